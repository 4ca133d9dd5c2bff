//! Campaigns: linked scenarios in which soldiers keep their wounds and earn decorations. The book promises such a thing and has no
//! rules for it: all here are rulings, SG-80 and those after it.

pub(crate) mod decorations;
pub(crate) mod service;

pub use decorations::{Decoration, DecorationSort, Feat};
pub use service::{Chronicle, Earned, Service};

use serde::{Deserialize, Serialize};
use table::{Game, Problem, Seat, Viewer};

use crate::{
    content::{
        Enlisted, Library, Rank, Scenario, Shelf, Tag, is_suggested,
        reading::{Complaints, Inside, read},
        shelf::can_buy,
    },
    rules::setting_up::{for_sale, may_carry, within},
    state::{At, Board, CardOf, Field, Figure, Owner, Secret, Sergeants, Setup, World, game::empty},
};

/// SM-SOL-4: medals that a soldier may have at a rank.
pub(crate) const MEDALS: usize = 3;

/// SM-SOL-4: badges that a soldier may have at a rank.
const BADGES: usize = 1;

/// SG-80: a row of scenarios. Its name and its story are `sm-campaign-…` and `sm-campaign-report-…` in the languages, unless it says
/// them itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// Its name in files and keys.
    pub name: String,
    /// What people call it, if no language has a name for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Its story, if no language has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<String>,
    /// The scenarios, one after the other.
    pub chapters: Vec<String>,
    /// SG-86: VP for reinforcements, to each player of the side that won the chapter before.
    #[serde(default)]
    pub reward: u8,
}

impl Campaign {
    /// Reads a campaign, and reports everything that is wrong with the campaign itself.
    pub fn parse(file: &str, text: &str) -> Result<Campaign, Vec<Problem>> {
        let it: Campaign = read(file, text)?;
        let mut complaints = Complaints::new(file, text);
        if it.chapters.len() < 2 || 20 < it.chapters.len() {
            complaints.add(&[Inside::Field("chapters")], "A campaign has 2 to 20 chapters.");
        }
        if 20 < it.reward {
            complaints.add(&[Inside::Field("reward")], "The reward is at most 20 VP.");
        }
        if complaints.problems.is_empty() { Ok(it) } else { Err(complaints.problems) }
    }
}

/// Where a campaign stands when a chapter begins. Everybody knows it: all was open when the chapter before had ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct March {
    /// The campaign, by its name.
    pub campaign: String,
    /// What people call it, if no language has a name for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The chapter, from 1.
    pub chapter: u8,
    /// The number of chapters in the campaign.
    pub of: u8,
    /// VP of the chapters before; by seats.
    pub score: Vec<i16>,
    /// Those who have fought and can fight again, by their tags.
    #[serde(default)]
    pub soldiers: Vec<Veteran>,
    /// SG-81: those who are lost, the earliest first.
    #[serde(default)]
    pub fallen: Vec<Tag>,
    /// SG-86: the side that has won the chapter before, and is reinforced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reinforced: Option<String>,
}

/// A soldier who has fought in a chapter before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Veteran {
    /// The soldier's tag.
    pub tag: Tag,
    /// The player he last fought for.
    pub seat: Seat,
    /// The rank he last had.
    pub rank: Rank,
    /// SG-81: whether he is still wounded.
    pub wounded: bool,
    /// How many chapters he has survived.
    pub chapters: u8,
    /// His decorations.
    pub honours: Vec<Honour>,
}

/// SG-82: a decoration that a soldier has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Honour {
    /// The decoration's id.
    pub what: String,
    /// The rank that it belongs to.
    pub rank: Rank,
}

/// How a chapter ended for a soldier.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say what they are")]
pub enum Fate {
    Fell,
    Captured,
    Wounded,
    Well,
}

/// A soldier at the end of a chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Returned {
    pub tag: Tag,
    pub seat: Seat,
    pub rank: Rank,
    pub fate: Fate,
    /// SG-82: what he has earned in this chapter.
    pub earned: Vec<Earned>,
}

