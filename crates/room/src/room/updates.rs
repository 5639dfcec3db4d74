//! What observers are told: everything when they come, and then one update for what is stored together, or
//! within a blink.

use games::EventBatch;
use table::{Observer, SeatSet};
use wire::{GameNow, Told};

use super::Room;
use crate::effect::Effect;
use crate::observers::{Now, Observers};

impl Room {
    /// From now on an observer gets updates; this is where they begin. `last` is what he has seen. Other
    /// connections of his must have been [brought up to date](Room::catch_up): they go on from here too.
    pub fn watch(&mut self, observer: Observer, last: Option<u32>, now_ms: u64) -> (GameNow, Vec<Told>) {
        let missed = last.map_or_else(Vec::new, |last| self.observers.missed(observer, last));
        let (observers, now) = self.now(now_ms);
        (observers.watch(observer, now), missed)
    }

    /// Tells an observer now what he has not been told yet.
    pub fn catch_up(&mut self, observer: Observer, now_ms: u64) {
        self.tell_some(|other| other == observer, now_ms);
    }

    /// The last connection of an observer is gone.
    pub fn unwatch(&mut self, observer: Observer) {
        self.observers.unwatch(observer);
    }

    pub fn is_watched(&self) -> bool {
        self.observers.is_watched()
    }

    /// The lines that told this are on disk. Who has been answered hears of it at once, and so does whom the
    /// table begins to wait for.
    pub(super) fn tell(&mut self, batches: Vec<Box<dyn EventBatch>>, answered: SeatSet, now_ms: u64) {
        let (observers, now) = self.now(now_ms);
        let messages = observers.tell_anew(batches, answered, &now);
        self.send(messages);
    }

    /// Who has rested is told what he has not been told yet.
    pub(super) fn tell_the_rested(&mut self, now_ms: u64) {
        if self.observers.next_due_ms(self.version()).is_some_and(|due_ms| due_ms <= now_ms) {
            self.tell_some(|_| false, now_ms);
        }
    }

    /// Tells these, and who has rested.
    fn tell_some(&mut self, is_prompt: impl Fn(Observer) -> bool, now_ms: u64) {
        let (observers, now) = self.now(now_ms);
        let messages = observers.tell(is_prompt, &now);
        self.send(messages);
    }

    fn send(&mut self, messages: Vec<(Observer, String)>) {
        let send = |(observer, message)| Effect::Send { observer, message };
        self.effects.extend(messages.into_iter().map(send));
    }

    fn now(&mut self, now_ms: u64) -> (&mut Observers, Now<'_>) {
        let (version, n_seats) = (self.version(), self.seats.len());
        let Room { table, clocks, observers, delays, .. } = self;
        let now = Now {
            version,
            table: &**table,
            clocks: clocks.shown(n_seats, now_ms),
            ms: now_ms,
            bystanders_rest_ms: delays.bystanders_rest_ms,
        };
        (observers, now)
    }
}
