//! Small games for tests: soldiers with the numbers that a rule needs, cards that are known, and answers given by hand.

use std::collections::BTreeMap;

use sergeants::{
    Ask, Choice, Event, Procedure, Sergeants, Setup,
    content::{
        self, Abilities, Act, Action, ActionCard, AtRank, Belongs, By, Colour, Damage, Effect, Hit, Hits,
        Kind, Library, Manner, Panel, Rank, Scenario, Slot, SoldierCard, Step, StoryCard, StoryNr, Tag,
        Topic,
    },
    measure::Place,
    state::{CardIx, Context, Field, Owner, Position, Posted},
};
use table::{Answer, ChanceWanted, Game, Pending, Refused, Seat, Viewer};

use crate::scenes::maps::{LaidTile, texts, tile};

/// Five soldiers a side: 1 to 5 are seat 0's, 11 to 15 seat 1's.
pub const TAGS: [u16; 10] = [1, 2, 3, 4, 5, 11, 12, 13, 14, 15];

/// The numbers of the book's unnamed rifleman.
pub fn rifleman() -> Abilities {
    Abilities {
        spot: 15,
        cover: 6,
        rally: 1,
        hold: 2,
        long: 8,
        short: 5,
        close: 10,
        throw: 6,
        walk: 3,
        climb: 1,
        fight: 2,
        ..Abilities::default()
    }
}

/// The seven cards that everybody has: by their numbers a miss and zip; three hits and a pin; Hit+ at close range and a wound; a hit
/// at long range and a kill; two zips; a blast hit and a pin.
fn cards() -> Vec<ActionCard> {
    let hit = |long, short, close, blast| Hits { long, short, close, blast };
    use Hit::{Hit as Yes, HitPlus, Miss};
    let rows = [
        (vec![Action::Look], hit(Miss, Miss, Miss, Miss), Damage::Zip),
        (vec![Action::Shoot], hit(Yes, Yes, Yes, Yes), Damage::Pin),
        (vec![Action::Hide], hit(Miss, Miss, HitPlus, Miss), Damage::Wound),
        (vec![Action::Move], hit(Yes, Miss, Miss, Miss), Damage::Kill),
        (vec![Action::Look, Action::Shoot], hit(Miss, Miss, Miss, Miss), Damage::Zip),
        (vec![Action::Hide], hit(Miss, Miss, Miss, Miss), Damage::Zip),
        (vec![Action::Move, Action::Hide], hit(Miss, Miss, Miss, Yes), Damage::Pin),
    ];
    let mark = |i: usize| if i < 4 { Belongs::Main } else { Belongs::Rank(Rank::Private) };
    let card = |(i, (types, hit, damage)): (usize, (Vec<Action>, Hits, Damage))| ActionCard {
        types,
        mark: mark(i),
        bubble: Vec::new(),
        narrator: None,
        hit,
        damage,
        manner: Manner::Action,
        roles: Vec::new(),
    };
    rows.into_iter().enumerate().map(card).collect()
}

fn story(number: u16, first: Action, then: Action) -> StoryCard {
    StoryCard {
        number: StoryNr(number),
        colour: Colour::Red,
        first,
        then,
        effect: Effect { topic: Topic::Weather, by: By::Nobody, steps: Vec::new() },
        cause: Topic::Weird,
        landmark: None,
        character: None,
        only_added: false,
        specialist: None,
    }
}

const SCENARIO: &str = r#"(
    name: "test", map: "test", turns: 2, least_soldiers: 1,
    areas: [(name: "west", edge: left, nth: 0), (name: "east", edge: right, nth: 0)],
    sides: [
        (side: "us", forces: [(players: 1, vp: 10, leaders: 1), (players: 2, vp: 10, leaders: 1)], orders: [1],
            start: enter(["west"]), equipment_vp: 2, grenades: 1),
        (side: "german", forces: [(players: 1, vp: 10, leaders: 1)], orders: [1], start: enter(["east"])),
    ],
)"#;

/// The map: two rows of six open squares, 1 to 6 and 7 to 12, and the landmark L1 to the right of them. Squares 7 and 12 are wooded.
pub fn open_ground() -> Vec<LaidTile> {
    let ids = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
    let mut laid: Vec<LaidTile> = Vec::new();
    for (i, id) in ids.into_iter().enumerate() {
        let at = (i as u8 % 6, i as u8 / 6);
        laid.push(match id {
            "7" | "12" => tile(id, at, "hide: -7")
                .piece("name: \"wood\", terrain: cover, shape: area([(0, 0), (80, 0), (80, 80), (0, 80)])"),
            _ => tile(id, at, ""),
        });
    }
    laid.push(
        tile("L1", (6, 0), "")
            .piece("name: \"wood\", terrain: cover, shape: area([(80, 0), (160, 0), (160, 160), (80, 160)])"),
    );
    laid
}

/// A game that is being prepared.
pub struct Stage {
    pub setup: Setup,
    pub position: Position,
}

impl Stage {
    pub fn new() -> Stage {
        Stage::on(&open_ground())
    }

