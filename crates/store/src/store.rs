//! The trait through which everything is stored and read.

use std::pin::Pin;
use std::sync::Arc;

use crate::{
    ChatLine, ChatReader, DeletedGuests, DueTable, GameResult, GuestCursor, NewChat, NewTable, NoticeStore,
    OwnTable, OwnTablesCursor, PageRequest, PasswordHash, Rating, RatingUpdate, RecordResultOutcome,
    SeatHolder, SeatRecord, SeatResult, Session, StoreError, TableCode, TableId, TableListing, TableRecord,
    TableStatus, UserExport, UserId, UserRecord, UserStatistics,
};

/// A boxed future that may move between threads.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
/// What every call of a [`Store`] returns: a future of its result.
pub type StoreFuture<'a, T> = BoxFuture<'a, Result<T, StoreError>>;
/// A store that several parts of a program share.
pub type SharedStore = Arc<dyn Store>;

/// Milliseconds since 1970. The store reads no clock: the caller passes every time in.
pub type UnixMs = i64;

/// Everything that is stored. What is about notices is in [`NoticeStore`].
///
/// - A change is durable when its future resolves: it survives the death of the process and of the machine.
/// - Once a call has been answered, every later call through this store sees its effect.
/// - A call succeeds or fails as a whole, and never fails because of another call.
/// - Await every call. If you drop its future, the change may or may not happen.
/// - After [`StoreError::Broken`] the change may or may not have happened: read what is stored before you retry.
/// - Texts are stored byte for byte. They must not contain a NUL, and each has a limit in [`crate::limits`].
/// - A user who does not exist, or whose account was deleted, cannot act: such calls return `NotFound`.
pub trait Store: NoticeStore {
    /// Resolves as soon as no transaction is on its way to the disk. Calling it is optional: a caller that
    /// waits for it can write everything that came up meanwhile in one go.
    fn ready(&self) -> BoxFuture<'_, ()>;

    // The journal. Line 0 is the header; the lines of a table are numbered without gaps.

    /// Appends lines if the table has exactly `expected_seq` lines, and fails with `Conflict` otherwise: the
    /// loser of a race reads the lines that it is missing. An empty append asks whether the caller is up to date.
    fn append(&self, table: TableId, expected_seq: u32, lines: Vec<String>) -> StoreFuture<'_, ()>;

    /// The lines from number `from` on, in order. A table without a journal has none.
    fn lines(&self, table: TableId, from: u32) -> StoreFuture<'_, Vec<String>>;

    // Users. The names of accounts are unique by their `name_key`; guests may share a name.

    /// Creates a guest, who has no password.
    fn create_guest(&self, name: &str, created_ms: UnixMs) -> StoreFuture<'_, UserId>;

    /// Creates an account. Fails with `NameTaken` if another account has this name.
    fn create_account(
        &self,
        name: &str,
        password: PasswordHash,
        created_ms: UnixMs,
    ) -> StoreFuture<'_, UserId>;

    /// Changes the name of a guest from now on: seats that are taken keep the names under which they were taken. Fails
    /// with `NotAGuest` for an account.
    fn rename_guest(&self, user: UserId, name: &str) -> StoreFuture<'_, ()>;

    /// Turns a guest into an account. It keeps its seats, results and sessions.
    fn upgrade_guest(&self, user: UserId, name: &str, password: PasswordHash) -> StoreFuture<'_, ()>;

    /// Also finds deleted users, under the name [`crate::GONE_NAME`], because games still refer to them.
    fn user(&self, user: UserId) -> StoreFuture<'_, UserRecord>;

    /// Finds an account by its name. Guests are never found.
    fn user_by_name(&self, name: &str) -> StoreFuture<'_, Option<UserRecord>>;

    /// Deletes a user's name (here and at every seat), the names of their friends, their password, sessions,
    /// ratings and channels, and frees their seats in games that have not begun. Games remain, because they belong to the
    /// other players too. Deleting a deleted user again succeeds.
    fn delete_user(&self, user: UserId) -> StoreFuture<'_, ()>;

