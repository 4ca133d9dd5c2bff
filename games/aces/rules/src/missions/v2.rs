//! The V2 rocket attack (AA-MIS-V2-1 to AA-MIS-V2-8): tokens, one of which hides a launcher, and rockets at factories.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Phrase, Play, Problem, Table};

use crate::{
    Aces, Ask, Choice, Event, Faction, Hex, Kind, Side, Step, UnitId, Why, World,
    board::{Board, Field, Hidden, Unit},
    choices::Attack,
    combat,
    events::{Fire, How},
    hex::{MAX_COLUMNS, MAX_ROWS, ring},
    map::Terrain,
    mats::{Aim, DESTROYED},
    position::Flaw,
    setting_up::{is_free, places_around},
    victory,
    world::MAX_FACTORIES,
};

/// AA-MIS-V2-2: twelve start tokens and the one of the V2.
pub const N_TOKENS: usize = 13;
/// AA-MIS-V2-4: a rocket destroys its factory with more than this on the die.
pub const MISS: u8 = 3;
/// AA-MIS-V2-6: so many factories destroyed, or occupied, win.
pub const FIVE: usize = 5;

/// AA-MIS-V2-1: how the V2 mission is played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct V2Setup {
    /// The German faction that owns the launcher.
    pub owner: Faction,
    /// AA-MIS-V2-3: duds that have been turned over stay, face up; otherwise they are removed at once.
    #[serde(default = "they_stay")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub duds_stay: bool,
}

impl V2Setup {
    /// AA-MIS-V2-1: the mission as the book has it, with a German faction that owns the launcher.
    pub fn of(owner: Faction) -> V2Setup {
        V2Setup { owner, duds_stay: they_stay() }
    }
}

fn they_stay() -> bool {
    true
}

/// AA-MIS-V2-2: what is open to everyone of the mission.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rocketry {
    /// The start numbers of the owner's armies; 0 for one that has not been turned over.
    pub numbers: [u8; 3],
    /// The tokens that are face down.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Hex>"))]
    pub tokens: ArrayVec<Hex, N_TOKENS>,
    /// Duds that have been turned face up, which stay on the board.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Hex>"))]
    pub duds: ArrayVec<Hex, N_TOKENS>,
    /// The launcher, once it has been discovered.
    pub launcher: Option<Launcher>,
    /// The rocket in this turn's list of attacks.
    pub rocket: Option<Rocket>,
    /// The factories that rockets have destroyed.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Hex>"))]
    pub destroyed: ArrayVec<Hex, MAX_FACTORIES>,
}

/// AA-MIS-V2-5: a discovered launcher.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Launcher {
    /// Where it stands.
    pub hex: Hex,
    /// Damage taken.
    #[serde(default)]
    pub damage: u8,
}

/// AA-MIS-V2-8: the launcher's entry in its owner's list of attacks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rocket {
    /// The factory.
    pub at: Hex,
    /// How many attacks come before it.
    pub after: u8,
    /// It has been fired.
    pub fired: bool,
}

/// What a blast did to a discovered launcher.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LauncherStruck {
    pub damage: u8,
    pub destroyed: bool,
}

impl Rocketry {
    /// The mission as a position has it, if it is known where the launcher is.
    pub(crate) fn written(&self, hidden: Option<Hex>) -> Option<V2Position> {
        Some(V2Position {
            launcher: hidden.or(self.launcher.map(|it| it.hex))?,
            tokens: self.tokens.to_vec(),
            duds: self.duds.to_vec(),
            damage: self.launcher.map_or(0, |it| it.damage),
            destroyed: self.destroyed.to_vec(),
            rocket: self.rocket,
        })
    }

    /// Whether a unit cannot stay in a hex for a token or the launcher.
    pub fn holds(&self, hex: Hex) -> bool {
        self.is_token(hex) || self.launcher.is_some_and(|it| it.hex == hex)
    }

    /// AA-MIS-V2-3: whether there is a token in a hex, face down or up.
    pub fn is_token(&self, hex: Hex) -> bool {
        self.tokens.contains(&hex) || self.duds.contains(&hex)
    }
}

