//! What a player sees on their turn: the table, the question, and the choices.

use table::{Game, Observer, Pending, PendingOf, Seat, SeatSet};

use crate::board::{ActionOf, DrawContext, TerminalBoard};
use crate::choices::Choices;
use crate::layout::{at_both_edges, flowing, left, rule, width_of, wrapped};
use crate::seating::Seating;
use crate::speech::Speech;
use crate::style::{TerminalColour, bold, bold_coloured, dim};

/// More choices than this are shown in columns.
const CHOICES_IN_ONE_COLUMN: usize = 9;

/// The title, a heading that says where the game stands, and the table itself.
pub fn table_as_seen<B: TerminalBoard>(state: &B::Game, context: &DrawContext<'_>) -> Vec<String> {
    let view = state.view(context.observer);
    let title = bold(&context.speech.word("title").to_uppercase());
    let heading = bold_coloured(&B::heading(&view, context.speech), TerminalColour::ORANGE);
    let mut lines = at_both_edges(&title, &heading, context.width);
    lines.push(rule(context.width));
    lines.extend(B::draw(&view, context));
    lines.push(rule(context.width));
    lines
}

/// The question, and the seats that are asked.
pub fn question<G: Game>(
    pending: &PendingOf<G>,
    asked: SeatSet,
    speech: &Speech,
    width: usize,
) -> Vec<String> {
    let text = match pending {
        Pending::Seats { question, .. } => speech.question(question, asked),
        Pending::Chance(chance) => speech.chance(chance),
        Pending::Over => speech.word("game-is-over"),
    };
    wrapped(&format!("{} ", bold_coloured("▶", TerminalColour::ORANGE)), &text, width)
}

/// The legal actions with their numbers, and below them, dimmed, those that are not allowed now.
pub fn choices<B: TerminalBoard>(
    state: &B::Game,
    seat: Seat,
    choices: &Choices<B::Game>,
    speech: &Speech,
    width: usize,
) -> Vec<String> {
    let Pending::Seats { question, .. } = state.pending() else { return Vec::new() };
    let view = state.view(Observer::Seat(seat));
    let in_short = |action: &ActionOf<B>| {
        let phrase = speech.action_phrase(action, &question);
        speech.say_attribute_if_any(&phrase, "short").unwrap_or_else(|| speech.say(&phrase))
    };
    let mut lines = Vec::new();
    if choices.legal().len() <= CHOICES_IN_ONE_COLUMN {
        for (number, action) in choices.legal() {
            let phrase = speech.action_phrase(action, &question);
            let remark = B::remark(&view, seat, action, speech)
                .or_else(|| speech.say_attribute_if_any(&phrase, "effect"));
            let remark = remark.map(|remark| format!(" {}", dim(&format!("— {remark}")))).unwrap_or_default();
            let text = format!("{}{remark}", speech.say(&phrase));
            lines.extend(wrapped(&numbered(number, ""), &text, width));
        }
    } else {
        let items: Vec<String> =
            choices.legal().map(|(number, action)| numbered(number, &in_short(action))).collect();
        lines.extend(columns(&items, width));
    }
    let refused: Vec<String> =
        choices.refused().map(|(number, action)| dim(&format!("{number} {}", in_short(action)))).collect();
    if !refused.is_empty() {
        let first = format!("{} ", dim(&format!("    {}", speech.word("not-now"))));
        lines.extend(flowing(&first, &refused, width));
    }
    lines
}

fn numbered(number: usize, text: &str) -> String {
    format!(
        "{}{}  {text}",
        " ".repeat(if number < 10 { 3 } else { 2 }),
        bold_coloured(&number.to_string(), TerminalColour::ORANGE)
    )
}

/// Items in as many columns as fit, up to three, to be read downwards.
fn columns(items: &[String], width: usize) -> Vec<String> {
    let column = items.iter().map(|item| width_of(item)).max().unwrap_or(0) + 2;
    let n_columns = (width / column).clamp(1, 3);
    let n_rows = items.len().div_ceil(n_columns);
    (0..n_rows)
        .map(|row| {
            let of_row = items.iter().skip(row).step_by(n_rows);
            of_row.map(|item| left(item, column)).collect::<String>().trim_end().to_string()
        })
        .collect()
}

/// The table and the question, for an observer who is not asked, as in a replay.
pub fn table_and_question<B: TerminalBoard>(
    state: &B::Game,
    observer: Observer,
    speech: &Speech,
    seating: &Seating,
    width: usize,
) -> Vec<String> {
    let mut lines = table_as_seen::<B>(state, &DrawContext { observer, speech, seating, width });
    let pending = state.pending();
    lines.extend(question::<B::Game>(&pending, pending.awaited(), speech, width));
    lines
}
