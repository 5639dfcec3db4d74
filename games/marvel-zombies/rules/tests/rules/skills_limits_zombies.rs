//! The limits of the skills of Zombie Heroes: range, targets, moments (MZ-24).

use expect_test::expect;

use crate::transcript::check;

#[test]
fn effects_that_are_not_held_cannot_be_used() {
    check(
        &["MZ-9.4", "MZ-6.3"],
        "heroes hulk, captain-america
         S2-1: 1 operator
         begin turn hulk",
        "! A use hulk trait grisly-howl
         ! A use hulk citizen pepper-potts
         ! A use hulk power
         ! A use hulk skill shockwave
         ! A use captain-america skill undead-leader hero hulk",
        expect![[r#"
            ! A use hulk trait grisly-howl: not-held (MZ-9.4)
            ! A use hulk citizen pepper-potts: not-held (MZ-9.4)
            ! A use hulk power: not-held (MZ-9.4)
            ! A use hulk skill shockwave: skill-locked (MZ-6.3)
            ! A use captain-america skill undead-leader hero hulk: not-your-turn (MZ-23.2)
        "#]],
    );
}

#[test]
fn a_skill_of_ones_own_turn_is_not_used_in_a_free_attack_in_another_turn() {
    check(
        &["MZ-23.2"],
        "heroes captain-america, hulk
         captain-america: xp 43
         hulk: xp 43
         S2-1: 3 operators
         begin turn captain-america",
        "~ A use captain-america skill undead-leader hero hulk
         ~ A attack unique S2-1
         chance 1 6
         = pending",
        expect![[r#"
            > chance 1 6
                attack-rolled hero=hulk dice=[6 1] accuracy=4
                hits-counted hero=hulk hits=1
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=44
                hunger-changed hero=hulk hunger=1
            = seats who=["A"] mode=turn question={"turn":{"hero":"captain-america","actions":4}}
        "#]],
    );
}

#[test]
fn passive_skills_are_never_used() {
    check(
        &["MZ-8.19"],
        "heroes hulk
         hulk: xp 43
         S2-1: 2 operators
         begin turn hulk",
        "~ A attack unique S2-1
         ~ chance 1 6
         ? A
         ! A use hulk skill hungry-rage
         ! A use hulk skill ever-stronger zone S2-1",
        expect![[r#"
            ? A: pass, use hero=hulk effect={"skill":"shockwave"} aim=nothing, use hero=hulk effect={"skill":"ever-stronger"} aim=nothing
            ! A use hulk skill hungry-rage: wrong-moment (MZ-8.19)
            ! A use hulk skill ever-stronger zone S2-1: wrong-aim (MZ-23.7)
        "#]],
    );
}

#[test]
fn ricochet_needs_a_target_in_a_neighbouring_zone() {
    check(
        &["MZ-24.33"],
        "heroes captain-america
         captain-america: xp 19, at S2-0, hunger 2
         S2-0: 1 operator
         S2-2: 1 operator
         begin turn captain-america",
        "~ A attack unique S2-0
         chance 1 1 1 6
         = pending",
        expect![[r#"
            > chance 1 1 1 6
                attack-rolled hero=captain-america dice=[6 1 1 1] accuracy=3
                hits-counted hero=captain-america hits=1
                enemies-eliminated hero=captain-america kind=operator n=1 at=S2-0
                xp-gained hero=captain-america n=1 xp=20
                hunger-changed hero=captain-america hunger=4
            = seats who=["A"] mode=turn question={"turn":{"hero":"captain-america","actions":3}}
        "#]],
    );
}

#[test]
fn ricochet_reaches_one_zone_and_leaves_hunger_alone() {
    check(
        &["MZ-24.5"],
        "heroes captain-america
         captain-america: xp 19, at S2-0, hunger 2
         S2-0: 1 operator
         S2-1: 1 operator
         S2-2: 1 operator
         begin turn captain-america",
        "~ A attack unique S2-0
         ~ chance 2 2 2 6
         ~ A use captain-america skill ricochet
         = pending
         ? A
         ! A attack unique S2-2
         A attack unique S2-1
         = captain-america",
        expect![[r#"
            = seats who=["A"] mode=turn question={"free":{"hero":"captain-america","what":{"form":["unique",1]}}}
            ? A: attack form=unique at=S2-1, enough
            ! A attack unique S2-2: out-of-reach (MZ-10.2)
            > A attack unique S2-1
                attacked hero=captain-america form=unique at=S2-1
            = captain-america: at S2-0, health 5, hunger 2, xp 20, 3 actions
        "#]],
    );
}

#[test]
fn undead_leader_is_heard_two_zones_far() {
    check(
        &["MZ-24.34"],
        "mission MZ1
         heroes captain-america, hulk, wasp
         captain-america: xp 43
         hulk: at S2-0
         wasp: at S3-0
         begin turn captain-america",
        "? A
         ! A use captain-america skill undead-leader hero wasp
         ! A use captain-america skill undead-leader hero captain-america
         ! A use captain-america skill undead-leader",
        expect![[r#"
            ? A: move to=S0-1, move to=S1-0, gain-trait, use hero=captain-america effect={"skill":"undead-leader"} aim={"hero":"hulk"}, end-turn
            ! A use captain-america skill undead-leader hero wasp: too-far (MZ-24.34)
            ! A use captain-america skill undead-leader hero captain-america: another-hero (MZ-24.34)
            ! A use captain-america skill undead-leader: wrong-aim (MZ-23.7)
        "#]],
    );
}

#[test]
fn energy_absorption_stops_when_no_wound_is_left() {
    check(
        &["MZ-24.11"],
        "heroes captain-marvel
         captain-marvel: xp 43
         S2-1: 1 operator
         begin enemies",
        "? A
         A use captain-marvel skill energy-absorption
         = captain-marvel
         = pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
            ? A: pass, use hero=captain-marvel effect={"skill":"energy-absorption"} aim=nothing
            > A use captain-marvel skill energy-absorption
                effect-used hero=captain-marvel effect={"skill":"energy-absorption"} aim=nothing
                hunger-changed hero=captain-marvel hunger=1
                wounds-cancelled zone=S2-1 n=1
            = captain-marvel: at S2-1, health 5, hunger 1, xp 43, activated
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn repulsor_ray_pushes_a_super_hero_alone() {
    check(
        &["MZ-24.18"],
        "heroes iron-man
         S2-1: 1 operator
         leaders: thor S2-1
         begin turn iron-man",
        "~ A attack unique S2-1
         chance 1 1 1
         ? A
         A use iron-man skill repulsor-ray
         A pick zone S2-2
         = S2-2",
        expect![[r#"
            > chance 1 1 1
                attack-rolled hero=iron-man dice=[1 1 1] accuracy=4
                hits-counted hero=iron-man hits=0
                hunger-changed hero=iron-man hunger=3
            ? A: pass, use hero=iron-man effect={"skill":"repulsor-ray"} aim=nothing
            > A use iron-man skill repulsor-ray
                effect-used hero=iron-man effect={"skill":"repulsor-ray"} aim=nothing
            > A pick zone S2-2
                pushed hero=iron-man from=S2-1 to=S2-2
            = S2-2: leader thor, 1 operator
        "#]],
    );
}

#[test]
fn repulsor_ray_pushes_from_a_zone_with_one_way_out() {
    check(
        &["MZ-24.18", "MZ-23.4"],
        "heroes iron-man
         iron-man: at S3-2
         S4-2: 2 operators
         begin turn iron-man",
        "~ A attack unique S4-2
         ~ chance 1 1 6
         A use iron-man skill repulsor-ray
         = S3-2",
        expect![[r#"
            > A use iron-man skill repulsor-ray
                effect-used hero=iron-man effect={"skill":"repulsor-ray"} aim=nothing
                pushed hero=iron-man from=S4-2 to=S3-2
            = S3-2: iron-man, 1 operator
        "#]],
    );
}

#[test]
fn shockwave_follows_the_unique_attack_only() {
    check(
        &["MZ-24.25"],
        "heroes hulk
         hulk: xp 19
         S2-1: 2 operators
         begin turn hulk",
        "~ A attack devour S2-1
         chance 6
         = pending",
        expect![[r#"
            > chance 6
                attack-rolled hero=hulk dice=[6] accuracy=4
                hits-counted hero=hulk hits=1
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=20
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":3}}
        "#]],
    );
}

#[test]
fn shockwave_pushes_no_super_hero() {
    check(
        &[],
        "heroes hulk
         hulk: xp 19
         leaders: thor S2-1
         begin turn hulk",
        "~ A attack unique S2-1
         chance 1 1
         = pending",
        expect![[r#"
            > chance 1 1
                attack-rolled hero=hulk dice=[1 1] accuracy=4
                hits-counted hero=hulk hits=0
                hunger-changed hero=hulk hunger=2
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":3}}
        "#]],
    );
}

#[test]
fn shockwave_needs_somebody_to_push() {
    check(
        &[],
        "heroes hulk
         hulk: xp 19
         S2-1: 1 operator
         begin turn hulk",
        "~ A attack unique S2-1
         chance 1 6
         = pending",
        expect![[r#"
            > chance 1 6
                attack-rolled hero=hulk dice=[6 1] accuracy=4
                hits-counted hero=hulk hits=1
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=20
                hunger-changed hero=hulk hunger=1
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":3}}
        "#]],
    );
}

#[test]
fn ever_stronger_is_not_an_action_of_a_voracious_hero() {
    check(
        &["MZ-13.8"],
        "heroes hulk
         hulk: xp 43, hunger 3
         traits hulk: feast
         S2-1: 3 operators
         begin turn hulk",
        "~ A attack unique S2-1
         chance 1 1 1 1 1 1 2 6
         ? A
         A pass
         = hulk",
        expect![[r#"
            > chance 1 1 1 1 1 1 2 6
                attack-rolled hero=hulk dice=[6 2 1 1 1 1 1 1] accuracy=4
                hits-counted hero=hulk hits=1
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=44
                hunger-changed hero=hulk hunger=4
            ? A: pass, use hero=hulk effect={"skill":"shockwave"} aim=nothing
            > A pass
                effects-declined seat=A
            = hulk: at S2-1, health 5, hunger 4, xp 44, traits [feast], 3 actions
        "#]],
    );
}

#[test]
fn ever_stronger_strikes_in_the_heros_zone() {
    check(
        &["MZ-24.26"],
        "heroes hulk
         hulk: xp 43
         S2-1: 2 operators
         S2-2: 1 operator
         begin turn hulk",
        "~ A attack unique S2-1
         ~ chance 2 6
         ~ A use hulk skill ever-stronger
         = pending
         ? A
         ! A attack unique S2-2",
        expect![[r#"
            = seats who=["A"] mode=turn question={"free":{"hero":"hulk","what":{"form":["unique",0]}}}
            ? A: attack form=unique at=S2-1, enough
            ! A attack unique S2-2: out-of-reach (MZ-10.2)
        "#]],
    );
}

#[test]
fn ever_stronger_needs_a_target_in_the_heros_zone() {
    check(
        &[],
        "heroes hulk
         hulk: xp 43
         S2-1: 1 operator
         S2-2: 1 operator
         begin turn hulk",
        "~ A attack unique S2-1
         chance 2 6
         = pending",
        expect![[r#"
            > chance 2 6
                attack-rolled hero=hulk dice=[6 2] accuracy=4
                hits-counted hero=hulk hits=1
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=44
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":3}}
        "#]],
    );
}

#[test]
fn swarm_follows_the_unique_attack_only() {
    check(
        &["MZ-24.30"],
        "heroes wasp
         wasp: xp 19
         S2-1: 2 operators
         begin turn wasp",
        "~ A attack devour S2-1
         chance 6
         = pending",
        expect![[r#"
            > chance 6
                attack-rolled hero=wasp dice=[6] accuracy=4
                hits-counted hero=wasp hits=1
                enemies-eliminated hero=wasp kind=operator n=1 at=S2-1
                xp-gained hero=wasp n=1 xp=20
            = seats who=["A"] mode=turn question={"turn":{"hero":"wasp","actions":3}}
        "#]],
    );
}

#[test]
fn swarm_ignores_enemies() {
    check(
        &["MZ-24.30"],
        "heroes wasp
         wasp: xp 19
         S2-1: 3 operators
         begin turn wasp 1",
        "~ A attack unique S2-1
         ~ chance 2 6
         A use wasp skill swarm
         ? A
         A move S2-0
         = wasp",
        expect![[r#"
            > A use wasp skill swarm
                effect-used hero=wasp effect={"skill":"swarm"} aim=nothing
            ? A: enough, move to=S2-0, move to=S2-2
            > A move S2-0
                moved hero=wasp from=S2-1 to=S2-0 cost=0
            = wasp: at S2-0, health 5, hunger 0, xp 20, 0 actions
        "#]],
    );
}

#[test]
fn elusive_turns_a_single_wound_away() {
    check(
        &["MZ-24.31"],
        "heroes wasp, hulk
         wasp: xp 43
         S2-1: 1 operator
         begin enemies",
        "? A
         A use wasp skill elusive
         = hulk
         = wasp",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
            ? A: pass, use hero=wasp effect={"skill":"elusive"} aim=nothing
            > A use wasp skill elusive
                effect-used hero=wasp effect={"skill":"elusive"} aim=nothing
                hunger-changed hero=wasp hunger=1
                wounds-taken hero=hulk n=1 health=4
            = hulk: at S2-1, health 4, hunger 0, xp 0, activated
            = wasp: at S2-1, health 5, hunger 1, xp 43, activated
        "#]],
    );
}

#[test]
fn energy_blast_hits_the_heros_zone() {
    check(
        &["MZ-24.8"],
        "heroes captain-marvel
         S2-1: 1 operator, 1 guard
         S2-2: 1 operator
         begin turn captain-marvel",
        "~ A attack unique S2-1
         ? A
         ! A use captain-marvel skill energy-blast kind operator S2-2
         ! A use captain-marvel skill energy-blast kind guard S2-1
         ! A use captain-marvel skill energy-blast kind specialist S2-1
         A use captain-marvel skill energy-blast kind operator S2-1
         = S2-1
         chance 1 2
         = captain-marvel",
        expect![[r#"
            ? A: pass, use hero=captain-marvel effect={"skill":"energy-blast"} aim={"kind":["operator",10]}
            ! A use captain-marvel skill energy-blast kind operator S2-2: wrong-aim (MZ-24.8)
            ! A use captain-marvel skill energy-blast kind guard S2-1: wrong-aim (MZ-24.8)
            ! A use captain-marvel skill energy-blast kind specialist S2-1: changes-nothing (MZ-23.7)
            > A use captain-marvel skill energy-blast kind operator S2-1
                effect-used hero=captain-marvel effect={"skill":"energy-blast"} aim={"kind":["operator",10]}
                enemies-eliminated hero=captain-marvel kind=operator n=1 at=S2-1
            = S2-1: captain-marvel, 1 guard
            > chance 1 2
                attack-rolled hero=captain-marvel dice=[2 1] accuracy=3
                hits-counted hero=captain-marvel hits=0
                xp-gained hero=captain-marvel n=1 xp=1
                hunger-changed hero=captain-marvel hunger=1
            = captain-marvel: at S2-1, health 5, hunger 1, xp 1, 2 actions
        "#]],
    );
}

#[test]
fn merc_with_half_a_mouth_calls_one_zone_far() {
    check(
        &["MZ-24.15"],
        "heroes deadpool, hulk
         deadpool: xp 19, at S2-0
         hulk: at S0-0
         S2-2: 1 operator
         S2-1: 1 operator
         begin turn deadpool",
        "! A use deadpool skill merc-with-half-a-mouth zone S2-2
         ! A use deadpool skill merc-with-half-a-mouth zone S2-0
         ! A use deadpool skill merc-with-half-a-mouth
         A use deadpool skill merc-with-half-a-mouth zone S2-1
         = S2-0",
        expect![[r#"
            ! A use deadpool skill merc-with-half-a-mouth zone S2-2: too-far (MZ-24.15)
            ! A use deadpool skill merc-with-half-a-mouth zone S2-0: changes-nothing (MZ-23.7)
            ! A use deadpool skill merc-with-half-a-mouth: wrong-aim (MZ-23.7)
            > A use deadpool skill merc-with-half-a-mouth zone S2-1
                effect-used hero=deadpool effect={"skill":"merc-with-half-a-mouth"} aim={"zone":S2-1}
                activation-began cause={"lured":S2-0}
                enemies-moved kind=operator n=1 from=S2-1 to=S2-0 why=lured
            = S2-0: deadpool, 1 operator
        "#]],
    );
}

#[test]
fn merc_with_half_a_mouth_calls_super_heroes_of_that_zone_only() {
    check(
        &["MZ-24.15", "MZ-24.39"],
        "heroes deadpool, hulk
         deadpool: xp 19, at S2-0
         hulk: at S0-0
         S2-1: 1 specialist, 1 operator
         leaders: thor S2-1, spider-man S4-2, black-panther S2-0
         begin turn deadpool",
        "A use deadpool skill merc-with-half-a-mouth zone S2-1
         = S2-0
         = deadpool",
        expect![[r#"
            > A use deadpool skill merc-with-half-a-mouth zone S2-1
                effect-used hero=deadpool effect={"skill":"merc-with-half-a-mouth"} aim={"zone":S2-1}
                activation-began cause={"lured":S2-0}
                enemies-moved kind=operator n=1 from=S2-1 to=S2-0 why=lured
                enemies-moved kind=specialist n=1 from=S2-1 to=S2-0 why=lured
                leader-moved who=thor from=S2-1 to=S2-0 why=lured
                next-action action=2
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":0,"specialists":1} leaders=["thor"] citizens=[] wounds=3
                wounds-taken hero=deadpool n=3 health=2
            = S2-0: deadpool, leader thor, leader black-panther, 1 operator, 1 specialist
            = deadpool: at S2-0, health 2, hunger 0, xp 19, 4 actions
        "#]],
    );
}
