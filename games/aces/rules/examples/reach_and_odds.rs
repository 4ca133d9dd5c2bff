//! Asks about a position: where can a unit go, whom can it attack from there, and what are the odds?
//!
//! ```sh
//! cargo run -p aces --example reach_and_odds
//! ```

use aces::{
    Aces, Faction, Setup, UnitId, board::Unit, combat::supporters, odds::odds, position::Position,
    reach::reach,
};
use table::{Game, Viewer};

fn main() {
    let at = |id: &str, hex: &str| Unit::new(id.parse().expect("a unit's name"), hex.parse().expect("a hex"));
    let units = vec![
        at("us-tank-1", "E6"),
        at("us-infantry-1", "F7"),
        at("g1-infantry-1", "G7"),
        Unit { damage: 3, ..at("g1-tank-1", "E9") },
    ];
    let mut setup = Setup::builtin("summer", &[(Faction::Us, 0), (Faction::G1, 1)]);
    setup.position = Some(Position { units, ..Position::default() });
    let (game, _) = Game::<Aces>::new(&setup).expect("a valid set-up");
    let (world, field) = (game.world(), game.view(Viewer::Spectator).field);

    let id: UnitId = "us-tank-1".parse().expect("a unit's name");
    let tank = field.unit(id).expect("it is on the board");
    let reach = reach(world, &field, tank);
    println!("{id} at {} reaches {} hexes.", tank.hex, reach.hexes().len());

    for enemy in field.units.of(Faction::G1) {
        // The same unit, standing elsewhere: questions are functions of values, so that any of them can be changed.
        let from = reach.hexes().iter().map(|hex| Unit { hex: *hex, ..*tank });
        let in_range = from.filter(|it| it.has_in_range(world, &field, enemy.hex));
        let Some(best) = in_range.max_by_key(|it| odds(world, &field, it, enemy).defender.thousandths(1))
        else {
            println!("{} is out of reach.", enemy.id);
            continue;
        };
        let odds = odds(world, &field, &best, enemy);
        println!(
            "{} is best attacked from {}: at least 1 damage in {} of 1000 fights, destroyed in {}; {} units support.",
            enemy.id,
            best.hex,
            odds.defender.thousandths(1),
            odds.defender.thousandths(6 - enemy.damage),
            supporters(world, &field, &best, enemy).len(),
        );
    }
}
