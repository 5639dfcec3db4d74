//! Tests of rules as small scripts: a table that is played in words.

use table::{
    EventsOrUndo, Game, Observer, Refusal, Seat, Table, check, digest_of, legal, thinkable, why_not,
};

use crate::words::{line, words};

/// A table that is played in words.
///
/// ```
/// # mod game { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../table/examples/game.rs")); }
/// use game::{LowBid, Setup};
/// use table::{Observer, Seat};
/// use table_laws::Script;
///
/// let mut script = Script::<LowBid>::start(&Setup { seats: 2 });
/// script.play("chance 4\nA bid 2\nB bid 1   # the lowest bid wins");
/// assert_eq!(script.state().view(Observer::Table).scores, [0, 4]);
/// # use table::Game;
/// script.play("chance 6");
/// assert_eq!(script.legal(Seat::A), "bid 1, bid 2, bid 3, bid 4, bid 5");
/// assert_eq!(script.refused("A bid 9").reason, "no-such-bid");
/// ```
#[derive(Clone, Debug)]
pub struct Script<G: Game> {
    table: Table<G>,
    /// What was told during the last play.
    told: Vec<EventsOrUndo<G::Event>>,
}

impl<G: Game> Script<G> {
    /// Starts a game.
    #[track_caller]
    pub fn start(setup: &G::Setup) -> Script<G> {
        let (table, events) =
            Table::start(setup).unwrap_or_else(|errors| panic!("the set-up is refused: {errors}"));
        Script { table, told: vec![EventsOrUndo::Events(events)] }
    }

    /// Continues from a state, which first runs until somebody, or chance, must answer.
    pub fn from_state(state: G) -> Script<G> {
        let (table, events) = Table::from_state(state);
        Script { table, told: vec![EventsOrUndo::Events(events)] }
    }

    /// Continues at a table.
    pub fn from_table(table: Table<G>) -> Script<G> {
        Script { table, told: Vec::new() }
    }

    /// Takes each line of a text. Empty lines are ignored, and a `#` starts a comment.
    ///
    /// # Panics
    ///
    /// If a line is refused.
    #[track_caller]
    pub fn play(&mut self, text: &str) -> &mut Script<G> {
        self.told.clear();
        for (index, row) in text.lines().enumerate() {
            let row = row.split('#').next().unwrap_or_default().trim();
            if row.is_empty() {
                continue;
            }
            match self.table.take(&line::<G>(row)) {
                Ok(told) => self.told.push(told),
                Err(refusal) => {
                    let pending = words(&self.table.state().pending());
                    panic!(
                        "line {} of the script, {row:?}, is refused: {refusal}\npending: {pending}",
                        index + 1
                    );
                }
            }
        }
        self
    }

    /// Takes a line that must be refused, and returns the refusal.
    ///
    /// # Panics
    ///
    /// If the line is accepted, or if its refusal changes the state.
    #[track_caller]
    pub fn refused(&mut self, text: &str) -> Refusal {
        let before = self.table.state().clone();
        match self.table.take(&line::<G>(text)) {
            Ok(_) => panic!("{text:?} is accepted"),
            Err(refusal) => {
                assert_eq!(self.table.state(), &before, "{text:?} is refused, but changes the state");
                assert_eq!(
                    self.table.digest(),
                    digest_of(&before),
                    "{text:?} is refused, but changes the digest"
                );
                refusal
            }
        }
    }

    /// Plays a script and writes down what happens. The rows of a script:
    ///
    /// ```text
    /// A vote-for B            an input, followed by what a spectator is told
    /// ~ A vote-for B          an input without any output
    /// ! A vote-for D          an input that is refused, with the rule
    /// ? A                     what A may do
    /// ?? A                    what A might try but may not do, grouped by rule
    /// @B                      what B, who may know more, was told of the last input
    /// = pending               whom the table waits for
    /// = board                 anything else after `=` is passed to `show`
    /// ```
    #[track_caller]
    pub fn transcript(&mut self, text: &str, show: impl Fn(&G, &str) -> String) -> String {
        let mut written = indented(&self.told(Observer::Table));
        for row in text.lines().map(str::trim).filter(|row| !row.is_empty()) {
            check(self.state()).unwrap_or_else(|broken| panic!("before {row:?}: {broken}\nafter\n{written}"));
            written += &match row.split_at(1) {
                ("?", rest) if rest.starts_with('?') => {
                    let seat = rest[1..].trim();
                    format!("?? {seat}:\n{}", indented(&self.forbidden(seat_of(seat))))
                }
                ("?", seat) => format!("? {}: {}\n", seat.trim(), self.legal(seat_of(seat))),
                ("@", seat) => format!("@{seat}\n{}", indented(&self.told(Observer::Seat(seat_of(seat))))),
                ("~", input) => {
                    self.play(input);
                    String::new()
                }
                ("!", input) => format!("!{input}: {}\n", self.refused(input.trim())),
                ("=", " pending") => format!("= {}\n", self.pending()),
                ("=", what) => format!("{}\n", show(self.state(), what.trim())),
                _ => format!("> {row}\n{}", indented(&self.play(row).told(Observer::Table))),
            };
        }
        written
    }

    /// What this observer was told during the last play, one notice per line.
    pub fn told(&self, observer: Observer) -> String {
        let mut lines = Vec::new();
        for told in &self.told {
            if let EventsOrUndo::TakenBack(seat) = told {
                lines.push(format!("taken-back {seat}"));
            }
            lines.extend(told.notices::<G>(observer).iter().map(words));
        }
        lines.join("\n")
    }

    /// What this seat may do now.
    pub fn legal(&self, seat: Seat) -> String {
        let mut actions = Vec::new();
        legal(self.table.state(), seat, &mut actions);
        actions.iter().map(words).collect::<Vec<_>>().join(", ")
    }

    /// The actions that this seat might try but may not do now, one row per reason.
    pub fn forbidden(&self, seat: Seat) -> String {
        let mut actions = Vec::new();
        thinkable(self.table.state(), seat, &mut actions);
        let mut rows: Vec<(Refusal, Vec<String>)> = Vec::new();
        for action in actions {
            let Some(refusal) = why_not(self.table.state(), seat, action) else { continue };
            match rows.iter_mut().find(|(reason, _)| *reason == refusal) {
                Some((_, named)) => named.push(words(&action)),
                None => rows.push((refusal, vec![words(&action)])),
            }
        }
        rows.iter().map(|(refusal, named)| format!("{refusal}: {}\n", named.join(", "))).collect()
    }

    /// The seats, or chance, that the table waits for.
    pub fn pending(&self) -> String {
        words(&self.table.state().pending())
    }

    /// The state of the game.
    pub fn state(&self) -> &G {
        self.table.state()
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }
}

#[track_caller]
fn seat_of(text: &str) -> Seat {
    text.trim().parse().unwrap_or_else(|error| panic!("{error}"))
}

fn indented(rows: &str) -> String {
    rows.lines().map(|row| format!("    {row}\n")).collect()
}
