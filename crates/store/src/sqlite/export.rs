//! Everything that belongs to a user.

use rusqlite::Connection;

use super::chat::read_chat_line;
use super::results::read_rating;
use super::{channels, statement, users};
use crate::limits::ROWS_PER_EXPORT;
use crate::{
    ChatLine, ExportedRating, ExportedResult, ExportedTable, StoreError, TableId, UserExport, UserId,
};

pub fn export_user(connection: &Connection, id: UserId) -> Result<UserExport, StoreError> {
    let user = users::require(connection, id)?;
    let tables = tables(connection, id)?;
    let results = results(connection, id)?;
    let chat = chat(connection, id)?;
    let is_complete =
        [tables.len(), results.len(), chat.len()].iter().all(|rows| *rows < ROWS_PER_EXPORT as usize);
    Ok(UserExport {
        id,
        kind: user.kind,
        name: user.name,
        created_ms: user.created_ms,
        session_expires_ms: statement::all(
            connection,
            "SELECT expires_ms FROM sessions WHERE user_id = ?1 ORDER BY expires_ms LIMIT ?2",
            (id, ROWS_PER_EXPORT),
            |row| row.get(0),
        )?,
        tables,
        results,
        ratings: ratings(connection, id)?,
        chat,
        notices: channels::settings(connection, id)?,
        is_complete,
    })
}

fn tables(connection: &Connection, user: UserId) -> Result<Vec<ExportedTable>, StoreError> {
    let sql = "SELECT tables.id, game, tables.status, visibility, pace, options_json, host, tables.created_ms \
               FROM memberships AS m CROSS JOIN tables ON tables.id = m.table_id WHERE m.user_id = ?1 \
               ORDER BY m.is_awaited DESC, m.created_ms DESC, m.table_id DESC LIMIT ?2";
    let mut tables = statement::all(connection, sql, (user, ROWS_PER_EXPORT), |row| {
        Ok(ExportedTable {
            table: row.get("id")?,
            game: row.get("game")?,
            status: row.get("status")?,
            visibility: row.get("visibility")?,
            pace: row.get("pace")?,
            options_json: row.get("options_json")?,
            is_host: row.get::<_, UserId>("host")? == user,
            seats: Vec::new(),
            created_ms: row.get("created_ms")?,
        })
    })?;
    for table in &mut tables {
        table.seats = seats_of(connection, table.table, user)?;
    }
    Ok(tables)
}

fn seats_of(connection: &Connection, table: TableId, user: UserId) -> Result<Vec<u8>, StoreError> {
    let sql = "SELECT seat FROM seats WHERE user_id = ?2 AND table_id = ?1 ORDER BY seat";
    statement::all(connection, sql, (table, user), |row| row.get(0))
}

fn results(connection: &Connection, user: UserId) -> Result<Vec<ExportedResult>, StoreError> {
    let sql = "SELECT table_id, game, seat, score, place, has_won, ended_ms FROM results \
               WHERE user_id = ?1 AND is_friend = 0 \
               ORDER BY ended_ms DESC, table_id DESC LIMIT ?2";
    statement::all(connection, sql, (user, ROWS_PER_EXPORT), |row| {
        Ok(ExportedResult {
            table: row.get("table_id")?,
            game: row.get("game")?,
            seat: row.get("seat")?,
            score: row.get("score")?,
            place: row.get("place")?,
            has_won: row.get("has_won")?,
            ended_ms: row.get("ended_ms")?,
        })
    })
}

fn ratings(connection: &Connection, user: UserId) -> Result<Vec<ExportedRating>, StoreError> {
    let sql = "SELECT game, mu, sigma, n_games FROM ratings WHERE user_id = ?1 ORDER BY game";
    statement::all(connection, sql, [user], |row| {
        Ok(ExportedRating { game: row.get("game")?, rating: read_rating(row)? })
    })
}

fn chat(connection: &Connection, user: UserId) -> Result<Vec<ChatLine>, StoreError> {
    let sql = "SELECT table_id, seq, user_id, seat, audience, text, at_ms FROM chat WHERE user_id = ?1 \
               ORDER BY at_ms DESC LIMIT ?2";
    statement::all(connection, sql, (user, ROWS_PER_EXPORT), read_chat_line)
}