    /// On a map of one's own, without entry areas.
    pub fn bare(laid: &[LaidTile]) -> Stage {
        let mut stage = Stage::on(laid);
        stage.setup.scenario.areas.clear();
        for side in &mut stage.setup.scenario.sides {
            side.start = sergeants::content::Start::On(vec!["1".into()]);
        }
        stage
    }

    pub fn on(laid: &[LaidTile]) -> Stage {
        let (tiles, map) = texts(laid);
        let soldier = |tag: u16| {
            let side = if tag < 10 { "us" } else { "german" };
            let at = AtRank { rank: Rank::Private, cost: 3, healthy: rifleman(), wounded: rifleman() };
            let card = SoldierCard {
                tag: Tag(tag),
                name: format!("Man {tag}"),
                side: side.into(),
                kind: Kind::Private,
                traits: Vec::new(),
                ranks: vec![at],
            };
            (Tag(tag), card)
        };
        let all = [
            story(1, Action::Move, Action::Hide),
            story(2, Action::Look, Action::Shoot),
            story(3, Action::Shoot, Action::Move),
            story(4, Action::Look, Action::Hide),
        ];
        let library = Library {
            soldiers: TAGS.into_iter().map(soldier).collect(),
            cards: TAGS.into_iter().map(|it| (Tag(it), cards())).collect(),
            story: all.into_iter().map(|it| (it.number, it)).collect(),
            orders: BTreeMap::new(),
            equipment: BTreeMap::new(),
            panels: BTreeMap::new(),
            decorations: Vec::new(),
        };
        let mut scenario = Scenario::parse("test", SCENARIO).unwrap_or_else(|why| panic!("{why:?}"));
        // A test that needs an order says which.
        scenario.sides.iter_mut().for_each(|it| (it.orders, it.n_orders) = (Vec::new(), 0));
        let setup = Setup {
            scenario,
            tiles,
            map,
            library,
            seats: vec!["us".into(), "german".into()],
            buying: true,
            measures: content::measures(),
            position: None,
            campaign: None,
            by_the_book: true,
        };
        let position =
            Position { turn: 1, phase: 1, story: [1, 2, 3].map(StoryNr).to_vec(), ..Position::default() };
        Stage { setup, position }
    }

    /// Puts a soldier on the map.
    pub fn post(mut self, tag: u16, at: Place) -> Stage {
        self.position.soldiers.push(Posted::new(tag, (10 < tag) as u8, at));
        self
    }

    /// Changes the soldier posted last.
    pub fn but(mut self, change: impl FnOnce(&mut Posted)) -> Stage {
        change(self.position.soldiers.last_mut().expect("someone is posted"));
        self
    }

    /// Changes a soldier's card, both sides.
    pub fn with(mut self, tag: u16, change: impl Fn(&mut Abilities)) -> Stage {
        let at = &mut self.setup.library.soldiers.get_mut(&Tag(tag)).expect("he is there").ranks[0];
        change(&mut at.healthy);
        change(&mut at.wounded);
        self
    }

    /// Changes an action card.
    pub fn card(mut self, tag: u16, nr: u8, change: impl FnOnce(&mut ActionCard)) -> Stage {
        change(&mut self.setup.library.cards.get_mut(&Tag(tag)).expect("he is there")[nr as usize - 1]);
        self
    }

    /// Makes a posted soldier a specialist, who brings one more card: his eighth, ninth and so on.
    pub fn option(mut self, tag: u16, manner: Manner, bubble: Vec<Step>) -> Stage {
        let cards = self.setup.library.cards.get_mut(&Tag(tag)).expect("he is there");
        cards.push(option(manner, Belongs::Optional, bubble));
        let nr = cards.len() as u8;
        self.setup.library.soldiers.get_mut(&Tag(tag)).expect("he is there").kind = Kind::Specialist;
        let posted = self.position.soldiers.iter_mut().find(|it| it.tag == Tag(tag));
        posted.expect("he is posted").cards.push(nr);
        self
    }

    /// A team panel of a side.
    pub fn panel(mut self, id: &str, side: &str, slots: Vec<Slot>, cards: Vec<ActionCard>) -> Stage {
        let (cost, module) = (1, "drill".to_string());
        let panel = Panel { id: id.into(), module, side: side.into(), cost, slots, cards };
        self.setup.library.panels.insert(id.into(), panel);
        self
    }

    /// What each seat has in hand.
    pub fn hands(mut self, hands: [&[(u16, u8)]; 2]) -> Stage {
        self.position.hands =
            hands.iter().map(|it| it.iter().map(|it| (Tag(it.0), it.1)).collect()).collect();
        self
    }

    /// The cards that are face up on the first phase.
    pub fn shown(mut self, shown: [&[(u16, u8)]; 2]) -> Stage {
        self.position.shown =
            shown.iter().map(|it| it.iter().map(|it| (Tag(it.0), it.1)).collect()).collect();
        self
    }

