//! Cards, questions and refusals in words: keys with arguments, to be said in any language. What is named is said by the key
//! `sm-` with its sort and id, such as `sm-act-walk`; soldiers, cards and tiles of the map by their own names.

use table::{Arg, Phrase};

use crate::{
    Action, Ask, TileIx, Why,
    board::Part,
    cards::{
        Act, ActionCard, Band, Belongs, Cond, Damage, Deal, Hit, Manner, Mark, Marker, Narrator, Rank, Set,
        Sort, Spot, Stat, Step, Tag, Until, Where, Who, Whom,
    },
    orders::{Equipment, Gives, Goal, Order, Reach},
    story::{By, StoryCard, Topic},
    world::CardIx,
};

fn named(of: &'static str, id: impl Into<String>) -> Arg {
    Arg::Named { of, id: id.into() }
}

impl From<Tag> for Arg {
    fn from(tag: Tag) -> Arg {
        named("soldier", tag.0.to_string())
    }
}

impl From<TileIx> for Arg {
    fn from(tile: TileIx) -> Arg {
        named("map-tile", tile.number().to_string())
    }
}

impl From<CardIx> for Arg {
    fn from(card: CardIx) -> Arg {
        named("card", card.0.to_string())
    }
}

macro_rules! from_key {
    ($($sort:ty, $of:literal)*) => {
        $(impl From<$sort> for Arg {
            fn from(it: $sort) -> Arg {
                named($of, it.key())
            }
        })*
    };
}

from_key!(Action, "action" Stat, "stat" Mark, "mark" Until, "until" Whom, "whom" Damage, "damage" Hit, "hit" Rank, "rank"
    Topic, "topic" By, "by" Part, "part" Band, "band");
from_key!(Marker, "marker" Sort, "sort");

macro_rules! keys {
    ($($sort:ident { $($variant:ident => $key:literal),* $(,)? })*) => {
        $(impl $sort {
            /// Its name in keys.
            pub fn key(self) -> &'static str {
                match self {
                    $($sort::$variant => $key,)*
                }
            }
        })*
    };
}

keys! {
    Action { Look => "look", Shoot => "shoot", Hide => "hide", Move => "move" }
    Stat {
        Spot => "spot", Draw => "draw", Cover => "cover", Rally => "rally", Hold => "hold", Long => "long",
        Short => "short", Close => "close", Throw => "throw", Walk => "walk", Fight => "fight", BaseDraw => "base-draw",
        Command => "command", Checks => "checks",
    }
    Mark {
        Pin => "pin", Unpin => "unpin", Spot => "spot", Unspot => "unspot", Wound => "wound", Kill => "kill",
        Remove => "remove",
    }
    Until { Phase => "phase", Turn => "turn", Game => "game" }
    Whom { Me => "me", Enemies => "enemies", All => "all" }
    Damage { Zip => "zip", Pin => "pin", Wound => "wound", Kill => "kill" }
    Hit { Miss => "miss", Hit => "hit", HitPlus => "hit-plus" }
    Rank { Private => "private", Junior => "junior", Senior => "senior", Officer => "officer" }
    Band { Long => "long", Short => "short", Close => "close", Blast => "blast" }
    Topic {
        Weather => "weather", Landmark => "landmark", Ordnance => "ordnance", Weird => "weird",
        Character => "character", Morale => "morale",
    }
    By { Each => "each", First => "first", Last => "last", Nobody => "nobody", Owner => "owner" }
    Part { DogTag => "dog-tag", Bubble => "bubble", Narrator => "narrator" }
}

keys! {
    Sort { Fire => "fire", Mines => "mines", Smoke => "smoke" }
}

fn seat(seat: table::Seat) -> Arg {
    named("seat", seat.0.to_string())
}

/// Acts, to be listed. A choice of rows is opened by `either`, and rows are parted by `or`.
fn acts(acts: &[Act]) -> Arg {
    let mut list = Vec::new();
    for act in acts {
        match act {
            Act::Any(action) => list.push(named("any", action.key())),
            Act::Either(rows) => {
                list.push(named("act", "either"));
                for (i, row) in rows.iter().enumerate() {
                    if 0 < i {
                        list.push(named("act", "or"));
                    }
                    list.push(self::acts(row));
                }
            }
            Act::ShootAt(it) => list.extend([named("act", act_key(act)), set(it)]),
            _ => list.push(named("act", act_key(act))),
        }
    }
    Arg::List(list)
}

