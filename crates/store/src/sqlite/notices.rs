//! What users are to be told of their games, and the keys of the server.

use rusqlite::types::Type;
use rusqlite::{Connection, Row};

use super::statement;
use super::tables::require;
use crate::limits::{NOTICE_CHANGES_PER_CALL, SERVER_KEY_BYTES, check_page, check_size};
use crate::{
    ChannelId, NoticeChange, NoticeProgress, NoticeState, StoreError, StoredNotice, TableId, UnixMs,
};

pub fn change(connection: &Connection, table: TableId, changes: &[NoticeChange]) -> Result<(), StoreError> {
    check_size("changes of notices", changes.len(), NOTICE_CHANGES_PER_CALL)?;
    require(connection, table)?;
    for change in changes {
        match *change {
            NoticeChange::Add { user, kind, state, due_ms } => {
                let sql = "INSERT INTO notices (table_id, user_id, kind, state, due_ms) \
                           SELECT ?1, id, ?3, ?4, ?5 FROM users WHERE id = ?2 AND kind <> 'gone' \
                           ON CONFLICT DO NOTHING";
                statement::execute(connection, sql, (table, user, kind, state, due_ms))?;
            }
            NoticeChange::TakeBack { user, kind } => {
                let sql = "DELETE FROM notices WHERE table_id = ?1 AND user_id = ?2 AND kind = ?3 \
                           AND state <> ?4";
                statement::execute(connection, sql, (table, user, kind, NoticeState::Sent))?;
            }
            NoticeChange::Remove { user, kind } => {
                let sql = "DELETE FROM notices WHERE table_id = ?1 AND user_id = ?2 AND kind = ?3";
                statement::execute(connection, sql, (table, user, kind))?;
            }
        }
    }
    Ok(())
}

pub fn at(connection: &Connection, table: TableId) -> Result<Vec<StoredNotice>, StoreError> {
    let sql = "SELECT * FROM notices WHERE table_id = ?1";
    let mut notices = statement::all(connection, sql, [table], read_notice)?;
    notices.sort_by_key(|notice| notice.id);
    Ok(notices)
}

pub fn due(connection: &Connection, now_ms: UnixMs, limit: u32) -> Result<Vec<StoredNotice>, StoreError> {
    check_page(limit)?;
    let sql = "SELECT * FROM notices WHERE state = 'waiting' AND due_ms <= ?1 ORDER BY due_ms, id LIMIT ?2";
    statement::all(connection, sql, (now_ms, limit), read_notice)
}

fn read_notice(row: &Row<'_>) -> rusqlite::Result<StoredNotice> {
    let reached: String = row.get("reached")?;
    let channels: Result<Vec<ChannelId>, _> = reached.split_whitespace().map(str::parse).collect();
    Ok(StoredNotice {
        id: row.get("id")?,
        table: row.get("table_id")?,
        user: row.get("user_id")?,
        kind: row.get("kind")?,
        state: row.get("state")?,
        due_ms: row.get("due_ms")?,
        n_tries: row.get("n_tries")?,
        reached: channels
            .map_err(|error| rusqlite::Error::FromSqlConversionFailure(0, Type::Text, Box::new(error)))?,
    })
}

pub fn set_progress(connection: &Connection, id: i64, progress: &NoticeProgress) -> Result<(), StoreError> {
    let NoticeProgress { state, due_ms, n_tries, reached } = progress;
    let reached: Vec<String> = reached.iter().map(ChannelId::to_string).collect();
    let sql = "UPDATE notices SET state = ?2, due_ms = ?3, n_tries = ?4, reached = ?5 WHERE id = ?1";
    statement::execute(connection, sql, (id, state, due_ms, n_tries, reached.join(" ")))?;
    Ok(())
}

pub fn server_key(connection: &Connection, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
    check_size("bytes of a key of the server", fresh.len(), SERVER_KEY_BYTES)?;
    let sql = "INSERT INTO server_keys (name, key) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    statement::execute(connection, sql, (name, fresh))?;
    let sql = "SELECT key FROM server_keys WHERE name = ?1";
    statement::one(connection, sql, [name], |row| row.get("key"))
}
