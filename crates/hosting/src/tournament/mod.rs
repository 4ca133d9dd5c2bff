//! Tournaments between built-in bots and programs that speak the engine protocol. See docs/bots.md.
//!
//! A [`Plan`] decides every game, and games do not depend on each other: however the work is cut, the table is the same.

mod arena;
mod page;
mod plan;
mod program;
mod results;
mod table;

use std::path::PathBuf;

pub use arena::Arena;
pub(crate) use arena::Hall;
pub use plan::{Fixture, Format, Plan};
use plan::{Hypotheses, Is, KIND};
use rayon::prelude::*;
use results::merge;
pub use results::{Folder, Played};
use table::{Table, deciding, table};

use crate::{BotName, Failure, Games, content::Content, simulate::progress};

/// Play a tournament between built-in bots and programs of your own.
///
/// Every two opponents play pairs of games with the same dice, each side once. A folder keeps every game as a match file that
/// `sandtable replay` reads, the results, and the table as JSON and as a page. Stopped, it goes on where it was when the
/// same command is given again.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Arguments {
    #[command(subcommand)]
    other: Option<Other>,
    /// The game.
    #[arg(required = true)]
    game: Option<String>,
    /// A built-in bot, such as greedy or search:4; once for each.
    #[arg(long = "bot")]
    bots: Vec<BotName>,
    /// A program that speaks the engine protocol, by a name and its command: mine=python3 bot.py; once for each.
    #[arg(long = "program", value_parser = program)]
    programs: Vec<(String, Vec<String>)>,
    /// How opponents are found.
    #[arg(long, value_enum, default_value_t = Format::RoundRobin)]
    format: Format,
    /// Pairs of games for every two opponents, or rounds of a Swiss tournament.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    rounds: u64,
    /// The seed of all chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The set-up as the engine takes it, such as {"players":4}.
    #[arg(long, default_value = "{}")]
    setup: String,
    /// A folder of content of your own.
    #[arg(long)]
    content: Option<PathBuf>,
    /// Seconds that a program has for an answer; without end if left out.
    #[arg(long, value_parser = seconds)]
    time_move: Option<f64>,
    /// Seconds that a program has for all answers of a game.
    #[arg(long, value_parser = seconds)]
    time_game: Option<f64>,
    /// Seconds that a program has to start, beyond those of its first answer.
    #[arg(long, value_parser = seconds, default_value = "20")]
    time_start: f64,
    /// Stop as soon as it is clear whether the second player is better by the second number of Elo rather than by the first: 0,10.
    #[arg(long, value_parser = hypotheses, allow_hyphen_values = true)]
    sprt: Option<Hypotheses>,
    /// Play only a part of the games, such as 3/64; put the parts together with `merge`.
    #[arg(long, value_parser = shard)]
    shard: Option<(u64, u64)>,
    /// How many games at once; by default one a core.
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    /// The folder for games, results and tables.
    #[arg(long, default_value = "tournament")]
    out: PathBuf,
    /// Write the table as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum Other {
    /// Put together what was played in parts, and print the table.
    Merge {
        /// The folder for the whole.
        into: PathBuf,
        /// The folders of the parts.
        #[arg(required = true)]
        parts: Vec<PathBuf>,
        /// Write the table as JSON.
        #[arg(long)]
        json: bool,
    },
}

/// Plays a tournament, or puts parts of one together.
pub fn run(arguments: &Arguments, games: &Games) -> Result<(), Failure> {
    let (plan, folder, played, json) = match &arguments.other {
        Some(Other::Merge { into, parts, json }) => {
            let (plan, folder, played) = merge(into, parts)?;
            (plan, folder, played, *json)
        }
        None => {
            let (plan, folder, played) = play(arguments, games)?;
            (plan, folder, played, arguments.json)
        }
    };
    let planned = match plan.format {
        Format::Swiss => plan.rounds as usize * (plan.players.len() / 2) * 2,
        Format::RoundRobin | Format::Gauntlet => plan.fixtures().len(),
    };
    let table = table(&plan, &played, planned);
    let title = games.find(&plan.game).map_or(plan.game.as_str(), |it| it.title());
    let text = serde_json::to_string_pretty(&table).unwrap_or_default() + "\n";
    folder.write("table.json", &text)?;
    folder.write("table.html", &page::page(&table, title))?;
    match json {
        true => print!("{text}"),
        false => print_table(&table),
    }
    Ok(())
}