fn act_key(act: &Act) -> &'static str {
    match act {
        Act::Spot => "spot",
        Act::Draw => "draw",
        Act::Cover => "cover",
        Act::Rally => "rally",
        Act::Hold => "hold",
        Act::Shoot => "shoot",
        Act::Throw => "throw",
        Act::Walk => "walk",
        Act::Turn => "turn",
        Act::Any(_) => "any",
        Act::Either(_) => "either",
        Act::ShootAt(_) => "shoot-at",
    }
}

/// A set, as a list of what its members are.
fn set(it: &Set) -> Arg {
    match it {
        Set::Anyone => named("set", "anyone"),
        Set::Owner => named("set", "owner"),
        Set::Own => named("set", "own"),
        Set::Friend => named("set", "friend"),
        Set::Enemy => named("set", "enemy"),
        Set::Leader => named("set", "leader"),
        Set::Spotted => named("set", "spotted"),
        Set::Pinned => named("set", "pinned"),
        Set::Wounded => named("set", "wounded"),
        Set::InCover => named("set", "in-cover"),
        Set::InMelee => named("set", "in-melee"),
        Set::Side(side) => named("side", side.as_str()),
        Set::Named(tag) => (*tag).into(),
        Set::Is(word) => named("trait", word.as_str()),
        Set::In(Where::Tile(id)) => named("in", id.as_str()),
        Set::In(Where::Landmark) => named("set", "in-landmark"),
        Set::In(Where::Map) => named("set", "on-map"),
        Set::All(sets) => Arg::List(sets.iter().map(set).collect()),
        Set::Any(sets) => {
            let any = [named("set", "any-of")].into_iter().chain(sets.iter().map(set));
            Arg::List(any.collect())
        }
        Set::Not(inner) => Arg::List(vec![named("set", "not"), set(inner)]),
        Set::Picked => named("set", "picked"),
        Set::Team => named("set", "team"),
        Set::Teams => named("set", "teams"),
        Set::On(panel) => named("panel", panel.as_str()),
        Set::Ranked(rank) => (*rank).into(),
        Set::Grenades(n) => {
            Arg::List(vec![named("set", "grenades"), named("bound", "least"), Arg::Number(*n as i64)])
        }
        Set::With { what, least, most } => {
            let bound = |id, it: i8| [named("bound", id), Arg::Number(it as i64)];
            let mut list = vec![(*what).into()];
            list.extend((*least != i8::MIN).then(|| bound("least", *least)).into_iter().flatten());
            list.extend((*most != i8::MAX).then(|| bound("most", *most)).into_iter().flatten());
            Arg::List(list)
        }
    }
}

fn with_who(phrase: Phrase, who: &Who) -> Phrase {
    match who {
        Who::Owner => phrase.with("many", "owner").with("n", 1u8).with("set", named("set", "owner")),
        Who::UpTo(n, it) => phrase.with("many", "up-to").with("n", *n).with("set", set(it)),
        Who::All(it) => phrase.with("many", "all").with("n", 0u8).with("set", set(it)),
        Who::Lot(it) => phrase.with("many", "lot").with("n", 1u8).with("set", set(it)),
    }
}

fn cond(it: &Cond) -> Phrase {
    match it {
        Cond::Count { of, least, most } => {
            let most = if *most == u8::MAX { 0 } else { *most };
            Phrase::new("sm-cond-count").with("set", set(of)).with("least", *least).with("most", most)
        }
        Cond::Turn { least, most } => {
            let most = if *most == u8::MAX { 0 } else { *most };
            Phrase::new("sm-cond-turn").with("least", *least).with("most", most)
        }
        Cond::Hand(n) => Phrase::new("sm-cond-hand").with("n", *n),
        Cond::All(_) => Phrase::new("sm-cond-all"),
        Cond::Any(_) => Phrase::new("sm-cond-any"),
        Cond::Not(_) => Phrase::new("sm-cond-not"),
        Cond::SameTile(of) => Phrase::new("sm-cond-same-tile").with("set", set(of)),
    }
}

