//! Plans: how a player could do a chore, before they confirm it.

use serde_json::{Value, json};
use wire::limits::{AIMS_OF_PLAN, KEPT_IN_PLAN};

use crate::world::{Online, Socket};

/// A person at Zombies!!! against a bot who has a chore to do.
async fn with_a_chore(online: &Online) -> Socket {
    let mut person = online.guest("Ann").await;
    let sitters = ["me", "bot:random"];
    let body = json!({ "game": "zombies", "seats": 2, "sitters": sitters, "start": true });
    let reply = person.post("/api/tables", body).await;
    let table = reply.json()["id"].as_str().unwrap().to_string();
    let mut socket = Socket::join(&person, &table, None).await;
    loop {
        // The table may be about to answer for a player who is alone with bots.
        let allowed = if socket.is_awaited() { socket.allowed() } else { Vec::new() };
        match allowed.first() {
            Some(first) if first.get("move-zombie").is_some() => return socket,
            Some(first) => assert!(socket.act(first).await["done"].is_object()),
            None => {
                socket.next().await.expect("the table goes on");
            }
        }
    }
}

fn plan(id: &str, seat: &str, keep: &[Value], aims: &[&str]) -> Value {
    json!({ "plan": { "id": id, "seat": seat, "keep": keep, "aims": aims, "n_tries": 0 } })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_plan_changes_nothing_and_can_be_changed() {
    let online = Online::open().await;
    let mut socket = with_a_chore(&online).await;
    let (seat, version) = (socket.seat(), socket.version);
    let other = if seat == "A" { "B" } else { "A" };

    let answer = socket.ask(plan("p1", &seat, &[], &[])).await;
    let planned = &answer["planned"];
    let steps = planned["steps"].as_array().unwrap();
    assert_eq!(planned["aims"], json!(["away-from-you", format!("at-{other}")]), "{answer}");
    assert!(socket.allowed().contains(&steps[0]["action"]), "{answer}");

    let changed =
        steps[0]["others"].as_array().unwrap().iter().find(|other| other.get("move-zombie").is_some());
    if let Some(changed) = changed {
        let answer = socket.ask(plan("p2", &seat, std::slice::from_ref(changed), &["away-from-you"])).await;
        assert_eq!(answer["planned"]["steps"][0]["action"], *changed, "{answer}");
    }

    let nowhere = json!({ "move-zombie": { "from": { "spot": 0, "at": 0 }, "to": { "spot": 0, "at": 1 } } });
    let answer = socket.ask(plan("p3", &seat, &[nowhere], &[])).await;
    assert_eq!(answer["refused"]["rule"], "ZOM-13.2", "{answer}");
    let forged = socket.ask(plan("p4", other, &[], &[])).await;
    assert_eq!(forged["failed"], "not-your-seat");
    for (keep, aims) in [(json!("dance"), "away-from-you"), (steps[0]["action"].clone(), "at-nobody")] {
        let answer = socket.ask(plan("p5", &seat, &[keep], &[aims])).await;
        assert_eq!(answer["failed"], "unreadable", "{answer}");
    }
    let many = vec![json!("pass"); KEPT_IN_PLAN + 1];
    assert_eq!(socket.ask(plan("p6", &seat, &many, &[])).await["failed"], "too-long");
    let aims = ["at-B"; AIMS_OF_PLAN + 1];
    assert_eq!(socket.ask(plan("p7", &seat, &[], &aims)).await["failed"], "too-long");

    assert_eq!(socket.version, version, "nothing has happened");
    assert!(socket.act(&steps[0]["action"]).await["done"].is_object());
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_that_is_no_chore_has_no_plan() {
    let online = Online::open().await;
    let mut game = crate::world::Game::started(&online).await;
    game.play(3).await;
    let asked = game.sockets.iter().position(|socket| !socket.allowed().is_empty()).unwrap();
    let seat = game.sockets[asked].seat();
    let answer = game.sockets[asked].ask(plan("p1", &seat, &[], &[])).await;
    assert_eq!(answer["refused"]["rule"], "TABLE-2");
    online.stop().await;
}
