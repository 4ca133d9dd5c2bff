//! Requests on their way to the server that has the match. A socket is passed on as bytes: the server that has the match speaks with the browser.

use std::{
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::{
    Extension,
    body::Body,
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
};
use http_body_util::{BodyExt, Limited};
use hyper::{client::conn::http1, server::conn::http1 as server, upgrade::OnUpgrade};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use table::Phrase;
use tokio::{
    net::{TcpListener, TcpStream},
    time::timeout,
};

use super::{Order, obey, whereabouts};
use crate::{
    hall::{Hall, NoRoom},
    http::{PassedOn, Refusal, Visitor, router},
    limits::Tally,
    room::is_closing,
    secrets,
    store::read,
};

/// What the sender shows.
const TOKEN: HeaderName = HeaderName::from_static("x-sandtable-peer");

/// Whom it speaks for.
const VISITOR: HeaderName = HeaderName::from_static("x-sandtable-visitor");

/// How long another server may take to be reached.
const LONGEST_CONNECTING: Duration = Duration::from_secs(2);

/// How long the head of a request may take that another server passes on, and how large it may be: a browser's, and a little more.
const LONGEST_HEAD: Duration = Duration::from_secs(20);
const LARGEST_HEAD: usize = 32 << 10;

/// Where orders are taken.
const ORDERS: &str = "/peer/order";

/// The largest order.
const LARGEST: usize = 64 << 10;

/// Hands a request for a match to the server that has it.
pub(crate) async fn pass_on(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    // What was passed on once is not passed on again: two servers would play ball.
    if hall.peers.secret.is_none() || request.extensions().get::<PassedOn>().is_some() {
        return next.run(request).await;
    }
    let (path, method) = (request.uri().path().to_string(), request.method().clone());
    let Some(id) = wanted(&hall, &path, &method).await else { return next.run(request).await };
    match whereabouts(&hall, &id).await {
        Ok(None) => next.run(request).await,
        Ok(Some((server, address))) => match pass(&hall, server, &address, request).await {
            Ok(response) => response,
            Err(why) => {
                tracing::debug!(why, "a request could not be passed on");
                Refusal::ours(Phrase::new("web-closing")).into_response()
            }
        },
        Err(why) => Refusal::from(why).into_response(),
    }
}

/// The match that a request is for.
async fn wanted(hall: &Arc<Hall>, path: &str, method: &Method) -> Option<String> {
    for start in ["/ws/matches/", "/api/matches/"] {
        if let Some(rest) = path.strip_prefix(start) {
            return rest.split('/').next().map(str::to_string);
        }
    }
    let token = path.strip_prefix("/api/invitations/").filter(|_| *method == Method::POST)?;
    if !secrets::looks_right(token) {
        return None;
    }
    let token = token.to_string();
    read(&hall.store, move |store| store.invitation(&token)).await.ok()?.map(|it| it.id)
}

/// A connection to another server.
async fn connect(address: &str) -> Result<http1::SendRequest<Body>, String> {
    let stream = timeout(LONGEST_CONNECTING, TcpStream::connect(address)).await;
    let stream = stream.map_err(|_| "it does not answer".to_string())?.map_err(|why| why.to_string())?;
    drop(stream.set_nodelay(true));
    let (sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(|why| why.to_string())?;
    tokio::spawn(connection.with_upgrades());
    Ok(sender)
}

fn value(text: &str) -> Result<HeaderValue, String> {
    HeaderValue::from_str(text).map_err(|why| why.to_string())
}

async fn pass(
    hall: &Arc<Hall>,
    server: i64,
    address: &str,
    mut request: Request,
) -> Result<Response, String> {
    let visitor = request.extensions().get::<Visitor>().copied().ok_or("there is no visitor")?;
    let browser = request.extensions_mut().remove::<OnUpgrade>();
    let token = hall.peers.token(address).ok_or("there is no secret")?;
    let path = request.uri().path_and_query().map_or("/", |it| it.as_str()).to_string();
    *request.uri_mut() = path.parse().map_err(|_| "it has no path".to_string())?;
    request.headers_mut().insert(TOKEN, value(&token)?);
    let local = if visitor.is_local { " local" } else { "" };
    request.headers_mut().insert(VISITOR, value(&format!("{}{local}", visitor.address))?);
    let mut there = hall.peers.there.subscribe();
    // One that was paused answers nothing, and says nothing either: the others say that it is gone.
    let is_gone = async move { drop(there.wait_for(|it| !it.contains(&server)).await) };
    tokio::pin!(is_gone);
    let asked = async {
        let mut sender = connect(address).await?;
        sender.send_request(request).await.map_err(|why| why.to_string())
    };
    let mut response = tokio::select! {
        response = asked => response?,
        () = &mut is_gone => return Err("it is gone".to_string()),
    };
    if response.status() != StatusCode::SWITCHING_PROTOCOLS {
        return Ok(response.map(Body::new));
    }
    let browser = browser.ok_or("nobody wanted a socket")?;
    let owner = hyper::upgrade::on(&mut response);
    let mut there = hall.peers.there.subscribe();
    let mut closing = hall.closing.subscribe();
    tokio::spawn(async move {
        let (Ok(browser), Ok(owner)) = (browser.await, owner.await) else { return };
        let (mut browser, mut owner) = (TokioIo::new(browser), TokioIo::new(owner));
        tokio::select! {
            _ = tokio::io::copy_bidirectional(&mut browser, &mut owner) => (),
            _ = there.wait_for(|it| !it.contains(&server)) => (),
            () = is_closing(&mut closing) => (),
        }
    });
    Ok(response.map(|_| Body::empty()))
}

/// Has the server at an address do something.
pub(super) async fn send_order(hall: &Arc<Hall>, address: &str, order: &Order) -> Result<(), String> {
    let elsewhere = "Another server has the match: ask it there.".to_string();
    let token = hall.peers.token(address).ok_or(elsewhere)?;
    let body = serde_json::to_string(order).map_err(|why| why.to_string())?;
    let request = Request::builder()
        .method("POST")
        .uri(ORDERS)
        .header("host", address)
        .header(TOKEN, token)
        .body(Body::from(body))
        .map_err(|why| why.to_string())?;
    let failed = |why: String| format!("The server that has the match, at {address}, did not do it: {why}.");
    let mut sender = connect(address).await.map_err(failed)?;
    let asked = timeout(Duration::from_secs(15), sender.send_request(request)).await;
    let reply = asked.map_err(|_| failed("it does not answer".to_string()))?;
    match reply.map_err(|why| failed(why.to_string()))?.status() {
        StatusCode::OK => Ok(()),
        status => Err(failed(status.to_string())),
    }
}

/// How many connections of an address may be open that have not shown the secret: another server shows it at once.
const MOST_STRANGERS: usize = 256;

/// The place of a connection among those of its address that have not shown the secret.
struct Place {
    strangers: Arc<Tally>,
    address: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.strangers.go(self.address);
    }
}

/// Takes what other servers pass on, until this one ends.
pub(crate) async fn serve(hall: Arc<Hall>, listener: TcpListener) {
    let Ok(own) = listener.local_addr() else { return };
    let Some(token) = hall.peers.token(&own.to_string()) else { return };
    let (router, mut closing) = (router(hall.clone()), hall.closing.subscribe());
    let strangers = Arc::new(Tally::default());
    loop {
        let (stream, from) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(why) => {
                    tracing::warn!(%why, "a server could not be heard");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
            () = is_closing(&mut closing) => return,
        };
        let address = from.ip();
        if !strangers.come(address, MOST_STRANGERS) {
            continue;
        }
        drop(stream.set_nodelay(true));
        let place = Arc::new(Mutex::new(Some(Place { strangers: strangers.clone(), address })));
        let (hall, token, router) = (hall.clone(), token.clone(), router.clone());
        tokio::spawn(async move {
            let router = router.layer(Extension(ConnectInfo(own)));
            let checked = router.layer(middleware::from_fn_with_state(Gate { hall, token, place }, gate));
            let mut builder = server::Builder::new();
            builder.timer(TokioTimer::new()).header_read_timeout(LONGEST_HEAD).max_buf_size(LARGEST_HEAD);
            let service = TowerToHyperService::new(checked);
            let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
            drop(connection.await);
        });
    }
}

/// Stands before the routes of the public, and takes orders.
#[derive(Clone)]
struct Gate {
    hall: Arc<Hall>,
    token: String,
    place: Arc<Mutex<Option<Place>>>,
}

async fn gate(State(it): State<Gate>, mut request: Request, next: Next) -> Response {
    let Gate { hall, token, place } = it;
    let shown = request.headers().get(TOKEN).map(|it| secrets::hash(it.as_bytes()));
    if shown != Some(secrets::hash(token.as_bytes())) {
        return (StatusCode::FORBIDDEN, [(header::CONNECTION, "close")]).into_response();
    }
    drop(place.lock().unwrap_or_else(PoisonError::into_inner).take());
    if request.uri().path() == ORDERS {
        return take_order(&hall, request).await.into_response();
    }
    let Some(visitor) = visitor(request.headers()) else { return StatusCode::BAD_REQUEST.into_response() };
    request.headers_mut().remove(TOKEN);
    request.headers_mut().remove(VISITOR);
    request.extensions_mut().insert(PassedOn(visitor));
    next.run(request).await
}

fn visitor(headers: &HeaderMap) -> Option<Visitor> {
    let text = headers.get(VISITOR)?.to_str().ok()?;
    let (address, is_local) = match text.strip_suffix(" local") {
        Some(address) => (address, true),
        None => (text, false),
    };
    Some(Visitor { address: address.parse::<IpAddr>().ok()?, is_local })
}

async fn take_order(hall: &Arc<Hall>, request: Request) -> StatusCode {
    let body = Limited::new(request.into_body(), LARGEST).collect().await;
    let Some(order) = body.ok().and_then(|it| serde_json::from_slice::<Order>(&it.to_bytes()).ok()) else {
        return StatusCode::BAD_REQUEST;
    };
    match obey(hall, order).await {
        Ok(()) => StatusCode::OK,
        Err(NoRoom::Unknown) => StatusCode::NOT_FOUND,
        Err(NoRoom::Elsewhere(_)) => StatusCode::CONFLICT,
        Err(_) => StatusCode::SERVICE_UNAVAILABLE,
    }
}
