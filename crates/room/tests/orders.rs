//! Passes that players leave in advance: ordinary actions, which the journal keeps and the rules carry out.

use chance::Seeded;
use room::Request;
use serde_json::{Value, json};
use table::{Observer, Refusal, Seat};
use wire::{AnswerResult, Pace};

use crate::world::{World, act, pass_until};

fn leave(world: &mut World, seat: Seat, until: Option<&str>) -> Option<AnswerResult> {
    let id = world.ask(seat, pass_until(until));
    world.of(seat).answer(&id).cloned()
}

fn stand(world: &mut World, seat: Seat, until: Option<&str>) {
    let answer = leave(world, seat, until);
    assert!(matches!(answer, Some(AnswerResult::Done { .. })), "{answer:?}");
}

/// Until when a seat passes, according to its own view.
fn standing(world: &World, seat: Seat) -> Option<String> {
    let passes = &world.of(seat).view["seats"][seat.index()]["passes"];
    passes[0]["pass"]["until"].as_str().map(str::to_string)
}

fn window(world: &World) -> Option<String> {
    (world.clients[0].mode() == "window").then(|| world.clients[0].pending["seats"]["question"].to_string())
}

/// How often a seat has passed automatically since a version, by a pass that it left in advance.
fn n_passed_ahead(world: &World, seat: Seat, from_version: u32) -> usize {
    let ahead = json!({ "passed-ahead": { "seat": seat.letter() } });
    let told = (from_version + 1..=world.oracle.version())
        .map(|version| world.oracle.notices(version, Observer::Table));
    told.filter(|notices| notices.as_array().is_some_and(|notices| notices.contains(&ahead))).count()
}

/// A table where a window is open, and somebody is asked in it.
fn in_a_window(seats: &str, seed: u64) -> (World, Seat, Seeded) {
    let mut world = World::new(seats, Pace::Relaxed, seed);
    let mut seeded = Seeded::new(seed);
    world.play_until(&mut seeded, |world| window(world).is_some() && !world.awaited().is_empty());
    let seat = world.awaited()[0];
    (world, seat, seeded)
}

