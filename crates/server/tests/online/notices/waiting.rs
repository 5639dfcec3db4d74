//! When nothing is sent, or not yet.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use server::NoticeConfig;
use store::{NoticeState, SharedStore, Sqlite};

use super::{
    add_channel, at_once, called_away, in_memory, later, look, notices, put, set, states, until_asked,
    until_not_asked,
};
use crate::world::{Game, Online, Receiver, Socket, eventually};

/// A game whose first player has a channel.
async fn game_with_channel(online: &Online, receiver: &Receiver) -> Game {
    let mut game = Game::started(online).await;
    add_channel(&mut game.people[0], receiver.subscription("ann")).await;
    game
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_written_down_for_those_who_look_or_have_no_channel() {
    let (online, receiver) = (Online::telling(at_once(), in_memory()).await, Receiver::open().await);
    let mut game = game_with_channel(&online, &receiver).await;
    game.sockets[1].send(json!({ "look": { "at": false } })).await;
    game.play(40).await;
    assert_eq!(states(&online, &game).await, []);
    // Whoever has seen that it is their turn is not told when they leave.
    until_asked(&mut game).await;
    look(&mut game, false).await;
    eventually("they know", async || states(&online, &game).await == [NoticeState::Known]).await;
    assert!(receiver.posted().is_empty());
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_notice_is_dropped_if_its_player_answers_or_looks() {
    let (online, receiver) = (Online::telling(later(), in_memory()).await, Receiver::open().await);
    let mut game = game_with_channel(&online, &receiver).await;
    called_away(&mut game).await;
    eventually("it waits", async || states(&online, &game).await == [NoticeState::Waiting]).await;
    until_not_asked(&mut game).await;
    eventually("they have answered", async || states(&online, &game).await.is_empty()).await;
    until_asked(&mut game).await;
    eventually("it waits again", async || states(&online, &game).await == [NoticeState::Waiting]).await;
    // A hidden tab that reconnects has not looked.
    let hidden = json!({ "last": null, "hidden": true });
    let path = format!("{}/socket", game.table);
    let again = Socket::join_at(&game.people[0], &path, hidden).await.unwrap();
    assert_eq!(states(&online, &game).await, [NoticeState::Waiting]);
    again.cut();
    look(&mut game, true).await;
    eventually("they have looked", async || states(&online, &game).await.is_empty()).await;
    assert!(receiver.posted().is_empty());
    online.stop().await;
}

/// Hours that include this one, wherever the machine is.
fn quiet_now() -> Value {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let hour = (seconds / 3600) % 24;
    let clock = |hour: u64| format!("{:02}:00", hour % 24);
    json!({ "from": clock(hour + 23), "to": clock(hour + 2), "zone": "UTC" })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_sent_in_quiet_hours_and_nothing_that_is_not_wanted() {
    let everything = json!({ "turn": true, "deal": true, "end": true });
    let quiet = json!({ "events": everything, "quiet": quiet_now(), "language": "en" });
    let no_turns =
        json!({ "events": { "turn": false, "deal": true, "end": true }, "quiet": null, "language": "en" });
    for wanted in [Some(quiet.clone()), Some(no_turns), None] {
        let (online, receiver) = (Online::telling(at_once(), in_memory()).await, Receiver::open().await);
        let mut game = game_with_channel(&online, &receiver).await;
        let is_quiet = wanted.as_ref() == Some(&quiet);
        let reply = match wanted {
            Some(wanted) => set(&game.people[0], wanted).await.status,
            None => {
                let path = format!("/api/me/notices/tables/{}", game.table);
                put(&game.people[0], &path, json!({ "muted": true })).await.status
            }
        };
        assert!([200, 204].contains(&reply));
        called_away(&mut game).await;
        let now_ms = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
        eventually("it is put off or dropped", async || match &notices(&online, &game).await[..] {
            [notice] if is_quiet => notice.state == NoticeState::Waiting && notice.due_ms > now_ms + 60_000,
            [notice] => notice.state == NoticeState::Known,
            _ => false,
        })
        .await;
        assert!(receiver.posted().is_empty());
        online.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_keeps_what_waits_and_sends_it_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite");
    let store = || -> SharedStore { Arc::new(Sqlite::open(&path).unwrap()) };
    let soon = NoticeConfig { after: Duration::from_millis(1_500), ..at_once() };
    let (online, receiver) = (Online::telling(soon.clone(), store()).await, Receiver::open().await);
    let mut game = game_with_channel(&online, &receiver).await;
    called_away(&mut game).await;
    eventually("it waits", async || states(&online, &game).await == [NoticeState::Waiting]).await;
    online.stop().await;
    assert!(receiver.posted().is_empty());

    let online = Online::telling(soon, store()).await;
    receiver.until_posted(1).await;
    eventually("it is marked as sent", async || states(&online, &game).await == [NoticeState::Sent]).await;
    // It is still the same turn: nobody is told of it twice, even if others load the table.
    game.reconnect(&online).await;
    online.stop().await;
    assert_eq!(receiver.posted().len(), 1);
}
