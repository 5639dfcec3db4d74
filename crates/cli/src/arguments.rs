//! Arguments that several commands take.

use std::path::{Path, PathBuf};

use clap::Args;
use games::{GameId, Language};
use table::GameInfo;

use crate::failure::Failure;

#[derive(Args, Debug)]
pub struct LanguageArgument {
    /// The language: en or fr
    #[arg(long = "lang", value_name = "LANG", default_value = "en", value_parser = parse_language)]
    pub language: Language,
}

fn parse_language(code: &str) -> Result<Language, String> {
    let codes = Language::ALL.map(Language::code).join(", ");
    let found = Language::ALL.into_iter().find(|language| language.code() == code);
    found.ok_or_else(|| format!("there are {codes}"))
}

/// Options as a person types them: `draft=on,sides=b`. A value that begins with `@` is read from a file:
/// `deck=@my-cards.json`. An entry without a key belongs to the value before it: in `n=2,team=ann,bob`, the
/// value of `team` is `ann,bob`.
fn parse_options(text: Option<&str>) -> Result<Vec<(String, String)>, Failure> {
    let mut options = Vec::new();
    for entry in text.into_iter().flat_map(|text| text.split(',')).map(str::trim) {
        let Some((key, value)) = entry.split_once('=') else {
            let Some((_, list)): Option<&mut (String, String)> = options.last_mut() else {
                return Err(Failure::new(format!("--options: {entry:?} should be key=value")));
            };
            list.push_str(&format!(",{entry}"));
            continue;
        };
        let (key, value) = (key.trim(), value.trim());
        let value = match value.strip_prefix('@') {
            None => value.to_string(),
            Some(path) => std::fs::read_to_string(path)
                .map_err(|error| Failure::new(format!("--options: {key}: {path} cannot be read: {error}")))?,
        };
        options.push((key.to_string(), value));
    }
    Ok(options)
}

/// What a game is played with.
#[derive(Args, Debug, Default)]
pub struct OptionArguments {
    /// A way to play that the game offers; `revenant games` lists them
    #[arg(long, value_name = "PRESET")]
    preset: Option<String>,
    /// Options of the game, as key=value joined by commas; `revenant games` explains them
    #[arg(long, value_name = "KEY=VALUE,…")]
    options: Option<String>,
    /// A file with data for the game, such as a corrected deck or a mission
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
}

/// The options of a command: those of its preset unless it names other values, and its data file if the game takes one.
pub fn options_of<G: GameInfo>(arguments: &OptionArguments) -> Result<Vec<(String, String)>, Failure> {
    let options = chosen_options::<G>(arguments.options.as_deref(), arguments.data.as_deref())?;
    let Some(key) = &arguments.preset else { return Ok(options) };
    let preset = G::PRESETS.iter().find(|preset| preset.key == key).ok_or_else(|| {
        let known: Vec<&str> = G::PRESETS.iter().map(|preset| preset.key).collect();
        let known = if known.is_empty() { "none".to_string() } else { known.join(", ") };
        Failure::new(format!("--preset: {} has no preset {key:?}; there are {known}", G::NAME))
    })?;
    Ok(preset.options_with(options))
}

fn chosen_options<G: GameInfo>(
    options: Option<&str>,
    data: Option<&Path>,
) -> Result<Vec<(String, String)>, Failure> {
    let mut options = parse_options(options)?;
    if let Some(path) = data {
        let unread = |error| Failure::new(format!("--data: {} cannot be read: {error}", path.display()));
        let key =
            G::DATA_OPTION.ok_or_else(|| Failure::new(format!("--data: {} takes no data file", G::NAME)))?;
        options.push((key.to_string(), std::fs::read_to_string(path).map_err(unread)?));
    }
    Ok(options)
}

/// The game that was named, or the first in the list.
pub fn game_or_the_first(game: Option<GameId>) -> GameId {
    game.unwrap_or(GameId::ALL[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_may_be_a_file() {
        let path = std::env::temp_dir().join(format!("revenant-option-{}.json", std::process::id()));
        std::fs::write(&path, "{\"a\": [1, 2]}").unwrap();
        let text = format!("draft=on, invasion_deck=@{}", path.display());
        let options = parse_options(Some(&text)).unwrap();
        std::fs::remove_file(&path).unwrap();
        let expected = [("draft", "on"), ("invasion_deck", "{\"a\": [1, 2]}")];
        assert_eq!(options, expected.map(|(key, value)| (key.to_string(), value.to_string())));
        let failure = parse_options(Some(&text)).unwrap_err().to_string();
        assert!(failure.starts_with("--options: invasion_deck: "), "{failure}");
    }

    #[test]
    fn a_value_may_be_a_list() {
        let options = parse_options(Some("heroes=2,team=hulk, wasp,captain=A")).unwrap();
        let expected = [("heroes", "2"), ("team", "hulk,wasp"), ("captain", "A")];
        assert_eq!(options, expected.map(|(key, value)| (key.to_string(), value.to_string())));
    }

    #[test]
    fn a_file_of_data_is_for_games_that_take_one() {
        let nowhere = Some(Path::new("/nowhere/cards.json"));
        let failure = chosen_options::<mall_of_horror::Mall>(None, nowhere).unwrap_err().to_string();
        assert_eq!(failure, "--data: mall-of-horror takes no data file");
        let failure = chosen_options::<city_of_horror::City>(None, nowhere).unwrap_err().to_string();
        assert!(failure.starts_with("--data: /nowhere/cards.json cannot be read: "), "{failure}");
    }

    #[test]
    fn a_preset_is_the_options_that_it_sets() {
        let of = |preset: &str, options: Option<&str>| OptionArguments {
            preset: Some(preset.to_string()),
            options: options.map(str::to_string),
            data: None,
        };
        let options = options_of::<city_of_horror::City>(&of("everything", Some("draft=off"))).unwrap();
        let values_of = |key: &str| {
            options
                .iter()
                .filter(|(given, _)| given == key)
                .map(|(_, value)| value.as_str())
                .collect::<Vec<_>>()
        };
        assert_eq!((values_of("sides"), values_of("draft")), (vec!["random"], vec!["off"]));
        let failure = options_of::<mall_of_horror::Mall>(&of("hard", None)).unwrap_err().to_string();
        assert_eq!(failure, "--preset: mall-of-horror has no preset \"hard\"; there are first, classic");
    }
}
