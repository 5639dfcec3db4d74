//! A client: it knows no rule, keeps the view that it is sent, and sends again what is not answered.

use std::collections::BTreeMap;

use room::Request;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Observer, Seat};
use wire::{AnswerResult, Failure, GameNow};

pub struct Client {
    pub observer: Observer,
    pub is_connected: bool,
    /// The last version it has seen.
    pub version: Option<u32>,
    pub view: Value,
    pub pending: Value,
    /// What its seat might do: actions, with a refusal where they are not allowed.
    pub choices: Vec<Value>,
    pub undo: Value,
    pub clocks: Value,
    pub standing: Value,
    pub outcome: Value,
    /// In the order in which they were sent.
    pub unanswered: Vec<Sent>,
    pub answers: BTreeMap<String, AnswerResult>,
    /// Ids of actions and undos.
    inputs: Vec<String>,
    n_requests: u32,
    pub n_updates: u32,
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
            is_connected: false,
            version: None,
            view: Value::Null,
            pending: Value::Null,
            choices: Vec::new(),
            undo: Value::Null,
            clocks: Value::Null,
            standing: Value::Null,
            outcome: Value::Null,
            unanswered: Vec::new(),
            answers: BTreeMap::new(),
            inputs: Vec::new(),
            n_requests: 0,
            n_updates: 0,
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
        self.standing = now["standing"].clone();
        self.take_position(&now);
        self.clocks = now["clocks"].clone();
    }

    pub fn update(&mut self, update: &Value) {
        let version = update["version"].as_u64().expect("an update has a version") as u32;
        assert_eq!(Some(version), self.version.map(|last| last + 1), "versions come without gaps");
        self.version = Some(version);
        self.n_updates += 1;
        for (path, part) in update["patch"].as_object().expect("a patch is an object") {
            let pointer = if path.is_empty() { String::new() } else { format!("/{path}") };
            let place = self.view.pointer_mut(&pointer);
            *place.unwrap_or_else(|| panic!("the view has no {path}")) = part.clone();
        }
        self.take_position(update);
        if !update["clocks"].is_null() {
            self.clocks = update["clocks"].clone();
        }
    }

    fn take_position(&mut self, message: &Value) {
        self.pending = message["pending"].clone();
        self.undo = message["undo"].clone();
        self.outcome = message["outcome"].clone();
        let of_seats = message["choices"].as_array().cloned().unwrap_or_default();
        assert!(of_seats.len() <= 1, "a seat hears of its own choices alone");
        self.choices =
            of_seats.first().and_then(|of_seat| of_seat[1].as_array()).cloned().unwrap_or_default();
        if let Some(of_seat) = of_seats.first() {
            assert_eq!(Some(of_seat[0].as_str().unwrap_or_default()), self.seat().map(Seat::letter));
        }
    }

    /// Whether the table waits for this seat.
    pub fn is_awaited(&self) -> bool {
        let has = |field: &str| {
            let seats = self.pending["seats"][field].as_array();
            seats.is_some_and(|seats| seats.iter().any(|seat| seat.as_str() == self.seat().map(Seat::letter)))
        };
        has("who") && !has("ready")
    }

    pub fn mode(&self) -> &str {
        self.pending["seats"]["mode"].as_str().unwrap_or("none")
    }

    /// What the seat may do, as it was told.
    pub fn allowed(&self) -> Vec<Value> {
        let allowed = self.choices.iter().filter(|choice| choice["refusal"].is_null());
        allowed.map(|choice| choice["action"].clone()).collect()
    }

    /// What the seat may not do, and which rule is against it, as it was told.
    pub fn forbidden(&self) -> Vec<(Value, String)> {
        let forbidden = self.choices.iter().filter(|choice| !choice["refusal"].is_null());
        forbidden
            .map(|choice| {
                (choice["action"].clone(), choice["refusal"]["rule"].as_str().unwrap_or_default().to_string())
            })
            .collect()
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

    /// What was not stored is still unanswered for this client: it will send it again.
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

/// An action as a client sends it.
pub fn act(action: &Value) -> Request {
    let action = RawValue::from_string(action.to_string()).expect("an action is JSON");
    Request::Do { action }
}
