//! Random actions, generated from their type alone.
//!
//! The lists of legal actions come from the game's own code, so no test would try an action that the lists
//! forget. Here the type itself is deserialised from a source that answers every request of `serde` at
//! random: with one of the variants, with a word or with a number. A [`Vocabulary`] of recent words makes
//! sensible actions likely, and can also change a single word of an action.

use std::collections::BTreeSet;

use serde::Serialize;
use serde::de::value::{Error, StrDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, SeqAccess, VariantAccess,
    Visitor,
};
use serde_json::Value;
use table::Chance;
use table::limits::SEATS;

use crate::json::value_of;

/// The most items of a list.
const LIST_AT_MOST: u32 = 3;
/// Numbers from 0 to this one are always known.
const SMALL_NUMBERS: i64 = 4;

/// Words and numbers that occur in actions.
#[derive(Default)]
pub(crate) struct Vocabulary {
    words: BTreeSet<String>,
    numbers: BTreeSet<i64>,
}

impl Vocabulary {
    /// Knows the seats and a few numbers.
    pub fn new() -> Vocabulary {
        let seats = table::Seat::all(SEATS).map(|seat| seat.letter().to_string());
        Vocabulary { words: seats.collect(), numbers: (0..=SMALL_NUMBERS).collect() }
    }

    /// Adds the words and numbers of this value.
    pub fn learn(&mut self, said: &impl Serialize) {
        self.note(&value_of(said));
    }

    fn note(&mut self, value: &Value) {
        match value {
            Value::String(word) => {
                self.words.insert(word.clone());
            }
            Value::Number(number) => self.numbers.extend(number.as_i64()),
            Value::Array(items) => items.iter().for_each(|item| self.note(item)),
            Value::Object(fields) => fields.iter().for_each(|(name, value)| {
                self.words.insert(name.clone());
                self.note(value);
            }),
            Value::Null | Value::Bool(_) => {}
        }
    }

    /// A random value of this type, or `None` if the type does not accept the random data.
    pub fn generate<T: DeserializeOwned>(&self, chance: &mut dyn Chance) -> Option<T> {
        T::deserialize(&mut RandomValues { vocabulary: self, chance }).ok()
    }

    /// The same value with another word or another number in one place, or `None` if the type does not accept it.
    pub fn mutate<T: Serialize + DeserializeOwned>(&self, said: &T, chance: &mut dyn Chance) -> Option<T> {
        let mut value = value_of(said);
        let mut leaves = Vec::new();
        find_leaves(&mut value, &mut leaves);
        if leaves.is_empty() {
            return None;
        }
        let leaf = leaves.swap_remove(chance.below(leaves.len() as u32) as usize);
        let mut source = RandomValues { vocabulary: self, chance };
        *leaf = match leaf {
            Value::Number(_) => source.number().into(),
            _ => source.word().into(),
        };
        serde_json::from_value(value).ok()
    }
}

/// Collects the words and numbers in a value, except names of fields.
fn find_leaves<'v>(value: &'v mut Value, leaves: &mut Vec<&'v mut Value>) {
    match value {
        Value::String(_) | Value::Number(_) => leaves.push(value),
        Value::Array(items) => items.iter_mut().for_each(|item| find_leaves(item, leaves)),
        Value::Object(fields) => fields.values_mut().for_each(|field| find_leaves(field, leaves)),
        Value::Null | Value::Bool(_) => {}
    }
}

struct RandomValues<'a> {
    vocabulary: &'a Vocabulary,
    chance: &'a mut dyn Chance,
}

impl RandomValues<'_> {
    fn one_of<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        (!items.is_empty()).then(|| items[self.chance.below(items.len() as u32) as usize].clone())
    }

    fn word(&mut self) -> String {
        let words: Vec<&String> = self.vocabulary.words.iter().collect();
        self.one_of(&words).cloned().unwrap_or_default()
    }

    /// A known number, or one next to it.
    fn number(&mut self) -> i64 {
        let numbers: Vec<i64> = self.vocabulary.numbers.iter().copied().collect();
        let number = self.one_of(&numbers).unwrap_or_default();
        match self.chance.below(6) {
            0 => number + 1,
            1 => number - 1,
            _ => number,
        }
    }

    /// A variant. Half of the time it is one from the vocabulary, if there is one.
    fn variant(&mut self, variants: &'static [&'static str]) -> Option<&'static str> {
        let known: Vec<&str> =
            variants.iter().copied().filter(|name| self.vocabulary.words.contains(*name)).collect();
        let knows_some = !known.is_empty() && self.chance.below(2) == 0;
        self.one_of(if knows_some { &known } else { variants })
    }

    fn list<'de, V: Visitor<'de>>(&mut self, n: usize, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(Items { source: self, n })
    }
}

