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
