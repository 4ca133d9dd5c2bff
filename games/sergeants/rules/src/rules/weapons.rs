//! MRK and SHT: weapons that burst, artillery, and guns with a crew.

use table::{Chance, Play, Seat, Table};

use crate::{
    content::{Action, Gives, Marker, Reach, Stat, Tag},
    measure::{Place, Point, Seeing, Throw, TileIx, geometry::touch, line_through, reaches},
    rules::{acting, gear, initiative, markers::On, previews::on_tile, shooting, specialists},
    state::{Aim, Ask, Board, Choice, Event, Figure, Procedure, Sergeants, Space, Why, World},
};

/// SM-MRK-4: artillery with this many blast checks may fire smoke instead.
const SMOKE_FROM: u8 = 3;

/// SM-MRK-4: how thick the smoke of artillery is.
const SHELL_SMOKE: u8 = 3;

/// SM-SHT-5, SM-SHT-7: the spotted enemies in the arc that something thrown or fired reaches, and where its template may be.
///
/// What is thrown reaches as far as the soldier's Throw and the SHOOT modifiers, in inches. What is fired reaches so many squares,
/// half of them if he is pinned, and the template's near edge is no further than the target (SG-66). SM-GEO-10: at a man in melee or an
/// escort close range must reach, too.
pub(crate) fn in_reach(world: &World, board: &Board, tag: Tag, reach: Reach) -> Vec<(Tag, Throw)> {
    let Some(from) = board.field.place(tag) else { return Vec::new() };
    if !acting::is_at_liberty(world, board, tag) || board.field.is_escort(tag) {
        return Vec::new();
    }
    let figure = board.field.figure(tag).expect("the soldier is in play");
    let aimed = |(it, target): (&Figure, Place)| {
        let in_sight = it.spotted && from.has_in_arc(target.at, world.arc);
        if !in_sight || !shooting::is_near_enough(world, board, tag, it.tag) {
            return None;
        }
        let inches = range(world, board, figure, reach, from.at, target.at)?;
        let throw = Throw { base: world.base, from: from.at, inches, target, radius: world.radius };
        throw.check(target.at).is_ok().then_some((it.tag, throw))
    };
    board.field.enemies(world, world.side(figure.seat)).filter_map(aimed).collect()
}

/// SM-SHT-7: how far what is thrown or fired reaches on open ground: inches beyond the soldier's Throw, or squares, half of them if he
/// is pinned.
pub fn reach_of(world: &World, board: &Board, tag: Tag, reach: Reach) -> i32 {
    let is_pinned = board.field.figure(tag).is_some_and(|it| it.pinned);
    match reach {
        Reach::Throw(more) => board.ability(world, tag, Stat::Throw) + more as i32,
        Reach::Squares(n) => (if is_pinned { n / 2 } else { n }) as i32,
        Reach::Beside => 0,
    }
}

/// How many inches something reaches towards a point; nothing if the point is out of its squares.
fn range(world: &World, board: &Board, figure: &Figure, reach: Reach, from: Point, to: Point) -> Option<i32> {
    match reach {
        Reach::Throw(_) => {
            // Optics do not help to throw (SG-62).
            let plain_areas = !world.by_the_book;
            let seeing = Seeing { smoke: &board.field.markers.smoke, optics: None, plain_areas };
            let line = line_through(&world.map, Action::Shoot, from, to, seeing);
            Some(reach_of(world, board, figure.tag, reach) + line.modifiers)
        }
        Reach::Squares(_) => {
            let n = reach_of(world, board, figure.tag, reach);
            let line = board.sight(world, figure.tag, Action::Shoot, from, to);
            line.is_in_range(n).then(|| line.inches().max(1))
        }
        Reach::Beside => None,
    }
}

/// SM-SHT-7: a panzerfaust, a rocket, a rifle grenade, a charge: everybody under the template has its blast checks, in the shooter's
/// order and from his deck. SM-SHT-1: a soldier who fires a ballistic weapon is spotted, one who throws is not.
pub(crate) fn launch(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, what: &str) -> Play {
    let Gives::Blast { reach, checks } = t.world().library.equipment[what].gives else { return Ok(()) };
    let space = Space::Shells { tag, what: what.to_string() };
    let Choice::Throw { target, centre } =
        t.choose_from(seat, Ask::Aim { tag, what: what.to_string() }, space)?
    else {
        return Ok(());
    };
    let aim = Aim::Template { target, centre };
    t.tell(Event::Used { seat, tag, what: what.to_string(), aim });
    show(t, tag, reach);
    shooting::burst(t, seat, centre, checks)?;
    initiative::refresh(t);
    Ok(())
}

