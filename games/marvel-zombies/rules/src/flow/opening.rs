//! Opening a door, and opening a building for the first time (MZ-5, MZ-20).

use table::{AsksNobody, Log, RulesKey, Step, rule};

use super::{About, citizens, decision, mission, spawn};
use crate::MarvelZombies;
use crate::board::{Building, Door, Zone, ZoneSet};
use crate::cast::{CitizenCard, Mode};
use crate::event::Event;
use crate::mission::{CitizenPlaceKind, Special};
use crate::state::{Citizen, Fixed, HeroIx, building_bit};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opening {
    pub door: Door,
    pub building: Building,
    /// The rooms that still need a card.
    pub rooms: ZoneSet,
}

impl AsksNobody<MarvelZombies> for Opening {
    /// Draws a card for each room, then reveals the Citizens. After that, the hero's turn continues
    /// (MZ-20.4).
    fn step(self, g: &mut MarvelZombies, key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        if self.rooms.is_empty() {
            rule!("MZ-20.4");
            return reveal_next(g, self, key, log);
        }
        rule!("MZ-20.1");
        rule!("MZ-20.2");
        rule!("MZ-20.6");
        decision::ask(g, About::Rooms { rooms: self.rooms })
    }
}

impl Opening {
    pub(super) fn room_chosen(self, g: &mut MarvelZombies, room: Zone) {
        g.stack.go_on_as(Opening { rooms: self.rooms.without(room), ..self });
        spawn::begin(g, room);
    }
}

/// A hero opens a door that may be opened. Buildings that were never open are revealed (MZ-5.9, MZ-5.11).
pub(crate) fn open(g: &mut MarvelZombies, hero: HeroIx, door: Door, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-5.9");
    rule!("MZ-5.11");
    g.open = g.open.with(door);
    g.ways = Fixed(g.mission.board.ways(g.open));
    log.event(Event::DoorOpened { hero: g.who(hero), door });
    let edge = g.mission.board.edges[usize::from(g.mission.board.doors[door.index()])];
    for zone in [edge.b, edge.a] {
        let Some(building) = g.mission.board.zones[zone.index()].building else { continue };
        if g.opened & building_bit(building) == 0 {
            g.opened |= building_bit(building);
            let rooms = rooms_to_spawn(g, building);
            g.stack.begin(Opening { door, building, rooms });
        }
    }
    mission::door_opened(g, door, log);
}

/// Rooms with a spawn symbol (MZ-20.1), except on a tile that the mission exempts (MZ-38.5).
fn rooms_to_spawn(g: &MarvelZombies, building: Building) -> ZoneSet {
    let board = &g.mission.board;
    let is_left_out = |zone: Zone| {
        board.zones[zone.index()].tiles.iter().any(|tile| {
            let name = board.tiles[usize::from(*tile)].name;
            g.has_rule(Special::NoSpawnOn(name))
        })
    };
    rule!("MZ-38.5");
    let rooms = board.buildings[usize::from(building.0)];
    rooms.iter().filter(|zone| board.zones[zone.index()].has_spawn_symbol && !is_left_out(*zone)).collect()
}

/// MZ-50.13: the room farthest from the opened door.
pub(super) fn farthest(g: &MarvelZombies, rooms: ZoneSet) -> Option<Zone> {
    rule!("MZ-50.13");
    let door = g.stack.innermost::<Opening>()?.door;
    let edge = g.mission.board.edges[usize::from(g.mission.board.doors[door.index()])];
    let far = |zone: Zone| g.distance(edge.a, zone).min(g.distance(edge.b, zone));
    let most = rooms.iter().map(far).max()?;
    rooms.iter().find(|zone| far(*zone) == most)
}

