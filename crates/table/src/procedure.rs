//! Procedures of a game: one type and one file each, listed with [`frames!`](crate::frames).
//!
//! A procedure implements one of the traits below, depending on whom it asks. They have no default methods, so a
//! procedure that lacks an answer does not compile. Methods take `self` by value: a procedure that changes replaces
//! itself with [`Stack::go_on_as`](crate::Stack::go_on_as), because procedures that it begins may change the frames
//! below them.

use crate::{Chance, Game, Input, InputOf, Log, PendingOf, Refusal, RulesKey, Seat, Step};

/// A procedure that asks nobody itself, but begins others that do.
pub trait AsksNobody<G: Game> {
    /// Runs the procedure one step further.
    fn step(self, g: &mut G, key: &RulesKey, log: &mut impl Log<G>) -> Step;
}

/// A procedure that asks only chance.
pub trait AsksChance<G: Game> {
    /// Runs the procedure one step further.
    fn step(self, g: &mut G, key: &RulesKey, log: &mut impl Log<G>) -> Step;

    /// What chance is asked. This method gets no key: the question must not reveal a secret.
    fn question(&self, g: &G) -> G::ChanceQuestion;

    /// A fair answer.
    fn roll(&self, g: &G, key: &RulesKey, chance: &mut dyn Chance) -> G::Roll;

    /// Takes an answer of chance, or refuses one that is impossible.
    fn rolled(self, g: &mut G, roll: &G::Roll, key: &RulesKey, log: &mut impl Log<G>) -> Result<(), Refusal>;
}

/// A procedure that asks seats.
pub trait AsksSeats<G: Game> {
    /// Runs the procedure one step further.
    fn step(self, g: &mut G, key: &RulesKey, log: &mut impl Log<G>) -> Step;

    /// The seats that it waits for, or chance in a procedure that [asks both](AsksBoth). This method gets no
    /// key: the question must not reveal a secret.
    fn pending(&self, g: &G) -> PendingOf<G>;

    /// Lists everything that this seat, which is asked, may do now.
    fn legal(&self, g: &G, seat: Seat, key: &RulesKey, out: &mut Vec<G::Action>);

    /// Lists illegal actions that a person in this seat might try, so that they can be told why not. It may repeat
    /// legal actions.
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
    /// A fair answer of chance. It is called only if chance is asked.
    fn roll(&self, g: &G, key: &RulesKey, chance: &mut dyn Chance) -> G::Roll;

    /// Takes an answer of chance, or refuses one that is impossible.
    fn rolled(self, g: &mut G, roll: &G::Roll, key: &RulesKey, log: &mut impl Log<G>) -> Result<(), Refusal>;
}

/// Any procedure of a game. [`frames!`](crate::frames) implements it by calling the procedure in the frame.
pub trait Procedure<G: Game>: Copy {
    /// Runs the procedure one step further.
    fn step(self, g: &mut G, key: &RulesKey, log: &mut impl Log<G>) -> Step;
    /// The seats, or chance, that it waits for.
    fn pending(&self, g: &G) -> PendingOf<G>;
    /// Lists everything that this seat, which is asked, may do now.
    fn legal(&self, g: &G, seat: Seat, key: &RulesKey, out: &mut Vec<G::Action>);
    /// Lists illegal actions that a person in this seat might try.
    fn thinkable(&self, g: &G, seat: Seat, key: &RulesKey, out: &mut Vec<G::Action>);
    /// Takes or refuses an action.
    fn act(
        self,
        g: &mut G,
        seat: Seat,
        action: G::Action,
        key: &RulesKey,
        log: &mut impl Log<G>,
    ) -> Result<(), Refusal>;
    /// A fair answer of chance.
    fn roll(&self, g: &G, key: &RulesKey, chance: &mut dyn Chance) -> G::Roll;
    /// Takes or refuses an answer of chance.
    fn rolled(self, g: &mut G, roll: &G::Roll, key: &RulesKey, log: &mut impl Log<G>) -> Result<(), Refusal>;

    /// Takes or refuses an input.
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

/// A frame that can hold the procedure `P`.
pub trait Holds<P>: From<P> {
    /// The procedure, if the frame holds a `P`.
    fn held(&self) -> Option<&P>;
    /// The procedure, if the frame holds a `P`, to change it.
    fn held_mut(&mut self) -> Option<&mut P>;
}

/// Lists the procedures of a game, one line each, and whether each asks seats, chance, both or nobody:
///
/// ```text
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
/// The macro defines the enum and implements `From` and [`Holds`] for each procedure, and [`Procedure`] for the enum.
/// The order of the lines is part of digests. `examples/procedures.rs` is a game that is written like this:
///
/// ```
/// # mod game { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/procedures.rs")); }
/// use game::{Frame, LowBid, Rounds, Setup};
/// use table::{Holds, Procedure, Silent, start};
///
/// let game: LowBid = start(&Setup { seats: 3 }, &mut Silent)?;
/// let frame = Frame::from(Rounds);
/// assert!(frame.held() == Some(&Rounds));
/// assert_eq!(frame.pending(&game), table::Pending::Chance(()));
/// # Ok::<(), table::SetupErrors>(())
/// ```
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
            #[inline]
            fn step(self, g: &mut $G, key: &$crate::RulesKey, log: &mut impl $crate::Log<$G>) -> $crate::Step {
                match self {
                    $($Frame::$Name(procedure) => {
                        $crate::frames!(@step $whom $G, $P, procedure, g, key, log)
                    })+
                }
            }

            #[inline]
            fn pending(&self, g: &$G) -> $crate::PendingOf<$G> {
                match self {
                    $($Frame::$Name(procedure) => $crate::frames!(@pending $whom $G, $P, procedure, g),)+
                }
            }

            #[inline]
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

            // Inlined, because a call would copy the procedure once more, and every action comes through
            // here.
            #[inline(always)]
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

            #[inline]
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

            #[inline]
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
