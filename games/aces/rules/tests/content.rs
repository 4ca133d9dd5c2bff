//! The built-in mats are those of the figures, its boards are as the book describes them and fair, and what is wrong
//! with people's own content is told in sentences.

use std::collections::{BTreeMap, BTreeSet};

use aces::{
    Faction, Hex, Kind, content,
    hex::{MAX_COLUMNS, MAX_ROWS},
    map::{Area, LONGEST_BOARD, LONGEST_NAME, MOST_NAMES, Map, Terrain, Wrong},
    mats::{Aim, AirFire, Mats},
};
use proptest::prelude::*;
use table::Marked;
use table::Problem;

// The built-in mats.

/// The unit table of the figures: G given, I implied, X ours, two marks for partly each. A cell is a value and its mark.
const TABLE: &str = "\
us-infantry | US Infantry G | 3 G | 1 G | yes G | 2/4/6 G/I | 2/4/6 I | 2 3 5 6 8 9 G/X | 2 4 6 8 10 12 G/X | 2 X
us-special | US Mobile Infantry I | 5 G | 1 G | yes I | 3/5/7 X | 3/5/7 X | 2 3 5 6 8 9 X | 2 4 6 8 10 12 X | 3 X
us-tank | M4 Sherman X | 4 X | 1 G | no G | 6/8/10 X | - | 2 4 6 7 9 11 X | 3 5 7 9 12 14 X | 4 X
us-artillery | Howitzer G | 2 X | 2-5 G | no I | 5/7/9 I | - | 2 3 4 5 7 8 X | 2 4 6 7 9 11 X | 4 X
us-fighter | P-51 Mustang X | 9 X | 1 G | yes G | 3/5/7 X | 5/7/9 X | 2 3 5 6 8 9 X | - | 4 X
us-bomber | B-17 Flying Fortress G | 6 X | 1 G | shoot back only G | 7/9/11 X | 3/5/7 X | 3 5 7 9 12 14 X | - | 6 X
su-infantry | Soviet Infantry I | 3 G | 1 G | yes G | 2/4/6 I | 2/4/6 I | 2 3 5 6 8 9 X | 2 4 6 8 10 12 X | 2 X
su-special | Soviet Mobile Infantry I | 5 G | 1 G | yes I | 3/5/7 X | 3/5/7 X | 2 3 5 6 8 9 X | 2 4 6 8 10 12 X | 3 X
su-tank | T-34 X | 5 X | 1 G | no G | 5/7/9 X | - | 2 4 6 8 10 12 X | 3 5 8 10 13 15 X | 3 X
su-artillery | Katyusha G | 5 X | 2-4 G | no G | 3/5/7 X | - | 2 3 4 5 7 8 X | 2 4 6 7 9 11 X | 4 X
su-fighter | La-5 X | 9 X | 1 G | yes G | 3/5/7 X | 5/7/9 X | 2 3 5 6 8 9 X | - | 4 X
su-bomber | Il-2 Sturmovik X | 7 X | 1 G | yes G | 5/7/9 X | 2/4/6 X | 2 4 6 8 10 12 X | - | 4 X
g1-infantry | German Infantry (1) I | 3 G | 1 G | yes G | 2/4/6 I | 2/4/6 I | 2 3 5 6 8 9 X | 2 4 6 8 10 12 X | 2 X
g1-special | German Mobile Infantry I | 5 G | 1 G | yes I | 3/5/7 X | 3/5/7 X | 2 3 5 6 8 9 X | 2 4 6 8 10 12 X | 3 X
g1-tank | Tiger G | 3 X | 1 G | no G | 7/9/11 X | - | 3 5 7 9 12 14 X | 3 6 9 11 14 17 X | 6 X
g1-artillery | Pak 40 G | 3 X | 1-2 I/X | no X | 5/7/9 X | - | 2 3 4 5 7 8 X | 2 4 6 7 9 11 X | 3 X
g1-fighter | Me 262 G | 10 X | 1 G | yes G | 3/5/7 X | 7/9/11 X | 2 3 5 6 8 9 X | - | 5 X
g1-bomber | Ju 87 G | 6 X | 1 G | yes G | 5/7/9 X | 2/4/6 X | 2 3 5 6 8 9 X | - | 4 X
g2-infantry | German Infantry (2) I | 3 G | 1 G | yes G | 2/4/6 I | 2/4/6 I | 2 3 5 6 8 9 X | 2 4 6 8 10 12 X | 2 X
g2-special | Mechanized Infantry G | 4 X | 1 G | no G | 3/5/7 X | - | 2 4 6 8 10 12 I/X | 3 5 8 10 13 15 I/X | 4 X
g2-tank | Panzer IV X | 4 X | 1 G | no G | 6/8/10 G/I | - | 2 4 6 8 10 12 G/X | 3 5 8 10 13 15 X | 4 X
g2-artillery | 8.8 Flak G | 2 X | 2-3 G | yes G | 4/6/8 I | 5/7/9 X | 2 3 4 5 7 8 X | 2 4 6 7 9 11 X | 4 X
g2-fighter | Bf 109 X | 9 X | 1 G | yes G | 3/5/7 X | 5/7/9 X | 2 3 5 6 8 9 X | - | 4 X
g2-bomber | Ju 88 G | 7 X | 1 G | yes G | 5/7/9 X | 3/5/7 X | 2 4 6 7 9 11 X | - | 5 X";

const COLUMNS: [&str; 9] = [
    "name",
    "speed",
    "range",
    "attacks air",
    "hits ground",
    "hits air",
    "hits for damage in the open",
    "hits for damage in forest",
    "cost",
];

/// Cells that were tuned: the unit, the column, the figures' proposal and what the mats have instead. Only what is ours may
/// be; games/aces/balance.md says why.
const TUNED: [(&str, &str, &str, &str); 8] = [
    ("us-special", "hits ground", "3/5/7", "2/4/6"),
    ("us-special", "hits air", "3/5/7", "2/4/6"),
    ("us-tank", "hits for damage in the open", "2 4 6 7 9 11", "2 4 5 7 8 10"),
    ("us-tank", "hits for damage in forest", "3 5 7 9 12 14", "3 5 7 9 11 13"),
    ("us-fighter", "hits ground", "3/5/7", "2/4/6"),
    ("us-bomber", "speed", "6", "5"),
    ("su-artillery", "hits ground", "3/5/7", "4/6/8"),
    ("g2-bomber", "hits ground", "5/7/9", "6/8/10"),
];

/// A cell of the table, or what it was tuned to.
fn tuned(unit: &str, column: &str, proposal: Cell) -> Cell {
    let Some(it) = TUNED.iter().find(|it| (it.0, it.1) == (unit, column)) else { return proposal };
    assert_eq!(proposal, (it.2.to_string(), "ours"), "{column} of {unit}: only what is ours may be tuned");
    (it.3.to_string(), "ours")
}

/// A value as the table writes it, and where it comes from.
type Cell = (String, &'static str);

fn from_table(cell: &str) -> Cell {
    if cell == "-" {
        return none();
    }
    let (value, mark) = cell.rsplit_once(' ').expect("a value and its mark");
    let origin = match mark {
        "G" => "given",
        "I" => "implied",
        "X" => "ours",
        _ if mark.contains('/') => "fitted",
        _ => panic!("{mark} is no mark"),
    };
    // The table tells the two German infantries apart; their names do not.
    let value = value.trim_end_matches(" (1)").trim_end_matches(" (2)");
    (value.to_string(), origin)
}

fn none() -> Cell {
    ("-".to_string(), "")
}

fn origin<T>(marked: &Marked<T>) -> &'static str {
    match marked {
        Marked::Given(_) => "given",
        Marked::Implied(_) => "implied",
        Marked::Fitted(_) => "fitted",
        Marked::Ours(_) => "ours",
    }
}

