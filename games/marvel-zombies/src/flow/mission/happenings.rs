//! Something happens that the mission waits for, and what follows from it.
//!
//! It may happen in the middle of something else. So it is noted, and what follows begins before anything goes on:
//! before the next step of whatever is under way, and before victory is checked (MZ-39.10).

use table::{Log, RulesKey, Seat, Step, rule};

use super::drawing::{Drawing, DrawnFor};
use super::people::secret_bit;
use crate::MarvelZombies;
use crate::board::{Door, TileName, Zone, ZoneSet};
use crate::cast::{CitizenCard, Color, Level, N_CITIZENS, PER_SIDE};
use crate::event::Event;
use crate::flow::{About, Frame, building, decision, deeds, leaders, spawn};
use crate::mission::{CitizenPlaceKind, Consequence, Special, Trigger};
use crate::state::{HeroIx, LeaderPlace};

/// What has happened, who did it, and where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Happened {
    pub when: Trigger,
    pub hero: Option<HeroIx>,
    pub zone: Zone,
}

/// Things that happen at once, and those that wait their turn: all heroes may cross all levels with one Objective, and
/// one attack may devour all Citizens. A hero crosses a level once in a game, so that more cannot wait either.
pub const HAPPENINGS: usize = PER_SIDE * (Level::ALL.len() - 1) + N_CITIZENS;

/// The reactions to what happened at once, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reacting {
    pub happened: Happened,
    /// The first reaction in the mission's list that has not been looked at.
    pub next: u8,
    /// What happened at the same time and comes after it: so many of those that wait.
    pub waiting: u8,
}

/// Spawn tokens that wait for it change at once; reactions follow.
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

/// MZ-17.5, MZ-28.7, MZ-43.12
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

/// Begins what follows from all that has just happened, in its order.
pub(crate) fn begin_waiting(g: &mut MarvelZombies) {
    let happened = std::mem::take(&mut g.progress.happened);
    let [first, others @ ..] = happened.as_slice() else { return };
    g.progress.waiting.extend(others.iter().rev().copied());
    let waiting = others.len() as u8;
    g.stack.push(Frame::Reacting(Reacting { happened: *first, next: 0, waiting }));
}

/// What happened at the same time, or what was under way before.
fn next_waiting(g: &mut MarvelZombies, waiting: u8) -> Step {
    let Some(waiting) = waiting.checked_sub(1) else { return g.done() };
    let happened = g.progress.waiting.pop().expect("so many wait");
    g.go_on_as(Frame::Reacting(Reacting { happened, next: 0, waiting }));
    Step::Ran
}

