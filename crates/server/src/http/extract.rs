//! What handlers are given of a request.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, Request},
    http::{StatusCode, request::Parts},
};
use serde::de::DeserializeOwned;
use table::{Phrase, Problem};
use tokio::sync::oneshot::Sender;

use super::{Refusal, api::ask};
use crate::{
    hall::Hall,
    people::{require_person, require_player},
    room::Inbox,
    store::{Person, PersonId},
};

/// The person in front of the browser. Strangers are refused, and those who are banned.
pub(super) struct Caller(pub PersonId);

impl FromRequestParts<Arc<Hall>> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Caller, Refusal> {
        Ok(Caller(require_person(hall, &parts.headers).await?.id))
    }
}

/// The same, with the name.
pub(super) struct NamedCaller(pub Person);

impl FromRequestParts<Arc<Hall>> for NamedCaller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<NamedCaller, Refusal> {
        require_person(hall, &parts.headers).await.map(NamedCaller)
    }
}

/// The same, or a bot with an account: only for what bots may do.
pub(super) struct Player(pub Person);

impl FromRequestParts<Arc<Hall>> for Player {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Player, Refusal> {
        require_player(hall, &parts.headers).await.map(Player)
    }
}

/// A bot with an account, and nobody else.
pub(super) struct BotCaller(pub Person);

impl FromRequestParts<Arc<Hall>> for BotCaller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<BotCaller, Refusal> {
        match require_player(hall, &parts.headers).await? {
            bot if bot.is_bot => Ok(BotCaller(bot)),
            _ => Err(Refusal::forbidden(Phrase::new("web-only-for-bots"))),
        }
    }
}

/// The person in front of the browser, and the match that the path names.
pub(super) struct AtMatch {
    pub hall: Arc<Hall>,
    pub by: PersonId,
    pub id: String,
}

impl AtMatch {
    /// Asks the match something and waits for its answer.
    pub(super) async fn ask<T>(&self, what: impl FnOnce(Sender<T>) -> Inbox) -> Result<T, Refusal> {
        ask(&self.hall, &self.id, what).await
    }
}

impl FromRequestParts<Arc<Hall>> for AtMatch {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<AtMatch, Refusal> {
        let Caller(by) = Caller::from_request_parts(parts, hall).await?;
        let id = Path::<String>::from_request_parts(parts, hall).await;
        let Path(id) = id.map_err(|_| Refusal::missing(Phrase::new("web-no-such-match")))?;
        Ok(AtMatch { hall: hall.clone(), by, id })
    }
}

/// The whole body.
pub(super) struct Body(pub Bytes);

impl FromRequest<Arc<Hall>> for Body {
    type Rejection = Refusal;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Body, Refusal> {
        let bytes = Bytes::from_request(request, hall).await;
        bytes.map(Body).map_err(|why| match why.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, Phrase::new("web-too-large"))
            }
            _ => Refusal::bad(Phrase::new("web-not-understood")),
        })
    }
}

/// What the body says, which is JSON.
pub(super) struct Said<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Said<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Said<T>, Refusal> {
        let Body(bytes) = Body::from_request(request, hall).await?;
        serde_json::from_slice(&bytes).map(Said).map_err(|why| {
            let problems = vec![Problem::new("body", why.to_string())];
            Refusal::bad(Phrase::new("web-not-understood")).with(problems)
        })
    }
}