    /// One soldier does these acts, and the game ends.
    pub fn acts(self, tag: u16, acts: &[Act]) -> Run {
        let context =
            Context { seat: Some(Seat((10 < tag) as u8)), owner: Some(Tag(tag)), must: false, bubble: false };
        self.begin(vec![Procedure::Acts { context, tag: Tag(tag), acts: acts.to_vec() }])
    }

    /// These are done, and the game ends.
    pub fn begin(mut self, then: Vec<Procedure>) -> Run {
        self.position.then = then;
        self.position.then.push(Procedure::Finish);
        let setup = Setup { position: Some(self.position), ..self.setup };
        let (game, events) = Game::new(&setup).unwrap_or_else(|why| panic!("{why:?}"));
        Run { game, events }
    }
}

/// A card beyond the seven; as damage a zip, as a check a miss.
pub fn option(manner: Manner, mark: Belongs, bubble: Vec<Step>) -> ActionCard {
    let types = match manner {
        Manner::Command => Action::ALL.to_vec(),
        _ => Vec::new(),
    };
    let (hit, damage, roles) = (Hits::default(), Damage::Zip, Vec::new());
    ActionCard { types, mark, bubble, narrator: None, hit, damage, manner, roles }
}

/// A team card of a type.
pub fn team_card(action: Action, bubble: Vec<Step>) -> ActionCard {
    ActionCard { types: vec![action], ..option(Manner::Action, Belongs::Team, bubble) }
}

/// A game in progress.
pub struct Run {
    pub game: Game<Sergeants>,
    pub events: Vec<Event>,
}

/// A card by its owner and number.
pub fn card(tag: u16, nr: u8) -> CardIx {
    let i = TAGS.iter().position(|it| *it == tag).expect("he is there");
    CardIx(i as u16 * 7 + nr as u16 - 1)
}

impl Run {
    /// A card by its owner and number, also where there are cards beyond the seven.
    pub fn card(&self, tag: u16, nr: u8) -> CardIx {
        self.find(&Owner::Soldier(Tag(tag)), nr)
    }

    /// A team card.
    pub fn team(&self, panel: &str, nr: u8) -> CardIx {
        self.find(&Owner::Panel(panel.into()), nr)
    }

    fn find(&self, owner: &Owner, nr: u8) -> CardIx {
        let mut cards = self.game.world().cards.iter();
        CardIx(cards.position(|it| it.owner == *owner && it.nr == nr).expect("there is this card") as u16)
    }

    /// The seats that are waited for.
    pub fn awaited(&self) -> Vec<u8> {
        self.game.pending().awaited().iter().map(|it| it.0).collect()
    }

    pub fn field(&self) -> Field {
        self.game.view(Viewer::Spectator).field
    }

    /// The question that a seat has to answer, and its options.
    pub fn asked(&self, seat: u8) -> Option<(Ask, Vec<Choice>)> {
        self.game.pending().prompt(Seat(seat)).map(|it| (it.ask.clone(), it.options.clone()))
    }

    pub fn options(&self, seat: u8) -> Vec<Choice> {
        self.asked(seat).unwrap_or_else(|| panic!("nothing asked: {:?}", self.game.pending())).1
    }

    pub fn choose(&mut self, seat: u8, choice: Choice) -> &mut Run {
        let answer = Answer::Choose { seat: Seat(seat), choice };
        let told =
            self.game.answer(answer).unwrap_or_else(|why| panic!("{why}; asked {:?}", self.game.pending()));
        self.events.extend(told);
        self
    }

    pub fn soldier(&mut self, seat: u8, tag: u16) -> &mut Run {
        self.choose(seat, Choice::Soldier(Tag(tag)))
    }

    pub fn refused(&mut self, seat: u8, choice: Choice) -> &'static str {
        match self.game.answer(Answer::Choose { seat: Seat(seat), choice }) {
            Err(Refused::Rule(why)) => why.rule(),
            other => panic!("{other:?}"),
        }
    }

    /// A card is drawn.
    pub fn draw(&mut self, tag: u16, nr: u8) -> &mut Run {
        self.draw_card(self.card(tag, nr))
    }

    pub fn draw_card(&mut self, card: CardIx) -> &mut Run {
        let drawn = Answer::Draw(Choice::Card(card));
        let told = self
            .game
            .answer(drawn)
            .unwrap_or_else(|why| panic!("{why}; waits for {:?}", self.game.pending()));
        self.events.extend(told);
        self
    }

    /// Draws cards, whichever, as long as cards are drawn to hands; how many for each seat.
    pub fn draw_all(&mut self) -> [usize; 2] {
        let mut n = [0, 0];
        while let Pending::Chance(ChanceWanted::Draw { ask: Ask::Draw { seat }, bag }) = self.game.pending() {
            n[seat.0 as usize] += 1;
            let told = self.game.answer(Answer::Draw(bag[0].clone())).expect("it is in the bag");
            self.events.extend(told);
        }
        n
    }

    pub fn is_over(&self) -> bool {
        matches!(self.game.pending(), Pending::Over(_))
    }
}
