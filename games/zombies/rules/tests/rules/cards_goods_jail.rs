//! Appendix B: Get Out of Jail Free, which opens the Prison Gate.

use expect_test::expect;

use crate::transcript::check;

/// The gate lies north of the Town Square; its squares 1, 4 and 7 lead from the prison to the city.
const GATE: &str = "seats 3
     rules guts=off jail_start=on tiles=z1-z8 cards=z1-z8
     tile prison-gate 0 -1
     A: at 1/4
     B: at 1/4
     C: at 1/4
     items B: get-out-of-jail
     items C: get-out-of-jail
     stack:
     begin ";

#[test]
fn zom_c_z8_01_get_out_of_jail_free() {
    check(
        &["ZOM-C-Z8-01", "ZOM-25.9"],
        &GATE.replace("stack:", "active B\n     stack:").replace("begin ", "begin movement 4"),
        "B walk 0/1
         = B
         B walk 1/4
         = pending
         ? B
         = table",
        expect![[r#"
            > B walk 0/1
                moved seat=B from=1/4 to=1/7 is_below=false
                escaped seat=B
                item-lost seat=B card=get-out-of-jail
                moved seat=B from=1/7 to=0/1 is_below=false
            = B: at 0/1, life 3, bullets 3, kills 0, hand []
            > B walk 1/4
                moved seat=B from=0/1 to=1/7 is_below=false
                moved seat=B from=1/7 to=1/4 is_below=false
                turn-ended seat=B
                turn-began seat=C round=1
                step-began seat=C step=tile
            = chance tile={"stack":"prison"}
            ? B:
            = table: active C, deck 80, discard [get-out-of-jail], stacks [city 0 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_25_9_nobody_leaves_without_it() {
    check(
        &["ZOM-12.4"],
        &GATE.replace("begin ", "begin movement 3"),
        "! A step 1/7
         A step 1/1
         = A",
        expect![[r#"
            ! A step 1/7: no-way-there (ZOM-12.4)
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
            = A: at 1/1, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_25_4_it_passes_on() {
    check(
        &["ZOM-C-Z8-01", "ZOM-25.4"],
        &GATE.replace("stack:", "active C\n     stack:").replace("begin ", "begin end"),
        "= A
         = B
         = C",
        expect![[r#"
                turn-ended seat=C
                item-taken seat=C from=B card=get-out-of-jail
                item-taken seat=A from=C card=get-out-of-jail
                turn-began seat=A round=2
                step-began seat=A step=tile
            = A: at 1/4, life 3, bullets 3, kills 0, hand [], items [get-out-of-jail]
            = B: at 1/4, life 3, bullets 3, kills 0, hand []
            = C: at 1/4, life 3, bullets 3, kills 0, hand [], items [get-out-of-jail]
        "#]],
    );
}

#[test]
fn zom_25_4_not_before_the_round_is_over() {
    check(
        &["ZOM-4.1"],
        &GATE.replace("stack:", "active B\n     stack:").replace("begin ", "begin end"),
        "= A
         = B
         = C",
        expect![[r#"
                turn-ended seat=B
                turn-began seat=C round=1
                step-began seat=C step=tile
            = A: at 1/4, life 3, bullets 3, kills 0, hand []
            = B: at 1/4, life 3, bullets 3, kills 0, hand [], items [get-out-of-jail]
            = C: at 1/4, life 3, bullets 3, kills 0, hand [], items [get-out-of-jail]
        "#]],
    );
}
