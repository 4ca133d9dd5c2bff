//! Who may know what. Everything that is hidden from anyone is decided in this file.
//!
//! No match here has a wildcard and no pattern leaves parts out, so that a new event, answer or part of the board does not compile
//! until its secrecy is decided. Choices made in secret at the same time are not mentioned: they wait as sealed answers, which the
//! table keeps.

use serde::Serialize;
use table::{Chance, OpenBoard, Privacy, Secrecy, Viewer};

use crate::{
    Aces, Ask, Choice, Event, Hex, Side, World,
    board::{Board, Field, Hidden},
    choices::March,
};

/// All that is decided here.
pub(crate) const SECRECY: Secrecy<Aces> = Secrecy { view, seen, disclosed, privacy, reveals, imagine };

/// What one viewer may know: all that is open on the table, and what is hidden from others but not from them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What is open to everyone.
    #[serde(flatten)]
    pub field: Field,
    /// AA-MIS-V2-2: the token that hides the launcher, for the German team.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub launcher: Option<Hex>,
}

pub(crate) fn view(world: &World, board: &Board, viewer: Viewer) -> View {
    let Board { field, hidden: Hidden { launcher } } = board;
    View { field: field.clone(), launcher: launcher.filter(|_| knows_launcher(world, viewer)) }
}

impl OpenBoard for Aces {
    type Open = Field;

    fn open_part(board: &Board) -> &Field {
        let Board { field, hidden: Hidden { launcher: _ } } = board;
        field
    }
}

pub(crate) fn seen(world: &World, event: &Event, viewer: Viewer) -> Option<Event> {
    match exposure(event) {
        Exposure::Open | Exposure::Reveals => Some(event.clone()),
        Exposure::LauncherSite(hex) => {
            Some(Event::LauncherHidden { hex: hex.filter(|_| knows_launcher(world, viewer)) })
        }
    }
}

pub(crate) fn reveals(event: &Event) -> bool {
    match exposure(event) {
        Exposure::Reveals => true,
        Exposure::Open | Exposure::LauncherSite(_) => false,
    }
}

/// AA-MIS-V2-2: for those who do not know, the launcher may be under any token that is still face down.
pub(crate) fn imagine(world: &World, board: &mut Board, viewer: Viewer, chance: &mut dyn Chance) {
    let Board { field, hidden: Hidden { launcher } } = board;
    let Some(v2) = field.v2.as_ref().filter(|_| !knows_launcher(world, viewer)) else { return };
    if let Some(launcher) = launcher
        && !v2.tokens.is_empty()
    {
        *launcher = v2.tokens[chance.below(v2.tokens.len() as u32) as usize];
    }
}

pub(crate) fn disclosed(choice: &Choice) -> Option<Choice> {
    match choice {
        Choice::HideLauncher(_) => None,
        // AA-INT-10: how far the mover means to go is nobody's business before it goes there; its first step has been seen.
        Choice::March(March { unit, path, step_by_step: true }) => {
            Some(March::step_by_step(*unit, path.iter().copied().take(1).collect()).into())
        }
        Choice::Extras(_)
        | Choice::Divide(_)
        | Choice::Token(_)
        | Choice::Number(_)
        | Choice::Place { unit: _, hex: _ }
        | Choice::Armies(_)
        | Choice::March(March { unit: _, path: _, step_by_step: false })
        | Choice::Stop
        | Choice::Attack(_)
        | Choice::Withdraw(_)
        | Choice::Reorder { unit: _, place: _ }
        | Choice::WithdrawRocket
        | Choice::Intercept(_)
        | Choice::LetPass
        | Choice::Repair(_)
        | Choice::Buy { kind: _, hex: _ }
        | Choice::Transfer { from: _, coins: _ }
        | Choice::OfferDraw
        | Choice::Agree(_)
        | Choice::Done
        | Choice::Unit(_)
        | Choice::Hex(_)
        | Choice::Kind(_)
        | Choice::Faction(_)
        | Choice::Split(_)
        | Choice::PickInTurn
        | Choice::Factory(_)
        | Choice::LayToken(_)
        | Choice::Rocket(_) => Some(choice.clone()),
    }
}

