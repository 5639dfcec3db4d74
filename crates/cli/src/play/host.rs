//! Runs a table: asks chance, bots and people in turn, and hides each person's secrets from the next.

use std::path::PathBuf;

use bots::{Bot, DecisionContext, GameBots, seat_bot};
use games::Language;
use games::ListedGame;
use table::limits::SEATS;
use table::{AskMode, Observer, Pending, Seat, SeatSet};
use terminal::seating::Seating;
use terminal::speech::Speech;

use super::command::Command;
use super::turn::Turn;
use crate::console::Console;
use crate::failure::Failure;
use crate::session::Session;

pub struct Host<G: ListedGame> {
    pub(super) session: Session<G>,
    pub(super) seating: Seating,
    pub(super) speech: Speech,
    pub(super) console: Console,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// The seat whose secrets are on the screen.
    shown_to: Option<Seat>,
    /// How much of the history each seat has seen.
    pub(super) seen: [usize; SEATS],
    pub(super) file: Option<PathBuf>,
    /// How many inputs are in the file.
    pub(super) n_saved: usize,
}

/// How a person's turn ended.
pub enum TurnEnd {
    /// The game has changed, and goes on.
    Done,
    /// The person at the keyboard wants to leave.
    Left,
}

impl<G: ListedGame> Host<G> {
    /// A table that is ready to start; an error says what is wrong with the seating.
    pub fn new(
        session: Session<G>,
        seating: Seating,
        seed: u64,
        language: Language,
    ) -> Result<Host<G>, String> {
        if seating.humans().is_empty() {
            return Err(
                "nobody sits at the keyboard: games among bots are for `revenant simulate`".to_string()
            );
        }
        let mut bots = Vec::new();
        for (seat, _) in seating.seats() {
            let seat_one = |kind| seat_bot::<G::Bots>(kind, seed_of_bot(seed, seat));
            bots.push(seating.bot(seat).map(seat_one).transpose()?);
        }
        let speech =
            Speech::at_table::<G::Terminal>(language, &seating, &session.state().view(Observer::Table));
        Ok(Host {
            session,
            seating,
            speech,
            console: Console::new(),
            bots,
            shown_to: None,
            seen: [0; SEATS],
            file: None,
            n_saved: 0,
        })
    }

    /// The game was read from this file, and is saved there by default.
    pub fn loaded_from(self, file: PathBuf) -> Host<G> {
        let n_saved = self.session.journal().lines.len();
        Host { file: Some(file), n_saved, ..self }
    }

    pub fn run(mut self) -> Result<(), Failure> {
        loop {
            match self.session.state().pending() {
                Pending::Chance(_) => self.session.roll()?,
                Pending::Over => return self.end(),
                pending @ Pending::Seats { .. } => {
                    let awaited = match pending.is_reaction() {
                        true => table::awaited(self.session.state()),
                        false => pending.awaited(),
                    };
                    let humans = self.seating.humans();
                    let (bots, people) = (awaited.minus(humans), awaited.minus(awaited.minus(humans)));
                    // Bots answer first, so that a person who has sealed a ballot may take it back as long as
                    // other people are still to vote. If all seats decide together, people go first.
                    let is_shared = matches!(pending, Pending::Seats { mode: AskMode::Together, .. });
                    let end = match bots.first() {
                        _ if self.a_bot_answers()? => TurnEnd::Done,
                        Some(bot) if !is_shared || people.is_empty() => self.ask_bot(bot)?,
                        _ => self.ask_human(people)?,
                    };
                    if let TurnEnd::Left = end {
                        return self.leave();
                    }
                }
            }
        }
    }

    fn ask_bot(&mut self, seat: Seat) -> Result<TurnEnd, Failure> {
        let Some(bot) = &mut self.bots[seat.index()] else {
            return Err(Failure::new(format!("nobody sits in seat {seat}")));
        };
        let action = bot.choose(&mut DecisionContext::new(self.session.state(), seat, G::Bots::budget()));
        self.act_for_bot(seat, action)?;
        Ok(TurnEnd::Done)
    }

    /// Lets a bot answer an offer, although the table does not wait for it. Returns whether one did.
    fn a_bot_answers(&mut self) -> Result<bool, Failure> {
        let state = self.session.state();
        let answer = state.addressed().iter().find_map(|seat| {
            let bot = self.bots[seat.index()].as_mut()?;
            Some((seat, bot.answer_proposal(&mut DecisionContext::new(state, seat, G::Bots::budget()))?))
        });
        let Some((seat, action)) = answer else { return Ok(false) };
        self.act_for_bot(seat, action)?;
        Ok(true)
    }

