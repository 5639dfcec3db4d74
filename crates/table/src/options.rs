//! Options as a person writes them: what the readers of the games share.

use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};

use crate::{OptionSpec, SetupErrors};

/// Takes options into a set-up one after the other; what is wrong with one is said of its rule and key.
pub fn read<Setup>(
    mut setup: Setup,
    known: &[OptionSpec],
    given: &[(String, String)],
    rule_of: fn(&str) -> &'static str,
    set: fn(&mut Setup, &str, &str) -> Result<(), String>,
) -> Result<Setup, SetupErrors> {
    let mut errors = SetupErrors::default();
    errors.add_unknown_options(known, given);
    for (key, value) in given {
        if let Err(reason) = set(&mut setup, key, value) {
            errors.add(rule_of(key), key, reason);
        }
    }
    errors.or(setup)
}

pub fn is_on(value: &str) -> Result<bool, String> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("{value:?} is neither on nor off")),
    }
}

/// A word of an enum.
pub fn word<'a, W: Deserialize<'a>>(text: &'a str) -> Result<W, String> {
    W::deserialize(StrDeserializer::<Error>::new(text)).map_err(|error| error.to_string())
}
