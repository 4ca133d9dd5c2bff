//! The second box holds what it should: specialists and tactical modules, whose cards are all played in random games.

use std::collections::{BTreeMap, BTreeSet};

use sergeants::{
    Choice, Event, Sergeants, World,
    content::{
        ActionCard, Belongs, Damage, Hit, Hits, Kind, Library, Manner, Narrator, Set, SoldierCard, Step, Who,
    },
    state::{CardIx, Owner},
};
use table::{Answer, Chance, Game, Pending, Shuffler};

const SIDES: [&str; 2] = ["us", "de"];
const ENGLISH: &str = include_str!("../../../locales/en/sergeants.ftl");

fn specialists<'a>(library: &'a Library, side: &str) -> Vec<&'a SoldierCard> {
    let of_side = |it: &&SoldierCard| it.side == side && it.kind == Kind::Specialist;
    library.soldiers.values().filter(of_side).collect()
}

fn has_text(key: &str) -> bool {
    ENGLISH.lines().any(|it| it.starts_with(&format!("{key} = ")))
}

#[test]
fn sm_spc_1_either_side_has_eight_specialists_with_their_cards() {
    let library = Library::builtin();
    for side in SIDES {
        let all = specialists(&library, side);
        assert_eq!(all.len(), 8, "{side}");
        let badges = ["scout", "sniper", "engineer", "medic", "officer", "radio", "gunner", "skirmisher"];
        for badge in badges {
            let n = all.iter().filter(|it| it.traits.iter().any(|it| it == badge)).count();
            assert_eq!(n, 1, "{side}: {badge}");
        }
        assert_eq!(all.iter().filter(|it| it.is_officer()).count(), 1);
        assert_eq!(all.iter().filter(|it| it.is_medic()).count(), 1);
        let manner = |fits: fn(&Manner) -> bool| {
            let cards = all.iter().flat_map(|it| &library.cards[&it.tag]);
            cards.filter(|it| fits(&it.manner)).count()
        };
        assert!(2 <= manner(|it| *it == Manner::Command), "{side}");
        assert!(4 <= manner(|it| matches!(it, Manner::Reaction { .. })), "{side}");
        assert!(3 <= manner(|it| matches!(it, Manner::Preempt { .. })), "{side}");
        for it in &all {
            let marked = |mark| library.cards[&it.tag].iter().filter(|it| it.mark == mark).count();
            assert_eq!((marked(Belongs::Main), marked(Belongs::Badge)), (4, 3), "{}", it.name);
            assert!((1..=2).contains(&marked(Belongs::Optional)), "{}", it.name);
        }
        let stories = library
            .story
            .values()
            .filter(|it| it.specialist.is_some_and(|tag| all.iter().any(|specialist| specialist.tag == tag)));
        assert!(7 <= stories.count(), "{side}");
    }
}

#[test]
fn checks_and_damage_are_the_same_for_either_side() {
    let library = Library::builtin();
    let of = |side| {
        let cards: Vec<&ActionCard> =
            specialists(&library, side).iter().flat_map(|it| &library.cards[&it.tag]).collect();
        let hits = |band: fn(&Hits) -> Hit| cards.iter().filter(|it| band(&it.hit) != Hit::Miss).count();
        let damage = |what| cards.iter().filter(|it| it.damage == what).count();
        (
            cards.len(),
            [hits(|it| it.long), hits(|it| it.short), hits(|it| it.close), hits(|it| it.blast)],
            [Damage::Zip, Damage::Pin, Damage::Wound, Damage::Kill].map(damage),
        )
    };
    assert_eq!(of("us"), (69, [42, 52, 55, 37], [24, 30, 10, 5]));
    assert_eq!(of("us"), of("de"));
}

