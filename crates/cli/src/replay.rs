//! `revenant replay`: tells the story of a journal in words, or shows the table after one of its inputs.

use std::path::PathBuf;

use clap::Args;
use games::ListedGame;
use games::dispatch;
use serde_json::{Map, Value, json};
use table::{EventsOrUndo, LineOf, Observer, Table};
use terminal::layout::right;
use terminal::screen;
use terminal::seating::Seating;
use terminal::speech::Speech;
use terminal::style::dim;

use crate::arguments::LanguageArgument;
use crate::console::Console;
use crate::failure::Failure;
use crate::journal_file::JournalFile;
use crate::news::paragraphs;
use crate::session::ToldItem;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  revenant replay saved.journal
  revenant replay saved.journal --as B --lang fr
  revenant replay saved.journal --step 40 --as all
  revenant replay saved.journal --as all --json")]
pub struct ReplayArgs {
    /// The journal
    file: PathBuf,
    /// Shows the table after this input; 0 is the beginning
    #[arg(long, value_name = "NUMBER")]
    step: Option<usize>,
    /// The observer: a seat, the table (what everybody may know) or all (every secret)
    #[arg(long = "as", value_name = "SEAT|table|all", default_value = "table", value_parser = parse_observer)]
    observer: Observer,
    /// Prints one JSON object per line, for scripts
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgument,
}

fn parse_observer(text: &str) -> Result<Observer, String> {
    match text {
        "table" => Ok(Observer::Table),
        "all" => Ok(Observer::All),
        seat => seat.parse().map(Observer::Seat),
    }
}

/// One input of a journal, and what followed from it.
struct Step<'a, G: ListedGame> {
    number: usize,
    line: Option<&'a LineOf<G>>,
    told: &'a EventsOrUndo<G::Event>,
    table: &'a Table<G>,
}

pub fn run(arguments: &ReplayArgs) -> Result<(), Failure> {
    let file = JournalFile::read(&arguments.file)?;
    dispatch!(file.game, G => replay::<G>(arguments, &file))
}

fn replay<G: ListedGame>(arguments: &ReplayArgs, file: &JournalFile) -> Result<(), Failure> {
    let journal = file.journal::<G>()?;
    let seating = file.seating(&journal)?;
    if let Observer::Seat(seat) = arguments.observer
        && seat.index() >= seating.n_seats()
    {
        return Err(Failure::new(format!(
            "--as: there is no seat {seat} at this table of {}",
            seating.n_seats()
        )));
    }
    if let Some(number) = arguments.step.filter(|number| *number > journal.lines.len()) {
        let last = journal.lines.len();
        return Err(Failure::new(format!("--step: there is no input {number}, the last one is {last}")));
    }
    // The whole journal is checked before anything is printed.
    let end = journal.replay(|_, _, _, _| {}).map_err(|error| file.wrong(&error))?;
    let view = end.state().view(Observer::Table);
    let speech =
        Speech::at_table::<G::Terminal>(arguments.language.language, &seating, &view).spoken_to_nobody();
    let mut narrator = Narrator { arguments, speech, seating, console: Console::new() };
    let mut told_so_far = Ok(());
    let replayed = journal.replay(|number, line, told, table| {
        let is_wanted = arguments.step.is_none_or(|wanted| wanted == number);
        if is_wanted && told_so_far.is_ok() {
            told_so_far = narrator.tell(&Step { number, line, told, table });
        }
    });
    replayed.map_err(|error| file.wrong(&error))?;
    told_so_far
}

struct Narrator<'a> {
    arguments: &'a ReplayArgs,
    speech: Speech,
    seating: Seating,
    console: Console,
}

impl Narrator<'_> {
    fn tell<G: ListedGame>(&mut self, step: &Step<'_, G>) -> Result<(), Failure> {
        if self.arguments.json {
            return self.console.line(&json_of(step, self.arguments).to_string());
        }
        self.tell_in_words(step)?;
        if self.arguments.step.is_some() {
            let (state, observer) = (step.table.state(), self.arguments.observer);
            let width = self.console.width;
            let lines = screen::table_and_question::<G::Terminal>(
                state,
                observer,
                &self.speech,
                &self.seating,
                width,
            );
            self.console.lines(&lines)?;
        }
        Ok(())
    }

    fn tell_in_words<G: ListedGame>(&mut self, step: &Step<'_, G>) -> Result<(), Failure> {
        let told: Vec<ToldItem<G>> = match step.told {
            EventsOrUndo::TakenBack(seat) => vec![ToldItem::TakenBack(*seat)],
            told => told.notices::<G>(self.arguments.observer).into_iter().map(ToldItem::Notice).collect(),
        };
        for (index, paragraph) in paragraphs(&told, &self.speech).iter().enumerate() {
            let number = if index == 0 { step.number.to_string() } else { String::new() };
            self.console.paragraph(&format!("{}  ", dim(&right(&number, 4))), paragraph)?;
        }
        Ok(())
    }
}

/// Inputs and digests reveal every secret, so only `all` gets them.
fn json_of<G: ListedGame>(step: &Step<'_, G>, arguments: &ReplayArgs) -> Value {
    let (observer, state) = (arguments.observer, step.table.state());
    let mut object = Map::new();
    object.insert("step".to_string(), json!(step.number));
    if observer == Observer::All {
        object.insert("input".to_string(), json!(step.line));
    }
    if let EventsOrUndo::TakenBack(seat) = step.told {
        object.insert("taken_back".to_string(), json!(seat));
    }
    object.insert("notices".to_string(), json!(step.told.notices::<G>(observer)));
    object.insert("pending".to_string(), json!(state.pending()));
    if arguments.step.is_some() {
        object.insert("view".to_string(), json!(state.view(observer)));
    }
    if observer == Observer::All {
        object.insert("digest".to_string(), json!(step.table.digest().to_string()));
    }
    Value::Object(object)
}
