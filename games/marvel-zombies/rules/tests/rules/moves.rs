//! Chapter 16: routes and splits.

use expect_test::expect;
use marvel_zombies::scene::scene;
use table::{Game, Observer};

use crate::transcript::check;

#[test]
fn mz_ex9_groups_of_equal_size() {
    check(
        &["MZ-16.13", "MZ-16.14", "MZ-16.15", "MZ-16.16", "MZ-16.17", "MZ-50.11"],
        "heroes hulk, wasp
         hulk: at S2-0
         wasp: at S2-2
         S2-1: 4 operators, 3 guards
         leaders: thor S2-1
         begin enemies",
        "= pending
         ? A
         A vote zone S2-2
         = pending
         A vote zone S2-0
         = S2-0
         = S2-2",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"decide":{"split":{"from":S2-1,"kind":"guard","extra":1,"routes":[S2-0 S2-2]}}}
            ? A: vote zone=S2-0, vote zone=S2-2
            > A vote zone S2-2
                decided about={"split":{"from":S2-1,"kind":"guard","extra":1,"routes":[S2-0 S2-2]}} choice={"zone":S2-2}
            = seats who=["A"] mode=turn question={"decide":{"leader-zone":{"who":"thor","zones":[S2-0 S2-2]}}}
            > A vote zone S2-0
                decided about={"leader-zone":{"who":"thor","zones":[S2-0 S2-2]}} choice={"zone":S2-0}
                enemies-moved kind=guard n=1 from=S2-1 to=S2-0 why={"sees":S2-0}
                enemies-moved kind=guard n=2 from=S2-1 to=S2-2 why={"sees":S2-2}
                enemies-moved kind=operator n=2 from=S2-1 to=S2-0 why={"sees":S2-0}
                enemies-moved kind=operator n=2 from=S2-1 to=S2-2 why={"sees":S2-2}
                leader-moved who=thor from=S2-1 to=S2-0 why={"sees":S2-0}
                next-action action=2
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":0,"specialists":0} leaders=["thor"] citizens=[] wounds=2
                wounds-taken hero=hulk n=2 health=3
            = S2-0: hulk, leader thor, 1 guard, 2 operators
            = S2-2: wasp, 2 guards, 2 operators
        "#]],
    );
}

#[test]
fn mz_ex55_two_paths() {
    check(
        &["MZ-16.11", "MZ-16.13", "MZ-16.14"],
        "heroes hulk, captain-america
         open 8R.a/S0-0
         open 8R.b/S2-1
         S0-0: 2 operators, 1 guard
         begin enemies",
        "= pending
         A vote zone 8R.a
         = 8R.a
         = S1-0",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"decide":{"split":{"from":S0-0,"kind":"guard","extra":1,"routes":[8R.a S1-0]}}}
            > A vote zone 8R.a
                decided about={"split":{"from":S0-0,"kind":"guard","extra":1,"routes":[8R.a S1-0]}} choice={"zone":8R.a}
                enemies-moved kind=guard n=1 from=S0-0 to=8R.a why={"way":S2-1}
                enemies-moved kind=operator n=1 from=S0-0 to=8R.a why={"way":S2-1}
                enemies-moved kind=operator n=1 from=S0-0 to=S1-0 why={"way":S2-1}
            = 8R.a: 1 guard, 1 operator, objective 0
            = S1-0: 1 operator
        "#]],
    );
}

