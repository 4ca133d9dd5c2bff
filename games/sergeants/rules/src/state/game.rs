//! Sergeants as rules of a table.

use serde::{Deserialize, Serialize};
use table::{BySeat, Chance, Opening, Play, Problem, Prompt, Rules, Seat, Secrecy, Table, Team};

use crate::{
    content::{Act, Step, Tag},
    rules::{
        acting, melee, moving, officers, prisoners, setting_up, shooting, specialists, stories, turn,
        victory::{self, Outcome},
        weapons,
    },
    secrecy::{self, View},
    state::{Ask, Board, CardIx, Choice, Event, Field, Private, Setup, Space, Tableau, Why, World, events},
};

/// The game of Sergeants.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Sergeants {}

/// For whom a row of steps is carried out, and how.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Context {
    /// The player; `None` for events that happen to all.
    pub seat: Option<Seat>,
    /// The card's owner.
    pub owner: Option<Tag>,
    /// SM-ACT-3: whether it must be done.
    pub must: bool,
    /// SM-ACT-7: whether it is a bubble, in which no soldier acts twice.
    pub bubble: bool,
}

/// A procedure of the rulebook still to be carried out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names are the rulebook's")]
pub enum Procedure {
    SetUp,
    /// One after the other.
    Row(Vec<Procedure>),
    Orders {
        seat: Seat,
        n: u8,
    },
    Muster {
        seat: Seat,
    },
    MakeStory,
    Deploy,
    Turn {
        turn: u8,
    },
    Draw {
        seat: Seat,
        n: u8,
    },
    TakeBack {
        seat: Seat,
    },
    TurnUp,
    Events,
    Happen {
        card: crate::content::StoryNr,
    },
    Place,
    Fill {
        seat: Seat,
    },
    Phase {
        phase: u8,
    },
    /// Cards are played, one after the other.
    Actions,
    EndPhase,
    EndTurn,
    Card {
        seat: Seat,
        card: CardIx,
    },
    /// The parts of the card that is being played.
    Parts,
    EndCard,
    Carry {
        context: Context,
        steps: Vec<Step>,
    },
    Acts {
        context: Context,
        tag: Tag,
        acts: Vec<Act>,
    },
    /// SM-SPC-2: after a soldier's complete action: orders are judged, and reactions will find their place here.
    After,
    Discard {
        seat: Seat,
        n: u8,
    },
    Melees,
    FightDraw {
        seat: Seat,
        n: u8,
    },
    Blows,
    EndMelee,
    Escape {
        tag: Tag,
    },
    Finish,
    /// SM-SPC-2: reactions to what a soldier has done are asked for.
    Window {
        tag: Tag,
    },
    /// SM-SPC-2: a declared reaction is played.
    React {
        seat: Seat,
        card: CardIx,
        tag: Tag,
    },
    /// SM-SPC-4: preempts are asked for.
    Preempts,
    /// SM-SPC-4: a declared preempt is played.
    Preempt {
        seat: Seat,
        card: CardIx,
        of: Seat,
        against: CardIx,
    },
    /// SM-SPC-4: the opponent's soldiers are picked.
    Pick {
        of: Seat,
        against: CardIx,
    },
    /// SM-MRK-6: a gun with its assistant fires free.
    Gun {
        seat: Seat,
        tag: Tag,
    },
}

impl Rules for Sergeants {
    const NAME: &'static str = "sergeants";
    /// 2: orders are judged from phase 1 on, and a search asks who came from outside. Matches of version 1 go on from their boards.
    const VERSION: u32 = 2;
    const SECRECY: Secrecy<Sergeants> = secrecy::SECRECY;

    table::types!(Setup, World, Board, Step = Procedure, Ask, Choice, Space, Event, View, Why, Outcome);

    fn open(setup: &Setup) -> Result<Opening<Sergeants>, Vec<Problem>> {
        let world = World::new(setup)?;
        let (board, first) = Sergeants::open_in(setup, &world)?;
        Ok(Opening { world, board, first })
    }

    fn open_in(setup: &Setup, world: &World) -> Result<(Board, Procedure), Vec<Problem>> {
        let board = empty(world);
        match &setup.position {
            None => Ok((board, Procedure::SetUp)),
            Some(position) => Ok((position.lay_out(world, board)?, Procedure::Row(position.then.clone()))),
        }
    }

