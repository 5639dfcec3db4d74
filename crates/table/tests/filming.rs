//! A film has the states that the rules led through, each with the events told before it.

use table::limits::FILM_STEPS_PER_INPUT;
use table::{Film, Game, Line, LineOf, Log, Refusal, Seat, Table};

use crate::toy::{Action, Stage, Toy, table_at};

/// Takes the line on a copy without a film, and compares.
fn filmed(table: &mut Table<Toy>, line: &LineOf<Toy>) -> Film<Toy> {
    let mut plain = table.clone();
    let told = plain.take(line);
    let (told_with_film, film) = table.take_filmed(line).expect("it is taken");
    assert_eq!(told, Ok(told_with_film.clone()));
    assert_eq!(plain.state(), table.state());
    let last = film.steps().last().expect("the state after the line is always there");
    assert_eq!((last.n_events, &last.state), (told_with_film.events().len(), table.state()));
    film
}

fn n_events(film: &Film<Toy>) -> Vec<usize> {
    film.steps().map(|step| step.n_events).collect()
}

#[test]
fn the_state_between_two_events_is_kept() {
    let mut table = table_at(Stage::Vote);
    for seat in [Seat::A, Seat::B] {
        assert_eq!(n_events(&filmed(&mut table, &Line::Act(seat, Action::Answer(1)))), [1]);
    }
    let film = filmed(&mut table, &Line::Act(Seat::C, Action::Answer(1)));
    assert_eq!(n_events(&film), [1, 2], "the last ballot, and then the count");
    let between = &film.steps().next().expect("two states").state;
    assert_ne!(between, table.state());
    assert!(between.pending().ready().has(Seat::C), "it is not counted yet");
}

#[test]
fn of_states_between_the_same_events_the_last_is_kept() {
    let mut table = table_at(Stage::Turn(Seat::B));
    assert_eq!(filmed(&mut table, &Line::Act(Seat::B, Action::Run(100))).n_steps(), 1);
}

#[test]
fn an_undo_has_the_state_that_it_leads_to() {
    let mut table = table_at(Stage::Turn(Seat::B));
    table.take(&Line::Act(Seat::B, Action::Walk)).unwrap();
    assert_eq!(n_events(&filmed(&mut table, &Line::Undo(Seat::B))), [0]);
}

#[test]
fn a_refused_line_has_no_film_and_changes_nothing() {
    let mut table = table_at(Stage::Turn(Seat::B));
    let before = table.state().clone();
    let refused = table.take_filmed(&Line::Act(Seat::C, Action::Walk));
    assert_eq!(refused.map(|_| ()), Err(Refusal::NOT_ASKED));
    assert_eq!(table.state(), &before);
}

#[test]
fn a_procedure_may_show_several_states_of_one_step() {
    let mut table = table_at(Stage::Turn(Seat::B));
    let film = filmed(&mut table, &Line::Act(Seat::B, Action::March(3)));
    assert_eq!(n_events(&film), [1, 2, 3]);
    assert_eq!(film.steps().map(|step| step.state.n_walked).collect::<Vec<_>>(), [1, 2, 3]);
}

#[test]
fn of_too_many_states_the_last_are_kept() {
    let mut table = table_at(Stage::Turn(Seat::B));
    let n_walks = FILM_STEPS_PER_INPUT + 3;
    let film = filmed(&mut table, &Line::Act(Seat::B, Action::March(n_walks as u32)));
    assert_eq!(n_events(&film), (n_walks + 1 - FILM_STEPS_PER_INPUT..=n_walks).collect::<Vec<_>>());
}

/// A log that wants no film ignores moments.
#[test]
fn other_logs_ignore_moments() {
    let state = table_at(Stage::Turn(Seat::B)).state().clone();
    let mut events = Vec::new();
    Log::<Toy>::moment(&mut events, &state);
    assert_eq!(events, []);
}
