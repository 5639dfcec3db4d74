//! Chapter 15: escorted Citizens.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_15_18_with_the_guards() {
    check(
        &["MZ-15.18", "MZ-15.17"],
        "heroes hulk
         S0-0: 2 guards, 1 operator
         people: mary-jane S0-0 escorted 40
         begin enemies",
        "= S1-0",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=guard n=2 from=S0-0 to=S1-0 why={"way":S2-1}
                enemies-moved kind=operator n=1 from=S0-0 to=S1-0 why={"way":S2-1}
                citizen-moved citizen=mary-jane from=S0-0 to=S1-0 why=escort
            = S1-0: 2 guards, 1 operator, citizen mary-jane escorted
        "#]],
    );
}

#[test]
fn mz_ex17_without_guards_it_stays_and_gets_one() {
    check(
        &["MZ-15.18", "MZ-15.22"],
        "heroes hulk
         S1-0: 1 operator
         people: mary-jane S1-0 escorted 40
         deck spawn: 38, 37
         begin enemies",
        "~ chance #038
         chance #037
         = S1-0",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=operator n=1 from=S1-0 to=S2-0 why={"way":S2-1}
            > chance #037
                spawn-drawn zone=S4-2 card=36 level=blue
                enemies-placed zone=S1-0 kind=guard n=1
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = S1-0: 1 guard, citizen mary-jane escorted
        "#]],
    );
}

#[test]
fn mz_ex61_one_batch_with_the_guards() {
    check(
        &["MZ-15.19", "MZ-15.20", "MZ-15.27", "MZ-15.11"],
        "heroes hulk
         hulk: xp 7
         S2-1: 2 guards
         people: wong S2-1 escorted 40, okoye S2-1
         begin spawn",
        "chance #038
         = hulk",
        expect![[r#"
            > chance #038
                spawn-drawn zone=S0-0 card=37 level=yellow
                activation-began cause={"extra-activation":"guard"}
                enemies-attacked zone=S2-1 crowd={"guards":2,"operators":0,"specialists":0} leaders=[] citizens=["wong"] wounds=3
                wounds-taken hero=hulk n=3 health=2
            = hulk: at S2-1, health 2, hunger 0, xp 7
        "#]],
    );
}

#[test]
fn mz_15_20_alone_with_a_hero() {
    check(
        &["MZ-15.20"],
        "heroes hulk
         people: wong S2-1 escorted 40
         begin enemies",
        "= hulk",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":0,"specialists":0} leaders=[] citizens=["wong"] wounds=1
                wounds-taken hero=hulk n=1 health=4
            = hulk: at S2-1, health 4, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_15_21_not_removed_in_a_spawn_zone() {
    check(
        &["MZ-15.21"],
        "heroes hulk
         hulk: at S4-2
         S3-2: 1 guard
         people: mary-jane S3-2 escorted 40
         begin enemies",
        "= S4-2
         = outcome",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=guard n=1 from=S3-2 to=S4-2 why={"sees":S4-2}
                citizen-moved citizen=mary-jane from=S3-2 to=S4-2 why=escort
            = S4-2: hulk, 1 guard, citizen mary-jane escorted, spawn
            = outcome: none
        "#]],
    );
}

#[test]
fn mz_15_23_guards_that_split() {
    check(
        &["MZ-15.23"],
        "heroes hulk, wasp
         hulk: at S2-0
         wasp: at S2-2
         S2-1: 2 guards
         people: mary-jane S2-1 escorted 40
         begin enemies",
        "= pending
         A vote zone S2-2
         = S2-2",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"decide":{"citizen-way":{"citizen":"mary-jane","routes":[S2-0 S2-2]}}}
            > A vote zone S2-2
                decided about={"citizen-way":{"citizen":"mary-jane","routes":[S2-0 S2-2]}} choice={"zone":S2-2}
                enemies-moved kind=guard n=1 from=S2-1 to=S2-0 why={"sees":S2-0}
                enemies-moved kind=guard n=1 from=S2-1 to=S2-2 why={"sees":S2-2}
                citizen-moved citizen=mary-jane from=S2-1 to=S2-2 why=escort
            = S2-2: wasp, 1 guard, citizen mary-jane escorted
        "#]],
    );
}

#[test]
fn mz_15_27_never_with_a_rush() {
    check(
        &["MZ-18.2"],
        "heroes hulk
         S0-0: 1 guard
         people: mary-jane S0-0 escorted 40
         begin spawn",
        "chance #009
         = S0-0
         = S1-0",
        expect![[r#"
            > chance #009
                spawn-drawn zone=S0-0 card=8 level=blue
                enemies-placed zone=S0-0 kind=guard n=1
                activation-began cause=rush
                enemies-moved kind=guard n=1 from=S0-0 to=S1-0 why={"way":S2-1}
            = S0-0: 1 guard, citizen mary-jane escorted, spawn
            = S1-0: 1 guard
        "#]],
    );
}

#[test]
fn mz_15_27_with_a_shortage_of_guards() {
    check(
        &["MZ-15.27", "MZ-19.1"],
        "heroes hulk
         S1-0: 14 guards
         people: mary-jane S1-0 escorted 40
         begin spawn",
        "chance #007
         = S2-0",
        expect![[r#"
            > chance #007
                spawn-drawn zone=S0-0 card=6 level=blue
                figures-ran-short figures=guard
                activation-began cause={"shortage":"guard"}
                enemies-moved kind=guard n=14 from=S1-0 to=S2-0 why={"way":S2-1}
                citizen-moved citizen=mary-jane from=S1-0 to=S2-0 why=escort
            = S2-0: 14 guards, citizen mary-jane escorted
        "#]],
    );
}

#[test]
fn mz_18_13_the_spawn_card_of_a_devoured_citizen() {
    check(
        &["MZ-18.13", "MZ-15.5", "MZ-15.4"],
        "heroes hulk
         people: mary-jane S2-1 escorted 40
         begin turn hulk",
        "A attack devour S2-1
         chance 5
         = S2-1
         = hulk",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > chance 5
                attack-rolled hero=hulk dice=[5] accuracy=4
                hits-counted hero=hulk hits=1
                citizen-devoured hero=hulk citizen=mary-jane at=S2-1
                citizen-kept hero=hulk card=mary-jane
            = S2-1: hulk
            = hulk: at S2-1, health 5, hunger 0, xp 0, citizens [mary-jane], 2 actions
        "#]],
    );
}
