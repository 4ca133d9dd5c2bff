//! Questions, answers, log lines and refusals of games that are played at random are sentences in every language.

use std::collections::BTreeSet;

use hosting::{Localizer, Phrasebook};
use sergeants::{
    Ask, Choice, Event, Sergeants, Setup, Why, World,
    content::{Shelf, Tag},
    measure::Blocked,
};
use sergeants_host::Game as Hosted;
use table::{Arg, Dictionary, Game, Names, Pending, Phrase, Sentence, Shuffler};

/// All languages at once.
struct Everybody(Vec<Localizer>);

impl Everybody {
    fn new() -> Everybody {
        Everybody(
            hosting::languages()
                .iter()
                .map(|it| it.code.as_str())
                .map(|it| hosting::localizer::<Hosted>(it).expect("the language is there"))
                .collect(),
        )
    }

    fn say(&self, world: &World, phrase: &Phrase) -> String {
        let all = self.0.iter().map(|localizer| {
            let said = localizer.say(world, phrase);
            let is_whole = !said.contains(['{', '}', '$']) && !said.contains("sm-") && !said.is_empty();
            assert!(is_whole, "{}: {said}", phrase.key);
            phrase.args.iter().for_each(|it| check(localizer, world, &it.1));
            said
        });
        all.collect::<Vec<_>>().swap_remove(0)
    }
}

/// Whatever is named has a name.
fn check(localizer: &Localizer, world: &World, arg: &Arg) {
    match arg {
        Arg::Named { of, id } if world.name(localizer, of, id).is_none() => {
            let key = format!("{}-{of}-{id}", World::PREFIX);
            assert_ne!(localizer.word(&key), key, "it has no name");
        }
        Arg::List(list) => list.iter().for_each(|it| check(localizer, world, it)),
        Arg::Phrase(phrase) => phrase.args.iter().for_each(|it| check(localizer, world, &it.1)),
        _ => (),
    }
}

/// Plays some of a game, and returns the keys of all that was said.
fn play(
    everybody: &Everybody,
    scenario: &str,
    seats: &[&str],
    buying: bool,
    seed: u64,
) -> BTreeSet<&'static str> {
    let setup = Setup { buying, ..Setup::builtin(scenario, seats) };
    let (mut game, mut events) =
        Game::<Sergeants>::new(&setup).expect("the built-in scenarios can be played");
    let mut chance = Shuffler::new(seed);
    let mut keys = BTreeSet::new();
    for _ in 0..900 {
        let mut say = |phrase: Phrase| {
            everybody.say(game.world(), &phrase);
            keys.insert(phrase.key);
        };
        events.iter().filter_map(Event::phrase).for_each(&mut say);
        if let Pending::Decide { prompts, .. } = game.pending() {
            for prompt in prompts {
                say(prompt.ask.phrase());
                for choice in &prompt.options {
                    say(choice.phrase());
                    say(choice.phrase_to(&prompt.ask));
                }
            }
        }
        let Some(answer) = game.random_answer(&mut chance) else { break };
        if let table::Answer::Choose { choice, .. } = &answer {
            say(choice.phrase());
        }
        events = game.answer(answer).expect("what is offered is taken");
    }
    keys
}

#[test]
fn games_can_be_told_in_every_language() {
    let everybody = Everybody::new();
    let mut keys = play(&everybody, "first-steps", &["us", "de"], false, 1);
    keys.extend(play(&everybody, "race-to-the-bridge", &["us", "de"], true, 2));
    keys.extend(play(&everybody, "four-players", &["us", "us", "de", "de"], false, 3));
    assert!(50 < keys.len(), "{keys:?}");
}

