//! Chapter 14 at its edges: who wins on a helipad, and who does not yet.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_14_5_other_cards_of_peace_count_too() {
    check(
        &["ZOM-14.5", "ZOM-2.14"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3 peaceful_helipad=on
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7
     items A: aww-cute
     stack:
     stack mall:
     begin movement 1",
        "A use aww-cute
         A step 1/4
         = outcome",
        expect![[r#"
            > A use aww-cute
                item-used seat=A card=aww-cute aim=nothing
                card-took-effect seat=A card=aww-cute
                effect-began seat=A card=aww-cute aim={"tile":1}
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                game-ended winners=["A"] how=helipad
            = outcome: winners=["A"] scores=[0,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_5_the_peace_of_another_wins_nothing() {
    check(
        &["ZOM-14.4"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z7 peaceful_helipad=on
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7, bullets 0
     lasting seltzer by B on B now
     stack:
     begin movement 1",
        "A step 1/4
         chance die 1
         = outcome",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
            = outcome: null
        "#]],
    );
}

#[test]
fn zom_14_4_without_the_option_peace_wins_nothing() {
    check(
        &["ZOM-14.4"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z7
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7
     lasting seltzer by B on A now
     stack:
     begin movement 2",
        "A step 1/4
         = outcome
         A stop
         = outcome",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            = outcome: null
            > A stop
                stopped seat=A
            = outcome: null
        "#]],
    );
}

#[test]
fn zom_14_11_nobody_wins_below_a_helipad() {
    check(
        &["ZOM-16.20"],
        "seats 2
     rules guts=off
     tile helipad 0 -1
     A: at 1/7, below
     stack:
     begin movement 2",
        "A step 1/4
         = outcome
         A step 1/1
         = outcome",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=true
            = outcome: null
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=true
                turn-ended seat=A
                turn-began seat=B round=1
            = outcome: null
        "#]],
    );
}

#[test]
fn zom_14_16_only_the_centre_of_a_helipad() {
    check(
        &["ZOM-12.9"],
        "seats 2
     rules guts=off
     tile helipad 0 -1
     tile straight 0 1
     A: at 1/7
     B: at 2/4
     stack:
     begin movement 2",
        "A step 1/6
         = outcome
         A step 1/3
         = outcome",
        expect![[r#"
            > A step 1/6
                moved seat=A from=1/7 to=1/6 is_below=false
            = outcome: null
            > A step 1/3
                moved seat=A from=1/6 to=1/3 is_below=false
                turn-ended seat=A
                turn-began seat=B round=1
            = outcome: null
        "#]],
    );
}

#[test]
fn zom_14_17_a_kill_elsewhere_pays_nothing() {
    check(
        &["ZOM-14.17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     tile helipad 0 -1
     zombies: 1/4, 1/1
     A: at 1/7
     lasting alternate-food-source by B
     hand A: guard-tower
     stack:
     deck 0
     begin movement 1",
        "A step 1/4
         chance die 1
         A play guard-tower square 1/1
         A move-zombie 1/4 1/7
         quiet
         = outcome",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            > chance die 1
                zombies-rolled seat=A die=1
            > A play guard-tower square 1/1
                card-played seat=A card=guard-tower aim={"square":1/1}
                bullets-lost seat=A n=1
                card-took-effect seat=A card=guard-tower
                zombie-collected seat=A at=1/1 figure=zombie
            > A move-zombie 1/4 1/7
                zombie-moved from=1/4 to=1/7 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
                deck-shuffled n=1
            > quiet
            = outcome: null
        "#]],
    );
}

#[test]
fn zom_14_18_no_spell_without_the_option() {
    check(
        &["ZOM-14.18"],
        "seats 2
     rules guts=off tiles=z1-z4 helipad=short cabin_victory=off
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile straight 0 -1
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     tile cabin 5 5
     stack: helipad
     stack woods:
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
fn zom_14_18_the_cabin_on_the_table() {
    check(
        &["ZOM-14.18"],
        "seats 2
     rules guts=off tiles=z1-z4 helipad=short cabin_victory=on
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile straight 0 -1
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     tile cabin 5 5
     stack: helipad
     stack woods:
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
                helicopter-lost by_spell=true
            = table: active A, deck 120, discard [], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_14_18_no_cabin_no_spell() {
    check(
        &["ZOM-14.18"],
        "seats 2
     rules guts=off tiles=z1-z4 helipad=short cabin_victory=on
     tile police-station 1 0 turn 1
     tile police-station 0 1 turn 2
     tile police-station -1 0 turn 3
     tile straight 0 -1
     tile police-station 1 -2 turn 3
     tile police-station 2 -2 turn 1
     stack: helipad
     stack woods:
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
