//! Bots in empty seats carry the game to its end.

use chance::Seeded;
use room::Effect;
use wire::Pace;

use crate::world::{BOTS_WAIT_MS, Fates, TablePlan, World, check_journal};

#[test]
fn without_people_bots_play_to_the_end_and_nobody_is_told() {
    for (seed, seats) in ["ttt", "rrrr", "trtrtr", "ttttt"].into_iter().enumerate() {
        let mut world = World::asleep(TablePlan::new(seats, Pace::Live, seed as u64), Fates::honest());
        world.start();
        assert!(!world.room.as_ref().unwrap().is_watched());
        world.advance(3_000 * BOTS_WAIT_MS);
        assert!(world.oracle.is_over(), "{seats}");
        assert_eq!(world.counts["over"], 1);
        check_journal(&world.disk);
    }
}

#[test]
fn bots_play_among_people() {
    let mut world = World::new("tprp", Pace::Relaxed, 4);
    world.play_to_the_end(&mut Seeded::new(2));
    world.check_all();
}

#[test]
fn a_bot_that_does_not_exist_does_not_stop_the_table() {
    // It makes more than 256 decisions, which would overflow a counter of one byte.
    for seed in 0..6 {
        let mut world = World::asleep(TablePlan::new("xxxxxx", Pace::Live, seed), Fates::honest());
        world.start();
        world.advance(3_000 * BOTS_WAIT_MS);
        assert!(world.oracle.is_over());
        check_journal(&world.disk);
    }
}

#[test]
fn a_bot_takes_its_time_before_each_decision() {
    let mut world = World::new("tttp", Pace::Relaxed, 4);
    let mut seeded = Seeded::new(2);
    world.play_until(&mut seeded, |world| world.awaited().is_empty());
    let n_rows = world.disk.rows.len();
    world.advance(BOTS_WAIT_MS - 1);
    assert_eq!(world.disk.rows.len(), n_rows);
    world.advance(1);
    assert!(world.disk.rows.len() > n_rows);
}

/// A player who changes a ballot again and again does not keep the bots from casting theirs.
#[test]
fn a_bot_does_not_start_over_when_somebody_else_acts() {
    let mut world = World::new("ptpt", Pace::Relaxed, 6);
    let mut seeded = Seeded::new(2);
    let is_open = |world: &World| {
        let ballots = world.clients[0].pending["seats"]["who"].as_array();
        world.clients[0].mode() == "sealed" && ballots.is_some_and(|who| who.len() == 4)
    };
    world.play_until(&mut seeded, is_open);
    let seat = world.awaited()[0];
    let n_rows = world.disk.rows.len();
    let mut n_changes = 0;
    while n_changes < 100 && world.disk.rows.len() == n_rows + n_changes {
        world.act_first(seat);
        n_changes += 1;
        world.advance(BOTS_WAIT_MS / 4);
    }
    assert!(n_changes < 10, "a bot has voted meanwhile");
}

#[test]
fn the_end_is_told_after_its_line_is_on_disk_and_once() {
    let mut world = World::asleep(TablePlan::new("ttt", Pace::Relaxed, 1), Fates::honest());
    world.start();
    world.advance(3_000 * BOTS_WAIT_MS);
    // A room of a finished game has nothing to do and nothing to say.
    let mut room = world.restored();
    assert!(room.is_over());
    assert_eq!(room.next_tick_ms(), None);
    room.tick(world.now_ms + 1_000_000);
    assert_eq!(room.effects(), Vec::<Effect>::new());
}

/// A bot may think for a long time, so asking again and again does not make it think again and again.
#[test]
fn a_suggestion_stands_until_something_happens() {
    let mut world = World::new("pppp", Pace::Relaxed, 4);
    let mut seeded = Seeded::new(2);
    let mut heard = Vec::new();
    for _ in 0..30 {
        let seat = world.awaited()[0];
        let room = world.room.as_mut().unwrap();
        let first = room.suggest(seat);
        let action = first.as_ref().map(|suggestion| suggestion.action.clone()).expect("it is asked");
        assert!((0..20).all(|_| room.suggest(seat) == first), "the bot does not think again");
        assert!(world.of(seat).allowed().contains(&action), "it is about what is asked now");
        heard.push(first);
        let n_rows = world.disk.rows.len();
        world.play_until(&mut seeded, |world| world.disk.rows.len() > n_rows && !world.awaited().is_empty());
    }
    heard.dedup();
    assert!(heard.len() > 1, "it changes with the game");
}
