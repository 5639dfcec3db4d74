//! What is measured of one game alone.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::statistics::median;
use chance::Seeded;
use games::{Title, Zombies};
use serde::Serialize;
use table::{Chance, Input, Silent, apply, awaited, legal, roll, start};
use zombies::Setup;
use zombies::map::Stack;
use zombies::tiles::{Set, Tile};

use super::{SEATS, SLICES, time_of_clone};
use crate::failure::Failure;

/// Games that are tried until one has a map of the size that is asked for: somebody may win before.
const GAMES_TRIED: u64 = 100;
/// Between two looks at the clock.
const CALLS_A_BATCH: usize = 100;

/// A measurement beside those that every game has.
#[derive(Serialize)]
pub struct Extra {
    pub what: &'static str,
    pub microseconds: f64,
}

/// A bench that is shorter leaves them out: to play a game to where they are measured takes longer than that.
const SHORTEST_SLICE: Duration = Duration::from_millis(20);

/// Those of this game; most have none.
pub fn extras_of(title: Title, slice: Duration) -> Result<Vec<Extra>, Failure> {
    match title {
        _ if slice < SHORTEST_SLICE => Ok(Vec::new()),
        Title::MallOfHorror | Title::CityOfHorror | Title::MarvelZombies => Ok(Vec::new()),
        Title::Zombies => of_zombies(slice),
    }
}

/// Its map has no bound, so what grows with it is measured where it is large.
fn of_zombies(slice: Duration) -> Result<Vec<Extra>, Failure> {
    let clone = time_of_clone(&town_of(60)?, slice);
    let town = town_of(100)?;
    let mut places = Vec::new();
    let placements = time_of_call(slice, || {
        places.clear();
        black_box(town.map()).placements(Tile::TJunction, Stack::City, &mut places);
        black_box(&places);
    });
    Ok(vec![
        Extra { what: "clone at 60 tiles", microseconds: clone / 1000.0 },
        Extra { what: "placements at 100 tiles", microseconds: placements / 1000.0 },
    ])
}

/// A random game of all boxes that has come to so many tiles.
fn town_of(n_tiles: usize) -> Result<Zombies, Failure> {
    let tiles = Set::ALL.into_iter().filter(|set| set.n_tiles() > 0).collect();
    let setup = Setup { tiles, cards: Set::ALL.to_vec(), ..Setup::new(SEATS) };
    for seed in 1..=GAMES_TRIED {
        let game = start(&setup, &mut Silent)?;
        if let Some(town) = played_to(game, n_tiles, &mut Seeded::new(seed))? {
            return Ok(town);
        }
    }
    Err(Failure::new(format!("none of {GAMES_TRIED} random games comes to {n_tiles} tiles")))
}

fn played_to(mut game: Zombies, n_tiles: usize, chance: &mut dyn Chance) -> Result<Option<Zombies>, Failure> {
    let mut actions = Vec::new();
    while game.map().n_tiles() < n_tiles {
        let input = match roll(&game, chance) {
            Some(roll) => Input::Chance(roll),
            None => {
                let Some(seat) = awaited(&game).first() else { return Ok(None) };
                legal(&game, seat, &mut actions);
                Input::Act(seat, chance.pick(&actions))
            }
        };
        apply(&mut game, &input, &mut Silent).map_err(Failure::new)?;
    }
    Ok(Some(game))
}

/// Nanoseconds for one call.
fn time_of_call(slice: Duration, mut call: impl FnMut()) -> f64 {
    let mut times = Vec::new();
    for _ in 0..SLICES {
        let mut n = 0;
        let begin = Instant::now();
        while begin.elapsed() < slice {
            (0..CALLS_A_BATCH).for_each(|_| call());
            n += CALLS_A_BATCH;
        }
        times.push(begin.elapsed().as_nanos() as f64 / n as f64);
    }
    median(&mut times)
}
