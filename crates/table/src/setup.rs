//! The options of a table, and their errors.

use std::fmt;

use serde::Serialize;

/// One option of a game. The game's texts explain it, in the message `option-<key>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// The name of the option.
    pub key: &'static str,
    /// The value that applies if nobody chooses one.
    pub default: &'static str,
    /// The possible values, as a person would write them.
    pub values: &'static str,
}

impl OptionSpec {
    /// An option with this name, this default and these values.
    pub const fn new(key: &'static str, default: &'static str, values: &'static str) -> OptionSpec {
        OptionSpec { key, default, values }
    }
}

/// One error in a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// The id of the rule that it breaks.
    pub rule: &'static str,
    /// The option that is wrong.
    pub field: String,
    /// What is wrong with it.
    pub reason: String,
}

/// All errors in a set-up, not only the first.
///
/// ```
/// use table::SetupErrors;
///
/// fn check(seats: usize) -> Result<usize, SetupErrors> {
///     let mut errors = SetupErrors::default();
///     if seats > 6 {
///         errors.add("TOY-1", "seats", "six can play at most");
///     }
///     errors.or(seats)
/// }
///
/// assert_eq!(check(4), Ok(4));
/// assert_eq!(check(7).unwrap_err().to_string(), "seats: six can play at most (TOY-1)");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetupErrors(
    /// In the order in which they were found.
    pub Vec<SetupError>,
);

impl SetupErrors {
    /// Adds an error.
    pub fn add(&mut self, rule: &'static str, field: &str, reason: impl Into<String>) {
        self.0.push(SetupError { rule, field: field.to_string(), reason: reason.into() });
    }

    /// TABLE-9: adds an error for every option that does not exist or is given twice.
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

    /// The value if there are no errors, or else the errors.
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
