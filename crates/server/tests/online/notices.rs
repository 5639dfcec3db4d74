//! Players who look elsewhere are told: what they are sent, when, and what they can set.

mod mail;
mod sent;
mod settings;
mod waiting;

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::NoticeConfig;
use store::{NoticeState, SharedStore, Sqlite, StoredNotice};

use crate::world::{Browser, Game, Online, Reply};

/// Notices go out at once, and to receivers on this machine.
fn at_once() -> NoticeConfig {
    NoticeConfig {
        after: Duration::ZERO,
        allowed: vec!["127.0.0.1".parse().unwrap()],
        contact: Some("mailto:host@example.org".to_string()),
        site: Some("https://games.example".to_string()),
        mail: None,
    }
}

/// Notices wait for longer than a test lasts.
fn later() -> NoticeConfig {
    NoticeConfig { after: Duration::from_secs(600), ..at_once() }
}

fn in_memory() -> SharedStore {
    Arc::new(Sqlite::in_memory().unwrap())
}

async fn channel(browser: &mut Browser, body: Value) -> Reply {
    browser.post("/api/me/notices/channels", body).await
}

/// Adds a channel, and returns its id.
async fn add_channel(browser: &mut Browser, body: Value) -> String {
    let reply = channel(browser, body).await;
    assert_eq!(reply.status, 201, "{}", reply.body);
    reply.json()["id"].as_str().unwrap().to_string()
}

async fn add_webhook(browser: &mut Browser, kind: &str, url: &str) -> String {
    add_channel(browser, json!({ "kind": kind, "url": url, "label": "a webhook" })).await
}

async fn put(browser: &Browser, path: &str, body: Value) -> Reply {
    let origin = format!("http://{}", browser.addr);
    let headers = [("origin", origin.as_str()), ("content-type", "application/json")];
    browser.ask("PUT", path, &headers, body.to_string().as_bytes()).await
}

async fn set(browser: &Browser, preferences: Value) -> Reply {
    put(browser, "/api/me/notices", preferences).await
}

/// What the store has of the notices of a table.
async fn notices(online: &Online, game: &Game) -> Vec<StoredNotice> {
    online.store.notices_at(game.table.parse().unwrap()).await.unwrap()
}

async fn states(online: &Online, game: &Game) -> Vec<NoticeState> {
    notices(online, game).await.into_iter().map(|notice| notice.state).collect()
}

/// The first player of a game says whether they look at it.
async fn look(game: &mut Game, at: bool) {
    let socket = &mut game.sockets[0];
    socket.send(json!({ "look": { "at": at } })).await;
    socket.settle().await;
}

fn is_asked(game: &Game) -> bool {
    game.sockets[0].is_awaited()
}

/// Plays until the first player is not asked anything.
async fn until_not_asked(game: &mut Game) {
    for _ in 0..1_000 {
        if !is_asked(game) {
            return;
        }
        game.step().await;
    }
    panic!("they are asked all the time");
}

/// The others play until the first player is asked again.
async fn until_asked(game: &mut Game) {
    for _ in 0..1_000 {
        if is_asked(game) {
            return;
        }
        game.step().await;
    }
    panic!("they are never asked");
}

/// A game in which it becomes the turn of the first player while they look elsewhere.
async fn called_away(game: &mut Game) {
    until_not_asked(game).await;
    look(game, false).await;
    until_asked(game).await;
}
