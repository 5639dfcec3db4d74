//! A store whose disk fails when it is told to.

use std::sync::Mutex;

use store::{
    AddedChannel, ChannelId, ChannelState, NewChannel, NoticeChange, NoticePreferences, NoticeProgress,
    NoticeSettings, NoticeStore, StoredNotice,
};
use store::{
    BoxFuture, ChatLine, ChatReader, DeletedGuests, DueTable, GameResult, GuestCursor, NewChat, NewTable,
    OwnTable, OwnTablesCursor, PageRequest, PasswordHash, Rating, RatingUpdate, RecordResultOutcome,
    SeatHolder, SeatRecord, SeatResult, Session, SharedStore, Store, StoreError, StoreFuture, TableCode,
    TableId, TableListing, TableRecord, TableStatus, UnixMs, UserExport, UserId, UserRecord, UserStatistics,
};

/// How an append fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nothing is written, and the caller knows that.
    Busy,
    /// Nothing is written, but the caller cannot know that.
    BrokenBefore,
    /// The lines are written, but the caller cannot know that.
    BrokenAfter,
}

pub struct Faulty {
    store: SharedStore,
    /// The next fault, and how often it occurs.
    fault: Mutex<Option<(Fault, u32)>>,
}

impl Faulty {
    pub fn new(store: SharedStore) -> Faulty {
        Faulty { store, fault: Mutex::new(None) }
    }

    pub fn fail(&self, fault: Fault, n_times: u32) {
        *self.fault.lock().unwrap() = Some((fault, n_times));
    }

    pub fn heal(&self) {
        *self.fault.lock().unwrap() = None;
    }

    fn next_fault(&self) -> Option<Fault> {
        let mut next = self.fault.lock().unwrap();
        let (fault, n_times) = (*next)?;
        *next = if n_times > 1 { Some((fault, n_times - 1)) } else { None };
        Some(fault)
    }
}

macro_rules! passed_on {
    ($(fn $name:ident($($argument:ident: $Type:ty),*) -> $Result:ty;)*) => {$(
        fn $name(&self, $($argument: $Type),*) -> StoreFuture<'_, $Result> {
            self.store.$name($($argument),*)
        }
    )*};
}

impl NoticeStore for Faulty {
    passed_on! {
        fn notice_settings(user: UserId) -> NoticeSettings;
        fn set_notice_preferences(user: UserId, preferences: NoticePreferences) -> ();
        fn add_channel(user: UserId, channel: NewChannel) -> AddedChannel;
        fn channel_owner(channel: ChannelId) -> (UserId, ChannelState);
        fn delete_channel(user: UserId, channel: ChannelId) -> ();
        fn set_channel_state(channel: ChannelId, state: ChannelState, last_error: Option<&str>) -> ();
        fn set_muted(user: UserId, table: TableId, is_muted: bool) -> ();
        fn notice_recipients(after: Option<UserId>, limit: u32) -> Vec<UserId>;
        fn change_notices(table: TableId, changes: Vec<NoticeChange>) -> ();
        fn notices_at(table: TableId) -> Vec<StoredNotice>;
        fn due_notices(now_ms: UnixMs, limit: u32) -> Vec<StoredNotice>;
        fn set_notice_progress(notice: i64, progress: NoticeProgress) -> ();
        fn server_key(name: &str, fresh: Vec<u8>) -> Vec<u8>;
    }
}

impl Store for Faulty {
    fn ready(&self) -> BoxFuture<'_, ()> {
        self.store.ready()
    }

    fn append(&self, table: TableId, expected_seq: u32, lines: Vec<String>) -> StoreFuture<'_, ()> {
        let broken = || StoreError::Broken("as it was told to".to_string());
        match self.next_fault() {
            None => self.store.append(table, expected_seq, lines),
            Some(Fault::Busy) => Box::pin(async { Err(StoreError::Busy) }),
            Some(Fault::BrokenBefore) => Box::pin(async move { Err(broken()) }),
            Some(Fault::BrokenAfter) => Box::pin(async move {
                self.store.append(table, expected_seq, lines).await?;
                Err(broken())
            }),
        }
    }

    passed_on! {
        fn lines(table: TableId, from: u32) -> Vec<String>;
        fn create_guest(name: &str, created_ms: UnixMs) -> UserId;
        fn create_account(name: &str, password: PasswordHash, created_ms: UnixMs) -> UserId;
        fn rename_guest(user: UserId, name: &str) -> ();
        fn upgrade_guest(user: UserId, name: &str, password: PasswordHash) -> ();
        fn user(user: UserId) -> UserRecord;
        fn user_by_name(name: &str) -> Option<UserRecord>;
        fn delete_user(user: UserId) -> ();
        fn delete_idle_guests(created_before_ms: UnixMs, now_ms: UnixMs, after: Option<GuestCursor>) -> DeletedGuests;
        fn export_user(user: UserId) -> UserExport;
        fn create_session(token_hash: [u8; 32], user: UserId, expires_ms: UnixMs) -> ();
        fn session(token_hash: [u8; 32]) -> Option<Session>;
        fn delete_session(token_hash: [u8; 32]) -> ();
        fn delete_expired(now_ms: UnixMs) -> u32;
        fn create_table(table: NewTable) -> ();
        fn table(table: TableId) -> TableRecord;
        fn table_with_code(code: TableCode) -> Option<TableId>;
        fn table_with_seats(table: TableId) -> TableListing;
        fn set_status(table: TableId, from: TableStatus, to: TableStatus, at_ms: UnixMs) -> ();
        fn set_document(table: TableId, document: &str) -> ();
        fn sit(table: TableId, seat: u8, holder: SeatHolder, name: &str) -> ();
        fn stand(table: TableId, seat: u8) -> ();
        fn open_seat(table: TableId, seat: u8) -> ();
        fn close_seat(table: TableId, seat: u8) -> ();
        fn take_over_seat(table: TableId, seat: u8, user: UserId, name: &str) -> ();
        fn seats(table: TableId) -> Vec<SeatRecord>;
        fn open_tables(status: TableStatus, game: Option<&str>, page: PageRequest) -> Vec<TableListing>;
        fn tables_of(user: UserId, status: Option<TableStatus>, page: PageRequest<OwnTablesCursor>) -> Vec<OwnTable>;
        fn lesson_of(user: UserId, game: &str, lesson: &str) -> Option<TableId>;
        fn set_awaited(table: TableId, users: Vec<UserId>) -> ();
        fn awaited(table: TableId) -> Vec<UserId>;
        fn old_lobbies(created_before_ms: UnixMs, limit: u32) -> Vec<TableId>;
        fn delete_lobby(table: TableId) -> ();
        fn set_wake(table: TableId, wake_ms: Option<UnixMs>) -> ();
        fn due_tables(now_ms: UnixMs, limit: u32) -> Vec<DueTable>;
        fn add_chat(chat: NewChat) -> u32;
        fn chat(table: TableId, reader: ChatReader, after_seq: u32, limit: u32) -> Vec<ChatLine>;
        fn record_result(table: TableId, seats: Vec<SeatResult>, ratings: Vec<RatingUpdate>, ended_ms: UnixMs) -> RecordResultOutcome;
        fn results_of(user: UserId, page: PageRequest) -> Vec<GameResult>;
        fn statistics(user: UserId, game: &str) -> UserStatistics;
        fn rating(user: UserId, game: &str) -> Option<Rating>;
        fn close() -> ();
    }
}
