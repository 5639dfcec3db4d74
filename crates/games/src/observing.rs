//! What observers get from a table: notices, changes of their view, and the steps of a film.

use std::any::Any;

use serde_json::to_writer;
use serde_json::value::RawValue;
use table::{ChangeWriter, EventsOrUndo, Film, Game, Observer, Table};

use crate::{AnyTable, ListedGame};

/// The events of one journal line, not yet sorted by observer.
pub trait EventBatch: Send + Sync {
    /// Writes the notices of an observer, as a JSON list.
    fn write_notices(&self, observer: Observer, out: &mut Vec<u8>);

    /// How many states it keeps for a film.
    fn n_film_steps(&self) -> usize;

    /// Drops the intermediate states. Called once every observer who wanted them has got them.
    fn drop_film(&mut self);

    /// The batch itself, for code that knows its game.
    fn as_any(&self) -> &dyn Any;

    fn notices(&self, observer: Observer) -> Box<RawValue> {
        let mut json = Vec::new();
        self.write_notices(observer, &mut json);
        written(json)
    }
}

/// JSON that a table, a batch or a view tracker has written.
pub fn written(json: Vec<u8>) -> Box<RawValue> {
    let text = String::from_utf8(json).expect("JSON is text");
    RawValue::from_string(text).expect("what is written as JSON is JSON")
}

/// Remembers the view that an observer last saw, to tell what has changed in it.
pub trait ViewTracker: Send + Sync {
    /// Writes what has changed since the last time, by path: `{"seats/2/hand": …}`, or nothing. The table
    /// must be the same one as before, at a later time.
    fn write_changes(&mut self, table: &dyn AnyTable, out: &mut Vec<u8>);

    /// Writes the intermediate views since the last time: a JSON list of steps, or nothing if there is none.
    /// The batches are those of all lines since the last time.
    fn write_film(&self, batches: &mut dyn Iterator<Item = &dyn EventBatch>, out: &mut Vec<u8>);
}

pub(crate) struct Batch<G: Game> {
    told: EventsOrUndo<G::Event>,
    film: Option<Film<G>>,
}

impl<G: Game> Batch<G> {
    pub fn unfilmed(told: EventsOrUndo<G::Event>) -> Batch<G> {
        Batch { told, film: None }
    }

    pub fn filmed((told, film): (EventsOrUndo<G::Event>, Film<G>)) -> Batch<G> {
        Batch { told, film: Some(film) }
    }
}

impl<G: ListedGame> EventBatch for Batch<G> {
    fn write_notices(&self, observer: Observer, out: &mut Vec<u8>) {
        to_writer(out, &self.told.notices::<G>(observer)).expect("notices are plain data");
    }

    fn n_film_steps(&self) -> usize {
        self.film.as_ref().map_or(0, Film::n_steps)
    }

    fn drop_film(&mut self) {
        self.film = None;
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

pub(crate) struct Tracker<G: Game> {
    observer: Observer,
    view: G::View,
}

impl<G: Game> Tracker<G> {
    pub fn new(table: &Table<G>, observer: Observer) -> Tracker<G> {
        Tracker { observer, view: table.state().view(observer) }
    }

    fn n_notices(&self, events: &[G::Event]) -> usize {
        events.iter().filter(|event| G::notice(event, self.observer).is_some()).count()
    }

    /// The intermediate states to be shown, each with the number of notices told before it. A state after the last
    /// notice is not among them: it is what the observer sees in the end.
    fn shown_on_the_way<'a>(
        &self,
        batches: &mut dyn Iterator<Item = &'a dyn EventBatch>,
    ) -> Vec<(usize, &'a G)> {
        let mut shown: Vec<(usize, &G)> = Vec::new();
        let mut n_notices = 0;
        for batch in batches {
            let Batch { told, film } =
                batch.as_any().downcast_ref::<Batch<G>>().expect("a batch of this game");
            let mut n_events = 0;
            for step in film.iter().flat_map(Film::steps) {
                n_notices += self.n_notices(&told.events()[n_events..step.n_events]);
                n_events = step.n_events;
                shown.pop_if(|(n_before, _)| *n_before == n_notices);
                shown.push((n_notices, &step.state));
            }
            n_notices += self.n_notices(&told.events()[n_events..]);
        }
        shown.pop_if(|(n_before, _)| *n_before == n_notices);
        shown
    }
}

impl<G: ListedGame> ViewTracker for Tracker<G> {
    fn write_changes(&mut self, table: &dyn AnyTable, out: &mut Vec<u8>) {
        let table: &Table<G> = table.as_any().downcast_ref().expect("a table does not change its game");
        let before = std::mem::replace(&mut self.view, table.state().view(self.observer));
        ChangeWriter::write(&before, &self.view, out);
    }

    fn write_film(&self, batches: &mut dyn Iterator<Item = &dyn EventBatch>, out: &mut Vec<u8>) {
        let mut before = None;
        let start = out.len();
        for (n_notices, state) in self.shown_on_the_way(batches) {
            let view = state.view(self.observer);
            let mut patch = Vec::new();
            ChangeWriter::write(before.as_ref().unwrap_or(&self.view), &view, &mut patch);
            if patch.is_empty() {
                continue;
            }
            out.push(if out.len() == start { b'[' } else { b',' });
            out.extend_from_slice(format!(r#"{{"notices":{n_notices},"patch":"#).as_bytes());
            out.extend_from_slice(&patch);
            out.push(b'}');
            before = Some(view);
        }
        if out.len() > start {
            out.push(b']');
        }
    }
}
