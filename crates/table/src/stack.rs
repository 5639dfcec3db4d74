//! Where a game stands: procedures under way, the innermost on top.

use tinyvec::ArrayVec;

use crate::{Chance, Game, Holds, Pending, PendingOf, Procedure, RulesKey, Seat, Step};

/// A stack of frames with a depth limit. Going deeper is a defect of the rules and stops the program:
/// the depth of a game is bounded by its rulebook, not by its players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stack<Frame: Copy + Default, const DEPTH: usize> {
    frames: ArrayVec<[Frame; DEPTH]>,
}

impl<Frame: Copy + Default, const DEPTH: usize> Stack<Frame, DEPTH> {
    /// Begins a procedure inside the one under way.
    pub fn begin(&mut self, procedure: impl Into<Frame>) -> Step {
        assert!(self.frames.len() < DEPTH, "more than {DEPTH} procedures under way");
        self.frames.push(procedure.into());
        Step::Ran
    }

    /// The innermost procedure goes on as this one.
    pub fn go_on_as(&mut self, procedure: impl Into<Frame>) {
        *self.frames.last_mut().expect("a procedure is under way") = procedure.into();
    }

    /// The innermost procedure is done.
    pub fn done(&mut self) -> Step {
        self.frames.pop().expect("a procedure is under way");
        Step::Ran
    }

    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }

    pub fn top_mut(&mut self) -> Option<&mut Frame> {
        self.frames.last_mut()
    }

    /// The innermost procedure, where it is a `P`.
    pub fn top_as<P>(&self) -> Option<&P>
    where
        Frame: Holds<P>,
    {
        self.frames.last()?.held()
    }

    /// The innermost procedure, where it is a `P`, to change it.
    pub fn top_as_mut<P>(&mut self) -> Option<&mut P>
    where
        Frame: Holds<P>,
    {
        self.frames.last_mut()?.held_mut()
    }

    /// The innermost `P` under way, whatever it has begun.
    pub fn innermost<P>(&self) -> Option<&P>
    where
        Frame: Holds<P>,
    {
        self.all().next()
    }

    /// The innermost `P` under way, whatever it has begun, to change it.
    pub fn innermost_mut<P>(&mut self) -> Option<&mut P>
    where
        Frame: Holds<P>,
    {
        self.all_mut().next()
    }

    /// Every `P` under way, the innermost first.
    pub fn all<'a, P: 'a>(&'a self) -> impl DoubleEndedIterator<Item = &'a P>
    where
        Frame: Holds<P>,
    {
        self.frames.iter().rev().filter_map(Holds::held)
    }

    /// Every `P` under way, the innermost first, to change one of them.
    pub fn all_mut<'a, P: 'a>(&'a mut self) -> impl DoubleEndedIterator<Item = &'a mut P>
    where
        Frame: Holds<P>,
    {
        self.frames.iter_mut().rev().filter_map(Holds::held_mut)
    }

    /// From the outermost to the innermost.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Frame> {
        self.frames.iter()
    }

    /// From the outermost to the innermost, to change one that lies below.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut Frame> {
        self.frames.iter_mut()
    }

    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }
}

/// What the innermost procedure says. Where none is under way the game is over, and nobody is asked.
impl<Frame: Copy + Default, const DEPTH: usize> Stack<Frame, DEPTH> {
    pub fn pending<G: Game>(&self, g: &G) -> PendingOf<G>
    where
        Frame: Procedure<G>,
    {
        let Some(frame) = self.frames.last() else { return Pending::Over };
        frame.pending(g)
    }

    pub fn legal<G: Game>(&self, g: &G, seat: Seat, key: &RulesKey, out: &mut Vec<G::Action>)
    where
        Frame: Procedure<G>,
    {
        let Some(frame) = self.frames.last() else { return };
        frame.legal(g, seat, key, out);
    }

    pub fn thinkable<G: Game>(&self, g: &G, seat: Seat, key: &RulesKey, out: &mut Vec<G::Action>)
    where
        Frame: Procedure<G>,
    {
        let Some(frame) = self.frames.last() else { return };
        frame.thinkable(g, seat, key, out);
    }

    pub fn roll<G: Game>(&self, g: &G, key: &RulesKey, chance: &mut dyn Chance) -> G::Roll
    where
        Frame: Procedure<G>,
    {
        let frame = self.frames.last().expect("a game that is over asks chance nothing");
        frame.roll(g, key, chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Walk(u8);

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Fight(u8);

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Frame {
        Walk(Walk),
        Fight(Fight),
    }

    impl Default for Frame {
        fn default() -> Frame {
            Walk(0).into()
        }
    }

    impl From<Walk> for Frame {
        fn from(walk: Walk) -> Frame {
            Frame::Walk(walk)
        }
    }

    impl From<Fight> for Frame {
        fn from(fight: Fight) -> Frame {
            Frame::Fight(fight)
        }
    }

    impl Holds<Walk> for Frame {
        fn held(&self) -> Option<&Walk> {
            if let Frame::Walk(walk) = self { Some(walk) } else { None }
        }

        fn held_mut(&mut self) -> Option<&mut Walk> {
            if let Frame::Walk(walk) = self { Some(walk) } else { None }
        }
    }

    /// Two walks, and a fight in the inner one.
    fn under_way() -> Stack<Frame, 3> {
        let mut stack = Stack::default();
        stack.begin(Walk(1));
        stack.begin(Walk(2));
        stack.begin(Fight(3));
        stack
    }

    #[test]
    #[should_panic(expected = "more than 3 procedures")]
    fn the_depth_has_a_limit() {
        under_way().begin(Walk(4));
    }

    #[test]
    #[should_panic(expected = "a procedure is under way")]
    fn where_nothing_is_under_way_nothing_is_done() {
        Stack::<Frame, 3>::default().done();
    }

    #[test]
    fn the_innermost_is_on_top_and_is_done_first() {
        let mut stack = under_way();
        assert_eq!(stack.top(), Some(&Fight(3).into()));
        *stack.top_mut().unwrap() = Fight(4).into();
        let all: [Frame; 3] = [Walk(1).into(), Walk(2).into(), Fight(4).into()];
        assert!(stack.iter().eq(&all), "the outermost first");
        stack.go_on_as(Walk(5));
        assert_eq!(stack.top_as(), Some(&Walk(5)));
        for left in [Some(Walk(2)), Some(Walk(1)), None] {
            assert!(!stack.is_empty());
            stack.done();
            assert_eq!(stack.top_as(), left.as_ref());
        }
        assert!(stack.is_empty() && stack.top().is_none() && stack.top_mut().is_none());
    }

    #[test]
    fn a_procedure_is_found_below_what_it_has_begun() {
        let mut stack = under_way();
        assert_eq!(stack.top_as::<Walk>(), None);
        assert_eq!(stack.innermost(), Some(&Walk(2)));
        assert!(stack.all().eq([&Walk(2), &Walk(1)]), "the innermost first");
        *stack.innermost_mut().unwrap() = Walk(20);
        *stack.all_mut().nth(1).unwrap() = Walk(10);
        stack
            .iter_mut()
            .filter(|frame| **frame == Fight(3).into())
            .for_each(|frame| *frame = Walk(30).into());
        assert!(stack.all().eq([&Walk(30), &Walk(20), &Walk(10)]));
    }
}