/// The report at the end of a chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Account {
    /// The campaign, by its name.
    pub campaign: String,
    /// The chapter, from 1.
    pub chapter: u8,
    /// The number of chapters in the campaign.
    pub of: u8,
    /// The players who won this chapter.
    pub winners: Vec<Seat>,
    /// SG-87: VP of all chapters up to now; by seats.
    pub score: Vec<i16>,
    /// All who fought, by their tags.
    pub soldiers: Vec<Returned>,
}

impl March {
    /// The first chapter of a campaign.
    fn first(campaign: &Campaign, seats: usize) -> March {
        March {
            campaign: campaign.name.clone(),
            title: campaign.title.clone(),
            chapter: 1,
            of: campaign.chapters.len() as u8,
            score: vec![0; seats],
            soldiers: Vec::new(),
            fallen: Vec::new(),
            reinforced: None,
        }
    }

    /// A soldier who has fought before.
    pub fn veteran(&self, tag: Tag) -> Option<&Veteran> {
        self.soldiers.iter().find(|it| it.tag == tag)
    }

    /// How the campaign stands after a chapter. SG-81: the fallen and prisoners are lost, wounds stay, and who was left out of the
    /// chapter has recovered.
    fn after(&self, account: &Account, reinforced: Option<String>) -> March {
        let rested = self.soldiers.iter().filter(|it| account.soldiers.iter().all(|now| now.tag != it.tag));
        let mut soldiers: Vec<Veteran> = rested.map(|it| Veteran { wounded: false, ..it.clone() }).collect();
        let mut fallen = self.fallen.clone();
        for it in &account.soldiers {
            if matches!(it.fate, Fate::Fell | Fate::Captured) {
                fallen.push(it.tag);
                continue;
            }
            let before = self.veteran(it.tag);
            let mut honours = before.map(|it| it.honours.clone()).unwrap_or_default();
            honours.extend(it.earned.iter().map(|new| Honour { what: new.what.clone(), rank: it.rank }));
            soldiers.push(Veteran {
                tag: it.tag,
                seat: it.seat,
                rank: it.rank,
                wounded: it.fate == Fate::Wounded,
                chapters: before.map_or(0, |it| it.chapters).saturating_add(1),
                honours,
            });
        }
        soldiers.sort_by_key(|it| it.tag);
        let score = account.score.clone();
        March { chapter: self.chapter + 1, score, soldiers, fallen, reinforced, ..self.clone() }
    }

    /// What is wrong with it, where it comes from a file.
    pub(crate) fn faults(&self, library: &Library, seats: usize) -> Vec<Problem> {
        let mut faults = Vec::new();
        let mut complain = |what: String| faults.push(Problem::new("setup.campaign", what));
        if !(1..=self.of).contains(&self.chapter) {
            complain("The chapter is none of the campaign's.".into());
        }
        if self.score.len() != seats {
            complain("There are VP for each seat.".into());
        }
        for (i, it) in self.soldiers.iter().enumerate() {
            let twice = self.soldiers[..i].iter().any(|other| other.tag == it.tag);
            let card = library.soldiers.get(&it.tag).filter(|_| !twice && !self.fallen.contains(&it.tag));
            let has = |rank| card.is_some_and(|card| card.at(rank).is_some());
            if !has(it.rank) || it.honours.iter().any(|it| !has(it.rank)) {
                complain(format!("Soldier {} is no veteran of this campaign.", it.tag.0));
            }
            if let Some(unknown) = it.honours.iter().find(|it| library.decoration(&it.what).is_none()) {
                complain(format!("There is no decoration {}.", unknown.what));
            }
            if it.honours.iter().any(|of| {
                let n = |sort| held(library, &it.honours, of.rank, sort);
                MEDALS < n(DecorationSort::Medal) || BADGES < n(DecorationSort::Badge)
            }) {
                complain(format!("Soldier {} has more than three medals or one badge (SM-SOL-4).", it.tag.0));
            }
        }
        faults
    }

