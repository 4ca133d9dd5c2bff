//! The settings that a server starts with.

use std::{
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use crate::{
    Limits, NoticeSettings, Retention,
    hall::{CHORES, WAKINGS},
    notices::Means,
    queries,
    tls::Tls,
};

/// The settings that a server starts with.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen, such as `127.0.0.1:0`, where 0 is any free port.
    pub address: String,
    /// Where the operator may ask for counts and health, such as `127.0.0.1:8138`. Without it, the machine that the server runs on may ask at
    /// the usual address, unless there is a public URL: then nobody may.
    pub operator: Option<String>,
    /// Addresses or networks of proxies on other machines, such as `10.88.0.0/16`. With a public URL one on this machine is believed anyhow.
    pub proxies: Vec<String>,
    /// What the operator's page asks for. Without it the page does nothing.
    pub operator_token: Option<String>,
    /// Certificates in PEM, the server's own first. With a key, the server speaks TLS itself.
    pub tls_certificate: Option<PathBuf>,
    /// The private key in PEM.
    pub tls_key: Option<PathBuf>,
    /// The folder that holds the store, and the socket for the command line.
    pub data: PathBuf,
    /// The database of PostgreSQL that holds the store in place of a file, such as `postgres://sandtable@db.example/sandtable`.
    pub store: Option<String>,
    /// Certificates in PEM that are trusted for PostgreSQL besides those that browsers trust.
    pub store_certificates: Option<PathBuf>,
    /// Content of the operator's own, a folder or a pack, which is put over the games' before the server starts.
    pub content: Option<PathBuf>,
    /// The address that people type, where it differs from where the server listens, such as `https://table.example`.
    pub public_url: Option<String>,
    /// Where other servers on the same database reach this one, such as `10.0.0.5:8139`. It listens there.
    pub peer_address: Option<String>,
    /// What servers show each other.
    pub peer_secret: Option<String>,
    /// How long a server may be silent before the others take its matches over. The same at all of them.
    pub peer_patience: Duration,
    /// Whether sample games are listed too.
    pub samples: bool,
    /// How much one visitor may do.
    pub limits: Limits,
    /// How long a match without anybody at its table stays in memory.
    pub sleep_after: Duration,
    /// How long a browser may take to send the head of a request, or leave a message unread.
    pub slow_after: Duration,
    /// How long bots and chance go on before everybody is shown what they did.
    pub bots_at_once: Duration,
    /// How many entries of the log a browser is sent at once. A long match has fifty thousand.
    pub log_page: usize,
    /// How long things are kept.
    pub retention: Retention,
    /// How people are told that it is their turn.
    pub notices: NoticeSettings,
}

/// Who knows the secret of the servers can do anything.
const SHORTEST_SECRET: usize = 16;

impl Settings {
    /// The usual settings, with the store in `data`.
    pub fn new(data: impl Into<PathBuf>) -> Settings {
        Settings {
            address: "127.0.0.1:0".to_string(),
            operator: None,
            operator_token: None,
            tls_certificate: None,
            tls_key: None,
            data: data.into(),
            store: None,
            store_certificates: None,
            content: None,
            public_url: None,
            peer_address: None,
            peer_secret: None,
            peer_patience: Duration::from_secs(3),
            proxies: Vec::new(),
            samples: false,
            limits: Limits::default(),
            sleep_after: Duration::from_secs(300),
            slow_after: Duration::from_secs(20),
            bots_at_once: Duration::from_millis(5),
            log_page: 400,
            retention: Retention::default(),
            notices: NoticeSettings::default(),
        }
    }

    /// How many threads the runtime of a server needs for what takes time: all that may be worked out at once, and some to read from the
    /// store. With fewer, every request would wait for bots that think.
    pub fn threads_for_work(&self) -> usize {
        const READING: usize = 4;
        READING
            + queries::AT_ONCE
            + WAKINGS
            + CHORES
            + self.limits.thoughts.max(1)
            + self.limits.analyses.max(1)
            + self.limits.imports
    }

    pub(crate) fn check(&self) -> Result<Checked, String> {
        let address = address(&self.address)?;
        let operator = self.operator.as_deref().map(self::address).transpose()?;
        Proxies::parse(&self.proxies)?;
        let public = self.public_url.as_deref().map(Public::parse).transpose()?;
        let tls = match (&self.tls_certificate, &self.tls_key) {
            (None, None) => None,
            (Some(certificate), Some(key)) => Some(Tls::read(certificate.clone(), key.clone())?),
            _ => return Err("For TLS both a certificate and its key are needed.".to_string()),
        };
        if tls.is_some() && !public.as_ref().is_some_and(|it| it.is_secure) {
            return Err(
                "With TLS, give the public URL that people type, such as https://table.example.".to_string()
            );
        }
        let peer = match (&self.store, &self.peer_address, &self.peer_secret) {
            (_, None, None) => None,
            (Some(_), Some(address), Some(secret)) if SHORTEST_SECRET <= secret.len() => {
                Some(self::address(address)?).filter(|it| !it.ip().is_unspecified() && it.port() != 0)
            }
            (Some(_), Some(_), Some(_)) => {
                return Err(format!("The peer-secret is shorter than {SHORTEST_SECRET} characters."));
            }
            _ => {
                let why = "Servers that share a database need all of store, peer-address and peer-secret.";
                return Err(why.to_string());
            }
        };
        if self.peer_address.is_some() && peer.is_none() {
            return Err(
                "The peer-address is where others reach this server: an address of its own, with a port."
                    .to_string(),
            );
        }
        if self.peer_patience < Duration::from_secs(1) {
            return Err("The peer-patience is at least one second.".to_string());
        }
        let means = self.notices.check(public.as_ref().map(|it| it.origin.as_str()))?;
        Ok(Checked { address, operator, public, tls, peer, means })
    }
}

