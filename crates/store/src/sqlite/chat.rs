//! Chat at a table.

use rusqlite::{Connection, Row};

use super::{statement, tables, users};
use crate::limits::{CHAT_BYTES, CHAT_LINES_PER_TABLE, SEATS_PER_TABLE, check_page, check_size, check_text};
use crate::{Audience, ChatLine, ChatReader, NewChat, StoreError, TableId};

pub fn add_chat(connection: &Connection, chat: &NewChat) -> Result<u32, StoreError> {
    check_text("bytes of a chat line", &chat.text, CHAT_BYTES)?;
    chat.seat.map_or(Ok(()), check_seat)?;
    tables::require(connection, chat.table)?;
    if let Some(user) = chat.user {
        users::require(connection, user)?;
    }
    let sql = "SELECT coalesce(max(seq), 0) FROM chat WHERE table_id = ?1";
    let last: u32 = statement::one(connection, sql, [chat.table], |row| row.get(0))?;
    let seq = last + 1;
    check_size("chat lines of a table", seq as usize, CHAT_LINES_PER_TABLE as usize)?;
    let sql = "INSERT INTO chat (table_id, seq, user_id, seat, audience, text, at_ms) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let audience = audience_column(chat.audience)?;
    let row = (chat.table, seq, chat.user, chat.seat, audience, &chat.text, chat.at_ms);
    statement::execute(connection, sql, row)?;
    Ok(seq)
}

pub fn chat(
    connection: &Connection,
    table: TableId,
    reader: &ChatReader,
    after_seq: u32,
    limit: u32,
) -> Result<Vec<ChatLine>, StoreError> {
    check_page(limit)?;
    let sql = "SELECT table_id, seq, user_id, seat, audience, text, at_ms FROM chat \
               WHERE table_id = ?1 AND seq > ?2 AND (audience = 0 OR audience & ?3 <> 0) \
               ORDER BY seq LIMIT ?4";
    let readable_seats = readable_seats(reader)?;
    statement::all(connection, sql, (table, after_seq, readable_seats, limit), read_chat_line)
}

pub fn read_chat_line(row: &Row<'_>) -> rusqlite::Result<ChatLine> {
    Ok(ChatLine {
        table: row.get("table_id")?,
        seq: row.get("seq")?,
        user: row.get("user_id")?,
        seat: row.get("seat")?,
        audience: read_audience(row.get("audience")?),
        text: row.get("text")?,
        at_ms: row.get("at_ms")?,
    })
}

/// The seats whose private lines this reader may read, one bit per seat.
fn readable_seats(reader: &ChatReader) -> Result<i64, StoreError> {
    match reader {
        ChatReader::Spectator => Ok(0),
        ChatReader::Seats(seats) => seats.iter().try_fold(0, |bits, seat| Ok(bits | seat_bit(*seat)?)),
        ChatReader::Operator => Ok(-1),
    }
}

fn audience_column(audience: Audience) -> Result<i64, StoreError> {
    match audience {
        Audience::All => Ok(0),
        Audience::Pair(one, other) => Ok(seat_bit(one)? | seat_bit(other)?),
    }
}

fn read_audience(bits: i64) -> Audience {
    match bits {
        0 => Audience::All,
        _ => Audience::Pair(bits.trailing_zeros() as u8, 63 - bits.leading_zeros() as u8),
    }
}

fn seat_bit(seat: u8) -> Result<i64, StoreError> {
    check_seat(seat)?;
    Ok(1 << seat)
}

fn check_seat(seat: u8) -> Result<(), StoreError> {
    if seat < SEATS_PER_TABLE { Ok(()) } else { Err(StoreError::NotFound) }
}
