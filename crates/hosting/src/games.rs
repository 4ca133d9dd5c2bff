//! Games without their types, for the command line and the engine.

use std::marker::PhantomData;

use serde_json::{Map, Value, json};
use speech::{Localizer, NoLanguage};
use table::{Match, OwnFile, Problem, Rules, Shuffler, save::load};

use crate::{
    Failure, GameCommand, HostedGame, Setup, Visitor, analysis,
    drill::{AnyDrill, Course, Drill},
    engine::{Begun, Code, Error, Terms, begin},
    replay,
    terminal::from_the_clock,
    tournament::{Arena, Hall, Plan},
};

/// A list of games.
#[derive(Default)]
pub struct Games(Vec<Box<dyn AnyGame>>);

impl Visitor for Games {
    fn visit<G: HostedGame>(&mut self) {
        self.0.push(Box::new(Erased::<G>(PhantomData)));
    }
}

impl Games {
    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.0.iter().map(|it| &**it)
    }

    /// The game with this name.
    pub fn find(&self, name: &str) -> Option<&dyn AnyGame> {
        self.iter().find(|it| it.name() == name)
    }

    /// The names that a person may type, for a sentence: `"aces" and "sergeants"`.
    pub fn names(&self) -> String {
        let listed = self.iter().filter(|it| !it.is_sample());
        let names: Vec<String> = listed.map(|it| format!("\"{}\"", it.name())).collect();
        match names.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
            _ => names.concat(),
        }
    }

    /// The game that a stored match is of.
    pub fn of_match(&self, text: &str) -> Result<&dyn AnyGame, String> {
        #[derive(serde::Deserialize)]
        struct Head {
            game: String,
        }
        let head: Head = serde_json::from_str(text)
            .map_err(|why| format!("This is not a match file of Sandtable: {why}."))?;
        self.find(&head.game)
            .ok_or_else(|| format!("This is a match of \"{}\"; there are {}.", head.game, self.names()))
    }

    /// One that knows the texts of all of them.
    pub fn localizer(&self, language: &str) -> Result<Localizer, NoLanguage> {
        Localizer::new(language, |language| self.iter().flat_map(|it| it.texts(language)).collect())
    }
}

/// What a game is called, and whether it is listed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Its name in files and on the wire.
    pub name: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// Whether it is listed only on request.
    pub is_sample: bool,
}

impl About {
    /// What this game is called.
    pub fn of<G: HostedGame>() -> About {
        About { name: G::Rules::NAME, title: G::TITLE, is_sample: G::IS_SAMPLE }
    }
}

/// A game of which nothing is known but what it is called.
pub trait Called {
    /// What it is called, and whether it is listed.
    fn about(&self) -> About;

    /// Its name in files and on the wire.
    fn name(&self) -> &'static str {
        self.about().name
    }

    /// What people call it.
    fn title(&self) -> &'static str {
        self.about().title
    }

    /// Whether it is listed only on request.
    fn is_sample(&self) -> bool {
        self.about().is_sample
    }
}

/// A game without its types.
pub trait AnyGame: Called + Send + Sync {
    /// Its texts in a language.
    fn texts(&self, language: &str) -> Vec<String>;
    /// What can be done with it at the command line.
    fn commands(&self) -> Vec<GameCommand>;
    /// Whether a file of this name, within a folder of content, is one of this game's.
    fn reads(&self, file: &str) -> bool;
    /// Checks people's own files, and describes what is fine.
    fn check(&self, files: &[OwnFile]) -> Result<Vec<String>, Vec<Problem>>;
    /// Puts people's own files over the content of the game.
    fn shelf(&self, files: &[OwnFile]) -> Result<Box<dyn AnyShelf>, Vec<Problem>>;
    /// Where the games of a tournament are played.
    #[doc(hidden)]
    fn arena(&self, plan: &Plan, files: &[OwnFile]) -> Result<Box<dyn Arena>, Failure>;
    /// Steps through a stored match.
    fn replay(&self, arguments: &replay::Arguments, localizer: &Localizer, text: &str)
    -> Result<(), Failure>;
    /// Analyses a stored match that is over.
    fn analyse(
        &self,
        arguments: &analysis::Arguments,
        localizer: &Localizer,
        text: &str,
    ) -> Result<(), Failure>;
}

/// The content of a game, with people's own over it, from which matches begin.
pub trait AnyShelf: Called {
    /// What can be played.
    fn offer(&self) -> Value;
    /// Begins a match.
    fn new_match(
        &self,
        localizer: &Localizer,
        setup: Map<String, Value>,
        position: Option<Map<String, Value>>,
        terms: &Terms,
    ) -> Result<Begun, Error>;
    /// Continues a stored match.
    fn load(&self, localizer: &Localizer, text: &str, terms: &Terms) -> Result<Begun, Error>;
    /// Begins many games of one set-up, for programs that learn.
    fn drill(
        &self,
        setup: Map<String, Value>,
        position: Option<Map<String, Value>>,
        course: Course,
    ) -> Result<Box<dyn AnyDrill>, Error>;
}

