//! The record of a game: its set-up, and its inputs in order, one readable line each.
//!
//! ```text
//! {"revenant":1,"game":"…","rules":1,"setup":{…},"players":["ann","bot:thumb"],"state":"…"}
//! 1 {"chance":{"chief":"C"}} 8f3a09c2d4e5f607
//! 2 {"act":["C",{"vote-for":"B"}]} 1c09e5d2f6078f3a
//! 3 {"undo":"C"} 8f3a09c2d4e5f607
//! 4 {"pass":["A","B","C"]} 55c1e5d2f6078f3a
//! end 4
//! ```
//!
//! Each line ends with the digest of the state after it. A server adds the time of the input, `@` and milliseconds,
//! and the id of its request after `#`. The last line contains the number of inputs, so that a truncated file differs
//! from a game that was saved early; after a finished game of a server it also contains the secret of its chance.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::digest::DigestBuffer;
use crate::limits::{INPUTS_PER_GAME, JOURNAL_LINE_CHARS};
use crate::{Digest, EventsOrUndo, Game, Seat, Table};

/// The version of the format that this program writes and reads.
const FORMAT: u32 = 1;

/// One line of a journal: an input, or an undo of the previous one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line<Action, Roll> {
    /// An action of a seat.
    Act(Seat, Action),
    /// An answer of chance.
    Chance(Roll),
    /// A seat takes back its last input.
    Undo(Seat),
    /// These seats pass in the open window, one after another. A window that nobody used is closed by one such line.
    Pass(Vec<Seat>),
    /// A seat asks for time to think in the open window, which does not close by itself before the seat has answered.
    Wait(Seat),
}

/// A journal line of this game.
pub type LineOf<G> = Line<<G as Game>::Action, <G as Game>::Roll>;

/// The first line of a journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header<Setup> {
    revenant: u32,
    /// The name of the game.
    pub game: String,
    /// The version of the rules that it was played by.
    pub rules: u32,
    /// The options of the table.
    pub setup: Setup,
    /// The players, starting with seat A: a name, or `bot:` and the kind of a bot.
    pub players: Vec<String>,
    /// How the table's chance can be verified, if it can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<ChanceHeader>,
    state: String,
}

/// What is known of a table's chance before the game, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChanceHeader {
    /// The hash of the secret.
    pub commitment: String,
    /// The contribution of each seat to the key.
    pub contributions: Vec<String>,
}

impl<Setup> Header<Setup> {
    /// The header of a game that begins at this table.
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

/// A complete and well-formed journal. [`Journal::replay`] checks whether it is true.
///
/// ```
/// # mod game { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/game.rs")); }
/// use game::{LowBid, Setup};
/// use table::{Journal, Line, Table};
///
/// let setup = Setup { seats: 2 };
/// let (mut table, _) = Table::<LowBid>::start(&setup).unwrap();
/// let mut journal = Journal::<LowBid>::new(setup, vec!["ann".to_string(), "bot:random".to_string()], &table);
///
/// let line = Line::Chance(5);
/// table.take(&line).unwrap();
/// journal.push(line, table.digest());
///
/// let text = journal.write();
/// assert!(text.ends_with("end 1\n"));
/// assert_eq!(Journal::parse(&text), Ok(journal.clone()));
/// let replayed = journal.replay(|_number, _line, _told, _table| {})?;
/// assert_eq!(replayed.state(), table.state());
/// # Ok::<(), table::JournalError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal<G: Game> {
    /// The first line.
    pub header: Header<G::Setup>,
    /// The inputs and undos, each with the digest of the state after it.
    pub lines: Vec<(LineOf<G>, Digest)>,
}

/// What is wrong with a journal, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalError {
    /// The number of the line in the file, starting at 1.
    pub line: usize,
    /// What is wrong with it.
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
    /// Checks that the game was played by the version of the rules that this program has.
    pub fn check_rules<G: Game>(&self) -> Result<(), OtherRules> {
        let (theirs, ours) = (self.rules, G::RULES_VERSION);
        if theirs == ours { Ok(()) } else { Err(OtherRules { theirs, ours }) }
    }
}

/// A game was played by another version of the rules than this program has. It is kept, but cannot be continued.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OtherRules {
    /// The version that it was played by.
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

/// Reads the first line of a journal of any game, for instance to find out which game it is.
pub fn parse_header(text: &str) -> Result<Header<serde::de::IgnoredAny>, JournalError> {
    #[derive(Deserialize)]
    struct Format {
        revenant: Option<u32>,
    }
    let first = text.lines().next().unwrap_or_default();
    let format: Format = serde_json::from_str(first)
        .map_err(|error| wrong(1, format!("this is not a journal: {}", without_place(&error))))?;
    match format.revenant {
        Some(FORMAT) => {}
        Some(other) => {
            return Err(wrong(
                1,
                format!("the journal has format {other}, this program reads format {FORMAT}"),
            ));
        }
        None => return Err(wrong(1, "this is not a journal: it does not begin with {\"revenant\":…}")),
    }
    serde_json::from_str(first).map_err(|error| wrong(1, without_place(&error)))
}

