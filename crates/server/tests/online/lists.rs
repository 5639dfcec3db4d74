//! Lists of tables, page by page, and whose turn it is.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::AdjustableLimits;
use store::{
    NewTable, PromiseCounts, RecordResultOutcome, SeatHolder, SeatResult, SharedStore, Sqlite, TableId,
    TableStatus, UserId,
};

use crate::world::{Browser, Game, Online, Socket, eventually, limits};

const NOW: i64 = 1_790_000_000_000;

async fn stored_table(store: &SharedStore, host: UserId, created_ms: i64) -> TableId {
    let id = TableId::random();
    let new = NewTable {
        id,
        game: "mall-of-horror".to_string(),
        host,
        visibility: store::Visibility::Open,
        pace: "relaxed".to_string(),
        grace_ms: None,
        lesson: None,
        options_json: "{}".to_string(),
        n_seats: 3,
        document: "{}".to_string(),
        created_ms,
    };
    store.create_table(new).await.unwrap();
    id
}

async fn id_of(browser: &Browser) -> UserId {
    browser.get("/api/me").await.json()["id"].as_str().unwrap().parse().unwrap()
}

/// All pages of a list, and how many rows each has.
async fn pages(browser: &Browser, path: &str, rows: &str) -> (Vec<Value>, Vec<usize>) {
    let (mut all, mut sizes, mut address) = (Vec::new(), Vec::new(), path.to_string());
    loop {
        let page = browser.get(&address).await.json();
        let rows = page[rows].as_array().unwrap();
        sizes.push(rows.len());
        all.extend(rows.iter().cloned());
        let Some(next) = page["next"].as_str() else { return (all, sizes) };
        let sign = if path.contains('?') { '&' } else { '?' };
        address = format!("{path}{sign}before={next}");
    }
}

