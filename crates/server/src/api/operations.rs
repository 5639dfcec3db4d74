//! Routes for operators of the server: whether it is up, what it counts, and the description of all routes.

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::serve::App;

#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String)))]
pub async fn healthz() -> &'static str {
    "ok"
}

#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String)))]
pub async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], app.metrics.text())
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, body = Object)))]
pub async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(super::openapi())
}
