//! What the operator of a server may do: look, close, delete, ban, back up. The same commands come from the command line, over a socket
//! in the folder of the store, and from the operator's page.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, atomic::Ordering::Relaxed},
};

use hosting::messages::{Made, Mixed};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    bots, chance,
    hall::{Hall, VERSION},
    leagues,
    limits::block,
    peers::{self, News, Order},
    people,
    store::{BotRow, Kept, Row, Sitter, StoreError, Which, Write, read},
    study,
};

/// What an operator asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// How the server is.
    Status {},
    /// Matches, those that were left alone longest first.
    Matches {
        /// Only those in which nothing has happened for so many days.
        idle_days: Option<u32>,
        /// Only those that are over, or that are not.
        over: Option<bool>,
        /// No more than this.
        most: u32,
    },
    /// People whose name has this in it.
    People {
        /// A part of their name.
        name: String,
        /// No more than this.
        most: u32,
    },
    /// What people have reported.
    Complaints {},
    /// A report has been dealt with.
    Settle {
        /// Its number.
        n: i64,
    },
    /// Ends a match without a winner. It stays, and can be watched.
    Close {
        /// The match: its number, or its name in addresses.
        which: String,
    },
    /// Deletes a match and all that belongs to it.
    Delete {
        /// The match: its number, or its name in addresses.
        which: String,
    },
    /// Deletes everything of a person, who resigns from every match.
    Forget {
        /// The number of the person.
        person: i64,
    },
    /// Gives a person another name.
    Rename {
        /// The number of the person.
        person: i64,
        /// The new name.
        name: String,
    },
    /// Bans a person, or an address, or lifts that.
    Ban {
        /// The number of the person.
        person: Option<i64>,
        /// An IP address; of the sixth version its network.
        address: Option<String>,
        /// Whether the ban ends.
        lift: bool,
    },
    /// Lists the bots of people and of the operator.
    Bots {},
    /// Makes an account for a bot of the operator's, and tells the token that its program shows.
    MakeBot {
        /// Its name.
        name: String,
    },
    /// Ends the account of a bot, which resigns from every match.
    EndBot {
        /// Its number.
        person: i64,
    },
    /// Deletes what is older than so many days.
    Retain {
        /// How old.
        keep: Retention,
        /// Only says what would be deleted.
        dry_run: bool,
    },
    /// Checks the store, plays every match again, and compares all chance with the keys.
    Verify {},
    /// Writes the finished matches that were listed, without names, into a file of JSON lines.
    ExportMatches {
        /// The new file.
        to: PathBuf,
    },
    /// Writes a copy of the store as of now.
    Backup {
        /// The new file.
        to: PathBuf,
    },
}

/// How many days things are kept; for ever where nothing is said.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Retention {
    /// Matches that are over.
    pub finished_days: Option<u32>,
    /// Matches that are not over, since anything happened in them.
    pub unfinished_days: Option<u32>,
    /// People who sit at no match, since they were last here.
    pub people_days: Option<u32>,
}

const SECONDS_OF_DAY: u64 = 24 * 60 * 60;

/// How many are deleted at once: others want to write too.
const AT_ONCE: u32 = 200;

type Done = Result<Value, String>;

/// Does what an operator asks for.
pub(crate) async fn run(hall: &Arc<Hall>, command: Command) -> Done {
    // Names of people and matches are not for the log.
    let kind = serde_json::to_value(&command).ok().and_then(|it| it.as_object()?.keys().next().cloned());
    tracing::info!(command = kind.as_deref(), "the operator");
    match command {
        Command::Status {} => status(hall).await,
        Command::Matches { idle_days, over, most } => {
            let which = Which { before: idle_days.map(|it| days_ago(hall, it)), over, most };
            let rows =
                read(&hall.store, move |store| store.matches(&which)).await.map_err(|why| said(&why))?;
            Ok(rows.iter().map(told).collect())
        }
        Command::People { name, most } => {
            let people =
                read(&hall.store, move |store| store.people(&name, most)).await.map_err(|why| said(&why))?;
            serde_json::to_value(people).map_err(|why| why.to_string())
        }
        Command::Complaints {} => {
            let all = read(&hall.store, |store| store.complaints()).await.map_err(|why| said(&why))?;
            serde_json::to_value(all).map_err(|why| why.to_string())
        }
        Command::Settle { n } => commit(hall, Write::Settle { n }).await,
        Command::Close { which } => close(hall, which).await,
        Command::Delete { which } => {
            let row = find(hall, which).await?;
            peers::order(hall, &row.id, Order::Delete { id: row.id.clone(), no: row.no }).await?;
            Ok(json!({"deleted": row.no}))
        }
        Command::Forget { person } => {
            people::forget(hall, person).await.map_err(|why| said(&why))?;
            Ok(json!({"deleted": person}))
        }
        Command::Rename { person, name } => {
            let wrong =
                || "This is no name that people may have: 1 to 40 letters, all of them visible.".to_string();
            let name = people::name(&name).map_err(|_| wrong())?;
            people::rename(hall, person, name).await.map_err(|why| said(&why))?;
            Ok(json!({"renamed": person}))
        }
        Command::Ban { person: Some(person), address: None, lift } => {
            let write = Write::Ban { person, banned: !lift };
            hall.commit_and_tell(vec![write], News::Recheck { person }).await.map_err(|why| said(&why))?;
            Ok(json!({"banned": !lift}))
        }
        Command::Ban { person: None, address: Some(address), lift } => {
            ban_address(hall, &address, lift).await
        }
        Command::Ban { .. } => Err("Name a person or an address.".to_string()),
        Command::Bots {} => {
            let bots = read(&hall.store, |store| store.bots(bots::MOST_LISTED)).await.map_err(|why| said(&why))?;
            let told = |it: &BotRow| {
                json!({"person": it.person, "name": it.name, "owner": it.owner, "owner_name": it.owner_name,
                    "since": it.since, "seen": it.seen, "open": it.open})
            };
            Ok(bots.iter().map(told).collect())
        }
        Command::MakeBot { name } => match bots::make(hall, None, &name).await {
            Ok((id, token)) => Ok(json!({"id": id, "token": token})),
            Err(_) => Err("This is no name that a new bot may have: 1 to 40 letters, all of them visible, and not that of another bot."
                .to_string()),
        },
        Command::EndBot { person } => {
            bots::retire(hall, person).await.map_err(|why| said(&why))?;
            Ok(json!({"ended": person}))
        }
        Command::Retain { keep, dry_run } => retain(hall, keep, dry_run).await,
        Command::Verify {} => verify(hall).await,
        Command::ExportMatches { to } => study::export(hall, to).await,
        Command::Backup { to } => backup(hall, to).await,
    }
}

