//! The field as text.

use outpost::{Hex, View, World, patrol_key};
use table::Seat;

/// Columns of a hex.
const WIDE: usize = 6;

/// A row a line, each hex with its name, what is there and what is known of it: `C3#h+3` is the outpost at C3 under the flag of
/// the herons, which holds three points.
pub(crate) fn draw(world: &World, view: &View) -> String {
    let mut rows: Vec<Vec<Hex>> = Vec::new();
    for hex in Hex::all() {
        match rows.last_mut().filter(|row| row[0].to_string()[..1] == hex.to_string()[..1]) {
            Some(row) => row.push(hex),
            None => rows.push(vec![hex]),
        }
    }
    let longest = rows.iter().map(Vec::len).max().unwrap_or(0);
    let line = |row: &Vec<Hex>| {
        let indent = " ".repeat((longest - row.len()) * WIDE / 2);
        let cells: String = row.iter().map(|hex| format!("{:<WIDE$}", cell(world, view, *hex))).collect();
        format!("{indent}{}", cells.trim_end())
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn cell(world: &World, view: &View, hex: Hex) -> String {
    let letter = |seat: Seat| patrol_key(seat)[..1].to_string();
    let patrol =
        (0..).zip(&view.patrols).find(|it| it.1.hex == hex).map(|it| letter(Seat(it.0)).to_uppercase());
    let ground = match () {
        () if world.field.woods().contains(&hex) => "w",
        () if world.camps.contains(&hex) => "^",
        () if view.outposts.contains_key(&hex) => "#",
        () => ".",
    };
    let site = view.outposts.get(&hex).map(|it| {
        let flag = it.flag.map_or(String::new(), letter);
        let cache = it.cache.map_or(String::new(), |it| format!("{:+}", it.0));
        format!("#{flag}{cache}")
    });
    match (patrol, site) {
        (Some(patrol), Some(site)) => format!("{patrol}{site}"),
        (Some(patrol), None) => patrol,
        (None, Some(site)) => format!("{hex}{site}"),
        (None, None) => format!("{hex}{ground}"),
    }
}
