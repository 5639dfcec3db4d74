//! The server is stopped in the middle and started again.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use store::{Sqlite, TableId, TableStatus};

use crate::world::{Game, Online, Socket, eventually, limits};

async fn online_with(path: &Path) -> Online {
    Online::on(Arc::new(Sqlite::open(path).unwrap()), limits()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_anything() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite");
    let mut online = online_with(&path).await;
    let mut game = Game::started(&online).await;
    for n_steps in [0, 20, 5, 15] {
        game.play(n_steps).await;
        let (version, views) = (game.version(), views(&game));
        online.stop().await;
        for socket in &mut game.sockets {
            socket.until_closed().await;
        }
        online = online_with(&path).await;
        game.reconnect(&online).await;
        assert_eq!((game.version(), self::views(&game)), (version, views), "after {n_steps} steps");
    }
    game.play_to_the_end().await;
    online.stop().await;

    // The result of the last line is stored exactly once.
    let online = online_with(&path).await;
    let table = online.stranger().get(&format!("/api/tables/{}", game.table)).await.json();
    assert_eq!(table["status"], "over");
    game.reconnect(&online).await;
    assert!(game.is_over());
    let mine = game.people[0].get("/api/me/export").await.json();
    assert_eq!(mine["results"].as_array().unwrap().len(), 1);
    online.stop().await;
}

fn views(game: &Game) -> Vec<Value> {
    game.sockets.iter().map(|socket| socket.view.clone()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_is_repeated_to_the_next_server_is_done_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite");
    let online = online_with(&path).await;
    let mut game = Game::started(&online).await;
    let who = game.sockets.iter().position(|socket| !socket.allowed().is_empty()).unwrap();
    let (action, seat) = (game.sockets[who].allowed()[0].clone(), game.sockets[who].seat());
    let request = json!({ "do": { "id": "again", "seat": seat, "action": action } });
    let answer = game.sockets[who].ask(request.clone()).await;
    let version = game.sockets[who].version;
    online.stop().await;
    let online = online_with(&path).await;
    game.reconnect(&online).await;
    assert_eq!(game.sockets[who].ask(request).await, answer);
    assert_eq!(game.version(), version);
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_woken_for_nothing_is_woken_once() {
    let online =
        Online::within(server::AdjustableLimits { idle_table: Duration::from_millis(50), ..limits() }).await;
    let mut host = online.guest("Ann").await;
    let table = host.create(["me", "open", "open", "open"]).await.parse().unwrap();
    online.store.set_wake(table, Some(1)).await.unwrap();
    eventually("nothing is due", async || online.store.due_tables(10, 10).await.unwrap().is_empty()).await;
    eventually("the table is put away", async || online.counted("tables_loaded").await == 0).await;
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_on_after_a_restart_though_nobody_looks() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite");
    let online = online_with(&path).await;
    let mut host = online.guest("Ann").await;
    let sitters = ["bot:thumb", "bot:random", "bot:thumb", "bot:random"];
    let body = json!({ "game": "mall-of-horror", "seats": 4, "sitters": sitters, "start": true });
    let table = host.post("/api/tables", body).await.json()["id"].as_str().unwrap().to_string();
    online.stop().await;
    let online = online_with(&path).await;
    eventually("the bots come to the end", async || {
        online.stranger().get(&format!("/api/tables/{table}")).await.json()["status"] == "over"
    })
    .await;
    online.stop().await;
}

/// A game that was started under other rules is kept as it is: users who open it are told why, and it cannot
/// go on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_other_rules_is_kept_and_not_played_on() {
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    game.play(5).await;
    let lines = online.store.lines(game.table.parse().unwrap(), 0).await.unwrap();
    let ours = serde_json::from_str::<Value>(&lines[0]).unwrap()["rules"].clone();
    let header = lines[0].replacen(&format!(r#""rules":{ours},"#), r#""rules":99,"#, 1);
    assert_ne!(header, lines[0]);

    let mut host = online.guest("Ann").await;
    let name = host.create(["me", "bot:random", "bot:random", "bot:random"]).await;
    let id: TableId = name.parse().unwrap();
    online.store.set_status(id, TableStatus::Lobby, TableStatus::Running, 1).await.unwrap();
    let old: Vec<String> = [header].into_iter().chain(lines[1..].iter().cloned()).collect();
    online.store.append(id, 0, old.clone()).await.unwrap();
    online.store.set_wake(id, Some(1)).await.unwrap();

    let mut socket = Socket::join(&host, &name, None).await;
    assert_eq!(socket.table["other_rules"], json!({ "theirs": 99, "ours": ours }));
    assert_eq!(socket.table["status"], "running");
    let request = json!({ "do": { "id": "on", "seat": "A", "action": "pass" } });
    assert_eq!(socket.ask(request).await["failed"], "not-playing");
    eventually("nothing wakes it", async || online.store.due_tables(i64::MAX, 10).await.unwrap().is_empty())
        .await;
    assert_eq!(online.store.lines(id, 0).await.unwrap(), old);

    online.store.set_status(id, TableStatus::Running, TableStatus::Over, 2).await.unwrap();
    let replay = host.get(&format!("/api/tables/{name}/replay")).await;
    assert_eq!((replay.status, replay.error().as_str()), (409, "other-rules"));
    online.stop().await;
}
