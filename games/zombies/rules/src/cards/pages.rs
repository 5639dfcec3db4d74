//! The Book of the Dead: put in play first, discarded for an effect later (ZOM-22.8).

mod doggie;
pub(super) mod not_right;
pub(super) mod returned;
pub(super) mod trees;

use table::{Log, RulesKey, Seat, rule};

use super::deed::Deed;
use crate::action::Good;
use crate::flow::{Played, deeds};
use crate::{Aim, Zombies};

pub(crate) use doggie::PageDoggie;
pub(crate) use not_right::{PageNotRight, looks_through_deck};
pub(crate) use returned::PageReturn;
pub(crate) use trees::PageTrees;

pub(crate) struct PageTwist;

impl Deed for PageTwist {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if g.seats().any(|other| other != seat && g.has_good(other, Good::Bullets)) {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z4-22");
        for other in g.seats() {
            if other != played.by && g.has_good(other, Good::Bullets) {
                deeds::lose_bullets(g, other, 1, log);
                deeds::gain_bullets(g, played.by, 1, log);
            }
        }
    }
}
