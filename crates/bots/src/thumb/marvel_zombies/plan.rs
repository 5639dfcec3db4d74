//! A hero's turn thought through to its end: every order of moves, attacks and takings that the Actions allow, with
//! dice at their expectation, and what the board looks like afterwards.

use marvel_zombies::Character;
use marvel_zombies::action::Form;
use marvel_zombies::view::HeroView;

use super::foes::{Foes, Strike};
use super::outlook;
use super::sight::Sight;
use super::tuning;

pub struct Plan<'a> {
    pub sight: &'a Sight<'a>,
    pub hero: &'a HeroView,
    /// By zone, as the plan has left them so far.
    pub foes: Vec<Foes>,
    /// By zone: Citizens that stand there.
    citizens: Vec<f64>,
    /// By zone: how near it is to what the mission wants of this hero.
    pub pull: Vec<f64>,
    taken: u16,
}

/// Where a hero is in the middle of a plan.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    pub at: usize,
    pub actions: u8,
    /// Hunger, or Power.
    pub gauge: f64,
    pub xp: f64,
    /// What was won on the way here.
    pub gain: f64,
}

impl<'a> Plan<'a> {
    pub fn new(sight: &'a Sight<'a>, hero: &'a HeroView) -> Plan<'a> {
        let n_zones = sight.view.board.zones.len();
        let citizens = (0..n_zones).map(|zone| sight.citizens_at(zone).count() as f64).collect();
        let foes = (0..n_zones).map(|zone| Foes::at(sight, zone)).collect();
        Plan { sight, hero, foes, citizens, pull: sight.pulls(hero), taken: 0 }
    }

    /// Before the hero does anything, with so many Actions.
    pub fn start(&self, at: usize, actions: u8) -> Moment {
        Moment { at, actions, gauge: f64::from(self.hero.gauge), xp: f64::from(self.hero.xp), gain: 0.0 }
    }

    /// The worth of the best way to go on from here.
    pub fn best(&mut self, now: Moment) -> f64 {
        let mut best = outlook::worth(self, now);
        if now.actions == 0 {
            return best;
        }
        let sight = self.sight;
        let is_voracious = self.is_voracious(now);
        let cost = self.cost_of_leaving(now.at);
        if cost <= now.actions {
            for to in sight.beside(now.at) {
                let there = self.moved(now, to, cost);
                best = best.max(self.best(there));
            }
        }
        if !is_voracious {
            for target in self.targets(now.at) {
                best = best.max(self.after_attack(now, Form::Unique, target, 1));
            }
            if let Some(objective) =
                sight.objectives_at(now.at).find(|objective| self.taken & 1 << objective == 0)
            {
                best = best.max(self.after_taking(now, objective, 1));
            }
            for door in sight.closed_doors(now.at) {
                best = best.max(self.after_opening(now, door, 1));
            }
        }
        if sight.is_zombie_mode() && (self.foes[now.at].n() >= 0.5 || self.citizens[now.at] >= 0.25) {
            best = best.max(self.after_attack(now, Form::Devour, now.at, 1));
        }
        best
    }

    fn is_voracious(&self, now: Moment) -> bool {
        self.sight.is_zombie_mode() && now.gauge >= 3.5
    }

    /// Zones that the unique attack reaches, with somebody to attack.
    fn targets(&self, at: usize) -> impl Iterator<Item = usize> + use<'a> {
        let has_foes = |foes: &[Foes], zone: usize| foes[zone].n() >= 0.5;
        let own = has_foes(&self.foes, at).then_some(at);
        let is_far = self.hero.attack.is_ranged && self.hero.attack.max_range > 0;
        let sight = self.sight;
        let seen = &sight.view.sight[at];
        let near: Vec<usize> = match is_far {
            true => sight.beside(at).filter(|zone| has_foes(&self.foes, *zone)).collect(),
            false => Vec::new(),
        };
        own.into_iter().chain(near.into_iter().filter(|zone| seen.iter().any(|each| each.index() == *zone)))
    }

