//! Where several seats may begin a round, bots leave it to people, and say so.

use games::GameId;
use room::Request;
use table::Seat;
use wire::{AnswerResult, Pace};

use crate::stepped_game::SteppedGame;

fn bots_wait(game: &SteppedGame) -> Vec<bool> {
    game.clients.iter().map(|client| client.bots_wait).collect()
}

/// Two people and two bots: the bots wait for somebody to begin.
fn at_the_start_of_a_round(game: GameId) -> SteppedGame {
    let mut game = SteppedGame::of(game, "ppttt", Pace::Relaxed, Some(1_500));
    game.advance(60_000);
    game
}

#[test]
fn anybody_may_let_a_bot_begin_and_everybody_knows_when_bots_wait() {
    let mut game = at_the_start_of_a_round(GameId::MarvelZombies);
    assert_eq!(bots_wait(&game), [true; 6]);
    let version = game.room.version();
    game.advance(600_000);
    assert_eq!(game.room.version(), version, "the bots wait");
    let id = game.ask(Seat::B, Request::Skip);
    assert_eq!(game.answers[&id], AnswerResult::Done { version });
    assert_eq!(bots_wait(&game), [false; 6], "they are told before the bot begins");
    game.advance(60_000);
    assert!(game.room.version() > version, "a bot begins");
    // Whoever comes later is told too.
    game.connect(0);
    assert!(!game.clients[0].bots_wait);
}

#[test]
fn bots_wait_for_nobody_where_only_one_seat_may_begin() {
    for game in [GameId::MallOfHorror, GameId::CityOfHorror, GameId::Zombies] {
        assert_eq!(bots_wait(&at_the_start_of_a_round(game)), [false; 6], "{game:?}");
    }
}
