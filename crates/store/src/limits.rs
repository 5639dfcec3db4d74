//! Every limit of the store, and the checks that enforce them.

use crate::StoreError;

/// Bytes of a journal line. Lines of inputs are shorter, but the header of a large set-up may be this long.
pub const LINE_BYTES: usize = 16_384;
/// More than the inputs that a game may have, including undone ones.
pub const LINES_PER_TABLE: u32 = 262_144;
/// Journal lines that one call may add.
pub const LINES_PER_APPEND: usize = 4_096;

/// Bytes of the name of a user or a seat.
pub const NAME_BYTES: usize = 128;
/// Bytes of a password hash.
pub const PASSWORD_HASH_BYTES: usize = 512;
/// Bytes of the name of a game.
pub const GAME_BYTES: usize = 64;
/// Bytes of the name of a lesson.
pub const LESSON_BYTES: usize = 64;
/// Bytes of the pace of a table.
pub const PACE_BYTES: usize = 256;
/// Bytes of the options of a table.
pub const OPTIONS_BYTES: usize = 16_384;
/// Bytes of the platform's document of a table.
pub const DOCUMENT_BYTES: usize = 262_144;
/// Bytes of a bot's kind.
pub const BOT_BYTES: usize = 64;
/// Seats at one table.
pub const SEATS_PER_TABLE: u8 = 32;

/// Bytes of a chat line.
pub const CHAT_BYTES: usize = 4_096;
/// Chat lines at one table.
pub const CHAT_LINES_PER_TABLE: u32 = 20_000;

/// Channels over which one user is told of their games.
pub const CHANNELS_PER_USER: usize = 8;
/// Bytes of the address of a channel. The endpoints of push services are long.
pub const CHANNEL_ADDRESS_BYTES: usize = 1_024;
/// Bytes of a key of a subscription.
pub const PUSH_KEY_BYTES: usize = 128;
/// Bytes of the word that says why a channel failed.
pub const CHANNEL_ERROR_BYTES: usize = 64;
/// Bytes of one preference, such as a language or a time zone.
pub const PREFERENCE_BYTES: usize = 64;
/// Tables that one user has muted.
pub const MUTED_TABLES_PER_USER: usize = 1_000;
/// Changes to the notices of a table in one call.
pub const NOTICE_CHANGES_PER_CALL: usize = 256;
/// Bytes of a key of the server.
pub const SERVER_KEY_BYTES: usize = 256;

/// Rows of one page of a list.
pub const ROWS_PER_PAGE: u32 = 500;
/// Sessions that one call deletes. The limit keeps other changes from waiting long.
pub const EXPIRED_PER_CALL: u32 = 1_000;
/// Guests that one call of housekeeping examines, and abandoned lobbies that one call lists.
pub const HOUSEKEEPING_ROWS_PER_CALL: u32 = 500;
/// Rows of one kind in an export. An export that reaches it says that it is incomplete.
pub const ROWS_PER_EXPORT: u32 = 100_000;

/// Changes that may wait for the writer. Another one fails with `Busy`.
pub const WRITES_WAITING: usize = 16_384;
/// Changes in one transaction. The others wait for the next one, which bounds how long the first change waits.
pub const WRITES_PER_COMMIT: usize = 1_024;
/// Questions that may wait for a reader. Another one fails with `Busy`.
pub const READS_WAITING: usize = 16_384;
/// Threads that answer questions while the writer writes.
pub const READERS: usize = 3;
/// Connections that answer short questions on the caller's thread.
pub const INLINE_READERS: usize = 4;

pub(crate) fn check_size(what: &'static str, size: usize, limit: usize) -> Result<(), StoreError> {
    if size > limit { Err(StoreError::OverLimit { what, limit }) } else { Ok(()) }
}

/// PostgreSQL cannot store a NUL in a text, so no store accepts one.
pub(crate) fn check_text(what: &'static str, text: &str, limit: usize) -> Result<(), StoreError> {
    check_size(what, text.len(), limit)?;
    if text.contains('\0') {
        return Err(StoreError::Malformed("a text contains a NUL"));
    }
    Ok(())
}

pub(crate) fn check_name(name: &str) -> Result<(), StoreError> {
    check_text("bytes of a name", name, NAME_BYTES)?;
    if crate::name_key(name).is_empty() {
        return Err(StoreError::Malformed("a name is blank"));
    }
    Ok(())
}

pub(crate) fn check_lines(lines: &[String]) -> Result<(), StoreError> {
    check_size("lines of an append", lines.len(), LINES_PER_APPEND)?;
    for line in lines {
        check_text("bytes of a journal line", line, LINE_BYTES)?;
        if line.contains('\n') {
            return Err(StoreError::Malformed("a journal line contains a line break"));
        }
    }
    Ok(())
}

pub(crate) fn check_page(limit: u32) -> Result<(), StoreError> {
    check_size("rows of a page", limit as usize, ROWS_PER_PAGE as usize)
}
