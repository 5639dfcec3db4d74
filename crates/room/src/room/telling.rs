//! What observers are told: everything when they come, and then one update a line.

use std::sync::Arc;

use games::Telling;
use table::{Observer, Seat};
use wire::{GameNow, ServerMessage, Told, Update};

use super::Room;
use crate::effect::Effect;

/// Where an update stands among those of one batch. Only the last one says what can be done: the others
/// are passed over at once.
#[derive(Clone, Copy)]
pub(super) enum Place {
    Between,
    Last,
}

impl Room {
    /// From now on an observer gets updates; this is where they begin. `last` is what he has seen.
    pub fn watch(&mut self, observer: Observer, last: Option<u32>, now_ms: u64) -> (GameNow, Vec<Told>) {
        let missed = last.map_or_else(Vec::new, |last| self.observers.missed(observer, last));
        let standing = |seat: Seat| Some((seat, self.seats.get(seat.index())?.standing));
        let seat = seat_of(observer);
        let now = GameNow {
            version: self.version(),
            pending: self.face.pending(),
            choices: self.choices(seat),
            undo: self.face.may_undo(),
            clocks: self.clocks.shown(self.seats.len(), now_ms),
            standing: seat.and_then(standing).into_iter().collect(),
            outcome: self.face.outcome(),
            view: self.observers.watch(observer, &*self.face),
        };
        (now, missed)
    }

    /// The last connection of an observer is gone.
    pub fn unwatch(&mut self, observer: Observer) {
        self.observers.unwatch(observer);
    }

    pub fn is_watched(&self) -> bool {
        self.observers.is_watched()
    }

    fn choices(&self, seat: Option<Seat>) -> Vec<(Seat, Vec<games::Choice>)> {
        let choices = seat.map(|seat| (seat, self.face.choices(seat)));
        choices.into_iter().filter(|(_, choices)| !choices.is_empty()).collect()
    }

    pub(super) fn tell(&mut self, telling: Box<dyn Telling>, place: Place, now_ms: u64) {
        let version = self.version();
        if !self.is_watched() {
            return self.observers.remember(version, telling);
        }
        let (pending, undo, outcome) = (self.face.pending(), self.face.may_undo(), self.face.outcome());
        let clocks = match place {
            Place::Between => Vec::new(),
            Place::Last => self.clocks.shown(self.seats.len(), now_ms),
        };
        for step in self.observers.step(version, &*self.face, telling) {
            let update = Update {
                version,
                patch: step.patch(),
                pending: pending.clone(),
                choices: match place {
                    Place::Between => Vec::new(),
                    Place::Last => self.choices(seat_of(step.observer)),
                },
                undo,
                clocks: clocks.clone(),
                outcome,
                notices: step.notices.clone(),
            };
            let message = ServerMessage::Update(Box::new(update));
            let message: Arc<str> = serde_json::to_string(&message).expect("messages are plain data").into();
            self.effects.push(Effect::Send { observer: step.observer, message });
        }
    }
}

fn seat_of(observer: Observer) -> Option<Seat> {
    match observer {
        Observer::Seat(seat) => Some(seat),
        Observer::Table | Observer::All => None,
    }
}
