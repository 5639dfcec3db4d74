//! The lobby before a game, and the rematch after it.

use store::{NewTable, StoreError, TableId, TableStatus, UserId};
use table::Seat;
use wire::{AnswerResult, Failure, TableInfo};

use super::Actor;
use crate::api::unused_table_id;
use crate::clock::unix_ms;
use crate::connection_owner::own_seats;
use crate::error::{ApiError, ApiResult};
use crate::table_document::TableDocument;

impl Actor {
    /// Somebody sat down or left, or the table changed in the store. Connections whose seats have changed get
    /// a new welcome, which tells them so.
    pub(super) async fn look_again(&mut self) {
        let seats = |actor: &Actor, who| (actor.observer_of(who), actor.own_seats(who));
        let before: Vec<_> = self
            .connections
            .iter()
            .map(|(id, connection)| (*id, connection.who, seats(self, connection.who)))
            .collect();
        if let Err(error) = self.read_record().await {
            tracing::warn!(table = %self.record.id, %error, "a changed table could not be read");
        }
        self.seat_newcomers().await;
        for (id, who, before) in before {
            if seats(self, who) != before {
                self.catch_up(who).await;
                self.welcome(id, None).await;
                self.lost_connection_of(before.0);
            }
        }
        self.tell_table();
    }

    pub(super) async fn contribute(
        &mut self,
        user: Option<UserId>,
        seat: Seat,
        random: &str,
    ) -> AnswerResult {
        let (TableStatus::Lobby, Some(user)) = (self.record.status, user) else {
            return AnswerResult::Failed(Failure::NotAllowed);
        };
        let before = self.secrets.clone();
        if !self.secrets.contribute(seat.index(), user, random) {
            return AnswerResult::Failed(Failure::Unreadable);
        }
        match self.keep_secrets().await {
            Ok(()) => AnswerResult::Done { version: 0 },
            Err(_) => {
                self.secrets = before;
                AnswerResult::Failed(Failure::NotStored)
            }
        }
    }

    pub(super) async fn keep_secrets(&mut self) -> Result<(), StoreError> {
        let document = self.secrets.write();
        self.app.store.set_document(self.record.id, &document).await.inspect_err(|error| {
            tracing::error!(table = %self.record.id, %error, "the secrets of a table could not be stored");
        })?;
        self.record.document = document;
        Ok(())
    }

    pub(super) async fn start(&mut self, user: UserId) -> ApiResult<TableInfo> {
        if self.record.host != user {
            return Err(ApiError::forbidden("not-the-host", "only the host starts the game"));
        }
        if self.record.status != TableStatus::Lobby {
            return Err(ApiError::conflict("wrong-status", "the game has begun already"));
        }
        if self.has_free_seats() {
            return Err(seats_free());
        }
        let (id, now) = (self.record.id, unix_ms());
        self.app.store.set_status(id, TableStatus::Lobby, TableStatus::Running, now).await?;
        // From now on nobody can sit down or leave, but somebody may have done so just before.
        self.read_record().await?;
        if self.has_free_seats() {
            self.app.store.set_status(id, TableStatus::Running, TableStatus::Lobby, now).await?;
            self.record.status = TableStatus::Lobby;
            return Err(seats_free());
        }
        self.open_room().map_err(|reason| {
            tracing::error!(table = %id, reason, "a game could not be opened");
            ApiError::unavailable()
        })?;
        self.carry_out().await;
        self.app.metrics.games_started.inc();
        // Everybody who waited for the game gets the notices of its beginning.
        self.welcome_all(Some(0)).await;
        Ok(self.info())
    }

    fn has_free_seats(&self) -> bool {
        self.seats.len() < usize::from(self.record.n_seats)
    }

    /// The table of the rematch, the same for everybody who asks. Its id is written down first: if the
    /// server stops before the table exists, the next request creates it.
    pub(super) async fn rematch(&mut self, user: UserId) -> ApiResult<TableId> {
        if self.record.lesson.is_some() {
            return Err(ApiError::conflict("lesson", "a lesson can be begun again, but has no rematch"));
        }
        if self.record.status != TableStatus::Over {
            return Err(ApiError::conflict("wrong-status", "the game is not over yet"));
        }
        if own_seats(user, &self.seats).next().is_none() {
            return Err(ApiError::forbidden("not-your-seat", "only those who played ask for a rematch"));
        }
        let known = self.secrets.rematch.as_ref().and_then(|id| id.parse().ok());
        let new = match known {
            Some(new) => new,
            None => {
                let new = unused_table_id(&self.app).await?;
                self.secrets.rematch = Some(new.to_string());
                if let Err(error) = self.keep_secrets().await {
                    self.secrets.rematch = None;
                    return Err(error.into());
                }
                new
            }
        };
        match self.app.store.table(new).await {
            Ok(_) => return Ok(new),
            Err(StoreError::NotFound) => self.make_rematch(new, user).await?,
            Err(error) => return Err(error.into()),
        }
        // Everybody who looks at the old table sees where the rematch is.
        self.tell_table();
        Ok(new)
    }

    async fn make_rematch(&self, new: TableId, host: UserId) -> Result<(), StoreError> {
        let record = &self.record;
        self.app
            .store
            .create_table(NewTable {
                id: new,
                game: record.game.clone(),
                host,
                visibility: record.visibility,
                pace: record.pace.clone(),
                grace_ms: record.grace_ms,
                lesson: None,
                options_json: record.options_json.clone(),
                n_seats: record.n_seats,
                document: TableDocument::new(usize::from(record.n_seats)).write(),
                created_ms: unix_ms(),
            })
            .await?;
        for seat in &self.seats {
            match self.app.store.sit(new, seat.seat, seat.holder.clone(), &seat.name).await {
                Ok(()) => {}
                // A user who has deleted their account does not play again, and neither do friends on the
                // same device.
                Err(StoreError::NotFound) if seat.holder.player().is_some() => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

fn seats_free() -> ApiError {
    ApiError::conflict("seats-free", "some seats are still free")
}
