//! CHK: identity checks.

use table::{Play, Seat, Table};

use crate::{
    content::{Band, Hit, Hits, Step, Tag},
    rules::{
        acting::{self, Check},
        shooting,
    },
    state::{Context, Procedure, Sergeants},
};

/// SM-CHK-1: an identity check: a card is drawn from the deck of the soldier's player; it succeeds if its tag is the soldier's. Module
/// cards never count.
pub(crate) fn identity(t: &mut Table<'_, Sergeants>, tag: Tag) -> Play<bool> {
    let seat = t.board().field.figure(tag).expect("the soldier is in play").seat;
    let card = acting::top_card(t, seat, Check::identity(Some(tag)))?;
    Ok(card.is_some_and(|it| t.world().card(it).tag() == Some(tag)))
}

/// SM-CHK-1: what happens to a soldier whose identity check succeeds.
pub(crate) fn check(t: &mut Table<'_, Sergeants>, context: Context, tag: Tag, then: &[Step]) -> Play {
    if identity(t, tag)? {
        let context = Context { owner: Some(tag), ..context };
        t.then(Procedure::Carry { context, steps: then.to_vec() });
    }
    Ok(())
}

/// SM-CHK-1: identity hit checks: players who have soldiers in question draw in turn, by initiative.
pub(crate) fn identity_hits(
    t: &mut Table<'_, Sergeants>,
    context: Context,
    among: &[Tag],
    band: Band,
) -> Play {
    // SM-VIC-2: events give no VP.
    let by = context.seat.filter(|_| t.board().field.playing.is_some());
    for seat in t.board().field.initiative.clone() {
        let in_question =
            |it: &Tag| t.board().field.figure(*it).is_some_and(|it| it.seat == seat && it.place().is_some());
        let own: Vec<Tag> = among.iter().copied().filter(in_question).collect();
        if let Some((tag, hits)) = struck(t, seat, &own)?
            && band.of(hits) != Hit::Miss
        {
            shooting::damage(t, tag, by)?;
        }
    }
    Ok(())
}

/// SM-CHK-1: cards are drawn until a tag is of a soldier in question; that card also gives the hit result. Where deck and discards
/// have no such card, no soldier is struck (SG-52).
fn struck(t: &mut Table<'_, Sergeants>, seat: Seat, among: &[Tag]) -> Play<Option<(Tag, Hits)>> {
    let world = t.world();
    loop {
        let board = t.board();
        let mut cards = board.private(seat).deck.iter().chain(&board.field.tableau[seat].discards);
        let concerns = |tag: Option<Tag>| tag.filter(|it| among.contains(it));
        if !cards.any(|it| concerns(world.card(*it).tag()).is_some()) {
            return Ok(None);
        }
        let Some(card) = acting::top_card(t, seat, Check::identity(None))? else { return Ok(None) };
        let of = world.card(card);
        if let Some(tag) = concerns(of.tag()) {
            return Ok(Some((tag, of.card.hit)));
        }
    }
}
