//! What a hero does with an Action, and why.

use marvel_zombies::action::Form;
use marvel_zombies::view::HeroView;
use marvel_zombies::{Action, Aim, Character};

use super::Worth;
use super::sight::Sight;

/// From here on a Zombie Hero looks for something to eat.
const HUNGRY: u8 = 3;

pub fn worth(sight: &Sight<'_>, who: Character, action: Action) -> Worth {
    let hero = sight.hero(who);
    let Some(at) = hero.zone.map(|zone| zone.index()) else { return Worth::new(0.0, "nothing-better") };
    match action {
        Action::Attack { form, at: target } => worth_of_attack(sight, hero, at, form, target.index()),
        Action::Take { .. } => Worth::new(60.0, "take-objective"),
        Action::TakeCard { .. } => Worth::new(70.0, "take-card"),
        Action::Save { .. } => Worth::new(80.0, "save-citizen"),
        Action::Open { door } => worth_of_opening(sight, hero, at, door.index()),
        Action::Move { to } => worth_of_moving(sight, hero, at, to.index()),
        Action::Carry { to } => {
            let Some(exit) = sight.view.exit else { return Worth::NONE };
            let nearer = f64::from(sight.distances(at)[exit.index()])
                - f64::from(sight.distances(to.index())[exit.index()]);
            Worth::new(if nearer > 0.0 { 30.0 } else { -30.0 }, "carry-sign")
        }
        Action::GainTrait => Worth::new(if hero.traits.len() < 2 { 4.0 } else { 0.5 }, "gain-trait"),
        Action::PowerUp => Worth::new(3.0 - f64::from(hero.gauge), "power-up"),
        Action::EndTurn | Action::Pass | Action::Enough => Worth::new(0.0, "nothing-better"),
        Action::Leave => Worth::new(90.0, "leave"),
        Action::Pick { .. }
        | Action::Begin { .. }
        | Action::Use { .. }
        | Action::Vote(_)
        | Action::Share(_)
        | Action::GiveUp { .. }
        | Action::HandOver { .. }
        | Action::NameCaptain { .. } => Worth::NONE,
    }
}

fn worth_of_attack(sight: &Sight<'_>, hero: &HeroView, at: usize, form: Form, target: usize) -> Worth {
    let n_enemies = sight.enemies_at(target);
    match form {
        Form::Devour => {
            let odds = odds_of_devouring(sight, hero, target);
            if n_enemies == 0 {
                // Only Citizens are there. It is what one came for, or at least a meal.
                let worth = if sight.wants_citizens() { 75.0 } else { 10.0 + 8.0 * f64::from(hero.gauge) };
                return Worth::new(worth * odds, "devour-citizen");
            }
            let hunger = if hero.gauge >= HUNGRY { 60.0 } else { 12.0 * f64::from(hero.gauge) };
            Worth::new(hunger * odds, "feed")
        }
        Form::Sign => Worth::new(3.0 * n_enemies as f64 - 6.0, "throw-sign"),
        Form::Unique => {
            let dice = f64::from(hero.attack.dice + if sight.is_zombie_mode() { hero.gauge } else { 0 });
            let hits = dice * f64::from(7 - hero.attack.accuracy.min(6)) / 6.0;
            let strongest = first_endurance(sight, target);
            if hits + 1.0 < f64::from(strongest) {
                return Worth::new(2.0 + hits, "clear-zone");
            }
            let kills = (hits / f64::from(strongest.min(2))).min(n_enemies as f64);
            let near = if target == at { 14.0 } else { 6.0 };
            Worth::new(near + 8.0 * kills, "clear-zone")
        }
    }
}

/// How likely a Devour eliminates its first target.
fn odds_of_devouring(sight: &Sight<'_>, hero: &HeroView, zone: usize) -> f64 {
    let dice = usize::from(1 + hero.gauge);
    let needed = usize::from(first_endurance(sight, zone));
    (needed..=dice).map(|hits| binomial(dice, hits) / f64::from(1u32 << dice)).sum()
}

