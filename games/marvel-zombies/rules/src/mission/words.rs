//! The vocabulary of missions. A file uses these words in kebab-case: a word on its own as a string
//! (`"place-exit"`), a word with a value as a table with one entry (`{ xp = 5 }`).

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tinyvec::ArrayVec;

use crate::board::TileName;
use crate::cast::{Character, CitizenCard, Color, Kind, Level};

/// How heroes are divided between two start zones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Division {
    /// There is one start zone.
    #[default]
    Together,
    /// MZ-37.4
    Evenly,
    /// MZ-41.3
    OneAlone,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Order {
    /// MZ-28.1
    #[default]
    InOrder,
    /// MZ-28.3: in any order, but the Exit last.
    AnyOrder,
}

/// The numbers of heroes for which something applies (MZ-2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Party {
    #[default]
    #[serde(rename = "any")]
    Any,
    #[serde(rename = "5-6")]
    FiveOrSix,
}

impl Party {
    pub const fn has(self, n_heroes: usize) -> bool {
        match self {
            Party::Any => true,
            Party::FiveOrSix => n_heroes >= 5,
        }
    }
}

/// Objectives by colour: `"blue"`, or `["red", "red"]` for two red ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Color[]"))]
pub struct Tokens([u8; 3]);

impl Tokens {
    pub fn of(colors: &[Color]) -> Tokens {
        colors.iter().fold(Tokens::default(), |tokens, color| tokens.with(*color))
    }

    /// Adds one token.
    #[must_use]
    pub const fn with(mut self, color: Color) -> Tokens {
        // A file may name any number of tokens; the checks notice if there are too many.
        self.0[color as usize] = self.0[color as usize].saturating_add(1);
        self
    }

    pub const fn n(self, color: Color) -> u8 {
        self.0[color as usize]
    }

    /// The colour of each token.
    pub fn colors(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().flat_map(move |color| std::iter::repeat_n(color, usize::from(self.n(color))))
    }

    /// These tokens minus the others.
    #[must_use]
    pub fn without(self, others: Tokens) -> Tokens {
        Tokens(std::array::from_fn(|color| self.0[color].saturating_sub(others.0[color])))
    }

    /// Whether these include all of the others.
    pub fn cover(self, others: Tokens) -> bool {
        self.0.iter().zip(others.0).all(|(mine, other)| *mine >= other)
    }
}

impl Serialize for Tokens {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.colors())
    }
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tokens, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a colour (`red`, `blue`, `green`) or a list of colours")]
        enum Written {
            One(Color),
            Many(Vec<Color>),
        }
        match Written::deserialize(from)? {
            Written::One(color) => Ok(Tokens::of(&[color])),
            Written::Many(colors) if colors.is_empty() => {
                Err(D::Error::custom("a list of colours names at least one"))
            }
            Written::Many(colors) => Ok(Tokens::of(&colors)),
        }
    }
}

/// Something that is true or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Condition {
    /// These Objectives are taken.
    Taken(Tokens),
    ObjectiveCitizenDevoured,
    /// This leader is eliminated for good.
    Gone(Character),
}

/// Something that happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Trigger {
    /// An Objective of this colour is taken.
    Taken(Color),
    /// This Citizen card is revealed.
    Revealed(CitizenCard),
    /// A door of this colour is opened.
    Opened(Color),
    /// A door that leads onto this tile is opened (MZ-38.14).
    OpenedOnto(TileName),
    /// Any Citizen is devoured.
    #[default]
    CitizenDevoured,
    /// An Objective Citizen is saved.
    ObjectiveCitizenSaved,
    /// A hero crosses into a new Danger level.
    LevelCrossed,
}

/// A trigger and its consequence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Reaction {
    pub when: Trigger,
    pub then: Consequence,
}

