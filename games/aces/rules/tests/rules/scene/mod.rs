//! A stage for rule tests: a plain board with what a test needs on it, and the table's verbs in the words of the game.

use aces::{
    Aces, Ask, Choice, Event, Faction, Hex, Options, Outcome, Setup, UnitId, Why, World,
    board::{Field, Phase, Unit},
    choices::{Armies, Attack, March, Path, Target},
    map::Area,
    missions::Missions,
    position::Position,
    setting_up::{Automaton, Seated},
};
use table::{Answer, Chance, ChanceWanted, Match, Pending, Problem, Refused, Seat, Viewer};

/// The corners and the far edges have the factories, so that the middle is open ground.
const FACTORIES: [&str; 10] = ["A1", "A8", "A16", "M1", "M16", "N1", "N16", "Z1", "Z8", "Z16"];
const STARTS: [&str; 12] = ["C3", "G3", "K3", "C13", "G13", "K13", "Q3", "T3", "X3", "Q13", "T13", "X13"];

pub fn hex(text: &str) -> Hex {
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}

pub fn unit(text: &str) -> UnitId {
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}

/// Hexes separated by blanks.
pub fn path(text: &str) -> Path {
    text.split_whitespace().map(hex).collect()
}

/// A game to be laid out.
#[derive(Clone)]
pub struct Scene {
    pub setup: Setup,
    terrain: Vec<(Hex, char)>,
    sections: String,
    position: Position,
}

impl Scene {
    /// United States (seat 0) against Germany 1 (seat 1) on the left half (columns A-M), in the United States' movement.
    pub fn duel() -> Scene {
        Scene::of(&[(Faction::Us, 0), (Faction::G1, 1)])
    }

    /// Four players on the full board: us 0, g1 1, su 2, g2 3, clockwise; in the United States' movement.
    pub fn four() -> Scene {
        Scene::of(&[(Faction::Us, 0), (Faction::G1, 1), (Faction::Su, 2), (Faction::G2, 3)])
    }

    pub fn of(factions: &[(Faction, u8)]) -> Scene {
        let mut setup = Setup::builtin("summer", factions);
        setup.factions =
            factions.iter().map(|&(faction, seat)| Seated { faction, seat: Seat(seat) }).collect();
        Scene { setup, terrain: Vec::new(), sections: String::new(), position: Position::default() }
    }

    pub fn area(mut self, area: Area) -> Scene {
        self.setup.area = area;
        self
    }

    pub fn options(mut self, change: impl FnOnce(&mut Options)) -> Scene {
        change(&mut self.setup.options);
        self
    }

    pub fn missions(mut self, change: impl FnOnce(&mut Missions)) -> Scene {
        change(&mut self.setup.missions);
        self
    }

    /// Hexes of a terrain: `.` open, `f` forest, `=` road, `#` bridge, `~` water, `^` mountain.
    pub fn terrain(mut self, sign: char, hexes: &str) -> Scene {
        self.terrain.extend(hexes.split_whitespace().map(|it| (hex(it), sign)));
        self
    }

    /// More sections of the board's text.
    pub fn sections(mut self, text: &str) -> Scene {
        self.sections.push_str(text);
        self
    }

    /// A fresh unit.
    pub fn unit(self, id: &str, at: &str) -> Scene {
        self.unit_with(id, at, |_| ())
    }

    /// A unit with damage, experience, an army or markers.
    pub fn unit_with(mut self, id: &str, at: &str, change: impl FnOnce(&mut Unit)) -> Scene {
        let mut it = Unit::new(unit(id), hex(at));
        change(&mut it);
        self.position.units.push(it);
        self
    }

    /// A factory's owner. Factories are at A1 A8 A16 M1 M16 in the left half and N1 N16 Z1 Z8 Z16 in the right one.
    pub fn flag(mut self, faction: Faction, at: &str) -> Scene {
        self.position.flags.extend(at.split_whitespace().map(|it| (hex(it), faction)));
        self
    }

    pub fn coins(mut self, faction: Faction, coins: u16) -> Scene {
        self.position.coins[faction] = coins;
        self
    }

    pub fn turn(mut self, faction: Faction) -> Scene {
        self.position.turn = Some(faction);
        self
    }

    pub fn round(mut self, round: u16) -> Scene {
        self.position.round = round;
        self
    }

    pub fn phase(mut self, phase: Phase) -> Scene {
        self.position.phase = phase;
        self
    }

    pub fn position(mut self, change: impl FnOnce(&mut Position)) -> Scene {
        change(&mut self.position);
        self
    }

    /// The set-up with the plain board, without the position: for tests that set up.
    pub fn set_up_anew(mut self) -> Setup {
        self.setup.board = self.board();
        self.setup
    }

    /// The position, played.
    pub fn play(self) -> Play {
        match self.try_play() {
            Ok(play) => play,
            Err(problems) => panic!("{problems:?}"),
        }
    }

    pub fn try_play(mut self) -> Result<Play, Vec<Problem>> {
        self.setup.board = self.board();
        self.setup.position = Some(self.position);
        Play::start(self.setup)
    }

