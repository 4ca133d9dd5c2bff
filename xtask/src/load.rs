//! Starts the load generator, which lies beside the server's tests.

use crate::{built, cargo};

/// Measures how much the server carries.
pub(crate) fn run(rest: &[String]) -> Result<(), String> {
    cargo("server", &["build", "--quiet", "--release", "--package", "cli"], &[])?;
    let server = built("release", "sandtable");
    let server = server.to_str().ok_or("The folder of the server has a name that is no text.")?;
    let mut arguments =
        vec!["bench", "--quiet", "--package", "server", "--bench", "load", "--", "--server", server];
    arguments.extend(rest.iter().map(String::as_str));
    cargo("load", &arguments, &[])
}
