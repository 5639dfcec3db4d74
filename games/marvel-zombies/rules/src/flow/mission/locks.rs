//! Doors, the Avengers Sign and cards that wait for something (MZ-5.4).

use table::{Log, Observer, Refusal, RulesKey, Seat, rule};

use super::people::secret_bit;
use crate::MarvelZombies;
use crate::board::{Door, Zone};
use crate::cast::{CitizenCard, Color};
use crate::event::Event;
use crate::mission::{CitizenPlaceKind, Condition, Lock, Special, Tokens};
use crate::state::{HeroIx, LeaderPlace};

/// Whether a condition of the mission holds.
fn holds(g: &MarvelZombies, condition: Condition) -> bool {
    match condition {
        Condition::Taken(tokens) => taken(g).cover(tokens),
        Condition::ObjectiveCitizenDevoured => g.progress.devoured & g.progress.objective_citizens != 0,
        Condition::Gone(who) => {
            rule!("MZ-33.11");
            g.leaders[who.place()].place == LeaderPlace::Gone
        }
    }
}

/// The Objectives that are taken. Everybody has seen their colours.
pub(super) fn taken(g: &MarvelZombies) -> Tokens {
    let taken = g.objectives.iter().filter(|objective| objective.taken_by.is_some());
    let colors = taken.filter_map(|objective| objective.color.seen_by(Observer::Seat(Seat::A)));
    colors.fold(Tokens::default(), |tokens, color| tokens.with(*color))
}

/// MZ-5.4, MZ-5.5: refuses doors that are locked or sealed.
pub(crate) fn may_open(g: &MarvelZombies, door: Door) -> Result<(), Refusal> {
    match g.mission.doors[door.index()].lock {
        Lock::Closed | Lock::Open => Ok(()),
        Lock::LockedUntil(condition) if holds(g, condition) => Ok(()),
        Lock::LockedUntil(_) => Err(Refusal::new("MZ-5.4", "door-locked")),
        Lock::Sealed => Err(Refusal::new("MZ-5.5", "door-sealed")),
    }
}

/// MZ-43.4, MZ-43.7
pub(crate) fn may_throw_sign(g: &MarvelZombies) -> Result<(), Refusal> {
    may_touch_sign(g)?;
    if g.has_rule(Special::SignIsCarried) && g.sign.is_some_and(|sign| sign.is_damaged) {
        rule!("MZ-43.8");
        return Err(Refusal::new("MZ-43.7", "sign-thrown-already"));
    }
    Ok(())
}

fn may_touch_sign(g: &MarvelZombies) -> Result<(), Refusal> {
    for rule in &g.mission.rules {
        if let Special::SignLockedUntil(condition) = rule
            && !holds(g, *condition)
        {
            return Err(Refusal::new("MZ-43.4", "sign-under-repair"));
        }
    }
    Ok(())
}

/// MZ-43.9: a hero in the zone of the Sign may take it along. The Move is paid for like any other (MZ-43.10).
pub(crate) fn may_carry(g: &MarvelZombies, hero: HeroIx) -> Result<(), Refusal> {
    if !g.has_rule(Special::SignIsCarried) {
        return Err(Refusal::new("MZ-43.9", "sign-not-carried"));
    }
    if g.sign.is_none_or(|sign| Some(sign.zone) != g.zone_of(hero)) {
        return Err(Refusal::new("MZ-43.9", "no-sign-here"));
    }
    may_touch_sign(g)
}

pub(crate) fn carry(g: &mut MarvelZombies, hero: HeroIx, to: Zone, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-43.9");
    rule!("MZ-43.10");
    if let Some(sign) = &mut g.sign {
        sign.zone = to;
        log.event(Event::SignCarried { hero: g.who(hero), to });
    }
}

/// The dice added to all attacks but Devour and the Sign (MZ-40.14, MZ-40.15).
pub(crate) fn more_dice(g: &MarvelZombies) -> u8 {
    let is_upgraded = g.has_rule(Special::Upgrades)
        && g.progress.taken_cards & secret_bit(CitizenCard::SecretMission2) != 0;
    if is_upgraded {
        rule!("MZ-40.14");
        rule!("MZ-40.15");
    }
    u8::from(is_upgraded)
}

/// MZ-28.15: a card that lies face up in the hero's zone, once the Objective of its colour is taken.
pub(crate) fn may_take_card(g: &MarvelZombies, hero: HeroIx, card: CitizenCard) -> Result<(), Refusal> {
    let Some((_, after)) = face_up(g, card).filter(|(zone, _)| Some(*zone) == g.zone_of(hero)) else {
        return Err(Refusal::new("MZ-28.15", "no-card-here"));
    };
    match card {
        _ if taken(g).cover(Tokens::of(&[after])) => Ok(()),
        CitizenCard::SecretMission2 => Err(Refusal::new("MZ-40.14", "card-not-yet")),
        _ => Err(Refusal::new("MZ-40.13", "card-not-yet")),
    }
}

/// The zone where a card lies face up, and the Objective after which the card may be taken.
fn face_up(g: &MarvelZombies, wanted: CitizenCard) -> Option<(Zone, Color)> {
    g.face_down.iter().find_map(|laid| match g.mission.citizens[usize::from(laid.place)].kind {
        CitizenPlaceKind::FaceUp { card, after } if card == wanted => Some((laid.zone, after)),
        CitizenPlaceKind::FaceUp { .. }
        | CitizenPlaceKind::Symbol
        | CitizenPlaceKind::UnderObjective(_)
        | CitizenPlaceKind::Trapped
        | CitizenPlaceKind::Standing => None,
    })
}

pub(crate) fn take_card(
    g: &mut MarvelZombies,
    hero: HeroIx,
    card: CitizenCard,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    rule!("MZ-28.15");
    rule!("MZ-40.13");
    g.face_down.retain(|laid| *laid.card.read(key) != card);
    g.progress.taken_cards |= secret_bit(card);
    log.event(Event::CardTaken { hero: g.who(hero), card });
}
