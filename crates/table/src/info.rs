//! What the platform needs from a game in addition to its rules.

use std::ops::RangeInclusive;

use serde::Serialize;

use crate::{DiffByPart, Game, OptionSpec, Preset, Seat, SetupErrors};

/// What the platform needs from a game in addition to its rules: its options and its texts.
pub trait GameInfo: Game<Event: Send + Sync, View: DiffByPart + Send + Sync> + Send + Sync {
    /// How many seats a table may have.
    const SEATS: RangeInclusive<usize>;
    /// The options of a table.
    const OPTIONS: &'static [OptionSpec];

    /// Ways to play that a host chooses with one click, the one for a first game first. A game without any is played
    /// with the defaults of its options.
    const PRESETS: &'static [Preset] = &[];

    /// The options that apply in play over days if nobody chooses other values: orders that everybody has left when the
    /// game begins, the same for everybody.
    const OVER_DAYS: &'static [(&'static str, &'static str)] = &[];

    /// Whether all players win or lose together. If so, they are not rated against each other.
    const IS_COOPERATIVE: bool = false;

    /// The option that takes a data file, such as a corrected deck.
    const DATA_OPTION: Option<&'static str> = None;

    /// The lessons in which people learn the game by playing, the first of them first: a name, and the text of its file.
    const LESSONS: &'static [(&'static str, &'static str)] = &[];

    /// Reads a set-up from options as a person writes them. It is checked when the game starts.
    fn setup(seats: usize, options: &[(String, String)]) -> Result<Self::Setup, SetupErrors>;

    /// These options, and those that apply in play over days.
    fn options_over_days(mut options: Vec<(String, String)>) -> Vec<(String, String)> {
        for (key, value) in Self::OVER_DAYS {
            if !options.iter().any(|(given, _)| given == key) {
                options.push((key.to_string(), value.to_string()));
            }
        }
        options
    }

    /// The promises of a seat that were kept or broken in this game.
    fn promises(&self, _seat: Seat) -> PromiseCounts {
        PromiseCounts::default()
    }

    /// The rulebook for players, in which every rule has an id.
    fn rules(language: Language) -> &'static str;

    /// Every text that a player reads, in Fluent.
    fn text(language: Language) -> &'static str;

    /// The sentences of the lessons, in Fluent.
    fn lesson_text(_language: Language) -> &'static str {
        ""
    }

    /// Writes tables of facts, such as the cards in the box, into the web client, so that views need only refer to
    /// them.
    fn client_tables(_tables: &mut impl ClientTables) {}
}

/// Receives the tables of [`GameInfo::client_tables`].
pub trait ClientTables {
    /// Writes a TypeScript file into the game's folder of the client. `head` declares the types and ends with the
    /// bracket that opens the list; the rows follow as JSON.
    fn table<R: Serialize>(&mut self, file: &'static str, head: &str, rows: impl Iterator<Item = R>);
}

/// How many promises of a player were kept and broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PromiseCounts {
    /// The number of promises that were kept.
    pub kept: u32,
    /// The number of promises that were broken.
    pub broken: u32,
}

/// A language in which every text is available.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// `en`
    #[default]
    English,
    /// `fr`
    French,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The ISO 639 code, such as `en`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }
}

/// The rules that hold in every game, each with its id.
pub fn table_rules(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../rulebook/en.md"),
        Language::French => include_str!("../rulebook/fr.md"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_own_code_and_rules() {
        assert_eq!([Language::English, Language::French].map(Language::code), ["en", "fr"]);
        let titles =
            [Language::English, Language::French].map(|language| table_rules(language).lines().next());
        assert_eq!(titles, [Some("# The table (TABLE)"), Some("# La table (TABLE)")]);
    }
}
