//! Drives the built binary: the engine line by line, and the other commands as a whole.
#![allow(dead_code, reason = "each test file uses a part of it")]

mod schema;

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    thread,
};

pub use schema::Schema;
use serde_json::{Value, json};
use table::{Chance, Shuffler};

fn sandtable() -> Command {
    Command::new(env!("CARGO_BIN_EXE_sandtable"))
}

/// A running `sandtable engine`. Every line and every reply is held against the schema of the game that is played.
pub struct Partner {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// The game of the match, and of the drill.
    games: [String; 2],
}

impl Partner {
    pub fn new() -> Partner {
        Partner::with(&[])
    }

    /// One with arguments such as `--language it`.
    pub fn with(arguments: &[&str]) -> Partner {
        let mut command = sandtable();
        command.arg("engine").args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the engine starts");
        let input = child.stdin.take().expect("the engine has an input");
        let output = BufReader::new(child.stdout.take().expect("the engine has an output"));
        Partner { child, input, output, games: ["aces", "aces"].map(str::to_string) }
    }

    /// Sends any bytes as a line, and returns the reply.
    pub fn line(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).expect("the engine reads");
        self.input.write_all(b"\n").expect("the engine reads");
        let mut reply = String::new();
        self.output.read_line(&mut reply).expect("the engine writes text");
        let start = String::from_utf8_lossy(&line[..line.len().min(300)]).into_owned();
        let reply: Value =
            serde_json::from_str(&reply).unwrap_or_else(|why| panic!("{why}: {reply:?} after {start}"));
        if let Ok(line) = serde_json::from_slice(line) {
            self.compare(&line, &reply);
        }
        reply
    }

    /// Holds a line and its reply against the schema; those of a batch one by one, too.
    fn compare(&mut self, line: &Value, reply: &Value) {
        let named = match (line["do"].as_str(), &line["match"]) {
            (Some("load"), Value::String(text)) => {
                serde_json::from_str(text).unwrap_or(Value::Null)["game"].take()
            }
            (Some("load"), it) => it["game"].clone(),
            _ => line["game"].clone(),
        };
        let game = &mut self.games[usize::from(line["do"] == "drill")];
        if let (Some(_), Some(named)) = (reply.get("ok"), named.as_str()) {
            *game = named.to_string();
        }
        if let Some(schema) = Schema::of(game) {
            schema.hold(line, reply);
        }
        let within = line["requests"].as_array().into_iter().flatten();
        let replies = reply["ok"]["replies"].as_array().into_iter().flatten();
        within.zip(replies).for_each(|(line, reply)| self.compare(line, reply));
    }

    pub fn ask(&mut self, request: &Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    /// Sends a request that must succeed.
    pub fn ok(&mut self, request: &Value) -> Value {
        let mut reply = self.ask(request);
        assert!(reply.get("error").is_none(), "{request} got {reply}");
        reply["ok"].take()
    }

    /// Sends a request that must fail, and returns the error.
    pub fn error(&mut self, request: &Value) -> Value {
        let mut reply = self.ask(request);
        assert!(reply.get("ok").is_none(), "{request} got {reply}");
        assert_is_a_sentence(&reply["error"]);
        reply["error"].take()
    }

    pub fn pending(&mut self) -> Value {
        self.ok(&json!({"do": "pending"}))
    }

    /// Some legal answer to what is awaited, found by the protocol alone.
    pub fn find_answer(&mut self, pending: &Value, chance: &mut Shuffler) -> Value {
        if let Some(wanted) = pending.get("roll") {
            let sides = wanted["sides"].as_u64().expect("dice have sides") as u32;
            let n = wanted["n"].as_u64().expect("so many dice");
            let dice: Vec<u32> = (0..n).map(|_| 1 + chance.below(sides)).collect();
            return json!({"do": "answer", "roll": dice});
        }
        if let Some(bag) = pending.pointer("/draw/bag").and_then(Value::as_array) {
            return json!({"do": "answer", "draw": one_of(bag, chance)});
        }
        let prompt = one_of(pending["decide"].as_array().expect("a decision"), chance);
        let choose = |choice: Value| json!({"do": "answer", "seat": prompt["seat"], "choice": choice});
        let options = prompt["options"].as_array().expect("options are listed");
        if let Some(units) = prompt.pointer("/space/divide/units").and_then(Value::as_array) {
            let mut piles: [Vec<&Value>; 3] = Default::default();
            for unit in units {
                piles[chance.below(3) as usize].push(unit);
            }
            return choose(json!({"divide": piles}));
        }
        if let Some(units) = prompt.pointer("/space/march/units").and_then(Value::as_array)
            && 0 < chance.below(units.len() as u32 + 1)
        {
            let unit = one_of(units, chance);
            let reach = self.ok(&json!({"do": "query", "what": "reach", "unit": unit}));
            let hexes = reach["hexes"].as_object().expect("hexes in reach");
            let nth = chance.below(hexes.len() as u32) as usize;
            let (hex, way) = hexes.iter().nth(nth).expect("a unit that can move has somewhere to go");
            assert_eq!(way["path"].as_array().and_then(|it| it.last()), Some(&json!(hex)));
            return choose(json!({"march": {"unit": unit, "path": way["path"]}}));
        }
        choose(one_of(options, chance).clone())
    }

    /// Plays on for at most `n` answers; the events, and what is awaited then.
    pub fn play(&mut self, n: usize, chance: &mut Shuffler) -> (Vec<Value>, Value) {
        let mut pending = self.pending();
        let mut told = Vec::new();
        for _ in 0..n {
            if pending.get("over").is_some() {
                break;
            }
            let answer = self.find_answer(&pending, chance);
            let mut reply = self.ok(&answer);
            told.extend(reply["events"].as_array().expect("events").iter().cloned());
            pending = reply["pending"].take();
        }
        (told, pending)
    }

    /// Ends the input and waits; returns whether it ended well.
    pub fn leave(self) -> bool {
        let Partner { mut child, input, output, .. } = self;
        drop(input);
        let status = child.wait().expect("the engine ends");
        drop(output);
        status.success()
    }
}

