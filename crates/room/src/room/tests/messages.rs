//! What an update says, and what it leaves out because it has not changed.

use serde_json::{Value, json};

use super::*;

/// What each observer is sent when a seat does something.
pub fn sent(room: &mut Room, seat: Seat, n: usize, request: Request) -> Vec<(Observer, Value)> {
    room.request(key(seat, n), request, 0);
    room.effects();
    room.stored(Ok(()), 0);
    updates(room.effects())
}

pub fn updates(effects: Vec<Effect>) -> Vec<(Observer, Value)> {
    let message = |effect: Effect| match effect {
        Effect::Send { observer, message } => {
            let message: Value = serde_json::from_str(&message).expect("a message is JSON");
            Some((observer, message["update"].clone()))
        }
        _ => None,
    };
    effects.into_iter().filter_map(message).collect()
}

fn watched(toy: ToyTable, pace: Pace) -> Room {
    let mut room = room(toy, pace);
    for observer in [Observer::Seat(Seat::A), Observer::Table] {
        room.watch(observer, UpdateDetail::Updates, None, 0);
    }
    room
}

const A: Observer = Observer::Seat(Seat::A);

#[test]
fn unchanged_parts_are_left_out() {
    let mut room = watched(ToyTable::new(3, 100), Pace::Relaxed);
    let for_table = json!({ "version": 1, "notices": [[]], "patch": { "": 1 } });
    let for_a = json!({ "version": 1, "notices": [[]], "patch": { "": 1 }, "answered": false });
    assert_eq!(sent(&mut room, Seat::B, 0, pass()), [(A, for_a), (Observer::Table, for_table)]);
}

/// In every mode, and in a reaction too, where nobody else may know.
#[test]
fn a_seat_is_told_whether_it_has_answered_itself() {
    for mode in [AskMode::Turn, AskMode::Window, AskMode::Sealed, AskMode::Reaction, AskMode::Together] {
        let mut room = watched(ToyTable { mode, ..ToyTable::new(3, 100) }, Pace::Relaxed);
        let answered = |sent: Vec<(Observer, Value)>| -> Vec<Option<bool>> {
            sent.iter().map(|(_, update)| update.get("answered").map(|it| it.as_bool().unwrap())).collect()
        };
        assert_eq!(answered(sent(&mut room, Seat::B, 0, pass())), [Some(false), None], "{mode:?}");
        assert_eq!(answered(sent(&mut room, Seat::A, 0, pass())), [Some(true), None]);
        assert!(room.watch(A, UpdateDetail::Updates, None, 0).0.answered);
        assert!(!room.watch(Observer::Table, UpdateDetail::Updates, None, 0).0.answered);
        assert!(!room.watch(Observer::Seat(Seat::C), UpdateDetail::Updates, None, 0).0.answered);
        room.unwatch(Observer::Seat(Seat::C), 0);
        assert_eq!(
            answered(sent(&mut room, Seat::A, 1, act(r#""play""#))),
            [Some(false), None],
            "asked again"
        );
        assert_eq!(answered(sent(&mut room, Seat::A, 2, act(r#""end""#))), [None, None], "not asked");
    }
}

#[test]
fn another_question_is_told_once() {
    let mut room = watched(ToyTable::new(3, 100), Pace::Relaxed);
    for (_, update) in sent(&mut room, Seat::B, 0, act(r#""next-round""#)) {
        assert_eq!(update["pending"], json!({ "seats": { "question": 1 } }));
    }
    for (_, update) in sent(&mut room, Seat::B, 1, pass()) {
        assert_eq!(update.get("pending"), None);
    }
    let (now, missed) = room.watch(Observer::Table, UpdateDetail::Updates, Some(1), 0);
    assert_eq!((now.version, now.pending.get()), (2, r#"{"seats":{"question":1}}"#));
    assert_eq!(missed.iter().map(|told| told.version).collect::<Vec<_>>(), [2]);
}

#[test]
fn a_clock_that_stands_still_is_told_once() {
    let mut room = watched(ToyTable::new(3, 100), Pace::Live);
    let seats = |told: Vec<(Observer, Value)>| -> Vec<Value> {
        let (_, update) = &told[0];
        update["clocks"].as_array().unwrap().iter().map(|clock| clock["seat"].clone()).collect()
    };
    assert_eq!(seats(sent(&mut room, Seat::A, 0, pass())), ["A", "B", "C"]);
    assert_eq!(seats(sent(&mut room, Seat::B, 0, pass())), ["B", "C"], "A has stood still since");
    assert_eq!(seats(sent(&mut room, Seat::C, 0, pass())), ["A", "B", "C"], "all are asked again");
}

#[test]
fn a_seat_that_is_not_asked_has_no_choices() {
    let mut room = watched(ToyTable { is_over: true, ..ToyTable::new(2, 100) }, Pace::Relaxed);
    let (now, _) = room.watch(A, UpdateDetail::Updates, None, 0);
    assert_eq!(now.choices.get(), r#"{"allowed":[]}"#);
    let mut room = watched(ToyTable::new(2, 100), Pace::Relaxed);
    let (now, _) = room.watch(A, UpdateDetail::Updates, None, 0);
    assert_eq!(now.choices.get(), r#"{"allowed":["pass"]}"#);
    let (now, _) = room.watch(Observer::Table, UpdateDetail::Updates, None, 0);
    assert_eq!(now.choices.get(), r#"{"allowed":[]}"#, "a spectator is never asked");
    let (now, _) = room.watch(Observer::Seat(Seat::C), UpdateDetail::Updates, None, 0);
    assert_eq!(now.choices.get(), r#"{"allowed":[]}"#, "nobody sits there");
}

#[test]
fn an_observer_whose_update_is_not_due_is_not_told_with_another() {
    let mut room = watched(ToyTable::new(4, 100), Pace::Relaxed);
    room.delays.bystander_interval_ms = 100;
    let mut told = |now_ms: u64, act: Option<Seat>| -> Vec<Observer> {
        match act {
            Some(seat) => room.request(key(seat, now_ms as usize), pass(), now_ms),
            None => room.tick(now_ms),
        }
        room.stored(Ok(()), now_ms);
        let observer = |effect| match effect {
            Effect::Send { observer, .. } => Some(observer),
            _ => None,
        };
        room.effects().into_iter().filter_map(observer).collect()
    };
    assert_eq!(told(0, Some(Seat::B)), [A, Observer::Table]);
    assert_eq!(told(50, Some(Seat::A)), [A], "A is answered");
    assert_eq!(told(60, Some(Seat::B)), [], "both rest");
    assert_eq!(told(100, None), [Observer::Table]);
    assert_eq!(told(149, None), []);
    assert_eq!(told(150, None), [A]);
}