/// How much a question shows of what only the player who is asked knows: the set-up that is chosen in secret.
pub(crate) fn privacy(_: &World, ask: &Ask) -> Privacy {
    match ask {
        Ask::Extras { faction: _ } | Ask::Divide { faction: _ } | Ask::HideLauncher { faction: _ } => {
            Privacy::Secret
        }
        Ask::DivideWithPartner { faction: _, own: _ }
        | Ask::ShareUnit { faction: _ }
        | Ask::RollForPlacing { faction: _ }
        | Ask::Token { faction: _ }
        | Ask::Number { faction: _, army: _ }
        | Ask::Place { faction: _, army: _, number: _ }
        | Ask::RollForFirst { faction: _ }
        | Ask::Armies { faction: _, n: _ }
        | Ask::Move { faction: _ }
        | Ask::Intercept { mover: _, at: _, ahead: _ }
        | Ask::GoOn { unit: _, left: _ }
        | Ask::Declare { faction: _ }
        | Ask::AttackDice { attack: _, red: _ }
        | Ask::BackDice { defender: _, attacker: _ }
        | Ask::Money { faction: _ }
        | Ask::Lot { faction: _, of: _ }
        | Ask::Draw { by: _ }
        | Ask::Weather
        | Ask::FirstFaction { faction: _ }
        | Ask::AutomaBegins { faction: _ }
        | Ask::SplitFactories { faction: _ }
        | Ask::AgreeToSplit { faction: _, theirs: _ }
        | Ask::ShareFactory { faction: _ }
        | Ask::LayToken { faction: _ }
        | Ask::RocketDie { hex: _ } => Privacy::Open,
    }
}

/// AA-MIS-V2-2: only the German team knows where the launcher is.
fn knows_launcher(world: &World, viewer: Viewer) -> bool {
    match viewer {
        Viewer::Seat(seat) => world.factions_of(seat).any(|it| it.side() == Side::Germany),
        Viewer::Spectator => false,
    }
}

/// What an event makes known.
enum Exposure {
    /// All of it to everyone, and nothing that was hidden before.
    Open,
    /// All of it to everyone, and with it something that was hidden.
    Reveals,
    /// AA-MIS-V2-2: that a launcher is hidden to everyone, where to the German team.
    LauncherSite(Option<Hex>),
}

fn exposure(event: &Event) -> Exposure {
    match event {
        Event::LauncherHidden { hex } => Exposure::LauncherSite(*hex),
        Event::TokensTurned { by: _, duds: _, launcher: _ } => Exposure::Reveals,
        Event::ExtrasChosen { faction: _, kinds: _ }
        | Event::Divided { faction: _, piles: _ }
        | Event::UnitShared { unit: _ }
        | Event::RolledForOrder { faction: _, die: _ }
        | Event::PlacingBegan { first: _ }
        | Event::TokenTurned { faction: _, army: _, number: _ }
        | Event::Placed { unit: _, hex: _ }
        | Event::Drawn { unit: _, army: _ }
        | Event::PlayBegan { order: _ }
        | Event::TurnBegan { faction: _, round: _ }
        | Event::Repaired { unit: _, damage: _ }
        | Event::DebtLapsed { unit: _ }
        | Event::ArmiesChosen { faction: _, armies: _ }
        | Event::Marched { unit: _, path: _, cost: _, ahead: _ }
        | Event::Intercepted { by: _, mover: _ }
        | Event::Occupied { unit: _, hex: _, was: _, removed: _ }
        | Event::PhaseBegan { phase: _ }
        | Event::HandedOver { to: _ }
        | Event::TimeRanOut { faction: _ }
        | Event::Declared { attack: _ }
        | Event::Withdrawn { attack: _ }
        | Event::Reordered { attack: _, place: _ }
        | Event::RocketWithdrawn { hex: _ }
        | Event::AttackVoid { attack: _ }
        | Event::Fought(_)
        | Event::Bombarded(_)
        | Event::Collected { faction: _, coins: _ }
        | Event::Transferred { from: _, sent: _, arrived: _ }
        | Event::RepairPaid { unit: _, coins: _ }
        | Event::Bought { unit: _, hex: _, coins: _ }
        | Event::Considered { unit: _, order: _, chain: _ }
        | Event::Acted { unit: _ }
        | Event::DrawOffered { seat: _ }
        | Event::DrawDeclined { seat: _ }
        | Event::Ended { outcome: _ }
        | Event::WeatherChanged { die: _, weather: _ }
        | Event::SplitDeclined { faction: _ }
        | Event::FactoryShared { faction: _, hex: _ }
        | Event::TokenLaid { hex: _ }
        | Event::RocketDeclared { hex: _ }
        | Event::RocketFired { hex: _, die: _, destroyed: _, removed: _ }
        | Event::LauncherAttacked { attacker: _, fire: _, destroyed: _, learnt: _ } => Exposure::Open,
    }
}
