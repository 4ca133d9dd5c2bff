//! Every type that crosses the wire, in TypeScript: what all games share in one file, what each game names in its own. And content
//! that pages need before there is a match.

use std::{any::TypeId, collections::BTreeSet};

use serde::Serialize;
use ts_rs::{Config, TS, TypeVisitor};

use crate::{HostedGame, Parts, Visitor, messages::*, schema};

const WRITTEN: &str = "// Written by `cargo xtask codegen` from the types in Rust. Do not edit.\n";

/// What a game names, as the common messages call it, and the name that its type has in the file of each game.
const PARTS: [(&str, &str); 10] = [
    ("request", "Request"),
    ("world", "WorldInfo"),
    ("view", "View"),
    ("delta", "Delta"),
    ("ask", "Ask"),
    ("choice", "Choice"),
    ("space", "Space"),
    ("event", "Event"),
    ("query", "Query"),
    ("found", "Found"),
];

/// Messages that have something of a game in them.
const OF_A_GAME: [&str; 11] = [
    "ToServer",
    "ToClient",
    "Table",
    "Change",
    "Frame",
    "LogPage",
    "Entry",
    "Now",
    "Asked",
    "AsideInfo",
    "NewMatch",
];

/// Those that the pages of a game name; all others are read by the frame alone.
const NAMED_BY_GAMES: [&str; 5] = ["Change", "Frame", "Entry", "Asked", "NewMatch"];

/// The types of a game, or of all messages: each with its declaration.
#[derive(Clone, Debug, Default)]
pub struct Types {
    seen: BTreeSet<TypeId>,
    declared: Vec<(TypeId, String)>,
}

impl Types {
    /// With a type and all that it is made of.
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Types {
        self.visit::<T>();
        self
    }

    /// The types of a game.
    pub fn of_game<G: HostedGame<Request: TS, WorldInfo: TS, Delta: TS, Query: TS, Found: TS>>() -> Types
    where
        crate::View<G>: TS,
        crate::Ask<G>: TS,
        crate::Choice<G>: TS,
        crate::Space<G>: TS,
        crate::Event<G>: TS,
        crate::Outcome<G>: TS,
    {
        let game =
            Types::default().with::<crate::View<G>>().with::<crate::Ask<G>>().with::<crate::Choice<G>>();
        let game = game.with::<crate::Space<G>>().with::<crate::Event<G>>().with::<crate::Outcome<G>>();
        let game = game.with::<G::Request>().with::<G::WorldInfo>().with::<G::Delta>();
        game.with::<G::Query>().with::<G::Found>()
    }
}

impl Types {
    /// All of them.
    pub fn declarations(&self) -> Vec<String> {
        self.but_for(&Types::default())
    }