impl Field {
    /// Whether units, tokens and the launcher let a move end in a hex.
    #[inline]
    pub fn has_room(&self, hex: Hex) -> bool {
        self.units.is_free(hex) && !self.v2.as_ref().is_some_and(|it| it.holds(hex))
    }

    /// AA-MIS-V2-3, AA-MIS-V2-8: tokens and a discovered launcher are closed to the Allies.
    #[inline]
    pub(crate) fn is_closed_by_v2(&self, side: Side, hex: Hex) -> bool {
        self.v2.as_ref().is_some_and(|it| side == Side::Allies && it.holds(hex))
    }

    /// AA-MIS-V2-4: whether the factory of this place in the list has been destroyed.
    #[inline]
    pub fn is_destroyed(&self, world: &World, factory: usize) -> bool {
        self.v2.as_ref().is_some_and(|it| it.destroyed.contains(&world.factories[factory]))
    }
}

/// AA-MIS-V2-2, AA-MIS-V2-7: when all units stand, the owner lays thirteen tokens face down, one after another.
pub(crate) fn lay_tokens(t: &mut Table<'_, Aces>) -> Play {
    let Some(V2Setup { owner, .. }) = t.world().missions.v2 else { return Ok(()) };
    let seat = t.world().seat_of(owner);
    for _ in 0..N_TOKENS {
        let places = places_for_token(t.world(), &t.board().field, owner);
        let ask = Ask::LayToken { faction: owner };
        let TokenPlace(hex) = t.choose(seat, ask, places.into_iter().map(TokenPlace))?;
        t.tell(Event::TokenLaid { hex });
    }
    // A procedure of its own, so that the choice is on the hidden part of the board before the next question.
    t.then(Step::HideLauncher);
    Ok(())
}

#[derive(Copy, Clone)]
struct TokenPlace(Hex);

impl From<TokenPlace> for Choice {
    fn from(it: TokenPlace) -> Choice {
        Choice::LayToken(it.0)
    }
}

/// AA-MIS-V2-7: wherever one more unit of the owner could be placed: for each of his numbers its hex, else the first ring that has
/// room, water included, as the owner likes.
pub(crate) fn places_for_token(world: &World, field: &Field, owner: Faction) -> Vec<Hex> {
    let Some(v2) = &field.v2 else { return Vec::new() };
    let centres: ArrayVec<(u8, Hex), 3> = (1..=3)
        .zip(v2.numbers)
        .filter_map(|(army, number)| {
            let (_, hex) = world.map.starts(world.area).find(|it| it.0 == number)?;
            Some((army, hex))
        })
        .collect();
    match world.options.tokens_on_land {
        true => places_on_land(world, field, owner, &centres),
        false => {
            let around = |centre: Hex| places_around(world, field, centre, |_| true);
            without_repetition(centres.iter().flat_map(|it| around(it.1)))
        }
    }
}

/// AA-MIS-V2-7, as an option: an empty number's hex first, then the free land of rings that the owner's armies have begun, then that
/// of the next ring around each number.
fn places_on_land(world: &World, field: &Field, owner: Faction, centres: &[(u8, Hex)]) -> Vec<Hex> {
    let free = |hex: &Hex| is_free(world, field, *hex) && world.terrain(*hex) != Some(Terrain::Water);
    let free_in =
        |centre: Hex, distance: u8| ring(centre, distance).into_iter().filter(free).collect::<Vec<Hex>>();
    let numbers: Vec<Hex> = centres.iter().map(|it| it.1).filter(free).collect();
    if !numbers.is_empty() {
        return numbers;
    }
    let begun = |army: u8, centre: Hex| {
        let own = field.units.of(owner).filter(|it| it.army == army);
        own.map(|it| it.hex.distance(centre)).max().unwrap_or(0)
    };
    let in_begun =
        centres.iter().flat_map(|it| (1..=begun(it.0, it.1)).flat_map(|distance| free_in(it.1, distance)));
    let in_begun = without_repetition(in_begun);
    if !in_begun.is_empty() {
        return in_begun;
    }
    let next = |centre: Hex| {
        (1..MAX_COLUMNS.max(MAX_ROWS) * 2).map(|it| free_in(centre, it)).find(|it| !it.is_empty())
    };
    without_repetition(centres.iter().filter_map(|it| next(it.1)).flatten())
}

