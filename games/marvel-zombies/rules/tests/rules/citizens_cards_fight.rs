//! Citizen cards of Zombie Mode that are used in attacks, against Wounds and when Enemies come (MZ-27).

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex35_agent_coulson_pays_before_the_roll() {
    check(
        &["MZ-27.1", "MZ-27.17", "MZ-27.18", "MZ-13.12", "MZ-10.9"],
        "heroes iron-man
         iron-man: hunger 3
         citizens iron-man: agent-coulson
         S2-0: 1 guard
         begin turn iron-man 0",
        "A use iron-man citizen agent-coulson
         = pending
         ? A
         A attack unique S2-0
         = pending
         chance 4 4 2 2 2 2 2
         = iron-man
         ! A use iron-man citizen agent-coulson",
        expect![[r#"
            > A use iron-man citizen agent-coulson
                effect-used hero=iron-man effect={"citizen":"agent-coulson"} aim=nothing
                hunger-changed hero=iron-man hunger=4
            = seats who=["A"] mode=turn question={"free":{"hero":"iron-man","what":"ranged"}}
            ? A: attack form=unique at=S2-0, enough
            > A attack unique S2-0
                attacked hero=iron-man form=unique at=S2-0
            = chance attack={"hero":"iron-man","n":7}
            > chance 4 4 2 2 2 2 2
                attack-rolled hero=iron-man dice=[4 4 2 2 2 2 2] accuracy=4
                hits-counted hero=iron-man hits=2
                enemies-eliminated hero=iron-man kind=guard n=1 at=S2-0
                xp-gained hero=iron-man n=1 xp=1
            = iron-man: at S2-1, health 5, hunger 4, xp 1, citizens [agent-coulson], 0 actions
            ! A use iron-man citizen agent-coulson: used-this-turn (MZ-23.2)
        "#]],
    );
}

#[test]
fn agent_coulson_needs_a_ranged_attack() {
    check(
        &["MZ-27.17"],
        "heroes hulk
         citizens hulk: agent-coulson
         S2-1: 1 guard
         begin turn hulk",
        "! A use hulk citizen agent-coulson",
        expect![[r#"
            ! A use hulk citizen agent-coulson: no-ranged-attack (MZ-27.17)
        "#]],
    );
}

#[test]
fn agent_coulson_throws_the_sign() {
    check(
        &["MZ-27.17", "MZ-21.7"],
        "heroes hulk
         hulk: hunger 1
         citizens hulk: agent-coulson
         S2-0: 1 guard
         sign S2-1
         begin turn hulk",
        "A use hulk citizen agent-coulson
         ? A
         A attack sign S2-0
         chance 4
         = hulk",
        expect![[r#"
            > A use hulk citizen agent-coulson
                effect-used hero=hulk effect={"citizen":"agent-coulson"} aim=nothing
                hunger-changed hero=hulk hunger=2
            ? A: attack form=sign at=S2-0, enough
            > A attack sign S2-0
                attacked hero=hulk form=sign at=S2-0
            > chance 4
                attack-rolled hero=hulk dice=[4] accuracy=4
                hits-counted hero=hulk hits=1
                hits-lost hero=hulk hits=1
                sign-thrown at=S2-0
            = hulk: at S2-1, health 5, hunger 2, xp 0, citizens [agent-coulson], 3 actions
        "#]],
    );
}

#[test]
fn mz_ex36_mary_jane_rerolls_the_same_dice() {
    check(
        &["MZ-27.3", "MZ-27.19", "MZ-10.11"],
        "heroes captain-america
         captain-america: hunger 1
         citizens captain-america: mary-jane
         S2-1: 1 guard
         begin turn captain-america",
        "A attack unique S2-1
         chance 3 2 1
         A use captain-america citizen mary-jane
         = pending
         chance 3 3 2
         = captain-america",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=captain-america form=unique at=S2-1
            > chance 3 2 1
                attack-rolled hero=captain-america dice=[3 2 1] accuracy=3
            > A use captain-america citizen mary-jane
                effect-used hero=captain-america effect={"citizen":"mary-jane"} aim=nothing
                hunger-changed hero=captain-america hunger=2
            = chance reroll={"hero":"captain-america","n":3}
            > chance 3 3 2
                dice-rerolled hero=captain-america dice=[3 3 2] is_forced=false
                hits-counted hero=captain-america hits=2
                enemies-eliminated hero=captain-america kind=guard n=1 at=S2-1
                xp-gained hero=captain-america n=1 xp=1
            = captain-america: at S2-1, health 5, hunger 2, xp 1, citizens [mary-jane], 2 actions
        "#]],
    );
}

#[test]
fn mary_jane_rolls_six_different_dice_again() {
    check(
        &["MZ-27.19", "MZ-10.11"],
        "heroes hulk
         hulk: at S2-1, hunger 2
         citizens hulk: mary-jane
         S2-1: 1 guard
         begin turn hulk",
        "A attack unique S2-1
         chance 6 5 4 3 2 1
         A use hulk citizen mary-jane
         = pending
         chance 1 1 1 1 1 1",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 6 5 4 3 2 1
                attack-rolled hero=hulk dice=[6 5 4 3 2 1] accuracy=4
            > A use hulk citizen mary-jane
                effect-used hero=hulk effect={"citizen":"mary-jane"} aim=nothing
                hunger-changed hero=hulk hunger=3
            = chance reroll={"hero":"hulk","n":6}
            > chance 1 1 1 1 1 1
                dice-rerolled hero=hulk dice=[1 1 1 1 1 1] is_forced=false
                hits-counted hero=hulk hits=0
                hunger-changed hero=hulk hunger=4
        "#]],
    );
}

#[test]
fn mary_jane_rolls_all_dice_again_after_scarlet_witch_and_after_relentless() {
    check(
        &["MZ-27.19", "MZ-27.25", "MZ-25.1", "MZ-25.7", "MZ-10.11"],
        "heroes captain-america
         captain-america: hunger 1
         citizens captain-america: mary-jane
         traits captain-america: relentless
         S2-1: 1 guard
         leaders: scarlet-witch S2-1
         begin turn captain-america",
        "A attack unique S2-1
         chance 6 4 1
         chance 5 2
         A use captain-america trait relentless
         chance 3 2
         A use captain-america citizen mary-jane
         = pending
         chance 6 5 1
         = captain-america",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=captain-america form=unique at=S2-1
            > chance 6 4 1
                attack-rolled hero=captain-america dice=[6 4 1] accuracy=3
            > chance 5 2
                dice-rerolled hero=captain-america dice=[5 2] is_forced=true
            > A use captain-america trait relentless
                effect-used hero=captain-america effect={"trait":"relentless"} aim=nothing
            > chance 3 2
                dice-rerolled hero=captain-america dice=[3 2] is_forced=false
            > A use captain-america citizen mary-jane
                effect-used hero=captain-america effect={"citizen":"mary-jane"} aim=nothing
                hunger-changed hero=captain-america hunger=2
            = chance reroll={"hero":"captain-america","n":3}
            > chance 6 5 1
                dice-rerolled hero=captain-america dice=[6 5 1] is_forced=false
                hits-counted hero=captain-america hits=2
                hits-lost hero=captain-america hits=2
                hunger-changed hero=captain-america hunger=3
            = captain-america: at S2-1, health 5, hunger 3, xp 0, citizens [mary-jane], 2 actions
        "#]],
    );
}

#[test]
fn mz_27_25_mary_jane_rolls_again_though_relentless_left_no_other_die() {
    check(
        &["MZ-27.25"],
        "heroes captain-america
         captain-america: hunger 1
         citizens captain-america: mary-jane
         traits captain-america: relentless, relentless
         S2-1: 1 guard
         begin turn captain-america",
        "A attack unique S2-1
         chance 2 2 1
         A use captain-america trait relentless
         chance 2 2 1
         ? A
         A use captain-america citizen mary-jane
         chance 6 2 2
         = captain-america",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=captain-america form=unique at=S2-1
            > chance 2 2 1
                attack-rolled hero=captain-america dice=[2 2 1] accuracy=3
            > A use captain-america trait relentless
                effect-used hero=captain-america effect={"trait":"relentless"} aim=nothing
            > chance 2 2 1
                dice-rerolled hero=captain-america dice=[2 2 1] is_forced=false
            ? A: pass, use hero=captain-america effect={"citizen":"mary-jane"} aim=nothing
            > A use captain-america citizen mary-jane
                effect-used hero=captain-america effect={"citizen":"mary-jane"} aim=nothing
                hunger-changed hero=captain-america hunger=2
            > chance 6 2 2
                dice-rerolled hero=captain-america dice=[6 2 2] is_forced=false
                hits-counted hero=captain-america hits=1
                hits-lost hero=captain-america hits=1
            = captain-america: at S2-1, health 5, hunger 2, xp 0, traits [relentless], citizens [mary-jane], 2 actions
        "#]],
    );
}

#[test]
fn mary_jane_is_shut_at_hunger_four() {
    check(
        &["MZ-13.6"],
        "heroes captain-america
         captain-america: xp 43, hunger 4
         citizens captain-america: mary-jane
         S2-1: 1 operator
         begin turn captain-america",
        "A attack devour S2-1
         chance 2 2 2 2 2
         = captain-america",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=captain-america form=devour at=S2-1
            > chance 2 2 2 2 2
                attack-rolled hero=captain-america dice=[2 2 2 2 2] accuracy=4
                hits-counted hero=captain-america hits=0
            = captain-america: at S2-1, health 5, hunger 4, xp 43, citizens [mary-jane], 3 actions
        "#]],
    );
}

#[test]
fn jonah_jameson_runs_from_a_spawn_in_sight() {
    check(
        &["MZ-27.4", "MZ-27.20", "MZ-23.8", "MZ-18.10", "MZ-8.10"],
        "heroes hulk, wasp
         hulk: at S2-0
         wasp: at S4-2
         citizens hulk: jonah-jameson
         spawn 1 off
         S2-0: 1 operator
         deck spawn: 4
         begin spawn",
        "chance #004
         = pending
         A use hulk citizen jonah-jameson
         A move S2-1
         = hulk",
        expect![[r#"
            > chance #004
                spawn-drawn zone=S0-0 card=3 level=blue
                enemies-placed zone=S0-0 kind=operator n=3
            = seats who=["A"] mode=turn question={"effects":{"moment":"enemies-spawned","zone":S0-0}}
            > A use hulk citizen jonah-jameson
                effect-used hero=hulk effect={"citizen":"jonah-jameson"} aim=nothing
                hunger-changed hero=hulk hunger=1
            > A move S2-1
                moved hero=hulk from=S2-0 to=S2-1 cost=0
                activation-began cause=rush
                enemies-moved kind=operator n=3 from=S0-0 to=S1-0 why={"way":S2-1}
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=2
                hunger-changed hero=wasp hunger=1
            = hulk: at S2-1, health 5, hunger 2, xp 0, citizens [jonah-jameson]
        "#]],
    );
}

#[test]
fn jonah_jameson_does_not_hear_of_a_spawn_out_of_sight() {
    check(
        &["MZ-23.8"],
        "heroes hulk
         citizens hulk: jonah-jameson
         spawn 1 off
         deck spawn: 1
         begin spawn",
        "chance #001
         = hulk",
        expect![[r#"
            > chance #001
                spawn-drawn zone=S0-0 card=0 level=blue
                enemies-placed zone=S0-0 kind=operator n=2
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = hulk: at S2-1, health 5, hunger 1, xp 0, citizens [jonah-jameson]
        "#]],
    );
}

#[test]
fn blind_al_cancels_one_wound() {
    check(
        &["MZ-27.8", "MZ-23.1"],
        "heroes hulk
         citizens hulk: blind-al
         S2-1: 2 operators
         begin enemies",
        "A use hulk citizen blind-al
         = hulk",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":2,"specialists":0} leaders=[] citizens=[] wounds=2
            > A use hulk citizen blind-al
                effect-used hero=hulk effect={"citizen":"blind-al"} aim=nothing
                hunger-changed hero=hulk hunger=1
                wounds-cancelled zone=S2-1 n=1
                wounds-taken hero=hulk n=1 health=4
            = hulk: at S2-1, health 4, hunger 1, xp 0, citizens [blind-al], activated
        "#]],
    );
}

#[test]
fn maria_hill_gives_two_dice_with_the_one_of_hunger() {
    check(
        &["MZ-27.9", "MZ-10.9"],
        "heroes captain-america
         citizens captain-america: maria-hill
         S2-1: 1 guard
         begin turn captain-america",
        "A attack devour S2-1
         chance 2
         A attack unique S2-1
         A use captain-america citizen maria-hill
         = pending",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=captain-america form=devour at=S2-1
            > chance 2
                attack-rolled hero=captain-america dice=[2] accuracy=4
                hits-counted hero=captain-america hits=0
            > A attack unique S2-1
                attacked hero=captain-america form=unique at=S2-1
            > A use captain-america citizen maria-hill
                effect-used hero=captain-america effect={"citizen":"maria-hill"} aim=nothing
                hunger-changed hero=captain-america hunger=1
            = chance attack={"hero":"captain-america","n":4}
        "#]],
    );
}

#[test]
fn okoye_devours_those_who_enter() {
    check(
        &["MZ-27.12", "MZ-23.11"],
        "heroes hulk
         citizens hulk: okoye
         S2-0: 1 operator, 1 specialist
         begin enemies",
        "= pending
         A use hulk citizen okoye
         ? A
         A attack devour S2-1
         chance 4 2
         = hulk
         = S2-1",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=operator n=1 from=S2-0 to=S2-1 why={"sees":S2-1}
                enemies-moved kind=specialist n=1 from=S2-0 to=S2-1 why={"sees":S2-1}
            = seats who=["A"] mode=turn question={"effects":{"moment":"enemies-entered","zone":S2-1}}
            > A use hulk citizen okoye
                effect-used hero=hulk effect={"citizen":"okoye"} aim=nothing
                hunger-changed hero=hulk hunger=1
            ? A: attack form=devour at=S2-1, enough
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > chance 4 2
                attack-rolled hero=hulk dice=[4 2] accuracy=4
                hits-counted hero=hulk hits=1
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=1
                hunger-changed hero=hulk hunger=0
                next-action action=2
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":0,"specialists":1} leaders=[] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
            = hulk: at S2-1, health 4, hunger 0, xp 1, citizens [okoye], activated
            = S2-1: hulk, 1 specialist
        "#]],
    );
}

#[test]
fn jonah_jameson_needs_one_of_several_zones_near() {
    check(
        &["MZ-23.13", "MZ-27.20"],
        "heroes wasp, hulk
         wasp: at S4-2
         hulk: at S2-0
         citizens hulk: jonah-jameson
         spawn 1 off
         deck spawn: 33
         begin spawn",
        "chance #033
         A use hulk citizen jonah-jameson
         A move S1-0
         = hulk",
        expect![[r#"
            > chance #033
                spawn-drawn zone=S0-0 card=32 level=blue
                enemies-placed zone=S4-2 kind=specialist n=1
                enemies-placed zone=S2-0 kind=specialist n=1
            > A use hulk citizen jonah-jameson
                effect-used hero=hulk effect={"citizen":"jonah-jameson"} aim=nothing
                hunger-changed hero=hulk hunger=1
            > A move S1-0
                moved hero=hulk from=S2-0 to=S1-0 cost=0
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=wasp hunger=1
                hunger-changed hero=hulk hunger=2
            = hulk: at S1-0, health 5, hunger 2, xp 0, citizens [jonah-jameson]
        "#]],
    );
}