fn ids(rows: &[Value], field: &str) -> Vec<String> {
    rows.iter().map(|row| row[field].as_str().unwrap().to_string()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_list_comes_in_pages() {
    let online = Online::open().await;
    let mut ann = online.guest("Ann").await;
    ann.post("/api/register", json!({ "name": "Ann", "password": "long enough" })).await;
    let (user, store) = (id_of(&ann).await, &online.store);
    let mut expected = Vec::new();
    for number in 0..120 {
        expected.insert(0, stored_table(store, user, NOW + number).await.to_string());
    }
    let (open, sizes) = pages(&online.stranger(), "/api/tables?game=mall-of-horror", "tables").await;
    assert_eq!((ids(&open, "id"), sizes), (expected.clone(), vec![50, 50, 20]));
    let (mine, sizes) = pages(&ann, "/api/me/tables", "tables").await;
    assert_eq!((ids(&mine, "id"), sizes), (expected.clone(), vec![50, 50, 20]));

    for id in &expected[..60] {
        let table: TableId = id.parse().unwrap();
        store.set_status(table, TableStatus::Lobby, TableStatus::Over, NOW).await.unwrap();
        let result = SeatResult {
            seat: 0,
            holder: SeatHolder::User(user),
            score: 5,
            place: 1,
            has_won: true,
            promises: PromiseCounts::default(),
        };
        let ended_ms = store.table(table).await.unwrap().created_ms;
        assert_eq!(
            store.record_result(table, vec![result], vec![], ended_ms).await,
            Ok(RecordResultOutcome::Recorded)
        );
    }
    let (over, _) = pages(&ann, "/api/me/tables?status=over", "tables").await;
    assert_eq!(ids(&over, "id"), expected[..60]);
    let (results, sizes) = pages(&online.stranger(), "/api/users/Ann/results", "results").await;
    assert_eq!((ids(&results, "table"), sizes), (expected[..60].to_vec(), vec![50, 10]));
    let profile = online.stranger().get("/api/users/Ann").await.json();
    assert_eq!(profile["results"].as_array().unwrap()[..], results[..50]);
    let next = profile["next"].as_str().unwrap();
    let (own, _) = pages(&ann, "/api/me/results", "results").await;
    assert_eq!(own, results);
    let rest = online.stranger().get(&format!("/api/users/Ann/results?before={next}")).await.json();
    assert_eq!(rest["results"].as_array().unwrap()[..], results[50..]);
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn malformed_cursors_are_refused() {
    let online = Online::open().await;
    let ann = online.guest("Ann").await;
    for path in ["/api/tables?before=x", "/api/me/tables?before=1-2", "/api/me/tables?status=lost"] {
        let reply = ann.get(path).await;
        assert_eq!((reply.status, reply.error().as_str()), (400, "malformed"), "{path}");
    }
    online.stop().await;
}

/// An empty page would look like the end of the list.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn full_tables_are_passed_over() {
    let online = Online::open().await;
    let host = id_of(&online.guest("Ann").await).await;
    let free = stored_table(&online.store, host, NOW).await;
    for number in 0..60 {
        let full = stored_table(&online.store, host, NOW + 1 + number).await;
        for seat in 0..3 {
            online.store.sit(full, seat, SeatHolder::Bot("thumb".to_string()), "Thumb").await.unwrap();
        }
    }
    let page = online.stranger().get("/api/tables").await.json();
    assert_eq!(
        (ids(page["tables"].as_array().unwrap(), "id"), &page["next"]),
        (vec![free.to_string()], &Value::Null)
    );
    online.stop().await;
}

/// The users whose own lists say that the table waits for them.
async fn called(game: &Game) -> Vec<bool> {
    let mut called = Vec::new();
    for person in &game.people {
        let tables = person.get("/api/me/tables?status=running").await.json();
        called.push(tables["tables"][0]["waits_for_you"].as_bool().unwrap());
    }
    called
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_wait_for_the_user_come_first() {
    let online = Online::within(AdjustableLimits { idle_table: Duration::from_millis(50), ..limits() }).await;
    let mut game = Game::started(&online).await;
    let mut seen = BTreeSet::new();
    for _ in 0..6 {
        game.play(7).await;
        let called_now = called(&game).await;
        assert!(called_now.contains(&true), "somebody is asked");
        for (socket, is_called) in game.sockets.iter().zip(&called_now) {
            // A player who has voted may still change the vote, but nobody waits for that.
            assert!(!is_called || !socket.allowed().is_empty(), "a player who is asked can do something");
        }
        game.sockets.drain(..).for_each(Socket::cut);
        eventually("the table is put away", async || online.counted("tables_loaded").await == 0).await;
        assert_eq!(called(&game).await, called_now, "also when it is put away");
        assert_eq!(online.counted("tables_loaded").await, 0, "nobody loads a table to ask");
        seen.insert(called_now);
        for person in &game.people {
            game.sockets.push(Socket::join(person, &game.table, None).await);
        }
    }
    assert!(seen.len() > 1, "{seen:?}");

    // A newer table comes after the table that waits.
    let who = called(&game).await.iter().position(|is_called| *is_called).unwrap();
    let newer = game.people[who].create(["me", "open", "open", "open"]).await;
    let tables = game.people[who].get("/api/me/tables").await.json()["tables"].clone();
    assert_eq!(ids(tables.as_array().unwrap(), "id"), [game.table.clone(), newer]);
    assert_eq!(tables[0]["your_seats"], json!([game.sockets[who].seat()]));
    assert_eq!((&tables[1]["your_seats"], &tables[1]["waits_for_you"]), (&json!(["A"]), &json!(false)));
    online.stop().await;
}

/// The player who is asked does not have the table open; the others do.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_absent_player_is_awaited_while_the_others_play() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite");
    let online = Online::on(Arc::new(Sqlite::open(&path).unwrap()), limits()).await;
    let mut game = Game::started(&online).await;
    let table: TableId = game.table.parse().unwrap();
    game.sockets.remove(3).cut();
    let absent = id_of(&game.people[3]).await;
    // The others play until they wait for the absent player.
    while game.sockets.iter().any(|socket| !socket.allowed().is_empty()) {
        game.step().await;
    }
    eventually("the absent player is called", async || {
        online.store.awaited(table).await.unwrap() == [absent]
    })
    .await;
    // After a restart with the table open, the next server knows it too, also about the other players.
    online.stop().await;
    let online = Online::on(Arc::new(Sqlite::open(&path).unwrap()), limits()).await;
    game.people.iter_mut().for_each(|person| person.addr = online.addr);
    assert_eq!(called(&game).await, [false, false, false, true]);
    assert_eq!(online.counted("tables_loaded").await, 0);
    online.stop().await;
}

/// The player whose turn it is changes with nearly every input, so this is not written each time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_everybody_looks_at_writes_its_inputs_only() {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = Arc::new(Sqlite::open(&folder.path().join("games.sqlite")).unwrap());
    let online = Online::on(sqlite.clone(), limits()).await;
    let mut game = Game::started(&online).await;
    let before = sqlite.counters().n_writes;
    game.play(40).await;
    assert_eq!(sqlite.counters().n_writes - before, 40);
    online.stop().await;
}
