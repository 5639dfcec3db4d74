//! The end of a game: the table as everybody may see it, the points, and what can be done with it.

use std::path::PathBuf;

use games::ListedGame;
use table::{Observer, Seat, SeatSet};
use terminal::board::Sketch;
use terminal::layout::{left, right, width_of};
use terminal::style::{Hue, strong};

use super::command::Command;
use super::host::{Host, quoted};
use crate::failure::Failure;
use crate::news::paragraphs;
use crate::screen;

impl<G: ListedGame> Host<G> {
    pub(super) fn end(&mut self) -> Result<(), Failure> {
        self.look_at_table();
        self.show_end()?;
        loop {
            let hint = if self.is_saved() { "end-hint-saved" } else { "end-hint-unsaved" };
            let hint = self.speech.word(hint);
            self.terminal.paragraph("", &hint)?;
            let Some(line) = self.terminal.ask("> ")? else { break };
            match Command::parse(&line, &self.speech) {
                Command::Save(file) => self.save(file.map(PathBuf::from))?,
                _ => break,
            }
        }
        self.say_how_to_replay()
    }

    /// What happened last is told as the whole table heard it: there may be several people here.
    fn show_end(&mut self) -> Result<(), Failure> {
        let humans = self.seating.humans();
        match humans.only() {
            Some(_) => self.terminal.fresh_page()?,
            None => self.terminal.hide_everything()?,
        }
        let observer = humans.only().map_or(Observer::Table, Observer::Seat);
        let since = humans.iter().map(|seat| self.seen[seat.index()]).min().unwrap_or(0);
        let heard = self.session.told_since(since, observer);
        for paragraph in paragraphs(&heard, &self.speech) {
            self.terminal.paragraph(" · ", &paragraph)?;
        }
        self.terminal.line("")?;
        let width = self.terminal.width;
        let sketch = Sketch { observer, speech: &self.speech, seating: &self.seating, width };
        let lines = screen::table_as_seen(self.session.state(), &sketch);
        self.terminal.lines(&lines)?;
        self.show_scores()
    }

    fn show_scores(&mut self) -> Result<(), Failure> {
        let Some(outcome) = self.session.state().outcome() else { return Ok(()) };
        let mark = format!("{} ", strong("▶", Hue::SODIUM));
        if G::IS_COOPERATIVE {
            let is_lost = outcome.winners.is_empty();
            let message = if is_lost { "end-together-lost" } else { "end-together-won" };
            let text = self.speech.word(message);
            return self.terminal.paragraph(&mark, &text);
        }
        let n_seats = self.session.state().n_seats();
        let mut seats: Vec<Seat> = Seat::all(n_seats).collect();
        // The sort is stable: equals stay in the order of seats.
        seats.sort_by_key(|seat| (!outcome.winners.has(*seat), -outcome.scores[seat.index()]));
        let name_width = seats.iter().map(|seat| width_of(self.speech.name(*seat))).max().unwrap_or(0);
        for seat in seats {
            let name = left(self.speech.name(seat), name_width);
            let score = right(&outcome.scores[seat.index()].to_string(), 4);
            let word = if outcome.winners.has(seat) { self.speech.word("end-winner") } else { String::new() };
            self.terminal.line(&format!("   {name} {score}  {}", strong(&word, Hue::SODIUM)))?;
        }
        let text = match outcome.winners {
            SeatSet::EMPTY => self.speech.word("end-nobody"),
            winners => self.speech.with("end-winners", "seats", self.speech.names(winners)),
        };
        self.terminal.paragraph(&mark, &text)
    }

    fn say_how_to_replay(&mut self) -> Result<(), Failure> {
        let text = match &self.file {
            Some(file) => {
                let command = format!("revenant replay {} --as all", quoted(file));
                self.speech.with("end-replay", "command", command)
            }
            None => self.speech.word("end-unsaved"),
        };
        self.terminal.paragraph("", &text)
    }
}
