//! Measures a large table, and a board where forty Enemies look for a way.

use std::hint::black_box;
use std::time::Duration;

use chance::Seeded;
use marvel_zombies::{Action, MarvelZombies, Question};
use table::{Chance, Game, GameInfo, Input, Pending, Seat, Silent, apply, start};

use bots::bench::{ExtraMeasurement, random_input, speed_of_random_play, time_of_call, time_of_clone};

const OPTIONS: [(&str, &str); 2] = [("mission", "MZ4"), ("heroes", "6")];
/// The least number of figures on the board when the Enemies' phase is measured.
const FIGURES: usize = 40;
/// How many games are tried until one has that many. In most random games, the heroes are eliminated earlier.
const GAMES_TRIED: u64 = 20_000;
/// One person plays all heroes.
const ALONE: Seat = Seat::A;

pub fn extras(slice: Duration) -> Result<Vec<ExtraMeasurement>, String> {
    let options = OPTIONS.map(|(key, value)| (key.to_string(), value.to_string()));
    let setup = MarvelZombies::setup(1, &options).map_err(|errors| errors.to_string())?;
    let (decisions_per_s, _) = speed_of_random_play::<crate::Bots>(&setup, slice)?;
    let crowded = crowded(start(&setup, &mut Silent).map_err(|errors| errors.to_string())?)?;
    let mut chance = Seeded::new(1);
    let phase = time_of_call(slice, || {
        let mut game = *black_box(&crowded);
        play_enemies(&mut game, &mut chance);
        black_box(&game);
    });
    Ok(vec![
        ExtraMeasurement { what: "decision, MZ4 with 6", microseconds: 1e6 / decisions_per_s },
        ExtraMeasurement { what: "clone, MZ4 with 6", microseconds: time_of_clone(&crowded, slice) / 1000.0 },
        ExtraMeasurement { what: "Enemies' phase of 40", microseconds: phase / 1000.0 },
    ])
}

/// A random game in which the last hero is about to end their turn and the board is full.
fn crowded(begun: MarvelZombies) -> Result<MarvelZombies, String> {
    let mut actions = Vec::new();
    for seed in 1..=GAMES_TRIED {
        let (mut game, mut chance) = (begun, Seeded::new(seed));
        while let Some(input) = random_input(&game, &mut chance, &mut actions) {
            let is_end = matches!(input, Input::Act(_, Action::EndTurn));
            if is_end && n_to_act(&game) <= 1 && n_figures(&game) >= FIGURES {
                return Ok(game);
            }
            apply(&mut game, &input, &mut Silent).map_err(|refusal| refusal.to_string())?;
        }
    }
    Err(format!("none of {GAMES_TRIED} random games comes to {FIGURES} Enemies"))
}

/// Heroes whose turn has not ended.
fn n_to_act(game: &MarvelZombies) -> usize {
    game.heroes().iter().filter(|hero| hero.zone.is_some() && !hero.is_activated).count()
}

fn n_figures(game: &MarvelZombies) -> usize {
    let crowds = game.mission().board.zones().map(|zone| usize::from(game.crowd_in(zone).total()));
    crowds.sum::<usize>() + game.standing_leaders().count()
}

/// Ends the last turn and lets all Enemies act and new ones come, until a hero may act again.
fn play_enemies(game: &mut MarvelZombies, chance: &mut dyn Chance) {
    let mut actions = Vec::new();
    let mut next = Some(Input::Act(ALONE, Action::EndTurn));
    while let Some(input) = next {
        apply(game, &input, &mut Silent).expect("a listed action is legal");
        let is_next_round = matches!(game.pending(), Pending::Seats { question: Question::Begin, .. });
        next = if is_next_round { None } else { random_input(game, chance, &mut actions) };
    }
}
