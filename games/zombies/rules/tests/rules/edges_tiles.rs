//! Chapters 2, 5, 6, 19 and 21 at their edges: tiles, and what comes with them.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_22_3_dogs_in_pairs() {
    check(
        &["ZOM-22.3", "ZOM-6.6"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z2
     tile bridge 0 -1
     stack:
     lasting in-the-zone by A on A now
     begin tile",
        "chance tile woods09
         ! chance tile woods08
         chance die 6
         = pending
         chance cards fear
         = pending
         ? A
         not now A
         ! A put 0/4
         A put 2/4
         A put 2/4
         ? A",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile woods09
                tile-drawn seat=A stack=woods tile=woods09
                tile-laid seat=A spot=2 tile=woods09 cell={"x":0,"y":-2} turn=0
            ! chance tile woods08: impossible-roll (TABLE-6)
            > chance die 6
                newcomers-rolled seat=A die=6
            = chance cards={"seat":"A","n":1}
            > chance cards fear
                cards-drawn seat=A n=1 cards=null
            = seats who=["A"] mode=turn question={"put-zombie":{"seat":"A","figure":"dog"}}
            ? A: put at=2/0, put at=2/1, put at=2/2, put at=2/3, put at=2/4, put at=2/5, put at=2/6, put at=2/7, put at=2/8, play card=fear aim={"player":"B"}
            not now A:
                play card=fear aim=nothing: no-such-target (ZOM-9.17)
            ! A put 0/4: not-a-place-for-it (ZOM-6.2)
            > A put 2/4
                zombie-put at=2/4 figure=dog
            > A put 2/4
                zombie-put at=2/4 figure=dog
            ? A: put at=2/0, put at=2/1, put at=2/2, put at=2/3, put at=2/5, put at=2/6, put at=2/7, put at=2/8, play card=fear aim={"player":"B"}
        "#]],
    );
}

#[test]
fn zom_6_5_bullets_and_life() {
    check(
        &["ZOM-6.5"],
        "seats 2
     rules guts=off tiles=z1
     hand B: fear
     stack: hospital
     begin tile",
        "chance tile hospital
         A place 0 -1 turn 0
         = pending
         ? A
         not now A
         ! A place 0 -1 turn 0
         ! B put 1/0
         A put-life 1/0
         A put-life 1/1
         A put-life 1/2
         A put-life 1/3
         = pending
         ? A",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile hospital
                tile-drawn seat=A stack=city tile=hospital
            > A place 0 -1 turn 0
                tile-laid seat=A spot=1 tile=hospital cell={"x":0,"y":-1} turn=0
                zombie-put at=1/0 figure=zombie
                zombie-put at=1/1 figure=zombie
                zombie-put at=1/2 figure=zombie
                zombie-put at=1/3 figure=zombie
                zombie-put at=1/4 figure=zombie
                zombie-put at=1/5 figure=zombie
                zombie-put at=1/6 figure=zombie
                zombie-put at=1/8 figure=zombie
            = seats who=["A","B"] ready=["B"] mode=turn question={"put-life":{"seat":"A"}}
            ? A: put-life at=1/0, put-life at=1/1, put-life at=1/2, put-life at=1/3, put-life at=1/4, put-life at=1/5, put-life at=1/6, put-life at=1/8
            not now A:
            ! A place 0 -1 turn 0: other-question (TABLE-5)
            ! B put 1/0: another-decides (ZOM-10.1)
            > A put-life 1/0
                token-put at=1/0 token=life
            > A put-life 1/1
                token-put at=1/1 token=life
            > A put-life 1/2
                token-put at=1/2 token=life
            > A put-life 1/3
                token-put at=1/3 token=life
            = chance cards={"seat":"A","n":3}
            ? A:
        "#]],
    );
}

#[test]
fn zom_6_5_bullets_first() {
    check(
        &["ZOM-5.1"],
        "seats 2
     rules guts=off tiles=z1
     stack: army-surplus-store
     begin tile",
        "chance tile army-surplus-store
         A place 0 -1 turn 1
         = pending
         ? A",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile army-surplus-store
                tile-drawn seat=A stack=city tile=army-surplus-store
            > A place 0 -1 turn 1
                tile-laid seat=A spot=1 tile=army-surplus-store cell={"x":0,"y":-1} turn=1
            = seats who=["A"] mode=turn question={"put-zombie":{"seat":"A","figure":"zombie"}}
            ? A: put at=1/0, put at=1/1, put at=1/2
        "#]],
    );
}

#[test]
fn zom_2_13_an_entrance_is_tried_again() {
    check(
        &["ZOM-2.13"],
        "seats 2
     rules guts=off tiles=z1-z2 special_tile_retry=on
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile straight 0 -1
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     tile police-station 0 -3
     stack: front-gate, straight
     stack base: base-crossroads
     begin tile",
        "chance tile front-gate
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile front-gate
                tile-drawn seat=A stack=city tile=front-gate
                tile-shuffled-back tile=front-gate
            = table: active A, deck 120, discard [], stacks [city 2 base 1], lasting []
        "#]],
    );
}

