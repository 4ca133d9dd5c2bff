//! One match between the engine and a program.

use serde::Deserialize;
use serde_json::{Value, json};
use speech::Localizer;
use table::{
    Answer, Chance, ChanceWanted, Dice, Match, Names, Pending, Phrase, Refused, Seat, Sentence, Shuffler,
    Viewer, save::save,
};

use super::Error;
use crate::{Event, HostedGame, terminal::from_the_clock};

/// Who rolls the dice.
#[derive(Copy, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiceBy {
    /// The engine.
    #[default]
    Auto,
    /// The program: the engine asks for each roll.
    Manual,
}

/// A match of some game.
pub(crate) trait Partner {
    fn pending(&self, localizer: &Localizer, seat: Option<Seat>) -> Result<Value, Error>;
    fn answer(&mut self, localizer: &Localizer, answer: Given) -> Result<Value, Error>;
    fn view(&self, seat: Option<Seat>) -> Result<Value, Error>;
    fn undo(&mut self, localizer: &Localizer, seat: Seat) -> Result<Value, Error>;
    fn redo(&mut self, localizer: &Localizer, seat: Seat) -> Result<Value, Error>;
    fn next(&mut self, localizer: &Localizer) -> Result<Value, Error>;
    fn save(&self) -> Value;
    fn find(&self, localizer: &Localizer, seat: Option<Seat>, what: Value) -> Result<Value, Error>;
}

/// An answer as it was sent.
pub(crate) enum Given {
    Choice(Seat, Value),
    Roll(Dice),
    Draw(Value),
    TimeUp,
}

struct Session<G: HostedGame> {
    it: Match<G::Rules>,
    dice: DiceBy,
    chance: Shuffler,
}

/// Who rolls the dice, and the seed if the engine does.
#[derive(Copy, Clone, Default)]
pub struct Dicing {
    /// Who rolls the dice.
    pub dice: DiceBy,
    /// The seed; random by default.
    pub seed: Option<u64>,
}

/// A match that has begun, and what there is to report about it.
pub struct Begun {
    pub(crate) session: Box<dyn Partner>,
    pub(crate) reply: Value,
}

/// Begins a session.
pub(crate) fn begin<G: HostedGame>(
    localizer: &Localizer,
    it: Match<G::Rules>,
    mut events: Vec<Event<G>>,
    dicing: Dicing,
) -> Begun {
    let chance = Shuffler::new(dicing.seed.unwrap_or_else(from_the_clock));
    let mut session = Session::<G> { it, dice: dicing.dice, chance };
    events.extend(session.roll_on());
    let reply = session.told(localizer, &events);
    Begun { session: Box::new(session), reply }
}

impl<G: HostedGame> Partner for Session<G> {
    fn pending(&self, localizer: &Localizer, seat: Option<Seat>) -> Result<Value, Error> {
        if let Some(seat) = seat {
            self.viewer(seat)?;
        }
        Ok(self.awaited(localizer, seat))
    }

    fn answer(&mut self, localizer: &Localizer, answer: Given) -> Result<Value, Error> {
        let read =
            |choice: Value| serde_json::from_value(choice).map_err(|why| Error::unreadable("request", &why));
        let answer = match answer {
            Given::Choice(seat, choice) => Answer::Choose { seat, choice: read(choice)? },
            Given::Roll(dice) => Answer::Roll(dice),
            Given::Draw(choice) => Answer::Draw(read(choice)?),
            Given::TimeUp => Answer::TimeUp,
        };
        let mut events = match self.it.answer(answer) {
            Ok(events) => events,
            Err(Refused::Rule(why)) => {
                return Err(Error::refused::<G>(localizer, self.it.game().world(), &why));
            }
            Err(other) => return Err(Error::new("not_awaited", other.to_string())),
        };
        events.extend(self.roll_on());
        Ok(self.told(localizer, &events))
    }

    fn view(&self, seat: Option<Seat>) -> Result<Value, Error> {
        let game = self.it.game();
        let view = game.view(seat.map_or(Ok(Viewer::Spectator), |it| self.viewer(it))?);
        Ok(G::shown(game.world(), &view))
    }

    fn undo(&mut self, localizer: &Localizer, seat: Seat) -> Result<Value, Error> {
        match self.it.undo(seat) {
            Ok(()) => Ok(json!({"pending": self.awaited(localizer, None)})),
            Err(why) => Err(Error::new("cannot_undo", why.to_string())),
        }
    }

    fn redo(&mut self, localizer: &Localizer, seat: Seat) -> Result<Value, Error> {
        match self.it.redo(seat) {
            Some(events) => Ok(self.told(localizer, &events)),
            None => Err(Error::new("cannot_redo", "There is nothing to do again.")),
        }
    }

