//! The content of the house is valid, and what is wrong is told with its line.

use sergeants::{Library, Scenario, scenario, scenarios};

#[test]
fn the_house_is_valid() {
    let library = Library::of_the_house();
    assert!(!library.soldiers.is_empty() && !library.story.is_empty());
    for name in scenarios() {
        assert_eq!(scenario(name).expect("it is there").name, name);
    }
}

#[test]
fn problems_are_told_with_their_lines() {
    let text = "(\n  name: \"x\",\n  map: \"m\",\n  turns: 0,\n  sides: [],\n)";
    let problems = Scenario::parse("x.ron", text).unwrap_err();
    let told: Vec<_> = problems.iter().map(|it| it.to_string()).collect();
    assert_eq!(
        told,
        ["x.ron:4: A scenario has one turn or more.", "x.ron:5: A scenario has two different sides."]
    );
}
