//! AUT: the Automa.

use aces::{
    Armies, Ask, Automaton, Choice, Difficulty, Event, Faction, Fight, Hex, How, Intercepts, Kind, Lot,
    Order, Phase, Setup, Target, Unit, UnitId,
    automa::{AttackLetter, Failed, Link, MovementLetter, Plan, Way, next_units},
};
use table::{Answer, Match, Pending, Seat, Shuffler};

use crate::scene::{Play, Scene, hex, unit};

/// United States (a human, seat 0) against Germany 2 (the Automa); it is the human's turn.
fn solo() -> Scene {
    Scene::of(&[(Faction::Us, 0), (Faction::G2, 1)]).automa(Faction::G2)
}

/// Germany 1 (a human, seat 0) against the Soviet Union (the Automa).
fn solo_against_katyushas() -> Scene {
    Scene::of(&[(Faction::G1, 0), (Faction::Su, 1)]).automa(Faction::Su)
}

/// Germany 2 holds the whole half, so that its infantry has no factory to go for.
fn without_factories() -> Scene {
    solo().flag(Faction::G2, "A1 A8 A16 M1 M16")
}

fn spaced<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let mut names: Vec<String> = items.into_iter().map(|it| it.to_string()).collect();
    names.sort();
    names.dedup();
    names.join(" ")
}

/// The targets that are left.
fn targets(plan: &Plan) -> String {
    spaced(plan.ways.iter().filter_map(|it| it.target))
}

/// The hexes that are left.
fn hexes(plan: &Plan) -> String {
    spaced(plan.ways.iter().map(|it| it.hex))
}

/// The aims that are left.
fn aims(plan: &Plan) -> String {
    spaced(plan.ways.iter().filter_map(|it| it.aim))
}

/// The attack priorities that told candidates apart, in their order.
fn attack_letters(plan: &Plan) -> String {
    let letter = |it: &Link| match it {
        Link::Targets { letter, .. } => Some(format!("{letter:?}").to_lowercase()),
        _ => None,
    };
    plan.chain.links.iter().filter_map(letter).collect()
}

/// The movement priorities that told hexes apart, in their order.
fn movement_letters(plan: &Plan) -> String {
    let letter = |it: &Link| match it {
        Link::Hexes { letter, .. } => Some(format!("{letter:?}").to_lowercase()),
        _ => None,
    };
    plan.chain.links.iter().filter_map(letter).collect()
}

/// The orders that could not be carried out, and why.
fn tried(plan: &Plan) -> Vec<(Order, Failed)> {
    let failed = |it: &Link| match *it {
        Link::Tried { order, failed } => Some((order, failed)),
        _ => None,
    };
    plan.chain.links.iter().filter_map(failed).collect()
}

/// What a unit attacks, and the letters that said so.
#[track_caller]
fn attacks(scene: Scene, id: &str, letters: &str, target: &str) {
    let plan = scene.play().thinks(id);
    assert_eq!((attack_letters(&plan).as_str(), targets(&plan).as_str()), (letters, target), "{plan:?}");
}

/// Where a unit goes, and the letters that said so.
#[track_caller]
fn goes(scene: Scene, id: &str, letters: &str, to: &str) {
    let plan = scene.play().thinks(id);
    assert_eq!((movement_letters(&plan).as_str(), hexes(&plan).as_str()), (letters, to), "{plan:?}");
}

/// Damage so far.
fn hurt(damage: u8) -> impl Fn(&mut Unit) {
    move |it| it.damage = damage
}

/// Experience points so far.
fn learnt(points: u8) -> impl Fn(&mut Unit) {
    move |it| it.experience = points
}

/// An attack owed.
fn owes(target: &str) -> impl Fn(&mut Unit) {
    let target = unit(target);
    move |it| it.owes = Some(target)
}

fn is_asked_to_intercept(play: &Play) -> bool {
    matches!(play.it.game().pending(), Pending::Decide { .. })
        && matches!(play.question(), Ask::Intercept { .. })
}

/// The human passes; then the whole turn of the Automa, with chance as it comes and nobody intercepting.
fn automa_turn(play: &mut Play) -> Vec<Event> {
    let mut told = play.pass();
    loop {
        told.extend(play.let_chance_speak(&mut Shuffler::new(7)));
        if !is_asked_to_intercept(play) {
            return told;
        }
        told.extend(play.let_pass().expect("one may let it pass"));
    }
}

fn fights(told: &[Event]) -> Vec<Fight> {
    let fight = |it: &Event| if let Event::Fought(fight) = it { Some(fight.clone()) } else { None };
    told.iter().filter_map(fight).collect()
}

/// Who fought whom.
fn pairs(told: &[Event]) -> String {
    let pairs: Vec<String> =
        fights(told).iter().map(|it| format!("{}>{}", it.attacker, it.defender)).collect();
    pairs.join(" ")
}

fn acted(told: &[Event]) -> Vec<UnitId> {
    told.iter().filter_map(|it| if let Event::Acted { unit } = it { Some(*unit) } else { None }).collect()
}

fn lot(play: &Play) -> Lot {
    match play.question() {
        Ask::Lot { of, .. } => of,
        other => panic!("no lot is drawn: {other:?}"),
    }
}

fn bag(play: &Play) -> String {
    spaced(play.bag().into_iter().map(|it| match it {
        Choice::Unit(unit) => unit.to_string(),
        Choice::Hex(hex) => hex.to_string(),
        Choice::Kind(kind) => kind.key().to_string(),
        other => format!("{other:?}"),
    }))
}

// Setting up.

#[test]
fn aa_aut_1_the_level_says_which_units_the_automa_has_beyond_its_set() {
    use Difficulty::*;
    for (level, extra) in [
        (Easy, vec![]),
        (Standard, vec![Kind::Artillery]),
        (Hard, vec![Kind::Artillery, Kind::Infantry]),
        (Overkill, vec![Kind::Tank, Kind::Special]),
    ] {
        for sets in 1..=2 {
            let mut setup = solo().set_up_anew();
            setup.automata[0].level = level;
            setup.sets = sets;
            let field = Play::start(setup).expect("a valid set-up").field();
            for kind in Kind::ALL {
                let n = sets as usize + extra.iter().filter(|it| **it == kind).count();
                assert_eq!(field.n_of_type(Faction::G2, kind), n, "{level:?}, {kind:?}, {sets} sets");
                assert_eq!(field.n_of_type(Faction::Us, kind), sets as usize, "the human has no more");
            }
        }
    }
}

/// The game up to the Automa's first token, which shows number 1 (C3).
fn first_token(scene: Scene, sets: u8) -> Play {
    let mut setup = scene.set_up_anew();
    setup.sets = sets;
    let mut play = Play::start(setup).expect("a valid set-up");
    let mine = play.field().waiting.iter().map(|it| it.id).filter(|it| it.faction() == Faction::Us).collect();
    play.choose(Choice::Divide(Box::new([mine, vec![], vec![]]))).expect("only the human divides");
    play.roll(&[1]);
    play.roll(&[12]);
    play.draw(Choice::Number(1));
    play
}

fn draw_units(play: &mut Play, ids: &[&str]) -> Vec<String> {
    for id in ids {
        play.draw(Choice::Unit(unit(id)));
    }
    ids.iter().map(|it| play.at(it)).collect()
}

/// The human does as chance will have it, until the Automa draws from its bag or the game begins.
fn on_to_the_bag(play: &mut Play) {
    let mut chance = Shuffler::new(3);
    loop {
        if play.field().round != 0 {
            return;
        }
        if let Pending::Chance(_) = play.it.game().pending()
            && let Ask::Lot { of: Lot::Bag { .. }, .. } = play.question()
        {
            return;
        }
        let answer = play.it.game().random_answer(&mut chance).expect("somebody is asked");
        play.answer(answer).expect("a legal answer");
    }
}

#[test]
fn aa_aut_2_two_units_are_drawn_for_the_first_and_second_token_and_all_that_remain_for_the_third() {
    for (sets, drawn) in [(1, 2), (2, 4)] {
        let mut play = first_token(solo(), sets);
        let of_army =
            |play: &Play, army| play.field().units.of(Faction::G2).filter(|it| it.army == army).count();
        assert_eq!(lot(&play), Lot::Bag { army: 1 });
        assert_eq!(play.bag().len(), 6 * sets as usize, "all its units are in the bag");
        while play.field().round == 0 {
            on_to_the_bag(&mut play);
            play.let_chance_speak(&mut Shuffler::new(11));
        }
        for army in 1..=3 {
            let n = if army == 3 { 6 * sets as usize - 2 * drawn } else { drawn };
            assert_eq!(of_army(&play, army), n, "{sets} sets, token {army}");
        }
    }
}

#[test]
fn aa_aut_2_the_third_token_gets_the_extra_units_too() {
    let mut setup = solo().set_up_anew();
    setup.automata[0].level = Difficulty::Overkill;
    let mut play = Play::start(setup).expect("a valid set-up");
    let mut chance = Shuffler::new(5);
    while play.field().round == 0 {
        let answer = play.it.game().random_answer(&mut chance).expect("somebody is asked");
        play.answer(answer).expect("a legal answer");
    }
    let n = |army| play.field().units.of(Faction::G2).filter(|it| it.army == army).count();
    assert_eq!((n(1), n(2), n(3)), (2, 2, 4));
}

#[test]
fn aa_aut_2_the_first_drawn_stands_on_the_number_the_next_ones_clockwise_around_it_from_the_top() {
    let mut play = first_token(solo(), 2);
    let places = draw_units(&mut play, &["g2-tank-1", "g2-infantry-2", "g2-bomber-1", "g2-artillery-2"]);
    assert_eq!(places, ["C3", "C2", "D2", "D3"]);
}

#[test]
fn aa_aut_30_ground_units_but_infantry_skip_water() {
    let wet = || first_token(solo().terrain('~', "C2 D3"), 2);
    let tanks = ["g2-infantry-1", "g2-tank-1", "g2-artillery-1", "g2-tank-2"];
    assert_eq!(draw_units(&mut wet(), &tanks), ["C3", "D2", "C4", "B3"]);
    let swimmers = ["g2-tank-1", "g2-special-1", "g2-tank-2", "g2-fighter-1"];
    assert_eq!(draw_units(&mut wet(), &swimmers), ["C3", "C2", "D2", "D3"], "infantry and aircraft do not");
}

#[test]
fn aa_aut_30_hexes_with_a_factory_are_skipped_and_the_second_ring_follows_the_first() {
    let scene = solo().terrain('.', "A1").terrain('F', "C2");
    let mut play = first_token(scene.terrain('~', "D2 D3 C4 B3"), 2);
    let places = draw_units(&mut play, &["g2-tank-1", "g2-tank-2", "g2-artillery-1", "g2-artillery-2"]);
    assert_eq!(places, ["C3", "B2", "C1", "D1"], "B2 closes the ring; C1 is the top of the next");
}