/// A condition and those inside it, line by line.
fn conds(it: &Cond, lines: &mut Vec<Phrase>) {
    lines.push(cond(it));
    match it {
        Cond::All(list) | Cond::Any(list) => list.iter().for_each(|it| conds(it, lines)),
        Cond::Not(inner) => conds(inner, lines),
        _ => (),
    }
}

/// Steps, line by line.
pub fn steps(all: &[Step]) -> Vec<Phrase> {
    let mut lines = Vec::new();
    all.iter().for_each(|it| step(it, &mut lines));
    lines
}

fn step(it: &Step, lines: &mut Vec<Phrase>) {
    match it {
        Step::Do { who, each } => {
            lines.push(with_who(Phrase::new("sm-step-do"), who).with("acts", acts(each)));
        }
        Step::Rally(n) => lines.push(Phrase::new("sm-step-rally").with("n", *n).by(&["SM-HID-4"])),
        Step::OneOf(rows) => {
            lines.push(Phrase::new("sm-step-one-of"));
            for (i, row) in rows.iter().enumerate() {
                if 0 < i {
                    lines.push(Phrase::new("sm-step-or"));
                }
                lines.extend(steps(row));
            }
        }
        Step::If { cond, then, otherwise } => {
            lines.push(Phrase::new("sm-step-if"));
            conds(cond, lines);
            lines.push(Phrase::new("sm-step-then"));
            lines.extend(steps(then));
            if !otherwise.is_empty() {
                lines.push(Phrase::new("sm-step-otherwise"));
                lines.extend(steps(otherwise));
            }
        }
        Step::Mark(who, mark) => {
            lines.push(with_who(Phrase::new("sm-step-mark"), who).with("mark", *mark));
        }
        Step::Blast { on, checks } => {
            lines.push(with_who(Phrase::new("sm-step-blast"), on).with("checks", *checks).by(&["SM-SHT-7"]));
        }
        Step::Modify { what, by, whom, until } => lines.push(
            Phrase::new("sm-step-modify")
                .with("stat", *what)
                .with("by", *by as i64)
                .with("set", set(whom))
                .with("until", *until),
        ),
        Step::Cards(whom, Deal::Draw(n)) => {
            lines.push(Phrase::new("sm-step-draw").with("whom", *whom).with("n", *n));
        }
        Step::Cards(whom, Deal::Discard(n)) => {
            lines.push(Phrase::new("sm-step-discard").with("whom", *whom).with("n", *n));
        }
        Step::Score(whom, n) => {
            lines.push(Phrase::new("sm-step-score").with("whom", *whom).with("n", *n as i64));
        }
        Step::Check { on, then } => {
            lines.push(with_who(Phrase::new("sm-step-check"), on).by(&["SM-CHK-1"]));
            lines.extend(steps(then));
        }
        Step::IdentityHit { among, band } => {
            let hit = Phrase::new("sm-step-identity-hit").with("set", set(among)).with("band", *band);
            lines.push(hit.by(&["SM-CHK-1"]));
        }
        Step::Identity { draw, each } => {
            let identity = Phrase::new("sm-step-identity").with("n", *draw).with("acts", acts(each));
            lines.push(identity.by(&["SM-TEA-3"]));
        }
        Step::Place { what, at } => lines.push(place(what, at)),
        Step::Clear(what) => lines.push(Phrase::new("sm-step-clear").with("sort", *what)),
    }
}

fn place(what: &Marker, at: &Spot) -> Phrase {
    let phrase = match at {
        Spot::Tile(id) => Phrase::new("sm-step-place").with("tile", named("tile", id.as_str())),
        Spot::Piece(id, _) => Phrase::new("sm-step-place-piece").with("tile", named("tile", id.as_str())),
        Spot::TileOf(who) => with_who(Phrase::new("sm-step-place-with"), who),
    };
    phrase.with("marker", *what).by(&[what.rule()])
}

