//! Random play.

use chance::Seeded;
use table::{Chance, Game, Line, LineOf, Seat, SeatSet, Table, awaited, legal, order, proposal, roll};

/// One in this many inputs that can be taken back is taken back.
const UNDO_ONE_IN: u32 = 16;
/// One in this many actions is a proposal, if there is one.
const PROPOSE_ONE_IN: u32 = 8;
/// One in this many inputs is an order, if there is one.
const ORDER_ONE_IN: u32 = 12;
/// A seat that has already answered changes its answer one time in this many.
const CHANGE_ONE_IN: u32 = 8;

/// The next line: a fair roll, a legal action of a seat that is asked, or an undo. `None` if the game is over or stuck.
pub(crate) fn choose<G: Game>(table: &Table<G>, chance: &mut Seeded) -> Option<LineOf<G>> {
    let chance: &mut dyn Chance = chance;
    let g = table.state();
    if let Some(roll) = roll(g, chance) {
        return Some(Line::Chance(roll));
    }
    if let Some(seat) = table.may_undo()
        && g.outcome().is_none()
        && chance.below(UNDO_ONE_IN) == 0
    {
        return Some(Line::Undo(seat));
    }
    let seat = choose_seat(table, chance)?;
    if G::HAS_PROPOSALS
        && chance.below(PROPOSE_ONE_IN) == 0
        && let Some(proposal) = proposal(g, seat, chance)
        && may_be_given(table, &proposal)
    {
        return Some(Line::Act(seat, proposal));
    }
    let mut actions = Vec::new();
    legal(g, seat, &mut actions);
    (!actions.is_empty()).then(|| Line::Act(seat, chance.pick(&actions)))
}

/// Sometimes an order of a seat, whether it is asked or not.
pub(crate) fn choose_order<G: Game>(table: &Table<G>, chance: &mut Seeded) -> Option<LineOf<G>> {
    let chance: &mut dyn Chance = chance;
    if chance.below(ORDER_ONE_IN) > 0 {
        return None;
    }
    let g = table.state();
    let seat = one_of(SeatSet::all(g.n_seats()), chance)?;
    let order = order(g, seat, chance).filter(|order| may_be_given(table, order))?;
    Some(Line::Act(seat, order))
}

/// Orders count as changes of mind, and the number of these is limited.
fn may_be_given<G: Game>(table: &Table<G>, action: &G::Action) -> bool {
    !G::is_order(action) || table.may_change_its_mind().is_ok()
}

fn choose_seat<G: Game>(table: &Table<G>, chance: &mut dyn Chance) -> Option<Seat> {
    let g = table.state();
    let awaited = awaited(g);
    let ready = g.pending().asked().minus(awaited);
    let may_change = !ready.is_empty() && chance.below(CHANGE_ONE_IN) == 0;
    if may_change && table.may_change_its_mind().is_ok() {
        return one_of(ready, chance);
    }
    one_of(awaited, chance)
}

fn one_of(seats: SeatSet, chance: &mut dyn Chance) -> Option<Seat> {
    let seats: Vec<Seat> = seats.iter().collect();
    (!seats.is_empty()).then(|| chance.pick(&seats))
}