fn address(text: &str) -> Result<SocketAddr, String> {
    text.replace("localhost:", "127.0.0.1:").parse().map_err(|_| {
        format!(
            "The address \"{text}\" is not an IP address with a port, such as 127.0.0.1:8137 or [::1]:8137."
        )
    })
}

/// Settings that have been checked.
pub(crate) struct Checked {
    pub(crate) address: SocketAddr,
    pub(crate) operator: Option<SocketAddr>,
    pub(crate) public: Option<Public>,
    pub(crate) tls: Option<Tls>,
    /// Where other servers reach this one.
    pub(crate) peer: Option<SocketAddr>,
    pub(crate) means: Means,
}

/// Proxies on other machines.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Vec<(IpAddr, u32)>);

impl Proxies {
    pub(crate) fn parse(all: &[String]) -> Result<Proxies, String> {
        let wrong = |it: &str| format!("\"{it}\" is no address or network of a proxy, such as 10.88.0.0/16.");
        let network = |it: &String| -> Option<(IpAddr, u32)> {
            let (address, bits) = it.split_once('/').map_or((&**it, None), |it| (it.0, Some(it.1)));
            let address: IpAddr = address.parse().ok()?;
            let most = if address.is_ipv4() { 32 } else { 128 };
            let bits = bits.map_or(Some(most), |it| it.parse().ok().filter(|it| *it <= most))?;
            Some((address, bits))
        };
        let networks = all.iter().map(|it| network(it).ok_or_else(|| wrong(it)));
        Ok(Proxies(networks.collect::<Result<_, _>>()?))
    }

    pub(crate) fn has(&self, address: IpAddr) -> bool {
        let same = |a: u128, b: u128, of: u32, bits: u32| bits == 0 || (a ^ b) >> (of - bits) == 0;
        self.0.iter().any(|(network, bits)| match (network, address) {
            (IpAddr::V4(a), IpAddr::V4(b)) => same(a.to_bits().into(), b.to_bits().into(), 32, *bits),
            (IpAddr::V6(a), IpAddr::V6(b)) => same(a.to_bits(), b.to_bits(), 128, *bits),
            _ => false,
        })
    }
}

/// The address that people type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Public {
    /// As browsers send it in `Origin`.
    pub(crate) origin: String,
    /// As browsers send it in `Host`.
    pub(crate) authority: String,
    pub(crate) is_secure: bool,
}

impl Public {
    fn parse(url: &str) -> Result<Public, String> {
        let wrong = || {
            format!(
                "The public URL \"{url}\" is not one such as https://table.example or http://10.0.0.5:8137."
            )
        };
        let origin = url.trim_end_matches('/').to_ascii_lowercase();
        let (scheme, authority) = origin.split_once("://").ok_or_else(wrong)?;
        let fits = |it: char| it.is_ascii_alphanumeric() || ".-:[]".contains(it);
        let is_secure = match scheme {
            "https" => true,
            "http" => false,
            _ => return Err(wrong()),
        };
        if authority.is_empty() || !authority.chars().all(fits) {
            return Err(wrong());
        }
        // A browser leaves the usual port out.
        let usual = if is_secure { ":443" } else { ":80" };
        let authority = authority.strip_suffix(usual).unwrap_or(authority).to_string();
        Ok(Public { origin: format!("{scheme}://{authority}"), authority, is_secure })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_is_an_origin() {
        let public = Public::parse("https://Table.Example:443/").expect("it is one");
        assert_eq!(public.origin, "https://table.example");
        assert!(public.is_secure);
        for wrong in ["table.example", "ftp://table.example", "https://", "https://a/b", "https://a b"] {
            assert!(Public::parse(wrong).is_err(), "{wrong}");
        }
    }

    /// On a machine with many cores as many bots think.
    #[test]
    fn requests_do_not_wait_for_bots_that_think() {
        let limits = Limits { thoughts: 63, analyses: 3, imports: 5, ..Limits::default() };
        let threads = Settings { limits, ..Settings::new("") }.threads_for_work();
        assert!(63 + 3 + 5 + queries::AT_ONCE + WAKINGS < threads, "{threads}");
    }

    #[test]
    fn a_proxy_is_an_address_or_a_network() {
        let proxies = |all: &[&str]| Proxies::parse(&all.iter().map(|it| it.to_string()).collect::<Vec<_>>());
        let known = proxies(&["10.88.0.0/16", "192.0.2.7", "fd00::/8"]).expect("they are");
        for (address, is_one) in [
            ("10.88.3.4", true),
            ("10.89.0.1", false),
            ("192.0.2.7", true),
            ("192.0.2.8", false),
            ("fd12::1", true),
            ("fe80::1", false),
        ] {
            assert_eq!(known.has(address.parse().expect("an address")), is_one, "{address}");
        }
        assert!(proxies(&["0.0.0.0/0"]).expect("it is").has("203.0.113.9".parse().expect("an address")));
        for wrong in ["proxy.example", "10.0.0.0/33", "10.0.0.0/x", "/8", ""] {
            assert!(proxies(&[wrong]).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_address_is_an_ip_address_with_a_port() {
        let at =
            |address: &str| Settings { address: address.to_string(), ..Settings::new("") }.check().is_ok();
        assert!(at("127.0.0.1:0") && at("localhost:8137") && at("[::1]:80"));
        assert!(!at("127.0.0.1") && !at("table.example:80") && !at("1.2.3.4:99999"));
    }
}