/// The rounds and windows in which a seat was still asked after it left a pass, until the end of the game.
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
fn a_seat_that_leaves_a_pass_while_it_is_asked_passes_with_it() {
    for until in ["window", "round", "game"] {
        let (mut world, seat, _) = in_a_window("pppp", 3);
        let version = world.oracle.version();
        let first = window(&world);
        stand(&mut world, seat, Some(until));
        assert!(window(&world) != first || !world.of(seat).is_awaited(), "{until}");
        let row = &world.disk.rows[version as usize + 1];
        assert!(row.contains(r#""order""#) && row.contains('#'), "it is one line, with its request: {row}");
        world.check_all();
    }
}

#[test]
fn nobody_else_is_told_what_was_left() {
    let told = ["round", "game"].map(|until| {
        let (mut world, seat, _) = in_a_window("pppp", 3);
        let other = Seat::all(4).find(|other| *other != seat).unwrap();
        let version = world.oracle.version();
        stand(&mut world, other, Some(until));
        assert_eq!(world.oracle.version(), version + 1);
        let others: Vec<Observer> = Seat::all(4).filter(|seat| *seat != other).map(Observer::Seat).collect();
        for observer in others.into_iter().chain([Observer::Table]) {
            assert_eq!(world.oracle.notices(version + 1, observer), json!([]), "{until} {observer:?}");
            let seen = world.oracle.view(version + 1, observer);
            assert_eq!(seen["seats"][other.index()]["passes"], Value::Null);
        }
        assert_eq!(standing(&world, other).as_deref(), Some(until));
        world.check_all();
        let index = world.index_of(seat);
        (world.clients[index].view.clone(), world.clients[index].pending.clone())
    });
    assert_eq!(told[0], told[1], "another player sees the same, whatever was left");
}

#[test]
fn until_the_end_of_the_window_is_for_this_window_only() {
    let mut n_asked_in_the_same_round = 0;
    for seed in 0..8 {
        let (mut world, seat, mut seeded) = in_a_window("pppp", seed);
        let (round, first) = (world.oracle.state().round(), window(&world).unwrap());
        stand(&mut world, seat, Some("window"));
        // The pass stands while others think in this window, and no longer.
        while window(&world).as_ref() == Some(&first) {
            assert!(!world.of(seat).is_awaited());
            assert_eq!(standing(&world, seat).as_deref(), Some("window"));
            let other = world.awaited()[0];
            world.ask(other, act(&Value::from("pass")));
        }
        assert_eq!(standing(&world, seat), None);
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
        stand(&mut world, seat, Some("window"));
        // The others play a card if they can: then seats that have passed are asked again.
        while window(&world).as_ref() == Some(&first) {
            let other = world.awaited()[0];
            let allowed = world.of(other).allowed();
            let card = allowed.iter().find(|action| **action != "pass").cloned();
            let is_played = card.is_some();
            world.ask(other, act(&card.unwrap_or(Value::from("pass"))));
            if is_played {
                assert_eq!(standing(&world, seat), None, "seed {seed}");
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
fn until_the_end_of_the_round_is_for_this_round_and_outlives_the_server() {
    let mut n_asked_later = 0;
    for seed in 0..8 {
        let (mut world, seat, mut seeded) = in_a_window("pppp", seed);
        let round = world.oracle.state().round();
        stand(&mut world, seat, Some("round"));
        world.crash_and_restart();
        let asked = asked_after(&mut world, seat, &mut seeded);
        assert!(asked.iter().all(|(asked, _)| *asked > round), "seed {seed}: {asked:?}");
        n_asked_later += asked.len();
        assert_eq!(standing(&world, seat), None);
    }
    assert!(n_asked_later > 20, "{n_asked_later}");
}

#[test]
fn until_the_end_of_the_game_is_for_good() {
    let mut n_passes = 0;
    for seed in 0..6 {
        let (mut world, seat, mut seeded) = in_a_window("pppp", seed);
        let version = world.oracle.version();
        stand(&mut world, seat, Some("game"));
        world.crash_and_restart();
        assert_eq!(asked_after(&mut world, seat, &mut seeded), [], "seed {seed}");
        n_passes += n_passed_ahead(&world, seat, version);
        world.check_all();
    }
    assert!(n_passes > 12, "{n_passes}");
}

#[test]
fn a_seat_that_withdraws_it_is_asked_again() {
    let (mut world, seat, mut seeded) = in_a_window("pppp", 3);
    stand(&mut world, seat, Some("game"));
    stand(&mut world, seat, None);
    assert_eq!(standing(&world, seat), None);
    assert!(!asked_after(&mut world, seat, &mut seeded).is_empty());
}

/// However many windows open, the consequences of one request end where the rules ask for a ballot or a
/// move.
#[test]
fn where_everybody_passes_only_ballots_and_moves_are_asked() {
    for seed in 0..3 {
        let mut world = World::new("pppp", Pace::Live, seed);
        Seat::all(4).for_each(|seat| stand(&mut world, seat, Some("game")));
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
    let refusal = Refusal::new("MALL-8.5", "no-window-open");
    assert_eq!(leave(&mut world, Seat::A, Some("window")), Some(AnswerResult::Refused(refusal)));
    assert_eq!(standing(&world, Seat::A), None);
}

/// The rules do not know who plays a seat.
#[test]
fn it_stands_for_a_bot_in_the_place_of_its_player_too() {
    let (mut world, seat, mut seeded) = in_a_window("pppp", 3);
    stand(&mut world, seat, Some("game"));
    world.ask(seat, Request::HandOver);
    assert_eq!(asked_after(&mut world, seat, &mut seeded), []);
}

#[test]
fn a_seat_that_takes_it_back_is_asked_again() {
    let mut n_undone = 0;
    for seed in 0..20 {
        let (mut world, seat, _) = in_a_window("pppp", seed);
        let first = window(&world);
        stand(&mut world, seat, Some("game"));
        if world.of(seat).undo != seat.letter() || window(&world) != first {
            continue;
        }
        let id = world.ask(seat, Request::Undo);
        assert!(matches!(world.of(seat).answer(&id), Some(AnswerResult::Done { .. })));
        assert!(world.of(seat).is_awaited());
        assert_eq!(standing(&world, seat), None);
        n_undone += 1;
    }
    assert!(n_undone > 0);
}

#[test]
fn a_seat_that_takes_a_ballot_back_still_passes_in_windows() {
    let mut world = World::new("pppp", Pace::Relaxed, 3);
    let mut seeded = Seeded::new(3);
    world.play_until(&mut seeded, |world| world.clients[0].mode() == "sealed" && world.awaited().len() >= 3);
    let seat = world.awaited()[0];
    stand(&mut world, seat, Some("game"));
    world.act_first(seat);
    let id = world.ask(seat, Request::Undo);
    assert!(matches!(world.of(seat).answer(&id), Some(AnswerResult::Done { .. })));
    assert_eq!(standing(&world, seat).as_deref(), Some("game"));
}
