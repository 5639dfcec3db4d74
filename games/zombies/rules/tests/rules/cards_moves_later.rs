//! Appendix B: cards that change movements and turns, from the later boxes.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z4_07_lost_in_the_woods() {
    check(
        &["ZOM-C-Z4-07", "ZOM-11.5"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z4
     tile straight 0 -1
     hand B: lost-woods
     stack:
     begin movement 3",
        "B play lost-woods player A
         ? A
         A step 0/1
         ! A step 1/7",
        expect![[r#"
            > B play lost-woods player A
                card-played seat=B card=lost-woods aim={"player":"A"}
                card-took-effect seat=B card=lost-woods
                effect-began seat=B card=lost-woods aim={"player":"A"}
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            ! A step 1/7: no-way-there (ZOM-12.4)
        "#]],
    );
}

#[test]
fn zom_c_z4_07_below_too() {
    check(
        &["ZOM-C-Z4-07"],
        "seats 2
     rules guts=off cards=z1-z4
     tile straight 0 -1
     A: at 0/1, below
     hand B: lost-woods
     stack:
     begin movement 2",
        "B play lost-woods player A
         ? A",
        expect![[r#"
            > B play lost-woods player A
                card-played seat=B card=lost-woods aim={"player":"A"}
                card-took-effect seat=B card=lost-woods
                effect-began seat=B card=lost-woods aim={"player":"A"}
            ? A: stop, come-up, step to=0/2, step to=0/4, step to=0/0, walk to=0/5, walk to=0/7, walk to=0/3
        "#]],
    );
}

#[test]
fn zom_c_z8_13_solitary_confinement() {
    check(
        &["ZOM-C-Z8-13"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     tile straight 0 -1
     hand B: solitary-confinement
     hand A: escape-tunnel
     stack:
     begin movement 3",
        "B play solitary-confinement player A
         A step 0/1
         ! A step 1/7
         A play escape-tunnel
         A pick square 1/7
         ? A",
        expect![[r#"
            > B play solitary-confinement player A
                card-played seat=B card=solitary-confinement aim={"player":"A"}
                card-took-effect seat=B card=solitary-confinement
                effect-began seat=B card=solitary-confinement aim={"player":"A"}
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            ! A step 1/7: no-way-there (ZOM-12.4)
            > A play escape-tunnel
                card-played seat=A card=escape-tunnel aim=nothing
                card-took-effect seat=A card=escape-tunnel
            > A pick square 1/7
                picked seat=A card=escape-tunnel aim={"square":1/7}
                pawn-put seat=A from=0/1 to=1/7
            ? A: stop, step to=1/4, walk to=1/1
        "#]],
    );
}

#[test]
fn zom_c_z5_15_wheres_the_admin_building() {
    check(
        &["ZOM-C-Z5-15"],
        "seats 2
     rules guts=off tiles=z1-z5 cards=z1-z5
     tile school-entrance 0 -1
     tile admin-building 0 -3
     lasting wheres-the-admin by B on A now
     A: at 2/4
     stack:
     begin movement 6",
        "? A
         ! A stop
         A walk 3/4
         = pending",
        expect![[r#"
            ? A: step to=2/1, walk to=3/7, walk to=3/4
            ! A stop: must-go-on (ZOM-C-Z5-15)
            > A walk 3/4
                moved seat=A from=2/4 to=2/1 is_below=false
                moved seat=A from=2/1 to=3/7 is_below=false
                moved seat=A from=3/7 to=3/4 is_below=false
                turn-ended seat=A
                effect-ended card=wheres-the-admin aim={"player":"A"}
                turn-began seat=B round=1
                step-began seat=B step=tile
            = chance tile={"stack":"campus"}
        "#]],
    );
}

#[test]
fn zom_c_z5_15_to_the_town_square() {
    check(
        &["ZOM-C-Z5-15", "ZOM-11.6"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z5
     tile straight 0 -1
     tile straight 0 -2
     hand A: wheres-the-admin
     active B
     B: at 2/4
     stack:
     begin movement 1",
        "A play wheres-the-admin player B
         = table
         ? B
         B stop
         = pending",
        expect![[r#"
            > A play wheres-the-admin player B
                card-played seat=A card=wheres-the-admin aim={"player":"B"}
                card-took-effect seat=A card=wheres-the-admin
                effect-began seat=A card=wheres-the-admin aim={"player":"B"}
            = table: active B, deck 71, discard [wheres-the-admin], stacks [city 0], lasting [wheres-the-admin]
            ? B: stop, step to=2/1, step to=2/7
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=2
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z5_15_one_way_to_the_town_square() {
    check(
        &["ZOM-C-Z5-15"],
        "seats 2
     rules guts=off cards=z1-z5
     tile straight 0 -1
     manholes: 1/4
     lasting wheres-the-admin by B on A now
     A: at 1/4
     stack:
     begin movement 3",
        "? A
         A walk 0/1
         ! A stop
         A step 0/4
         = pending",
        expect![[r#"
            ? A: step to=1/7, walk to=0/1, walk to=0/4
            > A walk 0/1
                moved seat=A from=1/4 to=1/7 is_below=false
                moved seat=A from=1/7 to=0/1 is_below=false
            ! A stop: must-go-on (ZOM-C-Z5-15)
            > A step 0/4
                moved seat=A from=0/1 to=0/4 is_below=false
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":0}}
        "#]],
    );
}

#[test]
fn zom_c_z6_14_we_gotta_get_out_of_this_place() {
    check(
        &["ZOM-C-Z6-14", "ZOM-11.8"],
        "seats 2
     rules guts=off
     items A: skateboard
     hand B: gotta-get-out
     stack:
     begin before-movement-roll",
        "B play gotta-get-out
         quiet
         chance die 3
         quiet
         = pending
         = table",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play gotta-get-out
                card-played seat=B card=gotta-get-out aim=nothing
                card-took-effect seat=B card=gotta-get-out
                effect-began seat=B card=gotta-get-out aim=nothing
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            > chance die 3
                movement-rolled seat=A die=3
            > quiet
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":10}}
            = table: active A, deck 130, discard [gotta-get-out], stacks [city 0], lasting [gotta-get-out]
        "#]],
    );
}

#[test]
fn zom_c_z7_14_whoaaa() {
    check(
        &["ZOM-C-Z7-14", "ZOM-11.21"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     items A: skateboard, fire-axe
     hand B: whoa
     stack:
     begin before-movement-roll",
        "B play whoa player A
         ? A
         A pick card skateboard
         chance die 5
         = pending",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play whoa player A
                card-played seat=B card=whoa aim={"player":"A"}
                card-took-effect seat=B card=whoa
                effect-began seat=B card=whoa aim={"player":"A"}
            ? A: pick aim={"card":"skateboard"}, pick aim={"card":"fire-axe"}
            > A pick card skateboard
                picked seat=A card=whoa aim={"card":"skateboard"}
                item-lost seat=A card=skateboard
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > chance die 5
                movement-rolled seat=A die=5
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_c_z7_14_the_movement_has_begun() {
    check(
        &["ZOM-C-Z7-14"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     items A: fire-axe
     hand B: whoa
     stack:
     begin movement 4",
        "B play whoa player A
         = pending
         = A",
        expect![[r#"
            > B play whoa player A
                card-played seat=B card=whoa aim={"player":"A"}
                card-took-effect seat=B card=whoa
                effect-began seat=B card=whoa aim={"player":"A"}
                item-lost seat=A card=fire-axe
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
            = A: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z8_02_stir_crazy() {
    check(
        &["ZOM-C-Z8-02"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     tile straight 0 -1
     bullets: 0/1
     zombies: 1/7
     lasting stir-crazy by B on A now
     A: bullets 0
     stack:
     begin movement 4",
        "? A
         A pick number 2
         = pending
         ! B stop
         B step 0/1
         = pending
         A take
         B step 1/7
         = pending",
        expect![[r#"
            ? A: pick aim={"number":0}, pick aim={"number":1}, pick aim={"number":2}, pick aim={"number":3}, pick aim={"number":4}
            > A pick number 2
                picked seat=A card=stir-crazy aim={"number":2}
            = seats who=["B"] mode=turn question={"move":{"seat":"B","mover":"A","left":2}}
            ! B stop: must-go-on (ZOM-C-Z8-02)
            > B step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            = seats who=["A"] mode=turn question={"take-token":{"seat":"A"}}
            > A take
                token-taken seat=A at=0/1 token=bullet
                bullets-gained seat=A n=1
            > B step 1/7
                moved seat=A from=0/1 to=1/7 is_below=false
                fight-began seat=A at=1/7 figure=zombie
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z8_02_on_the_next_turn() {
    check(
        &["ZOM-C-Z8-02", "ZOM-11.6"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     hand B: stir-crazy
     stack:
     begin movement 4",
        "B play stir-crazy player A
         = pending
         = table",
        expect![[r#"
            > B play stir-crazy player A
                card-played seat=B card=stir-crazy aim={"player":"A"}
                card-took-effect seat=B card=stir-crazy
                effect-began seat=B card=stir-crazy aim={"player":"A"}
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
            = table: active A, deck 77, discard [stir-crazy], stacks [city 0], lasting [stir-crazy]
        "#]],
    );
}

#[test]
fn zom_c_z8_06_a_last_meal() {
    check(
        &["ZOM-C-Z8-06", "ZOM-11.11"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     hand A: last-meal
     stack:
     begin before-movement-roll",
        "A play last-meal
         = A
         = pending",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > A play last-meal
                card-played seat=A card=last-meal aim=nothing
                card-took-effect seat=A card=last-meal
                no-movement-roll seat=A
                life-gained seat=A halves=4
                bullets-lost seat=A n=1
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 5, bullets 2, kills 0, hand [], played
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z8_06_without_a_bullet() {
    check(
        &["ZOM-C-Z8-06"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     hand A: last-meal
     A: life 1, bullets 0
     stack:
     begin before-movement-roll",
        "A play last-meal
         = A",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > A play last-meal
                card-played seat=A card=last-meal aim=nothing
                card-took-effect seat=A card=last-meal
                no-movement-roll seat=A
                life-gained seat=A halves=6
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 4, bullets 0, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z4_07_for_a_whole_turn() {
    check(
        &["ZOM-C-Z4-07", "ZOM-11.5"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z4
     tile straight 0 -1
     hand A: lost-woods
     B: at 1/4
     stack:
     begin movement 1",
        "A play lost-woods player B
         A stop
         chance cards fear brain-cramp brain-cramp
         quiet
         chance die 6
         quiet
         ? B
         B stop
         quiet
         B keep
         = table",
        expect![[r#"
            > A play lost-woods player B
                card-played seat=A card=lost-woods aim={"player":"B"}
                card-took-effect seat=A card=lost-woods
                effect-began seat=A card=lost-woods aim={"player":"B"}
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
            > chance cards fear brain-cramp brain-cramp
                cards-drawn seat=B n=3 cards=null
                window-opened moment=before-movement-roll subject=B
            > quiet
                window-closed moment=before-movement-roll
            > chance die 6
                movement-rolled seat=B die=6
                window-opened moment=after-movement-roll subject=B
            > quiet
            ? B: stop, step to=1/1, step to=1/7, play card=fear aim={"player":"A"}
            > B stop
                window-closed moment=after-movement-roll
                stopped seat=B led_by=null
            > quiet
            > B keep
                nothing-discarded seat=B
                turn-ended seat=B
                effect-ended card=lost-woods aim={"player":"B"}
                turn-began seat=A round=2
                window-opened moment=turn-start subject=A
            = table: active A, deck 60, discard [lost-woods], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z7_14_waits_for_a_roll() {
    check(
        &["ZOM-C-Z7-14"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     hand A: much-needed-rest
     hand B: whoa
     stack:
     begin before-movement-roll",
        "B play whoa player A
         A pass
         A play much-needed-rest
         = table",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play whoa player A
            > A pass
                card-played seat=B card=whoa aim={"player":"A"}
                card-took-effect seat=B card=whoa
                effect-began seat=B card=whoa aim={"player":"A"}
                asked-anew moment=before-movement-roll
            > A play much-needed-rest
                card-played seat=A card=much-needed-rest aim=nothing
                card-took-effect seat=A card=much-needed-rest
                no-movement-roll seat=A
                life-gained seat=A halves=4
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 74, discard [whoa much-needed-rest], stacks [city 0 circus 8], lasting [whoa]
        "#]],
    );
}

#[test]
fn zom_c_z8_02_not_a_single_square() {
    check(
        &["ZOM-C-Z8-02"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     bullets: 0/4
     lasting stir-crazy by B on A now
     stack:
     begin movement 4",
        "A pick number 0
         = pending
         ! A step 0/1
         A take
         = A",
        expect![[r#"
            > A pick number 0
                picked seat=A card=stir-crazy aim={"number":0}
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":0}}
            ! A step 0/1: no-squares-left (ZOM-12.1)
            > A take
                token-taken seat=A at=0/4 token=bullet
                bullets-gained seat=A n=1
                turn-ended seat=A
                effect-ended card=stir-crazy aim={"player":"A"}
                turn-began seat=B round=1
            = A: at 0/4, life 3, bullets 4, kills 0, hand []
        "#]],
    );
}
