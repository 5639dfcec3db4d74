//! Whether the mission can still be won (MZ-3.9): derived from its steps, so that it works for every mission.
//!
//! Only what everybody can see counts (MZ-3.10). Anything that might happen is assumed to happen, so whatever
//! is out of reach here stays out of reach for the rest of the game.

use table::{Log, Observer, Seat, rule};

use super::people::secret_bit;
use super::{goals, locks};
use crate::MarvelZombies;
use crate::action::Choice;
use crate::board::{Door, Zone, ZoneSet};
use crate::cast::{Character, CitizenCard, Color, Level, Mode};
use crate::event::{Ending, Event};
use crate::flow::{About, decision, ending};
use crate::mission::{CitizenPlaceKind, Condition, Consequence, Goal, Lock, Special, Tokens, Trigger};
use crate::state::{Hero, LeaderPlace};

/// MZ-3.9, MZ-3.15: once the mission can no longer be won, the players are told, and decide whether to play
/// on. If a hero was lost, this round is the last one anyway (MZ-3.5).
pub(crate) fn begin_without_hope(g: &mut MarvelZombies, log: &mut impl Log<MarvelZombies>) {
    if g.progress.is_lost_for_good {
        return;
    }
    let Some(goal) = lost_goal(g) else { return };
    rule!("MZ-3.9");
    rule!("MZ-3.10");
    g.progress.is_lost_for_good = true;
    log.event(Event::LostForGood { goal });
    if !g.progress.has_lost_hero {
        decision::ask(g, About::LostForGood);
    }
}

/// MZ-3.15: the game ends as lost, or continues.
pub(crate) fn decided(g: &mut MarvelZombies, choice: Choice, log: &mut impl Log<MarvelZombies>) {
    if choice == Choice::EndGame {
        rule!("MZ-3.15");
        ending::finish(g, Ending::GivenUp, log);
    }
}

/// The first step that can never be fulfilled.
fn lost_goal(g: &MarvelZombies) -> Option<Goal> {
    let hope = Hope::of(g);
    g.mission.steps.iter().copied().find(|goal| !hope.reaches(*goal))
}

/// Whether this step can never be fulfilled.
pub(crate) fn is_out_of_reach(g: &MarvelZombies, goal: Goal) -> bool {
    !Hope::of(g).reaches(goal)
}

/// What heroes could still achieve if everything went well.
struct Hope<'a> {
    g: &'a MarvelZombies,
    /// The zones that a hero may still get to.
    zones: ZoneSet,
}

