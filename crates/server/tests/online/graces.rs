//! How long windows stay open is the choice of the host.

use serde_json::{Value, json};

use crate::world::{Browser, Online, Reply, Socket};

async fn table_with(host: &mut Browser, pace: &str, grace_ms: Value) -> Reply {
    let body = json!({ "game": "zombies", "seats": 2, "pace": pace, "grace_ms": grace_ms, "sitters": ["me", "open"] });
    host.post("/api/tables", body).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_chooses_one_of_five_times() {
    let online = Online::open().await;
    let mut ann = online.guest("Ann").await;
    for grace_ms in [1_000, 1_500, 3_000, 5_000, 8_000] {
        let info = table_with(&mut ann, "relaxed", json!(grace_ms)).await.json();
        assert_eq!(info["grace_ms"], grace_ms);
        let path = format!("/api/tables/{}", info["id"].as_str().unwrap());
        assert_eq!(online.stranger().get(&path).await.json()["grace_ms"], grace_ms);
    }
    for (grace_ms, error) in [
        (json!(2_000), "bad-grace"),
        (json!(0), "bad-grace"),
        (json!(-1), "unreadable"),
        (json!("3 s"), "unreadable"),
    ] {
        let reply = table_with(&mut ann, "relaxed", grace_ms.clone()).await;
        assert_eq!((reply.status, reply.error().as_str()), (400, error), "{grace_ms}");
    }
    let told = table_with(&mut ann, "relaxed", json!(2_000)).await.json()["message"].to_string();
    assert!(told.contains("[1000, 1500, 3000, 5000, 8000]") && told.contains("2000"), "{told}");
    // Windows of this server wait for the answers of all, unless the host wants something else; so do those of a game
    // over days.
    assert_eq!(table_with(&mut ann, "live", Value::Null).await.json()["grace_ms"], Value::Null);
    assert_eq!(table_with(&mut ann, "days", json!(3_000)).await.json()["grace_ms"], Value::Null);
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn windows_are_open_for_as_long_as_the_host_wants() {
    let online = Online::open().await;
    let mut ann = online.guest("Ann").await;
    let mut ben = online.guest("Ben").await;
    let table =
        table_with(&mut ann, "relaxed", json!(1_000)).await.json()["id"].as_str().unwrap().to_string();
    assert_eq!(ben.sit(&table, "B").await.status, 200);
    assert_eq!(ann.start(&table).await.status, 200);
    for _ in 0..100 {
        let watcher = Socket::join(&online.stranger(), &table, None).await;
        let grace = &watcher.welcome["game"]["grace"];
        if grace.is_object() {
            assert_eq!(grace["of_ms"], 1_333, "a second, and the time of the film that leads to the window");
            return online.stop().await;
        }
        for browser in [&ann, &ben] {
            let mut socket = Socket::join(browser, &table, None).await;
            if let Some(action) = socket.allowed().first().cloned() {
                socket.act(&action).await;
            }
        }
    }
    panic!("no window opened");
}
