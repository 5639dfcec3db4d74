//! Where a game stands: procedures under way, the innermost on top.

use tinyvec::ArrayVec;

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

    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }

    pub fn top_mut(&mut self) -> Option<&mut Frame> {
        self.frames.last_mut()
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
