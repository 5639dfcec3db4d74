//! The task of one table. Only this task owns the table's room, connections and lobby. It handles one message
//! after another.
//!
//! - `connections`: open connections, and what is sent over them. `turns`: the users that the game waits for.
//! - `notices`: who is to be told of the table while they look elsewhere.
//! - `lobby`: the time before the game, and the rematch after it. `newcomers`: seats that people take over in the
//!   running game. `chat`: talk at the table.
//! - `requests`: what clients ask for. `effects`: carries out what the room asks for.

use std::collections::{BTreeMap, VecDeque};
use std::ops::ControlFlow;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use games::ReopenError;
use room::{RequestKey, Room, UpdateDetail};
use store::{SeatRecord, StoreError, TableId, TableListing, TableRecord, TableStatus, UserId};
use table::{Observer, OtherRules, Seat};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};
use wire::{AnswerResult, ClientMessage, TableInfo};

use crate::clock::{now_ms, unix_ms};
use crate::connection_owner::ConnectionOwner;
use crate::error::ApiResult;
use crate::limits::{LOAD_AGAIN, MESSAGES_AT_ONCE};
use crate::serve::App;
use crate::table_document::TableDocument;
use crate::table_registry::ReleaseOutcome;

mod chat;
mod connections;
mod effects;
mod lobby;
mod newcomers;
mod notices;
mod requests;
mod turns;

use connections::Connection;
use notices::NoticeBook;

/// Messages that a table sends to a connection together.
pub type MessageBatch = Vec<Utf8Bytes>;

/// Messages to the task of a table.
pub enum TableMessage {
    Connect {
        id: u64,
        who: ConnectionOwner,
        hello: Hello,
        outbox: mpsc::Sender<MessageBatch>,
    },
    Disconnect {
        id: u64,
    },
    Client {
        id: u64,
        message: ClientMessage,
    },
    /// Asks for the current state of the table.
    Info(oneshot::Sender<TableInfo>),
    /// Asks for the state of the table, and whether it waits for this user.
    InfoFor(UserId, oneshot::Sender<(TableInfo, bool)>),
    /// Somebody sat down or left, or the table changed in the store.
    Changed(oneshot::Sender<TableInfo>),
    /// The host lets the game begin.
    Start(UserId, oneshot::Sender<ApiResult<TableInfo>>),
    /// Somebody takes over a seat of a bot that is open.
    TakeOver {
        user: UserId,
        name: String,
        seat: u8,
        answer: oneshot::Sender<ApiResult<TableInfo>>,
    },
    /// A player wants a rematch.
    Rematch(UserId, oneshot::Sender<ApiResult<TableId>>),
    /// This user has deleted their account. A bot plays on in each of their seats.
    Gone(UserId),
    /// A clock may have run out.
    Wake,
    Close(oneshot::Sender<()>),
}

/// What a client said when it connected.
#[derive(Clone, Copy, Debug)]
pub struct Hello {
    /// The last version that it has seen.
    pub last: Option<u32>,
    pub detail: UpdateDetail,
    /// Whether the page is looked at.
    pub looks: bool,
}

struct Actor {
    app: App,
    record: TableRecord,
    seats: Vec<SeatRecord>,
    host_name: String,
    secrets: TableDocument,
    /// None in the lobby, and for a game that was begun under other rules.
    room: Option<Room>,
    other_rules: Option<OtherRules>,
    connections: BTreeMap<u64, Connection>,
    /// When the store will wake this table.
    wake_ms: Option<i64>,
    /// The users that the game waits for, as the store has them.
    awaited: Vec<UserId>,
    notices: NoticeBook,
    /// The number of the last line of chat, once it is known.
    last_chat: Option<u32>,
    /// Answers to requests that are not for the room, in case those are sent again; the oldest first.
    answers: VecDeque<(RequestKey, AnswerResult)>,
    /// Consecutive writes whose outcome is not known.
    n_failed_writes: u32,
    /// The state in memory may differ from the store. The table is loaded again when somebody comes back.
    is_broken: bool,
}

pub async fn run(app: App, record: TableRecord, mut inbox: mpsc::Receiver<TableMessage>) {
    let (id, status) = (record.id, record.status);
    match Actor::load(app.clone(), record).await {
        Ok(mut actor) => actor.live(&mut inbox).await,
        Err(error) => {
            tracing::error!(table = %id, %error, "a table could not be loaded");
            if status == TableStatus::Running {
                // Without this, the store would wake the table again at once, over and over.
                let later = unix_ms() + LOAD_AGAIN.as_millis() as i64;
                let _ = app.store.set_wake(id, Some(later)).await;
            }
        }
    }
    inbox.close();
    drop(inbox);
    app.tables.forget_ended_table(&app, id).await;
}

impl Actor {
    async fn load(app: App, record: TableRecord) -> Result<Actor, String> {
        let secrets = TableDocument::parse(&record.document)?;
        let mut actor = Actor {
            app,
            record,
            seats: Vec::new(),
            host_name: String::new(),
            secrets,
            room: None,
            other_rules: None,
            connections: BTreeMap::new(),
            wake_ms: None,
            awaited: Vec::new(),
            notices: NoticeBook::default(),
            last_chat: None,
            answers: VecDeque::new(),
            n_failed_writes: 0,
            is_broken: false,
        };
        actor.read_record().await.map_err(|error| error.to_string())?;
        // The secrets were read before this task began, and may have changed since.
        actor.secrets = TableDocument::parse(&actor.record.document)?;
        if actor.record.status != TableStatus::Lobby {
            actor.awaited =
                actor.app.store.awaited(actor.record.id).await.map_err(|error| error.to_string())?;
            actor.read_notices().await.map_err(|error| error.to_string())?;
            match actor.open_or_restore().await {
                Ok(()) => actor.carry_out().await,
                Err(ReopenError::OtherRules(other)) => actor.stop_game_under_other_rules(other).await,
                Err(ReopenError::Unreadable(reason)) => return Err(reason),
            }
        }
        Ok(actor)
    }

