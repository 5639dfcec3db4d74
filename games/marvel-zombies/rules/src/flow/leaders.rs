//! Super-Heroes or, in Hero Mode, Zombie Heroes: how they act, and how they are eliminated (MZ-25, MZ-47).

use table::{Log, RulesKey, rule};

use super::{activation, mission};
use crate::MarvelZombies;
use crate::board::{Zone, ZoneSet};
use crate::cast::{Character, Kind, Mode};
use crate::event::Event;
use crate::state::{HeroIx, Leader, LeaderPlace};

/// Eliminates a leader. The card goes to the discard (MZ-7.9), unless the mission brings the leader back or
/// the leader only lies down.
pub(crate) fn eliminate(
    g: &mut MarvelZombies,
    who: Character,
    by: Option<HeroIx>,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    let LeaderPlace::Board(zone) = g.leaders[who.place()].place else { return };
    for activation in &mut g.activations {
        activation.leaders[who.place()] = 0;
    }
    let falls_first = who == Character::Deadpool && !g.leaders[who.place()].has_fallen;
    let place = match mission::leader_eliminated(g, who, by, key, log) {
        Some(place) => place,
        None if falls_first => {
            rule!("MZ-47.5");
            rule!("MZ-47.9");
            g.leaders[who.place()].has_fallen = true;
            LeaderPlace::Lies(zone)
        }
        None => {
            rule!("MZ-7.9");
            g.leader_discard[who as usize] += 1;
            LeaderPlace::Away
        }
    };
    let leader = &mut g.leaders[who.place()];
    *leader = match place {
        LeaderPlace::Lies(_) => Leader { place, is_banner: false, ..*leader },
        LeaderPlace::Away | LeaderPlace::Board(_) | LeaderPlace::Returns(_) | LeaderPlace::Gone => {
            Leader { place, ..Leader::default() }
        }
    };
    log.event(Event::LeaderEliminated { who, zone, lies: matches!(place, LeaderPlace::Lies(_)) });
}

/// In the End phase, leaders who lie down stand up again (MZ-45.8, MZ-47.9), and those who rest may act again
/// (MZ-45.12).
pub(crate) fn end_phase(g: &mut MarvelZombies, log: &mut impl Log<MarvelZombies>) {
    for who in Character::leaders(g.mode) {
        let leader = &mut g.leaders[who.place()];
        leader.rests = false;
        if let LeaderPlace::Lies(zone) = leader.place {
            rule!("MZ-45.8");
            leader.place = LeaderPlace::Board(zone);
            log.event(Event::LeaderStoodUp { who: *who, zone });
        }
    }
}

/// The number of Hits that eliminate the leader now (MZ-25, MZ-47). Banner needs fewer (MZ-47.1).
pub(crate) fn endurance(g: &MarvelZombies, who: Character) -> u8 {
    if g.leaders[who.place()].is_banner {
        rule!("MZ-47.1");
        2
    } else {
        who.endurance()
    }
}

/// Whether the leader is activated at all: not while asleep (MZ-40.9) or resting (MZ-45.12).
pub(crate) fn may_act(g: &MarvelZombies, who: Character) -> bool {
    rule!("MZ-45.12");
    mission::is_awake(g, who) && !g.leaders[who.place()].rests
}

/// The Actions of one activation.
pub(crate) fn actions(g: &MarvelZombies, who: Character) -> u8 {
    rule!("MZ-7.4");
    match who {
        Character::BlackPanther => {
            rule!("MZ-25.6");
            rule!("MZ-25.12");
            2 + g.highest_level() as u8
        }
        _ => Kind::Leader.actions(),
    }
}

/// The Wounds of one attack.
pub(super) fn wounds(who: Character) -> u8 {
    match who {
        Character::Thor => {
            rule!("MZ-25.4");
            rule!("MZ-25.10");
            2
        }
        _ => 1,
    }
}

/// The zones that the leader attacks from here, apart from this one.
pub(super) fn reach(g: &MarvelZombies, who: Character, from: Zone) -> ZoneSet {
    let within = |zones: ZoneSet, most: u8, far: &[u8]| {
        zones.iter().filter(|zone| far[zone.index()] <= most).collect()
    };
    match (who, g.mode) {
        (Character::MsMarvel, Mode::Zombie) => {
            rule!("MZ-25.5");
            rule!("MZ-25.11");
            within(activation::targets(g), 3, &g.ways.distance[from.index()])
        }
        (Character::IronMan, Mode::Hero) => {
            rule!("MZ-47.3");
            rule!("MZ-47.10");
            within(g.ways.seen[from.index()], 1, &g.ways.range[from.index()])
        }
        _ => ZoneSet::EMPTY,
    }
}

/// The zones whose Walkers have one more Action (MZ-47.2).
pub(super) fn rallied(g: &MarvelZombies) -> ZoneSet {
    let captain = g.leaders_on_board().find(|(who, _)| *who == Character::CaptainAmerica);
    let Some((_, from)) = captain.filter(|(who, _)| mission::is_awake(g, *who)) else {
        return ZoneSet::EMPTY;
    };
    rule!("MZ-47.2");
    rule!("MZ-47.8");
    g.ways.seen[from.index()]
        .iter()
        .filter(|zone| g.range(from, *zone).is_some_and(|range| range <= 1))
        .collect()
}

/// Whether Captain Marvel's move from here covers two zones (MZ-47.4).
pub(super) fn is_swift_in(g: &MarvelZombies, who: Character, from: Zone) -> bool {
    rule!("MZ-47.4");
    who == Character::CaptainMarvel && g.mission.board.zones[from.index()].building.is_none()
}