impl Marker {
    /// The rule behind it.
    pub fn rule(self) -> &'static str {
        match self {
            Marker::Fire => "SM-MRK-1",
            Marker::Mines => "SM-MRK-2",
            Marker::Smoke(_) => "SM-MRK-4",
        }
    }

    /// Its name in keys.
    pub fn key(self) -> &'static str {
        match self {
            Marker::Fire => "fire",
            Marker::Mines => "mines",
            Marker::Smoke(3) => "thick-smoke",
            Marker::Smoke(_) => "smoke",
        }
    }
}

impl Sort {
    /// The rule behind it.
    pub fn rule(self) -> &'static str {
        match self {
            Sort::Fire => "SM-MRK-1",
            Sort::Mines => "SM-MRK-2",
            Sort::Smoke => "SM-MRK-4",
        }
    }
}

impl ActionCard {
    /// The card, line by line: types and mark, the bubble, the narrator box, the hit check, the damage.
    pub fn phrases(&self) -> Vec<Phrase> {
        let types = Arg::List(self.types.iter().map(|it| (*it).into()).collect());
        let mark = match &self.mark {
            Belongs::Main => named("mark-of", "main"),
            Belongs::Rank(rank) => (*rank).into(),
            Belongs::Medal(id) => named("equipment", id.as_str()),
            Belongs::Badge => named("mark-of", "badge"),
            Belongs::Optional => named("mark-of", "optional"),
            Belongs::Team => named("mark-of", "team"),
        };
        let head = match &self.manner {
            Manner::Action => Phrase::new("sm-card-head").with("types", types).by(&["SM-ACT-1"]),
            Manner::Command => Phrase::new("sm-card-command").by(&["SM-SPC-3"]),
            Manner::Reaction { vp, on } => {
                let on = Arg::List(on.iter().map(|it| (*it).into()).collect());
                Phrase::new("sm-card-reaction").with("vp", *vp).with("types", on).by(&["SM-SPC-2"])
            }
            Manner::Preempt { vp, needs, picks } => Phrase::new("sm-card-preempt")
                .with("vp", *vp)
                .with("type", *needs)
                .with("n", *picks)
                .by(&["SM-SPC-4"]),
        };
        let mut lines = vec![head.with("mark", mark)];
        if !self.roles.is_empty() {
            let roles = Arg::List(self.roles.iter().map(|it| Arg::Number(*it as i64)).collect());
            lines.push(Phrase::new("sm-card-roles").with("roles", roles).by(&["SM-TEA-2"]));
        }
        if !self.bubble.is_empty() {
            lines.push(Phrase::new("sm-card-bubble").by(&["SM-ACT-2"]));
            lines.extend(steps(&self.bubble));
        }
        match &self.narrator {
            None => (),
            Some(Narrator::May(all)) => {
                lines.push(Phrase::new("sm-card-may").by(&["SM-ACT-3"]));
                lines.extend(steps(all));
            }
            Some(Narrator::Must(all)) => {
                lines.push(Phrase::new("sm-card-must").by(&["SM-ACT-3"]));
                lines.extend(steps(all));
            }
            Some(Narrator::Cost { only, pay }) => {
                lines.push(Phrase::new("sm-card-cost").by(&["SM-ACT-3"]));
                if let Some(only) = only {
                    conds(only, &mut lines);
                }
                lines.extend(steps(pay));
            }
        }
        let hit = Phrase::new("sm-card-hit").with("long", self.hit.long).with("short", self.hit.short);
        lines.push(hit.with("close", self.hit.close).with("blast", self.hit.blast).by(&["SM-SHT-2"]));
        lines.push(Phrase::new("sm-card-damage").with("damage", self.damage).by(&["SM-SHT-3"]));
        lines
    }
}

impl StoryCard {
    /// The card, line by line: its actions, its event, its cause.
    pub fn phrases(&self) -> Vec<Phrase> {
        let head = Phrase::new("sm-story-head").with("first", self.first).with("then", self.then);
        let effect =
            Phrase::new("sm-story-effect").with("topic", self.effect.topic).with("by", self.effect.by);
        let mut lines = vec![head.by(&["SM-STO-1"]), effect.by(&["SM-STO-3"])];
        lines.extend(steps(&self.effect.steps));
        lines.push(Phrase::new("sm-story-cause").with("topic", self.cause).by(&["SM-STO-3"]));
        lines
    }
}

