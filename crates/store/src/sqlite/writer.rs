//! The one thread that changes the database.
//!
//! Making changes durable costs one sync of the disk, for one change as for a thousand. So all changes that
//! arrive while a transaction is being synced go into the next transaction together, and their callers are
//! answered once it is on the disk. Changes rarely fail. If one does, the transaction starts over with a
//! savepoint around each change, so that a failure does not affect the others.
//!
//! Between transactions the thread indexes the lines of the journal and folds SQLite's write-ahead log into the
//! database.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::{oneshot, watch};

use super::queue::{AbandonOnDrop, Queue, TakeOutcome};
use super::statement;
use super::writer_connection::WriterConnection;
use crate::limits::WRITES_PER_COMMIT;
use crate::{StoreError, StoreFuture};

/// After this long without a change, the writer folds the log into the database, while nobody is waiting.
const IDLE: Duration = Duration::from_millis(200);

/// After a transaction with at least this many changes, more are probably on their way. The writer waits for
/// them, so that one sync serves more changes. A single caller never waits.
const BUSY: usize = 8;
/// How long it waits for them.
const GATHERING: Duration = Duration::from_millis(5);

/// The number of unindexed lines that are worth indexing. Larger batches cost less per line, but everybody who
/// reads the lines of a table searches the unindexed ones.
const LINES_TO_INDEX: usize = 4_096;
/// The same while nobody is waiting.
const LINES_TO_INDEX_WHEN_IDLE: usize = 256;

/// How many changes a store has made, and in how many transactions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WriteCounters {
    /// Changes.
    pub n_writes: u64,
    /// Transactions.
    pub n_commits: u64,
}

#[derive(Default)]
pub struct SharedWriteCounters {
    n_writes: AtomicU64,
    n_commits: AtomicU64,
}

impl SharedWriteCounters {
    pub fn read(&self) -> WriteCounters {
        WriteCounters {
            n_writes: self.n_writes.load(Ordering::Relaxed),
            n_commits: self.n_commits.load(Ordering::Relaxed),
        }
    }
}

/// A change in the queue.
pub trait QueuedWrite: Send {
    /// Makes the change in the open transaction and keeps its result until that is on the disk. It may be
    /// called again, in another transaction.
    fn make(&mut self, writer: &WriterConnection) -> WriteOutcome;
    /// Sends the caller the result, or the reason why the whole transaction was lost.
    fn answer(self: Box<Self>, lost: Option<&StoreError>);
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WriteOutcome {
    Done,
    Failed,
}

pub type WriteQueue = Queue<Box<dyn QueuedWrite>>;

/// Tells subscribers whether a transaction is on its way to the disk.
pub type CommitStatusSender = watch::Sender<bool>;

/// While this lives, a transaction is on its way to the disk. A panic drops it too, so that nobody waits forever.
struct Committing<'a>(&'a CommitStatusSender);

impl<'a> Committing<'a> {
    fn begin(is_committing: &'a CommitStatusSender) -> Committing<'a> {
        is_committing.send_replace(true);
        Committing(is_committing)
    }
}

impl Drop for Committing<'_> {
    fn drop(&mut self) {
        self.0.send_replace(false);
    }
}

