//! Opens tables, and keeps them in play.

use std::sync::Arc;
use std::time::Duration;

use games::GameId;
use serde::Deserialize;
use serde_json::{Value, json};
use table::Seat;
use tokio::time::sleep;

use super::guests::GuestGroup;
use super::http::{Http, HttpError};
use super::player::{Player, StopReason};
use super::shared::{Phase, Shared};

/// The pause before something that failed is tried again.
pub const RETRY_PAUSE: Duration = Duration::from_millis(50);

/// Plays one table after the other, until the run is closed.
pub async fn keep_in_play(shared: Arc<Shared>, group: GuestGroup) {
    let mut http = Http::new(shared.addr);
    let phase = shared.phase();
    while !matches!(*phase.borrow(), Phase::Draining | Phase::Closed) {
        match open(&mut http, &group).await {
            Ok(table) => {
                if let StopReason::RunClosed = play(&shared, &group, &table).await {
                    return;
                }
            }
            Err(HttpError::Lost(reason)) => {
                shared.add_lost_connection(reason);
                sleep(RETRY_PAUSE).await;
            }
            Err(refused) => {
                shared.add_error(refused);
                sleep(RETRY_PAUSE).await;
            }
        }
    }
}

/// Opens a table, seats the whole group and starts the game.
async fn open(http: &mut Http, group: &GuestGroup) -> Result<String, HttpError> {
    let body = body(json!({"sitters": ["me", "open", "open", "open"]}));
    let table = table_of(&http.post("/api/tables", &group[0], &body).await?.body)?;
    for (index, cookie) in group.iter().enumerate().skip(1) {
        let seat = Seat::new(index);
        let body = format!(r#"{{"seat":"{seat}"}}"#);
        http.post(&format!("/api/tables/{table}/sit"), cookie, &body).await?;
    }
    http.post(&format!("/api/tables/{table}/start"), &group[0], "").await?;
    Ok(table)
}

/// Starts a game against bots, which waits for its only person.
pub async fn open_against_bots(http: &mut Http, cookie: &str) -> Result<String, HttpError> {
    let body = body(json!({"sitters": ["me", "bot:random", "bot:random", "bot:random"], "start": true}));
    table_of(&http.post("/api/tables", cookie, &body).await?.body)
}

/// The request for a table of four of the first game in the list.
fn body(mut request: Value) -> String {
    request["game"] = json!(GameId::ALL[0].code());
    request["seats"] = json!(4);
    request["visibility"] = json!("private");
    request.to_string()
}

fn table_of(body: &str) -> Result<String, HttpError> {
    #[derive(Deserialize)]
    struct Table {
        id: String,
    }
    let table: Table = serde_json::from_str(body)
        .map_err(|error| HttpError::Lost(format!("this is not a table: {error}: {body}")))?;
    Ok(table.id)
}

/// Plays one game to its end, in all seats.
async fn play(shared: &Arc<Shared>, group: &GuestGroup, table: &str) -> StopReason {
    let seats: Vec<_> = group
        .iter()
        .enumerate()
        .map(|(index, cookie)| {
            let player = Player::new(Arc::clone(shared), table, Seat::new(index), cookie);
            tokio::spawn(player.play())
        })
        .collect();
    let mut reason = StopReason::GameOver;
    for seat in seats {
        match seat.await {
            Ok(StopReason::GameOver) => {}
            Ok(StopReason::RunClosed) => reason = StopReason::RunClosed,
            Err(error) => shared.add_error(error),
        }
    }
    reason
}
