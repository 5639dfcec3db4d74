//! The one place where the server reads the time.

use std::time::{SystemTime, UNIX_EPOCH};

pub fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// The same for the store, which uses signed numbers.
pub fn unix_ms() -> i64 {
    i64::try_from(now_ms()).unwrap_or(i64::MAX)
}
