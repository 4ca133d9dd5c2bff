//! The files of the browser client. They are part of a program that is distributed; one with debug assertions reads them from
//! disk, so that a changed client needs no new program.

use std::{
    borrow::Cow,
    collections::HashMap,
    io::Write,
    sync::{LazyLock, Mutex, PoisonError},
};

use axum::{
    body::Bytes,
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};
use rust_embed::RustEmbed;

/// The folder is the one above what the client is built into, which need not be there yet.
#[derive(RustEmbed)]
#[folder = "../../web"]
#[include = "dist/*"]
struct Client;

/// What a program without a client says, in a page and when it starts. A program for development reads the client from the folder in
/// which it was built, so that it cannot be moved.
const NOT_BUILT: &str = if cfg!(debug_assertions) {
    "This server has no browser client: it is built for development and reads the client from web/dist in the folder that it was \
     built in. Build the client there (npm ci, npm run build). A program to be moved elsewhere is built by cargo build --release."
} else {
    "This server has no browser client. Build the client first (npm ci, npm run build), then build the server again."
};

/// What is wrong if there is no client, to be said when the server starts and not only in a page.
pub(crate) fn missing() -> Option<&'static str> {
    find("index.html").is_none().then_some(NOT_BUILT)
}

/// A file as it is sent.
#[derive(Clone, Debug)]
pub(crate) struct File {
    plain: Bytes,
    /// The compressed content, if that is smaller.
    gzip: Option<Bytes>,
    /// Compressed better, where the build of the client has done it. Browsers take it over TLS, and from this machine.
    brotli: Option<Bytes>,
}

impl File {
    pub(crate) fn new(kind: &str, plain: Bytes) -> File {
        File { gzip: pack(kind, &plain), brotli: None, plain }
    }

    /// The smallest content that a browser takes, and how it is encoded.
    fn for_one_who(self, accepts: &str) -> (Bytes, Option<&'static str>) {
        let takes = |name: &str| {
            accepts.split(',').any(|it| it.split(';').next().is_some_and(|it| it.trim() == name))
        };
        match (self.brotli, self.gzip) {
            (Some(brotli), _) if takes("br") => (brotli, Some("br")),
            (_, Some(gzip)) if takes("gzip") => (gzip, Some("gzip")),
            _ => (self.plain, None),
        }
    }
}

/// A file with the hash of its content.
type Hashed = ([u8; 32], File);

/// The files by their paths.
static FILES: LazyLock<Mutex<HashMap<String, Hashed>>> = LazyLock::new(Mutex::default);

/// Packs all files, so that the first visitor need not wait for it.
pub(crate) fn prepare() {
    for path in Client::iter().filter(|it| !it.ends_with(".br")) {
        drop(path.strip_prefix("dist/").and_then(find));
    }
}

/// A file of the client, packed once for as long as it stays the same.
fn find(path: &str) -> Option<File> {
    if path.split('/').any(|it| it == "..") {
        return None;
    }
    let found = Client::get(&format!("dist/{path}"))?;
    let hash = found.metadata.sha256_hash();
    let known = |it: &&Hashed| it.0 == hash;
    if let Some((_, file)) = FILES.lock().unwrap_or_else(PoisonError::into_inner).get(path).filter(known) {
        return Some(file.clone());
    }
    let brotli = Client::get(&format!("dist/{path}.br")).map(|it| bytes(it.data));
    let file = File { brotli, ..File::new(kind(path), bytes(found.data)) };
    FILES.lock().unwrap_or_else(PoisonError::into_inner).insert(path.to_string(), (hash, file.clone()));
    Some(file)
}

fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    }
}

fn pack(kind: &str, plain: &[u8]) -> Option<Bytes> {
    let is_packed = ["font/", "image/png", "image/webp"].iter().any(|it| kind.starts_with(it));
    if is_packed {
        return None;
    }
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    let packed = packer.write_all(plain).and_then(|()| packer.finish()).ok()?;
    (packed.len() < plain.len()).then(|| packed.into())
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
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    let path = if is_page { "index.html" } else { path };
    match find(path) {
        // The names of these change with what is in them.
        Some(file) if path.starts_with("assets/") => send(kind(path), Kept::ForGood, file, &headers),
        Some(file) => send(kind(path), Kept::Checked, file, &headers),
        None if is_page => Html(not_built()).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn not_built() -> String {
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Sandtable</title>\
         <h1>Sandtable</h1><p>{NOT_BUILT}</p></html>"
    )
}

/// How long a browser keeps a file.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Kept {
    ForGood,
    /// As long as the server says that it is still the same.
    Checked,
}

/// Sends a file, compressed to those who understand that.
pub(crate) fn send(kind: &'static str, kept: Kept, file: File, headers: &HeaderMap) -> Response {
    let caching = match kept {
        Kept::ForGood => "public, max-age=31536000, immutable",
        Kept::Checked => "no-cache",
    };
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|it| it.to_str().ok());
    let (body, encoding) = file.for_one_who(accepts.unwrap_or_default());
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_outside_the_client_is_found() {
        for path in
            ["../package.json", "assets/../../src/main.ts", "..", "src/main.ts", "/etc/passwd", "assets"]
        {
            assert!(find(path).is_none(), "{path}");
        }
    }

    #[test]
    fn a_browser_gets_the_smallest_that_it_takes() {
        let file = File {
            plain: Bytes::from_static(b"plain"),
            gzip: Some(Bytes::from_static(b"gzip")),
            brotli: Some(Bytes::from_static(b"br")),
        };
        for (accepts, encoding) in [
            ("gzip, deflate, br, zstd", Some("br")),
            ("gzip;q=0.8", Some("gzip")),
            ("brown, gzipped", None),
            ("", None),
        ] {
            let (body, found) = file.clone().for_one_who(accepts);
            assert_eq!(
                (found, body.as_ref()),
                (encoding, encoding.unwrap_or("plain").as_bytes()),
                "{accepts}"
            );
        }
        let older = File { brotli: None, ..file };
        assert_eq!(older.for_one_who("br, gzip").1, Some("gzip"));
    }

    #[test]
    fn what_is_packed_already_is_not_packed_again() {
        let plain = [b'x'; 1000];
        assert!(pack("text/css; charset=utf-8", &plain).is_some_and(|it| it.len() < 100));
        assert_eq!(pack("image/png", &plain), None);
        assert_eq!(pack("text/css; charset=utf-8", b"x"), None);
    }
}
