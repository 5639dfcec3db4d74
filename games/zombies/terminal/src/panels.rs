//! The panels next to the map: the drawn tile, the fight, cards being played, lasting effects, hands and
//! stacks.

use table::Observer;
use terminal::board::DrawContext;
use terminal::layout::wrapped;
use terminal::speech::Speech;
use terminal::style::{TerminalColour, bold, bold_coloured, dim};
use terminal::words::Phrase;
use zombies::view::{DrawnView, FightView, PlayedView, SeatView, View};
use zombies::{Card, Helicopter, Lasting};

use super::{map, times};

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(view.drawn.iter().flat_map(|drawn| tile(drawn, context)));
    lines.extend(view.fight.iter().flat_map(|one| fight(one, context)));
    for played in &view.played {
        lines.extend(wrapped(" ", &said_of_played(played, context.speech), context.width));
    }
    lines.extend(lasting(view, context));
    lines.extend(view.seats.iter().flat_map(|seat| hand(seat, context)));
    lines.extend(piles(view, context));
    lines.extend(no_helicopter(view, context));
    lines
}

/// What everybody should keep in mind once no helicopter will come.
fn no_helicopter(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let key = match view.helicopter {
        Helicopter::Never { by_spell: false } => "zom-no-helicopter",
        Helicopter::Never { by_spell: true } => "zom-no-helicopter-but-cabin",
        Helicopter::Awaited | Helicopter::OnTable => return Vec::new(),
    };
    let text = context.speech.word(key);
    wrapped(" ", &text, context.width)
        .iter()
        .map(|line| bold_coloured(line, TerminalColour::ORANGE))
        .collect()
}

/// The tile in somebody's hand, as printed.
fn tile(drawn: &DrawnView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let facts = drawn.tile.facts();
    let text = Phrase::new("zom-drawn")
        .with("seat", speech.name(drawn.placer).to_string())
        .with("tile", bold(&speech.word_of(&drawn.tile)))
        .with("zombies", drawn.tile.n_zombies().map_or("?".to_string(), |n| n.to_string()))
        .with("bullets", i64::from(facts.bullets))
        .with("life", i64::from(facts.life));
    let mut lines = wrapped(" ", &speech.say(&text), context.width);
    lines.extend(map::drawn_tile(drawn.tile).iter().map(|row| format!("   {row}")));
    lines
}

fn fight(fight: &FightView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let figure = speech.attribute_of(&fight.figure.unwrap_or_default(), "a").unwrap_or_default();
    let text = Phrase::new("zom-fight")
        .with("seat", speech.name(fight.seat).to_string())
        .with("figure", figure)
        .with("needed", i64::from(fight.kill_number))
        .with("die", fight.die.map_or("–".to_string(), |die| die.to_string()))
        .with("plus", i64::from(fight.plus));
    let mut text = speech.say(&text);
    if let Some(bullets) = fight.bullets {
        text.push_str(&format!(" · {}", speech.with("zom-fight-bullets", "n", i64::from(bullets))));
    }
    wrapped(" ", &text, context.width)
}

fn said_of_played(played: &PlayedView, speech: &Speech) -> String {
    let text = Phrase::new("zom-played")
        .with("seat", speech.name(played.seat).to_string())
        .with("card", bold(&speech.word_of(&played.card)));
    format!("{}{}", speech.say(&text), on_whom(played.aim, speech))
}

fn on_whom(aim: zombies::Aim, speech: &Speech) -> String {
    let names: Vec<String> = aim.players().map(|seat| speech.name(seat).to_string()).collect();
    if names.is_empty() { String::new() } else { format!(" → {}", names.join(", ")) }
}

fn lasting(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let said = |one: &Lasting| format!("{}{}", speech.word_of(&one.card), on_whom(one.aim, speech));
    let effects: Vec<String> = view.lasting.iter().map(said).collect();
    if effects.is_empty() {
        return Vec::new();
    }
    wrapped(" ", &speech.with("zom-lasting", "effects", effects.join(" · ")), context.width)
}

/// The player's own hand in full; of other hands, the known cards.
fn hand(seat: &SeatView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    if seat.hand.known.is_empty() {
        return Vec::new();
    }
    if context.is_own(seat.seat) {
        let mut lines = vec![format!(" {}", speech.word("zom-hand"))];
        for (card, n) in counted(&seat.hand.known) {
            let name = bold(&times(&speech.word_of(&card), n));
            let about = speech.attribute_of(&card, "about");
            let about = about.map_or(String::new(), |about| dim(&format!("— {about}")));
            lines.extend(wrapped("   ", &format!("{name} {about}"), context.width));
        }
        return lines;
    }
    let names = said_of_cards(&seat.hand.known, speech);
    let whose = speech.name(seat.seat).to_string();
    let text = match context.observer {
        Observer::All => speech.with("zom-hand-of", "seat", whose),
        _ => speech.with("zom-known-of", "seat", whose),
    };
    wrapped(" ", &format!("{text} {names}"), context.width)
}

fn counted(cards: &[Card]) -> Vec<(Card, usize)> {
    let of_kind = |card: &Card| cards.iter().filter(|other| *other == card).count();
    Card::ALL.into_iter().map(|card| (card, of_kind(&card))).filter(|(_, n)| *n > 0).collect()
}

fn said_of_cards(cards: &[Card], speech: &Speech) -> String {
    let names: Vec<String> =
        counted(cards).iter().map(|(card, n)| times(&speech.word_of(card), *n)).collect();
    names.join(&speech.word("list-comma"))
}

fn piles(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let mut parts: Vec<String> = Vec::new();
    for stack in &view.stacks {
        let text =
            Phrase::new("zom-stack").with("stack", speech.word_of(&stack.stack)).with("n", stack.size as i64);
        let mut text = speech.say(&text);
        let known: Vec<String> = stack.top.iter().flatten().map(|tile| speech.word_of(tile)).collect();
        if !known.is_empty() {
            text.push_str(&format!(" ({})", known.join(", ")));
        }
        parts.push(text);
    }
    parts.push(speech.with("zom-deck", "n", view.deck_size as i64));
    if let Some(card) = view.discard.last() {
        parts.push(speech.with("zom-discard", "card", speech.word_of(card)));
    }
    wrapped(" ", &parts.join(" · "), context.width).iter().map(|line| dim(line)).collect()
}