/// Rings around different numbers may share hexes.
fn without_repetition(hexes: impl Iterator<Item = Hex>) -> Vec<Hex> {
    let mut once: Vec<Hex> = hexes.collect();
    once.sort_unstable();
    once.dedup();
    once
}

/// AA-MIS-V2-2: the owner says in secret which of the tokens is the launcher.
pub(crate) fn hide_launcher(t: &mut Table<'_, Aces>) -> Play {
    let Some(V2Setup { owner, .. }) = t.world().missions.v2 else { return Ok(()) };
    let tokens = t.board().field.v2.iter().flat_map(|it| it.tokens.clone()).map(UnderToken);
    let tokens: Vec<UnderToken> = tokens.collect();
    let UnderToken(hex) = t.choose(t.world().seat_of(owner), Ask::HideLauncher { faction: owner }, tokens)?;
    t.tell(Event::LauncherHidden { hex: Some(hex) });
    Ok(())
}

#[derive(Copy, Clone)]
struct UnderToken(Hex);

impl From<UnderToken> for Choice {
    fn from(it: UnderToken) -> Choice {
        Choice::HideLauncher(it.0)
    }
}

/// AA-MIS-V2-3: whether an Allied unit in a hex turns tokens over.
pub(crate) fn turns_tokens(field: &Field, side: Side, hex: Hex) -> bool {
    side == Side::Allies
        && field.v2.as_ref().is_some_and(|it| hex.neighbours().iter().any(|at| it.tokens.contains(at)))
}

/// AA-MIS-V2-3: an Allied unit that steps next to tokens turns all of them over. If one of them is the launcher, it is
/// discovered, and all other tokens are removed.
pub(crate) fn turn_tokens(t: &mut Table<'_, Aces>, by: UnitId, hex: Hex) {
    let Some(v2) = &t.board().field.v2 else { return };
    let around = hex.neighbours();
    let turned = v2.tokens.iter().copied().filter(|it| around.contains(it));
    let (launcher, duds): (ArrayVec<Hex, 6>, ArrayVec<Hex, 6>) =
        turned.partition(|it| t.board().hidden.launcher == Some(*it));
    t.tell(Event::TokensTurned { by, duds, launcher: launcher.first().copied() });
}

/// AA-MIS-V2-4, AA-MIS-V2-8: the factories that the owner may fire a rocket at now.
pub(crate) fn rocket_targets<'a>(
    world: &'a World,
    field: &'a Field,
    faction: Faction,
) -> impl Iterator<Item = Hex> + 'a {
    world.factories.iter().copied().filter(move |it| may_fire(world, field, faction, *it).is_ok())
}

/// AA-MIS-V2-4, AA-MIS-V2-8: once in each of its owner's turns, hidden or not, limits or not, at any factory that stands.
pub(crate) fn may_fire(world: &World, field: &Field, faction: Faction, at: Hex) -> Result<(), Why> {
    let (Some(setup), Some(v2)) = (world.missions.v2, &field.v2) else { return Err(Why::NoLauncher) };
    if setup.owner != faction {
        return Err(Why::NoLauncher);
    }
    if v2.rocket.is_some() {
        return Err(Why::RocketDeclared);
    }
    if field.flag_at(world, at).is_none() { Err(Why::NotAFactory { hex: at }) } else { Ok(()) }
}

/// The rocket whose place in the list of attacks has come.
pub(crate) fn due(field: &Field) -> Option<Rocket> {
    field.v2.as_ref()?.rocket.filter(|it| !it.fired && it.after == field.n_fought)
}

