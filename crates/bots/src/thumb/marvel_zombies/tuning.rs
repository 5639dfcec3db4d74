//! How much things count. A Wound of a healthy hero among friends is eight points.

use marvel_zombies::Level;
use marvel_zombies::mission::Goal;
use marvel_zombies::view::HeroView;

use super::sight::Sight;

/// One Action nearer to a goal.
pub const A_STEP: f64 = 3.0;
/// Nobody runs about for nothing.
pub const AN_ACTION: f64 = 0.05;
pub const A_WOUND: f64 = 8.0;
/// Each Wound too many for those in a zone.
pub const DEATH: f64 = 100.0;
/// Of those who can come and attack in one phase, so many do.
pub const COMING: f64 = 0.7;
/// Wounds to expect on a Spawn token.
pub const RUSH: f64 = 1.0;
/// Wounds that a hero who is still to act prevents.
pub const HELP: f64 = 5.0;
/// Each zone between a hero and the others.
pub const ALONE: f64 = 1.2;
/// Each Enemy above two who may come to hold a hero where he is.
pub const CROWD: f64 = 0.6;
/// Each Power held.
pub const POWER: f64 = 1.5;
/// How much Hunger counts against the dice that it gives.
pub const HUNGER: f64 = 0.5;

/// An Operator fewer.
pub const KILL: f64 = 1.0;
const OBJECTIVE: f64 = 10.0;
const CITIZEN: f64 = 14.0;
/// Whom the mission names, or who is the only one left for this hero.
const WANTED_CITIZEN: f64 = 30.0;

/// A meal for a hero at Hunger 4, and at 3, as a goal to walk to.
pub const MEAL: f64 = 20.0;
pub const SNACK: f64 = 6.0;
/// For each zone that a goal lies farther from the Exit.
pub const TOUR: f64 = 0.6;

/// An unknown building, for each hero near who is still to act, each Action left, and each Enemy near.
pub const OPENING_HELP: f64 = 5.0;
pub const OPENING_ACTION: f64 = 2.0;
pub const OPENING_FOES: f64 = 1.5;
/// A door through which Citizens escape.
pub const OPENING_TRAP: f64 = 8.0;

/// A skill and, at Yellow, an Action more.
const YELLOW_SKILL: f64 = 6.0;
const SKILL: f64 = 2.0;
/// The first hero who reaches a level brings more Enemies.
const YELLOW_DANGER: f64 = 3.0;
const ORANGE_DANGER: f64 = 15.0;
/// Each point beyond the first level, while no hero is at Orange: experience is spread among the heroes.
const SPREAD: f64 = 0.2;

pub fn worth_of_objective(sight: &Sight<'_>, hero: &HeroView) -> f64 {
    match sight.wants_each_to_take() && hero.n_objectives > 0 {
        true => 1.0,
        false => OBJECTIVE,
    }
}

/// What devouring a Citizen in this zone is worth.
pub fn worth_of_citizen(sight: &Sight<'_>, hero: &HeroView, zone: usize) -> f64 {
    if sight.citizens_at(zone).any(|citizen| citizen.is_objective) {
        return WANTED_CITIZEN;
    }
    match (sight.wants_each_to_devour(), hero.n_devoured) {
        (true, 0) => WANTED_CITIZEN,
        // The others need one too.
        (true, _) => -5.0,
        (false, _) if sight.wants_citizens() => CITIZEN,
        (false, _) => 4.0,
    }
}

/// A level gives a skill, and brings more Enemies with every Spawn card.
pub fn worth_of_xp(sight: &Sight<'_>, from: f64, to: f64) -> f64 {
    if sight.wants(|goal| matches!(goal, Goal::EachHeroReaches(_))) {
        return to - from;
    }
    let beyond = |xp: f64| (xp - 7.0).max(0.0);
    let spread = if sight.view.danger < Level::Orange { SPREAD * (beyond(to) - beyond(from)) } else { 0.0 };
    let (before, after) = (Level::of(from as u16), Level::of(to as u16));
    if before == after {
        return -spread;
    }
    let skill = if after == Level::Yellow { YELLOW_SKILL } else { SKILL };
    let danger = match after {
        _ if after <= sight.view.danger => 0.0,
        Level::Blue | Level::Yellow => YELLOW_DANGER,
        Level::Orange | Level::Red => ORANGE_DANGER,
    };
    skill - danger - spread
}
