//! Corrections of a position, as people at a real board type them.

use aces::{
    Faction, Hex, UnitId,
    board::{Phase, Unit},
    position::Position,
};

/// Applies one correction to a position. Returns whether it was understood.
///
/// `unit ID HEX [damage N] [experience N] [army N] [moved] [owes ID]`, `remove ID`, `flag HEX FACTION|none`,
/// `coins FACTION N`, `turn FACTION`, `round N`, `phase movement|declaring|money`.
pub(crate) fn correct(position: &mut Position, line: &str) -> Option<()> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match *words {
        ["unit", id, hex, ref rest @ ..] => {
            let unit = unit(id.parse().ok()?, hex.parse().ok()?, rest)?;
            position.units.retain(|it| it.id != unit.id);
            position.units.push(unit);
        }
        ["remove", id] => {
            let id: UnitId = id.parse().ok()?;
            position.units.retain(|it| it.id != id);
            // AA-INT-11: the marker goes when either unit is gone.
            for it in &mut position.units {
                it.owes = it.owes.filter(|owed| *owed != id);
            }
        }
        ["flag", hex, "none"] => {
            position.flags.remove(&hex.parse::<Hex>().ok()?);
        }
        ["flag", hex, owner] => {
            position.flags.insert(hex.parse().ok()?, faction(owner)?);
        }
        ["coins", of, n] => position.coins[faction(of)?] = n.parse().ok()?,
        ["turn", of] => {
            position.turn = Some(faction(of)?);
            position.phase = Phase::Movement;
            position.declared.clear();
            position.armies = None;
            for it in &mut position.units {
                it.moved = false;
                it.occupied = false;
            }
        }
        ["round", n] => position.round = n.parse().ok()?,
        ["phase", phase] => {
            position.phase = match phase {
                "movement" => Phase::Movement,
                "declaring" => Phase::Declaring,
                "money" => Phase::Money,
                _ => return None,
            }
        }
        _ => return None,
    }
    Some(())
}

fn unit(id: UnitId, hex: Hex, rest: &[&str]) -> Option<Unit> {
    let mut unit = Unit::new(id, hex);
    let mut words = rest.iter();
    while let Some(word) = words.next() {
        match *word {
            "damage" => unit.damage = words.next()?.parse().ok()?,
            "experience" => unit.experience = words.next()?.parse().ok()?,
            "army" => unit.army = words.next()?.parse().ok()?,
            "moved" => unit.moved = true,
            "repairing" => unit.repairing = true,
            "owes" => unit.owes = Some(words.next()?.parse().ok()?),
            _ => return None,
        }
    }
    Some(unit)
}

fn faction(text: &str) -> Option<Faction> {
    Faction::ALL.into_iter().find(|it| it.key() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_can_be_typed_line_by_line() {
        let mut position = Position::default();
        let typed = "\
unit us-tank-1 F7 damage 2 experience 3 army 1 moved
unit g1-infantry-1 G7 owes us-tank-1
flag B5 us
flag C14 g1
flag C14 none
coins us 4
round 3
phase money";
        for line in typed.lines() {
            correct(&mut position, line).unwrap_or_else(|| panic!("{line}"));
        }
        assert_eq!(position.units.len(), 2);
        assert_eq!((position.units[0].damage, position.units[0].experience), (2, 3));
        assert_eq!((position.flags.len(), position.coins.us, position.round), (1, 4, 3));
        correct(&mut position, "remove us-tank-1").expect("it can be removed");
        assert_eq!(position.units.len(), 1);
        assert_eq!(position.units[0].owes, None, "the marker goes with it");
    }

    #[test]
    fn what_is_no_correction_is_not_understood() {
        let mut position = Position::default();
        for line in [
            "",
            "unit",
            "unit us-tank-1",
            "unit us-tank-1 I9",
            "unit us-tank-1 F7 damage",
            "flag F7 uk",
            "coins us x",
        ] {
            assert_eq!(correct(&mut position, line), None, "{line}");
            assert_eq!(position, Position::default(), "{line}");
        }
    }
}
