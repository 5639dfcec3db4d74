//! The client's files. Every address that is neither a file nor part of the API is a page of the client.

use axum::http::HeaderMap;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;

pub async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return ApiError::not_found().into_response();
    }
    let file = match client::file(path) {
        Some(file) => file,
        // A page of another build asks for its own assets. An index in their place would be taken for a script.
        None if path.starts_with(client::ASSETS) => return ApiError::not_found().into_response(),
        None => client::index(),
    };
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known == file.etag) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let caching = if file.is_immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers_of_file = [
        (CONTENT_TYPE, file.content_type),
        (CACHE_CONTROL, caching),
        (ETAG, file.etag),
        (VARY, "accept-encoding"),
    ];
    match file.brotli.filter(|_| takes_brotli(&headers)) {
        Some(bytes) => (headers_of_file, [(CONTENT_ENCODING, "br")], bytes).into_response(),
        None => (headers_of_file, file.bytes).into_response(),
    }
}

/// The build has already compressed the files, better than the server could in time.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|coding| coding.trim() == "br")
}