    fn board(&self) -> String {
        let mut text = String::from("board: plain\nseason: summer\nhalves: A-M N-Z\nmap:\n");
        for row in 0..16 {
            for low in 0..2 {
                for j in 0..12 {
                    let at = Hex::at(2 * j + low, row);
                    let sign = self.terrain.iter().rev().find(|it| it.0 == at).map(|it| it.1);
                    let is_factory = FACTORIES.contains(&at.to_string().as_str());
                    text.push(sign.unwrap_or(if is_factory { 'F' } else { '.' }));
                    text.push(' ');
                }
                text.push('\n');
            }
        }
        text.push_str("starts:\n");
        for (i, at) in STARTS.iter().enumerate() {
            text.push_str(&format!("{} {at}\n", i + 1));
        }
        text.push_str(&self.sections);
        text
    }

    /// The Automa plays a faction, at the easy level, intercepting by priority.
    pub fn automa(mut self, faction: Faction) -> Scene {
        let (level, intercepts) = Default::default();
        self.setup.automata.push(Automaton { faction, level, intercepts });
        self
    }
}

/// A game in progress, and everything that can be done with it.
pub struct Play {
    pub it: Match<Aces>,
}

pub type Told = Result<Vec<Event>, Why>;

impl Play {
    pub fn start(setup: Setup) -> Result<Play, Vec<Problem>> {
        Match::new(setup).map(|(it, _)| Play { it })
    }

    pub fn field(&self) -> Field {
        self.it.game().view(Viewer::Spectator).field
    }

    pub fn world(&self) -> &World {
        self.it.game().world()
    }

    /// A unit on the board.
    pub fn unit(&self, id: &str) -> Unit {
        *self.field().unit(unit(id)).unwrap_or_else(|| panic!("{id} is not on the board"))
    }

    /// Whether a unit is on the board.
    pub fn stands(&self, id: &str) -> bool {
        self.field().unit(unit(id)).is_some()
    }

    pub fn at(&self, id: &str) -> String {
        self.unit(id).hex.to_string()
    }

    /// The seat that is asked; a panic if several are.
    pub fn asked(&self) -> Seat {
        match &*self.it.game().pending().awaited() {
            [seat] => *seat,
            other => panic!("asked are {other:?}: {:?}", self.it.game().pending()),
        }
    }

    /// The one question.
    pub fn question(&self) -> Ask {
        match self.it.game().pending() {
            Pending::Decide { prompts, .. } => prompts[0].ask.clone(),
            Pending::Chance(ChanceWanted::Roll { ask, .. } | ChanceWanted::Draw { ask, .. }) => ask.clone(),
            Pending::Over(outcome) => panic!("the game is over: {outcome:?}"),
        }
    }

