//! What the seat sees: who stands where, what the mission still wants, and how far it is.

use marvel_zombies::mission::Goal;
use marvel_zombies::view::{CitizenView, DoorState, HeroView, View};
use marvel_zombies::{Character, Mode};
use table::Seat;

use super::tuning;

/// Farther than anything.
pub const FAR: u16 = 99;

/// The pull of a zone from which nothing can be reached.
const NOTHING: f64 = -20.0;

/// Actions that one goes round to avoid a door beside a Spawn token.
const TRAP: u16 = 5;

pub struct Sight<'a> {
    pub seat: Seat,
    pub view: &'a View,
    /// By zone: neighbours, and the door between.
    next: Vec<Vec<(usize, Option<usize>)>>,
    /// By zone: what a hero has to do there.
    targets: Vec<f64>,
    /// Moves from zone to zone.
    steps: Vec<u16>,
}

impl<'a> Sight<'a> {
    pub fn new(seat: Seat, view: &'a View) -> Sight<'a> {
        let mut next = vec![Vec::new(); view.board.zones.len()];
        for edge in &view.board.edges {
            let door = edge.door.map(|door| door.index());
            next[edge.a.index()].push((edge.b.index(), door));
            next[edge.b.index()].push((edge.a.index(), door));
        }
        let mut sight = Sight { seat, view, next, targets: Vec::new(), steps: Vec::new() };
        sight.targets = sight.find_targets();
        sight.steps = sight.find_steps();
        sight
    }

    pub fn hero(&self, who: Character) -> &'a HeroView {
        self.view.heroes.iter().find(|hero| hero.who == who).expect("only heroes of the game act")
    }

    pub fn heroes_at(&self, zone: usize) -> usize {
        self.view.heroes.iter().filter(|hero| hero.zone.is_some_and(|at| at.index() == zone)).count()
    }

    /// Enemies in a zone; a leader that lies down is none.
    pub fn enemies_at(&self, zone: usize) -> usize {
        let crowd = &self.view.crowds[zone];
        usize::from(crowd.guards + crowd.operators + crowd.specialists) + self.leaders_at(zone)
    }

    pub fn leaders_at(&self, zone: usize) -> usize {
        let leaders = self.view.leaders.iter();
        leaders.filter(|leader| leader.zone.index() == zone && !leader.is_down && !leader.is_away).count()
    }