#[test]
fn aa_aut_2_its_armies_are_drawn_at_random_under_the_limit() {
    let scene = || {
        let army = |n: u8| move |it: &mut Unit| it.army = n;
        let scene = solo().round(1).unit("us-tank-1", "C3").unit_with("g2-tank-1", "K3", army(1));
        scene.unit_with("g2-tank-2", "K8", army(2)).unit_with("g2-tank-3", "K13", army(3))
    };
    let armies = |list: &[u8]| Choice::Armies(Armies::try_from(list.to_vec()).expect("armies are 1 to 3"));
    let mut play = scene().turn(Faction::G2).play();
    assert_eq!(lot(&play), Lot::Armies);
    assert_eq!(play.bag(), [armies(&[1]), armies(&[2]), armies(&[3])], "the first to play uses one");
    let told = play.draw(armies(&[2]));
    assert_eq!(acted(&told), [unit("g2-tank-2")]);
    let mut play = scene().turn(Faction::Us).play();
    play.armies(&[1]).expect("the human chooses");
    play.pass();
    assert_eq!(play.bag(), [armies(&[1, 2]), armies(&[1, 3]), armies(&[2, 3])], "the second two");
    let told = play.draw(armies(&[1, 3]));
    let mut told = acted(&told);
    told.extend(acted(&play.let_chance_speak(&mut Shuffler::new(1))));
    assert!(told.contains(&unit("g2-tank-1")) && told.contains(&unit("g2-tank-3")), "{told:?}");
    assert!(!told.contains(&unit("g2-tank-2")), "its army rests");
}

#[test]
fn aa_aut_2_in_round_two_the_first_uses_its_other_two_armies_without_a_draw() {
    let army = |n: u8| move |it: &mut Unit| it.army = n;
    let scene = solo().round(2).turn(Faction::G2).unit("us-tank-1", "C3");
    let scene = scene.unit_with("g2-tank-1", "K3", army(1)).unit_with("g2-artillery-1", "K8", army(2));
    let used = Armies::try_from(vec![1]).expect("armies are 1 to 3");
    let play = scene.position(|it| it.used[Faction::G2] = used).play();
    assert_eq!(play.field().active, Some(Faction::Us), "its turn is over");
    assert_eq!(play.at("g2-tank-1"), "K3", "army 1 rests");
    assert_ne!(play.at("g2-artillery-1"), "K8", "army 2 acts");
}

// The order of units.

#[test]
fn aa_aut_3_regular_infantry_special_infantry_artillery_aircraft_tanks() {
    let scene = solo().unit("us-tank-1", "A4").unit("g2-tank-1", "K13").unit("g2-bomber-1", "K11");
    let scene = scene.unit("g2-artillery-1", "H13").unit("g2-special-1", "H11").unit("g2-infantry-1", "K9");
    let order = acted(&automa_turn(&mut scene.play()));
    let kinds: Vec<&str> = order.iter().map(|it| it.kind().key()).collect();
    assert_eq!(kinds, ["infantry", "special", "artillery", "bomber", "tank"]);
}

#[test]
fn aa_aut_3_within_one_type_the_unit_that_can_meet_the_higher_priority_goes_first() {
    let scene = solo().unit("us-tank-1", "K4").unit("g2-infantry-1", "J9").unit("g2-infantry-2", "B8");
    let play = scene.play();
    let next = next_units(play.world(), &play.field(), Faction::G2);
    assert_eq!(next, [unit("g2-infantry-2")], "it can occupy a factory");
    let scene = solo().unit("us-tank-1", "K4").unit("g2-tank-1", "K13").unit("g2-tank-2", "K6");
    let play = scene.play();
    assert_eq!(next_units(play.world(), &play.field(), Faction::G2), [unit("g2-tank-2")], "it can attack");
}

#[test]
fn aa_aut_3_then_the_one_drawn_at_random() {
    let scene = solo().unit("us-tank-1", "A4").unit("g2-tank-1", "K13").unit("g2-tank-2", "H13");
    let mut play = scene.unit("g2-tank-3", "K10").play();
    let next = next_units(play.world(), &play.field(), Faction::G2);
    assert_eq!(spaced(next), "g2-tank-1 g2-tank-2 g2-tank-3");
    play.pass();
    assert_eq!(lot(&play), Lot::Unit);
    assert_eq!(bag(&play), "g2-tank-1 g2-tank-2 g2-tank-3");
    let told = play.draw(Choice::Unit(unit("g2-tank-2")));
    assert_eq!(acted(&told).first(), Some(&unit("g2-tank-2")));
    assert_eq!(bag(&play), "g2-tank-1 g2-tank-3", "the others are still to act");
}

#[test]
fn aa_aut_28_fighters_and_bombers_are_one_group() {
    let scene = solo().unit("us-tank-1", "J4").unit("g2-bomber-1", "J9").unit("g2-fighter-1", "J8");
    let play = scene.play();
    let next = next_units(play.world(), &play.field(), Faction::G2);
    assert_eq!(spaced(next), "g2-bomber-1 g2-fighter-1", "both can attack: neither type is before the other");
    let scene = solo().unit("us-tank-1", "A2").unit("g2-fighter-1", "M16").unit("g2-bomber-1", "C6");
    let play = scene.flag(Faction::G2, "M16").play();
    let next = next_units(play.world(), &play.field(), Faction::G2);
    assert_eq!(next, [unit("g2-bomber-1")], "the fighter cannot attack yet");
}

#[test]
fn aa_aut_28_after_every_unit_all_is_judged_anew() {
    // Only when the first has destroyed the howitzer does the second look for the tank behind it.
    let scene = solo().unit_with("us-artillery-1", "J6", hurt(5)).unit("us-tank-1", "J4");
    let scene = scene.unit("g2-tank-1", "J8").unit("g2-tank-2", "K8");
    let mut play = scene.play();
    for id in ["g2-tank-1", "g2-tank-2"] {
        assert_eq!(targets(&play.thinks(id)), "us-artillery-1", "{id}");
    }
    let told = automa_turn(&mut play);
    let fought: Vec<UnitId> = fights(&told).iter().map(|it| it.defender).collect();
    assert_eq!(fought, [unit("us-artillery-1"), unit("us-tank-1")]);
}

#[test]
fn aa_aut_4_each_unit_moves_and_attacks_at_once() {
    let scene = solo().unit("us-artillery-1", "J5").unit("us-artillery-2", "C4");
    let scene = scene.unit("g2-bomber-1", "C9").unit("g2-tank-1", "J9");
    let told = automa_turn(&mut scene.play());
    let steps: Vec<String> = told
        .iter()
        .filter_map(|it| match it {
            Event::Marched { unit, .. } => Some(format!("{unit} moves")),
            Event::Fought(fight) => Some(format!("{} attacks", fight.attacker)),
            _ => None,
        })
        .collect();
    assert_eq!(steps, ["g2-bomber-1 moves", "g2-bomber-1 attacks", "g2-tank-1 moves", "g2-tank-1 attacks"]);
    let turn = told.iter().skip_while(|it| !matches!(it, Event::TurnBegan { faction: Faction::G2, .. }));
    let phases: Vec<Phase> = turn
        .take_while(|it| !matches!(it, Event::TurnBegan { faction: Faction::Us, .. }))
        .filter_map(|it| if let Event::PhaseBegan { phase } = it { Some(*phase) } else { None })
        .collect();
    assert_eq!(phases, [Phase::Money], "there is no declaring");
}

// The orders of infantry.

#[test]
fn aa_aut_5_order_1_occupy_a_factory_if_no_enemy_infantry_is_next_to_it() {
    let scene = || solo().unit("g2-infantry-1", "B8").unit("us-tank-2", "K9");
    let follows = |scene: Scene| scene.play().thinks("g2-infantry-1").order;
    let plan = scene().play().thinks("g2-infantry-1");
    assert_eq!((plan.order, hexes(&plan).as_str()), (Some(Order::Occupy), "A8"));
    assert_eq!(follows(scene().unit("us-tank-1", "A9")), Some(Order::Occupy), "a tank does not matter");
    for id in ["us-infantry-1", "us-special-1"] {
        let plan = scene().unit(id, "A9").play().thinks("g2-infantry-1");
        assert_ne!(plan.order, Some(Order::Occupy), "{id}");
        assert_eq!(tried(&plan)[0], (Order::Occupy, Failed::NoFactoryToOccupy));
    }
}

#[test]
fn aa_aut_5_order_1_an_enemy_factory_is_occupied_too_and_the_unit_in_it_removed() {
    let scene = solo().flag(Faction::Us, "A8").unit("us-artillery-1", "A8").unit("g2-infantry-1", "B8");
    let mut play = scene.unit("us-tank-1", "K9").play();
    automa_turn(&mut play);
    assert_eq!(play.at("g2-infantry-1"), "A8");
    assert!(!play.stands("us-artillery-1"));
}

#[test]
fn aa_aut_21_an_enemy_infantry_inside_a_factory_is_not_next_to_it() {
    let scene = solo().flag(Faction::Us, "A8").unit("us-infantry-1", "A8").unit("g2-infantry-1", "B8");
    assert_eq!(scene.play().thinks("g2-infantry-1").order, Some(Order::Occupy));
    // Nor does it let a second infantry come.
    let scene = solo().flag(Faction::Us, "A8").unit("us-infantry-1", "A8").unit("g2-infantry-1", "D8");
    let plan = scene.unit("g2-infantry-2", "A7").play().thinks("g2-infantry-1");
    assert_ne!(plan.order, Some(Order::NextToFactory));
}

#[test]
fn aa_aut_5_order_2_move_next_to_a_neutral_or_enemy_factory() {
    for flag in [None, Some(Faction::Us), Some(Faction::G2)] {
        let mut scene = solo().unit("g2-infantry-1", "D8").unit("us-tank-1", "K9");
        if let Some(flag) = flag {
            scene = scene.flag(flag, "A8");
        }
        let plan = scene.play().thinks("g2-infantry-1");
        let wanted = flag != Some(Faction::G2);
        assert_eq!(plan.order == Some(Order::NextToFactory), wanted, "{flag:?}");
        let next_to = plan.ways.iter().all(|it| it.hex.distance(hex("A8")) == 1);
        assert_eq!(next_to, wanted, "{flag:?}: {}", hexes(&plan));
    }
}

#[test]
fn aa_aut_5_order_2_not_where_another_own_infantry_is_already_unless_an_enemy_infantry_is_too() {
    let scene = || solo().unit("g2-infantry-1", "D8").unit("us-tank-1", "K9");
    let order = |scene: Scene| scene.play().thinks("g2-infantry-1").order;
    assert_eq!(order(scene().unit("g2-tank-1", "A9")), Some(Order::NextToFactory), "a tank does not matter");
    for id in ["g2-infantry-2", "g2-special-1"] {
        let plan = scene().unit(id, "A9").play().thinks("g2-infantry-1");
        let failed = (Order::NextToFactory, Failed::NoHexNextToFactory);
        assert!(tried(&plan).contains(&failed), "{id}: {plan:?}");
    }
    let contested = scene().unit("g2-infantry-2", "A9").unit("us-infantry-1", "A7");
    assert_eq!(order(contested), Some(Order::NextToFactory));
}

#[test]
fn aa_aut_5_order_3_move_so_that_a_hex_next_to_a_factory_can_be_reached_in_the_next_move() {
    let plan = solo().unit("g2-infantry-1", "H8").unit("us-tank-1", "M9").play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::WithinReachOfFactory));
    assert!(plan.ways.iter().all(|it| it.hex.distance(hex("A8")) == 4), "{}", hexes(&plan));
    let failed =
        [(Order::Occupy, Failed::NoFactoryToOccupy), (Order::NextToFactory, Failed::NoHexNextToFactory)];
    assert_eq!(tried(&plan), failed);
    // One hex further off no hex would do.
    let plan = solo().unit("g2-infantry-1", "J8").unit("us-tank-1", "M9").play().thinks("g2-infantry-1");
    assert_eq!(tried(&plan)[2], (Order::WithinReachOfFactory, Failed::NoHexWithinReach));
}

