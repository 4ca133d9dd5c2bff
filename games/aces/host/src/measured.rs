//! What a balance report plays and counts.

use std::{collections::BTreeMap, sync::Arc};

use aces::{
    Aces, Event, Faction, Hex, Setup, UnitId, World,
    content::{self, Shelf},
    forces::Kind,
    map::{Area, Map, Terrain},
};
use hosting::balance::{Account, Spot, Thing, Trial, Watch};
use table::{Marked, Problem, Seat};

use crate::{Game, Place, Request};

const ALLIES: [Faction; 2] = [Faction::Us, Faction::Su];
const GERMANY: [Faction; 2] = [Faction::G1, Faction::G2];
/// The teams clockwise, either of them first.
pub(crate) const TEAMS: [[Faction; 4]; 2] = [
    [Faction::Us, Faction::G1, Faction::Su, Faction::G2],
    [Faction::G1, Faction::Us, Faction::G2, Faction::Su],
];

/// Every pair of factions on each half, either of them first, and the teams on a full board; and positions as they are laid out.
pub(crate) fn trials(shelf: &Shelf, only: Option<&str>) -> Result<Vec<Trial<Game>>, Vec<Problem>> {
    let own = || shelf.boards.iter().map(|it| it.0.clone());
    let positions =
        shelf.studies.iter().map(|it| it.0.as_str()).filter(|it| only.is_none_or(|only| only == *it));
    let mut trials = positions.map(|it| of_position(shelf, it)).collect::<Result<Vec<_>, _>>()?;
    let names: Vec<String> = match only {
        Some(_) if !trials.is_empty() => Vec::new(),
        Some(name) => vec![name.to_string()],
        // Mats of people's own are played with on the built-in boards.
        None if shelf.boards.is_empty() && shelf.studies.is_empty() => {
            content::BOARDS.map(str::to_string).to_vec()
        }
        None => own().collect(),
    };
    for name in &names {
        let text = shelf.boards.iter().find(|it| it.0 == *name).map(|it| it.1.as_str());
        let is_half =
            text.or_else(|| content::board(name)).and_then(Map::sketched).is_some_and(|it| it.is_half());
        let halves = if is_half { vec![Area::Left] } else { vec![Area::Left, Area::Right] };
        for half in halves {
            for (allies, germany) in ALLIES.into_iter().flat_map(|a| GERMANY.map(|g| (a, g))) {
                for pair in [[allies, germany], [germany, allies]] {
                    trials.push(trial(shelf, name, half, &pair)?);
                }
            }
        }
        for team in TEAMS.iter().filter(|_| !is_half) {
            trials.push(trial(shelf, name, Area::Full, team)?);
        }
    }
    Ok(trials)
}

fn trial(shelf: &Shelf, board: &str, area: Area, factions: &[Faction]) -> Result<Trial<Game>, Vec<Problem>> {
    // Each faction in a seat of its own.
    let request = Request {
        board: Some(board.to_string()),
        area: Some(area),
        factions: factions.iter().copied().map(Place::Next).collect(),
        ..Request::default()
    };
    let setup = ending(request.setup(shelf)?);
    let half = match area {
        Area::Left => "left half: ",
        Area::Right => "right half: ",
        Area::Full => "",
    };
    let seated: Vec<&str> = factions.iter().map(|it| it.key()).collect();
    Ok(Trial { part: board.to_string(), row: format!("{half}{}", seated.join(", ")), setup })
}

/// A position with everyone where it has them.
fn of_position(shelf: &Shelf, name: &str) -> Result<Trial<Game>, Vec<Problem>> {
    let request = Request { study: Some(name.to_string()), ..Request::default() };
    let setup = ending(request.setup(shelf)?);
    let seated: Vec<&str> = setup.factions.iter().map(|it| it.faction.key()).collect();
    Ok(Trial { part: name.to_string(), row: seated.join(", "), setup })
}

/// The same, with an end even if nothing is decided.
fn ending(mut setup: Setup) -> Setup {
    setup.options.stalemate = true;
    setup.options.longest_game = Some(true);
    setup
}

