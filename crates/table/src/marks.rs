//! Marks in the code that enforces a rule: `rule!("GAME-3.7")`.
//!
//! They cost nothing unless the feature `marks` is on, which only tests enable. Then a test can ask which marks its
//! thread has passed.

/// Marks the code that enforces this rule.
///
/// ```
/// fn count_votes() {
///     table::rule!("GAME-3.7");
///     // …
/// }
/// ```
#[macro_export]
macro_rules! rule {
    ($id:literal) => {
        $crate::marks::pass($id)
    };
}

/// Records that the code of this rule ran. Use [`rule!`](crate::rule) if the id is a literal.
#[cfg(not(feature = "marks"))]
#[inline(always)]
pub fn pass(_id: &'static str) {}

#[cfg(feature = "marks")]
#[allow(clippy::disallowed_types, reason = "tests record in their own thread")]
mod recording {
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    thread_local! {
        static PASSED: RefCell<Option<BTreeSet<&'static str>>> = const { RefCell::new(None) };
    }

    /// Records that the code of this rule ran. Use [`rule!`](crate::rule) if the id is a literal.
    pub fn pass(id: &'static str) {
        PASSED.with_borrow_mut(|passed| {
            if let Some(passed) = passed {
                passed.insert(id);
            }
        });
    }

    /// Runs `play` and returns its result together with the ids of the rules whose marks it passed.
    pub fn record<T>(play: impl FnOnce() -> T) -> (T, BTreeSet<&'static str>) {
        let outer = PASSED.replace(Some(BTreeSet::new()));
        let result = play();
        let passed = PASSED.replace(outer).unwrap_or_default();
        (result, passed)
    }
}

#[cfg(feature = "marks")]
pub use recording::{pass, record};

#[cfg(all(test, feature = "marks"))]
mod tests {
    use super::*;

    #[test]
    fn a_record_contains_the_marks_passed_meanwhile_without_those_of_an_inner_record() {
        pass("TOY-0");
        let ((inner, _), outer) = record(|| {
            crate::rule!("TOY-1");
            let inner = record(|| _ = crate::Refusal::new("TOY-2", "no"));
            crate::rule!("TOY-3");
            (inner.1, pass("TOY-3"))
        });
        assert_eq!(inner.into_iter().collect::<Vec<_>>(), ["TOY-2"]);
        assert_eq!(outer.into_iter().collect::<Vec<_>>(), ["TOY-1", "TOY-3"]);
    }
}
