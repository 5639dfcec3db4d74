//! Whatever the combination of boxes, somebody wins the games that `thumb` plays before the last round.

use std::env;

use bots::{Budget, DecisionContext, seat_bot};
use chance::Seeded;
use table::GameInfo;
use table::limits::SEATS;
use table::{Game, Input, Observer, Pending, Seat, Silent, apply, awaited, roll, start};
use zombies::Zombies;
use zombies_bot::Bots;

type Options = &'static [(&'static str, &'static str)];

const BOXES: [(&str, Options); 14] = [
    ("default", &[]),
    ("z1", &[("tiles", "z1"), ("cards", "z1")]),
    ("z2", &[("tiles", "z1-z2"), ("cards", "z1-z2")]),
    ("z3", &[("tiles", "z1-z3"), ("cards", "z1-z3")]),
    ("z3.5", &[("tiles", "z1"), ("cards", "z1-z3.5")]),
    ("z4", &[("tiles", "z1-z4"), ("cards", "z1-z4")]),
    ("z5", &[("tiles", "z1-z5"), ("cards", "z1-z5")]),
    ("z6", &[("tiles", "z1-z6"), ("cards", "z1-z6")]),
    ("z7", &[("tiles", "z1-z7"), ("cards", "z1-z7")]),
    ("z8", &[("tiles", "z1-z8"), ("cards", "z1-z8")]),
    ("all boxes", &[("tiles", ALL_TILES), ("cards", ALL_CARDS)]),
    ("all boxes, mixed", &[("tiles", ALL_TILES), ("cards", ALL_CARDS), ("mixed_stack", "on")]),
    ("carnival_start", &[("tiles", "z1-z7"), ("cards", "z1-z7"), ("carnival_start", "on")]),
    ("jail_start", &[("tiles", "z1-z8"), ("cards", "z1-z8"), ("jail_start", "on")]),
];
const ALL_TILES: &str = "z1-z2-z3-z4-z5-z6-z7-z8";
const ALL_CARDS: &str = "z1-z2-z3-z3.5-z4-z5-z6-z7-z8";

/// Games per list of boxes and number of seats, unless the environment says otherwise.
const USUALLY: u64 = 1;
/// One game in this many may reach the last round: chance can lock everybody in.
const ONE_IN: u64 = 100;

/// `REVENANT_BOT_GAMES=200 cargo test --release -p zombies-bot --test endings -- --nocapture` plays that many
/// games of each list and number of seats, which takes a quarter of an hour.
#[test]
fn thumbs_end_the_games_of_every_list_of_boxes() {
    let games = match env::var("REVENANT_BOT_GAMES") {
        Ok(said) => said.parse().expect("REVENANT_BOT_GAMES is a number of games"),
        Err(_) => USUALLY,
    };
    let mut failures = Vec::new();
    for (name, options) in BOXES {
        for n_seats in Zombies::SEATS {
            let endless =
                (0..games).filter(|game| comes_to_last_round(n_seats, options, *game)).count() as u64;
            if games > USUALLY {
                eprintln!("{name}, {n_seats} seats: {endless} of {games} games came to the last round");
            }
            if endless * ONE_IN > games {
                failures.push(format!("{name}, {n_seats} seats: {endless} of {games} games"));
            }
        }
    }
    assert!(failures.is_empty(), "the last round ended {failures:?}");
}

fn comes_to_last_round(n_seats: usize, options: Options, game: u64) -> bool {
    let options: Vec<_> = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let setup = Zombies::setup(n_seats, &options).unwrap();
    let mut g: Zombies = start(&setup, &mut Silent).unwrap();
    let seed_of = |seat: Seat| game * SEATS as u64 + seat.index() as u64;
    let bots = Seat::all(n_seats).map(|seat| seat_bot::<Bots>("thumb", seed_of(seat)).unwrap());
    let mut bots: Vec<_> = bots.collect();
    let mut chance = Seeded::stream(2026, game);
    while g.pending() != Pending::Over {
        let input = match roll(&g, &mut chance) {
            Some(roll) => Input::Chance(roll),
            None => {
                let seat = awaited(&g).first().expect("the table waits for somebody");
                Input::Act(
                    seat,
                    bots[seat.index()].choose(&mut DecisionContext::new(&g, seat, Budget::default())),
                )
            }
        };
        apply(&mut g, &input, &mut Silent).unwrap();
    }
    g.view(Observer::All).round >= setup.round_limit
}
