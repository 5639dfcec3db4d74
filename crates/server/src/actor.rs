//! The task of one table: it alone owns the table's room, connections and lobby, and handles one
//! message after the other.
//!
//! - `connections`: who is there, and what is sent to him.
//! - `lobby`: the time before the game, and the rematch after it. `chat`: talk at the table.
//! - `effects`: does what the room asks for.

use std::collections::{BTreeMap, VecDeque};
use std::ops::ControlFlow;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use room::{RequestKey, Room};
use store::{SeatRecord, Sitter, StoreError, TableId, TableRecord, TableStatus, UserId};
use table::{Observer, Seat};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use wire::{AnswerResult, ClientMessage, TableInfo};

use crate::clock::{now_ms, unix_ms};
use crate::dossier::Dossier;
use crate::error::ApiResult;
use crate::hall::Released;
use crate::limits::LOAD_AGAIN;
use crate::serve::App;

mod chat;
mod connections;
mod effects;
mod lobby;
mod requests;

use connections::Connection;

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
    /// How the table stands.
    Info(oneshot::Sender<TableInfo>),
    /// Somebody sat down or left, or the table changed in the store.
    Changed(oneshot::Sender<TableInfo>),
    Start(oneshot::Sender<ApiResult<TableInfo>>),
    /// Somebody who played wants to play again.
    Rematch(UserId, oneshot::Sender<ApiResult<TableId>>),
    /// A clock may have run out.
    Wake,
    Close(oneshot::Sender<()>),
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
    /// The number of the last line of chat, once somebody has asked for it.
    last_chat: Option<u32>,
    /// Answers to what is not for the room, for requests that are sent again. The oldest first.
    answers: VecDeque<(RequestKey, AnswerResult)>,
    /// Writes running whose outcome is not known.
    n_failed_writes: u32,
    /// The store cannot be trusted with this table now: whoever comes back loads it anew.
    is_broken: bool,
}

pub async fn run(app: App, record: TableRecord, mut inbox: mpsc::Receiver<ToTable>) {
    let (id, status) = (record.id, record.status);
    match Actor::load(app.clone(), record).await {
        Ok(mut actor) => actor.live(&mut inbox).await,
        Err(error) => {
            tracing::error!(table = %id, %error, "a table could not be loaded");
            if status == TableStatus::Running {
                // Otherwise it would be woken again at once, and again.
                let later = unix_ms() + LOAD_AGAIN.as_millis() as i64;
                let _ = app.store.set_wake(id, Some(later)).await;
            }
        }
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
            last_chat: None,
            answers: VecDeque::new(),
            n_failed_writes: 0,
            is_broken: false,
        };
        actor.read_record().await.map_err(|error| error.to_string())?;
        // What was read before this task began may have been written since.
        actor.dossier = Dossier::parse(&actor.record.document)?;
        if actor.record.status != TableStatus::Lobby {
            actor.open_or_restore().await?;
            actor.carry_out().await;
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

    async fn live(&mut self, inbox: &mut mpsc::Receiver<ToTable>) {
        while !self.is_broken {
            let (idle, next_tick) = (self.app.limits.idle_table, self.next_tick());
            let is_idle =
                self.connections.is_empty() && next_tick.is_none_or(|due| due > Instant::now() + idle);
            let wait = next_tick.unwrap_or_else(|| Instant::now() + Duration::from_secs(3600));
            tokio::select! {
                message = inbox.recv() => {
                    let Some(message) = message else { return };
                    if self.handle(message).await.is_break() {
                        return;
                    }
                }
                () = tokio::time::sleep_until(wait) => self.tick().await,
                () = tokio::time::sleep(idle), if is_idle => {
                    let released = self.app.hall.release(&self.app, self.record.id, inbox).await;
                    if released == Released::Yes {
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
            room.tick(now_ms());
        }
        self.carry_out().await;
    }

    async fn handle(&mut self, message: ToTable) -> ControlFlow<()> {
        match message {
            ToTable::Connect { id, user, last, outbox } => self.connect(id, user, last, outbox).await,
            ToTable::Disconnect { id } => self.disconnect(id),
            ToTable::Client { id, message } => self.client(id, message).await,
            ToTable::Info(answer) => {
                let _ = answer.send(self.info());
            }
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
            ToTable::Rematch(user, answer) => {
                let result = self.rematch(user).await;
                let _ = answer.send(result);
            }
            ToTable::Wake => self.wake().await,
            ToTable::Close(done) => {
                self.wake_after_restart().await;
                self.connections.clear();
                let _ = done.send(());
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }

    fn seat_of(&self, user: Option<UserId>) -> Option<Seat> {
        let user = user?;
        let sits = |seat: &&SeatRecord| seat.sitter == Sitter::User(user);
        self.seats.iter().find(sits).map(|seat| Seat::new(usize::from(seat.seat)))
    }

    fn observer_of(&self, user: Option<UserId>) -> Observer {
        self.seat_of(user).map_or(Observer::Table, Observer::Seat)
    }

    fn version(&self) -> u32 {
        self.room.as_ref().map_or(0, Room::version)
    }
}
