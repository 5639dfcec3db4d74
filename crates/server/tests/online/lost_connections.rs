//! Connections that come and go, and tables that are unloaded in between.

use std::time::Duration;

use serde_json::json;
use server::AdjustableLimits;

use crate::world::{Game, Online, Socket, eventually, limits};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_nobody_has_open_is_unloaded_and_loaded_again() {
    let online = Online::within(AdjustableLimits { idle_table: Duration::from_millis(50), ..limits() }).await;
    let mut game = Game::started(&online).await;
    game.play(10).await;
    let (version, view) = (game.version(), game.sockets[2].view.clone());
    game.sockets.drain(..).for_each(Socket::cut);
    eventually("the table is put away", async || online.counted("tables_loaded").await == 0).await;
    assert_eq!(online.counted("connections").await, 0);
    // A request that only reads the table does not load it.
    online.stranger().get(&format!("/api/tables/{}", game.table)).await;
    assert_eq!(online.counted("tables_loaded").await, 0);
    let back = Socket::join(&game.people[2], &game.table, Some(version - 3)).await;
    assert_eq!((back.version, &back.view), (version, &view));
    assert_eq!(back.told.len(), 3);
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_has_seen_nothing_is_told_everything_from_the_start() {
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    game.play(20).await;
    let version = game.version();
    for (last, first_told) in [(Some(0), 1), (Some(version - 2), version - 1), (None, version + 1)] {
        let newcomer = Socket::join(&game.people[1], &game.table, last).await;
        let told: Vec<u32> = newcomer.told.keys().copied().collect();
        assert_eq!(told, (first_told..=version).collect::<Vec<_>>(), "{last:?}");
        for (version, notices) in &newcomer.told {
            assert_eq!(Some(notices), game.sockets[1].told.get(version).or(Some(notices)));
        }
    }
    online.stop().await;
}

/// The table is unloaded again and again, and still everybody is welcomed and answered.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_lost_while_a_table_is_unloaded() {
    let online = Online::within(AdjustableLimits { idle_table: Duration::from_millis(1), ..limits() }).await;
    let mut host = online.guest("Ann").await;
    let table = host.create(["me", "open", "open", "open"]).await;
    let mut tasks = Vec::new();
    for n in 0..8u64 {
        let (browser, table) = (host.clone(), table.clone());
        tasks.push(tokio::spawn(async move {
            for round in 0..25 {
                let mut socket = Socket::join(&browser, &table, None).await;
                let id = format!("s{n}-{round}");
                let answer = socket.ask(json!({ "say": { "id": id, "to": null, "text": id } })).await;
                assert!(answer["done"].is_object(), "{answer}");
                socket.cut();
                tokio::time::sleep(Duration::from_millis(n % 4)).await;
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    // The latest lines are sent, not the first.
    let socket = Socket::join(&host, &table, None).await;
    let chat = socket.welcome["chat"].as_array().unwrap();
    assert_eq!((chat.len(), &chat[99]["seq"]), (100, &json!(200)));
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whispers_reach_two_and_nobody_else() {
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    let mut spectator = Socket::join(&online.stranger(), &game.table, None).await;
    let whisper = json!({ "say": { "id": "w", "to": "C", "text": "psst" } });
    assert!(game.sockets[0].ask(whisper).await["done"].is_object());
    let aloud = json!({ "say": { "id": "x", "to": null, "text": "<b>hey</b>" } });
    assert!(game.sockets[1].ask(aloud).await["done"].is_object());
    for socket in game.sockets.iter_mut().chain([&mut spectator]) {
        socket.settle().await;
    }
    let heard = |socket: &Socket| socket.chat.len();
    assert_eq!(game.sockets.iter().map(heard).collect::<Vec<_>>(), [2, 1, 2, 1]);
    assert_eq!(heard(&spectator), 1);
    for (browser, n_lines) in [(&game.people[2], 2), (&game.people[3], 1), (&online.stranger(), 1)] {
        let back = Socket::join(browser, &game.table, None).await;
        assert_eq!(back.welcome["chat"].as_array().unwrap().len(), n_lines);
    }
    online.stop().await;
}
