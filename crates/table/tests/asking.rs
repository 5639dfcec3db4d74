//! Only seats that are asked may answer, and the rules run until somebody is asked again.

use table::limits::STEPS_PER_INPUT;
use table::{Applied, EventsOrUndo, Game, Input, Observer, Refusal, Seat, SeatSet, Silent, Table};

use crate::toy::{Action, CARD, Event, Notice, Scripted, Setup, Stage, Toy, View, table_at};

fn apply(toy: &mut Toy, seat: Seat, action: Action) -> Result<Applied, Refusal> {
    table::apply(toy, &Input::Act(seat, action), &mut Silent)
}

#[test]
fn every_input_at_the_wrong_time_is_refused_with_its_reason_and_changes_nothing() {
    let walk = |seat| Input::Act(seat, Action::Walk);
    for (stage, input, refusal) in [
        (Stage::Over, walk(Seat::A), Refusal::OVER),
        (Stage::Over, Input::Chance(1), Refusal::OVER),
        (Stage::ChanceQuestion(Seat::A), walk(Seat::A), Refusal::WAITS_FOR_CHANCE),
        (Stage::Turn(Seat::A), Input::Chance(1), Refusal::NO_CHANCE_ASKED),
        (Stage::Turn(Seat::A), walk(Seat::B), Refusal::NOT_ASKED),
        (Stage::ChanceQuestion(Seat::A), Input::Chance(7), Refusal::IMPOSSIBLE_ROLL),
        (Stage::Vote, walk(Seat::A), Refusal::OTHER_QUESTION),
        (Stage::Turn(Seat::A), Input::Act(Seat::A, Action::Fly), Refusal::new("TOY-1", "no-wings")),
    ] {
        let (before, mut toy) = (Toy::at(stage), Toy::at(stage));
        assert_eq!(table::apply(&mut toy, &input, &mut Silent), Err(refusal), "{stage:?} {input:?}");
        assert_eq!(toy, before);
    }
}

#[test]
fn every_seat_may_give_orders_while_the_table_waits_for_seats() {
    for stage in [Stage::Turn(Seat::A), Stage::Vote, Stage::Reaction] {
        for seat in Seat::all(3) {
            let mut toy = Toy::at(stage);
            assert_eq!(apply(&mut toy, seat, Action::Note(5)), Ok(Applied { steps: 0 }), "{stage:?} {seat}");
            assert_eq!(toy.noted[seat.index()].answer(), Some(5));
            let chance = &mut Scripted::new(&[42]);
            assert_eq!(table::order(&toy, seat, chance), Some(Action::Note(42)));
        }
    }
    for (stage, refusal) in
        [(Stage::ChanceQuestion(Seat::A), Refusal::WAITS_FOR_CHANCE), (Stage::Over, Refusal::OVER)]
    {
        assert_eq!(apply(&mut Toy::at(stage), Seat::B, Action::Note(5)), Err(refusal));
        assert_eq!(table::order(&Toy::at(stage), Seat::B, &mut Scripted::new(&[42])), None);
    }
    let mut toy = Toy::at(Stage::Turn(Seat::A));
    assert_eq!(apply(&mut toy, Seat::D, Action::Note(5)), Err(Refusal::NOT_ASKED), "nobody sits there");
}

#[test]
fn the_steps_after_an_input_are_counted() {
    let mut toy = Toy::at(Stage::Turn(Seat::A));
    assert_eq!(apply(&mut toy, Seat::A, Action::Walk), Ok(Applied { steps: 0 }));
    assert_eq!(apply(&mut toy, Seat::A, Action::Run(5)), Ok(Applied { steps: 5 }));
    let longest = STEPS_PER_INPUT - 1;
    assert_eq!(apply(&mut toy, Seat::A, Action::Run(longest)), Ok(Applied { steps: longest }));
    assert_eq!(STEPS_PER_INPUT, 10_000);
}

#[test]
#[should_panic(expected = "toy does not come to rest after 10000 steps")]
fn rules_that_run_forever_are_a_defect() {
    _ = apply(&mut Toy::at(Stage::Turn(Seat::A)), Seat::A, Action::Run(STEPS_PER_INPUT));
}

#[test]
fn a_game_runs_from_its_start_until_somebody_is_asked() {
    let (table, events) = Table::<Toy>::start(&Setup { seats: 2 }).unwrap();
    assert_eq!(events, [Event::Began]);
    assert_eq!((table.state().stage, table.n_inputs()), (Stage::Turn(Seat::A), 0));
    let mut log = Vec::new();
    assert_eq!(table::start::<Toy>(&Setup { seats: 2 }, &mut log).as_ref(), Ok(table.state()));
    assert_eq!(log, events);
    let refused = Table::<Toy>::start(&Setup { seats: 9 }).unwrap_err();
    assert_eq!(refused.to_string(), "seats: there are not enough chairs (TOY-0)");
}

#[test]
fn a_game_in_any_state_runs_until_somebody_is_asked() {
    let (table, events) = Table::from_state(Toy::at(Stage::Beginning));
    assert_eq!((table.state().stage, events), (Stage::Turn(Seat::A), vec![Event::Began]));
}

