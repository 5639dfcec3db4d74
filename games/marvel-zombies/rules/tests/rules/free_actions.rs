//! Free Actions: what they cover, and what is shown and refused (MZ-8.20).

use expect_test::expect;

use crate::transcript::check;

#[test]
fn undead_leader_gives_any_action() {
    check(
        &["MZ-8.20", "MZ-24.6"],
        "heroes captain-america, hulk
         captain-america: xp 43
         hulk: at S2-0
         sign S2-0
         S2-0: 1 operator
         begin turn captain-america",
        "~ A use captain-america skill undead-leader hero hulk
         ? A
         ?? A
         ! A leave
         ! A end-turn
         A enough
         = captain-america",
        expect![[r#"
            ? A: attack form=unique at=S2-0, attack form=devour at=S2-0, attack form=sign at=S2-0, gain-trait, enough
            ?? A:
                held-by-enemies (MZ-8.11): move to=S1-0, move to=S2-1
                out-of-reach (MZ-10.2): attack form=unique at=S0-0, attack form=unique at=S1-0, attack form=unique at=S2-1, attack form=unique at=S2-2, attack form=devour at=S0-0, attack form=devour at=S1-0, attack form=devour at=S2-1, attack form=devour at=S2-2
                no-target (MZ-21.5): attack form=sign at=S0-0, attack form=sign at=S1-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                no-objective-here (MZ-8.15): take objective=0
                sign-not-carried (MZ-43.9): carry to=S1-0, carry to=S2-1
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
            ! A leave: other-question (TABLE-5)
            ! A end-turn: other-question (TABLE-5)
            > A enough
                action-declined hero=hulk
            = captain-america: at S2-1, health 5, hunger 0, xp 43, 4 actions
        "#]],
    );
}

#[test]
fn undead_leader_gives_a_voracious_hero_no_more_than_a_move_or_a_bite() {
    check(
        &["MZ-8.20", "MZ-13.9"],
        "heroes captain-america, hulk
         captain-america: xp 43
         hulk: at S2-0, hunger 4
         sign S2-0
         S2-1: 1 operator
         S1-0: 1 operator
         begin turn captain-america",
        "~ A use captain-america skill undead-leader hero hulk
         ? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-0, move to=S2-1, enough
            ?? A:
                voracious (MZ-13.9): attack form=unique at=S0-0, attack form=unique at=S1-0, attack form=unique at=S2-0, attack form=unique at=S2-1, attack form=unique at=S2-2, attack form=sign at=S0-0, attack form=sign at=S1-0, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2, take objective=0, gain-trait, carry to=S1-0, carry to=S2-1, take-card card=secret-mission-1, take-card card=secret-mission-2
                out-of-reach (MZ-10.2): attack form=devour at=S0-0, attack form=devour at=S1-0, attack form=devour at=S2-1, attack form=devour at=S2-2
                no-target (MZ-10.7): attack form=devour at=S2-0
        "#]],
    );
}

#[test]
fn pack_instinct_gives_a_move() {
    check(
        &["MZ-8.20", "MZ-26.10"],
        "heroes hulk, wasp
         wasp: at S2-0
         sign S2-0
         S1-0: 1 operator
         traits hulk: pack-instinct
         begin turn hulk",
        "~ A use hulk trait pack-instinct hero wasp
         ? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-0, move to=S2-1, enough
            ?? A:
                other-free-action (MZ-8.20): attack form=unique at=S0-0, attack form=unique at=S1-0, attack form=unique at=S2-0, attack form=unique at=S2-1, attack form=unique at=S2-2, attack form=devour at=S0-0, attack form=devour at=S1-0, attack form=devour at=S2-0, attack form=devour at=S2-1, attack form=devour at=S2-2, attack form=sign at=S0-0, attack form=sign at=S1-0, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2, take objective=0, gain-trait, carry to=S1-0, carry to=S2-1, take-card card=secret-mission-1, take-card card=secret-mission-2
        "#]],
    );
}

#[test]
fn brutal_charge_moves_through_the_opened_door() {
    check(
        &["MZ-8.20", "MZ-26.13"],
        "heroes hulk
         traits hulk: brutal-charge
         opened 8R.a
         begin turn hulk",
        "~ A use hulk trait brutal-charge door 8R.b/S2-1
         ? A
         ?? A",
        expect![[r#"
            ? A: move to=8R.b, enough
            ?? A:
                other-free-action (MZ-8.20): move to=S2-0, move to=S2-2, attack form=unique at=8R.b, attack form=unique at=S2-0, attack form=unique at=S2-1, attack form=unique at=S2-2, attack form=devour at=8R.b, attack form=devour at=S2-0, attack form=devour at=S2-1, attack form=devour at=S2-2, attack form=sign at=8R.b, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2, open door=3V.c/S2-1, open door=8R.b/S2-1, take objective=0, gain-trait, take-card card=secret-mission-1, take-card card=secret-mission-2
        "#]],
    );
}

#[test]
fn ricochet_covers_only_the_unique_attack() {
    check(
        &["MZ-8.20", "MZ-24.5"],
        "heroes captain-america
         captain-america: xp 19
         sign S2-1
         S2-1: 1 operator
         S2-2: 2 operators
         S3-2: 1 operator
         begin turn captain-america",
        "~ A attack unique S2-1
         ~ chance 1 6
         ~ A use captain-america skill ricochet
         ? A
         ?? A",
        expect![[r#"
            ? A: attack form=unique at=S2-2, enough
            ?? A:
                other-free-action (MZ-8.20): move to=S2-0, move to=S2-2, attack form=devour at=S2-0, attack form=devour at=S2-1, attack form=devour at=S2-2, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2, open door=3V.c/S2-1, open door=8R.b/S2-1, take objective=0, gain-trait, carry to=S2-0, carry to=S2-2, take-card card=secret-mission-1, take-card card=secret-mission-2
                no-target (MZ-10.7): attack form=unique at=S2-0, attack form=unique at=S2-1
        "#]],
    );
}

#[test]
fn agent_coulson_covers_ranged_attacks_the_sign_too() {
    check(
        &["MZ-8.20", "MZ-27.17"],
        "heroes hulk
         citizens hulk: agent-coulson
         sign S2-1
         S2-1: 1 operator
         S2-2: 2 operators
         begin turn hulk",
        "~ A use hulk citizen agent-coulson
         ? A
         ?? A",
        expect![[r#"
            ? A: attack form=sign at=S2-1, attack form=sign at=S2-2, enough
            ?? A:
                other-free-action (MZ-8.20): move to=S2-0, move to=S2-2, attack form=unique at=S2-0, attack form=unique at=S2-1, attack form=unique at=S2-2, attack form=devour at=S2-0, attack form=devour at=S2-1, attack form=devour at=S2-2, open door=3V.c/S2-1, open door=8R.b/S2-1, take objective=0, gain-trait, carry to=S2-0, carry to=S2-2, take-card card=secret-mission-1, take-card card=secret-mission-2
                no-target (MZ-21.5): attack form=sign at=S2-0
        "#]],
    );
}

#[test]
fn agent_coulson_covers_a_ranged_unique_attack() {
    check(
        &["MZ-8.20", "MZ-27.17"],
        "heroes wasp
         citizens wasp: agent-coulson
         S2-1: 1 operator
         S2-2: 2 operators
         begin turn wasp",
        "~ A use wasp citizen agent-coulson
         ? A
         ?? A",
        expect![[r#"
            ? A: attack form=unique at=S2-1, attack form=unique at=S2-2, enough
            ?? A:
                other-free-action (MZ-8.20): move to=S2-0, move to=S2-2, attack form=devour at=S2-0, attack form=devour at=S2-1, attack form=devour at=S2-2, open door=3V.c/S2-1, open door=8R.b/S2-1, take objective=0, gain-trait, take-card card=secret-mission-1, take-card card=secret-mission-2
                no-target (MZ-10.7): attack form=unique at=S2-0
                no-sign-here (MZ-21.1): attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
        "#]],
    );
}

#[test]
fn evasive_manoeuvres_ignore_enemies() {
    check(
        &["MZ-8.20", "MZ-24.20"],
        "heroes iron-man
         iron-man: xp 19
         S2-1: 2 operators
         S2-2: 1 operator
         begin turn iron-man 1",
        "~ A attack unique S2-1
         ~ chance 1 2 6
         ~ A use iron-man skill evasive-manoeuvres
         ? A
         ?? A",
        expect![[r#"
            ? A: move to=S2-0, move to=S2-2, enough
            ?? A:
                other-free-action (MZ-8.20): attack form=unique at=S2-0, attack form=unique at=S2-1, attack form=unique at=S2-2, attack form=devour at=S2-0, attack form=devour at=S2-1, attack form=devour at=S2-2, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2, open door=3V.c/S2-1, open door=8R.b/S2-1, take objective=0, gain-trait, take-card card=secret-mission-1, take-card card=secret-mission-2
        "#]],
    );
}

#[test]
fn deadpool_comes_back_with_any_attack() {
    check(
        &["MZ-8.20", "MZ-24.16"],
        "heroes deadpool
         deadpool: xp 43, health 1
         S2-1: 1 operator
         begin enemies",
        "= pending
         ? A
         ?? A",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=deadpool n=1 health=1
                came-back hero=deadpool
            = seats who=["A"] mode=turn question={"free":{"hero":"deadpool","what":"attack"}}
            ? A: attack form=unique at=S2-1, attack form=devour at=S2-1, enough
            ?? A:
                other-free-action (MZ-8.20): move to=S2-0, move to=S2-2, open door=3V.c/S2-1, open door=8R.b/S2-1, take objective=0, gain-trait, take-card card=secret-mission-1, take-card card=secret-mission-2
                out-of-reach (MZ-10.2): attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-sign-here (MZ-21.1): attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
        "#]],
    );
}

#[test]
fn spider_sense_attacks_or_moves() {
    check(
        &["MZ-8.20", "MZ-46.11"],
        "mission MH5
         heroes spider-man
         spider-man: xp 43, at S0-2
         leaders: hulk S2-2 gone
         sign S0-2
         deck spawn: 4, 1
         begin spawn",
        "~ chance #004
         ~ A use spider-man skill spider-sense
         ? A
         ?? A",
        expect![[r#"
            ? A: move to=S0-1, move to=S0-3, move to=S1-2, attack form=sign at=S0-0, enough
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S0-0, attack form=unique at=S0-1, attack form=unique at=S0-3, attack form=unique at=S0-4, attack form=unique at=S1-2, attack form=unique at=S2-2, attack form=unique at=S3-2, attack form=unique at=S4-2
                no-target (MZ-10.7): attack form=unique at=S0-2
                no-target (MZ-21.5): attack form=sign at=S0-1, attack form=sign at=S0-2, attack form=sign at=S0-3, attack form=sign at=S0-4, attack form=sign at=S1-2, attack form=sign at=S2-2
                out-of-reach (MZ-10.3): attack form=sign at=S3-2, attack form=sign at=S4-2
                other-free-action (MZ-8.20): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5, gain-trait, power-up, carry to=S0-1, carry to=S0-3, carry to=S1-2, take-card card=secret-mission-1, take-card card=secret-mission-2
        "#]],
    );
}
