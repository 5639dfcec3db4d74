//! Useful remarks next to an action: what is in a zone, and how a hero is doing.

use marvel_zombies::view::View;
use marvel_zombies::{Action, Aim, Character, Choice, Kind, Zone};
use terminal::speech::Speech;
use terminal::words::Phrase;

use super::{moment, places, signs};

pub fn remark(view: &View, action: &Action, speech: &Speech) -> Option<String> {
    match *action {
        Action::Begin { hero } | Action::Vote(Choice::AllOn(hero) | Choice::Hero(hero)) => {
            fares(view, hero, speech)
        }
        Action::Move { to: zone }
        | Action::Carry { to: zone }
        | Action::Attack { at: zone, .. }
        | Action::Pick { aim: Aim::Zone(zone) }
        | Action::Vote(Choice::Zone(zone)) => Some(in_zone(view, zone, speech)),
        Action::Take { objective } | Action::Vote(Choice::Objective(objective)) => {
            lies(view, objective, speech)
        }
        Action::Vote(Choice::Shares(shares)) => Some(moment::shared(view, &shares, speech)),
        Action::Vote(Choice::Second(heroes)) => Some(second(view, heroes, speech)),
        Action::Pick { aim: Aim::Trait(card) } => speech.attribute_of(&card, "about"),
        Action::Pick { aim: Aim::Citizen(card) } => speech.attribute_of(&card, "about"),
        _ => None,
    }
}

/// The hero's Health and place, and the Enemies there.
fn fares(view: &View, hero: Character, speech: &Speech) -> Option<String> {
    let hero = view.heroes.iter().find(|one| one.who == hero)?;
    let zone = hero.zone?;
    let health =
        Phrase::new("mz-health").with("n", i64::from(hero.health)).with("max", i64::from(hero.max_health));
    let mut parts = vec![speech.say(&health), places::zone(view, zone, speech)];
    parts.extend(enemies(view, zone, speech));
    Some(parts.join(&speech.word("list-comma")))
}

/// What is there, in words.
fn in_zone(view: &View, zone: Zone, speech: &Speech) -> String {
    let mut parts = enemies(view, zone, speech);
    let citizens = view.citizens.iter().filter(|citizen| citizen.zone == zone);
    parts.extend(citizens.map(|citizen| speech.word_of(&citizen.who)));
    let heroes = view.heroes.iter().filter(|hero| hero.zone == Some(zone));
    parts.extend(heroes.map(|hero| speech.word_of(&hero.who)));
    if view.objectives.iter().any(|objective| objective.zone == zone && objective.taken_by.is_none()) {
        parts.push(speech.word("mz-an-objective"));
    }
    if view.spawns.iter().any(|spawn| spawn.zone == zone) {
        parts.push(speech.word("mz-a-spawn"));
    }
    if view.exit == Some(zone) {
        parts.push(speech.word("mz-the-exit"));
    }
    if parts.is_empty() { speech.word("mz-empty") } else { parts.join(&speech.word("list-comma")) }
}

fn enemies(view: &View, zone: Zone, speech: &Speech) -> Vec<String> {
    let crowd = signs::crowd(view, zone).map(|(kind, n)| several(kind, n, speech));
    let leaders = view.leaders.iter().filter(|leader| leader.zone == zone && !leader.is_away);
    crowd.chain(leaders.map(|leader| speech.word_of(&leader.who))).collect()
}

fn several(kind: Kind, n: u8, speech: &Speech) -> String {
    let text = if n == 1 { speech.attribute_of(&kind, "a") } else { speech.attribute_of(&kind, "many") };
    let text = text.unwrap_or_default();
    if n == 1 { text } else { format!("{n} {text}") }
}

/// An Objective's sign on the map, and its colour.
fn lies(view: &View, place: u8, speech: &Speech) -> Option<String> {
    let color = match view.objectives.get(usize::from(place))?.color {
        Some(color) => speech.word_of(&color),
        None => speech.word("mz-face-down"),
    };
    Some(format!("#{place}, {color}"))
}

/// The heroes who would start separately, by name.
fn second(view: &View, heroes: u8, speech: &Speech) -> String {
    let named = view.heroes.iter().enumerate().filter(|(place, _)| heroes & 1 << place != 0);
    let names: Vec<String> = named.map(|(_, hero)| speech.word_of(&hero.who)).collect();
    if names.is_empty() { speech.word("mz-empty") } else { speech.joined(&names) }
}
