//! What lies on the table of a world, as far as everybody sees it: who stands where, what the mission still wants, and
//! how far it is.

use marvel_zombies::board::ZONES;
use marvel_zombies::mission::Goal;
use marvel_zombies::{Character, Crowd, Hero, MarvelZombies, Mode, Zone};

/// The pull of a zone from which nothing can be reached.
pub const NOTHING: f32 = -30.0;

/// Actions that one goes round to avoid a door beside a Spawn token.
const TRAP: f32 = 5.0;

pub type ByZone = [f32; ZONES];

pub struct Sight<'a> {
    pub g: &'a MarvelZombies,
    pub wants: Wants,
    /// Enemies by zone; a leader that lies down is none.
    pub enemies: [u8; ZONES],
}

/// What the mission still wants.
#[derive(Clone, Copy, Default)]
pub struct Wants {
    pub is_exit_open: bool,
    /// Somebody must be eaten, saved or found.
    pub citizens: bool,
    pub each_to_take: bool,
    pub each_to_devour: bool,
    pub cards: bool,
    pub sign: bool,
    pub all_leaders: bool,
    pub leader: Option<Character>,
    /// Things to be done, the leaving of heroes not counted.
    pub n_left: u8,
}

impl Wants {
    fn of(g: &MarvelZombies) -> Wants {
        let mut wants = Wants::default();
        let mut may_leave = false;
        for (goal, left) in g.goals_left() {
            if goal == Goal::Leave {
                may_leave = true;
                continue;
            }
            wants.n_left += left;
            match goal {
                Goal::DevourAllCitizens
                | Goal::DevourObjectiveCitizens
                | Goal::SaveObjectiveCitizens
                | Goal::Devour(_)
                | Goal::Find(_) => wants.citizens = true,
                Goal::EachHeroDevoursCitizen => {
                    wants.citizens = true;
                    wants.each_to_devour = true;
                }
                Goal::EachHeroTakesObjective => wants.each_to_take = true,
                Goal::TakeSecretMissions => wants.cards = true,
                Goal::BringSignToExit => wants.sign = true,
                Goal::EliminateForGood(who) => wants.leader = Some(who),
                Goal::NoLeaderLeft => wants.all_leaders = true,
                Goal::Take(_)
                | Goal::TakeAllObjectives
                | Goal::FindExit
                | Goal::EachHeroReaches(_)
                | Goal::Leave => {}
            }
        }
        wants.is_exit_open = may_leave && wants.n_left == 0;
        wants
    }
}

impl<'a> Sight<'a> {
    pub fn new(g: &'a MarvelZombies) -> Sight<'a> {
        let mut enemies = [0; ZONES];
        for zone in g.mission().board.zones() {
            enemies[zone.index()] = g.crowd_in(zone).total();
        }
        for (_, zone) in g.standing_leaders() {
            enemies[zone.index()] += 1;
        }
        Sight { g, wants: Wants::of(g), enemies }
    }

    pub fn is_zombie_mode(&self) -> bool {
        self.g.mode() == Mode::Zombie
    }

    pub fn hero(&self, who: Character) -> &'a Hero {
        self.g.heroes().iter().find(|hero| hero.who == who).expect("only heroes of the game act")
    }

    pub fn n_enemies(&self, zone: Zone) -> u8 {
        self.enemies[zone.index()]
    }

    pub fn crowd(&self, zone: Zone) -> Crowd {
        self.g.crowd_in(zone)
    }

    pub fn has_citizen(&self, zone: Zone) -> bool {
        self.g.standing_citizens().any(|(_, citizen)| citizen.zone == Some(zone))
    }

    pub fn n_heroes(&self, zone: Zone) -> usize {
        self.g.heroes().iter().filter(|hero| hero.zone == Some(zone)).count()
    }

    pub fn is_spawn(&self, zone: Zone) -> bool {
        self.g.spawn_tokens().iter().any(|token| token.is_active && token.zone == zone)
    }

