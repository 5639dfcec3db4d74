//! Seats that pass by themselves, for as long as their players said.

use chance::Seeded;
use room::Request;
use serde_json::Value;
use table::Seat;
use wire::{AnswerResult, Pace, Standing};

use crate::world::{BOTS_WAIT_MS, Fates, TablePlan, World, act};

fn standing(world: &mut World, seat: Seat) -> Value {
    let index = world.index_of(seat);
    world.disconnect(index);
    world.connect(index);
    world.clients[index].standing.clone()
}

fn stand(world: &mut World, seat: Seat, until: Standing) {
    let id = world.ask(seat, Request::StandingPass { until });
    assert!(matches!(world.of(seat).answer(&id), Some(AnswerResult::Done { .. })));
}

fn window(world: &World) -> Option<String> {
    (world.clients[0].mode() == "window").then(|| world.clients[0].pending["seats"]["question"].to_string())
}

/// The passes of a seat, by the window in which they were made.
fn passes(world: &World, seat: Seat, from_version: u32) -> Vec<u32> {
    let line = format!(r#"{{"act":["{seat}","pass"]}}"#);
    let versions = from_version + 1..=world.oracle.version();
    versions.filter(|version| world.disk.rows[*version as usize].contains(&line)).collect()
}

/// A table where a window is open, and somebody is asked in it.
fn in_a_window(seats: &str, seed: u64) -> (World, Seat, Seeded) {
    let mut world = World::new(seats, Pace::Relaxed, seed);
    let mut seeded = Seeded::new(seed);
    world.play_until(&mut seeded, |world| window(world).is_some() && !world.awaited().is_empty());
    let seat = world.awaited()[0];
    (world, seat, seeded)
}

#[test]
fn who_stands_while_he_is_asked_passes_at_once() {
    for until in [Standing::EndOfWindow, Standing::EndOfRound, Standing::EndOfGame] {
        let (mut world, seat, _) = in_a_window("pppp", 3);
        let version = world.oracle.version();
        stand(&mut world, seat, until);
        assert_eq!(passes(&world, seat, version)[..1], [version + 1], "{until:?}");
        let row = &world.disk.rows[version as usize + 1];
        assert!(!row.contains('#'), "a pass by itself answers no request: {row}");
        world.check_all();
    }
    let (mut world, seat, _) = in_a_window("pppp", 3);
    let version = world.oracle.version();
    stand(&mut world, seat, Standing::Never);
    assert_eq!(world.oracle.version(), version);
}

/// How a seat was asked after its standing pass, to the end of the game: in which rounds and windows.
fn asked_after(world: &mut World, seat: Seat, seeded: &mut Seeded) -> Vec<(u16, String)> {
    let mut asked = Vec::new();
    while !world.oracle.is_over() {
        if let Some(window) = window(world)
            && world.of(seat).is_awaited()
        {
            asked.push((world.oracle.state().round(), window));
        }
        world.play_on(seeded);
    }
    asked
}

#[test]
fn until_the_end_of_the_window_is_for_this_window_only() {
    let mut n_asked_in_the_same_round = 0;
    for seed in 0..8 {
        let (mut world, seat, mut seeded) = in_a_window("pppp", seed);
        let (round, first) = (world.oracle.state().round(), window(&world).unwrap());
        stand(&mut world, seat, Standing::EndOfWindow);
        // While others think in this window it stands; then it does not.
        while window(&world).as_ref() == Some(&first) {
            assert!(!world.of(seat).is_awaited());
            assert_eq!(standing(&mut world, seat), "end-of-window");
            let other = world.awaited()[0];
            world.ask(other, act(&Value::from("pass")));
        }
        assert_eq!(standing(&mut world, seat), "never");
        let asked = asked_after(&mut world, seat, &mut seeded);
        assert!(!asked.is_empty(), "seed {seed}");
        n_asked_in_the_same_round += asked.iter().filter(|(asked, _)| *asked == round).count();
    }
    assert!(n_asked_in_the_same_round > 0);
}

#[test]
fn until_the_end_of_the_window_ends_when_a_card_is_played() {
    let mut n_played = 0;
    for seed in 0..40 {
        let (mut world, seat, mut seeded) = in_a_window("pppp", seed);
        let first = window(&world).unwrap();
        stand(&mut world, seat, Standing::EndOfWindow);
        // The others play a card where they can: then whoever stood is asked what he says to that.
        while window(&world).as_ref() == Some(&first) {
            let other = world.awaited()[0];
            let allowed = world.of(other).allowed();
            let card = allowed.iter().find(|action| **action != "pass").cloned();
            let is_played = card.is_some();
            world.ask(other, act(&card.unwrap_or(Value::from("pass"))));
            if is_played {
                assert_eq!(standing(&mut world, seat), "never", "seed {seed}");
                if window(&world).as_ref() == Some(&first) {
                    world.play_until(&mut seeded, |world| {
                        world.of(seat).is_awaited() || window(world).as_ref() != Some(&first)
                    });
                    n_played += u32::from(world.of(seat).is_awaited());
                }
                break;
            }
        }
    }
    assert!(n_played >= 3, "{n_played}");
}

#[test]
fn until_the_end_of_the_round_is_for_this_round() {
    let mut n_asked_later = 0;
    for seed in 0..8 {
        let (mut world, seat, mut seeded) = in_a_window("pppp", seed);
        let (round, version) = (world.oracle.state().round(), world.oracle.version());
        stand(&mut world, seat, Standing::EndOfRound);
        assert!(!passes(&world, seat, version).is_empty());
        let document =
            format!(r#"{{"away":[],"resigned":[],"standing":[["{seat}","end-of-round",{round}]]}}"#);
        assert_eq!(world.document, document);
        // It outlives the server.
        world.crash_and_restart();
        let asked = asked_after(&mut world, seat, &mut seeded);
        assert!(asked.iter().all(|(asked, _)| *asked > round), "seed {seed}: {asked:?}");
        n_asked_later += asked.len();
        assert_eq!(standing(&mut world, seat), "never");
    }
    assert!(n_asked_later > 20, "{n_asked_later}");
}

#[test]
fn until_the_end_of_the_game_is_for_good() {
    let mut n_passes = 0;
    for seed in 0..6 {
        let (mut world, seat, mut seeded) = in_a_window("pppp", seed);
        let version = world.oracle.version();
        stand(&mut world, seat, Standing::EndOfGame);
        world.crash_and_restart();
        assert_eq!(asked_after(&mut world, seat, &mut seeded), [], "seed {seed}");
        n_passes += passes(&world, seat, version).len();
        world.check_all();
    }
    assert!(n_passes > 12, "{n_passes}");
}

#[test]
fn who_does_not_want_it_any_more_is_asked_again() {
    let (mut world, seat, mut seeded) = in_a_window("pppp", 3);
    stand(&mut world, seat, Standing::EndOfGame);
    stand(&mut world, seat, Standing::Never);
    assert_eq!(world.document, r#"{"away":[],"resigned":[],"standing":[]}"#);
    assert!(!asked_after(&mut world, seat, &mut seeded).is_empty());
}

#[test]
fn where_everybody_stands_only_ballots_and_moves_are_asked() {
    for seed in 0..3 {
        let mut world = World::new("pppp", Pace::Live, seed);
        Seat::all(4).for_each(|seat| stand(&mut world, seat, Standing::EndOfGame));
        let mut seeded = Seeded::new(seed);
        while !world.oracle.is_over() {
            assert_eq!(window(&world), None);
            world.play_on(&mut seeded);
        }
        world.check_all();
    }
}

#[test]
fn outside_a_window_there_is_none_to_pass_in_until_its_end() {
    let mut world = World::new("pppp", Pace::Relaxed, 3);
    stand(&mut world, Seat::A, Standing::EndOfWindow);
    assert_eq!(standing(&mut world, Seat::A), "never");
}

#[test]
fn a_bot_in_his_place_decides_for_itself() {
    let (mut world, seat, mut seeded) = in_a_window("pppp", 3);
    let version = world.oracle.version();
    world.ask(seat, Request::HandOver);
    stand(&mut world, seat, Standing::EndOfGame);
    assert_eq!(world.oracle.version(), version, "the bot has not decided yet");
    world.advance(BOTS_WAIT_MS);
    assert!(world.oracle.version() > version);
    // When he is back it stands.
    world.ask(seat, Request::TakeBackSeat);
    assert_eq!(asked_after(&mut world, seat, &mut seeded), []);
}

#[test]
fn who_takes_a_pass_back_wants_to_be_asked() {
    let mut n_undone = 0;
    for seed in 0..20 {
        let (mut world, seat, _) = in_a_window("pppp", seed);
        let first = window(&world);
        stand(&mut world, seat, Standing::EndOfGame);
        if world.of(seat).undo != seat.letter() || window(&world) != first {
            continue;
        }
        let id = world.ask(seat, Request::Undo);
        assert!(matches!(world.of(seat).answer(&id), Some(AnswerResult::Done { .. })));
        assert!(world.of(seat).is_awaited());
        assert_eq!(standing(&mut world, seat), "never");
        assert_eq!(world.document, r#"{"away":[],"resigned":[],"standing":[]}"#);
        n_undone += 1;
    }
    assert!(n_undone > 0);
}

#[test]
fn who_takes_a_ballot_back_still_passes_in_windows() {
    let mut world = World::new("pppp", Pace::Relaxed, 3);
    let mut seeded = Seeded::new(3);
    world.play_until(&mut seeded, |world| world.clients[0].mode() == "sealed" && world.awaited().len() >= 3);
    let seat = world.awaited()[0];
    stand(&mut world, seat, Standing::EndOfGame);
    world.act_first(seat);
    let id = world.ask(seat, Request::Undo);
    assert!(matches!(world.of(seat).answer(&id), Some(AnswerResult::Done { .. })));
    assert_eq!(standing(&mut world, seat), "end-of-game");
}

#[test]
fn a_document_without_a_journal_of_its_round_stands_for_nothing() {
    let mut world = World::asleep(TablePlan::new("ppp", Pace::Relaxed, 1), Fates::honest());
    world.start();
    world.document = r#"{"away":[],"resigned":[],"standing":[["A","end-of-round",7]]}"#.to_string();
    world.crash_and_restart();
    assert_eq!(standing(&mut world, Seat::A), "never");
}
