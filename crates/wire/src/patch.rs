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
        let (old, new) = (old.get(), new.get());
        let mut walk = Walk::new(old, new);
        if old != new {
            walk.value(0, 0);
        }
        Patch(walk.changed)
    }
}

/// Goes through both texts side by side. What they have in common at the beginning is read once, and
/// what they have in common at the end is not read at all.
struct Walk<'o, 'a> {
    old: &'o [u8],
    new: &'a [u8],
    new_text: &'a str,
    /// Both are the same up to here.
    n_before: usize,
    /// And so many bytes at the end.
    n_after: usize,
    path: Vec<Step<'a>>,
    changed: Vec<(String, &'a str)>,
}

enum Step<'a> {
    Field(&'a str),
    Element(usize),
}

/// Where a walk goes on after a value.
enum Next {
    /// Behind it, in both texts.
    At(usize, usize),
    /// All the rest is the same.
    Same,
}

/// The two values do not have the same shape.
struct OtherShape;

impl<'o, 'a> Walk<'o, 'a> {
    fn new(old: &'o str, new: &'a str) -> Walk<'o, 'a> {
        let n_before = n_common(old.bytes(), new.bytes());
        let most = old.len().min(new.len()) - n_before;
        let n_after = n_common(old.bytes().rev(), new.bytes().rev()).min(most);
        Walk {
            old: old.as_bytes(),
            new: new.as_bytes(),
            new_text: new,
            n_before,
            n_after,
            path: Vec::new(),
            changed: Vec::new(),
        }
    }

    /// Two values at the same place of their texts.
    fn value(&mut self, at_old: usize, at_new: usize) -> Next {
        if at_old + self.n_after >= self.old.len() && self.old.len() - at_old == self.new.len() - at_new {
            return Next::Same;
        }
        if at_old == at_new
            && let Some(end) = end_of_value(&self.new[..self.n_before], at_new)
        {
            return Next::At(end, end);
        }
        let n_changed = self.changed.len();
        let n_steps = self.path.len();
        let within = match (self.old[at_old], self.new[at_new]) {
            (b'{', b'{') => self.fields(at_old + 1, at_new + 1),
            (b'[', b'[') if self.new.get(at_new + 1) == Some(&b'{') => self.elements(at_old + 1, at_new + 1),
            _ => Err(OtherShape),
        };
        if let Ok(next) = within {
            return next;
        }
        self.changed.truncate(n_changed);
        self.path.truncate(n_steps);
        let end_old = end_of_value(self.old, at_old).unwrap_or(self.old.len());
        let end_new = end_of_value(self.new, at_new).unwrap_or(self.new.len());
        if self.old[at_old..end_old] != self.new[at_new..end_new] {
            self.changed.push((self.path_text(), &self.new_text[at_new..end_new]));
        }
        Next::At(end_old, end_new)
    }

    fn fields(&mut self, mut at_old: usize, mut at_new: usize) -> Result<Next, OtherShape> {
        loop {
            match (self.old[at_old], self.new[at_new]) {
                (b'}', b'}') => return Ok(Next::At(at_old + 1, at_new + 1)),
                (b',', b',') => (at_old, at_new) = (at_old + 1, at_new + 1),
                (b'"', b'"') => {
                    let name_old = end_of_string(self.old, at_old).ok_or(OtherShape)?;
                    let name_new = end_of_string(self.new, at_new).ok_or(OtherShape)?;
                    if self.old[at_old..name_old] != self.new[at_new..name_new] {
                        return Err(OtherShape);
                    }
                    self.path.push(Step::Field(&self.new_text[at_new + 1..name_new - 1]));
                    match self.value(name_old + 1, name_new + 1) {
                        Next::At(old, new) => (at_old, at_new) = (old, new),
                        Next::Same => return Ok(Next::Same),
                    }
                    self.path.pop();
                }
                _ => return Err(OtherShape),
            }
        }
    }

    fn elements(&mut self, mut at_old: usize, mut at_new: usize) -> Result<Next, OtherShape> {
        let mut index = 0;
        loop {
            match (self.old[at_old], self.new[at_new]) {
                (b']', b']') => return Ok(Next::At(at_old + 1, at_new + 1)),
                (b']', _) | (_, b']') => return Err(OtherShape),
                (b',', b',') => (at_old, at_new) = (at_old + 1, at_new + 1),
                _ => {
                    self.path.push(Step::Element(index));
                    index += 1;
                    match self.value(at_old, at_new) {
                        Next::At(old, new) => (at_old, at_new) = (old, new),
                        Next::Same => return Ok(Next::Same),
                    }
                    self.path.pop();
                }
            }
        }
    }

