//! Movement rolls: which player walks, and how far.

use table::{Log, Seat, rule};

use super::bounds::smelly_tile;
use super::stir_crazy;
use crate::cards::Modifier;
use crate::event::Event;
use crate::flow::{Frame, Movement, deeds};
use crate::state::{Lasting, MovementRoll};
use crate::{Aim, Card, Zombies};

/// Whether an effect on a roll survives the end of a turn: it is used up only if there was a roll.
pub(crate) fn waits_for_roll(g: &Zombies, lasting: &Lasting) -> bool {
    lasting.changes(Modifier::WaitsForRoll) && !matches!(g.turn.movement, MovementRoll::Rolled { .. })
}

/// ZOM-C-Z1-05: the player who leads this player's movement in step 5.
pub(crate) fn leader_of(g: &Zombies, mover: Seat) -> Seat {
    g.effect_on(Card::BrainCramp, mover).map_or(mover, |lasting| lasting.by)
}

/// Step 5 begins. Before the active player moves, cards of others may change what happens with the roll.
pub(crate) fn movement_begins(g: &mut Zombies) {
    if let Some((by, squares)) = runs_first(g) {
        rule!("ZOM-C-Z35-07");
        rule!("ZOM-11.9");
        g.begin(Frame::Movement(Movement::walk(by, by, squares)));
    }
    stir_crazy::movement_begins(g);
}

/// Whether a card does something between the movement roll and the first decision of step 5.
pub(crate) fn have_a_say_first(g: &Zombies) -> bool {
    runs_first(g).is_some() || stir_crazy::asks_first(g).is_some()
}

/// ZOM-C-Z35-07: the player who walks first with the active player's roll, and how far.
fn runs_first(g: &Zombies) -> Option<(Seat, u8)> {
    let &Lasting { by, .. } = g.effect_on(Card::Running, g.active)?;
    match g.turn.movement {
        MovementRoll::Rolled { natural, .. } => Some((by, natural)),
        MovementRoll::NotYet | MovementRoll::None | MovementRoll::Fixed(_) => None,
    }
}

/// ZOM-C-Z2-13: step 5 is over. A player who still stands on the tile loses the next turn.
pub(crate) fn movement_is_over(g: &mut Zombies, log: &mut impl Log<Zombies>) {
    let seat = g.active;
    let Some(tile) = smelly_tile(g, seat) else { return };
    let is_it = |lasting: &Lasting| lasting.card == Card::Smell && lasting.aim == Aim::Tile(tile);
    let Some(index) = g.lasting.iter().position(is_it) else { return };
    let Lasting { card, by, .. } = g.lasting.remove(index);
    if g.player(seat).at.spot() == tile && !g.player(seat).is_dead {
        rule!("ZOM-C-Z2-13");
        let (aim, until) = (Aim::Player(seat), Zombies::during_next_turn(seat));
        deeds::last(g, Lasting { card, by, aim, until }, log);
    } else {
        log.event(Event::EffectEnded { card, aim: Aim::Tile(tile) });
    }
}
