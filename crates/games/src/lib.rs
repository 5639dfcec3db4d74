//! The list of titles. A new game is added here, once: to [`Title`], to [`dispatch!`], and with an
//! implementation of [`Titled`].

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use table::{Game, OptionSpec, Parted, Seat, SetupErrors};

mod city_of_horror;
pub mod face;
mod mall_of_horror;
mod marvel_zombies;
mod zombies;

pub use ::city_of_horror::City;
pub use ::mall_of_horror::Mall;
pub use ::marvel_zombies::MarvelZombies;
pub use ::zombies::Zombies;
pub use face::{Choices, Face, NO_CHOICES, Refused, ReopenError, TakeError, Telling, Waits, Watch};

/// A game one can play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Title {
    MallOfHorror,
    CityOfHorror,
    Zombies,
    MarvelZombies,
}

/// Runs an expression with a type `G` that is the game of this title:
/// `dispatch!(title, G => run::<G>(arguments))`.
#[macro_export]
macro_rules! dispatch {
    ($title:expr, $game:ident => $run:expr) => {
        match $title {
            $crate::Title::MallOfHorror => {
                type $game = $crate::Mall;
                $run
            }
            $crate::Title::CityOfHorror => {
                type $game = $crate::City;
                $run
            }
            $crate::Title::Zombies => {
                type $game = $crate::Zombies;
                $run
            }
            $crate::Title::MarvelZombies => {
                type $game = $crate::MarvelZombies;
                $run
            }
        }
    };
}

/// What the platform asks of a game beside its rules.
pub trait Titled: Game<Event: Send + Sync, View: Parted + Send + Sync> + Send + Sync {
    const TITLE: Title;
    const SEATS: RangeInclusive<usize>;
    const OPTIONS: &'static [OptionSpec];

    /// All win or lose together, so that nobody is rated against another.
    const IS_COOPERATIVE: bool = false;

    /// The option that takes a file of data, such as a corrected deck.
    const DATA_OPTION: Option<&'static str> = None;

    /// A set-up from options as a person writes them; it is checked when a game starts.
    fn setup(seats: usize, options: &[(String, String)]) -> Result<Self::Setup, SetupErrors>;

    /// Counts rounds or turns, for what lasts until the end of one.
    fn round(&self) -> u32;

    /// Promises of a seat that the game has seen kept or broken.
    fn promises(&self, _seat: Seat) -> Promises {
        Promises::default()
    }

    /// Its rules for players, every statement with its id.
    fn rules(language: Language) -> &'static str;

    /// Every word a player reads, in Fluent.
    fn text(language: Language) -> &'static str;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Promises {
    pub kept: u32,
    pub broken: u32,
}

/// The rules that hold at every table, each statement with its id.
pub fn table_rules(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../docs/rules/table.md"),
        Language::French => include_str!("../../../docs/rules/table.fr.md"),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    #[default]
    English,
    French,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }
}

impl Title {
    pub const ALL: [Title; 4] =
        [Title::MallOfHorror, Title::CityOfHorror, Title::Zombies, Title::MarvelZombies];

    /// Its name in commands, addresses and journals.
    pub fn code(self) -> &'static str {
        dispatch!(self, G => G::NAME)
    }

    /// Whether all win or lose together.
    pub fn is_cooperative(self) -> bool {
        dispatch!(self, G => G::IS_COOPERATIVE)
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Title {
    type Err = String;

    fn from_str(code: &str) -> Result<Title, String> {
        let known = || Title::ALL.map(Title::code).join(", ");
        Title::ALL
            .into_iter()
            .find(|title| title.code() == code)
            .ok_or_else(|| format!("there is no game {code:?}; there is {}", known()))
    }
}
