//! How people want to be told that it is their turn.

use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    response::IntoResponse,
};
use hosting::messages::{MailAddress, Notices, QuietHours, Webhook};
use serde::Deserialize;
use table::Phrase;

use super::{
    Refusal, Visitor,
    api::{Here, Reply, json, not_too_often},
    extract::{AtMatch, Caller, Said},
};
use crate::{
    hall::Hall,
    notices::{self, Keys},
    people,
    room::Inbox,
    secrets,
    store::{MailRow, MayAsk, NoticeWrite, PersonId, PushRow, Write, read},
};

use std::sync::Arc;

/// How many browsers of one person are told.
const MOST_PUSHES: usize = 10;

/// An address is asked once in so many seconds, no matter who names it.
const ASKED_EVERY: u64 = 60 * 60;

async fn commit(hall: &Hall, write: NoticeWrite) -> Result<(), Refusal> {
    Ok(hall.commit(vec![Write::Notice(write)]).await?)
}

pub(super) async fn own(State(hall): Here, Caller(person): Caller) -> Reply {
    told(&hall, person).await
}

/// How a person wants to be told, and how this server can.
async fn told(hall: &Arc<Hall>, person: PersonId) -> Reply {
    let kept = read(&hall.store, move |store| store.notices_of(person)).await?;
    let means = &hall.notices.means;
    Ok(json(&Notices {
        push_key: hall.notices.push_key(),
        pushes: kept.pushes.into_iter().map(|it| it.endpoint).collect(),
        mails: means.mailer.is_some(),
        mail: kept.mail.map(|it| MailAddress { address: it.address, confirmed: it.confirmed }),
        webhook_hosts: means.webhooks.hosts.clone(),
        webhook: kept.webhook.map(|it| Webhook { url: it.url, secret: it.secret }),
        language: kept.language,
        zone: kept.zone,
        quiet: kept.quiet,
        matches: kept.matches,
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    language: String,
    zone: String,
    quiet: Option<QuietHours>,
}

/// In which language, and when.
pub(super) async fn set(
    State(hall): Here,
    Caller(person): Caller,
    Said(Wanted { language, zone, quiet }): Said<Wanted>,
) -> Reply {
    let fits = hosting::languages().iter().any(|it| it.code == language)
        && notices::is_zone(&zone)
        && quiet.is_none_or(notices::fits);
    if !fits {
        return Err(Refusal::bad(Phrase::new("web-notice-bad-hours")));
    }
    commit(&hall, NoticeWrite::Settings { person, language, zone, quiet }).await?;
    told(&hall, person).await
}

/// A subscription as browsers write it.
#[derive(Deserialize)]
pub(super) struct Subscription {
    endpoint: String,
    keys: SubscriptionKeys,
}

#[derive(Deserialize)]
struct SubscriptionKeys {
    p256dh: String,
    auth: String,
}

pub(super) async fn subscribe(
    State(hall): Here,
    headers: HeaderMap,
    Caller(person): Caller,
    Said(Subscription { endpoint, keys }): Said<Subscription>,
) -> Reply {
    let keys = Keys::parse(&keys.p256dh, &keys.auth);
    let keys = keys.filter(|_| hall.notices.means.push.receiver(&endpoint).is_some());
    let keys = keys.ok_or_else(|| Refusal::bad(Phrase::new("web-notice-bad-push")))?;
    let device = people::device(&headers).ok_or_else(|| Refusal::stranger(Phrase::new("web-no-person")))?;
    let kept = read(&hall.store, move |store| store.notices_of(person)).await?;
    let is_new = kept.pushes.iter().all(|it| it.endpoint != endpoint);
    if is_new && MOST_PUSHES <= kept.pushes.len() {
        // The oldest is most likely of a browser that is gone.
        commit(&hall, NoticeWrite::DropPush { endpoint: kept.pushes[0].endpoint.clone() }).await?;
    }
    let push = PushRow { endpoint, keys };
    commit(&hall, NoticeWrite::Push { person, device, push, at: hall.time.seconds() }).await?;
    told(&hall, person).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Endpoint {
    endpoint: String,
}

pub(super) async fn unsubscribe(
    State(hall): Here,
    Caller(person): Caller,
    Said(Endpoint { endpoint }): Said<Endpoint>,
) -> Reply {
    commit(&hall, NoticeWrite::DropPushOf { person, endpoint }).await?;
    told(&hall, person).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Address {
    /// Empty to have none.
    address: String,
}

/// An address for mail. It is asked first.
pub(super) async fn mail(
    State(hall): Here,
    visitor: Visitor,
    Caller(person): Caller,
    Said(Address { address }): Said<Address>,
) -> Reply {
    if address.trim().is_empty() {
        commit(&hall, NoticeWrite::DropMail { person }).await?;
        return told(&hall, person).await;
    }
    let address = notices::address(&address).filter(|_| hall.notices.means.mailer.is_some());
    let address = address.ok_or_else(|| Refusal::bad(Phrase::new("web-notice-bad-mail")))?;
    not_too_often(&hall, (&hall.letters, "mails"), visitor)?;
    let at = hall.time.seconds();
    let (asked, hash) = (address.clone(), secrets::hash(address.to_ascii_lowercase().as_bytes()));
    let since = at.saturating_sub(ASKED_EVERY);
    match read(&hall.store, move |store| store.may_ask(&asked, &hash, since)).await? {
        MayAsk::Now => (),
        MayAsk::Later => return Err(Refusal::conflict(Phrase::new("web-notice-mail-asked"))),
        MayAsk::Never => return Err(Refusal::conflict(Phrase::new("web-notice-mail-refused"))),
    }
    let (token, link) = (secrets::unguessable(), secrets::unguessable());
    let confirmation = secrets::hash(link.as_bytes());
    let row = MailRow { person, address: address.clone(), token: token.clone(), confirmed: false };
    commit(&hall, NoticeWrite::Mail { person, address, token, confirmation, at }).await?;
    let language = read(&hall.store, move |store| store.notices_of(person)).await?.language;
    match notices::confirm(&hall, &language, &row, &link) {
        true => told(&hall, person).await,
        false => Err(Refusal::ours(Phrase::new("web-failed"))),
    }
}

/// Someone opened the link that was sent to an address.
pub(super) async fn confirm(State(hall): Here, Path(token): Path<String>) -> Reply {
    let confirmation = secrets::hash(token.as_bytes());
    let found = read(&hall.store, move |store| store.mail_to_confirm(&confirmation)).await?;
    found.ok_or_else(|| Refusal::missing(Phrase::new("web-notice-no-link")))?;
    commit(&hall, NoticeWrite::Confirmed { confirmation }).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Someone wants no more mail: a person on the page of the link, or their program for mail.
pub(super) async fn stop(State(hall): Here, Path(token): Path<String>) -> Reply {
    let found = match secrets::looks_right(&token) {
        true => read(&hall.store, move |store| store.mail_to_stop(&token)).await?,
        false => None,
    };
    let found = found.ok_or_else(|| Refusal::missing(Phrase::new("web-notice-no-link")))?;
    if !found.confirmed {
        // Someone named an address that is not theirs. Nobody is to do so again.
        let hash = secrets::hash(found.address.to_ascii_lowercase().as_bytes());
        commit(&hall, NoticeWrite::RefuseMail { hash }).await?;
    }
    commit(&hall, NoticeWrite::DropMail { person: found.person }).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hook {
    /// Empty to have none.
    url: String,
}

/// Where a club's own program is told.
pub(super) async fn webhook(
    State(hall): Here,
    Caller(person): Caller,
    Said(Hook { url }): Said<Hook>,
) -> Reply {
    let url = url.trim().to_string();
    if url.is_empty() {
        commit(&hall, NoticeWrite::DropWebhook { person }).await?;
    } else if hall.notices.means.webhooks.receiver(&url).is_some() {
        commit(&hall, NoticeWrite::Webhook { person, url, secret: secrets::unguessable() }).await?;
    } else {
        return Err(Refusal::bad(Phrase::new("web-notice-bad-webhook")));
    }
    told(&hall, person).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Watched {
    on: bool,
}

/// Whether a person is told of a match.
pub(super) async fn watch(at: AtMatch, Said(Watched { on }): Said<Watched>) -> Reply {
    let done = at.ask(|reply| Inbox::Watch { person: at.by, on, reply }).await?;
    done.map_err(Refusal::conflict)?;
    told(&at.hall, at.by).await
}
