use std::collections::BTreeMap;

use hosting::Hint;
use serde::{Deserialize, Serialize};
use sergeants::{
    Choice, Sergeants, Space, View, Why, World,
    content::{Enlisted, Panel, Rank, Stat, Tag},
    measure::{Blocked, Cover, Place, Point, Span, TileIx, Way},
    rules::{
        Bill, Lay, MOST_PRISONERS, Market, Placeable, bands, can_take_cover, contacts, cover_at, fitting,
        in_order_of_play, laying, led, left, length, market, marks, may_begin, may_use, on_tile, open_gates,
        overdrawn, price, ransom, reach, seated, some, spottable, targets, too_few, under, would_meet,
    },
    state::{Bands, Board, CardIx, Figure, Secret, secrets},
};
use table::{Phrase, Rules, Seat, Sentence, Shuffler};

use super::{
    bots::Greedy,
    hint::Advice,
    odds::{ShotOdds, odds},
    outlook::{Outlook, outlook},
    prospects::{Doing, MOST, Prospect, count, prospect},
    ruler::{Ruler, ruler},
    snapping::{Because, charges, instead},
};

/// A question about a position of Sergeants. All is answered from what the one who asks may know.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Query {
    /// The line from one soldier to another, and what reaches; `at` is where the first would stand instead, `with` equipment that he
    /// would use.
    Ruler { from: Tag, to: Tag, at: Option<Place>, with: Option<String> },
    /// Whom a soldier could spot and shoot at now.
    Sights { tag: Tag },
    /// A soldier: how he stands and, if the one who asks may know his card, his numbers as they are.
    Soldier { tag: Tag },
    /// The places of a space, as spans to be drawn.
    Reach { space: Space },
    /// Whether a choice would be admitted to a space, and what would come of it; `near` if a place close by may be found instead.
    Try {
        space: Space,
        choice: Choice,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        near: bool,
    },
    /// SM-SCN-3: what a player may buy, and within which limits.
    Market { seat: Seat },
    /// SM-TEA-1: the places on the team panels, with a force as it is being put together. `wished` are places that were chosen, from 0.
    Places {
        seat: Seat,
        force: Vec<Enlisted>,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<(Tag, u8)>>", optional))]
        wished: Vec<(Tag, u8)>,
    },
    /// SM-TRN-4: where cards may be put, with a placing as it is being put together.
    Placing { seat: Seat, lay: Lay },
    /// SM-SCN-4: the entry areas by which a soldier may come in.
    Gates { tag: Tag },
    /// SM-SHT-5, SM-SHT-7: the enemies at whom a template of the space can be thrown or fired.
    Marks { space: Space },
    /// SM-ORD-6: everybody on a tile.
    Tile { tile: TileIx },
    /// SM-PRI-2: what prisoners would bring if the game ended now.
    Prisoners,
    /// SM-TRN-6: the cards that are face up on each phase, in the order of play.
    Order,
    /// Some choice of a space; the same number gives the same one.
    #[serde(alias = "some")]
    Suggest { space: Space, seed: u32 },
    /// SM-ACT-2: for each of these, what would come of it, or why nothing would.
    Idle { doings: Vec<Doing> },
    /// SM-MOV-4: the enemies whom a soldier can charge, and how.
    Charges { space: Space },
    /// SM-SHT-2: the odds of a shot; `at` is where the first would stand instead.
    Odds { tag: Tag, target: Tag, at: Option<Place> },
    /// SM-LOK-3: what a soldier would see, and who would see him; `at` is where he would stand instead.
    Outlook { tag: Tag, at: Option<Place> },
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names are those of the questions")]
pub enum Found {
    Ruler(Box<Ruler>),
    Sights(Sights),
    Soldier(Box<Soldier>),
    Reach(Vec<Span>),
    Tried(Box<Tried>),
    Market(Box<Market>),
    /// Every panel.
    Places(BTreeMap<String, PanelPlaces>),
    Placing(Box<PlacingInfo>),
    /// As their places in the list of all entry areas.
    Gates(Vec<u8>),
    Marks(Vec<Tag>),
    Tile(Vec<Tag>),
    Prisoners(Vec<Ransom>),
    Order(Vec<Vec<(Seat, CardIx)>>),
    Suggest(Box<Choice>),
    Idle(Vec<Prospect>),
    Charges(Vec<(Tag, Way)>),
    /// Nothing if no band reaches, or if the deck is hidden.
    Odds(Option<Box<ShotOdds>>),
    Outlook(Box<Outlook>),
    /// "What would you do?": the answer to a request of its own.
    Hint {
        hint: Box<Hint<Advice>>,
    },
}

