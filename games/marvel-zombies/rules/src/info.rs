//! What the platform needs to know about this game apart from its rules.

use std::ops::RangeInclusive;

use table::{GameInfo, Language, OptionSpec, Preset, SetupErrors};

use crate::{MarvelZombies, OPTIONS, Setup, TEXT_EN, TEXT_FR};

impl GameInfo for MarvelZombies {
    const SEATS: RangeInclusive<usize> = 1..=6;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const PRESETS: &'static [Preset] = &[
        Preset { key: "first", options: &[("gentle_deck", "on")], minutes: 25 },
        Preset { key: "classic", options: &[("mission", "MZ2")], minutes: 45 },
        Preset { key: "everything", options: &[("mission", "MZ10"), ("heroes", "6")], minutes: 120 },
    ];
    const IS_COOPERATIVE: bool = true;
    const DATA_OPTION: Option<&'static str> = Some("mission");

    const LESSONS: &'static [(&'static str, &'static str)] =
        &[("first-bite", include_str!("../../lessons/first-bite.toml"))];

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
}
