//! Questions, and the occasions of draws.

use table::{Phrase, Seat, Sentence};

use super::{seat as seated, steps::doing, thing, types};
use crate::{content::Tag, state::Ask};

impl Sentence for Ask {
    fn phrase(&self) -> Phrase {
        let of_seat = |key: &'static str, it: &Seat| Phrase::new(key).with("seat", seated(*it));
        let of = |key: &'static str, tag: &Tag| Phrase::new(key).with("soldier", *tag);
        let phrase = match self {
            Ask::Order { seat } => of_seat("sm-ask-order", seat),
            Ask::Force { seat } => of_seat("sm-ask-force", seat),
            Ask::Deploy { seat } => of_seat("sm-ask-deploy", seat),
            Ask::Draw { seat } => of_seat("sm-ask-draw", seat),
            Ask::Story { phase } => Phrase::new("sm-ask-story").with("phase", *phase),
            Ask::Place { seat } => of_seat("sm-ask-place", seat),
            Ask::Gap { seat } => of_seat("sm-ask-gap", seat),
            Ask::WhichGap { seat, card } => of_seat("sm-ask-which-gap", seat).with("card", *card),
            Ask::TakeBack { seat } => of_seat("sm-ask-take-back", seat),
            Ask::Name { seat, card } => of_seat("sm-ask-name", seat).with("card", *card),
            Ask::Pay { seat, card } => of_seat("sm-ask-pay", seat).with("card", *card),
            Ask::Part { seat, card } => of_seat("sm-ask-part", seat).with("card", *card),
            Ask::Who { seat, acts, left: u8::MAX } => {
                of_seat("sm-ask-who-all", seat).with("acts", doing(acts, 1))
            }
            Ask::Who { seat, acts, left } => {
                of_seat("sm-ask-who", seat).with("acts", doing(acts, 1)).with("n", *left)
            }
            Ask::Act { tag } => of("sm-ask-act", tag),
            Ask::Either { tag, .. } => of("sm-ask-either", tag),
            Ask::Row { seat, .. } => of_seat("sm-ask-row", seat),
            Ask::Spot { tag } => of("sm-ask-spot", tag),
            Ask::Cover { tag } => of("sm-ask-cover", tag),
            Ask::Rally { seat } => of_seat("sm-ask-rally", seat),
            Ask::Hold { tag } => of("sm-ask-hold", tag),
            Ask::Walk { tag } => of("sm-ask-walk", tag),
            Ask::Shoot { tag } => of("sm-ask-shoot", tag),
            Ask::NextTarget { tag } => of("sm-ask-next-target", tag),
            Ask::Throw { tag } => of("sm-ask-throw", tag),
            Ask::Victim { seat } => of_seat("sm-ask-victim", seat),
            Ask::HitCheck { seat } => of_seat("sm-ask-hit-check", seat),
            Ask::DamageCheck { seat } => of_seat("sm-ask-damage-check", seat),
            Ask::FightDraw { seat } => of_seat("sm-ask-fight-draw", seat),
            Ask::Strike { seat } => of_seat("sm-ask-strike", seat),
            Ask::Capture { tag } => of("sm-ask-capture", tag),
            Ask::HandOver { tag, to } => of("sm-ask-hand-over", tag).with("escort", *to),
            Ask::Discard { seat } => of_seat("sm-ask-discard", seat),
            Ask::Befall { seat } => of_seat("sm-ask-befall", seat),
            Ask::Lot => Phrase::new("sm-ask-lot"),
            Ask::IdentityCheck { seat } => of_seat("sm-ask-identity-check", seat),
            Ask::React { seat, tag, did } => {
                of_seat("sm-ask-react", seat).with("soldier", *tag).with("types", types(did))
            }
            Ask::Preempt { seat, .. } => of_seat("sm-ask-preempt", seat),
            Ask::Pick { seat, of, left } => {
                of_seat("sm-ask-pick", seat).with("other", seated(*of)).with("n", *left)
            }
            Ask::Aim { tag, what } => of("sm-ask-aim", tag).with("equipment", thing(what)),
            Ask::Smoke { seat, tile } => of_seat("sm-ask-smoke", seat).with("tile", *tile),
            Ask::Gun { tag } => of("sm-ask-gun", tag),
        };
        phrase.by(&[self.rule()])
    }
}
