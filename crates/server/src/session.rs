//! Who sends a request: a session in a cookie.

use axum::extract::FromRequestParts;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use axum_extra::extract::cookie::CookieJar;
use sha2::{Digest, Sha256};
use store::{UserId, UserRecord};

use crate::clock::unix_ms;
use crate::error::{ApiError, ApiResult};
use crate::limits::SESSION;
use crate::random::{from_hexadecimal, hexadecimal, random_bytes};
use crate::serve::App;

const COOKIE: &str = "session";

/// Somebody with a session.
pub struct Me(pub UserRecord);

/// Somebody with a session, or nobody.
pub struct MaybeMe(pub Option<UserRecord>);

impl FromRequestParts<App> for Me {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Me, ApiError> {
        user_of(&parts.headers, app).await?.map(Me).ok_or_else(ApiError::unauthorized)
    }
}

impl FromRequestParts<App> for MaybeMe {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MaybeMe, ApiError> {
        Ok(MaybeMe(user_of(&parts.headers, app).await?))
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
    let token: [u8; 32] = from_hexadecimal(jar.get(COOKIE)?.value())?;
    Some(Sha256::digest(token).into())
}

/// A new session, and the header that gives it to the browser.
pub async fn sign_in(app: &App, user: UserId) -> ApiResult<SetCookie> {
    let token = random_bytes::<32>();
    let expires_ms = unix_ms() + i64::try_from(SESSION.as_millis()).unwrap_or(i64::MAX);
    app.store.create_session(Sha256::digest(token).into(), user, expires_ms).await?;
    Ok(set_cookie(app, &hexadecimal(&token), SESSION.as_secs()))
}

pub async fn sign_out(app: &App, headers: &HeaderMap) -> ApiResult<SetCookie> {
    if let Some(hash) = token_hash(headers) {
        app.store.delete_session(hash).await?;
    }
    Ok(set_cookie(app, "", 0))
}

pub type SetCookie = [(HeaderName, String); 1];

fn set_cookie(app: &App, value: &str, max_age_s: u64) -> SetCookie {
    let secure = if app.config.is_behind_tls { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={max_age_s}{secure}");
    [(SET_COOKIE, cookie)]
}