/// "The hero" is the one who caused the trigger, and "here" is the place where it happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Consequence {
    /// The hero gains XP.
    Xp(u8),
    /// All heroes in play gain XP.
    XpToAll(u8),
    /// The Exit token is placed here (MZ-36.9).
    #[default]
    PlaceExit,
    /// One leader is spawned on the Spawn token of this colour (MZ-36.10).
    SpawnLeaderAt(Color),
    /// One leader is spawned here (MZ-39.9).
    SpawnLeaderHere,
    /// An Objective Citizen appears here (MZ-32.9).
    SpawnObjectiveCitizenHere,
    /// The players turn up an Objective (MZ-36.7).
    TurnUpObjective,
    /// Figures appear in the spawn zone nearest to the hero (MZ-40.11).
    SpawnAtNearest { kind: Kind, n: u8 },
    /// The hero may draw a Citizen card (MZ-35.10).
    DrawCitizenCard,
    /// The hero draws a Trait (MZ-45.13).
    DrawTrait,
    /// This leader is not activated any more this round (MZ-45.12).
    Rest(Character),
}

/// A step of the mission's objectives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Goal {
    /// Including Citizens who appear later (MZ-28.8).
    DevourAllCitizens,
    DevourObjectiveCitizens,
    SaveObjectiveCitizens,
    /// This Citizen.
    Devour(CitizenCard),
    EachHeroDevoursCitizen,
    /// These Objectives.
    Take(Tokens),
    TakeAllObjectives,
    EachHeroTakesObjective,
    /// Both Secret Mission cards, which lie face up (MZ-40.3).
    TakeSecretMissions,
    /// This card is revealed (MZ-32.13).
    Find(CitizenCard),
    /// The Exit token is on the board (MZ-36.2).
    FindExit,
    EachHeroReaches(Level),
    EliminateForGood(Character),
    NoLeaderLeft,
    BringSignToExit,
    /// All heroes leave through the Exit (MZ-14.10).
    #[default]
    Leave,
}

/// A special rule of a mission.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Special {
    /// The game is lost if any Citizen leaves the board (MZ-30.3).
    LostIfCitizenLeaves,
    /// A spawn is resolved after set-up (MZ-32.6, MZ-45.6).
    SpawnAfterSetUp(Party),
    /// With this many heroes, the initial token draws twice (MZ-43.14).
    InitialDrawsTwice(Party),
    /// This card lies among the Citizen cards that are not on these tiles (MZ-32.5, MZ-33.5, MZ-36.5).
    #[serde(rename_all = "kebab-case")]
    DealIn {
        card: CitizenCard,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(type = "string[]"))]
        not_on: ArrayVec<[TileName; 3]>,
    },
    /// The cards that show nobody stay out of the deck (MZ-44.5).
    WithoutNobody,
    /// A Citizen card is revealed only when a hero enters its zone (MZ-33.8).
    WellHidden,
    /// All Citizens count as non-fighters (MZ-34.6).
    #[default]
    NoFighters,
    /// Citizens who are not escorted move this many more zones (MZ-34.7).
    CitizensMoveMore(u8),
    /// While the Citizen has not been devoured, this leader returns in the End phase to where the mission
    /// placed them (MZ-33.9).
    ReturnsUntilDevoured { leader: Character, citizen: CitizenCard },
    /// This leader returns if eliminated by a hero below this level (MZ-37.10).
    ReturnsBelow { leader: Character, level: Level },
    /// This leader lies down and gets up in the next End phase, unless eliminated at this level or above
    /// (MZ-45.7 to MZ-45.9).
    LiesDownBelow { leader: Character, level: Level },
    /// No Spawn card is drawn for rooms of this tile (MZ-38.5).
    NoSpawnOn(TileName),
    /// Heroes can go out to the streets only through the door of this colour: the reader seals the others
    /// (MZ-38.8, MZ-38.9).
    StreetOnlyBy(Color),
    /// The leader cards are removed from the Spawn deck (MZ-40.6).
    NoLeaderCards,
    /// A leader sleeps until a door into its building is open (MZ-40.9).
    SilentGuardians,
    /// Taking Secret Mission 1 ends the reactions to crossed levels (MZ-40.13).
    Disruptor,
    /// Taking Secret Mission 2 adds a die to all attacks but Devour (MZ-40.14).
    Upgrades,
    /// Nobody can use the Sign before this holds (MZ-43.4).
    SignLockedUntil(Condition),
    /// The Sign can be thrown only once, and can be carried (MZ-43.7 to MZ-43.9).
    SignIsCarried,
}
