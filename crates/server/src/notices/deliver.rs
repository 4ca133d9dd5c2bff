//! Delivering: on a thread and with a runtime of its own, so that no receiver and no slow name server can take anything from the
//! matches. What waits is bounded; what fails is tried again later, and later still.

use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, SystemTime},
};

use hyper::StatusCode;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};

use super::{
    mail::Mail,
    outgoing::Receiver,
    push::{self, Keys, Signer},
    settings::Means,
    webhook,
};
use crate::{
    metrics::Metrics,
    store::{DueTurn, NoticeWrite, Store, Write, read},
};

/// How long one attempt may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// How many wait, those that are tried again later included.
const PLACES: usize = 1_000;

/// How many are sent at the same time, of each kind: what is slow holds up its own kind alone.
const AT_ONCE: usize = 8;

/// How often something is tried, and how much longer it waits each time.
const ATTEMPTS: u32 = 5;
const LONGER: u32 = 5;

/// What came of an attempt.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Done,
    /// There is no such receiver any more.
    Gone,
    /// It will not be taken, however often it is tried.
    Refused(String),
    /// It may be taken later.
    Failed(String),
}

/// Something to deliver.
pub(super) struct Job {
    pub(super) what: What,
    /// The turn that it is about: once that is over, it is not sent any more.
    pub(super) turn: Option<DueTurn>,
    /// Its place among those that wait.
    pub(super) place: OwnedSemaphorePermit,
}

pub(super) enum What {
    Push { endpoint: String, keys: Keys, to: Receiver, topic: String, text: String },
    Mail(Mail),
    Webhook { to: Receiver, secret: String, body: Vec<u8> },
}

impl What {
    fn kind(&self) -> Kind {
        match self {
            What::Push { .. } => Kind::Push,
            What::Mail(_) => Kind::Mail,
            What::Webhook { .. } => Kind::Webhook,
        }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Kind {
    Push,
    Mail,
    Webhook,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Push => "push",
            Kind::Mail => "mail",
            Kind::Webhook => "webhook",
        }
    }
}

/// The way to the thread that delivers.
pub(super) struct Post {
    jobs: mpsc::UnboundedSender<Job>,
    places: Arc<Semaphore>,
}

impl Post {
    /// Begins the thread that delivers. It ends when this is dropped.
    pub(super) fn open(deliverer: Deliverer) -> Result<Post, String> {
        let failed = |why: std::io::Error| format!("The thread for notices cannot be started: {why}.");
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .max_blocking_threads(4)
            .build()
            .map_err(failed)?;
        let (jobs, inbox) = mpsc::unbounded_channel();
        let work = move || {
            runtime.block_on(take(Arc::new(deliverer), inbox));
            // A name server that does not answer does not keep the program from ending.
            runtime.shutdown_background();
        };
        std::thread::Builder::new().name("notices".into()).spawn(work).map_err(failed)?;
        Ok(Post { jobs, places: Arc::new(Semaphore::new(PLACES)) })
    }

    /// A place for one more, if there is one.
    pub(super) fn place(&self) -> Option<OwnedSemaphorePermit> {
        self.places.clone().try_acquire_owned().ok()
    }

    /// Hands something over. Only those who have a place may.
    pub(super) fn send(&self, job: Job) {
        drop(self.jobs.send(job));
    }
}

/// What delivering needs.
pub(super) struct Deliverer {
    pub(super) means: Arc<Means>,
    pub(super) signer: Arc<Signer>,
    /// Whom push services may ask about this server.
    pub(super) contact: String,
    pub(super) retry: Duration,
    pub(super) store: Arc<Store>,
    pub(super) metrics: Arc<Metrics>,
}

async fn take(deliverer: Arc<Deliverer>, mut inbox: mpsc::UnboundedReceiver<Job>) {
    let lanes = [Kind::Push, Kind::Mail, Kind::Webhook].map(|it| (it, Arc::new(Semaphore::new(AT_ONCE))));
    while let Some(job) = inbox.recv().await {
        let kind = job.what.kind();
        let Some((_, lane)) = lanes.iter().find(|it| it.0 == kind) else { continue };
        tokio::spawn(deliver(deliverer.clone(), lane.clone(), job));
    }
}

