//! Whether heroes can get everywhere: simulates heroes who open doors and do everything that can be done.

use table::rule;

use crate::board::{Door, DoorSet, Ways, Zone, ZoneSet};
use crate::mission::file::File;
use crate::mission::read::{Notes, Span, two_zones};
use crate::mission::words::{Condition, Consequence, Goal, Special, Tokens, Trigger};
use crate::mission::{CitizenPlaceKind, Lock, Mission};

pub fn check(file: &File, mission: &Mission, notes: &mut Notes) {
    if mission.start.is_empty() {
        return;
    }
    let end = Reach::of(mission);
    report_doors(file, mission, &end, notes);
    report_starts(file, mission, &end, notes);
    report_goals(file, mission, &end, notes);
    for (place, objective) in mission.objectives.iter().enumerate() {
        if !end.zones.has(objective.zone) {
            let name = mission.board.name(objective.zone);
            notes.error(
                "objectives",
                file.objective_span(place),
                format!("no hero can ever reach the Objective in {name}"),
            );
        }
    }
    for (place, spawn) in mission.spawns.iter().enumerate() {
        if !end.zones.has(spawn.zone) {
            let name = mission.board.name(spawn.zone);
            let text = format!("figures spawned in {name} can never reach a hero");
            notes.warn("spawns", file.spawn_span(place), text);
        }
    }
}

/// What has been reached, and which doors are open, once nothing more can be done.
struct Reach<'a> {
    mission: &'a Mission,
    open: DoorSet,
    zones: ZoneSet,
    ways: Ways,
}

impl Reach<'_> {
    fn of(mission: &Mission) -> Reach<'_> {
        let is_open = |door: &Door| mission.doors[door.index()].lock == Lock::Open;
        let open: DoorSet = mission.board.doors().filter(is_open).collect();
        let ways = mission.board.ways(open);
        let mut reach = Reach { mission, open, zones: ZoneSet::EMPTY, ways };
        loop {
            reach.zones = mission.start.iter().fold(ZoneSet::EMPTY, |all, start| all.or(reach.from(*start)));
            let more: DoorSet = mission.board.doors().filter(|door| reach.can_open(*door)).collect();
            if more == reach.open {
                return reach;
            }
            reach.open = reach.open.or(more);
            reach.ways = mission.board.ways(reach.open);
        }
    }

    fn from(&self, start: Zone) -> ZoneSet {
        self.mission.board.zones().filter(|zone| self.ways.distance(start, *zone).is_some()).collect()
    }

    /// MZ-5.12: from either side.
    fn can_open(&self, door: Door) -> bool {
        let edge = self.mission.board.edge(door);
        let is_at_hand = self.zones.has(edge.a) || self.zones.has(edge.b);
        match self.mission.doors[door.index()].lock {
            Lock::Open => true,
            Lock::Closed => is_at_hand,
            Lock::LockedUntil(condition) => is_at_hand && self.can_be(condition),
            Lock::Sealed => false,
        }
    }

    fn can_be(&self, condition: Condition) -> bool {
        match condition {
            Condition::Taken(tokens) => self.takeable().cover(tokens),
            Condition::ObjectiveCitizenDevoured => self.reaches_objective_citizen(),
            Condition::Gone(leader) => self.mission.rules.iter().all(|rule| match rule {
                Special::ReturnsUntilDevoured { leader: who, citizen } if *who == leader => {
                    self.mission.places_of(*citizen).is_some_and(|places| self.reaches_all(places))
                }
                _ => true,
            }),
        }
    }

    /// The Objectives that are certain to be taken. Of shuffled ones, any may be the last to be reached.
    fn takeable(&self) -> Tokens {
        let all = &self.mission.objectives;
        let reached = |zone: Zone| self.zones.has(zone);
        if self.mission.are_objectives_shuffled && !all.iter().all(|objective| reached(objective.zone)) {
            return Tokens::default();
        }
        let colors: Vec<_> =
            all.iter().filter(|objective| reached(objective.zone)).map(|objective| objective.color).collect();
        Tokens::of(&colors)
    }

    fn reaches_all(&self, zones: ZoneSet) -> bool {
        zones.minus(self.zones).is_empty()
    }

    fn reaches_objective_citizen(&self) -> bool {
        let from_start = self.mission.objective_citizens();
        let by_card = self.mission.reactions.iter().any(|reaction| match (reaction.when, reaction.then) {
            (Trigger::Revealed(card), Consequence::SpawnObjectiveCitizenHere) => {
                self.mission.places_of(card).is_some_and(|places| self.reaches_all(places))
            }
            (_, Consequence::SpawnObjectiveCitizenHere) => true,
            _ => false,
        });
        by_card || !from_start.is_empty() && self.reaches_all(from_start)
    }
}

