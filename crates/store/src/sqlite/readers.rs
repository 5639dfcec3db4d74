//! The threads that answer questions while the writer writes, each with its own connection.

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::queue::{AbandonOnDrop, Queue, TakeOutcome};
use super::statement;
use crate::{StoreError, StoreFuture};

type Question = Box<dyn FnOnce(&Connection) + Send>;

pub type ReadQueue = Queue<Question>;

pub fn read<'a, T, F>(queue: &ReadQueue, work: F) -> StoreFuture<'a, T>
where
    T: Send + 'static,
    F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
{
    let (reply, answer) = oneshot::channel();
    let question: Question = Box::new(move |connection| {
        // Under load, this skips the work for callers that gave up waiting.
        if !reply.is_closed() {
            let _ = reply.send(at_one_moment(connection, work));
        }
    });
    match queue.push(question) {
        Ok(()) => Box::pin(async { answer.await.unwrap_or(Err(StoreError::Closed)) }),
        Err(error) => Box::pin(std::future::ready(Err(error))),
    }
}

pub fn serve(connection: &Connection, queue: &ReadQueue) {
    let _serving = AbandonOnDrop(queue);
    let mut questions = Vec::new();
    // One at a time: a slow question must not delay others that another reader could answer.
    while queue.take(1, None, &mut questions) != TakeOutcome::Closed {
        questions.drain(..).for_each(|question| question(connection));
    }
}

/// Runs a question in a transaction, so that all its statements see the same state of the database.
pub fn at_one_moment<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    statement::execute(connection, "BEGIN DEFERRED", [])?;
    let result = work(connection);
    statement::execute(connection, "COMMIT", [])?;
    result
}
