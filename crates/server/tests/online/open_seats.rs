//! The host opens the seat of a bot in a running game, and a friend takes it.

use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};
use store::Sqlite;

use crate::world::{Browser, Online, Reply, Socket, limits};

async fn account(online: &Online, name: &str) -> Browser {
    let mut browser = online.stranger();
    let reply = browser.post("/api/register", json!({ "name": name, "password": "long enough" })).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    browser
}

async fn open_seat(browser: &mut Browser, table: &str, seat: &str) -> Reply {
    browser.post(&format!("/api/tables/{table}/open-seat"), json!({ "seat": seat })).await
}

async fn close_seat(browser: &mut Browser, table: &str, seat: &str) -> Reply {
    browser.post(&format!("/api/tables/{table}/close-seat"), json!({ "seat": seat })).await
}

/// Ann in A, Cem in C, and bots in B and D.
async fn with_bots(online: &Online) -> (Browser, Browser, String) {
    let (mut ann, mut cem) = (account(online, "Ann").await, account(online, "Cem").await);
    let table = ann.create(["me", "bot:thumb", "open", "bot:thumb"]).await;
    assert_eq!(cem.sit(&table, "C").await.status, 200);
    assert_eq!(ann.start(&table).await.status, 200);
    (ann, cem, table)
}

