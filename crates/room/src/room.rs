//! The room itself: requests in, effects out. `handling` carries out requests, time-outs and the moves of
//! bots; `updates` tells observers.

mod handling;
#[cfg(test)]
mod tests;
mod updates;

use std::collections::VecDeque;

use chance::{Committed, Seeded};
use games::{AnyLine, AnyTable, Author, Promises, ReopenError, Suggestion, WaitsFor};
use table::{AskMode, ChanceHeader, Outcome, Seat, SeatSet, SetupErrors, StoredLine};
use wire::{AnswerResult, Failure, Pace};

use crate::answers::Answers;
use crate::bot_timer::BotTimer;
use crate::clocks::{Clocks, TimedSeats};
use crate::effect::{Effect, RequestKey};
use crate::limits::{INBOX, INBOX_A_SEAT, PEOPLE_FIRST, TRY_AGAIN_MS};
use crate::observers::Observers;
use crate::opening::{Delays, NewGame, ParsedRequest, Player, Request, StoredGame, Unanswered};
use crate::seats::{self, PlayerStatus, SeatState};
use crate::staging::{Staged, StagedLine, Stager};

pub struct Room {
    table: Box<dyn AnyTable>,
    /// Journal lines on disk, the header included.
    n_lines: u32,
    /// Answers that chance has given.
    n_draws: u32,
    chance: Committed,
    fallback: Seeded,
    seats: Vec<SeatState>,
    /// What the last [`Effect::Keep`] said.
    kept: Vec<PlayerStatus>,
    clocks: Clocks,
    observers: Observers,
    answers: Answers,
    inbox: VecDeque<(RequestKey, ParsedRequest)>,
    in_flight: Option<InFlight>,
    /// The first lines, if the disk has not taken them yet.
    unwritten_start: Option<Start>,
    /// After a failed write, the room writes only what is requested until this time.
    try_again_ms: u64,
    delays: Delays,
    /// Bots that the table waits for.
    awaited_bots: BotTimer,
    /// Bots that the table does not wait for, but that may answer a proposal.
    addressed_bots: BotTimer,
    /// By seat: the last suggestion, and at which version it was made.
    suggested: Vec<Option<(u32, Option<Suggestion>)>>,
    effects: Vec<Effect>,
}

/// The first lines of a journal.
struct Start {
    header: String,
    staged: Staged,
}

/// Lines that wait for the disk.
enum InFlight {
    Start(Start),
    /// The seat whose time was up, if that is why they are written.
    Lines {
        staged: Staged,
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
        let chance = Committed::new(&secret, &contributions);
        let mut room = Room::around(opened.table, players, pace, chance, delays, entropy);
        let table = room.table.boxed_clone();
        let staged = room.stager(now_ms).stage_chance(table);
        room.write_start(Start { header: opened.header, staged });
        Ok(room)
    }

    /// The game of a journal, as far as it is on disk. If the game [is over](Room::is_over) there is no
    /// [`Effect::Over`]: that was for the room that wrote the last line, which may have stopped before it.
    pub fn restore(stored: StoredGame<'_>, rows: &[String], now_ms: u64) -> Result<Room, ReopenError> {
        let StoredGame { players, pace, secret, contributions, delays, entropy, up_since_ms, document } =
            stored;
        let (header, rows) = rows.split_first().ok_or_else(|| "the journal is empty".to_string())?;
        let opened = games::reopen(header)?;
        if opened.table.n_seats() != players.len() {
            return Err(format!("{} players for {} seats", players.len(), opened.table.n_seats()).into());
        }
        let chance = Committed::new(&secret, &contributions);
        let mut room = Room::around(opened.table, players, pace, chance, delays, entropy);
        seats::read_document(&mut room.seats, document);
        room.kept = room.roles();
        room.n_lines = 1;
        for row in rows {
            room.take_stored(row).map_err(|reason| format!("line {}: {reason}", room.n_lines + 1))?;
        }
        room.clocks.was_down_until(up_since_ms);
        // Nobody pays for the time of a bot in their place that had not answered yet.
        room.bots_among(room.awaited()).iter().for_each(|seat| room.clocks.forget(seat));
        room.wait_for_answers(now_ms);
        room.work(now_ms);
        Ok(room)
    }

