//! Missions as people name them on the command line.

use aces::{
    Faction,
    missions::{BulgeSetup, Missions, V2Setup},
};

/// AA-MIS-0: a mission.
#[derive(Copy, Clone, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Mission {
    /// The V2 rocket attack: four factions with two sets each; Germany 1 owns the launcher.
    V2,
    /// The same, with tokens that are none removed as soon as they are turned over.
    V2WithoutDuds,
    /// The Battle of the Bulge: four factions on the winter board.
    Bulge,
    /// The weather changes every three turns.
    Weather,
    /// Mountains are terrain of their own.
    Mountains,
}

/// The missions of these names.
pub(crate) fn missions(names: &[Mission], rounds: Option<u16>) -> Missions {
    let mut missions = Missions::default();
    for name in names {
        match name {
            Mission::V2 => missions.v2 = Some(V2Setup::of(Faction::G1)),
            Mission::V2WithoutDuds => {
                missions.v2 = Some(V2Setup { duds_stay: false, ..V2Setup::of(Faction::G1) });
            }
            Mission::Bulge => missions.bulge = Some(BulgeSetup { rounds, ..BulgeSetup::default() }),
            Mission::Weather => missions.weather = true,
            Mission::Mountains => missions.mountains = true,
        }
    }
    missions
}
