//! Windows that close by themselves, and answers that are given for a player who is alone with bots.
//!
//! Nobody is asked in such a window. While it is open, everybody may act or ask for time; then one line closes it, as
//! if all had passed. How long it is open depends on the [`WindowPolicy`] and never on what anybody holds, except for a
//! player who is alone with bots.

use games::{AnyLine, AnyTable, LineKind, WaitsFor};
use table::{AskMode, Observer, Seat, SeatSet};
use wire::{AnswerResult, Failure, Pace};

use super::Room;
use crate::clocks::TimedSeats;
use crate::effect::RequestKey;
use crate::grace::{
    BotsInWindow, KeptAnswer, KeptAnswerTarget, OpenGrace, WindowPolicy, stop_ms, with_film_ms,
};
use crate::limits::{OFFER_MS, THINKING_MS};
use crate::staging::{LinesRefusedByTable, StagedLine, StagedLines};

/// What lines did to the open window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WindowChange {
    /// They left it as it was.
    None,
    /// They closed it as if all had passed.
    Closed,
    /// Somebody did something.
    Interrupted,
}

impl WindowChange {
    pub(super) fn of(lines: &[StagedLine]) -> WindowChange {
        match lines {
            _ if lines.iter().all(|line| line.is_quiet) => WindowChange::None,
            [closing] if matches!(closing.line.kind(), LineKind::Passes(_)) => WindowChange::Closed,
            _ => WindowChange::Interrupted,
        }
    }
}

