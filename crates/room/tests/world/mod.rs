//! A table without a network, a clock or a disk: everything happens when a test says so.
//!
//! 1. [`World`] carries out the effects of a room as a server would, and looks at every one of them.
//! 2. [`Disk`] keeps the journal; a [`Fate`] says how it treats the next append.
//! 3. [`Client`]s keep their own copy of the view, and send again what was not answered.
//! 4. [`Oracle`] plays the journal from its start and so knows what each client should see.

mod client;
mod disk;
mod fates;
mod knowledge;
mod oracle;
mod script;

use std::collections::BTreeMap;

use chance::{Contribution, ServerSecret};
use games::GameId;
use room::{Delays, Effect, NewGame, Player, Request, RequestKey, RestoreContext, Room};
use serde_json::Value;
use table::{Observer, Seat};
use wire::{AnswerResult, Failure, Pace};

pub use client::{Client, Sent, act, pass_until};
pub use disk::Disk;
pub use fates::{DiskMode, Fate, Fates};
pub use oracle::Oracle;
pub use script::check_journal;

pub const SECOND_MS: u64 = 1_000;
pub const MINUTE_MS: u64 = 60 * SECOND_MS;
/// How long a bot seems to think in these worlds.
pub const BOTS_WAIT_MS: u64 = 500;
/// When these worlds begin.
pub const START_MS: u64 = 1_700_000_000_000;

/// What stays the same when the room is restored.
pub struct TablePlan {
    pub players: Vec<Player>,
    pub pace: Pace,
    pub seed: u64,
    /// Zero, so that everybody is told everything at once, except in tests of this interval.
    pub bystander_interval_ms: u64,
    /// None, so that every window waits for answers, except in tests of windows that close by themselves.
    pub grace_ms: Option<u64>,
    pub game: GameId,
}

impl TablePlan {
    /// `p` is a person, `t` and `r` are bots: `pptr`.
    pub fn new(seats: &str, pace: Pace, seed: u64) -> TablePlan {
        let player = |(index, kind): (usize, char)| match kind {
            'p' => Player::Person { name: format!("person {index}") },
            't' => Player::Bot { kind: "thumb".to_string() },
            'r' => Player::Bot { kind: "random".to_string() },
            other => Player::Bot { kind: format!("no such bot {other}") },
        };
        TablePlan {
            players: seats.chars().enumerate().map(player).collect(),
            pace,
            seed,
            bystander_interval_ms: 0,
            grace_ms: None,
            game: GameId::MallOfHorror,
        }
    }

    pub fn secret(&self) -> ServerSecret {
        let mut bytes = [7; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        ServerSecret::new(bytes)
    }

    pub fn contributions(&self) -> Vec<Contribution> {
        (0..self.players.len()).map(|index| Contribution([index as u8 + 1; 16])).collect()
    }

    fn delays(&self) -> Delays {
        Delays {
            bot_thinking_ms: BOTS_WAIT_MS,
            bystander_interval_ms: self.bystander_interval_ms,
            grace_ms: self.grace_ms,
        }
    }

    fn opening(&self) -> NewGame {
        NewGame {
            game: self.game,
            options: Vec::new(),
            players: self.players.clone(),
            pace: self.pace,
            secret: self.secret(),
            contributions: self.contributions(),
            delays: self.delays(),
            entropy: self.seed,
        }
    }
}

pub struct World {
    pub now_ms: u64,
    /// When the server started.
    pub up_since_ms: u64,
    pub plan: TablePlan,
    /// None while the server is down.
    pub room: Option<Room>,
    pub disk: Disk,
    pub fates: Fates,
    /// What the room last asked to be kept.
    pub document: String,
    pub oracle: Oracle,
    /// One per person, seat A first, and one for a spectator.
    pub clients: Vec<Client>,
    pub counts: BTreeMap<&'static str, u32>,
    n_restores: u64,
    n_rivals: u32,
    /// An append on its way, and what will become of it.
    append: Option<(Append, Fate)>,
    /// The disk claimed to have lines that it does not have: what was told of them is void.
    pub is_lied_to: bool,
    /// The lines that the disk lost.
    pub lost: Vec<String>,
}

struct Append {
    expected: u32,
    lines: Vec<String>,
    /// The disk has it already, and has not said so yet.
    is_written: bool,
}

impl World {
    /// A table of people, `p`, and bots, `t` or `r`, with an honest disk. Everybody is connected.
    pub fn new(seats: &str, pace: Pace, seed: u64) -> World {
        let mut world = World::asleep(TablePlan::new(seats, pace, seed), Fates::honest());
        world.start();
        world.connect_all();
        world
    }

