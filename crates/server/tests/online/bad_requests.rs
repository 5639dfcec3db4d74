//! Requests that are refused, each with its own error.

use serde_json::{Value, json};

use crate::world::{Game, Online, Socket};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_refuses_bad_requests() {
    let online = Online::open().await;
    let mut host = online.guest("Ann").await;
    let mut ben = online.guest("Ben").await;
    let table = host.create(["me", "open", "open", "open"]).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    for (who, path, body, status, error) in [
        ("ben", at("start"), json!({}), 403, "not-the-host"),
        ("host", at("start"), json!({}), 409, "seats-free"),
        ("ben", at("sit"), json!({ "seat": "A" }), 409, "seat-taken"),
        ("ben", at("sit"), json!({ "seat": "E" }), 400, "no-such-seat"),
        ("ben", at("sit"), json!({ "seat": "Z" }), 400, "unreadable"),
        ("ben", at("sit"), json!({}), 400, "unreadable"),
        ("ben", at("stand"), json!({}), 409, "not-seated"),
        ("ben", at("bot"), json!({ "seat": "B", "kind": "thumb" }), 403, "not-the-host"),
        ("host", at("bot"), json!({ "seat": "B", "kind": "oracle" }), 400, "no-such-bot"),
        ("host", at("rematch"), json!({}), 409, "wrong-status"),
        ("nobody", at("sit"), json!({ "seat": "B" }), 401, "not-signed-in"),
        ("nobody", at("start"), json!({}), 401, "not-signed-in"),
        ("ben", "/api/tables/0000000000000/sit".to_string(), json!({ "seat": "B" }), 404, "not-found"),
        ("ben", "/api/tables/'; --/start".replace(' ', "%20"), json!({}), 404, "not-found"),
    ] {
        let mut nobody = online.stranger();
        let browser = match who {
            "host" => &mut host,
            "ben" => &mut ben,
            _ => &mut nobody,
        };
        let reply = browser.post(&path, body.clone()).await;
        assert_eq!((reply.status, reply.error().as_str()), (status, error), "{who} {path} {body}");
    }
    // A user who sits down twice moves.
    assert_eq!(ben.sit(&table, "B").await.status, 200);
    let info = ben.sit(&table, "C").await.json();
    assert_eq!(info["seats"][1]["occupant"], Value::Null);
    assert_eq!(info["seats"][2]["occupant"]["person"]["name"], "Ben");
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_refuses_lobby_requests() {
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    let table = game.table.clone();
    let host = &mut game.people[0];
    for (what, body) in [
        ("start", json!({})),
        ("stand", json!({})),
        ("bot", json!({ "seat": "B", "kind": "thumb" })),
        ("rematch", json!({})),
    ] {
        let reply = host.post(&format!("/api/tables/{table}/{what}"), body).await;
        assert_eq!((reply.status, reply.error().as_str()), (409, "wrong-status"), "{what}");
    }
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_cannot_be() {
    let online = Online::open().await;
    let mut host = online.guest("Ann").await;
    let four = json!(["me", "open", "open", "open"]);
    for (body, error) in [
        (json!({ "game": "chess", "seats": 4, "sitters": four }), "no-such-game"),
        (json!({ "game": "mall-of-horror", "seats": 0, "sitters": [] }), "bad-setup"),
        (json!({ "game": "mall-of-horror", "seats": 99, "sitters": four }), "bad-setup"),
        (json!({ "game": "mall-of-horror", "seats": 4, "sitters": ["me"] }), "bad-sitters"),
        (
            json!({ "game": "mall-of-horror", "seats": 4, "sitters": ["me", "me", "open", "open"] }),
            "bad-sitters",
        ),
        (
            json!({ "game": "mall-of-horror", "seats": 4, "sitters": ["me", "you", "open", "open"] }),
            "bad-sitters",
        ),
        (
            json!({ "game": "mall-of-horror", "seats": 4, "sitters": four, "options": { "x": "y" } }),
            "bad-setup",
        ),
        (json!({ "game": "mall-of-horror", "seats": 4, "sitters": four, "start": true }), "seats-free"),
        (json!({ "game": "mall-of-horror", "seats": 4, "sitters": four, "wish": 1 }), "unreadable"),
        (json!({ "game": "mall-of-horror", "seats": -1, "sitters": four }), "unreadable"),
        (json!([]), "unreadable"),
    ] {
        let reply = host.post("/api/tables", body.clone()).await;
        assert_eq!((reply.status, reply.error().as_str()), (400, error), "{body}");
    }
    assert_eq!(online.stranger().get("/api/tables?before=nonsense").await.status, 400);
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_sites_change_nothing() {
    let online = Online::open().await;
    let mut host = online.guest("Ann").await;
    let table = host.create(["me", "open", "open", "open"]).await;
    for origin in
        ["http://evil.example", "null", "http://127.0.0.1:1", "file://", &format!("ftp://{}", online.addr)]
    {
        let reply = host.post_from(origin, &format!("/api/tables/{table}/stand"), "{}").await;
        assert_eq!((reply.status, reply.error().as_str()), (403, "other-origin"), "{origin}");
        let refused = Socket::open(&host, &table, Some(origin)).await.err().expect("refused");
        assert!(refused.to_string().contains("403"), "{origin}: {refused}");
    }
    let own = format!("http://{}", online.addr);
    assert!(Socket::open(&host, &table, Some(&own)).await.is_ok());
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bodies_that_are_none() {
    let online = Online::open().await;
    let stranger = online.stranger();
    let json_type = [("content-type", "application/json")];
    let large = format!(r#"{{"name":"{}"}}"#, "x".repeat(20_000));
    for (headers, body, status, error) in [
        (&json_type[..], large.as_bytes(), 413, "too-large"),
        (&json_type[..], b"{", 400, "unreadable"),
        (&json_type[..], b"\xff\xfe", 400, "unreadable"),
        (&json_type[..], b"", 400, "unreadable"),
        (&json_type[..], br#"{"name":7}"#, 400, "unreadable"),
        (&[("content-type", "text/plain")], b"{}", 415, "not-json"),
        (&[("content-type", "application/x-www-form-urlencoded")], b"name=x", 415, "not-json"),
        (&[], b"{}", 415, "not-json"),
    ] {
        let reply = stranger.ask("POST", "/api/guest", headers, body).await;
        assert_eq!((reply.status, reply.error().as_str()), (status, error), "{headers:?}");
    }
    let deep = "[".repeat(10_000);
    assert_eq!(stranger.ask("POST", "/api/guest", &json_type, deep.as_bytes()).await.status, 400);
    for path in [
        "/api/nothing",
        "/api/tables/nothing",
        "/api/tables/nothing/replay",
        "/api/users/nobody",
        "/api/rules/chess",
    ] {
        let reply = stranger.get(path).await;
        assert_eq!((reply.status, reply.error().as_str()), (404, "not-found"), "{path}");
    }
    online.stop().await;
}
