//! A whole game in words, from set-up to the end, as the log has it, to be read along with the book.
//!
//! Bots play it, and a fixed seed throws the dice. Every line names the rules behind it. When a rule changes, the game changes: read
//! the new one before you accept it.

use std::fmt::Write;

use aces::{
    Aces, Ask, Choice, Event, Faction, Hex, Kind, Options, Setup, UnitId, Why,
    automa::coop::Coop,
    events::Fight,
    missions::{BulgeSetup, Missions, V2Setup},
    setting_up::{Automaton, Difficulty, Intercepts},
    why::Bill,
};
use aces_host::Game;
use hosting::{HostedGame, Localizer, Phrasebook, localizer};
use table::{Answer, ChanceWanted, Dice, Match, Pending, Seat, Sentence, Shuffler, Viewer};

/// A short game in which something happens: factories are occupied, units fight, are repaired and bought.
const SEED: u64 = 29;

/// AA-SET-4, AA-SET-16: two players on half the board, and three factories win.
fn setup() -> Setup {
    let options = Options { short_game: true, ..Options::default() };
    Setup { options, ..Setup::builtin("summer", &[(Faction::Us, 0), (Faction::G1, 1)]) }
}

/// The whole game, line by line.
fn told(seed: u64) -> String {
    let localizer = localizer::<Game>("en").expect("English");
    let (mut it, events) = Match::<Aces>::new(setup()).expect("a valid set-up");
    let mut bot = Game::bot(it.game().world());
    let mut chance = Shuffler::new(seed);
    let mut text = String::new();
    tell(&mut text, &localizer, &it, &events);
    loop {
        let answer = match it.game().pending() {
            Pending::Over(_) => return text,
            Pending::Chance(wanted) => wanted.by(&mut chance),
            Pending::Decide { prompts, .. } => {
                let seat: Seat = prompts[0].seat;
                Game::decide(&mut bot, it.game(), seat, &mut chance).expect("a bot decides")
            }
        };
        match (&answer, it.game().pending()) {
            (Answer::Roll(dice), Pending::Chance(ChanceWanted::Roll { ask, .. })) => {
                let _ = writeln!(text, "    {}", rolled(&localizer, &it, ask, dice));
            }
            (Answer::Choose { choice: Choice::LetPass, .. }, Pending::Decide { prompts, .. }) => {
                let asked = localizer.say(it.game().world(), &prompts[0].ask.phrase());
                let _ = writeln!(text, "    {asked} No. [AA-INT-8]");
            }
            _ => (),
        }
        let events = it.answer(answer).expect("a legal answer");
        tell(&mut text, &localizer, &it, &events);
    }
}

fn rolled(localizer: &Localizer, it: &Match<Aces>, ask: &Ask, dice: &Dice) -> String {
    let shown: Vec<String> = dice.iter().map(u8::to_string).collect();
    format!("{} Dice: {}.", localizer.say(it.game().world(), &ask.phrase()), shown.join(" "))
}

fn tell(text: &mut String, localizer: &Localizer, it: &Match<Aces>, events: &[Event]) {
    let world = it.game().world();
    for event in events {
        let Some(phrase) = Game::event(event) else { continue };
        if let Event::TurnBegan { .. } = event {
            text.push('\n');
        }
        let rules = match phrase.rules.is_empty() {
            true => String::new(),
            false => format!(" [{}]", phrase.rules.join(", ")),
        };
        let _ = writeln!(text, "{}{rules}", localizer.say(world, &phrase));
        match event {
            Event::PlayBegan { .. } => stand(text, localizer, it),
            Event::TurnBegan { .. } => holdings(text, localizer, it),
            Event::Fought(fight) => fought(text, localizer, it, fight),
            _ => (),
        }
    }
}

/// What the dice had to show, and how both units came out of it.
fn fought(text: &mut String, localizer: &Localizer, it: &Match<Aces>, fight: &Fight) {
    let shots = [(fight.attacker, Some(&fight.attack)), (fight.defender, fight.back.as_ref())];
    for (id, fire) in shots {
        let name = localizer.arg(it.game().world(), &id.into());
        if let Some(fire) = fire {
            let _ = writeln!(text, "    {name} hits on {} or less. [AA-CMB-7]", fire.needed);
        }
    }
    [fight.attacker, fight.defender].into_iter().for_each(|id| state(text, localizer, it, id));
}

