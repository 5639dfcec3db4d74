//! Figures come onto the board, leave it and change zones. Nothing else changes their numbers, so the supply
//! and the running activations always match the board.

use table::rule;

use crate::MarvelZombies;
use crate::board::Zone;
use crate::cast::{Character, Kind};
use crate::flow::activation::Activation;
use crate::state::LeaderPlace;

/// Places as many figures of a common kind as the supply has, up to `n`, and returns how many.
pub(crate) fn place(g: &mut MarvelZombies, kind: Kind, n: u8, zone: Zone) -> u8 {
    rule!("MZ-1.12");
    rule!("MZ-29.26");
    let placed = n.min(g.supply.of(kind));
    g.supply.0[kind.place()] -= placed;
    g.crowd[zone.index()].0[kind.place()] += placed;
    placed
}

/// Returns figures of a common kind to the supply (MZ-1.12).
pub(crate) fn remove(g: &mut MarvelZombies, kind: Kind, n: u8, zone: Zone) {
    rule!("MZ-1.12");
    g.crowd[zone.index()].0[kind.place()] -= n;
    g.supply.0[kind.place()] += n;
    for activation in &mut g.activations {
        activation.take(kind, n, zone);
    }
}

/// Moves figures of a common kind without an Action of their own, because they are pushed or lured.
pub(crate) fn shift(g: &mut MarvelZombies, kind: Kind, n: u8, from: Zone, to: Zone) {
    move_crowd(g, kind, n, from, to);
    for activation in &mut g.activations {
        activation.carry(kind, n, from, to);
    }
}

/// Moves figures with an Action of the current activation, which counts them itself.
pub(super) fn walk(g: &mut MarvelZombies, kind: Kind, n: u8, from: Zone, to: Zone) {
    move_crowd(g, kind, n, from, to);
    let n_outer = g.activations.len() - 1;
    for activation in &mut g.activations[..n_outer] {
        activation.carry(kind, n, from, to);
    }
}

fn move_crowd(g: &mut MarvelZombies, kind: Kind, n: u8, from: Zone, to: Zone) {
    g.crowd[from.index()].0[kind.place()] -= n;
    g.crowd[to.index()].0[kind.place()] += n;
}

pub(crate) fn move_leader(g: &mut MarvelZombies, who: Character, to: Zone) {
    g.leaders[who.place()].place = LeaderPlace::Board(to);
}

/// MZ-16.20: figures of a kind in a zone are alike. Those that still have the current Action are moved or
/// removed first, then those that have a later one.
impl Activation {
    fn take(&mut self, kind: Kind, n: u8, zone: Zone) -> [u8; 2] {
        rule!("MZ-16.20");
        let mut left = n;
        let mut take_from = |crowd: &mut u8| {
            let taken = left.min(*crowd);
            *crowd -= taken;
            left -= taken;
            taken
        };
        let place = kind.place();
        let now = take_from(&mut self.now[zone.index()].0[place]);
        [now, take_from(&mut self.later[zone.index()].0[place])]
    }

    fn carry(&mut self, kind: Kind, n: u8, from: Zone, to: Zone) {
        let [now, later] = self.take(kind, n, from);
        self.now[to.index()].0[kind.place()] += now;
        self.later[to.index()].0[kind.place()] += later;
        if now > 0 {
            self.zones = self.zones.with(to);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// MZ-16.20: figures that are moved keep their remaining Actions, those with the current one first.
    #[test]
    fn figures_take_their_actions_along() {
        let (from, to, place) = (Zone(1), Zone(2), Kind::Operator.place());
        let mut activation = Activation::default();
        activation.now[from.index()].0[place] = 2;
        activation.later[from.index()].0[place] = 3;
        activation.later[to.index()].0[place] = 1;
        activation.carry(Kind::Operator, 4, from, to);
        assert_eq!((activation.now[from.index()].0[place], activation.later[from.index()].0[place]), (0, 1));
        assert_eq!((activation.now[to.index()].0[place], activation.later[to.index()].0[place]), (2, 3));
        assert!(activation.zones.has(to));

        let mut done = Activation::default();
        done.later[from.index()].0[place] = 1;
        done.carry(Kind::Operator, 1, from, to);
        assert!(!done.zones.has(to), "nobody there has the current Action");
    }
}
