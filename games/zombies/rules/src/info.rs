//! What the platform asks of this game apart from its rules.

use std::ops::RangeInclusive;

use table::{ClientTables, GameInfo, Language, OptionSpec, SetupErrors};

use crate::setup::{MAX_SEATS, MIN_SEATS};
use crate::{OPTIONS, Setup, TEXT_EN, TEXT_FR, Zombies};

impl GameInfo for Zombies {
    const SEATS: RangeInclusive<usize> = MIN_SEATS..=MAX_SEATS;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const OVER_DAYS: &'static [(&'static str, &'static str)] = &[("first_passes", "others-turns")];

    const LESSONS: &'static [(&'static str, &'static str)] =
        &[("first-loot", include_str!("../../lessons/first-loot.toml"))];

    fn setup(seats: usize, options: &[(String, String)]) -> Result<Setup, SetupErrors> {
        Setup::from_options(seats, options)
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../rulebook/en.md"),
            Language::French => include_str!("../../rulebook/fr.md"),
        }
    }

    fn lesson_text(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../lessons/text/en.ftl"),
            Language::French => include_str!("../../lessons/text/fr.ftl"),
        }
    }

    fn text(language: Language) -> &'static str {
        match language {
            Language::English => TEXT_EN,
            Language::French => TEXT_FR,
        }
    }

    fn client_tables(tables: &mut impl ClientTables) {
        crate::client::tables(tables);
    }
}
