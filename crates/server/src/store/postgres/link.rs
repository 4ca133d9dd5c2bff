//! Connections to PostgreSQL: made when they are needed, and again after they were lost.

use std::{
    collections::HashMap,
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};

use rustls_pki_types::ServerName;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    sync::Mutex,
    time::{Instant, timeout},
};
use tokio_postgres::{
    Client, Config, NoTls, Socket, Statement,
    config::{Host, SslMode},
    tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream},
};
use tokio_rustls::{TlsConnector, rustls::ClientConfig};

use super::{ask_again, failure, plain};
use crate::store::{Read, StoreError};

/// How long connecting may take.
const PATIENCE: Duration = Duration::from_secs(3);

/// After a connection could not be made, the next attempt waits so long, and twice as long each time.
const SHORTEST_WAIT: Duration = Duration::from_millis(100);
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// What is acknowledged is on disk. A transaction of a server that was paused in the middle is given up.
const SET_UP: &str = "SELECT set_config('synchronous_commit', 'on', false)
     WHERE current_setting('synchronous_commit') IN ('off', 'local');
     SET idle_in_transaction_session_timeout = '1s'; SET lock_timeout = '5s'; SET statement_timeout = '30s'";

/// Where PostgreSQL is, and how it is spoken to.
#[derive(Clone)]
pub(super) struct Door {
    config: Config,
    tls: Option<Arc<ClientConfig>>,
}

impl Door {
    /// Out of a URL. To another machine the way is encrypted, unless the URL says `sslmode=disable`.
    pub(super) fn new(url: &str, tls: Arc<ClientConfig>) -> Result<Door, String> {
        let mut config: Config = url.parse().map_err(|why: tokio_postgres::Error| {
            format!("The address of the store is no URL of PostgreSQL: {}.", plain(&why))
        })?;
        let is_near = |it: &Host| match it {
            Host::Tcp(name) => {
                name == "localhost" || name.parse().is_ok_and(|it: std::net::IpAddr| it.is_loopback())
            }
            #[cfg(unix)]
            Host::Unix(_) => true,
        };
        let is_near = config.get_hosts().iter().all(is_near);
        let tls = match config.get_ssl_mode() {
            SslMode::Disable => None,
            SslMode::Prefer if is_near => None,
            _ => Some(tls),
        };
        config.ssl_mode(if tls.is_some() { SslMode::Require } else { SslMode::Disable });
        config.application_name("sandtable").connect_timeout(PATIENCE).tcp_user_timeout(PATIENCE);
        // A connection on which nothing is heard is given up as soon.
        config.keepalives_idle(PATIENCE).keepalives_interval(Duration::from_secs(1)).keepalives_retries(3);
        Ok(Door { config, tls })
    }

    /// Connects, and sets what every connection has. All of that together takes no longer than connecting may.
    pub(super) async fn connect(&self) -> Read<Client> {
        let (client, heard) = self.connect_and_listen().await?;
        drop(heard);
        Ok(client)
    }

    /// The same, with what the server says unasked.
    pub(super) async fn connect_and_listen(
        &self,
    ) -> Read<(Client, tokio::sync::mpsc::UnboundedReceiver<String>)> {
        let (say, heard) = tokio::sync::mpsc::unbounded_channel();
        let connected = async {
            let client = match &self.tls {
                None => {
                    let (client, connection) = self.config.connect(NoTls).await?;
                    tokio::spawn(listen(connection, say));
                    client
                }
                Some(tls) => {
                    let (client, connection) = self.config.connect(Rustls(tls.clone())).await?;
                    tokio::spawn(listen(connection, say));
                    client
                }
            };
            client.batch_execute(SET_UP).await?;
            Ok(client)
        };
        let connected = timeout(PATIENCE, connected).await;
        let client = connected.map_err(|_| StoreError::away("PostgreSQL does not answer"))?.map_err(
            |why: tokio_postgres::Error| {
                let failed = failure(&why);
                StoreError { why: format!("PostgreSQL cannot be reached: {failed}"), ..failed }
            },
        )?;
        Ok((client, heard))
    }
}

