//! The connections of a table, and what is sent over them.

use axum::extract::ws::Utf8Bytes;
use room::UpdateDetail;
use table::{Observer, Seat};
use tokio::sync::mpsc;
use wire::{Answer, AnswerResult, ServerMessage, TableInfo, Welcome};

use super::{Actor, Hello, MessageBatch};
use crate::clock::now_ms;
use crate::connection_owner::{ConnectionOwner, own_seats};
use crate::table_info::{Presence, table_info};

pub(super) struct Connection {
    pub who: ConnectionOwner,
    /// Whether the page is looked at.
    pub looks: bool,
    detail: UpdateDetail,
    outbox: mpsc::Sender<MessageBatch>,
    /// Messages that go into the outbox together: then an update and an answer are one packet, and the task
    /// of the connection is woken once.
    waiting: MessageBatch,
}

impl Actor {
    pub(super) async fn connect(
        &mut self,
        id: u64,
        who: ConnectionOwner,
        Hello { last, detail, looks }: Hello,
        outbox: mpsc::Sender<MessageBatch>,
    ) {
        self.catch_up(who).await;
        self.connections.insert(id, Connection { who, looks, detail, outbox, waiting: MessageBatch::new() });
        self.welcome(id, last).await;
        self.tell_table();
        self.keep_notices().await;
    }

    pub(super) async fn look(&mut self, id: u64, at: bool) {
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.looks = at;
        }
        self.keep_notices().await;
    }

    /// Other connections of the same observer continue from where a new one begins, so they are brought up to
    /// date first.
    pub(super) async fn catch_up(&mut self, who: ConnectionOwner) {
        let observer = self.observer_of(who);
        if let Some(room) = &mut self.room {
            room.catch_up(observer, now_ms());
        }
        self.carry_out().await;
    }

    pub(super) async fn welcome(&mut self, id: u64, last: Option<u32>) {
        let Some(who) = self.connections.get(&id).map(|connection| connection.who) else { return };
        let (observer, seat) = (self.observer_of(who), self.seat_of(who));
        let detail = self.detail_for(observer);
        let (game, missed) = match &mut self.room {
            Some(room) => {
                let (game, missed) = room.watch(observer, detail, last, now_ms());
                (Some(game), missed)
            }
            None => (None, Vec::new()),
        };
        let welcome = Welcome {
            seats: seat.into_iter().collect(),
            own_seats: self.own_seats(who),
            is_host: who.user == Some(self.record.host),
            table: self.info(),
            game,
            missed,
            chat: self.chat_for(seat).await,
        };
        self.send(id, &ServerMessage::Welcome(Box::new(welcome)));
    }

    pub(super) fn own_seats(&self, who: ConnectionOwner) -> Vec<Seat> {
        who.user.map(|user| own_seats(user, &self.seats).collect()).unwrap_or_default()
    }

    /// Sends every connection a new welcome with the current state.
    pub(super) async fn welcome_all(&mut self, last: Option<u32>) {
        for id in self.ids() {
            self.welcome(id, last).await;
        }
    }

    pub(super) fn disconnect(&mut self, id: u64) {
        self.remove_connection(id);
        self.tell_table();
    }

    fn remove_connection(&mut self, id: u64) {
        let Some(connection) = self.connections.remove(&id) else { return };
        self.lost_connection_of(self.observer_of(connection.who));
    }

    /// The room goes on working only for observers who are still connected.
    pub(super) fn lost_connection_of(&mut self, observer: Observer) {
        let is_still_there = self.connections_of(observer).next().is_some();
        let detail = self.detail_for(observer);
        match &mut self.room {
            Some(room) if is_still_there => room.set_detail(observer, detail),
            Some(room) => room.unwatch(observer, now_ms()),
            None => {}
        }
    }

    fn connections_of(&self, observer: Observer) -> impl Iterator<Item = &Connection> {
        self.connections.values().filter(move |connection| self.observer_of(connection.who) == observer)
    }

    /// All connections of an observer get the same messages: a film, if one of them asked for it.
    fn detail_for(&self, observer: Observer) -> UpdateDetail {
        self.connections_of(observer).map(|connection| connection.detail).max().unwrap_or_default()
    }

    fn ids(&self) -> Vec<u64> {
        self.connections.keys().copied().collect()
    }

    pub(super) fn info(&self) -> TableInfo {
        let info = table_info(&self.record, &self.seats, &self.host_name, self.app.config.delays, self);
        TableInfo { other_rules: self.other_rules, ..info }
    }

    /// Tells everybody who is there.
    pub(super) fn tell_table(&mut self) {
        let text = text_of(&ServerMessage::Table(Box::new(self.info())));
        self.send_to(|_| true, &text);
    }

    /// Sends a message to all connections that it is for. `is_for` gets the seat of each, or `None` if it
    /// plays no seat.
    pub(super) fn send_to(&mut self, is_for: impl Fn(Option<Seat>) -> bool, text: &Utf8Bytes) {
        for connection in self.connections.values_mut() {
            if is_for(connection.who.seat_at(&self.seats)) {
                connection.waiting.push(text.clone());
            }
        }
    }

    pub(super) fn send_answer(&mut self, id: u64, request_id: String, result: AnswerResult) {
        self.send(id, &ServerMessage::Answer(Answer { id: request_id, result }));
    }

    fn send(&mut self, id: u64, message: &ServerMessage<'_>) {
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.waiting.push(text_of(message));
        }
    }

    /// Sends the messages that wait. A connection that does not keep up is closed; its client comes back and
    /// gets a fresh view.
    pub(super) fn send_waiting(&mut self) {
        let mut slow = Vec::new();
        for (id, connection) in &mut self.connections {
            if connection.waiting.is_empty() {
                continue;
            }
            let messages = std::mem::take(&mut connection.waiting);
            let (n_messages, n_bytes) =
                (messages.len(), messages.iter().map(|text| text.len()).sum::<usize>());
            if connection.outbox.try_send(messages).is_ok() {
                self.app.metrics.messages_out.inc_by(n_messages as u64);
                self.app.metrics.bytes_out.inc_by(n_bytes as u64);
            } else {
                slow.push(*id);
            }
        }
        slow.into_iter().for_each(|id| self.remove_connection(id));
    }
}

impl Presence for Actor {
    fn is_connected(&self, seat: Seat) -> bool {
        self.connections.values().any(|connection| self.seat_of(connection.who) == Some(seat))
    }

    fn is_played_by_bot(&self, seat: Seat) -> bool {
        self.room.as_ref().is_some_and(|room| room.is_played_by_bot(seat))
    }

    fn n_spectators(&self) -> u32 {
        self.connections.values().filter(|connection| connection.who.is_spectator_at(&self.seats)).count()
            as u32
    }
}

pub(super) fn text_of(message: &ServerMessage<'_>) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
