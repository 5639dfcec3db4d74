//! The room itself: requests in, effects out.

use std::collections::VecDeque;
use std::sync::Arc;

use chance::{Committed, Contribution, Secret, Seeded};
use games::{Face, TakeError, Telling, Title, Waits, face};
use serde_json::value::RawValue;
use table::{AskMode, ChanceHeader, Observer, Outcome, Seat, SeatSet, SetupErrors, StoredLine};
use wire::{AnswerResult, Failure, GameNow, Pace, ServerMessage, Standing, Told, Update};

use crate::answers::Answers;
use crate::clocks::Clocks;
use crate::effect::{Effect, RequestKey};
use crate::limits::INBOX;
use crate::observers::{Observers, Step};
use crate::seats::{self, Role, SeatState};
use crate::staging::Staged;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    Person { name: String },
    Bot { kind: String },
}

/// Everything a new game needs.
pub struct Opening {
    pub title: Title,
    pub options: Vec<(String, String)>,
    pub players: Vec<Player>,
    pub pace: Pace,
    pub secret: Secret,
    pub contributions: Vec<Contribution>,
    /// How long a bot seems to think.
    pub bots_wait_ms: u64,
    /// For choices that are made for people whose time is up, and for bots.
    pub entropy: u64,
}

/// What a restored game needs beside its journal.
pub struct Restored<'a> {
    pub players: Vec<Player>,
    pub pace: Pace,
    pub secret: Secret,
    pub contributions: Vec<Contribution>,
    pub bots_wait_ms: u64,
    pub entropy: u64,
    /// What the last [`Effect::Keep`] said.
    pub document: &'a str,
}

/// What a seat asks of its room.
#[derive(Clone, Debug)]
pub enum Request {
    Do { action: Box<RawValue> },
    Undo,
    StandingPass { until: Standing },
    HandOver,
    TakeBackSeat,
    Resign,
}

pub struct Room {
    face: Box<dyn Face>,
    /// Journal lines on disk, the header included.
    n_lines: u32,
    /// Answers that chance has given.
    n_draws: u32,
    chance: Committed,
    fallback: Seeded,
    seats: Vec<SeatState>,
    clocks: Clocks,
    observers: Observers,
    answers: Answers,
    inbox: VecDeque<(RequestKey, Request)>,
    in_flight: Option<InFlight>,
    bots_wait_ms: u64,
    bot_due_ms: Option<u64>,
    effects: Vec<Effect>,
}

/// Lines that wait for the disk.
struct InFlight {
    staged: Staged,
    origin: Origin,
}

/// Why a line is written.
enum Origin {
    Start,
    Request(RequestKey),
    Bot,
    TimeOut(Seat),
}

impl Room {
    /// A new game. Its first lines are on their way to the disk.
    pub fn open(opening: Opening, now_ms: u64) -> Result<Room, SetupErrors> {
        let Opening { title, options, players, pace, secret, contributions, bots_wait_ms, entropy } = opening;
        let names = players.iter().map(name_in_journal).collect();
        let chance_header = ChanceHeader {
            commitment: hexadecimal(&secret.commitment()),
            contributions: contributions.iter().map(|contribution| hexadecimal(&contribution.0)).collect(),
        };
        let opened = face::open(title, players.len(), &options, names, Some(chance_header))?;
        let chance = Committed::new(&secret, &contributions);
        let mut room = Room::around(opened.face, players, pace, chance, bots_wait_ms, entropy);
        room.observers.remember(0, opened.told);
        let staged = Staged::follow(&*room.face, &room.seats, &room.chance, 0, &mut room.fallback);
        let mut lines = vec![opened.header];
        lines.extend(staged.rows(1, now_ms, None));
        room.effects.push(Effect::Append { expected: 0, lines });
        room.in_flight = Some(InFlight { staged, origin: Origin::Start });
        Ok(room)
    }

    /// The game of a journal, as far as it is on disk.
    pub fn restore(restored: Restored<'_>, rows: &[String], now_ms: u64) -> Result<Room, String> {
        let Restored { players, pace, secret, contributions, bots_wait_ms, entropy, document } = restored;
        let (header, rows) = rows.split_first().ok_or("the journal is empty")?;
        let opened = face::reopen(header)?;
        let chance = Committed::new(&secret, &contributions);
        let mut room = Room::around(opened.face, players, pace, chance, bots_wait_ms, entropy);
        seats::read_document(&mut room.seats, document);
        room.observers.remember(0, opened.told);
        room.n_lines = 1;
        for row in rows {
            room.take_stored(row).map_err(|reason| format!("line {}: {reason}", room.n_lines + 1))?;
        }
        room.wait_for_answers(now_ms);
        room.work(now_ms);
        Ok(room)
    }

