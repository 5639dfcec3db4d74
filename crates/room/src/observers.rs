//! Those who watch a table, and what each of them was told last.

use std::collections::{BTreeMap, VecDeque};

use games::{Face, Telling};
use serde_json::value::RawValue;
use table::Observer;
use wire::{Patch, Told};

use crate::limits::TOLD_VERSIONS;

#[derive(Default)]
pub struct Observers {
    /// The last view that was sent, by observer with a connection.
    watching: BTreeMap<usize, (Observer, Box<RawValue>)>,
    /// What the last versions told.
    told: VecDeque<(u32, Box<dyn Telling>)>,
}

/// Spectators, and those who may see everything, count as one more seat each.
fn index_of(observer: Observer) -> usize {
    match observer {
        Observer::Seat(seat) => seat.index(),
        Observer::Table => table::limits::SEATS,
        Observer::All => table::limits::SEATS + 1,
    }
}

/// What one observer gets of a step.
pub struct Step {
    pub observer: Observer,
    pub notices: Box<RawValue>,
    pub old_view: Box<RawValue>,
    pub new_view: Box<RawValue>,
}

impl Step {
    pub fn patch(&self) -> Patch<'_> {
        Patch::between(&self.old_view, &self.new_view)
    }
}

impl Observers {
    /// From now on this observer gets updates, which go on from this view.
    pub fn watch(&mut self, observer: Observer, face: &dyn Face) -> Box<RawValue> {
        let view = face.view(observer);
        self.watching.insert(index_of(observer), (observer, view.clone()));
        view
    }

    pub fn unwatch(&mut self, observer: Observer) {
        self.watching.remove(&index_of(observer));
    }

    pub fn is_watched(&self) -> bool {
        !self.watching.is_empty()
    }

    /// What everybody who watches gets of a version.
    pub fn step(&mut self, version: u32, face: &dyn Face, telling: Box<dyn Telling>) -> Vec<Step> {
        let mut steps = Vec::with_capacity(self.watching.len());
        for (observer, view) in self.watching.values_mut() {
            let new_view = face.view(*observer);
            let old_view = std::mem::replace(view, new_view.clone());
            steps.push(Step { observer: *observer, notices: telling.notices(*observer), old_view, new_view });
        }
        self.remember(version, telling);
        steps
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