/// The next reaction to what happened.
pub(crate) fn step(
    g: &mut MarvelZombies,
    reacting: Reacting,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Step {
    let rest = g.mission.reactions.iter().enumerate().skip(usize::from(reacting.next));
    let found =
        rest.map(|(index, reaction)| (index, *reaction)).find(|(_, it)| it.when == reacting.happened.when);
    let Some((index, reaction)) = found else { return next_waiting(g, reacting.waiting) };
    g.go_on_as(Frame::Reacting(Reacting { next: index as u8 + 1, ..reacting }));
    carry_out(g, reacting.happened, reaction.then, key, log);
    Step::Ran
}

fn carry_out(
    g: &mut MarvelZombies,
    happened: Happened,
    then: Consequence,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    let Happened { hero, zone, .. } = happened;
    match then {
        Consequence::Xp(n) => {
            rule!("MZ-28.4");
            hero.into_iter().for_each(|hero| deeds::gain_xp(g, hero, n, key, log));
        }
        Consequence::XpToAll(n) => {
            rule!("MZ-28.4");
            g.heroes_in_play().iter().for_each(|hero| deeds::gain_xp(g, hero, n, key, log));
        }
        Consequence::PlaceExit => {
            rule!("MZ-36.9");
            g.exit = Some(zone);
            log.event(Event::ExitPlaced { zone });
        }
        Consequence::SpawnLeaderAt(color) => {
            rule!("MZ-28.13");
            rule!("MZ-36.10");
            rule!("MZ-36.11");
            let token = g.spawns.iter().find(|token| !token.is_initial && token.color == color);
            if let Some(zone) = token.map(|token| token.zone) {
                leaders::spawn(g, zone);
            }
        }
        Consequence::SpawnLeaderHere => {
            rule!("MZ-28.13");
            rule!("MZ-39.9");
            leaders::spawn(g, zone);
        }
        Consequence::SpawnObjectiveCitizenHere => {
            g.begin(Frame::Drawing(Drawing::of(DrawnFor::Objective(zone))));
        }
        Consequence::TurnUpObjective => {
            rule!("MZ-36.7");
            let is_hidden = |color: &table::Secret<Color>| color.audience().is_empty();
            if g.objectives.iter().any(|token| token.taken_by.is_none() && is_hidden(&token.color)) {
                decision::ask(g, About::Objective);
            }
        }
        Consequence::SpawnAtNearest { .. } => {
            rule!("MZ-40.11");
            rule!("MZ-40.12");
            let zones = nearest_spawns(g, hero.and_then(|hero| g.zone_of(hero)));
            if !zones.is_empty() {
                decision::ask(g, About::SpawnZone { zones });
            }
        }
        Consequence::DrawCitizenCard => {
            rule!("MZ-35.10");
            hero.into_iter().for_each(|hero| g.stack.push(Frame::Drawing(Drawing::Offered(hero))));
        }
        Consequence::DrawTrait => {
            rule!("MZ-45.13");
            hero.into_iter().for_each(|hero| g.stack.push(Frame::Trait { hero }));
        }
        Consequence::Rest(who) => {
            if let LeaderPlace::Board(_) | LeaderPlace::Lies(_) = g.leaders[who.place()].place {
                rule!("MZ-45.12");
                g.leaders[who.place()].rests = true;
                log.event(Event::LeaderRests { who });
            }
        }
    }
}

/// Spawn zones nearest to a zone; all of them where no way leads to any (MZ-40.17).
fn nearest_spawns(g: &MarvelZombies, from: Option<Zone>) -> ZoneSet {
    let spawns: ZoneSet = g.spawns.iter().filter(|token| token.is_active).map(|token| token.zone).collect();
    let Some(from) = from else { return ZoneSet::EMPTY };
    let nearest = g.ways.nearest(from, spawns);
    if nearest.is_empty() {
        rule!("MZ-40.17");
        spawns
    } else {
        nearest
    }
}

/// In which of the nearest spawn zones figures appear.
pub(crate) fn spawn_zone_chosen(
    g: &mut MarvelZombies,
    zone: Zone,
    _key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    let Some(Frame::Reacting(reacting)) = g.stack.top() else { return };
    if let Consequence::SpawnAtNearest { kind, n } = g.mission.reactions[usize::from(reacting.next) - 1].then
    {
        spawn::by_rule(g, kind, n, zone, log);
    }
}

/// MZ-36.7, MZ-36.8: it stays visible to all.
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

/// The token is marked as taken already.
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
        building::reveal(g, index, key, log);
    }
}

/// A door of this colour, and onto these tiles.
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

/// MZ-38.14: a door inside a tile leads onto that tile, one between rooms of two tiles onto both.
fn tiles_behind(g: &MarvelZombies, door: Door) -> Vec<TileName> {
    rule!("MZ-38.14");
    let edge = g.mission.board.edge(door);
    let tiles = g.mission.board.tiles.iter().map(|place| place.name);
    let (one, other) =
        (|tile| g.mission.board.is_on(edge.a, tile), |tile| g.mission.board.is_on(edge.b, tile));
    let inside: Vec<TileName> = tiles.clone().filter(|tile| one(*tile) && other(*tile)).collect();
    if inside.is_empty() { tiles.filter(|tile| one(*tile) || other(*tile)).collect() } else { inside }
}

/// Each level on its own (MZ-40.12), until the Disruptor is taken (MZ-40.13).
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
