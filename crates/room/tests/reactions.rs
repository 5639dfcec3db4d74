//! City of Horror asks several seats at once whether they answer a card. Which of them have answered stays a
//! secret until all have: in what is told, shown and timed.

use chance::Seeded;
use serde_json::json;
use table::{Observer, Seat};

use crate::stepped_game::SteppedGame;

/// A card was played, and three may answer.
fn until_a_reaction(game: &mut SteppedGame) {
    let mut seeded = Seeded::new(3);
    for _ in 0..5_000 {
        if game.clients[0].mode() == "reaction" && game.room.awaited().len() >= 3 {
            return;
        }
        game.act_any(&mut seeded);
    }
    panic!("nobody plays a card");
}

#[test]
fn nobody_can_tell_who_has_answered() {
    let heard = |answers: usize| {
        let mut game = SteppedGame::begun("pppp");
        until_a_reaction(&mut game);
        let asked: Vec<Seat> = game.room.awaited().iter().collect();
        game.clients.iter_mut().for_each(|client| client.messages.clear());
        game.act(asked[answers], &json!("pass"));
        assert_eq!(game.room.awaited().len(), asked.len() - 1);
        let listens = asked[2];
        let messages = |observer| {
            let client = game.clients.iter().find(|client| client.observer == observer);
            client.expect("somebody watches").messages.clone()
        };
        (messages(Observer::Seat(listens)), messages(Observer::Table))
    };
    let (first, second) = (heard(0), heard(1));
    assert_eq!(first, second);
    assert_eq!(first.0.len(), 1, "that somebody has answered may be told");
}

/// Its client must not ask the player twice, and `pending` shows no seat as ready in a reaction.
#[test]
fn only_the_seat_itself_is_told_that_it_has_answered() {
    let mut game = SteppedGame::begun("pppp");
    until_a_reaction(&mut game);
    let asked: Vec<Seat> = game.room.awaited().iter().collect();
    game.act(asked[0], &json!("pass"));
    let awaited = game.room.awaited();
    assert!(!awaited.has(asked[0]) && awaited.has(asked[1]));
    for client in &game.clients {
        let who = &client.pending["seats"]["who"];
        let is_asked = |seat: &Seat| who.as_array().expect("seats").contains(&json!(seat));
        let expected = client.seat().filter(is_asked).map(|seat| !awaited.has(seat));
        assert_eq!(client.answered, json!(expected), "{:?}", client.observer);
        assert!(client.pending["seats"]["ready"].as_array().is_none_or(Vec::is_empty));
    }
}

#[test]
fn a_seat_that_has_answered_is_not_asked_again() {
    let mut game = SteppedGame::begun("pppp");
    until_a_reaction(&mut game);
    let asked: Vec<Seat> = game.room.awaited().iter().collect();
    for seat in &asked {
        assert!(game.room.awaited().has(*seat));
        game.act(*seat, &json!("pass"));
    }
    assert_ne!(game.clients[0].mode(), "reaction", "the card is carried out");
}

#[test]
fn time_runs_out_only_for_seats_that_have_not_answered() {
    let mut game = SteppedGame::begun("pppp");
    until_a_reaction(&mut game);
    let asked: Vec<Seat> = game.room.awaited().iter().collect();
    game.act(asked[0], &json!("pass"));
    let due_ms = game.room.next_tick_ms().expect("there is a clock");
    assert_eq!(due_ms, 10_000);
    let version = game.room.version();
    game.now_ms = due_ms;
    game.room.tick(due_ms);
    game.settle();
    assert_ne!(game.clients[0].mode(), "reaction");
    assert!(game.room.version() >= version + asked.len() as u32 - 1);
}
