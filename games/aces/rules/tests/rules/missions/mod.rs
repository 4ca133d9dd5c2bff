//! AA-MIS: missions.

mod bulge;
mod mountains;
mod v2;
mod weather;

use aces::{
    Ask, Choice, Event, Faction, Setup, Side, Why,
    board::Phase,
    choices::Armies,
    events::How,
    missions::{BulgeSetup, Missions, Rocketry, V2Position, V2Setup, Weather, turns_of_weather_left},
};
use table::{Pending, Seat, Viewer};

use crate::scene::{Play, Scene, hex, unit};

fn weather(scene: Scene, weather: Weather) -> Scene {
    scene.missions(|it| it.weather = true).position(|it| it.weather = weather)
}

fn mountains(scene: Scene) -> Scene {
    scene.missions(|it| it.mountains = true)
}

/// A unit beside plain ground, road, forest and water, and an own factory: what a step onto each costs, in half points.
fn costs(id: &str, now: Weather) -> [Option<u8>; 6] {
    let scene = weather(Scene::duel(), now)
        .terrain('=', "H7")
        .terrain('f', "H8")
        .terrain('~', "G9")
        .terrain('^', "F8")
        .terrain('F', "F7")
        .terrain('.', "A8")
        .flag(Faction::Us, "F7")
        .unit(id, "G8")
        .unit("g1-infantry-1", "A12");
    let play = scene.play();
    ["G7", "H7", "H8", "G9", "F8", "F7"].map(|it| play.cost(id, it).ok())
}

/// The plain board with a shore along row 2 of columns C to F, and seven factories to start with.
fn bulge(rounds: u16) -> Scene {
    let scene =
        Scene::four().sections("shore:\nC2 D2 E2 F2\nbulge:\nallies: A1 M1 N1 Z1\ngermans: A16 M16 Z16\n");
    scene.missions(|it| it.bulge = Some(BulgeSetup { rounds: Some(rounds), allies_also_at_six: false }))
}

fn problems(scene: Scene) -> Vec<String> {
    Play::start(scene.set_up_anew()).err().unwrap_or_default().into_iter().map(|it| it.what).collect()
}

fn interceptors_of(play: &Play, mover: &str, at: &str) -> Vec<String> {
    let (field, mover) = (play.field(), play.unit(mover));
    aces::interception::interceptors(play.world(), &field, &mover, hex(at))
        .map(|it| it.id.to_string())
        .collect()
}
