//! Words for values: how anything that can be serialised becomes a sentence. Nothing here knows a game.
//!
//! The convention, which every client follows:
//!
//! - A value of an enum becomes the message `<prefix>-<variant>`: a notice `ballots-revealed` is said by
//!   `notice-ballots-revealed`, an action `vote-for` by `action-vote-for`, likewise `question-…`,
//!   `chance-…`, `refusal-…` and `option-…`.
//! - Its fields are the message's arguments, by name. A tuple's are called `one`, `two`, `three` …, and
//!   where all of them are plain, `all` is their list.
//! - A number stays a number, so that plurals work. Nothing is the word `none`, and so is an empty
//!   list. Yes and no are the words `yes` and `no`.
//! - A capital letter is a seat and becomes the name of who sits there.
//! - Any other word, like `pin-up`, is the id of a message and becomes its text. The word itself comes
//!   along as `<field>-id`, to be selected on, and each attribute of that message as
//!   `<field>-<attribute>`, so that a language can decline: `.the`, `.to`, `.gender` …
//! - A list is joined by commas and a last "and"; how long it is comes along as `<field>-n`. A list of
//!   structs is joined by semicolons, each item said by the attribute `.item` of the message.
//! - A field that is a struct brings its own fields as `<field>-<its field>`, and is itself the word
//!   `some`, where nothing would be `none`.
//! - A field that is in turn a value of an enum with fields is said by the message `value-<variant>`, and
//!   comes along like a word: its variant as `<field>-id`, the attributes of that message as
//!   `<field>-<attribute>`, and its own arguments as `<field>-<argument>`.
//! - What a table knows of a struct beside its fields, such as the name of a tile, comes along like them, and takes the
//!   place of a field of that name. Of a tuple it is asked under the name of its variant.
//! - What always holds at a table, such as the mode of the game, is an argument of every message.
//!
//! What is missing is shown by its raw id and remembered as a fault, for tests to find.

use std::cell::RefCell;
use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serde::Serialize;
use serde_json::{Map, Value};
use table::Language;

const POSITIONS: [&str; 6] = ["one", "two", "three", "four", "five", "six"];
/// What begins the messages of values inside other values.
const VALUE: &str = "value";
/// A struct, where there could be nothing.
const SOME: &str = "some";

/// What a table knows of a struct beside its fields, by name.
pub type Known = Box<dyn Fn(&Words, &Map<String, Value>) -> Vec<(&'static str, String)>>;

/// Texts in one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    /// Arguments that every message gets.
    constants: FluentArgs<'static>,
    known: Option<Known>,
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

    #[must_use]
    pub fn with(mut self, name: impl Into<String>, value: impl Into<FluentValue<'static>>) -> Phrase {
        self.arguments.set(name.into(), value);
        self
    }

    /// The same, where there is no such argument yet.
    #[must_use]
    pub fn with_default(self, name: &str, value: impl Into<FluentValue<'static>>) -> Phrase {
        match self.arguments.get(name) {
            Some(_) => self,
            None => self.with(name, value),
        }
    }

    /// Takes over the arguments of another phrase, their names beginning with `prefix-`.
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
            faults: RefCell::new(BTreeSet::new()),
        };
        texts.iter().fold(words, |words, text| words.and(text))
    }

    /// The same words at a table where this always holds.
    #[must_use]
    pub fn at(mut self, name: &'static str, value: String) -> Words {
        self.constants.set(name, value);
        self
    }

    /// From now on this is known of structs.
    pub fn learn(&mut self, known: Option<Known>) {
        self.known = known;
    }

    fn and(mut self, text: &str) -> Words {
        let resource = FluentResource::try_new(text.to_string()).unwrap_or_else(|(resource, errors)| {
            errors.iter().for_each(|error| self.fault(format!("the text cannot be read: {error}")));
            resource
        });
        // Isolation marks are for mixing directions of writing; a terminal shows them as rubbish.
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
            // Of a struct it was asked already.
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
                // A single plain field may also be the variant of a value: both can be said.
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

    /// The fields of a struct, which may be a field itself, and what else is known of it.
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

    /// The variant of an enum inside another value, and its fields: an object of one key that has its
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

    /// Several things as in a sentence.
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

    /// An attribute that not every message has.
    pub fn say_attribute_if_any(&self, phrase: &Phrase, attribute: &str) -> Option<String> {
        self.text(phrase, Some(attribute))
    }

    fn attributes_of(&self, id: &str) -> Vec<String> {
        let message = self.bundle.get_message(id);
        message.into_iter().flat_map(|message| message.attributes().map(|a| a.id().to_string())).collect()
    }

    /// A message, or one of its attributes; nothing where there is none.
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

    /// Everything that was missing so far, for tests of texts.
    pub fn faults(&self) -> Vec<String> {
        self.faults.borrow().iter().cloned().collect()
    }
}

fn of_variant(variant: &str) -> String {
    format!("{VALUE}-{variant}")
}

