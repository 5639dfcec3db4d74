//! Send in the Clowns!: while it lasts, clowns that its player kills may be sent to other players.

use table::{Log, RulesKey, Seat, Step, rule};

use crate::cards::Card;
use crate::cards::stages::{Asked, Asks, Picks, settle};
use crate::flow::deeds;
use crate::map::Square;
use crate::tiles::Figure;
use crate::{Aim, Zombies};

/// ZOM-C-Z7-08: whether a clown that this player killed may be sent to somebody else.
pub(crate) fn may_send(g: &Zombies, seat: Seat) -> bool {
    g.lasts_on(Card::SendIn, seat) && goals(g, seat).next().is_some()
}

/// Asks where the clown goes.
pub(crate) fn ask_where(g: &mut Zombies, seat: Seat) {
    rule!("ZOM-C-Z7-08");
    g.begin(SendClown { by: seat });
}

/// The squares of other players that have room for a clown, each once.
fn goals(g: &Zombies, seat: Seat) -> impl Iterator<Item = Square> + '_ {
    let stands = move |other: &Seat| *other != seat && !g.player(*other).is_below;
    let at = |other: Seat| g.player(other).at;
    let is_first =
        move |other: &Seat| !g.seats().take(other.index()).any(|one| stands(&one) && at(one) == at(*other));
    let squares = g.seats().filter(stands).filter(is_first).map(at);
    squares.filter(|at| g.map.has_room(*at, Figure::Clown))
}

/// Asks which square the killed clown goes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SendClown {
    by: Seat,
}

impl Asks for SendClown {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        Asked { seat: self.by, card: Card::SendIn, aim: Aim::Nothing }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        goals(g, self.by).for_each(|at| out(Aim::Square(at)));
    }

    /// A killed clown may also be collected as usual.
    fn may_stop(&self, _g: &Zombies) -> bool {
        true
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        g.done();
        match aim {
            Some(Aim::Square(at)) => deeds::send_on(g, self.by, at, Figure::Clown, log),
            _ => deeds::count_kill(g, self.by, Figure::Clown, log),
        }
    }
}
