//! Where several seats may begin a round, bots leave it to people until one of them lets a bot begin.

use serde_json::json;

use crate::world::{Online, Socket};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn anybody_lets_a_bot_begin() {
    let online = Online::open().await;
    let mut ann = online.guest("Ann").await;
    let mut ben = online.guest("Ben").await;
    let body = json!({ "game": "marvel-zombies", "seats": 3, "sitters": ["me", "open", "bot:random"] });
    let table = ann.post("/api/tables", body).await.json()["id"].as_str().unwrap().to_string();
    assert_eq!(ben.sit(&table, "B").await.status, 200);
    assert_eq!(ann.start(&table).await.status, 200);
    let mut of_ann = Socket::join(&ann, &table, None).await;
    let mut of_ben = Socket::join(&ben, &table, None).await;
    // Before the first round, people may have to decide something.
    for _ in 0..40 {
        for socket in [&mut of_ann, &mut of_ben] {
            socket.settle().await;
        }
        let fresh = Socket::join(&online.stranger(), &table, None).await;
        if fresh.welcome["game"]["bots_wait"] == true {
            break;
        }
        for socket in [&mut of_ann, &mut of_ben] {
            let action = socket.allowed().first().cloned().filter(|_| socket.is_awaited());
            if let Some(action) = action {
                socket.act(&action).await;
            }
        }
    }
    let mut watcher = Socket::join(&online.stranger(), &table, None).await;
    assert_eq!(watcher.welcome["game"]["bots_wait"], true);
    let answer = of_ben.ask(json!({ "skip": { "id": "s", "seat": "B" } })).await;
    assert!(answer["done"].is_object(), "{answer}");
    let version = watcher.version;
    loop {
        let message = watcher.next().await.expect("an update");
        if message["update"]["bots_wait"] == false {
            break;
        }
    }
    watcher.catch_up(version + 1).await;
    online.stop().await;
}
