//! Connections come and go: what they are told, and what it costs when nobody watches.

use chance::Seeded;
use room::limits::TOLD_VERSIONS;
use room::{Request, RequestKey, UpdateDetail};
use table::{Observer, Seat};
use wire::Pace;

use crate::world::{BOTS_WAIT_MS, Fates, TablePlan, World};

#[test]
fn a_room_that_nobody_watches_sends_nothing_and_tells_later_what_was_missed() {
    let mut world = World::new("tttp", Pace::Relaxed, 2);
    let last = world.clients[0].version.unwrap();
    world.disconnect(0);
    assert!(world.room.as_ref().unwrap().is_watched(), "a spectator still does");
    world.disconnect(1);
    assert!(!world.room.as_ref().unwrap().is_watched());
    let key = RequestKey { seat: Seat::D, id: "gone".to_string() };
    world.room.as_mut().unwrap().request(key, Request::HandOver, world.now_ms);
    world.advance(40 * BOTS_WAIT_MS);
    assert!(world.oracle.version() > last + 20, "the game has gone on");
    let n_updates = world.clients[0].n_updates;
    // The world compares what was missed with the journal.
    world.connect(0);
    assert_eq!(world.clients[0].n_updates, n_updates);
    world.check_all();
}

#[test]
fn a_client_that_missed_too_much_gets_the_last_notices_and_a_fresh_view() {
    let mut world = World::new("ppp", Pace::Relaxed, 2);
    let mut seeded = Seeded::new(2);
    let (last, spectator) = (world.oracle.version(), world.clients.len() - 1);
    world.disconnect(spectator);
    while world.oracle.version() as usize <= last as usize + TOLD_VERSIONS {
        let is_open = |world: &World| world.clients[0].mode() == "sealed" && world.awaited().len() >= 2;
        world.play_until(&mut seeded, is_open);
        // Somebody cannot decide.
        let seat = world.awaited()[0];
        (0..40).for_each(|_| _ = world.act_first(seat));
        world.play_on(&mut seeded);
    }
    world.connect(spectator);
    world.disconnect(spectator);
    world.crash_and_restart();
    world.check_all();
}

#[test]
fn several_connections_of_one_observer_go_on_from_the_same_view() {
    let mut world = World::new("ppp", Pace::Relaxed, 2);
    let mut seeded = Seeded::new(2);
    for _ in 0..30 {
        world.play_on(&mut seeded);
        // A second connection of a seat says hello; the first one is not disturbed.
        let now_ms = world.now_ms;
        let room = world.room.as_mut().unwrap();
        let (now, missed) = room.watch(Observer::Seat(Seat::B), UpdateDetail::Updates, None, now_ms);
        assert_eq!(Some(now.version), world.of(Seat::B).version);
        assert!(missed.is_empty());
    }
    world.check_all();
}

#[test]
fn an_observer_of_everything_does_not_disturb_spectators() {
    let mut world = World::asleep(TablePlan::new("ttt", Pace::Relaxed, 2), Fates::honest());
    world.start();
    world.advance(3_000 * BOTS_WAIT_MS);
    assert!(world.oracle.is_over());
    let now_ms = world.now_ms;
    let room = world.room.as_mut().unwrap();
    let (for_all, _) = room.watch(Observer::All, UpdateDetail::Updates, None, now_ms);
    let (for_spectators, _) = room.watch(Observer::Table, UpdateDetail::Updates, Some(3), now_ms);
    assert_ne!(for_all.view.get(), for_spectators.view.get());
    room.unwatch(Observer::All, now_ms);
    assert!(room.is_watched());
    room.unwatch(Observer::Table, now_ms);
    assert!(!room.is_watched());
}

#[test]
fn a_version_from_the_future_is_answered_with_what_there_is() {
    let mut world = World::new("ppp", Pace::Relaxed, 2);
    let now_ms = world.now_ms;
    let version = world.oracle.version();
    let (now, missed) =
        world.room.as_mut().unwrap().watch(Observer::Table, UpdateDetail::Updates, Some(u32::MAX), now_ms);
    assert_eq!((now.version, missed.len()), (version, 0));
}
