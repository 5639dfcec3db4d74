//! Whose turn comes next.

use marvel_zombies::Action;

use super::Worth;
use super::sight::Sight;

/// Who has somebody to eat or to fight goes first, so that the others find the way free.
pub fn worth(sight: &Sight<'_>, action: Action) -> Worth {
    let Action::Begin { hero } = action else { return Worth::NONE };
    let hero = sight.hero(hero);
    let Some(at) = hero.zone.map(|zone| zone.index()) else { return Worth::new(0.0, "begin") };
    let has_meal = sight.enemies_at(at) == 0 && sight.citizens_at(at).next().is_some();
    let score = sight.pull(hero, at) + if has_meal { 40.0 } else { 0.0 } + 3.0 * sight.enemies_at(at) as f64;
    Worth::new(score, "begin")
}
