//! How likely the heroes still are to win, at the beginning of a round.

use marvel_zombies::{MarvelZombies, Mode};
use table::Game;

use super::features::Features;
use super::paths::Paths;
use super::tuning::{HERO_MODE, ZOMBIE_MODE};

pub fn chance_to_win(g: &MarvelZombies, paths: &Paths) -> f32 {
    if let Some(outcome) = g.outcome() {
        return if outcome.winners.is_empty() { 0.0 } else { 1.0 };
    }
    // The game is lost at the end of the round (MZ-3.5).
    if g.heroes().iter().any(|hero| hero.zone.is_none() && !hero.has_left) {
        return 0.0;
    }
    let weights = match g.mode() {
        Mode::Zombie => &ZOMBIE_MODE,
        Mode::Hero => &HERO_MODE,
    };
    let log_odds = weights.base + Features::of(g, paths).times(&weights.of);
    1.0 / (1.0 + (-log_odds).exp())
}
