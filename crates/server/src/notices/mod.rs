//! Notices: "your turn in …", to people who are not at the table. By web push, by mail and by webhook, for matches that they chose.
//!
//! * A room writes down since when someone who wants notices is awaited (`room/turns`), in the same transaction as what led to it.
//! * [`run`] looks for those who have been awaited for long enough, respects quiet hours, and writes down that they were told
//!   before anything is sent: a turn is told once, whatever happens.
//! * [`deliver`] sends, on a thread of its own.

mod deliver;
mod mail;
mod outgoing;
mod push;
mod quiet;
mod settings;
mod webhook;
mod words;

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

pub(crate) use mail::address;
pub(crate) use push::Keys;
pub(crate) use quiet::{fits, is_zone};
pub(crate) use settings::Means;
pub use settings::NoticeSettings;
use tokio::sync::{Notify, OwnedSemaphorePermit};

use self::{
    deliver::{Deliverer, Job, Post, What},
    push::Signer,
    words::Links,
};
use crate::{
    hall::Hall,
    store::{
        DueTurn, League, LeagueWrite, MailRow, NoticeRow, NoticeWrite, PLAYS, PersonId, Read, Sitter,
        StoreError, Write, read,
    },
    time::{DAY, Millis},
};

/// How often it is looked at least.
const LOOK: Duration = Duration::from_secs(15);

/// How many are told at once.
const AT_ONCE: u32 = 100;

/// Someone who has the table open is told after so many times the usual time: the page may have been forgotten.
const LONGER_WHEN_HERE: u32 = 15;

/// The part of the hall that tells people.
pub(crate) struct Notices {
    pub(crate) means: Arc<Means>,
    changed: Notify,
    post: OnceLock<Post>,
    signer: OnceLock<Arc<Signer>>,
}

impl Notices {
    pub(crate) fn new(means: Means) -> Notices {
        Notices {
            means: Arc::new(means),
            changed: Notify::new(),
            post: OnceLock::new(),
            signer: OnceLock::new(),
        }
    }

    /// Someone is awaited, or no longer.
    pub(crate) fn look(&self) {
        self.changed.notify_one();
    }

    /// What browsers need to subscribe; nothing if there is no push here.
    pub(crate) fn push_key(&self) -> Option<String> {
        let signer = self.signer.get().filter(|_| !self.means.push.hosts.is_empty())?;
        Some(signer.public())
    }

    fn place(&self) -> Option<OwnedSemaphorePermit> {
        self.post.get()?.place()
    }

    fn send(&self, what: What, turn: Option<DueTurn>, place: OwnedSemaphorePermit) {
        if let Some(post) = self.post.get() {
            post.send(Job { what, turn, place });
        }
    }
}

/// When someone is to be told who is awaited from now on.
pub(crate) fn due(hall: &Hall, is_here: bool) -> Millis {
    let after = hall.settings.notices.after * if is_here { LONGER_WHEN_HERE } else { 1 };
    hall.time.now() + after.as_millis() as Millis
}

/// Opens the way out. The key with which pushes are signed is made once: browsers subscribe to it.
pub(crate) async fn open(hall: &Arc<Hall>) -> Read<()> {
    let kept = read(&hall.store, |store| store.push_key()).await?;
    let key = match kept {
        Some(key) => key,
        None => {
            let key = Signer::generate();
            let write = Write::Notice(NoticeWrite::PushKey { key: key.clone() });
            hall.commit(vec![write]).await?;
            // Another server may have been faster.
            let kept = read(&hall.store, |store| store.push_key()).await?;
            kept.unwrap_or(key)
        }
    };
    let damaged = || StoreError::damage("The key for web push in the store is damaged.");
    let signer = Arc::new(Signer::read(&key).ok_or_else(damaged)?);
    let deliverer = Deliverer {
        means: hall.notices.means.clone(),
        signer: signer.clone(),
        contact: hall.public.as_ref().map_or("https://localhost".to_string(), |it| it.origin.clone()),
        retry: hall.settings.notices.retry,
        store: hall.store.clone(),
        metrics: hall.metrics.clone(),
    };
    let post = Post::open(deliverer).map_err(StoreError::new)?;
    drop((hall.notices.post.set(post), hall.notices.signer.set(signer)));
    Ok(())
}

