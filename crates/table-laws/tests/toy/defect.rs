//! The ways in which the toy can be broken, one at a time.

use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::rc::Rc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Serialize};

/// One of these ways. It is a value and not a type, because all laws would be compiled again for each type of
/// game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Defect {
    #[default]
    Honest,
    /// The view shows everybody's card while a window is open.
    LeakingView,
    /// The notice of a pass contains the card that was not shown.
    LeakingNotice,
    /// Windows also ask seats whose card is worth showing, out of turn.
    WindowOfHolders,
    RefusalThatChanges,
    RefusalThatTells,
    /// Nobody has anything to do in later windows.
    DeadEnd,
    /// Raising a banner shows the hidden number to the seat that raises it, but no event says that something
    /// was revealed.
    UndoAcrossDie,
    /// Ending a turn shows the hidden number if it is a six. If it is not, the action can be taken back.
    UndoAcrossSilence,
    /// A seat that could show its card says so, and can take it back.
    UndoAfterBoast,
    SealedButSeen,
    OffersTooMuch,
    OffersTwice,
    AcceptsTooMuch,
    TimesOutWrongly,
    NeverEnds,
    ResamplesNothing,
    /// The view shows everybody's card, and resampled worlds still show the true ones.
    LeakingForGood,
    LeakingToSpectators,
    /// The game depends on something outside its state.
    ReplaysOtherwise,
    CheckFails,
    /// An action has the text of another one.
    WrittenWrong,
    /// Everybody sees a new banner, but no notice says so.
    UntoldChange,
    /// Clones share a counter.
    SharedClone,
    Panics,
    /// A bid copies a secret into a plain field, and the end of the turn shows the copy to the others.
    LeakingMemory,
    /// A banner that no list contains can be raised.
    ForgetsToOffer,
    /// Between the last bid and its result, while nobody is asked, the view shows everybody's card.
    LeakingOnTheWay,
    /// A bid copies a secret into a plain field, and the view shows the copy between the last bid and its
    /// result.
    NotedOnTheWay,
    /// The view shows everybody's card between the last bid and its result, and resampled worlds go on
    /// showing the true one.
    LeakingOnTheWayForGood,
    /// The game names a pass that it refuses.
    PassesWrongly,
}

impl Defect {
    pub fn is_honest(&self) -> bool {
        *self == Defect::Honest
    }
}

pub fn a_new_number() -> u32 {
    static COUNTER: AtomicU32 = AtomicU32::new(0);
    COUNTER.fetch_add(1, Ordering::Relaxed)
}

/// Counts inputs behind a shared pointer, which no honest game would do.
#[derive(PartialEq, Eq, Debug)]
pub struct Tally {
    counter: Rc<Cell<u32>>,
    is_shared: bool,
}

impl Tally {
    pub fn of(defect: Defect) -> Tally {
        Tally { counter: Rc::default(), is_shared: defect == Defect::SharedClone }
    }

    pub fn count(&self) {
        self.counter.set(self.counter.get() + 1);
    }
}

impl Clone for Tally {
    fn clone(&self) -> Self {
        let counter =
            if self.is_shared { self.counter.clone() } else { Rc::new(Cell::new(self.counter.get())) };
        Tally { counter, is_shared: self.is_shared }
    }
}

impl Hash for Tally {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.counter.get().hash(to);
    }
}
