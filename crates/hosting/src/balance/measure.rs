//! Bots play what is to be measured, and everything is counted.

use std::collections::BTreeMap;

use rayon::prelude::*;
use table::{Game, Pending, Rules, Seat, Shuffler};

use super::{
    SEED, Share, Spot, Thing, Trial, Watch,
    command::Own,
    propose::{n_games, proposals},
    report::{Heat, Part, Report, Row, Rung, UsedThing},
    tally::{Ended, Tally, Used, Won},
};
use crate::{BotName, Failure, HostedGame, Opponent, localizer, simulate::progress};

/// A game of bots that has more answers than this is given up as a draw.
const MOST_ANSWERS: usize = 200_000;

/// Measures people's own content, or what was named of the game's.
pub(super) fn measured<G: HostedGame>(own: &Own) -> Result<Report, Failure> {
    let shelf = crate::content::own_shelf::<G>(own.content.as_deref())?;
    let trials = G::trials(&shelf, own.only.as_deref())?;
    if trials.is_empty() {
        return Err(Failure::new("There is nothing in it that could be played; name a part with --only."));
    }
    let steps = own.ladder.len().saturating_sub(1) as u64;
    let tried = if own.propose { n_games(&trials, own.games) } else { 0 };
    let all = trials.len() as u64 * own.games * (own.bots.len() as u64 + steps) + tried;
    let bar = progress(all, "games");
    let pool = rayon::ThreadPoolBuilder::new().num_threads(own.jobs).build();
    let pool = pool.map_err(|why| Failure::new(format!("No threads could be started: {why}.")))?;
    let mut parts: Vec<Part> = Vec::new();
    let mut names: Vec<&str> = trials.iter().map(|it| it.part.as_str()).collect();
    names.dedup();
    for name in names {
        let of_part: Vec<&Trial<G>> = trials.iter().filter(|it| it.part == name).collect();
        let measured = pool.install(|| part::<G>(own, name, &of_part, &|n| bar.inc(n)));
        parts.push(measured?);
    }
    bar.finish_and_clear();
    let content = own.content.as_ref().map(|it| it.display().to_string());
    Ok(Report { game: G::Rules::NAME, title: G::TITLE, content, seed: SEED, parts })
}

/// Who plays: the same bot everywhere, or one a team.
type Seated<'a> = &'a dyn Fn(Seat, u64) -> BotName;

fn part<G: HostedGame>(
    own: &Own,
    name: &str,
    trials: &[&Trial<G>],
    done: &(dyn Fn(u64) + Sync),
) -> Result<Part, Failure> {
    let mut part = Part::new(name);
    for bot in &own.bots {
        let mut all = Tally::default();
        let mut each = Vec::new();
        for trial in trials {
            let (game, _) = Game::<G::Rules>::new(&trial.setup)?;
            can_play::<G>(&game, bot)?;
            let tally = play::<G>(&game, own.games, |_, _| bot.clone(), done);
            part.rows.push(Row::of(bot, &trial.row, &tally));
            each.push(tally.clone());
            all = all.and(tally);
        }
        part.rows.insert(part.rows.len() - trials.len(), Row::of(bot, "all", &all));
        // The first bots are those whose games are looked at closely.
        if part.games == 0 {
            let (game, _) = Game::<G::Rules>::new(&trials[0].setup)?;
            let things = things::<G>(trials)?;
            close_up(&mut part, &all, &things, G::ground(game.world()));
            if own.propose {
                part.proposals = proposals::<G>(trials, &each, bot, own.games, done)?;
            }
        }
    }
    for pair in own.ladder.windows(2) {
        part.ladder.push(rung::<G>(own, trials, (&pair[0], &pair[1]), done)?);
    }
    Ok(part)
}

fn can_play<G: HostedGame>(game: &Game<G::Rules>, bot: &BotName) -> Result<(), Failure> {
    bot.bot::<G>(game.world()).map(drop).map_err(Failure::new)
}

/// All that could have been used, in any of the trials.
fn things<G: HostedGame>(trials: &[&Trial<G>]) -> Result<Vec<Thing>, Failure> {
    let localizer = localizer::<G>("en")?;
    let mut all = Vec::new();
    for trial in trials {
        let (game, _) = Game::<G::Rules>::new(&trial.setup)?;
        all.extend(G::things(game.world(), &localizer));
    }
    all.sort();
    all.dedup_by(|one, other| one.id == other.id);
    Ok(all)
}

