//! Those who watch a table, and what each of them was told last.

use std::collections::{BTreeMap, VecDeque};

use games::{Choices, Face, Telling, Waits, Watch};
use serde_json::value::{RawValue, to_raw_value};
use table::{Observer, Seat};
use wire::{Clock, GameNow, Patch, ServerMessage, Standing, Told, Update};

use crate::limits::TOLD_VERSIONS;
use crate::seats::SeatState;

#[derive(Default)]
pub struct Observers {
    watching: BTreeMap<usize, Watching>,
    /// What was sent last of whom the table waits for.
    pending: Box<RawValue>,
    /// What the last versions told.
    told: VecDeque<(u32, Box<dyn Telling>)>,
}

/// An observer with a connection, and what was sent to him last.
struct Watching {
    observer: Observer,
    watch: Box<dyn Watch>,
    /// When he was asked last.
    choices: Box<RawValue>,
    clocks: Vec<Clock>,
    standing: Option<Standing>,
}

/// Spectators, and those who may see everything, count as one more seat each.
fn index_of(observer: Observer) -> usize {
    match observer {
        Observer::Seat(seat) => seat.index(),
        Observer::Table => table::limits::SEATS,
        Observer::All => table::limits::SEATS + 1,
    }
}

pub fn seat_of(observer: Observer) -> Option<Seat> {
    match observer {
        Observer::Seat(seat) => Some(seat),
        Observer::Table | Observer::All => None,
    }
}

/// How a table stands, beside what each observer may see of it.
pub struct Now<'a> {
    pub version: u32,
    pub face: &'a dyn Face,
    pub seats: &'a [SeatState],
    pub clocks: Vec<Clock>,
}

impl Now<'_> {
    /// What the observer's seat might do, where the table asks it.
    fn choices(&self, observer: Observer) -> Option<Box<RawValue>> {
        match (seat_of(observer), self.face.waits_for()) {
            (Some(seat), Waits::Seats { who, .. }) if who.has(seat) => Some(raw(&self.face.choices(seat))),
            _ => None,
        }
    }

    /// It is told to nobody else: in a reaction it would tell who has answered.
    fn may_undo(&self, observer: Observer) -> Option<Seat> {
        self.face.may_undo().filter(|seat| seat_of(observer) == Some(*seat))
    }

    fn standing(&self, observer: Observer) -> Option<Standing> {
        Some(self.seats.get(seat_of(observer)?.index())?.standing)
    }
}

impl Observers {
    /// From now on this observer gets updates, which go on from this.
    pub fn watch(&mut self, observer: Observer, now: Now<'_>) -> GameNow {
        let pending = now.face.pending();
        let watching = Watching {
            observer,
            watch: now.face.watch(observer),
            choices: now.choices(observer).unwrap_or_else(|| raw(&Choices::default())),
            clocks: now.clocks.clone(),
            standing: now.standing(observer),
        };
        let welcome = GameNow {
            version: now.version,
            view: now.face.view(observer),
            pending: pending.clone(),
            choices: watching.choices.clone(),
            undo: now.may_undo(observer),
            clocks: now.clocks,
            standing: watching.standing,
            outcome: now.face.outcome(),
        };
        self.watching.insert(index_of(observer), watching);
        self.pending = pending;
        welcome
    }

    pub fn unwatch(&mut self, observer: Observer) {
        self.watching.remove(&index_of(observer));
    }

    pub fn is_watched(&self) -> bool {
        !self.watching.is_empty()
    }

    /// Tells everybody who watches what the lines up to this version told, and what has changed.
    pub fn tell(&mut self, tellings: Vec<Box<dyn Telling>>, now: Now<'_>) -> Vec<(Observer, String)> {
        let mut messages = Vec::with_capacity(self.watching.len());
        if self.is_watched() {
            let outcome = now.face.outcome();
            let pending = changed(&mut self.pending, now.face.pending());
            for watching in self.watching.values_mut() {
                let observer = watching.observer;
                let standing = now.standing(observer);
                let has_other_standing = standing != watching.standing;
                let update = Update {
                    version: now.version,
                    notices: tellings.iter().map(|telling| telling.notices(observer)).collect(),
                    patch: Patch(watching.watch.look(now.face)),
                    pending,
                    choices: now
                        .choices(observer)
                        .and_then(|choices| changed(&mut watching.choices, choices)),
                    undo: now.may_undo(observer),
                    clocks: changed_clocks(&mut watching.clocks, &now.clocks),
                    standing: standing.filter(|_| has_other_standing),
                    outcome,
                };
                let message = ServerMessage::Update(Box::new(update));
                messages.push((observer, serde_json::to_string(&message).expect("messages are plain data")));
                watching.standing = standing;
            }
        }
        let first = now.version + 1 - tellings.len() as u32;
        for (version, telling) in (first..).zip(tellings) {
            self.remember(version, telling);
        }
        messages
    }

    pub fn remember(&mut self, version: u32, telling: Box<dyn Telling>) {
        self.told.push_back((version, telling));
        if self.told.len() > TOLD_VERSIONS {
            self.told.pop_front();
        }
    }

    /// What was told after a version, as far as it is still known.
    pub fn missed(&self, observer: Observer, last: u32) -> Vec<Told> {
        let later = self.told.iter().filter(|(version, _)| *version > last);
        later
            .map(|(version, telling)| Told { version: *version, notices: telling.notices(observer) })
            .collect()
    }
}

/// A clock that stands still is told once. One that runs is told each time, so that none drifts.
fn changed_clocks(known: &mut Vec<Clock>, new: &[Clock]) -> Vec<Clock> {
    let changed = new.iter().filter(|clock| clock.runs || !known.contains(clock)).cloned().collect();
    known.clear();
    known.extend_from_slice(new);
    changed
}

fn raw(choices: &Choices) -> Box<RawValue> {
    to_raw_value(choices).expect("choices are plain data")
}

/// Keeps what is new, and tells it where it is not as before.
fn changed(known: &mut Box<RawValue>, new: Box<RawValue>) -> Option<&RawValue> {
    if known.get() == new.get() {
        return None;
    }
    *known = new;
    Some(known)
}
