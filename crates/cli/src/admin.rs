//! What the operator of a server does: backups, matches, people, reports.

use std::{env, path::PathBuf};

use hosting::Failure;
use serde_json::Value;
use server::{Command, Hosts, Retention, Settings};

use crate::config::Config;

/// Look after a server: back it up, see what it holds, close and delete matches, rename, ban and delete people.
///
/// A server that runs does it itself, and nobody has to stop playing; otherwise it is done on the store. Replies are JSON.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The folder that holds all matches, as given to `serve`.
    #[arg(long, global = true, env = "SANDTABLE_DATA")]
    data: Option<PathBuf>,
    /// The database of PostgreSQL that holds them, as given to `serve`.
    #[arg(long, global = true, env = "SANDTABLE_STORE", hide_env_values = true)]
    store: Option<String>,
    /// Certificates in PEM that are trusted for PostgreSQL.
    #[arg(long, global = true, env = "SANDTABLE_STORE_CERTIFICATES")]
    store_certificates: Option<PathBuf>,
    /// The file with the settings of the server, as given to `serve`.
    #[arg(long, global = true, env = "SANDTABLE_CONFIG")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    what: What,
}

impl Arguments {
    /// What of the settings of a server says where its store is, and what is in it. Certificates and addresses are the server's own business.
    fn settings(&self) -> Result<Settings, Failure> {
        let text = |it: &PathBuf| it.display().to_string();
        let flags = [
            ("data", self.data.as_ref().map(text)),
            ("store", self.store.clone()),
            ("store-certificates", self.store_certificates.as_ref().map(text)),
        ];
        let flags: Vec<(&str, String)> =
            flags.into_iter().filter_map(|(name, it)| Some((name, it?))).collect();
        let all = Config::read(self.config.clone(), |name| env::var(name).ok(), &flags)?.settings;
        Ok(Settings {
            store: all.store,
            store_certificates: all.store_certificates,
            peer_address: all.peer_address,
            peer_secret: all.peer_secret,
            peer_patience: all.peer_patience,
            ..Settings::new(all.data)
        })
    }
}

