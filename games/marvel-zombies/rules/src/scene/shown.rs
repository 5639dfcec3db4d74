//! A table described in a few words.

use serde::Serialize;
use table::Seat;

use crate::MarvelZombies;
use crate::board::{Door, Zone};
use crate::cast::{Character, Kind, Mode};
use crate::flow;
use crate::state::LeaderPlace;

/// `S2-1`, `3V.a`
pub fn zone_named(g: &MarvelZombies, name: &str) -> Result<Zone, String> {
    let name = name.parse().map_err(|_| format!("{name:?} is not a zone"))?;
    g.mission.board.zone(name).ok_or_else(|| format!("there is no zone {name}"))
}

/// `3V.c/S2-1`
pub fn door_named(g: &MarvelZombies, name: &str) -> Result<Door, String> {
    let (one, other) = name.split_once('/').ok_or_else(|| format!("{name:?} is not a door"))?;
    let (one, other) = (zone_named(g, one)?, zone_named(g, other)?);
    g.mission.board.door(one, other).ok_or_else(|| format!("there is no door {name}"))
}

pub fn zone_name(g: &MarvelZombies, zone: Zone) -> String {
    g.mission.board.name(zone).to_string()
}

/// All zones, in zone order.
pub fn zone_names(g: &MarvelZombies) -> Vec<String> {
    g.mission.board.zones().map(|zone| zone_name(g, zone)).collect()
}

pub fn door_name(g: &MarvelZombies, door: Door) -> String {
    let edge = g.mission.board.edge(door);
    format!("{}/{}", zone_name(g, edge.a), zone_name(g, edge.b))
}

/// A hero, a zone, `mission`, `table` or `outcome`.
pub fn shown(g: &MarvelZombies, what: &str) -> Result<String, String> {
    if what == "outcome" {
        return Ok(outcome(g));
    }
    if what == "mission" {
        return Ok(mission(g));
    }
    if what == "table" {
        return Ok(table(g));
    }
    if let Ok(zone) = zone_named(g, what) {
        return Ok(format!("{what}: {}", in_zone(g, zone)));
    }
    hero(g, what)
}

fn name_of(thing: &impl Serialize) -> String {
    format!("{}", Words(thing))
}

/// The name of a unit variant.
struct Words<'a, T>(&'a T);

impl<T: Serialize> std::fmt::Display for Words<'_, T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.serialize(f).map_err(|_| std::fmt::Error)
    }
}

fn joined<T: Serialize>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|thing| name_of(&thing)).collect::<Vec<_>>().join(" ")
}

fn hero(g: &MarvelZombies, name: &str) -> Result<String, String> {
    let ix = g
        .hero_ixs()
        .find(|ix| name_of(&g.who(*ix)) == name)
        .ok_or_else(|| format!("{name} is not played"))?;
    let hero = g.hero(ix);
    let at = match hero.zone {
        Some(zone) => format!("at {}", g.mission.board.name(zone)),
        None if hero.has_left => "left".to_string(),
        None => "eliminated".to_string(),
    };
    let gauge = match g.mode {
        Mode::Zombie => "hunger",
        Mode::Hero => "power",
    };
    let mut text = format!("{name}: {at}, health {}, {gauge} {}, xp {}", hero.health, hero.gauge, hero.xp);
    if !hero.traits.is_empty() {
        text += &format!(", traits [{}]", joined(hero.traits));
    }
    if !hero.citizens.is_empty() {
        text += &format!(", citizens [{}]", joined(hero.citizens));
    }
    if g.is_turn_of(ix) {
        text += &format!(", {} actions", g.turn.actions);
    }
    if hero.is_activated {
        text += ", activated";
    }
    Ok(text)
}

fn kind_name(mode: Mode, kind: Kind) -> &'static str {
    match (mode, kind) {
        (_, Kind::Leader) => "leader",
        (Mode::Zombie, Kind::Guard) => "guard",
        (Mode::Zombie, Kind::Operator) => "operator",
        (Mode::Zombie, Kind::Specialist) => "specialist",
        (Mode::Hero, Kind::Guard) => "brute",
        (Mode::Hero, Kind::Operator) => "walker",
        (Mode::Hero, Kind::Specialist) => "runner",
    }
}

