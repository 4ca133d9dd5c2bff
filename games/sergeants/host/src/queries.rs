use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sergeants::{
    Choice, Sergeants, Space, View, Why, World,
    content::{Enlisted, Panel, Rank, Stat, Tag},
    measure::{Blocked, Cover, Place, Point, Span, TileIx},
    rules::{
        Bill, Lay, Market, Placeable, bands, can_take_cover, contacts, cover_at, fitting, in_order_of_play,
        laying, left, length, market, marks, may_begin, may_use, on_tile, open_gates, price, ransom, reach,
        seated, some, spottable, targets, under, would_meet,
    },
    state::{At, Bands, Board, CardIx, Figure, Secret, secrets},
};
use table::{Phrase, Rules, Seat, Shuffler};

use super::ruler::{Ruler, ruler};

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
    /// A soldier's numbers as they are.
    Soldier { tag: Tag },
    /// The places of a space, as spans to be drawn.
    Reach { space: Space },
    /// Whether a choice would be admitted to a space, and what would come of it.
    Try { space: Space, choice: Choice },
    /// SM-SCN-3: what a player may buy, and within which limits.
    Market { seat: Seat },
    /// SM-TEA-1: the places on the team panels, with a force as it is being put together. `wished` are places that were chosen, from 0.
    Places {
        seat: Seat,
        force: Vec<Enlisted>,
        #[serde(default)]
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
}

/// SM-PRI-2: what a prisoner would bring, as far as his rank and what he carries are known: at least and at most.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Ransom {
    pub tag: Tag,
    /// The player of his escort.
    pub seat: Seat,
    pub least: i16,
    pub most: i16,
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

/// A soldier's numbers as they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Soldier {
    /// The rank, as far as the one who asks knows it.
    pub rank: Rank,
    /// Whether the rank is only assumed.
    pub supposed: bool,
    /// Each ability: as printed on the side that is up, and as it is now.
    pub abilities: Vec<(Stat, i32, i32)>,
    /// SM-SHT-4: whether he can use Hit+.
    pub hit_plus: bool,
    /// His value.
    pub vp: i16,
    /// SM-HID-3: what gives him cover.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cover: Option<Cover>,
    /// SM-HID-1: whether he could take cover now.
    pub can_take_cover: bool,
    /// Enemies that he is in melee with.
    pub melee: Vec<Tag>,
    /// Levels that he can climb, as printed on the side that is up.
    pub climb: i8,
    /// SM-MRK-2: whether he stands among mines.
    pub mined: bool,
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
    /// The soldiers who would be under a template.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Tag>>", optional))]
    pub under: Vec<Tag>,
    /// What a force costs, whether it may be had or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bill: Option<Bill>,
    /// SM-SCN-9: soldiers without a place in a deployment that is not refused so far.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Tag>>", optional))]
    pub missing: Vec<Tag>,
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

