//! Words for values: how anything that can be serialised becomes a sentence. Nothing here knows any game.
//!
//! The convention, which every client follows and `tests/words.json` shows by examples:
//!
//! - A value of an enum becomes the message `<prefix>-<variant>`: the notice `ballots-revealed` becomes
//!   `notice-ballots-revealed`, the action `vote-for` becomes `action-vote-for`, and likewise `question-…`,
//!   `chance-…`, `refusal-…` and `option-…`.
//! - Its fields are the message's arguments, by name. Those of a tuple are called `one`, `two`, `three` …,
//!   and if all of them are plain values, `all` is their list.
//! - A number stays a number, so that plurals work. `null` and an empty list become the word `none`, booleans
//!   the words `yes` and `no`.
//! - A single capital letter is a seat, and becomes the name of the player who sits there. `<field>-is` says
//!   whether this player is the reader, so that a message can speak to them: `you` or `other`. For a list of
//!   seats it is `you` if the reader is alone in it, and `among` if others are in it too; then `<field>-and-you`
//!   is the list with `list-you` at its end.
//! - Any other word, like `pin-up`, is the id of a message and becomes its text. The word itself is the
//!   argument `<field>-id`, for selectors, and each attribute of that message is `<field>-<attribute>`, so
//!   that a language can decline it: `.the`, `.to`, `.gender` …
//! - A list is joined by commas and a last "and"; its length is the argument `<field>-n`. A list of structs
//!   is joined by semicolons, and each item is said by the attribute `.item` of the message.
//! - A field that is a struct adds its own fields as `<field>-<its field>`, and itself becomes the word `some`, so that
//!   messages can tell it from `none`.
//! - A field that is itself a value of an enum with fields is said by the message `value-<variant>`. Like a
//!   word, it adds its variant as `<field>-id` and the attributes of its message as `<field>-<attribute>`,
//!   and also its own arguments as `<field>-<argument>`.
//! - What a table knows about a struct in addition to its fields, such as the name of a tile, is added like a field,
//!   and replaces a field of that name. For a tuple, the table is given the variant with its fields.
//! - What is the same for a whole game, such as its mode, is an argument of every message.
//!
//! A missing message is shown as its raw id, and kept as a fault for tests to find.

use std::cell::RefCell;
use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serde::Serialize;
use serde_json::{Map, Value};
use table::{Language, Seat};

const POSITIONS: [&str; 6] = ["one", "two", "three", "four", "five", "six"];
/// The prefix of messages for values inside other values.
const VALUE: &str = "value";
/// The word for a field that is a struct, so that messages can tell it from `none`.
const SOME: &str = "some";
/// The message for the reader at the end of a list.
const LIST_YOU: &str = "list-you";
/// What `<field>-is` says if a seat is the reader's.
const YOU: &str = "you";
/// What `<field>-is` says of a list in which the reader is not alone.
const AMONG: &str = "among";
const OTHER: &str = "other";

/// What a table knows about a struct in addition to its own fields, by name.
pub type ExtraFields = Box<dyn Fn(&Words, &Map<String, Value>) -> Vec<(&'static str, String)>>;

/// Texts in one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    /// Arguments that every message gets.
    constants: FluentArgs<'static>,
    known: Option<ExtraFields>,
    /// The seat that texts speak to, by its index.
    reader: Option<usize>,
    faults: RefCell<BTreeSet<String>>,
}

/// A message with its arguments, ready to be said.
pub struct Phrase {
    id: String,
    arguments: FluentArgs<'static>,
}

impl Phrase {
    pub fn new(id: impl Into<String>) -> Phrase {
        Phrase { id: id.into(), arguments: FluentArgs::new() }
    }

    /// The same message without arguments.
    pub fn without_arguments(&self) -> Phrase {
        Phrase::new(self.id.clone())
    }

    #[must_use]
    pub fn with(mut self, name: impl Into<String>, value: impl Into<FluentValue<'static>>) -> Phrase {
        self.arguments.set(name.into(), value);
        self
    }

    /// Adds those arguments of another phrase that this one lacks.
    #[must_use]
    pub fn with_defaults_of(mut self, other: &Phrase) -> Phrase {
        for (name, value) in other.arguments.iter() {
            if self.arguments.get(name).is_none() {
                self.arguments.set(name.to_string(), value.clone().into_owned());
            }
        }
        self
    }

    /// Adds the arguments of another phrase, with `prefix-` before their names.
    #[must_use]
    pub fn with_all_of(mut self, prefix: &str, other: &Phrase) -> Phrase {
        for (name, value) in other.arguments.iter() {
            self.arguments.set(format!("{prefix}-{name}"), value.into_owned());
        }
        self
    }
}