struct WriteWithReply<T, F> {
    work: F,
    result: Result<T, StoreError>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> QueuedWrite for WriteWithReply<T, F>
where
    T: Send,
    F: FnMut(&WriterConnection) -> Result<T, StoreError> + Send,
{
    fn make(&mut self, writer: &WriterConnection) -> WriteOutcome {
        self.result = (self.work)(writer);
        if self.result.is_ok() { WriteOutcome::Done } else { WriteOutcome::Failed }
    }

    fn answer(self: Box<Self>, lost: Option<&StoreError>) {
        // It fails only if the caller no longer waits for the answer.
        let _ = self.reply.send(match lost {
            None => self.result,
            Some(error) => Err(error.clone()),
        });
    }
}

/// Queues a change immediately, so that changes are made in the order of the calls.
pub fn write<'a, T, F>(queue: &WriteQueue, work: F) -> StoreFuture<'a, T>
where
    T: Send + 'static,
    F: FnMut(&WriterConnection) -> Result<T, StoreError> + Send + 'static,
{
    let (reply, answer) = oneshot::channel();
    match queue.push(Box::new(WriteWithReply { work, result: Err(StoreError::Closed), reply })) {
        Ok(()) => Box::pin(async { answer.await.unwrap_or(Err(StoreError::Closed)) }),
        Err(error) => Box::pin(std::future::ready(Err(error))),
    }
}

pub fn serve(
    writer: &WriterConnection,
    queue: &WriteQueue,
    is_committing: &CommitStatusSender,
    counters: &SharedWriteCounters,
) {
    let _serving = AbandonOnDrop(queue);
    let mut group = Vec::new();
    let mut n_before = 0;
    let mut has_news = false;
    loop {
        match queue.take(WRITES_PER_COMMIT, has_news.then_some(IDLE), &mut group) {
            TakeOutcome::Items => {
                if n_before >= BUSY {
                    std::thread::sleep(GATHERING);
                    queue.take_more(WRITES_PER_COMMIT, &mut group);
                }
                n_before = group.len();
                counters.n_writes.fetch_add(group.len() as u64, Ordering::Relaxed);
                counters.n_commits.fetch_add(1, Ordering::Relaxed);
                let committing = Committing::begin(is_committing);
                let lost = commit_together(writer, &mut group).err();
                drop(committing);
                group.drain(..).for_each(|write| write.answer(lost.as_ref()));
                index_lines(writer, LINES_TO_INDEX);
                has_news = true;
            }
            TakeOutcome::TimedOut => {
                index_lines(writer, LINES_TO_INDEX_WHEN_IDLE);
                // If this fails, the log merely stays longer: the next checkpoint, or closing, tries again.
                let _ = writer.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
                has_news = false;
            }
            TakeOutcome::Closed => return,
        }
    }
}

/// If this fails, the lines merely stay unindexed longer: readers find them anyway, and the next call tries again.
fn index_lines(writer: &WriterConnection, n_lines: usize) {
    if writer.unindexed().lines().len() >= n_lines {
        let _ = writer.index_lines();
    }
}

fn commit_together(writer: &WriterConnection, group: &mut [Box<dyn QueuedWrite>]) -> Result<(), StoreError> {
    writer.begin()?;
    if group.iter_mut().any(|write| write.make(writer) == WriteOutcome::Failed) {
        writer.roll_back()?;
        return commit_apart(writer, group);
    }
    writer.commit()
}

fn commit_apart(writer: &WriterConnection, group: &mut [Box<dyn QueuedWrite>]) -> Result<(), StoreError> {
    writer.begin()?;
    match group.iter_mut().try_for_each(|write| make_apart(writer, write.as_mut())) {
        Ok(()) => writer.commit(),
        Err(error) => writer.roll_back().and(Err(error)),
    }
}

/// Makes a change inside a savepoint. Fails only if the whole transaction is lost.
fn make_apart(writer: &WriterConnection, write: &mut dyn QueuedWrite) -> Result<(), StoreError> {
    statement::execute(writer, "SAVEPOINT change", [])?;
    let savepoint = writer.unindexed().savepoint();
    if write.make(writer) == WriteOutcome::Failed {
        // On a full disk and similar failures SQLite rolls back the whole transaction.
        if writer.is_autocommit() {
            return Err(StoreError::Broken("the transaction was lost: is the disk full?".to_string()));
        }
        statement::execute(writer, "ROLLBACK TO change", [])?;
        writer.unindexed().forget_since(savepoint);
    }
    statement::execute(writer, "RELEASE change", [])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::*;
    use crate::TableId;
    use crate::conformance::wait;
    use crate::sqlite::journal;
    use crate::sqlite::writer_connection::tests::database_with_tables;

    type Work = fn(&WriterConnection) -> Result<(), StoreError>;

    fn insert(connection: &Connection, x: i64) -> Result<(), StoreError> {
        connection.execute("INSERT INTO a VALUES (?1, NULL)", [x])?;
        Ok(())
    }

    /// Runs these changes as one group and returns whether each succeeded.
    fn answers(writer: &WriterConnection, changes: Vec<Work>) -> Vec<bool> {
        let queue = Queue::new(100);
        let answers: Vec<StoreFuture<'_, ()>> =
            changes.into_iter().map(|change| write(&queue, change)).collect();
        queue.close();
        let counters = SharedWriteCounters::default();
        serve(writer, &queue, &CommitStatusSender::new(false), &counters);
        assert_eq!(counters.read().n_commits, 1);
        answers.into_iter().map(|answer| wait(answer).is_ok()).collect()
    }

    fn kept(connection: &Connection) -> Vec<i64> {
        let mut statement = connection.prepare("SELECT x FROM a ORDER BY x").unwrap();
        statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }

    fn database() -> WriterConnection {
        let writer = database_with_tables();
        writer.execute_batch("CREATE TABLE a (x INTEGER UNIQUE, fill BLOB) STRICT").unwrap();
        writer
    }

    #[test]
    fn the_failure_of_one_change_keeps_the_others() {
        let connection = database();
        let answers = answers(
            &connection,
            vec![
                |connection| insert(connection, 1),
                // This one fails after it changed something, and that change must be undone.
                |connection| insert(connection, 2).and_then(|()| insert(connection, 1)),
                |connection| insert(connection, 3).and(Err(StoreError::NotFound)),
                |connection| insert(connection, 4),
            ],
        );
        assert_eq!(answers, [true, false, false, true]);
        assert_eq!(kept(&connection), [1, 4]);
    }

    #[test]
    fn lines_of_a_change_that_failed_are_not_counted() {
        const MISSING: TableId = TableId(9);
        let append =
            |writer: &WriterConnection, seq| journal::append(writer, TableId(7), seq, &["line".to_string()]);
        let writer = database();
        let changes: Vec<Work> = vec![
            |writer| journal::append(writer, TableId(7), 0, &["first".to_string()]),
            |writer| {
                journal::append(writer, TableId(7), 1, &["lost".to_string()])?;
                journal::append(writer, MISSING, 0, &["of no table".to_string()])
            },
            |writer| journal::append(writer, TableId(7), 1, &["second".to_string()]),
        ];
        assert_eq!(answers(&writer, changes), [true, false, true]);
        assert_eq!(journal::lines(&writer, TableId(7), 0).unwrap(), ["first", "second"]);
        assert_eq!(append(&writer, 1), Err(StoreError::Conflict { expected: 1, found: 2 }));
        assert_eq!(append(&writer, 2), Ok(()));
    }

    #[test]
    fn a_lost_transaction_is_told_to_all_and_the_next_one_works() {
        let connection = database();
        let changes: Vec<Work> = vec![
            |connection| insert(connection, 1),
            // What SQLite does when the disk is full.
            |connection| {
                connection.execute_batch("ROLLBACK")?;
                Err(StoreError::Broken("full".to_string()))
            },
            |connection| insert(connection, 2),
        ];
        assert_eq!(answers(&connection, changes), [false, false, false]);
        assert!(kept(&connection).is_empty());
        assert_eq!(answers(&connection, vec![|connection| insert(connection, 3)]), [true]);
        assert_eq!(kept(&connection), [3]);
    }

    #[test]
    fn a_full_database_loses_nothing_that_was_acknowledged() {
        let connection = database();
        let n_pages: u32 = connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        connection.pragma_update_and_check(None, "max_page_count", n_pages + 30, |_| Ok(())).unwrap();
        let queue = Queue::new(1_000);
        let calls: Vec<StoreFuture<'_, ()>> = (0..100)
            .map(|x: i64| {
                write(&queue, move |connection| {
                    connection.execute("INSERT INTO a VALUES (?1, zeroblob(2000))", [x])?;
                    Ok(())
                })
            })
            .collect();
        queue.close();
        serve(&connection, &queue, &CommitStatusSender::new(false), &SharedWriteCounters::default());
        let answers = calls.into_iter().map(|call| wait(call).is_ok());
        let acknowledged: Vec<i64> = (0..).zip(answers).filter_map(|(x, is_ok)| is_ok.then_some(x)).collect();
        assert!(acknowledged.len() < 100);
        assert_eq!(kept(&connection), acknowledged);
    }

    #[test]
    fn a_panic_answers_everybody() {
        let queue = Queue::new(10);
        let calls: Vec<StoreFuture<'_, ()>> =
            vec![write(&queue, |_| panic!("this is a test")), write(&queue, |_| Ok(()))];
        let is_committing = CommitStatusSender::new(false);
        std::thread::scope(|scope| {
            let served = scope.spawn(|| {
                let connection = database();
                serve(&connection, &queue, &is_committing, &SharedWriteCounters::default());
            });
            assert!(served.join().is_err());
        });
        assert!(!*is_committing.borrow());
        for call in calls {
            assert_eq!(wait(call), Err(StoreError::Closed));
        }
        assert_eq!(wait(write(&queue, |_| Ok(()))), Err(StoreError::Closed));
    }
}