impl Room {
    /// How windows close now. `newcomer` is an observer who is about to watch.
    pub(super) fn window_policy_with(&self, newcomer: Option<Observer>) -> WindowPolicy {
        if self.delays.grace_ms.is_none() {
            return WindowPolicy::Asked;
        }
        let mut people =
            Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].may_be_played_again());
        let (first, second) = (people.next(), people.next());
        if let (Some(seat), None) = (first, second)
            && !self.is_played_by_bot(seat)
        {
            let own = Observer::Seat(seat);
            if !self.observers.has_others_than(own) && newcomer.is_none_or(|newcomer| newcomer == own) {
                return WindowPolicy::Alone(seat);
            }
        }
        let somebody_plays = Seat::all(self.seats.len()).any(|seat| !self.is_played_by_bot(seat));
        match self.clocks.pace() {
            Pace::Days if somebody_plays => WindowPolicy::Asked,
            Pace::Days | Pace::Live | Pace::Relaxed => WindowPolicy::Together,
        }
    }

    /// The policy may have changed. If it has, the open window begins anew, and everybody is told.
    pub(super) fn follow_window_policy(&mut self, newcomer: Option<Observer>, now_ms: u64) {
        let policy = self.window_policy_with(newcomer);
        if policy != self.window_policy {
            self.window_policy = policy;
            self.is_skipping = false;
            self.grace = None;
            self.follow_window(WindowChange::None, now_ms);
            self.look_for_only_answer();
            self.send_updates(|_| true, now_ms);
        }
    }

    /// Opens a window that closes by itself, keeps it open, or ends it.
    pub(super) fn follow_window(&mut self, change: WindowChange, now_ms: u64) {
        if change == WindowChange::Interrupted || !self.closes_by_itself() {
            self.drop_kept_answers();
        }
        if !self.closes_by_itself() {
            self.grace = None;
            return;
        }
        if change != WindowChange::None {
            // Looking ahead later would give away answers that are still secret.
            let mut grace = OpenGrace::new(now_ms, self.time_of_window(), self.version());
            grace.ahead = self.look_ahead();
            self.grace = Some(grace);
        } else if self.grace.is_none() {
            self.grace = Some(OpenGrace::new(now_ms, self.time_of_window(), self.version()));
        }
        let is_held = !self.table.waiting().is_empty();
        let may_be_used = !self.is_unused();
        let Some(grace) = &mut self.grace else { return };
        grace.hold_while(is_held, now_ms);
        if matches!(grace.bots, BotsInWindow::Interrupt(..)) {
            grace.bots = BotsInWindow::NotAsked;
        }
        if !may_be_used {
            grace.end();
        }
    }

    /// Whether an open window closes by itself.
    pub(super) fn closes_by_itself(&self) -> bool {
        self.window_policy != WindowPolicy::Asked && self.table.is_window()
    }

    fn awaited_by_table(&self) -> SeatSet {
        self.table.waits_for().awaited()
    }

    fn time_of_window(&mut self) -> u64 {
        match self.window_policy {
            WindowPolicy::Alone(seat) => {
                let plays_on = self.is_skipping || !self.tempo.stops_for_cards;
                let is_asked = self.awaited_by_table().has(seat);
                match self.table.opportunity(seat).filter(|_| is_asked && !plays_on) {
                    Some(opportunity) if self.stops.is_stop(opportunity) => stop_ms(self.tempo),
                    _ => 0,
                }
            }
            WindowPolicy::Together | WindowPolicy::Asked => {
                let grace_ms = with_film_ms(self.delays.grace_ms.unwrap_or_default());
                // Players who have received an offer have time to answer it. Everybody knows who they are.
                if self.table.addressed().is_empty() { grace_ms } else { grace_ms.max(OFFER_MS) }
            }
        }
    }

    /// The person who decides alone once the window has closed, and the table as it will be then if nobody interrupts.
    fn look_ahead(&self) -> Option<(Seat, Box<dyn AnyTable>)> {
        let mut people = Seat::all(self.seats.len()).filter(|seat| !self.is_played_by_bot(*seat));
        people.find_map(|seat| Some((seat, self.table.once_closed(seat)?)))
    }

    /// When the open window has something to do without a request.
    pub(super) fn window_due_ms(&self) -> Option<u64> {
        let grace = self.grace.as_ref()?;
        match (&grace.bots, grace.held_since_ms()) {
            (_, Some(held_since_ms)) => self.thinking_may_last_until_ms(held_since_ms),
            (BotsInWindow::NotAsked, None) => Some(0),
            (BotsInWindow::Interrupt(_, at_ms), None) => {
                Some(if grace.passing_request.is_some() { 0 } else { *at_ms })
            }
            (BotsInWindow::Answer(_), None) if self.waits_for_an_action() => None,
            (BotsInWindow::Answer(_), None) => grace.over_at_ms(),
        }
    }

    /// When a seat that asked for time has thought for long enough. If the table has clocks, they decide this
    /// instead.
    fn thinking_may_last_until_ms(&self, held_since_ms: u64) -> Option<u64> {
        (!self.clocks.are_running()).then(|| held_since_ms + THINKING_MS)
    }

    /// Among several people, a window before the decision of one of them stays open until that person decides, or until
    /// it is known that somebody acts.
    fn waits_for_an_action(&self) -> bool {
        let Some(grace) = &self.grace else { return false };
        let bots_act = matches!(&grace.bots, BotsInWindow::Answer(lines) if !lines.is_empty());
        let people_act = self.kept.iter().any(|answer| answer.question != KeptAnswerTarget::WindowByPassing);
        let is_ahead = self.window_policy == WindowPolicy::Together && grace.ahead.is_some();
        is_ahead && !bots_act && !people_act && !self.is_unused()
    }

    /// Whether no person is left who could use the window. In a reaction it is a secret which seats have
    /// answered, so every seat that is asked counts.
    fn is_unused(&self) -> bool {
        let left = match self.table.waits_for() {
            // Nobody could learn it from a player who is alone with bots.
            waits_for if matches!(self.window_policy, WindowPolicy::Alone(_)) => waits_for.awaited(),
            WaitsFor::Seats { asked, mode: AskMode::Reaction, .. } => asked,
            waits_for => waits_for.awaited(),
        };
        left.iter().all(|seat| self.is_played_by_bot(seat) || !self.table.is_open_to(seat))
    }

    /// Does what is due in the open window. Returns whether there was something to do.
    pub(super) fn work_on_window(&mut self, now_ms: u64) -> bool {
        if self.window_due_ms().is_none_or(|due_ms| due_ms > now_ms) {
            return false;
        }
        let Some(grace) = &mut self.grace else { return false };
        if grace.held_since_ms().is_some() {
            return self.end_overlong_thinking(now_ms);
        }
        match std::mem::replace(&mut grace.bots, BotsInWindow::Answer(Vec::new())) {
            BotsInWindow::NotAsked => self.ask_bots_in_window(now_ms),
            BotsInWindow::Interrupt(line, _) => {
                let passing_request = grace.passing_request.take();
                if let Some(staged) = self.stage(line, now_ms) {
                    self.write(answering(staged, passing_request), None);
                }
            }
            BotsInWindow::Answer(lines) => self.close_window(lines, now_ms),
        }
        true
    }

    fn ask_bots_in_window(&mut self, now_ms: u64) {
        let bots = self.bots_among(self.awaited_by_table());
        let bots: SeatSet = bots.iter().filter(|seat| self.table.is_open_to(*seat)).collect();
        let is_reaction = self.table.waits_for().is_reaction();
        let mut answers: Vec<AnyLine> = Vec::new();
        for seat in bots.iter() {
            answers
                .extend(self.line_of_bot(seat, games::choose_line).filter(|line| !self.table.is_quiet(line)));
            if !answers.is_empty() && !is_reaction {
                break;
            }
        }
        let interrupts_at_ms = now_ms + self.bots_pause_ms();
        let Some(grace) = &mut self.grace else { return };
        grace.bots = match answers.pop() {
            Some(line) if !is_reaction => BotsInWindow::Interrupt(line, interrupts_at_ms),
            last => BotsInWindow::Answer(answers.into_iter().chain(last).collect()),
        };
    }

    /// The seats that asked for time pass.
    fn end_overlong_thinking(&mut self, now_ms: u64) -> bool {
        let others = SeatSet::all(self.seats.len()).minus(self.table.waiting());
        let passes = self.table.closing_line(others).and_then(|line| self.stage(line, now_ms));
        match passes {
            Some(staged) => self.write(staged, None),
            None => self.grace = None,
        }
        true
    }

    /// The answers that count now are written, one line closes the window for everybody else, and the answer to what is
    /// asked then follows.
    fn close_window(&mut self, answers_of_bots: Vec<AnyLine>, now_ms: u64) {
        let passing_request = self.grace.as_mut().and_then(|grace| grace.passing_request.take());
        let mut staged =
            StagedLines { lines: Vec::new(), table: self.table.boxed_clone(), came_at_ms: now_ms };
        self.kept.sort_by_key(|answer| answer.key.seat);
        let (next, in_window): (Vec<_>, Vec<_>) = std::mem::take(&mut self.kept)
            .into_iter()
            .partition(|answer| answer.question == KeptAnswerTarget::Next);
        self.kept = next;
        for KeptAnswer { key, lines, .. } in in_window {
            staged = self.behind(staged, lines, Some(key));
        }
        for line in answers_of_bots {
            staged = self.behind(staged, vec![line], None);
        }
        if staged.table.window_question() == self.table.window_question()
            && let Some(line) = staged.table.closing_line(SeatSet::EMPTY)
        {
            staged = self.behind(staged, vec![line], passing_request);
        }
        if staged.lines.is_empty() {
            // The rules refused every line, so the window waits for answers like any other question.
            self.grace = None;
            self.send_updates(|_| true, now_ms);
            return;
        }
        let staged = self.with_next_answer(staged);
        if self.window_policy == WindowPolicy::Together {
            self.bots_think_since_ms = self.grace.as_ref().map(OpenGrace::since_ms);
        }
        self.write(staged, None);
    }

    /// Tries lines behind others. If they are refused, the seat that asked for them is told so.
    pub(super) fn behind(
        &mut self,
        staged: StagedLines,
        lines: Vec<AnyLine>,
        key: Option<RequestKey>,
    ) -> StagedLines {
        let n_draws = staged.n_draws();
        let StagedLines { lines: earlier, table, came_at_ms } = staged;
        let mut stager = self.stager(came_at_ms);
        stager.n_draws += n_draws;
        let n_lines = lines.len();
        match stager.stage_all(table, lines) {
            Ok(later) => match key {
                Some(key) => later.answering(&key, n_lines).behind(earlier),
                None => later.behind(earlier),
            },
            Err(LinesRefusedByTable { table, refusal, .. }) => {
                if let Some(key) = key {
                    self.answer(key, AnswerResult::Refused(refusal));
                }
                StagedLines { lines: earlier, table, came_at_ms }
            }
        }
    }

    pub(super) fn staged_closing(&self, now_ms: u64) -> Option<StagedLines> {
        let line = self.table.closing_line(SeatSet::EMPTY)?;
        self.stage(line, now_ms)
    }

    /// If the window has closed in the way that was shown to the player who decides next, their answer
    /// follows. If another window has opened right after it, the answer waits for that one, too.
    fn with_next_answer(&mut self, staged: StagedLines) -> StagedLines {
        if self.kept.is_empty() || staged.lines.len() == 1 && staged.table.is_window() {
            return staged;
        }
        let ahead = self.grace.as_ref().and_then(|grace| grace.ahead.as_ref());
        let is_as_shown = staged.lines.len() == 1
            && ahead.is_some_and(|(_, ahead)| ahead.pending().get() == staged.table.pending().get());
        match self.kept.pop_if(|_| is_as_shown) {
            Some(KeptAnswer { key, lines, .. }) => self.behind(staged, lines, Some(key)),
            None => {
                self.drop_kept_answers();
                staged
            }
        }
    }

    /// Keeps an answer until the window closes, in place of an earlier one of the same seat.
    pub(super) fn keep_answer(
        &mut self,
        key: RequestKey,
        staged: StagedLines,
        n_lines: usize,
        question: KeptAnswerTarget,
    ) {
        self.drop_kept_answer(key.seat);
        let lines = staged.lines.into_iter().take(n_lines).map(|staged| staged.line).collect();
        self.kept.push(KeptAnswer { key, lines, question });
    }

    /// The player took the answer back, or gave another one, so it no longer counts.
    pub(super) fn drop_kept_answer(&mut self, seat: Seat) {
        if let Some(index) = self.kept.iter().position(|answer| answer.key.seat == seat) {
            let KeptAnswer { key, .. } = self.kept.remove(index);
            self.answer(key, AnswerResult::Failed(Failure::Overtaken));
        }
    }

    /// Somebody interrupted.
    fn drop_kept_answers(&mut self) {
        Seat::all(self.seats.len()).for_each(|seat| self.drop_kept_answer(seat));
    }

    /// A person who is alone lets the window go by.
    pub(super) fn let_window_go_by(&mut self, key: RequestKey, now_ms: u64) {
        let Some(grace) = &mut self.grace else { return };
        grace.hold_while(false, now_ms);
        grace.end();
        if let Some(earlier) = grace.passing_request.replace(key) {
            let version = self.version();
            self.answer(earlier, AnswerResult::Done { version });
        }
    }

    /// The seats for which the clocks run.
    pub(super) fn timed_seats(&self) -> TimedSeats {
        let is_person = |seat: &Seat| !self.is_played_by_bot(*seat);
        match &self.grace {
            Some(_) if !self.table.waiting().is_empty() => {
                TimedSeats::waiting(self.table.waiting(), is_person)
            }
            Some(OpenGrace { ahead: Some((_, ahead)), .. }) => TimedSeats::of(ahead.waits_for(), is_person),
            Some(OpenGrace { ahead: None, .. }) => TimedSeats::waiting(SeatSet::EMPTY, is_person),
            None => TimedSeats::of(self.table.waits_for(), is_person),
        }
    }

    /// The seats that the game waits for. In a window that closes by itself, these are the ones that asked for time, or
    /// else the one that decides next.
    pub fn awaited(&self) -> SeatSet {
        match &self.grace {
            Some(_) if !self.table.waiting().is_empty() => self.table.waiting(),
            Some(OpenGrace { ahead: Some((seat, _)), .. }) => SeatSet::one(*seat),
            Some(OpenGrace { ahead: None, .. }) => SeatSet::EMPTY,
            None => self.awaited_by_table(),
        }
    }

    /// How long a bot thinks before it does something that everybody sees.
    pub(super) fn bots_pause_ms(&self) -> u64 {
        match self.window_policy {
            WindowPolicy::Alone(_) if self.is_skipping => 0,
            WindowPolicy::Alone(_) => self.delays.bot_thinking_ms / self.tempo.speed.factor(),
            WindowPolicy::Together | WindowPolicy::Asked => self.delays.bot_thinking_ms,
        }
    }

    /// Notes whether the room answers for a player who is alone with bots, because their question has a
    /// single answer.
    pub(super) fn look_for_only_answer(&mut self) {
        self.only_answer = None;
        let WindowPolicy::Alone(seat) = self.window_policy else { return };
        let is_asked = self.awaited_by_table().has(seat) && self.grace.is_none();
        if is_asked {
            self.only_answer = self.table.only_answer_line(seat);
            self.is_skipping &= self.only_answer.is_some();
        }
    }

    /// Returns whether there was an answer to give. If the rules refuse it, the player is asked after all.
    pub(super) fn give_only_answer(&mut self, now_ms: u64) -> bool {
        let Some(line) = self.only_answer.take() else { return false };
        match self.stage(line, now_ms) {
            Some(staged) => self.write(staged, None),
            None => self.send_updates(|_| true, now_ms),
        }
        true
    }

    /// The player who is alone with bots, if the table answers the open question for them at once. Nobody asks them: a
    /// click on what they are about to be spared would come too late.
    pub(super) fn answers_for(&self) -> Option<Seat> {
        let WindowPolicy::Alone(seat) = self.window_policy else { return None };
        let closes_at_once = self.grace.as_ref().is_some_and(|grace| !grace.is_shown());
        let is_answered = closes_at_once || self.only_answer.is_some();
        Some(seat).filter(|seat| is_answered && self.awaited_by_table().has(*seat))
    }

    /// Play goes on without a stop until the seat decides something.
    pub(super) fn skip(&mut self, now_ms: u64) {
        self.is_skipping = true;
        if let Some(grace) = self.grace.as_mut().filter(|grace| grace.held_since_ms().is_none()) {
            grace.end();
            if let BotsInWindow::Interrupt(_, at_ms) = &mut grace.bots {
                *at_ms = now_ms;
            }
        }
        self.wait_for_answers(now_ms);
    }

    /// While the window still has time left, no time-out is carried out for the seat that decides next.
    pub(super) fn may_time_out(&self, now_ms: u64) -> bool {
        self.grace.as_ref().is_none_or(|grace| grace.held_since_ms().is_some() || grace.is_over(now_ms))
    }
}

/// These lines answer the request by which a player let the window go by, if there was one.
fn answering(staged: StagedLines, passing_request: Option<RequestKey>) -> StagedLines {
    match passing_request {
        Some(key) => staged.answering(&key, 1),
        None => staged,
    }
}
