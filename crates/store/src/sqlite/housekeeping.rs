//! Deletion of guests who will never return, of lobbies whose game never began, and of old lessons.

use rusqlite::Connection;

use super::{channels, seats, statement, tables};
use crate::limits::{HOUSEKEEPING_ROWS_PER_CALL, check_size};
use crate::{DeletedGuests, GuestCursor, StoreError, TableId, UnixMs, UserId};

pub fn delete_idle_guests(
    connection: &Connection,
    created_before_ms: UnixMs,
    now_ms: UnixMs,
    after: Option<GuestCursor>,
) -> Result<DeletedGuests, StoreError> {
    let sql = "SELECT created_ms, id FROM users WHERE kind = 'guest' AND created_ms < ?1 \
               AND (created_ms, id) > (?2, ?3) ORDER BY created_ms, id LIMIT ?4";
    let (after_ms, after_id) =
        after.map_or((i64::MIN, i64::MIN), |after| (after.created_ms, after.user.0.cast_signed()));
    let guests = statement::all(
        connection,
        sql,
        (created_before_ms, after_ms, after_id, HOUSEKEEPING_ROWS_PER_CALL),
        |row| Ok(GuestCursor { created_ms: row.get("created_ms")?, user: row.get("id")? }),
    )?;
    let mut n_deleted = 0;
    for guest in &guests {
        if is_idle(connection, guest.user, now_ms)? {
            delete_guest(connection, guest.user)?;
            n_deleted += 1;
        }
    }
    let next = guests.last().copied().filter(|_| guests.len() == HOUSEKEEPING_ROWS_PER_CALL as usize);
    Ok(DeletedGuests { n_deleted, next })
}

fn is_idle(connection: &Connection, guest: UserId, now_ms: UnixMs) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM sessions WHERE user_id = ?1 AND expires_ms > ?2 LIMIT 1";
    let may_return = statement::first(connection, sql, (guest, now_ms), |_| Ok(()))?.is_some();
    let sql = "SELECT 1 FROM memberships WHERE user_id = ?1 LIMIT 1";
    let has_tables = statement::first(connection, sql, [guest], |_| Ok(()))?.is_some();
    Ok(!may_return && !has_tables)
}

/// A guest without tables has no seats or results. Their chat lines remain, without an author.
fn delete_guest(connection: &Connection, guest: UserId) -> Result<(), StoreError> {
    statement::execute(connection, "UPDATE chat SET user_id = NULL WHERE user_id = ?1", [guest])?;
    statement::execute(connection, "DELETE FROM sessions WHERE user_id = ?1", [guest])?;
    statement::execute(connection, "DELETE FROM ratings WHERE user_id = ?1", [guest])?;
    channels::forget_user(connection, guest)?;
    statement::execute(connection, "DELETE FROM users WHERE id = ?1", [guest])?;
    Ok(())
}

pub fn old_lobbies(
    connection: &Connection,
    created_before_ms: UnixMs,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    check_size("lobbies of a list", limit as usize, HOUSEKEEPING_ROWS_PER_CALL as usize)?;
    let sql =
        "SELECT id FROM tables WHERE status = 'lobby' AND created_ms < ?1 ORDER BY created_ms, id LIMIT ?2";
    let mut tables: Vec<TableId> =
        statement::all(connection, sql, (created_before_ms, limit), |row| row.get("id"))?;
    let sql = "SELECT id FROM tables WHERE lesson IS NOT NULL AND status <> 'lobby' AND created_ms < ?1 \
               ORDER BY created_ms, id LIMIT ?2";
    let n_left = limit - tables.len() as u32;
    tables.extend(statement::all(connection, sql, (created_before_ms, n_left), |row| {
        row.get::<_, TableId>("id")
    })?);
    Ok(tables)
}

pub fn delete_lobby(connection: &Connection, table: TableId) -> Result<(), StoreError> {
    if tables::table(connection, table)?.lesson.is_none() {
        seats::in_lobby(connection, table)?;
    }
    statement::execute(connection, "DELETE FROM chat WHERE table_id = ?1", [table])?;
    statement::execute(connection, "DELETE FROM wakes WHERE table_id = ?1", [table])?;
    statement::execute(connection, "DELETE FROM seats WHERE table_id = ?1", [table])?;
    statement::execute(connection, "DELETE FROM memberships WHERE table_id = ?1", [table])?;
    channels::forget_table(connection, table)?;
    statement::execute(connection, "DELETE FROM tables WHERE id = ?1", [table])?;
    Ok(())
}
