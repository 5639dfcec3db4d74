//! Guests, accounts and sessions.

use std::net::SocketAddr;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash as ParsedHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use store::limits::ROWS_PER_PAGE;
use store::{PageRequest, PasswordHash, TableId, TableStatus, UserId, UserKind, UserRecord};
use tokio::sync::Semaphore;
use utoipa::ToSchema;

use crate::actor::TableMessage;
use crate::clock::unix_ms;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::json_body::JsonBody;
use crate::limits::{PASSWORD_CHARS, PASSWORDS_AT_ONCE};
use crate::serve::App;
use crate::session::{MaybeSignedIn, SignedIn, sign_in, sign_out};

#[derive(Serialize, ToSchema)]
pub struct MeBody {
    pub id: String,
    pub name: String,
    pub is_guest: bool,
}

impl MeBody {
    fn of(user: &UserRecord) -> MeBody {
        MeBody { id: user.id.to_string(), name: user.name.clone(), is_guest: user.kind == UserKind::Guest }
    }
}

#[derive(Deserialize, ToSchema)]
pub struct GuestBody {
    pub name: Option<String>,
}

#[derive(Deserialize, ToSchema)]
pub struct CredentialsBody {
    pub name: String,
    pub password: String,
}

/// Creates a guest. A user who already has a session keeps it.
#[utoipa::path(
    post,
    path = "/api/guest",
    request_body = GuestBody,
    responses((status = 200, body = MeBody), (status = 429, body = ErrorBody))
)]
pub async fn guest(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    MaybeSignedIn(me): MaybeSignedIn,
    JsonBody(body): JsonBody<GuestBody>,
) -> ApiResult<impl IntoResponse> {
    if let Some(me) = me {
        return Ok(Json(MeBody::of(&me)).into_response());
    }
    app.rate_limits.guest(address.ip())?;
    let name = match body.name {
        Some(name) => checked_name(&name)?,
        None => "Guest".to_string(),
    };
    let user = app.store.create_guest(&name, unix_ms()).await?;
    let cookie = sign_in(&app, user).await?;
    Ok((cookie, Json(MeBody::of(&app.store.user(user).await?))).into_response())
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NameBody {
    pub name: String,
}

/// A guest takes another name, which counts from the next seat on. Accounts keep theirs.
#[utoipa::path(
    post,
    path = "/api/me/name",
    request_body = NameBody,
    responses((status = 200, body = MeBody), (status = 400, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn rename(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    SignedIn(me): SignedIn,
    JsonBody(body): JsonBody<NameBody>,
) -> ApiResult<Json<MeBody>> {
    app.rate_limits.guest(address.ip())?;
    app.store.rename_guest(me.id, &checked_name(&body.name)?).await?;
    Ok(Json(MeBody::of(&app.store.user(me.id).await?)))
}

/// Creates an account. A guest becomes one and keeps their games and seats.
#[utoipa::path(
    post,
    path = "/api/register",
    request_body = CredentialsBody,
    responses((status = 200, body = MeBody), (status = 409, body = ErrorBody))
)]
pub async fn register(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    MaybeSignedIn(me): MaybeSignedIn,
    JsonBody(body): JsonBody<CredentialsBody>,
) -> ApiResult<impl IntoResponse> {
    app.rate_limits.login(address.ip())?;
    let name = checked_name(&body.name)?;
    if !PASSWORD_CHARS.contains(&body.password.chars().count()) {
        let (least, most) = (PASSWORD_CHARS.start(), PASSWORD_CHARS.end());
        return Err(ApiError::bad("password-length", format!("a password has {least} to {most} characters")));
    }
    let hash = hashed(body.password).await?;
    let user = match me.filter(|me| me.kind == UserKind::Guest) {
        Some(guest) => {
            app.store.upgrade_guest(guest.id, &name, hash).await?;
            guest.id
        }
        None => app.store.create_account(&name, hash, unix_ms()).await?,
    };
    let cookie = sign_in(&app, user).await?;
    Ok((cookie, Json(MeBody::of(&app.store.user(user).await?))))
}

#[utoipa::path(
    post,
    path = "/api/login",
    request_body = CredentialsBody,
    responses((status = 200, body = MeBody), (status = 403, body = ErrorBody))
)]
pub async fn login(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    JsonBody(body): JsonBody<CredentialsBody>,
) -> ApiResult<impl IntoResponse> {
    app.rate_limits.login(address.ip())?;
    let user = app.store.user_by_name(&body.name).await?;
    // An unknown name must take as long as a wrong password.
    let hash = user.as_ref().and_then(|user| user.password.clone());
    let is_right = verified(body.password, hash).await?;
    match user {
        Some(user) if is_right => {
            let cookie = sign_in(&app, user.id).await?;
            Ok((cookie, Json(MeBody::of(&user))))
        }
        _ => Err(ApiError::forbidden("wrong-password", "the name or the password is wrong")),
    }
}

