//! Chapter 15: Citizens act and, in Hero Mode, follow.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex44_a_non_fighter_gets_away() {
    check(
        &["MZ-15.9", "MZ-15.13", "MZ-15.14", "MZ-15.1"],
        "heroes hulk
         open 8R.a/S0-0
         spawn 1 off
         people: mary-jane 8R.c
         begin enemies",
        "= 8R.a
         chance #038
         A begin hulk
         A end-turn
         = outcome",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-moved citizen=mary-jane from=8R.c to=8R.a why={"flight":S0-0}
            = 8R.a: citizen mary-jane, objective 0
            > chance #038
                spawn-drawn zone=S0-0 card=37 level=blue
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            > A begin hulk
                turn-began hero=hulk actions=3
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-moved citizen=mary-jane from=8R.a to=S0-0 why={"flight":S0-0}
                citizen-left citizen=mary-jane zone=S0-0
                game-ended how=mission-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_ex62_the_way_out_of_a_building() {
    check(
        &["MZ-15.13", "MZ-15.14"],
        "mission MZ1
         heroes hulk
         hulk: at S0-2
         open 8R.a/S2-0
         spawn 2 inactive
         people: mary-jane 8R.c
         begin enemies",
        "chance #037
         ~ A begin hulk
         A end-turn
         chance #038
         ~ A begin hulk
         A end-turn
         chance #039
         ~ A begin hulk
         A end-turn
         = outcome",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-moved citizen=mary-jane from=8R.c to=8R.a why={"flight":S4-0}
            > chance #037
                spawn-drawn zone=S4-0 card=36 level=blue
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-moved citizen=mary-jane from=8R.a to=S2-0 why={"flight":S4-0}
            > chance #038
                spawn-drawn zone=S4-0 card=37 level=blue
                phase-began phase=end
                round-began round=3
                phase-began phase=players
                hunger-changed hero=hulk hunger=2
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-moved citizen=mary-jane from=S2-0 to=S3-0 why={"flight":S4-0}
            > chance #039
                spawn-drawn zone=S4-0 card=38 level=blue
                phase-began phase=end
                round-began round=4
                phase-began phase=players
                hunger-changed hero=hulk hunger=3
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-moved citizen=mary-jane from=S3-0 to=S4-0 why={"flight":S4-0}
                citizen-left citizen=mary-jane zone=S4-0
                game-ended how=mission-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_ex62_by_other_doors() {
    check(
        &["MZ-15.13"],
        "# The ways the others take: to the door that was opened.
         mission MZ1
         heroes hulk
         hulk: at S0-2
         open 5R.b/S2-3
         open 9V.b/S1-2
         people: mary-jane 5R.a, blind-al 9V.c
         begin enemies",
        "= 5R.b
         = 9V.a",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-moved citizen=mary-jane from=5R.a to=5R.b why={"flight":S2-4}
                citizen-moved citizen=blind-al from=9V.c to=9V.a why={"flight":S2-4}
            = 5R.b: citizen mary-jane, objective 3
            = 9V.a: citizen blind-al
        "#]],
    );
}

#[test]
fn mz_15_15_two_spawn_zones_as_near() {
    check(
        &["MZ-15.15", "MZ-50.14"],
        "mission MZ1
         heroes hulk
         hulk: at S0-2
         people: mary-jane S2-1
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
                citizen-moved citizen=mary-jane from=S2-1 to=S2-2 why={"flight":S2-4}
            = S2-2: citizen mary-jane
        "#]],
    );
}

#[test]
fn mz_15_15_no_open_path() {
    check(
        &["MZ-15.15"],
        "heroes hulk
         people: mary-jane 8R.c
         begin enemies",
        "= 8R.c",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = 8R.c: citizen mary-jane
        "#]],
    );
}

#[test]
fn mz_15_16_already_there() {
    check(
        &["MZ-15.16"],
        "mission MZ1
         heroes hulk
         people: mary-jane S4-0
         begin enemies",
        "= outcome",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-left citizen=mary-jane zone=S4-0
                game-ended how=mission-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_15_10_a_fighter_attacks_like_an_operator() {
    check(
        &["MZ-15.10", "MZ-15.12", "MZ-27.16"],
        "heroes hulk
         people: wong S2-1, okoye S2-0
         S2-1: 1 operator
         begin enemies",
        "= hulk
         = S2-1",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=["wong"] wounds=2
                wounds-taken hero=hulk n=2 health=3
                citizen-moved citizen=okoye from=S2-0 to=S2-1 why={"sees":S2-1}
            = hulk: at S2-1, health 3, hunger 0, xp 0, activated
            = S2-1: hulk, 1 operator, citizen wong, citizen okoye
        "#]],
    );
}

#[test]
fn mz_15_26_fighters_split() {
    check(
        &["MZ-15.26"],
        "heroes hulk, wasp
         hulk: at S2-0
         wasp: at S2-2
         people: wong S2-1, okoye S2-1
         begin enemies",
        "= pending
         A vote zone S2-2
         = S2-0
         = S2-2",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"decide":{"citizen-way":{"citizen":"wong","routes":[S2-0 S2-2]}}}
            > A vote zone S2-2
                decided about={"citizen-way":{"citizen":"wong","routes":[S2-0 S2-2]}} choice={"zone":S2-2}
                citizen-moved citizen=wong from=S2-1 to=S2-2 why={"sees":S2-2}
                citizen-moved citizen=okoye from=S2-1 to=S2-0 why={"sees":S2-0}
            = S2-0: hulk, citizen okoye
            = S2-2: wasp, citizen wong
        "#]],
    );
}

#[test]
fn mz_34_7_citizens_who_move_more() {
    check(
        &["MZ-34.7", "MZ-15.14"],
        "mission MZ4
         heroes hulk
         people: wong S2-0, mary-jane S1-0
         begin enemies",
        "= S0-0
         = outcome",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-moved citizen=mary-jane from=S1-0 to=S0-0 why={"flight":S0-0}
                citizen-left citizen=mary-jane zone=S0-0
                citizen-moved citizen=wong from=S2-0 to=S1-0 why={"flight":S0-0}
                citizen-moved citizen=wong from=S1-0 to=S0-0 why={"flight":S0-0}
                citizen-left citizen=wong zone=S0-0
            = S0-0: spawn
            = outcome: none
        "#]],
    );
}

#[test]
fn mz_29_20_citizens_follow() {
    check(
        &["MZ-29.20", "MZ-29.21"],
        "mission MH2
         heroes thor
         people: wong S2-2a, okoye S2-1, blind-al S4-1, mary-jane 3V.b objective stuck
         S4-1: 1 brute
         S3-0: 1 walker
         begin enemies",
        "= S2-0
         = S2-1
         = 3V.b
         = S4-1",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S4-1 crowd={"guards":1,"operators":0,"specialists":0} leaders=[] citizens=[] wounds=1
                citizen-lost citizen=blind-al zone=S4-1
                enemies-moved kind=operator n=1 from=S3-0 to=S2-0 why={"sees":S2-0}
                citizen-moved citizen=wong from=S2-2a to=S2-1 why={"follows":S2-0}
            = S2-0: thor, 1 walker
            = S2-1: citizen wong, citizen okoye
            = 3V.b: citizen mary-jane objective
            = S4-1: 1 brute
        "#]],
    );
}

#[test]
fn mz_29_20_not_into_a_zone_with_enemies() {
    check(
        &["MZ-29.20"],
        "# No Enemy acts any more, so that it stands in the way.
         mission MH2
         heroes thor
         people: wong S4-0
         S3-0: 1 walker
         begin citizens",
        "= S4-0",
        expect![[r#"
            = S4-0: citizen wong, exit
        "#]],
    );
}

#[test]
fn mz_29_20_two_heroes_as_near() {
    check(
        &["MZ-29.20", "MZ-50.14"],
        "mission MH2
         heroes thor, spider-man
         thor: at S2-1
         spider-man: at S3-0
         people: wong S2-0
         begin citizens",
        "= pending
         A vote zone S3-0
         = S3-0",
        expect![[r#"
            = seats who=["A"] mode=turn question={"decide":{"citizen-way":{"citizen":"wong","routes":[S2-1 S3-0]}}}
            > A vote zone S3-0
                decided about={"citizen-way":{"citizen":"wong","routes":[S2-1 S3-0]}} choice={"zone":S3-0}
                citizen-moved citizen=wong from=S2-0 to=S3-0 why={"follows":S3-0}
            = S3-0: spider-man, citizen wong
        "#]],
    );
}

#[test]
fn mz_15_8_citizens_hinder_nobody() {
    check(
        &["MZ-15.8", "MZ-7.5"],
        "heroes hulk
         people: wong S2-1, okoye S2-1, mary-jane S2-2
         begin turn hulk",
        "A move S2-2
         = hulk",
        expect![[r#"
            > A move S2-2
                moved hero=hulk from=S2-1 to=S2-2 cost=1
            = hulk: at S2-2, health 5, hunger 0, xp 0, 2 actions
        "#]],
    );
}

#[test]
fn mz_15_7_a_card_stays_when_it_is_used() {
    check(
        &["MZ-15.7"],
        "heroes hulk, wasp
         people: pepper-potts S2-1
         begin turn hulk",
        "~ A attack devour S2-1
         chance 6
         A use hulk citizen pepper-potts
         chance trait feast
         = hulk",
        expect![[r#"
            > chance 6
                attack-rolled hero=hulk dice=[6] accuracy=4
                hits-counted hero=hulk hits=1
                citizen-devoured hero=hulk citizen=pepper-potts at=S2-1
                citizen-kept hero=hulk card=pepper-potts
            > A use hulk citizen pepper-potts
                effect-used hero=hulk effect={"citizen":"pepper-potts"} aim=nothing
                hunger-changed hero=hulk hunger=1
            > chance trait feast
                trait-drawn hero=hulk card=feast
            = hulk: at S2-1, health 5, hunger 1, xp 0, traits [feast], citizens [pepper-potts], 2 actions
        "#]],
    );
}
