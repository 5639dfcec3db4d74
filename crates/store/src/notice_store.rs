//! The part of the trait that is about notices.

use crate::{
    AddedChannel, ChannelId, ChannelState, NewChannel, NoticeChange, NoticePreferences, NoticeProgress,
    NoticeSettings, StoreFuture, StoredNotice, TableId, UnixMs, UserId,
};

/// How users want to be told of their games while they look elsewhere, and what they are still to be told. What holds
/// for every call of a [`Store`](crate::Store) holds here too.
pub trait NoticeStore: Send + Sync + 'static {
    /// What the user has set.
    fn notice_settings(&self, user: UserId) -> StoreFuture<'_, NoticeSettings>;

    fn set_notice_preferences(&self, user: UserId, preferences: NoticePreferences) -> StoreFuture<'_, ()>;

    /// Adds a channel, or replaces the one of the same kind and address. A subscription belongs to one browser, so it
    /// is taken away from any other user who had it. Fails with `OverLimit` if the user has too many.
    fn add_channel(&self, user: UserId, channel: NewChannel) -> StoreFuture<'_, AddedChannel>;

    /// The user of a channel, and its state.
    fn channel_owner(&self, channel: ChannelId) -> StoreFuture<'_, (UserId, ChannelState)>;

    /// Deletes a channel of this user. Fails with `NotFound` if the user has no such channel.
    fn delete_channel(&self, user: UserId, channel: ChannelId) -> StoreFuture<'_, ()>;

    /// Fails with `NotFound` if the channel was deleted in the meantime.
    fn set_channel_state(
        &self,
        channel: ChannelId,
        state: ChannelState,
        last_error: Option<&str>,
    ) -> StoreFuture<'_, ()>;

    /// Says whether the user wants to hear nothing of a table.
    fn set_muted(&self, user: UserId, table: TableId, is_muted: bool) -> StoreFuture<'_, ()>;

    /// Users who have a channel that is confirmed, in the order of the store, after this user.
    fn notice_recipients(&self, after: Option<UserId>, limit: u32) -> StoreFuture<'_, Vec<UserId>>;

    /// Changes the notices of a table. Notices for users who are gone are left out.
    fn change_notices(&self, table: TableId, changes: Vec<NoticeChange>) -> StoreFuture<'_, ()>;

    /// The notices of a table, ordered by id.
    fn notices_at(&self, table: TableId) -> StoreFuture<'_, Vec<StoredNotice>>;

    /// Waiting notices that are due by this time, the first due first.
    fn due_notices(&self, now_ms: UnixMs, limit: u32) -> StoreFuture<'_, Vec<StoredNotice>>;

    /// Does nothing if the notice was removed in the meantime.
    fn set_notice_progress(&self, notice: i64, progress: NoticeProgress) -> StoreFuture<'_, ()>;

    /// A key of the server itself. The first call stores `fresh`, and every call returns what is stored.
    fn server_key(&self, name: &str, fresh: Vec<u8>) -> StoreFuture<'_, Vec<u8>>;
}
