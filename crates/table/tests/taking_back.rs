//! An input can be taken back until something is revealed or drawn, another seat acts, a card is answered, or the game
//! is over.

use table::limits::{CHANGES_OF_MIND, INPUTS_PER_GAME, UNDO_STEPS};
use table::{EventsOrUndo, Line, LineOf, Refusal, Seat, Table};

use crate::toy::{Action, Event, LOOK_AHEAD, Stage, Toy, WALK_AHEAD, table_at};

fn act(table: &mut Table<Toy>, seat: Seat, action: Action) {
    table.take(&Line::Act(seat, action)).unwrap_or_else(|refusal| panic!("{seat} {action:?}: {refusal}"));
}

/// Also checks that a refusal changes nothing.
fn refused(table: &mut Table<Toy>, line: &LineOf<Toy>) -> Refusal {
    let before = (table.digest(), table.n_inputs(), table.may_undo());
    let refusal = table.take(line).expect_err("it is refused");
    assert_eq!((table.digest(), table.n_inputs(), table.may_undo()), before);
    refusal
}

#[track_caller]
fn is_final(table: &mut Table<Toy>) {
    assert_eq!(table.may_undo(), None);
    for seat in Seat::all(3) {
        assert_eq!(refused(table, &Line::Undo(seat)), Refusal::NOTHING_TO_UNDO, "{seat}");
    }
}

#[test]
fn it_leads_back_step_by_step_to_the_state_before() {
    let mut table = table_at(Stage::Turn(Seat::B));
    is_final(&mut table);
    let mut states = Vec::new();
    for _ in 0..3 {
        states.push(table.state().clone());
        act(&mut table, Seat::B, Action::Walk);
    }
    for state in states.iter().rev() {
        assert_eq!(table.may_undo(), Some(Seat::B));
        assert_eq!(refused(&mut table, &Line::Undo(Seat::A)), Refusal::NOTHING_TO_UNDO);
        assert_eq!(table.take(&Line::Undo(Seat::B)), Ok(EventsOrUndo::TakenBack(Seat::B)));
        assert_eq!(table.state(), state);
    }
    assert_eq!(table.n_inputs(), 6, "both the actions and the undos count");
    is_final(&mut table);
}

#[test]
fn an_order_can_be_taken_back_while_another_seat_is_asked() {
    let mut table = table_at(Stage::Turn(Seat::B));
    let before = table.state().clone();
    act(&mut table, Seat::C, Action::Note(3));
    assert_eq!(table.may_undo(), Some(Seat::C));
    assert_eq!(table.take(&Line::Undo(Seat::C)), Ok(EventsOrUndo::TakenBack(Seat::C)));
    assert_eq!(table.state(), &before);
    // Taking back B's action would also take back C's order.
    act(&mut table, Seat::B, Action::Walk);
    act(&mut table, Seat::C, Action::Note(3));
    assert_eq!(refused(&mut table, &Line::Undo(Seat::B)), Refusal::NOTHING_TO_UNDO);
}

#[test]
fn the_number_of_orders_is_limited() {
    let mut table = table_at(Stage::Turn(Seat::B));
    (0..CHANGES_OF_MIND).for_each(|_| act(&mut table, Seat::C, Action::Note(3)));
    assert_eq!(refused(&mut table, &Line::Act(Seat::C, Action::Note(3))), Refusal::CHANGED_TOO_OFTEN);
    act(&mut table, Seat::B, Action::Look);
    act(&mut table, Seat::C, Action::Note(3));
}

#[test]
fn a_result_is_final() {
    let mut table = table_at(Stage::Turn(Seat::B));
    act(&mut table, Seat::B, Action::Win);
    assert!(table::Game::outcome(table.state()).is_some());
    is_final(&mut table);
    // The actions before it are final too.
    let mut table = table_at(Stage::Turn(Seat::B));
    act(&mut table, Seat::B, Action::Walk);
    act(&mut table, Seat::B, Action::Win);
    is_final(&mut table);
}

#[test]
fn what_was_revealed_is_final_and_so_is_everything_before_it() {
    let mut table = table_at(Stage::Turn(Seat::B));
    act(&mut table, Seat::B, Action::Look);
    is_final(&mut table);
    act(&mut table, Seat::B, Action::Walk);
    act(&mut table, Seat::B, Action::Look);
    is_final(&mut table);
}

