//! Carries out requests, time-outs and the moves of bots.

use games::{AnyLine, AnyTable, ChoreError, ChorePreferencesJson, ProposedChore, Suggestion};
use serde_json::Value;
use table::{Observer, Refusal, Seat, SeatSet};
use wire::{AnswerResult, Failure};

use super::{LastSuggestion, Room};
use crate::effect::RequestKey;
use crate::grace::{KeptAnswerTarget, WindowPolicy};
use crate::limits::ACTIONS_A_REQUEST;
use crate::opening::{InputRequest, ParsedRequest};
use crate::seats::PlayerStatus;
use crate::staging::{LinesRefusedByTable, StagedLine, StagedLines};

impl Room {
    pub(super) fn handle(&mut self, key: RequestKey, work: ParsedRequest, now_ms: u64) {
        let seat = key.seat;
        if self.lesson.is_some() {
            return self.handle_in_lesson(key, work, now_ms);
        }
        if self.seats[seat.index()].status == PlayerStatus::Resigned {
            return self.answer(key, AnswerResult::Failed(Failure::NotAllowed));
        }
        match work {
            ParsedRequest::Input(input) => return self.handle_input(key, input, now_ms),
            ParsedRequest::Unreadable => {
                self.player_is_back(seat, now_ms);
                return self.answer(key, AnswerResult::Failed(Failure::Unreadable));
            }
            ParsedRequest::Lesson(_) => return self.answer(key, AnswerResult::Failed(Failure::NotAllowed)),
            ParsedRequest::Skip if self.table.people_first() => self.let_bots_begin(now_ms),
            ParsedRequest::Tempo(_) | ParsedRequest::Skip
                if self.window_policy != WindowPolicy::Alone(seat) =>
            {
                return self.answer(key, AnswerResult::Failed(Failure::NotAllowed));
            }
            ParsedRequest::Tempo(tempo) => self.tempo = tempo,
            _ if self.is_over() => return self.answer(key, AnswerResult::Failed(Failure::NotPlaying)),
            ParsedRequest::Skip => self.skip(now_ms),
            ParsedRequest::HandOver => self.seats[seat.index()].status = PlayerStatus::Away,
            ParsedRequest::Resign => self.seats[seat.index()].status = PlayerStatus::Resigned,
            ParsedRequest::TakeBackSeat => self.seats[seat.index()].comes_back(),
        }
        self.wait_for_answers(now_ms);
        // The new seats are stored before the answer, because the answer says that they are.
        self.keep();
        self.answer(key, AnswerResult::Done { version: self.version() });
    }

    fn handle_input(&mut self, key: RequestKey, input: InputRequest, now_ms: u64) {
        self.player_is_back(key.seat, now_ms);
        match input {
            InputRequest::Actions { seen: Some(seen), .. } if seen < self.question_since => {
                self.answer(key, AnswerResult::Failed(Failure::Overtaken));
            }
            InputRequest::Actions { lines, .. } if self.closes_by_itself() => {
                self.handle_in_window(key, lines, now_ms)
            }
            InputRequest::Actions { lines, .. } => self.take_lines(key, lines, now_ms),
            InputRequest::Undo if self.kept.iter().any(|answer| answer.key.seat == key.seat) => {
                self.drop_kept_answer(key.seat);
                self.answer(key, AnswerResult::Done { version: self.version() });
            }
            InputRequest::Undo => {
                let lines = self.undo_lines(key.seat, &[]);
                self.take_lines(key, lines, now_ms);
            }
            InputRequest::Wait { seen: Some(seen) } if self.window_opened_after(seen) => {
                self.answer(key, AnswerResult::Failed(Failure::Overtaken));
            }
            InputRequest::Wait { .. } if self.closes_by_itself() => {
                let line = self.table.wait_line(key.seat);
                self.take_lines(key, vec![line], now_ms);
            }
            InputRequest::Wait { .. } => self.refuse(key, Refusal::NO_WINDOW, now_ms),
        }
    }