/// SM-SHT-1: a soldier who fires is spotted.
pub(crate) fn show(t: &mut Table<'_, Sergeants>, tag: Tag, reach: Reach) {
    let fires = matches!(reach, Reach::Squares(_));
    if fires && !t.board().field.figure(tag).is_some_and(|it| it.spotted) {
        t.tell(Event::Spotted { tag, by: None });
    }
}

/// SM-SHT-5, SM-SHT-7, SM-GEO-8: whether the template of a weapon may be placed there.
pub fn may_launch(
    world: &World,
    board: &Board,
    tag: Tag,
    what: &str,
    target: Tag,
    centre: Point,
) -> Result<(), Why> {
    let reach = blast(world, what).filter(|_| 0 < gear::left(world, board, tag, what));
    let reach = reach.ok_or(Why::NothingToUse { what: what.to_string() })?;
    shooting::check_template(&in_reach(world, board, tag, reach), target, centre)
}

/// SM-SHT-7: how far a weapon reaches that bursts.
pub fn blast(world: &World, what: &str) -> Option<Reach> {
    match world.library.equipment.get(what)?.gives {
        Gives::Blast { reach, .. } => Some(reach),
        _ => None,
    }
}

/// Some way to use a weapon.
pub(crate) fn some_shell(
    world: &World,
    board: &Board,
    tag: Tag,
    what: &str,
    chance: &mut dyn Chance,
) -> Choice {
    let reach = blast(world, what).expect("it bursts");
    shooting::some_template(&in_reach(world, board, tag, reach), chance)
}

/// The tiles that a marker can be thrown, fired or carried to: the nearest point of the tile is in reach and in the arc; or the own
/// tile and those that share an edge with it (SG-67).
pub(crate) fn tiles_in_reach(world: &World, board: &Board, tag: Tag, reach: Reach) -> Vec<TileIx> {
    let Some(from) = board.field.place(tag) else { return Vec::new() };
    let figure = board.field.figure(tag).expect("the soldier is in play");
    let fits = |ix: &TileIx| {
        let tile = world.map.tile(*ix);
        let to = tile.bounds.nearest_inside(from.at);
        match reach {
            Reach::Beside => world.tile_of(from).is_some_and(|own| world.map.are_beside(own, *ix)),
            _ => from.has_in_arc(to, world.arc) && is_reached(world, board, figure, reach, from.at, to),
        }
    };
    world.map.tiles().map(|it| it.0).filter(fits).collect()
}

fn is_reached(world: &World, board: &Board, figure: &Figure, reach: Reach, from: Point, to: Point) -> bool {
    let inches = range(world, board, figure, reach, from, to);
    inches.is_some_and(|it| reaches(it, 0, crate::measure::geometry::inches(from, to)))
}

/// SM-LOK-3, SM-MRK-4: the tiles in which a soldier could spot an enemy, and those of spotted enemies: artillery is called on them.
pub(crate) fn tiles_in_sight(world: &World, board: &Board, tag: Tag) -> Vec<TileIx> {
    let Some(from) = board.field.place(tag) else { return Vec::new() };
    let spot = board.ability(world, tag, Stat::Spot);
    let seen = |ix: &TileIx| {
        let to = world.map.tile(*ix).bounds.nearest_inside(from.at);
        board.sight(world, tag, Action::Look, from.at, to).is_spotted_by(spot)
    };
    let side = board.field.figure(tag).map(|it| world.side(it.seat));
    let enemies = side.into_iter().flat_map(|it| board.field.enemies(world, it)).filter(|it| it.0.spotted);
    let spotted: Vec<TileIx> = enemies.filter_map(|it| world.tile_of(it.1)).collect();
    let seen = |ix: &TileIx| spotted.contains(ix) || seen(ix);
    world.map.tiles().map(|it| it.0).filter(seen).collect()
}

/// SM-SHT-7: artillery is called on a tile in sight.
pub(crate) fn call(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, what: &str) -> Play {
    let Gives::Artillery { checks } = t.world().library.equipment[what].gives else { return Ok(()) };
    let tiles = tiles_in_sight(t.world(), t.board(), tag);
    let ask = Ask::Aim { tag, what: what.to_string() };
    let Choice::Tile(tile) = t.choose(seat, ask, tiles.into_iter().map(Choice::Tile).collect::<Vec<_>>())?
    else {
        return Ok(());
    };
    t.tell(Event::Used { seat, tag, what: what.to_string(), aim: Aim::Tile(tile) });
    round(t, seat, tile, checks)?;
    initiative::refresh(t);
    Ok(())
}

