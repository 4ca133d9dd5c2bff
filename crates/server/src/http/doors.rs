//! Checks on every request: where it comes from, how often, and what browsers may do with our responses.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use table::Phrase;

use super::Refusal;
use crate::hall::Hall;

/// Where a request comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Visitor {
    pub(crate) address: IpAddr,
    /// Whether that is the machine that the server runs on, and not a proxy there.
    pub(crate) is_local: bool,
}

/// Headers with which proxies report whom they speak for.
const FORWARDING: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

impl Visitor {
    fn new(hall: &Hall, peer: SocketAddr, headers: &HeaderMap) -> Visitor {
        let behind_proxy = hall.public.is_some() || hall.is_proxy(peer.ip());
        Visitor::of(peer, headers, behind_proxy, hall.is_proxy(peer.ip()))
    }

    /// Behind a proxy nobody is local: one that forgets to report its visitors must not make all of them the operator.
    fn of(peer: SocketAddr, headers: &HeaderMap, behind_proxy: bool, is_proxy: bool) -> Visitor {
        let peer = peer.ip().to_canonical();
        let address = if is_proxy { reported(headers) } else { None };
        let is_forwarded = FORWARDING.iter().any(|it| headers.contains_key(*it));
        Visitor {
            address: address.unwrap_or(peer),
            is_local: peer.is_loopback() && !behind_proxy && !is_forwarded,
        }
    }

    /// Whether this visitor is exempt from limits by address.
    pub(crate) fn is_spared(self, hall: &Hall) -> bool {
        self.is_local && hall.settings.limits.spare_loopback
    }
}

/// Another server has passed a request on. It has checked and counted it already.
#[derive(Copy, Clone, Debug)]
pub(crate) struct PassedOn(pub(crate) Visitor);

impl FromRequestParts<Arc<Hall>> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Visitor, Refusal> {
        if let Some(passed) = parts.extensions.get::<PassedOn>() {
            return Ok(passed.0);
        }
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.ok_or_else(|| Refusal::ours(Phrase::new("web-failed")))?.0;
        Ok(Visitor::new(hall, peer, &parts.headers))
    }
}

/// The visitor that the nearest proxy reports: the last entry of the last line. What stands before it came from the visitor.
fn reported(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all(FORWARDING[0]).iter().next_back()?.to_str().ok()?;
    let entry = line.rsplit(',').next()?.trim();
    let with_port = || entry.parse::<SocketAddr>().ok().map(|it| it.ip());
    let bare = || entry.trim_start_matches('[').trim_end_matches(']').parse().ok();
    with_port().or_else(bare).map(|it: IpAddr| it.to_canonical())
}

const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Pages that other sites may show within theirs.
const EMBEDDED: &str = "/embed/";

/// The same for a board within a page of another site. It asks for nothing with cookies and does nothing for anybody.
const POLICY_EMBEDDED: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-src 'none'; frame-ancestors *";

/// How long a request may take, its body included: someone may send one letter a minute.
const LONGEST_REQUEST: Duration = Duration::from_secs(30);

