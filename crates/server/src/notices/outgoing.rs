//! Requests that this server makes. People name the receivers, so that each is looked at: the operator allows its host, it speaks
//! TLS, and its address is a public one. A redirection is not followed, and a reply is not read beyond its status.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::Arc,
};

use http_body_util::Full;
use hyper::{Request, StatusCode, Uri, body::Bytes, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use rustls_pki_types::{CertificateDer, ServerName};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::{TlsConnector, rustls::ClientConfig};

use crate::tls::trusting;

/// The longest address of a receiver.
const LONGEST: usize = 1_000;

/// Which receivers may be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Allowed {
    /// Hosts such as `push.example`, `*.push.example` for all below it, or `push.example:8443`.
    pub(crate) hosts: Vec<String>,
    /// Whether they may be in a private network, and without TLS.
    pub(crate) private: bool,
}

/// A receiver that may be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Receiver {
    uri: Uri,
    host: String,
    port: u16,
    is_secure: bool,
    private: bool,
}

impl Allowed {
    /// The receiver at a URL, if it may be asked.
    pub(crate) fn receiver(&self, url: &str) -> Option<Receiver> {
        let uri: Uri = url.parse().ok().filter(|_| url.len() <= LONGEST)?;
        let is_secure = match uri.scheme_str()? {
            "https" => true,
            "http" if self.private => false,
            _ => return None,
        };
        let authority = uri.authority().filter(|it| !it.as_str().contains('@'))?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase();
        let usual = if is_secure { 443 } else { 80 };
        let port = authority.port_u16().unwrap_or(usual);
        let named = if port == usual { host.clone() } else { format!("{host}:{port}") };
        let fits = |pattern: &String| match pattern.strip_prefix('*') {
            Some(end) => end.starts_with('.') && named.ends_with(end) && end.len() < named.len(),
            None => *pattern == named,
        };
        let is_allowed = self.hosts.iter().any(|it| fits(&it.to_ascii_lowercase()));
        is_allowed.then_some(Receiver { host, port, is_secure, private: self.private, uri })
    }
}

impl Receiver {
    /// As `aud` names it.
    pub(super) fn origin(&self) -> String {
        let scheme = self.uri.scheme_str().unwrap_or_default();
        format!("{scheme}://{}", self.uri.authority().map_or("", |it| it.as_str()))
    }

    /// The address to connect to. It is looked up once: what was checked is what is asked.
    async fn address(&self) -> Result<SocketAddr, String> {
        let mut all = lookup_host((self.host.as_str(), self.port)).await.map_err(|why| why.to_string())?;
        let fits = |it: &SocketAddr| self.private || is_public(it.ip());
        all.find(fits).ok_or_else(|| "it has no public address".to_string())
    }
}

/// Whether an address is one of the whole net, and not of this machine or a network behind it.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(it) => is_public_v4(it),
        IpAddr::V6(it) => is_public_v6(it),
    }
}

fn is_public_v4(it: Ipv4Addr) -> bool {
    let [a, b, c, _] = it.octets();
    let is_shared = a == 100 && (64..128).contains(&b);
    let is_special = (a == 192 && b == 0 && c == 0)
        || (a == 198 && (18..20).contains(&b))
        || (a == 192 && b == 88 && c == 99);
    !(it.is_private()
        || it.is_loopback()
        || it.is_link_local()
        || it.is_documentation()
        || is_shared
        || is_special
        || a == 0
        || 224 <= a)
}

