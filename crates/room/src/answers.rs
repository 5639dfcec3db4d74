//! Answers that have been given, for requests that are sent again.

use std::collections::{BTreeMap, VecDeque};

use wire::AnswerResult;

use crate::RequestKey;
use crate::limits::ANSWERS_A_SEAT;

#[derive(Clone, Debug, Default)]
pub struct Answers {
    given: BTreeMap<RequestKey, AnswerResult>,
    /// The oldest first.
    order: VecDeque<RequestKey>,
}

impl Answers {
    pub fn find(&self, key: &RequestKey) -> Option<&AnswerResult> {
        self.given.get(key)
    }

    pub fn remember(&mut self, key: RequestKey, result: AnswerResult) {
        if self.given.insert(key.clone(), result).is_none() {
            self.order.push_back(key);
        }
        while self.order.len() > ANSWERS_A_SEAT * table::limits::SEATS {
            if let Some(oldest) = self.order.pop_front() {
                self.given.remove(&oldest);
            }
        }
    }
}