/// Seats are capital letters; all other words are small.
fn seat_index(word: &str) -> Option<usize> {
    match word.as_bytes() {
        [letter @ b'A'..=b'H'] => Some(usize::from(letter - b'A')),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
list-comma = { ", " }
list-and = { " and " }
list-semicolon = { "; " }
axe = Axe
    .a = the Axe
    .gender = f
notice-drawn = { $card ->
        [none] { $seat } draws.
       *[other] { $seat } draws { $card-a }.
    }
notice-over = Over.
notice-kept = { $one } keeps { $two } ({ $two-gender }, { $two-id })
notice-named = { $one }!
notice-counted = { $n ->
        [one] One zombie
       *[other] { $n } zombies
    } at { $at-x }/{ $at-y }, { $loud }
notice-listed = { $dice } ({ $dice-n }), { $who }
notice-revealed = Ballots: { $ballots }.
    .item = { $seat } for { $named }
value-thrown = { $two-a } at { $one }
    .loud = { $one }!
notice-aimed = { $aim } ({ $aim-id }, { $aim-one }, { $aim-two-id }, { $aim-loud })
notice-wrapped = { $one-id }: { $one }
notice-offered = { $wares }
notice-left = { $one ->
        [none] nothing
       *[some] until { $until }
    }
notice-promised = { $what }, { $ahead ->
        [none] nobody
       *[some] { $ahead-named }
    }
notice-chosen = { $all } ({ $all-n })
value-weapon = with { $one-a }
notice-dropped = { $weapon } or { $one }
any = any card
"#;

    fn said(json: &str) -> (String, Vec<String>) {
        let words = Words::new(Language::English, &[TEXT]);
        let value: Value = serde_json::from_str(json).unwrap();
        let names = ["Ann".to_string(), "Bob".to_string()];
        let text = words.say(&words.phrase("notice", &value, &names));
        (text, words.faults())
    }

    #[test]
    fn the_convention_holds() {
        for (json, expected) in [
            (r#""over""#, "Over."),
            (r#"{"drawn":{"seat":"A","card":null}}"#, "Ann draws."),
            (r#"{"drawn":{"seat":"B","card":"axe"}}"#, "Bob draws the Axe."),
            (r#"{"kept":["A","axe"]}"#, "Ann keeps Axe (f, axe)"),
            (r#"{"named":"B"}"#, "Bob!"),
            (r#"{"counted":{"n":1,"at":{"x":2,"y":3},"loud":true}}"#, "One zombie at 2/3, yes"),
            (r#"{"counted":{"n":4,"at":{"x":2,"y":3},"loud":false}}"#, "4 zombies at 2/3, no"),
            (r#"{"listed":{"dice":[1,2,2],"who":["A","B"]}}"#, "1, 2 and 2 (3), Ann and Bob"),
            (r#"{"listed":{"dice":[],"who":["axe"]}}"#, "none (0), Axe"),
            (
                r#"{"revealed":{"ballots":[{"seat":"A","named":"B"},{"seat":"B","named":"B"}]}}"#,
                "Ballots: Ann for Bob; Bob for Bob.",
            ),
            (r#"{"aimed":{"aim":{"thrown":["B","axe"]}}}"#, "the Axe at Bob (thrown, Bob, axe, Bob!)"),
            (r#"{"wrapped":{"thrown":["A","axe"]}}"#, "thrown: the Axe at Ann"),
            (r#"{"dropped":{"weapon":"axe"}}"#, "Axe or with the Axe"),
            (r#"{"wrapped":"any"}"#, "any: any card"),
            (r#"{"offered":{"wares":["any",{"thrown":["A","axe"]}]}}"#, "any card and the Axe at Ann"),
            (r#"{"left":null}"#, "nothing"),
            (r#"{"left":{"until":"axe"}}"#, "until Axe"),
            (r#"{"promised":{"what":"axe","ahead":null}}"#, "Axe, nobody"),
            (r#"{"promised":{"what":"axe","ahead":{"named":"A","n":1}}}"#, "Axe, Ann"),
            (r#"{"chosen":["axe","B"]}"#, "Axe and Bob (2)"),
            (r#"{"chosen":[]}"#, "none (0)"),
        ] {
            assert_eq!(said(json), (expected.to_string(), Vec::new()), "{json}");
        }
    }

    #[test]
    fn what_is_missing_is_shown_raw_and_remembered() {
        let (text, faults) = said(r#""unheard-of""#);
        assert_eq!((text.as_str(), faults.len()), ("notice-unheard-of", 1));
        let (text, faults) = said(r#"{"named":"crowbar"}"#);
        assert_eq!((text.as_str(), faults.len()), ("crowbar!", 1));
        let (_, faults) = said(r#"{"drawn":{"seat":"A"}}"#);
        assert!(faults[0].contains("notice-drawn"), "{faults:?}");
    }

    #[test]
    fn what_always_holds_is_said_everywhere() {
        let text = "guard = { $mode } guard\nnotice-came = { $who }: { guard }, { $mode }";
        let words = Words::new(Language::English, &[text]).at("mode", "dead".to_string());
        let value: Value = serde_json::from_str(r#"{"came":{"who":"guard"}}"#).unwrap();
        assert_eq!(words.say(&words.phrase("notice", &value, &[])), "dead guard: dead guard, dead");
        assert_eq!(words.faults(), [""; 0]);
    }

    #[test]
    fn what_is_known_of_a_struct_is_said() {
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
    fn a_text_that_cannot_be_read_or_says_things_twice_is_a_fault() {
        assert!(!Words::new(Language::English, &["axe = {"]).faults().is_empty());
        assert!(!Words::new(Language::English, &["axe = Axe", "axe = Hatchet"]).faults().is_empty());
        assert!(Words::new(Language::French, &["axe = Hache"]).faults().is_empty());
    }
}
