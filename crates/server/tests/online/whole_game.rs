//! A whole game from the lobby to the result.

use std::collections::BTreeMap;

use chance::{CommittedChance, Contribution, ServerSecret};
use mall_of_horror::Mall;
use serde_json::{Value, json};
use table::{Journal, Line, Observer, Seat};

use crate::world::{Browser, Game, Online, Socket};

fn contribution(index: usize) -> String {
    format!("{index:02}").repeat(16)
}

fn bytes<const N: usize>(digits: &str) -> [u8; N] {
    let mut bytes = [0; N];
    hex::decode_to_slice(digits, &mut bytes).unwrap();
    bytes
}

/// Sits down, contributes and starts, as people do.
async fn opened(online: &Online) -> (Game, String) {
    let mut host = online.guest("Ann").await;
    let table = host.create(["me", "open", "open", "open"]).await;
    let listed = online.stranger().get("/api/tables?game=mall-of-horror").await.json();
    assert_eq!(listed["tables"][0]["id"], table.as_str());
    let mut people = vec![host];
    for (name, seat) in [("Ben", "B"), ("Cem", "C"), ("Dia", "D")] {
        let mut person = online.guest(name).await;
        assert_eq!(person.sit(&table, seat).await.status, 200);
        people.push(person);
    }
    let mut sockets = Vec::new();
    for (index, person) in people.iter().enumerate() {
        let mut socket = Socket::join(person, &table, None).await;
        assert_eq!(socket.welcome["game"], Value::Null);
        let (id, seat) = (socket.new_id(), socket.seat());
        let random = contribution(index);
        let answer = socket.ask(json!({ "contribute": { "id": id, "seat": seat, "random": random } })).await;
        assert_eq!(answer["done"]["version"], 0);
        sockets.push(socket);
    }
    let commitment = sockets[0].table["commitment"].as_str().unwrap().to_string();
    assert!(sockets[0].table["secret"].is_null());
    drop(sockets);
    let mut game = Game::seated(table, people).await;
    assert_eq!(game.people[0].start(&game.table).await.status, 200);
    game.until_running().await;
    (game, commitment)
}

/// Everybody can compute every die and card again, and so check them.
fn check_journal(
    text: &str,
    commitment: &str,
) -> Vec<(Option<Line<mall_of_horror::Action, mall_of_horror::Roll>>, Mall)> {
    let journal: Journal<Mall> = Journal::parse(text).unwrap();
    let header = journal.header.chance.clone().expect("what was known of chance");
    let secret = text.trim_end().rsplit(' ').next().unwrap();
    let secret = ServerSecret::new(bytes(secret));
    assert_eq!(secret.commitment(), bytes::<32>(commitment), "the secret is the one that was promised");
    assert_eq!(header.commitment, commitment);
    let contributions: Vec<Contribution> =
        header.contributions.iter().map(|digits| Contribution(bytes(digits))).collect();
    assert_eq!(header.contributions, (0..4).map(contribution).collect::<Vec<_>>());
    let committed = CommittedChance::new(&secret, &contributions);
    let mut states = Vec::new();
    journal.replay(|_, line, _, table| states.push((line.cloned(), *table.state()))).unwrap();
    let mut n_draws = 0;
    for pair in states.windows(2) {
        if let (Some(Line::Chance(roll)), before) = (&pair[1].0, &pair[0].1) {
            let drawn = table::roll(before, &mut committed.draw(n_draws)).expect("chance is asked");
            assert_eq!(serde_json::to_value(drawn).unwrap(), serde_json::to_value(roll).unwrap());
            n_draws += 1;
        }
    }
    assert!(n_draws > 10);
    states
}

/// What a player saw live is exactly what the observer may see in the replay, at every version that the
/// player saw.
fn check_views(socket: &Socket, states: &[(impl Sized, Mall)], observer: Observer) {
    use table::Game as _;
    for (version, seen) in &socket.seen {
        let view = states[*version as usize].1.view(observer);
        assert_eq!(*seen, serde_json::to_value(view).unwrap(), "{observer:?} at {version}");
    }
}