    /// SM-SOL-4: the cards that decorations bring, after all others of their owners.
    pub(crate) fn cards(&self, library: &Library) -> Vec<CardOf> {
        let mut cards = Vec::new();
        for it in &self.soldiers {
            let n = library.cards.get(&it.tag).map_or(0, Vec::len);
            for (i, honour) in it.honours.iter().enumerate() {
                let Some(decoration) = library.decoration(&honour.what) else { continue };
                let nr = (n + i + 1) as u8;
                cards.push(CardOf { owner: Owner::Soldier(it.tag), nr, card: decoration.card.clone() });
            }
        }
        cards
    }
}

/// How many medals or badges a soldier has at a rank.
fn held(library: &Library, honours: &[Honour], rank: Rank, sort: DecorationSort) -> usize {
    let of = |it: &&Honour| it.rank == rank && library.decoration(&it.what).is_some_and(|it| it.sort == sort);
    honours.iter().filter(of).count()
}

impl World {
    /// A soldier who has fought in this campaign before.
    pub fn veteran(&self, tag: Tag) -> Option<&Veteran> {
        self.march.as_ref()?.veteran(tag)
    }

    /// SM-SOL-4: how many medals a soldier has earned at a rank.
    pub(crate) fn medals(&self, tag: Tag, rank: Rank) -> usize {
        let honours = self.veteran(tag).map_or(&[][..], |it| &it.honours);
        held(&self.library, honours, rank, DecorationSort::Medal)
    }

    /// SM-SOL-4: whether a soldier has a decoration that belongs to his rank.
    pub(crate) fn is_honoured(&self, soldier: &Secret, what: &str) -> bool {
        let honours = self.veteran(soldier.tag).map_or(&[][..], |it| &it.honours);
        honours.iter().any(|it| it.what == what && it.rank == soldier.rank)
    }

    /// Whether a soldier has decorations at some rank.
    pub(crate) fn is_decorated(&self, tag: Tag) -> bool {
        self.veteran(tag).is_some_and(|it| !it.honours.is_empty())
    }

    /// SG-81: whether a soldier is lost to the campaign.
    pub(crate) fn is_lost(&self, tag: Tag) -> bool {
        self.march.as_ref().is_some_and(|it| it.fallen.contains(&tag))
    }
}

/// SG-82, SM-SOL-4: what soldiers have earned: who is alive and free, each decoration once, three medals and one badge a rank at most.
pub(crate) fn earned(world: &World, field: &Field, rank: impl Fn(Tag) -> Option<Rank>) -> Vec<Earned> {
    let mut all = Vec::new();
    for figure in &field.figures {
        if let Some(rank) = rank(figure.tag) {
            earned_by(world, field, figure, rank, &mut all);
        }
    }
    all
}

fn earned_by(world: &World, field: &Field, figure: &Figure, rank: Rank, all: &mut Vec<Earned>) {
    if matches!(fate(figure), Fate::Fell | Fate::Captured) {
        return;
    }
    let tag = figure.tag;
    let mut honours = world.veteran(tag).map(|it| it.honours.clone()).unwrap_or_default();
    for it in &world.library.decorations {
        let n = match it.deed {
            Feat::Chapters => world.veteran(tag).map_or(0, |it| it.chapters).saturating_add(1),
            deed => field.record.of(tag).number(deed),
        };
        let most = if it.sort == DecorationSort::Medal { MEDALS } else { BADGES };
        let has = honours.iter().any(|of| of.what == it.id);
        if it.n <= n && !has && held(&world.library, &honours, rank, it.sort) < most {
            honours.push(Honour { what: it.id.clone(), rank });
            all.push(Earned { tag, what: it.id.clone(), deed: it.deed, n });
        }
    }
}

fn fate(figure: &Figure) -> Fate {
    match figure.at {
        At::Dead => Fate::Fell,
        At::Held { .. } | At::With(_) => Fate::Captured,
        _ if figure.wounded => Fate::Wounded,
        _ => Fate::Well,
    }
}

