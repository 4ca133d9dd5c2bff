//! What matches of the same set-up share: the set-up itself, the world, what browsers are told of it, and bots.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use protocol::Wire;
use serde_json::value::{RawValue, to_raw_value};
use table::{Match, Problem};

use crate::secrets;

/// What matches of one set-up share.
pub(crate) struct Shared<R: Wire> {
    pub(crate) setup: Arc<R::Setup>,
    pub(crate) world: Arc<R::World>,
    /// What browsers are told of the world, written once.
    pub(crate) info: Box<RawValue>,
    pub(crate) secrets: bool,
    /// Bots that have studied this world and have nothing to do.
    bots: Mutex<Vec<R::Bot>>,
}

impl<R: Wire> Shared<R> {
    fn new(text: &str) -> Result<Shared<R>, Vec<Problem>> {
        let unreadable = |why: serde_json::Error| vec![Problem::new("setup", why.to_string())];
        let setup: Arc<R::Setup> = Arc::new(serde_json::from_str(text).map_err(unreadable)?);
        let (it, _) = Match::<R>::new((*setup).clone())?;
        let world = it.game().shared_world();
        let info = to_raw_value(&R::world_info(&world)).map_err(unreadable)?;
        let secrets = R::has_secrets(&world);
        Ok(Shared { setup, world, info, secrets, bots: Mutex::default() })
    }

    /// A bot, to be given back.
    pub(crate) fn borrow_bot(&self) -> R::Bot {
        let idle = self.bots.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.unwrap_or_else(|| R::bot(&self.world))
    }

    pub(crate) fn give_back(&self, bot: R::Bot) {
        self.bots.lock().unwrap_or_else(PoisonError::into_inner).push(bot);
    }
}

/// The worlds of all matches that are awake.
pub(crate) struct Worlds<R: Wire>(Mutex<HashMap<[u8; 32], Weak<Shared<R>>>>);

impl<R: Wire> Default for Worlds<R> {
    fn default() -> Worlds<R> {
        Worlds(Mutex::default())
    }
}

impl<R: Wire> Worlds<R> {
    /// The world of a set-up.
    pub(crate) fn of(&self, setup: &str) -> Result<Arc<Shared<R>>, Vec<Problem>> {
        let hash = secrets::hash(setup.as_bytes());
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&hash).and_then(Weak::upgrade);
        if let Some(known) = known {
            return Ok(known);
        }
        let new = Arc::new(Shared::new(setup)?);
        let mut worlds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        worlds.retain(|_, it| 0 < it.strong_count());
        // Somebody else may have been faster.
        let known = worlds.get(&hash).and_then(Weak::upgrade);
        Ok(known.unwrap_or_else(|| {
            worlds.insert(hash, Arc::downgrade(&new));
            new
        }))
    }
}