/// Tells people until the server ends.
pub(crate) async fn run(hall: Arc<Hall>) {
    let mut closing = hall.closing.subscribe();
    loop {
        let wait = match tell_all(&hall).await {
            Ok(Some(next)) => Duration::from_millis(next.saturating_sub(hall.time.now())).min(LOOK),
            Ok(None) => LOOK,
            Err(why) => {
                tracing::error!(%why, "notices could not be looked at");
                LOOK
            }
        };
        tokio::select! {
            () = tokio::time::sleep(wait) => (),
            () = hall.notices.changed.notified() => (),
            _ = closing.wait_for(|it| *it) => return,
        }
    }
}

/// Tells everybody who is due, and returns when the next one will be.
async fn tell_all(hall: &Arc<Hall>) -> Read<Option<Millis>> {
    let (now, gap) = (hall.time.now(), hall.settings.notices.gap.as_millis() as Millis);
    // One server tells for all: what it writes down fails if it is not the one any more.
    if !hall.peers.is_first() {
        return Ok(None);
    }
    for due in read(&hall.store, move |store| store.due_turns(now, gap, AT_ONCE)).await? {
        if !tell(hall, due).await? {
            // All places are taken: what is due stays so.
            return Ok(Some(now + LOOK.as_millis() as Millis));
        }
    }
    for (no, person, told) in read(&hall.store, move |store| store.due_members(now, AT_ONCE)).await? {
        if !tell_of_league(hall, no, person, told).await? {
            return Ok(Some(now + LOOK.as_millis() as Millis));
        }
    }
    read(&hall.store, move |store| {
        Ok([store.next_due(gap)?, store.next_due_member()?].into_iter().flatten().min())
    })
    .await
}

/// Tells one person of one turn, and returns whether there was a place.
async fn tell(hall: &Arc<Hall>, due: DueTurn) -> Read<bool> {
    let DueTurn { no, person, turn } = due;
    let found = read(&hall.store, move |store| Ok((store.notices_of(person)?, store.row_of(no)?))).await?;
    let (wants, Some(row)) = found else { return Ok(true) };
    let now = hall.time.now();
    if let Some(until) = wants.quiet.and_then(|it| quiet::ends(now, &wants.zone, it)) {
        hall.commit(vec![Write::Notice(NoticeWrite::Postpone { no, person, turn, until })]).await?;
        return Ok(true);
    }
    let others = row.seats.iter().filter(|it| matches!(it.1, Sitter::Person(other) if other != person));
    let mut others: Vec<String> = others.map(|it| it.2.name.clone()).filter(|it| !it.is_empty()).collect();
    others.dedup();
    let game = hall.game(&row.game).map_or("", |it| it.title());
    let own = row.seats.iter().find(|it| it.1 == Sitter::Person(person)).map_or("", |it| it.2.name.as_str());
    let title = words::title(game, &others);
    let text = words::turn(&wants.language, &title);
    let about = About {
        id: &row.id,
        path: format!("/match/{}", row.id),
        text,
        told: &|page| webhook::body(&row.id, &title, own, page, turn),
    };
    let all = messages(hall, &wants, &about);
    let places: Vec<OwnedSemaphorePermit> = all.iter().map_while(|_| hall.notices.place()).collect();
    if places.len() < all.len() {
        return Ok(false);
    }
    hall.commit(vec![Write::Notice(NoticeWrite::Told { no, person, turn, at: now })]).await?;
    for (what, place) in all.into_iter().zip(places) {
        hall.notices.send(what, Some(due), place);
    }
    Ok(true)
}

