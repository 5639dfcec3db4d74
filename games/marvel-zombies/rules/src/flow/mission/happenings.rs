//! Events that the mission waits for.
//!
//! Such an event may occur in the middle of something else. So it is recorded, and what follows (`reacting`) begins
//! before anything continues: before the next step of whatever is under way, and before victory is checked (MZ-39.10).

use table::{Log, RulesKey, Seat, rule};

use super::people::secret_bit;
use crate::MarvelZombies;
use crate::board::{Door, TileName, Zone};
use crate::cast::{CitizenCard, Color, Level, N_CITIZENS, PER_SIDE};
use crate::event::Event;
use crate::flow::opening;
use crate::mission::{CitizenPlaceKind, Special, Trigger};
use crate::state::HeroIx;

/// What has happened, who did it, and where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Happened {
    pub when: Trigger,
    pub hero: Option<HeroIx>,
    pub zone: Zone,
}

/// The most things that can happen at once or wait for their turn: all heroes may cross all levels with one
/// Objective, and one attack may devour all Citizens. A hero crosses each level once per game, so no more
/// than that can be waiting.
pub const HAPPENINGS: usize = PER_SIDE * (Level::ALL.len() - 1) + N_CITIZENS;

/// Spawn tokens that wait for this change at once; reactions follow.
pub(super) fn happens(
    g: &mut MarvelZombies,
    when: Trigger,
    hero: Option<HeroIx>,
    zone: Zone,
    log: &mut impl Log<MarvelZombies>,
) {
    change_tokens(g, when, log);
    if g.mission.reactions.iter().any(|reaction| reaction.when == when) {
        g.progress.happened.push(Happened { when, hero, zone });
    }
}

/// MZ-17.5, MZ-28.7, MZ-43.12: activates or removes Spawn tokens that wait for this.
fn change_tokens(g: &mut MarvelZombies, when: Trigger, log: &mut impl Log<MarvelZombies>) {
    let places = g.mission.spawns;
    for token in &mut g.spawns {
        if places[usize::from(token.place)].activated_by == Some(when) && !token.is_active {
            rule!("MZ-28.7");
            token.is_active = true;
            log.event(Event::SpawnActivated { zone: token.zone, color: token.color });
        }
    }
    for index in (0..g.spawns.len()).rev() {
        let token = g.spawns[index];
        if places[usize::from(token.place)].removed_by == Some(when) {
            rule!("MZ-43.12");
            g.spawns.remove(index);
            log.event(Event::SpawnRemoved { zone: token.zone, color: token.color });
        }
    }
}

/// MZ-36.7, MZ-36.8: the players turn up an Objective, which stays visible to everybody.
pub(crate) fn objective_chosen(
    g: &mut MarvelZombies,
    objective: u8,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    rule!("MZ-36.8");
    turn_up(g, objective, key, log);
}

/// Everybody sees its colour.
fn turn_up(g: &mut MarvelZombies, objective: u8, key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Color {
    let n_seats = usize::from(g.n_seats);
    let token = &mut g.objectives[usize::from(objective)];
    let color = *token.color.read(key);
    if token.color.audience().is_empty() {
        rule!("MZ-28.5");
        Seat::all(n_seats).for_each(|seat| token.color.show_to(seat));
        log.event(Event::ObjectiveTurnedUp { objective, color });
    }
    color
}

/// The token is already marked as taken.
pub(crate) fn objective_taken(
    g: &mut MarvelZombies,
    hero: HeroIx,
    objective: u8,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    let color = turn_up(g, objective, key, log);
    let zone = g.objectives[usize::from(objective)].zone;
    happens(g, Trigger::Taken(color), Some(hero), zone, log);
    let lies_under = |place: u8| {
        g.mission.citizens[usize::from(place)].kind == CitizenPlaceKind::UnderObjective(objective)
    };
    if let Some(index) = g.face_down.iter().position(|card| lies_under(card.place)) {
        rule!("MZ-39.8");
        opening::reveal(g, index, key, log);
    }
}

/// Triggers for a door of this colour, and for the tiles that it leads to.
pub(crate) fn door_opened(g: &mut MarvelZombies, door: Door, log: &mut impl Log<MarvelZombies>) {
    let hero = g.turn.hero;
    let zone = g.mission.board.edge(door).a;
    if let Some(color) = g.mission.doors[door.index()].color {
        happens(g, Trigger::Opened(color), hero, zone, log);
    }
    for tile in tiles_behind(g, door) {
        rule!("MZ-38.12");
        rule!("MZ-38.13");
        happens(g, Trigger::OpenedOnto(tile), hero, zone, log);
    }
}

/// MZ-38.14: a door inside a tile leads onto that tile; one between rooms of two tiles leads onto both.
fn tiles_behind(g: &MarvelZombies, door: Door) -> Vec<TileName> {
    rule!("MZ-38.14");
    let edge = g.mission.board.edge(door);
    let tiles = g.mission.board.tiles.iter().map(|place| place.name);
    let (one, other) =
        (|tile| g.mission.board.is_on(edge.a, tile), |tile| g.mission.board.is_on(edge.b, tile));
    let inside: Vec<TileName> = tiles.clone().filter(|tile| one(*tile) && other(*tile)).collect();
    if inside.is_empty() { tiles.filter(|tile| one(*tile) || other(*tile)).collect() } else { inside }
}

/// Each level is a separate trigger (MZ-40.12), until the Disruptor is taken (MZ-40.13).
pub(crate) fn level_crossed(
    g: &mut MarvelZombies,
    hero: HeroIx,
    _level: Level,
    _key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    let is_disrupted = g.has_rule(Special::Disruptor)
        && g.progress.taken_cards & secret_bit(CitizenCard::SecretMission1) != 0;
    rule!("MZ-40.13");
    if let Some(zone) = g.zone_of(hero).filter(|_| !is_disrupted) {
        happens(g, Trigger::LevelCrossed, Some(hero), zone, log);
    }
}
