//! A ruler laid from one soldier to another.

use serde::Serialize;
use sergeants::{
    Space, View, World,
    content::{Action, Reach, Stat, Tag},
    measure::{Line, Place, Seeing, TileIx, line, line_through},
    rules::{RALLY_RANGE, bands, blast, cover_number, foxhole, lines_to_enemies, marks, reach_of},
    state::{Bands, Board},
};

use super::queries::knows_card;

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
    /// Whether the other is an enemy.
    pub enemy: bool,
    /// What each ability makes of it that can be used on the other: enemies are spotted, shot at and hidden from, friends rallied. With
    /// equipment, only what that makes of it.
    pub verdicts: Vec<Verdict>,
    /// The conclusion.
    pub comes_to: ComesTo,
    /// Whether the other soldier is in the front arc.
    pub in_arc: bool,
    /// SM-SHT-2: the bands that a shot would count, if the other is an enemy in the arc; he need not be spotted. Nothing if the
    /// numbers of the soldier who measures are hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bands: Option<Bands>,
    /// SM-SOL-8: whether his numbers are hidden from the one who asks. Then the verdicts say what they would have to be.
    pub hidden: bool,
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
    /// The tile.
    pub tile: TileIx,
    /// Its number for the action: the plate's, or a building's.
    pub number: i8,
    /// Whether the number is a building's.
    pub building: bool,
    /// SM-MAP-3: what marked areas add.
    pub areas: i8,
    /// SM-MRK-4: what smoke adds.
    pub smoke: i8,
    /// SM-MRK-3: what optics take back.
    pub optics: i8,
    /// SM-MAP-7: whether the number counts.
    pub counts: bool,
    /// SM-MAP-7: what the tile adds to the ability in all.
    pub adds: i8,
}

/// The verdict of an ability on a line.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Verdict {
    /// The ability.
    pub stat: Stat,
    /// The modifiers of the tiles.
    pub modifiers: i32,
    /// The distance that is needed: squares, or inches for Close, Throw and Rally; nothing for Cover.
    pub needed: i32,
    /// Whether the distance is in inches.
    pub inches: bool,
    /// The number that does it: the least, but for Cover the greatest.
    pub takes: i32,
    /// Its number now, or how far equipment reaches. SM-SOL-8: this and what follows is left out if it is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ability: Option<i32>,
    /// The number and the modifiers together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<i32>,
    /// Whether it reaches; for Cover, whether it hides from the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yes: Option<bool>,
}

/// What a soldier can do to another over a line.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ComesTo {
    /// SM-HID-4: a friend who is near enough to be rallied.
    CanRally,
    /// SM-HID-4: a friend who is too far away.
    CannotRally,
    /// SM-LOK-3: an enemy not yet spotted, who could be.
    CouldSpot,
    /// SM-LOK-3: an enemy not yet spotted, who cannot be.
    CannotSpot,
    /// SM-SHT-1: a spotted enemy outside the arc.
    NotInArc,
    /// SM-SHT-2: a spotted enemy whom no band reaches.
    OutOfRange,
    /// SM-SHT-2: some bands reach.
    ShotCounts,
    /// SM-SHT-7: the equipment can be aimed at him.
    Reaches,
    /// SM-SHT-7: it cannot.
    DoesNotReach,
    /// SM-SOL-8: it depends on numbers that are hidden.
    Hidden,
}

