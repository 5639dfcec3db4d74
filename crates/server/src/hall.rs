//! The tables that are loaded. Each has a task of its own; this finds it, or starts it.

use std::collections::BTreeMap;

use store::TableId;
use tokio::sync::{Mutex, mpsc, oneshot};

use crate::actor::{self, ToTable};
use crate::error::{ApiError, ApiResult};
use crate::limits::TABLE_INBOX;
use crate::serve::App;

#[derive(Default)]
pub struct Hall {
    tables: Mutex<BTreeMap<TableId, mpsc::Sender<ToTable>>>,
}

impl Hall {
    /// Sends a message to a table, which is loaded if it is not.
    pub async fn send(&self, app: &App, table: TableId, mut message: ToTable) -> ApiResult<()> {
        // A task may put its table away in the very moment: then the next one takes the message.
        for _ in 0..3 {
            let sender = self.sender(app, table).await?;
            match sender.send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(unsent)) => {
                    message = unsent;
                    self.forget(table, &sender).await;
                }
            }
        }
        Err(ApiError::unavailable())
    }

    /// Asks a table something and waits for the answer.
    pub async fn ask<T>(
        &self,
        app: &App,
        table: TableId,
        question: impl FnOnce(oneshot::Sender<T>) -> ToTable,
    ) -> ApiResult<T> {
        let (answer, answered) = oneshot::channel();
        self.send(app, table, question(answer)).await?;
        answered.await.map_err(|_| ApiError::unavailable())
    }

    /// Loads a table so that it does what is due.
    pub async fn wake(&self, app: &App, table: TableId) {
        if let Err(error) = self.send(app, table, ToTable::Wake).await {
            tracing::warn!(%table, error = error.message, "a table could not be woken");
        }
    }

    async fn sender(&self, app: &App, table: TableId) -> ApiResult<mpsc::Sender<ToTable>> {
        let mut tables = self.tables.lock().await;
        if let Some(sender) = tables.get(&table).filter(|sender| !sender.is_closed()) {
            return Ok(sender.clone());
        }
        // That there is such a table is looked up before a task is started for it.
        drop(tables);
        let record = app.store.table(table).await?;
        tables = self.tables.lock().await;
        if let Some(sender) = tables.get(&table).filter(|sender| !sender.is_closed()) {
            return Ok(sender.clone());
        }
        let (sender, inbox) = mpsc::channel(TABLE_INBOX);
        tables.insert(table, sender.clone());
        app.metrics.tables_loaded.set(i64::try_from(tables.len()).unwrap_or(i64::MAX));
        tokio::spawn(actor::run(app.clone(), record, inbox));
        Ok(sender)
    }

    async fn forget(&self, table: TableId, sender: &mpsc::Sender<ToTable>) {
        let mut tables = self.tables.lock().await;
        if tables.get(&table).is_some_and(|known| known.same_channel(sender)) {
            tables.remove(&table);
        }
    }

    /// The task of a table has put it away.
    pub async fn put_away(&self, app: &App, table: TableId) {
        let mut tables = self.tables.lock().await;
        if tables.get(&table).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(&table);
        }
        app.metrics.tables_loaded.set(i64::try_from(tables.len()).unwrap_or(i64::MAX));
    }

    /// Lets every table finish what it is at.
    pub async fn close(&self) {
        let tables = std::mem::take(&mut *self.tables.lock().await);
        for sender in tables.into_values() {
            let (done, finished) = oneshot::channel();
            if sender.send(ToTable::Close(done)).await.is_ok() {
                let _ = finished.await;
            }
        }
    }
}