    fn around(
        table: Box<dyn AnyTable>,
        players: Vec<Player>,
        pace: Pace,
        chance: Committed,
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
            kept: seats.iter().map(|state| state.role).collect(),
            suggested: vec![None; seats.len()],
            seats,
            clocks: Clocks::new(pace),
            observers: Observers::default(),
            answers: Answers::default(),
            inbox: VecDeque::new(),
            in_flight: None,
            unwritten_start: None,
            try_again_ms: 0,
            delays,
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
        self.count_line(line.author());
        self.observers.remember(self.version(), events);
        if let Some((seat, id)) = stored.request.and_then(|request| request.split_once('-')) {
            let key = RequestKey { seat: seat.parse()?, id: id.to_string() };
            self.answers.remember(key, AnswerResult::Done { version: self.version() });
        }
        if let Some(came_at_ms) = stored.came_at_ms {
            let of_people = |seat: &Seat| self.seats[seat.index()].is_of_a_person();
            let asked = TimedSeats::of(self.table.waits_for(), of_people);
            self.clocks.line_taken(line.author(), asked, came_at_ms, came_at_ms);
        }
        Ok(())
    }

    fn count_line(&mut self, author: Author) {
        self.n_lines += 1;
        self.n_draws += u32::from(author == Author::Chance);
    }

    /// A seat asks for something. It is answered by an effect, sooner or later, exactly once; unless it is
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
    pub fn take_over(&mut self, unanswered: Unanswered, now_ms: u64) {
        for (key, work) in unanswered.0 {
            if self.may_queue(&key) {
                self.inbox.push_back((key, work));
            }
            self.work(now_ms);
        }
    }

    /// The action of a request is parsed here, once.
    fn read(&self, seat: Seat, request: Request) -> ParsedRequest {
        match request {
            Request::Do { action } => {
                self.table.action_line(seat, &action).map_or(ParsedRequest::Unreadable, ParsedRequest::Input)
            }
            Request::Undo => ParsedRequest::Input(self.table.undo_line(seat)),
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
        } else if self.is_in_flight(key) || self.inbox.iter().any(|(waiting, _)| waiting == key) {
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

    fn is_in_flight(&self, key: &RequestKey) -> bool {
        match &self.in_flight {
            Some(InFlight::Lines { staged, .. }) => {
                staged.lines.iter().any(|line| line.request.as_ref() == Some(key))
            }
            Some(InFlight::Start(_)) | None => false,
        }
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
    /// has changed here, and the room tries again where it must.
    ///
    /// Do not call this if it is not certain, or if somebody else has written meanwhile: the truth is what
    /// the journal holds. [Restore](Room::restore) a room from it, and let that room [take
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
                let answer = |key| Effect::Answer { key, result: result.clone() };
                self.effects.extend(staged.lines.into_iter().filter_map(|line| line.request).map(answer));
                self.wait_for_answers(now_ms);
            }
        }
    }

    /// The requests that this room has not answered, in their order, for the room that [takes
    /// over](Room::take_over): it answers those that are on disk, and carries out the others. Carry out the
    /// [effects](Room::effects) first.
    pub fn into_unanswered(self) -> Unanswered {
        let in_flight = match self.in_flight {
            Some(InFlight::Lines { staged, .. }) => staged.lines,
            Some(InFlight::Start(_)) | None => Vec::new(),
        };
        let in_flight = in_flight
            .into_iter()
            .filter_map(|StagedLine { line, request, .. }| Some((request?, ParsedRequest::Input(line))));
        Unanswered(in_flight.chain(self.inbox).collect())
    }

    /// Time has gone on, or something has been [queued](Room::queue).
    pub fn tick(&mut self, now_ms: u64) {
        self.send_due_updates(now_ms);
        self.work(now_ms);
    }

    /// Whether [`Room::tick`] and [`Room::suggest`] may take long, because bots of this game think for a
    /// while.
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
            let dues_ms = [self.awaited_bots.due_ms, self.addressed_bots.due_ms, self.time_is_up_ms()];
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
    pub fn promises(&self, seat: Seat) -> Promises {
        self.table.promises(seat)
    }

    /// The seats that the game waits for.
    pub fn awaited(&self) -> SeatSet {
        self.table.waits_for().awaited()
    }

    /// Whether a bot plays in the place of a person.
    pub fn is_played_by_bot(&self, seat: Seat) -> bool {
        self.seats[seat.index()].bot().is_some()
    }

