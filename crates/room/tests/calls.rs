//! Why players are called to the table: only for what their own seats are told anyway.

use chance::Seeded;
use games::GameId;
use room::Calls;
use serde_json::json;
use table::{Chance, Seat};
use wire::Pace;

use crate::stepped_game::SteppedGame;

/// How often seats were called, so that a test in which nobody is called fails.
#[derive(Default, Debug)]
struct Called {
    turns: u32,
    ends: u32,
    /// Windows that close by themselves while seats are asked in them.
    windows: u32,
}

/// What a client could work out from the messages that its seat was sent.
fn calls_of_client(game: &SteppedGame, seat: Seat) -> (bool, bool) {
    let client = &game.clients[seat.index()];
    let asked = client.pending["seats"]["who"].as_array();
    let is_asked = asked.is_some_and(|asked| asked.contains(&json!(seat)));
    let is_turn = is_asked && client.answered == json!(false) && client.grace.is_null();
    (is_turn, !client.outcome.is_null())
}

fn compare(game: &mut SteppedGame, called: &mut Called) {
    let now_ms = game.now_ms;
    for (seat, Calls { turn, deal: _, end }) in Seat::all(3).zip(game.room.calls(now_ms)) {
        assert_eq!((turn, end), calls_of_client(game, seat), "{seat}");
        called.turns += u32::from(turn);
        called.ends += u32::from(end);
        called.windows += u32::from(!game.clients[seat.index()].grace.is_null());
    }
}

fn play(id: GameId, seats: &str, pace: Pace, grace_ms: Option<u64>, called: &mut Called) {
    let mut game = SteppedGame::of(id, seats, pace, grace_ms);
    let mut seeded = Seeded::new(5);
    for _ in 0..6_000 {
        compare(&mut game, called);
        if game.room.is_over() {
            break;
        }
        let is_asked = |seat: &Seat| calls_of_client(&game, *seat).0 && !game.room.is_played_by_bot(*seat);
        match Seat::all(3).find(is_asked) {
            Some(seat) => {
                let allowed = game.clients[seat.index()].allowed();
                let action = &allowed[seeded.below(allowed.len() as u32) as usize];
                game.act(seat, action);
            }
            None => game.advance(200),
        }
    }
}

#[test]
fn a_seat_is_called_only_for_what_it_is_told() {
    let mut called = Called::default();
    for (seats, pace, grace_ms) in [
        ("ppp", Pace::Days, Some(1_500)),
        ("ppp", Pace::Live, Some(1_500)),
        ("ptt", Pace::Relaxed, Some(1_500)),
    ] {
        play(GameId::MallOfHorror, seats, pace, grace_ms, &mut called);
    }
    assert!(called.turns > 200 && called.ends >= 6 && called.windows > 10, "{called:?}");
}
