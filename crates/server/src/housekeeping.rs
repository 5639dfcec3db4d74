//! Deletes what nobody needs any more: expired sessions, guests who can never come back, and lobbies whose
//! game never started.

use std::time::Duration;

use store::StoreError;
use store::limits::{EXPIRED_PER_CALL, HOUSEKEEPING_ROWS_PER_CALL};
use tokio::sync::watch;

use crate::clock::unix_ms;
use crate::limits::{ABANDONED_LOBBY, HOUSEKEEPING, IDLE_GUEST};
use crate::serve::{App, until};

/// Runs until the server stops.
pub async fn run_housekeeping(app: App, stopped: watch::Receiver<bool>) {
    loop {
        if let Err(error) = delete_abandoned(&app, unix_ms()).await {
            tracing::warn!(%error, "housekeeping failed");
        }
        tokio::select! {
            () = tokio::time::sleep(HOUSEKEEPING) => {}
            () = until(stopped.clone()) => return,
        }
    }
}

/// Lobbies are deleted before guests, because a guest at a table is kept.
async fn delete_abandoned(app: &App, now_ms: i64) -> Result<(), StoreError> {
    while app.store.delete_expired(now_ms).await? == EXPIRED_PER_CALL {}
    let n_lobbies = delete_lobbies(app, before(now_ms, ABANDONED_LOBBY)).await?;
    let n_guests = delete_guests(app, before(now_ms, IDLE_GUEST), now_ms).await?;
    if n_lobbies + n_guests > 0 {
        tracing::info!(n_lobbies, n_guests, "deleted abandoned lobbies and idle guests");
    }
    Ok(())
}

async fn delete_lobbies(app: &App, created_before_ms: i64) -> Result<u32, StoreError> {
    let mut n_deleted = 0;
    loop {
        let lobbies = app.store.old_lobbies(created_before_ms, HOUSEKEEPING_ROWS_PER_CALL).await?;
        let mut n_deleted_now = 0;
        for lobby in &lobbies {
            // Somebody has it open, so it is not abandoned.
            if app.tables.is_loaded(*lobby).await {
                continue;
            }
            match app.store.delete_lobby(*lobby).await {
                Ok(()) => n_deleted_now += 1,
                // The game has started in the meantime.
                Err(StoreError::WrongStatus { .. } | StoreError::NotFound) => {}
                Err(error) => return Err(error),
            }
        }
        n_deleted += n_deleted_now;
        // If none of the listed lobbies was deleted, the next list would be the same.
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
