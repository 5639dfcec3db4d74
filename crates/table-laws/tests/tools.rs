//! Scripts and marks, tried on the honest toy.

mod toy;

use std::panic::catch_unwind;

use table::{Line, Observer, Refusal, Seat};
use table_laws::{Script, assert_passes, line, passes, words};
use toy::{Action, Card, Roll, Setup, Toy};

fn setup() -> Setup {
    Setup::honest(3, 1)
}

fn script() -> Script<Toy> {
    let mut script = Script::start(&setup());
    script.play(r#"chance deal cards=["ant","bat","cat"] omen=6"#);
    script
}

#[test]
fn a_line_in_words_is_the_line_in_the_journal() {
    let actions = [Action::Bid(2), Action::Raise(0), Action::Done, Action::Show, Action::Pass];
    for action in actions {
        assert_eq!(line::<Toy>(&format!("B {}", words(&action))), Line::Act(Seat::B, action));
    }
    for roll in [Roll::Die(4), Roll::Deal { cards: vec![Card::Elk, Card::Hen], omen: 2 }] {
        assert_eq!(line::<Toy>(&format!("chance {}", words(&roll))), Line::Chance(roll));
    }
    assert_eq!(line::<Toy>("C undo"), Line::Undo(Seat::C));
}

#[test]
#[should_panic(expected = "is not a line of toy")]
fn a_line_of_another_game_is_not_understood() {
    line::<Toy>("A vote-for B");
}

#[test]
fn everybody_is_told_what_they_may_know() {
    let mut script = script();
    assert_eq!(
        script.told(Observer::Seat(Seat::B)),
        "dealt seat=A card=null\ndealt seat=B card=bat\ndealt seat=C card=null"
    );
    script.play(
        "
        A bid 1     # Comments, empty lines and spaces do not matter.

        B bid 2
        B undo
        ",
    );
    assert_eq!(
        script.told(Observer::Table),
        "bid-cast seat=A bid=null\nbid-cast seat=B bid=null\ntaken-back B"
    );
    assert_eq!(script.told(Observer::All), "bid-cast seat=A bid=1\nbid-cast seat=B bid=2\ntaken-back B");
    assert_eq!(script.legal(Seat::B), "bid 0, bid 1, bid 2");
    assert_eq!(script.refused("B bid 3"), Refusal { rule: "TOY-1", reason: "cannot-afford" });
    assert_eq!(script.pending(), r#"seats who=["A","B","C"] ready=["A"] mode=sealed question=how-much"#);
}

#[test]
#[should_panic(expected = r#"line 2 of the script, "B done", is refused: other-question (TABLE-5)"#)]
fn a_refused_line_stops_the_script() {
    script().play("A bid 0\nB done");
}

#[test]
#[should_panic(expected = "is accepted")]
fn an_accepted_line_was_not_refused() {
    script().refused("A bid 0");
}

#[test]
fn a_script_continues_from_a_state() {
    let mut script = Script::from_state(script().state().clone());
    script.play("A bid 0\nB bid 0\nC bid 1");
    assert_eq!(script.told(Observer::Table).lines().last(), Some("bids-opened bids=[0,0,1] winner=C"));
}

#[test]
fn rules_that_were_passed_are_marked() {
    let refusal = assert_passes(&["TOY-1"], || script().refused("A bid 3"));
    assert_eq!(refusal.rule, "TOY-1");
    assert!(!passes("TOY-1", || script().play("A bid 0").state().clone()));
    assert!(catch_unwind(|| assert_passes(&["TOY-9"], script)).is_err());
}
