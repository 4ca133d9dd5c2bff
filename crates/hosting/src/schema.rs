//! The types of the engine protocol as JSON Schema, one document a game, from what the types say of themselves in TypeScript.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

/// Requests that are read by hand, and replies that are written where they are made.
pub(crate) const WRITTEN: &[&str] = &[
    "type EngineQuestion = EngineQuery & { seat?: number, on?: number, };",
    "type EngineOther = { do: \"query\", } & EngineQuestion | { do: \"queries\", questions: Array<EngineQuestion>, } \
     | { do: \"batch\", } & Batch | { do: \"drill\", } & EngineDrill;",
    "type EngineLine = { id?: unknown, } & (EngineRequest | EngineOther);",
    "type Hello = { program: string, version: string, protocol: number, features: Array<string>, language: string, \
     limits: { line: number, handles: number, batch: number, }, games?: Array<string>, seat?: number | null, \
     game?: string, seed?: number, setup?: object, time?: TimeAllowed, server?: string, match?: string, };",
    "type TimeAllowed = { move: number | null, game: number | null, };",
    "type Offer = { games: Array<object>, };",
    "type Suggested = { choice: Choice, };",
    "type Analysed = { analysis: object, };",
    "type Kept = { handle: number, };",
    "type Released = { handles: number, };",
    "type Restored = { pending: Awaited, };",
    "type Saved = { match: object, };",
    "type FoundAll = { replies: Array<{ ok: EngineFound, } | { error: Error, }>, };",
    "type Drilled = About & DrillArrays | DrillArrays | { observation: string, } | { choices: Array<Choice>, } \
     | { picture: string, } | WorldInfo | Record<string, never>;",
    "type DrillArrays = { heads: string, observations: string, options: string, };",
    "type Bye = \"bye\";",
    "type Replied = { replies: Array<Reply>, };",
    "type Reply = { id: unknown, ok: unknown, } | { id: unknown, error: Error, };",
];

/// The request, and the type of its reply.
pub(crate) const REPLY_TO: &[(&str, &str)] = &[
    ("analyse", "Analysed"),
    ("answer", "Told"),
    ("batch", "Replied"),
    ("drill", "Drilled"),
    ("drop", "Released"),
    ("games", "Offer"),
    ("hello", "Hello"),
    ("imagine", "Kept"),
    ("load", "Told"),
    ("new", "Told"),
    ("next", "Told"),
    ("pending", "Awaited"),
    ("queries", "FoundAll"),
    ("query", "EngineFound"),
    ("quit", "Bye"),
    ("redo", "Told"),
    ("resign", "Told"),
    ("restore", "Restored"),
    ("save", "Saved"),
    ("snapshot", "Kept"),
    ("suggest", "Suggested"),
    ("undo", "Restored"),
    ("view", "EngineView"),
    ("wait", "Told"),
    ("world", "WorldInfo"),
];

/// The document of a game, from the declarations of its types and the engine's.
pub(crate) fn document(game: &str, title: &str, declarations: &[String]) -> Value {
    let declared: BTreeMap<String, Declared> = declarations.iter().map(|it| read(it)).collect();
    let mut schema = Schema { declared, written: BTreeMap::new(), begun: BTreeSet::new() };
    let request = schema.of(&Type::named("EngineLine"), &BTreeMap::new());
    // The parts of a line that have names of their own.
    for part in ["EngineRequest", "EngineQuery", "Batch", "EngineDrill"] {
        schema.of(&Type::named(part), &BTreeMap::new());
    }
    let reply = schema.of(&Type::named("Reply"), &BTreeMap::new());
    let replies: Map<String, Value> = REPLY_TO
        .iter()
        .map(|(request, reply)| (request.to_string(), schema.of(&Type::named(reply), &BTreeMap::new())))
        .collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("The engine protocol of Sandtable: {title}"),
        "description": format!("Written by `cargo xtask codegen` from the types in Rust. `$defs` has requests, replies, views, \
            questions, choices and events of \"{game}\"; `replies` names what the `ok` of each request is; the root is a line to or \
            from the engine: a request or a reply."),
        "anyOf": [request, reply],
        "replies": replies,
        "$defs": schema.written,
    })
}

/// A declaration: its parameters and what it is.
#[derive(Clone, Debug)]
struct Declared {
    parameters: Vec<String>,
    is: Type,
}

