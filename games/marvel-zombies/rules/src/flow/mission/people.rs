//! The Citizens who matter to a mission.

use table::{Log, RulesKey, rule};

use super::happenings::happens;
use crate::MarvelZombies;
use crate::board::{Zone, ZoneSet};
use crate::cast::CitizenCard;
use crate::flow::opening;
use crate::mission::{Condition, Goal, Lock, Special, Trigger};
use crate::state::HeroIx;

/// The bit of one of the two Secret Missions; other cards have none.
pub(super) const fn secret_bit(card: CitizenCard) -> u8 {
    match card {
        CitizenCard::SecretMission1 => 1,
        CitizenCard::SecretMission2 => 2,
        _ => 0,
    }
}

/// The Devour is finished (MZ-39.10). Whether the card is kept does not matter (MZ-28.10).
pub(crate) fn citizen_devoured(
    g: &mut MarvelZombies,
    hero: HeroIx,
    _citizen: CitizenCard,
    at: Zone,
    _key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    rule!("MZ-39.10");
    happens(g, Trigger::CitizenDevoured, Some(hero), at, log);
}

pub(crate) fn citizen_saved(
    g: &mut MarvelZombies,
    hero: HeroIx,
    citizen: CitizenCard,
    at: Zone,
    _key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    if is_objective(g, citizen) {
        happens(g, Trigger::ObjectiveCitizenSaved, Some(hero), at, log);
    }
}

fn is_objective(g: &MarvelZombies, citizen: CitizenCard) -> bool {
    g.progress.objective_citizens & 1 << citizen as u16 != 0
}

/// MZ-15.14, MZ-15.16: only this counts as leaving the board (MZ-28.11).
pub(crate) fn citizen_left(
    g: &mut MarvelZombies,
    citizen: CitizenCard,
    is_objective: bool,
    _log: &mut impl Log<MarvelZombies>,
) {
    rule!("MZ-28.11");
    if g.has_rule(Special::LostIfCitizenLeaves) {
        rule!("MZ-30.3");
        rule!("MZ-31.3");
        g.progress.is_lost = true;
    }
    if is_wanted(g, citizen, is_objective) {
        rule!("MZ-28.12");
        rule!("MZ-32.11");
        g.progress.is_lost = true;
    }
}

/// Whether the mission requires this Citizen to be devoured or saved (MZ-28.12).
fn is_wanted(g: &MarvelZombies, citizen: CitizenCard, is_objective: bool) -> bool {
    let by_goal = g.mission.steps.iter().any(|goal| match goal {
        Goal::DevourObjectiveCitizens | Goal::SaveObjectiveCitizens => is_objective,
        Goal::Devour(card) => *card == citizen,
        _ => false,
    });
    let is_key = |lock: Lock| matches!(lock, Lock::LockedUntil(Condition::ObjectiveCitizenDevoured));
    by_goal || is_objective && g.mission.doors.iter().any(|door| is_key(door.lock))
}

/// Devoured by Enemies in Hero Mode (MZ-29.19).
pub(crate) fn citizen_lost(
    g: &mut MarvelZombies,
    citizen: CitizenCard,
    is_objective: bool,
    _log: &mut impl Log<MarvelZombies>,
) {
    if is_wanted(g, citizen, is_objective) {
        rule!("MZ-42.9");
        rule!("MZ-44.11");
        g.progress.is_lost = true;
    }
}

/// A card goes from a dashboard to the discard. The card of a saved Citizen must stay there (MZ-42.9,
/// MZ-44.11).
pub(crate) fn citizen_discarded(
    g: &mut MarvelZombies,
    card: CitizenCard,
    _log: &mut impl Log<MarvelZombies>,
) {
    let is_saved = card.is_person() && g.progress.saved & 1 << card as u16 != 0;
    if is_saved && is_objective(g, card) && is_wanted(g, card, true) {
        rule!("MZ-42.9");
        rule!("MZ-44.11");
        g.progress.is_lost = true;
    }
}

/// A Secret Mission card is turned up in this zone and leaves the game (MZ-20.5, MZ-36.8).
pub(crate) fn card_revealed(
    g: &mut MarvelZombies,
    card: CitizenCard,
    zone: Zone,
    _key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    g.progress.revealed |= secret_bit(card);
    let hero = g.turn.hero;
    happens(g, Trigger::Revealed(card), hero, zone, log);
}

/// MZ-33.8: a hero who enters the zone of well-hidden Citizens, by whatever way (MZ-23.12), finds them.
pub(crate) fn hero_entered(
    g: &mut MarvelZombies,
    _hero: HeroIx,
    zone: Zone,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    if !g.has_rule(Special::WellHidden) {
        return;
    }
    while let Some(index) = opening::first_hidden(g, ZoneSet::one(zone)) {
        rule!("MZ-33.8");
        opening::reveal(g, index, key, log);
    }
}

/// MZ-44.14: if a single hero plays alone, both Trapped Citizens may lie on that hero's dashboard.
pub(crate) fn holds_both(g: &MarvelZombies, hero: HeroIx, card: CitizenCard) -> bool {
    let is_saved = |card: CitizenCard| is_objective(g, card) && is_wanted(g, card, true);
    let held = &g.hero(hero).citizens;
    let holds =
        g.heroes.len() == 1 && held.len() == 1 && is_saved(card) && held.iter().all(|held| is_saved(*held));
    if holds {
        rule!("MZ-44.14");
    }
    holds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::scene;

    #[test]
    fn one_alone_holds_two_and_no_third() {
        let mut g = scene("mission MH4\nheroes thor\nbegin turn thor").expect("a scene");
        let hero = HeroIx(0);
        let [first, second, third] = [CitizenCard::Wong, CitizenCard::Okoye, CitizenCard::AuntMay];
        for card in [first, second, third] {
            g.progress.objective_citizens |= 1 << card as u16;
        }
        g.hero_mut(hero).citizens.push(first);
        assert!(holds_both(&g, hero, second));
        g.hero_mut(hero).citizens.push(second);
        assert!(!holds_both(&g, hero, third), "there is room for two");
    }
}
