//! CMB: phase 3, combat.

use aces::{
    Ask, Choice, Event, Faction, Why,
    board::{Level, Phase},
    choices::Attack,
    combat::damage_from,
    events::{Bombardment, Fire, Struck},
    odds::{Chances, blast_odds, odds},
};
use table::Dice;

use crate::scene::{Play, Scene, hex, unit};

/// A unit, its hit numbers on the ground and in the air, the hits it needs to take for 1 to 6 damage in the
/// open and in forest, its cost.
type Row = (&'static str, [u8; 3], [u8; 3], [u8; 6], Option<[u8; 6]>, u16);

/// The built-in mats: the unit table of figures.md, with the cells that were tuned (content.rs lists them). No number in
/// the air stands as 0 0 0.
#[rustfmt::skip]
pub(crate) const FIGURES: [Row; 24] = [
    ("us-infantry-1", [2, 4, 6], [2, 4, 6], [2, 3, 5, 6, 8, 9], Some([2, 4, 6, 8, 10, 12]), 2),
    ("us-special-1", [2, 4, 6], [2, 4, 6], [2, 3, 5, 6, 8, 9], Some([2, 4, 6, 8, 10, 12]), 3),
    ("us-tank-1", [6, 8, 10], [0, 0, 0], [2, 4, 5, 7, 8, 10], Some([3, 5, 7, 9, 11, 13]), 4),
    ("us-artillery-1", [5, 7, 9], [0, 0, 0], [2, 3, 4, 5, 7, 8], Some([2, 4, 6, 7, 9, 11]), 4),
    ("us-fighter-1", [2, 4, 6], [5, 7, 9], [2, 3, 5, 6, 8, 9], None, 4),
    ("us-bomber-1", [7, 9, 11], [3, 5, 7], [3, 5, 7, 9, 12, 14], None, 6),
    ("su-infantry-1", [2, 4, 6], [2, 4, 6], [2, 3, 5, 6, 8, 9], Some([2, 4, 6, 8, 10, 12]), 2),
    ("su-special-1", [3, 5, 7], [3, 5, 7], [2, 3, 5, 6, 8, 9], Some([2, 4, 6, 8, 10, 12]), 3),
    ("su-tank-1", [5, 7, 9], [0, 0, 0], [2, 4, 6, 8, 10, 12], Some([3, 5, 8, 10, 13, 15]), 3),
    ("su-artillery-1", [4, 6, 8], [0, 0, 0], [2, 3, 4, 5, 7, 8], Some([2, 4, 6, 7, 9, 11]), 4),
    ("su-fighter-1", [3, 5, 7], [5, 7, 9], [2, 3, 5, 6, 8, 9], None, 4),
    ("su-bomber-1", [5, 7, 9], [2, 4, 6], [2, 4, 6, 8, 10, 12], None, 4),
    ("g1-infantry-1", [2, 4, 6], [2, 4, 6], [2, 3, 5, 6, 8, 9], Some([2, 4, 6, 8, 10, 12]), 2),
    ("g1-special-1", [3, 5, 7], [3, 5, 7], [2, 3, 5, 6, 8, 9], Some([2, 4, 6, 8, 10, 12]), 3),
    ("g1-tank-1", [7, 9, 11], [0, 0, 0], [3, 5, 7, 9, 12, 14], Some([3, 6, 9, 11, 14, 17]), 6),
    ("g1-artillery-1", [5, 7, 9], [0, 0, 0], [2, 3, 4, 5, 7, 8], Some([2, 4, 6, 7, 9, 11]), 3),
    ("g1-fighter-1", [3, 5, 7], [7, 9, 11], [2, 3, 5, 6, 8, 9], None, 5),
    ("g1-bomber-1", [5, 7, 9], [2, 4, 6], [2, 3, 5, 6, 8, 9], None, 4),
    ("g2-infantry-1", [2, 4, 6], [2, 4, 6], [2, 3, 5, 6, 8, 9], Some([2, 4, 6, 8, 10, 12]), 2),
    ("g2-special-1", [3, 5, 7], [0, 0, 0], [2, 4, 6, 8, 10, 12], Some([3, 5, 8, 10, 13, 15]), 4),
    ("g2-tank-1", [6, 8, 10], [0, 0, 0], [2, 4, 6, 8, 10, 12], Some([3, 5, 8, 10, 13, 15]), 4),
    ("g2-artillery-1", [4, 6, 8], [5, 7, 9], [2, 3, 4, 5, 7, 8], Some([2, 4, 6, 7, 9, 11]), 4),
    ("g2-fighter-1", [3, 5, 7], [5, 7, 9], [2, 3, 5, 6, 8, 9], None, 4),
    ("g2-bomber-1", [6, 8, 10], [3, 5, 7], [2, 4, 6, 7, 9, 11], None, 5),
];

/// A scene in a faction's declaring. What attacks stands around E8: at E7 F7 F8 E9 D8 D7.
fn declaring(faction: Faction) -> Scene {
    Scene::four().turn(faction).phase(Phase::Declaring)
}

fn faction_of(id: &str) -> Faction {
    unit(id).faction()
}

/// An enemy of a unit's team, of a type.
fn enemy_of(id: &str, kind: &str) -> String {
    let faction = if faction_of(id).side() == Faction::Us.side() { Faction::G1 } else { Faction::Us };
    format!("{}-{kind}-9", faction.key())
}

/// A fight of two units next to each other, the defender at E8.
fn duel(attacker: &str, defender: &str) -> Scene {
    declaring(faction_of(attacker)).unit(attacker, "E7").unit(defender, "E8")
}

fn bombardment(told: &[Event]) -> &Bombardment {
    let it = told.iter().find_map(|it| if let Event::Bombarded(it) = it { Some(it) } else { None });
    it.expect("a hex was bombarded")
}

fn struck(id: &str, damage: u8, destroyed: bool) -> Struck {
    Struck { unit: unit(id), damage, destroyed }
}

fn sorted(struck: &[Struck]) -> Vec<Struck> {
    let mut struck = struck.to_vec();
    struck.sort_by_key(|it| it.unit);
    struck
}

/// The book's example: a veteran German tank with earlier damage, supported by artillery and aircraft, attacks a
/// US infantry in forest, which has 1 damage and 2 experience.
fn the_fight_in_the_forest() -> Scene {
    let scene =
        declaring(Faction::G2).terrain('f', "E8").unit("g2-fighter-1", "F7").unit("g2-artillery-1", "E10");
    let scene = scene.unit_with("g2-tank-1", "E7", |it| (it.damage, it.experience) = (3, 3));
    let scene = scene.unit_with("us-infantry-1", "E8", |it| (it.damage, it.experience) = (1, 2));
    scene.unit("us-artillery-1", "G9")
}

const THE_BOOKS_LIST: [(&str, &str); 3] =
    [("g2-tank-1", "us-infantry-1"), ("g2-fighter-1", "us-infantry-1"), ("g2-artillery-1", "us-artillery-1")];

#[test]
fn aa_cmb_1_one_fight_at_a_time_in_the_order_declared() {
    let mut play = the_fight_in_the_forest().play();
    play.declare(&THE_BOOKS_LIST);
    play.fight(5, Some(2));
    // "The Infantry now has already 3 damage markers. The Fighter Aircraft would attack with support from Tank
    // and Artillery arms (+3 red dice). The Infantry would have better armor [...] because it is in the forest."
    let plan = play.plan("g2-fighter-1", "us-infantry-1");
    assert_eq!((plan.dice, plan.red, plan.row), (12, 3, [2, 4, 6, 8, 10, 12]));
    let back = plan.back.expect("the infantry shoots back at the aircraft");
    assert_eq!((back.dice, back.needed), (6, 4), "with 3 damage, and a veteran by now");
    let second = play.fight(0, Some(0));
    assert_eq!((second.attacker, second.defender), (unit("g2-fighter-1"), unit("us-infantry-1")));
    let third = play.fight(0, None);
    assert_eq!((third.attacker, third.defender), (unit("g2-artillery-1"), unit("us-artillery-1")));
}

#[test]
fn aa_cmb_2_the_books_example_who_shoots_back() {
    let mut play = the_fight_in_the_forest().play();
    play.declare(&THE_BOOKS_LIST);
    play.roll_hits(0);
    assert_eq!(
        play.question(),
        Ask::BackDice { defender: unit("us-infantry-1"), attacker: unit("g2-tank-1") },
        "the US infantry shoots back against the German tank"
    );
    play.roll_hits(0);
    play.roll_hits(0);
    assert_eq!(
        play.question(),
        Ask::BackDice { defender: unit("us-infantry-1"), attacker: unit("g2-fighter-1") },
        "and, in its second fight too, against the fighter aircraft"
    );
    play.roll_hits(0);
    let told = play.roll_hits(0);
    let last = told.iter().find_map(|it| if let Event::Fought(it) = it { Some(it) } else { None });
    assert_eq!(
        last.expect("the third fight").back,
        None,
        "the Howitzer cannot fire back against the 8.8 Flak"
    );
}

#[test]
fn aa_cmb_2_the_defender_shoots_back_only_if_it_could_attack_the_attacker_at_range_1() {
    for (defender, ..) in FIGURES {
        for (kind, in_the_air) in [("infantry", false), ("tank", false), ("fighter", true), ("bomber", true)]
        {
            let attacker = enemy_of(defender, kind);
            let expected = match (defender, in_the_air) {
                ("us-artillery-1" | "su-artillery-1" | "g2-artillery-1", _) => false,
                ("g1-artillery-1" | "g2-special-1", true) => false,
                (_, true) => !defender.contains("tank"),
                (_, false) => true,
            };
            let can_attack = !defender.contains("fighter") && !defender.contains("bomber") || kind != "tank";
            if can_attack {
                let play = duel(&attacker, defender).play();
                assert_eq!(
                    play.plan(&attacker, defender).back.is_some(),
                    expected,
                    "{defender} at {attacker}"
                );
            }
        }
    }
}

#[test]
fn aa_cmb_2_nobody_shoots_back_over_two_hexes_and_more() {
    for at in ["E6", "E5"] {
        let scene = declaring(Faction::Us).unit("us-artillery-1", at).unit("g1-artillery-1", "E8");
        let mut play = scene.unit("g1-tank-1", "E9").play();
        play.declare(&[("us-artillery-1", "g1-artillery-1")]);
        play.fight(0, None);
    }
    let scene = declaring(Faction::G1).unit("g1-artillery-1", "E6").unit("us-infantry-1", "E8");
    let mut play = scene.play();
    play.declare(&[("g1-artillery-1", "us-infantry-1")]);
    play.fight(0, None);
}

#[test]
fn aa_cmb_2_infantry_on_water_does_not_shoot_back() {
    let mut play = duel("g1-tank-1", "us-infantry-1").terrain('~', "E8").play();
    play.declare(&[("g1-tank-1", "us-infantry-1")]);
    play.fight(0, None);
}

#[test]
fn aa_cmb_3_the_number_of_dice_follows_from_the_units_own_damage() {
    for (id, ..) in FIGURES {
        for (damage, dice) in [(0, 12), (1, 10), (2, 8), (3, 6), (4, 4), (5, 2)] {
            let enemy = enemy_of(id, "infantry");
            let scene =
                declaring(faction_of(id)).unit_with(id, "E7", |it| it.damage = damage).unit(&enemy, "E8");
            let play = scene.clone().play();
            assert_eq!(play.plan(id, &enemy).dice, dice, "{id} with {damage} damage");
            if let Some(back) = play.plan(&enemy, id).back {
                assert_eq!(back.dice, dice, "{id} shooting back with {damage} damage");
            }
        }
    }
    let scene = declaring(Faction::Us).unit_with("us-tank-1", "E7", |it| it.damage = 2);
    let mut play = scene.unit_with("g1-tank-1", "E8", |it| it.damage = 4).play();
    play.declare(&[("us-tank-1", "g1-tank-1")]);
    assert_eq!(play.dice_wanted(), 8);
    play.roll_hits(0);
    assert_eq!(play.dice_wanted(), 4);
}

#[test]
fn aa_cmb_3_the_chart_is_content() {
    let mut scene = duel("us-tank-1", "g1-tank-1");
    scene.setup.mats.dice = table::Marked::Ours([12, 12, 12, 6, 6, 6]);
    let scene = scene.unit_with("us-tank-2", "F7", |it| it.damage = 2);
    let play = scene.unit_with("us-tank-3", "F8", |it| it.damage = 3).play();
    assert_eq!(play.plan("us-tank-2", "g1-tank-1").dice, 12);
    assert_eq!(play.plan("us-tank-3", "g1-tank-1").dice, 6);
}

/// Germany 2's unit at E7 attacks a US infantry at E8, with others around: the red dice.
fn red(attacker: &str, others: &[(&str, &str)]) -> u8 {
    let mut scene = duel(attacker, "us-infantry-1");
    for (id, at) in others {
        scene = scene.unit(id, at);
    }
    scene.play().plan(attacker, "us-infantry-1").red
}

#[test]
fn aa_cmb_4_the_tank_supported_by_infantry_and_the_flak_gets_3_red_dice() {
    for at in ["E10", "E11"] {
        assert_eq!(red("g2-tank-1", &[("g2-infantry-1", "F8"), ("g2-artillery-1", at)]), 3, "Flak at {at}");
    }
    for at in ["E9", "E12"] {
        let others = [("g2-infantry-1", "F8"), ("g2-artillery-1", at)];
        assert_eq!(red("g2-tank-1", &others), 2, "the Flak's range is 2-3, it is at {at}");
    }
}

#[test]
fn aa_cmb_4_the_aircraft_supported_by_two_tanks_gets_2_and_the_allys_pak_40_does_not_count() {
    let others = [("g2-tank-1", "F7"), ("g2-tank-2", "F8"), ("g1-artillery-1", "E9")];
    assert_eq!(red("g2-fighter-1", &others), 2);
    assert_eq!(red("g2-fighter-1", &others[1..]), 2, "it does not matter how many tanks");
    assert_eq!(red("g2-fighter-1", &others[2..]), 0, "only own units count");
}

#[test]
fn aa_cmb_4_arms_count_the_attackers_included_and_three_or_more_give_3() {
    assert_eq!(red("g2-tank-1", &[]), 0, "one arm is no support");
    assert_eq!(red("g2-tank-1", &[("g2-tank-2", "F7"), ("g2-tank-3", "F8")]), 0, "nor are three of one arm");
    assert_eq!(
        red("g2-tank-1", &[("g2-infantry-1", "F7"), ("g2-special-1", "F8")]),
        2,
        "infantry is one arm"
    );
    assert_eq!(red("g2-tank-1", &[("g2-fighter-1", "F7"), ("g2-bomber-1", "F8")]), 2, "aircraft is one arm");
    let all = [("g2-infantry-1", "F7"), ("g2-fighter-1", "F8"), ("g2-artillery-1", "E10")];
    assert_eq!(red("g2-tank-1", &all[..2]), 3);
    assert_eq!(red("g2-tank-1", &all), 3, "four arms give no more than three");
    assert_eq!(red("g2-tank-1", &[("g2-infantry-1", "G8")]), 0, "two hexes away is out of its range");
}

#[test]
fn aa_cmb_4_the_supporters_are_one_unit_of_each_further_arm() {
    let others =
        [("g2-tank-2", "F7"), ("g2-infantry-1", "F8"), ("g2-artillery-1", "E10"), ("g1-fighter-1", "E9")];
    let scene = others.iter().fold(duel("g2-tank-1", "us-infantry-1"), |scene, (id, at)| scene.unit(id, at));
    let play = scene.play();
    let (attacker, defender) = (play.unit("g2-tank-1"), play.unit("us-infantry-1"));
    let supporters = aces::combat::supporters(play.world(), &play.field(), &attacker, &defender);
    let names: Vec<String> = supporters.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["g2-infantry-1", "g2-artillery-1"], "another tank adds nothing, nor does the ally");
    let alone = duel("g2-tank-1", "us-infantry-1").play();
    assert!(aces::combat::supporters(alone.world(), &alone.field(), &attacker, &defender).is_empty());
}