#[test]
fn mz_ex24_a_leader_chooses_a_side() {
    check(
        &["MZ-16.4", "MZ-16.15"],
        "heroes hulk, captain-america, wasp
         hulk: at S2-0
         captain-america: at S2-0
         wasp: at S2-2
         leaders: spider-man S2-1
         begin enemies",
        "= pending
         A vote zone S2-0
         chance 1
         A vote all-on hulk
         = S2-0
         = hulk",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"decide":{"leader-zone":{"who":"spider-man","zones":[S2-0 S2-2]}}}
            > A vote zone S2-0
                decided about={"leader-zone":{"who":"spider-man","zones":[S2-0 S2-2]}} choice={"zone":S2-0}
                leader-moved who=spider-man from=S2-1 to=S2-0 why={"sees":S2-0}
                next-action action=2
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":0,"specialists":0} leaders=["spider-man"] citizens=[] wounds=1
            > chance 1
                parry-rolled hero=captain-america dice=[1] cancelled=0
            > A vote all-on hulk
                decided about={"wounds":{"zone":S2-0,"n":1}} choice={"shares":{"heroes":[1,0,0,0,0,0],"citizens":0}}
                wounds-taken hero=hulk n=1 health=4
            = S2-0: hulk, captain-america, leader spider-man
            = hulk: at S2-0, health 4, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_16_16_two_leaders_are_one_type() {
    check(
        &["MZ-16.16"],
        "heroes hulk, wasp
         hulk: at S2-0
         wasp: at S2-2
         leaders: scarlet-witch S2-1, doctor-strange S2-1
         begin enemies",
        "= pending
         A vote zone S2-2
         = S2-0
         = S2-2",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"decide":{"leader-zone":{"who":"doctor-strange","zones":[S2-0 S2-2]}}}
            > A vote zone S2-2
                decided about={"leader-zone":{"who":"doctor-strange","zones":[S2-0 S2-2]}} choice={"zone":S2-2}
                leader-moved who=doctor-strange from=S2-1 to=S2-2 why={"sees":S2-2}
                leader-moved who=scarlet-witch from=S2-1 to=S2-0 why={"sees":S2-0}
                next-action action=2
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":0,"specialists":0} leaders=["scarlet-witch"] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
                enemies-attacked zone=S2-2 crowd={"guards":0,"operators":0,"specialists":0} leaders=["doctor-strange"] citizens=[] wounds=1
                wounds-taken hero=wasp n=1 health=4
            = S2-0: hulk, leader scarlet-witch
            = S2-2: wasp, leader doctor-strange
        "#]],
    );
}

#[test]
fn mz_ex23_targets_in_sight_come_first() {
    check(
        &["MZ-16.10"],
        "# Captain Marvel is as near as they are, but out of sight.
         heroes iron-man, deadpool, captain-marvel
         open 8R.a/S0-0
         iron-man: at S2-0
         deadpool: at S2-0
         captain-marvel: at 8R.b
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
fn mz_16_14_several_extra_figures() {
    check(
        &["MZ-16.14"],
        "mission MZ1
         heroes hulk, wasp, iron-man
         hulk: at S1-2
         wasp: at S2-1
         iron-man: at S2-3
         S2-2: 5 operators
         begin enemies",
        "= pending
         ? A
         ! A vote zone S1-2
         A vote routes S1-2 S2-3
         = S1-2
         = S2-1
         = S2-3",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"decide":{"split":{"from":S2-2,"kind":"operator","extra":2,"routes":[S1-2 S2-1 S2-3]}}}
            ? A: vote routes=[S1-2 S2-1], vote routes=[S1-2 S2-3], vote routes=[S2-1 S2-3]
            ! A vote zone S1-2: not-among-the-choices (MZ-50.3)
            > A vote routes S1-2 S2-3
                decided about={"split":{"from":S2-2,"kind":"operator","extra":2,"routes":[S1-2 S2-1 S2-3]}} choice={"routes":[S1-2 S2-3]}
                enemies-moved kind=operator n=2 from=S2-2 to=S1-2 why={"sees":S1-2}
                enemies-moved kind=operator n=1 from=S2-2 to=S2-1 why={"sees":S2-1}
                enemies-moved kind=operator n=2 from=S2-2 to=S2-3 why={"sees":S2-3}
            = S1-2: hulk, 2 operators
            = S2-1: wasp, 1 operator
            = S2-3: iron-man, 2 operators
        "#]],
    );
}

#[test]
fn mz_24_39_lured() {
    check(
        &["MZ-24.39", "MZ-24.15"],
        "# Those of the zone come first, although a hero stands beside them; with another Action they attack.
         heroes deadpool, wasp
         deadpool: xp 19
         wasp: at S2-0
         S2-0: 1 operator, 1 specialist, 1 guard
         people: mary-jane S2-0 escorted 40
         begin turn deadpool",
        "A use deadpool skill merc-with-half-a-mouth zone S2-0
         = S2-1
         = S2-0",
        expect![[r#"
            > A use deadpool skill merc-with-half-a-mouth zone S2-0
                effect-used hero=deadpool effect={"skill":"merc-with-half-a-mouth"} aim={"zone":S2-0}
                activation-began cause={"lured":S2-1}
                enemies-moved kind=guard n=1 from=S2-0 to=S2-1 why=lured
                enemies-moved kind=operator n=1 from=S2-0 to=S2-1 why=lured
                enemies-moved kind=specialist n=1 from=S2-0 to=S2-1 why=lured
                citizen-moved citizen=mary-jane from=S2-0 to=S2-1 why=escort
                next-action action=2
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":0,"specialists":1} leaders=[] citizens=[] wounds=1
                wounds-taken hero=deadpool n=1 health=4
            = S2-1: deadpool, 1 guard, 1 operator, 1 specialist, citizen mary-jane escorted
            = S2-0: wasp
        "#]],
    );
}

/// What everybody is shown before the hero moves.
#[test]
fn mz_8_7_a_move_costs_one_action_and_one_for_each_enemy_left_behind() {
    for (figures, costs) in [("", 1), ("S2-1: 1 operator", 2), ("S2-1: 1 operator, 2 guards", 4)] {
        let layout = format!("heroes hulk\n hulk: at S2-1\n {figures}\n begin turn hulk");
        let g = scene(&layout).unwrap_or_else(|error| panic!("{error}"));
        let turn = g.view(Observer::Table).turn.expect("it is Hulk's turn");
        assert_eq!(turn.leaving_costs, costs, "{figures}");
    }
}
