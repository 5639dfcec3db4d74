//! Who sits where.

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

/// The table, if its game has not begun. Seats change only before the game: a player who joins while the host
/// starts it is refused, and a room keeps the players that it started with.
pub fn in_lobby(connection: &Connection, table: TableId) -> Result<TableRecord, StoreError> {
    let table = tables::table(connection, table)?;
    match table.status {
        TableStatus::Lobby => Ok(table),
        found => Err(StoreError::WrongStatus { found }),
    }
}

/// Whether the user has a seat here. Seats of friends do not count.
fn has_seat(connection: &Connection, table: TableId, user: UserId) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM seats WHERE user_id = ?2 AND table_id = ?1 AND is_friend = 0 LIMIT 1";
    Ok(statement::first(connection, sql, (table, user), |_| Ok(()))?.is_some())
}

pub fn seats(connection: &Connection, table: TableId) -> Result<Vec<SeatRecord>, StoreError> {
    let sql = "SELECT seat, user_id, bot, is_friend, name FROM seats WHERE table_id = ?1 ORDER BY seat";
    statement::all(connection, sql, [table], read_seat)
}

fn read_seat(row: &Row<'_>) -> rusqlite::Result<SeatRecord> {
    Ok(SeatRecord { seat: row.get("seat")?, holder: read_holder(row)?, name: row.get("name")? })
}
