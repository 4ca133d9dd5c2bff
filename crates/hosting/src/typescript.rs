//! Every type that crosses the wire, in TypeScript: what all games share in one file, what each game names in its own. And content
//! that pages need before there is a match.

use std::{any::TypeId, collections::BTreeSet};

use serde::Serialize;
use ts_rs::{Config, TS, TypeVisitor};

use crate::{HostedGame, Parts, Visitor, messages::*, schema};

const WRITTEN: &str = "// Written by `cargo xtask codegen` from the types in Rust. Do not edit.\n";

/// What the JavaScript client calls the types of a game's engine protocol.
const CLIENT_PARTS: [(&str, &str); 14] = [
    ("setup", "Request"),
    ("view", "EngineView"),
    ("world", "WorldInfo"),
    ("ask", "Ask"),
    ("choice", "Choice"),
    ("space", "EngineSpace"),
    ("event", "Event"),
    ("query", "EngineQuery"),
    ("found", "EngineFound"),
    ("pending", "Awaited"),
    ("prompt", "Prompted"),
    ("told", "Told"),
    ("acts", "Space"),
    ("outcome", "Outcome"),
];

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
        Files(vec![
            ("web/src/protocol/index.ts".to_string(), index(&common().declarations())),
            ("clients/js/types/engine.d.ts".to_string(), EngineTypes::new().file()),
        ])
    }
}

impl Visitor for Files {
    fn visit<G: HostedGame>(&mut self) {
        let name = <G::Rules as table::Rules>::NAME;
        let common = common();
        let mut own = G::typescript().but_for(&common);
        let mut from_client = Vec::new();
        if !G::IS_SAMPLE {
            let all = engine_protocol::<G>();
            let (schema, page) = described::<G>(&all);
            self.0.push((format!("docs/engine/{name}.schema.json"), schema));
            self.0.push((format!("docs/engine/{name}.md"), page));
            self.0.push((format!("clients/js/types/{name}.d.ts"), client_types(&all)));
            (from_client, own) = own.into_iter().partition(|it| all.contains(it));
        }
        let from_client = FromClient { game: name, declarations: from_client };
        let types = of_game(&from_client, &own, &common.declarations());
        self.0.push((format!("games/{name}/web/protocol.ts"), types));
        let more = G::generated().into_iter();
        self.0.extend(more.map(|(file, text)| (format!("games/{name}/{file}"), text)));
    }
}

/// All types of the engine protocol of a game.
fn engine_protocol<G: HostedGame>() -> Vec<String> {
    let engine = crate::engine::types().declarations();
    let own = G::typescript().with::<table::Phrase>().with::<table::Arg>().with::<table::Problem>();
    let written = schema::WRITTEN.iter().map(ToString::to_string);
    let mut all: Vec<String> = engine.into_iter().chain(written).chain(G::engine_types()).collect();
    let known: BTreeSet<String> = all.iter().map(|it| name_of(it).to_string()).collect();
    all.extend(own.declarations().into_iter().filter(|it| !known.contains(name_of(it))));
    all.sort();
    all
}

/// The engine protocol of a game as JSON Schema, and as a page for people.
fn described<G: HostedGame>(all: &[String]) -> (String, String) {
    let name = <G::Rules as table::Rules>::NAME;
    let document = schema::document(name, G::TITLE, all);
    let text = serde_json::to_string_pretty(&document).unwrap_or_default() + "\n";
    (text, page(G::TITLE, name, all))
}

/// The types of the engine protocol that all games share.
struct EngineTypes {
    /// Those in which no game occurs.
    plain: Vec<String>,
    /// Those that name parts of a game, which are left open.
    of_a_game: Vec<String>,
}

impl EngineTypes {
    fn new() -> EngineTypes {
        let engine =
            crate::engine::types().with::<table::Phrase>().with::<table::Arg>().with::<table::Problem>();
        let written = schema::WRITTEN.iter().map(ToString::to_string);
        let mut all: Vec<String> = engine.declarations().into_iter().chain(written).collect();
        all.sort();
        let mut plain = all.clone();
        // What names a type that is not there names one of a game; and so does what names that.
        loop {
            let known: BTreeSet<String> = plain.iter().map(|it| name_of(it).to_string()).collect();
            let n = plain.len();
            plain.retain(|it| types_in(it).all(|name| known.contains(name)));
            if plain.len() == n {
                break;
            }
        }
        let of_a_game = all.into_iter().filter(|it| !plain.contains(it)).collect();
        EngineTypes { plain, of_a_game }
    }

    fn file(&self) -> String {
        let names: Vec<&str> = self.of_a_game.iter().map(|it| name_of(it)).collect();
        let mut text = String::from(WRITTEN);
        text.push_str("\n/** What some game says: all of its types are known where the game is. */\nexport interface Protocol {\n");
        for (part, _) in CLIENT_PARTS {
            text.push_str(&format!("  {part}: unknown;\n"));
        }
        text.push_str("}\n");
        for declaration in &self.plain {
            export(&mut text, declaration);
        }
        for declaration in &self.of_a_game {
            export(&mut text, &left_open(declaration, &CLIENT_PARTS, &names, "Protocol"));
        }
        text
    }
}

/// The types that a declaration names, but for those of the language.
fn types_in(declaration: &str) -> impl Iterator<Item = &str> {
    let is_own = |it: &&str| it.starts_with(|it: char| it.is_ascii_uppercase());
    words(declaration).filter(is_own).filter(|it| !["Array", "Record"].contains(it))
}

