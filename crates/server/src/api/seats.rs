//! The seats of a table: in its lobby they are taken, left, and given to bots and friends. In a running game the host
//! opens seats of bots, and people take them over.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use store::{SeatHolder, TableId, TableListing, TableRecord, TableStatus, UserId};
use table::Seat;
use utoipa::ToSchema;
use wire::TableInfo;

use super::accounts::checked_name;
use super::tables::{bot_name, changed, table_id};
use crate::actor::TableMessage;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::json_body::JsonBody;
use crate::serve::App;
use crate::session::SignedIn;

#[derive(Deserialize, ToSchema)]
pub struct SitBody {
    #[schema(value_type = String)]
    seat: Seat,
}

#[derive(Deserialize, ToSchema)]
pub struct BotBody {
    #[schema(value_type = String)]
    seat: Seat,
    /// The seat is freed if this is left out.
    kind: Option<String>,
}

#[derive(Deserialize, ToSchema)]
pub struct FriendBody {
    #[schema(value_type = String)]
    seat: Seat,
    name: String,
}

/// Takes a free seat; a user who sits elsewhere at the table moves. In a running game, takes over a seat of a bot that
/// the host has opened.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/sit",
    params(("id" = String, Path)),
    request_body = SitBody,
    responses((status = 200, body = Object), (status = 409, body = ErrorBody))
)]
pub async fn sit(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Path(id): Path<String>,
    JsonBody(body): JsonBody<SitBody>,
) -> ApiResult<Json<TableInfo>> {
    let listing = app.store.table_with_seats(table_id(&id)?).await?;
    if listing.table.status == TableStatus::Running {
        let (table, seat) = (listing.table.id, seat_of(&listing.table, body.seat)?);
        let take_over = |answer| TableMessage::TakeOver { user: me.id, name: me.name, seat, answer };
        return Ok(Json(app.tables.ask(&app, table, take_over).await??));
    }
    let TableListing { table: record, seats, .. } = in_lobby(listing)?;
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
        // Somebody else was faster, so this user keeps the old seat.
        let _ = app.store.sit(table, own.seat, SeatHolder::User(me.id), &me.name).await;
    }
    sat?;
    changed(&app, table).await
}

#[utoipa::path(
    post,
    path = "/api/tables/{id}/stand",
    params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 409, body = ErrorBody))
)]
pub async fn stand(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Path(id): Path<String>,
) -> ApiResult<Json<TableInfo>> {
    let TableListing { table: record, seats, .. } = lobby(&app, &id).await?;
    let table = record.id;
    let own = seats.iter().find(|taken| taken.holder == SeatHolder::User(me.id));
    let own = own.ok_or_else(|| ApiError::conflict("not-seated", "you do not sit at this table"))?;
    app.store.stand(table, own.seat).await?;
    changed(&app, table).await
}

/// The host seats a bot, or frees a seat; a person who sits there must leave.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/bot",
    params(("id" = String, Path)),
    request_body = BotBody,
    responses((status = 200, body = Object), (status = 403, body = ErrorBody))
)]
pub async fn bot(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Path(id): Path<String>,
    JsonBody(body): JsonBody<BotBody>,
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

/// The host gives a free seat to a friend who plays on the host's device. Such games change no ratings.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/friend",
    params(("id" = String, Path)),
    request_body = FriendBody,
    responses((status = 200, body = Object), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn friend(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Path(id): Path<String>,
    JsonBody(body): JsonBody<FriendBody>,
) -> ApiResult<Json<TableInfo>> {
    let TableListing { table: record, .. } = lobby(&app, &id).await?;
    if record.host != me.id {
        return Err(ApiError::forbidden("not-the-host", "only the host seats friends"));
    }
    let (table, seat) = (record.id, seat_of(&record, body.seat)?);
    app.store.sit(table, seat, SeatHolder::Friend(me.id), &checked_name(&body.name)?).await?;
    changed(&app, table).await
}

/// The host opens the seat of a bot in a running game: the bot plays on until a person takes the seat.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/open-seat",
    params(("id" = String, Path)),
    request_body = SitBody,
    responses((status = 200, body = Object), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn open_seat(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Path(id): Path<String>,
    JsonBody(body): JsonBody<SitBody>,
) -> ApiResult<Json<TableInfo>> {
    let (table, seat) = seat_of_host(&app, &id, me.id, body.seat).await?;
    app.store.open_seat(table, seat).await?;
    changed(&app, table).await
}

/// The host closes a seat again that nobody has taken.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/close-seat",
    params(("id" = String, Path)),
    request_body = SitBody,
    responses((status = 200, body = Object), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn close_seat(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Path(id): Path<String>,
    JsonBody(body): JsonBody<SitBody>,
) -> ApiResult<Json<TableInfo>> {
    let (table, seat) = seat_of_host(&app, &id, me.id, body.seat).await?;
    app.store.close_seat(table, seat).await?;
    changed(&app, table).await
}

/// The number of a seat at a table, if this user is its host.
async fn seat_of_host(app: &App, id: &str, user: UserId, seat: Seat) -> ApiResult<(TableId, u8)> {
    let record = app.store.table(table_id(id)?).await?;
    if record.host != user {
        return Err(ApiError::forbidden("not-the-host", "only the host opens seats"));
    }
    if record.lesson.is_some() {
        return Err(ApiError::conflict("lesson", "a lesson is for one person"));
    }
    Ok((record.id, seat_of(&record, seat)?))
}

async fn lobby(app: &App, id: &str) -> ApiResult<TableListing> {
    in_lobby(app.store.table_with_seats(table_id(id)?).await?)
}

fn in_lobby(listing: TableListing) -> ApiResult<TableListing> {
    if listing.table.lesson.is_some() {
        return Err(ApiError::conflict("lesson", "a lesson is for one person"));
    }
    if listing.table.status != TableStatus::Lobby {
        return Err(ApiError::conflict("wrong-status", "the game has already started"));
    }
    Ok(listing)
}

fn seat_of(record: &TableRecord, seat: Seat) -> ApiResult<u8> {
    match u8::try_from(seat.index()) {
        Ok(index) if index < record.n_seats => Ok(index),
        _ => Err(ApiError::bad("no-such-seat", format!("there is no seat {seat} at this table"))),
    }
}
