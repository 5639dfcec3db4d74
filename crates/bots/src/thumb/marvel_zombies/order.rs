//! Whose turn comes next.

use marvel_zombies::Action;

use super::Worth;
use super::sight::Sight;
use super::turn::Choosing;

/// Whose turn makes most of a difference now.
pub fn worth(sight: &Sight<'_>, action: Action) -> Worth {
    let Action::Begin { hero } = action else { return Worth::NONE };
    let improvement = Choosing::beginning(sight, hero).map_or(0.0, |mut choosing| choosing.improvement());
    Worth::new(improvement, "begin")
}
