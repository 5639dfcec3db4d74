//! Distances and lines of sight while certain doors are open (MZ-4).

use table::rule;

use super::{Board, DoorSet, Side, ZONES, Zone, ZoneSet};

/// What follows from a set of open doors. It is computed once per set, and then looked up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ways {
    /// Zones one move away (MZ-4.3).
    pub next: [ZoneSet; ZONES],
    /// Zones in line of sight, including the zone itself (MZ-4.15).
    pub seen: [ZoneSet; ZONES],
    /// Steps along the line of sight (MZ-4.16); [`Ways::NO_WAY`] if not in sight.
    pub range: [[u8; ZONES]; ZONES],
    /// Moves over open connections (MZ-4.7); [`Ways::NO_WAY`] if there is no way.
    pub distance: [[u8; ZONES]; ZONES],
}

impl Default for Ways {
    fn default() -> Ways {
        Ways {
            next: [ZoneSet::EMPTY; ZONES],
            seen: [ZoneSet::EMPTY; ZONES],
            range: [[Ways::NO_WAY; ZONES]; ZONES],
            distance: [[Ways::NO_WAY; ZONES]; ZONES],
        }
    }
}

impl Ways {
    pub const NO_WAY: u8 = u8::MAX;

    pub fn sees(&self, from: Zone, to: Zone) -> bool {
        self.seen[from.index()].has(to)
    }

    /// Steps along the line of sight, if the zone is in sight.
    pub fn range(&self, from: Zone, to: Zone) -> Option<u8> {
        Some(self.range[from.index()][to.index()]).filter(|range| *range != Ways::NO_WAY)
    }

    /// Moves over open connections, if there is a way.
    pub fn distance(&self, from: Zone, to: Zone) -> Option<u8> {
        Some(self.distance[from.index()][to.index()]).filter(|distance| *distance != Ways::NO_WAY)
    }

    /// Zones in line of sight at this range or less, including the zone itself (MZ-4.17).
    pub fn within(&self, from: Zone, range: u8) -> ZoneSet {
        self.seen[from.index()].iter().filter(|to| self.range[from.index()][to.index()] <= range).collect()
    }

    /// The nearest of these zones, counted in moves. Empty if no way leads to any of them.
    pub fn nearest(&self, from: Zone, among: ZoneSet) -> ZoneSet {
        let moves = |to: Zone| self.distance[from.index()][to.index()];
        let least = among.iter().map(moves).min().unwrap_or(Ways::NO_WAY);
        if least == Ways::NO_WAY {
            return ZoneSet::EMPTY;
        }
        among.iter().filter(|to| moves(*to) == least).collect()
    }

    /// The next zones on the shortest ways to any of these zones, which are equally far away.
    pub fn towards(&self, from: Zone, goals: ZoneSet) -> ZoneSet {
        let is_on_way = |next: &Zone| {
            goals.iter().any(|goal| {
                let (here, there) = (self.distance(from, goal), self.distance(*next, goal));
                here.zip(there).is_some_and(|(here, there)| there < here)
            })
        };
        self.next[from.index()].iter().filter(is_on_way).collect()
    }

    fn notice(&mut self, from: Zone, to: Zone, range: u8) {
        self.seen[from.index()] = self.seen[from.index()].with(to);
        let known = &mut self.range[from.index()][to.index()];
        *known = range.min(*known);
    }
}

impl Board {
    /// The ways while these doors are open.
    pub fn ways(&self, open: DoorSet) -> Ways {
        let mut ways = Ways::default();
        let lines = self.lines(open, &mut ways);
        for zone in self.zones() {
            self.look(zone, &lines, &mut ways);
        }
        self.walk(&mut ways);
        ways
    }

