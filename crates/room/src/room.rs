//! The room itself: requests in, effects out. `handling` is what is done for a request, a time-out or a
//! bot; `updates` is what observers get.

mod handling;
#[cfg(test)]
mod tests;
mod updates;

use std::collections::VecDeque;

use chance::{Committed, Seeded};
use games::Suggestion;
use games::{AnyTable, Promises, ReopenError, TakeError, Waits, any_table};
use table::{AskMode, ChanceHeader, Outcome, Seat, SeatSet, SetupErrors, StoredLine};
use wire::{AnswerResult, Failure, Pace};

use crate::answers::Answers;
use crate::authors::Author;
use crate::bot_timer::BotTimer;
use crate::clocks::{Asked, Clocks};
use crate::effect::{Effect, RequestKey};
use crate::limits::{INBOX, INBOX_A_SEAT, PEOPLE_FIRST, TRY_AGAIN_MS};
use crate::observers::Observers;
use crate::opening::{Delays, NewGame, Player, Request, StoredGame};
use crate::seats::{self, Role, SeatState};
use crate::staging::{Staged, Trial, awaited};

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
    kept: Vec<Role>,
    clocks: Clocks,
    observers: Observers,
    answers: Answers,
    inbox: VecDeque<(RequestKey, Request)>,
    in_flight: Option<InFlight>,
    /// The first lines, where the disk has not taken them yet.
    unwritten_start: Option<Start>,
    /// The disk is left alone until then, but for requests: a write has failed.
    try_again_ms: u64,
    delays: Delays,
    /// Bots that the table waits for.
    awaited_bots: BotTimer,
    /// Bots that may answer a proposal, though it does not.
    addressed_bots: BotTimer,
    /// By seat: what was suggested last, and at which version.
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
    Lines { staged: Staged, origin: Origin },
}

/// Why lines are written.
enum Origin {
    /// What several seats ask at the same time is written together.
    Requests(Vec<(RequestKey, Request)>),
    /// A bot, or what follows from the state without anybody's answer.
    Room,
    TimeOut(Seat),
}

/// A time that never comes: the table cannot go on by itself.
const NEVER_MS: u64 = u64::MAX;

impl Room {
    /// A new game. Its first lines are on their way to the disk.
    pub fn open(opening: NewGame, now_ms: u64) -> Result<Room, SetupErrors> {
        let NewGame { game, options, players, pace, secret, contributions, delays, entropy } = opening;
        let names = players.iter().map(Player::name_in_journal).collect();
        let chance_header = ChanceHeader {
            commitment: hex::encode(secret.commitment()),
            contributions: contributions.iter().map(|contribution| hex::encode(contribution.0)).collect(),
        };
        let opened = any_table::open(game, players.len(), &options, names, Some(chance_header))?;
        let chance = Committed::new(&secret, &contributions);
        let mut room = Room::around(opened.table, players, pace, chance, delays, entropy);
        let table = room.table.boxed_clone();
        let staged = room.trial(now_ms).of_nothing(table);
        room.write_start(Start { header: opened.header, staged });
        Ok(room)
    }

    /// The game of a journal, as far as it is on disk. If it [is over](Room::is_over) there is no
    /// [`Effect::Over`]: that was for the room that wrote the last line, should it have come to it.
    pub fn restore(restored: StoredGame<'_>, rows: &[String], now_ms: u64) -> Result<Room, ReopenError> {
        let StoredGame { players, pace, secret, contributions, delays, entropy, up_since_ms, document } =
            restored;
        let (header, rows) = rows.split_first().ok_or_else(|| "the journal is empty".to_string())?;
        let opened = any_table::reopen(header)?;
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
        // Nobody pays for a bot in his place that did not come to its answer.
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
        let events = self.table.take(stored.json).map_err(|error| match error {
            TakeError::Unreadable(reason) => reason,
            TakeError::Refused(refusal) => refusal.to_string(),
        })?;
        if self.table.digest() != stored.digest {
            return Err("the digest differs".to_string());
        }
        let author = Author::of(stored.json);
        self.count_line(author);
        self.observers.remember(self.version(), events);
        if let Some((seat, id)) = stored.request.and_then(|request| request.split_once('-')) {
            let key = RequestKey { seat: seat.parse()?, id: id.to_string() };
            self.answers.remember(key, AnswerResult::Done { version: self.version() });
        }
        if let Some(came_at_ms) = stored.came_at_ms {
            let of_people = |seat: &Seat| self.seats[seat.index()].is_of_a_person();
            let asked = Asked::of(self.table.waits_for(), of_people);
            self.clocks.line_taken(author, asked, came_at_ms, came_at_ms);
        }
        Ok(())
    }

    fn count_line(&mut self, author: Author) {
        self.n_lines += 1;
        self.n_draws += u32::from(author == Author::Chance);
    }