fn is_public_v6(it: Ipv6Addr) -> bool {
    let parts = it.segments();
    let v4 = |high: u16, low: u16| Ipv4Addr::from(u32::from(high) << 16 | u32::from(low));
    match parts {
        // Ways to addresses of the fourth version.
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] | [0x2002, high, low, ..] => is_public_v4(v4(high, low)),
        // Teredo, documentation.
        [0x2001, 0, ..] | [0x2001, 0xdb8, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

/// Makes requests.
pub(crate) struct Outgoing {
    tls: Arc<ClientConfig>,
}

impl Outgoing {
    /// Trusts those whom browsers trust, and these.
    pub(crate) fn new(trusted: &[CertificateDer<'static>]) -> Result<Outgoing, String> {
        Ok(Outgoing { tls: trusting(trusted)? })
    }

    /// Posts, and returns the status of the reply.
    pub(super) async fn post(
        &self,
        to: &Receiver,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Result<StatusCode, String> {
        let stream = TcpStream::connect(to.address().await?).await.map_err(|why| why.to_string())?;
        let path = to.uri.path_and_query().map_or("/", |it| it.as_str());
        let mut request = Request::post(path)
            .header(header::HOST, to.uri.authority().map_or("", |it| it.as_str()))
            .header(header::USER_AGENT, "Sandtable")
            .header(header::CONTENT_LENGTH, body.len());
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(|why| why.to_string())?;
        if !to.is_secure {
            return exchange(TokioIo::new(stream), request).await;
        }
        let name = ServerName::try_from(to.host.clone()).map_err(|why| why.to_string())?;
        let connector = TlsConnector::from(self.tls.clone());
        let stream = connector.connect(name, stream).await.map_err(|why| why.to_string())?;
        exchange(TokioIo::new(stream), request).await
    }
}

async fn exchange(
    io: impl hyper::rt::Read + hyper::rt::Write + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Result<StatusCode, String> {
    let (mut sender, connection) = http1::handshake(io).await.map_err(|why| why.to_string())?;
    // The connection does the work, and may end before its reply was taken. It is dropped with this request, whatever is still sent on it.
    let worked = async {
        drop(connection.await);
        std::future::pending::<()>().await;
    };
    tokio::select! {
        biased;
        reply = sender.send_request(request) => reply.map(|it| it.status()).map_err(|why| why.to_string()),
        () = worked => Err("it closed".to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_allowed_receivers_are_asked() {
        let allowed = Allowed {
            hosts: vec!["push.example".into(), "*.club.example".into(), "odd.example:8443".into()],
            private: false,
        };
        for fine in [
            "https://push.example/a?b",
            "https://PUSH.example:443/",
            "https://a.b.club.example/x",
            "https://odd.example:8443/",
        ] {
            assert!(allowed.receiver(fine).is_some(), "{fine}");
        }
        for wrong in [
            "http://push.example/",
            "https://push.example:8443/",
            "https://odd.example/",
            "https://club.example/",
            "https://.club.example/",
            "https://evilclub.example/",
            "https://push.example.evil/",
            "https://push.example@evil/",
            "https://evil@push.example/",
            "https://127.0.0.1/",
            "ftp://push.example/",
            "push.example",
            "/a",
            "",
        ] {
            assert!(allowed.receiver(wrong).is_none(), "{wrong}");
        }
        let at_home = Allowed { hosts: vec!["127.0.0.1:9".into()], private: true };
        assert!(
            at_home.receiver("http://127.0.0.1:9/x").is_some()
                && at_home.receiver("http://127.0.0.1/").is_none()
        );
    }

    #[test]
    fn networks_behind_this_machine_are_not_public() {
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "192.0.0.8",
            "198.18.0.1",
            "192.0.2.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::",
            "2001:db8::1",
            "2001::1",
            "::7f00:1",
        ] {
            assert!(!is_public(private.parse().expect("it is an address")), "{private}");
        }
        for public in ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "2002:0101:0101::1", "::ffff:1.1.1.1"] {
            assert!(is_public(public.parse().expect("it is an address")), "{public}");
        }
    }

    /// A name that leads into a private network is refused after it was looked up.
    #[tokio::test]
    async fn a_name_that_leads_inside_is_refused() {
        let mut allowed = Allowed { hosts: vec!["localhost".into()], private: false };
        let receiver = allowed.receiver("https://localhost/").expect("its name is allowed");
        assert_eq!(receiver.address().await, Err("it has no public address".to_string()));
        allowed.private = true;
        assert!(allowed.receiver("https://localhost/").expect("it is allowed").address().await.is_ok());
    }

    /// A receiver is who its certificate says, or it is told nothing.
    #[tokio::test]
    async fn a_receiver_without_a_trusted_certificate_is_told_nothing() {
        use rustls_pki_types::pem::PemObject;
        use tokio::io::{AsyncReadExt, AsyncWriteExt};

        let folder = std::env::temp_dir().join(crate::secrets::unguessable());
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        let (certificate, key) = (folder.join("cert.pem"), folder.join("key.pem"));
        let made = std::process::Command::new("openssl")
            .args(
                "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost"
                    .split(' '),
            )
            .args([
                "-addext",
                "subjectAltName=DNS:localhost",
                "-addext",
                "basicConstraints=critical,CA:FALSE",
            ])
            .args([
                std::ffi::OsStr::new("-keyout"),
                key.as_os_str(),
                "-out".as_ref(),
                certificate.as_os_str(),
            ])
            .output();
        // Without openssl there is nothing to try it with.
        if !made.is_ok_and(|it| it.status.success()) {
            return;
        }
        let tls = crate::tls::Tls::read(certificate.clone(), key).expect("it is a certificate");
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let port = listener.local_addr().expect("it has an address").port();
        let (heard, mut told) = tokio::sync::mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let Ok(mut stream) = tls.acceptor().accept(stream).await else { continue };
                let mut bytes = [0; 4096];
                let n = stream.read(&mut bytes).await.unwrap_or(0);
                heard.send(n).expect("someone listens");
                drop(stream.write_all(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n").await);
            }
        });
        let allowed =
            Allowed { hosts: vec![format!("localhost:{port}"), format!("127.0.0.1:{port}")], private: true };
        let post = async |trusted: &[CertificateDer<'static>], host: &str| {
            let to = allowed.receiver(&format!("https://{host}:{port}/")).expect("it is allowed");
            Outgoing::new(trusted).expect("it fits").post(&to, &[], b"x".to_vec()).await
        };
        let own = CertificateDer::from_pem_file(&certificate).expect("it is a certificate");
        let trusted = [own];
        assert!(post(&[], "localhost").await.is_err(), "nobody vouches for it");
        assert!(post(&trusted, "127.0.0.1").await.is_err(), "it is someone else's");
        assert!(told.try_recv().is_err());
        assert_eq!(post(&trusted, "localhost").await, Ok(StatusCode::CREATED));
        assert!(told.try_recv().is_ok());
        drop(std::fs::remove_dir_all(folder));
    }
}
