//! Tables: the lobby, new ones, their start, and the way into them.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use games::{Title, Titled, dispatch};
use serde::Deserialize;
use store::{NewTable, Page, Seating, Sitter, TableId, TableListing, TableStatus, UserRecord};
use table::Game;
use utoipa::{IntoParams, ToSchema};
use wire::limits::CLIENT_MESSAGE_BYTES;
use wire::{Pace, TableInfo, Visibility};

use crate::actor::ToTable;
use crate::body::Body;
use crate::clock::unix_ms;
use crate::dossier::Dossier;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::limits::TABLES_A_PAGE;
use crate::security::is_same_origin;
use crate::serve::App;
use crate::session::{MaybeMe, Me};
use crate::socket;
use crate::table_info::{Nobody, table_info};

#[derive(Deserialize, IntoParams)]
pub struct OpenTablesQuery {
    game: Option<String>,
    before: Option<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateBody {
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
    /// One a seat: `me`, `open`, or `bot:` and its kind.
    sitters: Vec<String>,
    /// The game begins at once.
    #[serde(default)]
    start: bool,
}

/// Open tables in their lobby that have a free seat, newest first.
#[utoipa::path(get, path = "/api/tables", params(OpenTablesQuery), responses((status = 200, body = [Object])))]
pub async fn open_tables(
    State(app): State<App>,
    Query(query): Query<OpenTablesQuery>,
) -> ApiResult<Json<Vec<TableInfo>>> {
    let before = match query.before {
        Some(cursor) => Some(cursor.parse().map_err(|_| ApiError::bad("malformed", "before is no cursor"))?),
        None => None,
    };
    let page = Page { limit: TABLES_A_PAGE, before };
    let mut listings = app.store.open_tables(TableStatus::Lobby, query.game.as_deref(), page).await?;
    listings.retain(|listing| listing.seats.len() < usize::from(listing.table.n_seats));
    infos(&app, listings).await
}

/// The tables of the one who asks.
#[utoipa::path(get, path = "/api/me/tables", responses((status = 200, body = [Object])))]
pub async fn my_tables(State(app): State<App>, Me(me): Me) -> ApiResult<Json<Vec<TableInfo>>> {
    infos(&app, app.store.tables_of(me.id, None, Page::first(TABLES_A_PAGE)).await?).await
}

async fn infos(app: &App, listings: Vec<TableListing>) -> ApiResult<Json<Vec<TableInfo>>> {
    let mut infos = Vec::with_capacity(listings.len());
    for listing in listings {
        let host = app.store.user(listing.table.host).await?;
        infos.push(table_info(&listing.table, &listing.seats, &host.name, &Nobody));
    }
    Ok(Json(infos))
}

#[utoipa::path(post, path = "/api/tables", request_body = CreateBody, responses((status = 200, body = Object), (status = 400, body = ErrorBody)))]
pub async fn create(
    State(app): State<App>,
    Me(me): Me,
    Body(body): Body<CreateBody>,
) -> ApiResult<Json<TableInfo>> {
    check(&body)?;
    let table = new_table(&app, &me, &body).await?;
    if body.start {
        return started(&app, table).await;
    }
    changed(&app, table).await
}

/// Everything that could be refused at the start is refused before there is a table.
fn check(body: &CreateBody) -> ApiResult<()> {
    let title: Title = body.game.parse().map_err(|reason: String| ApiError::bad("no-such-game", reason))?;
    let options: Vec<(String, String)> = body.options.clone().into_iter().collect();
    let is_fine = dispatch!(title, G => {
        G::setup(body.seats, &options).and_then(|setup| <G as Game>::new(&setup).map(|_| ()))
    });
    is_fine.map_err(|errors| ApiError::bad("bad-setup", errors.to_string()))?;
    if body.sitters.len() != body.seats {
        let (sitters, seats) = (body.sitters.len(), body.seats);
        return Err(ApiError::bad("bad-sitters", format!("{sitters} sitters for {seats} seats")));
    }
    let is_sitter = |sitter: &String| match sitter.strip_prefix("bot:") {
        Some(kind) => bots::KINDS.contains(&kind),
        None => sitter == "me" || sitter == "open",
    };
    if let Some(strange) = body.sitters.iter().find(|sitter| !is_sitter(sitter)) {
        return Err(ApiError::bad("bad-sitters", format!("{strange:?} is neither me, open nor a bot")));
    }
    if body.sitters.iter().filter(|sitter| *sitter == "me").count() > 1 {
        return Err(ApiError::bad("bad-sitters", "one person takes one seat"));
    }
    if body.start && body.sitters.iter().any(|sitter| sitter == "open") {
        return Err(ApiError::bad("seats-free", "a game cannot begin while seats are free"));
    }
    Ok(())
}

async fn new_table(app: &App, me: &UserRecord, body: &CreateBody) -> ApiResult<TableId> {
    let id = TableId::random();
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
            seating: Seating::OneEach,
            pace: pace.unwrap_or_default(),
            options_json: serde_json::to_string(&body.options).unwrap_or_default(),
            n_seats: body.seats as u8,
            document: Dossier::new(body.seats).write(),
            created_ms: unix_ms(),
        })
        .await?;
    for (index, sitter) in body.sitters.iter().enumerate() {
        let (sitter, name) = match sitter.strip_prefix("bot:") {
            Some(kind) => (Sitter::Bot(kind.to_string()), bot_name(index)),
            None if sitter == "me" => (Sitter::User(me.id), me.name.clone()),
            None => continue,
        };
        app.store.sit(id, index as u8, sitter, &name).await?;
    }
    Ok(id)
}