impl Order {
    /// The order as a sentence.
    pub fn phrase(&self) -> Phrase {
        let landmark = |it: &String| named("tile", it.as_str());
        let area = |it: &String| named("area", it.as_str());
        let thing = |it: &String| named("equipment", it.as_str());
        let phrase = match &self.goal {
            Goal::Hold(it) => Phrase::new("sm-order-hold").with("landmark", landmark(it)).by(&["SM-ORD-1"]),
            Goal::Search(it) => {
                Phrase::new("sm-order-search").with("landmark", landmark(it)).by(&["SM-ORD-2"])
            }
            Goal::Capture(it) => {
                Phrase::new("sm-order-capture").with("landmark", landmark(it)).by(&["SM-ORD-3"])
            }
            Goal::GeneralAttack => Phrase::new("sm-order-general-attack").by(&["SM-ORD-4"]),
            Goal::Patrol { leave } => {
                Phrase::new("sm-order-patrol").with("area", area(leave)).by(&["SM-ORD-5"])
            }
            Goal::RegisteredFire { with, turn, at, checks } => Phrase::new("sm-order-registered-fire")
                .with("equipment", thing(with))
                .with("turn", *turn)
                .with("landmark", landmark(at))
                .with("checks", *checks)
                .by(&["SM-ORD-6"]),
            Goal::Demolition { landmark: it, with, turns, .. } => Phrase::new("sm-order-demolition")
                .with("landmark", landmark(it))
                .with("equipment", thing(with))
                .with("turns", *turns)
                .by(&["SM-ORD-7"]),
            Goal::Attack => Phrase::new("sm-order-attack").by(&["SM-ORD-8"]),
            Goal::Skirmish => Phrase::new("sm-order-skirmish").by(&["SM-ORD-9"]),
            Goal::Recon { landmark: it, soldiers } => Phrase::new("sm-order-recon")
                .with("landmark", landmark(it))
                .with("n", *soldiers)
                .by(&["SM-ORD-10"]),
        };
        phrase.with("vp", self.vp)
    }
}

impl Equipment {
    /// What it gives, as a sentence.
    pub fn phrase(&self) -> Phrase {
        let phrase = match &self.gives {
            Gives::Grenades(n) => Phrase::new("sm-gives-grenades").with("n", *n),
            Gives::Medal(tag) => Phrase::new("sm-gives-medal").with("soldier", *tag),
            Gives::Object => Phrase::new("sm-gives-object"),
            Gives::Ability { what, by } => {
                Phrase::new("sm-gives-ability").with("stat", *what).with("by", *by as i64)
            }
            Gives::Blast { reach, checks } => {
                with_reach(Phrase::new("sm-gives-blast"), *reach).with("checks", *checks).by(&["SM-SHT-7"])
            }
            Gives::Lays { what, reach } => {
                with_reach(Phrase::new("sm-gives-marker"), *reach).with("marker", *what).by(&[what.rule()])
            }
            Gives::Ammunition(gun) => Phrase::new("sm-gives-ammunition")
                .with("trait", named("trait", gun.as_str()))
                .by(&["SM-MRK-6"]),
            Gives::Foxhole(n) => Phrase::new("sm-gives-foxhole").with("n", *n).by(&["SM-HID-3"]),
            Gives::Artillery { checks } => {
                Phrase::new("sm-gives-artillery").with("checks", *checks).by(&["SM-SHT-7", "SM-MRK-4"])
            }
            Gives::Optics(it) => {
                Phrase::new("sm-gives-optics").with("look", it.look).with("shoot", it.shoot).by(&["SM-MRK-3"])
            }
        };
        let phrase = phrase.with("equipment", named("equipment", self.id.as_str())).with("vp", self.cost);
        phrase.with("uses", self.uses.unwrap_or(0)).by(&["SM-SCN-3"])
    }
}

/// `reach` is `squares`, `throw` or `beside`; `n` the squares, or the inches more than Throw.
fn with_reach(phrase: Phrase, reach: Reach) -> Phrase {
    match reach {
        Reach::Squares(n) => phrase.with("reach", "squares").with("n", n),
        Reach::Throw(more) => phrase.with("reach", "throw").with("n", more as i64),
        Reach::Beside => phrase.with("reach", "beside").with("n", 0u8),
    }
}