    /// The unit that someone is asked to intercept, and where.
    pub fn asked_at(&self) -> Option<(UnitId, Hex)> {
        match self.it.game().pending() {
            Pending::Decide { prompts, .. } => match prompts[0].ask {
                Ask::Intercept { mover, at, .. } => Some((mover, at)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The listed options of the one question.
    pub fn options(&self) -> Vec<Choice> {
        self.it.game().pending().prompt(self.asked()).map(|it| it.options.clone()).unwrap_or_default()
    }

    /// How many dice are wanted.
    pub fn dice_wanted(&self) -> u8 {
        match self.it.game().pending() {
            Pending::Chance(ChanceWanted::Roll { n, .. }) => *n,
            other => panic!("no dice are wanted: {other:?}"),
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.it.game().pending().outcome().copied()
    }

    pub fn answer(&mut self, answer: Answer<Aces>) -> Result<Vec<Event>, Refused<Why>> {
        self.it.answer(answer)
    }

    /// The seat that is asked chooses.
    pub fn choose(&mut self, choice: Choice) -> Told {
        self.choose_as(self.asked().0, choice)
    }

    pub fn choose_as(&mut self, seat: u8, choice: Choice) -> Told {
        self.it.answer(Answer::Choose { seat: Seat(seat), choice }).map_err(|refused| match refused {
            Refused::Rule(why) => why,
            other => panic!("{other:?}"),
        })
    }

    pub fn march(&mut self, id: &str, along: &str) -> Told {
        self.choose(March::announced(unit(id), path(along)).into())
    }

    /// A march on which the player decides again on the way.
    pub fn step(&mut self, id: &str, along: &str) -> Told {
        self.choose(March::step_by_step(unit(id), path(along)).into())
    }

    /// What a path would cost in half points, or why it is refused.
    pub fn cost(&self, id: &str, along: &str) -> Result<u8, Why> {
        aces::movement::path_cost(self.world(), &self.field(), &self.unit(id), &path(along))
    }

    /// Every hex where a unit could end its move.
    pub fn reach(&self, id: &str) -> Vec<String> {
        let reach = aces::reach::reach(self.world(), &self.field(), &self.unit(id));
        let mut hexes: Vec<String> = reach.hexes().iter().map(Hex::to_string).collect();
        hexes.sort();
        hexes
    }

    pub fn intercept(&mut self, id: &str) -> Told {
        self.choose(Choice::Intercept(unit(id)))
    }

    pub fn let_pass(&mut self) -> Told {
        self.choose(Choice::LetPass)
    }

    /// A unit attacks a unit, or a hex.
    pub fn attack(&mut self, id: &str, at: &str) -> Told {
        let at: Target = at.parse().unwrap_or_else(|why| panic!("{why}"));
        self.choose(Choice::Attack(Attack { unit: unit(id), at }))
    }

    pub fn done(&mut self) -> Told {
        self.choose(Choice::Done)
    }

    pub fn armies(&mut self, armies: &[u8]) -> Told {
        self.choose(Choice::Armies(Armies::try_from(armies.to_vec()).expect("armies are 1 to 3")))
    }

    /// Dice that show these numbers.
    pub fn roll(&mut self, dice: &[u8]) -> Vec<Event> {
        self.it.answer(Answer::Roll(dice.iter().copied().collect())).unwrap_or_else(|why| panic!("{why:?}"))
    }

    /// The dice that are wanted, so many of them showing 1 and the others 12.
    pub fn roll_hits(&mut self, hits: u8) -> Vec<Event> {
        let n = self.dice_wanted();
        assert!(hits <= n, "only {n} dice are wanted");
        let dice: Vec<u8> = (0..n).map(|i| if i < hits { 1 } else { 12 }).collect();
        self.roll(&dice)
    }

    pub fn draw(&mut self, choice: Choice) -> Vec<Event> {
        self.it.answer(Answer::Draw(choice)).unwrap_or_else(|why| panic!("{why:?}"))
    }

    /// Says done, and rolls nothing but misses, until `faction` is asked in `phase` the next time.
    pub fn go_on_to(&mut self, faction: Faction, phase: Phase) {
        for n in 0..200 {
            let field = self.field();
            let at_question = matches!(self.it.game().pending(), Pending::Decide { .. });
            let asked = at_question && !matches!(self.question(), Ask::Intercept { .. } | Ask::Armies { .. });
            if field.active == Some(faction) && field.phase == phase && asked && 0 < n {
                return;
            }
            match self.it.game().pending() {
                Pending::Chance(_) => {
                    self.roll_hits(0);
                }
                _ => {
                    let options = self.options();
                    let choice = options.into_iter().last().expect("an option");
                    self.choose(choice).unwrap_or_else(|why| panic!("{why:?}"));
                }
            }
        }
        panic!("{faction:?} is never asked in {phase:?}");
    }

    /// Declares these attacks in this order, each a unit and its target, and ends the list.
    pub fn declare(&mut self, list: &[(&str, &str)]) -> Vec<Event> {
        for (id, at) in list {
            self.attack(id, at).unwrap_or_else(|why| panic!("{id} cannot attack {at}: {why:?}"));
        }
        self.done().unwrap_or_else(|why| panic!("{why:?}"))
    }

    /// Rolls the next fight: the attacker's hits, and the defender's if it shoots back.
    pub fn fight(&mut self, hits: u8, back: Option<u8>) -> aces::events::Fight {
        let mut told = self.roll_hits(hits);
        let shoots_back = matches!(
            self.it.game().pending(),
            Pending::Chance(ChanceWanted::Roll { ask: Ask::BackDice { .. }, .. })
        );
        assert_eq!(shoots_back, back.is_some(), "whether the defender shoots back");
        if let Some(back) = back {
            told = self.roll_hits(back);
        }
        let fight =
            told.into_iter().find_map(|it| if let Event::Fought(fight) = it { Some(fight) } else { None });
        fight.expect("a fight was fought")
    }

    /// How a fight would be fought now.
    pub fn plan(&self, attacker: &str, defender: &str) -> aces::combat::Plan {
        aces::combat::plan(self.world(), &self.field(), &self.unit(attacker), &self.unit(defender))
    }

    /// What the Automa's priorities leave for a unit now.
    pub fn thinks(&self, id: &str) -> aces::automa::Plan {
        aces::automa::plan(self.world(), &self.field(), &self.unit(id))
    }

    /// What the bag of the wanted draw holds.
    pub fn bag(&self) -> Vec<Choice> {
        match self.it.game().pending() {
            Pending::Chance(ChanceWanted::Draw { bag, .. }) => bag.clone(),
            other => panic!("no draw is wanted: {other:?}"),
        }
    }

    /// Lets chance speak until someone is asked, or the game is over.
    pub fn let_chance_speak(&mut self, chance: &mut dyn Chance) -> Vec<Event> {
        let mut told = Vec::new();
        while matches!(self.it.game().pending(), Pending::Chance(_)) {
            let answer = self.it.game().random_answer(chance).expect("chance is asked");
            told.extend(self.it.answer(answer).unwrap_or_else(|why| panic!("{why:?}")));
        }
        told
    }

    /// The active player does nothing in this turn.
    pub fn pass(&mut self) -> Vec<Event> {
        let phases = [Phase::Movement, Phase::Declaring, Phase::Money];
        phases.iter().flat_map(|_| self.done().unwrap_or_else(|why| panic!("{why:?}"))).collect()
    }
}
