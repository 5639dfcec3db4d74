//! Chapters 30 to 32: Tutorial, The Hunger, Avengers Tower; and what all missions have in common (chapter 28).

use expect_test::expect;

use crate::transcript::{check, check_from_start};

#[test]
fn mz_30_2_and_mz_30_4_mz0_is_won_by_the_exit() {
    check(
        &["MZ-30.2", "MZ-30.4", "MZ-28.1", "MZ-28.2", "MZ-28.9", "MZ-14.6", "MZ-14.10", "MZ-3.3"],
        "heroes hulk
         hulk: at 3V.a
         begin end-of-turn hulk",
        "= mission
         = pending
         A leave
         = outcome",
        expect![[r#"
            = mission: DevourAllCitizens 0/0 fulfilled; Leave 0/1 open
            = seats who=["A"] mode=turn question={"leave":{"hero":"hulk"}}
            > A leave
                hero-left hero=hulk
                game-ended how=won
            = outcome: won, scores [0]
        "#]],
    );
}

#[test]
fn mz_ex45_the_exit_is_shut_next_to_an_enemy_and_while_a_citizen_is_there() {
    check(
        &["MZ-28.8", "MZ-28.9"],
        "heroes hulk
         hulk: at 3V.a
         people: blind-al 3V.a
         begin end-of-turn hulk",
        "= mission",
        expect![[r#"
                turn-ended hero=hulk
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = mission: DevourAllCitizens 0/1 open; Leave 0/1 shut
        "#]],
    );
    check(
        &[],
        "heroes hulk, wasp
         hulk: at 3V.a
         wasp: at S0-0
         3V.a: 1 operator
         begin end-of-turn hulk",
        "= mission
         = pending",
        expect![[r#"
                turn-ended hero=hulk
            = mission: DevourAllCitizens 0/0 fulfilled; Leave 0/2 open
            = seats who=["A"] mode=turn question=begin
        "#]],
    );
}

#[test]
fn mz_ex44_mz0_is_lost_when_a_citizen_leaves_the_board() {
    check(
        &["MZ-30.3", "MZ-31.3", "MZ-28.11", "MZ-3.7"],
        "heroes hulk
         hulk: at 3V.a
         people: blind-al 8R.a
         open 8R.a/S0-0
         begin enemies",
        "= outcome",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-moved citizen=blind-al from=8R.a to=S0-0 why={"flight":S0-0}
                citizen-left citizen=blind-al zone=S0-0
                game-ended how=mission-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_30_5_the_blue_door_waits_for_the_blue_objective() {
    check(
        &["MZ-30.5", "MZ-5.4"],
        "heroes hulk
         begin turn hulk",
        "! A open 3V.c/S2-1",
        expect![[r#"
            ! A open 3V.c/S2-1: door-locked (MZ-5.4)
        "#]],
    );
    check(
        &["MZ-30.5"],
        "heroes hulk
         taken hulk: 0
         begin turn hulk",
        "A open 3V.c/S2-1",
        expect![[r#"
            > A open 3V.c/S2-1
                door-opened hero=hulk door=3V.c/S2-1
        "#]],
    );
}

#[test]
fn mz_30_6_the_blue_objective_gives_its_taker_5_xp() {
    check(
        &["MZ-30.6", "MZ-28.4"],
        "heroes hulk, wasp
         hulk: at 8R.a
         begin turn hulk",
        "A take 0
         = hulk
         = wasp",
        expect![[r#"
            > A take 0
                objective-taken hero=hulk objective=0 at=8R.a
                xp-gained hero=hulk n=5 xp=5
            = hulk: at 8R.a, health 5, hunger 0, xp 5, 2 actions
            = wasp: at S2-1, health 5, hunger 0, xp 0
        "#]],
    );
}

#[test]
fn mz_30_7_nothing_changes_with_six_heroes() {
    check(
        &["MZ-30.7"],
        "heroes hulk, wasp, deadpool, iron-man, captain-marvel, captain-america
         begin turns",
        "= S0-0
         = S4-2",
        expect![[r#"
            = S0-0: spawn
            = S4-2: spawn
        "#]],
    );
}

#[test]
fn mz_31_2_to_mz_31_5_mz1_is_won_in_any_order_and_then_by_the_exit() {
    check(
        &["MZ-31.2", "MZ-31.4", "MZ-31.5", "MZ-28.3"],
        "mission MZ1
         heroes hulk
         hulk: at 5R.b
         taken hulk: 0, 1, 2
         people: blind-al 5R.b
         begin turn hulk",
        "= mission
         A take 3
         = mission",
        expect![[r#"
            = mission: DevourAllCitizens 0/1 open; TakeAllObjectives 3/4 open; Leave 0/1 shut
            > A take 3
                objective-taken hero=hulk objective=3 at=5R.b
                xp-gained hero=hulk n=5 xp=5
            = mission: DevourAllCitizens 0/1 open; TakeAllObjectives 4/4 fulfilled; Leave 0/1 shut
        "#]],
    );
    check(
        &["MZ-31.5"],
        "mission MZ1
         heroes hulk
         hulk: at S4-4
         taken hulk: 0, 1, 2, 3
         begin end-of-turn hulk",
        "A leave
         = outcome",
        expect![[r#"
            > A leave
                hero-left hero=hulk
                game-ended how=won
            = outcome: won, scores [0]
        "#]],
    );
}

#[test]
fn mz_31_3_mz1_is_lost_when_a_citizen_leaves_the_board() {
    check(
        &["MZ-31.3"],
        "mission MZ1
         heroes hulk
         people: blind-al S3-0
         begin enemies",
        "= outcome",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-moved citizen=blind-al from=S3-0 to=S4-0 why={"flight":S4-0}
                citizen-left citizen=blind-al zone=S4-0
                game-ended how=mission-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_31_6_the_green_token_counts_with_five_heroes() {
    check(
        &["MZ-31.6", "MZ-28.6"],
        "mission MZ1
         heroes hulk, wasp, deadpool, iron-man, captain-marvel
         begin turns",
        "= S4-2",
        expect![[r#"
            = S4-2: spawn
        "#]],
    );
    check(
        &["MZ-31.6", "MZ-28.6"],
        "mission MZ1
         heroes hulk, wasp, deadpool, iron-man
         begin turns",
        "= S4-2",
        expect![[r#"
            = S4-2: nothing
        "#]],
    );
}

#[test]
fn mz_31_7_and_mz_31_8_citizens_and_objectives_give_5_xp() {
    check(
        &["MZ-31.7", "MZ-31.8", "MZ-28.4", "MZ-6.9"],
        "mission MZ1
         heroes hulk
         hulk: at 3R.a
         people: blind-al 3R.a
         begin turn hulk",
        "A take 0
         A attack devour 3R.a
         chance 6
         = hulk
         = mission",
        expect![[r#"
            > A take 0
                objective-taken hero=hulk objective=0 at=3R.a
                xp-gained hero=hulk n=5 xp=5
            > A attack devour 3R.a
                attacked hero=hulk form=devour at=3R.a
            > chance 6
                attack-rolled hero=hulk dice=[6] accuracy=4
                hits-counted hero=hulk hits=1
                citizen-devoured hero=hulk citizen=blind-al at=3R.a
                citizen-kept hero=hulk card=blind-al
                xp-gained hero=hulk n=5 xp=10
                level-reached hero=hulk level=yellow
                actions-changed hero=hulk actions=2
            = hulk: at 3R.a, health 5, hunger 0, xp 10, citizens [blind-al], 2 actions
            = mission: DevourAllCitizens 1/1 fulfilled; TakeAllObjectives 1/4 open; Leave 0/1 shut
        "#]],
    );
}

#[test]
fn mz_32_5_secret_mission_1_lies_where_the_mission_wants_it() {
    check_from_start(
        &["MZ-32.5", "MZ-2.7", "MZ-2.8"],
        1,
        "mission=MZ2 heroes=1 team=hulk",
        "chance fair 3
         = 4V.b
         = 6V.d",
        expect![[r#"
            > chance fair 3
                hero-played hero=hulk seat=A
                dealt
                round-began round=1
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = 4V.b: a card
            = 6V.d: a card, objective 0
        "#]],
    );
}

#[test]
fn mz_32_8_and_mz_32_9_the_objective_citizen_is_found() {
    check(
        &["MZ-32.2", "MZ-32.8", "MZ-32.9", "MZ-32.13", "MZ-28.7"],
        "mission MZ2
         heroes hulk
         hulk: at S0-1
         cards: secret-mission-1 4V.b
         deck spawn: 35, 37, 38, 39
         begin turn hulk",
        "= mission
         A open 4V.c/S0-1
         A vote zone 4V.a
         chance #037
         A vote zone 4V.d
         chance #038
         A vote zone 2V.b
         chance #039
         chance #035
         chance citizen nobody
         chance citizen wong
         = 4V.b
         = S4-6
         = mission",
        expect![[r#"
            = mission: Find(SecretMission1) 0/1 open; Take(Tokens([2, 0, 0])) 0/2 shut; Leave 0/1 shut
            > A open 4V.c/S0-1
                door-opened hero=hulk door=4V.c/S0-1
            > A vote zone 4V.a
                decided about={"rooms":{"rooms":[2V.b 2V.c 4V.a 4V.d]}} choice={"zone":4V.a}
            > chance #037
                spawn-drawn zone=4V.a card=36 level=blue
            > A vote zone 4V.d
                decided about={"rooms":{"rooms":[2V.b 2V.c 4V.d]}} choice={"zone":4V.d}
            > chance #038
                spawn-drawn zone=4V.d card=37 level=blue
            > A vote zone 2V.b
                decided about={"rooms":{"rooms":[2V.b 2V.c]}} choice={"zone":2V.b}
            > chance #039
                spawn-drawn zone=2V.b card=38 level=blue
            > chance #035
                spawn-drawn zone=2V.c card=34 level=blue
                citizen-revealed card=secret-mission-1 zone=4V.b
                spawn-activated zone=S4-6 color=blue
                spawn-activated zone=S0-3 color=green
            > chance citizen nobody
                citizen-drawn card=nobody
            > chance citizen wong
                citizen-drawn card=wong
                citizen-placed citizen=wong zone=4V.b is_escorted=false is_objective=true
            = 4V.b: citizen wong objective
            = S4-6: spawn
            = mission: Find(SecretMission1) 1/1 fulfilled; Take(Tokens([2, 0, 0])) 0/2 open; Leave 0/1 shut
        "#]],
    );
}

#[test]
fn mz_32_10_the_tower_opens_when_the_objective_citizen_is_devoured() {
    check(
        &["MZ-32.10", "MZ-32.12", "MZ-5.4"],
        "mission MZ2
         heroes hulk
         hulk: at S0-5
         people: wong S0-5 objective
         begin turn hulk",
        "! A open 6V.a/S0-5
         A attack devour S0-5
         chance 6
         A open 6V.a/S0-5
         = hulk",
        expect![[r#"
            ! A open 6V.a/S0-5: door-locked (MZ-5.4)
            > A attack devour S0-5
                attacked hero=hulk form=devour at=S0-5
            > chance 6
                attack-rolled hero=hulk dice=[6] accuracy=4
                hits-counted hero=hulk hits=1
                citizen-devoured hero=hulk citizen=wong at=S0-5
                citizen-kept hero=hulk card=wong
                xp-gained hero=hulk n=5 xp=5
            > A open 6V.a/S0-5
                door-opened hero=hulk door=6V.a/S0-5
            = hulk: at S0-5, health 5, hunger 0, xp 5, citizens [wong], 1 actions
        "#]],
    );
}

#[test]
fn mz_32_11_mz2_is_lost_when_the_objective_citizen_escapes() {
    check(
        &["MZ-32.11", "MZ-28.12"],
        "mission MZ2
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
    check(
        &["MZ-28.11"],
        "mission MZ2
         heroes hulk, wasp
         people: blind-al S0-1
         begin enemies",
        "= outcome",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-moved citizen=blind-al from=S0-1 to=S0-0 why={"flight":S0-0}
                citizen-left citizen=blind-al zone=S0-0
            = outcome: none
        "#]],
    );
}

#[test]
fn mz_32_7_the_red_door_is_never_opened() {
    check(
        &["MZ-32.7", "MZ-5.5"],
        "mission MZ2
         heroes hulk
         devoured: wong objective
         begin turn hulk",
        "! A open 6V.b/S2-4",
        expect![[r#"
            ! A open 6V.b/S2-4: door-sealed (MZ-5.5)
        "#]],
    );
}

#[test]
fn mz_32_3_and_mz_32_4_mz2_is_won_by_the_exit() {
    check(
        &["MZ-32.3", "MZ-32.4", "MZ-32.13"],
        "mission MZ2
         heroes hulk
         hulk: at 6V.c
         secret 1 revealed
         taken hulk: 0, 1
         begin end-of-turn hulk",
        "= mission
         A leave
         = outcome",
        expect![[r#"
            = mission: Find(SecretMission1) 1/1 fulfilled; Take(Tokens([2, 0, 0])) 2/2 fulfilled; Leave 0/1 open
            > A leave
                hero-left hero=hulk
                game-ended how=won
            = outcome: won, scores [0]
        "#]],
    );
}

#[test]
fn mz_32_6_five_heroes_meet_a_spawn_after_set_up() {
    check_from_start(
        &["MZ-32.6", "MZ-2.14"],
        1,
        "mission=MZ2 heroes=5",
        "chance fair 1
         = pending
         chance #037
         = pending
         chance #038
         = pending
         chance #039
         = pending",
        expect![[r#"
            > chance fair 1
                hero-played hero=iron-man seat=A
                hero-played hero=deadpool seat=A
                hero-played hero=wasp seat=A
                hero-played hero=captain-america seat=A
                hero-played hero=captain-marvel seat=A
                dealt
            = chance spawn={"zone":S0-0}
            > chance #037
                spawn-drawn zone=S0-0 card=36 level=blue
            = chance spawn={"zone":S4-0}
            > chance #038
                spawn-drawn zone=S4-0 card=37 level=blue
            = chance spawn={"zone":S0-6}
            > chance #039
                spawn-drawn zone=S0-6 card=38 level=blue
                round-began round=1
                phase-began phase=players
                hunger-changed hero=iron-man hunger=1
                hunger-changed hero=deadpool hunger=1
                hunger-changed hero=wasp hunger=1
                hunger-changed hero=captain-america hunger=1
                hunger-changed hero=captain-marvel hunger=1
            = seats who=["A"] mode=turn question=begin
        "#]],
    );
}
