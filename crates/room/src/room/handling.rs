//! Carries out requests, time-outs and the moves of bots.

use games::{AnyLine, AnyTable, Suggestion};
use table::{Observer, Seat};
use wire::{AnswerResult, Failure};

use super::Room;
use crate::effect::RequestKey;
use crate::opening::ParsedRequest;
use crate::seats::PlayerStatus;
use crate::staging::{RefusedLine, Staged};

impl Room {
    pub(super) fn handle(&mut self, key: RequestKey, work: ParsedRequest, now_ms: u64) {
        let seat = key.seat;
        if self.seats[seat.index()].role == PlayerStatus::Resigned {
            return self.answer(key, AnswerResult::Failed(Failure::NotAllowed));
        }
        match work {
            ParsedRequest::Input(line) => return self.handle_inputs(key, line, now_ms),
            ParsedRequest::Unreadable => {
                self.player_is_back(seat, now_ms);
                return self.answer(key, AnswerResult::Failed(Failure::Unreadable));
            }
            _ if self.is_over() => return self.answer(key, AnswerResult::Failed(Failure::NotPlaying)),
            ParsedRequest::HandOver => self.seats[seat.index()].role = PlayerStatus::Away,
            ParsedRequest::Resign => self.seats[seat.index()].role = PlayerStatus::Resigned,
            ParsedRequest::TakeBackSeat => self.seats[seat.index()].comes_back(),
        }
        self.wait_for_answers(now_ms);
        // This comes before the answer: what is answered must be kept already.
        self.keep();
        self.answer(key, AnswerResult::Done { version: self.version() });
    }

    /// Carries out an action or an undo, and those that wait right behind it. They are tried on top of each
    /// other and written together, since the disk takes as long for one line as for many, and observers would
    /// rather hear of four ballots at once.
    fn handle_inputs(&mut self, key: RequestKey, line: AnyLine, now_ms: u64) {
        let staged = match self.try_input(key.seat, line, self.table.boxed_clone(), 0, now_ms) {
            Ok(staged) => staged.answering(key),
            Err(RefusedLine { refusal, .. }) => {
                // The player may not have heard yet of what forbids it.
                self.catch_up(Observer::Seat(key.seat), now_ms);
                return self.answer(key, AnswerResult::Refused(refusal));
            }
        };
        let staged = self.try_inputs_behind(staged, now_ms);
        self.write(staged, None);
    }

    /// Inputs that are refused on top of lines that are not on disk yet are judged again once those lines
    /// are stored: a refusal now would reveal them.
    fn try_inputs_behind(&mut self, mut staged: Staged, now_ms: u64) -> Staged {
        while let Some((key, line)) = self.pop_input() {
            let n_draws = staged.n_draws();
            let Staged { lines, table, came_at_ms } = staged;
            match self.try_input(key.seat, line, table, n_draws, now_ms) {
                Ok(later) => staged = later.answering(key).behind(lines),
                Err(RefusedLine { table, line, .. }) => {
                    self.inbox.push_front((key, ParsedRequest::Input(line)));
                    return Staged { lines, table, came_at_ms };
                }
            }
        }
        staged
    }

    /// Takes the next request out of the inbox if it is an input.
    fn pop_input(&mut self) -> Option<(RequestKey, AnyLine)> {
        match self.inbox.pop_front()? {
            (key, ParsedRequest::Input(line))
                if self.seats[key.seat.index()].role != PlayerStatus::Resigned =>
            {
                Some((key, line))
            }
            other => {
                self.inbox.push_front(other);
                None
            }
        }
    }

    fn try_input(
        &mut self,
        seat: Seat,
        line: AnyLine,
        table: Box<dyn AnyTable>,
        n_draws_ahead: u32,
        now_ms: u64,
    ) -> Result<Staged, RefusedLine> {
        self.player_is_back(seat, now_ms);
        let mut stager = self.stager(now_ms);
        stager.n_draws += n_draws_ahead;
        stager.stage(table, line)
    }

    /// A player who tries to do something is there, whether or not it is allowed.
    fn player_is_back(&mut self, seat: Seat, now_ms: u64) {
        if self.seats[seat.index()].role == PlayerStatus::Away && !self.is_over() {
            self.seats[seat.index()].comes_back();
            self.wait_for_answers(now_ms);
        }
        self.seats[seat.index()].answered();
        self.keep();
    }

    pub(super) fn time_out(&mut self, seat: Seat, now_ms: u64) {
        let line = self.table.timeout_line(seat, &mut self.fallback);
        match line.and_then(|line| self.stage(line, now_ms)) {
            Some(staged) => self.write(staged, Some(seat)),
            None => self.clocks.forget(seat),
        }
    }

    /// A bot may answer a proposal while others decide, or leave it open.
    pub(super) fn let_a_bot_answer(&mut self, now_ms: u64) {
        self.addressed_bots.due_ms = None;
        let addressed = self.bots_among(self.table.addressed());
        let answer = addressed.iter().find_map(|seat| self.line_of_bot(seat, games::answer_line));
        if let Some(staged) = answer.and_then(|line| self.stage(line, now_ms)) {
            self.write(staged, None);
        }
    }

    fn line_of_bot(&mut self, seat: Seat, ask: AskBot) -> Option<AnyLine> {
        let kind = self.seats[seat.index()].bot().unwrap_or_default();
        let seed = u64::from(table::Chance::below(&mut self.fallback, u32::MAX));
        ask(&*self.table, seat, kind, seed)
    }

    /// What a bot would do in this seat, and why. If nothing has happened since the last suggestion it is the
    /// same, and the bot does not think again.
    pub fn suggest(&mut self, seat: Seat) -> Option<Suggestion> {
        let version = self.version();
        if let Some((then, suggestion)) = &self.suggested[seat.index()]
            && *then == version
        {
            return suggestion.clone();
        }
        let seed = u64::from(table::Chance::below(&mut self.fallback, u32::MAX));
        let suggestion = games::suggest(&*self.table, seat, seed);
        self.suggested[seat.index()] = Some((version, suggestion.clone()));
        suggestion
    }

    pub(super) fn let_a_bot_play(&mut self, now_ms: u64) {
        self.awaited_bots.due_ms = None;
        let Some(seat) = self.bots_among(self.awaited()).first() else { return };
        let chosen = self.line_of_bot(seat, games::choose_line);
        let tried = chosen.and_then(|line| self.stage(line, now_ms));
        // A bot that does not answer, or does something illegal, must not stop the table.
        let tried = tried.or_else(|| {
            let line = self.table.timeout_line(seat, &mut self.fallback)?;
            self.stage(line, now_ms)
        });
        if let Some(staged) = tried {
            self.write(staged, None);
        }
    }
}

/// Asks a bot for a line: the table, its seat, its kind, and a seed for the worlds that it imagines.
type AskBot = fn(&dyn AnyTable, Seat, &str, u64) -> Option<AnyLine>;
