//! Bad messages over a WebSocket are refused, and nobody else notices.

use std::time::Duration;

use serde_json::{Value, json};
use server::AdjustableLimits;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::world::{Game, Online, Socket, limits};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_bad_request_is_answered_with_its_failure() {
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    game.play(10).await;
    let version = game.version();
    let asked = game.sockets.iter().position(|socket| !socket.allowed().is_empty()).unwrap();
    let idle = game.sockets.iter().position(|socket| socket.allowed().is_empty());
    let action = game.sockets[asked].allowed()[0].clone();
    let own = game.sockets[asked].seat();
    let other = game.sockets[(asked + 1) % 4].seat();
    let long_id = "x".repeat(33);
    for (message, failure) in [
        (json!({ "do": { "id": "a1", "seat": other, "action": action } }), "not-your-seat"),
        (json!({ "do": { "id": "a2", "seat": "H", "action": action } }), "not-your-seat"),
        (json!({ "do": { "id": "a3", "seat": own, "action": { "fly": "moon" } } }), "unreadable"),
        (json!({ "do": { "id": "a4", "seat": own, "action": null } }), "unreadable"),
        (json!({ "do": { "id": "a5", "seat": own, "action": action, "extra": 1 } }), "unreadable"),
        (json!({ "do": { "id": "a6", "seat": "Q", "action": action } }), "unreadable"),
        (json!({ "do": { "id": "a7", "seat": own } }), "unreadable"),
        (json!({ "undo": { "id": "a8", "seat": other } }), "not-your-seat"),
        (json!({ "resign": { "id": "a9", "seat": other } }), "not-your-seat"),
        (json!({ "hand-over": { "id": "b1", "seat": other } }), "not-your-seat"),
        (json!({ "contribute": { "id": "b2", "seat": own, "random": "00".repeat(16) } }), "not-allowed"),
        (json!({ "say": { "id": "b3", "to": null, "text": "" } }), "too-long"),
        (json!({ "say": { "id": "b4", "to": null, "text": "x".repeat(501) } }), "too-long"),
        (json!({ "say": { "id": "b5", "to": own, "text": "to myself" } }), "not-allowed"),
        (json!({ "say": { "id": "b6", "to": "H", "text": "to nobody" } }), "not-allowed"),
        (json!({ "say": { "id": "b7", "to": null, "text": "a\0b" } }), "not-allowed"),
        (
            json!({ "do": { "id": "b8", "seat": own, "action": { "order": { "pass": { "pass": { "until": "doomsday" } } } } } }),
            "unreadable",
        ),
        (json!({ "cheat": { "id": "b9" } }), "unreadable"),
        (json!({ "hello": { "last": null, "id": "c1" } }), "unreadable"),
        (json!({ "do": { "id": "a b", "seat": own, "action": action } }), "unreadable"),
        (json!({ "do": { "id": "#1", "seat": own, "action": action } }), "unreadable"),
    ] {
        let answer = game.sockets[asked].ask(message.clone()).await;
        assert_eq!(answer["failed"], failure, "{message}");
    }
    for text in ["", "{", "[]", "null", "7", "\"do\"", "{\"do\":", &"[".repeat(4000)] {
        game.sockets[asked].send_raw(Message::text(text)).await;
        assert_eq!(game.sockets[asked].answer_to("").await["failed"], "unreadable", "{text:?}");
    }
    let long = json!({ "do": { "id": long_id, "seat": own, "action": action } });
    game.sockets[asked].send(long).await;
    assert_eq!(game.sockets[asked].answer_to(&long_id[..32]).await["failed"], "unreadable");
    if let Some(idle) = idle {
        let answer = game.sockets[idle].act(&action).await;
        assert!(answer["refused"]["rule"].is_string(), "out of turn: {answer}");
    }
    assert_eq!(game.version(), version, "nothing has happened");
    game.play(5).await;
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_is_sent_again_is_done_once() {
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    let who = game.sockets.iter().position(|socket| !socket.allowed().is_empty()).unwrap();
    let (action, seat) = (game.sockets[who].allowed()[0].clone(), game.sockets[who].seat());
    let request = json!({ "do": { "id": "once", "seat": seat, "action": action } });
    let answer = game.sockets[who].ask(request.clone()).await;
    assert!(answer["done"].is_object());
    let version = game.sockets[who].version;
    assert_eq!(game.sockets[who].ask(request.clone()).await, answer);
    let mut elsewhere = Socket::join(&game.people[who], &game.table, None).await;
    assert_eq!(elsewhere.ask(request).await, answer);
    assert_eq!(elsewhere.version, version);
    // The actions that were allowed before are out of date now.
    let stale = elsewhere.act(&action).await;
    assert!(stale["refused"].is_object() || stale["done"].is_object(), "{stale}");

    let said = json!({ "say": { "id": "hi", "to": null, "text": "hello" } });
    let answer = game.sockets[who].ask(said.clone()).await;
    assert_eq!(game.sockets[who].ask(said.clone()).await, answer);
    assert_eq!(elsewhere.ask(said).await, answer);
    assert_eq!(
        Socket::join(&game.people[0], &game.table, None).await.welcome["chat"].as_array().unwrap().len(),
        1
    );
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spectator_can_do_nothing() {
    let online = Online::open().await;
    let game = Game::started(&online).await;
    let eve = online.guest("Eve").await;
    for browser in [online.stranger(), eve] {
        let mut socket = Socket::join(&browser, &game.table, None).await;
        assert_eq!(socket.welcome["seats"], json!([]));
        let answer = socket.ask(json!({ "do": { "id": "e1", "seat": "A", "action": "pass" } })).await;
        assert_eq!(answer["failed"], "not-your-seat");
        let answer = socket.ask(json!({ "say": { "id": "e2", "to": null, "text": "hi" } })).await;
        assert_eq!(answer["failed"], "not-allowed");
    }
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn something_that_cannot_be_a_message_ends_the_connection() {
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    let ann = game.people[0].clone();
    let padding = "x".repeat(5_000);
    for message in [
        Message::text(json!({ "say": { "id": "big", "to": null, "text": padding } }).to_string()),
        Message::binary(vec![0; 10]),
        Message::binary(vec![0; 100_000]),
    ] {
        let mut socket = Socket::join(&ann, &game.table, None).await;
        socket.send_raw(message).await;
        socket.until_closed().await;
    }
    for first in [
        "{\"ping\":{\"n\":1}}",
        "nonsense",
        "{\"hello\":{\"last\":-1}}",
        "{\"hello\":{\"last\":99999999999}}",
    ] {
        let mut socket = Socket::open(&ann, &game.table, None).await.unwrap();
        socket.send_raw(Message::text(first)).await;
        assert!(socket.until_closed().await.is_empty(), "{first}");
    }
    // A version that never existed counts as none.
    let socket = Socket::join(&ann, &game.table, Some(u32::MAX)).await;
    assert_eq!(socket.welcome["missed"], json!([]));
    game.play(5).await;
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_floods_is_told_and_then_disconnected() {
    let online = Online::within(AdjustableLimits { messages_at_once: 80, ..limits() }).await;
    let mut game = Game::started(&online).await;
    let mut flood = Socket::join(&game.people[0], &game.table, None).await;
    for n in 0..150 {
        flood.send(json!({ "ping": { "n": n } })).await;
    }
    let mut heard = Vec::new();
    while heard.len() < 150 {
        let message = flood.next().await.expect("it is still open");
        if message["pong"].is_object() || message["answer"].is_object() {
            heard.push(message);
        }
    }
    let too_fast = |message: &&Value| message["answer"]["failed"] == "too-fast";
    assert!((20..=70).contains(&heard.iter().filter(too_fast).count()));
    for n in 0..400 {
        flood.send(json!({ "ping": { "n": n } })).await;
    }
    flood.until_closed().await;

    let mut pings = Socket::join(&game.people[0], &game.table, None).await;
    for _ in 0..1_000 {
        pings.send_raw(Message::Ping(Vec::new().into())).await;
    }
    pings.until_closed().await;
    let mut nonsense = Socket::join(&game.people[0], &game.table, None).await;
    for _ in 0..400 {
        nonsense.send_raw(Message::text("nonsense")).await;
    }
    nonsense.until_closed().await;
    game.play(5).await;
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thousands_of_silent_connections_stop_no_game() {
    let online = Online::within(AdjustableLimits { hello: Duration::from_millis(1500), ..limits() }).await;
    let mut game = Game::started(&online).await;
    let mut silent = Vec::new();
    for _ in 0..2_000 {
        silent.push(TcpStream::connect(online.addr).await.unwrap());
    }
    let mut half_open = Vec::new();
    for _ in 0..200 {
        half_open.push(Socket::open(&online.stranger(), &game.table, None).await.unwrap());
    }
    game.play(20).await;
    for stream in &mut silent {
        let mut byte = [0; 200];
        let read = tokio::time::timeout(Duration::from_secs(10), stream.read(&mut byte)).await;
        assert!(read.is_ok(), "a silent connection is closed");
    }
    for socket in &mut half_open {
        assert!(socket.until_closed().await.is_empty());
    }
    assert_eq!(online.counted("connections").await, 4);
    game.play(5).await;
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_connection_is_closed() {
    let online = Online::within(AdjustableLimits { silence: Duration::from_millis(600), ..limits() }).await;
    let mut host = online.guest("Ann").await;
    let table = host.create(["me", "open", "open", "open"]).await;
    let mut silent = Socket::join(&host, &table, None).await;
    let mut alive = Socket::join(&host, &table, None).await;
    for n in 0..5 {
        tokio::time::sleep(Duration::from_millis(200)).await;
        alive.ping(n).await;
    }
    silent.until_closed().await;
    alive.ping(9).await;
    online.stop().await;
}
