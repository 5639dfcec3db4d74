//! Orders: answers that a seat gives in advance to later questions.
//!
//! There are two kinds. [`Once`] answers the next question of its kind; [`StandingOrder`] answers every one until
//! something ends, or until its owner withdraws it. [`Passes`] are the orders that every game has: to pass in windows.
//!
//! Orders are part of the state of a game, in a [`Secret`](crate::Secret) of their owner. Actions change them, so they
//! are in the journal, survive a restart, and can be taken back. [`Game::is_order`](crate::Game::is_order) lets every
//! seat take such an action at any time. To withdraw an order, leave `None`.

use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// An answer to the next question of its kind, which uses it up.
///
/// ```
/// use table::Once;
///
/// let mut order = Once::default();
/// order.leave(Some("north"));
/// assert_eq!(order.answer(), Some("north"));
/// assert_eq!(order.answer(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Once<T>(Option<T>);

impl<T> Default for Once<T> {
    fn default() -> Once<T> {
        Once(None)
    }
}

impl<T: Copy> Once<T> {
    /// Gives or replaces the order, or withdraws it.
    pub fn leave(&mut self, answer: Option<T>) {
        self.0 = answer;
    }

    /// Answers a question with the order, and removes it.
    pub fn answer(&mut self) -> Option<T> {
        self.0.take()
    }

    /// The same, if the order fits this question. Otherwise it stays.
    pub fn answer_if(&mut self, fits: impl FnOnce(&T) -> bool) -> Option<T> {
        self.0.take_if(|answer| fits(answer))
    }

    /// The order, to show it to its owner.
    pub fn left(&self) -> Option<T> {
        self.0
    }
}

/// Answers to the next question about each of several things: at most `N` answers at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
#[serde(bound = "ArrayVec<[(K, T); N]>: Serialize")]
pub struct OnceEach<K, T, const N: usize>(ArrayVec<[(K, T); N]>)
where
    [(K, T); N]: tinyvec::Array<Item = (K, T)>;

/// There are already as many orders as there may be at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyOrders;

impl<K: Copy + Eq, T: Copy, const N: usize> OnceEach<K, T, N>
where
    [(K, T); N]: tinyvec::Array<Item = (K, T)>,
{
    /// Gives or replaces the order about this thing, or withdraws it.
    pub fn leave(&mut self, about: K, answer: Option<T>) -> Result<(), TooManyOrders> {
        let earlier = self.place_of(about);
        if earlier.is_none() && answer.is_some() && self.0.len() == N {
            return Err(TooManyOrders);
        }
        if let Some(index) = earlier {
            self.0.remove(index);
        }
        if let Some(answer) = answer {
            self.0.push((about, answer));
        }
        Ok(())
    }

    /// Answers a question about this thing, and removes the order.
    pub fn answer(&mut self, about: K) -> Option<T> {
        let index = self.place_of(about)?;
        Some(self.0.remove(index).1)
    }

    /// The orders, to show them to their owner.
    pub fn left(&self) -> &[(K, T)] {
        &self.0
    }

    fn place_of(&self, about: K) -> Option<usize> {
        self.0.iter().position(|(of, _)| *of == about)
    }
}

/// An answer to every question of its kind, until something ends.
///
/// ```
/// use table::{PassUntil, StandingPass, StandingOrder};
///
/// let mut order = StandingOrder::default();
/// order.leave(Some(StandingPass { until: PassUntil::Round }));
/// order.end(&PassUntil::Window);
/// assert!(order.answer().is_some());
/// order.end(&PassUntil::Round);
/// assert!(order.answer().is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct StandingOrder<T>(Option<T>);

/// An order that knows when it ends.
pub trait Lasts {
    /// What can end. Smaller values end sooner: the end of a round also ends orders until the end of a turn.
    type End: Ord;

    /// How long the order stands.
    fn until(&self) -> Self::End;
}

impl<T> Default for StandingOrder<T> {
    fn default() -> StandingOrder<T> {
        StandingOrder(None)
    }
}

impl<T: Copy> StandingOrder<T> {
    /// Gives or replaces the order, or withdraws it.
    pub fn leave(&mut self, answer: Option<T>) {
        self.0 = answer;
    }

