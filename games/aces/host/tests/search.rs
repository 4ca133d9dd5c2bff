//! The player that thinks ahead: it plays every set-up to the end, knows no more than its seat, and is stronger than the greedy one.

use std::time::Duration;

use aces::{
    Aces, Ask, Event, Faction, Options, Setup,
    automa::coop::Coop,
    map::Area,
    missions::{BulgeSetup, Missions, V2Setup},
    setting_up::{Automaton, Difficulty, Intercepts},
};
use aces_host::bots::{
    Bot, Bots, Greedy,
    search::{Level, Purpose, Search, Thinking},
};
use hosting::{BotName, Bots as _, HostedGame, Patience, Style};
use serde_json::{Value, json};
use table::{Answer, Game, Imagined, Pending, Seat, Shuffler, Viewer};

/// How a quick player thinks, so that many games can be played.
fn quickly(plans: u32) -> Thinking {
    Thinking { plans, horizon: 2, ..Level::new(4).expect("a level").thinking() }
}

fn bots(game: &Game<Aces>, thinking: Thinking) -> Bots {
    let seats = game.seats().iter().map(|it| it.0.0 as usize + 1).max().unwrap_or(0);
    Bots::new(game.world(), vec![Bot::Search; seats], Shuffler::new(0)).thinking(game.world(), thinking)
}

/// The set-up that a number stands for: players, board, Automata, missions and options all vary.
fn setup(n: u64) -> Setup {
    use Faction::*;
    let pick = |of: u64, place: u64| (n / place) % of;
    let board = ["summer", "winter"][pick(2, 5) as usize];
    let clockwise = [[G1, Us, G2, Su], [Us, G1, Su, G2]][pick(2, 7) as usize];
    let seated = |seats: [u8; 4]| clockwise.into_iter().zip(seats).collect::<Vec<_>>();
    let half = [Area::Left, Area::Right][pick(2, 3) as usize];
    let kind = pick(10, 1);
    let (factions, area) = match kind {
        0..=2 => ([[(G1, 0), (Us, 1)], [(Su, 0), (G2, 1)]][pick(2, 11) as usize].to_vec(), half),
        3 => (seated([0, 1, 0, 2]), Area::Full),
        4 | 5 => (vec![(Us, 0), (G1, 2), (Su, 1)], half),
        _ => (seated([0, 1, 2, 3]), Area::Full),
    };
    let levels = [Difficulty::Easy, Difficulty::Standard, Difficulty::Hard, Difficulty::Overkill];
    let intercepts = [Intercepts::ByPriority, Intercepts::Whenever, Intercepts::Never];
    let on_orders = match kind {
        // AA-SET-5: partners against one, too.
        1 | 4 | 5 => vec![factions[1].0],
        // A team of two Automata, or one beside a player.
        7 => vec![factions[1].0, factions[3].0],
        8 if pick(2, 13) == 0 => vec![factions[3].0],
        _ => Vec::new(),
    };
    let (level, intercepts) = (levels[pick(4, 17) as usize], intercepts[pick(3, 19) as usize]);
    let automata = on_orders.into_iter().map(|faction| Automaton { faction, level, intercepts }).collect();
    let v2 = (kind == 6).then(|| V2Setup::of(if pick(2, 23) == 0 { G1 } else { G2 }));
    let bulge = (kind == 9).then(|| BulgeSetup {
        rounds: (pick(3, 11) != 0).then_some(8),
        allies_also_at_six: pick(2, 13) == 0,
    });
    let experienced = v2.is_none() && pick(7, 29) == 0;
    let coop = match kind {
        4 => Some(Coop::OwnSets),
        5 => Some(Coop::Divided),
        _ => None,
    };
    Setup {
        area,
        automata,
        coop,
        sets: if v2.is_some() { 2 } else { 1 },
        missions: Missions { v2, bulge, weather: pick(3, 31) == 0, mountains: pick(3, 37) == 0 },
        options: Options {
            experienced,
            short_game: pick(3, 41) == 0,
            dice_less: pick(4, 43) == 0,
            stalemate: true,
            longest_game: Some(true),
            factories_by_picks: pick(3, 47) == 0,
            pause_before_automa: pick(3, 53) == 0,
            tokens_on_land: pick(2, 59) == 0,
            interception_by_round: pick(3, 61) == 0,
            ..Options::default()
        },
        ..Setup::builtin(if bulge.is_some() { "winter" } else { board }, &factions)
    }
}

