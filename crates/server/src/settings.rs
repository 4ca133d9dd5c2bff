//! The settings that a server starts with.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use crate::{Limits, NoticeSettings, Retention, notices::Means, tls::Tls};

/// The settings that a server starts with.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen, such as `127.0.0.1:0`, where 0 is any free port.
    pub address: String,
    /// Where the operator may ask for counts and health, such as `127.0.0.1:8138`. Without it, the machine that the server runs on may ask at
    /// the usual address, unless there is a public URL: then nobody may.
    pub operator: Option<String>,
    /// What the operator's page asks for. Without it the page does nothing.
    pub operator_token: Option<String>,
    /// Certificates in PEM, the server's own first. With a key, the server speaks TLS itself.
    pub tls_certificate: Option<PathBuf>,
    /// The private key in PEM.
    pub tls_key: Option<PathBuf>,
    /// The folder that holds the store.
    pub data: PathBuf,
    /// The address that people type, where it differs from where the server listens, such as `https://table.example`.
    pub public_url: Option<String>,
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
            public_url: None,
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

    pub(crate) fn check(&self) -> Result<Checked, String> {
        let address = address(&self.address)?;
        let operator = self.operator.as_deref().map(self::address).transpose()?;
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
        let means = self.notices.check(public.as_ref().map(|it| it.origin.as_str()))?;
        Ok(Checked { address, operator, public, tls, means })
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
    pub(crate) means: Means,
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

    #[test]
    fn an_address_is_an_ip_address_with_a_port() {
        let at =
            |address: &str| Settings { address: address.to_string(), ..Settings::new("") }.check().is_ok();
        assert!(at("127.0.0.1:0") && at("localhost:8137") && at("[::1]:80"));
        assert!(!at("127.0.0.1") && !at("table.example:80") && !at("1.2.3.4:99999"));
    }
}
