//! A program that is distributed has the files of the browser client in it, and is built again when they change.

use std::{env, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("PROFILE").as_deref() == Ok("release") {
        let web = Path::new("../../web");
        let dist = web.join("dist");
        // A client that is not built yet appears in the folder above.
        let watched = if dist.is_dir() { dist } else { web.to_path_buf() };
        println!("cargo::rerun-if-changed={}", watched.display());
    }
}