fn in_zone(g: &MarvelZombies, zone: Zone) -> String {
    let mut parts: Vec<String> = Vec::new();
    parts.extend(g.heroes_in(zone).iter().map(|hero| name_of(&g.who(hero))));
    for &who in Character::leaders(g.mode) {
        match g.leaders[who.place()].place {
            LeaderPlace::Board(at) if at == zone => parts.push(format!("leader {}", name_of(&who))),
            LeaderPlace::Lies(at) if at == zone => parts.push(format!("{} lies", name_of(&who))),
            LeaderPlace::Returns(at) if at == zone => parts.push(format!("{} returns", name_of(&who))),
            LeaderPlace::Board(_)
            | LeaderPlace::Lies(_)
            | LeaderPlace::Returns(_)
            | LeaderPlace::Away
            | LeaderPlace::Gone => {}
        }
    }
    for (kind, n) in g.common_in(zone) {
        let ending = if n == 1 { "" } else { "s" };
        parts.push(format!("{n} {}{ending}", kind_name(g.mode, kind)));
    }
    for card in g.citizens_in(zone) {
        let citizen = g.citizens[card as usize];
        let escort = if citizen.escort.is_some() { " escorted" } else { "" };
        let objective = if citizen.is_objective { " objective" } else { "" };
        parts.push(format!("citizen {}{escort}{objective}", name_of(&card)));
    }
    parts.extend(g.face_down.iter().filter(|card| card.zone == zone).map(|_| "a card".to_string()));
    let objectives = g.objectives.iter().enumerate();
    let here = objectives.filter(|(_, token)| token.zone == zone && token.taken_by.is_none());
    parts.extend(here.map(|(index, _)| format!("objective {index}")));
    let spawns = g.spawns.iter().filter(|token| token.zone == zone);
    parts.extend(spawns.map(|token| if token.is_active { "spawn" } else { "inactive spawn" }.to_string()));
    if g.exit == Some(zone) {
        parts.push("exit".to_string());
    }
    if let Some(sign) = g.sign.filter(|sign| sign.zone == zone) {
        parts.push(if sign.is_damaged { "damaged sign" } else { "sign" }.to_string());
    }
    if parts.is_empty() { "nothing".to_string() } else { parts.join(", ") }
}

fn table(g: &MarvelZombies) -> String {
    let doors: Vec<String> = g.open.iter().map(|door| door_name(g, door)).collect();
    let seats: Vec<String> =
        g.seats().map(|seat: Seat| format!("{seat}: {}", joined(of_seat(g, seat)))).collect();
    format!(
        "table: round {}, {} phase, {}, supply {:?}, spawn deck {}, traits {}, citizens {}, leaders {}, open [{}]",
        g.round,
        name_of(&g.phase),
        seats.join(", "),
        g.supply.0,
        g.spawn_deck.len(),
        g.trait_deck.len(),
        g.citizen_deck.len(),
        g.leader_deck.len(),
        doors.join(" ")
    )
}

fn of_seat(g: &MarvelZombies, seat: Seat) -> Vec<Character> {
    g.heroes.iter().filter(|hero| hero.seat == seat).map(|hero| hero.who).collect()
}

fn outcome(g: &MarvelZombies) -> String {
    match &g.outcome {
        None => "outcome: none".to_string(),
        Some(outcome) => {
            let scores = &outcome.scores[..usize::from(g.n_seats)];
            let how = if outcome.winners.is_empty() { "lost" } else { "won" };
            format!("outcome: {how}, scores {scores:?}")
        }
    }
}

/// Each step: its progress, and whether it is fulfilled, open or shut.
fn mission(g: &MarvelZombies) -> String {
    let steps = (0..g.mission.steps.len()).map(|step| flow::mission::step_view(g, step));
    let written = steps.map(|step| {
        let state = match (step.is_fulfilled, step.is_open) {
            (true, _) => "fulfilled",
            (false, true) => "open",
            (false, false) => "shut",
        };
        format!("{:?} {}/{} {state}", step.goal, step.done, step.of)
    });
    format!("mission: {}", written.collect::<Vec<_>>().join("; "))
}
