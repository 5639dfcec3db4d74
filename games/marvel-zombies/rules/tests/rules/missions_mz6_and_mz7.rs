//! Chapters 36 and 37: Raid on Hell's Kitchen, Divide and Conquer.

use expect_test::expect;

use crate::transcript::{check, check_from_start};

#[test]
fn mz_36_4_and_mz_36_5_what_is_face_down() {
    check_from_start(
        &["MZ-36.4", "MZ-36.5", "MZ-28.5", "MZ-1.3"],
        1,
        "mission=MZ6 heroes=1 team=hulk",
        "chance fair 1
         = 6R.b
         = 2R.c
         = mission",
        expect![[r#"
            > chance fair 1
                hero-played hero=hulk seat=A
                dealt
                citizen-revealed card=pepper-potts zone=3R.b
                citizen-placed citizen=pepper-potts zone=3R.b is_escorted=false is_objective=false
                round-began round=1
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = 6R.b: a card, objective 3
            = 2R.c: a card, objective 4
            = mission: Take(Tokens([3, 0, 0])) 0/3 open; FindExit 0/1 shut; Leave 0/1 shut
        "#]],
    );
}

#[test]
fn mz_36_6_the_marked_red_token_counts_with_five_heroes() {
    check(
        &["MZ-36.6"],
        "mission MZ6
         heroes hulk, wasp, deadpool, iron-man, captain-marvel
         begin turns",
        "= S4-2",
        expect![[r#"
            = S4-2: spawn
        "#]],
    );
    check(
        &["MZ-36.6"],
        "mission MZ6
         heroes hulk
         begin turns",
        "= S4-2",
        expect![[r#"
            = S4-2: nothing
        "#]],
    );
}

#[test]
fn mz_36_9_and_mz_36_11_the_green_objective_is_the_way_out() {
    check(
        &["MZ-36.9", "MZ-36.11", "MZ-36.12", "MZ-28.5", "MZ-28.13"],
        "mission MZ6
         heroes hulk
         hulk: at 7R.a
         objectives: green, red, red, blue, red
         begin turn hulk",
        "A take 0
         chance leader thor
         = 7R.a
         = S4-4
         = mission",
        expect![[r#"
            > A take 0
                objective-taken hero=hulk objective=0 at=7R.a
                objective-turned-up objective=0 color=green
                spawn-activated zone=S4-4 color=green
                xp-gained hero=hulk n=5 xp=5
                exit-placed zone=7R.a
            > chance leader thor
                leader-drawn who=thor
                leader-placed who=thor zone=S4-4
            = 7R.a: hulk, exit
            = S4-4: leader thor, spawn
            = mission: Take(Tokens([3, 0, 0])) 0/3 open; FindExit 1/1 shut; Leave 0/1 shut
        "#]],
    );
}

#[test]
fn mz_36_10_the_blue_objective_brings_a_super_hero() {
    check(
        &["MZ-36.10", "MZ-36.12", "MZ-28.13"],
        "mission MZ6
         heroes hulk
         hulk: at 7R.a
         objectives: blue, red, red, green, red
         begin turn hulk",
        "A take 0
         chance leader thor
         = S0-6
         = mission",
        expect![[r#"
            > A take 0
                objective-taken hero=hulk objective=0 at=7R.a
                objective-turned-up objective=0 color=blue
                spawn-activated zone=S0-6 color=blue
                xp-gained hero=hulk n=5 xp=5
            > chance leader thor
                leader-drawn who=thor
                leader-placed who=thor zone=S0-6
            = S0-6: leader thor, spawn
            = mission: Take(Tokens([3, 0, 0])) 0/3 open; FindExit 0/1 shut; Leave 0/1 shut
        "#]],
    );
}

#[test]
fn mz_36_7_and_mz_36_8_informants_turn_up_an_objective() {
    check(
        &["MZ-36.7", "MZ-36.8", "MZ-20.5"],
        "mission MZ6
         heroes hulk
         hulk: at S2-2
         cards: secret-mission-1 9R.a
         deck spawn: 37
         begin turn hulk",
        "A open 9R.a/S2-2
         chance #037
         = pending
         A vote objective 4
         = 9R.a
         = table",
        expect![[r#"
            > A open 9R.a/S2-2
                door-opened hero=hulk door=9R.a/S2-2
            > chance #037
                spawn-drawn zone=9R.b card=36 level=blue
                citizen-revealed card=secret-mission-1 zone=9R.a
            = seats who=["A"] mode=turn question={"decide":"objective"}
            > A vote objective 4
                decided about=objective choice={"objective":4}
                objective-turned-up objective=4 color=green
            = 9R.a: objective 2
            = table: round 1, players phase, A: hulk, supply [14, 35, 14], spawn deck 0, traits 45, citizens 15, leaders 6, open [3R.a/S1-2 3R.b/S2-4 9R.a/S2-2]
        "#]],
    );
}

#[test]
fn mz_36_15_the_players_may_turn_up_no_objective() {
    let layout = "mission MZ6
         heroes hulk
         hulk: at S2-2
         cards: secret-mission-1 9R.a
         deck spawn: 37
         begin turn hulk";
    check(
        &["MZ-36.15"],
        layout,
        "A open 9R.a/S2-2
         chance #037
         ? A
         A vote nothing
         = 9R.a
         = pending",
        expect![[r#"
            > A open 9R.a/S2-2
                door-opened hero=hulk door=9R.a/S2-2
            > chance #037
                spawn-drawn zone=9R.b card=36 level=blue
                citizen-revealed card=secret-mission-1 zone=9R.a
            ? A: vote objective=0, vote objective=1, vote objective=2, vote objective=3, vote objective=4, vote nothing
            > A vote nothing
                decided about=objective choice=nothing
            = 9R.a: objective 2
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":2}}
        "#]],
    );
    // With only one left face down, there is still a choice.
    check(
        &["MZ-36.7"],
        &layout.replace("begin", "taken hulk: 0, 1, 3, 4\n begin"),
        "A open 9R.a/S2-2
         chance #037
         ? A",
        expect![[r#"
            > A open 9R.a/S2-2
                door-opened hero=hulk door=9R.a/S2-2
            > chance #037
                spawn-drawn zone=9R.b card=36 level=blue
                citizen-revealed card=secret-mission-1 zone=9R.a
            ? A: vote objective=2, vote nothing
        "#]],
    );
}

#[test]
fn mz_36_2_mz_36_3_and_mz_36_13_mz6_is_won_without_the_blue_objective() {
    check(
        &["MZ-36.2", "MZ-36.3", "MZ-36.13"],
        "mission MZ6
         heroes hulk
         hulk: at 2R.c
         taken hulk: 0, 1, 2, 4
         exit 2R.c
         begin end-of-turn hulk",
        "= mission
         A leave
         = outcome",
        expect![[r#"
            = mission: Take(Tokens([3, 0, 0])) 3/3 fulfilled; FindExit 1/1 fulfilled; Leave 0/1 open
            > A leave
                hero-left hero=hulk
                game-ended how=won
            = outcome: won, scores [0]
        "#]],
    );
    check(
        &["MZ-36.2"],
        "mission MZ6
         heroes hulk
         taken hulk: 0, 1, 2
         begin turn hulk",
        "= mission",
        expect![[r#"
            = mission: Take(Tokens([3, 0, 0])) 3/3 fulfilled; FindExit 0/1 open; Leave 0/1 shut
        "#]],
    );
    check(
        &["MZ-3.5"],
        "mission MZ6
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
fn mz_37_4_and_mz_37_5_heroes_are_divided_evenly() {
    check_from_start(
        &["MZ-37.4", "MZ-37.5"],
        1,
        "mission=MZ7 heroes=3 team=hulk,wasp,deadpool",
        "chance fair 1
         = pending
         A vote second 2
         = S0-0
         = S2-8
         = S2-4",
        expect![[r#"
            > chance fair 1
                hero-played hero=hulk seat=A
                hero-played hero=wasp seat=A
                hero-played hero=deadpool seat=A
                dealt
            = seats who=["A"] mode=turn question={"decide":"division"}
            > A vote second 2
                decided about=division choice={"second":[2]}
                round-began round=1
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
                hunger-changed hero=wasp hunger=1
                hunger-changed hero=deadpool hunger=1
            = S0-0: hulk, deadpool
            = S2-8: wasp
            = S2-4: leader thor
        "#]],
    );
}

#[test]
fn mz_37_6_to_mz_37_9_what_the_objectives_of_mz7_give() {
    check(
        &["MZ-37.6", "MZ-37.7", "MZ-37.9", "MZ-28.4", "MZ-28.5", "MZ-28.7"],
        "mission MZ7
         heroes hulk, wasp, deadpool, iron-man, captain-marvel
         hulk: at 1V.b
         objectives: blue, red, red, red, red, red, red, green
         begin turn hulk",
        "= S0-4
         A take 0
         = S0-4
         = wasp",
        expect![[r#"
            = S0-4: inactive spawn
            > A take 0
                objective-taken hero=hulk objective=0 at=1V.b
                objective-turned-up objective=0 color=blue
                spawn-activated zone=S0-4 color=blue
                xp-gained hero=hulk n=5 xp=5
                xp-gained hero=wasp n=5 xp=5
                xp-gained hero=deadpool n=5 xp=5
                xp-gained hero=iron-man n=5 xp=5
                xp-gained hero=captain-marvel n=5 xp=5
            = S0-4: spawn
            = wasp: at S0-0, health 5, hunger 0, xp 5
        "#]],
    );
    check(
        &["MZ-37.8"],
        "mission MZ7
         heroes hulk, wasp
         hulk: at 1V.b
         begin turn hulk",
        "= S0-4
         A take 0
         = hulk
         = wasp",
        expect![[r#"
            = S0-4: nothing
            > A take 0
                objective-taken hero=hulk objective=0 at=1V.b
                objective-turned-up objective=0 color=red
                xp-gained hero=hulk n=5 xp=5
            = hulk: at 1V.b, health 5, hunger 0, xp 5, 2 actions
            = wasp: at S0-0, health 5, hunger 0, xp 0
        "#]],
    );
}

#[test]
fn mz_ex46_thor_returns_when_a_hero_at_yellow_eliminated_him() {
    check(
        &["MZ-37.10", "MZ-37.11"],
        "mission MZ7
         heroes hulk
         hulk: at S2-3, xp 18, hunger 2
         leaders: thor S2-3
         begin turn hulk",
        "A attack unique S2-3
         chance 6 6 6 6 6 1
         = hulk
         = S2-4",
        expect![[r#"
            > A attack unique S2-3
                attacked hero=hulk form=unique at=S2-3
            > chance 6 6 6 6 6 1
                attack-rolled hero=hulk dice=[6 6 6 6 6 1] accuracy=4
                hits-counted hero=hulk hits=5
                leader-eliminated who=thor zone=S2-3 lies=false
                xp-gained hero=hulk n=5 xp=23
                level-reached hero=hulk level=orange
                hunger-changed hero=hulk hunger=3
            = hulk: at S2-3, health 5, hunger 3, xp 23, 3 actions
            = S2-4: thor returns
        "#]],
    );
    check(
        &["MZ-28.14", "MZ-28.17"],
        "mission MZ7
         heroes hulk
         leaders: thor S2-4 returns
         begin end",
        "= S2-4",
        expect![[r#"
                phase-began phase=end
                leader-placed who=thor zone=S2-4
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = S2-4: leader thor
        "#]],
    );
}

#[test]
fn mz_37_13_thor_goes_to_the_discard_when_a_hero_at_orange_eliminated_him() {
    check(
        &["MZ-37.13", "MZ-7.9"],
        "mission MZ7
         heroes hulk
         hulk: at S2-4, xp 19, hunger 2
         leaders: thor S2-4
         begin turn hulk",
        "A attack unique S2-4
         chance 6 6 6 6 6 2
         = S2-4
         = hulk",
        expect![[r#"
            > A attack unique S2-4
                attacked hero=hulk form=unique at=S2-4
            > chance 6 6 6 6 6 2
                attack-rolled hero=hulk dice=[6 6 6 6 6 2] accuracy=4
                hits-counted hero=hulk hits=5
                leader-eliminated who=thor zone=S2-4 lies=false
                xp-gained hero=hulk n=5 xp=24
            = S2-4: hulk
            = hulk: at S2-4, health 5, hunger 2, xp 24, 3 actions
        "#]],
    );
}

#[test]
fn mz_37_2_and_mz_37_3_mz7_is_won_at_once() {
    check(
        &["MZ-37.2", "MZ-37.3", "MZ-3.3"],
        "mission MZ7
         heroes hulk
         hulk: at 1V.b, xp 40, devoured 1
         begin turn hulk",
        "= mission
         A take 0
         = outcome",
        expect![[r#"
            = mission: EachHeroDevoursCitizen 1/1 fulfilled; EachHeroReaches(Red) 0/1 open
            > A take 0
                objective-taken hero=hulk objective=0 at=1V.b
                objective-turned-up objective=0 color=red
                xp-gained hero=hulk n=5 xp=45
                level-reached hero=hulk level=red
                game-ended how=won
            = outcome: won, scores [45]
        "#]],
    );
    check(
        &["MZ-28.10"],
        "mission MZ7
         heroes hulk, wasp
         hulk: xp 43, devoured 1
         wasp: xp 43
         begin turns",
        "= mission",
        expect![[r#"
            = mission: EachHeroDevoursCitizen 1/2 open; EachHeroReaches(Red) 2/2 fulfilled
        "#]],
    );
    check(
        &["MZ-3.5"],
        "mission MZ7
         heroes hulk, wasp
         hulk: eliminated
         begin end",
        "= outcome",
        expect![[r#"
                lost-for-good goal=each-hero-devours-citizen
                phase-began phase=end
                game-ended how=hero-lost
            = outcome: lost, scores [0]
        "#]],
    );
}
