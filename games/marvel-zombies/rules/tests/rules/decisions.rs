//! Chapter 50: deciding together.

use expect_test::expect;
use marvel_zombies::scene::scene;
use marvel_zombies::{Action, MarvelZombies};
use table::{Game, Line, Pending, Seat, SeatSet, Table, closing_passes, only_answer};
use table_laws::{Script, assert_passes};

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

fn table(layout: &str) -> Table<MarvelZombies> {
    Table::from_state(scene(layout).unwrap()).0
}

/// Two seats are attacked in two zones, and Deadpool may come back between the attacks.
const TWO_ZONES: &str = "seats 3
     heroes deadpool, hulk, wasp
     deadpool: xp 43
     hulk: at S2-0
     wasp: at S0-0
     S2-1: 1 operator
     S2-0: 1 operator
     begin enemies";

#[test]
fn mz_50_23_the_default_for_an_order_is_taken_unless_somebody_objects() {
    assert_passes(&["MZ-50.23", "MZ-50.12"], || {
        let mut table = table(TWO_ZONES);
        let asked = table.state().pending();
        let passing = closing_passes(table.state(), SeatSet::EMPTY);
        assert_eq!(passing, [Seat::A, Seat::B, Seat::C], "{asked:?}");
        table.take(&Line::Pass(passing)).unwrap();
        assert_ne!(table.state().pending(), asked, "the first zone attacks");
    });
}

#[test]
fn mz_50_23_whoever_objects_is_answered_by_all() {
    let mut script = Script::from_table(table(TWO_ZONES));
    let other = script.legal(Seat::B).split(", ").nth(1).unwrap().to_string();
    script.play(&format!("B {other}"));
    let g = script.state();
    assert!(Seat::all(3).all(|seat| g.window(seat).is_none()), "now it is a vote like any other");
    assert!(matches!(g.pending(), Pending::Seats { ready, .. } if ready == SeatSet::one(Seat::B)));
    script.play(&format!("A {other}\nC {other}"));
    assert!(script.told(table::Observer::Table).contains("decided"));
}

#[test]
fn mz_50_23_what_matters_is_no_window() {
    let shared = "seats 3
         heroes hulk, wasp, iron-man
         S2-1: 2 operators
         begin enemies";
    let alone = TWO_ZONES.replace("seats 3", "seats 1");
    for layout in [shared, &alone] {
        let table = table(layout);
        assert!(Seat::all(3).all(|seat| table.state().window(seat).is_none()), "{layout}");
    }
}

const ROUND: &str = "seats 3
     heroes hulk, wasp, iron-man, deadpool
     begin round";

#[test]
fn mz_50_2_people_go_first_until_somebody_has_begun_a_turn() {
    let mut script = Script::from_table(table(ROUND));
    assert!(script.state().people_first());
    script.play("A begin hero=hulk");
    assert!(!script.state().people_first(), "a hero has the turn");
    script.play("A end-turn");
    assert!(matches!(script.state().pending(), Pending::Seats { .. }));
    assert!(!script.state().people_first(), "a hero has had it");
    assert!(!table(&ROUND.replace("seats 3", "seats 1")).state().people_first(), "nobody else may begin");
}

#[test]
fn mz_50_2_the_last_hero_of_a_round_is_no_question() {
    let mut script = Script::from_table(table(ROUND));
    let only = |script: &Script<MarvelZombies>, seat| only_answer(script.state(), seat, &mut Vec::new());
    for (seat, hero) in [(Seat::A, "hulk"), (Seat::B, "wasp"), (Seat::C, "iron-man")] {
        assert_eq!(only(&script, seat), None, "others may begin, too");
        script.play(&format!("{seat} begin hero={hero}\n{seat} end-turn"));
    }
    assert!(matches!(only(&script, Seat::A), Some(Action::Begin { .. })));
}
