//! Checks on every request: where it comes from, how often, and what browsers may do with our responses.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use table::Phrase;

use super::Refusal;
use crate::hall::Hall;

/// Where a request comes from.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) address: IpAddr,
    /// Whether that is the machine that the server runs on, and not a proxy there.
    pub(crate) is_local: bool,
}

impl Visitor {
    /// A proxy on the same machine reports whom it speaks for.
    fn of(peer: SocketAddr, headers: &HeaderMap, behind_proxy: bool) -> Visitor {
        let peer = peer.ip().to_canonical();
        let forwarded = headers.get("x-forwarded-for");
        let named = forwarded.and_then(|it| it.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        match named {
            Some(address) if behind_proxy && peer.is_loopback() => Visitor { address, is_local: false },
            _ => Visitor { address: peer, is_local: peer.is_loopback() && forwarded.is_none() },
        }
    }

    /// Whether this visitor is exempt from limits by address.
    pub(crate) fn is_spared(self, hall: &Hall) -> bool {
        self.is_local && hall.settings.limits.spare_loopback
    }
}

impl FromRequestParts<Arc<Hall>> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Visitor, Refusal> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.ok_or_else(|| Refusal::ours(Phrase::new("web-failed")))?.0;
        Ok(Visitor::of(peer, &parts.headers, hall.public.is_some()))
    }
}

const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Checks what comes in, and marks what goes out.
pub(super) async fn guard(
    State(hall): State<Arc<Hall>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let visitor = Visitor::of(peer, request.headers(), hall.public.is_some());
    let mut response = match check(&hall, visitor, &request) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    };
    let headers = response.headers_mut();
    let mut put =
        |name: &'static str, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    put("content-security-policy", POLICY);
    put("x-content-type-options", "nosniff");
    put("x-frame-options", "DENY");
    put("referrer-policy", "no-referrer");
    put("cross-origin-opener-policy", "same-origin");
    put("cross-origin-resource-policy", "same-origin");
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

fn check(hall: &Hall, visitor: Visitor, request: &Request) -> Result<(), Refusal> {
    let (headers, path) = (request.headers(), request.uri().path());
    if !is_own_host(hall, headers) {
        return Err(Refusal::new(StatusCode::MISDIRECTED_REQUEST, Phrase::new("web-wrong-host")));
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && !is_own_origin(hall, headers) {
        return Err(Refusal::forbidden(Phrase::new("web-wrong-origin")));
    }
    let guesses = path.starts_with("/api/invitations/") || path.starts_with("/ws/");
    if (changes || guesses) && !visitor.is_spared(hall) && hall.requests.take(visitor.address).is_err() {
        return Err(Refusal::new(StatusCode::TOO_MANY_REQUESTS, Phrase::new("web-too-fast")));
    }
    Ok(())
}

/// Whether a request was meant for this server. A name that others point here is not ours.
fn is_own_host(hall: &Hall, headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(header::HOST).and_then(|it| it.to_str().ok()) else { return false };
    if hall.public.as_ref().is_some_and(|it| it.authority.eq_ignore_ascii_case(host)) {
        return true;
    }
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|it| it.is_ascii_digit()) => name,
        _ => host,
    };
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    bare.parse::<IpAddr>().is_ok() || name == "localhost" || name.ends_with(".localhost")
}

/// Whether a page of this server asks. Browsers always say which page does, and nobody else needs to be refused.
pub(crate) fn is_own_origin(hall: &Hall, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|it: &HeaderValue| it.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else { return false };
    if hall.public.as_ref().is_some_and(|it| it.origin == origin) {
        return true;
    }
    let authority = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    authority.is_some() && authority == text(header::HOST)
}
