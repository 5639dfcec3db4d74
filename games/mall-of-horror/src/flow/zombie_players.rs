//! Eliminated players come back as zombies: each adds one.

use table::{Log, Pending, PendingOf, Refusal, Seat, SeatSet, Step, rule};

use super::{Frame, Question};
use crate::{Action, Event, Mall, ZombiePlayers};

/// MALL-4.8: who was eliminated in an earlier round, or in the last one only.
pub(super) fn who_place(g: &Mall) -> SeatSet {
    rule!("MALL-4.8");
    let places = |seat: &Seat| match (g.eliminated_in[seat.index()], g.zombie_players) {
        (None, _) => false,
        (Some(round), ZombiePlayers::EveryRound) => round < g.round,
        (Some(round), ZombiePlayers::Once) => round + 1 == g.round,
    };
    g.seats().filter(places).collect()
}

pub(super) fn pending(g: &Mall, left: SeatSet) -> PendingOf<Mall> {
    let next = left.first_from(g.chief).expect("without anybody left this is done");
    Pending::turn(next, Question::PutZombie)
}

pub(super) fn step(g: &mut Mall, left: SeatSet) -> Step {
    if left.is_empty() || g.supply() == 0 { g.done() } else { Step::Waits }
}

pub(super) fn act(
    g: &mut Mall,
    left: SeatSet,
    seat: Seat,
    action: Action,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    let Action::PutZombie(place) = action else { return Err(Refusal::OTHER_QUESTION) };
    if !g.open.has(place) {
        return Err(Refusal::new("MALL-4.8", "place-closed"));
    }
    g.zombies[place.index()] += 1;
    log.event(Event::ZombiePut { seat, place });
    g.go_on_as(Frame::ZombiePlayers { left: left.without(seat) });
    Ok(())
}
