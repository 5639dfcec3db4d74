//! Who is to be told of this table while they look elsewhere. What somebody is told depends only on what their own
//! seats are told: `Room::calls`.
//!
//! A notice is written down when its player is called to the table and does not look at it. If they look, or are no
//! longer called, before it is sent, it is removed. Once it is sent, there is no other one of its kind until they look.

use std::collections::{BTreeMap, BTreeSet};

use store::{NoticeChange, NoticeKind, NoticeState, StoreError, TableStatus, UserId};

use super::Actor;
use crate::clock::{now_ms, unix_ms};
use crate::connection_owner::own_seats;

/// What the store may have of a table's notices.
#[derive(Default)]
pub(super) struct NoticeBook {
    /// Notices that may be in the store, and whether their player was called when they were last changed.
    noted: BTreeMap<(UserId, NoticeKind), bool>,
    /// What players have seen for themselves: they are called, and have looked at the table since.
    seen: BTreeSet<(UserId, NoticeKind)>,
}

/// What happens as long as the game goes on.
const PASSING: [NoticeKind; 2] = [NoticeKind::Turn, NoticeKind::Deal];

impl NoticeBook {
    /// What has to change in the store for this player, and in this book once it has changed there.
    fn changes(
        &self,
        user: UserId,
        kind: NoticeKind,
        now: PlayerNow,
        due_ms: i64,
    ) -> Option<(NoticeChange, Option<bool>)> {
        let key = (user, kind);
        match (now, self.noted.get(&key)) {
            (PlayerNow { looks: true, .. }, Some(_)) => Some((NoticeChange::Remove { user, kind }, None)),
            (PlayerNow { looks: true, .. }, None) => None,
            (PlayerNow { is_called: true, may_be_told: true, .. }, None | Some(false)) => {
                let is_known = self.seen.contains(&key);
                let state = if is_known { NoticeState::Known } else { NoticeState::Waiting };
                Some((NoticeChange::Add { user, kind, state, due_ms }, Some(true)))
            }
            (PlayerNow { is_called: false, .. }, Some(true)) => {
                Some((NoticeChange::TakeBack { user, kind }, Some(false)))
            }
            _ => None,
        }
    }

    /// What a player sees who looks at the table, they need not be told when they leave.
    fn remember_seen(&mut self, user: UserId, kind: NoticeKind, now: PlayerNow) {
        if !now.is_called {
            self.seen.remove(&(user, kind));
        } else if now.looks {
            self.seen.insert((user, kind));
        }
    }
}

/// How it is with a player at the moment.
#[derive(Clone, Copy)]
struct PlayerNow {
    is_called: bool,
    looks: bool,
    /// Whether there is a way to tell them.
    may_be_told: bool,
}

impl Actor {
    /// Reads what was written down before this table was loaded.
    pub(super) async fn read_notices(&mut self) -> Result<(), StoreError> {
        let notices = self.app.store.notices_at(self.record.id).await?;
        self.notices.noted = notices.into_iter().map(|notice| ((notice.user, notice.kind), true)).collect();
        Ok(())
    }

    /// Writes down who is to be told what, if that has changed.
    pub(super) async fn keep_notices(&mut self) {
        let players = self.players_with_notices();
        if players.is_empty() {
            return;
        }
        let called = self.called();
        let due_ms = unix_ms().saturating_add(self.app.notices.after_ms);
        let mut changes = Vec::new();
        for user in players {
            let (looks, may_be_told) = (self.looks(user), self.app.notices.is_recipient(user));
            for kind in PASSING {
                let now = PlayerNow { is_called: called.contains(&(user, kind)), looks, may_be_told };
                changes.extend(self.notices.changes(user, kind, now, due_ms));
                self.notices.remember_seen(user, kind, now);
            }
            // The end of a game is written down once, when it comes. It stays until the player looks.
            if looks && self.notices.noted.contains_key(&(user, NoticeKind::End)) {
                changes.push((NoticeChange::Remove { user, kind: NoticeKind::End }, None));
            }
        }
        self.change_notices(changes).await;
    }

    /// The game has come to its end, which is not recorded yet: if the server stops in between, this is done again.
    pub(super) async fn note_end(&mut self) {
        let due_ms = unix_ms().saturating_add(self.app.notices.after_ms);
        let kind = NoticeKind::End;
        let mut players = self.players_with_notices();
        players.retain(|user| !self.looks(*user) && self.app.notices.is_recipient(*user));
        let add = |user| (NoticeChange::Add { user, kind, state: NoticeState::Waiting, due_ms }, Some(true));
        let changes = players.into_iter().map(add).collect();
        self.change_notices(changes).await;
    }

