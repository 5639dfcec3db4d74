//! Whole games on a disk that fails, stalls and lies, with clients that come and go and a server that
//! dies. The world checks every effect; this file has what people do, and what must hold in the end.

use chance::Seeded;
use room::Request;
use serde_json::json;
use table::{Chance, Seat};
use wire::{AnswerResult, Failure, Pace};

use crate::world::{DiskMode, Fate, Fates, MINUTE_MS, TablePlan, World, act, pass_until};

const N_RUNS: u64 = 30;
const STEPS_A_RUN: u32 = 20_000;

#[test]
fn no_fault_loses_doubles_or_shows_anything_early() {
    let mut counts = std::collections::BTreeMap::<&str, u32>::new();
    for seed in 0..N_RUNS {
        let world = std::panic::catch_unwind(|| run(seed, Fates::faulty(seed, 6, &Fate::FAULTS)))
            .unwrap_or_else(|_| panic!("seed {seed}"));
        for (what, n) in world.counts {
            *counts.entry(what).or_default() += n;
        }
    }
    // The faults really happened, and so did what they lead to.
    for fate in Fate::FAULTS {
        assert!(counts[fate.name()] > 30, "{}: {counts:?}", fate.name());
    }
    for what in [
        "does not fit",
        "answered not-stored",
        "answers lost on the way",
        "rivals with the same request",
        "connections lost",
        "reloads with missed notices",
        "inputs acknowledged",
        "inputs answered again",
        "undone",
        "refused",
        "unreadable",
        "handed over",
        "taken back",
        "resigned",
        "orders left",
        "silences",
    ] {
        assert!(counts.get(what).is_some_and(|n| *n >= 5), "{what}: {counts:?}");
    }
    assert!(counts["over"] as u64 > N_RUNS / 2, "{counts:?}");
}

/// The one fault that no room can hide: what was acknowledged is gone. Even so the journal has no gap, no
/// request is in it twice, and everybody ends up with what it says.
#[test]
fn a_disk_that_loses_what_it_affirmed_loses_no_more_than_that() {
    const LOSSES: [Fate; 4] = [
        Fate::SaysItStoredAndLoses,
        Fate::SaysItStoredAndLoses,
        Fate::DiesAfter,
        Fate::SaysItFailedAndStores,
    ];
    let (mut n_lost, mut n_found_out) = (0, 0);
    for seed in 0..8 {
        let world = std::panic::catch_unwind(|| run(seed, Fates::faulty(seed, 8, &LOSSES)))
            .unwrap_or_else(|_| panic!("seed {seed}"));
        n_lost += world.counts.get(Fate::SaysItStoredAndLoses.name()).copied().unwrap_or_default();
        n_found_out += world.counts.get("does not fit").copied().unwrap_or_default();
    }
    assert!(n_lost > 60 && n_found_out > 60, "{n_lost} {n_found_out}");
}

fn run(seed: u64, fates: Fates) -> World {
    let seats = ["ppp", "pppp", "ptpr", "pprpt", "pppppp", "tptt"][seed as usize % 6];
    let pace = [Pace::Live, Pace::Relaxed, Pace::Days][seed as usize / 6 % 3];
    let mut plan = TablePlan::new(seats, pace, seed);
    // Longer than most steps, so that many are behind when something happens to the disk.
    plan.bystander_interval_ms = 1_000 * (seed % 2);
    plan.grace_ms = seed.is_multiple_of(3).then_some(300);
    let mut world = World::asleep(plan, fates);
    let mut seeded = Seeded::stream(seed, 5);
    for _ in 0..STEPS_A_RUN {
        if world.oracle.is_over() {
            return finish(world);
        }
        step(&mut world, &mut seeded);
    }
    panic!("the game does not end");
}

fn step(world: &mut World, seeded: &mut Seeded) {
    if world.room.is_none() {
        world.advance(u64::from(seeded.below(5_000)));
        world.start();
        return;
    }
    world.advance(u64::from(seeded.below(800)));
    let index = seeded.below(world.clients.len() as u32) as usize;
    match seeded.below(100) {
        0..10 if world.is_stalled() => world.end_stall(),
        10..14 => {
            world.disconnect(index);
            world.count("connections lost");
        }
        14 if seeded.below(4) == 0 => {
            world.crash();
            world.count("killed");
        }
        15 if world.plan.pace == Pace::Live && seeded.below(2) == 0 => {
            // Nobody does anything for a while, and time runs out for somebody.
            world.advance(u64::from(seeded.below(8)) * MINUTE_MS);
            world.count("silences");
        }
        16..40 => reconnect(world, index),
        40..46 => be_strange(world, index, seeded),
        _ => play(world, index, seeded),
    }
}