async fn deliver(deliverer: Arc<Deliverer>, lane: Arc<Semaphore>, job: Job) {
    let Job { what, turn, place } = job;
    let kind = what.kind().name();
    let mut wait = deliverer.retry;
    for attempt in 1..=ATTEMPTS {
        let permit = lane.acquire().await;
        if !deliverer.is_still_wanted(turn).await {
            break;
        }
        let outcome = tokio::time::timeout(PATIENCE, deliverer.attempt(&what)).await;
        drop(permit);
        match outcome.unwrap_or_else(|_| Outcome::Failed("it took too long".to_string())) {
            Outcome::Done => {
                deliverer.metrics.notices.count(kind);
                break;
            }
            Outcome::Gone => {
                deliverer.drop_push(&what);
                break;
            }
            Outcome::Failed(_) if attempt < ATTEMPTS => {
                deliverer.metrics.failed_notices.fetch_add(1, Relaxed);
                tokio::time::sleep(wait).await;
                wait *= LONGER;
            }
            Outcome::Refused(why) | Outcome::Failed(why) => {
                deliverer.metrics.failed_notices.fetch_add(1, Relaxed);
                // The receiver is a person's: the log does not say which one.
                tracing::warn!(kind, %why, "a notice could not be delivered");
                break;
            }
        }
    }
    drop(place);
}

impl Deliverer {
    async fn is_still_wanted(&self, turn: Option<DueTurn>) -> bool {
        let Some(turn) = turn else { return true };
        read(&self.store, move |store| store.is_turn(turn)).await.unwrap_or(false)
    }

    async fn attempt(&self, what: &What) -> Outcome {
        match what {
            What::Push { keys, to, topic, text, .. } => self.push(keys, to, topic, text).await,
            What::Mail(mail) => match &self.means.mailer {
                Some(mailer) => mailer.send(mail).await,
                None => Outcome::Refused("there is no mail here".to_string()),
            },
            What::Webhook { to, secret, body } => {
                let headers = [
                    ("content-type", "application/json".to_string()),
                    (webhook::SIGNATURE, webhook::signature(secret, body)),
                ];
                outcome(self.means.outgoing.post(to, &headers, body.clone()).await)
            }
        }
    }

    async fn push(&self, keys: &Keys, to: &Receiver, topic: &str, text: &str) -> Outcome {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
        let signed = self.signer.authorization(&to.origin(), &self.contact, now);
        let Some((signed, body)) = signed.zip(push::encrypt(text.as_bytes(), keys)) else {
            return Outcome::Gone;
        };
        let headers = [
            ("authorization", signed),
            ("content-type", "application/octet-stream".to_string()),
            ("content-encoding", "aes128gcm".to_string()),
            ("ttl", push::KEPT.to_string()),
            ("urgency", "normal".to_string()),
            // A newer message takes the place of one that was not delivered yet.
            ("topic", topic.to_string()),
        ];
        outcome(self.means.outgoing.post(to, &headers, body).await)
    }

    /// The browser has unsubscribed, or is gone.
    fn drop_push(&self, what: &What) {
        if let What::Push { endpoint, .. } = what {
            drop(self.store.write(vec![Write::Notice(NoticeWrite::DropPush { endpoint: endpoint.clone() })]));
        }
    }
}

fn outcome(status: Result<StatusCode, String>) -> Outcome {
    match status {
        Ok(status) if status.is_success() => Outcome::Done,
        Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => Outcome::Gone,
        Ok(status @ (StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_MANY_REQUESTS)) => {
            Outcome::Failed(status.to_string())
        }
        Ok(status) if status.is_server_error() => Outcome::Failed(status.to_string()),
        Ok(status) => Outcome::Refused(status.to_string()),
        Err(why) => Outcome::Failed(why),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_taken_later_is_tried_again() {
        let of = |code: u16| outcome(Ok(StatusCode::from_u16(code).expect("it is a status")));
        assert_eq!((of(201), of(404), of(410)), (Outcome::Done, Outcome::Gone, Outcome::Gone));
        for code in [408, 429, 500, 503] {
            assert!(matches!(of(code), Outcome::Failed(_)), "{code}");
        }
        for code in [301, 400, 403, 413] {
            assert!(matches!(of(code), Outcome::Refused(_)), "{code}");
        }
        assert!(matches!(outcome(Err("no".to_string())), Outcome::Failed(_)));
    }
}