/// Games over all set-ups. `SEARCH_GAMES` is how many.
#[test]
fn every_set_up_is_played_to_the_end() {
    let n = std::env::var("SEARCH_GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(200);
    for nth in 0..n {
        let (game, _) = Game::<Aces>::new(&setup(nth)).unwrap_or_else(|why| panic!("set-up {nth}: {why:?}"));
        let mut bots = bots(&game, quickly(2));
        bots.play(game, Shuffler::for_game(1, nth));
    }
}

/// AA-MIS-V2-2: where the launcher is hidden makes no difference to what an Allied player does, as long as nobody has seen it.
#[test]
fn what_a_seat_may_not_know_does_not_change_its_answers() {
    let (mut n_compared, mut n_hidden) = (0, 0);
    for seed in 0..2 {
        let (mut game, _) = Game::<Aces>::new(&setup(6)).expect("a valid set-up");
        assert!(game.world().missions.v2.is_some());
        let mut chance = Shuffler::new(seed);
        let mut player = bots(&game, quickly(2));
        for nth in 0..450 {
            let Pending::Decide { prompts, .. } = game.pending() else {
                let Some(answer) = game.random_answer(&mut chance) else { break };
                game.answer(answer).expect("it is legal");
                continue;
            };
            let (seat, ask) = (prompts[0].seat, prompts[0].ask.clone());
            let is_turn = matches!(ask, Ask::Move { .. } | Ask::Declare { .. } | Ask::Money { .. });
            if is_turn && nth % 5 == 0 {
                let viewer = Viewer::Seat(seat);
                let other = game.imagine(viewer, &mut chance).expect("one can be imagined");
                assert_eq!(other.view(viewer), game.view(viewer));
                n_hidden += u32::from(
                    game.view(Viewer::Seat(german(&game))) != other.view(Viewer::Seat(german(&game))),
                );
                n_compared += 1;
                let answer = |game: &Game<Aces>| answer_of(game, seat, nth);
                assert_eq!(answer(&game), answer(&other), "{seat:?} {ask:?}");
                let hint = |game: &Game<Aces>| hint_for(game, seat, nth);
                assert_eq!(hint(&game), hint(&other), "{seat:?} {ask:?}");
            }
            player.again(Shuffler::new(chance.next_u64()));
            let answer = player.answer(&game, seat).expect("the seat is asked");
            game.answer(answer).expect("it is legal");
        }
    }
    assert!(10 <= n_hidden, "hidden things differed in {n_hidden} of {n_compared} comparisons only");
}

/// The hint for a seat, with its reasons.
fn hint_for(game: &Game<Aces>, seat: Seat, seed: u64) -> Value {
    let localizer = hosting::localizer::<aces_host::Game>("en").expect("there is English");
    let wanted = json!({"what": "hint", "level": 1, "seed": seed});
    aces_host::Game::find(&localizer, game, Viewer::Seat(seat), wanted).expect("the seat is asked")
}

/// The seat that knows where the launcher is.
fn german(game: &Game<Aces>) -> Seat {
    game.world().seat_of(Faction::G1)
}

/// What a fresh player answers.
fn answer_of(game: &Game<Aces>, seat: Seat, seed: u64) -> Option<Answer<Aces>> {
    let mut bots = bots(game, quickly(12));
    bots.again(Shuffler::new(seed));
    bots.answer(game, seat)
}

/// AA-FAC-2: a hint says what speaks for its plan: a factory that is taken, an attack with its exact chance. A plan that has been
/// thought out goes on without more thought, and a thought that nobody waits for ends at once.
#[test]
fn a_hint_says_why() {
    let units =
        [("us-infantry-1", "F9"), ("us-bomber-1", "C9"), ("g1-infantry-1", "G13"), ("g1-tank-1", "F12")];
    let units: Vec<Value> = units.iter().map(|(id, hex)| json!({"id": id, "hex": hex})).collect();
    let request = json!({"players": 2, "position": {"units": units, "order": ["us", "g1"]}});
    let request = serde_json::from_value(request).expect("a request");
    let setup = aces_host::Game::setup(request, &Default::default()).expect("a valid set-up");
    let (game, _) = Game::<Aces>::new(&setup).expect("a valid set-up");
    let seat = game.pending().awaited()[0];
    let hint = &hint_for(&game, seat, 7)["hint"];
    let why = hint["best"]["why"].as_array().expect("a list");
    let keys: Vec<&str> = why.iter().filter_map(|it| it["key"].as_str()).collect();
    assert!(keys.iter().all(|it| it.starts_with("aces-hint-")), "{hint}");
    for attack in why.iter().filter(|it| it["key"] == "aces-hint-destroys") {
        assert!((5..=100).contains(&attack["args"]["percent"].as_u64().expect("a number")), "{attack}");
    }

    let mut thinker = aces_host::Game::thinker(game.world(), 2);
    assert!(thinker.at_once(&game, seat).is_none(), "there is something to think about");
    let answer = thinker.think(&game, seat, &Patience::default()).expect("the seat is asked");
    let mut next = game.clone();
    next.answer(answer).expect("it is legal");
    if next.pending().awaited() == [seat] {
        assert!(thinker.at_once(&next, seat).is_some(), "the rest of the turn is planned");
    }

    // Patience may end at any moment of a thought.
    for millis in [0, 50, 150, 300, 600, 900] {
        let began = std::time::Instant::now();
        let patience = Patience::until(began + Duration::from_millis(millis));
        assert!(aces_host::Game::advise(&game, seat, Shuffler::new(1), &patience).is_some());
        assert!(began.elapsed().as_secs() < 10, "it stops as soon as it has anything");
    }
}

#[test]
fn a_game_is_the_same_for_the_same_seed_and_number_of_plans() {
    let (game, _) = Game::<Aces>::new(&setup(0)).expect("a valid set-up");
    let play = |seed: u64, plans: u32| {
        let played = bots(&game, quickly(plans)).play(game.clone(), Shuffler::new(seed));
        (played.outcome, played.n_decisions)
    };
    assert_eq!(play(1, 8), play(1, 8));
    assert_ne!(play(1, 8), play(2, 8));
    // On how many cores it thinks makes no difference.
    let thinking = Thinking { on_all_cores: true, ..quickly(8) };
    let played = bots(&game, thinking).play(game.clone(), Shuffler::new(1));
    assert_eq!((played.outcome, played.n_decisions), play(1, 8));
    // What was planned in another game is forgotten.
    let mut bots = bots(&game, quickly(8));
    bots.play(game.clone(), Shuffler::new(3));
    let again = bots.play(game.clone(), Shuffler::new(1));
    assert_eq!((again.outcome, again.n_decisions), play(1, 8));
}

#[test]
fn it_beats_the_greedy_player_from_either_side() {
    let mut wins = 0;
    for nth in 0..12 {
        let options = Options { stalemate: true, longest_game: Some(true), ..Options::default() };
        let setup = Setup { options, ..Setup::builtin("summer", &[(Faction::Us, 0), (Faction::G1, 1)]) };
        let (game, _) = Game::<Aces>::new(&setup).expect("a valid set-up");
        let own = (nth % 2) as usize;
        let mut seats = vec![Bot::Greedy; 2];
        seats[own] = Bot::Search;
        let thinking = Level::new(4).expect("a level").thinking();
        let mut bots = Bots::new(game.world(), seats, Shuffler::new(0)).thinking(game.world(), thinking);
        let outcome = bots.play(game, Shuffler::for_game(5, nth)).outcome;
        wins += u32::from(outcome.winner == Some(setup.factions[own].faction.side()));
    }
    assert!(9 <= wins, "{wins} of 12");
}

/// However many plans are wanted, a time limit leaves enough of it to look at the best of them more than once.
#[test]
fn little_time_is_used_well() {
    let (mut game, _) = Game::<Aces>::new(&setup(0)).expect("a valid set-up");
    let mut chance = Shuffler::new(4);
    while game.view(Viewer::Spectator).field.round < 2 || !is_turn(&game) {
        let answer = game.random_answer(&mut chance).expect("the game goes on");
        game.answer(answer).expect("it is legal");
    }
    let seat = game.pending().awaited()[0];
    let imagined = Imagined::of(&game, Viewer::Seat(seat), &mut chance).expect("one can be imagined");
    let limit = Some(Duration::from_millis(500));
    let search = Search::new(game.world(), Thinking { limit, ..quickly(Thinking::ANY_NUMBER) });
    let (greedy, patience) = (Greedy::new(game.world()), Patience::default());
    let thought = search.think(&greedy, &imagined, seat, &mut chance, &patience, Purpose::Play);
    let n_lines = thought.expect("the seat is asked").best.n_lines;
    assert!(3 <= n_lines, "the best plan was looked at {n_lines} times");
}

/// Whether a turn begins, or goes on.
fn is_turn(game: &Game<Aces>) -> bool {
    match game.pending() {
        Pending::Decide { prompts, .. } => matches!(prompts[0].ask, Ask::Move { .. }),
        _ => false,
    }
}

/// A hint is a plan that the rules take, with its chance, and the second best; only the seat that is asked gets one.
#[test]
fn a_hint_can_be_followed() {
    let localizer = hosting::localizer::<aces_host::Game>("en").expect("there is English");
    let (mut game, _) = Game::<Aces>::new(&setup(10)).expect("a valid set-up");
    let mut chance = Shuffler::new(4);
    while !is_turn(&game) {
        let answer = game.random_answer(&mut chance).expect("the game goes on");
        game.answer(answer).expect("it is legal");
    }
    let seat = game.pending().awaited()[0];
    let find = |viewer, what: Value| aces_host::Game::find(&localizer, &game, viewer, what);
    let found = find(Viewer::Seat(seat), json!({"what": "hint", "level": 2})).expect("there is a hint");
    assert_eq!(Ok(&found), find(Viewer::Seat(seat), json!({"what": "hint", "level": 2})).as_ref());
    let (best, other) = (&found["hint"]["best"], &found["hint"]["other"]);
    assert!(best["percent"].as_u64() <= Some(100) && 0 < best["lines"].as_u64().expect("a number"), "{best}");
    assert!(other["percent"].as_u64() <= Some(100) && other["plan"] != best["plan"], "{other}");
    let first = serde_json::from_value(best["plan"][0].clone()).expect("the plan is not empty");
    assert!(game.check(&Answer::Choose { seat, choice: first }).is_ok(), "{best}");
    assert!(found["hint"]["idle"].as_u64() <= Some(100), "{found}");
    assert!(find(Viewer::Seat(Seat(1 - seat.0)), json!({"what": "hint"})).is_err(), "the other is not asked");
    assert!(find(Viewer::Spectator, json!({"what": "hint"})).is_err(), "nobody's view has no hint");
    assert!(find(Viewer::Seat(seat), json!({"what": "hint", "level": 7})).is_err(), "there are six levels");
}

/// What a player did in some games: attacks a turn, own units lost a game, and factories held at the end of the fourth round.
#[derive(Debug, Default)]
struct Manners {
    attacks: f64,
    lost: f64,
    factories: f64,
}

fn manners(style: Option<Style>, games: u64) -> Manners {
    let (mut manners, mut turns) = (Manners::default(), 0.0);
    for nth in 0..games {
        let setup = Setup { area: Area::Left, ..setup(0) };
        let (mut game, _) = Game::<Aces>::new(&setup).expect("a valid set-up");
        let (own, seats) = (Seat((nth % 2) as u8), [Bot::Greedy, Bot::Search, Bot::Greedy]);
        let seats = seats[1 - usize::from(own.0)..][..2].to_vec();
        let side = setup.factions.iter().find(|it| it.seat == own).expect("it plays").faction.side();
        let mut bots = Bots::new(game.world(), seats, Shuffler::new(0));
        bots = bots.thinking(game.world(), quickly(24)).in_style(game.world(), style);
        let mut chance = Shuffler::for_game(9, nth);
        bots.again(Shuffler::for_game(8, nth));
        while !matches!(game.pending(), Pending::Over(_)) && game.view(Viewer::Spectator).field.round < 7 {
            let answer = match game.pending() {
                Pending::Decide { prompts, .. } => bots.answer(&game, prompts[0].seat),
                _ => game.random_answer(&mut chance),
            };
            for event in game.answer(answer.expect("somebody answers")).expect("it is legal") {
                match event {
                    Event::TurnBegan { faction, .. } => turns += f64::from(u8::from(faction.side() == side)),
                    Event::Declared { attack } if attack.unit.side() == side => manners.attacks += 1.0,
                    Event::Fought(fight) => {
                        let lost = [
                            (fight.attacker, fight.attacker_destroyed),
                            (fight.defender, fight.defender_destroyed),
                        ];
                        manners.lost += lost.iter().filter(|it| it.0.side() == side && it.1).count() as f64;
                    }
                    _ => (),
                }
            }
        }
        manners.factories += game.view(Viewer::Spectator).field.factories_of(side) as f64;
    }
    manners.attacks /= turns;
    manners.lost /= games as f64;
    manners.factories /= games as f64;
    manners
}

/// A style is seen in what a bot does: who fights, who keeps units, who goes for factories.
#[test]
fn a_style_is_seen_in_what_a_bot_does() {
    let [bold, careful, collector] = Style::ALL.map(|it| manners(Some(it), 24));
    let told = format!("{bold:?} {careful:?} {collector:?}");
    assert!(careful.attacks < bold.attacks && careful.lost < bold.lost, "{told}");
    assert!(careful.factories < collector.factories && bold.factories < collector.factories, "{told}");
}

/// A bot is named with its level and its style; what there is not is refused with a sentence.
#[test]
fn a_style_is_named_behind_the_level() {
    let (game, _) = Game::<Aces>::new(&setup(0)).expect("a valid set-up");
    let named =
        |name: &str| name.parse::<BotName>().and_then(|it| it.bot::<aces_host::Game>(game.world()).map(drop));
    for name in ["search:4:bold", "search:1:careful", "search:6:collector", "search:2", "greedy"] {
        assert_eq!(named(name), Ok(()));
        assert_eq!(name.parse::<BotName>().map(|it| it.to_string()), Ok(name.to_string()));
    }
    let no_style = named("search:4:wild").expect_err("there is none");
    assert!(no_style.contains("bold, careful and collector"), "{no_style}");
    assert!(named("greedy:1:bold").is_err() && named("search:7:bold").is_err());
}

/// What a bot did is told with a reason from the open board, that all can check.
#[test]
fn a_reason_is_told_for_what_a_bot_does() {
    let units = json!([{"id": "us-infantry-1", "hex": "F9"}, {"id": "us-tank-1", "hex": "C13"},
        {"id": "g1-tank-1", "hex": "F12"}, {"id": "g1-infantry-1", "hex": "L1"}]);
    let request = json!({"board": "summer", "area": "left", "factions": [{"faction": "us", "seat": 0}, {"faction": "g1", "seat": 1}],
        "position": {"units": units}});
    let request = serde_json::from_value(request).expect("a request");
    let setup = aces_host::Game::setup(request, &aces::content::Shelf::default()).expect("a set-up");
    let (game, _) = Game::<Aces>::new(&setup).expect("a valid set-up");
    let why = |choice: Value| {
        let choice = serde_json::from_value(choice).expect("a choice");
        let view = game.view(Viewer::Spectator);
        aces_host::Game::motives(game.world(), &view, &choice).iter().map(|it| it.key).collect::<Vec<_>>()
    };
    assert_eq!(why(json!({"march": {"unit": "us-infantry-1", "path": ["G9"]}})), ["aces-hint-takes"]);
    assert_eq!(why(json!({"march": {"unit": "us-tank-1", "path": ["D12", "E12"]}})), ["aces-motive-range"]);
    assert_eq!(why(json!("done")), Vec::<&str>::new());
}