fn reconnect(world: &mut World, index: usize) {
    let has_missed = world.clients[index].version.is_some_and(|last| last < world.oracle.version());
    if !world.clients[index].is_connected && has_missed {
        world.count("reloads with missed notices");
    }
    let n_answers = world.clients[index].answers.len();
    let unanswered = world.clients[index].unanswered.first().map(|sent| sent.id.clone());
    world.connect(index);
    if let Some(id) = unanswered
        && world.clients[index].answers.len() > n_answers
        && matches!(world.clients[index].answer(&id), Some(AnswerResult::Done { .. }))
    {
        world.count("inputs answered again");
    }
}

/// Does something that is allowed, or sends again what was not stored.
fn play(world: &mut World, index: usize, seeded: &mut Seeded) {
    let client = &world.clients[index];
    if !client.is_connected {
        return;
    }
    if !client.unanswered.is_empty() {
        return world.send_again(index);
    }
    let is_meant = client.is_awaited() || seeded.below(10) == 0;
    if let Some(seat) = client.seat()
        && is_meant
        && !client.allowed().is_empty()
    {
        let id = world.act_any(seat, seeded);
        if world.is_stalled() && seeded.below(3) == 0 {
            world.disconnect(index);
        }
        if matches!(world.clients[index].answer(&id), Some(AnswerResult::Done { .. })) {
            world.count("inputs acknowledged");
        }
    }
}

/// Everything else that a person may ask for, or should not.
fn be_strange(world: &mut World, index: usize, seeded: &mut Seeded) {
    let client = &world.clients[index];
    let Some(seat) = client.seat().filter(|_| client.is_connected && client.unanswered.is_empty()) else {
        return;
    };
    let request = match seeded.below(12) {
        0..3 => Request::Undo,
        3 => match client.forbidden().first() {
            Some((action, _)) => act(action),
            None => act(&json!("pass")),
        },
        4 => act(&json!({ "fly-to": "the moon" })),
        5 => Request::HandOver,
        6..8 => Request::TakeBackSeat,
        8 if seeded.below(4) == 0 => Request::Resign,
        _ => pass_until([None, Some("window"), Some("round"), Some("game")][seeded.below(4) as usize]),
    };
    let is_order =
        matches!(&request, Request::Do { actions, .. } if actions[0].get().starts_with(r#"{"order""#));
    let id = world.ask(seat, request.clone());
    let Some(answer) = world.of(seat).answer(&id).cloned() else { return };
    let what = match (request, answer) {
        (Request::Do { .. }, AnswerResult::Done { .. }) if is_order => "orders left",
        (Request::Do { .. }, AnswerResult::Done { .. }) => "inputs acknowledged",
        (Request::Undo, AnswerResult::Done { .. }) => "undone",
        (Request::HandOver, AnswerResult::Done { .. }) => "handed over",
        (Request::TakeBackSeat, AnswerResult::Done { .. }) => "taken back",
        (Request::Resign, AnswerResult::Done { .. }) => "resigned",
        (_, AnswerResult::Refused(_)) => "refused",
        (_, AnswerResult::Failed(Failure::Unreadable)) => "unreadable",
        (_, AnswerResult::Failed(Failure::NotAllowed)) => "after resigning",
        (_, AnswerResult::Failed(Failure::NotPlaying)) => "after the end",
        (_, answer) => panic!("{answer:?}"),
    };
    world.count(what);
}

/// The disk works again, and everybody comes back: then everything is answered, seen, and written once.
fn finish(mut world: World) -> World {
    world.fates.mode = DiskMode::Honest;
    world.end_stall();
    world.crash_and_restart();
    world.advance(5_000);
    world.check_all();
    let version = world.oracle.version();
    for client in &world.clients {
        assert!(
            client.unanswered.is_empty(),
            "{:?} has no answer to {:?}",
            client.observer,
            client.unanswered
        );
        assert_eq!(client.version, Some(version));
        for (id, answer) in &client.answers {
            let note = format!("{}-{id}", client.seat().map_or("", Seat::letter));
            let n_written = world.disk.notes().iter().filter(|written| **written == note).count();
            let n_expected = usize::from(client.is_input(id) && matches!(answer, AnswerResult::Done { .. }));
            let is_lost = n_written == 0 && !world.lost.is_empty();
            assert!(n_written == n_expected || is_lost, "{note}: {answer:?}");
        }
    }
    world
}