#[test]
fn aa_aut_5_order_3_it_is_the_next_move_that_counts_with_the_terrain_in_between() {
    // The forest around the factory costs 1.5: from four hexes off the next move ends two hexes short.
    let woods = "B6 B7 B8 B9 C6 C7 C8 C9 C10 A7 A9 A6 A10";
    let scene = solo().terrain('f', woods).unit("g2-infantry-1", "H8").unit("us-tank-1", "M9");
    assert_ne!(scene.play().thinks("g2-infantry-1").order, Some(Order::WithinReachOfFactory));
}

#[test]
fn aa_aut_21_order_3_leaves_out_factories_that_order_2_leaves_out() {
    let scene = || solo().unit("g2-infantry-1", "G8").unit("g2-infantry-2", "A9").unit("us-tank-1", "M9");
    let plan = scene().play().thinks("g2-infantry-1");
    assert_eq!(tried(&plan)[2], (Order::WithinReachOfFactory, Failed::NoHexWithinReach));
    let plan = scene().unit("us-infantry-1", "A7").play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::WithinReachOfFactory), "unless an enemy infantry is there too");
}

#[test]
fn aa_aut_5_order_4_move_and_attack_by_priority_a_then_b() {
    // A stand-off at A8, which keeps orders 1 to 3 away.
    let scene = || solo().unit("g2-infantry-1", "B8").unit("us-infantry-1", "A9");
    let plan = scene().play().thinks("g2-infantry-1");
    assert_eq!((plan.order, targets(&plan).as_str()), (Some(Order::AttackAOrB), "us-infantry-1"), "b");
    let plan = scene().unit_with("us-tank-1", "C9", hurt(5)).play().thinks("g2-infantry-1");
    assert_eq!((plan.order, targets(&plan).as_str()), (Some(Order::AttackAOrB), "us-tank-1"), "a before b");
    let plan = scene().unit("us-tank-1", "C9").play().thinks("g2-infantry-1");
    assert_eq!(targets(&plan), "us-infantry-1", "the tank is neither");
}

#[test]
fn aa_aut_20_order_4_needs_a_target_that_can_be_attacked_in_this_turn() {
    let scene = |at| solo().unit("g2-infantry-1", "J8").unit_with("us-tank-1", at, hurt(5));
    assert_eq!(scene("J12").play().thinks("g2-infantry-1").order, Some(Order::AttackAOrB), "four hexes off");
    let plan = scene("J13").play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::TowardsFactory), "five hexes off");
    assert_eq!(tried(&plan)[3], (Order::AttackAOrB, Failed::NoTargetOfAOrB));
}

#[test]
fn aa_aut_20_the_targets_of_a_are_narrowed_by_the_other_letters() {
    let scene = solo().unit("g2-infantry-1", "J8").unit_with("us-tank-1", "J10", hurt(5));
    let scene = scene.unit_with("us-artillery-1", "J6", hurt(5)).unit("us-artillery-2", "H8");
    attacks(scene, "g2-infantry-1", "c", "us-artillery-1");
}

#[test]
fn aa_aut_5_order_5_move_towards_the_nearest_factory_and_otherwise_do_not_attack() {
    let scene = solo().unit("g2-infantry-1", "J8").unit("us-tank-1", "J9");
    let plan = scene.play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::TowardsFactory));
    assert_eq!(targets(&plan), "", "the tank can be damaged, but meets neither a nor b");
    let failed: Vec<Failed> = tried(&plan).into_iter().map(|it| it.1).collect();
    use Failed::*;
    assert_eq!(failed, [NoFactoryToOccupy, NoHexNextToFactory, NoHexWithinReach, NoTargetOfAOrB]);
}

#[test]
fn aa_aut_31_order_5_goes_as_close_as_it_can() {
    let plan = solo().unit("g2-infantry-1", "H9").unit("us-tank-1", "M9");
    // With A8 its own, M16 is the nearest: nine hexes off, six after the move.
    let plan = plan.flag(Faction::G2, "A8").play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::TowardsFactory));
    let nearest = |it: Hex| ["A1", "A16", "M1", "M16"].iter().map(|to| hex(to).distance(it)).min();
    let before = nearest(hex("H9")).expect("there are factories");
    assert!(plan.ways.iter().all(|it| nearest(it.hex) == Some(before - 3)), "{}", hexes(&plan));
}

#[test]
fn aa_aut_18_order_5_goes_to_another_own_infantrys_factory_too_but_only_if_it_brings_the_unit_nearer() {
    let scene = solo().unit("g2-infantry-1", "D8").unit("g2-infantry-2", "A9").unit("us-tank-1", "K9");
    let plan = scene.play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::TowardsFactory));
    assert!(plan.ways.iter().all(|it| it.hex.distance(hex("A8")) == 1), "{}", hexes(&plan));
}

#[test]
fn aa_aut_18_one_already_next_to_a_factory_skips_orders_2_and_3_and_acts_as_a_tank_in_the_end() {
    // Too weak to damage the infantry that keeps it from occupying: one hit.
    let scene = solo().unit_with("g2-infantry-1", "B8", hurt(3)).unit("us-infantry-1", "A9");
    let plan = scene.play().thinks("g2-infantry-1");
    let all = [
        (Order::Occupy, Failed::NoFactoryToOccupy),
        (Order::NextToFactory, Failed::NextToFactoryAlready),
        (Order::WithinReachOfFactory, Failed::NextToFactoryAlready),
        (Order::AttackAOrB, Failed::NoTargetOfAOrB),
        (Order::TowardsFactory, Failed::NoNearerHex),
        (Order::Attack, Failed::NoTarget),
    ];
    assert_eq!(tried(&plan), all);
    assert_eq!(plan.order, Some(Order::TowardsTarget));
}

#[test]
fn aa_aut_5_order_6_act_as_a_tank() {
    let scene = without_factories().unit("g2-infantry-1", "J9").unit("us-tank-1", "J7");
    let plan = scene.play().thinks("g2-infantry-1");
    assert_eq!((plan.order, targets(&plan).as_str()), (Some(Order::Attack), "us-tank-1"));
    let scene = without_factories().unit("g2-infantry-1", "J9").unit("us-tank-1", "J3");
    let plan = scene.play().thinks("g2-infantry-1");
    assert_eq!((plan.order, hexes(&plan).as_str()), (Some(Order::TowardsTarget), "J6"));
}

#[test]
fn aa_aut_19_no_attack_under_orders_1_to_3() {
    for (from, order) in
        [("B8", Order::Occupy), ("D8", Order::NextToFactory), ("G8", Order::WithinReachOfFactory)]
    {
        let at = hex(from).neighbours()[2].to_string();
        let scene = solo().unit("g2-infantry-1", from).unit_with("us-tank-1", &at, hurt(5));
        let mut play = scene.unit("us-tank-2", "M9").play();
        let plan = play.thinks("g2-infantry-1");
        assert_eq!((plan.order, targets(&plan).as_str()), (Some(order), ""), "though it could destroy");
        assert_eq!(pairs(&automa_turn(&mut play)), "", "{order:?}");
    }
}

#[test]
fn aa_aut_31_orders_2_to_6_never_occupy() {
    // From A8 it could attack too, and would stand next to its own tank.
    let scene = solo().unit("g2-infantry-1", "B8").unit("us-infantry-1", "A9").unit("g2-tank-1", "A7");
    let plan = scene.play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::AttackAOrB));
    assert!(plan.ways.iter().all(|it| it.hex != hex("A8")), "{}", hexes(&plan));
}

#[test]
fn aa_aut_31_infantry_ends_a_move_on_water_only_where_no_other_hex_serves() {
    // A7 and B7 are further from the enemy than B8.
    let scene = || solo().terrain('~', "A7 B7").unit("g2-infantry-1", "B6").unit("us-tank-1", "C11");
    let plan = scene().play().thinks("g2-infantry-1");
    assert_eq!((plan.order, hexes(&plan).as_str()), (Some(Order::NextToFactory), "B8"));
    let plan = scene().unit("g2-tank-1", "B8").play().thinks("g2-infantry-1");
    assert_eq!(plan.order, Some(Order::NextToFactory));
    assert!(["A7", "B7"].contains(&hexes(&plan).as_str()), "{}", hexes(&plan));
}

#[test]
fn aa_aut_31_under_order_6_it_keeps_the_infantrys_movement_priorities() {
    // J6 is next to the tank on the road, which is only half a point away.
    let scene = without_factories().terrain('=', "J5").unit("g2-special-1", "J9").unit("us-tank-1", "J7");
    let scene = scene.unit_with("us-tank-2", "J5", learnt(1)).terrain('f', "K7");
    let plan = scene.play().thinks("g2-special-1");
    assert_eq!((plan.order, targets(&plan).as_str()), (Some(Order::Attack), "us-tank-1"));
    assert_eq!((movement_letters(&plan).as_str(), hexes(&plan).as_str()), ("ac", "K7"));
}

// The orders of the others.

#[test]
fn aa_aut_6_move_within_range_and_attack_else_as_close_as_possible_to_the_target_of_the_highest_priority() {
    let near = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J5").play().thinks("g2-tank-1");
    assert_eq!((near.order, targets(&near).as_str()), (Some(Order::Attack), "us-tank-1"));
    // The howitzer, though the tank is nearer.
    let scene = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "C9").unit("us-artillery-1", "J16");
    let far = scene.play().thinks("g2-tank-1");
    assert_eq!(far.order, Some(Order::TowardsTarget));
    assert_eq!((attack_letters(&far).as_str(), hexes(&far).as_str()), ("c", "J13"));
    assert_eq!(targets(&far), "", "nothing is attacked");
    assert_eq!(tried(&far), [(Order::Attack, Failed::NoTarget)]);
}

#[test]
fn aa_aut_23_who_cannot_be_damaged_is_no_target() {
    let scene = || without_factories().unit("g2-infantry-1", "J9").unit("us-tank-1", "J7");
    let order = |scene: Scene| scene.play().thinks("g2-infantry-1").order;
    assert_eq!(order(scene()), Some(Order::Attack), "two hits are 1 damage in the open");
    assert_eq!(order(scene().terrain('f', "J7")), Some(Order::TowardsTarget), "and none in forest");
    let aircraft = solo().unit("g2-tank-1", "J9").unit("us-fighter-1", "J7").play().thinks("g2-tank-1");
    assert_eq!(tried(&aircraft), [(Order::Attack, Failed::NoTarget)], "a tank may not attack aircraft");
}

#[test]
fn aa_aut_23_order_ii_2_looks_at_all_enemies_that_can_be_damaged_and_at_all_if_there_is_none() {
    let scene = || solo().unit("g2-tank-1", "J9").unit("us-bomber-1", "J3");
    assert_eq!(hexes(&scene().play().thinks("g2-tank-1")), "J5", "towards the bomber, having nobody else");
    let plan = scene().unit("us-infantry-1", "J16").play().thinks("g2-tank-1");
    assert_eq!(hexes(&plan), "J13", "towards the infantry");
}

// The attack priorities: positions in which one letter alone decides.

#[test]
fn aa_aut_7_a_can_be_destroyed_by_this_attack() {
    let scene = solo().unit("g2-tank-1", "J9").unit_with("us-tank-2", "J11", hurt(2));
    let weak = |it: &mut Unit| (it.damage, it.experience) = (3, 2);
    attacks(scene.unit_with("us-tank-1", "J7", weak), "g2-tank-1", "a", "us-tank-1");
}

