//! Appendix B: cards that move life, bullets and guts.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z5_03_electro_shock_therapy() {
    check(
        &["ZOM-C-Z5-03", "ZOM-15.5"],
        "seats 2
     rules tiles=z1 cards=z1-z5
     B: guts 5
     hand A: electro
     begin movement 2",
        "! A play electro player B
         A play electro player A
         = A",
        expect![[r#"
            ! A play electro player B: no-such-target (ZOM-9.17)
            > A play electro player A
                card-played seat=A card=electro aim={"player":"A"}
                card-took-effect seat=A card=electro
                guts-gained seat=A n=2
            = A: at 0/4, life 3, bullets 3, guts 5, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z5_10_sedatives() {
    check(
        &["ZOM-C-Z5-10"],
        "seats 3
     rules tiles=z1 cards=z1-z5
     A: guts 5
     B: guts 0
     C: guts 2
     hand A: sedatives
     begin movement 2",
        "? A
         A play sedatives players B C
         = B
         = C",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, play card=sedatives aim={"players":["B","A"]}, play card=sedatives aim={"players":["B","C"]}, play card=sedatives aim={"players":["C","A"]}
            > A play sedatives players B C
                card-played seat=A card=sedatives aim={"players":["B","C"]}
                card-took-effect seat=A card=sedatives
                guts-lost seat=C n=1
                guts-gained seat=B n=1
            = B: at 0/4, life 3, bullets 3, guts 1, kills 0, hand []
            = C: at 0/4, life 3, bullets 3, guts 1, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z5_11_shots() {
    check(
        &["ZOM-C-Z5-11"],
        "seats 3
     rules tiles=z1 cards=z1-z5
     A: guts 5
     B: guts 4
     C: guts 0
     hand A: shots
     begin movement 2",
        "A play shots
         = A
         = B
         = C",
        expect![[r#"
            > A play shots
                card-played seat=A card=shots aim=nothing
                card-took-effect seat=A card=shots
                guts-gained seat=B n=1
                guts-gained seat=C n=1
            = A: at 0/4, life 3, bullets 3, guts 5, kills 0, hand [], played
            = B: at 0/4, life 3, bullets 3, guts 5, kills 0, hand []
            = C: at 0/4, life 3, bullets 3, guts 1, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z5_11_nobody_has_room() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules tiles=z1 cards=z1-z5
     A: guts 5
     B: guts 5
     hand A: shots
     begin movement 2",
        "! A play shots",
        expect![[r#"
            ! A play shots: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z5_12_straight_jacket() {
    check(
        &["ZOM-C-Z5-12"],
        "seats 3
     rules tiles=z1 cards=z1-z5
     B: guts 4
     C: guts 0
     hand A: straight-jacket
     begin movement 2",
        "! A play straight-jacket player A
         ! A play straight-jacket player C
         A play straight-jacket player B
         = B",
        expect![[r#"
            ! A play straight-jacket player A: no-such-target (ZOM-9.17)
            ! A play straight-jacket player C: no-such-target (ZOM-9.17)
            > A play straight-jacket player B
                card-played seat=A card=straight-jacket aim={"player":"B"}
                card-took-effect seat=A card=straight-jacket
                guts-lost seat=B n=4
            = B: at 0/4, life 3, bullets 3, guts 0, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z5_12_cancelled() {
    check(
        &["ZOM-10.20"],
        "seats 2
     rules tiles=z1 cards=z1-z5
     hand A: straight-jacket
     hand B: raise-hand
     begin movement 2",
        "A play straight-jacket player B
         B play raise-hand
         = B",
        expect![[r#"
            > A play straight-jacket player B
                card-played seat=A card=straight-jacket aim={"player":"B"}
                window-opened moment=card-played subject=A
            > B play raise-hand
                card-played seat=B card=raise-hand aim=nothing
                card-took-effect seat=B card=raise-hand
                card-cancelled seat=A card=straight-jacket
            = B: at 0/4, life 3, bullets 3, guts 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z6_07_i_could_use_that() {
    check(
        &["ZOM-C-Z6-07"],
        "seats 3
     rules tiles=z1 cards=z1-z6
     B: bullets 0
     C: guts 0, bullets 1
     hand A: could-use-that
     begin movement 2",
        "? A
         A play could-use-that goods B guts
         = A
         = B",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, play card=could-use-that aim={"goods":["B","guts"]}, play card=could-use-that aim={"goods":["C","bullets"]}
            > A play could-use-that goods B guts
                card-played seat=A card=could-use-that aim={"goods":["B","guts"]}
                card-took-effect seat=A card=could-use-that
                guts-lost seat=B n=1
                guts-gained seat=A n=1
            = A: at 0/4, life 3, bullets 3, guts 4, kills 0, hand [], played
            = B: at 0/4, life 3, bullets 0, guts 2, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z6_07_a_bullet_for_a_player_with_five_guts() {
    check(
        &["ZOM-C-Z6-07"],
        "seats 2
     rules tiles=z1 cards=z1-z6
     A: guts 5
     B: bullets 2
     hand A: could-use-that
     begin movement 2",
        "! A play could-use-that goods B guts
         A play could-use-that goods B bullets
         = A
         = B",
        expect![[r#"
            ! A play could-use-that goods B guts: no-such-target (ZOM-9.17)
            > A play could-use-that goods B bullets
                card-played seat=A card=could-use-that aim={"goods":["B","bullets"]}
                card-took-effect seat=A card=could-use-that
                bullets-lost seat=B n=1
                bullets-gained seat=A n=1
            = A: at 0/4, life 3, bullets 4, guts 5, kills 0, hand [], played
            = B: at 0/4, life 3, bullets 1, guts 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z6_08_inflated_self_esteem() {
    check(
        &["ZOM-C-Z6-08", "ZOM-4.10"],
        "seats 2
     rules guts=off tiles=z1-z6 cards=z1-z6
     tile liquor-store 0 -1 turn 1
     A: at 1/1, life 1
     hand A: self-esteem
     stack:
     begin movement 1",
        "A play self-esteem
         = A
         A stop
         quiet
         chance cards fear fear grenade
         quiet
         chance die 1
         quiet
         B stop
         quiet
         B keep
         quiet
         = table
         = A",
        expect![[r#"
            > A play self-esteem
                card-played seat=A card=self-esteem aim=nothing
                card-took-effect seat=A card=self-esteem
                life-gained seat=A halves=8
                effect-began seat=A card=self-esteem aim={"player":"A"}
            = A: at 1/1, life 5, bullets 3, kills 0, hand [], played
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
            > quiet
            > chance cards fear fear grenade
                cards-drawn seat=B n=3 cards=null
                window-opened moment=before-movement-roll subject=B
            > quiet
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=B die=1
                window-opened moment=after-movement-roll subject=B
            > quiet
            > B stop
                window-closed moment=after-movement-roll
                stopped seat=B led_by=null
            > quiet
            > B keep
                nothing-discarded seat=B
                turn-ended seat=B
                turn-began seat=A round=2
                window-opened moment=turn-start subject=A
            > quiet
                window-closed moment=turn-start
                turn-skipped seat=A
                turn-ended seat=A
                effect-ended card=self-esteem aim={"player":"A"}
                turn-began seat=B round=2
                window-opened moment=turn-start subject=B
                window-closed moment=turn-start
            = table: active B, deck 78, discard [self-esteem], stacks [city 0], lasting []
            = A: at 1/1, life 5, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z6_08_not_on_the_street() {
    check(
        &["ZOM-9.9"],
        "seats 2
     rules guts=off tiles=z1-z6 cards=z1-z6
     tile liquor-store 0 -1 turn 1
     A: at 1/4
     hand A: self-esteem
     stack:
     begin movement 1",
        "! A play self-esteem",
        expect![[r#"
            ! A play self-esteem: condition-not-met (ZOM-9.9)
        "#]],
    );
}

#[test]
fn zom_c_z4_06_fully_loaded() {
    check(
        &["ZOM-C-Z4-06"],
        "seats 4
     rules guts=off tiles=z1 cards=z1-z4
     A: life 2.5, bullets 3
     B: life 5, bullets 0
     C: life 2, bullets 7
     D: life 1, bullets 3
     hand A: fully-loaded
     begin movement 2",
        "A play fully-loaded
         ? A
         A pick player C
         = A
         = C",
        expect![[r#"
            > A play fully-loaded
                card-played seat=A card=fully-loaded aim=nothing
                card-took-effect seat=A card=fully-loaded
            ? A: pick aim={"player":"B"}, pick aim={"player":"C"}
            > A pick player C
                picked seat=A card=fully-loaded aim={"player":"C"}
                bullets-gained seat=A n=4
            = A: at 0/4, life 2.5, bullets 7, kills 0, hand [], played
            = C: at 0/4, life 2, bullets 7, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_06_the_only_richer_one() {
    check(
        &["ZOM-C-Z4-06"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z4
     A: life 2.5
     B: life 5, bullets 4
     hand A: fully-loaded
     begin movement 2",
        "A play fully-loaded
         = A",
        expect![[r#"
            > A play fully-loaded
                card-played seat=A card=fully-loaded aim=nothing
                card-took-effect seat=A card=fully-loaded
                life-gained seat=A halves=5
                bullets-gained seat=A n=1
            = A: at 0/4, life 5, bullets 4, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z4_06_nobody_is_richer() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z4
     B: life 1, bullets 3
     hand A: fully-loaded
     begin movement 2",
        "! A play fully-loaded",
        expect![[r#"
            ! A play fully-loaded: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z8_12_good_behavior() {
    check(
        &["ZOM-C-Z8-12"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     hand A: good-behavior
     begin movement 2",
        "A play good-behavior
         = A",
        expect![[r#"
            > A play good-behavior
                card-played seat=A card=good-behavior aim=nothing
                card-took-effect seat=A card=good-behavior
                life-gained seat=A halves=2
            = A: at 0/4, life 4, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z8_12_five_lives_already() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     A: life 5
     hand A: good-behavior
     begin movement 2",
        "! A play good-behavior",
        expect![[r#"
            ! A play good-behavior: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z8_12_out_of_the_straightjacket() {
    check(
        &["ZOM-C-Z8-12"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     A: life 5, jacketed
     hand A: good-behavior
     begin movement 2",
        "A play good-behavior
         = A",
        expect![[r#"
            > A play good-behavior
                card-played seat=A card=good-behavior aim=nothing
                card-took-effect seat=A card=good-behavior
                jacket-taken-off seat=A
            = A: at 0/4, life 5, bullets 3, kills 0, hand [], played
        "#]],
    );
}