/// SM-PRI-2: what a prisoner would bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Ransom {
    /// The prisoner.
    pub tag: Tag,
    /// The player of his escort.
    pub seat: Seat,
    /// SM-SOL-8: the VP, if the one who asks may know his card; without the equipment that he may have, unless that is known too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vp: Option<i16>,
}

/// SM-TEA-1: a panel while a force is put together.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct PanelPlaces {
    /// For every place, who could have it.
    pub fitting: Vec<Vec<Tag>>,
    /// For every place, who has it.
    pub seated: Vec<Option<Tag>>,
    /// Why the panel cannot be used so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Phrase>,
}

/// SM-TRN-4: what can be done with a hand and a placing.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct PlacingInfo {
    /// The hand.
    pub hand: Vec<CardFit>,
    /// How many phases the hand can fill.
    pub most: u8,
    /// How many it can fill if the cards stay where they are.
    pub most_so: u8,
    /// SM-OFF-1: how many phases may get a second card.
    pub seconds: u8,
    /// The placing with as many phases filled as can be.
    pub filled_up: [Option<CardIx>; 3],
    /// Why it cannot be the answer yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Phrase>,
}

/// SM-TRN-4: where a card may be put: for each phase nothing, or why not.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardFit {
    /// The card.
    pub card: CardIx,
    /// As the card of the phase, in the place of one that is there.
    pub first: [Option<Phrase>; 3],
    /// SM-OFF-1: as its second card.
    pub second: [Option<Phrase>; 3],
}

/// Whom a soldier could spot and shoot at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Sights {
    pub spottable: Vec<Tag>,
    pub targets: Vec<(Tag, Bands)>,
}

/// A soldier as the one who asks may know him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Soldier {
    /// SM-SOL-8: what his card says: of one's own soldiers, and of those whose card was shown. Nothing of any other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Numbers>,
    /// SM-SOL-8: what is seen on his figure, as traits.
    pub bears: Vec<String>,
    /// SM-HID-3: what gives him cover.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cover: Option<Cover>,
    /// Enemies that he is in melee with.
    pub melee: Vec<Tag>,
    /// SM-MRK-2: whether he stands among mines.
    pub mined: bool,
}

/// What a soldier card says, as it is now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Numbers {
    /// The rank.
    pub rank: Rank,
    /// Each ability: as printed on the side that is up, and as it is now.
    pub abilities: Vec<(Stat, i32, i32)>,
    /// SM-SHT-4: whether he can use Hit+.
    pub hit_plus: bool,
    /// His value.
    pub vp: i16,
    /// SM-HID-1: whether he could take cover now.
    pub can_take_cover: bool,
    /// Levels that he can climb, as printed on the side that is up.
    pub climb: i8,
    /// What he can still use in the place of an act, and how often; without end if left out.
    pub uses: Vec<(String, Option<u8>)>,
}

/// The result of trying a choice.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Tried {
    /// Why it is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Phrase>,
    /// The length of a way and what it could be, in sixteenths.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<(i32, i32)>,
    /// How he would stand there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Footing>,
    /// SM-PRI-2: where the prisoners would stand whom he takes along.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<(Tag, Place)>>", optional))]
    pub led: Vec<(Tag, Place)>,
    /// The soldiers who would be under a template, prisoners too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Tag>>", optional))]
    pub under: Vec<Tag>,
    /// What a force costs, whether it may be had or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bill: Option<Bill>,
    /// SM-SCN-3: how much of each limit a force uses up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Meter>>", optional))]
    pub meters: Vec<Meter>,
    /// SM-SCN-9: soldiers without a place in a deployment that is not refused so far.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Tag>>", optional))]
    pub missing: Vec<Tag>,
    /// A place close by that was probably meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instead: Option<Instead>,
}

