//! Everybody who watches a table, and what each of them was told last.

use std::collections::{BTreeMap, VecDeque};

use games::{AnyTable, EventBatch, NO_CHOICES, ViewTracker, WaitsFor, written};
use serde_json::value::RawValue;
use table::{Observer, Seat, SeatSet};
use wire::{Clock, GameNow, Grace, LessonNow, Patch, Update, VersionNotices};

use crate::limits::{FILM_STEPS, LINES_AN_UPDATE, TOLD_VERSIONS};

/// How much detail an observer wants.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum UpdateDetail {
    /// The view after each update is enough.
    #[default]
    Updates,
    /// Each update also says what the view looked like on the way, so that a client can play it as a film.
    Film,
}

#[derive(Default)]
pub struct Observers {
    watching: BTreeMap<usize, Watching>,
    /// The seats that the table waits for.
    awaited: SeatSet,
    /// What observers were told in the last versions.
    told: VecDeque<(u32, Box<dyn EventBatch>)>,
    /// How many of those versions, the last ones, may still keep states for a film.
    n_filmed: usize,
    buffers: UpdateBuffers,
}

/// Buffers that are reused for the parts of each update.
#[derive(Default)]
struct UpdateBuffers {
    notices: Vec<u8>,
    patch: Vec<u8>,
    film: Vec<u8>,
    choices: Vec<u8>,
}

/// Why the player of a seat should come to the table. It is made only from what the seat itself is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Calls {
    /// The table waits for the seat.
    pub turn: bool,
    /// The seat may answer an offer that was made to it.
    pub deal: bool,
    /// The game is over.
    pub end: bool,
}

/// An observer with a connection, and what was sent to it last.
struct Watching {
    observer: Observer,
    detail: UpdateDetail,
    view: Box<dyn ViewTracker>,
    version: u32,
    /// The next update can wait until this time.
    not_before_ms: u64,
    /// What was asked, as JSON.
    pending: Vec<u8>,
    /// What the seat could do when it was last asked, as JSON.
    choices: Vec<u8>,
    clocks: Vec<Clock>,
    alone: bool,
    /// Whether the table was about to answer for the seat.
    is_answered_for: bool,
    bots_wait: bool,
    /// The step of a lesson.
    lesson_step: Option<u32>,
}

/// Spectators count as one more seat, and so do observers who may see everything.
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

/// A table as it stands now.
pub struct CurrentTable<'a> {
    pub version: u32,
    pub table: &'a dyn AnyTable,
    pub waits_for: WaitsFor,
    pub clocks: Vec<Clock>,
    /// The window that closes by itself, as all see it.
    pub grace: Option<Grace>,
    /// The seat that decides alone once the window has closed, and the table as it will be then.
    pub ahead: Option<(Seat, &'a dyn AnyTable)>,
    pub alone: bool,
    /// The player whom nobody asks, because the table is about to answer for them.
    pub answers_for: Option<Seat>,
    pub bots_wait: bool,
    /// Where the lesson stands, if it is one.
    pub lesson: Option<&'a LessonNow>,
    pub now_ms: u64,
    pub bystander_interval_ms: u64,
}

