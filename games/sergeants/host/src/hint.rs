//! "What would you do?": the search player's answer to a question, from what the seat may know, and why.

use hosting::{Consulted, Hint, HintRequest, NoHint, Patience};
use serde::Serialize;
use sergeants::{
    Ask, Choice, Sergeants, View, World,
    content::Tag,
    measure::Place,
    rules::{cover_at, would_meet},
    state::Board,
};
use table::{Arg, Game, Imagined, Phrase, Seat, Shuffler};

use crate::{
    bots::{
        Greedy,
        search::{Judged, Search, Thinking},
    },
    odds::odds,
    outlook::{Outlook, outlook},
};

/// The weakest level that thinks ahead at all.
const LEAST: u8 = 3;
/// How hard it thinks if no level is named.
const USUAL: u8 = 5;

/// An answer, what it leads to at once, how likely it wins, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// The answer.
    pub choice: Choice,
    /// The answer and what follows from it before a card is turned or another player decides.
    pub steps: Vec<Sketch>,
    /// What speaks for it.
    pub why: Vec<Phrase>,
    /// How likely this wins, in percent.
    pub percent: u8,
    /// How many lines were played for it.
    pub lines: u32,
}

/// A step, as a sentence and as it is drawn on the map.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Sketch {
    /// The sentence.
    pub says: Phrase,
    /// The soldier who does it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag: Option<Tag>,
    /// Where he ends up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Place>,
    /// Whom it is aimed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Tag>,
}

/// What the search player would do for a seat.
pub(crate) fn hint(
    game: &Game<Sergeants>,
    seat: Seat,
    request: &HintRequest,
) -> Result<Hint<Advice>, NoHint> {
    let level = request.level.unwrap_or(USUAL);
    let thinking = Thinking::of_level(level).filter(|_| LEAST <= level);
    let thinking = thinking.ok_or(NoHint::Level(LEAST, Thinking::LEVELS))?;
    let asked = Consulted::by(seat, game, Shuffler::new(request.seed), Patience::default());
    asked.and_then(|it| think(it, thinking)).ok_or(NoHint::NotAsked)
}

/// The same for a person at a table.
pub(crate) fn hint_at_table(asked: Consulted<Sergeants>) -> Option<Hint<Advice>> {
    think(asked, Thinking::of_level(Thinking::LEVELS)?)
}

fn think(asked: Consulted<Sergeants>, thinking: Thinking) -> Option<Hint<Advice>> {
    let Consulted { imagined, seat, mut chance, patience } = asked;
    let greedy = Greedy::new(imagined.game().world());
    let search = Search::new(thinking);
    let judged = search.judged(&greedy, &imagined, seat, &mut chance, &patience)?;
    let seed = chance.next_u64();
    let mut advised =
        judged.into_iter().take(2).map(|it| advice(&greedy, &imagined, seat, it, Shuffler::new(seed)));
    Some(Hint { best: advised.next()?, other: advised.next(), idle: None })
}

fn advice(
    greedy: &Greedy,
    imagined: &Imagined<Sergeants>,
    seat: Seat,
    it: Judged,
    chance: Shuffler,
) -> Advice {
    let steps = sketched(greedy, imagined, seat, &it.choice, chance);
    let why = steps.iter().flat_map(|step| reasons(imagined, step)).collect();
    let percent = (100.0 * it.value.value).round() as u8;
    Advice { choice: it.choice, steps, why, percent, lines: it.n_lines }
}

/// What a seat does with an answer and after it, as sentences and drawings.
pub(crate) fn sketched(
    greedy: &Greedy,
    imagined: &Imagined<Sergeants>,
    seat: Seat,
    answer: &Choice,
    chance: Shuffler,
) -> Vec<Sketch> {
    let steps = Search::foresee(greedy, imagined, seat, answer, chance);
    steps.iter().map(|(ask, choice)| sketch(ask, choice)).collect()
}

fn sketch(ask: &Ask, choice: &Choice) -> Sketch {
    let says = choice.phrase_to(ask);
    let aimed = |by: Tag, at: Tag| (Some(by), None, Some(at));
    let (tag, to, target) = match (ask, choice) {
        (Ask::Walk { tag }, Choice::Walk(way) | Choice::Enter { way, .. }) => {
            (Some(*tag), Some(way.to), None)
        }
        (
            Ask::Spot { tag } | Ask::Shoot { tag } | Ask::NextTarget { tag } | Ask::Gun { tag },
            Choice::Soldier(target),
        ) => aimed(*tag, *target),
        (Ask::Throw { tag }, Choice::Throw { target, .. }) => aimed(*tag, *target),
        (Ask::Who { .. } | Ask::Pick { .. }, Choice::Soldier(tag)) => (Some(*tag), None, None),
        (_, Choice::Strike { on, .. }) => (None, None, Some(*on)),
        (_, Choice::Rally { whose, by }) => (Some(*by), None, Some(*whose)),
        _ => (None, None, None),
    };
    Sketch { says, tag, to, target }
}

/// What speaks for a step, as far as the seat may know it.
pub(crate) fn reasons(imagined: &Imagined<Sergeants>, step: &Sketch) -> Vec<Phrase> {
    let world = imagined.game().world();
    let view = imagined.view();
    let board = view.supposed(world);
    match step {
        Sketch { tag: Some(tag), to: Some(to), .. } => of_place(world, &view, board, *tag, *to),
        Sketch { tag: Some(tag), target: Some(target), .. } => {
            of_shot(world, &view, &board, *tag, *target).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// SM-SHT-2: the chance that the first card hits.
fn of_shot(world: &World, view: &View, board: &Board, tag: Tag, target: Tag) -> Option<Phrase> {
    let it = odds(world, view, board, tag, target).filter(|it| 0 < it.cards)?;
    let percent = 100 * u32::from(it.cards - it.hits[0]) / u32::from(it.cards);
    Some(Phrase::new("sm-hint-shot").with("soldier", tag).with("target", target).with("percent", percent))
}

/// SM-MOV-1: what a place is good for: melee, cover, whom he sees from it, and who could shoot at him there.
fn of_place(world: &World, view: &View, mut board: Board, tag: Tag, to: Place) -> Vec<Phrase> {
    let about = |key: &'static str| Phrase::new(key).with("soldier", tag);
    let before = board.field.place(tag).map(|from| outlook(world, view, &board, tag, from));
    let meets = would_meet(world, &board, tag, to);
    board.field.put_at(tag, to);
    let after = outlook(world, view, &board, tag, to);
    let mut why = Vec::new();
    if !meets.is_empty() {
        let all = Arg::List(meets.into_iter().map(Into::into).collect());
        return vec![about("sm-hint-melee").with("targets", all)];
    }
    if cover_at(world, &board.field, to).is_some() {
        why.push(about("sm-hint-cover"));
    }
    let aims = in_sight(&after);
    if 0 < aims && before.as_ref().is_none_or(|it| in_sight(it) < aims) {
        why.push(about("sm-hint-sees").with("n", aims));
    }
    let (then, now) = (before.as_ref().map_or(0, threats), threats(&after));
    if now < then {
        why.push(about("sm-hint-safer").with("n", now).with("before", then));
    }
    why
}

/// The enemies at whom he could shoot at once.
fn in_sight(it: &Outlook) -> usize {
    it.enemies.iter().filter(|it| it.spots && it.shot.is_some()).count()
}

/// The enemies who could shoot at him, as they face now.
fn threats(it: &Outlook) -> usize {
    it.enemies.iter().filter(|it| it.shot_at.is_some()).count()
}
