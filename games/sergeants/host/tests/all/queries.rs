//! Questions about positions of Sergeants: whatever is asked, at any moment and by anybody, is answered with what is asked
//! for or with a sentence, and what a player is told of his own soldiers is what the rules say.

use hosting::HostedGame;
use sergeants::{
    Ask, Choice, Procedure, Sergeants, Space, View,
    content::{Enlisted, Tag, scenarios},
    measure::{Facing, Place, Point, TileIx, Way, facing_to},
    rules::Lay,
    state::{At, CardIx, Position, Posted},
};
use sergeants_host::{CardFit, Found, Game as Hosted, Query, Request};
use table::{Answer, Chance, Game, Pending, Seat, Shuffler, Viewer};

/// Plays a random game and looks at every seventh moment.
fn moments(scenario: &str, seed: u64, look: impl FnMut(&Game<Sergeants>, &mut Shuffler)) {
    moments_each(scenario, seed, 7, look);
}

/// Plays a random game and looks at every so many moments.
fn moments_each(
    scenario: &str,
    seed: u64,
    each: usize,
    mut look: impl FnMut(&Game<Sergeants>, &mut Shuffler),
) {
    let request = Request { scenario: Some(scenario.to_string()), ..Request::default() };
    let (mut game, _) = Game::<Sergeants>::new(
        &request.setup(&sergeants::content::Shelf::default()).expect("the scenario can be played"),
    )
    .expect("it opens");
    let (mut chance, mut looks) = (Shuffler::new(seed), Shuffler::new(seed + 1));
    for n in 0.. {
        if n % each == 0 && matches!(game.pending(), Pending::Decide { .. }) {
            look(&game, &mut looks);
        }
        let Some(answer) = game.random_answer(&mut chance) else { return };
        game.answer(answer).expect("it is legal");
    }
}

fn some_tag(game: &Game<Sergeants>, chance: &mut Shuffler) -> Tag {
    let all: Vec<Tag> = game.world().library.soldiers.keys().copied().chain([Tag(999)]).collect();
    all[chance.below(all.len() as u32) as usize]
}

fn some_point(chance: &mut Shuffler) -> Point {
    let mut one = || [chance.below(2000) as i32 - 200, i32::MAX, i32::MIN][(chance.below(20) / 18) as usize];
    Point::new(one(), one())
}

fn some_place(chance: &mut Shuffler) -> Place {
    Place { at: some_point(chance), facing: Facing::new(chance.below(64) as u8) }
}

fn some_space(game: &Game<Sergeants>, chance: &mut Shuffler) -> Space {
    let (tag, seat) = (some_tag(game, chance), Seat(chance.below(8) as u8));
    match chance.below(9) {
        0 => Space::Forces { seat },
        1 => Space::Deployments { seat, taken: vec![some_place(chance)] },
        2 => Space::Placements { seat, seconds: 0, dead: Vec::new() },
        3 => Space::Walks { tag, leaves: [some_tag(game, chance)][..chance.below(2) as usize].to_vec() },
        4 => Space::Entries { tag },
        5 => Space::Turns { tag },
        6 => Space::Templates { tag },
        7 => Space::Shells { tag, what: ["bazooka", "knife", ""][chance.below(3) as usize].to_string() },
        _ => Space::Escapes { tag },
    }
}

fn some_choice(game: &Game<Sergeants>, chance: &mut Shuffler) -> Choice {
    let tag = some_tag(game, chance);
    match chance.below(8) {
        6 => Choice::Placing([None; 3]),
        7 => Choice::Commanding {
            cards: [None; 3],
            second: [None, Some(CardIx(chance.below(300) as u16)), None],
        },
        0 => Choice::Walk(Way { bends: [some_point(chance)].into_iter().collect(), to: some_place(chance) }),
        1 => Choice::Walk(some_place(chance).into()),
        2 => Choice::Enter { gate: chance.below(9) as u8, way: some_place(chance).into() },
        3 => Choice::Throw { target: tag, centre: some_point(chance) },
        4 => Choice::Deploy(vec![(tag, some_place(chance))]),
        _ => Choice::Placing([Some(sergeants::state::CardIx(chance.below(300) as u16)), None, None]),
    }
}

