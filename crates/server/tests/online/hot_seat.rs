//! Friends who play on one device: one user, several seats, a connection for each.

use serde_json::{Value, json};

use crate::world::{Browser, Game, Online, Socket};

async fn friend(host: &mut Browser, table: &str, seat: &str, name: &str) -> crate::world::Reply {
    host.post(&format!("/api/tables/{table}/friend"), json!({ "seat": seat, "name": name })).await
}

async fn account(online: &Online, name: &str) -> Browser {
    let mut browser = online.stranger();
    let reply = browser.post("/api/register", json!({ "name": name, "password": "long enough" })).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    browser
}

/// Ann in A with two friends in B and C, and Ben in D on another device.
async fn two_devices(online: &Online) -> Game {
    let (mut ann, mut ben) = (account(online, "Ann").await, account(online, "Ben").await);
    let table = ann.create(["me", "friend:Bo", "open", "open"]).await;
    assert_eq!(friend(&mut ann, &table, "C", "Cy").await.status, 200);
    assert_eq!(ben.sit(&table, "D").await.status, 200);
    assert_eq!(ann.start(&table).await.status, 200);
    let mut sockets = Vec::new();
    for seat in ["A", "B", "C"] {
        sockets.push(Socket::join_as(&ann, &table, seat).await.unwrap());
    }
    sockets.push(Socket::join(&ben, &table, None).await);
    Game::of(table, vec![ann, ben], sockets)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_seats_friends_in_the_lobby() {
    let online = Online::open().await;
    let mut ann = online.guest("Ann").await;
    let mut ben = online.guest("Ben").await;
    let table = ann.create(["open", "open", "me", "open"]).await;
    let mut socket = Socket::join(&ann, &table, None).await;
    let info = friend(&mut ann, &table, "A", " Bo ").await.json();
    let person = json!({ "name": "Bo", "connected": false, "played_by_bot": false, "is_friend": true });
    assert_eq!(info["seats"][0]["occupant"]["person"], person);
    assert_eq!(info["seats"][2]["occupant"]["person"]["is_friend"], false);
    // A user's own seat is the one that is played by default, whichever seats friends have.
    while socket.welcome["own_seats"] != json!(["C", "A"]) {
        socket.next().await.expect("another welcome");
    }
    assert_eq!(socket.seat(), "C");
    let mine = ann.get("/api/me/tables").await.json();
    assert_eq!(mine["tables"][0]["your_seats"], json!(["C", "A"]));

    for (is_host, seat, name, status, error) in [
        (false, "B", "Eve", 403, "not-the-host"),
        (true, "A", "Cy", 409, "seat-taken"),
        (true, "E", "Cy", 400, "no-such-seat"),
        (true, "B", " ", 400, "name-length"),
        (true, "B", "a\nb", 400, "name-characters"),
    ] {
        let browser = if is_host { &mut ann } else { &mut ben };
        let reply = friend(browser, &table, seat, name).await;
        assert_eq!((reply.status, reply.error().as_str()), (status, error), "{seat} {name:?}");
    }
    // A friend leaves as a bot does.
    let path = format!("/api/tables/{table}/bot");
    let info = ann.post(&path, json!({ "seat": "A", "kind": null })).await.json();
    assert_eq!(info["seats"][0]["occupant"], Value::Null);
    for sitters in [["friend:", "me", "open", "open"], ["friend", "me", "open", "open"]] {
        let body = json!({ "game": "mall-of-horror", "seats": 4, "sitters": sitters });
        assert_eq!(ann.post("/api/tables", body).await.status, 400, "{sitters:?}");
    }
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_connection_plays_one_seat_and_sees_what_it_sees() {
    let online = Online::open().await;
    let mut game = two_devices(&online).await;
    for (socket, seat) in game.sockets.iter().zip(["A", "B", "C", "D"]) {
        assert_eq!(socket.welcome["seats"], json!([seat]));
    }
    assert_eq!(game.sockets[1].welcome["own_seats"], json!(["A", "B", "C"]));
    assert_eq!(Socket::join(&game.people[0], &game.table, None).await.seat(), "A");
    game.play_to_the_end().await;
    game.sockets[0].until_table(|table| table["status"] == "over").await;
    let mut n_secrets = 0;
    for (socket, seat) in game.sockets.iter().zip(["A", "B", "C", "D"]) {
        let path = format!("/api/tables/{}/replay?as={seat}", game.table);
        let steps = online.stranger().get(&path).await.json()["steps"].clone();
        for (version, view) in &socket.seen {
            assert_eq!(steps[*version as usize]["view"], *view, "{seat} at {version}");
            // The neighbours on the same device see something else.
            let others =
                game.sockets.iter().filter(|other| other.seen.get(version).is_some_and(|seen| seen != view));
            n_secrets += others.count();
        }
    }
    assert!(n_secrets > 50, "{n_secrets}");
    let replay = online.stranger().get(&format!("/api/tables/{}/replay", game.table)).await.json();
    assert_eq!(replay["players"], json!(["Ann", "Bo", "Cy", "Ben"]));

    let again = game.people[1].post(&format!("/api/tables/{}/rematch", game.table), json!({})).await.json();
    let person = &again["seats"][1]["occupant"]["person"];
    assert_eq!((&person["name"], &person["is_friend"]), (&json!("Bo"), &json!(true)));

    // They may know each other's hands, so nobody is rated by such a game.
    for name in ["Ann", "Ben"] {
        let profile = online.stranger().get(&format!("/api/users/{name}")).await.json();
        assert_eq!(
            (&profile["games"][0]["played"], &profile["games"][0]["rating"]),
            (&json!(1), &Value::Null)
        );
    }
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_of_others_are_refused() {
    let online = Online::open().await;
    let mut game = two_devices(&online).await;
    let (ann, ben) = (&game.people[0], &game.people[1]);
    for (browser, seat, status) in [
        (ann, "D", "403"),
        (ben, "A", "403"),
        (ben, "B", "403"),
        (&online.stranger(), "A", "403"),
        (ann, "H", "403"),
        (ann, "Z", "400"),
        (ann, "", "400"),
    ] {
        let refused = Socket::join_as(browser, &game.table, seat).await.err().expect("refused");
        assert!(refused.to_string().contains(status), "{seat}: {refused}");
    }
    // A connection of one seat does not act for another of the same user.
    let who = game.sockets.iter().position(|socket| !socket.allowed().is_empty()).unwrap();
    let (action, seat) = (game.sockets[who].allowed()[0].clone(), game.sockets[who].seat());
    for (other, socket) in game.sockets.iter_mut().enumerate().filter(|(other, _)| *other != who) {
        let request = json!({ "do": { "id": format!("x{other}"), "seat": seat, "action": action } });
        assert_eq!(socket.ask(request).await["failed"], "not-your-seat");
    }
    // A whisper to one friend is not heard by the other.
    let whisper = json!({ "say": { "id": "w", "to": "B", "text": "psst" } });
    assert!(game.sockets[3].ask(whisper).await["done"].is_object());
    for (socket, n_heard) in game.sockets.iter_mut().zip([0, 1, 0, 1]) {
        socket.settle().await;
        assert_eq!(socket.chat.len(), n_heard);
    }
    let late = Socket::join_as(&game.people[0], &game.table, "C").await.unwrap();
    assert_eq!(late.welcome["chat"], json!([]));
    online.stop().await;
}

/// A screen that all friends look at shows what everybody may see, and nothing that a connection of a seat
/// may see.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shared_screen_watches_as_the_table() {
    let online = Online::open().await;
    let mut game = two_devices(&online).await;
    let mut screen = Socket::watch(&game.people[0], &game.table).await;
    assert_eq!(screen.welcome["seats"], json!([]));
    assert_eq!(screen.welcome["own_seats"], json!(["A", "B", "C"]));
    assert_eq!(screen.welcome["game"]["choices"], json!({ "allowed": [] }));
    assert_eq!(screen.welcome["table"]["spectators"], 0, "its user plays");
    let mut guest = Socket::watch(&online.stranger(), &game.table).await;
    assert_eq!(guest.welcome["table"]["spectators"], 1);

    let whisper = json!({ "say": { "id": "w", "to": "B", "text": "psst" } });
    assert!(game.sockets[0].ask(whisper).await["done"].is_object());
    let action = json!({ "do": { "id": "a", "seat": "A", "action": "pass" } });
    assert_eq!(screen.ask(action).await["failed"], "not-your-seat");
    let talk = json!({ "say": { "id": "s", "to": null, "text": "hello" } });
    assert_eq!(screen.ask(talk).await["failed"], "not-allowed");

    let mut secrets = Vec::new();
    while !game.is_over() {
        game.step().await;
        let version = game.version();
        screen.catch_up(version).await;
        guest.catch_up(version).await;
        for socket in &game.sockets {
            secrets.push((version, socket.view == screen.view));
        }
    }
    assert!(
        secrets.iter().filter(|(_, is_public)| !is_public).count() > 50,
        "seats see more than the screen"
    );
    assert_eq!(screen.seen, guest.seen, "it sees what a stranger sees");
    assert_eq!(screen.told, guest.told, "and hears what a stranger hears");
    assert_eq!((screen.chat.len(), guest.chat.len()), (0, 0), "whispers are for seats");
    assert!(screen.n_film_steps > 50 && screen.n_film_steps == guest.n_film_steps, "{}", screen.n_film_steps);
    assert!(game.sockets.iter().all(|socket| socket.n_film_steps == 0), "they did not ask for films");
    let replay = online.stranger().get(&format!("/api/tables/{}/replay?as=table", game.table)).await.json();
    for (version, view) in &screen.seen {
        assert_eq!(replay["steps"][*version as usize]["view"], *view, "at {version}");
    }
    for (version, notices) in &screen.told {
        assert_eq!(replay["steps"][*version as usize]["notices"], *notices, "at {version}");
    }
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_plays_a_seat_or_watches() {
    let online = Online::open().await;
    let game = two_devices(&online).await;
    for query in ["seat=A&watch=true", "watch=maybe", "watch="] {
        let path = format!("{}/socket?{query}", game.table);
        let refused =
            Socket::join_at(&game.people[0], &path, json!({ "last": null })).await.err().expect("refused");
        assert!(refused.to_string().contains("400"), "{query}: {refused}");
    }
    let path = format!("{}/socket?watch=false", game.table);
    let socket =
        Socket::join_at(&game.people[0], &path, json!({ "last": null, "film": false })).await.unwrap();
    assert_eq!(socket.seat(), "A");
    online.stop().await;
}
