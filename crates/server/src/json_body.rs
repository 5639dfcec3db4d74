//! The body of a request, as JSON. If something is wrong with it, the answer is an error like any other.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::error::ApiError;
use crate::serve::App;

pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<JsonBody<T>, ApiError> {
        if !is_json(request.headers()) {
            let message = "the content type must be application/json";
            return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json", message));
        }
        let bytes = match timeout(app.limits.hello, Bytes::from_request(request, app)).await {
            Ok(Ok(bytes)) => bytes,
            Ok(Err(rejection)) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                let message = "the body is too large";
                return Err(ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message));
            }
            Ok(Err(_)) => return Err(ApiError::bad("unreadable", "the body was cut off")),
            Err(_) => {
                let message = "the body did not arrive in time";
                return Err(ApiError::new(StatusCode::REQUEST_TIMEOUT, "too-slow", message));
            }
        };
        let read = serde_json::from_slice(&bytes);
        read.map(JsonBody).map_err(|error| ApiError::bad("unreadable", error.to_string()))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let content_type = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = content_type.split(';').next().unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}
