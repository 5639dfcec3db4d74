//! The time before the game, and bots in the empty seats.

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
    // A bot plays on for players who give up.
    let answer = socket.ask(json!({ "resign": { "id": "r", "seat": "B" } })).await;
    assert!(answer["done"].is_object(), "{answer}");
    while !socket.outcome.is_object() {
        socket.next().await.expect("the bots play to the end");
    }
    online.stop().await;
}

/// Guests may share a name, so the name of the host does not identify the host.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_knows_whether_it_is_the_hosts() {
    let online = Online::open().await;
    let mut host = online.guest("Ann").await;
    let mut other = online.guest("Ann").await;
    let table = host.create(["open", "open", "open", "open"]).await;
    other.sit(&table, "A").await;
    for (browser, is_host) in [(&host, true), (&other, false), (&online.stranger(), false)] {
        let socket = Socket::join(browser, &table, None).await;
        assert_eq!((&socket.table["host"], &socket.welcome["is_host"]), (&json!("Ann"), &json!(is_host)));
    }
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connected_user_who_sits_down_is_welcomed_in_the_seat() {
    let online = Online::open().await;
    let mut host = online.guest("Ann").await;
    let mut ben = online.guest("Ben").await;
    let table = host.create(["me", "open", "open", "open"]).await;
    let mut socket = Socket::join(&ben, &table, None).await;
    for seat in ["B", "D"] {
        ben.sit(&table, seat).await;
        while socket.seat() != seat {
            socket.next().await.expect("another welcome");
        }
        assert_eq!(socket.welcome["own_seats"], json!([seat]));
    }
    // The host wants a bot there.
    let path = format!("/api/tables/{table}/bot");
    host.post(&path, json!({ "seat": "D", "kind": "thumb" })).await;
    while !socket.seat().is_empty() {
        socket.next().await.expect("another welcome");
    }
    online.stop().await;
}

/// Somebody else has taken the seat: their game must not be played with a number that they never gave.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_contribution_leaves_with_its_player() {
    let online = Online::open().await;
    let mut host = online.guest("Ann").await;
    let mut ben = online.guest("Ben").await;
    let mut cem = online.guest("Cem").await;
    let table = host.create(["me", "open", "bot:random", "bot:random"]).await;
    ben.sit(&table, "B").await;
    let digits = |digit: &str| digit.repeat(32);
    for (browser, seat, digit) in [(&host, "A", "a"), (&ben, "B", "b")] {
        let mut socket = Socket::join(browser, &table, None).await;
        let request = json!({ "contribute": { "id": "c", "seat": seat, "random": digits(digit) } });
        assert!(socket.ask(request).await["done"].is_object());
    }
    ben.post(&format!("/api/tables/{table}/stand"), json!({})).await;
    cem.sit(&table, "B").await;
    assert_eq!(host.start(&table).await.status, 200);
    for (browser, seat) in [(&host, "A"), (&cem, "B")] {
        let mut socket = Socket::join(browser, &table, None).await;
        socket.ask(json!({ "resign": { "id": "r", "seat": seat } })).await;
    }
    let mut spectator = Socket::join(&online.stranger(), &table, None).await;
    spectator.until_table(|table| table["status"] == "over").await;
    let journal = online.stranger().get(&format!("/api/tables/{table}/journal")).await.body;
    let header: serde_json::Value = serde_json::from_str(journal.lines().next().unwrap()).unwrap();
    let zeros = digits("0");
    assert_eq!(header["chance"]["contributions"], json!([digits("a"), zeros, zeros, zeros]));
    online.stop().await;
}
