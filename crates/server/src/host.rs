//! Games that are hosted here. Everything about one game goes through [`Hosted`], which knows no types of it.

use std::sync::Arc;

use hosting::{
    About, Called, Failure, HostedGame, Style, Visitor,
    content::Content,
    messages::{Clock, Examined, NewMatch, OwnContent, Planned},
    pack::Shelves,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Game, Match, Phrase, Problem, Rules, Seat, Viewer};
use tokio::sync::mpsc;

use crate::{
    hall::Hall,
    http::Refusal,
    room::{Inbox, OwnMatch, played, verify, wake},
    store::Row,
    study::Played,
    worlds::Worlds,
};

/// The games that a server hosts. A list of games visits it with each of them.
#[derive(Default)]
pub struct Hosts(Vec<Box<dyn Hosted>>);

impl Visitor for Hosts {
    fn visit<G: HostedGame>(&mut self) {
        self.0.push(Box::new(Host::<G> { worlds: Arc::default() }));
    }
}

impl Hosts {
    pub(crate) fn find(&self, name: &str) -> Option<&dyn Hosted> {
        self.0.iter().find(|it| it.name() == name).map(|it| &**it)
    }

    /// The names of the games that are listed: samples only on request.
    pub(crate) fn listed(&self, samples: bool) -> Vec<&'static str> {
        self.0.iter().filter(|it| samples || !it.is_sample()).map(|it| it.name()).collect()
    }
}

impl Hosts {
    /// Puts content of the operator's own over that of the games. What is wrong with it comes back.
    pub fn stock(&mut self, content: &Content) -> Result<(), Failure> {
        self.0.iter_mut().try_for_each(|it| it.stock(content))
    }
}

impl Shelves for Hosts {
    fn games(&self) -> Vec<&'static str> {
        self.0.iter().map(|it| it.name()).collect()
    }

    fn reads(&self, game: &str, file: &str) -> bool {
        self.find(game).is_some_and(|it| it.reads(file))
    }
}

/// A game that is hosted.
pub(crate) trait Hosted: Called + Send + Sync {
    /// Whether a file of this name, within a folder of content, is one of this game's.
    fn reads(&self, file: &str) -> bool;
    /// Puts content of the operator's own over the game's.
    fn stock(&mut self, content: &Content) -> Result<(), Failure>;
    /// What pages show of that content.
    fn stocked(&self) -> Value;
    /// Checks content that someone is making.
    fn examine(&self, own: &OwnContent) -> Option<Examined>;
    /// The parts of a request that are content written out.
    fn written_out(&self) -> &'static [&'static str];
    /// The parts of a request that may be chosen for a rated match.
    fn rated(&self) -> &'static [&'static str];
    /// Whether its own rules know an hourglass, which does not run for every question.
    fn has_hourglass(&self) -> bool;
    /// Sets up a new match.
    fn prepare(&self, new: &NewMatch) -> Result<Prepared, Refusal>;
    /// Sets up a match from a file.
    fn read(&self, file: &str) -> Result<Prepared, Refusal>;
    /// Plays a match that is kept again, and reports what does not fit.
    fn verify(&self, hall: Arc<Hall>, row: Row) -> Result<(), String>;
    /// Plays a match that is kept and over again, to its end.
    fn played(&self, hall: Arc<Hall>, row: Row) -> Result<Played, String>;
    /// Begins the task of a match that is kept.
    fn wake(&self, hall: Arc<Hall>, own: OwnMatch, inbox: mpsc::Receiver<Inbox>);
}

/// A match that is set up and has not begun.
#[derive(Clone, Debug)]
pub(crate) struct Prepared {
    /// The whole set-up as text.
    pub(crate) setup: String,
    /// The seats, and whether the rules play them.
    pub(crate) seats: Vec<(Seat, bool)>,
    /// How many levels bots that think ahead have in this game.
    pub(crate) levels: u8,
    /// The styles that they have.
    pub(crate) styles: &'static [Style],
    /// What a list shows.
    pub(crate) summary: Listing,
    /// Answers that it begins with.
    pub(crate) given: Vec<String>,
}

/// What a list shows of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Listing {
    pub(crate) waiting: Vec<Seat>,
    pub(crate) winners: Vec<Seat>,
    pub(crate) plays: Vec<(Seat, Vec<String>)>,
    /// That summary as it was at the beginning, in a match that is shown to spectators later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) first: Option<Map<String, Value>>,
    /// The rest is the game's own summary.
    #[serde(flatten)]
    pub(crate) short: Map<String, Value>,
}

impl Listing {
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("a listing can be written")
    }
}

pub(crate) struct Host<G: HostedGame> {
    worlds: Arc<Worlds<G>>,
}

