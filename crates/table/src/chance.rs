//! Chance is asked, never taken: the kernel has no generator. Whoever runs a table brings one.

/// A source of fair numbers.
pub trait Chance {
    /// A number from 0 to `n - 1`, each as likely as the other. `n` is not 0.
    fn below(&mut self, n: u32) -> u32;
}

impl dyn Chance + '_ {
    /// A die with six sides.
    pub fn d6(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// One of `items`, which are not none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers the largest number that it may, and notes what it was asked.
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
    fn any_item_may_be_picked() {
        let chance: &mut dyn Chance = &mut Largest(Vec::new());
        assert_eq!(chance.pick(&["a", "b", "c"]), "c");
        let chance: &mut dyn Chance = &mut Zero;
        assert_eq!(chance.pick(&["a", "b", "c"]), "a");
    }

    /// Each place gets any of the items that are left, its own included.
    #[test]
    fn every_order_may_come_of_a_shuffle() {
        let mut largest = Largest(Vec::new());
        let mut items = ["a", "b", "c", "d"];
        (&mut largest as &mut dyn Chance).shuffle(&mut items);
        assert_eq!((items, largest.0), (["a", "b", "c", "d"], vec![4, 3, 2]));
        (&mut Zero as &mut dyn Chance).shuffle(&mut items);
        assert_eq!(items, ["b", "c", "d", "a"]);
        (&mut Zero as &mut dyn Chance).shuffle::<u8>(&mut []);
    }
}
