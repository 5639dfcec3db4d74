//! Moves to an adjacent zone, at a cost for every Enemy left behind (MZ-8.6 to MZ-8.11).

use table::{Refusal, rule};

use crate::MarvelZombies;
use crate::board::Zone;
use crate::effects::passive;
use crate::state::HeroIx;

/// How a Move is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Manner {
    /// A free Action, or a step of an effect (MZ-8.11).
    pub is_free: bool,
    /// MZ-8.10
    pub ignores_enemies: bool,
}

/// The number of Actions that this Move costs.
pub(crate) fn may_move(g: &MarvelZombies, hero: HeroIx, to: Zone, manner: Manner) -> Result<u8, Refusal> {
    let Some(from) = g.zone_of(hero) else { return Err(Refusal::new("MZ-14.8", "hero-not-in-play")) };
    if !g.next_to(from).has(to) {
        return Err(Refusal::new("MZ-8.6", "not-adjacent"));
    }
    let cost = cost(g, hero, from, manner);
    if cost <= actions_to_spend(g, hero) {
        rule!("MZ-8.6");
        rule!("MZ-8.8");
        if manner.is_free {
            rule!("MZ-8.11");
        }
        return Ok(cost);
    }
    Err(match manner.is_free {
        true => Refusal::new("MZ-8.11", "held-by-enemies"),
        false => Refusal::new("MZ-8.8", "too-few-actions"),
    })
}

fn cost(g: &MarvelZombies, hero: HeroIx, from: Zone, manner: Manner) -> u8 {
    let base = u8::from(!manner.is_free);
    if manner.ignores_enemies || passive::ignores_enemies(g, hero) {
        rule!("MZ-8.10");
        return base;
    }
    rule!("MZ-8.7");
    rule!("MZ-29.23");
    base + g.n_enemies_in(from)
}

/// What a Move in the hero's own turn costs from where they stand.
pub(crate) fn leaving_cost(g: &MarvelZombies, hero: HeroIx) -> u8 {
    let manner = Manner { is_free: false, ignores_enemies: false };
    g.zone_of(hero).map_or(0, |from| cost(g, hero, from, manner))
}

/// Outside the hero's own turn there are no Actions to pay with (MZ-8.11).
fn actions_to_spend(g: &MarvelZombies, hero: HeroIx) -> u8 {
    if g.is_turn_of(hero) { g.turn.actions } else { 0 }
}