    fn path_text(&self) -> String {
        let mut text = String::new();
        for step in &self.path {
            if !text.is_empty() {
                text.push('/');
            }
            match step {
                Step::Field(name) => text.push_str(name),
                Step::Element(index) => text.push_str(&index.to_string()),
            }
        }
        text
    }
}

fn n_common(one: impl Iterator<Item = u8>, other: impl Iterator<Item = u8>) -> usize {
    one.zip(other).take_while(|(one, other)| one == other).count()
}

/// Where the string that begins here is over; nothing if the text ends before.
fn end_of_string(text: &[u8], start: usize) -> Option<usize> {
    let mut at = start + 1;
    while at < text.len() {
        match text[at] {
            b'\\' => at += 2,
            b'"' => return Some(at + 1),
            _ => at += 1,
        }
    }
    None
}

/// Where the value that begins here is over; nothing if the text ends before that is certain.
fn end_of_value(text: &[u8], start: usize) -> Option<usize> {
    let (mut at, mut depth) = (start, 0u32);
    while at < text.len() {
        match text[at] {
            b'"' => {
                at = end_of_string(text, at)?;
                if depth == 0 {
                    return Some(at);
                }
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth == 0 => return Some(at),
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            b',' if depth == 0 => return Some(at),
            _ => {}
        }
        at += 1;
    }
    None
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

#[cfg(test)]
mod tests {
    use serde_json::Value;

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

    /// Sets what a patch says, as a client does.
    fn patched(old: &Value, patch: &Value) -> Value {
        let mut view = old.clone();
        for (path, value) in patch.as_object().unwrap() {
            let mut at = &mut view;
            for step in path.split('/').filter(|step| !step.is_empty()) {
                at = match at {
                    Value::Array(elements) => &mut elements[step.parse::<usize>().unwrap()],
                    object => &mut object[step],
                };
            }
            *at = value.clone();
        }
        view
    }

    /// Some JSON, of a kind that is hard to cut: quotes, commas and brackets in strings, empty things.
    fn value(depth: u32, below: &mut dyn FnMut(u32) -> u32) -> String {
        match below(if depth == 0 { 4 } else { 7 }) {
            0 => below(120).to_string(),
            1 => "null".to_string(),
            2 => [r#""a""#, r#""a,\"}]""#, r#""""#, r#""b\\""#][below(4) as usize].to_string(),
            3 => ["true", "[]", "{}", "[1,2]"][below(4) as usize].to_string(),
            4 => {
                let elements: Vec<String> = (0..below(4)).map(|_| value(depth - 1, below)).collect();
                format!("[{}]", elements.join(","))
            }
            _ => {
                let field = |index| format!(r#""f{index}":{}"#, value(depth - 1, below));
                format!("{{{}}}", (0..3).map(field).collect::<Vec<_>>().join(","))
            }
        }
    }

    #[test]
    fn a_patch_leads_from_any_view_to_any_other() {
        let mut seed = 7u32;
        let mut below = |n: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) % n
        };
        for _ in 0..20_000 {
            let [mut old, mut new] = [0; 2].map(|_| [0; 3].map(|_| value(3, &mut below)));
            // Mostly one part of a view changes.
            if below(4) > 0 {
                let index = below(3) as usize;
                let changed = std::mem::take(&mut new[index]);
                new = old.clone();
                new[index] = changed;
            }
            let view = |parts: &[String; 3]| {
                format!(r#"{{"a":{},"seats":[{{"x":{}}},{{"x":1}}],"z":{}}}"#, parts[0], parts[1], parts[2])
            };
            old.rotate_left(below(2) as usize);
            let (old, new) = (view(&old), view(&new));
            let changes: Value = serde_json::from_str(&patch(&old, &new)).unwrap();
            let [old_tree, new_tree] = [&old, &new].map(|text| serde_json::from_str::<Value>(text).unwrap());
            assert_eq!(patched(&old_tree, &changes), new_tree, "{old} {new}");
        }
    }
}