/// Bots have names, so that the log can be read.
pub fn bot_name(seat: usize) -> String {
    const NAMES: [&str; 8] = ["Ada", "Bastien", "Ivy", "Teodora", "Émile", "Fatou", "Gus", "Hanna"];
    NAMES[seat % NAMES.len()].to_string()
}

#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses((status = 200, body = Object), (status = 404, body = ErrorBody)))]
pub async fn table(State(app): State<App>, Path(id): Path<String>) -> ApiResult<Json<TableInfo>> {
    let table = table_id(&id)?;
    if let Some(info) = app.hall.ask_if_loaded(table, ToTable::Info).await {
        return Ok(Json(info));
    }
    // Whoever only looks loads no game.
    let record = app.store.table(table).await?;
    let (seats, host) = (app.store.seats(table).await?, app.store.user(record.host).await?);
    Ok(Json(table_info(&record, &seats, &host.name, &Nobody)))
}

#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)), responses((status = 200, body = Object), (status = 409, body = ErrorBody)))]
pub async fn start(State(app): State<App>, Me(me): Me, Path(id): Path<String>) -> ApiResult<Json<TableInfo>> {
    let table = table_id(&id)?;
    if app.store.table(table).await?.host != me.id {
        return Err(ApiError::forbidden("not-the-host", "only the host starts the game"));
    }
    started(&app, table).await
}

/// A new table with the same people, the same one for all who ask.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)), responses((status = 200, body = Object), (status = 409, body = ErrorBody)))]
pub async fn rematch(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
) -> ApiResult<Json<TableInfo>> {
    let rematch = |answer| ToTable::Rematch(me.id, answer);
    let new = app.hall.ask(&app, table_id(&id)?, rematch).await??;
    changed(&app, new).await
}

/// A WebSocket to the table; see docs/protocol.md.
#[utoipa::path(get, path = "/api/tables/{id}/socket", params(("id" = String, Path)), responses((status = 101), (status = 403, body = ErrorBody)))]
pub async fn socket(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> ApiResult<Response> {
    if !is_same_origin(&headers) {
        return Err(ApiError::forbidden("other-origin", "this request comes from another site"));
    }
    let table = table_id(&id)?;
    app.store.table(table).await?;
    let upgrade = upgrade
        .map_err(|rejection| ApiError::new(rejection.status(), "no-websocket", rejection.to_string()))?;
    let user = me.map(|me| me.id);
    Ok(upgrade
        // The default costs 128 KiB a connection.
        .read_buffer_size(4 * 1024)
        .max_message_size(CLIENT_MESSAGE_BYTES)
        .max_frame_size(CLIENT_MESSAGE_BYTES)
        .on_upgrade(move |socket| socket::run(socket, app, table, user)))
}

pub fn table_id(text: &str) -> ApiResult<TableId> {
    text.parse().map_err(|_| ApiError::not_found())
}

/// Tells the task of a table that something changed, and gives how it stands now.
pub async fn changed(app: &App, table: TableId) -> ApiResult<Json<TableInfo>> {
    Ok(Json(app.hall.ask(app, table, ToTable::Changed).await?))
}

async fn started(app: &App, table: TableId) -> ApiResult<Json<TableInfo>> {
    Ok(Json(app.hall.ask(app, table, ToTable::Start).await??))
}