#[test]
fn aa_cmb_4_only_the_attacker_gets_them() {
    let scene = declaring(Faction::G2).unit("g2-tank-1", "E7").unit("us-infantry-1", "E8");
    let play = scene.unit("us-tank-1", "F6").unit("us-fighter-1", "D6").play();
    assert_eq!(
        play.plan("g2-tank-1", "us-infantry-1").back.map(|it| it.dice),
        Some(12),
        "no dice for its friends"
    );
}

#[test]
fn aa_cmb_4_only_against_an_adjacent_target() {
    let scene = declaring(Faction::G1)
        .unit("us-infantry-1", "E8")
        .unit("g1-tank-1", "E9")
        .unit("g1-infantry-1", "F8");
    let play = scene.unit("g1-artillery-1", "E6").unit("g1-artillery-2", "D7").play();
    assert_eq!(play.plan("g1-artillery-1", "us-infantry-1").red, 0, "the Pak 40 from two hexes");
    assert_eq!(play.plan("g1-artillery-2", "us-infantry-1").red, 3, "the Pak 40 from one hex");
}

#[test]
fn aa_cmb_4_the_dice_are_added_to_the_roll() {
    let mut play =
        duel("g2-tank-1", "us-infantry-1").unit("g2-infantry-1", "F8").unit("g2-fighter-1", "F7").play();
    play.declare(&[("g2-tank-1", "us-infantry-1")]);
    let attack = Attack { unit: unit("g2-tank-1"), at: aces::choices::Target::Unit(unit("us-infantry-1")) };
    assert_eq!(play.question(), Ask::AttackDice { attack, red: 3 });
    assert_eq!(play.dice_wanted(), 15);
}

