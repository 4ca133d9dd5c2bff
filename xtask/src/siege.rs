//! Several servers under siege.

use crate::{cargo, games, web};

/// Three servers on one PostgreSQL, which are killed, paused and cut off.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many faults.
    #[arg(long, default_value_t = 1_000)]
    faults: u32,
    /// How many matches are played at a time.
    #[arg(long, default_value_t = 12)]
    matches: u32,
}

/// The small siege of the tests, only longer, and with a database that is safe from the machine's end.
pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    web::postgres()?;
    web::haproxy()?;
    let (faults, matches) = (arguments.faults.to_string(), arguments.matches.to_string());
    let variables =
        [("SIEGE_FAULTS", faults.as_str()), ("SIEGE_MATCHES", matches.as_str()), ("SIEGE_DISK", "safe")];
    let features = games::typescript_features("-host");
    let test =
        ["test", "--quiet", "--workspace", "--features", &features, "--test", "siege", "--", "--nocapture"];
    cargo("siege", test, &variables)
}
