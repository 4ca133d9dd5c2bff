use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sergeants::{
    Action, Bands, Bill, Blocked, Board, Choice, Cover, Enlisted, Place, Point, RALLY_RANGE, Rank, Seeing,
    Sergeants, Space, Span, Tag, TileIx, View, Why, World, bands, bill, can_take_cover, cards::Stat,
    contacts, cover_at, cover_number, fitting, length, line, line_through, lines_to_enemies, reach, some,
    spottable, targets, under, would_meet,
};
use table::{Phrase, Rules, Seat, Shuffler};

/// A question about a position of Sergeants. All is answered from what the one who asks may know.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Query {
    /// The line from one soldier to another, and what reaches; `at` is where the first would stand instead.
    Ruler { from: Tag, to: Tag, at: Option<Place> },
    /// Whom a soldier could spot and shoot at now.
    Sights { tag: Tag },
    /// A soldier's numbers as they are.
    Soldier { tag: Tag },
    /// The places of a space, as spans to be drawn.
    Reach { space: Space },
    /// Whether a choice would be admitted to a space, and what would come of it.
    Try { space: Space, choice: Choice },
    /// SM-TEA-1: who could have which place on the team panels, with a force as it is being put together.
    Places { force: Vec<Enlisted> },
    /// Some choice of a space; the same number gives the same one.
    Some { space: Space, seed: u32 },
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
    /// For every panel, for every place on it.
    Places(BTreeMap<String, Vec<Vec<Tag>>>),
    Some(Box<Choice>),
}

/// A ruler laid from one soldier to another.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Ruler {
    /// SM-MAP-5: the distance in squares.
    pub squares: i32,
    /// SM-MAP-6: the distance in inches.
    pub inches: i32,
    /// The tiles on the line, for LOOK, SHOOT and HIDE.
    pub lines: Vec<Measured>,
    /// What each ability makes of it.
    pub verdicts: Vec<Verdict>,
    /// Whether the other is in the front arc.
    pub in_arc: bool,
    /// SM-SHT-2: the bands that a shot would count, if the other is an enemy in the arc; he need not be spotted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bands: Option<Bands>,
    /// Whether the rank of the one who measures is not known, so that his first one was taken.
    pub supposed: bool,
}

/// The tiles on a line for one action.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Measured {
    pub action: Action,
    /// The own tile first.
    pub tiles: Vec<TileOnLine>,
    /// SM-MAP-7: what is added to the ability.
    pub modifiers: i32,
}

/// A tile on a line.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct TileOnLine {
    /// Which one.
    pub tile: TileIx,
    /// Its number for the action: the plate's, or a building's.
    pub number: i8,
    /// Whether it is a building's.
    pub building: bool,
    /// SM-MAP-3: what marked areas add.
    pub areas: i8,
    /// SM-MRK-4: what smoke adds.
    pub smoke: i8,
    /// SM-MRK-3: what optics take back.
    pub optics: i8,
    /// SM-MAP-7: whether the number counts.
    pub counts: bool,
}

/// What an ability makes of a line.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Verdict {
    /// Which ability.
    pub stat: Stat,
    /// Its number now.
    pub ability: i32,
    /// What the tiles add.
    pub modifiers: i32,
    /// The distance that is needed: squares, or inches for Close, Throw and Rally; nothing for Cover.
    pub needed: i32,
    /// Whether that is inches.
    pub inches: bool,
    /// Whether it reaches; for Cover, whether it hides from the other.
    pub yes: bool,
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
    /// Whether that is only supposed.
    pub supposed: bool,
    /// Each ability: as printed on the side that is up, and as it is now.
    pub abilities: Vec<(Stat, i32, i32)>,
    /// SM-SHT-4: whether he can use Hit+.
    pub hit_plus: bool,
    /// What he is worth.
    pub vp: i16,
    /// SM-HID-3: what gives him cover.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cover: Option<Cover>,
    /// SM-HID-1: whether he could take cover now.
    pub can_take_cover: bool,
    /// Enemies that he is in melee with.
    pub melee: Vec<Tag>,
}

