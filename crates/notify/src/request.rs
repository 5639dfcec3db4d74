//! One request to a receiver that a player has chosen: to a checked address, without redirects, and within limits.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONNECTION, CONTENT_LENGTH, HOST, HeaderValue, USER_AGENT};
use hyper::http::uri::PathAndQuery;
use hyper::{Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::{DeliveryError, Guard};

/// How long a request may take, from the look-up of the name to the answer.
const REQUEST: Duration = Duration::from_secs(10);
/// How long one address of a receiver is tried.
const CONNECT: Duration = Duration::from_secs(4);
/// Bytes of the head of an answer. Its body is not read.
const ANSWER_BYTES: usize = 16 * 1024;

/// Sends requests.
pub struct Requester {
    guard: Guard,
    tls: TlsConnector,
}

/// The parts of an address that a request needs.
struct Target<'a> {
    host: &'a str,
    port: u16,
    is_encrypted: bool,
}

impl Requester {
    pub fn new(guard: Guard) -> Requester {
        Requester { guard, tls: tls() }
    }

    /// Sends a request, and returns the status of the answer.
    pub async fn send(&self, request: Request<Vec<u8>>) -> Result<StatusCode, DeliveryError> {
        timeout(REQUEST, self.send_in_time(request)).await.unwrap_or(Err(DeliveryError::TimedOut))
    }

    /// Whether a request could be sent to this address now: its name leads to an address that may be written to.
    pub async fn check(&self, url: &str) -> Result<(), DeliveryError> {
        let uri: Uri = url.parse().map_err(|_| DeliveryError::RefusedAddress)?;
        let target = target(&uri)?;
        let found = timeout(REQUEST, self.guard.resolve(target.host, target.port, target.is_encrypted));
        found.await.unwrap_or(Err(DeliveryError::TimedOut)).map(|_| ())
    }

    async fn send_in_time(&self, request: Request<Vec<u8>>) -> Result<StatusCode, DeliveryError> {
        let uri = request.uri().clone();
        let target = target(&uri)?;
        let addresses = self.guard.resolve(target.host, target.port, target.is_encrypted).await?;
        let stream = connect(&addresses).await?;
        if !target.is_encrypted {
            return exchange(stream, request).await;
        }
        let name =
            ServerName::try_from(target.host.to_string()).map_err(|_| DeliveryError::RefusedAddress)?;
        let stream = self.tls.connect(name, stream).await.map_err(|_| DeliveryError::NotReachable)?;
        exchange(stream, request).await
    }
}

/// Encryption that trusts what browsers trust.
pub fn tls() -> TlsConnector {
    let roots = RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

async fn connect(addresses: &[SocketAddr]) -> Result<TcpStream, DeliveryError> {
    for address in addresses {
        if let Ok(Ok(stream)) = timeout(CONNECT, TcpStream::connect(address)).await {
            return Ok(stream);
        }
    }
    Err(DeliveryError::NotReachable)
}

/// A connection carries one request.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Vec<u8>>,
) -> Result<StatusCode, DeliveryError> {
    let request = as_sent(request)?;
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(ANSWER_BYTES)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(|_| DeliveryError::NotReachable)?;
    // Dropping the set ends the connection.
    let mut connections = JoinSet::new();
    connections.spawn(connection);
    let answer = sender.send_request(request).await.map_err(|_| DeliveryError::NotReachable)?;
    Ok(answer.status())
}

/// The request as it goes over a connection: with a path alone, and the name of the host in a header.
fn as_sent(request: Request<Vec<u8>>) -> Result<Request<Full<Bytes>>, DeliveryError> {
    let (mut parts, body) = request.into_parts();
    let authority = parts.uri.authority().map(|authority| authority.as_str().to_string()).unwrap_or_default();
    let host = HeaderValue::from_str(&authority).map_err(|_| DeliveryError::RefusedAddress)?;
    let path = parts.uri.path_and_query().cloned().unwrap_or_else(|| PathAndQuery::from_static("/"));
    parts.uri = Uri::from(path);
    parts.headers.insert(HOST, host);
    parts.headers.insert(CONNECTION, HeaderValue::from_static("close"));
    parts.headers.insert(CONTENT_LENGTH, HeaderValue::from(body.len()));
    parts.headers.insert(USER_AGENT, HeaderValue::from_static("revenant"));
    Ok(Request::from_parts(parts, Full::new(Bytes::from(body))))
}

