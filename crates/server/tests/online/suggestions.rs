//! Suggestions: what a bot would do in a player's place.

use serde_json::json;

use crate::world::{Game, Online};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_suggestion_changes_nothing() {
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    game.play(10).await;
    let version = game.version();
    let asked = game.sockets.iter().position(|socket| !socket.allowed().is_empty()).unwrap();
    let seat = game.sockets[asked].seat();
    let answer = game.sockets[asked].ask(json!({ "suggest": { "id": "s1", "seat": seat } })).await;
    let suggested = &answer["suggested"]["action"];
    assert!(game.sockets[asked].allowed().contains(suggested), "{answer}");
    let other = game.sockets[(asked + 1) % 4].seat();
    let forged = json!({ "suggest": { "id": "s2", "seat": other } });
    assert_eq!(game.sockets[asked].ask(forged).await["failed"], "not-your-seat");
    if let Some(idle) = game.sockets.iter().position(|socket| socket.allowed().is_empty()) {
        let seat = game.sockets[idle].seat();
        let answer = game.sockets[idle].ask(json!({ "suggest": { "id": "s3", "seat": seat } })).await;
        assert_eq!(answer["refused"]["rule"], "TABLE-2");
    }
    assert_eq!(game.version(), version, "nothing has happened");
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn proposed_orders_are_for_their_seat_alone_and_change_nothing() {
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    game.play(10).await;
    let version = game.version();
    for socket in 0..4 {
        let seat = game.sockets[socket].seat();
        let answer =
            game.sockets[socket].ask(json!({ "propose-orders": { "id": "o1", "seat": seat } })).await;
        assert!(answer["orders"]["actions"].is_array(), "{answer}");
        let other = game.sockets[(socket + 1) % 4].seat();
        let forged = json!({ "propose-orders": { "id": "o2", "seat": other } });
        assert_eq!(game.sockets[socket].ask(forged).await["failed"], "not-your-seat");
    }
    assert_eq!(game.version(), version, "nothing has happened");
    online.stop().await;
}