impl Words {
    pub fn new(language: Language, texts: &[&str]) -> Words {
        let code = language.code().parse().expect("every language has a valid code");
        let words = Words {
            bundle: FluentBundle::new(vec![code]),
            constants: FluentArgs::new(),
            known: None,
            reader: None,
            faults: RefCell::new(BTreeSet::new()),
        };
        texts.iter().fold(words, |words, text| words.and(text))
    }

    /// The same words, with an argument that every message gets.
    #[must_use]
    pub fn at(mut self, name: impl Into<String>, value: String) -> Words {
        self.constants.set(name.into(), value);
        self
    }

    /// Texts speak to this seat as "you"; to nobody, if several people read them.
    pub fn set_reader(&mut self, reader: Option<Seat>) {
        self.reader = reader.map(Seat::index);
    }

    /// Sets what is known about structs.
    pub fn learn(&mut self, known: Option<ExtraFields>) {
        self.known = known;
    }

    fn and(mut self, text: &str) -> Words {
        let resource = FluentResource::try_new(text.to_string()).unwrap_or_else(|(resource, errors)| {
            errors.iter().for_each(|error| self.fault(format!("the text cannot be read: {error}")));
            resource
        });
        // Isolation marks are for mixed writing directions. A terminal would show them as stray characters.
        self.bundle.set_use_isolating(false);
        if let Err(errors) = self.bundle.add_resource(resource) {
            errors.iter().for_each(|error| self.fault(error));
        }
        self
    }

    /// The message for a value, and its arguments.
    pub fn phrase(&self, prefix: &str, value: &impl Serialize, names: &[String]) -> Phrase {
        let value = serde_json::to_value(value).unwrap_or_default();
        let (variant, fields) = match &value {
            Value::String(variant) => (variant.as_str(), &Value::Null),
            Value::Object(object) => match object.iter().next() {
                Some((variant, fields)) => (variant.as_str(), fields),
                None => ("none", &Value::Null),
            },
            _ => ("none", &Value::Null),
        };
        let mut phrase = Phrase::new(format!("{prefix}-{variant}"));
        if let Value::Object(object) = &value {
            self.add_fields(&mut phrase, fields, names);
            // For a struct, `add_fields` has already added this.
            if !fields.is_object() {
                self.add_known(&mut phrase, None, object);
            }
        }
        phrase
    }

    fn add_fields(&self, phrase: &mut Phrase, fields: &Value, names: &[String]) {
        match fields {
            Value::Object(of_struct) => {
                let variant = self.variant_in(fields);
                // A struct with one plain field may also be the variant of a value: messages may use either.
                if variant.is_none_or(|(_, inner)| !inner.is_object() && !inner.is_array()) {
                    self.add_each(phrase, None, of_struct, names);
                }
                match variant {
                    Some((variant, _)) => self.add_variant(phrase, POSITIONS[0], variant, fields, names),
                    None => phrase.arguments.set(POSITIONS[0], SOME),
                }
            }
            Value::Array(of_tuple) => {
                for (name, field) in POSITIONS.iter().zip(of_tuple) {
                    self.add_argument(phrase, name, field, names);
                }
                if !of_tuple.iter().any(|field| field.is_object() || field.is_array()) {
                    self.add_argument(phrase, "all", fields, names);
                }
            }
            single => self.add_argument(phrase, POSITIONS[0], single, names),
        }
    }

    /// Adds the fields of a struct, which may itself be a field, and what else is known about it.
    fn add_each(&self, phrase: &mut Phrase, of: Option<&str>, fields: &Map<String, Value>, names: &[String]) {
        let within = |inner: &str| of.map_or(inner.to_string(), |name| format!("{name}-{inner}"));
        for (inner, field) in fields {
            self.add_argument(phrase, &within(inner), field, names);
        }
        self.add_known(phrase, of, fields);
    }

    fn add_known(&self, phrase: &mut Phrase, of: Option<&str>, fields: &Map<String, Value>) {
        for (inner, text) in self.known.iter().flat_map(|known| known(self, fields)) {
            phrase.arguments.set(of.map_or(inner.to_string(), |name| format!("{name}-{inner}")), text);
        }
    }

