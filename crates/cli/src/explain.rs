//! `revenant explain`: a rule by its id.

use clap::Args;
use games::{GameId, dispatch, table_rules};
use table::GameInfo;
use terminal::layout::wrapped;
use terminal::rulebook::{Rule, RuleLookup, Rulebook};
use terminal::style::{TerminalColour, bold, bold_coloured, dim};

use crate::arguments::LanguageArgument;
use crate::console::Console;
use crate::failure::Failure;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  revenant explain TABLE-2       a rule
  revenant explain TABLE         all chapters of a catalogue
  revenant explain TABLE-2 --lang fr
The id of a game's rule without its last number is the id of its chapter.")]
pub struct ExplainArgs {
    /// The id of a rule or chapter, as shown when a move is refused
    id: String,
    #[command(flatten)]
    language: LanguageArgument,
}

pub fn run(arguments: &ExplainArgs) -> Result<(), Failure> {
    let language = arguments.language.language;
    let mut catalogues: Vec<&str> =
        GameId::ALL.into_iter().map(|game| dispatch!(game, G => <G as GameInfo>::rules(language))).collect();
    catalogues.push(table_rules(language));
    let book = Rulebook::new(&catalogues);
    let found = book.find(&arguments.id).map_err(Failure::new)?;
    let mut console = Console::new();
    let lines = lines(&found, console.width);
    console.lines(&lines)
}

pub fn lines(found: &RuleLookup<'_>, width: usize) -> Vec<String> {
    match found {
        RuleLookup::Rule(rule) => lines_of_rule(rule, width),
        RuleLookup::Chapter(chapter) => {
            let mut lines = vec![bold(&format!("{}  {}", chapter.id, chapter.title))];
            for rule in &chapter.rules {
                lines.extend(lines_of_rule(rule, width));
            }
            lines
        }
        RuleLookup::Catalogue(chapters) => {
            let line =
                |id: &str, title: &str| format!("{}  {title}", bold_coloured(id, TerminalColour::ORANGE));
            chapters.iter().map(|chapter| line(&chapter.id, &chapter.title)).collect()
        }
    }
}

fn lines_of_rule(rule: &Rule, width: usize) -> Vec<String> {
    let text = format!("{} {}", rule.statement, dim(&rule.origin));
    wrapped(&format!("{}  ", bold_coloured(&rule.id, TerminalColour::ORANGE)), &text, width)
}
