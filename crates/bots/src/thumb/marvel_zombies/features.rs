//! What a table looks like at the beginning of a round, in numbers. `tuning` says how much each of them counts.

use marvel_zombies::mission::Goal;
use marvel_zombies::{Character, Hero, Kind, Level, MarvelZombies, Zone};

use super::sight::Sight;

pub const N: usize = 56;
pub type Features = [f32; N];

/// Farther away, or out of reach, is all the same.
const FAR: u8 = 9;
const KINDS: [Kind; 3] = [Kind::Guard, Kind::Operator, Kind::Specialist];
/// Leaders of whom it matters wherever they are.
const DREADED: [Character; 3] = [Character::Thor, Character::MsMarvel, Character::DoctorStrange];

pub fn of(g: &MarvelZombies) -> Features {
    let sight = Sight::new(g);
    let table = Table::new(&sight);
    let mut row = Row { values: [0.0; N], n: 0 };
    table.heroes(&mut row);
    table.mission(&mut row);
    table.experience(&mut row);
    table.crowds(&mut row);
    table.leaders(&mut row);
    table.runaways(&mut row);
    table.together(&mut row);
    debug_assert_eq!(row.n, N);
    row.values
}

struct Row {
    values: Features,
    n: usize,
}

impl Row {
    fn add(&mut self, value: f32) {
        self.values[self.n] = value;
        self.n += 1;
    }

    fn add_if(&mut self, condition: bool, value: f32) {
        self.add(if condition { value } else { 0.0 });
    }
}

/// What several features are made of.
struct Table<'a> {
    g: &'a MarvelZombies,
    sight: &'a Sight<'a>,
    is_exit_open: bool,
    /// Things that the mission still wants, and rooms that will spawn when they are opened.
    n_wanted: f32,
    n_rooms: f32,
    n_wounds: f32,
    is_orange: f32,
    /// Actions to the Exit, of all heroes together and of who is farthest from it.
    ways_out: f32,
    longest_way_out: f32,
}

