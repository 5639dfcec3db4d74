//! The players, one row each: points, characters, number of cards, and what they are up to.

use mall_of_horror::Phase;
use mall_of_horror::view::{CharacterView, FateView, SeatView, View};

use terminal::board::DrawContext;
use terminal::speech::Speech;
use terminal::style::{TerminalColour, bold_coloured, dim, struck};

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let row = |seat: &SeatView| {
        let points = context.speech.with("board-points", "n", seat.score);
        context.player_row(seat.seat, &points, &details(view, seat, context))
    };
    view.seats.iter().flat_map(row).collect()
}

fn details(view: &View, seat: &SeatView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let characters: String = seat.characters.iter().map(|one| character(one, speech)).collect();
    let mut details = vec![characters];
    details.push(speech.with("board-cards", "n", seat.hand.size as i64));
    if context.is_own(seat.seat) {
        details.push(bold_coloured(&speech.word("plate-you"), TerminalColour::ORANGE));
    } else if context.seating.bot(seat.seat).is_some() {
        details.push(dim(&speech.word("plate-bot")));
    }
    if seat.seat == view.chief {
        // Whether the Chief is new matters only until everybody has moved.
        let is_new = view.chief_is_new && !matches!(view.phase, None | Some(Phase::Truck | Phase::Attack));
        let word = if is_new { "board-new-chief" } else { "board-chief" };
        details.push(bold_coloured(&speech.word(word), TerminalColour::ORANGE));
    }
    if seat.eliminated_in.is_some() {
        details.push(bold_coloured(&speech.word("board-eliminated"), TerminalColour::RED));
    }
    // The view keeps destinations until the next ones are chosen; they matter only until everybody has moved.
    let is_on_the_way = matches!(view.phase, Some(Phase::Destinations | Phase::Movement));
    match seat.destination.filter(|_| is_on_the_way) {
        Some(place) => details.push(format!("→ {}", speech.word_of(&place))),
        None if seat.destination_is_sealed => details.push("→ ?".to_string()),
        None => {}
    }
    details
}

/// A lost character is struck through, and has a cross for terminals that cannot show that. All forms have
/// the same width.
fn character(character: &CharacterView, speech: &Speech) -> String {
    let name = speech.word_of(&character.role);
    match character.fate {
        FateView::Lost => format!("†{} ", struck(&name)),
        FateView::Waiting => dim(&format!("…{name} ")),
        FateView::Alive | FateView::Hidden => format!(" {name} "),
    }
}