/// Drives a connection, and hands on what the server says unasked.
async fn listen<S, T>(
    mut connection: tokio_postgres::Connection<S, T>,
    say: tokio::sync::mpsc::UnboundedSender<String>,
) where
    S: AsyncRead + AsyncWrite + Unpin,
    T: AsyncRead + AsyncWrite + Unpin,
{
    loop {
        match std::future::poll_fn(|context| connection.poll_message(context)).await {
            Some(Ok(tokio_postgres::AsyncMessage::Notification(it))) => {
                drop(say.send(it.payload().to_string()));
            }
            Some(Ok(_)) => (),
            Some(Err(why)) => return tracing::debug!(why = plain(&why), "a connection to the store ended"),
            None => return,
        }
    }
}

/// A connection with the statements that it knows already.
pub(super) struct Link {
    pub(super) client: Client,
    statements: Mutex<HashMap<String, Statement>>,
}

impl Link {
    pub(super) async fn prepared(&self, sql: &str) -> Result<Statement, tokio_postgres::Error> {
        let mut statements = self.statements.lock().await;
        if let Some(known) = statements.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(&ask_again(sql)).await?;
        statements.insert(sql.to_string(), statement.clone());
        Ok(statement)
    }
}

/// A place for a connection, which is made again after it was lost.
pub(super) struct Line {
    door: Door,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    link: Option<Arc<Link>>,
    /// Why it could not be made, until when it is not tried again, and how long after that.
    failed: Option<(StoreError, Instant, Duration)>,
}

impl Line {
    pub(super) fn new(door: Door) -> Line {
        Line { door, state: Mutex::default() }
    }

    /// The connection, made if there is none.
    pub(super) async fn link(&self) -> Read<Arc<Link>> {
        let mut state = self.state.lock().await;
        if let Some(link) = state.link.as_ref().filter(|it| !it.client.is_closed()) {
            return Ok(link.clone());
        }
        state.link = None;
        let mut wait = SHORTEST_WAIT;
        if let Some((why, until, longer)) = &state.failed {
            if Instant::now() < *until {
                return Err(why.clone());
            }
            wait = *longer;
        }
        match self.door.connect().await {
            Ok(client) => {
                let link = Arc::new(Link { client, statements: Mutex::default() });
                *state = State { link: Some(link.clone()), failed: None };
                Ok(link)
            }
            Err(why) => {
                tracing::warn!(%why, "the store is tried again later");
                state.failed = Some((why.clone(), Instant::now() + wait, (wait * 2).min(LONGEST_WAIT)));
                Err(why)
            }
        }
    }

    /// Whether there was a connection, and is no longer.
    pub(super) async fn is_lost(&self) -> bool {
        self.state.lock().await.link.as_ref().is_some_and(|it| it.client.is_closed())
    }

    /// Gives a connection up that does what nobody knows.
    pub(super) async fn drop_link(&self) {
        self.state.lock().await.link = None;
    }
}

/// TLS by rustls.
#[derive(Clone)]
struct Rustls(Arc<ClientConfig>);

struct Greeting(TlsConnector, ServerName<'static>);

impl MakeTlsConnect<Socket> for Rustls {
    type Error = io::Error;
    type Stream = Encrypted;
    type TlsConnect = Greeting;

    fn make_tls_connect(&mut self, host: &str) -> io::Result<Greeting> {
        let name = ServerName::try_from(host.to_string()).map_err(io::Error::other)?;
        Ok(Greeting(TlsConnector::from(self.0.clone()), name))
    }
}

impl TlsConnect<Socket> for Greeting {
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Encrypted>> + Send>>;
    type Stream = Encrypted;

    fn connect(self, stream: Socket) -> Self::Future {
        Box::pin(async move { Ok(Encrypted(Box::new(self.0.connect(self.1, stream).await?))) })
    }
}

/// An encrypted connection.
struct Encrypted(Box<tokio_rustls::client::TlsStream<Socket>>);

impl TlsStream for Encrypted {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl AsyncRead for Encrypted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        to: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, to)
    }
}

impl AsyncWrite for Encrypted {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
