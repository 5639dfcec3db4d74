//! Chapters 33 to 35: Defence of the Sanctum, Precious Gadgets, Oscorp Madness.

use expect_test::expect;

use crate::transcript::{check, check_from_start};

#[test]
fn mz_33_5_and_mz_33_6_wong_is_hidden_and_doctor_strange_stands_in_his_zone() {
    check_from_start(
        &["MZ-33.5", "MZ-33.6", "MZ-2.13"],
        1,
        "mission=MZ3 heroes=1 team=hulk",
        "chance fair 2
         = S2-1
         = 7V.a
         = table",
        expect![[r#"
            > chance fair 2
                hero-played hero=hulk seat=A
                dealt
                round-began round=1
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = S2-1: leader doctor-strange
            = 7V.a: a card, exit
            = table: round 1, players phase, A: hulk, supply [14, 35, 14], spawn deck 42, traits 45, citizens 8, leaders 5, open []
        "#]],
    );
}

#[test]
fn mz_33_7_the_green_token_counts_with_five_heroes() {
    check(
        &["MZ-33.7"],
        "mission MZ3
         heroes hulk, wasp, deadpool, iron-man, captain-marvel
         begin turns",
        "= S4-6",
        expect![[r#"
            = S4-6: spawn
        "#]],
    );
}

#[test]
fn mz_33_8_well_hidden_citizens_are_found_by_heroes_who_enter() {
    check(
        &["MZ-33.8", "MZ-23.12"],
        "mission MZ3
         heroes hulk
         hulk: at S4-4
         cards: wong 6R.b
         deck spawn: 37, 38
         leaders: doctor-strange S2-1 gone
         begin turn hulk",
        "A open 6R.b/S4-4
         chance #037
         = 6R.b
         A move 6R.b
         = 6R.b",
        expect![[r#"
            > A open 6R.b/S4-4
                door-opened hero=hulk door=6R.b/S4-4
            > chance #037
                spawn-drawn zone=6R.a card=36 level=blue
            = 6R.b: a card
            > A move 6R.b
                moved hero=hulk from=S4-4 to=6R.b cost=1
                citizen-revealed card=wong zone=6R.b
                citizen-placed citizen=wong zone=6R.b is_escorted=false is_objective=false
            = 6R.b: hulk, citizen wong
        "#]],
    );
}

#[test]
fn mz_33_9_doctor_strange_returns_while_wong_is_not_devoured() {
    check(
        &["MZ-33.9", "MZ-33.10", "MZ-6.6"],
        "mission MZ3
         heroes hulk
         hulk: at S2-2, hunger 2
         leaders: doctor-strange S2-2
         begin turn hulk",
        "A attack unique S2-2
         chance 6 6 6 2 2 2
         = S2-1
         = hulk
         = mission",
        expect![[r#"
            > A attack unique S2-2
                attacked hero=hulk form=unique at=S2-2
            > chance 6 6 6 2 2 2
                attack-rolled hero=hulk dice=[6 6 6 2 2 2] accuracy=4
                hits-counted hero=hulk hits=3
                leader-eliminated who=doctor-strange zone=S2-2 lies=false
                xp-gained hero=hulk n=3 xp=3
            = S2-1: doctor-strange returns
            = hulk: at S2-2, health 5, hunger 2, xp 3, 2 actions
            = mission: Devour(Wong) 0/1 open; EliminateForGood(DoctorStrange) 0/1 shut; Leave 0/1 shut
        "#]],
    );
    check(
        &["MZ-28.14", "MZ-28.17", "MZ-23.10"],
        "mission MZ3
         heroes hulk
         leaders: doctor-strange S2-1 returns
         begin end",
        "= S2-1",
        expect![[r#"
                phase-began phase=end
                leader-placed who=doctor-strange zone=S2-1
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = S2-1: leader doctor-strange
        "#]],
    );
}

#[test]
fn mz_33_10_and_mz_33_11_an_elimination_after_wong_is_final_and_opens_the_doors() {
    check(
        &["MZ-33.2", "MZ-33.3", "MZ-33.10", "MZ-33.11"],
        "mission MZ3
         heroes hulk
         hulk: at S2-1, hunger 2
         devoured: wong
         leaders: doctor-strange S2-1
         begin turn hulk",
        "! A open 7V.d/S2-1
         A attack unique S2-1
         chance 6 6 6 2 2 2
         = mission
         A open 7V.d/S2-1",
        expect![[r#"
            ! A open 7V.d/S2-1: door-locked (MZ-5.4)
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 6 6 6 2 2 2
                attack-rolled hero=hulk dice=[6 6 6 2 2 2] accuracy=4
                hits-counted hero=hulk hits=3
                leader-eliminated who=doctor-strange zone=S2-1 lies=false
                xp-gained hero=hulk n=3 xp=3
            = mission: Devour(Wong) 1/1 fulfilled; EliminateForGood(DoctorStrange) 1/1 fulfilled; Leave 0/1 open
            > A open 7V.d/S2-1
                door-opened hero=hulk door=7V.d/S2-1
        "#]],
    );
}

#[test]
fn mz_33_4_mz3_is_won_by_the_exit_and_lost_with_a_hero() {
    check(
        &["MZ-33.4"],
        "mission MZ3
         heroes hulk
         hulk: at 7V.a
         devoured: wong
         leaders: doctor-strange S2-1 gone
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
    check(
        &["MZ-3.5", "MZ-22.1"],
        "mission MZ3
         heroes hulk, wasp
         hulk: eliminated
         begin end",
        "= outcome",
        expect![[r#"
                lost-for-good goal=leave
                phase-began phase=end
                game-ended how=hero-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_34_2_to_mz_34_4_mz4_is_won_when_each_hero_has_taken_and_devoured() {
    check(
        &["MZ-34.2", "MZ-34.3", "MZ-34.4", "MZ-28.10"],
        "mission MZ4
         heroes hulk, wasp
         hulk: at S6-0, objectives 1, devoured 1
         wasp: objectives 1, left
         begin end-of-turn hulk",
        "= mission",
        expect![[r#"
                lost-for-good goal=each-hero-devours-citizen
            = mission: EachHeroTakesObjective 2/2 fulfilled; EachHeroDevoursCitizen 1/2 open; Leave 1/2 shut
        "#]],
    );
    check(
        &["MZ-34.4"],
        "mission MZ4
         heroes hulk, wasp
         hulk: at S6-0, objectives 1, devoured 1
         wasp: objectives 1, devoured 1, left
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
    check(
        &["MZ-3.5"],
        "mission MZ4
         heroes hulk, wasp
         hulk: eliminated
         begin end",
        "= outcome",
        expect![[r#"
                lost-for-good goal=each-hero-takes-objective
                phase-began phase=end
                game-ended how=hero-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_34_5_the_green_token_counts_with_five_heroes() {
    check(
        &["MZ-34.5"],
        "mission MZ4
         heroes hulk, wasp, deadpool, iron-man, captain-marvel
         begin turns",
        "= S6-3",
        expect![[r#"
            = S6-3: spawn
        "#]],
    );
}

#[test]
fn mz_34_6_and_mz_34_7_citizens_do_not_fight_and_move_two_zones() {
    check(
        &["MZ-34.6", "MZ-34.7"],
        "mission MZ4
         heroes hulk
         people: okoye S2-0, wong S3-0
         begin enemies",
        "= S2-0
         = S1-0
         = outcome",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-moved citizen=wong from=S3-0 to=S2-0 why={"flight":S0-0}
                citizen-moved citizen=okoye from=S2-0 to=S1-0 why={"flight":S0-0}
                citizen-moved citizen=wong from=S2-0 to=S1-0 why={"flight":S0-0}
                citizen-moved citizen=okoye from=S1-0 to=S0-0 why={"flight":S0-0}
                citizen-left citizen=okoye zone=S0-0
            = S2-0: nothing
            = S1-0: citizen wong
            = outcome: none
        "#]],
    );
}

#[test]
fn mz_34_8_an_escorted_citizen_keeps_to_its_guards() {
    check(
        &["MZ-34.8"],
        "mission MZ4
         heroes hulk
         people: wong S3-0, okoye S0-2 escorted 40
         S0-2: 1 guard
         begin enemies",
        "= S0-2
         = S0-3
         = S0-1",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=guard n=1 from=S0-2 to=S0-3 why={"way":S4-3}
                citizen-moved citizen=wong from=S3-0 to=S2-0 why={"flight":S0-0}
                citizen-moved citizen=okoye from=S0-2 to=S0-3 why=escort
                citizen-moved citizen=wong from=S2-0 to=S1-0 why={"flight":S0-0}
            = S0-2: nothing
            = S0-3: 1 guard, citizen okoye escorted
            = S0-1: nothing
        "#]],
    );
}

#[test]
fn mz_34_9_and_mz_34_10_citizens_and_objectives_give_5_xp() {
    check(
        &["MZ-34.9", "MZ-34.10"],
        "mission MZ4
         heroes hulk
         hulk: at 3R.a
         people: blind-al 3R.a
         begin turn hulk",
        "A take 0
         A attack devour 3R.a
         chance 6
         = hulk",
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
        "#]],
    );
}

#[test]
fn mz_35_2_to_mz_35_4_mz5_is_won_by_the_exit() {
    check(
        &["MZ-35.2", "MZ-35.3", "MZ-35.4"],
        "mission MZ5
         heroes hulk
         hulk: at 3V.a
         taken hulk: 0, 1, 2
         begin end-of-turn hulk",
        "= mission",
        expect![[r#"
                turn-ended hero=hulk
                phase-began phase=enemies
            = mission: Take(Tokens([2, 0, 0])) 2/2 fulfilled; Take(Tokens([0, 1, 1])) 1/2 open; Leave 0/1 shut
        "#]],
    );
    check(
        &["MZ-35.4"],
        "mission MZ5
         heroes hulk
         hulk: at 3V.a
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
    check(
        &["MZ-3.5"],
        "mission MZ5
         heroes hulk, wasp
         hulk: eliminated
         begin end",
        "= outcome",
        expect![[r#"
                lost-for-good goal=leave
                phase-began phase=end
                game-ended how=hero-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_35_5_the_green_token_counts_with_five_heroes() {
    check(
        &["MZ-35.5"],
        "mission MZ5
         heroes hulk, wasp, deadpool, iron-man, captain-marvel
         begin turns",
        "= S4-2",
        expect![[r#"
            = S4-2: spawn
        "#]],
    );
}

#[test]
fn mz_35_7_to_mz_35_9_the_doors_of_mz5() {
    check(
        &["MZ-35.7", "MZ-5.4"],
        "mission MZ5
         heroes hulk
         hulk: at S2-1
         taken hulk: 0
         begin turn hulk",
        "! A open 4V.c/S2-1",
        expect![[r#"
            ! A open 4V.c/S2-1: door-locked (MZ-5.4)
        "#]],
    );
    check(
        &["MZ-35.7"],
        "mission MZ5
         heroes hulk
         hulk: at S2-1
         taken hulk: 0, 1
         begin turn hulk",
        "A open 4V.c/S2-1",
        expect![[r#"
            > A open 4V.c/S2-1
                door-opened hero=hulk door=4V.c/S2-1
        "#]],
    );
    check(
        &["MZ-35.9"],
        "mission MZ5
         heroes hulk
         hulk: at S2-3
         taken hulk: 0, 1, 2
         begin turn hulk",
        "! A open 3V.c/S2-3",
        expect![[r#"
            ! A open 3V.c/S2-3: door-locked (MZ-5.4)
        "#]],
    );
    check(
        &["MZ-35.8", "MZ-5.5"],
        "mission MZ5
         heroes hulk
         hulk: at S2-4
         taken hulk: 0, 1, 2, 3
         begin turn hulk",
        "! A open 9V.d/S2-4",
        expect![[r#"
            ! A open 9V.d/S2-4: door-sealed (MZ-5.5)
        "#]],
    );
}

#[test]
fn mz_35_6_mz_35_10_and_mz_35_11_what_the_objectives_of_mz5_give() {
    check(
        &["MZ-35.6"],
        "mission MZ5
         heroes hulk
         hulk: at 2V.c
         begin turn hulk",
        "A take 0
         = hulk",
        expect![[r#"
            > A take 0
                objective-taken hero=hulk objective=0 at=2V.c
                xp-gained hero=hulk n=5 xp=5
            = hulk: at 2V.c, health 5, hunger 0, xp 5, 2 actions
        "#]],
    );
    check(
        &["MZ-35.10", "MZ-35.11"],
        "mission MZ5
         heroes hulk
         hulk: at 4V.a
         citizens hulk: okoye
         taken hulk: 0, 1
         begin turn hulk",
        "A take 2
         = pending
         ? A
         A pick
         chance citizen nobody
         chance citizen wong
         A pick citizen wong
         = hulk
         = mission",
        expect![[r#"
            > A take 2
                objective-taken hero=hulk objective=2 at=4V.a
                xp-gained hero=hulk n=5 xp=5
            = seats who=["A"] mode=turn question={"draw-citizen":{"hero":"hulk"}}
            ? A: pick aim=nothing, enough
            > A pick
            > chance citizen nobody
                citizen-drawn card=nobody
            > chance citizen wong
                citizen-drawn card=wong
            > A pick citizen wong
                citizen-card-discarded hero=hulk card=okoye
                citizen-kept hero=hulk card=wong
            = hulk: at 4V.a, health 5, hunger 0, xp 5, citizens [wong], 2 actions
            = mission: Take(Tokens([2, 0, 0])) 2/2 fulfilled; Take(Tokens([0, 1, 1])) 1/2 open; Leave 0/1 shut
        "#]],
    );
}

#[test]
fn mz_35_14_the_citizen_card_may_be_left_in_the_deck() {
    check(
        &["MZ-35.14"],
        "mission MZ5
         heroes hulk
         hulk: at 4V.a
         taken hulk: 0, 1
         begin turn hulk",
        "A take 2
         ! A end-turn
         A enough
         = pending
         = hulk
         = table",
        expect![[r#"
            > A take 2
                objective-taken hero=hulk objective=2 at=4V.a
                xp-gained hero=hulk n=5 xp=5
            ! A end-turn: other-question (TABLE-5)
            > A enough
                action-declined hero=hulk
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":2}}
            = hulk: at 4V.a, health 5, hunger 0, xp 5, 2 actions
            = table: round 1, players phase, A: hulk, supply [14, 35, 14], spawn deck 42, traits 45, citizens 14, leaders 6, open []
        "#]],
    );
    // If there is no card to draw, nobody is asked.
    check(
        &["MZ-35.10"],
        "mission MZ5
         heroes hulk
         hulk: at 4V.a
         taken hulk: 0, 1
         people: agent-coulson S0-0, pepper-potts S0-0, mary-jane S0-0, jonah-jameson S0-0, thunderbolt-ross S0-0, wong S0-0
         people: aunt-may S0-0, blind-al S0-0, maria-hill S0-0, jane-foster S0-0, edwin-jarvis S0-0, okoye S0-0
         cards: nobody 5R.a, nobody 5R.b
         begin turn hulk",
        "A take 2
         = pending",
        expect![[r#"
            > A take 2
                objective-taken hero=hulk objective=2 at=4V.a
                xp-gained hero=hulk n=5 xp=5
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":2}}
        "#]],
    );
}
