//! The truth of a game: its set-up and its inputs in order, one readable line each.
//!
//! ```text
//! {"revenant":1,"game":"…","rules":1,"setup":{…},"players":["ann","bot:thumb"],"state":"…"}
//! 1 {"chance":{"chief":"C"}} 8f3a09c2d4e5f607
//! 2 {"act":["C",{"vote-for":"B"}]} 1c09e5d2f6078f3a
//! 3 {"undo":"C"} 8f3a09c2d4e5f607
//! end 3
//! ```
//!
//! Each line ends with the digest of the state after it; a server adds when it came, `@` and
//! milliseconds, and the request it answered, `#` and its id. The last line counts the others, so that
//! a file cut short is told from a game that was saved early; after a game of the server it also has
//! the secret of its chance.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::limits::{INPUTS_PER_GAME, JOURNAL_LINE_CHARS};
use crate::{Digest, Game, Seat, Table, Told};

/// The format of journals that this program writes and reads.
const FORMAT: u32 = 1;

/// One line of a journal: an input, or an undo of the last one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line<Action, Roll> {
    Act(Seat, Action),
    Chance(Roll),
    Undo(Seat),
}

pub type LineOf<G> = Line<<G as Game>::Action, <G as Game>::Roll>;

/// The first line of a journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header<Setup> {
    revenant: u32,
    pub game: String,
    pub rules: u32,
    pub setup: Setup,
    /// Who sits where, seat A first: a name, or `bot:` and its kind.
    pub players: Vec<String>,
    /// How the table's chance can be checked, where it can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<ChanceHeader>,
    state: String,
}

/// What was known of a table's chance before its game, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChanceHeader {
    pub commitment: String,
    /// One a seat.
    pub contributions: Vec<String>,
}

impl<Setup> Header<Setup> {
    pub fn new<G: Game>(
        setup: Setup,
        players: Vec<String>,
        chance: Option<ChanceHeader>,
        start: &Table<G>,
    ) -> Header<Setup> {
        Header {
            revenant: FORMAT,
            game: G::NAME.to_string(),
            rules: G::RULES_VERSION,
            setup,
            players,
            chance,
            state: start.digest().to_string(),
        }
    }
}

/// A whole journal, read and well-formed; whether it is true is for [`Journal::replay`] to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal<G: Game> {
    pub header: Header<G::Setup>,
    pub lines: Vec<(LineOf<G>, Digest)>,
}

/// What is wrong with a journal, and in which of its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalError {
    pub line: usize,
    pub reason: String,
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for JournalError {}

fn wrong(line: usize, reason: impl fmt::Display) -> JournalError {
    JournalError { line, reason: reason.to_string() }
}

impl<Setup> Header<Setup> {
    /// Whether the game was begun by the rules that this program has.
    pub fn check_rules<G: Game>(&self) -> Result<(), OtherRules> {
        let (theirs, ours) = (self.rules, G::RULES_VERSION);
        if theirs == ours { Ok(()) } else { Err(OtherRules { theirs, ours }) }
    }
}

/// A game was begun by other rules than this program has: it is kept, and never played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OtherRules {
    /// The version it was begun by.
    pub theirs: u32,
    /// The version of this program.
    pub ours: u32,
}

impl fmt::Display for OtherRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OtherRules { theirs, ours } = self;
        write!(f, "the journal was played by rules version {theirs}, this program has {ours}")
    }
}

/// Reads the first line without knowing the game, to learn which one it is.
pub fn parse_header(text: &str) -> Result<Header<serde::de::IgnoredAny>, JournalError> {
    #[derive(Deserialize)]
    struct Format {
        revenant: Option<u32>,
    }
    let first = text.lines().next().unwrap_or_default();
    let format: Format = serde_json::from_str(first)
        .map_err(|error| wrong(1, format!("this is no journal: {}", without_place(&error))))?;
    match format.revenant {
        Some(FORMAT) => {}
        Some(other) => {
            return Err(wrong(
                1,
                format!("the journal has format {other}, this program reads format {FORMAT}"),
            ));
        }
        None => return Err(wrong(1, "this is no journal: it does not begin with {\"revenant\":…}")),
    }
    serde_json::from_str(first).map_err(|error| wrong(1, without_place(&error)))
}

