//! The players, one row each: points, dead characters, cards, antidotes, food, and what they are up to.

use city_of_horror::view::{FateView, Phase, SeatView, View};

use terminal::board::DrawContext;
use terminal::style::{TerminalColour, bold_coloured, dim, struck};

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let row = |seat: &SeatView| {
        let points = context.speech.with("city-points", "n", seat.points);
        context.player_row(seat.seat, &points, &details(view, seat, context))
    };
    view.seats.iter().flat_map(row).collect()
}

fn details(view: &View, seat: &SeatView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let mut details = vec![
        speech.with("city-cards", "n", seat.hand.size as i64),
        bold_coloured(&speech.with("city-antidotes", "n", seat.antidotes), TerminalColour::GREEN),
    ];
    let n_food = seat.n_food + seat.shown_food.len();
    if n_food > 0 {
        let known = seat.food.iter().chain(&seat.shown_food).map(|food| food.0.to_string());
        let hidden = std::iter::repeat_n("?".to_string(), seat.n_food - seat.food.len());
        let tokens: Vec<String> = known.chain(hidden).collect();
        details.push(speech.with("city-food", "tokens", tokens.join(" ")));
    }
    if context.is_own(seat.seat) {
        details.push(bold_coloured(&speech.word("plate-you"), TerminalColour::ORANGE));
    } else if context.seating.bot(seat.seat).is_some() {
        details.push(dim(&speech.word("plate-bot")));
    }
    if seat.seat == view.first {
        details.push(bold_coloured(&speech.word("city-first"), TerminalColour::ORANGE));
    }
    if !seat.is_living && view.phase != Phase::SetUp {
        details.push(bold_coloured(&speech.word("city-eliminated"), TerminalColour::RED));
    }
    if view.holds.has(seat.seat) {
        details.push(bold_coloured(&speech.word("city-holds-on"), TerminalColour::ORANGE));
    }
    if view.window.as_ref().is_some_and(|window| window.passed.has(seat.seat)) {
        details.push(dim(&speech.word("city-passed")));
    }
    match (seat.movement_card, seat.sealed_card) {
        (Some(place), _) if !seat.has_moved => details.push(format!("→ {}", speech.word_of(&place))),
        (None, Some(_)) => details.push("→ ✓".to_string()),
        _ => {}
    }
    for character in &seat.characters {
        let name = speech.word_of(&character.role);
        match character.fate {
            FateView::Dead => details.push(format!("†{}", struck(&name))),
            FateView::Waiting => details.push(dim(&format!("…{name}"))),
            FateView::Alive => {}
        }
    }
    details
}
