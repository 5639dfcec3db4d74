//! Actions that a deal promises for now.

use table::{AsksNobody, Log, RulesKey, Step, rule};

use super::{explosion, free_actions, verdicts};
use crate::City;
use crate::deals::{Clause, Promise, Verdict};

/// A deal, and its next promise to carry out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PromisedActions {
    pub deal: u8,
    pub next: u8,
}

impl AsksNobody<City> for PromisedActions {
    /// CITY-19.15: carries out one promise after another.
    fn step(self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        if !g.explosions.is_empty() {
            // Each promised action is an action of its own.
            rule!("CITY-17.16");
            return explosion::carry_out(g, key, log);
        }
        rule!("CITY-19.15");
        let PromisedActions { deal, next } = self;
        let place = (usize::from(deal), usize::from(next));
        let Some(of) = g.deals.get(place.0) else { return g.stack.done() };
        let Some(Promise { by, clause }) = of.promises.get(place.1).copied() else { return g.stack.done() };
        let (seat, is_open) = (of.seat(by), of.kept[place.1] == Verdict::Open);
        g.stack.go_on_as(PromisedActions { deal, next: next + 1 });
        if !is_open {
            return Step::Ran;
        }
        match clause {
            Clause::Play(card, aim) => match free_actions::may_play(g, seat, card, aim, key) {
                Ok(()) => free_actions::play(g, seat, card, aim, Some((deal, next)), key, log),
                Err(_) => verdicts::note(g, place, Verdict::Void, log),
            },
            Clause::Use(role, aim) => match free_actions::may_use(g, seat, role, aim, key) {
                Ok(()) => {
                    verdicts::note(g, place, Verdict::Kept, log);
                    free_actions::use_power(g, seat, role, aim, key, log);
                }
                Err(_) => verdicts::note(g, place, Verdict::Void, log),
            },
            _ => {}
        }
        Step::Ran
    }
}