/// The types for the JavaScript client, with a list of those that it names. What all games share has a file of its own.
fn client_types(declarations: &[String]) -> String {
    let engine = EngineTypes::new();
    let own: Vec<String> = declarations
        .iter()
        .filter(|it| !engine.plain.contains(it) && !engine.of_a_game.contains(it))
        .cloned()
        .collect();
    let mut text = String::from(WRITTEN);
    text.push_str("\nimport type * as engine from \"./engine.js\";\n");
    text.push_str(imported("./engine.js", &engine.plain, &own).trim_start_matches('\n'));
    text.push_str("\nexport type * from \"./engine.js\";\n");
    text.push_str(exported(&own).trim_start_matches(WRITTEN));
    text.push_str("\n/** What the client names. */\nexport interface Protocol {\n");
    for (part, name) in CLIENT_PARTS {
        text.push_str(&format!("  {part}: {name};\n"));
    }
    text.push_str("}\n");
    for name in engine.of_a_game.iter().map(|it| name_of(it)) {
        export(&mut text, &format!("type {name} = engine.{name}<Protocol>;"));
    }
    text
}

/// The types of a game that the browser and the JavaScript client share: they are written for the client.
struct FromClient<'a> {
    game: &'a str,
    declarations: Vec<String>,
}

impl FromClient<'_> {
    fn file(&self) -> String {
        format!("../../../clients/js/types/{}.js", self.game)
    }
}

/// Those types of another file that declarations name.
fn imported(file: &str, there: &[String], named_by: &[String]) -> String {
    let named: BTreeSet<&str> = named_by.iter().flat_map(|it| words(it)).collect();
    let needed: Vec<&str> = there.iter().map(|it| name_of(it)).filter(|it| named.contains(it)).collect();
    match needed.is_empty() {
        true => String::new(),
        false => format!("\nimport type {{ {} }} from \"{file}\";\n", needed.join(", ")),
    }
}

fn exported(declarations: &[String]) -> String {
    let mut text = String::from(WRITTEN);
    for declaration in declarations {
        export(&mut text, declaration);
    }
    text
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
    let bots = lists.with::<OwnBots>().with::<BotToken>().with::<BotInfo>().with::<Challenge>();
    let lists = bots.with::<Ladder>().with::<LadderCourse>();
    let lists = lists.with::<LeagueSummary>().with::<LeagueInvitation>().with::<League>();
    lists.with::<Chances>().with::<Failed>().with::<OwnContent>().with::<Examined>().with::<Packed>()
}

fn index(common: &[String]) -> String {
    let mut text = String::from(WRITTEN);
    text.push_str("\n/** What a game names. */\nexport interface Game {\n");
    for (part, _) in PARTS {
        text.push_str(&format!("  {part}: unknown;\n"));
    }
    text.push_str("}\n");
    for declaration in common {
        export(&mut text, &left_open(declaration, &PARTS, &OF_A_GAME, "Game"));
    }
    text
}

/// The file of a game: its own types, then the messages with these in them.
fn of_game(from_client: &FromClient<'_>, own: &[String], common: &[String]) -> String {
    let game = &capital(from_client.game);
    let parts = PARTS.map(|(part, name)| format!("{part}: {name}")).join("; ");
    let names = format!("interface {game} {{ {parts} }}");
    let there = &from_client.declarations;
    let mut text = String::from(WRITTEN);
    text.push_str("\nimport type * as common from \"$frame/protocol/index\";\n");
    let is_message = |it: &&String| !OF_A_GAME.contains(&name_of(it));
    let messages: Vec<String> = common.iter().filter(is_message).cloned().collect();
    text.push_str(imported("$frame/protocol/index", &messages, own).trim_start_matches('\n'));
    let all: Vec<String> = own.iter().cloned().chain([names.clone()]).collect();
    text.push_str(imported(&from_client.file(), there, &all).trim_start_matches('\n'));
    if !there.is_empty() {
        let all: Vec<&str> = there.iter().map(|it| name_of(it)).collect();
        text.push_str(&format!("\nexport type {{ {} }} from \"{}\";\n", all.join(", "), from_client.file()));
    }
    text.push_str(exported(own).trim_start_matches(WRITTEN));
    text.push_str("\n/** What the game names. */");
    text.push_str(&format!("\nexport {names}\n"));
    // A game may have something of its own by the name of a message.
    let taken = |name: &&str| own.iter().chain(there).any(|it| name_of(it) == *name);
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

/// A declaration with the place of the game left open: `parts` are what a game names, `of_a_game` what names these.
fn left_open(declaration: &str, parts: &[(&str, &str)], of_a_game: &[&str], game: &str) -> String {
    let name = name_of(declaration);
    if !of_a_game.contains(&name) {
        return declaration.to_string();
    }
    let open = |word: &str| {
        if of_a_game.contains(&word) {
            return Some(format!("{word}<G>"));
        }
        parts.iter().find(|it| it.1 == word).map(|it| format!("G[\"{}\"]", it.0))
    };
    let text: Vec<String> = declaration
        .lines()
        .map(|line| if is_comment(line) { line.to_string() } else { replaced(line, open) })
        .collect();
    text.join("\n").replacen(&format!("type {name}<G>"), &format!("type {name}<G extends {game}>"), 1)
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
