//! What the links in mails lead to. Only a POST changes something, because programs follow links to preview them.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Redirect;
use serde::Deserialize;
use store::{ChannelId, ChannelState, StoreError};
use utoipa::ToSchema;

use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::json_body::JsonBody;
use crate::notices::Purpose;
use crate::serve::App;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConfirmBody {
    pub token: String,
}

/// The owner of an address wants to get mail there.
#[utoipa::path(
    post,
    path = "/api/notices/confirm",
    request_body = ConfirmBody,
    responses((status = 204), (status = 400, body = ErrorBody))
)]
pub async fn confirm(
    State(app): State<App>,
    JsonBody(ConfirmBody { token }): JsonBody<ConfirmBody>,
) -> ApiResult<StatusCode> {
    let channel = channel_of(&app, Purpose::Confirm, &token)?;
    let (user, state) = app.store.channel_owner(channel).await?;
    if state != ChannelState::Unconfirmed {
        return Err(ApiError::not_found());
    }
    app.store.set_channel_state(channel, ChannelState::On, None).await?;
    app.notices.look_again(&app.store, user).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The owner of an address wants no more mail. Mail programs send this too (RFC 8058).
#[utoipa::path(
    post,
    path = "/api/notices/unsubscribe/{token}",
    params(("token" = String, Path)),
    responses((status = 204), (status = 400, body = ErrorBody))
)]
pub async fn unsubscribe(State(app): State<App>, Path(token): Path<String>) -> ApiResult<StatusCode> {
    let channel = channel_of(&app, Purpose::Unsubscribe, &token)?;
    match app.store.channel_owner(channel).await {
        Ok((user, _)) => {
            match app.store.delete_channel(user, channel).await {
                Ok(()) | Err(StoreError::NotFound) => {}
                Err(error) => return Err(error.into()),
            }
            app.notices.look_again(&app.store, user).await?;
        }
        Err(StoreError::NotFound) => {}
        Err(error) => return Err(error.into()),
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Leads people to the page where they can say so. Following this link changes nothing.
#[utoipa::path(
    get,
    path = "/api/notices/unsubscribe/{token}",
    params(("token" = String, Path)),
    responses((status = 303), (status = 400, body = ErrorBody))
)]
pub async fn unsubscribe_page(State(app): State<App>, Path(token): Path<String>) -> ApiResult<Redirect> {
    channel_of(&app, Purpose::Unsubscribe, &token)?;
    Ok(Redirect::to(&format!("/notices/unsubscribe#{token}")))
}

fn channel_of(app: &App, purpose: Purpose, token: &str) -> ApiResult<ChannelId> {
    let channel = app.notices.tokens().read(purpose, token);
    channel.ok_or_else(|| ApiError::bad_field("malformed", "token", "this is not one of our links"))
}
