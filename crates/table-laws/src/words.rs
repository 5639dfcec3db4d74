//! Lines, actions and notices in words: `A vote-for B`, `chance dice 2 2 4 6`, `A undo`.
//!
//! The words are those of the JSON in a journal: a seat or `chance`, the name of the variant, and its values. `key=value`
//! is a field. A value that is not a plain word is JSON without spaces. [`line`] reads what [`words`] writes.

use serde::Serialize;
use serde_json::{Map, Value, json};
use table::{Game, Line, LineOf, Seat};

use crate::ordered::OrderedJson;

/// Reads a journal line from words.
///
/// ```
/// # mod game { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../table/examples/game.rs")); }
/// # use game::{Action, LowBid};
/// use table::{Line, Seat};
/// use table_laws::line;
///
/// assert_eq!(line::<LowBid>("A bid 2"), Line::Act(Seat::A, Action::Bid(2)));
/// assert_eq!(line::<LowBid>("chance 6"), Line::Chance(6));
/// assert_eq!(line::<LowBid>("A undo"), Line::Undo(Seat::A));
/// ```
///
/// # Panics
///
/// If this game has no such line.
#[track_caller]
pub fn line<G: Game>(text: &str) -> LineOf<G> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [who, what @ ..] = words.as_slice() else { panic!("the line is empty") };
    if what == ["undo"] {
        return Line::Undo(seat_of(who));
    }
    let lines = candidates(what).into_iter().map(|value| match *who {
        "chance" => json!({ "chance": value }),
        seat => json!({ "act": [seat_of(seat), value] }),
    });
    let mut errors = Vec::new();
    for line in lines {
        match serde_json::from_value(line.clone()) {
            Ok(line) => return line,
            Err(error) => errors.push(format!("  {line}: {error}")),
        }
    }
    panic!("{text:?} is not a line of {}:\n{}", G::NAME, errors.join("\n"));
}

#[track_caller]
fn seat_of(word: &str) -> Seat {
    word.parse().unwrap_or_else(|error| panic!("a line begins with a seat or with `chance`: {error}"))
}

/// Everything that these words may mean, most likely first.
fn candidates(words: &[&str]) -> Vec<Value> {
    let (tag, rest) = words.split_first().map_or(("", words), |(tag, rest)| (*tag, rest));
    let tagged = |value: Value| json!({ tag: value });
    let mut meanings = Vec::new();
    match rest {
        [] => meanings.push(value_of_word(tag)),
        [word] => meanings.push(tagged(value_of_word(word))),
        _ => {}
    }
    meanings.extend(fields_of(rest).map(tagged));
    meanings.push(tagged(list_of(rest)));
    meanings.push(tagged(json!([list_of(rest)])));
    meanings.extend(fields_of(words));
    meanings.push(list_of(words));
    meanings
}

fn list_of(words: &[&str]) -> Value {
    words.iter().map(|word| value_of_word(word)).collect()
}

/// An object, if all words are `key=value`.
fn fields_of(words: &[&str]) -> Option<Value> {
    let field =
        |word: &&str| word.split_once('=').map(|(key, value)| (key.to_string(), value_of_word(value)));
    let fields: Map<String, Value> = words.iter().map(field).collect::<Option<_>>()?;
    (!fields.is_empty()).then_some(Value::Object(fields))
}

/// Numbers, `true`, `false`, `null` and everything in brackets or quotes are JSON; everything else is text.
fn value_of_word(word: &str) -> Value {
    serde_json::from_str(word).unwrap_or_else(|_| Value::String(word.to_string()))
}

/// An action, a roll or a notice in words: `{"vote-for":"B"}` becomes `vote-for B`.
pub fn words(thing: &impl Serialize) -> String {
    match OrderedJson::of(thing) {
        OrderedJson::Fields(fields) if fields.len() == 1 => {
            let (tag, value) = &fields[0];
            [tag, unwrapped(value).as_str()].join(" ").trim_end().to_string()
        }
        thing => unwrapped(&thing),
    }
}

/// The values in a list or an object, side by side.
fn unwrapped(thing: &OrderedJson) -> String {
    let words: Vec<String> = match thing {
        OrderedJson::Plain(value) => return word_of(value),
        OrderedJson::List(items) => items.iter().map(nested).collect(),
        OrderedJson::Fields(fields) => {
            fields.iter().map(|(key, value)| format!("{key}={}", nested(value))).collect()
        }
    };
    words.join(" ")
}

fn nested(thing: &OrderedJson) -> String {
    match thing {
        OrderedJson::Plain(value) => word_of(value),
        OrderedJson::List(_) | OrderedJson::Fields(_) => thing.to_string(),
    }
}

/// A plain value as one word. A text that would be read as something else keeps its quotes.
fn word_of(value: &Value) -> String {
    let is_plain = |text: &str| {
        !text.is_empty()
            && !text.contains(|letter: char| letter.is_whitespace() || letter == '=')
            && value_of_word(text) == *value
    };
    match value {
        Value::String(text) if is_plain(text) => text.clone(),
        value => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_in_words() {
        let cases = [
            (json!("pass"), "pass"),
            (json!({"vote-for": "B"}), "vote-for B"),
            (json!({"sprint": ["pin-up", "parking"]}), "sprint pin-up parking"),
            (
                json!({"character-moved": {"seat": "A", "role": "pin-up"}}),
                "character-moved role=pin-up seat=A",
            ),
            (json!({"dice": [2, 2, 4, 6]}), "dice 2 2 4 6"),
            (json!({"give": ["B", null]}), "give B null"),
            (json!({"lay": ["B", ["axe", "gun"]]}), "lay B [\"axe\",\"gun\"]"),
            (json!({"name": "7"}), "name \"7\""),
            (json!([3, 4]), "3 4"),
        ];
        for (value, text) in cases {
            assert_eq!(words(&value), text);
            let split: Vec<&str> = text.split_whitespace().collect();
            assert!(candidates(&split).contains(&value), "{text}");
        }
    }

    #[test]
    fn fields_keep_their_order() {
        #[derive(Serialize)]
        #[serde(rename_all = "kebab-case")]
        enum Event {
            CharacterMoved { seat: Seat, role: &'static str },
        }
        let event = Event::CharacterMoved { seat: Seat::A, role: "pin-up" };
        assert_eq!(words(&event), "character-moved seat=A role=pin-up");
    }
}
