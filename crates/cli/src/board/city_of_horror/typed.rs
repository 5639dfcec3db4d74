//! Offers and standing passes as somebody types them.
//!
//! ```text
//! offer B gun                        a gift
//! offer all gun for antidote         whoever takes it first
//! offer B antidote for any, vote C   paid when B has voted against C
//! offer D gun for tie C              …when D breaks a tie against C
//! offer B for lead A, share card B   B votes for A as share leader, and A gives B a card
//! sleep                              pass until the end of the turn, unless something touches me
//! ```

use city_of_horror::deals::ItemKind;
use city_of_horror::orders::{Alarms, StandingPass, Until};
use city_of_horror::view::View;
use city_of_horror::{Action, Card, Clause, Offer, Order, Party, Promise, Purpose, Ware, When};
use table::Seat;

use crate::board::Typed;

pub fn action(view: &View, seat: Seat, typed: &Typed) -> Option<Action> {
    match typed {
        Typed::Sleep => {
            let alarms = Alarms { attack: true, named: false, offer: true };
            let pass = StandingPass { until: Until::Turn, alarms, cards: true };
            Some(Action::Order(Order::StandingPass(Some(pass))))
        }
        Typed::Offer(text) => offer(view, seat, text).map(Action::Propose),
        Typed::Share(_) => None,
    }
}

fn offer(view: &View, seat: Seat, text: &str) -> Option<Offer> {
    let text = text.to_lowercase();
    let (to, rest) = text.split_once(' ')?;
    let mut offer =
        Offer { to: if to == "all" { None } else { Some(seat_of(view, to)?) }, ..Offer::default() };
    let (given, wanted) = match rest.strip_prefix("for ") {
        Some(wanted) => ("", wanted),
        None => rest.split_once(" for ").unwrap_or((rest, "")),
    };
    for item in items(given) {
        match item {
            "antidote" => offer.give.antidotes += 1,
            card => offer.give.cards.try_push(Ware::Named(card_of(card)?)).map_or(Some(()), |_| None)?,
        }
    }
    for item in items(wanted) {
        match item.split_once(' ') {
            None if item == "antidote" => offer.want.antidotes += 1,
            None => {
                let ware = if item == "any" { Ware::Any } else { Ware::Named(card_of(item)?) };
                offer.want.cards.try_push(ware).map_or(Some(()), |_| None)?;
            }
            Some((verb, object)) => {
                let promise = promise(view, seat, verb, object)?;
                offer.promises.try_push(promise).map_or(Some(()), |_| None)?;
            }
        }
    }
    if offer.promises.iter().any(|promise| promise.by == Party::Taker) && !offer.give.is_empty() {
        offer.give.when = When::IfKept;
    }
    Some(offer)
}

fn promise(view: &View, seat: Seat, verb: &str, object: &str) -> Option<Promise> {
    let clause = match verb {
        "vote" => Clause::Vote(Purpose::Attack, seat_of(view, object)?),
        "lead" => Clause::Vote(Purpose::Sharing, seat_of(view, object)?),
        "tie" => Clause::Tie(seat_of(view, object)?),
        "share" => {
            let (kind, to) = object.split_once(' ')?;
            let kind = match kind {
                "antidote" => ItemKind::Antidote,
                "card" => ItemKind::Card,
                _ => return None,
            };
            Clause::Share(kind, seat_of(view, to)?)
        }
        _ => return None,
    };
    // Who shares is who leads the sharing: for oneself it is one's own word.
    let is_own = matches!(clause, Clause::Share(_, to) if to != seat);
    Some(Promise { by: if is_own { Party::Maker } else { Party::Taker }, clause })
}

fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', '+']).map(str::trim).filter(|item| !item.is_empty())
}

fn seat_of(view: &View, text: &str) -> Option<Seat> {
    view.seats.iter().map(|seat| seat.seat).find(|seat| seat.letter().eq_ignore_ascii_case(text.trim()))
}

/// A card by its name in journals: `makeshift-bomb`.
fn card_of(text: &str) -> Option<Card> {
    let name = text.trim().replace(' ', "-");
    serde_json::from_value(serde_json::Value::String(name)).ok()
}

#[cfg(test)]
mod tests {
    use city_of_horror::Setup;
    use games::City;
    use table::{Game, Observer, Silent, start};

    use super::*;

    fn typed(text: &str) -> Option<Offer> {
        let g: City = start(&Setup::new(4), &mut Silent).unwrap();
        offer(&g.view(Observer::Seat(Seat::A)), Seat::A, text)
    }

    #[test]
    fn offers_are_read() {
        let gift = typed("b gun").unwrap();
        assert_eq!(gift.to, Some(Seat::B));
        assert_eq!(gift.give.cards.as_slice(), [Ware::Named(Card::Gun)]);
        let trade = typed("ALL gun, antidote for any + makeshift-bomb").unwrap();
        assert_eq!((trade.to, trade.give.antidotes), (None, 1));
        assert_eq!(trade.want.cards.as_slice(), [Ware::Any, Ware::Named(Card::MakeshiftBomb)]);
        let deal = typed("D antidote for vote C").unwrap();
        assert_eq!(deal.give.when, When::IfKept);
        assert_eq!(deal.promises[0].clause, Clause::Vote(Purpose::Attack, Seat::C));
        let sharing = typed("B for lead A, share card B").unwrap();
        assert_eq!(sharing.promises[1].by, Party::Maker);
    }

    #[test]
    fn what_is_no_offer_is_none() {
        for text in ["", "B", "Z gun", "B banana", "B gun for vote", "B gun for sing C"] {
            assert_eq!(typed(text), None, "{text}");
        }
    }
}
