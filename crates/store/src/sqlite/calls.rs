//! The methods of the trait: each hands its work to the writer or to a reader.

use super::{
    Sqlite, chat, export, housekeeping, journal, memberships, results, seats, sessions, tables, users,
};
use crate::{
    BoxFuture, ChatLine, ChatReader, DeletedGuests, DueTable, GameResult, GuestCursor, NewChat, NewTable,
    OwnTable, OwnTablesCursor, PageRequest, PasswordHash, Rating, RatingUpdate, RecordResultOutcome,
    SeatHolder, SeatRecord, SeatResult, Session, Store, StoreFuture, TableCode, TableId, TableListing,
    TableRecord, TableStatus, UnixMs, UserExport, UserId, UserRecord, UserStatistics,
};

impl Store for Sqlite {
    fn ready(&self) -> BoxFuture<'_, ()> {
        let mut is_committing = self.is_committing.subscribe();
        Box::pin(async move {
            // It cannot fail: the sender lives as long as this store.
            let _ = is_committing.wait_for(|is_committing| !is_committing).await;
        })
    }

    fn append(&self, table: TableId, expected_seq: u32, lines: Vec<String>) -> StoreFuture<'_, ()> {
        self.write(move |writer| journal::append(writer, table, expected_seq, &lines))
    }

    fn lines(&self, table: TableId, from: u32) -> StoreFuture<'_, Vec<String>> {
        self.read(move |connection| journal::lines(connection, table, from))
    }

    fn create_guest(&self, name: &str, created_ms: UnixMs) -> StoreFuture<'_, UserId> {
        let name = name.to_string();
        self.write(move |connection| users::create_guest(connection, &name, created_ms))
    }

    fn create_account(
        &self,
        name: &str,
        password: PasswordHash,
        created_ms: UnixMs,
    ) -> StoreFuture<'_, UserId> {
        let name = name.to_string();
        self.write(move |connection| users::create_account(connection, &name, &password, created_ms))
    }

    fn rename_guest(&self, user: UserId, name: &str) -> StoreFuture<'_, ()> {
        let name = name.to_string();
        self.write(move |connection| users::rename_guest(connection, user, &name))
    }

    fn upgrade_guest(&self, user: UserId, name: &str, password: PasswordHash) -> StoreFuture<'_, ()> {
        let name = name.to_string();
        self.write(move |connection| users::upgrade_guest(connection, user, &name, &password))
    }

    fn user(&self, user: UserId) -> StoreFuture<'_, UserRecord> {
        self.look_up(move |connection| users::user(connection, user))
    }

    fn user_by_name(&self, name: &str) -> StoreFuture<'_, Option<UserRecord>> {
        let name = name.to_string();
        self.look_up(move |connection| users::user_by_name(connection, &name))
    }

    fn delete_user(&self, user: UserId) -> StoreFuture<'_, ()> {
        self.write(move |connection| users::delete_user(connection, user))
    }

    fn delete_idle_guests(
        &self,
        created_before_ms: UnixMs,
        now_ms: UnixMs,
        after: Option<GuestCursor>,
    ) -> StoreFuture<'_, DeletedGuests> {
        self.write(move |connection| {
            housekeeping::delete_idle_guests(connection, created_before_ms, now_ms, after)
        })
    }

    fn export_user(&self, user: UserId) -> StoreFuture<'_, UserExport> {
        self.read(move |connection| export::export_user(connection, user))
    }

    fn create_session(&self, token_hash: [u8; 32], user: UserId, expires_ms: UnixMs) -> StoreFuture<'_, ()> {
        self.write(move |connection| sessions::create_session(connection, &token_hash, user, expires_ms))
    }

    fn session(&self, token_hash: [u8; 32]) -> StoreFuture<'_, Option<Session>> {
        self.look_up(move |connection| sessions::session(connection, &token_hash))
    }

    fn delete_session(&self, token_hash: [u8; 32]) -> StoreFuture<'_, ()> {
        self.write(move |connection| sessions::delete_session(connection, &token_hash))
    }

    fn delete_expired(&self, now_ms: UnixMs) -> StoreFuture<'_, u32> {
        self.write(move |connection| sessions::delete_expired(connection, now_ms))
    }

    fn create_table(&self, table: NewTable) -> StoreFuture<'_, ()> {
        self.write(move |connection| tables::create_table(connection, &table))
    }

    fn table(&self, table: TableId) -> StoreFuture<'_, TableRecord> {
        self.look_up(move |connection| tables::table(connection, table))
    }

    fn table_with_code(&self, code: TableCode) -> StoreFuture<'_, Option<TableId>> {
        self.look_up(move |connection| tables::table_with_code(connection, code))
    }

    fn table_with_seats(&self, table: TableId) -> StoreFuture<'_, TableListing> {
        self.look_up(move |connection| tables::table_with_seats(connection, table))
    }

    fn set_status(
        &self,
        table: TableId,
        from: TableStatus,
        to: TableStatus,
        at_ms: UnixMs,
    ) -> StoreFuture<'_, ()> {
        self.write(move |connection| tables::set_status(connection, table, from, to, at_ms))
    }

    fn set_document(&self, table: TableId, document: &str) -> StoreFuture<'_, ()> {
        let document = document.to_string();
        self.write(move |connection| tables::set_document(connection, table, &document))
    }

    fn sit(&self, table: TableId, seat: u8, holder: SeatHolder, name: &str) -> StoreFuture<'_, ()> {
        let name = name.to_string();
        self.write(move |connection| seats::sit(connection, table, seat, &holder, &name))
    }

    fn stand(&self, table: TableId, seat: u8) -> StoreFuture<'_, ()> {
        self.write(move |connection| seats::stand(connection, table, seat))
    }

    fn open_seat(&self, table: TableId, seat: u8) -> StoreFuture<'_, ()> {
        self.write(move |connection| seats::open_seat(connection, table, seat))
    }

    fn close_seat(&self, table: TableId, seat: u8) -> StoreFuture<'_, ()> {
        self.write(move |connection| seats::close_seat(connection, table, seat))
    }

    fn take_over_seat(&self, table: TableId, seat: u8, user: UserId, name: &str) -> StoreFuture<'_, ()> {
        let name = name.to_string();
        self.write(move |connection| seats::take_over_seat(connection, table, seat, user, &name))
    }

    fn seats(&self, table: TableId) -> StoreFuture<'_, Vec<SeatRecord>> {
        self.look_up(move |connection| seats::seats(connection, table))
    }

    fn open_tables(
        &self,
        status: TableStatus,
        game: Option<&str>,
        page: PageRequest,
    ) -> StoreFuture<'_, Vec<TableListing>> {
        let game = game.map(str::to_string);
        self.read(move |connection| tables::open_tables(connection, status, game.as_deref(), page))
    }

    fn tables_of(
        &self,
        user: UserId,
        status: Option<TableStatus>,
        page: PageRequest<OwnTablesCursor>,
    ) -> StoreFuture<'_, Vec<OwnTable>> {
        self.read(move |connection| memberships::tables_of(connection, user, status, page))
    }

    fn lesson_of(&self, user: UserId, game: &str, lesson: &str) -> StoreFuture<'_, Option<TableId>> {
        let (game, lesson) = (game.to_string(), lesson.to_string());
        self.look_up(move |connection| tables::lesson_of(connection, user, &game, &lesson))
    }

    fn set_awaited(&self, table: TableId, users: Vec<UserId>) -> StoreFuture<'_, ()> {
        self.write(move |connection| memberships::set_awaited(connection, table, &users))
    }

    fn awaited(&self, table: TableId) -> StoreFuture<'_, Vec<UserId>> {
        self.look_up(move |connection| memberships::awaited(connection, table))
    }

    fn old_lobbies(&self, created_before_ms: UnixMs, limit: u32) -> StoreFuture<'_, Vec<TableId>> {
        self.read(move |connection| housekeeping::old_lobbies(connection, created_before_ms, limit))
    }

    fn delete_lobby(&self, table: TableId) -> StoreFuture<'_, ()> {
        self.write(move |connection| housekeeping::delete_lobby(connection, table))
    }

    fn set_wake(&self, table: TableId, wake_ms: Option<UnixMs>) -> StoreFuture<'_, ()> {
        self.write(move |connection| tables::set_wake(connection, table, wake_ms))
    }

    fn due_tables(&self, now_ms: UnixMs, limit: u32) -> StoreFuture<'_, Vec<DueTable>> {
        self.read(move |connection| tables::due_tables(connection, now_ms, limit))
    }

    fn add_chat(&self, chat: NewChat) -> StoreFuture<'_, u32> {
        self.write(move |connection| chat::add_chat(connection, &chat))
    }

    fn chat(
        &self,
        table: TableId,
        reader: ChatReader,
        after_seq: u32,
        limit: u32,
    ) -> StoreFuture<'_, Vec<ChatLine>> {
        self.read(move |connection| chat::chat(connection, table, &reader, after_seq, limit))
    }

    fn record_result(
        &self,
        table: TableId,
        seats: Vec<SeatResult>,
        ratings: Vec<RatingUpdate>,
        ended_ms: UnixMs,
    ) -> StoreFuture<'_, RecordResultOutcome> {
        self.write(move |connection| results::record_result(connection, table, &seats, &ratings, ended_ms))
    }

    fn results_of(&self, user: UserId, page: PageRequest) -> StoreFuture<'_, Vec<GameResult>> {
        self.read(move |connection| results::results_of(connection, user, page))
    }

    fn statistics(&self, user: UserId, game: &str) -> StoreFuture<'_, UserStatistics> {
        let game = game.to_string();
        self.read(move |connection| results::statistics(connection, user, &game))
    }

    fn rating(&self, user: UserId, game: &str) -> StoreFuture<'_, Option<Rating>> {
        let game = game.to_string();
        self.look_up(move |connection| results::rating(connection, user, &game))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        self.refuse_more();
        Box::pin(self.closed())
    }
}