    fn act_for_bot(&mut self, seat: Seat, action: G::Action) -> Result<(), Failure> {
        let taken = self.session.act(seat, action);
        taken.map_err(|refusal| {
            Failure::new(format!("the action of the bot in seat {seat} is refused: {refusal}"))
        })
    }

    fn ask_human(&mut self, awaited: SeatSet) -> Result<TurnEnd, Failure> {
        // The person who has the keyboard keeps it, if the table waits for them.
        let next = self.shown_to.filter(|seat| awaited.has(*seat)).or(awaited.first());
        let Some(seat) = next else {
            return Err(Failure::new("the game waits for nobody"));
        };
        let is_hot_seat = self.seating.humans().len() > 1;
        if is_hot_seat && self.shown_to != Some(seat) {
            match self.pass_the_keyboard(seat)? {
                KeyboardPassing::On => {}
                KeyboardPassing::TakenBack => return Ok(TurnEnd::Done),
                KeyboardPassing::Left => return Ok(TurnEnd::Left),
            }
        }
        self.shown_to = Some(seat);
        self.look_at_table();
        // The next time this person is asked, the consequences of their choice are shown as news.
        let n_told = self.session.n_told();
        let end = Turn { host: self, seat }.take()?;
        self.seen[seat.index()] = n_told;
        Ok(end)
    }

    /// Updates colours and the names of places.
    pub(super) fn look_at_table(&mut self) {
        self.speech.look_at::<G::Terminal>(&self.seating, &self.session.state().view(Observer::Table));
    }

    /// Hides everybody's secrets while the next person takes the keyboard. The previous one may still take
    /// back their last choice.
    fn pass_the_keyboard(&mut self, to: Seat) -> Result<KeyboardPassing, Failure> {
        let before = self.shown_to.take();
        self.console.hide_everything()?;
        let may_undo = self.session.may_undo().filter(|seat| Some(*seat) == before);
        let text = self.speech.with("pass-the-keyboard", "seat", self.speech.name(to).to_string());
        self.console.paragraph("", &text)?;
        if let Some(seat) = may_undo {
            let text = self.speech.with("pass-may-undo", "seat", self.speech.name(seat).to_string());
            self.console.paragraph("", &text)?;
        }
        let mut was_warned = false;
        loop {
            let Some(line) = self.console.ask("> ")? else { return Ok(KeyboardPassing::Left) };
            match (Command::parse(&line, &self.speech), may_undo) {
                (Command::Look, _) => break,
                (Command::Save(file), _) => self.save(file.map(PathBuf::from))?,
                (Command::Quit, _) if was_warned || self.is_saved() => return Ok(KeyboardPassing::Left),
                (Command::Quit, _) => {
                    was_warned = true;
                    self.console.paragraph("", &self.speech.word("quit-unsaved"))?;
                }
                (Command::Undo, Some(seat)) if self.session.undo(seat).is_ok() => {
                    self.shown_to = Some(seat);
                    return Ok(KeyboardPassing::TakenBack);
                }
                _ => self.console.paragraph("", &text)?,
            }
        }
        self.console.hide_everything()?;
        Ok(KeyboardPassing::On)
    }

    /// Whether everything that was played is in the file.
    pub(super) fn is_saved(&self) -> bool {
        self.file.is_some() && self.n_saved == self.session.journal().lines.len()
    }

    /// Leaves the table, at the end of the input or after `quit`. The game stays as it is, saved or not.
    fn leave(&mut self) -> Result<(), Failure> {
        match &self.file {
            Some(file) if self.is_saved() => {
                let text = self.speech.with("leave-saved", "command", resume_command(file));
                self.console.paragraph("", &text)
            }
            Some(file) => {
                let text = self.speech.with("leave-saved-earlier", "command", resume_command(file));
                self.console.paragraph("", &text)
            }
            None => self.console.paragraph("", &self.speech.word("leave-unsaved")),
        }
    }
}

enum KeyboardPassing {
    On,
    TakenBack,
    Left,
}

pub(super) fn resume_command(file: &std::path::Path) -> String {
    format!("revenant play --load {}", quoted(file))
}

/// The name of a file, quoted for a shell.
pub(super) fn quoted(file: &std::path::Path) -> String {
    let name = file.display().to_string();
    let is_plain = name.chars().all(|letter| letter.is_alphanumeric() || "._-/+".contains(letter));
    if is_plain { name } else { format!("'{}'", name.replace('\'', r"'\''")) }
}

/// A different seed for each bot, so that they do not all think alike.
fn seed_of_bot(seed: u64, seat: Seat) -> u64 {
    seed.wrapping_add(1 + seat.index() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