/// What a type of TypeScript may look like here.
#[derive(Clone, Debug)]
enum Type {
    Literal(Value),
    Named(String, Vec<Type>),
    Object(Vec<Field>),
    /// All keys alike.
    Keyed(Box<Type>),
    List(Box<Type>),
    Tuple(Vec<Type>),
    Any(Vec<Type>),
    All(Vec<Type>),
}

#[derive(Clone, Debug)]
struct Field {
    name: String,
    optional: bool,
    about: String,
    is: Type,
}

impl Type {
    fn named(name: &str) -> Type {
        Type::Named(name.to_string(), Vec::new())
    }
}

type Given = BTreeMap<String, Type>;

struct Schema {
    declared: BTreeMap<String, Declared>,
    written: BTreeMap<String, Value>,
    begun: BTreeSet<String>,
}

impl Schema {
    fn of(&mut self, it: &Type, given: &Given) -> Value {
        match it {
            Type::Literal(value) => json!({"const": value}),
            Type::List(of) => json!({"type": "array", "items": self.of(of, given)}),
            Type::Tuple(all) => {
                let items: Vec<Value> = all.iter().map(|it| self.of(it, given)).collect();
                json!({"type": "array", "prefixItems": items, "minItems": all.len(), "maxItems": all.len()})
            }
            Type::Keyed(of) => json!({"type": "object", "additionalProperties": self.of(of, given)}),
            Type::Any(all) => self.any(all, given),
            Type::Object(_) | Type::All(_) => {
                let all = self.objects(it, given);
                let mut all: Vec<Value> = all.iter().map(|it| self.object(it)).collect();
                if all.len() == 1 { all.remove(0) } else { json!({"anyOf": all}) }
            }
            Type::Named(name, arguments) => self.named(name, arguments, given),
        }
    }

    fn any(&mut self, all: &[Type], given: &Given) -> Value {
        let literals: Option<Vec<&Value>> =
            all.iter().map(|it| if let Type::Literal(value) = it { Some(value) } else { None }).collect();
        match literals {
            Some(values) => json!({"enum": values}),
            None => {
                let mut members: Vec<Value> = Vec::new();
                for it in all.iter().map(|it| self.of(it, given)) {
                    if !members.contains(&it) {
                        members.push(it);
                    }
                }
                if members.len() == 1 { members.remove(0) } else { json!({"anyOf": members}) }
            }
        }
    }

    fn named(&mut self, name: &str, arguments: &[Type], given: &Given) -> Value {
        let plain = match name {
            "number" | "bigint" => json!({"type": "number"}),
            "string" | "boolean" | "null" | "object" => json!({"type": name}),
            "unknown" | "any" | "JsonValue" => json!({}),
            "never" => json!({"not": {}}),
            _ => Value::Null,
        };
        if !plain.is_null() {
            return plain;
        }
        if let Some(it) = given.get(name) {
            // What was given was written where nothing else is given.
            return self.of(&it.clone(), &Given::new());
        }
        let filled: Vec<Type> = arguments.iter().map(|it| fill(it, given)).collect();
        if let ("Partial", [Type::Keyed(_)]) = (name, &filled[..]) {
            return self.of(&filled[0], &Given::new());
        }
        if matches!(name, "Omit" | "Partial") {
            return self.of(&Type::All(vec![Type::Named(name.to_string(), filled)]), &Given::new());
        }
        let key = filled.iter().fold(name.to_string(), |key, it| format!("{key}_{}", short(it)));
        if self.begun.insert(key.clone()) {
            let declared = self.declared.get(name).cloned();
            let declared = declared.unwrap_or_else(|| panic!("{name} is not declared"));
            let given: Given = declared.parameters.iter().cloned().zip(filled).collect();
            let written = self.of(&declared.is, &given);
            self.written.insert(key.clone(), written);
        }
        json!({"$ref": format!("#/$defs/{key}")})
    }

