//! Guests, accounts and sessions.

use serde_json::json;
use sha2::{Digest, Sha256};

use crate::world::{Browser, Online};

fn credentials(name: &str, password: &str) -> serde_json::Value {
    json!({ "name": name, "password": password })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_becomes_an_account_and_keeps_the_seat() {
    let online = Online::open().await;
    let mut ann = online.guest("Ann").await;
    let before = ann.get("/api/me").await.json();
    assert_eq!(before["is_guest"], true);
    let table = ann.create(["me", "open", "open", "open"]).await;
    let reply = ann.post("/api/register", credentials("Ann", "long enough")).await;
    assert_eq!(reply.json()["is_guest"], false);
    assert_eq!(reply.json()["id"], before["id"]);
    assert_eq!(ann.get("/api/me/tables").await.json()["tables"][0]["id"], table.as_str());
    assert_eq!(ann.start(&table).await.error(), "seats-free", "still the host");

    // After signing in elsewhere, it is the same user.
    let mut elsewhere = online.stranger();
    let reply = elsewhere.post("/api/login", credentials("ANN", "long enough")).await;
    assert_eq!(reply.json()["id"], before["id"]);
    let old = elsewhere.clone();
    assert_eq!(elsewhere.post("/api/logout", json!({})).await.status, 204);
    assert!(elsewhere.cookie.is_none());
    assert_eq!(old.get("/api/me").await.status, 401, "the token itself is worth nothing now");
    let asked = old.get("/api/session").await;
    assert_eq!((asked.status, asked.json()), (200, serde_json::json!({ "me": null })));
    assert_eq!(ann.get("/api/session").await.json()["me"], ann.get("/api/me").await.json());
    assert_eq!(ann.get("/api/me").await.status, 200, "other sessions go on");
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_passwords_and_taken_names() {
    let online = Online::open().await;
    let mut ann = online.stranger();
    assert_eq!(ann.post("/api/register", credentials("Ann", "long enough")).await.status, 200);
    let mut eve = online.stranger();
    for (path, body, status, error) in [
        ("/api/login", credentials("Ann", "wrong enough"), 403, "wrong-password"),
        ("/api/login", credentials("Nobody", "long enough"), 403, "wrong-password"),
        ("/api/login", credentials("Ann", ""), 403, "wrong-password"),
        ("/api/register", credentials("ann", "long enough"), 409, "name-taken"),
        ("/api/register", credentials("A\u{200b}nn", "long enough"), 409, "name-taken"),
        ("/api/register", credentials("Eve", "short"), 400, "password-length"),
        ("/api/register", credentials("Eve", &"x".repeat(201)), 400, "password-length"),
        ("/api/register", credentials("gone", "long enough"), 409, "name-taken"),
    ] {
        let reply = eve.post(path, body.clone()).await;
        assert_eq!((reply.status, reply.error().as_str()), (status, error), "{path} {body}");
        assert!(eve.cookie.is_none());
    }
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strange_names_stay_what_they_are() {
    let online = Online::open().await;
    for name in [
        "Robert'); DROP TABLE u;-",
        "<script>alert(1)</script",
        "\"; --",
        "Zoë 🧟 Ωmega",
        "{{7*7}} ${x} %s",
        "../../etc/passwd",
        "null",
    ] {
        let mut person = online.guest(name).await;
        assert_eq!(person.get("/api/me").await.json()["name"], name);
        let table = person.create(["me", "open", "open", "open"]).await;
        let reply = online.stranger().get(&format!("/api/tables/{table}")).await;
        assert_eq!(reply.json()["seats"][0]["occupant"]["person"]["name"], name);
        assert_eq!(reply.header("content-type"), "application/json");
    }
    for (name, error) in [
        ("", "name-length"),
        ("   ", "name-length"),
        (&*"x".repeat(25), "name-length"),
        ("a\0b", "name-characters"),
        ("a\nb", "name-characters"),
        ("\u{1b}[31mred", "name-characters"),
        ("\u{200b}", "malformed"),
    ] {
        let reply = online.stranger().post("/api/guest", json!({ "name": name })).await;
        assert_eq!((reply.status, reply.error().as_str()), (400, error), "{name:?}");
    }
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_a_good_cookie_is_a_session() {
    let online = Online::open().await;
    let mut ann = online.stranger();
    let reply = ann.post("/api/guest", json!({})).await;
    let cookie = reply.header("set-cookie");
    for flag in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(flag), "{flag} in {cookie}");
    }
    assert!(!cookie.contains("Secure"), "this server speaks no TLS");

    let user = ann.get("/api/me").await.json()["id"].as_str().unwrap().parse().unwrap();
    let expired = [7; 32];
    online.store.create_session(Sha256::digest(expired).into(), user, 1).await.unwrap();
    let upper = ann.token().to_uppercase();
    let cut_short = &ann.token()[..62];
    for value in ["", "x", &"07".repeat(32), &"00".repeat(32), cut_short, "é", "%00", &"a".repeat(4000)] {
        let forger = Browser { addr: online.addr, cookie: Some(format!("session={value}")) };
        assert_eq!(forger.get("/api/me").await.status, 401, "{value}");
    }
    // Hexadecimal digits may be capitals.
    let same = Browser { addr: online.addr, cookie: Some(format!("session={upper}")) };
    assert_eq!(same.get("/api/me").await.status, 200);
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_can_be_exported_and_deleted() {
    let online = Online::open().await;
    let mut ann = online.guest("Ann").await;
    ann.post("/api/register", credentials("Ann", "long enough")).await;
    let table = ann.create(["me", "open", "open", "open"]).await;
    let export = ann.get("/api/me/export").await;
    assert_eq!(export.json()["tables"][0]["table"], table.as_str());
    for secret in [ann.token(), "argon2", "secret", "entropy"] {
        assert!(!export.body.contains(secret), "{secret}");
    }
    assert_eq!(online.stranger().get("/api/me/export").await.status, 401);
    let old = ann.clone();
    assert_eq!(ann.delete("/api/me").await.status, 204);
    assert_eq!(old.get("/api/me").await.status, 401);
    assert_eq!(online.stranger().get("/api/users/Ann").await.status, 404);
    assert_eq!(online.stranger().post("/api/login", credentials("Ann", "long enough")).await.status, 403);
    assert_eq!(online.stranger().post("/api/register", credentials("Ann", "long enough")).await.status, 200);
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn passwords_cannot_be_tried_for_ever() {
    let online =
        Online::within(server::AdjustableLimits { logins_at_once: 3, ..server::AdjustableLimits::default() })
            .await;
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(online.stranger().post("/api/login", credentials("Ann", "a guess")).await.status);
    }
    assert_eq!(statuses[..3], [403, 403, 403]);
    assert!(statuses.contains(&429), "{statuses:?}");
    online.stop().await;
}
