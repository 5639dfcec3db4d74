//! What a Zombie Hero's player is shown in a turn but may not do: every row names the rule that forbids it.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex30_a_voracious_hero_moves_and_devours_only() {
    check(
        &["MZ-13.8", "MZ-13.9"],
        "heroes hulk, wasp
         hulk: hunger 4, xp 43
         wasp: at S2-2
         sign S2-1
         traits hulk: brutal-charge, in-for-the-kill
         citizens hulk: pepper-potts
         people: wong S2-1
         S2-1: 1 operator
         begin turn hulk",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S2-0, move to=S2-2, attack form=devour at=S2-1, end-turn
            ?? A:
                voracious (MZ-13.9): attack form=unique at=S2-0, attack form=unique at=S2-1, attack form=unique at=S2-2, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2, open door=3V.c/S2-1, open door=8R.b/S2-1, take objective=0, gain-trait, carry to=S2-0, carry to=S2-2, take-card card=secret-mission-1, take-card card=secret-mission-2
                out-of-reach (MZ-10.2): attack form=devour at=S2-0, attack form=devour at=S2-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing, use hero=hulk effect={"skill":"shockwave"} aim=nothing, use hero=hulk effect={"skill":"ever-stronger"} aim=nothing
                voracious (MZ-9.8): use hero=hulk effect={"trait":"brutal-charge"} aim={"door":3V.c/S2-1}, use hero=hulk effect={"trait":"brutal-charge"} aim={"door":8R.b/S2-1}
                too-hungry (MZ-13.6): use hero=hulk effect={"trait":"in-for-the-kill"} aim=nothing, use hero=hulk effect={"citizen":"pepper-potts"} aim=nothing
        "#]],
    );
}

