//! Options as a person writes them.

use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};
use table::{OptionSpec, Seat, SetupErrors};

use super::Setup;

const fn option(key: &'static str, default: &'static str, values: &'static str) -> OptionSpec {
    OptionSpec { key, default, values }
}

pub const OPTIONS: &[OptionSpec] = &[
    option("mission", "MZ0", "MZ0 to MZ10, MH1 to MH5, or the text of a mission file"),
    option("heroes", "4", "1 to 6; a mission is made for 4, and with fewer it is harder"),
    option("team", "random", "random, or heroes joined by , in play order"),
    option("seating", "evenly", "evenly, or the seat of each hero in play order, joined by ,"),
    option("gentle_deck", "off", "off, on"),
    option("captain", "none", "none, or a seat"),
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
        "mission" => "MZ-52.1",
        "heroes" => "MZ-52.2",
        "team" | "seating" => "MZ-52.3",
        "gentle_deck" => "MZ-52.4",
        _ => "MZ-52.5",
    }
}

fn set(setup: &mut Setup, key: &str, value: &str) -> Result<(), String> {
    match key {
        "mission" => setup.mission = value.to_string(),
        "heroes" => setup.heroes = value.parse().map_err(|_| format!("{value:?} is no number of heroes"))?,
        "team" if value == "random" => setup.team.clear(),
        "team" => setup.team = value.split(',').map(|name| word(name.trim())).collect::<Result<_, _>>()?,
        "seating" if value == "evenly" => setup.seating.clear(),
        "seating" => {
            setup.seating =
                value.split(',').map(|seat| seat.trim().parse::<Seat>()).collect::<Result<_, _>>()?
        }
        "gentle_deck" => setup.gentle_deck = is_on(value)?,
        "captain" if value == "none" => setup.captain = None,
        "captain" => setup.captain = Some(value.parse()?),
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
