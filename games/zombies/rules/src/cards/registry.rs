//! Macros that turn the list of cards, and the list of stages at which cards ask questions, into enums, facts
//! and dispatch.

/// Takes one entry per card, `Name { fact: value, … }`, and produces the enum [`Card`](super::Card), `ALL`,
/// the number of kinds and the facts of each. An entry must name six facts, in this order, and after them
/// what the card does, which is a [`Deed`](super::deed::Deed). Facts that an entry does not name are those of
/// [`PLAIN`](super::facts::PLAIN).
macro_rules! cards {
    ($($Card:ident {
        rule: $rule:literal,
        set: $set:expr,
        count: $count:expr,
        kind: $kind:expr,
        family: $family:expr,
        target: $target:expr,
        does: $does:expr
        $(, $fact:ident: $value:expr)* $(,)?
    })*) => {
        /// An event card. Cards of one kind are indistinguishable.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum Card {
            // The default is the first one.
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

        /// Calls `out` with everything this card may be aimed at now.
        pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
            match card {
                $(Card::$Card => Deed::aims(&$does, g, seat, key, out),)*
            }
        }

        /// The card takes effect.
        pub(crate) fn resolve(g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
            match played.card {
                $(Card::$Card => Deed::resolve(&$does, g, played, key, log),)*
            }
        }

        /// The card has been put in play as an item.
        pub(crate) fn arrived(g: &mut Zombies, played: &Played, log: &mut impl Log<Zombies>) {
            match played.card {
                $(Card::$Card => Deed::arrived(&$does, g, played, log),)*
            }
        }
    };
}

/// Takes one line per stage, `Name(its type)` and whether it `rolls`, `asks` or `follows`, and produces the
/// enum, the names that players see, and the dispatch. Digests depend on the order of the lines.
macro_rules! stages {
    ($($Name:ident($Type:ty) $how:ident,)*) => {
        /// A follow-up question of a card.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Stage {
            $($Name($Type),)*
        }

        /// The name of a [`Stage`], for those who are asked.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
        #[serde(rename_all = "kebab-case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantArray))]
        pub enum StageName {
            $($Name,)*
        }

        impl StageName {
            /// Whether a player is asked at this stage.
            pub fn asks(self) -> bool {
                match self {
                    $(StageName::$Name => stages!(@asks $how),)*
                }
            }
        }

        $(impl From<$Type> for Frame {
            fn from(stage: $Type) -> Frame {
                Frame::Stage(Stage::$Name(stage))
            }
        }

        impl table::Holds<$Type> for Frame {
            fn held(&self) -> Option<&$Type> {
                let Frame::Stage(Stage::$Name(stage)) = self else { return None };
                Some(stage)
            }

            fn held_mut(&mut self) -> Option<&mut $Type> {
                let Frame::Stage(Stage::$Name(stage)) = self else { return None };
                Some(stage)
            }
        })*

        impl Stage {
            pub(crate) fn name(&self) -> StageName {
                match self {
                    $(Stage::$Name(_) => StageName::$Name,)*
                }
            }

            /// The player who is asked, or `None` if the stage asks nobody.
            pub(crate) fn asked(&self) -> Option<Asked> {
                match self {
                    $(Stage::$Name(stage) => stages!(@asked $how $Type, stage),)*
                }
            }

            pub(super) fn go_on(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
                match self {
                    $(Stage::$Name(stage) => stages!(@step $how $Type, stage, g, key, log),)*
                }
            }

            /// What chance is asked, or `None` if a player is asked.
            pub(super) fn chance_question(&self, g: &Zombies) -> Option<ChanceQuestion> {
                match self {
                    $(Stage::$Name(stage) => stages!(@chance_question $how stage, g),)*
                }
            }

            pub(super) fn take_roll(
                self,
                g: &mut Zombies,
                roll: &Roll,
                key: &RulesKey,
                log: &mut impl Log<Zombies>,
            ) -> Result<(), Refusal> {
                match self {
                    $(Stage::$Name(stage) => stages!(@rolled $how stage, g, roll, key, log),)*
                }
            }

            pub(super) fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
                match self {
                    $(Stage::$Name(stage) => stages!(@choices $how stage, g, key, out),)*
                }
            }

            pub(super) fn may_stop(&self, g: &Zombies) -> bool {
                match self {
                    $(Stage::$Name(stage) => stages!(@may_stop $how stage, g),)*
                }
            }

            pub(super) fn picks(&self) -> Picks {
                match self {
                    $(Stage::$Name(_) => stages!(@picks $how $Type),)*
                }
            }

            pub(super) fn picked(
                self,
                g: &mut Zombies,
                aim: Option<Aim>,
                key: &RulesKey,
                log: &mut impl Log<Zombies>,
            ) {
                match self {
                    $(Stage::$Name(stage) => stages!(@picked $how stage, g, aim, key, log),)*
                }
            }
        }
    };

    (@asks asks) => { true };
    (@asks $other:ident) => { false };

    (@asked rolls $Type:ty, $stage:ident) => { Some(<$Type as Rolls>::asked($stage)) };
    (@asked asks $Type:ty, $stage:ident) => { Some(<$Type as Asks>::asked($stage)) };
    (@asked follows $Type:ty, $stage:ident) => {{
        let _ = $stage;
        None
    }};

    (@step rolls $Type:ty, $($given:tt)*) => { <$Type as Rolls>::step($($given)*) };
    (@step asks $Type:ty, $($given:tt)*) => { <$Type as Asks>::step($($given)*) };
    (@step follows $Type:ty, $($given:tt)*) => { <$Type as Follows>::step($($given)*) };

    (@chance_question rolls $($given:tt)*) => { Some(Rolls::chance_question($($given)*)) };
    (@chance_question $other:ident $stage:ident, $g:ident) => {{
        let _ = $stage;
        None
    }};

    (@rolled rolls $($given:tt)*) => { Rolls::rolled($($given)*) };
    (@rolled $other:ident $stage:ident, $($given:tt)*) => {{
        let _ = $stage;
        Err(Refusal::IMPOSSIBLE_ROLL)
    }};

    (@choices asks $($given:tt)*) => { Asks::choices($($given)*) };
    (@choices $other:ident $stage:ident, $($given:tt)*) => {{
        let _ = $stage;
    }};

    (@may_stop asks $($given:tt)*) => { Asks::may_stop($($given)*) };
    (@may_stop $other:ident $stage:ident, $g:ident) => {{
        let _ = $stage;
        false
    }};

    (@picks asks $Type:ty) => { <$Type as Asks>::PICKS };
    (@picks $other:ident $Type:ty) => { Picks::Openly };

    (@picked asks $($given:tt)*) => { Asks::picked($($given)*) };
    (@picked $other:ident $stage:ident, $($given:tt)*) => {{
        let _ = $stage;
    }};
}

pub(super) use {cards, stages};
