//! HTTP: the routes and their handlers.

mod api;
mod doors;
mod notices;
mod operator;
mod own;
mod refusal;

use std::sync::Arc;

use axum::{
    Router,
    extract::{DefaultBodyLimit, State},
    http::{StatusCode, header},
    middleware,
    response::{IntoResponse, Response},
    routing::{get, post},
};
pub(crate) use doors::{Visitor, is_own_origin};
pub(crate) use operator::router as operator_router;
pub(crate) use refusal::Refusal;

use crate::{client, hall::Hall, socket};

/// The largest body, in bytes.
const LARGEST: usize = 64 << 10;

/// The largest match file, in bytes.
const LARGEST_FILE: usize = 4 << 20;

/// All routes of the server.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    let api = Router::new()
        .route("/api/games", get(api::games))
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
        .route("/api/invitations/{token}", get(api::invitation).post(api::accept))
        .route("/api/matches/{id}/seats", post(api::take_seat))
        .route("/api/matches/{id}/turn-out", post(api::turn_out))
        .route("/api/matches/{id}/complaint", post(api::complain))
        .route("/api/matches/{id}/block", post(api::block))
        .route("/api/matches/{id}/notices", post(notices::watch))
        .route("/api/matches/{id}/file", get(api::file))
        .route("/api/matches/{id}/world/{name}", get(api::world))
        .route("/api/matches/{id}/fork", post(api::fork))
        .route("/api/matches/{id}/next", post(api::play_on))
        .route("/api/matches/{id}/chances", get(api::chances))
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
        true => counts(&hall),
        false => StatusCode::NOT_FOUND.into_response(),
    }
}

fn counts(hall: &Hall) -> Response {
    let kind = (header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8");
    ([kind], hall.metrics.text(hall.store.size().unwrap_or_default())).into_response()
}
