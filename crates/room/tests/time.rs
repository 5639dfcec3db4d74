//! Clocks and banks, live and over days, and that they follow from the journal.

use chance::Seeded;
use room::{Request, Room, TimeLimits, UpdateDetail};
use serde_json::Value;
use table::{Chance, Observer};
use wire::Pace;

use crate::world::{Fate, Fates, MINUTE_MS, SECOND_MS, START_MS, TablePlan, World};

const HOUR_MS: u64 = 60 * MINUTE_MS;

/// The clocks that a room shows to a new spectator.
fn clocks(room: &mut Room, now_ms: u64) -> Value {
    let (now, _) = room.watch(Observer::Table, UpdateDetail::Updates, None, now_ms);
    serde_json::to_value(now.clocks).unwrap()
}

fn left_ms(world: &mut World, seat: table::Seat) -> u64 {
    let now_ms = world.now_ms;
    clocks(world.room.as_mut().unwrap(), now_ms)[seat.index()]["left_ms"].as_u64().unwrap()
}

#[test]
fn each_pace_has_its_time() {
    for (pace, total_ms) in [(Pace::Live, 6 * MINUTE_MS), (Pace::Days, 84 * HOUR_MS)] {
        let mut world = World::new("ppp", pace, 1);
        let (seat, n_rows) = (world.awaited()[0], world.disk.rows.len());
        let times = TimeLimits::of(pace).unwrap();
        assert_eq!(times.answer_ms + times.bank_ms, total_ms);
        assert_eq!(world.room.as_ref().unwrap().time_is_up_ms(), Some(START_MS + total_ms));
        assert_eq!(left_ms(&mut world, seat), total_ms);
        world.advance(total_ms - 1);
        assert_eq!(world.disk.rows.len(), n_rows);
        assert_eq!(left_ms(&mut world, seat), 1);
        world.advance(1);
        assert!(world.disk.rows.len() > n_rows);
        // The bank is empty: the next answer has its own time alone.
        assert_eq!(left_ms(&mut world, seat), times.answer_ms);
    }
}

#[test]
fn a_relaxed_table_has_no_clocks() {
    let mut world = World::new("ppp", Pace::Relaxed, 1);
    let n_rows = world.disk.rows.len();
    assert_eq!(world.room.as_ref().unwrap().next_tick_ms(), None);
    world.advance(1_000 * HOUR_MS);
    assert_eq!(world.disk.rows.len(), n_rows);
    assert_eq!(world.clients[0].clocks, Value::Array(Vec::new()));
}

#[test]
fn a_late_answer_is_paid_from_the_bank_and_a_quick_one_is_not() {
    let mut world = World::new("ppp", Pace::Live, 1);
    let mut seeded = Seeded::new(1);
    let seat = world.awaited()[0];
    world.advance(40 * SECOND_MS);
    world.act_first(seat);
    assert_eq!(left_ms(&mut world, seat), 6 * MINUTE_MS);
    world.play_until(&mut seeded, |world| world.of(seat).is_awaited());
    world.advance(150 * SECOND_MS);
    world.act_first(seat);
    assert_eq!(left_ms(&mut world, seat), 6 * MINUTE_MS - 90 * SECOND_MS);
}

/// The truck's searcher keeps a card and then gives one: two answers, each with its own time.
#[test]
fn a_seat_that_is_asked_twice_in_a_row_has_the_time_of_an_answer_twice() {
    let mut world = World::new("ppp", Pace::Live, 1);
    let mut seeded = Seeded::new(1);
    let is_keep = |world: &World| world.clients[0].pending["seats"]["question"] == "keep-card";
    world.play_until(&mut seeded, is_keep);
    let seat = world.awaited()[0];
    let left_before_ms = left_ms(&mut world, seat);
    world.advance(50 * SECOND_MS);
    world.act_first(seat);
    assert_eq!(world.clients[0].pending["seats"]["question"], "give-card");
    assert_eq!(left_ms(&mut world, seat), left_before_ms, "nothing was paid, and the clock starts again");
    world.advance(50 * SECOND_MS);
    world.act_first(seat);
    assert_eq!(left_ms(&mut world, seat), left_before_ms);
}

#[test]
fn nobody_gains_time_by_taking_back() {
    let mut world = World::new("pppp", Pace::Live, 3);
    let mut seeded = Seeded::new(3);
    world.play_until(&mut seeded, |world| world.clients[0].mode() == "sealed" && world.awaited().len() >= 3);
    let seat = world.awaited()[0];
    let left_before_ms = left_ms(&mut world, seat);
    for _ in 0..5 {
        world.advance(50 * SECOND_MS);
        world.act_first(seat);
        world.ask(seat, Request::Undo);
        assert!(world.of(seat).is_awaited());
    }
    assert_eq!(left_ms(&mut world, seat), left_before_ms - 250 * SECOND_MS);
    world.crash_and_restart();
    assert_eq!(left_ms(&mut world, seat), left_before_ms - 250 * SECOND_MS);
}

