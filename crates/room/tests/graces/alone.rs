use games::GameId;
use room::Request;
use serde_json::json;
use table::Seat;
use wire::{Pace, Speed, StopMs, Tempo};

use super::{GRACE_MS, a_plain_action, lines};
use crate::stepped_game::SteppedGame;
use crate::world::act;

/// A person alone with three bots: nobody else is connected.
fn alone(game: GameId) -> SteppedGame {
    let mut game = SteppedGame::unwatched(game, "pttt", Pace::Relaxed, Some(GRACE_MS));
    game.connect(0);
    game
}

/// How the person treats a stop.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AtStops {
    Waits,
    Passes,
    Skips,
}

/// Plays on until the game is over, or this many inputs are in the journal; returns the number of stops.
fn play(game: &mut SteppedGame, at_stops: AtStops, n_lines: usize) -> u32 {
    let mut n_stops = 0;
    for _ in 0..20_000 {
        if game.room.is_over() || game.journal.len() >= n_lines {
            return n_stops;
        }
        let client = &game.clients[0];
        if !client.grace.is_null() {
            assert!(client.alone && client.grace["left_ms"].as_u64() > Some(0));
            n_stops += 1;
            match at_stops {
                AtStops::Waits => until_the_stop_is_over(game),
                AtStops::Passes => game.act(Seat::A, &json!("pass")),
                AtStops::Skips => drop(game.ask(Seat::A, Request::Skip)),
            }
        } else if game.room.awaited().has(Seat::A) {
            assert!(client.is_awaited(), "{}", client.pending);
            let action = a_plain_action(&client.allowed()).expect("there is something to do");
            game.act(Seat::A, &action);
        } else {
            game.next_tick();
        }
    }
    panic!("the game does not end");
}

#[test]
fn stops_do_not_show_in_the_journal() {
    for game in GameId::ALL {
        let played = [AtStops::Waits, AtStops::Passes].map(|at_stops| {
            let mut game = alone(game);
            let n_stops = play(&mut game, at_stops, 300);
            (lines(&game)[..300.min(game.journal.len())].to_vec(), n_stops)
        });
        let [(waited, _), (passed, _)] = &played;
        assert!(waited == passed, "{game}");
        let mut never_stopped = alone(game);
        let tempo = Tempo { speed: Speed::Normal, stops_for_cards: false, stop_ms: None };
        never_stopped.ask(Seat::A, Request::Tempo(tempo));
        assert_eq!(play(&mut never_stopped, AtStops::Waits, 300), 0);
        assert!(lines(&never_stopped)[..waited.len()] == waited[..], "{game}");
    }
}

/// Otherwise a quick click would come too late.
#[test]
fn nobody_is_shown_a_question_that_the_table_answers_for_them() {
    for game in GameId::ALL {
        let mut game = alone(game);
        play(&mut game, AtStops::Passes, 300);
        let asked = game.clients[0].messages.iter().filter_map(|message| {
            let update =
                &serde_json::from_str::<serde_json::Value>(message).expect("a message is JSON")["update"];
            let is_asked = update["answered"] == json!(false) && update["grace"].is_null();
            is_asked.then(|| update["version"].as_u64().expect("an update has a version") as usize)
        });
        let asked: Vec<usize> = asked.collect();
        assert!(asked.len() > 10, "{}", asked.len());
        // The line of version n has the index n, behind the header.
        let answers = asked.iter().filter_map(|version| game.journal.get(version + 1));
        for line in answers {
            assert!(line.contains(" #A-k"), "{line} is no answer of the player");
        }
    }
}

#[test]
fn a_whole_game_stops_rarely() {
    let mut game = alone(GameId::Zombies);
    let n_stops = play(&mut game, AtStops::Waits, usize::MAX);
    assert!(game.room.is_over());
    assert!((1..40).contains(&n_stops), "{n_stops}");
}

/// Bots do everything sooner then, so that offers may come in another order.
#[test]
fn a_player_who_skips_is_stopped_by_nothing_but_a_decision() {
    for game in GameId::ALL {
        let mut game = alone(game);
        play(&mut game, AtStops::Skips, 300);
        assert!(game.journal.len() >= 300 || game.room.is_over());
    }
}

#[test]
fn play_stops_for_less_time_at_a_faster_tempo_and_for_as_long_as_the_player_asks() {
    let longer = StopMs::try_from(8_000).ok();
    for (speed, own, stop_ms) in [
        (Speed::Normal, None, 3_000),
        (Speed::Double, None, 2_000),
        (Speed::Fourfold, None, 1_200),
        (Speed::Fourfold, longer, 8_000),
    ] {
        let mut game = alone(GameId::Zombies);
        game.ask(Seat::A, Request::Tempo(Tempo { speed, stops_for_cards: true, stop_ms: own }));
        until_a_stop(&mut game);
        assert_eq!(
            game.clients[0].grace,
            json!({ "left_ms": stop_ms, "of_ms": stop_ms, "waiting": [], "ahead": game.clients[0].grace["ahead"] })
        );
        let version = game.room.version();
        game.advance(stop_ms - 1);
        assert_eq!(game.room.version(), version);
        game.advance(1);
        assert!(game.room.version() > version);
    }
}

fn until_the_stop_is_over(game: &mut SteppedGame) {
    while !game.clients[0].grace.is_null() {
        game.next_tick();
    }
}

fn until_a_stop(game: &mut SteppedGame) {
    for _ in 0..5_000 {
        if !game.clients[0].grace.is_null() {
            return;
        }
        if game.room.awaited().has(Seat::A) {
            let action = a_plain_action(&game.clients[0].allowed()).expect("there is something to do");
            game.act(Seat::A, &action);
        } else {
            game.next_tick();
        }
    }
    panic!("play never stops");
}

