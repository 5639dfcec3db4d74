//! How many Actions it takes from zone to zone, including doors that must be opened on the way. A play-out
//! asks for this at every step, and doors seldom change, so results are cached.

use std::cell::RefCell;

use marvel_zombies::board::{Edge, ZONES};
use marvel_zombies::{Door, DoorSet, MarvelZombies, Zone, ZoneSet};

use super::tuning;

/// The number of Actions to a zone that cannot be reached.
const NO_WAY: f32 = 1000.0;

pub type ByZone = [f32; ZONES];

/// The cached distances of one game.
#[derive(Default)]
pub struct Paths {
    /// The most recently used entry comes first.
    known: RefCell<Vec<Known>>,
}

/// Everything that the ways depend on, on one board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Doors {
    open: DoorSet,
    /// Closed doors that cannot be opened yet.
    locked: DoorSet,
    /// Zones whose closed doors should be avoided.
    traps: ZoneSet,
    /// Whether ways also lead through locked doors, as if they could be opened later.
    waits: bool,
}

struct Known {
    doors: Doors,
    /// By zone: the Actions from it to every other zone, where they have been computed.
    from: Box<[Option<Box<ByZone>>; ZONES]>,
}

impl Doors {
    /// For planning a way that goes around the doors of these zones.
    pub fn to_go_through(g: &MarvelZombies, traps: ZoneSet) -> Doors {
        Doors { traps, waits: false, ..Doors::of(g) }
    }

    /// For judging how far away things are.
    pub fn to_look_through(g: &MarvelZombies) -> Doors {
        Doors { waits: true, ..Doors::of(g) }
    }

    fn of(g: &MarvelZombies) -> Doors {
        let all = || (0..g.mission().board.doors.len()).map(|door| Door(door as u8));
        let locked = all().filter(|door| !g.is_open(*door) && !g.may_be_opened(*door)).collect();
        Doors {
            open: all().filter(|door| g.is_open(*door)).collect(),
            locked,
            traps: ZoneSet::EMPTY,
            waits: false,
        }
    }

    /// One move, and one more Action for a closed door.
    fn actions(&self, edge: &Edge) -> Option<f32> {
        let is_trap = || self.traps.has(edge.a) || self.traps.has(edge.b);
        match edge.door {
            None => Some(1.0),
            Some(door) if self.open.has(door) => Some(1.0),
            Some(door) if self.locked.has(door) => self.waits.then_some(6.0),
            Some(_) if is_trap() => Some(2.0 + tuning::TRAP),
            Some(_) => Some(2.0),
        }
    }
}

impl Paths {
    /// Reports for each of these zones how many Actions it takes from there to all zones, not counting
    /// Enemies.
    pub fn each(
        &self,
        g: &MarvelZombies,
        doors: Doors,
        zones: impl Iterator<Item = Zone>,
        mut tell: impl FnMut(Zone, &ByZone),
    ) {
        let mut known = self.known.borrow_mut();
        match known.iter().position(|one| one.doors == doors) {
            Some(place) => known.swap(0, place),
            None => {
                known.push(Known { doors, from: Box::new([const { None }; ZONES]) });
                let last = known.len() - 1;
                known.swap(0, last);
            }
        }
        let from = &mut known[0].from;
        for zone in zones {
            let far = from[zone.index()].get_or_insert_with(|| Box::new(spread(g, doors, zone)));
            tell(zone, far);
        }
    }
}

/// Edges are listed as they lie on the board, so a few sweeps back and forth suffice.
fn spread(g: &MarvelZombies, doors: Doors, from: Zone) -> ByZone {
    let mut far = [NO_WAY; ZONES];
    far[from.index()] = 0.0;
    let edges = || g.mission().board.edges.iter();
    let mut over = |edge: &Edge| {
        let (a, b) = (edge.a.index(), edge.b.index());
        let Some(actions) = doors.actions(edge) else { return false };
        let (at_a, at_b) = (far[b] + actions, far[a] + actions);
        let is_less = at_a < far[a] || at_b < far[b];
        far[a] = far[a].min(at_a);
        far[b] = far[b].min(at_b);
        is_less
    };
    loop {
        let there = edges().fold(false, |changed, edge| over(edge) | changed);
        let back = edges().rev().fold(false, |changed, edge| over(edge) | changed);
        if !there && !back {
            return far;
        }
    }
}

#[cfg(test)]
mod tests {
    use marvel_zombies::scene::{scene, zone_named};

    use super::*;

    fn actions(paths: &Paths, g: &MarvelZombies, doors: Doors, from: &str, to: &str) -> f32 {
        let (from, to) = (zone_named(g, from).unwrap(), zone_named(g, to).unwrap());
        let mut actions = NO_WAY;
        paths.each(g, doors, std::iter::once(from), |_, far| actions = far[to.index()]);
        actions
    }

    /// What was computed with the door closed must not be used with the door open.
    #[test]
    fn a_closed_door_is_one_action_more_until_it_is_open() {
        let closed = scene("heroes hulk, wasp\nbegin turn hulk 1").unwrap();
        let open = scene("heroes hulk, wasp\nopen 8R.b/S2-1\nbegin turn hulk 1").unwrap();
        let paths = Paths::default();
        let through = |g: &MarvelZombies, traps: ZoneSet| {
            actions(&paths, g, Doors::to_go_through(g, traps), "S2-1", "8R.b")
        };
        assert_eq!(through(&closed, ZoneSet::EMPTY), 2.0);
        assert_eq!(through(&open, ZoneSet::EMPTY), 1.0);
        assert_eq!(through(&closed, ZoneSet::EMPTY), 2.0);
        let trap = ZoneSet::one(zone_named(&closed, "S2-1").unwrap());
        assert!(through(&closed, trap) > 2.0);
        assert_eq!(through(&open, trap), 1.0);
    }

    /// The blue door of MZ0 is locked until the blue Objective is taken (MZ-30.5).
    #[test]
    fn a_locked_door_is_looked_through_and_not_gone_through() {
        let g = scene("heroes hulk, wasp\nbegin turn hulk 1").unwrap();
        let paths = Paths::default();
        let go = actions(&paths, &g, Doors::to_go_through(&g, ZoneSet::EMPTY), "S2-1", "3V.c");
        let look = actions(&paths, &g, Doors::to_look_through(&g), "S2-1", "3V.c");
        assert!(look == 6.0 && go > look, "{look} {go}");
    }
}
