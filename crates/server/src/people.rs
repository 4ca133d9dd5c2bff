//! People: a browser holds a secret in a cookie; only its hash is kept.

use std::sync::Arc;

use axum::http::{HeaderMap, HeaderValue, header};
use hosting::pack::is_invisible;
use table::Phrase;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

use crate::{
    bots,
    hall::Hall,
    http::Refusal,
    peers::{self, News, Order},
    secrets,
    store::{Person, PersonId, Read, Visit, Write, read},
    time::{MINUTE, Millis},
};

const SECONDS_OF_DAY: u64 = 24 * 60 * 60;

const COOKIE: &str = "sandtable";

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// How long a link to another device lasts.
const CARRY: Millis = 15 * MINUTE;

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

/// The token that a program sent.
fn token(headers: &HeaderMap) -> Option<&str> {
    let sent = headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?;
    Some(sent).filter(|it| secrets::looks_right(it))
}

/// Whether a program asks, for an account that it names or pretends to. Whatever cookie comes with that counts for nothing.
fn is_program(headers: &HeaderMap) -> bool {
    headers.contains_key(header::AUTHORIZATION)
}

async fn visit(hall: &Arc<Hall>, headers: &HeaderMap) -> Read<Option<Visit>> {
    if is_program(headers) {
        let Some(hash) = token(headers).map(|it| secrets::hash(it.as_bytes())) else { return Ok(None) };
        return read(&hall.store, move |store| store.bot_visit(&hash)).await;
    }
    let Some(hash) = device(headers) else { return Ok(None) };
    read(&hall.store, move |store| store.visit(&hash)).await
}

/// The person in front of a browser, or the account of a program, if we know them. Those who are banned are strangers.
pub(crate) async fn who(hall: &Arc<Hall>, headers: &HeaderMap) -> Read<Option<Person>> {
    Ok(visit(hall, headers).await?.filter(|it| !it.is_banned).map(|it| it.person))
}

/// The same, with a cookie that lasts again as long as cookies do. The day of the visit is written down.
pub(crate) async fn known(hall: &Arc<Hall>, headers: &HeaderMap) -> Read<Option<(Person, HeaderValue)>> {
    if is_program(headers) {
        return Ok(None);
    }
    let Some((visit, hash)) = visit(hall, headers).await?.zip(device(headers)) else { return Ok(None) };
    let today = hall.time.seconds() / SECONDS_OF_DAY * SECONDS_OF_DAY;
    if visit.seen < today {
        hall.commit(vec![Write::Seen { hash, at: today }]).await?;
    }
    Ok(secret(headers).map(|it| (visit.person, cookie(hall, it))))
}

/// The same, for requests that only known people can make, and no bots.
pub(crate) async fn require_person(hall: &Arc<Hall>, headers: &HeaderMap) -> Result<Person, Refusal> {
    match require_player(hall, headers).await? {
        person if person.is_bot => Err(Refusal::forbidden(Phrase::new("web-not-for-bots"))),
        person => Ok(person),
    }
}

/// A person, or a bot with an account.
pub(crate) async fn require_player(hall: &Arc<Hall>, headers: &HeaderMap) -> Result<Person, Refusal> {
    match visit(hall, headers).await? {
        Some(visit) if visit.is_banned => Err(Refusal::forbidden(Phrase::new("web-banned"))),
        Some(visit) => Ok(visit.person),
        None => Err(Refusal::stranger(Phrase::new("web-no-person"))),
    }
}

/// Makes a person, and the cookie for their browser.
pub(crate) async fn welcome(hall: &Hall, headers: &HeaderMap) -> Read<(Person, HeaderValue)> {
    let person = Person { id: new_id(), name: String::new(), is_bot: false };
    let (write, cookie) = new_device(hall, person.id, headers);
    let at = hall.time.seconds();
    hall.commit(vec![Write::Person { id: person.id, name: person.name.clone(), at }, write]).await?;
    Ok((person, cookie))
}

/// A number for a person or a bot.
pub(crate) fn new_id() -> PersonId {
    i64::from_le_bytes(secrets::random()) & i64::MAX
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
    let write = Write::Name { person, name: name.clone() };
    hall.commit_and_tell(vec![write], News::Renamed { id: person, name }).await
}

/// Deletes everything of a person, who resigns from every match.
pub(crate) async fn forget(hall: &Arc<Hall>, person: PersonId) -> Read<()> {
    for bot in read(&hall.store, move |store| store.bots_of(Some(person))).await? {
        bots::retire(hall, bot.person).await?;
    }
    resign(hall, person).await?;
    hall.commit_and_tell(vec![Write::Forget { person }], News::Forgotten { person }).await
}

/// A person or a bot resigns from every match that goes on.
pub(crate) async fn resign(hall: &Arc<Hall>, person: PersonId) -> Read<()> {
    let rows = read(&hall.store, move |store| store.matches_of(person)).await?;
    for row in rows.into_iter().filter(|it| !it.over) {
        // A match that cannot be woken has nobody who waits.
        drop(peers::order(hall, &row.id, Order::Resign { id: row.id.clone(), person }).await);
    }
    Ok(())
}

/// A person does not want to play with another any more, or again does.
pub(crate) async fn block(hall: &Hall, person: PersonId, other: PersonId, blocked: bool) -> Read<()> {
    let write = Write::Block { person, other, blocked };
    hall.commit_and_tell(vec![write], News::Blocked { person, other, blocked }).await
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

/// A link that carries a person to another device, once.
pub(crate) async fn carry(hall: &Hall, person: PersonId) -> Read<String> {
    let token = secrets::unguessable();
    let (hash, until) = (secrets::hash(token.as_bytes()), hall.time.now() + CARRY);
    hall.commit(vec![Write::Carry { hash, person, until }]).await?;
    Ok(token)
}

/// Another device comes by such a link: the name of its person and its cookie; nothing if the link carries nobody any more.
pub(crate) async fn arrive(
    hall: &Arc<Hall>,
    token: &str,
    headers: &HeaderMap,
) -> Read<Option<(String, HeaderValue)>> {
    let secret = secrets::unguessable();
    let (link, hash) = (secrets::hash(token.as_bytes()), secrets::hash(secret.as_bytes()));
    let now = hall.time.now();
    hall.commit(vec![Write::Arrive { link, hash, name: device_name(headers), now }]).await?;
    let visit = read(&hall.store, move |store| store.visit(&hash)).await?;
    Ok(visit.map(|it| (it.person.name, cookie(hall, &secret))))
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