    /// Answers a question with the order, which stays.
    pub fn answer(&self) -> Option<T> {
        self.0
    }

    /// Removes the order if it stands until this end or an earlier one.
    pub fn end(&mut self, over: &T::End)
    where
        T: Lasts,
    {
        if self.0.is_some_and(|answer| answer.until() <= *over) {
            self.0 = None;
        }
    }
}

/// The `N` kinds of windows of a game. A game with only one kind uses `()`.
pub trait WindowKind<const N: usize>: Copy + 'static {
    /// Every kind, by index.
    const ALL: [Self; N];

    /// Its index in [`WindowKind::ALL`].
    fn index(self) -> usize;
}

impl WindowKind<1> for () {
    const ALL: [(); 1] = [()];

    fn index(self) -> usize {
        0
    }
}

/// An order to pass in windows of one kind or of all kinds, or the withdrawal of such an order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PassOrder<K, P> {
    /// The kind of windows; `None` for all kinds.
    #[serde(default = "all_kinds")]
    pub at: Option<K>,
    /// How to pass; `None` withdraws the order.
    pub pass: Option<P>,
}

fn all_kinds<K>() -> Option<K> {
    None
}

/// A standing pass as its owner sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PassAt<K, P> {
    /// The kind of windows.
    pub at: K,
    /// The pass that stands there.
    pub pass: P,
}

/// The standing passes of one seat, by kind of window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passes<K, P, const N: usize> {
    left: [StandingOrder<P>; N],
    kind: PhantomData<K>,
}

/// Hashes only the passes that stand. Nearly always there are none, and every input of a game hashes its state.
impl<K, P: Hash, const N: usize> Hash for Passes<K, P, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        for (number, pass) in (1u8..).zip(&self.left) {
            if let StandingOrder(Some(pass)) = pass {
                number.hash(hasher);
                pass.hash(hasher);
            }
        }
        0u8.hash(hasher);
    }
}

impl<K, P: Copy, const N: usize> Default for Passes<K, P, N> {
    fn default() -> Passes<K, P, N> {
        Passes { left: [StandingOrder::default(); N], kind: PhantomData }
    }
}

impl<K: WindowKind<N> + PartialEq, P: Copy + Lasts, const N: usize> Passes<K, P, N> {
    /// The same pass for every kind of window.
    pub fn everywhere(pass: P) -> Passes<K, P, N> {
        let mut passes = Passes::default();
        passes.leave(PassOrder { at: None, pass: Some(pass) });
        passes
    }

    /// Follows an order: gives, replaces or withdraws passes.
    pub fn leave(&mut self, order: PassOrder<K, P>) {
        for kind in K::ALL.into_iter().filter(|kind| order.at.is_none_or(|at| at == *kind)) {
            self.left[kind.index()].leave(order.pass);
        }
    }

    /// The pass that stands in windows of this kind.
    pub fn at(&self, kind: K) -> Option<P> {
        self.left[kind.index()].answer()
    }

    /// Removes the passes that stand until this end or an earlier one.
    pub fn end(&mut self, over: P::End) {
        self.left.iter_mut().for_each(|pass| pass.end(&over));
    }

    /// The standing passes, to show them to their owner.
    pub fn shown(&self) -> Vec<PassAt<K, P>> {
        K::ALL.into_iter().filter_map(|at| Some(PassAt { at, pass: self.at(at)? })).collect()
    }
}

/// A standing pass without conditions, in a game of rounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingPass {
    /// How long it stands.
    pub until: PassUntil,
}

/// How long a [`StandingPass`] stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PassUntil {
    /// Until the open window closes, or somebody does something other than pass in it.
    #[default]
    Window,
    /// Until the end of the current round.
    Round,
    /// Until the end of the game.
    Game,
}

/// The passes of a game with one kind of windows, whose passes have no conditions.
pub type PlainPasses = Passes<(), StandingPass, 1>;

/// The orders of such a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum PlainOrder {
    /// Passes in windows, or withdraws such a pass.
    Pass(PassOrder<(), StandingPass>),
}

