//! Connections that answer short questions where they are asked. A row that is found by its key takes a few
//! microseconds, and to hand the question to another thread takes several times as long.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use super::OpenFiles;

/// A connection, and the files it holds open: they are let go of after it is closed.
struct Reader {
    connection: Connection,
    _files: Arc<OpenFiles>,
}

/// Those that nobody uses just now; nothing once the store is closed.
pub struct AtHand(Mutex<Option<Vec<Reader>>>);

impl AtHand {
    pub fn new(connections: Vec<Connection>, files: &Arc<OpenFiles>) -> AtHand {
        let reader = |connection| Reader { connection, _files: files.clone() };
        AtHand(Mutex::new(Some(connections.into_iter().map(reader).collect())))
    }

    /// Nothing where all are in use, or gone.
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
    fn one_answers_one_question_at_a_time_and_none_after_the_end() {
        let files = Arc::new(OpenFiles { _lock: None, _alive: watch::channel(()).0 });
        let at_hand = AtHand::new(vec![Connection::open_in_memory().unwrap()], &files);
        assert_eq!(at_hand.answer(|_| at_hand.answer(|_| ())), Some(None));
        // What is under way is answered; then the files are let go of.
        assert_eq!(at_hand.answer(|_| at_hand.close()), Some(()));
        assert_eq!(at_hand.answer(|_| ()), None);
        assert_eq!(Arc::strong_count(&files), 1);
    }
}
