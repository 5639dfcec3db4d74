//! The room itself: requests in, effects out. `handling` carries out requests, time-outs and the moves of
//! bots; `learning` follows the script of a lesson; `windows` closes windows that nobody uses; `updates` tells
//! observers. `newcomers` lets people take over the seats of bots. `people_first` makes bots let people begin.

mod handling;
mod learning;
mod newcomers;
mod people_first;
#[cfg(test)]
mod tests;
mod updates;
mod windows;

use std::collections::VecDeque;

use chance::{CommittedChance, Seeded};
use games::{AnyLine, AnyTable, LineKind, PromiseCounts, ReopenError, Suggestion, WaitsFor};
use table::{AskMode, ChanceHeader, Outcome, Seat, SeatSet, SetupErrors, StoredLine, WindowStops};
use wire::{AnswerResult, Failure, Pace, Tempo};

use crate::answered_requests::AnsweredRequests;
use crate::bot_timer::BotTimer;
use crate::clocks::{Clocks, TimedSeats};
use crate::effect::{Effect, RequestKey};
use crate::grace::{KeptAnswer, OpenGrace, WindowPolicy};
use crate::lesson::LessonProgress;
use crate::limits::{ACTIONS_A_REQUEST, INBOX, INBOX_A_SEAT, PEOPLE_FIRST, TRY_AGAIN_MS};
use crate::observers::Observers;
use crate::opening::{
    Delays, InputRequest, NewGame, ParsedRequest, Player, Request, RestoreContext, UnansweredRequests,
};
use crate::seats::{self, PlayerStatus, SeatState};
use crate::staging::{StagedLine, StagedLines, Stager};
use crate::undoable_actions::UndoableActions;
use windows::WindowChange;

pub struct Room {
    table: Box<dyn AnyTable>,
    /// Journal lines on disk, the header included.
    n_lines: u32,
    /// Answers that chance has given.
    n_draws: u32,
    chance: CommittedChance,
    fallback: Seeded,
    seats: Vec<SeatState>,
    /// What the last [`Effect::Keep`] said.
    kept_statuses: Vec<PlayerStatus>,
    clocks: Clocks,
    observers: Observers,
    answers: AnsweredRequests,
    inbox: VecDeque<(RequestKey, ParsedRequest)>,
    in_flight: Option<InFlight>,
    /// The first lines, if the disk has not taken them yet.
    unwritten_start: Option<JournalStart>,
    /// The lesson that is played here, if it is one. Its script takes the place of chance, bots and the journal.
    lesson: Option<LessonProgress>,
    /// After a failed write, the room writes only what is requested until this time.
    try_again_ms: u64,
    delays: Delays,
    window_policy: WindowPolicy,
    /// The open window, if it closes by itself.
    grace: Option<OpenGrace>,
    /// Answers that count when the window closes: at most one of each seat.
    kept: Vec<KeptAnswer>,
    /// The version since which players have known what is asked now, or what is asked once the open window has closed.
    question_since: u32,
    undoable: UndoableActions,
    /// The windows in which play has stopped for a player who is alone with bots, and how they want to play.
    stops: WindowStops,
    tempo: Tempo,
    is_skipping: bool,
    only_answer: Option<AnyLine>,
    /// The version at which a player told the bots to begin, although they would let people go first.
    bots_may_begin_at: Option<u32>,
    /// Bots think while a window is open, before they decide.
    bots_think_since_ms: Option<u64>,
    /// Bots that the table waits for.
    awaited_bots: BotTimer,
    /// Bots that the table does not wait for, but that may answer a proposal.
    addressed_bots: BotTimer,
    /// By seat.
    suggested: Vec<Option<LastSuggestion>>,
    effects: Vec<Effect>,
}

/// The last suggestion to a seat.
#[derive(Clone)]
struct LastSuggestion {
    at_version: u32,
    /// Whether it is about what the seat decides after the open window.
    is_ahead: bool,
    suggestion: Option<Suggestion>,
}

/// The first lines of a journal.
struct JournalStart {
    header: String,
    staged: StagedLines,
}

/// Lines that wait for the disk.
enum InFlight {
    Start(JournalStart),
    /// The seat whose time was up, if that is why they are written.
    Lines {
        staged: StagedLines,
        timed_out: Option<Seat>,
    },
}

/// A time that never comes: the table cannot go on without a request.
const NEVER_MS: u64 = u64::MAX;

