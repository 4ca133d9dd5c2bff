//! The laws of the table, on random games of all scenarios.

#![allow(clippy::disallowed_methods, reason = "those who run it say how many games")]
#![allow(clippy::disallowed_types, reason = "a test may read its content once")]

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

use rayon::prelude::*;
use sergeants::{
    Choice, Event, Procedure, Sergeants, Setup, World,
    content::{Enlisted, Gives, Kind, Marker, OrderNr, SoldierCard, StoryNr},
    measure::{Facing, Place},
    rules::may_have,
    state::{CardIx, Lying, Position, Posted},
};
use table::{
    Answer, Game, Seat, Shuffler, Viewer,
    battery::{Battery, Tally},
};

mod picked;

/// A built-in scenario. Reading all cards takes longer than playing with them, so it is done once.
fn builtin(name: &str, seats: &[&str]) -> Setup {
    static SETUPS: LazyLock<BTreeMap<&str, Setup>> =
        LazyLock::new(|| sergeants::content::scenarios().map(|it| (it, Setup::builtin(it, &[]))).collect());
    Setup { seats: seats.iter().map(|it| it.to_string()).collect(), ..SETUPS[name].clone() }
}

/// Two to six players, all scenarios, suggested and bought forces.
fn setup(seed: u64) -> Setup {
    match seed % 9 {
        2 => return brawl(seed),
        5 => return picked::setup(seed / 9),
        8 => return crews(),
        _ => (),
    }
    let two = ["us", "de"];
    let (name, seats, buying): (&str, &[&str], bool) = match seed % 37 {
        0 => ("first-steps", &two, false),
        1 => ("crossing", &two, false),
        2 => ("crossing", &two, true),
        3 => ("crossing", &["us", "de", "us", "de"], true),
        4 => ("crossing", &["de", "us", "us"], true),
        5 => ("race-to-the-bridge", &two, false),
        6 => ("patrol", &two, false),
        7 => ("defence", &two, false),
        8 => ("defence", &["de", "us", "us", "de"], true),
        9 => ("search", &two, seed.is_multiple_of(2)),
        10 => ("four-players", &["us", "de", "us", "de"], false),
        11 => ("four-players", &["us", "de", "us", "de", "us"], true),
        12 => ("smoke-screen", &two, false),
        13 => ("smoke-screen", &["us", "de", "us", "de"], true),
        14 => ("minefield", &two, false),
        15 => ("minefield", &["de", "us", "us"], true),
        16 => ("burning-farm", &two, false),
        17 => ("burning-farm", &["us", "de", "de", "us"], true),
        18 => ("picked-men", &two, false),
        19 => ("picked-men", &two, true),
        20 => ("picked-men", &["us", "de", "us", "de"], true),
        21 => ("sentries", &two, false),
        22 => ("supplies", &two, true),
        23 => ("raid", &two, false),
        24 => ("raid", &["us", "de", "us", "de"], true),
        25 => ("rescue", &two, false),
        26 => ("rescue", &["de", "us", "us"], true),
        27 => ("village", &two, false),
        28 => ("village", &["us", "de", "us", "de", "us", "de"], true),
        29 => ("breakout", &two, false),
        30 => ("breakout", &["us", "us", "de", "us"], true),
        31 => ("convoy", &two, seed.is_multiple_of(2)),
        32 => ("fog", &two, seed.is_multiple_of(2)),
        33 => ("bridgehead", &["us", "de", "us", "de", "us"], true),
        34 => ("railway", &two, false),
        35 => ("railway", &["us", "de", "us", "de", "us", "de"], true),
        _ => ("search", &["us", "de", "us", "de", "us", "de"], true),
    };
    let mut setup = Setup { buying, ..builtin(name, seats) };
    // Half of the learning games are played with closed hands.
    if seed.is_multiple_of(74) {
        setup.scenario.special.clear();
    }
    setup
}

