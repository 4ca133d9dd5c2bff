//! People: a browser holds a secret in a cookie; only its hash is kept.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::http::{HeaderMap, HeaderValue, header};
use table::Phrase;
use tokio::time::Instant;

use crate::{
    hall::Hall,
    http::Refusal,
    secrets,
    store::{Person, PersonId, Read, Write, read},
};

const COOKIE: &str = "sandtable";

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// How long a link to another device lasts.
const CARRY: Duration = Duration::from_secs(15 * 60);

/// The secret that a browser sent.
fn secret(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    let pairs = cookies.flat_map(|it| it.split(';')).filter_map(|it| it.trim().split_once('='));
    pairs.filter(|it| it.0 == COOKIE).map(|it| it.1).find(|it| secrets::looks_right(it))
}

/// The person in front of a browser, if we know them.
pub(crate) async fn who(hall: &Arc<Hall>, headers: &HeaderMap) -> Read<Option<Person>> {
    let Some(secret) = secret(headers) else { return Ok(None) };
    let hash = secrets::hash(secret.as_bytes());
    read(&hall.store, move |store| store.person(&hash)).await
}

/// The same, for requests that only known people can make.
pub(crate) async fn require_person(hall: &Arc<Hall>, headers: &HeaderMap) -> Result<Person, Refusal> {
    who(hall, headers).await?.ok_or_else(|| Refusal::stranger(Phrase::new("web-no-person")))
}

/// Makes a person, and the cookie for their browser.
pub(crate) async fn welcome(hall: &Hall) -> Read<(Person, HeaderValue)> {
    let person = Person { id: i64::from_le_bytes(secrets::random()) & i64::MAX, name: String::new() };
    let secret = secrets::unguessable();
    let at = hall.time.seconds();
    hall.commit(vec![
        Write::Person { id: person.id, name: person.name.clone(), at },
        Write::Device { hash: secrets::hash(secret.as_bytes()), person: person.id },
    ])
    .await?;
    Ok((person, cookie(hall, &secret)))
}

/// One more device of a person.
pub(crate) async fn add_device(hall: &Hall, person: PersonId) -> Read<HeaderValue> {
    let secret = secrets::unguessable();
    hall.commit(vec![Write::Device { hash: secrets::hash(secret.as_bytes()), person }]).await?;
    Ok(cookie(hall, &secret))
}

/// 400 days are the most that browsers keep one.
fn cookie(hall: &Hall, secret: &str) -> HeaderValue {
    let secure = if hall.public.as_ref().is_some_and(|it| it.is_secure) { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000{secure}");
    let mut cookie = HeaderValue::from_str(&cookie).expect("a cookie fits into a header");
    cookie.set_sensitive(true);
    cookie
}

/// A name as it is kept.
pub(crate) fn name(text: &str) -> Result<String, Phrase> {
    let name = text.trim();
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count()) && !name.chars().any(is_invisible);
    if fits { Ok(name.to_string()) } else { Err(Phrase::new("web-name-length").with("most", LONGEST_NAME)) }
}

/// Characters that are invisible, or that reverse the text after them.
fn is_invisible(it: char) -> bool {
    it.is_control()
        || matches!(it, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// Links that carry a person to another device, each once. A server that ends forgets them.
#[derive(Default)]
pub(crate) struct Carries(Mutex<HashMap<[u8; 32], (PersonId, Instant)>>);

impl Carries {
    pub(crate) fn make(&self, person: PersonId) -> String {
        let token = secrets::unguessable();
        let now = Instant::now();
        let mut carries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // A new link makes the one before it useless.
        carries.retain(|_, it| it.0 != person && now < it.1);
        carries.insert(secrets::hash(token.as_bytes()), (person, now + CARRY));
        token
    }

    pub(crate) fn take(&self, token: &str) -> Option<PersonId> {
        let mut carries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (person, until) = carries.remove(&secrets::hash(token.as_bytes()))?;
        (Instant::now() < until).then_some(person)
    }
}