    fn seats(world: &World) -> Vec<(Seat, Team)> {
        world.all_seats().map(|it| (it, Team(world.side(it)))).collect()
    }

    fn perform(step: &Procedure, t: &mut Table<'_, Sergeants>) -> Play {
        match step {
            Procedure::SetUp => setting_up::set_up(t),
            Procedure::Row(all) => {
                all.iter().for_each(|it| t.then(it.clone()));
                Ok(())
            }
            Procedure::Orders { seat, n } => setting_up::draw_order(t, *seat, *n),
            Procedure::Muster { seat } => setting_up::muster(t, *seat),
            Procedure::MakeStory => setting_up::make_story(t),
            Procedure::Deploy => setting_up::deploy(t),
            Procedure::Turn { turn } => turn::turn(t, *turn),
            Procedure::Draw { seat, n } => turn::draw(t, *seat, *n),
            Procedure::TakeBack { seat } => turn::take_back(t, *seat),
            Procedure::TurnUp => turn::turn_up(t),
            Procedure::Events => stories::events(t),
            Procedure::Happen { card } => stories::happen(t, *card),
            Procedure::Place => turn::place(t),
            Procedure::Fill { seat } => turn::fill(t, *seat),
            Procedure::Phase { phase } => turn::phase(t, *phase),
            Procedure::Actions => turn::actions(t),
            Procedure::EndPhase => turn::end_phase(t),
            Procedure::EndTurn => turn::end_turn(t),
            Procedure::Card { seat, card } => acting::card(t, *seat, *card),
            Procedure::Parts => acting::parts(t),
            Procedure::EndCard => acting::end_card(t),
            Procedure::Carry { context, steps } => acting::carry(t, *context, steps),
            Procedure::Acts { context, tag, acts } => acting::acts(t, *context, *tag, acts),
            Procedure::After => acting::after(t),
            Procedure::Discard { seat, n } => acting::discard(t, *seat, *n),
            Procedure::Melees => melee::melees(t),
            Procedure::FightDraw { seat, n } => melee::fight_draw(t, *seat, *n),
            Procedure::Blows => melee::blows(t),
            Procedure::EndMelee => melee::end_melee(t),
            Procedure::Escape { tag } => prisoners::escape(t, *tag),
            Procedure::Finish => victory::finish(t),
            Procedure::Window { tag } => specialists::window(t, *tag),
            Procedure::React { seat, card, tag } => specialists::react(t, *seat, *card, *tag),
            Procedure::Preempts => specialists::preempts(t),
            Procedure::Preempt { seat, card, of, against } => {
                specialists::preempt(t, *seat, *card, *of, *against)
            }
            Procedure::Pick { of, against } => specialists::pick(t, *of, *against),
            Procedure::Gun { seat, tag } => weapons::gun(t, *seat, *tag),
        }
    }

    fn apply(world: &World, board: &mut Board, event: &Event) {
        events::apply(world, board, event);
    }

    fn admits(world: &World, board: &Board, space: &Space, choice: &Choice) -> Result<(), Why> {
        match (space, choice) {
            (Space::Forces { seat }, Choice::Force(force)) => {
                setting_up::may_have(world, board, *seat, force)
            }
            (Space::Deployments { seat, taken }, Choice::Deploy(places)) => {
                setting_up::may_deploy(world, board, *seat, taken, places)
            }
            // A question about it may be asked at any time, without phases to place cards on.
            (Space::Placements { .. }, _) if board.field.story.len() < 3 => Err(Why::OtherQuestion),
            (Space::Placements { seat, .. }, Choice::Placing(cards)) => {
                turn::may_place(world, board, *seat, cards)
            }
            (Space::Placements { seat, .. }, Choice::Commanding { cards, second }) => {
                officers::may_second(world, board, *seat, cards, second)
            }
            (Space::Walks { tag, leaves }, Choice::Walk(way)) => {
                moving::may_walk(world, board, *tag, way, leaves)
            }
            (Space::Turns { tag }, Choice::Walk(way)) => moving::may_turn(world, board, *tag, way),
            (Space::Entries { tag }, Choice::Enter { gate, way }) => {
                moving::may_enter(world, board, *tag, *gate, way)
            }
            (Space::Escapes { tag }, Choice::Walk(way)) => prisoners::may_escape(world, board, *tag, way),
            (Space::Templates { tag }, Choice::Throw { target, centre }) => {
                shooting::may_throw(world, board, *tag, *target, *centre)
            }
            (Space::Shells { tag, what }, Choice::Throw { target, centre }) => {
                weapons::may_launch(world, board, *tag, what, *target, *centre)
            }
            _ => Err(Why::OtherQuestion),
        }
    }

