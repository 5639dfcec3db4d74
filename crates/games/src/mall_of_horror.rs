use std::ops::RangeInclusive;

use mall_of_horror::setup::{MAX_SEATS, MIN_SEATS};
use mall_of_horror::{Mall, OPTIONS, Setup, TEXT_EN, TEXT_FR};
use table::{OptionSpec, SetupErrors};

use crate::{Language, Title, Titled};

impl Titled for Mall {
    const TITLE: Title = Title::MallOfHorror;
    const SEATS: RangeInclusive<usize> = MIN_SEATS..=MAX_SEATS;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    fn setup(seats: usize, options: &[(String, String)]) -> Result<Setup, SetupErrors> {
        Setup::from_options(seats, options)
    }

    fn round(&self) -> u32 {
        u32::from(Mall::round(self))
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../docs/rules/mall-of-horror.md"),
            Language::French => include_str!("../../../docs/rules/mall-of-horror.fr.md"),
        }
    }

    fn text(language: Language) -> &'static str {
        match language {
            Language::English => TEXT_EN,
            Language::French => TEXT_FR,
        }
    }
}