fn one_of<'a>(list: &'a [Value], chance: &mut Shuffler) -> &'a Value {
    &list[chance.below(list.len() as u32) as usize]
}

/// An error has a code for programs and a sentence for people, and is never a fault of ours.
pub fn assert_is_a_sentence(error: &Value) {
    let (code, message) = (error["code"].as_str().unwrap_or(""), error["message"].as_str().unwrap_or(""));
    assert!(!code.is_empty() && code != "fault", "{error}");
    assert!(5 < message.len() && message.ends_with('.'), "{error}");
}

/// How a command went.
pub struct Ran {
    pub well: bool,
    pub out: String,
    pub err: String,
}

/// Runs a command with all of its input at once.
pub fn run(arguments: &[&str], input: &str) -> Ran {
    run_bytes(arguments, input.as_bytes())
}

pub fn run_bytes(arguments: &[&str], input: &[u8]) -> Ran {
    let mut command = sandtable();
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    let mut keyboard = child.stdin.take().expect("the command has an input");
    let typed = input.to_vec();
    // A command may end before it has read everything.
    let typing = thread::spawn(move || keyboard.write_all(&typed).is_ok());
    let output = child.wait_with_output().expect("the command ends");
    typing.join().expect("typing ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("commands write text");
    Ran { well: output.status.success(), out: text(output.stdout), err: text(output.stderr) }
}

/// A folder of one test, empty at its beginning and gone at its end.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("sandtable-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("there is room for a folder");
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The path of a file in it, as an argument.
    pub fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// Writes a file into it.
    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let file = self.file(name);
        fs::write(&file, text).expect("there is room for a file");
        file
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A running `sandtable play`, prompt by prompt.
pub struct Terminal {
    child: Child,
    keyboard: ChildStdin,
    screen: BufReader<ChildStdout>,
}

impl Terminal {
    pub fn new(arguments: &[&str]) -> Terminal {
        let mut command = sandtable();
        command.args(["play", "aces"]).args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the game starts");
        let keyboard = child.stdin.take().expect("there is a keyboard");
        let screen = BufReader::new(child.stdout.take().expect("there is a screen"));
        Terminal { child, keyboard, screen }
    }

    /// What is written up to the next prompt, or to the end of the game.
    pub fn read(&mut self) -> String {
        let mut text = Vec::new();
        while !text.ends_with(b" > ") {
            if self.screen.read_until(b' ', &mut text).expect("the screen can be read") == 0 {
                break;
            }
        }
        String::from_utf8(text).expect("the game writes text")
    }

    /// Types a line and reads what comes.
    pub fn say(&mut self, line: &str) -> String {
        self.keyboard.write_all(line.as_bytes()).expect("someone listens");
        self.keyboard.write_all(b"\n").expect("someone listens");
        self.read()
    }

    /// Ends the input and waits; returns whether the game ended well.
    pub fn leave(mut self) -> bool {
        drop(self.keyboard);
        let mut rest = Vec::new();
        while self.screen.read_until(b'\n', &mut rest).expect("the screen can be read") != 0 {}
        self.child.wait().expect("the game ends").success()
    }
}

/// The number of the line of a menu that has these words.
pub fn entry(screen: &str, words: &str) -> String {
    let line = screen.lines().rev().find(|it| number(it).is_some() && it.contains(words));
    let line = line.unwrap_or_else(|| panic!("no {words:?} in {screen}"));
    number(line).expect("it has a number").to_string()
}

/// How many entries the menu has.
pub fn n_entries(screen: &str) -> usize {
    screen.lines().filter(|it| number(it).is_some()).count()
}

fn number(line: &str) -> Option<usize> {
    let (number, _) = line.trim_start().split_once("  ")?;
    number.parse().ok()
}

/// Something that a person might type at a prompt.
pub fn type_something(screen: &str, chance: &mut Shuffler) -> String {
    if screen.contains("or even.") {
        return "even".to_string();
    }
    if let Some((_, hexes)) = screen.rsplit_once("can go to: ")
        && screen.contains("Where to?")
    {
        let hexes: Vec<&str> = hexes.lines().next().unwrap_or("").split(", ").collect();
        let hex = hexes[chance.below(hexes.len() as u32) as usize];
        return hex.split(' ').next().unwrap_or(hex).to_string();
    }
    match n_entries(screen) {
        0 => "back".to_string(),
        n => (1 + chance.below(n as u32)).to_string(),
    }
}
