//! A table at the beginning of a round, as numbers. `tuning` says how much each of them counts.

use marvel_zombies::{Character, Hero, Kind, Level, MarvelZombies, Zone};

use super::paths::Paths;
use super::sight::Sight;

/// Anything further away counts the same as out of reach.
const FAR: u8 = 9;
const KINDS: [Kind; 3] = [Kind::Guard, Kind::Operator, Kind::Specialist];
/// Leaders who matter wherever they are.
const DREADED: [Character; 3] = [Character::Thor, Character::MsMarvel, Character::DoctorStrange];

/// The numbers of a table, or the weight of each.
pub struct Features {
    /// Heroes with 1 to 4 Health.
    pub health: [f32; 4],
    /// Heroes with a Hunger or Power of 0, 2, 3 and 4.
    pub gauge: [f32; 4],
    /// Heroes at Yellow, and at Orange or above; the Traits and Citizen cards that they hold; whether anybody
    /// has Health 2 or less.
    pub strength: [f32; 5],
    /// Things that the mission still wants; rooms that will spawn; heroes who have left.
    pub left: [f32; 3],
    /// With the Exit open: 1, the Actions to it for all heroes together, and for the hero who is furthest
    /// away.
    pub leaving: [f32; 3],
    /// With the Exit closed: the mean way to it, the ways to all wanted things, and the shortest of them.
    pub going: [f32; 3],
    /// Zones between the heroes.
    pub apart: f32,
    /// Whether the highest level is Yellow, Orange, or Red and above; how close Orange is.
    pub danger: [f32; 4],
    /// Guards, Operators and Specialists: in the zone of a hero, 1 step, 2 steps, and more steps away.
    pub crowds: [[f32; 4]; 3],
    /// Figures beyond four in a zone with a hero, or next to one.
    pub too_many: f32,
    /// Leaders in the zone of a hero, 1 or 2 steps away, and further; and the dreaded ones among them.
    pub leaders: [f32; 3],
    pub dreaded: [f32; 3],
    /// Citizens who are as close to a Spawn token as a hero is to them, and those who are one step further
    /// away.
    pub runaways: [f32; 2],
    /// At Orange: wanted things and rooms that will spawn; with the Exit open, 1 and the longest way.
    pub at_orange: [f32; 4],
    /// Wounds multiplied by wanted things, by rooms that will spawn, and by Wounds again; and Wounds if the
    /// Exit is open.
    pub wounds: [f32; 4],
}

impl Features {
    pub fn of(g: &MarvelZombies, paths: &Paths) -> Features {
        let sight = Sight::new(g, paths);
        let table = Table::new(&sight);
        let (crowds, too_many) = table.crowds();
        let (leaders, dreaded) = table.leaders();
        Features {
            health: [1, 2, 3, 4].map(|health| table.count(|hero| hero.health == health)),
            gauge: [0, 2, 3, 4].map(|gauge| table.count(|hero| hero.gauge == gauge)),
            strength: table.strength(),
            left: [
                table.n_wanted,
                table.n_rooms,
                g.heroes().iter().filter(|hero| hero.has_left).count() as f32,
            ],
            leaving: table.leaving(),
            going: table.going(),
            apart: table.apart(),
            danger: table.danger(),
            crowds,
            too_many,
            leaders,
            dreaded,
            runaways: table.runaways(),
            at_orange: table.at_orange(),
            wounds: table.wounds(),
        }
    }

    /// The sum of all features, each multiplied by its weight.
    pub fn times(&self, weights: &Features) -> f32 {
        let crowds = self.crowds.iter().zip(&weights.crowds).map(|(n, each)| dot(n, each)).sum::<f32>();
        dot(&self.health, &weights.health)
            + dot(&self.gauge, &weights.gauge)
            + dot(&self.strength, &weights.strength)
            + dot(&self.left, &weights.left)
            + dot(&self.leaving, &weights.leaving)
            + dot(&self.going, &weights.going)
            + self.apart * weights.apart
            + dot(&self.danger, &weights.danger)
            + crowds
            + self.too_many * weights.too_many
            + dot(&self.leaders, &weights.leaders)
            + dot(&self.dreaded, &weights.dreaded)
            + dot(&self.runaways, &weights.runaways)
            + dot(&self.at_orange, &weights.at_orange)
            + dot(&self.wounds, &weights.wounds)
    }
}

fn dot<const N: usize>(values: &[f32; N], weights: &[f32; N]) -> f32 {
    values.iter().zip(weights).map(|(value, weight)| value * weight).sum()
}

