//! Choosing the best action.

use chance::Seeded;
use table::Chance;

/// The action with the highest score. Chance decides between equal scores, so that no seat is favoured by its
/// letter. `actions` must not be empty.
pub fn best_of<A: Copy>(actions: &[A], chance: &mut Seeded, mut score: impl FnMut(A) -> f64) -> A {
    let mut best = (actions[0], f64::NEG_INFINITY);
    let mut n_equal = 0;
    for action in actions {
        let score = score(*action);
        if score > best.1 {
            best = (*action, score);
            n_equal = 1;
        } else if score == best.1 {
            n_equal += 1;
            if chance.below(n_equal) == 0 {
                best.0 = *action;
            }
        }
    }
    best.0
}
