//! Every limit of the store, and the checks that hold callers to them.

use crate::StoreError;

/// The kernel's lines are shorter; the header of a large set-up may not be.
pub const LINE_BYTES: usize = 16_384;
/// Inputs a game, undone ones included, and then some.
pub const LINES_PER_TABLE: u32 = 262_144;
pub const LINES_PER_APPEND: usize = 4_096;

pub const NAME_BYTES: usize = 128;
pub const PASSWORD_HASH_BYTES: usize = 512;
pub const GAME_BYTES: usize = 64;
pub const PACE_BYTES: usize = 256;
pub const OPTIONS_BYTES: usize = 16_384;
pub const DOCUMENT_BYTES: usize = 262_144;
pub const BOT_BYTES: usize = 64;
pub const SEATS_PER_TABLE: u8 = 32;

pub const CHAT_BYTES: usize = 4_096;
pub const CHAT_LINES_PER_TABLE: u32 = 20_000;

/// Rows that one call of a list gives.
pub const ROWS_PER_PAGE: u32 = 500;
/// Sessions that one call deletes, so that no other change waits long.
pub const EXPIRED_PER_CALL: u32 = 1_000;
/// Guests that one call of housekeeping looks at, and abandoned tables that one call lists.
pub const SWEPT_PER_CALL: u32 = 500;
/// Rows of one kind in an export; one that reaches it says that it is not complete.
pub const ROWS_PER_EXPORT: u32 = 100_000;

/// Changes that wait for the writer; one more is `Busy`.
pub const WRITES_WAITING: usize = 16_384;
/// Changes in one transaction: the others wait for the next one, which bounds how long the first waits.
pub const WRITES_PER_COMMIT: usize = 1_024;
/// Questions that wait for a reader; one more is `Busy`.
pub const READS_WAITING: usize = 16_384;
/// Connections that answer questions beside the writer.
pub const READERS: usize = 3;
/// Connections that answer short questions on the thread of who asks.
pub const READERS_AT_HAND: usize = 4;

pub(crate) fn check_size(what: &'static str, size: usize, limit: usize) -> Result<(), StoreError> {
    if size > limit { Err(StoreError::OverLimit { what, limit }) } else { Ok(()) }
}

/// PostgreSQL keeps no NUL in a text, so no store does.
pub(crate) fn check_text(what: &'static str, text: &str, limit: usize) -> Result<(), StoreError> {
    check_size(what, text.len(), limit)?;
    if text.contains('\0') {
        return Err(StoreError::Malformed("a text has a NUL in it"));
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
            return Err(StoreError::Malformed("a journal line has an end of line in it"));
        }
    }
    Ok(())
}

pub(crate) fn check_page(limit: u32) -> Result<(), StoreError> {
    check_size("rows of a page", limit as usize, ROWS_PER_PAGE as usize)
}
