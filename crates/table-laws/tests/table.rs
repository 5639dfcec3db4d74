//! The kernel's own rules, at the toy's table.

mod toy;

use table::limits::{CHANGES_OF_MIND, INPUTS_PER_GAME};
use table::{OptionSpec, Refusal, Seat, SetupErrors};
use table_laws::Script;
use toy::defect::Defect;
use toy::{Setup, Toy};

fn two_seats() -> Script<Toy> {
    Script::start(&Setup::honest(2, 1))
}

/// A table that waits for the bids of the only round.
fn at_the_bids() -> Script<Toy> {
    let mut script = two_seats();
    script.play(r#"chance {"deal":{"cards":["ant","bat"],"omen":1}}"#);
    script
}

#[test]
fn table_1_nothing_is_done_after_the_end() {
    let mut script = at_the_bids();
    script.play("A bid 1\nB bid 0\nA done\nchance die 3\nA pass\nB pass");
    assert_eq!(script.pending(), "over");
    assert_eq!(script.refused("A pass"), Refusal::OVER);
    assert_eq!(script.refused("chance die 3"), Refusal::OVER);
}

#[test]
fn table_2_only_seats_that_are_asked_can_act() {
    let mut script = at_the_bids();
    script.play("A bid 1\nB bid 0");
    assert_eq!(script.refused("B done"), Refusal::NOT_ASKED);
}

#[test]
fn table_3_nobody_acts_while_chance_is_asked() {
    assert_eq!(two_seats().refused("A pass"), Refusal::WAITS_FOR_CHANCE);
}

#[test]
fn table_4_chance_answers_only_when_asked() {
    assert_eq!(at_the_bids().refused("chance die 3"), Refusal::NO_CHANCE_ASKED);
}

#[test]
fn table_5_an_answer_must_fit_the_question() {
    assert_eq!(at_the_bids().refused("A done"), Refusal::OTHER_QUESTION);
}

#[test]
fn table_6_chance_gives_only_possible_answers() {
    assert_eq!(two_seats().refused("chance die 3"), Refusal::IMPOSSIBLE_ROLL);
    let same_card_twice = r#"chance {"deal":{"cards":["ant","ant"],"omen":1}}"#;
    assert_eq!(two_seats().refused(same_card_twice), Refusal::IMPOSSIBLE_ROLL);
}

#[test]
fn table_7_inputs_are_final_once_something_is_revealed_or_drawn_or_another_seat_acts() {
    let mut script = at_the_bids();
    assert_eq!(script.refused("A undo"), Refusal::NOTHING_TO_UNDO, "cards were dealt");
    script.play("A bid 1");
    assert_eq!(script.refused("B undo"), Refusal::NOTHING_TO_UNDO, "it was not B's action");
    script.play("A undo\nA bid 2\nB bid 0");
    assert_eq!(script.table().may_undo(), None, "the bids were opened");
    let before = script.table().digest();
    script.play("A raise 1\nA raise 2\nA undo\nA undo");
    assert_eq!(script.table().digest(), before, "several steps back");
    script.play("A raise 1\nA done");
    assert_eq!(script.table().may_undo(), Some(Seat::A), "the die is not rolled yet");
    script.play("chance die 3");
    assert_eq!(script.refused("A undo"), Refusal::NOTHING_TO_UNDO, "the die was rolled");
    script.play("A pass\nB pass");
    assert_eq!(script.refused("A undo"), Refusal::NOTHING_TO_UNDO, "B has acted since");
}

/// A game whose rounds never end.
#[test]
fn table_8_a_game_takes_a_limited_number_of_inputs() {
    let mut script: Script<Toy> = Script::start(&Setup { defect: Defect::NeverEnds, ..Setup::honest(2, 1) });
    let round = [
        r#"chance {"deal":{"cards":["ant","bat"],"omen":1}}"#,
        "A bid 0",
        "B bid 0",
        "A done",
        "chance die 1",
        "A pass",
        "B pass",
    ];
    let mut inputs = round.iter().cycle();
    for _ in 0..INPUTS_PER_GAME {
        script.play(inputs.next().expect("rounds go on"));
    }
    assert_eq!(script.refused(inputs.next().expect("rounds go on")), Refusal::TOO_MANY_INPUTS);
}

#[test]
fn table_10_changes_of_mind_are_limited() {
    let mut script = at_the_bids();
    script.play("A bid 1");
    for _ in 0..CHANGES_OF_MIND / 2 {
        script.play("A bid 0\nA undo");
    }
    assert_eq!(script.refused("A bid 0"), Refusal::CHANGED_TOO_OFTEN);
    assert_eq!(script.refused("A undo"), Refusal::CHANGED_TOO_OFTEN);
    script.play("B bid 0\nA raise 1\nA undo");
}

#[test]
fn table_9_options_exist_and_are_given_once() {
    let known = [OptionSpec { key: "moon", default: "full", values: "full, new" }];
    let given = ["moon", "sun", "moon"].map(|key| (key.to_string(), "full".to_string()));
    let mut errors = SetupErrors::default();
    errors.add_unknown_options(&known, &given);
    assert_eq!(
        errors.to_string(),
        "sun: no such option; there are moon (TABLE-9); moon: the option is given twice (TABLE-9)"
    );
}
