//! The channels over which a user is told of their games.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use notify::{DeliveryError, Message, Subscription, is_mail_address};
use serde::{Deserialize, Serialize};
use store::limits::NAME_BYTES;
use store::{AddedChannel, ChannelId, ChannelKind, ChannelState, NewChannel, PushKeys, StoreError};
use utoipa::ToSchema;

use super::notices::ChannelBody;
use crate::clock::unix_ms;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::json_body::JsonBody;
use crate::limits::{CHANNEL_ADDRESS_CHARS, LABEL_CHARS};
use crate::notices::deliverer::note_result;
use crate::notices::{chat_of, is_usable, language_of};
use crate::serve::App;
use crate::session::SignedIn;

/// A channel to be added. Which fields it has depends on its kind.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewChannelBody {
    /// `push`, `discord`, `slack`, `ntfy` or `mail`.
    pub kind: String,
    pub label: Option<String>,
    /// The address of a webhook, or of a topic of ntfy.
    pub url: Option<String>,
    /// Where the push service of a browser takes messages.
    pub endpoint: Option<String>,
    pub keys: Option<KeysBody>,
    /// A mail address. Its owner has to confirm it.
    pub address: Option<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct KeysBody {
    pub p256dh: String,
    pub auth: String,
}

/// Adds a channel. One that the user has already is replaced. The owner of a mail address is asked first whether they
/// want notices there.
#[utoipa::path(
    post,
    path = "/api/me/notices/channels",
    request_body = NewChannelBody,
    responses((status = 201, body = ChannelBody), (status = 200, body = ChannelBody), (status = 400, body = ErrorBody))
)]
pub async fn add(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    SignedIn(me): SignedIn,
    JsonBody(body): JsonBody<NewChannelBody>,
) -> ApiResult<(StatusCode, Json<ChannelBody>)> {
    app.rate_limits.channel(me.id, address.ip())?;
    let (channel, field) = checked(body)?;
    if channel.kind == ChannelKind::Mail {
        if !app.notices.has_mail() {
            return Err(ApiError::conflict("no-mail", "this server does not send mail"));
        }
        app.rate_limits.confirmation(&channel.address)?;
    } else {
        app.notices.check(&channel.address).await.map_err(|error| not_taken(field, error))?;
    }
    let added = match app.store.add_channel(me.id, channel).await {
        Err(StoreError::OverLimit { limit, .. }) => {
            return Err(ApiError::conflict("too-many-channels", format!("at most {limit}")));
        }
        added => added?,
    };
    app.notices.look_again(&app.store, me.id).await?;
    if added.channel.state == ChannelState::Unconfirmed {
        ask_for_confirmation(&app, &added).await?;
    }
    let status = if added.is_new { StatusCode::CREATED } else { StatusCode::OK };
    Ok((status, Json(added.channel.into())))
}

/// If the mail cannot be sent, the address is not kept.
async fn ask_for_confirmation(app: &App, added: &AddedChannel) -> ApiResult<()> {
    let channel = &added.channel;
    let settings = app.store.notice_settings(channel.user).await?;
    let language = language_of(&settings.preferences.language);
    let Err(error) = app.notices.ask_for_confirmation(channel, language).await else { return Ok(()) };
    tracing::warn!(%error, "the mail server did not take a mail");
    if added.is_new {
        app.store.delete_channel(channel.user, channel.id).await?;
    }
    Err(ApiError::unavailable())
}

#[utoipa::path(
    delete,
    path = "/api/me/notices/channels/{id}",
    params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = ErrorBody))
)]
pub async fn delete(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    Path(id): Path<String>,
) -> ApiResult<StatusCode> {
    app.store.delete_channel(me.id, read_id(&id)?).await?;
    app.notices.look_again(&app.store, me.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Serialize, ToSchema)]
