//! Turns what people type into answers: menus of numbers, a unit first and then where it goes.

use aces::{
    Aces, Ask, Choice, Faction, Hex, Space, UnitId, Why, World,
    board::{Field, Unit},
    choices::{March, Target},
    movement::movable,
    odds,
    reach::reach_with,
};
use hosting::{
    Failure, Localizer,
    terminal::{Lines, Typed},
};
use table::Prompt;
use table::{Dictionary, Sentence};

/// The words that are commands wherever they are typed.
const COMMANDS: [&str; 16] = [
    "quit",
    "q",
    "exit",
    "undo",
    "redo",
    "other",
    "partner",
    "help",
    "?",
    "look",
    "units",
    "factories",
    "log",
    "why",
    "hex",
    "save",
];

fn is_command(line: &str) -> bool {
    line.split_whitespace().next().is_some_and(|it| COMMANDS.contains(&it))
}

/// One question being put to one person.
pub(crate) struct Asking<'a> {
    pub(crate) localizer: &'a Localizer,
    pub(crate) world: &'a World,
    pub(crate) field: &'a Field,
    pub(crate) prompt: &'a Prompt<Aces>,
}

/// What is on a menu.
enum Entry {
    Choice(Choice),
    March(UnitId),
    AttackWith(UnitId),
    PlaceUnit(UnitId),
}

