//! Cards played from below, from far away and out of turn.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z2_02_through_the_wall_above_ground() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile hospital 0 -1
     tile police-station 1 -1
     A: at 1/5
     hand A: breakthrough
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play breakthrough aim={"side":"e"}
        "#]],
    );
}

#[test]
fn zom_c_z2_02_not_through_a_wall_from_below() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile hospital 0 -1
     tile police-station 1 -1
     A: at 1/5, below
     hand A: breakthrough
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A:
        "#]],
    );
}

#[test]
fn zom_c_z6_11_not_on_a_player_held_by_fear() {
    check(
        &["ZOM-8.13"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=on tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile subway-station 0 -1
     tile subway-station 0 1 turn 2
     A: at 1/4, rides
     hand B: missed-step
     lasting fear by C on A now
     stack:
     begin arrival",
        "A pick square 2/0
         cards B",
        expect![[r#"
            > A pick square 2/0
                pawn-put seat=A from=1/4 to=2/0
                window-opened moment=leaves-subway subject=A
            cards B:
        "#]],
    );
}

#[test]
fn zom_c_z7_11_not_on_a_player_held_by_fear() {
    check(
        &["ZOM-8.13"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile ticket-booth 0 -1
     fun-house
     hand B: not-exit
     lasting fear by C on A now
     A: at 3/4
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
            cards B:
        "#]],
    );
}

#[test]
fn zom_c_z35_16_by_the_shorter_of_two_ways_up() {
    check(
        &["ZOM-11.20"],
        "seats 4
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     tile straight -1 0 turn 1
     A: at 0/0, below
     B: at 1/4
     C: at 2/1
     D: at 1/1
     hand A: there-you-are
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play there-you-are aim={"square":2/1}
        "#]],
    );
}

#[test]
fn zom_c_z35_16_by_the_other_of_two_ways_up() {
    check(
        &["ZOM-11.20"],
        "seats 4
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     tile straight -1 0 turn 1
     A: at 0/0, below
     B: at 1/4
     C: at 2/7
     D: at 1/1
     hand A: there-you-are
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play there-you-are aim={"square":1/4}
        "#]],
    );
}

#[test]
fn zom_c_z1_08_not_from_door_to_door() {
    check(
        &["ZOM-C-Z1-08"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile fire-station 0 -1
     A: at 1/3
     lasting claustrophobia by B on A now
     stack:
     begin movement 2",
        "? A",
        expect![[r#"
            ? A: step to=1/6, walk to=1/7
        "#]],
    );
}

#[test]
fn zom_c_z8_02_a_roll_of_no_square() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     lasting stir-crazy by C on A now
     lasting shoe-untied by B on A now
     stack:
     begin movement-roll",
        "chance die 1
         = pending",
        expect![[r#"
            > chance die 1
                movement-rolled seat=A die=1
                turn-ended seat=A
                effect-ended card=stir-crazy aim={"player":"A"}
                effect-ended card=shoe-untied aim={"player":"A"}
                turn-began seat=B round=1
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z2_13_another_effect_on_the_tile_stays() {
    check(
        &["ZOM-C-Z2-13"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     A: at 1/4
     hand B: go-team
     hand C: smell
     stack:
     begin before-movement-roll",
        "B play go-team player A
         C pass
         C pass
         C play smell player A
         quiet
         = lasting
         chance die 3
         A step 1/7
         A step 0/1
         A stop
         = lasting",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play go-team player A
            > C pass
                card-played seat=B card=go-team aim={"player":"A"}
                window-opened moment=card-played subject=B
            > C pass
                window-closed moment=card-played
                card-took-effect seat=B card=go-team
                effect-began seat=B card=go-team aim={"tile":1}
                asked-anew moment=before-movement-roll
            > C play smell player A
                card-played seat=C card=smell aim={"player":"A"}
                card-took-effect seat=C card=smell
                effect-began seat=C card=smell aim={"tile":1}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            = lasting: go-team on tile 1 during of=A has_begun=true, smell on tile 1 during of=A has_begun=true
            > chance die 3
                movement-rolled seat=A die=3
            > A step 1/7
                moved seat=A from=1/4 to=1/7 is_below=false
            > A step 0/1
                moved seat=A from=1/7 to=0/1 is_below=false
            > A stop
                stopped seat=A led_by=null
                effect-ended card=smell aim={"tile":1}
                turn-ended seat=A
                effect-ended card=go-team aim={"tile":1}
                turn-began seat=B round=1
            = lasting:
        "#]],
    );
}

#[test]
fn zom_c_z4_18_a_page_that_is_discarded() {
    check(
        &["ZOM-C-Z4-18"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     items A: page-doggie
     stack:
     begin movement 1",
        "A use page-doggie
         quiet
         = table",
        expect![[r#"
            > A use page-doggie
                item-used seat=A card=page-doggie aim=nothing
                card-took-effect seat=A card=page-doggie
            > quiet
            = table: active A, deck 313, discard [page-doggie], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z4_20_the_pile_is_looked_through_and_not_the_deck() {
    check(
        &["ZOM-C-Z4-20"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand B: fear, grenade
     items A: page-not-right
     deck 6
     discard: molotov, chainsaw
     stack:
     begin movement 1",
        "A use page-not-right pile discard
         quiet
         = pending
         worlds A",
        expect![[r#"
            > A use page-not-right pile discard
                item-used seat=A card=page-not-right aim={"pile":"discard"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=page-not-right
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"page-not-right","stage":"page-not-right-take-out"}}
            worlds A: others, too
        "#]],
    );
}

#[test]
fn zom_c_z6_02_a_scalpel_comes_back() {
    check(
        &["ZOM-C-Z6-02", "ZOM-C-Z5-09"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile hospital 0 -1
     A: at 1/1
     B: at 0/4
     hand A: scalpel
     hand B: back-at-ya
     stack:
     begin movement 1",
        "A play scalpel player B
         B play back-at-ya
         quiet
         = A
         = B
         = table",
        expect![[r#"
            > A play scalpel player B
                card-played seat=A card=scalpel aim={"player":"B"}
                window-opened moment=card-played subject=A
            > B play back-at-ya
                card-played seat=B card=back-at-ya aim=nothing
                card-took-effect seat=B card=back-at-ya
                asked-anew moment=card-played
                window-closed moment=card-played
                item-put-in-play seat=B card=scalpel
                item-put-in-play seat=A card=scalpel
            > quiet
            = A: at 1/1, life 3, bullets 3, kills 0, hand [], items [scalpel], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], items [scalpel], played
            = table: active A, deck 312, discard [back-at-ya], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z5_09_a_player_who_holds_one_may_give_another() {
    check(
        &["ZOM-C-Z5-09"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile hospital 0 -1
     A: at 1/1
     items A: scalpel
     hand A: scalpel
     stack:
     begin movement 1",
        "A play scalpel player B
         quiet
         = A
         = B",
        expect![[r#"
            > A play scalpel player B
                card-played seat=A card=scalpel aim={"player":"B"}
                item-put-in-play seat=B card=scalpel
            > quiet
            = A: at 1/1, life 3, bullets 3, kills 0, hand [], items [scalpel], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], items [scalpel]
        "#]],
    );
}

#[test]
fn zom_c_z4_04_zombies_of_the_mall_are_not_held() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile front-door 0 -1
     tile pet-store 0 -3
     zombies: 3/4
     lasting dog-repellent by B
     stack:
     begin zombie-roll",
        "chance die 1
         ? A",
        expect![[r#"
            > chance die 1
                zombies-rolled seat=A die=1
            ? A: move-zombie from=3/4 to=3/1, move-zombie from=3/4 to=3/5, move-zombie from=3/4 to=3/7, move-zombie from=3/4 to=3/3
        "#]],
    );
}

#[test]
fn zom_c_z4_04_from_below_a_lawn() {
    check(
        &["ZOM-C-Z4-04", "ZOM-11.20"],
        "seats 2
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile woods09 0 -2
     A: at 0/0, below
     dogs: 2/4
     lasting dog-repellent by A
     stack:
     begin zombie-roll",
        "chance die 2
         ? A",
        expect![[r#"
            > chance die 2
                zombies-rolled seat=A die=2
            ? A: move-zombie from=2/4 to=2/1, move-zombie from=2/4 to=2/5, move-zombie from=2/4 to=2/3, move-zombie from=2/4 to=2/2, move-zombie from=2/4 to=2/0, move-zombie from=2/4 to=2/8, move-zombie from=2/4 to=2/6
        "#]],
    );
}
