//! The place where the game begins and where players continue after their death: the Town Square, or the
//! carnival or the jail until the first escape (ZOM-24.14 to ZOM-24.19, ZOM-25.5 to ZOM-25.11).

use table::{Log, Seat, rule};

use super::{FunHouseTransfer, deeds, jeep, straightjacket, tile};
use crate::Zombies;
use crate::cards::goods::jail::CITY_SIDE;
use crate::event::Event;
use crate::map::{Cell, Placement, Square, Stack, Zone};
use crate::rules::Start;
use crate::tiles::{Set, Side, Tile, Turn};

/// Lays the first tiles. Returns where the pawns stand; in the carnival that is decided later (ZOM-24.14).
pub(super) fn lay(g: &mut Zombies) -> Square {
    match g.rules.start {
        Start::Town => g.map.lay_first(Tile::TownSquare, Zone::City).centre(),
        Start::Carnival => {
            rule!("ZOM-24.14");
            g.map.lay_first(Tile::CarnivalCrossroads, Zone::Circus);
            let [first, ..] = g.map.lay_fun_house();
            first.centre()
        }
        Start::Jail => {
            rule!("ZOM-25.5");
            let ward = g.map.lay_first(Tile::MentalWard, Zone::Prison);
            let cell = Cell::default().beyond(Side::S);
            g.map.lay_down(Tile::PrisonCrossroads, Zone::Prison, Placement { cell, turn: Turn::NONE });
            ward.centre()
        }
    }
}

impl Start {
    /// The stack that is drawn first.
    pub(crate) const fn stack(self) -> Stack {
        match self {
            Start::Town => Stack::City,
            Start::Carnival => Stack::Circus,
            Start::Jail => Stack::Prison,
        }
    }
}

/// Whether no way leads to the city yet.
pub(super) fn is_shut_in(g: &Zombies) -> bool {
    !g.piles.is_open(Stack::City)
}

/// ZOM-24.19, ZOM-25.11: no gate will ever lead out, so the city begins separately, with everybody in it.
pub(super) fn set_free(g: &mut Zombies, by: Seat, log: &mut impl Log<Zombies>) {
    g.piles.drop_stack(g.rules.start.stack());
    g.piles.open(Stack::City);
    let town = g.map.lay_town_square_apart();
    tile::tell_laid(g, town, by, log);
    for seat in g.seats() {
        straightjacket::take_off(g, seat, log);
        deeds::put_pawn(g, seat, town.centre(), log);
    }
}

/// ZOM-8.3: death leads to the Town Square or, before the first escape, back to where the game began.
pub(super) fn lead_back(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    jeep::lose(g, seat, log);
    match g.rules.start {
        Start::Carnival if !g.player(seat).has_escaped => {
            rule!("ZOM-24.16");
            g.stack.begin(FunHouseTransfer::inside(seat));
        }
        Start::Jail if !g.player(seat).has_escaped => {
            rule!("ZOM-25.10");
            if let Some(ward) = g.map.find(Tile::MentalWard) {
                deeds::put_pawn(g, seat, ward.centre(), log);
            }
            if !std::mem::replace(&mut g.players[seat.index()].is_jacketed, true) {
                log.event(Event::JacketPutOn { seat });
            }
        }
        _ => deeds::put_on_town_square(g, seat, log),
    }
}

/// A pawn has come to another square. Its first square outside is the escape, however it got there.
pub(super) fn came_to(g: &mut Zombies, seat: Seat, to: Square, log: &mut impl Log<Zombies>) {
    let start = g.rules.start;
    if start == Start::Town || g.player(seat).has_escaped {
        return;
    }
    let is_before_gate = g.map.tile(to.spot()) == Tile::PrisonGate && to.at() == CITY_SIDE;
    if g.map.zone(to.spot()).stack() != start.stack() || is_before_gate {
        rule!("ZOM-24.16");
        rule!("ZOM-25.10");
        g.players[seat.index()].has_escaped = true;
        log.event(Event::Escaped { seat });
    }
}

/// ZOM-24.16: others cannot send a player who has escaped back to the carnival.
pub(crate) fn may_be_sent(g: &Zombies, seat: Seat, to: Square) -> bool {
    let player = g.player(seat);
    if g.rules.start != Start::Carnival || !player.has_escaped {
        return true;
    }
    rule!("ZOM-24.16");
    let is_carnival = |at: Square| g.map.tile(at.spot()).set() == Set::Z7;
    !is_carnival(to) || is_carnival(player.at)
}
