//! Makes a pack of content that people have written themselves.

use std::{fs, path::PathBuf};

use clap::ValueEnum;
use hosting::{
    AnyGame, Failure, Games, Localizer,
    content::read_folder,
    messages::OwnContent,
    pack::{ENDING, Manifest, Mark, Pack},
};
use table::OwnFile;

use crate::check::about;

/// Make a pack of a folder of content of your own: one file that others check, play and share.
///
/// What is written on it stands in the folder's pack.ron, or is said here; docs/packs.md has an example. The content is checked as
/// \"sandtable check\" does it, and nothing is written if anything is wrong.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The folder.
    folder: PathBuf,
    /// The pack; by default the name of the folder with .pack behind it, here.
    #[arg(long, short)]
    output: Option<PathBuf>,
    /// The game that it is for, if the folder has files of several.
    #[arg(long)]
    game: Option<String>,
    /// What it is called.
    #[arg(long)]
    name: Option<String>,
    /// The language of the name.
    #[arg(long, default_value = "en", requires = "name")]
    language: String,
    /// Its version, such as 1.2.
    #[arg(long = "pack-version", value_name = "VERSION")]
    version: Option<String>,
    /// Who made it.
    #[arg(long)]
    author: Option<String>,
    /// What others may do with it, such as \"CC BY 4.0\".
    #[arg(long)]
    licence: Option<String>,
    /// Where files come from that pack.ron does not name: ours is what is assumed.
    #[arg(long)]
    mark: Option<Marked>,
}

#[derive(Copy, Clone, ValueEnum)]
enum Marked {
    Given,
    Implied,
    Fitted,
    Ours,
}

impl From<Marked> for Mark {
    fn from(it: Marked) -> Mark {
        match it {
            Marked::Given => Mark::Given,
            Marked::Implied => Mark::Implied,
            Marked::Fitted => Mark::Fitted,
            Marked::Ours => Mark::Ours,
        }
    }
}

/// The file of a folder that says what is to be written on the pack.
pub(crate) const MANIFEST: &str = "pack.ron";

pub(crate) fn run(arguments: &Arguments, games: &Games) -> Result<(), Failure> {
    let localizer = Localizer::new("en", |_| Vec::new())?;
    let written = read_folder(&arguments.folder, |it| it == MANIFEST)?;
    let mut manifest = written.first().map(|it| (it, Manifest::parse(&it.text)));
    let fault = |it: &hosting::pack::Fault| it.problem(&arguments.folder.display().to_string(), &localizer);
    let failed = |faults: Vec<_>| Failure::from(faults.iter().map(fault).collect::<Vec<_>>());
    let manifest = match manifest.take() {
        Some((_, Ok(manifest))) => Some(manifest),
        Some((_, Err(faults))) => return Err(failed(faults)),
        None => None,
    };
    let game = game(arguments, games, manifest.as_ref())?;
    let reads = |it: &str| game.reads(it) || it.ends_with(".md") || it.ends_with(".txt");
    let own = read_folder(&arguments.folder, reads)?;
    let manifest = filled_in(arguments, manifest, game, &own);
    let of_game: Vec<OwnFile> = own.iter().filter(|it| game.reads(&it.name)).cloned().collect();
    game.check(&of_game)?;
    let files = own.into_iter().map(|it| OwnContent { file: it.name, text: it.text }).collect();
    let pack = Pack::new(manifest, files, games).map_err(failed)?;
    let output = arguments.output.clone().unwrap_or_else(|| file_name(&arguments.folder));
    fs::write(&output, pack.bytes()).map_err(|why| Failure::of_file(&output, &why))?;
    println!("{}", about(&pack));
    println!("It is in {}.", output.display());
    Ok(())
}

/// The game that is named, or the only one that has files in the folder.
fn game<'a>(
    arguments: &Arguments,
    games: &'a Games,
    manifest: Option<&Manifest>,
) -> Result<&'a dyn AnyGame, Failure> {
    if let Some(named) = arguments.game.as_ref().or(manifest.map(|it| &it.game)) {
        let unknown = || Failure::new(format!("There is no game \"{named}\"; there are {}.", games.names()));
        return games.find(named).ok_or_else(unknown);
    }
    let has_files = |it: &&dyn AnyGame| {
        read_folder(&arguments.folder, |file| it.reads(file)).map(|files| !files.is_empty())
    };
    let mut found = Vec::new();
    for it in games.iter() {
        if has_files(&it)? {
            found.push(it);
        }
    }
    match found[..] {
        [one] => Ok(one),
        [] => Err(Failure::new(format!("{} has no content to pack.", arguments.folder.display()))),
        _ => Err(Failure::new("The folder has content of several games; name one with --game.")),
    }
}

/// What is written on the pack: what is said here, else what the folder's file says.
fn filled_in(
    arguments: &Arguments,
    manifest: Option<Manifest>,
    game: &dyn AnyGame,
    files: &[OwnFile],
) -> Manifest {
    let folder = fs::canonicalize(&arguments.folder).unwrap_or_default();
    let folder = folder.file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default();
    let mut manifest = manifest.unwrap_or_else(|| Manifest::new(game.name(), "en", &folder));
    manifest.game = game.name().to_string();
    if let Some(name) = &arguments.name {
        manifest.name.insert(arguments.language.clone(), name.clone());
    }
    let said = [
        (&mut manifest.version, &arguments.version),
        (&mut manifest.author, &arguments.author),
        (&mut manifest.licence, &arguments.licence),
    ];
    for (written, said) in said {
        if let Some(said) = said {
            written.clone_from(said);
        }
    }
    if let Some(mark) = arguments.mark {
        for file in files {
            manifest.marks.entry(file.name.clone()).or_insert(mark.into());
        }
    }
    manifest
}

fn file_name(folder: &std::path::Path) -> PathBuf {
    let folder = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_path_buf());
    let name = folder.file_name().map(|it| it.to_string_lossy().into_owned());
    PathBuf::from(format!("{}{ENDING}", name.unwrap_or_else(|| "content".to_string())))
}
