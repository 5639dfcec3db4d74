//! Chapter 16: the sewers.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_ex33_down_along_and_up() {
    check(
        &["ZOM-16.1", "ZOM-16.4", "ZOM-16.5", "ZOM-16.6", "ZOM-16.7", "ZOM-16.14", "ZOM-16.20"],
        "seats 2
     tile police-station 0 -1 turn 0
     begin movement 1",
        "? A
         ! A go-down
         A place-manhole
         ? A
         A go-down
         = A
         ? A",
        expect![[r#"
            ? A: stop, place-manhole, step to=0/1, step to=0/5, step to=0/7, step to=0/3
            ! A go-down: no-way-down (ZOM-16.7)
            > A place-manhole
                manhole-placed seat=A at=0/4
            ? A: stop, go-down, step to=0/1, step to=0/5, step to=0/7, step to=0/3
            > A go-down
                went-down seat=A
            = A: at 0/4, life 3, bullets 3, guts 3, kills 0, hand [], below
            ? A: stop, come-up, step to=0/1, step to=0/5, step to=0/7, step to=0/3
        "#]],
    );
}

#[test]
fn zom_ex33_the_toll_and_the_way_up() {
    check(
        &["ZOM-16.9", "ZOM-16.11", "ZOM-16.15", "ZOM-16.16"],
        "seats 2
     tile police-station 0 -1 turn 0
     zombies: 1/1
     manholes: 0/4
     A: below, sewer 1, guts 2
     stack:
     begin toll",
        "? A
         A pay guts
         chance die 5
         A walk 1/4
         ! A come-up
         A walk 0/1
         A come-up
         = A",
        expect![[r#"
            ? A: come-up, pay good=guts, pay good=life
            > A pay guts
                guts-lost seat=A n=1
            > chance die 5
                movement-rolled seat=A die=5
            > A walk 1/4
                moved seat=A from=0/4 to=0/1 is_below=true
                moved seat=A from=0/1 to=1/7 is_below=true
                moved seat=A from=1/7 to=1/4 is_below=true
            ! A come-up: no-way-up (ZOM-16.9)
            > A walk 0/1
                moved seat=A from=1/4 to=1/7 is_below=true
                moved seat=A from=1/7 to=0/1 is_below=true
            > A come-up
                manhole-placed seat=A at=0/1
                came-up seat=A
            = A: at 0/1, life 3, bullets 3, guts 1, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_16_12_up_before_the_toll() {
    check(
        &["ZOM-16.12", "ZOM-16.21"],
        "seats 2
     manholes: 0/4
     A: below
     stack:
     begin toll",
        "A come-up
         chance die 5
         ! A go-down
         = A",
        expect![[r#"
            > A come-up
                came-up seat=A
            > chance die 5
                movement-rolled seat=A die=5
            ! A go-down: came-up-before-the-toll (ZOM-16.21)
            = A: at 0/4, life 3, bullets 3, guts 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_16_22_once_each_way() {
    check(
        &["ZOM-16.22"],
        "seats 2
     manholes: 0/4
     begin movement 3",
        "A go-down
         A come-up
         ! A go-down
         ? A",
        expect![[r#"
            > A go-down
                went-down seat=A
            > A come-up
                came-up seat=A
            ! A go-down: gone-down-already (ZOM-16.22)
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3
        "#]],
    );
}

#[test]
fn zom_16_22_up_once() {
    check(
        &["ZOM-16.22"],
        "seats 2
     manholes: 0/4
     A: below
     begin movement 3",
        "A come-up
         A go-down
         ! A come-up
         ? A",
        expect![[r#"
            > A come-up
                came-up seat=A
            > A go-down
                went-down seat=A
            ! A come-up: come-up-already (ZOM-16.22)
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, walk to=0/2, walk to=0/0, walk to=0/8, walk to=0/6
        "#]],
    );
}

#[test]
fn zom_16_19_up_onto_a_zombie() {
    check(
        &["ZOM-16.19"],
        "seats 2
     manholes: 0/4
     zombies: 0/4
     A: below
     begin toll",
        "A come-up
         = pending",
        expect![[r#"
            > A come-up
                came-up seat=A
                fight-began seat=A at=0/4 figure=zombie
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_ex34_the_last_life() {
    check(
        &["ZOM-16.10", "ZOM-16.13"],
        "seats 2
     tile police-station 0 -1 turn 0
     A: at 1/0, below, life 1, guts 0, sewer 0
     stack:
     begin toll",
        "= A",
        expect![[r#"
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/0 to=0/4
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 0, bullets 0, guts 0, kills 0, hand [], dead
        "#]],
    );
}

#[test]
fn zom_16_8_not_while_a_zombie_is_there() {
    check(
        &["ZOM-16.8"],
        "seats 2
     rules dodge=on
     manholes: 0/4
     zombies: 0/4
     A: bullets 0
     begin fight",
        "chance die 3
         chance cards fear fear grenade
         quiet
         chance die 2
         quiet
         ! A go-down
         ? A",
        expect![[r#"
                fight-began seat=A at=0/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=0/4 figure=zombie die=3 plus=0 needed=4
                zombie-dodged seat=A at=0/4
            > chance cards fear fear grenade
                cards-drawn seat=A n=3 cards=null
                window-opened moment=before-movement-roll subject=A
            > quiet
                window-closed moment=before-movement-roll
            > chance die 2
                movement-rolled seat=A die=2
                window-opened moment=after-movement-roll subject=A
            > quiet
            ! A go-down: zombie-on-the-manhole (ZOM-16.8)
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, play card=fear aim={"player":"B"}
        "#]],
    );
}

#[test]
fn zom_16_17_below_nothing_is_taken() {
    check(
        &["ZOM-16.17"],
        "seats 2
     manholes: 0/4
     bullets: 0/4
     A: below
     begin movement 2",
        "! A take
         ? A",
        expect![[r#"
            ! A take: nothing-below (ZOM-16.17)
            ? A: stop, come-up, step to=0/1, step to=0/5, step to=0/7, step to=0/3, walk to=0/2, walk to=0/0, walk to=0/8, walk to=0/6
        "#]],
    );
}

#[test]
fn zom_16_23_no_manhole_on_a_token() {
    check(
        &["ZOM-16.23"],
        "seats 2
     rules guts=off tiles=z1-z6-z8 mixed_stack=on
     tile prison-yard 0 -1 turn 0
     life: 1/7
     A: at 1/7, life 5
     stack:
     begin movement 2",
        "? A
         ! A place-manhole
         A step 1/4
         A place-manhole
         = tile 1",
        expect![[r#"
            ? A: stop, step to=1/4, step to=1/8, step to=0/1, step to=1/6, walk to=1/1, walk to=1/5, walk to=1/3, walk to=0/4
            ! A place-manhole: token-is-here (ZOM-16.23)
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            > A place-manhole
                manhole-placed seat=A at=1/4
            = tile 1: prison-yard at 0 -1 turn 0, zombies [], bullets [], life [7], manholes [4]
        "#]],
    );
}

#[test]
fn zom_16_23_nobody_comes_up_through_a_token() {
    check(
        &["ZOM-16.23", "ZOM-16.9"],
        "seats 2
     rules guts=off tiles=z1-z6-z8 mixed_stack=on
     tile prison-yard 0 -1 turn 0
     life: 1/7
     A: at 1/7, below
     stack:
     begin movement 2",
        "! A come-up
         A step 1/4
         A come-up
         = tile 1",
        expect![[r#"
            ! A come-up: token-is-here (ZOM-16.23)
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=true
            > A come-up
                manhole-placed seat=A at=1/4
                came-up seat=A
            = tile 1: prison-yard at 0 -1 turn 0, zombies [], bullets [], life [7], manholes [4]
        "#]],
    );
}

#[test]
fn zom_16_2_where_no_manhole_goes() {
    check(
        &["ZOM-16.2", "ZOM-16.3", "ZOM-16.1"],
        "seats 2
     rules guts=off
     tile police-station 0 -1 turn 0
     tile helipad 0 1
     manholes: 0/4
     A: at 0/4
     B: at 2/1
     stack:
     begin movement 6",
        "! A place-manhole
         A walk 1/4
         ! A place-manhole
         A step 1/7
         A place-manhole
         = A",
        expect![[r#"
            ! A place-manhole: manhole-is-here (ZOM-16.3)
            > A walk 1/4
                moved seat=A from=0/4 to=0/1 is_below=false
                moved seat=A from=0/1 to=1/7 is_below=false
                moved seat=A from=1/7 to=1/4 is_below=false
            ! A place-manhole: no-manhole-here (ZOM-16.2)
            > A step 1/7
                moved seat=A from=1/4 to=1/7 is_below=false
            > A place-manhole
                manhole-placed seat=A at=1/7
            = A: at 1/7, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}