/// Prices of the units in play that are nobody's but ours or the author's, and the option that evens the first turn.
pub(crate) fn changes(setup: &Setup) -> Vec<(String, Setup)> {
    let mut all = Vec::new();
    if !setup.options.coins_for_the_second {
        let mut changed = setup.clone();
        changed.options.coins_for_the_second = true;
        all.push(("coins for the second team (AA-SET-23)".to_string(), changed));
    }
    let plays =
        |unit: &str| setup.factions.iter().any(|it| unit.starts_with(&format!("{}-", it.faction.key())));
    for (i, mat) in setup.mats.mats.iter().enumerate().filter(|it| plays(&it.1.unit)) {
        let Marked::Ours(cost) = mat.cost else { continue };
        for now in [cost - 1, cost + 1].into_iter().filter(|it| 0 < *it) {
            let mut changed = setup.clone();
            changed.mats.mats[i].cost = Marked::Ours(now);
            all.push((format!("{} costs {now} instead of {cost}", mat.unit), changed));
        }
    }
    all
}

/// One game, with where every unit is.
pub(crate) struct Counted {
    world: Arc<World>,
    at: BTreeMap<UnitId, Hex>,
    account: Account,
}

impl Counted {
    pub(crate) fn new(world: &Arc<World>) -> Counted {
        let offered = world.factions.iter().flat_map(|it| Kind::ALL.map(|kind| unit_type(*it, kind)));
        let account = Account { offered: offered.collect(), ..Account::default() };
        Counted { world: world.clone(), at: BTreeMap::new(), account }
    }
}

fn unit_type(faction: Faction, kind: Kind) -> String {
    format!("{}-{}", faction.key(), kind.key())
}

impl Watch<Aces> for Counted {
    fn see(&mut self, event: &Event) {
        match event {
            Event::PlayBegan { order } => {
                self.account.first = order.first().map(|it| self.world.seat_of(*it));
            }
            Event::TurnBegan { round, .. } => self.account.length = *round,
            Event::Placed { unit, hex } | Event::Occupied { unit, hex, .. } => {
                self.at.insert(*unit, *hex);
            }
            Event::Marched { unit, path, .. } => {
                path.last().map(|it| self.at.insert(*unit, *it));
            }
            Event::Bought { unit, hex, .. } => {
                self.at.insert(*unit, *hex);
                let bought = unit_type(unit.faction(), unit.kind());
                self.account.used.push((bought, self.world.seat_of(unit.faction())));
            }
            Event::Fought(fight) => {
                self.account.fights.extend(self.at.get(&fight.defender).map(Hex::to_string));
            }
            Event::Bombarded(it) => self.account.fights.push(it.at.to_string()),
            Event::Ended { outcome } => self.account.ending = format!("{:?}", outcome.how).to_lowercase(),
            _ => (),
        }
    }

    fn account(&mut self) -> Account {
        std::mem::take(&mut self.account)
    }
}

pub(crate) fn side_name(world: &World, seat: Seat) -> String {
    let side = world.seats().into_iter().find(|it| it.0 == seat);
    side.map_or_else(String::new, |it| it.1.key().to_string())
}

pub(crate) fn things(world: &World) -> Vec<Thing> {
    let of = |faction: Faction, kind: Kind| {
        let name = format!("{} ({})", world.mat(faction, kind).name.value(), faction.key().to_uppercase());
        Thing { id: unit_type(faction, kind), sort: "unit", name }
    };
    world.factions.iter().flat_map(|it| Kind::ALL.map(|kind| of(*it, kind))).collect()
}

/// The hexes in play, as they lie on the board: every second column half a hex lower.
pub(crate) fn ground(world: &World) -> Vec<Spot> {
    const R: f64 = 10.0;
    let half = R * 3_f64.sqrt() / 2.0;
    let spot = |hex: Hex| {
        let x = 1.5 * R * f64::from(hex.column());
        let low = if hex.column() % 2 == 1 { half } else { 0.0 };
        let y = 2.0 * half * f64::from(hex.row()) + low;
        let corners =
            [(R, 0.0), (R / 2.0, half), (-R / 2.0, half), (-R, 0.0), (-R / 2.0, -half), (R / 2.0, -half)];
        Spot {
            id: hex.to_string(),
            colour: colour(world.terrain(hex)),
            outline: corners.iter().map(|it| (x + it.0, y + it.1)).collect(),
        }
    };
    world.map.hexes().filter(|it| world.is_in_play(*it)).map(spot).collect()
}

fn colour(terrain: Option<Terrain>) -> &'static str {
    match terrain {
        Some(Terrain::Forest) => "#a9c08a",
        Some(Terrain::Road | Terrain::Bridge) => "#d9c79c",
        Some(Terrain::Water) => "#a9c7d6",
        Some(Terrain::Mountain) => "#b9aea1",
        Some(Terrain::Factory) => "#8d8a99",
        _ => "#e6e2c4",
    }
}
