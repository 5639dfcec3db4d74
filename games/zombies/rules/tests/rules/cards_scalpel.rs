//! Appendix B: the Scalpel, a curse that players hand on.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z5_09_scalpel() {
    check(
        &["ZOM-C-Z5-09", "ZOM-9.16"],
        "seats 3
     rules guts=off tiles=z1-z5 cards=z1-z5
     tile hospital 0 -1
     A: at 1/4
     B: at 0/1
     items C: scalpel
     hand A: scalpel
     stack:
     begin movement 1",
        "? A
         A play scalpel player B
         = B",
        expect![[r#"
            ? A: stop, step to=1/1, step to=1/5, step to=1/7, step to=1/3, play card=scalpel aim={"player":"B"}
            > A play scalpel player B
                card-played seat=A card=scalpel aim={"player":"B"}
                item-put-in-play seat=B card=scalpel
            = B: at 0/1, life 3, bullets 3, kills 0, hand [], items [scalpel]
        "#]],
    );
}

#[test]
fn zom_c_z5_09_not_on_the_street() {
    check(
        &["ZOM-9.9"],
        "seats 2
     rules guts=off tiles=z1-z5 cards=z1-z5
     tile hospital 0 -1
     A: at 1/7
     hand A: scalpel
     begin movement 1",
        "! A play scalpel player B",
        expect![[r#"
            ! A play scalpel player B: condition-not-met (ZOM-9.9)
        "#]],
    );
}

#[test]
fn zom_c_z5_09_one_less_along_with_the_item() {
    check(
        &["ZOM-C-Z5-09", "ZOM-9.14"],
        "seats 2
     rules guts=off tiles=z1-z5 cards=z1-z5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 3
     items A: scalpel, fire-axe
     begin fight",
        "chance die 3
         ? A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
            ? A: spend-bullets, lose-life
        "#]],
    );
}

#[test]
fn zom_c_z5_09_handed_on_for_a_token() {
    check(
        &["ZOM-C-Z5-09"],
        "seats 3
     rules guts=on tiles=z1-z5 cards=z1-z5
     A: life 1, bullets 1, guts 2
     items A: scalpel
     deck 0
     stack:
     begin surplus",
        "? A
         A pick good guts
         ? A
         A pick player C
         = A
         = C",
        expect![[r#"
            ? A: pick aim={"good":"bullets"}, pick aim={"good":"guts"}, enough
            > A pick good guts
                picked seat=A card=scalpel aim={"good":"guts"}
                guts-lost seat=A n=1
            ? A: pick aim={"player":"B"}, pick aim={"player":"C"}
            > A pick player C
                picked seat=A card=scalpel aim={"player":"C"}
                item-taken seat=C from=A card=scalpel
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 1, bullets 1, guts 1, kills 0, hand []
            = C: at 0/4, life 3, bullets 3, guts 3, kills 0, hand [], items [scalpel]
        "#]],
    );
}

#[test]
fn zom_c_z5_09_kept() {
    check(
        &["ZOM-C-Z5-09"],
        "seats 2
     rules guts=off tiles=z1-z5 cards=z1-z5
     A: life 2, bullets 0
     items A: scalpel
     deck 0
     stack:
     begin surplus",
        "? A
         A enough
         = A",
        expect![[r#"
            ? A: pick aim={"good":"life"}, enough
            > A enough
                enough-picked seat=A card=scalpel
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 2, bullets 0, kills 0, hand [], items [scalpel]
        "#]],
    );
}

#[test]
fn zom_c_z5_09_nothing_to_pay_or_nobody_to_get_it() {
    check(
        &["ZOM-C-Z5-09"],
        "seats 2
     rules guts=off tiles=z1-z5 cards=z1-z5
     A: life 1, bullets 0
     items A: scalpel
     deck 0
     stack:
     begin surplus",
        "= table",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 0, discard [], stacks [city 0 campus 14], lasting []
        "#]],
    );
    check(
        &["ZOM-C-Z5-09"],
        "seats 2
     rules guts=off tiles=z1-z5 cards=z1-z5
     items A: scalpel
     items B: scalpel
     deck 0
     stack:
     begin surplus",
        "= table",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 0, discard [], stacks [city 0 campus 14], lasting []
        "#]],
    );
}