/// The outcome of a chapter; nothing if the game is not a chapter. It ends by the rules, or as it stands when a player gave up
/// (SG-85): `winners` says who has won.
pub fn account(game: &Game<Sergeants>, winners: &[Seat]) -> Option<Account> {
    let world = game.world();
    let march = world.march.as_ref()?;
    let views = world.all_seats().map(|it| game.view(Viewer::Seat(it)));
    let (mut secrets, mut field): (Vec<Secret>, Option<Field>) = (Vec::new(), None);
    for view in views {
        secrets.extend(view.seats.into_iter().filter_map(|it| it.own).flat_map(|it| it.soldiers));
        field = Some(view.field);
    }
    let field = field?;
    let rank = |tag: Tag| secrets.iter().find(|it| it.tag == tag).map(|it| it.rank);
    let earned = earned(world, &field, rank);
    let returned = |it: &Figure| {
        let own = earned.iter().filter(|one| one.tag == it.tag).cloned().collect();
        Some(Returned { tag: it.tag, seat: it.seat, rank: rank(it.tag)?, fate: fate(it), earned: own })
    };
    Some(Account {
        campaign: march.campaign.clone(),
        chapter: march.chapter,
        of: march.of,
        winners: winners.to_vec(),
        score: march.score.iter().zip(field.scores()).map(|(a, b)| a.saturating_add(b)).collect(),
        soldiers: field.figures.iter().filter_map(returned).collect(),
    })
}

impl Account {
    /// Whether this was the last chapter.
    pub fn is_last(&self) -> bool {
        self.of <= self.chapter
    }

    /// SG-87: the players with most VP of all chapters.
    pub fn leaders(&self) -> Vec<Seat> {
        let most = self.score.iter().max();
        let best = self.score.iter().enumerate().filter(|it| Some(it.1) == most);
        best.map(|it| Seat(it.0 as u8)).collect()
    }
}

impl Shelf {
    /// The first chapter of a campaign, for these sides.
    pub fn begin(&self, name: &str, seats: &[String], buying: Option<bool>) -> Result<Setup, Vec<Problem>> {
        let complain = |what: String| vec![Problem::new("setup.campaign", what)];
        let campaign = self.campaign(name).ok_or_else(|| {
            complain(format!(
                "There is no campaign named \"{name}\"; there are {}.",
                self.campaigns().join(", ")
            ))
        })?;
        for chapter in &campaign.chapters {
            let scenario = self.scenario(chapter).filter(|it| suits(it, seats));
            scenario.ok_or_else(|| {
                complain(format!(
                    "The chapter {chapter} is not for these {} players (SM-SCN-1).",
                    seats.len()
                ))
            })?;
        }
        let scenario = self.scenario(&campaign.chapters[0]);
        let setup = scenario.and_then(|it| self.setup(it, seats));
        let mut setup = setup.ok_or_else(|| complain("The first chapter has no map.".into()))?;
        setup.buying = buying.unwrap_or(false) || !is_suggested(&setup.scenario, seats);
        setup.campaign = Some(March::first(&campaign, seats.len()));
        Ok(setup)
    }

