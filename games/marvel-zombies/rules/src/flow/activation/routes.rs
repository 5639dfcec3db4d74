//! The ways that Enemies and Citizens take.

use table::rule;

use crate::MarvelZombies;
use crate::board::{Ways, Zone, ZoneSet};
use crate::cast::Mode;

/// The zones with somebody whom Enemies attack: heroes and, in Hero Mode, Citizens (MZ-29.16).
pub(crate) fn targets(g: &MarvelZombies) -> ZoneSet {
    let heroes = g.hero_zones();
    match g.mode {
        Mode::Zombie => heroes,
        Mode::Hero => {
            rule!("MZ-29.16");
            heroes.or(g.citizens.iter().filter_map(|citizen| citizen.zone).collect())
        }
    }
}

pub(crate) fn is_target(g: &MarvelZombies, zone: Zone) -> bool {
    targets(g).has(zone)
}

/// The nearest of these zones that can be reached.
pub(crate) fn nearest(g: &MarvelZombies, from: Zone, among: ZoneSet) -> ZoneSet {
    let distances = &g.ways.distance[from.index()];
    let mut least = Ways::NO_WAY;
    let mut found = ZoneSet::EMPTY;
    for zone in among.iter() {
        let distance = distances[zone.index()];
        if distance == Ways::NO_WAY || distance > least {
            continue;
        }
        if distance < least {
            (least, found) = (distance, ZoneSet::EMPTY);
        }
        found = found.with(zone);
    }
    found
}

/// The next zones on the shortest ways to any of these zones, which are equally far away.
pub(crate) fn ways_to(g: &MarvelZombies, from: Zone, goals: ZoneSet) -> ZoneSet {
    let leads_to = |next: &Zone, goal: Zone| {
        g.distance(*next, goal).checked_add(1).is_some_and(|distance| distance == g.distance(from, goal))
    };
    g.next_to(from).iter().filter(|next| goals.iter().any(|goal| leads_to(next, goal))).collect()
}

/// The zones that an Enemy in this zone wants to reach: the nearest ones with somebody in sight (MZ-16.10),
/// or else the nearest by open ways (MZ-16.11).
pub(super) fn goals(g: &MarvelZombies, from: Zone) -> ZoneSet {
    let all = targets(g);
    let seen = nearest(g, from, g.ways.seen[from.index()].and(all));
    if seen.is_empty() {
        rule!("MZ-16.11");
        nearest(g, from, all)
    } else {
        rule!("MZ-16.10");
        seen
    }
}

/// The different next zones towards these goals (MZ-16.16). Empty if there is no way (MZ-16.12).
pub(super) fn routes(g: &MarvelZombies, from: Zone) -> ZoneSet {
    rule!("MZ-16.12");
    rule!("MZ-16.16");
    ways_to(g, from, goals(g, from))
}

/// The next zones of a Citizen who flees (MZ-15.13).
pub(super) fn flights(g: &MarvelZombies, from: Zone) -> ZoneSet {
    rule!("MZ-15.13");
    ways_to(g, from, nearest(g, from, spawn_zones(g)))
}

/// MZ-15.15: zones with an active Spawn token.
pub(crate) fn spawn_zones(g: &MarvelZombies) -> ZoneSet {
    rule!("MZ-15.15");
    g.spawns.iter().filter(|token| token.is_active).map(|token| token.zone).collect()
}
