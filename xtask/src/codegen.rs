//! The types of the protocol, written down for the browser.

use std::fs;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/src/protocol/index.ts");

pub(crate) fn run() -> Result<(), String> {
    fs::write(FILE, protocol::typescript()).map_err(|why| format!("{FILE} cannot be written: {why}."))
}
