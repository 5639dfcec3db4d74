//! Accepts connections. Each must send its request in time, so that a silent connection costs a file
//! descriptor and a little memory only for a while.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::limits::{GOODBYE, WAITING_CONNECTIONS};
use crate::serve::until;

pub fn listen(addr: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if addr.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // With this option, the port can be bound again as soon as the last server is gone. On other systems, it
    // would let two servers share the port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(addr)?;
    socket.listen(WAITING_CONNECTIONS)
}

/// Runs until told to stop, and then until requests under way are finished.
pub async fn answer_requests(
    listener: TcpListener,
    router: Router,
    hello: Duration,
    stopped: watch::Receiver<bool>,
) {
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    connections.spawn(answer_one(stream, peer, router.clone(), hello, stopped.clone()));
                }
                Err(error) => {
                    // Too many files are open, or the peer is gone. Other connections may end in the
                    // meantime.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            },
            Some(_) = connections.join_next() => {}
            () = until(stopped.clone()) => break,
        }
    }
    drop(listener);
    let finished = async { while connections.join_next().await.is_some() {} };
    if tokio::time::timeout(GOODBYE, finished).await.is_err() {
        connections.shutdown().await;
    }
}

async fn answer_one(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    hello: Duration,
    stopped: watch::Receiver<bool>,
) {
    // Updates are small and must be sent at once.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let answered = router.clone().oneshot(request);
        async move { Ok::<Response, Infallible>(answered.await.unwrap_or_else(|never| match never {})) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(hello)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        () = until(stopped) => connection.as_mut().graceful_shutdown(),
    }
    // A peer that disconnects is not an error.
    let _ = connection.await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn hundreds_may_connect_before_the_first_is_accepted() {
        let listener = listen(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
        let addr = listener.local_addr().unwrap();
        let mut connecting = Vec::new();
        for _ in 0..500 {
            // Nobody accepts connections in this test, so one that finds no place in the queue would wait
            // until the timeout.
            connecting
                .push(tokio::time::timeout(Duration::from_secs(20), TcpStream::connect(addr)).await.unwrap());
        }
        assert!(connecting.iter().all(Result::is_ok));
    }
}
