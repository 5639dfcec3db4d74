//! What is done for a request, for a seat whose time is up, and for a bot.

use games::{TakeError, Waits};
use table::{AskMode, Seat};
use wire::{AnswerResult, Failure, Standing};

use super::{Origin, Room};
use crate::effect::RequestKey;
use crate::opening::Request;
use crate::seats::Role;

impl Room {
    pub(super) fn handle(&mut self, key: RequestKey, request: Request, now_ms: u64) {
        let seat = key.seat;
        if self.seats[seat.index()].role == Role::Resigned {
            return self.answer(key, AnswerResult::Failed(Failure::NotAllowed));
        }
        match request {
            Request::Do { .. } | Request::Undo => return self.handle_input(key, request, now_ms),
            _ if self.is_over() => return self.answer(key, AnswerResult::Failed(Failure::NotPlaying)),
            Request::StandingPass { until } => self.let_passes_stand(seat, until),
            Request::HandOver => self.seats[seat.index()].role = Role::Away,
            Request::Resign => self.seats[seat.index()].role = Role::Resigned,
            Request::TakeBackSeat => self.seats[seat.index()].comes_back(),
        }
        self.wait_for_answers(now_ms);
        // It comes before the answer, so that who keeps it in this order keeps what it answered.
        self.keep();
        self.answer(key, AnswerResult::Done { version: self.version() });
    }

    fn let_passes_stand(&mut self, seat: Seat, until: Standing) {
        let in_window = matches!(self.face.waits_for(), Waits::Seats { mode: AskMode::Window, .. });
        let state = &mut self.seats[seat.index()];
        // Where no window is open there is none to pass in until its end.
        let has_ended = until == Standing::EndOfWindow && !in_window;
        state.standing = if has_ended { Standing::Never } else { until };
        state.standing_since_round = self.face.round();
    }

    /// An action, or that it is taken back. Who does so is there.
    fn handle_input(&mut self, key: RequestKey, request: Request, now_ms: u64) {
        let seat = key.seat;
        if self.seats[seat.index()].role == Role::Away && !self.is_over() {
            self.seats[seat.index()].comes_back();
            self.wait_for_answers(now_ms);
        }
        self.seats[seat.index()].answered();
        let line = match &request {
            Request::Do { action } => self.face.line_of(seat, action),
            _ => Ok(format!(r#"{{"undo":"{seat}"}}"#)),
        };
        if let (Request::Undo, Ok(line)) = (&request, &line)
            && self.leads_into_a_window(line, seat)
        {
            // Who takes a pass back wants to be asked.
            self.seats[seat.index()].standing = Standing::Never;
        }
        self.keep();
        let Ok(line) = line else { return self.answer(key, AnswerResult::Failed(Failure::Unreadable)) };
        match self.try_line(line, now_ms) {
            Ok(staged) => self.write(staged, Origin::Request(key, request)),
            Err(TakeError::Unreadable(_)) => self.answer(key, AnswerResult::Failed(Failure::Unreadable)),
            Err(TakeError::Refused(refusal)) => self.answer(key, AnswerResult::Refused(refusal)),
        }
    }

    fn leads_into_a_window(&self, line: &str, seat: Seat) -> bool {
        let mut ahead = self.face.boxed_clone();
        ahead.take(line).is_ok()
            && matches!(ahead.waits_for(), Waits::Seats { who, mode: AskMode::Window, .. } if who.has(seat))
    }

    pub(super) fn time_out(&mut self, seat: Seat, now_ms: u64) {
        let line = self.face.timeout(seat, &mut self.fallback);
        match line.map(|line| self.try_line(line, now_ms)) {
            Some(Ok(staged)) => self.write(staged, Origin::TimeOut(seat)),
            Some(Err(_)) | None => self.clocks.forget(seat),
        }
    }

    pub(super) fn let_a_bot_play(&mut self, now_ms: u64) {
        self.bot_due_ms = None;
        let Some(seat) = self.bots_among(self.awaited()).first() else { return };
        let kind = self.seats[seat.index()].bot().unwrap_or_default();
        let seed = u64::from(table::Chance::below(&mut self.fallback, u32::MAX));
        let chosen = bots::choose_line(&*self.face, seat, kind, seed);
        let tried = chosen.and_then(|line| self.try_line(line, now_ms).ok());
        // A bot that does not answer, or does something illegal, must not stop the table.
        let tried = tried.or_else(|| {
            let line = self.face.timeout(seat, &mut self.fallback)?;
            self.try_line(line, now_ms).ok()
        });
        if let Some(staged) = tried {
            self.write(staged, Origin::Room);
        }
    }
}
