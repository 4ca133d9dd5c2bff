//! A whole game in words, from set-up to the end, as the log tells it: to be read along with the book.
//!
//! Bots play it, and a fixed seed throws the dice. Every line names the rules behind it. When a rule changes, the game changes: read
//! the new one before you accept it.

use std::fmt::Write;

use aces::{Aces, Ask, Choice, Event, Faction, Options, Setup, UnitId, events::Fight};
use aces_host::Game;
use hosting::{HostedGame, Localizer, localizer};
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

/// What a whole game says in four languages, by key: words that have changed are read in the snapshot before they are kept
/// (`INSTA_UPDATE=always`).
#[test]
fn a_whole_game_in_four_languages() {
    insta::assert_snapshot!("whole_game", hosting::phrasebook::<Game>(&setup(), SEED));
}
