//! Chapter 8: death and restart.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_ex7_seven_zombies() {
    check(
        &["ZOM-8.4"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0, life 1
     B: kills 1
     A: kills 7
     begin fight",
        "chance die 1
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/4 to=0/4
                zombies-lost seat=A figure=zombie n=4
            = A: at 0/4, life 0, bullets 0, kills 3, hand [], dead
        "#]],
    );
}

#[test]
fn zom_ex7_eight_zombies() {
    check(
        &["ZOM-8.4"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0, life 1
     A: kills 8
     begin fight",
        "chance die 1
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/4 to=0/4
                zombies-lost seat=A figure=zombie n=4
            = A: at 0/4, life 0, bullets 0, kills 4, hand [], dead
        "#]],
    );
}

#[test]
fn zom_ex7_one_zombie() {
    check(
        &["ZOM-8.4"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0, life 1
     A: kills 1
     begin fight",
        "chance die 1
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/4 to=0/4
                zombies-lost seat=A figure=zombie n=1
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
        "#]],
    );
}

#[test]
fn zom_ex8_everything_is_lost() {
    check(
        &["ZOM-8.2", "ZOM-8.3", "ZOM-8.5", "ZOM-8.6", "ZOM-8.7", "ZOM-8.9"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 9, life 1
     items A: fire-axe
     stack: straight
     begin fight",
        "chance die 1
         A lose-life
         = A
         chance cards fear fear grenade
         chance die 1
         A move-zombie 1/4 1/7
         quiet
         A keep
         quiet
         chance tile straight
         B place 0 -2 turn 0
         B put 2/1
         B put 2/4
         chance cards adrenaline-rush brain-cramp brain-cramp
         quiet
         chance die 1
         quiet
         B stop
         chance die 1
         B move-zombie 1/7 1/4
         quiet
         B keep
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=1 needed=4
            > A lose-life
                life-lost seat=A halves=2 card=null
                died seat=A
                item-lost seat=A card=fire-axe
                pawn-put seat=A from=1/4 to=0/4
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
            > chance cards fear fear grenade
                cards-drawn seat=A n=3 cards=null
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 1/4 1/7
                zombie-moved from=1/4 to=1/7 figure=zombie
            > quiet
            > A keep
                nothing-discarded seat=A
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            > quiet
                window-closed moment=turn-start
                step-began seat=B step=tile
            > chance tile straight
                tile-drawn seat=B stack=city tile=straight
            > B place 0 -2 turn 0
                tile-laid seat=B spot=2 tile=straight cell={"x":0,"y":-2} turn=0
            > B put 2/1
                zombie-put at=2/1 figure=zombie
            > B put 2/4
                zombie-put at=2/4 figure=zombie
            > chance cards adrenaline-rush brain-cramp brain-cramp
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
            > chance die 1
                zombies-rolled seat=B die=1
            > B move-zombie 1/7 1/4
                zombie-moved from=1/7 to=1/4 figure=zombie
                window-opened moment=after-zombies subject=B
            > quiet
            > B keep
                window-closed moment=after-zombies
                nothing-discarded seat=B
                turn-ended seat=B
                turn-began seat=A round=2
                restarted seat=A
                window-opened moment=turn-start subject=A
            = A: at 0/4, life 3, bullets 3, kills 0, hand [fear fear grenade]
        "#]],
    );
}

#[test]
fn zom_ex9_death_in_step_two() {
    check(
        &["ZOM-8.8"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0, life 1
     hand A: fear
     begin fight",
        "A roll
         chance die 1
         A lose-life
         quiet
         chance cards fear grenade
         = pending",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
            > A lose-life
                life-lost seat=A halves=2 card=null
                died seat=A
                window-opened moment=death subject=A
            > quiet
                window-closed moment=death
                pawn-put seat=A from=1/4 to=0/4
            > chance cards fear grenade
                cards-drawn seat=A n=2 cards=null
            = chance zombies={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_8_12_a_zombie_waits_on_the_town_square() {
    check(
        &["ZOM-8.12", "ZOM-8.9"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     zombies: 0/4
     A: dead
     stack:
     begin turn",
        "= A
         = pending",
        expect![[r#"
                turn-began seat=A round=1
                restarted seat=A
                fight-began seat=A at=0/4 figure=zombie
            = A: at 0/4, life 3, bullets 3, kills 0, hand []
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_8_16_a_dead_player_cannot_die_again() {
    check(
        &["ZOM-8.13"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     A: dead
     hand B: bad-sense-of-direction, where-everybody
     active B
     begin start",
        "? B",
        expect![[r#"
                window-opened moment=turn-start subject=B
            ? B: pass
        "#]],
    );
}
