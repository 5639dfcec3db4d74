//! Appendix B: cards that a die decides.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z2_05_i_feel_alive() {
    check(
        &["ZOM-C-Z2-05", "ZOM-11.11"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     A: life 4.5
     hand A: i-feel-alive
     stack:
     begin movement 1",
        "A play i-feel-alive
         chance dice 4 6
         = A",
        expect![[r#"
            > A play i-feel-alive
                card-played seat=A card=i-feel-alive aim=nothing
                card-took-effect seat=A card=i-feel-alive
            > chance dice 4 6
                die-rolled seat=A card=i-feel-alive die=4
                die-rolled seat=A card=i-feel-alive die=6
                life-gained seat=A halves=1
            = A: at 0/4, life 5, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z2_05_a_die_under_4() {
    check(
        &["ZOM-C-Z2-05"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     hand A: i-feel-alive
     stack:
     begin movement 1",
        "A play i-feel-alive
         chance dice 3 6
         = A",
        expect![[r#"
            > A play i-feel-alive
                card-played seat=A card=i-feel-alive aim=nothing
                card-took-effect seat=A card=i-feel-alive
            > chance dice 3 6
                die-rolled seat=A card=i-feel-alive die=3
                die-rolled seat=A card=i-feel-alive die=6
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z2_05_hopeless_dice() {
    check(
        &["ZOM-C-Z2-05"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2-z3
     lasting abandon-hope by B on A now
     hand A: i-feel-alive
     stack:
     begin movement 1",
        "A play i-feel-alive
         chance dice 4 6
         = A",
        expect![[r#"
            > A play i-feel-alive
                card-played seat=A card=i-feel-alive aim=nothing
                card-took-effect seat=A card=i-feel-alive
            > chance dice 4 6
                die-rolled seat=A card=i-feel-alive die=4
                die-rolled seat=A card=i-feel-alive die=6
                turn-ended seat=A
                effect-ended card=abandon-hope aim={"player":"A"}
                turn-began seat=B round=1
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z2_05_five_lives_already() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     A: life 5
     hand A: i-feel-alive
     stack:
     begin movement 1",
        "! A play i-feel-alive",
        expect![[r#"
            ! A play i-feel-alive: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z3_08_i_will_survive() {
    check(
        &["ZOM-C-Z3-08"],
        "seats 3
     rules guts=off tiles=z1-z3 cards=z1-z3
     C: at 0/1
     hand A: i-will-survive
     stack:
     begin movement 1",
        "! A play i-will-survive player C
         A play i-will-survive player B
         = pending
         chance die 2
         = pending
         chance die 3
         = A
         = B",
        expect![[r#"
            ! A play i-will-survive player C: no-such-target (ZOM-9.17)
            > A play i-will-survive player B
                card-played seat=A card=i-will-survive aim={"player":"B"}
                card-took-effect seat=A card=i-will-survive
            = chance die={"seat":"A","card":"i-will-survive"}
            > chance die 2
                die-rolled seat=A card=i-will-survive die=2
            = chance die={"seat":"B","card":"i-will-survive"}
            > chance die 3
                die-rolled seat=B card=i-will-survive die=3
                life-lost seat=B halves=2 card=i-will-survive
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = B: at 0/4, life 2, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z3_08_the_last_life() {
    check(
        &["ZOM-C-Z3-08", "ZOM-8.1"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     A: life 1, kills 5
     hand A: i-will-survive
     stack:
     begin movement 1",
        "A play i-will-survive player B
         chance die 2
         chance die 4
         = A
         = B",
        expect![[r#"
            > A play i-will-survive player B
                card-played seat=A card=i-will-survive aim={"player":"B"}
                card-took-effect seat=A card=i-will-survive
            > chance die 2
                die-rolled seat=A card=i-will-survive die=2
            > chance die 4
                die-rolled seat=B card=i-will-survive die=4
                life-lost seat=A halves=2 card=i-will-survive
                died seat=A
                pawn-put seat=A from=0/4 to=0/4
                zombies-lost seat=A figure=zombie n=3
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 0, bullets 0, kills 2, hand [], dead, played
            = B: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z8_05_mystery_meat() {
    check(
        &["ZOM-C-Z8-05"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     hand A: mystery-meat
     stack:
     begin movement 1",
        "! A play mystery-meat player A
         A play mystery-meat player B
         chance die 4
         = B",
        expect![[r#"
            ! A play mystery-meat player A: no-such-target (ZOM-9.17)
            > A play mystery-meat player B
                card-played seat=A card=mystery-meat aim={"player":"B"}
                card-took-effect seat=A card=mystery-meat
            > chance die 4
                die-rolled seat=B card=mystery-meat die=4
            = B: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z8_05_the_last_life() {
    check(
        &["ZOM-C-Z8-05", "ZOM-8.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     B: life 1, at 0/1
     hand A: mystery-meat
     stack:
     begin movement 1",
        "A play mystery-meat player B
         chance die 3
         = B",
        expect![[r#"
            > A play mystery-meat player B
                card-played seat=A card=mystery-meat aim={"player":"B"}
                card-took-effect seat=A card=mystery-meat
            > chance die 3
                die-rolled seat=B card=mystery-meat die=3
                life-lost seat=B halves=2 card=mystery-meat
                died seat=B
                pawn-put seat=B from=0/1 to=0/4
            = B: at 0/4, life 0, bullets 0, kills 0, hand [], dead
        "#]],
    );
}

#[test]
fn zom_c_z8_05_a_dead_player() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     B: dead
     hand A: mystery-meat
     stack:
     begin movement 1",
        "! A play mystery-meat player B",
        expect![[r#"
            ! A play mystery-meat player B: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z4_05_full_moon_fever() {
    check(
        &["ZOM-11.6"],
        "seats 3
     rules guts=off tiles=z1-z4 cards=z1-z4
     hand A: full-moon
     hand B: full-moon
     stack:
     begin movement 1",
        "! A play full-moon player A
         A play full-moon player B
         quiet
         B play full-moon player A
         quiet
         = pending
         = table",
        expect![[r#"
            ! A play full-moon player A: no-such-target (ZOM-9.17)
            > A play full-moon player B
                card-played seat=A card=full-moon aim={"player":"B"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=full-moon
                effect-began seat=A card=full-moon aim={"player":"B"}
            > B play full-moon player A
                card-played seat=B card=full-moon aim={"player":"A"}
                card-took-effect seat=B card=full-moon
                effect-began seat=B card=full-moon aim={"player":"A"}
            > quiet
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = table: active A, deck 98, discard [full-moon full-moon], stacks [city 0 woods 29], lasting [full-moon full-moon]
        "#]],
    );
}

#[test]
fn zom_c_z4_05_the_loser_goes_to_the_bridge() {
    check(
        &["ZOM-C-Z4-05"],
        "seats 3
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile bridge 0 -1
     lasting full-moon by A on B now
     active B
     A: bullets 1
     stack:
     begin fight",
        "? B
         B pick player A
         chance die 4
         chance die 3
         ? A
         A pick good bullets
         ? B
         B pick good bullets
         B enough
         = A
         = B
         = table",
        expect![[r#"
                effect-ended card=full-moon aim={"player":"B"}
            ? B: pick aim={"player":"A"}, pick aim={"player":"C"}
            > B pick player A
                picked seat=B card=full-moon aim={"player":"A"}
            > chance die 4
                die-rolled seat=B card=full-moon die=4
            > chance die 3
                die-rolled seat=A card=full-moon die=3
            ? A: pick aim={"good":"bullets"}, enough
            > A pick good bullets
                picked seat=A card=full-moon aim={"good":"bullets"}
                bullets-lost seat=A n=1
            ? B: pick aim={"good":"bullets"}, enough
            > B pick good bullets
                picked seat=B card=full-moon aim={"good":"bullets"}
                bullets-lost seat=B n=1
            > B enough
                enough-picked seat=B card=full-moon
                pawn-put seat=A from=0/4 to=1/4
            = A: at 1/4, life 3, bullets 0, kills 0, hand []
            = B: at 0/4, life 3, bullets 2, kills 0, hand []
            = table: active B, deck 100, discard [], stacks [city 0 woods 29], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z4_05_the_attacker_loses() {
    check(
        &["ZOM-C-Z4-05", "ZOM-7.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z4 put_back=full-moon
     lasting full-moon by A on B now
     active B
     A: bullets 0
     B: bullets 0, at 0/1
     zombies: 0/4, 0/1
     stack:
     begin fight",
        "chance die 2
         chance die 3
         = B
         = pending",
        expect![[r#"
                effect-ended card=full-moon aim={"player":"B"}
            > chance die 2
                die-rolled seat=B card=full-moon die=2
            > chance die 3
                die-rolled seat=A card=full-moon die=3
                pawn-put seat=B from=0/1 to=0/4
                fight-began seat=B at=0/4 figure=zombie
            = B: at 0/4, life 3, bullets 0, kills 0, hand []
            = chance fight={"seat":"B"}
        "#]],
    );
}

#[test]
fn zom_c_z4_05_a_tie() {
    check(
        &["ZOM-C-Z4-05"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z4 put_back=full-moon
     lasting full-moon by A on B now
     lasting jammed by A
     active B
     B: at 0/1
     A: at 0/3
     stack:
     begin fight",
        "chance die 5
         chance die 5
         = A
         = B",
        expect![[r#"
                effect-ended card=full-moon aim={"player":"B"}
            > chance die 5
                die-rolled seat=B card=full-moon die=5
            > chance die 5
                die-rolled seat=A card=full-moon die=5
            = A: at 0/3, life 3, bullets 3, kills 0, hand []
            = B: at 0/1, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_05_only_the_dead_are_left() {
    check(
        &["ZOM-C-Z4-05"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z4 put_back=full-moon
     lasting full-moon by A on B now
     active B
     A: dead
     deck 3
     stack:
     begin fight",
        "= pending
         = table",
        expect![[r#"
                effect-ended card=full-moon aim={"player":"B"}
            = chance cards={"seat":"B","n":3}
            = table: active B, deck 3, discard [], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z1_15_bullets_and_pillows() {
    check(
        &["ZOM-C-Z1-15"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z5
     lasting pillow by A
     hand A: not-dead
     B: kills 3, bullets 3, life 1
     begin movement 2",
        "A play not-dead player B
         chance dice 3 5
         B pick good bullets
         = B",
        expect![[r#"
            > A play not-dead player B
                card-played seat=A card=not-dead aim={"player":"B"}
                card-took-effect seat=A card=not-dead
            > chance dice 3 5
                die-rolled seat=B card=not-dead die=3
                die-rolled seat=B card=not-dead die=5
            > B pick good bullets
                picked seat=B card=not-dead aim={"good":"bullets"}
                bullets-lost seat=B n=2
            = B: at 0/4, life 1, bullets 1, kills 3, hand []
        "#]],
    );
}
