//! What a screen asks of the table: ways, refusals, odds, threats, wares.

use aces::{Aces, Hex, UnitId, content};
use aces_host::{Found, NotFound, Odds, Query, Reached, Request, query};
use serde_json::{Value, json};
use table::{Game, Shuffler, Viewer};

/// A game from a position: the United States against Germany on the left half of the summer board, if nothing else is said.
fn game(position: &Value, more: &Value) -> Game<Aces> {
    let mut request = json!({"factions": ["us", "g1"], "position": position});
    for (key, value) in more.as_object().expect("an object") {
        request[key] = value.clone();
    }
    let mut request: Request = serde_json::from_value(request).expect("a request");
    request.draw_lots(&mut Shuffler::new(1));
    let setup = request.setup(&content::Shelf::default()).expect("a valid set-up");
    Game::new(&setup).expect("a game").0
}

fn ask(game: &Game<Aces>, what: Value) -> Result<Found, NotFound> {
    let what: Query = serde_json::from_value(what).expect("a question");
    query(game.world(), &game.view(Viewer::Spectator).field, what)
}

fn reach(game: &Game<Aces>, what: Value) -> Reached {
    match ask(game, what) {
        Ok(Found::Reach(it)) => it,
        other => panic!("no reach: {other:?}"),
    }
}

fn refusal(game: &Game<Aces>, unit: &str, hex: &str) -> Value {
    match ask(game, json!({"what": "why_not", "unit": unit, "hex": hex})) {
        Err(NotFound::Refused(why)) => json!(why),
        other => panic!("not refused: {other:?}"),
    }
}

fn hex(text: &str) -> Hex {
    text.parse().expect("a hex")
}

fn units(units: &[(&str, &str)]) -> Value {
    let units: Vec<Value> = units.iter().map(|(id, hex)| json!({"id": id, "hex": hex})).collect();
    json!({"turn": "us", "units": units})
}

/// What a way costs and where it may be stopped, by the question about that very path.
fn passage(game: &Game<Aces>, unit: &str, path: &[Hex]) -> (Value, usize) {
    walked(game, unit, path).expect("the way can be walked")
}

/// The same; nothing if it cannot be walked.
fn walked(game: &Game<Aces>, unit: &str, path: &[Hex]) -> Option<(Value, usize)> {
    match ask(game, json!({"what": "path", "unit": unit, "path": path})) {
        Ok(Found::Path(it)) => Some((json!(it.cost), it.interceptors.len())),
        _ => None,
    }
}

#[test]
fn aa_int_7_enemies_at_the_edge_of_the_board_are_dangerous_like_others() {
    for edge in ["A1", "A16", "M1", "A8", "G1"] {
        let (unit, own) = ("us-fighter-1", "D8");
        let game = game(&units(&[(unit, own), ("g1-fighter-1", edge)]), &json!({}));
        let reached = reach(&game, json!({"what": "reach", "unit": unit}));
        assert!(!reached.hexes.is_empty(), "{edge}");
    }
}

#[test]
fn aa_int_7_of_equally_cheap_ways_the_table_takes_the_least_dangerous() {
    let mut n_chosen = 0;
    for enemy in ["D8", "D9", "E8", "F9", "F8", "G8"] {
        let game = game(&units(&[("us-fighter-1", "E10"), ("g1-fighter-1", enemy)]), &json!({}));
        let ways = straight_ways(hex("E10"), hex("G7"));
        let (safe, dangerous): (Vec<_>, Vec<_>) =
            ways.iter().filter_map(|it| walked(&game, "us-fighter-1", it)).partition(|it| it.1 == 0);
        if safe.is_empty() || dangerous.is_empty() {
            continue;
        }
        n_chosen += 1;
        let reached = reach(&game, json!({"what": "reach", "unit": "us-fighter-1"}));
        let stop = &reached.hexes[&hex("G7")];
        assert_eq!(
            stop.interceptors, None,
            "past {enemy} there is a safe way that costs no more: {:?}",
            stop.path
        );
        assert_eq!(stop.shorter, None, "and so nothing is shorter");
        assert_eq!(passage(&game, "us-fighter-1", &stop.path), (json!(stop.cost), 0));
        assert!(dangerous.iter().all(|it| it.0 == json!(stop.cost)), "those past the enemy cost as much");
    }
    assert!(0 < n_chosen, "the table had to choose");
}

