//! Chapter 20: a building is opened for the first time.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex15_room_by_room_then_citizens() {
    check(
        &["MZ-20.1", "MZ-20.2", "MZ-20.3", "MZ-20.4", "MZ-20.6", "MZ-50.13", "MZ-5.9", "MZ-15.2"],
        "heroes wasp
         wasp: xp 7, at S2-1
         cards: mary-jane 8R.c
         begin turn wasp",
        "A open 8R.b/S2-1
         = pending
         ? A
         A vote zone 8R.a
         chance #007
         chance #009
         = wasp
         = 8R.a
         = 8R.b
         = 8R.c
         = pending",
        expect![[r#"
            > A open 8R.b/S2-1
                door-opened hero=wasp door=8R.b/S2-1
            = seats who=["A"] mode=turn question={"decide":{"rooms":{"rooms":[8R.a 8R.b]}}}
            ? A: vote zone=8R.a, vote zone=8R.b
            > A vote zone 8R.a
                decided about={"rooms":{"rooms":[8R.a 8R.b]}} choice={"zone":8R.a}
            > chance #007
                spawn-drawn zone=8R.a card=6 level=yellow
                enemies-placed zone=8R.a kind=guard n=1
            > chance #009
                spawn-drawn zone=8R.b card=8 level=yellow
                enemies-placed zone=8R.b kind=guard n=2
                activation-began cause=rush
                enemies-moved kind=guard n=2 from=8R.b to=S2-1 why={"sees":S2-1}
                citizen-revealed card=mary-jane zone=8R.c
                citizen-placed citizen=mary-jane zone=8R.c is_escorted=false is_objective=false
            = wasp: at S2-1, health 5, hunger 0, xp 7, 3 actions
            = 8R.a: 1 guard, objective 0
            = 8R.b: nothing
            = 8R.c: citizen mary-jane
            = seats who=["A"] mode=turn question={"turn":{"hero":"wasp","actions":3}}
        "#]],
    );
}

#[test]
fn mz_ex15_guards_who_rushed_act_again() {
    check(
        &["MZ-18.3", "MZ-18.2"],
        "heroes wasp
         wasp: xp 7, at S2-1
         begin turn wasp",
        "A open 8R.b/S2-1
         A vote zone 8R.b
         chance #009
         chance #038
         = wasp",
        expect![[r#"
            > A open 8R.b/S2-1
                door-opened hero=wasp door=8R.b/S2-1
            > A vote zone 8R.b
                decided about={"rooms":{"rooms":[8R.a 8R.b]}} choice={"zone":8R.b}
            > chance #009
                spawn-drawn zone=8R.b card=8 level=yellow
                enemies-placed zone=8R.b kind=guard n=2
                activation-began cause=rush
                enemies-moved kind=guard n=2 from=8R.b to=S2-1 why={"sees":S2-1}
            > chance #038
                spawn-drawn zone=8R.a card=37 level=yellow
                activation-began cause={"extra-activation":"guard"}
                enemies-attacked zone=S2-1 crowd={"guards":2,"operators":0,"specialists":0} leaders=[] citizens=[] wounds=2
                wounds-taken hero=wasp n=2 health=3
            = wasp: at S2-1, health 3, hunger 0, xp 7, 3 actions
        "#]],
    );
}

#[test]
fn mz_ex13_a_drop_for_a_room() {
    check(
        &["MZ-18.6"],
        "heroes wasp
         wasp: xp 19, at S0-0
         begin turn wasp",
        "A open 8R.a/S0-0
         ~ A vote zone 8R.a
         chance #033
         = 8R.a
         = S0-0",
        expect![[r#"
            > A open 8R.a/S0-0
                door-opened hero=wasp door=8R.a/S0-0
            > chance #033
                spawn-drawn zone=8R.a card=32 level=orange
                enemies-placed zone=8R.a kind=specialist n=3
            = 8R.a: 3 specialists, objective 0
            = S0-0: wasp, spawn
        "#]],
    );
}

#[test]
fn mz_15_3_nobody_is_there() {
    check(
        &["MZ-15.3"],
        "heroes wasp
         wasp: at S0-0
         cards: nobody 8R.c
         begin turn wasp",
        "A open 8R.a/S0-0
         ~ A vote zone 8R.a
         ~ chance #001
         chance #002
         = 8R.c",
        expect![[r#"
            > A open 8R.a/S0-0
                door-opened hero=wasp door=8R.a/S0-0
            > chance #002
                spawn-drawn zone=8R.b card=1 level=blue
                enemies-placed zone=8R.b kind=operator n=2
                citizen-revealed card=nobody zone=8R.c
            = 8R.c: nothing
        "#]],
    );
}

#[test]
fn mz_18_9_open_fire_in_the_players_phase() {
    check(
        &["MZ-18.9", "MZ-20.6"],
        "heroes wasp
         S2-1: 2 operators
         wasp: at S2-1
         begin turn wasp",
        "A open 8R.b/S2-1
         A vote zone 8R.a
         chance #035
         chance 6 2
         = wasp",
        expect![[r#"
            > A open 8R.b/S2-1
                door-opened hero=wasp door=8R.b/S2-1
            > A vote zone 8R.a
                decided about={"rooms":{"rooms":[8R.a 8R.b]}} choice={"zone":8R.a}
            > chance #035
                spawn-drawn zone=8R.a card=34 level=blue
            > chance 6 2
                shots-rolled zone=S2-1 dice=[6 2] wounds=1
                wounds-taken hero=wasp n=1 health=4
            = wasp: at S2-1, health 4, hunger 0, xp 0, 2 actions
        "#]],
    );
}

#[test]
fn mz_20_7_tokens_in_closed_buildings_spawn() {
    check(
        &["MZ-20.7"],
        "mission MZ8
         heroes wasp, hulk
         begin spawn",
        "= pending",
        expect![[r#"
            = chance spawn={"zone":1V.a}
        "#]],
    );
}
