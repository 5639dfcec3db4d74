//! Six people at City of Horror, over real sockets: trades, cancelled cancels, broken promises and a tower
//! that falls, in both editions.

use std::collections::BTreeSet;

use chance::Seeded;
use serde_json::{Value, json};
use table::Chance;

use crate::world::{Browser, Online, Socket};

/// At most this many games are played until everything has happened.
const GAMES: u64 = 40;

struct Night {
    people: Vec<Browser>,
    sockets: Vec<Socket>,
    dice: Seeded,
}

impl Night {
    async fn begun(online: &Online, options: &Value, seed: u64) -> Night {
        let mut people = Vec::new();
        for name in ["Ann", "Ben", "Cem", "Dia", "Eli", "Fay"] {
            people.push(online.guest(name).await);
        }
        let sitters = ["me", "open", "open", "open", "open", "open"];
        let body = json!({ "game": "city-of-horror", "seats": 6, "options": options, "sitters": sitters });
        let reply = people[0].post("/api/tables", body).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let table = reply.json()["id"].as_str().unwrap().to_string();
        for (person, seat) in people.iter_mut().zip(["A", "B", "C", "D", "E", "F"]).skip(1) {
            assert_eq!(person.sit(&table, seat).await.status, 200);
        }
        let mut sockets = Vec::new();
        for person in &people {
            sockets.push(Socket::join(person, &table, None).await);
        }
        assert_eq!(people[0].start(&table).await.status, 200);
        for socket in &mut sockets {
            socket.until_table(|table| table["status"] == "running").await;
        }
        Night { people, sockets, dice: Seeded::new(seed) }
    }

    fn is_over(&self) -> bool {
        self.sockets.iter().all(|socket| socket.outcome.is_object())
    }

    fn below(&mut self, n: usize) -> usize {
        self.dice.below(n as u32) as usize
    }

    /// An awaited player acts, and everybody is told.
    async fn step(&mut self) {
        let n_seats = self.sockets.len();
        let first = self.below(n_seats);
        let who = (0..n_seats).map(|n| (first + n) % n_seats).find(|who| self.is_awaited(*who));
        let who = who.expect("somebody is awaited");
        let action = self.choose(who);
        let answer = self.sockets[who].act(&action).await;
        // Offers are not listed among the choices, and may be one too many.
        let is_offer = action.get("propose").is_some();
        assert!(answer["done"].is_object() || is_offer, "{action}: {answer}");
        let version = self.sockets[who].version;
        for socket in &mut self.sockets {
            socket.catch_up(version).await;
        }
    }

    /// In a reaction nobody is told who has answered, but every player knows their own answer.
    fn is_awaited(&self, who: usize) -> bool {
        let socket = &self.sockets[who];
        let played = socket.view["played"].as_array().and_then(|played| played.last());
        let has_answered = played.is_some_and(|card| card["answers"] != json!([]));
        socket.is_awaited() && !socket.allowed().is_empty() && !(socket.mode() == "reaction" && has_answered)
    }

    /// Reckless players: they cancel and blow up whatever they can, and make bargains and forget them.
    fn choose(&mut self, who: usize) -> Value {
        let allowed = self.sockets[who].allowed();
        let wanted = |action: &&Value| {
            ["cancel", "accept", "put-marker"].iter().any(|verb| action.get(verb).is_some())
                && action["put-marker"] != "armory"
        };
        if let Some(action) = allowed.iter().find(wanted) {
            return action.clone();
        }
        let explosive = |action: &&Value| {
            ["molotov-cocktail", "rescue-flare", "makeshift-bomb"]
                .iter()
                .any(|card| action["play"][0] == *card)
        };
        if let Some(action) = allowed.iter().find(explosive) {
            return action.clone();
        }
        let does_something = |action: &&Value| action.get("play").is_some() || action.get("use").is_some();
        if self.has_promised(who)
            && let Some(action) = allowed.iter().find(does_something)
        {
            return action.clone();
        }
        let is_window = self.sockets[who].mode() == "window";
        match self.below(10) {
            0 if is_window => self.offer(who),
            _ if is_window && self.below(3) > 0 && allowed.contains(&json!("pass")) => json!("pass"),
            _ => allowed[self.below(allowed.len())].clone(),
        }
    }

    fn has_promised(&self, who: usize) -> bool {
        let socket = &self.sockets[who];
        let deals = socket.view["deals"].as_array().into_iter().flatten();
        let mut promises = deals.flat_map(|deal| deal["promises"].as_array().into_iter().flatten());
        promises.any(|promise| promise["seat"] == socket.seat() && promise["kept"] == "open")
    }

    /// A gift, or a promise to do nothing, which is soon broken.
    fn offer(&mut self, who: usize) -> Value {
        let other = (who + 1 + self.below(5)) % 6;
        let to = self.sockets[other].seat();
        let is_about_a_location = self.sockets[who].view["location"].is_object();
        match self.below(4) {
            0 => json!({ "propose": { "to": to, "want": { "cards": ["any"] } } }),
            _ if !is_about_a_location => json!("pass"),
            _ => {
                let clause = json!({ "hold-back": "everything" });
                json!({ "propose": { "to": to, "promises": [{ "by": "maker", "clause": clause }] } })
            }
        }
    }
}

/// What happened at the table: the names of the notices, cancels that were cancelled, and broken promises.
fn happenings(socket: &Socket) -> BTreeSet<&'static str> {
    let notices = socket.told.values().flat_map(|told| told.as_array().into_iter().flatten());
    let mut seen = BTreeSet::new();
    for notice in notices {
        if notice.get("trade-made").is_some() {
            seen.insert("a trade");
        }
        if notice["card-cancelled"]["card"] == "pepper-spray" {
            seen.insert("a cancelled cancel");
        }
        if notice.get("tower-collapsed").is_some() {
            seen.insert("a fallen tower");
        }
        if notice["promise-settled"]["kept"] == "broken" {
            seen.insert("a broken promise");
        }
    }
    seen
}

async fn nights(edition: &str) {
    let online = Online::open().await;
    let mut seen = BTreeSet::new();
    let options = json!({ "edition": edition, "promises": "logged" });
    for seed in 0..GAMES {
        let mut night = Night::begun(&online, &options, seed).await;
        for _ in 0..20_000 {
            if night.is_over() {
                break;
            }
            night.step().await;
        }
        assert!(night.is_over(), "the game ends");
        seen.extend(happenings(&night.sockets[0]));
        let name = night.people[0].get("/api/me").await.json()["name"].clone();
        assert_eq!(name, "Ann");
        if seen.len() == 4 {
            return;
        }
    }
    panic!("in {GAMES} games only {seen:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn six_people_play_the_revised_edition() {
    nights("revised").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn six_people_play_the_first_print() {
    nights("first-print").await;
}