fn play(arguments: &Arguments, games: &Games) -> Result<(Plan, Folder, Vec<Played>), Failure> {
    let plan = plan(arguments)?;
    plan.check()?;
    if arguments.shard.is_some() && plan.format == Format::Swiss {
        let message =
            "Who meets whom in a Swiss tournament depends on its results: it cannot be played in parts.";
        return Err(Failure::new(message));
    }
    let unknown =
        || Failure::new(format!("There is no game \"{}\"; there are {}.", plan.game, games.names()));
    let game = games.find(&plan.game).ok_or_else(unknown)?;
    let content = arguments.content.as_ref().map(|it| Content::open(it, games)).transpose()?;
    let files = content.map(|it| it.files_for(game.name(), |file| game.reads(file))).transpose()?;
    let arena = game.arena(&plan, &files.unwrap_or_default())?;
    let (folder, played) = Folder::open(&arguments.out, &plan)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arguments.jobs).build();
    let pool = pool.map_err(|why| Failure::new(format!("No threads could be started: {why}.")))?;
    let table = Playing { plan: &plan, arena: &*arena, folder: &folder, pool };
    let played = match plan.format {
        Format::Swiss => table.rounds(played)?,
        Format::RoundRobin | Format::Gauntlet => table.games(arguments.shard, played)?,
    };
    Ok((plan, folder, played))
}

/// A tournament that is being played.
struct Playing<'a> {
    plan: &'a Plan,
    arena: &'a dyn Arena,
    folder: &'a Folder,
    pool: rayon::ThreadPool,
}

impl Playing<'_> {
    /// Plays all that has not been played, or what is in one part of it, until there is nothing more to find out.
    fn games(&self, shard: Option<(u64, u64)>, mut played: Vec<Played>) -> Result<Vec<Played>, Failure> {
        let all = shard.map_or_else(|| self.plan.fixtures(), |it| self.plan.part(it));
        let bar = progress(all.len() as u64, "games");
        bar.set_position(played.len() as u64);
        // Where a question ends it, some games at a time, so that few are played in vain.
        let at_once =
            if self.plan.sprt.is_some() { 4 * self.pool.current_num_threads().max(1) } else { all.len() };
        for some in all.chunks(at_once.max(2)) {
            if shard.is_none() && deciding(self.plan, &played).is_some() {
                break;
            }
            played = self.add(some, played, &bar)?;
        }
        bar.finish_and_clear();
        Ok(played)
    }

    /// Plays round after round, each paired by the results so far.
    fn rounds(&self, mut played: Vec<Played>) -> Result<Vec<Played>, Failure> {
        let a_round = self.plan.players.len() as u64 / 2;
        let bar = progress(self.plan.rounds * a_round * 2, "games");
        bar.set_position(played.len() as u64);
        for round in 0..self.plan.rounds {
            let before: Vec<Played> = played.iter().filter(|it| it.pair < round * a_round).cloned().collect();
            played = self.add(&self.plan.swiss_round(round, &before).0, played, &bar)?;
        }
        bar.finish_and_clear();
        Ok(played)
    }

    fn add(
        &self,
        fixtures: &[Fixture],
        mut played: Vec<Played>,
        bar: &indicatif::ProgressBar,
    ) -> Result<Vec<Played>, Failure> {
        let left: Vec<Fixture> = fixtures
            .iter()
            .filter(|it| played.binary_search_by_key(&it.n, |it| it.n).is_err())
            .copied()
            .collect();
        let one = |fixture: Fixture| {
            let (it, text) = self.arena.play(fixture, self.folder);
            self.folder.keep(&it, text.as_deref())?;
            bar.inc(1);
            Ok(it)
        };
        let more: Result<Vec<Played>, Failure> =
            self.pool.install(|| left.into_par_iter().map(one).collect());
        played.extend(more?);
        played.sort_by_key(|it| it.n);
        Ok(played)
    }
}

