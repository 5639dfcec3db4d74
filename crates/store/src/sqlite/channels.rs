//! How users want to be told of their games: their preferences, their channels and the tables that they have muted.

use rusqlite::{Connection, Row};

use super::{statement, tables, users};
use crate::limits::{
    CHANNEL_ADDRESS_BYTES, CHANNEL_ERROR_BYTES, CHANNELS_PER_USER, MUTED_TABLES_PER_USER, NAME_BYTES,
    PREFERENCE_BYTES, PUSH_KEY_BYTES, check_page, check_text,
};
use crate::{
    AddedChannel, Channel, ChannelId, ChannelKind, ChannelState, NewChannel, NoticePreferences,
    NoticeSettings, PushKeys, QuietHours, StoreError, TableId, UserId,
};

pub fn settings(connection: &Connection, user: UserId) -> Result<NoticeSettings, StoreError> {
    users::require(connection, user)?;
    let sql = "SELECT on_turn, on_deal, on_end, quiet_from, quiet_to, quiet_zone, language \
               FROM notice_preferences WHERE user_id = ?1";
    let preferences = statement::first(connection, sql, [user], read_preferences)?.unwrap_or_default();
    let sql = "SELECT table_id FROM muted_tables WHERE user_id = ?1 ORDER BY table_id";
    let mut muted_tables: Vec<TableId> = statement::all(connection, sql, [user], |row| row.get("table_id"))?;
    // SQLite sorts the ids as signed numbers.
    muted_tables.sort();
    Ok(NoticeSettings { preferences, channels: channels(connection, user)?, muted_tables })
}

fn read_preferences(row: &Row<'_>) -> rusqlite::Result<NoticePreferences> {
    let quiet = match row.get("quiet_from")? {
        Some(from) => Some(QuietHours { from, to: row.get("quiet_to")?, zone: row.get("quiet_zone")? }),
        None => None,
    };
    Ok(NoticePreferences {
        turn: row.get("on_turn")?,
        deal: row.get("on_deal")?,
        end: row.get("on_end")?,
        quiet,
        language: row.get("language")?,
    })
}

pub fn set_preferences(
    connection: &Connection,
    user: UserId,
    preferences: &NoticePreferences,
) -> Result<(), StoreError> {
    users::require(connection, user)?;
    let NoticePreferences { turn, deal, end, quiet, language } = preferences;
    check_text("bytes of a language", language, PREFERENCE_BYTES)?;
    for text in quiet.iter().flat_map(|QuietHours { from, to, zone }| [from, to, zone]) {
        check_text("bytes of quiet hours", text, PREFERENCE_BYTES)?;
    }
    let part = |part: fn(&QuietHours) -> &String| quiet.as_ref().map(part);
    let sql = "INSERT OR REPLACE INTO notice_preferences \
               (user_id, on_turn, on_deal, on_end, quiet_from, quiet_to, quiet_zone, language) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let [from, to, zone] = [part(|quiet| &quiet.from), part(|quiet| &quiet.to), part(|quiet| &quiet.zone)];
    statement::execute(connection, sql, (user, turn, deal, end, from, to, zone, language))?;
    Ok(())
}

fn channels(connection: &Connection, user: UserId) -> Result<Vec<Channel>, StoreError> {
    let sql = "SELECT * FROM channels WHERE user_id = ?1 ORDER BY created_ms, id";
    statement::all(connection, sql, [user], read_channel)
}

fn read_channel(row: &Row<'_>) -> rusqlite::Result<Channel> {
    let keys = match (row.get("p256dh")?, row.get("auth")?) {
        (Some(p256dh), Some(auth)) => Some(PushKeys { p256dh, auth }),
        _ => None,
    };
    Ok(Channel {
        id: row.get("id")?,
        user: row.get("user_id")?,
        kind: row.get("kind")?,
        label: row.get("label")?,
        address: row.get("address")?,
        keys,
        state: row.get("state")?,
        last_error: row.get("last_error")?,
        created_ms: row.get("created_ms")?,
    })
}

pub fn add(connection: &Connection, user: UserId, new: &NewChannel) -> Result<AddedChannel, StoreError> {
    users::require(connection, user)?;
    check(new)?;
    let NewChannel { kind, label, address, keys, state, created_ms } = new;
    if *kind == ChannelKind::Push {
        let sql = "DELETE FROM channels WHERE kind = 'push' AND address = ?1 AND user_id <> ?2";
        statement::execute(connection, sql, (address, user))?;
    }
    let known = channels(connection, user)?;
    let same = known.iter().find(|channel| channel.kind == *kind && channel.address == *address);
    let (p256dh, auth) = keys.as_ref().map(|keys| (&keys.p256dh, &keys.auth)).unzip();
    let id = match same {
        Some(same) => {
            // An address that is confirmed stays so.
            let state = if *state == ChannelState::Unconfirmed { same.state } else { *state };
            let sql = "UPDATE channels SET label = ?2, p256dh = ?3, auth = ?4, state = ?5, last_error = NULL \
                       WHERE id = ?1";
            statement::execute(connection, sql, (same.id, label, p256dh, auth, state))?;
            same.id
        }
        None if known.len() >= CHANNELS_PER_USER => {
            return Err(StoreError::OverLimit { what: "channels of a user", limit: CHANNELS_PER_USER });
        }
        None => {
            let id = ChannelId::random();
            let sql = "INSERT INTO channels (id, user_id, kind, label, address, p256dh, auth, state, created_ms) \
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
            let row = (id, user, kind, label, address, p256dh, auth, state, created_ms);
            statement::execute(connection, sql, row)?;
            id
        }
    };
    let sql = "SELECT * FROM channels WHERE id = ?1";
    let channel = statement::one(connection, sql, [id], read_channel)?;
    Ok(AddedChannel { channel, is_new: same.is_none() })
}

