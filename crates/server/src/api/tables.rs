//! Tables: creating, starting and connecting to them.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use games::{GameId, dispatch};
use serde::Deserialize;
use store::{NewTable, SeatHolder, StoreError, TableId, TableListing, UserId, UserRecord};
use table::Game;
use table::GameInfo;
use utoipa::{IntoParams, ToSchema};
use wire::limits::{CLIENT_MESSAGE_BYTES, GRACES_MS};
use wire::{Pace, TableInfo, Visibility};

use super::accounts::checked_name;
use crate::actor::TableMessage;
use crate::clock::unix_ms;
use crate::connection_owner::{ConnectionOwner, ConnectionPurpose};
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::json_body::JsonBody;
use crate::security::is_same_origin;
use crate::serve::App;
use crate::session::{MaybeSignedIn, SignedIn};
use crate::socket;
use crate::table_document::TableDocument;
use crate::table_info::{NobodyPresent, table_info};

#[derive(Deserialize, IntoParams)]
pub struct SocketQuery {
    /// Which of the user's own seats to play; the first if this is left out.
    seat: Option<String>,
    /// Whether to watch: play no seat, and see what everybody may see.
    #[serde(default)]
    watch: bool,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTableBody {
    game: String,
    seats: usize,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    visibility: Visibility,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pace: Pace,
    /// How long windows stay open where several people play: 1000, 1500, 3000, 5000 or 8000. The server decides if this
    /// is left out.
    grace_ms: Option<u32>,
    /// One per seat: `me`, `open`, `bot:` and its kind, or `friend:` and the name of somebody who plays on
    /// this device.
    sitters: Vec<String>,
    /// Whether the game starts at once.
    #[serde(default)]
    start: bool,
}

#[utoipa::path(
    post,
    path = "/api/tables",
    request_body = NewTableBody,
    responses((status = 200, body = Object), (status = 400, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub async fn create(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    SignedIn(me): SignedIn,
    JsonBody(mut body): JsonBody<NewTableBody>,
) -> ApiResult<Json<TableInfo>> {
    check(&body)?;
    add_options_over_days(&mut body)?;
    app.rate_limits.table(me.id, address.ip())?;
    let table = new_table(&app, &me, &body).await?;
    if body.start {
        return started(&app, table, me.id).await;
    }
    changed(&app, table).await
}

/// In play over days, everybody begins with the orders that suit this pace, unless the host chooses
/// otherwise.
fn add_options_over_days(body: &mut NewTableBody) -> ApiResult<()> {
    if body.pace == Pace::Days {
        let game: GameId =
            body.game.parse().map_err(|reason: String| ApiError::bad("no-such-game", reason))?;
        let given = std::mem::take(&mut body.options).into_iter().collect();
        body.options = dispatch!(game, G => G::options_over_days(given)).into_iter().collect();
    }
    Ok(())
}

/// Refuses everything that the start of the game would refuse, before there is a table.
fn check(body: &NewTableBody) -> ApiResult<()> {
    let game: GameId = body.game.parse().map_err(|reason: String| ApiError::bad("no-such-game", reason))?;
    let options: Vec<(String, String)> = body.options.clone().into_iter().collect();
    let checked = dispatch!(game, G => {
        G::setup(body.seats, &options).and_then(|setup| <G as Game>::new(&setup).map(|_| ()))
    });
    checked.map_err(|errors| ApiError::bad("bad-setup", errors.to_string()))?;
    if let Some(grace_ms) = body.grace_ms
        && !GRACES_MS.contains(&grace_ms)
    {
        return Err(ApiError::bad(
            "bad-grace",
            format!("windows are open for {GRACES_MS:?} ms, not {grace_ms}"),
        ));
    }
    if body.sitters.len() != body.seats {
        let (sitters, seats) = (body.sitters.len(), body.seats);
        return Err(ApiError::bad("bad-sitters", format!("{sitters} sitters for {seats} seats")));
    }
    let sitters = body.sitters.iter().map(|sitter| sitter_of(sitter)).collect::<ApiResult<Vec<_>>>()?;
    if sitters.iter().filter(|sitter| **sitter == NewSitter::Me).count() > 1 {
        return Err(ApiError::bad("bad-sitters", "one person takes one seat; others are friends"));
    }
    if body.start && sitters.contains(&NewSitter::Open) {
        return Err(ApiError::bad("seats-free", "a game cannot start while seats are free"));
    }
    Ok(())
}

/// The player whom the host wants in a seat of a new table.
#[derive(PartialEq, Eq)]
enum NewSitter {
    Me,
    Open,
    Bot(String),
    Friend(String),
}

fn sitter_of(text: &str) -> ApiResult<NewSitter> {
    match text.split_once(':') {
        None if text == "me" => Ok(NewSitter::Me),
        None if text == "open" => Ok(NewSitter::Open),
        Some(("bot", kind)) if bots::KINDS.contains(&kind) => Ok(NewSitter::Bot(kind.to_string())),
        Some(("friend", name)) => checked_name(name).map(NewSitter::Friend),
        _ => Err(ApiError::bad("bad-sitters", format!("{text:?} is neither me, open, a bot nor a friend"))),
    }
}

async fn new_table(app: &App, me: &UserRecord, body: &NewTableBody) -> ApiResult<TableId> {
    let id = unused_table_id(app).await?;
    let pace = serde_json::to_value(body.pace).ok().and_then(|pace| pace.as_str().map(str::to_string));
    app.store
        .create_table(NewTable {
            id,
            game: body.game.clone(),
            host: me.id,
            visibility: match body.visibility {
                Visibility::Open => store::Visibility::Open,
                Visibility::Private => store::Visibility::Private,
            },
            pace: pace.unwrap_or_default(),
            grace_ms: body.grace_ms,
            lesson: None,
            options_json: serde_json::to_string(&body.options).unwrap_or_default(),
            n_seats: body.seats as u8,
            document: TableDocument::new(body.seats).write(),
            created_ms: unix_ms(),
        })
        .await?;
    for (index, sitter) in body.sitters.iter().enumerate() {
        let (sitter, name) = match sitter_of(sitter)? {
            NewSitter::Me => (SeatHolder::User(me.id), me.name.clone()),
            NewSitter::Bot(kind) => (SeatHolder::Bot(kind), bot_name(index)),
            NewSitter::Friend(name) => (SeatHolder::Friend(me.id), name),
            NewSitter::Open => continue,
        };
        app.store.sit(id, index as u8, sitter, &name).await?;
    }
    Ok(id)
}

/// An id whose code belongs to no other table: two tables in a million million would share one otherwise.
pub async fn unused_table_id(app: &App) -> Result<TableId, StoreError> {
    loop {
        let id = TableId::random();
        if app.store.table_with_code(id.code()).await?.is_none() {
            return Ok(id);
        }
    }
}

/// Bots have names, so that the log reads well.
pub fn bot_name(seat: usize) -> String {
    const NAMES: [&str; 8] = ["Ada", "Bastien", "Ivy", "Teodora", "Émile", "Fatou", "Gus", "Hanna"];
    NAMES[seat % NAMES.len()].to_string()
}

#[utoipa::path(
    get,
    path = "/api/tables/{id}",
    params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = ErrorBody))
)]
pub async fn table(State(app): State<App>, Path(id): Path<String>) -> ApiResult<Json<TableInfo>> {
    let table = table_id(&id)?;
    if let Some(info) = app.tables.ask_if_loaded(table, TableMessage::Info).await {
        return Ok(Json(info));
    }
    stored(&app, table).await
}

