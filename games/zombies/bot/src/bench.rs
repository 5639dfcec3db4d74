//! Its map has no bound, so what grows with it is measured where it is large.

use std::hint::black_box;
use std::time::Duration;

use chance::Seeded;
use table::{Chance, Silent, apply, start};
use zombies::map::Stack;
use zombies::tiles::{Set, Tile};
use zombies::{Setup, Zombies};

use bots::bench::{ExtraMeasurement, SEATS, random_input, time_of_call, time_of_clone};

/// Games that are tried until one has a map of the size that is asked for: somebody may win before.
const GAMES_TRIED: u64 = 100;

pub fn extras(slice: Duration) -> Result<Vec<ExtraMeasurement>, String> {
    let clone = time_of_clone(&town_of(60)?, slice);
    let town = town_of(100)?;
    let mut places = Vec::new();
    let placements = time_of_call(slice, || {
        places.clear();
        black_box(town.map()).placements(Tile::TJunction, Stack::City, &mut places);
        black_box(&places);
    });
    Ok(vec![
        ExtraMeasurement { what: "clone at 60 tiles", microseconds: clone / 1000.0 },
        ExtraMeasurement { what: "placements at 100 tiles", microseconds: placements / 1000.0 },
    ])
}

/// A random game of all boxes that has come to so many tiles.
fn town_of(n_tiles: usize) -> Result<Zombies, String> {
    let tiles = Set::BOXES.into_iter().filter(|set| set.n_tiles() > 0).collect();
    let setup = Setup { tiles, cards: Set::BOXES.to_vec(), ..Setup::new(SEATS) };
    for seed in 1..=GAMES_TRIED {
        let game = start(&setup, &mut Silent).map_err(|errors| errors.to_string())?;
        if let Some(town) = played_to(game, n_tiles, &mut Seeded::new(seed))? {
            return Ok(town);
        }
    }
    Err(format!("none of {GAMES_TRIED} random games comes to {n_tiles} tiles"))
}

fn played_to(mut game: Zombies, n_tiles: usize, chance: &mut dyn Chance) -> Result<Option<Zombies>, String> {
    let mut actions = Vec::new();
    while game.map().n_tiles() < n_tiles {
        let Some(input) = random_input(&game, chance, &mut actions) else { return Ok(None) };
        apply(&mut game, &input, &mut Silent).map_err(|refusal| refusal.to_string())?;
    }
    Ok(Some(game))
}