fn check_spectator(socket: &Socket) {
    for (version, view) in &socket.seen {
        for seat in view["seats"].as_array().unwrap() {
            assert_eq!(seat["hand"]["known"], json!([]), "a hand at {version}");
        }
        for ballot in view["vote"]["ballots"].as_array().into_iter().flatten() {
            assert!(
                ballot["is_sealed"] == false || ballot["named"].is_null(),
                "a sealed ballot at {version}"
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_play_and_one_watches() {
    let online = Online::open().await;
    let (mut game, commitment) = opened(&online).await;
    let mut spectator = Socket::join(&online.stranger(), &game.table, None).await;
    assert_eq!(spectator.welcome["seats"], json!([]));
    assert_eq!(spectator.table["spectators"], 1);
    for early in ["journal", "replay"] {
        let reply = online.stranger().get(&format!("/api/tables/{}/{early}", game.table)).await;
        assert_eq!((reply.status, reply.error().as_str()), (409, "not-over"));
    }

    game.play(30).await;
    let missed = reconnect_in_the_middle(&mut game).await;
    game.play_to_the_end().await;
    spectator.catch_up(game.version()).await;
    spectator.until_table(|table| table["status"] == "over").await;
    assert_eq!(spectator.outcome, game.sockets[0].outcome);

    let journal = online.stranger().get(&format!("/api/tables/{}/journal", game.table)).await;
    assert_eq!(journal.status, 200);
    let states = check_journal(&journal.body, &commitment);
    assert_eq!(states.len() as u32, game.version() + 1);
    for (index, socket) in game.sockets.iter().enumerate() {
        check_views(socket, &states, Observer::Seat(Seat::new(index)));
    }
    check_views(&spectator, &states, Observer::Table);
    check_spectator(&spectator);
    check_replay(&online, &game, &spectator, &missed).await;
    check_results(&online, &mut game).await;
    rematch(&online, &mut game).await;
    online.stop().await;
}

/// The second player loses the connection, and the others go on. Returns what that player was told
/// afterwards.
async fn reconnect_in_the_middle(game: &mut Game) -> BTreeMap<u32, Value> {
    let last = game.sockets[1].version;
    let lost = game.sockets.remove(1);
    let before = lost.told.clone();
    lost.cut();
    game.sockets[0].until_table(|table| table["seats"][1]["occupant"]["person"]["connected"] == false).await;
    for _ in 0..8 {
        // Only connected players play; the game waits when it is the absent player's turn.
        if game.sockets.iter().all(|socket| socket.allowed().is_empty()) {
            break;
        }
        game.step().await;
    }
    let version = game.version();
    let back = Socket::join(&game.people[1], &game.table, Some(last)).await;
    assert_eq!(back.version, version);
    let missed: Vec<u32> = back.told.keys().copied().collect();
    assert_eq!(missed, (last + 1..=version).collect::<Vec<_>>(), "exactly what was missed");
    let mut told = before;
    told.extend(back.told.clone());
    game.sockets.insert(1, back);
    told
}

async fn check_replay(online: &Online, game: &Game, spectator: &Socket, missed: &BTreeMap<u32, Value>) {
    for (observer, told) in [("B", missed), ("table", &spectator.told), ("C", &game.sockets[2].told)] {
        let path = format!("/api/tables/{}/replay?as={observer}", game.table);
        let replay = online.stranger().get(&path).await.json();
        let steps = replay["steps"].as_array().unwrap();
        assert_eq!(steps.len() as u32, game.version() + 1);
        for (version, notices) in told {
            assert_eq!(steps[*version as usize]["notices"], *notices, "{observer} at {version}");
        }
    }
    let path = format!("/api/tables/{}/replay?as=Q", game.table);
    assert_eq!(online.stranger().get(&path).await.status, 400);
}

async fn check_results(online: &Online, game: &mut Game) {
    let (ann, table) = (&mut game.people[0], &game.table);
    let body = json!({ "name": "Ann of the Mall", "password": "long enough" });
    assert_eq!(ann.post("/api/register", body).await.status, 200);
    let page = online.stranger().get("/api/users/Ann%20of%20the%20Mall").await.json();
    assert_eq!(page["games"][0]["played"], 1);
    assert_eq!(page["results"].as_array().unwrap().len(), 1);
    assert_eq!(page["results"][0]["table"], table.as_str());
    assert!(page["games"][0]["rating"].is_number());
    assert_eq!(online.counted("games_over_total").await, 1);
    let info = online.stranger().get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(info["status"], "over");
    assert_eq!(info["secret"].as_str().unwrap().len(), 64);
}

/// Everybody asks for a rematch at once, and gets the same table.
async fn rematch(online: &Online, game: &mut Game) {
    let path = format!("/api/tables/{}/rematch", game.table);
    let mut stranger = online.guest("Eve").await;
    assert_eq!(stranger.post(&path, json!({})).await.status, 403);
    let ask = |mut person: Browser, path: String| async move { person.post(&path, json!({})).await.json() };
    let people = game.people.clone();
    let asked: Vec<_> = people.into_iter().map(|person| tokio::spawn(ask(person, path.clone()))).collect();
    let mut tables = Vec::new();
    for task in asked {
        tables.push(task.await.unwrap()["id"].as_str().unwrap().to_string());
    }
    assert!(tables.iter().all(|table| *table == tables[0] && *table != game.table), "{tables:?}");
    game.sockets[3].until_table(|table| table["rematch"] == tables[0].as_str()).await;
    let info = online.stranger().get(&format!("/api/tables/{}", tables[0])).await.json();
    assert_eq!(info["status"], "lobby");
    assert_eq!(info["seats"][3]["occupant"]["person"]["name"], "Dia");
}
