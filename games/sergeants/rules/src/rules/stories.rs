//! STO: events of the story deck.
//!
//! What a phase card has (SM-STO-1) is in `content::story_cards`; three are turned up each turn (SM-STO-2) in `turn`; which ones are in the
//! deck (SM-STO-5) is decided in `setting_up`.

use table::{Play, Table};

use crate::{
    content::{By, StoryNr},
    rules::{initiative, victory},
    state::{Context, Event, Procedure, Sergeants},
};

/// SM-STO-3: an event happens where the cause of a card is the topic of the effect of the next; the second card's first.
pub(crate) fn events(t: &mut Table<'_, Sergeants>) -> Play {
    let (world, story) = (t.world(), t.board().field.story.clone());
    // SM-STO-6: players are taken by initiative on hands as they stand.
    initiative::refresh(t);
    for pair in story.windows(2) {
        let [cause, effect] = [&world.library.story[&pair[0]], &world.library.story[&pair[1]]];
        // SM-SPC-6: a specialist's event happens only while he is alive and on the map.
        let there = effect.specialist.is_none_or(|it| t.board().field.place(it).is_some());
        if cause.cause == effect.effect.topic && there {
            t.then(Procedure::Happen { card: pair[1] });
        }
    }
    Ok(())
}

/// SM-STO-4, SM-STO-6: an event is carried out by the ordinary rules; what they forbid does not happen.
pub(crate) fn happen(t: &mut Table<'_, Sergeants>, card: StoryNr) -> Play {
    let story = &t.world().library.story[&card];
    t.tell(Event::StoryHappens { card });
    let order = t.board().field.initiative.clone();
    let seats = match story.effect.by {
        By::Each => order.into_iter().map(Some).collect(),
        By::First => vec![order.first().copied()],
        By::Last => vec![order.last().copied()],
        By::Nobody => vec![None],
        By::Owner => {
            let owner = story.owner().and_then(|it| t.board().field.figure(it));
            owner.map(|it| Some(it.seat)).into_iter().collect()
        }
    };
    for seat in seats {
        let context = Context { seat, owner: story.owner(), must: true, bubble: false };
        t.then(Procedure::Carry { context, steps: story.effect.steps.clone() });
    }
    t.then(Procedure::After);
    victory::side_without_soldiers(t)
}