fn some_lay(chance: &mut Shuffler) -> Lay {
    let mut some = || (chance.below(3) == 0).then(|| CardIx(chance.below(300) as u16));
    Lay { cards: [some(), some(), some()], second: [some(), some(), some()] }
}

fn some_query(game: &Game<Sergeants>, chance: &mut Shuffler) -> Query {
    let seat = Seat(chance.below(8) as u8);
    match chance.below(13) {
        0 => Query::Ruler {
            from: some_tag(game, chance),
            to: some_tag(game, chance),
            at: (chance.below(2) == 0).then(|| some_place(chance)),
            with: [None, Some("bazooka"), Some("knife"), Some("")][chance.below(4) as usize]
                .map(str::to_string),
        },
        1 => Query::Sights { tag: some_tag(game, chance) },
        2 => Query::Soldier { tag: some_tag(game, chance) },
        3 => Query::Reach { space: some_space(game, chance) },
        4 => Query::Try { space: some_space(game, chance), choice: some_choice(game, chance), near: true },
        5 => {
            let (mut lost, tag) = (Enlisted::new(Tag(999), None), some_tag(game, chance));
            (lost.grenades, lost.carries) = (u8::MAX, vec!["nothing such".to_string()]);
            let force = vec![lost.clone(), Enlisted { tag, ..lost }];
            let panel = Enlisted { panel: Some("nothing such".to_string()), ..force[1].clone() };
            Query::Places { seat, force: [force, vec![panel]].concat(), wished: vec![(tag, u8::MAX)] }
        }
        6 => Query::Market { seat },
        7 => Query::Placing { seat, lay: some_lay(chance) },
        8 => Query::Gates { tag: some_tag(game, chance) },
        9 => Query::Marks { space: some_space(game, chance) },
        10 => {
            let tiles: Vec<TileIx> = game.world().map.tiles().map(|it| it.0).collect();
            Query::Tile { tile: tiles[chance.below(tiles.len() as u32) as usize] }
        }
        11 => Query::Order,
        _ => Query::Suggest { space: some_space(game, chance), seed: chance.below(9) },
    }
}

#[test]
fn any_question_is_answered() {
    for (i, scenario) in scenarios().enumerate() {
        moments(scenario, i as u64, |game, chance| {
            let viewers = game.seats().into_iter().map(|it| Viewer::Seat(it.0)).chain([Viewer::Spectator]);
            for viewer in viewers {
                let view = game.view(viewer);
                for _ in 0..4 {
                    let _ = Hosted::query(game.world(), &view, some_query(game, chance));
                }
            }
        });
    }
}

#[test]
fn what_a_player_tries_is_judged_as_the_rules_judge_it() {
    let (mut n_fit, mut n_not) = (0, 0);
    for (i, scenario) in scenarios().enumerate() {
        moments(scenario, 40 + i as u64, |game, chance| {
            let Pending::Decide { prompts, .. } = game.pending() else { return };
            for prompt in prompts {
                let Some(space) = &prompt.space else { continue };
                let view = game.view(Viewer::Seat(prompt.seat));
                let query = Query::Suggest { space: space.clone(), seed: chance.below(u32::MAX) };
                let some = Hosted::query(game.world(), &view, query).expect("there is something in it");
                let Found::Suggest(fit) = some else { panic!("something else was found") };
                for choice in [*fit, some_choice(game, chance)] {
                    let right =
                        game.check(&Answer::Choose { seat: prompt.seat, choice: choice.clone() }).is_ok();
                    let query = Query::Try { space: space.clone(), choice, near: true };
                    let found = Hosted::query(game.world(), &view, query).expect("it can be tried");
                    let Found::Tried(tried) = found else { panic!("something else was found") };
                    assert_eq!(tried.why.is_none(), right, "{space:?}");
                    if right { n_fit += 1 } else { n_not += 1 }
                }
            }
        });
    }
    assert!(50 < n_fit && 50 < n_not, "{n_fit} and {n_not}");
}

/// The prompts of every look at some random games, with what their players may know.
fn prompts(
    seed: u64,
    each: usize,
    mut look: impl FnMut(&Game<Sergeants>, &View, Seat, &Ask, Option<&Space>),
) {
    for (i, scenario) in scenarios().enumerate() {
        moments_each(scenario, seed + i as u64, each, |game, _| {
            let Pending::Decide { prompts, .. } = game.pending() else { return };
            for prompt in prompts {
                let view = game.view(Viewer::Seat(prompt.seat));
                look(game, &view, prompt.seat, &prompt.ask, prompt.space.as_ref());
            }
        });
    }
}