/// Every way without a detour.
fn straight_ways(from: Hex, to: Hex) -> Vec<Vec<Hex>> {
    if from == to {
        return vec![Vec::new()];
    }
    let nearer = from.neighbours().into_iter().filter(|it| it.distance(to) < from.distance(to));
    nearer.flat_map(|it| straight_ways(it, to).into_iter().map(move |way| [vec![it], way].concat())).collect()
}

#[test]
fn aa_int_7_within_its_speed_a_unit_goes_round_and_the_shorter_way_is_told() {
    let line = [("us-fighter-1", "E10"), ("g1-fighter-1", "D8"), ("g1-fighter-2", "F8")];
    let game = game(&units(&line), &json!({}));
    let reached = reach(&game, json!({"what": "reach", "unit": "us-fighter-1"}));
    let told: Vec<_> = reached.hexes.values().filter_map(|it| Some((it, it.shorter.as_ref()?))).collect();
    assert!(!told.is_empty(), "somewhere the safe way is longer");
    for (stop, shorter) in told {
        let n = |it: &std::collections::BTreeMap<Hex, Vec<UnitId>>| it.values().map(Vec::len).sum::<usize>();
        assert!(stop.interceptors.as_ref().map_or(0, n) < n(&shorter.interceptors), "it must be worth it");
        assert_eq!(passage(&game, "us-fighter-1", &shorter.path).0, json!(shorter.cost));
        assert_eq!(passage(&game, "us-fighter-1", &stop.path).0, json!(stop.cost));
    }
}

#[test]
fn aa_mov_1_a_way_leads_through_the_hexes_that_were_named() {
    let game = game(&units(&[("us-fighter-1", "E10"), ("g1-fighter-1", "K3")]), &json!({}));
    let through = json!({"what": "reach", "unit": "us-fighter-1", "through": ["C10", "D8"]});
    let reached = reach(&game, through);
    assert!(!reached.hexes.is_empty());
    for (goal, stop) in &reached.hexes {
        let place = |it: &str| stop.path.iter().position(|at| *at == hex(it));
        assert!(place("C10") < place("D8") && place("C10").is_some(), "to {goal}: {:?}", stop.path);
        assert_eq!(stop.path.last(), Some(goal));
        assert_eq!(passage(&game, "us-fighter-1", &stop.path).0, json!(stop.cost), "to {goal}");
    }
    let far = json!({"what": "reach", "unit": "us-fighter-1", "through": ["A1", "A16"]});
    assert!(reach(&game, far).hexes.is_empty(), "nobody gets that far");
    let off = json!({"what": "reach", "unit": "us-fighter-1", "through": ["Z20"]});
    assert!(matches!(ask(&game, off), Err(NotFound::Hex(_))));
}

#[test]
fn aa_mov_2_a_refusal_names_the_nearest_cause() {
    let line = [("us-tank-1", "E13"), ("us-tank-2", "E14"), ("g1-tank-1", "F12"), ("us-infantry-1", "B14")];
    let game = game(&units(&line), &json!({}));
    let far = refusal(&game, "us-tank-1", "A1");
    assert_eq!(far["too_far"]["hex"], "A1", "not what lies on the way: {far}");
    let halves = |name: &str| far["too_far"][name].as_u64().expect("a number");
    assert!(halves("left") < halves("cost"), "{far}");
    let speed = reach(&game, json!({"what": "reach", "unit": "us-tank-1"})).speed;
    assert_eq!(json!(speed).as_u64(), Some(halves("left") / 2), "of all that the tank has: {far}");
    assert_eq!(
        refusal(&game, "us-tank-1", "E14"),
        json!({"ends_on_unit": {"hex": "E14", "unit": "us-tank-2"}})
    );
    assert_eq!(
        refusal(&game, "us-tank-1", "F12"),
        json!({"enemy_in_the_way": {"hex": "F12", "unit": "g1-tank-1"}})
    );
    assert_eq!(refusal(&game, "us-tank-1", "C14"), json!({"factory_closed": {"hex": "C14"}}));
    assert_eq!(refusal(&game, "us-tank-1", "Z20"), json!({"off_board": {"hex": "Z20"}}));
}

