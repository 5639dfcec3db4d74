//! Chapter 38: The S.H.I.E.L.D. Trap.

use expect_test::expect;

use crate::transcript::{check, check_from_start};

#[test]
fn mz_38_4_to_mz_38_7_the_trap_is_laid() {
    check_from_start(
        &["MZ-38.4", "MZ-38.5", "MZ-38.6"],
        1,
        "mission=MZ8 heroes=1 team=hulk",
        "chance fair 1
         = 4V.a
         = 4V.b
         = 4V.d
         = 6V.a",
        expect![[r#"
            > chance fair 1
                hero-played hero=hulk seat=A
                dealt
                round-began round=1
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = 4V.a: 1 guard, 2 operators
            = 4V.b: objective 2
            = 4V.d: 1 guard, 2 operators
            = 6V.a: objective 0
        "#]],
    );
    check(
        &["MZ-38.7"],
        "mission MZ8
         heroes hulk, wasp, deadpool, iron-man, captain-marvel
         begin turns",
        "= 6V.a",
        expect![[r#"
            = 6V.a: objective 0, spawn
        "#]],
    );
}

#[test]
fn mz_38_8_and_mz_38_9_the_force_field() {
    check(
        &["MZ-38.8", "MZ-38.9", "MZ-5.5"],
        "mission MZ8
         heroes hulk
         taken hulk: 3
         begin turn hulk",
        "! A open 4V.c/S0-3",
        expect![[r#"
            ! A open 4V.c/S0-3: door-sealed (MZ-5.5)
        "#]],
    );
    check(
        &["MZ-5.4"],
        "mission MZ8
         heroes hulk
         hulk: at 1V.d
         begin turn hulk",
        "! A open 1V.d/S4-2",
        expect![[r#"
            ! A open 1V.d/S4-2: door-locked (MZ-5.4)
        "#]],
    );
    check(
        &["MZ-38.11"],
        "mission MZ8
         heroes hulk
         hulk: at 1V.d
         taken hulk: 3
         opened 1V.d
         begin turn hulk",
        "A open 1V.d/S4-2",
        expect![[r#"
            > A open 1V.d/S4-2
                door-opened hero=hulk door=1V.d/S4-2
        "#]],
    );
}

#[test]
fn mz_38_10_and_mz_38_11_what_the_objectives_of_mz8_give() {
    check(
        &["MZ-38.11"],
        "mission MZ8
         heroes hulk, wasp
         hulk: at 6V.a
         objectives: blue, red, red, red
         begin turn hulk",
        "A take 0
         = wasp
         = mission",
        expect![[r#"
            > A take 0
                objective-taken hero=hulk objective=0 at=6V.a
                objective-turned-up objective=0 color=blue
                xp-gained hero=hulk n=5 xp=5
                xp-gained hero=wasp n=5 xp=5
            = wasp: at 4V.c, health 5, hunger 0, xp 5
            = mission: Take(Tokens([0, 1, 0])) 1/1 fulfilled; Leave 0/2 open
        "#]],
    );
    check(
        &["MZ-38.10"],
        "mission MZ8
         heroes hulk, wasp
         hulk: at 6V.a
         begin turn hulk",
        "A take 0
         = wasp",
        expect![[r#"
            > A take 0
                objective-taken hero=hulk objective=0 at=6V.a
                objective-turned-up objective=0 color=red
                xp-gained hero=hulk n=5 xp=5
            = wasp: at 4V.c, health 5, hunger 0, xp 0
        "#]],
    );
}

#[test]
fn mz_ex49_spawn_tokens_wake_when_a_door_onto_their_tile_is_opened() {
    check(
        &["MZ-38.12", "MZ-38.14", "MZ-38.5"],
        "mission MZ8
         heroes hulk
         hulk: at 4V.a
         deck spawn: 37
         begin turn hulk",
        "A open 4V.a/6V.c
         = 6V.d
         chance #037",
        expect![[r#"
            > A open 4V.a/6V.c
                door-opened hero=hulk door=4V.a/6V.c
                spawn-activated zone=6V.d color=blue
            = 6V.d: spawn
            > chance #037
                spawn-drawn zone=6V.c card=36 level=blue
        "#]],
    );
    check(
        &["MZ-38.14"],
        "mission MZ8
         heroes hulk
         hulk: at 4V.a
         begin turn hulk",
        "A open 4V.a/4V.b
         = 6V.d
         = 2V.d",
        expect![[r#"
            > A open 4V.a/4V.b
                door-opened hero=hulk door=4V.a/4V.b
            = 6V.d: inactive spawn
            = 2V.d: inactive spawn
        "#]],
    );
    check(
        &["MZ-38.13"],
        "mission MZ8
         heroes hulk
         hulk: at 4V.d
         deck spawn: 37
         begin turn hulk",
        "A open 2V.c/4V.d
         = 2V.d",
        expect![[r#"
            > A open 2V.c/4V.d
                door-opened hero=hulk door=2V.c/4V.d
                spawn-activated zone=2V.d color=green
            = 2V.d: spawn
        "#]],
    );
}

#[test]
fn mz_38_2_and_mz_38_3_mz8_is_won_by_the_exit() {
    check(
        &["MZ-38.2", "MZ-38.3"],
        "mission MZ8
         heroes hulk
         hulk: at S4-2
         taken hulk: 3
         begin end-of-turn hulk",
        "= mission
         A leave
         = outcome",
        expect![[r#"
            = mission: Take(Tokens([0, 1, 0])) 1/1 fulfilled; Leave 0/1 open
            > A leave
                hero-left hero=hulk
                game-ended how=won
            = outcome: won, scores [0]
        "#]],
    );
    check(
        &["MZ-3.5"],
        "mission MZ8
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

/// Doors between rooms, which missions place on openings.
#[test]
fn mz_5_11_a_door_between_two_buildings_reveals_the_unopened_one() {
    check(
        &["MZ-5.11", "MZ-5.9"],
        "mission MZ6
         heroes hulk
         hulk: at 7R.c
         opened 7R.c
         cards: wong 7R.a
         begin turn hulk",
        "A open 7R.a/7R.c
         = 7R.a",
        expect![[r#"
            > A open 7R.a/7R.c
                door-opened hero=hulk door=7R.a/7R.c
                citizen-revealed card=wong zone=7R.a
                citizen-placed citizen=wong zone=7R.a is_escorted=false is_objective=false
            = 7R.a: citizen wong, objective 0
        "#]],
    );
}

#[test]
fn mz_5_3_and_mz_29_22_enemies_and_citizens_open_no_doors() {
    check(
        &["MZ-5.3"],
        "heroes hulk
         8R.b: 1 operator
         people: blind-al 8R.c
         begin enemies",
        "= 8R.b
         = 8R.c",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = 8R.b: 1 operator
            = 8R.c: citizen blind-al
        "#]],
    );
    check(
        &["MZ-29.22"],
        "mission MH2
         heroes thor
         thor: at S0-3
         3V.c: 1 walker
         begin enemies",
        "= 3V.c",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = 3V.c: 1 walker
        "#]],
    );
}