pub(super) fn query(world: &World, view: &View, query: Query) -> Result<Found, Phrase> {
    let board = view.supposed(world);
    let there = |tag: Tag| match board.field.figure(tag) {
        Some(_) => Ok(tag),
        None => Err(Phrase::new("sm-query-no-such-soldier")),
    };
    match query {
        Query::Ruler { from, to, at, with } => {
            let no_place = || Phrase::new("sm-query-not-on-the-map");
            let from_place = at.or(board.field.place(there(from)?)).ok_or_else(no_place)?;
            if !is_on_the_map(world, from_place.at) {
                return Err(no_place());
            }
            let to_place = board.field.place(there(to)?).ok_or_else(no_place)?;
            let (from, to) = ((from, from_place), (to, to_place));
            Ok(Found::Ruler(Box::new(ruler(world, view, board, from, to, with.as_deref()))))
        }
        Query::Sights { tag } => Ok(Found::Sights(sights(world, &board, there(tag)?))),
        Query::Soldier { tag } => Ok(Found::Soldier(Box::new(soldier(world, view, &board, there(tag)?)))),
        Query::Reach { space } => {
            check(world, &board, &space)?;
            Ok(Found::Reach(reach(world, &board, &space)))
        }
        Query::Try { space, choice } => {
            check(world, &board, &space)?;
            if let Choice::Force(force) = &choice {
                check_force(world, force)?;
            }
            Ok(Found::Tried(Box::new(tried(world, &board, &space, &choice))))
        }
        Query::Market { seat } => Ok(Found::Market(Box::new(market(world, &board, known(world, seat)?)))),
        Query::Places { seat, force, wished } => {
            check_force(world, &force)?;
            bounded(wished.len(), world.library.soldiers.len())?;
            Ok(Found::Places(places(world, &board, known(world, seat)?, &force, &wished)))
        }
        Query::Placing { seat, lay } => {
            let is_own = view.seats[known(world, seat)?.0 as usize].own.is_some();
            let is_open = is_own && view.field.story.len() == 3;
            let placing = is_open.then(|| placing(world, &board, seat, &lay));
            placing.map(|it| Found::Placing(Box::new(it))).ok_or_else(nothing)
        }
        Query::Gates { tag } => {
            let figure = board.field.figure(there(tag)?).expect("he was looked up");
            Ok(Found::Gates(open_gates(world, &board, figure.seat)))
        }
        Query::Marks { space } => {
            check(world, &board, &space)?;
            Ok(Found::Marks(marks(world, &board, &space)))
        }
        Query::Tile { tile } => Ok(Found::Tile(on_tile(world, &board, tile))),
        Query::Prisoners => Ok(Found::Prisoners(prisoners(world, view, &board))),
        Query::Order => Ok(Found::Order(order(world, &board))),
        Query::Suggest { space, seed } => {
            check(world, &board, &space)?;
            let choice = some(world, view, &space, &mut Shuffler::new(u64::from(seed)));
            Ok(Found::Suggest(Box::new(choice.ok_or_else(nothing)?)))
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
        let At::With(escort) = it.at else { return None };
        let ranks = world.library.soldiers[&it.tag].ranks.iter();
        let possible =
            ranks.filter(|at| is_supposed(view, board, it.tag) || at.rank == board.secret(it.tag).rank);
        let all = possible.map(|at| ransom(world, board, it.tag, at.cost as i16));
        let (least, most) = (all.clone().min()?, all.max()?);
        Some(Ransom { tag: it.tag, seat: board.field.figure(escort)?.seat, least, most })
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
fn check(world: &World, board: &Board, space: &Space) -> Result<(), Phrase> {
    let there = |tag: &Tag| board.field.figure(*tag).is_some();
    let is_seat = |seat: &Seat| (seat.0 as usize) < world.seats.len();
    let fits = match space {
        Space::Forces { seat } => is_seat(seat),
        Space::Deployments { seat, taken } => {
            bounded(taken.len(), world.library.soldiers.len())?;
            if !taken.iter().all(|it| is_on_the_map(world, it.at)) {
                return Err(Phrase::new("sm-query-not-on-the-map"));
            }
            is_seat(seat)
        }
        Space::Placements { seat, seconds: _, dead } => {
            bounded(dead.len(), world.cards.len())?;
            is_seat(seat)
        }
        Space::Walks { tag } | Space::Turns { tag } | Space::Escapes { tag } => {
            board.field.place(*tag).is_some()
        }
        Space::Templates { tag } | Space::Shells { tag, .. } => {
            there(tag) && board.field.place(*tag).is_some()
        }
        Space::Entries { tag } => there(tag),
    };
    if fits { Ok(()) } else { Err(Phrase::new("sm-query-no-such-soldier")) }
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

/// Whether a soldier's rank is only assumed: he is not the viewer's own, and the rank was never shown.
pub(super) fn is_supposed(view: &View, board: &Board, tag: Tag) -> bool {
    let figure = board.field.figure(tag).expect("he was looked up");
    figure.shown.is_none() && view.seats[figure.seat.0 as usize].own.is_none()
}

fn sights(world: &World, board: &Board, tag: Tag) -> Sights {
    let targets = targets(world, board, tag).into_iter();
    Sights {
        spottable: spottable(world, board, tag),
        targets: targets.filter_map(|it| Some((it, bands(world, board, tag, it)?))).collect(),
    }
}

fn soldier(world: &World, view: &View, board: &Board, tag: Tag) -> Soldier {
    let ability = |stat: Stat| (stat, board.printed(world, tag, stat), board.ability(world, tag, stat));
    Soldier {
        rank: board.secret(tag).rank,
        supposed: is_supposed(view, board, tag) && 1 < world.library.soldiers[&tag].ranks.len(),
        abilities: ABILITIES.map(ability).to_vec(),
        hit_plus: board.uses_plus(world, tag),
        vp: board.worth(world, tag),
        cover: board.field.place(tag).and_then(|it| cover_at(world, &board.field, it)),
        can_take_cover: can_take_cover(world, board, tag),
        melee: contacts(world, &board.field, tag),
        climb: climb(world, board, tag),
        mined: board.field.place(tag).is_some_and(|it| board.field.markers.mines(world, it).is_some()),
        uses: uses(world, board, tag),
    }
}

fn climb(world: &World, board: &Board, tag: Tag) -> i8 {
    let at = world.library.soldiers[&tag].at(board.secret(tag).rank);
    let is_wounded = board.field.figure(tag).is_some_and(|it| it.wounded);
    at.map_or(0, |it| if is_wounded { it.wounded.climb } else { it.healthy.climb })
}

fn uses(world: &World, board: &Board, tag: Tag) -> Vec<(String, Option<u8>)> {
    let carried = board.secret(tag).carries.iter().filter_map(|it| world.library.equipment.get(it));
    let usable = carried.filter(|it| it.gives.act().is_some() && 0 < left(world, board, tag, &it.id));
    usable.map(|it| (it.id.clone(), it.uses.map(|_| left(world, board, tag, &it.id)))).collect()
}

fn tried(world: &World, board: &Board, space: &Space, choice: &Choice) -> Tried {
    if let Some(why) = beyond_every_map(choice) {
        return Tried { why: Some(why.phrase()), ..Tried::default() };
    }
    let why = Sergeants::admits(world, board, space, choice).err().map(|it| it.phrase());
    let mut tried = Tried { why, ..Tried::default() };
    match (space, choice) {
        (
            Space::Walks { tag } | Space::Turns { tag } | Space::Entries { tag } | Space::Escapes { tag },
            Choice::Walk(way) | Choice::Enter { way, .. },
        ) => {
            tried.length = length(world, board, space, choice).map(|it| (it.length, it.allowance));
            tried.standing = way.to.at.is_possible().then(|| Footing {
                cover: cover_at(world, &board.field, way.to),
                melee: would_meet(world, board, *tag, way.to),
            });
        }
        (_, Choice::Throw { centre, .. }) if centre.is_possible() => {
            tried.under = under(world, board, *centre);
        }
        (Space::Forces { seat }, Choice::Force(force)) => {
            tried.bill = Some(price(world, *seat, force));
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
