//! Everything beside the board: the wheel, the invasion, played cards, ballots, hands and piles.

use city_of_horror::view::{
    BallotView, CardsView, HourView, InvasionView, PlayedView, SeatView, View, VoteView,
};
use city_of_horror::{Aim, Card, Origin, Slot};
use table::Observer;
use terminal::board::DrawContext;
use terminal::layout::wrapped;
use terminal::speech::Speech;
use terminal::style::{TerminalColour, bold, bold_coloured, dim};
use terminal::words::Phrase;

use super::{counted, slot_name, times};

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let mut lines = wheel(view, context);
    lines.extend(invasion(view, context));
    for played in &view.played {
        lines.extend(wrapped(" ", &describe_played(played, context.speech), context.width));
    }
    lines.extend(vote(view, context));
    for seat in &view.seats {
        lines.extend(hand(seat, context));
    }
    lines.extend(piles(view, context));
    lines
}

/// The colours in their order, with their players and the position of the zombie leader.
fn wheel(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let spaces: Vec<String> = view
        .wheel
        .iter()
        .map(|space| {
            let rider = match space.seat {
                Some(seat) => speech.badge(seat),
                None => dim("–"),
            };
            let mark =
                if space.has_leader { bold_coloured("▶", TerminalColour::RED) } else { String::new() };
            format!("{mark}{rider}")
        })
        .collect();
    wrapped(" ", &speech.with("city-wheel", "spaces", spaces.join(" ")), context.width)
}

/// The card of the hour, and the next one for observers who have seen it.
fn invasion(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let shown = view.invasion.iter().rev().find(|hour| hour.is_shown);
    let known = view.invasion.iter().find(|hour| !hour.is_shown && hour.card.is_some());
    let line = |hour: &HourView, message: &str| {
        let card = hour.card.as_ref()?;
        let text = Phrase::new(message)
            .with("hour", hour.hour.name())
            .with("card", describe_invasion(card, context.speech));
        Some(wrapped(" ", &context.speech.say(&text), context.width))
    };
    let shown = shown.and_then(|hour| line(hour, "city-hour"));
    let known = known.and_then(|hour| line(hour, "city-next-hour"));
    shown.into_iter().chain(known).flatten().collect()
}

fn describe_invasion(card: &InvasionView, speech: &Speech) -> String {
    let mut parts: Vec<String> = Vec::new();
    for step in &card.moves {
        parts.push(format!("{}→{}", slot_name(step.from), slot_name(step.to)));
    }
    let arrivals = Slot::ALL.into_iter().zip(card.arrivals).filter(|(_, n)| *n > 0);
    let arrivals: Vec<String> = arrivals.map(|(slot, n)| format!("{} +{n}", slot_name(slot))).collect();
    parts.push(arrivals.join(" "));
    for drop in &card.airdrops {
        let mut items = Vec::new();
        if drop.antidotes > 0 {
            items.push(speech.with("city-antidotes", "n", drop.antidotes));
        }
        if drop.actions > 0 {
            items.push(speech.with("city-cards", "n", drop.actions));
        }
        parts.push(format!("{}: {}", slot_name(drop.slot), items.join(", ")));
    }
    if card.leader > 0 {
        parts.push(speech.with("city-leader", "n", card.leader));
    }
    if card.origin == Origin::Recon {
        parts.push(speech.word("city-reconstructed"));
    }
    parts.join(" · ")
}

fn describe_played(played: &PlayedView, speech: &Speech) -> String {
    let card = bold(&speech.word_of(&played.card));
    let text = Phrase::new("city-played")
        .with("seat", speech.name(played.seat).to_string())
        .with("card", format!("{card}{}", describe_aim(played.aim, speech)));
    speech.say(&text)
}

/// What a card is aimed at, as a suffix to its name.
pub fn describe_aim(aim: Aim, speech: &Speech) -> String {
    let words = match aim {
        Aim::Nothing => return String::new(),
        Aim::At(place) => speech.word_of(&place),
        Aim::From(from, to) => format!("{} → {}", speech.word_of(&from), speech.word_of(&to)),
        Aim::Character(role) => speech.word_of(&role),
        Aim::Player(seat) => speech.name(seat).to_string(),
        Aim::Colour(colour) => speech.word_of(&colour),
        Aim::Ballot(place, seat) => format!("{}, {}", speech.word_of(&place), speech.name(seat)),
        Aim::Mow(role, place) => format!("{}, {}", speech.word_of(&role), speech.word_of(&place)),
        Aim::Swap(given, taken) => format!("{} → {}", speech.word_of(&given), speech.word_of(&taken)),
    };
    format!(" ({words})")
}

fn vote(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let Some(VoteView { candidates, ballots, tied, .. }) = &view.vote else { return Vec::new() };
    let ballot = |ballot: &BallotView| {
        let mut text = format!("{} {}", speech.name(ballot.seat), bold(&ballot.weight.to_string()));
        if ballot.cast_by != ballot.seat {
            text.push_str(&format!(" ({})", speech.name(ballot.cast_by)));
        }
        if ballot.is_sealed {
            text.push_str(" ✓");
        }
        text
    };
    let ballots: Vec<String> = ballots.iter().map(ballot).collect();
    let named = if tied.is_empty() { *candidates } else { *tied };
    let text = Phrase::new("city-ballots")
        .with("ballots", ballots.join(&speech.word("list-comma")))
        .with("seats", speech.names(named));
    wrapped(" ", &speech.say(&text), context.width)
}

/// The whole hand for observers who may see it; otherwise the cards that the observer knows.
fn hand(seat: &SeatView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    if context.is_own(seat.seat) {
        let mut lines = cards(&speech.word("city-hand"), &seat.hand, context);
        if seat.pack.size > 0 {
            lines.extend(cards(&speech.word("city-pack"), &seat.pack, context));
        }
        return lines;
    }
    if seat.hand.known.is_empty() {
        return Vec::new();
    }
    let names = counted(&seat.hand.known, speech).join(&speech.word("list-comma"));
    let whose = speech.name(seat.seat).to_string();
    let text = match context.observer {
        Observer::All => speech.with("city-hand-of", "seat", whose),
        _ => speech.with("city-known-of", "seat", whose),
    };
    wrapped(" ", &format!("{text} {names}"), context.width)
}

/// Cards and what they do, one line per kind.
fn cards(title: &str, cards: &CardsView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    if cards.known.is_empty() {
        return vec![format!(" {title} {}", speech.with("city-cards", "n", cards.size as i64))];
    }
    let mut lines = vec![format!(" {title}")];
    for card in Card::ALL {
        let n = cards.known.iter().filter(|known| **known == card).count();
        if n > 0 {
            let name = bold(&times(&speech.word_of(&card), n));
            let effect = speech.attribute_of(&card, "effect");
            let effect = effect.map_or(String::new(), |effect| dim(&format!("— {effect}")));
            lines.extend(wrapped("   ", &format!("{name} {effect}"), context.width));
        }
    }
    lines
}

fn piles(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let mut parts = vec![
        speech.with("city-deck", "n", view.deck_size),
        speech.with("city-reserve", "n", view.zombies_in_reserve),
        speech.with("city-antidotes-left", "n", view.antidotes_in_reserve),
        speech.with("city-food-left", "n", (view.food_in_reserve + view.open_food.len()) as i64),
    ];
    if !view.discard.is_empty() {
        let cards = counted(&view.discard, speech).join(&speech.word("list-comma"));
        parts.push(speech.with("city-discard", "cards", cards));
    }
    wrapped(" ", &parts.join(" · "), context.width).iter().map(|line| dim(line)).collect()
}
