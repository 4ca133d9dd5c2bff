//! One game of a tournament.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use serde_json::{Value, json};
use table::{
    Answer, Match, Pending, Rules, Seat, Shuffler,
    save::{Header, save_with},
};

use super::{
    plan::{Fixture, Is, Plan},
    program::{Decided, Limits, Program},
    results::{Ending, Folder, Played},
};
use crate::{Event, Failure, HostedGame, Opponent, Setup, World, localizer};

/// More answers than any game of any sense has.
const MOST_ANSWERS: usize = 100_000;

/// Where the games of a plan are played.
pub trait Arena: Send + Sync {
    /// Plays a game, and returns how it went and the match as a file.
    fn play(&self, fixture: Fixture, folder: &Folder) -> (Played, Option<String>);
}

pub(crate) struct Hall<G: HostedGame> {
    setup: Arc<Setup<G>>,
    world: Arc<World<G>>,
    /// The side of each seat that is played: 0 for the one that sits first.
    sides: BTreeMap<Seat, usize>,
    plan: Plan,
}

impl<G: HostedGame> Hall<G> {
    pub(crate) fn new(plan: &Plan, shelf: &G::Shelf) -> Result<Hall<G>, Failure> {
        let mut request: G::Request = serde_json::from_value(Value::Object(plan.setup.clone()))
            .map_err(|why| Failure::new(format!("The set-up cannot be understood: {why}.")))?;
        G::draw_lots(&mut request, &mut Shuffler::new(!plan.seed));
        let mut setup = G::setup(request, shelf)?;
        G::end_when_quiet(&mut setup);
        let (it, _) = Match::<G::Rules>::new(setup)?;
        let world = it.game().shared_world();
        let automata = G::automata(&world);
        let seats: Vec<_> = it.game().seats().into_iter().filter(|it| !automata.contains(&it.0)).collect();
        let teams: BTreeSet<_> = seats.iter().map(|it| it.1).collect();
        let first = seats.first().map(|it| it.1);
        if teams.len() != 2 {
            return Err(Failure::new(
                "A tournament takes a set-up with two sides that are both played by someone.",
            ));
        }
        let sides = seats.into_iter().map(|it| (it.0, usize::from(Some(it.1) != first))).collect();
        for player in &plan.players {
            if let Is::Bot(bot) = &player.is {
                bot.bot::<G>(&world).map_err(Failure::new)?;
            }
        }
        let setup = Arc::new(it.setup().clone());
        Ok(Hall { setup, world, sides, plan: plan.clone() })
    }

    fn limits(&self) -> Limits {
        let seconds = |it: Option<f64>| it.and_then(|it| std::time::Duration::try_from_secs_f64(it).ok());
        let to_start = seconds(Some(self.plan.time_start)).unwrap_or_default();
        Limits { a_move: seconds(self.plan.time_move), a_game: seconds(self.plan.time_game), to_start }
    }

    fn begin(&self) -> (Match<G::Rules>, Vec<Event<G>>) {
        Match::sharing(self.setup.clone(), self.world.clone())
            .unwrap_or_else(|_| unreachable!("it began before"))
    }

    /// What the file of a game says of it besides its answers.
    fn header(&self, fixture: Fixture, over: &Over) -> Header {
        let name = |side: usize| self.plan.players[fixture.sides[side]].name.clone();
        let all: Vec<&str> = self.plan.players.iter().map(|it| it.name.as_str()).collect();
        let result = match (over.winner, over.ending) {
            (_, Ending::Fault) => "*",
            (Some(0), _) => "1-0",
            (Some(_), _) => "0-1",
            (None, _) => "½-½",
        };
        let ending = json!(over.ending);
        let ending = ending.as_str().unwrap_or_default();
        Header {
            event: format!("game {} of a tournament of {}", fixture.n, all.join(", ")),
            players: self.sides.values().map(|side| name(*side)).collect(),
            result: result.to_string(),
            reason: over.why.as_ref().map_or(ending.to_string(), |why| format!("{ending}: {why}")),
            seed: self.seed_of(fixture),
        }
    }

    /// Both games of a pair have the same dice; what bots draw for themselves depends on their seats alone.
    fn seed_of(&self, fixture: Fixture) -> u64 {
        Shuffler::for_game(self.plan.seed, fixture.pair).next_u64()
    }

