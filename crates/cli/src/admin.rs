//! What the operator of a server does: backups, matches, people, reports.

use std::path::PathBuf;

use hosting::Failure;
use serde_json::Value;
use server::{Command, Hosts, Retention, Settings};

use crate::config::usual_folder;

/// Look after a server: back it up, see what it holds, close and delete matches, rename, ban and delete people.
///
/// A server that runs does it itself, and nobody has to stop playing; otherwise it is done on the store. Replies are JSON.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The folder that holds all matches, as given to `serve`.
    #[arg(long, global = true, env = "SANDTABLE_DATA")]
    data: Option<PathBuf>,
    #[command(subcommand)]
    what: What,
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
    /// Put a backup in the place of the store, which is kept beside it. The server must not run.
    Restore {
        /// The backup.
        from: PathBuf,
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
    let data = arguments.data.or_else(usual_folder).ok_or_else(|| {
        Failure::new(
            "There is no folder of yours that matches are kept in; name one with --data.".to_string(),
        )
    })?;
    let done = match arguments.what {
        What::Restore { from } => server::restore(&data, &from).map_err(Failure::new)?,
        what => administer(data, command(what)?)?,
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

fn administer(data: PathBuf, command: Command) -> Result<Value, Failure> {
    let mut hosts = Hosts::default();
    games::each(&mut hosts);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(server::administer(Settings::new(data), hosts, command)).map_err(Failure::new)
}

fn command(what: What) -> Result<Command, Failure> {
    Ok(match what {
        What::Status => Command::Status {},
        // The server that runs has another folder of its own.
        What::Backup { to } => Command::Backup { to: std::path::absolute(to)? },
        What::Restore { .. } => unreachable!("it is done without a server"),
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
        What::Complaints => Command::Complaints {},
        What::Settle { n } => Command::Settle { n },
        What::Retain { finished_days, unfinished_days, people_days, dry_run } => {
            Command::Retain { keep: Retention { finished_days, unfinished_days, people_days }, dry_run }
        }
    })
}
