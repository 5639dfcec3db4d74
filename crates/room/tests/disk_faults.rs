//! One fault of the disk at a time, and what the room guarantees then.

use chance::Seeded;
use room::Request;
use room::limits::TRY_AGAIN_MS;
use table::Seat;
use wire::{AnswerResult, Pace};

use crate::world::{BOTS_WAIT_MS, Fate, Fates, MINUTE_MS, TablePlan, World, act, check_journal, pass_until};

/// A table of four people, one of whom is asked.
fn table_with(fate: Fate) -> (World, Seat) {
    let mut world = World::new("pppp", Pace::Relaxed, 3);
    world.fates.by_hand.push_back(fate);
    let seat = world.awaited()[0];
    (world, seat)
}

fn done(world: &World, seat: Seat, id: &str) -> Option<u32> {
    match world.of(seat).answer(id) {
        Some(AnswerResult::Done { version }) => Some(*version),
        _ => None,
    }
}

fn n_updates(world: &World) -> u32 {
    world.clients.iter().map(|client| client.n_updates).sum()
}

fn times_written(world: &World, seat: Seat, id: &str) -> usize {
    let note = format!("{seat}-{id}");
    world.disk.notes().iter().filter(|written| **written == note).count()
}

/// A row without the time at which it came and the request that it answers.
fn line_and_digest(row: &str) -> &str {
    row.split_once(" @").map_or(row, |(line, _)| line)
}

#[test]
fn nothing_is_told_before_it_is_on_disk() {
    for fate in [Fate::Stalls, Fate::StallsAfterWriting] {
        let (mut world, seat) = table_with(fate);
        let (version, before) = (world.room.as_ref().unwrap().version(), n_updates(&world));
        let id = world.act_first(seat);
        // Others come and go, and the same client sends again: nobody hears of it.
        world.disconnect(0);
        world.connect(0);
        world.send_again(world.index_of(seat));
        world.advance(10 * MINUTE_MS);
        assert_eq!(n_updates(&world), before);
        assert_eq!(world.of(seat).answer(&id), None);
        assert_eq!(world.clients[0].version, Some(version));
        assert_eq!(world.room.as_ref().unwrap().next_tick_ms(), None);
        world.end_stall();
        assert_eq!(done(&world, seat, &id), Some(version + 1));
        assert_eq!(times_written(&world, seat, &id), 1);
        world.check_all();
    }
}

#[test]
fn a_failed_write_changes_nothing_and_can_be_tried_again() {
    let (mut world, seat) = table_with(Fate::Fails);
    let (rows, before) = (world.disk.rows.clone(), n_updates(&world));
    let id = world.act_first(seat);
    assert_eq!(world.counts["answered not-stored"], 1);
    assert_eq!((&world.disk.rows, n_updates(&world)), (&rows, before));
    world.send_again(world.index_of(seat));
    assert_eq!(done(&world, seat, &id), Some(rows.len() as u32));
    assert_eq!(times_written(&world, seat, &id), 1);
}

#[test]
fn lines_stored_though_the_disk_denied_it_are_found_and_done_once() {
    let (mut world, seat) = table_with(Fate::SaysItFailedAndStores);
    let version = world.disk.rows.len() as u32;
    let id = world.act_first(seat);
    assert_eq!(world.counts["answered not-stored"], 1);
    assert_eq!(times_written(&world, seat, &id), 1);
    // The same append again does not fit; the room that replaces this one knows the answer.
    world.send_again(world.index_of(seat));
    assert_eq!(world.counts["does not fit"], 1);
    assert_eq!(done(&world, seat, &id), Some(version));
    assert_eq!(times_written(&world, seat, &id), 1);
    world.check_all();
}

