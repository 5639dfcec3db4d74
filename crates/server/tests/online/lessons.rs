//! Lessons: begun, left, resumed and finished, and never seen anywhere else.

use std::sync::Arc;

use serde_json::{Value, json};
use store::Sqlite;

use crate::world::{Browser, Online, Reply, Socket, limits};

async fn learn(browser: &mut Browser) -> Reply {
    browser.post("/api/lessons", json!({ "game": "mall-of-horror" })).await
}

async fn begun(browser: &mut Browser) -> String {
    let reply = learn(browser).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let info = reply.json();
    assert_eq!((&info["lesson"], &info["status"]), (&json!("first-night"), &json!("running")));
    info["id"].as_str().unwrap().to_string()
}

async fn turn(socket: &mut Socket, go: &str) -> Value {
    let id = socket.new_id();
    socket.ask(json!({ "lesson": { "id": id, "seat": "A", "go": go } })).await
}

/// Does what the step allows, or goes on; returns the step that is reached.
async fn one_step(browser: &Browser, table: &str) -> u64 {
    let mut socket = Socket::join(browser, table, None).await;
    let lesson = socket.welcome["game"]["lesson"].clone();
    // Each connection counts its own requests, so the step makes the id new.
    let id = format!("step-{}", lesson["step"]);
    let answer = match lesson["allowed"].as_array().unwrap().first() {
        Some(action) => socket.ask(json!({ "do": { "id": id, "seat": "A", "action": action } })).await,
        None => socket.ask(json!({ "lesson": { "id": id, "seat": "A", "go": "on" } })).await,
    };
    assert!(answer["done"].is_object(), "{answer}");
    step(browser, table).await
}

async fn step(browser: &Browser, table: &str) -> u64 {
    Socket::join(browser, table, None).await.welcome["game"]["lesson"]["step"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_is_left_and_resumed_even_at_the_next_server() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite");
    let mut online = Online::on(Arc::new(Sqlite::open(&path).unwrap()), limits()).await;
    let mut ann = online.guest("Ann").await;
    let table = begun(&mut ann).await;
    for expected in 2..=8 {
        assert_eq!(one_step(&ann, &table).await, expected);
        online.stop().await;
        online = Online::on(Arc::new(Sqlite::open(&path).unwrap()), limits()).await;
        ann.addr = online.addr;
        assert_eq!(step(&ann, &table).await, expected);
        assert_eq!(begun(&mut ann).await, table, "the lesson that she has begun");
    }
    let mut socket = Socket::join(&ann, &table, None).await;
    assert!(turn(&mut socket, "on").await["done"].is_object());
    socket.until_table(|table| table["status"] == "over").await;
    assert_ne!(begun(&mut ann).await, table, "a finished lesson begins anew");
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn going_back_welcomes_everybody_again() {
    let online = Online::open().await;
    let mut ann = online.guest("Ann").await;
    let table = begun(&mut ann).await;
    for _ in 0..3 {
        one_step(&ann, &table).await;
    }
    let mut socket = Socket::join(&ann, &table, None).await;
    let before = socket.version;
    assert!(turn(&mut socket, "back").await["done"].is_object());
    assert_eq!(socket.welcome["game"]["lesson"]["step"], 3);
    assert_eq!(socket.version, before - 1);
    let lesson = socket.welcome["game"]["lesson"].clone();
    assert_eq!(lesson["allowed"], json!([{ "go-to": "security-hq" }]));
    assert!(socket.act(&lesson["allowed"][0]).await["done"].is_object());
    assert_eq!(socket.version, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_is_on_no_list_and_counts_for_nothing() {
    let online = Online::open().await;
    let mut ann = online.guest("Ann").await;
    let table = begun(&mut ann).await;
    let is_nowhere = async |ann: &Browser| {
        for path in ["/api/tables", "/api/me/tables"] {
            assert_eq!(ann.get(path).await.json()["tables"], json!([]), "{path}");
        }
        let me = ann.get("/api/me/export").await.json();
        assert_eq!(me["results"], json!([]));
    };
    is_nowhere(&ann).await;
    while step(&ann, &table).await < 8 {
        one_step(&ann, &table).await;
    }
    one_step(&ann, &table).await;
    is_nowhere(&ann).await;
    for path in ["journal", "replay"] {
        let reply = ann.get(&format!("/api/tables/{table}/{path}")).await;
        assert_eq!((reply.status, reply.error().as_str()), (409, "lesson"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_is_for_one_person() {
    let online = Online::open().await;
    let (mut ann, mut ben) = (online.guest("Ann").await, online.guest("Ben").await);
    let table = begun(&mut ann).await;
    assert_ne!(begun(&mut ben).await, table);
    for (path, body) in [
        ("open-seat", json!({ "seat": "B" })),
        ("close-seat", json!({ "seat": "B" })),
        ("stand", json!({})),
        ("bot", json!({ "seat": "A", "kind": "thumb" })),
        ("friend", json!({ "seat": "B", "name": "Bo" })),
        ("rematch", json!({})),
    ] {
        let reply = ann.post(&format!("/api/tables/{table}/{path}"), body).await;
        assert_eq!((reply.status, reply.error().as_str()), (409, "lesson"), "{path}: {}", reply.body);
    }
    assert_eq!(ben.sit(&table, "B").await.status, 409);
    // Somebody with the link may look, and do nothing.
    let mut looking = Socket::join(&ben, &table, None).await;
    assert_eq!(looking.welcome["seats"], json!([]));
    assert_eq!(turn(&mut looking, "on").await["failed"], "not-your-seat");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_that_does_not_exist() {
    let online = Online::open().await;
    let mut ann = online.guest("Ann").await;
    for (body, error) in [
        (json!({ "game": "chess" }), "no-such-game"),
        (json!({ "game": "mall-of-horror", "lesson": "second-night" }), "no-such-lesson"),
        (json!({ "game": "mall-of-horror", "step": 3 }), "unreadable"),
    ] {
        let reply = ann.post("/api/lessons", body.clone()).await;
        assert_eq!((reply.status, reply.error().as_str()), (400, error), "{body}: {}", reply.body);
    }
    assert_eq!(learn(&mut online.stranger()).await.status, 401);
    let games = ann.get("/api/games").await.json();
    let mall = games.as_array().unwrap().iter().find(|game| game["game"] == "mall-of-horror").unwrap();
    assert_eq!(mall["lessons"], json!(["first-night"]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_no_lesson_has_no_steps() {
    let online = Online::open().await;
    let mut ann = online.guest("Ann").await;
    let table = ann.create(["me", "bot:thumb", "bot:thumb", "bot:thumb"]).await;
    assert_eq!(ann.start(&table).await.status, 200);
    let mut socket = Socket::join(&ann, &table, None).await;
    assert_eq!(socket.welcome["game"]["lesson"], Value::Null);
    assert_eq!(turn(&mut socket, "back").await["failed"], "not-allowed");
}