fn binomial(n: usize, k: usize) -> f64 {
    (0..k).map(|each| (n - each) as f64 / (each + 1) as f64).product()
}

/// The Endurance of whom Hits go to first (MZ-11.1).
fn first_endurance(sight: &Sight<'_>, zone: usize) -> u8 {
    let leaders = sight.view.leaders.iter().filter(|leader| leader.zone.index() == zone && !leader.is_down && !leader.is_away);
    let leader = leaders.map(|leader| leader.endurance).min();
    leader.unwrap_or(if sight.view.crowds[zone].guards > 0 { 2 } else { 1 })
}

fn worth_of_opening(sight: &Sight<'_>, hero: &HeroView, at: usize, door: usize) -> Worth {
    let Some((a, b)) = sight.sides(door) else { return Worth::NONE };
    let beyond = if a == at { b } else { a };
    let distance = sight.distances(beyond);
    let wanted = (0..distance.len()).filter(|zone| distance[*zone] < 4 && !sight.is_street(*zone));
    let worth: f64 = wanted.map(|zone| sight.target(hero, zone)).fold(0.0, f64::max);
    if worth == 0.0 {
        return Worth::new(-5.0, "open-building");
    }
    // Whoever flees runs to the next Spawn token: a door beside one is a trap (MZ-15.14).
    let is_trap = sight.wants_citizens() && (sight.is_spawn(a) || sight.is_spawn(b));
    let near = sight.view.heroes.iter().filter(|other| {
        other.zone.is_some_and(|zone| sight.distances(at)[zone.index()] <= 2)
    });
    let company = near.count() as f64;
    let enemies = sight.enemies_at(at) as f64;
    let score = 12.0 + 4.0 * company - 8.0 * enemies - if is_trap { 14.0 } else { 0.0 };
    Worth::new(score, "open-building")
}

fn worth_of_moving(sight: &Sight<'_>, hero: &HeroView, at: usize, to: usize) -> Worth {
    let nearer = sight.pull(hero, to) - sight.pull(hero, at);
    let danger = sight.threat_at(to) - sight.threat_at(at);
    let is_weak = hero.health <= 2;
    if is_hungry(sight, hero) {
        let food = |zone: usize| meal(sight, hero, zone);
        let better = food(to) - food(at);
        if better > 0.0 {
            return Worth::new(10.0 + 10.0 * better, "feed");
        }
    }
    let fear = if is_weak { 6.0 } else { 1.5 };
    let reason = match sight.view.is_exit_open {
        true => "go-to-exit",
        false if is_weak && danger < 0.0 => "save-health",
        false => "go-to-objective",
    };
    Worth::new(7.0 * nearer - fear * danger - 1.0, reason)
}

fn is_hungry(sight: &Sight<'_>, hero: &HeroView) -> bool {
    sight.is_zombie_mode() && hero.gauge >= HUNGRY
}

/// How good a zone is for somebody hungry.
fn meal(sight: &Sight<'_>, hero: &HeroView, zone: usize) -> f64 {
    let here = |zone: usize| {
        if sight.enemies_at(zone) > 0 || sight.citizens_at(zone).next().is_some() {
            odds_of_devouring(sight, hero, zone) / (1.0 + 0.2 * sight.threat_at(zone))
        } else {
            0.0
        }
    };
    let beside = sight.beside(zone).map(here).fold(0.0, f64::max);
    here(zone).max(0.5 * beside)
}

pub fn worth_of_walking(sight: &Sight<'_>, who: Character, action: Action) -> Worth {
    let hero = sight.hero(who);
    let Some(at) = hero.zone.map(|zone| zone.index()) else { return Worth::new(0.0, "nothing-better") };
    match action {
        Action::Move { to } | Action::Pick { aim: Aim::Zone(to) } => worth_of_moving(sight, hero, at, to.index()),
        _ => Worth::new(0.0, "nothing-better"),
    }
}
