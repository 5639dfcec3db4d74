//! What happened, in sentences.

use serde::Serialize;
use serde_json::Value;
use table::{Game, Observer, Seat};
use terminal::layout::wrapped;
use terminal::speech::Speech;
use terminal::style::dim;

use crate::session::{Session, ToldItem};

/// How many lines of news a screen shows. `log` prints all of them.
const NEWS_LINES: usize = 24;

/// What happened since this seat was last asked, with the latest event last.
pub fn news<G: Game>(
    session: &Session<G>,
    since: usize,
    seat: Seat,
    speech: &Speech,
    width: usize,
) -> Vec<String> {
    let told = session.told_since(since, Observer::Seat(seat));
    let paragraphs = paragraphs(&told, speech);
    let mut lines: Vec<String> = paragraphs.iter().flat_map(|one| wrapped(" · ", one, width)).collect();
    if lines.len() > NEWS_LINES {
        lines.drain(..lines.len() - NEWS_LINES);
        lines.insert(0, dim(&format!(" {}", speech.word("news-earlier"))));
    }
    lines
}

/// One paragraph for each thing that happened. Notices of the same kind in a row, as when four players pass
/// one after the other, share a paragraph.
pub fn paragraphs<G: Game>(told: &[ToldItem<G>], speech: &Speech) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    let mut last_kind = None;
    for item in told {
        let (kind, sentence) = match item {
            ToldItem::Notice(notice) => (kind_of(notice), speech.notice(notice)),
            ToldItem::TakenBack(seat) => (None, speech.about("taken-back", "seat", seat)),
        };
        match paragraphs.last_mut() {
            Some(paragraph) if kind.is_some() && kind == last_kind => {
                paragraph.push(' ');
                paragraph.push_str(&sentence);
            }
            _ => paragraphs.push(sentence),
        }
        last_kind = kind;
    }
    paragraphs
}

fn kind_of(notice: &impl Serialize) -> Option<String> {
    match serde_json::to_value(notice).ok()? {
        Value::String(kind) => Some(kind),
        Value::Object(fields) => fields.into_iter().next().map(|(kind, _)| kind),
        _ => None,
    }
}