impl CurrentTable<'_> {
    /// The table once the window has closed, if the observer's seat decides alone then.
    fn ahead_of(&self, observer: Observer) -> Option<(Seat, &dyn AnyTable)> {
        self.ahead.filter(|(seat, _)| seat_of(observer) == Some(*seat))
    }

    fn lesson_step(&self) -> Option<u32> {
        self.lesson.map(|lesson| lesson.step)
    }

    fn grace_of(&self, observer: Observer) -> Option<Grace> {
        let ahead = self.ahead_of(observer).is_some();
        self.grace.map(|grace| Grace { ahead, ..grace })
    }

    /// What is asked, as JSON: the same for all, except for a seat that sees ahead.
    fn pending_of(&self, observer: Observer) -> Box<RawValue> {
        match self.ahead_of(observer) {
            Some((_, after)) => after.pending(),
            None => self.table.pending(),
        }
    }

    /// Whether the table is about to answer for the observer's seat.
    fn is_answered_for(&self, observer: Observer) -> bool {
        self.answers_for.is_some() && self.answers_for == seat_of(observer)
    }

    /// Whether the observer's seat need not answer what it is asked: it has answered, or the table is about to answer for
    /// it. None if it is not asked. Nobody else is told: in a reaction it is a secret.
    fn has_answered(&self, observer: Observer) -> Option<bool> {
        match self.ahead_of(observer) {
            Some(_) => Some(false),
            None => {
                let seat = seat_of(observer)?;
                self.waits_for
                    .has_answered(seat)
                    .map(|has_answered| has_answered || self.is_answered_for(observer))
            }
        }
    }

    /// A window that closes by itself waits for nobody, so it is nobody's turn. Neither is a question that the table is
    /// about to answer.
    fn calls(&self, seat: Seat) -> Calls {
        let is_asked = self.has_answered(Observer::Seat(seat)) == Some(false);
        Calls {
            turn: is_asked && self.grace.is_none(),
            deal: self.table.addressed().has(seat),
            end: self.table.outcome().is_some(),
        }
    }

    /// The same for every seat.
    pub fn all_calls(&self) -> Vec<Calls> {
        Seat::all(self.table.n_seats()).map(|seat| self.calls(seat)).collect()
    }

    /// If the table asks the observer's seat, writes what that seat might do. Returns whether it is asked.
    fn write_choices(&self, observer: Observer, out: &mut Vec<u8>) -> bool {
        if let Some((seat, after)) = self.ahead_of(observer) {
            self.table.write_choices_ahead(seat, after, out);
            return true;
        }
        match seat_of(observer) {
            Some(seat) if self.waits_for.has_answered(seat).is_some() => {
                self.table.write_choices(seat, out);
                true
            }
            _ => false,
        }
    }

    /// The observer's seat, if it may take back the last action. Nobody else is told: in a reaction this
    /// would show which seats have answered.
    fn may_undo(&self, observer: Observer) -> Option<Seat> {
        let seat = self.table.may_undo().filter(|seat| seat_of(observer) == Some(*seat));
        // A lesson goes back by whole steps.
        seat.filter(|_| self.lesson.is_none())
    }
}

impl Observers {
    /// From now on this observer gets updates, which continue from the message that this returns.
    pub fn watch(&mut self, observer: Observer, detail: UpdateDetail, now: CurrentTable<'_>) -> GameNow {
        let pending = now.pending_of(observer);
        let mut choices = Vec::new();
        if !now.write_choices(observer, &mut choices) {
            choices.extend_from_slice(NO_CHOICES.as_bytes());
        }
        let watching = Watching {
            observer,
            detail,
            view: now.table.track_view(observer),
            version: now.version,
            not_before_ms: 0,
            pending: pending.get().as_bytes().to_vec(),
            choices,
            clocks: now.clocks.clone(),
            alone: now.alone,
            is_answered_for: now.is_answered_for(observer),
            bots_wait: now.bots_wait,
            lesson_step: now.lesson_step(),
        };
        let welcome = GameNow {
            version: now.version,
            view: now.table.view(observer),
            choices: written(watching.choices.clone()),
            answered: now.has_answered(observer).unwrap_or_default(),
            undo: now.may_undo(observer),
            grace: now.grace_of(observer),
            clocks: now.clocks,
            alone: now.alone,
            bots_wait: now.bots_wait,
            lesson: now.lesson.cloned(),
            outcome: now.table.outcome(),
            pending,
        };
        self.watching.insert(index_of(observer), watching);
        welcome
    }

    pub fn set_detail(&mut self, observer: Observer, detail: UpdateDetail) {
        if let Some(watching) = self.watching.get_mut(&index_of(observer)) {
            watching.detail = detail;
        }
        self.drop_old_films();
    }

    pub fn unwatch(&mut self, observer: Observer) {
        self.watching.remove(&index_of(observer));
        self.drop_old_films();
    }

    pub fn is_watched(&self) -> bool {
        !self.watching.is_empty()
    }

