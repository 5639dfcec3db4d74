use std::ops::RangeInclusive;

use marvel_zombies::{MarvelZombies, OPTIONS, Setup, TEXT_EN, TEXT_FR};
use table::{OptionSpec, SetupErrors};

use crate::{Language, Title, Titled};

impl Titled for MarvelZombies {
    const TITLE: Title = Title::MarvelZombies;
    const SEATS: RangeInclusive<usize> = 1..=6;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const IS_COOPERATIVE: bool = true;
    const DATA_OPTION: Option<&'static str> = Some("mission");

    fn setup(seats: usize, options: &[(String, String)]) -> Result<Setup, SetupErrors> {
        Setup::from_options(seats, options)
    }

    fn round(&self) -> u32 {
        u32::from(MarvelZombies::round(self))
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../docs/rules/marvel-zombies.md"),
            Language::French => include_str!("../../../docs/rules/marvel-zombies.fr.md"),
        }
    }

    fn text(language: Language) -> &'static str {
        match language {
            Language::English => TEXT_EN,
            Language::French => TEXT_FR,
        }
    }
}
