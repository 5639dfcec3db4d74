//! Chapter 14: victory.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_ex26_the_twenty_fifth() {
    check(
        &["ZOM-14.1", "ZOM-14.7", "ZOM-14.8"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 2, life 3
     A: kills 24
     begin fight",
        "chance die 6
         = outcome",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 6
                fight-rolled seat=A at=1/4 figure=zombie die=6 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
                game-ended winners=["A"] how=zombies
            = outcome: winners=["A"] scores=[25,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_ex26_a_grenade_before_its_life() {
    check(
        &["ZOM-14.7", "ZOM-C-Z1-12", "ZOM-7.18"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile police-station 0 -1
     zombies: 1/0, 1/1, 1/2, 1/3
     A: at 1/7, kills 23, life 1
     items A: grenade
     begin movement 1",
        "A use grenade building 1/0
         = outcome",
        expect![[r#"
            > A use grenade building 1/0
                item-used seat=A card=grenade aim={"building":1/0}
                card-took-effect seat=A card=grenade
                zombie-collected seat=A at=1/0 figure=zombie
                zombie-collected seat=A at=1/1 figure=zombie
                zombie-collected seat=A at=1/2 figure=zombie
                zombie-collected seat=A at=1/3 figure=zombie
                game-ended winners=["A"] how=zombies
            = outcome: winners=["A"] scores=[27,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_ex27_the_helipad() {
    check(
        &["ZOM-14.16", "ZOM-14.3", "ZOM-14.6"],
        "seats 2
     rules guts=off tiles=z1
     tile helipad 0 -1
     zombies: 1/4, 1/0, 1/1
     A: at 1/7
     begin movement 1",
        "A step 1/4
         chance die 4
         = outcome
         = tile 1",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 4
                fight-rolled seat=A at=1/4 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
                game-ended winners=["A"] how=helipad
            = outcome: winners=["A"] scores=[1,0,0,0,0,0,0,0]
            = tile 1: helipad at 0 -1 turn 0, zombies [0 1], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_ex27_no_victory_by_a_dodge() {
    check(
        &["ZOM-14.4"],
        "seats 2
     rules guts=off tiles=z1 dodge=on
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7, bullets 0
     begin movement 2",
        "A step 1/4
         chance die 3
         = pending",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
                zombie-dodged seat=A at=1/4
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_ex27_no_victory_in_peace() {
    check(
        &["ZOM-14.4"],
        "seats 2
     rules guts=off tiles=z1
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7
     lasting alternate-food-source by B
     begin movement 2",
        "A step 1/4
         = pending",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_ex27_victory_in_peace_by_option() {
    check(
        &["ZOM-14.5", "ZOM-2.14"],
        "seats 2
     rules guts=off tiles=z1 peaceful_helipad=on
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7
     lasting alternate-food-source by B
     begin movement 2",
        "A step 1/4",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                game-ended winners=["A"] how=helipad
        "#]],
    );
}

#[test]
fn zom_14_15_the_last_round() {
    check(
        &["ZOM-14.15", "ZOM-2.18"],
        "seats 2
     rules guts=off tiles=z1 round_limit=3
     dealer A
     active B
     round 3
     A: kills 2
     stack:
     begin end",
        "= outcome",
        expect![[r#"
                turn-ended seat=B
                game-ended winners=["A"] how=most-zombies
            = outcome: winners=["A"] scores=[2,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_14_all_wish_to_end() {
    check(
        &["ZOM-14.14"],
        "seats 2
     rules guts=off tiles=z1
     A: kills 2
     B: kills 2
     hand B: fear
     begin movement 1",
        "A wish to end
         ! A wish to end
         B wish to end
         = outcome",
        expect![[r#"
            > A wish to end
                end-wished seat=A wish=true
            ! A wish to end: wished-already (ZOM-14.14)
            > B wish to end
                end-wished seat=B wish=true
                game-ended winners=["A","B"] how=most-zombies
            = outcome: winners=["A","B"] scores=[2,2,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_12_nothing_is_left() {
    check(
        &["ZOM-14.12"],
        "seats 2
     rules guts=off tiles=z1
     A: kills 24
     supply 0
     stack:
     begin end",
        "= outcome",
        expect![[r#"
                turn-ended seat=A
                game-ended winners=["A"] how=most-zombies
            = outcome: winners=["A"] scores=[24,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_ex43_nine_quiet_turns() {
    check(
        &["ZOM-14.13"],
        "seats 3
     rules guts=off tiles=z1 supply=unlimited
     A: kills 1
     deck 0
     stack:
     begin end",
        "chance die 1
         B stop
         chance die 1
         C stop
         chance die 1
         A stop
         chance die 1
         B stop
         chance die 1
         C stop
         chance die 1
         A stop
         chance die 1
         B stop
         chance die 1
         C stop
         = outcome",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=C round=1
            > chance die 1
                movement-rolled seat=C die=1
            > C stop
                stopped seat=C led_by=null
                turn-ended seat=C
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
                turn-began seat=C round=2
            > chance die 1
                movement-rolled seat=C die=1
            > C stop
                stopped seat=C led_by=null
                turn-ended seat=C
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
                turn-began seat=C round=3
            > chance die 1
                movement-rolled seat=C die=1
            > C stop
                stopped seat=C led_by=null
                turn-ended seat=C
                game-ended winners=["A"] how=most-zombies
            = outcome: winners=["A"] scores=[1,0,0,0,0,0,0,0]
        "#]],
    );
}
