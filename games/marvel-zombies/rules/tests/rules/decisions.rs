//! Chapter 50: deciding together.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_50_4_one_seat_has_all_the_heroes() {
    check(
        &["MZ-50.4", "MZ-50.20"],
        "seats 2
         heroes hulk, wasp, iron-man, deadpool
         wasp: at S2-0
         deadpool: at S2-0
         S2-1: 1 operator
         begin enemies",
        "= pending
         ! B vote evenly
         A vote all-on iron-man
         = iron-man",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
            = seats who=["A"] mode=turn question={"decide":{"wounds":{"zone":S2-1,"n":1}}}
            ! B vote evenly: not-asked (TABLE-2)
            > A vote all-on iron-man
                decided about={"wounds":{"zone":S2-1,"n":1}} choice={"shares":{"heroes":[0,0,1,0,0,0],"citizens":0}}
                wounds-taken hero=iron-man n=1 health=4
            = iron-man: at S2-1, health 4, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_50_5_proposals_are_accepted_or_changed() {
    check(
        &["MZ-50.5", "MZ-50.6"],
        "seats 3
         heroes hulk, wasp, iron-man
         S2-1: 2 operators
         begin enemies",
        "A vote all-on wasp
         = pending
         B share 1 0 1
         = pending
         ? C
         C vote all-on wasp
         = pending
         B vote all-on wasp
         = wasp",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":2,"specialists":0} leaders=[] citizens=[] wounds=2
            > A vote all-on wasp
                stood-for seat=A choice={"shares":{"heroes":[0,2,0,0,0,0],"citizens":0}}
            = seats who=["A","B","C"] ready=["A"] mode=together question={"decide":{"wounds":{"zone":S2-1,"n":2}}}
            > B share 1 0 1
                stood-for seat=B choice={"shares":{"heroes":[1,0,1,0,0,0],"citizens":0}}
            = seats who=["A","B","C"] ready=["A"] mode=together question={"decide":{"wounds":{"zone":S2-1,"n":2}}}
            ? C: vote evenly, vote all-on=hulk, vote all-on=wasp, vote all-on=iron-man, vote shares={"heroes":[1,0,1,0,0,0],"citizens":0}
            > C vote all-on wasp
                stood-for seat=C choice={"shares":{"heroes":[0,2,0,0,0,0],"citizens":0}}
            = seats who=["A","B","C"] ready=["A","C"] mode=together question={"decide":{"wounds":{"zone":S2-1,"n":2}}}
            > B vote all-on wasp
                stood-for seat=B choice={"shares":{"heroes":[0,2,0,0,0,0],"citizens":0}}
                decided about={"wounds":{"zone":S2-1,"n":2}} choice={"shares":{"heroes":[0,2,0,0,0,0],"citizens":0}}
                wounds-taken hero=wasp n=2 health=3
            = wasp: at S2-1, health 3, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_50_5_only_proposals_can_be_accepted() {
    check(
        &["MZ-50.3"],
        "seats 2
         heroes hulk, wasp
         S2-1: 2 operators
         begin enemies",
        "! A {\"vote\":{\"shares\":{\"heroes\":[1,1,0,0,0,0],\"citizens\":1}}}
         ! A {\"vote\":{\"shares\":{\"heroes\":[0,3,0,0,0,0],\"citizens\":0}}}
         ! A vote zone S2-1
         ! A end-turn",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":2,"specialists":0} leaders=[] citizens=[] wounds=2
            ! A {"vote":{"shares":{"heroes":[1,1,0,0,0,0],"citizens":1}}}: citizen-not-among-the-wounded (MZ-29.17)
            ! A {"vote":{"shares":{"heroes":[0,3,0,0,0,0],"citizens":0}}}: wounds-do-not-add-up (MZ-16.9)
            ! A vote zone S2-1: not-among-the-choices (MZ-50.3)
            ! A end-turn: other-question (TABLE-5)
        "#]],
    );
}

#[test]
fn mz_50_7_the_captain_decides() {
    check(
        &["MZ-50.7"],
        "seats 2
         options captain=B
         heroes hulk, wasp
         S2-1: 2 operators
         begin enemies",
        "= pending
         B vote all-on hulk
         = hulk",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":2,"specialists":0} leaders=[] citizens=[] wounds=2
            = seats who=["B"] mode=turn question={"decide":{"wounds":{"zone":S2-1,"n":2}}}
            > B vote all-on hulk
                decided about={"wounds":{"zone":S2-1,"n":2}} choice={"shares":{"heroes":[2,0,0,0,0,0],"citizens":0}}
                wounds-taken hero=hulk n=2 health=3
            = hulk: at S2-1, health 3, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_50_12_attack_zones_in_zone_order() {
    check(
        &["MZ-50.12", "MZ-16.21", "MZ-50.16"],
        "mission MH2
         heroes thor, spider-man
         spider-man: at S4-0
         people: wong S2-0
         S2-0: 1 walker
         S4-0: 1 walker
         begin enemies",
        "? A
         A vote zone S4-0
         = spider-man",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            ? A: vote zone=S2-0, vote zone=S4-0
            > A vote zone S4-0
                decided about={"attack-order":{"zones":[S2-0 S4-0]}} choice={"zone":S4-0}
                enemies-attacked zone=S4-0 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=spider-man n=1 health=2
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
            = spider-man: at S4-0, health 2, power 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_50_19_one_player_alone() {
    check(
        &["MZ-50.19"],
        "heroes hulk, wasp
         S2-1: 1 operator
         begin enemies",
        "= pending
         A vote evenly
         = hulk",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
            = seats who=["A"] mode=turn question={"decide":{"wounds":{"zone":S2-1,"n":1}}}
            > A vote evenly
                decided about={"wounds":{"zone":S2-1,"n":1}} choice={"shares":{"heroes":[1,0,0,0,0,0],"citizens":0}}
                wounds-taken hero=hulk n=1 health=4
            = hulk: at S2-1, health 4, hunger 0, xp 0, activated
        "#]],
    );
}
