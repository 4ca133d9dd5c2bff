//! What people type, understood: soldiers, places in inches, facings as on a clock.

use sergeants::{Facing, Figure, Place, Point, Tag, View, World, geometry::INCH};

use super::picture::letter;

/// A soldier by the number on his dog tag, his letter on the map, or his name.
pub(crate) fn soldier(world: &World, view: &View, text: &str) -> Option<Tag> {
    let figures = &view.field.figures;
    let is_meant = |it: &&Figure| {
        let named = &world.library.soldiers[&it.tag].name;
        text.parse() == Ok(it.tag.0)
            || text.chars().eq([letter(world, view, it)])
            || (1 < text.chars().count() && named.to_lowercase().contains(&text.to_lowercase()))
    };
    let mut meant = figures.iter().filter(is_meant);
    let first = meant.next()?;
    meant.next().is_none().then_some(first.tag)
}

/// A length in inches, such as `3` or `3.25`, in sixteenths.
fn length(text: &str) -> Option<i32> {
    let inches: f64 = text.replace(',', ".").parse().ok()?;
    (inches.abs() <= 200.0).then(|| (inches * f64::from(INCH)).round() as i32)
}

/// Two lengths.
pub(crate) fn point(words: &[&str]) -> Option<Point> {
    let [x, y] = words else { return None };
    Some(Point::new(length(x)?, length(y)?))
}

/// A facing: an hour of the clock (12 is up), or a point of the compass.
pub(crate) fn facing(text: &str) -> Option<Facing> {
    let compass = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
    if let Some(i) = compass.iter().position(|it| *it == text.to_lowercase()) {
        return Some(Facing::new(i as u8 * 8));
    }
    let hour: f64 = text.replace(',', ".").parse().ok()?;
    (0.0..=12.0).contains(&hour).then(|| Facing::new(((hour * 64.0 / 12.0).round() as u8) % 64))
}

/// A facing as an hour of the clock.
pub(crate) fn hour(facing: Facing) -> String {
    let quarters = (u32::from(facing.number()) * 48 / 64).max(1);
    let quarters = if facing.number() == 0 { 48 } else { quarters };
    match quarters % 4 {
        0 => (quarters / 4).to_string(),
        rest => format!("{}.{:02}", quarters / 4, rest * 25),
    }
}

/// A place in inches with its facing, such as `12.5, 3 facing 3`.
pub(crate) fn inches(point: Point) -> String {
    let one = |it: i32| format!("{}", f64::from(it) / f64::from(INCH));
    format!("{} {}", one(point.x), one(point.y))
}

/// The facing that looks from one point to another most nearly.
pub(crate) fn towards(from: Point, to: Point) -> Facing {
    let way = to - from;
    let along = |it: &Facing| {
        let unit = it.unit();
        (i64::from(way.x) * i64::from(unit.x) + i64::from(way.y) * i64::from(unit.y)) * 1_000_000
            / i64::from(unit.length)
    };
    Facing::all().max_by_key(along).unwrap_or_default()
}

/// A place: two lengths, and a facing if one is typed.
pub(crate) fn place(words: &[&str], otherwise: impl Fn(Point) -> Facing) -> Option<Place> {
    let at = point(words.get(..2)?)?;
    let facing = match words.get(2..) {
        Some([]) => otherwise(at),
        Some([text]) => self::facing(text)?,
        _ => return None,
    };
    Some(Place { at, facing })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facings_are_hours_and_points_of_the_compass() {
        assert_eq!(facing("12"), facing("n"));
        assert_eq!(facing("3"), facing("e"));
        assert_eq!(facing("4.5"), facing("se"));
        assert_eq!(facing("13"), None);
        for it in Facing::all() {
            assert_eq!(
                facing(&hour(it)).map(|that| that.number().abs_diff(it.number()) % 63 <= 1),
                Some(true)
            );
        }
    }

    #[test]
    fn lengths_are_inches_to_a_sixteenth() {
        assert_eq!(point(&["12.5", "3,25"]), Some(Point::new(200, 52)));
        assert_eq!(point(&["x", "3"]), None);
        assert_eq!(point(&["1e99", "3"]), None);
    }
}