#[test]
fn nobody_pays_for_a_disk_that_stalls() {
    let mut world = World::new("ppp", Pace::Live, 1);
    let seat = world.awaited()[0];
    world.fates.by_hand.push_back(Fate::Stalls);
    world.advance(30 * SECOND_MS);
    world.act_first(seat);
    world.advance(4 * MINUTE_MS);
    world.end_stall();
    assert_eq!(left_ms(&mut world, seat), 6 * MINUTE_MS);
    let next = world.awaited()[0];
    assert_eq!(left_ms(&mut world, next), 6 * MINUTE_MS, "time runs from when the seat was told");
}

#[test]
fn an_answer_that_came_in_time_is_not_overtaken_by_its_time_out() {
    let mut world = World::new("pppp", Pace::Live, 3);
    let mut seeded = Seeded::new(3);
    world.play_until(&mut seeded, |world| world.clients[0].mode() == "sealed" && world.awaited().len() >= 3);
    let [first, second] = world.awaited()[..2] else { panic!("three are awaited") };
    // The disk stalls over the first answer; the second waits behind it until its time is up.
    world.fates.by_hand.push_back(Fate::Stalls);
    world.act_first(first);
    let id = world.act_first(second);
    world.advance(7 * MINUTE_MS);
    world.end_stall();
    assert!(matches!(world.of(second).answer(&id), Some(wire::AnswerResult::Done { .. })));
}

#[test]
fn time_runs_while_a_table_is_unloaded() {
    let mut world = World::new("ppp", Pace::Days, 1);
    let seat = world.awaited()[0];
    let n_rows = world.disk.rows.len();
    world.advance(30 * HOUR_MS);
    world.crash();
    world.now_ms += 20 * HOUR_MS;
    world.start();
    world.connect_all();
    assert_eq!(left_ms(&mut world, seat), 34 * HOUR_MS);
    world.crash();
    world.now_ms += 40 * HOUR_MS;
    world.start();
    assert!(world.disk.rows.len() > n_rows, "a seat whose time is up is timed out when the table is woken");
}

#[test]
fn a_server_that_is_down_costs_nobody_a_live_game() {
    let mut world = World::new("ppp", Pace::Live, 1);
    let (seat, n_rows) = (world.awaited()[0], world.disk.rows.len());
    world.advance(5 * MINUTE_MS);
    world.crash();
    world.now_ms += 3 * HOUR_MS;
    world.start();
    world.connect_all();
    assert_eq!(left_ms(&mut world, seat), MINUTE_MS, "time enough to come back and answer");
    // A room that is unloaded and opened again by the same server gives no more time.
    world.advance(20 * SECOND_MS);
    let now_ms = world.now_ms;
    assert_eq!(clocks(&mut world.restored(), now_ms)[seat.index()]["left_ms"], 40 * SECOND_MS);
    assert_eq!(world.disk.rows.len(), n_rows);
    world.advance(40 * SECOND_MS);
    assert!(world.disk.rows.len() > n_rows, "then time is up");
}

#[test]
fn a_player_who_is_away_does_not_pay_while_the_server_is_down() {
    let mut world = World::new("ppp", Pace::Live, 1);
    let seat = world.awaited()[0];
    world.ask(seat, Request::HandOver);
    world.crash();
    world.now_ms += 3 * HOUR_MS;
    world.start();
    world.connect_all();
    world.ask(seat, Request::TakeBackSeat);
    assert!(world.of(seat).is_awaited(), "the bot has not played yet");
    assert_eq!(left_ms(&mut world, seat), 6 * MINUTE_MS);
}

/// Live, the clocks are counted as things happen; restored, they are counted from the journal.
#[test]
fn a_restored_room_has_the_same_clocks() {
    let mut n_compared = 0;
    for seed in 0..12 {
        let pace = [Pace::Live, Pace::Days][seed as usize % 2];
        let mut world = World::asleep(TablePlan::new("ppptp", pace, seed), Fates::honest());
        world.start();
        world.connect_all();
        let mut seeded = Seeded::stream(seed, 1);
        let scale = if pace == Pace::Live { 1 } else { 720 };
        for _ in 0..120 {
            if world.oracle.is_over() {
                break;
            }
            let pause_s = [1, 3, 5, 10, 20, 30, 65, 80, 150, 370][seeded.below(10) as usize];
            world.advance(pause_s * SECOND_MS * scale);
            let undone = world
                .clients
                .iter()
                .find(|client| client.undo == client.seat().map_or("", table::Seat::letter));
            match undone.and_then(|client| client.seat()) {
                Some(seat) if seeded.below(3) == 0 => {
                    world.ask(seat, Request::Undo);
                }
                _ => world.play_on(&mut seeded),
            }
            let now_ms = world.now_ms;
            let mut restored = world.restored();
            let live = clocks(world.room.as_mut().unwrap(), now_ms);
            assert_eq!(clocks(&mut restored, now_ms), live, "seed {seed}");
            assert_eq!(restored.time_is_up_ms(), world.room.as_ref().unwrap().time_is_up_ms());
            n_compared += 1;
        }
    }
    assert!(n_compared > 300, "{n_compared}");
}
