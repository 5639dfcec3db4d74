//! Finished games: their journals and replays.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use games::ReopenError;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use store::{SeatHolder, SeatRecord, TableId, TableStatus};
use table::{Header, Observer, Seat, StoredLine};
use utoipa::{IntoParams, ToSchema};

use super::tables::table_id;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::serve::App;
use crate::table_document::TableDocument;

#[derive(Deserialize, IntoParams)]
pub struct ReplayQuery {
    /// A seat, `table` or `all`.
    #[serde(rename = "as")]
    observer: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct ReplayBody {
    pub game: String,
    pub players: Vec<String>,
    #[schema(value_type = Vec<Object>)]
    pub steps: Vec<StepBody>,
}

#[derive(Serialize)]
pub struct StepBody {
    pub version: u32,
    pub notices: Box<RawValue>,
    pub view: Box<RawValue>,
    pub pending: Box<RawValue>,
}

/// The journal of a finished game, as a file that `revenant verify` reads.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/journal",
    params(("id" = String, Path)),
    responses((status = 200, content_type = "text/plain"), (status = 409, body = ErrorBody))
)]
pub async fn journal(State(app): State<App>, Path(id): Path<String>) -> ApiResult<impl IntoResponse> {
    let table = table_id(&id)?;
    let Finished { lines, secrets, .. } = finished(&app, table).await?;
    let mut text = lines.join("\n");
    text.push_str(&format!("\nend {} {}\n", lines.len().saturating_sub(1), secrets.secret_digits()));
    let name = format!("attachment; filename=\"{table}.journal\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (CONTENT_DISPOSITION, name)], text))
}

/// Every step of a finished game, as one observer saw it. Once the game is over, everybody may see
/// everything.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/replay",
    params(("id" = String, Path), ReplayQuery),
    responses((status = 200, body = ReplayBody), (status = 409, body = ErrorBody))
)]
pub async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> ApiResult<Json<ReplayBody>> {
    let observer = match query.observer.as_deref() {
        None | Some("table") => Observer::Table,
        Some("all") => Observer::All,
        Some(seat) => {
            Observer::Seat(seat.parse().map_err(|reason: String| ApiError::bad("malformed", reason))?)
        }
    };
    let Finished { lines, players, .. } = finished(&app, table_id(&id)?).await?;
    let replayed = tokio::task::spawn_blocking(move || replayed(&lines, players, observer)).await;
    match replayed {
        Ok(Ok(body)) => Ok(Json(body)),
        Ok(Err(ReopenError::OtherRules(other))) => Err(ApiError::conflict("other-rules", other.to_string())),
        Ok(Err(ReopenError::Unreadable(reason))) => {
            tracing::error!(reason, "a finished game cannot be replayed");
            Err(ApiError::unavailable())
        }
        Err(_) => Err(ApiError::unavailable()),
    }
}

fn replayed(lines: &[String], players: Vec<String>, observer: Observer) -> Result<ReplayBody, ReopenError> {
    let (header, lines) = lines.split_first().ok_or_else(|| "the journal is empty".to_string())?;
    let parsed = table::parse_header(header).map_err(|error| error.to_string())?;
    let opened = games::reopen(header)?;
    let mut table = opened.table;
    let step = |version: u32, table: &dyn games::AnyTable, told: &dyn games::EventBatch| StepBody {
        version,
        notices: told.notices(observer),
        view: table.view(observer),
        pending: table.pending(),
    };
    let mut steps = vec![step(0, &*table, &*opened.told)];
    for (index, line) in lines.iter().enumerate() {
        let stored = StoredLine::parse(line)?;
        let line = table.stored_line(stored.json)?;
        let told = table.take(&line).map_err(|refusal| refusal.to_string())?;
        steps.push(step(index as u32 + 1, &*table, &*told));
    }
    Ok(ReplayBody { game: parsed.game, players, steps })
}

/// A game that is over.
struct Finished {
    /// The journal, which names people by the letters of their seats.
    lines: Vec<String>,
    secrets: TableDocument,
    /// The current names of the players: a name, or `bot:` and its kind.
    players: Vec<String>,
}

async fn finished(app: &App, table: TableId) -> ApiResult<Finished> {
    let record = app.store.table(table).await?;
    if record.lesson.is_some() {
        return Err(ApiError::conflict("lesson", "a lesson counts for nothing, and has no journal"));
    }
    if record.status != TableStatus::Over {
        return Err(ApiError::conflict("not-over", "everything may be seen once the game is over"));
    }
    let secrets = TableDocument::parse(&record.document).map_err(|_| ApiError::unavailable())?;
    let seats = app.store.seats(table).await?;
    let mut lines = app.store.lines(table, 0).await?;
    if let Some(header) = lines.first_mut() {
        *header = without_names(header, &seats).ok_or_else(ApiError::unavailable)?;
    }
    let players = seats.iter().map(|seat| label(&seat.holder, seat.name.clone())).collect();
    Ok(Finished { lines, secrets, players })
}

/// The first journals have names in their headers. A player who deletes their account also removes the name,
/// so these headers are shown as they would be written today, with the letters of the seats.
fn without_names(header: &str, seats: &[SeatRecord]) -> Option<String> {
    let mut header: Header<Box<RawValue>> = serde_json::from_str(header).ok()?;
    let letter = |seat: &SeatRecord| Seat::new(usize::from(seat.seat)).to_string();
    header.players = seats.iter().map(|seat| label(&seat.holder_at_start(), letter(seat))).collect();
    serde_json::to_string(&header).ok()
}

fn label(holder: &SeatHolder, of_person: String) -> String {
    match holder {
        SeatHolder::User(_) | SeatHolder::Friend(_) => of_person,
        SeatHolder::Bot(kind) => format!("bot:{kind}"),
    }
}
