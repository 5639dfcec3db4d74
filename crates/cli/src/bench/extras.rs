//! What is measured of one game alone.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::statistics::median;
use chance::Seeded;
use games::{MarvelZombies, Title, Titled, Zombies};
use marvel_zombies::{Action, Question};
use serde::Serialize;
use table::{Chance, Game, Input, InputOf, Pending, Silent, apply, awaited, legal, roll, start};
use zombies::Setup;
use zombies::map::Stack;
use zombies::tiles::{Set, Tile};

use super::{SEATS, SLICES, time_of_clone};
use crate::failure::Failure;

/// Games that are tried until one has a map of the size that is asked for: somebody may win before.
const GAMES_TRIED: u64 = 100;
/// The same for a board that is full of Enemies: most heroes who play at random fall before.
const CROWDS_TRIED: u64 = 20_000;
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
        Title::Zombies => of_zombies(slice),
        Title::MarvelZombies => of_marvel_zombies(slice),
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
        let Some(input) = random_input(&game, chance, &mut actions) else { return Ok(None) };
        apply(&mut game, &input, &mut Silent).map_err(Failure::new)?;
    }
    Ok(Some(game))
}

/// Figures on the board when the Enemies' phase is measured.
const FIGURES: usize = 40;

/// Its largest table of a usual mission, where every Enemy looks for a way.
fn of_marvel_zombies(slice: Duration) -> Result<Vec<Extra>, Failure> {
    let options =
        [("mission", "MZ4"), ("heroes", "6")].map(|(key, value)| (key.to_string(), value.to_string()));
    let begun: MarvelZombies = start(&MarvelZombies::setup(1, &options)?, &mut Silent)?;
    let crowded = crowded(&begun)?;
    let mut chance = Seeded::new(1);
    let phase = time_of_call(slice, || {
        let mut game = *black_box(&crowded);
        play_enemies(&mut game, &mut chance);
        black_box(&game);
    });
    Ok(vec![
        Extra { what: "decision, MZ4 with 6", microseconds: time_of_decision(&begun, slice) / 1000.0 },
        Extra { what: "clone, MZ4 with 6", microseconds: time_of_clone(&crowded, slice) / 1000.0 },
        Extra { what: "Enemies' phase of 40", microseconds: phase / 1000.0 },
    ])
}

/// Nanoseconds for one decision of random play, with all that follows from it.
fn time_of_decision(begun: &MarvelZombies, slice: Duration) -> f64 {
    let (mut chance, mut actions) = (Seeded::new(1), Vec::new());
    let mut times = Vec::new();
    for _ in 0..SLICES {
        let mut n_decisions = 0;
        let time = Instant::now();
        while time.elapsed() < slice {
            let mut game = *begun;
            while let Some(input) = random_input(&game, &mut chance, &mut actions) {
                n_decisions += usize::from(matches!(input, Input::Act(..)));
                apply(&mut game, &input, &mut Silent).expect("what is legal is done");
            }
        }
        times.push(time.elapsed().as_nanos() as f64 / n_decisions as f64);
    }
    median(&mut times)
}

/// A random game where the last hero is about to end the turn, and the board is full.
fn crowded(begun: &MarvelZombies) -> Result<MarvelZombies, Failure> {
    let mut actions = Vec::new();
    for seed in 1..=CROWDS_TRIED {
        let (mut game, mut chance) = (*begun, Seeded::new(seed));
        while let Some(input) = random_input(&game, &mut chance, &mut actions) {
            let is_end = matches!(input, Input::Act(_, Action::EndTurn));
            let is_last =
                game.heroes().iter().filter(|hero| hero.zone.is_some() && !hero.is_activated).count() <= 1;
            if is_end && is_last && n_figures(&game) >= FIGURES {
                return Ok(game);
            }
            apply(&mut game, &input, &mut Silent).map_err(Failure::new)?;
        }
    }
    Err(Failure::new(format!("none of {CROWDS_TRIED} random games comes to {FIGURES} Enemies")))
}

fn n_figures(game: &MarvelZombies) -> usize {
    let crowds = game.mission().board.zones().map(|zone| usize::from(game.crowd_in(zone).total()));
    crowds.sum::<usize>() + game.standing_leaders().count()
}

/// The last turn ends, all Enemies act and new ones come. Where the heroes may choose they take what is listed first.
fn play_enemies(game: &mut MarvelZombies, chance: &mut dyn Chance) {
    let mut actions = Vec::new();
    let mut next = Some(Action::EndTurn);
    loop {
        let input = match game.pending() {
            Pending::Over => return,
            Pending::Chance(_) => Input::Chance(roll(game, chance).expect("chance is asked")),
            Pending::Seats { question: Question::Begin, .. } => return,
            Pending::Seats { .. } => {
                let seat = awaited(game).first().expect("somebody is asked");
                legal(game, seat, &mut actions);
                Input::Act(seat, next.take().unwrap_or(actions[0]))
            }
        };
        apply(game, &input, &mut Silent).expect("what is legal is done");
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
