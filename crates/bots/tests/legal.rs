//! Bots do only what they may, at every table there can be.

use bots::driver::Players;
use bots::{Bot, Budget, KINDS, seat_bot};
use chance::Seeded;
use games::{Mall, Titled};
use table::{Chance, Seat, Silent, start};

/// The values of each option of Mall that lead to another course of the game.
const OPTIONS: [&[(&str, &str)]; 4] =
    [&[], &[("chief", "B")], &[("zombie_players", "once")], &[("chief", "C"), ("zombie_players", "once")]];

#[test]
fn bots_of_any_kinds_finish_games_of_mall_at_any_table() {
    let mut which = Seeded::new(3);
    for n_seats in Mall::SEATS {
        for options in OPTIONS {
            let options: Vec<_> =
                options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
            let begun: Mall = start(&Mall::setup(n_seats, &options).unwrap(), &mut Silent).unwrap();
            for game in 0..12 {
                let bots: Vec<Box<dyn Bot<Mall>>> = Seat::all(n_seats)
                    .map(|_| {
                        let kind = KINDS[which.below(KINDS.len() as u32) as usize];
                        seat_bot(kind, u64::from(which.below(u32::MAX))).unwrap()
                    })
                    .collect();
                let mut players = Players::new(bots, Budget::Work(which.below(4)));
                let played = players.play(begun, &mut Seeded::stream(11, game));
                let played = played
                    .unwrap_or_else(|trouble| panic!("{n_seats} seats, {options:?}, game {game}: {trouble}"));
                assert!(played.decisions < played.inputs);
            }
        }
    }
}

/// Each game is played among thumbs alone: positions in which nobody blunders.
#[test]
fn thumbs_among_themselves_do_only_what_they_may() {
    for n_seats in Mall::SEATS {
        let begun: Mall = start(&Mall::setup(n_seats, &[]).unwrap(), &mut Silent).unwrap();
        for game in 0..25 {
            let bots =
                Seat::all(n_seats).map(|seat| seat_bot("thumb", game * 8 + seat.index() as u64).unwrap());
            let mut players = Players::<Mall>::new(bots.collect(), Budget::Work(2));
            players.play(begun, &mut Seeded::stream(5, game)).unwrap();
        }
    }
}