    /// Those that others do not have, by their names: derived code visits them in an order that changes with every compilation.
    fn but_for(&self, others: &Types) -> Vec<String> {
        let own = self.declared.iter().filter(|it| !others.seen.contains(&it.0));
        let mut declarations: Vec<String> = own.map(|it| it.1.clone()).collect();
        declarations.sort();
        declarations
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let config = Config::new().with_large_int("number");
        // Types without a file of their own, such as lists and numbers, have no declaration either.
        if T::output_path().is_some() {
            // A generic type is declared once, whatever it is filled with.
            let declaration = T::decl(&config);
            if self.declared.iter().all(|it| it.1 != declaration) {
                self.declared.push((TypeId::of::<T>(), declaration));
            }
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// Stands for any game where messages describe themselves; the parts of a game are left open there by their names.
#[derive(Clone, Debug, Serialize)]
pub enum AnyGame {}

impl Parts for AnyGame {
    type WorldInfo = ();
    type View = ();
    type Delta = ();
    type Ask = ();
    type Choice = ();
    type Space = ();
    type Event = ();
    type Found = ();
}

/// The files that are written for the browser, below the project's folder.
#[derive(Debug, Default)]
pub struct Files(pub Vec<(String, String)>);

impl Files {
    /// With what all games share.
    pub fn with_common() -> Files {
        Files(vec![("web/src/protocol/index.ts".to_string(), index(&common().declarations()))])
    }
}

impl Visitor for Files {
    fn visit<G: HostedGame>(&mut self) {
        let name = <G::Rules as table::Rules>::NAME;
        let common = common();
        let types = of_game(&capital(name), &G::typescript().but_for(&common), &common.declarations());
        self.0.push((format!("games/{name}/web/protocol.ts"), types));
        let more = G::generated().into_iter();
        self.0.extend(more.map(|(file, text)| (format!("games/{name}/{file}"), text)));
        if !G::IS_SAMPLE {
            let (schema, page) = engine_protocol::<G>();
            self.0.push((format!("docs/engine/{name}.schema.json"), schema));
            self.0.push((format!("docs/engine/{name}.md"), page));
        }
    }
}

/// The engine protocol of a game: as JSON Schema, and as a page for people.
fn engine_protocol<G: HostedGame>() -> (String, String) {
    let name = <G::Rules as table::Rules>::NAME;
    let engine = crate::engine::types().declarations();
    let own = G::typescript().with::<table::Phrase>().with::<table::Arg>().with::<table::Problem>();
    let written = schema::REPLIES.iter().map(ToString::to_string);
    let mut all: Vec<String> = engine.into_iter().chain(written).chain(G::engine_types()).collect();
    let known: BTreeSet<String> = all.iter().map(|it| name_of(it).to_string()).collect();
    all.extend(own.declarations().into_iter().filter(|it| !known.contains(name_of(it))));
    all.sort();
    let document = schema::document(name, G::TITLE, &all);
    let text = serde_json::to_string_pretty(&document).unwrap_or_default() + "\n";
    (text, page(G::TITLE, name, &all))
}

/// The types for people who write programs, as the compiler knows them.
fn page(title: &str, game: &str, declarations: &[String]) -> String {
    let mut text = format!(
        "# The engine protocol of {title}: all types\n\nWritten by `cargo xtask codegen` from the types in Rust; do not edit. \
         [engine.md](../engine.md) explains them. The same as JSON Schema: [{game}.schema.json]({game}.schema.json).\n\n\
         Types are written as TypeScript writes them: `?` after a name means that the field may be missing, `|` stands between \
         alternatives.\n\n| request | its `ok` |\n|---|---|\n"
    );
    for (request, reply) in schema::REPLY_TO {
        text.push_str(&format!("| `{request}` | `{reply}` |\n"));
    }
    for declaration in declarations {
        text.push_str(&format!("\n## {}\n\n```ts\n{declaration}\n```\n", name_of(declaration)));
    }
    text
}

/// What all games share.
fn common() -> Types {
    let messages = Types::default().with::<ToServer>().with::<ToClient<AnyGame>>().with::<NewMatch>();
    let people = messages.with::<Me>().with::<Device>().with::<Blocked>().with::<Notices>();
    let lists = people.with::<Summary>().with::<Created>().with::<Invitation>();
    // Named in places that do not say so to the compiler.
    let lists = lists.with::<table::Phrase>().with::<table::Arg>().with::<table::Problem>();
    lists.with::<Chances>().with::<Failed>().with::<OwnContent>().with::<Examined>()
}

fn index(common: &[String]) -> String {
    let mut text = String::from(WRITTEN);
    text.push_str("\n/** What a game names. */\nexport interface Game {\n");
    for (part, _) in PARTS {
        text.push_str(&format!("  {part}: unknown;\n"));
    }
    text.push_str("}\n");
    for declaration in common {
        export(&mut text, &generic(declaration));
    }
    text
}

/// The file of a game: its own types, then the messages with these in them.
fn of_game(game: &str, own: &[String], common: &[String]) -> String {
    let mut types = String::new();
    for declaration in own {
        export(&mut types, declaration);
    }
    let named = |it: &&str| !OF_A_GAME.contains(it) && words(&types).any(|word| word == *it);
    let needed: Vec<&str> = common.iter().map(|it| name_of(it)).filter(named).collect();
    let mut text = String::from(WRITTEN);
    text.push_str("\nimport type * as common from \"$frame/protocol/index\";\n");
    if !needed.is_empty() {
        text.push_str(&format!("import type {{ {} }} from \"$frame/protocol/index\";\n", needed.join(", ")));
    }
    text.push_str(&types);
    let parts = PARTS.map(|(part, name)| format!("{part}: {name}")).join("; ");
    text.push_str(&format!("\n/** What the game names. */\nexport interface {game} {{ {parts} }}\n"));
    // A game may have something of its own by the name of a message.
    let taken = |name: &&str| own.iter().any(|it| name_of(it) == *name);
    for name in NAMED_BY_GAMES.iter().filter(|it| !taken(it)) {
        export(&mut text, &format!("type {name} = common.{name}<{game}>;"));
    }
    text
}

fn export(text: &mut String, declaration: &str) {
    text.push_str("\nexport ");
    text.push_str(declaration);
    text.push('\n');
}

/// A message with the place of the game left open.
fn generic(declaration: &str) -> String {
    let name = name_of(declaration);
    if !OF_A_GAME.contains(&name) {
        return declaration.to_string();
    }
    let open = |word: &str| {
        let part = PARTS.iter().find(|it| it.1 == word).map(|it| format!("G[\"{}\"]", it.0));
        part.or_else(|| OF_A_GAME.contains(&word).then(|| format!("{word}<G>")))
    };
    let text: Vec<String> = declaration
        .lines()
        .map(|line| if is_comment(line) { line.to_string() } else { replaced(line, open) })
        .collect();
    text.join("\n").replacen(&format!("type {name}<G>"), &format!("type {name}<G extends Game>"), 1)
}

/// `Table` of `type Table = …`.
fn name_of(declaration: &str) -> &str {
    words(declaration).nth(1).unwrap_or_default()
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with(['*', '/'])
}

fn is_part_of_word(it: char) -> bool {
    it.is_ascii_alphanumeric() || it == '_'
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|it| !is_comment(it));
    lines.flat_map(|it| it.split(|it| !is_part_of_word(it))).filter(|it| !it.is_empty())
}

/// A line with some of its words replaced.
fn replaced(line: &str, by: impl Fn(&str) -> Option<String>) -> String {
    let mut text = String::new();
    for piece in line.split_inclusive(|it| !is_part_of_word(it)) {
        let word = piece.trim_end_matches(|it| !is_part_of_word(it));
        text.push_str(&by(word).unwrap_or_else(|| word.to_string()));
        text.push_str(&piece[word.len()..]);
    }
    text
}

/// `Aces` for `aces`.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|it| it.to_ascii_uppercase().to_string() + letters.as_str()).unwrap_or_default()
}