impl Room {
    /// A new game. Its first lines are on their way to the disk.
    pub fn open(new_game: NewGame, now_ms: u64) -> Result<Room, SetupErrors> {
        let NewGame { game, options, players, pace, secret, contributions, delays, entropy } = new_game;
        let names = players.iter().map(Player::name_in_journal).collect();
        let chance_header = ChanceHeader {
            commitment: hex::encode(secret.commitment()),
            contributions: contributions.iter().map(|contribution| hex::encode(contribution.0)).collect(),
        };
        let opened = games::open(game, players.len(), &options, names, Some(chance_header))?;
        let chance = CommittedChance::new(&secret, &contributions);
        let mut room = Room::around(opened.table, players, pace, chance, delays, entropy);
        let table = room.table.boxed_clone();
        let staged = room.stager(now_ms).stage_chance(table);
        room.write_start(JournalStart { header: opened.header, staged });
        Ok(room)
    }

    /// The game of a journal, as far as it is on disk. If the game [is over](Room::is_over), there is no
    /// [`Effect::Over`]. Only the room that wrote the last line has that effect, and it may have stopped
    /// before.
    pub fn restore(stored: RestoreContext<'_>, rows: &[String], now_ms: u64) -> Result<Room, ReopenError> {
        let RestoreContext { players, pace, secret, contributions, delays, entropy, up_since_ms, document } =
            stored;
        let (header, rows) = rows.split_first().ok_or_else(|| "the journal is empty".to_string())?;
        let opened = games::reopen(header)?;
        if opened.table.n_seats() != players.len() {
            return Err(format!("{} players for {} seats", players.len(), opened.table.n_seats()).into());
        }
        let chance = CommittedChance::new(&secret, &contributions);
        let mut room = Room::around(opened.table, players, pace, chance, delays, entropy);
        seats::read_document(&mut room.seats, document);
        room.kept_statuses = room.statuses();
        room.follow_window_policy(None, now_ms);
        room.n_lines = 1;
        for row in rows {
            room.take_stored(row).map_err(|reason| format!("line {}: {reason}", room.n_lines + 1))?;
        }
        room.question_since = room.version();
        room.clocks.was_down_until(up_since_ms);
        // Players do not pay for the time of a bot that plays in their place and has not answered yet.
        room.bots_among(room.awaited()).iter().for_each(|seat| room.clocks.forget(seat));
        room.wait_for_answers(now_ms);
        room.work(now_ms);
        Ok(room)
    }

    fn around(
        table: Box<dyn AnyTable>,
        players: Vec<Player>,
        pace: Pace,
        chance: CommittedChance,
        delays: Delays,
        entropy: u64,
    ) -> Room {
        let seats: Vec<SeatState> = players.into_iter().map(SeatState::new).collect();
        Room {
            table,
            n_lines: 0,
            n_draws: 0,
            chance,
            fallback: Seeded::new(entropy),
            kept_statuses: seats.iter().map(|state| state.status).collect(),
            suggested: vec![None; seats.len()],
            seats,
            clocks: Clocks::new(pace),
            observers: Observers::default(),
            answers: AnsweredRequests::default(),
            inbox: VecDeque::new(),
            in_flight: None,
            unwritten_start: None,
            lesson: None,
            try_again_ms: 0,
            delays,
            window_policy: WindowPolicy::Asked,
            grace: None,
            kept: Vec::new(),
            question_since: 0,
            undoable: UndoableActions::default(),
            stops: WindowStops::default(),
            tempo: Tempo::default(),
            is_skipping: false,
            only_answer: None,
            bots_may_begin_at: None,
            bots_think_since_ms: None,
            awaited_bots: BotTimer::default(),
            addressed_bots: BotTimer::default(),
            effects: Vec::new(),
        }
    }

    fn take_stored(&mut self, row: &str) -> Result<(), String> {
        let stored = StoredLine::parse(row)?;
        let line = self.table.stored_line(stored.json)?;
        let events = self.table.take(&line).map_err(|refusal| refusal.to_string())?;
        if self.table.digest() != stored.digest {
            return Err("the digest differs".to_string());
        }
        self.count_line(line.kind());
        self.observers.remember(self.version(), events);
        let request = stored.request.and_then(|request| request.split_once('-'));
        self.undoable.line_taken(line.kind(), request.map(|(_, id)| id));
        if let Some((seat, id)) = request {
            let key = RequestKey { seat: seat.parse()?, id: id.to_string() };
            self.answers.remember(key, AnswerResult::Done { version: self.version() });
        }
        if let Some(came_at_ms) = stored.came_at_ms {
            let window = self.table.is_window().then(|| self.table.waiting());
            let version = self.version();
            let of_people = |seat: &Seat| self.seats[seat.index()].was_of_a_person(version);
            let asked = match window.filter(|_| self.window_policy != WindowPolicy::Asked) {
                Some(waiting) => TimedSeats::waiting(waiting, of_people),
                None => TimedSeats::of(self.table.waits_for(), of_people),
            };
            self.clocks.line_taken(line.kind(), asked, came_at_ms, came_at_ms);
        }
        Ok(())
    }

