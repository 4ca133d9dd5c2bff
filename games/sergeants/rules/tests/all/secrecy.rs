//! What may be told of an answer (`Secrecy::disclosed`) is no more than everyone sees happen.

use std::collections::BTreeMap;

use sergeants::{
    Choice, Event, Sergeants, Setup, View,
    content::OrderNr,
    state::{CardIx, Standing},
};
use table::{Answer, Game, Rules, Shuffler, Viewer};

/// What a choice names that players hide from each other.
#[derive(Default)]
struct Names {
    cards: Vec<CardIx>,
    orders: Vec<OrderNr>,
    /// Ranks, equipment, or an answer in advance: no one else ever learns these.
    other: bool,
}

fn names(choice: &Choice) -> Names {
    let cards = |cards: Vec<CardIx>| Names { cards, ..Names::default() };
    match choice {
        Choice::Card(card) | Choice::TakeBack(_, card) => cards(vec![*card]),
        Choice::Strike { card, on: _ } => cards(vec![*card]),
        Choice::Preempt { card, of: _, against } => cards(vec![*card, *against]),
        Choice::Placing(placed) => cards(placed.iter().flatten().copied().collect()),
        Choice::Commanding { cards: first, second } => {
            cards(first.iter().chain(second).flatten().copied().collect())
        }
        Choice::Order(order) => Names { orders: vec![*order], ..Names::default() },
        Choice::Force(_) | Choice::Standing(_) => Names { other: true, ..Names::default() },
        Choice::Done
        | Choice::Yes
        | Choice::No
        | Choice::Story(_)
        | Choice::Deploy(_)
        | Choice::Phase(_)
        | Choice::Action(_)
        | Choice::Part(_)
        | Choice::Soldier(_)
        | Choice::Act(_)
        | Choice::Row(_)
        | Choice::Rally { .. }
        | Choice::Walk(_)
        | Choice::Enter { .. }
        | Choice::Leave { .. }
        | Choice::LetGo(_)
        | Choice::HandOver { .. }
        | Choice::Throw { .. }
        | Choice::Use(_)
        | Choice::Tile(_) => Names::default(),
    }
}

/// The cards that are open to everyone.
fn open_cards(view: &View) -> Vec<CardIx> {
    let field = &view.field;
    let mut all: Vec<CardIx> = field.declared.iter().map(|it| it.1).collect();
    for it in field.tableau.values() {
        all.extend(it.discards.iter().chain(&it.spent));
        all.extend(it.shown.iter().flatten().map(|it| it.card));
    }
    all.extend(field.playing.iter().map(|it| it.card));
    all
}

/// The name of a variant.
fn kind(choice: &Choice) -> String {
    let text = format!("{choice:?}");
    text.split(['(', ' ', '{']).next().unwrap_or_default().to_string()
}

/// Plays a game at random, and checks each answer once it is no longer sealed. Counts the answers by their kinds, and those told.
fn check(setup: &Setup, seed: u64, most: usize, counts: &mut BTreeMap<String, (u32, u32)>) {
    let (mut game, _) = Game::<Sergeants>::new(setup).expect("a valid set-up");
    let mut chance = Shuffler::new(seed);
    let mut sealed: Vec<Choice> = Vec::new();
    for _ in 0..most {
        let Some(answer) = game.random_answer(&mut chance) else { break };
        if let Answer::Choose { choice, .. } | Answer::Draw(choice) = &answer {
            sealed.push(choice.clone());
        }
        let before = open_cards(&game.view(Viewer::Spectator));
        let events = game.answer(answer).expect("a legal answer");
        if 0 < game.n_sealed() {
            continue;
        }
        let told: Vec<Event> = events.iter().filter_map(|it| game.seen(it, Viewer::Spectator)).collect();
        let after = open_cards(&game.view(Viewer::Spectator));
        for choice in sealed.drain(..) {
            let disclosed = (Sergeants::SECRECY.disclosed)(&choice);
            let count = counts.entry(kind(&choice)).or_default();
            *count = (count.0 + 1, count.1 + u32::from(disclosed.as_ref() == Some(&choice)));
            let Some(disclosed) = disclosed else { continue };
            let Names { cards, orders, other } = names(&disclosed);
            assert!(!other, "{choice:?} is told");
            assert!(orders.is_empty(), "{choice:?} is told, and orders are secret");
            let is_open = |it: &CardIx| before.contains(it) || after.contains(it);
            assert!(cards.iter().all(is_open), "{choice:?} is told, but not its card: {told:?}");
        }
    }
}

#[test]
fn what_is_told_of_answers_names_nothing_hidden() {
    let mut counts = BTreeMap::new();
    for seed in 0..12 {
        check(&crate::picked::setup(seed), seed, 600, &mut counts);
        let mut bought = Setup { buying: true, ..Setup::builtin("picked-men", &["us", "de", "us", "de"]) };
        bought.scenario.special.clear();
        check(&bought, seed, 400, &mut counts);
        check(&Setup::builtin("defence", &["us", "de"]), seed, 60, &mut counts);
    }
    let never = |it: &str| counts.get(it).is_some_and(|it: &(u32, u32)| 0 < it.0 && it.1 == 0);
    for kind in ["Card", "Force", "Order", "Placing", "Commanding", "TakeBack", "Standing"] {
        assert!(never(kind), "{kind} came up and was not told: {counts:?}");
    }
    let always = |it: &str| counts.get(it).is_some_and(|it: &(u32, u32)| 0 < it.0 && it.1 == it.0);
    for kind in ["Walk", "Strike", "Preempt", "Soldier", "Deploy"] {
        assert!(always(kind), "{kind} came up and was told: {counts:?}");
    }
}

#[test]
fn a_pass_in_advance_looks_like_any_other() {
    for standing in [Standing::Ask, Standing::Pass { turn: 1, phase: 0, unless: None }] {
        assert_eq!((Sergeants::SECRECY.disclosed)(&Choice::Standing(standing)), Some(Choice::Done));
    }
}