    /// A game that was begun under other rules cannot continue, and nothing wakes it any more.
    async fn stop_game_under_other_rules(&mut self, other: OtherRules) {
        tracing::warn!(table = %self.record.id, %other, "a game under other rules cannot continue");
        self.other_rules = Some(other);
        self.keep_awaited().await;
        if let Err(error) = self.app.store.set_wake(self.record.id, None).await {
            tracing::warn!(table = %self.record.id, %error, "the time to wake a table could not be cleared");
        }
    }

    async fn read_record(&mut self) -> Result<(), StoreError> {
        let TableListing { table, host_name, seats } =
            self.app.store.table_with_seats(self.record.id).await?;
        (self.record, self.host_name, self.seats) = (table, host_name, seats);
        Ok(())
    }

    async fn live(&mut self, inbox: &mut mpsc::Receiver<TableMessage>) {
        let mut messages = Vec::new();
        // One timer for the whole life of a table: waking up too early now and then is cheaper than setting
        // the timer with each message.
        let alarm = sleep_until(Instant::now());
        tokio::pin!(alarm);
        while !self.is_broken {
            let (idle, next_tick) = (self.app.limits.idle_table, self.next_tick());
            let is_idle =
                self.connections.is_empty() && next_tick.is_none_or(|due| due > Instant::now() + idle);
            let due = next_tick.unwrap_or_else(|| Instant::now() + Duration::from_secs(3600));
            if alarm.is_elapsed() || alarm.deadline() > due {
                alarm.as_mut().reset(due);
            }
            tokio::select! {
                n_messages = inbox.recv_many(&mut messages, MESSAGES_AT_ONCE) => {
                    if n_messages == 0 || self.handle_all(messages.drain(..)).await.is_break() {
                        return;
                    }
                }
                // More requests may arrive while the disk is busy; all of them are then written together.
                () = self.app.store.ready(), if self.room.as_ref().is_some_and(Room::has_queued) => {
                    self.tick().await;
                }
                () = &mut alarm => self.tick().await,
                () = sleep(idle), if is_idle => {
                    let released = self.app.tables.release(&self.app, self.record.id, inbox).await;
                    if released == ReleaseOutcome::Released {
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

    async fn tick(&mut self) {
        if let Some(room) = &mut self.room {
            thinking(room, |room| room.tick(now_ms()));
        }
        self.carry_out().await;
    }

    async fn handle_all(&mut self, messages: impl Iterator<Item = TableMessage>) -> ControlFlow<()> {
        for message in messages {
            if !matches!(message, TableMessage::Client { .. }) {
                // Earlier requests are handled first.
                self.tick().await;
            }
            if self.is_broken {
                return ControlFlow::Break(());
            }
            self.handle(message).await?;
        }
        // Requests that need no disk are answered now.
        self.carry_out().await;
        ControlFlow::Continue(())
    }

    async fn handle(&mut self, message: TableMessage) -> ControlFlow<()> {
        match message {
            TableMessage::Connect { id, who, hello, outbox } => self.connect(id, who, hello, outbox).await,
            TableMessage::Disconnect { id } => {
                self.disconnect(id);
                self.keep_awaited().await;
                self.keep_notices().await;
            }
            TableMessage::Client { id, message } => self.client(id, message).await,
            TableMessage::Info(answer) => {
                let _ = answer.send(self.info());
            }
            TableMessage::InfoFor(user, answer) => {
                let _ = answer.send((self.info(), self.awaits(user)));
            }
            TableMessage::Changed(answer) => {
                self.look_again().await;
                let _ = answer.send(self.info());
            }
            TableMessage::Gone(user) => {
                self.look_again().await;
                self.resign_for(user).await;
            }
            TableMessage::Start(user, answer) => {
                let result = self.start(user).await;
                let _ = answer.send(result);
            }
            TableMessage::TakeOver { user, name, seat, answer } => {
                let result = self.take_over(user, &name, seat).await;
                let _ = answer.send(result);
            }
            TableMessage::Rematch(user, answer) => {
                let result = self.rematch(user).await;
                let _ = answer.send(result);
            }
            TableMessage::Wake => self.wake().await,
            TableMessage::Close(done) => {
                self.wake_after_restart().await;
                self.connections.clear();
                self.keep_awaited().await;
                self.keep_notices().await;
                let _ = done.send(());
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }

    fn seat_of(&self, who: ConnectionOwner) -> Option<Seat> {
        who.seat_at(&self.seats)
    }

    fn observer_of(&self, who: ConnectionOwner) -> Observer {
        observer_of(self.seat_of(who))
    }

    fn version(&self) -> u32 {
        self.room.as_ref().map_or(0, Room::version)
    }
}

/// A connection that plays no seat sees what everybody may see.
fn observer_of(seat: Option<Seat>) -> Observer {
    seat.map_or(Observer::Table, Observer::Seat)
}

/// If bots think for a long time, other tables continue on another thread in the meantime.
fn thinking<T>(room: &mut Room, work: impl FnOnce(&mut Room) -> T) -> T {
    if room.thinks_long() { tokio::task::block_in_place(|| work(room)) } else { work(room) }
}
