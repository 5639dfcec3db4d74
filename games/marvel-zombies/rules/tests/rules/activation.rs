//! Chapter 16: Enemies act. Who attacks, who moves, and in what order.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_16_2_attack_or_move() {
    check(
        &["MZ-16.1", "MZ-16.2", "MZ-16.3", "MZ-16.5", "MZ-16.6", "MZ-16.7", "MZ-16.18", "MZ-7.2"],
        "heroes hulk
         S2-1: 1 operator, 1 guard
         S2-0: 1 operator
         begin enemies",
        "= hulk
         = S2-1
         = pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":1,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=2
                wounds-taken hero=hulk n=2 health=3
                enemies-moved kind=operator n=1 from=S2-0 to=S2-1 why={"sees":S2-1}
            = hulk: at S2-1, health 3, hunger 0, xp 0, activated
            = S2-1: hulk, 1 guard, 2 operators
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn mz_16_4_second_actions() {
    check(
        &["MZ-16.4", "MZ-7.1", "MZ-7.3"],
        "heroes hulk
         S2-2: 1 specialist
         S3-2: 1 specialist, 1 operator
         begin enemies",
        "= hulk
         = S2-1
         = S2-2",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=specialist n=1 from=S2-2 to=S2-1 why={"sees":S2-1}
                enemies-moved kind=operator n=1 from=S3-2 to=S2-2 why={"way":S2-1}
                enemies-moved kind=specialist n=1 from=S3-2 to=S2-2 why={"way":S2-1}
                next-action action=2
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":0,"specialists":1} leaders=[] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
                enemies-moved kind=specialist n=1 from=S2-2 to=S2-1 why={"sees":S2-1}
            = hulk: at S2-1, health 4, hunger 0, xp 0, activated
            = S2-1: hulk, 2 specialists
            = S2-2: 1 operator
        "#]],
    );
}

#[test]
fn mz_16_10_targets_in_sight_come_first() {
    check(
        &["MZ-16.10"],
        "# The room is nearer than the end of the street, but round a corner.
         heroes hulk, wasp
         open 8R.a/S0-0
         hulk: at S2-0
         wasp: at 8R.c
         S0-0: 1 operator
         begin enemies",
        "= S1-0",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=operator n=1 from=S0-0 to=S1-0 why={"sees":S2-0}
            = S1-0: 1 operator
        "#]],
    );
}

#[test]
fn mz_ex42_no_hero_in_sight() {
    check(
        &["MZ-16.11"],
        "heroes hulk
         S0-0: 2 operators
         begin enemies",
        "= S1-0",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=operator n=2 from=S0-0 to=S1-0 why={"way":S2-1}
            = S1-0: 2 operators
        "#]],
    );
}

#[test]
fn mz_16_12_no_open_path() {
    check(
        &["MZ-16.12"],
        "heroes hulk
         hulk: at 3V.a
         S0-0: 1 operator
         begin enemies",
        "= S0-0
         = pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = S0-0: 1 operator, spawn
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn mz_16_19_nobody_to_attack() {
    check(
        &["MZ-16.19"],
        "heroes hulk, wasp
         hulk: eliminated
         wasp: left
         S0-0: 1 operator
         begin enemies",
        "= S0-0",
        expect![[r#"
                lost-for-good goal=leave
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = S0-0: 1 operator, spawn
        "#]],
    );
}

#[test]
fn mz_ex25_a_specialist_comes_and_attacks() {
    check(
        &["MZ-16.4", "MZ-16.10", "MZ-16.18"],
        "heroes wasp, hulk
         wasp: at S2-0
         hulk: at S2-2
         S1-0: 1 specialist
         begin enemies",
        "= wasp
         = S2-0",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=specialist n=1 from=S1-0 to=S2-0 why={"sees":S2-0}
                next-action action=2
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":0,"specialists":1} leaders=[] citizens=[] wounds=1
                wounds-taken hero=wasp n=1 health=4
            = wasp: at S2-0, health 4, hunger 0, xp 0, activated
            = S2-0: wasp, 1 specialist
        "#]],
    );
}
