//! What each character can do, and when.

use table::{Kind, Log, Refusal, RulesKey, Seat, SeatSet, rule};

use super::card_effects::{change_card, hide, may_change_card, may_move_zombie, may_steal, needs};
use super::{Ending, Fetch, activation, clauses, verdicts};
use crate::action::Aim;
use crate::board::Place;
use crate::characters::{Power, Role};
use crate::pile::Holder;
use crate::{Card, City, Event};

/// Calls `found` with everything the power might be aimed at.
pub(super) fn for_each_aim(g: &City, seat: Seat, role: Role, key: &RulesKey, found: &mut impl FnMut(Aim)) {
    match role.power() {
        Power::SwapWithDiscard => {
            for card in g.cards.kinds(Holder::hand(seat), key) {
                let pile = Card::ALL.into_iter().filter(|taken| g.discard[taken.index()] > 0);
                pile.for_each(|taken| found(Aim::Swap(card, taken)));
            }
        }
        Power::MoveZombieFromHere | Power::ChangeMovementCard => {
            Place::ALL.into_iter().for_each(|place| found(Aim::At(place)));
        }
        Power::MoveLeader => g.wheel.iter().for_each(|colour| found(Aim::Colour(*colour))),
        Power::Steal => g.seats().for_each(|from| found(Aim::Player(from))),
        // These powers are used only when their owner is asked.
        Power::EnterFull | Power::UndoMove | Power::CancelCard => {}
        _ => found(Aim::Nothing),
    }
}

pub(super) fn may_use(g: &City, seat: Seat, role: Role, aim: Aim, key: &RulesKey) -> Result<(), Refusal> {
    let person = g.person(role);
    needs(person.owner == seat && person.place().is_some(), "CITY-15.1", "not-your-character")?;
    needs(!person.is_exhausted, "CITY-15.1", "not-rested")?;
    let Some(here) = person.place() else { return Err(Refusal::new("CITY-15.1", "not-your-character")) };
    rule!("CITY-15.3");
    match (role.power(), aim) {
        (Power::StopAttracting | Power::VoteThisTurn | Power::GiveBirth, Aim::Nothing) => Ok(()),
        (Power::SwapWithDiscard, Aim::Swap(card, taken)) => {
            rule!("CITY-15.13");
            rule!("CITY-15.14");
            needs(g.holds_card(seat, card, key), "CITY-15.13", "card-not-held")?;
            needs(g.discard[taken.index()] > 0, "CITY-15.13", "not-in-the-pile")
        }
        (Power::DrawCard, Aim::Nothing) => needs(g.deck_size > 0, "CITY-1.16", "deck-is-empty"),
        (Power::MoveZombieFromHere, Aim::At(to)) => may_move_zombie(g, here, to, "CITY-15.3"),
        (Power::MoveThisTurn, Aim::Nothing) => {
            let is_over = g.moved.has(seat) || g.stack.innermost::<Ending>().is_some();
            needs(!is_over, "CITY-15.19", "has-moved")
        }
        (Power::KillTwoHere, Aim::Nothing) => needs(g.zombies_at(here) > 0, "CITY-15.3", "no-zombie-there"),
        (Power::EnterFull, _) => Err(Refusal::new("CITY-15.22", "only-in-your-move")),
        (Power::TakeToken, Aim::Nothing) => needs(g.first != seat, "CITY-15.3", "has-the-token"),
        (Power::Hide, Aim::Nothing) => {
            needs(!person.is_hidden, "CITY-15.3", "already-hidden")?;
            clauses::may_hide(g, seat, role)
        }
        (Power::UndoMove, _) => Err(Refusal::new("CITY-15.27", "only-after-a-move")),
        (Power::CancelCard, _) => Err(Refusal::new("CITY-15.28", "only-against-a-card")),
        (Power::LookAtInvasion, Aim::Nothing) => {
            needs(g.top_hour().is_some(), "CITY-15.29", "no-invasion-card-left")
        }
        (Power::MoveLeader, Aim::Colour(colour)) => needs(g.may_lead(colour), "CITY-10.3", "no-such-colour"),
        (Power::ChangeMovementCard, Aim::At(place)) => may_change_card(g, seat, place),
        (Power::Steal, Aim::Player(from)) => may_steal(g, seat, from, "CITY-15.32"),
        _ => Err(Refusal::new("CITY-13.6", "wrong-aim")),
    }
}

/// Carries out a power whose character is already exhausted.
pub(super) fn carry_out(
    g: &mut City,
    seat: Seat,
    role: Role,
    aim: Aim,
    key: &RulesKey,
    log: &mut impl Log<City>,
) {
    let here = g.person(role).place().unwrap_or_default();
    verdicts::forestalled(g, seat, None, aim, log);
    match (role.power(), aim) {
        (Power::StopAttracting, _) => rule!("CITY-15.10"),
        (Power::SwapWithDiscard, Aim::Swap(card, taken)) => {
            activation::discard(g, seat, card, key, log);
            verdicts::spent(g, seat, card, key, log);
            activation::take_discarded(g, seat, taken, log);
        }
        (Power::DrawCard, _) => {
            rule!("CITY-15.15");
            g.stack.begin(Fetch::Card { seat });
        }
        (Power::MoveZombieFromHere, Aim::At(to)) => {
            rule!("CITY-15.16");
            rule!("CITY-15.17");
            g.move_zombies(here, to, 1, log);
        }
        (Power::VoteThisTurn | Power::MoveThisTurn, _) => {
            rule!("CITY-15.18");
            rule!("CITY-15.19");
            g.people[role.index()].is_awake = true;
        }
        (Power::KillTwoHere, _) => {
            rule!("CITY-15.20");
            rule!("CITY-15.21");
            g.kill_zombies(here, 2, log);
        }
        (Power::TakeToken, _) => {
            rule!("CITY-15.23");
            rule!("CITY-18.8");
            g.take_token(seat, log);
        }
        (Power::Hide, _) => {
            rule!("CITY-15.24");
            rule!("CITY-15.25");
            hide(g, role, log);
        }
        (Power::GiveBirth, _) => {
            rule!("CITY-15.26");
            log.event(Event::ChildBorn { seat });
        }
        (Power::LookAtInvasion, _) => {
            rule!("CITY-15.29");
            g.stack.begin(Fetch::Look { seats: SeatSet::one(seat) });
        }
        (Power::MoveLeader, Aim::Colour(colour)) => {
            rule!("CITY-15.30");
            g.put_leader(colour, log);
        }
        (Power::ChangeMovementCard, Aim::At(place)) => {
            rule!("CITY-15.31");
            change_card(g, seat, place, log);
        }
        (Power::Steal, Aim::Player(from)) => {
            rule!("CITY-15.32");
            g.stack.begin(Fetch::Theft { seat, from });
        }
        _ => {}
    }
}