#[test]
fn zom_19_7_which_stack() {
    check(
        &["ZOM-19.6", "ZOM-19.7"],
        "seats 2
     rules guts=off tiles=z1-z2 cards=z1
     tile front-gate 0 -1
     hand B: fear
     stack: straight
     stack base: base-crossroads
     begin tile",
        "= pending
         ? A
         ? B
         not now A
         not now B
         ! B draw city
         ! A draw mall
         ! A stop
         A draw base",
        expect![[r#"
                step-began seat=A step=tile
            = seats who=["A","B"] ready=["B"] mode=turn question=draw-tile
            ? A: draw stack=city, draw stack=base
            ? B: pass, play card=fear aim={"player":"A"}
            not now A:
            not now B:
                play card=fear aim=nothing: no-such-target (ZOM-9.17)
            ! B draw city: another-decides (ZOM-10.1)
            ! A draw mall: stack-not-open (ZOM-19.6)
            ! A stop: other-question (TABLE-5)
            > A draw base
                stack-chosen seat=A stack=base
        "#]],
    );
}

#[test]
fn zom_5_7_where_to_lay_it() {
    check(
        &["ZOM-5.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand B: fear
     stack: straight, hospital
     begin tile",
        "chance tile straight
         = pending
         ? A
         ? B
         not now A
         ! B place 0 -1 turn 0
         ! A place 0 -3 turn 0
         ! A stop
         A place 0 -1 turn 0",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
            = seats who=["A","B"] ready=["B"] mode=turn question={"place-tile":{"seat":"A","tile":"straight"}}
            ? A: place cell={"x":0,"y":-1} turn=0, place cell={"x":1,"y":0} turn=1, place cell={"x":0,"y":1} turn=0, place cell={"x":-1,"y":0} turn=1
            ? B: pass, play card=fear aim={"player":"A"}
            not now A:
            ! B place 0 -1 turn 0: another-decides (ZOM-10.1)
            ! A place 0 -3 turn 0: tile-does-not-fit (ZOM-5.5)
            ! A stop: other-question (TABLE-5)
            > A place 0 -1 turn 0
                tile-laid seat=A spot=1 tile=straight cell={"x":0,"y":-1} turn=0
        "#]],
    );
}

#[test]
fn zom_5_15_only_one_of_the_tied_lays_the_helipad() {
    check(
        &["ZOM-5.15"],
        "seats 3
     rules guts=off tiles=z1
     A: kills 5
     B: kills 3
     C: kills 3
     stack: helipad
     begin tile",
        "chance tile helipad
         ! chance seat A
         chance seat C
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile helipad
                tile-drawn seat=A stack=city tile=helipad
            ! chance seat A: impossible-roll (TABLE-6)
            > chance seat C
                placer-drawn seat=C
            = seats who=["C"] mode=turn question={"place-tile":{"seat":"C","tile":"helipad"}}
        "#]],
    );
}

#[test]
fn zom_5_14_fewest_may_be_none() {
    check(
        &["ZOM-5.14"],
        "seats 3
     rules guts=off tiles=z1
     A: kills 1
     B: kills 1
     stack: helipad
     begin tile",
        "chance tile helipad
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile helipad
                tile-drawn seat=A stack=city tile=helipad
            = seats who=["C"] mode=turn question={"place-tile":{"seat":"C","tile":"helipad"}}
        "#]],
    );
}

#[test]
fn zom_21_4_another_helipad_does_not_wait() {
    check(
        &["ZOM-5.14"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1
     tile front-door 0 -1
     A: kills 1
     stack: helipad
     stack mall: escalator, mall-helipad
     begin tile",
        "A draw city
         chance tile helipad
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > A draw city
                stack-chosen seat=A stack=city
            > chance tile helipad
                tile-drawn seat=A stack=city tile=helipad
            = seats who=["B"] mode=turn question={"place-tile":{"seat":"B","tile":"helipad"}}
        "#]],
    );
}

#[test]
fn zom_21_4_with_the_escalator_the_helipad_comes() {
    check(
        &["ZOM-21.4"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1
     tile front-door 0 -1
     A: kills 1
     stack:
     stack mall: escalator, mall-helipad, pet-store
     begin tile",
        "chance tile mall-helipad
         = pending
         chance tile escalator
         ? A",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile mall-helipad
                tile-drawn seat=A stack=mall tile=mall-helipad
                tile-shuffled-back tile=mall-helipad
            = chance tile={"stack":"mall"}
            > chance tile escalator
                tile-drawn seat=A stack=mall tile=escalator
            ? A: place cell={"x":0,"y":-3} turn=0, place cell={"x":1,"y":-2} turn=1, place cell={"x":-1,"y":-2} turn=3
        "#]],
    );
}

#[test]
fn zom_2_13_one_more_try_a_turn() {
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
     stack: helipad, straight
     begin tile",
        "chance tile helipad
         chance seat A
         chance tile helipad
         chance seat A
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile helipad
                tile-drawn seat=A stack=city tile=helipad
            > chance seat A
                placer-drawn seat=A
                tile-shuffled-back tile=helipad
            > chance tile helipad
                tile-drawn seat=A stack=city tile=helipad
            > chance seat A
                placer-drawn seat=A
                tile-left tile=helipad
                helicopter-lost by_spell=false
            = table: active A, deck 120, discard [], stacks [city 1], lasting []
        "#]],
    );
}

#[test]
fn zom_2_13_the_last_tile_is_not_tried_again() {
    check(
        &["ZOM-5.8"],
        "seats 2
     rules guts=off tiles=z1 special_tile_retry=on helipad=short
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile straight 0 -1
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     stack: helipad
     begin tile",
        "chance tile helipad
         chance seat A
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile helipad
                tile-drawn seat=A stack=city tile=helipad
            > chance seat A
                placer-drawn seat=A
                tile-left tile=helipad
                helicopter-lost by_spell=false
            = table: active A, deck 120, discard [], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_2_13_special_tiles_only() {
    check(
        &["ZOM-5.8"],
        "seats 2
     rules guts=off tiles=z1-z2 special_tile_retry=on
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile straight 0 -1
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     stack: crossroads, helipad, straight
     stack base: base-crossroads
     begin tile",
        "chance tile crossroads
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile crossroads
                tile-drawn seat=A stack=city tile=crossroads
                tile-left tile=crossroads
            = table: active A, deck 120, discard [], stacks [city 2 base 1], lasting []
        "#]],
    );
}
