//! Offers and standing passes as players type them.
//!
//! ```text
//! offer B gun                        a gift
//! offer all gun for antidote         for the first player who takes it
//! offer B antidote for any, vote C   paid when B has voted against C
//! offer D gun for tie C              …when D breaks a tie against C
//! offer B for lead A, share card B   B votes for A as share leader, and A gives B a card
//! offer B for antidote, i spare B    B pays an antidote, and I do not vote against B
//! offer C gun for marker armory      C's next explosion marker goes to the Armory
//! offer B gun if survives punk       paid if the Punk survives
//! offer B for antidote if unharmed B  B pays if B loses nobody
//! offer B gun for vote C in any case  paid even if C can no longer be named
//! offer B gun for hold here          B aims nothing at this location; or `hold everything`
//! offer B gun for leave effect       B does not use the effect of the location
//! offer B gun for any until turn     it stands until the turn ends
//! counter B gun for antidote         answers the latest offer of B
//! counter B 3 gun for antidote       answers the offer with that number
//! accept B gun, alarm                accepts the latest offer of B, with the two cards that it lets me pick
//! accept B 3 gun, alarm              accepts the offer with that number
//! sleep                              pass until the end of the turn, unless something affects me
//! ```

use city_of_horror::deals::{ItemKind, Picks};
use city_of_horror::orders::{Alarms, PassUntil, StandingPass};
use city_of_horror::view::{OfferView, View};
use city_of_horror::{
    Action, Card, Case, Clause, Goods, Lasts, Offer, Order, Party, Promise, Purpose, Ware, When,
};
use serde::de::DeserializeOwned;
use table::{PassOrder, Seat};

use terminal::board::TypedProposal;

pub fn action(view: &View, seat: Seat, typed: &TypedProposal) -> Option<Action> {
    match typed {
        TypedProposal::Sleep => {
            let alarms = Alarms { attack: true, offer: true, ..Alarms::default() };
            let pass = StandingPass { until: PassUntil::Turn, alarms, cards: true };
            Some(Action::Order(Order::Pass(PassOrder { at: None, pass: Some(pass) })))
        }
        TypedProposal::Offer(text) => offer(view, seat, text).map(Action::Propose),
        TypedProposal::Counter(text) => {
            let (number, text) = numbered(text);
            let offer = offer(view, seat, &text)?;
            let answered = open_offer(view, seat, offer.to?, number)?;
            Some(Action::Counter(answered.seat, answered.number, offer))
        }
        TypedProposal::Accept(text) => {
            let (number, text) = numbered(text);
            let (maker, cards) = text.split_once(' ').unwrap_or((&text, ""));
            let taken = open_offer(view, seat, seat_of(view, seat, maker)?, number)?;
            let mut picks = items(cards).map(word).collect::<Option<Vec<Card>>>()?;
            picks.sort_unstable();
            Some(Action::Accept(taken.seat, taken.number, Picks::try_from(picks.as_slice()).ok()?))
        }
        TypedProposal::Share(_) => None,
    }
}

/// The offer with this number from this player, or the latest one, if it is waiting for an answer from
/// `seat`.
fn open_offer(view: &View, seat: Seat, maker: Seat, number: Option<u8>) -> Option<&OfferView> {
    let is_meant = |open: &&OfferView| {
        open.open_to.has(seat) && open.seat == maker && number.is_none_or(|number| number == open.number)
    };
    view.offers.iter().rfind(is_meant)
}

/// The number that follows the player whose offer is answered, if there is one, and the text without it.
fn numbered(text: &str) -> (Option<u8>, String) {
    let mut words = text.splitn(3, ' ');
    let found = (words.next(), words.next().map(str::parse::<u8>), words.next());
    match found {
        (Some(to), Some(Ok(number)), rest) => (Some(number), format!("{to} {}", rest.unwrap_or_default())),
        _ => (None, text.to_string()),
    }
}

