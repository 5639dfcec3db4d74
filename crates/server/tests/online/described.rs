//! What the server says about itself: headers, health, metrics and the API document.

use serde_json::Value;

use crate::world::{Game, Online};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_tells_browsers_what_not_to_do() {
    let online = Online::open().await;
    let stranger = online.stranger();
    for path in ["/", "/any/page", "/api/games", "/api/nothing", "/healthz", "/metrics", "/api/me"] {
        let reply = stranger.get(path).await;
        let policy = reply.header("content-security-policy");
        for part in [
            "default-src 'self'",
            "script-src 'self'",
            "object-src 'none'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
        ] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(
            !policy.contains("unsafe-eval") && !policy.contains('*') && !policy.contains("ws:"),
            "{policy}"
        );
        assert_eq!(reply.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(reply.header("x-frame-options"), "DENY", "{path}");
        assert_eq!(reply.header("referrer-policy"), "same-origin", "{path}");
    }
    let refused = online.stranger().post_from("http://evil.example", "/api/guest", "{}").await;
    assert_eq!(refused.header("x-content-type-options"), "nosniff");
    assert_eq!(stranger.get("/healthz").await.body, "ok");
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_asset_of_another_build_is_missing_and_not_a_page() {
    let online = Online::open().await;
    let stranger = online.stranger();
    let reply = stranger.get("/assets/base-0000000.js").await;
    assert_eq!(reply.status, 404);
    assert_eq!(reply.error(), "not-found");
    assert!(stranger.get("/any/page").await.body.starts_with("<!doctype html>"));
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn numbers_hold_no_secret() {
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    game.play(5).await;
    let metrics = online.stranger().get("/metrics").await.body;
    assert!(metrics.contains("revenant_connections 4"), "{metrics}");
    assert!(metrics.contains("revenant_tables_loaded 1"), "{metrics}");
    assert!(!metrics.contains(&game.table) && !metrics.contains("Ann"));
    assert!(game.people.iter().all(|person| !metrics.contains(person.token())));
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_document_describes_what_is_there() {
    let online = Online::open().await;
    let mut ann = online.guest("Ann").await;
    let table = ann.create(["me", "open", "open", "open"]).await;
    let document: Value = online.stranger().get("/api/openapi.json").await.json();
    assert_eq!(document, serde_json::to_value(server::openapi()).unwrap());
    let paths = document["paths"].as_object().unwrap();
    let mut n_routes = 0;
    for (path, methods) in paths {
        let address =
            path.replace("{id}", &table).replace("{game}", "mall-of-horror").replace("{name}", "Nobody");
        for method in methods.as_object().unwrap().keys() {
            let reply = online.stranger().ask(&method.to_uppercase(), &address, &[], b"").await;
            // This 404 comes from the API itself, because there is no such user, not from the router.
            let is_there = ![404, 405].contains(&reply.status) || path.starts_with("/api/users/{name}");
            assert!(is_there, "{method} {path}: {}", reply.status);
            assert!(reply.status < 500, "{method} {path}: {}", reply.status);
            n_routes += 1;
        }
    }
    // docs/protocol.md lists what clients may rely on.
    let protocol = include_str!("../../../../docs/protocol.md");
    let promised: Vec<(&str, &str)> = protocol
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once('`')?.0.split_once(' '))
        .map(|(method, path)| (method, path.split('?').next().unwrap()))
        .collect();
    assert!(promised.len() > 15);
    for (method, path) in &promised {
        assert!(paths[*path][method.to_lowercase()].is_object(), "{method} {path} is not in the document");
    }
    assert!(n_routes >= promised.len());
    online.stop().await;
}
