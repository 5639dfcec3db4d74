//! Who sits where, while a table is in its lobby.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use store::{SeatHolder, TableListing, TableRecord};
use table::Seat;
use utoipa::ToSchema;
use wire::TableInfo;

use super::accounts::checked_name;
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

#[derive(Deserialize, ToSchema)]
pub struct FriendBody {
    #[schema(value_type = String)]
    seat: Seat,
    name: String,
}

/// Takes a free seat; who sits elsewhere moves.
#[utoipa::path(post, path = "/api/tables/{id}/sit", params(("id" = String, Path)), request_body = SitBody, responses((status = 200, body = Object), (status = 409, body = ErrorBody)))]
pub async fn sit(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(body): Body<SitBody>,
) -> ApiResult<Json<TableInfo>> {
    let TableListing { table: record, seats, .. } = lobby(&app, &id).await?;
    let (table, seat) = (record.id, seat_of(&record, body.seat)?);
    if seats.iter().any(|taken| taken.seat == seat) {
        return Err(ApiError::conflict("seat-taken", "somebody else sits there"));
    }
    let own = seats.iter().find(|taken| taken.holder == SeatHolder::User(me.id));
    if let Some(own) = own {
        app.store.stand(table, own.seat).await?;
    }
    let sat = app.store.sit(table, seat, SeatHolder::User(me.id), &me.name).await;
    if let (Err(_), Some(own)) = (&sat, own) {
        // Somebody was faster: who moves keeps the old seat.
        let _ = app.store.sit(table, own.seat, SeatHolder::User(me.id), &me.name).await;
    }
    sat?;
    changed(&app, table).await
}

#[utoipa::path(post, path = "/api/tables/{id}/stand", params(("id" = String, Path)), responses((status = 200, body = Object), (status = 409, body = ErrorBody)))]
pub async fn stand(State(app): State<App>, Me(me): Me, Path(id): Path<String>) -> ApiResult<Json<TableInfo>> {
    let TableListing { table: record, seats, .. } = lobby(&app, &id).await?;
    let table = record.id;
    let own = seats.iter().find(|taken| taken.holder == SeatHolder::User(me.id));
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
    let TableListing { table: record, seats, .. } = lobby(&app, &id).await?;
    if record.host != me.id {
        return Err(ApiError::forbidden("not-the-host", "only the host seats bots"));
    }
    let (table, seat) = (record.id, seat_of(&record, body.seat)?);
    if let Some(kind) = &body.kind
        && !bots::KINDS.contains(&kind.as_str())
    {
        return Err(ApiError::bad("no-such-bot", format!("there is no bot {kind:?}")));
    }
    if seats.iter().any(|taken| taken.seat == seat) {
        app.store.stand(table, seat).await?;
    }
    if let Some(kind) = body.kind {
        app.store.sit(table, seat, SeatHolder::Bot(kind), &bot_name(body.seat.index())).await?;
    }
    changed(&app, table).await
}

/// The host gives a free seat to a friend who plays on his device. Such games change no ratings.
#[utoipa::path(post, path = "/api/tables/{id}/friend", params(("id" = String, Path)), request_body = FriendBody, responses((status = 200, body = Object), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn friend(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(body): Body<FriendBody>,
) -> ApiResult<Json<TableInfo>> {
    let TableListing { table: record, .. } = lobby(&app, &id).await?;
    if record.host != me.id {
        return Err(ApiError::forbidden("not-the-host", "only the host seats friends"));
    }
    let (table, seat) = (record.id, seat_of(&record, body.seat)?);
    app.store.sit(table, seat, SeatHolder::Friend(me.id), &checked_name(&body.name)?).await?;
    changed(&app, table).await
}

async fn lobby(app: &App, id: &str) -> ApiResult<TableListing> {
    let listing = app.store.table_with_seats(table_id(id)?).await?;
    if listing.table.status != store::TableStatus::Lobby {
        return Err(ApiError::conflict("wrong-status", "the game has begun already"));
    }
    Ok(listing)
}

fn seat_of(record: &TableRecord, seat: Seat) -> ApiResult<u8> {
    match u8::try_from(seat.index()) {
        Ok(index) if index < record.n_seats => Ok(index),
        _ => Err(ApiError::bad("no-such-seat", format!("there is no seat {seat} at this table"))),
    }
}
