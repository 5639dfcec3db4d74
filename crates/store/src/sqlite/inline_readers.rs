//! Connections that answer short questions on the caller's thread. Finding a row by its key takes a few microseconds;
//! passing the question to another thread takes several times as long.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use super::OpenFiles;

/// A connection and the files it keeps open. They are released after the connection is closed.
struct Reader {
    connection: Connection,
    _files: Arc<OpenFiles>,
}

/// The connections that are not in use; `None` once the store is closed.
pub struct InlineReaders(Mutex<Option<Vec<Reader>>>);

impl InlineReaders {
    pub fn new(connections: Vec<Connection>, files: &Arc<OpenFiles>) -> InlineReaders {
        let reader = |connection| Reader { connection, _files: files.clone() };
        InlineReaders(Mutex::new(Some(connections.into_iter().map(reader).collect())))
    }

    /// Answers a question, or returns `None` if every connection is in use or the store is closed.
    pub fn answer<T>(&self, question: impl FnOnce(&Connection) -> T) -> Option<T> {
        let reader = self.lock().as_mut()?.pop()?;
        let answer = question(&reader.connection);
        if let Some(readers) = &mut *self.lock() {
            readers.push(reader);
        }
        Some(answer)
    }

    pub fn close(&self) {
        let readers = self.lock().take();
        drop(readers);
    }

    fn lock(&self) -> MutexGuard<'_, Option<Vec<Reader>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::watch;

    use super::*;

    #[test]
    fn each_answers_one_question_at_a_time_and_none_after_closing() {
        let files = Arc::new(OpenFiles { _lock: None, _alive: watch::channel(()).0 });
        let inline_readers = InlineReaders::new(vec![Connection::open_in_memory().unwrap()], &files);
        assert_eq!(inline_readers.answer(|_| inline_readers.answer(|_| ())), Some(None));
        // A question that is under way is still answered. Then the files are released.
        assert_eq!(inline_readers.answer(|_| inline_readers.close()), Some(()));
        assert_eq!(inline_readers.answer(|_| ()), None);
        assert_eq!(Arc::strong_count(&files), 1);
    }
}
