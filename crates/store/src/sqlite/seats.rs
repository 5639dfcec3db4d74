//! The seats of tables, and their players.

use rusqlite::{Connection, Row};

use super::columns::{bot_column, friend_column, read_holder, user_column};
use super::{memberships, statement, tables, users};
use crate::limits::{BOT_BYTES, check_name, check_text};
use crate::{SeatHolder, SeatRecord, StoreError, TableId, TableRecord, TableStatus, UserId};

pub fn sit(
    connection: &Connection,
    id: TableId,
    seat: u8,
    holder: &SeatHolder,
    name: &str,
) -> Result<(), StoreError> {
    check_name(name)?;
    let table = in_lobby(connection, id)?;
    if seat >= table.n_seats {
        return Err(StoreError::NotFound);
    }
    match holder {
        SeatHolder::Bot(kind) => check_text("bytes of a bot's kind", kind, BOT_BYTES)?,
        SeatHolder::Friend(user) => users::require(connection, *user).map(|_| ())?,
        SeatHolder::User(user) => {
            users::require(connection, *user)?;
            if has_seat(connection, id, *user)? {
                return Err(StoreError::AlreadySeated);
            }
        }
    }
    let sql = "INSERT INTO seats (table_id, seat, user_id, bot, is_friend, name) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING";
    let row = (id, seat, user_column(holder), bot_column(holder), friend_column(holder), name);
    if statement::execute(connection, sql, row)? == 0 {
        return Err(StoreError::SeatTaken);
    }
    holder.player().map_or(Ok(()), |user| memberships::add_member(connection, id, user))
}

pub fn stand(connection: &Connection, table: TableId, seat: u8) -> Result<(), StoreError> {
    in_lobby(connection, table)?;
    let sql = "SELECT user_id FROM seats WHERE table_id = ?1 AND seat = ?2";
    let user: Option<UserId> = statement::first(connection, sql, (table, seat), |row| row.get("user_id"))?
        .ok_or(StoreError::NotFound)?;
    statement::execute(connection, "DELETE FROM seats WHERE table_id = ?1 AND seat = ?2", (table, seat))?;
    user.map_or(Ok(()), |user| memberships::remove_member(connection, table, user))
}

pub fn open_seat(connection: &Connection, table: TableId, seat: u8) -> Result<(), StoreError> {
    let sql = "UPDATE seats SET is_open = 1 WHERE table_id = ?1 AND seat = ?2 AND bot IS NOT NULL";
    change_seat_of_bot(connection, table, seat, sql)
}

pub fn close_seat(connection: &Connection, table: TableId, seat: u8) -> Result<(), StoreError> {
    let sql = "UPDATE seats SET is_open = 0 WHERE table_id = ?1 AND seat = ?2 AND bot IS NOT NULL";
    change_seat_of_bot(connection, table, seat, sql)
}

fn change_seat_of_bot(
    connection: &Connection,
    id: TableId,
    seat: u8,
    sql: &'static str,
) -> Result<(), StoreError> {
    let table = with_status(connection, id, TableStatus::Running)?;
    if seat >= table.n_seats {
        return Err(StoreError::NotFound);
    }
    match statement::execute(connection, sql, (id, seat))? {
        0 => Err(StoreError::SeatTaken),
        _ => Ok(()),
    }
}

pub fn take_over_seat(
    connection: &Connection,
    id: TableId,
    seat: u8,
    user: UserId,
    name: &str,
) -> Result<(), StoreError> {
    check_name(name)?;
    let table = with_status(connection, id, TableStatus::Running)?;
    if seat >= table.n_seats {
        return Err(StoreError::NotFound);
    }
    users::require(connection, user)?;
    if has_seat(connection, id, user)? {
        return Err(StoreError::AlreadySeated);
    }
    // The right-hand sides are the values from before.
    let sql = "UPDATE seats SET user_id = ?3, name = ?4, taken_from = bot, bot = NULL, is_open = 0 \
               WHERE table_id = ?1 AND seat = ?2 AND is_open = 1";
    match statement::execute(connection, sql, (id, seat, user, name))? {
        0 => Err(StoreError::SeatTaken),
        _ => memberships::add_member(connection, id, user),
    }
}

/// The table, if its game has not begun. In the lobby seats are taken and left freely. A player who sits down there
/// while the host starts the game is refused.
pub fn in_lobby(connection: &Connection, table: TableId) -> Result<TableRecord, StoreError> {
    with_status(connection, table, TableStatus::Lobby)
}

fn with_status(
    connection: &Connection,
    table: TableId,
    wanted: TableStatus,
) -> Result<TableRecord, StoreError> {
    let table = tables::table(connection, table)?;
    match table.status {
        found if found == wanted => Ok(table),
        found => Err(StoreError::WrongStatus { found }),
    }
}

/// Whether the user has a seat here. Seats of friends do not count.
fn has_seat(connection: &Connection, table: TableId, user: UserId) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM seats WHERE user_id = ?2 AND table_id = ?1 AND is_friend = 0 LIMIT 1";
    Ok(statement::first(connection, sql, (table, user), |_| Ok(()))?.is_some())
}

pub fn seats(connection: &Connection, table: TableId) -> Result<Vec<SeatRecord>, StoreError> {
    let sql = "SELECT seat, user_id, bot, is_friend, name, is_open, taken_from FROM seats \
               WHERE table_id = ?1 ORDER BY seat";
    statement::all(connection, sql, [table], read_seat)
}

fn read_seat(row: &Row<'_>) -> rusqlite::Result<SeatRecord> {
    Ok(SeatRecord {
        seat: row.get("seat")?,
        holder: read_holder(row)?,
        name: row.get("name")?,
        is_open: row.get("is_open")?,
        taken_from: row.get("taken_from")?,
    })
}
