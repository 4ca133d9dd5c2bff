//! The sentences of a whole game in all languages, for the tests of games: a change of words is read before it is kept.
//!
//! This is test support. A game is played at random from a fixed seed; whatever it says is written down by its key, with the
//! forms that it took.

use std::{
    collections::{BTreeMap, VecDeque},
    fmt::Write,
};

use speech::{Localizer, languages};
use table::{Answer, Arg, Game, Names, Pending, Phrase, Prompt, Refused, Sentence, Shuffler};

use crate::{Choice, HostedGame, Setup, World, localizer};

/// How many forms of a sentence are kept: singular and plural, with and without a list.
const FORMS: usize = 4;
/// How many of the latest answers are tried where they are out of place.
const TRIED: usize = 40;
/// A random game that has not ended by then never will.
const LONGEST: usize = 60_000;

/// What was said: by key, each form in all languages.
pub struct Phrasebook {
    localizers: Vec<(&'static str, Localizer)>,
    said: BTreeMap<&'static str, BTreeMap<String, Vec<String>>>,
}

impl Phrasebook {
    /// An empty one with the words of a game.
    pub fn of<G: HostedGame>() -> Phrasebook {
        let all = languages().iter().map(|it| it.code.as_str());
        let localizers = all.map(|it| (it, localizer::<G>(it).expect("the language is there"))).collect();
        Phrasebook { localizers, said: BTreeMap::new() }
    }

    /// Says something in all languages, and keeps it if its form is new.
    pub fn note<N: Names>(&mut self, names: &N, phrase: &Phrase) {
        let forms = self.said.entry(phrase.key).or_default();
        let form = form(phrase);
        if forms.len() == FORMS || forms.contains_key(&form) {
            return;
        }
        let all: Vec<String> = self.localizers.iter().map(|it| it.1.say(names, phrase)).collect();
        let whole = all.iter().all(|it| !it.is_empty() && !it.contains(['{', '}', '$']));
        assert!(whole, "{} is not whole: {all:#?}", phrase.key);
        forms.insert(form, all);
    }

    /// All of it, to be read.
    pub fn written(&self) -> String {
        let mut text = String::new();
        for (key, forms) in &self.said {
            let _ = writeln!(text, "{key}");
            for (nth, all) in forms.values().enumerate() {
                // A line between two forms.
                text.push_str(if nth == 0 { "" } else { "  -\n" });
                for ((code, _), said) in self.localizers.iter().zip(all) {
                    let _ = writeln!(text, "  {code} {said}");
                }
            }
        }
        text
    }
}

/// What words may agree with in a sentence: numbers, how many are listed, which parts it has; not who is named.
fn form(phrase: &Phrase) -> String {
    phrase.args.iter().map(|(name, arg)| format!("{name} {};", form_of(arg))).collect()
}

fn form_of(arg: &Arg) -> String {
    let counted = |n: i64| match n {
        0 => "none",
        1 => "one",
        2..=4 => "few",
        _ => "many",
    };
    match arg {
        Arg::Number(n) => counted(*n).into(),
        Arg::List(list) => counted(list.len() as i64).into(),
        Arg::Phrase(phrase) => format!("{}({})", phrase.key, form(phrase)),
        Arg::Named { of, .. } => (*of).into(),
        // A word that chooses between forms.
        Arg::Text(text) if text.chars().all(|it| it.is_ascii_lowercase()) => text.clone(),
        Arg::Text(_) => "text".into(),
    }
}

/// All that a game says from its set-up to its end, with `seed` as its luck: log, questions, answers, refusals, result.
pub fn phrasebook<G: HostedGame>(setup: &Setup<G>, seed: u64) -> String {
    let mut book = Phrasebook::of::<G>();
    let (mut game, mut events) = Game::<G::Rules>::new(setup).expect("a valid set-up");
    let mut chance = Shuffler::new(seed);
    let mut given: VecDeque<Choice<G>> = VecDeque::new();
    for _ in 0..LONGEST {
        let world = game.world();
        for event in &events {
            G::event(event).iter().chain(&G::reasons(event)).for_each(|it| book.note(world, it));
        }
        match game.pending() {
            Pending::Over(outcome) => {
                book.note(world, &outcome.phrase());
                return book.written();
            }
            Pending::Decide { prompts, .. } => {
                prompts.iter().for_each(|it| question::<G>(&mut book, world, it));
                refusals::<G>(&mut book, &game, &prompts[0], &given);
            }
            Pending::Chance(_) => (),
        }
        let answer = game.random_answer(&mut chance).expect("the game is not over");
        if let Answer::Choose { choice, .. } = &answer {
            book.note(world, &choice.phrase());
            given.push_back(choice.clone());
            given.drain(..given.len().saturating_sub(TRIED));
        }
        events = game.answer(answer).expect("what is offered is taken");
    }
    panic!("the game does not end");
}

fn question<G: HostedGame>(book: &mut Phrasebook, world: &World<G>, prompt: &Prompt<G::Rules>) {
    book.note(world, &prompt.ask.phrase());
    G::labels(&prompt.ask, &prompt.options).iter().for_each(|it| book.note(world, it));
    prompt.options.iter().for_each(|it| book.note(world, &it.phrase()));
}

/// Gives answers that were in place before, as a hasty player does, and notes why they are refused now.
fn refusals<G: HostedGame>(
    book: &mut Phrasebook,
    game: &Game<G::Rules>,
    prompt: &Prompt<G::Rules>,
    given: &VecDeque<Choice<G>>,
) {
    for choice in given {
        let answer = Answer::Choose { seat: prompt.seat, choice: choice.clone() };
        if let Err(Refused::Rule(why)) = game.check(&answer) {
            book.note(game.world(), &why.phrase());
        }
    }
}
