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
                stopped seat=A led_by=null
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

#[test]
fn zom_14_19_peace_wins_nothing_for_the_dead() {
    check(
        &["ZOM-14.19", "ZOM-8.3"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2 peaceful_helipad=on
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7, life 1, bullets 0
     hand B: alternate-food-source
     stack:
     begin movement 1",
        "A step 1/4
         chance die 1
         B play alternate-food-source
         = outcome
         = A",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                window-opened moment=death subject=A
            > B play alternate-food-source
                card-played seat=B card=alternate-food-source aim=nothing
                card-took-effect seat=B card=alternate-food-source
                effect-began seat=B card=alternate-food-source aim=nothing
                asked-anew moment=death
                window-closed moment=death
                pawn-put seat=A from=1/4 to=0/4
            = outcome: null
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
        "#]],
    );
}

/// The zombie is collected, and half of what was collected is lost.
#[test]
fn zom_14_19_a_card_played_in_death_does_not_win_either() {
    check(
        &["ZOM-14.19", "ZOM-8.3"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2-z8
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7, life 1, bullets 1
     hand A: guard-tower
     stack:
     begin movement 1",
        "A step 1/4
         A roll
         chance die 1
         A lose-life
         A play guard-tower square 1/4
         = outcome
         = A",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
            > A lose-life
                life-lost seat=A halves=2 card=null
                died seat=A
                window-opened moment=death subject=A
            > A play guard-tower square 1/4
                card-played seat=A card=guard-tower aim={"square":1/4}
                bullets-lost seat=A n=1
                card-took-effect seat=A card=guard-tower
                zombie-collected seat=A at=1/4 figure=zombie
                asked-anew moment=death
                window-closed moment=death
                pawn-put seat=A from=1/4 to=0/4
                zombies-lost seat=A figure=zombie n=1
                turn-ended seat=A
                turn-began seat=B round=1
            = outcome: null
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead, played
        "#]],
    );
}

#[test]
fn zom_14_17_the_company_of_a_dead_leader_owes_the_kill() {
    check(
        &["ZOM-14.17", "ZOM-C-Z35-23"],
        "seats 2
     rules guts=off
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7, life 1, bullets 0
     B: at 1/7
     hand A: private
     stack:
     deck 0
     begin movement 1",
        "A play private player B
         A step 1/4
         chance die 1
         = outcome
         chance die 1
         A move-zombie 1/4 1/3
         = outcome
         chance cards private
         quiet
         chance die 2
         quiet
         B step 1/3
         B roll
         chance die 4
         = outcome
         B step 1/4
         = outcome",
        expect![[r#"
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                card-took-effect seat=A card=private
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                moved seat=B from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/4 to=0/4
            = outcome: null
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 1/4 1/3
                zombie-moved from=1/4 to=1/3 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
                deck-shuffled n=1
            = outcome: null
            > chance cards private
                cards-drawn seat=B n=1 cards=null
                window-opened moment=before-movement-roll subject=B
            > quiet
                window-closed moment=before-movement-roll
            > chance die 2
                movement-rolled seat=B die=2
                window-opened moment=after-movement-roll subject=B
            > quiet
            > B step 1/3
                window-closed moment=after-movement-roll
                moved seat=B from=1/4 to=1/3 is_below=false
                fight-began seat=B at=1/3 figure=zombie
            > B roll
                combat-roll-called seat=B item=null
            > chance die 4
                fight-rolled seat=B at=1/3 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=B at=1/3 figure=zombie
                kill-counted seat=B figure=zombie
            = outcome: null
            > B step 1/4
                moved seat=B from=1/3 to=1/4 is_below=false
                game-ended winners=["B"] how=helipad
            = outcome: winners=["B"] scores=[0,1,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_16_a_player_put_on_a_cleared_centre_wins_in_another_players_turn() {
    check(
        &["ZOM-14.16", "ZOM-14.17", "ZOM-C-Z35-16"],
        "seats 3
     rules guts=off
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7
     B: at 0/7
     C: at 1/1
     hand C: there-you-are
     lasting alternate-food-source by B
     stack:
     deck 0
     begin movement 1",
        "A step 1/4
         chance die 1
         A move-zombie 1/4 1/3
         = outcome
         C play there-you-are square 1/4
         = outcome",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 1/4 1/3
                zombie-moved from=1/4 to=1/3 figure=zombie
                window-opened moment=after-zombies subject=A
            = outcome: null
            > C play there-you-are square 1/4
                card-played seat=C card=there-you-are aim={"square":1/4}
                card-took-effect seat=C card=there-you-are
                pawn-put seat=C from=1/1 to=1/4
                game-ended winners=["C"] how=helipad
            = outcome: winners=["C"] scores=[0,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_18_without_the_escalator_no_helipad_of_the_mall() {
    check(
        &["ZOM-14.18", "ZOM-5.8"],
        "seats 2
     rules guts=off tiles=z1-z3
     tile front-door 0 -1
     tile police-station 1 -2
     tile police-station -1 -2
     tile police-station 0 -3
     stack:
     stack mall: escalator, mall-helipad
     deck 0
     begin tile",
        "chance tile escalator
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile escalator
                tile-drawn seat=A stack=mall tile=escalator
                tile-left tile=escalator
                helicopter-lost by_spell=false
            = table: active A, deck 0, discard [], stacks [city 0 mall 1], lasting []
        "#]],
    );
}

#[test]
fn zom_14_18_with_floor_two_on_the_table_it_may_come() {
    check(
        &["ZOM-5.8"],
        "seats 2
     rules guts=off tiles=z1-z3
     tile front-door 0 -1
     tile escalator 0 -3
     tile police-station 1 -2
     tile police-station -1 -2
     tile police-station 1 -3
     tile police-station -1 -3
     tile police-station 0 -4
     stack:
     stack mall: pet-store, mall-helipad
     deck 0
     begin tile",
        "chance tile pet-store
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile pet-store
                tile-drawn seat=A stack=mall tile=pet-store
                tile-left tile=pet-store
            = table: active A, deck 0, discard [], stacks [city 0 mall 1], lasting []
        "#]],
    );
}

#[test]
fn zom_14_18_the_escalator_blown_up() {
    check(
        &["ZOM-14.18", "ZOM-C-Z2-11"],
        "seats 2
     rules guts=off tiles=z1-z2-z3 cards=z1-z2
     tile front-door 0 -1
     tile escalator 0 -3
     items A: rocket-launcher
     stack:
     stack base:
     stack mall: mall-helipad
     deck 0
     begin movement 1",
        "A use rocket-launcher tile 3
         = table",
        expect![[r#"
            > A use rocket-launcher tile 3
                item-used seat=A card=rocket-launcher aim={"tile":3}
                card-took-effect seat=A card=rocket-launcher
                tile-destroyed seat=A spot=3
                helicopter-lost by_spell=false
            = table: active A, deck 0, discard [rocket-launcher], stacks [city 0 mall 1], lasting []
        "#]],
    );
}

/// B is active, so that C comes up before A.
#[test]
fn zom_14_10_a_flood_brings_up_one_after_the_other() {
    check(
        &["ZOM-14.10", "ZOM-C-Z6-06"],
        "seats 3
     rules guts=off
     active B
     tile helipad 0 -1
     A: at 1/4, below
     B: at 0/4
     C: at 1/4, below
     hand B: flood
     stack:
     begin movement 1",
        "B play flood
         = outcome",
        expect![[r#"
            > B play flood
                card-played seat=B card=flood aim=nothing
                card-took-effect seat=B card=flood
                came-up seat=C
                game-ended winners=["C"] how=helipad
            = outcome: winners=["C"] scores=[0,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_17_a_player_who_comes_up_to_a_zombie_owes_the_kill() {
    check(
        &["ZOM-14.17", "ZOM-C-Z6-06"],
        "seats 2
     rules guts=off
     tile helipad 0 -1
     zombies: 1/4
     A: at 0/4
     B: at 1/4, below
     hand A: flood
     stack:
     deck 0
     begin movement 1",
        "A play flood
         = outcome
         A stop
         chance die 1
         A move-zombie 1/4 1/3
         = outcome",
        expect![[r#"
            > A play flood
                card-played seat=A card=flood aim=nothing
                card-took-effect seat=A card=flood
                came-up seat=B
            = outcome: null
            > A stop
                stopped seat=A led_by=null
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 1/4 1/3
                zombie-moved from=1/4 to=1/3 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
                deck-shuffled n=1
            = outcome: null
        "#]],
    );
}
