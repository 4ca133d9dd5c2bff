//! One match with two people, who answer at random what the rules allow.

use std::{
    collections::VecDeque,
    future::pending,
    io::{self, Write},
    net::SocketAddr,
    rc::Rc,
    time::Instant,
};

use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::time::sleep_until;

use crate::{
    figures::Figures,
    socket::{Browser, Socket},
};

/// Out of so many questions which unit moves where, one is answered with a march, for which the reach is asked.
const MARCHES: usize = 3;

/// What this generator reads of what it hears. Everything else is passed over.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Heard<'a> {
    #[serde(borrow)]
    Table(Table<'a>),
    #[serde(borrow)]
    Change(Change<'a>),
    #[serde(borrow)]
    Found(Found<'a>),
    Done {
        id: u32,
    },
    #[serde(borrow)]
    Refused(&'a RawValue),
    Seats(serde::de::IgnoredAny),
}

#[derive(Deserialize)]
struct Table<'a> {
    seat: Option<u8>,
    #[serde(borrow)]
    view: View<'a>,
    #[serde(borrow)]
    now: Now<'a>,
}

#[derive(Deserialize)]
struct Change<'a> {
    id: Option<u32>,
    #[serde(borrow)]
    view: Option<View<'a>>,
    #[serde(borrow)]
    now: Now<'a>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct View<'a> {
    #[serde(borrow)]
    units: Vec<Unit<'a>>,
    #[serde(borrow)]
    gone: Vec<&'a str>,
    #[serde(borrow)]
    waiting: Vec<Unit<'a>>,
    fields: Fields,
}

#[derive(Deserialize, Default)]
struct Fields {
    armies: Option<Vec<u8>>,
}

#[derive(Deserialize)]
struct Unit<'a> {
    id: &'a str,
    #[serde(default)]
    army: u8,
    #[serde(default)]
    moved: bool,
    #[serde(borrow)]
    owes: Option<&'a str>,
}

#[derive(Deserialize)]
struct Now<'a> {
    version: u32,
    n: u32,
    #[serde(borrow)]
    asked: Option<Asked<'a>>,
    #[serde(borrow)]
    over: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Asked<'a> {
    seat: u8,
    #[serde(borrow)]
    options: Vec<&'a RawValue>,
    #[serde(borrow)]
    space: Option<Space<'a>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Space<'a> {
    Divisions { faction: &'a str },
    Marches { faction: &'a str },
    Transfers(serde::de::IgnoredAny),
}

#[derive(Deserialize)]
struct Found<'a> {
    #[serde(borrow)]
    found: Reached<'a>,
}

#[derive(Deserialize)]
struct Reached<'a> {
    #[serde(borrow)]
    hexes: Paths<'a>,
}

/// The paths of a reach, in the order in which they came.
struct Paths<'a>(Vec<&'a RawValue>);

impl<'de: 'a, 'a> Deserialize<'de> for Paths<'a> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Paths<'a>, D::Error> {
        struct Reader;
        impl<'de> serde::de::Visitor<'de> for Reader {
            type Value = Vec<&'de RawValue>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("hexes with paths")
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                #[derive(Deserialize)]
                struct Stop<'a> {
                    #[serde(borrow)]
                    path: &'a RawValue,
                }
                let mut paths = Vec::new();
                while let Some((_, stop)) = map.next_entry::<serde::de::IgnoredAny, Stop<'de>>()? {
                    paths.push(stop.path);
                }
                Ok(paths)
            }
        }
        deserializer.deserialize_map(Reader).map(Paths)
    }
}

/// A person at the table.
struct Side {
    socket: Socket,
    seat: u8,
    /// What they will say next, and when.
    next: Vec<u8>,
    at: Option<Instant>,
    /// What they would say if there is nowhere to march.
    instead: Vec<u8>,
    /// The number of what they will say, and who will march if it is the question where to.
    id: u32,
    marcher: Option<usize>,
    units: Vec<Known>,
    /// The armies that act.
    armies: Vec<u8>,
    /// Answers of the other that this one has not seen the change of: the moment before them, and when they were sent.
    unseen: VecDeque<(u32, Instant)>,
}

/// A unit that a side knows.
struct Known {
    id: String,
    army: u8,
    may_move: bool,
}

/// What was said and is not answered yet.
struct Said {
    by: usize,
    id: u32,
    at: Instant,
    /// Who will march, if it was the question where to.
    marcher: Option<usize>,
}

pub struct Match {
    figures: Rc<Figures>,
    sides: [Side; 2],
    said: Option<Said>,
    n: u32,
    is_over: bool,
    chance: Chance,
}

