//! Everything beside the board: cards, dice, ballots.

use mall_of_horror::Card;
use mall_of_horror::view::{BallotView, CardsView, SeatView, StageView, View, VoteView};
use table::Observer;
use terminal::board::DrawContext;
use terminal::layout::wrapped;
use terminal::style::{bold, dim};

use super::{counted, times};

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(vote(view, context));
    lines.extend(dice(view, context));
    lines.extend(found(view, context));
    for seat in &view.seats {
        lines.extend(hand(seat, context));
    }
    lines.extend(piles(view, context));
    lines
}

fn vote(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let Some(VoteView { stage, candidates, ballots, .. }) = &view.vote else { return Vec::new() };
    let speech = context.speech;
    let ballot = |ballot: &BallotView| {
        let name = speech.name(ballot.seat);
        let sealed = if ballot.is_sealed { speech.word("board-ballot-sealed") } else { String::new() };
        format!("{name} {}{sealed}", bold(&ballot.weight.to_string()))
    };
    let ballots: Vec<String> = ballots.iter().map(ballot).collect();
    let mut text = speech.with("board-ballots", "ballots", ballots.join(&speech.word("list-comma")));
    if matches!(stage, StageView::Second | StageView::ChiefDecides) {
        text.push(' ');
        text.push_str(&speech.with("board-candidates", "seats", speech.names(*candidates)));
    }
    wrapped(" ", &text, context.width)
}

fn dice(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let Some(covered) = &view.dice else { return Vec::new() };
    let speech = context.speech;
    let dice = match covered.dice {
        Some(dice) => dice.map(|die| die.to_string()).join(" "),
        None => "? ? ? ?".to_string(),
    };
    let mut text = speech.with("board-dice", "dice", bold(&dice));
    if !covered.seen_by.is_empty() {
        text.push(' ');
        text.push_str(&speech.with("board-looked", "seats", speech.names(covered.seen_by)));
    }
    wrapped(" ", &text, context.width)
}

fn found(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    match &view.search {
        Some(found) if found.size > 0 => cards(&context.speech.word("board-found"), found, context),
        _ => Vec::new(),
    }
}

/// The whole hand for observers who may see it; otherwise only the cards that others are known to have handed
/// over.
fn hand(seat: &SeatView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let is_all = context.observer == Observer::All;
    if context.is_own(seat.seat) {
        return cards(&speech.word("board-hand"), &seat.hand, context);
    }
    if seat.hand.known.is_empty() {
        return Vec::new();
    }
    let names = counted(&seat.hand.known, speech).join(&speech.word("list-comma"));
    let whose = speech.name(seat.seat).to_string();
    let text = if is_all {
        speech.with("board-hand-of", "seat", whose)
    } else {
        speech.with("board-given", "seat", whose)
    };
    wrapped(" ", &format!("{text} {names}"), context.width)
}

/// Cards and what they do, one line per kind.
fn cards(title: &str, cards: &CardsView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    if cards.known.is_empty() {
        let unknown = if cards.size == 0 {
            speech.word("board-hand-empty")
        } else {
            speech.with("board-cards", "n", cards.size as i64)
        };
        return vec![format!(" {title} {unknown}")];
    }
    let mut lines = vec![format!(" {title}")];
    for card in Card::ALL {
        let n = cards.known.iter().filter(|known| **known == card).count();
        if n > 0 {
            let name = bold(&times(&speech.word_of(&card), n));
            let effect = speech.about("board-effect", "card", &card);
            lines.extend(wrapped("   ", &format!("{name} {}", dim(&format!("— {effect}"))), context.width));
        }
    }
    lines
}

fn piles(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let mut parts = vec![
        speech.with("board-deck", "n", view.deck.size as i64),
        speech.with("board-supply", "n", view.supply),
    ];
    let under: Vec<Card> = view.deck.under.iter().flatten().copied().collect();
    for (message, cards) in [("board-under", &under), ("board-played", &view.played)] {
        if !cards.is_empty() {
            parts.push(speech.with(
                message,
                "cards",
                counted(cards, speech).join(&speech.word("list-comma")),
            ));
        }
    }
    wrapped(" ", &parts.join(" · "), context.width).iter().map(|line| dim(line)).collect()
}
