//! One person's turn: shows the screen, and takes commands until one of them changes the game.

use std::path::PathBuf;

use games::ListedGame;
use games::table_rules;
use table::{Observer, Pending, PendingOf, Refusal, Seat, SeatSet};
use terminal::board::{DrawContext, TerminalBoard, TypedProposal};
use terminal::choices::{Choice, Choices};
use terminal::layout::wrapped;
use terminal::rulebook::Rulebook;
use terminal::screen;
use terminal::style::{TerminalColour, bold_coloured, dim};
use terminal::words::Phrase;

use super::command::Command;
use super::host::{Host, TurnEnd};
use crate::explain;
use crate::failure::Failure;
use crate::news::{news, paragraphs};

pub struct Turn<'a, G: ListedGame> {
    pub host: &'a mut Host<G>,
    pub seat: Seat,
}

impl<G: ListedGame> Turn<'_, G> {
    pub fn take(mut self) -> Result<TurnEnd, Failure> {
        let choices = Choices::of(self.host.session.state(), self.seat);
        self.show(&choices)?;
        let mut was_warned = false;
        loop {
            let Some(line) = self.host.console.ask(&bold_coloured("> ", TerminalColour::ORANGE))? else {
                return Ok(TurnEnd::Left);
            };
            match Command::parse(&line, &self.host.speech) {
                Command::Look => self.show(&choices)?,
                Command::Choose(number) => {
                    if self.choose(number, &choices)? {
                        return Ok(TurnEnd::Done);
                    }
                }
                Command::Why(number) => self.why(number, &choices)?,
                Command::Undo => {
                    if self.undo()? {
                        return Ok(TurnEnd::Done);
                    }
                }
                Command::Propose(typed) => {
                    if self.propose(&typed)? {
                        return Ok(TurnEnd::Done);
                    }
                }
                Command::Rules(id) => self.rules(id.as_deref())?,
                Command::Log => self.log()?,
                Command::Save(file) => self.host.save(file.map(PathBuf::from))?,
                Command::Help => self.help()?,
                Command::Quit if was_warned || self.host.is_saved() => return Ok(TurnEnd::Left),
                Command::Quit => {
                    was_warned = true;
                    self.tell("quit-unsaved")?;
                }
                Command::Unknown(_) => self.tell("unknown-command")?,
            }
        }
    }

    fn show(&mut self, choices: &Choices<G>) -> Result<(), Failure> {
        let (seat, Host { session, seating, speech, console, seen, .. }) = (self.seat, &mut *self.host);
        let width = console.width;
        let context = DrawContext { observer: Observer::Seat(seat), speech, seating, width };
        let mut lines = news(session, seen[seat.index()], seat, speech, width);
        if seen[seat.index()] == 0 {
            let text = speech.with("welcome", "seat", speech.name(seat).to_string());
            lines.splice(0..0, wrapped("", &text, width));
        }
        lines.push(String::new());
        lines.extend(screen::table_as_seen::<G::Terminal>(session.state(), &context));
        let pending = session.state().pending();
        lines.extend(screen::question::<G>(&pending, SeatSet::one(seat), speech, width));
        lines.extend(screen::choices::<G::Terminal>(session.state(), seat, choices, speech, width));
        if session.may_undo() == Some(seat) {
            lines.extend(wrapped("   ", &speech.word("may-undo"), width).iter().map(|line| dim(line)));
        }
        lines.extend(wrapped("   ", &speech.word("prompt-hint"), width).iter().map(|line| dim(line)));
        console.fresh_page()?;
        console.lines(&lines)
    }

    /// Makes the choice with this number. Returns whether it was allowed.
    fn choose(&mut self, number: usize, choices: &Choices<G>) -> Result<bool, Failure> {
        match choices.by_number(number) {
            Some(Choice::Legal(action)) => match self.host.session.act(self.seat, action) {
                Ok(()) => Ok(true),
                Err(refusal) => self.explain_refusal(&refusal).map(|()| false),
            },
            Some(Choice::Refused(_, refusal)) => self.explain_refusal(&refusal).map(|()| false),
            None => self.no_such_number(choices).map(|()| false),
        }
    }

    /// Makes a proposal. Returns whether it was allowed.
    fn propose(&mut self, typed: &TypedProposal) -> Result<bool, Failure> {
        let view = self.host.session.state().view(Observer::Seat(self.seat));
        let Some(action) = G::Terminal::parse_proposal(&view, self.seat, typed) else {
            let message = match typed {
                TypedProposal::Offer(_) if G::Terminal::COMMANDS.contains(&"offer") => "offer-how",
                TypedProposal::Counter(_) if G::Terminal::COMMANDS.contains(&"counter") => "counter-how",
                TypedProposal::Accept(_) if G::Terminal::COMMANDS.contains(&"accept") => "accept-how",
                TypedProposal::Share(_) if G::Terminal::COMMANDS.contains(&"share") => "share-how",
                TypedProposal::Offer(_)
                | TypedProposal::Counter(_)
                | TypedProposal::Accept(_)
                | TypedProposal::Sleep
                | TypedProposal::Share(_) => "no-offers",
            };
            return self.tell(message).map(|()| false);
        };
        let asked = self.host.session.state().pending();
        match self.host.session.act(self.seat, action) {
            Ok(()) => {
                if matches!(typed, TypedProposal::Sleep) {
                    self.let_window_go(&asked);
                }
                Ok(true)
            }
            Err(refusal) => self.explain_refusal(&refusal).map(|()| false),
        }
    }

    /// Passes in the window in which the player typed `sleep`, if the seat is still asked there. The pass
    /// that `sleep` leaves may not count in a window about the player, but whoever types `sleep` wants to
    /// pass in this window, too.
    fn let_window_go(&mut self, asked: &PendingOf<G>) {
        let state = self.host.session.state();
        let is_still_asked = state.pending() == *asked && table::awaited(state).has(self.seat);
        if let Some(window) = state.window(self.seat).filter(|_| is_still_asked) {
            // If the pass is refused, the player is asked again.
            let _ = self.host.session.act(self.seat, window.pass);
        }
    }

    fn no_such_number(&mut self, choices: &Choices<G>) -> Result<(), Failure> {
        let text = self.host.speech.with("no-such-number", "n", choices.n_numbered() as i64);
        self.host.console.paragraph("", &text)
    }

    fn why(&mut self, number: Option<usize>, choices: &Choices<G>) -> Result<(), Failure> {
        let Some(number) = number else { return self.tell("why-how") };
        match choices.by_number(number) {
            Some(Choice::Legal(action)) => self.explain_action(&action),
            Some(Choice::Refused(_, refusal)) => self.explain_refusal(&refusal),
            None => self.no_such_number(choices),
        }
    }

    /// Explains what an action does, and prints the rules that allow it.
    fn explain_action(&mut self, action: &G::Action) -> Result<(), Failure> {
        let Host { session, speech, console, .. } = &mut *self.host;
        let Pending::Seats { question, .. } = session.state().pending() else { return Ok(()) };
        let phrase = speech.action_phrase(action, &question);
        let effect = speech.say_attribute_if_any(&phrase, "effect").unwrap_or_default();
        let allowed = bold_coloured(&speech.word("why-allowed"), TerminalColour::GREEN);
        console.paragraph("", &format!("{allowed} {}. {effect}", speech.say(&phrase)))?;
        let ids = speech.rules_of(action, &question);
        self.print_rules(&ids)
    }

    fn explain_refusal(&mut self, refusal: &Refusal) -> Result<(), Failure> {
        let Host { speech, console, .. } = &mut *self.host;
        let not_allowed = bold_coloured(&speech.word("why-refused"), TerminalColour::RED);
        console.paragraph("", &format!("{not_allowed} {}", speech.refusal(refusal)))?;
        self.print_rules(&[refusal.rule.to_string()])
    }

    fn print_rules(&mut self, ids: &[String]) -> Result<(), Failure> {
        let book = self.rulebook();
        for rule in ids.iter().filter_map(|id| book.rule(id)) {
            self.host.console.paragraph(
                &format!("  {}  ", bold_coloured(&rule.id, TerminalColour::ORANGE)),
                &rule.statement,
            )?;
        }
        Ok(())
    }

    fn rulebook(&self) -> Rulebook {
        let language = self.host.speech.language();
        Rulebook::new(&[G::rules(language), table_rules(language)])
    }

    fn rules(&mut self, id: Option<&str>) -> Result<(), Failure> {
        let Some(id) = id else { return self.tell("rules-how") };
        let book = self.rulebook();
        match book.find(id) {
            Ok(found) => {
                let lines = explain::lines(&found, self.host.console.width);
                self.host.console.lines(&lines)
            }
            Err(unknown) => {
                let text = Phrase::new("rules-unknown")
                    .with("id", unknown.id)
                    .with("nearest", unknown.nearest.join(", "));
                self.host.console.paragraph("", &self.host.speech.say(&text))
            }
        }
    }

    /// Takes back the last choice. Returns whether that was allowed.
    fn undo(&mut self) -> Result<bool, Failure> {
        match self.host.session.undo(self.seat) {
            Ok(()) => Ok(true),
            Err(refusal) => {
                self.explain_refusal(&refusal)?;
                Ok(false)
            }
        }
    }

    fn log(&mut self) -> Result<(), Failure> {
        let Host { session, speech, console, .. } = &mut *self.host;
        for paragraph in paragraphs(&session.told_since(0, Observer::Seat(self.seat)), speech) {
            console.paragraph(" · ", &paragraph)?;
        }
        Ok(())
    }

    fn help(&mut self) -> Result<(), Failure> {
        let Host { speech, console, .. } = &mut *self.host;
        let names = ["number", "why", "undo", "rules", "log", "save", "quit"];
        for name in names.iter().chain(G::Terminal::COMMANDS) {
            console.paragraph("  ", &speech.word(&format!("help-{name}")))?;
        }
        Ok(())
    }

    fn tell(&mut self, message: &str) -> Result<(), Failure> {
        let text = self.host.speech.word(message);
        self.host.console.paragraph("", &text)
    }
}
