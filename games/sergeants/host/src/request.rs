use std::collections::BTreeSet;

use hosting::messages::OwnContent;
use serde::{Deserialize, Serialize};
use sergeants::{
    Setup,
    content::{Scenario, Shelf, is_suggested, seatings},
    state::Position,
};
use table::Problem;

use crate::edited::{laid_over, only_scenario};

/// A game of Sergeants as it is asked for.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Request {
    /// The name of a scenario; the one to learn with if left out.
    pub scenario: Option<String>,
    /// The name of a campaign, to begin with its first chapter instead of a scenario.
    pub campaign: Option<String>,
    /// The side of each seat, such as `us`; one seat a side if left out, or as many as the scenario needs.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    pub seats: Vec<String>,
    /// How many people play, if sides are not named.
    pub players: Option<u8>,
    /// Whether forces are bought; else everybody has a suggested one. Bought where none is suggested for so many players.
    pub buying: Option<bool>,
    /// SM-TRN-9: whether information is open, to learn; as the scenario has it if left out.
    pub open: Option<bool>,
    /// SM-TRN-9: whether action cards are placed face up; as the scenario has it if left out.
    pub face_up: Option<bool>,
    /// A map and a scenario of one's own, written out; the scenario is played if no other is named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Array<{ file: string, text: string, }>", optional))]
    pub own: Vec<OwnContent>,
    /// A position to start from.
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub position: Option<Position>,
}

impl Request {
    /// The whole set-up, with the content of `shelf`.
    pub fn setup(mut self, shelf: &Shelf) -> Result<Setup, Vec<Problem>> {
        if !self.own.is_empty() {
            let own = std::mem::take(&mut self.own);
            self.scenario = self.scenario.or_else(|| only_scenario(&own).map(str::to_string));
            return self.setup(&laid_over(shelf, &own)?);
        }
        let complain = |place: &str, what: String| Err(vec![Problem::new(place, what)]);
        if let Some(name) = &self.campaign {
            return self.first_chapter(shelf, name);
        }
        let name = self.scenario.as_deref().unwrap_or("first-steps");
        let Some(scenario) = shelf.scenario(name) else {
            let known = shelf.scenarios().join(", ");
            let what = format!("There is no scenario named \"{name}\"; there are {known}.");
            return complain("setup.scenario", what);
        };
        let seats = match (self.seats.is_empty(), self.players) {
            (false, _) => self.seats,
            (true, n) => match seated(&scenario, n) {
                Ok(seats) => seats,
                Err(what) => return complain("setup.players", what),
            },
        };
        let suggested = is_suggested(&scenario, &seats);
        let Some(mut setup) = shelf.setup(scenario, &seats) else {
            return complain("setup.scenario", format!("The scenario {name} has no map."));
        };
        setup.buying = self.buying.unwrap_or(!suggested);
        setup.position = self.position;
        setup.scenario.choose(self.open, self.face_up);
        Ok(setup)
    }

    /// SG-80: the first chapter of a campaign.
    fn first_chapter(&self, shelf: &Shelf, name: &str) -> Result<Setup, Vec<Problem>> {
        let complain = |what: &str| Err(vec![Problem::new("setup.campaign", what)]);
        if self.scenario.is_some() || self.position.is_some() {
            return complain("A campaign begins with its first chapter: name no scenario and no position.");
        }
        let ways = shelf.campaign(name).map(|it| shelf.campaign_seatings(&it)).unwrap_or_default();
        let fits = |it: &Vec<String>| self.players.is_none_or(|n| it.len() == n as usize);
        let seats = if self.seats.is_empty() { ways.iter().find(|it| fits(it)) } else { Some(&self.seats) };
        let mut setup = match seats {
            Some(seats) => shelf.begin(name, seats, self.buying)?,
            // An unknown name is reported as such.
            None if ways.is_empty() => shelf.begin(name, &[], self.buying)?,
            None => return complain("The campaign is not for so many players (SM-SCN-1)."),
        };
        setup.scenario.choose(self.open, self.face_up);
        Ok(setup)
    }
}

/// SM-SCN-1: seats by turns for the two sides, for so many people, or for as few as can play.
fn seated(scenario: &Scenario, players: Option<u8>) -> Result<Vec<String>, String> {
    let ways = seatings(scenario);
    let known: BTreeSet<usize> = ways.iter().map(Vec::len).collect();
    let fits = |it: &Vec<String>| players.is_none_or(|n| it.len() == n as usize);
    ways.into_iter().find(fits).ok_or_else(|| {
        let n = players.unwrap_or(0);
        let known = known.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
        format!("{n} players cannot play the scenario {}; {known} can (SM-SCN-1).", scenario.name)
    })
}
