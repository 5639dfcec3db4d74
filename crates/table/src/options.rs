//! Helpers for reading options as a person writes them.

use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};

use crate::{OptionSpec, SetupErrors};

/// Sets options in a set-up, one after another. Errors name the key of the option and its rule.
///
/// ```
/// use table::{OptionSpec, options};
///
/// const KNOWN: [OptionSpec; 1] = [OptionSpec::new("dogs", "off", "on, off")];
///
/// fn read(key: &str, value: &str) -> Result<bool, String> {
///     let given = [(key.to_string(), value.to_string())];
///     let set = |dogs: &mut bool, _key: &str, value: &str| {
///         *dogs = options::is_on(value)?;
///         Ok(())
///     };
///     options::read(false, &KNOWN, &given, |_key| "TOY-3", set).map_err(|errors| errors.to_string())
/// }
///
/// assert_eq!(read("dogs", "on"), Ok(true));
/// assert_eq!(read("dogs", "maybe"), Err("dogs: \"maybe\" is neither on nor off (TOY-3)".to_string()));
/// ```
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

/// Reads `on` or `off`.
pub fn is_on(value: &str) -> Result<bool, String> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("{value:?} is neither on nor off")),
    }
}

/// Reads the name of a variant of an enum.
pub fn word<'a, W: Deserialize<'a>>(text: &'a str) -> Result<W, String> {
    W::deserialize(StrDeserializer::<Error>::new(text)).map_err(|error| error.to_string())
}
