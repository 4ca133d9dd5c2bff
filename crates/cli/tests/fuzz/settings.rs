//! Files of settings: what is taken can be shown, and what is shown is taken again as the same.

use std::{env, fs, path::PathBuf};

use crate::{
    kept, kind,
    run::{Bounds, Target},
};

#[allow(dead_code, reason = "the program uses all of it")]
#[path = "../../src/config.rs"]
mod config;

use config::Config;

pub struct Files;

fn file() -> PathBuf {
    env::temp_dir().join(format!("sandtable-fuzz-{}.conf", std::process::id()))
}

impl Drop for Files {
    fn drop(&mut self) {
        drop(fs::remove_file(file()));
    }
}

fn read(text: &[u8]) -> Result<String, String> {
    fs::write(file(), text).map_err(|why| why.to_string())?;
    let folder = [("data", "/tmp".to_string())];
    Config::read(Some(file()), |_| None, &folder).map(|it| it.show()).map_err(|why| why.to_string())
}

impl Target for Files {
    const NAME: &'static str = "settings";
    const BOUNDS: Bounds = Bounds { cases: 3_000, seconds: 1, memory: 64 };

    fn corpus(&self) -> Vec<Vec<u8>> {
        kept(Self::NAME)
    }

    fn take(&mut self, input: &[u8]) -> Result<String, String> {
        let shown = match read(input) {
            Ok(shown) => shown,
            Err(why) if why.trim_end().ends_with(['.', '!', '?', ')', ':']) => return Ok(kind(&why)),
            Err(why) => return Err(format!("this is no sentence: {why}")),
        };
        // Where a value came from, and what is not shown, are another matter.
        let values = |text: &str| -> Vec<String> {
            let is_value = |it: &&str| !it.starts_with('#') && !it.contains("(not shown)");
            text.lines().filter(is_value).map(str::to_string).collect()
        };
        let again = read(values(&shown).join("\n").as_bytes())?;
        match values(&shown).iter().all(|it| values(&again).contains(it)) {
            true => Ok(format!("{} settings", shown.matches("(from").count())),
            false => Err("what is shown is read as something else".to_string()),
        }
    }
}
