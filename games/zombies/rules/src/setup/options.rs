//! Options as a person writes them.

use serde::Deserialize;
use table::options::{self, is_on, word};
use table::{OptionSpec, SetupErrors};

use super::Setup;
use crate::map::Doors;
use crate::rules::{EntrancePlace, FirstPasses, HelipadPlace, Supply};
use crate::tiles::Set;

/// ZOM-2.19: home-made cards are mentioned only if there are any.
const CARDS: &str = match Set::Own.has_cards() {
    true => "sets joined by -: any of z1, z2, z3, z3.5, z4, z5, z6, z7, z8, own",
    false => "sets joined by -: any of z1, z2, z3, z3.5, z4, z5, z6, z7, z8",
};

pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("tiles", "z1-z6", "sets joined by -: z1 and any of z2, z3, z4, z5, z6, z7, z8"),
    OptionSpec::new("cards", "z1-z3.5-z6", CARDS),
    OptionSpec::new("leave_out", "none", "none, or cards joined by ,"),
    OptionSpec::new("put_back", "none", "none, or cards joined by ,"),
    OptionSpec::new("guts", "on", "on, off"),
    OptionSpec::new("sewers", "by sets", "on, off"),
    OptionSpec::new("subway", "by sets", "on, off"),
    OptionSpec::new("dodge", "by sets", "on, off"),
    OptionSpec::new("supply", "by sets", "limited, unlimited"),
    OptionSpec::new("helipad", "bottom", "bottom, short"),
    OptionSpec::new("entrance", "anywhere", "anywhere, upper-half"),
    OptionSpec::new("mixed_stack", "off", "off, on"),
    OptionSpec::new("doors", "strict", "strict, open"),
    OptionSpec::new("special_tile_retry", "off", "off, on"),
    OptionSpec::new("peaceful_helipad", "off", "off, on"),
    OptionSpec::new("cabin_victory", "by sets", "on, off"),
    OptionSpec::new("carnival_start", "off", "off, on"),
    OptionSpec::new("jail_start", "off", "off, on"),
    OptionSpec::new("round_limit", "200", "none, or a number of rounds"),
    OptionSpec::new("first_passes", "none", "none, others-turns"),
];

pub(super) fn read(seats: usize, given: &[(String, String)]) -> Result<Setup, SetupErrors> {
    options::read(Setup::new(seats), OPTIONS, given, rule_of, set)
}

fn rule_of(key: &str) -> &'static str {
    match key {
        "tiles" | "cards" => "ZOM-2.6",
        "leave_out" | "put_back" => "ZOM-2.7",
        "guts" => "ZOM-2.3",
        "sewers" | "subway" => "ZOM-2.4",
        "dodge" => "ZOM-2.5",
        "supply" => "ZOM-1.7",
        "helipad" => "ZOM-2.9",
        "entrance" => "ZOM-2.10",
        "mixed_stack" => "ZOM-2.11",
        "doors" => "ZOM-2.12",
        "special_tile_retry" => "ZOM-2.13",
        "peaceful_helipad" => "ZOM-2.14",
        "cabin_victory" => "ZOM-2.15",
        "round_limit" => "ZOM-2.18",
        "first_passes" => "ZOM-10.24",
        _ => "ZOM-2.16",
    }
}

fn set(setup: &mut Setup, key: &str, value: &str) -> Result<(), String> {
    match key {
        "tiles" => setup.tiles = list::<Set>(value, '-')?,
        "cards" => setup.cards = list::<Set>(value, '-')?,
        "leave_out" => setup.leave_out = list(value, ',')?,
        "put_back" => setup.put_back = list(value, ',')?,
        "guts" => setup.guts = is_on(value)?,
        "sewers" => setup.sewers = Some(is_on(value)?),
        "subway" => setup.subway = Some(is_on(value)?),
        "dodge" => setup.dodge = Some(is_on(value)?),
        "supply" => setup.supply = Some(word::<Supply>(value)?),
        "helipad" => setup.helipad = word::<HelipadPlace>(value)?,
        "entrance" => setup.entrance = word::<EntrancePlace>(value)?,
        "mixed_stack" => setup.mixed_stack = is_on(value)?,
        "doors" => setup.doors = word::<Doors>(value)?,
        "special_tile_retry" => setup.special_tile_retry = is_on(value)?,
        "peaceful_helipad" => setup.peaceful_helipad = is_on(value)?,
        "cabin_victory" => setup.cabin_victory = Some(is_on(value)?),
        "carnival_start" => setup.carnival_start = is_on(value)?,
        "jail_start" => setup.jail_start = is_on(value)?,
        "round_limit" if value == "none" => setup.round_limit = 0,
        "round_limit" => {
            setup.round_limit = value
                .parse()
                .ok()
                .filter(|rounds| *rounds > 0)
                .ok_or_else(|| format!("{value:?} is not a number of rounds"))?;
        }
        "first_passes" => setup.first_passes = word::<FirstPasses>(value)?,
        _ => {}
    }
    Ok(())
}

fn list<'a, W: Deserialize<'a>>(text: &'a str, between: char) -> Result<Vec<W>, String> {
    match text {
        "none" => Ok(Vec::new()),
        _ => text.split(between).map(|name| word(name.trim())).collect(),
    }
}
