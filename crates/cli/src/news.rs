//! What was told, in sentences.

use serde::Serialize;
use serde_json::Value;
use table::Game;
use terminal::speech::Speech;

use crate::session::Heard;

/// One paragraph a thing that happened; the same thing several times over, as when four players pass one
/// after the other, is one paragraph.
pub fn paragraphs<G: Game>(heard: &[Heard<G>], speech: &Speech) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    let mut last_kind = None;
    for one in heard {
        let (kind, sentence) = match one {
            Heard::Notice(notice) => (kind_of(notice), speech.notice(notice)),
            Heard::TakenBack(seat) => {
                (None, speech.with("taken-back", "seat", speech.name(*seat).to_string()))
            }
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
