//! Aces & Armor as rules of a table.

use serde::{Deserialize, Serialize};
use table::{Chance, Opening, Play, Problem, Rules, Seat, Secrecy, Table, Team};

use crate::{
    Ask, Choice, Event, Faction, Outcome, Setup, Space, Why, World, attacks,
    automa::{self, coop},
    board::{Board, Field, Waiting},
    combat, events, missions, money, movement,
    secrecy::View,
    setting_up::{self, limits},
    turn,
};

/// The game of Aces & Armor.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Aces {}

/// A procedure of the rulebook still to be carried out.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names are the rulebook's")]
pub enum Step {
    Extras,
    Divide,
    RollForPlacing,
    PlaceToken { faction: Faction },
    RollForFirst,
    Turn { faction: Faction, round: u16 },
    Pause,
    Armies,
    Movement,
    Declaring,
    Combat,
    Income,
    Money,
    Orders,
    ShareFactories,
    LayTokens,
    HideLauncher,
    ShareUnits,
}

impl Rules for Aces {
    const NAME: &'static str = "aces";
    const VERSION: u32 = 2;
    #[cfg(not(test))]
    const SECRECY: Secrecy<Aces> = crate::secrecy::SECRECY;
    #[cfg(test)]
    const SECRECY: Secrecy<Aces> = crate::leaks::SECRECY;

    table::types!(Setup, World, Board, Step, Ask, Choice, Space, Event, View, Why, Outcome);

    fn open(setup: &Setup) -> Result<Opening<Aces>, Vec<Problem>> {
        let world = World::new(setup)?;
        if let Some(position) = &setup.position {
            let (field, first) = position.lay_out(&world)?;
            let hidden = position.hidden();
            return Ok(Opening { world, board: Board { field, hidden }, first });
        }
        let first = missions::first_step(&world);
        let board = Board { field: setting_up::before(&world), hidden: Default::default() };
        Ok(Opening { world, board, first })
    }

    fn seats(world: &World) -> Vec<(Seat, Team)> {
        world.seats().into_iter().map(|(seat, side)| (seat, side.team())).collect()
    }

    fn perform(step: &Step, t: &mut Table<'_, Aces>) -> Play {
        #[cfg(test)]
        crate::leaks::tell(step, t);
        match *step {
            Step::Extras => setting_up::extras(t),
            Step::Divide => setting_up::divide(t),
            Step::RollForPlacing => setting_up::roll_for_placing(t),
            Step::PlaceToken { faction } => setting_up::place_token(t, faction),
            Step::RollForFirst => setting_up::roll_for_first(t),
            Step::Turn { faction, round } => turn::turn(t, faction, round),
            Step::Pause => turn::pause(t),
            Step::Armies => limits::armies(t),
            Step::Movement => movement::movement(t),
            Step::Declaring => attacks::declaring(t),
            Step::Combat => combat::combat(t),
            Step::Income => money::income(t),
            Step::Money => money::money(t),
            Step::Orders => automa::orders(t),
            Step::ShareFactories => missions::bulge::share(t),
            Step::LayTokens => missions::v2::lay_tokens(t),
            Step::HideLauncher => missions::v2::hide_launcher(t),
            Step::ShareUnits => coop::share_units(t),
        }
    }

    fn apply(world: &World, board: &mut Board, event: &Event) {
        events::apply(world, board, event);
    }

    fn admits(world: &World, board: &Board, space: &Space, choice: &Choice) -> Result<(), Why> {
        match *space {
            Space::Divisions { faction } => setting_up::admits_division(world, &board.field, faction, choice),
            Space::Transfers { from, .. } => match *choice {
                Choice::Transfer { from: other, coins } if other == from => {
                    money::may_transfer(world, &board.field, from, coins)
                }
                _ => Err(Why::OtherQuestion),
            },
            Space::Marches { faction, .. } => match choice {
                Choice::March(_) => movement::admits(world, &board.field, faction, choice),
                _ => Err(unasked(world, &board.field, world.seat_of(faction), choice)),
            },
            Space::Reorderings { faction, .. } => match *choice {
                Choice::Reorder { unit, place } => attacks::may_reorder(&board.field, faction, unit, place),
                _ => Err(Why::OtherQuestion),
            },
            Space::GoOn { unit, left } => match choice {
                Choice::March(_) | Choice::Done => {
                    movement::admits_onward(world, &board.field, unit, left, choice)
                }
                _ => Err(unasked(world, &board.field, world.seat_of(unit.faction()), choice)),
            },
        }
    }

    fn sample(world: &World, board: &Board, space: &Space, chance: &mut dyn Chance) -> Choice {
        match *space {
            Space::Divisions { faction } => setting_up::sample_division(world, &board.field, faction, chance),
            Space::Transfers { from, most } => {
                let coins = money::FEE + 1 + chance.below((most - money::FEE) as u32) as u16;
                Choice::Transfer { from, coins }
            }
            Space::Marches { faction, n_units } => {
                movement::sample(world, &board.field, faction, n_units, chance)
            }
            Space::Reorderings { faction, n } => attacks::sample_reordering(&board.field, faction, n, chance),
            Space::GoOn { unit, left } => movement::sample_onward(world, &board.field, unit, left, chance),
        }
    }

