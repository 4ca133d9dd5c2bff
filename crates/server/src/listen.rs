//! Connections: how many an address may have, and how long one may take to say what it wants.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::{Extension, Router, extract::ConnectInfo};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpListener, TcpStream},
    task::JoinSet,
};

use tokio_rustls::TlsAcceptor;

use crate::{hall::Hall, patient::Patient, room::is_closing, tls::Tls};

/// The largest head of a request, in bytes.
const LARGEST_HEAD: usize = 16 << 10;

/// Sockets close slow browsers with a reason; other connections are given up this much later.
const LATER: Duration = Duration::from_secs(1);

/// How long to wait when the system has no more connections to give.
const BREATHER: Duration = Duration::from_millis(100);

/// Serves until the server is about to end, and until every request has been answered.
pub(crate) async fn serve(hall: Arc<Hall>, listener: TcpListener, router: Router, tls: Option<Tls>) {
    let mut closing = hall.closing.subscribe();
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = connections.join_next() => continue,
            () = is_closing(&mut closing) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                if let Some(permit) = Permit::take(&hall, peer) {
                    // A move is one small packet that people wait for.
                    drop(stream.set_nodelay(true));
                    let router = router.clone();
                    match &tls {
                        Some(tls) => connections.spawn(greet(tls.acceptor(), stream, peer, router, permit)),
                        None => connections.spawn(converse(stream, peer, router, permit)),
                    };
                }
            }
            Err(why) => {
                tracing::warn!(%why, "a connection was not accepted");
                tokio::time::sleep(BREATHER).await;
            }
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Begins TLS, if the browser is not too slow for that.
async fn greet(tls: TlsAcceptor, stream: TcpStream, peer: SocketAddr, router: Router, permit: Permit) {
    match tokio::time::timeout(permit.hall.settings.slow_after, tls.accept(stream)).await {
        Ok(Ok(stream)) => converse(stream, peer, router, permit).await,
        Ok(Err(why)) => tracing::debug!(%why, "no TLS"),
        Err(_) => tracing::debug!("too slow for TLS"),
    }
}

async fn converse<S>(stream: S, peer: SocketAddr, router: Router, permit: Permit)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let hall = permit.hall.clone();
    let (mut closing, slow_after) = (hall.closing.subscribe(), hall.settings.slow_after);
    let service = TowerToHyperService::new(router.layer(Extension(ConnectInfo(peer))));
    let mut builder = http1::Builder::new();
    let stream = Patient::new(stream, slow_after + LATER);
    builder.timer(TokioTimer::new()).header_read_timeout(slow_after).max_buf_size(LARGEST_HEAD);
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::pin!(connection);
    let ended = tokio::select! {
        ended = &mut connection => ended,
        () = is_closing(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(why) = ended {
        if is_too_slow(&why) {
            hall.metrics.limited.count("slow-readers");
        }
        tracing::debug!(%why, "a connection ended");
    }
}

/// Whether a connection ended because the browser did not read what was sent.
fn is_too_slow(why: &hyper::Error) -> bool {
    let cause = std::error::Error::source(why).and_then(|it| it.downcast_ref::<std::io::Error>());
    cause.is_some_and(|it| it.kind() == std::io::ErrorKind::TimedOut)
}

/// The permission of an address to have one more connection, given back when it is dropped.
struct Permit {
    hall: Arc<Hall>,
    address: Option<IpAddr>,
}

impl Permit {
    /// A proxy has the connections of all its visitors; it counts them itself.
    fn take(hall: &Arc<Hall>, peer: SocketAddr) -> Option<Permit> {
        let address = peer.ip().to_canonical();
        let is_spared =
            hall.is_proxy(address) || (address.is_loopback() && hall.settings.limits.spare_loopback);
        let address = (!is_spared).then_some(address);
        let fits = address.is_none_or(|it| hall.connections.come(it, hall.settings.limits.connections));
        if !fits {
            hall.metrics.limited.count("connections");
        }
        fits.then(|| Permit { hall: hall.clone(), address })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        if let Some(address) = self.address {
            self.hall.connections.go(address);
        }
    }
}