struct Erased<G>(PhantomData<fn() -> G>);

impl<G: HostedGame> Called for Erased<G> {
    fn about(&self) -> About {
        About::of::<G>()
    }
}

impl<G: HostedGame> AnyGame for Erased<G> {
    fn texts(&self, language: &str) -> Vec<String> {
        G::texts(language)
    }

    fn commands(&self) -> Vec<GameCommand> {
        G::commands()
    }

    fn reads(&self, file: &str) -> bool {
        G::reads(file)
    }

    fn check(&self, files: &[OwnFile]) -> Result<Vec<String>, Vec<Problem>> {
        G::check(files)
    }

    fn shelf(&self, files: &[OwnFile]) -> Result<Box<dyn AnyShelf>, Vec<Problem>> {
        Ok(Box::new(Shelved::<G>(G::shelf(files)?)))
    }

    fn arena(&self, plan: &Plan, files: &[OwnFile]) -> Result<Box<dyn Arena>, Failure> {
        Ok(Box::new(Hall::<G>::new(plan, &G::shelf(files)?)?))
    }

    fn replay(
        &self,
        arguments: &replay::Arguments,
        localizer: &Localizer,
        text: &str,
    ) -> Result<(), Failure> {
        replay::replay::<G>(arguments, localizer, text)
    }

    fn analyse(
        &self,
        arguments: &analysis::Arguments,
        localizer: &Localizer,
        text: &str,
    ) -> Result<(), Failure> {
        analysis::analyse::<G>(arguments, localizer, text)
    }
}

struct Shelved<G: HostedGame>(G::Shelf);

impl<G: HostedGame> Called for Shelved<G> {
    fn about(&self) -> About {
        About::of::<G>()
    }
}

impl<G: HostedGame> AnyShelf for Shelved<G> {
    fn offer(&self) -> Value {
        let mut offer = json!({"game": G::Rules::NAME, "name": G::TITLE});
        if let Value::Object(offer) = &mut offer {
            offer.extend(G::offer(&self.0));
        }
        offer
    }

    fn new_match(
        &self,
        localizer: &Localizer,
        setup: Map<String, Value>,
        position: Option<Map<String, Value>>,
        terms: &Terms,
    ) -> Result<Begun, Error> {
        let mut position = position;
        let mut since = Vec::new();
        if let Some(answers) = position.as_mut().and_then(|it| it.remove("answers")) {
            since = serde_json::from_value(answers).map_err(|why| Error::unreadable("position", &why))?;
        }
        let setup = self.setup(setup, position, terms.seed)?;
        let warnings = G::warnings(&setup);
        let (mut it, mut events) = Match::<G::Rules>::new(setup)?;
        for (n, answer) in since.into_iter().enumerate() {
            events.clear();
            it.answer(answer).map_err(|why| {
                vec![Problem::new(format!("position.answers[{n}]"), format!("It is not taken. {why}"))]
            })?;
        }
        begin::<G>(localizer, it, events, terms, &warnings)
    }

    fn load(&self, localizer: &Localizer, text: &str, terms: &Terms) -> Result<Begun, Error> {
        let it = load::<G::Rules>(text).map_err(|why| Error::new(Code::BadMatch, why.to_string()))?;
        begin::<G>(localizer, it, Vec::new(), terms, &[])
    }

    fn drill(
        &self,
        setup: Map<String, Value>,
        position: Option<Map<String, Value>>,
        course: Course,
    ) -> Result<Box<dyn AnyDrill>, Error> {
        let setup = self.setup(setup, position, Some(course.seed))?;
        Ok(Box::new(Drill::<G>::begin(setup, course)?))
    }
}

impl<G: HostedGame> Shelved<G> {
    /// The whole set-up, with a position laid out in it.
    fn setup(
        &self,
        setup: Map<String, Value>,
        position: Option<Map<String, Value>>,
        seed: Option<u64>,
    ) -> Result<Setup<G>, Error> {
        let mut request: G::Request =
            serde_json::from_value(Value::Object(setup)).map_err(|why| Error::unreadable("set-up", &why))?;
        if let Some(position) = position {
            G::lay_out(&mut request, position).map_err(|why| Error::unreadable("position", &why))?;
        }
        // Not the seed itself, since the dice of the match begin with it.
        G::draw_lots(&mut request, &mut Shuffler::new(seed.map_or_else(from_the_clock, |it| !it)));
        Ok(G::setup(request, &self.0)?)
    }
}
