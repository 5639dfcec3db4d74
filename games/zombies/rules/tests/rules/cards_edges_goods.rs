//! Life, bullets and guts: how much, whose, and down to what.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z3_08_a_dead_player_risks_nothing() {
    check(
        &[],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: dead
     C: at 0/4
     D: at 0/1
     hand A: i-will-survive, mystery-meat
     hand B: i-will-survive
     stack:
     begin movement 1",
        "cards A
         cards B",
        expect![[r#"
            cards A: play i-will-survive aim={"player":"B"}, play i-will-survive aim={"player":"C"}, play mystery-meat aim={"player":"C"}, play mystery-meat aim={"player":"D"}
            cards B: play i-will-survive aim={"player":"A"}, play i-will-survive aim={"player":"C"}
        "#]],
    );
}

#[test]
fn zom_c_z3_08_nothing_between_two_dead() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: dead
     C: dead
     hand B: i-will-survive
     stack:
     begin movement 1",
        "cards B
         B play i-will-survive player A
         quiet
         = pending
         chance die 3
         = pending
         chance die 4
         = A
         = pending",
        expect![[r#"
            cards B: play i-will-survive aim={"player":"A"}
            > B play i-will-survive player A
                card-played seat=B card=i-will-survive aim={"player":"A"}
                card-took-effect seat=B card=i-will-survive
            > quiet
            = chance die={"seat":"B","card":"i-will-survive"}
            > chance die 3
                die-rolled seat=B card=i-will-survive die=3
            = chance die={"seat":"A","card":"i-will-survive"}
            > chance die 4
                die-rolled seat=A card=i-will-survive die=4
                life-lost seat=A halves=2 card=i-will-survive
            = A: at 0/4, life 2, bullets 3, kills 0, hand []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z2_05_two_life() {
    check(
        &["ZOM-C-Z2-05"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 1
     hand A: i-feel-alive
     stack:
     begin movement 1",
        "A play i-feel-alive
         quiet
         chance dice 4 4
         = A
         = pending",
        expect![[r#"
            > A play i-feel-alive
                card-played seat=A card=i-feel-alive aim=nothing
                card-took-effect seat=A card=i-feel-alive
            > quiet
            > chance dice 4 4
                die-rolled seat=A card=i-feel-alive die=4
                die-rolled seat=A card=i-feel-alive die=4
                life-gained seat=A halves=4
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z8_05_one_life() {
    check(
        &["ZOM-C-Z8-05"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: life 3
     hand A: mystery-meat
     stack:
     begin movement 1",
        "A play mystery-meat player B
         quiet
         chance die 3
         = B
         = pending",
        expect![[r#"
            > A play mystery-meat player B
                card-played seat=A card=mystery-meat aim={"player":"B"}
                card-took-effect seat=A card=mystery-meat
            > quiet
            > chance die 3
                die-rolled seat=B card=mystery-meat die=3
                life-lost seat=B halves=2 card=mystery-meat
            = B: at 0/4, life 2, bullets 3, kills 0, hand []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z5_03_guts_without_guts() {
    check(
        &["ZOM-C-Z5-03"],
        "seats 2
     rules guts=on dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: guts 1
     B: guts 5
     hand A: electro, shots, sedatives, could-use-that, straight-jacket
     stack:
     begin movement 1",
        "cards A
         A play electro player A
         quiet
         = A",
        expect![[r#"
            cards A: play electro aim={"player":"A"}, play sedatives aim={"players":["A","B"]}, play shots aim=nothing, play straight-jacket aim={"player":"B"}, play could-use-that aim={"goods":["B","bullets"]}, play could-use-that aim={"goods":["B","guts"]}
            > A play electro player A
                card-played seat=A card=electro aim={"player":"A"}
                card-took-effect seat=A card=electro
                guts-gained seat=A n=3
            > quiet
            = A: at 0/4, life 3, bullets 3, guts 4, kills 0, hand [sedatives shots straight-jacket could-use-that], played
        "#]],
    );
}

#[test]
fn zom_c_z6_07_no_guts_where_there_are_none() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: bullets 1
     hand A: could-use-that
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play could-use-that aim={"goods":["B","bullets"]}
        "#]],
    );
}

#[test]
fn zom_c_z5_12_all_guts() {
    check(
        &["ZOM-C-Z5-12"],
        "seats 2
     rules guts=on dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: guts 5
     hand A: straight-jacket
     stack:
     begin movement 1",
        "A play straight-jacket player B
         quiet
         = B",
        expect![[r#"
            > A play straight-jacket player B
                card-played seat=A card=straight-jacket aim={"player":"B"}
                card-took-effect seat=A card=straight-jacket
                guts-lost seat=B n=5
            > quiet
            = B: at 0/4, life 3, bullets 3, guts 0, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z6_08_to_five_life() {
    check(
        &["ZOM-C-Z6-08"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile liquor-store 0 -1
     A: at 1/1, life 0.5
     hand A: self-esteem
     stack:
     begin movement 1",
        "A play self-esteem
         quiet
         = A",
        expect![[r#"
            > A play self-esteem
                card-played seat=A card=self-esteem aim=nothing
                card-took-effect seat=A card=self-esteem
                life-gained seat=A halves=9
                effect-began seat=A card=self-esteem aim={"player":"A"}
            > quiet
            = A: at 1/1, life 5, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z4_06_whom_to_match() {
    check(
        &["ZOM-C-Z4-06"],
        "seats 5
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 3, bullets 3
     B: life 3, bullets 3
     C: life 4, bullets 3
     D: life 3, bullets 5
     E: life 1, bullets 1
     hand A: fully-loaded
     stack:
     begin movement 1",
        "A play fully-loaded
         quiet
         ? A
         A pick player C
         = A
         = pending",
        expect![[r#"
            > A play fully-loaded
                card-played seat=A card=fully-loaded aim=nothing
                card-took-effect seat=A card=fully-loaded
            > quiet
            ? A: pick aim={"player":"C"}, pick aim={"player":"D"}
            > A pick player C
                picked seat=A card=fully-loaded aim={"player":"C"}
                life-gained seat=A halves=2
            = A: at 0/4, life 4, bullets 3, kills 0, hand [], played
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z4_06_only_one_to_match() {
    check(
        &["ZOM-C-Z4-06"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 3, bullets 3
     B: life 2, bullets 5
     hand A: fully-loaded
     stack:
     begin movement 1",
        "A play fully-loaded
         quiet
         = A",
        expect![[r#"
            > A play fully-loaded
                card-played seat=A card=fully-loaded aim=nothing
                card-took-effect seat=A card=fully-loaded
                bullets-gained seat=A n=2
            > quiet
            = A: at 0/4, life 3, bullets 5, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z4_06_nobody_has_more() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: fully-loaded
     stack:
     begin movement 1",
        "! A play fully-loaded",
        expect![[r#"
            ! A play fully-loaded: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_25_9_the_gate_in_a_game_from_town() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile prison-gate 0 -1
     A: at 1/4
     stack:
     begin movement 1",
        "? A",
        expect![[r#"
            ? A: stop, step to=1/1, step to=1/7
        "#]],
    );
}

#[test]
fn zom_25_9_only_the_gate_is_a_gate() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8 jail_start=on
     start
     tile library 1 1 turn 1
     A: at 2/4
     B: at 1/4
     begin movement 2",
        "? A",
        expect![[r#"
            ? A: stop, step to=2/1, step to=2/5, step to=2/7, step to=2/3, walk to=2/2, walk to=2/0, walk to=1/5
        "#]],
    );
}

#[test]
fn zom_25_9_back_from_the_city_side() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8 jail_start=on
     start
     tile prison-gate 0 2 turn 2
     A: at 2/4
     B: at 2/7
     begin movement 2",
        "? A",
        expect![[r#"
            ? A: stop, step to=2/1, walk to=3/7
        "#]],
    );
}
