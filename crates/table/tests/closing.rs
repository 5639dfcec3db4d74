//! A window that nobody uses closes by one line, unless somebody asks for time in it.

use table::limits::CHANGES_OF_MIND;
use table::{
    EventsOrUndo, Line, Opportunity, Refusal, Seat, SeatSet, Table, closing_passes, only_answer, opportunity,
};

use crate::toy::{Action, Event, PASS_NOW, Stage, Toy, table_at};

const OPEN: Stage = Stage::Window(SeatSet::EMPTY);

fn pass(seats: &[Seat]) -> Line<Action, u8> {
    Line::Pass(seats.to_vec())
}

/// Also checks that a refusal changes nothing.
#[track_caller]
fn refused(table: &mut Table<Toy>, line: &Line<Action, u8>) -> Refusal {
    let before = (table.digest(), table.n_inputs(), table.may_undo(), table.waiting());
    let refusal = table.take(line).expect_err("it is refused");
    assert_eq!((table.digest(), table.n_inputs(), table.may_undo(), table.waiting()), before);
    refusal
}

#[test]
fn the_passes_of_one_line_come_one_after_another() {
    let mut table = table_at(OPEN);
    let [a, b, c] = [Seat::A, Seat::B, Seat::C].map(|seat| Event::Passed { seat });
    assert_eq!(table.take(&pass(&[Seat::B])), Ok(EventsOrUndo::Events(vec![b])));
    assert_eq!(table.take(&pass(&[Seat::C, Seat::A])), Ok(EventsOrUndo::Events(vec![c, a])));
    assert_eq!((table.state().stage, table.n_inputs()), (Stage::Turn(Seat::A), 2));
}

#[test]
fn table_11_all_seats_of_a_line_can_pass_or_none_of_them_does() {
    let mut table = table_at(OPEN);
    for seats in [&[][..], &[Seat::A, Seat::A], &[Seat::A, Seat::B, Seat::D], &[Seat::D]] {
        assert_eq!(refused(&mut table, &pass(seats)), Refusal::NO_WINDOW, "{seats:?}");
    }
    let a_b_c = [Seat::A, Seat::B, Seat::C];
    let too_many = pass(&[Seat::A, Seat::B, Seat::C, Seat::A]);
    assert_eq!(refused(&mut table, &too_many), Refusal::NO_WINDOW, "it is A's turn by then");
    for stage in [Stage::Turn(Seat::A), Stage::Vote, Stage::ChanceQuestion(Seat::A), Stage::Over] {
        assert_eq!(refused(&mut table_at(stage), &pass(&a_b_c)), Refusal::NO_WINDOW, "{stage:?}");
    }
}

#[test]
fn that_a_window_closed_cannot_be_taken_back() {
    let mut table = table_at(OPEN);
    table.take(&Line::Act(Seat::A, Action::Pass)).unwrap();
    assert_eq!(table.may_undo(), Some(Seat::A));
    table.take(&pass(&[Seat::B])).unwrap();
    assert_eq!(table.may_undo(), None);
}

#[test]
fn a_window_that_reveals_something_as_it_closes_lets_seats_change_their_minds_again() {
    for (has_walked, may_change) in [(false, Err(Refusal::CHANGED_TOO_OFTEN)), (true, Ok(()))] {
        let mut table = table_at(OPEN);
        if has_walked {
            table.take(&Line::Act(Seat::A, Action::Walk)).unwrap();
        }
        (0..CHANGES_OF_MIND).for_each(|_| _ = table.take(&Line::Act(Seat::A, Action::Note(1))).unwrap());
        assert_eq!(table.may_change_its_mind(), Err(Refusal::CHANGED_TOO_OFTEN));
        let told = table.take(&pass(&[Seat::A, Seat::B, Seat::C])).unwrap();
        assert_eq!(told.events().contains(&Event::Counted), has_walked);
        assert_eq!(table.may_change_its_mind(), may_change);
    }
}