fn offer(view: &View, seat: Seat, text: &str) -> Option<Offer> {
    let text = text.to_lowercase();
    let (to, rest) = text.split_once(' ')?;
    let (rest, lasts) = match rest.rsplit_once(" until ") {
        Some((rest, lasts)) => (rest, word(lasts)?),
        None => (rest, Lasts::Window),
    };
    let (rest, later) = match rest.rsplit_once(" if ") {
        Some((rest, case)) => (rest, Some(When::If(case_of(view, seat, case)?))),
        None => match rest.strip_suffix(" in any case") {
            Some(rest) => (rest, Some(When::InAnyCase)),
            None => (rest, None),
        },
    };
    let to = if to == "all" { None } else { Some(seat_of(view, seat, to)?) };
    let mut offer = Offer { to, lasts, ..Offer::default() };
    let (given, wanted) = match rest.strip_prefix("for ") {
        Some(wanted) => ("", wanted),
        None => rest.split_once(" for ").unwrap_or((rest, "")),
    };
    for item in items(given) {
        add_goods(&mut offer.give, item, None)?;
    }
    for item in items(wanted) {
        match item.split_once(' ') {
            None if item != "any" => add_goods(&mut offer.want, item, None)?,
            None => add_goods(&mut offer.want, item, Some(Ware::Any))?,
            Some(("i", own)) => {
                let (verb, object) = own.split_once(' ')?;
                let clause = clause(view, seat, verb, object)?;
                add(&mut offer, Promise { by: Party::Maker, clause })?;
            }
            Some((verb, object)) => {
                let clause = clause(view, seat, verb, object)?;
                // The share leader keeps this promise. That is the maker if the gift goes to somebody else,
                // and otherwise the taker.
                let is_own = matches!(clause, Clause::Share(_, to) if to != seat);
                add(&mut offer, Promise { by: if is_own { Party::Maker } else { Party::Taker }, clause })?;
            }
        }
    }
    let has_to_wait = offer.promises.iter().any(|promise| promise.by == Party::Taker);
    // A later time of payment applies to what the maker gives or, if the maker gives nothing, to what the
    // maker gets.
    match later {
        Some(when) if !offer.give.is_empty() => offer.give.when = when,
        Some(when) if !offer.want.is_empty() => offer.want.when = when,
        Some(_) => return None,
        None if has_to_wait && !offer.give.is_empty() => offer.give.when = When::IfKept,
        None => {}
    }
    Some(offer)
}

fn add_goods(goods: &mut Goods, item: &str, ware: Option<Ware>) -> Option<()> {
    if item == "antidote" {
        goods.antidotes += 1;
        return Some(());
    }
    let ware = match ware {
        Some(ware) => ware,
        None => Ware::Named(word(item)?),
    };
    goods.cards.try_push(ware).map_or(Some(()), |_| None)
}

fn add(offer: &mut Offer, promise: Promise) -> Option<()> {
    offer.promises.try_push(promise).map_or(Some(()), |_| None)
}

fn clause(view: &View, seat: Seat, verb: &str, object: &str) -> Option<Clause> {
    let named = || seat_of(view, seat, object);
    Some(match verb {
        "vote" => Clause::Vote(Purpose::Attack, named()?),
        "lead" => Clause::Vote(Purpose::Sharing, named()?),
        "tie" => Clause::Tie(named()?),
        "spare" => Clause::Spare(Purpose::Attack, named()?),
        "spare-lead" => Clause::Spare(Purpose::Sharing, named()?),
        "spare-tie" => Clause::SpareInTie(named()?),
        "marker" => Clause::Marker(word(object)?),
        "hold" => Clause::HoldBack(word(object)?),
        "leave" if object == "effect" => Clause::NoEffect,
        "share" => {
            let (kind, to) = object.split_once(' ')?;
            let kind = match kind {
                "antidote" => ItemKind::Antidote,
                "card" => ItemKind::Card,
                _ => return None,
            };
            Clause::Share(kind, seat_of(view, seat, to)?)
        }
        _ => return None,
    })
}

fn case_of(view: &View, seat: Seat, text: &str) -> Option<Case> {
    if text.trim() == "no-attack" {
        return Some(Case::NoAttack);
    }
    let (verb, object) = text.trim().split_once(' ')?;
    let named = || seat_of(view, seat, object);
    Some(match verb {
        "survives" => Case::Survives(word(object)?),
        "dies" => Case::Dies(word(object)?),
        "loses" => Case::Loses(named()?),
        "unharmed" => Case::Unharmed(named()?),
        "leads" => Case::Leads(named()?),
        _ => return None,
    })
}

fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', '+']).map(str::trim).filter(|item| !item.is_empty())
}

/// A seat by its letter, or `me`.
fn seat_of(view: &View, own: Seat, text: &str) -> Option<Seat> {
    if text.trim() == "me" {
        return Some(own);
    }
    view.seats.iter().map(|seat| seat.seat).find(|seat| seat.letter().eq_ignore_ascii_case(text.trim()))
}

/// A card, a character or a location by its name in journals, like `makeshift-bomb`.
fn word<W: DeserializeOwned>(text: &str) -> Option<W> {
    let name = text.trim().replace(' ', "-");
    serde_json::from_value(serde_json::Value::String(name)).ok()
}

#[cfg(test)]
mod tests {
    use city_of_horror::City;
    use city_of_horror::Setup;
    use city_of_horror::scene::scene;
    use table::{Game, Input, Observer, Silent, apply, start};

    use super::*;

    fn parse_proposal(text: &str) -> Option<Offer> {
        let g: City = start(&Setup::new(4), &mut Silent).unwrap();
        offer(&g.view(Observer::Seat(Seat::A)), Seat::A, text)
    }

