//! The tables that are loaded. Each has its own task; the registry finds it or starts it.

use std::collections::BTreeMap;

use store::TableId;
use tokio::sync::{Mutex, MutexGuard, mpsc, oneshot};

use crate::actor::{self, TableMessage};
use crate::error::{ApiError, ApiResult};
use crate::limits::TABLE_INBOX;
use crate::serve::App;

#[derive(Default)]
pub struct TableRegistry {
    tables: Mutex<LoadedTables>,
}

#[derive(Default)]
struct LoadedTables {
    loaded: BTreeMap<TableId, mpsc::Sender<TableMessage>>,
    /// The server is stopping, so no more tables are loaded.
    is_closed: bool,
}

impl LoadedTables {
    fn sender(&self, table: TableId) -> Option<mpsc::Sender<TableMessage>> {
        self.loaded.get(&table).filter(|sender| !sender.is_closed()).cloned()
    }
}

impl TableRegistry {
    /// Sends a message to a table, which is loaded first if necessary.
    pub async fn send(&self, app: &App, table: TableId, message: TableMessage) -> ApiResult<()> {
        self.send_and_stay(app, table, message).await.map(|_| ())
    }

    /// Sends a message to a table, and returns a sender to it. As long as somebody holds the sender, the
    /// table is not unloaded, though its task may end.
    pub async fn send_and_stay(
        &self,
        app: &App,
        table: TableId,
        mut message: TableMessage,
    ) -> ApiResult<mpsc::Sender<TableMessage>> {
        // The task of a table may be about to end; then the next one takes the message.
        for _ in 0..3 {
            let sender = self.sender(app, table).await?;
            match sender.send(message).await {
                Ok(()) => return Ok(sender),
                Err(mpsc::error::SendError(unsent)) => message = unsent,
            }
        }
        Err(ApiError::unavailable())
    }

    /// Sends a message to a table if it is loaded.
    pub async fn send_if_loaded(&self, table: TableId, message: TableMessage) {
        let sender = self.tables.lock().await.sender(table);
        if let Some(sender) = sender {
            // If its task has ended in the meantime, the table is not loaded either.
            let _ = sender.send(message).await;
        }
    }

    /// Whether somebody may have this table open.
    pub async fn is_loaded(&self, table: TableId) -> bool {
        self.tables.lock().await.sender(table).is_some()
    }

    /// Asks a table something, and waits for the answer.
    pub async fn ask<T>(
        &self,
        app: &App,
        table: TableId,
        question: impl FnOnce(oneshot::Sender<T>) -> TableMessage,
    ) -> ApiResult<T> {
        let (answer, answered) = oneshot::channel();
        self.send(app, table, question(answer)).await?;
        answered.await.map_err(|_| ApiError::unavailable())
    }

    /// Asks a table something if it is loaded.
    pub async fn ask_if_loaded<T>(
        &self,
        table: TableId,
        question: impl FnOnce(oneshot::Sender<T>) -> TableMessage,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        self.send_if_loaded(table, question(answer)).await;
        answered.await.ok()
    }

    /// Loads a table, so that it does what is due.
    pub async fn wake(&self, app: &App, table: TableId) {
        if let Err(error) = self.send(app, table, TableMessage::Wake).await {
            tracing::warn!(%table, error = error.message, "a table could not be woken");
        }
    }

    async fn sender(&self, app: &App, table: TableId) -> ApiResult<mpsc::Sender<TableMessage>> {
        if let Some(sender) = self.tables.lock().await.sender(table) {
            return Ok(sender);
        }
        // No task is started for a table that does not exist.
        let record = app.store.table(table).await?;
        let mut tables = self.tables.lock().await;
        if tables.is_closed {
            return Err(ApiError::unavailable());
        }
        // Somebody else may have loaded it in the meantime.
        if let Some(sender) = tables.sender(table) {
            return Ok(sender);
        }
        let (sender, inbox) = mpsc::channel(TABLE_INBOX);
        tables.loaded.insert(table, sender.clone());
        count(app, &tables);
        tokio::spawn(actor::run(app.clone(), record, inbox));
        Ok(sender)
    }

    /// Lets the task of a table end, unless somebody has sent it a message or is about to. So every message
    /// is handled by the task that the registry returned, and a table never has two tasks.
    pub async fn release(
        &self,
        app: &App,
        table: TableId,
        inbox: &mpsc::Receiver<TableMessage>,
    ) -> ReleaseOutcome {
        let mut tables = self.tables.lock().await;
        // One sender is the registry's own. New ones are made only under this lock.
        if inbox.sender_strong_count() > 1 || !inbox.is_empty() {
            return ReleaseOutcome::InUse;
        }
        tables.loaded.remove(&table);
        count(app, &tables);
        ReleaseOutcome::Released
    }

    /// Forgets a table whose task has ended, for whatever reason.
    pub async fn forget_ended_table(&self, app: &App, table: TableId) {
        let mut tables = self.tables.lock().await;
        if tables.loaded.get(&table).is_some_and(mpsc::Sender::is_closed) {
            tables.loaded.remove(&table);
        }
        count(app, &tables);
    }

    /// Lets every table finish what it is doing, and loads no more tables.
    pub async fn close(&self) {
        let loaded = {
            let mut tables = self.tables.lock().await;
            tables.is_closed = true;
            std::mem::take(&mut tables.loaded)
        };
        let mut closing = Vec::with_capacity(loaded.len());
        for sender in loaded.into_values() {
            let (done, finished) = oneshot::channel();
            if sender.send(TableMessage::Close(done)).await.is_ok() {
                closing.push(finished);
            }
        }
        for finished in closing {
            let _ = finished.await;
        }
    }
}

/// Whether a table's task may end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReleaseOutcome {
    Released,
    /// Somebody has sent the table a message, or is about to.
    InUse,
}

fn count(app: &App, tables: &MutexGuard<'_, LoadedTables>) {
    app.metrics.tables_loaded.set(i64::try_from(tables.loaded.len()).unwrap_or(i64::MAX));
}