/// A unit at E7 attacks an enemy fighter at E8, with others around: the red dice.
fn red_in_the_air(attacker: &str, others: &[(&str, &str)]) -> u8 {
    let target = enemy_of(attacker, "fighter");
    let mut scene = duel(attacker, &target);
    for (id, at) in others {
        scene = scene.unit(id, at);
    }
    scene.play().plan(attacker, &target).red
}

#[test]
fn aa_cmb_5_the_german_aircraft_supported_by_two_others_gets_3_by_one_2() {
    let others = [("g1-bomber-1", "F7"), ("g1-fighter-2", "F8"), ("g1-fighter-3", "E9")];
    assert_eq!(red_in_the_air("g1-fighter-1", &others[..2]), 3);
    assert_eq!(red_in_the_air("g1-fighter-1", &others), 3, "three give no more");
    assert_eq!(red_in_the_air("g1-fighter-1", &others[..1]), 2);
    assert_eq!(red_in_the_air("g1-fighter-1", &[]), 0);
}

#[test]
fn aa_cmb_5_the_allied_aircraft_does_not_count_no_red_dice() {
    assert_eq!(red_in_the_air("g1-fighter-1", &[("g2-fighter-1", "F7")]), 0);
    assert_eq!(red_in_the_air("g1-fighter-1", &[("g2-fighter-1", "F7"), ("g1-bomber-1", "F8")]), 2);
}

#[test]
fn aa_cmb_5_only_aircraft_next_to_the_target_support_against_aircraft() {
    let ground = [("g1-infantry-1", "F7"), ("g1-tank-1", "F8"), ("g1-artillery-1", "E9")];
    assert_eq!(red_in_the_air("g1-fighter-1", &ground), 0, "arms are for ground targets");
    assert_eq!(red_in_the_air("g1-fighter-1", &[("g1-bomber-1", "G8")]), 0, "two hexes away");
    assert_eq!(red_in_the_air("g2-fighter-1", &[("g2-artillery-1", "E10")]), 0, "the Flak is no aircraft");
}

#[test]
fn aa_cmb_5_an_aircraft_that_cannot_attack_aircraft_does_not_count() {
    assert_eq!(red_in_the_air("us-fighter-1", &[("us-bomber-1", "F7")]), 0, "a B-17");
    assert_eq!(red_in_the_air("us-fighter-1", &[("us-bomber-1", "F7"), ("us-fighter-2", "F8")]), 2);
    assert_eq!(red_in_the_air("su-fighter-1", &[("su-bomber-1", "F7")]), 2, "another bomber");
}

