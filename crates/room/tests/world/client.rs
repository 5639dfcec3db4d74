//! A client: it knows no rule, keeps the view that it is sent, and sends again what is not answered.

use std::collections::BTreeMap;

use room::{Request, UpdateDetail};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use table::{Observer, Seat};
use wire::{AnswerResult, Failure, GameNow};

pub struct Client {
    pub observer: Observer,
    /// Spectators and seat A want films, so that there is always somebody who does and somebody who does not.
    pub detail: UpdateDetail,
    pub is_connected: bool,
    /// The last version it has seen.
    pub version: Option<u32>,
    pub view: Value,
    /// The steps of the last update: after how many notices, and what the view was then.
    pub film: Vec<(usize, Value)>,
    pub pending: Value,
    pub answered: Value,
    /// What its seat might do, and what not.
    choices: Value,
    pub undo: Value,
    pub clocks: Value,
    /// The window that closes by itself.
    pub grace: Value,
    pub alone: bool,
    pub bots_wait: bool,
    pub outcome: Value,
    /// In the order in which they were sent.
    pub unanswered: Vec<Sent>,
    pub answers: BTreeMap<String, AnswerResult>,
    /// Ids of actions and undos.
    inputs: Vec<String>,
    n_requests: u32,
    pub n_updates: u32,
    /// The versions before the updates that it got.
    updated_from: Vec<u32>,
    /// Whether what it is sent is kept for comparison.
    pub keep_messages: bool,
    pub messages: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct Sent {
    pub id: String,
    pub request: Request,
}

impl Client {
    pub fn new(observer: Observer) -> Client {
        Client {
            observer,
            detail: match observer {
                Observer::Table | Observer::Seat(Seat::A) => UpdateDetail::Film,
                Observer::Seat(_) | Observer::All => UpdateDetail::Updates,
            },
            is_connected: false,
            version: None,
            view: Value::Null,
            film: Vec::new(),
            pending: Value::Null,
            answered: Value::Null,
            choices: Value::Null,
            undo: Value::Null,
            clocks: Value::Null,
            grace: Value::Null,
            alone: false,
            bots_wait: false,
            outcome: Value::Null,
            unanswered: Vec::new(),
            answers: BTreeMap::new(),
            inputs: Vec::new(),
            n_requests: 0,
            n_updates: 0,
            updated_from: Vec::new(),
            keep_messages: false,
            messages: Vec::new(),
        }
    }

    pub fn seat(&self) -> Option<Seat> {
        match self.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Table | Observer::All => None,
        }
    }

    pub fn lose_connection(&mut self) {
        self.is_connected = false;
    }

    pub fn welcome(&mut self, now: &GameNow) {
        let now = serde_json::to_value(now).expect("a welcome is plain data");
        self.is_connected = true;
        self.version = now["version"].as_u64().map(|version| version as u32);
        self.view = now["view"].clone();
        self.clocks = now["clocks"].clone();
        self.take_position(&now);
    }

    pub fn update(&mut self, update: &Value) {
        let version = update["version"].as_u64().expect("an update has a version") as u32;
        let n_lines = update["notices"].as_array().expect("an update tells of lines").len() as u32;
        assert_eq!(Some(version), self.version.map(|last| last + n_lines), "versions come without gaps");
        self.updated_from.extend(self.version);
        self.version = Some(version);
        self.n_updates += 1;
        let mut shown = self.view.clone();
        self.film.clear();
        for step in update["film"].as_array().into_iter().flatten() {
            patch(&mut shown, &step["patch"]);
            self.film.push((step["notices"].as_u64().expect("a number") as usize, shown.clone()));
        }
        patch(&mut self.view, &update["patch"]);
        self.take_position(update);
    }

    /// How many updates it has got since it had seen this version.
    pub fn n_updates_since(&self, version: u32) -> usize {
        self.updated_from.iter().rev().take_while(|from| **from >= version).count()
    }

