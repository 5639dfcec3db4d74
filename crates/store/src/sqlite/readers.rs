//! The threads that read while the writer writes, each with its own connection.

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::queue::{AbandonOnDrop, Queue, TakeOutcome};
use super::statement;
use crate::{StoreError, StoreFuture};

type QueuedRead = Box<dyn FnOnce(&Connection) + Send>;

pub type ReadQueue = Queue<QueuedRead>;

pub fn read<'a, T, F>(queue: &ReadQueue, work: F) -> StoreFuture<'a, T>
where
    T: Send + 'static,
    F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
{
    let (reply, answer) = oneshot::channel();
    let queued: QueuedRead = Box::new(move |connection| {
        // Under load, this skips the work for callers that gave up waiting.
        if !reply.is_closed() {
            let _ = reply.send(at_one_moment(connection, work));
        }
    });
    match queue.push(queued) {
        Ok(()) => Box::pin(async { answer.await.unwrap_or(Err(StoreError::Closed)) }),
        Err(error) => Box::pin(std::future::ready(Err(error))),
    }
}

pub fn serve(connection: &Connection, queue: &ReadQueue) {
    let _serving = AbandonOnDrop(queue);
    let mut reads = Vec::new();
    // One at a time: a slow read must not delay others that another thread could do.
    while queue.take(1, None, &mut reads) != TakeOutcome::Closed {
        reads.drain(..).for_each(|read| read(connection));
    }
}

/// Reads in one transaction, so that all statements see the same state of the database.
pub fn at_one_moment<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    statement::execute(connection, "BEGIN DEFERRED", [])?;
    let result = work(connection);
    statement::execute(connection, "COMMIT", [])?;
    result
}