    fn play_on(&self, fixture: Fixture, folder: &Folder) -> (Over, Match<G::Rules>) {
        let seed = self.seed_of(fixture);
        let mut chance = Shuffler::new(seed);
        let (mut it, _) = self.begin();
        let (mut bots, mut programs) = match self.seat(fixture, folder, seed) {
            Ok(seated) => seated,
            Err((seat, why)) => return (self.lost_by(seat, Ending::Crash, &why), it),
        };
        // Each game has its own, since one cannot be shared between threads.
        let localizer = localizer::<G>("en").expect("there is English");
        let over = loop {
            if MOST_ANSWERS <= it.journal().len() {
                break Over { winner: None, ending: Ending::Endless, why: None };
            }
            let answer: Answer<G::Rules> = match it.game().pending() {
                Pending::Over(outcome) => {
                    let winner = self.winner(&G::winners(&self.world, outcome));
                    break Over { winner, ending: Ending::Rules, why: None };
                }
                Pending::Chance(wanted) => wanted.by(&mut chance),
                Pending::Decide { prompts, .. } => {
                    let seat = prompts[0].seat;
                    match (bots.get_mut(&seat), programs.get_mut(&seat)) {
                        (Some(bot), _) => bot.answer(it.game(), seat).expect("the seat is asked"),
                        (_, Some(program)) => match program.decide(&localizer) {
                            Decided::Answer(answer) => answer,
                            Decided::Resigns => break self.lost_by(seat, Ending::Resigned, ""),
                            Decided::Loses(ending, why) => break self.lost_by(seat, ending, &why),
                        },
                        (None, None) => unreachable!("every seat that is asked is played"),
                    }
                }
            };
            for program in programs.values_mut() {
                program.follow(answer.clone());
            }
            it.answer(answer).expect("bots and chance answer by the rules, and programs were checked");
        };
        for (seat, program) in programs {
            let winners: Vec<Seat> =
                self.sides.iter().filter(|it| Some(*it.1) == over.winner).map(|it| *it.0).collect();
            let told = (over.ending != Ending::Rules)
                .then(|| json!({"over": {"ended": over.ending, "why": over.why}, "winners": winners}));
            program.leave(&localizer, told);
            let errors = folder.error_file(fixture.n, seat.0);
            if fs::metadata(&errors).is_ok_and(|it| it.len() == 0) {
                drop(fs::remove_file(&errors));
            }
        }
        (over, it)
    }

    /// The side that won; none if nobody did, or if both share the victory.
    fn winner(&self, winners: &[Seat]) -> Option<usize> {
        let sides: BTreeSet<usize> = winners.iter().filter_map(|it| self.sides.get(it).copied()).collect();
        sides.first().copied().filter(|_| sides.len() == 1)
    }

    fn lost_by(&self, seat: Seat, ending: Ending, why: &str) -> Over {
        let winner = self.sides.get(&seat).map(|it| 1 - it);
        let why = (!why.is_empty()).then(|| format!("Seat {}: {why}", seat.0));
        Over { winner, ending, why }
    }

    /// The players in their seats, or the seat of one who could not come, and why.
    fn seat(&self, fixture: Fixture, folder: &Folder, seed: u64) -> Result<Seated<G>, (Seat, String)> {
        let (mut bots, mut programs) = (BTreeMap::new(), BTreeMap::new());
        for (seat, side) in &self.sides {
            let of_seat = Shuffler::for_game(!seed, u64::from(seat.0));
            match &self.plan.players[fixture.sides[*side]].is {
                Is::Bot(name) => {
                    let bot = Opponent::<G>::new(&self.world, name, of_seat).map_err(|why| (*seat, why))?;
                    bots.insert(*seat, bot);
                }
                Is::Program(command) => {
                    let errors = File::create(folder.error_file(fixture.n, seat.0));
                    let errors =
                        errors.map_err(|why| (*seat, format!("Its errors cannot be kept: {why}.")))?;
                    // Half of a number, so that nobody works out the dice from it.
                    let own_seed = of_seat.clone().next_u64() >> 32;
                    let terms = (self.limits(), &self.plan.setup);
                    let started = Program::start(command, errors, self.begin(), (*seat, own_seed), terms);
                    programs.insert(*seat, started.map_err(|why| (*seat, why))?);
                }
            }
        }
        Ok((bots, programs))
    }
}

type Seated<G> = (BTreeMap<Seat, Opponent<G>>, BTreeMap<Seat, Program<G>>);

/// How a game ended.
struct Over {
    winner: Option<usize>,
    ending: Ending,
    why: Option<String>,
}

impl<G: HostedGame> Arena for Hall<G> {
    fn play(&self, fixture: Fixture, folder: &Folder) -> (Played, Option<String>) {
        let Fixture { n, pair, sides } = fixture;
        // A mistake of ours must not cost the whole tournament.
        match catch_unwind(AssertUnwindSafe(|| self.play_on(fixture, folder))) {
            Ok((over, it)) => {
                let answers = it.journal().len();
                let file = save_with(&it, self.header(fixture, &over));
                let Over { winner, ending, why } = over;
                (Played { n, pair, sides, winner, ending, why, answers }, Some(file))
            }
            Err(_) => {
                let why = Some(format!("Sandtable made a mistake in {}; please report it.", G::Rules::NAME));
                (Played { n, pair, sides, winner: None, ending: Ending::Fault, why, answers: 0 }, None)
            }
        }
    }
}