/// Tells a member that a round has begun, or that it ends in a day, and returns whether there was a place.
async fn tell_of_league(hall: &Arc<Hall>, no: i64, person: PersonId, told: u8) -> Read<bool> {
    let found = read(&hall.store, move |store| Ok((store.notices_of(person)?, store.league_of(no)?))).await?;
    let (wants, league) = found;
    let later = |told: u8, due: Option<Millis>| {
        hall.commit(vec![Write::League(LeagueWrite::Tell { no, person, told, due })])
    };
    let Some(league) = league.filter(|it| is_awaited_in(it, person)) else {
        later(told, None).await?;
        return Ok(true);
    };
    let now = hall.time.now();
    if let Some(until) = wants.quiet.and_then(|it| quiet::ends(now, &wants.zone, it)) {
        later(told, Some(until)).await?;
        return Ok(true);
    }
    let row = &league.row;
    let is_last_day = told != 0;
    let about = About {
        id: &row.id,
        path: format!("/league/{}", row.id),
        text: words::round(&wants.language, &row.name, row.round, is_last_day),
        told: &|page| webhook::round(&row.id, &row.name, page, row.round, is_last_day),
    };
    let all = messages(hall, &wants, &about);
    let places: Vec<OwnedSemaphorePermit> = all.iter().map_while(|_| hall.notices.place()).collect();
    if places.len() < all.len() {
        return Ok(false);
    }
    let last_day = row.deadline.map(|it| it.saturating_sub(DAY)).filter(|it| !is_last_day && now < *it);
    later(1, last_day).await?;
    for (what, place) in all.into_iter().zip(places) {
        hall.notices.send(what, None, place);
    }
    Ok(true)
}

/// Whether a member still has something to play in this round.
fn is_awaited_in(league: &League, person: PersonId) -> bool {
    let own = league.member_of(person).map(|it| it.n);
    let is_own = |first: u32, second: Option<u32>| own == Some(first) || (second.is_some() && own == second);
    league.row.state == PLAYS
        && own.is_some()
        && league.pairings.iter().any(|it| it.how.is_none() && is_own(it.first, it.second))
}

/// What a notice is about.
struct About<'a> {
    id: &'a str,
    path: String,
    text: String,
    /// What a webhook is told, with the address of the page.
    told: &'a (dyn Fn(&str) -> Vec<u8> + Sync),
}

/// What is sent to a person, by every way that they chose and the operator still allows.
fn messages(hall: &Hall, wants: &NoticeRow, about: &About<'_>) -> Vec<What> {
    let means = &hall.notices.means;
    let About { path, text, .. } = about;
    let mut all = Vec::new();
    for push in &wants.pushes {
        let Some(to) = means.push.receiver(&push.endpoint) else { continue };
        let text = serde_json::json!({"title": text, "path": path, "tag": about.id}).to_string();
        let (endpoint, keys, topic) = (push.endpoint.clone(), push.keys.clone(), about.id.to_string());
        all.push(What::Push { endpoint, keys, to, topic, text });
    }
    let Some(public) = &hall.public else { return all };
    let page = format!("{}{path}", public.origin);
    if let Some(mail) = wants.mail.as_ref().filter(|it| it.confirmed && means.mailer.is_some()) {
        let links = links(&public.origin, page.clone(), &mail.token);
        all.push(What::Mail(words::mail(&wants.language, &mail.address, text, links)));
    }
    if let Some(hook) = &wants.webhook
        && let Some(to) = means.webhooks.receiver(&hook.url)
    {
        let body = (about.told)(&page);
        all.push(What::Webhook { to, secret: hook.secret.clone(), body });
    }
    all
}

fn links(origin: &str, page: String, token: &str) -> Links {
    Links {
        page,
        stop_page: format!("{origin}/mail/stop/{token}"),
        stop: format!("{origin}/api/mail/stop/{token}"),
    }
}

/// Asks an address whether it is its person's; returns whether there was a place.
pub(crate) fn confirm(hall: &Hall, language: &str, mail: &MailRow, token: &str) -> bool {
    let (Some(public), Some(place)) = (&hall.public, hall.notices.place()) else { return false };
    let links = links(&public.origin, format!("{}/mail/confirm/{token}", public.origin), &mail.token);
    hall.notices.send(What::Mail(words::confirmation(language, &mail.address, links)), None, place);
    true
}
