//! Short addresses of tables, which people read aloud, type, or scan.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use store::TableCode;

use super::files;
use crate::error::{ApiResult, ErrorBody};
use crate::serve::App;

/// Leads to the table with this code. Without one, the client's page says so.
#[utoipa::path(
    get,
    path = "/t/{code}",
    params(("code" = String, Path)),
    responses((status = 303), (status = 200, content_type = "text/html"), (status = 429, body = ErrorBody))
)]
pub async fn table_with_code(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(code): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> ApiResult<Response> {
    // Whoever tries codes must not find the tables of others.
    app.rate_limits.code(address.ip())?;
    let table = match code.parse::<TableCode>() {
        Ok(code) => app.store.table_with_code(code).await?,
        Err(_) => None,
    };
    Ok(match table {
        Some(table) => Redirect::to(&format!("/table/{table}")).into_response(),
        None => files::file(uri, headers).await,
    })
}