fn cell<T>(marked: &Marked<T>, write: impl Fn(&T) -> String) -> Cell {
    (write(marked.value()), origin(marked))
}

fn from_mat(mats: &Mats, faction: Faction, kind: Kind) -> [Cell; 9] {
    let hits = |(rookie, veteran, hero): &(u8, u8, u8)| format!("{rookie}/{veteran}/{hero}");
    let row = |row: &[u8; 6]| row.map(|it| it.to_string()).join(" ");
    let range = |&(least, most): &(u8, u8)| match least == most {
        true => most.to_string(),
        false => format!("{least}-{most}"),
    };
    let air = |it: &AirFire| match it {
        AirFire::No => "no".to_string(),
        AirFire::Back => "shoot back only".to_string(),
        AirFire::Yes => "yes".to_string(),
    };
    let mat = mats.of(faction, kind);
    [
        cell(&mat.name, String::clone),
        cell(&mat.speed, u8::to_string),
        cell(&mat.range, range),
        cell(&mat.air, air),
        cell(&mat.hits_ground, hits),
        mat.hits_air.as_ref().map_or_else(none, |it| cell(it, hits)),
        cell(&mat.armour, row),
        mat.forest.as_ref().map_or_else(none, |it| cell(it, row)),
        cell(&mat.cost, u8::to_string),
    ]
}

#[test]
fn the_builtin_mats_are_the_table_of_the_figures() {
    let mats = content::mats();
    let mut units = BTreeSet::new();
    let mut n_tuned = 0;
    for line in TABLE.lines() {
        let mut cells = line.split(" | ");
        let unit = cells.next().expect("a unit");
        let (faction, kind) = aces::forces::parse_type(unit).expect("a faction and a type");
        let cells: Vec<Cell> = cells.map(from_table).collect();
        assert_eq!(cells.len(), COLUMNS.len(), "{unit}");
        for ((column, proposal), found) in COLUMNS.iter().zip(cells).zip(from_mat(&mats, faction, kind)) {
            let wanted = tuned(unit, column, proposal.clone());
            n_tuned += usize::from(wanted != proposal);
            assert_eq!(found, wanted, "{column} of {unit}");
        }
        assert!(units.insert(unit), "{unit} is in the table twice");
    }
    assert_eq!((units.len(), mats.mats.len(), n_tuned), (24, 24, TUNED.len()));
}

#[test]
fn twelve_dice_and_two_less_for_each_damage() {
    assert_eq!(content::mats().dice, Marked::Fitted([12, 10, 8, 6, 4, 2]));
}

#[test]
fn only_the_katyusha_strikes_an_area() {
    let mats = content::mats();
    let area: Vec<&str> =
        mats.mats.iter().filter(|it| it.aim == Aim::Area).map(|it| it.unit.as_str()).collect();
    assert_eq!(area, ["su-artillery"]);
}

#[test]
fn the_dearest_tank_is_the_tiger_and_the_cheapest_is_soviet() {
    let mats = content::mats();
    let cost = |faction| *mats.of(faction, Kind::Tank).cost.value();
    let others = [Faction::Us, Faction::G2];
    assert!(others.into_iter().all(|it| cost(it) < cost(Faction::G1)));
    assert!(others.into_iter().all(|it| cost(Faction::Su) < cost(it)));
}

/// What the book says of units beside its numbers: the Tiger is superior, the Me 262 dominant in the air, the B-17 strong
/// against the ground, the mechanized infantry armoured like a tank.
#[test]
fn the_book_s_words_about_units_hold() {
    let mats = content::mats();
    let tanks = [Faction::Us, Faction::Su, Faction::G2].map(|it| mats.of(it, Kind::Tank));
    let tiger = mats.of(Faction::G1, Kind::Tank);
    for tank in tanks {
        assert!(tank.hits_ground.value() < tiger.hits_ground.value(), "{}", tank.unit);
        assert!(tank.armour.value().iter().zip(tiger.armour.value()).all(|(it, tiger)| it < tiger));
    }
    let me_262 = mats.of(Faction::G1, Kind::Fighter);
    let b_17 = mats.of(Faction::Us, Kind::Bomber);
    let best = |it: &Marked<(u8, u8, u8)>| it.value().0;
    for it in mats.mats.iter().filter(|it| !std::ptr::eq(*it, me_262)) {
        assert!(
            it.hits_air.as_ref().map_or(0, best) < me_262.hits_air.as_ref().map_or(0, best),
            "{}",
            it.unit
        );
    }
    for bomber in [Faction::Su, Faction::G1, Faction::G2].map(|it| mats.of(it, Kind::Bomber)) {
        assert!(best(&bomber.hits_ground) < best(&b_17.hits_ground), "{}", bomber.unit);
    }
    let (mechanized, panzer) = (mats.of(Faction::G2, Kind::Special), mats.of(Faction::G2, Kind::Tank));
    assert_eq!(mechanized.armour.value(), panzer.armour.value());
    for mat in &mats.mats {
        for (rookie, veteran, hero) in
            [Some(&mat.hits_ground), mat.hits_air.as_ref()].into_iter().flatten().map(|it| *it.value())
        {
            assert_eq!((veteran, hero), (rookie + 2, rookie + 4), "{}", mat.unit);
        }
    }
}

// The built-in boards.

fn house(name: &str) -> Map {
    Map::parse(name, content::board(name).expect("it is built in")).expect("it is valid")
}

/// All of them: full boards, and the brook, which is half a board.
fn all() -> [Map; 6] {
    content::BOARDS.map(house)
}

/// Those for four.
fn full() -> impl Iterator<Item = Map> {
    all().into_iter().filter(|it| !it.is_half())
}

/// The two that the landscapes of the house began with.
fn both() -> [Map; 2] {
    ["summer", "winter"].map(house)
}

fn hex(text: &str) -> Hex {
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}

fn hexes(text: &str) -> BTreeSet<Hex> {
    text.split_whitespace().map(hex).collect()
}

/// AA-SET-4: start numbers 1 to 6 are the left half's.
fn half_of(number: u8) -> Area {
    if number <= 6 { Area::Left } else { Area::Right }
}

fn is_land(terrain: Terrain) -> bool {
    terrain != Terrain::Water
}

fn is_road(terrain: Terrain) -> bool {
    matches!(terrain, Terrain::Road | Terrain::Bridge)
}

/// A bridge is a road over water, so the water runs on under it.
fn is_wet(terrain: Terrain) -> bool {
    matches!(terrain, Terrain::Water | Terrain::Bridge)
}

fn around(map: &Map, hex: Hex) -> impl Iterator<Item = Hex> {
    hex.neighbours().into_iter().filter(|it| map.contains(Area::Full, *it))
}

fn count(map: &Map, is: impl Fn(Terrain) -> bool) -> usize {
    map.hexes().filter(|it| map.terrain(*it).is_some_and(&is)).count()
}

/// Hexes that hang together, the largest group first.
fn groups(map: &Map, is: impl Fn(Terrain) -> bool) -> Vec<BTreeSet<Hex>> {
    let mut left: BTreeSet<Hex> = map.hexes().filter(|it| map.terrain(*it).is_some_and(&is)).collect();
    let mut groups = Vec::new();
    while let Some(first) = left.pop_first() {
        let (mut group, mut open) = (BTreeSet::from([first]), vec![first]);
        while let Some(at) = open.pop() {
            let more: Vec<Hex> = around(map, at).filter(|it| left.remove(it)).collect();
            group.extend(&more);
            open.extend(more);
        }
        groups.push(group);
    }
    groups.sort_by_key(|it| usize::MAX - it.len());
    groups
}

