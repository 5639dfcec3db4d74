//! Carries out what the room asks for.

use axum::extract::ws::Utf8Bytes;
use games::{PromiseCounts, ReopenError};
use room::{Effect, LessonContext, NewGame, Player, RestoreContext, Room};
use store::{SeatHolder, SeatRecord, StoreError, TableStatus};
use table::Seat;
use wire::{Answer, AnswerResult, ServerMessage};

use super::connections::text_of;
use super::{Actor, observer_of};
use crate::clock::{now_ms, unix_ms};
use crate::limits::FAILED_WRITES;
use crate::ratings::{GameEnd, record_result};
use crate::table_info::{delays_of, options_of, pace_of};

impl Actor {
    /// The room of a table that has started. If the first lines never reached the disk, the game begins now.
    pub(super) async fn open_or_restore(&mut self) -> Result<(), ReopenError> {
        if self.record.lesson.is_some() {
            self.open_room()?;
            if self.room.as_ref().is_some_and(Room::is_lesson_finished) {
                // The server may have stopped before the end was written.
                self.end_lesson().await;
            }
            return Ok(());
        }
        let lines = self.app.store.lines(self.record.id, 0).await.map_err(|error| error.to_string())?;
        if lines.is_empty() {
            return Ok(self.open_room()?);
        }
        let restored = RestoreContext {
            players: self.players(),
            pace: pace_of(&self.record),
            secret: self.secrets.secret(),
            contributions: self.secrets.contributions(&self.seats),
            delays: delays_of(&self.record, self.app.config.delays),
            entropy: crate::random::random_u64(),
            up_since_ms: self.app.since_ms,
            document: &self.secrets.room,
        };
        let room = Room::restore(restored, &lines, now_ms())?;
        let is_over = room.is_over();
        self.room = Some(room);
        if is_over {
            // The server may have stopped after the last line, before the result was recorded.
            self.end_game().await;
        }
        Ok(())
    }

    /// The room of a game that begins now.
    pub(super) fn open_room(&mut self) -> Result<(), String> {
        if let Some(name) = &self.record.lesson {
            self.room = Some(self.room_of_lesson(name)?);
            return Ok(());
        }
        let opening = NewGame {
            game: self.record.game.parse()?,
            options: options_of(&self.record).into_iter().collect(),
            players: self.players(),
            pace: pace_of(&self.record),
            secret: self.secrets.secret(),
            contributions: self.secrets.contributions(&self.seats),
            delays: delays_of(&self.record, self.app.config.delays),
            entropy: self.secrets.entropy,
        };
        self.room = Some(Room::open(opening, now_ms()).map_err(|errors| errors.to_string())?);
        Ok(())
    }

    /// The room of a lesson that begins now, or goes on where it was left.
    fn room_of_lesson(&self, name: &str) -> Result<Room, String> {
        let game = self.record.game.parse()?;
        let lesson = lessons::built_in(game, name).ok_or_else(|| format!("there is no lesson {name:?}"))?;
        Room::teach(LessonContext {
            lesson,
            players: self.players(),
            delays: self.app.config.delays,
            entropy: self.secrets.entropy,
            document: &self.secrets.room,
        })
    }

    fn players(&self) -> Vec<Player> {
        // A journal is kept forever and a name is not, so a journal calls people by the letter of their seat.
        let player = |seat: &SeatRecord| match &seat.holder {
            SeatHolder::User(_) | SeatHolder::Friend(_) => {
                Player::Person { name: Seat::new(usize::from(seat.seat)).to_string() }
            }
            SeatHolder::Bot(kind) => Player::Bot { kind: kind.clone() },
        };
        self.seats.iter().map(player).collect()
    }

    /// Carries out what the room asks for, until it asks for nothing more.
    pub(super) async fn carry_out(&mut self) {
        while let Some(room) = &mut self.room {
            let effects = room.effects();
            if effects.is_empty() {
                break;
            }
            for effect in effects {
                self.carry_out_one(effect).await;
                if self.is_broken {
                    return;
                }
            }
        }
        self.send_waiting();
        self.set_wake().await;
        self.keep_awaited().await;
        self.keep_notices().await;
    }

    async fn carry_out_one(&mut self, effect: Effect) {
        if matches!(effect, Effect::Append { .. } | Effect::Keep { .. } | Effect::Over) {
            // Messages that may already be sent do not wait for the disk.
            self.send_waiting();
        }
        match effect {
            Effect::Append { expected, lines } => self.append(expected, lines).await,
            Effect::Send { observer, message } => {
                let text = Utf8Bytes::from(message);
                self.send_to(|seat| observer_of(seat) == observer, &text);
            }
            Effect::Answer { key, result } => {
                if matches!(result, AnswerResult::Refused(_)) {
                    self.app.metrics.refused.inc();
                }
                let text = text_of(&ServerMessage::Answer(Answer { id: key.id, result }));
                self.send_to(|seat| seat == Some(key.seat), &text);
            }
            Effect::Keep { document } => {
                self.secrets.room = document;
                // The answer that comes next must not say that something is stored if it is not.
                self.is_broken = self.keep_secrets().await.is_err();
                self.tell_table();
            }
            Effect::WelcomeAgain => self.welcome_all(Some(0)).await,
            Effect::Over if self.record.lesson.is_some() => self.end_lesson().await,
            Effect::Over => self.end_game().await,
        }
    }