fn ask(game: &Game<Sergeants>, view: &View, query: Query) -> Found {
    Hosted::query(game.world(), view, query).expect("there is an answer")
}

fn is_right(game: &Game<Sergeants>, seat: Seat, choice: Choice) -> bool {
    game.check(&Answer::Choose { seat, choice }).is_ok()
}

#[test]
fn sm_trn_4_a_card_may_be_put_where_the_rules_let_it_be_and_what_is_filled_up_may_be_answered() {
    let mut n = [0; 3];
    prompts(100, 7, |game, view, seat, what, _| {
        let Ask::Place { .. } = what else { return };
        let of = |lay: Lay| match ask(game, view, Query::Placing { seat, lay }) {
            Found::Placing(it) => *it,
            other => panic!("{other:?}"),
        };
        let empty = of(Lay::default());
        let hand = &view.seats[seat.0 as usize].own.as_ref().expect("his own").hand;
        assert_eq!(empty.hand.iter().map(|it| it.card).collect::<Vec<_>>(), *hand);
        assert!(is_right(game, seat, Choice::Placing(empty.filled_up)));
        assert_eq!(empty.most, empty.filled_up.iter().flatten().count() as u8);
        assert_eq!(empty.why.is_none(), empty.most == 0);
        for fit in &empty.hand {
            for phase in 0..3 {
                let mut cards = [None; 3];
                cards[phase] = Some(fit.card);
                let so = of(Lay { cards, ..Lay::default() });
                let fits = fit.first[phase].is_none();
                // With the card there, the rest is filled up around it; a card that does not fit is not kept.
                assert_eq!(
                    so.filled_up[phase] == Some(fit.card) || so.most_so < so.most,
                    fits || so.most_so < so.most
                );
                assert_eq!(so.why.is_none(), is_right(game, seat, Choice::Placing(cards)));
                if fits {
                    n[0] += 1;
                } else {
                    n[1] += 1;
                }
                if fits && so.most_so < so.most {
                    n[2] += 1;
                }
                assert!(is_right(game, seat, Choice::Placing(so.filled_up)));
            }
        }
    });
    assert!(n.iter().all(|it| 5 < *it), "{n:?}");
}

#[test]
fn sm_off_1_a_second_card_needs_a_first_and_an_officer_who_commands() {
    let mut n = [0; 3];
    prompts(200, 1, |game, view, seat, what, space| {
        let (Ask::Place { .. }, Some(Space::Placements { seconds, .. })) = (what, space) else { return };
        let of = |lay: Lay| match ask(game, view, Query::Placing { seat, lay }) {
            Found::Placing(it) => *it,
            other => panic!("{other:?}"),
        };
        let full = Lay { cards: of(Lay::default()).filled_up, ..Lay::default() };
        let it = of(full);
        assert_eq!(it.seconds, *seconds);
        for fit in it.hand.iter().filter(|it| !full.cards.contains(&Some(it.card))) {
            for phase in 0..3 {
                let mut second = [None; 3];
                second[phase] = Some(fit.card);
                let right = is_right(game, seat, Choice::Commanding { cards: full.cards, second });
                assert_eq!(fit.second[phase].is_none(), right, "{:?}", fit.second);
                n[right as usize] += 1;
            }
        }
        let mut lay = full;
        while (lay.second.iter().flatten().count() as u8) < it.seconds {
            let so = of(lay);
            let free = |fit: &&CardFit| {
                !lay.cards.contains(&Some(fit.card)) && !lay.second.contains(&Some(fit.card))
            };
            let open = |i: usize| lay.second[i].is_none();
            let next = so
                .hand
                .iter()
                .filter(free)
                .find_map(|fit| Some((fit.card, (0..3).find(|i| open(*i) && fit.second[*i].is_none())?)));
            let Some((card, phase)) = next else { return };
            lay.second[phase] = Some(card);
        }
        let so = of(lay);
        assert!(so.why.is_none());
        let others = so.hand.iter().filter(|fit| !lay.second.contains(&Some(fit.card)));
        for fit in others {
            assert!((0..3).all(|i| lay.second[i].is_some() || fit.second[i].is_some()), "{fit:?}");
        }
        n[2] += (0 < it.seconds) as usize;
    });
    assert!(n.iter().all(|it| 1 < *it), "{n:?}");
}

