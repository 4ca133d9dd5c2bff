//! Files of people's own content. The first line of an input names the file.

use std::path::Path;

use hosting::{AnyGame, Games};
use table::OwnFile;

use crate::{
    kept, kind,
    run::{Bounds, Target},
};

/// A file that is fine is looked at thoroughly, which may mean random games: of the others this share is.
const THOROUGHLY: u64 = 50;

pub struct Content {
    games: Games,
    n: u64,
}

impl Content {
    pub fn new() -> Content {
        Content { games: games::all(), n: 0 }
    }
}

/// The built-in content of all games, as if a user had written it.
fn built_in(games: &Games) -> Vec<Vec<u8>> {
    let mut inputs = Vec::new();
    for game in games.iter() {
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.name()).join("content");
        for file in
            hosting::content::read_folder(&folder, |it| name_for(game, it).is_some()).unwrap_or_default()
        {
            let name = name_for(game, &file.name).expect("only such files are read");
            inputs.push(format!("{name}\n{}", file.text).into_bytes());
        }
    }
    inputs
}

/// As which file of one's own a file of the built-in content is read.
fn name_for(game: &dyn AnyGame, name: &str) -> Option<String> {
    let bare = name.rsplit('/').next().unwrap_or(name);
    [name, bare].into_iter().find(|it| game.reads(it)).map(str::to_string)
}

impl Target for Content {
    const NAME: &'static str = "content";
    const BOUNDS: Bounds = Bounds { cases: 1_500, seconds: 10, memory: 256 };

    fn corpus(&self) -> Vec<Vec<u8>> {
        let mut inputs = kept(Self::NAME);
        inputs.extend(built_in(&self.games));
        inputs
    }

    fn take(&mut self, input: &[u8]) -> Result<String, String> {
        self.n += 1;
        let text = String::from_utf8_lossy(input);
        let (name, text) = text.split_once('\n').unwrap_or((&text, ""));
        let Some(game) = self.games.iter().find(|it| it.reads(name)) else {
            return Ok("of no game".to_string());
        };
        let file = OwnFile { name: name.to_string(), place: format!("own/{name}"), text: text.to_string() };
        let files = [file];
        let thoroughly = self.n.is_multiple_of(THOROUGHLY);
        let problems = match (game.shelf(&files), thoroughly) {
            (Ok(_), false) => return Ok(format!("{} is fine", game.name())),
            (Ok(_), true) => match game.check(&files) {
                Ok(_) => return Ok(format!("{} is fine", game.name())),
                Err(problems) => problems,
            },
            (Err(problems), _) => problems,
        };
        let first = problems.first().ok_or("it is refused without a reason")?;
        match first.to_string().trim().is_empty() {
            true => Err("a problem without a sentence".to_string()),
            false => Ok(format!("{} {}", problems.len().min(9), kind(&first.to_string()))),
        }
    }
}