#[test]
fn aa_aut_7_a_the_forest_of_the_target_counts() {
    // Seven hits, not six, are 3 damage in forest.
    let scene = solo().terrain('f', "J7").unit("g2-tank-1", "J9").unit_with("us-tank-1", "J7", hurt(3));
    let other = |it: &mut Unit| (it.damage, it.experience) = (3, 2);
    attacks(scene.unit_with("us-tank-2", "J11", other), "g2-tank-1", "a", "us-tank-2");
}

#[test]
fn aa_aut_7_b_infantry_next_to_a_neutral_or_an_own_factory() {
    let scene = || {
        let scene = solo().unit("g2-tank-1", "D8").unit("us-infantry-2", "F8");
        scene.unit_with("us-infantry-1", "B8", learnt(1))
    };
    attacks(scene(), "g2-tank-1", "b", "us-infantry-1");
    attacks(scene().flag(Faction::G2, "A8"), "g2-tank-1", "b", "us-infantry-1");
    attacks(scene().flag(Faction::Us, "A8"), "g2-tank-1", "k", "us-infantry-2");
    let tanks = solo().unit("g2-tank-1", "D8").unit("us-tank-2", "F8");
    attacks(tanks.unit_with("us-tank-1", "B8", learnt(1)), "g2-tank-1", "k", "us-tank-2");
}

#[test]
fn aa_aut_7_c_cannot_shoot_back() {
    let scene = solo().unit("g2-tank-1", "J9").unit("us-infantry-1", "J7").unit("us-artillery-1", "J11");
    attacks(scene, "g2-tank-1", "c", "us-artillery-1");
    // Tanks cannot shoot at aircraft; infantry can.
    let scene = solo().unit("g2-bomber-1", "J9").unit("us-infantry-1", "J7").unit("us-tank-1", "J11");
    attacks(scene, "g2-bomber-1", "c", "us-tank-1");
    // Nor can infantry on water.
    let scene = solo().terrain('~', "J11").unit("g2-tank-1", "J9").unit("us-infantry-1", "J7");
    attacks(scene.unit_with("us-infantry-2", "J11", learnt(1)), "g2-tank-1", "c", "us-infantry-2");
}

#[test]
fn aa_aut_7_d_a_fighter_prefers_a_bomber() {
    let scene = |id| solo().unit(id, "J9").unit("us-bomber-1", "J7").unit("us-infantry-1", "J11");
    attacks(scene("g2-fighter-1"), "g2-fighter-1", "d", "us-bomber-1");
    attacks(scene("g2-bomber-1"), "g2-bomber-1", "i", "us-infantry-1");
}

#[test]
fn aa_aut_7_e_infantry_that_can_reach_a_neutral_or_own_factory_in_its_next_turn() {
    let scene = || {
        let scene = solo().unit("g2-tank-1", "F8").unit("us-infantry-2", "H8");
        scene.unit_with("us-infantry-1", "D8", learnt(1))
    };
    attacks(scene(), "g2-tank-1", "e", "us-infantry-1");
    attacks(scene().flag(Faction::G2, "A8"), "g2-tank-1", "e", "us-infantry-1");
    attacks(scene().flag(Faction::Us, "A8"), "g2-tank-1", "k", "us-infantry-2");
}

#[test]
fn aa_aut_22_to_reach_a_factory_is_a_real_move_with_units_and_debts_as_they_stand() {
    let scene = |change: &dyn Fn(&mut Unit)| {
        let scene = solo().unit("g2-tank-1", "F8").unit("us-infantry-2", "H8");
        scene.unit_with("us-infantry-1", "E8", |it| {
            it.experience = 1;
            change(it);
        })
    };
    attacks(scene(&|_| ()), "g2-tank-1", "e", "us-infantry-1");
    let debt = owes("g2-tank-1");
    attacks(scene(&debt), "g2-tank-1", "k", "us-infantry-2");
    // Three steps would bring it next to A8, but the Automa's units bar the way.
    let barred = scene(&|_| ()).unit("g2-infantry-1", "D7").unit("g2-infantry-2", "D8");
    attacks(barred, "g2-tank-1", "k", "us-infantry-2");
}

#[test]
fn aa_aut_7_f_infantry_on_an_enemy_factory_that_own_infantry_can_reach_next_turn() {
    let scene = || {
        let scene = solo().flag(Faction::Us, "A8").unit("g2-tank-1", "D8").unit("us-infantry-2", "F8");
        scene.unit_with("us-infantry-1", "A8", learnt(1))
    };
    attacks(scene().unit("g2-infantry-1", "C10"), "g2-tank-1", "f", "us-infantry-1");
    attacks(scene().unit("g2-infantry-1", "K14"), "g2-tank-1", "k", "us-infantry-2");
    attacks(scene().unit("g2-artillery-1", "C10"), "g2-tank-1", "k", "us-infantry-2");
    let debt = scene().unit_with("g2-infantry-1", "C10", owes("us-infantry-2"));
    attacks(debt, "g2-tank-1", "k", "us-infantry-2");
}

#[test]
fn aa_aut_7_g_already_attacked_by_another_unit_this_turn() {
    // In forest 6 hits are 2 damage: neither tank can be destroyed.
    let scene = solo().terrain('f', "J7 J11").unit("g2-tank-1", "J9").unit("g2-tank-2", "H9");
    let mut play = scene.unit("us-tank-1", "J7").unit("us-tank-2", "J11").play();
    play.pass();
    play.draw(Choice::Unit(unit("g2-tank-1")));
    assert_eq!(targets(&play.thinks("g2-tank-1")), "us-tank-1 us-tank-2");
    assert_eq!(lot(&play), Lot::Target { unit: unit("g2-tank-1") });
    play.draw(Choice::Unit(unit("us-tank-2")));
    let told = play.let_chance_speak(&mut Shuffler::new(2));
    assert_eq!(pairs(&told), "g2-tank-1>us-tank-2 g2-tank-2>us-tank-2");
    let considered = told.iter().find_map(|it| match it {
        Event::Considered { unit: by, chain, .. } if *by == unit("g2-tank-2") => Some(chain.clone()),
        _ => None,
    });
    let links = considered.expect("it says why").links;
    let narrowed = Link::Targets { letter: AttackLetter::G, left: vec![unit("us-tank-2")] };
    assert!(links.contains(&narrowed), "{links:?}");
}

#[test]
fn aa_aut_7_h_most_experienced_if_it_cannot_shoot_back() {
    let scene = |kind: &str| {
        let [first, second] = [1, 2].map(|nr| format!("us-{kind}-{nr}"));
        let scene = solo().unit("g2-tank-1", "J9").unit_with(&first, "J7", learnt(1));
        scene.unit_with(&second, "J11", learnt(2))
    };
    attacks(scene("artillery"), "g2-tank-1", "h", "us-artillery-2");
    attacks(scene("tank"), "g2-tank-1", "k", "us-tank-1");
}

#[test]
fn aa_aut_7_i_lowest_attack_value() {
    let scene = solo().unit("g2-tank-1", "J9").unit("us-infantry-1", "J7").unit("us-tank-1", "J11");
    attacks(scene, "g2-tank-1", "i", "us-infantry-1");
}

#[test]
fn aa_aut_7_j_most_expensive() {
    let scene = solo().unit("g2-tank-1", "J9").unit("us-infantry-1", "J8");
    attacks(scene.unit_with("us-special-1", "J10", learnt(1)), "g2-tank-1", "j", "us-special-1");
}

#[test]
fn aa_aut_7_k_least_experienced() {
    let scene = solo().unit("g2-tank-1", "J9").unit_with("us-tank-1", "J7", learnt(1));
    attacks(scene.unit("us-tank-2", "J11"), "g2-tank-1", "k", "us-tank-2");
}

#[test]
fn aa_aut_7_what_remains_is_narrowed_by_the_next_and_at_last_at_random() {
    let scene = || solo().unit("g2-tank-1", "J9").unit("us-infantry-1", "J7").unit("us-tank-1", "K9");
    let experienced = scene().unit_with("us-infantry-2", "J11", learnt(1));
    attacks(experienced, "g2-tank-1", "ik", "us-infantry-1");
    let mut play = scene().unit("us-infantry-2", "J11").play();
    assert_eq!(targets(&play.thinks("g2-tank-1")), "us-infantry-1 us-infantry-2", "nothing tells them apart");
    play.pass();
    assert_eq!(lot(&play), Lot::Target { unit: unit("g2-tank-1") });
    assert_eq!(bag(&play), "us-infantry-1 us-infantry-2");
}

#[test]
fn aa_aut_26_h_and_k_go_by_points() {
    let veterans = solo().unit("g2-tank-1", "J9").unit_with("us-artillery-1", "J7", learnt(4));
    attacks(veterans.unit_with("us-artillery-2", "J11", learnt(3)), "g2-tank-1", "h", "us-artillery-1");
    let heroes = solo().unit("g2-tank-1", "J9").unit_with("us-tank-1", "J7", learnt(9));
    attacks(heroes.unit_with("us-tank-2", "J11", learnt(8)), "g2-tank-1", "k", "us-tank-2");
}

#[test]
fn aa_aut_26_i_goes_by_the_base_value_against_the_acting_units_kind() {
    // The veteran hits on 4, but its base value is 2, and a B-17's against aircraft is 3.
    let scene = solo().unit("g2-bomber-1", "J9").unit("us-bomber-1", "J11");
    attacks(scene.unit_with("us-infantry-1", "J7", learnt(3)), "g2-bomber-1", "i", "us-infantry-1");
    // Against aircraft a B-17 has 3 and a fighter 5; against the ground 7 and 3.
    let scene = solo().unit("g2-bomber-1", "J9").unit("us-bomber-1", "J7").unit("us-fighter-1", "J11");
    attacks(scene, "g2-bomber-1", "i", "us-bomber-1");
    // Neither has a value against aircraft: 0 and 0.
    let scene = solo().unit("g2-bomber-1", "J9").unit("us-tank-1", "J7").unit("us-artillery-1", "J11");
    attacks(scene, "g2-bomber-1", "", "us-artillery-1 us-tank-1");
}

#[test]
fn aa_aut_24_from_two_hexes_and_more_nobody_can_shoot_back_and_only_such_hexes_remain() {
    let scene = |faction| Scene::of(&[(Faction::Us, 0), (faction, 1)]).automa(faction);
    // The Pak 40 has a range of 1-2. Next to the road there is only H6, which is next to the target.
    let pak = scene(Faction::G1).terrain('=', "H5").unit("g1-artillery-1", "J9").unit("us-infantry-1", "J6");
    let plan = pak.play().thinks("g1-artillery-1");
    assert!(plan.ways.iter().all(|it| it.hex.distance(hex("J6")) == 2), "{}", hexes(&plan));
    // From two hexes off the tank cannot answer either, so that c does not tell it from the howitzer.
    let pak = scene(Faction::G1).unit("g1-artillery-1", "J9").unit("us-artillery-1", "J6");
    attacks(pak.unit_with("us-tank-1", "J12", learnt(1)), "g1-artillery-1", "h", "us-tank-1");
}