/// Lays a ruler between two soldiers, the first perhaps elsewhere; `with` is equipment that he would use.
pub(super) fn ruler(
    world: &World,
    view: &View,
    mut board: Board,
    (from, from_place): (Tag, Place),
    (to, to_place): (Tag, Place),
    with: Option<&str>,
) -> Ruler {
    board.field.put_at(from, from_place);
    let sight = |action| board.sight(world, from, action, from_place.at, to_place.at);
    // SM-GEO-12: smoke counts for who hides on the line to the nearest enemy alone, and never for Rally.
    let rally = line(&world.map, Action::Hide, from_place.at, to_place.at);
    let hiding = lines_to_enemies(world, &board, from).into_iter().find(|it| it.0 == to);
    let hide = hiding.map_or_else(|| rally.clone(), |it| it.1);
    let measured =
        [(Action::Look, sight(Action::Look)), (Action::Shoot, sight(Action::Shoot)), (Action::Hide, hide)];
    let seeing = Seeing { smoke: &board.field.markers.smoke, ..Seeing::default() };
    let throw = line_through(&world.map, Action::Shoot, from_place.at, to_place.at, seeing);
    let (squares, inches) = (measured[0].1.squares, measured[0].1.inches());
    let side = |tag: Tag| board.field.figure(tag).map(|it| world.side(it.seat));
    let enemy = side(from) != side(to);
    let known = knows_card(view, &board, from);
    let hole = foxhole(world, &board.field, from_place).map_or(0, |it| it.cover as i32);
    let verdict = |stat: Stat, action: Action| {
        let line = match stat {
            Stat::Throw => &throw,
            Stat::Rally => &rally,
            _ => &measured.iter().find(|it| it.0 == action).expect("all three were measured").1,
        };
        match stat {
            Stat::Rally => judged(stat, RALLY_RANGE, line),
            Stat::Cover if known => judged(stat, cover_number(world, &board, from), line),
            // A foxhole is seen by all.
            Stat::Cover => asked(stat, hole, line),
            _ if known => judged(stat, board.ability(world, from, stat), line),
            _ => asked(stat, 0, line),
        }
    };
    let shell = with.and_then(|what| blast(world, what)).and_then(|reach| {
        let ability = reach_of(world, &board, from, reach);
        match reach {
            Reach::Throw(_) => Some(judged(Stat::Throw, ability, &throw)),
            Reach::Squares(_) => Some(judged(Stat::Long, ability, &measured[1].1)),
            Reach::Beside => None,
        }
    });
    let verdicts = match (shell, enemy) {
        (Some(shell), _) => vec![shell],
        (None, false) => vec![verdict(Stat::Rally, Action::Hide)],
        (None, true) => vec![
            verdict(Stat::Spot, Action::Look),
            verdict(Stat::Long, Action::Shoot),
            verdict(Stat::Short, Action::Shoot),
            verdict(Stat::Close, Action::Shoot),
            verdict(Stat::Throw, Action::Shoot),
            verdict(Stat::Cover, Action::Hide),
        ],
    };
    let in_arc = from_place.has_in_arc(to_place.at, world.arc);
    let bands = if enemy && known { bands(world, &board, from, to) } else { None };
    let spotted = board.field.figure(to).is_some_and(|it| it.spotted);
    let yes = |stat: Stat| verdicts.iter().any(|it| it.stat == stat && it.yes == Some(true));
    let comes_to = match with {
        Some(what) => {
            let space = Space::Shells { tag: from, what: what.to_string() };
            let can = marks(world, &board, &space).contains(&to);
            if can { ComesTo::Reaches } else { ComesTo::DoesNotReach }
        }
        None if !enemy && yes(Stat::Rally) => ComesTo::CanRally,
        None if !enemy => ComesTo::CannotRally,
        None if spotted && !in_arc => ComesTo::NotInArc,
        None if !known => ComesTo::Hidden,
        None if !spotted && yes(Stat::Spot) => ComesTo::CouldSpot,
        None if !spotted => ComesTo::CannotSpot,
        None if bands.is_none() => ComesTo::OutOfRange,
        None => ComesTo::ShotCounts,
    };
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
                adds: if it.counts { it.number } else { 0 } + it.areas + it.smoke + it.optics,
            })
            .collect(),
    });
    Ruler {
        squares,
        inches,
        lines: lines.collect(),
        enemy,
        verdicts,
        comes_to,
        in_arc,
        bands,
        hidden: !known,
    }
}

/// What an ability makes of a line.
fn judged(stat: Stat, ability: i32, line: &Line) -> Verdict {
    let yes = match stat {
        Stat::Cover => line.is_hidden_by(ability),
        Stat::Spot => line.is_spotted_by(ability),
        _ if is_in_inches(stat) => line.is_in_inches(ability),
        _ => line.is_in_range(ability),
    };
    let left = ability + line.modifiers;
    Verdict { ability: Some(ability), left: Some(left), yes: Some(yes), ..asked(stat, 0, line) }
}

/// SM-SOL-8: what a line asks of an ability whose number is hidden. `helped` is what makes up for a Cover that is too great.
fn asked(stat: Stat, helped: i32, line: &Line) -> Verdict {
    let (modifiers, inches) = (line.modifiers, is_in_inches(stat));
    let needed = match stat {
        Stat::Cover => 0,
        _ if inches => line.inches(),
        _ => line.squares,
    };
    let takes = match stat {
        Stat::Cover => helped - modifiers - 1,
        _ => needed.max(1) - modifiers,
    };
    Verdict { stat, modifiers, needed, inches, takes, ability: None, left: None, yes: None }
}

/// Close, Throw and Rally are measured in inches, all others in squares.
fn is_in_inches(stat: Stat) -> bool {
    matches!(stat, Stat::Close | Stat::Throw | Stat::Rally)
}