    /// A table whose server does not run yet.
    pub fn asleep(plan: TablePlan, fates: Fates) -> World {
        let persons = (0..plan.players.len())
            .filter(|index| matches!(plan.players[*index], Player::Person { .. }))
            .map(|index| Client::new(Observer::Seat(Seat::new(index))));
        World {
            now_ms: START_MS,
            up_since_ms: START_MS,
            room: None,
            disk: Disk::default(),
            fates,
            document: String::new(),
            oracle: Oracle::default(),
            clients: persons.chain([Client::new(Observer::Table)]).collect(),
            counts: BTreeMap::new(),
            n_restores: 0,
            n_rivals: 0,
            append: None,
            is_lied_to: false,
            lost: Vec::new(),
            plan,
        }
    }

    pub fn count(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    /// The server starts: the room is restored, or the game begins.
    pub fn start(&mut self) {
        self.up_since_ms = self.now_ms;
        self.open_room();
    }

    fn open_room(&mut self) {
        assert!(self.room.is_none());
        let room = if self.disk.rows.is_empty() {
            Room::open(self.plan.opening(), self.now_ms).expect("the set-up is valid")
        } else {
            self.restored()
        };
        self.room = Some(room);
        // The new room has exactly the lines on disk, so what it tells from now on is true again.
        self.is_lied_to = false;
        self.settle();
    }

    /// Another room of the same journal.
    pub fn restored(&mut self) -> Room {
        self.try_restored().expect("the journal is valid")
    }

    pub fn try_restored(&mut self) -> Result<Room, String> {
        self.n_restores += 1;
        let restored = RestoreContext {
            players: self.plan.players.clone(),
            pace: self.plan.pace,
            secret: self.plan.secret(),
            contributions: self.plan.contributions(),
            delays: self.plan.delays(),
            entropy: self.plan.seed ^ self.n_restores,
            up_since_ms: self.up_since_ms,
            document: &self.document,
        };
        Room::restore(restored, &self.disk.rows, self.now_ms).map_err(|error| error.to_string())
    }

    /// The server dies. What was on its way to clients is lost; an append is as far as it had come.
    pub fn crash(&mut self) {
        self.room = None;
        self.append = None;
        self.clients.iter_mut().for_each(Client::lose_connection);
    }

    pub fn crash_and_restart(&mut self) {
        self.crash();
        self.start();
        self.connect_all();
    }

    /// The room is no longer what the disk holds, so another takes its place. Connections stay.
    fn replace_room(&mut self) {
        let Some(room) = self.room.take() else { return };
        let unanswered = room.into_unanswered();
        self.open_room();
        for index in 0..self.clients.len() {
            if self.clients[index].is_connected {
                self.clients[index].lose_connection();
                self.welcome(index);
            }
        }
        if let Some(room) = &mut self.room {
            room.take_over(unanswered, self.now_ms);
            self.settle();
        }
    }

    /// A person takes over the seat of a bot, and connects.
    pub fn seat_newcomer(&mut self, seat: Seat) {
        let name = format!("person {}", seat.index());
        self.plan.players[seat.index()] = Player::Person { name: name.clone() };
        let spectator = self.clients.len() - 1;
        self.clients.insert(spectator, Client::new(Observer::Seat(seat)));
        if let Some(room) = &mut self.room {
            room.seat_newcomer(seat, name, self.now_ms);
            self.settle();
        }
        self.connect(spectator);
    }

    pub fn connect_all(&mut self) {
        (0..self.clients.len()).for_each(|index| self.connect(index));
    }

    /// A client comes back, and sends again what it has no answer to.
    pub fn connect(&mut self, index: usize) {
        if self.clients[index].is_connected || self.room.is_none() {
            return;
        }
        self.welcome(index);
        self.send_again(index);
    }

    pub fn send_again(&mut self, index: usize) {
        for Sent { id, request, .. } in self.clients[index].unanswered.clone() {
            self.send(index, &id, request);
        }
    }

    fn welcome(&mut self, index: usize) {
        let Some(room) = &mut self.room else { return };
        let client = &mut self.clients[index];
        let (now, missed) = room.watch(client.observer, client.detail, client.version, self.now_ms);
        assert!(room.is_watched());
        if !self.is_lied_to {
            self.oracle.check_welcome(client.observer, client.version, &now, &missed);
        }
        client.welcome(&now);
    }

    pub fn disconnect(&mut self, index: usize) {
        if !self.clients[index].is_connected {
            return;
        }
        self.clients[index].lose_connection();
        if let Some(room) = &mut self.room {
            room.unwatch(self.clients[index].observer, self.now_ms);
        }
    }

    /// The client of a seat.
    pub fn of(&self, seat: Seat) -> &Client {
        &self.clients[self.index_of(seat)]
    }

    pub fn index_of(&self, seat: Seat) -> usize {
        let is_of = |client: &Client| client.observer == Observer::Seat(seat);
        self.clients.iter().position(is_of).expect("a person sits there")
    }

    /// A client asks for something, which it will send again until it is answered. Returns its id.
    pub fn ask(&mut self, seat: Seat, request: Request) -> String {
        let index = self.index_of(seat);
        let id = self.clients[index].new_request(request.clone());
        self.send(index, &id, request);
        id
    }

    pub fn send(&mut self, index: usize, id: &str, request: Request) {
        let Observer::Seat(seat) = self.clients[index].observer else { panic!("spectators ask nothing") };
        if let Some(room) = &mut self.room
            && self.clients[index].is_connected
        {
            room.request(RequestKey { seat, id: id.to_string() }, request, self.now_ms);
            self.settle();
        }
    }

    /// Time goes on, and the room gets its ticks when it wants them.
    pub fn advance(&mut self, ms: u64) {
        let until_ms = self.now_ms + ms;
        for _ in 0..10_000 {
            let due_ms = self.room.as_ref().and_then(Room::next_tick_ms).filter(|due_ms| *due_ms <= until_ms);
            let Some(due_ms) = due_ms else {
                self.now_ms = until_ms;
                return;
            };
            self.now_ms = self.now_ms.max(due_ms);
            self.tick();
        }
        panic!("the room wants ticks without end");
    }

    pub fn tick(&mut self) {
        if let Some(room) = &mut self.room {
            room.tick(self.now_ms);
            self.settle();
        }
    }

    /// Whether an append waits for a disk that stalls.
    pub fn is_stalled(&self) -> bool {
        self.append.is_some()
    }

    /// The disk comes back to what it stalled at.
    pub fn end_stall(&mut self) {
        if let Some((_, fate)) = &mut self.append {
            *fate = match *fate {
                Fate::StallsAfterWriting => Fate::Stores,
                _ => self.fates.next_but_stalls(),
            };
            self.settle();
        }
    }

    /// Carries out what the room asks for, until it asks for nothing more.
    pub fn settle(&mut self) {
        for _ in 0..10_000 {
            let effects = self.room.as_mut().map(Room::effects).unwrap_or_default();
            let is_idle = effects.is_empty();
            for effect in effects {
                self.carry_out(effect);
            }
            let has_answer = |(_, fate): &mut (Append, Fate)| !fate.is_stall();
            match self.append.take_if(has_answer) {
                Some((append, fate)) => self.treat(append, fate),
                None if is_idle => return,
                None => {}
            }
        }
        panic!("the room asks for something without end");
    }

    fn carry_out(&mut self, effect: Effect) {
        match effect {
            Effect::Append { expected, lines } => {
                assert!(self.append.is_none(), "one append at a time");
                assert!(!lines.is_empty());
                let fate = self.fates.next();
                let is_written = fate == Fate::StallsAfterWriting && self.write(expected, &lines);
                if fate.is_stall() {
                    self.count(fate.name());
                }
                self.append = Some((Append { expected, lines, is_written }, fate));
            }
            Effect::Send { observer, message } => self.deliver(observer, &message),
            Effect::Answer { key, result } => self.deliver_answer(&key, result),
            Effect::Keep { document } => {
                assert_ne!(self.document, document, "what has not changed is not kept again");
                self.document = document;
            }
            Effect::WelcomeAgain => panic!("a game that is no lesson never goes back"),
            Effect::Over => {
                assert!(self.is_lied_to || self.oracle.is_over(), "an end is on disk before it is told");
                self.count("over");
            }
        }
    }

    /// What the disk does with an append, and what it says. In every mode it first checks whether the
    /// lines fit.
    fn treat(&mut self, append: Append, fate: Fate) {
        self.count(fate.name());
        let Append { expected, lines, is_written } = append;
        let fits = is_written || self.disk.rows.len() == expected as usize;
        match fate {
            Fate::Stores | Fate::SaysItStoredAndLoses | Fate::LosesARace if !fits => {
                self.count("does not fit");
                self.replace_room();
            }
            Fate::Stores => {
                if !is_written {
                    self.write(expected, &lines);
                }
                self.tell_room(Ok(()));
            }
            Fate::Fails => self.tell_room(Err(())),
            Fate::SaysItFailedAndStores => {
                self.write(expected, &lines);
                self.tell_room(Err(()));
            }
            Fate::SaysItStoredAndLoses => {
                self.is_lied_to = true;
                self.lost = lines;
                self.tell_room(Ok(()));
            }
            Fate::LosesARace => {
                self.let_a_rival_write(&lines);
                assert!(self.disk.append(expected, &lines).is_err(), "a rival has written");
                self.oracle.follow(&self.disk.rows);
                self.replace_room();
            }
            Fate::LeavesItOpenAndStores => {
                self.write(expected, &lines);
                self.replace_room();
            }
            Fate::LeavesItOpenAndLoses => self.replace_room(),
            Fate::DiesBefore => self.crash(),
            Fate::DiesAfter => {
                self.write(expected, &lines);
                self.crash();
            }
            Fate::Stalls | Fate::StallsAfterWriting => unreachable!("the disk stalls no longer"),
        }
    }

    /// Returns whether the disk takes it.
    fn write(&mut self, expected: u32, lines: &[String]) -> bool {
        let is_taken = self.disk.append(expected, lines).is_ok();
        self.oracle.follow(&self.disk.rows);
        is_taken
    }

    fn tell_room(&mut self, is_on_disk: Result<(), ()>) {
        if let Some(room) = &mut self.room {
            room.stored(is_on_disk, self.now_ms);
        }
    }

    fn deliver(&mut self, observer: Observer, message: &str) {
        let is_of = |client: &&mut Client| client.observer == observer;
        let client = self.clients.iter_mut().find(is_of).expect("somebody watches");
        assert!(client.is_connected, "nothing is sent to a client that does not watch");
        if client.keep_messages {
            client.messages.push(message.to_string());
        }
        let message: Value = serde_json::from_str(message).expect("a message is JSON");
        client.update(&message["update"]);
        if !self.is_lied_to {
            self.oracle.check_update(client, &message["update"]);
        }
    }

    fn deliver_answer(&mut self, key: &RequestKey, result: AnswerResult) {
        let index = self.index_of(key.seat);
        if let AnswerResult::Done { version } = result
            && !self.is_lied_to
        {
            assert!((version as usize) < self.disk.rows.len(), "done before it is on disk");
            if self.clients[index].is_input(&key.id) {
                self.oracle.check_done(key, version);
            }
        }
        if result == AnswerResult::Failed(Failure::NotStored) {
            self.count("answered not-stored");
        }
        if self.clients[index].is_connected {
            self.clients[index].answered(&key.id, result);
        } else {
            self.count("answers lost on the way");
        }
    }
}