#[test]
fn aa_aut_32_under_ii_2_c_and_h_are_met_if_some_own_range_is_safe() {
    let scene = |faction, id| {
        let scene = Scene::of(&[(Faction::Us, 0), (faction, 1)]).automa(faction).unit(id, "J9");
        scene.unit_with("us-tank-1", "C9", learnt(1)).unit("us-artillery-1", "J16")
    };
    let pak = scene(Faction::G1, "g1-artillery-1").play().thinks("g1-artillery-1");
    assert_eq!((pak.order, attack_letters(&pak).as_str()), (Some(Order::TowardsTarget), "h"));
    assert!(pak.ways.iter().all(|it| it.hex.distance(hex("C9")) == 3), "{}", hexes(&pak));
    let tank = scene(Faction::G2, "g2-tank-1").play().thinks("g2-tank-1");
    assert_eq!((tank.order, attack_letters(&tank).as_str()), (Some(Order::TowardsTarget), "c"));
}

#[test]
fn aa_aut_32_of_tied_targets_one_is_drawn_before_the_hex_to_attack_it_from() {
    let mut play = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "H5").unit("us-tank-2", "J12").play();
    play.pass();
    assert_eq!(lot(&play), Lot::Target { unit: unit("g2-tank-1") });
    play.draw(Choice::Unit(unit("us-tank-1")));
    assert_eq!(lot(&play), Lot::Hex { unit: unit("g2-tank-1") });
    assert_eq!(bag(&play), "H6 J6", "only hexes for that target");
}

#[test]
fn aa_aut_32_under_ii_2_too_one_of_tied_targets_is_drawn_first_then_the_hexes_for_it() {
    // Both tanks are out of reach and alike.
    let scene = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "C8").unit("us-tank-2", "J16");
    let mut play = scene.play();
    assert_eq!(play.thinks("g2-tank-1").order, Some(Order::TowardsTarget));
    play.pass();
    assert_eq!(lot(&play), Lot::Target { unit: unit("g2-tank-1") });
    assert_eq!(bag(&play), "us-tank-1 us-tank-2");
}

// The movement priorities: positions in which one letter alone decides.

#[test]
fn aa_aut_8_a_infantry_goes_furthest_from_the_nearest_enemy() {
    let scene = solo().terrain('f', "B8").unit("g2-infantry-1", "D8").unit("us-tank-1", "B12");
    goes(scene, "g2-infantry-1", "a", "A7");
}

/// A Flak at J9 can fire at J5 from H7, J7, J8 and K7.
fn flak() -> Scene {
    solo().unit("g2-artillery-1", "J9").unit_with("us-tank-1", "J5", hurt(5))
}

#[test]
fn aa_aut_8_b_artillery_goes_on_or_next_to_a_road() {
    goes(flak().terrain('=', "L8").unit("g2-infantry-1", "G7"), "g2-artillery-1", "b", "K7");
    let plan = flak().terrain('#', "K7").play().thinks("g2-artillery-1");
    let left = [hex("J7"), hex("J8"), hex("K7")].to_vec();
    assert!(
        plan.chain.links.contains(&Link::Hexes { letter: MovementLetter::B, left }),
        "a bridge is a road"
    );
    // For a tank a road is nothing.
    let tank = solo().terrain('=', "L6").unit("g2-tank-1", "J9").unit("us-tank-1", "J6");
    goes(tank, "g2-tank-1", "g", "J7");
}

#[test]
fn aa_aut_8_c_infantry_and_tanks_go_into_forest() {
    let tank = || solo().terrain('f', "K6").unit("g2-tank-1", "J9").unit("us-tank-1", "J6");
    goes(tank(), "g2-tank-1", "c", "K6");
    let infantry = without_factories().terrain('f', "K6").unit("g2-special-1", "J9").unit("us-tank-1", "J6");
    goes(infantry, "g2-special-1", "c", "K6");
    let bomber = solo().terrain('f', "K6").unit("g2-bomber-1", "J9").unit("us-tank-1", "J6");
    goes(bomber, "g2-bomber-1", "g", "J7");
    goes(flak().terrain('f', "K7"), "g2-artillery-1", "dg", "J8");
}

#[test]
fn aa_aut_8_d_artillery_goes_furthest_in_hexes_from_the_nearest_enemy() {
    let scene = flak().unit("us-tank-2", "G8").unit("g2-infantry-1", "E7");
    goes(scene, "g2-artillery-1", "d", "K7");
}

#[test]
fn aa_aut_8_e_artillery_goes_closest_in_hexes_to_the_nearest_own_unit() {
    // M7 is two hexes from K7, but no way leads there; E7 is three hexes from H7, and three points.
    let scene = flak().terrain('~', "M6 M8 L7 L8").unit("g2-fighter-1", "M7").unit("g2-infantry-1", "E7");
    goes(scene, "g2-artillery-1", "de", "K7");
}

#[test]
fn aa_aut_8_f_closest_in_movement_points_to_the_nearest_own_unit() {
    // From H6 two hexes of forest lead to F6, 3 points; from K6 three hexes of road to M8, 1.5 points.
    let scene = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J6").terrain('f', "F6 G6 G7 F7");
    let scene = scene.terrain('=', "L7 L8 M8").unit("g2-artillery-1", "F6").unit("g2-artillery-2", "M8");
    goes(scene, "g2-tank-1", "f", "K6");
}

#[test]
fn aa_aut_8_g_closest_to_where_it_came_from_in_movement_points() {
    let scene = || solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J5");
    goes(scene(), "g2-tank-1", "g", "J6");
    // Along the road K5 is 3 points away, four hexes; through the woods J6 is 3.5 points, three hexes.
    let scene = scene().terrain('=', "K8 L8 L7 L6").terrain('f', "J7 J8 H6 H7 H8");
    goes(scene, "g2-tank-1", "g", "K5");
}

#[test]
fn aa_aut_8_g_then_in_hexes() {
    // Both J7 and K6 are 2 points away; J7 is two hexes off and K6 three.
    let scene = solo().terrain('=', "K7 K8").unit("g2-tank-1", "J9").unit("us-tank-1", "J6");
    goes(scene, "g2-tank-1", "g", "J7");
}

#[test]
fn aa_aut_8_at_last_the_hex_is_drawn_at_random() {
    let mut play = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "H5").play();
    let plan = play.thinks("g2-tank-1");
    assert_eq!((movement_letters(&plan).as_str(), hexes(&plan).as_str()), ("g", "H6 J6"));
    play.pass();
    assert_eq!(lot(&play), Lot::Hex { unit: unit("g2-tank-1") });
    assert_eq!(bag(&play), "H6 J6");
    play.draw(Choice::Hex(hex("H6")));
    assert_eq!(play.at("g2-tank-1"), "H6");
}

// Distances.

#[test]
fn aa_aut_25_distance_is_the_cheapest_path_water_is_closed_to_tanks_and_own_units_are_passed() {
    // A river from A12 to L12; the only way south is M12.
    let river = "A12 B12 C12 D12 E12 F12 G12 H12 J12 K12 L12";
    let scene = || solo().terrain('~', river).unit("g2-tank-1", "F9").unit("us-artillery-1", "J16");
    let goes_to = |scene: Scene| hexes(&scene.play().thinks("g2-tank-1"));
    assert_eq!(goes_to(scene()), "K10 K11", "three points from the gap");
    assert_eq!(goes_to(scene().unit("g2-artillery-1", "M12")), "K10 K11", "units of its team are passed");
}

#[test]
fn aa_aut_25_enemy_units_are_closed_and_without_a_path_hexes_count() {
    let river = "A12 B12 C12 D12 E12 F12 G12 H12 J12 K12 L12";
    let scene = solo().terrain('~', river).unit("g2-tank-1", "F9").unit("us-artillery-1", "J16");
    let play = scene.unit("us-tank-1", "M12").play();
    let plan = play.thinks("g2-tank-1");
    let least = play.reach("g2-tank-1").iter().map(|it| hex(it).distance(hex("J16"))).min();
    assert!(plan.ways.iter().all(|it| Some(it.hex.distance(hex("J16"))) == least), "{}", hexes(&plan));
}

#[test]
fn aa_aut_25_the_goals_own_hex_costs_its_terrain() {
    // G7 is next to H6 and in forest, 1.5 points; L7 is next to K6 and open, 1 point.
    let scene = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J6").terrain('f', "G7");
    let scene = scene.unit("g2-artillery-1", "G7").unit("g2-artillery-2", "L7");
    goes(scene, "g2-tank-1", "f", "K6");
    // A hex that the tank may not enter costs 1.
    let scene = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J6").terrain('f', "G7").terrain('~', "L7");
    goes(scene.unit("g2-artillery-1", "G7").unit("g2-fighter-1", "L7"), "g2-tank-1", "f", "K6");
}

#[test]
fn aa_aut_25_aircraft_count_hexes() {
    // For the bomber the forest costs nothing more.
    let scene = solo().unit("g2-bomber-1", "J9").unit("us-tank-1", "J6").terrain('f', "G7 J7 J8");
    goes(scene.unit("g2-artillery-1", "G7"), "g2-bomber-1", "f", "H6");
    goes(
        solo().terrain('f', "J7 J8").unit("g2-bomber-1", "J9").unit("us-tank-1", "J6"),
        "g2-bomber-1",
        "g",
        "J7",
    );
}

#[test]
fn aa_aut_25_water_costs_infantry_its_whole_speed() {
    // F6 is an island: from H6 it is 4 points over water and 1 to land, five in all.
    let scene = |other| {
        let scene = without_factories().terrain('~', "F5 G6 G7 F7 E7 E6").unit("g2-artillery-1", "F6");
        scene.unit("g2-special-1", "J9").unit("us-tank-1", "J6").unit("g2-artillery-2", other)
    };
    goes(scene("M11"), "g2-special-1", "fg", "H6");
    goes(scene("M9"), "g2-special-1", "fg", "J7");
}

#[test]
fn aa_aut_25_neutral_and_enemy_factories_are_closed_except_as_goal() {
    // Through A8 it is 2 points from A9 to the gun at A7; around it 3, as from B9.
    let scene = || solo().unit("g2-tank-1", "D9").unit("us-tank-1", "A10").unit("g2-artillery-1", "A7");
    goes(scene().flag(Faction::G2, "A8"), "g2-tank-1", "f", "A9");
    goes(scene(), "g2-tank-1", "fg", "B9");
    goes(scene().flag(Faction::Us, "A8"), "g2-tank-1", "fg", "B9");
}

// The book's examples.

/// The tank at F8; A us-infantry-1, B us-tank-1, C us-artillery-1, D us-artillery-2, E G12, F H11, G g2-infantry-1.
fn the_books_tank() -> Scene {
    let scene =
        solo().unit("g2-tank-1", "F8").unit("us-infantry-1", "C1").unit_with("us-tank-1", "F5", hurt(2));
    let scene =
        scene.unit_with("us-artillery-1", "C10", learnt(1)).unit_with("us-artillery-2", "H12", learnt(2));
    scene.unit("g2-infantry-1", "F13")
}

#[test]
fn aa_aut_16_the_books_tank_takes_the_more_experienced_howitzer_from_the_hex_closer_to_its_next_unit() {
    let ids = |list: &[&str]| list.iter().map(|it| unit(it)).collect::<Vec<_>>();
    let mut play = the_books_tank().play();
    let plan = play.thinks("g2-tank-1");
    let chain = [
        Link::Candidates { targets: ids(&["us-tank-1", "us-artillery-1", "us-artillery-2"]) },
        Link::Targets { letter: AttackLetter::C, left: ids(&["us-artillery-1", "us-artillery-2"]) },
        Link::Targets { letter: AttackLetter::H, left: ids(&["us-artillery-2"]) },
        Link::Hexes { letter: MovementLetter::F, left: vec![hex("G12")] },
        Link::Follows { order: Order::Attack },
    ];
    assert_eq!(plan.chain.links, chain);
    let way = Way { target: Some(unit("us-artillery-2")), towards: None, hex: hex("G12"), aim: None };
    assert_eq!(plan.ways, [way]);
    let told = automa_turn(&mut play);
    let fight = fights(&told).into_iter().find(|it| it.attacker == unit("g2-tank-1")).expect("it attacks");
    assert_eq!((fight.defender, fight.attack.hits, fight.back), (unit("us-artillery-2"), 6, None));
    let told_so = told.iter().any(|it| match it {
        Event::Considered { unit: by, chain, .. } => *by == unit("g2-tank-1") && *chain == plan.chain,
        _ => false,
    });
    assert!(told_so, "the reasons are told");
}

