//! The log contains no secret, even at the most detailed level.

use std::io::Write;
use std::sync::{Arc, Mutex};

use tracing_subscriber::fmt::MakeWriter;

use crate::world::{Game, Online};

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Log;

    fn make_writer(&self) -> Log {
        self.clone()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_of_a_game_holds_no_secret() {
    let log = Log::default();
    let subscriber = tracing_subscriber::fmt().with_max_level(tracing_subscriber::filter::LevelFilter::TRACE);
    subscriber.with_writer(log.clone()).with_ansi(false).init();
    let online = Online::open().await;
    let mut game = Game::started(&online).await;
    let mut ann = online.stranger();
    let credentials = serde_json::json!({ "name": "Ann", "password": "correct horse" });
    ann.post("/api/register", credentials).await;
    game.play_to_the_end().await;
    let table = game.table.parse().unwrap();
    let document = online.store.table(table).await.unwrap().document;
    let secrets: serde_json::Value = serde_json::from_str(&document).unwrap();
    tracing::info!("the log is kept");
    let log = String::from_utf8_lossy(&log.0.lock().unwrap()).into_owned();
    assert!(log.contains("the log is kept"));
    let mut secrets = vec![
        "correct horse".to_string(),
        "argon2".to_string(),
        document,
        secrets["secret"].as_str().unwrap().to_string(),
        secrets["entropy"].to_string(),
        "vote-for".to_string(),
        "\"known\"".to_string(),
    ];
    secrets.push(ann.token().to_string());
    secrets.extend(game.people.iter().map(|person| person.token().to_string()));
    secrets.extend(cards_of(&game));
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret:?} is in the log");
    }
    online.stop().await;
}

/// The names of all cards that anybody ever held.
fn cards_of(game: &Game) -> Vec<String> {
    let views = game.sockets.iter().flat_map(|socket| socket.seen.values());
    let hands =
        views.flat_map(|view| view["seats"].as_array().unwrap().iter().map(|seat| &seat["hand"]["known"]));
    let cards = hands.flat_map(|known| known.as_array().unwrap());
    let mut names: Vec<String> = cards.map(|card| format!("\"{}\"", card.as_str().unwrap())).collect();
    names.sort();
    names.dedup();
    assert!(names.len() > 3);
    names
}
