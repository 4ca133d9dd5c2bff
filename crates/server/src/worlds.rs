//! What matches of the same set-up share: the set-up itself, the world, what browsers are told of it, and bots.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, PoisonError, Weak},
};

use axum::body::Bytes;
use hosting::HostedGame;
use serde_json::value::{RawValue, to_raw_value};
use table::{Match, Problem};

use crate::{client::File, secrets};

/// What never changes in a match, as a file that a browser fetches once and keeps.
#[derive(Clone, Debug)]
pub(crate) struct WorldFile {
    /// The name of what is in it.
    pub(crate) id: Arc<str>,
    plain: Bytes,
    /// Packed when it is first asked for: most programs are sent it with the table.
    packed: Arc<OnceLock<File>>,
}

impl WorldFile {
    fn new(text: &str) -> WorldFile {
        let plain = Bytes::copy_from_slice(text.as_bytes());
        let id = secrets::hex(&secrets::hash(&plain)[..16]).into();
        WorldFile { id, plain, packed: Arc::default() }
    }

    pub(crate) fn file(&self) -> File {
        self.packed.get_or_init(|| File::new("application/json", self.plain.clone())).clone()
    }
}

/// What matches of one set-up share.
pub(crate) struct Shared<G: HostedGame> {
    pub(crate) setup: Arc<hosting::Setup<G>>,
    pub(crate) world: Arc<hosting::World<G>>,
    /// What browsers are told of the world, written once.
    pub(crate) info: Box<RawValue>,
    /// The same as a file, for browsers that keep it.
    pub(crate) file: WorldFile,
    pub(crate) secrets: bool,
    /// The content from which a match that follows this one begins.
    pub(crate) shelf: Arc<G::Shelf>,
    /// Bots that have studied this world and have nothing to do.
    bots: Mutex<Vec<G::Bot>>,
}

impl<G: HostedGame> Shared<G> {
    fn new(text: &str, shelf: Arc<G::Shelf>) -> Result<Shared<G>, Vec<Problem>> {
        let unreadable = |why: serde_json::Error| vec![Problem::new("setup", why.to_string())];
        let setup: Arc<hosting::Setup<G>> = Arc::new(serde_json::from_str(text).map_err(unreadable)?);
        let (it, _) = Match::<G::Rules>::new((*setup).clone())?;
        let world = it.game().shared_world();
        let info = to_raw_value(&G::world_info(&world)).map_err(unreadable)?;
        let file = WorldFile::new(info.get());
        let secrets = G::has_secrets(&world);
        Ok(Shared { setup, world, info, file, secrets, shelf, bots: Mutex::default() })
    }

    /// A bot, to be given back.
    pub(crate) fn borrow_bot(&self) -> G::Bot {
        let idle = self.bots.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.unwrap_or_else(|| G::bot(&self.world))
    }

    pub(crate) fn give_back(&self, bot: G::Bot) {
        self.bots.lock().unwrap_or_else(PoisonError::into_inner).push(bot);
    }
}

/// The worlds of all matches that are awake.
pub(crate) struct Worlds<G: HostedGame> {
    awake: Mutex<HashMap<[u8; 32], Weak<Shared<G>>>>,
    /// The content that new matches begin with: the game's, with what the operator gave the server over it.
    pub(crate) shelf: Arc<G::Shelf>,
}

impl<G: HostedGame> Default for Worlds<G> {
    fn default() -> Worlds<G> {
        Worlds::over(G::Shelf::default())
    }
}

impl<G: HostedGame> Worlds<G> {
    /// None yet, with this content for new matches.
    pub(crate) fn over(shelf: G::Shelf) -> Worlds<G> {
        Worlds { awake: Mutex::default(), shelf: Arc::new(shelf) }
    }

    /// The world of a set-up.
    pub(crate) fn of(&self, setup: &str) -> Result<Arc<Shared<G>>, Vec<Problem>> {
        let hash = secrets::hash(setup.as_bytes());
        let known =
            self.awake.lock().unwrap_or_else(PoisonError::into_inner).get(&hash).and_then(Weak::upgrade);
        if let Some(known) = known {
            return Ok(known);
        }
        let new = Arc::new(Shared::new(setup, self.shelf.clone())?);
        let mut worlds = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        worlds.retain(|_, it| 0 < it.strong_count());
        // Another task may have been faster.
        let known = worlds.get(&hash).and_then(Weak::upgrade);
        Ok(known.unwrap_or_else(|| {
            worlds.insert(hash, Arc::downgrade(&new));
            new
        }))
    }
}
