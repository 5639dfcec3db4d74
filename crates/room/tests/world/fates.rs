//! How a disk treats appends, by a seeded plan or by hand.

use std::collections::VecDeque;

use chance::Seeded;
use table::Chance;

/// What becomes of an append, and what the disk says about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    Stores,
    /// It certainly stores nothing, and says so.
    Fails,
    /// It says nothing for now, and has stored nothing yet.
    Stalls,
    /// It says nothing for now, though it has stored everything.
    StallsAfterWriting,
    SaysItFailedAndStores,
    SaysItStoredAndLoses,
    /// Another room of the table has written first.
    LosesARace,
    /// It says that it does not know.
    LeavesItOpenAndStores,
    LeavesItOpenAndLoses,
    /// The server dies before the disk has it.
    DiesBefore,
    /// The server dies when the disk has it, before anybody is told.
    DiesAfter,
}

impl Fate {
    pub fn name(self) -> &'static str {
        match self {
            Fate::Stores => "stores",
            Fate::Fails => "fails",
            Fate::Stalls => "stalls",
            Fate::StallsAfterWriting => "stalls after writing",
            Fate::SaysItFailedAndStores => "says it failed and stores",
            Fate::SaysItStoredAndLoses => "says it stored and loses",
            Fate::LosesARace => "loses a race",
            Fate::LeavesItOpenAndStores => "leaves it open and stores",
            Fate::LeavesItOpenAndLoses => "leaves it open and loses",
            Fate::DiesBefore => "dies before",
            Fate::DiesAfter => "dies after",
        }
    }

    pub fn is_stall(self) -> bool {
        matches!(self, Fate::Stalls | Fate::StallsAfterWriting)
    }

    /// Everything that a store may do if it keeps its contract or errs on the safe side.
    pub const FAULTS: [Fate; 9] = [
        Fate::Fails,
        Fate::Stalls,
        Fate::StallsAfterWriting,
        Fate::SaysItFailedAndStores,
        Fate::LosesARace,
        Fate::LeavesItOpenAndStores,
        Fate::LeavesItOpenAndLoses,
        Fate::DiesBefore,
        Fate::DiesAfter,
    ];
}

/// How the disk treats appends whose fate no test has chosen.
#[derive(Clone, Debug)]
pub enum DiskMode {
    Honest,
    /// One append in `one_in` meets one of these.
    Faulty {
        seeded: Box<Seeded>,
        one_in: u32,
        faults: &'static [Fate],
    },
}

#[derive(Debug)]
pub struct Fates {
    pub by_hand: VecDeque<Fate>,
    pub mode: DiskMode,
}

impl Fates {
    pub fn honest() -> Fates {
        Fates { by_hand: VecDeque::new(), mode: DiskMode::Honest }
    }

    pub fn faulty(seed: u64, one_in: u32, faults: &'static [Fate]) -> Fates {
        let seeded = Box::new(Seeded::stream(seed, 77));
        Fates { by_hand: VecDeque::new(), mode: DiskMode::Faulty { seeded, one_in, faults } }
    }

    pub fn next(&mut self) -> Fate {
        if let Some(fate) = self.by_hand.pop_front() {
            return fate;
        }
        match &mut self.mode {
            DiskMode::Honest => Fate::Stores,
            DiskMode::Faulty { seeded, one_in, faults } => {
                let is_fault = seeded.below(*one_in) == 0;
                if is_fault { faults[seeded.below(faults.len() as u32) as usize] } else { Fate::Stores }
            }
        }
    }

    /// A disk that has stalled does something at last.
    pub fn next_but_stalls(&mut self) -> Fate {
        let fate = self.next();
        if fate.is_stall() { Fate::Stores } else { fate }
    }
}
