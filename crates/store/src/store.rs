//! The door to everything that is stored.

use std::pin::Pin;
use std::sync::Arc;

use crate::{
    ChatLine, DueTable, GameResult, GuestCursor, Listener, NewChat, NewTable, OwnCursor, OwnTable, Page,
    PasswordHash, Rating, RatingUpdate, Recorded, SeatRecord, SeatResult, Session, Sitter, Statistics,
    StoreError, SweptGuests, TableId, TableListing, TableRecord, TableStatus, UserExport, UserId, UserRecord,
};

pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;
pub type SharedStore = Arc<dyn Store>;

/// Milliseconds since 1970. The store reads no clock: the caller passes every time in.
pub type UnixMs = i64;

/// Everything that is stored.
///
/// - A change is durable when its future resolves: it survives the death of the process and of the machine.
/// - What one call has answered is seen by every call made afterwards, through this store.
/// - A call is all or nothing, and never fails because of another one.
/// - Await what you call. A future that is dropped leaves open whether its change happens.
/// - [`StoreError::Broken`] leaves it open too: read what is stored before you try again.
/// - Texts are kept to the byte. None may hold a NUL, and each has a limit in [`crate::limits`].
/// - To act, a user must be there: who does not exist, or is gone, is `NotFound`.
pub trait Store: Send + Sync + 'static {
    /// Comes back when a change would not have to wait for another one that is on its way to the disk.
    /// Nobody needs to ask; but who has more to write by then may write it together.
    fn ready(&self) -> BoxFuture<'_, ()>;

    // The journal. Line 0 is the header; the lines of a table are numbered without a gap.

    /// Adds lines if exactly `expected_seq` are stored, and is `Conflict` otherwise: the loser of a race
    /// reads on from there. No lines at all is a question whether the caller is up to date.
    fn append(&self, table: TableId, expected_seq: u32, lines: Vec<String>) -> Answer<'_, ()>;

    /// The lines from this one on, in order; none for a table without a journal.
    fn lines(&self, table: TableId, from: u32) -> Answer<'_, Vec<String>>;

    fn n_lines(&self, table: TableId) -> Answer<'_, u32>;

    // Users. Names of accounts are unique by their `name_key`; those of guests need not be.

    fn create_guest(&self, name: &str, created_ms: UnixMs) -> Answer<'_, UserId>;

    fn create_account(&self, name: &str, password: PasswordHash, created_ms: UnixMs) -> Answer<'_, UserId>;

    /// Turns a guest into an account, which keeps seats, results and sessions.
    fn upgrade_guest(&self, user: UserId, name: &str, password: PasswordHash) -> Answer<'_, ()>;

    /// Whoever is gone is still found here, under the name [`crate::GONE`], because games name them.
    fn user(&self, user: UserId) -> Answer<'_, UserRecord>;

    /// Finds accounts only.
    fn user_by_name(&self, name: &str) -> Answer<'_, Option<UserRecord>>;

    /// Seats that were taken before keep the old name.
    fn rename(&self, user: UserId, name: &str) -> Answer<'_, ()>;

    /// For accounts; a guest is `NotFound` here, having no password.
    fn set_password(&self, user: UserId, password: PasswordHash) -> Answer<'_, ()>;

    /// Takes away the name, here and at every seat, the names of friends, the password, the sessions and the
    /// ratings, and the seats of games that have not begun. Games stay, because they belong to the others at
    /// the table too. Whoever is gone already may be deleted again.
    fn delete_user(&self, user: UserId) -> Answer<'_, ()>;

    /// Deletes guests who came before `created_before_ms` and can never come back or be met: they have no
    /// session that lasts beyond `now_ms`, and neither host nor sit at a table. Looks at most at
    /// [`crate::limits::SWEPT_PER_CALL`] of them, from `after` on: call again while there is a next place.
    fn delete_idle_guests(
        &self,
        created_before_ms: UnixMs,
        now_ms: UnixMs,
        after: Option<GuestCursor>,
    ) -> Answer<'_, SweptGuests>;

    /// Everything that the account owns, without what would harm it or others: no password, no
    /// token, no table's document.
    fn export_user(&self, user: UserId) -> Answer<'_, UserExport>;

    // Sessions. Only the hash of a token is stored, so that a stolen file opens no session.

    fn create_session(&self, token_hash: [u8; 32], user: UserId, expires_ms: UnixMs) -> Answer<'_, ()>;

    /// Whether it has expired is for the caller to say, who has a clock.
    fn session(&self, token_hash: [u8; 32]) -> Answer<'_, Option<Session>>;

    /// Well also where there is no such session.
    fn delete_session(&self, token_hash: [u8; 32]) -> Answer<'_, ()>;

    /// Logs a user out everywhere, and says from how many sessions.
    fn delete_sessions_of(&self, user: UserId) -> Answer<'_, u32>;

    /// Deletes what expired at this time or before, at most [`crate::limits::EXPIRED_PER_CALL`] of them, and
    /// says how many: call again while it is that many.
    fn delete_expired(&self, now_ms: UnixMs) -> Answer<'_, u32>;

    // Tables and their seats.

    /// `AlreadyExists` if the id is taken.
    fn create_table(&self, table: NewTable) -> Answer<'_, ()>;

    fn table(&self, table: TableId) -> Answer<'_, TableRecord>;

    /// A table and who sits there, at one moment.
    fn table_with_seats(&self, table: TableId) -> Answer<'_, TableListing>;

    /// Compare and set: `WrongStatus` if another call came first.
    fn set_status(&self, table: TableId, from: TableStatus, to: TableStatus, at_ms: UnixMs)
    -> Answer<'_, ()>;

    /// The platform's own data about a table; the last one to write wins.
    fn set_document(&self, table: TableId, document: &str) -> Answer<'_, ()>;

    /// Takes a free seat while the table is in the lobby. A user sits once at a table, with any number of
    /// friends.
    fn sit(&self, table: TableId, seat: u8, sitter: Sitter, name: &str) -> Answer<'_, ()>;

    /// Frees a seat while the table is in the lobby; `NotFound` if nobody sits there.
    fn stand(&self, table: TableId, seat: u8) -> Answer<'_, ()>;

    /// The taken seats, in order.
    fn seats(&self, table: TableId) -> Answer<'_, Vec<SeatRecord>>;

    /// Open tables of one status, of one game or of all, newest first.
    fn open_tables(
        &self,
        status: TableStatus,
        game: Option<&str>,
        page: Page,
    ) -> Answer<'_, Vec<TableListing>>;

    /// Tables that the user hosts or sits at: first those that wait for the user, and of each kind the newest
    /// first.
    fn tables_of(
        &self,
        user: UserId,
        status: Option<TableStatus>,
        page: Page<OwnCursor>,
    ) -> Answer<'_, Vec<OwnTable>>;

    /// Says for whom of its members a game waits: for exactly these. A new status makes it wait for nobody.
    fn set_awaited(&self, table: TableId, users: Vec<UserId>) -> Answer<'_, ()>;

    /// Whom the last [`Store::set_awaited`] named, by their ids.
    fn awaited(&self, table: TableId) -> Answer<'_, Vec<UserId>>;

    /// Lobbies that were opened before this time, the oldest first.
    fn old_lobbies(&self, created_before_ms: UnixMs, limit: u32) -> Answer<'_, Vec<TableId>>;

    /// Deletes a table with its seats and its chat. `WrongStatus` if its game has begun: games stay.
    fn delete_lobby(&self, table: TableId) -> Answer<'_, ()>;

    /// When somebody must look after this table although nobody has it open: a clock runs out, a bot is to
    /// move. It survives a restart, which loads no table by itself.
    fn set_wake(&self, table: TableId, wake_ms: Option<UnixMs>) -> Answer<'_, ()>;

    /// Tables to look after at this time, the most urgent first. They stay listed until `set_wake`.
    fn due_tables(&self, now_ms: UnixMs, limit: u32) -> Answer<'_, Vec<DueTable>>;

    // Chat.

    /// Says the number of the line at its table; the first one is 1.
    fn add_chat(&self, chat: NewChat) -> Answer<'_, u32>;

    /// What this listener may hear after that line, oldest first. Nobody hears more by default.
    fn chat(
        &self,
        table: TableId,
        listener: Listener,
        after_seq: u32,
        limit: u32,
    ) -> Answer<'_, Vec<ChatLine>>;

    // Results, statistics and ratings.

    /// Writes the result of a table and the ratings that follow from it, once: the first call counts, and
    /// later ones change nothing. A rating that was computed from an old one is `StaleRating`, and then
    /// nothing is written: read the ratings again.
    fn record_result(
        &self,
        table: TableId,
        seats: Vec<SeatResult>,
        ratings: Vec<RatingUpdate>,
        ended_ms: UnixMs,
    ) -> Answer<'_, Recorded>;

    /// Finished games of a user, the last one first.
    fn results_of(&self, user: UserId, page: Page) -> Answer<'_, Vec<GameResult>>;

    fn statistics(&self, user: UserId, game: &str) -> Answer<'_, Statistics>;

    fn rating(&self, user: UserId, game: &str) -> Answer<'_, Option<Rating>>;

    /// Finishes what was called before and lets go of the files. Later calls are `Closed`, but for this one.
    fn close(&self) -> Answer<'_, ()>;
}
