//! What the command line needs of a game beyond the wire.

use std::path::Path;

use ::aces::{Aces, Position, Space as Marches, content, movable};
use ::sergeants::Sergeants;
use protocol::{Found, NotFound, Query, Request, Wire, query, sergeants as wire};
use serde_json::{Map, Value, json};
use table::{Game, Phrase, Rules, Viewer};

use speech::{Names, Speech};

use crate::{aces, engine::Error, failure::Failure, sergeants};

/// People's own content, for each game.
pub(crate) struct Shelves {
    aces: content::Shelf,
    sergeants: ::sergeants::Shelf,
}

impl Shelves {
    /// Reads a folder; files of both games may lie in it.
    pub(crate) fn read(folder: Option<&Path>) -> Result<Shelves, Failure> {
        Ok(Shelves {
            aces: aces::shelf::read_shelf(folder)?,
            sergeants: sergeants::shelf::read_shelf(folder)?,
        })
    }
}

/// A game that the command line can speak of.
pub(crate) trait Spoken: Wire<World: Names> + 'static {
    /// What can be played, for programs.
    fn offer(shelves: &Shelves) -> Value;
    /// The set-up that a program asks for.
    fn asked_for(
        shelves: &Shelves,
        setup: Map<String, Value>,
        position: Option<Map<String, Value>>,
    ) -> Result<Self::Setup, Error>;
    /// An answer as a sentence.
    fn choice(choice: &Self::Choice) -> Phrase;
    /// The rule behind a refusal.
    fn rule(why: &Self::Why) -> &'static str;
    /// A space of answers, for programs.
    fn space(world: &Self::World, view: &Self::View, space: &Self::Space) -> Option<Value>;
    /// What a viewer may know, for programs.
    fn shown(world: &Self::World, view: &Self::View) -> Value;
    /// The answer to a question about the position.
    fn find(speech: &Speech, game: &Game<Self>, viewer: Viewer, what: Value) -> Result<Value, Error>;
    /// The board as text.
    fn picture(world: &Self::World, view: &Self::View) -> String;
}

impl Spoken for Aces {
    fn offer(shelves: &Shelves) -> Value {
        let own = shelves.aces.boards.iter().map(|it| it.0.as_str());
        let house =
            content::BOARDS.into_iter().filter(|it| shelves.aces.boards.iter().all(|own| own.0 != *it));
        let boards: Vec<&str> = house.chain(own).collect();
        json!({"game": Aces::NAME, "name": "Aces & Armor", "players": [2, 3, 4], "boards": boards,
            "options": ::aces::Options::default()})
    }

    fn asked_for(
        shelves: &Shelves,
        setup: Map<String, Value>,
        position: Option<Map<String, Value>>,
    ) -> Result<::aces::Setup, Error> {
        let mut request: Request =
            serde_json::from_value(Value::Object(setup)).map_err(|why| Error::unreadable("set-up", &why))?;
        if let Some(position) = position {
            bring(&mut request, position).map_err(|why| Error::unreadable("position", &why))?;
        }
        Ok(request.setup(&shelves.aces)?)
    }

    fn choice(choice: &::aces::Choice) -> Phrase {
        choice.phrase()
    }

