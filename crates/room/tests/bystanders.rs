//! Bystanders, who were not just answered and are asked nothing new, need not hear of every line separately.

use chance::Seeded;
use room::limits::LINES_AN_UPDATE;
use room::{Request, UpdateDetail};
use table::{Observer, Refusal, Seat};
use wire::{AnswerResult, Pace};

use crate::world::{BOTS_WAIT_MS, Fates, TablePlan, World};

const INTERVAL_MS: u64 = 100;

fn world(seats: &str) -> World {
    let mut plan = TablePlan::new(seats, Pace::Relaxed, 2);
    plan.bystander_interval_ms = INTERVAL_MS;
    let mut world = World::asleep(plan, Fates::honest());
    world.start();
    world.connect_all();
    world
}

/// All three seats are asked at the same time, and their next updates are due.
fn sealed_vote() -> (World, Vec<Seat>) {
    let mut world = world("ppp");
    let is_open = |world: &World| world.clients[0].mode() == "sealed" && world.awaited().len() == 3;
    world.play_until(&mut Seeded::new(2), is_open);
    world.advance(INTERVAL_MS);
    let seats = world.awaited();
    (world, seats)
}

fn spectator(world: &World) -> usize {
    world.clients.len() - 1
}

#[test]
fn a_bystander_hears_of_quick_lines_together_and_a_seat_that_is_asked_hears_at_once() {
    let mut world = world("pppp");
    world.advance(INTERVAL_MS);
    let mut seeded = Seeded::new(3);
    let spectator = spectator(&world);
    let before = world.clients[spectator].n_updates;
    for n_inputs in 1..=10 {
        let seat = world.awaited()[0];
        world.act_any(seat, &mut seeded);
        let version = Some(world.oracle.version());
        assert_eq!(world.of(seat).version, version, "the seat that acted is told at once");
        assert!(!world.awaited().is_empty(), "somebody knows of being asked, after {n_inputs}");
        assert_eq!(world.clients[spectator].n_updates, before + 1, "the first line is told at once");
    }
    assert!(world.clients[spectator].version < Some(world.oracle.version()));
    world.advance(INTERVAL_MS - 1);
    assert_eq!(world.clients[spectator].n_updates, before + 1);
    world.advance(1);
    assert_eq!(world.clients[spectator].n_updates, before + 2, "all the others are one update");
    world.check_all();
}

#[test]
fn a_seat_that_is_asked_already_hears_of_others_later_and_one_that_is_asked_now_hears_at_once() {
    let (mut world, seats) = sealed_vote();
    let last = seats[2];
    let before = world.of(last).n_updates;
    world.act_first(seats[0]);
    assert_eq!(world.of(last).n_updates, before + 1, "its update was due");
    world.act_first(seats[1]);
    assert_eq!(world.of(last).n_updates, before + 1, "it is asked the same as before");
    world.act_first(last);
    assert_eq!(world.of(last).n_updates, before + 2, "it is told together with its answer");
    let asked = world.awaited();
    assert!(!asked.is_empty());
    for seat in asked {
        assert_eq!(world.of(seat).version, Some(world.oracle.version()), "{seat} is asked now");
    }
    world.advance(INTERVAL_MS);
    world.check_all();
}

#[test]
fn a_player_whose_request_is_refused_first_hears_how_the_table_stands() {
    let (mut world, seats) = sealed_vote();
    let last = seats[2];
    world.act_first(seats[0]);
    world.act_first(seats[1]);
    assert!(world.of(last).version < Some(world.oracle.version()), "its update can wait");
    let id = world.ask(last, Request::Undo);
    assert_eq!(world.of(last).answer(&id), Some(&AnswerResult::Refused(Refusal::NOTHING_TO_UNDO)));
    assert_eq!(world.of(last).version, Some(world.oracle.version()));
    world.advance(INTERVAL_MS);
    world.check_all();
}

#[test]
fn after_the_interval_everybody_is_told_at_once() {
    let mut world = world("ppp");
    let mut seeded = Seeded::new(4);
    for _ in 0..40 {
        world.advance(INTERVAL_MS);
        world.play_on(&mut seeded);
        world.check_all();
    }
}

#[test]
fn the_end_of_a_game_waits_for_nobody() {
    let mut world = world("pppp");
    world.play_to_the_end(&mut Seeded::new(5));
    world.check_all();
    assert!(world.clients.iter().all(|client| !client.outcome.is_null()));
}

#[test]
fn an_update_does_not_wait_for_too_many_lines() {
    let mut world = world("ppp");
    let mut seeded = Seeded::new(2);
    world.play_until(&mut seeded, |world| world.clients[0].mode() == "sealed" && world.awaited().len() >= 2);
    world.advance(INTERVAL_MS);
    let (seat, spectator) = (world.awaited()[0], spectator(&world));
    let before = world.clients[spectator].n_updates;
    for _ in 0..LINES_AN_UPDATE + 10 {
        // Somebody cannot decide.
        world.act_first(seat);
        let behind = world.oracle.version() - world.clients[spectator].version.unwrap();
        assert!((behind as usize) < LINES_AN_UPDATE);
    }
    assert_eq!(world.clients[spectator].n_updates, before + 1);
}

#[test]
fn a_second_connection_leaves_no_gap_for_the_first() {
    let mut world = world("pppp");
    let mut seeded = Seeded::new(6);
    let spectator = spectator(&world);
    let mut n_behind = 0;
    for _ in 0..30 {
        world.play_on(&mut seeded);
        world.play_on(&mut seeded);
        n_behind += u32::from(world.clients[spectator].version < Some(world.oracle.version()));
        let now_ms = world.now_ms;
        world.room.as_mut().unwrap().catch_up(Observer::Table, now_ms);
        world.settle();
        let (now, _) =
            world.room.as_mut().unwrap().watch(Observer::Table, UpdateDetail::Updates, None, now_ms);
        assert_eq!(Some(now.version), world.clients[spectator].version);
    }
    assert!(n_behind > 10, "{n_behind}");
}

#[test]
fn bots_are_slow_enough_for_everybody_to_see_each_answer() {
    let mut world = world("pttt");
    let spectator = spectator(&world);
    for _ in 0..20 {
        world.advance(BOTS_WAIT_MS);
        assert_eq!(world.clients[spectator].version, Some(world.oracle.version()));
    }
    world.check_all();
}
