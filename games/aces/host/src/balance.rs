//! Aces & Armor: bots play every pair of factions and the teams.

use std::{collections::BTreeMap, fmt::Write as _};

use aces::{
    Aces, Faction, Setup, Side,
    content::{self, BOARDS},
    events::How,
    map::{Area, Map},
    setting_up::{Automaton, Difficulty, Intercepts},
};
use hosting::{
    Bots as _, Failure,
    balance::{Arguments, SEED, Share},
    simulate::name,
};
use rayon::prelude::*;
use table::{
    Game, Shuffler,
    policy::{Moment, Offered, Pick, Policy},
};

use crate::{
    Game as Hosted,
    bots::{Bot, Bots},
    measured::TEAMS,
};

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    arguments.run::<Hosted>(|fewer| {
        let measured = Measured::new(fewer);
        (measured.told(), measured.verdict())
    })
}

/// Games of a pair on one half, with one of the factions seated first.
const PAIR_GAMES: u64 = 1_000;
/// Games of the teams, with one of them seated first.
const TEAM_GAMES: u64 = 2_500;
/// How far a pair may be from even, in points.
const PAIR_GOAL: f64 = 8.0;
/// How far the teams may be from even, in points.
const TEAM_GOAL: f64 = 3.0;
/// Games with more rounds than this do not end by themselves; they count as draws.
const ENDLESS: u16 = 200;

const PLAYERS: [Bot; 2] = [Bot::Greedy, Bot::Automa];
const HALVES: [(Area, &str); 2] = [(Area::Left, "left"), (Area::Right, "right")];
const ALLIES: [Faction; 2] = [Faction::Us, Faction::Su];
const GERMANY: [Faction; 2] = [Faction::G1, Faction::G2];

/// The results of some games.
#[derive(Clone, Debug, Default)]
struct Tally {
    games: u64,
    /// Games that the Allies won.
    allies: u64,
    draws: u64,
    /// Games that the team with the first turn won.
    beginner: u64,
    endings: BTreeMap<&'static str, u64>,
    rounds: Vec<u16>,
}

impl Tally {
    fn add(mut self, other: &Tally) -> Tally {
        self.games += other.games;
        self.allies += other.allies;
        self.draws += other.draws;
        self.beginner += other.beginner;
        for (how, n) in &other.endings {
            *self.endings.entry(how).or_default() += n;
        }
        self.rounds.extend(&other.rounds);
        self.rounds.sort_unstable();
        self
    }

    fn count(&mut self, outcome: &aces::Outcome, began: Side) {
        let endless = ENDLESS < outcome.round;
        let (winner, how) = match outcome.how {
            _ if endless => (None, "endless"),
            How::Factories => (outcome.winner, "factories"),
            How::Elimination => (outcome.winner, "elimination"),
            How::Stalemate => (outcome.winner, "stalemate"),
            How::Agreement => (outcome.winner, "agreement"),
            // Only missions end otherwise, and none is measured here.
            _ => (outcome.winner, "mission"),
        };
        self.games += 1;
        self.draws += u64::from(winner.is_none());
        self.allies += u64::from(winner == Some(Side::Allies));
        self.beginner += u64::from(winner == Some(began));
        *self.endings.entry(how).or_default() += 1;
        self.rounds.push(outcome.round);
    }

    /// The share of games that the Allies won.
    fn of_allies(&self) -> Share {
        Share::new(self.allies, self.draws, self.games)
    }

    /// The share of games that the team with the first turn won.
    fn of_beginners(&self) -> Share {
        Share::new(self.beginner, self.draws, self.games)
    }

    fn ended(&self, how: &str) -> f64 {
        100.0 * self.endings.get(how).copied().unwrap_or(0) as f64 / self.games as f64
    }

    /// The number of rounds that this percentage of the games does not exceed.
    fn rounds_of(&self, percent: usize) -> u16 {
        self.rounds[(self.rounds.len() - 1) * percent / 100]
    }
}

