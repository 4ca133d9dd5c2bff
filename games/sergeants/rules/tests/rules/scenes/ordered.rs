//! Players with orders.

use sergeants::content::{Edge, EntryArea, Equipment, Gives, Goal, Order, OrderNr, Start};

use crate::scenes::stage::Stage;

pub fn order(number: u16, goal: Goal) -> (OrderNr, Order) {
    (OrderNr(number), Order { number: OrderNr(number), side: None, entry: None, vp: 5, goal })
}

pub fn with_orders(orders: &[(u16, Goal)]) -> Stage {
    let mut stage = Stage::new();
    for what in ["radio", "explosives"] {
        stage.setup.library.equipment.insert(what.into(), Equipment::new(what, Gives::Object));
    }
    stage.setup.library.orders.extend(orders.iter().map(|(nr, goal)| order(*nr, goal.clone())));
    stage.position.orders = vec![orders.iter().map(|it| OrderNr(it.0)).collect(), Vec::new()];
    stage
}

/// Two players for the first side.
pub fn three_players() -> Stage {
    let mut stage = Stage::new();
    stage.setup.seats = ["us", "german", "us"].map(String::from).to_vec();
    stage.setup.scenario.areas.push(EntryArea { name: "south".into(), edge: Edge::Left, nth: 1, width: 1 });
    stage.setup.scenario.sides[0].start = Start::Enter(vec!["west".into(), "south".into()]);
    stage
}
