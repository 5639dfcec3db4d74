//! Seats that are handed over, given up or abandoned, and how people come back to them.

use chance::Seeded;
use room::Request;
use serde_json::json;
use table::{Refusal, Seat};
use wire::{AnswerResult, Failure, Pace};

use crate::world::{BOTS_WAIT_MS, MINUTE_MS, World, act, pass_until};

fn is_bot(world: &World, seat: Seat) -> bool {
    world.room.as_ref().unwrap().is_played_by_bot(seat)
}

fn ask_and_see(world: &mut World, seat: Seat, request: Request) -> AnswerResult {
    let id = world.ask(seat, request);
    world.of(seat).answer(&id).expect("it is answered at once").clone()
}

fn is_done(answer: &AnswerResult) -> bool {
    matches!(answer, AnswerResult::Done { .. })
}

/// What the clients are shown of a seat's clock.
fn clock_runs(world: &mut World, seat: Seat) -> bool {
    let index = world.clients.len() - 1;
    world.disconnect(index);
    world.connect(index);
    let clocks = world.clients[index].clocks.as_array().expect("there is a clock");
    clocks.iter().any(|clock| clock["seat"] == seat.letter() && clock["runs"] == true)
}

#[test]
fn a_bot_plays_a_seat_that_was_handed_over_until_it_is_taken_back() {
    let mut world = World::new("pppp", Pace::Live, 3);
    let seat = world.awaited()[0];
    let n_rows = world.disk.rows.len();
    assert!(is_done(&ask_and_see(&mut world, seat, Request::HandOver)));
    assert!(is_bot(&world, seat));
    assert_eq!(world.document, format!(r#"{{"away":["{seat}"],"resigned":[]}}"#));
    assert!(!clock_runs(&mut world, seat), "time does not run for a player who is away");
    world.advance(BOTS_WAIT_MS);
    assert!(world.disk.rows.len() > n_rows, "the bot has played");
    // A restart changes nothing.
    world.crash_and_restart();
    assert!(is_bot(&world, seat));
    let mut seeded = Seeded::new(3);
    world.play_until(&mut seeded, |world| world.of(seat).is_awaited());
    assert!(is_done(&ask_and_see(&mut world, seat, Request::TakeBackSeat)));
    assert!(!is_bot(&world, seat) && clock_runs(&mut world, seat));
    let n_rows = world.disk.rows.len();
    world.advance(10 * BOTS_WAIT_MS);
    assert_eq!(world.disk.rows.len(), n_rows, "no bot plays in the place of the player");
    assert!(is_done(&ask_and_see(&mut world, seat, Request::TakeBackSeat)), "it may be asked for again");
}

#[test]
fn a_player_who_acts_is_back() {
    let mut world = World::new("pppp", Pace::Live, 3);
    let seat = world.awaited()[0];
    world.ask(seat, Request::HandOver);
    assert!(is_bot(&world, seat));
    world.act_first(seat);
    assert!(!is_bot(&world, seat));
    assert_eq!(world.document, r#"{"away":[],"resigned":[]}"#);
    world.crash_and_restart();
    assert!(!is_bot(&world, seat));
}

#[test]
fn a_player_who_tries_something_illegal_is_back_too_and_the_clock_runs() {
    for action in [json!("pass"), json!("nonsense")] {
        let mut world = World::new("pppp", Pace::Live, 3);
        let seat = world.awaited()[0];
        world.ask(seat, Request::HandOver);
        assert!(!is_done(&ask_and_see(&mut world, seat, act(&action))));
        assert!(!is_bot(&world, seat));
        assert_eq!(world.document, r#"{"away":[],"resigned":[]}"#);
        assert!(clock_runs(&mut world, seat));
        let n_rows = world.disk.rows.len();
        world.advance(6 * MINUTE_MS);
        assert!(world.disk.rows.len() > n_rows, "the time is up in the end");
    }
}

#[test]
fn a_player_who_takes_back_what_the_bot_did_is_back() {
    let mut world = World::new("pppp", Pace::Relaxed, 3);
    let mut seeded = Seeded::new(3);
    world.play_until(&mut seeded, |world| world.clients[0].mode() == "sealed" && world.awaited().len() >= 3);
    let seat = world.awaited()[0];
    world.ask(seat, Request::HandOver);
    world.advance(BOTS_WAIT_MS);
    assert!(!world.of(seat).is_awaited(), "the bot has voted");
    assert!(is_done(&ask_and_see(&mut world, seat, Request::Undo)));
    assert!(world.of(seat).is_awaited() && !is_bot(&world, seat));
}

#[test]
fn a_player_who_resigned_can_do_nothing_more() {
    let mut world = World::new("pppp", Pace::Live, 3);
    let mut seeded = Seeded::new(3);
    world.play_until(&mut seeded, |world| world.clients[0].mode() == "sealed" && world.awaited().len() >= 3);
    let seat = world.awaited()[0];
    assert!(is_done(&ask_and_see(&mut world, seat, Request::Resign)));
    let action = world.of(seat).allowed()[0].clone();
    world.advance(BOTS_WAIT_MS);
    assert_eq!(world.of(seat).undo, seat.letter(), "the bot has voted, and nobody else has");
    for restarts in 0..2 {
        let rows = world.disk.rows.len();
        for request in [
            act(&action),
            Request::Undo,
            Request::TakeBackSeat,
            Request::HandOver,
            Request::Resign,
            pass_until(Some("game")),
        ] {
            let answer = ask_and_see(&mut world, seat, request);
            assert_eq!(answer, AnswerResult::Failed(Failure::NotAllowed));
        }
        assert!(is_bot(&world, seat));
        assert_eq!(world.disk.rows.len(), rows);
        if restarts == 0 {
            world.crash_and_restart();
        }
    }
    assert_eq!(world.document, format!(r#"{{"away":[],"resigned":["{seat}"]}}"#));
}

#[test]
fn when_all_are_gone_bots_finish_the_game() {
    let mut world = World::new("pppp", Pace::Live, 8);
    world.ask(Seat::A, Request::Resign);
    world.ask(Seat::B, Request::HandOver);
    (0..5).for_each(|index| world.disconnect(index));
    // The other two are asked until each of them has failed to answer twice.
    world.advance(24 * 60 * MINUTE_MS);
    assert!(world.oracle.is_over());
    world.connect_all();
    world.check_all();
    assert_eq!(world.document, r#"{"away":["B","C","D"],"resigned":["A"]}"#);
}

#[test]
fn after_two_time_outs_in_a_row_a_bot_stands_in() {
    let mut world = World::new("pppp", Pace::Live, 3);
    let mut seeded = Seeded::new(3);
    let seat = world.awaited()[0];
    world.advance(6 * MINUTE_MS);
    assert!(!world.of(seat).is_awaited() && !is_bot(&world, seat), "one time-out");
    world.play_until(&mut seeded, |world| world.of(seat).is_awaited());
    world.act_first(seat);
    world.play_until(&mut seeded, |world| world.of(seat).is_awaited());
    world.advance(MINUTE_MS);
    assert!(!is_bot(&world, seat), "two, but an answer between them");
    world.play_until(&mut seeded, |world| world.of(seat).is_awaited());
    world.advance(MINUTE_MS);
    assert!(is_bot(&world, seat), "two running");
    assert_eq!(world.document, format!(r#"{{"away":["{seat}"],"resigned":[]}}"#));
    let others: Vec<Seat> = Seat::all(4).filter(|other| *other != seat).collect();
    assert!(others.iter().all(|other| !is_bot(&world, *other)));
    // The player comes back by acting, and has two time-outs again.
    world.play_until(&mut seeded, |world| world.of(seat).is_awaited());
    world.act_first(seat);
    assert!(!is_bot(&world, seat));
}

#[test]
fn a_time_out_is_a_line_like_any_other_and_bears_no_request() {
    let mut world = World::new("pppp", Pace::Live, 3);
    let (seat, n_rows) = (world.awaited()[0], world.disk.rows.len());
    world.advance(6 * MINUTE_MS);
    let row = &world.disk.rows[n_rows];
    assert!(row.contains(&format!(r#"{{"act":["{seat}""#)) && !row.contains('#'), "{row}");
    assert!(row.ends_with(&format!("@{}", crate::world::START_MS + 6 * MINUTE_MS)), "{row}");
    assert_eq!(ask_and_see(&mut world, seat, Request::Undo), AnswerResult::Refused(Refusal::NOTHING_TO_UNDO));
    world.check_all();
}
