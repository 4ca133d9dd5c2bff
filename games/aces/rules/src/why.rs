//! Why an answer is refused. Every reason names its rule.

use serde::Serialize;

use crate::{Faction, Hex, Kind, UnitId};

/// Why the rules refuse an answer.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say what they are")]
pub enum Why {
    /// The answer is to another question.
    OtherQuestion,
    // Setting up.
    WrongExtras,
    WrongDivision,
    TokenTurned,
    NotYourFaction {
        faction: Faction,
    },
    NotYourToken {
        token: u8,
    },
    NoneLeft {
        kind: Kind,
    },
    CannotPlace {
        unit: UnitId,
        hex: Hex,
    },
    NotOnThisToken {
        unit: UnitId,
    },
    WrongArmies {
        n: u8,
    },
    // Movement.
    NoSuchUnit {
        unit: UnitId,
    },
    NotYours {
        unit: UnitId,
    },
    HasMoved {
        unit: UnitId,
    },
    Resting {
        unit: UnitId,
    },
    OwesAttack {
        unit: UnitId,
        target: UnitId,
    },
    StillMoving {
        unit: UnitId,
    },
    NoSteps,
    NotNextTo {
        from: Hex,
        to: Hex,
    },
    OffBoard {
        hex: Hex,
    },
    TooFar {
        hex: Hex,
        cost: u8,
        left: u8,
    },
    WaterClosed {
        hex: Hex,
    },
    WaterWholeMove {
        hex: Hex,
    },
    EnemyInTheWay {
        hex: Hex,
        unit: UnitId,
    },
    FactoryClosed {
        hex: Hex,
    },
    FactoryWholeMove {
        hex: Hex,
    },
    EndsOnUnit {
        hex: Hex,
        unit: UnitId,
    },
    // Interception.
    CannotIntercept {
        unit: UnitId,
    },
    HasIntercepted {
        unit: UnitId,
    },
    // Attacks.
    HasDeclared {
        unit: UnitId,
    },
    NotDeclared {
        unit: UnitId,
    },
    NoSuchPlace {
        place: u8,
        n: u8,
    },
    OutOfRange {
        unit: UnitId,
        distance: u8,
        least: u8,
        most: u8,
    },
    CannotAttackAircraft {
        unit: UnitId,
    },
    Afloat {
        unit: UnitId,
    },
    HasOccupied {
        unit: UnitId,
    },
    NotAnEnemy {
        unit: UnitId,
    },
    StrikesHexes {
        unit: UnitId,
    },
    StrikesUnits {
        unit: UnitId,
    },
    DebtUndeclared {
        unit: UnitId,
        target: UnitId,
    },
    // Money.
    NotAFactory {
        hex: Hex,
    },
    NotYourFactory {
        hex: Hex,
    },
    FactoryTaken {
        hex: Hex,
        unit: UnitId,
    },
    CannotAfford {
        bill: Bill,
        cost: u16,
        coins: u16,
    },
    FourAlready {
        kind: Kind,
    },
    BoardFull,
    NotInOwnFactory {
        unit: UnitId,
    },
    Undamaged {
        unit: UnitId,
    },
    InRepair {
        unit: UnitId,
    },
    TransferTooSmall,
    SharedPurse,
    NoAlly {
        faction: Faction,
    },
    // Draws.
    DrawOffered,
    // Missions.
    MountainClosed {
        hex: Hex,
    },
    NotToShare {
        hex: Hex,
    },
    CannotLayToken {
        hex: Hex,
    },
    NoTokenThere {
        hex: Hex,
    },
    TokenInTheWay {
        hex: Hex,
    },
    EndsOnToken {
        hex: Hex,
    },
    NoLauncher,
    RocketDeclared,
    LauncherNotFound,
    LauncherYours,
}

/// What coins are to be spent on.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say what they are")]
pub enum Bill {
    Purchase,
    Repair,
    Transfer,
}

impl Why {
    /// The rule behind it.
    pub fn rule(&self) -> &'static str {
        use Why::*;
        match self {
            OtherQuestion => "AA-SET-8",
            WrongExtras => "AA-SET-7",
            WrongDivision => "AA-SET-9",
            TokenTurned | NotYourFaction { .. } => "AA-SET-10",
            NotYourToken { .. } | NoneLeft { .. } => "AA-AUT-15",
            CannotPlace { .. } | NotOnThisToken { .. } => "AA-SET-11",
            WrongArmies { .. } => "AA-SET-13",
            NoSuchUnit { .. } | NotYours { .. } | HasMoved { .. } | NoSteps | NotNextTo { .. } => "AA-MOV-1",
            StillMoving { .. } => "AA-INT-10",
            Resting { .. } => "AA-SET-15",
            OwesAttack { .. } => "AA-INT-2",
            OffBoard { .. } => "AA-SET-20",
            TooFar { .. } => "AA-MOV-2",
            WaterClosed { .. } | WaterWholeMove { .. } => "AA-MOV-3",
            EnemyInTheWay { .. } | EndsOnUnit { .. } => "AA-MOV-6",
            FactoryClosed { .. } | FactoryWholeMove { .. } => "AA-FAC-2",
            CannotIntercept { .. } => "AA-INT-4",
            HasIntercepted { .. } => "AA-INT-3",
            HasDeclared { .. } => "AA-ATK-1",
            NotDeclared { .. } | NoSuchPlace { .. } => "AA-CMB-16",
            OutOfRange { .. } | CannotAttackAircraft { .. } | NotAnEnemy { .. } => "AA-ATK-2",
            Afloat { .. } | HasOccupied { .. } => "AA-ATK-3",
            StrikesHexes { .. } | StrikesUnits { .. } => "AA-CMB-12",
            DebtUndeclared { .. } => "AA-ATK-4",
            NotAFactory { .. } | NotYourFactory { .. } | FactoryTaken { .. } => "AA-MON-4",
            CannotAfford { bill, .. } => match bill {
                Bill::Purchase => "AA-MON-4",
                Bill::Repair => "AA-MON-3",
                Bill::Transfer => "AA-MON-2",
            },
            FourAlready { .. } => "AA-SET-18",
            BoardFull => "AA-MON-7",
            NotInOwnFactory { .. } | Undamaged { .. } | InRepair { .. } => "AA-MON-3",
            TransferTooSmall | NoAlly { .. } => "AA-MON-2",
            SharedPurse => "AA-AUT-29",
            DrawOffered => "AA-VIC-4",
            MountainClosed { .. } => "AA-MIS-MTN-1",
            NotToShare { .. } => "AA-MIS-BUL-1",
            CannotLayToken { .. } => "AA-MIS-V2-7",
            NoTokenThere { .. } => "AA-MIS-V2-2",
            TokenInTheWay { .. } | EndsOnToken { .. } => "AA-MIS-V2-3",
            NoLauncher | RocketDeclared => "AA-MIS-V2-4",
            LauncherNotFound | LauncherYours => "AA-MIS-V2-5",
        }
    }
}
