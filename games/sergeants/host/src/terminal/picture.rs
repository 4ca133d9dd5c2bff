//! The map as text: two signs an inch to the right, one an inch downwards.

use sergeants::{
    View, World,
    content::Terrain,
    measure::{
        Map, Point,
        geometry::{INCH, SQUARE, Where},
    },
    state::Figure,
};

/// Sixteenths that one sign stands for, to the right and downwards.
const SIGN: (i32, i32) = (INCH / 2, INCH);

/// The letter of a soldier: capitals for the side that the scenario names first.
pub(crate) fn letter(world: &World, view: &View, figure: &Figure) -> char {
    let side = world.side(figure.seat);
    let before = view.field.figures.iter().filter(|it| it.tag < figure.tag && world.side(it.seat) == side);
    let nth = before.count() as u8 % 26;
    (if side == 0 { b'A' + nth } else { b'a' + nth }) as char
}

/// Draws the map with everybody on it, and inches along its edges.
pub(crate) fn draw(world: &World, view: &View) -> String {
    let map = &world.map;
    let (columns, rows) = (map.columns * SQUARE / SIGN.0, map.rows * SQUARE / SIGN.1);
    let mut signs: Vec<Vec<char>> =
        (0..rows).map(|row| (0..columns).map(|column| ground(map, middle(column, row))).collect()).collect();
    for (_, tile) in map.tiles() {
        let (row, column) = (tile.bounds.least.y / SIGN.1, tile.bounds.least.x / SIGN.0);
        for (i, sign) in tile.face.to_string().chars().enumerate() {
            signs[row as usize][column as usize + i] = sign;
        }
    }
    for (figure, place) in view.field.bases() {
        let (row, column) = (place.at.y.div_euclid(SIGN.1), place.at.x.div_euclid(SIGN.0));
        if let Some(sign) = signs.get_mut(row as usize).and_then(|it| it.get_mut(column as usize)) {
            *sign = letter(world, view, figure);
        }
    }
    let inches: String = (0..map.columns).map(|it| format!("{:<10}", it * 5)).collect();
    let mut text = format!("    {}\n", inches.trim_end());
    for (row, signs) in signs.iter().enumerate() {
        let line: String = signs.iter().collect();
        text.push_str(&format!("{row:>3} {}\n", line.trim_end()));
    }
    text
}

fn middle(column: i32, row: i32) -> Point {
    Point::new(column * SIGN.0 + SIGN.0 / 2, row * SIGN.1 + SIGN.1 / 2)
}

/// What is at a point: a building, something that nobody enters, a wall or hedge, cover, a road, or open ground.
fn ground(map: &Map, at: Point) -> char {
    let Some(tile) = map.tile_at(at) else { return ' ' };
    let pieces = &map.tile(tile).pieces;
    let is_on = |piece: &&sergeants::measure::Piece| match (piece.area(), piece.line()) {
        (Some(area), _) => area.locate(at) != Where::Outside,
        (_, Some(line)) => line.windows(2).any(|it| passes_by(it[0], it[1], at)),
        _ => false,
    };
    let sign = |piece: &sergeants::measure::Piece| match (piece.terrain, piece.no_move) {
        (Terrain::Building, _) => '#',
        (_, true) => '~',
        (Terrain::Cover, _) if piece.line().is_some() => '+',
        (Terrain::Cover, _) => '"',
        (Terrain::Open, _) => '-',
    };
    let order = ['#', '~', '+', '"', '-'];
    let found: Vec<char> = pieces.iter().filter(is_on).map(sign).collect();
    order.into_iter().find(|it| found.contains(it)).unwrap_or('.')
}

/// Whether a stretch passes through the sign around a point.
fn passes_by(from: Point, to: Point, at: Point) -> bool {
    let steps = ((to - from).x.abs().max((to - from).y.abs()) / 4).max(1);
    (0..=steps).any(|i| {
        let on = Point::new(from.x + (to.x - from.x) * i / steps, from.y + (to.y - from.y) * i / steps);
        (on.x - at.x).abs() * 2 <= SIGN.0 && (on.y - at.y).abs() * 2 <= SIGN.1
    })
}