    /// Open connections by side. Streets are kept apart from doors, because sight continues only along
    /// streets.
    fn lines(&self, open: DoorSet, ways: &mut Ways) -> Lines {
        rule!("MZ-4.3");
        rule!("MZ-4.4");
        rule!("MZ-4.5");
        rule!("MZ-4.6");
        rule!("MZ-4.14");
        let mut lines = Lines::default();
        for edge in &self.edges {
            if edge.door.is_some_and(|door| !open.has(door)) {
                // Only heroes open doors.
                rule!("MZ-5.3");
                rule!("MZ-29.22");
                continue;
            }
            for (from, to, side) in [(edge.a, edge.b, edge.side), (edge.b, edge.a, edge.side.opposite())] {
                let kind = match (self.is_room(from), self.is_room(to)) {
                    (false, false) => &mut lines.street,
                    (false, true) => &mut lines.into_room,
                    (true, false) => &mut lines.out_of_room,
                    // MZ-5.8: an open door between two rooms is an opening.
                    (true, true) => &mut lines.to_next_room,
                };
                kind[side as usize][from.index()] = kind[side as usize][from.index()].with(to);
                ways.next[from.index()] = ways.next[from.index()].with(to);
            }
        }
        lines
    }

    fn look(&self, from: Zone, lines: &Lines, ways: &mut Ways) {
        rule!("MZ-4.9");
        rule!("MZ-4.15");
        rule!("MZ-4.16");
        ways.notice(from, from, 0);
        for side in Side::ALL {
            if !self.is_room(from) {
                rule!("MZ-4.8");
                lines.along(ZoneSet::one(from), 0, side, |seen, range| ways.notice(from, seen, range));
                continue;
            }
            rule!("MZ-4.10");
            rule!("MZ-5.8");
            for room in lines.to_next_room[side as usize][from.index()].iter() {
                ways.notice(from, room, 1);
            }
            rule!("MZ-4.11");
            rule!("MZ-4.18");
            let street = lines.out_of_room[side as usize][from.index()];
            lines.along(street, 1, side, |seen, range| ways.notice(from, seen, range));
        }
    }

    /// MZ-4.7: one more move reaches whatever the neighbours have reached, for all zones at once.
    fn walk(&self, ways: &mut Ways) {
        rule!("MZ-4.7");
        let n_zones = self.zones.len();
        let mut reached = [ZoneSet::EMPTY; ZONES];
        let mut new: [ZoneSet; ZONES] = std::array::from_fn(|zone| ZoneSet::one(Zone(zone as u8)));
        let mut moves = 0;
        loop {
            let mut is_done = true;
            for from in 0..n_zones {
                for zone in new[from].iter() {
                    ways.distance[from][zone.index()] = moves;
                    is_done = false;
                }
                reached[from] = reached[from].or(new[from]);
            }
            if is_done {
                return;
            }
            let before = reached;
            for from in 0..n_zones {
                let further =
                    ways.next[from].iter().fold(ZoneSet::EMPTY, |all, next| all.or(before[next.index()]));
                new[from] = further.minus(before[from]);
            }
            moves += 1;
        }
    }
}

/// For each side and zone, the zones behind an open connection.
struct Lines {
    street: [[ZoneSet; ZONES]; 4],
    into_room: [[ZoneSet; ZONES]; 4],
    out_of_room: [[ZoneSet; ZONES]; 4],
    to_next_room: [[ZoneSet; ZONES]; 4],
}

impl Default for Lines {
    fn default() -> Lines {
        let none = [[ZoneSet::EMPTY; ZONES]; 4];
        Lines { street: none, into_room: none, out_of_room: none, to_next_room: none }
    }
}

impl Lines {
    /// Sees everything on the straight line that begins in these street zones, and one room behind every door
    /// on it.
    fn along(&self, start: ZoneSet, range: u8, side: Side, mut see: impl FnMut(Zone, u8)) {
        let mut street = start;
        let mut range = range;
        while !street.is_empty() {
            let mut further = ZoneSet::EMPTY;
            for zone in street.iter() {
                see(zone, range);
                rule!("MZ-4.12");
                rule!("MZ-4.13");
                for room in self.into_room[side as usize][zone.index()].iter() {
                    see(room, range + 1);
                }
                further = further.or(self.street[side as usize][zone.index()]);
            }
            street = further;
            range += 1;
        }
    }
}
