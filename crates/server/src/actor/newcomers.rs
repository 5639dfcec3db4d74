//! People who take over the seats of bots in a running game.

use store::UserId;
use table::Seat;
use wire::TableInfo;

use super::Actor;
use crate::clock::now_ms;
use crate::error::{ApiError, ApiResult};

impl Actor {
    /// Somebody takes over a seat of a bot that the host has opened.
    pub(super) async fn take_over(&mut self, user: UserId, name: &str, seat: u8) -> ApiResult<TableInfo> {
        if let Some(other) = self.other_rules {
            return Err(ApiError::conflict("other-rules", other.to_string()));
        }
        self.app.store.take_over_seat(self.record.id, seat, user, name).await?;
        self.look_again().await;
        Ok(self.info())
    }

    /// The room learns who has taken over a seat of a bot. It knows people by the letters of their seats.
    pub(super) async fn seat_newcomers(&mut self) {
        let Some(room) = &mut self.room else { return };
        for record in self.seats.iter().filter(|record| record.taken_from.is_some()) {
            let seat = Seat::new(usize::from(record.seat));
            if room.is_seat_of_bot(seat) {
                room.seat_newcomer(seat, seat.to_string(), now_ms());
            }
        }
        self.carry_out().await;
    }
}