/// Bots that also watch the dice for the first turn.
///
/// These are the only rolls of a single die: once for who places first, and then for who has the first turn (AA-SET-10,
/// AA-SET-12). Ties are rolled again among the tied.
struct Watched<'a> {
    bots: &'a mut Bots,
    factions: &'a [Faction],
    /// The players who roll now, with their results.
    rolled: Vec<(Faction, Option<u8>)>,
    /// The winners of the two rolls, as far as they are known.
    highest: Vec<Faction>,
}

impl<'a> Watched<'a> {
    fn new(bots: &'a mut Bots, factions: &'a [Faction]) -> Watched<'a> {
        Watched { bots, factions, rolled: all_of(factions), highest: Vec::new() }
    }

    fn see(&mut self, die: u8) {
        if let Some(next) = self.rolled.iter_mut().find(|it| it.1.is_none()) {
            next.1 = Some(die);
        }
        if self.rolled.iter().any(|it| it.1.is_none()) {
            return;
        }
        let most = self.rolled.iter().filter_map(|it| it.1).max();
        let tied: Vec<Faction> = self.rolled.iter().filter(|it| it.1 == most).map(|it| it.0).collect();
        match *tied {
            [one] => {
                self.highest.push(one);
                self.rolled = all_of(self.factions);
            }
            _ => self.rolled = all_of(&tied),
        }
    }

    fn began(&self) -> Side {
        self.highest.get(1).expect("someone rolled for the first turn").side()
    }
}

fn all_of(factions: &[Faction]) -> Vec<(Faction, Option<u8>)> {
    factions.iter().map(|it| (*it, None)).collect()
}

impl Policy<Aces> for Watched<'_> {
    fn choose(&mut self, moment: &Moment<'_, Aces>, offered: &Offered<'_, Aces>) -> Pick<Aces> {
        self.bots.choose(moment, offered)
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.bots.roll(sides, dice);
        if let ([die], true) = (&*dice, self.highest.len() < 2) {
            self.see(*die);
        }
    }

    fn draw(&mut self, n: usize, nth: &dyn Fn(usize) -> aces::Choice) -> usize {
        self.bots.draw(n, nth)
    }
}

/// Plays one row: the factions clockwise, each in a seat of its own.
fn play(board: &str, area: Area, factions: &[Faction], bot: Bot, games: u64) -> Tally {
    let seated: Vec<(Faction, u8)> = factions.iter().copied().zip(0..).collect();
    let mut setup = Setup::builtin(board, &seated);
    setup.area = area;
    setup.options.stalemate = true;
    setup.options.longest_game = Some(true);
    if bot == Bot::Automa {
        let on_orders = |it: &Faction| Automaton {
            faction: *it,
            level: Difficulty::Easy,
            intercepts: Intercepts::default(),
        };
        setup.automata = factions.iter().map(on_orders).collect();
    }
    let (game, _) = Game::<Aces>::new(&setup).expect("the built-in content is valid");
    let outcomes: Vec<(aces::Outcome, Side)> = (0..games)
        .into_par_iter()
        .map_init(
            || Bots::new(game.world(), vec![bot; factions.len()], Shuffler::new(0)),
            |bots, n| {
                bots.again(Shuffler::for_game(SEED, n));
                let mut watched = Watched::new(bots, factions);
                let outcome = game.clone().play_out(&mut watched).outcome;
                (outcome, watched.began())
            },
        )
        .collect();
    let mut tally = Tally::default();
    for (outcome, began) in &outcomes {
        tally.count(outcome, *began);
    }
    tally.rounds.sort_unstable();
    tally
}

fn is_half(board: &str) -> bool {
    content::board(board).and_then(Map::sketched).is_some_and(|it| it.is_half())
}

/// All rows of one pair of factions, or of the teams, with one kind of player on one board.
struct Group {
    /// None for the teams.
    pair: Option<(Faction, Faction)>,
    board: &'static str,
    bot: Bot,
    /// The rows: what distinguishes each, and its games.
    rows: Vec<(String, Tally)>,
}