#[test]
fn lines_lost_though_the_disk_affirmed_them_are_void_and_leave_no_gap() {
    let (mut world, seat) = table_with(Fate::SaysItStoredAndLoses);
    let rows = world.disk.rows.clone();
    let action = world.of(seat).allowed()[0].clone();
    let id = world.ask(seat, act(&action));
    assert!(done(&world, seat, &id).is_some(), "the room cannot know");
    assert_eq!(world.disk.rows, rows);
    assert!(world.of(seat).version > Some(world.oracle.version()), "clients are ahead of the disk");
    // The next append names the lines before it, so the lie comes out, and everybody goes back.
    let next = world.awaited()[0];
    world.is_lied_to = false;
    world.act_first(next);
    assert_eq!(world.counts["does not fit"], 1);
    assert_eq!(world.oracle.version(), world.room.as_ref().unwrap().version());
    world.check_all();
    // What was lost is done again, once; chance answers as before, so nobody gains by it.
    let lost = world.lost.clone();
    let id = world.ask(seat, act(&action));
    assert_eq!(times_written(&world, seat, &id), 1);
    let rows: Vec<&str> = world.disk.rows[rows.len()..].iter().map(|row| line_and_digest(row)).collect();
    let lost: Vec<&str> = lost.iter().map(|row| line_and_digest(row)).collect();
    assert!(lost.len() > 1, "chance was asked after it");
    assert_eq!(rows, lost);
}

#[test]
fn a_lost_beginning_begins_again_in_the_same_way() {
    let mut world = World::asleep(TablePlan::new("ppp", Pace::Relaxed, 8), Fates::honest());
    world.fates.by_hand.push_back(Fate::SaysItStoredAndLoses);
    world.start();
    world.connect_all();
    let seat = world.awaited()[0];
    world.is_lied_to = false;
    let id = world.act_first(seat);
    assert_eq!(world.counts["does not fit"], 1);
    assert_eq!(world.disk.rows[..world.lost.len()], world.lost);
    assert_eq!(done(&world, seat, &id), Some(world.lost.len() as u32));
    world.check_all();
}

#[test]
fn a_request_survives_the_death_of_the_server_and_is_done_once() {
    for (fate, is_written) in [(Fate::DiesBefore, 0), (Fate::DiesAfter, 1)] {
        let (mut world, seat) = table_with(fate);
        let version = world.disk.rows.len() as u32;
        let id = world.act_first(seat);
        assert!(world.room.is_none());
        assert_eq!(times_written(&world, seat, &id), is_written);
        world.start();
        world.connect_all();
        assert_eq!(done(&world, seat, &id), Some(version));
        assert_eq!(times_written(&world, seat, &id), 1);
        // And again, for a client that forgot that it was answered.
        let action = Request::Undo;
        world.send(world.index_of(seat), &id, action);
        assert_eq!(done(&world, seat, &id), Some(version));
        assert_eq!(world.disk.notes().len(), 1);
        world.check_all();
    }
}

#[test]
fn where_the_disk_leaves_it_open_the_next_room_finishes_what_this_one_began() {
    for fate in [Fate::LeavesItOpenAndStores, Fate::LeavesItOpenAndLoses] {
        let (mut world, seat) = table_with(fate);
        let version = world.disk.rows.len() as u32;
        let id = world.act_first(seat);
        assert_eq!(done(&world, seat, &id), Some(version), "{fate:?}");
        assert_eq!(times_written(&world, seat, &id), 1);
        assert!(!world.counts.contains_key("answered not-stored"));
        world.check_all();
    }
}

#[test]
fn requests_that_wait_are_handed_to_the_next_room_too() {
    let (mut world, seat) = table_with(Fate::Stalls);
    world.fates.by_hand.push_back(Fate::LeavesItOpenAndStores);
    let first = world.act_first(seat);
    let others: Vec<Seat> = Seat::all(4).filter(|other| *other != seat).collect();
    let waiting: Vec<(Seat, String)> =
        others.iter().map(|seat| (*seat, world.ask(*seat, pass_until(Some("game"))))).collect();
    world.end_stall();
    assert!(done(&world, seat, &first).is_some());
    for (seat, id) in waiting {
        assert!(done(&world, seat, &id).is_some(), "{seat}");
    }
}

#[test]
fn a_request_that_reached_two_nodes_is_done_once_and_answered() {
    let (mut world, seat) = table_with(Fate::LosesARace);
    world.fates.by_hand.push_back(Fate::Stores);
    world.fates.by_hand.push_back(Fate::LosesARace);
    // The first rival does something else before us, the second does the same as we do.
    let version = world.disk.rows.len();
    let first = world.act_first(seat);
    assert!(world.disk.rows[version].ends_with("-rival1"));
    assert!(world.of(seat).answer(&first).is_some(), "refused or done after it");
    let seat = world.awaited()[0];
    world.fates.by_hand.clear();
    world.fates.by_hand.push_back(Fate::LosesARace);
    let (version, second) = (world.disk.rows.len() as u32, world.act_first(seat));
    assert_eq!(world.counts["rivals with the same request"], 1);
    assert_eq!(done(&world, seat, &second), Some(version));
    assert_eq!(times_written(&world, seat, &second), 1);
    world.check_all();
}

