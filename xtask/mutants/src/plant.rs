//! Mutants planted in a source file so that one build holds many of them: which one is meant is asked when the program runs.

use std::ops::Range;

use crate::find::{Change, Mutant};

/// The module that is added to a crate: whether a mutant is the one that the environment names.
pub(crate) const SWITCH: &str = "
#[doc(hidden)]
pub mod mutant {
    static CHOSEN: std::sync::LazyLock<usize> =
        std::sync::LazyLock::new(|| std::env::var(\"MUTANT\").ok().and_then(|it| it.parse().ok()).unwrap_or(usize::MAX));
    pub fn on(number: usize) -> bool {
        *CHOSEN == number
    }
}
";

/// A source file with mutants in it.
pub(crate) struct Planted {
    pub(crate) text: String,
    /// Where the text of each mutant is, by its number, so that an error of the compiler finds its cause.
    pub(crate) places: Vec<(Range<usize>, usize)>,
}

/// Puts mutants, each with its number, into a source. Their places must not overlap.
pub(crate) fn plant(source: &str, mutants: &[(usize, &Mutant)]) -> Planted {
    let mut sorted = mutants.to_vec();
    sorted.sort_by_key(|(_, it)| (it.at.start, it.at.end));
    let mut planted = Planted { text: String::new(), places: Vec::new() };
    let mut end = 0;
    for (number, mutant) in sorted {
        planted.text.push_str(&source[end..mutant.at.start]);
        let start = planted.text.len();
        planted.text.push_str(&switched(number, &source[mutant.at.clone()], &mutant.change));
        planted.places.push((start..planted.text.len(), number));
        end = mutant.at.end;
    }
    planted.text.push_str(&source[end..]);
    planted
}

/// What a piece of source becomes.
fn switched(number: usize, was: &str, change: &Change) -> String {
    let on = format!("crate::mutant::on({number})");
    match change {
        Change::Return(value) => format!(" if {on} {{ return {value}; }} "),
        Change::Become(text) => format!("(if {on} {{ {text} }} else {{ {was} }})"),
        Change::Always(true) => format!("({on} || ({was}))"),
        Change::Always(false) => format!("(!{on} && ({was}))"),
    }
}

/// Splits mutants of one file into groups whose places do not overlap: each group is one build.
pub(crate) fn groups<'m>(mutants: &[(usize, &'m Mutant)]) -> Vec<Vec<(usize, &'m Mutant)>> {
    let mut groups: Vec<Vec<(usize, &Mutant)>> = Vec::new();
    for &(number, mutant) in mutants {
        let fits =
            |group: &&mut Vec<(usize, &Mutant)>| group.iter().all(|(_, it)| are_apart(&it.at, &mutant.at));
        match groups.iter_mut().find(fits) {
            Some(group) => group.push((number, mutant)),
            None => groups.push(vec![(number, mutant)]),
        }
    }
    groups
}

fn are_apart(a: &Range<usize>, b: &Range<usize>) -> bool {
    a.end <= b.start || b.end <= a.start
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find::mutants;

    #[test]
    fn overlapping_mutants_go_into_separate_builds() {
        let source = "fn f(a: u8) -> Way { a < 3 && b() == c }";
        let found = mutants(source).expect("the source can be read");
        let numbered: Vec<(usize, &Mutant)> = found.iter().enumerate().collect();
        let groups = groups(&numbered);
        assert_eq!(groups.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1, 1]);
        let planted = plant(source, &groups[0]);
        assert!(syn::parse_file(&planted.text).is_ok(), "{}", planted.text);
        assert!(
            planted.text.contains("(if crate::mutant::on(0) { a <= 3 } else { a < 3 })"),
            "{}",
            planted.text
        );
    }

    #[test]
    fn the_place_of_each_mutant_is_known() {
        let source = "fn f() -> bool { g() + 1 == 2 }";
        let found = mutants(source).expect("the source can be read");
        let numbered: Vec<(usize, &Mutant)> = found.iter().enumerate().collect();
        let planted = plant(source, &groups(&numbered)[0]);
        for (place, number) in &planted.places {
            assert!(planted.text[place.clone()].contains(&format!("on({number})")));
        }
    }
}
