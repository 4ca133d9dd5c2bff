//! A match out of the store: its entries are played again.

use std::{sync::Arc, time::Duration};

use hosting::{
    HostedGame,
    messages::{Made, MatchInfo},
};
use serde::{Deserialize, Serialize};
use table::{Answer, Match, Seat, Shuffler};
use tokio::sync::Semaphore;

use super::{
    Chair, ListedAs, OwnMatch, Room, analysis::Analysed, clocks::Clockwork, frames::Frames, log::Log,
    mixing::Numbers, spectators::Gallery, thoughts::Thinking, turns::Turns,
};
use crate::{
    hall::Hall,
    host::Listing,
    secrets,
    store::{Kept, StoreError},
    worlds::Worlds,
};

/// A chance that was made, with the answer that it is to the game.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Chanced<G: HostedGame> {
    pub(crate) answer: Answer<G::Rules>,
    pub(crate) made: Made,
}

/// Wakes a match.
pub(super) fn load<G: HostedGame>(
    hall: Arc<Hall>,
    worlds: &Worlds<G>,
    own: OwnMatch,
) -> Result<Box<Room<G>>, StoreError> {
    let OwnMatch { row, fence } = own;
    let damaged = |what: &str| StoreError::damage(format!("The {what} cannot be played."));
    let shared = worlds.of(&hall.store.setup(row.no)?).map_err(|_| damaged("set-up"))?;
    let entries = hall.store.entries(row.no)?;
    let chat = hall.store.chat(row.no)?;
    let watchers = hall.store.watchers(row.no)?;
    let minutes = hall.store.minutes(row.no)?;
    let begun = Match::sharing(shared.setup.clone(), shared.world.clone());
    let (it, events) = begun.map_err(|_| damaged("set-up"))?;
    let teams = it.game().seats();
    let gallery = Gallery::new(row.spectating, &it, events.clone(), minutes);
    let chairs = row.seats.iter().filter_map(|(seat, sitter, named)| {
        let team = teams.iter().find(|it| it.0 == *seat)?.1;
        let named = named.clone();
        Some(Chair { seat: *seat, team, sitter: *sitter, named, resigned: false, late: false, n_missed: 0 })
    });
    // Boxed, or the task would hold room for it twice.
    let mut room = Box::new(Room::<G> {
        no: row.no,
        fence,
        key: row.key,
        listed: row.listed,
        host: row.host,
        numbers: row.mixed.then(Numbers::default),
        info: MatchInfo {
            id: row.id,
            game: row.game,
            began: row.began,
            clock: row.clock,
            rated: row.rated,
            spectating: row.spectating,
            commitment: secrets::hex(&secrets::hash(&row.key)),
            secrets: shared.secrets,
            invitation: Some(format!("/invitation/{}", row.invitation)),
            next: None,
        },
        chairs: chairs.collect(),
        log: Log::new(),
        n_acts: 0,
        n_chances: 0,
        n_taken_back: 0,
        over: None,
        is_closed: false,
        guests: Vec::new(),
        newcomers: Vec::new(),
        shown: Vec::new(),
        queries: hall.queries.of_match(),
        hinting: Arc::new(Semaphore::new(1)),
        chat,
        proposal: None,
        rewinds: Vec::new(),
        n_rewinds_told: 0,
        clock: row.clock,
        clockwork: Clockwork::default(),
        orders: hall.store.orders(row.no)?,
        shuffler: Shuffler::new(u64::from_le_bytes(secrets::random())),
        thinking: Thinking::default(),
        listed_as: ListedAs {
            first: serde_json::from_str(&row.summary).ok().and_then(|it: Listing| it.first),
            summary: row.summary,
            at: row.stirred,
            deadline: row.deadline,
            glass: row.glass.and_then(|it| serde_json::from_str(&it).ok()),
        },
        turns: Turns::default(),
        uncommitted: Vec::new(),
        unsettled: false,
        moved: false,
        proposed: false,
        told_orders: None,
        told_mixing: false,
        said: Vec::new(),
        seated: None,
        ended: false,
        followed: false,
        asked_by: None,
        frames: Frames::default(),
        gallery,
        report: None,
        analysis: Analysed::default(),
        told_analysis: false,
        worked: Duration::ZERO,
        shared,
        it,
        hall,
    });
    room.log.add(0, events);
    for (n, kept) in entries.iter().enumerate() {
        room.redo_act(kept)
            .map_err(|why| StoreError::damage(format!("Entry {} cannot be played: {why}", n + 1)))?;
        room.n_acts += 1;
        room.log.set_told();
    }
    room.log.set_told();
    room.n_rewinds_told = room.rewinds.len();
    room.check_over();
    room.ended = false;
    room.open_gallery_again();
    room.remember_analysis(room.hall.store.analysis(room.no)?);
    room.wind_again();
    room.watch_again(watchers);
    Ok(room)
}

impl<G: HostedGame> Room<G> {
    /// Does again what is kept.
    fn redo_act(&mut self, kept: &Kept) -> Result<(), String> {
        let seat = || kept.data.parse().map(Seat).map_err(|_| "no seat".to_string());
        let unreadable = |why: serde_json::Error| why.to_string();
        match kept.kind.as_str() {
            "answer" | "bot" | "given" => {
                self.redo_answer(serde_json::from_str(&kept.data).map_err(unreadable)?)
            }
            "chance" => {
                let Chanced::<G> { answer, .. } = serde_json::from_str(&kept.data).map_err(unreadable)?;
                self.n_chances += 1;
                self.redo_answer(answer)
            }
            "clock" => self.redo_answer(Answer::TimeUp),
            "undo" => self.undo(seat()?).map_err(|why| why.to_string()),
            "redo" => self.redo(seat()?).ok_or_else(|| "nothing to do again".to_string()),
            "rewind" => {
                // Who asked for it was not always written down.
                let (n, by) = match kept.data.split_once(' ') {
                    Some((n, by)) => (n, by.parse().ok().map(Seat)),
                    None => (kept.data.as_str(), None),
                };
                self.rewind(n.parse().map_err(|_| "no number".to_string())?, by);
                Ok(())
            }
            "next" => {
                self.info.next = Some(kept.data.clone());
                Ok(())
            }
            "pledge" | "number" => {
                let (seat, what) = kept.data.split_once(' ').ok_or("no number")?;
                let seat = seat.parse().map(Seat).map_err(|_| "no seat".to_string())?;
                match kept.kind.as_str() {
                    "pledge" => self.redo_pledge(seat, what.to_string()),
                    _ => self.redo_number(seat, Some(what.to_string()).filter(|it| it != "-")),
                }
                Ok(())
            }
            "mixed" => {
                self.redo_mixed(serde_json::from_str(&kept.data).map_err(unreadable)?);
                Ok(())
            }
            "closed" => {
                self.is_closed = true;
                Ok(())
            }
            "left" => {
                self.redo_leaving(seat()?);
                Ok(())
            }
            "missed" => {
                self.chair_mut(seat()?).ok_or("no such seat")?.n_missed += 1;
                Ok(())
            }
            "resign" | "stand_in" | "back" => {
                let chair = self.chair_mut(seat()?).ok_or("no such seat")?;
                match kept.kind.as_str() {
                    "resign" => chair.resigned = true,
                    kind => chair.late = kind == "stand_in",
                }
                Ok(())
            }
            other => Err(format!("\"{other}\" is not known")),
        }
    }

    fn redo_answer(&mut self, answer: Answer<G::Rules>) -> Result<(), String> {
        self.put(answer).map_err(|why| why.to_string())
    }
}
