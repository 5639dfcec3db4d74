//! A room with a game of City of Horror, in which everything happens when a test says so.

use chance::{Secret, Seeded};
use games::GameId;
use room::{Delays, Effect, NewGame, RequestKey, Room, UpdateDetail};
use serde_json::Value;
use table::{Chance, Observer, Seat};
use wire::Pace;

use crate::world::{BOTS_WAIT_MS, Client, TablePlan, act};

pub struct Night {
    pub room: Room,
    pub clients: Vec<Client>,
    n_requests: u32,
    pub now_ms: u64,
}

impl Night {
    /// `p` is a person, `t` a bot: `pttt`.
    pub fn begun(seats: &str) -> Night {
        let opening = NewGame {
            game: GameId::CityOfHorror,
            options: Vec::new(),
            players: TablePlan::new(seats, Pace::Live, 0).players,
            pace: Pace::Live,
            secret: Secret::new([7; 32]),
            contributions: Vec::new(),
            delays: Delays { bot_thinking_ms: BOTS_WAIT_MS, bystander_interval_ms: 0 },
            entropy: 1,
        };
        let room = Room::open(opening, 0).expect("the set-up is valid");
        let observers = Seat::all(seats.len()).map(Observer::Seat).chain([Observer::Table]);
        let mut night =
            Night { room, clients: observers.map(Client::new).collect(), n_requests: 0, now_ms: 0 };
        night.settle();
        for client in &mut night.clients {
            let (now, _) = night.room.watch(client.observer, UpdateDetail::Updates, None, 0);
            client.welcome(&now);
            client.keep_messages = true;
        }
        night
    }

    pub fn settle(&mut self) {
        for _ in 0..10_000 {
            let effects = self.room.effects();
            if effects.is_empty() {
                return;
            }
            for effect in effects {
                match effect {
                    Effect::Append { .. } => self.room.stored(Ok(()), self.now_ms),
                    Effect::Send { observer, message } => {
                        let client = self.clients.iter_mut().find(|client| client.observer == observer);
                        let client = client.expect("somebody watches");
                        let value: Value = serde_json::from_str(&message).expect("a message is JSON");
                        client.messages.push(message);
                        client.update(&value["update"]);
                    }
                    Effect::Answer { result, .. } => {
                        assert!(matches!(result, wire::AnswerResult::Done { .. }), "{result:?}");
                    }
                    Effect::Keep { .. } | Effect::Over => {}
                }
            }
        }
        panic!("the room asks for something without end");
    }

    pub fn act(&mut self, seat: Seat, action: &Value) {
        self.n_requests += 1;
        let key = RequestKey { seat, id: format!("k{}", self.n_requests) };
        self.room.request(key, act(action), self.now_ms);
        self.settle();
    }

    /// A seat that the table waits for does something, the same in every night with this seed.
    pub fn act_any(&mut self, seeded: &mut Seeded) {
        let seat = self.room.awaited().first().expect("the game goes on");
        let allowed = self.clients[seat.index()].allowed();
        let action = allowed[seeded.below(allowed.len() as u32) as usize].clone();
        self.act(seat, &action);
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
