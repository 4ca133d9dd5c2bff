//! Writes down the files of the browser client, so that they become part of the program. The client may not be built
//! yet: then there are none.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

fn main() {
    let web = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo names the folder")).join("../../web");
    let dist = web.join("dist");
    let mut files = Vec::new();
    if dist.is_dir() {
        println!("cargo::rerun-if-changed={}", dist.display());
        collect(&dist, &mut files);
        files.sort();
    } else {
        // It appears in here.
        println!("cargo::rerun-if-changed={}", web.display());
    }
    let entry = |file: &PathBuf| {
        let name = file.strip_prefix(&dist).expect("the file lies in the folder");
        let name = name.to_string_lossy().replace('\\', "/");
        format!("    ({name:?}, include_bytes!({:?})),\n", file.display().to_string())
    };
    let entries: String = files.iter().map(entry).collect();
    let text = format!("static CLIENT: &[(&str, &[u8])] = &[\n{entries}];\n");
    let out = Path::new(&env::var("OUT_DIR").expect("cargo names the folder")).join("client.rs");
    fs::write(out, text).expect("the list can be written");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the entry can be read").path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}
