//! Chapters 17 and 18: spawning and the Spawn cards.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_17_1_token_after_token() {
    check(
        &["MZ-17.1", "MZ-17.2", "MZ-17.3", "MZ-17.4", "MZ-17.8", "MZ-18.1"],
        "heroes hulk
         begin spawn",
        "= pending
         chance #001
         = pending
         chance #007
         = S0-0
         = S4-2",
        expect![[r#"
            = chance spawn={"zone":S0-0}
            > chance #001
                spawn-drawn zone=S0-0 card=0 level=blue
                enemies-placed zone=S0-0 kind=operator n=2
            = chance spawn={"zone":S4-2}
            > chance #007
                spawn-drawn zone=S4-2 card=6 level=blue
                enemies-placed zone=S4-2 kind=guard n=1
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = S0-0: 2 operators, spawn
            = S4-2: 1 guard, spawn
        "#]],
    );
}

#[test]
fn mz_17_5_inactive_tokens() {
    check(
        &["MZ-17.5", "MZ-17.6"],
        "heroes hulk
         spawn 0 inactive
         begin spawn",
        "= pending",
        expect![[r#"
            = chance spawn={"zone":S4-2}
        "#]],
    );
}

#[test]
fn mz_17_7_an_empty_deck() {
    check(
        &["MZ-17.7"],
        "heroes hulk
         deck spawn: 38
         begin spawn",
        "chance #038
         = pending
         ! chance #043
         chance #011",
        expect![[r#"
            > chance #038
                spawn-drawn zone=S0-0 card=37 level=blue
                spawns-shuffled
            = chance spawn={"zone":S4-2}
            ! chance #043: impossible-roll (TABLE-6)
            > chance #011
                spawn-drawn zone=S4-2 card=10 level=blue
                enemies-placed zone=S4-2 kind=specialist n=1
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
        "#]],
    );
}

#[test]
fn mz_ex10_the_highest_level_counts() {
    check(
        &["MZ-17.3", "MZ-18.1"],
        "heroes wasp, hulk
         wasp: xp 5
         hulk: xp 12
         begin spawn",
        "chance #001
         = S0-0",
        expect![[r#"
            > chance #001
                spawn-drawn zone=S0-0 card=0 level=yellow
                enemies-placed zone=S0-0 kind=operator n=3
            = S0-0: 3 operators, spawn
        "#]],
    );
}

#[test]
fn mz_18_2_rush() {
    check(
        &["MZ-18.2"],
        "heroes hulk
         hulk: xp 7, at S2-0
         S0-0: 1 guard
         begin spawn",
        "chance #009
         = S0-0
         = S1-0",
        expect![[r#"
            > chance #009
                spawn-drawn zone=S0-0 card=8 level=yellow
                enemies-placed zone=S0-0 kind=guard n=2
                activation-began cause=rush
                enemies-moved kind=guard n=2 from=S0-0 to=S1-0 why={"sees":S2-0}
            = S0-0: 1 guard, spawn
            = S1-0: 2 guards
        "#]],
    );
}

#[test]
fn mz_18_2_rushed_operators_attack() {
    check(
        &["MZ-18.2"],
        "heroes hulk
         hulk: at S0-0
         begin spawn",
        "chance #004
         = hulk",
        expect![[r#"
            > chance #004
                spawn-drawn zone=S0-0 card=3 level=blue
                enemies-placed zone=S0-0 kind=operator n=3
                activation-began cause=rush
                enemies-attacked zone=S0-0 crowd={"guards":0,"operators":3,"specialists":0} leaders=[] citizens=[] wounds=3
                wounds-taken hero=hulk n=3 health=2
            = hulk: at S0-0, health 2, hunger 0, xp 0
        "#]],
    );
}

#[test]
fn mz_ex14_extra_activation() {
    check(
        &["MZ-18.3"],
        "heroes hulk
         hulk: at S2-0
         S0-0: 2 guards
         S4-2: 1 guard, 1 operator
         begin spawn",
        "chance #038
         = S0-0
         = pending",
        expect![[r#"
            > chance #038
                spawn-drawn zone=S0-0 card=37 level=blue
            = S0-0: 2 guards, spawn
            = chance spawn={"zone":S4-2}
        "#]],
    );
}

#[test]
fn mz_ex14_extra_activation_at_yellow() {
    check(
        &["MZ-18.3"],
        "heroes hulk
         hulk: at S2-0, xp 7
         S0-0: 2 guards
         S4-2: 1 guard, 1 operator
         begin spawn",
        "chance #038
         = S1-0
         = S3-2
         = S4-2",
        expect![[r#"
            > chance #038
                spawn-drawn zone=S0-0 card=37 level=yellow
                activation-began cause={"extra-activation":"guard"}
                enemies-moved kind=guard n=2 from=S0-0 to=S1-0 why={"sees":S2-0}
                enemies-moved kind=guard n=1 from=S4-2 to=S3-2 why={"way":S2-0}
            = S1-0: 2 guards
            = S3-2: 1 guard
            = S4-2: 1 operator, spawn
        "#]],
    );
}

#[test]
fn mz_18_4_a_super_hero_comes() {
    check(
        &["MZ-18.4", "MZ-7.8"],
        "heroes hulk
         begin spawn",
        "chance #014
         = pending
         ! chance leader hulk
         chance leader thor
         = S0-0
         = table",
        expect![[r#"
            > chance #014
                spawn-drawn zone=S0-0 card=13 level=blue
            = chance leader
            ! chance leader hulk: impossible-roll (TABLE-6)
            > chance leader thor
                leader-drawn who=thor
                leader-placed who=thor zone=S0-0
            = S0-0: leader thor, spawn
            = table: round 1, enemies phase, A: hulk, supply [14, 35, 14], spawn deck 41, traits 45, citizens 14, leaders 5, open []
        "#]],
    );
}

#[test]
fn mz_18_11_an_empty_super_hero_deck() {
    check(
        &["MZ-18.11"],
        "heroes hulk
         leaders: thor S2-2
         deck leaders:
         begin spawn",
        "chance #014
         chance leader ms-marvel
         = S0-0",
        expect![[r#"
            > chance #014
                spawn-drawn zone=S0-0 card=13 level=blue
                leaders-shuffled
            > chance leader ms-marvel
                leader-drawn who=ms-marvel
                leader-placed who=ms-marvel zone=S0-0
            = S0-0: leader ms-marvel, spawn
        "#]],
    );
}

#[test]
fn mz_ex13_specialist_drop() {
    check(
        &["MZ-18.6"],
        "heroes hulk, wasp, iron-man, deadpool
         wasp: at S2-0
         iron-man: at S2-2
         begin enemies",
        "chance #033
         = S2-1
         = S2-0
         = S2-2
         = S0-0",
        expect![[r#"
                phase-began phase=enemies
            > chance #033
                spawn-drawn zone=S0-0 card=32 level=blue
                enemies-placed zone=S2-1 kind=specialist n=1
                enemies-placed zone=S2-0 kind=specialist n=1
                enemies-placed zone=S2-2 kind=specialist n=1
                enemies-placed zone=S2-1 kind=specialist n=1
            = S2-1: hulk, deadpool, 2 specialists
            = S2-0: wasp, 1 specialist
            = S2-2: iron-man, 1 specialist
            = S0-0: spawn
        "#]],
    );
}

#[test]
fn mz_ex41_open_fire() {
    check(
        &["MZ-18.7", "MZ-18.8", "MZ-18.9"],
        "heroes hulk
         S2-0: 3 operators
         S2-2: 2 operators
         S4-2: 4 operators
         begin spawn",
        "chance #035
         = pending
         chance 5 6 4 1 3
         = hulk
         = S2-0",
        expect![[r#"
            > chance #035
                spawn-drawn zone=S0-0 card=34 level=blue
            = chance fire={"n":5}
            > chance 5 6 4 1 3
                shots-rolled zone=S2-1 dice=[6 5 4 3 1] wounds=2
                wounds-taken hero=hulk n=2 health=3
            = hulk: at S2-1, health 3, hunger 0, xp 0
            = S2-0: 3 operators
        "#]],
    );
}

#[test]
fn mz_18_8_between_equally_near_zones_the_players_choose() {
    check(
        &["MZ-18.8", "MZ-18.23", "MZ-50.14"],
        "heroes hulk, wasp
         hulk: at S2-0
         wasp: at S2-2
         S2-1: 2 operators
         begin spawn",
        "chance #036
         = pending
         A vote zone S2-2
         chance 5 5
         = hulk
         = wasp",
        expect![[r#"
            > chance #036
                spawn-drawn zone=S0-0 card=35 level=blue
            = seats who=["A"] mode=turn question={"decide":{"fire":{"from":S2-1,"zones":[S2-0 S2-2]}}}
            > A vote zone S2-2
                decided about={"fire":{"from":S2-1,"zones":[S2-0 S2-2]}} choice={"zone":S2-2}
            > chance 5 5
                shots-rolled zone=S2-2 dice=[5 5] wounds=2
                wounds-taken hero=wasp n=2 health=3
            = hulk: at S2-0, health 5, hunger 0, xp 0
            = wasp: at S2-2, health 3, hunger 0, xp 0
        "#]],
    );
}

#[test]
fn mz_18_7_no_target_no_shot() {
    check(
        &["MZ-18.9"],
        "heroes hulk
         S4-2: 4 operators
         begin spawn",
        "chance #036
         = pending",
        expect![[r#"
            > chance #036
                spawn-drawn zone=S0-0 card=35 level=blue
            = chance spawn={"zone":S4-2}
        "#]],
    );
}

#[test]
fn mz_ex16_escorted_citizen() {
    check(
        &["MZ-18.5"],
        "heroes hulk
         hulk: xp 19
         begin spawn",
        "chance #042
         = pending
         chance citizen wong
         = S0-0
         = pending",
        expect![[r#"
            > chance #042
                spawn-drawn zone=S0-0 card=41 level=orange
            = chance citizen
            > chance citizen wong
                citizen-drawn card=wong
                citizen-placed citizen=wong zone=S0-0 is_escorted=true is_objective=false
                enemies-placed zone=S0-0 kind=guard n=3
            = S0-0: 3 guards, citizen wong escorted, spawn
            = chance spawn={"zone":S4-2}
        "#]],
    );
}

#[test]
fn mz_15_25_saved_is_nobody() {
    check(
        &["MZ-15.25"],
        "heroes hulk
         begin spawn",
        "chance #042
         chance citizen nobody
         = S0-0",
        expect![[r#"
            > chance #042
                spawn-drawn zone=S0-0 card=41 level=blue
            > chance citizen nobody
                citizen-drawn card=nobody
                enemies-placed zone=S0-0 kind=guard n=1
            = S0-0: 1 guard, spawn
        "#]],
    );
}

#[test]
fn mz_15_24_no_citizen_is_left() {
    check(
        &["MZ-18.5", "MZ-15.24"],
        "heroes hulk, wasp, iron-man, deadpool, captain-marvel
         deck citizens: wong
         begin spawn",
        "chance #040
         chance citizen wong
         chance #041
         = pending
         chance citizen mary-jane
         = S4-2",
        expect![[r#"
            > chance #040
                spawn-drawn zone=S0-0 card=39 level=blue
            > chance citizen wong
                citizen-drawn card=wong
                citizen-placed citizen=wong zone=S0-0 is_escorted=true is_objective=false
                enemies-placed zone=S0-0 kind=guard n=1
            > chance #041
                spawn-drawn zone=S4-2 card=40 level=blue
                citizens-shuffled
            = chance citizen
            > chance citizen mary-jane
                citizen-drawn card=mary-jane
                citizen-placed citizen=mary-jane zone=S4-2 is_escorted=true is_objective=false
                enemies-placed zone=S4-2 kind=guard n=1
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
                hunger-changed hero=wasp hunger=1
                hunger-changed hero=iron-man hunger=1
                hunger-changed hero=deadpool hunger=1
                hunger-changed hero=captain-marvel hunger=1
            = S4-2: 1 guard, citizen mary-jane escorted, spawn
        "#]],
    );
}

#[test]
fn mz_18_10_effects_before_a_rush() {
    check(
        &["MZ-18.10", "MZ-18.22"],
        "heroes hulk, wasp
         hulk: at S1-0
         wasp: at S3-2
         citizens hulk: jonah-jameson
         begin spawn",
        "chance #004
         = pending
         ? A
         A use hulk citizen jonah-jameson
         = pending
         A move S2-0
         = hulk
         = S1-0",
        expect![[r#"
            > chance #004
                spawn-drawn zone=S0-0 card=3 level=blue
                enemies-placed zone=S0-0 kind=operator n=3
            = seats who=["A"] mode=turn question={"effects":{"moment":"enemies-spawned","zone":S0-0}}
            ? A: pass, use hero=hulk effect={"citizen":"jonah-jameson"} aim=nothing
            > A use hulk citizen jonah-jameson
                effect-used hero=hulk effect={"citizen":"jonah-jameson"} aim=nothing
                hunger-changed hero=hulk hunger=1
            = seats who=["A"] mode=turn question={"walk":{"hero":"hulk","left":1}}
            > A move S2-0
                moved hero=hulk from=S1-0 to=S2-0 cost=0
                activation-began cause=rush
                enemies-moved kind=operator n=3 from=S0-0 to=S1-0 why={"sees":S2-0}
            = hulk: at S2-0, health 5, hunger 1, xp 0, citizens [jonah-jameson]
            = S1-0: 3 operators
        "#]],
    );
}

#[test]
fn mz_ex11_card_1_at_each_level() {
    check(
        &["MZ-18.14", "MZ-18.18", "MZ-18.24"],
        "heroes hulk
         hulk: xp 43, at 3V.a
         begin spawn",
        "chance #001
         = S0-0
         chance #019
         = S4-2",
        expect![[r#"
            > chance #001
                spawn-drawn zone=S0-0 card=0 level=red
                enemies-placed zone=S0-0 kind=operator n=9
            = S0-0: 9 operators, spawn
            > chance #019
                spawn-drawn zone=S4-2 card=18 level=red
                enemies-placed zone=S4-2 kind=operator n=9
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = S4-2: 9 operators, spawn
        "#]],
    );
}

#[test]
fn mz_ex12_card_7_at_orange() {
    check(
        &["MZ-18.15", "MZ-18.25"],
        "heroes hulk
         hulk: xp 19, at 3V.a
         begin spawn",
        "chance #007
         = S0-0
         chance #008
         = S4-2",
        expect![[r#"
            > chance #007
                spawn-drawn zone=S0-0 card=6 level=orange
                enemies-placed zone=S0-0 kind=guard n=4
            = S0-0: 4 guards, spawn
            > chance #008
                spawn-drawn zone=S4-2 card=7 level=orange
                enemies-placed zone=S4-2 kind=guard n=4
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = S4-2: 4 guards, spawn
        "#]],
    );
}
