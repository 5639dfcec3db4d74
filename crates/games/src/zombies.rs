use std::ops::RangeInclusive;

use table::{OptionSpec, SetupErrors};
use zombies::setup::{MAX_SEATS, MIN_SEATS};
use zombies::{OPTIONS, Setup, TEXT_EN, TEXT_FR, Zombies};

use crate::{Language, Title, Titled};

impl Titled for Zombies {
    const TITLE: Title = Title::Zombies;
    const SEATS: RangeInclusive<usize> = MIN_SEATS..=MAX_SEATS;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    fn setup(seats: usize, options: &[(String, String)]) -> Result<Setup, SetupErrors> {
        Setup::from_options(seats, options)
    }

    fn round(&self) -> u32 {
        u32::from(Zombies::round(self))
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../docs/rules/zombies.md"),
            Language::French => include_str!("../../../docs/rules/zombies.fr.md"),
        }
    }

    fn text(language: Language) -> &'static str {
        match language {
            Language::English => TEXT_EN,
            Language::French => TEXT_FR,
        }
    }
}