    /// In a window that closes by itself, an action interrupts, or answers what is asked once the window has closed.
    fn handle_in_window(&mut self, key: RequestKey, lines: Vec<AnyLine>, now_ms: u64) {
        let is_pass = lines.len() == 1 && self.table.is_pass(&lines[0]);
        if is_pass && self.window_policy == WindowPolicy::Alone(key.seat) {
            return self.let_window_go_by(key, now_ms);
        }
        let n_lines = lines.len();
        // A pass answers the question that the player is shown.
        let lines = match self.shows_ahead(key.seat) && is_pass {
            true => lines,
            false => match self.stager(now_ms).stage_all(self.table.boxed_clone(), lines) {
                Ok(staged) => return self.take_in_window(key, n_lines, staged, now_ms),
                Err(refused) if !self.shows_ahead(key.seat) => {
                    return self.refuse(key, refused.refusal, now_ms);
                }
                Err(LinesRefusedByTable { lines, .. }) => lines,
            },
        };
        let ahead = self.grace.as_ref().and_then(|grace| Some(grace.ahead.as_ref()?.1.boxed_clone()));
        let Some(ahead) = ahead else { return self.take_lines(key, lines, now_ms) };
        match self.stager(now_ms).stage_all(ahead, lines) {
            Ok(staged) => self.keep_answer(key, staged, n_lines, KeptAnswerTarget::Next),
            Err(LinesRefusedByTable { lines, .. }) if is_pass => self.take_lines(key, lines, now_ms),
            Err(LinesRefusedByTable { refusal, .. }) => self.refuse(key, refusal, now_ms),
        }
    }

    /// Takes an input that the table has accepted in an open window. If answers are secret until all are in,
    /// nobody may even see before the window closes that there is one. A seat that asked for time has given
    /// up that secret.
    fn take_in_window(&mut self, key: RequestKey, n_lines: usize, staged: StagedLines, now_ms: u64) {
        let first = &staged.lines[0].line;
        let is_answer = !self.table.is_order(first);
        let is_secret = self.table.waits_for().is_reaction() && !self.table.waiting().has(key.seat);
        if !is_secret || !is_answer {
            return self.write_answering(key, n_lines, staged, now_ms);
        }
        let question = match first {
            decision if self.table.is_decision(decision) => KeptAnswerTarget::Next,
            pass if self.table.is_pass(pass) => KeptAnswerTarget::WindowByPassing,
            _ => KeptAnswerTarget::WindowByActing,
        };
        let is_alone = self.window_policy == WindowPolicy::Alone(key.seat);
        if let Some(grace) = &mut self.grace {
            if question != KeptAnswerTarget::Next {
                grace.ahead = grace.ahead.take().filter(|(seat, _)| *seat != key.seat);
            }
            if is_alone {
                grace.end();
            }
        }
        self.keep_answer(key, staged, n_lines, question);
    }

    /// Whether the player who saw this version meant another window than the one that is open.
    fn window_opened_after(&self, seen: u32) -> bool {
        self.grace.as_ref().is_some_and(|grace| seen < grace.opened_at)
    }

    pub(super) fn shows_ahead(&self, seat: Seat) -> bool {
        let ahead = self.grace.as_ref().and_then(|grace| grace.ahead.as_ref());
        ahead.is_some_and(|(other, _)| *other == seat) && !self.table.waiting().has(seat)
    }

    fn take_lines(&mut self, key: RequestKey, lines: Vec<AnyLine>, now_ms: u64) {
        let n_lines = lines.len();
        match self.stager(now_ms).stage_all(self.table.boxed_clone(), lines) {
            Ok(staged) => self.write_answering(key, n_lines, staged, now_ms),
            Err(LinesRefusedByTable { refusal, .. }) => self.refuse(key, refusal, now_ms),
        }
    }

    fn refuse(&mut self, key: RequestKey, refusal: Refusal, now_ms: u64) {
        // The player may not have been told yet of the lines that made this action illegal.
        self.catch_up(Observer::Seat(key.seat), now_ms);
        self.answer(key, AnswerResult::Refused(refusal));
    }