#[derive(clap::Subcommand)]
enum What {
    /// How the server is: health, matches in memory, sockets, size of the store, open reports.
    Status,
    /// Write a copy of the store as of now, while the server runs.
    Backup {
        /// The new file.
        to: PathBuf,
    },
    /// Write the finished matches that were listed in the lobby into a file of JSON lines, for those who study games. No names are in it.
    ExportMatches {
        /// The new file.
        to: PathBuf,
    },
    /// Put a backup in the place of the store, which is kept beside it. The server must not run.
    Restore {
        /// The backup.
        from: PathBuf,
    },
    /// Copy a store into another one, which must be empty, and compare the two: a folder, or a URL of PostgreSQL. No server may run on either.
    Move {
        /// The store that there is, such as /var/lib/sandtable.
        from: String,
        /// The new one, such as `postgres://sandtable@db.example/sandtable`.
        to: String,
    },
    /// Check every page of the store, play every match again, and compare all chance with the keys.
    Verify,
    /// List matches, those that were left alone longest first.
    Matches {
        /// Only those in which nothing has happened for so many days.
        #[arg(long)]
        idle_days: Option<u32>,
        /// Only those that are over.
        #[arg(long, conflicts_with = "unfinished")]
        finished: bool,
        /// Only those that are not over.
        #[arg(long)]
        unfinished: bool,
        /// No more than this.
        #[arg(long, default_value_t = 100)]
        most: u32,
    },
    /// End a match without a winner. It stays, and can be watched.
    Close {
        /// Its number, or its name in addresses.
        which: String,
    },
    /// Delete a match and all that belongs to it.
    Delete {
        /// Its number, or its name in addresses.
        which: String,
    },
    /// List people, those who came last first.
    People {
        /// A part of their name.
        #[arg(default_value = "")]
        name: String,
        /// No more than this.
        #[arg(long, default_value_t = 100)]
        most: u32,
    },
    /// Give a person another name.
    Rename {
        /// The number of the person.
        person: i64,
        /// The new name.
        name: String,
    },
    /// Ban a person or an address, or lift a ban.
    Ban {
        /// The number of the person.
        #[arg(required_unless_present = "address")]
        person: Option<i64>,
        /// An IP address; of the sixth version its network (/64).
        #[arg(long, conflicts_with = "person")]
        address: Option<String>,
        /// End the ban.
        #[arg(long)]
        lift: bool,
    },
    /// Delete everything of a person, who resigns from every match.
    Forget {
        /// The number of the person.
        person: i64,
    },
    /// List the bots that have accounts, those that were here last first.
    Bots,
    /// Make an account for a bot of yours, and tell the token that its program shows: sandtable bot --token.
    MakeBot {
        /// Its name.
        name: String,
    },
    /// End the account of a bot, which resigns from every match.
    EndBot {
        /// The number of the bot, as `bots` tells it.
        person: i64,
    },
    /// List what people have reported.
    Complaints,
    /// A report has been dealt with, and is deleted.
    Settle {
        /// Its number.
        n: i64,
    },
    /// Delete what is older than so many days.
    Retain {
        /// Matches that are over, since their end.
        #[arg(long)]
        finished_days: Option<u32>,
        /// Matches that are not over, since anything happened in them.
        #[arg(long)]
        unfinished_days: Option<u32>,
        /// People who sit at no match, since they were last here.
        #[arg(long)]
        people_days: Option<u32>,
        /// Only say how much would be deleted.
        #[arg(long)]
        dry_run: bool,
    },
}

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let settings = arguments.settings()?;
    let done = match arguments.what {
        What::Restore { .. } | What::Backup { .. } if settings.store.is_some() => {
            let how = "A store in PostgreSQL is backed up and restored by its own tools, beside servers that run: pg_dump \
                --format=custom --file=tonight.dump URL, and pg_restore --clean --if-exists --dbname=URL tonight.dump while none runs.";
            return Err(Failure::new(how.to_string()));
        }
        What::Restore { from } => server::restore(&settings.data, &from).map_err(Failure::new)?,
        What::Move { from, to } => {
            runtime()?.block_on(server::move_store(settings, &from, &to)).map_err(Failure::new)?
        }
        what => administer(settings, command(what)?)?,
    };
    println!("{}", serde_json::to_string_pretty(&done).unwrap_or_default());
    if done["wrong"].as_array().is_some_and(|it| !it.is_empty()) {
        return Err(Failure::new("Some matches are not whole.".to_string()));
    }
    // So that a container or a script can ask for its health.
    match done["health"].as_str().is_none_or(|it| it == "ok") {
        true => Ok(()),
        false => Err(Failure::new("The server is not well.".to_string())),
    }
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()
}

fn administer(settings: Settings, command: Command) -> Result<Value, Failure> {
    let mut hosts = Hosts::default();
    games::each(&mut hosts);
    runtime()?.block_on(server::administer(settings, hosts, command)).map_err(Failure::new)
}

fn command(what: What) -> Result<Command, Failure> {
    Ok(match what {
        What::Status => Command::Status {},
        // The server that runs has another folder of its own.
        What::Backup { to } => Command::Backup { to: std::path::absolute(to)? },
        What::ExportMatches { to } => Command::ExportMatches { to: std::path::absolute(to)? },
        What::Restore { .. } | What::Move { .. } => unreachable!("they are done without a server"),
        What::Verify => Command::Verify {},
        What::Matches { idle_days, finished, unfinished, most } => {
            let over = if finished || unfinished { Some(finished) } else { None };
            Command::Matches { idle_days, over, most }
        }
        What::Close { which } => Command::Close { which },
        What::Delete { which } => Command::Delete { which },
        What::People { name, most } => Command::People { name, most },
        What::Rename { person, name } => Command::Rename { person, name },
        What::Ban { person, address, lift } => Command::Ban { person, address, lift },
        What::Forget { person } => Command::Forget { person },
        What::Bots => Command::Bots {},
        What::MakeBot { name } => Command::MakeBot { name },
        What::EndBot { person } => Command::EndBot { person },
        What::Complaints => Command::Complaints {},
        What::Settle { n } => Command::Settle { n },
        What::Retain { finished_days, unfinished_days, people_days, dry_run } => {
            Command::Retain { keep: Retention { finished_days, unfinished_days, people_days }, dry_run }
        }
    })
}
