//! The task of one table: it alone owns the table's room, connections and lobby, and handles one
//! message after the other.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use room::{Effect, Opening, Player, Request, RequestKey, Restored, Room};
use store::{Audience, Listener, NewChat, SeatRecord, Sitter, StoreError, TableRecord, TableStatus, UserId};
use table::{Observer, Seat};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use wire::{
    Answer, AnswerResult, ChatLine, ClientMessage, Failure, ServerMessage, TableInfo, Welcome,
    limits::{CHAT_CHARS, REQUEST_ID_CHARS},
};

use crate::clock::{now_ms, unix_ms};
use crate::dossier::Dossier;
use crate::error::{ApiError, ApiResult};
use crate::limits::{CHAT_LINES, IDLE_TABLE};
use crate::ratings::record_result;
use crate::serve::App;
use crate::table_info::{Presence, options_of, pace_of, table_info};

/// What a table can be told.
pub enum ToTable {
    Connect {
        id: u64,
        user: Option<UserId>,
        last: Option<u32>,
        outbox: mpsc::Sender<Utf8Bytes>,
    },
    Disconnect {
        id: u64,
    },
    Client {
        id: u64,
        message: ClientMessage,
    },
    /// Somebody sat down or left, or the table changed in the store.
    Changed(oneshot::Sender<TableInfo>),
    Start(oneshot::Sender<ApiResult<TableInfo>>),
    /// A clock may have run out.
    Wake,
    Close(oneshot::Sender<()>),
}

struct Connection {
    user: Option<UserId>,
    outbox: mpsc::Sender<Utf8Bytes>,
}

struct Actor {
    app: App,
    record: TableRecord,
    seats: Vec<SeatRecord>,
    host_name: String,
    dossier: Dossier,
    room: Option<Room>,
    connections: BTreeMap<u64, Connection>,
    /// When the store will have this table woken.
    wake_ms: Option<i64>,
}

pub async fn run(app: App, record: TableRecord, mut inbox: mpsc::Receiver<ToTable>) {
    let id = record.id;
    match Actor::load(app.clone(), record).await {
        Ok(mut actor) => actor.live(&mut inbox).await,
        Err(error) => tracing::error!(table = %id, %error, "a table could not be loaded"),
    }
    inbox.close();
    drop(inbox);
    app.hall.put_away(&app, id).await;
}

impl Actor {
    async fn load(app: App, record: TableRecord) -> Result<Actor, String> {
        let dossier = Dossier::parse(&record.document)?;
        let mut actor = Actor {
            app,
            record,
            seats: Vec::new(),
            host_name: String::new(),
            dossier,
            room: None,
            connections: BTreeMap::new(),
            wake_ms: None,
        };
        actor.read_record().await.map_err(|error| error.to_string())?;
        if actor.record.status != TableStatus::Lobby {
            actor.open_or_restore().await?;
        }
        Ok(actor)
    }

    async fn read_record(&mut self) -> Result<(), StoreError> {
        let store = &self.app.store;
        self.record = store.table(self.record.id).await?;
        self.seats = store.seats(self.record.id).await?;
        self.host_name = store.user(self.record.host).await?.name;
        Ok(())
    }

    /// The room of a table that has started. Where the first lines never reached the disk the game
    /// begins now.
    async fn open_or_restore(&mut self) -> Result<(), String> {
        let lines = self.app.store.lines(self.record.id, 0).await.map_err(|error| error.to_string())?;
        let players = self.players();
        if lines.is_empty() {
            let opening = Opening {
                title: self.record.game.parse()?,
                options: options_of(&self.record).into_iter().collect(),
                players,
                pace: pace_of(&self.record),
                secret: self.dossier.secret(),
                contributions: self.dossier.contributions(),
                bots_wait_ms: self.app.config.bots_wait_ms,
                entropy: self.dossier.entropy,
            };
            self.room = Some(Room::open(opening, now_ms()).map_err(|errors| errors.to_string())?);
        } else {
            let restored = Restored {
                players,
                pace: pace_of(&self.record),
                secret: self.dossier.secret(),
                contributions: self.dossier.contributions(),
                bots_wait_ms: self.app.config.bots_wait_ms,
                entropy: crate::random::random_u64(),
                document: &self.dossier.room,
            };
            self.room = Some(Room::restore(restored, &lines, now_ms())?);
        }
        self.carry_out().await;
        Ok(())
    }