/// A place near the one that was tried, at which the base may stand.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Instead {
    /// The answer that puts the base there.
    pub choice: Choice,
    /// What is there.
    pub because: Because,
    /// The length of the way and what it could be, in sixteenths.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<(i32, i32)>,
    /// How he would stand there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Footing>,
}

/// SM-SCN-3: how much of a limit a force uses up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Meter {
    /// What is limited.
    pub of: Limit,
    /// How much the force has.
    pub now: u16,
    /// How much it may have at most, or of soldiers at least.
    pub limit: u16,
    /// Whether it may not be had like that.
    pub broken: bool,
}

/// What a scenario limits.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Limit {
    Vp,
    Soldiers,
    Leaders,
    Equipment,
}

/// How a soldier would stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Footing {
    /// What would give him cover.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cover: Option<Cover>,
    /// Enemies that he would be in melee with.
    pub melee: Vec<Tag>,
}

const ABILITIES: [Stat; 13] = [
    Stat::Spot,
    Stat::Draw,
    Stat::Cover,
    Stat::Rally,
    Stat::Hold,
    Stat::Long,
    Stat::Short,
    Stat::Close,
    Stat::Throw,
    Stat::Walk,
    Stat::Fight,
    Stat::Command,
    Stat::Checks,
];

/// SM-SOL-8: the traits that a figure shows: what it has in its hands, on its back or on its sleeve.
const ON_THE_FIGURE: [&str; 6] = ["rifle", "carbine", "smg", "lmg", "medic", "radio"];

pub(super) fn query(world: &World, view: &View, query: Query) -> Result<Found, Phrase> {
    let board = view.supposed(world);
    let there = |tag: Tag| match board.field.figure(tag) {
        Some(_) => Ok(tag),
        None => Err(Phrase::new("sm-query-no-such-soldier")),
    };
    match query {
        Query::Ruler { from, to, at, with } => {
            let no_place = || Phrase::new("sm-query-not-on-the-map");
            let is_prisoner = |it: Tag| board.field.figure(it).is_some_and(|it| it.escort().is_some());
            if let Some(tag) = [from, to].into_iter().find(|it| is_prisoner(*it)) {
                return Err(Phrase::new("sm-query-prisoner").with("soldier", tag).by(&["SM-GEO-13"]));
            }
            let from_place = at.or(board.field.place(there(from)?)).ok_or_else(no_place)?;
            if !is_on_the_map(world, from_place.at) {
                return Err(no_place());
            }
            let to_place = board.field.place(there(to)?).ok_or_else(no_place)?;
            if with.is_some() {
                not_hidden(view, &board, from)?;
            }
            let (from, to) = ((from, from_place), (to, to_place));
            Ok(Found::Ruler(Box::new(ruler(world, view, board, from, to, with.as_deref()))))
        }
        Query::Sights { tag } => {
            let tag = not_hidden(view, &board, there(tag)?)?;
            Ok(Found::Sights(sights(world, &board, tag)))
        }
        Query::Soldier { tag } => Ok(Found::Soldier(Box::new(soldier(world, view, &board, there(tag)?)))),
        Query::Reach { space } => {
            check(world, view, &board, &space)?;
            Ok(Found::Reach(reach(world, &board, &space)))
        }
        Query::Try { space, choice, near } => {
            check(world, view, &board, &space)?;
            if let Choice::Force(force) = &choice {
                check_force(world, force)?;
            }
            let mut found = tried(world, &board, &space, &choice);
            if near {
                found.instead = rather(world, &board, &space, &choice);
            }
            Ok(Found::Tried(Box::new(found)))
        }
        Query::Market { seat } => Ok(Found::Market(Box::new(market(world, &board, own(world, view, seat)?)))),
        Query::Places { seat, force, wished } => {
            check_force(world, &force)?;
            bounded(wished.len(), world.library.soldiers.len())?;
            Ok(Found::Places(places(world, &board, own(world, view, seat)?, &force, &wished)))
        }
        Query::Placing { seat, lay } => {
            let seat = own(world, view, seat)?;
            let is_open = view.field.story.len() == 3;
            let placing = is_open.then(|| placing(world, &board, seat, &lay));
            placing.map(|it| Found::Placing(Box::new(it))).ok_or_else(nothing)
        }
        Query::Gates { tag } => {
            let figure = board.field.figure(there(tag)?).expect("he was looked up");
            Ok(Found::Gates(open_gates(world, &board, figure.seat)))
        }
        Query::Marks { space } => {
            check(world, view, &board, &space)?;
            Ok(Found::Marks(marks(world, &board, &space)))
        }
        Query::Tile { tile } => Ok(Found::Tile(on_tile(world, &board, tile))),
        Query::Prisoners => Ok(Found::Prisoners(prisoners(world, view, &board))),
        Query::Order => Ok(Found::Order(order(world, &board))),
        Query::Suggest { space, seed } => {
            check(world, view, &board, &space)?;
            let mut chance = Shuffler::new(u64::from(seed));
            let choice = some(world, view, &space, &mut chance).ok_or_else(nothing)?;
            let choice = match space {
                // SM-SCN-9: somewhere is not good enough to begin with.
                Space::Deployments { .. } => Greedy::new(world).deployment(world, view, &space, &mut chance),
                // SM-TRN-4: what fits may still come to nothing.
                Space::Placements { seat, .. } if view.field.story.len() == 3 => {
                    Greedy::new(world).placing(world, view, seat)
                }
                _ => choice,
            };
            Ok(Found::Suggest(Box::new(choice)))
        }
        Query::Idle { doings } => {
            bounded(doings.len(), MOST)?;
            for doing in &doings {
                check_doing(world, view, &board, doing)?;
            }
            Ok(Found::Idle(doings.iter().map(|it| prospect(world, &board, it)).collect()))
        }
        Query::Charges { space } => {
            check(world, view, &board, &space)?;
            Ok(Found::Charges(charges(world, &board, &space)))
        }
        Query::Odds { tag, target, at } => {
            let (tag, target) = (not_hidden(view, &board, there(tag)?)?, there(target)?);
            let board = moved(world, board, tag, at)?.0;
            Ok(Found::Odds(odds(world, view, &board, tag, target).map(Box::new)))
        }
        Query::Outlook { tag, at } => {
            let tag = not_hidden(view, &board, there(tag)?)?;
            let (board, place) = moved(world, board, tag, at)?;
            Ok(Found::Outlook(Box::new(outlook(world, view, &board, tag, place))))
        }
    }
}

