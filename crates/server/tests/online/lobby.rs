//! Lists of tables, and bots in the empty seats.

use serde_json::json;

use crate::world::{Online, Socket};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn open_tables_with_a_free_seat_are_listed_and_private_ones_are_not() {
    let online = Online::open().await;
    let mut host = online.guest("Ann").await;
    let open = host.create(["me", "open", "bot:thumb", "bot:random"]).await;
    let full = host.create(["me", "bot:thumb", "bot:thumb", "bot:thumb"]).await;
    let body = json!({ "game": "mall-of-horror", "seats": 4, "visibility": "private",
        "sitters": ["me", "open", "open", "open"] });
    let private = host.post("/api/tables", body).await.json()["id"].as_str().unwrap().to_string();
    let listed = online.stranger().get("/api/tables").await;
    assert!(listed.body.contains(&open));
    assert!(!listed.body.contains(&full) && !listed.body.contains(&private));
    let mine = host.get("/api/me/tables").await.body;
    assert!([open, full, private].iter().all(|table| mine.contains(table.as_str())));
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_click_against_bots() {
    let online = Online::open().await;
    let mut ann = online.guest("Ann").await;
    let body = json!({ "game": "mall-of-horror", "seats": 4, "start": true,
        "sitters": ["bot:thumb", "me", "bot:thumb", "bot:random"] });
    let table = ann.post("/api/tables", body).await.json();
    assert_eq!(table["status"], "running");
    let mut socket = Socket::join(&ann, table["id"].as_str().unwrap(), None).await;
    assert_eq!(socket.seat(), "B");
    for _ in 0..10 {
        while socket.allowed().is_empty() && !socket.outcome.is_object() {
            socket.next().await.expect("the bots play");
        }
        let Some(action) = socket.allowed().first().cloned() else { break };
        let answer = socket.act(&action).await;
        assert!(answer["done"].is_object() || answer["refused"].is_object(), "{answer}");
    }
    assert!(socket.version > 5);
    // A bot plays on for those who give up.
    let answer = socket.ask(json!({ "resign": { "id": "r", "seat": "B" } })).await;
    assert!(answer["done"].is_object(), "{answer}");
    while !socket.outcome.is_object() {
        socket.next().await.expect("the bots play to the end");
    }
    online.stop().await;
}
