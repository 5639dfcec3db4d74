//! Sessions: a cookie says which user sends a request.

use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use hex::FromHex;
use sha2::{Digest, Sha256};
use store::{UserId, UserRecord};

use crate::clock::unix_ms;
use crate::error::{ApiError, ApiResult};
use crate::limits::SESSION;
use crate::random::random_bytes;
use crate::serve::App;

const COOKIE: &str = "session";

/// The user who sends a request. Without a session the request is refused.
pub struct SignedIn(pub UserRecord);

/// The user who sends a request, if there is a session.
pub struct MaybeSignedIn(pub Option<UserRecord>);

impl FromRequestParts<App> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SignedIn, ApiError> {
        user_of(&parts.headers, app).await?.map(SignedIn).ok_or_else(ApiError::unauthorized)
    }
}

impl FromRequestParts<App> for MaybeSignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MaybeSignedIn, ApiError> {
        Ok(MaybeSignedIn(user_of(&parts.headers, app).await?))
    }
}

async fn user_of(headers: &HeaderMap, app: &App) -> ApiResult<Option<UserRecord>> {
    let Some(hash) = token_hash(headers) else { return Ok(None) };
    let Some(session) = app.store.session(hash).await? else { return Ok(None) };
    if session.expires_ms <= unix_ms() {
        return Ok(None);
    }
    Ok(Some(session.user))
}

/// Only the hash of a token is ever stored.
fn token_hash(headers: &HeaderMap) -> Option<[u8; 32]> {
    let jar = CookieJar::from_headers(headers);
    let token = <[u8; 32]>::from_hex(jar.get(COOKIE)?.value()).ok()?;
    Some(Sha256::digest(token).into())
}

/// Opens a session, and returns the cookie that gives it to the browser.
pub async fn sign_in(app: &App, user: UserId) -> ApiResult<CookieJar> {
    let token = random_bytes::<32>();
    let expires_ms = unix_ms() + i64::try_from(SESSION.as_millis()).unwrap_or(i64::MAX);
    app.store.create_session(Sha256::digest(token).into(), user, expires_ms).await?;
    Ok(session_cookie(app, hex::encode(token), SESSION))
}

/// Ends the session, and returns the cookie that removes it from the browser.
pub async fn sign_out(app: &App, headers: &HeaderMap) -> ApiResult<CookieJar> {
    if let Some(hash) = token_hash(headers) {
        app.store.delete_session(hash).await?;
    }
    Ok(session_cookie(app, String::new(), Duration::ZERO))
}

fn session_cookie(app: &App, value: String, max_age: Duration) -> CookieJar {
    let cookie = Cookie::build((COOKIE, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .max_age(cookie::time::Duration::try_from(max_age).expect("sessions end"))
        .secure(app.config.is_behind_tls);
    CookieJar::new().add(cookie)
}
