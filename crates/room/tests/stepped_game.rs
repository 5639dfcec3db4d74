//! A room with a game in which everything happens when a test says so, on a disk that takes everything.

use std::collections::BTreeMap;

use chance::{Seeded, ServerSecret};
use games::GameId;
use room::{Delays, Effect, NewGame, Request, RequestKey, Room, UpdateDetail};
use serde_json::Value;
use table::{Chance, Observer, Seat};
use wire::{AnswerResult, Pace};

use crate::world::{BOTS_WAIT_MS, Client, TablePlan, act};

pub struct SteppedGame {
    pub room: Room,
    pub clients: Vec<Client>,
    n_requests: u32,
    pub now_ms: u64,
    /// By the id of the request.
    pub answers: BTreeMap<String, AnswerResult>,
    pub journal: Vec<String>,
}

impl SteppedGame {
    /// `p` is a person, `t` a bot: `pttt`. Every window waits for answers.
    pub fn begun(seats: &str) -> SteppedGame {
        SteppedGame::of(GameId::CityOfHorror, seats, Pace::Live, None)
    }

    /// A game in which windows close by themselves if there is a grace.
    pub fn of(game: GameId, seats: &str, pace: Pace, grace_ms: Option<u64>) -> SteppedGame {
        let mut game = SteppedGame::unwatched(game, seats, pace, grace_ms);
        for index in 0..game.clients.len() {
            game.connect(index);
        }
        game
    }

    /// The same, and nobody is connected yet. The last client is a spectator.
    pub fn unwatched(game: GameId, seats: &str, pace: Pace, grace_ms: Option<u64>) -> SteppedGame {
        let opening = NewGame {
            game,
            options: Vec::new(),
            players: TablePlan::new(seats, pace, 0).players,
            pace,
            secret: ServerSecret::new([7; 32]),
            contributions: Vec::new(),
            delays: Delays { bot_thinking_ms: BOTS_WAIT_MS, bystander_interval_ms: 0, grace_ms },
            entropy: 1,
        };
        let room = Room::open(opening, 0).expect("the set-up is valid");
        let observers = Seat::all(seats.len()).map(Observer::Seat).chain([Observer::Table]);
        let mut game = SteppedGame {
            room,
            clients: observers.map(Client::new).collect(),
            n_requests: 0,
            now_ms: 0,
            answers: BTreeMap::new(),
            journal: Vec::new(),
        };
        game.settle();
        game
    }

    pub fn connect(&mut self, index: usize) {
        let client = &mut self.clients[index];
        let (now, _) = self.room.watch(client.observer, UpdateDetail::Updates, None, self.now_ms);
        client.welcome(&now);
        client.keep_messages = true;
        self.settle();
    }

    pub fn settle(&mut self) {
        for _ in 0..10_000 {
            let effects = self.room.effects();
            if effects.is_empty() {
                return;
            }
            for effect in effects {
                match effect {
                    Effect::Append { lines, .. } => {
                        self.journal.extend(lines);
                        self.room.stored(Ok(()), self.now_ms);
                    }
                    Effect::Send { observer, message } => {
                        let client = self.clients.iter_mut().find(|client| client.observer == observer);
                        let client = client.expect("somebody watches");
                        let value: Value = serde_json::from_str(&message).expect("a message is JSON");
                        client.messages.push(message);
                        client.update(&value["update"]);
                    }
                    Effect::Answer { key, result } => drop(self.answers.insert(key.id, result)),
                    Effect::Keep { .. } | Effect::WelcomeAgain | Effect::Over => {}
                }
            }
        }
        panic!("the room asks for something without end");
    }

    pub fn act(&mut self, seat: Seat, action: &Value) {
        let id = self.ask(seat, act(action));
        assert!(
            matches!(self.answers.get(&id), Some(AnswerResult::Done { .. })),
            "{:?}",
            self.answers.get(&id)
        );
    }

    /// Returns the id of the request.
    pub fn ask(&mut self, seat: Seat, request: Request) -> String {
        self.n_requests += 1;
        let id = format!("k{}", self.n_requests);
        self.room.request(RequestKey { seat, id: id.clone() }, request, self.now_ms);
        self.settle();
        id
    }

    /// A seat that the table waits for does something, the same in every game with this seed.
    pub fn act_any(&mut self, seeded: &mut Seeded) {
        let seat = self.room.awaited().first().expect("the game goes on");
        let allowed = self.clients[seat.index()].allowed();
        let action = allowed[seeded.below(allowed.len() as u32) as usize].clone();
        self.act(seat, &action);
    }

    /// Time goes on until the room has something to do.
    pub fn next_tick(&mut self) {
        self.now_ms = self.now_ms.max(self.room.next_tick_ms().expect("the game goes on"));
        self.room.tick(self.now_ms);
        self.settle();
    }

    /// Time goes on, and everything that is due meanwhile is done.
    pub fn advance(&mut self, ms: u64) {
        let end_ms = self.now_ms + ms;
        for _ in 0..10_000 {
            let Some(due_ms) = self.room.next_tick_ms().filter(|due_ms| *due_ms <= end_ms) else {
                self.now_ms = end_ms;
                return;
            };
            self.now_ms = self.now_ms.max(due_ms);
            self.room.tick(self.now_ms);
            self.settle();
        }
        panic!("the room wants ticks without end");
    }
}