#[test]
fn aa_cmb_5_ground_units_attacking_aircraft_get_none() {
    let others =
        [("g1-fighter-1", "F7"), ("g1-bomber-1", "F8"), ("g1-tank-1", "E9"), ("g1-artillery-1", "D8")];
    assert_eq!(red_in_the_air("g1-infantry-1", &others), 0);
    let target = declaring(Faction::G2).unit("us-fighter-9", "E8").unit("g2-artillery-1", "E10");
    let play = target.unit("g2-fighter-1", "E7").unit("g2-bomber-1", "F7").play();
    assert_eq!(play.plan("g2-artillery-1", "us-fighter-9").red, 0);
}

#[test]
fn aa_cmb_6_supporting_units_need_not_attack_and_may_attack_another() {
    let scene = duel("g2-tank-1", "us-infantry-1").unit("g2-fighter-1", "F7").unit("us-tank-1", "G7");
    let mut play = scene.clone().play();
    play.declare(&[("g2-tank-1", "us-infantry-1")]);
    assert_eq!(play.dice_wanted(), 14, "the fighter attacks nobody");
    let mut play = scene.play();
    play.declare(&[("g2-tank-1", "us-infantry-1"), ("g2-fighter-1", "us-tank-1")]);
    assert_eq!(play.dice_wanted(), 14, "the fighter attacks another");
}

#[test]
fn aa_cmb_6_infantry_on_water_does_not_support() {
    let scene = duel("g2-tank-1", "us-infantry-1").unit("g2-infantry-1", "F8");
    assert_eq!(scene.clone().play().plan("g2-tank-1", "us-infantry-1").red, 2);
    assert_eq!(scene.terrain('~', "F8").play().plan("g2-tank-1", "us-infantry-1").red, 0);
    let air = duel("g2-tank-1", "us-infantry-1").unit("g2-fighter-1", "F8").terrain('~', "F8");
    assert_eq!(air.play().plan("g2-tank-1", "us-infantry-1").red, 2, "aircraft above water do");
}

#[test]
fn aa_cmb_6_infantry_that_occupied_a_factory_this_turn_supports() {
    let scene = Scene::duel().unit("us-infantry-1", "A7").unit("us-tank-1", "C8").unit("g1-tank-1", "B8");
    let mut play = scene.play();
    play.march("us-infantry-1", "A8").expect("infantry occupies");
    play.done().expect("movement can end");
    play.declare(&[("us-tank-1", "g1-tank-1")]);
    assert_eq!(play.dice_wanted(), 14);
}

#[test]
fn aa_cmb_7_rookie_with_0_to_2_points_veteran_with_3_and_4_war_hero_with_5_and_more() {
    let levels = [
        Level::Rookie,
        Level::Rookie,
        Level::Rookie,
        Level::Veteran,
        Level::Veteran,
        Level::WarHero,
        Level::WarHero,
    ];
    for (points, level) in levels.into_iter().enumerate() {
        let scene =
            declaring(Faction::Us).unit_with("us-infantry-1", "E7", |it| it.experience = points as u8);
        let play = scene.unit("g1-tank-1", "E8").play();
        assert_eq!(play.unit("us-infantry-1").level(), level, "{points} points");
        assert_eq!(
            play.plan("us-infantry-1", "g1-tank-1").needed,
            [2, 4, 6][level as usize],
            "{points} points"
        );
    }
}

#[test]
fn aa_cmb_7_every_unit_has_the_hit_numbers_of_its_mat() {
    for (id, ground, air, ..) in FIGURES {
        for (points, level) in [(0, 0), (3, 1), (5, 2)] {
            for (kind, numbers) in [("tank", ground), ("fighter", air)] {
                let enemy = enemy_of(id, kind);
                let scene = declaring(faction_of(id)).unit_with(id, "E7", |it| it.experience = points);
                let play = scene.unit(&enemy, "E8").play();
                let number = numbers[level];
                if number != 0 {
                    assert_eq!(play.plan(id, &enemy).needed, number, "{id} with {points} points at {enemy}");
                }
            }
        }
    }
}