    /// By zone: what there is to do for the mission, in points; 0 where there is nothing.
    pub fn targets(&self) -> ByZone {
        let g = self.g;
        let mut targets = [0.0; ZONES];
        if self.wants.is_exit_open {
            if let Some(exit) = g.exit() {
                targets[exit.index()] = 10.0;
            }
            return targets;
        }
        // Objectives are wanted nearly always, and where a mission does not ask for them they open doors and teach.
        for objective in g.objectives().iter().filter(|objective| objective.taken_by.is_none()) {
            targets[objective.zone.index()] += if self.wants.each_to_take { 1.0 } else { 8.0 };
        }
        if self.wants.citizens {
            for card in g.cards_on_board() {
                targets[card.zone.index()] += 7.0;
            }
            for (_, citizen) in g.standing_citizens() {
                // Whoever flees is followed first.
                let Some(zone) = citizen.zone else { continue };
                targets[zone.index()] += if citizen.is_objective { 16.0 } else { 12.0 };
            }
        }
        for (who, zone) in g.standing_leaders() {
            if self.wants.all_leaders || self.wants.leader == Some(who) {
                targets[zone.index()] += 6.0;
            }
        }
        if self.wants.cards {
            for card in g.cards_on_board().iter().filter(|card| !card.card.audience().is_empty()) {
                targets[card.zone.index()] += 8.0;
            }
        }
        if self.wants.sign
            && let Some(sign) = g.sign()
        {
            targets[sign.zone.index()] += 4.0;
        }
        if let Some(exit) = g.exit()
            && targets.iter().all(|worth| *worth == 0.0)
        {
            targets[exit.index()] = 2.0;
        }
        targets
    }

    /// The same for one hero.
    pub fn targets_of(&self, hero: &Hero) -> ByZone {
        let mut targets = self.targets();
        if self.wants.is_exit_open {
            return targets;
        }
        if self.is_zombie_mode() && hero.gauge >= 3 {
            let meal = if hero.gauge >= 4 { 20.0 } else { 6.0 };
            self.add_meals(&mut targets, meal);
        }
        if self.wants.each_to_take && hero.n_objectives == 0 {
            for objective in self.g.objectives().iter().filter(|objective| objective.taken_by.is_none()) {
                targets[objective.zone.index()] += 8.0;
            }
        }
        if self.wants.each_to_devour && hero.n_devoured > 0 {
            for (_, citizen) in self.g.standing_citizens() {
                let Some(zone) = citizen.zone else { continue };
                targets[zone.index()] -= 11.0;
            }
        }
        targets
    }

    /// Zones with somebody who can be devoured, and no leader.
    pub fn add_meals(&self, targets: &mut ByZone, worth: f32) {
        for zone in self.g.mission().board.zones() {
            let crowd = self.crowd(zone).total();
            if crowd > 0 && crowd <= 4 && crowd == self.n_enemies(zone) {
                targets[zone.index()] += worth;
            }
        }
        for (_, citizen) in self.g.standing_citizens() {
            let Some(zone) = citizen.zone else { continue };
            if self.n_enemies(zone) == 0 {
                targets[zone.index()] += worth;
            }
        }
    }

    /// By zone: the worth of the best target, less the Actions on the way there: a move each, one more for a closed
    /// door, and for the Enemies that hold one.
    pub fn pulls(&self, targets: &ByZone) -> ByZone {
        let board = &self.g.mission().board;
        let mut pull = *targets;
        pull.iter_mut().filter(|worth| **worth <= 0.0).for_each(|worth| *worth = NOTHING);
        let held = |zone: Zone| 0.7 * f32::from(self.n_enemies(zone).min(4));
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            for edge in &board.edges {
                let through = match edge.door {
                    None => 0.0,
                    Some(door) if self.g.is_open(door) => 0.0,
                    Some(door) if !self.g.may_be_opened(door) => continue,
                    Some(_) if self.wants.citizens && (self.is_spawn(edge.a) || self.is_spawn(edge.b)) => {
                        1.0 + TRAP
                    }
                    Some(_) => 1.0,
                };
                let (a, b) = (edge.a.index(), edge.b.index());
                let at_a = pull[b] - 1.0 - through - held(edge.a);
                let at_b = pull[a] - 1.0 - through - held(edge.b);
                if at_a > pull[a] {
                    pull[a] = at_a;
                    has_changed = true;
                }
                if at_b > pull[b] {
                    pull[b] = at_b;
                    has_changed = true;
                }
            }
        }
        pull
    }

    /// By zone: Actions from the nearest of these zones, Enemies not counted.
    pub fn steps_from(&self, zones: impl Iterator<Item = Zone>) -> ByZone {
        let mut far = [-NOTHING; ZONES];
        zones.for_each(|zone| far[zone.index()] = 0.0);
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            for edge in &self.g.mission().board.edges {
                let step = match edge.door {
                    None => 1.0,
                    Some(door) if self.g.is_open(door) => 1.0,
                    Some(door) if !self.g.may_be_opened(door) => 6.0,
                    Some(_) => 2.0,
                };
                let (a, b) = (edge.a.index(), edge.b.index());
                if far[b] + step < far[a] {
                    far[a] = far[b] + step;
                    has_changed = true;
                } else if far[a] + step < far[b] {
                    far[b] = far[a] + step;
                    has_changed = true;
                }
            }
        }
        far
    }
}
