//! Cards that are drawn and played at once.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z7_02_what_can_be_played_and_what_not() {
    check(
        &["ZOM-C-Z7-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: cant-sleep
     stack:
     begin movement 1",
        "A play cant-sleep
         quiet
         = pending
         chance cards fear fear grenade
         = pending
         ? A
         = A
         = table",
        expect![[r#"
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            > quiet
            = chance cards={"seat":"A","n":3}
            > chance cards fear fear grenade
                card-shown seat=A card=fear
                card-shown seat=A card=fear
                card-shown seat=A card=grenade
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                card-discarded seat=A card=grenade
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = table: active A, deck 310, discard [cant-sleep fear fear grenade], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting [fear]
        "#]],
    );
}

#[test]
fn zom_c_z7_02_several_cards_in_any_order() {
    check(
        &["ZOM-C-Z7-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     hand A: cant-sleep
     stack:
     begin movement 1",
        "A play cant-sleep
         quiet
         chance cards fear not-dead claustrophobia
         ? A
         A pick card claustrophobia
         quiet
         ? A
         = A
         = lasting
         = table",
        expect![[r#"
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            > quiet
            > chance cards fear not-dead claustrophobia
                card-shown seat=A card=fear
                card-shown seat=A card=not-dead
                card-shown seat=A card=claustrophobia
            ? A: pick aim={"card":"fear"}, pick aim={"card":"claustrophobia"}
            > A pick card claustrophobia
                picked seat=A card=cant-sleep aim={"card":"claustrophobia"}
                card-played seat=A card=claustrophobia aim={"player":"B"}
                card-took-effect seat=A card=claustrophobia
                effect-began seat=A card=claustrophobia aim={"player":"B"}
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                card-discarded seat=A card=not-dead
            > quiet
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = lasting: claustrophobia on player B during of=B has_begun=false, fear on player B during of=B has_begun=false
            = table: active A, deck 310, discard [cant-sleep claustrophobia fear not-dead], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting [claustrophobia fear]
        "#]],
    );
}

#[test]
fn zom_c_z7_02_a_deck_of_one_and_a_pile() {
    check(
        &["ZOM-C-Z7-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: cant-sleep
     deck 1
     discard: fear, grenade, molotov
     stack:
     begin movement 1",
        "cards A
         A play cant-sleep
         quiet
         = pending
         chance cards adrenaline-rush
         = pending
         chance cards fear grenade
         = A
         = table",
        expect![[r#"
            cards A: play cant-sleep aim=nothing
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            > quiet
            = chance cards={"seat":"A","n":1}
            > chance cards adrenaline-rush
                card-shown seat=A card=adrenaline-rush
                deck-shuffled n=3
            = chance cards={"seat":"A","n":2}
            > chance cards fear grenade
                card-shown seat=A card=fear
                card-shown seat=A card=grenade
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                card-discarded seat=A card=adrenaline-rush
                card-discarded seat=A card=grenade
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = table: active A, deck 1, discard [cant-sleep fear adrenaline-rush grenade], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting [fear]
        "#]],
    );
}

#[test]
fn zom_c_z7_02_a_pile_alone() {
    check(
        &["ZOM-C-Z7-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: cant-sleep
     deck 0
     discard: grenade
     stack:
     begin movement 1",
        "cards A
         A play cant-sleep
         quiet
         = pending
         chance cards grenade
         = A
         = table",
        expect![[r#"
            cards A: play cant-sleep aim=nothing
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
                deck-shuffled n=1
            > quiet
            = chance cards={"seat":"A","n":1}
            > chance cards grenade
                card-shown seat=A card=grenade
                card-discarded seat=A card=grenade
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = table: active A, deck 0, discard [cant-sleep grenade], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z7_02_known_cards_on_top() {
    check(
        &["ZOM-C-Z7-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: familiar
     hand B: cant-sleep
     deck 3
     stack:
     begin movement 1",
        "A play familiar
         quiet
         chance cards adrenaline-rush all-the-marbles adrenaline-rush
         A pick card adrenaline-rush
         A pick card all-the-marbles
         B play cant-sleep
         quiet
         = pending
         = B
         = table",
        expect![[r#"
            > A play familiar
                card-played seat=A card=familiar aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=familiar
            > chance cards adrenaline-rush all-the-marbles adrenaline-rush
                deck-seen seat=A n=3 cards=null
            > A pick card adrenaline-rush
                picked-in-secret seat=A card=familiar aim=null
                card-discarded seat=A card=adrenaline-rush
            > A pick card all-the-marbles
                picked-in-secret seat=A card=familiar aim=null
            > B play cant-sleep
                card-played seat=B card=cant-sleep aim=nothing
                card-took-effect seat=B card=cant-sleep
                card-shown seat=B card=adrenaline-rush
                card-shown seat=B card=all-the-marbles
                deck-shuffled n=2
            > quiet
            = chance cards={"seat":"B","n":1}
            = B: at 0/4, life 3, bullets 3, kills 0, hand [adrenaline-rush all-the-marbles], played
            = table: active A, deck 2, discard [], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z7_02_a_second_one_among_them() {
    check(
        &["ZOM-C-Z7-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: cant-sleep
     stack:
     begin movement 1",
        "A play cant-sleep
         quiet
         chance cards cant-sleep grenade molotov
         = pending
         chance cards fear chainsaw chainsaw
         = pending
         = A
         = table",
        expect![[r#"
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            > quiet
            > chance cards cant-sleep grenade molotov
                card-shown seat=A card=cant-sleep
                card-shown seat=A card=grenade
                card-shown seat=A card=molotov
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            = chance cards={"seat":"A","n":3}
            > chance cards fear chainsaw chainsaw
                card-shown seat=A card=fear
                card-shown seat=A card=chainsaw
                card-shown seat=A card=chainsaw
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                card-discarded seat=A card=grenade
                card-discarded seat=A card=molotov
                card-discarded seat=A card=chainsaw
                card-discarded seat=A card=chainsaw
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = table: active A, deck 307, discard [cant-sleep cant-sleep fear grenade molotov chainsaw chainsaw], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting [fear]
        "#]],
    );
}