/// Ends the session and closes the user's connections. Clients that are still signed in elsewhere reconnect.
#[utoipa::path(post, path = "/api/logout", responses((status = 204)))]
pub async fn logout(
    State(app): State<App>,
    MaybeSignedIn(me): MaybeSignedIn,
    headers: HeaderMap,
) -> ApiResult<impl IntoResponse> {
    let cookie = sign_out(&app, &headers).await?;
    if let Some(me) = me {
        app.connections.dismiss(me.id);
    }
    Ok((cookie, StatusCode::NO_CONTENT))
}

#[utoipa::path(
    get,
    path = "/api/me",
    responses((status = 200, body = MeBody), (status = 401, body = ErrorBody))
)]
pub async fn me(SignedIn(me): SignedIn) -> Json<MeBody> {
    Json(MeBody::of(&me))
}

/// Who a browser belongs to.
#[derive(Serialize, ToSchema)]
pub struct SessionBody {
    /// The user of the session; null without a session.
    me: Option<MeBody>,
}

/// Whether there is a session, and whose. Unlike `/api/me`, it refuses nobody: pages ask this first of all.
#[utoipa::path(get, path = "/api/session", responses((status = 200, body = SessionBody)))]
pub async fn session(MaybeSignedIn(me): MaybeSignedIn) -> Json<SessionBody> {
    Json(SessionBody { me: me.as_ref().map(MeBody::of) })
}

/// Deletes the account. Its games remain, without the name; in running games a bot plays on.
#[utoipa::path(delete, path = "/api/me", responses((status = 204)))]
pub async fn delete_me(
    State(app): State<App>,
    SignedIn(me): SignedIn,
    headers: HeaderMap,
) -> ApiResult<impl IntoResponse> {
    let tables = all_tables(&app, me.id).await?;
    app.store.delete_user(me.id).await?;
    app.notices.follow(me.id, &[]);
    app.connections.dismiss(me.id);
    for (table, status) in tables {
        match status {
            // The table is loaded for this, so that nobody waits for a player who never comes back.
            TableStatus::Running => {
                if let Err(error) = app.tables.send(&app, table, TableMessage::Gone(me.id)).await {
                    tracing::warn!(%table, error = error.message, "a table was not told of a deleted account");
                }
            }
            // Only a loaded table still has the name.
            TableStatus::Lobby | TableStatus::Over => {
                app.tables.ask_if_loaded(table, TableMessage::Changed).await;
            }
        }
    }
    Ok((sign_out(&app, &headers).await?, StatusCode::NO_CONTENT))
}

async fn all_tables(app: &App, user: UserId) -> ApiResult<Vec<(TableId, TableStatus)>> {
    let (mut tables, mut page) = (Vec::new(), PageRequest::first(ROWS_PER_PAGE));
    loop {
        let rows = app.store.tables_of(user, None, page).await?;
        tables.extend(rows.iter().map(|own| (own.listing.table.id, own.listing.table.status)));
        match rows.last() {
            Some(last) if rows.len() == ROWS_PER_PAGE as usize => {
                page = PageRequest::after(last.cursor(), ROWS_PER_PAGE);
            }
            _ => return Ok(tables),
        }
    }
}

/// Everything that is stored about the account.
#[utoipa::path(get, path = "/api/me/export", responses((status = 200)))]
pub async fn export(State(app): State<App>, SignedIn(me): SignedIn) -> ApiResult<impl IntoResponse> {
    Ok(Json(app.store.export_user(me.id).await?))
}

pub fn checked_name(name: &str) -> ApiResult<String> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > wire::limits::NAME_CHARS {
        let most = wire::limits::NAME_CHARS;
        return Err(ApiError::bad("name-length", format!("a name has 1 to {most} characters")));
    }
    if name.chars().any(char::is_control) {
        return Err(ApiError::bad("name-characters", "a name has only visible characters"));
    }
    Ok(name.to_string())
}

/// Hashing many passwords at once would take too much memory.
static HASHING: Semaphore = Semaphore::const_new(PASSWORDS_AT_ONCE);

/// Hashing is slow on purpose, so it runs on a thread where it blocks nobody.
async fn hashed(password: String) -> ApiResult<PasswordHash> {
    let _permit = HASHING.acquire().await.map_err(|_| ApiError::unavailable())?;
    let hash = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    match tokio::task::spawn_blocking(hash).await {
        Ok(Ok(hash)) => Ok(PasswordHash(hash)),
        _ => Err(ApiError::unavailable()),
    }
}

async fn verified(password: String, hash: Option<PasswordHash>) -> ApiResult<bool> {
    let _permit = HASHING.acquire().await.map_err(|_| ApiError::unavailable())?;
    let verify = move || match hash {
        Some(PasswordHash(hash)) => ParsedHash::new(&hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()),
        None => {
            let _ = Argon2::default().hash_password(password.as_bytes());
            false
        }
    };
    tokio::task::spawn_blocking(verify).await.map_err(|_| ApiError::unavailable())
}