    fn count_line(&mut self, author: LineKind) {
        self.n_lines += 1;
        self.n_draws += u32::from(author == LineKind::Chance);
    }

    /// A seat asks for something. An effect answers the request exactly once, now or later, unless it is
    /// [left unanswered](Room::into_unanswered).
    pub fn request(&mut self, key: RequestKey, request: Request, now_ms: u64) {
        self.queue(key, request);
        self.work(now_ms);
    }

    /// The same, if other seats may ask at the same time: the room begins at the next [tick](Room::tick),
    /// and writes together what can be written together.
    pub fn queue(&mut self, key: RequestKey, request: Request) {
        if self.may_queue(&key) {
            let work = self.read(key.seat, request);
            self.inbox.push_back((key, work));
        }
    }

    /// Takes over what another room of the same game [left unanswered](Room::into_unanswered).
    pub fn take_over(&mut self, unanswered: UnansweredRequests, now_ms: u64) {
        for (key, work) in unanswered.0 {
            if self.may_queue(&key) {
                self.inbox.push_back((key, work));
            }
            self.work(now_ms);
        }
    }

    /// The actions of a request are parsed here, once.
    fn read(&self, seat: Seat, request: Request) -> ParsedRequest {
        match request {
            Request::Do { actions, .. } if actions.is_empty() || actions.len() > ACTIONS_A_REQUEST => {
                ParsedRequest::Unreadable
            }
            Request::Do { actions, seen } => {
                let lines = actions.iter().map(|action| self.table.action_line(seat, action));
                match lines.collect::<Result<Vec<AnyLine>, String>>() {
                    Ok(lines) => ParsedRequest::Input(InputRequest::Actions { lines, seen }),
                    Err(_) => ParsedRequest::Unreadable,
                }
            }
            Request::Undo => ParsedRequest::Input(InputRequest::Undo),
            Request::Wait { seen } => ParsedRequest::Input(InputRequest::Wait { seen }),
            Request::Tempo(tempo) => ParsedRequest::Tempo(tempo),
            Request::Skip => ParsedRequest::Skip,
            Request::Lesson(go) => ParsedRequest::Lesson(go),
            Request::HandOver => ParsedRequest::HandOver,
            Request::TakeBackSeat => ParsedRequest::TakeBackSeat,
            Request::Resign => ParsedRequest::Resign,
        }
    }

    /// Whether a request is new and may wait its turn. If it may not, it is answered, unless it is already
    /// waiting.
    fn may_queue(&mut self, key: &RequestKey) -> bool {
        let result = if let Some(failure) = self.why_no_request(key) {
            AnswerResult::Failed(failure)
        } else if let Some(result) = self.answers.find(key) {
            result.clone()
        } else if self.is_under_way(key) || self.inbox.iter().any(|(waiting, _)| waiting == key) {
            return false;
        } else if self.inbox.iter().filter(|(waiting, _)| waiting.seat == key.seat).count() >= INBOX_A_SEAT {
            AnswerResult::Failed(Failure::TooFast)
        } else {
            debug_assert!(self.inbox.len() < INBOX);
            return true;
        };
        self.effects.push(Effect::Answer { key: key.clone(), result });
        false
    }

    /// Whether a request is on its way to the disk, or waits for a window to close.
    fn is_under_way(&self, key: &RequestKey) -> bool {
        let is_in_flight = match &self.in_flight {
            Some(InFlight::Lines { staged, .. }) => {
                staged.lines.iter().any(|line| line.request.as_ref() == Some(key))
            }
            Some(InFlight::Start(_)) | None => false,
        };
        let passing_request = self.grace.as_ref().and_then(|grace| grace.passing_request.as_ref());
        is_in_flight || passing_request == Some(key) || self.kept.iter().any(|answer| answer.key == *key)
    }