fn state(text: &mut String, localizer: &Localizer, it: &Match<Aces>, id: UnitId) {
    let (world, field) = (it.game().world(), it.game().view(Viewer::Spectator).field);
    let name = localizer.arg(world, &id.into());
    let _ = match field.units.get(id) {
        Some(unit) => {
            writeln!(text, "    {name} now has {} damage, {} experience.", unit.damage, unit.experience)
        }
        None => writeln!(text, "    {name} is gone."),
    };
}

/// Factories and coins when a turn begins.
fn holdings(text: &mut String, localizer: &Localizer, it: &Match<Aces>) {
    let (world, field) = (it.game().world(), it.game().view(Viewer::Spectator).field);
    for faction in [Faction::Us, Faction::G1] {
        let held = world.factories.iter().zip(&field.flags).filter(|it| *it.1 == Some(faction));
        let held: Vec<String> = held.map(|it| it.0.to_string()).collect();
        let held = if held.is_empty() { "no factory".to_string() } else { held.join(", ") };
        let name = localizer.arg(world, &faction.into());
        let _ = writeln!(text, "    {name} holds {held} and has {} coins.", field.coins_for(world, faction));
    }
}

/// Where all units stand when the first turn begins.
fn stand(text: &mut String, localizer: &Localizer, it: &Match<Aces>) {
    let (world, field) = (it.game().world(), it.game().view(Viewer::Spectator).field);
    for unit in field.units.iter() {
        let name = localizer.arg(world, &unit.id.into());
        let _ = writeln!(text, "    {name}: {}, army {}", unit.hex, unit.army);
    }
}

#[test]
fn a_whole_game_reads_as_the_book_has_it() {
    insta::assert_snapshot!(told(SEED));
}

/// What whole games say in four languages, by key: words that have changed are read in the snapshots before they are kept
/// (`INSTA_UPDATE=always`). Each game adds only what those before it have not said.
#[test]
fn whole_games_in_four_languages() {
    let mut book = Phrasebook::of::<Game>();
    for (name, setup, seed) in games() {
        book.play::<Game>(&setup, seed);
        insta::assert_snapshot!(name, book.news());
    }
    let (it, _) = Match::<Aces>::new(setup()).expect("a valid set-up");
    let world = it.game().world();
    refusals().iter().for_each(|why| book.note(world, &why.phrase()));
    insta::assert_snapshot!("refusals", book.news());
    // Bots never ask for these.
    unasked().iter().for_each(|event| book.note(world, &event.phrase()));
    book.note(world, &Ask::Draw { by: Seat(0) }.phrase());
    insta::assert_snapshot!("unasked", book.news());
    most_of_it_is_read(&book);
}

