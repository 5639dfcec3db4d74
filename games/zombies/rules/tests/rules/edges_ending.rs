//! Chapter 14 at its edges: when the game ends, and when it does not yet.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_14_7_at_24_the_game_goes_on() {
    check(
        &["ZOM-7.7"],
        "seats 2
     rules guts=off tiles=z1-z4
     tile straight 0 -1
     zombies: 1/4
     dogs: 1/1
     A: at 1/7, kills 20, dogs 3
     stack:
     begin movement 2",
        "A step 1/4
         chance die 4
         = outcome
         A step 1/1
         chance die 5
         = outcome",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 4
                fight-rolled seat=A at=1/4 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = outcome: null
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
                fight-began seat=A at=1/1 figure=dog
            > chance die 5
                fight-rolled seat=A at=1/1 figure=dog die=5 plus=0 needed=5
                zombie-killed seat=A at=1/1 figure=dog
                kill-counted seat=A figure=dog
                game-ended winners=["A"] how=zombies
            = outcome: winners=["A"] scores=[25,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_13_three_quiet_turns_each() {
    check(
        &["ZOM-14.13"],
        "seats 2
     rules guts=off tiles=z1
     A: kills 3
     B: kills 2
     stack:
     deck 0
     begin end",
        "chance die 1
         B stop
         chance die 1
         A stop
         chance die 1
         B stop
         chance die 1
         A stop
         = outcome
         chance die 1
         B stop
         = outcome",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=2
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=2
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=3
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=3
            = outcome: null
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                game-ended winners=["A"] how=most-zombies
            = outcome: winners=["A"] scores=[3,2,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_13_a_tile_that_is_left_keeps_the_game_going() {
    check(
        &["ZOM-4.8"],
        "seats 2
     rules guts=off tiles=z1-z2
     A: kills 3
     stack:
     stack base: base-crossroads
     deck 0
     begin end",
        "chance die 1
         B stop
         chance die 1
         A stop
         chance die 1
         B stop
         chance die 1
         A stop
         chance die 1
         B stop
         = outcome
         chance die 1
         A stop
         chance die 1
         B stop
         = outcome",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=2
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=2
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=3
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=3
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=4
            = outcome: null
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=4
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=5
            = outcome: null
        "#]],
    );
}

#[test]
fn zom_14_13_a_helipad_keeps_the_game_going() {
    check(
        &["ZOM-4.8"],
        "seats 2
     rules guts=off tiles=z1
     tile helipad 0 -1
     A: kills 3
     stack:
     deck 0
     begin end",
        "chance die 1
         B stop
         chance die 1
         A stop
         chance die 1
         B stop
         chance die 1
         A stop
         chance die 1
         B stop
         = outcome
         chance die 1
         A stop
         = outcome",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=2
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=2
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=3
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=3
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=4
            = outcome: null
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=4
            = outcome: null
        "#]],
    );
}

#[test]
fn zom_14_13_a_zombie_keeps_the_game_going() {
    check(
        &["ZOM-4.8"],
        "seats 2
     rules guts=off tiles=z1
     tile straight 0 -1
     zombies: 1/1
     A: kills 3
     stack:
     deck 0
     begin end",
        "chance die 1
         B stop
         chance die 1
         B move-zombie 1/1 1/4
         chance die 1
         A stop
         chance die 1
         A move-zombie 1/4 1/1
         chance die 1
         B stop
         chance die 1
         B move-zombie 1/1 1/4
         chance die 1
         A stop
         chance die 1
         A move-zombie 1/4 1/1
         chance die 1
         B stop
         chance die 1
         B move-zombie 1/1 1/4
         = outcome
         chance die 1
         A stop
         chance die 1
         A move-zombie 1/4 1/1
         = outcome",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
            > chance die 1
                zombies-rolled seat=B die=1
            > B move-zombie 1/1 1/4
                zombie-moved from=1/1 to=1/4 figure=zombie
                turn-ended seat=B
                turn-began seat=A round=2
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 1/4 1/1
                zombie-moved from=1/4 to=1/1 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=2
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
            > chance die 1
                zombies-rolled seat=B die=1
            > B move-zombie 1/1 1/4
                zombie-moved from=1/1 to=1/4 figure=zombie
                turn-ended seat=B
                turn-began seat=A round=3
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 1/4 1/1
                zombie-moved from=1/4 to=1/1 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=3
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
            > chance die 1
                zombies-rolled seat=B die=1
            > B move-zombie 1/1 1/4
                zombie-moved from=1/1 to=1/4 figure=zombie
                turn-ended seat=B
                turn-began seat=A round=4
            = outcome: null
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 1/4 1/1
                zombie-moved from=1/4 to=1/1 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=4
            = outcome: null
        "#]],
    );
}

#[test]
fn zom_14_12_an_empty_supply() {
    check(
        &["ZOM-14.12"],
        "seats 3
     rules guts=off tiles=z1 supply=limited
     A: kills 3
     B: kills 4
     C: kills 4
     supply 0
     stack:
     deck 0
     begin end",
        "= outcome",
        expect![[r#"
                turn-ended seat=A
                game-ended winners=["B","C"] how=most-zombies
            = outcome: winners=["B","C"] scores=[3,4,4,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_12_a_supply_of_one_is_not_empty() {
    check(
        &["ZOM-4.1"],
        "seats 3
     rules guts=off tiles=z1 supply=limited
     A: kills 3
     supply 1
     stack:
     deck 0
     begin end",
        "= outcome",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
            = outcome: null
        "#]],
    );
}

#[test]
fn zom_14_12_not_while_a_zombie_stands() {
    check(
        &["ZOM-4.1"],
        "seats 3
     rules guts=off tiles=z1 supply=limited
     tile straight 0 -1
     zombies: 1/4
     A: kills 3
     supply 0
     stack:
     deck 0
     begin end",
        "= outcome",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
            = outcome: null
        "#]],
    );
}

#[test]
fn zom_14_12_not_while_there_is_a_helipad() {
    check(
        &["ZOM-4.1"],
        "seats 3
     rules guts=off tiles=z1 supply=limited
     tile helipad 0 -1
     A: kills 3
     supply 0
     stack:
     deck 0
     begin end",
        "= outcome",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
            = outcome: null
        "#]],
    );
}

#[test]
fn zom_14_15_not_before_the_round_is_over() {
    check(
        &["ZOM-4.8"],
        "seats 3
     rules guts=off tiles=z1 round_limit=3
     dealer B
     active C
     round 3
     A: kills 2
     stack:
     deck 0
     begin end",
        "= outcome
         chance die 1
         A stop
         = outcome",
        expect![[r#"
                turn-ended seat=C
                turn-began seat=A round=3
            = outcome: null
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                game-ended winners=["A"] how=most-zombies
            = outcome: winners=["A"] scores=[2,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_15_not_in_the_round_before() {
    check(
        &["ZOM-4.1"],
        "seats 2
     rules guts=off tiles=z1 round_limit=3
     active B
     round 2
     A: kills 2
     stack:
     begin end",
        "= outcome",
        expect![[r#"
                turn-ended seat=B
                turn-began seat=A round=3
            = outcome: null
        "#]],
    );
}

#[test]
fn zom_14_14_a_wish_is_taken_back() {
    check(
        &["ZOM-14.14"],
        "seats 3
     rules guts=off tiles=z1
     A: kills 2
     hand B: fear
     hand C: grenade
     begin movement 1",
        "A wish to end
         B wish to end
         ! B order {\"end\":{\"wish\":true}}
         B order {\"end\":{\"wish\":false}}
         ! B order {\"end\":{\"wish\":false}}
         C wish to end
         = outcome
         B wish to end
         = outcome",
        expect![[r#"
            > A wish to end
                end-wished seat=A wish=true
            > B wish to end
                end-wished seat=B wish=true
            ! B order {"end":{"wish":true}}: wished-already (ZOM-14.14)
            > B order {"end":{"wish":false}}
                end-wished seat=B wish=false
            ! B order {"end":{"wish":false}}: wished-already (ZOM-14.14)
            > C wish to end
                end-wished seat=C wish=true
            = outcome: null
            > B wish to end
                end-wished seat=B wish=true
                game-ended winners=["A"] how=most-zombies
            = outcome: winners=["A"] scores=[2,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_13_a_zombie_restarts_the_count() {
    check(
        &["ZOM-14.13"],
        "seats 2
     rules guts=off tiles=z1
     tile straight 0 -1
     zombies: 1/4
     active B
     A: at 1/7
     stack:
     deck 0
     begin end",
        "chance die 1
         A step 1/4
         chance die 4
         chance die 1
         B stop
         chance die 1
         A stop
         chance die 1
         B stop
         chance die 1
         A stop
         = outcome
         chance die 1
         B stop
         = outcome",
        expect![[r#"
                turn-ended seat=B
                turn-began seat=A round=2
            > chance die 1
                movement-rolled seat=A die=1
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 4
                fight-rolled seat=A at=1/4 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
                turn-ended seat=A
                turn-began seat=B round=2
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=3
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=3
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=4
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=4
            = outcome: null
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                game-ended winners=["A"] how=most-zombies
            = outcome: winners=["A"] scores=[1,0,0,0,0,0,0,0]
        "#]],
    );
}
