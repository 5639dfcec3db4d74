//! Chapters 5 and 6: a new tile.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_ex16_closing_the_map() {
    check(
        &["ZOM-1.6", "ZOM-5.10", "ZOM-5.11", "ZOM-5.12", "ZOM-5.7", "ZOM-6.1", "ZOM-6.5"],
        "seats 2
     rules guts=off tiles=z1
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     stack: police-station, straight, straight
     begin tile",
        "chance tile police-station
         A put-bullet 4/0
         A put-bullet 4/1
         A put-bullet 4/2
         A put-bullet 4/3
         = tile 4
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile police-station
                tile-drawn seat=A stack=city tile=police-station
                tile-laid seat=A spot=4 tile=police-station cell={"x":0,"y":-1} turn=0
                zombie-put at=4/0 figure=zombie
                zombie-put at=4/1 figure=zombie
                zombie-put at=4/2 figure=zombie
                zombie-put at=4/3 figure=zombie
                zombie-put at=4/4 figure=zombie
                zombie-put at=4/5 figure=zombie
            > A put-bullet 4/0
                token-put at=4/0 token=bullet
            > A put-bullet 4/1
                token-put at=4/1 token=bullet
            > A put-bullet 4/2
                token-put at=4/2 token=bullet
            > A put-bullet 4/3
                token-put at=4/3 token=bullet
                token-put at=4/4 token=life
                token-put at=4/5 token=life
                map-closed seat=A tiles=2
                turn-ended seat=A
                turn-began seat=B round=1
            = tile 4: police-station at 0 -1 turn 0, zombies [0 1 2 3 4 5], bullets [0 1 2 3], life [4 5], manholes []
            = table: active B, deck 120, discard [], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_ex17_the_helipad_by_fewest() {
    check(
        &["ZOM-5.14", "ZOM-5.15", "ZOM-5.16", "ZOM-6.9"],
        "seats 4
     rules guts=off tiles=z1
     A: kills 5
     B: kills 3
     C: kills 3
     D: kills 8
     stack: helipad
     begin tile",
        "chance tile helipad
         = pending
         chance seat B
         ! A place 0 -1 turn 0
         B place 0 -1 turn 0
         = tile 1
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile helipad
                tile-drawn seat=A stack=city tile=helipad
            = chance placer={"among":["B","C"]}
            > chance seat B
                placer-drawn seat=B
            ! A place 0 -1 turn 0: not-asked (TABLE-2)
            > B place 0 -1 turn 0
                tile-laid seat=B spot=1 tile=helipad cell={"x":0,"y":-1} turn=0
                zombie-put at=1/0 figure=zombie
                zombie-put at=1/1 figure=zombie
                zombie-put at=1/2 figure=zombie
                zombie-put at=1/3 figure=zombie
                zombie-put at=1/4 figure=zombie
                zombie-put at=1/5 figure=zombie
                zombie-put at=1/6 figure=zombie
                zombie-put at=1/7 figure=zombie
                zombie-put at=1/8 figure=zombie
            = tile 1: helipad at 0 -1 turn 0, zombies [0 1 2 3 4 5 6 7 8], bullets [], life [], manholes []
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_ex15_it_fits_nowhere() {
    check(
        &["ZOM-5.8"],
        "seats 2
     rules guts=off tiles=z1
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile straight 0 -1
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     stack: crossroads, straight
     begin tile",
        "chance tile crossroads
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile crossroads
                tile-drawn seat=A stack=city tile=crossroads
                tile-left tile=crossroads
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_5_18_no_tile_left() {
    check(
        &["ZOM-5.18"],
        "seats 2
     rules guts=off tiles=z1
     stack:
     deck 0
     begin tile",
        "= pending",
        expect![[r#"
            = chance movement={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_ex39_a_supply_of_two() {
    check(
        &["ZOM-1.8"],
        "seats 2
     rules guts=off tiles=z1
     stack: hospital, straight
     A: kills 24
     B: kills 24
     supply 2
     begin tile",
        "chance tile hospital
         A place 0 -1 turn 0
         A put 1/0
         A put 1/8
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile hospital
                tile-drawn seat=A stack=city tile=hospital
            > A place 0 -1 turn 0
                tile-laid seat=A spot=1 tile=hospital cell={"x":0,"y":-1} turn=0
            > A put 1/0
                zombie-put at=1/0 figure=zombie
            > A put 1/8
                zombie-put at=1/8 figure=zombie
            = seats who=["A"] mode=turn question={"put-life":{"seat":"A"}}
        "#]],
    );
}

#[test]
fn zom_2_13_another_try() {
    check(
        &["ZOM-2.13"],
        "seats 2
     rules guts=off tiles=z1 special_tile_retry=on helipad=short
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile straight 0 -1
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     stack: helipad, police-station
     begin tile",
        "chance tile helipad
         chance seat A
         = pending
         chance tile police-station
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile helipad
                tile-drawn seat=A stack=city tile=helipad
            > chance seat A
                placer-drawn seat=A
                tile-shuffled-back tile=helipad
            = chance tile={"stack":"city"}
            > chance tile police-station
                tile-drawn seat=A stack=city tile=police-station
                tile-laid seat=A spot=7 tile=police-station cell={"x":0,"y":-2} turn=0
                zombie-put at=7/0 figure=zombie
                zombie-put at=7/1 figure=zombie
                zombie-put at=7/2 figure=zombie
                zombie-put at=7/3 figure=zombie
                zombie-put at=7/4 figure=zombie
                zombie-put at=7/5 figure=zombie
            = table: active A, deck 120, discard [], stacks [city 1], lasting []
        "#]],
    );
}

/// The street leads on, but any tile with an exit to the east would end at a wall.
#[test]
fn zom_5_20_a_way_is_open_but_nothing_fits() {
    check(
        &["ZOM-5.20", "ZOM-5.11", "ZOM-5.12", "ZOM-14.18"],
        "seats 2
     rules guts=off tiles=z1
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     stack: straight, crossroads, helipad
     deck 0
     begin tile",
        "chance tile straight
         A put 6/1
         A put 6/4
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
                tile-laid seat=A spot=6 tile=straight cell={"x":0,"y":-1} turn=0
            > A put 6/1
                zombie-put at=6/1 figure=zombie
            > A put 6/4
                zombie-put at=6/4 figure=zombie
                map-closed seat=A tiles=2
                helicopter-lost by_spell=false
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 0, discard [], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_5_20_one_tile_that_fits_keeps_the_map_open() {
    check(
        &["ZOM-5.20"],
        "seats 2
     rules guts=off tiles=z1
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     stack: straight, crossroads, police-station
     deck 0
     begin tile",
        "chance tile straight
         A put 6/1
         A put 6/4
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
                tile-laid seat=A spot=6 tile=straight cell={"x":0,"y":-1} turn=0
            > A put 6/1
                zombie-put at=6/1 figure=zombie
            > A put 6/4
                zombie-put at=6/4 figure=zombie
            = chance movement={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_5_20_the_last_tile_of_all_blocks_nothing() {
    check(
        &["ZOM-5.10"],
        "seats 2
     rules guts=off tiles=z1
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     stack: straight
     deck 0
     begin tile",
        "chance tile straight
         A put 6/1
         A put 6/4
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
                tile-laid seat=A spot=6 tile=straight cell={"x":0,"y":-1} turn=0
            > A put 6/1
                zombie-put at=6/1 figure=zombie
            > A put 6/4
                zombie-put at=6/4 figure=zombie
            = chance movement={"seat":"A"}
        "#]],
    );
}

/// A stack that leaves the game does not count as undrawn: the last tile of the city blocks nothing.
#[test]
fn zom_19_16_a_stack_goes_with_its_entrance() {
    check(
        &["ZOM-19.16", "ZOM-14.18", "ZOM-5.8"],
        "seats 2
     rules guts=off tiles=z1-z2
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile straight 0 -1
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     tile police-station 0 -3
     stack: front-gate, straight
     deck 0
     begin tile",
        "chance tile front-gate
         = table
         chance die 1
         A stop
         chance tile straight
         B put 8/1
         B put 8/4
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile front-gate
                tile-drawn seat=A stack=city tile=front-gate
                tile-left tile=front-gate
                stack-lost stack=base tiles=12
                helicopter-lost by_spell=false
            = table: active A, deck 0, discard [], stacks [city 1], lasting []
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
                step-began seat=B step=tile
            > chance tile straight
                tile-drawn seat=B stack=city tile=straight
                tile-laid seat=B spot=8 tile=straight cell={"x":0,"y":-2} turn=0
            > B put 8/1
                zombie-put at=8/1 figure=zombie
            > B put 8/4
                zombie-put at=8/4 figure=zombie
            = chance movement={"seat":"B"}
        "#]],
    );
}

#[test]
fn zom_14_18_the_helicopter_will_not_come() {
    check(
        &["ZOM-14.18", "ZOM-5.8"],
        "seats 2
     rules guts=off tiles=z1 helipad=short
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile straight 0 -1
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     stack: helipad, straight
     deck 0
     begin tile",
        "chance tile helipad
         chance seat B
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile helipad
                tile-drawn seat=A stack=city tile=helipad
            > chance seat B
                placer-drawn seat=B
                tile-left tile=helipad
                helicopter-lost by_spell=false
            = chance movement={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_14_18_another_helipad_may_still_come() {
    check(
        &["ZOM-5.8"],
        "seats 2
     rules guts=off tiles=z1-z2 helipad=short
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile straight 0 -1
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     stack: helipad, front-gate
     deck 0
     begin tile",
        "chance tile helipad
         chance seat B
         = pending
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile helipad
                tile-drawn seat=A stack=city tile=helipad
            > chance seat B
                placer-drawn seat=B
                tile-left tile=helipad
            = chance movement={"seat":"A"}
            = table: active A, deck 0, discard [], stacks [city 1 base 12], lasting []
        "#]],
    );
}

#[test]
fn zom_14_18_the_cabin_is_left() {
    check(
        &["ZOM-14.18"],
        "seats 2
     rules guts=off tiles=z1-z4 helipad=short
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile straight 0 -1
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     stack: helipad, bridge
     deck 0
     begin tile",
        "chance tile helipad
         chance seat B
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile helipad
                tile-drawn seat=A stack=city tile=helipad
            > chance seat B
                placer-drawn seat=B
                tile-left tile=helipad
                helicopter-lost by_spell=true
            = chance movement={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_5_20_an_entrance_needs_room_for_its_companions() {
    check(
        &["ZOM-5.20", "ZOM-5.11", "ZOM-14.18"],
        "seats 2
     rules guts=off tiles=z1-z2
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile police-station 0 -4
     stack: straight, front-gate
     deck 0
     begin tile",
        "chance tile straight
         A place 0 -1 turn 0
         A put 5/1
         A put 5/4
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
            > A place 0 -1 turn 0
                tile-laid seat=A spot=5 tile=straight cell={"x":0,"y":-1} turn=0
            > A put 5/1
                zombie-put at=5/1 figure=zombie
            > A put 5/4
                zombie-put at=5/4 figure=zombie
                map-closed seat=A tiles=13
                helicopter-lost by_spell=false
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 0, discard [], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_5_13_the_helipad_of_another_costs_no_turn() {
    check(
        &["ZOM-5.13", "ZOM-5.20"],
        "seats 2
     rules guts=off tiles=z1 helipad=short
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile straight 0 -1
     tile police-station 0 -3
     tile police-station 1 -2 turn 1
     tile police-station -1 -2 turn 3
     A: kills 3
     stack: helipad, straight
     deck 0
     begin tile",
        "chance tile helipad
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile helipad
                tile-drawn seat=A stack=city tile=helipad
                tile-laid seat=B spot=8 tile=helipad cell={"x":0,"y":-2} turn=0
                zombie-put at=8/0 figure=zombie
                zombie-put at=8/1 figure=zombie
                zombie-put at=8/2 figure=zombie
                zombie-put at=8/3 figure=zombie
                zombie-put at=8/4 figure=zombie
                zombie-put at=8/5 figure=zombie
                zombie-put at=8/6 figure=zombie
                zombie-put at=8/7 figure=zombie
                zombie-put at=8/8 figure=zombie
                map-closed seat=B tiles=1
            = table: active A, deck 0, discard [], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_5_11_ones_own_helipad_costs_the_turn() {
    check(
        &["ZOM-5.11", "ZOM-5.20"],
        "seats 2
     rules guts=off tiles=z1 helipad=short
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile straight 0 -1
     tile police-station 0 -3
     tile police-station 1 -2 turn 1
     tile police-station -1 -2 turn 3
     B: kills 3
     stack: helipad, straight
     deck 0
     begin tile",
        "chance tile helipad
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile helipad
                tile-drawn seat=A stack=city tile=helipad
                tile-laid seat=A spot=8 tile=helipad cell={"x":0,"y":-2} turn=0
                zombie-put at=8/0 figure=zombie
                zombie-put at=8/1 figure=zombie
                zombie-put at=8/2 figure=zombie
                zombie-put at=8/3 figure=zombie
                zombie-put at=8/4 figure=zombie
                zombie-put at=8/5 figure=zombie
                zombie-put at=8/6 figure=zombie
                zombie-put at=8/7 figure=zombie
                zombie-put at=8/8 figure=zombie
                map-closed seat=A tiles=1
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 0, discard [], stacks [city 0], lasting []
        "#]],
    );
}
