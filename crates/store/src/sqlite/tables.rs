//! Tables and their lists.

use rusqlite::{Connection, Row};

use super::{memberships, seats, statement, users};
use crate::limits::{
    DOCUMENT_BYTES, GAME_BYTES, LESSON_BYTES, OPTIONS_BYTES, PACE_BYTES, SEATS_PER_TABLE, check_page,
    check_size, check_text,
};
use crate::{
    Cursor, DueTable, NewTable, PageRequest, StoreError, TableCode, TableId, TableListing, TableRecord,
    TableStatus, UnixMs, UserId,
};

pub fn create_table(connection: &Connection, table: &NewTable) -> Result<(), StoreError> {
    check_text("bytes of a game's name", &table.game, GAME_BYTES)?;
    check_text("bytes of a pace", &table.pace, PACE_BYTES)?;
    check_text("bytes of options", &table.options_json, OPTIONS_BYTES)?;
    check_text("bytes of a document", &table.document, DOCUMENT_BYTES)?;
    check_text("bytes of a lesson's name", table.lesson.as_deref().unwrap_or_default(), LESSON_BYTES)?;
    check_size("seats of a table", table.n_seats.into(), SEATS_PER_TABLE.into())?;
    users::require(connection, table.host)?;
    let sql = "INSERT INTO tables (id, game, host, visibility, pace, options_json, n_seats, status, \
               created_ms, status_ms, document, grace_ms, lesson) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9, ?10, ?11, ?12) \
               ON CONFLICT DO NOTHING";
    let row = (
        table.id,
        &table.game,
        table.host,
        table.visibility,
        &table.pace,
        &table.options_json,
        table.n_seats,
        TableStatus::Lobby,
        table.created_ms,
        &table.document,
        table.grace_ms,
        &table.lesson,
    );
    if statement::execute(connection, sql, row)? == 0 {
        return Err(StoreError::AlreadyExists);
    }
    memberships::add_member(connection, table.id, table.host)
}

pub fn table(connection: &Connection, table: TableId) -> Result<TableRecord, StoreError> {
    let sql = "SELECT * FROM tables WHERE id = ?1";
    statement::first(connection, sql, [table], read_table)?.ok_or(StoreError::NotFound)
}

pub fn table_with_code(connection: &Connection, code: TableCode) -> Result<Option<TableId>, StoreError> {
    let (first, last) = code.ids().into_inner();
    let sql = "SELECT id, created_ms FROM tables WHERE id BETWEEN ?1 AND ?2";
    let read = |row: &Row<'_>| Ok((row.get::<_, UnixMs>("created_ms")?, row.get("id")?));
    let mut found: Vec<(UnixMs, TableId)> = statement::all(connection, sql, [first, last], read)?;
    found.sort_unstable();
    Ok(found.pop().map(|(_, id)| id))
}

/// Fails with `NotFound` if there is no such table.
pub fn require(connection: &Connection, table: TableId) -> Result<(), StoreError> {
    statement::first(connection, "SELECT 1 FROM tables WHERE id = ?1", [table], |_| Ok(()))?
        .ok_or(StoreError::NotFound)
}

pub fn read_table(row: &Row<'_>) -> rusqlite::Result<TableRecord> {
    Ok(TableRecord {
        id: row.get("id")?,
        game: row.get("game")?,
        host: row.get("host")?,
        visibility: row.get("visibility")?,
        pace: row.get("pace")?,
        grace_ms: row.get("grace_ms")?,
        lesson: row.get("lesson")?,
        options_json: row.get("options_json")?,
        n_seats: row.get("n_seats")?,
        status: row.get("status")?,
        document: row.get("document")?,
        created_ms: row.get("created_ms")?,
        status_ms: row.get("status_ms")?,
        ended_ms: row.get("ended_ms")?,
    })
}

pub fn lesson_of(
    connection: &Connection,
    user: UserId,
    game: &str,
    lesson: &str,
) -> Result<Option<TableId>, StoreError> {
    let sql = "SELECT id FROM tables WHERE host = ?1 AND game = ?2 AND lesson = ?3 AND status <> 'over' \
               ORDER BY created_ms DESC, id DESC LIMIT 1";
    statement::first(connection, sql, (user, game, lesson), |row| row.get("id"))
}