/// The board with a soldier where he would stand, and that place.
fn moved(world: &World, mut board: Board, tag: Tag, at: Option<Place>) -> Result<(Board, Place), Phrase> {
    let no_place = || Phrase::new("sm-query-not-on-the-map");
    let place = at.or(board.field.place(tag)).ok_or_else(no_place)?;
    let is_prisoner = board.field.figure(tag).is_some_and(|it| it.escort().is_some());
    if !is_on_the_map(world, place.at) || is_prisoner {
        return Err(no_place());
    }
    board.field.put_at(tag, place);
    Ok((board, place))
}

/// A doing that was written by hand may name soldiers and cards that are not there.
fn check_doing(world: &World, view: &View, board: &Board, doing: &Doing) -> Result<(), Phrase> {
    match doing {
        Doing::Acts { tag, acts } => {
            bounded(count(acts), MOST)?;
            let figure = board.field.figure(*tag).ok_or_else(|| Phrase::new("sm-query-no-such-soldier"))?;
            own(world, view, figure.seat).map(drop)
        }
        Doing::Part { card, .. } | Doing::Card { card } => {
            let playing = board.field.playing.as_ref().filter(|it| it.card == *card);
            playing.map_or(Ok(()), |it| own(world, view, it.seat).map(drop))
        }
    }
}

fn nothing() -> Phrase {
    Phrase::new("sm-query-nothing-to-suggest")
}

/// Checks that a seat in a request is a seat of the match.
fn known(world: &World, seat: Seat) -> Result<Seat, Phrase> {
    let is_known = (seat.0 as usize) < world.seats.len();
    if is_known { Ok(seat) } else { Err(Phrase::new("sm-query-no-such-soldier")) }
}

