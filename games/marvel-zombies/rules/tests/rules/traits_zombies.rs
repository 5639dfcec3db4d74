//! Zombie Traits used in the hero's own turn (MZ-26).

use expect_test::expect;

use crate::transcript::check;

#[test]
fn in_for_the_kill_moves_and_devours_though_voracious() {
    check(
        &["MZ-26.3", "MZ-26.17", "MZ-26.22", "MZ-13.12", "MZ-8.10"],
        "heroes wasp, hulk
         hulk: hunger 3
         traits hulk: in-for-the-kill
         S2-1: 3 operators
         S2-0: 1 guard
         begin turn hulk",
        "A use hulk trait in-for-the-kill
         = pending
         A move S2-0
         ? A
         A attack devour S2-0
         chance 4 4 2 2 2
         = hulk",
        expect![[r#"
            > A use hulk trait in-for-the-kill
                effect-used hero=hulk effect={"trait":"in-for-the-kill"} aim=nothing
                hunger-changed hero=hulk hunger=4
            = seats who=["A"] mode=turn question={"walk":{"hero":"hulk","left":1}}
            > A move S2-0
                moved hero=hulk from=S2-1 to=S2-0 cost=0
            ? A: attack form=devour at=S2-0, enough
            > A attack devour S2-0
                attacked hero=hulk form=devour at=S2-0
            > chance 4 4 2 2 2
                attack-rolled hero=hulk dice=[4 4 2 2 2] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=guard n=1 at=S2-0
                xp-gained hero=hulk n=1 xp=1
                hunger-changed hero=hulk hunger=0
            = hulk: at S2-0, health 5, hunger 0, xp 1, 3 actions
        "#]],
    );
}

#[test]
fn in_for_the_kill_without_a_target_drops_the_devour() {
    check(
        &["MZ-26.22", "MZ-26.17"],
        "heroes hulk
         traits hulk: in-for-the-kill
         begin turn hulk",
        "A use hulk trait in-for-the-kill
         A move S2-0
         = pending
         = hulk",
        expect![[r#"
            > A use hulk trait in-for-the-kill
                effect-used hero=hulk effect={"trait":"in-for-the-kill"} aim=nothing
                hunger-changed hero=hulk hunger=1
            > A move S2-0
                moved hero=hulk from=S2-1 to=S2-0 cost=0
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":3}}
            = hulk: at S2-0, health 5, hunger 1, xp 0, 3 actions
        "#]],
    );
}

#[test]
fn in_for_the_kill_may_stay_and_is_shut_at_hunger_four() {
    check(
        &["MZ-26.17", "MZ-13.6"],
        "heroes hulk, wasp
         wasp: hunger 4
         traits hulk: in-for-the-kill
         traits wasp: in-for-the-kill
         S2-1: 1 operator
         begin turn hulk",
        "A use hulk trait in-for-the-kill
         A enough
         A attack devour S2-1
         chance 4 2
         A end-turn
         A begin wasp
         ! A use wasp trait in-for-the-kill",
        expect![[r#"
            > A use hulk trait in-for-the-kill
                effect-used hero=hulk effect={"trait":"in-for-the-kill"} aim=nothing
                hunger-changed hero=hulk hunger=1
            > A enough
                action-declined hero=hulk
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > chance 4 2
                attack-rolled hero=hulk dice=[4 2] accuracy=4
                hits-counted hero=hulk hits=1
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=1
                hunger-changed hero=hulk hunger=0
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
            > A begin wasp
                turn-began hero=wasp actions=3
            ! A use wasp trait in-for-the-kill: too-hungry (MZ-13.6)
        "#]],
    );
}

#[test]
fn scent_of_blood_leads_nearer_to_somebody() {
    check(
        &["MZ-26.5", "MZ-26.19", "MZ-8.10"],
        "heroes hulk
         traits hulk: scent-of-blood
         S2-1: 1 operator
         S0-0: 1 operator
         people: wong 8R.c
         begin turn hulk",
        "! A use hulk trait scent-of-blood zone 8R.c
         ! A use hulk trait scent-of-blood zone S2-2
         ! A use hulk trait scent-of-blood zone S2-1
         A use hulk trait scent-of-blood zone S0-0
         ? A
         ! A move S2-2
         A move S2-0
         A enough
         = hulk",
        expect![[r#"
            ! A use hulk trait scent-of-blood zone 8R.c: no-way-there (MZ-26.19)
            ! A use hulk trait scent-of-blood zone S2-2: nobody-there (MZ-26.5)
            ! A use hulk trait scent-of-blood zone S2-1: changes-nothing (MZ-23.7)
            > A use hulk trait scent-of-blood zone S0-0
                effect-used hero=hulk effect={"trait":"scent-of-blood"} aim={"zone":S0-0}
            ? A: enough, move to=S2-0
            ! A move S2-2: not-nearer (MZ-26.19)
            > A move S2-0
                moved hero=hulk from=S2-1 to=S2-0 cost=0
            > A enough
                action-declined hero=hulk
            = hulk: at S2-0, health 5, hunger 0, xp 0, 3 actions
        "#]],
    );
}

#[test]
fn grisly_howl_pushes_all_but_super_heroes() {
    check(
        &["MZ-26.9", "MZ-23.4", "MZ-23.5"],
        "heroes hulk
         traits hulk: grisly-howl
         S2-1: 2 guards
         leaders: thor S2-1
         begin turn hulk",
        "A use hulk trait grisly-howl
         A pick zone S2-0
         = S2-0
         = S2-1
         = hulk",
        expect![[r#"
            > A use hulk trait grisly-howl
                effect-used hero=hulk effect={"trait":"grisly-howl"} aim=nothing
            > A pick zone S2-0
                pushed hero=hulk from=S2-1 to=S2-0
            = S2-0: 2 guards
            = S2-1: hulk, leader thor
            = hulk: at S2-1, health 5, hunger 0, xp 0, 3 actions
        "#]],
    );
}

#[test]
fn pack_instinct_gives_another_hero_a_free_move() {
    check(
        &["MZ-26.10", "MZ-8.11"],
        "heroes hulk, wasp, deadpool, iron-man
         deadpool: at S2-0
         iron-man: at S0-0
         traits hulk: pack-instinct
         S2-0: 1 operator
         begin turn hulk",
        "! A use hulk trait pack-instinct hero deadpool
         ! A use hulk trait pack-instinct hero iron-man
         ! A use hulk trait pack-instinct hero hulk
         A use hulk trait pack-instinct hero wasp
         ? A
         A move S2-2
         = wasp",
        expect![[r#"
            ! A use hulk trait pack-instinct hero deadpool: changes-nothing (MZ-23.7)
            ! A use hulk trait pack-instinct hero iron-man: not-in-sight (MZ-26.10)
            ! A use hulk trait pack-instinct hero hulk: another-hero (MZ-26.10)
            > A use hulk trait pack-instinct hero wasp
                effect-used hero=hulk effect={"trait":"pack-instinct"} aim={"hero":"wasp"}
            ? A: move to=S2-0, move to=S2-2, enough
            > A move S2-2
                moved hero=wasp from=S2-1 to=S2-2 cost=0
            = wasp: at S2-2, health 5, hunger 0, xp 0
        "#]],
    );
}

#[test]
fn sudden_surge_adds_an_action() {
    check(
        &["MZ-26.11", "MZ-13.5"],
        "heroes hulk
         hulk: hunger 3
         traits hulk: sudden-surge
         begin turn hulk",
        "A use hulk trait sudden-surge
         = hulk",
        expect![[r#"
            > A use hulk trait sudden-surge
                effect-used hero=hulk effect={"trait":"sudden-surge"} aim=nothing
                hunger-changed hero=hulk hunger=4
                actions-changed hero=hulk actions=4
            = hulk: at S2-1, health 5, hunger 4, xp 0, 4 actions
        "#]],
    );
}

#[test]
fn slow_digestion_lowers_hunger_by_two() {
    check(
        &["MZ-26.12", "MZ-13.11"],
        "heroes hulk
         hulk: hunger 4
         traits hulk: slow-digestion, slow-digestion
         begin turn hulk",
        "A use hulk trait slow-digestion
         A use hulk trait slow-digestion
         = hulk",
        expect![[r#"
            > A use hulk trait slow-digestion
                effect-used hero=hulk effect={"trait":"slow-digestion"} aim=nothing
                hunger-changed hero=hulk hunger=2
            > A use hulk trait slow-digestion
                effect-used hero=hulk effect={"trait":"slow-digestion"} aim=nothing
                hunger-changed hero=hulk hunger=0
            = hulk: at S2-1, health 5, hunger 0, xp 0, 3 actions
        "#]],
    );
}

#[test]
fn slow_digestion_changes_nothing_at_hunger_zero() {
    check(
        &["MZ-23.7"],
        "heroes hulk
         traits hulk: slow-digestion
         begin turn hulk",
        "! A use hulk trait slow-digestion",
        expect![[r#"
            ! A use hulk trait slow-digestion: changes-nothing (MZ-23.7)
        "#]],
    );
}

#[test]
fn brutal_charge_opens_a_door_and_goes_through() {
    check(
        &["MZ-26.13", "MZ-26.20", "MZ-8.7"],
        "heroes hulk
         traits hulk: brutal-charge
         S2-1: 1 operator
         deck spawn: 1, 2
         begin turn hulk",
        "! A use hulk trait brutal-charge door 3V.c/S2-1
         ! A use hulk trait brutal-charge door 8R.a/S0-0
         A use hulk trait brutal-charge door 8R.b/S2-1
         A vote zone 8R.a
         chance #001
         chance #002
         ? A
         A move 8R.b
         = hulk",
        expect![[r#"
            ! A use hulk trait brutal-charge door 3V.c/S2-1: door-locked (MZ-5.4)
            ! A use hulk trait brutal-charge door 8R.a/S0-0: door-not-here (MZ-8.12)
            > A use hulk trait brutal-charge door 8R.b/S2-1
                effect-used hero=hulk effect={"trait":"brutal-charge"} aim={"door":8R.b/S2-1}
                door-opened hero=hulk door=8R.b/S2-1
            > A vote zone 8R.a
                decided about={"rooms":{"rooms":[8R.a 8R.b]}} choice={"zone":8R.a}
            > chance #001
                spawn-drawn zone=8R.a card=0 level=blue
                enemies-placed zone=8R.a kind=operator n=2
            > chance #002
                spawn-drawn zone=8R.b card=1 level=blue
                enemies-placed zone=8R.b kind=operator n=2
            ? A: move to=8R.b, enough
            > A move 8R.b
                moved hero=hulk from=S2-1 to=8R.b cost=1
            = hulk: at 8R.b, health 5, hunger 0, xp 0, 2 actions
        "#]],
    );
}

#[test]
fn brutal_charge_is_shut_to_the_voracious() {
    check(
        &["MZ-9.8"],
        "heroes hulk
         hulk: hunger 4
         traits hulk: brutal-charge
         begin turn hulk",
        "! A use hulk trait brutal-charge door 8R.b/S2-1",
        expect![[r#"
            ! A use hulk trait brutal-charge door 8R.b/S2-1: voracious (MZ-9.8)
        "#]],
    );
}

#[test]
fn live_bait_draws_operators_and_guards() {
    check(
        &["MZ-26.14", "MZ-26.21"],
        "heroes hulk
         traits hulk: live-bait
         S2-0: 2 operators, 1 guard, 1 specialist
         S1-0: 1 operator
         begin turn hulk",
        "! A use hulk trait live-bait zone S1-0
         ! A use hulk trait live-bait zone S2-1
         A use hulk trait live-bait zone S2-0
         = S2-0
         = S2-1
         = hulk",
        expect![[r#"
            ! A use hulk trait live-bait zone S1-0: not-in-sight (MZ-26.14)
            ! A use hulk trait live-bait zone S2-1: changes-nothing (MZ-23.7)
            > A use hulk trait live-bait zone S2-0
                effect-used hero=hulk effect={"trait":"live-bait"} aim={"zone":S2-0}
                enemies-lured kind=guard n=1 from=S2-0 to=S2-1
                enemies-lured kind=operator n=2 from=S2-0 to=S2-1
            = S2-0: 1 specialist
            = S2-1: hulk, 1 guard, 2 operators
            = hulk: at S2-1, health 5, hunger 0, xp 0, 3 actions
        "#]],
    );
}

#[test]
fn mended_flesh_heals_the_sated_at_the_end_of_the_turn() {
    check(
        &["MZ-26.15", "MZ-8.18"],
        "heroes hulk
         hulk: health 4
         traits hulk: mended-flesh
         begin turn hulk",
        "A end-turn
         A use hulk trait mended-flesh
         = hulk",
        expect![[r#"
            > A end-turn
                turn-ends hero=hulk
            > A use hulk trait mended-flesh
                effect-used hero=hulk effect={"trait":"mended-flesh"} aim=nothing
                healed hero=hulk health=5
                turn-ended hero=hulk
                phase-began phase=enemies
            = hulk: at S2-1, health 5, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mended_flesh_needs_hunger_zero() {
    check(
        &["MZ-26.15"],
        "heroes hulk
         hulk: health 4, hunger 1
         traits hulk: mended-flesh, gorging
         begin turn hulk",
        "A end-turn
         = hulk",
        expect![[r#"
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
                phase-began phase=enemies
            = hulk: at S2-1, health 4, hunger 1, xp 0, traits [mended-flesh gorging], activated
        "#]],
    );
}

#[test]
fn brutal_charge_may_end_at_the_door() {
    check(
        &["MZ-26.20"],
        "heroes hulk
         traits hulk: brutal-charge
         open 8R.a/S0-0
         begin turn hulk",
        "A use hulk trait brutal-charge door 8R.b/S2-1
         A enough
         = hulk",
        expect![[r#"
            > A use hulk trait brutal-charge door 8R.b/S2-1
                effect-used hero=hulk effect={"trait":"brutal-charge"} aim={"door":8R.b/S2-1}
                door-opened hero=hulk door=8R.b/S2-1
            > A enough
                action-declined hero=hulk
            = hulk: at S2-1, health 5, hunger 0, xp 0, 3 actions
        "#]],
    );
}