    fn weight(space: &Space) -> u32 {
        match *space {
            Space::Divisions { .. } | Space::Transfers { .. } => 1,
            Space::GoOn { .. } | Space::Reorderings { .. } => 1,
            Space::Marches { n_units, .. } => n_units as u32,
        }
    }

    fn refusal(world: &World, board: &Board, seat: Seat, ask: &Ask, choice: &Choice) -> Why {
        refusal(world, &board.field, seat, ask, choice)
    }

    fn refusal_unasked(world: &World, board: &Board, seat: Seat, choice: &Choice) -> Option<Why> {
        match unasked(world, &board.field, seat, choice) {
            Why::OtherQuestion => None,
            why => Some(why),
        }
    }

    fn audit(world: &World, board: &Board, _: &[Step]) -> Vec<Problem> {
        let mut problems = board.field.problems(world);
        problems.extend(missions::v2::problems(world, board));
        problems
    }
}

/// Why an answer is not among the options, by the same conditions that made the options.
fn refusal(world: &World, field: &Field, seat: Seat, ask: &Ask, choice: &Choice) -> Why {
    let verdict = match (ask, choice) {
        (Ask::Extras { .. }, Choice::Extras(_)) => Err(Why::WrongExtras),
        (Ask::Token { .. }, Choice::Token(_)) => Err(Why::TokenTurned),
        (Ask::Place { faction, army, .. }, Choice::Place { unit, hex }) => {
            let on_token = |it: &Waiting| it.id == *unit && it.id.faction() == *faction && it.army == *army;
            match field.waiting.iter().any(on_token) {
                true => Err(Why::CannotPlace { unit: *unit, hex: *hex }),
                false => Err(Why::NotOnThisToken { unit: *unit }),
            }
        }
        (Ask::ShareUnit { .. }, Choice::Kind(kind)) => Err(Why::NoneLeft { kind: *kind }),
        (Ask::Armies { n, .. }, Choice::Armies(_)) => Err(Why::WrongArmies { n: *n }),
        (Ask::Move { faction }, Choice::March(_)) => movement::admits(world, field, *faction, choice),
        (Ask::Intercept { .. }, Choice::Intercept(unit)) => match field.unit(*unit) {
            Some(it) if it.intercepted || it.owes.is_some() => Err(Why::HasIntercepted { unit: *unit }),
            _ => Err(Why::CannotIntercept { unit: *unit }),
        },
        (Ask::Declare { faction }, Choice::Attack(attack)) => {
            attacks::may_attack(world, field, *faction, *attack)
        }
        (Ask::Declare { faction }, Choice::Done) => match attacks::first_debt(world, field, *faction) {
            Some(attack) => {
                let target = field.unit(attack.unit).and_then(|it| it.owes).unwrap_or(attack.unit);
                Err(Why::DebtUndeclared { unit: attack.unit, target })
            }
            None => Ok(()),
        },
        (Ask::Money { faction }, Choice::Repair(unit)) => {
            money::may_spend(world, field, *faction, money::Spend::Repair(*unit))
        }
        (Ask::Money { faction }, Choice::Buy { kind, hex }) => {
            money::may_spend(world, field, *faction, money::Spend::Buy(*kind, *hex))
        }
        (Ask::LayToken { .. }, Choice::LayToken(hex)) => Err(Why::CannotLayToken { hex: *hex }),
        (Ask::HideLauncher { .. }, Choice::HideLauncher(hex)) => Err(Why::NoTokenThere { hex: *hex }),
        (Ask::Declare { faction }, Choice::Rocket(hex)) => {
            missions::v2::may_fire(world, field, *faction, *hex)
        }
        (Ask::FirstFaction { .. }, Choice::Faction(faction)) => {
            Err(Why::NotYourFaction { faction: *faction })
        }
        (Ask::SplitFactories { faction }, Choice::Split(own)) => {
            match missions::bulge::strange(world, field, *faction, own) {
                Some(hex) => Err(Why::NotToShare { hex }),
                None => Ok(()),
            }
        }
        (Ask::ShareFactory { faction }, Choice::Factory(hex)) => {
            match missions::bulge::may_pick(world, field, *faction, *hex) {
                true => Ok(()),
                false => Err(Why::NotToShare { hex: *hex }),
            }
        }
        _ => Err(unasked(world, field, seat, choice)),
    };
    debug_assert!(verdict.is_err(), "{choice:?} is legal, but was not offered for {ask:?}");
    verdict.err().unwrap_or(Why::OtherQuestion)
}

/// Why something that may be done unasked cannot be done now.
fn unasked(world: &World, field: &Field, seat: Seat, choice: &Choice) -> Why {
    if let Some(why) = coop::refusal(world, field, seat, choice) {
        return why;
    }
    if let Some(why) = attacks::why_unchanged(world, field, seat, choice) {
        return why;
    }
    match *choice {
        Choice::Transfer { from, coins } if world.factions_of(seat).any(|it| it == from) => {
            money::may_transfer(world, field, from, coins).err().unwrap_or(Why::OtherQuestion)
        }
        Choice::OfferDraw if field.draw_offers.contains(&seat) => Why::DrawOffered,
        _ => Why::OtherQuestion,
    }
}
