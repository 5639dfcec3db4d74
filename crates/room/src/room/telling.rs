//! What observers are told: everything when they come, and then one update for what is stored together.

use games::Telling;
use table::Observer;
use wire::{GameNow, Told};

use super::Room;
use crate::effect::Effect;
use crate::observers::{Now, Observers};

impl Room {
    /// From now on an observer gets updates; this is where they begin. `last` is what he has seen.
    pub fn watch(&mut self, observer: Observer, last: Option<u32>, now_ms: u64) -> (GameNow, Vec<Told>) {
        let missed = last.map_or_else(Vec::new, |last| self.observers.missed(observer, last));
        let (observers, now) = self.now(now_ms);
        (observers.watch(observer, now), missed)
    }

    /// The last connection of an observer is gone.
    pub fn unwatch(&mut self, observer: Observer) {
        self.observers.unwatch(observer);
    }

    pub fn is_watched(&self) -> bool {
        self.observers.is_watched()
    }

    pub(super) fn tell(&mut self, tellings: Vec<Box<dyn Telling>>, now_ms: u64) {
        let (observers, now) = self.now(now_ms);
        let messages = observers.tell(tellings, now);
        let send = |(observer, message)| Effect::Send { observer, message };
        self.effects.extend(messages.into_iter().map(send));
    }

    fn now(&mut self, now_ms: u64) -> (&mut Observers, Now<'_>) {
        let (version, n_seats) = (self.version(), self.seats.len());
        let Room { face, seats, clocks, observers, .. } = self;
        (observers, Now { version, face: &**face, seats, clocks: clocks.shown(n_seats, now_ms) })
    }
}