/// AA-MIS-V2-4: one die; more than 3 destroys the factory and the unit in it.
pub(crate) fn fire_rocket(t: &mut Table<'_, Aces>, at: Hex) -> Play {
    let die = t.roll(Ask::RocketDie { hex: at }, 1, combat::SIDES)?[0];
    let destroyed = MISS < die;
    let removed = t.board().field.units.at(at).map(|it| it.id).filter(|_| destroyed);
    t.tell(Event::RocketFired { hex: at, die, destroyed, removed });
    victory::judge(t, Side::Germany)
}

/// AA-MIS-V2-5: whether a unit has a discovered launcher as a target.
pub(crate) fn may_attack_launcher(world: &World, field: &Field, unit: &Unit) -> Result<(), Why> {
    let Some(launcher) = field.v2.as_ref().and_then(|it| it.launcher) else {
        return Err(Why::LauncherNotFound);
    };
    if unit.side() == Side::Germany {
        return Err(Why::LauncherYours);
    }
    if unit.aim(world) == Aim::Area {
        return Err(Why::StrikesHexes { unit: unit.id });
    }
    if let Some(target) = unit.owes {
        return Err(Why::OwesAttack { unit: unit.id, target });
    }
    if !unit.has_in_range(world, field, launcher.hex) {
        let (least, most) = unit.range(world, field);
        let distance = unit.hex.distance(launcher.hex);
        return Err(Why::OutOfRange { unit: unit.id, distance, least, most });
    }
    Ok(())
}

/// AA-MIS-V2-5, AA-MIS-V2-8: the launcher is attacked like a ground unit, with its own table; support counts, forest does
/// not, and it does not shoot back. Damage to it gives experience.
pub(crate) fn attack_launcher(t: &mut Table<'_, Aces>, attack: Attack) -> Play {
    let (world, field) = (t.world(), &t.board().field);
    let launcher = field.v2.as_ref().and_then(|it| it.launcher);
    let (Some(&attacker), Some(launcher)) = (field.unit(attack.unit), launcher) else {
        t.tell(Event::AttackVoid { attack });
        return Ok(());
    };
    let plan = plan_against_launcher(world, field, &attacker, launcher);
    let ask = Ask::AttackDice { attack, red: plan.red };
    let combat::Plan { dice, red, needed, fixed, .. } = plan;
    let volley = combat::Volley { by: attacker.faction(), dice, red, needed, fixed };
    let fire = combat::fire(t, ask, &volley)?;
    let fire = Fire { damage: combat::damage_from(plan.row, fire.hits), ..fire };
    let destroyed = DESTROYED <= launcher.damage + fire.damage;
    let learnt = combat::lesson(fire.damage, destroyed);
    t.tell(Event::LauncherAttacked { attacker: attacker.id, fire, destroyed, learnt });
    victory::judge(t, attacker.side())
}

/// How an attack on a discovered launcher would be made now.
pub fn plan_against_launcher(
    world: &World,
    field: &Field,
    attacker: &Unit,
    launcher: Launcher,
) -> combat::Plan {
    let red = match world.options.dice_less || attacker.hex.distance(launcher.hex) != 1 {
        true => 0,
        false => combat::red_dice_for(combat::arms_in_range(world, field, attacker, launcher.hex)),
    };
    combat::Plan {
        dice: combat::dice_of(world, attacker),
        red,
        needed: combat::needed(world, attacker, Kind::Tank),
        fixed: combat::fixed_hits(world, attacker, Kind::Tank),
        row: world.launcher,
        back: None,
        back_row: combat::row_of(world, attacker, false),
    }
}

/// AA-CMB-12: an area attack strikes a discovered launcher, not a hidden one.
pub(crate) fn in_blast(world: &World, field: &Field, at: Hex, hits: u8) -> Option<LauncherStruck> {
    let launcher = field.v2.as_ref()?.launcher.filter(|it| it.hex.distance(at) <= 1)?;
    let damage = combat::damage_from(world.launcher, hits);
    Some(LauncherStruck { damage, destroyed: DESTROYED <= launcher.damage + damage })
}

