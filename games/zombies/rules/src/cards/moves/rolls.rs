//! Who rolls for movement, who walks by it, and what a roll counts.

use table::{Log, Seat, rule};

use super::bounds::smelly_tile;
use crate::event::Event;
use crate::flow::{Effect, Frame, Movement, deeds};
use crate::state::{Lasting, MovementRoll};
use crate::{Aim, Card, Zombies};

/// ZOM-C-Z1-14: the running turn is lost.
pub(crate) fn loses_turn(g: &Zombies, seat: Seat) -> bool {
    rule!("ZOM-C-Z1-14");
    let cards = [Card::HystericalParalysis, Card::DontSleep, Card::Smell, Card::SelfEsteem];
    cards.into_iter().any(|card| g.lasts_on(card, seat))
}

/// ZOM-C-Z1-09, ZOM-C-Z35-18.
pub(crate) fn may_roll(g: &Zombies, seat: Seat) -> bool {
    rule!("ZOM-C-Z1-09");
    if g.lasts(Card::TooTired) {
        rule!("ZOM-C-Z35-18");
        return false;
    }
    !g.lasts_on(Card::Fear, seat)
}

/// ZOM-C-Z3-01.
pub(crate) fn on_every_die(g: &Zombies, seat: Seat) -> i8 {
    let is_hopeless = g.lasts_on(Card::AbandonHope, seat);
    if is_hopeless {
        rule!("ZOM-C-Z3-01");
    }
    -i8::from(is_hopeless)
}

/// Whether an effect on a roll is used up at the end of a turn: only if there was a roll.
pub(crate) fn waits_for_roll(g: &Zombies, lasting: &Lasting) -> bool {
    matches!(lasting.card, Card::ShoeUntied | Card::Whoa)
        && !matches!(g.turn.movement, MovementRoll::Rolled { .. })
}

/// ZOM-11.8: multiplications, then halvings.
pub(crate) struct Changes {
    pub times: u8,
    pub halved: u8,
}

pub(crate) fn changes(g: &Zombies, seat: Seat) -> Changes {
    let mut changes = Changes { times: 1, halved: 1 };
    for lasting in &g.lasting {
        match lasting.card {
            Card::AdrenalineRush if lasting.is_on(seat) => changes.times *= 2,
            Card::GottaGetOut => {
                rule!("ZOM-C-Z6-14");
                changes.times *= 2;
            }
            Card::ShoeUntied | Card::Whoa if lasting.is_on(seat) => changes.halved *= 2,
            _ => {}
        }
    }
    changes
}

/// The effect of this card on a player, in force now.
fn effect_on(g: &Zombies, card: Card, seat: Seat) -> Option<&Lasting> {
    g.lasting.iter().find(|lasting| lasting.card == card && lasting.is_on(seat))
}

/// ZOM-C-Z1-05: who leads a player's movement in step 5.
pub(crate) fn leader_of(g: &Zombies, mover: Seat) -> Seat {
    effect_on(g, Card::BrainCramp, mover).map_or(mover, |lasting| lasting.by)
}

/// ZOM-C-Z35-07: the roll moves another player.
pub(crate) fn has_lost_roll(g: &Zombies, seat: Seat) -> bool {
    g.lasts_on(Card::Running, seat)
}

/// Step 5 begins: before the active player moves, others may have something to do with the roll.
pub(crate) fn movement_begins(g: &mut Zombies) {
    let seat = g.active;
    if let Some(&Lasting { by, .. }) = effect_on(g, Card::Running, seat)
        && let MovementRoll::Rolled { natural, .. } = g.turn.movement
    {
        rule!("ZOM-C-Z35-07");
        rule!("ZOM-11.9");
        g.begin(Frame::Movement(Movement::walk(by, by, natural)));
    }
    let n = g.squares_left(seat);
    if let Some(&Lasting { card, by, aim, .. }) = effect_on(g, Card::StirCrazy, seat)
        && n > 0
    {
        rule!("ZOM-C-Z8-02");
        g.begin(Frame::Effect(Effect { card, by, aim, who: seat, n, ..Effect::default() }));
    }
}

/// ZOM-C-Z2-13: step 5 is over; who still stands on the tile loses the next turn.
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
