//! What a seat may ask, and what it is answered.

use chance::Seeded;
use room::limits::INBOX_A_SEAT;
use room::{Effect, Request, RequestKey};
use serde_json::json;
use table::{Refusal, Seat};
use wire::{AnswerResult, Failure, Pace};

use crate::world::{Fate, World, act, pass_until};

/// Three people and a bot, and it is a person's turn.
fn table() -> World {
    let mut world = World::new("pppt", Pace::Relaxed, 11);
    world.play_until(&mut Seeded::new(1), |world| !world.awaited().is_empty());
    world
}

fn ask_and_see(world: &mut World, seat: Seat, request: Request) -> Option<AnswerResult> {
    let id = world.ask(seat, request);
    world.of(seat).answer(&id).cloned()
}

/// Asks the room itself, and says what it answers at once.
fn answers_to(world: &mut World, seat: Seat, id: &str, request: Request) -> Vec<AnswerResult> {
    let room = world.room.as_mut().unwrap();
    room.request(RequestKey { seat, id: id.to_string() }, request, world.now_ms);
    let mut answers = Vec::new();
    for effect in room.effects() {
        match effect {
            Effect::Answer { result, .. } => answers.push(result),
            other => panic!("{other:?}"),
        }
    }
    answers
}

#[test]
fn a_refusal_names_the_rule_and_writes_nothing() {
    let mut world = table();
    let mut n_refused = 0;
    let mut seeded = Seeded::new(4);
    while n_refused < 200 && !world.oracle.is_over() {
        for client in 0..3 {
            let seat = world.clients[client].seat().unwrap();
            // Two actions that it was told are not allowed: each is refused by the rule that it was told.
            for (action, rule) in world.clients[client].forbidden().into_iter().take(2) {
                let rows = world.disk.rows.len();
                match ask_and_see(&mut world, seat, act(&action)) {
                    Some(AnswerResult::Refused(refusal)) => assert_eq!(refusal.rule, rule),
                    other => panic!("{other:?}"),
                }
                assert_eq!(world.disk.rows.len(), rows);
                n_refused += 1;
            }
        }
        world.play_on(&mut seeded);
    }
    assert!(n_refused >= 200, "{n_refused}");
    world.check_all();
}

#[test]
fn a_seat_that_is_not_asked_is_refused() {
    let mut world = table();
    let asked = world.awaited()[0];
    let action = world.of(asked).allowed()[0].clone();
    let other = Seat::all(3).find(|seat| *seat != asked).unwrap();
    let answer = ask_and_see(&mut world, other, act(&action));
    assert_eq!(answer, Some(AnswerResult::Refused(Refusal::NOT_ASKED)));
}

#[test]
fn a_request_that_is_not_an_action_is_unreadable() {
    let mut world = table();
    let seat = world.awaited()[0];
    let rows = world.disk.rows.len();
    for action in
        [json!(null), json!({}), json!([]), json!("dance"), json!({ "vote-for": "Z" }), json!(1e300)]
    {
        let answer = ask_and_see(&mut world, seat, act(&action));
        assert_eq!(answer, Some(AnswerResult::Failed(Failure::Unreadable)), "{action}");
    }
    assert_eq!(world.disk.rows.len(), rows);
}

#[test]
fn ids_that_would_not_survive_the_journal_are_refused() {
    let mut world = table();
    let seat = world.awaited()[0];
    let action = world.of(seat).allowed()[0].clone();
    let rows = world.disk.rows.len();
    for id in ["a b", " ", "a\nb", "a\tb", "x #B-r1", "x @17", "\u{2028}", "\u{0}"] {
        let answers = answers_to(&mut world, seat, id, act(&action));
        assert_eq!(answers, [AnswerResult::Failed(Failure::Unreadable)], "{id:?}");
    }
    let long = "x".repeat(wire::limits::REQUEST_ID_CHARS + 1);
    assert_eq!(answers_to(&mut world, seat, &long, act(&action)), [AnswerResult::Failed(Failure::TooLong)]);
    assert_eq!(world.disk.rows.len(), rows);
}

#[test]
fn odd_ids_that_survive_are_found_again() {
    for id in ["", "#", "@", "-", "#A-r1", "@17", "é漢", "\"}", &"x".repeat(wire::limits::REQUEST_ID_CHARS)]
    {
        let mut world = table();
        let (seat, rows) = (world.awaited()[0], world.disk.rows.len());
        let action = world.of(seat).allowed()[0].clone();
        let index = world.index_of(seat);
        world.send(index, id, act(&action));
        world.crash_and_restart();
        world.send(index, id, Request::Undo);
        let expected = AnswerResult::Done { version: rows as u32 };
        assert_eq!(world.of(seat).answer(id), Some(&expected), "{id:?}");
        world.check_all();
    }
}

#[test]
fn nobody_speaks_for_a_bot_or_for_a_seat_that_is_not_there() {
    let mut world = table();
    for seat in [Seat::D, Seat::E, Seat::new(7)] {
        for request in [Request::Undo, Request::Resign, Request::TakeBackSeat, act(&json!("pass"))] {
            let answers = answers_to(&mut world, seat, "k", request);
            assert_eq!(answers, [AnswerResult::Failed(Failure::NotYourSeat)]);
        }
    }
}

