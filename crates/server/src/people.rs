//! People: a browser holds a secret in a cookie; only its hash is kept.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::http::{HeaderMap, HeaderValue, header};
use table::Phrase;
use tokio::time::Instant;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

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

/// The same, with a cookie that lasts again as long as cookies do.
pub(crate) async fn known(hall: &Arc<Hall>, headers: &HeaderMap) -> Read<Option<(Person, HeaderValue)>> {
    let person = who(hall, headers).await?;
    Ok(person.zip(secret(headers).map(|it| cookie(hall, it))))
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

/// A name as it is kept: in one of the ways that Unicode writes it, and with something to see.
pub(crate) fn name(text: &str) -> Result<String, Phrase> {
    let name: String = text.trim().nfc().collect();
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count())
        && !name.chars().any(is_invisible)
        && name.chars().any(char::is_alphanumeric);
    if fits { Ok(name) } else { Err(Phrase::new("web-name-length").with("most", LONGEST_NAME)) }
}

/// Whether two names look the same: letters of other alphabets, capitals and spaces make no difference.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let seen = |it: &str| -> String {
        skeleton(it).flat_map(char::to_lowercase).filter(|it| !it.is_whitespace()).collect()
    };
    seen(one) == seen(other)
}

/// Characters that are invisible, or that reverse the text after them.
fn is_invisible(it: char) -> bool {
    it.is_control()
        || matches!(
            it,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}'
        )
        || matches!(it, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(it, '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_seen() {
        assert_eq!(name(" Zoe\u{308} ").as_deref(), Ok("Zo\u{eb}"));
        for blank in ["", " ", "\u{2800}", "\u{3164}", "...", "\u{202e}abc", "a\u{200b}b", "\u{1160}"] {
            assert!(name(blank).is_err(), "{blank:?}");
        }
        for fine in ["Ада", "José", "Ada Lovelace", "7", "李"] {
            assert!(name(fine).is_ok(), "{fine}");
        }
    }

    #[test]
    fn letters_of_other_alphabets_look_alike() {
        assert!(look_alike("Ada", "\u{410}d\u{430}") && look_alike("Ada", "a d a"));
        assert!(!look_alike("Ada", "Ida"));
    }
}