#[test]
fn table_11_a_seat_may_ask_for_time_in_an_open_window_until_it_has_answered() {
    let mut table = table_at(OPEN);
    let before = table.state().clone();
    assert_eq!(table.take(&Line::Wait(Seat::B)), Ok(EventsOrUndo::Events(Vec::new())));
    assert_eq!((table.state(), table.waiting(), table.n_inputs()), (&before, SeatSet::one(Seat::B), 1));
    assert_eq!(refused(&mut table, &Line::Wait(Seat::B)), Refusal::NO_WINDOW, "it has asked already");
    assert_eq!(refused(&mut table, &Line::Wait(Seat::D)), Refusal::NO_WINDOW, "nobody sits there");
    table.take(&Line::Wait(Seat::C)).unwrap();
    let both = SeatSet::one(Seat::B).with(Seat::C);
    // B and C have not answered yet: neither an order that does not pass nor what another seat does is an
    // answer of theirs.
    for line in [Line::Act(Seat::B, Action::Note(1)), Line::Act(Seat::A, Action::Walk), pass(&[Seat::A])] {
        table.take(&line).unwrap();
        assert_eq!(table.waiting(), both, "{line:?}");
    }
    table.take(&Line::Act(Seat::C, Action::Walk)).unwrap();
    assert_eq!(table.waiting(), SeatSet::one(Seat::B));
    table.take(&pass(&[Seat::B])).unwrap();
    assert_eq!(table.waiting(), SeatSet::EMPTY);
}

#[test]
fn table_11_a_seat_that_passes_by_an_order_has_answered() {
    let mut table = table_at(OPEN);
    table.take(&Line::Wait(Seat::B)).unwrap();
    table.take(&Line::Wait(Seat::C)).unwrap();
    table.take(&Line::Act(Seat::B, Action::Note(PASS_NOW))).unwrap();
    assert_eq!(table.waiting(), SeatSet::one(Seat::C));
}

#[test]
fn nobody_waits_in_a_window_that_is_no_longer_open() {
    let mut table = table_at(OPEN);
    table.take(&Line::Wait(Seat::C)).unwrap();
    table.take(&Line::Act(Seat::A, Action::CallVote)).unwrap();
    assert_eq!((table.state().stage, table.waiting()), (Stage::Vote, SeatSet::EMPTY));
}

#[test]
fn table_11_there_is_no_time_to_ask_for_when_no_window_is_open() {
    for stage in [Stage::Turn(Seat::A), Stage::Vote, Stage::ChanceQuestion(Seat::A), Stage::Over] {
        let mut table = table_at(stage);
        assert_eq!(table.may_wait(Seat::A), Err(Refusal::NO_WINDOW));
        assert_eq!(refused(&mut table, &Line::Wait(Seat::A)), Refusal::NO_WINDOW, "{stage:?}");
    }
}

#[test]
fn a_window_closes_by_the_passes_of_all_that_it_waits_for() {
    let closing = |stage, but| closing_passes(&Toy::at(stage), but);
    let nobody = SeatSet::EMPTY;
    assert_eq!(closing(OPEN, nobody), [Seat::A, Seat::B, Seat::C]);
    assert_eq!(closing(Stage::Window(SeatSet::one(Seat::B)), nobody), [Seat::A, Seat::C]);
    assert_eq!(closing(OPEN, SeatSet::one(Seat::A)), [Seat::B, Seat::C]);
    assert_eq!(closing(Stage::Window(SeatSet::one(Seat::B)), SeatSet::one(Seat::A).with(Seat::C)), []);
    for stage in [Stage::Turn(Seat::A), Stage::Vote, Stage::ChanceQuestion(Seat::A), Stage::Over] {
        assert_eq!(closing(stage, nobody), [], "{stage:?}");
    }
    let two_windows = Toy { n_to_run: 1, ..Toy::at(OPEN) };
    let passing = closing_passes(&two_windows, nobody);
    assert_eq!(passing, [Seat::A, Seat::B, Seat::C], "then the next one is open");
}

