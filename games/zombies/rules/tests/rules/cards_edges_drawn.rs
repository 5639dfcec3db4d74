//! Rolls and draws of cards: only what was asked for, and each one separately.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_11_23_only_the_roll_that_is_asked_for() {
    check(
        &["ZOM-11.23"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: mystery-meat
     stack:
     begin movement 1",
        "A play mystery-meat player B
         quiet
         ! chance dice 1 2
         ! chance cards fear
         ! chance tile straight
         ! chance card fear
         ! chance die 7
         chance die 4",
        expect![[r#"
            > A play mystery-meat player B
                card-played seat=A card=mystery-meat aim={"player":"B"}
                card-took-effect seat=A card=mystery-meat
            > quiet
            ! chance dice 1 2: impossible-roll (TABLE-6)
            ! chance cards fear: impossible-roll (TABLE-6)
            ! chance tile straight: impossible-roll (TABLE-6)
            ! chance card fear: impossible-roll (TABLE-6)
            ! chance die 7: impossible-roll (TABLE-6)
            > chance die 4
                die-rolled seat=B card=mystery-meat die=4
        "#]],
    );
}

#[test]
fn zom_c_z1_15_each_die_for_itself() {
    check(
        &["ZOM-C-Z1-15"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: kills 3, bullets 0, life 3
     hand A: not-dead
     stack:
     begin movement 1",
        "A play not-dead player B
         quiet
         chance dice 2 3
         B pick good life
         B pick die 1
         chance die 6
         B pick good life
         chance die 5
         = B",
        expect![[r#"
            > A play not-dead player B
                card-played seat=A card=not-dead aim={"player":"B"}
                card-took-effect seat=A card=not-dead
            > quiet
            > chance dice 2 3
                die-rolled seat=B card=not-dead die=2
                die-rolled seat=B card=not-dead die=3
            > B pick good life
                picked seat=B card=not-dead aim={"good":"life"}
            > B pick die 1
                picked seat=B card=not-dead aim={"die":1}
                life-lost seat=B halves=2 card=not-dead
            > chance die 6
                die-rolled seat=B card=not-dead die=6
            > B pick good life
                picked seat=B card=not-dead aim={"good":"life"}
                life-lost seat=B halves=2 card=not-dead
            > chance die 5
                die-rolled seat=B card=not-dead die=5
            = B: at 0/4, life 1, bullets 0, kills 3, hand []
        "#]],
    );
}

#[test]
fn zom_c_z5_03_put_back_without_guts() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8 put_back=electro
     hand A: electro
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A:
        "#]],
    );
}

#[test]
fn zom_c_z2_12_at_a_death_in_between_a_hand_may_be_played() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/1, life 1
     zombies: 1/0
     hand B: weekend-pass
     hand C: fear, molotov
     items A: grenade
     stack:
     begin movement 1",
        "B play weekend-pass player C
         A use grenade building 1/0
         C pass
         C pass
         = pending
         cards C",
        expect![[r#"
            > B play weekend-pass player C
                card-played seat=B card=weekend-pass aim={"player":"C"}
                window-opened moment=card-played subject=B
            > A use grenade building 1/0
            > C pass
                item-used seat=A card=grenade aim={"building":1/0}
                window-opened moment=card-played subject=A
            > C pass
                window-closed moment=card-played
                card-took-effect seat=A card=grenade
                zombie-collected seat=A at=1/0 figure=zombie
                life-lost seat=A halves=2 card=grenade
                died seat=A
                window-opened moment=death subject=A
            = seats who=["C"] mode=reaction question={"react":{"moment":"death","subject":"A","card":null}}
            cards C: play fear aim={"player":"A"}, play fear aim={"player":"B"}
        "#]],
    );
}

#[test]
fn zom_c_z7_02_the_last_three_cards() {
    check(
        &["ZOM-C-Z7-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: cant-sleep
     deck 3
     discard: fear
     stack:
     begin movement 1",
        "A play cant-sleep
         quiet
         chance cards adrenaline-rush adrenaline-rush all-the-marbles
         = A
         = table",
        expect![[r#"
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            > quiet
            > chance cards adrenaline-rush adrenaline-rush all-the-marbles
                card-shown seat=A card=adrenaline-rush
                card-shown seat=A card=adrenaline-rush
                card-shown seat=A card=all-the-marbles
                card-discarded seat=A card=adrenaline-rush
                card-discarded seat=A card=adrenaline-rush
                card-discarded seat=A card=all-the-marbles
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = table: active A, deck 0, discard [fear cant-sleep adrenaline-rush adrenaline-rush all-the-marbles], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z7_02_a_single_card_that_is_known() {
    check(
        &["ZOM-C-Z7-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: familiar
     hand B: cant-sleep
     deck 1
     stack:
     begin movement 1",
        "A play familiar
         B pass
         chance cards adrenaline-rush
         = pending
         B play cant-sleep
         quiet
         = B
         = table",
        expect![[r#"
            > A play familiar
                card-played seat=A card=familiar aim=nothing
                window-opened moment=card-played subject=A
            > B pass
                window-closed moment=card-played
                card-took-effect seat=A card=familiar
            > chance cards adrenaline-rush
                deck-seen seat=A n=1 cards=null
            = seats who=["A","B"] ready=["B"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            > B play cant-sleep
                card-played seat=B card=cant-sleep aim=nothing
                card-took-effect seat=B card=cant-sleep
                card-shown seat=B card=adrenaline-rush
                deck-shuffled n=1
            > quiet
            = B: at 0/4, life 3, bullets 3, kills 0, hand [adrenaline-rush], played
            = table: active A, deck 1, discard [], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z7_02_a_card_that_was_lost_meanwhile() {
    check(
        &["ZOM-C-Z7-02", "ZOM-C-Z8-15"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: cant-sleep
     hand B: shakedown
     stack:
     begin movement 1",
        "A play cant-sleep
         B pass
         chance cards fear claustrophobia grenade
         = pending
         A pick card fear
         B play shakedown player A
         quiet
         B pick card claustrophobia
         quiet
         = A
         = table",
        expect![[r#"
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                window-opened moment=card-played subject=A
            > B pass
                window-closed moment=card-played
                card-took-effect seat=A card=cant-sleep
            > chance cards fear claustrophobia grenade
                card-shown seat=A card=fear
                card-shown seat=A card=claustrophobia
                card-shown seat=A card=grenade
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"cant-sleep","stage":"cant-sleep-next"}}
            > A pick card fear
                picked seat=A card=cant-sleep aim={"card":"fear"}
                card-played seat=A card=fear aim={"player":"B"}
                window-opened moment=card-played subject=A
            > B play shakedown player A
                card-played seat=B card=shakedown aim={"player":"A"}
                card-took-effect seat=B card=shakedown
                hand-seen seat=B of=A cards=null
            > quiet
            > B pick card claustrophobia
                picked seat=B card=shakedown aim={"card":"claustrophobia"}
                card-discarded seat=A card=claustrophobia
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                card-discarded seat=A card=grenade
            > quiet
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = table: active A, deck 309, discard [cant-sleep claustrophobia shakedown fear grenade], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting [fear]
        "#]],
    );
}

#[test]
fn zom_c_z7_02_cards_of_the_kind_already_in_hand_stay() {
    check(
        &["ZOM-C-Z7-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: cant-sleep, fear, grenade
     stack:
     begin movement 1",
        "A play cant-sleep
         quiet
         chance cards fear grenade molotov
         = A
         = table",
        expect![[r#"
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            > quiet
            > chance cards fear grenade molotov
                card-shown seat=A card=fear
                card-shown seat=A card=grenade
                card-shown seat=A card=molotov
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                card-discarded seat=A card=grenade
                card-discarded seat=A card=molotov
            = A: at 0/4, life 3, bullets 3, kills 0, hand [fear grenade], played
            = table: active A, deck 308, discard [cant-sleep fear grenade molotov], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting [fear]
        "#]],
    );
}

#[test]
fn zom_22_8_after_a_page_another_card() {
    check(
        &["ZOM-22.8", "ZOM-C-Z7-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: cant-sleep
     stack:
     begin movement 1",
        "A play cant-sleep
         quiet
         chance cards fear page-twist grenade
         A pick card page-twist
         quiet
         = A
         = lasting",
        expect![[r#"
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            > quiet
            > chance cards fear page-twist grenade
                card-shown seat=A card=fear
                card-shown seat=A card=page-twist
                card-shown seat=A card=grenade
            > A pick card page-twist
                picked seat=A card=cant-sleep aim={"card":"page-twist"}
                card-played seat=A card=page-twist aim=nothing
                item-put-in-play seat=A card=page-twist
                card-played seat=A card=fear aim={"player":"B"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                card-discarded seat=A card=grenade
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], items [page-twist], played
            = lasting: fear on player B during of=B has_begun=false
        "#]],
    );
}

#[test]
fn zom_11_2_a_house_in_the_woods_with_a_dog() {
    check(
        &["ZOM-C-Z1-16"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile cabin 0 -2
     dogs: 2/0
     hand A: couldnt-get-worse
     stack:
     begin movement 1",
        "A play couldnt-get-worse building 2/0
         quiet
         = tile 2
         = pending",
        expect![[r#"
            > A play couldnt-get-worse building 2/0
                card-played seat=A card=couldnt-get-worse aim={"building":2/0}
                card-took-effect seat=A card=couldnt-get-worse
                zombie-put at=2/1 figure=dog
                zombie-put at=2/3 figure=dog
                zombie-put at=2/4 figure=dog
            > quiet
            = tile 2: cabin at 0 -2 turn 0, zombies [0 1 3 4], bullets [], life [], manholes []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}
