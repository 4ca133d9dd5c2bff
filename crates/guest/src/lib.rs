//! A program at the tables of a server: `sandtable bot` takes seats with the token of an account, and lets a program that speaks the engine
//! protocol play in them. It is a client as a browser is: what it is told is what a person in its seat is told.
//!
//! * `server` is the way to the server: requests, and sockets to matches.
//! * `program` starts programs, and reads and writes their lines.
//! * `seat` is a program at one seat of one match.
//! * `words` puts what a server refuses into sentences.

mod program;
mod seat;
mod server;
mod words;

use std::{collections::BTreeSet, path::PathBuf, sync::Arc, time::Duration};

use hosting::{Failure, Games};
use serde_json::{Value, json};
use tokio::{sync::watch, task::JoinSet};

pub use program::{Player, Process};
pub use server::Server;

/// How often the server is asked for challenges, and is told that the program is here.
const ASK: Duration = Duration::from_secs(3);

/// How long is waited at most before a server that cannot be reached is tried again.
pub(crate) const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// Let a program of your own play at the tables of a server.
#[derive(clap::Args)]
pub struct Arguments {
    /// The address of the server, such as `https://table.example`.
    #[arg(long)]
    server: String,
    /// The token of the account. It is better kept in the environment: other users of a machine see the arguments of a command.
    #[arg(long, env = "SANDTABLE_BOT_TOKEN", hide_env_values = true)]
    token: String,
    /// Certificates in PEM that are trusted besides those that browsers trust.
    #[arg(long)]
    certificates: Option<PathBuf>,
    /// The games that it plays, such as aces,sergeants; all if left out.
    #[arg(long, value_delimiter = ',')]
    games: Vec<String>,
    /// How many matches it plays at the same time.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=64))]
    matches: u32,
    /// End after so many matches.
    #[arg(long)]
    end_after: Option<u32>,
    /// Take a seat by an invitation: the link, or what is behind its last stroke. May be given several times.
    #[arg(long)]
    join: Vec<String>,
    /// Take no challenges.
    #[arg(long)]
    no_challenges: bool,
    /// Begin a match of this game, and wait for someone to take the other seat: in the lobby, or who is challenged.
    #[arg(long, value_name = "GAME")]
    begin: Option<String>,
    /// The set-up of the match that is begun, as `new` of the engine takes it.
    #[arg(long, value_name = "JSON", requires = "begin")]
    setup: Option<String>,
    /// The seat that it takes itself in that match, from 0.
    #[arg(long, default_value_t = 0, requires = "begin")]
    seat: u8,
    /// Offer the other seat to this bot, by its name; otherwise the match is in the lobby.
    #[arg(long, value_name = "NAME", requires = "begin")]
    challenge: Option<String>,
    /// How time is kept in that match: days:3 for each answer, or minutes:20.
    #[arg(long, value_parser = clock, requires = "begin")]
    clock: Option<Value>,
    /// Let that match count for the ladder.
    #[arg(long, requires = "begin")]
    rated: bool,
    /// The program and its arguments, after two dashes.
    #[arg(last = true, required = true)]
    command: Vec<String>,
}

/// What a guest does at a server.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// The games that it plays; all if there are none.
    pub games: Vec<String>,
    /// How many matches it plays at the same time.
    pub matches: usize,
    /// It ends after so many matches.
    pub end_after: Option<u32>,
    /// Whether it takes challenges.
    pub takes_challenges: bool,
}

/// A match that a bot begins.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// The game.
    pub game: String,
    /// The set-up, as JSON; the usual one if it is left out.
    pub setup: Option<String>,
    /// Its own seat.
    pub seat: u8,
    /// The bot that another seat is offered to; without one the match is in the lobby.
    pub challenge: Option<String>,
    /// How time is kept, as a server is told.
    pub clock: Option<Value>,
    /// Whether it is rated.
    pub rated: bool,
}

/// How time is kept, from `days:3` or `minutes:20`.
fn clock(text: &str) -> Result<Value, String> {
    let wrong = || "A clock is days:N or minutes:N.".to_string();
    let (kind, n) = text.split_once(':').ok_or_else(wrong)?;
    let n: u8 = n.parse().map_err(|_| wrong())?;
    match kind {
        "days" => Ok(json!({"days": {"days": n}})),
        "minutes" => Ok(json!({"hourglass": {"minutes": n}})),
        _ => Err(wrong()),
    }
}

