//! What nobody needs any more is deleted: sessions that have expired, guests who can never come back, and
//! lobbies whose game never began.

use std::time::Duration;

use store::StoreError;
use store::limits::{EXPIRED_PER_CALL, HOUSEKEEPING_ROWS_PER_CALL};
use tokio::sync::watch;

use crate::clock::unix_ms;
use crate::limits::{ABANDONED_LOBBY, HOUSEKEEPING, IDLE_GUEST};
use crate::serve::{App, until};

/// Keeps house until the server stops.
pub async fn keep_house(app: App, stopped: watch::Receiver<bool>) {
    loop {
        if let Err(error) = tidy_up(&app, unix_ms()).await {
            tracing::warn!(%error, "the house could not be kept");
        }
        tokio::select! {
            () = tokio::time::sleep(HOUSEKEEPING) => {}
            () = until(stopped.clone()) => return,
        }
    }
}

/// Lobbies go first: they may be what kept a guest.
async fn tidy_up(app: &App, now_ms: i64) -> Result<(), StoreError> {
    while app.store.delete_expired(now_ms).await? == EXPIRED_PER_CALL {}
    let n_lobbies = delete_lobbies(app, before(now_ms, ABANDONED_LOBBY)).await?;
    let n_guests = delete_guests(app, before(now_ms, IDLE_GUEST), now_ms).await?;
    if n_lobbies + n_guests > 0 {
        tracing::info!(n_lobbies, n_guests, "deleted what nobody needs any more");
    }
    Ok(())
}

async fn delete_lobbies(app: &App, created_before_ms: i64) -> Result<u32, StoreError> {
    let mut n_deleted = 0;
    loop {
        let lobbies = app.store.old_lobbies(created_before_ms, HOUSEKEEPING_ROWS_PER_CALL).await?;
        let mut n_deleted_now = 0;
        for lobby in &lobbies {
            // Somebody looks at it: it is not abandoned.
            if app.tables.is_loaded(*lobby).await {
                continue;
            }
            match app.store.delete_lobby(*lobby).await {
                Ok(()) => n_deleted_now += 1,
                // It has begun meanwhile.
                Err(StoreError::WrongStatus { .. } | StoreError::NotFound) => {}
                Err(error) => return Err(error),
            }
        }
        n_deleted += n_deleted_now;
        // Where all that were listed stay, the next list would be the same.
        if n_deleted_now == 0 || lobbies.len() < HOUSEKEEPING_ROWS_PER_CALL as usize {
            return Ok(n_deleted);
        }
    }
}

async fn delete_guests(app: &App, created_before_ms: i64, now_ms: i64) -> Result<u32, StoreError> {
    let (mut n_deleted, mut after) = (0, None);
    loop {
        let swept = app.store.delete_idle_guests(created_before_ms, now_ms, after).await?;
        n_deleted += swept.n_deleted;
        after = swept.next;
        if after.is_none() {
            return Ok(n_deleted);
        }
    }
}

fn before(now_ms: i64, age: Duration) -> i64 {
    now_ms.saturating_sub(i64::try_from(age.as_millis()).unwrap_or(i64::MAX))
}