    /// Deletes guests who were created before `created_before_ms` and whom nobody will see again: they have no
    /// session that lasts beyond `now_ms`, and they neither host nor sit at a table. Examines at most
    /// [`crate::limits::HOUSEKEEPING_ROWS_PER_CALL`] guests after the cursor `after`; call it again until it
    /// returns no next cursor.
    fn delete_idle_guests(
        &self,
        created_before_ms: UnixMs,
        now_ms: UnixMs,
        after: Option<GuestCursor>,
    ) -> StoreFuture<'_, DeletedGuests>;

    /// Everything that belongs to a user, except what could harm them or others: passwords, tokens, and
    /// documents of tables.
    fn export_user(&self, user: UserId) -> StoreFuture<'_, UserExport>;

    // Sessions. Only the hash of a token is stored, so that nobody can open a session with a stolen file.

    /// Creates a session. Fails with `AlreadyExists` if the token is in use.
    fn create_session(&self, token_hash: [u8; 32], user: UserId, expires_ms: UnixMs) -> StoreFuture<'_, ()>;

    /// The session of this token. It may have expired: the caller, who has a clock, must check.
    fn session(&self, token_hash: [u8; 32]) -> StoreFuture<'_, Option<Session>>;

    /// Deletes a session. Succeeds even if there is none.
    fn delete_session(&self, token_hash: [u8; 32]) -> StoreFuture<'_, ()>;

    /// Deletes sessions that expired at `now_ms` or earlier, at most [`crate::limits::EXPIRED_PER_CALL`] of
    /// them, and returns how many. Call it again while it returns that many.
    fn delete_expired(&self, now_ms: UnixMs) -> StoreFuture<'_, u32>;

    // Tables and their seats.

    /// Creates a table. Fails with `AlreadyExists` if the id is taken.
    fn create_table(&self, table: NewTable) -> StoreFuture<'_, ()>;

    /// A table without its seats.
    fn table(&self, table: TableId) -> StoreFuture<'_, TableRecord>;

    /// The table with this code, if there is one. If several have it, the newest.
    fn table_with_code(&self, code: TableCode) -> StoreFuture<'_, Option<TableId>>;

    /// A table with its taken seats, read in one transaction.
    fn table_with_seats(&self, table: TableId) -> StoreFuture<'_, TableListing>;

    /// Compare-and-set: fails with `WrongStatus` unless the table has the status `from`.
    fn set_status(
        &self,
        table: TableId,
        from: TableStatus,
        to: TableStatus,
        at_ms: UnixMs,
    ) -> StoreFuture<'_, ()>;

    /// Replaces the platform's own data about a table. The last writer wins.
    fn set_document(&self, table: TableId, document: &str) -> StoreFuture<'_, ()>;

    /// Takes a free seat while the table is in the lobby. A user has at most one seat at a table, and any
    /// number of seats for friends.
    fn sit(&self, table: TableId, seat: u8, holder: SeatHolder, name: &str) -> StoreFuture<'_, ()>;

    /// Frees a seat while the table is in the lobby. Fails with `NotFound` if the seat is free.
    fn stand(&self, table: TableId, seat: u8) -> StoreFuture<'_, ()>;

    /// Opens the seat of a bot in a running game: a person may take it, and the bot plays on until then. Fails with
    /// `SeatTaken` if no bot has the seat.
    fn open_seat(&self, table: TableId, seat: u8) -> StoreFuture<'_, ()>;

    /// Takes back what [`Store::open_seat`] did. Fails with `SeatTaken` if a person has taken the seat.
    fn close_seat(&self, table: TableId, seat: u8) -> StoreFuture<'_, ()>;

    /// A user without a seat takes a seat that is open in a running game. Fails with `SeatTaken` if it is not open.
    fn take_over_seat(&self, table: TableId, seat: u8, user: UserId, name: &str) -> StoreFuture<'_, ()>;