    pub fn cost_of_leaving(&self, at: usize) -> u8 {
        let held = if self.hero.who == Character::Wasp { 0.0 } else { self.foes[at].n() };
        1 + (held - 0.3).max(0.0).ceil().min(20.0) as u8
    }

    pub fn moved(&self, now: Moment, to: usize, cost: u8) -> Moment {
        Moment { at: to, actions: now.actions - cost.min(now.actions), ..now }
    }

    /// The worth of an attack and the best that follows.
    pub fn after_attack(&mut self, now: Moment, form: Form, target: usize, cost: u8) -> f64 {
        let before = self.foes[target];
        let eaten_before = self.citizens[target];
        let mut next = Moment { actions: now.actions - cost.min(now.actions), ..now };
        match form {
            Form::Devour => {
                let dice = 1.0 + now.gauge;
                let strike = Strike { dice, odds: 0.5 };
                let odds = strike.odds_of(before.first_endurance());
                if before.n() >= 0.5 {
                    let after = before.less_one(odds);
                    self.killed(&mut next, before, after);
                    self.foes[target] = after;
                } else {
                    let eaten = odds * eaten_before.min(1.0);
                    self.citizens[target] -= eaten;
                    next.gain += eaten * tuning::worth_of_citizen(self.sight, self.hero, target);
                    // Most missions that want Citizens give experience for them.
                    next.gain += eaten * tuning::worth_of_xp(self.sight, now.xp, now.xp + 5.0);
                    next.xp += 5.0 * eaten;
                }
                next.gauge = (1.0 - odds) * (now.gauge + dice / 6.0).min(4.0);
            }
            Form::Unique => {
                let strike = self.strike(now);
                let after = before.struck(strike);
                self.killed(&mut next, before, after);
                self.foes[target] = after;
                if self.sight.is_zombie_mode() {
                    next.gauge = (now.gauge + strike.dice / 6.0).min(4.0);
                }
            }
            Form::Sign => {
                let after = before.hit_by_sign();
                self.killed(&mut next, before, after);
                self.foes[target] = after;
                // It can be thrown twice only.
                next.gain -= 2.0;
                if self.sight.is_zombie_mode() {
                    next.gauge = (now.gauge + before.common() / 6.0).min(4.0);
                }
            }
        }
        let worth = self.best(next);
        self.foes[target] = before;
        self.citizens[target] = eaten_before;
        worth
    }

    fn strike(&self, now: Moment) -> Strike {
        let hunger = match (self.sight.is_zombie_mode(), self.hero.who) {
            (false, _) => 0.0,
            (true, Character::Hulk) => 2.0 * now.gauge,
            (true, _) => now.gauge,
        };
        let accuracy = self.hero.attack.accuracy.clamp(2, 6);
        Strike { dice: f64::from(self.hero.attack.dice) + hunger, odds: f64::from(7 - accuracy) / 6.0 }
    }

    fn killed(&self, next: &mut Moment, before: Foes, after: Foes) {
        let xp = before.xp() - after.xp();
        next.gain += tuning::KILL * (before.weight() - after.weight())
            + tuning::worth_of_xp(self.sight, next.xp, next.xp + xp);
        next.xp += xp;
    }

    pub fn after_taking(&mut self, now: Moment, objective: usize, cost: u8) -> f64 {
        let gain = tuning::worth_of_objective(self.sight, self.hero)
            + tuning::worth_of_xp(self.sight, now.xp, now.xp + 5.0);
        let next = Moment { actions: now.actions - cost, gain: now.gain + gain, xp: now.xp + 5.0, ..now };
        self.taken |= 1 << objective;
        let worth = self.best(next);
        self.taken &= !(1 << objective);
        worth
    }

    /// What lies behind a door nobody knows, so the plan ends there.
    pub fn after_opening(&mut self, now: Moment, door: usize, cost: u8) -> f64 {
        let next = Moment { actions: now.actions - cost, ..now };
        outlook::worth(self, next) + outlook::worth_of_opening(self, next, door)
    }
}
