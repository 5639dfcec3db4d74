//! Chapter 13: Hunger and Voracious heroes.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex29_the_wound_of_hunger() {
    check(
        &["MZ-13.10", "MZ-13.11", "MZ-13.14", "MZ-14.1"],
        "heroes hulk, wasp
         hulk: hunger 4
         wasp: hunger 4
         S2-1: 1 operator
         begin turns",
        "A begin hulk
         A end-turn
         = hulk
         A begin wasp
         A attack devour S2-1
         chance 6 1 1 1 1
         A end-turn
         = wasp",
        expect![[r#"
            > A begin hulk
                turn-began hero=hulk actions=3
            > A end-turn
                turn-ends hero=hulk
                wounds-taken hero=hulk n=1 health=4
                turn-ended hero=hulk
            = hulk: at S2-1, health 4, hunger 4, xp 0, activated
            > A begin wasp
                turn-began hero=wasp actions=3
            > A attack devour S2-1
                attacked hero=wasp form=devour at=S2-1
            > chance 6 1 1 1 1
                attack-rolled hero=wasp dice=[6 1 1 1 1] accuracy=4
                hits-counted hero=wasp hits=1
                enemies-eliminated hero=wasp kind=operator n=1 at=S2-1
                xp-gained hero=wasp n=1 xp=1
                hunger-changed hero=wasp hunger=0
            > A end-turn
                turn-ends hero=wasp
                turn-ended hero=wasp
                phase-began phase=enemies
            = wasp: at S2-1, health 5, hunger 0, xp 1, activated
        "#]],
    );
}

#[test]
fn mz_ex30_what_a_voracious_hero_may_not_do() {
    check(
        &["MZ-13.6", "MZ-13.8", "MZ-13.9"],
        "heroes hulk
         hulk: at 8R.a, hunger 4
         citizens hulk: pepper-potts
         8R.a: 1 operator
         sign 8R.a
         begin turn hulk",
        "! A take 0
         ! A open 8R.a/S0-0
         ! A gain-trait
         ! A attack unique 8R.a
         ! A attack sign 8R.a
         ! A use hulk citizen pepper-potts
         ? A",
        expect![[r#"
            ! A take 0: voracious (MZ-13.9)
            ! A open 8R.a/S0-0: voracious (MZ-13.9)
            ! A gain-trait: voracious (MZ-13.9)
            ! A attack unique 8R.a: voracious (MZ-13.9)
            ! A attack sign 8R.a: voracious (MZ-13.9)
            ! A use hulk citizen pepper-potts: too-hungry (MZ-13.6)
            ? A: move to=8R.b, move to=8R.c, attack form=devour at=8R.a, end-turn
        "#]],
    );
}

#[test]
fn mz_13_12_an_action_paid_with_the_rise_is_still_done() {
    check(
        &["MZ-13.12", "MZ-13.5"],
        "heroes iron-man
         iron-man: hunger 3
         citizens iron-man: agent-coulson
         S2-0: 2 operators
         begin turn iron-man",
        "A use iron-man citizen agent-coulson
         A attack unique S2-0
         = pending
         chance 6 6 2 2 2 2 2
         = iron-man
         ! A attack unique S2-0",
        expect![[r#"
            > A use iron-man citizen agent-coulson
                effect-used hero=iron-man effect={"citizen":"agent-coulson"} aim=nothing
                hunger-changed hero=iron-man hunger=4
            > A attack unique S2-0
                attacked hero=iron-man form=unique at=S2-0
            = chance attack={"hero":"iron-man","n":7}
            > chance 6 6 2 2 2 2 2
                attack-rolled hero=iron-man dice=[6 6 2 2 2 2 2] accuracy=4
                hits-counted hero=iron-man hits=2
                enemies-eliminated hero=iron-man kind=operator n=2 at=S2-0
                xp-gained hero=iron-man n=2 xp=2
            = iron-man: at S2-1, health 5, hunger 4, xp 2, citizens [agent-coulson], 3 actions
            ! A attack unique S2-0: voracious (MZ-13.9)
        "#]],
    );
}

#[test]
fn mz_13_13_a_voracious_hero_leaves() {
    check(
        &["MZ-13.13", "MZ-14.7", "MZ-14.8", "MZ-14.10", "MZ-3.1", "MZ-3.3"],
        "heroes hulk
         hulk: at 3V.a, hunger 4, xp 9
         begin turn hulk",
        "A end-turn
         A leave
         = outcome",
        expect![[r#"
            > A end-turn
                turn-ends hero=hulk
                wounds-taken hero=hulk n=1 health=4
            > A leave
                hero-left hero=hulk
                game-ended how=won
            = outcome: won, scores [9]
        "#]],
    );
}

#[test]
fn mz_14_2_eliminated_by_hunger() {
    check(
        &["MZ-14.2", "MZ-3.5", "MZ-14.4", "MZ-22.1"],
        "heroes hulk, wasp
         hulk: hunger 4, health 1
         traits hulk: feast
         wasp: activated
         spawn 1 off
         begin turn hulk",
        "A end-turn
         chance #038
         = hulk
         = outcome",
        expect![[r#"
            > A end-turn
                turn-ends hero=hulk
                wounds-taken hero=hulk n=1 health=0
                hero-eliminated hero=hulk
                lost-for-good goal=leave
                turn-ended hero=hulk
                phase-began phase=enemies
            > chance #038
                spawn-drawn zone=S0-0 card=37 level=blue
                phase-began phase=end
                game-ended how=hero-lost
            = hulk: eliminated, health 0, hunger 4, xp 0, activated
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_14_11_triggered_effects_are_carried_out() {
    check(
        &["MZ-14.11", "MZ-14.2", "MZ-14.5"],
        "heroes wasp, hulk
         wasp: xp 7, health 1
         hulk: at S2-0
         S2-1: 2 operators
         begin turn wasp",
        "A open 8R.b/S2-1
         A vote zone 8R.a
         chance #037
         chance #007
         = wasp
         = 8R.b
         = pending",
        expect![[r#"
            > A open 8R.b/S2-1
                door-opened hero=wasp door=8R.b/S2-1
            > A vote zone 8R.a
                decided about={"rooms":{"rooms":[8R.a 8R.b]}} choice={"zone":8R.a}
            > chance #037
                spawn-drawn zone=8R.a card=36 level=yellow
                activation-began cause={"extra-activation":"operator"}
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":2,"specialists":0} leaders=[] citizens=[] wounds=2
                wounds-taken hero=wasp n=2 health=0
                hero-eliminated hero=wasp
            > chance #007
                spawn-drawn zone=8R.b card=6 level=blue
                enemies-placed zone=8R.b kind=guard n=1
                lost-for-good goal=leave
                turn-ended hero=wasp
            = wasp: eliminated, health 0, hunger 0, xp 7, activated
            = 8R.b: 1 guard
            = seats who=["A"] mode=turn question=begin
        "#]],
    );
}

#[test]
fn mz_14_3_nobody_is_healed_above_the_start() {
    check(
        &["MZ-14.3"],
        "heroes hulk, wasp
         hulk: health 4
         traits hulk: mended-flesh
         traits wasp: mended-flesh
         begin turn hulk",
        "A end-turn
         A use hulk trait mended-flesh
         = hulk
         A begin wasp
         A end-turn
         = wasp",
        expect![[r#"
            > A end-turn
                turn-ends hero=hulk
            > A use hulk trait mended-flesh
                effect-used hero=hulk effect={"trait":"mended-flesh"} aim=nothing
                healed hero=hulk health=5
                turn-ended hero=hulk
            = hulk: at S2-1, health 5, hunger 0, xp 0, activated
            > A begin wasp
                turn-began hero=wasp actions=3
            > A end-turn
                turn-ends hero=wasp
                turn-ended hero=wasp
                phase-began phase=enemies
            = wasp: at S2-1, health 5, hunger 0, xp 0, traits [mended-flesh], activated
        "#]],
    );
}
