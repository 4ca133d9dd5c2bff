//! Reactions, preempts, and an officer's second cards.

use sergeants::{
    Choice,
    content::Tag,
    rules::{is_dead, seconds},
    state::CardIx,
};

use super::{cards::When, mind::Mind};

/// The value of making an opponent's soldiers act early, as another player picks.
const UPSET: f32 = 0.4;

impl Mind<'_> {
    /// The value of a card played from the hand, less its price.
    pub(crate) fn answer_worth(&self, card: CardIx) -> f32 {
        self.card(&self.judge(When::Now), card) - f32::from(self.world.card(card).card.price())
    }

    /// The value of a preempt.
    pub(crate) fn preempt_worth(&self, card: CardIx) -> f32 {
        UPSET + self.answer_worth(card)
    }

    /// The soldiers to make act early: those who can do least with it.
    pub(crate) fn pick_worth(&self, tag: Tag) -> f32 {
        let Some((foe, _)) = self.foes.iter().find(|it| it.0.tag == tag) else { return 1.0 };
        let strength = (foe.long + foe.short + foe.close) as f32;
        1.0 / (1.0 + strength.max(0.0)) + if foe.pinned { 1.0 } else { 0.0 }
    }

    /// SM-OFF-1: cards for the phases, and the best of the others as second ones where an officer can.
    pub(crate) fn orders(&self) -> Choice {
        self.orders_with(self.placing())
    }

    /// The same, where the cards for the phases are decided.
    pub(crate) fn orders_with(&self, cards: [Option<CardIx>; 3]) -> Choice {
        let mut left = seconds(self.world, &self.board, self.seat);
        if left == 0 {
            return Choice::Placing(cards);
        }
        let judged = self.judge(When::Later);
        let hand = self.board.private(self.seat).hand.iter().filter(|it| !cards.contains(&Some(**it)));
        let mut others: Vec<(f32, CardIx)> = hand.map(|it| (self.card(&judged, *it), *it)).collect();
        others.retain(|it| 0.0 < it.0);
        others.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut second = [None; 3];
        for (_, card) in others {
            let open =
                (0..3).find(|i| cards[*i].is_some() && second[*i].is_none() && self.may_place(card, *i));
            if let Some(i) = open.filter(|_| 0 < left) {
                (second[i], left) = (Some(card), left - 1);
            }
        }
        if second == [None; 3] { Choice::Placing(cards) } else { Choice::Commanding { cards, second } }
    }

    /// SM-TRN-4, SM-SPC-5: whether a card can be on a phase, from 0.
    pub(crate) fn may_place(&self, card: CardIx, phase: usize) -> bool {
        self.world.fits(card, self.board.field.actions(self.world, phase))
            && !is_dead(self.world, &self.board, self.seat, card)
    }
}
