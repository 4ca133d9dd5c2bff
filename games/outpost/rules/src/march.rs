//! MOV: marching.

use std::collections::BTreeMap;

use table::{Aside, Chance, Play, Question, Reply, Seat, Timing};

use crate::{Ask, Board, Choice, Event, Hex, Outpost, Patrol, Space, Why, World, game::At};

/// OP-MOV-1: the movement points of a march.
pub const MARCH: u8 = 4;
/// OP-MOV-4: the movement points under a flare.
pub const LIT: u8 = 2;

/// How much all hexes in reach weigh against staying, for those who pick at random.
pub(crate) const WEIGHT: u32 = 8;

/// OP-MOV-1: a patrol marches or stays. OP-MOV-4: meanwhile others may fire a flare. OP-MOV-5: with a clock, its time may run out.
pub(crate) fn march(t: &mut At<'_>, seat: Seat) -> Play {
    let timing = if t.world().setup.clock { Timing::Timed } else { Timing::Untimed };
    let mut points = MARCH;
    loop {
        let reached = reach(t.world(), &t.board().patrols, seat, points);
        let lit = points == LIT;
        let reply = t.ask(Question {
            seat,
            ask: Ask::March { points },
            options: &[Choice::Stay],
            space: (!reached.is_empty()).then_some(Space { seat, points }),
            asides: |_: &World, board: &Board| if lit { Vec::new() } else { flares(board, seat) },
            timing,
        })?;
        match reply {
            Reply::Free(Choice::March(to)) => {
                t.tell(Event::Marched { seat, path: reached[&to].path.clone() });
            }
            Reply::Aside { seat: by, choice: Choice::Flare } => {
                t.tell(Event::FlareFired { seat: by, over: seat });
                points = LIT;
                continue;
            }
            Reply::Free(other) | Reply::Aside { choice: other, .. } => {
                unreachable!("nobody offered {other:?}")
            }
            Reply::Listed(_) => t.tell(Event::Stayed { seat }),
            Reply::TimeUp => t.tell(Event::TimeRanOut { seat }),
        }
        return Ok(());
    }
}

/// OP-MOV-4: everyone else who has a flare left may fire it.
fn flares(board: &Board, marching: Seat) -> Vec<Aside<Outpost>> {
    let seats = (0..).map(Seat).zip(&board.patrols);
    let ready = seats.filter(|(seat, it)| *seat != marching && it.flare);
    ready.map(|(seat, _)| Aside { seat, options: vec![Choice::Flare], spaces: Vec::new() }).collect()
}

/// OP-MOV-4: why a flare cannot be fired.
pub(crate) fn no_flare(board: &Board, seat: Seat) -> Why {
    if board.patrol(seat).flare { Why::NoMarchToLight } else { Why::NoFlare }
}

/// How a patrol gets to a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Movement points.
    pub cost: u8,
    /// The hexes that it enters.
    pub path: Vec<Hex>,
}

/// OP-MOV-1, OP-MOV-2, OP-MOV-3: every hex to which a patrol can march, with the cheapest path.
pub fn reach(world: &World, patrols: &[Patrol], seat: Seat, points: u8) -> BTreeMap<Hex, Stop> {
    let from = patrols[seat.0 as usize].hex;
    let mut found = BTreeMap::from([(from, Stop { cost: 0, path: Vec::new() })]);
    // Costs are small: the hexes of each cost are complete before those of the next are looked at.
    for cost in 0..points {
        let here: Vec<(Hex, Stop)> =
            found.iter().filter(|it| it.1.cost == cost).map(|(hex, it)| (*hex, it.clone())).collect();
        for (hex, stop) in here {
            for next in hex.neighbours().filter(|it| is_free(world, patrols, seat, *it).is_ok()) {
                let cost = cost + world.field.cost(next);
                if cost <= points && found.get(&next).is_none_or(|it| cost < it.cost) {
                    let path = stop.path.iter().copied().chain([next]).collect();
                    found.insert(next, Stop { cost, path });
                }
            }
        }
    }
    found.remove(&from);
    found
}

/// OP-MOV-3: whether a patrol may enter a hex.
fn is_free(world: &World, patrols: &[Patrol], seat: Seat, hex: Hex) -> Result<(), Why> {
    for other in world.seats().filter(|it| *it != seat) {
        if patrols[other.0 as usize].hex == hex {
            return Err(Why::Occupied { hex, seat: other });
        }
        if world.camps[other.0 as usize] == hex {
            return Err(Why::OtherCamp { hex, seat: other });
        }
    }
    Ok(())
}

pub(crate) fn admits(world: &World, patrols: &[Patrol], space: &Space, choice: &Choice) -> Result<(), Why> {
    let Space { seat, points } = *space;
    let Choice::March(hex) = *choice else { return Err(Why::OtherQuestion { rule: "OP-MOV-1" }) };
    is_free(world, patrols, seat, hex)?;
    let reached = reach(world, patrols, seat, points);
    if reached.contains_key(&hex) { Ok(()) } else { Err(Why::TooFar { hex, points }) }
}

pub(crate) fn sample(world: &World, patrols: &[Patrol], space: &Space, chance: &mut dyn Chance) -> Choice {
    let reached = reach(world, patrols, space.seat, space.points);
    let i = chance.below(reached.len() as u32) as usize;
    Choice::March(*reached.keys().nth(i).expect("a march is offered only where a hex is in reach"))
}