fn close_up(part: &mut Part, tally: &Tally, things: &[Thing], ground: Vec<Spot>) {
    part.games = tally.games;
    part.lengths = tally.lengths.clone();
    part.typical = [5, 50, 95].map(|it| tally.length_of(it));
    part.endings = tally.endings.clone();
    let unused = Used::default();
    let is_there = |it: &&Thing| tally.offered.contains(&it.id) || tally.used.contains_key(&it.id);
    for thing in things.iter().filter(is_there) {
        let used = tally.used.get(&thing.id).unwrap_or(&unused);
        part.used.push(UsedThing::of(thing, used, tally.games));
    }
    let fights = |it: &Spot| tally.fights.get(&it.id).copied().unwrap_or(0);
    part.heat = ground.into_iter().map(|spot| Heat { fights: fights(&spot), spot }).collect();
}

/// A stronger and a weaker bot against each other, each on either side as often.
fn rung<G: HostedGame>(
    own: &Own,
    trials: &[&Trial<G>],
    (weaker, stronger): (&BotName, &BotName),
    done: &(dyn Fn(u64) + Sync),
) -> Result<Rung, Failure> {
    let mut won = Won::default();
    for trial in trials {
        let (game, _) = Game::<G::Rules>::new(&trial.setup)?;
        can_play::<G>(&game, weaker)?;
        can_play::<G>(&game, stronger)?;
        let teams: BTreeMap<Seat, u8> = game.seats().into_iter().map(|it| (it.0, it.1.0)).collect();
        let first = teams.values().next().copied().unwrap_or(0);
        // Of two games with the same dice, each side is the stronger's once.
        let is_strong = |seat: Seat, n: u64| (teams.get(&seat) == Some(&first)) == n.is_multiple_of(2);
        let seated = |seat, n| if is_strong(seat, n) { stronger.clone() } else { weaker.clone() };
        let games: Vec<Option<bool>> = (0..own.games)
            .into_par_iter()
            .map(|n| {
                let ended = play_one::<G>(&game, n, n / 2, &seated);
                done(1);
                let strong = ended.winners.iter().filter(|it| is_strong(**it, n)).count();
                match (strong, ended.winners.len()) {
                    (_, 0) => None,
                    (strong, all) if strong == all => Some(true),
                    (0, _) => Some(false),
                    _ => None,
                }
            })
            .collect();
        won.games += own.games;
        won.wins += games.iter().filter(|it| **it == Some(true)).count() as u64;
        won.draws += games.iter().filter(|it| it.is_none()).count() as u64;
    }
    let share = Share::new(won.wins, won.draws, won.games);
    Ok(Rung { stronger: stronger.to_string(), weaker: weaker.to_string(), games: won.games, share })
}

pub(super) fn play<G: HostedGame>(
    game: &Game<G::Rules>,
    n: u64,
    seated: impl Fn(Seat, u64) -> BotName + Sync,
    done: &(dyn Fn(u64) + Sync),
) -> Tally {
    let one = |nth| {
        let tally = Tally::of(&play_one::<G>(game, nth, nth, &seated));
        done(1);
        tally
    };
    (0..n).into_par_iter().map(one).reduce(Tally::default, Tally::and)
}

/// The nth game, with the dice and draws of a number.
fn play_one<G: HostedGame>(game: &Game<G::Rules>, n: u64, dice: u64, seated: Seated<'_>) -> Ended {
    let mut game = game.clone();
    let world = game.shared_world();
    let mut chance = Shuffler::for_game(SEED, dice);
    let mut bots: BTreeMap<Seat, Opponent<G>> = BTreeMap::new();
    for (seat, _) in game.seats() {
        let own = Shuffler::for_game(!SEED ^ dice, u64::from(seat.0));
        bots.insert(seat, Opponent::new(&*world, &seated(seat, n), own).expect("it was tried before"));
    }
    let mut watch = G::watch(&world);
    let mut answers = 0;
    let winners = loop {
        answers += 1;
        let answer = match game.pending() {
            Pending::Over(outcome) => break G::winners(&world, outcome),
            _ if MOST_ANSWERS < answers => break Vec::new(),
            Pending::Chance(wanted) => wanted.by(&mut chance),
            Pending::Decide { prompts, .. } => {
                let seat = prompts[0].seat;
                let bot = bots.get_mut(&seat).expect("every seat has a bot");
                bot.answer(&game, seat).expect("the seat is asked")
            }
        };
        let events = game.answer(answer).expect("bots and chance answer by the rules");
        events.iter().for_each(|it| watch.see(it));
    };
    let plays = |seat: Seat| G::plays(&world, seat).join("+");
    let seats = || game.seats().into_iter();
    Ended {
        account: watch.account(),
        sides: seats().map(|it| (it.0, G::side_name(&world, it.0))).collect(),
        plays: seats().map(|it| (it.0, plays(it.0))).collect(),
        winners,
    }
}

/// One that counts nothing.
pub(crate) struct Blind;

impl<R: Rules> Watch<R> for Blind {
    fn see(&mut self, _: &R::Event) {}

    fn account(&mut self) -> super::Account {
        super::Account::default()
    }
}