macro_rules! numbers {
    ($($method:ident)*) => {
        $(
            fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
                match self.number() {
                    number @ 0.. => visitor.visit_u64(number as u64),
                    number => visitor.visit_i64(number),
                }
            }
        )*
    };
}

macro_rules! words {
    ($($method:ident)*) => {
        $(
            fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
                visitor.visit_string(self.word())
            }
        )*
    };
}

macro_rules! units {
    ($($method:ident)*) => {
        $(
            fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
                visitor.visit_unit()
            }
        )*
    };
}

impl<'de> Deserializer<'de> for &mut RandomValues<'_> {
    type Error = Error;

    numbers!(deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64);
    numbers!(deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64);
    numbers!(deserialize_f32 deserialize_f64);
    words!(deserialize_char deserialize_str deserialize_string deserialize_identifier deserialize_any);
    units!(deserialize_unit deserialize_ignored_any);

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_bool(self.chance.below(2) == 0)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.chance.below(2) {
            0 => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let n = self.chance.below(LIST_AT_MOST + 1) as usize;
        self.list(n, visitor)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, n: usize, visitor: V) -> Result<V::Value, Error> {
        self.list(n, visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        n: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.list(n, visitor)
    }

    /// A derived struct takes its fields in order.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.list(fields.len(), visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let variant = self.variant(variants).unwrap_or_default();
        visitor.visit_enum(Variant { source: self, variant })
    }
}

struct Items<'a, 'b> {
    source: &'a mut RandomValues<'b>,
    n: usize,
}

impl<'de> SeqAccess<'de> for Items<'_, '_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        if self.n == 0 {
            return Ok(None);
        }
        self.n -= 1;
        seed.deserialize(&mut *self.source).map(Some)
    }
}

struct Variant<'a, 'b> {
    source: &'a mut RandomValues<'b>,
    variant: &'static str,
}

impl<'de> EnumAccess<'de> for Variant<'_, '_> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self), Error> {
        let name: StrDeserializer<'_, Error> = self.variant.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_, '_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.source)
    }

    fn tuple_variant<V: Visitor<'de>>(self, n: usize, visitor: V) -> Result<V::Value, Error> {
        self.source.list(n, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.source.list(fields.len(), visitor)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use chance::Seeded;
    use table::Seat;

    use super::*;

    #[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Deed {
        Rest,
        Go(u8),
        Give { to: Seat, what: Option<Thing> },
        Swap(Thing, Thing),
        Drop(Vec<Thing>),
    }

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
    enum Thing {
        Rope,
        Lamp,
    }

    fn many(vocabulary: &Vocabulary) -> HashSet<Deed> {
        let mut chance = Seeded::new(1);
        (0..2_000).filter_map(|_| vocabulary.generate::<Deed>(&mut chance)).collect()
    }

    #[test]
    fn every_form_of_a_type_is_generated() {
        let deeds = many(&Vocabulary::new());
        for deed in [
            Deed::Rest,
            Deed::Go(4),
            Deed::Give { to: Seat::B, what: None },
            Deed::Give { to: Seat::A, what: Some(Thing::Lamp) },
            Deed::Swap(Thing::Rope, Thing::Lamp),
            Deed::Drop(Vec::new()),
            Deed::Drop(vec![Thing::Lamp, Thing::Rope]),
        ] {
            assert!(deeds.contains(&deed), "{deed:?}");
        }
        assert!(!deeds.contains(&Deed::Go(17)));
    }

    #[test]
    fn learned_words_are_used() {
        let mut vocabulary = Vocabulary::new();
        vocabulary.learn(&Deed::Go(17));
        let deeds = many(&vocabulary);
        assert!([16, 17, 18].into_iter().all(|n| deeds.contains(&Deed::Go(n))), "{deeds:?}");
    }

    #[test]
    fn a_mutation_changes_one_word() {
        let mut vocabulary = Vocabulary::new();
        vocabulary.learn(&Deed::Drop(vec![Thing::Rope, Thing::Lamp]));
        let mut chance = Seeded::new(1);
        let said = Deed::Swap(Thing::Rope, Thing::Rope);
        let varied: HashSet<Deed> = (0..200).filter_map(|_| vocabulary.mutate(&said, &mut chance)).collect();
        let expected = [said, Deed::Swap(Thing::Lamp, Thing::Rope), Deed::Swap(Thing::Rope, Thing::Lamp)];
        assert_eq!(varied, HashSet::from(expected));
    }

    #[test]
    fn unacceptable_data_gives_none() {
        let mut chance = Seeded::new(1);
        let numbers: Vec<Option<u8>> = (0..200).map(|_| Vocabulary::new().generate(&mut chance)).collect();
        assert!(numbers.contains(&None) && numbers.contains(&Some(0)), "a `u8` cannot be negative");
    }
}
