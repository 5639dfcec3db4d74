//! Leaders whom a mission brings back, lays down or lets sleep.

use table::{Log, RulesKey, rule};

use crate::MarvelZombies;
use crate::board::Zone;
use crate::cast::Character;
use crate::flow::coming;
use crate::mission::{FigurePlace, Special};
use crate::state::{HeroIx, LeaderPlace, building_bit};

/// The place to which the leader goes instead of the discard. `None` if the mission has no rule for this
/// leader. The attacker's level is read before they gain the XP (MZ-37.11, MZ-45.10).
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

/// The zone in which the mission placed this leader (MZ-28.14).
fn first_zone(g: &MarvelZombies, who: Character) -> Option<Zone> {
    g.mission.figures.iter().find_map(|figure| match figure {
        FigurePlace::Leader { zone, who: placed } if *placed == who => Some(*zone),
        FigurePlace::Leader { .. } | FigurePlace::Common { .. } | FigurePlace::AnyLeader { .. } => None,
    })
}

/// Leaders who were set aside return, which is a spawn (MZ-28.17).
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

#[cfg(test)]
mod tests {
    use table::{Input, Seat, apply};

    use super::*;
    use crate::action::{Action, Form, Roll};
    use crate::scene::{scene, zone_named};

    /// MZ-33.9 applies only to Doctor Strange.
    #[test]
    fn another_leader_is_not_gone_for_good() {
        for (name, who, place) in [
            ("doctor-strange", Character::DoctorStrange, LeaderPlace::Gone),
            ("thor", Character::Thor, LeaderPlace::Away),
        ] {
            let mut g = scene(&format!(
                "mission MZ3
                 heroes hulk
                 hulk: at S2-2, hunger 2
                 devoured: wong
                 leaders: {name} S2-2
                 begin turn hulk"
            ))
            .expect("a scene");
            let at = zone_named(&g, "S2-2").expect("a zone");
            let mut log = Vec::new();
            let attack = Action::Attack { form: Form::Unique, at };
            for input in [Input::Act(Seat::A, attack), Input::Chance(Roll::Dice([0, 0, 0, 0, 0, 6]))] {
                apply(&mut g, &input, &mut log).expect("it is legal");
            }
            assert_eq!(g.leaders[who.place()].place, place);
        }
    }
}
