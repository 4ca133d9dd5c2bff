//! The way to a server: requests over HTTP, and sockets to its matches.

use std::{path::Path, sync::Arc, time::Duration};

use http_body_util::{BodyExt, Full, Limited};
use hyper::{Request, StatusCode, Uri, body::Bytes, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use rustls_pki_types::{CertificateDer, ServerName, pem::PemObject};
use serde_json::Value;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, crypto::ring},
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{client::IntoClientRequest, http::HeaderValue},
};

use crate::words;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// The largest reply that is read.
const LARGEST: usize = 8 << 20;

/// A connection, with TLS or without.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// A socket to a match.
pub(crate) type Socket = WebSocketStream<Box<dyn Stream>>;

/// Why a request was not carried out.
#[derive(Clone, Debug)]
pub(crate) struct NotDone {
    pub(crate) says: String,
    /// It makes no sense to try again: the account is unknown or banned.
    pub(crate) is_final: bool,
}

impl From<String> for NotDone {
    fn from(says: String) -> NotDone {
        NotDone { says, is_final: false }
    }
}

/// A server, and the account at it.
pub struct Server {
    host: String,
    port: u16,
    authority: String,
    origin: String,
    token: String,
    tls: Option<TlsConnector>,
}

impl Server {
    /// The server at a URL, for the account with this token.
    pub fn new(url: &str, token: &str, certificates: Option<&Path>) -> Result<Server, String> {
        let wrong = || format!("\"{url}\" is not the address of a server, such as https://table.example.");
        let uri: Uri = url.trim_end_matches('/').parse().map_err(|_| wrong())?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(wrong()),
        };
        let authority = uri.authority().map(|it| it.as_str().to_ascii_lowercase()).ok_or_else(wrong)?;
        let host = uri.host().ok_or_else(wrong)?.trim_start_matches('[').trim_end_matches(']').to_string();
        if HeaderValue::from_str(token).is_err() || token.is_empty() {
            return Err("This is not a token: copy it as it was shown when the account was made.".to_string());
        }
        Ok(Server {
            port: uri.port_u16().unwrap_or(if is_secure { 443 } else { 80 }),
            origin: format!("{}://{authority}", uri.scheme_str().unwrap_or_default()),
            tls: is_secure.then(|| trusting(certificates)).transpose()?,
            token: token.to_string(),
            authority,
            host,
        })
    }

    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    async fn connect(&self) -> Result<Box<dyn Stream>, String> {
        let failed = |why: std::io::Error| format!("{} cannot be reached: {why}.", self.origin);
        let stream = TcpStream::connect((self.host.as_str(), self.port)).await.map_err(failed)?;
        drop(stream.set_nodelay(true));
        let Some(tls) = &self.tls else { return Ok(Box::new(stream)) };
        let name = ServerName::try_from(self.host.clone()).map_err(|why| why.to_string())?;
        Ok(Box::new(tls.connect(name, stream).await.map_err(failed)?))
    }

    /// What the server replies to a question.
    pub async fn get(&self, path: &str) -> Result<Value, String> {
        self.ask("GET", path, None).await.map_err(|it| it.says)
    }

    /// What it replies to a request that changes something.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Value, String> {
        self.ask("POST", path, Some(body)).await.map_err(|it| it.says)
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, NotDone> {
        let late = |_| format!("{} does not answer.", self.origin);
        tokio::time::timeout(PATIENCE, self.exchange(method, path, body)).await.map_err(late)?
    }

    async fn exchange(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, NotDone> {
        let plain = |why: hyper::Error| format!("{} does not answer: {why}.", self.origin);
        let io = TokioIo::new(self.connect().await?);
        let (mut sender, connection) = http1::handshake(io).await.map_err(plain)?;
        let connection = tokio::spawn(connection);
        let text = body.map(Value::to_string).unwrap_or_default();
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, &self.authority)
            .header(header::ORIGIN, &self.origin)
            .header(header::USER_AGENT, "Sandtable bot")
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(text)))
            .map_err(|why| why.to_string())?;
        let reply = sender.send_request(request).await.map_err(plain)?;
        let status = reply.status();
        let bytes = Limited::new(reply.into_body(), LARGEST).collect().await;
        connection.abort();
        let bytes = bytes.map_err(|why| format!("{} sent half of a reply: {why}.", self.origin))?.to_bytes();
        let said: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        match status.is_success() {
            true => Ok(said),
            false => {
                let problems = said["problems"].as_array().into_iter().flatten();
                let problems = problems.filter_map(|it| it["what"].as_str()).map(|it| format!(" {it}"));
                let why = words::sentence(&said["why"]) + &problems.collect::<String>();
                let is_final = [StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN].contains(&status);
                let says = match status {
                    StatusCode::UNAUTHORIZED => format!("{} does not know this token.", self.origin),
                    _ => format!("{} refuses {method} {path} ({}): {why}", self.origin, status.as_u16()),
                };
                Err(NotDone { says, is_final })
            }
        }
    }

    /// Opens a socket to a match.
    pub(crate) async fn open(&self, id: &str) -> Result<Socket, String> {
        let refused = |why: &dyn std::fmt::Display| format!("{} opens no socket: {why}.", self.origin);
        let url = format!("{}/ws/matches/{id}?world=fetched", self.origin.replacen("http", "ws", 1));
        let mut request = url.into_client_request().map_err(|why| refused(&why))?;
        let headers = request.headers_mut();
        for (name, value) in
            [("origin", self.origin.clone()), ("authorization", format!("Bearer {}", self.token))]
        {
            headers.insert(name, HeaderValue::from_str(&value).map_err(|why| refused(&why))?);
        }
        let opened = async {
            let stream = self.connect().await?;
            tokio_tungstenite::client_async(request, stream).await.map_err(|why| refused(&why))
        };
        let (socket, _) =
            tokio::time::timeout(PATIENCE, opened).await.map_err(|_| refused(&"it does not answer"))??;
        Ok(socket)
    }
}

/// Whom browsers trust, and those in a file.
fn trusting(certificates: Option<&Path>) -> Result<TlsConnector, String> {
    let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    if let Some(file) = certificates {
        let wrong = |why: &dyn std::fmt::Display| format!("{} cannot be used: {why}.", file.display());
        for it in CertificateDer::pem_file_iter(file).map_err(|why| wrong(&why))? {
            roots.add(it.map_err(|why| wrong(&why))?).map_err(|why| wrong(&why))?;
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|why| format!("TLS cannot be used: {why}."))?;
    Ok(TlsConnector::from(Arc::new(config.with_root_certificates(roots).with_no_client_auth())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_url_without_a_path() {
        let server = Server::new("https://Table.Example/", "t", None).expect("it is one");
        assert_eq!(
            (server.origin(), server.port, server.host.as_str()),
            ("https://table.example", 443, "Table.Example")
        );
        assert_eq!(
            Server::new("http://[::1]:8137", "t", None).map(|it| (it.host, it.port)),
            Ok(("::1".to_string(), 8137))
        );
        for wrong in ["table.example", "ftp://table.example", "", "https://"] {
            assert!(Server::new(wrong, "t", None).is_err(), "{wrong}");
        }
        assert!(Server::new("http://a", "", None).is_err() && Server::new("http://a", "a\nb", None).is_err());
    }
}