/// What the way to each hex costs a tank in half points, on a part of the board without units. Factories are neutral:
/// nothing goes on from there, and the step onto one counts a whole point.
fn costs(map: &Map, area: Area, from: Hex) -> BTreeMap<Hex, u32> {
    let mut costs = BTreeMap::new();
    let mut open = BTreeSet::from([(0, from)]);
    while let Some((cost, at)) = open.pop_first() {
        if costs.contains_key(&at) {
            continue;
        }
        costs.insert(at, cost);
        if map.terrain(at) == Some(Terrain::Factory) {
            continue;
        }
        for next in around(map, at).filter(|it| map.contains(area, *it)) {
            let step = match map.terrain(next) {
                Some(Terrain::Open | Terrain::Mountain | Terrain::Factory) => 2,
                Some(Terrain::Forest) => 3,
                Some(Terrain::Road | Terrain::Bridge) => 1,
                Some(Terrain::Water) | None => continue,
            };
            open.insert((cost + step, next));
        }
    }
    costs
}

/// The costs of the ways to the factories of a part of the board, the cheapest first.
fn ways(map: &Map, area: Area, from: Hex) -> Vec<u32> {
    let costs = costs(map, area, from);
    let mut ways: Vec<u32> = map.factories(area).filter_map(|it| costs.get(&it).copied()).collect();
    ways.sort_unstable();
    ways
}

#[test]
fn a_full_board_has_24_columns_and_16_rows_and_no_holes() {
    for map in full() {
        assert_eq!((map.columns, map.rows), (24, 16), "{}", map.name);
        assert_eq!(map.hexes().count(), 24 * 16, "{}", map.name);
    }
}

#[test]
fn the_halves_lie_side_by_side_and_are_equally_large() {
    for map in full() {
        for it in map.hexes() {
            let (left, right) = (map.contains(Area::Left, it), map.contains(Area::Right, it));
            assert_eq!((left, right), (it.column() < 12, 12 <= it.column()), "{it} of {}", map.name);
        }
    }
}

#[test]
fn aa_fac_1_a_half_has_five_factories_and_the_board_ten() {
    for map in full() {
        let n = |area| map.factories(area).count();
        assert_eq!((n(Area::Left), n(Area::Right), n(Area::Full)), (5, 5, 10), "{}", map.name);
    }
}

#[test]
fn aa_set_4_start_numbers_1_to_6_lie_in_the_left_half_and_7_to_12_in_the_right() {
    for map in full() {
        let numbers = |area| map.starts(area).map(|it| it.0).collect::<Vec<_>>();
        assert_eq!(numbers(Area::Left), (1..=6).collect::<Vec<_>>(), "{}", map.name);
        assert_eq!(numbers(Area::Right), (7..=12).collect::<Vec<_>>(), "{}", map.name);
    }
}

#[test]
fn start_numbers_1_to_3_and_7_to_9_lie_above_and_the_others_below() {
    for map in all() {
        for (number, it) in map.starts(Area::Full) {
            let above = matches!(number, 1..=3 | 7..=9);
            assert_eq!(it.row() < map.rows / 2, above, "{number} at {it} of {}", map.name);
        }
    }
}

#[test]
fn every_factory_but_the_island_s_can_be_reached_on_the_ground_from_every_start_number() {
    for map in all() {
        let islands: BTreeSet<Hex> = groups(&map, is_land).into_iter().skip(1).flatten().collect();
        for (number, from) in map.starts(Area::Full) {
            for area in [half_of(number), Area::Full] {
                let costs = costs(&map, area, from);
                for it in map.factories(area) {
                    let reached = costs.contains_key(&it);
                    assert_eq!(reached, !islands.contains(&it), "{it} from {number}, {}", map.name);
                }
            }
        }
    }
}

#[test]
fn no_start_number_is_boxed_in() {
    for map in all() {
        for (number, from) in map.starts(Area::Full) {
            let near = costs(&map, half_of(number), from).into_values().filter(|it| *it <= 2 * 4).count();
            // One of them is its own hex.
            assert!(30 < near, "{near} hexes within 4 points of {number}, {}", map.name);
        }
    }
}

/// For each start number, what the ways to the two nearest factories of its half cost together: in half points, so that
/// 4 make a point of their mean.
fn nearest_two(map: &Map) -> Vec<(u8, u32)> {
    let starts = map.starts(Area::Full);
    starts.map(|(number, from)| (number, ways(map, half_of(number), from)[..2].iter().sum())).collect()
}

fn spread(map: &Map) -> u32 {
    let two = nearest_two(map).into_iter().map(|it| it.1);
    two.clone().max().unwrap_or(0) - two.min().unwrap_or(0)
}

#[test]
fn factories_are_about_as_near_to_every_start_number() {
    // A point and a half in summer; two in winter, where the island leaves the left half one factory less.
    assert!(spread(&house("summer")) <= 6);
    assert!(spread(&house("winter")) <= 8);
    for map in all() {
        assert!(spread(&map) <= 8, "{}", map.name);
    }
}

#[test]
fn the_brook_is_half_a_board_for_two_and_small() {
    let map = house("brook");
    assert!(map.is_half() && map.hexes().count() < 12 * 16 * 2 / 3);
    assert_eq!(map.factories(Area::Left).count(), 5);
    assert_eq!(map.starts(Area::Left).map(|it| it.0).collect::<Vec<_>>(), (1..=6).collect::<Vec<_>>());
    let water = |it: &Hex| map.terrain(*it).is_some_and(is_wet);
    for row in [0, map.rows - 1] {
        assert!(map.hexes().filter(|it| it.row() == row).any(|it| water(&it)), "row {}", row + 1);
    }
}

#[test]
fn boards_are_of_different_character() {
    let share = |map: &Map, is: fn(Terrain) -> bool| 100 * count(map, is) / map.hexes().count();
    let water = |map: &Map| share(map, is_wet);
    let wood = |map: &Map| share(map, |it| it == Terrain::Forest);
    let hills = |map: &Map| share(map, |it| it == Terrain::Mountain);
    let [lakes, steppe, passes] = ["lakes", "steppe", "passes"].map(house);
    assert!(18 <= water(&lakes), "{}", water(&lakes));
    assert!(wood(&steppe) + water(&steppe) <= 12, "{} and {}", wood(&steppe), water(&steppe));
    assert!(20 <= wood(&passes) + hills(&passes), "{} and {}", wood(&passes), hills(&passes));
}

#[test]
fn every_bridge_has_water_beside_it_and_road_on_either_hand() {
    for map in all() {
        for it in map.hexes().filter(|it| map.terrain(*it) == Some(Terrain::Bridge)) {
            let beside = |is: fn(Terrain) -> bool| {
                around(&map, it).filter(|n| map.terrain(*n).is_some_and(is)).count()
            };
            assert!(1 < beside(is_road) && 0 < beside(is_wet), "{it}, {}", map.name);
        }
    }
}

#[test]
fn factories_are_as_near_in_one_half_as_in_the_other() {
    for map in full() {
        let sum = |area| -> u32 {
            nearest_two(&map).into_iter().filter(|it| half_of(it.0) == area).map(|it| it.1).sum()
        };
        // Half a point of the mean over six start numbers.
        let (left, right) = (sum(Area::Left), sum(Area::Right));
        assert!(left.abs_diff(right) <= 6 * 2, "{left} and {right}, {}", map.name);
    }
}

#[test]
fn all_roads_of_a_board_are_connected() {
    for map in all() {
        assert_eq!(groups(&map, is_road).len(), 1, "{}", map.name);
    }
}

