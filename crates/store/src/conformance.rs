//! The conformance suite: what every store must do, as checks that any implementation can run on itself.
//!
//! ```text
//! conformance(|| Arc::new(Sqlite::in_memory().unwrap()));
//! ```
//!
//! The checks use random names, games and ids and assume nothing about what else is stored, so `open` may return
//! a new store or the same one each time. They run on the calling thread, without a runtime: a store that needs
//! one must be tested from inside it.

mod accounts;
mod chat;
mod fixtures;
mod history;
mod housekeeping;
mod journal;
mod lists;
mod notices;
mod open_seats;
mod reopening;
mod sessions;
mod tables;
mod waiting;

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::{BoxFuture, SharedStore};

pub use self::waiting::{together, wait};

/// One thing that a store must do.
pub struct ConformanceCheck {
    /// Says what the store must do.
    pub name: &'static str,
    /// Panics if the store does not do it.
    pub run: fn(SharedStore) -> BoxFuture<'static, ()>,
}

/// Lists functions of a file as checks.
macro_rules! checks {
    ($($name:ident),* $(,)?) => {
        pub const CHECKS: &[$crate::conformance::ConformanceCheck] = &[$(
            $crate::conformance::ConformanceCheck { name: stringify!($name), run: |store| Box::pin($name(store)) }
        ),*];
    };
}
use checks;

/// All checks except those about reopening. Basic ones come first, because their failures explain later ones.
pub fn all_checks() -> impl Iterator<Item = &'static ConformanceCheck> {
    [
        journal::CHECKS,
        accounts::CHECKS,
        sessions::CHECKS,
        tables::CHECKS,
        open_seats::CHECKS,
        lists::CHECKS,
        chat::CHECKS,
        history::CHECKS,
        notices::CHECKS,
        housekeeping::CHECKS,
    ]
    .into_iter()
    .flatten()
}

/// Runs every check and panics with the names of those that failed.
pub fn conformance(open: impl Fn() -> SharedStore) {
    let failed: Vec<&str> = all_checks()
        .filter(|check| {
            let store = open();
            let result = catch_unwind(AssertUnwindSafe(|| wait((check.run)(store))));
            if result.is_err() {
                eprintln!("---- the check {} failed", check.name);
            }
            result.is_err()
        })
        .map(|check| check.name)
        .collect();
    assert!(failed.is_empty(), "the store does not conform: {failed:?}");
}

/// Checks that data outlives a store that is closed. Each call of `open` must open the same data.
pub fn conformance_of_reopening(open: impl Fn() -> SharedStore) {
    wait(reopening::everything_is_there_after_reopening(&open));
    wait(reopening::closing_finishes_earlier_calls(&open));
    wait(reopening::a_closed_store_refuses_calls(&open));
}