/// SM-ORD-6, SM-SHT-7: a round of artillery falls on a tile: blast checks for everybody there.
/// SM-MRK-4: with three checks or more its player may fire thick smoke instead.
pub(crate) fn round(t: &mut Table<'_, Sergeants>, seat: Seat, tile: TileIx, checks: u8) -> Play {
    let smoke = SMOKE_FROM <= checks
        && t.choose(seat, Ask::Smoke { seat, tile }, [Choice::Yes, Choice::No])? == Choice::Yes;
    t.tell(Event::Shelled { seat, tile, smoke });
    if smoke {
        t.tell(Event::Laid { what: Marker::Smoke(SHELL_SMOKE), on: On::tile(tile), by: Some(seat) });
        return Ok(());
    }
    strike(t, seat, tile, checks)
}

/// SM-ORD-6, SM-ORD-7: everybody in a tile gets this many blast checks, prisoners too. The deck of the player whose fire it is gives the
/// hits, that of the man struck the damage (SG-25).
pub(crate) fn strike(t: &mut Table<'_, Sergeants>, seat: Seat, tile: TileIx, checks: u8) -> Play {
    let deck = t.world().by_the_book.then_some(seat);
    for tag in on_tile(t.world(), t.board(), tile) {
        shooting::blast(t, tag, checks, Some(seat), deck)?;
    }
    Ok(())
}

/// SM-MRK-6: the guns of a player that fire free: an own assistant in base contact carries their ammunition. It takes who may carry
/// it: the Assistant trait, or a figure with tripod or ammunition.
pub fn served_guns(world: &World, board: &Board, seat: Seat) -> Vec<Tag> {
    let mut guns = Vec::new();
    let own = || board.field.standing().filter(|it| it.0.seat == seat);
    for secret in &board.private(seat).soldiers {
        for (item, gun) in secret.carries.iter().filter_map(|it| ammunition(world, it)) {
            let Some(place) = board.field.place(secret.tag) else { continue };
            if !is_free(world, board, secret.tag) || !gear::meets(world, secret, item) {
                continue;
            }
            let guns_here = own().filter(|(it, at)| {
                let card = &world.library.soldiers[&it.tag];
                it.tag != secret.tag && card.traits.contains(gun) && touch(world.base, place, *at).is_some()
            });
            guns.extend(guns_here.map(|it| it.0.tag));
        }
    }
    guns.sort();
    guns.dedup();
    guns
}

/// The equipment, and the trait of the guns that it feeds.
fn ammunition<'w>(world: &'w World, what: &str) -> Option<(&'w crate::content::Equipment, &'w String)> {
    let item = world.library.equipment.get(what)?;
    match &item.gives {
        Gives::Ammunition(of) => Some((item, of)),
        _ => None,
    }
}

fn is_free(world: &World, board: &Board, tag: Tag) -> bool {
    acting::is_at_liberty(world, board, tag) && !board.field.is_escort(tag)
}

/// SM-MRK-6: guns with their assistants fire when the first card of their player in the phase is begun. It is asked then, so that players
/// who wait do not learn whether it is asked (SG-71).
pub(crate) fn fire_guns(t: &mut Table<'_, Sergeants>, seat: Seat) {
    let field = &t.board().field;
    let shown = field.tableau[seat].shown.get((field.phase as usize).wrapping_sub(1));
    if shown.is_some_and(|it| it.iter().all(|it| !it.done)) {
        for tag in served_guns(t.world(), t.board(), seat) {
            t.then(Procedure::Gun { seat, tag });
        }
    }
}

/// SM-MRK-6: the gun fires in each phase: where its player begins no card, or the first one is cancelled, too (SG-71). In matches that
/// began before this reading it is then silent.
pub(crate) fn fire_guns_anyway(t: &mut Table<'_, Sergeants>, seat: Seat) {
    if t.world().by_the_book {
        fire_guns(t, seat);
    }
}

/// SM-MRK-6: a gun with its assistant fires once, free.
pub(crate) fn gun(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag) -> Play {
    let targets = shooting::targets(t.world(), t.board(), tag);
    if targets.is_empty() {
        return Ok(());
    }
    let options: Vec<Choice> = targets.into_iter().map(Choice::Soldier).chain([Choice::Done]).collect();
    if let Choice::Soldier(target) = t.choose(seat, Ask::Gun { tag }, options)? {
        shooting::shoot_at(t, seat, tag, target)?;
        t.then(Procedure::After);
        specialists::watch(t, seat, tag);
    }
    Ok(())
}
