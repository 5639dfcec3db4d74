//! Requests that are tried behind another one and written together with it.

use table::StoredLine;

use super::*;
use crate::toy::rolled;

/// Makes all these requests at the same time. Returns the lines that are to be written first.
fn queue_all(room: &mut Room, requests: Vec<(Seat, usize, Request)>) -> Vec<String> {
    requests.into_iter().for_each(|(seat, n, request)| room.queue(key(seat, n), request));
    assert!(room.has_queued());
    room.tick(0);
    appended(&room.effects()).map_or_else(Vec::new, <[String]>::to_vec)
}

fn json_of(rows: &[String]) -> Vec<&str> {
    rows.iter().map(|row| StoredLine::parse(row).unwrap().json).collect()
}

fn roll(n_rolls: usize) -> Request {
    act(&format!(r#"{{"roll":{n_rolls}}}"#))
}

/// The line of a draw, as anybody who knows the secret can work it out.
fn draw(n: u32) -> String {
    rolled(&mut CommittedChance::new(&ServerSecret::new([1; 32]), &[]).draw(n)).json().to_string()
}

#[test]
fn every_request_behind_another_has_the_draws_that_follow() {
    let mut room = room(ToyTable::new(3, 10_000), Pace::Relaxed);
    let requests =
        vec![(Seat::A, 0, roll(2)), (Seat::B, 0, roll(1)), (Seat::C, 0, pass()), (Seat::A, 1, roll(3))];
    let rows = queue_all(&mut room, requests);
    let asked = |seat: &str, action: &str| format!(r#"{{"act":["{seat}",{action}]}}"#);
    assert_eq!(
        json_of(&rows),
        [
            asked("A", r#"{"roll":2}"#),
            draw(0),
            draw(1),
            asked("B", r#"{"roll":1}"#),
            draw(2),
            asked("C", r#""pass""#),
            asked("A", r#"{"roll":3}"#),
            draw(3),
            draw(4),
            draw(5),
        ]
    );
    let requests: Vec<Option<&str>> =
        rows.iter().map(|row| StoredLine::parse(row).unwrap().request).collect();
    let of_rolls = |n| vec![None; n];
    assert_eq!(
        requests,
        [
            vec![Some("A-k0")],
            of_rolls(2),
            vec![Some("B-k0")],
            of_rolls(1),
            vec![Some("C-k0"), Some("A-k1")],
            of_rolls(3),
        ]
        .concat()
    );
    let numbers: Vec<usize> =
        rows.iter().map(|row| row.split(' ').next().unwrap().parse().unwrap()).collect();
    assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
    room.stored(Ok(()), 0);
    let versions: Vec<AnswerResult> =
        answers(&room.effects()).into_iter().map(|(_, result)| result).collect();
    assert_eq!(versions, [1, 4, 6, 7].map(|version| AnswerResult::Done { version }), "each names its line");
    // A later request gets the next draw.
    let rows = queue_all(&mut room, vec![(Seat::B, 1, roll(1))]);
    assert_eq!(json_of(&rows)[1], draw(6));
}

#[test]
fn draws_that_were_not_stored_are_drawn_again() {
    let mut room = room(ToyTable::new(2, 10_000), Pace::Relaxed);
    let requests = || vec![(Seat::A, 0, roll(1)), (Seat::B, 0, roll(2))];
    let rows = queue_all(&mut room, requests());
    room.stored(Err(()), 0);
    let not_stored = AnswerResult::Failed(Failure::NotStored);
    assert_eq!(answers(&room.effects()), [(Seat::A, not_stored.clone()), (Seat::B, not_stored)]);
    assert_eq!(queue_all(&mut room, requests()), rows);
    assert_eq!(json_of(&rows)[3..], [draw(1), draw(2)]);
}

#[test]
fn other_requests_wait_until_the_input_before_them_is_stored() {
    let mut room = room(ToyTable::new(3, 10_000), Pace::Relaxed);
    let requests = vec![(Seat::A, 0, pass()), (Seat::B, 0, Request::HandOver), (Seat::C, 0, pass())];
    assert_eq!(queue_all(&mut room, requests).len(), 1);
    assert_eq!(room.seats[1].bot(), None);
    assert!(!room.has_queued(), "there are two, but the room cannot begin with them");
    room.stored(Ok(()), 0);
    let effects = room.effects();
    assert_eq!(answers(&effects).len(), 2);
    assert_eq!(room.seats[1].bot(), Some("thumb"));
    assert_eq!(json_of(appended(&effects).unwrap()), [crate::toy::pass(Seat::C).json()]);
}

#[test]
fn a_player_who_resigned_is_not_heard_behind_others_either() {
    let mut room = room(ToyTable::new(3, 10_000), Pace::Relaxed);
    done(&mut room, Seat::B, 0, Request::Resign);
    let rows = queue_all(&mut room, vec![(Seat::A, 0, pass()), (Seat::B, 1, pass())]);
    assert_eq!(json_of(&rows), [crate::toy::pass(Seat::A).json()]);
    room.stored(Ok(()), 0);
    let refused = (Seat::B, AnswerResult::Failed(Failure::NotAllowed));
    assert_eq!(answers(&room.effects()), [(Seat::A, AnswerResult::Done { version: 1 }), refused]);
}

#[test]
fn a_request_that_waits_or_is_on_its_way_is_not_carried_out_twice() {
    let mut room = room(ToyTable::new(2, 10_000), Pace::Relaxed);
    assert!(!room.has_queued());
    let twice = || vec![(Seat::A, 0, pass()), (Seat::A, 0, pass())];
    assert_eq!(queue_all(&mut room, twice()).len(), 1);
    for (seat, n, request) in twice() {
        room.queue(key(seat, n), request);
    }
    assert!(room.inbox.is_empty(), "it is on its way");
    room.queue(key(Seat::B, 0), pass());
    room.queue(key(Seat::B, 0), pass());
    assert_eq!(room.inbox.len(), 1, "it waits");
    room.stored(Ok(()), 0);
    assert_eq!(settle(&mut room, 0), 1);
    room.queue(key(Seat::A, 0), pass());
    assert_eq!(
        answers(&room.effects()),
        [(Seat::A, AnswerResult::Done { version: 1 })],
        "and then it is done"
    );
}

#[test]
fn a_request_that_is_refused_behind_another_is_judged_again_once_that_is_stored() {
    let mut room = room(ToyTable::new(2, 1), Pace::Relaxed);
    assert_eq!(queue_all(&mut room, vec![(Seat::A, 0, pass()), (Seat::B, 0, pass())]).len(), 1);
    room.stored(Ok(()), 0);
    let answered = answers(&room.effects());
    assert_eq!(answered[0], (Seat::A, AnswerResult::Done { version: 1 }));
    assert!(matches!(answered[1..], [(Seat::B, AnswerResult::Refused(_))]), "{answered:?}");
}
