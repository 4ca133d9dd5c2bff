//! What the operator decides about notices.

use std::{path::PathBuf, time::Duration};

use super::{
    mail::Mailer,
    outgoing::{Allowed, Outgoing},
};
use crate::tls::certificates;

/// What the operator decides about notices.
#[derive(Clone, Debug)]
pub struct NoticeSettings {
    /// Whether browsers may be told by web push.
    pub push: bool,
    /// The hosts of push services. People name the services of their browsers; no other host is asked.
    pub push_services: Vec<String>,
    /// The hosts to which webhooks may go; with none there are no webhooks.
    pub webhook_hosts: Vec<String>,
    /// Whether receivers may be in a private network and without TLS.
    pub private_receivers: bool,
    /// The server that takes mail, such as `smtps://name:password@mail.example`. Without it there is no mail.
    pub mail_server: Option<String>,
    /// Whom mail is from, such as `Sandtable <table@example.org>`.
    pub mail_from: Option<String>,
    /// Certificates in PEM that are trusted besides those that browsers trust.
    pub trusted_certificates: Option<PathBuf>,
    /// How long someone is awaited before they are told. Fifteen times as long for those who have the table open.
    pub after: Duration,
    /// How long nothing more is sent about the same match.
    pub gap: Duration,
    /// When something that failed is tried again; then it takes longer each time.
    pub retry: Duration,
}

/// The services of the common browsers.
const PUSH_SERVICES: [&str; 5] = [
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
];

impl Default for NoticeSettings {
    fn default() -> NoticeSettings {
        NoticeSettings {
            push: true,
            push_services: PUSH_SERVICES.map(str::to_string).to_vec(),
            webhook_hosts: Vec::new(),
            private_receivers: false,
            mail_server: None,
            mail_from: None,
            trusted_certificates: None,
            after: Duration::from_secs(60),
            gap: Duration::from_secs(600),
            retry: Duration::from_secs(30),
        }
    }
}

/// The same, checked.
pub(crate) struct Means {
    pub(crate) push: Allowed,
    pub(crate) webhooks: Allowed,
    pub(crate) outgoing: Outgoing,
    pub(crate) mailer: Option<Mailer>,
}

impl NoticeSettings {
    /// `public` is the address that people type, if the operator gave it: links need it.
    pub(crate) fn check(&self, public: Option<&str>) -> Result<Means, String> {
        let trusted = certificates(self.trusted_certificates.as_deref())?;
        let mailer = match (&self.mail_server, &self.mail_from) {
            (None, None) => None,
            (Some(server), Some(from)) => Some(Mailer::new(server, from, &trusted)?),
            _ => return Err("For mail both mail-server and mail-from are needed.".to_string()),
        };
        let sends_links = mailer.is_some() || !self.webhook_hosts.is_empty();
        if sends_links && public.is_none() {
            return Err(
                "Mail and webhooks have links in them: give the public URL that people type.".to_string()
            );
        }
        let allowed = |hosts: &[String]| Allowed { hosts: hosts.to_vec(), private: self.private_receivers };
        Ok(Means {
            push: allowed(if self.push { &self.push_services } else { &[] }),
            webhooks: allowed(&self.webhook_hosts),
            outgoing: Outgoing::new(&trusted)?,
            mailer,
        })
    }
}