fn places(
    world: &World,
    board: &Board,
    seat: Seat,
    force: &[Enlisted],
    wished: &[(Tag, u8)],
) -> BTreeMap<String, PanelPlaces> {
    let known: Vec<Enlisted> =
        force.iter().filter(|it| world.library.soldiers.contains_key(&it.tag)).cloned().collect();
    let soldiers = secrets(world, &known);
    let info = |id: &String, panel: &Panel| {
        let members: Vec<&Secret> = soldiers.iter().filter(|it| it.panel.as_ref() == Some(id)).collect();
        let on_it: Vec<Enlisted> = known.iter().filter(|it| it.panel.as_ref() == Some(id)).cloned().collect();
        PanelPlaces {
            fitting: fitting(world, panel, force),
            seated: seated(world, panel, &members, wished),
            why: may_use(world, board, seat, &on_it).err().map(|it| it.phrase()),
        }
    };
    world.library.panels.iter().map(|(id, it)| (id.clone(), info(id, it))).collect()
}

fn placing(world: &World, board: &Board, seat: Seat, lay: &Lay) -> PlacingInfo {
    let it = laying(world, board, seat, lay);
    let phrases = |whys: [Option<Why>; 3]| whys.map(|why| why.map(|it| it.phrase()));
    let fit = |it: Placeable| CardFit { card: it.card, first: phrases(it.first), second: phrases(it.second) };
    PlacingInfo {
        hand: it.hand.into_iter().map(fit).collect(),
        most: it.most,
        most_so: it.most_so,
        seconds: it.seconds,
        filled_up: it.filled_up,
        why: it.why.map(|it| it.phrase()),
    }
}

fn prisoners(world: &World, view: &View, board: &Board) -> Vec<Ransom> {
    let of = |it: &Figure| {
        let escort = it.escort()?;
        let known = || ransom(world, board, it.tag, board.worth(world, it.tag));
        let seat = board.field.figure(escort)?.seat;
        Some(Ransom { tag: it.tag, seat, vp: knows_card(view, board, it.tag).then(known) })
    };
    board.field.figures.iter().filter_map(of).collect()
}

/// SM-TRN-6: the cards of each phase in the order of play; those whose type is not named yet come first.
fn order(world: &World, board: &Board) -> Vec<Vec<(Seat, CardIx)>> {
    let field = &board.field;
    let of_phase = |phase: usize| {
        let unnamed = field.initiative.iter().flat_map(|seat| {
            let shown = field.tableau[*seat].shown[phase].iter();
            shown.filter(|it| it.action.is_none()).map(|it| (*seat, it.card))
        });
        let named = in_order_of_play(world, field, phase).into_iter().map(|it| (it.0, it.1.card));
        unnamed.chain(named).collect()
    };
    (0..field.story.len().min(3)).map(of_phase).collect()
}

/// A space that was written by hand may name soldiers who are not there, or more than a table holds.
fn check(world: &World, view: &View, board: &Board, space: &Space) -> Result<(), Phrase> {
    let there = |tag: Tag, fits: bool| match board.field.figure(tag) {
        Some(_) if fits => not_hidden(view, board, tag),
        _ => Err(Phrase::new("sm-query-no-such-soldier")),
    };
    let placed = |tag: Tag| there(tag, board.field.place(tag).is_some());
    match space {
        Space::Forces { seat } => drop(own(world, view, *seat)?),
        Space::Deployments { seat, taken } => {
            bounded(taken.len(), world.library.soldiers.len())?;
            if !taken.iter().all(|it| is_on_the_map(world, it.at)) {
                return Err(Phrase::new("sm-query-not-on-the-map"));
            }
            own(world, view, *seat)?;
        }
        Space::Placements { seat, seconds: _, dead } => {
            bounded(dead.len(), world.cards.len())?;
            own(world, view, *seat)?;
        }
        Space::Walks { tag, leaves } => {
            bounded(leaves.len(), MOST_PRISONERS)?;
            placed(*tag)?;
        }
        Space::Turns { tag }
        | Space::Escapes { tag }
        | Space::Templates { tag }
        | Space::Shells { tag, .. } => drop(placed(*tag)?),
        Space::Entries { tag } => drop(there(*tag, true)?),
    }
    Ok(())
}