    async fn change_notices(&mut self, changes: Vec<(NoticeChange, Option<bool>)>) {
        if changes.is_empty() {
            return;
        }
        let in_store = changes.iter().map(|(change, _)| *change).collect();
        if let Err(error) = self.app.store.change_notices(self.record.id, in_store).await {
            // It is tried again when something happens at the table.
            tracing::warn!(table = %self.record.id, %error, "the notices of a table could not be stored");
            return;
        }
        for (change, noted) in changes {
            let (NoticeChange::Add { user, kind, .. }
            | NoticeChange::TakeBack { user, kind }
            | NoticeChange::Remove { user, kind }) = change;
            match noted {
                Some(is_called) => self.notices.noted.insert((user, kind), is_called),
                None => self.notices.noted.remove(&(user, kind)),
            };
        }
    }

    /// The players who can be told, and those of whom the store may have notices. At most tables there are none.
    fn players_with_notices(&self) -> BTreeSet<UserId> {
        if self.record.lesson.is_some() || self.record.status == TableStatus::Lobby {
            return BTreeSet::new();
        }
        let players = self.seats.iter().filter_map(|seat| seat.holder.player());
        let noted = self.notices.noted.keys().map(|(user, _)| *user);
        players.filter(|user| self.app.notices.is_recipient(*user)).chain(noted).collect()
    }

    /// Who is called to the table, and why. Nobody is called to a seat that a bot plays.
    fn called(&mut self) -> BTreeSet<(UserId, NoticeKind)> {
        let Some(room) = &mut self.room else { return BTreeSet::new() };
        if self.record.status != TableStatus::Running {
            return BTreeSet::new();
        }
        let calls = room.calls(now_ms());
        let users: BTreeSet<UserId> = self.seats.iter().filter_map(|seat| seat.holder.player()).collect();
        let mut called = BTreeSet::new();
        for user in users {
            for seat in own_seats(user, &self.seats).filter(|seat| !room.is_played_by_bot(*seat)) {
                let Some(calls) = calls.get(seat.index()) else { continue };
                called.extend(calls.turn.then_some((user, NoticeKind::Turn)));
                called.extend(calls.deal.then_some((user, NoticeKind::Deal)));
            }
        }
        called
    }

    /// Whether a user looks at this table now.
    fn looks(&self, user: UserId) -> bool {
        self.connections.values().any(|connection| connection.who.user == Some(user) && connection.looks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: UserId = UserId(1);
    const TURN: NoticeKind = NoticeKind::Turn;

    /// Follows a player through these moments, and returns what was changed in the store, as letters.
    fn follow(moments: &[(&str, PlayerNow)]) -> String {
        let mut book = NoticeBook::default();
        let mut changed = String::new();
        for (what, now) in moments {
            let change = book.changes(ANN, TURN, *now, 5);
            book.remember_seen(ANN, TURN, *now);
            changed.push(match change {
                None => '.',
                Some((NoticeChange::Add { state: NoticeState::Waiting, due_ms: 5, .. }, _)) => 'A',
                Some((NoticeChange::Add { state: NoticeState::Known, .. }, _)) => 'K',
                Some((NoticeChange::TakeBack { .. }, _)) => 'T',
                Some((NoticeChange::Remove { .. }, _)) => 'R',
                Some(other) => panic!("{what}: {other:?}"),
            });
            match change {
                Some((_, Some(is_called))) => drop(book.noted.insert((ANN, TURN), is_called)),
                Some((_, None)) => drop(book.noted.remove(&(ANN, TURN))),
                None => {}
            }
        }
        changed
    }

    fn now(is_called: bool, looks: bool) -> PlayerNow {
        PlayerNow { is_called, looks, may_be_told: true }
    }

    #[test]
    fn a_player_is_told_once_until_they_look() {
        let moments = [
            ("away", now(false, false)),
            ("it is their turn", now(true, false)),
            ("it still is", now(true, false)),
            ("a clock answered for them", now(false, false)),
            ("it is their turn again: if the first was sent, the store keeps that one", now(true, false)),
            ("they look", now(true, true)),
            ("they answer", now(false, true)),
            ("they leave", now(false, false)),
            ("it is their turn", now(true, false)),
        ];
        assert_eq!(follow(&moments), ".A.TAR..A");
    }

    #[test]
    fn a_player_who_has_seen_that_it_is_their_turn_is_not_told() {
        let moments = [
            ("they look", now(false, true)),
            ("it is their turn", now(true, true)),
            ("they leave", now(true, false)),
            ("a clock answered for them", now(false, false)),
            ("it is their turn again", now(true, false)),
        ];
        assert_eq!(follow(&moments), "..KTA");
    }

    #[test]
    fn nobody_is_told_without_a_channel_but_what_is_written_down_is_removed() {
        let moments = [
            ("no channel", PlayerNow { may_be_told: false, ..now(true, false) }),
            ("a channel", now(true, false)),
            ("the channel is gone", PlayerNow { may_be_told: false, ..now(true, false) }),
            ("they look", PlayerNow { may_be_told: false, ..now(true, true) }),
        ];
        assert_eq!(follow(&moments), ".A.R");
    }
}