/// The text of a JSON error without its position: its line is always 1 and would contradict ours.
fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_string()
}

/// One line of a journal as text, without the line break.
pub fn write_line<G: Game>(number: usize, line: &LineOf<G>, digest: Digest) -> String {
    let json = serde_json::to_string(line).expect("actions and rolls are plain data");
    StoredLine { json: &json, digest, came_at_ms: None, request: None }.write(number)
}

impl<G: Game> Journal<G> {
    /// The journal of a game that begins at this table.
    pub fn new(setup: G::Setup, players: Vec<String>, start: &Table<G>) -> Journal<G> {
        let header = Header::new(setup, players, None, start);
        Journal { header, lines: Vec::new() }
    }

    /// Adds a line with the digest of the state after it.
    pub fn push(&mut self, line: LineOf<G>, digest: Digest) {
        self.lines.push((line, digest));
    }

    /// The journal as text.
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

    /// Reads a journal from text. It must be complete, of this game, and of this version of the rules.
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
                        format!("the last line counts {count} inputs, but there are {}", lines.len()),
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

    /// Plays the journal from the start and checks every line and every digest. `seen` is called at the start, with
    /// number 0 and no line, and after each line.
    pub fn replay(
        &self,
        mut seen: impl FnMut(usize, Option<&LineOf<G>>, &EventsOrUndo<G::Event>, &Table<G>),
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
        seen(0, None, &EventsOrUndo::Events(events), &table);
        let mut bytes = DigestBuffer::default();
        for (index, (line, digest)) in self.lines.iter().enumerate() {
            let number = index + 2;
            let told = table
                .take(line)
                .map_err(|refusal| wrong(number, format!("the input is refused: {refusal}")))?;
            if bytes.digest_of(table.state()) != *digest {
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
        return Err(format!("expected input {expected}, found {number:?}"));
    }
    let stored = StoredLine::parse(row)?;
    let line = serde_json::from_str(stored.json)
        .map_err(|error| format!("the input cannot be read: {}", without_place(&error)))?;
    Ok((line, stored.digest))
}

/// Splits off the last word of a line, which is its digest or a note after it.
fn last_word(rest: &str) -> Result<(&str, &str), String> {
    rest.rsplit_once(' ').ok_or_else(|| "the digest is missing".to_string())
}

/// A line of a journal with the additional data that a server stores.
///
/// ```
/// use table::StoredLine;
///
/// let line = StoredLine::parse(r#"3 {"undo":"C"} 8f3a09c2d4e5f607 @1700000000000 #k-1"#)?;
/// assert_eq!((line.json, line.request), (r#"{"undo":"C"}"#, Some("k-1")));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredLine<'a> {
    /// The line itself as JSON.
    pub json: &'a str,
    /// The digest of the state after it.
    pub digest: Digest,
    /// When it came, in milliseconds since 1970.
    pub came_at_ms: Option<u64>,
    /// The id of the request that it answered.
    pub request: Option<&'a str>,
}

impl<'a> StoredLine<'a> {
    /// Reads a line from its text.
    pub fn parse(row: &'a str) -> Result<StoredLine<'a>, String> {
        let (_, rest) = row.split_once(' ').ok_or("a line has a number, an input and a digest")?;
        let (mut json, mut digest) = last_word(rest)?;
        let request = digest.strip_prefix('#');
        if request.is_some() {
            (json, digest) = last_word(json)?;
        }
        let came_at = digest.strip_prefix('@');
        if came_at.is_some() {
            (json, digest) = last_word(json)?;
        }
        let came_at_ms =
            came_at.map(|ms| ms.parse().map_err(|_| format!("{ms:?} is not a time"))).transpose()?;
        Ok(StoredLine { json, digest: digest.parse()?, came_at_ms, request })
    }

    /// The text of this line with its number, starting at 1.
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
        let row = "3 {} 0000000000000005 @17 #k-1";
        let line = StoredLine { json: "{}", digest: Digest(5), came_at_ms: Some(17), request: Some("k-1") };
        assert_eq!(line.write(3), row);
        assert!(StoredLine::parse("3 {} 0000000000000005 #k-1 @17").is_err());
        for row in ["3 {}", "3 #k-1", "3 {} @17", "3 {} #k-1", "3 {} @17 #k-1"] {
            assert_eq!(StoredLine::parse(row), Err("the digest is missing".to_string()), "{row}");
        }
    }
}
