//! The first box holds what it should: soldiers, cards with fair results, a story that chains, orders of every kind.

#![allow(clippy::disallowed_types, reason = "shares are told as fractions here, not in the rules")]

use std::collections::{BTreeMap, BTreeSet};

use sergeants::{
    content::{
        ActionCard, Belongs, Damage, Gives, Goal, Hit, Hits, Kind, Library, Marker, Rank, Reach, SoldierCard,
        StoryCard,
    },
    measure::Optics,
};

const SIDES: [&str; 2] = ["us", "de"];

/// The cards of a side whose leaders are privates.
fn deck<'a>(library: &'a Library, side: &str) -> Vec<&'a ActionCard> {
    let private = |it: &&ActionCard| matches!(it.mark, Belongs::Main | Belongs::Rank(Rank::Private));
    let first = |it: &&SoldierCard| it.side == side && it.kind != Kind::Specialist;
    let tags = library.soldiers.values().filter(first).map(|it| it.tag);
    tags.flat_map(|tag| library.cards[&tag].iter().filter(private)).collect()
}

#[test]
fn either_side_has_fourteen_soldiers() {
    let library = Library::builtin();
    for side in SIDES {
        let first = |it: &&SoldierCard| it.side == side && it.kind != Kind::Specialist;
        let all: Vec<_> = library.soldiers.values().filter(first).collect();
        let n = |kind| all.iter().filter(|it| it.kind == kind).count();
        assert_eq!((all.len(), n(Kind::Leader), n(Kind::Character)), (14, 3, 3), "{side}");
        assert!(
            all.iter().filter(|it| it.kind == Kind::Leader).all(|it| it.ranks.len() == 3 && it.is_leader())
        );
        for (what, least) in [("rifle", 5), ("smg", 3), ("lmg", 1)] {
            assert!(least <= all.iter().filter(|it| it.traits.iter().any(|it| it == what)).count(), "{what}");
        }
        for at in all.iter().flat_map(|it| &it.ranks) {
            let (fit, hurt) = (at.healthy, at.wounded);
            assert!(hurt.spot < fit.spot && hurt.long < fit.long && 0 < hurt.walk, "{side}: {at:?}");
        }
    }
}

#[test]
fn checks_and_damage_are_fair() {
    let library = Library::builtin();
    let of = |side| {
        let deck = deck(&library, side);
        assert_eq!(deck.len(), 98);
        let hits = |band: fn(&Hits) -> Hit| deck.iter().filter(|it| band(&it.hit) != Hit::Miss).count();
        let damage = |what| deck.iter().filter(|it| it.damage == what).count();
        (
            [hits(|it| it.long), hits(|it| it.short), hits(|it| it.close), hits(|it| it.blast)],
            [Damage::Zip, Damage::Pin, Damage::Wound, Damage::Kill].map(damage),
        )
    };
    assert_eq!(of("us"), ([56, 66, 71, 58], [32, 35, 20, 11]));
    assert_eq!(of("us"), of("de"));
}

/// The chance that one card chains with the next in a shuffled deck.
fn chance(deck: &[&StoryCard]) -> f64 {
    let n = deck.len();
    let chains = |i: usize, j: usize| i != j && deck[i].cause == deck[j].effect.topic;
    let pairs = (0..n).map(|i| (0..n).filter(|&j| chains(i, j)).count()).sum::<usize>();
    pairs as f64 / (n * (n - 1)) as f64
}

#[test]
fn the_story_chains_about_every_second_turn() {
    let library = Library::builtin();
    let general = |it: &&StoryCard| it.landmark.is_none() && it.owner().is_none() && !it.only_added;
    let always: Vec<_> = library.story.values().filter(general).collect();
    assert_eq!(always.len(), 48);
    let mut pairs = BTreeMap::new();
    for it in &always {
        *pairs.entry(format!("{:?}", it.actions())).or_insert(0) += 1;
    }
    assert!(pairs.len() == 12 && pairs.values().all(|n| *n == 4), "{pairs:?}");
    let all: Vec<_> = library.story.values().filter(|it| !it.only_added).collect();
    for deck in [&always, &all] {
        let a_turn = 2.0 * chance(deck);
        assert!((0.4..0.55).contains(&a_turn), "{a_turn}");
    }
    for nr in 1..=10 {
        let id = format!("L{nr}");
        let n = library.story.values().filter(|it| it.landmark.as_ref() == Some(&id)).count();
        assert!((2..=5).contains(&n), "{id} has {n} story cards");
    }
    for soldier in library.soldiers.values().filter(|it| it.kind == Kind::Character) {
        assert!(library.story.values().any(|it| it.character == Some(soldier.tag)), "{}", soldier.name);
    }
}

