//! Chapters 15, 16, 25 and 47: who acts and who does not, and how far.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn a_citizen_who_is_not_hurried_goes_one_zone() {
    check(
        &[],
        "heroes hulk
         hulk: at S0-0
         people: agent-coulson S2-2
         begin enemies",
        "= S2-1
         = pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-moved citizen=agent-coulson from=S2-2 to=S2-1 why={"way":S0-0}
            = S2-1: citizen agent-coulson
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn only_citizens_whose_guards_act_go_with_an_extra_activation() {
    check(
        &["MZ-15.19", "MZ-15.27"],
        "heroes hulk
         hulk: at S0-0, xp 7
         people: wong S2-2 escorted 40, agent-coulson S3-2, pepper-potts S4-2 escorted 41
         S3-2: 1 guard
         S4-2: 1 guard
         deck spawn: 38
         spawn 1 off
         begin spawn",
        "chance #038
         = S2-2
         = S3-2
         = S4-2",
        expect![[r#"
            > chance #038
                spawn-drawn zone=S0-0 card=37 level=yellow
                activation-began cause={"extra-activation":"guard"}
                enemies-moved kind=guard n=1 from=S3-2 to=S2-2 why={"way":S0-0}
                enemies-moved kind=guard n=1 from=S4-2 to=S3-2 why={"way":S0-0}
                citizen-moved citizen=pepper-potts from=S4-2 to=S3-2 why=escort
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = S2-2: 1 guard, citizen wong escorted
            = S3-2: 1 guard, citizen agent-coulson, citizen pepper-potts escorted
            = S4-2: nothing
        "#]],
    );
}

#[test]
fn enemies_of_the_first_zone_act_twice() {
    check(
        &["MZ-16.4"],
        "heroes hulk
         hulk: at 8R.a
         open 8R.a/S0-0
         8R.a: 1 specialist, 1 operator
         begin enemies",
        "= hulk",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=8R.a crowd={"guards":0,"operators":1,"specialists":1} leaders=[] citizens=[] wounds=2
                wounds-taken hero=hulk n=2 health=3
                next-action action=2
                enemies-attacked zone=8R.a crowd={"guards":0,"operators":0,"specialists":1} leaders=[] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=2
            = hulk: at 8R.a, health 2, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn enemies_leave_the_first_zone() {
    check(
        &["MZ-16.11"],
        "heroes hulk
         open 8R.b/S2-1
         8R.a: 1 operator
         begin enemies",
        "= 8R.b",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=operator n=1 from=8R.a to=8R.b why={"way":S2-1}
            = 8R.b: 1 operator
        "#]],
    );
}

#[test]
fn a_hero_who_passed_is_asked_again_only_when_others_come() {
    check(
        &["MZ-23.11"],
        "heroes hulk
         citizens hulk: okoye
         S2-2: 1 specialist
         begin enemies",
        "= pending
         A pass
         = pending
         = hulk",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=specialist n=1 from=S2-2 to=S2-1 why={"sees":S2-1}
            = seats who=["A"] mode=turn question={"effects":{"moment":"enemies-entered","zone":S2-1}}
            > A pass
                effects-declined seat=A
                next-action action=2
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":0,"specialists":1} leaders=[] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
            = chance spawn={"zone":S0-0}
            = hulk: at S2-1, health 4, hunger 0, xp 0, citizens [okoye], activated
        "#]],
    );
}

#[test]
fn captain_america_drives_walkers_only() {
    check(
        &["MZ-47.2", "MZ-47.8"],
        "mission MH5
         heroes thor
         leaders: captain-america S2-4, hulk S2-2 gone
         S2-5: 1 walker, 1 brute
         S2-2: 1 walker
         spawn 0 off
         spawn 1 off
         spawn 2 off
         spawn 3 off
         spawn 4 off
         begin enemies",
        "= S2-5
         = S2-6
         = thor",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = S2-5: 1 brute, 1 walker
            = S2-6: thor
            = thor: at S2-6, health 3, power 0, xp 0, activated
        "#]],
    );
}

#[test]
fn ms_marvel_aims_at_nobody_when_others_are_activated() {
    check(
        &[],
        "heroes hulk, wasp
         hulk: at S2-0, xp 7
         wasp: at S2-2
         leaders: ms-marvel S2-1
         S4-2: 1 operator
         deck spawn: 37
         spawn 1 off
         begin spawn",
        "chance #037
         = pending",
        expect![[r#"
            > chance #037
                spawn-drawn zone=S0-0 card=36 level=yellow
                activation-began cause={"extra-activation":"operator"}
                enemies-moved kind=operator n=1 from=S4-2 to=S3-2 why={"sees":S2-2}
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
                hunger-changed hero=wasp hunger=1
            = seats who=["A"] mode=turn question=begin
        "#]],
    );
}

#[test]
fn ms_marvel_aims_when_acting() {
    check(
        &["MZ-25.5"],
        "heroes hulk, wasp
         hulk: at S2-0
         wasp: at S2-2
         leaders: ms-marvel S2-1
         begin enemies",
        "= pending
         ? A
         A vote zone S2-2
         = wasp",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"decide":{"leader-zone":{"who":"ms-marvel","zones":[S2-0 S2-2]}}}
            ? A: vote zone=S2-0, vote zone=S2-2
            > A vote zone S2-2
                decided about={"leader-zone":{"who":"ms-marvel","zones":[S2-0 S2-2]}} choice={"zone":S2-2}
                enemies-attacked zone=S2-2 crowd={"guards":0,"operators":0,"specialists":0} leaders=["ms-marvel"] citizens=[] wounds=1
                wounds-taken hero=wasp n=1 health=4
                next-action action=2
            = wasp: at S2-2, health 4, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn ms_marvel_reaches_three_moves() {
    check(
        &["MZ-25.11"],
        "mission MZ1
         heroes hulk
         leaders: ms-marvel S4-0, thor S3-0
         begin enemies",
        "= hulk",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                leader-moved who=thor from=S3-0 to=S2-0 why={"sees":S0-0}
                leader-moved who=ms-marvel from=S4-0 to=S3-0 why={"sees":S0-0}
                next-action action=2
                enemies-attacked zone=S0-0 crowd={"guards":0,"operators":0,"specialists":0} leaders=["ms-marvel"] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
                leader-moved who=thor from=S2-0 to=S1-0 why={"sees":S0-0}
            = hulk: at S0-0, health 4, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn the_order_matters_where_deadpool_may_come_back() {
    check(
        &["MZ-16.21"],
        "heroes deadpool, hulk, wasp
         deadpool: xp 43
         hulk: at S2-0
         wasp: at S0-0
         S2-1: 1 operator
         S2-0: 1 operator
         begin enemies",
        "= pending
         ? A
         A vote zone S2-1",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"decide":{"attack-order":{"zones":[S2-0 S2-1]}}}
            ? A: vote zone=S2-0, vote zone=S2-1
            > A vote zone S2-1
                decided about={"attack-order":{"zones":[S2-0 S2-1]}} choice={"zone":S2-1}
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=deadpool n=1 health=4
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
        "#]],
    );
}

#[test]
fn the_order_does_not_matter_when_deadpool_came_back_already() {
    check(
        &["MZ-16.21"],
        "heroes deadpool, hulk
         deadpool: xp 43, came-back
         hulk: at S2-0
         S2-1: 1 operator
         S2-0: 1 operator
         begin enemies",
        "= pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=deadpool n=1 health=4
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn the_order_does_not_matter_when_deadpool_is_elsewhere() {
    check(
        &["MZ-16.21"],
        "heroes deadpool, hulk, wasp
         deadpool: xp 43, at S0-0
         hulk: at S2-0
         S2-1: 1 operator
         S2-0: 1 operator
         begin enemies",
        "= pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=wasp n=1 health=4
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn the_order_matters_where_a_citizen_may_be_lost() {
    check(
        &["MZ-16.21"],
        "mission MH5
         heroes thor, spider-man
         spider-man: at S2-4
         people: wong S2-6
         S2-6: 1 walker
         S2-4: 1 walker
         begin enemies",
        "= pending
         ? A",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"decide":{"attack-order":{"zones":[S2-4 S2-6]}}}
            ? A: vote zone=S2-4, vote zone=S2-6
        "#]],
    );
}

#[test]
fn the_order_does_not_matter_without_citizens() {
    check(
        &["MZ-16.21"],
        "mission MH5
         heroes thor, spider-man
         spider-man: at S2-4
         leaders: hulk S2-2 gone
         S2-6: 1 walker
         S2-4: 1 walker
         begin enemies",
        "= pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-4 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=spider-man n=1 health=2
                enemies-attacked zone=S2-6 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=thor n=1 health=2
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn a_citizen_goes_with_its_own_guards() {
    check(
        &["MZ-15.18", "MZ-15.23"],
        "heroes hulk, wasp
         hulk: at S0-0
         wasp: at S4-2
         people: wong S2-0 escorted 40
         S2-0: 1 guard
         S2-2: 1 guard
         begin enemies",
        "= pending
         = S1-0
         = S3-2",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=guard n=1 from=S2-0 to=S1-0 why={"sees":S0-0}
                enemies-moved kind=guard n=1 from=S2-2 to=S3-2 why={"sees":S4-2}
                citizen-moved citizen=wong from=S2-0 to=S1-0 why=escort
            = chance spawn={"zone":S0-0}
            = S1-0: 1 guard, citizen wong escorted
            = S3-2: 1 guard
        "#]],
    );
}

#[test]
fn captain_marvel_goes_one_zone_inside_a_building() {
    check(
        &[],
        "mission MH5
         heroes thor
         leaders: captain-marvel 8V.a, hulk S2-2 gone
         open 8V.a/S3-4
         open 8V.b/S2-6
         thor: at S2-4
         begin enemies",
        "= pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                leader-moved who=captain-marvel from=8V.a to=S3-4 why={"way":S2-4}
                next-action action=2
                leader-moved who=captain-marvel from=S3-4 to=S2-4 why={"sees":S2-4}
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn captain_marvel_goes_two_zones_in_the_street() {
    check(
        &[],
        "mission MH5
         heroes thor
         leaders: captain-marvel S2-4, hulk S2-2 gone
         thor: at S2-1
         begin enemies",
        "= pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"decide":{"leader-zone":{"who":"captain-marvel","zones":[S1-4 S3-4]}}}
        "#]],
    );
}

#[test]
fn iron_man_shoots_one_zone_far() {
    check(
        &["MZ-47.3"],
        "mission MH5
         heroes thor
         thor: at S0-1
         leaders: iron-man S0-3, hulk S2-2 gone
         begin enemies",
        "= thor
         = S0-2",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                leader-moved who=iron-man from=S0-3 to=S0-2 why={"sees":S0-1}
                next-action action=2
                enemies-attacked zone=S0-1 crowd={"guards":0,"operators":0,"specialists":0} leaders=["iron-man"] citizens=[] wounds=1
                wounds-taken hero=thor n=1 health=2
            = thor: at S0-1, health 2, power 0, xp 0, activated
            = S0-2: leader iron-man
        "#]],
    );
}
