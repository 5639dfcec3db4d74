//! A number for each kind of card or tile.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// A number for each kind of card or tile, used like an array.
///
/// Its hash ends with the last kind whose number is not 0. So a new kind at the end of the list changes no digest of a
/// game that does not contain it.
///
/// ```
/// use table::{Counts, digest_of};
///
/// let mut counts = Counts::new([2, 0, 1]);
/// counts[1] += 4;
/// assert_eq!(*counts, [2, 4, 1]);
/// assert_eq!(digest_of(&counts), digest_of(&Counts::new([2, 4, 1, 0])));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Counts<const KINDS: usize>([u8; KINDS]);

impl<const KINDS: usize> Counts<KINDS> {
    /// Zero of every kind.
    pub const NONE: Counts<KINDS> = Counts([0; KINDS]);

    /// These counts, by kind.
    pub const fn new(counts: [u8; KINDS]) -> Counts<KINDS> {
        Counts(counts)
    }

    /// Whether every count is 0.
    pub fn is_empty(&self) -> bool {
        *self == Counts::NONE
    }
}

impl<const KINDS: usize> Hash for Counts<KINDS> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let n_told = self.0.iter().rposition(|count| *count > 0).map_or(0, |last| last + 1);
        self.0[..n_told].hash(hasher);
    }
}

impl<const KINDS: usize> Default for Counts<KINDS> {
    fn default() -> Self {
        Counts::NONE
    }
}

impl<const KINDS: usize> Deref for Counts<KINDS> {
    type Target = [u8; KINDS];

    fn deref(&self) -> &[u8; KINDS] {
        &self.0
    }
}

impl<const KINDS: usize> DerefMut for Counts<KINDS> {
    fn deref_mut(&mut self) -> &mut [u8; KINDS] {
        &mut self.0
    }
}

impl<const KINDS: usize> fmt::Debug for Counts<KINDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digest_of;

    #[test]
    fn a_kind_that_is_added_at_the_end_changes_no_digest() {
        assert_eq!(digest_of(&Counts::new([2, 0, 1])), digest_of(&Counts::new([2, 0, 1, 0, 0])));
        assert_eq!(digest_of(&Counts::<3>::NONE), digest_of(&Counts::<4>::default()));
        // Data that is hashed after the counts cannot be confused with them.
        assert_ne!(digest_of(&(Counts::new([2]), 1u8)), digest_of(&(Counts::new([2, 1]), 0u8)));
    }

    #[test]
    fn different_counts_have_different_digests() {
        let all = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 2], [1, 0, 2], [0, 1, 2]];
        for (index, counts) in all.iter().enumerate() {
            for other in &all[..index] {
                assert_ne!(digest_of(&Counts::new(*counts)), digest_of(&Counts::new(*other)));
            }
        }
    }

    #[test]
    fn it_is_used_like_an_array() {
        let mut counts = Counts::new([0, 3]);
        assert!(!counts.is_empty());
        counts[1] -= 3;
        assert!(counts.is_empty());
        assert_eq!((counts.to_vec(), format!("{counts:?}")), (vec![0, 0], "[0, 0]".to_string()));
    }
}
