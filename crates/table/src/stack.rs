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
    pub fn push(&mut self, frame: Frame) {
        assert!(self.frames.len() < DEPTH, "more than {DEPTH} procedures under way");
        self.frames.push(frame);
    }

    pub fn pop(&mut self) -> Option<Frame> {
        self.frames.pop()
    }

    /// Begins a procedure inside the one under way.
    pub fn begin(&mut self, procedure: impl Into<Frame>) -> Step {
        self.push(procedure.into());
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
        self.frames.iter().rev().find_map(Holds::held)
    }

    /// The innermost `P` under way, whatever it has begun, to change it.
    pub fn innermost_mut<P>(&mut self) -> Option<&mut P>
    where
        Frame: Holds<P>,
    {
        self.frames.iter_mut().rev().find_map(Holds::held_mut)
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

    #[test]
    #[should_panic(expected = "more than 2 procedures")]
    fn the_depth_has_a_limit() {
        let mut stack = Stack::<u8, 2>::default();
        for frame in 0..3 {
            stack.push(frame);
        }
    }

    #[test]
    fn the_innermost_is_on_top_and_comes_out_first() {
        let mut stack = Stack::<u8, 2>::default();
        assert!(stack.is_empty() && stack.top().is_none() && stack.top_mut().is_none());
        stack.push(1);
        stack.push(2);
        assert!(!stack.is_empty());
        assert_eq!(stack.top(), Some(&2));
        *stack.top_mut().unwrap() = 3;
        assert_eq!(stack.iter().collect::<Vec<_>>(), [&1, &3], "the outermost first");
        stack.iter_mut().for_each(|frame| *frame += 10);
        assert_eq!((stack.pop(), stack.pop(), stack.pop()), (Some(13), Some(11), None));
    }
}
