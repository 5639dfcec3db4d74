//! How people and files name tiles and zones: `3V`, `3V.a`, `S2-1`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Face {
    #[default]
    R,
    V,
}

/// One face of one of the nine tiles (MZ-1.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct TileName {
    number: u8,
    face: Face,
}

/// Numbered tiles of the box.
pub const N_TILES: u8 = 9;

impl TileName {
    pub const fn number(self) -> u8 {
        self.number
    }

    pub const fn face(self) -> Face {
        self.face
    }
}

impl Default for TileName {
    fn default() -> TileName {
        TileName { number: 1, face: Face::R }
    }
}

impl fmt::Display for TileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.number, self.face)
    }
}

/// The error for text that names neither a tile nor a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoName;

impl fmt::Display for NoName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a tile is called like `3V`, a room like `3V.a`, a street zone like `S2-1`")
    }
}

impl FromStr for TileName {
    type Err = NoName;

    fn from_str(text: &str) -> Result<TileName, NoName> {
        let [number @ b'1'..=b'9', face] = text.as_bytes() else { return Err(NoName) };
        let face = match face {
            b'R' => Face::R,
            b'V' => Face::V,
            _ => return Err(NoName),
        };
        Ok(TileName { number: number - b'0', face })
    }
}

/// In zone order (MZ-50.16): rooms by tile and letter, then the street from west to east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum ZoneName {
    Room { tile: TileName, letter: Letter },
    Street { x: u8, y: u8, part: Part },
}

/// A room of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Letter {
    A,
    B,
    C,
    D,
}

impl Letter {
    pub const ALL: [Letter; 4] = [Letter::A, Letter::B, Letter::C, Letter::D];

    pub fn of(text: char) -> Option<Letter> {
        Letter::ALL.into_iter().find(|letter| letter.char() == text)
    }

    pub const fn char(self) -> char {
        match self {
            Letter::A => 'a',
            Letter::B => 'b',
            Letter::C => 'c',
            Letter::D => 'd',
        }
    }
}

/// A letter tells apart two street zones that share a lattice point without being connected (MZ-4.19).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Part {
    #[default]
    Whole,
    A,
    B,
}

impl Default for ZoneName {
    fn default() -> ZoneName {
        ZoneName::Street { x: 0, y: 0, part: Part::Whole }
    }
}

impl fmt::Display for ZoneName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ZoneName::Room { tile, letter } => write!(f, "{tile}.{}", letter.char()),
            ZoneName::Street { x, y, part } => {
                let part = match part {
                    Part::Whole => "",
                    Part::A => "a",
                    Part::B => "b",
                };
                write!(f, "S{x}-{y}{part}")
            }
        }
    }
}

impl FromStr for ZoneName {
    type Err = NoName;

    fn from_str(text: &str) -> Result<ZoneName, NoName> {
        match text.strip_prefix('S') {
            Some(street) => street_of(street).ok_or(NoName),
            None => room_of(text).ok_or(NoName),
        }
    }
}

fn room_of(text: &str) -> Option<ZoneName> {
    let (tile, letter) = text.split_once('.')?;
    let mut letters = letter.chars();
    let letter = Letter::of(letters.next()?)?;
    if letters.next().is_some() {
        return None;
    }
    Some(ZoneName::Room { tile: tile.parse().ok()?, letter })
}

fn street_of(text: &str) -> Option<ZoneName> {
    let (text, part) = match (text.strip_suffix('a'), text.strip_suffix('b')) {
        (Some(text), _) => (text, Part::A),
        (_, Some(text)) => (text, Part::B),
        (None, None) => (text, Part::Whole),
    };
    let (x, y) = text.split_once('-')?;
    Some(ZoneName::Street { x: x.parse().ok()?, y: y.parse().ok()?, part })
}

macro_rules! as_text {
    ($name:ident) => {
        impl TryFrom<String> for $name {
            type Error = NoName;

            fn try_from(text: String) -> Result<$name, NoName> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> String {
                name.to_string()
            }
        }
    };
}

as_text!(TileName);
as_text!(ZoneName);
