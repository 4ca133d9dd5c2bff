//! The built-in content is valid, and problems are reported with their lines.

use sergeants::{
    Choice, Sergeants, Setup,
    content::{Library, Scenario, Special, scenario, scenarios},
};
use table::{Answer, Game, Shuffler};

#[test]
fn the_house_is_valid() {
    let library = Library::builtin();
    assert!(!library.soldiers.is_empty() && !library.story.is_empty());
    for name in scenarios() {
        assert_eq!(scenario(name).expect("it is there").name, name);
    }
}

/// Sets a scenario up with so many players a side who buy what is suggested, or what they can, and plays a little.
fn begin(name: &str, n_us: u8, n_de: u8) {
    let seats: Vec<&str> = (0..n_us).map(|_| "us").chain((0..n_de).map(|_| "de")).collect();
    let setup = Setup { buying: true, ..Setup::builtin(name, &seats) };
    let (mut game, _) = Game::<Sergeants>::new(&setup).unwrap_or_else(|why| panic!("{name}: {why:?}"));
    let mut chance = Shuffler::new(1);
    for _ in 0..60 {
        let Some(mut answer) = game.random_answer(&mut chance) else { break };
        if let Answer::Choose { seat, choice: Choice::Force(force) } = &mut answer {
            let (of, nth, n) = if seat.0 < n_us { (0, seat.0, n_us) } else { (1, seat.0 - n_us, n_de) };
            let suggested = &setup.scenario.sides[of].suggested;
            if suggested.len() == n as usize {
                force.clone_from(&suggested[nth as usize]);
            }
        }
        game.answer(answer).unwrap_or_else(|why| panic!("{name}, {n_us} against {n_de}: {why:?}"));
    }
}

#[test]
fn sm_scn_1_scenarios_can_be_set_up_for_all_their_players() {
    for name in scenarios() {
        let [us, de] = &scenario(name).expect("it is there").sides[..] else { panic!("{name}: two sides") };
        assert_eq!((us.side.as_str(), de.side.as_str()), ("us", "de"), "{name}");
        for side in [us, de] {
            assert!(5 <= side.suggested.iter().flatten().count(), "{name}: five soldiers a side");
            assert!(side.forces.iter().any(|it| it.players == 1), "{name} is for two players");
            assert!(side.forces.iter().any(|it| it.players as usize == side.suggested.len()), "{name}");
        }
        for (us, de) in us.forces.iter().flat_map(|us| de.forces.iter().map(move |de| (us, de))) {
            begin(name, us.players, de.players);
        }
    }
}

#[test]
fn sm_scn_6_the_race_to_the_bridge_is_as_in_the_rules() {
    let race = scenario("race-to-the-bridge").expect("it is there");
    assert_eq!((race.turns, race.grenades_a_vp, &race.special[..]), (12, 3, &[Special::RemoveLate(4)][..]));
    for side in &race.sides {
        assert!(side.forces.iter().all(|it| it.players * it.vp == 36) && side.equipment_vp == 4);
        assert_eq!(side.forces[0].leaders, 2);
    }
}

#[test]
fn scenarios_have_names_and_reports() {
    let words = include_str!("../../locales/en/sergeants.ftl");
    for name in scenarios() {
        for key in [format!("sm-scenario-{name} = "), format!("sm-report-{name} = ")] {
            assert!(words.lines().any(|it| it.starts_with(&key)), "{key}");
        }
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