#[test]
fn what_was_drawn_is_final_and_so_is_everything_before_it() {
    let mut table = table_at(Stage::Turn(Seat::B));
    act(&mut table, Seat::B, Action::ChanceQuestion);
    assert_eq!(table.may_undo(), Some(Seat::B), "nothing is drawn yet");
    assert_eq!(table.take(&Line::Chance(6)), Ok(EventsOrUndo::Events(vec![Event::Rolled { pips: 6 }])));
    is_final(&mut table);
    assert_eq!(table.n_inputs(), 2);
}

#[test]
fn an_action_is_final_once_another_seat_acts() {
    let mut table = table_at(Stage::Turn(Seat::A));
    act(&mut table, Seat::A, Action::Walk);
    act(&mut table, Seat::A, Action::Pass);
    assert_eq!(table.may_undo(), Some(Seat::A));
    act(&mut table, Seat::B, Action::Walk);
    assert_eq!(refused(&mut table, &Line::Undo(Seat::A)), Refusal::NOTHING_TO_UNDO);
    table.take(&Line::Undo(Seat::B)).unwrap();
    is_final(&mut table);
}

#[test]
fn an_answer_to_a_card_can_be_changed_but_not_taken_back() {
    let mut table = table_at(Stage::Turn(Seat::A));
    act(&mut table, Seat::A, Action::PlayCard);
    assert_eq!(table.may_undo(), Some(Seat::A), "nobody has answered");
    // Whether something can be taken back does not show who has answered.
    act(&mut table, Seat::A, Action::Answer(1));
    is_final(&mut table);
    act(&mut table, Seat::A, Action::Answer(0));
    is_final(&mut table);
    act(&mut table, Seat::B, Action::Answer(1));
    is_final(&mut table);
}

#[test]
fn a_ballot_can_be_changed_or_taken_back_until_the_last_one_is_in() {
    let mut table = table_at(Stage::Vote);
    act(&mut table, Seat::A, Action::Answer(1));
    act(&mut table, Seat::A, Action::Answer(0));
    table.take(&Line::Undo(Seat::A)).unwrap();
    assert_eq!(table.state().answers[0], Some(1));
    table.take(&Line::Undo(Seat::A)).unwrap();
    assert_eq!(table.state().answers[0], None);
    Seat::all(3).for_each(|seat| act(&mut table, seat, Action::Answer(0)));
    is_final(&mut table);
}

#[test]
fn table_12_a_request_goes_on_only_after_what_can_be_taken_back() {
    let mut table = table_at(Stage::Turn(Seat::B));
    assert_eq!(table.may_go_on(Seat::B), Err(Refusal::NOT_TOGETHER), "it has done nothing yet");
    act(&mut table, Seat::B, Action::Walk);
    assert_eq!(table.may_go_on(Seat::B), Ok(()));
    assert_eq!(table.may_go_on(Seat::A), Err(Refusal::NOT_TOGETHER));
    act(&mut table, Seat::B, Action::Look);
    assert_eq!(table.may_go_on(Seat::B), Err(Refusal::NOT_TOGETHER), "it has seen something");
}

#[test]
fn the_number_of_undo_steps_is_limited() {
    assert_eq!(UNDO_STEPS, 64);
    let mut table = table_at(Stage::Turn(Seat::A));
    (0..65).for_each(|_| act(&mut table, Seat::A, Action::Walk));
    for n in 0..64 {
        assert_eq!(table.take(&Line::Undo(Seat::A)), Ok(EventsOrUndo::TakenBack(Seat::A)), "{n}");
    }
    assert_eq!(table.state().n_walked, 1);
    is_final(&mut table);
}