    /// The taken seats, in order.
    fn seats(&self, table: TableId) -> StoreFuture<'_, Vec<SeatRecord>>;

    /// Open tables with this status, of one game or of all games, newest first.
    fn open_tables(
        &self,
        status: TableStatus,
        game: Option<&str>,
        page: PageRequest,
    ) -> StoreFuture<'_, Vec<TableListing>>;

    /// Tables that the user hosts or sits at. Those that wait for the user come first, and within each group
    /// the newest come first. Lessons are left out.
    fn tables_of(
        &self,
        user: UserId,
        status: Option<TableStatus>,
        page: PageRequest<OwnTablesCursor>,
    ) -> StoreFuture<'_, Vec<OwnTable>>;

    /// The table of this lesson that the user has begun and not finished: the newest.
    fn lesson_of(&self, user: UserId, game: &str, lesson: &str) -> StoreFuture<'_, Option<TableId>>;

    /// Sets the members of a table whom its game waits for, replacing the previous ones. A change of status
    /// clears them.
    fn set_awaited(&self, table: TableId, users: Vec<UserId>) -> StoreFuture<'_, ()>;

    /// The users that the last [`Store::set_awaited`] named, ordered by id.
    fn awaited(&self, table: TableId) -> StoreFuture<'_, Vec<UserId>>;

    /// Lobbies that were opened before this time, and then such lessons; the oldest of each first.
    fn old_lobbies(&self, created_before_ms: UnixMs, limit: u32) -> StoreFuture<'_, Vec<TableId>>;

    /// Deletes a lobby or a lesson, with its seats and its chat. Fails with `WrongStatus` if a game has begun there:
    /// games are never deleted.
    fn delete_lobby(&self, table: TableId) -> StoreFuture<'_, ()>;

    /// Sets the time at which this table needs attention even if nobody has it open: a clock runs out, or a
    /// bot must move. The time survives a restart. A restart itself loads no table.
    fn set_wake(&self, table: TableId, wake_ms: Option<UnixMs>) -> StoreFuture<'_, ()>;

    /// Tables that need attention by this time, most urgent first. They stay listed until `set_wake` changes them.
    fn due_tables(&self, now_ms: UnixMs, limit: u32) -> StoreFuture<'_, Vec<DueTable>>;

    // Chat.

    /// Adds a chat line and returns its number at its table, starting at 1.
    fn add_chat(&self, chat: NewChat) -> StoreFuture<'_, u32>;

    /// The chat lines after `after_seq` that this reader may read, oldest first.
    fn chat(
        &self,
        table: TableId,
        reader: ChatReader,
        after_seq: u32,
        limit: u32,
    ) -> StoreFuture<'_, Vec<ChatLine>>;

    // Results, statistics and ratings.

    /// Records the result of a table together with the new ratings. Only the first call for a table has an
    /// effect. If a rating was computed from an outdated one, the call fails with `StaleRating` and writes
    /// nothing: read the ratings again and retry.
    fn record_result(
        &self,
        table: TableId,
        seats: Vec<SeatResult>,
        ratings: Vec<RatingUpdate>,
        ended_ms: UnixMs,
    ) -> StoreFuture<'_, RecordResultOutcome>;

    /// The finished games of a user, latest first.
    fn results_of(&self, user: UserId, page: PageRequest) -> StoreFuture<'_, Vec<GameResult>>;

    /// What a user has achieved in one game.
    fn statistics(&self, user: UserId, game: &str) -> StoreFuture<'_, UserStatistics>;

    /// The rating of a user in one game, if they have played a rated game.
    fn rating(&self, user: UserId, game: &str) -> StoreFuture<'_, Option<Rating>>;

    /// Finishes all earlier calls and releases the files. Later calls fail with `Closed`, except this one.
    fn close(&self) -> StoreFuture<'_, ()>;
}
