//! The heroes, one row each: who plays them, Health, Hunger or Power, XP, where they are and what they hold;
//! and for the hero whose turn it is, what those cards do.

use marvel_zombies::Mode;
use marvel_zombies::view::{HeroView, View};
use terminal::board::Sketch;
use terminal::layout::{flowing, left, width_of, wrapped};
use terminal::style::{Hue, bold, dim, strong};
use terminal::words::Phrase;

use super::{level, places, signs};

pub fn draw(view: &View, sketch: &Sketch<'_>) -> Vec<String> {
    let speech = sketch.speech;
    let widest = view.heroes.iter().map(|hero| width_of(&speech.word_of(&hero.who))).max().unwrap_or(0);
    let row = |hero: &HeroView| {
        let is_acting = view.turn.is_some_and(|turn| turn.hero == hero.who);
        let mark = if is_acting { strong("▶", Hue::SODIUM) } else { " ".to_string() };
        let badge = speech.badge(hero.seat);
        let sign = strong(signs::of_character(hero.who), speech.hue(hero.seat));
        let name = left(&bold(&speech.word_of(&hero.who)), widest);
        flowing(&format!("{mark}{badge} {sign} {name} "), &details(view, hero, sketch), sketch.width)
    };
    view.heroes.iter().flat_map(row).collect()
}

/// What the hero whose turn it is can do and holds.
pub fn abilities(view: &View, sketch: &Sketch<'_>) -> Vec<String> {
    let speech = sketch.speech;
    let Some(turn) = view.turn else { return Vec::new() };
    let Some(hero) = view.heroes.iter().find(|hero| hero.who == turn.hero) else { return Vec::new() };
    let skills = hero.skills.iter().map(|skill| (speech.word_of(skill), speech.attribute_of(skill, "about")));
    let traits = hero.traits.iter().map(|card| (speech.word_of(card), speech.attribute_of(card, "about")));
    let citizens =
        hero.citizens.iter().map(|card| (speech.word_of(card), speech.attribute_of(card, "about")));
    let attack = (
        speech.attribute_of(&hero.who, "attack").unwrap_or_default(),
        speech.attribute_of(&hero.who, "sheet"),
    );
    let all = [attack].into_iter().chain(skills).chain(traits).chain(citizens);
    let said = |(name, about): (String, Option<String>)| {
        let about = dim(&format!("— {}", about.unwrap_or_default()));
        wrapped("   ", &format!("{} {about}", bold(&name)), sketch.width)
    };
    all.flat_map(said).collect()
}

fn details(view: &View, hero: &HeroView, sketch: &Sketch<'_>) -> Vec<String> {
    let speech = sketch.speech;
    let mut details =
        vec![where_to_find(view, hero, sketch), health(hero, sketch), gauge(view, hero, sketch)];
    let xp = Phrase::new("mz-xp").with("n", i64::from(hero.xp)).with("level", level(hero.level, speech));
    details.push(speech.say(&xp));
    if hero.is_activated {
        details.push(dim(&speech.word("mz-acted")));
    }
    if sketch.seating.n_seats() > 1 && sketch.is_own(hero.seat) {
        details.push(strong(&speech.word("plate-you"), Hue::SODIUM));
    } else if sketch.seating.bot(hero.seat).is_some() {
        details.push(dim(&speech.word("plate-bot")));
    }
    details.extend(hero.traits.iter().map(|card| bold(&speech.word_of(card))));
    details.extend(hero.citizens.iter().map(|card| strong(&speech.word_of(card), Hue::MOSS)));
    details.extend(hero.skills.iter().map(|skill| dim(&speech.word_of(skill))));
    details
}

fn where_to_find(view: &View, hero: &HeroView, sketch: &Sketch<'_>) -> String {
    let speech = sketch.speech;
    match hero.zone {
        Some(zone) => speech.with("mz-zone", "zone", places::zone(view, zone)),
        None if hero.has_left => strong(&speech.word("mz-left"), Hue::MOSS),
        None if hero.health == 0 => strong(&speech.word("mz-eliminated"), Hue::BLOOD),
        None => dim(&speech.word("mz-not-placed")),
    }
}

fn health(hero: &HeroView, sketch: &Sketch<'_>) -> String {
    let text =
        Phrase::new("mz-health").with("n", i64::from(hero.health)).with("max", i64::from(hero.max_health));
    strong(&sketch.speech.say(&text), Hue::BLOOD)
}

fn gauge(view: &View, hero: &HeroView, sketch: &Sketch<'_>) -> String {
    let speech = sketch.speech;
    let n = i64::from(hero.gauge);
    match view.mission.mode {
        Mode::Hero => speech.with("mz-power", "n", n),
        Mode::Zombie if hero.is_voracious => strong(&speech.with("mz-voracious", "n", n), Hue::SODIUM),
        Mode::Zombie => speech.with("mz-hunger", "n", n),
    }
}
