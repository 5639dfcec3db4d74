//! The heroes, one row each: who plays them, Health, Hunger or Power, XP, where they are and what they hold;
//! and for the hero whose turn it is, what those cards do.

use marvel_zombies::Mode;
use marvel_zombies::view::{HeroView, View};
use terminal::board::DrawContext;
use terminal::layout::{flowing, left, width_of, wrapped};
use terminal::style::{TerminalColour, bold, bold_coloured, dim};
use terminal::words::Phrase;

use super::{level, places, signs};

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let widest = view.heroes.iter().map(|hero| width_of(&speech.word_of(&hero.who))).max().unwrap_or(0);
    let row = |hero: &HeroView| {
        let is_acting = view.turn.is_some_and(|turn| turn.hero == hero.who);
        let mark = if is_acting { bold_coloured("▶", TerminalColour::ORANGE) } else { " ".to_string() };
        let badge = speech.badge(hero.seat);
        let sign = bold_coloured(signs::of_character(hero.who), speech.colour(hero.seat));
        let name = left(&bold(&speech.word_of(&hero.who)), widest);
        flowing(&format!("{mark}{badge} {sign} {name} "), &details(view, hero, context), context.width)
    };
    view.heroes.iter().flat_map(row).collect()
}

/// The abilities and cards of the hero whose turn it is.
pub fn abilities(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
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
        wrapped("   ", &format!("{} {about}", bold(&name)), context.width)
    };
    all.flat_map(said).collect()
}

fn details(view: &View, hero: &HeroView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let mut details =
        vec![where_to_find(view, hero, context), health(hero, context), gauge(view, hero, context)];
    let xp = Phrase::new("mz-xp").with("n", i64::from(hero.xp)).with("level", level(hero.level, speech));
    details.push(speech.say(&xp));
    if hero.is_activated {
        details.push(dim(&speech.word("mz-acted")));
    }
    if context.seating.n_seats() > 1 && context.is_own(hero.seat) {
        details.push(bold_coloured(&speech.word("plate-you"), TerminalColour::ORANGE));
    } else if context.seating.bot(hero.seat).is_some() {
        details.push(dim(&speech.word("plate-bot")));
    }
    details.extend(hero.traits.iter().map(|card| bold(&speech.word_of(card))));
    details
        .extend(hero.citizens.iter().map(|card| bold_coloured(&speech.word_of(card), TerminalColour::GREEN)));
    details.extend(hero.skills.iter().map(|skill| dim(&speech.word_of(skill))));
    details
}

fn where_to_find(view: &View, hero: &HeroView, context: &DrawContext<'_>) -> String {
    let speech = context.speech;
    match hero.zone {
        Some(zone) => places::zone(view, zone, speech),
        None if hero.has_left => bold_coloured(&speech.word("mz-left"), TerminalColour::GREEN),
        None if hero.health == 0 => bold_coloured(&speech.word("mz-eliminated"), TerminalColour::RED),
        None => dim(&speech.word("mz-not-placed")),
    }
}

fn health(hero: &HeroView, context: &DrawContext<'_>) -> String {
    let text =
        Phrase::new("mz-health").with("n", i64::from(hero.health)).with("max", i64::from(hero.max_health));
    bold_coloured(&context.speech.say(&text), TerminalColour::RED)
}

fn gauge(view: &View, hero: &HeroView, context: &DrawContext<'_>) -> String {
    let speech = context.speech;
    let n = i64::from(hero.gauge);
    match view.mission.mode {
        Mode::Hero => speech.with("mz-power", "n", n),
        Mode::Zombie if hero.is_voracious => {
            bold_coloured(&speech.with("mz-voracious", "n", n), TerminalColour::ORANGE)
        }
        Mode::Zombie => speech.with("mz-hunger", "n", n),
    }
}
