//! The truth: the journal, played from its start without a room.

use std::ops::RangeInclusive;

use mall_of_horror::{Event, Mall, Setup};
use room::limits::TOLD_VERSIONS;
use room::{RequestKey, UpdateDetail};
use serde_json::Value;
use table::{EventsOrUndo, Film, Game, Header, LineOf, Observer, StoredLine, Table, answered};
use wire::GameNow;

use super::client::Client;
use super::knowledge::Knowledge;

#[derive(Default)]
pub struct Oracle {
    table: Option<Table<Mall>>,
    /// One for each version, from 0.
    moments: Vec<Moment>,
}

struct Moment {
    state: Mall,
    told: EventsOrUndo<Event>,
    film: Film<Mall>,
    knowledge: Knowledge,
    /// The request that the line answers.
    note: Option<String>,
}

impl Oracle {
    /// Plays what has been added to the journal.
    pub fn follow(&mut self, rows: &[String]) {
        for row in &rows[self.moments.len()..] {
            let Some(table) = &mut self.table else {
                let header: Header<Setup> = serde_json::from_str(row).expect("the first row is a header");
                let (table, events) = Table::<Mall>::start(&header.setup).expect("the set-up is valid");
                self.push(*table.state(), EventsOrUndo::Events(events), Film::default(), None);
                self.table = Some(table);
                continue;
            };
            let stored = StoredLine::parse(row).expect("a row is a line");
            let line: LineOf<Mall> = serde_json::from_str(stored.json).expect("a line is an input");
            let (told, film) = table.take_filmed(&line).expect("no refused line is written");
            assert_eq!(table.digest(), stored.digest);
            let state = *table.state();
            self.push(state, told, film, stored.request.map(str::to_string));
        }
    }

    fn push(&mut self, state: Mall, told: EventsOrUndo<Event>, film: Film<Mall>, note: Option<String>) {
        let mut knowledge = self.moments.last().map(|moment| moment.knowledge).unwrap_or_default();
        told.events().iter().for_each(|event| knowledge.learn(event));
        self.moments.push(Moment { state, told, film, knowledge, note });
    }

    pub fn version(&self) -> u32 {
        (self.moments.len() as u32).saturating_sub(1)
    }

    pub fn is_over(&self) -> bool {
        self.moments.last().is_some_and(|moment| moment.state.outcome().is_some())
    }

    pub fn state(&self) -> &Mall {
        &self.moments.last().expect("the game has begun").state
    }

    fn moment(&self, version: u32) -> &Moment {
        self.moments.get(version as usize).unwrap_or_else(|| panic!("version {version} is not on disk"))
    }

    pub fn view(&self, version: u32, observer: Observer) -> Value {
        serde_json::to_value(self.moment(version).state.view(observer)).expect("a view is plain data")
    }

    pub fn notices(&self, version: u32, observer: Observer) -> Value {
        serde_json::to_value(self.moment(version).told.notices::<Mall>(observer))
            .expect("notices are plain data")
    }

    /// Checks an update: its lines are on disk, its notices are those of these lines, and it leads to the view after them.
    pub fn check_update(&self, client: &Client, update: &Value) {
        let version = client.version.expect("an update has a version");
        let observer = client.observer;
        assert_eq!(client.view, self.view(version, observer), "the view of {observer:?} at {version}");
        let told = update["notices"].as_array().expect("an update tells of lines");
        for (version, notices) in (0..=version).rev().zip(told.iter().rev()) {
            assert_eq!(*notices, self.notices(version, observer));
        }
        self.check_film(client, version, told.len() as u32);
        // A seat that sees ahead is asked what comes next; nothing of that is on disk yet.
        if client.grace["ahead"] != Value::Bool(true) {
            self.check_answered(client, version);
            let pending = serde_json::to_value(self.moment(version).state.pending()).expect("plain data");
            assert_eq!(client.pending, pending);
        }
        let outcome = serde_json::to_value(self.moment(version).state.outcome()).expect("plain data");
        assert_eq!(client.outcome, outcome);
        self.check_secrets(version, observer, &update.to_string());
    }

