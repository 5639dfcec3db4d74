//! What one player sees when it is his turn: what happened, the table, what he is asked, what he may do.

use games::ListedGame;
use table::{Game, Observer, Pending, PendingOf, Seat, SeatSet};
use terminal::board::{Drawn, Sketch};
use terminal::layout::{at_both_edges, flowing, left, rule, width_of, wrapped};
use terminal::seating::Seating;
use terminal::speech::Speech;
use terminal::style::{Hue, bold, dim, strong};

use crate::choices::Choices;
use crate::news::paragraphs;
use crate::session::Session;

/// Lines of news on a screen; the rest is in the log.
const NEWS_LINES: usize = 24;
/// More choices than this stand in columns.
const CHOICES_IN_ONE_COLUMN: usize = 9;

/// What happened since this seat was last asked, the latest last.
pub fn news<G: Game>(
    session: &Session<G>,
    since: usize,
    seat: Seat,
    speech: &Speech,
    width: usize,
) -> Vec<String> {
    let heard = session.told_since(since, Observer::Seat(seat));
    let told = paragraphs(&heard, speech);
    let mut lines: Vec<String> = told.iter().flat_map(|one| wrapped(" · ", one, width)).collect();
    if lines.len() > NEWS_LINES {
        lines.drain(..lines.len() - NEWS_LINES);
        lines.insert(0, dim(&format!(" {}", speech.word("news-earlier"))));
    }
    lines
}

/// Title, where the game stands, and all that lies on the table.
pub fn table_as_seen<G: ListedGame>(state: &G, sketch: &Sketch<'_>) -> Vec<String> {
    let view = state.view(sketch.observer);
    let title = bold(&sketch.speech.word("title").to_uppercase());
    let heading = strong(&G::Terminal::heading(&view, sketch.speech), Hue::SODIUM);
    let mut lines = at_both_edges(&title, &heading, sketch.width);
    lines.push(rule(sketch.width));
    lines.extend(G::Terminal::draw(&view, sketch));
    lines.push(rule(sketch.width));
    lines
}

/// Who must do what.
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
    wrapped(&format!("{} ", strong("▶", Hue::SODIUM)), &text, width)
}

/// The legal actions with their numbers, and dimmed below them what is not allowed now.
pub fn choices<G: ListedGame>(
    state: &G,
    seat: Seat,
    choices: &Choices<G>,
    speech: &Speech,
    width: usize,
) -> Vec<String> {
    let Pending::Seats { question, .. } = state.pending() else { return Vec::new() };
    let view = state.view(Observer::Seat(seat));
    let in_short = |action: &G::Action| {
        let phrase = speech.action_phrase(action, &question);
        speech.say_attribute_if_any(&phrase, "short").unwrap_or_else(|| speech.say(&phrase))
    };
    let mut lines = Vec::new();
    if choices.legal().len() <= CHOICES_IN_ONE_COLUMN {
        for (number, action) in choices.legal() {
            let phrase = speech.action_phrase(action, &question);
            let remark = G::Terminal::remark(&view, seat, action, speech)
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
        strong(&number.to_string(), Hue::SODIUM)
    )
}

/// Items in as many columns as fit, to be read downwards.
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

/// The table for somebody who is not asked, as in a replay.
pub fn table_and_question<G: ListedGame>(
    state: &G,
    observer: Observer,
    speech: &Speech,
    seating: &Seating,
    width: usize,
) -> Vec<String> {
    let mut lines = table_as_seen(state, &Sketch { observer, speech, seating, width });
    let pending = state.pending();
    lines.extend(question::<G>(&pending, pending.awaited(), speech, width));
    lines
}
