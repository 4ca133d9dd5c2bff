//! People: a browser holds a secret in a cookie; only its hash is kept.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::http::{HeaderMap, HeaderValue, header};
use table::Phrase;
use tokio::{sync::oneshot, time::Instant};
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

use crate::{
    hall::Hall,
    http::Refusal,
    room::Inbox,
    secrets,
    store::{Person, PersonId, Read, Visit, Write, read},
};

const SECONDS_OF_DAY: u64 = 24 * 60 * 60;

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

/// The hash of the secret that a browser sent: its device.
pub(crate) fn device(headers: &HeaderMap) -> Option<[u8; 32]> {
    secret(headers).map(|it| secrets::hash(it.as_bytes()))
}

async fn visit(hall: &Arc<Hall>, headers: &HeaderMap) -> Read<Option<Visit>> {
    let Some(hash) = device(headers) else { return Ok(None) };
    read(&hall.store, move |store| store.visit(&hash)).await
}

/// The person in front of a browser, if we know them. Those who are banned are strangers.
pub(crate) async fn who(hall: &Arc<Hall>, headers: &HeaderMap) -> Read<Option<Person>> {
    Ok(visit(hall, headers).await?.filter(|it| !it.is_banned).map(|it| it.person))
}

/// The same, with a cookie that lasts again as long as cookies do. The day of the visit is written down.
pub(crate) async fn known(hall: &Arc<Hall>, headers: &HeaderMap) -> Read<Option<(Person, HeaderValue)>> {
    let Some((visit, hash)) = visit(hall, headers).await?.zip(device(headers)) else { return Ok(None) };
    let today = hall.time.seconds() / SECONDS_OF_DAY * SECONDS_OF_DAY;
    if visit.seen < today {
        hall.commit(vec![Write::Seen { hash, at: today }]).await?;
    }
    Ok(secret(headers).map(|it| (visit.person, cookie(hall, it))))
}

/// The same, for requests that only known people can make.
pub(crate) async fn require_person(hall: &Arc<Hall>, headers: &HeaderMap) -> Result<Person, Refusal> {
    match visit(hall, headers).await? {
        Some(visit) if visit.is_banned => Err(Refusal::forbidden(Phrase::new("web-banned"))),
        Some(visit) => Ok(visit.person),
        None => Err(Refusal::stranger(Phrase::new("web-no-person"))),
    }
}

/// Makes a person, and the cookie for their browser.
pub(crate) async fn welcome(hall: &Hall, headers: &HeaderMap) -> Read<(Person, HeaderValue)> {
    let person = Person { id: i64::from_le_bytes(secrets::random()) & i64::MAX, name: String::new() };
    let (write, cookie) = new_device(hall, person.id, headers);
    let at = hall.time.seconds();
    hall.commit(vec![Write::Person { id: person.id, name: person.name.clone(), at }, write]).await?;
    Ok((person, cookie))
}

/// One more device of a person: their name, and its cookie.
pub(crate) async fn add_device(
    hall: &Arc<Hall>,
    person: PersonId,
    headers: &HeaderMap,
) -> Read<(String, HeaderValue)> {
    let (write, cookie) = new_device(hall, person, headers);
    hall.commit(vec![write]).await?;
    let name = read(&hall.store, move |store| store.name(person)).await?;
    Ok((name, cookie))
}

fn new_device(hall: &Hall, person: PersonId, headers: &HeaderMap) -> (Write, HeaderValue) {
    let secret = secrets::unguessable();
    let hash = secrets::hash(secret.as_bytes());
    let write = Write::Device { hash, person, name: device_name(headers), at: hall.time.seconds() };
    (write, cookie(hall, &secret))
}

/// A browser and its system, by which people tell their devices apart. Nothing else of what it says is kept.
fn device_name(headers: &HeaderMap) -> String {
    const BROWSERS: [(&str, &str); 5] = [
        ("Firefox/", "Firefox"),
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let agent = headers.get(header::USER_AGENT).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let find = |names: &[(&str, &'static str)]| names.iter().find(|it| agent.contains(it.0)).map(|it| it.1);
    let parts: Vec<&str> = [find(&BROWSERS), find(&SYSTEMS)].into_iter().flatten().collect();
    parts.join(" · ")
}

/// Gives a person a name, and tells the tables.
pub(crate) async fn rename(hall: &Hall, person: PersonId, name: String) -> Read<()> {
    hall.commit(vec![Write::Name { person, name: name.clone() }]).await?;
    let person = Person { id: person, name };
    hall.send_to_all(|| Inbox::Renamed(person.clone())).await;
    Ok(())
}

/// Deletes everything of a person, who resigns from every match.
pub(crate) async fn forget(hall: &Arc<Hall>, person: PersonId) -> Read<()> {
    let rows = read(&hall.store, move |store| store.matches_of(person)).await?;
    for row in rows.into_iter().filter(|it| !it.over) {
        let (reply, resigned) = oneshot::channel();
        // A match that cannot be woken has nobody who waits.
        if hall.send(&row.id, Inbox::Resign { person, reply }).await.is_ok() {
            drop(resigned.await);
        }
    }
    hall.commit(vec![Write::Forget { person }]).await?;
    hall.send_to_all(|| Inbox::Forgotten { person }).await;
    Ok(())
}

/// A person does not want to play with another any more, or again does.
pub(crate) async fn block(hall: &Hall, person: PersonId, other: PersonId, blocked: bool) -> Read<()> {
    hall.commit(vec![Write::Block { person, other, blocked }]).await?;
    hall.send_to_all(|| Inbox::Blocked { person, other, blocked }).await;
    Ok(())
}

/// 400 days are the most that browsers keep one.
const LONGEST_COOKIE: u32 = 34_560_000;

fn cookie(hall: &Hall, secret: &str) -> HeaderValue {
    cookie_for(hall, secret, LONGEST_COOKIE)
}

/// Takes the place of a cookie that is to be forgotten.
pub(crate) fn no_cookie(hall: &Hall) -> HeaderValue {
    cookie_for(hall, "", 0)
}

fn cookie_for(hall: &Hall, secret: &str, seconds: u32) -> HeaderValue {
    let secure = if hall.public.as_ref().is_some_and(|it| it.is_secure) { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
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
    fn of_a_device_only_its_browser_and_its_system_are_kept() {
        let named = |agent: &'static str| {
            device_name(&HeaderMap::from_iter([(header::USER_AGENT, HeaderValue::from_static(agent))]))
        };
        let phone =
            "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AB1) Chrome/130.0.6723.58 Mobile Safari/537.36";
        assert_eq!(named(phone), "Chrome · Android");
        assert_eq!(
            named("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
            "Firefox · Linux"
        );
        assert_eq!((named("curl/8"), device_name(&HeaderMap::new())), (String::new(), String::new()));
    }

    #[test]
    fn letters_of_other_alphabets_look_alike() {
        assert!(look_alike("Ada", "\u{410}d\u{430}") && look_alike("Ada", "a d a"));
        assert!(!look_alike("Ada", "Ida"));
    }
}