#[test]
fn only_a_seat_that_is_asked_has_choices() {
    let toy = Toy::at(Stage::Turn(Seat::B));
    // The earlier content of the list is removed.
    let mut out = vec![Action::Fly];
    table::legal(&toy, Seat::B, &mut out);
    assert_eq!(out, [Action::Walk, Action::Pass]);
    table::thinkable(&toy, Seat::B, &mut out);
    assert_eq!(out, [Action::Walk, Action::Pass, Action::Fly]);
    table::legal(&toy, Seat::A, &mut out);
    assert_eq!(out, []);
    out.push(Action::Fly);
    table::thinkable(&toy, Seat::A, &mut out);
    assert_eq!(out, []);
    let mut chance = Scripted::new(&[42]);
    assert_eq!(table::proposal(&toy, Seat::A, &mut chance), None);
    assert_eq!(table::timeout(&toy, Seat::A, &mut chance), None);
    assert_eq!(table::proposal(&toy, Seat::B, &mut chance), Some(Action::Offer(42)));
    assert_eq!(table::timeout(&toy, Seat::B, &mut chance), Some(Action::Pass));
}

#[test]
fn why_something_is_not_allowed_can_be_asked_without_doing_it() {
    let toy = Toy::at(Stage::Turn(Seat::B));
    assert_eq!(table::why_not(&toy, Seat::B, Action::Walk), None);
    assert_eq!(table::why_not(&toy, Seat::B, Action::Fly), Some(Refusal::new("TOY-1", "no-wings")));
    assert_eq!(table::why_not(&toy, Seat::A, Action::Walk), Some(Refusal::NOT_ASKED));
    assert_eq!(toy, Toy::at(Stage::Turn(Seat::B)));
}

#[test]
fn chance_is_drawn_only_when_it_is_asked() {
    let mut chance = Scripted::new(&[4]);
    assert_eq!(table::roll(&Toy::at(Stage::Turn(Seat::A)), &mut chance), None);
    assert_eq!(table::roll(&Toy::at(Stage::Over), &mut chance), None);
    assert_eq!(table::roll(&Toy::at(Stage::ChanceQuestion(Seat::A)), &mut chance), Some(5));
    assert_eq!(chance.asked, [6]);
}

#[test]
fn only_the_program_knows_which_seats_have_answered_a_card() {
    for (stage, is_public) in [(Stage::Vote, true), (Stage::Reaction, false)] {
        let mut toy = Toy::at(stage);
        assert_eq!(table::awaited(&toy), SeatSet::all(3));
        apply(&mut toy, Seat::B, Action::Answer(1)).unwrap();
        let b = SeatSet::one(Seat::B);
        assert_eq!(table::answered(&toy), b);
        assert_eq!(table::awaited(&toy), SeatSet::all(3).minus(b));
        assert_eq!(toy.pending().ready(), if is_public { b } else { SeatSet::EMPTY });
    }
    assert_eq!(table::awaited(&Toy::at(Stage::Turn(Seat::C))), SeatSet::one(Seat::C));
    assert_eq!(table::awaited(&Toy::at(Stage::ChanceQuestion(Seat::C))), SeatSet::EMPTY);
}

#[test]
fn resampling_changes_what_a_seat_has_not_seen() {
    let mut toy = Toy::at(Stage::Turn(Seat::A));
    apply(&mut toy, Seat::A, Action::Look).unwrap();
    assert_eq!(toy.view(Observer::Seat(Seat::A)), View { n_walked: 1, card: Some(CARD) });
    assert_eq!(toy.view(Observer::Seat(Seat::B)), View { n_walked: 1, card: None });
    let mut chance = Scripted::new(&[3]);
    assert_eq!(table::resample(&toy, Seat::A, &mut chance), toy);
    let twin = table::resample(&toy, Seat::B, &mut chance);
    assert_eq!(twin.view(Observer::Seat(Seat::A)).card, Some(3));
    assert_eq!(table::check(&toy), Ok(()));
    assert_eq!(table::check(&twin).unwrap_err().to_string(), "the card has changed");
}

#[test]
fn everybody_is_told_what_they_may_know() {
    let mut table = table_at(Stage::Turn(Seat::B));
    let told = table.take(&table::Line::Act(Seat::B, Action::Look)).unwrap();
    let EventsOrUndo::Events(events) = &told else { panic!("{told:?}") };
    assert!(matches!(events[..], [Event::Looked { .. }, Event::Walked { seat: Seat::B }]));
    let seat = Seat::B;
    assert_eq!(
        told.notices::<Toy>(Observer::Seat(seat)),
        [Notice::Looked { seat, card: Some(CARD) }, Notice::Walked { seat }]
    );
    assert_eq!(told.notices::<Toy>(Observer::Seat(Seat::A)), [Notice::Walked { seat }]);
    assert_eq!(EventsOrUndo::<Event>::TakenBack(seat).notices::<Toy>(Observer::Seat(seat)), []);
}

#[test]
fn a_secret_in_an_event_is_told_to_its_audience() {
    let mut table = table_at(Stage::Vote);
    let told = table.take(&table::Line::Act(Seat::B, Action::Answer(1))).unwrap();
    let seat = Seat::B;
    assert_eq!(told.notices::<Toy>(Observer::Seat(seat)), [Notice::Answered { seat, answer: Some(1) }]);
    assert_eq!(told.notices::<Toy>(Observer::Table), [Notice::Answered { seat, answer: None }]);
    let notice = serde_json::to_string(&told.notices::<Toy>(Observer::All)).unwrap();
    assert_eq!(notice, r#"[{"answered":{"seat":"B","answer":1}}]"#);
}
