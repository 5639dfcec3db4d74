//! What a hero does with an Action, and why.

use marvel_zombies::action::Form;
use marvel_zombies::{Action, Aim, Character, Level};

use super::Worth;
use super::effects;
use super::plan::{Moment, Plan};
use super::sight::Sight;

/// A hero at the moment of choosing.
pub struct Choosing<'a> {
    plan: Plan<'a>,
    now: Moment,
    /// What a Move or an attack costs: nothing, where an effect gives it.
    cost: u8,
    /// What the turn is worth from here.
    best: f64,
}

impl<'a> Choosing<'a> {
    /// Nothing, where the hero is not on the board.
    pub fn new(sight: &'a Sight<'a>, hero: Character, is_free: bool) -> Option<Choosing<'a>> {
        let actions = sight.view.turn.filter(|turn| turn.hero == hero).map_or(0, |turn| turn.actions);
        Choosing::with(sight, hero, actions, is_free)
    }

    /// Before the turn.
    pub fn beginning(sight: &'a Sight<'a>, hero: Character) -> Option<Choosing<'a>> {
        let actions = if sight.hero(hero).level >= Level::Yellow { 4 } else { 3 };
        Choosing::with(sight, hero, actions, false)
    }

    fn with(sight: &'a Sight<'a>, hero: Character, actions: u8, is_free: bool) -> Option<Choosing<'a>> {
        let hero = sight.hero(hero);
        let at = hero.zone?.index();
        let mut plan = Plan::new(sight, hero);
        let now = plan.start(at, actions);
        let best = plan.best(now);
        Some(Choosing { plan, now, cost: u8::from(!is_free), best })
    }

    pub fn worth(&mut self, action: Action) -> Worth {
        let (now, cost, sight) = (self.now, self.cost, self.plan.sight);
        match action {
            Action::Attack { form, at } => {
                let target = at.index();
                let reason = match form {
                    Form::Devour if self.plan.foes[target].n() == 0.0 => "devour-citizen",
                    Form::Devour => "feed",
                    Form::Unique => "clear-zone",
                    Form::Sign => "throw-sign",
                };
                Worth::new(self.plan.after_attack(now, form, target, cost), reason)
            }
            Action::Take { objective } => {
                Worth::new(self.plan.after_taking(now, usize::from(objective), cost), "take-objective")
            }
            Action::Open { door } => {
                Worth::new(self.plan.after_opening(now, door.index(), cost), "open-building")
            }
            Action::Move { to } | Action::Pick { aim: Aim::Zone(to) } => self.worth_of_moving(to.index()),
            Action::TakeCard { .. } => Worth::new(self.best + 70.0, "take-card"),
            Action::Save { .. } => Worth::new(self.best + 40.0, "save-citizen"),
            Action::Leave => Worth::new(self.best + 90.0, "leave"),
            Action::Carry { to } => {
                let Some(exit) = sight.view.exit else { return Worth::NONE };
                let is_nearer = sight.steps(to.index(), exit.index()) < sight.steps(now.at, exit.index());
                Worth::new(self.best + if is_nearer { 30.0 } else { -30.0 }, "carry-sign")
            }
            Action::GainTrait => {
                let gain = if self.plan.hero.traits.len() < 2 { 2.0 } else { 0.3 };
                let rest = Moment { actions: now.actions - cost.min(now.actions), gain, ..now };
                Worth::new(self.plan.best(rest), "gain-trait")
            }
            Action::PowerUp => {
                let gauge = (now.gauge + 2.0).min(4.0);
                let rest = Moment { actions: now.actions - cost.min(now.actions), gauge, ..now };
                Worth::new(self.plan.best(rest), "power-up")
            }
            Action::EndTurn | Action::Pass | Action::Enough => {
                let is_end = action == Action::EndTurn;
                let rest = Moment { actions: if is_end { 0 } else { now.actions }, ..now };
                Worth::new(self.plan.best(rest), "nothing-better")
            }
            Action::Use { hero, effect, aim } => {
                let way = match aim {
                    Aim::Zone(to) => self.worth_of_moving(to.index()).score - self.best,
                    _ => 0.5,
                };
                let worth = effects::worth(sight, hero, effect, way);
                Worth::new(self.best + worth.score, worth.reason)
            }
            Action::Pick { .. }
            | Action::Begin { .. }
            | Action::Vote(_)
            | Action::Share(_)
            | Action::GiveUp { .. }
            | Action::HandOver { .. }
            | Action::NameCaptain { .. } => Worth::NONE,
        }
    }

    /// How much better the turn makes things than doing nothing.
    pub fn improvement(&mut self) -> f64 {
        let idle = Moment { actions: 0, ..self.now };
        self.best - self.plan.best(idle)
    }

    fn worth_of_moving(&mut self, to: usize) -> Worth {
        let now = self.now;
        let cost = if self.cost == 0 { 0 } else { self.plan.cost_of_leaving(now.at) };
        let sight = self.plan.sight;
        let there = self.plan.moved(now, to, cost);
        let reason = match () {
            () if sight.view.is_exit_open => "go-to-exit",
            () if self.plan.hero.health <= 2 && self.plan.foes[to].n() < self.plan.foes[now.at].n() => {
                "save-health"
            }
            () if sight.is_zombie_mode() && now.gauge >= 3.0 => "feed",
            () => "go-to-objective",
        };
        Worth::new(self.plan.best(there), reason)
    }
}
