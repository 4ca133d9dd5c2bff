//! Sergeants as rules of a table.

use serde::{Deserialize, Serialize};
use table::{Chance, Opening, Play, Problem, Prompt, Rules, Seat, Table, Team, Viewer};

use crate::{
    content::{Act, Action, Belongs, Step, Tag},
    rules::{
        acting, gear, initiative, melee, moving, officers, orders, prisoners, setting_up, shooting,
        specialists, stories, turn,
        victory::{self, Outcome},
        weapons,
    },
    state::{
        Ask, Board, CardIx, CardOf, Choice, Event, Field, Private, Secret, Setup, Space, Standing, Why,
        World, events,
    },
};

/// The game of Sergeants.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Sergeants {}

/// For whom a row of steps is carried out, and how.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Context {
    /// The player; nobody for events that befall all.
    pub seat: Option<Seat>,
    /// The card's owner.
    pub owner: Option<Tag>,
    /// SM-ACT-3: whether it must be done.
    pub must: bool,
    /// SM-ACT-7: whether it is a bubble, in which nobody acts twice.
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

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What lies open.
    #[serde(flatten)]
    pub field: Field,
    /// Each seat as the viewer sees it.
    pub seats: Vec<SeatView>,
}

/// What a viewer knows of a player: how many cards he has, and all about himself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// SM-TRN-9: hand sizes are announced.
    pub hand: usize,
    /// How many cards are in the deck.
    pub deck: usize,
    /// How many lie face down on each phase.
    pub placed: [usize; 3],
    /// Who holds how many.
    pub held: Vec<Tag>,
    /// How many were drawn for a melee.
    pub fight: usize,
    /// How many orders.
    pub orders: usize,
    /// Everything, for the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<Private>,
}

impl Rules for Sergeants {
    const NAME: &'static str = "sergeants";
    const VERSION: u32 = 1;

    type Setup = Setup;
    type World = World;
    type Board = Board;
    type Step = Procedure;
    type Ask = Ask;
    type Choice = Choice;
    type Space = Space;
    type Event = Event;
    type View = View;
    type Why = Why;
    type Outcome = Outcome;

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

    fn view(world: &World, board: &Board, viewer: Viewer) -> View {
        // No `..`: a new part of the board does not compile until somebody decides who sees it.
        let Board { field, hidden } = board;
        let seats = hidden.iter().enumerate().map(|(i, private)| {
            let Private { deck, hand, placed, held, fight, orders, charged: _, soldiers: _, standing: _ } =
                private;
            let own = viewer.is(Seat(i as u8)) || world.scenario.is_open();
            SeatView {
                hand: hand.len(),
                deck: deck.len(),
                placed: [placed[0].len(), placed[1].len(), placed[2].len()],
                held: held.iter().map(|it| it.0).collect(),
                fight: fight.len(),
                orders: orders.len(),
                own: own.then(|| private.clone()),
            }
        });
        View { field: field.clone(), seats: seats.collect() }
    }

    fn seen(world: &World, event: &Event, viewer: Viewer) -> Option<Event> {
        events::seen(world, event, viewer)
    }

    fn disclosed(choice: &Choice) -> Option<Choice> {
        match choice {
            // Cards in hand, in the deck and face down, orders, and what soldiers carry.
            Choice::Card(_)
            | Choice::Force(_)
            | Choice::Order(_)
            | Choice::Placing(_)
            | Choice::Commanding { .. }
            | Choice::TakeBack(..) => None,
            // An answer in advance is a pass like any other.
            Choice::Standing(_) => Some(Choice::Done),
            Choice::Done
            | Choice::Yes
            | Choice::No
            | Choice::Story(_)
            | Choice::Deploy(_)
            | Choice::Phase(_)
            | Choice::Action(_)
            | Choice::Part(_)
            | Choice::Soldier(_)
            | Choice::Act(_)
            | Choice::Row(_)
            | Choice::Rally { .. }
            | Choice::Walk(_)
            | Choice::Enter { .. }
            | Choice::Leave { .. }
            | Choice::LetGo(_)
            | Choice::HandOver { .. }
            | Choice::Throw { .. }
            | Choice::Strike { .. }
            | Choice::Preempt { .. }
            | Choice::Use(_)
            | Choice::Tile(_) => Some(choice.clone()),
        }
    }