impl Group {
    fn of_pair(board: &'static str, bot: Bot, allies: Faction, germany: Faction, games: u64) -> Group {
        let mut rows = Vec::new();
        // AA-SET-4: half a board is played as the left half.
        let halves = HALVES.into_iter().take(if is_half(board) { 1 } else { 2 });
        for (half, half_name) in halves {
            for factions in [[allies, germany], [germany, allies]] {
                let name = format!("{half_name}, {} first", factions[0].key());
                rows.push((name, play(board, half, &factions, bot, games)));
            }
        }
        Group { pair: Some((allies, germany)), board, bot, rows }
    }

    fn of_teams(board: &'static str, bot: Bot, games: u64) -> Group {
        let name = |it: &[Faction]| it.iter().map(|it| it.key()).collect::<Vec<_>>().join(" ");
        let rows = TEAMS.iter().map(|it| (name(it), play(board, Area::Full, it, bot, games)));
        Group { pair: None, board, bot, rows: rows.collect() }
    }

    fn all(&self) -> Tally {
        self.rows.iter().fold(Tally::default(), |all, it| all.add(&it.1))
    }

    fn name(&self) -> String {
        self.pair
            .map_or("teams".to_string(), |(allies, germany)| format!("{}-{}", allies.key(), germany.key()))
    }

    fn goal(&self) -> f64 {
        if self.pair.is_some() { PAIR_GOAL } else { TEAM_GOAL }
    }
}

/// All measurements.
struct Measured {
    groups: Vec<Group>,
    /// The number of games in each row.
    games: (u64, u64),
}

impl Measured {
    fn new(fewer: u64) -> Measured {
        let games = (PAIR_GAMES / fewer, TEAM_GAMES / fewer);
        let mut groups = Vec::new();
        for board in BOARDS {
            for bot in PLAYERS {
                for allies in ALLIES {
                    for germany in GERMANY {
                        groups.push(Group::of_pair(board, bot, allies, germany, games.0));
                    }
                }
                if !is_half(board) {
                    groups.push(Group::of_teams(board, bot, games.1));
                }
            }
        }
        Measured { groups, games }
    }

    fn of_board(&self, board: &str) -> impl Iterator<Item = &Group> {
        self.groups.iter().filter(move |it| it.board == board)
    }

    /// A sentence about what is outside the goals.
    fn verdict(&self) -> String {
        let outside = |it: &&Group| !it.all().of_allies().is_within(it.goal());
        let group = |it: &Group| {
            format!(
                "{} on {} ({}, {:.1} %)",
                it.name(),
                it.board,
                name(&it.bot),
                it.all().of_allies().percent
            )
        };
        let outside: Vec<String> = self.groups.iter().filter(outside).map(group).collect();
        let (pairs, teams) = (50.0 - PAIR_GOAL, 50.0 - TEAM_GOAL);
        let goals = format!(
            "The goals are {pairs:.0} to {:.0} % for a pair and {teams:.0} to {:.0} % for the teams.",
            100.0 - pairs,
            100.0 - teams
        );
        match outside.is_empty() {
            true => format!("{goals} All are reached."),
            false => format!("{goals} Outside: {}.", outside.join(", ")),
        }
    }

    fn told(&self) -> String {
        let (pair, team) = self.games;
        let mut text = format!(
            "Seed {SEED}; {pair} games a row for pairs, {} a pair of a full board; {team} a row for the teams, {} in all. {}\n",
            4 * pair,
            2 * team,
            self.verdict()
        );
        for board in BOARDS {
            let _ = write!(text, "\n### The {board} board\n\n{}", self.table(board));
        }
        let _ = write!(text, "\n### Halves and seats\n\n{}", self.rows());
        let _ = write!(text, "\n### The first turn\n\n{}", self.beginners());
        let _ = write!(text, "\n### Two Automas\n\n{}", self.endings());
        text
    }

    /// The Allies' wins, all rows of a group together.
    fn table(&self, board: &str) -> String {
        let mut text = "| Who | Players | Games | Allies win, % | 95 % interval | Draws, % |\n".to_string();
        text.push_str("|---|---|---:|---:|---:|---:|\n");
        for group in self.of_board(board) {
            let all = group.all();
            let draws = 100.0 * all.draws as f64 / all.games as f64;
            let (who, share) = (group.name(), all.of_allies().cells());
            let _ = writeln!(text, "| {who} | {} | {} | {share} | {draws:.1} |", name(&group.bot), all.games);
        }
        text
    }

