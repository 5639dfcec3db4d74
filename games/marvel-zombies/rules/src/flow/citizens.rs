//! Citizens: they appear, flee, and are devoured or saved (MZ-15, MZ-29.12 to MZ-29.21).

use table::{Bag, Log, Refusal, RulesKey, rule};

use super::{Keep, deeds, mission, traits};
use crate::MarvelZombies;
use crate::cards::SpawnCard;
use crate::cast::{CitizenCard, Mode};
use crate::event::Event;
use crate::mission::Special;
use crate::state::{Citizen, HeroIx};

/// Whether the Citizen attacks and moves like an Operator (MZ-15.10). In Hero Mode nobody does (MZ-29.21).
pub(crate) fn fights(g: &MarvelZombies, citizen: CitizenCard) -> bool {
    rule!("MZ-27.16");
    rule!("MZ-34.6");
    g.mode == Mode::Zombie && citizen.is_fighter() && !g.has_rule(Special::NoFighters)
}

/// Whether the Citizen leaves the board through a spawn zone (MZ-15.14). Escorted Citizens do not (MZ-15.21).
pub(crate) fn flees(g: &MarvelZombies, citizen: CitizenCard) -> bool {
    rule!("MZ-15.21");
    g.mode == Mode::Zombie && !fights(g, citizen) && g.citizens[citizen as usize].escort.is_none()
}

/// Whether a Citizen card can be drawn, now or after shuffling.
pub(crate) fn has_cards(g: &MarvelZombies) -> bool {
    !g.citizen_deck.is_empty() || !g.citizen_discard.is_empty()
}

/// Prepares drawing a Citizen card: if the deck is empty, the discard is shuffled into it. Returns `false` if
/// no card is left.
pub(crate) fn may_draw(g: &mut MarvelZombies, log: &mut impl Log<MarvelZombies>) -> bool {
    if g.citizen_deck.is_empty() && !g.citizen_discard.is_empty() {
        rule!("MZ-15.24");
        g.progress.has_reshuffled_citizens = true;
        g.citizen_deck = Bag::new(*std::mem::take(&mut g.citizen_discard));
        log.event(Event::CitizensShuffled);
    }
    !g.citizen_deck.is_empty()
}

/// MZ-15.2: places a figure in the zone of its card.
pub(crate) fn place(
    g: &mut MarvelZombies,
    citizen: CitizenCard,
    facts: Citizen,
    log: &mut impl Log<MarvelZombies>,
) {
    rule!("MZ-15.2");
    g.citizens[citizen as usize] = facts;
    if let Some(zone) = facts.zone {
        let is_escorted = facts.escort.is_some();
        log.event(Event::CitizenPlaced { citizen, zone, is_escorted, is_objective: facts.is_objective });
    }
}

/// The figure leaves the board, and the Spawn card of its escort is discarded (MZ-18.13). The Citizen card
/// now belongs to somebody.
fn take_off(g: &mut MarvelZombies, citizen: CitizenCard) {
    let Citizen { escort, .. } = std::mem::take(&mut g.citizens[citizen as usize]);
    if let Some(SpawnCard(place)) = escort {
        rule!("MZ-15.17");
        rule!("MZ-18.13");
        g.spawn_discard[usize::from(place)] += 1;
    }
    let bit = 1 << citizen as u16;
    for activation in &mut g.activations {
        activation.citizens &= !bit;
        activation.hurried &= !bit;
    }
}

/// MZ-15.5: the card goes to the hero who devoured the Citizen.
pub(crate) fn devour(g: &mut MarvelZombies, hero: HeroIx, citizen: CitizenCard) {
    rule!("MZ-15.4");
    rule!("MZ-15.5");
    note_fate(g, citizen, |progress, bit| progress.devoured |= bit);
    g.hero_mut(hero).n_devoured += 1;
    take_off(g, citizen);
}

/// MZ-29.12: the figure leaves the board, and its card goes to the hero.
pub(crate) fn save(
    g: &mut MarvelZombies,
    hero: HeroIx,
    citizen: CitizenCard,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    rule!("MZ-29.12");
    rule!("MZ-29.14");
    let Some(zone) = g.citizens[citizen as usize].zone else { return };
    note_fate(g, citizen, |progress, bit| progress.saved |= bit);
    take_off(g, citizen);
    log.event(Event::CitizenSaved { hero: g.who(hero), citizen, at: zone });
    g.stack.begin(Keep { hero, card: citizen });
    mission::citizen_saved(g, hero, citizen, zone, key, log);
}

/// Records what became of a Citizen, and whether it was an Objective Citizen.
fn note_fate(g: &mut MarvelZombies, citizen: CitizenCard, note: impl Fn(&mut crate::state::Progress, u16)) {
    let bit = 1 << citizen as u16;
    note(&mut g.progress, bit);
    if g.citizens[citizen as usize].is_objective {
        g.progress.objective_citizens |= bit;
    }
}

/// MZ-15.14, MZ-15.16: the Citizen has got away, and the card is discarded.
pub(super) fn leave(g: &mut MarvelZombies, citizen: CitizenCard, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-15.14");
    let facts = g.citizens[citizen as usize];
    let Some(zone) = facts.zone else { return };
    take_off(g, citizen);
    g.citizen_discard[citizen as usize] += 1;
    log.event(Event::CitizenLeft { citizen, zone });
    mission::citizen_left(g, citizen, facts.is_objective, log);
}

/// MZ-29.19: Enemies have devoured the Citizen, so every hero loses 1 Power and a Trait.
pub(super) fn is_lost(g: &mut MarvelZombies, citizen: CitizenCard, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-29.19");
    let facts = g.citizens[citizen as usize];
    let Some(zone) = facts.zone else { return };
    take_off(g, citizen);
    g.citizen_discard[citizen as usize] += 1;
    log.event(Event::CitizenLost { citizen, zone });
    mission::citizen_lost(g, citizen, facts.is_objective, log);
    for hero in g.heroes_in_play().iter() {
        deeds::lower_gauge(g, hero, 1, log);
        traits::lose_one(g, hero);
    }
}

/// The card that chance drew must be in the deck.
pub(crate) fn take_card(g: &mut MarvelZombies, card: CitizenCard, key: &RulesKey) -> Result<(), Refusal> {
    if g.citizen_deck.take(&[card], key) { Ok(()) } else { Err(Refusal::IMPOSSIBLE_ROLL) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::activation::Activation;
    use crate::scene::scene;

    #[test]
    fn figures_off_the_board_have_no_action_left() {
        let mut g = scene("heroes hulk\npeople: wong S2-1, okoye S2-1\nbegin turn hulk").expect("a scene");
        let bit = |citizen: CitizenCard| 1 << citizen as u16;
        let both = bit(CitizenCard::Wong) | bit(CitizenCard::Okoye);
        g.activations.push(Activation { citizens: both, hurried: both, ..Activation::default() });
        take_off(&mut g, CitizenCard::Wong);
        let activation = g.activations[0];
        assert_eq!(
            (activation.citizens, activation.hurried),
            (bit(CitizenCard::Okoye), bit(CitizenCard::Okoye))
        );
    }
}
