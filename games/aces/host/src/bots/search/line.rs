//! A line: a plan, and how the game goes on from it in thought, a few turns far; and what the positions on the way are worth.

use aces::{Aces, Ask, Choice, Faction, Side, Step, UnitId, View, World, board::Field};
use table::{
    Chance, Seat, Shuffler, Simulation,
    policy::{Moment, Offered, Pick, Policy},
};

use super::{
    evaluation::Evaluation,
    hand::{Hand, Manner},
};
use crate::bots::greedy::Greedy;

/// Of each turn's beginning, how much of the value is left to what comes after it. What positions on the way are worth has less chance in
/// it than where a line ends, and makes plans easier to tell apart.
const ONWARD: f64 = 0.7;

/// Own answers, one after another: `Done` is not written down.
pub(crate) type Plan = Vec<Choice>;

/// The questions that a plan answers.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Armies, marches and attacks of a turn.
    Turn { round: u16, active: Option<Faction> },
    /// Repairs and purchases.
    Money { round: u16, active: Option<Faction> },
    /// The units of one token.
    Token { faction: Faction, army: u8 },
    /// One question.
    Once,
    /// No question: everybody plays on.
    Nothing,
}

impl Scope {
    /// The scope of a plan that begins with a question.
    pub(crate) fn of(ask: &Ask, field: &Field) -> Scope {
        let (round, active) = (field.round, field.active);
        match *ask {
            Ask::Armies { .. } | Ask::Move { .. } | Ask::GoOn { .. } | Ask::Declare { .. } => {
                Scope::Turn { round, active }
            }
            Ask::Money { .. } => Scope::Money { round, active },
            Ask::Place { faction, army, .. } => Scope::Token { faction, army },
            _ => Scope::Once,
        }
    }
}

/// What is known about a game before thinking: shared by all lines.
pub(crate) struct Knowledge<'a> {
    pub(crate) greedy: &'a Greedy,
    pub(crate) evaluation: &'a Evaluation,
    pub(crate) me: Seat,
    pub(crate) side: Side,
    pub(crate) scope: Scope,
    /// How many turns far lines go, the present one included.
    pub(crate) horizon: u32,
    /// Own units that are overlooked in this turn.
    pub(crate) overlooked: Vec<UnitId>,
    /// Whether nothing is known of how anybody plays, of the own side as little as of the other.
    pub(crate) is_impartial: bool,
}

/// What is known of a plan.
pub(crate) struct Planned<'p> {
    /// Own answers in their order.
    pub(crate) plan: &'p [Choice],
    /// Whether nothing else is done in the scope, or nobody knows what comes after it.
    pub(crate) is_whole: bool,
}

/// What is done with the questions within the scope.
enum Own<'p> {
    /// They are answered by proposals, which are written down.
    Propose { hand: Hand, plan: Plan, chance: Shuffler },
    /// They are answered as planned.
    Follow { plan: &'p Planned<'p>, at: usize },
}

/// The policy that plays a line.
struct Player<'k, 'p> {
    known: &'k Knowledge<'k>,
    own: Own<'p>,
    /// Whether a question of the scope has been answered: `Once` means once.
    begun: bool,
    hands: [Hand; 4],
    chance: Shuffler,
    /// What was seen before each own answer, if that is wanted.
    steps: Option<Vec<(View, Choice)>>,
}

/// Invents a plan and plays it. Returns it with its value at the end of the line.
pub(crate) fn propose(
    known: &Knowledge<'_>,
    from: &Simulation<Aces>,
    manner: Manner,
    by: Shuffler,
    chance: Shuffler,
) -> (Plan, f64) {
    let own = Own::Propose { hand: Hand::new(manner), plan: Plan::new(), chance: by };
    let mut player = Player::new(known, own, chance);
    let value = player.play(from);
    match player.own {
        Own::Propose { plan, .. } => (plan, value),
        Own::Follow { .. } => unreachable!("it proposes"),
    }
}

/// Plays a plan. Returns its value at the end of the line.
pub(crate) fn follow(
    known: &Knowledge<'_>,
    from: &Simulation<Aces>,
    plan: &[Choice],
    chance: Shuffler,
) -> f64 {
    follow_on(known, from, &Planned { plan, is_whole: true }, chance)
}

/// The same, though it may be a part of a plan.
pub(crate) fn follow_on(
    known: &Knowledge<'_>,
    from: &Simulation<Aces>,
    plan: &Planned<'_>,
    chance: Shuffler,
) -> f64 {
    Player::new(known, Own::Follow { plan, at: 0 }, chance).play(from)
}

/// What will be seen before each answer of a plan, if nothing unforeseen happens.
pub(crate) fn foresee(
    known: &Knowledge<'_>,
    from: &Simulation<Aces>,
    plan: &[Choice],
    chance: Shuffler,
) -> Vec<(View, Choice)> {
    let plan = Planned { plan, is_whole: true };
    let mut player = Player::new(known, Own::Follow { plan: &plan, at: 0 }, chance);
    player.steps = Some(Vec::new());
    player.play(from);
    player.steps.unwrap_or_default()
}

