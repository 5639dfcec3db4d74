//! Memberships: the tables that each user hosts or sits at, and the users that a game waits for.

use rusqlite::{Connection, Row};

use super::statement;
use super::tables::{bound, listing, read_table, require};
use crate::limits::check_page;
use crate::{OwnTable, OwnTablesCursor, PageRequest, StoreError, TableId, TableRecord, TableStatus, UserId};

pub fn add_member(connection: &Connection, table: TableId, user: UserId) -> Result<(), StoreError> {
    let sql = "INSERT INTO memberships (table_id, user_id, status, created_ms) \
               SELECT id, ?2, status, created_ms FROM tables WHERE id = ?1 ON CONFLICT DO NOTHING";
    statement::execute(connection, sql, (table, user))?;
    Ok(())
}

/// Removes a member who no longer hosts the table or sits at it.
pub fn remove_member(connection: &Connection, table: TableId, user: UserId) -> Result<(), StoreError> {
    let sql = "DELETE FROM memberships WHERE table_id = ?1 AND user_id = ?2 \
               AND NOT EXISTS (SELECT 1 FROM seats WHERE user_id = ?2 AND table_id = ?1) \
               AND NOT EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND host = ?2)";
    statement::execute(connection, sql, (table, user))?;
    Ok(())
}

/// Updates the copy of the status in the lists of users. Nobody is awaited at first in the new status.
pub fn set_status(connection: &Connection, table: TableId, status: TableStatus) -> Result<(), StoreError> {
    let sql = "UPDATE memberships SET status = ?2, is_awaited = 0 WHERE table_id = ?1";
    statement::execute(connection, sql, (table, status))?;
    Ok(())
}

pub fn set_awaited(connection: &Connection, table: TableId, users: &[UserId]) -> Result<(), StoreError> {
    require(connection, table)?;
    let sql = "UPDATE memberships SET is_awaited = ?3 WHERE table_id = ?1 AND user_id = ?2";
    let before = awaited(connection, table)?;
    for user in before.iter().filter(|user| !users.contains(user)) {
        statement::execute(connection, sql, (table, user, false))?;
    }
    for user in users.iter().filter(|user| !before.contains(user)) {
        statement::execute(connection, sql, (table, user, true))?;
    }
    Ok(())
}

pub fn awaited(connection: &Connection, table: TableId) -> Result<Vec<UserId>, StoreError> {
    let sql = "SELECT user_id FROM memberships WHERE table_id = ?1 AND is_awaited = 1 ORDER BY user_id";
    let mut users: Vec<UserId> = statement::all(connection, sql, [table], |row| row.get("user_id"))?;
    // SQLite sorts the ids as signed numbers.
    users.sort();
    Ok(users)
}

pub fn tables_of(
    connection: &Connection,
    user: UserId,
    status: Option<TableStatus>,
    page: PageRequest<OwnTablesCursor>,
) -> Result<Vec<OwnTable>, StoreError> {
    check_page(page.limit)?;
    // The first page starts above every row.
    let is_awaited = page.before.is_none_or(|cursor| cursor.is_awaited);
    let (at_ms, id) = bound(page.before.map(|cursor| cursor.place));
    let tables = match status {
        None => statement::all(
            connection,
            "SELECT tables.*, m.is_awaited FROM memberships AS m CROSS JOIN tables ON tables.id = m.table_id \
             WHERE m.user_id = ?1 AND tables.lesson IS NULL \
             AND (m.is_awaited, m.created_ms, m.table_id) < (?2, ?3, ?4) \
             ORDER BY m.is_awaited DESC, m.created_ms DESC, m.table_id DESC LIMIT ?5",
            (user, is_awaited, at_ms, id, page.limit),
            read_own,
        ),
        Some(status) => statement::all(
            connection,
            "SELECT tables.*, m.is_awaited FROM memberships AS m CROSS JOIN tables ON tables.id = m.table_id \
             WHERE m.user_id = ?1 AND m.status = ?6 AND tables.lesson IS NULL \
             AND (m.is_awaited, m.created_ms, m.table_id) < (?2, ?3, ?4) \
             ORDER BY m.is_awaited DESC, m.created_ms DESC, m.table_id DESC LIMIT ?5",
            (user, is_awaited, at_ms, id, page.limit, status),
            read_own,
        ),
    }?;
    let with_seats = |(table, is_awaited)| Ok(OwnTable { listing: listing(connection, table)?, is_awaited });
    tables.into_iter().map(with_seats).collect()
}

fn read_own(row: &Row<'_>) -> rusqlite::Result<(TableRecord, bool)> {
    Ok((read_table(row)?, row.get("is_awaited")?))
}
