//! What several commands are told in the same way.

use clap::Args;
use games::{Language, Title};

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

/// Options as a person writes them: `zombie_players=once,chief=B`.
pub fn parse_options(text: Option<&str>) -> Result<Vec<(String, String)>, Failure> {
    let mut options = Vec::new();
    for entry in text.into_iter().flat_map(|text| text.split(',')).map(str::trim) {
        match entry.split_once('=') {
            Some((key, value)) => options.push((key.trim().to_string(), value.trim().to_string())),
            None => return Err(Failure::new(format!("--options: {entry:?} should be key=value"))),
        }
    }
    Ok(options)
}

/// Where there is only one game nobody has to name it.
pub fn title_or_the_only_one(title: Option<Title>) -> Result<Title, Failure> {
    match (title, Title::ALL.as_slice()) {
        (Some(title), _) => Ok(title),
        (None, [only]) => Ok(*only),
        (None, titles) => {
            let codes: Vec<&str> = titles.iter().map(|title| title.code()).collect();
            Err(Failure::new(format!("--game is missing; there are {}", codes.join(", "))))
        }
    }
}