#[test]
fn time_to_think_holds_the_stop_until_the_player_goes_on() {
    let mut game = alone(GameId::Zombies);
    until_a_stop(&mut game);
    game.advance(1_000);
    game.ask(Seat::A, Request::Wait { seen: None });
    let version = game.room.version();
    assert_eq!(game.clients[0].grace["waiting"], json!(["A"]));
    assert_eq!(game.clients[0].grace["left_ms"], json!(2_000));
    game.advance(59_000);
    assert_eq!(game.room.version(), version);
    game.act(Seat::A, &json!("pass"));
    assert!(game.room.version() > version, "go on");
}

#[test]
fn an_order_to_pass_ends_the_time_to_think() {
    let mut game = alone(GameId::CityOfHorror);
    until_a_stop(&mut game);
    game.ask(Seat::A, Request::Wait { seen: None });
    let version = game.room.version();
    let pass = json!({ "until": "turn", "cards": true });
    game.act(Seat::A, &json!({ "order": { "pass": { "at": null, "pass": pass } } }));
    game.advance(1_000);
    assert!(game.room.version() > version + 1, "nobody waits for the player any more");
}

/// In windows of others, an order to pass is an answer, and nobody else could use the rest of the time.
#[test]
fn an_order_to_pass_closes_the_open_window_at_once() {
    for holds in [true, false] {
        let mut game = alone(GameId::Zombies);
        until_a_stop(&mut game);
        while game.clients[0].pending.to_string().contains(r#""subject":"A""#) {
            game.act(Seat::A, &json!("pass"));
            until_a_stop(&mut game);
        }
        if holds {
            game.ask(Seat::A, Request::Wait { seen: None });
        }
        let version = game.room.version();
        let pass = json!({ "until": "turn", "unless_mine": true, "unless_last": false });
        game.act(Seat::A, &json!({ "order": { "pass": { "at": null, "pass": pass } } }));
        assert!(game.room.version() > version + 1, "the order, and what follows the window");
    }
}

#[test]
fn thinking_lapses_after_a_minute_without_clocks() {
    let mut game = alone(GameId::Zombies);
    until_a_stop(&mut game);
    game.ask(Seat::A, Request::Wait { seen: None });
    let version = game.room.version();
    game.advance(59_999);
    assert_eq!(game.room.version(), version);
    game.advance(1);
    assert!(game.room.version() > version);
    assert!(game.clients[0].grace["waiting"].as_array().is_none_or(Vec::is_empty));
}

#[test]
fn windows_close_differently_when_somebody_watches() {
    let mut game = alone(GameId::Zombies);
    assert!(game.clients[0].alone);
    let spectator = game.clients.len() - 1;
    game.connect(spectator);
    assert!(!game.clients[0].alone, "the player is told at once");
    assert!(!game.clients[spectator].alone);
    let refused = game.ask(Seat::A, Request::Skip);
    assert_eq!(game.answers[&refused], wire::AnswerResult::Failed(wire::Failure::NotAllowed));
    game.room.unwatch(table::Observer::Table, game.now_ms);
    game.settle();
    assert!(game.clients[0].alone, "and again once the spectator has left");
}

#[test]
fn one_undo_takes_back_a_whole_request() {
    let mut game = alone(GameId::Zombies);
    for _ in 0..3_000 {
        let allowed = game.clients[0].allowed();
        let Some((actions, version)) = two_in_a_row(&mut game, &allowed) else {
            match a_plain_action(&game.clients[0].allowed()) {
                Some(action) if game.room.awaited().has(Seat::A) => game.act(Seat::A, &action),
                _ => game.advance(600),
            }
            continue;
        };
        assert_eq!(actions, 2);
        game.ask(Seat::A, Request::Undo);
        assert_eq!(game.room.version(), version + 4, "two lines take back two");
        return;
    }
    panic!("there are never two inputs in a row that can be taken back");
}

/// Tries to take two actions with one request, such that both can be taken back.
fn two_in_a_row(game: &mut SteppedGame, allowed: &[serde_json::Value]) -> Option<(usize, u32)> {
    if !game.room.awaited().has(Seat::A) || !game.clients[0].grace.is_null() {
        return None;
    }
    let version = game.room.version();
    for first in allowed {
        for second in allowed {
            let raw = |action: &serde_json::Value| match act(action) {
                Request::Do { mut actions, .. } => actions.remove(0),
                _ => unreachable!("an action"),
            };
            let request = Request::Do { actions: vec![raw(first), raw(second)], seen: None };
            let id = game.ask(Seat::A, request);
            let done = matches!(game.answers[&id], wire::AnswerResult::Done { .. });
            if done && game.room.version() == version + 2 && game.clients[0].undo == json!("A") {
                return Some((2, version));
            }
            if done {
                return None;
            }
            assert_eq!(game.room.version(), version, "all or nothing");
        }
    }
    None
}

#[test]
fn bots_leave_it_to_people_to_begin_a_round_unless_they_are_asked_to() {
    let mut game = alone(GameId::MarvelZombies);
    game.advance(60_000);
    let version = game.room.version();
    assert!(game.room.awaited().has(Seat::A) && game.room.awaited().len() > 1);
    game.advance(600_000);
    assert_eq!(game.room.version(), version, "no bot begins");
    let id = game.ask(Seat::A, Request::Skip);
    assert_eq!(game.answers[&id], wire::AnswerResult::Done { version });
    game.advance(60_000);
    assert!(game.room.version() > version, "a bot begins");
}
