//! What observers are told. They get everything when they connect, and then one update for all lines that are
//! stored together or shortly after each other.

use games::EventBatch;
use table::{Observer, SeatSet};
use wire::{GameNow, Grace, VersionNotices};

use super::Room;
use crate::effect::Effect;
use crate::grace::WindowPolicy;
use crate::lesson::LessonProgress;
use crate::observers::{Calls, CurrentTable, Observers, UpdateDetail};

impl Room {
    /// From now on an observer gets updates, which continue from the message that this returns. `last` is the
    /// version that the client has seen, if any. Other connections of the same observer continue from here
    /// too, so [catch up](Room::catch_up) first.
    pub fn watch(
        &mut self,
        observer: Observer,
        detail: UpdateDetail,
        last: Option<u32>,
        now_ms: u64,
    ) -> (GameNow, Vec<VersionNotices>) {
        let missed = last.map_or_else(Vec::new, |last| self.observers.missed(observer, last));
        self.follow_window_policy(Some(observer), now_ms);
        let (observers, now) = self.current_table(now_ms);
        (observers.watch(observer, detail, now), missed)
    }

    /// One connection of an observer is gone. `detail` is what its other connections want.
    pub fn set_detail(&mut self, observer: Observer, detail: UpdateDetail) {
        self.observers.set_detail(observer, detail);
    }

    /// Tells an observer now what it has not been told yet.
    pub fn catch_up(&mut self, observer: Observer, now_ms: u64) {
        self.send_updates(|other| other == observer, now_ms);
    }

    /// The last connection of an observer is gone. A player who is now alone with bots is told at once.
    pub fn unwatch(&mut self, observer: Observer, now_ms: u64) {
        self.observers.unwatch(observer);
        self.follow_window_policy(None, now_ms);
    }

    pub fn is_watched(&self) -> bool {
        self.observers.is_watched()
    }

    /// The lines behind these batches are on disk. Seats whose requests they answer are told at once, and so
    /// are seats that the table begins to wait for.
    pub(super) fn publish_events(
        &mut self,
        batches: Vec<Box<dyn EventBatch>>,
        requesters: SeatSet,
        now_ms: u64,
    ) {
        let (observers, now) = self.current_table(now_ms);
        let messages = observers.publish(batches, requesters, &now);
        self.send(messages);
    }

    /// By seat: why its player should come to the table, if they are elsewhere.
    pub fn calls(&mut self, now_ms: u64) -> Vec<Calls> {
        let (_, now) = self.current_table(now_ms);
        now.all_calls()
    }

    /// Updates that were held back go out when they are due.
    pub(super) fn send_due_updates(&mut self, now_ms: u64) {
        if self.observers.next_due_ms(self.version()).is_some_and(|due_ms| due_ms <= now_ms) {
            self.send_updates(|_| false, now_ms);
        }
    }

    /// Sends updates to these observers, and to all whose updates are due.
    pub(super) fn send_updates(&mut self, is_prompt: impl Fn(Observer) -> bool, now_ms: u64) {
        let (observers, now) = self.current_table(now_ms);
        let messages = observers.updates(is_prompt, &now);
        self.send(messages);
    }

    fn send(&mut self, messages: Vec<(Observer, String)>) {
        let send = |(observer, message)| Effect::Send { observer, message };
        self.effects.extend(messages.into_iter().map(send));
    }

    fn current_table(&mut self, now_ms: u64) -> (&mut Observers, CurrentTable<'_>) {
        let (version, n_seats) = (self.version(), self.seats.len());
        let alone = matches!(self.window_policy, WindowPolicy::Alone(_));
        let bots_wait = self.bots_wait_for_people();
        let answers_for = self.answers_for();
        let Room { table, clocks, observers, delays, grace, lesson, .. } = self;
        let shown = grace.as_ref().filter(|grace| grace.is_shown());
        let current_table = CurrentTable {
            version,
            table: &**table,
            waits_for: table.waits_for(),
            clocks: clocks.shown(n_seats, now_ms),
            grace: shown.map(|grace| {
                let (left_ms, of_ms) = grace.shown(now_ms);
                Grace { left_ms, of_ms, waiting: table.waiting(), ahead: false }
            }),
            ahead: shown.and_then(|grace| grace.ahead.as_ref()).map(|(seat, after)| (*seat, &**after)),
            alone,
            answers_for,
            bots_wait,
            lesson: lesson.as_ref().map(LessonProgress::now),
            now_ms,
            bystander_interval_ms: delays.bystander_interval_ms,
        };
        (observers, current_table)
    }
}
