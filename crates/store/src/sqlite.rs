//! The store in one SQLite file, for one process.
//!
//! ```text
//! call ──► queue ──► writer          one thread and connection: all waiting changes share a transaction and a sync
//!      ├─► queue ──► readers         a few threads with a connection each; they never block the writer
//!      └─► inline readers            answer lookups by key on the caller's own thread
//! ```

mod calls;
mod channels;
mod chat;
mod columns;
mod connection;
mod export;
mod failure;
mod housekeeping;
mod inline_readers;
mod journal;
mod lock;
mod memberships;
mod notice_calls;
mod notices;
#[cfg(test)]
mod plans;
mod queue;
mod readers;
mod results;
mod schema;
mod seats;
mod sessions;
mod statement;
mod tables;
mod unindexed;
mod users;
mod writer;
mod writer_connection;

use std::future::ready;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::watch;

use self::failure::io_failure;
use self::inline_readers::InlineReaders;
use self::lock::DatabaseLock;
use self::queue::Queue;
use self::readers::ReadQueue;
use self::writer::{CommitStatusSender, SharedWriteCounters, WriteQueue};
use self::writer_connection::WriterConnection;
use crate::limits::{INLINE_READERS, READERS, READS_WAITING, WRITES_WAITING};
use crate::{StoreError, StoreFuture};

pub use self::writer::WriteCounters;

/// The store in one SQLite file, for one process.
pub struct Sqlite {
    writes: Arc<WriteQueue>,
    is_committing: Arc<CommitStatusSender>,
    /// `None` for a database in memory: it belongs to the writer's connection, so the writer answers all reads.
    reads: Option<Arc<ReadQueue>>,
    inline_readers: InlineReaders,
    counters: Arc<SharedWriteCounters>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    /// Closes when the last thread has released the files.
    open_files: watch::Receiver<()>,
}

/// The open files, which the threads share. The last thread to end drops them. The lock is dropped before the
/// sender, so that a caller that waited for `close` can open the database again.
struct OpenFiles {
    _lock: Option<DatabaseLock>,
    _alive: watch::Sender<()>,
}

impl Sqlite {
    /// Opens the database in this file, or creates it. The time this takes does not depend on how much is stored.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let path = connection::prepare_file(path)?;
        let lock = DatabaseLock::take(&path)?;
        let mut writer = connection::open_writer(&path)?;
        schema::migrate(&mut writer, schema::MIGRATIONS)?;
        let writer = WriterConnection::new(writer)?;
        let open_readers = |n| (0..n).map(|_| connection::open_reader(&path)).collect::<Result<Vec<_>, _>>();
        Sqlite::start(Some(lock), writer, open_readers(READERS)?, open_readers(INLINE_READERS)?)
    }

    /// A database in memory: closing it loses everything.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        let mut writer = connection::open_in_memory()?;
        schema::migrate(&mut writer, schema::MIGRATIONS)?;
        Sqlite::start(None, WriterConnection::new(writer)?, Vec::new(), Vec::new())
    }

    fn start(
        lock: Option<DatabaseLock>,
        writer: WriterConnection,
        readers: Vec<Connection>,
        inline_connections: Vec<Connection>,
    ) -> Result<Sqlite, StoreError> {
        let (alive, open_files) = watch::channel(());
        let files = Arc::new(OpenFiles { _lock: lock, _alive: alive });
        let store = Sqlite {
            writes: Arc::new(Queue::new(WRITES_WAITING)),
            is_committing: Arc::new(CommitStatusSender::new(false)),
            reads: (!readers.is_empty()).then(|| Arc::new(Queue::new(READS_WAITING))),
            inline_readers: InlineReaders::new(inline_connections, &files),
            counters: Arc::default(),
            threads: Mutex::default(),
            open_files,
        };
        let (queue, counters) = (store.writes.clone(), store.counters.clone());
        let is_committing = store.is_committing.clone();
        store.start_thread("store-writer", files.clone(), writer, move |writer| {
            writer::serve(writer, &queue, &is_committing, &counters);
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
            // Declared first, so that it is dropped last, after the connection is closed, even on a panic.
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

    /// How many changes and transactions this store has made.
    pub fn counters(&self) -> WriteCounters {
        self.counters.read()
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&WriterConnection) -> Result<T, StoreError> + Send + 'static,
    ) -> StoreFuture<'_, T> {
        writer::write(&self.writes, work)
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> StoreFuture<'_, T> {
        match &self.reads {
            Some(reads) => readers::read(reads, work),
            None => writer::write(&self.writes, move |writer| work(writer)),
        }
    }

    /// A question about rows that are found by their key. A reader thread answers it if every inline reader is
    /// busy.
    fn look_up<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> StoreFuture<'_, T> {
        match self.inline_readers.answer(|connection| readers::at_one_moment(connection, &work)) {
            Some(answer) => Box::pin(ready(answer)),
            None => self.read(work),
        }
    }

    fn refuse_more(&self) {
        self.writes.close();
        self.inline_readers.close();
        if let Some(reads) = &self.reads {
            reads.close();
        }
    }

    async fn closed(&self) -> Result<(), StoreError> {
        // Nothing is ever sent. The wait ends when the sender is dropped.
        while self.open_files.clone().changed().await.is_ok() {}
        Ok(())
    }
}

impl Drop for Sqlite {
    /// Finishes everything in the queues, and waits for it.
    fn drop(&mut self) {
        self.refuse_more();
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        for thread in threads {
            // This may be one of our own threads, which drops the last handle while it wakes the task that
            // held it. A thread cannot wait for itself.
            if thread.thread().id() != std::thread::current().id() {
                // If it panicked, its callers have already been told that the store is closed.
                let _ = thread.join();
            }
        }
    }
}
