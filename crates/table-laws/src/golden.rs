//! Golden playthroughs: a whole random game as text under version control. Whoever changes the rules
//! sees in the diff what else changed.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use chance::Seeded;
use table::{Game, LineOf, Observer, Seat, Table, Told, legal};

use crate::json::text_of;
use crate::play::choose;

/// How much a playthrough shows of each input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// The line, what everybody was told, what is pending, what is legal, the digest.
    Everything,
    /// The line and the digest.
    Lines,
}

/// A random game, to be written as text.
#[derive(Clone, Debug)]
pub struct Golden<G: Game> {
    setup: G::Setup,
    seed: u64,
    n_inputs_at_most: usize,
    detail: Detail,
}

/// A whole random game with everything in it.
pub fn golden<G: Game>(setup: G::Setup, seed: u64) -> String {
    Golden::<G>::new(setup, seed).text()
}

impl<G: Game> Golden<G> {
    pub fn new(setup: G::Setup, seed: u64) -> Golden<G> {
        Golden { setup, seed, n_inputs_at_most: usize::MAX, detail: Detail::Everything }
    }

    pub fn at_most(self, n_inputs: usize) -> Golden<G> {
        Golden { n_inputs_at_most: n_inputs, ..self }
    }

    pub fn detail(self, detail: Detail) -> Golden<G> {
        Golden { detail, ..self }
    }

    pub fn text(&self) -> String {
        let (mut table, events) =
            Table::<G>::start(&self.setup).unwrap_or_else(|errors| panic!("the set-up is refused: {errors}"));
        let mut chance = Seeded::new(self.seed);
        let mut page = Page::new(table.state().n_seats(), self.detail);
        page.row(format!("{}, rules {}, seed {}", G::NAME, G::RULES_VERSION, self.seed));
        page.row(format!("setup {}", text_of(&self.setup)));
        page.entry(&table, None, &Told::Events(events));
        while table.n_inputs() < self.n_inputs_at_most {
            let Some(line) = choose(&table, &mut chance) else { break };
            let told = table
                .take(&line)
                .unwrap_or_else(|refusal| panic!("{} is refused: {refusal}", text_of(&line)));
            page.entry(&table, Some(&line), &told);
        }
        page.row(match table.state().outcome() {
            Some(outcome) => format!("over {}", text_of(&outcome)),
            None => "and so on".to_string(),
        });
        page.text
    }
}

struct Page<G: Game> {
    text: String,
    detail: Detail,
    observers: Vec<Observer>,
    /// By seat, the legal actions that were written last: what did not change is not repeated.
    offered: Vec<Vec<G::Action>>,
}

impl<G: Game> Page<G> {
    fn new(n_seats: usize, detail: Detail) -> Page<G> {
        let observers = Seat::all(n_seats).map(Observer::Seat).chain([Observer::Table]).collect();
        Page { text: String::new(), detail, observers, offered: vec![Vec::new(); n_seats] }
    }

    fn row(&mut self, row: String) {
        writeln!(self.text, "{row}").expect("text can be written into a string");
    }

    fn entry(&mut self, table: &Table<G>, line: Option<&LineOf<G>>, told: &Told<G::Event>) {
        let line = line.map_or_else(|| "start".to_string(), text_of);
        match self.detail {
            Detail::Lines => self.row(format!("{} {line} {}", table.n_inputs(), table.digest())),
            Detail::Everything => {
                self.row(format!("\n{} {line}", table.n_inputs()));
                self.told(told);
                self.row(format!("  pending {}", text_of(&table.state().pending())));
                self.legal(table.state());
                self.row(format!("  digest {}", table.digest()));
            }
        }
    }

    fn told(&mut self, told: &Told<G::Event>) {
        match told {
            Told::TakenBack(seat) => self.row(format!("  taken back by {seat}")),
            Told::Events(events) => events.iter().for_each(|event| self.event(event)),
        }
    }

    /// One row for each notice of the event, with all who got it.
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

/// Compares a text with the file at `path`, or writes it there where `UPDATE_GOLDEN=1` is set.
#[track_caller]
pub fn check_golden(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if env::var("UPDATE_GOLDEN").is_ok_and(|value| value == "1") {
        write_golden(path, text);
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

/// How many rows before a difference are shown with it.
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
    fn the_first_difference_is_shown_with_what_leads_to_it() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        let report = first_difference("a\nb\nc\n", "a\nB\nc\n").unwrap();
        assert_eq!(report, "first in row 2:\n    a\n  - b\n  + B\n");
        let report = first_difference("a\n", "a\nb\n").unwrap();
        assert_eq!(report, "first in row 2:\n    a\n  - \n  + b\n");
    }
}