    /// Whether there is a waiting request that the room can begin with.
    pub fn has_queued(&self) -> bool {
        !self.inbox.is_empty() && self.in_flight.is_none()
    }

    /// What is wrong with the key of a request. Ids become words of journal lines, so they contain no spaces.
    fn why_no_request(&self, key: &RequestKey) -> Option<Failure> {
        let is_of_a_person = self.seats.get(key.seat.index()).is_some_and(SeatState::is_of_a_person);
        if !is_of_a_person {
            Some(Failure::NotYourSeat)
        } else if key.id.chars().count() > wire::limits::REQUEST_ID_CHARS {
            Some(Failure::TooLong)
        } else if key.id.chars().any(|char| char.is_whitespace() || char.is_control()) {
            Some(Failure::Unreadable)
        } else {
            None
        }
    }

    /// The lines of the last [`Effect::Append`] are on disk, or are certainly not. In the second case nothing
    /// has changed here, and the room tries again if it must.
    ///
    /// Do not call this if that is not certain, or if somebody else has written meanwhile. Only the journal
    /// then says what was stored. [Restore](Room::restore) a room from it, and let that room [take
    /// over](Room::take_over) what this one [leaves unanswered](Room::into_unanswered).
    pub fn stored(&mut self, is_on_disk: Result<(), ()>, now_ms: u64) {
        match (self.in_flight.take(), is_on_disk) {
            (None, _) => return,
            (Some(InFlight::Start(start)), Ok(())) => {
                self.n_lines = 1;
                self.publish(start.staged, None, now_ms);
            }
            (Some(InFlight::Lines { staged, timed_out }), Ok(())) => self.publish(staged, timed_out, now_ms),
            (Some(in_flight), Err(())) => self.give_up(in_flight, now_ms),
        }
        self.work(now_ms);
    }

    /// The lines are not on disk.
    fn give_up(&mut self, in_flight: InFlight, now_ms: u64) {
        self.try_again_ms = now_ms + TRY_AGAIN_MS;
        match in_flight {
            InFlight::Start(start) => self.unwritten_start = Some(start),
            InFlight::Lines { staged, .. } => {
                let result = AnswerResult::Failed(Failure::NotStored);
                let mut keys: Vec<RequestKey> =
                    staged.lines.into_iter().filter_map(|line| line.request).collect();
                keys.dedup();
                let answer = |key| Effect::Answer { key, result: result.clone() };
                self.effects.extend(keys.into_iter().map(answer));
                self.wait_for_answers(now_ms);
            }
        }
    }

    /// The requests that this room has not answered, in their order, for the room that [takes
    /// over](Room::take_over): it answers those that are on disk, and carries out the others. Carry out the
    /// [effects](Room::effects) first.
    pub fn into_unanswered(self) -> UnansweredRequests {
        let in_flight = match self.in_flight {
            Some(InFlight::Lines { staged, .. }) => staged.lines,
            Some(InFlight::Start(_)) | None => Vec::new(),
        };
        let mut unanswered: Vec<(RequestKey, ParsedRequest)> = Vec::new();
        let mut add = |key: RequestKey, lines: Vec<AnyLine>, seen: Option<u32>| match unanswered.last_mut() {
            Some((last, ParsedRequest::Input(InputRequest::Actions { lines: earlier, .. })))
                if *last == key =>
            {
                earlier.extend(lines);
            }
            _ => unanswered.push((key, ParsedRequest::Input(InputRequest::Actions { lines, seen }))),
        };
        for StagedLine { line, request, .. } in in_flight {
            if let Some(key) = request {
                add(key, vec![line], None);
            }
        }
        for KeptAnswer { key, lines, .. } in self.kept {
            add(key, lines, Some(self.question_since));
        }
        unanswered.extend(self.inbox);
        UnansweredRequests(unanswered)
    }

    /// Time has gone on, or something has been [queued](Room::queue).
    pub fn tick(&mut self, now_ms: u64) {
        self.send_due_updates(now_ms);
        self.work(now_ms);
    }

    /// Whether [`Room::tick`] and [`Room::suggest`] may take a long time, because bots of this game think for
    /// a while.
    pub fn thinks_long(&self) -> bool {
        games::thinks_long(&*self.table)
    }

    /// When [`Room::tick`] has something to do.
    pub fn next_tick_ms(&self) -> Option<u64> {
        let dues_ms = [self.next_work_ms(), self.observers.next_due_ms(self.version())];
        dues_ms.into_iter().flatten().min()
    }