#[test]
fn aa_aut_16_seven_hits_would_destroy_the_books_b() {
    let fight = the_books_tank().play().plan("g2-tank-1", "us-tank-1");
    assert_eq!((fight.fixed, fight.row[3]), (6, 7), "four more damage need seven hits");
    let b = |it: &mut Unit| (it.damage, it.experience) = (2, 1);
    let scene = |points| {
        let scene = solo().unit_with("g2-tank-1", "F8", learnt(points)).unit("us-tank-2", "F11");
        scene.unit_with("us-tank-1", "F5", b)
    };
    attacks(scene(2), "g2-tank-1", "k", "us-tank-2");
    attacks(scene(3), "g2-tank-1", "a", "us-tank-1");
}

#[test]
fn aa_aut_17_the_books_flak_takes_the_more_experienced_from_the_hex_further_from_the_next_enemy() {
    // A is us-infantry-1 at G13, B us-infantry-2; D is G10 and E F10; us-tank-1 is the enemy near E.
    let weak = |points: u8| move |it: &mut Unit| (it.damage, it.experience) = (4, points);
    let scene = solo().unit("g2-artillery-1", "F8").unit_with("us-infantry-1", "G13", weak(1));
    let scene = scene.unit_with("us-infantry-2", "J8", weak(0)).unit("us-tank-1", "D11");
    let plan = scene.play().thinks("g2-artillery-1");
    let links = &plan.chain.links;
    let left = |ids: &[&str]| ids.iter().map(|it| unit(it)).collect::<Vec<_>>();
    let both = left(&["us-infantry-1", "us-infantry-2"]);
    assert!(links.contains(&Link::Targets { letter: AttackLetter::A, left: both }), "{links:?}");
    let one = left(&["us-infantry-1"]);
    assert!(links.contains(&Link::Targets { letter: AttackLetter::H, left: one }), "{links:?}");
    assert_eq!((attack_letters(&plan).as_str(), movement_letters(&plan).as_str()), ("ah", "d"));
    assert_eq!((targets(&plan).as_str(), hexes(&plan).as_str()), ("us-infantry-1", "G10"));
}

// Katyusha.

/// A Katyusha on an island at J9: it cannot move.
fn katyusha() -> Scene {
    solo_against_katyushas().terrain('~', "J8 K8 K9 J10 H9 H8").unit("su-artillery-1", "J9")
}

#[test]
fn aa_aut_9_katyusha_aims_at_its_best_target_where_it_also_damages_most_others() {
    let scene = katyusha().unit_with("g1-infantry-1", "J6", hurt(5)).unit("g1-infantry-2", "J4");
    let plan =
        scene.unit("g1-infantry-3", "J12").unit("g1-infantry-4", "J11").play().thinks("su-artillery-1");
    assert_eq!((targets(&plan).as_str(), aims(&plan).as_str()), ("g1-infantry-1", "J5"));
}

#[test]
fn aa_aut_9_only_those_count_that_are_damaged() {
    // With 3 damage it deals two hits; a Tiger needs three for 1 damage.
    let scene = katyusha().unit_with("g1-infantry-1", "J6", hurt(5)).unit("g1-tank-1", "J4");
    let fresh = scene.play().thinks("su-artillery-1");
    assert_eq!((targets(&fresh).as_str(), aims(&fresh).as_str()), ("g1-infantry-1", "J5"));
    let worn = solo_against_katyushas().terrain('~', "J8 K8 K9 J10 H9 H8");
    let worn = worn.unit_with("su-artillery-1", "J9", hurt(3)).unit_with("g1-infantry-1", "J6", hurt(5));
    let worn = worn.unit("g1-tank-1", "J4").play().thinks("su-artillery-1");
    assert!(1 < worn.ways.len(), "the Tiger draws no aim any more: {}", aims(&worn));
}

#[test]
fn aa_aut_9_never_where_it_hits_as_many_own_units_as_enemies() {
    let scene = katyusha().unit("g1-infantry-1", "J6").unit("su-tank-1", "J5");
    assert_eq!(aims(&scene.play().thinks("su-artillery-1")), "H6 J7 K6");
}

#[test]
fn aa_aut_9_of_equal_aims_the_one_with_the_fewest_own_units() {
    let scene = katyusha().unit_with("g1-infantry-1", "J6", hurt(5)).unit("g1-infantry-2", "H6");
    assert_eq!(aims(&scene.clone().play().thinks("su-artillery-1")), "H5 H6 J6 J7");
    assert_eq!(aims(&scene.unit("su-tank-1", "J5").play().thinks("su-artillery-1")), "H6 J7");
}

#[test]
fn aa_aut_9_if_no_aim_will_do_the_next_target() {
    let scene = katyusha().unit_with("g1-infantry-1", "J6", hurt(5)).unit("g1-infantry-2", "J12");
    let plan = scene.clone().play().thinks("su-artillery-1");
    assert_eq!(targets(&plan), "g1-infantry-1");
    let plan = scene.unit("su-tank-1", "J5").unit("su-tank-2", "J7").play().thinks("su-artillery-1");
    assert_eq!(targets(&plan), "g1-infantry-2");
}

#[test]
fn aa_aut_9_it_has_a_target_in_range_if_some_hex_at_2_to_4_covers_it() {
    let plan = katyusha().unit("g1-infantry-1", "J4").play().thinks("su-artillery-1");
    assert_eq!((plan.order, aims(&plan).as_str()), (Some(Order::Attack), "J5"), "five hexes off");
    let plan = katyusha().unit("g1-infantry-1", "J3").play().thinks("su-artillery-1");
    assert_eq!(plan.order, Some(Order::TowardsTarget), "six hexes off");
    let plan = katyusha().unit("g1-infantry-1", "J8").play().thinks("su-artillery-1");
    assert!(!aims(&plan).contains("J8"), "it is aimed two hexes off at least: {}", aims(&plan));
    assert_eq!(plan.order, Some(Order::Attack));
}

#[test]
fn aa_aut_9_aims_that_are_equal_are_drawn() {
    let mut play = katyusha().unit("g1-infantry-1", "J6").unit("su-tank-1", "J5").play();
    play.pass();
    assert_eq!(lot(&play), Lot::Aim { unit: unit("su-artillery-1") });
    assert_eq!(bag(&play), "H6 J7 K6");
    let told = play.draw(Choice::Hex(hex("K6")));
    let attack = aces::Attack { unit: unit("su-artillery-1"), at: Target::Hex(hex("K6")) };
    assert!(told.contains(&Event::Declared { attack }));
}

#[test]
fn aa_aut_32_the_best_aim_is_sought_over_all_hexes_in_reach_then_the_hex() {
    let scene = solo_against_katyushas().unit("su-artillery-1", "J12");
    let scene = scene.unit_with("g1-infantry-1", "J4", hurt(5)).unit("g1-infantry-2", "J2");
    let plan = scene.play().thinks("su-artillery-1");
    let way =
        Way { target: Some(unit("g1-infantry-1")), towards: None, hex: hex("J7"), aim: Some(hex("J3")) };
    assert_eq!(plan.ways, [way]);
}

#[test]
fn aa_aut_34_nobody_shoots_back_at_a_katyusha() {
    // Three hexes off; and with the aim between them, next to both.
    let mut play = katyusha().unit("g1-tank-1", "J6").unit("g1-tank-2", "A4").play();
    let told = automa_turn(&mut play);
    let bombardment =
        told.iter().find_map(|it| if let Event::Bombarded(it) = it { Some(it.clone()) } else { None });
    let bombardment = bombardment.expect("it attacks");
    assert!(bombardment.fire.dice.is_empty(), "without dice");
    assert_eq!((bombardment.fire.hits, bombardment.struck[0].damage), (4, 1));
    assert_eq!(play.unit("su-artillery-1").damage, 0);
}

#[test]
fn aa_aut_34_for_support_a_katyusha_has_2_to_4_in_range_not_its_area() {
    for (at, red) in [("J7", 2), ("J9", 2), ("J10", 0), ("H5", 0)] {
        let scene = Scene::of(&[(Faction::Su, 0), (Faction::G1, 1)]).automa(Faction::G1);
        let scene = scene.unit("su-tank-1", "J6").unit("g1-tank-1", "J5").unit("su-artillery-1", at);
        assert_eq!(scene.play().plan("su-tank-1", "g1-tank-1").red, red, "{at}");
    }
}

// Combat.

#[test]
fn aa_aut_12_the_automa_never_has_red_dice_and_the_human_has() {
    let scene = solo().unit("g2-tank-1", "J8").unit("g2-infantry-1", "H7").unit("g2-bomber-1", "K7");
    let scene = scene.unit("us-tank-1", "J7").unit("us-infantry-1", "K8").unit("us-bomber-1", "H8");
    let play = scene.play();
    assert_eq!(play.plan("g2-tank-1", "us-tank-1").red, 0, "three arms are there");
    assert_eq!(play.plan("us-tank-1", "g2-tank-1").red, 3);
}

#[test]
fn aa_aut_14_fixed_hits_follow_from_attack_value_damage_and_experience() {
    // 0-2 damage: 6, 8, 10; 3-5 damage: 3, 4, 5. And a Flak: 4 6 8, 2 3 4; against aircraft 5 7 9, 3 4 5.
    for (id, target, fresh, worn) in [
        ("g2-tank-1", Kind::Tank, [6, 8, 10], [3, 4, 5]),
        ("g2-infantry-1", Kind::Tank, [2, 4, 6], [1, 2, 3]),
        ("g2-artillery-1", Kind::Tank, [4, 6, 8], [2, 3, 4]),
        ("g2-artillery-1", Kind::Bomber, [5, 7, 9], [3, 4, 5]),
        ("g2-bomber-1", Kind::Tank, [6, 8, 10], [3, 4, 5]),
    ] {
        for (level, points) in [(0, [0, 2]), (1, [3, 4]), (2, [5, 9])] {
            for (damage, points) in (0..6).flat_map(|damage| points.map(|it| (damage, it))) {
                let play = solo().unit("us-tank-1", "A3").unit(id, "J9").play();
                let it = Unit { damage, experience: points, ..play.unit(id) };
                let hits = if damage < 3 { fresh[level] } else { worn[level] };
                assert_eq!(aces::fixed_hits(play.world(), &it, target), hits, "{id} {damage} {points}");
            }
        }
    }
}

#[test]
fn aa_aut_14_it_attacks_with_fixed_hits_while_the_human_rolls() {
    let mut play = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J8").play();
    play.pass();
    let back = Ask::BackDice { defender: unit("us-tank-1"), attacker: unit("g2-tank-1") };
    assert_eq!(play.question(), back, "only the human rolls");
    let fight = fights(&play.roll_hits(4)).remove(0);
    assert_eq!((fight.attack.hits, fight.attack.damage), (6, 3));
    assert!(fight.attack.dice.is_empty());
    assert_eq!(fight.back.map(|it| (it.dice.len(), it.damage)), Some((12, 2)));
}