#[test]
fn an_opportunity_says_what_a_person_could_do_in_an_open_window() {
    let of = |stage, seat| opportunity(&Toy { n_walked: 7, ..Toy::at(stage) }, seat, &mut Vec::new());
    let plain = Opportunity {
        is_playable: true,
        is_bound: false,
        kind: 3,
        is_rare: false,
        is_last_chance: false,
        stretch: 7,
    };
    assert_eq!(of(OPEN, Seat::A), Some(plain), "it is no matter that the pass is bound to the moment");
    assert_eq!(of(OPEN, Seat::B), Some(Opportunity { is_playable: false, is_last_chance: true, ..plain }));
    assert_eq!(of(OPEN, Seat::C), Some(Opportunity { is_bound: true, is_rare: true, ..plain }));
    assert_eq!(of(Stage::Turn(Seat::A), Seat::A), None);
}

#[test]
fn a_seat_with_only_one_answer_is_asked_no_real_question() {
    let only = |stage, seat| only_answer(&Toy::at(stage), seat, &mut Vec::new());
    assert_eq!(only(Stage::Only(Seat::A, Action::Walk), Seat::A), Some(Action::Walk));
    assert_eq!(only(Stage::Only(Seat::A, Action::Walk), Seat::B), None, "it is not asked");
    assert_eq!(only(Stage::Only(Seat::A, Action::ChanceQuestion), Seat::A), None, "players press themselves");
    assert_eq!(only(Stage::Only(Seat::C, Action::Walk), Seat::C), None, "it could make a proposal instead");
    assert_eq!(only(Stage::Turn(Seat::A), Seat::A), None, "it has a choice");
}

#[test]
fn what_a_person_might_try_is_listed_once_and_what_is_legal_comes_first() {
    let mut actions = Vec::new();
    table::thinkable(&Toy::at(OPEN), Seat::A, &mut actions);
    assert_eq!(actions, [Action::Walk, Action::Pass, Action::Fly]);
    table::thinkable(&Toy::at(OPEN), Seat::B, &mut actions);
    assert_eq!(actions, [Action::Pass, Action::Fly, Action::Walk]);
}

#[test]
fn the_window_of_a_reaction_is_open_until_a_line_closes_it_whoever_has_answered() {
    let answer = |seat| Line::Act(seat, Action::Answer(0));
    // B and C may have answered; nobody else may notice.
    for answered in [vec![], vec![Seat::B], vec![Seat::B, Seat::C]] {
        let mut table = table_at(Stage::Reaction);
        answered.iter().for_each(|seat| drop(table.take(&answer(*seat)).unwrap()));
        assert!(table.is_window(), "{answered:?}");
        assert_eq!(table.may_wait(Seat::B), Ok(()));
        let passing = closing_passes(table.state(), SeatSet::EMPTY);
        assert_eq!(passing.len(), 2 - answered.len());
        table.take(&Line::Pass(passing)).unwrap();
        assert!(!table.is_window(), "A decides alone: {answered:?}");
        assert_eq!(table.may_wait(Seat::B), Err(Refusal::NO_WINDOW));
        assert_eq!(refused(&mut table, &pass(&[])), Refusal::NO_WINDOW, "it is closed once");
        table.take(&answer(Seat::B)).unwrap();
        assert!(!table.is_window(), "an answer that is changed does not open it again");
        table.take(&answer(Seat::A)).unwrap();
        assert_eq!(table.state().stage, Stage::Turn(Seat::A));
    }
}

#[test]
fn the_next_reaction_has_a_window_of_its_own() {
    let mut table = table_at(Stage::Reaction);
    table.take(&Line::Act(Seat::A, Action::Answer(0))).unwrap();
    table.take(&pass(&[Seat::B, Seat::C])).unwrap();
    table.take(&Line::Act(Seat::A, Action::PlayCard)).unwrap();
    assert!(table.is_window());
}