#[test]
fn roads_and_forests_are_neither_rare_nor_everywhere() {
    for map in both() {
        let (roads, forests) = (count(&map, is_road), count(&map, |it| it == Terrain::Forest));
        assert!((40..=70).contains(&roads), "{roads} hexes of road, {}", map.name);
        assert!((60..=80).contains(&forests), "{forests} hexes of forest, {}", map.name);
    }
}

#[test]
fn the_river_of_summer_runs_without_a_gap_from_edge_to_edge_through_both_halves() {
    let map = house("summer");
    let river = &groups(&map, is_wet)[0];
    for row in [0, map.rows - 1] {
        assert!(river.iter().any(|it| it.row() == row), "row {}", row + 1);
    }
    for area in [Area::Left, Area::Right] {
        let bridge = |it: &&Hex| map.contains(area, **it) && map.terrain(**it) == Some(Terrain::Bridge);
        assert!(river.iter().any(|it| bridge(&it)), "{area:?} has a bridge of its own");
    }
}

#[test]
fn the_river_of_winter_runs_without_a_gap_from_the_sea_to_the_lower_edge() {
    let map = house("winter");
    let river = &groups(&map, is_wet)[0];
    assert!(river.contains(&hex("A1")));
    assert!(river.iter().any(|it| it.row() == map.rows - 1));
}

#[test]
fn every_bridge_leads_over_the_river() {
    for map in both() {
        let river = &groups(&map, is_wet)[0];
        let bridges = map.hexes().filter(|it| map.terrain(*it) == Some(Terrain::Bridge));
        for it in bridges {
            assert!(river.contains(&it), "{it}, {}", map.name);
            assert!(1 < around(&map, it).filter(|n| map.terrain(*n).is_some_and(is_road)).count(), "{it}");
        }
    }
}

/// The sea of the winter board. The last two hexes of the river touch it and are not part of it.
fn sea(winter: &Map) -> BTreeSet<Hex> {
    let water = groups(winter, |it| it == Terrain::Water);
    let sea = water.into_iter().find(|it| it.contains(&hex("A1"))).expect("a sea");
    &sea - &hexes("T4 S5")
}

#[test]
fn the_upper_edge_of_winter_is_sea() {
    let map = house("winter");
    assert!(map.hexes().filter(|it| it.row() == 0).all(|it| map.terrain(it) == Some(Terrain::Water)));
}

#[test]
fn the_shore_is_all_of_the_mainland_that_lies_next_to_the_sea_and_nothing_else() {
    let map = house("winter");
    let sea = sea(&map);
    let mainland = groups(&map, is_land).swap_remove(0);
    let next_to_sea = mainland.into_iter().filter(|it| around(&map, *it).any(|n| sea.contains(&n)));
    assert_eq!(map.shore(), &next_to_sea.collect::<BTreeSet<_>>());
    assert!(house("summer").shore().is_empty());
}

#[test]
fn four_factories_of_winter_lie_around_the_coast_three_at_the_bottom_and_one_on_an_island() {
    let map = house("winter");
    let mut land = groups(&map, is_land);
    assert_eq!(land.len(), 2, "the mainland and an island");
    let island = land.swap_remove(1);
    assert_eq!(map.factories(Area::Full).filter(|it| island.contains(it)).count(), 1);
    let coastal = |it: &Hex| !island.contains(it) && around(&map, *it).any(|n| map.shore().contains(&n));
    assert_eq!(map.factories(Area::Full).filter(coastal).count(), 4);
    assert_eq!(map.factories(Area::Full).filter(|it| 12 <= it.row() + 1).count(), 3);
    let sea = sea(&map);
    assert!(
        island.iter().flat_map(|it| around(&map, *it)).all(|it| island.contains(&it) || sea.contains(&it))
    );
}

#[test]
fn every_place_name_is_written_on_a_hex_of_its_board() {
    for map in all() {
        assert!(map.names().keys().all(|it| map.contains(Area::Full, *it)), "{}", map.name);
        assert!(map.names().values().all(|it| !it.trim().is_empty()), "{}", map.name);
    }
}

// Boards of people's own.

/// The smallest board that has all that a board needs, line by line.
const SMALL: [&str; 25] = [
    "board: mill",
    "season: summer",
    "halves: A-C D-F",
    "map:",
    "        A   C   E",
    "          B   D   F",
    "  1     F   .   .",
    "          .   .   F",
    "  2     .   =   .",
    "          f   =   .",
    "  3     .   F   =",
    "          =   ~   =",
    "  4     =   ~   F",
    "          F   #   .",
    "  5     ~   =   ^",
    "          .   .   F",
    "  6     F   F   F",
    "          .   F   f",
    "starts:",
    "  1 B1   2 A2   3 C1   4 A4   5 B5   6 C5",
    "  7 D1   8 E2   9 F2   10 D5   11 E5   12 F4",
    "shore:",
    "  A4 B5",
    "names:",
    "  D3 Mill Pond",
];

/// Lines with others in their place; lines are counted from 1.
fn with(lines: &[&str], changes: &[(usize, &str)]) -> String {
    let mut lines = lines.to_vec();
    for (n, line) in changes {
        lines[n - 1] = line;
    }
    lines.join("\n")
}

fn told(problems: &[Problem]) -> Vec<String> {
    problems.iter().map(Problem::to_string).collect()
}

fn board_problems(text: &str) -> Vec<String> {
    told(&Map::parse("my.board", text).err().unwrap_or_default())
}

#[test]
fn a_small_board_is_read_as_it_is_written() {
    let map = Map::parse("my.board", &SMALL.join("\n")).expect("it is valid");
    assert_eq!((map.name.as_str(), map.season.as_str()), ("mill", "summer"));
    assert_eq!((map.columns, map.rows), (6, 6));
    let row = |row| -> String {
        let hexes = map.hexes().filter(|it| it.row() == row);
        hexes.filter_map(|it| map.terrain(it)).map(Terrain::sign).collect()
    };
    assert_eq!([0, 1, 2, 3, 4, 5].map(row), ["F....F", ".f==..", ".=F~==", "=F~#F.", "~.=.^F", "F.FFFf"]);
    assert_eq!(map.starts(Area::Right).nth(3), Some((10, hex("D5"))));
    assert_eq!(map.shore(), &hexes("A4 B5"));
    assert_eq!(map.names().get(&hex("D3")).map(String::as_str), Some("Mill Pond"));
}

#[test]
fn notes_blank_lines_small_letters_line_ends_and_the_order_of_sections_make_no_difference() {
    let small = SMALL.join("\n");
    assert_eq!(board_problems(&small.replace('\n', "\r\n")), [""; 0]);
    assert_eq!(board_problems(&small.replace('\n', "\n\n# a note\n")), [""; 0]);
    assert_eq!(board_problems(&format!("\u{feff}{small}")), [""; 0]);
    assert_eq!(board_problems(&with(&SMALL, &[(3, "halves: a-c d-f"), (23, "a4 b5")])), [""; 0]);
    let [head, map, starts, shore, names] =
        [&SMALL[..3], &SMALL[3..18], &SMALL[18..21], &SMALL[21..23], &SMALL[23..]];
    assert_eq!(board_problems(&[head, names, starts, map, shore].concat().join("\n")), [""; 0]);
    assert_eq!(board_problems(&[head, starts, map].concat().join("\n")), [""; 0]);
    // Letters of columns and numbers of rows are for people.
    assert_eq!(board_problems(&with(&SMALL, &[(5, ""), (6, ""), (7, "F . ."), (9, "7 . = .")])), [""; 0]);
}

