//! Leaders whom a mission brings back, lays down or lets sleep.

use table::{Log, RulesKey, rule};

use crate::MarvelZombies;
use crate::board::Zone;
use crate::cast::Character;
use crate::flow::coming;
use crate::mission::{FigurePlace, Special};
use crate::state::{HeroIx, LeaderPlace, building_bit};

/// Where the leader goes instead of the discard; nothing where the mission says nothing of it. The level of who did it
/// is read before the XP of it (MZ-37.11, MZ-45.10).
pub(crate) fn leader_eliminated(
    g: &mut MarvelZombies,
    who: Character,
    by: Option<HeroIx>,
    _key: &RulesKey,
    _log: &mut impl Log<MarvelZombies>,
) -> Option<LeaderPlace> {
    let level = by.map(|hero| g.level_of(hero));
    g.mission.rules.iter().find_map(|rule| match *rule {
        Special::ReturnsUntilDevoured { leader, citizen } if leader == who => {
            rule!("MZ-33.9");
            rule!("MZ-33.10");
            let is_broken = g.progress.devoured & 1 << citizen as u16 != 0;
            Some(if is_broken { LeaderPlace::Gone } else { LeaderPlace::Returns(first_zone(g, who)?) })
        }
        Special::ReturnsBelow { leader, level: enough } if leader == who => {
            rule!("MZ-37.10");
            rule!("MZ-37.11");
            rule!("MZ-37.13");
            level
                .filter(|level| *level < enough)
                .and_then(|_| Some(LeaderPlace::Returns(first_zone(g, who)?)))
        }
        Special::LiesDownBelow { leader, level: enough } if leader == who => {
            rule!("MZ-45.7");
            rule!("MZ-45.9");
            rule!("MZ-45.10");
            let LeaderPlace::Board(zone) = g.leaders[who.place()].place else { return None };
            let is_over = level.is_some_and(|level| level >= enough);
            if is_over {
                rule!("MZ-45.16");
                Some(LeaderPlace::Gone)
            } else {
                Some(LeaderPlace::Lies(zone))
            }
        }
        _ => None,
    })
}

/// Where the mission placed it (MZ-28.14).
fn first_zone(g: &MarvelZombies, who: Character) -> Option<Zone> {
    g.mission.figures.iter().find_map(|figure| match figure {
        FigurePlace::Leader { zone, who: placed } if *placed == who => Some(*zone),
        FigurePlace::Leader { .. } | FigurePlace::Common { .. } | FigurePlace::AnyLeader { .. } => None,
    })
}

/// Those who were set aside return, and it is a spawn (MZ-28.17).
pub(crate) fn end_phase(g: &mut MarvelZombies, _key: &RulesKey, _log: &mut impl Log<MarvelZombies>) {
    for who in Character::leaders(g.mode) {
        if let LeaderPlace::Returns(zone) = g.leaders[who.place()].place {
            rule!("MZ-28.14");
            rule!("MZ-28.17");
            rule!("MZ-23.10");
            g.leaders[who.place()].place = LeaderPlace::Away;
            coming::comes(g, *who, zone);
        }
    }
}

/// MZ-40.9: a silent guardian sleeps until a door into its building is open.
pub(crate) fn is_awake(g: &MarvelZombies, who: Character) -> bool {
    if !g.has_rule(Special::SilentGuardians) {
        return true;
    }
    rule!("MZ-40.9");
    match g.leaders[who.place()].place {
        LeaderPlace::Board(zone) => {
            g.mission.board.building(zone).is_none_or(|building| g.opened & building_bit(building) != 0)
        }
        LeaderPlace::Away | LeaderPlace::Lies(_) | LeaderPlace::Returns(_) | LeaderPlace::Gone => true,
    }
}