    /// A seat asks for something. It is answered by an effect, sooner or later, exactly once; unless it
    /// is [left unanswered](Room::into_unanswered).
    pub fn request(&mut self, key: RequestKey, request: Request, now_ms: u64) {
        self.queue(key, request);
        self.work(now_ms);
    }

    /// The same, where others ask at the same time: the room begins with all of it at the next
    /// [tick](Room::tick), and writes together what can be written together.
    pub fn queue(&mut self, key: RequestKey, request: Request) {
        if let Some(failure) = self.why_no_request(&key) {
            self.effects.push(Effect::Answer { key, result: AnswerResult::Failed(failure) });
            return;
        }
        if let Some(result) = self.answers.find(&key) {
            let result = result.clone();
            self.effects.push(Effect::Answer { key, result });
            return;
        }
        let is_in_flight = match &self.in_flight {
            Some(InFlight::Lines { origin: Origin::Requests(requests), .. }) => {
                requests.iter().any(|(waiting, _)| *waiting == key)
            }
            Some(InFlight::Lines { .. } | InFlight::Start(_)) | None => false,
        };
        if is_in_flight || self.inbox.iter().any(|(waiting, _)| *waiting == key) {
            return;
        }
        let n_waiting = self.inbox.iter().filter(|(waiting, _)| waiting.seat == key.seat).count();
        if n_waiting >= INBOX_A_SEAT {
            self.effects.push(Effect::Answer { key, result: AnswerResult::Failed(Failure::TooFast) });
            return;
        }
        debug_assert!(self.inbox.len() < INBOX);
        self.inbox.push_back((key, request));
    }

    /// Whether somebody has asked for something that the room can begin with.
    pub fn has_queued(&self) -> bool {
        !self.inbox.is_empty() && self.in_flight.is_none()
    }

    /// What is wrong with who asks. Ids become words of journal lines, so nothing may part them there.
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

    /// The lines of the last [`Effect::Append`] are on disk, or are certainly not. In the second case
    /// nothing has changed here, and the room tries again where it must.
    ///
    /// Where it is not certain, or another has written meanwhile, do not call this: what the journal
    /// holds is the truth. [Restore](Room::restore) the room from it, and give the new room what this
    /// one [leaves unanswered](Room::into_unanswered).
    pub fn stored(&mut self, is_on_disk: Result<(), ()>, now_ms: u64) {
        match (self.in_flight.take(), is_on_disk) {
            (None, _) => return,
            (Some(InFlight::Start(start)), Ok(())) => {
                self.n_lines = 1;
                self.publish(start.staged, Origin::Room, now_ms);
            }
            (Some(InFlight::Lines { staged, origin }), Ok(())) => self.publish(staged, origin, now_ms),
            (Some(in_flight), Err(())) => self.give_up(in_flight, now_ms),
        }
        self.work(now_ms);
    }

    /// The lines are not on disk.
    fn give_up(&mut self, in_flight: InFlight, now_ms: u64) {
        self.try_again_ms = now_ms + TRY_AGAIN_MS;
        match in_flight {
            InFlight::Start(start) => self.unwritten_start = Some(start),
            InFlight::Lines { origin, .. } => {
                if let Origin::Requests(requests) = origin {
                    let result = AnswerResult::Failed(Failure::NotStored);
                    let answer = |(key, _)| Effect::Answer { key, result: result.clone() };
                    self.effects.extend(requests.into_iter().map(answer));
                }
                self.wait_for_answers(now_ms);
            }
        }
    }

    /// The requests that this room has not answered, in their order, for the room that takes its place.
    /// It answers those that are on disk, and does the others. Carry out the [effects](Room::effects)
    /// first.
    pub fn into_unanswered(self) -> Vec<(RequestKey, Request)> {
        let first = match self.in_flight {
            Some(InFlight::Lines { origin: Origin::Requests(requests), .. }) => requests,
            Some(InFlight::Lines { .. } | InFlight::Start(_)) | None => Vec::new(),
        };
        first.into_iter().chain(self.inbox).collect()
    }

    /// Time has gone on, or something has been [queued](Room::queue).
    pub fn tick(&mut self, now_ms: u64) {
        self.tell_the_rested(now_ms);
        self.work(now_ms);
    }

    /// Whether [`Room::tick`] and [`Room::suggest`] may take long, for a bot thinks.
    pub fn thinks_long(&self) -> bool {
        games::thinks_long(&*self.table)
    }

    /// When [`Room::tick`] has something to do.
    pub fn next_tick_ms(&self) -> Option<u64> {
        let dues_ms = [self.next_work_ms(), self.observers.next_due_ms(self.version())];
        dues_ms.into_iter().flatten().min()
    }

