//! Effects that keep players from playing cards from their hand.

use table::{Log, Refusal, RulesKey, Seat, rule};

use crate::cards::deed::Deed;
use crate::cards::{Card, Target};
use crate::flow::{Frame, Moment, Played, deeds};
use crate::state::{Lasting, Until};
use crate::{Aim, Zombies};

/// What the ____!?!
pub(crate) struct WhatThe;

impl Deed for WhatThe {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let can_speak = |other: &Seat| *other != seat && !g.lasts_on(Card::WhatThe, *other);
        g.seats().filter(can_speak).for_each(|other| out(Aim::Player(other)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Played { card, by, aim, .. } = *played;
        rule!("ZOM-C-Z7-13");
        deeds::last(g, Lasting { card, by, aim, until: Until::Used }, log);
    }
}

/// Why this player may not play this card from hand now, if something silences them.
pub(crate) fn silence(g: &Zombies, seat: Seat, card: Card) -> Option<Refusal> {
    if g.lasts_on(Card::WhatThe, seat) {
        rule!("ZOM-C-Z7-13");
        return Some(Refusal::new("ZOM-C-Z7-13", "cards-are-silenced"));
    }
    let is_reply =
        matches!(g.stack.top(), Some(Frame::Window(window)) if window.moment == Moment::CardPlayed);
    let is_weekend =
        |frame: &Frame| matches!(frame, Frame::Played(played) if played.card == Card::WeekendPass);
    // Players may not save their hand from Weekend Pass by playing its cards as replies.
    if is_reply && card.facts().target != Target::Card && g.stack.iter().any(is_weekend) {
        rule!("ZOM-C-Z2-12");
        return Some(Refusal::new("ZOM-C-Z2-12", "only-answers-to-this-card"));
    }
    None
}

/// A zombie was killed in combat, so a player who was silenced until then may play cards again.
pub(crate) fn killed(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    let silences = |lasting: &Lasting| lasting.card == Card::WhatThe && lasting.is_on(seat);
    if let Some(index) = g.lasting.iter().position(silences) {
        rule!("ZOM-C-Z7-13");
        deeds::end_lasting(g, index, log);
    }
}
