//! What the seat sees: who stands where, what the mission still wants, and how far it is.

use marvel_zombies::mission::Goal;
use marvel_zombies::view::{CitizenView, DoorState, HeroView, View};
use marvel_zombies::{Character, Mode};

/// Farther than anything.
pub const FAR: u16 = 999;

pub struct Sight<'a> {
    pub view: &'a View,
    /// By zone: neighbours, and the door between.
    next: Vec<Vec<(usize, Option<usize>)>>,
    /// By zone: what a hero has to do there.
    targets: Vec<f64>,
}

impl<'a> Sight<'a> {
    pub fn new(view: &'a View) -> Sight<'a> {
        let mut next = vec![Vec::new(); view.board.zones.len()];
        for edge in &view.board.edges {
            let door = edge.door.map(|door| door.index());
            next[edge.a.index()].push((edge.b.index(), door));
            next[edge.b.index()].push((edge.a.index(), door));
        }
        let mut sight = Sight { view, next, targets: Vec::new() };
        sight.targets = sight.find_targets();
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

    /// Wounds that a zone deals in a phase, if everything there attacks.
    pub fn threat_at(&self, zone: usize) -> f64 {
        let crowd = &self.view.crowds[zone];
        let common = crowd.guards + crowd.operators + 2 * crowd.specialists;
        f64::from(common) + 2.0 * self.leaders_at(zone) as f64
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
        if self.wants_each_to_take() && hero.n_objectives == 0 && self.has_objective(zone) {
            worth += 8.0;
        }
        let has_citizen = self.citizens_at(zone).next().is_some() || self.has_card(zone);
        if self.wants_each_to_devour() && hero.n_devoured == 0 && has_citizen {
            worth += 8.0;
        }
        worth
    }

    /// Actions on the way to the best thing to do from a zone, weighed against its worth.
    pub fn pull(&self, hero: &HeroView, from: usize) -> f64 {
        let distance = self.distances(from);
        let pulls = (0..distance.len()).filter_map(|zone| {
            let worth = self.target(hero, zone);
            (worth > 0.0 && distance[zone] < FAR).then(|| worth - f64::from(distance[zone]))
        });
        pulls.fold(-60.0, f64::max)
    }

    /// Actions to every zone: a move each, one more for a closed door, and for the enemies on the way.
    pub fn distances(&self, from: usize) -> Vec<u16> {
        let mut distance = vec![FAR; self.next.len()];
        let mut is_done = vec![false; self.next.len()];
        distance[from] = 0;
        while let Some(zone) = (0..distance.len()).filter(|zone| !is_done[*zone]).min_by_key(|zone| distance[*zone]) {
            is_done[zone] = true;
            if distance[zone] == FAR {
                break;
            }
            let held = if zone == from { 0 } else { self.enemies_at(zone).min(3) as u16 };
            for (beside, door) in &self.next[zone] {
                let Some(through) = self.through(*door) else { continue };
                let far = distance[zone] + 1 + through + held;
                distance[*beside] = distance[*beside].min(far);
            }
        }
        distance
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
        let edge = self.view.board.edges.iter().find(|edge| edge.door.is_some_and(|at| at.index() == door))?;
        Some((edge.a.index(), edge.b.index()))
    }

    pub fn is_spawn(&self, zone: usize) -> bool {
        self.view.spawns.iter().any(|spawn| spawn.is_active && spawn.zone.index() == zone)
    }

    pub fn is_street(&self, zone: usize) -> bool {
        self.view.board.zones[zone].building.is_none()
    }

    fn has_objective(&self, zone: usize) -> bool {
        self.view.objectives.iter().any(|each| each.taken_by.is_none() && each.zone.index() == zone)
    }

    fn has_card(&self, zone: usize) -> bool {
        self.view.cards.iter().any(|card| card.zone.index() == zone)
    }

    fn wants(&self, is_it: impl Fn(Goal) -> bool) -> bool {
        self.view.mission.steps.iter().any(|step| !step.is_fulfilled && is_it(step.goal))
    }

    fn wants_each_to_take(&self) -> bool {
        self.wants(|goal| goal == Goal::EachHeroTakesObjective)
    }

    fn wants_each_to_devour(&self) -> bool {
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
