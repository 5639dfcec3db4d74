//! The one thread that changes the database.
//!
//! To make a change durable costs a sync of the disk, whether it is one change or a thousand. So whatever
//! waits while a transaction is being synced goes into the next one together, and each caller is answered
//! after that one is on the disk. Changes rarely fail. Where one does, the transaction begins anew with a
//! savepoint around each, which keeps the failure of one from the others.
//!
//! In between it files the lines of the journal under their tables, and folds the log of SQLite into the
//! database.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::{oneshot, watch};

use super::queue::{Queue, Serving, Taken};
use super::scribe::Scribe;
use super::statement;
use crate::limits::WRITES_PER_COMMIT;
use crate::{Answer, StoreError};

/// After this long without a change the log is folded into the database, while nobody waits for it.
const IDLE: Duration = Duration::from_millis(200);

/// After a transaction with so many changes more are on their way: they are waited for, so that a sync
/// serves more of them. Who is alone never waits.
const BUSY: usize = 8;
const GATHERING: Duration = Duration::from_millis(5);

/// So many lines of the journal are worth to be filed at once, and so many while nobody waits for it. More of
/// them cost less together, but whoever reads the lines of a table looks through those that are not filed.
const LINES_TO_FILE: usize = 4_096;
const LINES_TO_FILE_WHEN_IDLE: usize = 256;

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
    fn make(&mut self, scribe: &Scribe) -> Made;
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
    F: FnMut(&Scribe) -> Result<T, StoreError> + Send,
{
    fn make(&mut self, scribe: &Scribe) -> Made {
        self.result = (self.work)(scribe);
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
    F: FnMut(&Scribe) -> Result<T, StoreError> + Send + 'static,
{
    let (reply, answer) = oneshot::channel();
    match queue.push(Box::new(Change { work, result: Err(StoreError::Closed), reply })) {
        Ok(()) => Box::pin(async { answer.await.unwrap_or(Err(StoreError::Closed)) }),
        Err(error) => Box::pin(std::future::ready(Err(error))),
    }
}

pub fn serve(scribe: &Scribe, queue: &WriteQueue, is_committing: &IsCommitting, counters: &SharedCounters) {
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
                let lost = commit_together(scribe, &mut group).err();
                drop(committing);
                group.drain(..).for_each(|write| write.answer(lost.as_ref()));
                file(scribe, LINES_TO_FILE);
                has_news = true;
            }
            Taken::Nothing => {
                file(scribe, LINES_TO_FILE_WHEN_IDLE);
                // If it fails the log only stays longer: the next one, or closing, tries again.
                let _ = scribe.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
                has_news = false;
            }
            Taken::Closed => return,
        }
    }
}

/// If it fails the lines only stay in the tail longer: they are found there, and the next one tries again.
fn file(scribe: &Scribe, n_lines: usize) {
    if scribe.tail().lines().len() >= n_lines {
        let _ = scribe.file();
    }
}

fn commit_together(scribe: &Scribe, group: &mut [Box<dyn Write>]) -> Result<(), StoreError> {
    scribe.begin()?;
    if group.iter_mut().any(|write| write.make(scribe) == Made::Failed) {
        scribe.roll_back()?;
        return commit_apart(scribe, group);
    }
    scribe.commit()
}

fn commit_apart(scribe: &Scribe, group: &mut [Box<dyn Write>]) -> Result<(), StoreError> {
    scribe.begin()?;
    match group.iter_mut().try_for_each(|write| make_apart(scribe, write.as_mut())) {
        Ok(()) => scribe.commit(),
        Err(error) => scribe.roll_back().and(Err(error)),
    }
}

/// Fails only if the whole transaction is lost.
fn make_apart(scribe: &Scribe, write: &mut dyn Write) -> Result<(), StoreError> {
    statement::execute(scribe, "SAVEPOINT change", [])?;
    let mark = scribe.tail().mark();
    if write.make(scribe) == Made::Failed {
        // A full disk and the like make SQLite give up the transaction with everything before in it.
        if scribe.is_autocommit() {
            return Err(StoreError::Broken("the transaction was lost: is the disk full?".to_string()));
        }
        statement::execute(scribe, "ROLLBACK TO change", [])?;
        scribe.tail().forget_since(mark);
    }
    statement::execute(scribe, "RELEASE change", [])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::*;
    use crate::TableId;
    use crate::conformance::wait;
    use crate::sqlite::journal;
    use crate::sqlite::scribe::tests::scribe;

    type Work = fn(&Scribe) -> Result<(), StoreError>;

    fn insert(connection: &Connection, x: i64) -> Result<(), StoreError> {
        connection.execute("INSERT INTO a VALUES (?1, NULL)", [x])?;
        Ok(())
    }

    /// Runs these changes as one group and says what each was answered.
    fn answers(scribe: &Scribe, changes: Vec<Work>) -> Vec<bool> {
        let queue = Queue::new(100);
        let answers: Vec<Answer<'_, ()>> = changes.into_iter().map(|change| write(&queue, change)).collect();
        queue.close();
        let counters = SharedCounters::default();
        serve(scribe, &queue, &IsCommitting::new(false), &counters);
        assert_eq!(counters.read().n_commits, 1);
        answers.into_iter().map(|answer| wait(answer).is_ok()).collect()
    }

    fn kept(connection: &Connection) -> Vec<i64> {
        let mut statement = connection.prepare("SELECT x FROM a ORDER BY x").unwrap();
        statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }

    fn database() -> Scribe {
        let scribe = scribe();
        scribe.execute_batch("CREATE TABLE a (x INTEGER UNIQUE, fill BLOB) STRICT").unwrap();
        scribe
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
    fn lines_of_a_change_that_failed_are_not_counted() {
        const GONE: TableId = TableId(9);
        let append = |scribe: &Scribe, seq| journal::append(scribe, TableId(7), seq, &["line".to_string()]);
        let scribe = database();
        let changes: Vec<Work> = vec![
            |scribe| journal::append(scribe, TableId(7), 0, &["first".to_string()]),
            |scribe| {
                journal::append(scribe, TableId(7), 1, &["lost".to_string()])?;
                journal::append(scribe, GONE, 0, &["of no table".to_string()])
            },
            |scribe| journal::append(scribe, TableId(7), 1, &["second".to_string()]),
        ];
        assert_eq!(answers(&scribe, changes), [true, false, true]);
        assert_eq!(journal::lines(&scribe, TableId(7), 0).unwrap(), ["first", "second"]);
        assert_eq!(append(&scribe, 1), Err(StoreError::Conflict { expected: 1, found: 2 }));
        assert_eq!(append(&scribe, 2), Ok(()));
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
        let connection = database();
        let n_pages: u32 = connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        connection.pragma_update_and_check(None, "max_page_count", n_pages + 30, |_| Ok(())).unwrap();
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
                let connection = database();
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