    fn players(&self) -> Vec<Player> {
        let player = |seat: &SeatRecord| match &seat.sitter {
            Sitter::User(_) => Player::Person { name: seat.name.clone() },
            Sitter::Bot(kind) => Player::Bot { kind: kind.clone() },
        };
        self.seats.iter().map(player).collect()
    }

    async fn live(&mut self, inbox: &mut mpsc::Receiver<ToTable>) {
        loop {
            let next_tick = self.next_tick();
            let is_idle =
                self.connections.is_empty() && next_tick.is_none_or(|due| due > Instant::now() + IDLE_TABLE);
            let wait = next_tick.unwrap_or_else(|| Instant::now() + Duration::from_secs(3600));
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => {
                        if self.handle(message).await.is_break() {
                            return;
                        }
                    }
                    None => return,
                },
                () = tokio::time::sleep_until(wait) => {
                    if let Some(room) = &mut self.room {
                        room.tick(now_ms());
                    }
                    self.carry_out().await;
                }
                () = tokio::time::sleep(IDLE_TABLE), if is_idle => {
                    // What was sent meanwhile is still handled; later senders start a new task.
                    inbox.close();
                    while let Ok(message) = inbox.try_recv() {
                        if self.handle(message).await.is_break() {
                            return;
                        }
                    }
                    if self.connections.is_empty() {
                        return;
                    }
                }
            }
        }
    }

    fn next_tick(&self) -> Option<Instant> {
        let due_ms = self.room.as_ref()?.next_tick_ms()?;
        Some(Instant::now() + Duration::from_millis(due_ms.saturating_sub(now_ms())))
    }

    async fn handle(&mut self, message: ToTable) -> std::ops::ControlFlow<()> {
        match message {
            ToTable::Connect { id, user, last, outbox } => self.connect(id, user, last, outbox).await,
            ToTable::Disconnect { id } => self.disconnect(id),
            ToTable::Client { id, message } => self.client(id, message).await,
            ToTable::Changed(answer) => {
                if let Err(error) = self.read_record().await {
                    tracing::warn!(table = %self.record.id, %error, "a change could not be read");
                }
                self.tell_table();
                let _ = answer.send(self.info());
            }
            ToTable::Start(answer) => {
                let result = self.start().await;
                let _ = answer.send(result);
            }
            ToTable::Wake => {
                self.wake_ms = None;
                if let Some(room) = &mut self.room {
                    room.tick(now_ms());
                }
                self.carry_out().await;
            }
            ToTable::Close(done) => {
                self.connections.clear();
                let _ = done.send(());
                return std::ops::ControlFlow::Break(());
            }
        }
        std::ops::ControlFlow::Continue(())
    }

    fn seat_of(&self, user: Option<UserId>) -> Option<Seat> {
        let user = user?;
        let sits = |seat: &&SeatRecord| seat.sitter == Sitter::User(user);
        self.seats.iter().find(sits).map(|seat| Seat::new(usize::from(seat.seat)))
    }

    fn observer_of(&self, user: Option<UserId>) -> Observer {
        self.seat_of(user).map_or(Observer::Table, Observer::Seat)
    }

    async fn connect(
        &mut self,
        id: u64,
        user: Option<UserId>,
        last: Option<u32>,
        outbox: mpsc::Sender<Utf8Bytes>,
    ) {
        self.connections.insert(id, Connection { user, outbox });
        self.tell_table();
        self.welcome(id, last).await;
    }

    async fn welcome(&mut self, id: u64, last: Option<u32>) {
        let Some(user) = self.connections.get(&id).map(|connection| connection.user) else { return };
        let (observer, seat) = (self.observer_of(user), self.seat_of(user));
        let (game, missed) = match &mut self.room {
            Some(room) => {
                let (game, missed) = room.watch(observer, last, now_ms());
                (Some(game), missed)
            }
            None => (None, Vec::new()),
        };
        let welcome = Welcome {
            seats: seat.into_iter().collect(),
            table: self.info(),
            game,
            missed,
            chat: self.chat_for(seat).await,
        };
        self.send(id, &ServerMessage::Welcome(Box::new(welcome)));
    }

    async fn chat_for(&self, seat: Option<Seat>) -> Vec<ChatLine> {
        let listener = match seat {
            Some(seat) => Listener::Seats(vec![seat.index() as u8]),
            None => Listener::Spectator,
        };
        match self.app.store.chat(self.record.id, listener, 0, CHAT_LINES).await {
            Ok(lines) => lines.iter().map(|line| self.chat_line(line)).collect(),
            Err(error) => {
                tracing::warn!(table = %self.record.id, %error, "the chat could not be read");
                Vec::new()
            }
        }
    }

    fn chat_line(&self, line: &store::ChatLine) -> ChatLine {
        let seat = line.seat.map(|seat| Seat::new(usize::from(seat)));
        let name =
            seat.and_then(|seat| self.seats.iter().find(|taken| usize::from(taken.seat) == seat.index()));
        let to = match line.audience {
            Audience::All => None,
            Audience::Pair(one, other) => Some(if Some(one) == line.seat { other } else { one }),
        };
        ChatLine {
            seq: line.seq,
            from: name.map(|seat| seat.name.clone()).unwrap_or_default(),
            seat,
            to: to.map(|seat| Seat::new(usize::from(seat))),
            text: line.text.clone(),
            at_ms: u64::try_from(line.at_ms).unwrap_or_default(),
        }
    }

    fn disconnect(&mut self, id: u64) {
        let Some(connection) = self.connections.remove(&id) else { return };
        let observer = self.observer_of(connection.user);
        let is_still_there = self.connections.values().any(|other| self.observer_of(other.user) == observer);
        if let Some(room) = &mut self.room
            && !is_still_there
        {
            room.unwatch(observer);
        }
        self.tell_table();
    }

    async fn client(&mut self, id: u64, message: ClientMessage) {
        let Some(user) = self.connections.get(&id).map(|connection| connection.user) else { return };
        let (request_id, seat, request) = match message {
            ClientMessage::Hello { .. } | ClientMessage::Ping { .. } => return,
            ClientMessage::Say { id: request_id, to, text } => {
                let result = self.say(user, to, &text).await;
                return self.send_answer(id, request_id, result);
            }
            ClientMessage::Contribute { id: request_id, seat, random } => {
                let result = self.contribute(user, seat, &random).await;
                return self.send_answer(id, request_id, result);
            }
            ClientMessage::Do { id, seat, action } => (id, seat, Request::Do { action }),
            ClientMessage::Undo { id, seat } => (id, seat, Request::Undo),
            ClientMessage::StandingPass { id, seat, until } => (id, seat, Request::StandingPass { until }),
            ClientMessage::HandOver { id, seat } => (id, seat, Request::HandOver),
            ClientMessage::TakeBackSeat { id, seat } => (id, seat, Request::TakeBackSeat),
            ClientMessage::Resign { id, seat } => (id, seat, Request::Resign),
        };
        let failure = if !is_request_id(&request_id) {
            Some(Failure::Unreadable)
        } else if self.seat_of(user) != Some(seat) {
            Some(Failure::NotYourSeat)
        } else if self.room.is_none() {
            Some(Failure::NotPlaying)
        } else {
            None
        };
        if let Some(failure) = failure {
            return self.send_answer(id, request_id, AnswerResult::Failed(failure));
        }
        if let Some(room) = &mut self.room {
            room.request(RequestKey { seat, id: request_id }, request, now_ms());
        }
        self.carry_out().await;
    }

    async fn say(&mut self, user: Option<UserId>, to: Option<Seat>, text: &str) -> AnswerResult {
        let text = text.trim();
        let seat = self.seat_of(user);
        let is_known = |seat: Seat| seat.index() < usize::from(self.record.n_seats);
        if text.is_empty() || text.chars().count() > CHAT_CHARS {
            return AnswerResult::Failed(Failure::TooLong);
        }
        let audience = match (seat, to) {
            (Some(_), None) => Audience::All,
            (Some(seat), Some(to)) if is_known(to) && to != seat => {
                Audience::Pair(seat.index() as u8, to.index() as u8)
            }
            // Spectators listen: talk at the table is for those who play.
            _ => return AnswerResult::Failed(Failure::NotAllowed),
        };
        let chat = NewChat {
            table: self.record.id,
            user,
            seat: seat.map(|seat| seat.index() as u8),
            audience,
            text: text.to_string(),
            at_ms: unix_ms(),
        };
        let seq = match self.app.store.add_chat(chat).await {
            Ok(seq) => seq,
            Err(_) => return AnswerResult::Failed(Failure::NotStored),
        };
        let from =
            self.seats.iter().find(|taken| seat.is_some_and(|seat| seat.index() == usize::from(taken.seat)));
        let line = ChatLine {
            seq,
            from: from.map(|seat| seat.name.clone()).unwrap_or_default(),
            seat,
            to,
            text: text.to_string(),
            at_ms: now_ms(),
        };
        let hears = |connection: &Connection| match to {
            None => true,
            Some(to) => [Some(to), seat].contains(&self.seat_of(connection.user)),
        };
        let listeners: Vec<u64> =
            self.connections.iter().filter(|(_, connection)| hears(connection)).map(|(id, _)| *id).collect();
        for listener in listeners {
            self.send(listener, &ServerMessage::Chat(line.clone()));
        }
        AnswerResult::Done { version: self.version() }
    }

    async fn contribute(&mut self, user: Option<UserId>, seat: Seat, random: &str) -> AnswerResult {
        if self.seat_of(user) != Some(seat) {
            return AnswerResult::Failed(Failure::NotYourSeat);
        }
        if self.record.status != TableStatus::Lobby {
            return AnswerResult::Failed(Failure::NotAllowed);
        }
        if !self.dossier.contribute(seat.index(), random) {
            return AnswerResult::Failed(Failure::Unreadable);
        }
        self.keep_dossier().await;
        AnswerResult::Done { version: 0 }
    }

    fn version(&self) -> u32 {
        self.room.as_ref().map_or(0, Room::version)
    }

    async fn keep_dossier(&mut self) {
        if let Err(error) = self.app.store.set_document(self.record.id, &self.dossier.write()).await {
            tracing::error!(table = %self.record.id, %error, "the dossier could not be kept");
        }
        self.record.document = self.dossier.write();
    }

    async fn start(&mut self) -> ApiResult<TableInfo> {
        self.read_record().await?;
        if self.record.status != TableStatus::Lobby {
            return Err(ApiError::conflict("wrong-status", "the game has begun already"));
        }
        if self.seats.len() < usize::from(self.record.n_seats) {
            return Err(ApiError::conflict("seats-free", "some seats are still free"));
        }
        let (id, now) = (self.record.id, unix_ms());
        self.app.store.set_status(id, TableStatus::Lobby, TableStatus::Running, now).await?;
        self.record.status = TableStatus::Running;
        self.open_or_restore().await.map_err(|reason| {
            tracing::error!(table = %id, reason, "a game could not be opened");
            ApiError::unavailable()
        })?;
        self.app.metrics.games_started.inc();
        let ids: Vec<u64> = self.connections.keys().copied().collect();
        for id in ids {
            self.welcome(id, None).await;
        }
        Ok(self.info())
    }

    /// Does what the room asks for, until it asks for nothing more.
    async fn carry_out(&mut self) {
        while let Some(room) = &mut self.room {
            let effects = room.effects();
            if effects.is_empty() {
                break;
            }
            for effect in effects {
                self.carry_out_one(effect).await;
            }
        }
        self.set_wake().await;
    }

    async fn carry_out_one(&mut self, effect: Effect) {
        match effect {
            Effect::Append { expected, lines } => self.append(expected, lines).await,
            Effect::Send { observer, message } => {
                let text = Utf8Bytes::from(&*message);
                let watching: Vec<u64> = self
                    .connections
                    .iter()
                    .filter(|(_, connection)| self.observer_of(connection.user) == observer)
                    .map(|(id, _)| *id)
                    .collect();
                for id in watching {
                    self.send_text(id, text.clone());
                }
            }
            Effect::Answer { key, result } => {
                match result {
                    AnswerResult::Done { .. } => {}
                    AnswerResult::Refused(_) => {
                        self.app.metrics.refused.inc();
                    }
                    AnswerResult::Failed(_) => {}
                }
                let of_seat: Vec<u64> = self
                    .connections
                    .iter()
                    .filter(|(_, connection)| self.seat_of(connection.user) == Some(key.seat))
                    .map(|(id, _)| *id)
                    .collect();
                for id in of_seat {
                    self.send_answer(id, key.id.clone(), result.clone());
                }
            }
            Effect::Keep { document } => {
                self.dossier.room = document;
                self.keep_dossier().await;
                self.tell_table();
            }
            Effect::Over => self.end_game().await,
        }
    }

    async fn append(&mut self, expected: u32, lines: Vec<String>) {
        let n_inputs = lines.len() as u64;
        let result = self.app.store.append(self.record.id, expected, lines).await;
        let Some(room) = &mut self.room else { return };
        match result {
            Ok(()) => {
                self.app.metrics.inputs.inc_by(n_inputs);
                room.stored(Ok(()), now_ms());
            }
            Err(error) => {
                tracing::warn!(table = %self.record.id, %error, "lines were not stored");
                self.app.metrics.not_stored.inc();
                room.stored(Err(()), now_ms());
                // Whatever the store says, what it holds is the truth: read it again.
                self.reload().await;
            }
        }
    }

    async fn reload(&mut self) {
        let answers = self.room.as_mut().map(Room::effects).unwrap_or_default();
        for effect in answers {
            if let Effect::Answer { key, result } = effect {
                Box::pin(self.carry_out_one(Effect::Answer { key, result })).await;
            }
        }
        if let Err(error) = Box::pin(self.open_or_restore()).await {
            tracing::error!(table = %self.record.id, error, "a table could not be read again");
        }
        let ids: Vec<u64> = self.connections.keys().copied().collect();
        for id in ids {
            self.welcome(id, None).await;
        }
    }

    async fn end_game(&mut self) {
        let Some(outcome) = self.room.as_ref().and_then(Room::outcome) else { return };
        if self.record.status == TableStatus::Over {
            return;
        }
        let (id, now) = (self.record.id, unix_ms());
        let recorded = record_result(&self.app, id, &self.record.game, &self.seats, &outcome, now).await;
        if let Err(error) = recorded {
            tracing::error!(table = %id, %error, "a result could not be recorded");
        }
        match self.app.store.set_status(id, TableStatus::Running, TableStatus::Over, now).await {
            Ok(()) | Err(StoreError::WrongStatus { .. }) => self.record.status = TableStatus::Over,
            Err(error) => tracing::error!(table = %id, %error, "the end of a game could not be written"),
        }
        self.app.metrics.games_over.inc();
        self.tell_table();
    }

    /// The store wakes this table when a clock runs out, should nobody have it open by then. It is
    /// told only of earlier times: a table that is woken too early sets it anew.
    async fn set_wake(&mut self) {
        let due = self.room.as_ref().and_then(Room::time_is_up_ms).and_then(|due| i64::try_from(due).ok());
        let Some(due) = due else { return };
        if self.wake_ms.is_some_and(|known| known <= due) {
            return;
        }
        match self.app.store.set_wake(self.record.id, Some(due)).await {
            Ok(()) => self.wake_ms = Some(due),
            Err(error) => tracing::warn!(table = %self.record.id, %error, "a time to wake could not be set"),
        }
    }

    fn info(&self) -> TableInfo {
        table_info(&self.record, &self.seats, &self.host_name, self)
    }

    /// Everybody gets to see who is there.
    fn tell_table(&mut self) {
        let message = ServerMessage::Table(Box::new(self.info()));
        let text = text_of(&message);
        let ids: Vec<u64> = self.connections.keys().copied().collect();
        for id in ids {
            self.send_text(id, text.clone());
        }
    }

    fn send_answer(&mut self, id: u64, request_id: String, result: AnswerResult) {
        self.send(id, &ServerMessage::Answer(Answer { id: request_id, result }));
    }

    fn send(&mut self, id: u64, message: &ServerMessage<'_>) {
        self.send_text(id, text_of(message));
    }

    /// A connection that does not keep up is closed; its client comes back and gets a fresh view.
    fn send_text(&mut self, id: u64, text: Utf8Bytes) {
        let Some(connection) = self.connections.get(&id) else { return };
        self.app.metrics.messages_out.inc();
        self.app.metrics.bytes_out.inc_by(text.len() as u64);
        if connection.outbox.try_send(text).is_err() {
            self.connections.remove(&id);
        }
    }
}

impl Presence for Actor {
    fn is_connected(&self, seat: Seat) -> bool {
        self.connections.values().any(|connection| self.seat_of(connection.user) == Some(seat))
    }

    fn is_played_by_bot(&self, seat: Seat) -> bool {
        self.room.as_ref().is_some_and(|room| room.is_played_by_bot(seat))
    }

    fn n_spectators(&self) -> u32 {
        self.connections.values().filter(|connection| self.seat_of(connection.user).is_none()).count() as u32
    }
}

fn text_of(message: &ServerMessage<'_>) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

/// Ids become part of journal lines, so they are plain.
fn is_request_id(id: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    !id.is_empty() && id.len() <= REQUEST_ID_CHARS && id.bytes().all(is_plain)
}
