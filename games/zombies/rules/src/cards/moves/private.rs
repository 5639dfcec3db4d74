//! Why don't we go some place more private?: two players move together.

use table::{Log, RulesKey, Seat, rule};

use crate::cards::choosing::aim_at_opponents;
use crate::cards::deed::Deed;
use crate::cards::playing;
use crate::event::Event;
use crate::flow::{Movement, Played, deeds, jeep};
use crate::map::Square;
use crate::{Aim, Zombies};

pub(crate) struct Private;

impl Deed for Private {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if !g.player(seat).is_below {
            let may_come = |other| playing::shares_square(g, seat, other) && g.may_be_moved(other);
            aim_at_opponents(g, seat, may_come, out);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let Aim::Player(target) = played.aim else { return };
        rule!("ZOM-C-Z35-23");
        g.change_movement(played.by, |movement| movement.companion = Some(target));
    }
}

/// The mover has made a step. The companion follows if the two stood together.
pub(crate) fn take_along(
    g: &mut Zombies,
    movement: &Movement,
    from: Square,
    to: Square,
    log: &mut impl Log<Zombies>,
) {
    let Some(seat) = movement.companion else { return };
    let player = &mut g.players[seat.index()];
    if player.at != from || player.is_dead {
        return;
    }
    rule!("ZOM-C-Z35-23");
    player.at = to;
    log.event(Event::Moved { seat, from, to, is_below: false });
    jeep::crossed(g, seat, from, to, log);
    deeds::came_to(g, seat, from, to, log);
}