impl Hope<'_> {
    fn of(g: &MarvelZombies) -> Hope<'_> {
        let all: ZoneSet = g.mission.board.zones().collect();
        let mut hope = Hope { g, zones: all };
        // If all locks of a mission may open, the whole board can be reached (`mission::check`).
        if hope.has_dead_lock() {
            rule!("MZ-3.14");
            hope.zones = hope.walk();
        }
        hope
    }

    fn reaches(&self, goal: Goal) -> bool {
        let g = self.g;
        let (done, of) = goals::progress(g, goal);
        if done >= of {
            return true;
        }
        match goal {
            Goal::DevourAllCitizens => {
                self.hidden().all(|zone| self.zones.has(zone))
                    && self.cards_face_up_can_be_taken()
                    && !self.has_somebody_out_of_reach()
            }
            Goal::DevourObjectiveCitizens => !self.has_somebody_missing(),
            Goal::SaveObjectiveCitizens => !self.has_somebody_missing() && of - done <= self.room_for_saved(),
            Goal::Devour(card) => self.can_devour(card),
            Goal::EachHeroDevoursCitizen => {
                self.can_each(|hero| hero.n_devoured > 0)
                    && (of - done <= self.n_people_ahead() || self.can_spawn())
            }
            Goal::Take(wanted) => self.can_take(wanted),
            Goal::TakeAllObjectives => done + self.n_objectives_ahead() >= of,
            Goal::EachHeroTakesObjective => {
                self.can_each(|hero| hero.n_objectives > 0) && self.has_objectives_for(of - done)
            }
            Goal::TakeSecretMissions => self.cards_face_up_can_be_taken(),
            Goal::Find(card) => self.can_reveal(card),
            Goal::FindExit => self.can_place_exit(),
            Goal::EachHeroReaches(level) => self.can_each(|hero| Level::of(hero.xp) >= level),
            Goal::EliminateForGood(who) => self.can_go_for_good(who),
            // Anybody on the board can be eliminated.
            Goal::NoLeaderLeft => true,
            Goal::BringSignToExit => self.can_bring_sign(),
            Goal::Leave => self.can_all_leave() && self.can_reach_exit(),
        }
    }

    /// A hero who has yet to do it must be in play.
    fn can_each(&self, is_done: impl Fn(&Hero) -> bool) -> bool {
        let can = self.g.heroes.iter().all(|hero| hero.zone.is_some() || is_done(hero));
        if !can {
            rule!("MZ-3.11");
        }
        can
    }

    /// Whether there is an Objective for each hero who still needs one.
    fn has_objectives_for(&self, n_heroes: u8) -> bool {
        let has_enough = n_heroes <= self.n_objectives_ahead();
        if !has_enough {
            rule!("MZ-3.11");
        }
        has_enough
    }

    fn can_all_leave(&self) -> bool {
        let can = self.g.heroes.iter().all(|hero| hero.zone.is_some() || hero.has_left);
        if !can {
            rule!("MZ-3.12");
        }
        can
    }

    /// Whether an Objective Citizen has not come and never will, or is waiting where nobody can get to.
    fn has_somebody_missing(&self) -> bool {
        let never_came = self.g.progress.n_never_came > 0;
        if never_came {
            rule!("MZ-3.13");
        }
        let is_lost = |card: CitizenCard| !self.is_revealed(card) && !self.can_reveal(card);
        never_came || self.has_somebody_out_of_reach() || self.spawned_by_cards().any(is_lost)
    }

    /// Whether somebody is behind a door that stays shut, either under a card or unable to move.
    fn has_somebody_out_of_reach(&self) -> bool {
        let waits = self.g.face_down.iter().filter(|laid| self.kind(laid.place).is_for_people());
        let mut under_cards = waits.map(|laid| laid.zone);
        let mut stuck = self.g.citizens.iter().filter(|citizen| citizen.is_stuck).filter_map(|one| one.zone);
        under_cards.any(|zone| !self.zones.has(zone)) || stuck.any(|zone| !self.zones.has(zone))
    }

    /// The zones of cards that lie face down.
    fn hidden(&self) -> impl Iterator<Item = Zone> + '_ {
        let is_hidden = |place: u8| !matches!(self.kind(place), CitizenPlaceKind::FaceUp { .. });
        self.g.face_down.iter().filter(move |laid| is_hidden(laid.place)).map(|laid| laid.zone)
    }

    fn kind(&self, place: u8) -> CitizenPlaceKind {
        self.g.mission.citizens[usize::from(place)].kind
    }

    /// Whether each face-up card can be taken, which requires the Objective of its colour (MZ-28.15).
    fn cards_face_up_can_be_taken(&self) -> bool {
        self.g.face_down.iter().all(|laid| match self.kind(laid.place) {
            CitizenPlaceKind::FaceUp { after, .. } => {
                self.zones.has(laid.zone) && self.can_take(Tokens::of(&[after]))
            }
            CitizenPlaceKind::Symbol
            | CitizenPlaceKind::UnderObjective(_)
            | CitizenPlaceKind::Trapped
            | CitizenPlaceKind::Standing => true,
        })
    }

    /// The number of Citizens on the board, and of those who may appear from under a card.
    fn n_people_ahead(&self) -> u8 {
        let standing = self.g.citizens.iter().filter(|citizen| citizen.zone.is_some()).count();
        let hidden = self.hidden().filter(|zone| self.zones.has(*zone)).count();
        (standing + hidden) as u8 + self.n_spawned_by_cards()
    }

    fn n_objective_citizens_ahead(&self) -> u8 {
        let standing =
            self.g.citizens.iter().filter(|citizen| citizen.zone.is_some() && citizen.is_objective).count();
        let is_one = |place: u8, zone: Zone| self.kind(place).is_for_people() && self.zones.has(zone);
        let hidden = self.g.face_down.iter().filter(|laid| is_one(laid.place, laid.zone)).count();
        (standing + hidden) as u8 + self.n_spawned_by_cards()
    }

    /// The number of Objective Citizens who appear when a card is turned up (MZ-32.9).
    fn n_spawned_by_cards(&self) -> u8 {
        self.spawned_by_cards().filter(|card| self.can_reveal(*card)).count() as u8
    }

    /// The cards that bring an Objective Citizen when they are turned up.
    fn spawned_by_cards(&self) -> impl Iterator<Item = CitizenCard> {
        self.g.mission.reactions.iter().filter_map(|reaction| match (reaction.when, reaction.then) {
            (Trigger::Revealed(card), Consequence::SpawnObjectiveCitizenHere) => Some(card),
            _ => None,
        })
    }

    /// Whether the card lies where a hero may get to.
    fn can_reveal(&self, card: CitizenCard) -> bool {
        let lies = |places: ZoneSet| !places.and(self.zones).is_empty();
        !self.is_revealed(card) && self.g.mission.places_of(card).is_some_and(lies)
    }

    /// Saved Citizens stay on dashboards: one on each (MZ-29.13), or two if a single hero plays alone
    /// (MZ-44.14).
    fn room_for_saved(&self) -> u8 {
        let g = self.g;
        let holds_saved = |hero: &Hero| {
            let is_saved =
                |card: &CitizenCard| g.progress.saved & g.progress.objective_citizens & bit(*card) != 0;
            hero.citizens.iter().filter(|card| is_saved(card)).count() as u8
        };
        rule!("MZ-3.13");
        let spaces = if g.heroes.len() == 1 { 2 } else { 1 };
        let in_play = g.heroes.iter().filter(|hero| hero.zone.is_some());
        in_play.map(|hero| u8::saturating_sub(spaces, holds_saved(hero))).sum()
    }

    /// Whether the Citizen is on the board, may lie under a dealt card, or may come back with an escort
    /// (MZ-15.24).
    fn can_devour(&self, card: CitizenCard) -> bool {
        let is_devoured = self.g.progress.devoured & bit(card) != 0;
        let stands = self.g.citizens[card as usize].zone.is_some();
        let places = self.g.mission.places_of(card).unwrap_or(self.zones).and(self.zones);
        is_devoured || stands || self.hidden().any(|zone| places.has(zone)) || self.can_spawn()
    }

    /// Whether a Spawn card may still be drawn.
    fn can_spawn(&self) -> bool {
        let g = self.g;
        let n_buildings = g.mission.board.buildings.len() as u32;
        let spawns_leaders =
            |then: Consequence| matches!(then, Consequence::SpawnLeaderHere | Consequence::SpawnLeaderAt(_));
        let comes_strange = g.mode == Mode::Zombie
            && !matches!(
                g.leaders[Character::DoctorStrange.place()].place,
                LeaderPlace::Away | LeaderPlace::Gone
            );
        !g.spawns.is_empty()
            || g.opened.count_ones() < n_buildings
            || comes_strange
            || g.mission.reactions.iter().any(|reaction| spawns_leaders(reaction.then))
    }

    fn n_objectives_ahead(&self) -> u8 {
        self.objectives_ahead().count() as u8
    }

    /// The Objectives that are not taken, with their colours where everybody knows them.
    fn objectives_ahead(&self) -> impl Iterator<Item = Option<Color>> + '_ {
        let left = self.g.objectives.iter().filter(|objective| objective.taken_by.is_none());
        left.filter(|objective| self.zones.has(objective.zone))
            .map(|objective| objective.color.seen_by(Observer::Seat(Seat::A)).copied())
    }

    fn can_take(&self, wanted: Tokens) -> bool {
        let taken = locks::taken(self.g);
        let may_be = |color: Color| {
            self.objectives_ahead().filter(|seen| seen.is_none_or(|seen| seen == color)).count()
        };
        Color::ALL
            .into_iter()
            .all(|color| usize::from(taken.n(color)) + may_be(color) >= usize::from(wanted.n(color)))
    }

    fn can_place_exit(&self) -> bool {
        let places = |then: Consequence| then == Consequence::PlaceExit;
        self.g.exit.is_some()
            || self
                .g
                .mission
                .reactions
                .iter()
                .any(|reaction| places(reaction.then) && self.can_happen(reaction.when))
    }

    fn can_reach_exit(&self) -> bool {
        match self.g.exit {
            Some(zone) => self.zones.has(zone),
            None => self.can_place_exit(),
        }
    }

    fn can_bring_sign(&self) -> bool {
        let is_unlocked = |rule: &Special| match rule {
            Special::SignLockedUntil(condition) => self.can_hold(*condition),
            _ => true,
        };
        let sign = self.g.sign.filter(|sign| self.zones.has(sign.zone));
        sign.is_some() && self.can_reach_exit() && self.g.mission.rules.iter().all(is_unlocked)
    }

    fn can_happen(&self, trigger: Trigger) -> bool {
        let g = self.g;
        match trigger {
            Trigger::Taken(color) => {
                self.objectives_ahead().any(|seen| seen.is_none_or(|seen| seen == color))
            }
            Trigger::Revealed(card) => self.can_reveal(card),
            Trigger::Opened(color) => {
                self.doors_ahead().any(|door| g.mission.doors[door.index()].color == Some(color))
            }
            Trigger::OpenedOnto(tile) => self.doors_ahead().any(|door| {
                let edge = g.mission.board.edge(door);
                g.mission.board.is_on(edge.a, tile) || g.mission.board.is_on(edge.b, tile)
            }),
            Trigger::CitizenDevoured => self.n_people_ahead() > 0 || self.can_spawn(),
            Trigger::ObjectiveCitizenSaved => self.n_objective_citizens_ahead() > 0,
            Trigger::LevelCrossed => {
                let is_ended = g.has_rule(Special::Disruptor)
                    && g.progress.taken_cards & secret_bit(CitizenCard::SecretMission1) != 0;
                !is_ended
                    && g.heroes.iter().any(|hero| hero.zone.is_some() && Level::of(hero.xp) != Level::Red)
            }
        }
    }

    fn is_revealed(&self, card: CitizenCard) -> bool {
        self.g.progress.revealed & secret_bit(card) != 0
    }

    /// Closed doors that can still be opened.
    fn doors_ahead(&self) -> impl Iterator<Item = Door> + '_ {
        let closed = self.g.mission.board.doors().filter(|door| !self.g.open.has(*door));
        closed.filter(|door| self.can_open(*door))
    }

    /// Whether it can be opened from a zone that a hero may get to (MZ-5.12).
    fn can_open(&self, door: Door) -> bool {
        let edge = self.g.mission.board.edge(door);
        let is_at_hand = self.zones.has(edge.a) || self.zones.has(edge.b);
        is_at_hand
            && match self.g.mission.doors[door.index()].lock {
                Lock::Open | Lock::Closed => true,
                Lock::LockedUntil(condition) => self.can_hold(condition),
                Lock::Sealed => false,
            }
    }

    fn can_hold(&self, condition: Condition) -> bool {
        let g = self.g;
        match condition {
            Condition::Taken(tokens) => self.can_take(tokens),
            Condition::ObjectiveCitizenDevoured => {
                g.progress.devoured & g.progress.objective_citizens != 0
                    || self.n_objective_citizens_ahead() > 0
            }
            Condition::Gone(who) => {
                g.leaders[who.place()].place == LeaderPlace::Gone || self.can_go_for_good(who)
            }
        }
    }

    /// Whether the leader can be eliminated for good. Some leaders return until a certain Citizen is devoured
    /// (MZ-33.9).
    fn can_go_for_good(&self, who: Character) -> bool {
        self.g.mission.rules.iter().all(|rule| match rule {
            Special::ReturnsUntilDevoured { leader, citizen } if *leader == who => self.can_devour(*citizen),
            _ => true,
        })
    }

    /// Whether a door is locked until something happens that can no longer happen.
    fn has_dead_lock(&self) -> bool {
        let doors = self.g.mission.doors.iter().enumerate();
        let mut closed = doors.filter(|(door, _)| !self.g.open.has(Door(*door as u8)));
        closed.any(|(_, door)| match door.lock {
            Lock::LockedUntil(condition) => !self.can_hold(condition),
            Lock::Open | Lock::Closed | Lock::Sealed => false,
        })
    }

    /// All zones that heroes may get to from where they stand. Heroes may change places (MZ-27.21), so where
    /// one can go, all can.
    fn walk(&self) -> ZoneSet {
        let g = self.g;
        let mut hope = Hope { g, zones: g.hero_zones() };
        loop {
            let before = hope.zones;
            for edge in &g.mission.board.edges {
                let joins = hope.zones.has(edge.a) != hope.zones.has(edge.b);
                let is_open = edge.door.is_none_or(|door| g.open.has(door) || hope.can_open(door));
                if joins && is_open {
                    hope.zones = hope.zones.with(edge.a).with(edge.b);
                }
            }
            if hope.zones == before {
                return before;
            }
        }
    }
}

const fn bit(card: CitizenCard) -> u16 {
    1 << card as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::scene;

    #[test]
    fn a_door_is_opened_from_beside_it() {
        let g = scene("mission MZ1\nheroes hulk\nbegin turn hulk").expect("a scene");
        let board = &g.mission.board;
        let mut doors = board.doors();
        let door = doors.find(|door| g.mission.doors[door.index()].lock == Lock::Closed).expect("a door");
        let edge = board.edge(door);
        let can_open = |zones: ZoneSet| Hope { g: &g, zones }.can_open(door);
        assert!(can_open(ZoneSet::one(edge.a)) && can_open(ZoneSet::one(edge.b)));
        let elsewhere: ZoneSet = board.zones().filter(|zone| *zone != edge.a && *zone != edge.b).collect();
        assert!(!can_open(elsewhere));
    }
}