#[test]
fn each_mistake_in_a_board_is_told_with_its_line() {
    let cases = [
        (1, "board:", "1: A name must follow \"board:\"."),
        (1, "", "1: The board needs a line with \"board:\" and its name."),
        (2, "season: spring", "2: The season is summer or winter, not \"spring\"."),
        (2, "", "1: The board needs a line with \"season:\"."),
        (2, "weather: fine", "2: \"weather: fine\" is none of \"board:\", \"season:\", \"halves:\","),
        (3, "halves: A-I J-Z", "3: The halves are two spans of columns, such as \"A-M N-Z\", or"),
        (3, "halves: C-A D-F", "3: The halves are two spans of columns, such as \"A-M N-Z\", or"),
        (
            3,
            "halves: A-B C-D E-F",
            "3: The halves are two spans of columns, such as \"A-M N-Z\", or one for half a",
        ),
        (3, "halves: A-F", "1: The board has 10 factories and should have 5 (AA-FAC-1)."),
        (
            3,
            "halves: A-F",
            "21: Start number 7 lies at D1, but half a board has the numbers 1 to 6 only (AA-SET-4).",
        ),
        (3, "halves: A-E", "1: The halves must lie side by side and make up the whole map."),
        (3, "", "1: The board needs a line with \"halves:\"."),
        (3, "halves: A-C E-F", "1: The halves must lie side by side and make up the whole map."),
        (3, "halves: A-C D-G", "1: The halves must lie side by side and make up the whole map."),
        (3, "halves: A-D C-F", "1: The halves must lie side by side and make up the whole map."),
        (9, "  2     .   =", "9: This line of the map has 2 hexes and should have 3."),
        (10, "f = . .", "10: This line of the map has 4 hexes and should have 3."),
        (
            10,
            "f x .",
            "10: \"x\" at D2 is no terrain; signs are . open, f forest, = road, # bridge, ~ water,",
        ),
        (10, "f = ..", "10: \"..\" at F2 is no terrain; signs are . open,"),
        (18, "", "17: A row of the map is two lines: columns A, C, E..., then B, D, F.... One is missing."),
        (16, ". . .", "1: The right half has 4 factories and should have 5 (AA-FAC-1)."),
        (9, "2 F = .", "1: The left half has 6 factories and should have 5 (AA-FAC-1)."),
        (20, "1 B1 2 A2 3 C1 4 A4 5 B5 6", "20: A start number is followed by its hex, such as \"3 F5\"."),
        (20, "1 B1 2 A2 3 C1 4 A4 5 B5 6 O5", "20: \"O5\" is not a hex; a hex is a letter (not I or O) and"),
        (20, "13 B1 2 A2 3 C1 4 A4 5 B5 6 C5", "20: \"13\" is not a start number; they are 1 to 12."),
        (20, "B1 1 2 A2 3 C1 4 A4 5 B5 6 C5", "20: \"B1\" is not a start number; they are 1 to 12."),
        (21, "7 D1 8 E2 9 F2 10 D5 11 E5 12 F4 3 E3", "21: The start number 3 has a hex already."),
        (20, "1 B1 2 A2 3 C1 4 A4 5 B5", "1: The start number 6 has no hex under \"starts:\"."),
        (20, "1 B1 2 A2 3 C1 4 A4 5 B5 6 G5", "20: Start number 6 lies at G5, which is not on the map."),
        (20, "1 B1 2 A2 3 C1 4 A4 5 B5 6 C4", "20: Start number 6 lies at C4, which is water or a factory;"),
        (20, "1 B1 2 A2 3 C1 4 A4 5 B5 6 C6", "20: Start number 6 lies at C6, which is water or a factory;"),
        (
            20,
            "1 B1 2 A2 3 C1 4 A4 5 B5 6 F6",
            "20: Start number 6 lies at F6; 1 to 6 belong in the left half,",
        ),
        (
            20,
            "1 B1 2 B1 3 C1 4 A4 5 B5 6 C5",
            "20: Start number 2 lies at B1, where start number 1 is already.",
        ),
        (23, "A4 A5", "23: A5 is named as shore and is not land."),
        (23, "A4 A9", "23: A9 is named as shore and is not land."),
        (23, "A4 5B", "23: \"5B\" is not a hex; a hex is a letter (not I or O) and a row, such as Q7."),
        (25, "D3", "25: A place is a hex and its name, such as \"H8 Long Water\"."),
        (25, "Pond D3", "25: \"Pond\" is not a hex; a hex is a letter (not I or O) and a row, such as Q7."),
        (25, "D9 Mill Pond", "25: \"Mill Pond\" lies at D9, which is not on the map."),
    ];
    for (line, text, wanted) in cases {
        let found = board_problems(&with(&SMALL, &[(line, text)]));
        assert!(found.iter().any(|it| it.starts_with(&format!("my.board:{wanted}"))), "{text}: {found:#?}");
    }
}

#[test]
fn a_map_that_is_too_large_or_missing_is_told() {
    let map = |columns: usize, rows: usize| -> String {
        let row = format!("{}\n{}", ". ".repeat(columns.div_ceil(2)), ". ".repeat(columns / 2));
        [&SMALL[..4], &vec![row.as_str(); rows], &SMALL[18..21]].concat().join("\n")
    };
    let too_large = |columns, rows| {
        let what = format!("The map has {columns} columns and {rows} rows; at most 24 by 30 are possible.");
        board_problems(&map(columns, rows)).contains(&format!("my.board:5: {what}"))
    };
    assert!(too_large(25, 16) && too_large(24, 31));
    let (columns, rows) = (MAX_COLUMNS.into(), MAX_ROWS.into());
    assert!(!board_problems(&map(columns, rows)).iter().any(|it| it.contains("at most")));
    let none = "my.board:1: The board needs a section \"map:\" with its hexes.".to_string();
    assert!(board_problems(&[&SMALL[..4], &SMALL[18..]].concat().join("\n")).contains(&none));
}

#[test]
fn an_empty_file_is_told_all_that_a_board_needs() {
    let found = board_problems("");
    for what in ["\"board:\" and its name", "\"season:\"", "\"halves:\""] {
        assert!(found.contains(&format!("my.board:1: The board needs a line with {what}.")), "{found:#?}");
    }
    for number in 1..=12 {
        let what = format!("my.board:1: The start number {number} has no hex under \"starts:\".");
        assert!(found.contains(&what), "{found:#?}");
    }
}

#[test]
fn all_mistakes_of_a_board_are_told_at_once() {
    let text = with(
        &SMALL,
        &[(2, "seasons: summer"), (10, "f ? ."), (20, "1 B1 2 B1 3 C1 4 A4 5 B5 6 C4"), (25, "D3")],
    );
    assert_eq!(
        board_problems(&text),
        [
            "my.board:2: \"seasons: summer\" is none of \"board:\", \"season:\", \"halves:\", \"author:\", \"licence:\" and \
             the sections that follow.",
            "my.board:25: A place is a hex and its name, such as \"H8 Long Water\".",
            "my.board:10: \"?\" at D2 is no terrain; signs are . open, f forest, = road, # bridge, ~ water, ^ \
             mountain, F factory.",
            "my.board:1: The board needs a line with \"season:\".",
            "my.board:20: Start number 2 lies at B1, where start number 1 is already.",
            "my.board:20: Start number 6 lies at C4, which is water or a factory; it needs land.",
        ]
    );
}

