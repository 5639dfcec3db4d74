//! Chapters 22, 24 and 25 at their edges: the Cabin, the carnival, the jail.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_24_17_no_turning_under_another_lead() {
    check(
        &["ZOM-12.1"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     fun-house 0 1 0 0
     stack:
     stack circus:
     A: at 4/4
     lasting brain-cramp by B on A now
     begin movement 2",
        "? B
         not now B",
        expect![[r#"
            ? B: stop, step to=4/7, step to=4/3, walk to=5/1
            not now B:
                step to=4/1: no-way-there (ZOM-12.4)
                step to=4/5: no-way-there (ZOM-12.4)
                take: another-decides (ZOM-12.11)
                go-down: no-sewers (ZOM-2.4)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewers (ZOM-2.4)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
        "#]],
    );
}

#[test]
fn zom_22_9_no_spell_under_another_lead() {
    check(
        &["ZOM-12.1"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4 cabin_victory=on
     tile cabin 0 -2
     A: at 1/4
     stack:
     stack woods:
     lasting brain-cramp by B on A now
     begin movement 1",
        "? B
         ! B cast",
        expect![[r#"
            ? B: stop, step to=1/1, step to=1/3
            ! B cast: no-spell-here (ZOM-22.9)
        "#]],
    );
}

#[test]
fn zom_22_9_no_spell_on_the_walk_of_a_card() {
    check(
        &["ZOM-11.9"],
        "seats 2
     tile straight 0 -1
     tile straight 0 -2
     manholes: 0/1
     A: at 1/7
     hand A: where-everybody
     stack:
     deck 0
     begin movement 3",
        "A play where-everybody player B
         ? A
         ! A stop
         A step 0/1
         ? A
         not now A",
        expect![[r#"
            > A play where-everybody player B
                card-played seat=A card=where-everybody aim={"player":"B"}
                card-took-effect seat=A card=where-everybody
            ? A: step to=0/1, step to=0/5, step to=0/7, step to=0/3, walk to=1/7, walk to=1/4, walk to=1/1, walk to=2/7
            ! A stop: must-go-on (ZOM-C-Z1-25)
            > A step 0/1
                moved seat=B from=0/4 to=0/1 is_below=false
            ? A: step to=1/7, step to=0/4, walk to=1/4, walk to=0/5, walk to=0/7, walk to=0/3, walk to=1/1, walk to=2/7
            not now A:
                step to=0/2: no-way-there (ZOM-12.4)
                step to=0/0: no-way-there (ZOM-12.4)
                take: another-decides (ZOM-12.11)
                go-down: no-way-down (ZOM-16.7)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-manhole-now (ZOM-16.5)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
                stop: must-go-on (ZOM-C-Z1-25)
        "#]],
    );
}

#[test]
fn zom_22_9_not_below_the_cabin() {
    check(
        &["ZOM-12.1"],
        "seats 2
     rules guts=off tiles=z1-z4-z6 cards=z1-z4 cabin_victory=on
     tile cabin 0 -2
     tile police-station 0 -1
     A: at 1/4, below
     B: at 2/0
     stack:
     stack woods:
     begin movement 1",
        "? A
         ! A cast",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
            ? A:
            ! A cast: waits-for-chance (TABLE-3)
        "#]],
    );
}

#[test]
fn zom_22_9_not_in_another_building() {
    check(
        &["ZOM-12.3"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4 cabin_victory=on
     tile police-station 0 -1
     A: at 1/0
     stack:
     stack woods:
     begin movement 1",
        "? A
         ! A cast",
        expect![[r#"
            ? A: stop, step to=1/1, step to=1/3
            ! A cast: no-spell-here (ZOM-22.9)
        "#]],
    );
}

#[test]
fn zom_22_9_without_a_square_left() {
    check(
        &["ZOM-22.9"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4 cabin_victory=on
     tile cabin 0 -2
     A: at 1/1
     stack:
     stack woods:
     begin movement 1",
        "A step 1/4
         ? A
         A cast
         chance die 5",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/1 to=1/4 is_below=false
            ? A: stop, cast
            > A cast
                spell-cast seat=A
            > chance die 5
                spell-rolled seat=A die=5 pages=0
                turn-ended seat=A
                turn-began seat=B round=1
        "#]],
    );
}

#[test]
fn zom_25_10_the_jacket_at_the_next_turn() {
    check(
        &["ZOM-25.10"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8 jail_start=on
     tile mental-ward 5 5
     stack:
     stack prison:
     zombies: 0/4
     A: life 1, bullets 0
     deck 0
     begin fight",
        "chance die 1
         chance die 1
         A move-zombie 0/4 0/3
         chance die 1
         B stop
         chance die 1
         B move-zombie 0/3 0/4
         = pending",
        expect![[r#"
                fight-began seat=A at=0/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=0/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=0/4 to=1/4
                jacket-put-on seat=A
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 0/4 0/3
                zombie-moved from=0/4 to=0/3 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
            > chance die 1
                zombies-rolled seat=B die=1
            > B move-zombie 0/3 0/4
                zombie-moved from=0/3 to=0/4 figure=zombie
                turn-ended seat=B
                turn-began seat=A round=2
                restarted seat=A
            = chance jacket={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_22_9_no_spell_on_a_walk_by_a_card() {
    check(
        &["ZOM-C-Z35-07"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z3.5-z4 cabin_victory=on
     tile cabin 0 -2
     B: at 1/4
     stack:
     stack woods:
     lasting running by B on A now
     begin movement 2",
        "? B
         ! B cast",
        expect![[r#"
            ? B: stop, step to=1/1, step to=1/3, walk to=1/0, walk to=1/6
            ! B cast: no-spell-here (ZOM-22.9)
        "#]],
    );
}

#[test]
fn zom_24_16_from_tile_to_tile_of_the_carnival() {
    check(
        &["ZOM-24.16"],
        "seats 3
     rules guts=off tiles=z1-z7 cards=z1-z7 carnival_start=on
     tile ticket-booth 0 -1
     fun-house
     stack:
     stack circus:
     hand A: funny
     A: at 2/4
     B: at 1/1, escaped
     C: at 0/4, escaped
     begin movement 2",
        "? A",
        expect![[r#"
            ? A: stop, step to=2/1, step to=2/5, step to=2/7, step to=2/3, walk to=1/1, play card=funny aim={"player":"B"}
        "#]],
    );
}

#[test]
fn zom_24_16_to_the_city_anybody_is_sent() {
    check(
        &["ZOM-24.16"],
        "seats 3
     rules guts=off tiles=z1-z7 cards=z1-z7 carnival_start=on
     tile ticket-booth 0 -1
     fun-house
     stack:
     stack circus:
     hand A: funny
     A: at 0/4
     B: at 2/4, escaped
     C: at 0/1, escaped
     begin movement 2",
        "? A",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, walk to=1/7, play card=funny aim={"player":"B"}
        "#]],
    );
}

#[test]
fn zom_24_16_where_the_game_begins_in_town_anybody_is_sent() {
    check(
        &["ZOM-11.16"],
        "seats 3
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     fun-house
     stack:
     stack circus:
     hand A: funny
     A: at 2/4
     B: at 0/4, escaped
     C: at 0/1
     begin movement 2",
        "? A",
        expect![[r#"
            ? A: stop, step to=2/1, step to=2/5, step to=2/7, step to=2/3, walk to=1/1, play card=funny aim={"player":"B"}, play card=funny aim={"player":"C"}
        "#]],
    );
}

#[test]
fn zom_25_10_inside_nobody_has_escaped() {
    check(
        &["ZOM-12.9"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8 jail_start=on
     start
     A: at 1/4
     stack prison:
     stack: hospital
     begin movement 4",
        "A step 1/7
         A step 1/4
         A step 1/1",
        expect![[r#"
            > A step 1/7
                moved seat=A from=1/4 to=1/7 is_below=false
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
        "#]],
    );
}

#[test]
fn zom_25_11_after_it_the_city_is_drawn() {
    check(
        &["ZOM-25.11"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8 jail_start=on
     start
     tile execution-chamber 0 2 turn 2
     tile execution-chamber 1 1 turn 1
     tile execution-chamber -1 1 turn 3
     stack prison: prison-gate
     stack: hospital
     deck 0
     begin tile",
        "chance tile prison-gate
         chance die 1
         A stop
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile prison-gate
                tile-drawn seat=A stack=prison tile=prison-gate
                tile-left tile=prison-gate
                tile-laid seat=A spot=5 tile=town-square cell={"x":300,"y":0} turn=0
                jacket-taken-off seat=A
                pawn-put seat=A from=0/4 to=5/4
                escaped seat=A
                jacket-taken-off seat=B
                pawn-put seat=B from=0/4 to=5/4
                escaped seat=B
            > chance die 1
                movement-rolled seat=A die=1
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
                step-began seat=B step=tile
            = chance tile={"stack":"city"}
        "#]],
    );
}

#[test]
fn zom_25_6_behind_the_gate_the_city_is_drawn() {
    check(
        &["ZOM-25.6"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8 jail_start=on
     start
     A: at 1/4
     stack prison: prison-gate
     stack: hospital
     deck 0
     begin tile",
        "chance tile prison-gate
         A place 0 2 turn 0
         A put 2/1
         A put 2/4
         chance die 6
         ? A
         A stop
         chance die 1
         A move-zombie 2/1 1/7
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile prison-gate
                tile-drawn seat=A stack=prison tile=prison-gate
            > A place 0 2 turn 0
                tile-laid seat=A spot=2 tile=prison-gate cell={"x":0,"y":2} turn=0
                tile-laid seat=A spot=3 tile=town-square cell={"x":0,"y":3} turn=0
            > A put 2/1
                zombie-put at=2/1 figure=zombie
            > A put 2/4
                zombie-put at=2/4 figure=zombie
            > chance die 6
                movement-rolled seat=A die=6
            ? A: stop, step to=1/1, step to=1/5, step to=1/7, step to=1/3, walk to=0/7, walk to=2/1, walk to=0/4, walk to=2/4, walk to=0/1, walk to=0/5, walk to=0/3, walk to=0/2, walk to=0/0
            > A stop
                stopped seat=A led_by=null
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 2/1 1/7
                zombie-moved from=2/1 to=1/7 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            = chance jacket={"seat":"B"}
        "#]],
    );
}

#[test]
fn zom_24_12_without_a_fun_house_nobody_is_swallowed() {
    check(
        &["ZOM-12.1"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     stack:
     stack circus:
     A: at 2/4
     deck 0
     begin movement-roll",
        "chance die 1
         = pending",
        expect![[r#"
            > chance die 1
                movement-rolled seat=A die=1
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_24_11_without_a_square_left_nobody_leaves() {
    check(
        &["ZOM-12.1"],
        "seats 3
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     fun-house 1 0 0 0
     bullets: 3/3
     stack:
     stack circus:
     A: at 3/4
     begin movement 1",
        "A step 3/3
         ? A
         ! A leave",
        expect![[r#"
            > A step 3/3
                moved seat=A from=3/4 to=3/3 is_below=false
            ? A: stop, take
            ! A leave: no-way-out-here (ZOM-24.11)
        "#]],
    );
}

#[test]
fn zom_24_11_held_on_the_tile() {
    check(
        &["ZOM-12.1"],
        "seats 3
     rules guts=off tiles=z1-z7 cards=z1-z7-z8
     tile ticket-booth 0 -1
     fun-house 1 0 0 0
     stack:
     stack circus:
     A: at 3/3
     lasting solitary-confinement by B on A now
     begin movement 3",
        "? A
         ! A leave",
        expect![[r#"
            ? A: stop, step to=3/4, walk to=3/7
            ! A leave: no-way-out-here (ZOM-24.11)
        "#]],
    );
}

#[test]
fn zom_24_12_not_below() {
    check(
        &["ZOM-16.20"],
        "seats 2
     rules guts=off tiles=z1-z6-z7 cards=z1-z7
     tile ticket-booth 0 -1
     fun-house
     stack:
     stack circus:
     A: at 2/4, below
     begin movement-roll",
        "chance die 1
         = pending",
        expect![[r#"
            > chance die 1
                movement-rolled seat=A die=1
                turn-ended seat=A
                turn-began seat=B round=1
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}

#[test]
fn zom_24_12_a_two_leads_nobody_inside() {
    check(
        &["ZOM-12.1"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     fun-house
     stack:
     stack circus:
     A: at 2/4
     begin movement-roll",
        "chance die 2
         = pending",
        expect![[r#"
            > chance die 2
                movement-rolled seat=A die=2
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_24_12_not_in_the_city() {
    check(
        &["ZOM-12.1"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     fun-house
     stack:
     stack circus:
     begin movement-roll",
        "chance die 1
         = pending",
        expect![[r#"
            > chance die 1
                movement-rolled seat=A die=1
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_24_12_not_within_the_fun_house() {
    check(
        &["ZOM-12.1"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     fun-house
     stack:
     stack circus:
     A: at 3/4
     begin movement-roll",
        "chance die 1
         = pending
         ? A
         not now A",
        expect![[r#"
            > chance die 1
                movement-rolled seat=A die=1
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            ? A: stop, step to=3/7, step to=3/3
            not now A:
                step to=3/1: no-way-there (ZOM-12.4)
                step to=3/5: no-way-there (ZOM-12.4)
                take: no-token-here (ZOM-12.11)
                go-down: no-sewers (ZOM-2.4)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewers (ZOM-2.4)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
        "#]],
    );
}

#[test]
fn zom_22_9_a_zombie_does_not_hinder_the_spell() {
    check(
        &["ZOM-22.9"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4 cabin_victory=on
     tile cabin 0 -2
     A: at 1/4
     stack:
     stack woods:
     zombies: 1/3
     begin movement 1",
        "? A
         A cast
         chance die 5
         not now A",
        expect![[r#"
            ? A: stop, cast, step to=1/1, step to=1/3
            > A cast
                spell-cast seat=A
            > chance die 5
                spell-rolled seat=A die=5 pages=0
            not now A:
                step to=1/5: no-way-there (ZOM-12.4)
                step to=1/7: no-way-there (ZOM-12.4)
                take: no-token-here (ZOM-12.11)
                go-down: no-sewers (ZOM-2.4)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewers (ZOM-2.4)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
        "#]],
    );
}
