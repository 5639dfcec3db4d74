//! What the platform needs to know about this game besides its rules.

use std::ops::RangeInclusive;

use table::{GameInfo, Language, OptionSpec, Preset, SetupErrors};

use crate::setup::{MAX_SEATS, MIN_SEATS};
use crate::{Mall, OPTIONS, Setup, TEXT_EN, TEXT_FR};

impl GameInfo for Mall {
    const SEATS: RangeInclusive<usize> = MIN_SEATS..=MAX_SEATS;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const PRESETS: &'static [Preset] = &[
        Preset { key: "first", options: &[("first_passes", "moves")], minutes: 45 },
        Preset { key: "classic", options: &[], minutes: 45 },
    ];
    const OVER_DAYS: &'static [(&'static str, &'static str)] = &[("first_passes", "moves")];

    const LESSONS: &'static [(&'static str, &'static str)] =
        &[("first-night", include_str!("../../lessons/first-night.toml"))];

    fn setup(seats: usize, options: &[(String, String)]) -> Result<Setup, SetupErrors> {
        Setup::from_options(seats, options)
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../rulebook/en.md"),
            Language::French => include_str!("../../rulebook/fr.md"),
        }
    }

    fn text(language: Language) -> &'static str {
        match language {
            Language::English => TEXT_EN,
            Language::French => TEXT_FR,
        }
    }

    fn lesson_text(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../lessons/text/en.ftl"),
            Language::French => include_str!("../../lessons/text/fr.ftl"),
        }
    }
}
