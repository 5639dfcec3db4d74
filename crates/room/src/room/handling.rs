//! What is done for a request, for a seat whose time is up, and for a bot.

use games::Suggestion;
use games::{AnyTable, TakeError};
use table::{Observer, Seat};
use wire::{AnswerResult, Failure};

use super::{Origin, Room};
use crate::effect::RequestKey;
use crate::opening::Request;
use crate::seats::Role;
use crate::staging::{Staged, Untaken};

impl Room {
    pub(super) fn handle(&mut self, key: RequestKey, request: Request, now_ms: u64) {
        let seat = key.seat;
        if self.seats[seat.index()].role == Role::Resigned {
            return self.answer(key, AnswerResult::Failed(Failure::NotAllowed));
        }
        match request {
            Request::Do { .. } | Request::Undo => return self.handle_inputs(key, request, now_ms),
            _ if self.is_over() => return self.answer(key, AnswerResult::Failed(Failure::NotPlaying)),
            Request::HandOver => self.seats[seat.index()].role = Role::Away,
            Request::Resign => self.seats[seat.index()].role = Role::Resigned,
            Request::TakeBackSeat => self.seats[seat.index()].comes_back(),
        }
        self.wait_for_answers(now_ms);
        // It comes before the answer, so that who keeps it in this order keeps what it answered.
        self.keep();
        self.answer(key, AnswerResult::Done { version: self.version() });
    }

    /// Actions, or that they are taken back: this one, and those that wait right behind it. They are
    /// tried one on top of the other and written together, since the disk takes as long for one line as
    /// for many, and those who watch would rather hear of four ballots once.
    fn handle_inputs(&mut self, key: RequestKey, request: Request, now_ms: u64) {
        let staged = match self.try_input(&key, &request, self.table.boxed_clone(), 0, now_ms) {
            Ok(staged) => staged.answering(key.clone()),
            Err(Untaken { error: TakeError::Unreadable(_), .. }) => {
                return self.answer(key, AnswerResult::Failed(Failure::Unreadable));
            }
            Err(Untaken { error: TakeError::Refused(refusal), .. }) => {
                // He may not have heard yet of what forbids it.
                self.catch_up(Observer::Seat(key.seat), now_ms);
                return self.answer(key, AnswerResult::Refused(refusal));
            }
        };
        let mut requests = vec![(key, request)];
        let staged = self.try_inputs_behind(staged, &mut requests, now_ms);
        self.write(staged, Origin::Requests(requests));
    }

    /// What is refused on top of lines that are not on disk yet is judged again when they are: to refuse
    /// it now would tell of them.
    fn try_inputs_behind(
        &mut self,
        mut staged: Staged,
        requests: &mut Vec<(RequestKey, Request)>,
        now_ms: u64,
    ) -> Staged {
        while self.is_next_an_input() {
            let Some((key, request)) = self.inbox.pop_front() else { break };
            let n_draws = staged.n_draws();
            let Staged { lines, table, came_at_ms } = staged;
            match self.try_input(&key, &request, table, n_draws, now_ms) {
                Ok(later) => staged = later.answering(key.clone()).behind(lines),
                Err(Untaken { table, .. }) => {
                    self.inbox.push_front((key, request));
                    return Staged { lines, table, came_at_ms };
                }
            }
            requests.push((key, request));
        }
        staged
    }

    fn is_next_an_input(&self) -> bool {
        self.inbox.front().is_some_and(|(key, request)| {
            self.seats[key.seat.index()].role != Role::Resigned
                && matches!(request, Request::Do { .. } | Request::Undo)
        })
    }

    /// Who does something is there.
    fn try_input(
        &mut self,
        key: &RequestKey,
        request: &Request,
        table: Box<dyn AnyTable>,
        n_draws_ahead: u32,
        now_ms: u64,
    ) -> Result<Staged, Untaken> {
        let seat = key.seat;
        if self.seats[seat.index()].role == Role::Away && !self.is_over() {
            self.seats[seat.index()].comes_back();
            self.wait_for_answers(now_ms);
        }
        self.seats[seat.index()].answered();
        let line = match request {
            Request::Do { action } => table.line_of(seat, action),
            _ => Ok(format!(r#"{{"undo":"{seat}"}}"#)),
        };
        self.keep();
        let line = match line {
            Ok(line) => line,
            Err(reason) => return Err(Untaken { table, error: TakeError::Unreadable(reason) }),
        };
        let mut trial = self.trial(now_ms);
        trial.n_draws += n_draws_ahead;
        trial.of_line(table, line)
    }

    pub(super) fn time_out(&mut self, seat: Seat, now_ms: u64) {
        let line = self.table.timeout(seat, &mut self.fallback);
        match line.map(|line| self.try_line(line, now_ms)) {
            Some(Ok(staged)) => self.write(staged, Origin::TimeOut(seat)),
            Some(Err(_)) | None => self.clocks.forget(seat),
        }
    }

    /// Who was offered something says what he thinks of it while others decide. A bot may leave it open.
    pub(super) fn let_a_bot_answer(&mut self, now_ms: u64) {
        self.addressed_bots.due_ms = None;
        let addressed = self.bots_among(self.table.addressed());
        let answer = addressed.iter().find_map(|seat| self.line_of_bot(seat, games::answer_line));
        if let Some(staged) = answer.and_then(|line| self.try_line(line, now_ms).ok()) {
            self.write(staged, Origin::Room);
        }
    }

    fn line_of_bot(&mut self, seat: Seat, ask: AskBot) -> Option<String> {
        let kind = self.seats[seat.index()].bot().unwrap_or_default();
        let seed = u64::from(table::Chance::below(&mut self.fallback, u32::MAX));
        ask(&*self.table, seat, kind, seed)
    }

    /// What a bot would do in this seat, and why. Who asks again before anything has happened hears the same, and no
    /// bot thinks anew.
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
        let tried = chosen.and_then(|line| self.try_line(line, now_ms).ok());
        // A bot that does not answer, or does something illegal, must not stop the table.
        let tried = tried.or_else(|| {
            let line = self.table.timeout(seat, &mut self.fallback)?;
            self.try_line(line, now_ms).ok()
        });
        if let Some(staged) = tried {
            self.write(staged, Origin::Room);
        }
    }
}

/// A question to a bot: the table, its seat, its kind, and a seed for what it imagines.
type AskBot = fn(&dyn AnyTable, Seat, &str, u64) -> Option<String>;
