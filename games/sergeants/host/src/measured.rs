//! What a balance report plays and counts.

use std::{collections::BTreeMap, sync::Arc};

use hosting::{
    Localizer,
    balance::{Account, Spot, Thing, Trial, Watch},
};
use sergeants::{
    Event, Sergeants, World,
    content::{Shelf, Tag, is_suggested, seatings},
    measure::{Place, Point},
    state::CardIx,
};
use table::Problem;

use crate::{Game, Request};

/// Every scenario with as few players as it is for, either side first, with suggested and with bought forces; and once with each other number
/// of players.
pub(crate) fn trials(shelf: &Shelf, only: Option<&str>) -> Result<Vec<Trial<Game>>, Vec<Problem>> {
    let own = shelf.own_scenarios();
    let names = match only {
        Some(name) => vec![name.to_string()],
        None if own.is_empty() => shelf.scenarios(),
        None => own,
    };
    let mut trials = Vec::new();
    for name in &names {
        let ways = shelf.scenario(name).map(|it| seatings(&it)).unwrap_or_default();
        if ways.is_empty() {
            // An unknown name is reported as such.
            trials.push(trial(shelf, name, &[], None)?);
        }
        for (i, seats) in ways.iter().enumerate() {
            let is_suggested = shelf.scenario(name).is_some_and(|it| is_suggested(&it, seats));
            let turned: Vec<String> = seats.iter().rev().cloned().collect();
            let orders = if i == 0 && turned != *seats { vec![seats, &turned] } else { vec![seats] };
            for seats in orders {
                for buying in [false, true] {
                    let is_wanted = if buying { i == 0 || !is_suggested } else { is_suggested };
                    if is_wanted {
                        trials.push(trial(shelf, name, seats, Some(buying))?);
                    }
                }
            }
        }
    }
    Ok(trials)
}

fn trial(
    shelf: &Shelf,
    scenario: &str,
    seats: &[String],
    buying: Option<bool>,
) -> Result<Trial<Game>, Vec<Problem>> {
    let request =
        Request { scenario: Some(scenario.to_string()), seats: seats.to_vec(), buying, ..Request::default() };
    let setup = request.setup(shelf)?;
    let forces = if setup.buying { "bought" } else { "suggested" };
    Ok(Trial { part: scenario.to_string(), row: format!("{}, {forces} forces", seats.join(", ")), setup })
}

/// One game, with where every soldier is.
pub(crate) struct Counted {
    world: Arc<World>,
    at: BTreeMap<Tag, Point>,
    account: Account,
}

impl Counted {
    pub(crate) fn new(world: &Arc<World>) -> Counted {
        Counted { world: world.clone(), at: BTreeMap::new(), account: Account::default() }
    }

    fn stands(&mut self, tag: Tag, place: &Place) {
        self.at.insert(tag, place.at);
    }

    fn fight(&mut self, at: Option<Point>) {
        let tile = at.and_then(|it| self.world.map.tile_at(it));
        self.account.fights.extend(tile.map(|it| self.world.map.tile(it).face.to_string()));
    }

    fn card(&self, card: CardIx) -> String {
        format!("card-{}", self.world.card(card).number())
    }
}

impl Watch<Sergeants> for Counted {
    fn see(&mut self, event: &Event) {
        match event {
            Event::Initiative { order } if self.account.first.is_none() => {
                self.account.first = order.first().copied();
            }
            Event::TurnBegan { turn } => self.account.length = u16::from(*turn),
            Event::Deployed { places, .. } => places.iter().for_each(|it| self.stands(it.0, &it.1)),
            Event::Walked { tag, way } | Event::Entered { tag, way, .. } => self.stands(*tag, &way.to),
            Event::Shifted { tag, to } => self.stands(*tag, to),
            Event::Shot(shot) => self.fight(self.at.get(&shot.target).copied()),
            Event::Threw { centre, .. } => self.fight(Some(*centre)),
            Event::MeleeBegan(melee) => {
                self.fight(melee.soldiers.first().and_then(|it| self.at.get(it)).copied());
            }
            Event::CardDrawn { card: Some(card), .. } => self.account.offered.push(self.card(*card)),
            Event::CardBegan { seat, card, .. } => self.account.used.push((self.card(*card), *seat)),
            Event::OrderDrawn { order: Some(order), .. } => {
                self.account.offered.push(format!("order-{}", order.0));
            }
            Event::OrderMet { seat, order, .. } => {
                self.account.used.push((format!("order-{}", order.0), *seat));
            }
            Event::Ended { outcome } => {
                let ending = if outcome.beaten.is_some() { "wiped out" } else { "last turn" };
                self.account.ending = ending.to_string();
            }
            _ => (),
        }
    }

    fn account(&mut self) -> Account {
        std::mem::take(&mut self.account)
    }
}

pub(crate) fn things(world: &World, localizer: &Localizer) -> Vec<Thing> {
    let card = |it: &sergeants::state::CardOf| Thing {
        id: format!("card-{}", it.number()),
        sort: "card",
        name: format!("{} ({})", localizer.say(world, &it.title()), it.number()),
    };
    let order = |it: &sergeants::content::Order| Thing {
        id: format!("order-{}", it.number.0),
        sort: "order",
        name: format!("{} ({})", localizer.say(world, &it.title()), it.number.0),
    };
    let orders = (0..2).flat_map(|side| world.orders_of(side)).map(|it| order(&world.library.orders[it]));
    world.cards.iter().map(card).chain(orders).collect()
}

/// The tiles.
pub(crate) fn ground(world: &World) -> Vec<Spot> {
    let tile = |it: &sergeants::measure::Tile| {
        let (least, most) = (it.bounds.least, it.bounds.most);
        let corner = |x: i32, y: i32| (f64::from(x), f64::from(y));
        Spot {
            id: it.face.to_string(),
            colour: if it.face.tile.landmark { "#d9c79c" } else { "#dfe3c4" },
            outline: vec![
                corner(least.x, least.y),
                corner(most.x, least.y),
                corner(most.x, most.y),
                corner(least.x, most.y),
            ],
        }
    };
    world.map.tiles().map(|it| tile(it.1)).collect()
}
