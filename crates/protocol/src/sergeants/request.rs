use ::sergeants::{Position, Scenario, Setup, scenario, scenarios};
use serde::{Deserialize, Serialize};
use table::Problem;

/// A game of Sergeants as it is asked for.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Request {
    /// The name of a scenario; the one to learn with if left out.
    pub scenario: Option<String>,
    /// The side of each seat, such as `us`; one seat a side if left out, or as many as the scenario needs.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    pub seats: Vec<String>,
    /// How many people play, if sides are not named.
    pub players: Option<u8>,
    /// Whether forces are bought; else everybody has a suggested one. Bought where none is suggested for so many players.
    pub buying: Option<bool>,
    /// A position to start from.
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub position: Option<Position>,
}

impl Request {
    /// The whole set-up.
    pub fn setup(self) -> Result<Setup, Vec<Problem>> {
        let complain = |place: &str, what: String| Err(vec![Problem::new(place, what)]);
        let name = self.scenario.as_deref().unwrap_or("first-steps");
        let Some(scenario) = scenario(name) else {
            let known: Vec<&str> = scenarios().collect();
            let what = format!("There is no scenario named \"{name}\"; there are {}.", known.join(", "));
            return complain("setup.scenario", what);
        };
        let seats = match (self.seats.is_empty(), self.players) {
            (false, _) => self.seats,
            (true, n) => match seated(&scenario, n) {
                Ok(seats) => seats,
                Err(what) => return complain("setup.players", what),
            },
        };
        let suggested = scenario
            .sides
            .iter()
            .all(|side| side.suggested.len() == seats.iter().filter(|it| **it == side.side).count());
        let seats: Vec<&str> = seats.iter().map(String::as_str).collect();
        let mut setup = Setup::of_the_house(name, &seats);
        setup.buying = self.buying.unwrap_or(!suggested);
        setup.position = self.position;
        Ok(setup)
    }
}

/// SM-SCN-1: seats by turns for the two sides, for so many people, or for as few as can play.
fn seated(scenario: &Scenario, players: Option<u8>) -> Result<Vec<String>, String> {
    let counts = |side: usize| scenario.sides[side].forces.iter().map(|it| it.players).collect::<Vec<_>>();
    let mut ways: Vec<(u8, u8)> =
        counts(0).into_iter().flat_map(|a| counts(1).into_iter().map(move |b| (a, b))).collect();
    ways.sort_by_key(|(a, b)| (a + b, a.abs_diff(*b)));
    let fits = |it: &&(u8, u8)| players.is_none_or(|n| it.0 + it.1 == n);
    let Some((a, b)) = ways.iter().find(fits) else {
        let mut known: Vec<String> = ways.iter().map(|it| (it.0 + it.1).to_string()).collect();
        known.dedup();
        let n = players.unwrap_or(0);
        let known = known.join(", ");
        return Err(format!(
            "{n} players cannot play the scenario {}; {known} can (SM-SCN-1).",
            scenario.name
        ));
    };
    let side = |i: u8| scenario.sides[i as usize].side.clone();
    let by_turns = (0..(*a).max(*b)).flat_map(|i| [(i < *a).then(|| side(0)), (i < *b).then(|| side(1))]);
    Ok(by_turns.flatten().collect())
}