impl<'k, 'p> Player<'k, 'p> {
    fn new(known: &'k Knowledge<'k>, own: Own<'p>, mut chance: Shuffler) -> Player<'k, 'p> {
        // How people and bots play is not known: in some lines they reckon, in others they play like the Automa.
        let manners = [Manner { noise: 0.5, by_orders: 0 }, Manner { noise: 0.3, by_orders: 100 }];
        let enemies = manners[chance.below(2) as usize];
        let own_side = match known.is_impartial {
            true => manners[chance.below(2) as usize],
            false => Manner { noise: 0.3, by_orders: 70 },
        };
        let hands =
            Faction::ALL.map(|it| Hand::new(if it.side() == known.side { own_side } else { enemies }));
        Player { known, own, begun: false, hands, chance, steps: None }
    }

    fn play(&mut self, from: &Simulation<Aces>) -> f64 {
        let mut simulation = from.clone();
        let mut n_turns = 0;
        let Knowledge { evaluation, side, horizon, .. } = *self.known;
        let (mut value, mut left) = (0.0, 1.0);
        loop {
            if let Some(Step::Turn { faction, .. }) = simulation.next_step() {
                n_turns += 1;
                let now = evaluation.value(simulation.world(), simulation.open(), side, faction.side());
                if horizon <= n_turns {
                    return value + left * now;
                }
                value += left * (1.0 - ONWARD) * now;
                left *= ONWARD;
            }
            if !simulation.step(self) {
                let winner = simulation.outcome().and_then(|it| it.winner);
                return value + left * winner.map_or(0.5, |it| f64::from(it == side));
            }
        }
    }

    fn is_in_scope(&self, moment: &Moment<'_, Aces>) -> bool {
        if moment.seat != self.known.me {
            return false;
        }
        match self.known.scope {
            Scope::Once => !self.begun,
            Scope::Nothing => false,
            scope => Scope::of(moment.ask, moment.open()) == scope,
        }
    }

    /// The answer within the scope; nothing if what was planned does not fit.
    fn own_answer(&mut self, moment: &Moment<'_, Aces>, offered: &Offered<'_, Aces>) -> Option<Pick<Aces>> {
        let overlooked = &self.known.overlooked;
        match &mut self.own {
            Own::Propose { hand, plan, chance } => {
                let pick = hand.choose(self.known.greedy, moment, offered, overlooked, chance);
                let choice = chosen(&pick, offered);
                if choice != Choice::Done {
                    plan.push(choice);
                }
                Some(pick)
            }
            Own::Follow { plan, at } => {
                while let Some(choice) = plan.plan.get(*at).filter(|it| belongs(it, moment.ask)) {
                    *at += 1;
                    if let Some(pick) = find(choice, moment, offered) {
                        return Some(pick);
                    }
                }
                plan.is_whole.then(|| find(&Choice::Done, moment, offered)).flatten()
            }
        }
    }
}

impl Policy<Aces> for Player<'_, '_> {
    fn choose(&mut self, moment: &Moment<'_, Aces>, offered: &Offered<'_, Aces>) -> Pick<Aces> {
        if self.is_in_scope(moment) {
            self.begun = true;
            if let Some(pick) = self.own_answer(moment, offered) {
                if let Some(steps) = &mut self.steps {
                    steps.push((moment.view(), chosen(&pick, offered)));
                }
                return pick;
            }
        }
        let faction = moment.world().factions_of(moment.seat).next().unwrap_or(Faction::Us);
        let hand = &mut self.hands[faction as usize];
        hand.choose(self.known.greedy, moment, offered, &[], &mut self.chance)
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.chance.throw(sides, dice);
    }

    fn draw(&mut self, n: usize, _: &dyn Fn(usize) -> Choice) -> usize {
        self.chance.below(n as u32) as usize
    }
}

/// What a pick says.
fn chosen(pick: &Pick<Aces>, offered: &Offered<'_, Aces>) -> Choice {
    match pick {
        Pick::Listed(i) => (offered.nth)(*i),
        Pick::Free(choice) => choice.clone(),
    }
}

/// Whether an answer is one to this kind of question at all.
fn belongs(choice: &Choice, ask: &Ask) -> bool {
    match ask {
        Ask::Armies { .. } => matches!(choice, Choice::Armies(_)),
        Ask::Move { .. } => matches!(choice, Choice::March(_)),
        Ask::GoOn { unit, .. } => matches!(choice, Choice::March(on) if on.unit == *unit),
        Ask::Declare { .. } => matches!(choice, Choice::Attack(_) | Choice::Rocket(_)),
        _ => true,
    }
}

/// An answer among those that are offered, if it is.
fn find(choice: &Choice, moment: &Moment<'_, Aces>, offered: &Offered<'_, Aces>) -> Option<Pick<Aces>> {
    if let Some(i) = (0..offered.n).find(|i| (offered.nth)(*i) == *choice) {
        return Some(Pick::Listed(i));
    }
    let admitted = offered.space.is_some_and(|it| moment.admits(it, choice));
    admitted.then(|| Pick::Free(choice.clone()))
}

/// The team of a seat.
pub(crate) fn side_of(world: &World, seat: Seat) -> Side {
    world.factions_of(seat).next().map_or(Side::Allies, Faction::side)
}
