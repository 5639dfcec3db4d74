//! The public facts of a world: where everybody stands, and what the mission still wants.

use marvel_zombies::board::ZONES;
use marvel_zombies::mission::Goal;
use marvel_zombies::{Character, Crowd, Hero, MarvelZombies, Mode, Zone, ZoneSet};

use super::paths::{ByZone, Doors, Paths};
use super::tuning;

/// The pull of a zone from which nothing can be reached.
pub const NOTHING: f32 = -30.0;

pub struct Sight<'a> {
    pub g: &'a MarvelZombies,
    paths: &'a Paths,
    pub wants: Wants,
    /// Enemies by zone, not counting leaders who lie down.
    enemies: [u8; ZONES],
}

/// What the mission still wants.
#[derive(Clone, Copy, Default)]
pub struct Wants {
    pub is_exit_open: bool,
    /// Somebody must be devoured, saved or found.
    pub citizens: bool,
    pub each_to_take: bool,
    pub each_to_devour: bool,
    pub cards: bool,
    pub sign: bool,
    pub all_leaders: bool,
    pub leader: Option<Character>,
    /// The number of things to do, not counting heroes who must leave.
    pub n_left: u8,
}

impl Wants {
    fn of(g: &MarvelZombies) -> Wants {
        let mut wants = Wants { is_exit_open: g.is_exit_open(), ..Wants::default() };
        for (goal, left) in g.goals_left().filter(|(goal, _)| *goal != Goal::Leave) {
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
        wants
    }
}

impl<'a> Sight<'a> {
    pub fn new(g: &'a MarvelZombies, paths: &'a Paths) -> Sight<'a> {
        let mut enemies = [0; ZONES];
        for zone in g.mission().board.zones() {
            enemies[zone.index()] = g.crowd_in(zone).total();
        }
        for (_, zone) in g.standing_leaders() {
            enemies[zone.index()] += 1;
        }
        Sight { g, paths, wants: Wants::of(g), enemies }
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

    /// By zone: what there is to do for the mission, in points; 0 if there is nothing.
    pub fn targets(&self) -> ByZone {
        let g = self.g;
        let mut targets = [0.0; ZONES];
        if self.wants.is_exit_open {
            if let Some(exit) = g.exit() {
                targets[exit.index()] = 10.0;
            }
            return targets;
        }
        // Objectives are nearly always wanted. Even if the mission does not ask for them, they open doors and
        // give XP.
        for objective in g.objectives().iter().filter(|objective| objective.taken_by.is_none()) {
            targets[objective.zone.index()] += if self.wants.each_to_take { 1.0 } else { tuning::OBJECTIVE };
        }
        if self.wants.citizens {
            for card in g.cards_on_board() {
                targets[card.zone.index()] += tuning::CARD;
            }
            for (_, citizen) in g.standing_citizens() {
                // Citizens who flee come first.
                let Some(zone) = citizen.zone else { continue };
                targets[zone.index()] += if citizen.is_objective { tuning::WANTED } else { tuning::RUNAWAY };
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
        if self.is_zombie_mode() && hero.gauge >= 4 {
            self.add_meals(&mut targets, tuning::MEAL_FAR_AWAY);
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

    /// Adds the zones with somebody who can be devoured and no leader.
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

    /// By zone: the worth of the best target, minus the Actions on the way there: one per move, and one more
    /// for a closed door.
    pub fn pulls(&self, targets: &ByZone) -> ByZone {
        let spawns = self.g.spawn_tokens().iter().filter(|token| token.is_active).map(|token| token.zone);
        let traps = if self.wants.citizens { spawns.collect() } else { ZoneSet::EMPTY };
        let drawn_to = self.g.mission().board.zones().filter(|zone| targets[zone.index()] > 0.0);
        let mut pulls = [NOTHING; ZONES];
        self.paths.each(self.g, Doors::to_go_through(self.g, traps), drawn_to, |target, far| {
            let worth = targets[target.index()];
            pulls.iter_mut().zip(far).for_each(|(pull, far)| *pull = pull.max(worth - far));
        });
        pulls
    }

    /// By zone: the Actions from the nearest of these zones, not counting Enemies.
    pub fn steps_from(&self, zones: impl Iterator<Item = Zone>) -> ByZone {
        let mut steps = [-NOTHING; ZONES];
        self.paths.each(self.g, Doors::to_look_through(self.g), zones, |_, far| {
            steps.iter_mut().zip(far).for_each(|(steps, far)| *steps = steps.min(*far));
        });
        steps
    }
}