    #[test]
    fn offers_are_parsed() {
        let gift = parse_proposal("b gun").unwrap();
        assert_eq!(gift.to, Some(Seat::B));
        assert_eq!(gift.give.cards.as_slice(), [Ware::Named(Card::Gun)]);
        let trade = parse_proposal("ALL gun, antidote for any + makeshift-bomb").unwrap();
        assert_eq!((trade.to, trade.give.antidotes), (None, 1));
        assert_eq!(trade.want.cards.as_slice(), [Ware::Any, Ware::Named(Card::MakeshiftBomb)]);
        let deal = parse_proposal("D antidote for vote C").unwrap();
        assert_eq!(deal.give.when, When::IfKept);
        assert_eq!(deal.promises[0].clause, Clause::Vote(Purpose::Attack, Seat::C));
        let sharing = parse_proposal("B for lead A, share card B").unwrap();
        assert_eq!(sharing.promises[1].by, Party::Maker);
    }

    #[test]
    fn promises_to_spare_and_markers_are_parsed() {
        let safety =
            parse_proposal("B for antidote, i spare B, i spare-tie B, spare me, marker water-tower").unwrap();
        let promises: Vec<(Party, Clause)> =
            safety.promises.iter().map(|promise| (promise.by, promise.clause)).collect();
        assert_eq!(
            promises,
            [
                (Party::Maker, Clause::Spare(Purpose::Attack, Seat::B)),
                (Party::Maker, Clause::SpareInTie(Seat::B)),
                (Party::Taker, Clause::Spare(Purpose::Attack, Seat::A)),
                (Party::Taker, Clause::Marker(city_of_horror::Place::WaterTower)),
            ]
        );
        assert_eq!(safety.want.antidotes, 1);
    }

    #[test]
    fn outcomes_and_ends_are_read() {
        let insured = parse_proposal("B gun for vote C if survives punk until location").unwrap();
        assert_eq!(insured.give.when, When::If(Case::Survives(city_of_horror::Role::Punk)));
        assert_eq!(insured.lasts, Lasts::Location);
        assert_eq!(parse_proposal("all gun if no-attack").unwrap().give.when, When::If(Case::NoAttack));
        assert_eq!(
            parse_proposal("B gun if unharmed me").unwrap().give.when,
            When::If(Case::Unharmed(Seat::A))
        );
        assert_eq!(parse_proposal("B gun for any until turn").unwrap().lasts, Lasts::Turn);
        let fee = parse_proposal("B for antidote if unharmed B").unwrap();
        assert_eq!((fee.give.when, fee.want.when), (When::AtOnce, When::If(Case::Unharmed(Seat::B))));
        let sure = parse_proposal("B gun for hold here, leave effect in any case until location").unwrap();
        assert_eq!((sure.give.when, sure.lasts), (When::InAnyCase, Lasts::Location));
        assert_eq!(sure.promises[0].clause, Clause::HoldBack(city_of_horror::deals::Scope::Here));
        assert_eq!(sure.promises[1].clause, Clause::NoEffect);
    }

    #[test]
    fn an_answer_may_name_the_offer() {
        assert_eq!(numbered("B 3 gun for any"), (Some(3), "B gun for any".to_string()));
        assert_eq!(numbered("B gun for any"), (None, "B gun for any".to_string()));
    }

    #[test]
    fn other_text_is_not_an_offer() {
        for text in [
            "",
            "B",
            "Z gun",
            "B banana",
            "B gun for vote",
            "B gun for sing C",
            "B gun if rains",
            "B for vote C if no-attack",
            "B for hold tight",
            "B gun until noon",
        ] {
            assert_eq!(parse_proposal(text), None, "{text}");
        }
    }

    #[test]
    fn offers_are_accepted_with_picked_cards() {
        let state = scene(
            "seats 3
             church: A punk, B student, C thief
             zombies: church 3
             hand A: gun, gun, alarm, shotgun
             hand B: alarm
             antidotes: B 2
             begin after-invasion",
        )
        .unwrap();
        let mut g = table::Table::from_state(state).0.state().clone();
        let wants = |n: usize| {
            offer(
                &g.view(Observer::Seat(Seat::B)),
                Seat::B,
                &format!("A antidote for {}", ["any"].repeat(n).join(", ")),
            )
        };
        for proposal in [wants(1).unwrap(), wants(4).unwrap()] {
            apply(&mut g, &Input::Act(Seat::B, Action::Propose(proposal)), &mut Silent).unwrap();
        }
        let view = g.view(Observer::Seat(Seat::A));
        let read = |text: &str| action(&view, Seat::A, &TypedProposal::Accept(text.to_string()));
        let numbers: Vec<u8> = view.offers.iter().map(|open| open.number).collect();
        assert_eq!(
            read(&format!("b {} gun", numbers[0])),
            Some(Action::Accept(Seat::B, numbers[0], [Card::Gun].as_slice().try_into().unwrap()))
        );
        assert_eq!(read("c gun"), None);
        assert_eq!(read("b gnu"), None);
        let all = read("b shotgun, gun, alarm, gun").unwrap();
        assert!(apply(&mut g, &Input::Act(Seat::A, all), &mut Silent).is_ok());
    }
}
