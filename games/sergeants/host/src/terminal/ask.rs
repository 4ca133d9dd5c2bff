//! Questions put to people, and what they type in reply.

use hosting::{
    Failure, Localizer,
    terminal::{Lines, Typed},
};
use sergeants::{
    Choice, Sergeants, Space, View, World,
    content::Tag,
    measure::{Place, Point, Way, geometry::INCH},
    state::{At, Board, CardIx},
};
use table::Dictionary;
use table::{Prompt, Rules, Seat, Sentence, Shuffler};

use super::{
    force,
    typing::{facing, inches, place, point, soldier, towards},
};

/// One question being put to one person.
pub(super) struct Asking<'a> {
    pub(super) localizer: &'a Localizer,
    pub(super) world: &'a World,
    pub(super) view: &'a View,
    /// The board as the person may suppose it.
    pub(super) board: Board,
    pub(super) prompt: &'a Prompt<Sergeants>,
}

impl Asking<'_> {
    /// Puts the question until there is an answer, a command, or nobody.
    pub(super) fn run(&self, lines: &mut Lines) -> Result<Typed<Choice>, Failure> {
        println!();
        println!("{}", self.localizer.say(self.world, &self.prompt.ask.phrase()));
        match &self.prompt.space {
            Some(space @ Space::Placements { seat, .. }) => self.place_cards(lines, *seat, space),
            Some(Space::Forces { seat }) => self.buy(lines, *seat),
            Some(Space::Deployments { seat, .. }) => self.deploy(lines, *seat),
            _ => self.choose(lines),
        }
    }

    /// A number of the list, or what the space of the question understands.
    fn choose(&self, lines: &mut Lines) -> Result<Typed<Choice>, Failure> {
        let options = &self.prompt.options;
        if let ([only @ (Choice::Done | Choice::No)], None) = (&options[..], &self.prompt.space) {
            println!("{}", self.localizer.word("sm-terminal-nothing"));
            return Ok(Typed::Answer(only.clone()));
        }
        for (i, it) in options.iter().enumerate() {
            let said = self.localizer.say(self.world, &it.phrase_to(&self.prompt.ask));
            println!("{:>3}  {said}", i + 1);
        }
        if let Some(space) = &self.prompt.space {
            self.tell_space(space);
        }
        loop {
            let Some(line) = lines.ask(&self.localizer.word("terminal-choose"))? else {
                return Ok(Typed::End);
            };
            let words: Vec<&str> = line.split_whitespace().collect();
            if let ([number], true) = (&words[..], self.prompt.space.is_none() || words.len() == 1) {
                let number = number.parse::<usize>().ok().and_then(|it| it.checked_sub(1));
                if let Some(choice) = number.and_then(|it| options.get(it)) {
                    return Ok(Typed::Answer(choice.clone()));
                }
            }
            match self.prompt.space.as_ref().and_then(|it| self.read(it, &words)) {
                None => return Ok(Typed::Command(line)),
                Some(Err(said)) => println!("{said}"),
                Some(Ok(choice)) => return Ok(Typed::Answer(choice)),
            }
        }
    }

    /// What can be typed for a space.
    fn tell_space(&self, space: &Space) {
        match space {
            Space::Walks { .. } | Space::Escapes { .. } | Space::Entries { .. } => {
                println!("{}", self.localizer.word("sm-terminal-walk"));
            }
            Space::Turns { .. } => println!("{}", self.localizer.word("sm-terminal-turn")),
            Space::Templates { .. } | Space::Shells { .. } => {
                println!("{}", self.localizer.word("sm-terminal-throw"));
                let near: Vec<String> = self.targets(space).iter().map(|it| self.named(*it)).collect();
                println!("  {}", near.join(", "));
            }
            _ => (),
        }
    }

    /// Enemies that a grenade or a shell reaches where they stand.
    fn targets(&self, space: &Space) -> Vec<Tag> {
        let (Space::Templates { tag } | Space::Shells { tag, .. }) = space else { return Vec::new() };
        let side = self.board.field.figure(*tag).map(|it| self.world.side(it.seat)).unwrap_or_default();
        let enemies = self.board.field.enemies(self.world, side);
        let reached = enemies.filter(|(it, place)| {
            let choice = Choice::Throw { target: it.tag, centre: place.at };
            self.admits(space, &choice).is_ok()
        });
        reached.map(|it| it.0.tag).collect()
    }

    fn named(&self, tag: Tag) -> String {
        self.localizer.arg(self.world, &tag.into())
    }

    fn admits(&self, space: &Space, choice: &Choice) -> Result<(), sergeants::Why> {
        Sergeants::admits(self.world, &self.board, space, choice)
    }

    /// What a person typed for a space: nothing if it is not understood, a sentence if it is refused.
    fn read(&self, space: &Space, words: &[&str]) -> Option<Result<Choice, String>> {
        let choice = match space {
            Space::Walks { tag, .. } | Space::Escapes { tag } => {
                let from = self.board.field.place(*tag)?;
                self.read_walk(space, from, words)?
            }
            Space::Entries { .. } => self.read_entry(space, words)?,
            Space::Turns { tag } => {
                let from = self.board.field.place(*tag)?;
                let [text] = words else { return None };
                Choice::Walk(Place { facing: facing(text)?, ..from }.into())
            }
            Space::Templates { .. } | Space::Shells { .. } => {
                let (target, shift) = words.split_first()?;
                let target = soldier(self.world, self.view, target)?;
                let at = self.board.field.place(target)?.at;
                let shift = if shift.is_empty() { Point::default() } else { point(shift)? };
                Choice::Throw { target, centre: at + shift }
            }
            _ => return None,
        };
        Some(self.judged(space, choice))
    }

    fn judged(&self, space: &Space, choice: Choice) -> Result<Choice, String> {
        self.admits(space, &choice).map(|()| choice).map_err(|why| {
            let said = self.localizer.say(self.world, &why.phrase());
            self.localizer.tell("terminal-refused", [("why", said.into()), ("rule", why.rule().into())])
        })
    }

    /// A walk: a place in inches, or `to` a soldier or a tile.
    fn read_walk(&self, space: &Space, from: Place, words: &[&str]) -> Option<Choice> {
        if let ["to", target] = words {
            let goal = self.goal(target)?;
            return Some(
                self.towards(space, from, goal).unwrap_or(Choice::Walk(Place { at: goal, ..from }.into())),
            );
        }
        let facing = |at: Point| if at == from.at { from.facing } else { towards(from.at, at) };
        Some(Choice::Walk(place(words, facing)?.into()))
    }

    /// As near to a goal as a straight way leads, looking at it.
    fn towards(&self, space: &Space, from: Place, goal: Point) -> Option<Choice> {
        let way = goal - from.at;
        let length = way.x.abs().max(way.y.abs()).max(1);
        (1..=length).rev().find_map(|part| {
            let at = from.at + Point::new(way.x * part / length, way.y * part / length);
            let choice = Choice::Walk(Place { at, facing: towards(from.at, goal) }.into());
            self.admits(space, &choice).is_ok().then_some(choice)
        })
    }

    /// An entry: a place in inches, by whichever area leads there; or `to` a soldier or a tile.
    fn read_entry(&self, space: &Space, words: &[&str]) -> Option<Choice> {
        let gates = || 0..self.world.gates.len() as u8;
        let enter = |gate: u8, to: Place| Choice::Enter { gate, way: Way::from(to) };
        if let ["to", target] = words {
            let goal = self.goal(target)?;
            let all = gates().flat_map(|gate| {
                let from = self.world.gates[gate as usize].outside(self.world.base, goal);
                let unit = from.facing.unit();
                (0..8).rev().map(move |i| {
                    let by = (i + 1) * INCH / 2;
                    let ahead = Point::new(unit.x * by / unit.length, unit.y * by / unit.length);
                    (gate, Place { at: from.at + ahead, facing: from.facing })
                })
            });
            let fitting = all.map(|(gate, to)| enter(gate, to)).find(|it| self.admits(space, it).is_ok());
            return fitting
                .or_else(|| Some(enter(0, Place { at: goal, ..Place::new(0, 0, towards(goal, goal)) })));
        }
        let inwards = |at: Point| self.world.gates[0].outside(self.world.base, at).facing;
        let to = place(words, inwards)?;
        let fitting = gates().map(|gate| enter(gate, to)).find(|it| self.admits(space, it).is_ok());
        Some(fitting.unwrap_or_else(|| enter(gates().next().unwrap_or(0), to)))
    }

    /// Where a soldier stands, or the middle of a tile.
    fn goal(&self, text: &str) -> Option<Point> {
        let tile = self.world.map.tiles().find(|it| {
            let face = it.1.face;
            face.to_string() == text.to_uppercase() || face.tile.to_string() == text.to_uppercase()
        });
        if let Some((_, tile)) = tile {
            let (least, most) = (tile.bounds.least, tile.bounds.most);
            return Some(Point::new((least.x + most.x) / 2, (least.y + most.y) / 2));
        }
        self.board.field.place(soldier(self.world, self.view, text)?).map(|it| it.at)
    }

    /// SM-TRN-4: a card for each phase, by their numbers in the hand.
    fn place_cards(&self, lines: &mut Lines, seat: Seat, space: &Space) -> Result<Typed<Choice>, Failure> {
        let hand = self.board.private(seat).hand.clone();
        for phase in 0..self.view.field.story.len() {
            let [first, then] = self.view.field.actions(self.world, phase);
            let args = [
                ("phase", (phase + 1).into()),
                ("first", self.localizer.arg(self.world, &first.into()).into()),
                ("then", self.localizer.arg(self.world, &then.into()).into()),
            ];
            println!("{}", self.localizer.tell("sm-terminal-phase", args));
        }
        for (i, card) in hand.iter().enumerate() {
            println!("{:>3}  {}", i + 1, self.card(*card));
        }
        println!("{}", self.localizer.word("sm-terminal-place"));
        loop {
            let Some(line) = lines.ask(&self.localizer.word("terminal-choose"))? else {
                return Ok(Typed::End);
            };
            let words: Vec<&str> = line.split_whitespace().collect();
            let choice = match words[..] {
                ["suggest"] => self.sampled(space, 1),
                [a, b, c] if [a, b, c].iter().all(|it| it.split('+').all(is_card)) => {
                    placed(&hand, [a, b, c])
                }
                _ => return Ok(Typed::Command(line)),
            };
            match self.judged(space, choice) {
                Ok(choice) => return Ok(Typed::Answer(choice)),
                Err(said) => println!("{said}"),
            }
        }
    }

    /// A card with the types and the phases that it fits.
    pub(super) fn card(&self, card: CardIx) -> String {
        let of = self.world.card(card);
        let lines: Vec<String> =
            of.card.phrases(of.tag()).iter().map(|it| self.localizer.say(self.world, it)).collect();
        let fits: Vec<String> = (0..self.view.field.story.len())
            .filter(|phase| self.world.fits(card, self.view.field.actions(self.world, *phase)))
            .map(|it| (it + 1).to_string())
            .collect();
        let name = self.localizer.arg(self.world, &card.into());
        format!("{name} [{}] {}", fits.join(" "), lines.join(" "))
    }

    fn sampled(&self, space: &Space, seed: u32) -> Choice {
        Sergeants::sample(self.world, &self.board, space, &mut Shuffler::new(u64::from(seed)))
    }

    /// SM-SCN-3: a force.
    fn buy(&self, lines: &mut Lines, seat: Seat) -> Result<Typed<Choice>, Failure> {
        let suggested = |n: u32| match self.sampled(&Space::Forces { seat }, n) {
            Choice::Force(force) => force,
            _ => Vec::new(),
        };
        Ok(match force::buy(self.localizer, self.world, &self.board, seat, suggested, lines)? {
            Ok(force) => Typed::Answer(Choice::Force(force)),
            Err(Some(line)) => Typed::Command(line),
            Err(None) => Typed::End,
        })
    }

    /// SM-SCN-9: all soldiers, one after the other.
    fn deploy(&self, lines: &mut Lines, seat: Seat) -> Result<Typed<Choice>, Failure> {
        let space = self.prompt.space.as_ref().expect("a deployment has a space");
        let own = self.view.field.figures.iter().filter(|it| it.seat == seat && it.at == At::Waiting);
        let own: Vec<Tag> = own.map(|it| it.tag).collect();
        println!("{}", self.localizer.word("sm-terminal-deploy"));
        let mut places: Vec<(Tag, Place)> = Vec::new();
        while let Some(tag) = own.get(places.len()) {
            let question =
                self.localizer.tell("sm-terminal-deploy-one", [("soldier", self.named(*tag).into())]);
            let Some(line) = lines.ask(&question)? else { return Ok(Typed::End) };
            let words: Vec<&str> = line.split_whitespace().collect();
            if words[..] == ["suggest"] {
                let choice = self.sampled(space, 1);
                if let Choice::Deploy(all) = &choice {
                    all.iter().for_each(|it| println!("  {}: {}", self.named(it.0), inches(it.1.at)));
                }
                return Ok(Typed::Answer(choice));
            }
            match place(&words, |_| facing("12").unwrap_or_default()) {
                Some(place) => places.push((*tag, place)),
                None => return Ok(Typed::Command(line)),
            }
        }
        Ok(match self.judged(space, Choice::Deploy(places)) {
            Ok(choice) => Typed::Answer(choice),
            Err(said) => {
                println!("{said}");
                Typed::Command(String::new())
            }
        })
    }
}

/// SM-TRN-4, SM-OFF-1: a card for each phase, and a second one behind a `+`.
fn placed(hand: &[CardIx], words: [&str; 3]) -> Choice {
    let cards = words.map(|it| nth(hand, it.split('+').next().unwrap_or_default()));
    let second = words.map(|it| it.split_once('+').and_then(|it| nth(hand, it.1)));
    if second == [None; 3] { Choice::Placing(cards) } else { Choice::Commanding { cards, second } }
}

fn is_card(word: &str) -> bool {
    word == "-" || word.parse::<usize>().is_ok()
}

fn nth(hand: &[CardIx], word: &str) -> Option<CardIx> {
    hand.get(word.parse::<usize>().ok()?.checked_sub(1)?).copied()
}
