//! Options as a person writes them.

use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};
use table::{OptionSpec, SetupErrors};

use super::Setup;
use crate::map::Doors;
use crate::rules::{EntrancePlace, FirstPasses, HelipadPlace, Supply};
use crate::tiles::Set;

const fn option(key: &'static str, default: &'static str, values: &'static str) -> OptionSpec {
    OptionSpec { key, default, values }
}

pub const OPTIONS: &[OptionSpec] = &[
    option("tiles", "z1-z6", "sets joined by -: z1 and any of z2, z3, z4, z5, z6, z7, z8"),
    option("cards", "z1-z3.5-z6", "sets joined by -: any of z1, z2, z3, z3.5, z4, z5, z6, z7, z8"),
    option("leave_out", "none", "none, or cards joined by ,"),
    option("put_back", "none", "none, or cards joined by ,"),
    option("guts", "on", "on, off"),
    option("sewers", "by sets", "on, off"),
    option("subway", "by sets", "on, off"),
    option("dodge", "by sets", "on, off"),
    option("supply", "by sets", "limited, unlimited"),
    option("helipad", "bottom", "bottom, short"),
    option("entrance", "anywhere", "anywhere, upper-half"),
    option("mixed_stack", "off", "off, on"),
    option("doors", "strict", "strict, open"),
    option("special_tile_retry", "off", "off, on"),
    option("peaceful_helipad", "off", "off, on"),
    option("cabin_victory", "by sets", "on, off"),
    option("carnival_start", "off", "off, on"),
    option("jail_start", "off", "off, on"),
    option("round_limit", "200", "none, or a number of rounds"),
    option("first_passes", "none", "none, others-turns"),
];

pub(super) fn read(seats: usize, given: &[(String, String)]) -> Result<Setup, SetupErrors> {
    let mut setup = Setup::new(seats);
    let mut errors = SetupErrors::default();
    errors.add_unknown_options(OPTIONS, given);
    for (key, value) in given {
        if let Err(reason) = set(&mut setup, key, value) {
            errors.add(rule_of(key), key, reason);
        }
    }
    errors.or(setup)
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
                .ok_or_else(|| format!("{value:?} is no number of rounds"))?;
        }
        "first_passes" => setup.first_passes = word::<FirstPasses>(value)?,
        _ => {}
    }
    Ok(())
}

fn is_on(value: &str) -> Result<bool, String> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("{value:?} is neither on nor off")),
    }
}

fn word<'a, W: Deserialize<'a>>(text: &'a str) -> Result<W, String> {
    W::deserialize(StrDeserializer::<Error>::new(text)).map_err(|error| error.to_string())
}

fn list<'a, W: Deserialize<'a>>(text: &'a str, between: char) -> Result<Vec<W>, String> {
    match text {
        "none" => Ok(Vec::new()),
        _ => text.split(between).map(|name| word(name.trim())).collect(),
    }
}
