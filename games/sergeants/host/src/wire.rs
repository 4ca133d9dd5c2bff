use ::sergeants::{
    Account, Ask, CardIx, Change, Choice, Chronicle, Event, Field, Figure, Markers, Melee, OrderNr, Outcome,
    Playing, Preempted, SeatView, Sergeants, Setup, Shelf, Shot, Shown, StoryNr, Tag, View, Why, World,
    account,
};
use bots::sergeants::{Bot, Bots};
use serde::Serialize;
use table::{Answer, Chance, Game, Phrase, Problem, Seat, Shuffler};

use super::{
    queries::{Found, Query, query},
    request::Request,
    world_info::{WorldInfo, world_info},
};
use crate::{InShort, Wire};

/// How a view differs from the one before.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Delta {
    /// Soldiers who came or changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Figure>>", optional))]
    pub figures: Vec<Figure>,
    /// Seats that changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<(Seat, SeatView)>>", optional))]
    pub seats: Vec<(Seat, SeatView)>,
    /// Everything else that is new: the new value in the place of the old one.
    pub fields: Changed,
}

/// Writes down the parts of a view that change, and how they are compared. A part that is missing does not compile.
macro_rules! changed {
    ($($field:ident: $of:ty $(as $ts:literal)?),* $(,)?) => {
        /// The parts of a view that changed.
        #[derive(Clone, Debug, Default, PartialEq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
        #[allow(missing_docs, reason = "they are those of the view")]
        pub struct Changed {
            $(
                #[serde(skip_serializing_if = "Option::is_none")]
                $(#[cfg_attr(feature = "ts", ts(type = $ts, optional))])?
                pub $field: Option<$of>,
            )*
        }

        fn changed(old: &Field, new: &Field) -> Changed {
            let Field { figures: _, $($field),* } = new;
            Changed { $($field: (old.$field != *$field).then(|| $field.clone())),* }
        }
    };
}

changed! {
    turn: u8,
    phase: u8,
    story: Vec<StoryNr>,
    story_deck: Vec<StoryNr>,
    discards: Vec<Vec<CardIx>>,
    shown: Vec<[Vec<Shown>; 3]>,
    initiative: Vec<Seat>,
    score: Vec<i16>,
    met: Vec<Vec<OrderNr>>,
    beaten: Vec<Vec<Seat>>,
    kills: Vec<u8>,
    gate: Vec<Option<u8>>,
    playing: Option<Playing> as "Playing | null",
    shot: Option<Shot> as "Shot | null",
    melee: Option<Melee> as "Melee | null",
    fought: Vec<Tag>,
    changes: Vec<Change>,
    alone: Vec<Vec<Seat>>,
    captured: Vec<Vec<Seat>>,
    interrupted: Vec<Playing>,
    declared: Vec<(Seat, CardIx)>,
    spent: Vec<Vec<CardIx>>,
    preempted: Vec<Preempted>,
    panels: Vec<Vec<String>>,
    markers: Markers,
    record: Chronicle,
}

impl Wire for Sergeants {
    const HAS_HOURGLASS: bool = false;

    type Request = Request;
    type WorldInfo = WorldInfo;
    type Delta = Delta;
    type Query = Query;
    type Found = Found;
    type Bot = Bots;

    fn setup(request: Request) -> Result<Setup, Vec<Problem>> {
        request.setup(&Shelf::default())
    }

    fn put_on_clock(_: &mut Request) {}

    fn hourglass(_: &View) -> Option<u64> {
        None
    }

    fn in_short(world: &World, view: &View) -> InShort {
        let board = world.scenario.name.clone();
        InShort { board, missions: Vec::new(), round: u16::from(view.field.turn) }
    }

    fn plays(world: &World, seat: Seat) -> Vec<String> {
        vec![world.side_of(seat).side.clone()]
    }

    fn world_info(world: &World) -> WorldInfo {
        world_info(world)
    }

    fn has_secrets(world: &World) -> bool {
        !world.scenario.is_open()
    }

    fn delta(before: &View, after: &View) -> Option<Delta> {
        if before == after {
            return None;
        }
        let (old, new) = (&before.field, &after.field);
        let figures = new.figures.iter().filter(|it| old.figure(it.tag) != Some(it)).cloned().collect();
        let seats = after.seats.iter().enumerate().filter(|(i, it)| before.seats.get(*i) != Some(it));
        let seats = seats.map(|(i, it)| (Seat(i as u8), it.clone())).collect();
        Some(Delta { figures, seats, fields: changed(old, new) })
    }

    fn ask(ask: &Ask) -> Phrase {
        ask.phrase()
    }

    fn labels(ask: &Ask, options: &[Choice]) -> Vec<Phrase> {
        options.iter().map(|it| it.phrase_to(ask)).collect()
    }

    fn event(event: &Event) -> Option<Phrase> {
        event.phrase()
    }

    fn reasons(_: &Event) -> Vec<Phrase> {
        Vec::new()
    }

    fn why(why: &Why) -> Phrase {
        why.phrase()
    }

    fn outcome(outcome: &Outcome) -> Phrase {
        outcome.phrase()
    }

    fn winners(_: &World, outcome: &Outcome) -> Vec<Seat> {
        outcome.winners.clone()
    }

    fn account(game: &Game<Sergeants>, winners: &[Seat]) -> Option<serde_json::Value> {
        account(game, winners).and_then(|it| serde_json::to_value(it).ok())
    }

    fn sequel(
        setup: &Setup,
        game: &Game<Sergeants>,
        winners: &[Seat],
    ) -> Result<Option<Setup>, Vec<Problem>> {
        let account: Option<Account> = account(game, winners);
        account.map_or(Ok(None), |it| Shelf::default().play_on(setup, &it))
    }

    fn query(world: &World, view: &View, what: Query) -> Result<Found, Phrase> {
        query(world, view, what)
    }

    fn automata(_: &World) -> Vec<Seat> {
        Vec::new()
    }

    fn bot(world: &World) -> Bots {
        Bots::new(world, vec![Bot::Greedy; world.seats.len()], Shuffler::new(0))
    }

    fn decide(
        bot: &mut Bots,
        game: &Game<Sergeants>,
        seat: Seat,
        chance: &mut dyn Chance,
    ) -> Option<Answer<Sergeants>> {
        bot.again(Shuffler::new(u64::from(chance.below(u32::MAX))));
        game.decide(seat, bot)
    }
}
