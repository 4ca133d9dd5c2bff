//! Cooperative play (AA-AUT-15, AA-AUT-29).

use aces::{
    Ask, Choice, Event, Faction, Kind, Setup, UnitId, Why,
    automa::coop::Coop,
    board::{Phase, Waiting},
    choices::{Attack, March, Target},
    events::How,
    map::Area,
};
use table::{Answer, Barrier, CannotUndo, Pending, Problem, Refused, Seat, Shuffler};

use crate::scene::{Play, Scene, hex, path, unit};

use Faction::{G1, G2, Su, Us};

/// United States (seat 0, who leads) and Soviet Union (seat 1) against the Automa of Germany 1 (seat 2), on the left half.
pub(crate) fn together(coop: Coop) -> Scene {
    let mut scene = Scene::of(&[(Us, 0), (G1, 2), (Su, 1)]).area(Area::Left).automa(G1);
    scene.setup.coop = Some(coop);
    scene
}

/// A game of theirs under way: far from each other and from Germany.
fn under_way(coop: Coop) -> Scene {
    together(coop).unit("us-tank-1", "C3").unit("su-tank-1", "E3").unit("g1-tank-1", "K13")
}

pub(crate) fn problems(setup: Setup) -> Vec<Problem> {
    Play::start(setup).err().unwrap_or_default()
}

pub(crate) fn is_refused(setup: Setup, words: &str) {
    let problems = problems(setup);
    assert!(problems.iter().any(|it| it.to_string().contains(words)), "{words}: {problems:?}");
}

pub(crate) fn n_waiting(play: &Play, faction: Faction) -> usize {
    play.field().waiting.iter().filter(|it| it.id.faction() == faction).count()
}

/// All that a faction has, on one token.
pub(crate) fn all_on(play: &Play, faction: Faction, token: usize) -> Choice {
    let mut piles: [Vec<UnitId>; 3] = Default::default();
    piles[token - 1] =
        play.field().waiting.iter().map(|it| it.id).filter(|it| it.faction() == faction).collect();
    Choice::Divide(Box::new(piles))
}

fn march(play: &mut Play, seat: u8, id: &str, along: &str) -> Result<Vec<Event>, Why> {
    play.choose_as(seat, March::announced(unit(id), path(along)).into())
}

fn attack(id: &str, at: &str) -> Choice {
    Choice::Attack(Attack { unit: unit(id), at: Target::Unit(unit(at)) })
}

/// What a seat may do unasked, offers of a draw left aside.
fn unasked(play: &Play, seat: u8) -> Vec<Choice> {
    let aside = play.it.game().pending().aside(Seat(seat)).cloned();
    aside.map_or(Vec::new(), |it| it.options.into_iter().filter(|it| *it != Choice::OfferDraw).collect())
}

// AUT-15: tokens, factories and coins.

#[test]
fn aa_aut_15_each_has_a_token_of_their_own_and_the_third_is_shared() {
    let mut play = Play::start(together(Coop::OwnSets).set_up_anew()).expect("a valid set-up");
    assert_eq!(play.it.game().pending().awaited(), [Seat(0), Seat(1)], "both divide at the same time");
    let ask = |seat| play.it.game().pending().prompt(Seat(seat)).map(|it| it.ask.clone());
    assert_eq!(ask(0), Some(Ask::DivideWithPartner { faction: Us, own: 1 }));
    assert_eq!(ask(1), Some(Ask::DivideWithPartner { faction: Su, own: 2 }));
    for (seat, faction, other) in [(0, Us, 2), (1, Su, 1)] {
        let choice = all_on(&play, faction, other);
        assert_eq!(play.choose_as(seat, choice), Err(Why::NotYourToken { token: other as u8 }));
    }
    let tank = unit("us-tank-1");
    let rest = |it: &UnitId| it.faction() == Us && *it != tank;
    let others: Vec<UnitId> = play.field().waiting.iter().map(|it| it.id).filter(rest).collect();
    play.choose_as(0, Choice::Divide(Box::new([others, Vec::new(), vec![tank]]))).expect("a division");
    let choice = all_on(&play, Su, 3);
    play.choose_as(1, choice).expect("a division");
    let on = |token: u8| {
        let waiting = play.field().waiting;
        let on: Vec<Waiting> = waiting.into_iter().filter(|it| it.army == token).collect();
        (on.iter().filter(|it| it.id.faction() == Us).count(), on.len())
    };
    assert_eq!((on(1), on(2), on(3)), ((5, 5), (0, 0), (1, 7)));
}

