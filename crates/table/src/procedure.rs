//! Procedures: a type and a file each, listed once with [`frames!`](crate::frames).
//!
//! A procedure implements one of the traits below, by whom it asks. None of them has a default, so a procedure
//! that lacks an answer does not compile. `self` comes by value: a procedure that goes on says so with
//! [`Stack::go_on_as`](crate::Stack::go_on_as), because what it begins may change the frames beneath it.

use crate::{Chance, Game, Input, InputOf, Log, PendingOf, Refusal, RulesKey, Seat, Step};

/// A procedure that asks nobody itself: it begins others, which do.
pub trait AsksNobody<G: Game> {
    /// Runs it a little further.
    fn step(self, g: &mut G, key: &RulesKey, log: &mut impl Log<G>) -> Step;
}

/// A procedure that asks chance alone.
pub trait AsksChance<G: Game> {
    /// Runs it a little further.
    fn step(self, g: &mut G, key: &RulesKey, log: &mut impl Log<G>) -> Step;

    /// What chance is asked. It gets no key: being asked must not tell a secret.
    fn question(&self, g: &G) -> G::ChanceQuestion;

    /// A fair answer.
    fn roll(&self, g: &G, key: &RulesKey, chance: &mut dyn Chance) -> G::Roll;

    /// Takes an answer, or refuses one that chance could not have given.
    fn rolled(self, g: &mut G, roll: &G::Roll, key: &RulesKey, log: &mut impl Log<G>) -> Result<(), Refusal>;
}

/// A procedure that asks seats.
pub trait AsksSeats<G: Game> {
    /// Runs it a little further.
    fn step(self, g: &mut G, key: &RulesKey, log: &mut impl Log<G>) -> Step;

    /// Whom it waits for: seats, or chance in a procedure that [asks both](AsksBoth). It gets no key: being asked must not tell a secret.
    fn pending(&self, g: &G) -> PendingOf<G>;

    /// Everything this seat, which is asked, may do now.
    fn legal(&self, g: &G, seat: Seat, key: &RulesKey, out: &mut Vec<G::Action>);

    /// What a person in this seat might try beyond what is legal, to be told why not. It may repeat what is
    /// legal.
    fn thinkable(&self, g: &G, seat: Seat, key: &RulesKey, out: &mut Vec<G::Action>);

    /// Takes the action of a seat that is asked, or refuses it by a rule and changes nothing.
    fn act(
        self,
        g: &mut G,
        seat: Seat,
        action: G::Action,
        key: &RulesKey,
        log: &mut impl Log<G>,
    ) -> Result<(), Refusal>;
}

/// A procedure that asks seats at some of its stages and chance at others.
pub trait AsksBoth<G: Game>: AsksSeats<G> {
    /// A fair answer of chance, where chance is asked.
    fn roll(&self, g: &G, key: &RulesKey, chance: &mut dyn Chance) -> G::Roll;

    /// Takes an answer, or refuses one that chance could not have given.
    fn rolled(self, g: &mut G, roll: &G::Roll, key: &RulesKey, log: &mut impl Log<G>) -> Result<(), Refusal>;
}

/// Any procedure of a game: [`frames!`](crate::frames) implements it by asking the one that is meant.
pub trait Procedure<G: Game>: Copy {
    fn step(self, g: &mut G, key: &RulesKey, log: &mut impl Log<G>) -> Step;
    fn pending(&self, g: &G) -> PendingOf<G>;
    fn legal(&self, g: &G, seat: Seat, key: &RulesKey, out: &mut Vec<G::Action>);
    fn thinkable(&self, g: &G, seat: Seat, key: &RulesKey, out: &mut Vec<G::Action>);
    fn act(
        self,
        g: &mut G,
        seat: Seat,
        action: G::Action,
        key: &RulesKey,
        log: &mut impl Log<G>,
    ) -> Result<(), Refusal>;
    fn roll(&self, g: &G, key: &RulesKey, chance: &mut dyn Chance) -> G::Roll;
    fn rolled(self, g: &mut G, roll: &G::Roll, key: &RulesKey, log: &mut impl Log<G>) -> Result<(), Refusal>;

