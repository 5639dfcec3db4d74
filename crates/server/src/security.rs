//! Headers that tell browsers what not to do, where requests may come from, and how many.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

use axum::extract::Request;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, HeaderValue, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::UserId;

use crate::error::ApiError;
use crate::limits::{
    COUNTED, GUESTS_A_SECOND, GUESTS_AT_ONCE, LOGINS_A_SECOND, Limits, TABLES_A_SECOND_OF_ADDRESS,
    TABLES_A_SECOND_OF_USER,
};

const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                      font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

/// Every answer carries the headers; a request that changes something must come from our own pages.
pub async fn guard(request: Request, next: Next) -> Response {
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let mut response = if is_safe || is_same_origin(request.headers()) {
        next.run(request).await
    } else {
        ApiError::forbidden("other-origin", "this request comes from another site").into_response()
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}

/// Browsers always say where a request comes from; programs that are none need not.
pub fn is_same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let (Ok(origin), Some(Ok(host))) = (origin.to_str(), headers.get(HOST).map(HeaderValue::to_str)) else {
        return false;
    };
    let origin_host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    origin_host == Some(host)
}

/// A bucket that fills by the second and is emptied by requests.
#[derive(Clone, Debug)]
pub struct Bucket {
    filled: f64,
    at: Instant,
}

impl Bucket {
    pub fn full(at_once: f64) -> Bucket {
        Bucket { filled: at_once, at: Instant::now() }
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, a_second: f64, at_once: f64) -> bool {
        let now = Instant::now();
        let since = now.duration_since(self.at).as_secs_f64();
        self.at = now;
        self.filled = (self.filled + since * a_second).min(at_once);
        let is_enough = self.filled >= 1.0;
        if is_enough {
            self.filled -= 1.0;
        }
        is_enough
    }
}

/// What is counted by address or by user.
pub struct Throttles {
    guests: Throttle<IpAddr>,
    logins: Throttle<IpAddr>,
    tables_of_user: Throttle<UserId>,
    tables_of_address: Throttle<IpAddr>,
}

impl Throttles {
    pub fn new(limits: &Limits) -> Throttles {
        Throttles {
            guests: Throttle::new(GUESTS_A_SECOND, GUESTS_AT_ONCE),
            logins: Throttle::new(LOGINS_A_SECOND, limits.logins_at_once),
            tables_of_user: Throttle::new(TABLES_A_SECOND_OF_USER, limits.tables_at_once_of_user),
            tables_of_address: Throttle::new(TABLES_A_SECOND_OF_ADDRESS, limits.tables_at_once_of_address),
        }
    }

    pub fn guest(&self, address: IpAddr) -> Result<(), ApiError> {
        self.guests.take(address)
    }

    pub fn login(&self, address: IpAddr) -> Result<(), ApiError> {
        self.logins.take(address)
    }

    pub fn table(&self, user: UserId, address: IpAddr) -> Result<(), ApiError> {
        self.tables_of_user.take(user)?;
        self.tables_of_address.take(address)
    }
}

/// A bucket for each one who is counted.
struct Throttle<Counted> {
    a_second: f64,
    at_once: f64,
    buckets: Mutex<BTreeMap<Counted, Bucket>>,
}

impl<Counted: Ord> Throttle<Counted> {
    fn new(a_second: f64, at_once: f64) -> Throttle<Counted> {
        Throttle { a_second, at_once, buckets: Mutex::default() }
    }

    fn take(&self, counted: Counted) -> Result<(), ApiError> {
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if buckets.len() >= COUNTED {
            // Full buckets forbid nothing, so forgetting all is the mildest way to stay small.
            buckets.clear();
        }
        let bucket = buckets.entry(counted).or_insert_with(|| Bucket::full(self.at_once));
        if bucket.take(self.a_second, self.at_once) { Ok(()) } else { Err(ApiError::too_many()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_static("127.0.0.1:7777"));
        if let Some(origin) = origin {
            headers.insert(ORIGIN, HeaderValue::from_str(origin).unwrap());
        }
        headers
    }

    #[test]
    fn only_our_own_pages_change_things() {
        assert!(is_same_origin(&headers(None)));
        assert!(is_same_origin(&headers(Some("http://127.0.0.1:7777"))));
        assert!(!is_same_origin(&headers(Some("http://127.0.0.1:7778"))));
        assert!(!is_same_origin(&headers(Some("null"))));
    }

    #[test]
    fn a_bucket_runs_dry() {
        let mut bucket = Bucket::full(3.0);
        assert!((0..3).all(|_| bucket.take(0.0, 3.0)));
        assert!(!bucket.take(0.0, 3.0));
    }
}