    /// What is left out has not changed, except who has answered, who may undo, and how the game ended.
    fn take_position(&mut self, message: &Value) {
        for (known, field) in [(&mut self.pending, "pending"), (&mut self.choices, "choices")] {
            if let Some(told) = message.get(field) {
                *known = told.clone();
            }
        }
        for clock in message["clocks"].as_array().into_iter().flatten() {
            self.take_clock(clock);
        }
        self.grace = message["grace"].clone();
        if let Some(alone) = message["alone"].as_bool() {
            self.alone = alone;
        }
        if let Some(bots_wait) = message["bots_wait"].as_bool() {
            self.bots_wait = bots_wait;
        }
        self.answered = message["answered"].clone();
        self.undo = message["undo"].clone();
        self.outcome = message["outcome"].clone();
    }

    /// An update has the clocks that run or have changed.
    fn take_clock(&mut self, clock: &Value) {
        let clocks = self.clocks.as_array_mut().expect("a welcome has all clocks");
        match clocks.iter_mut().find(|known| known["seat"] == clock["seat"]) {
            Some(known) => *known = clock.clone(),
            None => clocks.push(clock.clone()),
        }
    }

    /// Whether the table waits for this seat.
    pub fn is_awaited(&self) -> bool {
        self.seat().is_some_and(|seat| self.pending_has("who", seat) && !self.pending_has("ready", seat))
    }

    fn pending_has(&self, field: &str, seat: Seat) -> bool {
        let seats = self.pending["seats"][field].as_array();
        seats.is_some_and(|seats| seats.iter().any(|other| other.as_str() == Some(seat.letter())))
    }

    pub fn mode(&self) -> &str {
        self.pending["seats"]["mode"].as_str().unwrap_or("none")
    }

    /// What the seat may do, as it was told.
    pub fn allowed(&self) -> Vec<Value> {
        self.choices_of("allowed").cloned().unwrap_or_default()
    }

    /// A seat that is not asked has no choices; those that it had may apply again when it is asked.
    fn choices_of(&self, field: &str) -> Option<&Vec<Value>> {
        let is_asked = self.seat().is_some_and(|seat| self.pending_has("who", seat));
        self.choices[field].as_array().filter(|_| is_asked)
    }

    /// What the seat may not do, and which rule is against it, as it was told.
    pub fn forbidden(&self) -> Vec<(Value, String)> {
        let of_reason = |refused: &Value| {
            let rule = refused["rule"].as_str().unwrap_or_default().to_string();
            let actions = refused["actions"].as_array().cloned().unwrap_or_default();
            actions.into_iter().map(move |action| (action, rule.clone())).collect::<Vec<_>>()
        };
        self.choices_of("refused").into_iter().flatten().flat_map(of_reason).collect()
    }

    pub fn new_request(&mut self, request: Request) -> String {
        self.n_requests += 1;
        let id = format!("r{}", self.n_requests);
        if matches!(request, Request::Do { .. } | Request::Undo) {
            self.inputs.push(id.clone());
        }
        self.unanswered.push(Sent { id: id.clone(), request });
        id
    }

    pub fn is_input(&self, id: &str) -> bool {
        self.inputs.iter().any(|input| input == id)
    }

    /// To this client, a request that was not stored is still unanswered: the client will send it again.
    pub fn answered(&mut self, id: &str, result: AnswerResult) {
        if result == AnswerResult::Failed(Failure::NotStored) {
            return;
        }
        self.unanswered.retain(|sent| sent.id != id);
        if let Some(before) = self.answers.insert(id.to_string(), result.clone())
            && matches!(before, AnswerResult::Done { .. })
            && self.is_input(id)
        {
            assert_eq!(before, result, "what was answered as done is answered the same again");
        }
    }

    pub fn answer(&self, id: &str) -> Option<&AnswerResult> {
        self.answers.get(id)
    }
}

fn patch(view: &mut Value, changes: &Value) {
    for (path, part) in changes.as_object().into_iter().flatten() {
        let pointer = if path.is_empty() { String::new() } else { format!("/{path}") };
        let place = view.pointer_mut(&pointer);
        *place.unwrap_or_else(|| panic!("the view has no {path}")) = part.clone();
    }
}

/// An action as a client sends it.
pub fn act(action: &Value) -> Request {
    let action = RawValue::from_string(action.to_string()).expect("an action is JSON");
    Request::Do { actions: vec![action], seen: None }
}

/// The order to pass in card windows until then; `None` withdraws it.
pub fn pass_until(until: Option<&str>) -> Request {
    let pass = until.map(|until| json!({ "until": until }));
    act(&json!({ "order": { "pass": { "at": null, "pass": pass } } }))
}
