//! Those who watch a table, and what each of them was told last.

use std::collections::{BTreeMap, VecDeque};

use games::any_table::written;
use games::{AnyTable, EventBatch, NO_CHOICES, Waits, Watch};
use table::{Observer, Seat, SeatSet};
use wire::{Clock, GameNow, Patch, Told, Update};

use crate::limits::{LINES_AN_UPDATE, TOLD_VERSIONS};
use crate::staging::awaited;

#[derive(Default)]
pub struct Observers {
    watching: BTreeMap<usize, Watching>,
    /// Whom the table waits for, as JSON, and since which version.
    pending: Vec<u8>,
    pending_since: u32,
    /// The seats that the table waits for.
    awaited: SeatSet,
    /// What the last versions told.
    told: VecDeque<(u32, Box<dyn EventBatch>)>,
    drafts: Drafts,
}

/// Where the parts of an update are written, one update after the other.
#[derive(Default)]
struct Drafts {
    notices: Vec<u8>,
    patch: Vec<u8>,
    choices: Vec<u8>,
}

/// An observer with a connection, and what was sent to him last.
struct Watching {
    observer: Observer,
    watch: Box<dyn Watch>,
    version: u32,
    /// Until then he need not be told.
    rests_until_ms: u64,
    /// When he was asked last, as JSON.
    choices: Vec<u8>,
    clocks: Vec<Clock>,
}

/// Spectators, and those who may see everything, count as one more seat each.
fn index_of(observer: Observer) -> usize {
    match observer {
        Observer::Seat(seat) => seat.index(),
        Observer::Table => table::limits::SEATS,
        Observer::All => table::limits::SEATS + 1,
    }
}

fn seat_of(observer: Observer) -> Option<Seat> {
    match observer {
        Observer::Seat(seat) => Some(seat),
        Observer::Table | Observer::All => None,
    }
}

/// How a table stands, beside what each observer may see of it.
pub struct Now<'a> {
    pub version: u32,
    pub table: &'a dyn AnyTable,
    pub clocks: Vec<Clock>,
    pub ms: u64,
    pub bystanders_rest_ms: u64,
}

impl Now<'_> {
    /// Writes what the observer's seat might do, where the table asks it; says whether it does.
    fn write_choices(&self, observer: Observer, out: &mut Vec<u8>) -> bool {
        match (seat_of(observer), self.table.waits_for()) {
            (Some(seat), Waits::Seats { who, .. }) if who.has(seat) => {
                self.table.write_choices(seat, out);
                true
            }
            _ => false,
        }
    }

    /// It is told to nobody else: in a reaction it would tell who has answered.
    fn may_undo(&self, observer: Observer) -> Option<Seat> {
        self.table.may_undo().filter(|seat| seat_of(observer) == Some(*seat))
    }
}

impl Observers {
    /// From now on this observer gets updates, which go on from this.
    pub fn watch(&mut self, observer: Observer, now: Now<'_>) -> GameNow {
        let pending = now.table.pending();
        self.pend(now.version, pending.get().as_bytes());
        let mut choices = Vec::new();
        if !now.write_choices(observer, &mut choices) {
            choices.extend_from_slice(NO_CHOICES.as_bytes());
        }
        let watching = Watching {
            observer,
            watch: now.table.watch(observer),
            version: now.version,
            rests_until_ms: 0,
            choices,
            clocks: now.clocks.clone(),
        };
        let welcome = GameNow {
            version: now.version,
            view: now.table.view(observer),
            choices: written(watching.choices.clone()),
            undo: now.may_undo(observer),
            clocks: now.clocks,
            outcome: now.table.outcome(),
            pending,
        };
        self.watching.insert(index_of(observer), watching);
        welcome
    }

    pub fn unwatch(&mut self, observer: Observer) {
        self.watching.remove(&index_of(observer));
    }

    pub fn is_watched(&self) -> bool {
        !self.watching.is_empty()
    }

    pub fn remember(&mut self, version: u32, events: Box<dyn EventBatch>) {
        self.told.push_back((version, events));
        self.forget_the_oldest();
    }

    /// Takes in what the lines up to this version told, and tells it: at once to who has been answered and
    /// to whom the table begins to wait for. Nothing is forgotten before.
    pub fn tell_anew(
        &mut self,
        batches: Vec<Box<dyn EventBatch>>,
        answered: SeatSet,
        now: &Now<'_>,
    ) -> Vec<(Observer, String)> {
        let first = now.version + 1 - batches.len() as u32;
        self.told.extend((first..).zip(batches));
        let awaited = awaited(now.table.waits_for());
        let prompt = answered.union(awaited.minus(self.awaited));
        self.awaited = awaited;
        let messages = self.tell(|observer| seat_of(observer).is_some_and(|seat| prompt.has(seat)), now);
        self.forget_the_oldest();
        messages
    }

    fn forget_the_oldest(&mut self) {
        let n_too_many = self.told.len().saturating_sub(TOLD_VERSIONS);
        self.told.drain(..n_too_many);
    }

