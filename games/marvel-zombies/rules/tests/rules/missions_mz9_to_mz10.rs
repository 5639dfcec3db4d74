//! Chapters 39 and 40: Population Control, Ticket to the Multiverse.

use expect_test::expect;

use crate::transcript::{check, check_from_start};

#[test]
fn mz_ex47_eleven_cards_lie_on_the_board_of_mz9() {
    check_from_start(
        &["MZ-39.4", "MZ-39.5", "MZ-2.8"],
        1,
        "mission=MZ9 heroes=1 team=hulk",
        "chance fair 5
         = 6R.a
         = 6R.b
         = table",
        expect![[r#"
            > chance fair 5
                hero-played hero=hulk seat=A
                dealt
                round-began round=1
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = 6R.a: a card, objective 0
            = 6R.b: a card
            = table: round 1, players phase, A: hulk, supply [14, 35, 14], spawn deck 42, traits 45, citizens 3, leaders 6, open []
        "#]],
    );
}

#[test]
fn mz_39_6_two_more_tokens_count_with_five_heroes() {
    check(
        &["MZ-39.6"],
        "mission MZ9
         heroes hulk, wasp, deadpool, iron-man, captain-marvel
         begin turns",
        "= S4-4
         = S4-2",
        expect![[r#"
            = S4-4: spawn
            = S4-2: spawn
        "#]],
    );
    check(
        &["MZ-39.6"],
        "mission MZ9
         heroes hulk
         begin turns",
        "= S4-4
         = S4-2",
        expect![[r#"
            = S4-4: nothing
            = S4-2: nothing
        "#]],
    );
}

#[test]
fn mz_39_7_to_mz_39_9_objective_citizens_and_those_who_avenge_them() {
    check(
        &["MZ-39.7", "MZ-39.8", "MZ-39.9", "MZ-39.10", "MZ-28.13"],
        "mission MZ9
         heroes hulk
         hulk: at 6R.a
         cards: wong 6R.a
         begin turn hulk",
        "= mission
         A take 0
         = 6R.a
         = mission
         A attack devour 6R.a
         chance 6
         chance leader thor
         = 6R.a
         = mission",
        expect![[r#"
            = mission: DevourObjectiveCitizens 0/5 open; NoLeaderLeft 1/1 shut
            > A take 0
                objective-taken hero=hulk objective=0 at=6R.a
                citizen-revealed card=wong zone=6R.a
                citizen-placed citizen=wong zone=6R.a is_escorted=false is_objective=true
                xp-gained hero=hulk n=5 xp=5
            = 6R.a: hulk, citizen wong objective
            = mission: DevourObjectiveCitizens 0/5 open; NoLeaderLeft 1/1 shut
            > A attack devour 6R.a
                attacked hero=hulk form=devour at=6R.a
            > chance 6
                attack-rolled hero=hulk dice=[6] accuracy=4
                hits-counted hero=hulk hits=1
                citizen-devoured hero=hulk citizen=wong at=6R.a
                citizen-kept hero=hulk card=wong
            > chance leader thor
                leader-drawn who=thor
                leader-placed who=thor zone=6R.a
            = 6R.a: hulk, leader thor
            = mission: DevourObjectiveCitizens 1/5 open; NoLeaderLeft 0/1 shut
        "#]],
    );
}

#[test]
fn mz_39_2_mz_39_3_and_mz_39_11_mz9_is_won_when_no_super_hero_is_left() {
    check(
        &["MZ-39.2", "MZ-39.3", "MZ-39.11"],
        "mission MZ9
         heroes hulk
         hulk: at S2-6, hunger 2
         taken hulk: 0, 1, 2, 3, 4
         devoured: wong objective, okoye objective, blind-al objective, mary-jane objective, aunt-may objective
         leaders: thor S2-6
         begin turn hulk",
        "= mission
         A attack unique S2-6
         chance 6 6 6 6 6 6
         = outcome",
        expect![[r#"
            = mission: DevourObjectiveCitizens 5/5 fulfilled; NoLeaderLeft 0/1 open
            > A attack unique S2-6
                attacked hero=hulk form=unique at=S2-6
            > chance 6 6 6 6 6 6
                attack-rolled hero=hulk dice=[6 6 6 6 6 6] accuracy=4
                hits-counted hero=hulk hits=6
                leader-eliminated who=thor zone=S2-6 lies=false
                hits-lost hero=hulk hits=1
                xp-gained hero=hulk n=5 xp=5
                game-ended how=won
            = outcome: won, scores [5]
        "#]],
    );
}

#[test]
fn mz_28_12_mz9_is_lost_when_an_objective_citizen_leaves_the_board() {
    check(
        &["MZ-28.12"],
        "mission MZ9
         heroes hulk
         people: blind-al S0-1 objective
         begin enemies",
        "= outcome",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-moved citizen=blind-al from=S0-1 to=S0-0 why={"flight":S0-0}
                citizen-left citizen=blind-al zone=S0-0
                game-ended how=mission-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_40_4_to_mz_40_7_the_vigilantes_stand_on_the_board() {
    check_from_start(
        &["MZ-40.4", "MZ-40.5", "MZ-40.6", "MZ-40.7"],
        1,
        "mission=MZ10 heroes=1 team=hulk",
        "chance fair 5
         = 9V.d
         = 7R.c
         = 1R.b
         = 3R.a
         = table",
        expect![[r#"
            > chance fair 5
                leader-placed who=black-panther zone=9V.d
                leader-placed who=scarlet-witch zone=1R.b
                leader-placed who=ms-marvel zone=2R.a
                leader-placed who=doctor-strange zone=4V.a
                leader-placed who=thor zone=8V.a
                leader-placed who=spider-man zone=7R.c
                hero-played hero=hulk seat=A
                dealt
                round-began round=1
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = 9V.d: leader black-panther
            = 7R.c: leader spider-man
            = 1R.b: leader scarlet-witch, a card
            = 3R.a: a card
            = table: round 1, players phase, A: hulk, supply [14, 35, 14], spawn deck 36, traits 45, citizens 5, leaders 0, open []
        "#]],
    );
}

#[test]
fn mz_40_8_two_more_tokens_count_with_five_heroes() {
    check(
        &["MZ-40.8"],
        "mission MZ10
         heroes hulk, wasp, deadpool, iron-man, captain-marvel
         begin turns",
        "= S4-0
         = S6-4",
        expect![[r#"
            = S4-0: spawn
            = S6-4: spawn
        "#]],
    );
}

#[test]
fn mz_40_9_silent_guardians_sleep() {
    check(
        &["MZ-40.9"],
        "mission MZ10
         heroes hulk, wasp
         leaders: thor 9V.d
         begin enemies",
        "= 9V.d",
        expect![[r#"
                phase-began phase=enemies
            = 9V.d: leader thor
        "#]],
    );
    check(
        &["MZ-40.9"],
        "mission MZ10
         heroes hulk, wasp
         leaders: thor 9V.d
         open 9V.d/S2-2
         begin enemies",
        "= 9V.d",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                leader-moved who=thor from=9V.d to=S2-2 why={"way":S2-4}
                next-action action=2
                leader-moved who=thor from=S2-2 to=S2-3 why={"sees":S2-4}
            = 9V.d: nothing
        "#]],
    );
}

#[test]
fn mz_ex48_crossing_a_level_calls_operators() {
    check(
        &["MZ-40.11", "MZ-40.12", "MZ-19.5"],
        "mission MZ10
         heroes hulk
         hulk: at S2-0, xp 6
         S2-0: 2 operators
         begin turn hulk",
        "A attack unique S2-0
         chance 6 6
         = S0-0",
        expect![[r#"
            > A attack unique S2-0
                attacked hero=hulk form=unique at=S2-0
            > chance 6 6
                attack-rolled hero=hulk dice=[6 6] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=operator n=2 at=S2-0
                xp-gained hero=hulk n=2 xp=8
                level-reached hero=hulk level=yellow
                actions-changed hero=hulk actions=3
                enemies-placed zone=S0-0 kind=operator n=3
            = S0-0: 3 operators, spawn
        "#]],
    );
    check(
        &["MZ-40.12"],
        "mission MZ10
         heroes hulk
         hulk: at S3-0, xp 6
         S3-0: 2 operators
         begin turn hulk",
        "A attack unique S3-0
         chance 6 6
         A vote zone S6-0
         = S6-0",
        expect![[r#"
            > A attack unique S3-0
                attacked hero=hulk form=unique at=S3-0
            > chance 6 6
                attack-rolled hero=hulk dice=[6 6] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=operator n=2 at=S3-0
                xp-gained hero=hulk n=2 xp=8
                level-reached hero=hulk level=yellow
                actions-changed hero=hulk actions=3
            > A vote zone S6-0
                decided about={"spawn-zone":{"zones":[S0-0 S6-0]}} choice={"zone":S6-0}
                enemies-placed zone=S6-0 kind=operator n=3
            = S6-0: 3 operators, spawn
        "#]],
    );
    check(
        &["MZ-40.13"],
        "mission MZ10
         heroes hulk
         hulk: at S2-0, xp 6
         S2-0: 2 operators
         secret 1 taken
         begin turn hulk",
        "A attack unique S2-0
         chance 6 6
         = S0-0",
        expect![[r#"
            > A attack unique S2-0
                attacked hero=hulk form=unique at=S2-0
            > chance 6 6
                attack-rolled hero=hulk dice=[6 6] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=operator n=2 at=S2-0
                xp-gained hero=hulk n=2 xp=8
                level-reached hero=hulk level=yellow
                actions-changed hero=hulk actions=3
            = S0-0: spawn
        "#]],
    );
}

#[test]
fn mz_40_17_without_a_way_to_a_spawn_zone_the_players_choose_one() {
    check(
        &["MZ-40.17"],
        "mission MZ10
         heroes hulk
         hulk: at 9V.a, xp 5
         begin turn hulk",
        "A take 0
         A vote zone S6-6
         = S6-6",
        expect![[r#"
            > A take 0
                objective-taken hero=hulk objective=0 at=9V.a
                objective-turned-up objective=0 color=red
                xp-gained hero=hulk n=5 xp=10
                level-reached hero=hulk level=yellow
                actions-changed hero=hulk actions=3
            > A vote zone S6-6
                decided about={"spawn-zone":{"zones":[S0-0 S0-6 S6-0 S6-6]}} choice={"zone":S6-6}
                enemies-placed zone=S6-6 kind=operator n=3
            = S6-6: 3 operators, spawn
        "#]],
    );
}

#[test]
fn mz_40_13_and_mz_40_14_the_secret_mission_cards() {
    check(
        &["MZ-40.13", "MZ-28.15"],
        "mission MZ10
         heroes hulk
         hulk: at 1R.b
         begin turn hulk",
        "! A take-card secret-mission-2
         ! A take-card secret-mission-1",
        expect![[r#"
            ! A take-card secret-mission-2: no-card-here (MZ-28.15)
            ! A take-card secret-mission-1: card-not-yet (MZ-40.13)
        "#]],
    );
    check(
        &["MZ-40.13", "MZ-28.15"],
        "mission MZ10
         heroes hulk
         hulk: at 1R.b
         taken hulk: 4
         begin turn hulk",
        "A take-card secret-mission-1
         = mission
         = hulk",
        expect![[r#"
            > A take-card secret-mission-1
                card-taken hero=hulk card=secret-mission-1
            = mission: TakeAllObjectives 1/6 open; TakeSecretMissions 1/2 open
            = hulk: at 1R.b, health 5, hunger 0, xp 0, 2 actions
        "#]],
    );
    check(
        &["MZ-40.14"],
        "mission MZ10
         heroes hulk
         hulk: at 3R.a
         taken hulk: 4
         begin turn hulk",
        "! A take-card secret-mission-2",
        expect![[r#"
            ! A take-card secret-mission-2: card-not-yet (MZ-40.14)
        "#]],
    );
}

#[test]
fn mz_40_14_and_mz_40_15_upgrades_give_a_die() {
    check(
        &["MZ-40.14", "MZ-40.15"],
        "mission MZ10
         heroes hulk
         hulk: at S4-2
         S4-2: 2 operators
         people: blind-al S4-2
         secret 2 taken
         begin turn hulk",
        "A attack unique S4-2
         chance 6 6 1
         A attack devour S4-2
         = pending",
        expect![[r#"
            > A attack unique S4-2
                attacked hero=hulk form=unique at=S4-2
            > chance 6 6 1
                attack-rolled hero=hulk dice=[6 6 1] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=operator n=2 at=S4-2
                xp-gained hero=hulk n=2 xp=2
                hunger-changed hero=hulk hunger=1
            > A attack devour S4-2
                attacked hero=hulk form=devour at=S4-2
            = chance attack={"hero":"hulk","n":2}
        "#]],
    );
    check(
        &["MZ-21.2"],
        "mission MZ10
         heroes hulk
         hulk: at S4-2
         S4-2: 2 operators
         secret 2 taken
         begin turn hulk",
        "A attack sign S4-2
         = pending",
        expect![[r#"
            > A attack sign S4-2
                attacked hero=hulk form=sign at=S4-2
            = chance attack={"hero":"hulk","n":2}
        "#]],
    );
}

#[test]
fn mz_40_2_and_mz_40_3_mz10_is_won_with_the_last_card() {
    check(
        &["MZ-40.2", "MZ-40.3", "MZ-40.10"],
        "mission MZ10
         heroes hulk
         hulk: at 3R.a
         taken hulk: 0, 1, 2, 3, 4, 5
         secret 1 taken
         begin turn hulk",
        "= mission
         A take-card secret-mission-2
         = outcome",
        expect![[r#"
            = mission: TakeAllObjectives 6/6 fulfilled; TakeSecretMissions 1/2 open
            > A take-card secret-mission-2
                card-taken hero=hulk card=secret-mission-2
                game-ended how=won
            = outcome: won, scores [0]
        "#]],
    );
    check(
        &["MZ-40.10"],
        "mission MZ10
         heroes hulk
         hulk: at 9V.a
         begin turn hulk",
        "A take 0",
        expect![[r#"
            > A take 0
                objective-taken hero=hulk objective=0 at=9V.a
                objective-turned-up objective=0 color=red
                xp-gained hero=hulk n=5 xp=5
        "#]],
    );
    check(
        &["MZ-3.5"],
        "mission MZ10
         heroes hulk, wasp
         hulk: eliminated
         begin end",
        "= outcome",
        expect![[r#"
                phase-began phase=end
                game-ended how=hero-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_28_12_the_card_of_a_devoured_objective_citizen_may_go() {
    check(
        &["MZ-39.10"],
        "mission MZ9
         heroes hulk
         hulk: at 6R.a
         citizens hulk: wong
         devoured: wong objective
         people: okoye 6R.a
         begin turn hulk",
        "A attack devour 6R.a
         chance 6
         A pick citizen okoye
         = outcome",
        expect![[r#"
            > A attack devour 6R.a
                attacked hero=hulk form=devour at=6R.a
            > chance 6
                attack-rolled hero=hulk dice=[6] accuracy=4
                hits-counted hero=hulk hits=1
                citizen-devoured hero=hulk citizen=okoye at=6R.a
            > A pick citizen okoye
                citizen-card-discarded hero=hulk card=wong
                citizen-kept hero=hulk card=okoye
            = outcome: none
        "#]],
    );
}
