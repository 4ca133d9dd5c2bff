//! HTTP: the routes and their handlers.

mod api;
mod bots;
mod chores;
mod doors;
mod extract;
mod ladder;
mod leagues;
mod notices;
mod operator;
mod own;
mod packs;
mod refusal;

use std::{path::Path, sync::Arc};

use axum::{
    Router,
    extract::{DefaultBodyLimit, State},
    http::{StatusCode, header},
    middleware,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use hosting::pack::LARGEST_PACK;

pub(crate) use doors::{PassedOn, Visitor, is_own_origin};
pub(crate) use operator::router as operator_router;
pub(crate) use refusal::Refusal;

use crate::{client, hall::Hall, peers, socket, store::read};

/// The largest body, in bytes.
const LARGEST: usize = 64 << 10;

/// The largest match file, in bytes.
const LARGEST_FILE: usize = 4 << 20;

/// All routes of the server.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    let api = Router::new()
        .route("/api/games", get(api::games))
        .route("/api/games/{game}/content", get(api::content))
        .route("/api/games/{game}/check", post(api::examine))
        .route("/api/me", get(api::me).post(api::rename))
        .route("/api/me/carry", post(api::carry))
        .route("/api/me/devices", get(own::devices))
        .route("/api/me/devices/revoke", post(own::revoke))
        .route("/api/me/sign-out", post(own::sign_out))
        .route("/api/me/data", get(own::data))
        .route("/api/me/delete", post(own::delete))
        .route("/api/me/blocked", get(own::blocked))
        .route("/api/me/unblock", post(own::unblock))
        .route("/api/me/bots", get(bots::own).post(bots::make))
        .route("/api/me/bots/token", post(bots::token))
        .route("/api/me/bots/open", post(bots::open))
        .route("/api/me/bots/revoke", post(bots::revoke))
        .route("/api/bots", get(bots::all))
        .route("/api/ladder/{game}/{kind}", get(ladder::standings))
        .route("/api/ladder/{game}/{kind}/{id}", get(ladder::course))
        .route("/api/leagues", get(leagues::own).post(leagues::make))
        .route("/api/leagues/invitations/{token}", get(leagues::invitation).post(leagues::join))
        .route("/api/leagues/{id}", get(leagues::one))
        .route("/api/leagues/{id}/start", post(leagues::start))
        .route("/api/leagues/{id}/leave", post(leagues::leave))
        .route("/api/leagues/{id}/remove", post(leagues::remove))
        .route("/api/leagues/{id}/forfeit", post(leagues::forfeit))
        .route("/api/leagues/{id}/close", post(leagues::close))
        .route("/api/leagues/{id}/reminders", post(leagues::remind))
        .route("/api/challenges", get(bots::challenges))
        .route("/api/me/notices", get(notices::own).post(notices::set))
        .route("/api/me/notices/push", post(notices::subscribe))
        .route("/api/me/notices/push/stop", post(notices::unsubscribe))
        .route("/api/me/notices/mail", post(notices::mail))
        .route("/api/me/notices/webhook", post(notices::webhook))
        .route("/api/mail/confirm/{token}", post(notices::confirm))
        .route("/api/mail/stop/{token}", post(notices::stop))
        .route("/api/carry/{token}", post(api::arrive))
        .route("/api/matches", get(api::own).post(api::create))
        .route("/api/lobby", get(api::lobby))
        .route("/api/study/{game}/{after}", get(api::study))
        .route("/api/invitations/{token}", get(api::invitation).post(api::accept))
        .route("/api/matches/{id}/seats", post(api::take_seat))
        .route("/api/matches/{id}/turn-out", post(api::turn_out))
        .route("/api/matches/{id}/complaint", post(api::complain))
        .route("/api/matches/{id}/block", post(api::block))
        .route("/api/matches/{id}/challenge", post(bots::challenge))
        .route("/api/matches/{id}/challenge/accept", post(bots::accept))
        .route("/api/matches/{id}/challenge/decline", post(bots::decline))
        .route("/api/matches/{id}/notices", post(notices::watch))
        .route("/api/matches/{id}/file", get(api::file))
        .route("/api/matches/{id}/world/{name}", get(api::world))
        .route("/api/matches/{id}/fork", post(api::fork))
        .route("/api/matches/{id}/next", post(api::play_on))
        .route("/api/matches/{id}/chances", get(api::chances))
        .route("/api/packs", post(packs::make).layer(DefaultBodyLimit::max(packs::LARGEST_WRITTEN)))
        .route("/api/packs/open", post(packs::open).layer(DefaultBodyLimit::max(LARGEST_PACK)))
        .route("/api/import", post(api::import).layer(DefaultBodyLimit::max(LARGEST_FILE)))
        .route("/api/{*rest}", get(api::nothing).post(api::nothing))
        .method_not_allowed_fallback(api::wrong_method);
    Router::new()
        .merge(api)
        .route("/ws/matches/{id}", get(socket::open))
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .fallback(get(client::file))
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(middleware::from_fn_with_state(hall.clone(), peers::pass_on))
        .layer(middleware::from_fn_with_state(hall.clone(), doors::guard))
        .with_state(hall)
}

async fn healthz(State(hall): State<Arc<Hall>>) -> Response {
    match (hall.is_closing(), hall.health.trouble()) {
        (true, _) => (StatusCode::SERVICE_UNAVAILABLE, "closing\n").into_response(),
        (_, Some(trouble)) => (StatusCode::SERVICE_UNAVAILABLE, trouble).into_response(),
        (false, None) => (StatusCode::OK, "ok\n").into_response(),
    }
}

/// Counts are for the operator, on the machine that the server runs on.
async fn metrics(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Response {
    match visitor.is_local {
        true => counts(&hall).await,
        false => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn counts(hall: &Arc<Hall>) -> Response {
    let kind = (header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8");
    let size = read(&hall.store, |store| store.size()).await.unwrap_or_default();
    ([kind], hall.metrics.text(size, free_room(&hall.settings.data))).into_response()
}

/// How much room the disk of a folder has for the user of the server.
fn free_room(folder: &Path) -> Option<u64> {
    #[cfg(unix)]
    return rustix::fs::statvfs(folder).ok().map(|it| it.f_bavail * it.f_frsize);
    #[cfg(not(unix))]
    {
        let _ = folder;
        None
    }
}
