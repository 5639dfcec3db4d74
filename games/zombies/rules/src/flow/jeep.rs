//! The Jeep of the Motor Pool (ZOM-20.3 to ZOM-20.6). It is neither a card nor an item.

use table::{Log, Seat, rule};

use crate::Zombies;
use crate::event::Event;
use crate::map::Square;
use crate::tiles::Tile;

/// A step was made. Passing the door of the Motor Pool, in or out, gives a Jeep.
pub(crate) fn crossed(g: &mut Zombies, seat: Seat, from: Square, to: Square, log: &mut impl Log<Zombies>) {
    let is_door = from.spot() == to.spot() && g.map.is_inside(from) != g.map.is_inside(to);
    if is_door && g.map.tile(to.spot()) == Tile::MotorPool && !g.player(seat).has_jeep {
        rule!("ZOM-20.3");
        g.players[seat.index()].has_jeep = true;
        log.event(Event::JeepTaken { seat });
    }
}

/// ZOM-20.5: a pawn has come to another square, by whatever way: a door, a duct, a roof, a card.
pub(crate) fn entered(g: &mut Zombies, seat: Seat, from: Square, to: Square, log: &mut impl Log<Zombies>) {
    let building = g.map.building_of(to).filter(|building| g.map.building_of(from) != Some(*building));
    if building.is_some_and(|building| g.map.tile(building.spot()) != Tile::MotorPool) {
        lose(g, seat, log);
    }
}

/// ZOM-20.5.
pub(crate) fn lose(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    if std::mem::take(&mut g.players[seat.index()].has_jeep) {
        rule!("ZOM-20.5");
        log.event(Event::JeepLost { seat });
    }
}

/// ZOM-20.4: whether a movement roll made now is doubled. Only the place where the roll is made matters; the
/// player may then walk anywhere.
pub(super) fn doubles_roll(g: &Zombies, seat: Seat) -> bool {
    let player = g.player(seat);
    let drives = player.has_jeep && !player.is_below && g.map.is_street(player.at);
    if drives {
        rule!("ZOM-20.4");
        rule!("ZOM-20.6");
    }
    drives
}
