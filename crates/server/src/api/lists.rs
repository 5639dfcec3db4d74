//! Lists of tables, page by page.
//!
//! Every list answers its rows and `next`, the place where the next page begins: ask again with
//! `before=<next>`. Nothing there means that this was the last page.

use axum::Json;
use axum::extract::{Query, State};
use serde::{Deserialize, Serialize};
use store::{Page, TableListing, TableStatus, UserId};
use table::Seat;
use utoipa::{IntoParams, ToSchema};
use wire::TableInfo;

use crate::actor::ToTable;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::limits::{PAGES_A_LIST, TABLES_A_PAGE};
use crate::serve::App;
use crate::session::Me;
use crate::table_info::{Nobody, table_info};
use crate::visitor::own_seats;

#[derive(Deserialize, IntoParams)]
pub struct OpenTablesQuery {
    game: Option<String>,
    /// The `next` of the page before.
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
    /// `lobby`, `running` or `over`; nothing for all.
    status: Option<String>,
    /// The `next` of the page before.
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
    /// The seats of the one who asks: his own first, and then those of friends on his device.
    pub your_seats: Vec<Seat>,
    /// Whether the game waits for one of them.
    pub waits_for_you: bool,
}

/// Open tables in their lobby that have a free seat, newest first.
#[utoipa::path(get, path = "/api/tables", params(OpenTablesQuery), responses((status = 200, body = TablesBody), (status = 400, body = ErrorBody)))]
pub async fn open_tables(
    State(app): State<App>,
    Query(query): Query<OpenTablesQuery>,
) -> ApiResult<Json<TablesBody>> {
    let mut before = cursor(query.before)?;
    let mut tables = Vec::new();
    for _ in 0..PAGES_A_LIST {
        let page = Page { limit: TABLES_A_PAGE, before };
        let listings = app.store.open_tables(TableStatus::Lobby, query.game.as_deref(), page).await?;
        before = next(&listings, |listing| listing.table.cursor());
        for listing in listings {
            if listing.seats.len() < usize::from(listing.table.n_seats) {
                tables.push(info(&listing));
            }
        }
        // An empty page would look like the end.
        if before.is_none() || !tables.is_empty() {
            break;
        }
    }
    Ok(Json(TablesBody { tables, next: before.map(|cursor| cursor.to_string()) }))
}

/// The tables of the one who asks: first those that wait for him, then the newest.
#[utoipa::path(get, path = "/api/me/tables", params(OwnTablesQuery), responses((status = 200, body = OwnTablesBody), (status = 401, body = ErrorBody)))]
pub async fn my_tables(
    State(app): State<App>,
    Me(me): Me,
    Query(query): Query<OwnTablesQuery>,
) -> ApiResult<Json<OwnTablesBody>> {
    let status = match query.status.as_deref() {
        None => None,
        Some("lobby") => Some(TableStatus::Lobby),
        Some("running") => Some(TableStatus::Running),
        Some("over") => Some(TableStatus::Over),
        Some(_) => return Err(ApiError::bad("malformed", "a status is lobby, running or over")),
    };
    let page = Page { limit: TABLES_A_PAGE, before: cursor(query.before)? };
    let own_tables = app.store.tables_of(me.id, status, page).await?;
    let next = next(&own_tables, |own| own.cursor()).map(|cursor| cursor.to_string());
    let mut tables = Vec::with_capacity(own_tables.len());
    for own in own_tables {
        tables.push(own_table(&app, me.id, &own.listing, own.is_awaited).await?);
    }
    // What is kept of those who have a table open may be old: the table itself knew better.
    tables.sort_by_key(|table| !table.waits_for_you);
    Ok(Json(OwnTablesBody { tables, next }))
}

/// A table that is loaded is asked; no other is loaded for this.
async fn own_table(
    app: &App,
    user: UserId,
    listing: &TableListing,
    is_awaited: bool,
) -> ApiResult<OwnTableBody> {
    let question = |answer| ToTable::InfoFor(user, answer);
    let (table, waits_for_you) = match app.tables.ask_if_loaded(listing.table.id, question).await {
        Some(answer) => answer,
        None => (info(listing), is_awaited),
    };
    Ok(OwnTableBody { table, your_seats: own_seats(user, &listing.seats).collect(), waits_for_you })
}

fn info(listing: &TableListing) -> TableInfo {
    table_info(&listing.table, &listing.seats, &listing.host_name, &Nobody)
}

/// The place of a page, as a client sends it back.
pub fn cursor<C: std::str::FromStr>(before: Option<String>) -> ApiResult<Option<C>> {
    let read = |text: String| {
        text.parse().map_err(|_| ApiError::bad("malformed", "before is no place in this list"))
    };
    before.map(read).transpose()
}

/// Where the next page begins, if this one is full.
pub fn next<Row, C>(rows: &[Row], cursor: impl Fn(&Row) -> C) -> Option<C> {
    rows.last().filter(|_| rows.len() >= TABLES_A_PAGE as usize).map(cursor)
}