    /// Whether anybody other than this observer watches.
    pub fn has_others_than(&self, observer: Observer) -> bool {
        self.watching.keys().any(|index| *index != index_of(observer))
    }

    /// The table goes on from another place: what was told until now no longer leads there.
    pub fn begin_again(&mut self) {
        (self.told, self.n_filmed) = (VecDeque::new(), 0);
    }

    /// The most detail that any observer wants.
    pub fn detail(&self) -> UpdateDetail {
        self.watching.values().map(|watching| watching.detail).max().unwrap_or_default()
    }

    pub fn remember(&mut self, version: u32, events: Box<dyn EventBatch>) {
        self.told.push_back((version, events));
        self.forget_the_oldest();
    }

    /// Adds the events of the lines up to this version, and writes updates: at once for seats whose requests
    /// were answered and for seats that the table begins to wait for. The oldest events are forgotten only
    /// after that.
    pub fn publish(
        &mut self,
        batches: Vec<Box<dyn EventBatch>>,
        requesters: SeatSet,
        now: &CurrentTable<'_>,
    ) -> Vec<(Observer, String)> {
        let first = now.version + 1 - batches.len() as u32;
        self.n_filmed += batches.len();
        self.told.extend((first..).zip(batches));
        let awaited: SeatSet =
            now.waits_for.awaited().iter().filter(|seat| now.answers_for != Some(*seat)).collect();
        let prompt = requesters.union(awaited.minus(self.awaited));
        self.awaited = awaited;
        let messages = self.updates(|observer| seat_of(observer).is_some_and(|seat| prompt.has(seat)), now);
        self.forget_the_oldest();
        messages
    }

    fn forget_the_oldest(&mut self) {
        let n_too_many = self.told.len().saturating_sub(TOLD_VERSIONS);
        self.told.drain(..n_too_many);
    }

    /// Writes an update for each observer who has not been told everything. Some are told at once. The others
    /// need no update for every line of a quick game: they are told when their next update is due.
    pub fn updates(
        &mut self,
        is_prompt: impl Fn(Observer) -> bool,
        now: &CurrentTable<'_>,
    ) -> Vec<(Observer, String)> {
        let messages = if self.is_watched() { self.write_updates(is_prompt, now) } else { Vec::new() };
        self.drop_old_films();
        messages
    }

    fn write_updates(
        &mut self,
        is_prompt: impl Fn(Observer) -> bool,
        now: &CurrentTable<'_>,
    ) -> Vec<(Observer, String)> {
        let outcome = now.table.outcome();
        let pending = now.table.pending();
        let UpdateBuffers { notices, patch, film, choices } = &mut self.buffers;
        let mut messages = Vec::with_capacity(self.watching.len());
        for watching in self.watching.values_mut() {
            let observer = watching.observer;
            let n_lines = now.version.saturating_sub(watching.version) as usize;
            let is_time = now.now_ms >= watching.not_before_ms
                || n_lines >= LINES_AN_UPDATE
                || outcome.is_some()
                || is_prompt(observer);
            let is_answered_for = now.is_answered_for(observer);
            let is_asked_after_all = n_lines == 0 && watching.is_answered_for && !is_answered_for;
            let is_other_step = watching.lesson_step != now.lesson_step();
            let is_other = (watching.alone, watching.bots_wait) != (now.alone, now.bots_wait)
                || is_asked_after_all
                || is_other_step;
            let is_news = n_lines > 0 && is_time || is_other;
            if !is_news {
                continue;
            }
            let batches = || self.told.range(self.told.len() - n_lines..).map(|(_, batch)| &**batch);
            write_notices(batches(), observer, notices);
            film.clear();
            if watching.detail == UpdateDetail::Film {
                watching.view.write_film(&mut batches(), film);
            }
            patch.clear();
            watching.view.write_changes(now.table, patch);
            choices.clear();
            let is_asked = now.write_choices(observer, choices);
            let pending_ahead = now.ahead_of(observer).map(|(_, after)| after.pending());
            let pending = pending_ahead.as_ref().unwrap_or(&pending);
            let update = Update {
                version: now.version,
                notices,
                patch: Patch(patch),
                film,
                pending: changed(&mut watching.pending, pending.get().as_bytes()),
                choices: is_asked.then(|| changed(&mut watching.choices, choices)).flatten(),
                answered: now.has_answered(observer),
                undo: now.may_undo(observer),
                clocks: changed_clocks(&mut watching.clocks, &now.clocks),
                grace: now.grace_of(observer),
                alone: (watching.alone != now.alone).then_some(now.alone),
                bots_wait: (watching.bots_wait != now.bots_wait).then_some(now.bots_wait),
                lesson: now.lesson.filter(|_| is_other_step),
                outcome,
            };
            messages.push((observer, update.message()));
            watching.version = now.version;
            watching.alone = now.alone;
            watching.is_answered_for = is_answered_for;
            watching.bots_wait = now.bots_wait;
            watching.lesson_step = now.lesson_step();
            watching.not_before_ms = now.now_ms + now.bystander_interval_ms;
        }
        messages
    }

