//! What explosion markers cause.

use table::{Log, RulesKey, Step, rule};

use crate::board::{ExplosionEffect, Place, Side};
use crate::characters::{Fate, Role};
use crate::editions::TowerMarkers;
use crate::state::Armory;
use crate::{City, Event};

/// CITY-17.11: carries out the first explosion that is waiting.
pub(super) fn carry_out(g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
    let place = g.explosions.remove(0);
    match place.explosion(g.side_of(place)) {
        Some(ExplosionEffect::Collapses(_)) => collapse(g, key, log),
        Some(ExplosionEffect::Burns(_)) => burn(g, log),
        Some(ExplosionEffect::IsBlocked(_)) => block(g, log),
        None => {}
    }
    Step::Ran
}

/// CITY-17.4: the Water Tower collapses on everybody there.
fn collapse(g: &mut City, key: &RulesKey, log: &mut impl Log<City>) {
    rule!("CITY-17.5");
    let place = Place::WaterTower;
    g.sides[place.index()] = Side::Ruin;
    let zombies = std::mem::take(&mut g.zombies[place.index()]);
    log.event(Event::TowerCollapsed { zombies });
    rule!("CITY-17.6");
    if g.rules.tower_markers == TowerMarkers::Return {
        g.markers[place.index()] = 0;
    }
    rule!("CITY-18.5");
    let owners = g.present(place);
    let first = g.turn_order().find(|seat| owners.has(*seat));
    for role in Role::ALL {
        if g.person(role).is_at(place) {
            g.kill_character(role, log);
        }
    }
    if let Some(seat) = first {
        rule!("CITY-18.9");
        g.lose_one(seat, log);
    }
    g.eliminate_players_without_characters(key, log);
}

/// CITY-17.7, CITY-17.8: everybody flees from the burning Armory; this does not count as a move.
fn burn(g: &mut City, log: &mut impl Log<City>) {
    rule!("CITY-17.8");
    rule!("CITY-17.15");
    g.armory = Armory::Burnt;
    log.event(Event::ArmoryBurnt);
    for role in Role::ALL {
        let person = &mut g.people[role.index()];
        if person.is_at(Place::Armory) {
            person.fate = Fate::At(Place::Crossroads);
            person.is_temporary = false;
            log.event(Event::CharacterFled { seat: person.owner, role });
        }
    }
}

/// CITY-17.9: nobody can enter or leave the Armory any more.
fn block(g: &mut City, log: &mut impl Log<City>) {
    rule!("CITY-17.10");
    g.armory = Armory::Blocked;
    log.event(Event::ArmoryBlocked);
}
