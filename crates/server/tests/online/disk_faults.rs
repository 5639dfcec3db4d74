//! The disk fails in the middle of a game.

use std::sync::Arc;

use serde_json::json;
use store::{Sqlite, Store};

use crate::world::{Fault, Faulty, Game, Online, Socket, eventually, limits};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_is_done_once_whatever_the_disk_says() {
    let store = Arc::new(Faulty::new(Arc::new(Sqlite::in_memory().unwrap())));
    let online = Online::on(store.clone(), limits()).await;
    let mut game = Game::started(&online).await;
    let faults =
        [(Fault::Busy, 1), (Fault::BrokenBefore, 1), (Fault::BrokenAfter, 1), (Fault::BrokenBefore, 2)];
    for (round, (fault, n_times)) in faults.into_iter().cycle().take(12).enumerate() {
        let who = game.sockets.iter().position(|socket| !socket.allowed().is_empty()).unwrap();
        let (before, socket) = (game.version(), &mut game.sockets[who]);
        let (action, seat) = (socket.allowed()[0].clone(), socket.seat());
        let request = json!({ "do": { "id": format!("f{round}"), "seat": seat, "action": action } });
        store.fail(fault, n_times);
        let mut answer = socket.ask(request.clone()).await;
        if fault == Fault::Busy {
            assert_eq!(answer["failed"], "not-stored");
            answer = socket.ask(request.clone()).await;
        }
        assert_eq!(answer["done"]["version"], before + 1, "{fault:?}: {answer}");
        let version = socket.version;
        assert_eq!(socket.ask(request).await, answer);
        for socket in &mut game.sockets {
            socket.catch_up(version).await;
        }
        assert_eq!(game.version(), version);
    }
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_stays_broken_ends_the_connections_and_loses_nothing() {
    let store = Arc::new(Faulty::new(Arc::new(Sqlite::in_memory().unwrap())));
    let online = Online::on(store.clone(), limits()).await;
    let mut game = Game::started(&online).await;
    game.play(5).await;
    let version = game.version();
    let who = game.sockets.iter().position(|socket| !socket.allowed().is_empty()).unwrap();
    let (action, seat) = (game.sockets[who].allowed()[0].clone(), game.sockets[who].seat());
    let request = json!({ "do": { "id": "lost", "seat": seat, "action": action } });
    store.fail(Fault::BrokenBefore, u32::MAX);
    game.sockets[who].send(request.clone()).await;
    for socket in &mut game.sockets {
        let heard = socket.until_closed().await;
        assert!(heard.iter().all(|message| message["answer"].is_null()), "nothing is promised");
    }
    store.heal();
    game.reconnect(&online).await;
    assert_eq!(game.version(), version);
    let answer = game.sockets[who].ask(request.clone()).await;
    assert_eq!(answer["done"]["version"], version + 1);
    let mut again = Socket::join(&game.people[who], &game.table, None).await;
    assert_eq!(again.ask(request).await, answer);
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_whose_first_lines_are_not_taken_begins_nevertheless() {
    for fault in [Fault::Busy, Fault::BrokenBefore, Fault::BrokenAfter] {
        let store = Arc::new(Faulty::new(Arc::new(Sqlite::in_memory().unwrap())));
        let online = Online::on(store.clone(), limits()).await;
        store.fail(fault, 1);
        let mut game = Game::started(&online).await;
        // A busy disk is tried again after a while.
        let table = game.table.parse().unwrap();
        eventually("the game begins", async || !store.lines(table, 0).await.unwrap().is_empty()).await;
        let version = store.lines(table, 0).await.unwrap().len() as u32 - 1;
        for socket in &mut game.sockets {
            socket.catch_up(version).await;
        }
        game.play(5).await;
        online.stop().await;
    }
}