/// A force names every soldier once, and nobody has more of anything than there is.
fn check_force(world: &World, force: &[Enlisted]) -> Result<(), Phrase> {
    let library = &world.library;
    bounded(force.len(), library.soldiers.len())?;
    for it in force {
        bounded(it.carries.len(), library.equipment.len())?;
        bounded(it.cards.len(), world.cards.len())?;
        bounded(it.story.len(), library.story.len())?;
    }
    Ok(())
}

fn bounded(n: usize, most: usize) -> Result<(), Phrase> {
    if n <= most { Ok(()) } else { Err(Phrase::new("sm-query-too-many").with("most", most)) }
}

fn is_on_the_map(world: &World, point: Point) -> bool {
    point.is_possible() && world.map.tile_at(point).is_some()
}

/// Why a choice that no map has room for is refused, before anything is measured.
fn beyond_every_map(choice: &Choice) -> Option<Why> {
    match choice {
        Choice::Walk(way) | Choice::Enter { way, .. } => {
            let all = way.bends.iter().chain([&way.to.at]).all(|it| it.is_possible());
            (!all).then(|| Blocked::OffTheMap.into())
        }
        _ => None,
    }
}

/// SM-SOL-8: whether the one who asks may know what a soldier's card says: he is his own, or the card was shown.
pub(super) fn knows_card(view: &View, board: &Board, tag: Tag) -> bool {
    let figure = board.field.figure(tag).expect("he was looked up");
    figure.shown.is_some() || view.seats[figure.seat.0 as usize].own.is_some()
}

/// SM-SOL-8: what would be answered from a soldier's card is told to those who may know it.
fn not_hidden(view: &View, board: &Board, tag: Tag) -> Result<Tag, Phrase> {
    if knows_card(view, board, tag) { Ok(tag) } else { Err(hidden(tag)) }
}

fn hidden(tag: Tag) -> Phrase {
    Phrase::new("sm-query-hidden").with("soldier", tag).by(&["SM-SOL-8"])
}

/// SM-SOL-8: the force, the hand and the places of a player are his own affair.
fn own(world: &World, view: &View, seat: Seat) -> Result<Seat, Phrase> {
    let seat = known(world, seat)?;
    let is_own = view.seats[seat.0 as usize].own.is_some();
    if is_own { Ok(seat) } else { Err(Phrase::new("sm-query-not-yours").by(&["SM-SOL-8"])) }
}

fn sights(world: &World, board: &Board, tag: Tag) -> Sights {
    let targets = targets(world, board, tag).into_iter();
    Sights {
        spottable: spottable(world, board, tag),
        targets: targets.filter_map(|it| Some((it, bands(world, board, tag, it)?))).collect(),
    }
}

fn soldier(world: &World, view: &View, board: &Board, tag: Tag) -> Soldier {
    let place = board.field.place(tag);
    Soldier {
        card: knows_card(view, board, tag).then(|| numbers(world, board, tag)),
        bears: bears(world, tag),
        cover: place.and_then(|it| cover_at(world, &board.field, it)),
        melee: contacts(world, &board.field, tag),
        mined: place.is_some_and(|it| board.field.markers.mines(world, it).is_some()),
    }
}

fn bears(world: &World, tag: Tag) -> Vec<String> {
    let traits = world.library.soldiers[&tag].traits.iter();
    traits.filter(|it| ON_THE_FIGURE.contains(&it.as_str())).cloned().collect()
}

fn numbers(world: &World, board: &Board, tag: Tag) -> Numbers {
    let ability = |stat: Stat| (stat, board.printed(world, tag, stat), board.ability(world, tag, stat));
    Numbers {
        rank: board.secret(tag).rank,
        abilities: ABILITIES.map(ability).to_vec(),
        hit_plus: board.uses_plus(world, tag),
        vp: board.worth(world, tag),
        can_take_cover: can_take_cover(world, board, tag),
        climb: board.printed(world, tag, Stat::Climb) as i8,
        uses: uses(world, board, tag),
    }
}