/// Values that several features share.
struct Table<'a> {
    g: &'a MarvelZombies,
    sight: &'a Sight<'a>,
    is_exit_open: bool,
    /// Things that the mission still wants, and rooms that will spawn when they are opened.
    n_wanted: f32,
    n_rooms: f32,
    n_standing: f32,
    /// Actions to the Exit, for all heroes together and for the hero who is furthest away.
    ways_out: f32,
    longest_way_out: f32,
}

impl<'a> Table<'a> {
    fn new(sight: &'a Sight<'a>) -> Table<'a> {
        let g = sight.g;
        let board = &g.mission().board;
        let is_closed = |zone: Zone| board.building(zone).is_some_and(|building| !g.is_opened(building));
        let rooms =
            board.zones().filter(|zone| board.zones[zone.index()].has_spawn_symbol && is_closed(*zone));
        let mut table = Table {
            g,
            sight,
            is_exit_open: sight.wants.is_exit_open,
            n_wanted: f32::from(sight.wants.n_left),
            n_rooms: rooms.count() as f32,
            n_standing: 1.0,
            ways_out: 0.0,
            longest_way_out: 0.0,
        };
        table.n_standing = table.standing().count().max(1) as f32;
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

    fn strength(&self) -> [f32; 5] {
        [
            self.count(|hero| Level::of(hero.xp) == Level::Yellow),
            self.count(|hero| Level::of(hero.xp) >= Level::Orange),
            self.standing().map(|hero| hero.traits.len() as f32).sum(),
            self.standing().map(|hero| hero.citizens.len() as f32).sum(),
            f32::from(self.standing().any(|hero| hero.health <= 2)),
        ]
    }

    fn leaving(&self) -> [f32; 3] {
        if self.is_exit_open { [1.0, self.ways_out, self.longest_way_out] } else { [0.0; 3] }
    }

    fn going(&self) -> [f32; 3] {
        if self.is_exit_open {
            return [0.0; 3];
        }
        let far = self.sight.steps_from(self.zones());
        let targets = self.sight.targets();
        let is_wanted = |(_, worth): &(&f32, &f32)| **worth > 0.0;
        let ways = || far.iter().zip(&targets).filter(is_wanted).map(|(far, _)| far.min(12.0));
        [self.ways_out / self.n_standing, ways().sum(), ways().fold(12.0, f32::min)]
    }

    fn apart(&self) -> f32 {
        let far = |one: Zone, other: Zone| f32::from(self.g.ways().distance(one, other).unwrap_or(8).min(8));
        let all = self.zones().flat_map(|one| self.zones().map(move |other| far(one, other)));
        all.sum::<f32>() / self.n_standing
    }

    fn danger(&self) -> [f32; 4] {
        let danger = self.g.danger();
        let most = self.standing().map(|hero| f32::from(hero.xp)).fold(0.0, f32::max);
        let near = if danger < Level::Orange { ((most - 7.0) / 12.0).clamp(0.0, 1.0).powi(2) } else { 0.0 };
        let is = |level: Level| f32::from(danger >= level);
        [is(Level::Yellow), is(Level::Orange), is(Level::Red), near]
    }

    fn crowds(&self) -> ([[f32; 4]; 3], f32) {
        let mut by_distance = [[0.0; 4]; KINDS.len()];
        let mut too_many = 0.0;
        for zone in self.g.mission().board.zones() {
            let crowd = self.g.crowd_in(zone);
            let far = if crowd.total() == 0 { FAR } else { self.distance(zone) };
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
        (by_distance, too_many)
    }

    fn leaders(&self) -> ([f32; 3], [f32; 3]) {
        let mut by_distance = [0.0; 3];
        for (_, zone) in self.g.standing_leaders() {
            let place = match self.distance(zone) {
                0 => 0,
                1 | 2 => 1,
                _ => 2,
            };
            by_distance[place] += 1.0;
        }
        let stands = |who: Character| self.g.standing_leaders().any(|(other, _)| other == who);
        (by_distance, DREADED.map(|who| f32::from(stands(who))))
    }

    fn runaways(&self) -> [f32; 2] {
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
        [lost, nearly]
    }

    fn at_orange(&self) -> [f32; 4] {
        if self.g.danger() < Level::Orange {
            return [0.0; 4];
        }
        let [is_open, _, longest_way] = self.leaving();
        [self.n_wanted, self.n_rooms, is_open, longest_way]
    }

    /// In tens of Wounds.
    fn wounds(&self) -> [f32; 4] {
        let n: f32 = self.standing().map(|hero| 5.0 - f32::from(hero.health)).sum();
        let [is_open, ..] = self.leaving();
        [n * self.n_wanted, n * self.n_rooms, n * n, n * is_open].map(|value| value / 10.0)
    }
}
