//! How a finished match went: VP over time, losses, the luck of the cards, and the orders that were secret.

use hosting::{
    messages::{Luck, Report, SideReport},
    retold,
};
use sergeants::{
    Event, Sergeants, World,
    content::{Band, Hit, Tag},
    state::{CardIx, Turned},
};
use table::{Game, Match, Phrase, Seat, Viewer};

/// What is counted of one side.
#[derive(Default)]
struct Count {
    course: Vec<i32>,
    lost: Vec<Tag>,
    luck: Luck,
}

/// Counts a match that is over.
pub(crate) fn report(played: &Match<Sergeants>) -> Report {
    let world = played.game().world();
    let n_sides = world.scenario.sides.len();
    let mut counts: Vec<Count> = (0..n_sides).map(|_| Count::default()).collect();
    retold(played, |game, events| {
        for event in events {
            note(&mut counts, world, game, event);
        }
        if events.iter().any(|it| matches!(it, Event::TurnBegan { .. } | Event::Ended { .. })) {
            let view = game.view(Viewer::Spectator);
            for (side, it) in counts.iter_mut().enumerate() {
                let scores = world.seats_of(side as u8).map(|seat| i32::from(view.field.tableau[seat].score));
                it.course.push(scores.sum());
            }
        }
    });
    let told = |(side, it): (usize, Count)| {
        let seats: Vec<Seat> = world.seats_of(side as u8).collect();
        let secrets = seats.iter().flat_map(|it| orders(played.game(), *it)).collect();
        let lost = it.lost.into_iter().map(Into::into).collect();
        SideReport { seats, course: it.course, lost, luck: it.luck.told(), secrets }
    };
    let sides = counts.into_iter().enumerate().map(told).collect();
    Report { counted: Phrase::new("sm-web-report-vp"), sides }
}

fn note(counts: &mut [Count], world: &World, game: &Game<Sergeants>, event: &Event) {
    match event {
        Event::Killed { tag, .. } | Event::Removed { tag } | Event::Captured { tag, .. } => {
            let figures = &game.view(Viewer::Spectator).field.figures;
            if let Some(figure) = figures.iter().find(|it| it.tag == *tag) {
                counts[world.side(figure.seat) as usize].lost.push(*tag);
            }
        }
        Event::CardTurned { seat, card, turned: Turned::Hit, counted, hits, .. } => {
            let expected = expected(world, &deck_before(game, *seat, *card), counted);
            counts[world.side(*seat) as usize].luck.add(1, hits.len() as u32, expected);
        }
        _ => (),
    }
}

/// SM-ACT-6: the deck that a card was turned from. One that was the last has been shuffled into the new deck.
fn deck_before(game: &Game<Sergeants>, seat: Seat, card: CardIx) -> Vec<CardIx> {
    let view = game.view(Viewer::Seat(seat));
    let deck = view.seats[seat.0 as usize].own.as_ref().map(|it| it.deck.clone()).unwrap_or_default();
    if deck.contains(&card) { vec![card] } else { [deck, vec![card]].concat() }
}

/// SM-SHT-2: the bands that hit, in thousandths, on average over all cards of a deck.
fn expected(world: &World, deck: &[CardIx], counted: &[Band]) -> u64 {
    let hits = |ix: &CardIx| {
        let hit = world.card(*ix).card.hit;
        counted.iter().filter(|it| it.of(hit) != Hit::Miss).count() as u64
    };
    deck.iter().map(hits).sum::<u64>() * 1000 / deck.len().max(1) as u64
}

/// SM-ORD-11: a player's orders, and whether they were carried out.
fn orders(game: &Game<Sergeants>, seat: Seat) -> Vec<Phrase> {
    let view = game.view(Viewer::Seat(seat));
    let met = &view.field.tableau[seat].met;
    let Some(own) = &view.seats[seat.0 as usize].own else { return Vec::new() };
    let told = |nr: &sergeants::content::OrderNr| {
        let key = if met.contains(nr) { "sm-web-report-order-met" } else { "sm-web-report-order" };
        Phrase::new(key).with("order", *nr)
    };
    own.orders.iter().map(told).collect()
}
