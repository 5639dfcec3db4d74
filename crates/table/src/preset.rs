//! Ways to play that a host chooses with one click.

/// A way to play that a host chooses with one click, instead of every option by itself. The game's texts name it in the
/// message `preset-<key>` and explain it in the attribute `about`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The name of the preset.
    pub key: &'static str,
    /// The options that it sets. All others have their defaults. They suit every number of seats.
    pub options: &'static [(&'static str, &'static str)],
    /// About how long a game lasts.
    pub minutes: u16,
}

impl Preset {
    /// The options of this preset, and those that somebody has chosen instead.
    pub fn options_with(&self, chosen: Vec<(String, String)>) -> Vec<(String, String)> {
        let is_chosen = |key: &str| chosen.iter().any(|(given, _)| given == key);
        let own = self.options.iter().filter(|(key, _)| !is_chosen(key));
        let mut options: Vec<_> = own.map(|(key, value)| (key.to_string(), value.to_string())).collect();
        options.extend(chosen);
        options
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_chooses_goes_before_the_preset() {
        let preset = Preset { key: "short", options: &[("rounds", "3"), ("dice", "on")], minutes: 10 };
        let chosen = vec![("dice".to_string(), "off".to_string()), ("walls".to_string(), "on".to_string())];
        let expected = [("rounds", "3"), ("dice", "off"), ("walls", "on")];
        let expected = expected.map(|(key, value)| (key.to_string(), value.to_string()));
        assert_eq!(preset.options_with(chosen), expected);
    }
}