/// AA-MIS-V2-6, AA-AUT-34: Germany wins with five factories destroyed or occupied, the Allies with the launcher destroyed or
/// five occupied. A team without units has lost, but not the Germans while the launcher stands.
pub(crate) fn judge(t: &mut Table<'_, Aces>, actor: Side) -> Play {
    let field = &t.board().field;
    let Some(v2) = &field.v2 else { return Ok(()) };
    if v2.launcher.is_some_and(|it| it.damage == DESTROYED) {
        return victory::end(t, Some(Side::Allies), How::Launcher);
    }
    if FIVE <= v2.destroyed.len() {
        return victory::end(t, Some(Side::Germany), How::Rockets);
    }
    for side in [actor, actor.enemy()] {
        if FIVE <= field.factories_of(side) {
            return victory::end(t, Some(side), How::Factories);
        }
    }
    victory::judge_elimination(t, actor, Some(Side::Germany))
}

/// AA-MIS-V2-2: changes the board by what happened in this mission.
pub(crate) fn apply(world: &World, board: &mut Board, event: &Event) {
    let field = &mut board.field;
    let Some(v2) = &mut field.v2 else { return };
    match event {
        Event::TokenLaid { hex } => v2.tokens.push(*hex),
        Event::LauncherHidden { hex } => board.hidden.launcher = *hex,
        Event::TokensTurned { duds, launcher, .. } => {
            v2.tokens.retain(|it| !duds.contains(it));
            if world.missions.v2.is_some_and(|it| it.duds_stay) {
                v2.duds.extend(duds.iter().copied());
            }
            if let Some(hex) = *launcher {
                v2.tokens.clear();
                v2.duds.clear();
                v2.launcher = Some(Launcher { hex, damage: 0 });
                board.hidden.launcher = None;
            }
        }
        Event::RocketDeclared { hex } => {
            v2.rocket = Some(Rocket { at: *hex, after: field.declared.len() as u8, fired: false });
        }
        Event::RocketFired { hex, destroyed, removed, .. } => {
            if let Some(rocket) = &mut v2.rocket {
                rocket.fired = true;
            }
            if *destroyed {
                v2.destroyed.push(*hex);
                let factory = world.factory_at(*hex).expect("there is a factory");
                field.flags[factory] = None;
                field.stirred = field.round;
            }
            if let Some(removed) = removed {
                field.destroy(*removed);
            }
        }
        Event::LauncherAttacked { attacker, fire, learnt, .. } => {
            field.n_fought += 1;
            if 0 < fire.damage {
                field.stirred = field.round;
            }
            field.learn(*attacker, *learnt);
            damage_launcher(field, fire.damage);
        }
        _ => (),
    }
}

/// Adds damage to a discovered launcher.
pub(crate) fn damage_launcher(field: &mut Field, damage: u8) {
    if let Some(launcher) = field.v2.as_mut().and_then(|it| it.launcher.as_mut()) {
        launcher.damage = (launcher.damage + damage).min(DESTROYED);
    }
}

/// AA-MIS-V2-2: the mission in a position that people write down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct V2Position {
    /// Where the launcher is: hidden if there is a token, else discovered.
    pub launcher: Hex,
    /// The tokens that are face down.
    #[serde(default)]
    pub tokens: Vec<Hex>,
    /// Duds that have been turned face up, which stay on the board.
    #[serde(default)]
    pub duds: Vec<Hex>,
    /// Damage of a discovered launcher.
    #[serde(default)]
    pub damage: u8,
    /// The factories that rockets have destroyed.
    #[serde(default)]
    pub destroyed: Vec<Hex>,
    /// The rocket in this turn's list of attacks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rocket: Option<Rocket>,
}

impl V2Position {
    /// The part of it that is open to everyone.
    pub(crate) fn rocketry(&self) -> Rocketry {
        let discovered = !self.tokens.contains(&self.launcher);
        Rocketry {
            tokens: self.tokens.iter().copied().take(N_TOKENS).collect(),
            duds: self.duds.iter().copied().take(N_TOKENS).collect(),
            launcher: discovered.then_some(Launcher { hex: self.launcher, damage: self.damage }),
            destroyed: self.destroyed.iter().copied().take(MAX_FACTORIES).collect(),
            rocket: self.rocket,
            ..Rocketry::default()
        }
    }

