//! A bounded queue between callers, who never wait, and the threads that serve them.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::StoreError;

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

#[derive(PartialEq, Eq, Debug)]
pub enum Taken {
    Items,
    /// Nothing came for as long as one wanted to wait.
    Nothing,
    /// Nothing is left, and nothing will come.
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
        // To wake costs a call of the system, also where nobody sleeps.
        if state.n_asleep > 0 {
            self.news.notify_one();
        }
        Ok(())
    }

    /// Moves up to `max` waiting items into `out`, or waits for the first one; without a patience, forever.
    pub fn take(&self, max: usize, patience: Option<Duration>, out: &mut Vec<T>) -> Taken {
        let mut state = self.lock();
        loop {
            if !state.items.is_empty() {
                let n = max.min(state.items.len());
                out.extend(state.items.drain(..n));
                return Taken::Items;
            }
            if state.is_closed {
                return Taken::Closed;
            }
            state.n_asleep += 1;
            let has_timed_out;
            (state, has_timed_out) = match patience {
                None => (self.news.wait(state).unwrap_or_else(PoisonError::into_inner), false),
                Some(patience) => {
                    let (state, timeout) =
                        self.news.wait_timeout(state, patience).unwrap_or_else(PoisonError::into_inner);
                    (state, timeout.timed_out())
                }
            };
            state.n_asleep -= 1;
            if has_timed_out && state.items.is_empty() && !state.is_closed {
                return Taken::Nothing;
            }
        }
    }

    /// Moves what waits by now into `out`, up to `max` items in it.
    pub fn take_more(&self, max: usize, out: &mut Vec<T>) {
        let mut state = self.lock();
        let n = max.saturating_sub(out.len()).min(state.items.len());
        out.extend(state.items.drain(..n));
    }

    /// Refuses new items; those that wait are still served.
    pub fn close(&self) {
        self.lock().is_closed = true;
        self.news.notify_all();
    }

    /// Refuses new items and drops those that wait.
    fn abandon(&self) {
        let dropped = {
            let mut state = self.lock();
            state.is_closed = true;
            std::mem::take(&mut state.items)
        };
        self.news.notify_all();
        // Whoever waits for an answer is woken by this, and must not find the queue locked.
        drop(dropped);
    }

    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Abandons the queue when the thread that serves it ends, also by a panic: nobody waits for ever.
pub struct Serving<'a, T>(pub &'a Queue<T>);

impl<T> Drop for Serving<'_, T> {
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
        assert_eq!(queue.take(2, None, &mut out), Taken::Items);
        assert_eq!(out, [0, 1]);
        assert_eq!(queue.push(3), Ok(()));
        assert_eq!(queue.take(9, None, &mut out), Taken::Items);
        assert_eq!(out, [0, 1, 2, 3]);
        assert_eq!(queue.take(9, Some(Duration::ZERO), &mut out), Taken::Nothing);
    }

    #[test]
    fn a_closed_one_is_served_to_its_end() {
        let queue = Queue::new(3);
        queue.push(1).unwrap();
        queue.close();
        assert_eq!(queue.push(2), Err(StoreError::Closed));
        let mut out = Vec::new();
        assert_eq!(queue.take(9, None, &mut out), Taken::Items);
        assert_eq!(queue.take(9, None, &mut out), Taken::Closed);
        assert_eq!(out, [1]);
    }

    #[test]
    fn closing_wakes_who_waits() {
        let queue = Queue::<u8>::new(3);
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| queue.take(1, None, &mut Vec::new()));
            std::thread::sleep(Duration::from_millis(5));
            queue.close();
            assert_eq!(waiting.join().unwrap(), Taken::Closed);
        });
    }

    #[test]
    fn an_abandoned_one_drops_what_waits() {
        let queue = Queue::new(3);
        let item = std::sync::Arc::new(());
        queue.push(item.clone()).unwrap();
        drop(Serving(&queue));
        assert_eq!(std::sync::Arc::strong_count(&item), 1);
        assert_eq!(queue.push(item), Err(StoreError::Closed));
    }
}