impl Lasts for StandingPass {
    type End = PassUntil;

    fn until(&self) -> PassUntil {
        self.until
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn once_answers_one_question() {
        let mut left = Once::default();
        assert_eq!(left.answer(), None);
        left.leave(Some("north"));
        assert_eq!((left.left(), left.answer()), (Some("north"), Some("north")));
        assert_eq!(left.answer(), None, "it is used up");
    }

    #[test]
    fn once_waits_for_a_question_that_fits() {
        let mut left = Once::default();
        left.leave(Some("north"));
        assert_eq!(left.answer_if(|answer| *answer == "south"), None);
        assert_eq!(left.answer_if(|answer| *answer == "north"), Some("north"));
        assert_eq!(left.answer(), None);
    }

    #[test]
    fn an_order_replaces_the_last_one_and_none_withdraws_it() {
        let mut left = Once::default();
        left.leave(Some(1));
        left.leave(Some(2));
        assert_eq!(left.answer(), Some(2));
        left.leave(Some(3));
        left.leave(None);
        assert_eq!(left, Once::default());
        let mut left = StandingOrder::default();
        left.leave(Some(1));
        left.leave(Some(2));
        assert_eq!(left.answer(), Some(2));
        left.leave(None);
        assert_eq!(left, StandingOrder::default());
    }

    #[test]
    fn the_hash_tells_all_passes_apart() {
        use crate::digest_of;

        #[derive(Clone, Copy, PartialEq)]
        enum Kind {
            First,
            Second,
        }
        impl WindowKind<2> for Kind {
            const ALL: [Kind; 2] = [Kind::First, Kind::Second];
            fn index(self) -> usize {
                self as usize
            }
        }
        let mut digests = Vec::new();
        for first in [None, Some(PassUntil::Window), Some(PassUntil::Round)] {
            for second in [None, Some(PassUntil::Window), Some(PassUntil::Round)] {
                let mut passes = Passes::<Kind, StandingPass, 2>::default();
                for (at, until) in [(Kind::First, first), (Kind::Second, second)] {
                    passes.leave(PassOrder { at: Some(at), pass: until.map(|until| StandingPass { until }) });
                }
                digests.push(digest_of(&(passes, 1u8)));
            }
        }
        digests.sort();
        digests.dedup();
        assert_eq!(digests.len(), 9);
        // The passes of one seat are kept apart from those of the next.
        let [none, standing] = [None, Some(StandingPass { until: PassUntil::Game })].map(|pass| {
            let mut passes = Passes::<Kind, StandingPass, 2>::default();
            passes.leave(PassOrder { at: None, pass });
            passes
        });
        assert_ne!(digest_of(&[none, standing]), digest_of(&[standing, none]));
    }

    /// The end of a seat's passes differs from the number of a pass, even if the pass itself is a single byte.
    #[test]
    fn the_hash_tells_the_end_of_the_passes_from_a_pass() {
        #[derive(Clone, Copy, Hash)]
        struct Byte(u8);
        impl Lasts for Byte {
            type End = ();
            fn until(&self) {}
        }
        let (none, one) = (Passes::<(), Byte, 1>::default(), Passes::everywhere(Byte(1)));
        assert_ne!(crate::digest_of(&[none, one]), crate::digest_of(&[one, none]));
    }

    #[test]
    fn until_answers_every_question() {
        let mut left = StandingOrder::default();
        assert_eq!(left.answer(), None);
        left.leave(Some("north"));
        assert_eq!((left.answer(), left.answer()), (Some("north"), Some("north")));
    }

    #[test]
    fn an_end_also_ends_orders_that_end_sooner() {
        let stands_after = |until: PassUntil, over: PassUntil| {
            let mut left = StandingOrder::default();
            left.leave(Some(StandingPass { until }));
            left.end(&over);
            left.answer().is_some()
        };
        let all = [PassUntil::Window, PassUntil::Round, PassUntil::Game];
        let stands = all.map(|until| all.map(|over| stands_after(until, over)));
        assert_eq!(stands, [[false, false, false], [true, false, false], [true, true, false]]);
        let mut nothing: StandingOrder<StandingPass> = StandingOrder::default();
        nothing.end(&PassUntil::Game);
        assert_eq!(nothing.answer(), None);
    }

    #[test]
    fn there_is_one_order_about_each_thing_and_a_limit() {
        let mut left: OnceEach<char, u8, 2> = OnceEach::default();
        assert_eq!(left.leave('a', Some(1)), Ok(()));
        assert_eq!(left.leave('b', Some(2)), Ok(()));
        assert_eq!(left.leave('c', Some(3)), Err(TooManyOrders));
        assert_eq!(left.leave('a', Some(4)), Ok(()), "it replaces the first one");
        assert_eq!(left.leave('c', None), Ok(()), "there is nothing to withdraw");
        assert_eq!(left.left(), [('b', 2), ('a', 4)]);
        assert_eq!((left.answer('a'), left.answer('a'), left.answer('c')), (Some(4), None, None));
        assert_eq!(left.leave('c', Some(3)), Ok(()));
        assert_eq!(left.leave('b', None), Ok(()));
        assert_eq!((left.answer('b'), left.answer('c')), (None, Some(3)));
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Kind {
        Roll,
        Kill,
        Death,
    }

    impl WindowKind<3> for Kind {
        const ALL: [Kind; 3] = [Kind::Roll, Kind::Kill, Kind::Death];

        fn index(self) -> usize {
            self as usize
        }
    }

    const ROUND: StandingPass = StandingPass { until: PassUntil::Round };
    const GAME: StandingPass = StandingPass { until: PassUntil::Game };

    #[test]
    fn passes_are_given_for_one_kind_of_windows_or_for_all() {
        let mut passes: Passes<Kind, StandingPass, 3> = Passes::default();
        let standing = |passes: &Passes<Kind, StandingPass, 3>| Kind::ALL.map(|kind| passes.at(kind));
        assert_eq!(standing(&passes), [None; 3]);
        passes.leave(PassOrder { at: Some(Kind::Kill), pass: Some(ROUND) });
        assert_eq!(standing(&passes), [None, Some(ROUND), None]);
        passes.leave(PassOrder { at: None, pass: Some(GAME) });
        assert_eq!(passes, Passes::everywhere(GAME));
        passes.leave(PassOrder { at: Some(Kind::Roll), pass: None });
        assert_eq!(standing(&passes), [None, Some(GAME), Some(GAME)]);
        passes.leave(PassOrder { at: None, pass: None });
        assert_eq!(passes, Passes::default());
    }

    #[test]
    fn each_pass_ends_at_its_time_and_is_shown_with_its_windows() {
        let mut passes: Passes<Kind, StandingPass, 3> = Passes::everywhere(GAME);
        passes.leave(PassOrder { at: Some(Kind::Kill), pass: Some(ROUND) });
        passes.end(PassUntil::Window);
        assert_eq!(passes.shown().len(), 3);
        passes.end(PassUntil::Round);
        let shown = [PassAt { at: Kind::Roll, pass: GAME }, PassAt { at: Kind::Death, pass: GAME }];
        assert_eq!(passes.shown(), shown);
    }

    #[test]
    fn orders_are_written_and_read() {
        let order: PassOrder<(), StandingPass> = PassOrder { at: None, pass: Some(ROUND) };
        let text = r#"{"at":null,"pass":{"until":"round"}}"#;
        assert_eq!(serde_json::to_string(&order).unwrap(), text);
        for text in [text, r#"{"pass":{"until":"round"}}"#] {
            let read: PassOrder<(), StandingPass> = serde_json::from_str(text).unwrap();
            assert_eq!(read, order);
        }
        let mut left = Once::default();
        assert_eq!(serde_json::to_string(&left).unwrap(), "null");
        left.leave(Some(3));
        assert_eq!(serde_json::to_string(&left).unwrap(), "3");
        let mut each: OnceEach<char, u8, 2> = OnceEach::default();
        each.leave('a', Some(1)).unwrap();
        assert_eq!(serde_json::to_string(&each).unwrap(), r#"[["a",1]]"#);
    }
}
