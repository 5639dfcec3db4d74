//! Sources of random numbers. The kernel has none: the program that runs a table provides one.

/// A source of fair random numbers.
///
/// The crate `chance` has generators. Implement it yourself to fix the numbers in a test:
///
/// ```
/// use table::Chance;
///
/// struct Always(u32);
///
/// impl Chance for Always {
///     fn below(&mut self, n: u32) -> u32 {
///         self.0.min(n - 1)
///     }
/// }
///
/// let chance: &mut dyn Chance = &mut Always(3);
/// assert_eq!(chance.d6(), 4);
/// assert_eq!(chance.pick(&["ant", "bee", "cat"]), "cat");
/// ```
pub trait Chance {
    /// A number from 0 to `n - 1`, all with the same probability. `n` must not be 0.
    fn below(&mut self, n: u32) -> u32;
}

impl dyn Chance + '_ {
    /// A roll of a six-sided die.
    pub fn d6(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// One of `items`, of which there must be at least one.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// Puts `items` into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers with the largest possible number, and records what it was asked.
    struct Largest(Vec<u32>);

    impl Chance for Largest {
        fn below(&mut self, n: u32) -> u32 {
            self.0.push(n);
            n - 1
        }
    }

    struct Zero;

    impl Chance for Zero {
        fn below(&mut self, _n: u32) -> u32 {
            0
        }
    }

    #[test]
    fn a_die_has_one_to_six() {
        let chance: &mut dyn Chance = &mut Largest(Vec::new());
        assert_eq!(chance.d6(), 6);
        let chance: &mut dyn Chance = &mut Zero;
        assert_eq!(chance.d6(), 1);
    }

    #[test]
    fn every_item_can_be_picked() {
        let chance: &mut dyn Chance = &mut Largest(Vec::new());
        assert_eq!(chance.pick(&["a", "b", "c"]), "c");
        let chance: &mut dyn Chance = &mut Zero;
        assert_eq!(chance.pick(&["a", "b", "c"]), "a");
    }

    /// Each place gets any of the remaining items, including its own.
    #[test]
    fn a_shuffle_can_give_every_order() {
        let mut largest = Largest(Vec::new());
        let mut items = ["a", "b", "c", "d"];
        (&mut largest as &mut dyn Chance).shuffle(&mut items);
        assert_eq!((items, largest.0), (["a", "b", "c", "d"], vec![4, 3, 2]));
        (&mut Zero as &mut dyn Chance).shuffle(&mut items);
        assert_eq!(items, ["b", "c", "d", "a"]);
        (&mut Zero as &mut dyn Chance).shuffle::<u8>(&mut []);
    }
}