    fn next(&mut self, localizer: &Localizer) -> Result<Value, Error> {
        let game = self.it.game();
        let outcome = game.pending().outcome();
        let outcome = outcome.ok_or_else(|| Error::new("not_over", "The match is not over yet."))?;
        let winners = G::winners(game.world(), outcome);
        let next = G::sequel(self.it.setup(), game, &winners)?;
        let next = next.ok_or_else(|| Error::new("no_next", "Nothing follows this match."))?;
        let (it, mut events) = Match::<G::Rules>::new(next)?;
        self.it = it;
        events.extend(self.roll_on());
        Ok(self.told(localizer, &events))
    }

    fn save(&self) -> Value {
        let text: Value = serde_json::from_str(&save(&self.it)).unwrap_or_default();
        json!({"match": text})
    }

    fn find(&self, localizer: &Localizer, seat: Option<Seat>, what: Value) -> Result<Value, Error> {
        let viewer = seat.map_or(Ok(Viewer::Spectator), |it| self.viewer(it))?;
        G::find(localizer, self.it.game(), viewer, what)
    }
}

impl<G: HostedGame> Session<G> {
    /// Rolls and draws until a person is asked, if the engine rolls.
    fn roll_on(&mut self) -> Vec<Event<G>> {
        let mut events = Vec::new();
        while self.dice == DiceBy::Auto {
            let Pending::Chance(wanted) = self.it.game().pending() else { break };
            let answer = match wanted {
                ChanceWanted::Roll { n, sides, .. } => {
                    let mut dice: Dice = (0..*n).map(|_| 1).collect();
                    self.chance.throw(*sides, &mut dice);
                    Answer::Roll(dice)
                }
                ChanceWanted::Draw { bag, .. } => {
                    Answer::Draw(bag[self.chance.below(bag.len() as u32) as usize].clone())
                }
            };
            events.extend(self.it.answer(answer).expect("chance fits what is wanted"));
        }
        events
    }

    /// What happened and what is awaited now.
    fn told(&self, localizer: &Localizer, events: &[Event<G>]) -> Value {
        let world = self.it.game().world();
        // Information that only some may know is in their views.
        let seen = events.iter().filter_map(|it| self.it.game().seen(it, Viewer::Spectator));
        let events: Vec<Value> = seen
            .map(|it| {
                let mut told = json!({"event": it});
                if let Some(phrase) = G::event(&it) {
                    told["says"] = localizer.say(world, &phrase).into();
                    told["rules"] = json!(phrase.rules);
                }
                let why = G::reasons(&it);
                if !why.is_empty() {
                    told["why"] = reasons(localizer, world, &why);
                }
                told
            })
            .collect();
        json!({"events": events, "pending": self.awaited(localizer, None)})
    }

    /// What the game is waiting for: from one seat if it is named, otherwise from everybody.
    fn awaited(&self, localizer: &Localizer, seat: Option<Seat>) -> Value {
        let game = self.it.game();
        let world = game.world();
        let pending = match seat {
            Some(seat) => game.pending_for(Viewer::Seat(seat)),
            None => game.pending().clone(),
        };
        match pending {
            Pending::Over(outcome) => {
                let phrase = outcome.phrase();
                json!({"over": outcome, "says": localizer.say(world, &phrase), "rules": phrase.rules})
            }
            Pending::Chance(wanted) => {
                let (ask, mut json) = match &wanted {
                    ChanceWanted::Roll { ask, n, sides } => (ask, json!({"roll": {"n": n, "sides": sides}})),
                    ChanceWanted::Draw { ask, bag } => (ask, json!({"draw": {"bag": bag}})),
                };
                let phrase = ask.phrase();
                json["ask"] = json!(ask);
                json["says"] = localizer.say(world, &phrase).into();
                json["rules"] = json!(phrase.rules);
                json
            }
            Pending::Decide { prompts, asides, timed } => {
                let view = game.view(Viewer::Spectator);
                let prompts: Vec<Value> = prompts
                    .iter()
                    .map(|it| {
                        let phrase = it.ask.phrase();
                        let mut prompt = json!({"seat": it.seat, "ask": it.ask, "says": localizer.say(world, &phrase),
                            "rules": phrase.rules, "options": it.options});
                        if let Some(space) = it.space.as_ref().and_then(|it| G::space(world, &view, it)) {
                            prompt["space"] = space;
                        }
                        prompt
                    })
                    .collect();
                json!({"decide": prompts, "asides": asides, "timed": timed})
            }
        }
    }

    /// The person in a seat of this match.
    fn viewer(&self, seat: Seat) -> Result<Viewer, Error> {
        match self.it.game().seats().iter().any(|it| it.0 == seat) {
            true => Ok(Viewer::Seat(seat)),
            false => Err(Error::new("unknown_seat", format!("There is no {seat} in this match."))),
        }
    }
}

/// Reasons, sentence by sentence.
pub fn reasons(localizer: &Localizer, names: &impl Names, why: &[Phrase]) -> Value {
    why.iter().map(|it| json!({"says": localizer.say(names, it), "rules": it.rules})).collect()
}
