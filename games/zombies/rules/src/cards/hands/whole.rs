//! Whole hands go.

use table::{Log, RulesKey, Seat, rule};

use crate::cards::Card;
pub(super) use crate::cards::quiet::{choices, chosen, may_stop, rolled, step, toss};
use crate::event::Event;
use crate::flow::{Draw, Played, deeds};
use crate::{Aim, Zombies};

pub(super) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    if card == Card::WeekendPass {
        let has_hand = |other: &Seat| *other != seat && !g.hands[other.index()].is_empty();
        g.seats().filter(has_hand).for_each(|other| out(Aim::Player(other)));
    } else {
        out(Aim::Nothing);
    }
}

pub(super) fn resolve(g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
    let Played { card, by, aim, .. } = *played;
    match (card, aim) {
        (Card::WeekendPass, Aim::Player(target)) => {
            rule!("ZOM-C-Z2-12");
            discard_hand(g, target, key, log);
        }
        (Card::Drink, _) => {
            rule!("ZOM-C-Z35-04");
            discard_hand(g, by, key, log);
            let n = g.hand_limit(by);
            g.begin(Draw { seat: by, n });
        }
        (Card::EasyCome, _) => {
            rule!("ZOM-C-Z6-03");
            for seat in g.seats() {
                while let Some(card) = first_card(g, seat, key) {
                    g.hands[seat.index()].remove(card, key);
                    leave_game(g, seat, card, log);
                }
            }
            if let Some(played) = g.stack.top_as_mut::<Played>()
                && !std::mem::replace(&mut played.is_copy, true)
            {
                leave_game(g, by, card, log);
            }
        }
        _ => {}
    }
}

fn first_card(g: &Zombies, seat: Seat, key: &RulesKey) -> Option<Card> {
    g.hands[seat.index()].cards(key).next()
}

fn discard_hand(g: &mut Zombies, seat: Seat, key: &RulesKey, log: &mut impl Log<Zombies>) {
    while let Some(card) = first_card(g, seat, key) {
        deeds::discard_from_hand(g, seat, card, key, log);
    }
}

fn leave_game(g: &mut Zombies, seat: Seat, card: Card, log: &mut impl Log<Zombies>) {
    g.n_gone += 1;
    log.event(Event::CardLeftGame { seat, card });
}