    /// What only some may know of it.
    pub(crate) fn hidden(&self) -> Hidden {
        Hidden { launcher: Some(self.launcher).filter(|it| self.tokens.contains(it)) }
    }
}

/// What no game could have led to: AA-MIS-V2-7, tokens on factories or units, a launcher that is nowhere.
pub(crate) fn problems(world: &World, board: &Board) -> Vec<Problem> {
    flaws(world, board).iter().map(Flaw::problem).collect()
}

/// The same, with sentences of any language.
pub(crate) fn flaws(world: &World, board: &Board) -> Vec<Flaw> {
    let (field, mut problems) = (&board.field, Vec::new());
    let mut complain = |what: String, key: &'static str, hexes: &[Hex]| {
        let says = hexes.iter().fold(Phrase::new(key), |says, it| says.with("hex", *it));
        problems.push(Flaw::new("v2", what, says.by(&["AA-MIS-V2-2"])).at(hexes));
    };
    let v2 = match (&field.v2, world.missions.v2) {
        (Some(v2), Some(_)) => v2,
        (None, None) => return problems,
        (Some(_), None) => {
            complain(
                "There are tokens or a launcher only in the V2 mission (AA-MIS-V2-1).".into(),
                "aces-edit-fault-v2-none",
                &[],
            );
            return problems;
        }
        (None, Some(_)) => {
            complain(
                "The V2 mission needs a launcher: give \"v2\" with its hex (AA-MIS-V2-1).".into(),
                "aces-edit-fault-v2-launcher",
                &[],
            );
            return problems;
        }
    };
    let lying: Vec<Hex> =
        v2.tokens.iter().chain(&v2.duds).copied().chain(v2.launcher.map(|it| it.hex)).collect();
    for (i, hex) in lying.iter().enumerate() {
        let is_dry = world.terrain(*hex) != Some(Terrain::Water) || !world.options.tokens_on_land;
        let is_ground = is_dry && world.terrain(*hex).is_some_and(|it| it != Terrain::Factory);
        if !is_ground || !field.units.is_free(*hex) || lying[..i].contains(hex) {
            let what =
                "a token or the launcher lies on no unit and no factory, each on its own hex (AA-MIS-V2-7).";
            complain(format!("{hex}: {what}"), "aces-edit-fault-v2-lying", &[*hex]);
        }
    }
    for (i, hex) in v2.destroyed.iter().enumerate() {
        let factory = world.factory_at(*hex);
        if factory.is_none_or(|it| field.flags.get(it) != Some(&None)) || v2.destroyed[..i].contains(hex) {
            let what = "is destroyed: it must be a factory, named once, without an owner (AA-MIS-V2-4).";
            complain(format!("{hex} {what}"), "aces-edit-fault-v2-destroyed", &[*hex]);
        }
    }
    if let Some(rocket) = v2.rocket.filter(|it| world.factory_at(it.at).is_none()) {
        let what = format!("A rocket is aimed at {}, which is no factory (AA-MIS-V2-4).", rocket.at);
        complain(what, "aces-edit-fault-no-factory", &[rocket.at]);
    }
    let placed = 0 < field.round || !v2.tokens.is_empty() && board.hidden.launcher.is_some();
    let hidden_well = board.hidden.launcher.is_some_and(|it| v2.tokens.contains(&it));
    if placed && hidden_well == v2.launcher.is_some() {
        complain(
            "The launcher is under one token that lies face down, or discovered (AA-MIS-V2-2).".into(),
            "aces-edit-fault-v2-hidden",
            &[],
        );
    }
    if v2.launcher.is_some_and(|it| DESTROYED <= it.damage) && field.phase != crate::board::Phase::Combat {
        let what = format!("A launcher with {DESTROYED} damage is destroyed (AA-MIS-V2-6).");
        complain(what, "aces-edit-fault-v2-damage", &[]);
    }
    problems
}
