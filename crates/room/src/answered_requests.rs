//! The answers to past requests, for requests that are sent again.

use std::collections::{HashMap, VecDeque};

use wire::AnswerResult;

use crate::RequestKey;
use crate::limits::ANSWERS_A_SEAT;

/// The latest answered requests of each seat, with their answers. Each seat has its own limit: a seat that asks a lot
/// loses its own old answers, not those of others.
#[derive(Clone, Debug, Default)]
pub struct AnsweredRequests {
    of_seat: [OfSeat; table::limits::SEATS],
}

#[derive(Clone, Debug, Default)]
struct OfSeat {
    given: HashMap<String, AnswerResult>,
    /// The ids of the requests, the oldest first.
    order: VecDeque<String>,
}

impl AnsweredRequests {
    pub fn find(&self, key: &RequestKey) -> Option<&AnswerResult> {
        self.of_seat[key.seat.index()].given.get(&key.id)
    }

    pub fn remember(&mut self, key: RequestKey, result: AnswerResult) {
        let OfSeat { given, order } = &mut self.of_seat[key.seat.index()];
        if given.insert(key.id.clone(), result).is_none() {
            order.push_back(key.id);
        }
        while order.len() > ANSWERS_A_SEAT {
            if let Some(oldest) = order.pop_front() {
                given.remove(&oldest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    fn key(seat: Seat, n: usize) -> RequestKey {
        RequestKey { seat, id: format!("k{n}") }
    }

    fn done(version: u32) -> AnswerResult {
        AnswerResult::Done { version }
    }

    #[test]
    fn an_answer_is_found_by_seat_and_id() {
        let mut answers = AnsweredRequests::default();
        answers.remember(key(Seat::A, 1), done(5));
        assert_eq!(answers.find(&key(Seat::A, 1)), Some(&done(5)));
        assert_eq!(answers.find(&key(Seat::B, 1)), None);
        assert_eq!(answers.find(&key(Seat::A, 2)), None);
    }

    #[test]
    fn a_seat_forgets_its_own_oldest_answers_only() {
        let mut answers = AnsweredRequests::default();
        answers.remember(key(Seat::B, 0), done(1));
        for n in 0..10 * ANSWERS_A_SEAT {
            answers.remember(key(Seat::A, n), done(2));
        }
        assert_eq!(answers.find(&key(Seat::B, 0)), Some(&done(1)));
        assert_eq!(answers.find(&key(Seat::A, 9 * ANSWERS_A_SEAT - 1)), None);
        assert_eq!(answers.find(&key(Seat::A, 9 * ANSWERS_A_SEAT)), Some(&done(2)));
        assert_eq!(answers.of_seat[0].given.len(), ANSWERS_A_SEAT);
        assert_eq!(answers.of_seat[0].order.len(), ANSWERS_A_SEAT);
    }

    #[test]
    fn an_answer_that_is_given_twice_counts_once() {
        let mut answers = AnsweredRequests::default();
        for _ in 0..2 * ANSWERS_A_SEAT {
            answers.remember(key(Seat::A, 1), done(5));
        }
        assert_eq!(answers.of_seat[0].order.len(), 1);
    }
}