#[test]
fn mz_8_4_without_actions_nothing_is_left_but_to_end_the_turn() {
    check(
        &["MZ-8.4", "MZ-8.8"],
        "heroes hulk, wasp
         sign S2-1
         hulk: at S2-1
         S2-2: 1 operator
         S2-1: 1 guard
         people: wong S2-1
         begin turn hulk 0",
        "? A
         ?? A",
        expect![[r#"
            ? A: end-turn
            ?? A:
                too-few-actions (MZ-8.8): move to=S2-0, move to=S2-2
                out-of-reach (MZ-10.2): attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-actions-left (MZ-8.4): attack form=unique at=S2-1, attack form=devour at=S2-1, attack form=sign at=S2-1, attack form=sign at=S2-2, open door=8R.b/S2-1, gain-trait
                no-target (MZ-21.5): attack form=sign at=S2-0
                door-locked (MZ-5.4): open door=3V.c/S2-1
                no-objective-here (MZ-8.15): take objective=0
                sign-not-carried (MZ-43.9): carry to=S2-0, carry to=S2-2
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing
        "#]],
    );
}

#[test]
fn mz_8_8_a_move_costs_actions_for_enemies_left_behind() {
    check(
        &["MZ-8.7", "MZ-8.8"],
        "heroes hulk
         S2-1: 1 operator, 1 guard
         begin turn hulk 2",
        "? A
         ?? A",
        expect![[r#"
            ? A: attack form=unique at=S2-1, attack form=devour at=S2-1, open door=8R.b/S2-1, gain-trait, end-turn
            ?? A:
                too-few-actions (MZ-8.8): move to=S2-0, move to=S2-2
                out-of-reach (MZ-10.2): attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-sign-here (MZ-21.1): attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing
        "#]],
    );
}

#[test]
fn skills_of_captain_america_in_own_turn() {
    check(
        &["MZ-23.7", "MZ-8.19"],
        "heroes captain-america, hulk, deadpool
         captain-america: xp 43
         hulk: at S2-0
         deadpool: at 8R.a
         S2-2: 1 operator
         S2-1: 1 specialist
         S3-2: 1 guard
         begin turn captain-america",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S2-0, move to=S2-2, attack form=unique at=S2-1, attack form=devour at=S2-1, open door=8R.b/S2-1, gain-trait, use hero=captain-america effect={"skill":"undead-leader"} aim={"hero":"hulk"}, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-sign-here (MZ-21.1): attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=captain-america effect={"skill":"shield-parry"} aim=nothing, use hero=captain-america effect={"skill":"ricochet"} aim=nothing
                not-in-sight (MZ-24.34): use hero=captain-america effect={"skill":"undead-leader"} aim={"hero":"deadpool"}
        "#]],
    );
}

#[test]
fn skills_of_captain_marvel_in_own_turn() {
    check(
        &["MZ-23.7", "MZ-8.19"],
        "heroes captain-marvel, hulk, deadpool
         captain-marvel: xp 43
         hulk: at S2-0
         deadpool: at 8R.a
         S2-2: 1 operator
         S2-1: 1 specialist
         S3-2: 1 guard
         begin turn captain-marvel",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S2-0, move to=S2-2, attack form=unique at=S2-1, attack form=devour at=S2-1, open door=8R.b/S2-1, gain-trait, use hero=captain-marvel effect={"skill":"danvers-special"} aim=nothing, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-sign-here (MZ-21.1): attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=captain-marvel effect={"skill":"energy-blast"} aim={"kind":["operator",10]}, use hero=captain-marvel effect={"skill":"energy-blast"} aim={"kind":["specialist",10]}, use hero=captain-marvel effect={"skill":"energy-absorption"} aim=nothing
        "#]],
    );
}

#[test]
fn skills_of_deadpool_in_own_turn() {
    check(
        &["MZ-23.7", "MZ-8.19"],
        "heroes deadpool, hulk, iron-man
         deadpool: xp 43
         hulk: at S2-0
         iron-man: at 8R.a
         S2-2: 1 operator
         S2-1: 1 specialist
         S3-2: 1 guard
         begin turn deadpool",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S2-0, move to=S2-2, attack form=unique at=S2-1, attack form=devour at=S2-1, open door=8R.b/S2-1, gain-trait, use hero=deadpool effect={"skill":"hunger-adaptation"} aim=nothing, use hero=deadpool effect={"skill":"merc-with-half-a-mouth"} aim={"zone":S2-2}, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-sign-here (MZ-21.1): attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                changes-nothing (MZ-23.7): use hero=deadpool effect={"skill":"merc-with-half-a-mouth"} aim={"zone":S2-0}, use hero=deadpool effect={"skill":"merc-with-half-a-mouth"} aim={"zone":S2-1}
                wrong-moment (MZ-8.19): use hero=deadpool effect={"skill":"not-aiming-for-the-head"} aim=nothing
        "#]],
    );
}

#[test]
fn skills_of_iron_man_in_own_turn() {
    check(
        &["MZ-23.7", "MZ-8.19"],
        "heroes iron-man, hulk, deadpool
         iron-man: xp 43
         hulk: at S2-0
         deadpool: at 8R.a
         S2-2: 1 operator
         S2-1: 1 specialist
         S3-2: 1 guard
         begin turn iron-man",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S2-0, move to=S2-2, attack form=unique at=S2-1, attack form=unique at=S2-2, attack form=devour at=S2-1, open door=8R.b/S2-1, gain-trait, end-turn
            ?? A:
                no-target (MZ-10.7): attack form=unique at=S2-0
                out-of-reach (MZ-10.2): attack form=devour at=S2-0, attack form=devour at=S2-2
                no-sign-here (MZ-21.1): attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=iron-man effect={"skill":"repulsor-ray"} aim=nothing, use hero=iron-man effect={"skill":"evasive-manoeuvres"} aim=nothing, use hero=iron-man effect={"skill":"automated-armour"} aim=nothing
        "#]],
    );
}

#[test]
fn skills_of_hulk_in_own_turn() {
    check(
        &["MZ-23.7", "MZ-8.19"],
        "heroes hulk, wasp, deadpool
         hulk: xp 43
         wasp: at S2-0
         deadpool: at 8R.a
         S2-2: 1 operator
         S2-1: 1 specialist
         S3-2: 1 guard
         begin turn hulk",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S2-0, move to=S2-2, attack form=unique at=S2-1, attack form=devour at=S2-1, open door=8R.b/S2-1, gain-trait, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-sign-here (MZ-21.1): attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing, use hero=hulk effect={"skill":"shockwave"} aim=nothing, use hero=hulk effect={"skill":"ever-stronger"} aim=nothing
        "#]],
    );
}

#[test]
fn skills_of_wasp_in_own_turn() {
    check(
        &["MZ-23.7", "MZ-8.19"],
        "heroes wasp, hulk, deadpool
         wasp: xp 43
         hulk: at S2-0
         deadpool: at 8R.a
         S2-2: 1 operator
         S2-1: 1 specialist
         S3-2: 1 guard
         begin turn wasp",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S2-0, move to=S2-2, attack form=unique at=S2-1, attack form=unique at=S2-2, attack form=devour at=S2-1, open door=8R.b/S2-1, gain-trait, end-turn
            ?? A:
                no-target (MZ-10.7): attack form=unique at=S2-0
                out-of-reach (MZ-10.2): attack form=devour at=S2-0, attack form=devour at=S2-2
                no-sign-here (MZ-21.1): attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=wasp effect={"skill":"shrunk"} aim=nothing, use hero=wasp effect={"skill":"swarm"} aim=nothing, use hero=wasp effect={"skill":"elusive"} aim=nothing
        "#]],
    );
}