    /// States for a film are kept until everybody who wants them was told, and no more than [`FILM_STEPS`] of
    /// them: the oldest go first.
    fn drop_old_films(&mut self) {
        let version = self.told.back().map_or(0, |(version, _)| *version);
        let wanting = self.watching.values().filter(|watching| watching.detail == UpdateDetail::Film);
        let n_untold = wanting.map(|watching| version.saturating_sub(watching.version)).max().unwrap_or(0);
        let mut n_steps = 0;
        for (age, (_, batch)) in self.told.iter_mut().rev().take(self.n_filmed).enumerate() {
            n_steps += batch.n_film_steps();
            if age >= n_untold as usize || n_steps > FILM_STEPS {
                batch.drop_film();
            }
        }
        self.n_filmed = self.n_filmed.min(n_untold as usize);
    }

    /// When the next of the updates that were held back is due.
    pub fn next_due_ms(&self, version: u32) -> Option<u64> {
        let late = self.watching.values().filter(|watching| watching.version < version);
        late.map(|watching| watching.not_before_ms).min()
    }

    /// What was told after a version, as far as it is still known.
    pub fn missed(&self, observer: Observer, last: u32) -> Vec<VersionNotices> {
        let later = self.told.iter().filter(|(version, _)| *version > last);
        let notices = |(version, events): &(u32, Box<dyn EventBatch>)| VersionNotices {
            version: *version,
            notices: events.notices(observer),
        };
        later.map(notices).collect()
    }
}

/// A clock that stands still is sent once. A running clock is sent each time, so that none drifts.
fn changed_clocks(known: &mut Vec<Clock>, new: &[Clock]) -> Vec<Clock> {
    let changed = new.iter().filter(|clock| clock.runs || !known.contains(clock)).cloned().collect();
    known.clear();
    known.extend_from_slice(new);
    changed
}

/// Writes a list with the notices of each line.
fn write_notices<'a>(
    batches: impl Iterator<Item = &'a dyn EventBatch>,
    observer: Observer,
    out: &mut Vec<u8>,
) {
    out.clear();
    out.push(b'[');
    for batch in batches {
        if out.len() > 1 {
            out.push(b',');
        }
        batch.write_notices(observer, out);
    }
    out.push(b']');
}

/// Keeps the new value, and returns it if it differs from the old one.
fn changed<'a>(known: &mut Vec<u8>, new: &'a [u8]) -> Option<&'a [u8]> {
    if known == new {
        return None;
    }
    known.clear();
    known.extend_from_slice(new);
    Some(new)
}

#[cfg(test)]
impl Observers {
    /// How many states are kept for films.
    pub fn n_film_steps(&self) -> usize {
        self.told.iter().map(|(_, batch)| batch.n_film_steps()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(seat: Seat, left_ms: u32, runs: bool) -> Clock {
        Clock { seat, left_ms, runs }
    }

    #[test]
    fn a_clock_is_sent_when_it_runs_or_has_changed() {
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
    fn a_new_value_is_returned_and_kept() {
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