#[test]
fn a_bots_action_is_tried_again_after_a_while() {
    let mut world = World::new("tptt", Pace::Relaxed, 1);
    let mut seeded = Seeded::new(1);
    world.play_until(&mut seeded, |world| world.awaited().is_empty());
    let n_rows = world.disk.rows.len();
    world.fates.by_hand.extend([Fate::Fails; 3]);
    world.advance(BOTS_WAIT_MS);
    assert_eq!((world.counts["fails"], world.disk.rows.len()), (1, n_rows));
    // It does not hammer the disk.
    world.advance(TRY_AGAIN_MS - 1);
    assert_eq!(world.counts["fails"], 1);
    world.advance(5 * TRY_AGAIN_MS);
    assert_eq!(world.counts["fails"], 3);
    assert!(world.disk.rows.len() > n_rows);
}

#[test]
fn a_time_out_is_tried_again_and_counts_once() {
    let mut world = World::new("pppp", Pace::Live, 1);
    let seat = world.awaited()[0];
    let n_rows = world.disk.rows.len();
    world.fates.by_hand.extend([Fate::Fails; 4]);
    world.advance(6 * MINUTE_MS + 10 * TRY_AGAIN_MS);
    assert_eq!(world.counts["fails"], 4);
    assert!(world.disk.rows.len() > n_rows, "the time-out is written at last");
    assert!(!world.room.as_ref().unwrap().is_played_by_bot(seat), "it was one time-out, not five");
}

#[test]
fn a_game_that_cannot_be_written_begins_later() {
    let mut world = World::asleep(TablePlan::new("ppp", Pace::Live, 1), Fates::honest());
    world.fates.by_hand.extend([Fate::Fails; 3]);
    world.start();
    world.connect_all();
    assert_eq!(world.clients[0].version, Some(0));
    let id = world.ask(Seat::B, pass_until(Some("game")));
    assert_eq!(world.of(Seat::B).answer(&id), None, "nothing is written before the header");
    world.advance(10 * TRY_AGAIN_MS);
    assert_eq!(world.counts["fails"], 3);
    assert!(world.disk.rows[0].starts_with(r#"{"revenant":1"#));
    assert!(done(&world, Seat::B, &id).is_some());
    world.check_all();
}

#[test]
fn an_order_that_is_not_stored_is_not_left() {
    let mut world = World::new("pppp", Pace::Relaxed, 3);
    let mut seeded = Seeded::new(1);
    world.play_until(&mut seeded, |world| world.clients[0].mode() == "window");
    let seat = world.awaited()[0];
    world.fates.by_hand.push_back(Fate::Fails);
    let id = world.ask(seat, pass_until(Some("game")));
    assert_eq!(world.of(seat).answer(&id), None);
    assert!(world.of(seat).is_awaited());
    let index = world.index_of(seat);
    world.send_again(index);
    assert!(done(&world, seat, &id).is_some());
    world.check_all();
}

/// An append is all or nothing, but a journal may come from a backup.
#[test]
fn a_journal_that_was_cut_anywhere_goes_on_with_the_same_chance() {
    let mut world = World::new("tttt", Pace::Relaxed, 5);
    world.advance(200 * BOTS_WAIT_MS);
    let rows = world.disk.rows.clone();
    for n_rows in 1..rows.len().min(60) {
        let mut cut = World::asleep(TablePlan::new("tttt", Pace::Relaxed, 5), Fates::honest());
        cut.disk.rows = rows[..n_rows].to_vec();
        cut.oracle.follow(&cut.disk.rows);
        cut.start();
        cut.advance(BOTS_WAIT_MS);
        assert!(cut.disk.rows.len() > n_rows, "it goes on after line {n_rows}");
        let is_chance = |row: &&String| row.contains(r#" {"chance":"#);
        if let Some(row) = Some(&rows[n_rows]).filter(is_chance) {
            assert_eq!(line_and_digest(&cut.disk.rows[n_rows]), line_and_digest(row));
        }
        check_journal(&cut.disk);
    }
}