#[test]
fn sm_tea_1_either_side_has_two_modules_with_every_kind_of_card() {
    let library = Library::builtin();
    for side in SIDES {
        let panels: Vec<_> = library.panels.values().filter(|it| it.side == side).collect();
        let modules: BTreeSet<&str> = panels.iter().map(|it| it.module.as_str()).collect();
        assert_eq!((modules.len(), panels.len()), (2, 4), "{side}");
        assert!(modules.iter().all(|it| has_text(&format!("sm-module-{it}"))));
        let cards: Vec<&ActionCard> = panels.iter().flat_map(|it| &it.cards).collect();
        let any = |fits: &dyn Fn(&ActionCard) -> bool| cards.iter().any(|it| fits(it));
        let whole = |set: Set| {
            move |it: &ActionCard| {
                let all = |it: &Step| matches!(it, Step::Do { who: Who::All(of), .. } if *of == set);
                it.bubble.iter().any(all)
            }
        };
        assert!(any(&whole(Set::Team)) && any(&whole(Set::Teams)), "{side}");
        assert!(any(&|it| it.narrated().iter().any(|it| matches!(it, Step::Identity { .. }))), "{side}");
        assert!(any(&|it| matches!(&it.narrator, Some(Narrator::Cost { only: Some(_), .. }))), "{side}");
        assert!(any(&|it| matches!(&it.narrator, Some(Narrator::Cost { only: None, .. }))), "{side}");
        assert!(any(&|it| it.manner == Manner::Command) && any(&|it| !it.roles.is_empty()), "{side}");
        assert!(any(&|it| matches!(it.manner, Manner::Reaction { .. })), "{side}");
        assert!(
            !any(&|it| matches!(it.manner, Manner::Preempt { .. })),
            "{side}: the book gives panels none"
        );
        for panel in panels {
            assert!(has_text(&format!("sm-panel-{}", panel.id)), "{}", panel.id);
        }
    }
}

#[test]
fn optional_and_team_cards_have_titles() {
    let world = World::new(&crate::picked::setup(0)).expect("it is valid");
    let titled: Vec<String> =
        world.cards.iter().filter_map(|it| it.title_key()).map(|it| format!("sm-title-{it}")).collect();
    assert_eq!(titled.len(), 26 + 36);
    for key in titled {
        assert!(has_text(&key), "{key}");
    }
}

/// What was played of each card: how often it was begun, and how often ended.
#[derive(Debug, Default)]
struct Played {
    drawn: BTreeSet<CardIx>,
    begun: BTreeMap<CardIx, usize>,
    ended: BTreeMap<CardIx, usize>,
}

/// A player who answers at random, but plays a reaction or a preempt where he can, and seldom answers in advance.
fn answer(game: &Game<Sergeants>, chance: &mut Shuffler) -> Option<Answer<Sergeants>> {
    if let Pending::Decide { prompts, .. } = game.pending() {
        let rare = |it: &&Choice| matches!(it, Choice::Card(_) | Choice::Preempt { .. });
        for prompt in prompts {
            let wanted: Vec<&Choice> = prompt.options.iter().filter(rare).collect();
            if matches!(prompt.ask, sergeants::Ask::React { .. } | sergeants::Ask::Preempt { .. }) {
                let choice = match wanted.len() as u32 {
                    0 => Choice::Done,
                    n => wanted[chance.below(n) as usize].clone(),
                };
                return Some(Answer::Choose { seat: prompt.seat, choice });
            }
        }
    }
    game.random_answer(chance)
}

#[test]
fn every_card_is_drawn_played_and_finished_in_random_games() {
    let mut played = Played::default();
    let setup = crate::picked::setup(0);
    let world = World::new(&setup).expect("it is valid");
    let in_play = |owner: &Owner| match owner {
        Owner::Soldier(tag) => world.library.soldiers[tag].kind == Kind::Specialist,
        Owner::Panel(_) => true,
    };
    let all = world.cards.iter().enumerate().filter(|it| in_play(&it.1.owner));
    let all: Vec<CardIx> = all.map(|it| CardIx(it.0 as u16)).collect();
    assert_eq!(all.len(), 2 * 69 + 36);
    let missing = |played: &Played| -> Vec<CardIx> {
        let is_whole = |it: &&CardIx| {
            played.drawn.contains(it) && played.begun.contains_key(it) && played.ended.contains_key(it)
        };
        all.iter().filter(|it| !is_whole(it)).copied().collect()
    };
    for seed in 0..80 {
        let mut chance = Shuffler::new(seed);
        let (mut game, _) = Game::<Sergeants>::new(&crate::picked::setup(seed)).expect("the set-up is valid");
        while let Some(answer) = answer(&game, &mut chance) {
            for event in game.answer(answer).expect("what is offered is taken") {
                match event {
                    Event::CardDrawn { card: Some(card), .. } | Event::CardTurned { card, .. } => {
                        played.drawn.insert(card);
                    }
                    Event::CardBegan { card, .. } => *played.begun.entry(card).or_default() += 1,
                    Event::CardEnded { card, .. } => *played.ended.entry(card).or_default() += 1,
                    _ => (),
                }
            }
        }
        if missing(&played).is_empty() {
            println!("after {} games", seed + 1);
            return;
        }
    }
    let names: Vec<_> =
        missing(&played).iter().map(|it| (&world.card(*it).owner, world.card(*it).nr)).collect();
    panic!("never played whole: {names:?}");
}
