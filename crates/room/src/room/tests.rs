//! Cases that no real game shows: endless windows, tables that take no more lines, and work that is not done.

mod films;
mod law_of_time;
mod messages;
mod together;
mod waiting;

use std::sync::atomic::Ordering;

use chance::{CommittedChance, ServerSecret};
use table::Observer;

use super::*;
use crate::limits::TOLD_VERSIONS;
use crate::observers::UpdateDetail;
use crate::toy::{ToyTable, raw};

const DELAYS: Delays = Delays { bot_thinking_ms: 500, bystander_interval_ms: 0, grace_ms: None };

fn room(toy: ToyTable, pace: Pace) -> Room {
    let people = (0..toy.n_seats).map(|n| Player::Person { name: format!("p{n}") }).collect();
    let mut room = Room::around(
        Box::new(toy),
        people,
        pace,
        CommittedChance::new(&ServerSecret::new([1; 32]), &[]),
        DELAYS,
        1,
    );
    room.n_lines = 1;
    room.wait_for_answers(0);
    room
}

fn key(seat: Seat, n: usize) -> RequestKey {
    RequestKey { seat, id: format!("k{n}") }
}

fn pass() -> Request {
    act(r#""pass""#)
}

fn act(action: &str) -> Request {
    Request::Do { actions: vec![raw(action)], seen: None }
}

/// A seat does something, and the disk takes everything. Returns the number of lines.
fn done(room: &mut Room, seat: Seat, n: usize, request: Request) -> usize {
    room.request(key(seat, n), request, 0);
    settle(room, 0)
}

/// The lines that a room wants to have written, if any.
fn appended(effects: &[Effect]) -> Option<&[String]> {
    effects.iter().find_map(|effect| match effect {
        Effect::Append { lines, .. } => Some(&lines[..]),
        _ => None,
    })
}

fn answers(effects: &[Effect]) -> Vec<(Seat, AnswerResult)> {
    let answer = |effect: &Effect| match effect {
        Effect::Answer { key, result } => Some((key.seat, result.clone())),
        _ => None,
    };
    effects.iter().filter_map(answer).collect()
}

/// Carries out the effects on a disk that takes everything. Returns the number of lines.
fn settle(room: &mut Room, now_ms: u64) -> usize {
    let mut n_lines = 0;
    for _ in 0..100 {
        let effects = room.effects();
        if effects.is_empty() {
            return n_lines;
        }
        for effect in effects {
            if let Effect::Append { lines, .. } = effect {
                n_lines += lines.len();
                room.stored(Ok(()), now_ms);
            }
        }
    }
    panic!("the room writes without end");
}

#[test]
fn a_room_that_nobody_watches_writes_no_views() {
    let toy = ToyTable::new(2, 10_000);
    let n_shown = toy.n_shown.clone();
    let n_shown = || n_shown.load(Ordering::Relaxed);
    let mut room = room(toy, Pace::Live);
    let pass_once = |room: &mut Room, n: usize| {
        room.request(key(Seat::new(n % 2), n), pass(), 0);
        assert_eq!(settle(room, 0), 1);
    };
    (0..100).for_each(|n| pass_once(&mut room, n));
    assert_eq!(n_shown(), 0);
    room.watch(Observer::Seat(Seat::A), UpdateDetail::Updates, None, 0);
    room.watch(Observer::Table, UpdateDetail::Updates, None, 0);
    let before = n_shown();
    pass_once(&mut room, 100);
    // The pending question is written once, a view and notices for each observer, and choices for the seat.
    assert_eq!(n_shown() - before, 1 + 2 * 2 + 1);
    room.unwatch(Observer::Seat(Seat::A), 100);
    room.unwatch(Observer::Table, 100);
    let before = n_shown();
    (101..200).for_each(|n| pass_once(&mut room, n));
    assert_eq!(n_shown(), before);
}

#[test]
fn a_table_that_takes_no_more_lines_comes_to_rest() {
    let mut room = room(ToyTable::new(1, 3), Pace::Live);
    let mut now_ms = 0;
    let mut n_ticks = 0;
    while let Some(due_ms) = room.next_tick_ms() {
        now_ms = now_ms.max(due_ms);
        room.tick(now_ms);
        settle(&mut room, now_ms);
        n_ticks += 1;
        assert!(n_ticks < 50, "it wants ticks without end");
    }
    assert_eq!(room.version(), 3);
    room.request(key(Seat::A, 9), pass(), now_ms);
    let answer = Effect::Answer {
        key: key(Seat::A, 9),
        result: AnswerResult::Refused(table::Refusal::TOO_MANY_INPUTS),
    };
    assert!(room.effects().contains(&answer));
}

#[test]
fn a_game_that_does_not_begin_with_chance_runs_its_clocks() {
    let toy = ToyTable::new(2, 100);
    let people = vec![Player::Person { name: "p".to_string() }, Player::Bot { kind: "thumb".to_string() }];
    let committed = CommittedChance::new(&ServerSecret::new([1; 32]), &[]);
    let mut room = Room::around(Box::new(toy), people, Pace::Live, committed, DELAYS, 1);
    let table = room.table.boxed_clone();
    let staged = room.stager(7).stage_chance(table);
    assert!(staged.lines.is_empty());
    room.write_start(JournalStart { header: "{}".to_string(), staged });
    assert_eq!(room.next_tick_ms(), None);
    room.effects();
    room.stored(Ok(()), 7);
    assert_eq!(room.next_tick_ms(), Some(507), "the bot has its time");
    assert_eq!(room.time_is_up_ms(), Some(7 + 360_000));
}

#[test]
fn nobody_is_timed_at_a_full_table_though_they_try_something() {
    let mut room = room(ToyTable::new(1, 0), Pace::Live);
    let due_ms = room.next_tick_ms().unwrap();
    room.tick(due_ms);
    assert_eq!(room.next_tick_ms(), None);
    room.request(key(Seat::A, 0), pass(), due_ms);
    assert_eq!(settle(&mut room, due_ms), 0);
    assert_eq!(room.next_tick_ms(), None, "a player who was never away has not come back");
}

/// Several seats together may cause more lines than are kept.
#[test]
fn more_lines_at_once_than_are_kept_are_all_told() {
    let mut room = room(ToyTable::new(1, 10_000), Pace::Relaxed);
    room.watch(Observer::Table, UpdateDetail::Updates, None, 0);
    let table = room.table.boxed_clone();
    let mut staged = room.stager(0).stage(table, crate::toy::pass(Seat::A)).ok().unwrap();
    while staged.lines.len() <= TOLD_VERSIONS {
        let table = staged.table.boxed_clone();
        let next = room.stager(0).stage(table, crate::toy::pass(Seat::A)).ok().unwrap();
        staged.lines.extend(next.lines);
        staged.table = next.table;
    }
    let n_lines = staged.lines.len();
    room.publish(staged, None, 0);
    let [Effect::Send { message, .. }] = &room.effects()[..] else { panic!("one update for all") };
    let update: serde_json::Value = serde_json::from_str(message).unwrap();
    assert_eq!(update["update"]["notices"].as_array().unwrap().len(), n_lines);
    assert_eq!(room.observers.missed(Observer::Table, 0).len(), TOLD_VERSIONS);
}

#[test]
fn memory_has_its_limits() {
    let mut room = room(ToyTable::new(1, 10_000), Pace::Relaxed);
    for n in 0..2_000 {
        room.request(key(Seat::A, n), pass(), 0);
        settle(&mut room, 0);
    }
    assert_eq!(room.observers.missed(Observer::Table, 0).len(), TOLD_VERSIONS);
    assert!(room.answers.find(&key(Seat::A, 0)).is_none());
    assert!(room.inbox.is_empty() && room.effects.is_empty());
}