    async fn append(&mut self, expected: u32, lines: Vec<String>) {
        let n_inputs = lines.len() as u64;
        let result = self.app.store.append(self.record.id, expected, lines).await;
        let Some(room) = &mut self.room else { return };
        let Err(error) = result else {
            self.n_failed_writes = 0;
            self.app.metrics.inputs.inc_by(n_inputs);
            return room.stored(Ok(()), now_ms());
        };
        tracing::warn!(table = %self.record.id, %error, "lines were not stored");
        self.app.metrics.not_stored.inc();
        match error {
            // Somebody else has written, or the disk failed at an unknown moment, so the journal is read
            // again.
            StoreError::Conflict { .. } | StoreError::Broken(_) => self.reload().await,
            _ => room.stored(Err(()), now_ms()),
        }
    }

    /// Continues from what is on disk. The new room answers what the old one left unanswered.
    async fn reload(&mut self) {
        self.n_failed_writes += 1;
        if self.n_failed_writes > FAILED_WRITES {
            self.is_broken = true;
            return;
        }
        let Some(room) = self.room.take() else { return };
        let unanswered = room.into_unanswered();
        if let Err(error) = self.open_or_restore().await {
            tracing::error!(table = %self.record.id, %error, "a table could not be read again");
            self.is_broken = true;
            return;
        }
        self.welcome_all(None).await;
        if let Some(room) = &mut self.room {
            room.take_over(unanswered, now_ms());
        }
    }

    /// The game counts as running until its result is recorded, so that a failed attempt is repeated.
    async fn end_game(&mut self) {
        let Some(room) = &self.room else { return };
        let Some(outcome) = room.outcome() else { return };
        if self.record.status == TableStatus::Over {
            return;
        }
        let (id, now) = (self.record.id, unix_ms());
        let promises: Vec<PromiseCounts> =
            Seat::all(self.seats.len()).map(|seat| room.promises(seat)).collect();
        let end = GameEnd { outcome, is_cooperative: room.is_cooperative(), promises };
        let recorded = record_result(&self.app, id, &self.record.game, &self.seats, &end, now).await;
        if let Err(error) = recorded {
            tracing::error!(table = %id, %error, "a result could not be recorded");
            return;
        }
        self.note_end().await;
        match self.app.store.set_status(id, TableStatus::Running, TableStatus::Over, now).await {
            Ok(()) | Err(StoreError::WrongStatus { .. }) => self.record.status = TableStatus::Over,
            Err(error) => tracing::error!(table = %id, %error, "the end of a game could not be written"),
        }
        self.app.metrics.games_over.inc();
        self.tell_table();
    }

    /// A lesson has no result.
    async fn end_lesson(&mut self) {
        if self.record.status == TableStatus::Over {
            return;
        }
        let (id, now) = (self.record.id, unix_ms());
        match self.app.store.set_status(id, TableStatus::Running, TableStatus::Over, now).await {
            Ok(()) | Err(StoreError::WrongStatus { .. }) => self.record.status = TableStatus::Over,
            Err(error) => tracing::error!(table = %id, %error, "the end of a lesson could not be written"),
        }
        self.tell_table();
    }

    pub(super) async fn wake(&mut self) {
        self.wake_ms = None;
        self.tick().await;
        if self.wake_ms.is_none() {
            // Nothing more is due; without this the table would be woken again and again.
            self.write_wake(None).await;
        }
    }

    /// The store wakes this table when a clock runs out, in case nobody has it open by then. The store is
    /// only told of earlier times: a table that is woken too early sets a new time.
    async fn set_wake(&mut self) {
        let due = self.room.as_ref().and_then(Room::time_is_up_ms).and_then(|due| i64::try_from(due).ok());
        let Some(due) = due else { return };
        if self.wake_ms.is_none_or(|known| known > due) {
            self.write_wake(Some(due)).await;
        }
    }

    /// A bot that is about to play must not wait until somebody opens the table.
    pub(super) async fn wake_after_restart(&mut self) {
        let next = self.room.as_ref().and_then(Room::next_tick_ms).and_then(|due| i64::try_from(due).ok());
        let Some(next) = next else { return };
        if self.wake_ms.is_none_or(|known| known > next) {
            self.write_wake(Some(next)).await;
        }
    }

    async fn write_wake(&mut self, wake_ms: Option<i64>) {
        match self.app.store.set_wake(self.record.id, wake_ms).await {
            Ok(()) => self.wake_ms = wake_ms,
            Err(error) => {
                tracing::warn!(table = %self.record.id, %error, "the time to wake a table could not be set")
            }
        }
    }
}