#[test]
fn a_fault_is_told_at_its_hex() {
    let text = with(
        &SMALL,
        &[
            (9, "2 F = ."),
            (10, "f ? ."),
            (20, "1 B1 2 B1 3 C1 4 A4 5 B5 6 C4"),
            (23, "A4 A5"),
            (25, "D3 Mill Pond\nbulge:\nallies: A1 A1\ngermans: B2"),
        ],
    );
    let (_, faults) = Map::sent(&text);
    let at = |wrong: fn(&Wrong) -> bool| -> Vec<Vec<Hex>> {
        faults.iter().filter(|it| wrong(&it.what)).map(|it| it.what.hexes()).collect()
    };
    assert_eq!(at(|it| matches!(it, Wrong::Sign { .. })), [[hex("D2")]]);
    assert_eq!(at(|it| matches!(it, Wrong::StartTaken { .. })), [[hex("B1")]]);
    assert_eq!(at(|it| matches!(it, Wrong::StartNotOnLand(..))), [[hex("C4")]]);
    assert_eq!(at(|it| matches!(it, Wrong::Shore(_))), [[hex("A5")]]);
    assert_eq!(at(|it| matches!(it, Wrong::BulgeTwice(_))), [[hex("A1")]]);
    assert_eq!(at(|it| matches!(it, Wrong::BulgeNoFactory(_))), [[hex("B2")]]);
    // One of these six is too many, and nobody can tell which.
    let six = at(|it| matches!(it, Wrong::Factories { .. }));
    assert_eq!(six.iter().map(Vec::len).collect::<Vec<_>>(), [6]);
    assert_eq!(faults.len(), 7, "{faults:#?}");
}

#[test]
fn a_board_that_is_not_finished_is_read_as_far_as_it_goes() {
    let (map, faults) =
        Map::sent("board: new\nseason: winter\nhalves: A-C\nmap:\n. F\n~\n. .\nf\nstarts:\n3 A2");
    let map = map.expect("it is short enough");
    assert_eq!((map.columns, map.rows, map.is_half()), (3, 2, true));
    assert_eq!(map.terrain(hex("C1")), Some(Terrain::Factory));
    // The number that it has is still number 3.
    assert_eq!(map.starts(Area::Full).collect::<Vec<_>>(), [(3, hex("A2"))]);
    assert_eq!(faults.len(), 5 + 1, "five start numbers and four factories are missing: {faults:#?}");
}

/// Half a board, line by line: the left one of [`SMALL`].
fn half_a_board() -> String {
    let lines =
        [&["board: half", "season: summer", "halves: A-C", "author: Ada", "licence: CC0", "map:"][..]];
    let map = ["F .", ".", ". =", "f", ". F", "=", "= ~", "F", "~ =", ".", "F F", "."];
    [lines[0], &map[..], &["starts:", "1 B1 2 A2 3 C1 4 A4 5 B5 6 C5"]].concat().join("\n")
}

#[test]
fn aa_set_4_half_a_board_is_a_board_for_two_factions() {
    let map = Map::parse("half.board", &half_a_board()).expect("it is valid");
    assert_eq!((map.author.as_deref(), map.licence.as_deref()), (Some("Ada"), Some("CC0")));
    assert_eq!(map.factories(Area::Left).count(), 5);
    assert_eq!((map.factories(Area::Right).count(), map.starts(Area::Right).count()), (0, 0));
    let setup = |area| aces::Setup {
        board: half_a_board(),
        area,
        ..aces::Setup::builtin("summer", &[(aces::Faction::Us, 0), (aces::Faction::G1, 1)])
    };
    let refused = |area| {
        let problems = table::Game::<aces::Aces>::new(&setup(area)).err().unwrap_or_default();
        told(&problems).iter().any(|it| it.contains("is half a board") && it.contains("AA-SET-4"))
    };
    assert!(!refused(Area::Left) && refused(Area::Right) && refused(Area::Full));
    let text = half_a_board().replace("6 C5", "6 C5 7 A3");
    assert_eq!(
        board_problems(&text),
        ["my.board:20: Start number 7 lies at A3, but half a board has the numbers 1 to 6 only (AA-SET-4)."]
    );
}

#[test]
fn what_someone_sends_is_bounded() {
    let long = "x".repeat(LONGEST_NAME + 1);
    let wrong = |text: &str| -> Vec<Wrong> { Map::sent(text).1.into_iter().map(|it| it.what).collect() };
    let name = |it: &str| with(&SMALL, &[(1, &format!("board: {it}"))]);
    assert_eq!(wrong(&name(&long)), [Wrong::LongName(long.clone(), None)]);
    assert_eq!(wrong(&name(&"ж".repeat(LONGEST_NAME))), []);
    let place = with(&SMALL, &[(25, &format!("D3 {long}"))]);
    assert_eq!(wrong(&place), [Wrong::LongName(long, Some(hex("D3")))]);
    let house = house("summer");
    let names: String = house.hexes().take(MOST_NAMES + 1).map(|it| format!("{it} a\n")).collect();
    let text = content::board("summer").expect("it is built in");
    let (head, _) = text.split_once("names:").expect("it has names");
    assert_eq!(wrong(&format!("{head}names:\n{names}")), [Wrong::ManyNames(MOST_NAMES + 1)]);
    // A text that is too long is not read at all, whatever is in it.
    let (map, faults) = Map::sent(&"1 x\n".repeat(LONGEST_BOARD));
    assert!(map.is_none());
    assert_eq!(faults.into_iter().map(|it| it.what).collect::<Vec<_>>(), [Wrong::TooLong]);
    // A stored match is read as before, however long its names are.
    assert!(Map::parse("old.board", &place).is_ok());
}

#[test]
fn the_largest_board_with_all_that_may_be_on_it_can_be_sent() {
    let row = format!("{}\n{}\n", ".   ".repeat(12), ".   ".repeat(12));
    let all = |n: usize| (0..MAX_COLUMNS).flat_map(|c| (0..MAX_ROWS).map(move |r| Hex::at(c, r))).take(n);
    let shore: Vec<String> = all(720).map(|it| it.to_string()).collect();
    let names: String = all(MOST_NAMES).map(|it| format!("  {it} {}\n", "x".repeat(LONGEST_NAME))).collect();
    let text = format!("map:\n{}shore:\n{}\nnames:\n{names}", row.repeat(30), shore.join(" "));
    assert!(Map::sent(&text).0.is_some(), "{} letters", text.len());
}

#[test]
fn aa_mov_2_the_measure_of_fairness_counts_as_a_tank_pays() {
    for map in all() {
        let fairness = map.fairness();
        assert_eq!(fairness.starts.len(), if map.is_half() { 6 } else { 12 });
        for it in &fairness.starts {
            let from = map.starts(it.area).find(|start| start.0 == it.number).expect("it is in its half").1;
            let ways = ways(&map, it.area, from);
            assert_eq!(it.nearest_two.map(u32::from), Some(ways[..2].iter().sum()), "{}", it.number);
            assert_eq!((u32::from(it.all), usize::from(it.reached)), (ways.iter().sum(), ways.len()));
        }
        // The page that draws boards says so: a point at most.
        let two = || fairness.starts.iter().filter_map(|it| it.nearest_two);
        assert!(two().max().unwrap_or_default() - two().min().unwrap_or_default() <= 4, "{}", map.name);
        // The island of the winter board.
        let island = if map.name == "winter" { vec![hex("G2")] } else { Vec::new() };
        assert_eq!(fairness.cut_off, island, "{}", map.name);
    }
}

// Mats of people's own.

/// Mats of two units, line by line.
const TWO_MATS: [&str; 19] = [
    "(",
    "    dice: Given((12, 10, 8, 6, 4, 2)),",
    "    mats: [",
    "        (",
    "            unit: \"us-tank\",",
    "            name: Given(\"Sherman\"),",
    "            speed: Given(4), range: Given((1, 1)), air: Given(no), cost: Given(4),",
    "            hits_ground: Given((6, 8, 10)),",
    "            armour: Given((2, 4, 6, 7, 9, 11)), forest: Given((3, 5, 7, 9, 12, 14)),",
    "        ),",
    "        (",
    "            unit: \"us-fighter\",",
    "            name: Given(\"Mustang\"),",
    "            speed: Given(9), range: Given((1, 1)), air: Given(yes), cost: Given(4),",
    "            hits_ground: Given((3, 5, 7)), hits_air: Given((5, 7, 9)),",
    "            armour: Given((2, 3, 5, 6, 8, 9)),",
    "        ),",
    "    ],",
    ")",
];