fn check(new: &NewChannel) -> Result<(), StoreError> {
    check_text("bytes of a label", &new.label, NAME_BYTES)?;
    check_text("bytes of an address", &new.address, CHANNEL_ADDRESS_BYTES)?;
    for key in new.keys.iter().flat_map(|PushKeys { p256dh, auth }| [p256dh, auth]) {
        check_text("bytes of a key", key, PUSH_KEY_BYTES)?;
    }
    if (new.kind == ChannelKind::Push) != new.keys.is_some() {
        return Err(StoreError::Malformed("a subscription has keys, and nothing else has them"));
    }
    Ok(())
}

pub fn owner(connection: &Connection, channel: ChannelId) -> Result<(UserId, ChannelState), StoreError> {
    let sql = "SELECT user_id, state FROM channels WHERE id = ?1";
    let read = |row: &Row<'_>| Ok((row.get("user_id")?, row.get("state")?));
    statement::first(connection, sql, [channel], read)?.ok_or(StoreError::NotFound)
}

pub fn delete(connection: &Connection, user: UserId, channel: ChannelId) -> Result<(), StoreError> {
    let sql = "DELETE FROM channels WHERE id = ?1 AND user_id = ?2";
    found(statement::execute(connection, sql, (channel, user))?)
}

pub fn set_state(
    connection: &Connection,
    channel: ChannelId,
    state: ChannelState,
    last_error: Option<&str>,
) -> Result<(), StoreError> {
    check_text("bytes of an error", last_error.unwrap_or_default(), CHANNEL_ERROR_BYTES)?;
    let sql = "UPDATE channels SET state = ?2, last_error = ?3 WHERE id = ?1";
    found(statement::execute(connection, sql, (channel, state, last_error))?)
}

fn found(n_rows: usize) -> Result<(), StoreError> {
    if n_rows == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

pub fn set_muted(
    connection: &Connection,
    user: UserId,
    table: TableId,
    is_muted: bool,
) -> Result<(), StoreError> {
    users::require(connection, user)?;
    tables::require(connection, table)?;
    if !is_muted {
        let sql = "DELETE FROM muted_tables WHERE user_id = ?1 AND table_id = ?2";
        statement::execute(connection, sql, (user, table))?;
        return Ok(());
    }
    let sql = "SELECT count(*) FROM muted_tables WHERE user_id = ?1";
    let n_muted: u32 = statement::one(connection, sql, [user], |row| row.get(0))?;
    if n_muted as usize >= MUTED_TABLES_PER_USER {
        return Err(StoreError::OverLimit { what: "muted tables of a user", limit: MUTED_TABLES_PER_USER });
    }
    let sql = "INSERT INTO muted_tables (user_id, table_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    statement::execute(connection, sql, (user, table))?;
    Ok(())
}

pub fn recipients(
    connection: &Connection,
    after: Option<UserId>,
    limit: u32,
) -> Result<Vec<UserId>, StoreError> {
    check_page(limit)?;
    let after = after.map_or(i64::MIN, |user| user.0.cast_signed());
    let sql = "SELECT DISTINCT user_id FROM channels WHERE state <> 'unconfirmed' AND user_id > ?1 \
               ORDER BY user_id LIMIT ?2";
    statement::all(connection, sql, (after, limit), |row| row.get("user_id"))
}

/// Deletes everything that is about the notices of a user.
pub fn forget_user(connection: &Connection, user: UserId) -> Result<(), StoreError> {
    statement::execute(connection, "DELETE FROM notice_preferences WHERE user_id = ?1", [user])?;
    statement::execute(connection, "DELETE FROM channels WHERE user_id = ?1", [user])?;
    statement::execute(connection, "DELETE FROM muted_tables WHERE user_id = ?1", [user])?;
    statement::execute(connection, "DELETE FROM notices WHERE user_id = ?1", [user])?;
    Ok(())
}

/// Deletes everything that is about the notices of a table.
pub fn forget_table(connection: &Connection, table: TableId) -> Result<(), StoreError> {
    statement::execute(connection, "DELETE FROM muted_tables WHERE table_id = ?1", [table])?;
    statement::execute(connection, "DELETE FROM notices WHERE table_id = ?1", [table])?;
    Ok(())
}