    /// Takes an input: of a seat, or of chance.
    fn answer(
        self,
        g: &mut G,
        input: &InputOf<G>,
        key: &RulesKey,
        log: &mut impl Log<G>,
    ) -> Result<(), Refusal> {
        match input {
            Input::Act(seat, action) => self.act(g, *seat, *action, key, log),
            Input::Chance(roll) => self.rolled(g, roll, key, log),
        }
    }
}

/// A frame that may be a `P`.
pub trait Holds<P>: From<P> {
    fn held(&self) -> Option<&P>;
    fn held_mut(&mut self) -> Option<&mut P>;
}

/// The procedures of a game, one line each, with whom they ask:
///
/// ```ignore
/// frames! {
///     pub enum Frame of MyGame {
///         SetUp(SetUp) asks chance,
///         Vote(Vote) asks seats,
///         Search(Search) asks both,
///         Attack(Attack) asks nobody,
///     }
/// }
/// ```
///
/// It makes the enum, `From` each procedure, [`Holds`] for each, and [`Procedure`] for the enum. The order of
/// the lines is part of digests.
#[macro_export]
macro_rules! frames {
    ($(#[$about:meta])* $vis:vis enum $Frame:ident of $G:ty {
        $($(#[$doc:meta])* $Name:ident($P:ty) asks $whom:ident),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $Frame { $($(#[$doc])* $Name($P),)+ }

        $(
            impl From<$P> for $Frame {
                fn from(procedure: $P) -> $Frame {
                    $Frame::$Name(procedure)
                }
            }

            impl $crate::Holds<$P> for $Frame {
                fn held(&self) -> Option<&$P> {
                    let $Frame::$Name(procedure) = self else { return None };
                    Some(procedure)
                }

                fn held_mut(&mut self) -> Option<&mut $P> {
                    let $Frame::$Name(procedure) = self else { return None };
                    Some(procedure)
                }
            }
        )+

        impl $crate::Procedure<$G> for $Frame {
            fn step(self, g: &mut $G, key: &$crate::RulesKey, log: &mut impl $crate::Log<$G>) -> $crate::Step {
                match self {
                    $($Frame::$Name(procedure) => {
                        $crate::frames!(@step $whom $G, $P, procedure, g, key, log)
                    })+
                }
            }

            fn pending(&self, g: &$G) -> $crate::PendingOf<$G> {
                match self {
                    $($Frame::$Name(procedure) => $crate::frames!(@pending $whom $G, $P, procedure, g),)+
                }
            }

            fn legal(
                &self,
                g: &$G,
                seat: $crate::Seat,
                key: &$crate::RulesKey,
                out: &mut Vec<<$G as $crate::Game>::Action>,
            ) {
                match self {
                    $($Frame::$Name(procedure) => {
                        $crate::frames!(@legal $whom $G, $P, procedure, g, seat, key, out)
                    })+
                }
            }

            fn thinkable(
                &self,
                g: &$G,
                seat: $crate::Seat,
                key: &$crate::RulesKey,
                out: &mut Vec<<$G as $crate::Game>::Action>,
            ) {
                match self {
                    $($Frame::$Name(procedure) => {
                        $crate::frames!(@thinkable $whom $G, $P, procedure, g, seat, key, out)
                    })+
                }
            }

            fn act(
                self,
                g: &mut $G,
                seat: $crate::Seat,
                action: <$G as $crate::Game>::Action,
                key: &$crate::RulesKey,
                log: &mut impl $crate::Log<$G>,
            ) -> Result<(), $crate::Refusal> {
                match self {
                    $($Frame::$Name(procedure) => {
                        $crate::frames!(@act $whom $G, $P, procedure, g, seat, action, key, log)
                    })+
                }
            }

            fn roll(
                &self,
                g: &$G,
                key: &$crate::RulesKey,
                chance: &mut dyn $crate::Chance,
            ) -> <$G as $crate::Game>::Roll {
                match self {
                    $($Frame::$Name(procedure) => {
                        $crate::frames!(@roll $whom $G, $P, procedure, g, key, chance)
                    })+
                }
            }

            fn rolled(
                self,
                g: &mut $G,
                roll: &<$G as $crate::Game>::Roll,
                key: &$crate::RulesKey,
                log: &mut impl $crate::Log<$G>,
            ) -> Result<(), $crate::Refusal> {
                match self {
                    $($Frame::$Name(procedure) => {
                        $crate::frames!(@rolled $whom $G, $P, procedure, g, roll, key, log)
                    })+
                }
            }
        }
    };

    (@step nobody $G:ty, $P:ty, $($given:tt)*) => { <$P as $crate::AsksNobody<$G>>::step($($given)*) };
    (@step chance $G:ty, $P:ty, $($given:tt)*) => { <$P as $crate::AsksChance<$G>>::step($($given)*) };
    (@step seats $G:ty, $P:ty, $($given:tt)*) => { <$P as $crate::AsksSeats<$G>>::step($($given)*) };
    (@step both $($given:tt)*) => { $crate::frames!(@step seats $($given)*) };

    (@pending nobody $G:ty, $P:ty, $procedure:ident, $g:ident) => {{
        let _ = ($procedure, $g);
        unreachable!("a procedure that asks nobody waits for nobody")
    }};
    (@pending chance $G:ty, $P:ty, $($given:tt)*) => {
        $crate::Pending::Chance(<$P as $crate::AsksChance<$G>>::question($($given)*))
    };
    (@pending seats $G:ty, $P:ty, $($given:tt)*) => { <$P as $crate::AsksSeats<$G>>::pending($($given)*) };
    (@pending both $($given:tt)*) => { $crate::frames!(@pending seats $($given)*) };

    (@legal seats $G:ty, $P:ty, $($given:tt)*) => { <$P as $crate::AsksSeats<$G>>::legal($($given)*) };
    (@legal both $($given:tt)*) => { $crate::frames!(@legal seats $($given)*) };
    (@legal $nobody:ident $G:ty, $P:ty, $procedure:ident, $($given:tt)*) => {{
        let _ = $procedure;
    }};

    (@thinkable seats $G:ty, $P:ty, $($given:tt)*) => { <$P as $crate::AsksSeats<$G>>::thinkable($($given)*) };
    (@thinkable both $($given:tt)*) => { $crate::frames!(@thinkable seats $($given)*) };
    (@thinkable $nobody:ident $G:ty, $P:ty, $procedure:ident, $($given:tt)*) => {{
        let _ = $procedure;
    }};

    (@act seats $G:ty, $P:ty, $($given:tt)*) => { <$P as $crate::AsksSeats<$G>>::act($($given)*) };
    (@act both $($given:tt)*) => { $crate::frames!(@act seats $($given)*) };
    (@act $nobody:ident $G:ty, $P:ty, $procedure:ident, $($given:tt)*) => {{
        let _ = $procedure;
        Err($crate::Refusal::NOT_ASKED)
    }};

    (@roll chance $G:ty, $P:ty, $($given:tt)*) => { <$P as $crate::AsksChance<$G>>::roll($($given)*) };
    (@roll both $G:ty, $P:ty, $($given:tt)*) => { <$P as $crate::AsksBoth<$G>>::roll($($given)*) };
    (@roll $nobody:ident $G:ty, $P:ty, $procedure:ident, $($given:tt)*) => {{
        let _ = $procedure;
        unreachable!("chance is not asked")
    }};

    (@rolled chance $G:ty, $P:ty, $($given:tt)*) => { <$P as $crate::AsksChance<$G>>::rolled($($given)*) };
    (@rolled both $G:ty, $P:ty, $($given:tt)*) => { <$P as $crate::AsksBoth<$G>>::rolled($($given)*) };
    (@rolled $nobody:ident $G:ty, $P:ty, $procedure:ident, $($given:tt)*) => {{
        let _ = $procedure;
        Err($crate::Refusal::NO_CHANCE_ASKED)
    }};
}