    /// The variant and fields of a value of an enum inside another value: an object with one key that has a
    /// message.
    fn variant_in<'v>(&self, value: &'v Value) -> Option<(&'v str, &'v Value)> {
        let object = value.as_object().filter(|object| object.len() == 1)?;
        let (variant, fields) = object.iter().next()?;
        self.bundle.has_message(&of_variant(variant)).then_some((variant.as_str(), fields))
    }

    /// The phrase with one more argument, made from a value.
    pub fn with_value(
        &self,
        mut phrase: Phrase,
        name: &str,
        value: &impl Serialize,
        names: &[String],
    ) -> Phrase {
        let value = serde_json::to_value(value).unwrap_or_default();
        self.add_argument(&mut phrase, name, &value, names);
        phrase
    }

    fn add_argument(&self, phrase: &mut Phrase, name: &str, value: &Value, names: &[String]) {
        match value {
            Value::Array(items) => {
                phrase.arguments.set(format!("{name}-n"), items.len() as i64);
                let list = self.list(&phrase.id, items, names);
                phrase.arguments.set(name.to_string(), list);
                self.add_relation(phrase, name, items, names);
            }
            Value::Object(fields) => {
                if let Some((variant, _)) = self.variant_in(value) {
                    return self.add_variant(phrase, name, variant, value, names);
                }
                self.add_each(phrase, Some(name), fields, names);
                phrase.arguments.set(name.to_string(), SOME);
            }
            Value::Number(number) => {
                phrase.arguments.set(name.to_string(), number.as_f64().unwrap_or_default());
            }
            Value::String(word) if seat_index(word).is_none() => {
                phrase.arguments.set(format!("{name}-id"), word.clone());
                phrase.arguments.set(name.to_string(), self.word(word));
                for attribute in self.attributes_of(word) {
                    let text = self.say_attribute(&Phrase::new(word), &attribute);
                    phrase.arguments.set(format!("{name}-{attribute}"), text);
                }
            }
            Value::Null | Value::Bool(_) | Value::String(_) => {
                self.add_relation(phrase, name, std::slice::from_ref(value), names);
                phrase.arguments.set(name.to_string(), self.scalar(value, names));
            }
        }
    }

    fn add_variant(&self, phrase: &mut Phrase, name: &str, variant: &str, value: &Value, names: &[String]) {
        let inner = self.phrase(VALUE, value, names);
        for (argument, text) in inner.arguments.iter() {
            phrase.arguments.set(format!("{name}-{argument}"), text.into_owned());
        }
        phrase.arguments.set(format!("{name}-id"), variant.to_string());
        phrase.arguments.set(name.to_string(), self.say(&inner));
        for attribute in self.attributes_of(&inner.id) {
            let text = self.say_attribute(&inner, &attribute);
            phrase.arguments.set(format!("{name}-{attribute}"), text);
        }
    }

    fn list(&self, id: &str, items: &[Value], names: &[String]) -> String {
        let parts: Vec<String> = items
            .iter()
            .map(|item| match item {
                Value::Object(_) if self.variant_in(item).is_some() => {
                    self.say(&self.phrase(VALUE, item, names))
                }
                Value::Object(fields) => {
                    let mut phrase = Phrase::new(id);
                    self.add_each(&mut phrase, None, fields, names);
                    self.say_attribute(&phrase, "item")
                }
                scalar => self.scalar(scalar, names),
            })
            .collect();
        if items.iter().any(|item| item.is_object() && self.variant_in(item).is_none()) {
            return parts.join(&self.word("list-semicolon"));
        }
        self.joined(&parts)
    }

    /// Adds whether the reader is this seat, or one of these seats.
    fn add_relation(&self, phrase: &mut Phrase, name: &str, items: &[Value], names: &[String]) {
        let seats: Option<Vec<usize>> = items.iter().map(seat_of).collect();
        let Some(seats) = seats.filter(|seats| !seats.is_empty()) else { return };
        let relation = match self.reader {
            Some(reader) if seats == [reader] => YOU,
            Some(reader) if seats.contains(&reader) => AMONG,
            _ => OTHER,
        };
        phrase.arguments.set(format!("{name}-is"), relation);
        if relation == AMONG {
            let others = items.iter().filter(|item| seat_of(item) != self.reader);
            let mut parts: Vec<String> = others.map(|item| self.scalar(item, names)).collect();
            parts.push(self.word(LIST_YOU));
            phrase.arguments.set(format!("{name}-and-you"), self.joined(&parts));
        }
    }

    /// A list of things as a sentence writes it.
    pub fn joined(&self, parts: &[String]) -> String {
        match parts {
            [] => "none".to_string(),
            [only] => only.clone(),
            [most @ .., last] => {
                format!("{}{}{last}", most.join(&self.word("list-comma")), self.word("list-and"))
            }
        }
    }

    fn scalar(&self, value: &Value, names: &[String]) -> String {
        match value {
            Value::Bool(true) => "yes".to_string(),
            Value::Bool(false) => "no".to_string(),
            Value::Number(number) => number.to_string(),
            Value::String(word) => match seat_index(word) {
                Some(seat) => names.get(seat).unwrap_or(word).clone(),
                None => self.word(word),
            },
            Value::Null | Value::Array(_) | Value::Object(_) => "none".to_string(),
        }
    }

    /// A message without arguments.
    pub fn word(&self, id: &str) -> String {
        self.say(&Phrase::new(id))
    }

    pub fn say(&self, phrase: &Phrase) -> String {
        self.text(phrase, None).unwrap_or_else(|| self.missing(phrase.id.clone()))
    }

    pub fn say_attribute(&self, phrase: &Phrase, attribute: &str) -> String {
        let text = self.text(phrase, Some(attribute));
        text.unwrap_or_else(|| self.missing(format!("{}.{attribute}", phrase.id)))
    }

    /// An attribute, if the message has it.
    pub fn say_attribute_if_any(&self, phrase: &Phrase, attribute: &str) -> Option<String> {
        self.text(phrase, Some(attribute))
    }

    fn attributes_of(&self, id: &str) -> Vec<String> {
        let message = self.bundle.get_message(id);
        message.into_iter().flat_map(|message| message.attributes().map(|a| a.id().to_string())).collect()
    }

    /// A message, or one of its attributes, if it exists.
    fn text(&self, phrase: &Phrase, attribute: Option<&str>) -> Option<String> {
        let message = self.bundle.get_message(&phrase.id)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        let mut errors = Vec::new();
        let both = self.constants.iter().chain(phrase.arguments.iter());
        let arguments: FluentArgs = both.map(|(name, value)| (name, value.clone())).collect();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        errors.iter().for_each(|error| self.fault(format!("{}: {error}", phrase.id)));
        Some(text)
    }

    fn missing(&self, id: String) -> String {
        self.fault(format!("{id} is missing"));
        id
    }

    fn fault(&self, fault: impl ToString) {
        self.faults.borrow_mut().insert(fault.to_string());
    }

    /// Everything that has been missing so far, for tests of texts.
    pub fn faults(&self) -> Vec<String> {
        self.faults.borrow().iter().cloned().collect()
    }
}