pub struct TestBody {
    pub delivered: bool,
    /// Why it was not delivered, in a word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// Sends a message over a channel at once.
#[utoipa::path(
    post,
    path = "/api/me/notices/channels/{id}/test",
    params(("id" = String, Path)),
    responses((status = 200, body = TestBody), (status = 404, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub async fn test(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    SignedIn(me): SignedIn,
    Path(id): Path<String>,
) -> ApiResult<Json<TestBody>> {
    let id = read_id(&id)?;
    let settings = app.store.notice_settings(me.id).await?;
    let channel = settings.channels.into_iter().find(|channel| channel.id == id);
    let channel = channel.ok_or_else(ApiError::not_found)?;
    if !is_usable(&channel) {
        return Err(ApiError::conflict("unconfirmed", "the address is not confirmed yet"));
    }
    app.rate_limits.channel(me.id, address.ip())?;
    let language = language_of(&settings.preferences.language);
    let result = app.notices.send(&channel, language, &Message::test(language)).await;
    note_result(&app, &channel, result).await;
    Ok(Json(TestBody { delivered: result.is_ok(), error: result.err().map(|error| error.to_string()) }))
}

fn read_id(id: &str) -> ApiResult<ChannelId> {
    id.parse().map_err(|_| ApiError::not_found())
}

/// The channel, and the field that has its address.
fn checked(body: NewChannelBody) -> ApiResult<(NewChannel, &'static str)> {
    let NewChannelBody { kind, label, url, endpoint, keys, address } = body;
    let kind = match kind.as_str() {
        "push" => ChannelKind::Push,
        "discord" => ChannelKind::Discord,
        "slack" => ChannelKind::Slack,
        "ntfy" => ChannelKind::Ntfy,
        "mail" => ChannelKind::Mail,
        _ => return Err(bad("kind", "there is no such kind of channel")),
    };
    if kind == ChannelKind::Mail {
        return Ok((checked_mail(address)?, "address"));
    }
    if address.is_some() {
        return Err(bad("address", "only mail has an address"));
    }
    let label = checked_label(label)?;
    let (field, address, keys) = match chat_of(kind) {
        Some(chat) => {
            let url = given("url", url)?;
            if !chat.takes(&url) {
                return Err(bad("url", "this is not the address of such a webhook"));
            }
            if keys.is_some() || endpoint.is_some() {
                return Err(bad("keys", "a webhook has no keys and no endpoint"));
            }
            ("url", url, None)
        }
        None => {
            let endpoint = given("endpoint", endpoint)?;
            let KeysBody { p256dh, auth } = keys.ok_or_else(|| bad("keys", "a subscription has keys"))?;
            Subscription::read(&endpoint, &p256dh, &auth)
                .map_err(|field| bad(field, "this part of the subscription cannot be read"))?;
            if url.is_some() {
                return Err(bad("url", "a subscription has an endpoint instead"));
            }
            ("endpoint", endpoint, Some(PushKeys { p256dh, auth }))
        }
    };
    let state = ChannelState::On;
    Ok((NewChannel { kind, label, address, keys, state, created_ms: unix_ms() }, field))
}

/// The label of a mail address is the address.
fn checked_mail(address: Option<String>) -> ApiResult<NewChannel> {
    let address = given("address", address)?.trim().to_string();
    // The label must have room for it.
    if !is_mail_address(&address) || address.len() > NAME_BYTES {
        return Err(bad("address", "mail cannot be sent to this address"));
    }
    Ok(NewChannel {
        kind: ChannelKind::Mail,
        label: address.clone(),
        address,
        keys: None,
        state: ChannelState::Unconfirmed,
        created_ms: unix_ms(),
    })
}

fn given(field: &'static str, text: Option<String>) -> ApiResult<String> {
    let text = text.ok_or_else(|| bad(field, "the field is missing"))?;
    if text.chars().count() > CHANNEL_ADDRESS_CHARS {
        return Err(bad(field, &format!("at most {CHANNEL_ADDRESS_CHARS} characters")));
    }
    Ok(text)
}

fn checked_label(label: Option<String>) -> ApiResult<String> {
    let label = label.unwrap_or_default();
    let label = label.trim();
    let length = label.chars().count();
    if length == 0 || length > LABEL_CHARS || label.len() > NAME_BYTES {
        return Err(bad("label", &format!("a label has 1 to {LABEL_CHARS} characters")));
    }
    if label.chars().any(char::is_control) {
        return Err(bad("label", "a label has only visible characters"));
    }
    Ok(label.to_string())
}

fn bad(field: &'static str, message: &str) -> ApiError {
    ApiError::bad_field("bad-channel", field, message)
}

fn not_taken(field: &'static str, error: DeliveryError) -> ApiError {
    bad(
        field,
        match error {
            DeliveryError::RefusedAddress => "this server does not write to that address",
            _ => "nothing can be found at that address",
        },
    )
}