#[test]
fn aa_aut_14_it_shoots_back_with_fixed_hits() {
    let scene = solo().unit_with("g2-tank-1", "J9", hurt(3)).unit("us-tank-1", "J8").unit("us-tank-2", "A4");
    let mut play = scene.play();
    play.done().expect("movement can end");
    play.declare(&[("us-tank-1", "g2-tank-1")]);
    let fight = play.fight(0, None);
    let back = fight.back.expect("it shoots back, without being asked");
    assert_eq!((back.dice.len(), back.hits, back.damage), (0, 3, 1), "half of six");
}

// Debts and interception.

#[test]
fn aa_aut_27_a_unit_that_owes_an_attack_does_not_move_and_makes_it_in_its_place_of_the_order() {
    let scene = solo().unit("us-tank-1", "J8").unit("us-artillery-1", "J12").unit("g2-special-1", "H13");
    let mut play = scene.unit_with("g2-tank-1", "J9", owes("us-tank-1")).play();
    let plan = play.thinks("g2-tank-1");
    assert_eq!((plan.order, targets(&plan).as_str()), (Some(Order::Debt), "us-tank-1"));
    assert_eq!(hexes(&plan), "J9");
    let told = automa_turn(&mut play);
    assert_eq!(acted(&told), [unit("g2-special-1"), unit("g2-tank-1")]);
    assert!(pairs(&told).ends_with("g2-tank-1>us-tank-1"), "{}", pairs(&told));
    assert_eq!((play.at("g2-tank-1").as_str(), play.unit("g2-tank-1").owes), ("J9", None));
}

#[test]
fn aa_aut_34_a_debt_that_stops_being_legal_in_mid_turn_no_longer_binds() {
    // The Flak destroys the tank to which the attack was owed; so the tank goes for the howitzer.
    let scene = solo().unit_with("us-tank-1", "J8", hurt(4)).unit("us-artillery-1", "J13");
    let scene = scene.unit_with("g2-tank-1", "J9", owes("us-tank-1")).unit("g2-artillery-1", "H10");
    let mut play = scene.play();
    let told = automa_turn(&mut play);
    assert_eq!(pairs(&told), "g2-artillery-1>us-tank-1 g2-tank-1>us-artillery-1");
    assert_eq!(play.at("g2-tank-1"), "J12");
}

/// The tank's only way to the howitzer leads past us-tank-1: over J10 and J9.
fn past_an_interceptor() -> Play {
    let mut play =
        solo().unit("g2-tank-1", "J11").unit("us-artillery-1", "J6").unit("us-tank-1", "K9").play();
    assert_eq!(targets(&play.thinks("g2-tank-1")), "us-artillery-1");
    play.pass();
    play
}

#[test]
fn aa_aut_27_one_that_is_intercepted_attacks_the_best_target_from_where_it_stands() {
    let mut play = past_an_interceptor();
    assert_eq!(play.question(), Ask::Intercept { mover: unit("g2-tank-1"), at: hex("J10") });
    play.let_pass().expect("one may let it pass");
    assert_eq!(play.question(), Ask::Intercept { mover: unit("g2-tank-1"), at: hex("J9") });
    play.intercept("us-tank-1").expect("it can intercept");
    assert_eq!(play.at("g2-tank-1"), "J9");
    let told = play.roll_hits(0);
    assert_eq!(pairs(&told), "g2-tank-1>us-tank-1");
    assert_eq!(play.unit("us-tank-1").owes, Some(unit("g2-tank-1")));
}

#[test]
fn aa_aut_27_one_that_nobody_intercepts_goes_on_to_its_target() {
    let mut play = past_an_interceptor();
    play.let_pass().expect("one may let it pass");
    let told = play.let_pass().expect("one may let it pass");
    assert_eq!((pairs(&told).as_str(), play.at("g2-tank-1").as_str()), ("g2-tank-1>us-artillery-1", "J7"));
}

#[test]
fn aa_aut_27_it_walks_the_cheapest_path_ties_at_random_and_infantry_does_not_attack_under_orders_1_to_3() {
    // To A9 there are ways over C8, where the tank could intercept, and over C9.
    let mut play = solo().unit("g2-infantry-1", "D8").unit_with("us-tank-1", "C7", hurt(5)).play();
    let plan = play.thinks("g2-infantry-1");
    assert_eq!((plan.order, hexes(&plan).as_str()), (Some(Order::NextToFactory), "A9"));
    play.pass();
    assert_eq!(lot(&play), Lot::Step { unit: unit("g2-infantry-1") });
    assert_eq!(bag(&play), "C8 C9");
    play.draw(Choice::Hex(hex("C8")));
    play.let_chance_speak(&mut Shuffler::new(1));
    assert_eq!(play.question(), Ask::Intercept { mover: unit("g2-infantry-1"), at: hex("C8") });
    let told = play.intercept("us-tank-1").expect("it can intercept");
    assert_eq!((play.at("g2-infantry-1").as_str(), pairs(&told).as_str()), ("C8", ""));
    assert_eq!(play.field().active, Some(Faction::Us), "its turn is over");
}

#[test]
fn aa_aut_27_infantry_that_is_intercepted_under_orders_4_to_6_attacks() {
    let scene = solo().unit("g2-infantry-1", "J8").unit_with("us-artillery-1", "J12", hurt(5));
    let mut play = scene.unit_with("us-tank-1", "K9", hurt(5)).play();
    let plan = play.thinks("g2-infantry-1");
    assert_eq!((plan.order, targets(&plan).as_str()), (Some(Order::AttackAOrB), "us-artillery-1"));
    play.pass();
    assert_eq!(play.question(), Ask::Intercept { mover: unit("g2-infantry-1"), at: hex("J9") });
    play.intercept("us-tank-1").expect("it can intercept");
    assert_eq!(pairs(&play.roll_hits(0)), "g2-infantry-1>us-tank-1");
}

#[test]
fn aa_aut_27_infantry_that_is_intercepted_under_order_5_attacks_by_a_or_b_alone() {
    // Another infantry is at A8 already, so that it goes there by order 5, past a tank that it could damage.
    let scene = solo().unit("g2-infantry-1", "D8").unit("g2-special-1", "A9").unit("us-tank-1", "C7");
    let mut play = scene.play();
    let plan = play.thinks("g2-infantry-1");
    assert_eq!((plan.order, hexes(&plan).as_str()), (Some(Order::TowardsFactory), "B8"));
    play.pass();
    assert_eq!((lot(&play), bag(&play).as_str()), (Lot::Step { unit: unit("g2-infantry-1") }, "C8 C9"));
    play.draw(Choice::Hex(hex("C8")));
    let told = play.intercept("us-tank-1").expect("it can intercept");
    assert_eq!((play.at("g2-infantry-1").as_str(), pairs(&told).as_str()), ("C8", ""));
}

/// The human's unit goes along a path; whether the Automa intercepts it.
fn intercepts(mut scene: Scene, when: Intercepts, id: &str, along: &str) -> bool {
    scene.setup.automata[0].intercepts = when;
    let mut play = scene.play();
    let told = play.march(id, along).expect("the way is open");
    let stopped = told.iter().any(|it| matches!(it, Event::Intercepted { .. }));
    assert_eq!(stopped, play.field().units.of(Faction::G2).any(|it| it.owes == Some(unit(id))));
    assert_eq!(play.question(), Ask::Move { faction: Faction::Us }, "nobody else is asked");
    stopped
}

#[test]
fn aa_aut_13_it_intercepts_when_the_mover_meets_a_b_or_e() {
    let by_priority = |scene: Scene, id, along| intercepts(scene, Intercepts::ByPriority, id, along);
    let tank = |damage| solo().unit("g2-tank-1", "J9").unit_with("us-tank-1", "H7", hurt(damage));
    assert!(by_priority(tank(3), "us-tank-1", "J8 K7"), "a");
    assert!(!by_priority(tank(2), "us-tank-1", "J8 K7"), "neither a, b nor e");
    let infantry = |at, flag| solo().flag(flag, "A8").unit("g2-tank-1", "C7").unit("us-infantry-1", at);
    assert!(by_priority(infantry("B6", Faction::G2), "us-infantry-1", "B7 B8"), "b");
    assert!(!by_priority(infantry("B6", Faction::Us), "us-infantry-1", "B7 B8"), "not at its own factory");
    assert!(by_priority(infantry("D6", Faction::G2), "us-infantry-1", "D7 D8"), "e");
    assert!(!by_priority(infantry("D6", Faction::Us), "us-infantry-1", "D7 D8"), "not at its own factory");
    let far = solo().unit("g2-tank-1", "J9").unit("us-infantry-1", "H7");
    assert!(!by_priority(far, "us-infantry-1", "J8 K7"), "it can reach no factory");
}

#[test]
fn aa_aut_13_options_whenever_it_could_damage_and_never() {
    let scene = |damage| solo().unit("g2-tank-1", "J9").unit_with("us-tank-1", "H7", hurt(damage));
    assert!(intercepts(scene(0), Intercepts::Whenever, "us-tank-1", "J8 K7"));
    assert!(!intercepts(scene(5), Intercepts::Never, "us-tank-1", "J8 K7"));
    // One hit does no damage.
    let weak = || solo().unit_with("g2-infantry-1", "J9", hurt(3)).unit_with("us-tank-1", "H7", hurt(5));
    for when in [Intercepts::ByPriority, Intercepts::Whenever] {
        assert!(!intercepts(weak(), when, "us-tank-1", "J8 K7"), "it could not damage the mover");
    }
    assert_eq!(Intercepts::default(), Intercepts::ByPriority);
}

#[test]
fn aa_aut_13_of_several_that_would_the_interceptor_is_drawn() {
    let scene =
        solo().unit("g2-tank-1", "J9").unit("g2-tank-2", "H8").unit_with("g2-infantry-1", "K8", hurt(3));
    let mut play = scene.unit_with("us-tank-1", "H6", hurt(5)).play();
    play.march("us-tank-1", "H7 J8 K7").expect("the way is open");
    // At H7 there is only g2-tank-2; it takes it.
    assert_eq!((play.at("us-tank-1").as_str(), play.unit("g2-tank-2").owes), ("H7", Some(unit("us-tank-1"))));
    let scene =
        solo().unit("g2-tank-1", "J9").unit("g2-tank-2", "K8").unit_with("g2-infantry-1", "H8", hurt(3));
    let mut play = scene.unit_with("us-tank-1", "J7", hurt(5)).play();
    play.march("us-tank-1", "J8 J7").expect("the way is open");
    assert_eq!(lot(&play), Lot::Interceptor { mover: unit("us-tank-1") });
    assert_eq!(bag(&play), "g2-tank-1 g2-tank-2", "the infantry could do no damage");
    play.draw(Choice::Unit(unit("g2-tank-2")));
    assert_eq!(play.unit("g2-tank-2").owes, Some(unit("us-tank-1")));
}

// Money.

/// Germany 2 in its money phase, with so many coins, two infantry and a human far away.
fn shopping(coins: u16, flags: &str) -> Scene {
    let scene =
        solo().turn(Faction::G2).phase(Phase::Money).coins(Faction::G2, coins).flag(Faction::G2, flags);
    scene.unit("us-tank-1", "M7").unit("g2-infantry-1", "K13")
}