/// AA-AUT-1: against the Automa; AA-MIS-0: the missions; AA-SET-5: two together.
fn games() -> [(&'static str, Setup, u64); 5] {
    use Faction::*;
    let automaton =
        |faction| Automaton { faction, level: Difficulty::Hard, intercepts: Intercepts::default() };
    let options =
        Options { stalemate: true, longest_game: Some(true), short_game: true, ..Options::default() };
    let four = [(G1, 0), (Us, 1), (G2, 2), (Su, 3)];
    let automa =
        Setup { options, automata: vec![automaton(G1)], ..Setup::builtin("summer", &[(Us, 0), (G1, 1)]) };
    let weather = Missions { weather: true, mountains: true, ..Missions::default() };
    let bulge = Setup {
        options: Options { experienced: true, ..options },
        missions: Missions {
            bulge: Some(BulgeSetup { rounds: Some(8), allies_also_at_six: false }),
            ..weather
        },
        ..Setup::builtin("winter", &four)
    };
    let v2 = Setup {
        sets: 2,
        options,
        missions: Missions { v2: Some(V2Setup { owner: G1, duds_stay: false }), ..Missions::default() },
        ..Setup::builtin("winter", &four)
    };
    let together = Setup {
        coop: Some(Coop::Divided),
        automata: vec![automaton(G1)],
        options,
        ..Setup::builtin("summer", &[(Us, 0), (G1, 2), (Su, 1)])
    };
    [
        ("whole_game", setup(), SEED),
        ("automa", automa, 5),
        ("bulge", bulge, 1),
        ("v2", v2, 2),
        ("together", together, 3),
    ]
}

/// What happens only if somebody wants it although nobody asks.
fn unasked() -> [Event; 3] {
    [
        Event::Transferred { from: Faction::Us, sent: 3, arrived: 2 },
        Event::DrawOffered { seat: Seat(0) },
        Event::DrawDeclined { seat: Seat(1) },
    ]
}

/// Every reason for a refusal.
fn refusals() -> Vec<Why> {
    use Why::*;
    let unit: UnitId = "us-tank-1".parse().expect("a unit");
    let target: UnitId = "g1-infantry-2".parse().expect("a unit");
    let hex: Hex = "F7".parse().expect("a hex");
    let from: Hex = "C14".parse().expect("a hex");
    let (kind, faction) = (Kind::Tank, Faction::Us);
    vec![
        OtherQuestion,
        WrongExtras,
        WrongDivision,
        TokenTurned,
        NotYourFaction { faction },
        NotYourToken { token: 2 },
        NoneLeft { kind },
        CannotPlace { unit, hex },
        NotOnThisToken { unit },
        WrongArmies { n: 1 },
        WrongArmies { n: 2 },
        NoSuchUnit { unit },
        NotYours { unit },
        HasMoved { unit },
        Resting { unit },
        OwesAttack { unit, target },
        StillMoving { unit },
        NoSteps,
        NotNextTo { from, to: hex },
        OffBoard { hex },
        TooFar { hex, cost: 9, left: 4 },
        WaterClosed { hex },
        WaterWholeMove { hex },
        EnemyInTheWay { hex, unit: target },
        FactoryClosed { hex },
        FactoryWholeMove { hex },
        EndsOnUnit { hex, unit },
        CannotIntercept { unit },
        HasIntercepted { unit },
        HasDeclared { unit },
        NotDeclared { unit },
        NoSuchPlace { place: 4, n: 2 },
        OutOfRange { unit, distance: 1, least: 2, most: 5 },
        OutOfRange { unit, distance: 3, least: 1, most: 1 },
        CannotAttackAircraft { unit },
        Afloat { unit },
        HasOccupied { unit },
        NotAnEnemy { unit: target },
        StrikesHexes { unit },
        StrikesUnits { unit },
        DebtUndeclared { unit, target },
        NotAFactory { hex },
        NotYourFactory { hex },
        FactoryTaken { hex, unit },
        CannotAfford { bill: Bill::Purchase, cost: 6, coins: 3 },
        FourAlready { kind },
        BoardFull,
        NotInOwnFactory { unit },
        Undamaged { unit },
        InRepair { unit },
        TransferTooSmall,
        SharedPurse,
        NoAlly { faction },
        DrawOffered,
        MountainClosed { hex },
        NotToShare { hex },
        CannotLayToken { hex },
        NoTokenThere { hex },
        TokenInTheWay { hex },
        EndsOnToken { hex },
        NoLauncher,
        RocketDeclared,
        LauncherNotFound,
        LauncherYours,
    ]
}

/// How many of the keys of each sort are read in the snapshots, at least: it may rise, never fall.
const READ: [(&str, usize); 9] = [
    ("aces-ask-", 11),
    ("aces-choice-", 12),
    ("aces-event-", 22),
    ("aces-order-", 0),
    ("aces-failed-", 0),
    ("aces-chain-", 0),
    ("aces-lot-", 0),
    ("aces-why-", 62),
    ("aces-outcome-", 1),
];

fn most_of_it_is_read(book: &Phrasebook) {
    for (begins, least) in READ {
        let (read, all) = book.share::<Game>(begins);
        println!("{begins}: {read} of {all} keys are read");
        assert!(least <= read, "{begins}: {read} of {all} keys are read, not {least} any more");
    }
}