/// The stored state of a table that nobody has open. No game is loaded just to look at its table.
async fn stored(app: &App, table: TableId) -> ApiResult<Json<TableInfo>> {
    let TableListing { table, host_name, seats } = app.store.table_with_seats(table).await?;
    Ok(Json(table_info(&table, &seats, &host_name, app.config.delays, &NobodyPresent)))
}

#[utoipa::path(
    post,
    path = "/api/tables/{id}/start",
    params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 409, body = ErrorBody))
)]
pub async fn start(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Path(id): Path<String>,
) -> ApiResult<Json<TableInfo>> {
    started(&app, table_id(&id)?, me.id).await
}

/// Opens a new table with the same people. Everybody who asks gets the same table.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/rematch",
    params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 409, body = ErrorBody))
)]
pub async fn rematch(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Path(id): Path<String>,
) -> ApiResult<Json<TableInfo>> {
    let rematch = |answer| TableMessage::Rematch(me.id, answer);
    let new = app.tables.ask(&app, table_id(&id)?, rematch).await??;
    changed(&app, new).await
}

/// A WebSocket to the table; see docs/protocol.md.
#[utoipa::path(get, path = "/api/tables/{id}/socket", params(("id" = String, Path), SocketQuery), responses((status = 101), (status = 403, body = ErrorBody)))]
pub async fn socket(
    State(app): State<App>,
    MaybeSignedIn(me): MaybeSignedIn,
    Path(id): Path<String>,
    Query(query): Query<SocketQuery>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> ApiResult<Response> {
    if !is_same_origin(&headers) {
        return Err(ApiError::forbidden("other-origin", "this request comes from another site"));
    }
    let table = table_id(&id)?;
    if !app.tables.is_loaded(table).await {
        app.store.table(table).await?;
    }
    let who = connection_owner(&app, table, me.map(|me| me.id), &query).await?;
    let upgrade = upgrade
        .map_err(|rejection| ApiError::new(rejection.status(), "no-websocket", rejection.to_string()))?;
    let guard = who.user.map(|user| app.connections.begin(user));
    Ok(upgrade
        // The buffer is cleared before each read and clients send short messages, so it is smaller than the
        // default of 128 KiB.
        .read_buffer_size(512)
        .max_message_size(CLIENT_MESSAGE_BYTES)
        .max_frame_size(CLIENT_MESSAGE_BYTES)
        .on_upgrade(move |socket| socket::run(socket, app, table, who, guard)))
}

/// A seat that is asked for must be one of the user's.
async fn connection_owner(
    app: &App,
    table: TableId,
    user: Option<UserId>,
    query: &SocketQuery,
) -> ApiResult<ConnectionOwner> {
    let seat = match (&query.seat, query.watch) {
        (None, false) => return Ok(ConnectionOwner { user, purpose: ConnectionPurpose::FirstSeat }),
        (None, true) => return Ok(ConnectionOwner { user, purpose: ConnectionPurpose::Watch }),
        (Some(_), true) => return Err(ApiError::bad("malformed", "a connection plays a seat or watches")),
        (Some(seat), false) => seat.parse().map_err(|reason: String| ApiError::bad("malformed", reason))?,
    };
    let who = ConnectionOwner { user, purpose: ConnectionPurpose::Seat(seat) };
    match who.seat_at(&app.store.seats(table).await?) {
        Some(_) => Ok(who),
        None => Err(ApiError::forbidden("not-your-seat", format!("seat {seat} is not yours to play"))),
    }
}

pub fn table_id(text: &str) -> ApiResult<TableId> {
    text.parse().map_err(|_| ApiError::not_found())
}

/// Tells a table that something has changed, if it is loaded, and returns its current state.
pub async fn changed(app: &App, table: TableId) -> ApiResult<Json<TableInfo>> {
    match app.tables.ask_if_loaded(table, TableMessage::Changed).await {
        Some(info) => Ok(Json(info)),
        None => stored(app, table).await,
    }
}

pub async fn started(app: &App, table: TableId, host: UserId) -> ApiResult<Json<TableInfo>> {
    let start = |answer| TableMessage::Start(host, answer);
    Ok(Json(app.tables.ask(app, table, start).await??))
}