/// Plays one match after another until the run ends.
pub async fn play(address: SocketAddr, figures: Rc<Figures>, seed: u64, ready: u32) {
    let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut is_ready = false;
    while !figures.ends.get() {
        let mut it = match Match::begin(address, &figures, chance.next()).await {
            Ok(it) => it,
            Err(why) => return figures.fail(format!("beginning: {why}")),
        };
        while !figures.ends.get() && !it.is_over {
            if !is_ready && (ready <= it.n || it.is_over) {
                is_ready = true;
                figures.n_ready.set(figures.n_ready.get() + 1);
            }
            if let Err(why) = it.go_on(is_ready).await {
                if !figures.ends.get() {
                    figures.fail(format!("playing: {why}"));
                }
                return;
            }
        }
    }
}

impl Match {
    async fn begin(address: SocketAddr, figures: &Rc<Figures>, seed: u64) -> io::Result<Match> {
        let (ada, bob) = (Browser::new(address).await?, Browser::new(address).await?);
        let new = r#"{"game":"aces","setup":{"players":2},"listed":true,"seats":[{"seat":0,"player":"me"}]}"#;
        let id = ada.post("/api/matches", new).await?;
        bob.post(&format!("/api/matches/{id}/seats"), r#"{"seat":1}"#).await?;
        figures.add(&figures.n_begun, 1);
        figures.matches.borrow_mut().push(id.clone());
        let side = async |browser: &Browser| {
            Ok::<Side, io::Error>(Side {
                socket: browser.open(&format!("/ws/matches/{id}")).await?,
                seat: 0,
                next: Vec::new(),
                at: None,
                instead: Vec::new(),
                id: 0,
                marcher: None,
                units: Vec::new(),
                armies: Vec::new(),
                unseen: VecDeque::new(),
            })
        };
        Ok(Match {
            figures: figures.clone(),
            sides: [side(&ada).await?, side(&bob).await?],
            said: None,
            n: 0,
            is_over: false,
            chance: Chance(seed | 1),
        })
    }

    /// Says what is due, or hears one message.
    async fn go_on(&mut self, thinks: bool) -> io::Result<()> {
        let due = if self.said.is_none() { (0..2).find(|i| self.sides[*i].at.is_some()) } else { None };
        let at = due.and_then(|i| self.sides[i].at);
        if let (Some(by), Some(at)) = (due, at)
            && (!thinks || at <= Instant::now())
        {
            return self.say(by).await;
        }
        let wake = async {
            match at {
                Some(at) => sleep_until(at.into()).await,
                None => pending().await,
            }
        };
        let [first, second] = &mut self.sides;
        let heard = tokio::select! {
            heard = first.socket.hear() => heard.map(|()| 0),
            heard = second.socket.hear() => heard.map(|()| 1),
            () = wake => return Ok(()),
        };
        let i = heard?;
        self.take(i, thinks)
    }

    async fn say(&mut self, by: usize) -> io::Result<()> {
        let side = &mut self.sides[by];
        side.at = None;
        let at = Instant::now();
        side.socket.say(&side.next).await?;
        let n = side.next.len() as u64;
        let marcher = side.marcher.take();
        self.said = Some(Said { by, id: side.id, at, marcher });
        if marcher.is_none() {
            self.figures.add(&self.figures.said, n);
            self.sides[1 - by].unseen.push_back((self.n, at));
        }
        Ok(())
    }

    /// Reads what a side has heard, and decides what it will say.
    fn take(&mut self, i: usize, thinks: bool) -> io::Result<()> {
        let Match { figures, sides, said, n, is_over, chance } = self;
        let Side { socket, seat, next, at, instead, id, marcher, units, armies, unseen } = &mut sides[i];
        let message = socket.message();
        let heard: Heard<'_> = serde_json::from_slice(message)
            .map_err(|why| io::Error::other(format!("{why}: {}", String::from_utf8_lossy(message))))?;
        let now = match heard {
            Heard::Table(table) => {
                *seat = table.seat.unwrap_or(0);
                // Before the first question all units wait.
                units.extend(table.view.waiting.iter().map(|it| Known {
                    id: it.id.to_string(),
                    army: it.army,
                    may_move: false,
                }));
                table.now
            }
            Heard::Change(change) => {
                figures.add(&figures.heard, message.len() as u64);
                figures.add(&figures.n_heard, 1);
                if let Some(it) = said.take_if(|it| it.by == i && change.id == Some(it.id)) {
                    figures.took(&figures.own, it.at);
                    figures.add(&figures.n_answers, 1);
                }
                while let Some((_, at)) = unseen.pop_front_if(|it| it.0 < change.now.n) {
                    figures.took(&figures.other, at);
                }
                if let Some(view) = change.view {
                    update(units, &view);
                    *armies = view.fields.armies.unwrap_or(std::mem::take(armies));
                }
                change.now
            }
            Heard::Done { id: of } => {
                said.take_if(|it| it.by == i && it.id == of);
                return Ok(());
            }
            Heard::Found(found) => {
                figures.add(&figures.n_queries, 1);
                let Some(Said { marcher: Some(unit), .. }) = said.take() else { return Ok(()) };
                match chance.pick(&found.found.hexes.0) {
                    Some(path) => {
                        let cut = instead.iter().rposition(|it| *it == b'#').unwrap_or(0);
                        next.clear();
                        next.extend(&instead[..cut]);
                        write!(
                            next,
                            "{{\"march\":{{\"unit\":\"{}\",\"path\":{path}}}}}}}}}",
                            units[unit].id
                        )?;
                    }
                    None => keep_option(next, instead),
                }
                *at = Some(Instant::now());
                return Ok(());
            }
            Heard::Refused(why) => {
                if said.as_ref().is_some_and(|it| it.marcher.is_some()) {
                    // That unit may not move.
                    figures.add(&figures.n_queries, 1);
                    keep_option(next, instead);
                    *at = Some(Instant::now());
                } else {
                    figures.fail(format!("refused: {why} after {}", String::from_utf8_lossy(next)));
                    *is_over = true;
                }
                *said = None;
                return Ok(());
            }
            Heard::Seats(_) => return Ok(()),
        };
        *n = now.n.max(*n);
        *is_over |= now.over.is_some();
        *at = None;
        let Some(asked) = now.asked.filter(|it| it.seat == *seat) else { return Ok(()) };
        *id += 1;
        next.clear();
        write!(next, "{{\"answer\":{{\"id\":{id},\"seat\":{seat},\"version\":{},\"choice\":", now.version)?;
        *marcher = None;
        match (asked.space, chance.pick(&asked.options)) {
            (Some(Space::Marches { faction }), Some(option)) if chance.below(MARCHES) == 0 => {
                let is_called = |it: &Known| it.army == 0 || armies.contains(&it.army);
                let fits = |it: &Known| it.may_move && it.id.starts_with(faction) && is_called(it);
                let movers: Vec<usize> = (0..units.len()).filter(|it| fits(&units[*it])).collect();
                match chance.pick(&movers) {
                    Some(unit) => {
                        instead.clear();
                        instead.extend(&*next);
                        write!(instead, "#{option}}}}}")?;
                        next.clear();
                        let unit = *unit;
                        write!(
                            next,
                            "{{\"query\":{{\"id\":{id},\"query\":{{\"what\":\"reach\",\"unit\":\"{}\"}}}}}}",
                            units[unit].id
                        )?;
                        *marcher = Some(unit);
                    }
                    None => write!(next, "{option}}}}}")?,
                }
            }
            (Some(Space::Divisions { faction }), _) => {
                let own: Vec<&str> =
                    units.iter().map(|it| &*it.id).filter(|it| it.starts_with(faction)).collect();
                let cut = own.len().div_ceil(3);
                write!(
                    next,
                    "{{\"divide\":{}}}}}}}",
                    serde_json::to_string(&own.chunks(cut).collect::<Vec<_>>())?
                )?;
            }
            (_, Some(option)) => write!(next, "{option}}}}}")?,
            _ => return Err(io::Error::other("a question without options")),
        }
        let thinks = if thinks { figures.thinks.get() } else { std::time::Duration::ZERO };
        // From half as long as usual to half as long again.
        *at = Some(Instant::now() + thinks / 2 + thinks.mul_f64(chance.fraction()));
        Ok(())
    }
}

/// Takes the option instead of a march.
fn keep_option(next: &mut Vec<u8>, instead: &[u8]) {
    next.clear();
    next.extend(instead.iter().filter(|it| **it != b'#'));
}

fn update(units: &mut Vec<Known>, view: &View<'_>) {
    for it in &view.units {
        let may_move = !it.moved && it.owes.is_none();
        match units.iter_mut().find(|known| known.id == it.id) {
            Some(known) => (known.army, known.may_move) = (it.army, may_move),
            None => units.push(Known { id: it.id.to_string(), army: it.army, may_move }),
        }
    }
    for gone in &view.gone {
        if let Some(known) = units.iter_mut().find(|known| known.id == *gone) {
            known.may_move = false;
        }
    }
}

/// Chance that costs nothing.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next()) * n as u128) >> 64) as usize
    }

    fn fraction(&mut self) -> f64 {
        self.below(1 << 20) as f64 / f64::from(1 << 20)
    }

    fn pick<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.below(of.len().max(1)))
    }
}
