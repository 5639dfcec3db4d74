//! The options of a table, and what may be wrong with them.

use std::fmt;

use serde::Serialize;

/// One option of a game: its name, its values, and which one holds if nobody chooses. What it means
/// is said in the game's texts, `option-<key>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    pub key: &'static str,
    pub default: &'static str,
    /// The values it may have, as a person would write them.
    pub values: &'static str,
}

impl OptionSpec {
    pub const fn new(key: &'static str, default: &'static str, values: &'static str) -> OptionSpec {
        OptionSpec { key, default, values }
    }
}

/// One thing that is wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    pub rule: &'static str,
    pub field: String,
    pub reason: String,
}

/// Everything that is wrong with a set-up, not only the first of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetupErrors(pub Vec<SetupError>);

impl SetupErrors {
    pub fn add(&mut self, rule: &'static str, field: &str, reason: impl Into<String>) {
        self.0.push(SetupError { rule, field: field.to_string(), reason: reason.into() });
    }

    /// TABLE-9: an option must exist, and be given once.
    pub fn add_unknown_options(&mut self, known: &[OptionSpec], given: &[(String, String)]) {
        for (index, (key, _)) in given.iter().enumerate() {
            if !known.iter().any(|option| option.key == key) {
                let known: Vec<&str> = known.iter().map(|option| option.key).collect();
                self.add("TABLE-9", key, format!("no such option; there are {}", known.join(", ")));
            } else if given[..index].iter().any(|(earlier, _)| earlier == key) {
                self.add("TABLE-9", key, "the option is given twice");
            }
        }
    }

    pub fn or<T>(self, value: T) -> Result<T, SetupErrors> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, SetupError { rule, field, reason }) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(f, "{separator}{field}: {reason} ({rule})")?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupErrors {}
