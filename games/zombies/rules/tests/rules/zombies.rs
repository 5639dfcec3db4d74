//! Chapter 13: movement of zombies.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_ex22_as_many_as_can() {
    check(
        &["ZOM-13.1", "ZOM-13.2", "ZOM-13.3", "ZOM-13.6"],
        "seats 2
     rules guts=off tiles=z1
     tile straight 0 -1
     zombies: 1/1, 0/1, 0/3, 0/5
     begin zombies 5",
        "A move-zombie 1/1 1/4
         ! A move-zombie 1/4 1/1
         A move-zombie 0/1 1/7
         A move-zombie 0/3 0/4
         = pending
         = tile 0",
        expect![[r#"
            > A move-zombie 1/1 1/4
                zombie-moved from=1/1 to=1/4 figure=zombie
            ! A move-zombie 1/4 1/1: has-moved-already (ZOM-13.3)
            > A move-zombie 0/1 1/7
                zombie-moved from=0/1 to=1/7 figure=zombie
            > A move-zombie 0/3 0/4
                zombie-moved from=0/3 to=0/4 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
                step-began seat=B step=tile
            = chance tile={"stack":"city"}
            = tile 0: town-square at 0 0 turn 0, zombies [4 5], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_ex23_two_in_a_line() {
    check(
        &["ZOM-13.5", "ZOM-13.4", "ZOM-13.8", "ZOM-13.9"],
        "seats 2
     rules guts=off tiles=z1
     tile straight 0 -1
     zombies: 1/4, 1/7
     bullets: 1/4
     begin zombies 2",
        "! A move-zombie 1/7 1/4
         ! A move-zombie 1/4 0/4
         A move-zombie 1/4 1/1
         A move-zombie 1/7 1/4
         = tile 1",
        expect![[r#"
            ! A move-zombie 1/7 1/4: zombie-cannot-go-there (ZOM-13.5)
            ! A move-zombie 1/4 0/4: zombie-cannot-go-there (ZOM-13.5)
            > A move-zombie 1/4 1/1
                zombie-moved from=1/4 to=1/1 figure=zombie
            > A move-zombie 1/7 1/4
                zombie-moved from=1/7 to=1/4 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
                step-began seat=B step=tile
            = tile 1: straight at 0 -1 turn 0, zombies [1 4], bullets [4], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_13_10_no_zombie_no_roll() {
    check(
        &["ZOM-13.10"],
        "seats 2
     rules guts=off tiles=z1
     stack:
     begin zombie-roll",
        "= pending",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}

#[test]
fn zom_7_2_not_fought_then() {
    check(
        &["ZOM-7.2"],
        "seats 2
     rules guts=off tiles=z1
     zombies: 0/1
     stack:
     begin zombies 1",
        "A move-zombie 0/1 0/4
         = pending",
        expect![[r#"
            > A move-zombie 0/1 0/4
                zombie-moved from=0/1 to=0/4 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
                fight-began seat=B at=0/4 figure=zombie
            = chance fight={"seat":"B"}
        "#]],
    );
}
