use std::ops::RangeInclusive;

use city_of_horror::setup::{MAX_SEATS, MIN_SEATS};
use city_of_horror::{City, OPTIONS, Setup, TEXT_EN, TEXT_FR};
use table::{OptionSpec, Seat, SetupErrors};

use crate::{Language, Promises, Title, Titled};

impl Titled for City {
    const TITLE: Title = Title::CityOfHorror;
    const SEATS: RangeInclusive<usize> = MIN_SEATS..=MAX_SEATS;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const DATA_OPTION: Option<&'static str> = Some("invasion_deck");

    fn setup(seats: usize, options: &[(String, String)]) -> Result<Setup, SetupErrors> {
        Setup::from_options(seats, options)
    }

    fn round(&self) -> u32 {
        u32::from(City::turn(self))
    }

    fn promises(&self, seat: Seat) -> Promises {
        let word = self.word_of(seat);
        Promises { kept: u32::from(word.kept), broken: u32::from(word.broken) }
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../docs/rules/city-of-horror.md"),
            Language::French => include_str!("../../../docs/rules/city-of-horror.fr.md"),
        }
    }

    fn text(language: Language) -> &'static str {
        match language {
            Language::English => TEXT_EN,
            Language::French => TEXT_FR,
        }
    }
}