/// The units that it has, but for those it began with, and the coins left.
fn bought(play: &Play) -> (String, u16) {
    let field = play.field();
    let new = field.units.of(Faction::G2).filter(|it| world_has_factory(play, it.hex) && it.damage == 0);
    (spaced(new.map(|it| it.id)), field.coins[Faction::G2])
}

fn world_has_factory(play: &Play, hex: Hex) -> bool {
    play.field().flag_at(play.world(), hex).is_some()
}

#[test]
fn aa_aut_10_with_fewer_than_two_infantry_special_infantry_else_a_tank_while_it_can() {
    let play = shopping(9, "A1 A16").play();
    assert_eq!(bought(&play), ("g2-special-1 g2-tank-1".into(), 1));
    let play = shopping(9, "A1 A16").unit("g2-special-2", "K12").play();
    assert_eq!(bought(&play), ("g2-tank-1 g2-tank-2".into(), 1));
}

#[test]
fn aa_aut_10_it_saves_when_the_wanted_unit_costs_more_than_it_has() {
    assert_eq!(bought(&shopping(3, "A1").play()), (String::new(), 3), "infantry would cost 2");
    let scene = shopping(3, "A1").unit("g2-infantry-2", "K12");
    assert_eq!(bought(&scene.play()), (String::new(), 3));
}

#[test]
fn aa_aut_10_it_collects_first() {
    let scene = solo().coins(Faction::G2, 2).flag(Faction::G2, "A1 A16").unit("us-tank-1", "M8");
    let mut play = scene.unit("g2-infantry-1", "K14").unit("g2-infantry-2", "L14").play();
    let told = automa_turn(&mut play);
    assert!(told.contains(&Event::Collected { faction: Faction::G2, coins: 2 }), "{told:?}");
    assert!(play.stands("g2-tank-1"), "two coins and two more");
}

#[test]
fn aa_aut_10_it_does_not_repair() {
    let scene = shopping(3, "A1").unit("g2-infantry-2", "K12").unit_with("g2-bomber-1", "A1", hurt(4));
    let play = scene.play();
    assert_eq!((play.field().coins[Faction::G2], play.unit("g2-bomber-1").repairing), (3, false));
}

fn with_tanks(scene: Scene) -> Scene {
    let scene = scene.unit("g2-infantry-2", "K12").unit("g2-tank-1", "C6").unit("g2-tank-2", "C7");
    scene.unit("g2-tank-3", "C8").unit("g2-tank-4", "C9")
}

fn with_guns(scene: Scene) -> Scene {
    let scene = with_tanks(scene).unit("g2-artillery-1", "D6").unit("g2-artillery-2", "D7");
    scene.unit("g2-artillery-3", "D8").unit("g2-artillery-4", "D9")
}

#[test]
fn aa_aut_10_with_the_limit_of_four_reached_artillery_then_a_random_type() {
    assert_eq!(bought(&with_tanks(shopping(4, "A1")).play()), ("g2-artillery-1".into(), 0));
    let mut play = with_guns(shopping(4, "A1")).play();
    assert_eq!(lot(&play), Lot::Purchase);
    assert_eq!(bag(&play), "fighter infantry special", "what it can afford under the limit");
    play.draw(Choice::Kind(Kind::Fighter));
    assert_eq!(bought(&play), ("g2-fighter-1".into(), 0));
    let scene = with_tanks(shopping(4, "A1")).options(|it| it.limit_of_four = false);
    assert_eq!(bought(&scene.play()), ("g2-tank-5".into(), 0), "without the limit a tank");
}

#[test]
fn aa_aut_30_random_purchases_are_among_what_it_can_afford_and_without_an_empty_factory_it_saves() {
    assert_eq!(bought(&with_guns(shopping(1, "A1")).play()), (String::new(), 1), "nothing costs 1");
    assert_eq!(bought(&with_guns(shopping(3, "A1")).play()), ("g2-infantry-3".into(), 1), "no lot is needed");
    let scene = shopping(9, "A1").unit_with("g2-bomber-1", "A1", hurt(1));
    assert_eq!(bought(&scene.play()), (String::new(), 9));
    assert_eq!(shopping(9, "").play().field().coins[Faction::G2], 9);
}

#[test]
fn aa_aut_33_at_the_limit_of_tanks_an_artillery_it_cannot_afford_makes_it_save() {
    assert_eq!(bought(&with_tanks(shopping(3, "A1")).play()), (String::new(), 3));
}

/// Where a bought tank stands, with Germany 2 holding A1 and A16 and these enemies; or the factories that are drawn from.
fn placed(scene: Scene) -> String {
    let scene = scene.turn(Faction::G2).phase(Phase::Money).coins(Faction::G2, 4).flag(Faction::G2, "A1 A16");
    let play = scene.unit("g2-infantry-1", "K13").unit("g2-infantry-2", "K14").play();
    match play.it.game().pending() {
        Pending::Chance(_) => {
            assert_eq!(lot(&play), Lot::Factory { kind: Kind::Tank });
            bag(&play)
        }
        _ => play.at("g2-tank-1"),
    }
}

#[test]
fn aa_aut_11_a_factory_that_an_enemy_infantry_can_reach_on_its_next_turn() {
    let tank = || solo().unit("us-tank-1", "A2");
    assert_eq!(placed(tank()), "A1", "the nearest enemy");
    assert_eq!(placed(tank().unit("us-infantry-1", "A12")), "A16", "infantry can get next to it");
    assert_eq!(placed(tank().unit("us-infantry-1", "A11")), "A1", "too far");
    assert_eq!(placed(tank().unit("us-special-1", "A10")), "A16");
    assert_eq!(placed(tank().unit("us-tank-2", "A12")), "A1", "a tank takes no factory");
}

#[test]
fn aa_aut_11_else_the_factory_with_the_nearest_enemy() {
    assert_eq!(placed(solo().unit("us-tank-1", "A5").unit("us-tank-2", "A11")), "A1");
    assert_eq!(placed(solo().unit("us-tank-1", "A6").unit("us-tank-2", "A12")), "A16");
}

#[test]
fn aa_aut_33_the_nearest_in_the_bought_units_movement_points() {
    // Four hexes of road are 2 points, three hexes 3.
    let scene = solo().unit("us-tank-1", "A4").unit("us-tank-2", "A12").terrain('=', "A12 A13 A14 A15");
    assert_eq!(placed(scene), "A16");
}

#[test]
fn aa_aut_11_ties_more_enemies_equally_near_then_the_second_nearest() {
    let even = || solo().unit("us-tank-1", "A6").unit("us-tank-2", "A11");
    assert_eq!(placed(even().unit("us-tank-3", "B6")), "A1", "two at five points, not one");
    let second = even().unit("us-tank-3", "C7").unit("us-tank-4", "C11");
    assert_eq!(placed(second), "A16", "six points, not seven");
}

#[test]
fn aa_aut_11_all_equal_is_drawn() {
    // A1 and A16 are as far from M8.
    let scene =
        solo().turn(Faction::G2).phase(Phase::Money).coins(Faction::G2, 4).flag(Faction::G2, "A1 A16");
    let mut play = scene.unit("us-tank-1", "M8").unit("g2-infantry-1", "K13").play();
    assert_eq!(lot(&play), Lot::Factory { kind: Kind::Special });
    assert_eq!(bag(&play), "A1 A16");
    play.draw(Choice::Hex(hex("A16")));
    assert_eq!(play.at("g2-special-1"), "A16");
}

#[test]
fn aa_aut_22_it_prefers_a_factory_without_an_enemy_infantry_next_to_it_already() {
    let scene = solo().unit("us-infantry-1", "A2").unit("us-infantry-2", "A12");
    assert_eq!(placed(scene), "A16", "though the enemy at A1 is nearer");
    assert_eq!(
        placed(solo().unit("us-infantry-1", "A2").unit("us-tank-1", "A12")),
        "A1",
        "a threat is a threat"
    );
    let debt = |it: &mut Unit| it.owes = Some(unit("g2-infantry-1"));
    let scene = solo().unit_with("us-infantry-1", "A12", debt).unit("us-tank-1", "A4");
    assert_eq!(placed(scene), "A1", "one that owes an attack does not move");
}

#[test]
fn aa_aut_33_several_factories_that_can_be_reached_are_told_apart_by_the_nearest_enemy() {
    assert_eq!(placed(solo().unit("us-infantry-1", "A5").unit("us-infantry-2", "A13")), "A16");
    assert_eq!(placed(solo().unit("us-infantry-1", "A4").unit("us-infantry-2", "A12")), "A1");
}

// Chance and whole games.

#[test]
fn aa_aut_7_random_choices_are_recorded_draws_and_a_match_can_be_replayed_from_them() {
    let mut play = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J7").unit("us-tank-2", "J11").play();
    play.pass();
    play.draw(Choice::Unit(unit("us-tank-2")));
    play.roll_hits(2);
    let journal = play.it.journal().to_vec();
    assert!(journal.contains(&Answer::Draw(Choice::Unit(unit("us-tank-2")))));
    let Ok(again) = Match::replay(play.it.setup().clone(), &journal) else { panic!("it can be replayed") };
    assert_eq!(again.game().pending(), play.it.game().pending());
    assert!(
        play.answer(Answer::Choose { seat: Seat(1), choice: Choice::Done }).is_err(),
        "nobody plays for it"
    );
}

#[test]
fn aa_aut_7_a_lot_that_is_not_in_the_bag_is_refused() {
    let mut play = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J7").unit("us-tank-2", "J11").play();
    play.pass();
    assert!(play.answer(Answer::Draw(Choice::Unit(unit("us-tank-3")))).is_err());
    assert!(play.answer(Answer::Draw(Choice::Unit(unit("us-tank-1")))).is_ok());
}

/// Two Automas play a game to its end; how it ended.
fn play_out(pair: [Faction; 2], seed: u64) -> How {
    let mut setup = Setup::builtin(["summer", "winter"][seed as usize % 2], &[(pair[0], 0), (pair[1], 1)]);
    let automaton =
        |faction| Automaton { faction, level: Difficulty::default(), intercepts: Intercepts::default() };
    setup.automata = pair.map(automaton).to_vec();
    setup.options.stalemate = true;
    let mut play = Play::start(setup).expect("a valid set-up");
    play.let_chance_speak(&mut Shuffler::new(seed));
    play.outcome().expect("nobody is ever asked, and the game ends").how
}

#[test]
fn aa_aut_4_two_automas_play_whole_games_to_the_end_for_every_pair_of_factions() {
    use Faction::*;
    std::thread::scope(|scope| {
        for pair in [[Us, G1], [Us, G2], [Su, G1], [Su, G2]] {
            scope.spawn(move || {
                let quiet = (0..50).filter(|seed| play_out(pair, *seed) == How::Stalemate).count();
                assert!(quiet < 50, "{pair:?}: no game is ever decided");
            });
        }
    });
}

#[test]
fn aa_set_6_solo_is_one_faction_against_an_automa_with_as_many_sets_on_half_a_board() {
    for sets in [1, 2] {
        for area in [aces::Area::Left, aces::Area::Right] {
            let mut setup = Scene::duel().automa(Faction::G1).area(area).set_up_anew();
            setup.sets = sets;
            let play = crate::scene::Play::start(setup).expect("a solo game can be set up");
            let units = |faction| play.field().waiting.iter().filter(|it| it.id.faction() == faction).count();
            assert_eq!((units(Faction::Us), units(Faction::G1)), (6 * sets as usize, 6 * sets as usize));
            assert_eq!(play.world().factories.len(), 5, "half a board");
            assert_eq!(play.asked().0, 0, "only the person divides units");
        }
    }
}
