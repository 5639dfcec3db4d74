//! The users that the game waits for, kept in the store, where lists of tables find them without loading the
//! table.

use store::{TableStatus, UserId};

use super::Actor;

impl Actor {
    /// Whether the game waits for a seat of this user.
    pub(super) fn awaits(&self, user: UserId) -> bool {
        self.awaited_users().contains(&user)
    }

    /// Stores the users that the game waits for, if the list has changed for somebody who does not have the
    /// table open. Users who have it open are stored when they leave, so a game that everybody has open
    /// writes nothing. After a crash it is stored when the table is next loaded.
    pub(super) async fn keep_awaited(&mut self) {
        if self.record.status != TableStatus::Running {
            // The change of status has cleared the list in the store.
            self.awaited.clear();
            return;
        }
        if self.everybody_is_here() {
            return;
        }
        let mut awaited = self.awaited_users();
        awaited.retain(|user| !self.has_open(*user));
        awaited.extend(self.awaited.iter().filter(|user| self.has_open(**user)));
        awaited.sort();
        if awaited == self.awaited {
            return;
        }
        match self.app.store.set_awaited(self.record.id, awaited.clone()).await {
            Ok(()) => self.awaited = awaited,
            Err(error) => {
                tracing::warn!(table = %self.record.id, %error, "the users that a game waits for could not be stored")
            }
        }
    }

    fn awaited_users(&self) -> Vec<UserId> {
        let Some(room) = &self.room else { return Vec::new() };
        let is_played = |seat: &table::Seat| !room.is_played_by_bot(*seat);
        let seats = room.awaited().iter().filter(is_played);
        let mut users: Vec<UserId> =
            seats.filter_map(|seat| self.seats.get(seat.index())?.holder.player()).collect();
        users.sort();
        users.dedup();
        users
    }

    fn everybody_is_here(&self) -> bool {
        self.seats.iter().filter_map(|seat| seat.holder.player()).all(|user| self.has_open(user))
    }

    fn has_open(&self, user: UserId) -> bool {
        self.connections.values().any(|connection| connection.who.user == Some(user))
    }
}
