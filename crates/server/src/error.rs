//! The errors with which a request is answered.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use store::StoreError;
use utoipa::ToSchema;

/// Why a request was not carried out: a word, for which the client has a text, and a sentence for people who
/// read the raw response.
#[derive(Debug)]
pub struct ApiError {
    pub status: StatusCode,
    pub error: &'static str,
    pub message: String,
    /// The field of the body that is wrong, if it is one: `keys.auth`.
    pub field: Option<&'static str>,
}

/// The body of every error response.
#[derive(Serialize, ToSchema)]
pub struct ErrorBody {
    pub error: &'static str,
    pub message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<&'static str>,
}

pub type ApiResult<T> = Result<T, ApiError>;

impl ApiError {
    pub fn new(status: StatusCode, error: &'static str, message: impl Into<String>) -> ApiError {
        ApiError { status, error, message: message.into(), field: None }
    }

    /// A field of the body is wrong.
    pub fn bad_field(error: &'static str, field: &'static str, message: impl Into<String>) -> ApiError {
        ApiError { field: Some(field), ..ApiError::bad(error, message) }
    }

    pub fn bad(error: &'static str, message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, error, message)
    }

    pub fn not_found() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "not-found", "there is no such thing here")
    }

    pub fn forbidden(error: &'static str, message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, error, message)
    }

    pub fn conflict(error: &'static str, message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::CONFLICT, error, message)
    }

    pub fn unauthorized() -> ApiError {
        ApiError::new(StatusCode::UNAUTHORIZED, "not-signed-in", "this needs a session")
    }

    pub fn too_many() -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests", "try again in a while")
    }

    pub fn unavailable() -> ApiError {
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", "try again in a moment")
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::NotFound => ApiError::not_found(),
            StoreError::NameTaken => ApiError::conflict("name-taken", "somebody else has this name"),
            StoreError::SeatTaken => ApiError::conflict("seat-taken", "somebody else sits there"),
            StoreError::AlreadySeated => {
                ApiError::conflict("already-seated", "you already sit at this table")
            }
            StoreError::WrongStatus { .. } => {
                ApiError::conflict("wrong-status", "the table has changed in the meantime")
            }
            StoreError::NotAGuest => ApiError::conflict("not-a-guest", "this is already an account"),
            StoreError::OverLimit { what, limit } => {
                ApiError::bad("too-long", format!("{what}: at most {limit}"))
            }
            StoreError::Malformed(what) => ApiError::bad("malformed", what),
            other => {
                tracing::error!(error = %other, "the store failed");
                ApiError::unavailable()
            }
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let body = ErrorBody { error: self.error, message: self.message, field: self.field };
        (self.status, Json(body)).into_response()
    }
}