/// Plays until it is interrupted. Matches that are not over stay, and go on when it comes again.
pub fn run(arguments: &Arguments, games: &Games) -> Result<(), Failure> {
    words::learn(games.iter().flat_map(|it| it.texts("en")).collect());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let server = Server::new(&arguments.server, &arguments.token, arguments.certificates.as_deref())
            .map_err(Failure::new)?;
        let me = server.get("/api/me").await.map_err(Failure::new)?;
        println!("{} is at {}.", me["name"].as_str().unwrap_or("The bot"), arguments.server);
        for link in &arguments.join {
            join(&server, link).await.map_err(Failure::new)?;
        }
        if let Some(opening) = arguments.opening() {
            let id = begin(&server, &opening).await.map_err(Failure::new)?;
            println!("It has begun {}/match/{id}.", server.origin());
        }
        let wishes = Wishes {
            games: arguments.games.clone(),
            matches: arguments.matches as usize,
            end_after: arguments.end_after,
            takes_challenges: !arguments.no_challenges,
        };
        let (end, ending) = watch::channel(false);
        tokio::spawn(async move {
            drop(tokio::signal::ctrl_c().await);
            println!("It leaves. Matches that are not over go on when it comes again.");
            end.send_replace(true);
            std::future::pending::<()>().await;
        });
        let command = arguments.command.clone();
        visit(Arc::new(server), wishes, move || Process::start(&command), ending).await.map_err(Failure::new)
    })
}

impl Arguments {
    fn opening(&self) -> Option<Opening> {
        Some(Opening {
            game: self.begin.clone()?,
            setup: self.setup.clone(),
            seat: self.seat,
            challenge: self.challenge.clone(),
            clock: self.clock.clone(),
            rated: self.rated,
        })
    }
}

/// Begins a match, offers a seat of it if someone is challenged, and returns its name.
pub async fn begin(server: &Server, opening: &Opening) -> Result<String, String> {
    let setup: Value = serde_json::from_str(opening.setup.as_deref().unwrap_or("{}"))
        .map_err(|why| format!("The set-up is not JSON: {why}."))?;
    // Whom it challenges is looked for before anything is begun.
    let bot = match &opening.challenge {
        Some(name) => Some(bot_named(server, name).await?),
        None => None,
    };
    let mut new = json!({"game": opening.game, "setup": setup, "listed": bot.is_none(), "rated": opening.rated,
        "seats": [{"seat": opening.seat, "player": "me"}]});
    if let Some(clock) = &opening.clock {
        new["clock"] = clock.clone();
    }
    let begun = server.post("/api/matches", &new).await?;
    let id = begun["id"].as_str().ok_or("The server does not say which match it began.")?.to_string();
    if let Some(bot) = bot {
        let own = server.get("/api/matches").await?;
        let all = own.as_array().into_iter().flatten();
        let seats = all.filter(|it| it["id"] == id.as_str()).flat_map(|it| it["seats"].as_array()).flatten();
        let mut open = seats.filter(|it| it["player"] == "open");
        let seat = open.next().ok_or("In that match no seat is open.")?["seat"].clone();
        server.post(&format!("/api/matches/{id}/challenge"), &json!({"seat": seat, "bot": bot})).await?;
    }
    Ok(id)
}

/// The id of a bot that may be challenged, and is here: a match would be begun in vain.
async fn bot_named(server: &Server, name: &str) -> Result<Value, String> {
    let all = server.get("/api/bots").await?;
    let found = all.as_array().into_iter().flatten().find(|it| it["name"] == name);
    match found {
        Some(it) if it["here"] == true => Ok(it["id"].clone()),
        Some(_) => Err(format!("The bot \"{name}\" isn’t here now.")),
        None => Err(format!("There is no bot \"{name}\" that may be challenged.")),
    }
}

