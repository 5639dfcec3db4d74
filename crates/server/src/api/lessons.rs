//! Lessons: each is a table of its own, at which one person learns.

use std::net::SocketAddr;

use ::lessons::{Lesson, built_in, names};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use games::GameId;
use serde::Deserialize;
use store::{NewTable, SeatHolder, TableId, TableStatus, UserRecord, Visibility};
use table::Seat;
use utoipa::ToSchema;
use wire::TableInfo;

use super::tables::{bot_name, changed, started};
use crate::clock::unix_ms;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::json_body::JsonBody;
use crate::serve::App;
use crate::session::SignedIn;
use crate::table_document::TableDocument;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LearnBody {
    game: String,
    /// The name of one of the game's lessons; the first if this is left out.
    lesson: Option<String>,
}

/// Begins a lesson, or goes on with the one that this user has left. Its table is on no list and counts for nothing.
#[utoipa::path(
    post,
    path = "/api/lessons",
    request_body = LearnBody,
    responses((status = 200, body = Object), (status = 400, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub async fn learn(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    SignedIn(me): SignedIn,
    JsonBody(body): JsonBody<LearnBody>,
) -> ApiResult<Json<TableInfo>> {
    let game: GameId = body.game.parse().map_err(|reason: String| ApiError::bad("no-such-game", reason))?;
    let name = name_of(game, body.lesson.as_deref())?;
    let lesson = built_in(game, name).ok_or_else(ApiError::unavailable)?;
    if let Some(table) = app.store.lesson_of(me.id, game.code(), name).await? {
        return match app.store.table(table).await?.status {
            // The server stopped before the lesson began.
            TableStatus::Lobby => started(&app, table, me.id).await,
            TableStatus::Running | TableStatus::Over => changed(&app, table).await,
        };
    }
    app.rate_limits.table(me.id, address.ip())?;
    let table = new_lesson(&app, &me, name, &lesson).await?;
    started(&app, table, me.id).await
}

fn name_of(game: GameId, wanted: Option<&str>) -> ApiResult<&'static str> {
    let found = names(game).find(|name| wanted.is_none_or(|wanted| wanted == *name));
    found.ok_or_else(|| {
        let known: Vec<&str> = names(game).collect();
        let wanted = wanted.unwrap_or_default();
        let known = if known.is_empty() { "there is none".to_string() } else { known.join(", ") };
        ApiError::bad("no-such-lesson", format!("{game} has no lesson {wanted:?}: {known}"))
    })
}

async fn new_lesson(app: &App, me: &UserRecord, name: &str, lesson: &Lesson) -> ApiResult<TableId> {
    let id = TableId::random();
    let options: std::collections::BTreeMap<_, _> = lesson.options.iter().cloned().collect();
    app.store
        .create_table(NewTable {
            id,
            game: lesson.game.code().to_string(),
            host: me.id,
            visibility: Visibility::Private,
            pace: "relaxed".to_string(),
            grace_ms: None,
            lesson: Some(name.to_string()),
            options_json: serde_json::to_string(&options).unwrap_or_default(),
            n_seats: lesson.n_seats as u8,
            document: TableDocument::new(lesson.n_seats).write(),
            created_ms: unix_ms(),
        })
        .await?;
    for seat in Seat::all(lesson.n_seats) {
        let (holder, name) = match seat == lesson.seat {
            true => (SeatHolder::User(me.id), me.name.clone()),
            false => (SeatHolder::Bot("thumb".to_string()), bot_name(seat.index())),
        };
        app.store.sit(id, seat.index() as u8, holder, &name).await?;
    }
    Ok(id)
}
