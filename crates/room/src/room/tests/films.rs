//! Which states are kept for films, and for how long.

use serde_json::{Value, json};

use super::messages::sent;
use super::*;
use crate::limits::FILM_STEPS;

const INTERVAL_MS: u64 = 100;

fn film_for(observer: Observer, sent: &[(Observer, Value)]) -> Option<&Value> {
    let (_, update) = sent.iter().find(|(other, _)| *other == observer)?;
    update.get("film")
}

/// How many states the film of a line keeps.
const STEPS_A_LINE: usize = 128;

/// The spectators want films.
fn filmed() -> Room {
    filmed_with(STEPS_A_LINE)
}

fn filmed_with(n_film_steps: usize) -> Room {
    let mut room = room(ToyTable { n_film_steps, ..ToyTable::new(2, 1_000) }, Pace::Relaxed);
    room.watch(Observer::Seat(Seat::A), UpdateDetail::Updates, None, 0);
    room.watch(Observer::Table, UpdateDetail::Film, None, 0);
    room
}

fn n_kept(room: &Room) -> usize {
    room.observers.n_film_steps()
}

#[test]
fn only_observers_that_asked_for_films_get_them() {
    let mut room = filmed();
    let told = sent(&mut room, Seat::A, 0, pass());
    assert_eq!(film_for(Observer::Table, &told), Some(&json!([1])));
    assert_eq!(film_for(Observer::Seat(Seat::A), &told), None);
    assert_eq!(n_kept(&room), 0, "everybody who wanted it was told");
}

#[test]
fn nothing_is_kept_for_those_who_want_no_films() {
    let mut room = filmed();
    room.set_detail(Observer::Table, UpdateDetail::Updates);
    assert_eq!(room.observers.detail(), UpdateDetail::Updates);
    room.request(key(Seat::A, 0), pass(), 0);
    room.set_detail(Observer::Table, UpdateDetail::Film);
    room.stored(Ok(()), 0);
    assert_eq!(n_kept(&room), 0, "nobody wanted it when the line was tried");
    room.effects();
    let told = sent(&mut room, Seat::A, 1, pass());
    assert_eq!(film_for(Observer::Table, &told), Some(&json!([2])));
}

#[test]
fn the_film_of_an_update_shows_all_its_lines() {
    let mut room = filmed();
    room.delays.bystander_interval_ms = INTERVAL_MS;
    assert!(film_for(Observer::Table, &sent(&mut room, Seat::A, 0, pass())).is_some());
    for n in 1..=3 {
        assert_eq!(film_for(Observer::Table, &sent(&mut room, Seat::A, n, pass())), None, "it can wait");
        assert_eq!(n_kept(&room), n * STEPS_A_LINE);
    }
    room.tick(INTERVAL_MS);
    let told = super::messages::updates(room.effects());
    assert_eq!(film_for(Observer::Table, &told), Some(&json!([2, 3, 4])));
    assert_eq!(n_kept(&room), 0);
}

#[test]
fn of_too_many_states_the_oldest_are_dropped() {
    // As many as may be kept, and one too many.
    assert_eq!((FILM_STEPS % 128, 3 * 171), (0, FILM_STEPS + 1));
    for n_film_steps in [128, 171] {
        let mut room = filmed_with(n_film_steps);
        room.delays.bystander_interval_ms = INTERVAL_MS;
        let n_lines = FILM_STEPS / n_film_steps + 3;
        for n in 0..=n_lines {
            sent(&mut room, Seat::A, n, pass());
            assert!(n_kept(&room) <= FILM_STEPS);
        }
        room.tick(INTERVAL_MS);
        let told = super::messages::updates(room.effects());
        let last: Vec<usize> = (n_lines + 2 - FILM_STEPS / n_film_steps..=n_lines + 1).collect();
        assert_eq!(film_for(Observer::Table, &told), Some(&json!(last)));
    }
}

#[test]
fn a_spectator_who_leaves_leaves_no_states_behind() {
    let mut room = filmed();
    room.delays.bystander_interval_ms = INTERVAL_MS;
    sent(&mut room, Seat::A, 0, pass());
    sent(&mut room, Seat::A, 1, pass());
    assert_eq!(n_kept(&room), STEPS_A_LINE);
    room.unwatch(Observer::Table, 1);
    assert_eq!(n_kept(&room), 0);
}

#[test]
fn a_spectator_who_wants_no_more_films_leaves_no_states_behind() {
    let mut room = filmed();
    room.delays.bystander_interval_ms = INTERVAL_MS;
    sent(&mut room, Seat::A, 0, pass());
    sent(&mut room, Seat::A, 1, pass());
    assert_eq!(n_kept(&room), STEPS_A_LINE);
    room.set_detail(Observer::Table, UpdateDetail::Updates);
    assert_eq!(n_kept(&room), 0);
}

#[test]
fn a_line_that_was_tried_when_nobody_wanted_films_has_none() {
    let mut room = filmed();
    room.delays.bystander_interval_ms = INTERVAL_MS;
    sent(&mut room, Seat::A, 0, pass());
    room.set_detail(Observer::Table, UpdateDetail::Updates);
    room.request(key(Seat::A, 1), pass(), 0);
    room.set_detail(Observer::Table, UpdateDetail::Film);
    room.stored(Ok(()), 0);
    assert_eq!(n_kept(&room), 0, "the spectators have not been told yet");
}
