//! What has changed in a view.
//!
//! A view is cut into segments: its fields, and the elements of those fields that are lists of
//! objects. A patch holds the segments that differ from those an observer has, by path: `vote`,
//! `seats/2`. The cut is made in the text, so that a view is written once and never built as a tree.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::value::RawValue;
use ts_rs::TS;

/// The segments that an observer has, as fingerprints.
#[derive(Clone, Debug, Default)]
pub struct Segments(Vec<(String, u64)>);

/// The segments that have changed, by path.
#[derive(Debug, TS)]
#[ts(type = "Record<string, unknown>")]
pub struct Patch(Vec<(String, Box<RawValue>)>);

impl Segments {
    /// The patch that leads from what the observer has to this view, which it then has.
    pub fn update(&mut self, view: &RawValue) -> Patch {
        let mut changed = Vec::new();
        let mut now = Vec::with_capacity(self.0.len());
        for (index, (path, text)) in segments(view.get()).into_iter().enumerate() {
            let print = fingerprint(text);
            let is_known = match self.0.get(index) {
                Some((known_path, known)) => *known_path == path && *known == print,
                None => false,
            };
            if !is_known {
                let value = RawValue::from_string(text.to_string()).expect("a piece of JSON is JSON");
                changed.push((path.clone(), value));
            }
            now.push((path, print));
        }
        self.0 = now;
        Patch(changed)
    }
}

impl Serialize for Patch {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.0.len()))?;
        for (path, value) in &self.0 {
            map.serialize_entry(path, value)?;
        }
        map.end()
    }
}

fn fingerprint(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// The fields of an object, lists of objects by element.
fn segments(object: &str) -> Vec<(String, &str)> {
    let mut found = Vec::new();
    for field in parts(object) {
        let (name, value) = split_field(field);
        let elements = if value.starts_with("[{") { parts(value) } else { Vec::new() };
        if elements.is_empty() {
            found.push((name.to_string(), value));
        } else {
            let path = |(index, element)| (format!("{name}/{index}"), element);
            found.extend(elements.into_iter().enumerate().map(path));
        }
    }
    found
}

/// The parts of a list or an object between its commas.
fn parts(text: &str) -> Vec<&str> {
    let inner = &text[1..text.len() - 1];
    let mut parts = Vec::new();
    let (mut depth, mut start, mut in_string, mut escaped) = (0, 0, false, false);
    for (index, byte) in inner.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            _ if in_string => {}
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(&inner[start..index]);
                start = index + 1;
            }
            _ => {}
        }
    }
    if start < inner.len() {
        parts.push(&inner[start..]);
    }
    parts
}

/// `"name":value`. Names of fields have no quotes in them.
fn split_field(field: &str) -> (&str, &str) {
    let (name, value) = field[1..].split_once("\":").unwrap_or((field, "null"));
    (name, value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn patch(segments: &mut Segments, view: &str) -> String {
        let view = RawValue::from_string(view.to_string()).unwrap();
        serde_json::to_string(&segments.update(&view)).unwrap()
    }

    #[test]
    fn only_what_changed_is_sent() {
        let mut segments = Segments::default();
        let first = r#"{"round":1,"seats":[{"hand":[1,2]},{"hand":[]}],"vote":null,"name":"a,\"b]"}"#;
        assert_eq!(
            patch(&mut segments, first),
            r#"{"round":1,"seats/0":{"hand":[1,2]},"seats/1":{"hand":[]},"vote":null,"name":"a,\"b]"}"#
        );
        assert_eq!(patch(&mut segments, first), "{}");
        let second = r#"{"round":1,"seats":[{"hand":[1,2]},{"hand":[3]}],"vote":{"at":4},"name":"a,\"b]"}"#;
        assert_eq!(patch(&mut segments, second), r#"{"seats/1":{"hand":[3]},"vote":{"at":4}}"#);
    }
}