impl Asking<'_> {
    /// Puts the question until there is an answer, a command, or nobody.
    pub(crate) fn run(&self, lines: &mut Lines) -> Result<Typed<Choice>, Failure> {
        println!();
        println!("{}", self.localizer.say(self.world, &self.prompt.ask.phrase()));
        if let Some(Space::Divisions { faction }) = self.prompt.space {
            return self.divide(lines, faction);
        }
        let menu = self.menu();
        loop {
            for (i, (label, _)) in menu.iter().enumerate() {
                println!("{:>3}  {label}", i + 1);
            }
            let Some(line) = lines.ask(&self.localizer.word("terminal-choose"))? else {
                return Ok(Typed::End);
            };
            let number = line.parse::<usize>().ok().and_then(|it| it.checked_sub(1));
            let Some((_, entry)) = number.and_then(|it| menu.get(it)) else {
                return Ok(Typed::Command(line));
            };
            let typed = match entry {
                Entry::Choice(choice) => Some(Typed::Answer(choice.clone())),
                Entry::March(unit) => self.march(lines, *unit)?,
                Entry::AttackWith(unit) => self.attack(lines, *unit)?,
                Entry::PlaceUnit(unit) => self.place(lines, *unit)?,
            };
            if let Some(typed) = typed {
                return Ok(typed);
            }
        }
    }

    fn menu(&self) -> Vec<(String, Entry)> {
        let said = |choice: &Choice| self.localizer.say(self.world, &choice.phrase());
        let options = &self.prompt.options;
        let mut menu: Vec<(String, Entry)> = Vec::new();
        let named = |id: UnitId| self.field.unit(id).map_or_else(|| self.unit(id), |it| self.describe(it));
        if let Some(Space::Marches { faction, .. }) = self.prompt.space {
            menu.extend(
                movable(self.world, self.field, faction).map(|it| (self.describe(it), Entry::March(it.id))),
            );
        }
        if let Some(Space::GoOn { unit, .. }) = self.prompt.space {
            menu.push((named(unit), Entry::March(unit)));
        }
        for option in options {
            match option {
                Choice::Attack(attack) => {
                    if !menu.iter().any(|it| matches!(it.1, Entry::AttackWith(unit) if unit == attack.unit)) {
                        menu.push((named(attack.unit), Entry::AttackWith(attack.unit)));
                    }
                }
                Choice::Place { unit, .. } => {
                    if !menu.iter().any(|it| matches!(it.1, Entry::PlaceUnit(other) if other == *unit)) {
                        menu.push((self.unit(*unit), Entry::PlaceUnit(*unit)));
                    }
                }
                Choice::Buy { kind, .. } => {
                    let active = self.field.active.unwrap_or(Faction::Us);
                    let faction = if let Ask::Money { faction } = self.prompt.ask { faction } else { active };
                    let cost = self.world.figures(faction, *kind).cost;
                    menu.push((format!("{} ({cost})", said(option)), Entry::Choice(option.clone())));
                }
                Choice::Done => menu.push((self.localizer.word(self.done()), Entry::Choice(Choice::Done))),
                _ => menu.push((said(option), Entry::Choice(option.clone()))),
            }
        }
        menu
    }

    /// What "done" means here.
    fn done(&self) -> &'static str {
        match self.prompt.ask {
            // AA-AUT-29: the partner is asked before the phase ends.
            Ask::Move { faction } | Ask::Declare { faction } | Ask::Money { faction }
                if self.world.partners.is_some_and(|it| it[0] == faction) =>
            {
                "aces-terminal-hand-over"
            }
            Ask::Move { .. } => "aces-terminal-end-movement",
            Ask::Declare { .. } => "aces-terminal-to-combat",
            Ask::Money { .. } => "aces-terminal-end-turn",
            _ => "aces-choice-done",
        }
    }

    fn unit(&self, id: UnitId) -> String {
        self.localizer.arg(self.world, &id.into())
    }

    /// A unit with what matters of it in one line.
    fn describe(&self, unit: &Unit) -> String {
        describe(self.localizer, self.world, unit)
    }

    /// Where the unit goes. Nothing when the person went back.
    fn march(&self, lines: &mut Lines, id: UnitId) -> Result<Option<Typed<Choice>>, Failure> {
        let Some(unit) = self.field.unit(id) else { return Ok(None) };
        let (left, on_the_march) = match self.prompt.space {
            Some(Space::GoOn { left, .. }) => (left, true),
            _ => (unit.figures(self.world).speed, false),
        };
        let reach = reach_with(self.world, self.field, unit, left);
        let mut hexes: Vec<Hex> = reach.hexes().to_vec();
        hexes.sort_unstable();
        let cost = |hex: Hex| {
            let half_points = reach.passing_cost(hex).unwrap_or(0);
            format!("{hex} ({})", f32::from(half_points) / 2.0)
        };
        let hexes: Vec<String> = hexes.into_iter().map(cost).collect();
        let args = [("unit", self.unit(id).into()), ("hexes", hexes.join(", ").into())];
        println!("{}", self.localizer.tell("aces-terminal-reach", args));
        loop {
            let Some(line) = lines.ask(&self.localizer.word("aces-terminal-where-march"))? else {
                return Ok(Some(Typed::End));
            };
            let (hex, step_by_step) = read_goal(&line, on_the_march);
            match hex.parse::<Hex>() {
                Ok(hex) if reach.cost(hex).is_some() => {
                    let march = March { unit: id, path: reach.path_to(hex), step_by_step };
                    return Ok(Some(Typed::Answer(march.into())));
                }
                Ok(hex) => println!("{}", self.why_not(unit, hex)),
                Err(_) if line == "back" || line.is_empty() => return Ok(None),
                Err(_) if is_command(&line) => return Ok(Some(Typed::Command(line))),
                Err(_) => {
                    println!("{}", self.localizer.tell("aces-terminal-not-a-hex", [("text", line.into())]));
                }
            }
        }
    }

    /// Why a hex cannot be reached: the rule, if a single step shows it.
    fn why_not(&self, unit: &Unit, hex: Hex) -> String {
        match aces::movement::path_cost(self.world, self.field, unit, &[hex]) {
            Err(Why::NotNextTo { .. }) | Ok(_) => self.localizer.word("aces-terminal-not-reachable"),
            Err(why) => {
                let said = self.localizer.say(self.world, &why.phrase());
                self.localizer.tell("terminal-refused", [("why", said.into()), ("rule", why.rule().into())])
            }
        }
    }

    /// What the unit attacks, with the odds of each fight.
    fn attack(&self, lines: &mut Lines, id: UnitId) -> Result<Option<Typed<Choice>>, Failure> {
        let of_unit = self.prompt.options.iter().filter_map(|it| match it {
            Choice::Attack(attack) if attack.unit == id => Some((attack.at, it.clone())),
            _ => None,
        });
        let options: Vec<(Target, Choice)> = of_unit.collect();
        if options.iter().any(|it| matches!(it.0, Target::Hex(_))) {
            return self.aim(lines, &options);
        }
        loop {
            for (i, (at, _)) in options.iter().enumerate() {
                let target = self.localizer.arg(self.world, &(*at).into());
                println!("{:>3}  {target}: {}", i + 1, self.odds(id, *at));
            }
            let Some(line) = lines.ask(&self.localizer.word("aces-terminal-target"))? else {
                return Ok(Some(Typed::End));
            };
            let number = line.parse::<usize>().ok().and_then(|it| it.checked_sub(1));
            match number.and_then(|it| options.get(it)) {
                Some((_, choice)) => return Ok(Some(Typed::Answer(choice.clone()))),
                None if line == "back" || line.is_empty() => return Ok(None),
                None if is_command(&line) => return Ok(Some(Typed::Command(line))),
                None => {
                    println!("{}", self.localizer.tell("terminal-not-understood", [("text", line.into())]));
                }
            }
        }
    }

    /// The hex that an area attack is aimed at.
    fn aim(&self, lines: &mut Lines, options: &[(Target, Choice)]) -> Result<Option<Typed<Choice>>, Failure> {
        loop {
            let Some(line) = lines.ask(&self.localizer.word("aces-terminal-aim"))? else {
                return Ok(Some(Typed::End));
            };
            if line == "back" || line.is_empty() {
                return Ok(None);
            }
            if is_command(&line) {
                return Ok(Some(Typed::Command(line)));
            }
            let hex = line.parse::<Hex>().ok();
            match options.iter().find(|it| hex.is_some_and(|hex| it.0 == Target::Hex(hex))) {
                Some((_, choice)) => return Ok(Some(Typed::Answer(choice.clone()))),
                None if hex.is_some() => println!("{}", self.localizer.word("aces-terminal-not-reachable")),
                None => {
                    println!("{}", self.localizer.tell("aces-terminal-not-a-hex", [("text", line.into())]));
                }
            }
        }
    }

    fn odds(&self, id: UnitId, at: Target) -> String {
        let launcher = self.field.v2.as_ref().and_then(|it| it.launcher).filter(|_| at == Target::Launcher);
        if let (Some(attacker), Some(launcher)) = (self.field.unit(id), launcher) {
            let (_, odds) = odds::launcher_odds(self.world, self.field, attacker, launcher);
            return self.say_odds(&odds, launcher.damage, "0".to_string());
        }
        let (Some(attacker), Target::Unit(target)) = (self.field.unit(id), at) else { return String::new() };
        let Some(defender) = self.field.unit(target) else { return String::new() };
        let odds = odds::odds(self.world, self.field, attacker, defender);
        let back = tenths(odds.attacker.mean_thousandths(attacker.damage));
        self.say_odds(&odds.defender, defender.damage, back)
    }

    /// What an attack would do to something that has some damage already, and what would come back.
    fn say_odds(&self, odds: &odds::Chances, already: u8, back: String) -> String {
        let destroy = odds.thousandths(aces::mats::DESTROYED - already) / 10;
        let damage = tenths(odds.mean_thousandths(already));
        let args = [("destroy", destroy.into()), ("damage", damage.into()), ("back", back.into())];
        self.localizer.tell("aces-terminal-odds", args)
    }

    fn place(&self, lines: &mut Lines, id: UnitId) -> Result<Option<Typed<Choice>>, Failure> {
        let hexes: Vec<Hex> = (self.prompt.options.iter())
            .filter_map(|it| match it {
                Choice::Place { unit, hex } if *unit == id => Some(*hex),
                _ => None,
            })
            .collect();
        if let [hex] = *hexes {
            return Ok(Some(Typed::Answer(Choice::Place { unit: id, hex })));
        }
        let listed: Vec<String> = hexes.iter().map(Hex::to_string).collect();
        let args = [("unit", self.unit(id).into()), ("hexes", listed.join(", ").into())];
        println!("{}", self.localizer.tell("aces-terminal-reach", args));
        loop {
            let Some(line) = lines.ask(&self.localizer.word("aces-terminal-where"))? else {
                return Ok(Some(Typed::End));
            };
            match line.parse::<Hex>() {
                Ok(hex) if hexes.contains(&hex) => {
                    return Ok(Some(Typed::Answer(Choice::Place { unit: id, hex })));
                }
                Ok(_) => println!("{}", self.localizer.word("aces-terminal-not-reachable")),
                Err(_) if line == "back" || line.is_empty() => return Ok(None),
                Err(_) if is_command(&line) => return Ok(Some(Typed::Command(line))),
                Err(_) => {
                    println!("{}", self.localizer.tell("aces-terminal-not-a-hex", [("text", line.into())]));
                }
            }
        }
    }

    /// AA-SET-9: a token for each unit.
    fn divide(&self, lines: &mut Lines, faction: Faction) -> Result<Typed<Choice>, Failure> {
        let waiting: Vec<UnitId> =
            self.field.waiting.iter().map(|it| it.id).filter(|it| it.faction() == faction).collect();
        let names: Vec<String> = waiting.iter().map(|it| self.unit(*it)).collect();
        let open: Vec<usize> = self.world.tokens_of(faction).iter().map(|it| it as usize - 1).collect();
        let args = [("units", names.join(", ").into())];
        println!(
            "{}",
            match self.world.own_token(faction) {
                Some(own) => {
                    let [units] = args;
                    self.localizer.tell("aces-terminal-divide-with-partner", [units, ("own", own.into())])
                }
                None => self.localizer.tell("aces-terminal-divide", args),
            }
        );
        loop {
            let Some(line) = lines.ask(&self.localizer.word("terminal-choose"))? else {
                return Ok(Typed::End);
            };
            let tokens: Vec<usize> = match line.as_str() {
                "even" => (0..waiting.len()).map(|i| open[i % open.len()]).collect(),
                text if text.starts_with(|it: char| it.is_ascii_digit()) => text
                    .split_whitespace()
                    .filter_map(|it| it.parse::<usize>().ok()?.checked_sub(1))
                    .collect(),
                _ => return Ok(Typed::Command(line)),
            };
            if tokens.len() != waiting.len() || tokens.iter().any(|it| 2 < *it) {
                println!(
                    "{}",
                    self.localizer.tell("aces-terminal-bad-division", [("n", waiting.len().into())])
                );
                continue;
            }
            let mut piles: [Vec<UnitId>; 3] = Default::default();
            for (unit, token) in waiting.iter().zip(tokens) {
                piles[token].push(*unit);
            }
            return Ok(Typed::Answer(Choice::Divide(Box::new(piles))));
        }
    }
}