    /// The next chapter, after one that has ended; nothing after the last.
    pub fn play_on(&self, setup: &Setup, account: &Account) -> Result<Option<Setup>, Vec<Problem>> {
        let complain = |what: String| vec![Problem::new("setup.campaign", what)];
        let Some(march) = setup.campaign.as_ref().filter(|_| !account.is_last()) else { return Ok(None) };
        let name = &march.campaign;
        let campaign =
            self.campaign(name).ok_or_else(|| complain(format!("There is no campaign {name}.")))?;
        let chapter = campaign.chapters.get(march.chapter as usize).cloned().unwrap_or_default();
        let scenario = self.scenario(&chapter).filter(|it| suits(it, &setup.seats));
        let next = scenario.and_then(|it| self.setup(it, &setup.seats));
        let mut next = next.ok_or_else(|| complain(format!("The chapter {chapter} cannot be played.")))?;
        let reinforced = winning_side(setup, account);
        // SG-86: the winners have more to choose from.
        for side in next.scenario.sides.iter_mut().filter(|it| Some(&it.side) == reinforced.as_ref()) {
            side.forces.iter_mut().for_each(|it| it.vp = it.vp.saturating_add(campaign.reward));
        }
        // SM-TRN-9: people go on as they began.
        next.scenario
            .choose(setup.scenario.is_open().then_some(true), setup.scenario.is_face_up().then_some(true));
        next.buying = setup.buying || !is_suggested(&next.scenario, &next.seats);
        next.campaign = Some(march.after(account, reinforced));
        muster(&mut next)?;
        Ok(Some(next))
    }
}

/// Whether so many can play a scenario on each side.
pub(crate) fn suits(scenario: &Scenario, seats: &[String]) -> bool {
    let n = |side: &str| seats.iter().filter(|it| *it == side).count();
    let fits =
        |it: &crate::content::SideOf| it.forces.iter().any(|force| force.players as usize == n(&it.side));
    scenario.sides.iter().all(fits)
        && scenario.sides.iter().map(|it| n(&it.side)).sum::<usize>() == seats.len()
}

/// The side whose players alone have won.
fn winning_side(setup: &Setup, account: &Account) -> Option<String> {
    let mut sides = account.winners.iter().filter_map(|it| setup.seats.get(it.0 as usize));
    let first = sides.next()?;
    sides.all(|it| it == first).then(|| first.clone())
}

/// SG-84: the forces of a chapter: those who have fought before come first.
fn muster(next: &mut Setup) -> Result<(), Vec<Problem>> {
    let mut world = World::new(&Setup { buying: true, ..next.clone() })?;
    replace_the_fallen(&mut world);
    next.campaign.clone_from(&world.march);
    for side in 0..world.scenario.sides.len() {
        let seats: Vec<Seat> = world.seats_of(side as u8).collect();
        if world.scenario.sides[side].suggested.len() != seats.len() {
            continue;
        }
        let mut taken: Vec<Tag> = Vec::new();
        let mut forces = Vec::new();
        for (nth, seat) in seats.into_iter().enumerate() {
            let force = force(&world, seat, nth, &taken);
            taken.extend(force.iter().map(|it| it.tag));
            forces.push(force);
        }
        next.scenario.sides[side].suggested = forces;
    }
    Ok(())
}

/// SG-84: where too few are left to fill a force, new men take up the dog tags of the earliest fallen.
fn replace_the_fallen(world: &mut World) {
    while let Some(seat) = world.all_seats().find(|it| !can_buy(world, *it)) {
        let side = world.side_of(seat).side.clone();
        let of_side = |it: &Tag| world.library.soldiers.get(it).is_some_and(|it| it.side == side);
        let first = world.march.as_ref().and_then(|it| it.fallen.iter().position(of_side));
        match (first, &mut world.march) {
            (Some(i), Some(march)) => drop(march.fallen.remove(i)),
            _ => return,
        }
    }
}

/// SG-84: veterans, then soldiers of the suggested force, then the cheapest, as far as the limits allow; the equipment of the
/// suggested force is handed to those who may carry it.
fn force(world: &World, seat: Seat, nth: usize, taken: &[Tag]) -> Vec<Enlisted> {
    let board = empty(world);
    let suggested = &world.side_of(seat).suggested[nth];
    let side = &world.side_of(seat).side;
    let reinforced = world.march.as_ref().is_some_and(|it| it.reinforced.as_ref() == Some(side));
    let size = suggested.len() + reinforced as usize;
    let veterans = world.march.iter().flat_map(|it| &it.soldiers).filter(|it| it.seat == seat);
    let veterans = veterans.map(|it| Enlisted::new(it.tag, Some(it.rank)));
    let others = suggested.iter().map(|it| Enlisted::new(it.tag, it.rank));
    let mut spare: Vec<Enlisted> =
        for_sale(world, &board, seat).into_iter().map(|it| cheapest(world, it)).collect();
    spare.sort_by_key(|it| price(world, it));
    let mut force = Levy { world, board: &board, seat, taken, spare: &spare, soldiers: Vec::new() };
    for it in veterans.chain(others).chain(spare.iter().cloned()) {
        if force.soldiers.len() < size {
            force.enlist(it);
        }
    }
    force.fill();
    suggested.iter().for_each(|it| force.equip(it));
    force.soldiers
}