#[test]
fn refusals_can_be_told_in_every_language() {
    let setup = Setup::builtin("race-to-the-bridge", &["us", "de"]);
    let (game, _) = Game::<Sergeants>::new(&setup).expect("the scenario can be played");
    let everybody = Everybody::new();
    let tag = Tag(1);
    let all = [
        Why::NotOffered("SM-ACT-2"),
        Why::OtherQuestion,
        Why::NotForSale { tag },
        Why::TooDear { cost: 40, limit: 36 },
        Why::TooMuchEquipment { cost: 5, limit: 4 },
        Why::TooManyLeaders { limit: 2 },
        Why::TooFew { least: 5 },
        Why::NothingLeftForAllies,
        Why::CannotCarry { tag, what: "radio".into() },
        Why::NotWhereToStart { tag },
        Why::Overlaps { tag },
        Why::NotAll,
        Why::NotInHand,
        Why::DoesNotFit { phase: 2 },
        Why::CouldFillMore { most: 3 },
        Blocked::OffTheMap.into(),
        Blocked::TooFar { by: 5, allowance: 48 }.into(),
        Blocked::TurnsTooFar { by: 8 }.into(),
        Blocked::Passes { other: 0, after: 20 }.into(),
        Blocked::AcrossAnEdge { by: 3 }.into(),
        Blocked::Overlaps { other: 0, by: 4 }.into(),
        Why::NotStraight,
        Why::NotThisGate,
        Why::InMelee,
        Why::NotOnTheMap,
        Why::NoTarget { tag },
        Why::NoThrow("too_far"),
        Why::NoGrenade,
        Why::NothingToUse { what: "panzerfaust".into() },
        Why::MedalNotEarned { tag, what: "star-2".into() },
        Why::Barred { what: "radio".into() },
        Why::Required { what: "radio".into() },
        Why::TurnsAway,
        Why::NoRoomForPrisoners,
        Why::StillTouches { tag },
        Why::OneOfficer,
        Why::NotHisCard { tag },
        Why::NoSuchPanel { panel: "point".into() },
        Why::NoSlot { tag, panel: "point".into() },
        Why::TooManySeconds { limit: 1 },
        Why::SecondAlone { phase: 2 },
        Why::NoThrow("target_too_far"),
        Why::NoThrow("misses_target"),
    ];
    let said: Vec<String> = all.iter().map(|it| everybody.say(game.world(), &it.phrase())).collect();
    assert!(said.contains(&"It is ⁵⁄₁₆″ too far; 3″ are possible.".to_string()), "{said:#?}");
    assert!(said.contains(&"Tobin (1) can’t carry “Radio”.".to_string()), "{said:#?}");
    let mut book = Phrasebook::of::<Hosted>();
    all.iter().for_each(|it| book.note(game.world(), &it.phrase()));
    insta::assert_snapshot!("refusals", book.written());
}

#[test]
fn an_answer_says_what_it_does() {
    let setup = Setup::builtin("race-to-the-bridge", &["us", "de"]);
    let (game, _) = Game::<Sergeants>::new(&setup).expect("the scenario can be played");
    let everybody = Everybody::new();
    let (tag, enemy) = (Tag(1), Choice::Soldier(Tag(51)));
    let said = |ask: Ask, choice: &Choice| everybody.say(game.world(), &choice.phrase_to(&ask));
    assert_eq!(said(Ask::Spot { tag }, &enemy), "Tobin (1) spots Harms (51)");
    assert_eq!(said(Ask::Shoot { tag }, &enemy), "Tobin (1) shoots at Harms (51)");
    assert_eq!(said(Ask::Walk { tag }, &Choice::Done), "Tobin (1) stays");
    assert_eq!(said(Ask::Capture { tag }, &Choice::No), "Tobin (1) is killed");
}

/// What whole games say in four languages, by key: words that have changed are read in the snapshots before they are kept
/// (`INSTA_UPDATE=always`). Each game adds only what those before it have not said.
#[test]
fn whole_games_in_four_languages() {
    let two = ["us", "de"];
    let chapter = |campaign: &str| {
        let seats = two.map(String::from);
        Shelf::default().begin(campaign, &seats, None).expect("the built-in campaign can be played")
    };
    let games = [
        ("whole_game", Setup::builtin("minefield", &two), 3),
        ("picked_men", Setup::builtin("picked-men", &two), 1),
        ("bought", Setup { buying: true, ..Setup::builtin("burning-farm", &two) }, 2),
        ("chapter", chapter("long-march"), 4),
    ];
    let mut book = Phrasebook::of::<Hosted>();
    for (name, setup, seed) in games {
        book.play::<Hosted>(&setup, seed);
        insta::assert_snapshot!(name, book.news());
    }
    for (begins, least) in READ {
        let (read, all) = book.share::<Hosted>(begins);
        println!("{begins}: {read} of {all} keys are read");
        assert!(least <= read, "{begins}: {read} of {all} keys are read, not {least} any more");
    }
}

/// How many of the keys of each sort are read in whole games, at least: it may rise, never fall. (Refusals have a snapshot of their own.)
const READ: [(&str, usize); 3] = [("sm-log-", 38), ("sm-ask-", 16), ("sm-choice-", 17)];
