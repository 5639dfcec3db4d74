//! Users: guests, accounts and deleted users.

use rusqlite::{Connection, Row};

use super::{channels, memberships, statement};
use crate::limits::{PASSWORD_HASH_BYTES, check_name, check_text};
use crate::{GONE_NAME, PasswordHash, StoreError, TableId, UnixMs, UserId, UserKind, UserRecord, name_key};

pub fn create_guest(connection: &Connection, name: &str, created_ms: UnixMs) -> Result<UserId, StoreError> {
    check_name(name)?;
    refuse_reserved(name)?;
    let user = UserId::random();
    let sql = "INSERT INTO users (id, kind, name, created_ms) VALUES (?1, ?2, ?3, ?4)";
    statement::execute(connection, sql, (user, UserKind::Guest, name, created_ms))?;
    Ok(user)
}

pub fn create_account(
    connection: &Connection,
    name: &str,
    password: &PasswordHash,
    created_ms: UnixMs,
) -> Result<UserId, StoreError> {
    check_name(name)?;
    check_password(password)?;
    refuse_taken(connection, name)?;
    let user = UserId::random();
    let sql = "INSERT INTO users (id, kind, name, name_key, password_hash, created_ms) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let row = (user, UserKind::Account, name, name_key(name), &password.0, created_ms);
    statement::execute(connection, sql, row)?;
    Ok(user)
}

pub fn rename_guest(connection: &Connection, id: UserId, name: &str) -> Result<(), StoreError> {
    check_name(name)?;
    if user(connection, id)?.kind != UserKind::Guest {
        return Err(StoreError::NotAGuest);
    }
    statement::execute(connection, "UPDATE users SET name = ?2 WHERE id = ?1", (id, name))?;
    Ok(())
}

pub fn upgrade_guest(
    connection: &Connection,
    id: UserId,
    name: &str,
    password: &PasswordHash,
) -> Result<(), StoreError> {
    check_name(name)?;
    check_password(password)?;
    if user(connection, id)?.kind != UserKind::Guest {
        return Err(StoreError::NotAGuest);
    }
    refuse_taken(connection, name)?;
    let sql = "UPDATE users SET kind = ?2, name = ?3, name_key = ?4, password_hash = ?5 WHERE id = ?1";
    statement::execute(connection, sql, (id, UserKind::Account, name, name_key(name), &password.0))?;
    Ok(())
}

pub fn user(connection: &Connection, id: UserId) -> Result<UserRecord, StoreError> {
    let sql = "SELECT id, kind, name, password_hash, created_ms FROM users WHERE id = ?1";
    statement::first(connection, sql, [id], read_user)?.ok_or(StoreError::NotFound)
}

pub fn user_by_name(connection: &Connection, name: &str) -> Result<Option<UserRecord>, StoreError> {
    let sql = "SELECT id, kind, name, password_hash, created_ms FROM users WHERE name_key = ?1";
    statement::first(connection, sql, [name_key(name)], read_user)
}

fn read_user(row: &Row<'_>) -> rusqlite::Result<UserRecord> {
    Ok(UserRecord {
        id: row.get("id")?,
        kind: row.get("kind")?,
        name: row.get("name")?,
        password: row.get::<_, Option<String>>("password_hash")?.map(PasswordHash),
        created_ms: row.get("created_ms")?,
    })
}

/// The user, unless they were deleted.
pub fn require(connection: &Connection, id: UserId) -> Result<UserRecord, StoreError> {
    let user = user(connection, id)?;
    if user.kind == UserKind::Gone { Err(StoreError::NotFound) } else { Ok(user) }
}

pub fn delete_user(connection: &Connection, id: UserId) -> Result<(), StoreError> {
    let sql = "UPDATE users SET kind = ?2, name = ?3, name_key = NULL, password_hash = NULL WHERE id = ?1";
    if statement::execute(connection, sql, (id, UserKind::Gone, GONE_NAME))? == 0 {
        return Err(StoreError::NotFound);
    }
    leave_lobbies(connection, id)?;
    statement::execute(connection, "UPDATE seats SET name = ?2 WHERE user_id = ?1", (id, GONE_NAME))?;
    statement::execute(connection, "DELETE FROM sessions WHERE user_id = ?1", [id])?;
    statement::execute(connection, "DELETE FROM ratings WHERE user_id = ?1", [id])?;
    channels::forget_user(connection, id)?;
    Ok(())
}

/// Frees the user's seats in games that have not begun, so that nobody waits for them there.
fn leave_lobbies(connection: &Connection, id: UserId) -> Result<(), StoreError> {
    let sql = "SELECT table_id FROM memberships WHERE user_id = ?1 AND status = 'lobby'";
    let lobbies: Vec<TableId> = statement::all(connection, sql, [id], |row| row.get("table_id"))?;
    for table in lobbies {
        let sql = "DELETE FROM seats WHERE user_id = ?2 AND table_id = ?1";
        statement::execute(connection, sql, (table, id))?;
        memberships::remove_member(connection, table, id)?;
    }
    Ok(())
}

fn check_password(password: &PasswordHash) -> Result<(), StoreError> {
    check_text("bytes of a password hash", &password.0, PASSWORD_HASH_BYTES)
}

fn refuse_reserved(name: &str) -> Result<(), StoreError> {
    if name_key(name) == GONE_NAME { Err(StoreError::NameTaken) } else { Ok(()) }
}

/// Only the writer changes names, so a name that is free here is still free one statement later.
fn refuse_taken(connection: &Connection, name: &str) -> Result<(), StoreError> {
    refuse_reserved(name)?;
    match user_by_name(connection, name)? {
        Some(_) => Err(StoreError::NameTaken),
        None => Ok(()),
    }
}
