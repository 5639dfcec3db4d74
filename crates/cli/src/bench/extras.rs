//! What is measured of one game alone.

use std::time::{Duration, Instant};

use bots::statistics::median;
use games::Title;
use serde::Serialize;
use table::{Chance, Game, Input, InputOf, awaited, legal, roll};

use super::SLICES;
use crate::failure::Failure;

mod marvel_zombies;
mod zombies;

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
        Title::MallOfHorror | Title::CityOfHorror => Ok(Vec::new()),
        Title::Zombies => zombies::extras(slice),
        Title::MarvelZombies => marvel_zombies::extras(slice),
    }
}

/// What happens next where everybody plays at random; nothing when the game is over.
fn random_input<G: Game>(
    game: &G,
    chance: &mut dyn Chance,
    actions: &mut Vec<G::Action>,
) -> Option<InputOf<G>> {
    if let Some(roll) = roll(game, chance) {
        return Some(Input::Chance(roll));
    }
    let seat = awaited(game).first()?;
    legal(game, seat, actions);
    Some(Input::Act(seat, chance.pick(actions)))
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