#[test]
fn aa_aut_15_the_sides_place_one_token_each_in_turn_and_both_place_on_the_shared_one() {
    let mut play = Play::start(together(Coop::OwnSets).set_up_anew()).expect("a valid set-up");
    for (seat, faction) in [(0, Us), (1, Su)] {
        let mut piles: [Vec<UnitId>; 3] = Default::default();
        for it in play.field().waiting.iter().filter(|it| it.id.faction() == faction) {
            let shared = it.id.kind() == Kind::Tank || it.id.kind() == Kind::Bomber;
            piles[if shared { 2 } else { seat as usize }].push(it.id);
        }
        play.choose_as(seat, Choice::Divide(Box::new(piles))).expect("a division");
    }
    assert_eq!(play.question(), Ask::RollForPlacing { faction: Us }, "one die for both");
    play.roll(&[12]);
    play.roll(&[1]);
    assert_eq!((play.question(), play.asked()), (Ask::Token { faction: Us }, Seat(0)));
    play.choose(Choice::Token(3)).expect("the shared token");
    play.draw(Choice::Number(2));
    let mut placers = Vec::new();
    while matches!(play.question(), Ask::Place { .. }) {
        placers.push(play.asked().0);
        let choice = play.options()[0].clone();
        play.choose(choice).expect("an option is legal");
    }
    assert_eq!(placers, [0, 1, 0, 1], "each places their own, in turn");
    let mut turned = Vec::new();
    let mut chance = Shuffler::new(3);
    while !matches!(play.question(), Ask::RollForFirst { .. }) {
        if let Ask::Number { faction, .. } = play.question() {
            turned.push(faction);
        }
        let answer = play.it.game().random_answer(&mut chance).expect("someone is asked");
        play.answer(answer).expect("a legal answer");
    }
    assert_eq!(turned, [G1, Us, G1, Us, G1]);
    assert!(play.field().waiting.is_empty());
    assert_eq!(play.unit("su-tank-1").army, 3);
    assert_eq!((play.unit("us-infantry-1").army, play.unit("su-infantry-1").army), (1, 2));
}

#[test]
fn aa_aut_15_the_automa_draws_four_units_for_its_first_and_second_token() {
    let mut play = Play::start(together(Coop::OwnSets).set_up_anew()).expect("a valid set-up");
    for (seat, faction) in [(0, Us), (1, Su)] {
        let choice = all_on(&play, faction, 3);
        play.choose_as(seat, choice).expect("a division");
    }
    let mut chance = Shuffler::new(1);
    while !matches!(play.question(), Ask::RollForFirst { .. }) {
        let answer = play.it.game().random_answer(&mut chance).expect("someone is asked");
        play.answer(answer).expect("a legal answer");
    }
    let n_in = |army| play.field().units.of(G1).filter(|it| it.army == army).count();
    assert_eq!([1, 2, 3].map(n_in), [4, 4, 4]);
}

