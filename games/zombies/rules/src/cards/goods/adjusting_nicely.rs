//! Adjusting Nicely: a death costs no collected zombies.

use table::{Log, RulesKey, Seat, rule};

use crate::cards::deed::Deed;
use crate::flow::Played;
use crate::{Aim, Zombies};

pub(crate) struct AdjustingNicely;

impl Deed for AdjustingNicely {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if g.dying() == Some(seat) && g.n_kills(seat) > 0 {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, _played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z2-01");
        g.keep_zombies();
    }
}
