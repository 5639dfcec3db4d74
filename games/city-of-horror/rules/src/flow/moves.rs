//! Players move their characters, one player after another.

use table::{AsksNobody, Log, RulesKey, Seat, SeatSet, Step, rule};

use super::{Movement, explosion, offers};
use crate::setup::MAX_SEATS;
use crate::{City, Event};

/// The first player to consider, and those who have not moved yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Moves {
    pub from: Seat,
    pub left: SeatSet,
}

impl AsksNobody<City> for Moves {
    fn step(self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        if !g.explosions.is_empty() {
            rule!("CITY-17.12");
            return explosion::carry_out(g, key, log);
        }
        let left: SeatSet = self.left.iter().filter(|seat| g.living.has(*seat)).collect();
        let Some(mover) = left.first_from(self.from) else {
            offers::window_closed(g, log);
            return g.stack.done();
        };
        g.stack.go_on_as(Moves { left: left.without(mover), ..self });
        g.bargains = [0; MAX_SEATS];
        g.holds = g.holds.without(mover);
        log.event(Event::MoveBegan { seat: mover });
        g.stack.begin(Movement { mover, has_back_door: false })
    }
}
