//! The client's files. Every address that is no file and no part of the api is a page of the client.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;

pub async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return ApiError::not_found().into_response();
    }
    let file = client::file(path).unwrap_or_else(client::index);
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known == file.etag) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let caching = if file.is_immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(CONTENT_TYPE, file.content_type), (CACHE_CONTROL, caching), (ETAG, file.etag)], file.bytes)
        .into_response()
}