fn odds(game: &Game<Aces>, unit: &str, at: &str) -> Odds {
    match ask(game, json!({"what": "odds", "unit": unit, "at": at})) {
        Ok(Found::Odds(it)) => *it,
        other => panic!("no odds: {other:?}"),
    }
}

#[test]
fn aa_aut_14_the_odds_say_who_rolls_and_who_deals_fixed_hits() {
    let line = units(&[("us-tank-1", "E13"), ("g1-tank-1", "F12")]);
    let people = odds(&game(&line, &json!({})), "us-tank-1", "g1-tank-1");
    assert!(!people.attack.is_fixed && !people.back.as_ref().expect("it shoots back").is_fixed);
    let automa = game(&line, &json!({"automata": [{"faction": "g1", "level": "easy"}]}));
    let solo = odds(&automa, "us-tank-1", "g1-tank-1");
    let back = solo.back.expect("it shoots back");
    assert!(!solo.attack.is_fixed && back.is_fixed, "people roll, the Automa does not");
    let lost = solo.attacker.expect("odds for the attacker").damage;
    assert_eq!(lost.iter().filter(|it| **it == 1.0).count(), 1, "what it deals is certain: {lost:?}");
    assert!(odds(&automa, "g1-tank-1", "us-tank-1").attack.is_fixed);
}

#[test]
fn aa_atk_2_threats_are_those_who_could_come_and_attack_with_the_odds_of_that_fight() {
    let line = [("us-tank-1", "E13"), ("us-bomber-1", "B12"), ("g1-tank-1", "H12"), ("g1-infantry-1", "K5")];
    let game = game(&units(&line), &json!({}));
    let danger =
        |unit: &str, at: Option<&str>| match ask(&game, json!({"what": "danger", "unit": unit, "hex": at})) {
            Ok(Found::Danger(it)) => it,
            other => panic!("no danger: {other:?}"),
        };
    let here = danger("us-tank-1", None);
    assert_eq!(here.attackers.iter().map(|it| it.unit.to_string()).collect::<Vec<_>>(), ["g1-tank-1"]);
    let worst = &here.attackers[0];
    assert_eq!(worst.from.distance(here.hex), 1, "a tank fights at range 1");
    let there = json!({"what": "odds", "unit": "g1-tank-1", "at": "us-tank-1", "from": worst.from});
    let Ok(Found::Odds(fight)) = ask(&game, there) else { panic!("no odds") };
    assert_eq!(fight.defender.expect("odds for the defender").exact, worst.suffers.exact);
    assert!(danger("us-tank-1", Some("A16")).attackers.is_empty(), "far away nobody comes");
    let ghost = danger("us-tank-1", Some("H7"));
    assert!(ghost.attackers.iter().any(|it| it.unit.to_string() == "g1-infantry-1"), "{ghost:?}");

    let Ok(Found::Threats(all)) = ask(&game, json!({"what": "threats", "side": "germany"})) else {
        panic!("no threats")
    };
    let tank: UnitId = "g1-tank-1".parse().expect("a unit");
    assert!(all.hit[&hex("E13")].contains(&tank));
    assert!(all.go[&worst.from].contains(&tank));
    assert!(!all.hit.contains_key(&hex("A16")));
    let Ok(Found::Threats(air)) =
        ask(&game, json!({"what": "threats", "side": "germany", "against": "us-bomber-1"}))
    else {
        panic!("no threats")
    };
    let field = &game.view(Viewer::Spectator).field;
    let can = |it: &UnitId| {
        let unit = field.unit(*it).expect("it is on the board");
        unit.can_attack_type(game.world(), aces::Kind::Bomber)
    };
    assert!(air.hit.values().flatten().all(can), "only who can attack aircraft");
}

