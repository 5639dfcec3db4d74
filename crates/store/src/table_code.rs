//! Codes of tables: short enough to read aloud and to type.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::TableId;

/// The first part of a table's id, in letters that nobody mistakes for others. Every table has one, and nothing needs to
/// be stored for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TableCode(u64);

/// The text is not a code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodeError;

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a code has {LETTERS_PER_CODE} letters or digits, without 0, O, 1 and I")
    }
}

impl std::error::Error for CodeError {}

const ALPHABET: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LETTERS_PER_CODE: usize = 8;
const BITS_PER_LETTER: usize = 5;
/// The rest of an id, which its code does not say.
const OTHER_BITS: usize = u64::BITS as usize - LETTERS_PER_CODE * BITS_PER_LETTER;

impl TableId {
    /// What is read aloud instead of the id.
    pub fn code(self) -> TableCode {
        TableCode(self.0 >> OTHER_BITS)
    }
}

impl TableCode {
    /// All ids that have this code.
    pub fn ids(self) -> RangeInclusive<TableId> {
        let first = self.0 << OTHER_BITS;
        TableId(first)..=TableId(first | ((1 << OTHER_BITS) - 1))
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |index: usize| ALPHABET[(self.0 >> (index * BITS_PER_LETTER)) as usize % ALPHABET.len()];
        (0..LETTERS_PER_CODE).rev().try_for_each(|index| write!(f, "{}", char::from(letter(index))))
    }
}

impl fmt::Debug for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableCode({self})")
    }
}

impl FromStr for TableCode {
    type Err = CodeError;

    /// Accepts what a person may type: small letters, and spaces or hyphens between the letters.
    fn from_str(text: &str) -> Result<TableCode, CodeError> {
        let mut letters = 0;
        let mut number = 0;
        for letter in text.bytes().filter(|letter| !matches!(letter, b' ' | b'-')) {
            let digit = ALPHABET.iter().position(|other| *other == letter.to_ascii_uppercase());
            number = number << BITS_PER_LETTER | digit.ok_or(CodeError)? as u64;
            letters += 1;
            if letters > LETTERS_PER_CODE {
                return Err(CodeError);
            }
        }
        if letters == LETTERS_PER_CODE { Ok(TableCode(number)) } else { Err(CodeError) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_the_first_part_of_an_id() {
        for (id, code) in [
            (0, "22222222"),
            (0xff_ffff, "22222222"),
            (0x100_0000, "22222223"),
            (u64::MAX, "ZZZZZZZZ"),
            (0x8000_0000_0000_0000, "J2222222"),
        ] {
            assert_eq!(TableId(id).code().to_string(), code);
            assert!(code.parse::<TableCode>().unwrap().ids().contains(&TableId(id)));
        }
        for _ in 0..1_000 {
            let id = TableId::random();
            let code = id.code();
            assert_eq!(code.to_string().parse(), Ok(code));
            assert_eq!((code.ids().start().code(), code.ids().end().code()), (code, code));
        }
    }

    #[test]
    fn typed_codes_are_read() {
        let code = "K7QXPALM".parse::<TableCode>();
        assert!(code.is_ok());
        for typed in ["k7qxpalm", "K7QX PALM", "k7qx-palm", " K 7QXPALM "] {
            assert_eq!(typed.parse(), code, "{typed}");
        }
    }

    #[test]
    fn texts_that_are_not_codes_are_refused() {
        for text in [
            "",
            "K7QXPAL",
            "K7QXPALMS",
            "K7QXPAL0",
            "K7QXPALO",
            "K7QXPAL1",
            "K7QXPALI",
            "K7QX_PALM",
            "K7QXPALé",
        ] {
            assert_eq!(text.parse::<TableCode>(), Err(CodeError), "{text}");
        }
    }
}
