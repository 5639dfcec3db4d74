//! Chapters 10 and 11: attacks and target priority.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex3_hits_go_by_priority() {
    check(
        &["MZ-10.6", "MZ-10.10", "MZ-10.12", "MZ-11.1", "MZ-11.4", "MZ-7.6", "MZ-7.7", "MZ-1.12", "MZ-6.1"],
        "heroes deadpool
         S2-1: 2 guards, 1 specialist
         people: wong S2-1
         begin turn deadpool",
        "A attack unique S2-1
         chance 6 5 4
         = S2-1
         = deadpool",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=deadpool form=unique at=S2-1
            > chance 6 5 4
                attack-rolled hero=deadpool dice=[6 5 4] accuracy=4
                hits-counted hero=deadpool hits=3
                enemies-eliminated hero=deadpool kind=guard n=1 at=S2-1
                hits-lost hero=deadpool hits=1
                xp-gained hero=deadpool n=1 xp=1
            = S2-1: deadpool, 1 guard, 1 specialist, citizen wong
            = deadpool: at S2-1, health 5, hunger 0, xp 1, 2 actions
        "#]],
    );
}

#[test]
fn mz_ex4_a_level_is_cleared_first() {
    check(
        &["MZ-11.2"],
        "heroes deadpool
         deadpool: xp 1
         S2-1: 1 guard, 1 specialist
         people: wong S2-1
         begin turn deadpool 2",
        "A attack unique S2-1
         chance 6 5 2
         = S2-1
         = deadpool",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=deadpool form=unique at=S2-1
            > chance 6 5 2
                attack-rolled hero=deadpool dice=[6 5 2] accuracy=4
                hits-counted hero=deadpool hits=2
                enemies-eliminated hero=deadpool kind=guard n=1 at=S2-1
                xp-gained hero=deadpool n=1 xp=2
            = S2-1: deadpool, 1 specialist, citizen wong
            = deadpool: at S2-1, health 5, hunger 0, xp 2, 1 actions
        "#]],
    );
}

#[test]
fn mz_ex5_citizens_are_not_attacked() {
    check(
        &["MZ-11.5", "MZ-11.6"],
        "heroes deadpool
         deadpool: xp 2
         S2-1: 1 specialist
         people: wong S2-1
         begin turn deadpool 1",
        "A attack unique S2-1
         chance 6 5 2
         = S2-1
         = deadpool",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=deadpool form=unique at=S2-1
            > chance 6 5 2
                attack-rolled hero=deadpool dice=[6 5 2] accuracy=4
                hits-counted hero=deadpool hits=2
                enemies-eliminated hero=deadpool kind=specialist n=1 at=S2-1
                hits-lost hero=deadpool hits=1
                xp-gained hero=deadpool n=1 xp=3
            = S2-1: deadpool, citizen wong
            = deadpool: at S2-1, health 5, hunger 0, xp 3, 0 actions
        "#]],
    );
}

#[test]
fn mz_1_8_dice_have_six_sides() {
    check(
        &["MZ-1.8"],
        "heroes deadpool
         deadpool: hunger 4, xp 0
         traits deadpool: steel-jaw
         S2-1: 2 guards
         begin turn deadpool",
        "A attack devour S2-1
         A use deadpool trait steel-jaw
         = pending
         chance fair 5",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=deadpool form=devour at=S2-1
            > A use deadpool trait steel-jaw
                effect-used hero=deadpool effect={"trait":"steel-jaw"} aim=nothing
            = chance attack={"hero":"deadpool","n":7}
            > chance fair 5
                attack-rolled hero=deadpool dice=[5 5 3 2 2 2 2] accuracy=4
                hits-counted hero=deadpool hits=2
                enemies-eliminated hero=deadpool kind=guard n=1 at=S2-1
                xp-gained hero=deadpool n=1 xp=1
                hunger-changed hero=deadpool hunger=0
        "#]],
    );
}