impl<'a> Table<'a> {
    fn new(sight: &'a Sight<'a>) -> Table<'a> {
        let g = sight.g;
        let wanted = g.goals_left().filter(|(goal, _)| *goal != Goal::Leave);
        let board = &g.mission().board;
        let is_closed = |zone: Zone| board.building(zone).is_some_and(|building| !g.is_opened(building));
        let rooms =
            board.zones().filter(|zone| board.zones[zone.index()].has_spawn_symbol && is_closed(*zone));
        let mut table = Table {
            g,
            sight,
            is_exit_open: sight.wants.is_exit_open,
            n_wanted: wanted.map(|(_, left)| f32::from(left)).sum(),
            n_rooms: rooms.count() as f32,
            n_wounds: 0.0,
            is_orange: f32::from(g.danger() >= Level::Orange),
            ways_out: 0.0,
            longest_way_out: 0.0,
        };
        table.n_wounds = table.standing().map(|hero| 5.0 - f32::from(hero.health)).sum();
        if let Some(exit) = g.exit() {
            let far = sight.steps_from(std::iter::once(exit));
            for way in table.zones().map(|zone| far[zone.index()].min(20.0)) {
                table.ways_out += way;
                table.longest_way_out = table.longest_way_out.max(way);
            }
        }
        table
    }

    fn standing(&self) -> impl Iterator<Item = &'a Hero> + use<'a> {
        self.g.heroes().iter().filter(|hero| hero.zone.is_some())
    }

    fn zones(&self) -> impl Iterator<Item = Zone> + use<'a> {
        self.g.heroes().iter().filter_map(|hero| hero.zone)
    }

    fn count(&self, test: impl Fn(&Hero) -> bool) -> f32 {
        self.standing().filter(|hero| test(hero)).count() as f32
    }

    /// Steps from the nearest hero over open connections.
    fn distance(&self, zone: Zone) -> u8 {
        let ways = self.g.ways();
        self.zones().map(|at| ways.distance(zone, at).unwrap_or(FAR)).min().unwrap_or(FAR).min(FAR)
    }

    fn heroes(&self, row: &mut Row) {
        for health in 1..=4 {
            row.add(self.count(|hero| hero.health == health));
        }
        for gauge in [0, 2, 3, 4] {
            row.add(self.count(|hero| hero.gauge == gauge));
        }
        row.add(self.count(|hero| Level::of(hero.xp) == Level::Yellow));
        row.add(self.count(|hero| Level::of(hero.xp) >= Level::Orange));
        row.add(self.standing().map(|hero| hero.traits.len() as f32).sum());
        row.add(self.standing().map(|hero| hero.citizens.len() as f32).sum());
        row.add(f32::from(self.standing().any(|hero| hero.health <= 2)));
    }

    fn mission(&self, row: &mut Row) {
        row.add(self.n_wanted);
        row.add(self.n_rooms);
        row.add(self.g.heroes().iter().filter(|hero| hero.has_left).count() as f32);
        let n = self.standing().count().max(1) as f32;
        row.add(f32::from(self.is_exit_open));
        row.add_if(self.is_exit_open, self.ways_out);
        row.add_if(self.is_exit_open, self.longest_way_out);
        row.add_if(!self.is_exit_open, self.ways_out / n);
        let far = self.sight.steps_from(self.zones());
        let targets = self.sight.targets();
        let ways =
            || far.iter().zip(&targets).filter(|(_, worth)| **worth > 0.0).map(|(far, _)| far.min(12.0));
        row.add_if(!self.is_exit_open, ways().sum());
        row.add_if(!self.is_exit_open, ways().fold(12.0, f32::min));
        let apart =
            |one: Zone, other: Zone| f32::from(self.g.ways().distance(one, other).unwrap_or(8).min(8));
        row.add(
            self.zones().flat_map(|one| self.zones().map(move |other| apart(one, other))).sum::<f32>() / n,
        );
    }

    /// The highest level says how many Enemies come.
    fn experience(&self, row: &mut Row) {
        let danger = self.g.danger();
        for level in [Level::Yellow, Level::Orange, Level::Red] {
            row.add(f32::from(danger >= level));
        }
        let most = self.standing().map(|hero| f32::from(hero.xp)).fold(0.0, f32::max);
        row.add_if(danger < Level::Orange, ((most - 7.0) / 12.0).clamp(0.0, 1.0).powi(2));
    }

    fn crowds(&self, row: &mut Row) {
        let mut by_distance = [[0.0; 4]; KINDS.len()];
        let mut too_many = 0.0;
        for zone in self.g.mission().board.zones() {
            let crowd = self.g.crowd_in(zone);
            if crowd.total() == 0 {
                continue;
            }
            let far = self.distance(zone);
            if far == FAR {
                continue;
            }
            for (kind, counts) in KINDS.into_iter().zip(&mut by_distance) {
                counts[usize::from(far.min(3))] += f32::from(crowd.of(kind));
            }
            if far <= 1 {
                too_many += f32::from(crowd.total().saturating_sub(4));
            }
        }
        by_distance.iter().flatten().for_each(|n| row.add(*n));
        row.add(too_many);
    }

    fn leaders(&self, row: &mut Row) {
        let mut by_distance = [0.0; 3];
        for (_, zone) in self.g.standing_leaders() {
            let place = match self.distance(zone) {
                0 => 0,
                1 | 2 => 1,
                _ => 2,
            };
            by_distance[place] += 1.0;
        }
        by_distance.iter().for_each(|n| row.add(*n));
        for who in DREADED {
            row.add(f32::from(self.g.standing_leaders().any(|(other, _)| other == who)));
        }
    }

    /// Citizens who are as near to a Spawn token as a hero is to them, and those a step farther.
    fn runaways(&self, row: &mut Row) {
        let spawns = || self.g.spawn_tokens().iter().filter(|token| token.is_active).map(|token| token.zone);
        let (mut lost, mut nearly) = (0.0, 0.0);
        for (card, citizen) in self.g.standing_citizens() {
            let Some(zone) = citizen.zone else { continue };
            if card.is_fighter() || citizen.escort.is_some() || citizen.is_stuck {
                continue;
            }
            let flight =
                spawns().map(|to| self.g.ways().distance(zone, to).unwrap_or(20)).min().unwrap_or(20);
            match i16::from(flight) - i16::from(self.distance(zone)) {
                ..=0 => lost += 1.0,
                1 => nearly += 1.0,
                _ => {}
            }
        }
        row.add(lost);
        row.add(nearly);
    }

    /// What is worse together than each alone.
    fn together(&self, row: &mut Row) {
        row.add(self.is_orange * self.n_wanted);
        row.add(self.n_wounds * self.n_wanted / 10.0);
        row.add(self.n_wounds * self.n_rooms / 10.0);
        row.add(self.is_orange * self.n_rooms);
        row.add_if(self.is_exit_open, self.n_wounds);
        row.add(self.n_wounds * self.n_wounds / 10.0);
        row.add_if(self.is_exit_open, self.is_orange);
        row.add_if(self.is_exit_open, self.is_orange * self.longest_way_out);
    }
}
