//! Figures, tokens and doors as a few letters, as the map shows them.

use marvel_zombies::view::{DoorState, DoorView, View};
use marvel_zombies::{Character, CitizenCard, Color, Kind, Zone};
use terminal::speech::Speech;
use terminal::style::{TerminalColour, bold, bold_coloured, dim};

use super::places;

/// What is in a zone, its number first.
pub fn in_zone(view: &View, zone: Zone, speech: &Speech) -> Vec<String> {
    let mut signs = vec![number(view, zone)];
    signs.extend(tokens(view, zone, speech));
    let heroes = view.heroes.iter().filter(|hero| hero.zone == Some(zone));
    signs.extend(heroes.map(|hero| bold_coloured(of_character(hero.who), speech.colour(hero.seat))));
    signs.extend(enemies(view, zone, speech));
    let citizens = view.citizens.iter().filter(|citizen| citizen.zone == zone);
    signs.extend(citizens.map(|citizen| bold_coloured(of_citizen(citizen.who), TerminalColour::GREEN)));
    signs
}

/// Rooms and streets look different.
fn number(view: &View, zone: Zone) -> String {
    let number = places::number(&view.board, zone).unwrap_or_default().to_string();
    match view.board.zones[zone.index()].building {
        Some(_) => bold_coloured(&number, TerminalColour::ORANGE),
        None => bold(&number),
    }
}

fn tokens(view: &View, zone: Zone, speech: &Speech) -> Vec<String> {
    let mut signs = Vec::new();
    if view.exit == Some(zone) {
        let exit = if view.is_exit_open { speech.word("mz-exit-open") } else { speech.word("mz-exit") };
        signs.push(bold_coloured(&exit, TerminalColour::GREEN));
    }
    if let Some(sign) = view.sign.filter(|sign| sign.zone == zone) {
        let text = if sign.is_damaged { speech.word("mz-sign-damaged") } else { speech.word("mz-sign") };
        signs.push(bold(&text));
    }
    for (place, spawn) in view.spawns.iter().enumerate().filter(|(_, spawn)| spawn.zone == zone) {
        let sleeps = if spawn.is_active { "" } else { "z" };
        signs.push(coloured(&format!("*{}{}{sleeps}", place + 1, letter(spawn.color, speech)), spawn.color));
    }
    for (place, objective) in
        view.objectives.iter().enumerate().filter(|(_, objective)| objective.zone == zone)
    {
        if objective.taken_by.is_none() {
            signs.push(match objective.color {
                Some(color) => coloured(&format!("#{place}{}", letter(color, speech)), color),
                None => bold(&format!("#{place}?")),
            });
        }
    }
    for card in view.cards.iter().filter(|card| card.zone == zone) {
        signs.push(match card.card {
            Some(card) => bold_coloured(of_citizen(card), TerminalColour::GREEN),
            None => bold_coloured("?", TerminalColour::GREEN),
        });
    }
    if view.board.zones[zone.index()].has_spawn_symbol && !is_opened(view, zone) {
        signs.push(dim("!"));
    }
    signs
}

/// Whether a door of the building is open, which means that its rooms have spawned.
fn is_opened(view: &View, zone: Zone) -> bool {
    let building = |zone: Zone| view.board.zones[zone.index()].building;
    let is_of_building = |one: Zone| building(one).is_some() && building(one) == building(zone);
    view.board
        .edges
        .iter()
        .filter(|edge| is_of_building(edge.a) || is_of_building(edge.b))
        .filter_map(|edge| edge.door)
        .any(|door| view.doors[door.index()].state == DoorState::Open)
}

fn enemies(view: &View, zone: Zone, speech: &Speech) -> Vec<String> {
    let leaders = view.leaders.iter().filter(|leader| leader.zone == zone && !leader.is_away);
    let mut signs: Vec<String> = leaders
        .map(|leader| {
            let sign = of_character(leader.who);
            bold_coloured(
                &if leader.is_down { format!("({sign})") } else { sign.to_string() },
                TerminalColour::RED,
            )
        })
        .collect();
    for (kind, n) in crowd(view, zone) {
        signs.push(bold_coloured(&format!("{}{n}", of_kind(kind, speech)), TerminalColour::RED));
    }
    signs
}

/// The common kinds in a zone, and how many of each.
pub fn crowd(view: &View, zone: Zone) -> impl Iterator<Item = (Kind, u8)> {
    let crowd = view.crowds[zone.index()];
    let all = [
        (Kind::Guard, crowd.guards),
        (Kind::Operator, crowd.operators),
        (Kind::Specialist, crowd.specialists),
    ];
    all.into_iter().filter(|(_, n)| *n > 0)
}

/// The first letter of the kind's name.
fn of_kind(kind: Kind, speech: &Speech) -> String {
    speech.word_of(&kind).chars().take(1).collect()
}

/// A door by what can be done with it and the letter of its colour. An open door needs neither.
pub fn door(door: &DoorView, speech: &Speech) -> String {
    let state = match door.state {
        DoorState::Open => return bold_coloured("o", TerminalColour::GREEN),
        DoorState::Closed => "D",
        DoorState::Locked => "L",
        DoorState::Sealed => "X",
    };
    match door.color {
        Some(color) => coloured(&format!("{state}{}", letter(color, speech)), color),
        None => bold(state),
    }
}

fn coloured(text: &str, color: Color) -> String {
    let colour = match color {
        Color::Red => TerminalColour::RED,
        Color::Blue => TerminalColour(75),
        Color::Green => TerminalColour::GREEN,
    };
    bold_coloured(text, colour)
}

fn letter(color: Color, speech: &Speech) -> String {
    speech.word_of(&color).chars().take(1).collect()
}

pub const fn of_character(who: Character) -> &'static str {
    match who {
        Character::CaptainAmerica => "CA",
        Character::CaptainMarvel => "CM",
        Character::Deadpool => "DP",
        Character::IronMan => "IM",
        Character::Hulk => "HU",
        Character::Wasp => "WA",
        Character::Thor => "TH",
        Character::SpiderMan => "SM",
        Character::BlackPanther => "BP",
        Character::DoctorStrange => "DS",
        Character::MsMarvel => "MM",
        Character::ScarletWitch => "SW",
    }
}

pub const fn of_citizen(card: CitizenCard) -> &'static str {
    match card {
        CitizenCard::AgentCoulson => "ac",
        CitizenCard::PepperPotts => "pp",
        CitizenCard::MaryJane => "mj",
        CitizenCard::JonahJameson => "jj",
        CitizenCard::ThunderboltRoss => "tr",
        CitizenCard::Wong => "wo",
        CitizenCard::AuntMay => "am",
        CitizenCard::BlindAl => "ba",
        CitizenCard::MariaHill => "mh",
        CitizenCard::JaneFoster => "jf",
        CitizenCard::EdwinJarvis => "ej",
        CitizenCard::Okoye => "ok",
        CitizenCard::Nobody => "--",
        CitizenCard::SecretMission1 => "m1",
        CitizenCard::SecretMission2 => "m2",
    }
}
