//! A mission file as it is written. Everything that people can get wrong is `Spanned`, so that errors can
//! point to it.

use serde::Deserialize;
use toml::Spanned;

use super::words::{Consequence, Division, Goal, Order, Party, Special, Trigger};
use super::{Difficulty, Lock, SpawnToken};
use crate::board::{TileName, ZoneName};
use crate::cast::{Character, CitizenCard, Color, Mode};

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct File {
    pub code: Spanned<String>,
    pub title: Title,
    pub mode: Mode,
    pub difficulty: Difficulty,
    pub minutes: u8,
    /// Rows from the north; names separated by blanks.
    pub tiles: Spanned<Vec<Spanned<String>>>,
    pub start: Spanned<OneOrMore>,
    #[serde(default)]
    pub division: Division,
    pub exit: Option<Spanned<ZoneName>>,
    pub sign: Option<Spanned<ZoneName>>,
    pub spawns: Spanned<Vec<Spanned<Spawn>>>,
    #[serde(default)]
    pub objectives: Objectives,
    #[serde(default)]
    pub doors: Vec<Spanned<DoorLine>>,
    #[serde(default)]
    pub citizens: Citizens,
    #[serde(default)]
    pub figures: Vec<Spanned<Figures>>,
    #[serde(default)]
    pub order: Order,
    pub steps: Spanned<Vec<Spanned<Goal>>>,
    #[serde(default)]
    pub rules: Vec<Spanned<Special>>,
    #[serde(default)]
    pub reactions: Vec<Spanned<ReactionLine>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Title {
    pub en: Spanned<String>,
    pub fr: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "a zone such as `S2-1`, or a list of zones")]
pub enum OneOrMore {
    One(ZoneName),
    More(Vec<ZoneName>),
}

impl OneOrMore {
    pub fn all(&self) -> &[ZoneName] {
        match self {
            OneOrMore::One(zone) => std::slice::from_ref(zone),
            OneOrMore::More(zones) => zones,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Spawn {
    pub zone: ZoneName,
    pub token: SpawnToken,
    #[serde(default)]
    pub heroes: Party,
    pub activated_by: Option<Trigger>,
    pub removed_by: Option<Trigger>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Objectives {
    #[serde(default)]
    pub red: Vec<Spanned<ZoneName>>,
    pub blue: Option<Spanned<ZoneName>>,
    pub green: Option<Spanned<ZoneName>>,
    #[serde(default)]
    pub shuffled: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoorLine {
    /// Two zones separated by a slash: `3V.c/S2-1`.
    pub between: String,
    pub color: Option<Color>,
    #[serde(default)]
    pub is: Lock,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Citizens {
    /// Tiles whose symbols get no card.
    #[serde(default)]
    pub not_on: Vec<Spanned<TileName>>,
    #[serde(default)]
    pub under_objectives: bool,
    #[serde(default)]
    pub trapped: Vec<Spanned<ZoneName>>,
    #[serde(default)]
    pub standing: Vec<Spanned<ZoneName>>,
    #[serde(default)]
    pub face_up: Vec<Spanned<FaceUp>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaceUp {
    pub card: CitizenCard,
    pub zone: ZoneName,
    pub after: Color,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    pub zone: ZoneName,
    #[serde(default)]
    pub guards: u8,
    #[serde(default)]
    pub operators: u8,
    #[serde(default)]
    pub specialists: u8,
    pub leader: Option<LeaderName>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "a character such as `thor`, or `random`")]
pub enum LeaderName {
    Random(Random),
    Named(Character),
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Random {
    Random,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReactionLine {
    pub when: Trigger,
    pub then: Vec<Consequence>,
}
