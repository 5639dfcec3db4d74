//! `revenant games`: lists the games, their seats and options.

use std::collections::BTreeMap;

use bots::KINDS;
use clap::Args;
use games::ListedGame;
use games::{GameId, Language, dispatch};
use serde::Serialize;
use terminal::speech::words_of;
use terminal::style::{TerminalColour, bold, bold_coloured, dim};
use terminal::words::Phrase;

use crate::arguments::LanguageArgument;
use crate::console::Console;
use crate::failure::Failure;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  revenant games
  revenant games --json")]
pub struct GamesArgs {
    /// Prints JSON, for scripts
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgument,
}

/// The JSON of a game; scripts rely on these keys.
#[derive(Serialize)]
struct GameSummary {
    game: &'static str,
    title: String,
    seats: [usize; 2],
    presets: Vec<ListedPreset>,
    options: Vec<ListedOption>,
    bots: Vec<&'static str>,
    #[serde(skip)]
    tagline: String,
}

#[derive(Serialize)]
struct ListedOption {
    key: &'static str,
    default: &'static str,
    values: &'static str,
    meaning: String,
}

#[derive(Serialize)]
struct ListedPreset {
    key: &'static str,
    options: BTreeMap<&'static str, &'static str>,
    minutes: u16,
    name: String,
    about: String,
}

pub fn run(arguments: &GamesArgs) -> Result<(), Failure> {
    let list = |id: GameId| dispatch!(id, G => listed::<G>(arguments.language.language));
    let games: Vec<GameSummary> = GameId::ALL.into_iter().map(list).collect();
    let mut console = Console::new();
    if arguments.json {
        let json = serde_json::to_string_pretty(&games).map_err(Failure::new)?;
        return console.line(&json);
    }
    games.iter().try_for_each(|game| print(game, &mut console))
}

fn listed<G: ListedGame>(language: Language) -> GameSummary {
    let words = words_of::<G::Terminal>(language);
    let option = |option: &table::OptionSpec| ListedOption {
        key: option.key,
        default: option.default,
        values: option.values,
        meaning: words.word(&format!("option-{}", option.key)),
    };
    let preset = |preset: &table::Preset| {
        let id = format!("preset-{}", preset.key);
        ListedPreset {
            key: preset.key,
            options: preset.options.iter().copied().collect(),
            minutes: preset.minutes,
            name: words.word(&id),
            about: words.say_attribute(&Phrase::new(&id), "about"),
        }
    };
    GameSummary {
        game: G::NAME,
        title: words.word("title"),
        seats: [*G::SEATS.start(), *G::SEATS.end()],
        presets: G::PRESETS.iter().map(preset).collect(),
        options: G::OPTIONS.iter().map(option).collect(),
        bots: KINDS.to_vec(),
        tagline: words.say_attribute(&Phrase::new("title"), "tagline"),
    }
}

fn print(game: &GameSummary, console: &mut Console) -> Result<(), Failure> {
    let GameSummary { game, title, seats: [fewest, most], presets, options, bots, tagline } = game;
    console.line(&format!(
        "{}  {}",
        bold_coloured(title, TerminalColour::ORANGE),
        dim(&format!("--game {game}"))
    ))?;
    console.paragraph("  ", tagline)?;
    console.line(&format!(
        "  --seats    {fewest}–{most}: you, you:NAME, {}",
        bots.iter().map(|bot| format!("bot:{bot}")).collect::<Vec<_>>().join(", ")
    ))?;
    for ListedPreset { key, minutes, name, about, .. } in presets {
        console.paragraph("  --preset   ", &format!("{} {name}. {about} ({minutes} min)", bold(key)))?;
    }
    for ListedOption { key, default, values, meaning } in options {
        console.paragraph("  --options  ", &format!("{} {meaning}", bold(&format!("{key}={default}"))))?;
        console.paragraph("             ", &dim(&format!("({values})")))?;
    }
    Ok(())
}
