//! Headers that restrict what browsers do, and a check of where requests come from.

use axum::extract::Request;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderValue, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;

const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                      font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

/// Adds the headers to every response that they concern, and refuses requests that change something unless our own
/// pages send them.
pub async fn guard(request: Request, next: Next) -> Response {
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_asset = request.uri().path().trim_start_matches('/').starts_with(client::ASSETS);
    let mut response = if is_safe || is_same_origin(request.headers()) {
        next.run(request).await
    } else {
        ApiError::forbidden("other-origin", "this request comes from another site").into_response()
    };
    let is_part_of_a_page = is_asset && runs_in_its_page(response.headers());
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if is_part_of_a_page {
        return response;
    }
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}

/// Scripts, styles and fonts obey the policy of the page that loads them, and browsers ignore one of their own. A first
/// visit loads some twenty of them, and would spend 6 KiB on policies. Pages, drawings, the service worker and the API
/// have their own.
fn runs_in_its_page(headers: &HeaderMap) -> bool {
    let content_type = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    ["text/javascript", "text/css", "font/"].iter().any(|part| content_type.starts_with(part))
}

/// Browsers always send the origin of a request that changes something; other programs need not.
pub fn is_same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let (Ok(origin), Some(Ok(host))) = (origin.to_str(), headers.get(HOST).map(HeaderValue::to_str)) else {
        return false;
    };
    let origin_host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    origin_host == Some(host)
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
    fn what_can_be_opened_alone_has_a_policy_of_its_own() {
        let of = |content_type| {
            let mut headers = HeaderMap::new();
            headers.insert(CONTENT_TYPE, HeaderValue::from_static(content_type));
            runs_in_its_page(&headers)
        };
        assert!(
            ["text/javascript; charset=utf-8", "text/css; charset=utf-8", "font/woff2"]
                .map(of)
                .iter()
                .all(|it| *it)
        );
        assert!(
            ["text/html; charset=utf-8", "image/svg+xml", "application/json", "text/plain"]
                .map(of)
                .iter()
                .all(|it| !*it)
        );
        assert!(!runs_in_its_page(&HeaderMap::new()));
    }

    #[test]
    fn only_our_own_pages_change_things() {
        assert!(is_same_origin(&headers(None)));
        assert!(is_same_origin(&headers(Some("http://127.0.0.1:7777"))));
        assert!(!is_same_origin(&headers(Some("http://127.0.0.1:7778"))));
        assert!(!is_same_origin(&headers(Some("null"))));
    }
}
