//! The ways in which the toy can be broken, one at a time.

use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::rc::Rc;
use std::sync::atomic::{AtomicU32, Ordering};

/// One of these ways. Only plain numbers can be const parameters.
pub type Defect = u8;

pub const HONEST: Defect = 0;
/// The view shows everybody's card while a window is open.
pub const LEAKING_VIEW: Defect = 1;
/// The notice of a pass contains the card that was not shown.
pub const LEAKING_NOTICE: Defect = 2;
/// Windows also ask seats whose card is worth showing, out of turn.
pub const WINDOW_OF_HOLDERS: Defect = 3;
pub const REFUSAL_THAT_CHANGES: Defect = 4;
pub const REFUSAL_THAT_TELLS: Defect = 5;
/// Nobody has anything to do in later windows.
pub const DEAD_END: Defect = 6;
/// Raising a banner shows the hidden number to its seat, but no event says that something was revealed.
pub const UNDO_ACROSS_DIE: Defect = 7;
/// Ending a turn shows the hidden number if it is a six. If it is not, the action can be taken back.
pub const UNDO_ACROSS_SILENCE: Defect = 8;
/// A seat that could show its card says so, and can take it back.
pub const UNDO_AFTER_BOAST: Defect = 9;
pub const SEALED_BUT_SEEN: Defect = 10;
pub const OFFERS_TOO_MUCH: Defect = 11;
pub const OFFERS_TWICE: Defect = 12;
pub const ACCEPTS_TOO_MUCH: Defect = 13;
pub const TIMES_OUT_WRONGLY: Defect = 14;
pub const NEVER_ENDS: Defect = 15;
pub const RESAMPLES_NOTHING: Defect = 16;
/// The view shows everybody's card, and resampled worlds still show the true ones.
pub const LEAKING_FOR_GOOD: Defect = 17;
pub const LEAKING_TO_SPECTATORS: Defect = 18;
/// The game depends on something outside its state.
pub const REPLAYS_OTHERWISE: Defect = 19;
pub const CHECK_FAILS: Defect = 20;
/// An action has the text of another one.
pub const WRITTEN_WRONG: Defect = 21;
/// Everybody sees a new banner, but no notice says so.
pub const UNTOLD_CHANGE: Defect = 22;
/// Clones share a counter.
pub const SHARED_CLONE: Defect = 23;
pub const PANICS: Defect = 24;
/// A bid copies a secret into a plain field, and the end of the turn shows that to the others.
pub const LEAKING_MEMORY: Defect = 25;
/// A banner can be raised that no list contains.
pub const FORGETS_TO_OFFER: Defect = 26;
/// Between the last bid and its result, while nobody is asked, the view shows everybody's card.
pub const LEAKING_ON_THE_WAY: Defect = 27;
/// A bid copies a secret into a plain field, and the view shows it in between.
pub const NOTED_ON_THE_WAY: Defect = 28;
/// The view shows everybody's card in between, and resampled worlds go on showing the true one.
pub const LEAKING_ON_THE_WAY_FOR_GOOD: Defect = 29;

/// The game names a pass that it refuses.
pub const PASSES_WRONGLY: Defect = 30;

pub fn a_new_number() -> u32 {
    static COUNTER: AtomicU32 = AtomicU32::new(0);
    COUNTER.fetch_add(1, Ordering::Relaxed)
}

/// Counts inputs behind a shared pointer, which no honest game would do.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Tally<const DEFECT: Defect>(Rc<Cell<u32>>);

impl<const DEFECT: Defect> Tally<DEFECT> {
    pub fn count(&self) {
        self.0.set(self.0.get() + 1);
    }
}

impl<const DEFECT: Defect> Clone for Tally<DEFECT> {
    fn clone(&self) -> Self {
        if DEFECT == SHARED_CLONE { Tally(self.0.clone()) } else { Tally(Rc::new(Cell::new(self.0.get()))) }
    }
}

impl<const DEFECT: Defect> Hash for Tally<DEFECT> {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.0.get().hash(to);
    }
}