    pub fn citizens_at(&self, zone: usize) -> impl Iterator<Item = &'a CitizenView> {
        self.view.citizens.iter().filter(move |citizen| citizen.zone.index() == zone)
    }

    /// What a hero has to do in this zone, in points; 0 where there is nothing.
    pub fn target(&self, hero: &HeroView, zone: usize) -> f64 {
        if self.view.is_exit_open {
            return if self.view.exit.is_some_and(|exit| exit.index() == zone) { 10.0 } else { 0.0 };
        }
        let mut worth = self.targets[zone];
        // Who starves looks for a meal first.
        if self.is_zombie_mode() && hero.gauge >= 3 && self.is_meal(zone) {
            worth += if hero.is_voracious { tuning::MEAL } else { tuning::SNACK };
        }
        if self.wants_each_to_take() && hero.n_objectives == 0 && self.has_objective(zone) {
            worth += 8.0;
        }
        let has_citizen = self.citizens_at(zone).next().is_some() || self.has_card(zone);
        if self.wants_each_to_devour() && hero.n_devoured == 0 && has_citizen {
            worth += 8.0;
        }
        worth
    }

    /// By zone: the worth of the best thing to do, less the Actions on the way there: a move each, one more for a
    /// closed door, and for the enemies that hold one.
    pub fn pulls(&self, hero: &HeroView) -> Vec<f64> {
        let n_zones = self.next.len();
        let mut pull: Vec<f64> = (0..n_zones).map(|zone| self.target(hero, zone)).collect();
        pull.iter_mut().filter(|worth| **worth <= 0.0).for_each(|worth| *worth = NOTHING);
        let mut is_done = vec![false; n_zones];
        while let Some(zone) = best_left(&pull, &is_done) {
            is_done[zone] = true;
            for (beside, door) in &self.next[zone] {
                let Some(through) = self.through(*door) else { continue };
                let through = through + if through > 0 && self.is_trap(zone, *beside) { TRAP } else { 0 };
                let held = 0.7 * self.enemies_at(*beside).min(4) as f64;
                pull[*beside] = pull[*beside].max(pull[zone] - 1.0 - f64::from(through) - held);
            }
        }
        pull
    }

    /// Moves between two zones over open ways.
    pub fn steps(&self, from: usize, to: usize) -> u16 {
        self.steps[from * self.next.len() + to]
    }

    /// Moves from a zone to all others, doors that may be opened included.
    fn distances(&self, from: usize) -> Vec<u16> {
        let mut far = vec![FAR; self.next.len()];
        far[from] = 0;
        let mut reached = vec![from];
        let mut next = 0;
        while let Some(zone) = reached.get(next).copied() {
            next += 1;
            for (beside, door) in &self.next[zone] {
                if far[*beside] == FAR && self.through(*door).is_some() {
                    far[*beside] = far[zone] + 1;
                    reached.push(*beside);
                }
            }
        }
        far
    }

    fn find_steps(&self) -> Vec<u16> {
        let n_zones = self.next.len();
        let mut steps = vec![FAR; n_zones * n_zones];
        for from in 0..n_zones {
            let far = &mut steps[from * n_zones..][..n_zones];
            far[from] = 0;
            let mut reached = vec![from];
            let mut next = 0;
            while let Some(zone) = reached.get(next).copied() {
                next += 1;
                for beside in self.beside(zone) {
                    if far[beside] == FAR {
                        far[beside] = far[zone] + 1;
                        reached.push(beside);
                    }
                }
            }
        }
        steps
    }

    /// What a door on the way costs; nothing leads through a locked one.
    fn through(&self, door: Option<usize>) -> Option<u16> {
        match door.map(|door| self.view.doors[door].state) {
            None | Some(DoorState::Open) => Some(0),
            Some(DoorState::Closed) => Some(1),
            Some(DoorState::Locked | DoorState::Sealed) => None,
        }
    }

    /// Zones beside this one, over open ways.
    pub fn beside(&self, zone: usize) -> impl Iterator<Item = usize> + '_ {
        let ways = self.next[zone].iter();
        ways.filter(|(_, door)| self.through(*door) == Some(0)).map(|(beside, _)| *beside)
    }

    /// The zones on both sides of a door.
    pub fn sides(&self, door: usize) -> Option<(usize, usize)> {
        let edge =
            self.view.board.edges.iter().find(|edge| edge.door.is_some_and(|at| at.index() == door))?;
        Some((edge.a.index(), edge.b.index()))
    }

    /// Whoever flees runs to the next Spawn token: a door beside one lets Citizens escape (MZ-15.14).
    pub fn is_trap(&self, a: usize, b: usize) -> bool {
        self.wants_citizens()
            && (self.is_spawn(a) || self.is_spawn(b))
            && !(self.is_known(a) && self.is_known(b))
    }

    /// Somebody is there who can be devoured, and no leader.
    fn is_meal(&self, zone: usize) -> bool {
        let n_enemies = self.enemies_at(zone);
        self.leaders_at(zone) == 0 && (1..=4).contains(&n_enemies)
            || n_enemies == 0 && self.citizens_at(zone).next().is_some()
    }

    pub fn is_spawn(&self, zone: usize) -> bool {
        self.view.spawns.iter().any(|spawn| spawn.is_active && spawn.zone.index() == zone)
    }

    /// A street, or a building that has been opened.
    pub fn is_known(&self, zone: usize) -> bool {
        let zones = &self.view.board.zones;
        let Some(building) = zones[zone].building else { return true };
        self.view.board.edges.iter().any(|edge| {
            let is_open =
                edge.door.is_some_and(|door| self.view.doors[door.index()].state == DoorState::Open);
            is_open && [edge.a, edge.b].iter().any(|side| zones[side.index()].building == Some(building))
        })
    }

    pub fn objectives_at(&self, zone: usize) -> impl Iterator<Item = usize> + use<'a> {
        let objectives = self.view.objectives.iter().enumerate();
        objectives
            .filter(move |(_, each)| each.taken_by.is_none() && each.zone.index() == zone)
            .map(|(at, _)| at)
    }

    pub fn closed_doors(&self, zone: usize) -> impl Iterator<Item = usize> + '_ {
        let ways = self.next[zone].iter().filter_map(|(_, door)| *door);
        ways.filter(|door| self.view.doors[*door].state == DoorState::Closed)
    }

    fn has_objective(&self, zone: usize) -> bool {
        self.view.objectives.iter().any(|each| each.taken_by.is_none() && each.zone.index() == zone)
    }

    fn has_card(&self, zone: usize) -> bool {
        self.view.cards.iter().any(|card| card.zone.index() == zone)
    }

    pub fn wants(&self, is_it: impl Fn(Goal) -> bool) -> bool {
        self.view.mission.steps.iter().any(|step| !step.is_fulfilled && is_it(step.goal))
    }

    pub fn wants_each_to_take(&self) -> bool {
        self.wants(|goal| goal == Goal::EachHeroTakesObjective)
    }

    pub fn wants_each_to_devour(&self) -> bool {
        self.wants(|goal| goal == Goal::EachHeroDevoursCitizen)
    }

    /// Whether somebody must be eaten, saved or found.
    pub fn wants_citizens(&self) -> bool {
        self.wants(|goal| {
            matches!(
                goal,
                Goal::DevourAllCitizens
                    | Goal::DevourObjectiveCitizens
                    | Goal::SaveObjectiveCitizens
                    | Goal::Devour(_)
                    | Goal::EachHeroDevoursCitizen
                    | Goal::Find(_)
            )
        })
    }

    fn find_targets(&self) -> Vec<f64> {
        let view = self.view;
        let mut targets = vec![0.0; view.board.zones.len()];
        // Objectives are wanted nearly always, and where a mission does not ask for them they open doors and teach.
        let is_each = self.wants_each_to_take();
        for objective in view.objectives.iter().filter(|objective| objective.taken_by.is_none()) {
            targets[objective.zone.index()] += if is_each { 1.0 } else { 8.0 };
        }
        if self.wants_citizens() {
            for card in &view.cards {
                targets[card.zone.index()] += 7.0;
            }
            for citizen in &view.citizens {
                // Whoever flees is followed first.
                targets[citizen.zone.index()] += if citizen.is_objective { 16.0 } else { 12.0 };
            }
        }
        for leader in view.leaders.iter().filter(|leader| !leader.is_away && !leader.is_down) {
            if self.wants(|goal| goal == Goal::NoLeaderLeft || goal == Goal::EliminateForGood(leader.who)) {
                targets[leader.zone.index()] += 6.0;
            }
        }
        if self.wants(|goal| goal == Goal::TakeSecretMissions) {
            for card in view.cards.iter().filter(|card| card.card.is_some()) {
                targets[card.zone.index()] += 8.0;
            }
        }
        if self.wants(|goal| goal == Goal::BringSignToExit)
            && let Some(sign) = &view.sign
        {
            targets[sign.zone.index()] += 4.0;
        }
        // What is far from the Exit comes first, so that the way ends there.
        if let Some(exit) = view.exit {
            let far = self.distances(exit.index());
            let wanted = targets.iter_mut().zip(far).filter(|(worth, _)| **worth > 0.0);
            wanted.for_each(|(worth, far)| *worth += tuning::TOUR * f64::from(far.min(12)));
        }
        if let Some(exit) = view.exit
            && targets.iter().all(|worth| *worth == 0.0)
        {
            targets[exit.index()] += 2.0;
        }
        targets
    }

    pub fn is_zombie_mode(&self) -> bool {
        self.view.mission.mode == Mode::Zombie
    }
}

/// The zone with the strongest pull among those not done.
fn best_left(pull: &[f64], is_done: &[bool]) -> Option<usize> {
    let left = (0..pull.len()).filter(|zone| !is_done[*zone] && pull[*zone] > NOTHING);
    left.max_by(|a, b| pull[*a].total_cmp(&pull[*b]))
}