    /// When there is something to do without a request.
    fn next_work_ms(&self) -> Option<u64> {
        if self.in_flight.is_some() || self.try_again_ms == NEVER_MS {
            return None;
        }
        let next_ms = if self.unwritten_start.is_some() || self.waits_for_chance() {
            Some(0)
        } else {
            let dues_ms = [
                self.awaited_bots.due_ms.filter(|_| self.grace.is_none()),
                self.addressed_bots.due_ms,
                self.time_is_up_ms(),
                self.window_due_ms(),
                self.only_answer.as_ref().map(|_| 0),
            ];
            dues_ms.into_iter().flatten().min()
        };
        next_ms.map(|next_ms| next_ms.max(self.try_again_ms))
    }

    /// When somebody's time is up, whether or not anybody has the table open by then.
    pub fn time_is_up_ms(&self) -> Option<u64> {
        self.clocks.next_due().map(|(due_ms, _)| due_ms)
    }

    pub fn effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// How many inputs the journal has.
    pub fn version(&self) -> u32 {
        self.n_lines.saturating_sub(1)
    }

    pub fn is_over(&self) -> bool {
        self.table.waits_for() == WaitsFor::Nobody
    }

    /// Whether all players win or lose together.
    pub fn is_cooperative(&self) -> bool {
        self.table.game().is_cooperative()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    /// Promises of a seat that the game has seen kept or broken.
    pub fn promises(&self, seat: Seat) -> PromiseCounts {
        self.table.promises(seat)
    }

    /// Whether a bot plays in the place of a person.
    pub fn is_played_by_bot(&self, seat: Seat) -> bool {
        self.seats[seat.index()].bot().is_some()
    }

    /// The seats of people whose clocks run after this line, which other lines follow at once.
    fn timed_after(&self, line: &StagedLine) -> TimedSeats {
        let is_person = |seat: &Seat| !self.is_played_by_bot(*seat);
        match line.window.filter(|_| self.window_policy != WindowPolicy::Asked) {
            Some(waiting) => TimedSeats::waiting(waiting, is_person),
            None => TimedSeats::of(line.waits_for, is_person),
        }
    }

    fn bots_among(&self, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|seat| self.is_played_by_bot(*seat)).collect()
    }

    /// Does all work that can be done: answers of chance first, then requests, time-outs and the moves of
    /// bots. After a failed write only requests are carried out for a while, because their senders are told
    /// what went wrong.
    fn work(&mut self, now_ms: u64) {
        while self.in_flight.is_none() {
            let may_write = self.try_again_ms <= now_ms;
            if let Some(start) = self.unwritten_start.take_if(|_| may_write) {
                self.write_start(start);
            } else if self.unwritten_start.is_some() {
                break;
            } else if may_write && self.waits_for_chance() {
                self.let_chance_answer(now_ms);
            } else if let Some((key, work)) = self.inbox.pop_front() {
                self.handle(key, work, now_ms);
            } else if let Some((due_ms, seat)) = self.clocks.next_due()
                && may_write
                && due_ms <= now_ms
                && self.may_time_out(now_ms)
            {
                self.time_out(seat, now_ms);
            } else if may_write && (self.work_on_window(now_ms) || self.give_only_answer(now_ms)) {
                continue;
            } else if may_write && self.addressed_bots.is_due(now_ms) {
                self.let_a_bot_answer(now_ms);
            } else if may_write && self.grace.is_none() && self.awaited_bots.is_due(now_ms) {
                self.let_a_bot_play(now_ms);
            } else {
                break;
            }
        }
    }

    fn write_start(&mut self, start: JournalStart) {
        let mut lines = vec![start.header.clone()];
        lines.extend(start.staged.rows(1));
        self.effects.push(Effect::Append { expected: 0, lines });
        self.in_flight = Some(InFlight::Start(start));
    }

    /// Whether chance is asked. Its answer is usually written together with the line that asked it; only a
    /// journal that was cut short, or a failed write, leaves it open.
    fn waits_for_chance(&self) -> bool {
        self.lesson.is_none() && self.table.waits_for() == WaitsFor::Chance
    }

    fn let_chance_answer(&mut self, now_ms: u64) {
        let table = self.table.boxed_clone();
        let staged = self.stager(now_ms).stage_chance(table);
        if staged.lines.is_empty() {
            self.try_again_ms = NEVER_MS;
        } else {
            self.write(staged, None);
        }
    }