fn said(why: &StoreError) -> String {
    format!("The store failed: {why}.")
}

async fn commit(hall: &Hall, write: Write) -> Done {
    hall.commit(vec![write]).await.map_err(|why| said(&why))?;
    Ok(json!({"done": true}))
}

fn days_ago(hall: &Hall, days: u32) -> u64 {
    hall.time.seconds().saturating_sub(u64::from(days) * SECONDS_OF_DAY)
}

async fn status(hall: &Arc<Hall>) -> Done {
    let (size, complaints) = read(&hall.store, |store| Ok((store.size()?, store.complaints()?.len())))
        .await
        .map_err(|why| said(&why))?;
    Ok(json!({
        "version": VERSION,
        "health": hall.health.trouble().map_or("ok", str::trim),
        "matches_live": hall.metrics.matches.load(Relaxed),
        "sockets": hall.metrics.sockets.load(Relaxed),
        "store_bytes": size,
        "complaints": complaints,
    }))
}

/// A match as an operator sees it. Nothing hidden is in it.
fn told(row: &Row) -> Value {
    let seats = row.seats.iter().map(|(seat, sitter, named)| match sitter {
        Sitter::Person(person) => {
            json!({"seat": seat, "person": person, "name": named.name, "account": named.is_bot})
        }
        Sitter::Open => json!({"seat": seat, "player": "open"}),
        Sitter::Bot => json!({"seat": seat, "player": "bot"}),
        Sitter::Search(level, style) => {
            json!({"seat": seat, "player": "search", "level": level, "style": style})
        }
        Sitter::Automa => json!({"seat": seat, "player": "automa"}),
    });
    json!({"no": row.no, "id": row.id, "game": row.game, "began": row.began, "stirred": row.stirred,
        "over": row.over, "fault": row.fault, "seats": seats.collect::<Vec<_>>()})
}

async fn find(hall: &Arc<Hall>, which: String) -> Result<Row, String> {
    let missing = format!("There is no match {which}.");
    let row = read(&hall.store, move |store| match which.parse() {
        Ok(no) => store.row_of(no),
        Err(_) => store.row(&which),
    });
    row.await.map_err(|why| said(&why))?.ok_or(missing)
}

async fn close(hall: &Arc<Hall>, which: String) -> Done {
    let row = find(hall, which).await?;
    peers::order(hall, &row.id, Order::Close { id: row.id.clone() }).await?;
    Ok(json!({"closed": row.no}))
}

async fn ban_address(hall: &Arc<Hall>, address: &str, lift: bool) -> Done {
    let address = address.parse().map_err(|_| format!("\"{address}\" is not an IP address."))?;
    let address = block(address);
    let write = Write::BanAddress { address: address.to_string(), banned: !lift, at: hall.time.seconds() };
    let news = News::Banned { address, banned: !lift };
    hall.commit_and_tell(vec![write], news).await.map_err(|why| said(&why))?;
    Ok(json!({"banned": !lift, "address": address.to_string()}))
}