fn plan(arguments: &Arguments) -> Result<Plan, Failure> {
    let setup = serde_json::from_str(&arguments.setup)
        .map_err(|why| Failure::new(format!("The set-up is not a JSON object: {why}.")))?;
    let bots = arguments.bots.iter().map(|it| plan::Player { name: it.to_string(), is: Is::Bot(it.clone()) });
    let programs = arguments
        .programs
        .iter()
        .map(|(name, command)| plan::Player { name: name.clone(), is: Is::Program(command.clone()) });
    Ok(Plan {
        kind: KIND.to_string(),
        game: arguments.game.clone().unwrap_or_default(),
        setup,
        format: arguments.format,
        rounds: arguments.rounds,
        seed: arguments.seed,
        players: bots.chain(programs).collect(),
        time_move: arguments.time_move,
        time_game: arguments.time_game,
        time_start: arguments.time_start,
        sprt: arguments.sprt,
    })
}

fn print_table(table: &Table) {
    println!("{} of {} games", table.games, table.planned);
    let wide = table.players.iter().map(|it| it.name.chars().count()).max().unwrap_or(0).max(6);
    println!(
        "{:wide$}  {:>7}  {:>6} {:>6} {:>6}  {:>6} {:>5}",
        "player", "points", "won", "drawn", "lost", "Elo", "±"
    );
    for it in &table.players {
        println!(
            "{:wide$}  {:>7}  {:>6} {:>6} {:>6}  {:>+6.0} {:>5.0}",
            it.name, it.points, it.wins, it.draws, it.losses, it.elo, it.margin
        );
    }
    if let Some(it) = &table.sprt {
        let verdict = it.verdict.replace('_', " ");
        println!(
            "SPRT {} against {} Elo: {verdict} after {} pairs (LLR {:.2})",
            it.of.elo1, it.of.elo0, it.pairs, it.llr
        );
    }
    for it in &table.incidents {
        let player = it.player.as_deref().unwrap_or("nobody");
        println!("game {}: {player} loses. {}", it.game, it.why.as_deref().unwrap_or("No end was in sight."));
    }
}

