//! Everybody else on the board, by name, and what lies next to it.

use marvel_zombies::view::{CitizenView, LeaderView, View};
use marvel_zombies::{Kind, Mode};
use terminal::board::DrawContext;
use terminal::layout::{flowing, wrapped};
use terminal::style::{TerminalColour, bold, bold_coloured, dim};
use terminal::words::Phrase;

use super::{level, places, signs};

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    if !view.leaders.is_empty() {
        lines.push(format!(" {}", bold(&context.speech.word("mz-leaders"))));
        for one in &view.leaders {
            lines.extend(wrapped("   ", &leader(view, one, context), context.width));
        }
    }
    if !view.citizens.is_empty() {
        let citizens: Vec<String> = view.citizens.iter().map(|one| citizen(view, one, context)).collect();
        let first = bold(&context.speech.word("mz-citizens"));
        lines.extend(flowing(&format!(" {first} "), &citizens, context.width));
    }
    lines.extend(beside(view, context));
    lines
}

/// The leader's sign on the map, name, zone and condition in brackets, and abilities.
fn leader(view: &View, leader: &LeaderView, context: &DrawContext<'_>) -> String {
    let speech = context.speech;
    let mut facts = vec![places::zone(view, leader.zone, speech)];
    let numbers = Phrase::new("mz-leader")
        .with("endurance", i64::from(leader.endurance))
        .with("actions", i64::from(leader.actions));
    facts.push(speech.say(&numbers));
    if leader.is_down {
        facts.push(speech.word("mz-down"));
    }
    if leader.is_away {
        facts.push(speech.word("mz-away"));
    }
    if leader.is_resting {
        facts.push(speech.word("mz-resting"));
    }
    let sign = bold_coloured(signs::of_character(leader.who), TerminalColour::RED);
    let ability = speech.attribute_of(&leader.who, "ability").unwrap_or_default();
    let facts = facts.join(&speech.word("list-comma"));
    format!("{sign} {} ({facts}) {}", speech.word_of(&leader.who), dim(&format!("— {ability}")))
}

fn citizen(view: &View, citizen: &CitizenView, context: &DrawContext<'_>) -> String {
    let speech = context.speech;
    let mut facts = vec![places::zone(view, citizen.zone, speech)];
    if citizen.is_objective {
        facts.push(speech.word("mz-objective-citizen"));
    }
    if citizen.is_fighter && view.mission.mode == Mode::Zombie {
        facts.push(speech.word("mz-fighter"));
    }
    if citizen.is_escorted {
        facts.push(speech.word("mz-escorted"));
    }
    if citizen.is_stuck {
        facts.push(speech.word("mz-stuck"));
    }
    let sign = bold_coloured(signs::of_citizen(citizen.who), TerminalColour::GREEN);
    format!("{sign} {} ({})", speech.word_of(&citizen.who), facts.join(&speech.word("list-comma")))
}

/// Danger, the box and the decks, the player who decides, and the players who wish to give up.
fn beside(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let mut parts = vec![speech.with("mz-danger", "level", level(view.danger, speech))];
    let kinds = [Kind::Guard, Kind::Operator, Kind::Specialist];
    let in_box: Vec<String> = kinds
        .into_iter()
        .zip(view.supply)
        .map(|(kind, n)| format!("{} {n}", speech.attribute_of(&kind, "many").unwrap_or_default()))
        .collect();
    parts.push(speech.with("mz-box", "figures", in_box.join(&speech.word("list-comma"))));
    let decks = &view.decks;
    let text = Phrase::new("mz-decks")
        .with("spawn", decks.spawn as i64)
        .with("traits", decks.traits as i64)
        .with("citizens", decks.citizens as i64)
        .with("leaders", decks.leaders as i64);
    parts.push(speech.say(&text));
    let mut lines: Vec<String> =
        wrapped(" ", &parts.join(" · "), context.width).iter().map(|line| dim(line)).collect();
    if let Some(captain) = view.captain {
        let text = speech.with("mz-captain", "seat", speech.name(captain).to_string());
        lines.extend(wrapped(" ", &text, context.width));
    }
    if !view.wish_to_give_up.is_empty() {
        let text = speech.with("mz-give-up", "seats", speech.names(view.wish_to_give_up));
        lines.extend(wrapped(" ", &text, context.width));
    }
    lines
}