#[test]
fn orders_are_of_every_kind() {
    let library = Library::builtin();
    for side in SIDES {
        let mut kinds: BTreeMap<_, usize> = BTreeMap::new();
        for order in library.orders.values().filter(|it| it.side.as_ref().is_none_or(|it| it == side)) {
            *kinds.entry(kind(&order.goal)).or_default() += 1;
        }
        assert!(kinds.len() == 10 && kinds.values().all(|n| 2 <= *n), "{side}: {kinds:?}");
    }
    let landmarks: BTreeSet<_> = library.orders.values().filter_map(|it| it.goal.landmark()).collect();
    assert!((1..=10).all(|nr| landmarks.contains(format!("L{nr}").as_str())));
}

fn kind(goal: &Goal) -> &'static str {
    match goal {
        Goal::Hold(_) => "hold",
        Goal::Search(_) => "search",
        Goal::Capture(_) => "capture",
        Goal::GeneralAttack => "general attack",
        Goal::Patrol { .. } => "patrol",
        Goal::RegisteredFire { .. } => "registered fire",
        Goal::Demolition { .. } => "demolition",
        Goal::Attack => "attack",
        Goal::Skirmish => "skirmish",
        Goal::Recon { .. } => "recon",
    }
}

#[test]
fn every_story_card_and_equipment_has_a_title() {
    let library = Library::builtin();
    let words = include_str!("../../../locales/en/sergeants.ftl");
    let has = |key: String| words.lines().any(|it| it.starts_with(&format!("{key} = ")));
    for nr in library.story.keys() {
        assert!(has(format!("sm-story-{}", nr.0)), "story {}", nr.0);
    }
    for id in library.equipment.keys() {
        assert!(has(format!("sm-equipment-{id}")), "equipment {id}");
    }
}

/// SM-MRK-3: 3x, and 6x of both qualities.
#[test]
fn sm_mrk_3_optics_of_the_house_have_the_limits_of_the_book() {
    let library = Library::builtin();
    let optics: BTreeSet<(u8, u8)> = library
        .equipment
        .values()
        .filter_map(|it| match it.gives {
            Gives::Optics(Optics { look, shoot }) => Some((look, shoot)),
            _ => None,
        })
        .collect();
    assert_eq!(optics, BTreeSet::from([(3, 2), (4, 3), (5, 3)]));
}

#[test]
fn equipment_is_of_every_kind_for_either_side() {
    let library = Library::builtin();
    for side in SIDES {
        let all = library
            .equipment
            .values()
            .filter(|it| it.sides.is_empty() || it.sides.iter().any(|it| it == side));
        let kinds: BTreeSet<&str> = all.map(|it| thing(&it.gives)).collect();
        let wanted = [
            "ability",
            "ammunition",
            "artillery",
            "fire",
            "foxhole",
            "grenades",
            "medal",
            "mines",
            "object",
            "optics",
            "shell",
            "smoke fired",
            "smoke thrown",
            "thrown charge",
        ];
        assert_eq!(kinds.into_iter().collect::<Vec<_>>(), wanted, "{side}");
    }
    // Light smoke comes from grenades (SM-MRK-4).
    let thick = |it: &Gives| matches!(it, Gives::Lays { what: Marker::Smoke(3), .. });
    assert!(library.equipment.values().all(|it| !thick(&it.gives)));
}

fn thing(gives: &Gives) -> &'static str {
    match gives {
        Gives::Grenades(_) => "grenades",
        Gives::Medal(_) => "medal",
        Gives::Object => "object",
        Gives::Optics(_) => "optics",
        Gives::Ability { .. } => "ability",
        Gives::Blast { reach: Reach::Throw(_), .. } => "thrown charge",
        Gives::Blast { .. } => "shell",
        Gives::Lays { what: Marker::Fire, .. } => "fire",
        Gives::Lays { what: Marker::Mines, .. } => "mines",
        Gives::Lays { what: Marker::Smoke(_), reach: Reach::Throw(_) } => "smoke thrown",
        Gives::Lays { what: Marker::Smoke(_), .. } => "smoke fired",
        Gives::Ammunition(_) => "ammunition",
        Gives::Foxhole(_) => "foxhole",
        Gives::Artillery { .. } => "artillery",
    }
}