    fn reveals(event: &Event) -> bool {
        events::reveals(event)
    }

    fn imagine(world: &World, board: &mut Board, viewer: Viewer, chance: &mut dyn Chance) {
        if world.scenario.is_open() {
            return;
        }
        for seat in world.all_seats().filter(|it| !viewer.is(*it)) {
            imagine_orders(world, board, seat, chance);
            imagine_ranks(world, board, seat, chance);
            imagine_options(world, board, seat, chance);
            imagine_equipment(world, board, seat, chance);
            imagine_cards(world, board, seat, chance);
            imagine_standing(board, seat, chance);
        }
    }

    fn admits(world: &World, board: &Board, space: &Space, choice: &Choice) -> Result<(), Why> {
        match (space, choice) {
            (Space::Forces { seat }, Choice::Force(force)) => {
                setting_up::may_have(world, board, *seat, force)
            }
            (Space::Deployments { seat, taken }, Choice::Deploy(places)) => {
                setting_up::may_deploy(world, board, *seat, taken, places)
            }
            (Space::Placements { seat, .. }, Choice::Placing(cards)) => {
                turn::may_place(world, board, *seat, cards)
            }
            (Space::Placements { seat, .. }, Choice::Commanding { cards, second }) => {
                officers::may_second(world, board, *seat, cards, second)
            }
            (Space::Walks { tag }, Choice::Walk(way)) => moving::may_walk(world, board, *tag, way),
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
            Space::Walks { tag } => Choice::Walk(moving::some_walk(world, board, *tag, chance)),
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
        discards: vec![Vec::new(); n],
        shown: vec![Default::default(); n],
        initiative: world.all_seats().collect(),
        score: vec![0; n],
        met: vec![Vec::new(); n],
        beaten: vec![Vec::new(); n],
        kills: vec![0; n],
        gate: vec![None; n],
        alone: vec![Vec::new(); world.landmarks.len()],
        captured: vec![Vec::new(); world.landmarks.len()],
        spent: vec![Vec::new(); n],
        panels: vec![Vec::new(); n],
        ..Field::default()
    };
    Board { field, hidden: vec![Private::default(); n] }
}

fn shuffle<T>(list: &mut [T], chance: &mut dyn Chance) {
    for i in (1..list.len()).rev() {
        list.swap(i, chance.below(i as u32 + 1) as usize);
    }
}

/// Other orders for somebody else: of those that he could have and that nobody has shown.
fn imagine_orders(world: &World, board: &mut Board, seat: Seat, chance: &mut dyn Chance) {
    let side = world.side(seat);
    let others: Vec<_> = world
        .all_seats()
        .filter(|it| *it != seat)
        .flat_map(|it| board.hidden[it.0 as usize].orders.clone())
        .collect();
    let ripe: Vec<_> =
        world.orders_of(side).iter().copied().filter(|it| orders::is_ripe(world, board, seat, *it)).collect();
    let field = &board.field;
    let met = &field.met[seat.0 as usize];
    let skirmish = |nr: &crate::content::OrderNr| {
        world.library.orders[nr].goal == crate::content::Goal::Skirmish
            && !field.beaten[seat.0 as usize].is_empty()
    };
    let mine = &mut board.hidden[seat.0 as usize].orders;
    let mut pool: Vec<_> = world.orders_of(side).to_vec();
    pool.retain(|it| {
        !others.contains(it) && !mine.iter().any(|own| own == it && (met.contains(own) || skirmish(own)))
    });
    pool.retain(|it| !ripe.contains(it));
    shuffle(&mut pool, chance);
    for order in mine.iter_mut().filter(|it| !met.contains(it) && !skirmish(it)) {
        if let Some(other) = pool.pop() {
            *order = other;
        }
    }
}

/// Another rank for a leader whose rank nobody has seen on a card: its three cards take the places of the others.
fn imagine_ranks(world: &World, board: &mut Board, seat: Seat, chance: &mut dyn Chance) {
    let soldiers = board.hidden[seat.0 as usize].soldiers.clone();
    for (i, it) in soldiers.iter().enumerate() {
        let card = &world.library.soldiers[&it.tag];
        let is_rank = |ix: &CardIx| {
            let of = world.card(*ix);
            of.tag() == Some(it.tag) && matches!(of.card.mark, Belongs::Rank(_))
        };
        let field = &board.field;
        let seen = field.discards[seat.0 as usize].iter().any(is_rank)
            || field.shown[seat.0 as usize].iter().flatten().any(|it| is_rank(&it.card));
        // A card that came out of a renewed deck was seen before: whoever has discards behind him is left alone.
        let shown = field.figure(it.tag).is_some_and(|it| it.shown.is_some());
        // His decorations belong to a rank: how many cards there are would tell it.
        let told = world.is_decorated(it.tag);
        if card.ranks.len() < 2 || told || seen || shown || board.field.turn != 1 {
            continue;
        }
        let rank = card.ranks[chance.below(card.ranks.len() as u32) as usize].rank;
        let rank_cards = |rank| {
            let cards = world.cards_of(&Secret { rank, ..it.clone() });
            cards.into_iter().filter(is_rank).collect::<Vec<_>>()
        };
        let (old, new) = (rank_cards(it.rank), rank_cards(rank));
        // SM-INI-1: an order of play that is up to date tells what soldiers may be worth.
        let told = initiative::initiative(world, board) == board.field.initiative;
        board.hidden[seat.0 as usize].soldiers[i].rank = rank;
        if told && initiative::initiative(world, board) != board.field.initiative {
            board.hidden[seat.0 as usize].soldiers[i].rank = it.rank;
            continue;
        }
        let private = &mut board.hidden[seat.0 as usize];
        exchange(private, |ix| old.iter().position(|it| *it == ix).map(|i| new[i]));
    }
}

/// Puts other cards in the places of some that nobody else sees.
fn exchange(private: &mut Private, other: impl Fn(CardIx) -> Option<CardIx>) {
    let swap = |ix: &mut CardIx| *ix = other(*ix).unwrap_or(*ix);
    private.deck.iter_mut().for_each(swap);
    private.hand.iter_mut().for_each(swap);
    private.placed.iter_mut().flatten().for_each(swap);
    private.held.iter_mut().for_each(|it| swap(&mut it.1));
    private.fight.iter_mut().for_each(swap);
    private.deck.sort();
    private.hand.sort();
    private.fight.sort();
    private.held.sort();
}

/// Another optional card of a specialist in the place of one that nobody has seen (SM-SPC-1): what was taken is secret, how many
/// cards there are is not.
fn imagine_options(world: &World, board: &mut Board, seat: Seat, chance: &mut dyn Chance) {
    // As with ranks: a card that came out of a renewed deck was seen before.
    if board.field.turn != 1 || chance.below(2) == 0 {
        return;
    }
    let Private { soldiers, deck, hand, .. } = &board.hidden[seat.0 as usize];
    let options = |taken: bool| {
        let of = |it: &CardOf| it.tag().and_then(|tag| soldiers.iter().find(|it| it.tag == tag));
        let fits = move |it: &CardOf| {
            it.card.mark == Belongs::Optional && of(it).is_some_and(|of| of.cards.contains(&it.nr) == taken)
        };
        let all = world.cards.iter().enumerate().filter(move |it| fits(it.1));
        all.map(|it| CardIx(it.0 as u16)).collect::<Vec<_>>()
    };
    let mut taken = options(true);
    taken.retain(|it| deck.contains(it) || hand.contains(it));
    let left = options(false);
    if taken.is_empty() || left.is_empty() {
        return;
    }
    let old = taken[chance.below(taken.len() as u32) as usize];
    let new = left[chance.below(left.len() as u32) as usize];
    let private = &mut board.hidden[seat.0 as usize];
    for it in &mut private.soldiers {
        if world.card(old).tag() == Some(it.tag) {
            it.cards.retain(|nr| *nr != world.card(old).nr);
        }
        if world.card(new).tag() == Some(it.tag) {
            it.cards.push(world.card(new).nr);
            it.cards.sort();
        }
    }
    exchange(private, |ix| (ix == old).then_some(new));
}

/// Another answer beforehand for somebody else.
fn imagine_standing(board: &mut Board, seat: Seat, chance: &mut dyn Chance) {
    let Field { turn, phase, .. } = board.field;
    board.hidden[seat.0 as usize].standing = match chance.below(3) {
        0 => Standing::Ask,
        1 => Standing::Pass { turn, phase, unless: None },
        _ => Standing::Pass { turn, phase: 0, unless: Some(Action::Move) },
    };
}

/// Grenades and equipment change hands among somebody else's soldiers.
fn imagine_equipment(world: &World, board: &mut Board, seat: Seat, chance: &mut dyn Chance) {
    let soldiers = &mut board.hidden[seat.0 as usize].soldiers;
    let mut grenades: Vec<u8> = soldiers.iter().map(|it| it.grenades).collect();
    shuffle(&mut grenades, chance);
    for (it, grenades) in soldiers.iter_mut().zip(grenades) {
        it.grenades = grenades;
    }
    gear::imagine(world, soldiers, chance);
}

/// Other cards for somebody else: all that nobody sees are dealt again. What lies face down fits its phase.
fn imagine_cards(world: &World, board: &mut Board, seat: Seat, chance: &mut dyn Chance) {
    let actions: Vec<_> = (0..board.field.story.len()).map(|i| board.field.actions(world, i)).collect();
    let before = board.hidden[seat.0 as usize].clone();
    let private = &mut board.hidden[seat.0 as usize];
    let mut pool: Vec<CardIx> = private.deck.clone();
    pool.extend(&private.hand);
    pool.extend(private.placed.iter().flatten());
    pool.extend(private.held.iter().map(|it| it.1));
    pool.extend(&private.fight);
    shuffle(&mut pool, chance);
    for (i, placed) in private.placed.iter_mut().enumerate() {
        for card in placed {
            match pool.iter().rposition(|it| world.fits(*it, actions[i])) {
                Some(j) => *card = pool.remove(j),
                None => return board.hidden[seat.0 as usize] = before,
            }
        }
    }
    let mut next = || pool.pop().expect("as many cards as before");
    private.hand.iter_mut().for_each(|it| *it = next());
    private.held.iter_mut().for_each(|it| it.1 = next());
    private.fight.iter_mut().for_each(|it| *it = next());
    private.deck.iter_mut().for_each(|it| *it = next());
    private.hand.sort();
    private.held.sort();
    private.fight.sort();
    private.deck.sort();
}

/// What is wrong with a board that came from a file.
fn audit(world: &World, board: &Board) -> Vec<Problem> {
    let mut problems = Vec::new();
    let n = world.seats.len();
    let Field { discards, shown, score, met, beaten, kills, gate, spent, panels, .. } = &board.field;
    let lengths = [
        discards.len(),
        shown.len(),
        score.len(),
        met.len(),
        beaten.len(),
        kills.len(),
        gate.len(),
        spent.len(),
        panels.len(),
    ];
    if board.hidden.len() != n || lengths.iter().any(|it| *it != n) {
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
        cards.extend(&discards[seat.0 as usize]);
        cards.extend(shown[seat.0 as usize].iter().flatten().map(|it| it.card));
        cards.extend(&spent[seat.0 as usize]);
        cards.extend(board.field.declared.iter().filter(|it| it.0 == seat).map(|it| it.1));
        cards.sort();
        let soldiers = private.soldiers.iter();
        let mut right: Vec<CardIx> = soldiers.flat_map(|it| world.cards_of(it)).collect();
        right.extend(panels[seat.0 as usize].iter().flat_map(|it| world.cards_of_panel(it)));
        right.sort();
        if cards != right {
            let what = format!("Seat {} does not have the cards of its soldiers (SM-SOL-1).", seat.0);
            problems.push(Problem::new("board.hidden", what));
        }
    }
    problems
}
