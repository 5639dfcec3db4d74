//! The limits of many chapters: what one more or one less changes.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn brutal_charge_leads_out_of_a_room() {
    check(
        &["MZ-26.13"],
        "heroes hulk
         hulk: at 8R.b
         opened 8R.a
         traits hulk: brutal-charge
         begin turn hulk",
        "? A
         A use hulk trait brutal-charge door 8R.b/S2-1
         ? A
         A move S2-1
         = hulk",
        expect![[r#"
            ? A: move to=8R.a, open door=8R.b/S2-1, gain-trait, use hero=hulk effect={"trait":"brutal-charge"} aim={"door":8R.b/S2-1}, end-turn
            > A use hulk trait brutal-charge door 8R.b/S2-1
                effect-used hero=hulk effect={"trait":"brutal-charge"} aim={"door":8R.b/S2-1}
                door-opened hero=hulk door=8R.b/S2-1
            ? A: move to=S2-1, enough
            > A move S2-1
                moved hero=hulk from=8R.b to=S2-1 cost=0
            = hulk: at S2-1, health 5, hunger 0, xp 0, 3 actions
        "#]],
    );
}

#[test]
fn agreement_is_a_plain_question() {
    check(
        &["MZ-27.21"],
        "seats 2
         heroes hulk, wasp
         wasp: at S0-0
         citizens hulk: wong
         begin turn hulk",
        "A use hulk citizen wong hero wasp
         = pending
         ? B
         ! B pass
         B enough
         = wasp",
        expect![[r#"
            > A use hulk citizen wong hero wasp
                agreement-asked by=hulk with=wasp effect={"citizen":"wong"} aim={"hero":"wasp"}
            = seats who=["B"] mode=turn question={"agree":{"by":"hulk","with":"wasp","effect":{"citizen":"wong"},"aim":{"hero":"wasp"}}}
            ? B: pick aim=nothing, enough
            ! B pass: other-question (TABLE-5)
            > B enough
                agreed hero=wasp agrees=false
            = wasp: at S0-0, health 5, hunger 0, xp 0
        "#]],
    );
}

#[test]
fn deadpool_falls_twice() {
    check(
        &["MZ-47.5", "MZ-47.9"],
        "mission MH5
         heroes thor
         thor: power 4
         leaders: deadpool S2-6, hulk S2-2 gone
         spawn 0 off
         spawn 1 off
         spawn 2 off
         spawn 3 off
         spawn 4 off
         begin turn thor 1",
        "~ A attack unique S2-6
         ~ A use thor power
         ~ A pass
         chance 3 3 3
         = S2-6
         A end-turn
         = S2-6
         ~ A begin thor
         ~ A attack unique S2-6
         ~ A use thor power
         ~ A pass
         chance 3 3 3
         = S2-6",
        expect![[r#"
            > chance 3 3 3
                attack-rolled hero=thor dice=[3 3 3] accuracy=3
                hits-counted hero=thor hits=3
                leader-eliminated who=deadpool zone=S2-6 lies=true
                xp-gained hero=thor n=3 xp=3
            = S2-6: thor, deadpool lies
            > A end-turn
                turn-ends hero=thor
                turn-ended hero=thor
                phase-began phase=enemies
                phase-began phase=end
                leader-stood-up who=deadpool zone=S2-6
                round-began round=2
                phase-began phase=players
                power-changed hero=thor power=4
            = S2-6: thor, leader deadpool
            > chance 3 3 3
                attack-rolled hero=thor dice=[3 3 3] accuracy=3
                hits-counted hero=thor hits=3
                leader-eliminated who=deadpool zone=S2-6 lies=false
                xp-gained hero=thor n=3 xp=6
            = S2-6: thor
        "#]],
    );
}

#[test]
fn a_building_spawns_once() {
    check(
        &["MZ-5.9", "MZ-20.1"],
        "heroes hulk, wasp
         wasp: at S0-0
         deck spawn: 37, 38, 39
         begin turn hulk",
        "A open 8R.b/S2-1
         ? A
         ~ A vote zone 8R.b
         ~ chance #037
         chance #038
         ~ A end-turn
         ~ A begin wasp
         A open 8R.a/S0-0
         = pending",
        expect![[r#"
            > A open 8R.b/S2-1
                door-opened hero=hulk door=8R.b/S2-1
            ? A: vote zone=8R.a, vote zone=8R.b
            > chance #038
                spawn-drawn zone=8R.a card=37 level=blue
            > A open 8R.a/S0-0
                door-opened hero=wasp door=8R.a/S0-0
            = seats who=["A"] mode=turn question={"turn":{"hero":"wasp","actions":2}}
        "#]],
    );
}

#[test]
fn the_room_farthest_from_the_door_is_first() {
    check(
        &["MZ-50.13"],
        "heroes hulk
         hulk: at S0-0
         deck spawn: 37, 38, 39
         begin turn hulk",
        "A open 8R.a/S0-0
         ? A
         ! A vote zone 8R.c
         ! A vote hero hulk",
        expect![[r#"
            > A open 8R.a/S0-0
                door-opened hero=hulk door=8R.a/S0-0
            ? A: vote zone=8R.b, vote zone=8R.a
            ! A vote zone 8R.c: not-among-the-choices (MZ-50.3)
            ! A vote hero hulk: not-among-the-choices (MZ-50.3)
        "#]],
    );
}

#[test]
fn experience_ends_somewhere() {
    check(
        &["MZ-6.12"],
        "heroes hulk
         hulk: xp 998
         S2-1: 2 operators
         begin turn hulk",
        "~ A attack unique S2-1
         chance 6 6
         = hulk",
        expect![[r#"
            > chance 6 6
                attack-rolled hero=hulk dice=[6 6] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=operator n=2 at=S2-1
                xp-gained hero=hulk n=2 xp=999
            = hulk: at S2-1, health 5, hunger 0, xp 999, 3 actions
        "#]],
    );
}

#[test]
fn heroes_divide_evenly() {
    check(
        &["MZ-37.4"],
        "mission MZ7
         heroes hulk, wasp, deadpool
         begin set-up",
        "? A
         ! A vote second 7
         A vote second 1
         = hulk
         = wasp",
        expect![[r#"
            ? A: vote second=[1], vote second=[2], vote second=[1,2], vote second=[3], vote second=[1,3], vote second=[2,3]
            ! A vote second 7: not-among-the-choices (MZ-50.3)
            > A vote second 1
                decided about=division choice={"second":[1]}
                round-began round=1
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
                hunger-changed hero=wasp hunger=1
                hunger-changed hero=deadpool hunger=1
            = hulk: at S2-8, health 5, hunger 1, xp 0
            = wasp: at S0-0, health 5, hunger 1, xp 0
        "#]],
    );
}

#[test]
fn four_heroes_divide_two_and_two() {
    check(
        &[],
        "mission MZ7
         heroes hulk, wasp, deadpool, iron-man
         begin set-up",
        "? A",
        expect![[r#"
            ? A: vote second=[1,2], vote second=[1,3], vote second=[2,3], vote second=[1,4], vote second=[2,4], vote second=[3,4]
        "#]],
    );
}

#[test]
fn one_hero_is_not_divided() {
    check(
        &["MZ-2.15"],
        "mission MZ7
         heroes hulk
         begin set-up",
        "= pending
         = hulk",
        expect![[r#"
                round-began round=1
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = seats who=["A"] mode=turn question=begin
            = hulk: at S0-0, health 5, hunger 1, xp 0
        "#]],
    );
}

#[test]
fn two_heroes_divide_one_and_one() {
    check(
        &[],
        "mission MZ7
         heroes hulk, wasp
         begin set-up",
        "? A",
        expect![[r#"
            ? A: vote second=[1], vote second=[2]
        "#]],
    );
}

#[test]
fn one_hero_stands_alone_in_either_zone() {
    check(
        &["MZ-41.3"],
        "mission MH1
         heroes thor, spider-man, ms-marvel, black-panther
         begin set-up",
        "? A",
        expect![[r#"
            ? A: vote second=[1], vote second=[2], vote second=[3], vote second=[1,2,3], vote second=[4], vote second=[1,2,4], vote second=[1,3,4], vote second=[2,3,4]
        "#]],
    );
}

#[test]
fn lonely_citizens_get_a_guard_each() {
    check(
        &["MZ-15.22"],
        "heroes hulk
         hulk: at 3V.a
         people: agent-coulson S2-0 escorted 40, pepper-potts S2-2 escorted 41
         begin escorts",
        "= S2-0
         = S2-2",
        expect![[r#"
                enemies-placed zone=S2-0 kind=guard n=1
                enemies-placed zone=S2-2 kind=guard n=1
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = S2-0: 1 guard, citizen agent-coulson escorted
            = S2-2: 1 guard, citizen pepper-potts escorted
        "#]],
    );
}

#[test]
fn a_sharing_that_two_propose_is_listed_once() {
    check(
        &["MZ-50.5", "MZ-50.6"],
        "seats 3
         heroes hulk, wasp, deadpool
         S2-1: 4 operators
         begin enemies",
        r#"= pending
         A share 3 1 0
         ? C
         B share 3 1 0
         ? C
         ! C share 3 1 1
         ! C share 3 0 0
         ! C {"vote":{"shares":{"heroes":[2,2,0,0,0,0],"citizens":0}}}
         ! C vote all-on iron-man
         ! C vote zone S2-1
         B vote evenly
         = pending
         C share 3 1 0
         B share 3 1 0
         = hulk"#,
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":4,"specialists":0} leaders=[] citizens=[] wounds=4
            = seats who=["A","B","C"] mode=together question={"decide":{"wounds":{"zone":S2-1,"n":4}}}
            > A share 3 1 0
                stood-for seat=A choice={"shares":{"heroes":[3,1,0,0,0,0],"citizens":0}}
            ? C: vote evenly, vote all-on=hulk, vote all-on=wasp, vote all-on=deadpool, vote shares={"heroes":[3,1,0,0,0,0],"citizens":0}
            > B share 3 1 0
                stood-for seat=B choice={"shares":{"heroes":[3,1,0,0,0,0],"citizens":0}}
            ? C: vote evenly, vote all-on=hulk, vote all-on=wasp, vote all-on=deadpool, vote shares={"heroes":[3,1,0,0,0,0],"citizens":0}
            ! C share 3 1 1: wounds-do-not-add-up (MZ-16.9)
            ! C share 3 0 0: wounds-do-not-add-up (MZ-16.9)
            ! C {"vote":{"shares":{"heroes":[2,2,0,0,0,0],"citizens":0}}}: not-among-the-choices (MZ-50.3)
            ! C vote all-on iron-man: hero-not-among-the-wounded (MZ-16.9)
            ! C vote zone S2-1: not-among-the-choices (MZ-50.3)
            > B vote evenly
                stood-for seat=B choice={"shares":{"heroes":[2,1,1,0,0,0],"citizens":0}}
            = seats who=["A","B","C"] ready=["A"] mode=together question={"decide":{"wounds":{"zone":S2-1,"n":4}}}
            > C share 3 1 0
                stood-for seat=C choice={"shares":{"heroes":[3,1,0,0,0,0],"citizens":0}}
            > B share 3 1 0
                stood-for seat=B choice={"shares":{"heroes":[3,1,0,0,0,0],"citizens":0}}
                decided about={"wounds":{"zone":S2-1,"n":4}} choice={"shares":{"heroes":[3,1,0,0,0,0],"citizens":0}}
                wounds-taken hero=hulk n=3 health=2
                wounds-taken hero=wasp n=1 health=4
            = hulk: at S2-1, health 2, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn votes_are_forgotten_when_a_decision_is_made() {
    check(
        &["MZ-50.6"],
        "seats 2
         heroes hulk, wasp
         hulk: at S2-0
         wasp: at S2-2
         leaders: ms-marvel S2-1, thor S2-1
         begin enemies",
        "= pending
         A vote zone S2-0
         B vote zone S2-0
         = pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A","B"] mode=together question={"decide":{"leader-zone":{"who":"ms-marvel","zones":[S2-0 S2-2]}}}
            > A vote zone S2-0
                stood-for seat=A choice={"zone":S2-0}
            > B vote zone S2-0
                stood-for seat=B choice={"zone":S2-0}
                decided about={"leader-zone":{"who":"ms-marvel","zones":[S2-0 S2-2]}} choice={"zone":S2-0}
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":0,"specialists":0} leaders=["ms-marvel"] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
            = seats who=["A","B"] mode=together question={"decide":{"leader-zone":{"who":"thor","zones":[S2-0 S2-2]}}}
        "#]],
    );
}

#[test]
fn heroes_are_handed_to_seats_of_this_table() {
    check(
        &["MZ-50.18"],
        "seats 2
         heroes hulk, wasp
         begin turns",
        "! A hand-over hulk C
         ! A hand-over hulk A
         ! B hand-over hulk B
         ! A hand-over thor B
         A hand-over hulk B
         = pending",
        expect![[r#"
            ! A hand-over hulk C: cannot-be-handed-over (MZ-50.18)
            ! A hand-over hulk A: cannot-be-handed-over (MZ-50.18)
            ! B hand-over hulk B: only-the-host (MZ-50.18)
            ! A hand-over thor B: cannot-be-handed-over (MZ-50.18)
            > A hand-over hulk B
                handed-over hero=hulk to=B
            = seats who=["B"] mode=turn question=begin
        "#]],
    );
}

#[test]
fn a_captain_is_named_among_the_seats() {
    check(
        &["MZ-52.8", "MZ-50.7"],
        "seats 2
         heroes hulk, wasp
         S2-1: 2 operators
         begin turns",
        "! A name-captain C
         ! B name-captain B
         A name-captain B
         ! A name-captain B
         ~ A begin hulk
         ~ A end-turn
         ~ B begin wasp
         ~ B end-turn
         = pending",
        expect![[r#"
            ! A name-captain C: no-other-captain (MZ-52.8)
            ! B name-captain B: only-the-host (MZ-52.8)
            > A name-captain B
                captain-named captain=B
            ! A name-captain B: no-other-captain (MZ-52.8)
            = seats who=["B"] mode=turn question={"decide":{"wounds":{"zone":S2-1,"n":2}}}
        "#]],
    );
}

#[test]
fn deadpool_is_undying_for_a_round() {
    check(
        &["MZ-24.40"],
        "heroes deadpool, hulk
         deadpool: xp 43, health 1
         S2-1: 1 operator
         spawn 0 off
         spawn 1 off
         begin enemies",
        "~ A vote all-on deadpool
         ~ A enough
         = deadpool
         ~ A begin hulk
         ~ A end-turn
         ~ A begin deadpool
         ~ A end-turn
         A vote all-on deadpool
         = deadpool",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
            = deadpool: at S2-1, health 1, hunger 1, xp 43
            > A vote all-on deadpool
                decided about={"wounds":{"zone":S2-1,"n":1}} choice={"shares":{"heroes":[1,0,0,0,0,0],"citizens":0}}
                wounds-taken hero=deadpool n=1 health=0
                hero-eliminated hero=deadpool
                lost-for-good goal=leave
                phase-began phase=end
                game-ended how=hero-lost
            = deadpool: eliminated, health 0, hunger 1, xp 43, activated
        "#]],
    );
}

#[test]
fn effects_of_a_phase_come_back_with_the_next_round() {
    check(
        &["MZ-23.1"],
        "heroes wasp
         wasp: xp 43
         S2-1: 1 operator
         spawn 0 off
         spawn 1 off
         begin enemies",
        "A use wasp skill elusive
         = wasp
         ~ A begin wasp
         ~ A end-turn
         = pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
            > A use wasp skill elusive
                effect-used hero=wasp effect={"skill":"elusive"} aim=nothing
                hunger-changed hero=wasp hunger=1
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=wasp hunger=2
            = wasp: at S2-1, health 5, hunger 2, xp 43
            = seats who=["A"] mode=turn question={"effects":{"moment":"wounds-come","zone":S2-1}}
        "#]],
    );
}