/// AA-INT-10: the hex that was typed, and whether the unit goes there step by step: as it set out, or as a word after the hex says.
fn read_goal(line: &str, on_the_march: bool) -> (&str, bool) {
    match line.split_once(char::is_whitespace) {
        Some((hex, "step")) => (hex, true),
        Some((hex, "all")) => (hex, false),
        _ => (line, on_the_march),
    }
}

/// Thousandths with one digit after the point.
fn tenths(thousandths: u32) -> String {
    format!("{}.{}", thousandths / 1000, thousandths % 1000 / 100)
}

/// A unit with what matters of it in one line.
pub(crate) fn describe(localizer: &Localizer, world: &World, unit: &Unit) -> String {
    let mut notes = String::new();
    if 0 < unit.army {
        notes += &localizer.tell("aces-terminal-note-army", [("army", unit.army.into())]);
    }
    if unit.moved {
        notes += &localizer.word("aces-terminal-note-moved");
    }
    if unit.repairing {
        notes += &localizer.word("aces-terminal-note-repairing");
    }
    if let Some(target) = unit.owes {
        notes += &localizer
            .tell("aces-terminal-note-owes", [("target", localizer.arg(world, &target.into()).into())]);
    }
    let terrain = world
        .terrain(unit.hex)
        .map_or_else(String::new, |it| localizer.word(&format!("aces-terrain-{}", it.key())));
    localizer.tell(
        "aces-terminal-unit",
        [
            ("unit", localizer.arg(world, &unit.id.into()).into()),
            ("hex", unit.hex.to_string().into()),
            ("terrain", terrain.into()),
            ("damage", unit.damage.into()),
            ("level", localizer.word(&format!("aces-level-{}", unit.level().key())).into()),
            ("experience", unit.experience.into()),
            ("notes", notes.into()),
        ],
    )
}