/// MZ-20.3: reveals face-down Citizen cards one after another, because each may trigger something.
fn reveal_next(
    g: &mut MarvelZombies,
    opening: Opening,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Step {
    let rooms = g.mission.board.buildings[usize::from(opening.building.0)];
    let hidden = if g.has_rule(Special::WellHidden) { None } else { first_hidden(g, rooms) };
    match hidden {
        None => g.stack.done(),
        Some(index) => {
            rule!("MZ-20.3");
            reveal(g, index, key, log);
            Step::Ran
        }
    }
}

/// The first card in these zones that is revealed when the building opens: not one that lies under an
/// Objective or face up.
pub(crate) fn first_hidden(g: &MarvelZombies, zones: ZoneSet) -> Option<usize> {
    g.face_down.iter().position(|card| {
        zones.has(card.zone)
            && match g.mission.citizens[usize::from(card.place)].kind {
                CitizenPlaceKind::Symbol | CitizenPlaceKind::Trapped => true,
                CitizenPlaceKind::UnderObjective(_)
                | CitizenPlaceKind::Standing
                | CitizenPlaceKind::FaceUp { .. } => false,
            }
    })
}

/// Turns up one Citizen card: a figure, nobody, or a Secret Mission.
pub(crate) fn reveal(g: &mut MarvelZombies, index: usize, key: &RulesKey, log: &mut impl Log<MarvelZombies>) {
    let laid = g.face_down.remove(index);
    let card = *laid.card.read(key);
    log.event(Event::CitizenRevealed { card, zone: laid.zone });
    match card {
        CitizenCard::Nobody => {
            rule!("MZ-15.3");
            match g.mode {
                Mode::Zombie => rule!("MZ-27.13"),
                Mode::Hero => rule!("MZ-49.13"),
            }
            g.citizen_discard[card as usize] += 1;
        }
        CitizenCard::SecretMission1 | CitizenCard::SecretMission2 => {
            rule!("MZ-20.5");
            match card {
                CitizenCard::SecretMission1 => rule!("MZ-27.14"),
                _ => rule!("MZ-27.15"),
            }
            mission::card_revealed(g, card, laid.zone, key, log);
        }
        _ => {
            rule!("MZ-44.12");
            let is_objective = g.mission.citizens[usize::from(laid.place)].kind.is_for_people();
            citizens::place(
                g,
                card,
                Citizen { zone: Some(laid.zone), is_objective, ..Citizen::default() },
                log,
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use table::{Input, Seat, apply};

    use super::*;
    use crate::action::Action;
    use crate::scene::{scene, zone_named};

    /// MZ-15.3: in a mission where entering a zone turns up its card.
    #[test]
    fn a_card_that_shows_nobody_is_discarded() {
        let mut g = scene(
            "mission MZ3
             heroes hulk
             hulk: at S4-4
             cards: nobody 6R.b
             open 6R.b/S4-4
             begin turn hulk",
        )
        .expect("a scene");
        let to = zone_named(&g, "6R.b").expect("a zone");
        let before = g.citizen_discard[CitizenCard::Nobody as usize];
        apply(&mut g, &Input::Act(Seat::A, Action::Move { to }), &mut Vec::new()).expect("it is legal");
        assert_eq!(g.citizen_discard[CitizenCard::Nobody as usize], before + 1);
    }

    /// MZ-20.3, MZ-39.4: opening the building does not turn up a card that lies under an Objective.
    #[test]
    fn a_card_under_an_objective_stays_hidden() {
        let hidden = |text: &str, room: &str| {
            let g = scene(text).expect("a scene");
            assert_eq!(g.face_down.len(), 1);
            first_hidden(&g, ZoneSet::one(zone_named(&g, room).expect("a zone")))
        };
        let under = "mission MZ9\nheroes hulk\ncards: wong 6R.a\nbegin turn hulk";
        assert_eq!(hidden(under, "6R.a"), None);
        let open = "mission MZ6\nheroes hulk\ncards: wong 9R.a\nbegin turn hulk";
        assert_eq!(hidden(open, "9R.a"), Some(0));
    }
}