/// A piece of equipment by its name.
pub(crate) fn thing(id: &str) -> Arg {
    named("equipment", id)
}

impl Ask {
    /// The question as a sentence.
    pub fn phrase(&self) -> Phrase {
        let of_seat = |key: &'static str, it: &table::Seat| Phrase::new(key).with("seat", seat(*it));
        let of = |key: &'static str, tag: &Tag| Phrase::new(key).with("soldier", *tag);
        let phrase = match self {
            Ask::Order { seat } => of_seat("sm-ask-order", seat),
            Ask::Force { seat } => of_seat("sm-ask-force", seat),
            Ask::Deploy { seat } => of_seat("sm-ask-deploy", seat),
            Ask::Draw { seat } => of_seat("sm-ask-draw", seat),
            Ask::Story { phase } => Phrase::new("sm-ask-story").with("phase", *phase),
            Ask::Place { seat } => of_seat("sm-ask-place", seat),
            Ask::Gap { seat } => of_seat("sm-ask-gap", seat),
            Ask::WhichGap { seat, card } => of_seat("sm-ask-which-gap", seat).with("card", *card),
            Ask::TakeBack { seat } => of_seat("sm-ask-take-back", seat),
            Ask::Name { seat, card } => of_seat("sm-ask-name", seat).with("card", *card),
            Ask::Pay { seat, card } => of_seat("sm-ask-pay", seat).with("card", *card),
            Ask::Part { seat, card } => of_seat("sm-ask-part", seat).with("card", *card),
            Ask::Who { seat, acts, left } => {
                of_seat("sm-ask-who", seat).with("acts", self::acts(acts)).with("n", *left)
            }
            Ask::Act { tag } => of("sm-ask-act", tag),
            Ask::Row { seat } => of_seat("sm-ask-row", seat),
            Ask::Spot { tag } => of("sm-ask-spot", tag),
            Ask::Cover { tag } => of("sm-ask-cover", tag),
            Ask::Rally { seat } => of_seat("sm-ask-rally", seat),
            Ask::Hold { tag } => of("sm-ask-hold", tag),
            Ask::Walk { tag } => of("sm-ask-walk", tag),
            Ask::Shoot { tag } => of("sm-ask-shoot", tag),
            Ask::NextTarget { tag } => of("sm-ask-next-target", tag),
            Ask::Throw { tag } => of("sm-ask-throw", tag),
            Ask::Victim { seat } => of_seat("sm-ask-victim", seat),
            Ask::HitCheck { seat } => of_seat("sm-ask-hit-check", seat),
            Ask::DamageCheck { seat } => of_seat("sm-ask-damage-check", seat),
            Ask::FightDraw { seat } => of_seat("sm-ask-fight-draw", seat),
            Ask::Strike { seat } => of_seat("sm-ask-strike", seat),
            Ask::Capture { tag } => of("sm-ask-capture", tag),
            Ask::Discard { seat } => of_seat("sm-ask-discard", seat),
            Ask::Befall { seat } => of_seat("sm-ask-befall", seat),
            Ask::Lot => Phrase::new("sm-ask-lot"),
            Ask::IdentityCheck { seat } => of_seat("sm-ask-identity-check", seat),
            Ask::React { seat, tag, did } => {
                let did = Arg::List(did.iter().map(|it| (*it).into()).collect());
                of_seat("sm-ask-react", seat).with("soldier", *tag).with("types", did)
            }
            Ask::Preempt { seat, .. } => of_seat("sm-ask-preempt", seat),
            Ask::Pick { seat, of, left } => {
                of_seat("sm-ask-pick", seat).with("other", self::seat(*of)).with("n", *left)
            }
            Ask::Aim { tag, what } => of("sm-ask-aim", tag).with("equipment", thing(what)),
            Ask::Smoke { seat, tile } => of_seat("sm-ask-smoke", seat).with("tile", *tile),
            Ask::Gun { tag } => of("sm-ask-gun", tag),
        };
        phrase.by(&[self.rule()])
    }
}