#[test]
fn aa_aut_15_factories_and_coins_are_shared() {
    let scene = under_way(Coop::OwnSets).flag(Us, "A1").flag(Su, "A8 A16").coins(Us, 4);
    let mut play = scene.phase(Phase::Combat).play();
    // Three factories and four coins: no matter who pays, it is the same seven.
    assert_eq!((play.field().coins_for(play.world(), Us), play.field().coins_for(play.world(), Su)), (7, 7));
    assert_eq!(play.question(), Ask::Money { faction: Us });
    let buys = |list: &[Choice], kind: Kind, at: &str| list.contains(&Choice::Buy { kind, hex: hex(at) });
    for at in ["A1", "A8", "A16"] {
        assert!(buys(&play.options(), Kind::Infantry, at), "the lead buys at {at}");
        assert!(buys(&unasked(&play, 1), Kind::Infantry, at), "the partner buys at {at}");
    }
    let cost = u16::from(play.world().figures(Su, Kind::Infantry).cost);
    play.choose_as(1, Choice::Buy { kind: Kind::Infantry, hex: hex("A1") }).expect("a purchase");
    assert!(play.stands("su-infantry-1"), "who buys owns the unit");
    let left = |play: &Play| (play.field().coins_for(play.world(), Us), play.field().coins[Su]);
    assert_eq!(left(&play), (7 - cost, 0));
    let taken = Choice::Buy { kind: Kind::Infantry, hex: hex("A1") };
    assert_eq!(
        play.choose(taken),
        Err(Why::FactoryTaken { hex: hex("A1"), unit: unit("su-infantry-1") }),
        "one unit a factory"
    );
}

#[test]
fn aa_aut_15_factories_of_both_win_together() {
    let scene = under_way(Coop::OwnSets).flag(Us, "A1 M1").flag(Su, "A8").unit("su-infantry-1", "B16");
    let mut play = scene.play();
    assert_eq!(hex("B16").distance(hex("A16")), 1);
    march(&mut play, 1, "su-infantry-1", "A16").expect("an occupation");
    assert_eq!(play.outcome().map(|it| it.how), Some(How::Factories));
}

#[test]
fn aa_aut_15_one_factions_units_may_be_divided_between_the_two() {
    let mut play = Play::start(together(Coop::Divided).set_up_anew()).expect("a valid set-up");
    assert_eq!((n_waiting(&play, Us), n_waiting(&play, Su), n_waiting(&play, G1)), (0, 0, 6));
    for (n, kind) in Kind::ALL.into_iter().enumerate() {
        let faction = [Us, Su][n % 2];
        assert_eq!((play.question(), play.asked()), (Ask::ShareUnit { faction }, Seat(n as u8 % 2)));
        assert_eq!(play.options().len(), 6 - n, "what is left");
        play.choose(Choice::Kind(kind)).expect("a unit is left");
        if n < 5 {
            assert_eq!(play.choose(Choice::Kind(kind)), Err(Why::NoneLeft { kind }));
        }
    }
    assert_eq!((n_waiting(&play, Us), n_waiting(&play, Su)), (3, 3));
    let us = [Kind::ALL[0], Kind::ALL[2], Kind::ALL[4]].map(|it| UnitId::new(Us, it, 1));
    assert!(us.iter().all(|it| play.field().waiting.iter().any(|waiting| waiting.id == *it)));
    // The ally's miniatures only tell them apart: all fight by the mats of the lead's faction.
    for kind in Kind::ALL {
        assert_eq!(play.world().figures(Su, kind), play.world().figures(Us, kind));
    }
    assert_eq!(play.it.game().pending().awaited(), [Seat(0), Seat(1)]);
}

#[test]
fn aa_aut_15_the_divided_game_has_as_many_sets_as_the_automa() {
    let mut play = Play::start(Setup { sets: 2, ..together(Coop::Divided).set_up_anew() }).expect("two sets");
    assert_eq!(n_waiting(&play, G1), 12);
    while let Ask::ShareUnit { .. } = play.question() {
        let choice = play.options()[0].clone();
        play.choose(choice).expect("a unit is left");
        if matches!(play.it.game().pending(), Pending::Decide { prompts, .. } if prompts.len() == 2) {
            break;
        }
    }
    assert_eq!((n_waiting(&play, Us), n_waiting(&play, Su)), (6, 6));
}

// AUT-29: one turn, one purse, three armies.