    /// Tells those who watch what they have not been told yet, and what has changed. Some are told at once;
    /// others need not hear of every line of a quick game by itself, and are told when they have rested.
    pub fn tell(&mut self, is_prompt: impl Fn(Observer) -> bool, now: &Now<'_>) -> Vec<(Observer, String)> {
        if !self.is_watched() {
            return Vec::new();
        }
        let outcome = now.table.outcome();
        self.pend(now.version, now.table.pending().get().as_bytes());
        let Drafts { notices, patch, choices } = &mut self.drafts;
        let mut messages = Vec::with_capacity(self.watching.len());
        for watching in self.watching.values_mut() {
            let observer = watching.observer;
            let n_lines = now.version.saturating_sub(watching.version) as usize;
            let is_time = now.ms >= watching.rests_until_ms
                || n_lines >= LINES_AN_UPDATE
                || outcome.is_some()
                || is_prompt(observer);
            if n_lines == 0 || !is_time {
                continue;
            }
            write_notices(self.told.range(self.told.len() - n_lines..), observer, notices);
            patch.clear();
            watching.watch.write_changes(now.table, patch);
            choices.clear();
            let is_asked = now.write_choices(observer, choices);
            let update = Update {
                version: now.version,
                notices,
                patch: Patch(patch),
                pending: (self.pending_since > watching.version).then_some(&self.pending),
                choices: is_asked.then(|| changed(&mut watching.choices, choices)).flatten(),
                undo: now.may_undo(observer),
                clocks: changed_clocks(&mut watching.clocks, &now.clocks),
                outcome,
            };
            messages.push((observer, update.message()));
            watching.version = now.version;
            watching.rests_until_ms = now.ms + now.bystanders_rest_ms;
        }
        messages
    }

    /// When somebody is to be told what he has not been told yet.
    pub fn next_due_ms(&self, version: u32) -> Option<u64> {
        let late = self.watching.values().filter(|watching| watching.version < version);
        late.map(|watching| watching.rests_until_ms).min()
    }

    /// Keeps whom the table waits for.
    fn pend(&mut self, version: u32, pending: &[u8]) {
        if changed(&mut self.pending, pending).is_some() {
            self.pending_since = version;
        }
    }

    /// What was told after a version, as far as it is still known.
    pub fn missed(&self, observer: Observer, last: u32) -> Vec<Told> {
        let later = self.told.iter().filter(|(version, _)| *version > last);
        later.map(|(version, events)| Told { version: *version, notices: events.notices(observer) }).collect()
    }
}

/// A clock that stands still is told once. One that runs is told each time, so that none drifts.
fn changed_clocks(known: &mut Vec<Clock>, new: &[Clock]) -> Vec<Clock> {
    let changed = new.iter().filter(|clock| clock.runs || !known.contains(clock)).cloned().collect();
    known.clear();
    known.extend_from_slice(new);
    changed
}

/// A list of what each line told.
fn write_notices<'a>(
    told: impl Iterator<Item = &'a (u32, Box<dyn EventBatch>)>,
    observer: Observer,
    out: &mut Vec<u8>,
) {
    out.clear();
    out.push(b'[');
    for (_, events) in told {
        if out.len() > 1 {
            out.push(b',');
        }
        events.write_notices(observer, out);
    }
    out.push(b']');
}

/// Keeps what is new, and tells it where it is not as before.
fn changed<'a>(known: &mut Vec<u8>, new: &'a [u8]) -> Option<&'a [u8]> {
    if known == new {
        return None;
    }
    known.clear();
    known.extend_from_slice(new);
    Some(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(seat: Seat, left_ms: u32, runs: bool) -> Clock {
        Clock { seat, left_ms, runs }
    }

    #[test]
    fn a_clock_is_told_when_it_runs_or_is_not_as_it_was() {
        let mut known = vec![clock(Seat::A, 10, false), clock(Seat::B, 20, false)];
        let still = known.clone();
        assert_eq!(changed_clocks(&mut known, &still), []);
        let other = [clock(Seat::A, 5, false), clock(Seat::B, 20, true)];
        assert_eq!(changed_clocks(&mut known, &other), other);
        assert_eq!(changed_clocks(&mut known, &other), [clock(Seat::B, 20, true)]);
        assert_eq!(changed_clocks(&mut known, &still), still, "back to what it was before");
        assert_eq!(known, still);
    }

    #[test]
    fn what_is_new_is_told_and_kept() {
        let mut known = b"ab".to_vec();
        assert_eq!(changed(&mut known, b"ab"), None);
        assert_eq!(changed(&mut known, b"c"), Some(&b"c"[..]));
        assert_eq!(known, b"c");
        assert_eq!(changed(&mut known, b"c"), None);
    }

    #[test]
    fn every_observer_has_a_place() {
        let seats = Seat::all(table::limits::SEATS).map(Observer::Seat);
        let mut places: Vec<usize> = seats.chain([Observer::Table, Observer::All]).map(index_of).collect();
        let n_observers = places.len();
        places.dedup();
        assert_eq!(places.len(), n_observers);
    }
}
