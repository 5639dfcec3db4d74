//! Ids of tables, users and channels. They are random, so that nobody can find a table by counting, and their text is easy
//! to read aloud.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The id of a table, as in its link.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub u64);

/// The id of a user.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UserId(pub u64);

/// The id of a channel, over which a user is told of their games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChannelId(pub u64);

/// The text is not an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdError;

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an id has {LETTERS_PER_ID} letters or digits")
    }
}

impl std::error::Error for IdError {}

/// Crockford's alphabet: i, l, o and u are left out.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LETTERS_PER_ID: usize = 13;
const BITS_PER_LETTER: usize = 5;

fn write_id(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut letters = [0; LETTERS_PER_ID];
    for (index, letter) in letters.iter_mut().rev().enumerate() {
        *letter = ALPHABET[(number >> (index * BITS_PER_LETTER)) as usize % ALPHABET.len()];
    }
    f.write_str(std::str::from_utf8(&letters).map_err(|_| fmt::Error)?)
}

/// Accepts what a person may type: capitals, and letters that look like 0 and 1.
fn parse_id(text: &str) -> Result<u64, IdError> {
    if text.len() != LETTERS_PER_ID {
        return Err(IdError);
    }
    let mut number: u64 = 0;
    for letter in text.bytes() {
        let letter = match letter.to_ascii_lowercase() {
            b'o' => b'0',
            b'i' | b'l' => b'1',
            other => other,
        };
        let digit = ALPHABET.iter().position(|other| *other == letter).ok_or(IdError)?;
        // The first letter holds only four bits: larger ones would spell the same id in a second way.
        if number.leading_zeros() < BITS_PER_LETTER as u32 {
            return Err(IdError);
        }
        number = number << BITS_PER_LETTER | digit as u64;
    }
    Ok(number)
}

fn random_number() -> u64 {
    getrandom::u64().expect("a system without random numbers cannot keep a table private")
}

macro_rules! id {
    ($($Id:ident)*) => {$(
        impl $Id {
            pub fn random() -> $Id {
                $Id(random_number())
            }
        }

        impl fmt::Display for $Id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_id(self.0, f)
            }
        }

        impl fmt::Debug for $Id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($Id), "({})"), self)
            }
        }

        impl FromStr for $Id {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$Id, IdError> {
                parse_id(text).map($Id)
            }
        }

        impl Serialize for $Id {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $Id {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Id, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

id!(TableId UserId ChannelId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_thirteen_letters_and_round_trip() {
        for (number, text) in [
            (0, "0000000000000"),
            (1, "0000000000001"),
            (31, "000000000000z"),
            (32, "0000000000010"),
            (u64::MAX, "fzzzzzzzzzzzz"),
            (0x8000_0000_0000_0000, "8000000000000"),
        ] {
            assert_eq!(TableId(number).to_string(), text);
            assert_eq!(text.parse(), Ok(TableId(number)));
        }
        for _ in 0..1_000 {
            let id = UserId::random();
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn typed_ids_are_read() {
        assert_eq!("OIL000000000A".parse::<TableId>(), "011000000000a".parse());
    }

    #[test]
    fn texts_that_are_not_ids_are_refused() {
        for text in
            ["", "0", "00000000000000", "u000000000000", "g000000000000", "000000-000000", "00000000000é"]
        {
            assert_eq!(text.parse::<TableId>(), Err(IdError), "{text}");
        }
    }

    #[test]
    fn ids_are_text_in_json() {
        let json = serde_json::to_string(&TableId(32)).unwrap();
        assert_eq!(json, "\"0000000000010\"");
        assert_eq!(serde_json::from_str::<TableId>(&json).unwrap(), TableId(32));
        assert!(serde_json::from_str::<TableId>("32").is_err());
    }

    #[test]
    fn random_ids_differ() {
        assert_ne!(TableId::random(), TableId::random());
    }
}