    /// The objects that a type stands for, each with all its fields: those of a union, and those that are put together.
    fn objects(&self, it: &Type, given: &Given) -> Vec<Vec<Field>> {
        let filled = |fields: &[Field]| {
            let with = |it: &Field| Field { is: fill(&it.is, given), ..it.clone() };
            fields.iter().map(with).collect::<Vec<Field>>()
        };
        match it {
            Type::Object(fields) => vec![filled(fields)],
            Type::Any(all) => all.iter().flat_map(|it| self.objects(it, given)).collect(),
            Type::All(all) => all.iter().fold(vec![Vec::new()], |so_far, it| {
                let more = self.objects(it, given);
                let both = |a: &Vec<Field>| {
                    let joined = |b: &Vec<Field>| a.iter().chain(b).cloned().collect();
                    more.iter().map(joined).collect::<Vec<Vec<Field>>>()
                };
                so_far.iter().flat_map(both).collect()
            }),
            Type::Named(name, arguments) if name == "Partial" => {
                let mut all = self.objects(&arguments[0], given);
                all.iter_mut().flatten().for_each(|it| it.optional = true);
                all
            }
            Type::Named(name, arguments) if name == "Omit" => {
                let left_out = |it: &Field| match &arguments[1] {
                    Type::Literal(key) => *key == it.name.as_str(),
                    Type::Any(keys) => {
                        keys.iter().any(|key| matches!(key, Type::Literal(key) if *key == it.name.as_str()))
                    }
                    _ => false,
                };
                let all = self.objects(&arguments[0], given).into_iter();
                all.map(|fields| fields.into_iter().filter(|it| !left_out(it)).collect()).collect()
            }
            Type::Named(name, arguments) => {
                if let Some(it) = given.get(name) {
                    return self.objects(it, &Given::new());
                }
                let declared = self.declared.get(name).unwrap_or_else(|| panic!("{name} is not declared"));
                let arguments = arguments.iter().map(|it| fill(it, given));
                self.objects(&declared.is, &declared.parameters.iter().cloned().zip(arguments).collect())
            }
            other => panic!("{other:?} is put together with an object"),
        }
    }

    fn object(&mut self, fields: &[Field]) -> Value {
        let mut properties = Map::new();
        for it in fields {
            let mut schema = self.of(&it.is, &Given::new());
            // Where anything may be, nothing may be too.
            if it.optional && !is_nullable(&it.is) && schema != json!({}) {
                schema = json!({"anyOf": [schema, {"type": "null"}]});
            }
            if !it.about.is_empty() {
                schema["description"] = it.about.as_str().into();
            }
            properties.insert(it.name.clone(), schema);
        }
        // What is said again is said otherwise.
        let again = |i: usize| fields[i + 1..].iter().any(|it| it.name == fields[i].name);
        let fields: Vec<&Field> = (0..fields.len()).filter(|i| !again(*i)).map(|i| &fields[i]).collect();
        // What may be nothing is left out here and told as nothing there.
        let needed = fields.iter().filter(|it| !it.optional && !is_nullable(&it.is));
        let required: BTreeSet<&str> = needed.map(|it| it.name.as_str()).collect();
        json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
    }
}

fn is_nullable(it: &Type) -> bool {
    match it {
        Type::Named(name, _) => name == "null",
        Type::Any(all) => all.iter().any(is_nullable),
        _ => false,
    }
}

/// A type with what its parameters are given.
fn fill(it: &Type, given: &Given) -> Type {
    let all = |them: &[Type]| them.iter().map(|it| fill(it, given)).collect();
    match it {
        Type::Literal(_) => it.clone(),
        Type::Named(name, arguments) => match given.get(name) {
            Some(it) => it.clone(),
            None => Type::Named(name.clone(), all(arguments)),
        },
        Type::Object(fields) => {
            let with = |it: &Field| Field { is: fill(&it.is, given), ..it.clone() };
            Type::Object(fields.iter().map(with).collect())
        }
        Type::Keyed(of) => Type::Keyed(Box::new(fill(of, given))),
        Type::List(of) => Type::List(Box::new(fill(of, given))),
        Type::Tuple(them) => Type::Tuple(all(them)),
        Type::Any(them) => Type::Any(all(them)),
        Type::All(them) => Type::All(all(them)),
    }
}

/// A name for what a parameter is given.
fn short(it: &Type) -> String {
    match it {
        Type::Named(name, arguments) => {
            arguments.iter().fold(name.clone(), |so_far, it| format!("{so_far}_{}", short(it)))
        }
        Type::List(of) => format!("{}s", short(of)),
        Type::Any(all) => all.iter().map(short).collect::<Vec<_>>().join("_or_"),
        other => {
            let text = format!("{other:?}");
            text.chars().filter(char::is_ascii_alphanumeric).collect()
        }
    }
}