/// Soldiers who stand close together, some of them prisoners, with grenades and equipment, and markers around them: melees, fires and
/// mines from the first phase on.
fn brawl(seed: u64) -> Setup {
    let apart = [17, 18, 30, 48][(seed / 3 % 4) as usize];
    let mut setup = builtin("crossing", &["us", "de"]);
    let mut soldiers = Vec::new();
    for i in 0..5u16 {
        let y = 16 + 26 * i as i32;
        // Those who touch stand across the edge between two tiles.
        let x = if apart == 17 { 76 } else { 50 };
        let us = Posted::new(1 + i, 0, Place::new(x, y, Facing::RIGHT));
        let mut de = Posted::new(51 + i, 1, Place::new(x + apart, y + (seed / 12 % 3) as i32, Facing::LEFT));
        if i == 4 && seed.is_multiple_of(2) {
            de.prisoner_of = Some(us.tag);
        }
        soldiers.extend([us, de]);
    }
    let all: Vec<&String> = setup.library.equipment.keys().filter(|it| !it.starts_with("star")).collect();
    for (i, it) in soldiers.iter_mut().enumerate() {
        (it.spotted, it.grenades) = (true, 2);
        it.carries = vec![all[(i + seed as usize / 3) % all.len()].clone()];
    }
    let markers = [Marker::Fire, Marker::Mines, Marker::Smoke(2), Marker::Smoke(3)];
    let lying = |(i, what): (usize, Marker)| {
        let tile = ["1", "L1", "2", "L2"][(i + seed as usize) % 4].to_string();
        Lying { what, tile, piece: None, by: (i == 1).then_some(Seat(0)), turn: 0 }
    };
    let orders = [setup.scenario.sides[0].orders[..2].to_vec(), setup.scenario.sides[1].orders[..2].to_vec()];
    setup.position = Some(Position {
        story_deck: setup.library.story.keys().copied().collect(),
        soldiers,
        orders: orders.to_vec(),
        markers: markers
            .into_iter()
            .enumerate()
            .filter(|it| it.0 as u64 != seed / 9 % 4)
            .map(lying)
            .collect(),
        then: vec![Procedure::Turn { turn: 1 }],
        ..Position::default()
    });
    setup
}

/// Light machine guns with their assistants beside them, and others who might have the ammunition: free shots in every phase.
fn crews() -> Setup {
    let mut setup = builtin("crossing", &["us", "de"]);
    let places = [(60, 30), (60, 43), (60, 100), (30, 20), (30, 70)];
    let mut soldiers = Vec::new();
    for (seat, tags) in [(0, [8, 7, 1, 4, 5]), (1, [58, 57, 51, 54, 55])] {
        for (tag, (x, y)) in tags.into_iter().zip(places) {
            let place = match seat {
                0 => Place::new(x, y, Facing::RIGHT),
                _ => Place::new(280 - x, y, Facing::LEFT),
            };
            soldiers.push(Posted { spotted: true, grenades: 1, ..Posted::new(tag, seat, place) });
        }
        let what = ["bar-magazines", "mg-belts"][seat as usize];
        soldiers[5 * seat as usize + 1].carries = vec![what.to_string(), "knife".to_string()];
    }
    setup.position = Some(Position {
        story_deck: setup.library.story.keys().copied().collect(),
        soldiers,
        then: vec![Procedure::Turn { turn: 1 }],
        ..Position::default()
    });
    setup
}

fn run(seeds: std::ops::Range<u64>) -> Tally {
    let few = Battery::<Sergeants>::new(seeds);
    let battery = Battery { undo_in: 12, draw_in: 6, redact_in: 3, one_in: 128, ..few };
    battery.must_pass(setup)
}