/// Deletes what is older than it is to be kept.
pub(crate) async fn retain(hall: &Arc<Hall>, keep: Retention, dry_run: bool) -> Done {
    let (mut n_matches, mut n_failed) = (0, 0);
    for (days, over) in [(keep.finished_days, true), (keep.unfinished_days, false)] {
        let Some(days) = days else { continue };
        let most = if dry_run { u32::MAX } else { AT_ONCE };
        let which = Which { before: Some(days_ago(hall, days)), over: Some(over), most };
        loop {
            let which = which.clone();
            let rows =
                read(&hall.store, move |store| store.matches(&which)).await.map_err(|why| said(&why))?;
            if dry_run || rows.is_empty() {
                n_matches += rows.len();
                break;
            }
            let (n, failed) = (rows.len(), delete_all(hall, rows).await);
            (n_matches, n_failed) = (n_matches + n - failed, n_failed + failed);
            // Those that cannot be deleted now are tried another time.
            if failed == n {
                break;
            }
        }
    }
    let mut n_leagues = 0;
    for (days, is_over) in [(keep.finished_days, true), (keep.unfinished_days, false)] {
        let Some(days) = days else { continue };
        let deleted = leagues::delete_old(hall, days_ago(hall, days), is_over, dry_run).await;
        n_leagues += deleted.map_err(|why| said(&why))?;
    }
    let mut n_people = 0;
    if let Some(days) = keep.people_days {
        let before = days_ago(hall, days);
        let idle =
            read(&hall.store, move |store| store.idle_people(before)).await.map_err(|why| said(&why))?;
        n_people = idle.len();
        for person in idle.into_iter().filter(|_| !dry_run) {
            hall.commit(vec![Write::Forget { person }]).await.map_err(|why| said(&why))?;
        }
    }
    Ok(
        json!({"matches": n_matches, "leagues": n_leagues, "people": n_people, "failed": n_failed, "dry_run": dry_run}),
    )
}

/// Deletes matches wherever they are, and returns how many that failed for. One that fails keeps no other.
async fn delete_all(hall: &Arc<Hall>, rows: Vec<Row>) -> usize {
    let mut n_failed = 0;
    for row in rows {
        if let Err(why) = peers::order(hall, &row.id, Order::Delete { id: row.id.clone(), no: row.no }).await
        {
            tracing::warn!(match_no = row.no, why, "a match could not be deleted");
            n_failed += 1;
        }
    }
    n_failed
}

/// Checks every page, plays every match again, and compares all chance with the keys.
async fn verify(hall: &Arc<Hall>) -> Done {
    let checking = hall.clone();
    let checked = tokio::task::spawn_blocking(move || -> Result<Value, StoreError> {
        checking.store.check()?;
        let rows = checking.store.matches(&Which { most: u32::MAX, ..Which::default() })?;
        let mut wrong = Vec::new();
        for row in &rows {
            if let Err(why) = verify_match(&checking, row) {
                wrong.push(json!({"no": row.no, "id": row.id, "why": why}));
            }
        }
        Ok(json!({"matches": rows.len(), "wrong": wrong}))
    });
    checked.await.map_err(|why| why.to_string())?.map_err(|why| said(&why))
}

fn verify_match(hall: &Arc<Hall>, row: &Row) -> Result<(), String> {
    let game = hall.game(&row.game).ok_or_else(|| format!("The game {} is not hosted here.", row.game))?;
    let entries = hall.store.entries(row.no).map_err(|why| why.to_string())?;
    check_chance(row, &entries)?;
    game.verify(hall.clone(), row.clone())
}

/// Whether every outcome is the one that the key leads to.
fn check_chance(row: &Row, entries: &[Kept]) -> Result<(), String> {
    #[derive(Deserialize)]
    struct Chanced {
        made: Made,
    }
    let mixed = entries.iter().find(|it| it.kind == "mixed");
    let key = match mixed.map(|it| serde_json::from_str::<Vec<Mixed>>(&it.data)) {
        Some(Ok(numbers)) => chance::mix(&row.key, &numbers),
        Some(Err(why)) => return Err(format!("The numbers cannot be read: {why}.")),
        None => row.key,
    };
    for (kept, n) in entries.iter().filter(|it| it.kind == "chance").zip(0..) {
        let Chanced { made } = serde_json::from_str(&kept.data).map_err(|why| why.to_string())?;
        let is_right = match &made {
            Made::Roll { sides, dice } => {
                0 < *sides && chance::roll(&key, n, dice.len() as u8, *sides) == *dice
            }
            Made::Draw { of, index } => 0 < *of && chance::draw(&key, n, *of) == *index,
        };
        if !is_right {
            return Err(format!("Outcome {n} does not come from the key."));
        }
    }
    Ok(())
}

async fn backup(hall: &Arc<Hall>, to: PathBuf) -> Done {
    if to.exists() {
        return Err(format!("{} is there already; a backup overwrites nothing.", to.display()));
    }
    let file = to.clone();
    let done = read(&hall.store, move |store| store.backup(&file)).await.and_then(|()| {
        private(&to).map_err(|why| StoreError::new(why.to_string()))?;
        fs::metadata(&to).map_err(|why| StoreError::new(why.to_string()))
    });
    let bytes = done.map_err(|why| format!("There is no backup: {why}."))?.len();
    Ok(json!({"file": to, "bytes": bytes}))
}

/// The keys of dice are in it: it is for this user alone.
pub(crate) fn private(file: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    fs::set_permissions(file, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}