    /// The same, row by row.
    fn rows(&self) -> String {
        let mut text =
            "| Board | Who | Players | Half and seats | Allies win, % | 95 % interval |\n".to_string();
        text.push_str("|---|---|---|---|---:|---:|\n");
        for group in &self.groups {
            for (row, tally) in &group.rows {
                let (board, who, share) = (group.board, group.name(), tally.of_allies().cells());
                let _ = writeln!(text, "| {board} | {who} | {} | {row} | {share} |", name(&group.bot));
            }
        }
        text
    }

    /// The wins of the teams with the first turn.
    fn beginners(&self) -> String {
        let mut text = "| Board | Table | Players | Games | Beginners win, % | 95 % interval |\n".to_string();
        text.push_str("|---|---|---|---:|---:|---:|\n");
        for board in BOARDS {
            for bot in PLAYERS {
                for (two, table) in [(true, "two factions"), (false, "teams")] {
                    let groups = self.of_board(board).filter(|it| it.bot == bot && it.pair.is_some() == two);
                    let all = groups.fold(Tally::default(), |all, it| all.add(&it.all()));
                    if all.games == 0 {
                        continue;
                    }
                    let share = all.of_beginners().cells();
                    let _ =
                        writeln!(text, "| {board} | {table} | {} | {} | {share} |", name(&bot), all.games);
                }
            }
        }
        text
    }

    /// How games between Automas end, and after how long.
    fn endings(&self) -> String {
        let ways = ["factories", "elimination", "stalemate", "endless"];
        let mut text = "| Board | Who | Games |".to_string();
        for way in ways {
            let _ = write!(text, " {way}, % |");
        }
        text.push_str(
            " Rounds, median | 95 % within | Longest |\n|---|---|---:|---:|---:|---:|---:|---:|---:|---:|\n",
        );
        for group in self.groups.iter().filter(|it| it.bot == Bot::Automa) {
            let all = group.all();
            let _ = write!(text, "| {} | {} | {} |", group.board, group.name(), all.games);
            for way in ways {
                let _ = write!(text, " {:.2} |", all.ended(way));
            }
            let [median, most, longest] = [50, 95, 100].map(|it| all.rounds_of(it));
            let longest = if ENDLESS < longest { "-".to_string() } else { longest.to_string() };
            let _ = writeln!(text, " {median} | {most} | {longest} |");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_games_enough_for_the_intervals() {
        let half = |games| {
            let it = Share::new(games / 2, 0, games);
            (it.high - it.low) / 2.0
        };
        assert!(half(4 * PAIR_GAMES) <= 2.0 && half(2 * TEAM_GAMES) <= 1.5);
    }

    #[test]
    fn the_first_turn_is_read_off_the_second_roll() {
        let factions = [Faction::Us, Faction::G1, Faction::Su, Faction::G2];
        let (game, _) = Game::<Aces>::new(&Setup::builtin("summer", &[(Faction::Us, 0), (Faction::G1, 1)]))
            .expect("the built-in content is valid");
        let mut bots = Bots::new(game.world(), vec![Bot::Random; 2], Shuffler::new(1));
        let mut watched = Watched::new(&mut bots, &factions);
        // The Soviets place first; US and Germany 2 tie for the first turn, twice.
        for die in [3, 5, 9, 8, 11, 2, 10, 11, 4, 4, 6, 7] {
            watched.see(die);
        }
        assert_eq!(watched.highest, [Faction::Su, Faction::G2]);
        assert_eq!(watched.began(), Side::Germany);
    }

    #[test]
    fn the_same_seed_gives_the_same_games() {
        let play = || play("summer", Area::Left, &[Faction::Us, Faction::G2], Bot::Automa, 20);
        let (one, two) = (play(), play());
        assert_eq!((one.allies, one.beginner, &one.rounds), (two.allies, two.beginner, &two.rounds));
    }
}