/// Takes the first open seat of a match by its invitation.
async fn join(server: &Server, link: &str) -> Result<(), String> {
    let token = link.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
    let path = format!("/api/invitations/{token}");
    let invited = server.get(&path).await?;
    let seats = invited["match"]["seats"].as_array().cloned().unwrap_or_default();
    if seats.iter().any(|it| it["yours"] == true) {
        return Ok(());
    }
    let open = seats.iter().find(|it| it["player"] == "open").ok_or("At that table no seat is open.")?;
    server.post(&path, &json!({"seat": open["seat"]})).await.map(drop)
}

/// Takes challenges and plays all matches of an account, until `ending` says so or a server refuses the account.
pub async fn visit<P: Player>(
    server: Arc<Server>,
    wishes: Wishes,
    start: impl Fn() -> Result<P, String> + Clone + Send + Sync + 'static,
    mut ending: watch::Receiver<bool>,
) -> Result<(), String> {
    let mut playing: JoinSet<(String, bool)> = JoinSet::new();
    let mut ids: BTreeSet<String> = BTreeSet::new();
    let (mut n_played, mut pause) = (0, ASK);
    loop {
        let has_enough = wishes.end_after.is_some_and(|most| most <= n_played + ids.len() as u32);
        match look(&server, &wishes, &ids, has_enough).await {
            Ok(new) => {
                pause = ASK;
                for (id, seat) in new.into_iter().take(wishes.matches.saturating_sub(ids.len())) {
                    ids.insert(id.clone());
                    println!("match {id}: it plays seat {}", seat + 1);
                    let (server, start, ending) = (server.clone(), start.clone(), ending.clone());
                    playing.spawn(async move {
                        let said = seat::play(server, id.clone(), seat, start, ending).await;
                        println!("match {id}: {}", said.as_ref().unwrap_or_else(|why| why));
                        (id, said.is_ok())
                    });
                }
            }
            Err(why) if why.is_final => return Err(why.says),
            Err(why) => {
                eprintln!("{}", why.says);
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        }
        tokio::select! {
            () = tokio::time::sleep(pause) => (),
            Some(ended) = playing.join_next() => {
                let (id, is_over) = ended.map_err(|why| why.to_string())?;
                ids.remove(&id);
                n_played += u32::from(is_over);
                if wishes.end_after.is_some_and(|most| most <= n_played) {
                    return Ok(());
                }
            }
            () = interrupted(&mut ending) => {
                // Each ends its program and its socket by itself.
                while playing.join_next().await.is_some() {}
                return Ok(());
            }
        }
    }
}

/// Returns when it is to end.
pub(crate) async fn interrupted(ending: &mut watch::Receiver<bool>) {
    drop(ending.wait_for(|it| *it).await);
}

/// Takes what is offered, and returns the matches that wait for a program: their names and its seats there.
async fn look(
    server: &Server,
    wishes: &Wishes,
    playing: &BTreeSet<String>,
    has_enough: bool,
) -> Result<Vec<(String, u8)>, server::NotDone> {
    let challenges = server.ask("GET", "/api/challenges", None).await?;
    let mut places = wishes.matches.saturating_sub(playing.len());
    for it in challenges.as_array().into_iter().flatten() {
        let plays =
            wishes.games.is_empty() || wishes.games.iter().any(|game| it["summary"]["game"] == game.as_str());
        let id = it["match"].as_str().unwrap_or_default();
        let what = match plays && wishes.takes_challenges {
            true if places == 0 || has_enough => continue,
            true => "accept",
            false => "decline",
        };
        // Someone else may have taken the seat meanwhile.
        let path = format!("/api/matches/{id}/challenge/{what}");
        if server.ask("POST", &path, Some(&json!({"seat": it["seat"]}))).await.is_ok() && what == "accept" {
            places -= 1;
        }
    }
    let matches = server.ask("GET", "/api/matches", None).await?;
    let waits = |it: &Value| {
        let id = it["id"].as_str()?.to_string();
        let own = it["seats"].as_array()?.iter().find(|it| it["yours"] == true)?;
        let seat = u8::try_from(own["seat"].as_u64()?).ok()?;
        (it["over"] == false && !playing.contains(&id)).then_some((id, seat))
    };
    Ok(matches.as_array().into_iter().flatten().filter_map(waits).collect())
}