#[test]
fn aa_aut_29_the_two_share_one_turn_and_one_is_asked_after_the_other_in_each_phase() {
    let mut play = under_way(Coop::OwnSets).play();
    for ask in [
        |faction| Ask::Move { faction },
        |faction| Ask::Declare { faction },
        |faction| Ask::Money { faction },
    ] {
        assert_eq!((play.question(), play.asked()), (ask(Us), Seat(0)));
        let told = play.done().expect("done");
        assert_eq!(told, [Event::HandedOver { to: Su }]);
        assert_eq!((play.question(), play.asked()), (ask(Su), Seat(1)));
        play.done().expect("done");
    }
    assert_eq!(play.field().active, Some(G1), "one turn for both");
    assert_eq!(play.field().order.as_slice(), [Us, G1]);
}

#[test]
fn aa_aut_29_whoever_is_not_asked_may_act_at_the_same_time() {
    let mut play = under_way(Coop::OwnSets).play();
    march(&mut play, 1, "su-tank-1", "E4").expect("the partner moves while the lead is asked");
    assert_eq!(play.question(), Ask::Move { faction: Us });
    assert_eq!(march(&mut play, 1, "su-tank-1", "E5"), Err(Why::HasMoved { unit: unit("su-tank-1") }));
    assert_eq!(march(&mut play, 1, "us-tank-1", "C4"), Err(Why::NotYours { unit: unit("us-tank-1") }));
    assert_eq!(march(&mut play, 0, "su-tank-1", "E5"), Err(Why::NotYours { unit: unit("su-tank-1") }));
    play.done().expect("the lead has done");
    march(&mut play, 0, "us-tank-1", "C4").expect("and still may move while the partner is asked");
    assert_eq!(play.question(), Ask::Move { faction: Su });
    let early = play.answer(Answer::Choose { seat: Seat(0), choice: Choice::Done });
    assert_eq!(early, Err(Refused::NotAsked(Seat(0))), "only who is asked ends a phase");
    let enemy = play.answer(Answer::Choose {
        seat: Seat(2),
        choice: March::announced(unit("su-tank-1"), path("E5")).into(),
    });
    assert_eq!(enemy, Err(Refused::NotAsked(Seat(2))));
}

#[test]
fn aa_int_10_a_partner_too_goes_step_by_step_unasked() {
    let mut play = under_way(Coop::OwnSets).play();
    let step = |along: &str| March::step_by_step(unit("su-tank-1"), path(along)).into();
    play.choose_as(1, step("E4")).expect("the partner moves while the lead is asked");
    assert_eq!((play.asked(), play.question()), (Seat(1), Ask::GoOn { unit: unit("su-tank-1"), left: 8 }));
    let lead = play.answer(Answer::Choose { seat: Seat(0), choice: Choice::Done });
    assert_eq!(lead, Err(Refused::NotAsked(Seat(0))), "one unit at a time");
    play.choose_as(1, step("E5")).expect("it goes on");
    play.choose_as(1, Choice::Stop).expect("and stops");
    assert_eq!((play.asked(), play.question()), (Seat(0), Ask::Move { faction: Us }));
}

#[test]
fn aa_aut_29_attacks_of_both_are_one_list_in_the_order_declared() {
    let scene =
        together(Coop::OwnSets).unit("us-tank-1", "C3").unit("su-tank-1", "E3").unit("g1-tank-1", "D3");
    let mut play = scene.phase(Phase::Declaring).play();
    assert_eq!(unasked(&play, 1), [attack("su-tank-1", "g1-tank-1")]);
    play.choose_as(1, attack("su-tank-1", "g1-tank-1")).expect("the partner declares");
    assert_eq!(
        play.choose_as(1, attack("su-tank-1", "g1-tank-1")),
        Err(Why::HasDeclared { unit: unit("su-tank-1") })
    );
    play.attack("us-tank-1", "g1-tank-1").expect("the lead declares");
    let list: Vec<UnitId> = play.field().declared.iter().map(|it| it.unit).collect();
    assert_eq!(list, [unit("su-tank-1"), unit("us-tank-1")]);
}