    fn rule(why: &::aces::Why) -> &'static str {
        why.rule()
    }

    fn space(world: &::aces::World, view: &::aces::View, space: &Marches) -> Option<Value> {
        match space {
            Marches::Marches { faction, .. } => {
                let units: Vec<_> = movable(world, &view.field, *faction).map(|it| it.id).collect();
                Some(json!({"march": {"units": units}}))
            }
            Marches::Divisions { faction } => {
                let own = view.field.waiting.iter().map(|it| it.id).filter(|it| it.faction() == *faction);
                let tokens = world.tokens_of(*faction);
                Some(json!({"divide": {"units": own.collect::<Vec<_>>(), "tokens": tokens}}))
            }
            Marches::Transfers { .. } => None,
        }
    }

    fn shown(world: &::aces::World, view: &::aces::View) -> Value {
        let flags = world.factories.iter().zip(&view.field.flags);
        let factories: Map<String, Value> = flags.map(|(hex, flag)| (hex.to_string(), json!(flag))).collect();
        let mut json = json!(view);
        json["flags"] = Value::Object(factories);
        json["factories_to_win"] = world.factories_to_win().into();
        json
    }

    fn find(speech: &Speech, game: &Game<Aces>, viewer: Viewer, what: Value) -> Result<Value, Error> {
        let what: Query = serde_json::from_value(what).map_err(|why| Error::unreadable("request", &why))?;
        let world = game.world();
        let found = query(world, &game.view(viewer).field, what).map_err(|not| match not {
            NotFound::Refused(why) => Error::refused::<Aces>(speech, world, &why),
            other => Error::new(other.code(), other.to_string()),
        })?;
        let mut json = json!(found);
        if let Found::Automa(plan) = &found {
            let why: Vec<Phrase> = plan.chain.links.iter().map(::aces::automa::Link::phrase).collect();
            json["why"] = reasons(speech, world, &why);
        }
        Ok(json)
    }

    fn picture(world: &::aces::World, view: &::aces::View) -> String {
        aces::picture::draw(world, &view.field)
    }
}

/// Reasons, sentence by sentence.
pub(crate) fn reasons(speech: &Speech, world: &impl Names, why: &[Phrase]) -> Value {
    why.iter().map(|it| json!({"says": speech.say(world, it), "rules": it.rules})).collect()
}

/// A position may bring its own board, mats and options.
fn bring(request: &mut Request, mut position: Map<String, Value>) -> serde_json::Result<()> {
    if let Some(board) = position.remove("board") {
        request.board = Some(serde_json::from_value(board)?);
    }
    if let Some(mats) = position.remove("mats") {
        request.mats = Some(serde_json::from_value(mats)?);
    }
    if let Some(options) = position.remove("options") {
        request.options = serde_json::from_value(options)?;
    }
    request.position = Some(serde_json::from_value::<Position>(Value::Object(position))?);
    Ok(())
}

impl Spoken for Sergeants {
    fn offer(shelves: &Shelves) -> Value {
        json!({"game": Sergeants::NAME, "name": "Sergeants Miniatures Game", "players": [2, 3, 4, 5, 6],
            "scenarios": shelves.sergeants.scenarios()})
    }

    fn asked_for(
        shelves: &Shelves,
        setup: Map<String, Value>,
        position: Option<Map<String, Value>>,
    ) -> Result<::sergeants::Setup, Error> {
        let mut request: wire::Request =
            serde_json::from_value(Value::Object(setup)).map_err(|why| Error::unreadable("set-up", &why))?;
        if let Some(position) = position {
            let position = serde_json::from_value(Value::Object(position));
            request.position = Some(position.map_err(|why| Error::unreadable("position", &why))?);
        }
        Ok(request.setup(&shelves.sergeants)?)
    }

    fn choice(choice: &::sergeants::Choice) -> Phrase {
        choice.phrase()
    }

    fn rule(why: &::sergeants::Why) -> &'static str {
        why.rule()
    }

    fn space(_: &::sergeants::World, _: &::sergeants::View, space: &::sergeants::Space) -> Option<Value> {
        Some(json!(space))
    }

    fn shown(_: &::sergeants::World, view: &::sergeants::View) -> Value {
        json!(view)
    }

    fn find(speech: &Speech, game: &Game<Sergeants>, viewer: Viewer, what: Value) -> Result<Value, Error> {
        let what = serde_json::from_value(what).map_err(|why| Error::unreadable("request", &why))?;
        let found = Sergeants::query(game.world(), &game.view(viewer), what);
        found.map(|it| json!(it)).map_err(|why| Error::new("not_found", speech.say(game.world(), &why)))
    }

    fn picture(world: &::sergeants::World, view: &::sergeants::View) -> String {
        sergeants::picture::draw(world, view)
    }
}