/// What would come of a choice.
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
    /// Who would be under a template.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Tag>>", optional))]
    pub under: Vec<Tag>,
    /// What a force costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bill: Option<Bill>,
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
        Query::Ruler { from, to, at } => {
            let no_place = || Phrase::new("sm-query-not-on-the-map");
            let from_place = at.or(board.field.place(there(from)?)).ok_or_else(no_place)?;
            if !is_on_the_map(world, from_place.at) {
                return Err(no_place());
            }
            let to_place = board.field.place(there(to)?).ok_or_else(no_place)?;
            Ok(Found::Ruler(Box::new(ruler(world, view, board, (from, from_place), (to, to_place)))))
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
        Query::Places { force } => {
            check_force(world, &force)?;
            let panels = world.library.panels.iter();
            Ok(Found::Places(panels.map(|(id, it)| (id.clone(), fitting(world, it, &force))).collect()))
        }
        Query::Some { space, seed } => {
            check(world, &board, &space)?;
            let choice = some(world, view, &space, &mut Shuffler::new(u64::from(seed)));
            let choice = choice.ok_or_else(|| Phrase::new("sm-query-nothing-to-suggest"))?;
            Ok(Found::Some(Box::new(choice)))
        }
    }
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

fn ruler(
    world: &World,
    view: &View,
    mut board: Board,
    (from, from_place): (Tag, Place),
    (to, to_place): (Tag, Place),
) -> Ruler {
    board.field.put_at(from, from_place);
    let sight = |action| board.sight(world, from, action, from_place.at, to_place.at);
    // SM-GEO-12: smoke counts for who hides on the line to the nearest enemy alone, and never for Rally.
    let rally = line(&world.map, Action::Hide, from_place.at, to_place.at);
    let hiding = lines_to_enemies(world, &board, from).into_iter().find(|it| it.0 == to);
    let hide = hiding.map_or_else(|| rally.clone(), |it| it.1);
    let measured =
        [(Action::Look, sight(Action::Look)), (Action::Shoot, sight(Action::Shoot)), (Action::Hide, hide)];
    let seeing = Seeing { smoke: &board.field.markers.smoke, optics: None };
    let throw = line_through(&world.map, Action::Shoot, from_place.at, to_place.at, seeing);
    let (squares, inches) = (measured[0].1.squares, measured[0].1.inches());
    let verdict = |stat: Stat, action: Action, in_inches: bool| {
        let line = match stat {
            Stat::Throw => &throw,
            Stat::Rally => &rally,
            _ => &measured.iter().find(|it| it.0 == action).expect("all three were measured").1,
        };
        let ability = match stat {
            Stat::Rally => RALLY_RANGE,
            Stat::Cover => cover_number(world, &board, from),
            _ => board.ability(world, from, stat),
        };
        let needed = if in_inches { inches } else { line.squares };
        let (needed, yes) = match stat {
            Stat::Cover => (0, line.is_hidden_by(ability)),
            Stat::Spot => (needed, line.is_spotted_by(ability)),
            _ if in_inches => (needed, line.is_in_inches(ability)),
            _ => (needed, line.is_in_range(ability)),
        };
        Verdict { stat, ability, modifiers: line.modifiers, needed, inches: in_inches, yes }
    };
    let verdicts = vec![
        verdict(Stat::Spot, Action::Look, false),
        verdict(Stat::Long, Action::Shoot, false),
        verdict(Stat::Short, Action::Shoot, false),
        verdict(Stat::Close, Action::Shoot, true),
        verdict(Stat::Throw, Action::Shoot, true),
        verdict(Stat::Cover, Action::Hide, false),
        verdict(Stat::Rally, Action::Hide, true),
    ];
    let lines = measured.iter().map(|(action, line)| Measured {
        action: *action,
        modifiers: line.modifiers,
        tiles: line
            .tiles
            .iter()
            .map(|it| TileOnLine {
                tile: it.tile,
                number: it.number,
                building: it.building.is_some(),
                areas: it.areas,
                smoke: it.smoke,
                optics: it.optics,
                counts: it.counts,
            })
            .collect(),
    });
    let side = |tag: Tag| board.field.figure(tag).map(|it| world.side(it.seat));
    Ruler {
        squares,
        inches,
        lines: lines.collect(),
        verdicts,
        in_arc: from_place.has_in_arc(to_place.at, world.arc),
        bands: if side(from) == side(to) { None } else { bands(world, &board, from, to) },
        supposed: is_supposed(view, &board, from),
    }
}

/// Whether somebody's rank is only supposed: it is neither one's own nor was it ever shown.
fn is_supposed(view: &View, board: &Board, tag: Tag) -> bool {
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
    }
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
            tried.bill = bill(world, board, *seat, force).ok();
        }
        _ => (),
    }
    tried
}
