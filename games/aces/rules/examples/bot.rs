//! A bot in fifty lines, and how often it beats a player who plays at random.
//!
//! ```sh
//! cargo run --release -p aces --example bot
//! ```

use aces::{
    Aces, Choice, Faction, Options, Setup, Side, Space, World,
    board::{Field, Unit},
    choices::{Attack, March, Target},
    movement::movable,
    odds::odds,
    reach::reach,
};
use table::{
    Chance, Game, Seat, Shuffler,
    policy::{Moment, Offered, Pick, Policy},
};

/// Plays seat 0; the other seats, dice and draws are random.
struct Bot(Shuffler);

impl Policy<Aces> for Bot {
    fn choose(&mut self, moment: &Moment<'_, Aces>, offered: &Offered<'_, Aces>) -> Pick<Aces> {
        let found = match moment.seat {
            // A bot gets the view of its seat: what is hidden from the seat is hidden from the bot.
            Seat(0) => best(moment.world(), &moment.view().field, offered),
            _ => None,
        };
        found.unwrap_or_else(|| moment.pick_blindly(offered, &mut self.0))
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.0.throw(sides, dice);
    }

    fn draw(&mut self, n: usize, _: &dyn Fn(usize) -> Choice) -> usize {
        self.0.below(n as u32) as usize
    }
}

/// The march that brings infantry nearest to a factory, else the attack that is expected to do the most damage.
fn best(world: &World, field: &Field, offered: &Offered<'_, Aces>) -> Option<Pick<Aces>> {
    if let Some(Space::Marches { faction, .. }) = offered.space {
        let infantry = movable(world, field, *faction).filter(|it| it.kind().is_infantry());
        let marches = infantry.flat_map(|unit| {
            let reach = reach(world, field, unit);
            reach.hexes().iter().map(|hex| (unit.id, reach.path_to(*hex))).collect::<Vec<_>>()
        });
        let far = |it: &Unit, hex| to_factory(world, field, it.side(), hex);
        let gain = |it: &(aces::UnitId, aces::choices::Path)| {
            let unit = field.unit(it.0).expect("it is on the board");
            far(unit, unit.hex) - it.1.last().map_or(0, |hex| far(unit, *hex))
        };
        let (unit, path) = marches.max_by_key(gain).filter(|it| 0 < gain(it))?;
        return Some(Pick::Free(March::announced(unit, path).into()));
    }
    let damage = |i: &usize| match (offered.nth)(*i) {
        Choice::Attack(Attack { unit, at: Target::Unit(target) }) => {
            let (attacker, defender) = (field.unit(unit)?, field.unit(target)?);
            Some(odds(world, field, attacker, defender).defender.mean_thousandths(defender.damage))
        }
        _ => None,
    };
    (0..offered.n).filter(|i| damage(i).is_some()).max_by_key(damage).map(Pick::Listed)
}

/// The distance to the nearest factory that a team does not hold.
fn to_factory(world: &World, field: &Field, side: Side, hex: aces::Hex) -> i32 {
    let open = world.factories.iter().filter(|it| {
        field.flag_at(world, **it).is_some_and(|flag| flag.is_none_or(|owner| owner.side() != side))
    });
    open.map(|it| i32::from(it.distance(hex))).min().unwrap_or(0)
}

fn main() {
    let options = Options { stalemate: true, longest_game: Some(true), ..Options::default() };
    let setup = Setup { options, ..Setup::builtin("summer", &[(Faction::Us, 0), (Faction::G1, 1)]) };
    let (game, _) = Game::<Aces>::new(&setup).expect("a valid set-up");
    let outcomes = (0..100).map(|seed| game.clone().play_out(&mut Bot(Shuffler::new(seed))).outcome);
    let wins = outcomes.filter(|it| it.winner == Some(Side::Allies)).count();
    println!("The bot won {wins} of 100 games against a random player.");
}
