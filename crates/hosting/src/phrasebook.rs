//! The sentences of a whole game in all languages, for the tests of games: a change of words is read before it is kept.
//!
//! This is test support. A game is played at random from a fixed seed; whatever it says is written down by its key, with the
//! forms that it took.

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    fmt::Write,
};

use speech::{Localizer, languages};
use table::{
    Answer, Arg, ChanceWanted, Dictionary, Game, Names, Pending, Phrase, Prompt, Refused, Sentence, Shuffler,
};

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
    /// The keys that have been read.
    read: BTreeSet<&'static str>,
}

impl Phrasebook {
    /// An empty one with the words of a game.
    pub fn of<G: HostedGame>() -> Phrasebook {
        let all = languages().iter().map(|it| it.code.as_str());
        let localizers = all.map(|it| (it, localizer::<G>(it).expect("the language is there"))).collect();
        Phrasebook { localizers, said: BTreeMap::new(), read: BTreeSet::new() }
    }

    /// Says something in all languages, and keeps it if its form is new.
    pub fn note<N: Names>(&mut self, names: &N, phrase: &Phrase) {
        let form = form(phrase);
        if self.said.get(phrase.key).is_some_and(|it| it.len() == FORMS || it.contains_key(&form)) {
            return;
        }
        let all: Vec<String> = self.localizers.iter().map(|it| it.1.say(names, phrase)).collect();
        let whole = all.iter().all(|it| !it.is_empty() && !it.contains(['{', '}', '$']));
        assert!(whole, "{} is not whole: {all:#?}", phrase.key);
        let is_told = phrase.key.contains("-log-") || phrase.key.contains("-event-");
        if is_told && phrase.args.iter().any(|it| matches!(&it.1, Arg::List(list) if list.is_empty())) {
            self.check_empty::<N>(phrase.key, &all);
        }
        self.said.entry(phrase.key).or_default().insert(form, all);
    }

    /// An empty list is not what somebody does: "discards none". It stands after a colon, or the sentence has another key.
    fn check_empty<N: Names>(&self, key: &str, all: &[String]) {
        for ((code, localizer), said) in self.localizers.iter().zip(all) {
            let none = localizer.word(&format!("{}-list-none", N::PREFIX));
            let before = said.split_once(&format!(" {none}")).map(|it| it.0);
            let is_done = before.is_some_and(|it| it.ends_with(char::is_alphabetic));
            assert!(!is_done, "{key} in {code}: {said}");
        }
    }

    /// Notes all that a game says from its set-up to its end, with `seed` as its luck: log, questions, answers, refusals, result.
    pub fn play<G: HostedGame>(&mut self, setup: &Setup<G>, seed: u64) {
        let (mut game, mut events) = Game::<G::Rules>::new(setup).expect("a valid set-up");
        let mut chance = Shuffler::new(seed);
        let mut given: VecDeque<Choice<G>> = VecDeque::new();
        for _ in 0..LONGEST {
            let world = game.world();
            for event in &events {
                G::event(event).iter().chain(&G::reasons(event)).for_each(|it| self.note(world, it));
            }
            match game.pending() {
                Pending::Over(outcome) => return self.note(world, &outcome.phrase()),
                Pending::Decide { prompts, asides, .. } => {
                    prompts.iter().for_each(|it| question::<G>(self, world, it));
                    let offered = asides.iter().flat_map(|it| &it.options);
                    offered.for_each(|it| self.note(world, &it.phrase()));
                    refusals::<G>(self, &game, &prompts[0], &given);
                }
                Pending::Chance(ChanceWanted::Roll { ask, .. } | ChanceWanted::Draw { ask, .. }) => {
                    self.note(world, &ask.phrase());
                }
            }
            let answer = game.random_answer(&mut chance).expect("the game is not over");
            if let Answer::Choose { choice, .. } = &answer {
                self.note(world, &choice.phrase());
                given.push_back(choice.clone());
                given.drain(..given.len().saturating_sub(TRIED));
            }
            events = game.answer(answer).expect("what is offered is taken");
        }
        panic!("the game does not end");
    }

    /// What has been said under keys that have not been read yet.
    pub fn news(&mut self) -> String {
        let text = self.written();
        self.read.extend(self.said.keys());
        text
    }

    /// The keys of a game's texts that begin like this: how many have been said, and all of them.
    pub fn share<G: HostedGame>(&self, begins: &str) -> (usize, usize) {
        let texts = G::texts("en");
        let keys = texts.iter().flat_map(|it| it.lines()).filter_map(|it| it.split_once(" =").map(|it| it.0));
        let keys: BTreeSet<&str> = keys.filter(|it| it.starts_with(begins)).collect();
        (keys.iter().filter(|it| self.said.contains_key(**it)).count(), keys.len())
    }

    /// What has not been read of it, to be read.
    pub fn written(&self) -> String {
        let mut text = String::new();
        for (key, forms) in self.said.iter().filter(|it| !self.read.contains(it.0)) {
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

/// All that a game says from its set-up to its end, with `seed` as its luck.
pub fn phrasebook<G: HostedGame>(setup: &Setup<G>, seed: u64) -> String {
    let mut book = Phrasebook::of::<G>();
    book.play::<G>(setup, seed);
    book.written()
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