    fn stager(&self, now_ms: u64) -> Stager<'_> {
        Stager { chance: &self.chance, n_draws: self.n_draws, detail: self.observers.detail(), now_ms }
    }

    /// Tries a line. Returns `None` if the table refuses it.
    fn stage(&self, line: AnyLine, now_ms: u64) -> Option<StagedLines> {
        self.stager(now_ms).stage(self.table.boxed_clone(), line).ok()
    }

    fn write(&mut self, staged: StagedLines, timed_out: Option<Seat>) {
        let lines = staged.rows(self.n_lines);
        self.effects.push(Effect::Append { expected: self.n_lines, lines });
        self.in_flight = Some(InFlight::Lines { staged, timed_out });
    }

    fn answer(&mut self, key: RequestKey, result: AnswerResult) {
        self.answers.remember(key.clone(), result.clone());
        self.effects.push(Effect::Answer { key, result });
    }

    fn statuses(&self) -> Vec<PlayerStatus> {
        self.seats.iter().map(|state| state.status).collect()
    }

    fn keep(&mut self) {
        let statuses = self.statuses();
        if statuses != self.kept_statuses {
            self.keep_seats();
        }
    }

    fn keep_seats(&mut self) {
        let document =
            self.lesson.as_ref().map_or_else(|| seats::document(&self.seats), LessonProgress::document);
        self.effects.push(Effect::Keep { document });
        self.kept_statuses = self.statuses();
    }

    /// The lines are on disk: now everybody may know.
    fn publish(&mut self, staged: StagedLines, timed_out: Option<Seat>, now_ms: u64) {
        let StagedLines { lines, table, came_at_ms } = staged;
        self.table = table;
        let change = WindowChange::of(&lines);
        let n_lines = lines.len();
        let mut batches = Vec::with_capacity(n_lines);
        let mut answers: Vec<(RequestKey, AnswerResult)> = Vec::new();
        for (index, line) in lines.into_iter().enumerate() {
            let author = line.line.kind();
            self.count_line(author);
            self.undoable.line_taken(author, line.request.as_ref().map(|key| key.id.as_str()));
            let is_last = index + 1 == n_lines;
            if is_last {
                self.window_policy = self.window_policy_with(None);
                self.follow_window(change, now_ms);
                self.look_for_only_answer();
            }
            let asked = if is_last { self.timed_seats() } else { self.timed_after(&line) };
            self.clocks.line_taken(author, asked, came_at_ms, now_ms);
            batches.push(line.events);
            let Some(key) = line.request else { continue };
            // After a restart, only the versions of the lines are known, so the answer names the last of
            // them.
            let result = AnswerResult::Done { version: self.version() };
            match answers.last_mut() {
                Some((last, earlier)) if *last == key => *earlier = result,
                _ => answers.push((key, result)),
            }
        }
        if let Some(seat) = timed_out {
            self.seats[seat.index()].timed_out();
        }
        if change == WindowChange::Interrupted {
            self.question_since = self.version();
        }
        let requesters = answers.iter().map(|(key, _)| key.seat).collect();
        self.publish_events(batches, requesters, now_ms);
        self.wait_for_answers(now_ms);
        self.keep();
        answers.into_iter().for_each(|(key, result)| self.answer(key, result));
        if self.is_over() && self.lesson.is_none() {
            self.effects.push(Effect::Over);
        }
    }

    /// Starts the clocks of the seats that are awaited, and the timers of windows and bots.
    fn wait_for_answers(&mut self, now_ms: u64) {
        if self.lesson.is_some() {
            return;
        }
        self.follow_window_policy(None, now_ms);
        self.follow_window(WindowChange::None, now_ms);
        self.look_for_only_answer();
        let waits_for = self.table.waits_for();
        let asked = self.timed_seats();
        self.clocks.await_seats(asked, now_ms);
        let is_shared = matches!(waits_for, WaitsFor::Seats { mode: AskMode::Together, .. });
        let patience = if is_shared && !asked.awaited.is_empty() { PEOPLE_FIRST } else { 1 };
        let pause_ms = self.bots_pause_ms();
        let since_ms = self.bots_think_since_ms.take().unwrap_or(now_ms);
        let bots = if self.bots_wait_for_people() { SeatSet::EMPTY } else { self.bots_among(self.awaited()) };
        self.awaited_bots.wait_for(bots, since_ms + patience * pause_ms);
        self.addressed_bots.wait_for(self.bots_among(self.table.addressed()), now_ms + pause_ms);
    }
}