#[test]
fn aa_aut_29_no_coins_are_sent_and_no_fee_is_paid() {
    let mut play = under_way(Coop::OwnSets).coins(Us, 9).play();
    for (seat, from) in [(0, Us), (1, Su)] {
        let spaces = play.it.game().pending().aside(Seat(seat)).map_or(Vec::new(), |it| it.spaces.clone());
        assert!(spaces.iter().all(|it| !matches!(it, aces::Space::Transfers { .. })));
        assert_eq!(play.choose_as(seat, Choice::Transfer { from, coins: 3 }), Err(Why::SharedPurse));
    }
}

#[test]
fn aa_aut_29_three_armies_of_both_come_under_the_limit_for_two_factions() {
    let in_army = |army: u8| move |it: &mut aces::board::Unit| it.army = army;
    let scene = together(Coop::OwnSets)
        .unit_with("us-tank-1", "C3", in_army(1))
        .unit_with("su-tank-1", "E3", in_army(2))
        .unit_with("us-infantry-1", "C6", in_army(3))
        .unit_with("su-infantry-1", "E6", in_army(3))
        .unit_with("g1-tank-1", "K13", in_army(1))
        .round(1);
    let mut play = scene.clone().play();
    assert_eq!((play.question(), play.asked()), (Ask::Armies { faction: Us, n: 1 }, Seat(0)));
    play.armies(&[3]).expect("one army");
    let resting = |id: &str| Err(Why::Resting { unit: unit(id) });
    assert_eq!(march(&mut play, 0, "us-tank-1", "C4"), resting("us-tank-1"));
    assert_eq!(march(&mut play, 1, "su-tank-1", "E4"), resting("su-tank-1"));
    march(&mut play, 0, "us-infantry-1", "C7").expect("the shared army acts");
    march(&mut play, 1, "su-infantry-1", "E7").expect("with the units of both");
    let second = |it: &mut aces::position::Position| {
        it.order = vec![G1, Us];
        it.turn = Some(Us);
    };
    let play = scene.position(second).play();
    assert_eq!(play.question(), Ask::Armies { faction: Us, n: 2 }, "two armies for who plays second");
}

#[test]
fn aa_aut_29_support_counts_within_one_humans_faction_and_among_all_in_the_divided_game() {
    let at_war = |coop| {
        together(coop)
            .unit("us-tank-1", "C3")
            .unit("su-infantry-1", "D2")
            .unit("g1-infantry-1", "D3")
            .phase(Phase::Declaring)
            .play()
    };
    assert_eq!(at_war(Coop::OwnSets).plan("us-tank-1", "g1-infantry-1").red, 0);
    assert_eq!(at_war(Coop::Divided).plan("us-tank-1", "g1-infantry-1").red, 2);
}

#[test]
fn aa_aut_29_the_limit_of_four_counts_both_only_in_the_divided_game() {
    let shop = |coop| {
        let mut scene = together(coop).unit("g1-tank-1", "K13").flag(Us, "A1").coins(Us, 90);
        for (i, at) in ["C3", "C4", "C5", "C6"].into_iter().enumerate() {
            let faction = if i < 2 { "us" } else { "su" };
            scene = scene.unit(&format!("{faction}-tank-{}", 1 + i % 2), at);
        }
        let mut play = scene.phase(Phase::Money).play();
        play.choose(Choice::Buy { kind: Kind::Tank, hex: hex("A1") }).map(|_| ())
    };
    assert_eq!(shop(Coop::OwnSets), Ok(()));
    assert_eq!(shop(Coop::Divided), Err(Why::FourAlready { kind: Kind::Tank }));
}