#[test]
fn sm_scn_9_a_suggested_deployment_is_legal_and_looks_to_the_enemy_and_a_part_of_one_is_judged() {
    let mut n = [0; 2];
    for (i, scenario) in scenarios().enumerate() {
        moments_each(scenario, 300 + i as u64, 1, |game, _| {
            let Pending::Decide { prompts, .. } = game.pending() else { return };
            for prompt in prompts.iter().filter(|it| matches!(it.ask, Ask::Deploy { .. })) {
                let (view, space) =
                    (game.view(Viewer::Seat(prompt.seat)), prompt.space.clone().expect("places"));
                let Found::Suggest(it) = ask(game, &view, Query::Suggest { space: space.clone(), seed: 7 })
                else {
                    panic!("nothing is suggested")
                };
                assert!(is_right(game, prompt.seat, (*it).clone()));
                let Choice::Deploy(places) = *it else { panic!("{it:?}") };
                let middle = Point::new(40 * game.world().map.columns, 40 * game.world().map.rows);
                let ahead = |it: &&(Tag, Place)| {
                    let off = (it.1.facing.number() + 64 - facing_to(it.1.at, middle).number()) % 64;
                    !(17..=47).contains(&off)
                };
                n[0] += (places.iter().filter(ahead).count() * 2 > places.len()) as u8;
                let part = Choice::Deploy(places[1..].to_vec());
                let Found::Tried(tried) =
                    ask(game, &view, Query::Try { space: space.clone(), choice: part, near: false })
                else {
                    panic!("it was not tried")
                };
                assert_eq!((tried.why.is_none(), tried.missing), (true, vec![places[0].0]));
                let outside = Place { at: Point::new(-16, -16), facing: Facing::UP };
                let part = Choice::Deploy(vec![(places[0].0, outside)]);
                let Found::Tried(tried) = ask(game, &view, Query::Try { space, choice: part, near: false })
                else {
                    panic!("it was not tried")
                };
                assert!(tried.why.is_some());
                n[1] += 1;
            }
        });
    }
    assert!(2 < n[1] && n[1] <= 2 * n[0], "{n:?}");
}

#[test]
fn sm_scn_4_gates_are_those_by_which_a_soldier_may_enter() {
    let mut n = 0;
    prompts(400, 7, |game, view, seat, what, space| {
        let (Ask::Walk { .. }, Some(Space::Entries { tag })) = (what, space) else { return };
        let Found::Gates(gates) = ask(game, view, Query::Gates { tag: *tag }) else { panic!("no gates") };
        let space = Space::Entries { tag: *tag };
        let Found::Reach(spans) = ask(game, view, Query::Reach { space }) else { panic!("no reach") };
        let gate_used = |gate: u8| {
            let places = spans.iter().flat_map(|it| [it.from, it.to].map(|x| Point::new(x, it.y)));
            places
                .flat_map(|at| [0, 16, 32, 48].map(|it| Place { at, facing: Facing::new(it) }))
                .any(|place| is_right(game, seat, Choice::Enter { gate, way: place.into() }))
        };
        for gate in 0..game.world().gates.len() as u8 {
            assert!(gates.contains(&gate) || !gate_used(gate), "{gate} {gates:?}");
        }
        assert!(gates.iter().any(|it| gate_used(*it)));
        n += 1;
    });
    assert!(5 < n, "{n}");
}

