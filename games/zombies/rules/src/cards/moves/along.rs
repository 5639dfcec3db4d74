//! ZOM-C-Z35-23: two move as one.

use table::{Log, rule};

use crate::Zombies;
use crate::event::Event;
use crate::flow::{Movement, deeds, jeep};
use crate::map::Square;

/// The mover has made a step: who moves along follows, if the two stood together.
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
