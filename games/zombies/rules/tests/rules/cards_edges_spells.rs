//! Lasting effects: whom they affect and where, and whom not.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z6_13_not_if_somebody_could_never_come_up() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     manholes: 0/1
     A: sewer 0
     B: below, sewer 1
     C: sewer 0
     hand A: thats-new
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play thats-new aim={"square":0/1}
        "#]],
    );
}

#[test]
fn zom_c_z6_13_the_last_manhole_of_a_player_without_tokens() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     manholes: 0/1
     B: below, sewer 0
     hand A: thats-new
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A:
        "#]],
    );
}

#[test]
fn zom_c_z6_13_another_manhole_is_open() {
    check(
        &["ZOM-C-Z6-13"],
        "seats 3
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     manholes: 0/1, 0/3
     B: below, sewer 0
     hand A: thats-new
     hand C: thats-new
     stack:
     begin movement 1",
        "cards A
         A play thats-new square 0/1
         quiet
         cards C",
        expect![[r#"
            cards A: play thats-new aim={"square":0/1}, play thats-new aim={"square":0/3}
            > A play thats-new square 0/1
                card-played seat=A card=thats-new aim={"square":0/1}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=thats-new
                effect-began seat=A card=thats-new aim={"square":0/1}
            cards C: play thats-new aim={"square":0/1}
        "#]],
    );
}

#[test]
fn zom_c_z3_16_no_zombie_enters_or_leaves() {
    check(
        &["ZOM-C-Z3-16"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     zombies: 0/1, 1/4
     items A: fries
     A: at 0/4
     stack:
     begin movement 1",
        "A use fries tile 0
         quiet
         A stop
         chance die 2
         ? A",
        expect![[r#"
            > A use fries tile 0
                item-used seat=A card=fries aim={"tile":0}
                card-took-effect seat=A card=fries
                effect-began seat=A card=fries aim={"tile":0}
            > quiet
            > A stop
                stopped seat=A led_by=null
            > chance die 2
                zombies-rolled seat=A die=2
            ? A: move-zombie from=0/1 to=0/4, move-zombie from=1/4 to=1/1, move-zombie from=1/4 to=1/7
        "#]],
    );
}

#[test]
fn zom_c_z5_04_go_team_for_one_turn() {
    check(
        &["ZOM-C-Z5-04"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1
     B: at 0/4
     zombies: 0/1
     hand B: go-team
     stack:
     begin turn",
        "B play go-team player B
         quiet
         = pending
         = lasting",
        expect![[r#"
                turn-began seat=A round=1
                window-opened moment=turn-start subject=A
            > B play go-team player B
                card-played seat=B card=go-team aim={"player":"B"}
                card-took-effect seat=B card=go-team
                effect-began seat=B card=go-team aim={"tile":0}
                asked-anew moment=turn-start
                window-closed moment=turn-start
                fight-began seat=A at=0/1 figure=zombie
            > quiet
            = chance fight={"seat":"A"}
            = lasting: go-team on tile 0 during of=B has_begun=false
        "#]],
    );
}

#[test]
fn zom_c_z3_14_zombies_of_the_mall_alone() {
    check(
        &["ZOM-C-Z3-14"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile front-door 0 -1
     tile pet-store 0 -3
     zombies: 0/1, 3/4
     lasting sprinkler by B
     stack:
     begin zombie-roll",
        "chance die 2
         ? A",
        expect![[r#"
            > chance die 2
                zombies-rolled seat=A die=2
            ? A: move-zombie from=0/1 to=0/4, move-zombie from=0/1 to=1/7
        "#]],
    );
}

#[test]
fn zom_c_z4_04_a_user_below() {
    check(
        &["ZOM-C-Z4-04"],
        "seats 2
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile woods09 0 -2
     A: at 0/3, below
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

#[test]
fn zom_c_z4_04_a_dog_may_go_away() {
    check(
        &["ZOM-C-Z4-04"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile woods09 0 -2
     A: at 0/4
     dogs: 2/4
     zombies: 0/1
     lasting dog-repellent by A
     stack:
     begin zombie-roll",
        "chance die 2
         ? A",
        expect![[r#"
            > chance die 2
                zombies-rolled seat=A die=2
            ? A: move-zombie from=0/1 to=0/4, move-zombie from=0/1 to=1/7, move-zombie from=2/4 to=2/1, move-zombie from=2/4 to=2/5, move-zombie from=2/4 to=2/3, move-zombie from=2/4 to=2/2, move-zombie from=2/4 to=2/0, move-zombie from=2/4 to=2/8, move-zombie from=2/4 to=2/6
        "#]],
    );
}