impl Why {
    /// The reason as a sentence.
    pub fn phrase(&self) -> Phrase {
        let phrase = match self {
            Why::NotOffered(_) => Phrase::new("sm-why-not-offered"),
            Why::OtherQuestion => Phrase::new("sm-why-other-question"),
            Why::NotForSale { tag } => Phrase::new("sm-why-not-for-sale").with("soldier", *tag),
            Why::TooDear { cost, limit } => {
                Phrase::new("sm-why-too-dear").with("cost", *cost).with("limit", *limit)
            }
            Why::TooMuchEquipment { cost, limit } => {
                Phrase::new("sm-why-too-much-equipment").with("cost", *cost).with("limit", *limit)
            }
            Why::TooManyLeaders { limit } => Phrase::new("sm-why-too-many-leaders").with("limit", *limit),
            Why::TooFew { least } => Phrase::new("sm-why-too-few").with("least", *least),
            Why::NothingLeftForAllies => Phrase::new("sm-why-nothing-left-for-allies"),
            Why::CannotCarry { tag, what } => Phrase::new("sm-why-cannot-carry")
                .with("soldier", *tag)
                .with("equipment", named("equipment", what.as_str())),
            Why::NotWhereToStart { tag } => Phrase::new("sm-why-not-where-to-start").with("soldier", *tag),
            Why::Overlaps { tag } => Phrase::new("sm-why-overlaps").with("soldier", *tag),
            Why::NotAll => Phrase::new("sm-why-not-all"),
            Why::NotInHand => Phrase::new("sm-why-not-in-hand"),
            Why::DoesNotFit { phase } => Phrase::new("sm-why-does-not-fit").with("phase", *phase),
            Why::CouldFillMore { most } => Phrase::new("sm-why-could-fill-more").with("most", *most),
            Why::Blocked { by, .. } => blocked(*by),
            Why::NotStraight => Phrase::new("sm-why-not-straight"),
            Why::NotThisGate => Phrase::new("sm-why-not-this-gate"),
            Why::InMelee => Phrase::new("sm-why-in-melee"),
            Why::NotOnTheMap => Phrase::new("sm-why-not-on-the-map"),
            Why::NoTarget { tag } => Phrase::new("sm-why-no-target").with("soldier", *tag),
            Why::NoThrow(what) => Phrase::new("sm-why-no-throw").with("what", *what),
            Why::NoGrenade => Phrase::new("sm-why-no-grenade"),
            Why::OneOfficer => Phrase::new("sm-why-one-officer"),
            Why::NotHisCard { tag } => Phrase::new("sm-why-not-his-card").with("soldier", *tag),
            Why::NoSuchPanel { panel } => {
                Phrase::new("sm-why-no-such-panel").with("panel", named("panel", panel.as_str()))
            }
            Why::NoSlot { tag, panel } => Phrase::new("sm-why-no-slot")
                .with("soldier", *tag)
                .with("panel", named("panel", panel.as_str())),
            Why::TooManySeconds { limit } => Phrase::new("sm-why-too-many-seconds").with("limit", *limit),
            Why::SecondAlone { phase } => Phrase::new("sm-why-second-alone").with("phase", *phase),
            Why::NothingToUse { what } => Phrase::new("sm-why-nothing-to-use").with("equipment", thing(what)),
        };
        phrase.by(&[self.rule()])
    }
}

/// What blocks a walk; lengths are sixteenths of an inch.
fn blocked(by: crate::Blocked) -> Phrase {
    use crate::Blocked::*;
    let length = |it: i32| Arg::Number(it as i64);
    match by {
        OffTheMap => Phrase::new("sm-blocked-off-the-map"),
        TooFar { by, allowance } => {
            Phrase::new("sm-blocked-too-far").with("by", length(by)).with("allowance", length(allowance))
        }
        TurnsTooFar { by } => Phrase::new("sm-blocked-turns-too-far").with("by", length(by)),
        NoMove { after, .. } => Phrase::new("sm-blocked-no-move").with("after", length(after)),
        Passes { after, .. } => Phrase::new("sm-blocked-passes").with("after", length(after)),
        AcrossAnEdge { by } => Phrase::new("sm-blocked-across-an-edge").with("by", length(by)),
        Overlaps { by, .. } => Phrase::new("sm-blocked-overlaps").with("by", length(by)),
    }
}
