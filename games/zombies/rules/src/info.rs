//! What the platform needs to know about this game apart from its rules.

use std::ops::RangeInclusive;

use table::{ClientTables, GameInfo, Language, OptionSpec, Preset, SetupErrors};

use crate::setup::{MAX_SEATS, MIN_SEATS};
use crate::{OPTIONS, Setup, TEXT_EN, TEXT_FR, Zombies};

impl GameInfo for Zombies {
    const SEATS: RangeInclusive<usize> = MIN_SEATS..=MAX_SEATS;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const PRESETS: &'static [Preset] = &[
        Preset {
            key: "first",
            options: &[("tiles", "z1"), ("cards", "z1"), ("guts", "off"), ("helipad", "short")],
            minutes: 45,
        },
        Preset { key: "classic", options: &[("tiles", "z1"), ("cards", "z1"), ("guts", "off")], minutes: 75 },
        Preset {
            key: "everything",
            options: &[
                ("tiles", "z1-z2-z3-z4-z5-z6-z7-z8"),
                ("cards", "z1-z2-z3-z3.5-z4-z5-z6-z7-z8"),
                // ZOM-2.13: with so many boxes, the helicopter otherwise often never comes.
                ("special_tile_retry", "on"),
            ],
            minutes: 150,
        },
    ];
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
