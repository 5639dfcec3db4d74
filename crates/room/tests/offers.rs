//! Bots answer offers though the table waits for somebody else.

use chance::Seeded;
use serde_json::{Value, json};
use table::{Seat, SeatSet};

use crate::stepped_game::SteppedGame;
use crate::world::BOTS_WAIT_MS;

/// One person among bots, in the first decision about a move that the table waits for from `mover`.
fn until_the_move_of(mover: Seat) -> SteppedGame {
    let mut game = SteppedGame::begun("pttt");
    let mut seeded = Seeded::new(3);
    for _ in 0..500 {
        let awaited = game.room.awaited();
        let is_move = game.clients[0].pending["seats"]["question"]["move-character"].is_object();
        if is_move && awaited == SeatSet::one(mover) {
            return game;
        }
        let pass = json!("pass");
        match awaited.has(Seat::A) {
            true if game.clients[0].allowed().contains(&pass) => game.act(Seat::A, &pass),
            true => game.act_any(&mut seeded),
            false => game.advance(BOTS_WAIT_MS),
        }
    }
    panic!("{mover} never moves");
}

/// A card of the person as a gift, and for nothing in return.
fn gift(game: &SteppedGame, to: Seat) -> Value {
    let card = &game.clients[0].view["seats"][0]["hand"]["known"][0];
    json!({ "propose": { "to": to, "give": { "cards": [{ "named": card }] } } })
}

fn n_offers(game: &SteppedGame) -> usize {
    game.clients[0].view["offers"].as_array().map_or(0, Vec::len)
}

#[test]
fn a_bot_answers_while_a_person_decides() {
    let mut game = until_the_move_of(Seat::A);
    let gift = gift(&game, Seat::B);
    game.act(Seat::A, &gift);
    game.advance(BOTS_WAIT_MS - 1);
    assert_eq!(n_offers(&game), 1, "it takes its time, whatever it will say");
    game.advance(1);
    assert_eq!(n_offers(&game), 0);
    assert_eq!(game.room.awaited(), SeatSet::one(Seat::A), "the table waits as before");
}

/// A player who makes one offer after the other does not keep a bot from deciding.
#[test]
fn a_bot_decides_in_its_time_though_others_bargain() {
    let mut game = until_the_move_of(Seat::C);
    let gift = gift(&game, Seat::B);
    let has_moved = |game: &SteppedGame| game.clients[0].view["seats"][2]["has_moved"] == json!(true);
    for _ in 0..4 {
        assert!(!has_moved(&game));
        game.act(Seat::A, &gift);
        game.advance(BOTS_WAIT_MS / 4);
    }
    assert!(has_moved(&game));
}

#[test]
fn a_player_is_called_to_an_offer_that_is_made_to_them() {
    let mut game = until_the_move_of(Seat::A);
    let is_called = |game: &mut SteppedGame| {
        let now_ms = game.now_ms;
        game.room.calls(now_ms).into_iter().map(|calls| (calls.turn, calls.deal)).collect::<Vec<_>>()
    };
    assert_eq!(is_called(&mut game), [(true, false), (false, false), (false, false), (false, false)]);
    let gift = gift(&game, Seat::C);
    game.act(Seat::A, &gift);
    assert_eq!(is_called(&mut game), [(true, false), (false, false), (false, true), (false, false)]);
    game.advance(BOTS_WAIT_MS);
    assert_eq!(is_called(&mut game)[2], (false, false), "it is answered");
}