    /// A film shows, after some of the notices, the view of a state that the game was in then.
    fn check_film(&self, client: &Client, version: u32, n_lines: u32) {
        assert!(client.detail == UpdateDetail::Film || client.film.is_empty(), "nobody asked for it");
        let expected = self.film(client.observer, version + 1 - n_lines..=version);
        for step in &client.film {
            assert!(expected.contains(step), "there was no such moment: {step:?}");
        }
    }

    /// All views that these lines led through on their way, with the number of notices before them.
    pub fn film(&self, observer: Observer, versions: RangeInclusive<u32>) -> Vec<(usize, Value)> {
        let mut shown: Vec<(usize, Value)> = Vec::new();
        let mut n_before = 0;
        for version in versions {
            let Moment { told, film, .. } = self.moment(version);
            let n_notices = |n_events: usize| {
                let events = told.events()[..n_events].iter();
                n_before + events.filter(|event| Mall::notice(event, observer).is_some()).count()
            };
            for step in film.steps() {
                let view = serde_json::to_value(step.state.view(observer)).expect("a view is plain data");
                let n_notices = n_notices(step.n_events);
                shown.pop_if(|(n_before, _)| *n_before == n_notices);
                shown.push((n_notices, view));
            }
            n_before = n_notices(told.events().len());
        }
        shown.pop_if(|(n_notices, _)| *n_notices == n_before);
        shown
    }

    /// A seat is told whether it has answered itself, and nothing of the others.
    fn check_answered(&self, client: &Client, version: u32) {
        let state = &self.moment(version).state;
        let asked = client.seat().filter(|seat| state.pending().asked().has(*seat));
        let has_answered = asked.map(|seat| answered(state).has(seat));
        assert_eq!(client.answered, serde_json::json!(has_answered));
    }

    /// A welcome has the current view, and exactly the notices that came after `last`.
    pub fn check_welcome(
        &self,
        observer: Observer,
        last: Option<u32>,
        now: &GameNow,
        missed: &[wire::VersionNotices],
    ) {
        assert!(now.version <= self.version(), "a room is no further than the disk");
        if self.moments.is_empty() {
            // Before the first lines are on disk there is the set-up, which everybody agreed on.
            return;
        }
        let view: Value = serde_json::from_str(now.view.get()).expect("a view is JSON");
        assert_eq!(view, self.view(now.version, observer));
        let first = match last {
            Some(last) => (last + 1).max((now.version + 1).saturating_sub(TOLD_VERSIONS as u32)),
            None => now.version + 1,
        };
        let told: Vec<u32> = missed.iter().map(|told| told.version).collect();
        assert_eq!(told, (first..=now.version).collect::<Vec<u32>>(), "missed since {last:?}");
        for told in missed {
            let notices: Value = serde_json::from_str(told.notices.get()).expect("notices are JSON");
            assert_eq!(notices, self.notices(told.version, observer));
        }
        let text = serde_json::to_string(&(now, missed)).expect("a welcome is plain data");
        self.check_secrets(now.version, observer, &text);
    }

    /// The words that this observer must not be sent now.
    pub fn hidden_from(&self, observer: Observer) -> Vec<String> {
        self.moment(self.version()).knowledge.hidden_from(observer)
    }

    pub fn check_secrets(&self, version: u32, observer: Observer, text: &str) {
        for word in self.moment(version).knowledge.hidden_from(observer) {
            assert!(!text.contains(&word), "{observer:?} must not know of {word}, and is sent {text}");
        }
    }

    /// What is answered as done stands in the journal, under its number.
    pub fn check_done(&self, key: &RequestKey, version: u32) {
        let note = format!("{}-{}", key.seat, key.id);
        assert_eq!(self.moment(version).note, Some(note));
    }
}