/// A JSON error without its line, which is always 1 here and would contradict ours.
fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_string()
}

/// One line as it stands in a journal, without its end of line.
pub fn write_line<G: Game>(number: usize, line: &LineOf<G>, digest: Digest) -> String {
    let json = serde_json::to_string(line).expect("actions and rolls are plain data");
    StoredLine { json: &json, digest, came_at_ms: None, request: None }.write(number)
}

impl<G: Game> Journal<G> {
    pub fn new(setup: G::Setup, players: Vec<String>, start: &Table<G>) -> Journal<G> {
        let header = Header::new(setup, players, None, start);
        Journal { header, lines: Vec::new() }
    }

    pub fn push(&mut self, line: LineOf<G>, digest: Digest) {
        self.lines.push((line, digest));
    }

    pub fn write(&self) -> String {
        let mut text = serde_json::to_string(&self.header).expect("a set-up is plain data");
        text.push('\n');
        for (index, (line, digest)) in self.lines.iter().enumerate() {
            text.push_str(&write_line::<G>(index + 1, line, *digest));
            text.push('\n');
        }
        text.push_str(&format!("end {}\n", self.lines.len()));
        text
    }

    pub fn parse(text: &str) -> Result<Journal<G>, JournalError> {
        let header = parse_header(text)?;
        if header.game != G::NAME {
            return Err(wrong(1, format!("the journal is of the game {}, not of {}", header.game, G::NAME)));
        }
        header.check_rules::<G>().map_err(|other| wrong(1, other.to_string()))?;
        let mut rows = text.split_inclusive('\n').enumerate().map(|(index, row)| (index + 1, row));
        let (_, first) = rows.next().unwrap_or_default();
        let header =
            serde_json::from_str(first.trim_end()).map_err(|error| wrong(1, without_place(&error)))?;
        let mut lines = Vec::new();
        let mut last = 1;
        for (number, row) in rows.by_ref() {
            last = number;
            let Some(row) = row.strip_suffix('\n') else {
                return Err(wrong(number, "the journal is cut off in the middle of this line"));
            };
            if row.len() > JOURNAL_LINE_CHARS {
                return Err(wrong(number, format!("the line has more than {JOURNAL_LINE_CHARS} characters")));
            }
            if let Some(end) = row.strip_prefix("end ") {
                let (count, _secret) = end.split_once(' ').unwrap_or((end, ""));
                if count != lines.len().to_string() {
                    return Err(wrong(
                        number,
                        format!("the end counts {count} inputs, there are {}", lines.len()),
                    ));
                }
                if let Some((number, _)) = rows.next() {
                    return Err(wrong(number, "there is something after the end"));
                }
                return Ok(Journal { header, lines });
            }
            if lines.len() >= INPUTS_PER_GAME {
                return Err(wrong(number, format!("a game has at most {INPUTS_PER_GAME} inputs")));
            }
            lines.push(parse_line::<G>(row, lines.len() + 1).map_err(|reason| wrong(number, reason))?);
        }
        Err(wrong(last, "the journal is cut off: it has no line `end` after this one"))
    }

