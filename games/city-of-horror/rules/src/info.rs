//! What the platform needs to know about this game besides its rules.

use std::ops::RangeInclusive;

use table::{GameInfo, Language, OptionSpec, Preset, PromiseCounts, Seat, SetupErrors};

use crate::setup::{MAX_SEATS, MIN_SEATS};
use crate::{City, OPTIONS, Setup, TEXT_EN, TEXT_FR};

/// The colours in which the table shows its seats before the game, so that everybody keeps theirs.
const COLOURS_OF_SEATS: &str = "blue-red-green-purple-yellow-white";

impl GameInfo for City {
    const SEATS: RangeInclusive<usize> = MIN_SEATS..=MAX_SEATS;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const PRESETS: &'static [Preset] = &[
        Preset {
            key: "first",
            options: &[("colours", COLOURS_OF_SEATS), ("promises", "talk"), ("show_cards", "off")],
            minutes: 75,
        },
        Preset { key: "classic", options: &[("colours", COLOURS_OF_SEATS)], minutes: 90 },
        Preset {
            key: "everything",
            options: &[
                ("colours", COLOURS_OF_SEATS),
                ("sides", "random"),
                ("draft", "on"),
                ("promo_lawn_mower", "on"),
            ],
            minutes: 120,
        },
    ];
    const DATA_OPTION: Option<&'static str> = Some("invasion_deck");

    const LESSONS: &'static [(&'static str, &'static str)] =
        &[("first-hour", include_str!("../../lessons/first-hour.toml"))];

    fn setup(seats: usize, options: &[(String, String)]) -> Result<Setup, SetupErrors> {
        Setup::from_options(seats, options)
    }

    fn promises(&self, seat: Seat) -> PromiseCounts {
        let word = self.promise_record(seat);
        PromiseCounts { kept: u32::from(word.kept), broken: u32::from(word.broken) }
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
