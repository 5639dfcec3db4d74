//! The registry: what there is of every card, from one list.

/// Takes an entry a card, `Name { fact: value, … }`, and gives the enum [`Card`](super::Card), `ALL`, the count
/// and the facts of each. Six facts must be named, in this order; the others are those of
/// [`PLAIN`](super::facts::PLAIN) where an entry does not name them.
macro_rules! cards {
    ($($Card:ident {
        rule: $rule:literal,
        set: $set:expr,
        count: $count:expr,
        kind: $kind:expr,
        family: $family:expr,
        target: $target:expr
        $(, $fact:ident: $value:expr)* $(,)?
    })*) => {
        /// An event card. Cards of one kind are the same card.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum Card {
            // The first one.
            #[default]
            $($Card,)*
        }

        pub const N_CARDS: usize = Card::ALL.len();

        impl Card {
            pub const ALL: [Card; [$(Card::$Card),*].len()] = [$(Card::$Card),*];

            pub const fn facts(self) -> &'static Facts {
                &FACTS[self as usize]
            }
        }

        impl table::Kind for Card {
            fn index(self) -> usize {
                self as usize
            }

            fn from_index(index: usize) -> Card {
                Card::ALL[index]
            }
        }

        static FACTS: [Facts; N_CARDS] = [$(
            Facts {
                rule: $rule,
                set: $set,
                count: $count,
                kind: $kind,
                family: $family,
                target: $target,
                $($fact: $value,)*
                ..super::facts::PLAIN
            },
        )*];
    };
}

pub(super) use cards;
