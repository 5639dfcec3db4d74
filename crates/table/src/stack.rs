//! The procedures of a game that are under way, the innermost on top.

use tinyvec::ArrayVec;

use crate::{Chance, Game, Holds, Pending, PendingOf, Procedure, RulesKey, Seat, Step};

/// The procedures of a game that are under way. A procedure can begin another one, which is then on top of it.
///
/// The stack has a depth limit. Exceeding it is a defect of the rules and panics: the depth of a game is bounded by its
/// rulebook, not by its players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stack<Frame: Copy + Default, const DEPTH: usize> {
    frames: ArrayVec<[Frame; DEPTH]>,
}

impl<Frame: Copy + Default, const DEPTH: usize> Stack<Frame, DEPTH> {
    /// Begins a procedure inside the innermost one.
    pub fn begin(&mut self, procedure: impl Into<Frame>) -> Step {
        assert!(self.frames.len() < DEPTH, "more than {DEPTH} procedures under way");
        self.frames.push(procedure.into());
        Step::Ran
    }

    /// Replaces the innermost procedure.
    pub fn go_on_as(&mut self, procedure: impl Into<Frame>) {
        *self.frames.last_mut().expect("a procedure is under way") = procedure.into();
    }

    /// Ends the innermost procedure.
    pub fn done(&mut self) -> Step {
        self.frames.pop().expect("a procedure is under way");
        Step::Ran
    }

    /// The innermost frame.
    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// The innermost frame, to change it.
    pub fn top_mut(&mut self) -> Option<&mut Frame> {
        self.frames.last_mut()
    }

    /// The innermost procedure, if it is a `P`.
    pub fn top_as<P>(&self) -> Option<&P>
    where
        Frame: Holds<P>,
    {
        self.frames.last()?.held()
    }

    /// The innermost procedure, if it is a `P`, to change it.
    pub fn top_as_mut<P>(&mut self) -> Option<&mut P>
    where
        Frame: Holds<P>,
    {
        self.frames.last_mut()?.held_mut()
    }

    /// The innermost `P` that is under way, even if it has begun other procedures.
    pub fn innermost<P>(&self) -> Option<&P>
    where
        Frame: Holds<P>,
    {
        self.all().next()
    }

    /// The innermost `P` that is under way, to change it.
    pub fn innermost_mut<P>(&mut self) -> Option<&mut P>
    where
        Frame: Holds<P>,
    {
        self.all_mut().next()
    }

    /// Every `P` that is under way, the innermost first.
    pub fn all<'a, P: 'a>(&'a self) -> impl DoubleEndedIterator<Item = &'a P>
    where
        Frame: Holds<P>,
    {
        self.frames.iter().rev().filter_map(Holds::held)
    }

    /// Every `P` that is under way, the innermost first, to change them.
    pub fn all_mut<'a, P: 'a>(&'a mut self) -> impl DoubleEndedIterator<Item = &'a mut P>
    where
        Frame: Holds<P>,
    {
        self.frames.iter_mut().rev().filter_map(Holds::held_mut)
    }

    /// All frames, from the outermost to the innermost.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Frame> {
        self.frames.iter()
    }

    /// All frames, from the outermost to the innermost, to change them.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut Frame> {
        self.frames.iter_mut()
    }

    /// Whether no procedure is under way: the game is over.
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }
}

/// These methods ask the innermost procedure. If there is none, the game is over and nobody is asked.
impl<Frame: Copy + Default, const DEPTH: usize> Stack<Frame, DEPTH> {
    /// The seats, or chance, that the game waits for.
    pub fn pending<G: Game>(&self, g: &G) -> PendingOf<G>
    where
        Frame: Procedure<G>,
    {
        let Some(frame) = self.frames.last() else { return Pending::Over };
        frame.pending(g)
    }

    /// Lists everything that this seat may do now.
    pub fn legal<G: Game>(&self, g: &G, seat: Seat, key: &RulesKey, out: &mut Vec<G::Action>)
    where
        Frame: Procedure<G>,
    {
        let Some(frame) = self.frames.last() else { return };
        frame.legal(g, seat, key, out);
    }

    /// Lists illegal actions that a person in this seat might try.
    pub fn thinkable<G: Game>(&self, g: &G, seat: Seat, key: &RulesKey, out: &mut Vec<G::Action>)
    where
        Frame: Procedure<G>,
    {
        let Some(frame) = self.frames.last() else { return };
        frame.thinkable(g, seat, key, out);
    }

    /// A fair answer of chance, which must be asked.
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
    fn an_empty_stack_has_nothing_to_end() {
        Stack::<Frame, 3>::default().done();
    }

    #[test]
    fn the_innermost_procedure_is_on_top_and_ends_first() {
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
    fn a_procedure_is_found_below_those_that_it_began() {
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