/// These players do the first thing that they may do, until the condition holds.
async fn play_until(sockets: &mut [&mut Socket], is_so: impl Fn(&[&mut Socket]) -> bool) {
    for _ in 0..3_000 {
        for socket in sockets.iter_mut() {
            socket.settle().await;
        }
        if is_so(sockets) {
            return;
        }
        for socket in sockets.iter_mut().filter(|socket| socket.is_awaited()) {
            let Some(action) = socket.allowed().first().cloned() else { continue };
            socket.act(&action).await;
        }
    }
    panic!("not in 3,000 turns");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_friend_takes_the_open_seat_of_a_bot() {
    let online = Online::open().await;
    let (mut ann, cem, table) = with_bots(&online).await;
    let mut ben = account(&online, "Ben").await;
    let (mut of_ann, mut of_cem) =
        (Socket::join(&ann, &table, None).await, Socket::join(&cem, &table, None).await);
    let mut of_ben = Socket::join(&ben, &table, None).await;
    assert_eq!(of_ben.seat(), "");
    of_ann.until_table(|table| table["spectators"] == 1).await;

    let info = open_seat(&mut ann, &table, "B").await.json();
    assert_eq!(
        info["seats"][1]["occupant"],
        json!({ "bot": { "name": "Bastien", "kind": "thumb", "is_open": true } })
    );
    assert_eq!(info["seats"][3]["occupant"]["bot"]["is_open"], false);
    of_ben.until_table(|table| table["seats"][1]["occupant"]["bot"]["is_open"] == true).await;

    assert_eq!(ben.sit(&table, "B").await.status, 200);
    while of_ben.seat() != "B" {
        of_ben.next().await.expect("another welcome");
    }
    assert!(of_ben.welcome["game"]["view"].is_object());
    of_ann.until_table(|table| table["seats"][1]["occupant"]["person"]["name"] == "Ben").await;
    assert_eq!(of_ann.table["spectators"], 0);
    let mine = ben.get("/api/me/tables").await.json();
    assert_eq!((&mine["tables"][0]["id"], &mine["tables"][0]["your_seats"]), (&json!(table), &json!(["B"])));

    // The game waits for each of them, and no bot plays in the place of Ben.
    let mut sockets = [&mut of_ann, &mut of_cem, &mut of_ben];
    play_until(&mut sockets, |sockets| sockets[2].is_awaited()).await;
    let action = of_ben.allowed()[0].clone();
    assert!(of_ben.act(&action).await["done"].is_object());

    let mut sockets = [&mut of_ann, &mut of_cem, &mut of_ben];
    play_until(&mut sockets, |sockets| sockets.iter().all(|socket| socket.outcome.is_object())).await;
    of_ann.until_table(|table| table["status"] == "over").await;
    // Only those who played the whole game are rated, and Ben's statistics do not count it.
    for (name, n_played, is_rated) in [("Ann", 1, true), ("Cem", 1, true), ("Ben", 0, false)] {
        let profile = online.stranger().get(&format!("/api/users/{name}")).await.json();
        assert_eq!(profile["games"][0]["played"], n_played, "{name}");
        assert_eq!(profile["games"][0]["rating"].is_number(), is_rated, "{name}");
        assert_eq!(profile["results"].as_array().unwrap().len(), n_played, "{name}");
    }
    let journal = online.stranger().get(&format!("/api/tables/{table}/journal")).await.body;
    let header: Value = serde_json::from_str(journal.lines().next().unwrap()).unwrap();
    assert_eq!(header["players"], json!(["A", "bot:thumb", "C", "bot:thumb"]));
    assert!(!journal.contains("Ben"));
    let replay = online.stranger().get(&format!("/api/tables/{table}/replay?as=B")).await.json();
    assert_eq!(replay["players"], json!(["Ann", "Ben", "Cem", "bot:thumb"]));
    assert_eq!(replay["steps"].as_array().unwrap().last().unwrap()["view"], of_ben.view);
    // Ben plays the rematch from its start.
    let again = ben.post(&format!("/api/tables/{table}/rematch"), json!({})).await.json();
    assert_eq!(again["seats"][1]["occupant"]["person"]["name"], "Ben");
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_host_opens_seats_and_only_those_of_bots() {
    let online = Online::open().await;
    let (mut ann, mut cem, table) = with_bots(&online).await;
    let mut ben = online.guest("Ben").await;
    for (is_host, seat, status, error) in [
        (false, "B", 403, "not-the-host"),
        (true, "A", 409, "seat-taken"),
        (true, "C", 409, "seat-taken"),
        (true, "E", 400, "no-such-seat"),
    ] {
        let browser = if is_host { &mut ann } else { &mut cem };
        for reply in [open_seat(browser, &table, seat).await, close_seat(browser, &table, seat).await] {
            assert_eq!((reply.status, reply.error().as_str()), (status, error), "{seat}");
        }
    }
    let refusal = |reply: Reply| (reply.status, reply.error());
    assert_eq!(refusal(ben.sit(&table, "B").await), (409, "seat-taken".to_string()), "it is not open");
    open_seat(&mut ann, &table, "B").await;
    assert_eq!(refusal(cem.sit(&table, "B").await), (409, "already-seated".to_string()));
    assert_eq!(refusal(ben.sit(&table, "E").await), (400, "no-such-seat".to_string()));
    assert_eq!(refusal(online.stranger().sit(&table, "B").await), (401, "not-signed-in".to_string()));
    let closed = close_seat(&mut ann, &table, "B").await.json();
    assert_eq!(closed["seats"][1]["occupant"]["bot"]["is_open"], false);
    assert_eq!(refusal(ben.sit(&table, "B").await), (409, "seat-taken".to_string()));
    // There is nothing to open in a lobby, where everybody just sits down.
    let lobby = ann.create(["me", "bot:thumb", "open", "open"]).await;
    assert_eq!(refusal(open_seat(&mut ann, &lobby, "B").await), (409, "wrong-status".to_string()));
    online.stop().await;
}

async fn online_with(path: &Path) -> Online {
    Online::on(Arc::new(Sqlite::open(path).unwrap()), limits()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_keeps_open_and_taken_seats() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite");
    let online = online_with(&path).await;
    let mut ann = online.guest("Ann").await;
    let mut ben = online.guest("Ben").await;
    let table = ann.create(["me", "bot:thumb", "bot:thumb", "bot:thumb"]).await;
    // A number that Ben gave for a seat which he left before the game does not count when he comes back to it.
    ann.post(&format!("/api/tables/{table}/bot"), json!({ "seat": "B", "kind": null })).await;
    assert_eq!(ben.sit(&table, "B").await.status, 200);
    let mut of_ben = Socket::join(&ben, &table, None).await;
    let contribution = json!({ "contribute": { "id": "c", "seat": "B", "random": "b".repeat(32) } });
    assert!(of_ben.ask(contribution).await["done"].is_object());
    drop(of_ben);
    ann.post(&format!("/api/tables/{table}/bot"), json!({ "seat": "B", "kind": "thumb" })).await;
    assert_eq!(ann.start(&table).await.status, 200);
    assert_eq!(open_seat(&mut ann, &table, "B").await.status, 200);
    online.stop().await;

    let online = online_with(&path).await;
    (ann.addr, ben.addr) = (online.addr, online.addr);
    // Nobody has the table open.
    let info = ben.sit(&table, "B").await.json();
    assert_eq!(info["seats"][1]["occupant"]["person"]["name"], "Ben");
    let (mut of_ann, mut of_ben) =
        (Socket::join(&ann, &table, None).await, Socket::join(&ben, &table, None).await);
    let mut sockets = [&mut of_ann, &mut of_ben];
    play_until(&mut sockets, |sockets| sockets[0].version > 40 && sockets[1].is_awaited()).await;
    let (version, view) = (of_ben.version, of_ben.view.clone());
    online.stop().await;

    let online = online_with(&path).await;
    (ann.addr, ben.addr) = (online.addr, online.addr);
    let mut of_ann = Socket::join(&ann, &table, None).await;
    let mut of_ben = Socket::join(&ben, &table, None).await;
    assert_eq!((of_ben.seat().as_str(), of_ben.version, &of_ben.view), ("B", version, &view));
    assert!(of_ben.is_awaited());
    let mut sockets = [&mut of_ann, &mut of_ben];
    play_until(&mut sockets, |sockets| sockets.iter().all(|socket| socket.outcome.is_object())).await;
    online.stop().await;
}
