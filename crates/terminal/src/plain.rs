//! The table of a game that does not draw its own: the view, row by row, with each field labelled by the
//! message `field-<name>`. A few fields have a special meaning; a view need not have them:
//!
//! - `round` and `phase` are shown in the heading;
//! - `seats` has a row for each player, with the seat in `seat` and the points in `score`;
//! - `outcome` is shown at the end of the game.

use std::marker::PhantomData;

use table::{GameInfo, Seat};

use crate::board::{ActionOf, DrawContext, TerminalBoard, ViewOf};
use crate::layout::{rule, wrapped};
use crate::speech::Speech;
use crate::style::{TerminalColour, bold, dim};

mod tree;

use tree::ViewTree;

/// One colour per seat, as different as the 256 colours allow.
const HUES: [u8; table::limits::SEATS] = [117, 209, 36, 141, 227, 230, 175, 113];

/// Fields that are not shown as rows.
const SPECIAL_FIELDS: [&str; 4] = ["round", "phase", "seats", "outcome"];

/// The table of a game that does not draw its own.
pub struct PlainBoard<G>(PhantomData<G>);

impl<G: GameInfo> TerminalBoard for PlainBoard<G> {
    type Game = G;

    fn seat_colours(_view: &ViewOf<Self>) -> Vec<TerminalColour> {
        HUES.map(TerminalColour).to_vec()
    }

    fn heading(view: &ViewOf<Self>, speech: &Speech) -> String {
        let view = ViewTree::of(view);
        if view.field("outcome").is_some_and(|outcome| *outcome != ViewTree::Nothing) {
            return speech.word("plain-over");
        }
        let round = match view.field("round") {
            Some(ViewTree::Number(round)) => Some(speech.with("plain-round", "round", round.clone())),
            _ => None,
        };
        let phase = match view.field("phase") {
            Some(ViewTree::Word(phase)) => Some(speech.word(phase)),
            _ => None,
        };
        round.into_iter().chain(phase).collect::<Vec<_>>().join(" · ")
    }

    fn draw(view: &ViewOf<Self>, context: &DrawContext<'_>) -> Vec<String> {
        let view = ViewTree::of(view);
        let mut lines = plates(&view, context);
        lines.push(rule(context.width));
        for (name, value) in view.fields().iter().filter(|(name, _)| !SPECIAL_FIELDS.contains(&name.as_str()))
        {
            lines.extend(panel(name, value, context));
        }
        lines
    }

    fn remark(_: &ViewOf<Self>, _: Seat, _: &ActionOf<Self>, _: &Speech) -> Option<String> {
        None
    }
}

fn plates(view: &ViewTree, context: &DrawContext<'_>) -> Vec<String> {
    let Some(ViewTree::List(players)) = view.field("seats") else { return Vec::new() };
    players.iter().flat_map(|player| plate(player, context)).collect()
}

fn plate(player: &ViewTree, context: &DrawContext<'_>) -> Vec<String> {
    let Some(ViewTree::Seat(seat)) = player.field("seat") else { return Vec::new() };
    let points = match player.field("score") {
        Some(ViewTree::Number(score)) => context.speech.with("plain-points", "n", score.clone()),
        _ => String::new(),
    };
    let others = player.fields().iter().filter(|(name, _)| name != "seat" && name != "score");
    let details: Vec<String> =
        others.filter_map(|(name, value)| labelled(name, value, context.speech)).collect();
    context.player_row(*seat, &points, &details)
}

/// A field of the view: one row, or a heading and a row for each part.
fn panel(name: &str, value: &ViewTree, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let parts: Vec<String> = match value {
        ViewTree::Fields(fields) => {
            fields.iter().filter_map(|(name, value)| labelled(name, value, speech)).collect()
        }
        ViewTree::List(items) if items.iter().any(|item| matches!(item, ViewTree::Fields(_))) => {
            items.iter().filter_map(|item| said(item, speech)).collect()
        }
        _ => {
            let row = labelled(name, value, speech);
            return row.map(|row| wrapped(" ", &row, context.width)).unwrap_or_default();
        }
    };
    if parts.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![format!(" {}", bold(&label(name, speech)))];
    lines.extend(parts.iter().flat_map(|part| wrapped("   ", part, context.width)));
    lines
}

fn label(name: &str, speech: &Speech) -> String {
    speech.word(&format!("field-{}", name.replace('_', "-")))
}

/// A label and a value, as in `Pot 3`. `None` if there is no value.
fn labelled(name: &str, value: &ViewTree, speech: &Speech) -> Option<String> {
    let said = said(value, speech)?;
    Some(format!("{} {said}", dim(&label(name, speech))))
}

/// The same inside a row, where a seat needs no label.
fn part(name: &str, value: &ViewTree, speech: &Speech) -> Option<String> {
    match value {
        ViewTree::Seat(_) if name == "seat" => said(value, speech),
        _ => labelled(name, value, speech),
    }
}

/// A value in words. `None` if there is nothing to say.
fn said(value: &ViewTree, speech: &Speech) -> Option<String> {
    let said = match value {
        ViewTree::Nothing => return None,
        ViewTree::Flag(true) => speech.word("plain-yes"),
        ViewTree::Flag(false) => speech.word("plain-no"),
        ViewTree::Number(number) => bold(number),
        ViewTree::Seat(seat) => speech.name(*seat).to_string(),
        ViewTree::Word(word) => speech.word(word),
        ViewTree::List(items) => {
            let items: Vec<String> = items.iter().filter_map(|item| said(item, speech)).collect();
            items.join(&speech.word("list-comma"))
        }
        ViewTree::Fields(fields) => {
            let parts: Vec<String> =
                fields.iter().filter_map(|(name, value)| part(name, value, speech)).collect();
            parts.join(" · ")
        }
    };
    (!said.is_empty()).then_some(said)
}
