//! Zombies collected by cards: where, and how many.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z1_12_a_house_without_zombies_is_not_a_target() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/1
     items A: grenade
     hand A: clean-up, clearance
     stack:
     begin movement 1",
        "cards A
         not now A",
        expect![[r#"
            cards A:
            not now A:
                take: no-token-here (ZOM-12.11)
                go-down: no-sewers (ZOM-2.4)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewers (ZOM-2.4)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
                play card=clean-up aim=nothing: no-such-target (ZOM-9.17)
                play card=clearance aim=nothing: condition-not-met (ZOM-9.17)
                use card=grenade aim=nothing: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z1_12_one_zombie_is_enough() {
    check(
        &["ZOM-C-Z1-12"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/1
     zombies: 1/0
     items A: grenade
     hand A: clean-up
     stack:
     begin movement 1",
        "cards A
         A use grenade building 1/0
         quiet
         = A",
        expect![[r#"
            cards A: play clean-up aim={"building":1/0}, use grenade aim={"building":1/0}
            > A use grenade building 1/0
                item-used seat=A card=grenade aim={"building":1/0}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=grenade
                zombie-collected seat=A at=1/0 figure=zombie
                life-lost seat=A halves=2 card=grenade
            = A: at 1/1, life 2, bullets 3, kills 1, hand [clean-up]
        "#]],
    );
}

#[test]
fn zom_c_z3_05_a_clearance_needs_a_zombie_in_the_hallway() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile front-door 0 -1
     tile pet-store 0 -3
     A: at 3/4
     zombies: 3/0
     hand A: clearance
     stack:
     begin movement 1",
        "! A play clearance tile 3",
        expect![[r#"
            ! A play clearance tile 3: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z1_06_only_dynamite_is_dropped_while_it_waits() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     zombies: 0/1
     hand A: fear
     hand B: butter-fingers
     stack:
     begin movement 1",
        "A play fear player B
         cards B",
        expect![[r#"
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                window-opened moment=card-played subject=A
            cards B: play butter-fingers aim={"goods":["A","bullets"]}
        "#]],
    );
}

#[test]
fn zom_c_z2_03_dynamite_is_dropped_in_reply_alone() {
    check(
        &["ZOM-C-Z1-25"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     zombies: 0/1, 0/3
     C: at 0/4
     hand A: dynamite
     hand B: where-everybody
     hand D: butter-fingers
     stack:
     begin movement 1",
        "A play dynamite
         cards D
         B play where-everybody player C
         quiet
         cards D
         B step 0/3
         cards D
         chance die 5
         cards D",
        expect![[r#"
            > A play dynamite
                card-played seat=A card=dynamite aim=nothing
                window-opened moment=card-played subject=A
            cards D: play butter-fingers aim={"goods":["A","bullets"]}, play butter-fingers aim={"goods":["B","bullets"]}, play butter-fingers aim={"goods":["C","bullets"]}, play butter-fingers aim={"item":["A","dynamite"]}
            > B play where-everybody player C
            > quiet
                card-played seat=B card=where-everybody aim={"player":"C"}
                window-opened moment=card-played subject=B
                window-closed moment=card-played
                card-took-effect seat=B card=where-everybody
            cards D: play butter-fingers aim={"goods":["A","bullets"]}, play butter-fingers aim={"goods":["B","bullets"]}, play butter-fingers aim={"goods":["C","bullets"]}
            > B step 0/3
                moved seat=C from=0/4 to=0/3 is_below=false
                fight-began seat=C at=0/3 figure=zombie
            cards D:
            > chance die 5
                fight-rolled seat=C at=0/3 figure=zombie die=5 plus=0 needed=4
                zombie-killed seat=C at=0/3 figure=zombie
                window-opened moment=kill subject=C
            cards D: play butter-fingers aim={"goods":["A","bullets"]}, play butter-fingers aim={"goods":["B","bullets"]}, play butter-fingers aim={"goods":["C","bullets"]}
        "#]],
    );
}

#[test]
fn zom_c_z2_09_a_mine_may_hit_nobody() {
    check(
        &["ZOM-C-Z2-09", "ZOM-C-Z3-01"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     zombies: 0/1, 0/3
     hand A: mine-field
     lasting abandon-hope by B on A now
     stack:
     begin movement 3",
        "A play mine-field tile 0
         quiet
         chance die 1
         = pending
         = A",
        expect![[r#"
            > A play mine-field tile 0
                card-played seat=A card=mine-field aim={"tile":0}
                card-took-effect seat=A card=mine-field
            > quiet
            > chance die 1
                die-rolled seat=A card=mine-field die=1
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z2_09_as_many_as_the_die_and_no_more() {
    check(
        &["ZOM-C-Z2-09"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     zombies: 0/1, 0/3, 0/5
     hand A: mine-field
     stack:
     begin movement 1",
        "A play mine-field tile 0
         quiet
         chance die 2
         = pending
         A pick square 0/1
         = pending
         A pick square 0/3
         = pending
         = A",
        expect![[r#"
            > A play mine-field tile 0
                card-played seat=A card=mine-field aim={"tile":0}
                card-took-effect seat=A card=mine-field
            > quiet
            > chance die 2
                die-rolled seat=A card=mine-field die=2
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"mine-field","stage":"mine-field-pick"}}
            > A pick square 0/1
                picked seat=A card=mine-field aim={"square":0/1}
                zombie-collected seat=A at=0/1 figure=zombie
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"mine-field","stage":"mine-field-pick"}}
            > A pick square 0/3
                picked seat=A card=mine-field aim={"square":0/3}
                zombie-collected seat=A at=0/3 figure=zombie
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = A: at 0/4, life 3, bullets 3, kills 2, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z2_09_as_many_zombies_as_the_die() {
    check(
        &["ZOM-C-Z2-09"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     zombies: 0/1, 0/3
     hand A: mine-field
     stack:
     begin movement 1",
        "A play mine-field tile 0
         quiet
         chance die 2
         = A",
        expect![[r#"
            > A play mine-field tile 0
                card-played seat=A card=mine-field aim={"tile":0}
                card-took-effect seat=A card=mine-field
            > quiet
            > chance die 2
                die-rolled seat=A card=mine-field die=2
                zombie-collected seat=A at=0/1 figure=zombie
                zombie-collected seat=A at=0/3 figure=zombie
            = A: at 0/4, life 3, bullets 3, kills 2, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z2_03_two_dogs_on_a_square_are_both_taken() {
    check(
        &["ZOM-C-Z2-03"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile pet-cemetery 0 -2
     A: at 2/4
     dogs: 2/1, 2/1, 2/3, 2/5, 2/7
     hand A: dynamite
     stack:
     begin movement 1",
        "A play dynamite
         quiet
         chance die 4
         = pending
         A pick square 2/1
         A pick square 2/3
         A pick square 2/5
         = pending
         = A",
        expect![[r#"
            > A play dynamite
                card-played seat=A card=dynamite aim=nothing
                card-took-effect seat=A card=dynamite
            > quiet
            > chance die 4
                die-rolled seat=A card=dynamite die=4
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"dynamite","stage":"dynamite-pick"}}
            > A pick square 2/1
                picked seat=A card=dynamite aim={"square":2/1}
                zombie-collected seat=A at=2/1 figure=dog
                zombie-collected seat=A at=2/1 figure=dog
            > A pick square 2/3
                picked seat=A card=dynamite aim={"square":2/3}
                zombie-collected seat=A at=2/3 figure=dog
            > A pick square 2/5
                picked seat=A card=dynamite aim={"square":2/5}
                zombie-collected seat=A at=2/5 figure=dog
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = A: at 2/4, life 3, bullets 3, kills 4, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z2_11_tiles_that_cannot_be_chosen() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     tile helipad 0 -2
     tile mental-ward 1 0 turn 1
     fun-house
     items A: rocket-launcher
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: use rocket-launcher aim={"tile":1}, use rocket-launcher aim={"tile":3}
        "#]],
    );
}

#[test]
fn zom_c_z2_11_the_ward_stays_where_the_game_begins_in_jail() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8 jail_start=on
     start
     A: at 1/4
     B: at 1/4
     items A: rocket-launcher
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A:
        "#]],
    );
}

#[test]
fn zom_c_z2_11_no_tile_with_pawns_without_a_town_square() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8 jail_start=on
     start
     tile cell-block 1 1 turn 1
     tile library -1 1 turn 3
     A: at 1/4
     B: at 2/4
     items A: rocket-launcher
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: use rocket-launcher aim={"tile":3}
        "#]],
    );
}

#[test]
fn zom_c_z2_11_not_a_tile_that_is_being_filled() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 1
     items A: rocket-launcher
     stack: front-door
     begin tile",
        "chance tile front-door
         quiet
         ? A
         A place 0 -1 turn 0
         = pending
         cards A",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile front-door
                tile-drawn seat=A stack=city tile=front-door
                window-opened moment=tile-drawn subject=A
            > quiet
                window-closed moment=tile-drawn
            ? A: place cell={"x":0,"y":-1} turn=0, place cell={"x":1,"y":0} turn=1, place cell={"x":-1,"y":0} turn=3, place cell={"x":0,"y":2} turn=2, use card=rocket-launcher aim={"tile":1}
            > A place 0 -1 turn 0
                tile-laid seat=A spot=2 tile=front-door cell={"x":0,"y":-1} turn=0
                tile-laid seat=A spot=3 tile=mall-crossroads cell={"x":0,"y":-2} turn=0
            = seats who=["A"] mode=turn question={"put-zombie":{"seat":"A","figure":"zombie"}}
            cards A: use rocket-launcher aim={"tile":1}
        "#]],
    );
}

#[test]
fn zom_c_z2_11_not_the_cemetery_while_dogs_come() {
    check(
        &["ZOM-C-Z4-18"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile pet-cemetery 0 -2
     dogs: 2/0
     hand A: page-doggie
     items A: rocket-launcher
     stack:
     begin movement 1",
        "A play page-doggie
         quiet
         = pending
         cards A",
        expect![[r#"
            > A play page-doggie
                card-played seat=A card=page-doggie aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                item-put-in-play seat=A card=page-doggie
            = seats who=["A"] mode=turn question={"put-zombie":{"seat":"A","figure":"dog"}}
            cards A: use rocket-launcher aim={"tile":1}, use page-doggie aim=nothing
        "#]],
    );
}

#[test]
fn zom_c_z2_11_only_effects_on_the_tile_end_with_it() {
    check(
        &["ZOM-C-Z2-11"],
        "seats 4
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     tile gas-station 0 1 turn 2
     C: at 1/4
     manholes: 1/7, 0/1
     hand B: go-team
     hand C: thats-new
     hand D: lockdown
     items A: rocket-launcher
     lasting fear by B on D
     stack:
     begin movement 1",
        "B play go-team player C
         quiet
         C play thats-new square 1/7
         quiet
         D play lockdown building 2/0
         quiet
         = table
         A use rocket-launcher tile 1
         quiet
         = table",
        expect![[r#"
            > B play go-team player C
                card-played seat=B card=go-team aim={"player":"C"}
                window-opened moment=card-played subject=B
            > quiet
                window-closed moment=card-played
                card-took-effect seat=B card=go-team
                effect-began seat=B card=go-team aim={"tile":1}
            > C play thats-new square 1/7
                card-played seat=C card=thats-new aim={"square":1/7}
                window-opened moment=card-played subject=C
            > quiet
                window-closed moment=card-played
                card-took-effect seat=C card=thats-new
                effect-began seat=C card=thats-new aim={"square":1/7}
            > D play lockdown building 2/0
                card-played seat=D card=lockdown aim={"building":2/0}
                window-opened moment=card-played subject=D
            > quiet
                window-closed moment=card-played
                card-took-effect seat=D card=lockdown
                effect-began seat=D card=lockdown aim={"building":2/0}
            = table: active A, deck 317, discard [go-team thats-new lockdown], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting [fear go-team thats-new lockdown]
            > A use rocket-launcher tile 1
                item-used seat=A card=rocket-launcher aim={"tile":1}
                card-took-effect seat=A card=rocket-launcher
                pawn-put seat=C from=1/4 to=0/4
                effect-ended card=go-team aim={"tile":1}
                effect-ended card=thats-new aim={"square":1/7}
                tile-destroyed seat=A spot=1
            > quiet
            = table: active A, deck 317, discard [go-team thats-new lockdown rocket-launcher], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting [fear lockdown]
        "#]],
    );
}
