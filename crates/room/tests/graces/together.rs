use games::GameId;
use room::Request;
use serde_json::json;
use table::{Observer, Seat};
use wire::{AnswerResult, Failure, Pace};

use super::{GRACE_MS, WINDOW_MS, a_plain_action, streets};
use crate::stepped_game::SteppedGame;
use crate::world::act;

/// Plays on until a window is open before a decision of seat A, which sees ahead.
fn until_a_sees_ahead(game: &mut SteppedGame) {
    for _ in 0..3_000 {
        if game.clients[0].grace["ahead"] == json!(true) {
            return;
        }
        act_or_wait(game);
    }
    panic!("A never sees ahead");
}

/// Somebody does what they are asked, or time goes on.
fn act_or_wait(game: &mut SteppedGame) {
    match game.room.awaited().first() {
        Some(seat) => {
            let action = a_plain_action(&game.clients[seat.index()].allowed()).expect("something to do");
            game.ask(seat, act(&action));
            if !game.clients[0].grace.is_null() {
                game.advance(WINDOW_MS);
            }
        }
        None => game.advance(100),
    }
}

#[test]
fn nobody_is_asked_in_a_window_and_it_closes_by_one_line() {
    let mut game = streets("ppp");
    let mut n_closed = 0;
    for _ in 0..4_000 {
        if game.room.is_over() || n_closed > 30 {
            break;
        }
        act_or_wait(&mut game);
        n_closed = game.journal.iter().filter(|row| row.contains(r#"{"pass":["#)).count();
    }
    assert!(n_closed > 30, "{n_closed}");
    let one_by_one = game.journal.iter().filter(|row| row.contains(r#","pass"]"#)).count();
    assert_eq!(one_by_one, 0, "nobody passes for themselves");
}

#[test]
fn everybody_sees_the_same_window() {
    let mut game = streets("ppp");
    until_a_sees_ahead(&mut game);
    let shown: Vec<_> = game.clients.iter().map(|client| client.grace.clone()).collect();
    for (client, grace) in game.clients.iter().zip(&shown) {
        let ahead = client.observer == Observer::Seat(Seat::A);
        let same =
            json!({ "left_ms": shown[1]["left_ms"], "of_ms": WINDOW_MS, "waiting": [], "ahead": ahead });
        assert_eq!(*grace, same, "{:?}", client.observer);
    }
    assert_eq!(game.clients[1].pending, game.clients[3].pending);
}

#[test]
fn a_player_who_sees_ahead_is_advised_on_what_they_see() {
    let mut game = streets("ppp");
    for _ in 0..20 {
        until_a_sees_ahead(&mut game);
        let suggestion = game.room.suggest(Seat::A).expect("advice on the decision after the window");
        assert!(game.clients[0].allowed().contains(&suggestion.action), "{}", suggestion.action);
        act_or_wait(&mut game);
        game.advance(WINDOW_MS);
    }
}

#[test]
fn an_answer_is_kept_until_the_grace_is_over() {
    let mut game = streets("ppp");
    until_a_sees_ahead(&mut game);
    let version = game.room.version();
    let action = a_plain_action(&game.clients[0].allowed()).expect("something to do");
    let id = game.ask(Seat::A, act(&action));
    assert_eq!((game.answers.get(&id), game.room.version()), (None, version), "nobody knows of it yet");
    game.advance(WINDOW_MS);
    assert_eq!(game.answers.get(&id), Some(&AnswerResult::Done { version: version + 2 }));
    let [.., closing, answer] = &game.journal[..=version as usize + 2] else { panic!("two lines") };
    assert!(closing.contains(r#"{"pass":["#) && !closing.contains('#'), "{closing}");
    assert!(answer.contains(&format!(r##"#A-{id}"##)), "{answer}");
}

#[test]
fn the_window_stays_open_until_the_interruption() {
    let mut game = streets("ppp");
    until_a_sees_ahead(&mut game);
    let version = game.room.version();
    game.advance(20 * WINDOW_MS);
    assert_eq!(game.room.version(), version);
    assert_eq!(game.clients[1].grace["left_ms"], game.clients[1].grace["left_ms"]);
    let action = a_plain_action(&game.clients[0].allowed()).expect("something to do");
    game.act(Seat::A, &action);
    assert!(game.room.version() >= version + 2, "the closing and the deed");
}

#[test]
fn whoever_asks_for_time_holds_the_window() {
    let mut game = streets("ppp");
    until_a_sees_ahead(&mut game);
    let action = a_plain_action(&game.clients[0].allowed()).expect("something to do");
    let kept = game.ask(Seat::A, act(&action));
    game.advance(500);
    game.ask(Seat::B, Request::Wait { seen: None });
    let version = game.room.version();
    assert!(game.clients.iter().all(|client| client.grace["waiting"] == json!(["B"])));
    game.advance(50_000);
    assert_eq!(game.room.version(), version);
    assert!(!game.answers.contains_key(&kept));
    game.act(Seat::B, &json!("pass"));
    game.advance(WINDOW_MS);
    assert!(matches!(game.answers[&kept], AnswerResult::Done { .. }), "nobody interrupted");
}

#[test]
fn an_interruption_drops_the_kept_answer() {
    let mut game = streets("ppp");
    for _ in 0..200 {
        until_a_sees_ahead(&mut game);
        let action = a_plain_action(&game.clients[0].allowed()).expect("something to do");
        let cards = |seat: usize| {
            let allowed = game.clients[seat].allowed();
            allowed.into_iter().find(|action| action.get("play").is_some())
        };
        let Some((other, card)) = [1, 2].into_iter().find_map(|seat| Some((seat, cards(seat)?))) else {
            game.act_after_the_window(&action);
            continue;
        };
        let seen = Some(game.room.version());
        let kept = game.ask(Seat::A, act(&action));
        let played = game.ask(Seat::new(other), act(&card));
        assert!(!game.answers.contains_key(&played), "in this window answers are a secret until it closes");
        game.advance(WINDOW_MS);
        assert!(matches!(game.answers[&played], AnswerResult::Done { .. }));
        assert_eq!(game.answers[&kept], AnswerResult::Failed(Failure::Overtaken));
        let Request::Do { actions, .. } = act(&action) else { unreachable!("an action") };
        let late = game.ask(Seat::A, Request::Do { actions, seen });
        assert_eq!(
            game.answers[&late],
            AnswerResult::Failed(Failure::Overtaken),
            "it answers the old question"
        );
        return;
    }
    panic!("nobody ever has a card to play");
}

impl SteppedGame {
    /// Seat A answers what it sees ahead, and the window closes.
    fn act_after_the_window(&mut self, action: &serde_json::Value) {
        self.ask(Seat::A, act(action));
        self.advance(WINDOW_MS);
    }
}

#[test]
fn in_play_over_days_every_window_waits_for_answers() {
    let mut game = SteppedGame::of(GameId::Zombies, "ppp", Pace::Days, Some(GRACE_MS));
    for _ in 0..100 {
        assert!(game.clients.iter().all(|client| client.grace.is_null()));
        act_or_wait(&mut game);
    }
    assert_eq!(game.journal.iter().filter(|row| row.contains(r#"{"pass":["#)).count(), 0);
    let refused = game.ask(Seat::A, Request::Wait { seen: None });
    assert!(matches!(game.answers[&refused], AnswerResult::Refused(_)));
}

#[test]
fn a_wait_that_comes_late_does_not_hold_the_next_window() {
    let mut game = streets("ppp");
    until_a_sees_ahead(&mut game);
    let seen = Some(game.room.version());
    let action = a_plain_action(&game.clients[0].allowed()).expect("something to do");
    game.act_after_the_window(&action);
    while game.clients[1].grace.is_null() {
        act_or_wait(&mut game);
    }
    let late = game.ask(Seat::B, Request::Wait { seen });
    assert_eq!(game.answers[&late], AnswerResult::Failed(Failure::Overtaken));
    let seen = Some(game.room.version());
    let in_time = game.ask(Seat::B, Request::Wait { seen });
    assert!(matches!(game.answers[&in_time], AnswerResult::Done { .. }), "{:?}", game.answers[&in_time]);
}

#[test]
fn a_decision_that_somebody_holds_waits_for_them() {
    let mut game = SteppedGame::of(GameId::CityOfHorror, "ppp", Pace::Relaxed, Some(GRACE_MS));
    let may_hold = |game: &SteppedGame| {
        let holds = |seat: &Seat| game.clients[seat.index()].allowed().contains(&json!("hold"));
        game.clients[0].grace.is_null().then(|| Seat::all(3).find(holds)).flatten()
    };
    let holder = (0..3_000).find_map(|_| {
        let holder = may_hold(&game);
        if holder.is_none() {
            act_or_wait(&mut game);
        }
        holder
    });
    let holder = holder.expect("somebody may hold a decision");
    game.act(holder, &json!("hold"));
    let version = game.room.version();
    game.advance(10 * WINDOW_MS);
    assert_eq!((game.room.version(), game.room.awaited().first()), (version, Some(holder)));
    game.act(holder, &json!("pass"));
    assert_ne!(game.room.awaited().first(), Some(holder));
}

#[test]
fn an_absent_player_still_sits_at_the_table() {
    let mut game = SteppedGame::unwatched(GameId::Zombies, "pptt", Pace::Relaxed, Some(GRACE_MS));
    game.connect(0);
    let away = game.ask(Seat::B, Request::HandOver);
    assert!(matches!(game.answers[&away], AnswerResult::Done { .. }));
    for _ in 0..500 {
        let grace = &game.clients[0].grace;
        if !grace.is_null() {
            assert_eq!(grace["of_ms"], json!(WINDOW_MS), "a bot plays for B, who may come back");
            return;
        }
        match game.room.awaited().has(Seat::A) {
            true => {
                let action = a_plain_action(&game.clients[0].allowed()).expect("something to do");
                game.act(Seat::A, &action);
            }
            false => game.advance(100),
        }
    }
    panic!("no window opens");
}
