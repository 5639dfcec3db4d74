//! The store in one file of SQLite, for one process.
//!
//! ```text
//! call ──► queue ──► writer   one thread, one connection: what waits is one transaction, one sync
//!      ├─► queue ──► readers  a few threads with a connection each, never in the writer's way
//!      └─► at hand           what is found by its key is answered on the spot
//! ```

mod at_hand;
mod calls;
mod chat;
mod columns;
mod connection;
mod export;
mod failure;
mod housekeeping;
mod journal;
mod lock;
mod memberships;
#[cfg(test)]
mod plans;
mod queue;
mod readers;
mod results;
mod schema;
mod scribe;
mod seats;
mod sessions;
mod statement;
mod tables;
mod tail;
mod users;
mod writer;

use std::future::ready;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::watch;

use self::at_hand::AtHand;
use self::failure::io_failure;
use self::lock::DatabaseLock;
use self::queue::Queue;
use self::readers::ReadQueue;
use self::scribe::Scribe;
use self::writer::{IsCommitting, SharedCounters, WriteQueue};
use crate::limits::{READERS, READERS_AT_HAND, READS_WAITING, WRITES_WAITING};
use crate::{Answer, StoreError};

pub use self::writer::Counters;

pub struct Sqlite {
    writes: Arc<WriteQueue>,
    is_committing: Arc<IsCommitting>,
    /// A database in memory has none: it is one connection's own, and the writer answers for it.
    reads: Option<Arc<ReadQueue>>,
    at_hand: AtHand,
    counters: Arc<SharedCounters>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    /// Ends when the last thread has let go of the files.
    open_files: watch::Receiver<()>,
}

/// Shared by the threads; the last one to end drops it. The lock goes first, so that whoever waited for
/// the end can open the database again.
struct OpenFiles {
    _lock: Option<DatabaseLock>,
    _alive: watch::Sender<()>,
}

impl Sqlite {
    /// Opens the database in this file, or makes one. No work depends on how much is stored.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let path = connection::prepare_file(path)?;
        let lock = DatabaseLock::take(&path)?;
        let mut writer = connection::open_writer(&path)?;
        schema::migrate(&mut writer, schema::MIGRATIONS)?;
        let writer = Scribe::new(writer)?;
        let open_readers = |n| (0..n).map(|_| connection::open_reader(&path)).collect::<Result<Vec<_>, _>>();
        Sqlite::start(Some(lock), writer, open_readers(READERS)?, open_readers(READERS_AT_HAND)?)
    }

    /// A database that is gone when it is closed.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        let mut writer = connection::open_in_memory()?;
        schema::migrate(&mut writer, schema::MIGRATIONS)?;
        Sqlite::start(None, Scribe::new(writer)?, Vec::new(), Vec::new())
    }

    fn start(
        lock: Option<DatabaseLock>,
        writer: Scribe,
        readers: Vec<Connection>,
        readers_at_hand: Vec<Connection>,
    ) -> Result<Sqlite, StoreError> {
        let (alive, open_files) = watch::channel(());
        let files = Arc::new(OpenFiles { _lock: lock, _alive: alive });
        let store = Sqlite {
            writes: Arc::new(Queue::new(WRITES_WAITING)),
            is_committing: Arc::new(IsCommitting::new(false)),
            reads: (!readers.is_empty()).then(|| Arc::new(Queue::new(READS_WAITING))),
            at_hand: AtHand::new(readers_at_hand, &files),
            counters: Arc::default(),
            threads: Mutex::default(),
            open_files,
        };
        let (queue, counters) = (store.writes.clone(), store.counters.clone());
        let is_committing = store.is_committing.clone();
        store.start_thread("store-writer", files.clone(), writer, move |scribe| {
            writer::serve(scribe, &queue, &is_committing, &counters);
        })?;
        for reader in readers {
            let queue = store.reads.clone().expect("there are readers");
            store.start_thread("store-reader", files.clone(), reader, move |connection| {
                readers::serve(connection, &queue);
            })?;
        }
        Ok(store)
    }

    fn start_thread<C: Send + 'static>(
        &self,
        name: &str,
        files: Arc<OpenFiles>,
        connection: C,
        serve: impl FnOnce(&C) + Send + 'static,
    ) -> Result<(), StoreError> {
        let run = move || {
            // Declared first, so dropped last, also by a panic: after the connection is closed.
            let _files = files;
            let connection = connection;
            serve(&connection);
        };
        let thread = std::thread::Builder::new()
            .name(name.to_string())
            .spawn(run)
            .map_err(|error| io_failure("a thread cannot be started", &error))?;
        self.threads.lock().unwrap_or_else(PoisonError::into_inner).push(thread);
        Ok(())
    }

    pub fn counters(&self) -> Counters {
        self.counters.read()
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&Scribe) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'_, T> {
        writer::write(&self.writes, work)
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'_, T> {
        match &self.reads {
            Some(reads) => readers::read(reads, work),
            None => writer::write(&self.writes, move |scribe| work(scribe)),
        }
    }

    /// A question about rows that are found by their key. Where everybody who could answer it here is
    /// busy, a reader does.
    fn look_up<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'_, T> {
        match self.at_hand.answer(|connection| readers::at_one_moment(connection, &work)) {
            Some(answer) => Box::pin(ready(answer)),
            None => self.read(work),
        }
    }

    fn refuse_more(&self) {
        self.writes.close();
        self.at_hand.close();
        if let Some(reads) = &self.reads {
            reads.close();
        }
    }

    async fn closed(&self) -> Result<(), StoreError> {
        // Nothing is ever sent: the only news is that the sender is gone.
        while self.open_files.clone().changed().await.is_ok() {}
        Ok(())
    }
}

impl Drop for Sqlite {
    /// Finishes what is queued, and waits for it.
    fn drop(&mut self) {
        self.refuse_more();
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        for thread in threads {
            // The last handle to the store may go while a thread of ours wakes the task that held it.
            if thread.thread().id() != std::thread::current().id() {
                // If it panicked, everybody it served was told that the store is closed.
                let _ = thread.join();
            }
        }
    }
}
