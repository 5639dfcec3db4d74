//! What every store must do, as checks that any implementation can run on itself.
//!
//! ```text
//! conformance(|| Arc::new(Sqlite::in_memory().unwrap()));
//! ```
//!
//! Checks use random names, games and ids and expect nothing of what else is stored, so that `open` may give
//! a fresh store or the same one each time. They run on the calling thread, without a runtime: a store
//! that needs one is tested from inside it.

mod accounts;
mod chat;
mod history;
mod housekeeping;
mod journal;
mod lists;
mod reopening;
mod scene;
mod sessions;
mod tables;
mod waiting;

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::{BoxFuture, SharedStore};

pub use self::waiting::{together, wait};

/// One thing that a store must do, by its name.
pub struct Check {
    pub name: &'static str,
    pub run: fn(SharedStore) -> BoxFuture<'static, ()>,
}

/// The functions of a file as checks.
macro_rules! checks {
    ($($name:ident),* $(,)?) => {
        pub const CHECKS: &[$crate::conformance::Check] = &[$(
            $crate::conformance::Check { name: stringify!($name), run: |store| Box::pin($name(store)) }
        ),*];
    };
}
use checks;

/// All checks but those about reopening, in the order in which a failure is best understood.
pub fn all_checks() -> impl Iterator<Item = &'static Check> {
    [
        journal::CHECKS,
        accounts::CHECKS,
        sessions::CHECKS,
        tables::CHECKS,
        lists::CHECKS,
        chat::CHECKS,
        history::CHECKS,
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
                eprintln!("---- this was the check {}", check.name);
            }
            result.is_err()
        })
        .map(|check| check.name)
        .collect();
    assert!(failed.is_empty(), "the store does not conform: {failed:?}");
}

/// What must outlive a store that is closed. Each call of `open` opens the same data.
pub fn conformance_of_reopening(open: impl Fn() -> SharedStore) {
    wait(reopening::everything_is_there_after_reopening(&open));
    wait(reopening::closing_finishes_what_waits(&open));
    wait(reopening::a_closed_store_says_so(&open));
}