fn of_variant(variant: &str) -> String {
    format!("{VALUE}-{variant}")
}

/// Seats are single capital letters; all other words are in lower case.
fn seat_index(word: &str) -> Option<usize> {
    match word.as_bytes() {
        [letter @ b'A'..=b'H'] => Some(usize::from(letter - b'A')),
        _ => None,
    }
}

fn seat_of(value: &Value) -> Option<usize> {
    seat_index(value.as_str()?)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    /// The tests of the web client read the same file: both follow one convention.
    #[derive(Deserialize)]
    struct Shared {
        text: Vec<String>,
        names: Vec<String>,
        constants: BTreeMap<String, String>,
        reader: Seat,
        cases: Vec<Case>,
    }

    #[derive(Deserialize)]
    struct Case {
        value: Value,
        says: String,
        /// The text for the reader, if it differs.
        to_reader: Option<String>,
        #[serde(default)]
        faults: Vec<String>,
    }

    fn shared() -> Shared {
        serde_json::from_str(include_str!("../tests/words.json")).unwrap()
    }

    fn words_of(shared: &Shared) -> Words {
        let words = Words::new(Language::English, &[&shared.text.join("\n")]);
        shared.constants.iter().fold(words, |words, (name, value)| words.at(name.clone(), value.clone()))
    }

    #[test]
    fn the_convention_holds() {
        let shared = shared();
        for Case { value, says, to_reader, faults } in &shared.cases {
            for (reader, says) in [(None, says), (Some(shared.reader), to_reader.as_ref().unwrap_or(says))] {
                let mut words = words_of(&shared);
                words.set_reader(reader);
                let text = words.say(&words.phrase("notice", value, &shared.names));
                assert_eq!((&text, &words.faults()), (says, faults), "{value}");
            }
        }
    }

    #[test]
    fn a_missing_argument_is_a_fault_of_its_message() {
        let shared = shared();
        let words = words_of(&shared);
        words.say(&words.phrase("notice", &json!({"drawn": {"seat": "A"}}), &shared.names));
        assert!(words.faults()[0].contains("notice-drawn"), "{:?}", words.faults());
    }

    #[test]
    fn what_is_known_about_a_struct_is_an_argument() {
        let text = "value-square = { $name }\nnotice-went = { $to-name } ({ $to-x }), { $aim }";
        let mut words = Words::new(Language::English, &[text]);
        words.learn(Some(Box::new(|_, fields| match fields.get("x") {
            Some(x) => vec![("name", format!("no. {x}"))],
            None => Vec::new(),
        })));
        let value: Value =
            serde_json::from_str(r#"{"went":{"to":{"x":2},"aim":{"square":{"x":3}}}}"#).unwrap();
        assert_eq!(words.say(&words.phrase("notice", &value, &[])), "no. 2 (2), no. 3");
        assert_eq!(words.faults(), [""; 0]);
    }

    #[test]
    fn an_unreadable_text_or_a_repeated_id_is_a_fault() {
        assert!(!Words::new(Language::English, &["axe = {"]).faults().is_empty());
        assert!(!Words::new(Language::English, &["axe = Axe", "axe = Hatchet"]).faults().is_empty());
        assert!(Words::new(Language::French, &["axe = Hache"]).faults().is_empty());
    }
}
