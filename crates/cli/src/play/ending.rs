//! The end of a game: shows the table and the points, and offers to save the game.

use std::path::PathBuf;

use games::ListedGame;
use table::{Observer, Seat, SeatSet};
use terminal::board::DrawContext;
use terminal::layout::{left, right, width_of};
use terminal::screen;
use terminal::style::{TerminalColour, bold_coloured};

use super::command::Command;
use super::host::{Host, quoted};
use crate::failure::Failure;
use crate::news::paragraphs;

impl<G: ListedGame> Host<G> {
    pub(super) fn end(&mut self) -> Result<(), Failure> {
        self.look_at_table();
        self.show_end()?;
        loop {
            let hint = if self.is_saved() { "end-hint-saved" } else { "end-hint-unsaved" };
            let hint = self.speech.word(hint);
            self.console.paragraph("", &hint)?;
            let Some(line) = self.console.ask("> ")? else { break };
            match Command::parse(&line, &self.speech) {
                Command::Save(file) => self.save(file.map(PathBuf::from))?,
                _ => break,
            }
        }
        self.say_how_to_replay()
    }

    /// Shows what happened last. If several people share the keyboard, it shows only what everybody may know.
    fn show_end(&mut self) -> Result<(), Failure> {
        let humans = self.seating.humans();
        match humans.only() {
            Some(_) => self.console.fresh_page()?,
            None => self.console.hide_everything()?,
        }
        let observer = humans.only().map_or(Observer::Table, Observer::Seat);
        let since = humans.iter().map(|seat| self.seen[seat.index()]).min().unwrap_or(0);
        let told = self.session.told_since(since, observer);
        for paragraph in paragraphs(&told, &self.speech) {
            self.console.paragraph(" · ", &paragraph)?;
        }
        self.console.line("")?;
        let width = self.console.width;
        let context = DrawContext { observer, speech: &self.speech, seating: &self.seating, width };
        let lines = screen::table_as_seen::<G::Terminal>(self.session.state(), &context);
        self.console.lines(&lines)?;
        self.show_scores()
    }

    fn show_scores(&mut self) -> Result<(), Failure> {
        let Some(outcome) = self.session.state().outcome() else { return Ok(()) };
        let mark = format!("{} ", bold_coloured("▶", TerminalColour::ORANGE));
        if G::IS_COOPERATIVE {
            let is_lost = outcome.winners.is_empty();
            let message = if is_lost { "end-together-lost" } else { "end-together-won" };
            let text = self.speech.word(message);
            return self.console.paragraph(&mark, &text);
        }
        let n_seats = self.session.state().n_seats();
        let mut seats: Vec<Seat> = Seat::all(n_seats).collect();
        // The sort is stable, so tied players stay in the order of their seats.
        seats.sort_by_key(|seat| (!outcome.winners.has(*seat), -outcome.scores[seat.index()]));
        let name_width = seats.iter().map(|seat| width_of(self.speech.name(*seat))).max().unwrap_or(0);
        for seat in seats {
            let name = left(self.speech.name(seat), name_width);
            let score = right(&outcome.scores[seat.index()].to_string(), 4);
            let word = if outcome.winners.has(seat) { self.speech.word("end-winner") } else { String::new() };
            self.console
                .line(&format!("   {name} {score}  {}", bold_coloured(&word, TerminalColour::ORANGE)))?;
        }
        let text = match outcome.winners {
            SeatSet::EMPTY => self.speech.word("end-nobody"),
            winners => self.speech.with("end-winners", "seats", self.speech.names(winners)),
        };
        self.console.paragraph(&mark, &text)
    }

    fn say_how_to_replay(&mut self) -> Result<(), Failure> {
        let text = match &self.file {
            Some(file) => {
                let command = format!("revenant replay {} --as all", quoted(file));
                self.speech.with("end-replay", "command", command)
            }
            None => self.speech.word("end-unsaved"),
        };
        self.console.paragraph("", &text)
    }
}