fn cheapest(world: &World, tag: Tag) -> Enlisted {
    let ranks = world.library.soldiers[&tag].ranks.iter();
    Enlisted::new(tag, ranks.min_by_key(|it| (it.healthy.draw, it.cost)).map(|it| it.rank))
}

fn price(world: &World, it: &Enlisted) -> (bool, u8) {
    let at = it.rank.and_then(|rank| world.library.soldiers[&it.tag].at(rank));
    at.map_or((true, u8::MAX), |it| (0 < it.healthy.draw, it.cost))
}

/// A force that is being raised.
struct Levy<'a> {
    world: &'a World,
    board: &'a Board,
    seat: Seat,
    /// The soldiers who have gone to an ally.
    taken: &'a [Tag],
    /// Who could still come, the cheapest first.
    spare: &'a [Enlisted],
    soldiers: Vec<Enlisted>,
}

impl Levy<'_> {
    /// Takes a soldier, if enough others can still be paid for alongside him.
    fn enlist(&mut self, it: Enlisted) {
        let known = self.soldiers.iter().any(|other| other.tag == it.tag) || self.taken.contains(&it.tag);
        if known {
            return;
        }
        self.soldiers.push(it);
        if within(self.world, self.board, self.seat, &self.filled()).is_err() {
            self.soldiers.pop();
        }
    }

    /// SM-SCN-3: with the cheapest to make up the number.
    fn filled(&self) -> Vec<Enlisted> {
        let mut all = self.soldiers.clone();
        let players = self.world.seats_of(self.world.side(self.seat)).count();
        let least = (self.world.scenario.least_soldiers as usize).div_ceil(players);
        for it in self.spare {
            let free = !self.taken.contains(&it.tag) && all.iter().all(|other| other.tag != it.tag);
            if all.len() < least && free {
                all.push(it.clone());
            }
        }
        all
    }

    fn fill(&mut self) {
        self.soldiers = self.filled();
    }

    /// What a soldier of the suggested force would carry goes to him, or to the first who may have it.
    fn equip(&mut self, suggested: &Enlisted) {
        let (world, seat) = (self.world, self.seat);
        let own = self.soldiers.iter().position(|it| it.tag == suggested.tag);
        for what in &suggested.carries {
            let Some(item) = world.library.equipment.get(what) else { continue };
            let may = |it: &Enlisted| {
                let rank = it.rank.unwrap_or(world.library.soldiers[&it.tag].ranks[0].rank);
                may_carry(world, seat, &Secret::of(it, rank, it.grenades), item)
            };
            let first = own.or_else(|| self.soldiers.iter().position(may));
            self.change(first, |it| it.carries.push(what.clone()));
        }
        self.change(own.or(Some(0)), |it| it.grenades += suggested.grenades);
        self.change(own, |it| {
            it.cards.clone_from(&suggested.cards);
            it.story.clone_from(&suggested.story);
        });
        // A panel is filled man by man: a soldier's place may fit only next to others.
        self.change(own, |it| it.panel.clone_from(&suggested.panel));
    }

    fn change(&mut self, who: Option<usize>, change: impl FnOnce(&mut Enlisted)) {
        let mut other = self.soldiers.clone();
        let Some(it) = who.and_then(|i| other.get_mut(i)) else { return };
        change(it);
        if within(self.world, self.board, self.seat, &other).is_ok() {
            self.soldiers = other;
        }
    }
}