fn uses(world: &World, board: &Board, tag: Tag) -> Vec<(String, Option<u8>)> {
    let carried = board.secret(tag).carries.iter().filter_map(|it| world.library.equipment.get(it));
    let usable = carried.filter(|it| it.gives.act().is_some() && 0 < left(world, board, tag, &it.id));
    usable.map(|it| (it.id.clone(), it.uses.map(|_| left(world, board, tag, &it.id)))).collect()
}

fn meters(world: &World, board: &Board, seat: Seat, n_soldiers: usize, bill: &Bill) -> [Meter; 4] {
    let Market { vp, leaders, equipment_vp, least, .. } = market(world, board, seat);
    let [too_many_leaders, too_much_equipment, too_dear] = overdrawn(world, seat, bill);
    let too_few = too_few(world, board, seat, n_soldiers);
    let meter = |of: Limit, now: u16, limit: u8, why: Option<Why>| {
        let limit = u16::from(limit);
        Meter { of, now, limit, broken: why.is_some() }
    };
    [
        meter(Limit::Vp, bill.soldiers + bill.equipment + bill.grenades, vp, too_dear),
        meter(Limit::Soldiers, n_soldiers as u16, least, too_few),
        meter(Limit::Leaders, u16::from(bill.leaders), leaders, too_many_leaders),
        meter(Limit::Equipment, bill.equipment, equipment_vp, too_much_equipment),
    ]
}

/// How long a way is and could be, and how a soldier would stand at its end.
fn gone(
    world: &World,
    board: &Board,
    space: &Space,
    choice: &Choice,
    (tag, to): (Tag, Place),
) -> (Option<(i32, i32)>, Option<Footing>) {
    let length = length(world, board, space, choice).map(|it| (it.length, it.allowance));
    let standing = to.at.is_possible().then(|| Footing {
        cover: cover_at(world, &board.field, to),
        melee: would_meet(world, board, tag, to),
    });
    (length, standing)
}

/// Where a base would rather stand that is held at the end of a way.
fn rather(world: &World, board: &Board, space: &Space, choice: &Choice) -> Option<Instead> {
    if beyond_every_map(choice).is_some() {
        return None;
    }
    let (choice, because) = instead(world, board, space, choice)?;
    let (Choice::Walk(way) | Choice::Enter { way, .. }) = &choice else { return None };
    let (Space::Walks { tag, .. } | Space::Escapes { tag } | Space::Entries { tag }) = space else {
        return None;
    };
    let (length, standing) = gone(world, board, space, &choice, (*tag, way.to));
    Some(Instead { choice, because, length, standing })
}

fn tried(world: &World, board: &Board, space: &Space, choice: &Choice) -> Tried {
    if let Some(why) = beyond_every_map(choice) {
        return Tried { why: Some(why.phrase()), ..Tried::default() };
    }
    let why = Sergeants::admits(world, board, space, choice).err().map(|it| it.phrase());
    let mut tried = Tried { why, ..Tried::default() };
    match (space, choice) {
        (
            Space::Walks { tag, .. } | Space::Turns { tag } | Space::Entries { tag } | Space::Escapes { tag },
            Choice::Walk(way) | Choice::Enter { way, .. },
        ) => {
            (tried.length, tried.standing) = gone(world, board, space, choice, (*tag, way.to));
            let left: &[Tag] = if let Space::Walks { leaves, .. } = space { leaves } else { &[] };
            if way.to.at.is_possible() {
                tried.led = led(world, &board.field, *tag, way.to, left).unwrap_or_default();
            }
        }
        (_, Choice::Throw { centre, .. }) if centre.is_possible() => {
            tried.under = under(world, board, *centre);
        }
        (Space::Forces { seat }, Choice::Force(force)) => {
            let bill = price(world, *seat, force);
            tried.meters = meters(world, board, *seat, force.len(), &bill).to_vec();
            tried.bill = Some(bill);
        }
        (Space::Deployments { seat, taken }, Choice::Deploy(places)) => {
            let own = board.private(*seat).soldiers.iter().map(|it| it.tag);
            let missing: Vec<Tag> = own.filter(|tag| places.iter().all(|it| it.0 != *tag)).collect();
            if !missing.is_empty() {
                tried.why = may_begin(world, *seat, taken, places).err().map(|it| it.phrase());
                tried.missing = missing;
            }
        }
        _ => (),
    }
    tried
}