    /// Writes lines that answer a request, and those of the requests that wait right behind it. They are
    /// tried on top of each other and written together. The disk takes as long for one line as for many, and
    /// four ballots at once are one update for observers.
    fn write_answering(&mut self, key: RequestKey, n_lines: usize, staged: StagedLines, now_ms: u64) {
        let staged = self.try_inputs_behind(staged.answering(&key, n_lines), now_ms);
        self.write(staged, None);
    }

    /// Inputs that are refused on top of lines that are not on disk yet are judged again once those lines
    /// are stored: a refusal now would reveal them.
    fn try_inputs_behind(&mut self, mut staged: StagedLines, now_ms: u64) -> StagedLines {
        while let Some((key, input)) = self.pop_input_behind(&staged) {
            self.player_is_back(key.seat, now_ms);
            let mut stager = self.stager(now_ms);
            stager.n_draws += staged.n_draws();
            let is_undo = matches!(input, InputRequest::Undo);
            let lines = match input {
                InputRequest::Actions { lines, .. } => lines,
                InputRequest::Undo => self.undo_lines(key.seat, &staged.lines),
                InputRequest::Wait { .. } => return staged,
            };
            let n_lines = lines.len();
            let StagedLines { lines: earlier, table, came_at_ms } = staged;
            match stager.stage_all(table, lines) {
                Ok(later) => staged = later.answering(&key, n_lines).behind(earlier),
                Err(LinesRefusedByTable { table, lines, .. }) => {
                    let input = if is_undo {
                        InputRequest::Undo
                    } else {
                        InputRequest::Actions { lines, seen: None }
                    };
                    self.inbox.push_front((key, ParsedRequest::Input(input)));
                    return StagedLines { lines: earlier, table, came_at_ms };
                }
            }
        }
        staged
    }

    /// Takes the next request out of the inbox if it can be tried right behind these lines.
    fn pop_input_behind(&mut self, staged: &StagedLines) -> Option<(RequestKey, InputRequest)> {
        let closes_by_itself = self.window_policy != WindowPolicy::Asked && staged.table.is_window();
        let (key, request) = self.inbox.pop_front()?;
        match request {
            ParsedRequest::Input(input @ (InputRequest::Actions { seen: None, .. } | InputRequest::Undo))
                if !closes_by_itself && self.seats[key.seat.index()].status != PlayerStatus::Resigned =>
            {
                Some((key, input))
            }
            request => {
                self.inbox.push_front((key, request));
                None
            }
        }
    }

    /// The lines by which a seat takes back its last request, after these lines.
    fn undo_lines(&self, seat: Seat, after: &[StagedLine]) -> Vec<AnyLine> {
        let mut undoable = self.undoable.clone();
        for line in after {
            undoable.line_taken(line.line.kind(), line.request.as_ref().map(|key| key.id.as_str()));
        }
        (0..undoable.n_to_undo()).map(|_| self.table.undo_line(seat)).collect()
    }

    /// A player who tries to do something is present, even if the action is not allowed.
    fn player_is_back(&mut self, seat: Seat, now_ms: u64) {
        if self.seats[seat.index()].status == PlayerStatus::Away && !self.is_over() {
            self.seats[seat.index()].comes_back();
            self.wait_for_answers(now_ms);
        }
        self.seats[seat.index()].answered();
        self.keep();
    }

