//! What people ask about themselves: their devices, whom they do not want to play with, and what is kept of them.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use hosting::messages::{Blocked, Device};
use serde::Deserialize;
use table::Phrase;

use super::{
    Refusal,
    api::{Here, Reply, json},
    extract::{Caller, Said},
};
use crate::{
    hall::Hall,
    peers::News,
    people, secrets,
    store::{KeptDevice, PersonId, Write, read},
};

/// What a device or a person is called in a request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Called {
    id: String,
}

/// So much of the hash of a secret is enough to tell a person's devices apart.
fn short(hash: &[u8; 32]) -> String {
    secrets::hex(&hash[..8])
}

async fn kept(hall: &Arc<Hall>, person: PersonId) -> Result<Vec<KeptDevice>, Refusal> {
    Ok(read(&hall.store, move |store| store.devices(person)).await?)
}

pub(super) async fn devices(State(hall): Here, headers: HeaderMap, Caller(person): Caller) -> Reply {
    let this = people::device(&headers);
    let devices = kept(&hall, person).await?.into_iter().map(|it| Device {
        id: short(&it.hash),
        this: Some(it.hash) == this,
        name: it.name,
        since: it.since,
        seen: it.seen,
    });
    Ok(json(&devices.collect::<Vec<Device>>()))
}

/// A device is no longer this person's.
pub(super) async fn revoke(
    State(hall): Here,
    Caller(person): Caller,
    Said(Called { id }): Said<Called>,
) -> Reply {
    let device = kept(&hall, person).await?.into_iter().find(|it| short(&it.hash) == id);
    let device = device.ok_or_else(|| Refusal::missing(Phrase::new("web-no-such-device")))?;
    hall.commit_and_tell(vec![Write::Revoke { hash: device.hash }], News::Recheck { person }).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// This browser forgets the person. Another device of theirs stays theirs.
pub(super) async fn sign_out(State(hall): Here, headers: HeaderMap, Caller(person): Caller) -> Reply {
    if let Some(hash) = people::device(&headers) {
        hall.commit_and_tell(vec![Write::Revoke { hash }], News::Recheck { person }).await?;
    }
    Ok(forgotten(&hall))
}

/// Everything that is kept of this person, as a file.
pub(super) async fn data(State(hall): Here, Caller(person): Caller) -> Reply {
    let kept = read(&hall.store, move |store| store.kept_of(person)).await?;
    let save = (header::CONTENT_DISPOSITION, "attachment; filename=\"sandtable.json\"");
    Ok(([save], json(&kept)).into_response())
}

/// Everything of this person is deleted.
pub(super) async fn delete(State(hall): Here, Caller(person): Caller) -> Reply {
    people::forget(&hall, person).await?;
    Ok(forgotten(&hall))
}

/// The reply that makes a browser forget its cookie.
fn forgotten(hall: &Hall) -> Response {
    let cookie: HeaderValue = people::no_cookie(hall);
    (StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response()
}

pub(super) async fn blocked(State(hall): Here, Caller(person): Caller) -> Reply {
    let others = read(&hall.store, move |store| store.blocked_by(person)).await?;
    let others = others.into_iter().map(|it| Blocked { id: nickname(person, it.id), name: it.name });
    Ok(json(&others.collect::<Vec<Blocked>>()))
}

/// What one person calls another in requests: it means nothing to anybody else.
fn nickname(person: PersonId, other: PersonId) -> String {
    let both = [person.to_le_bytes(), other.to_le_bytes()].concat();
    secrets::hex(&secrets::hash(&both)[..8])
}

pub(super) async fn unblock(
    State(hall): Here,
    Caller(person): Caller,
    Said(Called { id }): Said<Called>,
) -> Reply {
    let others = read(&hall.store, move |store| store.blocked_by(person)).await?;
    let other = others.into_iter().find(|it| nickname(person, it.id) == id);
    let other = other.ok_or_else(|| Refusal::missing(Phrase::new("web-nobody-there")))?;
    people::block(&hall, person, other.id, false).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
