//! Chapter 49: the Spawn deck of Hero Mode.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_49_17_a_zombie_hero() {
    check(
        &["MZ-49.17", "MZ-29.25"],
        "mission MH2
         heroes thor
         begin spawn",
        "chance #014
         chance leader hulk
         = S2-4",
        expect![[r#"
            > chance #014
                spawn-drawn zone=S2-4 card=13 level=blue
            > chance leader hulk
                leader-drawn who=hulk
                leader-placed who=hulk zone=S2-4
            = S2-4: leader hulk, spawn
        "#]],
    );
}

#[test]
fn mz_49_18_citizen_in_danger() {
    check(
        &["MZ-49.18", "MZ-29.21"],
        "mission MH2
         heroes thor
         thor: at S2-1, xp 19
         begin spawn",
        "chance #042
         chance citizen wong
         = S2-4",
        expect![[r#"
            > chance #042
                spawn-drawn zone=S2-4 card=41 level=orange
            > chance citizen wong
                citizen-drawn card=wong
                citizen-placed citizen=wong zone=S2-4 is_escorted=false is_objective=false
                enemies-placed zone=S2-4 kind=guard n=2
            = S2-4: 2 brutes, citizen wong, spawn
        "#]],
    );
}

#[test]
fn mz_49_19_runners_break_through() {
    check(
        &["MZ-49.19"],
        "mission MH2
         heroes thor, spider-man
         begin spawn",
        "chance #033
         = S2-0",
        expect![[r#"
            > chance #033
                spawn-drawn zone=S2-4 card=32 level=blue
                enemies-placed zone=S2-0 kind=specialist n=1
                enemies-placed zone=S2-0 kind=specialist n=1
            = S2-0: thor, spider-man, 2 runners
        "#]],
    );
}

#[test]
fn mz_49_20_walkers_feed() {
    check(
        &["MZ-49.20"],
        "mission MH2
         heroes thor, spider-man
         spider-man: at S4-0
         people: wong S2-4
         S2-0: 2 walkers, 1 brute
         S2-4: 1 walker
         S2-1: 3 walkers
         begin spawn",
        "chance #035
         = pending
         A vote zone S2-4
         = thor
         = S2-4
         = S2-1",
        expect![[r#"
            > chance #035
                spawn-drawn zone=S2-4 card=34 level=blue
                activation-began cause=feed
            = seats who=["A"] mode=turn question={"decide":{"attack-order":{"zones":[S2-0 S2-4]}}}
            > A vote zone S2-4
                decided about={"attack-order":{"zones":[S2-0 S2-4]}} choice={"zone":S2-4}
                enemies-attacked zone=S2-4 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                citizen-lost citizen=wong zone=S2-4
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":2,"specialists":0} leaders=[] citizens=[] wounds=2
                wounds-taken hero=thor n=2 health=1
            = thor: at S2-0, health 1, power 0, xp 0
            = S2-4: 1 walker, spawn
            = S2-1: 3 walkers
        "#]],
    );
}

#[test]
fn mz_49_21_no_zombie_hero_left() {
    check(
        &["MZ-49.21", "MZ-19.6"],
        "mission MH2
         heroes thor
         thor: at S4-0
         leaders: captain-america S2-4, captain-marvel S2-4, deadpool S2-4, iron-man S2-4, hulk S2-4, wasp S2-4
         begin spawn",
        "chance #014
         = S2-4",
        expect![[r#"
            > chance #014
                spawn-drawn zone=S2-4 card=13 level=blue
                figures-ran-short figures=leader
                activation-began cause={"shortage":"leader"}
                leader-moved who=captain-america from=S2-4 to=S2-3 why={"way":S4-0}
                leader-moved who=captain-marvel from=S2-4 to=S2-3 why={"way":S4-0}
                leader-moved who=deadpool from=S2-4 to=S2-3 why={"way":S4-0}
                leader-moved who=iron-man from=S2-4 to=S2-3 why={"way":S4-0}
                leader-moved who=hulk from=S2-4 to=S2-3 why={"way":S4-0}
                leader-moved who=wasp from=S2-4 to=S2-3 why={"way":S4-0}
                leader-moved who=captain-marvel from=S2-3 to=S2-2b why={"way":S4-0}
                next-action action=2
                leader-moved who=captain-america from=S2-3 to=S2-2b why={"way":S4-0}
                leader-moved who=captain-marvel from=S2-2b to=S3-2 why={"way":S4-0}
                leader-moved who=deadpool from=S2-3 to=S2-2b why={"way":S4-0}
                leader-moved who=iron-man from=S2-3 to=S2-2b why={"way":S4-0}
                leader-moved who=hulk from=S2-3 to=S2-2b why={"way":S4-0}
                leader-moved who=wasp from=S2-3 to=S2-2b why={"way":S4-0}
                leader-moved who=captain-marvel from=S3-2 to=S4-2 why={"way":S4-0}
            = S2-4: spawn
        "#]],
    );
}