/// Reports doors whose key is behind them, or nowhere.
fn report_doors(file: &File, mission: &Mission, end: &Reach, notes: &mut Notes) {
    for door in mission.board.doors().filter(|door| !end.open.has(*door)) {
        if let Lock::LockedUntil(_) = mission.doors[door.index()].lock {
            rule!("MZ-5.4");
            let edge = mission.board.edge(door);
            let (a, b) = (mission.board.name(edge.a), mission.board.name(edge.b));
            let text = format!(
                "the door {a}/{b} can never be opened: what unlocks it lies behind it, or behind a sealed door; \
                 move the Objective or the Citizen to a place that is reached without this door"
            );
            notes.error("doors", file.door_span(mission, door), text);
        }
    }
}

fn report_starts(file: &File, mission: &Mission, end: &Reach, notes: &mut Notes) {
    let goal = mission.exit.filter(|_| mission.steps.contains(&Goal::Leave));
    for start in &mission.start {
        let from_here = end.from(*start);
        let name = mission.board.name(*start);
        if from_here.len() == 1 {
            notes.error("start", file.start.span(), format!("no way leads out of {name}"));
        } else if let Some(exit) = goal.filter(|exit| !from_here.has(*exit)) {
            let exit = mission.board.name(exit);
            notes.error("exit", file.start.span(), format!("no way leads from {name} to the Exit in {exit}"));
        } else if !mission.start.iter().all(|other| from_here.has(*other)) {
            notes.warn("start", file.start.span(), format!("heroes from {name} never meet the others"));
        }
    }
}

fn report_goals(file: &File, mission: &Mission, end: &Reach, notes: &mut Notes) {
    for (place, goal) in mission.steps.iter().enumerate() {
        let needed = match goal {
            Goal::DevourAllCitizens => {
                let lies = |kind: CitizenPlaceKind| !matches!(kind, CitizenPlaceKind::FaceUp { .. });
                mission.citizens.iter().filter(|place| lies(place.kind)).map(|place| place.zone).collect()
            }
            Goal::DevourObjectiveCitizens | Goal::SaveObjectiveCitizens => mission.objective_citizens(),
            Goal::Devour(card) | Goal::Find(card) => mission.places_of(*card).unwrap_or_default(),
            Goal::TakeSecretMissions => {
                let lies = |kind: CitizenPlaceKind| matches!(kind, CitizenPlaceKind::FaceUp { .. });
                mission.citizens.iter().filter(|place| lies(place.kind)).map(|place| place.zone).collect()
            }
            Goal::BringSignToExit => mission.sign.into_iter().chain(mission.exit).collect(),
            Goal::EachHeroDevoursCitizen
            | Goal::Take(_)
            | Goal::TakeAllObjectives
            | Goal::EachHeroTakesObjective
            | Goal::FindExit
            | Goal::EachHeroReaches(_)
            | Goal::EliminateForGood(_)
            | Goal::NoLeaderLeft
            | Goal::Leave => ZoneSet::EMPTY,
        };
        for zone in needed.minus(end.zones).iter() {
            let name = mission.board.name(zone);
            let text = format!("this step needs something in {name}, which no hero can ever reach");
            notes.error("steps", file.step_span(place), text);
        }
    }
}

impl File {
    fn objective_span(&self, place: usize) -> Span {
        let objectives = &self.objectives;
        let all = objectives.red.iter().chain(&objectives.blue).chain(&objectives.green);
        all.map(|zone| zone.span()).nth(place).unwrap_or_default()
    }

    fn spawn_span(&self, place: usize) -> Span {
        self.spawns.get_ref()[place].span()
    }

    fn step_span(&self, place: usize) -> Span {
        self.steps.get_ref()[place].span()
    }

    fn door_span(&self, mission: &Mission, door: Door) -> Span {
        let edge = mission.board.edge(door);
        let is_named = |between: &str| {
            two_zones(between).is_some_and(|(one, other)| {
                let (a, b) = (mission.board.name(edge.a), mission.board.name(edge.b));
                (one, other) == (a, b) || (other, one) == (a, b)
            })
        };
        let line = self.doors.iter().find(|line| is_named(&line.get_ref().between));
        line.map(|line| line.span()).unwrap_or_default()
    }
}
