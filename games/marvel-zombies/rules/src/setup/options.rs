//! Options as a person writes them.

use table::options::{self, is_on, word};
use table::{OptionSpec, Seat, SetupErrors};

use super::Setup;

pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("mission", "MZ0", "MZ0 to MZ10, MH1 to MH5, or the text of a mission file"),
    OptionSpec::new("heroes", "4", "1 to 6; a mission is made for 4, and with fewer it is harder"),
    OptionSpec::new("team", "random", "random, or heroes joined by , in play order"),
    OptionSpec::new("seating", "evenly", "evenly, or the seat of each hero in play order, joined by ,"),
    OptionSpec::new("gentle_deck", "off", "off, on"),
    OptionSpec::new("captain", "none", "none, or a seat"),
];

pub(super) fn read(seats: usize, given: &[(String, String)]) -> Result<Setup, SetupErrors> {
    options::read(Setup::new(seats), OPTIONS, given, rule_of, set)
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
        "heroes" => {
            setup.heroes = value.parse().map_err(|_| format!("{value:?} is not a number of heroes"))?
        }
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
