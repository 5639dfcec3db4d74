//! Who sits where, while a table is in its lobby.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use store::{Sitter, TableId, TableRecord};
use table::Seat;
use utoipa::ToSchema;
use wire::TableInfo;

use super::tables::{bot_name, changed, table_id};
use crate::body::Body;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::serve::App;
use crate::session::Me;

#[derive(Deserialize, ToSchema)]
pub struct SitBody {
    #[schema(value_type = String)]
    seat: Seat,
}

#[derive(Deserialize, ToSchema)]
pub struct BotBody {
    #[schema(value_type = String)]
    seat: Seat,
    /// Nothing frees the seat.
    kind: Option<String>,
}

/// Takes a free seat; who sits elsewhere moves.
#[utoipa::path(post, path = "/api/tables/{id}/sit", params(("id" = String, Path)), request_body = SitBody, responses((status = 200, body = Object), (status = 409, body = ErrorBody)))]
pub async fn sit(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(body): Body<SitBody>,
) -> ApiResult<Json<TableInfo>> {
    let (table, record) = lobby(&app, &id).await?;
    let seat = seat_of(&record, body.seat)?;
    let seats = app.store.seats(table).await?;
    if seats.iter().any(|taken| taken.seat == seat) {
        return Err(ApiError::conflict("seat-taken", "somebody else sits there"));
    }
    let own = seats.iter().find(|taken| taken.sitter == Sitter::User(me.id));
    if let Some(own) = own {
        app.store.stand(table, own.seat).await?;
    }
    let sat = app.store.sit(table, seat, Sitter::User(me.id), &me.name).await;
    if let (Err(_), Some(own)) = (&sat, own) {
        // Somebody was faster: who moves keeps the old seat.
        let _ = app.store.sit(table, own.seat, Sitter::User(me.id), &me.name).await;
    }
    sat?;
    changed(&app, table).await
}

#[utoipa::path(post, path = "/api/tables/{id}/stand", params(("id" = String, Path)), responses((status = 200, body = Object), (status = 409, body = ErrorBody)))]
pub async fn stand(State(app): State<App>, Me(me): Me, Path(id): Path<String>) -> ApiResult<Json<TableInfo>> {
    let (table, _) = lobby(&app, &id).await?;
    let seats = app.store.seats(table).await?;
    let own = seats.iter().find(|taken| taken.sitter == Sitter::User(me.id));
    let own = own.ok_or_else(|| ApiError::conflict("not-seated", "you do not sit at this table"))?;
    app.store.stand(table, own.seat).await?;
    changed(&app, table).await
}

/// The host puts a bot into a seat, or frees it; a person there must leave.
#[utoipa::path(post, path = "/api/tables/{id}/bot", params(("id" = String, Path)), request_body = BotBody, responses((status = 200, body = Object), (status = 403, body = ErrorBody)))]
pub async fn bot(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(body): Body<BotBody>,
) -> ApiResult<Json<TableInfo>> {
    let (table, record) = lobby(&app, &id).await?;
    if record.host != me.id {
        return Err(ApiError::forbidden("not-the-host", "only the host seats bots"));
    }
    let seat = seat_of(&record, body.seat)?;
    if let Some(kind) = &body.kind
        && !bots::KINDS.contains(&kind.as_str())
    {
        return Err(ApiError::bad("no-such-bot", format!("there is no bot {kind:?}")));
    }
    if app.store.seats(table).await?.iter().any(|taken| taken.seat == seat) {
        app.store.stand(table, seat).await?;
    }
    if let Some(kind) = body.kind {
        app.store.sit(table, seat, Sitter::Bot(kind), &bot_name(body.seat.index())).await?;
    }
    changed(&app, table).await
}

async fn lobby(app: &App, id: &str) -> ApiResult<(TableId, TableRecord)> {
    let table = table_id(id)?;
    let record = app.store.table(table).await?;
    if record.status != store::TableStatus::Lobby {
        return Err(ApiError::conflict("wrong-status", "the game has begun already"));
    }
    Ok((table, record))
}

fn seat_of(record: &TableRecord, seat: Seat) -> ApiResult<u8> {
    match u8::try_from(seat.index()) {
        Ok(index) if index < record.n_seats => Ok(index),
        _ => Err(ApiError::bad("no-such-seat", format!("there is no seat {seat} at this table"))),
    }
}