pub fn set_status(
    connection: &Connection,
    id: TableId,
    from: TableStatus,
    to: TableStatus,
    at_ms: UnixMs,
) -> Result<(), StoreError> {
    let found = table(connection, id)?.status;
    if found != from {
        return Err(StoreError::WrongStatus { found });
    }
    let sql = "UPDATE tables SET status = ?2, status_ms = ?3 WHERE id = ?1";
    statement::execute(connection, sql, (id, to, at_ms))?;
    memberships::set_status(connection, id, to)
}

pub fn set_document(connection: &Connection, table: TableId, document: &str) -> Result<(), StoreError> {
    check_text("bytes of a document", document, DOCUMENT_BYTES)?;
    match statement::execute(connection, "UPDATE tables SET document = ?2 WHERE id = ?1", (table, document))?
    {
        0 => Err(StoreError::NotFound),
        _ => Ok(()),
    }
}

pub fn open_tables(
    connection: &Connection,
    status: TableStatus,
    game: Option<&str>,
    page: PageRequest,
) -> Result<Vec<TableListing>, StoreError> {
    check_page(page.limit)?;
    let (at_ms, id) = bound(page.before);
    let tables = match game {
        None => statement::all(
            connection,
            "SELECT * FROM tables WHERE visibility = 'open' AND status = ?1 \
             AND (created_ms, id) < (?2, ?3) ORDER BY created_ms DESC, id DESC LIMIT ?4",
            (status, at_ms, id, page.limit),
            read_table,
        ),
        Some(game) => statement::all(
            connection,
            "SELECT * FROM tables WHERE visibility = 'open' AND status = ?1 AND game = ?5 \
             AND (created_ms, id) < (?2, ?3) ORDER BY created_ms DESC, id DESC LIMIT ?4",
            (status, at_ms, id, page.limit, game),
            read_table,
        ),
    }?;
    with_seats(connection, tables)
}

fn with_seats(connection: &Connection, tables: Vec<TableRecord>) -> Result<Vec<TableListing>, StoreError> {
    tables.into_iter().map(|table| listing(connection, table)).collect()
}

pub fn listing(connection: &Connection, table: TableRecord) -> Result<TableListing, StoreError> {
    let host_name = users::user(connection, table.host)?.name;
    Ok(TableListing { host_name, seats: seats::seats(connection, table.id)?, table })
}

pub fn table_with_seats(connection: &Connection, id: TableId) -> Result<TableListing, StoreError> {
    listing(connection, table(connection, id)?)
}

/// The rows of a page come before this time and id, which are in the form of their columns.
pub fn bound(before: Option<Cursor>) -> (UnixMs, i64) {
    before.map_or((i64::MAX, i64::MAX), |cursor| (cursor.at_ms, cursor.table.0.cast_signed()))
}

pub fn set_wake(connection: &Connection, table: TableId, wake_ms: Option<UnixMs>) -> Result<(), StoreError> {
    require(connection, table)?;
    match wake_ms {
        Some(wake_ms) => {
            let sql = "INSERT INTO wakes (table_id, wake_ms) VALUES (?1, ?2) \
                       ON CONFLICT DO UPDATE SET wake_ms = excluded.wake_ms";
            statement::execute(connection, sql, (table, wake_ms))?;
        }
        None => {
            statement::execute(connection, "DELETE FROM wakes WHERE table_id = ?1", [table])?;
        }
    }
    Ok(())
}

pub fn due_tables(connection: &Connection, now_ms: UnixMs, limit: u32) -> Result<Vec<DueTable>, StoreError> {
    check_page(limit)?;
    let sql = "SELECT table_id, wake_ms FROM wakes WHERE wake_ms <= ?1 ORDER BY wake_ms, table_id LIMIT ?2";
    statement::all(connection, sql, (now_ms, limit), |row| {
        Ok(DueTable { table: row.get("table_id")?, wake_ms: row.get("wake_ms")? })
    })
}
