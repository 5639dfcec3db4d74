//! What must be true afterwards: cards are in the discard, procedures are over, and what was done is not
//! offered again.

use expect_test::expect;
use marvel_zombies::mission::BUILT_IN;
use marvel_zombies::scene::scene_of;
use marvel_zombies::{Character, Setup};
use table_laws::Script;

use crate::transcript::check;

#[test]
fn mz_15_25_nobodys_card_is_shuffled_in_again() {
    check(
        &["MZ-15.24", "MZ-15.25"],
        "mission MZ5
         heroes hulk
         cards: nobody 5R.a
         deck citizens: nobody
         deck spawn: 41, 42
         begin spawn",
        "chance #042
         chance citizen nobody
         chance #041
         chance citizen nobody",
        expect![[r#"
            > chance #042
                spawn-drawn zone=S4-6 card=41 level=blue
            > chance citizen nobody
                citizen-drawn card=nobody
                enemies-placed zone=S4-6 kind=guard n=1
            > chance #041
                spawn-drawn zone=S0-6 card=40 level=blue
                citizens-shuffled
            > chance citizen nobody
                citizen-drawn card=nobody
                enemies-placed zone=S0-6 kind=guard n=1
                spawns-shuffled
        "#]],
    );
}

#[test]
fn mz_36_8_an_objective_is_turned_up_once() {
    check(
        &["MZ-36.8"],
        "mission MZ6
         heroes hulk
         hulk: at S2-2
         cards: secret-mission-1 9R.a, secret-mission-2 9R.b
         deck spawn: 37
         begin turn hulk",
        "A open 9R.a/S2-2
         chance #037
         ? A
         A vote objective 4
         ? A",
        expect![[r#"
            > A open 9R.a/S2-2
                door-opened hero=hulk door=9R.a/S2-2
            > chance #037
                spawn-drawn zone=9R.b card=36 level=blue
                citizen-revealed card=secret-mission-1 zone=9R.a
            ? A: vote objective=0, vote objective=1, vote objective=2, vote objective=3, vote objective=4, vote nothing
            > A vote objective 4
                decided about=objective choice={"objective":4}
                objective-turned-up objective=4 color=green
                citizen-revealed card=secret-mission-2 zone=9R.b
            ? A: vote objective=0, vote objective=1, vote objective=2, vote objective=3, vote nothing
        "#]],
    );
}

#[test]
fn mz_39_11_a_leader_who_lies_down_is_left_alone() {
    check(
        &["MZ-39.11"],
        "mission MZ9
         heroes hulk
         leaders: thor S0-0 lies
         begin turn hulk",
        "= mission",
        expect![[r#"
            = mission: DevourObjectiveCitizens 0/5 open; NoLeaderLeft 0/1 shut
        "#]],
    );
}

#[test]
fn mz_15_26_fighters_of_other_zones_are_not_part_of_the_split() {
    check(
        &["MZ-15.26"],
        "heroes hulk, wasp
         hulk: at S2-0
         wasp: at S2-2
         people: wong S2-1, maria-hill S2-1, okoye S4-2
         begin enemies",
        "A vote zone S2-2
         = S2-0
         = S2-2",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            > A vote zone S2-2
                decided about={"citizen-way":{"citizen":"wong","routes":[S2-0 S2-2]}} choice={"zone":S2-2}
                citizen-moved citizen=wong from=S2-1 to=S2-2 why={"sees":S2-2}
                citizen-moved citizen=maria-hill from=S2-1 to=S2-0 why={"sees":S2-0}
                citizen-moved citizen=okoye from=S4-2 to=S3-2 why={"sees":S2-2}
            = S2-0: hulk, citizen maria-hill
            = S2-2: wasp, citizen wong
        "#]],
    );
}

#[test]
fn mz_40_9_scarlet_witch_hexes_nobody_in_her_sleep() {
    check(
        &["MZ-40.9"],
        "mission MZ10
         heroes hulk
         hulk: at 1R.b, hunger 1
         1R.b: 1 operator
         leaders: scarlet-witch 1R.b
         begin turn hulk",
        "A attack unique 1R.b
         chance 3 4 5 6
         = pending",
        expect![[r#"
            > A attack unique 1R.b
                attacked hero=hulk form=unique at=1R.b
            > chance 3 4 5 6
                attack-rolled hero=hulk dice=[6 5 4 3] accuracy=4
                hits-counted hero=hulk hits=3
                leader-eliminated who=scarlet-witch zone=1R.b lies=false
                xp-gained hero=hulk n=3 xp=3
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":2}}
        "#]],
    );
}

#[test]
fn mz_28_17_a_leader_who_comes_back_is_no_longer_set_aside() {
    check(
        &["MZ-28.17", "MZ-25.3"],
        "heroes hulk, wasp
         hulk: at S2-0
         wasp: at S2-2
         leaders: spider-man S2-1 returns
         begin end",
        "= pending
         = S2-1
         A vote zone S2-2
         = S2-2",
        expect![[r#"
                phase-began phase=end
            = seats who=["A"] mode=turn question={"decide":{"leader-zone":{"who":"spider-man","zones":[S2-0 S2-2]}}}
            = S2-1: nothing
            > A vote zone S2-2
                decided about={"leader-zone":{"who":"spider-man","zones":[S2-0 S2-2]}} choice={"zone":S2-2}
                leader-placed who=spider-man zone=S2-2
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
                hunger-changed hero=wasp hunger=1
            = S2-2: wasp, leader spider-man
        "#]],
    );
}

#[test]
fn mz_43_14_other_tokens_draw_once() {
    check(
        &["MZ-43.14"],
        "mission MH3
         heroes thor, spider-man, black-panther, ms-marvel, scarlet-witch
         deck spawn: 37, 38, 39
         begin spawn",
        "chance #037
         chance #038
         = pending
         chance #039
         = pending",
        expect![[r#"
            > chance #037
                spawn-drawn zone=S0-2 card=36 level=blue
            > chance #038
                spawn-drawn zone=S0-2 card=37 level=blue
            = chance spawn={"zone":S2-0}
            > chance #039
                spawn-drawn zone=S2-0 card=38 level=blue
                spawns-shuffled
            = chance spawn={"zone":S4-2}
        "#]],
    );
}

#[test]
fn mz_40_13_without_the_disruptor_a_card_stops_nothing() {
    let (_, file) = BUILT_IN.iter().find(|(code, _)| *code == "MZ10").expect("MZ10 is a mission of the box");
    let after_a_level = |mission: String| {
        let setup = Setup { mission, heroes: 1, team: vec![Character::Hulk], ..Setup::new(1) };
        let layout = "hulk: at 9V.a, xp 5\nsecret 1 taken\nbegin turn hulk";
        let state = scene_of(&setup, layout).unwrap_or_else(|error| panic!("{error}"));
        Script::from_state(state).play("A take objective=0").pending()
    };
    assert!(!after_a_level(file.to_string()).contains("spawn-zone"));
    assert!(after_a_level(file.replace("\"disruptor\",", "")).contains("spawn-zone"));
}