fn check(files: &[(&str, &str)]) -> Result<content::Shelf, Vec<String>> {
    content::check(files.iter().copied()).map_err(|it| told(&it))
}

fn mats_problems(text: &str) -> Vec<String> {
    check(&[("my.ron", text)]).err().unwrap_or_default()
}

#[test]
fn units_left_out_of_people_s_mats_are_the_builtin_ones() {
    let text =
        with(&TWO_MATS, &[(2, "dice: Ours((12, 12, 12, 6, 6, 6)),"), (8, "hits_ground: Given((5, 6, 7)),")]);
    let shelf = check(&[("my.ron", &text)]).expect("they are valid");
    let (mine, house) = (shelf.mats.expect("mats"), content::mats());
    assert_eq!(mine.dice, Marked::Ours([12, 12, 12, 6, 6, 6]));
    for faction in Faction::ALL {
        for kind in Kind::ALL {
            let (mine, house) = (mine.of(faction, kind), house.of(faction, kind));
            let replaced = ["us-tank", "us-fighter"].contains(&house.unit.as_str());
            assert_eq!(mine == house, !replaced, "{}", house.unit);
        }
    }
    assert_eq!(mine.of(Faction::Us, Kind::Tank).hits_ground, Marked::Given((5, 6, 7)));
}

#[test]
fn whole_mats_need_every_unit() {
    let found = told(&Mats::parse("my.ron", &TWO_MATS.join("\n")).err().unwrap_or_default());
    assert_eq!(found.len(), 22);
    let wanted = "my.ron: There is no mat for \"su-tank\"; every faction needs all six types (AA-SET-1).";
    assert!(found.iter().any(|it| it == wanted), "{found:#?}");
}

#[test]
fn of_several_files_of_mats_the_last_one_counts() {
    let first = TWO_MATS.join("\n");
    let last = with(&TWO_MATS, &[(2, "dice: Ours((9, 8, 7, 6, 5, 4)),"), (6, "name: Given(\"Firefly\"),")]);
    let shelf = check(&[("a.ron", &first), ("b.ron", &last)]).expect("they are valid");
    let mats = shelf.mats.expect("mats");
    assert_eq!(mats.of(Faction::Us, Kind::Tank).name.value(), "Firefly");
    assert_eq!((mats.mats.len(), *mats.dice.value()), (24, [9, 8, 7, 6, 5, 4]));
}