/// A declaration: its name and what it is.
fn read(declaration: &str) -> (String, Declared) {
    let mut reader = Reader { words: words(declaration), at: 0 };
    reader.about();
    reader.expect("type");
    let name = reader.next();
    let mut parameters = Vec::new();
    if reader.take("<") {
        while !reader.take(">") {
            parameters.push(reader.next());
            reader.take(",");
        }
    }
    reader.expect("=");
    let is = reader.union();
    (name, Declared { parameters, is })
}

struct Reader {
    words: Vec<String>,
    at: usize,
}

impl Reader {
    fn peek(&self) -> &str {
        self.words.get(self.at).map_or("", String::as_str)
    }

    fn next(&mut self) -> String {
        let word = self.peek().to_string();
        self.at += 1;
        word
    }

    fn take(&mut self, word: &str) -> bool {
        let is = self.peek() == word;
        self.at += usize::from(is);
        is
    }

    fn expect(&mut self, word: &str) {
        assert!(self.take(word), "{word:?} is missing before {:?}", self.peek());
    }

    /// The comment that comes next, if one does.
    fn about(&mut self) -> String {
        let mut about = String::new();
        while self.peek().starts_with("/*") {
            let lines = self.next();
            let lines = lines.trim_start_matches("/**").trim_end_matches("*/").lines();
            let lines: Vec<&str> = lines.map(|it| it.trim().trim_start_matches('*').trim()).collect();
            about = lines.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ");
        }
        about
    }

    fn union(&mut self) -> Type {
        self.about();
        self.take("|");
        let mut all = vec![self.intersection()];
        while self.take("|") {
            all.push(self.intersection());
        }
        if all.len() == 1 { all.remove(0) } else { Type::Any(all) }
    }

    fn intersection(&mut self) -> Type {
        let mut all = vec![self.postfix()];
        while self.take("&") {
            all.push(self.postfix());
        }
        if all.len() == 1 { all.remove(0) } else { Type::All(all) }
    }

    fn postfix(&mut self) -> Type {
        let mut it = self.primary();
        while self.peek() == "[" && self.words.get(self.at + 1).is_some_and(|it| it == "]") {
            self.at += 2;
            it = Type::List(Box::new(it));
        }
        it
    }

    fn primary(&mut self) -> Type {
        self.about();
        let word = self.next();
        match word.as_str() {
            "(" => {
                let it = self.union();
                self.expect(")");
                it
            }
            "{" => self.object(),
            "[" => {
                let mut all = Vec::new();
                while !self.take("]") {
                    all.push(self.union());
                    self.take(",");
                }
                Type::Tuple(all)
            }
            _ if word.starts_with('"') => {
                Type::Literal(serde_json::from_str(&word).unwrap_or(Value::String(word)))
            }
            "true" | "false" => Type::Literal(json!(word == "true")),
            _ if word.parse::<f64>().is_ok() => {
                Type::Literal(serde_json::from_str(&word).unwrap_or_default())
            }
            _ => {
                let mut arguments = Vec::new();
                if self.take("<") {
                    while !self.take(">") {
                        arguments.push(self.union());
                        self.take(",");
                    }
                }
                match (word.as_str(), arguments.len()) {
                    ("Array", 1) => Type::List(Box::new(arguments.remove(0))),
                    ("Record", 2) => Type::Keyed(Box::new(arguments.remove(1))),
                    _ => Type::Named(word, arguments),
                }
            }
        }
    }

    fn object(&mut self) -> Type {
        if self.take("[") {
            while self.next() != "]" {}
            self.take("?");
            self.expect(":");
            let of = self.union();
            self.take(",");
            self.take(";");
            self.expect("}");
            return Type::Keyed(Box::new(of));
        }
        let mut fields = Vec::new();
        loop {
            let about = self.about();
            if self.take("}") {
                return Type::Object(fields);
            }
            let name = self.next().trim_matches('"').to_string();
            let optional = self.take("?");
            self.expect(":");
            fields.push(Field { name, optional, about, is: self.union() });
            if !self.take(",") {
                self.take(";");
            }
        }
    }
}

/// The words of a declaration: names, strings, signs and comments.
fn words(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let n = match first {
            _ if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |it| it + 2),
            '"' => rest[1..].find('"').map_or(rest.len(), |it| it + 2),
            _ if first.is_ascii_alphanumeric() || first == '_' || first == '-' => rest
                .find(|it: char| !(it.is_ascii_alphanumeric() || matches!(it, '_' | '-' | '.')))
                .unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        let (word, after) = rest.split_at(n);
        if !first.is_whitespace() {
            all.push(word.to_string());
        }
        rest = after;
    }
    all
}
