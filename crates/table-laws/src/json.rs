//! Comparing and searching JSON.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;

/// How many differences a report shows.
const SHOWN: usize = 6;

pub(crate) fn value_of(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("everything that is shown or stored can be written as JSON")
}

pub(crate) fn text_of(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).expect("everything that is shown or stored can be written as JSON")
}

/// A leaf that differs between two trees.
pub(crate) struct Difference<'a> {
    pub path: String,
    pub one: Option<&'a Value>,
    pub other: Option<&'a Value>,
}

/// All leaves that differ between two trees. Arrays are compared by index.
pub(crate) fn differing_leaves<'a>(one: &'a Value, other: &'a Value) -> Vec<Difference<'a>> {
    let mut found = Vec::new();
    walk(&mut String::new(), Some(one), Some(other), &mut found);
    found
}

fn walk<'a>(
    path: &mut String,
    one: Option<&'a Value>,
    other: Option<&'a Value>,
    found: &mut Vec<Difference<'a>>,
) {
    if one == other {
        return;
    }
    let (keys_of_one, keys_of_other) = (keys(one), keys(other));
    let mut leaf = |one, other| found.push(Difference { path: path.clone(), one, other });
    match (keys_of_one.is_empty(), keys_of_other.is_empty()) {
        (true, true) => leaf(one, other),
        (true, false) if is_plain(one) => leaf(one, None),
        (false, true) if is_plain(other) => leaf(None, other),
        _ => {}
    }
    for key in keys_of_one.union(&keys_of_other) {
        let length = path.len();
        path.push('/');
        path.push_str(&key.to_string());
        walk(path, child(one, key), child(other, key), found);
        path.truncate(length);
    }
}

fn is_plain(value: Option<&Value>) -> bool {
    value.is_some_and(|value| !value.is_array() && !value.is_object())
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Key<'a> {
    Index(usize),
    Name(&'a str),
}

impl std::fmt::Display for Key<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Key::Index(index) => write!(f, "{index}"),
            Key::Name(name) => f.write_str(name),
        }
    }
}

fn keys(value: Option<&Value>) -> BTreeSet<Key<'_>> {
    match value {
        Some(Value::Object(fields)) => fields.keys().map(|name| Key::Name(name)).collect(),
        Some(Value::Array(items)) => (0..items.len()).map(Key::Index).collect(),
        _ => BTreeSet::new(),
    }
}

fn child<'a>(value: Option<&'a Value>, key: &Key<'_>) -> Option<&'a Value> {
    match key {
        Key::Index(index) => value?.as_array()?.get(*index),
        Key::Name(name) => value?.as_object()?.get(*name),
    }
}

/// The first differences of two values, as text for people.
pub(crate) fn difference(one: &impl Serialize, other: &impl Serialize) -> String {
    let (one, other) = (value_of(one), value_of(other));
    let found = differing_leaves(&one, &other);
    if found.is_empty() {
        return "the values differ, but their texts are the same".to_string();
    }
    let mut text = String::new();
    for Difference { path, one, other } in found.iter().take(SHOWN) {
        text.push_str(&format!("\n  {path}: {} is not {}", or_nothing(*one), or_nothing(*other)));
    }
    if found.len() > SHOWN {
        text.push_str(&format!("\n  … and {} more", found.len() - SHOWN));
    }
    text
}

fn or_nothing(value: Option<&Value>) -> String {
    value.map_or_else(|| "nothing".to_string(), Value::to_string)
}

/// A path with `*` for each index: `/seats/2/hand/0` becomes `/seats/*/hand/*`.
pub(crate) fn with_stars(path: &str) -> String {
    let is_index = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    path.split('/').map(|part| if is_index(part) { "*" } else { part }).collect::<Vec<_>>().join("/")
}

/// Calls `found` for each string in a tree, including keys, which may be the names of variants.
pub(crate) fn for_each_string(value: &Value, found: &mut impl FnMut(&str)) {
    match value {
        Value::String(text) => found(text),
        Value::Array(items) => items.iter().for_each(|item| for_each_string(item, found)),
        Value::Object(fields) => fields.iter().for_each(|(name, field)| {
            found(name);
            for_each_string(field, found);
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn paths(one: Value, other: Value) -> Vec<String> {
        differing_leaves(&one, &other).into_iter().map(|leaf| leaf.path).collect()
    }

    #[test]
    fn a_value_differs_from_null_and_from_nothing() {
        assert_eq!(paths(json!({"card": "axe"}), json!({"card": null})), ["/card"]);
        assert_eq!(paths(json!({"card": "axe"}), json!({})), ["/card"]);
        assert_eq!(paths(json!({"card": {"kind": "axe"}}), json!({"card": null})), ["/card", "/card/kind"]);
    }

    #[test]
    fn arrays_may_have_different_lengths() {
        assert_eq!(paths(json!([1, 2, 3]), json!([1])), ["/1", "/2"]);
        assert_eq!(paths(json!([]), json!([])), [""; 0]);
    }

    #[test]
    fn a_difference_is_readable() {
        let text = difference(&json!({"hand": ["axe", "gun"]}), &json!({"hand": ["axe"]}));
        assert_eq!(text, "\n  /hand/1: \"gun\" is not nothing");
    }

    #[test]
    fn indexes_become_stars() {
        assert_eq!(with_stars("/seats/2/hand/10/kind"), "/seats/*/hand/*/kind");
    }
}
