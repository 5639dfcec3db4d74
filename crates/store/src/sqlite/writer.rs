//! The one thread that changes the database.
//!
//! To make a change durable costs a sync of the disk, whether it is one change or a thousand. So whatever
//! waits while a transaction is being synced goes into the next one together, and each caller is answered
//! after that one is on the disk. Changes rarely fail. Where one does, the transaction begins anew with a
//! savepoint around each, which keeps the failure of one from the others.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::{oneshot, watch};

use super::queue::{Queue, Serving, Taken};
use super::statement;
use crate::limits::WRITES_PER_COMMIT;
use crate::{Answer, StoreError};

/// After this long without a change the log is folded into the database, while nobody waits for it.
const IDLE: Duration = Duration::from_millis(200);

/// After a transaction with so many changes more are on their way: they are waited for, so that a sync
/// serves more of them. Who is alone never waits.
const BUSY: usize = 8;
const GATHERING: Duration = Duration::from_millis(5);

/// How many changes were asked for, and in how many transactions they were done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counters {
    pub n_writes: u64,
    pub n_commits: u64,
}

#[derive(Default)]
pub struct SharedCounters {
    n_writes: AtomicU64,
    n_commits: AtomicU64,
}

impl SharedCounters {
    pub fn read(&self) -> Counters {
        Counters {
            n_writes: self.n_writes.load(Ordering::Relaxed),
            n_commits: self.n_commits.load(Ordering::Relaxed),
        }
    }
}

/// A change that waits to be made.
pub trait Write: Send {
    /// Makes it inside the open transaction, and keeps its result until that is on the disk. It may be
    /// made again, in another transaction.
    fn make(&mut self, connection: &Connection) -> Made;
    /// Tells the caller its result, or why the whole transaction was lost.
    fn answer(self: Box<Self>, lost: Option<&StoreError>);
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Made {
    Well,
    Failed,
}

pub type WriteQueue = Queue<Box<dyn Write>>;

/// Whether a transaction is on its way to the disk.
pub type IsCommitting = watch::Sender<bool>;

/// It is, until this is dropped: also by a panic, so that nobody waits for ever.
struct Committing<'a>(&'a IsCommitting);

impl<'a> Committing<'a> {
    fn begin(is_committing: &'a IsCommitting) -> Committing<'a> {
        is_committing.send_replace(true);
        Committing(is_committing)
    }
}

impl Drop for Committing<'_> {
    fn drop(&mut self) {
        self.0.send_replace(false);
    }
}

