//! Who walks how far on a movement roll.

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

/// ZOM-C-Z1-05: who leads a player's movement in step 5.
pub(crate) fn leader_of(g: &Zombies, mover: Seat) -> Seat {
    g.effect_on(Card::BrainCramp, mover).map_or(mover, |lasting| lasting.by)
}

/// Step 5 begins. Before the active player moves, others may have a say in what happens with the roll.
pub(crate) fn movement_begins(g: &mut Zombies) {
    let seat = g.active;
    if let Some(&Lasting { by, .. }) = g.effect_on(Card::Running, seat)
        && let MovementRoll::Rolled { natural, .. } = g.turn.movement
    {
        rule!("ZOM-C-Z35-07");
        rule!("ZOM-11.9");
        g.begin(Frame::Movement(Movement::walk(by, by, natural)));
    }
    stir_crazy::movement_begins(g);
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
