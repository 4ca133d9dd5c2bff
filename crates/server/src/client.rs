//! The files of the browser client, which are part of the program.

use std::{io::Write, sync::LazyLock};

use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};

include!(concat!(env!("OUT_DIR"), "/client.rs"));

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Sandtable</title>\
    <h1>Sandtable</h1><p>This server was built without its browser client. Build the client first \
    (<code>npm ci</code> and <code>npm run build</code> in <code>web</code>), then build the server again.</p></html>";

struct File {
    path: &'static str,
    kind: &'static str,
    plain: &'static [u8],
    /// Smaller, if it is.
    gzip: Option<Vec<u8>>,
}

static FILES: LazyLock<Vec<File>> = LazyLock::new(|| CLIENT.iter().map(|it| pack(it.0, it.1)).collect());

/// Packs all files, so that the first visitor need not wait for it.
pub(crate) fn prepare() {
    LazyLock::force(&FILES);
}

fn pack(path: &'static str, plain: &'static [u8]) -> File {
    let kind = kind(path);
    let is_packed = ["font/", "image/png", "image/webp"].iter().any(|it| kind.starts_with(it));
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    let packed = packer.write_all(plain).and_then(|()| packer.finish()).ok();
    let gzip = packed.filter(|it| !is_packed && it.len() < plain.len());
    File { path, kind, plain, gzip }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "webmanifest" | "map" => "application/json",
        "ftl" | "txt" | "md" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}

/// A file of the client; every other path is a page that the client itself finds.
pub(crate) async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let find = |path: &str| FILES.iter().find(|it| it.path == path);
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    match find(path).or_else(|| find("index.html").filter(|_| is_page)) {
        Some(file) => send(file, &headers),
        None if is_page => Html(NOT_BUILT).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn send(file: &'static File, headers: &HeaderMap) -> Response {
    // The names of these change with what is in them.
    let is_hashed = file.path.starts_with("assets/");
    let caching = if is_hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|it| it.to_str().ok());
    let takes_gzip = accepts.is_some_and(|it| it.split(',').any(|it| it.trim().starts_with("gzip")));
    let (body, encoding): (&'static [u8], _) = match &file.gzip {
        Some(gzip) if takes_gzip => (gzip, Some("gzip")),
        _ => (file.plain, None),
    };
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}