#[test]
fn random_games_obey_the_laws() {
    let n_games: u64 = std::env::var("SERGEANTS_GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(100);
    let tally: Tally = (0..n_games).into_par_iter().map(|seed| run(seed..seed + 1)).sum();
    println!("{tally:?}");
    assert_eq!(tally.n_games, n_games);
    assert!(0 < tally.n_refused && 0 < tally.n_undone && 0 < tally.n_imagined);
}

/// SM-MRK-6: whether a gun has its ammunition shows in nothing but its shots: every law at every answer.
#[test]
fn crews_keep_their_secret() {
    let battery = Battery::<Sergeants> { undo_in: 1, one_in: 1, ..Battery::new(0..2) };
    battery.must_pass(|_| crews());
}

/// The kinds of events that random games see.
#[test]
fn everything_happens() {
    let n_games = 200;
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..n_games {
        let mut chance = Shuffler::new(seed);
        let (mut game, _) = Game::<Sergeants>::new(&setup(seed)).expect("the set-up is valid");
        while let Some(answer) = game.random_answer(&mut chance) {
            for event in game.answer(answer).expect("what is offered is taken") {
                let kind = match serde_json::to_value(&event).expect("an event can be written") {
                    serde_json::Value::Object(map) => map.keys().next().cloned().unwrap_or_default(),
                    other => other.as_str().unwrap_or_default().to_string(),
                };
                *seen.entry(kind).or_default() += 1;
            }
        }
    }
    println!("{seen:?}");
    let wanted = [
        "walked",
        "entered",
        "shot",
        "threw",
        "spotted",
        "hidden",
        "pinned",
        "rallied",
        "wounded",
        "killed",
        "held",
        "taken_back",
        "melee_began",
        "struck",
        "gap_filled",
        "card_cancelled",
        "story_happens",
        "order_met",
        "initiative",
        "named",
        "charged",
        "panels_laid",
        "seconded",
        "declared",
        "picked",
        "preempted",
        "watched",
        "spent",
        "put_away",
        "standing_set",
        "tended",
        "saved",
        "captured",
        "freed",
        "shifted",
        "laid",
        "cleared",
        "smoke_lifted",
        "endangered",
        "used",
        "shelled",
        "dug",
    ];
    for kind in wanted {
        assert!(seen.contains_key(kind), "{kind} never happens");
    }
}

/// What has come up in some games.
#[derive(Default)]
struct Seen {
    drawn: BTreeSet<CardIx>,
    played: BTreeSet<CardIx>,
    story: BTreeSet<StoryNr>,
    orders: BTreeSet<OrderNr>,
}

impl Seen {
    fn see(&mut self, event: &Event) {
        match event {
            Event::CardDrawn { card, .. } => self.drawn.extend(card),
            Event::CardBegan { card, .. } => drop(self.played.insert(*card)),
            Event::StoryTurned { card } => drop(self.story.insert(*card)),
            Event::OrderDrawn { order, .. } => self.orders.extend(order),
            _ => (),
        }
    }

    fn and(mut self, other: Seen) -> Seen {
        self.drawn.extend(other.drawn);
        self.played.extend(other.played);
        self.story.extend(other.story);
        self.orders.extend(other.orders);
        self
    }
}

/// A scenario in which everything may come up: forces are bought, and only the map leaves out any soldier, order or story card.
fn anything_goes(seed: u64) -> Setup {
    let names: Vec<&str> = sergeants::content::scenarios().collect();
    let name = names[seed as usize % names.len()];
    let seats: &[&str] = if name == "four-players" { &["us", "de", "us", "de"] } else { &["us", "de"] };
    let mut setup = Setup { buying: true, ..builtin(name, seats) };
    let library = &setup.library;
    setup.scenario.add = library.story.keys().copied().collect();
    setup.scenario.remove.clear();
    for side in &mut setup.scenario.sides {
        side.orders = library.orders.keys().copied().collect();
        let persons =
            library.soldiers.values().filter(|it| it.kind == Kind::Character && it.side == side.side);
        side.characters = persons.map(|it| it.tag).collect();
        side.equipment_vp = 60;
        let medals = library.equipment.values().filter(|it| it.is_earned() && it.sides.contains(&side.side));
        side.medals = medals.map(|it| it.id.clone()).collect();
        side.forces.iter_mut().for_each(|it| (it.vp, it.leaders) = (200, 4));
        let specialists =
            library.soldiers.values().filter(|it| it.kind == Kind::Specialist && it.side == side.side);
        side.specialists = specialists.map(|it| it.tag).collect();
        let panels = library.panels.values().filter(|it| it.side == side.side);
        side.modules = panels.map(|it| it.module.clone()).collect();
    }
    setup
}

/// Other soldiers at other ranks in every game, with all the cards, medals and panels that they may have.
fn enrich(game: &Game<Sergeants>, seat: Seat, seed: u64, force: &mut Vec<Enlisted>) {
    let world = game.world();
    let board = &game.view(Viewer::Seat(seat)).supposed(world);
    let side = &world.side_of(seat).side;
    let all: Vec<&SoldierCard> = world.library.soldiers.values().filter(|it| it.side == *side).collect();
    let mut try_with = |change: &dyn Fn(&mut Vec<Enlisted>)| {
        let mut other = force.clone();
        change(&mut other);
        if may_have(world, board, seat, &other).is_ok() {
            *force = other;
        }
    };
    for i in 0..10 {
        let card = all[(seed as usize * 7 + i) % all.len()];
        let rank = card.ranks[(seed as usize / 5 + i) % card.ranks.len()].rank;
        let new = Enlisted::new(card.tag, Some(rank));
        try_with(&|it| it.push(new.clone()));
    }
    for i in 0..12 {
        let of = |it: &[Enlisted]| it.get(i).map(|it| it.tag);
        for id in world.library.equipment.values().filter(|it| matches!(it.gives, Gives::Medal(_))) {
            try_with(&|it| it.iter_mut().skip(i).take(1).for_each(|it| it.carries.push(id.id.clone())));
        }
        for nr in 1..=20 {
            try_with(&|it| it.iter_mut().skip(i).take(1).for_each(|it| it.cards.push(nr)));
        }
        for story in world.library.story.values() {
            try_with(&|it| {
                if story.specialist.is_some() && of(it) == story.specialist {
                    it[i].story.push(story.number);
                }
            });
        }
        for panel in world.library.panels.keys() {
            try_with(&|it| it.iter_mut().skip(i).take(1).for_each(|it| it.panel = Some(panel.clone())));
        }
    }
}

fn watch(seed: u64) -> Seen {
    let mut chance = Shuffler::new(seed);
    let (mut game, events) = Game::<Sergeants>::new(&anything_goes(seed)).expect("the set-up is valid");
    let mut seen = Seen::default();
    events.iter().for_each(|it| seen.see(it));
    while let Some(mut answer) = game.random_answer(&mut chance) {
        if let Answer::Choose { seat, choice: Choice::Force(force) } = &mut answer {
            enrich(&game, *seat, seed, force);
        }
        for event in game.answer(answer).expect("what is offered is taken") {
            seen.see(&event);
        }
    }
    seen
}

/// A card that has not come up yet.
fn missing(seen: &Seen, world: &World) -> Option<String> {
    let card = world.cards.iter().enumerate().find_map(|(i, of)| {
        let (ix, name) = (CardIx(i as u16), of.number());
        let drawn = (!seen.drawn.contains(&ix)).then(|| format!("card {name} is never drawn"));
        drawn.or_else(|| (!seen.played.contains(&ix)).then(|| format!("card {name} is never played")))
    });
    let story = || world.library.story.keys().find(|it| !seen.story.contains(it));
    let order = || world.library.orders.keys().find(|it| !seen.orders.contains(it));
    card.or_else(|| story().map(|it| format!("story card {} is never turned up", it.0)))
        .or_else(|| order().map(|it| format!("order {} is never drawn", it.0)))
}

/// In random games of all scenarios every action card is drawn and played, and every story card and every order turns up. Some
/// need a rare moment: games are played until all have come up, and 4,000 are enough.
#[test]
fn every_card_comes_up() {
    let world = World::new(&builtin("crossing", &["us", "de"])).expect("the set-up is valid");
    let mut seen = Seen::default();
    for first in (0..4000).step_by(400) {
        seen = (first..first + 400).into_par_iter().map(watch).reduce(Seen::default, Seen::and).and(seen);
        if missing(&seen, &world).is_none() {
            return;
        }
    }
    panic!("{}", missing(&seen, &world).expect("something is missing"));
}
