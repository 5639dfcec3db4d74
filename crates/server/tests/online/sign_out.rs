//! What happens when a user signs out or deletes their account.

use serde_json::json;

use crate::world::{Game, Online, Socket};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_user_who_signs_out_is_disconnected_and_nobody_else() {
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    let mut second = Socket::join(&game.people[1], &game.table, None).await;
    assert_eq!(game.people[1].post("/api/logout", json!({})).await.status, 204);
    for socket in [&mut game.sockets[1], &mut second] {
        socket.until_closed().await;
    }
    game.sockets[0].until_table(|table| table["seats"][1]["occupant"]["person"]["connected"] == false).await;
    game.sockets[2].ping(1).await;
    // A user who comes back without a session is a spectator, and sees no hand.
    let back = Socket::join(&game.people[1], &game.table, None).await;
    assert_eq!(back.welcome["seats"], json!([]));
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_user_who_is_signed_in_elsewhere_reconnects() {
    let online = Online::open().await;
    let mut ann = online.stranger();
    let credentials = json!({ "name": "Ann", "password": "long enough" });
    ann.post("/api/register", credentials.clone()).await;
    let table = ann.create(["me", "open", "open", "open"]).await;
    let mut elsewhere = online.stranger();
    elsewhere.post("/api/login", credentials).await;
    let mut socket = Socket::join(&ann, &table, None).await;
    elsewhere.post("/api/logout", json!({})).await;
    socket.until_closed().await;
    assert_eq!(Socket::join(&ann, &table, None).await.seat(), "A");
    assert!(Socket::join(&elsewhere, &table, None).await.seat().is_empty());
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_on_for_somebody_who_is_gone() {
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    game.play(5).await;
    assert_eq!(game.people[3].delete("/api/me").await.status, 204);
    game.sockets[3].until_closed().await;
    let is_so = |table: &serde_json::Value| {
        let person = &table["seats"][3]["occupant"]["person"];
        person["name"] == "gone" && person["played_by_bot"] == true && person["connected"] == false
    };
    game.sockets[0].until_table(is_so).await;
    online.stop().await;
}

/// Other players keep their games; the name of the deleted user is gone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_is_shown_names_somebody_who_is_gone() {
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    let (name, password) = ("Annabelle", "long enough");
    let body = json!({ "name": name, "password": password });
    let mut ann = online.stranger();
    ann.post("/api/register", body).await;
    let ben = json!({ "name": "Ben the Second", "password": password });
    assert_eq!(game.people[1].post("/api/register", ben).await.status, 200);
    let table = ann.create(["me", "open", "bot:thumb", "friend:Bettina"]).await;
    game.people[1].sit(&table, "B").await;
    ann.start(&table).await;
    for (browser, seat) in [(&ann, "A"), (&game.people[1], "B"), (&ann, "D")] {
        let mut socket = Socket::join_as(browser, &table, seat).await.unwrap();
        socket.ask(json!({ "say": { "id": "s", "to": null, "text": "hello" } })).await;
        socket.ask(json!({ "resign": { "id": "r", "seat": seat } })).await;
    }
    let mut spectator = Socket::join(&online.stranger(), &table, None).await;
    spectator.until_table(|table| table["status"] == "over").await;
    let shown = async || {
        let stranger = online.stranger();
        let mut shown = Vec::new();
        for path in [
            format!("/api/tables/{table}"),
            format!("/api/tables/{table}/journal"),
            format!("/api/tables/{table}/replay"),
            "/api/users/Ben%20the%20Second".to_string(),
            "/api/users/Ben%20the%20Second/results".to_string(),
        ] {
            let reply = stranger.get(&path).await;
            assert_eq!(reply.status, 200, "{path}");
            shown.push((path, reply.body));
        }
        shown.push(("mine".to_string(), game.people[1].get("/api/me/tables?status=over").await.body));
        shown.push(("export".to_string(), game.people[1].get("/api/me/export").await.body));
        let welcome = Socket::join(&stranger, &table, Some(0)).await.welcome;
        shown.push(("welcome".to_string(), welcome.to_string()));
        shown
    };
    let names = |shown: &str| shown.contains(name) || shown.contains("Bettina");
    assert!(shown().await.iter().filter(|(_, shown)| names(shown)).count() > 3, "before the deletion");
    assert_eq!(ann.delete("/api/me").await.status, 204);
    for (what, shown) in shown().await {
        assert!(!names(&shown), "{what}: {shown}");
    }
    // Neither does the journal on disk, which is never changed.
    let lines = online.store.lines(table.parse().unwrap(), 0).await.unwrap();
    assert!(lines[0].contains(r#""players":["A","B","bot:thumb","D"]"#), "{}", lines[0]);
    online.stop().await;
}

/// The first journals contained names.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_names_in_old_journals_are_not_shown() {
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    game.play_to_the_end().await;
    game.sockets[0].until_table(|table| table["status"] == "over").await;
    let table: store::TableId = game.table.parse().unwrap();
    let journal = online.store.lines(table, 0).await.unwrap();
    let old = NewTableLike::of(&online, table).await;
    let renamed = journal[0].replace(r#"["A","B","C","D"]"#, r#"["Ann","Ben","Cem","Dia"]"#);
    assert_ne!(renamed, journal[0]);
    online.store.append(old, 0, [vec![renamed], journal[1..].to_vec()].concat()).await.unwrap();
    let shown = online.stranger().get(&format!("/api/tables/{old}/journal")).await.body;
    assert_eq!(shown.lines().next(), Some(journal[0].as_str()));
    online.stop().await;
}

/// A copy of a table, finished and without a journal.
struct NewTableLike;

impl NewTableLike {
    async fn of(online: &Online, table: store::TableId) -> store::TableId {
        use store::{NewTable, TableId, TableStatus};
        let like = online.store.table(table).await.unwrap();
        let new = NewTable {
            id: TableId::random(),
            game: like.game,
            host: like.host,
            visibility: like.visibility,
            pace: like.pace,
            grace_ms: None,
            lesson: None,
            options_json: like.options_json,
            n_seats: like.n_seats,
            document: like.document,
            created_ms: like.created_ms,
        };
        let id = new.id;
        online.store.create_table(new).await.unwrap();
        for seat in online.store.seats(table).await.unwrap() {
            online.store.sit(id, seat.seat, seat.holder, &seat.name).await.unwrap();
        }
        online.store.set_status(id, TableStatus::Lobby, TableStatus::Over, 1).await.unwrap();
        id
    }
}