#[test]
fn a_full_inbox_refuses_only_the_seat_that_filled_it() {
    let mut world = World::new("pppppp", Pace::Relaxed, 2);
    let seat = world.awaited()[0];
    world.fates.by_hand.push_back(Fate::Stalls);
    world.act_first(seat);
    assert!(world.is_stalled());
    // Nothing is written for it, so it is answered as soon as its turn comes.
    let pass = Request::TakeBackSeat;
    for n in 0..INBOX_A_SEAT {
        assert_eq!(answers_to(&mut world, seat, &format!("k{n}"), pass.clone()), []);
    }
    for n in 0..3 {
        let answers = answers_to(&mut world, seat, &format!("more{n}"), pass.clone());
        assert_eq!(answers, [AnswerResult::Failed(Failure::TooFast)]);
    }
    // One that waits already may be sent again, and waits on.
    assert_eq!(answers_to(&mut world, seat, "k0", pass.clone()), []);
    for other in Seat::all(6).filter(|other| *other != seat) {
        assert_eq!(answers_to(&mut world, other, "k", pass.clone()), [], "{other}");
    }
    world.end_stall();
    let n_done = |seat: Seat| {
        let answers = world.of(seat).answers.values();
        answers.filter(|answer| matches!(answer, AnswerResult::Done { .. })).count()
    };
    assert_eq!(n_done(seat), INBOX_A_SEAT + 1);
    // A request that came too fast is not remembered, so it may be tried again.
    assert!(matches!(answers_to(&mut world, seat, "more0", pass)[..], [AnswerResult::Done { .. }]));
}

#[test]
fn a_request_that_is_sent_again_is_answered_the_same_and_done_once() {
    let mut world = table();
    let seat = world.awaited()[0];
    let index = world.index_of(seat);
    let allowed = world.of(seat).allowed();
    let rows = world.disk.rows.len();
    let id = world.ask(seat, act(&allowed[0]));
    let done = AnswerResult::Done { version: rows as u32 };
    assert_eq!(world.of(seat).answer(&id), Some(&done));
    let after = world.disk.rows.clone();
    // Whatever comes under the same id is the same request.
    for action in &allowed {
        world.send(index, &id, act(action));
        assert_eq!(world.of(seat).answer(&id), Some(&done));
    }
    assert_eq!(world.disk.rows, after);
    // The same id from another seat is a different request.
    let other = Seat::all(3).find(|other| *other != seat).unwrap();
    assert!(matches!(answers_to(&mut world, other, &id, Request::Undo)[..], [AnswerResult::Refused(_)]));
}

#[test]
fn a_refused_request_is_refused_again_though_it_would_be_allowed_now() {
    let mut world = table();
    let (first, index) = (world.awaited()[0], world.index_of(world.awaited()[0]));
    let other = Seat::all(3).find(|seat| *seat != first).unwrap();
    let id = world.ask(other, Request::TakeBackSeat);
    assert!(matches!(world.of(other).answer(&id), Some(AnswerResult::Done { .. })));
    let id = world.ask(first, Request::Undo);
    let refused = AnswerResult::Refused(Refusal::NOTHING_TO_UNDO);
    assert_eq!(world.of(first).answer(&id), Some(&refused));
    let mut seeded = Seeded::new(4);
    world.play_until(&mut seeded, |world| world.of(first).undo == first.letter());
    world.send(index, &id, Request::Undo);
    assert_eq!(world.of(first).answer(&id), Some(&refused));
    assert_eq!(world.of(first).undo, first.letter());
}

#[test]
fn an_answer_names_the_line_of_its_request_though_others_follow_from_it() {
    let mut world = table();
    let (seat, rows) = (world.awaited()[0], world.disk.rows.len());
    let id = world.act_first(seat);
    assert!(world.disk.rows.len() > rows + 1, "the next player's dice are rolled with it");
    assert_eq!(world.of(seat).answer(&id), Some(&AnswerResult::Done { version: rows as u32 }));
    assert_eq!(world.of(seat).version, Some(world.disk.rows.len() as u32 - 1));
}

#[test]
fn after_the_end_nothing_is_done() {
    let mut world = table();
    world.play_to_the_end(&mut Seeded::new(9));
    assert_eq!(world.counts["over"], 1);
    assert!(!world.of(Seat::A).outcome.is_null());
    let (rows, document) = (world.disk.rows.clone(), world.document.clone());
    for restarts in 0..2 {
        for (request, expected) in [
            (act(&json!("pass")), AnswerResult::Refused(Refusal::OVER)),
            (act(&json!("nonsense")), AnswerResult::Failed(Failure::Unreadable)),
            (Request::Undo, AnswerResult::Refused(Refusal::NOTHING_TO_UNDO)),
            (pass_until(Some("game")), AnswerResult::Refused(Refusal::OVER)),
            (Request::HandOver, AnswerResult::Failed(Failure::NotPlaying)),
            (Request::TakeBackSeat, AnswerResult::Failed(Failure::NotPlaying)),
            (Request::Resign, AnswerResult::Failed(Failure::NotPlaying)),
        ] {
            assert_eq!(ask_and_see(&mut world, Seat::B, request.clone()), Some(expected), "{request:?}");
        }
        let room = world.room.as_ref().unwrap();
        assert!(room.is_over() && room.outcome().is_some());
        assert_eq!((room.next_tick_ms(), room.time_is_up_ms()), (None, None));
        if restarts == 0 {
            world.crash_and_restart();
        }
    }
    world.advance(1_000_000);
    assert_eq!((world.disk.rows, world.document), (rows, document));
    assert_eq!(world.counts["over"], 1, "the end is told once");
}
