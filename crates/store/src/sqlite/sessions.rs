//! Sessions, by the hash of their token.

use rusqlite::{Connection, Row};

use super::{statement, users};
use crate::limits::EXPIRED_PER_CALL;
use crate::{Session, StoreError, UnixMs, UserId};

pub fn create_session(
    connection: &Connection,
    token_hash: &[u8; 32],
    user: UserId,
    expires_ms: UnixMs,
) -> Result<(), StoreError> {
    users::require(connection, user)?;
    let sql = "INSERT INTO sessions (token_hash, user_id, expires_ms) VALUES (?1, ?2, ?3) \
               ON CONFLICT DO NOTHING";
    match statement::execute(connection, sql, (token_hash, user, expires_ms))? {
        0 => Err(StoreError::AlreadyExists),
        _ => Ok(()),
    }
}

pub fn session(connection: &Connection, token_hash: &[u8; 32]) -> Result<Option<Session>, StoreError> {
    let sql = "SELECT user_id, expires_ms FROM sessions WHERE token_hash = ?1";
    let read = |row: &Row<'_>| Ok((row.get("user_id")?, row.get("expires_ms")?));
    let Some((user, expires_ms)) = statement::first(connection, sql, [token_hash], read)? else {
        return Ok(None);
    };
    Ok(Some(Session { user: users::user(connection, user)?, expires_ms }))
}

pub fn delete_session(connection: &Connection, token_hash: &[u8; 32]) -> Result<(), StoreError> {
    statement::execute(connection, "DELETE FROM sessions WHERE token_hash = ?1", [token_hash])?;
    Ok(())
}

pub fn delete_expired(connection: &Connection, now_ms: UnixMs) -> Result<u32, StoreError> {
    let sql = "DELETE FROM sessions WHERE token_hash IN \
               (SELECT token_hash FROM sessions WHERE expires_ms <= ?1 ORDER BY expires_ms LIMIT ?2)";
    let n = statement::execute(connection, sql, (now_ms, EXPIRED_PER_CALL))?;
    Ok(n as u32)
}
