//! What has changed in a view.

use ts_rs::TS;

/// The parts of a view that have changed, by path: `vote`, `seats/2/hand`. It is JSON already, and empty if
/// nothing has changed.
#[derive(Clone, Copy, Debug, TS)]
#[ts(type = "Record<string, unknown>")]
pub struct Patch<'a>(pub &'a [u8]);