/// The two mats with one thing changed.
fn mats_with(from: &str, to: &str) -> String {
    let text = TWO_MATS.join("\n");
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

#[test]
fn each_mistake_in_mats_is_told_with_the_line_of_its_unit() {
    let cases = [
        (
            "6, 4, 2",
            "6, 4, 0",
            "2: The chart of dice must have numbers from 1 to 24, not [12, 10, 8, 6, 4, 0].",
        ),
        ("12, 10, 8", "25, 10, 8", "2: The chart of dice must have numbers from 1 to 24, not [25, 10,"),
        (
            "8, 6, 4",
            "8, 9, 4",
            "2: More damage cannot give more dice, but the chart reads [12, 10, 8, 9, 4, 2].",
        ),
        ("us-tank", "uk-tank", "5: \"uk-tank\" is not a faction (us su g1 g2) and a type, such as us-tank."),
        (
            "us-tank",
            "us-horse",
            "5: \"us-horse\" is not a faction (us su g1 g2) and a type, such as us-tank.",
        ),
        ("us-fighter", "us-tank", "12: There is a second mat for \"us-tank\"; one is enough."),
        ("Sherman", " ", "5: \"us-tank\" needs a name."),
        ("speed: Given(4)", "speed: Given(0)", "5: The speed of \"us-tank\" is 0; it must be 1 to 10."),
        ("speed: Given(9)", "speed: Given(11)", "12: The speed of \"us-fighter\" is 11; it must be 1 to 10."),
        ("(1, 1)", "(0, 1)", "5: The range of \"us-tank\" is 0 to 1; it must begin at 1 or more,"),
        ("(1, 1)", "(3, 2)", "5: The range of \"us-tank\" is 3 to 2; it must begin at 1 or more,"),
        ("(1, 1)", "(1, 13)", "5: The range of \"us-tank\" is 1 to 13; it must begin at 1 or more,"),
        ("Given(no)", "Given(back)", "5: \"us-tank\" can fire at aircraft, so it needs hits_air."),
        ("Given(no)", "Given(yes)", "5: \"us-tank\" can fire at aircraft, so it needs hits_air."),
        ("Given(yes)", "Given(no)", "12: \"us-fighter\" cannot fire at aircraft, so hits_air has no use."),
        ("cost: Given(4)", "cost: Given(0)", "5: \"us-tank\" must cost at least 1 coin."),
        (
            "cost: Given(4)",
            "cost: Given(4), aim: area",
            "5: \"us-tank\" strikes an area, so it must be a ground unit",
        ),
        ("(6, 8, 10)", "(6, 5, 10)", "5: hits_ground of \"us-tank\" is (6, 5, 10); it must rise from rookie"),
        ("(6, 8, 10)", "(0, 8, 10)", "5: hits_ground of \"us-tank\" is (0, 8, 10); it must rise from rookie"),
        ("(6, 8, 10)", "(6, 8, 13)", "5: hits_ground of \"us-tank\" is (6, 8, 13); it must rise from rookie"),
        ("(5, 7, 9)", "(9, 7, 5)", "12: hits_air of \"us-fighter\" is (9, 7, 5); it must rise from rookie"),
        (
            "(2, 4, 6,",
            "(2, 4, 4,",
            "5: The row armour of \"us-tank\" is [2, 4, 4, 7, 9, 11]; more damage must",
        ),
        (
            "(2, 4, 6,",
            "(0, 4, 6,",
            "5: The row armour of \"us-tank\" is [0, 4, 6, 7, 9, 11]; more damage must",
        ),
        ("12, 14)", "12, 12)", "5: The row forest of \"us-tank\" is [3, 5, 7, 9, 12, 12]; more damage must"),
        (
            "(3, 5, 7, 9,",
            "(1, 5, 7, 9,",
            "5: Forest cannot make \"us-tank\" easier to damage: [1, 5, 7, 9, 12,",
        ),
        (
            " forest: Given((3, 5, 7, 9, 12, 14)),",
            "",
            "5: \"us-tank\" is a ground unit and needs a forest row.",
        ),
        (
            "hits_air",
            "forest: Given((2, 3, 5, 6, 8, 9)), hits_air",
            "12: \"us-fighter\" is an aircraft and has no",
        ),
    ];
    for (from, to, wanted) in cases {
        let found = mats_problems(&mats_with(from, to));
        assert!(found.iter().any(|it| it.starts_with(&format!("my.ron:{wanted}"))), "{to}: {found:#?}");
    }
}

#[test]
fn mats_that_cannot_be_read_are_told_with_the_line() {
    let cases = [
        ("    dice: Given((12, 10, 8, 6, 4, 2)),", "", 19),
        ("speed: Given(4)", "speed: Given(400)", 7),
        ("speed: Given(4)", "speed: 4", 7),
        ("Given(no)", "Given(perhaps)", 7),
        ("9, 11)", "9)", 9),
        ("armour: Given((2, 4, 6, 7, 9, 11)),", "", 10),
        ("name: Given(\"Mustang\")", "nickname: Given(\"Mustang\")", 13),
        ("        ),\n    ],", "    ],", 17),
    ];
    for (from, to, wanted) in cases {
        let found = mats_problems(&mats_with(from, to));
        assert_eq!(found.len(), 1, "{to}: {found:#?}");
        assert!(found[0].starts_with(&format!("my.ron:{wanted}: This cannot be read: ")), "{to}: {found:#?}");
    }
}

#[test]
fn all_mistakes_of_mats_are_told_at_once() {
    let changes = [
        (2, "dice: Given((2, 10, 8, 6, 4, 0)),"),
        (8, "hits_ground: Given((6, 5, 10)),"),
        (9, "armour: Given((2, 4, 4, 7, 9, 11)),"),
        (13, "name: Given(\"\"),"),
    ];
    let lines: Vec<String> =
        mats_problems(&with(&TWO_MATS, &changes)).iter().map(|it| it.chars().take(9).collect()).collect();
    assert_eq!(lines, ["my.ron:2:", "my.ron:2:", "my.ron:5:", "my.ron:5:", "my.ron:5:", "my.ron:12"]);
}

#[test]
fn the_line_ends_of_any_system_make_no_difference_to_mats() {
    let text = TWO_MATS.join("\r\n");
    assert_eq!(mats_problems(&text), [""; 0]);
    assert_eq!(mats_problems(&format!("\u{feff}{text}")), [""; 0]);
}

// Folders.

#[test]
fn the_mistakes_of_all_files_are_told_at_once() {
    let (board, mats) = (with(&SMALL, &[(25, "D3")]), with(&TWO_MATS, &[(6, "name: Given(\"\"),")]));
    let files = [("a.board", board.as_str()), ("b.ron", &mats), ("c.txt", "")];
    assert_eq!(
        check(&files).err().unwrap_or_default(),
        [
            "a.board:25: A place is a hex and its name, such as \"H8 Long Water\".",
            "b.ron:5: \"us-tank\" needs a name.",
            "c.txt: This is neither a board (.board), nor a position (.position.ron), nor mats (.ron).",
        ]
    );
}

#[test]
fn two_boards_of_one_name_cannot_lie_in_one_folder() {
    let small = SMALL.join("\n");
    assert_eq!(
        check(&[("a.board", &small), ("b.board", &small)]).err().unwrap_or_default(),
        ["b.board:1: Another file has a board named \"mill\" already."]
    );
}

#[test]
fn a_folder_gives_its_boards_by_their_names() {
    let small = SMALL.join("\n");
    let shelf = check(&[("a.board", &small)]).expect("it is valid");
    assert_eq!(shelf.boards, [("mill".to_string(), small)]);
    assert!(shelf.mats.is_none());
}

#[test]
fn the_examples_of_the_documentation_are_valid() {
    let text = include_str!("../../../../docs/content.md");
    let mut n = [0, 0];
    for block in text.split("\n```").skip(1).step_by(2) {
        let (language, example) = block.split_once('\n').expect("a fence and what follows");
        let file = match language {
            "board" => "example.board",
            "ron" => "example.ron",
            _ => continue,
        };
        n[usize::from(language == "ron")] += 1;
        assert_eq!(check(&[(file, example)]).err(), None);
    }
    assert!(n[0] == 1 && 1 <= n[1], "{n:?}");
}

// Arbitrary text.

/// Something done to a text: to one of its lines, or to one of its characters.
#[derive(Clone, Debug)]
enum Change {
    DeleteLine(usize),
    RepeatLine(usize),
    SwapLines(usize, usize),
    ReplaceLine(usize, String),
    DeleteChar(usize),
    RepeatChar(usize),
    ReplaceChar(usize, char),
    CutOff(usize),
}

/// Signs that mean something in a board or in mats, and some that mean nothing anywhere.
fn sign() -> impl Strategy<Value = char> {
    let signs: Vec<char> = " \n\t.f=#~^FAIOZ0129:-(),\"[]{}/ж\u{feff}\u{0}".chars().collect();
    prop_oneof![proptest::sample::select(signs), any::<char>()]
}

fn change() -> impl Strategy<Value = Change> {
    let words = "[ .f=#~^FA-Z0-9:a-z(),\"-]{0,40}";
    prop_oneof![
        any::<usize>().prop_map(Change::DeleteLine),
        any::<usize>().prop_map(Change::RepeatLine),
        any::<(usize, usize)>().prop_map(|(a, b)| Change::SwapLines(a, b)),
        (any::<usize>(), words).prop_map(|(n, line)| Change::ReplaceLine(n, line)),
        any::<usize>().prop_map(Change::DeleteChar),
        any::<usize>().prop_map(Change::RepeatChar),
        (any::<usize>(), sign()).prop_map(|(n, c)| Change::ReplaceChar(n, c)),
        any::<usize>().prop_map(Change::CutOff),
    ]
}

fn changed(text: &str, changes: &[Change]) -> String {
    let mut text = text.to_string();
    for change in changes {
        let mut lines: Vec<&str> = text.lines().collect();
        let mut chars: Vec<char> = text.chars().collect();
        if lines.is_empty() {
            break;
        }
        let (n_lines, n_chars) = (lines.len(), chars.len());
        let of_lines = match change {
            Change::DeleteLine(n) => {
                lines.remove(n % n_lines);
                true
            }
            Change::RepeatLine(n) => {
                lines.insert(n % n_lines, lines[n % n_lines]);
                true
            }
            Change::SwapLines(a, b) => {
                lines.swap(a % n_lines, b % n_lines);
                true
            }
            Change::ReplaceLine(n, line) => {
                lines[n % n_lines] = line;
                true
            }
            Change::DeleteChar(n) => {
                chars.remove(n % n_chars);
                false
            }
            Change::RepeatChar(n) => {
                chars.insert(n % n_chars, chars[n % n_chars]);
                false
            }
            Change::ReplaceChar(n, c) => {
                chars[n % n_chars] = *c;
                false
            }
            Change::CutOff(n) => {
                chars.truncate(n % n_chars);
                false
            }
        };
        text = if of_lines { lines.join("\n") } else { chars.into_iter().collect() };
    }
    text
}

/// Reads a text as a board and as mats. Whatever is wrong is a sentence about a line that the file has.
fn is_read_or_told(text: &str) -> Result<(), TestCaseError> {
    let n_lines = text.lines().count().max(1) as u32 + 1;
    let results = [
        Map::parse("my.board", text).err(),
        Mats::parse("my.ron", text).err(),
        content::check([("my.board", text), ("my.ron", text)]).err(),
    ];
    for problem in results.into_iter().flatten().flatten() {
        prop_assert!(problem.line.is_none_or(|it| (1..=n_lines).contains(&it)), "{problem}");
        prop_assert!(problem.what.ends_with('.'), "{problem}");
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_board_with_anything_done_to_it_is_read_or_told(
        name in proptest::sample::select(content::BOARDS.to_vec()),
        changes in proptest::collection::vec(change(), 1..8),
    ) {
        is_read_or_told(&changed(content::board(name).expect("it is built in"), &changes))?;
        is_read_or_told(&changed(&SMALL.join("\n"), &changes))?;
    }

    #[test]
    fn mats_with_anything_done_to_them_are_read_or_told(changes in proptest::collection::vec(change(), 1..8)) {
        is_read_or_told(&changed(include_str!("../../content/mats.ron"), &changes))?;
        is_read_or_told(&changed(&TWO_MATS.join("\n"), &changes))?;
    }

    #[test]
    fn any_text_is_read_or_told(text in any::<String>(), lines in "(map:|starts:|[ .f=#~^FA-Z0-9:]{0,60}|\n){0,40}") {
        is_read_or_told(&text)?;
        is_read_or_told(&lines)?;
    }
}
