//! What is sent.

use serde_json::{Value, json};
use store::NoticeState;

use super::{add_channel, add_webhook, at_once, called_away, in_memory, is_asked, look, set, states};
use crate::world::{Game, Online, Posted, Receiver, eventually};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_is_told_what_only_it_can_read() {
    let (online, receiver) = (Online::telling(at_once(), in_memory()).await, Receiver::open().await);
    let mut game = Game::started(&online).await;
    let ann = &mut game.people[0];
    let key = ann.get("/api/me/notices").await.json()["vapid_key"].as_str().unwrap().to_string();
    let id = add_channel(ann, receiver.subscription("send/ann")).await;
    let tried = ann.post(&format!("/api/me/notices/channels/{id}/test"), json!({})).await;
    assert_eq!(tried.json(), json!({ "delivered": true }));
    called_away(&mut game).await;
    let posted = receiver.until_posted(2).await;
    assert_eq!(posted[0].decrypted()["kind"], "test");
    let expected = json!({
        "title": "Your turn in Mall of Horror",
        "body": format!("Ann’s table, code {}", game.sockets[0].table["code"].as_str().unwrap()),
        "url": format!("/table/{}", game.table),
        "tag": game.table,
        "table": game.table,
        "kind": "turn",
    });
    let push = &posted[1];
    assert_eq!(push.decrypted(), expected);
    assert_eq!(push.body.len(), posted[0].body.len(), "its length tells nothing");
    assert_eq!(push.path, "/send/ann");
    assert_eq!((push.header("ttl"), push.header("topic")), ("86400", game.table.as_str()));
    assert_eq!((push.header("content-encoding"), push.header("urgency")), ("aes128gcm", "normal"));
    let authorization = push.header("authorization");
    assert!(authorization.starts_with("vapid t=") && authorization.ends_with(&format!("k={key}")));
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chat_services_get_what_they_read() {
    let (online, receiver) = (Online::telling(at_once(), in_memory()).await, Receiver::open().await);
    let mut game = Game::started(&online).await;
    let ann = &mut game.people[0];
    for (kind, path) in [("discord", "discord"), ("slack", "slack"), ("ntfy", "ntfy/my-topic?auth=x")] {
        add_webhook(ann, kind, &receiver.url(path)).await;
    }
    add_webhook(ann, "slack", &receiver.url("broken")).await;
    let french =
        json!({ "events": { "turn": true, "deal": true, "end": true }, "quiet": null, "language": "fr" });
    assert_eq!(set(ann, french).await.status, 200);
    called_away(&mut game).await;
    let posted = receiver.until_posted(4).await;
    let to = |path: &str| posted.iter().find(|posted| posted.path == path).expect(path).json();
    let (title, link) =
        ("Mall of Horror : c’est à vous de jouer", format!("https://games.example/table/{}", game.table));
    let discord = to("/discord");
    assert_eq!(discord["embeds"][0]["url"], link);
    assert_eq!(discord["embeds"][0]["title"], title.replace(':', "\\:"));
    assert_eq!(discord["allowed_mentions"], json!({ "parse": [] }));
    let slack = to("/slack")["text"].as_str().unwrap().to_string();
    assert!(slack.starts_with(&format!("<{link}|{title}>\nTable de Ann, code ")), "{slack}");
    let ntfy = to("/ntfy/?auth=x");
    assert_eq!(
        (&ntfy["topic"], &ntfy["title"], &ntfy["click"]),
        (&json!("my-topic"), &json!(title), &json!(link))
    );

    // The one that failed is shown, and tried again later; the others have got it.
    let errors = async || {
        let settings = game.people[0].get("/api/me/notices").await.json();
        let channels = settings["channels"].as_array().unwrap().clone();
        let errors = channels.iter().filter(|channel| channel["state"] == "failing");
        errors.map(|channel| channel["last_error"].clone()).collect::<Vec<_>>()
    };
    eventually("the failure is shown", async || errors().await == ["http-500"]).await;
    eventually("it is tried again later", async || super::notices(&online, &game).await[0].n_tries == 1)
        .await;
    let notice = super::notices(&online, &game).await.remove(0);
    assert_eq!((notice.state, notice.reached.len()), (NoticeState::Waiting, 3));
    assert_eq!(receiver.posted().len(), 4);
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_never_looks_is_told_once_of_their_turn_and_of_the_end() {
    let (online, receiver) = (Online::telling(at_once(), in_memory()).await, Receiver::open().await);
    let mut game = Game::started(&online).await;
    add_channel(&mut game.people[0], receiver.subscription("ann")).await;
    called_away(&mut game).await;
    receiver.until_posted(1).await;
    game.play_to_the_end().await;
    let posted = receiver.until_posted(2).await;
    assert_eq!(kinds(&posted), ["turn", "end"]);
    assert_eq!(posted[1].decrypted()["title"], "Mall of Horror is over");
    eventually("it is marked as sent", async || states(&online, &game).await.len() == 2).await;
    look(&mut game, true).await;
    eventually("they have seen it", async || states(&online, &game).await.is_empty()).await;
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_subscription_that_is_gone_is_deleted() {
    let (online, receiver) = (Online::telling(at_once(), in_memory()).await, Receiver::open().await);
    let mut game = Game::started(&online).await;
    add_channel(&mut game.people[0], receiver.subscription("gone")).await;
    called_away(&mut game).await;
    receiver.until_posted(1).await;
    let channels = async || game.people[0].get("/api/me/notices").await.json()["channels"].clone();
    eventually("it is deleted", async || channels().await == json!([])).await;
    assert!(is_asked(&game));
    online.stop().await;
}

pub fn kinds(posted: &[Posted]) -> Vec<Value> {
    posted.iter().map(|posted| posted.decrypted()["kind"].clone()).collect()
}