#[test]
fn sm_sht_5_marks_are_the_enemies_at_whom_a_template_may_be_thrown() {
    // A man with a grenade and a bazooka who looks to the right, and enemies: near; near and not spotted; near and behind him; too far
    // for a throw; too far for anything.
    let place = |x: i32, y: i32, facing| Place { at: Point::new(x, y), facing };
    let thrower = Posted {
        grenades: 1,
        carries: vec!["bazooka".to_string()],
        spotted: true,
        ..Posted::new(1, 0, place(120, 40, Facing::RIGHT))
    };
    let enemy = |tag, x, y, spotted| Posted { spotted, ..Posted::new(tag, 1, place(x, y, Facing::UP)) };
    let soldiers = vec![
        thrower,
        enemy(51, 150, 20, true),
        enemy(52, 150, 60, false),
        enemy(53, 90, 40, true),
        enemy(54, 300, 40, true),
        enemy(55, 620, 40, true),
    ];
    let position = Some(Position { turn: 1, soldiers, then: vec![Procedure::Finish], ..Position::default() });
    let scenario = Some("race-to-the-bridge".to_string());
    let setup = Request { scenario, position, ..Request::default() };
    let setup = setup.setup(&sergeants::content::Shelf::default()).expect("it can be played");
    let (game, _) = Game::<Sergeants>::new(&setup).expect("it opens");
    let view = game.view(Viewer::Seat(Seat(0)));
    let tag = Tag(1);
    let (hand, tube) = (Space::Templates { tag }, Space::Shells { tag, what: "bazooka".to_string() });
    for (space, expected) in [(hand, &[Tag(51)][..]), (tube, &[Tag(51), Tag(54)][..])] {
        let Found::Marks(marks) = ask(&game, &view, Query::Marks { space: space.clone() }) else {
            panic!("no marks")
        };
        assert_eq!(marks, expected, "{space:?}");
        for figure in &view.field.figures {
            let At::On(place) = figure.at else { continue };
            let choice = Choice::Throw { target: figure.tag, centre: place.at };
            let query = Query::Try { space: space.clone(), choice, near: true };
            let Found::Tried(tried) = ask(&game, &view, query) else { panic!("it was not tried") };
            assert_eq!(tried.why.is_none(), marks.contains(&figure.tag), "{space:?} {:?}", tried.why);
        }
    }
}

#[test]
fn sm_trn_6_the_order_of_play_names_every_open_card_once() {
    let mut n = 0;
    prompts(600, 7, |game, view, _, _, _| {
        let Found::Order(order) = ask(game, view, Query::Order) else { panic!("no order") };
        for (phase, cards) in order.iter().enumerate() {
            let shown: usize = view.field.tableau.values().map(|it| it.shown[phase].len()).sum();
            assert_eq!(cards.len(), shown);
            n += shown;
        }
        let Some(playing) = view.field.playing.as_ref().filter(|_| view.field.interrupted.is_empty()) else {
            return;
        };
        let cards = &order[view.field.phase as usize - 1];
        let Some(at) = cards.iter().position(|it| *it == (playing.seat, playing.card)) else { return };
        let is_done = |it: &(Seat, CardIx)| {
            let shown = view.field.tableau[it.0].shown[view.field.phase as usize - 1].iter();
            shown.filter(|shown| shown.card == it.1).all(|it| it.done)
        };
        // SM-INI-1: the order of the players may have changed since; what was played earlier is never after it in the same action.
        assert!(!is_done(&cards[at]));
    });
    assert!(50 < n, "{n}");
}

#[test]
fn sm_tea_1_places_on_panels_are_given_as_wished_and_to_all_who_have_room() {
    let request = Request { scenario: Some("patrol".to_string()), buying: Some(true), ..Request::default() };
    let setup = request.setup(&sergeants::content::Shelf::default()).expect("it can be played");
    let (game, _) = Game::<Sergeants>::new(&setup).expect("it opens");
    let view = game.view(Viewer::Seat(Seat(0)));
    let places = |force: &[Enlisted], wished: &[(Tag, u8)]| {
        let query = Query::Places { seat: Seat(0), force: force.to_vec(), wished: wished.to_vec() };
        let Found::Places(it) = ask(&game, &view, query) else { panic!("no places") };
        it
    };
    let Found::Market(market) = ask(&game, &view, Query::Market { seat: Seat(0) }) else {
        panic!("no market")
    };
    let panel = market.panels.first().expect("a panel for this side").clone();
    let empty = places(&[], &[]);
    let slots = &empty[&panel].fitting;
    // A soldier who could have two of the places goes where he wishes to.
    let both = |tag: &Tag| slots.iter().filter(|it| it.contains(tag)).count() > 1;
    let tag = market.soldiers.iter().copied().find(both).expect("someone fits twice");
    let slot = slots.iter().rposition(|it| it.contains(&tag)).expect("he fits");
    let one = Enlisted { panel: Some(panel.clone()), ..Enlisted::new(tag, None) };
    assert_eq!(places(std::slice::from_ref(&one), &[(tag, slot as u8)])[&panel].seated[slot], Some(tag));
    // More soldiers than places: as many are seated as can be, and why the panel cannot be used is told.
    let all =
        market.soldiers.iter().map(|it| Enlisted { panel: Some(panel.clone()), ..Enlisted::new(*it, None) });
    let crowd = places(&all.collect::<Vec<_>>(), &[]);
    assert_eq!(crowd[&panel].seated.iter().flatten().count(), slots.len());
    assert!(crowd[&panel].why.is_some());
    assert!(empty[&panel].why.is_none());
}

