//! Chapters 19 and 20: entrances, and the Jeep of the military base.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_19_11_companions_get_their_zombies() {
    check(
        &["ZOM-19.6", "ZOM-19.10", "ZOM-19.11"],
        "seats 2
     rules guts=off tiles=z1-z2 cards=z1
     stack: front-gate
     begin tile",
        "chance tile front-gate
         A place 0 -1 turn 0
         A put 1/1
         A put 1/4
         A put 2/1
         A put 2/4
         A put 3/1
         A put 3/3
         A put 3/4
         A put 3/5
         = tile 1
         = tile 2
         = tile 3
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile front-gate
                tile-drawn seat=A stack=city tile=front-gate
            > A place 0 -1 turn 0
                tile-laid seat=A spot=1 tile=front-gate cell={"x":0,"y":-1} turn=0
                tile-laid seat=A spot=2 tile=base-straight cell={"x":0,"y":-2} turn=0
                tile-laid seat=A spot=3 tile=base-crossroads cell={"x":0,"y":-3} turn=0
            > A put 1/1
                zombie-put at=1/1 figure=zombie
            > A put 1/4
                zombie-put at=1/4 figure=zombie
            > A put 2/1
                zombie-put at=2/1 figure=zombie
            > A put 2/4
                zombie-put at=2/4 figure=zombie
            > A put 3/1
                zombie-put at=3/1 figure=zombie
            > A put 3/3
                zombie-put at=3/3 figure=zombie
            > A put 3/4
                zombie-put at=3/4 figure=zombie
            > A put 3/5
                zombie-put at=3/5 figure=zombie
            = tile 1: front-gate at 0 -1 turn 0, zombies [1 4], bullets [], life [], manholes []
            = tile 2: base-straight at 0 -2 turn 0, zombies [1 4], bullets [], life [], manholes []
            = tile 3: base-crossroads at 0 -3 turn 0, zombies [1 3 4 5], bullets [], life [], manholes []
            = table: active A, deck 50, discard [], stacks [city 0 base 12], lasting []
        "#]],
    );
}

#[test]
fn zom_19_15_the_city_is_won_as_ever() {
    check(
        &["ZOM-14.16", "ZOM-19.15"],
        "seats 2
     rules guts=off tiles=z1-z4-z7-z8 cards=z1
     tile helipad 0 -1
     A: at 1/7
     begin movement 2",
        "A step 1/4
         = outcome",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                game-ended winners=["A"] how=helipad
            = outcome: winners=["A"] scores=[0,0,0,0,0,0,0,0]
        "#]],
    );
}

/// The Motor Pool lies north of the base's crossroads; its door is between 2/4 and 2/7.
const POOL: &str = "seats 2
     rules guts=off tiles=z1-z2 cards=z1
     tile base-crossroads 0 -1
     tile motor-pool 0 -2
     stack:
     A: at 2/7
     begin ";

#[test]
fn zom_20_3_the_door_of_the_motor_pool() {
    check(
        &["ZOM-20.3"],
        &(POOL.to_string() + "movement 4"),
        "A step 2/4
         A step 2/7
         A step 2/4",
        expect![[r#"
            > A step 2/4
                moved seat=A from=2/7 to=2/4 is_below=false
                jeep-taken seat=A
            > A step 2/7
                moved seat=A from=2/4 to=2/7 is_below=false
            > A step 2/4
                moved seat=A from=2/7 to=2/4 is_below=false
        "#]],
    );
    check(
        &["ZOM-20.3"],
        &(POOL.replace("2/7", "2/4") + "movement 4"),
        "A step 2/7
         = A",
        expect![[r#"
            > A step 2/7
                moved seat=A from=2/4 to=2/7 is_below=false
                jeep-taken seat=A
            = A: at 2/7, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_20_4_a_roll_on_the_street_is_doubled() {
    check(
        &["ZOM-20.4", "ZOM-20.6"],
        &(POOL.replace("2/7", "2/7, jeep") + "movement-roll"),
        "chance die 3
         = pending",
        expect![[r#"
            > chance die 3
                movement-rolled seat=A die=3
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":6}}
        "#]],
    );
    // Indoors, a roll is not doubled.
    check(
        &["ZOM-11.8"],
        &(POOL.replace("2/7", "2/4, jeep") + "movement-roll"),
        "chance die 3
         = pending",
        expect![[r#"
            > chance die 3
                movement-rolled seat=A die=3
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":3}}
        "#]],
    );
}

#[test]
fn zom_20_5_the_jeep_stays_outside() {
    // The doubled squares may still be used indoors, and no card can take the Jeep.
    check(
        &["ZOM-20.4", "ZOM-20.5", "ZOM-20.6"],
        "seats 2
     rules guts=off tiles=z1-z2 cards=z1
     tile hospital 0 -1
     stack:
     A: at 0/1, jeep
     hand B: butter-fingers
     begin movement-roll",
        "chance die 2
         ? B
         quiet
         A step 1/7
         A step 1/4
         = pending",
        expect![[r#"
            > chance die 2
                movement-rolled seat=A die=2
                window-opened moment=after-movement-roll subject=A
            ? B: pass, play card=butter-fingers aim={"goods":["A","bullets"]}
            > quiet
            > A step 1/7
                window-closed moment=after-movement-roll
                moved seat=A from=0/1 to=1/7 is_below=false
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                jeep-lost seat=A
            = seats who=["A","B"] ready=["B"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_20_5_over_a_roof_into_a_building() {
    check(
        &["ZOM-20.5", "ZOM-23.4"],
        "seats 2
     rules guts=off tiles=z1-z2-z5 cards=z1
     tile campus-crossroads 0 -1
     tile dormitory 0 -2
     tile campus-helipad 0 -3
     stack:
     A: at 3/7, jeep
     begin movement 2",
        "? A
         A step 2/1",
        expect![[r#"
            ? A: stop, step to=3/4, step to=3/8, step to=2/1, step to=3/6, walk to=3/1, walk to=3/5, walk to=3/3, walk to=2/2, walk to=2/4, walk to=2/0
            > A step 2/1
                moved seat=A from=3/7 to=2/1 is_below=false
                jeep-lost seat=A
        "#]],
    );
}

#[test]
fn zom_20_5_lost_at_death() {
    check(
        &["ZOM-20.5"],
        "seats 2
     rules guts=off tiles=z1-z2 cards=z1
     stack:
     A: life 1, bullets 0, jeep
     zombies: 0/4
     begin fight",
        "chance die 1",
        expect![[r#"
                fight-began seat=A at=0/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=0/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                jeep-lost seat=A
                pawn-put seat=A from=0/4 to=0/4
        "#]],
    );
}