fn target(uri: &Uri) -> Result<Target<'_>, DeliveryError> {
    let is_encrypted = match uri.scheme_str() {
        Some("https") => true,
        Some("http") => false,
        _ => return Err(DeliveryError::RefusedAddress),
    };
    let authority = uri.authority().ok_or(DeliveryError::RefusedAddress)?;
    // Names and passwords in addresses are there to mislead.
    if authority.as_str().contains('@') {
        return Err(DeliveryError::RefusedAddress);
    }
    let host = authority.host();
    let host = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(host);
    let port = authority.port_u16().unwrap_or(if is_encrypted { 443 } else { 80 });
    let has_wrong_port = authority.port_u16().is_none() && !authority.as_str().ends_with(authority.host());
    if host.is_empty() || has_wrong_port {
        return Err(DeliveryError::RefusedAddress);
    }
    Ok(Target { host, port, is_encrypted })
}

/// Whether this is an address to which a notice could be sent. Where it leads is checked each time something is sent.
pub fn check_url(url: &str) -> bool {
    url.parse::<Uri>().is_ok_and(|uri| target(&uri).is_ok())
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;

    #[test]
    fn only_addresses_of_web_servers_are_taken() {
        for url in
            ["https://ntfy.sh/topic", "http://127.0.0.1:8080/x?y=z", "https://[::1]/", "https://a.example"]
        {
            assert!(check_url(url), "{url}");
        }
        for url in [
            "",
            "ntfy.sh/topic",
            "/topic",
            "ftp://a.example/",
            "file:///etc/passwd",
            "https://",
            "https://user@a.example/",
            "https://a.example:b@evil.example/",
            "https://a.example:70000/",
            "https://a b.example/",
            "javascript:alert(1)",
            "https://a.example/\r\nX: y",
        ] {
            assert!(!check_url(url), "{url}");
        }
    }

    /// A receiver on this machine, which answers every request with this text.
    async fn receiver(answer: &'static str) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let _ = stream.read(&mut [0; 4096]).await;
                let _ = stream.write_all(answer.as_bytes()).await;
            }
        });
        address
    }

    async fn sent(guard: Guard, url: String) -> Result<StatusCode, DeliveryError> {
        let request = Request::post(url).body(b"{}".to_vec()).unwrap();
        Requester::new(guard).send(request).await
    }

    fn open() -> Guard {
        Guard::new(vec!["127.0.0.1".parse().unwrap()])
    }

    #[tokio::test]
    async fn a_redirect_is_an_answer_like_any_other() {
        let secret = receiver("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").await;
        let answer = format!("HTTP/1.1 302 Found\r\nlocation: http://{secret}/\r\ncontent-length: 0\r\n\r\n");
        let first = receiver(answer.leak()).await;
        assert_eq!(sent(open(), format!("http://{first}/")).await, Ok(StatusCode::FOUND));
    }

    #[tokio::test]
    async fn what_is_not_allowed_is_not_connected_to() {
        let address = receiver("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").await;
        let port = address.port();
        for url in
            [format!("http://{address}/"), format!("https://{address}/"), format!("http://localhost:{port}/")]
        {
            assert_eq!(sent(Guard::default(), url).await, Err(DeliveryError::RefusedAddress));
        }
        assert_eq!(sent(open(), format!("http://{address}/")).await, Ok(StatusCode::OK));
    }

    #[tokio::test]
    async fn encryption_is_not_given_up() {
        let address = receiver("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").await;
        assert_eq!(sent(open(), format!("https://{address}/")).await, Err(DeliveryError::NotReachable));
    }

    #[tokio::test]
    async fn an_answer_may_not_be_endless() {
        let head = format!("HTTP/1.1 200 OK\r\nx: {}\r\n\r\n", "x".repeat(2 * ANSWER_BYTES));
        let address = receiver(head.leak()).await;
        assert_eq!(sent(open(), format!("http://{address}/")).await, Err(DeliveryError::NotReachable));
    }
}
