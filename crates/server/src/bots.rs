//! Bots from outside: accounts for programs of people and of the operator. A program shows a token; only its hash is kept. It sits at
//! tables as people do, and whatever is told to it is told to a person in its seat.

use std::sync::Arc;

use table::Phrase;

use crate::{
    hall::Hall,
    http::Refusal,
    peers::News,
    people::{self, look_alike, new_id},
    secrets,
    store::{BotRow, BotWrite, Person, PersonId, Read, Write, read},
};

/// How long after its last word a program counts as being here, in seconds.
const HERE: u64 = 150;

/// How often it is written down that a program is here, in seconds.
const NOTED: u64 = 60;

/// More bots are not compared by name, nor listed.
pub(crate) const MOST_LISTED: u32 = 1_000;

/// A new account, and the token that its program shows.
pub(crate) async fn make(
    hall: &Arc<Hall>,
    owner: Option<PersonId>,
    name: &str,
) -> Result<(String, String), Refusal> {
    let name = people::name(name).map_err(Refusal::bad)?;
    let most = hall.settings.limits.bots;
    let (others, own) = read(&hall.store, move |store| {
        Ok((store.bots(MOST_LISTED)?, owner.map(|it| store.bots_of(Some(it))).transpose()?))
    })
    .await?;
    if own.is_some_and(|it| most as usize <= it.len()) {
        return Err(Refusal::conflict(Phrase::new("bots-too-many").with("most", most)));
    }
    if others.iter().any(|it| look_alike(&it.name, &name)) {
        return Err(Refusal::conflict(Phrase::new("bots-name-taken")));
    }
    let (person, id, token) = (new_id(), secrets::hex(&secrets::random::<8>()), secrets::unguessable());
    let (hash, at) = (secrets::hash(token.as_bytes()), hall.time.seconds());
    let account = BotWrite::New { person, id: id.clone(), owner, hash, at };
    hall.commit(vec![Write::Person { id: person, name, at }, Write::Bot(account)]).await?;
    Ok((id, token))
}

/// Another token in the place of the one before: a program that shows that one is a stranger from now on.
pub(crate) async fn renew(hall: &Arc<Hall>, bot: &BotRow) -> Read<String> {
    let token = secrets::unguessable();
    let write = BotWrite::Token { person: bot.person, hash: Some(secrets::hash(token.as_bytes())) };
    hall.commit_and_tell(vec![Write::Bot(write)], News::Recheck { person: bot.person }).await?;
    Ok(token)
}

/// No program plays for this account any more. It resigns from its matches, and its name stays in those that it has played.
pub(crate) async fn retire(hall: &Arc<Hall>, person: PersonId) -> Read<()> {
    let write = Write::Bot(BotWrite::Token { person, hash: None });
    hall.commit_and_tell(vec![write], News::Recheck { person }).await?;
    people::resign(hall, person).await
}

/// Whether its program is here.
pub(crate) fn is_here(hall: &Hall, bot: &BotRow) -> bool {
    hall.time.seconds() < bot.seen + HERE
}

/// Its program is here: that is written down once in a while.
pub(crate) async fn note(hall: &Arc<Hall>, person: PersonId) -> Read<()> {
    let at = hall.time.seconds();
    let seen = read(&hall.store, move |store| store.bot_seen(person)).await?;
    match seen + NOTED <= at {
        true => hall.commit(vec![Write::Bot(BotWrite::Seen { person, at })]).await,
        false => Ok(()),
    }
}

/// Refuses a bot that sits at as many matches as it may. People may sit at any number.
pub(crate) async fn may_sit_down(hall: &Arc<Hall>, player: &Person) -> Result<(), Refusal> {
    if !player.is_bot {
        return Ok(());
    }
    let (person, most) = (player.id, hall.settings.limits.bot_matches);
    match read(&hall.store, move |store| store.n_matches_of(person)).await? < most {
        true => Ok(()),
        false => Err(Refusal::conflict(Phrase::new("bots-too-many-matches").with("most", most))),
    }
}
