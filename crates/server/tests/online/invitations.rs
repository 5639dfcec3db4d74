//! How friends come to a table: by its code, under their own name, with the presets that the host chose from.

use serde_json::{Value, json};

use crate::world::{Online, Socket};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_leads_to_its_table_however_it_is_typed() {
    let online = Online::open().await;
    let mut host = online.guest("Ann").await;
    let body = json!({ "game": "mall-of-horror", "seats": 4, "visibility": "private",
        "sitters": ["me", "open", "open", "open"] });
    let table = host.post("/api/tables", body).await.json();
    let code = table["code"].as_str().unwrap().to_string();
    assert!(code.len() == 8 && !code.contains(['0', 'O', '1', 'I']), "{code}");
    let spaced = format!("{}%20{}", &code[..4], code[4..].to_lowercase());
    for typed in [code.clone(), code.to_lowercase(), format!("{}-{}", &code[..4], &code[4..]), spaced] {
        let reply = online.stranger().get(&format!("/t/{typed}")).await;
        let to = format!("/table/{}", table["id"].as_str().unwrap());
        assert_eq!((reply.status, reply.header("location")), (303, to.as_str()), "{typed}");
    }
    let other = if code == "22222222" { "33333333" } else { "22222222" };
    for unknown in [other, "K7QX", "0OI10OI1", "%00", "K7QXPALMK7QXPALM"] {
        let reply = online.stranger().get(&format!("/t/{unknown}")).await;
        assert_eq!((reply.status, reply.header("location")), (200, ""), "{unknown}");
        assert!(
            reply.header("content-type").starts_with("text/html"),
            "the client says that there is no such table"
        );
    }
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_finds_tables_by_trying_codes() {
    let online = Online::open().await;
    let stranger = online.stranger();
    let mut refused = None;
    for _ in 0..1_000 {
        let reply = stranger.get("/t/22222222").await;
        if reply.status == 429 {
            refused = Some(reply);
            break;
        }
    }
    assert_eq!(refused.expect("a limit").error(), "too-many-requests");
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_takes_a_seat_under_another_name_and_an_account_keeps_its_own() {
    let online = Online::open().await;
    let mut host = online.guest("Ann").await;
    let table = host.create(["me", "open", "open", "open"]).await;
    let mut friend = online.guest("Guest").await;
    assert_eq!(friend.post("/api/me/name", json!({ "name": " Nora " })).await.json()["name"], "Nora");
    assert_eq!(friend.get("/api/me").await.json()["name"], "Nora");
    let seated = friend.sit(&table, "B").await.json();
    assert_eq!(seated["seats"][1]["occupant"]["person"]["name"], "Nora");
    // A seat keeps the name under which it was taken.
    friend.post("/api/me/name", json!({ "name": "Nell" })).await;
    let seats = host.get(&format!("/api/tables/{table}")).await.json()["seats"].clone();
    assert_eq!(seats[1]["occupant"]["person"]["name"], "Nora");

    for (body, error) in [
        (json!({ "name": "" }), "name-length"),
        (json!({ "name": "x".repeat(200) }), "name-length"),
        (json!({ "name": "a\nb" }), "name-characters"),
    ] {
        let reply = friend.post("/api/me/name", body).await;
        assert_eq!((reply.status, reply.error()), (400, error.to_string()));
    }
    let unknown = online.stranger().post("/api/me/name", json!({ "name": "Nora" })).await;
    assert_eq!(unknown.status, 401);
    friend.post("/api/register", json!({ "name": "Eleanor", "password": "a long password" })).await;
    let reply = friend.post("/api/me/name", json!({ "name": "Nora" })).await;
    assert_eq!((reply.status, reply.error()), (409, "not-a-guest".to_string()));
    assert_eq!(friend.get("/api/me").await.json()["name"], "Eleanor");
    online.stop().await;
}

/// Guests may share a name, so the name of the host does not say which seat is the host's.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_knows_the_seat_of_the_host() {
    let online = Online::open().await;
    let mut host = online.guest("Ann").await;
    let mut other = online.guest("Ann").await;
    let table = host.create(["open", "me", "open", "open"]).await;
    other.sit(&table, "A").await;
    let socket = Socket::join(&other, &table, None).await;
    assert_eq!(socket.table["host_seat"], "B");
    let left = host.post(&format!("/api/tables/{table}/stand"), json!({})).await.json();
    assert_eq!(left["host_seat"], Value::Null);
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_preset_that_the_server_offers_opens_a_table() {
    let online = Online::open().await;
    let mut host = online.guest("Ann").await;
    let games = host.get("/api/games").await.json();
    let mut n_presets = 0;
    for game in games.as_array().unwrap() {
        for preset in game["presets"].as_array().unwrap() {
            let seats = game["seats"][1].as_u64().unwrap() as usize;
            let sitters = [vec!["me"], vec!["bot:thumb"; seats - 1]].concat();
            let body = json!({ "game": game["game"], "seats": seats, "options": preset["options"],
                "sitters": sitters });
            let reply = host.post("/api/tables", body).await;
            assert_eq!((reply.status, &reply.json()["options"]), (200, &preset["options"]), "{preset}");
            n_presets += 1;
        }
    }
    assert!(n_presets > 0);
    online.stop().await;
}
