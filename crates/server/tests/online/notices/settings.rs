//! What players can set, and what they cannot.

use serde_json::{Value, json};
use server::NoticeConfig;

use super::{add_channel, add_webhook, at_once, channel, in_memory, put, set};
use crate::world::{Browser, Game, Online, Receiver};

async fn settings(browser: &Browser) -> Value {
    browser.get("/api/me/notices").await.json()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_sets_how_they_are_told() {
    let (online, receiver) = (Online::telling(at_once(), in_memory()).await, Receiver::open().await);
    let mut ann = online.guest("Ann").await;
    let table = ann.create(["me", "open", "open", "open"]).await;
    let new = settings(&ann).await;
    let key = &new["vapid_key"];
    assert_eq!(key.as_str().map(str::len), Some(87));
    let everything = json!({ "turn": true, "deal": true, "end": true });
    let expected = json!({
        "vapid_key": key, "mail": false, "events": everything, "quiet": null, "language": "en",
        "channels": [], "muted_tables": [],
    });
    assert_eq!(new, expected);

    let quiet = json!({ "from": "22:00", "to": "08:00", "zone": "Europe/Paris" });
    let events = json!({ "turn": false, "deal": true, "end": false });
    let wanted = json!({ "events": events, "quiet": quiet, "language": "fr" });
    let reply = set(&ann, wanted).await.json();
    assert_eq!((&reply["events"], &reply["quiet"], &reply["language"]), (&events, &quiet, &json!("fr")));
    let mute = format!("/api/me/notices/tables/{table}");
    assert_eq!(put(&ann, &mute, json!({ "muted": true })).await.status, 204);
    assert_eq!(settings(&ann).await["muted_tables"], json!([table]));
    assert_eq!(put(&ann, &mute, json!({ "muted": false })).await.status, 204);
    assert_eq!(settings(&ann).await["muted_tables"], json!([]));

    // Subscribing again is harmless, and another user on the same browser takes the subscription over.
    let id = add_channel(&mut ann, receiver.subscription("ann")).await;
    let again = channel(&mut ann, receiver.subscription("ann")).await;
    assert_eq!((again.status, again.json()["id"].as_str()), (200, Some(id.as_str())));
    let mut ben = online.guest("Ben").await;
    add_channel(&mut ben, receiver.subscription("ann")).await;
    assert_eq!(settings(&ann).await["channels"], json!([]));

    let webhook = add_webhook(&mut ann, "slack", &receiver.url("slack")).await;
    let exported = ann.get("/api/me/export").await.json();
    assert_eq!(exported["notices"]["channels"][0]["address"], receiver.url("slack"));
    assert_eq!(ben.delete(&format!("/api/me/notices/channels/{webhook}")).await.status, 404);
    assert_eq!(ann.delete(&format!("/api/me/notices/channels/{webhook}")).await.status, 204);
    let of_ben = ben.get("/api/me/export").await;
    assert!(!of_ben.body.contains("server_keys") && of_ben.body.contains("p256dh"));
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_wrong_is_named_and_changes_nothing() {
    let (online, receiver) = (Online::telling(at_once(), in_memory()).await, Receiver::open().await);
    let mut ann = online.guest("Ann").await;
    let before = settings(&ann).await;
    let good = |field: &str, value: Value| {
        let quiet = json!({ "from": "22:00", "to": "08:00", "zone": "Europe/Paris" });
        let events = json!({ "turn": true, "deal": true, "end": true });
        let mut body = json!({ "events": events, "quiet": quiet, "language": "en" });
        match field.split_once('.') {
            Some((outer, inner)) => body[outer][inner] = value,
            None => body[field] = value,
        }
        body
    };
    for (field, value) in [
        ("quiet.from", json!("24:00")),
        ("quiet.to", json!("22:00")),
        ("quiet.zone", json!("Mars/Olympus")),
        ("language", json!("de")),
    ] {
        let reply = set(&ann, good(field, value)).await;
        assert_eq!((reply.status, reply.json()["field"].as_str()), (400, Some(field)));
    }
    assert_eq!(set(&ann, good("colour", json!("red"))).await.status, 400);

    let subscription = |field: &str, value: Value| {
        let mut body = receiver.subscription("ann");
        match field.split_once('.') {
            Some((outer, inner)) => body[outer][inner] = value,
            None => body[field] = value,
        }
        body
    };
    let url = receiver.url("topic");
    for (field, body) in [
        ("kind", json!({ "kind": "pigeon", "label": "x" })),
        ("label", json!({ "kind": "slack", "url": url })),
        ("label", json!({ "kind": "slack", "url": url, "label": "x".repeat(41) })),
        ("url", json!({ "kind": "slack", "label": "x" })),
        ("url", json!({ "kind": "slack", "label": "x", "url": "file:///etc/passwd" })),
        ("url", json!({ "kind": "ntfy", "label": "x", "url": receiver.url("") })),
        (
            "url",
            json!({ "kind": "slack", "label": "x", "url": format!("https://a.example/{}", "x".repeat(1_000)) }),
        ),
        ("keys", json!({ "kind": "slack", "label": "x", "url": url, "keys": { "p256dh": "", "auth": "" } })),
        ("keys", subscription("keys", Value::Null)),
        ("keys.auth", subscription("keys.auth", json!("AAAA"))),
        ("keys.p256dh", subscription("keys.p256dh", json!("AAAA"))),
        ("endpoint", subscription("endpoint", json!("nowhere"))),
    ] {
        let reply = channel(&mut ann, body).await;
        assert_eq!((reply.status, reply.json()["field"].as_str()), (400, Some(field)), "{}", reply.body);
    }
    assert_eq!(put(&ann, "/api/me/notices/tables/0000000000001", json!({ "muted": true })).await.status, 404);
    assert_eq!(settings(&ann).await, before);
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn channels_and_trials_are_limited() {
    let (online, receiver) = (Online::telling(at_once(), in_memory()).await, Receiver::open().await);
    let mut ann = online.guest("Ann").await;
    let mut id = String::new();
    for n in 0..store::limits::CHANNELS_PER_USER {
        id = add_webhook(&mut ann, "slack", &receiver.url(&n.to_string())).await;
    }
    let more = channel(&mut ann, json!({ "kind": "slack", "label": "x", "url": receiver.url("more") })).await;
    assert_eq!((more.status, more.error().as_str()), (409, "too-many-channels"));
    let path = format!("/api/me/notices/channels/{id}/test");
    let mut statuses = Vec::new();
    for _ in 0..20 {
        statuses.push(ann.post(&path, json!({})).await.status);
    }
    assert_eq!((statuses[0], statuses[19]), (200, 429));
    assert_eq!(online.stranger().post(&path, json!({})).await.status, 401);
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_reaches_private_networks_through_the_server() {
    let (online, receiver) =
        (Online::telling(NoticeConfig::default(), in_memory()).await, Receiver::open().await);
    let mut ann = online.guest("Ann").await;
    let port = receiver.url("").rsplit(':').next().unwrap().trim_end_matches('/').to_string();
    for url in [
        receiver.url("x"),
        format!("http://localhost:{port}/x"),
        format!("https://localhost:{port}/x"),
        format!("https://[::ffff:127.0.0.1]:{port}/x"),
        "https://169.254.169.254/latest/meta-data".to_string(),
        "http://1.1.1.1/x".to_string(),
    ] {
        let reply = channel(&mut ann, json!({ "kind": "slack", "label": "x", "url": url })).await;
        assert_eq!((reply.status, reply.json()["field"].as_str()), (400, Some("url")), "{url}");
    }
    let reply = channel(&mut ann, receiver.subscription("x")).await;
    assert_eq!((reply.status, reply.json()["field"].as_str()), (400, Some("endpoint")));
    assert!(receiver.posted().is_empty());
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_deletes_their_account_is_told_nothing_more() {
    let (online, receiver) = (Online::telling(at_once(), in_memory()).await, Receiver::open().await);
    let mut game = Game::started(&online).await;
    add_channel(&mut game.people[0], receiver.subscription("ann")).await;
    super::called_away(&mut game).await;
    receiver.until_posted(1).await;
    assert_eq!(game.people[0].delete("/api/me").await.status, 204);
    assert_eq!(super::notices(&online, &game).await, []);
    assert!(online.store.notice_recipients(None, 10).await.unwrap().is_empty());
    online.stop().await;
}
