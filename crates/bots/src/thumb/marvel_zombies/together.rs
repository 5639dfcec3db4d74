//! Shared decisions: what others have proposed is good, and without a proposal the default.

use marvel_zombies::flow::About;
use marvel_zombies::{Action, Choice};

use super::Worth;
use super::sight::Sight;

pub fn worth(sight: &Sight<'_>, about: About, action: Action) -> Worth {
    let (Action::Vote(choice), Some(decision)) = (action, &sight.view.decision) else { return Worth::NONE };
    // Who is asked again goes along with the others: the own proposal does not lead.
    let others = decision.stands.iter().filter(|stand| stand.seat != sight.seat);
    let n_stand = others.filter(|stand| stand.choice == choice).count();
    if n_stand > 0 {
        return Worth::new(10.0 + n_stand as f64, "go-along");
    }
    let is_default = decision.default == choice || choice == Choice::Evenly;
    let score = match (about, choice) {
        (About::Split { .. } | About::LeaderZone { .. } | About::Fire { .. }, Choice::Zone(zone)) => {
            // Enemies are sent to where they do least harm.
            strength(sight, zone.index())
        }
        (About::CitizenWay { .. }, Choice::Zone(zone)) => {
            // Whoever flees is kept near.
            -f64::from(nearest_hero(sight, zone.index()))
        }
        _ => 0.0,
    };
    Worth::new(score.clamp(-4.0, 4.0) + f64::from(is_default), "go-along")
}

/// How much the heroes in and beside a zone can take.
fn strength(sight: &Sight<'_>, zone: usize) -> f64 {
    let heroes = sight.view.heroes.iter();
    heroes
        .filter(|hero| hero.zone.is_some_and(|at| at.index() == zone))
        .map(|hero| f64::from(hero.health) / 4.0)
        .sum()
}

fn nearest_hero(sight: &Sight<'_>, zone: usize) -> u16 {
    let heroes = sight.view.heroes.iter().filter_map(|hero| hero.zone);
    heroes.map(|at| sight.steps(zone, at.index())).min().unwrap_or(0)
}
