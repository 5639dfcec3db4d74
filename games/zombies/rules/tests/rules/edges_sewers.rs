//! Chapter 16 at its edges: manholes and tolls.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_16_9_no_way_up_under_another_lead() {
    check(
        &["ZOM-12.1"],
        "seats 2
     rules guts=off
     tile straight 0 -1
     manholes: 0/4
     A: below
     lasting brain-cramp by B on A now
     stack:
     deck 0
     begin movement 2",
        "? B
         ! B come-up",
        expect![[r#"
            ? B: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, walk to=1/7, walk to=0/2, walk to=0/0, walk to=0/8, walk to=0/6
            ! B come-up: no-way-up (ZOM-16.9)
        "#]],
    );
}

#[test]
fn zom_16_7_down_without_a_square_left() {
    check(
        &["ZOM-16.7"],
        "seats 2
     rules guts=off
     tile straight 0 -1
     manholes: 1/4
     A: at 1/7, sewer 0
     stack:
     begin movement 1",
        "A step 1/4
         ? A
         A go-down
         ? A",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            ? A: stop, go-down
            > A go-down
                went-down seat=A
            ? A: stop, come-up
        "#]],
    );
}

#[test]
fn zom_16_22_no_way_leads_up_from_above_ground() {
    check(
        &["ZOM-16.9"],
        "seats 2
     rules guts=off
     manholes: 0/4
     A: below
     stack:
     begin movement 3",
        "? A
         A come-up
         ! A come-up
         ? A
         A go-down
         ! A come-up
         ! A go-down",
        expect![[r#"
            ? A: stop, come-up, step to=0/1, step to=0/5, step to=0/7, step to=0/3, walk to=0/2, walk to=0/0, walk to=0/8, walk to=0/6
            > A come-up
                came-up seat=A
            ! A come-up: no-way-up (ZOM-16.9)
            ? A: stop, go-down, step to=0/1, step to=0/5, step to=0/7, step to=0/3
            > A go-down
                went-down seat=A
            ! A come-up: come-up-already (ZOM-16.22)
            ! A go-down: no-way-down (ZOM-16.7)
        "#]],
    );
}

#[test]
fn zom_16_1_two_manholes_each() {
    check(
        &["ZOM-16.1"],
        "seats 2
     rules guts=off
     tile straight 0 -1
     tile straight 0 -2
     A: at 1/7
     stack:
     begin movement 6",
        "A place-manhole
         ! A place-manhole
         A step 1/4
         A step 1/1
         A place-manhole
         A step 2/7
         not now A",
        expect![[r#"
            > A place-manhole
                manhole-placed seat=A at=1/7
            ! A place-manhole: manhole-is-here (ZOM-16.3)
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
            > A place-manhole
                manhole-placed seat=A at=1/1
            > A step 2/7
                moved seat=A from=1/1 to=2/7 is_below=false
            not now A:
                step to=2/8: no-way-there (ZOM-12.4)
                step to=2/6: no-way-there (ZOM-12.4)
                take: no-token-here (ZOM-12.11)
                go-down: no-way-down (ZOM-16.7)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewer-token (ZOM-16.1)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
        "#]],
    );
}

#[test]
fn zom_2_4_without_sewers_nothing_leads_down() {
    check(
        &["ZOM-12.3"],
        "seats 2
     rules guts=off sewers=off
     tile police-station 0 -1
     bullets: 1/7
     life: 1/4
     A: at 1/7, life 5
     stack:
     begin movement 2",
        "? A
         not now A
         A take
         not now A",
        expect![[r#"
            ? A: stop, take, step to=1/4, step to=0/1, walk to=1/1, walk to=1/5, walk to=1/3, walk to=0/4
            not now A:
                step to=1/8: no-way-there (ZOM-12.4)
                step to=1/6: no-way-there (ZOM-12.4)
                go-down: no-sewers (ZOM-2.4)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewers (ZOM-2.4)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
            > A take
                token-taken seat=A at=1/7 token=bullet
                bullets-gained seat=A n=1
            not now A:
                step to=1/8: no-way-there (ZOM-12.4)
                step to=1/6: no-way-there (ZOM-12.4)
                take: no-token-here (ZOM-12.11)
                go-down: no-sewers (ZOM-2.4)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewers (ZOM-2.4)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
        "#]],
    );
}

#[test]
fn zom_16_20_what_is_possible_below() {
    check(
        &["ZOM-16.20", "ZOM-16.17"],
        "seats 2
     rules guts=off
     tile police-station 0 -1
     bullets: 1/7
     manholes: 1/4
     A: at 1/7, below, sewer 0
     stack:
     begin movement 1",
        "? A
         not now A
         A step 1/4
         ? A
         not now A",
        expect![[r#"
            ? A: stop, step to=1/4, step to=1/8, step to=0/1, step to=1/6
            not now A:
                take: nothing-below (ZOM-16.17)
                go-down: no-way-down (ZOM-16.7)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-manhole-below (ZOM-16.20)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=true
            ? A: stop, come-up
            not now A:
                step to=1/1: no-squares-left (ZOM-12.1)
                step to=1/5: no-squares-left (ZOM-12.1)
                step to=1/7: no-squares-left (ZOM-12.1)
                step to=1/3: no-squares-left (ZOM-12.1)
                take: nothing-below (ZOM-16.17)
                go-down: no-way-down (ZOM-16.7)
                place-manhole: no-manhole-below (ZOM-16.20)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
        "#]],
    );
}

#[test]
fn zom_16_8_a_zombie_on_the_manhole() {
    check(
        &["ZOM-7.15"],
        "seats 2
     rules guts=off
     tile straight 0 -1
     zombies: 1/4
     manholes: 1/4
     bullets: 1/1
     A: at 1/7
     lasting alternate-food-source by B
     stack:
     begin movement 2",
        "A step 1/4
         ? A
         not now A",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            ? A: stop, step to=1/1, step to=1/7
            not now A:
                step to=1/5: no-way-there (ZOM-12.4)
                step to=1/3: no-way-there (ZOM-12.4)
                take: no-token-here (ZOM-12.11)
                go-down: zombie-on-the-manhole (ZOM-16.8)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: manhole-is-here (ZOM-16.3)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
        "#]],
    );
}

#[test]
fn zom_16_13_the_toll_with_one_of_everything() {
    check(
        &["ZOM-16.11"],
        "seats 2
     A: below, sewer 0, guts 1, life 1
     stack:
     begin toll",
        "= pending
         ? A
         not now A
         ! A come-up
         ! A pay bullets
         A pay guts
         = A",
        expect![[r#"
            = seats who=["A"] mode=turn question={"toll":{"seat":"A"}}
            ? A: pay good=guts, pay good=life
            not now A:
            ! A come-up: no-way-up (ZOM-16.9)
            ! A pay bullets: other-question (TABLE-5)
            > A pay guts
                guts-lost seat=A n=1
            = A: at 0/4, life 1, bullets 3, guts 0, kills 0, hand [], below
        "#]],
    );
}

#[test]
fn zom_16_12_the_way_up_is_a_choice_even_without_guts() {
    check(
        &["ZOM-16.12"],
        "seats 2
     A: below, sewer 1, guts 0, life 1
     stack:
     begin toll",
        "? A
         ! A pay guts
         A come-up
         ! A go-down
         = A",
        expect![[r#"
            ? A: come-up, pay good=life
            ! A pay guts: no-guts (ZOM-16.13)
            > A come-up
                manhole-placed seat=A at=0/4
                came-up seat=A
            ! A go-down: waits-for-chance (TABLE-3)
            = A: at 0/4, life 1, bullets 3, guts 0, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_22_7_one_life_pays_the_toll() {
    check(
        &["ZOM-22.7"],
        "seats 2
     rules tiles=z1-z4-z6
     A: below, sewer 0, guts 2, life 1
     stack:
     begin toll",
        "? A
         A pay life",
        expect![[r#"
            ? A: pay good=guts, pay good=life
            > A pay life
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=0/4 to=0/4
                turn-ended seat=A
                turn-began seat=B round=1
        "#]],
    );
}

#[test]
fn zom_22_7_half_a_life_does_not_pay_the_toll_while_guts_are_left() {
    check(
        &["ZOM-22.7"],
        "seats 2
     rules tiles=z1-z4-z6
     A: below, sewer 0, guts 2, life 0.5
     stack:
     begin toll",
        "? A
         ! A pay life",
        expect![[r#"
            ? A: pay good=guts
            ! A pay life: half-a-life-is-not-enough (ZOM-22.7)
        "#]],
    );
}

#[test]
fn zom_22_7_without_guts_half_a_life_is_lost() {
    check(
        &["ZOM-22.7"],
        "seats 2
     rules tiles=z1-z4-z6
     A: below, sewer 1, guts 0, life 0.5
     stack:
     begin toll",
        "? A
         A pay life",
        expect![[r#"
            ? A: come-up, pay good=life
            > A pay life
                life-lost seat=A halves=1 card=null
                died seat=A
                pawn-put seat=A from=0/4 to=0/4
                turn-ended seat=A
                turn-began seat=B round=1
        "#]],
    );
}

#[test]
fn zom_16_18_a_player_above_pays_nothing() {
    check(
        &["ZOM-16.18"],
        "seats 2
     tile straight 0 -1
     A: below, sewer 0, guts 1, life 1
     hand A: there-you-are
     stack:
     begin toll",
        "A play there-you-are square 0/4
         = A
         = pending",
        expect![[r#"
            > A play there-you-are square 0/4
                card-played seat=A card=there-you-are aim={"square":0/4}
                card-took-effect seat=A card=there-you-are
                pawn-put seat=A from=0/4 to=0/4
            = A: at 0/4, life 1, bullets 3, guts 1, kills 0, hand [], played
            = chance movement={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_16_9_not_by_a_closed_manhole() {
    check(
        &["ZOM-16.9", "ZOM-C-Z6-13"],
        "seats 2
     rules guts=off
     tile straight 0 -1
     bullets: 1/4
     manholes: 1/1
     A: at 1/4, below
     hand B: thats-new
     stack:
     begin movement 3",
        "! A come-up
         B play thats-new square 1/1
         A step 1/1
         ! A come-up
         A step 1/4
         A step 1/7
         A come-up",
        expect![[r#"
            ! A come-up: token-is-here (ZOM-16.23)
            > B play thats-new square 1/1
                card-played seat=B card=thats-new aim={"square":1/1}
                card-took-effect seat=B card=thats-new
                effect-began seat=B card=thats-new aim={"square":1/1}
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=true
            ! A come-up: manhole-is-closed (ZOM-C-Z6-13)
            > A step 1/4
                moved seat=A from=1/1 to=1/4 is_below=true
            > A step 1/7
                moved seat=A from=1/4 to=1/7 is_below=true
            > A come-up
                manhole-placed seat=A at=1/7
                came-up seat=A
        "#]],
    );
}

#[test]
fn zom_16_23_not_before_the_toll_either() {
    check(
        &["ZOM-16.23"],
        "seats 2
     rules guts=off
     tile straight 0 -1
     bullets: 1/4
     A: at 1/4, below
     hand A: fear
     stack:
     begin toll",
        "! A come-up
         ? A",
        expect![[r#"
            ! A come-up: token-is-here (ZOM-16.23)
            ? A: pay good=life, play card=fear aim={"player":"B"}
        "#]],
    );
}