#[test]
fn mz_ex6_hunger_adds_dice_and_ones_raise_it() {
    check(
        &["MZ-10.9", "MZ-10.13", "MZ-10.14", "MZ-13.1", "MZ-13.3", "MZ-13.4", "MZ-13.7"],
        "heroes wasp
         wasp: hunger 2
         S2-0: 1 operator
         begin round",
        "A begin wasp
         A attack unique S2-0
         = pending
         chance 6 2 2 2 1
         = wasp",
        expect![[r#"
                round-began round=1
                phase-began phase=players
                hunger-changed hero=wasp hunger=3
            > A begin wasp
                turn-began hero=wasp actions=3
            > A attack unique S2-0
                attacked hero=wasp form=unique at=S2-0
            = chance attack={"hero":"wasp","n":5}
            > chance 6 2 2 2 1
                attack-rolled hero=wasp dice=[6 2 2 2 1] accuracy=3
                hits-counted hero=wasp hits=1
                enemies-eliminated hero=wasp kind=operator n=1 at=S2-0
                xp-gained hero=wasp n=1 xp=1
                hunger-changed hero=wasp hunger=4
            = wasp: at S2-1, health 5, hunger 4, xp 1, 2 actions
        "#]],
    );
}

#[test]
fn mz_ex19_hits_are_not_carried_over() {
    check(
        &["MZ-6.6", "MZ-7.6", "MZ-7.7", "MZ-6.8", "MZ-6.9", "MZ-6.13"],
        "heroes hulk
         hulk: hunger 3
         leaders: thor S2-1
         begin turn hulk",
        "A attack unique S2-1
         chance 6 6 6 6 3 3 3 3
         A attack unique S2-1
         chance 6 6 6 6 3 3 3 3
         A attack unique S2-1
         chance 6 6 6 6 6 3 3 3
         = hulk
         = S2-1",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 6 6 6 6 3 3 3 3
                attack-rolled hero=hulk dice=[6 6 6 6 3 3 3 3] accuracy=4
                hits-counted hero=hulk hits=4
                hits-lost hero=hulk hits=4
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 6 6 6 6 3 3 3 3
                attack-rolled hero=hulk dice=[6 6 6 6 3 3 3 3] accuracy=4
                hits-counted hero=hulk hits=4
                hits-lost hero=hulk hits=4
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 6 6 6 6 6 3 3 3
                attack-rolled hero=hulk dice=[6 6 6 6 6 3 3 3] accuracy=4
                hits-counted hero=hulk hits=5
                leader-eliminated who=thor zone=S2-1 lies=false
                xp-gained hero=hulk n=5 xp=5
            = hulk: at S2-1, health 5, hunger 3, xp 5, 0 actions
            = S2-1: hulk
        "#]],
    );
}

#[test]
fn mz_10_2_reach_and_sight() {
    check(
        &["MZ-10.1", "MZ-10.2", "MZ-10.3", "MZ-10.5", "MZ-10.7"],
        "heroes hulk, iron-man
         S2-0: 1 operator
         S1-0: 1 operator
         S2-1: 1 guard
         begin turns",
        "A begin hulk
         ! A attack unique S2-0
         A end-turn
         A begin iron-man
         ! A attack unique S1-0
         ! A attack unique S2-2
         A attack unique S2-0
         chance 6 1 1
         = iron-man",
        expect![[r#"
            > A begin hulk
                turn-began hero=hulk actions=3
            ! A attack unique S2-0: out-of-reach (MZ-10.2)
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
            > A begin iron-man
                turn-began hero=iron-man actions=3
            ! A attack unique S1-0: out-of-reach (MZ-10.3)
            ! A attack unique S2-2: no-target (MZ-10.7)
            > A attack unique S2-0
                attacked hero=iron-man form=unique at=S2-0
            > chance 6 1 1
                attack-rolled hero=iron-man dice=[6 1 1] accuracy=4
                hits-counted hero=iron-man hits=1
                enemies-eliminated hero=iron-man kind=operator n=1 at=S2-0
                xp-gained hero=iron-man n=1 xp=1
                hunger-changed hero=iron-man hunger=2
            = iron-man: at S2-1, health 5, hunger 2, xp 1, 2 actions
        "#]],
    );
}

#[test]
fn mz_10_4_melee_at_a_range() {
    check(
        &["MZ-10.4"],
        "mission MH1
         heroes ms-marvel
         ms-marvel: at S0-2
         S1-2: 1 walker
         begin turn ms-marvel",
        "! A attack unique S2-2
         A attack unique S1-2
         chance 6 1 1
         = ms-marvel",
        expect![[r#"
            ! A attack unique S2-2: out-of-reach (MZ-10.2)
            > A attack unique S1-2
                attacked hero=ms-marvel form=unique at=S1-2
            > chance 6 1 1
                attack-rolled hero=ms-marvel dice=[6 1 1] accuracy=4
                hits-counted hero=ms-marvel hits=1
                enemies-eliminated hero=ms-marvel kind=operator n=1 at=S1-2
                xp-gained hero=ms-marvel n=1 xp=1
            = ms-marvel: at S0-2, health 3, power 0, xp 1, 2 actions
        "#]],
    );
}

#[test]
fn mz_11_3_among_equals_the_player_chooses() {
    check(
        &["MZ-11.3"],
        "heroes hulk
         hulk: hunger 3
         leaders: thor S2-1, doctor-strange S2-1, scarlet-witch S2-0
         begin turn hulk",
        "A attack unique S2-1
         chance 6 6 6 6 6 6 2 2
         = pending
         ? A
         ! A pick leader scarlet-witch
         A pick leader doctor-strange
         = hulk
         A attack unique S2-1
         chance 6 6 6 6 6 6 6 6",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 6 6 6 6 6 6 2 2
                attack-rolled hero=hulk dice=[6 6 6 6 6 6 2 2] accuracy=4
                hits-counted hero=hulk hits=6
            = seats who=["A"] mode=turn question={"target":{"hero":"hulk","at":S2-1}}
            ? A: pick aim={"leader":"thor"}, pick aim={"leader":"doctor-strange"}
            ! A pick leader scarlet-witch: no-target-among-equals (MZ-11.3)
            > A pick leader doctor-strange
                leader-eliminated who=doctor-strange zone=S2-1 lies=false
                hits-lost hero=hulk hits=3
                xp-gained hero=hulk n=3 xp=3
            = hulk: at S2-1, health 5, hunger 3, xp 3, 2 actions
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 6 6 6 6 6 6 6 6
                attack-rolled hero=hulk dice=[6 6 6 6 6 6 6 6] accuracy=4
                hits-counted hero=hulk hits=8
                leader-eliminated who=thor zone=S2-1 lies=false
                hits-lost hero=hulk hits=3
                xp-gained hero=hulk n=5 xp=8
                level-reached hero=hulk level=yellow
                actions-changed hero=hulk actions=2
        "#]],
    );
}

#[test]
fn mz_11_3_a_single_target_within_the_hits_leaves_no_choice() {
    check(
        &["MZ-11.4"],
        "heroes hulk
         hulk: hunger 3
         leaders: thor S2-1, doctor-strange S2-1
         begin turn hulk",
        "A attack unique S2-1
         chance 6 6 6 6 2 2 2 2
         = S2-1",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 6 6 6 6 2 2 2 2
                attack-rolled hero=hulk dice=[6 6 6 6 2 2 2 2] accuracy=4
                hits-counted hero=hulk hits=4
                leader-eliminated who=doctor-strange zone=S2-1 lies=false
                hits-lost hero=hulk hits=1
                xp-gained hero=hulk n=3 xp=3
            = S2-1: hulk, leader thor
        "#]],
    );
}

#[test]
fn mz_ex37_scarlet_witch_forces_a_reroll() {
    check(
        &["MZ-25.1", "MZ-25.7", "MZ-10.11"],
        "heroes iron-man
         iron-man: hunger 1
         leaders: scarlet-witch S2-1
         S2-0: 2 operators
         begin turn iron-man",
        "A attack unique S2-0
         chance 6 4 3 1
         = pending
         chance 5 1
         A pass
         = iron-man",
        expect![[r#"
            > A attack unique S2-0
                attacked hero=iron-man form=unique at=S2-0
            > chance 6 4 3 1
                attack-rolled hero=iron-man dice=[6 4 3 1] accuracy=4
            = chance reroll={"hero":"iron-man","n":2}
            > chance 5 1
                dice-rerolled hero=iron-man dice=[5 1] is_forced=true
                hits-counted hero=iron-man hits=1
                enemies-eliminated hero=iron-man kind=operator n=1 at=S2-0
                xp-gained hero=iron-man n=1 xp=1
                hunger-changed hero=iron-man hunger=3
            > A pass
                effects-declined seat=A
            = iron-man: at S2-1, health 5, hunger 3, xp 1, 2 actions
        "#]],
    );
}

#[test]
fn mz_10_16_heroes_are_not_hurt_by_attacks() {
    check(
        &["MZ-10.16", "MZ-10.17", "MZ-10.15", "MZ-10.8"],
        "heroes hulk, wasp
         hulk: xp 43, hunger 1
         S2-1: 1 operator, 1 guard
         begin turn hulk",
        "A attack unique S2-1
         chance 6 6 2 2
         A use hulk skill ever-stronger
         A attack unique S2-1
         chance 6 6 1 1
         = hulk
         = wasp",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 6 6 2 2
                attack-rolled hero=hulk dice=[6 6 2 2] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=guard n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=44
            > A use hulk skill ever-stronger
                effect-used hero=hulk effect={"skill":"ever-stronger"} aim=nothing
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 6 6 1 1
                attack-rolled hero=hulk dice=[6 6 1 1] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                hits-lost hero=hulk hits=1
                xp-gained hero=hulk n=1 xp=45
                hunger-changed hero=hulk hunger=3
            = hulk: at S2-1, health 5, hunger 3, xp 45, 3 actions
            = wasp: at S2-1, health 5, hunger 0, xp 0
        "#]],
    );
}

#[test]
fn mz_10_18_nothing_is_better_than_two() {
    check(
        &["MZ-10.18", "MZ-10.19"],
        "mission MH1
         heroes thor
         thor: at S0-2, power 4
         traits thor: final-effort, decisive-strike
         S0-2: 9 walkers
         begin turn thor",
        "A attack unique S0-2
         A use thor trait final-effort
         A use thor trait decisive-strike
         A use thor power
         chance 1 2 2 2 2 2
         = thor
         = S0-2",
        expect![[r#"
            > A attack unique S0-2
                attacked hero=thor form=unique at=S0-2
            > A use thor trait final-effort
                effect-used hero=thor effect={"trait":"final-effort"} aim=nothing
                power-changed hero=thor power=2
            > A use thor trait decisive-strike
                effect-used hero=thor effect={"trait":"decisive-strike"} aim=nothing
                power-changed hero=thor power=1
            > A use thor power
                effect-used hero=thor effect=power aim=nothing
                power-changed hero=thor power=0
            > chance 1 2 2 2 2 2
                attack-rolled hero=thor dice=[2 2 2 2 2 1] accuracy=2
                hits-counted hero=thor hits=5
                enemies-eliminated hero=thor kind=operator n=5 at=S0-2
                xp-gained hero=thor n=5 xp=5
            = thor: at S0-2, health 3, power 0, xp 5, 2 actions
            = S0-2: thor, 4 walkers
        "#]],
    );
}

#[test]
fn mz_6_10_a_new_level_counts_at_once() {
    check(
        &["MZ-6.2", "MZ-6.3", "MZ-6.5", "MZ-6.10", "MZ-6.11", "MZ-6.12"],
        "heroes deadpool
         deadpool: xp 6
         S2-1: 3 operators
         begin turn deadpool 1",
        "A attack unique S2-1
         chance 6 6 2
         = deadpool
         A attack devour S2-1
         chance 6
         = deadpool",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=deadpool form=unique at=S2-1
            > chance 6 6 2
                attack-rolled hero=deadpool dice=[6 6 2] accuracy=4
                hits-counted hero=deadpool hits=2
                enemies-eliminated hero=deadpool kind=operator n=2 at=S2-1
                xp-gained hero=deadpool n=2 xp=8
                level-reached hero=deadpool level=yellow
                actions-changed hero=deadpool actions=1
            = deadpool: at S2-1, health 5, hunger 0, xp 8, 1 actions
            > A attack devour S2-1
                attacked hero=deadpool form=devour at=S2-1
            > chance 6
                attack-rolled hero=deadpool dice=[6] accuracy=4
                hits-counted hero=deadpool hits=1
                enemies-eliminated hero=deadpool kind=operator n=1 at=S2-1
                xp-gained hero=deadpool n=1 xp=9
            = deadpool: at S2-1, health 5, hunger 0, xp 9, 0 actions
        "#]],
    );
}

#[test]
fn mz_ex40_an_objective_lifts_to_orange() {
    check(
        &["MZ-6.10", "MZ-6.14"],
        "heroes hulk, wasp
         hulk: at 8R.a, xp 17
         begin turn hulk",
        "A take 0
         = hulk
         A end-turn
         A begin wasp
         A end-turn
         chance #001",
        expect![[r#"
            > A take 0
                objective-taken hero=hulk objective=0 at=8R.a
                xp-gained hero=hulk n=5 xp=22
                level-reached hero=hulk level=orange
            = hulk: at 8R.a, health 5, hunger 0, xp 22, 3 actions
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
            > A begin wasp
                turn-began hero=wasp actions=3
            > A end-turn
                turn-ends hero=wasp
                turn-ended hero=wasp
                phase-began phase=enemies
            > chance #001
                spawn-drawn zone=S0-0 card=0 level=orange
                enemies-placed zone=S0-0 kind=operator n=8
        "#]],
    );
}
