//! In Hero Mode, Citizens follow the heroes after all Enemies have acted (MZ-29.20).

use table::{AsksNobody, Log, RulesKey, Step, rule};

use super::activation::{Why, nearest, people, ways_to};
use super::{About, decision};
use crate::MarvelZombies;
use crate::board::{Zone, ZoneSet};
use crate::cast::CitizenCard;
use crate::event::Event;

/// Citizens who have yet to follow the heroes, as bits of people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Follow {
    pub left: u16,
}

impl AsksNobody<MarvelZombies> for Follow {
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, _log: &mut impl Log<MarvelZombies>) -> Step {
        let Some(citizen) = people(self.left).next() else { return g.stack.done() };
        let routes = g.citizens[citizen as usize].zone.map_or(ZoneSet::EMPTY, |from| safe_ways(g, from));
        if routes.is_empty() {
            g.stack.go_on_as(self.without(citizen));
            return Step::Ran;
        }
        decision::ask(g, About::CitizenWay { citizen, routes })
    }
}

impl Follow {
    pub(super) fn begin(g: &mut MarvelZombies) {
        rule!("MZ-29.20");
        rule!("MZ-29.21");
        rule!("MZ-42.7");
        let standing =
            g.citizens.iter().enumerate().filter(|(_, citizen)| citizen.zone.is_some() && !citizen.is_stuck);
        let left = standing.fold(0, |bits, (index, _)| bits | 1 << index);
        g.stack.begin(Follow { left });
    }

    const fn without(self, citizen: CitizenCard) -> Follow {
        Follow { left: self.left & !(1 << citizen as u16) }
    }

    /// A Citizen's way is decided.
    pub(super) fn decided(
        self,
        g: &mut MarvelZombies,
        citizen: CitizenCard,
        to: Zone,
        log: &mut impl Log<MarvelZombies>,
    ) {
        g.stack.go_on_as(self.without(citizen));
        let Some(from) = g.citizens[citizen as usize].zone.replace(to) else { return };
        let goals = nearest(g, from, g.hero_zones());
        let goal = goals.iter().find(|goal| g.distance(to, *goal) < g.distance(from, *goal)).unwrap_or(to);
        log.event(Event::CitizenMoved { citizen, from, to, why: Why::Follows(goal) });
    }
}

/// The ways to the nearest hero that no Enemy blocks. A Citizen with an Enemy in their own zone stays.
fn safe_ways(g: &MarvelZombies, from: Zone) -> ZoneSet {
    if g.has_enemy(from) {
        return ZoneSet::EMPTY;
    }
    let ways = ways_to(g, from, nearest(g, from, g.hero_zones()));
    ways.iter().filter(|zone| !g.has_enemy(*zone)).collect()
}
