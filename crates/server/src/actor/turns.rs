//! For whom the game waits, kept where the lists of tables find it without loading the table.

use store::{TableStatus, UserId};

use super::Actor;

impl Actor {
    /// Whether the game waits for a seat of this user.
    pub(super) fn awaits(&self, user: UserId) -> bool {
        self.awaited_users().contains(&user)
    }

    /// Writes down for whom the game waits, where that has changed for somebody who does not have the
    /// table open. Of the others it is put right when they leave, so a game that everybody looks at
    /// writes nothing. A server that is killed leaves it to the next one that loads the table.
    pub(super) async fn keep_awaited(&mut self) {
        if self.record.status != TableStatus::Running {
            // A new status has made it wait for nobody.
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
            Err(error) => tracing::warn!(table = %self.record.id, %error, "whose turn it is was not kept"),
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
