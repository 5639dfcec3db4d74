//! Bots do only what they may, at every table there can be.

use bots::driver::SeatedBots;
use bots::{Bot, Budget, KINDS, seat_bot};
use chance::Seeded;
use city_of_horror::City;
use games::ListedGame;
use mall_of_horror::Mall;
use marvel_zombies::MarvelZombies;
use table::{Chance, Seat, Silent, start};
use zombies::Zombies;

type Options = &'static [(&'static str, &'static str)];

/// The values of Mall's options that change the course of the game.
const OPTIONS_OF_MALL: [Options; 4] =
    [&[], &[("chief", "B")], &[("zombie_players", "once")], &[("chief", "C"), ("zombie_players", "once")]];

/// The same for City: both editions, both sides, and the options that change what is allowed.
const OPTIONS_OF_CITY: [Options; 5] = [
    &[],
    &[("edition", "first-print")],
    &[("sides", "b"), ("draft", "on"), ("promo_lawn_mower", "on")],
    &[("edition", "first-print"), ("sides", "b"), ("promises", "enforced")],
    &[("sides", "random"), ("promises", "talk"), ("show_cards", "off"), ("deal_visibility", "parties")],
];

/// The same for Zombies: the default game, the base game alone, and all boxes. The round limit ends games
/// that random players would drag out.
const OPTIONS_OF_ZOMBIES: [Options; 4] = [
    &[("round_limit", "30")],
    &[("round_limit", "20"), ("tiles", "z1"), ("cards", "z1"), ("guts", "off"), ("doors", "open")],
    &[
        ("round_limit", "15"),
        ("tiles", "z1-z2-z3-z4-z5-z6-z7-z8"),
        ("cards", "z1-z2-z3-z3.5-z4-z5-z6-z7-z8"),
        ("mixed_stack", "on"),
    ],
    &[("round_limit", "15"), ("tiles", "z1-z7-z8"), ("cards", "z1-z7-z8"), ("carnival_start", "on")],
];

/// The same for Marvel Zombies: every mission, each with as many heroes as there can be seats.
const OPTIONS_OF_MARVEL_ZOMBIES: [Options; 16] = [
    &[("mission", "MZ0"), ("heroes", "6")],
    &[("mission", "MZ1"), ("heroes", "6"), ("gentle_deck", "on")],
    &[("mission", "MZ2"), ("heroes", "6"), ("captain", "A")],
    &[("mission", "MZ3"), ("heroes", "6")],
    &[("mission", "MZ4"), ("heroes", "6")],
    &[("mission", "MZ5"), ("heroes", "6")],
    &[("mission", "MZ6"), ("heroes", "6")],
    &[("mission", "MZ7"), ("heroes", "6")],
    &[("mission", "MZ8"), ("heroes", "6")],
    &[("mission", "MZ9"), ("heroes", "6")],
    &[("mission", "MZ10"), ("heroes", "6")],
    &[("mission", "MH1"), ("heroes", "6")],
    &[("mission", "MH2"), ("heroes", "6")],
    &[("mission", "MH3"), ("heroes", "6")],
    &[("mission", "MH4"), ("heroes", "6")],
    &[("mission", "MH5"), ("heroes", "6")],
];

/// Games among bots of any kinds, each played to its end.
fn bots_of_any_kinds_finish<G: ListedGame>(options: &[Options], games: u64) {
    let mut which = Seeded::new(3);
    for n_seats in G::SEATS {
        for options in options {
            let options: Vec<_> =
                options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
            let begun: G = start(&G::setup(n_seats, &options).unwrap(), &mut Silent).unwrap();
            for game in 0..games {
                let bots: Vec<Box<dyn Bot<G>>> = Seat::all(n_seats)
                    .map(|_| {
                        let kind = KINDS[which.below(KINDS.len() as u32) as usize];
                        seat_bot::<G::Bots>(kind, u64::from(which.below(u32::MAX))).unwrap()
                    })
                    .collect();
                let mut players = SeatedBots::new(bots, Budget::Work(which.below(4)));
                let played = players.play(begun.clone(), &mut Seeded::stream(11, game));
                let played = played
                    .unwrap_or_else(|failure| panic!("{n_seats} seats, {options:?}, game {game}: {failure}"));
                assert!(played.decisions < played.inputs);
            }
        }
    }
}

/// Each game is played among `thumb` bots alone: without blunders, it reaches positions that other games do
/// not reach.
fn thumbs_finish_among_themselves<G: ListedGame>(games: u64) {
    for n_seats in G::SEATS {
        let begun: G = start(&G::setup(n_seats, &[]).unwrap(), &mut Silent).unwrap();
        for game in 0..games {
            let bots = Seat::all(n_seats)
                .map(|seat| seat_bot::<G::Bots>("thumb", game * 8 + seat.index() as u64).unwrap());
            let mut players = SeatedBots::<G>::new(bots.collect(), Budget::Work(2));
            players.play(begun.clone(), &mut Seeded::stream(5, game)).unwrap();
        }
    }
}

#[test]
fn bots_of_any_kinds_finish_games_of_mall_at_any_table() {
    bots_of_any_kinds_finish::<Mall>(&OPTIONS_OF_MALL, 12);
}

#[test]
fn bots_of_any_kinds_finish_games_of_city_at_any_table() {
    bots_of_any_kinds_finish::<City>(&OPTIONS_OF_CITY, 8);
}

#[test]
fn bots_of_any_kinds_finish_games_of_zombies_at_any_table() {
    bots_of_any_kinds_finish::<Zombies>(&OPTIONS_OF_ZOMBIES, 2);
}

#[test]
fn bots_of_any_kinds_finish_games_of_marvel_zombies_at_any_table() {
    bots_of_any_kinds_finish::<MarvelZombies>(&OPTIONS_OF_MARVEL_ZOMBIES, 2);
}

#[test]
fn games_among_thumbs_are_legal() {
    thumbs_finish_among_themselves::<Mall>(25);
    thumbs_finish_among_themselves::<City>(10);
    thumbs_finish_among_themselves::<Zombies>(4);
}
