//! The lines that follow from one input, tried on a copy of the table.

use chance::Committed;
use games::{Face, TakeError, Waits};
use table::{AskMode, Digest, Seat, StoredLine};
use wire::Standing;

use crate::limits::STANDING_PASSES_A_REQUEST;
use crate::seats::SeatState;

/// Lines that are on their way to the disk.
pub struct Staged {
    pub lines: Vec<StagedLine>,
}

pub struct StagedLine {
    pub json: String,
    pub digest: Digest,
    /// The line is an answer of chance.
    pub is_draw: bool,
}

impl Staged {
    /// Tries an input and everything that follows from it without anybody's answer: chance, and
    /// passes that stand.
    pub fn try_line(
        face: &dyn Face,
        line: String,
        seats: &[SeatState],
        chance: &Committed,
        n_draws: u32,
        fallback: &mut dyn table::Chance,
    ) -> Result<Staged, TakeError> {
        let mut ahead = face.boxed_clone();
        ahead.take(&line)?;
        let first = StagedLine { json: line, digest: ahead.digest(), is_draw: false };
        let mut staged = Staged::after(ahead, seats, chance, n_draws, fallback);
        staged.lines.insert(0, first);
        Ok(staged)
    }

    /// What follows from the state of a table without anybody's answer.
    pub fn follow(
        face: &dyn Face,
        seats: &[SeatState],
        chance: &Committed,
        n_draws: u32,
        fallback: &mut dyn table::Chance,
    ) -> Staged {
        Staged::after(face.boxed_clone(), seats, chance, n_draws, fallback)
    }

    fn after(
        mut ahead: Box<dyn Face>,
        seats: &[SeatState],
        chance: &Committed,
        mut n_draws: u32,
        fallback: &mut dyn table::Chance,
    ) -> Staged {
        let mut lines = Vec::new();
        let mut n_passes = 0;
        loop {
            let (json, is_draw) = match ahead.waits_for() {
                Waits::Over => break,
                Waits::Chance => {
                    let Some(json) = ahead.roll(&mut chance.draw(n_draws)) else { break };
                    n_draws += 1;
                    (json, true)
                }
                Waits::Seats { who, ready, mode } => {
                    let next = (mode == AskMode::Window).then(|| who.minus(ready).first()).flatten();
                    let Some(seat) = next.filter(|seat| stands(&seats[seat.index()], ahead.round())) else {
                        break;
                    };
                    if n_passes == STANDING_PASSES_A_REQUEST {
                        break;
                    }
                    n_passes += 1;
                    // In a window what is done for a missing answer is a pass.
                    let Some(json) = ahead.timeout(seat, fallback) else { break };
                    (json, false)
                }
            };
            if ahead.take(&json).is_err() {
                break;
            }
            lines.push(StagedLine { json, digest: ahead.digest(), is_draw });
        }
        Staged { lines }
    }

    /// As they stand in the journal. The first one bears the request that it answers.
    pub fn rows(&self, first_number: u32, now_ms: u64, request: Option<(Seat, &str)>) -> Vec<String> {
        let mut request = request.map(|(seat, id)| format!("{seat}-{id}"));
        let mut rows = Vec::with_capacity(self.lines.len());
        for (number, line) in (first_number as usize..).zip(&self.lines) {
            let request = request.take();
            let stored = StoredLine {
                json: &line.json,
                digest: line.digest,
                came_at_ms: Some(now_ms),
                request: request.as_deref(),
            };
            rows.push(stored.write(number));
        }
        rows
    }
}

/// Whether this seat passes by itself in this round.
fn stands(seat: &SeatState, round: u32) -> bool {
    match seat.standing {
        Standing::Never => false,
        Standing::EndOfWindow | Standing::EndOfGame => true,
        Standing::EndOfRound => round == seat.standing_since_round,
    }
}
