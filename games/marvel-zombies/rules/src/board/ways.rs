//! What is near and what is seen while certain doors are open (MZ-4).

use table::rule;

use super::{Board, DoorSet, Side, ZONES, Zone, ZoneSet};

/// Worked out once a door state, and then looked up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ways {
    /// One move away (MZ-4.3).
    pub next: [ZoneSet; ZONES],
    /// In line of sight, the own zone included (MZ-4.15).
    pub seen: [ZoneSet; ZONES],
    /// Steps along the line of sight (MZ-4.16); [`Ways::NO_WAY`] for what is not seen.
    pub range: [[u8; ZONES]; ZONES],
    /// Moves over open connections (MZ-4.7); [`Ways::NO_WAY`] where there are none.
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

    /// Steps along the line of sight, to a zone that is seen.
    pub fn range(&self, from: Zone, to: Zone) -> Option<u8> {
        Some(self.range[from.index()][to.index()]).filter(|range| *range != Ways::NO_WAY)
    }

    /// Moves over open connections.
    pub fn distance(&self, from: Zone, to: Zone) -> Option<u8> {
        Some(self.distance[from.index()][to.index()]).filter(|distance| *distance != Ways::NO_WAY)
    }

    /// Zones in line of sight at this range or less, the own zone included (MZ-4.17).
    pub fn within(&self, from: Zone, range: u8) -> ZoneSet {
        self.seen[from.index()].iter().filter(|to| self.range[from.index()][to.index()] <= range).collect()
    }

    /// Those of these zones that are fewest moves away; none where there is no way to any.
    pub fn nearest(&self, from: Zone, among: ZoneSet) -> ZoneSet {
        let moves = |to: Zone| self.distance[from.index()][to.index()];
        let least = among.iter().map(moves).min().unwrap_or(Ways::NO_WAY);
        if least == Ways::NO_WAY {
            return ZoneSet::EMPTY;
        }
        among.iter().filter(|to| moves(*to) == least).collect()
    }

    /// The next zones on shortest ways to any of these zones, which are equally far.
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
    /// While these doors are open.
    pub fn ways(&self, open: DoorSet) -> Ways {
        let mut ways = Ways::default();
        let lines = self.lines(open, &mut ways);
        for zone in self.zones() {
            self.look(zone, &lines, &mut ways);
        }
        self.walk(&mut ways);
        ways
    }

    /// Open connections, by side; the street apart from the doors, since sight runs on along the street alone.
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
                    // MZ-5.8: between two rooms an open door is an opening.
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

    /// MZ-4.7: what is reached with one move more is what the neighbours reached, for all zones at once.
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

/// For each side and zone, what lies behind an open connection.
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
    /// Everything on the straight line that begins on these street zones, and one room behind every door on it.
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
