//! City of Horror asks many at once whether they answer a card. Who has answered stays a secret until all
//! have: in what is told, shown and timed.

use chance::{Secret, Seeded};
use games::Title;
use room::{Effect, Opening, Player, RequestKey, Room};
use serde_json::{Value, json};
use table::{Chance, Observer, Seat};
use wire::Pace;

use crate::world::{Client, act};

struct Night {
    room: Room,
    clients: Vec<Client>,
    n_requests: u32,
    now_ms: u64,
}

impl Night {
    fn begun() -> Night {
        let opening = Opening {
            title: Title::CityOfHorror,
            options: Vec::new(),
            players: ["Ann", "Ben", "Cem", "Dia"]
                .map(|name| Player::Person { name: name.to_string() })
                .into(),
            pace: Pace::Live,
            secret: Secret::new([7; 32]),
            contributions: Vec::new(),
            bots_wait_ms: 0,
            entropy: 1,
        };
        let room = Room::open(opening, 0).expect("the set-up is well");
        let observers = Seat::all(4).map(Observer::Seat).chain([Observer::Table]);
        let mut night =
            Night { room, clients: observers.map(Client::new).collect(), n_requests: 0, now_ms: 0 };
        night.settle();
        for client in &mut night.clients {
            let (now, _) = night.room.watch(client.observer, None, 0);
            client.welcome(&now);
            client.keep_messages = true;
        }
        night
    }

    fn settle(&mut self) {
        loop {
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
    }

    fn act(&mut self, seat: Seat, action: &Value) {
        self.n_requests += 1;
        let key = RequestKey { seat, id: format!("k{}", self.n_requests) };
        self.room.request(key, act(action), self.now_ms);
        self.settle();
    }

    /// Somebody whom the table waits for does something, the same in every night with this seed.
    fn act_any(&mut self, seeded: &mut Seeded) {
        let seat = self.room.awaited().first().expect("the game goes on");
        let allowed = self.clients[seat.index()].allowed();
        let action = allowed[seeded.below(allowed.len() as u32) as usize].clone();
        self.act(seat, &action);
    }

    /// A card was played, and three may answer.
    fn until_a_reaction(&mut self) {
        let mut seeded = Seeded::new(3);
        for _ in 0..5_000 {
            if self.clients[0].mode() == "reaction" && self.room.awaited().len() >= 3 {
                return;
            }
            self.act_any(&mut seeded);
        }
        panic!("nobody plays a card");
    }
}

#[test]
fn nobody_can_tell_who_has_answered() {
    let heard = |answers: usize| {
        let mut night = Night::begun();
        night.until_a_reaction();
        let asked: Vec<Seat> = night.room.awaited().iter().collect();
        night.clients.iter_mut().for_each(|client| client.messages.clear());
        night.act(asked[answers], &json!("pass"));
        assert_eq!(night.room.awaited().len(), asked.len() - 1);
        let listens = asked[2];
        let messages = |observer| {
            let client = night.clients.iter().find(|client| client.observer == observer);
            client.expect("he watches").messages.clone()
        };
        (messages(Observer::Seat(listens)), messages(Observer::Table))
    };
    let (first, second) = (heard(0), heard(1));
    assert_eq!(first, second);
    assert_eq!(first.0.len(), 1, "that somebody has answered may be told");
}

#[test]
fn who_has_answered_is_not_asked_again() {
    let mut night = Night::begun();
    night.until_a_reaction();
    let asked: Vec<Seat> = night.room.awaited().iter().collect();
    for seat in &asked {
        assert!(night.room.awaited().has(*seat));
        night.act(*seat, &json!("pass"));
    }
    assert_ne!(night.clients[0].mode(), "reaction", "the card is carried out");
}

#[test]
fn time_runs_out_for_those_only_who_have_not_answered() {
    let mut night = Night::begun();
    night.until_a_reaction();
    let asked: Vec<Seat> = night.room.awaited().iter().collect();
    night.act(asked[0], &json!("pass"));
    let due_ms = night.room.next_tick_ms().expect("there is a clock");
    assert_eq!(due_ms, 10_000);
    let version = night.room.version();
    night.now_ms = due_ms;
    night.room.tick(due_ms);
    night.settle();
    assert_ne!(night.clients[0].mode(), "reaction");
    assert!(night.room.version() >= version + asked.len() as u32 - 1);
}
