//! The operator's own address: counts, health, and a page with the commands of `sandtable admin`, behind a token.

use std::sync::Arc;

use axum::{
    Router,
    body::Bytes,
    extract::{DefaultBodyLimit, Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde_json::json;

use super::{LARGEST, api::Here, counts, doors::is_own_host, healthz};
use crate::{
    admin::{self, Command},
    hall::Hall,
    secrets,
};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// What the operator may ask where nobody else can.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    let counts = async |State(hall): Here| counts(&hall).await;
    let file = |kind: &'static str, text: &'static str| {
        get(async move || ([(header::CONTENT_TYPE, kind)], text).into_response())
    };
    Router::new()
        .route("/", file("text/html; charset=utf-8", include_str!("page.html")))
        .route("/page.js", file("text/javascript; charset=utf-8", include_str!("page.js")))
        .route("/page.css", file("text/css; charset=utf-8", include_str!("page.css")))
        .route("/healthz", get(healthz))
        .route("/metrics", get(counts))
        .route("/command", post(command))
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(middleware::from_fn_with_state(hall.clone(), guard))
        .with_state(hall)
}

/// A page of someone else must not reach this address under a name of theirs.
async fn guard(State(hall): Here, request: Request, next: Next) -> Response {
    if !is_own_host(&hall, request.headers()) {
        return StatusCode::MISDIRECTED_REQUEST.into_response();
    }
    let mut response = next.run(request).await;
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cache-control", "no-store"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Hashes are compared, so that the time tells nothing of the token.
fn has_token(hall: &Hall, headers: &HeaderMap) -> bool {
    let Some(token) = &hall.settings.operator_token else { return false };
    let sent = headers.get(header::AUTHORIZATION).and_then(|it| it.to_str().ok());
    let sent = sent.and_then(|it| it.strip_prefix("Bearer ")).unwrap_or_default();
    secrets::hash(sent.as_bytes()) == secrets::hash(token.as_bytes())
}

async fn command(State(hall): Here, headers: HeaderMap, body: Bytes) -> Response {
    if !has_token(&hall, &headers) {
        // One guess at a time, and not many.
        let _one = hall.guesses.lock().await;
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let done = match serde_json::from_slice::<Command>(&body) {
        // A file of the server's machine is for the command line there.
        Ok(Command::Backup { .. } | Command::ExportMatches { .. }) => {
            Err("Files are written from the command line.".to_string())
        }
        Ok(command) => admin::run(&hall, command).await,
        Err(why) => Err(format!("The command cannot be understood: {why}.")),
    };
    let (status, reply) = match done {
        Ok(done) => (StatusCode::OK, json!({"done": done})),
        Err(why) => (StatusCode::BAD_REQUEST, json!({"failed": why})),
    };
    (status, [(header::CONTENT_TYPE, "application/json")], reply.to_string()).into_response()
}