    fn sample(world: &World, board: &Board, space: &Space, chance: &mut dyn Chance) -> Choice {
        match space {
            Space::Forces { seat } => Choice::Force(setting_up::some_force(world, board, *seat, chance)),
            Space::Deployments { seat, taken } => {
                let places = setting_up::some_places(world, board, *seat, taken, chance);
                Choice::Deploy(places.expect("the start has room for all"))
            }
            Space::Placements { seat, .. } => officers::some_placing(world, board, *seat, chance),
            Space::Walks { tag, leaves } => {
                Choice::Walk(moving::some_walk(world, board, *tag, leaves, chance))
            }
            Space::Turns { tag } => Choice::Walk(moving::some_turn(world, board, *tag, chance)),
            Space::Entries { tag } => moving::some_entry(world, board, *tag, chance),
            Space::Escapes { tag } => Choice::Walk(prisoners::some_escape(world, board, *tag, chance)),
            Space::Templates { tag } => shooting::some_throw(world, board, *tag, chance),
            Space::Shells { tag, what } => weapons::some_shell(world, board, *tag, what, chance),
        }
    }

    fn weight(space: &Space) -> u32 {
        match space {
            Space::Walks { .. } | Space::Entries { .. } => 6,
            _ => 2,
        }
    }

    fn refusal(_: &World, _: &Board, _: Seat, ask: &Ask, _: &Choice) -> Why {
        Why::NotOffered(ask.rule())
    }

    fn refusal_unasked(_: &World, _: &Board, _: Seat, _: &Choice) -> Option<Why> {
        None
    }

    fn standing(_: &World, board: &Board, prompt: &Prompt<Sergeants>) -> Option<Choice> {
        specialists::standing(board, prompt)
    }

    fn audit(world: &World, board: &Board, _: &[Procedure]) -> Vec<Problem> {
        audit(world, board)
    }
}

/// The board before anything has happened.
pub(crate) fn empty(world: &World) -> Board {
    let n = world.seats.len();
    let field = Field {
        tableau: BySeat::from_fn(n, |_| Tableau::default()),
        initiative: world.all_seats().collect(),
        alone: vec![Vec::new(); world.landmarks.len()],
        stayed: vec![Vec::new(); world.landmarks.len()],
        captured: vec![Vec::new(); world.landmarks.len()],
        ..Field::default()
    };
    Board { field, hidden: BySeat::from_fn(n, |_| Private::default()) }
}

/// What is wrong with a board that came from a file.
fn audit(world: &World, board: &Board) -> Vec<Problem> {
    let mut problems = Vec::new();
    let n = world.seats.len();
    if board.hidden.n_seats() != n || board.field.tableau.n_seats() != n {
        problems.push(Problem::new("board", "It is not for as many seats as the set-up."));
        return problems;
    }
    if board.field.markers.all().any(|it| world.map.tiles().all(|(tile, _)| tile != it.tile)) {
        problems.push(Problem::new("board.field.markers", "A marker lies on no tile of the map."));
    }
    for seat in world.all_seats() {
        let private = board.private(seat);
        let mut cards: Vec<CardIx> = private.deck.clone();
        cards.extend(&private.hand);
        cards.extend(private.placed.iter().flatten());
        cards.extend(private.held.iter().map(|it| it.1));
        cards.extend(&private.fight);
        let Tableau { discards, shown, spent, panels, .. } = &board.field.tableau[seat];
        cards.extend(discards);
        cards.extend(shown.iter().flatten().map(|it| it.card));
        cards.extend(spent);
        cards.extend(board.field.declared.iter().filter(|it| it.0 == seat).map(|it| it.1));
        cards.sort();
        let soldiers = private.soldiers.iter();
        let mut right: Vec<CardIx> = soldiers.flat_map(|it| world.cards_of(it)).collect();
        right.extend(panels.iter().flat_map(|it| world.cards_of_panel(it)));
        right.sort();
        if cards != right {
            let what = format!("Seat {} does not have the cards of its soldiers (SM-SOL-1).", seat.0);
            problems.push(Problem::new("board.hidden", what));
        }
    }
    problems
}