/// Checks what comes in, and marks what goes out.
pub(super) async fn guard(
    State(hall): State<Arc<Hall>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    // Of a page of the client its path says nothing that needs to be counted.
    let route = request.extensions().get::<MatchedPath>().map(|it| it.as_str().to_string());
    let passed = request.extensions().get::<PassedOn>().map(|it| it.0);
    let visitor = passed.unwrap_or_else(|| Visitor::new(&hall, peer, request.headers()));
    let path = request.uri().path();
    // A worker obeys the policy that comes with itself.
    let is_part = path.starts_with("/assets/") && !path.contains(".worker");
    let is_name = |it: &str| it.bytes().all(|it| it.is_ascii_alphanumeric() || b"-_".contains(&it));
    let is_embedded = path.strip_prefix(EMBEDDED).is_some_and(is_name) && request.method() == Method::GET;
    let checked = if passed.is_some() { Ok(()) } else { check(&hall, visitor, &request) };
    let mut request = request;
    request.extensions_mut().insert(visitor);
    let mut response = match checked {
        Ok(()) => match tokio::time::timeout(LONGEST_REQUEST, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Refusal::new(StatusCode::REQUEST_TIMEOUT, Phrase::new("web-too-slow")).into_response(),
        },
        Err(refusal) => refusal.into_response(),
    };
    hall.metrics.requests.of(route.as_deref().unwrap_or("page")).add(began.elapsed());
    let headers = response.headers_mut();
    let kind = headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    // A part of a page, such as a font or a script, obeys the policy of that page; there are dozens of them.
    let is_part = is_part && ["font/", "text/css", "text/javascript"].iter().any(|it| kind.starts_with(it));
    let mut put =
        |name: &'static str, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    if !is_part {
        put("content-security-policy", if is_embedded { POLICY_EMBEDDED } else { POLICY });
        put("cross-origin-opener-policy", "same-origin");
        if !is_embedded {
            put("x-frame-options", "DENY");
        }
    }
    put("x-content-type-options", "nosniff");
    put("referrer-policy", "no-referrer");
    put("cross-origin-resource-policy", if is_embedded { "cross-origin" } else { "same-origin" });
    if hall.public.as_ref().is_some_and(|it| it.is_secure) {
        put("strict-transport-security", "max-age=31536000");
    }
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
    if hall.is_banned(visitor.address) {
        return Err(Refusal::forbidden(Phrase::new("web-banned")));
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    // Programs for mail post what the link says, from no page at all (RFC 8058). Anybody who has the link may.
    let is_mailed = path.starts_with("/api/mail/stop/");
    if changes && !is_mailed && !is_own_origin(hall, headers) {
        return Err(Refusal::forbidden(Phrase::new("web-wrong-origin")));
    }
    let guesses = path.starts_with("/api/invitations/") || path.starts_with("/ws/");
    let buckets = match path.starts_with("/api/") {
        _ if changes || guesses => Some((&hall.requests, "requests")),
        true => Some((&hall.readings, "readings")),
        false => None,
    };
    match buckets.filter(|_| !visitor.is_spared(hall)) {
        Some((buckets, limit)) if buckets.take(visitor.address).is_err() => Err(limited(hall, limit)),
        Some(_) if hall.work.debt(visitor.address).is_some() => Err(limited(hall, "work")),
        _ => Ok(()),
    }
}

/// Someone does something too often. It is counted.
pub(super) fn limited(hall: &Hall, limit: &'static str) -> Refusal {
    hall.metrics.limited.count(limit);
    Refusal::new(StatusCode::TOO_MANY_REQUESTS, Phrase::new("web-too-fast"))
}

/// Whether a request was meant for this server. A name that others point here is not ours.
pub(super) fn is_own_host(hall: &Hall, headers: &HeaderMap) -> bool {
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
    // The server itself speaks http; an operator who puts TLS before it says so with a public URL.
    let authority = origin.strip_prefix("http://");
    authority.is_some() && authority == text(header::HOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visitor(lines: &[(&'static str, &'static str)], behind_proxy: bool) -> Visitor {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, HeaderValue::from_static(value));
        }
        Visitor::of(SocketAddr::from(([127, 0, 0, 1], 40_000)), &headers, behind_proxy, behind_proxy)
    }

    #[test]
    fn the_last_line_of_the_nearest_proxy_counts() {
        let lines = [("x-forwarded-for", "6.6.6.6, 10.0.0.1"), ("x-forwarded-for", "7.7.7.7, 203.0.113.9")];
        assert_eq!(visitor(&lines, true).address.to_string(), "203.0.113.9");
        for (entry, address) in [
            ("203.0.113.9:4711", "203.0.113.9"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("::ffff:203.0.113.9", "203.0.113.9"),
            ("unknown", "127.0.0.1"),
        ] {
            assert_eq!(visitor(&[("x-forwarded-for", entry)], true).address.to_string(), address, "{entry}");
        }
    }

    #[test]
    fn behind_a_proxy_nobody_is_local() {
        assert!(visitor(&[], false).is_local);
        assert!(!visitor(&[], true).is_local);
        for name in FORWARDING {
            assert!(!visitor(&[(name, "203.0.113.9")], false).is_local, "{name}");
        }
    }
}
