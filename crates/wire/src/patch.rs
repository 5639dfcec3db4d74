//! What has changed in a view.
//!
//! A patch holds the parts that differ, by path: `vote`, `seats/2/hand`. Objects with the same fields
//! and lists of as many objects are gone into, anything else is replaced. The comparison is made in
//! the text, so that a view is written once and never built as a tree.

use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::value::RawValue;
use ts_rs::TS;

/// The parts of a view that have changed, by path.
#[derive(Debug, TS)]
#[ts(type = "Record<string, unknown>")]
pub struct Patch<'a>(Vec<(String, &'a str)>);

impl<'a> Patch<'a> {
    /// The patch that leads from one view to the next.
    pub fn between(old: &RawValue, new: &'a RawValue) -> Patch<'a> {
        let mut patch = Patch(Vec::new());
        patch.compare(old.get(), new.get(), String::new());
        patch
    }

    fn compare(&mut self, old: &str, new: &'a str, path: String) {
        if old == new {
            return;
        }
        let below = |name: &str| if path.is_empty() { name.to_string() } else { format!("{path}/{name}") };
        match (old.as_bytes().first(), new.as_bytes().first()) {
            (Some(b'{'), Some(b'{')) => {
                let (old_fields, new_fields) = (fields(old), fields(new));
                if same_names(&old_fields, &new_fields) {
                    for ((_, old), (name, new)) in old_fields.into_iter().zip(new_fields) {
                        self.compare(old, new, below(name));
                    }
                    return;
                }
            }
            (Some(b'['), Some(b'[')) if new.starts_with("[{") => {
                let (old_elements, new_elements) = (parts(old), parts(new));
                if old_elements.len() == new_elements.len() {
                    for (index, (old, new)) in old_elements.into_iter().zip(new_elements).enumerate() {
                        self.compare(old, new, below(&index.to_string()));
                    }
                    return;
                }
            }
            _ => {}
        }
        self.0.push((path, new));
    }
}

impl Serialize for Patch<'_> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.0.len()))?;
        for (path, text) in &self.0 {
            let value: &RawValue = serde_json::from_str(text).expect("a part of JSON is JSON");
            map.serialize_entry(path, value)?;
        }
        map.end()
    }
}

fn same_names(one: &[(&str, &str)], other: &[(&str, &str)]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|((one, _), (other, _))| one == other)
}

/// The fields of an object.
fn fields(object: &str) -> Vec<(&str, &str)> {
    parts(object).into_iter().map(split_field).collect()
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

    fn patch(old: &str, new: &str) -> String {
        let [old, new] = [old, new].map(|view| RawValue::from_string(view.to_string()).unwrap());
        serde_json::to_string(&Patch::between(&old, &new)).unwrap()
    }

    #[test]
    fn only_what_changed_is_sent() {
        let view = r#"{"round":1,"seats":[{"hand":[1,2],"score":3},{"hand":[],"score":3}],"vote":null,"name":"a,\"b]"}"#;
        assert_eq!(patch(view, view), "{}");
        let next = r#"{"round":1,"seats":[{"hand":[1,2],"score":3},{"hand":[3],"score":3}],"vote":{"at":4},"name":"a,\"b]"}"#;
        assert_eq!(patch(view, next), r#"{"seats/1/hand":[3],"vote":{"at":4}}"#);
    }

    #[test]
    fn another_shape_is_replaced_whole() {
        assert_eq!(patch(r#"{"a":{"b":1}}"#, r#"{"a":{"c":1}}"#), r#"{"a":{"c":1}}"#);
        assert_eq!(patch(r#"{"a":[{"b":1}]}"#, r#"{"a":[{"b":1},{"b":2}]}"#), r#"{"a":[{"b":1},{"b":2}]}"#);
        assert_eq!(patch(r#"{"a":[1,2]}"#, r#"{"a":[1,3]}"#), r#"{"a":[1,3]}"#);
        assert_eq!(patch(r#"{"a":[]}"#, r#"{"a":[{"b":1}]}"#), r#"{"a":[{"b":1}]}"#);
    }
}
