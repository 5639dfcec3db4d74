//! What a table is worth to the heroes at the beginning of a round.

use marvel_zombies::mission::Goal;
use marvel_zombies::{Hero, Kind, Level, MarvelZombies, Zone};
use table::Game;

use super::sight::Sight;
use super::tuning::{self, FEAR};

pub fn worth(g: &MarvelZombies) -> f32 {
    match g.outcome() {
        Some(outcome) if !outcome.winners.is_empty() => return tuning::WON,
        // A loss late in the mission is as bad as an early one, but one tries to come far.
        Some(_) => return progress(g) - tuning::LOST,
        None => {}
    }
    let sight = Sight::new(g);
    let heroes: f32 = g.heroes().iter().map(|hero| of_hero(&sight, hero)).sum();
    progress(g) + heroes - way_to_go(&sight) - scattering(g) - threat(&sight) - danger(g)
}

/// What is done of the mission.
fn progress(g: &MarvelZombies) -> f32 {
    let left: u8 = g.goals_left().filter(|(goal, _)| *goal != Goal::Leave).map(|(_, left)| left).sum();
    let gone = g.heroes().iter().filter(|hero| hero.has_left).count();
    tuning::GONE * gone as f32 - tuning::THING * f32::from(left)
}

fn of_hero(sight: &Sight<'_>, hero: &Hero) -> f32 {
    if hero.zone.is_none() {
        return if hero.has_left { 0.0 } else { -tuning::FALLEN };
    }
    let (health, gauge) = (usize::from(hero.health), usize::from(hero.gauge));
    let state = match sight.is_zombie_mode() {
        true => -tuning::FRAILTY[health] - tuning::HUNGER[gauge],
        false => tuning::POWER * gauge as f32 - tuning::FRAILTY_OF_HEROES[health],
    };
    let skill = match Level::of(hero.xp) {
        Level::Blue => tuning::TOWARDS_YELLOW * f32::from(hero.xp) / 7.0,
        Level::Yellow => tuning::TOWARDS_YELLOW + tuning::YELLOW,
        Level::Orange | Level::Red => tuning::TOWARDS_YELLOW + tuning::ORANGE,
    };
    let cards = tuning::TRAIT * hero.traits.len() as f32 + tuning::CITIZEN_CARD * hero.citizens.len() as f32;
    state + skill + cards
}

/// Actions between the heroes and what the mission wants.
fn way_to_go(sight: &Sight<'_>) -> f32 {
    let g = sight.g;
    let standing = || g.heroes().iter().filter_map(|hero| hero.zone);
    let to_exit = g.exit().map_or(0.0, |exit| {
        let far = sight.steps_from(std::iter::once(exit));
        standing().map(|zone| far[zone.index()]).sum()
    });
    if sight.wants.is_exit_open {
        return tuning::STEP_TO_EXIT * to_exit;
    }
    let far = sight.steps_from(standing());
    let targets = sight.targets();
    let is_target = |zone: &Zone| targets[zone.index()] > 0.0;
    let to_targets: f32 =
        g.mission().board.zones().filter(is_target).map(|zone| far[zone.index()].min(12.0)).sum();
    tuning::STEP * to_targets + tuning::STEP_TO_CLOSED_EXIT * to_exit / standing().count().max(1) as f32
}

/// Alone one has nobody to share Wounds with.
fn scattering(g: &MarvelZombies) -> f32 {
    let standing = || g.heroes().iter().filter_map(|hero| hero.zone);
    let apart = |one: Zone, other: Zone| f32::from(g.ways().distance(one, other).unwrap_or(8).min(8));
    let sum: f32 = standing().flat_map(|one| standing().map(move |other| apart(one, other))).sum();
    tuning::APART * sum / standing().count().max(1) as f32
}

/// Enemies, by how near they are.
fn threat(sight: &Sight<'_>) -> f32 {
    let g = sight.g;
    let far = sight.steps_from(g.heroes().iter().filter_map(|hero| hero.zone));
    let crowds = g.mission().board.zones().map(|zone| {
        let crowd = g.crowd_in(zone);
        let weight = tuning::GUARD * f32::from(crowd.of(Kind::Guard))
            + tuning::OPERATOR * f32::from(crowd.of(Kind::Operator))
            + tuning::SPECIALIST * f32::from(crowd.of(Kind::Specialist));
        weight / (1.0 + 0.5 * far[zone.index()])
    });
    let leaders =
        g.standing_leaders().map(|(_, zone)| tuning::LEADER / (1.0 + 0.25 * far[zone.index()].min(8.0)));
    crowds.sum::<f32>() + leaders.sum::<f32>()
}

/// The highest level says how many Enemies come: experience is best spread, and nobody hurries towards Orange.
fn danger(g: &MarvelZombies) -> f32 {
    let in_play = g.heroes().iter().filter(|hero| hero.zone.is_some());
    let xp = in_play.map(|hero| f32::from(hero.xp)).fold(0.0, f32::max);
    let of = |from: f32, to: f32, worth: f32| match (xp - from) / (to - from) {
        part if part >= 1.0 => worth,
        part => FEAR * worth * part.max(0.0).powi(2),
    };
    of(0.0, 7.0, tuning::DANGER_OF_YELLOW)
        + of(7.0, 19.0, tuning::DANGER_OF_ORANGE)
        + of(19.0, 43.0, tuning::DANGER_OF_RED)
}
