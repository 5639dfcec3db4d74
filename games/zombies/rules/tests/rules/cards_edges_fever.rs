//! Full Moon Fever: dice, bullets and who loses.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z4_05_bullets_of_both_count() {
    check(
        &["ZOM-C-Z4-05"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     A: bullets 2, at 0/1
     B: bullets 2, at 0/3
     lasting full-moon by C on A
     stack:
     stack woods:
     begin turn",
        "quiet
         ? A
         A pick player B
         chance die 3
         chance die 3
         = pending
         B pick good bullets
         ? B
         B enough
         = pending
         A pick good bullets
         A pick good bullets
         = A
         = B
         = pending",
        expect![[r#"
                turn-began seat=A round=1
                effect-ended card=full-moon aim={"player":"A"}
            > quiet
            ? A: pick aim={"player":"B"}, pick aim={"player":"C"}
            > A pick player B
                picked seat=A card=full-moon aim={"player":"B"}
            > chance die 3
                die-rolled seat=A card=full-moon die=3
            > chance die 3
                die-rolled seat=B card=full-moon die=3
            = seats who=["B"] mode=turn question={"choose":{"seat":"B","card":"full-moon","stage":"full-moon-defender-spend"}}
            > B pick good bullets
                picked seat=B card=full-moon aim={"good":"bullets"}
                bullets-lost seat=B n=1
            ? B: pick aim={"good":"bullets"}, enough
            > B enough
                enough-picked seat=B card=full-moon
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"full-moon","stage":"full-moon-attacker-spend"}}
            > A pick good bullets
                picked seat=A card=full-moon aim={"good":"bullets"}
                bullets-lost seat=A n=1
            > A pick good bullets
                picked seat=A card=full-moon aim={"good":"bullets"}
                bullets-lost seat=A n=1
                pawn-put seat=B from=0/3 to=1/4
            = A: at 0/1, life 3, bullets 0, kills 0, hand []
            = B: at 1/4, life 3, bullets 1, kills 0, hand []
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z4_05_a_bullet_of_the_attacked() {
    check(
        &["ZOM-C-Z4-05"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     A: bullets 2, at 0/1
     B: bullets 2, at 0/3
     lasting full-moon by C on A
     stack:
     stack woods:
     begin turn",
        "quiet
         A pick player B
         chance die 3
         chance die 3
         B pick good bullets
         B enough
         A enough
         = A
         = B",
        expect![[r#"
                turn-began seat=A round=1
                effect-ended card=full-moon aim={"player":"A"}
            > quiet
            > A pick player B
                picked seat=A card=full-moon aim={"player":"B"}
            > chance die 3
                die-rolled seat=A card=full-moon die=3
            > chance die 3
                die-rolled seat=B card=full-moon die=3
            > B pick good bullets
                picked seat=B card=full-moon aim={"good":"bullets"}
                bullets-lost seat=B n=1
            > B enough
                enough-picked seat=B card=full-moon
            > A enough
                enough-picked seat=A card=full-moon
                pawn-put seat=A from=0/1 to=1/4
            = A: at 1/4, life 3, bullets 2, kills 0, hand []
            = B: at 0/3, life 3, bullets 1, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_05_a_bullet_of_the_attacker() {
    check(
        &["ZOM-C-Z4-05"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     A: bullets 2, at 0/1
     B: bullets 2, at 0/3
     lasting full-moon by C on A
     stack:
     stack woods:
     begin turn",
        "quiet
         A pick player B
         chance die 3
         chance die 3
         B enough
         A pick good bullets
         A enough
         = A
         = B",
        expect![[r#"
                turn-began seat=A round=1
                effect-ended card=full-moon aim={"player":"A"}
            > quiet
            > A pick player B
                picked seat=A card=full-moon aim={"player":"B"}
            > chance die 3
                die-rolled seat=A card=full-moon die=3
            > chance die 3
                die-rolled seat=B card=full-moon die=3
            > B enough
                enough-picked seat=B card=full-moon
            > A pick good bullets
                picked seat=A card=full-moon aim={"good":"bullets"}
                bullets-lost seat=A n=1
            > A enough
                enough-picked seat=A card=full-moon
                pawn-put seat=B from=0/3 to=1/4
            = A: at 0/1, life 3, bullets 1, kills 0, hand []
            = B: at 1/4, life 3, bullets 2, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_05_a_tie_does_nothing() {
    check(
        &["ZOM-C-Z4-05"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     A: bullets 2, at 0/1
     B: bullets 2, at 0/3
     lasting full-moon by C on A
     stack:
     stack woods:
     begin turn",
        "quiet
         A pick player B
         chance die 3
         chance die 2
         B pick good bullets
         B enough
         A enough
         = A
         = B",
        expect![[r#"
                turn-began seat=A round=1
                effect-ended card=full-moon aim={"player":"A"}
            > quiet
            > A pick player B
                picked seat=A card=full-moon aim={"player":"B"}
            > chance die 3
                die-rolled seat=A card=full-moon die=3
            > chance die 2
                die-rolled seat=B card=full-moon die=2
            > B pick good bullets
                picked seat=B card=full-moon aim={"good":"bullets"}
                bullets-lost seat=B n=1
            > B enough
                enough-picked seat=B card=full-moon
            > A enough
                enough-picked seat=A card=full-moon
            = A: at 0/1, life 3, bullets 2, kills 0, hand []
            = B: at 0/3, life 3, bullets 1, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_05_no_bullets_while_they_are_jammed() {
    check(
        &["ZOM-C-Z4-05"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     A: bullets 2, at 0/1
     B: bullets 2, at 0/3
     lasting full-moon by C on A
     lasting jammed by C
     stack:
     stack woods:
     begin turn",
        "quiet
         A pick player B
         chance die 2
         chance die 3
         = A",
        expect![[r#"
                turn-began seat=A round=1
                effect-ended card=full-moon aim={"player":"A"}
            > quiet
            > A pick player B
                picked seat=A card=full-moon aim={"player":"B"}
            > chance die 2
                die-rolled seat=A card=full-moon die=2
            > chance die 3
                die-rolled seat=B card=full-moon die=3
                pawn-put seat=A from=0/1 to=1/4
            = A: at 1/4, life 3, bullets 2, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_05_a_loser_held_by_fear_stays() {
    check(
        &["ZOM-C-Z4-05"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     A: bullets 2, at 0/1
     B: bullets 2, at 0/3
     lasting full-moon by C on A
     lasting fear by C on A
     stack:
     stack woods:
     begin turn",
        "quiet
         A pick player B
         chance die 2
         chance die 3
         B enough
         A enough
         = A",
        expect![[r#"
                turn-began seat=A round=1
                effect-ended card=full-moon aim={"player":"A"}
            > quiet
            > A pick player B
                picked seat=A card=full-moon aim={"player":"B"}
            > chance die 2
                die-rolled seat=A card=full-moon die=2
            > chance die 3
                die-rolled seat=B card=full-moon die=3
            > B enough
                enough-picked seat=B card=full-moon
            > A enough
                enough-picked seat=A card=full-moon
            = A: at 0/1, life 3, bullets 2, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_05_the_fever_of_somebody_else() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     A: bullets 2, at 0/1
     B: bullets 2, at 0/3
     lasting full-moon by C on B
     stack:
     stack woods:
     begin turn",
        "quiet
         = pending",
        expect![[r#"
                turn-began seat=A round=1
            > quiet
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}
