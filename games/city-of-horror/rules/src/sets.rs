//! Small sets of places, cards and characters, stored as bits and serialised as lists.

/// A set of an enum's values, one bit each. The enum must have `ALL` and be numbered from 0.
macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident, $bits:ty, $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(type = "Array<string>"))]
        pub struct $name($bits);

        impl $name {
            pub const EMPTY: $name = $name(0);

            pub const fn one(item: $item) -> $name {
                $name(1 << item as $bits)
            }

            pub const fn has(self, item: $item) -> bool {
                self.0 & (1 << item as $bits) != 0
            }

            #[must_use]
            pub const fn with(self, item: $item) -> $name {
                $name(self.0 | 1 << item as $bits)
            }

            #[must_use]
            pub const fn without(self, item: $item) -> $name {
                $name(self.0 & !(1 << item as $bits))
            }

            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The item of a set that has exactly one.
            pub fn only(self) -> Option<$item> {
                if self.len() == 1 { self.iter().next() } else { None }
            }

            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let index = rest.trailing_zeros() as usize;
                    rest &= rest.wrapping_sub(1);
                    $item::ALL.get(index).copied()
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                items.into_iter().fold($name::EMPTY, $name::with)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                Ok(Vec::<$item>::deserialize(from)?.into_iter().collect())
            }
        }
    };
}

pub(crate) use bit_set;