    fn around(
        face: Box<dyn Face>,
        players: Vec<Player>,
        pace: Pace,
        chance: Committed,
        bots_wait_ms: u64,
        entropy: u64,
    ) -> Room {
        Room {
            face,
            n_lines: 0,
            n_draws: 0,
            chance,
            fallback: Seeded::new(entropy),
            seats: players.into_iter().map(SeatState::new).collect(),
            clocks: Clocks::new(pace),
            observers: Observers::default(),
            answers: Answers::default(),
            inbox: VecDeque::new(),
            in_flight: None,
            bots_wait_ms,
            bot_due_ms: None,
            effects: Vec::new(),
        }
    }

    fn take_stored(&mut self, row: &str) -> Result<(), String> {
        let stored = StoredLine::parse(row)?;
        let telling = self.face.take(stored.json).map_err(|error| match error {
            TakeError::Unreadable(reason) => reason,
            TakeError::Refused(refusal) => refusal.to_string(),
        })?;
        if self.face.digest() != stored.digest {
            return Err("the digest differs".to_string());
        }
        self.n_lines += 1;
        self.n_draws += u32::from(stored.json.starts_with(r#"{"chance""#));
        self.observers.remember(self.version(), telling);
        if let Some((seat, id)) = stored.request.and_then(|request| request.split_once('-')) {
            let key = RequestKey { seat: seat.parse()?, id: id.to_string() };
            self.answers.remember(key, AnswerResult::Done { version: self.version() });
        }
        if let Some(came_at_ms) = stored.came_at_ms {
            self.clocks.await_seats(self.awaited(), came_at_ms);
        }
        Ok(())
    }

    /// A seat asks for something. It is answered by an effect, sooner or later, exactly once.
    pub fn request(&mut self, key: RequestKey, request: Request, now_ms: u64) {
        if let Some(result) = self.answers.find(&key) {
            let result = result.clone();
            self.effects.push(Effect::Answer { key, result });
            return;
        }
        let is_under_way = self.inbox.iter().any(|(waiting, _)| *waiting == key)
            || matches!(&self.in_flight, Some(InFlight { origin: Origin::Request(waiting), .. }) if *waiting == key);
        if is_under_way {
            return;
        }
        if self.inbox.len() >= INBOX {
            self.effects.push(Effect::Answer { key, result: AnswerResult::Failed(Failure::TooFast) });
            return;
        }
        self.inbox.push_back((key, request));
        self.work(now_ms);
    }

    /// The lines of the last [`Effect::Append`] are on disk, or are not. In the second case nothing
    /// has changed here; if another has written meanwhile, this room is to be restored anew.
    pub fn stored(&mut self, is_on_disk: Result<(), ()>, now_ms: u64) {
        let Some(InFlight { staged, origin }) = self.in_flight.take() else { return };
        match is_on_disk {
            Ok(()) => self.publish(staged, origin, now_ms),
            Err(()) => {
                if let Origin::Request(key) = origin {
                    self.effects
                        .push(Effect::Answer { key, result: AnswerResult::Failed(Failure::NotStored) });
                }
            }
        }
        self.work(now_ms);
    }

    /// Time has gone on.
    pub fn tick(&mut self, now_ms: u64) {
        self.work(now_ms);
    }

    /// When [`Room::tick`] has something to do.
    pub fn next_tick_ms(&self) -> Option<u64> {
        if self.in_flight.is_some() {
            return None;
        }
        let time_is_up = self.clocks.next_due().map(|(due_ms, _)| due_ms);
        [self.bot_due_ms, time_is_up].into_iter().flatten().min()
    }

    pub fn effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// How many inputs the journal has.
    pub fn version(&self) -> u32 {
        self.n_lines.saturating_sub(1)
    }

    pub fn is_over(&self) -> bool {
        self.face.waits_for() == Waits::Over
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.face.outcome()
    }

    /// The seats that the game waits for.
    pub fn awaited(&self) -> SeatSet {
        match self.face.waits_for() {
            Waits::Seats { who, ready, .. } => who.minus(ready),
            Waits::Chance | Waits::Over => SeatSet::EMPTY,
        }
    }

    /// Whether a bot plays in the place of a person.
    pub fn is_played_by_bot(&self, seat: Seat) -> bool {
        self.seats[seat.index()].bot().is_some()
    }

    /// From now on an observer gets updates; this is where they begin. `last` is what he has seen.
    pub fn watch(&mut self, observer: Observer, last: Option<u32>, now_ms: u64) -> (GameNow, Vec<Told>) {
        let missed = last.map_or_else(Vec::new, |last| self.observers.missed(observer, last));
        let seat = match observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Table | Observer::All => None,
        };
        let now = GameNow {
            version: self.version(),
            view: self.observers.watch(observer, &*self.face),
            pending: self.face.pending(),
            choices: self.choices(seat),
            undo: self.face.may_undo(),
            clocks: self.clocks.shown(self.seats.len(), now_ms),
            standing: seat.map(|seat| (seat, self.seats[seat.index()].standing)).into_iter().collect(),
            outcome: self.face.outcome(),
        };
        (now, missed)
    }

    pub fn unwatch(&mut self, observer: Observer) {
        self.observers.unwatch(observer);
    }

    pub fn is_watched(&self) -> bool {
        self.observers.is_watched()
    }

    fn choices(&self, seat: Option<Seat>) -> Vec<(Seat, Vec<games::Choice>)> {
        let choices = seat.map(|seat| (seat, self.face.choices(seat)));
        choices.into_iter().filter(|(_, choices)| !choices.is_empty()).collect()
    }

    /// Takes up what can be taken up: requests first, then time-outs, then bots.
    fn work(&mut self, now_ms: u64) {
        while self.in_flight.is_none() {
            if let Some((key, request)) = self.inbox.pop_front() {
                self.handle(key, request, now_ms);
            } else if let Some((due_ms, seat)) = self.clocks.next_due()
                && due_ms <= now_ms
            {
                self.time_out(seat, now_ms);
            } else if self.bot_due_ms.is_some_and(|due_ms| due_ms <= now_ms) {
                self.let_a_bot_play(now_ms);
            } else {
                break;
            }
        }
    }

    fn handle(&mut self, key: RequestKey, request: Request, now_ms: u64) {
        let seat = key.seat;
        let result = match request {
            Request::Do { action } => return self.handle_action(key, &action, now_ms),
            Request::Undo => {
                return self.stage(format!(r#"{{"undo":"{seat}"}}"#), Origin::Request(key), now_ms);
            }
            _ if self.seats[seat.index()].role == Role::Resigned => AnswerResult::Failed(Failure::NotAllowed),
            Request::StandingPass { until } => {
                self.seats[seat.index()].standing = until;
                self.seats[seat.index()].standing_since_round = self.face.round();
                self.answer(key, AnswerResult::Done { version: self.version() });
                return self.pass_if_asked(seat, now_ms);
            }
            Request::HandOver => self.change_role(seat, Role::Away, now_ms),
            Request::Resign => self.change_role(seat, Role::Resigned, now_ms),
            Request::TakeBackSeat => {
                self.seats[seat.index()].comes_back();
                self.change_role(seat, Role::Plays, now_ms)
            }
        };
        self.answer(key, result);
    }

    fn handle_action(&mut self, key: RequestKey, action: &RawValue, now_ms: u64) {
        let state = &mut self.seats[key.seat.index()];
        match state.role {
            Role::Resigned => return self.answer(key, AnswerResult::Failed(Failure::NotAllowed)),
            Role::Away => {
                // Who acts is back.
                state.comes_back();
                self.effects.push(Effect::Keep { document: seats::document(&self.seats) });
            }
            Role::Plays => state.answered(),
        }
        match self.face.line_of(key.seat, action) {
            Ok(line) => self.stage(line, Origin::Request(key), now_ms),
            Err(_) => self.answer(key, AnswerResult::Failed(Failure::Unreadable)),
        }
    }

    fn change_role(&mut self, seat: Seat, role: Role, now_ms: u64) -> AnswerResult {
        self.seats[seat.index()].role = role;
        self.effects.push(Effect::Keep { document: seats::document(&self.seats) });
        self.wait_for_answers(now_ms);
        AnswerResult::Done { version: self.version() }
    }

    /// A standing pass that is given while its seat is asked counts at once.
    fn pass_if_asked(&mut self, seat: Seat, now_ms: u64) {
        let is_asked =
            matches!(self.face.waits_for(), Waits::Seats { who, mode: AskMode::Window, .. } if who.has(seat));
        if is_asked
            && self.seats[seat.index()].standing != Standing::Never
            && let Some(line) = self.face.timeout(seat, &mut self.fallback)
        {
            self.stage(line, Origin::Bot, now_ms);
        }
    }

    fn time_out(&mut self, seat: Seat, now_ms: u64) {
        self.clocks.restart(seat);
        match self.face.timeout(seat, &mut self.fallback) {
            Some(line) => self.stage(line, Origin::TimeOut(seat), now_ms),
            None => self.wait_for_answers(now_ms),
        }
    }

    fn let_a_bot_play(&mut self, now_ms: u64) {
        self.bot_due_ms = None;
        let next = self.awaited().iter().find(|seat| self.seats[seat.index()].bot().is_some());
        let Some(seat) = next else { return };
        let kind = self.seats[seat.index()].bot().unwrap_or_default();
        let seed = u64::from(table::Chance::below(&mut self.fallback, u32::MAX));
        match bots::choose_line(&*self.face, seat, kind, seed) {
            Some(line) => self.stage(line, Origin::Bot, now_ms),
            // A bot that does not answer must not stop the table.
            None => self.time_out(seat, now_ms),
        }
    }

    fn stage(&mut self, line: String, origin: Origin, now_ms: u64) {
        let (n_lines, n_draws) = (self.n_lines, self.n_draws);
        let staged =
            Staged::try_line(&*self.face, line, &self.seats, &self.chance, n_draws, &mut self.fallback);
        match staged {
            Ok(staged) => {
                let request = match &origin {
                    Origin::Request(key) => Some((key.seat, key.id.as_str())),
                    Origin::Start | Origin::Bot | Origin::TimeOut(_) => None,
                };
                let lines = staged.rows(n_lines, now_ms, request);
                self.effects.push(Effect::Append { expected: n_lines, lines });
                self.in_flight = Some(InFlight { staged, origin });
            }
            Err(error) => {
                let result = match error {
                    TakeError::Unreadable(_) => AnswerResult::Failed(Failure::Unreadable),
                    TakeError::Refused(refusal) => AnswerResult::Refused(refusal),
                };
                if let Origin::Request(key) = origin {
                    self.answer(key, result);
                }
            }
        }
    }

    fn answer(&mut self, key: RequestKey, result: AnswerResult) {
        self.answers.remember(key.clone(), result.clone());
        self.effects.push(Effect::Answer { key, result });
    }

    /// The lines are on disk: now everybody may know.
    fn publish(&mut self, staged: Staged, origin: Origin, now_ms: u64) {
        if matches!(origin, Origin::Start) {
            self.n_lines = 1;
        }
        let n_staged = staged.lines.len();
        for (index, line) in staged.lines.into_iter().enumerate() {
            let telling =
                self.face.take(&line.json).unwrap_or_else(|error| panic!("it was tried: {error:?}"));
            self.n_lines += 1;
            self.n_draws += u32::from(line.is_draw);
            let is_last = index + 1 == n_staged;
            if is_last {
                self.wait_for_answers(now_ms);
            }
            self.tell(telling, is_last, now_ms);
        }
        match origin {
            Origin::Start | Origin::Bot => {}
            Origin::Request(key) => self.answer(key, AnswerResult::Done { version: self.version() }),
            Origin::TimeOut(seat) => self.count_time_out(seat, now_ms),
        }
        if self.is_over() {
            self.effects.push(Effect::Over);
        }
    }

    fn count_time_out(&mut self, seat: Seat, now_ms: u64) {
        let before = self.seats[seat.index()].role;
        self.seats[seat.index()].timed_out();
        if self.seats[seat.index()].role != before {
            self.effects.push(Effect::Keep { document: seats::document(&self.seats) });
            self.wait_for_answers(now_ms);
        }
    }

    fn tell(&mut self, telling: Box<dyn Telling>, is_last: bool, now_ms: u64) {
        let version = self.version();
        for step in self.observers.step(version, &*self.face, telling) {
            let message = self.update(version, &step, is_last, now_ms);
            self.effects.push(Effect::Send { observer: step.observer, message });
        }
    }

    /// Only the last update of a batch says what can be done: the others are passed over at once.
    fn update(&self, version: u32, step: &Step, is_last: bool, now_ms: u64) -> Arc<str> {
        let update = Update {
            version,
            notices: step.notices.clone(),
            patch: step.patch(),
            pending: self.face.pending(),
            choices: if is_last { self.choices(step.seat()) } else { Vec::new() },
            undo: self.face.may_undo(),
            clocks: if is_last { self.clocks.shown(self.seats.len(), now_ms) } else { Vec::new() },
            outcome: self.face.outcome(),
        };
        let message = ServerMessage::Update(Box::new(update));
        serde_json::to_string(&message).expect("messages are plain data").into()
    }

    /// Clocks run for those who are awaited, and bots get ready.
    fn wait_for_answers(&mut self, now_ms: u64) {
        let awaited = self.awaited();
        let is_bot = |seat: &Seat| self.seats[seat.index()].bot().is_some();
        let people: SeatSet = awaited.iter().filter(|seat| !is_bot(seat)).collect();
        let bots_are_asked = people != awaited;
        self.clocks.await_seats(people, now_ms);
        self.bot_due_ms = bots_are_asked.then_some(now_ms + self.bots_wait_ms);
        if !matches!(self.face.waits_for(), Waits::Seats { mode: AskMode::Window, .. }) {
            for seat in self.seats.iter_mut().filter(|seat| seat.standing == Standing::EndOfWindow) {
                seat.standing = Standing::Never;
            }
        }
    }
}

fn name_in_journal(player: &Player) -> String {
    match player {
        Player::Person { name } => name.clone(),
        Player::Bot { kind } => format!("bot:{kind}"),
    }
}

pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