struct Change<T, F> {
    work: F,
    result: Result<T, StoreError>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Write for Change<T, F>
where
    T: Send,
    F: FnMut(&Connection) -> Result<T, StoreError> + Send,
{
    fn make(&mut self, connection: &Connection) -> Made {
        self.result = (self.work)(connection);
        if self.result.is_ok() { Made::Well } else { Made::Failed }
    }

    fn answer(self: Box<Self>, lost: Option<&StoreError>) {
        // Whoever no longer listens does not want to know.
        let _ = self.reply.send(match lost {
            None => self.result,
            Some(error) => Err(error.clone()),
        });
    }
}

/// Puts a change into the queue at once, so that changes are made in the order of the calls.
pub fn write<'a, T, F>(queue: &WriteQueue, work: F) -> Answer<'a, T>
where
    T: Send + 'static,
    F: FnMut(&Connection) -> Result<T, StoreError> + Send + 'static,
{
    let (reply, answer) = oneshot::channel();
    match queue.push(Box::new(Change { work, result: Err(StoreError::Closed), reply })) {
        Ok(()) => Box::pin(async { answer.await.unwrap_or(Err(StoreError::Closed)) }),
        Err(error) => Box::pin(std::future::ready(Err(error))),
    }
}

pub fn serve(
    connection: &Connection,
    queue: &WriteQueue,
    is_committing: &IsCommitting,
    counters: &SharedCounters,
) {
    let _serving = Serving(queue);
    let mut group = Vec::new();
    let mut n_before = 0;
    let mut has_news = false;
    loop {
        match queue.take(WRITES_PER_COMMIT, has_news.then_some(IDLE), &mut group) {
            Taken::Items => {
                if n_before >= BUSY {
                    std::thread::sleep(GATHERING);
                    queue.take_more(WRITES_PER_COMMIT, &mut group);
                }
                n_before = group.len();
                counters.n_writes.fetch_add(group.len() as u64, Ordering::Relaxed);
                counters.n_commits.fetch_add(1, Ordering::Relaxed);
                let committing = Committing::begin(is_committing);
                let lost = commit_together(connection, &mut group).err();
                drop(committing);
                group.drain(..).for_each(|write| write.answer(lost.as_ref()));
                has_news = true;
            }
            Taken::Nothing => {
                // If it fails the log only stays longer: the next one, or closing, tries again.
                let _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
                has_news = false;
            }
            Taken::Closed => return,
        }
    }
}

fn commit_together(connection: &Connection, group: &mut [Box<dyn Write>]) -> Result<(), StoreError> {
    statement::execute(connection, "BEGIN IMMEDIATE", [])?;
    if group.iter_mut().any(|write| write.make(connection) == Made::Failed) {
        roll_back(connection)?;
        return commit_apart(connection, group);
    }
    commit(connection)
}

fn commit_apart(connection: &Connection, group: &mut [Box<dyn Write>]) -> Result<(), StoreError> {
    statement::execute(connection, "BEGIN IMMEDIATE", [])?;
    match group.iter_mut().try_for_each(|write| make_apart(connection, write.as_mut())) {
        Ok(()) => commit(connection),
        Err(error) => roll_back(connection).and(Err(error)),
    }
}

fn commit(connection: &Connection) -> Result<(), StoreError> {
    match statement::execute(connection, "COMMIT", []) {
        Ok(_) => Ok(()),
        Err(error) => roll_back(connection).and(Err(error)),
    }
}

/// A full disk and the like make SQLite do this by itself.
fn roll_back(connection: &Connection) -> Result<(), StoreError> {
    if !connection.is_autocommit() {
        statement::execute(connection, "ROLLBACK", [])?;
    }
    Ok(())
}

/// Fails only if the whole transaction is lost.
fn make_apart(connection: &Connection, write: &mut dyn Write) -> Result<(), StoreError> {
    statement::execute(connection, "SAVEPOINT change", [])?;
    if write.make(connection) == Made::Failed {
        // A full disk and the like make SQLite give up the transaction with everything before in it.
        if connection.is_autocommit() {
            return Err(StoreError::Broken("the transaction was lost: is the disk full?".to_string()));
        }
        statement::execute(connection, "ROLLBACK TO change", [])?;
    }
    statement::execute(connection, "RELEASE change", [])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::wait;

    type Work = fn(&Connection) -> Result<(), StoreError>;

    fn insert(connection: &Connection, x: i64) -> Result<(), StoreError> {
        connection.execute("INSERT INTO a VALUES (?1)", [x])?;
        Ok(())
    }

    /// Runs these changes as one group and says what each was answered.
    fn answers(connection: &Connection, changes: Vec<Work>) -> Vec<bool> {
        let queue = Queue::new(100);
        let answers: Vec<Answer<'_, ()>> = changes.into_iter().map(|change| write(&queue, change)).collect();
        queue.close();
        let counters = SharedCounters::default();
        serve(connection, &queue, &IsCommitting::new(false), &counters);
        assert_eq!(counters.read().n_commits, 1);
        answers.into_iter().map(|answer| wait(answer).is_ok()).collect()
    }

    fn kept(connection: &Connection) -> Vec<i64> {
        let mut statement = connection.prepare("SELECT x FROM a ORDER BY x").unwrap();
        statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }

    fn database() -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE a (x INTEGER UNIQUE) STRICT").unwrap();
        connection
    }

    #[test]
    fn the_failure_of_one_change_keeps_the_others() {
        let connection = database();
        let answers = answers(
            &connection,
            vec![
                |connection| insert(connection, 1),
                // It fails after it changed something, which must go.
                |connection| insert(connection, 2).and_then(|()| insert(connection, 1)),
                |connection| insert(connection, 3).and(Err(StoreError::NotFound)),
                |connection| insert(connection, 4),
            ],
        );
        assert_eq!(answers, [true, false, false, true]);
        assert_eq!(kept(&connection), [1, 4]);
    }

    #[test]
    fn a_lost_transaction_is_told_to_all_and_the_next_one_works() {
        let connection = database();
        let changes: Vec<Work> = vec![
            |connection| insert(connection, 1),
            // What SQLite does by itself when the disk is full.
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
        let connection = Connection::open_in_memory().unwrap();
        connection
            .execute_batch("CREATE TABLE a (x INTEGER, fill BLOB) STRICT; PRAGMA max_page_count = 30")
            .unwrap();
        let queue = Queue::new(1_000);
        let calls: Vec<Answer<'_, ()>> = (0..100)
            .map(|x: i64| {
                write(&queue, move |connection| {
                    connection.execute("INSERT INTO a VALUES (?1, zeroblob(2000))", [x])?;
                    Ok(())
                })
            })
            .collect();
        queue.close();
        serve(&connection, &queue, &IsCommitting::new(false), &SharedCounters::default());
        let answers = calls.into_iter().map(|call| wait(call).is_ok());
        let acknowledged: Vec<i64> = (0..).zip(answers).filter_map(|(x, is_ok)| is_ok.then_some(x)).collect();
        assert!(acknowledged.len() < 100);
        assert_eq!(kept(&connection), acknowledged);
    }

    #[test]
    fn a_panic_answers_everybody() {
        let queue = Queue::new(10);
        let calls: Vec<Answer<'_, ()>> =
            vec![write(&queue, |_| panic!("this is a test")), write(&queue, |_| Ok(()))];
        let is_committing = IsCommitting::new(false);
        std::thread::scope(|scope| {
            let served = scope.spawn(|| {
                let connection = Connection::open_in_memory().unwrap();
                serve(&connection, &queue, &is_committing, &SharedCounters::default());
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