#[test]
fn aa_mon_4_what_cannot_be_bought_says_why() {
    let wares = |coins: u8, more: &[(&str, &str)], flag: &str| {
        let mut position = units(&[&[("us-infantry-1", "B14"), ("g1-tank-1", "H12")], more].concat());
        position["phase"] = json!("money");
        position["coins"] = json!({"us": coins});
        position["flags"] = json!({"C14": flag});
        match ask(&game(&position, &json!({})), json!({"what": "wares", "faction": "us"})) {
            Ok(Found::Wares { wares }) => wares,
            other => panic!("no wares: {other:?}"),
        }
    };
    let key = |it: &aces_host::Ware| it.why.as_ref().map(|why| why.key.to_string());
    let rich = wares(50, &[], "us");
    assert!(rich.iter().all(|it| it.why.is_none() && it.hexes == [hex("C14")]), "{rich:?}");
    let poor = wares(0, &[], "us");
    assert!(poor.iter().all(|it| key(it).as_deref() == Some("aces-why-cannot-afford")), "{poor:?}");
    let taken = wares(50, &[("us-tank-1", "C14")], "us");
    assert!(taken.iter().all(|it| key(it).as_deref() == Some("aces-why-factory-taken")), "{taken:?}");
    let none = wares(50, &[], "g1");
    assert!(none.iter().all(|it| key(it).as_deref() == Some("aces-table-no-factory")), "{none:?}");
}

#[test]
fn aa_atk_1_a_unit_that_has_moved_and_still_has_a_target_can_act() {
    let mut position = units(&[("us-tank-1", "E13"), ("us-tank-2", "B12"), ("g1-tank-1", "F12")]);
    for unit in position["units"].as_array_mut().expect("units") {
        unit["moved"] = json!(true);
    }
    let game = game(&position, &json!({}));
    let Ok(Found::Able(able)) = ask(&game, json!({"what": "able", "faction": "us"})) else {
        panic!("not able")
    };
    assert!(able.march.is_empty());
    assert_eq!(able.attack.iter().map(UnitId::to_string).collect::<Vec<_>>(), ["us-tank-1"]);
}

#[test]
fn aa_set_11_what_the_table_proposes_for_placing_is_legal_to_the_last_unit() {
    let mut request: Request = serde_json::from_value(json!({"factions": ["us", "g1"]})).expect("a request");
    request.draw_lots(&mut Shuffler::new(1));
    let setup = request.setup(&content::Shelf::default()).expect("a valid set-up");
    let mut chance = Shuffler::new(3);
    let mut game = Game::<Aces>::new(&setup).expect("a game").0;
    let mut n_placed = 0;
    while game.view(Viewer::Spectator).field.round == 0 {
        let answer = match game.pending() {
            table::Pending::Decide { prompts, .. } => {
                let prompt = &prompts[0];
                let choice = match prompt.ask {
                    aces::Ask::Place { faction, army, number } => {
                        let what =
                            json!({"what": "placing", "faction": faction, "army": army, "number": number});
                        let Ok(Found::Placing(it)) = ask(&game, what) else { panic!("no place") };
                        n_placed += 1;
                        Some(aces::Choice::Place {
                            unit: it.unit.expect("a unit"),
                            hex: it.hex.expect("a hex"),
                        })
                    }
                    _ => None,
                };
                choice.map(|choice| table::Answer::Choose { seat: prompt.seat, choice })
            }
            _ => None,
        };
        let answer = answer.or_else(|| game.random_answer(&mut chance)).expect("the game goes on");
        game.answer(answer).expect("what is proposed is legal");
    }
    assert_eq!(n_placed, 12);
}
