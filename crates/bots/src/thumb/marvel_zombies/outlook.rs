//! What a turn is worth at its end: who may be wounded, how hungry one is, and how near the mission's goals are.

use super::plan::{Moment, Plan};
use super::tuning;

pub fn worth(plan: &Plan<'_>, now: Moment) -> f64 {
    let near = tuning::A_STEP * plan.pull[now.at];
    let fears = perils(plan, now) + hunger(plan, now) + loneliness(plan, now) + crowding(plan, now);
    now.gain + near - fears + tuning::AN_ACTION * f64::from(now.actions)
}

/// A crowd that comes holds a hero where he is (MZ-8.7).
fn crowding(plan: &Plan<'_>, now: Moment) -> f64 {
    let crowd = |zone: usize| (plan.foes[zone].n() - 2.0).max(0.0);
    let beside: f64 = plan.sight.beside(now.at).map(crowd).sum();
    tuning::CROWD * (beside + crowd(now.at))
}

/// What the Enemies' phase will cost the heroes, wherever they stand.
fn perils(plan: &Plan<'_>, now: Moment) -> f64 {
    let mut cost = peril(plan, now, now.at);
    let heroes = &plan.sight.view.heroes;
    for (index, hero) in heroes.iter().enumerate() {
        let Some(zone) = hero.zone.map(|zone| zone.index()) else { continue };
        let is_first =
            heroes[..index].iter().all(|other| other.who == plan.hero.who || other.zone != hero.zone);
        if hero.who != plan.hero.who && zone != now.at && is_first {
            cost += peril(plan, now, zone);
        }
    }
    cost
}

fn peril(plan: &Plan<'_>, now: Moment, zone: usize) -> f64 {
    let sight = plan.sight;
    let mut wounds = plan.foes[zone].wounds();
    let mut of_leaders = 2.0 * plan.foes[zone].force();
    for beside in sight.beside(zone) {
        wounds += plan.foes[beside].specialists * tuning::COMING;
        of_leaders += plan.foes[beside].force() * tuning::COMING;
    }
    if sight.is_spawn(zone) {
        of_leaders += tuning::RUSH;
    }
    let (mut room, mut n_heroes) = (0.0, 0.0);
    for hero in &sight.view.heroes {
        let Some(at) = hero.zone.map(|at| at.index()) else { continue };
        let is_me = hero.who == plan.hero.who;
        let at = if is_me { now.at } else { at };
        if at == zone {
            room += f64::from(hero.health) - 1.0;
            n_heroes += 1.0;
        }
        // Who comes later this round helps.
        let is_near = at == zone || sight.beside(zone).any(|beside| beside == at);
        if !is_me && !hero.is_activated && !hero.is_voracious && is_near {
            wounds -= tuning::HELP;
        }
    }
    let wounds = wounds.max(0.0) + of_leaders;
    if wounds <= 0.0 {
        return 0.0;
    }
    let frailty = (5.0 * n_heroes / (room + 1.0)).max(1.0);
    tuning::A_WOUND * wounds * frailty + tuning::DEATH * (wounds - room).clamp(0.0, 2.0)
}

fn hunger(plan: &Plan<'_>, now: Moment) -> f64 {
    if !plan.sight.is_zombie_mode() {
        return -tuning::POWER * now.gauge;
    }
    // It rises before the next turn: who ends at 3 begins Voracious, and at 4 is wounded too.
    const COSTS: [f64; 6] = [0.0, 1.5, 4.0, 10.0, 24.0, 24.0];
    let low = now.gauge.floor().clamp(0.0, 4.0);
    let (less, more) = (COSTS[low as usize], COSTS[low as usize + 1]);
    tuning::HUNGER * (less + (more - less) * (now.gauge - low))
}

/// Alone one has nobody to share Wounds with.
fn loneliness(plan: &Plan<'_>, now: Moment) -> f64 {
    let heroes = plan.sight.view.heroes.iter().filter(|hero| hero.who != plan.hero.who);
    let far = heroes
        .filter_map(|hero| hero.zone)
        .map(|zone| f64::from(plan.sight.steps(now.at, zone.index()).min(8)));
    tuning::ALONE * far.map(|steps| (steps - 0.5).max(0.0)).sum::<f64>() / 3.0
}

/// Opening is for those who are strong enough, and have Actions left.
pub fn worth_of_opening(plan: &Plan<'_>, now: Moment, door: usize) -> f64 {
    let sight = plan.sight;
    let Some((a, b)) = sight.sides(door) else { return -50.0 };
    let beyond = if a == now.at { b } else { a };
    let gain = (plan.pull[beyond] - plan.pull[now.at]).max(0.0);
    if gain == 0.0 {
        return -20.0;
    }
    if sight.is_known(beyond) {
        return tuning::A_STEP * gain - 1.0;
    }
    let others = sight.view.heroes.iter().filter(|hero| hero.who != plan.hero.who && !hero.is_activated);
    let help =
        others.filter_map(|hero| hero.zone).filter(|zone| sight.steps(now.at, zone.index()) <= 2).count();
    let foes: f64 = sight.beside(now.at).map(|zone| plan.foes[zone].n()).sum::<f64>() + plan.foes[now.at].n();
    let is_trap = sight.is_trap(a, b);
    tuning::OPENING_HELP * help as f64 + tuning::OPENING_ACTION * f64::from(now.actions)
        - tuning::OPENING_FOES * foes
        - if is_trap { tuning::OPENING_TRAP } else { 0.0 }
}
