//! The odds of a shot, counted in the cards that may be turned for it.

use serde::Serialize;
use sergeants::{
    View, World,
    content::{Belongs, Damage, Hit, Tag},
    rules::bands,
    state::{Bands, Board, CardIx, Secret},
};
use table::Seat;

/// SM-SHT-2: what the first card that is turned for a shot would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShotOdds {
    /// The bands that count.
    pub bands: Bands,
    /// The cards in the deck of the player who shoots.
    pub cards: u16,
    /// How many of them hit not at all, once, twice and three times.
    pub hits: [u16; 4],
    /// SM-SHT-4: how many bring another check.
    pub more: u16,
    /// SM-SHT-3: what a hit would do.
    pub damage: DamageOdds,
}

/// SM-SHT-3: what a card that is turned for damage would do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names are those of the damages")]
pub struct DamageOdds {
    pub zip: u16,
    pub pin: u16,
    pub wound: u16,
    pub kill: u16,
    /// Whether these are all cards of the deck; else they are those of the player that have not been seen, wherever they are.
    pub exact: bool,
}

/// The odds of a shot; nothing if no band reaches, or if the deck of the player who shoots is hidden.
pub(super) fn odds(world: &World, view: &View, board: &Board, tag: Tag, target: Tag) -> Option<ShotOdds> {
    let bands = bands(world, board, tag, target)?;
    let own = view.seats[board.field.figure(tag)?.seat.0 as usize].own.as_ref()?;
    let plus = board.uses_plus(world, tag);
    let mut odds = ShotOdds {
        bands,
        cards: own.deck.len() as u16,
        hits: [0; 4],
        more: 0,
        damage: damage(world, view, board.field.figure(target)?.seat),
    };
    for card in &own.deck {
        let hit = world.card(*card).card.hit;
        let counted = [(bands.long, hit.long), (bands.short, hit.short), (bands.close, hit.close)];
        let hits: Vec<Hit> =
            counted.into_iter().filter(|it| it.0 && it.1 != Hit::Miss).map(|it| it.1).collect();
        odds.hits[hits.len()] += 1;
        odds.more += u16::from(plus && hits.contains(&Hit::HitPlus));
    }
    Some(odds)
}

fn damage(world: &World, view: &View, seat: Seat) -> DamageOdds {
    let own = view.seats[seat.0 as usize].own.as_ref();
    let cards = own.map_or_else(|| unseen(world, view, seat), |it| it.deck.clone());
    let mut odds = DamageOdds { exact: own.is_some(), ..DamageOdds::default() };
    for card in cards {
        match world.card(card).card.damage {
            Damage::Zip => odds.zip += 1,
            Damage::Pin => odds.pin += 1,
            Damage::Wound => odds.wound += 1,
            Damage::Kill => odds.kill += 1,
        }
    }
    odds
}

/// SM-ACT-8: the cards that a player must have in his deck, in his hand or face down: those of his soldiers that lie nowhere open. What a
/// rank brings and what is optional is not known.
fn unseen(world: &World, view: &View, seat: Seat) -> Vec<CardIx> {
    let tableau = &view.field.tableau[seat];
    let shown = tableau.shown.iter().flatten().map(|it| it.card);
    let open: Vec<CardIx> = tableau.discards.iter().chain(&tableau.spent).copied().chain(shown).collect();
    let own = view.field.figures.iter().filter(|it| it.seat == seat);
    let of = |tag: Tag, rank| world.cards_of(&Secret::new(tag, rank));
    let all =
        own.flat_map(|it| of(it.tag, it.shown.unwrap_or(world.library.soldiers[&it.tag].ranks[0].rank)));
    let is_known = |it: &CardIx| !matches!(world.card(*it).card.mark, Belongs::Rank(_) | Belongs::Optional);
    all.filter(|it| is_known(it) && !open.contains(it)).collect()
}
