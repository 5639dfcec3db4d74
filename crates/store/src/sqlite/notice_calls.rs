//! The methods of the part of the trait that is about notices.

use super::{Sqlite, channels, notices};
use crate::{
    AddedChannel, ChannelId, ChannelState, NewChannel, NoticeChange, NoticePreferences, NoticeProgress,
    NoticeSettings, NoticeStore, StoreFuture, StoredNotice, TableId, UnixMs, UserId,
};

impl NoticeStore for Sqlite {
    fn notice_settings(&self, user: UserId) -> StoreFuture<'_, NoticeSettings> {
        self.look_up(move |connection| channels::settings(connection, user))
    }

    fn set_notice_preferences(&self, user: UserId, preferences: NoticePreferences) -> StoreFuture<'_, ()> {
        self.write(move |connection| channels::set_preferences(connection, user, &preferences))
    }

    fn add_channel(&self, user: UserId, channel: NewChannel) -> StoreFuture<'_, AddedChannel> {
        self.write(move |connection| channels::add(connection, user, &channel))
    }

    fn channel_owner(&self, channel: ChannelId) -> StoreFuture<'_, (UserId, ChannelState)> {
        self.look_up(move |connection| channels::owner(connection, channel))
    }

    fn delete_channel(&self, user: UserId, channel: ChannelId) -> StoreFuture<'_, ()> {
        self.write(move |connection| channels::delete(connection, user, channel))
    }

    fn set_channel_state(
        &self,
        channel: ChannelId,
        state: ChannelState,
        last_error: Option<&str>,
    ) -> StoreFuture<'_, ()> {
        let last_error = last_error.map(str::to_string);
        self.write(move |connection| channels::set_state(connection, channel, state, last_error.as_deref()))
    }

    fn set_muted(&self, user: UserId, table: TableId, is_muted: bool) -> StoreFuture<'_, ()> {
        self.write(move |connection| channels::set_muted(connection, user, table, is_muted))
    }

    fn notice_recipients(&self, after: Option<UserId>, limit: u32) -> StoreFuture<'_, Vec<UserId>> {
        self.read(move |connection| channels::recipients(connection, after, limit))
    }

    fn change_notices(&self, table: TableId, changes: Vec<NoticeChange>) -> StoreFuture<'_, ()> {
        self.write(move |connection| notices::change(connection, table, &changes))
    }

    fn notices_at(&self, table: TableId) -> StoreFuture<'_, Vec<StoredNotice>> {
        self.look_up(move |connection| notices::at(connection, table))
    }

    fn due_notices(&self, now_ms: UnixMs, limit: u32) -> StoreFuture<'_, Vec<StoredNotice>> {
        self.read(move |connection| notices::due(connection, now_ms, limit))
    }

    fn set_notice_progress(&self, notice: i64, progress: NoticeProgress) -> StoreFuture<'_, ()> {
        self.write(move |connection| notices::set_progress(connection, notice, &progress))
    }

    fn server_key(&self, name: &str, fresh: Vec<u8>) -> StoreFuture<'_, Vec<u8>> {
        let name = name.to_string();
        self.write(move |connection| notices::server_key(connection, &name, &fresh))
    }
}