#[test]
fn aa_aut_29_repairs_and_markers_of_both_follow_the_shared_turn() {
    let scene = together(Coop::OwnSets)
        .unit("us-tank-1", "C3")
        .unit_with("su-tank-1", "A8", |it| it.damage = 4)
        .unit("g1-tank-1", "K13")
        .flag(Us, "A8")
        .coins(Us, 3)
        .phase(Phase::Money);
    let mut play = scene.play();
    play.choose_as(1, Choice::Repair(unit("su-tank-1"))).expect("a repair in a shared factory");
    assert_eq!(play.field().coins[Us], 1);
    play.done().expect("done");
    play.done().expect("done");
    play.let_chance_speak(&mut Shuffler::new(1));
    assert_eq!((play.field().active, play.unit("su-tank-1").damage), (Some(Us), 1));
    let fresh = |id: &str| !play.unit(id).moved;
    assert!(fresh("us-tank-1") && fresh("su-tank-1"));
}

#[test]
fn aa_aut_29_when_the_clock_runs_out_it_does_for_both() {
    let scene = under_way(Coop::OwnSets).options(|it| it.clock = true).unit("g1-infantry-1", "F3");
    let owing = scene.position(|it| {
        let tank = it.units.iter_mut().find(|it| it.id == unit("su-tank-1")).expect("it is there");
        (tank.owes, tank.intercepted) = (Some(unit("g1-infantry-1")), true);
    });
    let mut play = owing.play();
    let told = play.answer(Answer::TimeUp).expect("a clock runs");
    let attack = Attack { unit: unit("su-tank-1"), at: Target::Unit(unit("g1-infantry-1")) };
    assert!(told.contains(&Event::Declared { attack }), "{told:?}");
    assert_eq!(play.field().phase, Phase::Combat);
}

#[test]
fn aa_aut_29_a_partners_act_stops_the_others_undo() {
    let mut play = under_way(Coop::OwnSets).play();
    march(&mut play, 0, "us-tank-1", "C4").expect("a march");
    march(&mut play, 1, "su-tank-1", "E4").expect("a march");
    assert_eq!(play.it.undo(Seat(0)), Err(CannotUndo::Past(Barrier::Other(Seat(1)))));
    assert_eq!(play.it.undo(Seat(1)), Ok(()));
    assert_eq!(play.it.undo(Seat(0)), Ok(()));
    assert_eq!((play.at("us-tank-1"), play.at("su-tank-1")), ("C3".to_string(), "E3".to_string()));
}

#[test]
fn aa_aut_29_on_the_full_board_twelve_tokens_are_shuffled_and_three_dealt_to_each_side() {
    let mut play = Play::start(together(Coop::OwnSets).area(Area::Full).set_up_anew()).expect("valid");
    for (seat, faction) in [(0, Us), (1, Su)] {
        let choice = all_on(&play, faction, 3);
        play.choose_as(seat, choice).expect("a division");
    }
    play.roll(&[12]);
    play.roll(&[1]);
    play.choose(Choice::Token(1)).expect("a token without units is turned over too");
    assert_eq!(play.bag(), (1..=12).map(Choice::Number).collect::<Vec<_>>());
    let mut chance = Shuffler::new(7);
    while !matches!(play.question(), Ask::RollForFirst { .. }) {
        let answer = play.it.game().random_answer(&mut chance).expect("someone is asked");
        play.answer(answer).expect("a legal answer");
    }
    assert_eq!(play.field().numbers.len(), 6, "six tokens are left over");
}

#[test]
fn aa_aut_29_a_position_may_name_the_partner_who_is_asked() {
    let asked = |faction| under_way(Coop::OwnSets).position(|it| it.asked = Some(faction)).try_play();
    let play = asked(Su).unwrap_or_else(|it| panic!("{it:?}"));
    assert_eq!((play.question(), play.asked()), (Ask::Move { faction: Su }, Seat(1)));
    for faction in [Us, G1, G2] {
        assert!(asked(faction).is_err(), "{faction:?} is not the partner");
    }
    assert!(under_way(Coop::OwnSets).turn(Su).try_play().is_err(), "the turn is the lead's");
}
