//! The types of the protocol and the scenarios, written down for the browser.

use std::{fs, path::Path};

pub(crate) fn run() -> Result<(), String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (file, text) in protocol::typescript() {
        let path = folder.join(file);
        fs::write(&path, text).map_err(|why| format!("{} cannot be written: {why}.", path.display()))?;
    }
    Ok(())
}
