//! Golden playthroughs: whole random games as text under version control. When the rules change, the diff shows what
//! else has changed.
//!
//! The course of the game and its digests are in two files, because a new layout of the state changes the
//! digest of every input, and nobody can read a diff full of digests.

use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;
use std::{env, fs};

use chance::Seeded;
use table::{EventsOrUndo, Game, LineOf, Observer, Seat, Table, legal};

use crate::json::text_of;
use crate::play::choose;

/// A random game that is written as text.
///
/// ```no_run
/// # mod game { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../table/examples/game.rs")); }
/// # use game::{LowBid, Setup};
/// # use table_laws::Golden;
/// Golden::<LowBid>::new(Setup { seats: 3 }, 1).check("tests/golden", "three-seats");
/// ```
#[derive(Clone, Debug)]
pub struct Golden<G: Game> {
    setup: G::Setup,
    seed: u64,
    n_inputs_at_most: usize,
    n_inputs_in_full: usize,
}

/// The text of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playthrough {
    /// Each line and what everybody was told. As long as the game is shown in full, also what is pending and legal.
    pub told: String,
    /// The rules version, and the digest after each line.
    pub digests: String,
}

impl<G: Game> Golden<G> {
    /// The game with this seed.
    pub fn new(setup: G::Setup, seed: u64) -> Golden<G> {
        Golden { setup, seed, n_inputs_at_most: usize::MAX, n_inputs_in_full: usize::MAX }
    }

    /// Stops the game after this many inputs.
    pub fn at_most(self, n_inputs: usize) -> Golden<G> {
        Golden { n_inputs_at_most: n_inputs, ..self }
    }

    /// Shows what is pending and legal only up to this input, because that would be most of the text of a
    /// long game.
    pub fn in_full_for(self, n_inputs: usize) -> Golden<G> {
        Golden { n_inputs_in_full: n_inputs, ..self }
    }

    /// Compares the game with `NAME.txt` and `NAME.digests` in `folder`, as [`check_golden`] does.
    #[track_caller]
    pub fn check(&self, folder: impl AsRef<Path>, name: &str) {
        let Playthrough { told, digests } = self.play();
        check_golden(folder.as_ref().join(format!("{name}.txt")), &told);
        check_golden(folder.as_ref().join(format!("{name}.digests")), &digests);
    }

    /// Plays the game and writes it down.
    pub fn play(&self) -> Playthrough {
        let (mut table, events) =
            Table::<G>::start(&self.setup).unwrap_or_else(|errors| panic!("the set-up is refused: {errors}"));
        let mut chance = Seeded::new(self.seed);
        let mut writer = PlaythroughWriter::new(table.state().n_seats());
        writer.row(format!("{}, seed {}", G::NAME, self.seed));
        writer.row(format!("setup {}", text_of(&self.setup)));
        let mut digests = format!("{}, rules {}, seed {}\n", G::NAME, G::RULES_VERSION, self.seed);
        let (mut line, mut told) = (None, EventsOrUndo::Events(events));
        loop {
            writer.entry(&table, line.as_ref(), &told);
            if table.n_inputs() <= self.n_inputs_in_full {
                writer.asked(table.state());
            }
            digests.push_str(&format!("{} {}\n", table.n_inputs(), table.digest()));
            if table.n_inputs() >= self.n_inputs_at_most {
                break;
            }
            let Some(next) = choose(&table, &mut chance) else { break };
            told = table
                .take(&next)
                .unwrap_or_else(|refusal| panic!("{} is refused: {refusal}", text_of(&next)));
            line = Some(next);
        }
        writer.row(match table.state().outcome() {
            Some(outcome) => format!("\nover {}", text_of(&outcome)),
            None => "\nand so on".to_string(),
        });
        Playthrough { told: writer.text, digests }
    }
}

struct PlaythroughWriter<G: Game> {
    text: String,
    observers: Vec<Observer>,
    /// By seat, the legal actions that were written last. They are not repeated if they have not changed.
    offered: Vec<Vec<G::Action>>,
}

impl<G: Game> PlaythroughWriter<G> {
    fn new(n_seats: usize) -> PlaythroughWriter<G> {
        let observers = Seat::all(n_seats).map(Observer::Seat).chain([Observer::Table]).collect();
        PlaythroughWriter { text: String::new(), observers, offered: vec![Vec::new(); n_seats] }
    }

    fn row(&mut self, row: String) {
        writeln!(self.text, "{row}").expect("text can be written into a string");
    }