    /// A seat whose time is up passes in a window in which it asked for time. Otherwise it takes what the rules say; a
    /// window that is still open before its decision closes first.
    pub(super) fn time_out(&mut self, seat: Seat, now_ms: u64) {
        let staged = match self.grace {
            Some(_) if self.table.waiting().has(seat) => {
                let others = SeatSet::all(self.seats.len()).without(seat);
                self.table.closing_line(others).and_then(|line| self.stage(line, now_ms))
            }
            Some(_) => self.staged_closing(now_ms),
            None => {
                let line = self.table.timeout_line(seat, &mut self.fallback);
                line.and_then(|line| self.stage(line, now_ms))
            }
        };
        let is_of_the_seat = self.grace.is_none() || self.table.waiting().has(seat);
        match staged {
            Some(staged) => self.write(staged, is_of_the_seat.then_some(seat)),
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

    pub(super) fn line_of_bot(&mut self, seat: Seat, ask: AskBot) -> Option<AnyLine> {
        let table = self.table.boxed_clone();
        self.line_of_bot_at(&*table, seat, ask)
    }

    fn line_of_bot_at(&mut self, table: &dyn AnyTable, seat: Seat, ask: AskBot) -> Option<AnyLine> {
        let kind = self.seats[seat.index()].bot().unwrap_or_default();
        let seed = u64::from(table::Chance::below(&mut self.fallback, u32::MAX));
        ask(table, seat, kind, seed)
    }

    /// What a bot would do in this seat, and why. If the seat sees ahead, the suggestion is about the later
    /// question. As long as nothing has happened since the last suggestion, that one is returned and the bot
    /// does not think again.
    pub fn suggest(&mut self, seat: Seat) -> Option<Suggestion> {
        let (at_version, is_ahead) = (self.version(), self.shows_ahead(seat));
        if let Some(earlier) = &self.suggested[seat.index()]
            && (earlier.at_version, earlier.is_ahead) == (at_version, is_ahead)
        {
            return earlier.suggestion.clone();
        }
        let seed = u64::from(table::Chance::below(&mut self.fallback, u32::MAX));
        let suggestion = games::suggest(self.asking(seat), seat, seed);
        self.suggested[seat.index()] =
            Some(LastSuggestion { at_version, is_ahead, suggestion: suggestion.clone() });
        suggestion
    }

    /// Orders that would spare this seat questions. Only its player may see them.
    pub fn propose_orders(&self, seat: Seat) -> Vec<Value> {
        games::propose_orders(&*self.table, seat)
    }

    /// How this seat could do the chore that it is asked for, or will be asked for once the open window has closed, if
    /// it sees that already.
    pub fn propose_chore(
        &self,
        seat: Seat,
        preferences: ChorePreferencesJson,
    ) -> Result<ProposedChore<Value>, ChoreError> {
        games::propose_chore(self.asking(seat), seat, preferences)
    }

    /// The table that asks this seat. If the seat sees ahead, this is the table once the open window has
    /// closed.
    fn asking(&self, seat: Seat) -> &dyn AnyTable {
        let ahead = self.grace.as_ref().and_then(|grace| grace.ahead.as_ref());
        ahead.filter(|_| self.shows_ahead(seat)).map_or(&*self.table, |(_, ahead)| &**ahead)
    }

    pub(super) fn let_a_bot_play(&mut self, now_ms: u64) {
        self.awaited_bots.due_ms = None;
        let Some(seat) = self.bots_among(self.awaited()).first() else { return };
        if let Some(staged) = self.stage_of_bot(seat, self.table.boxed_clone(), now_ms) {
            let staged = self.with_rest_of_chore(seat, staged);
            self.write(staged, None);
        }
    }

    fn stage_of_bot(&mut self, seat: Seat, table: Box<dyn AnyTable>, now_ms: u64) -> Option<StagedLines> {
        let chosen = self.line_of_bot_at(&*table, seat, games::choose_line);
        let tried = chosen.and_then(|line| self.stager(now_ms).stage(table.boxed_clone(), line).ok());
        // A bot that does not answer, or does something illegal, must not stop the table.
        tried.or_else(|| {
            let line = table.timeout_line(seat, &mut self.fallback)?;
            self.stager(now_ms).stage(table, line).ok()
        })
    }

    /// A bot does all steps of a chore at once, as people do.
    fn with_rest_of_chore(&mut self, seat: Seat, mut staged: StagedLines) -> StagedLines {
        while staged.lines.len() < ACTIONS_A_REQUEST
            && staged.table.is_chore(seat)
            && let Some(line) = self.line_of_bot_at(&*staged.table, seat, games::choose_line)
        {
            let n_lines = staged.lines.len();
            staged = self.behind(staged, vec![line], None);
            if staged.lines.len() == n_lines {
                break;
            }
        }
        staged
    }
}

/// Asks a bot for a line: the table, its seat, its kind, and a seed for the worlds that it imagines.
type AskBot = fn(&dyn AnyTable, Seat, &str, u64) -> Option<AnyLine>;
