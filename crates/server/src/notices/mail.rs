//! Mail, to the operator's server: short, in plain text, with a link that ends it.

use hyper::Uri;
use lettre::{
    Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{
        Mailbox,
        header::{ContentType, HeaderName, HeaderValue},
    },
    transport::smtp::client::{Certificate, Tls, TlsParameters},
};
use rustls_pki_types::CertificateDer;

use super::deliver::{Outcome, PATIENCE};

/// The longest address.
const LONGEST: usize = 254;

/// An address as it is kept; nothing if it is none.
pub(crate) fn address(text: &str) -> Option<String> {
    let address: Address = text.trim().parse().ok()?;
    let text = format!("{}@{}", address.user(), address.domain().to_ascii_lowercase());
    (text.len() <= LONGEST && address.domain().contains('.')).then_some(text)
}

/// A mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mail {
    pub(super) to: String,
    pub(super) subject: String,
    pub(super) body: String,
    /// Where mail programs post to end it all (RFC 8058).
    pub(super) stop: String,
}

/// The way to the operator's server.
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    pub(super) fn new(
        server: &str,
        from: &str,
        trusted: &[CertificateDer<'static>],
    ) -> Result<Mailer, String> {
        // What is wrong is said without the URL: a password may be in it.
        let wrong = |why: &str| format!("The setting mail-server cannot be used: {why}.");
        let uri: Uri = server
            .parse()
            .map_err(|_| wrong("it is not a URL such as smtps://name:password@mail.example"))?;
        let (scheme, host) = (uri.scheme_str().unwrap_or_default(), uri.host().unwrap_or_default());
        let is_wrapped = scheme == "smtps";
        let is_upgraded = uri.query() == Some("tls=required");
        let is_local =
            host == "localhost" || host.parse::<std::net::IpAddr>().is_ok_and(|it| it.is_loopback());
        if !is_wrapped && !is_upgraded && !is_local {
            return Err(wrong("mail would be readable on the way; write smtps://… or smtp://…?tls=required"));
        }
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(server);
        let mut transport = transport.map_err(|_| wrong("it is not a URL of SMTP"))?.timeout(Some(PATIENCE));
        if !trusted.is_empty() && (is_wrapped || is_upgraded) {
            let mut tls = TlsParameters::builder(host.to_string());
            for certificate in trusted {
                let certificate =
                    Certificate::from_der(certificate.to_vec()).map_err(|why| wrong(&why.to_string()))?;
                tls = tls.add_root_certificate(certificate);
            }
            let tls = tls.build().map_err(|why| wrong(&why.to_string()))?;
            transport = transport.tls(if is_wrapped { Tls::Wrapper(tls) } else { Tls::Required(tls) });
        }
        let from =
            from.parse().map_err(|_| format!("The setting mail-from is no address of mail: \"{from}\"."))?;
        Ok(Mailer { transport: transport.build(), from })
    }

    pub(super) async fn send(&self, mail: &Mail) -> Outcome {
        let Some(message) = self.message(mail) else {
            return Outcome::Refused("it cannot be written".to_string());
        };
        match self.transport.send(message).await {
            Ok(_) => Outcome::Done,
            Err(why) if why.is_permanent() => Outcome::Refused(why.to_string()),
            Err(why) => Outcome::Failed(why.to_string()),
        }
    }

    fn message(&self, mail: &Mail) -> Option<Message> {
        let header =
            |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        Message::builder()
            .from(self.from.clone())
            .to(mail.to.parse().ok()?)
            .subject(mail.subject.clone())
            .raw_header(header("List-Unsubscribe", format!("<{}>", mail.stop)))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_string()))
            // Machines that answer for people who are away leave it alone.
            .raw_header(header("Auto-Submitted", "auto-generated".to_string()))
            .header(ContentType::TEXT_PLAIN)
            .body(mail.body.clone())
            .ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_of_the_net() {
        assert_eq!(address(" Ada@Example.ORG ").as_deref(), Some("Ada@example.org"));
        for wrong in
            ["", "ada", "ada@", "@example.org", "ada@localhost", "a b@example.org", "a@b.c\r\nBcc: x@y.z"]
        {
            assert_eq!(address(wrong), None, "{wrong:?}");
        }
    }

    #[tokio::test]
    async fn mail_is_not_sent_in_the_open() {
        let new = |server: &str| Mailer::new(server, "Table <table@example.org>", &[]).map(drop);
        for fine in [
            "smtps://a:b@mail.example",
            "smtp://mail.example:587?tls=required",
            "smtp://127.0.0.1:2525",
            "smtp://localhost",
        ] {
            assert_eq!(new(fine), Ok(()), "{fine}");
        }
        for wrong in [
            "smtp://mail.example",
            "smtp://a:hush@mail.example?tls=opportunistic",
            "http://mail.example",
            "mail.example",
            "",
        ] {
            let why = new(wrong).expect_err(wrong);
            assert!(!why.contains("hush"), "{why}");
        }
        assert!(Mailer::new("smtps://mail.example", "nobody", &[]).is_err());
    }
}