    fn entry(&mut self, table: &Table<G>, line: Option<&LineOf<G>>, told: &EventsOrUndo<G::Event>) {
        let line = line.map_or_else(|| "start".to_string(), text_of);
        self.row(format!("\n{} {line}", table.n_inputs()));
        self.told(told);
    }

    fn asked(&mut self, g: &G) {
        self.row(format!("  pending {}", text_of(&g.pending())));
        self.legal(g);
    }

    fn told(&mut self, told: &EventsOrUndo<G::Event>) {
        match told {
            EventsOrUndo::TakenBack(seat) => self.row(format!("  taken back by {seat}")),
            EventsOrUndo::Events(events) => events.iter().for_each(|event| self.event(event)),
        }
    }

    /// Writes one row for each different notice of the event, with everybody who got it.
    fn event(&mut self, event: &G::Event) {
        let mut groups: Vec<(G::Notice, Vec<&str>)> = Vec::new();
        for observer in &self.observers {
            let Some(notice) = G::notice(event, *observer) else { continue };
            match groups.iter_mut().find(|(told, _)| *told == notice) {
                Some((_, names)) => names.push(name_of(*observer)),
                None => groups.push((notice, vec![name_of(*observer)])),
            }
        }
        for (notice, names) in groups {
            self.row(format!("  {}: {}", names.join(","), text_of(&notice)));
        }
    }

    fn legal(&mut self, g: &G) {
        for seat in g.pending().asked().iter() {
            let mut actions = Vec::new();
            legal(g, seat, &mut actions);
            let what = if actions == self.offered[seat.index()] {
                "do the same as before".to_string()
            } else {
                text_of(&actions)
            };
            self.row(format!("  {seat} may {what}"));
            self.offered[seat.index()] = actions;
        }
    }
}

fn name_of(observer: Observer) -> &'static str {
    match observer {
        Observer::Seat(seat) => seat.letter(),
        Observer::Table => "table",
        Observer::All => "all",
    }
}

/// Compares a text with the file at `path`, or writes the file if `UPDATE_GOLDEN=1` is set. If the environment variable
/// `GOLDEN_LIST` names a file, the paths of the written files are appended to it.
///
/// # Panics
///
/// If the text differs from the file.
#[track_caller]
pub fn check_golden(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if env::var("UPDATE_GOLDEN").is_ok_and(|value| value == "1") {
        write_golden(path, text);
        if let Some(list) = env::var_os("GOLDEN_LIST") {
            add_to_list(Path::new(&list), path);
        }
        return;
    }
    let golden = fs::read_to_string(path).unwrap_or_else(|error| {
        panic!("{} cannot be read ({error}); UPDATE_GOLDEN=1 writes it", path.display())
    });
    if let Some(difference) = first_difference(&golden, text) {
        panic!("{} differs; UPDATE_GOLDEN=1 accepts the change\n{difference}", path.display());
    }
}

fn write_golden(path: &Path, text: &str) {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, text))
        .unwrap_or_else(|error| panic!("{} cannot be written: {error}", path.display()));
}

/// Appends one line in a single write, because tests run concurrently.
fn add_to_list(list: &Path, path: &Path) {
    fs::canonicalize(path)
        .and_then(|path| {
            let mut list = OpenOptions::new().create(true).append(true).open(list)?;
            list.write_all(format!("{}\n", path.display()).as_bytes())
        })
        .unwrap_or_else(|error| panic!("{} cannot be added to {}: {error}", path.display(), list.display()));
}

/// How many rows are shown before a difference.
const ROWS_BEFORE: usize = 4;

fn first_difference(golden: &str, text: &str) -> Option<String> {
    if golden == text {
        return None;
    }
    let (before, now): (Vec<&str>, Vec<&str>) = (golden.split('\n').collect(), text.split('\n').collect());
    let row = before.iter().zip(&now).take_while(|(before, now)| before == now).count();
    let mut report = format!("first in row {}:\n", row + 1);
    for same in &now[row.saturating_sub(ROWS_BEFORE)..row] {
        report.push_str(&format!("    {same}\n"));
    }
    report.push_str(&format!("  - {}\n", before.get(row).unwrap_or(&"(the file ends)")));
    report.push_str(&format!("  + {}\n", now.get(row).unwrap_or(&"(the text ends)")));
    Some(report)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_shown_with_the_rows_before_it() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        let report = first_difference("a\nb\nc\n", "a\nB\nc\n").unwrap();
        assert_eq!(report, "first in row 2:\n    a\n  - b\n  + B\n");
        let report = first_difference("a\n", "a\nb\n").unwrap();
        assert_eq!(report, "first in row 2:\n    a\n  - \n  + b\n");
    }
}
