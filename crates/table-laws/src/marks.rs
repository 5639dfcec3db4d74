//! Which rules a test has passed: see [`table::marks`].

pub use table::marks::record;

/// Whether `play` runs the code that enforces this rule.
pub fn passes<T>(rule: &str, play: impl FnOnce() -> T) -> bool {
    record(play).1.contains(rule)
}

/// Runs `play` and returns its result.
///
/// # Panics
///
/// If it did not run the code that enforces each of these rules.
#[track_caller]
pub fn assert_passes<T>(rules: &[&str], play: impl FnOnce() -> T) -> T {
    let (result, passed) = record(play);
    let missed: Vec<&str> = rules.iter().copied().filter(|rule| !passed.contains(rule)).collect();
    assert!(missed.is_empty(), "passed {passed:?}, but not {missed:?}");
    result
}