    fn asked_people(&self, waits_for: WaitsFor) -> TimedSeats {
        TimedSeats::of(waits_for, |seat| !self.is_played_by_bot(*seat))
    }

    fn bots_among(&self, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|seat| self.is_played_by_bot(*seat)).collect()
    }

    /// Does what can be done: answers of chance first, then requests, time-outs and the moves of bots. After
    /// a failed write only requests are carried out for a while, because whoever asks is told what went
    /// wrong.
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
            {
                self.time_out(seat, now_ms);
            } else if may_write && self.addressed_bots.is_due(now_ms) {
                self.let_a_bot_answer(now_ms);
            } else if may_write && self.awaited_bots.is_due(now_ms) {
                self.let_a_bot_play(now_ms);
            } else {
                break;
            }
        }
    }

    fn write_start(&mut self, start: Start) {
        let mut lines = vec![start.header.clone()];
        lines.extend(start.staged.rows(1));
        self.effects.push(Effect::Append { expected: 0, lines });
        self.in_flight = Some(InFlight::Start(start));
    }

    /// Whether chance is asked. Its answer is usually written together with the line that asked it; only a
    /// journal that was cut short, or a failed write, leaves it open.
    fn waits_for_chance(&self) -> bool {
        self.table.waits_for() == WaitsFor::Chance
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

    /// Tries a line; none if the table refuses it.
    fn stage(&self, line: AnyLine, now_ms: u64) -> Option<Staged> {
        self.stager(now_ms).stage(self.table.boxed_clone(), line).ok()
    }

    fn write(&mut self, staged: Staged, timed_out: Option<Seat>) {
        let lines = staged.rows(self.n_lines);
        self.effects.push(Effect::Append { expected: self.n_lines, lines });
        self.in_flight = Some(InFlight::Lines { staged, timed_out });
    }

    fn answer(&mut self, key: RequestKey, result: AnswerResult) {
        self.answers.remember(key.clone(), result.clone());
        self.effects.push(Effect::Answer { key, result });
    }

    fn roles(&self) -> Vec<PlayerStatus> {
        self.seats.iter().map(|state| state.role).collect()
    }

    fn keep(&mut self) {
        let roles = self.roles();
        if roles != self.kept {
            self.effects.push(Effect::Keep { document: seats::document(&roles) });
            self.kept = roles;
        }
    }

    /// The lines are on disk: now everybody may know.
    fn publish(&mut self, staged: Staged, timed_out: Option<Seat>, now_ms: u64) {
        let Staged { lines, table, came_at_ms } = staged;
        self.table = table;
        let mut batches = Vec::with_capacity(lines.len());
        let mut answers = Vec::new();
        for line in lines {
            let author = line.line.author();
            self.count_line(author);
            let asked = self.asked_people(line.waits_for);
            self.clocks.line_taken(author, asked, came_at_ms, now_ms);
            batches.push(line.events);
            // A restored room knows only the version of the line itself, so that is the answer.
            answers.extend(line.request.map(|key| (key, AnswerResult::Done { version: self.version() })));
        }
        if let Some(seat) = timed_out {
            self.seats[seat.index()].timed_out();
        }
        let requesters = answers.iter().map(|(key, _): &(RequestKey, _)| key.seat).collect();
        self.publish_events(batches, requesters, now_ms);
        self.wait_for_answers(now_ms);
        self.keep();
        answers.into_iter().for_each(|(key, result)| self.answer(key, result));
        if self.is_over() {
            self.effects.push(Effect::Over);
        }
    }

    /// Starts the clocks of the seats that are awaited, and the timers of bots.
    fn wait_for_answers(&mut self, now_ms: u64) {
        let waits_for = self.table.waits_for();
        let asked = self.asked_people(waits_for);
        self.clocks.await_seats(asked, now_ms);
        let Delays { bot_thinking_ms, .. } = self.delays;
        let is_shared = matches!(waits_for, WaitsFor::Seats { mode: AskMode::Together, .. });
        let patience = if is_shared && !asked.awaited.is_empty() { PEOPLE_FIRST } else { 1 };
        self.awaited_bots.wait_for(self.bots_among(self.awaited()), now_ms + patience * bot_thinking_ms);
        self.addressed_bots.wait_for(self.bots_among(self.table.addressed()), now_ms + bot_thinking_ms);
    }
}