    /// Plays the journal from the start and checks every line and every digest. `seen` is called at
    /// the start, with line 0 and no input, and after each line.
    pub fn replay(
        &self,
        mut seen: impl FnMut(usize, Option<&LineOf<G>>, &Told<G::Event>, &Table<G>),
    ) -> Result<Table<G>, JournalError> {
        let (mut table, events) = Table::<G>::start(&self.header.setup)
            .map_err(|errors| wrong(1, format!("the set-up is refused: {errors}")))?;
        if self.header.players.len() != table.state().n_seats() {
            let (names, seats) = (self.header.players.len(), table.state().n_seats());
            return Err(wrong(1, format!("{names} players are named for {seats} seats")));
        }
        if self.header.state != table.digest().to_string() {
            return Err(wrong(1, "the digest of the first state differs: the set-up was changed"));
        }
        seen(0, None, &Told::Events(events), &table);
        for (index, (line, digest)) in self.lines.iter().enumerate() {
            let number = index + 2;
            let told = table
                .take(line)
                .map_err(|refusal| wrong(number, format!("the input is refused: {refusal}")))?;
            if table.digest() != *digest {
                return Err(wrong(number, "the digest differs: this line or its digest was changed"));
            }
            seen(index + 1, Some(line), &told, &table);
        }
        Ok(table)
    }
}

fn parse_line<G: Game>(row: &str, expected: usize) -> Result<(LineOf<G>, Digest), String> {
    let number = row.split(' ').next().unwrap_or_default();
    if number.parse() != Ok(expected) {
        return Err(format!("here should be input {expected}, not {number:?}"));
    }
    let stored = StoredLine::parse(row)?;
    let line = serde_json::from_str(stored.json)
        .map_err(|error| format!("the input cannot be read: {}", without_place(&error)))?;
    Ok((line, stored.digest))
}

/// A line without the last word, if that word begins with `mark`; and the word without the mark.
fn without_note(rest: &str, mark: char) -> (&str, Option<&str>) {
    match rest.rsplit_once(' ') {
        Some((before, word)) if word.starts_with(mark) => (before, Some(&word[mark.len_utf8()..])),
        _ => (rest, None),
    }
}

/// What a server keeps of one line beside what every journal has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredLine<'a> {
    pub json: &'a str,
    pub digest: Digest,
    pub came_at_ms: Option<u64>,
    pub request: Option<&'a str>,
}

impl<'a> StoredLine<'a> {
    pub fn parse(row: &'a str) -> Result<StoredLine<'a>, String> {
        let (_, rest) = row.split_once(' ').ok_or("a line is a number, an input and a digest")?;
        let (rest, request) = without_note(rest, '#');
        let (rest, came_at) = without_note(rest, '@');
        let (json, digest) = rest.rsplit_once(' ').ok_or("the digest is missing")?;
        let came_at_ms =
            came_at.map(|ms| ms.parse().map_err(|_| format!("{ms:?} is no time"))).transpose()?;
        Ok(StoredLine { json, digest: digest.parse()?, came_at_ms, request })
    }

    pub fn write(&self, number: usize) -> String {
        let mut row = format!("{number} {} {}", self.json, self.digest);
        if let Some(ms) = self.came_at_ms {
            row.push_str(&format!(" @{ms}"));
        }
        if let Some(request) = self.request {
            row.push_str(&format!(" #{request}"));
        }
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stored_line_reads_what_it_writes() {
        let json = r#"{"act":["A",{"say":"a #b @c"}]}"#;
        for (came_at_ms, request) in
            [(None, None), (Some(17), None), (None, Some("k-1")), (Some(17), Some("k-1"))]
        {
            let line = StoredLine { json, digest: Digest(5), came_at_ms, request };
            assert_eq!(StoredLine::parse(&line.write(3)), Ok(line));
        }
    }

    #[test]
    fn only_the_last_words_are_notes_and_only_in_their_order() {
        assert_eq!(without_note("a #b", '#'), ("a", Some("b")));
        assert_eq!(without_note("a b", '#'), ("a b", None));
        assert_eq!(without_note("#b", '#'), ("#b", None), "a note follows something");
        let row = "3 {} 0000000000000005 @17 #k-1";
        let line = StoredLine { json: "{}", digest: Digest(5), came_at_ms: Some(17), request: Some("k-1") };
        assert_eq!(line.write(3), row);
        assert!(StoredLine::parse("3 {} 0000000000000005 #k-1 @17").is_err());
    }
}
