//! A bounded queue between callers, which never block, and the threads that serve them.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::StoreError;

/// A bounded queue that several threads may serve.
pub struct Queue<T> {
    state: Mutex<State<T>>,
    news: Condvar,
    capacity: usize,
}

struct State<T> {
    items: VecDeque<T>,
    n_asleep: usize,
    is_closed: bool,
}

/// How [`Queue::take`] ended.
#[derive(PartialEq, Eq, Debug)]
pub enum TakeOutcome {
    /// It took at least one item.
    Items,
    /// No item came in time.
    TimedOut,
    /// The queue is empty and closed.
    Closed,
}

impl<T> Queue<T> {
    pub fn new(capacity: usize) -> Queue<T> {
        let state = State { items: VecDeque::new(), n_asleep: 0, is_closed: false };
        Queue { state: Mutex::new(state), news: Condvar::new(), capacity }
    }

    pub fn push(&self, item: T) -> Result<(), StoreError> {
        let mut state = self.lock();
        if state.is_closed {
            return Err(StoreError::Closed);
        }
        if state.items.len() >= self.capacity {
            return Err(StoreError::Busy);
        }
        state.items.push_back(item);
        // Notifying costs a system call even if nobody sleeps.
        if state.n_asleep > 0 {
            self.news.notify_one();
        }
        Ok(())
    }

    /// Moves up to `max` items into `out`. If there are none, it waits for the first one, for at most `timeout`
    /// or forever.
    pub fn take(&self, max: usize, timeout: Option<Duration>, out: &mut Vec<T>) -> TakeOutcome {
        let mut state = self.lock();
        loop {
            if !state.items.is_empty() {
                let n = max.min(state.items.len());
                out.extend(state.items.drain(..n));
                return TakeOutcome::Items;
            }
            if state.is_closed {
                return TakeOutcome::Closed;
            }
            state.n_asleep += 1;
            let has_timed_out;
            (state, has_timed_out) = match timeout {
                None => (self.news.wait(state).unwrap_or_else(PoisonError::into_inner), false),
                Some(timeout) => {
                    let (state, result) =
                        self.news.wait_timeout(state, timeout).unwrap_or_else(PoisonError::into_inner);
                    (state, result.timed_out())
                }
            };
            state.n_asleep -= 1;
            if has_timed_out && state.items.is_empty() && !state.is_closed {
                return TakeOutcome::TimedOut;
            }
        }
    }

    /// Fills `out` up to `max` items with those that are already there, without waiting.
    pub fn take_more(&self, max: usize, out: &mut Vec<T>) {
        let mut state = self.lock();
        let n = max.saturating_sub(out.len()).min(state.items.len());
        out.extend(state.items.drain(..n));
    }

    /// Refuses new items. Those in the queue are still served.
    pub fn close(&self) {
        self.lock().is_closed = true;
        self.news.notify_all();
    }

    /// Refuses new items and drops those in the queue.
    fn abandon(&self) {
        let dropped = {
            let mut state = self.lock();
            state.is_closed = true;
            std::mem::take(&mut state.items)
        };
        self.news.notify_all();
        // This wakes the callers that wait for an answer, so the queue must not be locked.
        drop(dropped);
    }

    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Abandons the queue when the thread that serves it ends, even by a panic, so that nobody waits forever.
pub struct AbandonOnDrop<'a, T>(pub &'a Queue<T>);

impl<T> Drop for AbandonOnDrop<'_, T> {
    fn drop(&mut self) {
        self.0.abandon();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_bounded_and_in_order() {
        let queue = Queue::new(3);
        for item in 0..3 {
            assert_eq!(queue.push(item), Ok(()));
        }
        assert_eq!(queue.push(3), Err(StoreError::Busy));
        let mut out = Vec::new();
        assert_eq!(queue.take(2, None, &mut out), TakeOutcome::Items);
        assert_eq!(out, [0, 1]);
        assert_eq!(queue.push(3), Ok(()));
        assert_eq!(queue.take(9, None, &mut out), TakeOutcome::Items);
        assert_eq!(out, [0, 1, 2, 3]);
        assert_eq!(queue.take(9, Some(Duration::ZERO), &mut out), TakeOutcome::TimedOut);
    }

    #[test]
    fn a_closed_queue_is_served_to_its_end() {
        let queue = Queue::new(3);
        queue.push(1).unwrap();
        queue.close();
        assert_eq!(queue.push(2), Err(StoreError::Closed));
        let mut out = Vec::new();
        assert_eq!(queue.take(9, None, &mut out), TakeOutcome::Items);
        assert_eq!(queue.take(9, None, &mut out), TakeOutcome::Closed);
        assert_eq!(out, [1]);
    }

    #[test]
    fn closing_wakes_waiting_threads() {
        let queue = Queue::<u8>::new(3);
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| queue.take(1, None, &mut Vec::new()));
            std::thread::sleep(Duration::from_millis(5));
            queue.close();
            assert_eq!(waiting.join().unwrap(), TakeOutcome::Closed);
        });
    }

    #[test]
    fn an_abandoned_queue_drops_its_items() {
        let queue = Queue::new(3);
        let item = std::sync::Arc::new(());
        queue.push(item.clone()).unwrap();
        drop(AbandonOnDrop(&queue));
        assert_eq!(std::sync::Arc::strong_count(&item), 1);
        assert_eq!(queue.push(item), Err(StoreError::Closed));
    }
}
