//! Opens tables, and keeps them in play.

use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use serde_json::{Value, json};
use table::Seat;
use tokio::time::sleep;

use crate::arguments::game_or_the_first;

use super::guests::Party;
use super::http::{Http, HttpError};
use super::player::{Ending, Player};
use super::shared::{Phase, Shared};

/// Between two attempts at something that a server does not answer.
pub const PAUSE: Duration = Duration::from_millis(50);

/// One table after the other, until everything is closed.
pub async fn keep_in_play(shared: Arc<Shared>, party: Party) {
    let mut http = Http::new(shared.addr);
    let phase = shared.phase();
    while !matches!(*phase.borrow(), Phase::Draining | Phase::Closed) {
        match open(&mut http, &party).await {
            Ok(table) => {
                if let Ending::Closed = play(&shared, &party, &table).await {
                    return;
                }
            }
            Err(HttpError::Lost(reason)) => {
                shared.lost(reason);
                sleep(PAUSE).await;
            }
            Err(refused) => {
                shared.error(refused);
                sleep(PAUSE).await;
            }
        }
    }
}

/// A new table where the whole party sits, begun.
async fn open(http: &mut Http, party: &Party) -> Result<String, HttpError> {
    let body = body(json!({"sitters": ["me", "open", "open", "open"]}));
    let table = table_of(&http.post("/api/tables", &party[0], &body).await?.body)?;
    for (index, cookie) in party.iter().enumerate().skip(1) {
        let seat = Seat::new(index);
        let body = format!(r#"{{"seat":"{seat}"}}"#);
        http.post(&format!("/api/tables/{table}/sit"), cookie, &body).await?;
    }
    http.post(&format!("/api/tables/{table}/start"), &party[0], "").await?;
    Ok(table)
}

/// A new table against bots, begun, which waits for its only person.
pub async fn open_against_bots(http: &mut Http, cookie: &str) -> Result<String, HttpError> {
    let body = body(json!({"sitters": ["me", "bot:random", "bot:random", "bot:random"], "start": true}));
    table_of(&http.post("/api/tables", cookie, &body).await?.body)
}

/// What is asked of the server for a table of four of the first game of the list.
fn body(mut asked: Value) -> String {
    asked["game"] = json!(game_or_the_first(None).code());
    asked["seats"] = json!(4);
    asked["visibility"] = json!("private");
    asked.to_string()
}

fn table_of(body: &str) -> Result<String, HttpError> {
    #[derive(Deserialize)]
    struct Table {
        id: String,
    }
    let table: Table = serde_json::from_str(body)
        .map_err(|error| HttpError::Lost(format!("this is no table: {error}: {body}")))?;
    Ok(table.id)
}

/// Plays one game to its end at all seats.
async fn play(shared: &Arc<Shared>, party: &Party, table: &str) -> Ending {
    let seats: Vec<_> = party
        .iter()
        .enumerate()
        .map(|(index, cookie)| {
            let player = Player::new(Arc::clone(shared), table, Seat::new(index), cookie);
            tokio::spawn(player.play())
        })
        .collect();
    let mut ending = Ending::Over;
    for seat in seats {
        match seat.await {
            Ok(Ending::Over) => {}
            Ok(Ending::Closed) => ending = Ending::Closed,
            Err(error) => shared.error(error),
        }
    }
    ending
}
