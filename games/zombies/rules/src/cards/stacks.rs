//! Tiles and their stacks.

pub(super) mod it_was_here;
pub(super) mod looks;

use table::{Log, RulesKey, Seat, rule};

use super::deed::Deed;
use crate::flow::{Played, Tiling};
use crate::{Aim, Zombies};

pub(crate) use it_was_here::ItWasHere;
pub(crate) use looks::{Cram, Valedictorian};

pub(crate) struct OverHere;

impl Deed for OverHere {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if drawn(g).is_some_and(|tiling| !tiling.tile.is_helipad()) {
            out(Aim::Player(g.active));
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z2-07");
        change_drawn(g, |tiling| tiling.placer = played.by);
    }
}

/// The tile that has been drawn but not laid yet.
fn drawn(g: &Zombies) -> Option<&Tiling> {
    g.stack.innermost()
}

fn change_drawn(g: &mut Zombies, change: impl FnOnce(&mut Tiling)) {
    g.stack.innermost_mut().map(change);
}
