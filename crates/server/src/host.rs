//! Games that are hosted here. Everything about one game goes through [`Hosted`], which knows no types of it.

use std::sync::Arc;

use aces::Aces;
use protocol::{
    InShort, Wire,
    messages::{Clock, NewMatch, Planned},
};
use serde::{Deserialize, Serialize};
use sergeants::Sergeants;
use table::{Game, Match, Phrase, Problem, Seat, Viewer};
use tokio::sync::mpsc;

use crate::{
    hall::Hall,
    http::Refusal,
    room::{Inbox, wake},
    store::Row,
    worlds::Worlds,
};

/// The games of the house: a new one is a line here.
pub(crate) fn games() -> Vec<Box<dyn Hosted>> {
    vec![Host::<Aces>::boxed(), Host::<Sergeants>::boxed()]
}

/// A game that is hosted.
pub(crate) trait Hosted: Send + Sync {
    /// Its name on the wire.
    fn name(&self) -> &'static str;
    /// Lays out a new match.
    fn lay_out(&self, new: &NewMatch) -> Result<Laid, Refusal>;
    /// Lays out a match from a file.
    fn read(&self, file: &str) -> Result<Laid, Refusal>;
    /// Begins the task of a match that is kept.
    fn wake(&self, hall: Arc<Hall>, row: Row, inbox: mpsc::Receiver<Inbox>);
}

/// A match that is laid out and not begun yet.
#[derive(Clone, Debug)]
pub(crate) struct Laid {
    /// The whole set-up as text.
    pub(crate) setup: String,
    /// The seats, and whether the rules play them.
    pub(crate) seats: Vec<(Seat, bool)>,
    /// What a list shows.
    pub(crate) summary: Listing,
    /// Answers that it begins with.
    pub(crate) given: Vec<String>,
}

/// What a list shows of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Listing {
    #[serde(flatten)]
    pub(crate) short: InShort,
    pub(crate) waiting: Vec<Seat>,
    pub(crate) winners: Vec<Seat>,
    pub(crate) plays: Vec<(Seat, Vec<String>)>,
}

impl Listing {
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("a listing can be written")
    }
}

pub(crate) struct Host<R: Wire> {
    worlds: Arc<Worlds<R>>,
}

impl<R: Wire> Host<R> {
    fn boxed() -> Box<dyn Hosted> {
        Box::new(Host::<R> { worlds: Arc::default() })
    }
}

impl<R: Wire> Hosted for Host<R> {
    fn name(&self) -> &'static str {
        R::NAME
    }

    fn lay_out(&self, new: &NewMatch) -> Result<Laid, Refusal> {
        let unreadable =
            |why: serde_json::Error| Refusal::of_setup(vec![Problem::new("setup", why.to_string())]);
        let mut request: R::Request = serde_json::from_str(new.setup.get()).map_err(unreadable)?;
        if matches!(new.clock, Clock::Hourglass { .. }) {
            R::put_on_clock(&mut request);
        }
        let setup = R::setup(request).map_err(Refusal::of_setup)?;
        let (it, _) = Match::<R>::new(setup.clone()).map_err(Refusal::of_setup)?;
        if !could_play_on_alone(&it, new) {
            return Ok(laid(&it));
        }
        let mut quiet = setup.clone();
        R::end_when_quiet(&mut quiet);
        match quiet == setup {
            true => Ok(laid(&it)),
            false => Ok(laid(&Match::<R>::new(quiet).map_err(Refusal::of_setup)?.0)),
        }
    }

    fn read(&self, file: &str) -> Result<Laid, Refusal> {
        let it = table::load::<R>(file).map_err(|why| Refusal::of_file(&why))?;
        // What is kept here must be playable from its beginning.
        match Match::<R>::replay(it.setup().clone(), it.journal()) {
            Ok(it) => Ok(laid(&it)),
            Err(_) => Err(Refusal::bad(Phrase::new("web-import-too-old"))),
        }
    }

    fn wake(&self, hall: Arc<Hall>, row: Row, inbox: mpsc::Receiver<Inbox>) {
        wake::<R>(hall, self.worlds.clone(), row, inbox);
    }
}

/// Whether bots, the rules themselves, or bots that stand in for people who are late could play a match on without people.
fn could_play_on_alone<R: Wire>(it: &Match<R>, new: &NewMatch) -> bool {
    new.clock != Clock::None
        || new.seats.iter().any(|it| it.player == Planned::Bot)
        || !R::automata(it.game().world()).is_empty()
}

/// A match as something to begin with.
pub(crate) fn laid<R: Wire>(it: &Match<R>) -> Laid {
    let game = it.game();
    let automata = R::automata(game.world());
    let write = |it: &table::Answer<R>| serde_json::to_string(it).expect("an answer can be written");
    Laid {
        setup: serde_json::to_string(it.setup()).expect("a set-up can be written"),
        seats: game.seats().iter().map(|it| (it.0, automata.contains(&it.0))).collect(),
        summary: listing(game),
        given: it.journal().iter().map(write).collect(),
    }
}

/// What a list shows of a game.
pub(crate) fn listing<R: Wire>(game: &Game<R>) -> Listing {
    let world = game.world();
    Listing {
        short: R::in_short(world, &game.view(Viewer::Spectator)),
        waiting: game.pending().awaited(),
        winners: game.pending().outcome().map(|it| R::winners(world, it)).unwrap_or_default(),
        plays: game.seats().iter().map(|it| (it.0, R::plays(world, it.0))).collect(),
    }
}