#[test]
fn changes_of_ballots_and_of_answers_to_a_card_are_limited() {
    assert_eq!(CHANGES_OF_MIND, 64);
    for stage in [Stage::Vote, Stage::Reaction] {
        let mut table = table_at(stage);
        act(&mut table, Seat::A, Action::Answer(0));
        // The first answer of a seat is not a change.
        act(&mut table, Seat::B, Action::Answer(0));
        for n in 0..64 {
            assert_eq!(table.may_change_its_mind(), Ok(()));
            act(&mut table, Seat::A, Action::Answer(n % 2));
        }
        assert_eq!(table.may_change_its_mind(), Err(Refusal::CHANGED_TOO_OFTEN));
        for seat in [Seat::A, Seat::B] {
            let change = Line::Act(seat, Action::Answer(1));
            assert_eq!(refused(&mut table, &change), Refusal::CHANGED_TOO_OFTEN, "{stage:?}");
        }
        // A seat that has not answered yet may still answer. The last answer reveals all of them, so the
        // count starts again.
        act(&mut table, Seat::C, Action::Answer(0));
        assert_eq!(table.may_change_its_mind(), Ok(()));
    }
}

#[test]
fn an_answer_given_ahead_goes_back_to_the_question_that_it_answered() {
    let mut table = table_at(Stage::Reaction);
    for (seat, answer) in [(Seat::A, WALK_AHEAD), (Seat::B, 0), (Seat::C, 0)] {
        assert_eq!(table.may_undo(), None, "nobody may know who has answered");
        act(&mut table, seat, Action::Answer(answer));
    }
    assert_eq!((table.state().n_walked, table.may_undo()), (1, Some(Seat::A)));
    act(&mut table, Seat::A, Action::Walk);
    for n_walked in [1, 0] {
        assert_eq!(refused(&mut table, &Line::Undo(Seat::C)), Refusal::NOTHING_TO_UNDO);
        assert_eq!(table.take(&Line::Undo(Seat::A)), Ok(EventsOrUndo::TakenBack(Seat::A)));
        assert_eq!(table.state(), &Toy { n_walked, ..Toy::at(Stage::Turn(Seat::A)) });
    }
    is_final(&mut table);
}

#[test]
fn an_answer_given_ahead_that_reveals_something_is_final() {
    let mut table = table_at(Stage::Reaction);
    for (seat, answer) in [(Seat::B, 0), (Seat::C, 0), (Seat::A, LOOK_AHEAD)] {
        act(&mut table, seat, Action::Answer(answer));
    }
    assert_eq!(table.state().n_walked, 1);
    is_final(&mut table);
}

/// Walks and takes it back, this many times.
fn waver(table: &mut Table<Toy>, n_times: u32) {
    for _ in 0..n_times {
        act(table, Seat::A, Action::Walk);
        table.take(&Line::Undo(Seat::A)).unwrap();
    }
}

#[test]
fn undos_are_limited_until_something_is_revealed_or_drawn() {
    let mut table = table_at(Stage::Turn(Seat::A));
    waver(&mut table, CHANGES_OF_MIND - 1);
    act(&mut table, Seat::A, Action::Walk);
    assert_eq!(table.may_undo(), Some(Seat::A), "once more");
    table.take(&Line::Undo(Seat::A)).unwrap();
    act(&mut table, Seat::A, Action::Walk);
    assert_eq!(table.may_undo(), None, "it would be refused");
    assert_eq!(refused(&mut table, &Line::Undo(Seat::A)), Refusal::CHANGED_TOO_OFTEN);
    assert_eq!(refused(&mut table, &Line::Undo(Seat::B)), Refusal::NOTHING_TO_UNDO);
    act(&mut table, Seat::A, Action::Look);
    waver(&mut table, CHANGES_OF_MIND);
    act(&mut table, Seat::A, Action::ChanceQuestion);
    table.take(&Line::Chance(1)).unwrap();
    waver(&mut table, CHANGES_OF_MIND);
}

#[test]
fn a_game_takes_a_limited_number_of_inputs() {
    assert_eq!(INPUTS_PER_GAME, 100_000);
    let mut table = table_at(Stage::Turn(Seat::A));
    let round = [Line::Act(Seat::A, Action::ChanceQuestion), Line::Chance(1)];
    for (n, line) in round.iter().cycle().take(INPUTS_PER_GAME).enumerate() {
        assert_eq!(table.n_inputs(), n);
        table.take(line).unwrap();
    }
    for line in [Line::Act(Seat::A, Action::Walk), Line::Chance(1), Line::Undo(Seat::A)] {
        assert_eq!(refused(&mut table, &line), Refusal::TOO_MANY_INPUTS);
    }
}