#[test]
fn sm_scn_3_a_price_is_told_even_of_a_force_that_may_not_be_had() {
    let request = Request { buying: Some(true), ..Request::default() };
    let setup = request.setup(&sergeants::content::Shelf::default()).expect("it can be played");
    let (game, _) = Game::<Sergeants>::new(&setup).expect("it opens");
    let view = game.view(Viewer::Seat(Seat(0)));
    let Found::Market(market) = ask(&game, &view, Query::Market { seat: Seat(0) }) else {
        panic!("no market")
    };
    let one = Enlisted { grenades: 4, ..Enlisted::new(market.soldiers[0], None) };
    let cost = game.world().library.soldiers[&one.tag].ranks[0].cost as u16;
    let (space, choice) = (Space::Forces { seat: Seat(0) }, Choice::Force(vec![one.clone(), one]));
    let Found::Tried(tried) = ask(&game, &view, Query::Try { space, choice, near: false }) else {
        panic!("not tried")
    };
    let free = game.world().side_of(Seat(0)).grenades as u16;
    let grenades = (8 - free).div_ceil(game.world().scenario.grenades_a_vp as u16);
    let bill = tried.bill.expect("a price");
    assert_eq!((tried.why.is_some(), bill.soldiers, bill.grenades), (true, 2 * cost, grenades));
}

#[test]
fn sm_pri_2_prisoners_are_worth_double_and_what_they_carry() {
    let place = |x, y| Place { at: Point::new(x, y), facing: Facing::UP };
    let mut escort = Posted::new(1, 0, place(40, 40));
    escort.spotted = true;
    let held = |tag| Posted { at: None, prisoner_of: Some(Tag(1)), ..Posted::new(tag, 1, place(40, 40)) };
    let armed = Posted { carries: vec!["knife".to_string()], ..held(52) };
    let soldiers = vec![escort, held(51), armed, Posted::new(53, 1, place(200, 40))];
    let then = vec![Procedure::Finish];
    let position = Some(Position { turn: 1, soldiers, then, ..Position::default() });
    let scenario = Some("race-to-the-bridge".to_string());
    let setup =
        Request { scenario, position, ..Request::default() }.setup(&sergeants::content::Shelf::default());
    let (game, _) = Game::<Sergeants>::new(&setup.expect("it can be played")).expect("it opens");
    let world = game.world();
    let cost = |tag: u16| 2 * world.library.soldiers[&Tag(tag)].ranks[0].cost as i16;
    let of = |viewer: Viewer| {
        let Found::Prisoners(all) = ask(&game, &game.view(viewer), Query::Prisoners) else { panic!("none") };
        all.into_iter().map(|it| (it.tag.0, it.seat.0, it.vp)).collect::<Vec<_>>()
    };
    // SM-PRI-1: the captor has their cards, and what lies under them.
    let knife = world.library.equipment["knife"].cost as i16;
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(of(Viewer::Seat(seat)), [(51, 0, Some(cost(51))), (52, 0, Some(cost(52) + knife))]);
    }
    // SM-SOL-8: nobody else sees what they carry.
    assert_eq!(of(Viewer::Spectator), [(51, 0, Some(cost(51))), (52, 0, Some(cost(52)))]);
    let captured = game.view(Viewer::Seat(Seat(0))).seats[1].captured.clone();
    let seen: Vec<_> = captured.into_iter().map(|it| (it.tag.0, it.carries)).collect();
    assert_eq!(seen, [(51, Vec::new()), (52, vec!["knife".to_string()])]);
}
