//! Lists of tables, page by page.
//!
//! Every list returns its rows and `next`, the place where the next page begins: ask again with
//! `before=<next>`. Without `next`, this was the last page.

use axum::Json;
use axum::extract::{Query, State};
use serde::{Deserialize, Serialize};
use store::{PageRequest, TableListing, TableStatus, UserId};
use table::Seat;
use utoipa::{IntoParams, ToSchema};
use wire::TableInfo;

use crate::actor::TableMessage;
use crate::connection_owner::own_seats;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::limits::{PAGES_PER_LIST, TABLES_PER_PAGE};
use crate::serve::App;
use crate::session::SignedIn;
use crate::table_info::{NobodyPresent, table_info};

#[derive(Deserialize, IntoParams)]
pub struct OpenTablesQuery {
    game: Option<String>,
    /// The `next` of the previous page.
    before: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct TablesBody {
    #[schema(value_type = Vec<Object>)]
    pub tables: Vec<TableInfo>,
    pub next: Option<String>,
}

#[derive(Deserialize, IntoParams)]
pub struct OwnTablesQuery {
    /// `lobby`, `running` or `over`; all if it is left out.
    status: Option<String>,
    /// The `next` of the previous page.
    before: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct OwnTablesBody {
    #[schema(value_type = Vec<Object>)]
    pub tables: Vec<OwnTableBody>,
    pub next: Option<String>,
}

#[derive(Serialize)]
pub struct OwnTableBody {
    #[serde(flatten)]
    pub table: TableInfo,
    /// The seats of this user: their own first, and then those of friends on their device.
    pub your_seats: Vec<Seat>,
    /// Whether the game waits for one of them.
    pub waits_for_you: bool,
}

/// Open tables in their lobby that have a free seat, newest first.
#[utoipa::path(
    get,
    path = "/api/tables",
    params(OpenTablesQuery),
    responses((status = 200, body = TablesBody), (status = 400, body = ErrorBody))
)]
pub async fn open_tables(
    State(app): State<App>,
    Query(query): Query<OpenTablesQuery>,
) -> ApiResult<Json<TablesBody>> {
    let mut before = cursor(query.before)?;
    let mut tables = Vec::new();
    for _ in 0..PAGES_PER_LIST {
        let page = PageRequest { limit: TABLES_PER_PAGE, before };
        let listings = app.store.open_tables(TableStatus::Lobby, query.game.as_deref(), page).await?;
        before = next(&listings, |listing| listing.table.cursor());
        for listing in listings {
            if listing.seats.len() < usize::from(listing.table.n_seats) {
                tables.push(info(&app, &listing));
            }
        }
        // An empty page would look like the end of the list.
        if before.is_none() || !tables.is_empty() {
            break;
        }
    }
    Ok(Json(TablesBody { tables, next: before.map(|cursor| cursor.to_string()) }))
}

/// The tables of this user: first those that wait for them, then the newest.
#[utoipa::path(
    get,
    path = "/api/me/tables",
    params(OwnTablesQuery),
    responses((status = 200, body = OwnTablesBody), (status = 401, body = ErrorBody))
)]
pub async fn my_tables(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Query(query): Query<OwnTablesQuery>,
) -> ApiResult<Json<OwnTablesBody>> {
    let status = match query.status.as_deref() {
        None => None,
        Some("lobby") => Some(TableStatus::Lobby),
        Some("running") => Some(TableStatus::Running),
        Some("over") => Some(TableStatus::Over),
        Some(_) => return Err(ApiError::bad("malformed", "a status is lobby, running or over")),
    };
    let page = PageRequest { limit: TABLES_PER_PAGE, before: cursor(query.before)? };
    let own_tables = app.store.tables_of(me.id, status, page).await?;
    let next = next(&own_tables, |own| own.cursor()).map(|cursor| cursor.to_string());
    let mut tables = Vec::with_capacity(own_tables.len());
    for own in own_tables {
        tables.push(own_table(&app, me.id, &own.listing, own.is_awaited).await?);
    }
    // The stored rows of loaded tables may be out of date. The tables themselves were asked above, so the
    // rows are sorted again.
    tables.sort_by_key(|table| !table.waits_for_you);
    Ok(Json(OwnTablesBody { tables, next }))
}

/// Asks the table if it is loaded. Otherwise the stored row is up to date.
async fn own_table(
    app: &App,
    user: UserId,
    listing: &TableListing,
    is_awaited: bool,
) -> ApiResult<OwnTableBody> {
    let question = |answer| TableMessage::InfoFor(user, answer);
    let (table, waits_for_you) = match app.tables.ask_if_loaded(listing.table.id, question).await {
        Some(answer) => answer,
        None => (info(app, listing), is_awaited),
    };
    Ok(OwnTableBody { table, your_seats: own_seats(user, &listing.seats).collect(), waits_for_you })
}

fn info(app: &App, listing: &TableListing) -> TableInfo {
    table_info(&listing.table, &listing.seats, &listing.host_name, app.config.delays, &NobodyPresent)
}

/// The place of a page, as a client sends it back.
pub fn cursor<C: std::str::FromStr>(before: Option<String>) -> ApiResult<Option<C>> {
    let read = |text: String| {
        text.parse().map_err(|_| ApiError::bad("malformed", "before is not a place in this list"))
    };
    before.map(read).transpose()
}

/// The place where the next page begins, if this one is full.
pub fn next<Row, C>(rows: &[Row], cursor: impl Fn(&Row) -> C) -> Option<C> {
    rows.last().filter(|_| rows.len() >= TABLES_PER_PAGE as usize).map(cursor)
}
