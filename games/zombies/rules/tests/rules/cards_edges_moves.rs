//! Movements changed by cards: who can be led and taken along.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z6_11_only_on_a_player_leaving_the_subway() {
    check(
        &["ZOM-10.40"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=on tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile subway-station 0 -1
     tile subway-station 0 1 turn 2
     active A
     A: at 1/4, rides
     hand B: missed-step
     stack:
     begin arrival",
        "A pick square 2/0
         cards B
         B play missed-step player A
         quiet
         ? B",
        expect![[r#"
            > A pick square 2/0
                pawn-put seat=A from=1/4 to=2/0
                window-opened moment=leaves-subway subject=A
            cards B: play missed-step aim={"player":"A"}
            > B play missed-step player A
                card-played seat=B card=missed-step aim={"player":"A"}
                card-took-effect seat=B card=missed-step
            > quiet
            ? B: pick aim={"square":1/0}, pick aim={"square":1/1}, pick aim={"square":1/2}, pick aim={"square":2/1}, pick aim={"square":2/2}
        "#]],
    );
}

#[test]
fn zom_c_z7_11_only_on_a_player_on_the_threshold() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile ticket-booth 0 -1
     fun-house
     hand B: not-exit
     A: at 3/4
     C: at 4/4
     stack:
     begin movement 6",
        "A step 3/3
         A step 4/7
         A step 3/7
         A walk 3/3
         A leave
         cards B",
        expect![[r#"
            > A step 3/3
                moved seat=A from=3/4 to=3/3 is_below=false
            > A step 4/7
                moved seat=A from=3/3 to=4/7 is_below=false
                tile-turned spot=3 turn=1
            > A step 3/7
                moved seat=A from=4/7 to=3/7 is_below=false
                tile-turned spot=4 turn=0
            > A walk 3/3
                moved seat=A from=3/7 to=3/4 is_below=false
                moved seat=A from=3/4 to=3/3 is_below=false
            > A leave
                leaves-fun-house seat=A
                window-opened moment=leaves-fun-house subject=A
            cards B: play not-exit aim={"player":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z1_05_only_the_player_who_moves() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand B: brain-cramp
     stack:
     begin after-movement-roll 2",
        "quiet
         A step 0/1
         cards B",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            > quiet
            > A step 0/1
                window-closed moment=after-movement-roll
                moved seat=A from=0/4 to=0/1 is_below=false
            cards B:
        "#]],
    );
}

#[test]
fn zom_c_z1_05_a_single_square_can_be_led() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand B: brain-cramp
     stack:
     begin movement-roll",
        "chance die 1
         cards B
         B play brain-cramp player A
         quiet
         = lasting",
        expect![[r#"
            > chance die 1
                movement-rolled seat=A die=1
                window-opened moment=after-movement-roll subject=A
            cards B: play brain-cramp aim={"player":"A"}
            > B play brain-cramp player A
                card-played seat=B card=brain-cramp aim={"player":"A"}
                card-took-effect seat=B card=brain-cramp
                effect-began seat=B card=brain-cramp aim={"player":"A"}
                asked-anew moment=after-movement-roll
                window-closed moment=after-movement-roll
            > quiet
            = lasting: brain-cramp on player A during of=A has_begun=true
        "#]],
    );
}

#[test]
fn zom_c_z1_05_no_square_to_lead() {
    check(
        &["ZOM-9.17"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand B: brain-cramp
     lasting shoe-untied by C on A now
     stack:
     begin movement-roll",
        "chance die 1
         cards B
         not now B",
        expect![[r#"
            > chance die 1
                movement-rolled seat=A die=1
                window-opened moment=after-movement-roll subject=A
            cards B:
            not now B:
                play card=brain-cramp aim=nothing: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z1_25_a_player_without_a_step_is_not_a_target() {
    check(
        &[],
        "seats 4
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile prison-gate 0 -1
     tile solitary-cells 0 -3
     tile front-door 0 1
     tile pet-store 0 3
     B: at 3/0
     C: at 5/1
     D: at 0/4, below
     hand A: where-everybody
     hand B: lockdown
     stack:
     begin movement 1",
        "cards A
         B play lockdown building 3/0
         quiet
         cards A",
        expect![[r#"
            cards A: play where-everybody aim={"player":"B"}, play where-everybody aim={"player":"C"}, play where-everybody aim={"player":"D"}
            > B play lockdown building 3/0
                card-played seat=B card=lockdown aim={"building":3/0}
                window-opened moment=card-played subject=B
            > quiet
                window-closed moment=card-played
                card-took-effect seat=B card=lockdown
                effect-began seat=B card=lockdown aim={"building":3/0}
            cards A: play where-everybody aim={"player":"C"}, play where-everybody aim={"player":"D"}
        "#]],
    );
}

#[test]
fn zom_c_z35_15_one_more_turn_at_most() {
    check(
        &["ZOM-C-Z35-15", "ZOM-C-Z7-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 1, bullets 1
     hand A: cant-sleep
     stack:
     begin movement 1",
        "A play cant-sleep
         quiet
         chance cards not-so-scary not-so-scary brain-cramp
         = pending
         = A",
        expect![[r#"
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            > quiet
            > chance cards not-so-scary not-so-scary brain-cramp
                card-shown seat=A card=not-so-scary
                card-shown seat=A card=not-so-scary
                card-shown seat=A card=brain-cramp
                card-played seat=A card=not-so-scary aim=nothing
                card-took-effect seat=A card=not-so-scary
                card-discarded seat=A card=not-so-scary
                card-discarded seat=A card=brain-cramp
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = A: at 0/4, life 1, bullets 1, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z35_07_not_on_a_dead_player() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     active B
     A: dead
     hand A: running
     hand C: running
     stack:
     begin before-movement-roll",
        "cards A
         cards C",
        expect![[r#"
                window-opened moment=before-movement-roll subject=B
            cards A:
            cards C: play running aim={"player":"B"}
        "#]],
    );
}

#[test]
fn zom_c_z3_10_a_bullet_or_a_card_to_take() {
    check(
        &["ZOM-C-Z3-10"],
        "seats 5
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: bullets 0
     B: bullets 1
     C: bullets 0
     D: bullets 0
     E: bullets 0, at 0/1
     hand A: lots-of-luck
     hand C: fear
     hand E: fear
     stack:
     begin movement 2",
        "cards A
         A play lots-of-luck player B
         quiet
         = A
         = B
         = pending",
        expect![[r#"
            cards A: play lots-of-luck aim={"player":"B"}, play lots-of-luck aim={"player":"C"}
            > A play lots-of-luck player B
                card-played seat=A card=lots-of-luck aim={"player":"B"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=lots-of-luck
                bullets-lost seat=B n=1
                bullets-gained seat=A n=1
                window-opened moment=after-zombies subject=A
                window-closed moment=after-zombies
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
                window-closed moment=turn-start
            = A: at 0/4, life 3, bullets 1, kills 0, hand [], played
            = B: at 0/4, life 3, bullets 0, kills 0, hand []
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z3_10_a_card_alone() {
    check(
        &["ZOM-C-Z3-10"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: bullets 0
     B: bullets 0
     hand A: lots-of-luck
     hand B: fear
     stack:
     begin movement 2",
        "A play lots-of-luck player B
         quiet
         ! chance card grenade
         chance card fear
         = A
         = B",
        expect![[r#"
            > A play lots-of-luck player B
                card-played seat=A card=lots-of-luck aim={"player":"B"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=lots-of-luck
            ! chance card grenade: impossible-roll (TABLE-6)
            > chance card fear
                card-taken seat=A from=B card=null
            = A: at 0/4, life 3, bullets 0, kills 0, hand [fear], played
            = B: at 0/4, life 3, bullets 0, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z35_23_who_can_be_taken_along() {
    check(
        &[],
        "seats 4
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: dead
     C: at 0/4
     D: at 0/4, below
     hand A: private
     stack:
     begin movement 2",
        "cards A",
        expect![[r#"
            cards A: play private aim={"player":"C"}
        "#]],
    );
}

#[test]
fn zom_c_z35_23_not_below() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: below
     B: below
     hand A: private
     stack:
     begin movement 2",
        "! A play private player B",
        expect![[r#"
            ! A play private player B: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_23_the_companion_enters_with_the_mover() {
    check(
        &["ZOM-C-Z35-23", "ZOM-C-Z5-05"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/4
     B: at 1/4
     items B: bike
     hand A: private
     stack:
     begin movement 2",
        "A play private player B
         quiet
         A step 1/1
         = B",
        expect![[r#"
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                card-took-effect seat=A card=private
            > quiet
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
                moved seat=B from=1/4 to=1/1 is_below=false
                item-lost seat=B card=bike
            = B: at 1/1, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z35_23_the_other_gets_a_jeep_too() {
    check(
        &["ZOM-C-Z35-23"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile front-gate 0 -1
     tile motor-pool 0 -4
     A: at 3/7
     B: at 3/7
     hand A: private
     stack:
     begin movement 3",
        "A play private player B
         quiet
         ? A
         A step 3/4",
        expect![[r#"
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                card-took-effect seat=A card=private
            > quiet
            ? A: stop, step to=3/4, step to=2/1, walk to=3/1, walk to=3/5, walk to=3/3, walk to=2/4, walk to=4/7, walk to=2/7
            > A step 3/4
                moved seat=A from=3/7 to=3/4 is_below=false
                moved seat=B from=3/7 to=3/4 is_below=false
        "#]],
    );
}

#[test]
fn zom_17_8_a_companion_loses_the_ride() {
    check(
        &["ZOM-17.8", "ZOM-C-Z35-23"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=on tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile subway-station 0 -1
     A: at 1/1
     B: at 1/1, rides
     hand A: private
     stack:
     begin movement 1",
        "A play private player B
         quiet
         A step 1/4
         = B
         = pending",
        expect![[r#"
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                card-took-effect seat=A card=private
            > quiet
            > A step 1/4
                moved seat=A from=1/1 to=1/4 is_below=false
                moved seat=B from=1/1 to=1/4 is_below=false
                turn-ended seat=A
                turn-began seat=B round=1
                turn-skipped seat=B
                turn-ended seat=B
                turn-began seat=A round=2
            = B: at 1/4, life 3, bullets 3, kills 0, hand []
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z35_23_a_companion_without_a_ride_has_none_to_lose() {
    check(
        &["ZOM-C-Z35-23"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=on tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile subway-station 0 -1
     A: at 1/7
     B: at 1/7
     hand A: private
     stack:
     begin movement 1",
        "A play private player B
         quiet
         A step 1/4
         = pending
         = B",
        expect![[r#"
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                card-took-effect seat=A card=private
            > quiet
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                moved seat=B from=1/7 to=1/4 is_below=false
                turn-ended seat=A
                turn-began seat=B round=1
            = chance cards={"seat":"B","n":3}
            = B: at 1/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z35_23_a_player_who_was_taken_away_does_not_follow() {
    check(
        &["ZOM-C-Z35-23"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     A: at 1/4
     B: at 1/4
     hand A: private
     hand C: bad-sense-of-direction
     stack:
     begin movement 3",
        "A play private player B
         quiet
         C play bad-sense-of-direction player B
         quiet
         A step 1/1
         = B",
        expect![[r#"
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=private
            > C play bad-sense-of-direction player B
                card-played seat=C card=bad-sense-of-direction aim={"player":"B"}
                life-lost seat=C halves=2 card=bad-sense-of-direction
                card-took-effect seat=C card=bad-sense-of-direction
                pawn-put seat=B from=1/4 to=0/4
            > quiet
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
            = B: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z35_23_a_player_who_died_does_not_follow() {
    check(
        &["ZOM-C-Z35-23"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     A: at 0/4
     B: at 0/4, life 1
     hand A: private
     hand C: mystery-meat
     stack:
     begin movement 3",
        "A play private player B
         quiet
         C play mystery-meat player B
         quiet
         chance die 1
         A step 0/1
         = B",
        expect![[r#"
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=private
            > C play mystery-meat player B
                card-played seat=C card=mystery-meat aim={"player":"B"}
                card-took-effect seat=C card=mystery-meat
            > quiet
            > chance die 1
                die-rolled seat=B card=mystery-meat die=1
                life-lost seat=B halves=2 card=mystery-meat
                died seat=B
                pawn-put seat=B from=0/4 to=0/4
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            = B: at 0/4, life 0, bullets 0, kills 0, hand [], dead
        "#]],
    );
}
