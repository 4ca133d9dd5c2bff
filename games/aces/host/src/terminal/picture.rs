//! The board as text.

use aces::{Faction, Hex, Kind, World, board::Field};

/// The letter of a faction on the map.
fn letter(faction: Faction) -> char {
    match faction {
        Faction::Us => 'U',
        Faction::Su => 'S',
        Faction::G1 => 'G',
        Faction::G2 => 'H',
    }
}

fn type_letter(kind: Kind) -> char {
    match kind {
        Kind::Infantry => 'i',
        Kind::Special => 's',
        Kind::Tank => 't',
        Kind::Artillery => 'a',
        Kind::Fighter => 'f',
        Kind::Bomber => 'b',
    }
}

/// Draws the part of the board in play. Every second column is half a hex lower, on a line of its own.
pub(crate) fn draw(world: &World, field: &Field) -> String {
    let columns: Vec<u8> = (0..world.map.columns).filter(|it| world.is_in_play(Hex::at(*it, 0))).collect();
    let mut text = String::new();
    let heading = |text: &mut String| {
        text.push_str("    ");
        for &column in &columns {
            let label = Hex::at(column, 0).to_string();
            text.push_str(&format!(" {:<2}", &label[..1]));
        }
        text.push('\n');
    };
    heading(&mut text);
    for row in 0..world.map.rows {
        for low in 0..2 {
            let label = if low == 0 { (row + 1).to_string() } else { String::new() };
            text.push_str(&format!("{label:>3} "));
            for &column in &columns {
                match column % 2 == low {
                    true => text.push_str(&cell(world, field, Hex::at(column, row))),
                    false => text.push_str("   "),
                }
            }
            while text.ends_with(' ') {
                text.pop();
            }
            text.push('\n');
        }
    }
    heading(&mut text);
    text
}

/// Three signs for a hex: a unit with its damage, a factory with its owner, or the terrain.
fn cell(world: &World, field: &Field, hex: Hex) -> String {
    let terrain = world.terrain(hex).map_or(' ', |it| it.sign());
    if let Some(unit) = field.units.at(hex) {
        let damage = if unit.damage == 0 { terrain } else { (b'0' + unit.damage) as char };
        return format!("{}{}{damage}", letter(unit.faction()), type_letter(unit.kind()));
    }
    if let Some(v2) = &field.v2 {
        match v2.launcher {
            Some(launcher) if launcher.hex == hex => return format!(" V{}", launcher.damage),
            _ if v2.tokens.contains(&hex) => return " ? ".to_string(),
            _ if v2.duds.contains(&hex) => return " o ".to_string(),
            _ if v2.destroyed.contains(&hex) => return " x ".to_string(),
            _ => (),
        }
    }
    match field.flag_at(world, hex) {
        Some(Some(owner)) => format!(" F{}", letter(owner)),
        Some(None) => " F ".to_string(),
        None => {
            let start = world.map.starts(world.area).find(|it| it.1 == hex && field.round == 0);
            match start {
                Some((number @ 10.., _)) => format!("{terrain}{number}"),
                Some((number, _)) => format!(" {terrain}{number}"),
                None => format!(" {terrain} "),
            }
        }
    }
}