/// `mine=python3 bot.py`: words are divided by spaces, and kept together by quotes.
fn program(text: &str) -> Result<(String, Vec<String>), String> {
    let (name, command) =
        text.split_once('=').ok_or("a program has a name and a command, such as mine=\"python3 bot.py\"")?;
    let mut words: Vec<String> = Vec::new();
    let (mut word, mut quote, mut is_begun) = (String::new(), None, false);
    for it in command.chars() {
        match quote {
            Some(mark) if it == mark => quote = None,
            Some(_) => word.push(it),
            None if it == '"' || it == '\'' => (quote, is_begun) = (Some(it), true),
            None if it.is_whitespace() => {
                if is_begun || !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                is_begun = false;
            }
            None => word.push(it),
        }
    }
    if is_begun || !word.is_empty() {
        words.push(word);
    }
    match (name.trim().is_empty() || words.is_empty(), quote) {
        (true, _) => Err("a program has a name and a command, such as mine=\"python3 bot.py\"".to_string()),
        (_, Some(_)) => Err("a quote is not closed".to_string()),
        _ => Ok((name.trim().to_string(), words)),
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: Option<f64> = text.parse().ok().filter(|it: &f64| 0.0 < *it && *it <= 86_400.0);
    seconds.ok_or_else(|| "a time is a number of seconds above 0, such as 2.5".to_string())
}

fn hypotheses(text: &str) -> Result<Hypotheses, String> {
    let wrong = || "write two numbers of Elo, the lower one first, such as 0,10".to_string();
    let (elo0, elo1) = text.split_once(',').ok_or_else(wrong)?;
    let read = |it: &str| it.trim().parse::<f64>().ok().filter(|it| it.abs() <= 2000.0).ok_or_else(wrong);
    let (elo0, elo1) = (read(elo0)?, read(elo1)?);
    if elo0 < elo1 { Ok(Hypotheses { elo0, elo1 }) } else { Err(wrong()) }
}

fn shard(text: &str) -> Result<(u64, u64), String> {
    let wrong = || "a part is written as 3/64: the third of 64".to_string();
    let (k, n) = text.split_once('/').ok_or_else(wrong)?;
    let (k, n) = (k.parse().map_err(|_| wrong())?, n.parse().map_err(|_| wrong())?);
    if 1 <= k && k <= n { Ok((k, n)) } else { Err(wrong()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_keep_words_together() {
        let (name, command) = program("a=python3 'my bot.py' \"\" --level=2").expect("a command");
        assert_eq!(
            (name.as_str(), command),
            ("a", ["python3", "my bot.py", "", "--level=2"].map(String::from).to_vec())
        );
        for wrong in ["python3 bot.py", "=x", "a=", "a='x"] {
            assert!(program(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn parts_and_hypotheses_are_read() {
        assert_eq!(shard("3/64"), Ok((3, 64)));
        assert!(["0/2", "3/2", "x/2", "2"].iter().all(|it| shard(it).is_err()));
        assert_eq!(hypotheses("-5,5"), Ok(Hypotheses { elo0: -5.0, elo1: 5.0 }));
        assert!(["5,5", "5", "a,b", "0,inf"].iter().all(|it| hypotheses(it).is_err()));
    }

    fn of_players(format: Format, n: usize, rounds: u64) -> Plan {
        let player = |i: usize| plan::Player { name: format!("p{i}"), is: Is::Bot(BotName::greedy()) };
        Plan {
            kind: KIND.to_string(),
            game: "aces".to_string(),
            setup: serde_json::Map::new(),
            format,
            rounds,
            seed: 1,
            players: (0..n).map(player).collect(),
            time_move: None,
            time_game: None,
            time_start: 20.0,
            sprt: None,
        }
    }

    #[test]
    fn everybody_meets_everybody_from_both_sides() {
        let plan = of_players(Format::RoundRobin, 4, 3);
        let all = plan.fixtures();
        assert_eq!(all.len(), 6 * 3 * 2);
        for a in 0..4 {
            for b in (0..4).filter(|b| *b != a) {
                assert_eq!(all.iter().filter(|it| it.sides == [a, b]).count(), 3);
            }
        }
        assert!(all.chunks(2).all(|it| it[0].pair == it[1].pair && it[0].sides[0] == it[1].sides[1]));
        let sorted = |parts: u64, plan: &Plan| {
            let mut games: Vec<_> = (1..=parts).flat_map(|k| plan.part((k, parts))).collect();
            games.sort_by_key(|it| it.n);
            games
        };
        let mut asking = of_players(Format::RoundRobin, 2, 20);
        asking.sprt = Some(Hypotheses { elo0: 0.0, elo1: 10.0 });
        for parts in [1, 3, 7, 100] {
            assert_eq!(sorted(parts, &plan), all);
            assert_eq!(sorted(parts, &asking), asking.fixtures());
        }
        // The first parts of a question are its first games.
        let halves = [asking.part((1, 2)), asking.part((2, 2))].concat();
        assert_eq!(halves, asking.fixtures());
        assert!(asking.part((u64::MAX, u64::MAX)).len() < 3);
        let gauntlet = of_players(Format::Gauntlet, 4, 1).fixtures();
        assert!(gauntlet.iter().all(|it| it.sides.contains(&0)) && gauntlet.len() == 6);
    }

    #[test]
    fn in_a_swiss_tournament_nobody_meets_twice_and_everybody_rests_once_at_most() {
        let plan = of_players(Format::Swiss, 7, 5);
        let mut played: Vec<Played> = Vec::new();
        let mut met = std::collections::BTreeSet::new();
        let mut rested = std::collections::BTreeSet::new();
        for round in 0..plan.rounds {
            let (fixtures, bye) = plan.swiss_round(round, &played);
            assert!(rested.insert(bye.expect("seven is odd")), "nobody rests twice");
            for it in &fixtures {
                let lower = it.sides[0].min(it.sides[1]);
                if it.n % 2 == 1 {
                    assert!(met.insert((lower, it.sides[0].max(it.sides[1]))), "nobody meets twice");
                }
                let winner = Some(usize::from(it.sides[0] != lower));
                let (n, pair, sides) = (it.n, it.pair, it.sides);
                let ending = results::Ending::Rules;
                played.push(Played { n, pair, sides, winner, ending, why: None, answers: 1 });
            }
        }
        let table = table(&plan, &played, 0);
        assert_eq!(table.players[0].name, "p0", "the one who always wins is first");
    }
}