#[test]
fn aa_cmb_7_a_die_hits_when_it_shows_the_hit_number_or_less() {
    let scene = duel("us-infantry-1", "g2-tank-1").unit_with("g2-tank-2", "D6", |it| it.experience = 3);
    let mut play = scene.play();
    play.declare(&[("us-infantry-1", "g2-tank-1")]);
    play.roll(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    let told = play.roll(&[6, 6, 6, 7, 8, 9, 10, 11, 12, 12, 12, 1]);
    let fight = told.iter().find_map(|it| if let Event::Fought(it) = it { Some(it) } else { None });
    let fight = fight.expect("they fought");
    assert_eq!((fight.attack.needed, fight.attack.hits), (2, 2), "the US infantry, rookie: 2 or less");
    let back = fight.back.as_ref().expect("the tank shot back");
    assert_eq!((back.needed, back.hits), (6, 4), "the German tank, rookie: 6 or less");
    assert_eq!(play.plan("g2-tank-2", "us-infantry-1").needed, 8, "the German tank, veteran: 8 or less");
}

#[test]
fn aa_cmb_8_both_roll_with_the_values_they_had_before_the_fight() {
    let scene = declaring(Faction::Us)
        .unit_with("us-tank-1", "E7", |it| it.experience = 2)
        .unit("us-infantry-1", "L3");
    let scene = scene.unit_with("g1-infantry-1", "E8", |it| (it.damage, it.experience) = (4, 4));
    let mut play = scene.unit("g1-tank-1", "L8").play();
    play.declare(&[("us-tank-1", "g1-infantry-1")]);
    play.roll_hits(12);
    assert_eq!(play.dice_wanted(), 4, "destroyed, but its dice are those of 4 damage");
    play.roll(&[4, 4, 4, 5]);
    let tank = play.unit("us-tank-1");
    assert_eq!((tank.damage, tank.experience), (1, 4), "3 hits by a veteran's 4");
    assert!(!play.stands("g1-infantry-1"));
}

/// How much damage each number of hits, from none to twelve, does in a fight.
fn damages(attacker: &str, defender: &str, terrain: char, damage_of_attacker: bool) -> Vec<u8> {
    let fight = |hits| {
        let mut play = duel(attacker, defender).terrain(terrain, "E7 E8").play();
        play.declare(&[(attacker, defender)]);
        match damage_of_attacker {
            true => play.fight(0, Some(hits)).back.expect("it shot back").damage,
            false => {
                let back = play.plan(attacker, defender).back.map(|_| 0);
                play.fight(hits, back).attack.damage
            }
        }
    };
    (0..=12).map(fight).collect()
}

/// The damage of attacks with 0 to 12 hits.
fn check_damages(terrain: char, rows: &[(&str, &str, [u8; 13])]) {
    for (attacker, defender, row) in rows {
        assert_eq!(damages(attacker, defender, terrain, false), *row, "{attacker} against {defender}");
    }
}

#[test]
fn aa_cmb_9_hits_become_damage_by_the_targets_own_table() {
    check_damages(
        '.',
        &[
            ("g2-tank-1", "us-infantry-1", [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 6, 6]),
            ("us-tank-1", "g2-tank-1", [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]),
            ("us-tank-1", "g1-tank-1", [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5]),
            ("g1-tank-1", "us-artillery-1", [0, 0, 1, 2, 3, 4, 4, 5, 6, 6, 6, 6, 6]),
        ],
    );
    let sherman = [0, 0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 6, 6];
    assert_eq!(damages("us-tank-1", "g2-tank-1", '.', true), sherman, "Sherman shot back at");
}

#[test]
fn aa_cmb_9_a_defender_in_forest_uses_its_forest_row() {
    check_damages(
        'f',
        &[
            ("g2-tank-1", "us-infantry-1", [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]),
            ("us-tank-1", "g2-tank-1", [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4]),
            ("us-tank-1", "g1-tank-1", [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]),
            ("g1-tank-1", "us-artillery-1", [0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6]),
        ],
    );
}

#[test]
fn aa_cmb_9_an_attacker_in_forest_never_does() {
    let open = [0, 0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 6, 6];
    assert_eq!(damages("us-tank-1", "g2-tank-1", 'f', true), open, "a Sherman that attacks from forest");
}

#[test]
fn aa_cmb_9_nor_do_aircraft_and_no_other_terrain_helps() {
    let fighter = [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 6, 6];
    assert_eq!(damages("g1-fighter-1", "us-fighter-1", 'f', false), fighter);
    let infantry = [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 6, 6];
    for terrain in ['=', '#', '^', '~'] {
        assert_eq!(damages("g2-fighter-1", "us-infantry-1", terrain, false), infantry, "on {terrain}");
    }
}

#[test]
fn aa_cmb_9_every_unit_has_the_rows_of_its_mat() {
    for (id, .., open, forest, _) in FIGURES {
        let attacker = enemy_of(id, "fighter");
        for (terrain, row) in [('.', open), ('f', forest.unwrap_or(open))] {
            let play = duel(&attacker, id).terrain(terrain, "E7 E8").play();
            assert_eq!(play.plan(&attacker, id).row, row, "{id} attacked on {terrain}");
            assert_eq!(play.plan(id, &attacker).back_row, open, "{id} attacking on {terrain}");
        }
        for hits in 0..=27 {
            let greatest = (0..=6u8).rev().find(|it| *it == 0 || open[*it as usize - 1] <= hits);
            assert_eq!(Some(damage_from(open, hits)), greatest, "{id}, {hits} hits");
        }
    }
}

#[test]
fn aa_cmb_9_the_tank_takes_1_damage_and_the_infantry_in_the_forest_2() {
    let mut play = the_fight_in_the_forest().play();
    play.declare(&THE_BOOKS_LIST);
    assert_eq!(play.dice_wanted(), 6 + 3, "3 red dice for artillery and aircraft");
    let plan = play.plan("g2-tank-1", "us-infantry-1");
    assert_eq!((plan.needed, plan.back.expect("it shoots back").needed), (8, 2));
    let fight = play.fight(5, Some(2));
    assert_eq!((fight.attack.hits, fight.attack.damage), (5, 2));
    let back = fight.back.expect("it shot back");
    assert_eq!((back.hits, back.damage), (2, 1));
    assert_eq!((fight.attacker_learnt, fight.defender_learnt), (1, 1));
    let (tank, infantry) = (play.unit("g2-tank-1"), play.unit("us-infantry-1"));
    assert_eq!(
        (tank.damage, tank.experience, tank.level()),
        (4, 4, Level::Veteran),
        "1 additional damage marker"
    );
    assert_eq!(
        (infantry.damage, infantry.experience, infantry.level()),
        (3, 3, Level::Veteran),
        "the first yellow one"
    );
}

#[test]
fn aa_cmb_9_two_damage_to_the_tank_need_4_hits_and_three_to_the_infantry_6_or_the_open() {
    let fight = |terrain: char, hits: u8, back: u8| {
        let mut play = the_fight_in_the_forest().terrain(terrain, "E8").play();
        play.declare(&THE_BOOKS_LIST);
        let fight = play.fight(hits, Some(back));
        (fight.attack.damage, fight.back.expect("it shot back").damage)
    };
    assert_eq!(fight('f', 5, 3), (2, 1));
    assert_eq!(fight('f', 6, 4), (3, 2));
    assert_eq!(fight('.', 5, 2), (3, 1), "on other terrain it would have taken 3");
}

#[test]
fn aa_cmb_10_six_damage_destroy_a_unit() {
    for (before, hits, stands) in
        [(0, 8, true), (0, 9, false), (3, 3, true), (3, 5, false), (5, 1, true), (5, 2, false)]
    {
        let scene = declaring(Faction::G2).unit("g2-tank-1", "E7").unit("us-tank-1", "L8");
        let mut play = scene.unit_with("us-infantry-1", "E8", |it| it.damage = before).play();
        play.declare(&[("g2-tank-1", "us-infantry-1")]);
        let fight = play.fight(hits, Some(0));
        assert_eq!(fight.defender_destroyed, !stands, "{hits} hits after {before} damage");
        assert_eq!(play.stands("us-infantry-1"), stands);
    }
}

/// A fight of a Panzer IV and a US infantry with 5 damage each, two dice against two.
fn the_last_stand(hits: u8, back: u8) -> (Play, aces::events::Fight) {
    let scene = declaring(Faction::G2).unit("us-tank-1", "L8").unit("g2-infantry-1", "L3");
    let scene = scene.unit_with("us-infantry-1", "E8", |it| it.damage = 5);
    let mut play = scene.unit_with("g2-tank-1", "E7", |it| it.damage = 5).play();
    play.declare(&[("g2-tank-1", "us-infantry-1")]);
    let fight = play.fight(hits, Some(back));
    (play, fight)
}

#[test]
fn aa_cmb_10_both_sides_damage_is_applied_at_the_same_time() {
    let (play, fight) = the_last_stand(2, 2);
    assert!(fight.attacker_destroyed && fight.defender_destroyed);
    assert!(!play.stands("g2-tank-1") && !play.stands("us-infantry-1"));
}

#[test]
fn aa_cmb_11_one_point_for_damage_and_two_in_all_for_destroying_attacker_and_defender_alike() {
    for (hits, back, attacker, defender) in
        [(0, 0, 0, 0), (1, 1, 0, 0), (2, 0, 1, 0), (0, 2, 0, 1), (8, 11, 1, 1)]
    {
        let mut play = duel("g2-tank-1", "us-infantry-1").play();
        play.declare(&[("g2-tank-1", "us-infantry-1")]);
        let fight = play.fight(hits, Some(back));
        let learnt = (fight.attacker_learnt, fight.defender_learnt);
        assert_eq!(learnt, (attacker, defender), "{hits} hits and {back} back");
        assert_eq!(play.unit("g2-tank-1").experience, attacker);
        assert_eq!(play.unit("us-infantry-1").experience, defender);
    }
    let (play, fight) = the_last_stand(2, 0);
    assert_eq!((fight.attacker_learnt, play.unit("g2-tank-1").experience), (2, 2), "2 in all, not 3");
    let (play, fight) = the_last_stand(0, 2);
    assert_eq!(
        (fight.defender_learnt, play.unit("us-infantry-1").experience),
        (2, 2),
        "the defender as well"
    );
}

#[test]
fn aa_cmb_11_a_unit_destroyed_in_the_same_fight_gets_none() {
    let (_, fight) = the_last_stand(2, 2);
    assert_eq!((fight.attacker_learnt, fight.defender_learnt), (0, 0));
    let (_, fight) = the_last_stand(2, 1);
    assert_eq!((fight.attacker_learnt, fight.defender_learnt), (2, 0));
}

/// A Katyusha at E5, in its declaring.
fn katyusha() -> Scene {
    declaring(Faction::Su).unit("su-artillery-1", "E5").unit("g1-tank-9", "L14")
}

#[test]
fn aa_cmb_12_the_katyusha_attacks_a_hex_also_an_empty_one_at_2_to_4() {
    for (at, distance) in [("E5", 0), ("E6", 1), ("E7", 2), ("E8", 3), ("E9", 4), ("E10", 5)] {
        let refused = Why::OutOfRange { unit: unit("su-artillery-1"), distance, least: 2, most: 4 };
        let expected = if (2..=4).contains(&distance) { None } else { Some(refused) };
        assert_eq!(katyusha().play().attack("su-artillery-1", at).err(), expected, "{at}");
    }
    let mut play = katyusha().play();
    play.declare(&[("su-artillery-1", "E8")]);
    let told = play.roll_hits(12);
    let it = bombardment(&told);
    assert_eq!((it.at, it.struck.len(), it.learnt), (hex("E8"), 0, 0));
    assert_eq!(play.unit("su-artillery-1").experience, 0);
}

#[test]
fn aa_cmb_12_it_attacks_hexes_and_everybody_else_units() {
    let scene = katyusha().unit("su-tank-1", "E7").unit("g1-tank-1", "E8");
    let mut play = scene.play();
    let hexes = Why::StrikesHexes { unit: unit("su-artillery-1") };
    assert_eq!(play.attack("su-artillery-1", "g1-tank-1"), Err(hexes));
    let units = Why::StrikesUnits { unit: unit("su-tank-1") };
    assert_eq!(play.attack("su-tank-1", "E8"), Err(units));
    assert_eq!((hexes.rule(), units.rule()), ("AA-CMB-12", "AA-CMB-12"));
}

#[test]
fn aa_cmb_12_the_hex_must_be_on_the_board_in_play() {
    let scene = Scene::of(&[(Faction::Su, 0), (Faction::G1, 1)]).phase(Phase::Declaring);
    let scene = scene.unit("su-artillery-1", "L8").unit("g1-infantry-1", "M9").unit("g1-infantry-2", "A4");
    let mut play = scene.play();
    assert_eq!(play.attack("su-artillery-1", "N8"), Err(Why::OffBoard { hex: hex("N8") }), "the other half");
    assert_eq!(Why::OffBoard { hex: hex("N8") }.rule(), "AA-SET-20");
    let off = play
        .options()
        .iter()
        .any(|it| matches!(it, Choice::Attack(it) if it.at.to_string().starts_with('N')));
    assert!(!off, "nor is it offered");
    play.declare(&[("su-artillery-1", "M10")]);
    assert_eq!(bombardment(&play.roll_hits(2)).struck[..], [struck("g1-infantry-1", 1, false)]);
}

#[test]
fn aa_cmb_12_one_roll_is_applied_to_every_ground_unit_in_the_hex_and_the_six_around() {
    let scene = katyusha().terrain('f', "F7 D8").terrain('~', "F8").unit("g1-tank-1", "E8");
    // Around it: a forest, one's own, the ally's, water, an aircraft. Beyond: two hexes away.
    let scene = scene.unit("g1-infantry-1", "F7").unit("g2-infantry-1", "F8").unit("su-tank-1", "D8");
    let scene = scene.unit("us-infantry-1", "D7").unit("g1-fighter-1", "E7").unit("g1-artillery-1", "E9");
    let mut play = scene.unit("g1-infantry-2", "E10").unit("su-infantry-1", "E6").play();
    play.declare(&[("su-artillery-1", "E8")]);
    assert_eq!(play.dice_wanted(), 12, "one roll, without red dice");
    let told = play.roll_hits(5);
    let it = bombardment(&told);
    assert_eq!((it.fire.needed, it.fire.hits, it.fire.red), (4, 5, 0));
    let expected = [
        struck("us-infantry-1", 3, false),
        struck("su-tank-1", 2, false),
        struck("g1-infantry-1", 2, false),
        struck("g1-tank-1", 2, false),
        struck("g1-artillery-1", 4, false),
        struck("g2-infantry-1", 3, false),
    ];
    assert_eq!(sorted(&it.struck), expected, "forest counts for each; aircraft are not hit");
    for it in expected {
        assert_eq!(play.unit(&it.unit.to_string()).damage, it.damage, "{}", it.unit);
    }
    for untouched in ["g1-fighter-1", "g1-infantry-2", "su-infantry-1", "su-artillery-1"] {
        assert_eq!(play.unit(untouched).damage, 0, "{untouched}");
    }
    assert_eq!(play.field().phase, Phase::Money, "and nobody shoots back");
}

#[test]
fn aa_cmb_12_two_experience_if_any_was_destroyed_else_one_if_any_was_damaged() {
    for (hits, learnt) in [(0, 0), (1, 0), (2, 2), (3, 2)] {
        let scene =
            katyusha().unit_with("g1-infantry-1", "E8", |it| it.damage = 5).unit("g1-infantry-2", "E9");
        let mut play = scene.unit_with("g2-infantry-1", "F8", |it| it.damage = 5).play();
        play.declare(&[("su-artillery-1", "E8")]);
        assert_eq!(bombardment(&play.roll_hits(hits)).learnt, learnt, "{hits} hits, two to be destroyed");
        assert_eq!(play.unit("su-artillery-1").experience, learnt);
    }
    let mut play = katyusha().unit("g1-infantry-1", "E8").unit("g1-infantry-2", "E9").play();
    play.declare(&[("su-artillery-1", "E8")]);
    assert_eq!(bombardment(&play.roll_hits(5)).learnt, 1, "two damaged give one");
}

#[test]
fn aa_cmb_12_any_unit_earns_experience_or_by_option_only_enemy_units() {
    assert!(aces::Options::default().area_experience_from_any, "any unit is the default");
    for (any, damaged, destroyed) in [(true, 1, 2), (false, 0, 1)] {
        let scene = katyusha().options(|it| it.area_experience_from_any = any);
        let mut play = scene.clone().unit("us-infantry-1", "E8").play();
        play.declare(&[("su-artillery-1", "E8")]);
        assert_eq!(bombardment(&play.roll_hits(5)).learnt, damaged, "an ally damaged; any: {any}");
        let scene = scene.unit_with("su-infantry-1", "E8", |it| it.damage = 5);
        let mut play = scene.unit("g1-infantry-1", "E9").play();
        play.declare(&[("su-artillery-1", "E8")]);
        assert_eq!(
            bombardment(&play.roll_hits(2)).learnt,
            destroyed,
            "one's own destroyed, an enemy damaged; any: {any}"
        );
        assert!(!play.stands("su-infantry-1"));
    }
}

#[test]
fn aa_cmb_13_the_b_17_cannot_attack_aircraft_but_shoots_back_at_them() {
    let mut play = duel("us-bomber-1", "g1-fighter-1").unit("g1-tank-1", "F7").play();
    assert_eq!(
        play.attack("us-bomber-1", "g1-fighter-1"),
        Err(Why::CannotAttackAircraft { unit: unit("us-bomber-1") })
    );
    play.attack("us-bomber-1", "g1-tank-1").expect("it attacks ground units");
    let mut play = duel("g1-fighter-1", "us-bomber-1").play();
    play.declare(&[("g1-fighter-1", "us-bomber-1")]);
    let fight = play.fight(0, Some(2));
    let back = fight.back.expect("it shot back");
    assert_eq!((back.needed, back.damage), (3, 1));
}

#[test]
fn aa_cmb_13_it_supports_against_ground_units_not_against_aircraft() {
    let play = duel("us-fighter-1", "g1-fighter-1").unit("us-bomber-1", "F7").play();
    assert_eq!(play.plan("us-fighter-1", "g1-fighter-1").red, 0);
    let play = duel("us-tank-1", "g1-tank-1").unit("us-bomber-1", "F7").play();
    assert_eq!(play.plan("us-tank-1", "g1-tank-1").red, 2);
}

#[test]
fn aa_cmb_14_without_dice_every_unit_deals_fixed_hits() {
    let fixed = |id: &str, damage: u8, experience: u8, target: &str| {
        let target = enemy_of(id, target);
        let scene = declaring(faction_of(id)).options(|it| it.dice_less = true);
        let scene = scene.unit_with(id, "E7", |it| (it.damage, it.experience) = (damage, experience));
        scene.unit(&target, "E8").play().plan(id, &target).fixed
    };
    assert_eq!(fixed("us-infantry-1", 0, 0, "tank"), 2, "the book: 2 for a regular infantry");
    for damage in 0..=5 {
        let howitzer = if damage < 3 { 5 } else { 3 };
        assert_eq!(
            fixed("us-artillery-1", damage, 0, "tank"),
            howitzer,
            "the book: 3 for a damaged howitzer"
        );
        let (rookie, veteran, hero) = if damage < 3 { (6, 8, 10) } else { (3, 4, 5) };
        assert_eq!(fixed("g2-tank-1", damage, 2, "tank"), rookie, "a tank with {damage} damage");
        assert_eq!(fixed("g2-tank-1", damage, 3, "tank"), veteran, "a veteran tank with {damage} damage");
        assert_eq!(fixed("g2-tank-1", damage, 5, "tank"), hero, "a hero's tank with {damage} damage");
    }
    assert_eq!(fixed("us-artillery-1", 4, 5, "tank"), 5, "half of 5 rounded up, and 1 for each level");
    assert_eq!(fixed("g1-fighter-1", 0, 0, "fighter"), 7, "against aircraft the value in the air");
    for (id, ground, ..) in FIGURES {
        assert_eq!(fixed(id, 0, 0, "infantry"), ground[0], "{id}");
        assert_eq!(fixed(id, 3, 0, "infantry"), ground[0].div_ceil(2), "{id} with 3 damage");
    }
}

#[test]
fn aa_cmb_14_without_dice_support_adds_nothing_and_nobody_rolls() {
    let mut play = the_fight_in_the_forest().options(|it| it.dice_less = true).play();
    assert_eq!(play.plan("g2-tank-1", "us-infantry-1").red, 0);
    let told = play.declare(&THE_BOOKS_LIST[..1]);
    let fight = told.iter().find_map(|it| if let Event::Fought(it) = it { Some(it) } else { None });
    let fight = fight.expect("the fight is over already");
    // A veteran tank with 3 damage: half of 6 and 1. The infantry: 2, shooting back.
    let attack = Fire { dice: Dice::new(), red: 0, needed: 8, hits: 4, damage: 2 };
    let back = Fire { dice: Dice::new(), red: 0, needed: 2, hits: 2, damage: 1 };
    assert_eq!((&fight.attack, &fight.back), (&attack, &Some(back)));
    assert_eq!(play.field().phase, Phase::Money);
}

#[test]
fn aa_cmb_14_the_katyusha_too_deals_fixed_hits() {
    let scene = katyusha()
        .options(|it| it.dice_less = true)
        .unit("g1-artillery-1", "E8")
        .unit("g1-artillery-2", "E9");
    let mut play = scene.terrain('f', "E9").play();
    let told = play.declare(&[("su-artillery-1", "E8")]);
    let it = bombardment(&told);
    assert_eq!((it.fire.hits, it.fire.dice.len()), (4, 0));
    assert_eq!(sorted(&it.struck), [struck("g1-artillery-1", 3, false), struck("g1-artillery-2", 2, false)]);
}

#[test]
fn aa_cmb_15_red_dice_hit_on_the_attackers_own_number() {
    let mut play =
        duel("g2-tank-1", "us-infantry-1").unit("g2-infantry-1", "F8").unit("g2-fighter-1", "F7").play();
    play.declare(&[("g2-tank-1", "us-infantry-1")]);
    play.roll(&[12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 6, 6, 7]);
    let told = play.roll_hits(0);
    let fight = told.iter().find_map(|it| if let Event::Fought(it) = it { Some(it) } else { None });
    let attack = &fight.expect("they fought").attack;
    assert_eq!(
        (attack.red, attack.needed, attack.hits, attack.damage),
        (3, 6, 2, 1),
        "a tank's 6, not an infantry's 2"
    );
}

#[test]
fn aa_cmb_15_destroyed_supporters_no_longer_count() {
    let scene = duel("g2-tank-1", "us-infantry-1").unit("g2-artillery-1", "E10");
    let mut play = scene.unit_with("g2-fighter-1", "F7", |it| it.damage = 5).play();
    assert_eq!(play.plan("g2-tank-1", "us-infantry-1").red, 3);
    play.declare(&[("g2-fighter-1", "us-infantry-1"), ("g2-tank-1", "us-infantry-1")]);
    assert!(play.fight(0, Some(12)).attacker_destroyed);
    assert_eq!(play.dice_wanted(), 12 + 2, "the fighter is gone");
}

#[test]
fn aa_cmb_15_supporters_that_have_attacked_do_count() {
    let mut play = duel("g2-tank-1", "us-infantry-1").unit("g2-fighter-1", "F7").play();
    play.declare(&[("g2-fighter-1", "us-infantry-1"), ("g2-tank-1", "us-infantry-1")]);
    play.fight(0, Some(0));
    assert_eq!(play.dice_wanted(), 12 + 2);
}

#[test]
fn aa_cmb_16_an_empty_list_of_attacks_is_legal() {
    let mut play = duel("g2-tank-1", "us-infantry-1").play();
    play.done().expect("nobody must attack");
    assert_eq!(play.question(), Ask::Money { faction: Faction::G2 });
}

#[test]
fn aa_cmb_16_a_declared_attack_is_not_withdrawn() {
    let mut play = duel("g2-tank-1", "us-infantry-1").unit("us-tank-1", "F7").play();
    play.attack("g2-tank-1", "us-infantry-1").expect("in range");
    assert_eq!(play.options(), [Choice::Done], "nothing takes it back");
    let refused = Why::HasDeclared { unit: unit("g2-tank-1") };
    assert_eq!(play.attack("g2-tank-1", "us-tank-1"), Err(refused), "nor turns it elsewhere");
    play.done().expect("the list can end");
    assert_eq!(play.fight(0, Some(0)).defender, unit("us-infantry-1"));
}

/// By a plain convolution, die by die: in how many rolls each damage is done.
fn by_convolution(dice: u8, needed: u8, row: [u8; 6]) -> [u128; 7] {
    let mut ways = vec![1u128];
    for _ in 0..dice {
        let mut next = vec![0; ways.len() + 1];
        for (hits, n) in ways.iter().enumerate() {
            for face in 1..=12 {
                next[hits + (face <= needed) as usize] += n;
            }
        }
        ways = next;
    }
    let mut by_damage = [0; 7];
    for (hits, n) in ways.iter().enumerate() {
        by_damage[row.iter().filter(|it| **it as usize <= hits).count()] += n;
    }
    by_damage
}

#[test]
fn aa_cmb_9_the_odds_of_the_fight_in_the_forest_are_those_of_all_its_rolls() {
    let play = the_fight_in_the_forest().play();
    let (tank, infantry) = (play.unit("g2-tank-1"), play.unit("us-infantry-1"));
    let odds = odds(play.world(), &play.field(), &tank, &infantry);
    assert_eq!(odds.plan, play.plan("g2-tank-1", "us-infantry-1"));
    let to_infantry = by_convolution(6 + 3, 8, [2, 4, 6, 8, 10, 12]);
    let to_tank = by_convolution(10, 2, [2, 4, 6, 8, 10, 12]);
    assert_eq!(odds.defender, Chances { ways: to_infantry, of: 12u128.pow(9) });
    assert_eq!(odds.attacker, Chances { ways: to_tank, of: 12u128.pow(10) });
    let as_much = (to_infantry[2..].iter().sum::<u128>() * 1000 / 12u128.pow(9)) as u32;
    assert!(odds.defender.thousandths(2).abs_diff(as_much) <= 1, "the share is the same in thousandths");
}

#[test]
fn aa_cmb_9_the_odds_of_other_fights_follow_their_plans() {
    let scene = declaring(Faction::Us)
        .unit("us-artillery-1", "E5")
        .unit("us-tank-1", "E7")
        .unit("us-fighter-1", "F6");
    let scene = scene.unit_with("g1-tank-1", "E8", |it| (it.damage, it.experience) = (2, 5));
    let play = scene.unit("g1-fighter-1", "F7").play();
    for (attacker, defender, dice, needed, row, back) in [
        ("us-artillery-1", "g1-tank-1", 12, 5, [3, 5, 7, 9, 12, 14], None),
        ("us-tank-1", "g1-tank-1", 14, 6, [3, 5, 7, 9, 12, 14], Some((8, 11, [2, 4, 5, 7, 8, 10]))),
        ("us-fighter-1", "g1-fighter-1", 12, 5, [2, 3, 5, 6, 8, 9], Some((12, 7, [2, 3, 5, 6, 8, 9]))),
    ] {
        let odds = odds(play.world(), &play.field(), &play.unit(attacker), &play.unit(defender));
        assert_eq!(odds.defender.ways, by_convolution(dice, needed, row), "{attacker} at {defender}");
        let none = [1, 0, 0, 0, 0, 0, 0];
        let expected = back.map_or(none, |(dice, needed, row)| by_convolution(dice, needed, row));
        assert_eq!(odds.attacker.ways, expected, "{defender} shooting back at {attacker}");
    }
}

#[test]
fn aa_cmb_12_the_odds_of_a_bombardment_are_those_of_one_roll_for_each_unit() {
    let scene = katyusha().terrain('f', "E9").unit("g1-tank-1", "E8").unit("us-infantry-1", "E9");
    let play = scene.unit("g1-fighter-1", "F8").play();
    let field = play.field();
    let mut odds = blast_odds(play.world(), &field, &play.unit("su-artillery-1"), hex("E8"));
    odds.sort_by_key(|it| it.0.id);
    let odds: Vec<_> = odds.into_iter().map(|(unit, chances)| (unit.id, chances.ways)).collect();
    let expected = [
        (unit("us-infantry-1"), by_convolution(12, 4, [2, 4, 6, 8, 10, 12])),
        (unit("g1-tank-1"), by_convolution(12, 4, [3, 5, 7, 9, 12, 14])),
    ];
    assert_eq!(odds, expected);
}

#[test]
fn aa_cmb_14_without_dice_the_odds_are_certain() {
    let play = the_fight_in_the_forest().options(|it| it.dice_less = true).play();
    let (tank, infantry) = (play.unit("g2-tank-1"), play.unit("us-infantry-1"));
    let odds = odds(play.world(), &play.field(), &tank, &infantry);
    assert_eq!(odds.defender, Chances { ways: [0, 0, 1, 0, 0, 0, 0], of: 1 });
    assert_eq!(odds.attacker, Chances { ways: [0, 1, 0, 0, 0, 0, 0], of: 1 });
}

#[test]
fn aa_cmb_9_the_mean_damage_is_that_of_all_rolls_and_no_more_than_a_unit_can_take() {
    let chances = aces::odds::Chances { ways: [2, 3, 0, 0, 0, 0, 5], of: 10 };
    // Three rolls of ten do 1 damage, five do 6: 3.3 on the average; a unit with 4 damage can take 2 more.
    assert_eq!((chances.mean_thousandths(0), chances.mean_thousandths(4)), (3300, 1300));
}
