//! The straightjacket of the jail (ZOM-25.7, ZOM-25.8).

use table::{Log, Seat, Step, rule};

use super::fight::Chances;
use super::{Fight, TurnStep};
use crate::Zombies;
use crate::event::Event;

/// The lowest result that takes it off.
const FREED: i8 = 6;
/// The lowest roll that dodges while a player wears it.
const DODGES: u8 = 3;

/// At the start of the player's turn: the die, then its result.
pub(super) fn step(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) -> Step {
    if g.player(seat).is_jacketed {
        rule!("ZOM-25.7");
        let Some(die) = g.turn.jacket_die else { return Step::Waits };
        if g.die_of(seat, die) >= FREED {
            take_off(g, seat, log);
        }
    }
    g.next_step(TurnStep::Start);
    Step::Ran
}

pub(crate) fn take_off(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    if std::mem::take(&mut g.players[seat.index()].is_jacketed) {
        log.event(Event::JacketTakenOff { seat });
    }
}

/// ZOM-25.8: nothing kills, and only the die decides what happens.
pub(super) fn chances(fight: &Fight) -> Chances {
    rule!("ZOM-25.8");
    let dodge = fight.natural >= DODGES;
    Chances { kill: false, dodge, bullets: None, lose_life: !dodge }
}
