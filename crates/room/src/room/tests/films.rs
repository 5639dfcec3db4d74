//! Which states are kept for films, and for how long.

use serde_json::{Value, json};

use super::messages::sent;
use super::*;
use crate::limits::FILM_STEPS;
use crate::toy::STEPS_A_LINE;

const INTERVAL_MS: u64 = 100;

fn film_for(observer: Observer, sent: &[(Observer, Value)]) -> Option<&Value> {
    let (_, update) = sent.iter().find(|(other, _)| *other == observer)?;
    update.get("film")
}

/// The spectators want films.
fn filmed() -> Room {
    let mut room = room(Toy::new(2, 1_000), Pace::Relaxed);
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
    let mut room = filmed();
    room.delays.bystander_interval_ms = INTERVAL_MS;
    let n_lines = FILM_STEPS / STEPS_A_LINE + 3;
    for n in 0..=n_lines {
        sent(&mut room, Seat::A, n, pass());
        assert!(n_kept(&room) <= FILM_STEPS);
    }
    room.tick(INTERVAL_MS);
    let told = super::messages::updates(room.effects());
    let last: Vec<usize> = (n_lines + 2 - FILM_STEPS / STEPS_A_LINE..=n_lines + 1).collect();
    assert_eq!(film_for(Observer::Table, &told), Some(&json!(last)));
}

#[test]
fn a_spectator_who_leaves_leaves_no_states_behind() {
    let mut room = filmed();
    room.delays.bystander_interval_ms = INTERVAL_MS;
    sent(&mut room, Seat::A, 0, pass());
    sent(&mut room, Seat::A, 1, pass());
    assert_eq!(n_kept(&room), STEPS_A_LINE);
    room.unwatch(Observer::Table);
    assert_eq!(n_kept(&room), 0);
}
