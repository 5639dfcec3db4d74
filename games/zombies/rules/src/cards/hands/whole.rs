//! Cards by which players lose their whole hands.

use table::{Log, RulesKey, Seat, rule};

use super::opponents_with_hand;
use crate::cards::Card;
use crate::cards::deed::Deed;
use crate::event::Event;
use crate::flow::{Draw, Frame, Played, deeds};
use crate::{Aim, Zombies};

pub(crate) struct WeekendPass;

impl Deed for WeekendPass {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        opponents_with_hand(g, seat).for_each(|other| out(Aim::Player(other)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Aim::Player(target) = played.aim else { return };
        rule!("ZOM-C-Z2-12");
        discard_hand(g, target, key, log);
    }
}

pub(crate) struct Drink;

impl Deed for Drink {
    fn aims(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        out(Aim::Nothing);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
        let seat = played.by;
        rule!("ZOM-C-Z35-04");
        discard_hand(g, seat, key, log);
        let n = g.hand_limit(seat);
        g.begin(Draw { seat, n });
    }
}

fn discard_hand(g: &mut Zombies, seat: Seat, key: &RulesKey, log: &mut impl Log<Zombies>) {
    while let Some(card) = first_card(g, seat, key) {
        deeds::discard_from_hand(g, seat, card, key, log);
    }
}

fn first_card(g: &Zombies, seat: Seat, key: &RulesKey) -> Option<Card> {
    g.hands[seat.index()].cards(key).next()
}

pub(crate) struct EasyCome;

impl Deed for EasyCome {
    fn aims(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        out(Aim::Nothing);
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z6-03");
        for seat in g.seats() {
            while let Some(card) = first_card(g, seat, key) {
                g.hands[seat.index()].remove(card, key);
                leave_game(g, seat, card, log);
            }
        }
        if let Some(Frame::Played(frame)) = g.stack.top_mut()
            && !std::mem::replace(&mut frame.is_copy, true)
        {
            leave_game(g, played.by, played.card, log);
        }
    }
}

fn leave_game(g: &mut Zombies, seat: Seat, card: Card, log: &mut impl Log<Zombies>) {
    g.n_gone += 1;
    log.event(Event::CardLeftGame { seat, card });
}