    /// When there is something to be done by itself.
    fn next_work_ms(&self) -> Option<u64> {
        if self.in_flight.is_some() || self.try_again_ms == NEVER_MS {
            return None;
        }
        let next_ms = if self.unwritten_start.is_some() || self.goes_on_by_itself() {
            Some(0)
        } else {
            let dues_ms = [self.awaited_bots.due_ms, self.addressed_bots.due_ms, self.time_is_up_ms()];
            dues_ms.into_iter().flatten().min()
        };
        next_ms.map(|next_ms| next_ms.max(self.try_again_ms))
    }

    /// When somebody's time is up, though nobody may have the table open by then.
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
        self.table.waits_for() == Waits::Over
    }

    /// Whether all win or lose together.
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
        awaited(self.table.waits_for())
    }

    /// Whether a bot plays in the place of a person.
    pub fn is_played_by_bot(&self, seat: Seat) -> bool {
        self.seats[seat.index()].bot().is_some()
    }

    fn asked_people(&self, waits: Waits) -> Asked {
        Asked::of(waits, |seat| !self.is_played_by_bot(*seat))
    }

    fn bots_among(&self, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|seat| self.is_played_by_bot(*seat)).collect()
    }

    /// Takes up what can be taken up: what follows from the state, then requests, time-outs and bots.
    /// After a failed write only requests are taken up for a while: they say what they fail of.
    fn work(&mut self, now_ms: u64) {
        while self.in_flight.is_none() {
            let may_write = self.try_again_ms <= now_ms;
            if let Some(start) = self.unwritten_start.take_if(|_| may_write) {
                self.write_start(start);
            } else if self.unwritten_start.is_some() {
                break;
            } else if may_write && self.goes_on_by_itself() {
                self.go_on(now_ms);
            } else if let Some((key, request)) = self.inbox.pop_front() {
                self.handle(key, request, now_ms);
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

    /// Whether chance is asked. Its answer is written with what led there; only a journal that was cut short, or a
    /// failed write, leaves it open.
    fn goes_on_by_itself(&self) -> bool {
        self.table.waits_for() == Waits::Chance
    }

    fn go_on(&mut self, now_ms: u64) {
        let table = self.table.boxed_clone();
        let staged = self.trial(now_ms).of_nothing(table);
        if staged.lines.is_empty() {
            self.try_again_ms = NEVER_MS;
        } else {
            self.write(staged, Origin::Room);
        }
    }

    fn trial(&mut self, now_ms: u64) -> Trial<'_> {
        Trial { chance: &self.chance, n_draws: self.n_draws, now_ms }
    }

    fn try_line(&mut self, line: String, now_ms: u64) -> Result<Staged, TakeError> {
        let table = self.table.boxed_clone();
        self.trial(now_ms).of_line(table, line).map_err(|untaken| untaken.error)
    }

    fn write(&mut self, staged: Staged, origin: Origin) {
        let lines = staged.rows(self.n_lines);
        self.effects.push(Effect::Append { expected: self.n_lines, lines });
        self.in_flight = Some(InFlight::Lines { staged, origin });
    }

    fn answer(&mut self, key: RequestKey, result: AnswerResult) {
        self.answers.remember(key.clone(), result.clone());
        self.effects.push(Effect::Answer { key, result });
    }

    fn roles(&self) -> Vec<Role> {
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
    fn publish(&mut self, staged: Staged, origin: Origin, now_ms: u64) {
        let Staged { lines, table, came_at_ms } = staged;
        self.table = table;
        let mut batches = Vec::with_capacity(lines.len());
        let mut answers = Vec::new();
        for line in lines {
            self.count_line(line.author);
            let asked = self.asked_people(line.waits);
            self.clocks.line_taken(line.author, asked, came_at_ms, now_ms);
            batches.push(line.events);
            // A restored room finds the version of the line itself, so that is the answer.
            answers.extend(line.request.map(|key| (key, AnswerResult::Done { version: self.version() })));
        }
        if let Origin::TimeOut(seat) = origin {
            self.seats[seat.index()].timed_out();
        }
        let answered = answers.iter().map(|(key, _): &(RequestKey, _)| key.seat).collect();
        self.tell(batches, answered, now_ms);
        self.wait_for_answers(now_ms);
        self.keep();
        answers.into_iter().for_each(|(key, result)| self.answer(key, result));
        if self.is_over() {
            self.effects.push(Effect::Over);
        }
    }

    /// Clocks run for those who are awaited, and bots get ready.
    fn wait_for_answers(&mut self, now_ms: u64) {
        let waits = self.table.waits_for();
        let asked = self.asked_people(waits);
        self.clocks.await_seats(asked, now_ms);
        let Delays { bots_wait_ms, .. } = self.delays;
        let is_shared = matches!(waits, Waits::Seats { mode: AskMode::Together, .. });
        let patience = if is_shared && !asked.awaited.is_empty() { PEOPLE_FIRST } else { 1 };
        self.awaited_bots.wait_for(self.bots_among(self.awaited()), now_ms + patience * bots_wait_ms);
        self.addressed_bots.wait_for(self.bots_among(self.table.addressed()), now_ms + bots_wait_ms);
    }
}