impl<G: HostedGame> Called for Host<G> {
    fn about(&self) -> About {
        About::of::<G>()
    }
}

impl<G: HostedGame> Hosted for Host<G> {
    fn reads(&self, file: &str) -> bool {
        G::reads(file)
    }

    fn stock(&mut self, content: &Content) -> Result<(), Failure> {
        if let Some(files) = content.files(G::Rules::NAME, G::reads)? {
            self.worlds = Arc::new(Worlds::over(G::shelf(&files)?));
        }
        Ok(())
    }

    fn stocked(&self) -> Value {
        G::stocked(&self.worlds.shelf)
    }

    fn examine(&self, own: &OwnContent) -> Option<Examined> {
        G::examine(own)
    }

    fn written_out(&self) -> &'static [&'static str] {
        G::WRITTEN_OUT
    }

    fn rated(&self) -> &'static [&'static str] {
        G::RATED
    }

    fn has_hourglass(&self) -> bool {
        G::HAS_HOURGLASS
    }

    fn prepare(&self, new: &NewMatch) -> Result<Prepared, Refusal> {
        let unreadable =
            |why: serde_json::Error| Refusal::of_setup(vec![Problem::new("setup", why.to_string())]);
        let mut request: G::Request = serde_json::from_str(new.setup.get()).map_err(unreadable)?;
        if matches!(new.clock, Clock::Hourglass { .. }) {
            G::put_on_clock(&mut request);
        }
        let setup = G::setup(request, &self.worlds.shelf).map_err(Refusal::of_setup)?;
        let (it, _) = Match::<G::Rules>::new(setup.clone()).map_err(Refusal::of_setup)?;
        if !could_play_on_alone::<G>(&it, new) {
            return Ok(prepared::<G>(&it));
        }
        let mut quiet = setup.clone();
        G::end_when_quiet(&mut quiet);
        match quiet == setup {
            true => Ok(prepared::<G>(&it)),
            false => Ok(prepared::<G>(&Match::<G::Rules>::new(quiet).map_err(Refusal::of_setup)?.0)),
        }
    }

    fn read(&self, file: &str) -> Result<Prepared, Refusal> {
        let it = table::save::load::<G::Rules>(file).map_err(|why| Refusal::of_file(&why))?;
        // What is kept here must be playable from its beginning.
        match Match::<G::Rules>::replay(it.setup().clone(), it.journal()) {
            Ok(it) => Ok(prepared::<G>(&it)),
            Err(_) => Err(Refusal::bad(Phrase::new("web-import-too-old"))),
        }
    }

    fn verify(&self, hall: Arc<Hall>, row: Row) -> Result<(), String> {
        verify::<G>(hall, &self.worlds, row)
    }

    fn played(&self, hall: Arc<Hall>, row: Row) -> Result<Played, String> {
        played::<G>(hall, &self.worlds, row)
    }

    fn wake(&self, hall: Arc<Hall>, own: OwnMatch, inbox: mpsc::Receiver<Inbox>) {
        wake::<G>(hall, self.worlds.clone(), own, inbox);
    }
}

/// Whether bots, the rules themselves, or bots that stand in for people who are late could play a match on without people.
fn could_play_on_alone<G: HostedGame>(it: &Match<G::Rules>, new: &NewMatch) -> bool {
    new.clock != Clock::None
        || new
            .seats
            .iter()
            .any(|it| matches!(it.player, Planned::Bot | Planned::Search(_) | Planned::Styled(_)))
        || !G::automata(it.game().world()).is_empty()
}

/// A match as something to begin with.
pub(crate) fn prepared<G: HostedGame>(it: &Match<G::Rules>) -> Prepared {
    let game = it.game();
    let automata = G::automata(game.world());
    let write = |it: &table::Answer<G::Rules>| serde_json::to_string(it).expect("an answer can be written");
    Prepared {
        setup: serde_json::to_string(it.setup()).expect("a set-up can be written"),
        seats: game.seats().iter().map(|it| (it.0, automata.contains(&it.0))).collect(),
        levels: G::LEVELS,
        styles: G::STYLES,
        summary: listing::<G>(game),
        given: it.journal().iter().map(write).collect(),
    }
}

/// What a list shows of a game.
pub(crate) fn listing<G: HostedGame>(game: &Game<G::Rules>) -> Listing {
    let world = game.world();
    Listing {
        waiting: game.pending().awaited(),
        winners: game.pending().outcome().map(|it| G::winners(world, it)).unwrap_or_default(),
        plays: game.seats().iter().map(|it| (it.0, G::plays(world, it.0))).collect(),
        first: None,
        short: match serde_json::to_value(G::short(world, &game.view(Viewer::Spectator))) {
            Ok(Value::Object(short)) => short,
            _ => Map::new(),
        },
    }
}
