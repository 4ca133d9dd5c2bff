//! Mats that someone fills in: what the rules say about them, files of them, and matches with them.

use aces::{Aces, Faction, Kind, content, mats::Mats};
use aces_host::{Game, Request};
use hosting::{
    HostedGame,
    messages::{Examined, OwnContent},
};
use serde_json::{Value, json};
use table::{Match, OwnFile, Problem};

fn examined(file: &str, text: &str) -> Examined {
    Game::examine(&OwnContent { file: file.into(), text: text.into() }).expect("mats are read")
}

/// The mats of the United States with something changed.
fn draft(change: impl FnOnce(&mut Value)) -> Value {
    let mut draft = json!(content::mats());
    let mats = draft["mats"].as_array_mut().unwrap();
    mats.retain(|it| it["unit"].as_str().unwrap().starts_with("us-"));
    mats.sort_by_key(|it| it["unit"] != "us-tank");
    change(&mut draft);
    draft
}

/// The keys of all that is wrong, with their places.
fn faults(draft: &Value) -> Vec<(String, String)> {
    let told = examined("mats.json", &draft.to_string()).faults;
    told.iter().map(|it| (it.says.key.to_string(), it.places.concat())).collect()
}

fn file(name: &str, text: &str) -> OwnFile {
    OwnFile { place: name.into(), name: name.into(), text: text.into() }
}

fn setup(mats: &Value) -> Result<aces::Setup, Vec<Problem>> {
    let request = serde_json::from_value::<Request>(json!({"board": "summer", "mats": mats}));
    Game::setup(request.expect("it can be read"), &content::Shelf::default())
}

#[test]
fn mats_are_written_as_a_file_that_is_checked_and_plays() {
    let it = examined("mats.json", &draft(|it| it["mats"][0]["speed"] = json!({"Ours": 7})).to_string());
    assert!(it.faults.is_empty(), "{:?}", it.faults);
    let text = it.content["text"].as_str().expect("there is a file");
    let files = [file("late-war.mats.ron", text)];
    assert_eq!(Game::check(&files).expect("it is fine"), ["The mats are fine."]);

    let shelf = Game::shelf(&files).expect("it is fine");
    let mine = Game::setup(Request::default(), &shelf).expect("it is found").mats;
    let house = content::mats();
    let speed = |mats: &Mats, faction| *mats.of(faction, Kind::Tank).speed.value();
    assert_eq!((speed(&mine, Faction::Us), speed(&mine, Faction::Su)), (7, speed(&house, Faction::Su)));
    assert_eq!(mine.of(Faction::Us, Kind::Bomber), house.of(Faction::Us, Kind::Bomber));
}

#[test]
fn a_file_is_opened_as_it_was_saved_and_with_all_that_is_wrong() {
    let before = draft(|it| it["mats"][2]["name"] = json!({"Given": "Ли «\"Генерал\"» \\"}));
    let text = examined("mats.json", &before.to_string()).content["text"].as_str().unwrap().to_string();
    assert_eq!(examined("mats.ron", &text).content, before);

    let slow = text.replacen("speed: Ours(4)", "speed: Ours(0)", 1);
    assert_ne!(slow, text);
    let it = examined("mats.ron", &slow);
    assert_eq!(it.faults[0].says.key, "aces-edit-fault-mats-speed");
    assert_eq!(it.content["mats"][0]["speed"], json!({"Ours": 0}), "it can be mended");

    let broken = examined("mats.ron", &text.replacen("speed: Ours(4)", "speed: Ours(4000)", 1));
    assert_eq!((broken.faults[0].says.key, &broken.content), ("aces-edit-fault-mats-file", &Value::Null));
    assert!(1 < broken.faults[0].line);
}

#[test]
fn what_is_wrong_is_told_at_its_field() {
    let tank = |field: &str, value: Value| faults(&draft(|it| it["mats"][0][field] = value));
    for (field, value, key) in [
        ("name", json!({"Ours": " "}), "nameless"),
        ("speed", json!({"Ours": 11}), "speed"),
        ("range", json!({"Ours": [3, 2]}), "range"),
        ("hits_ground", json!({"Ours": [6, 5, 10]}), "hits-ground"),
        ("hits_air", json!({"Ours": [1, 1, 1]}), "idle-hits-air"),
        ("armour", json!({"Ours": [2, 4, 4, 7, 8, 10]}), "armour"),
        ("armour", json!({"Ours": [2, 4, 5, 7, 8, 100]}), "high"),
        ("forest", json!({"Ours": [1, 5, 7, 9, 11, 13]}), "easier"),
        ("forest", Value::Null, "no-forest"),
        ("cost", json!({"Ours": 0}), "free"),
        ("cost", json!({"Ours": 100}), "high"),
        ("aim", json!("area"), "area"),
    ] {
        let told = tank(field, value);
        let wanted = (format!("aces-edit-fault-mats-{key}"), format!("us-tank/{field}"));
        assert!(told.contains(&wanted), "{wanted:?} of {told:?}");
    }
    assert_eq!(tank("air", json!({"Ours": "back"}))[0].1, "us-tank/hits_air");
    assert_eq!(
        faults(&draft(|it| it["dice"] = json!({"Ours": [2, 3, 2, 2, 2, 2]}))),
        [("aces-edit-fault-mats-chart-rises".into(), "dice".into())]
    );
    let it = examined("mats.json", &draft(|it| it["mats"][0]["speed"] = json!({"Ours": 0})).to_string());
    let args: Vec<&str> = it.faults[0].says.args.iter().map(|it| it.0).collect();
    assert_eq!(args, ["faction", "kind", "most"], "the sentence names the unit in any language");
    assert_eq!(it.content["text"], "", "there is no file of what is wrong");
}

#[test]
fn names_are_short_and_are_nothing_but_names() {
    let name = |name: &str| {
        let told = faults(&draft(|it| it["mats"][0]["also"] = json!({"uk": name})));
        told.first().map(|it| it.0.trim_start_matches("aces-edit-fault-").to_string())
    };
    assert_eq!(name("Т-34/85 «Родина»"), None);
    assert_eq!(name(&"x".repeat(40)), None);
    assert_eq!(name(&"x".repeat(41)).as_deref(), Some("long-name"));
    for odd in ["<script>alert(1)</script>", "a\nb", "a\u{202e}b", "\u{200b}", "\u{7}"] {
        assert_eq!(name(odd).as_deref(), Some("mats-odd-name"), "{odd:?}");
    }
    let many: Value =
        (0..13).map(|it| (format!("l{it}"), json!("x"))).collect::<serde_json::Map<_, _>>().into();
    assert_eq!(faults(&draft(|it| it["mats"][0]["also"] = many))[0].0, "aces-edit-fault-many-languages");
}

#[test]
fn a_match_has_its_mats_in_its_set_up() {
    let mats = draft(|it| it["mats"][0]["speed"] = json!({"Ours": 7}));
    let setup = setup(&mats).expect("it is fine");
    assert_eq!(*setup.mats.of(Faction::Us, Kind::Tank).speed.value(), 7);
    assert_eq!(setup.mats.mats.len(), 24, "the others are as they come with the game");
    assert!(Match::<Aces>::new(setup).is_ok());
    assert!(!Game::RATED.contains(&"mats"), "nobody is rated with mats of their own");
}

#[test]
fn a_set_up_takes_no_mats_that_are_too_much() {
    let why = |mats: &Value| {
        setup(mats).expect_err("it is too much").iter().map(Problem::to_string).collect::<Vec<_>>()
    };
    let named = draft(|it| it["mats"][0]["name"] = json!({"Ours": "<b>Tank</b>"}));
    assert_eq!(why(&named), ["setup.mats: \"us-tank\" has a name with signs that names do not have."]);
    let many = draft(|it| {
        let tank = it["mats"][0].clone();
        it["mats"] = vec![tank; 3_000].into();
    });
    assert_eq!(why(&many), ["setup.mats: There are 3000 mats; 24 are possible."]);
    let wrong = draft(|it| it["mats"][0]["armour"] = json!({"Ours": [1, 1, 1, 1, 1, 1]}));
    let begun = Match::<Aces>::new(setup(&wrong).expect("the rest is told with the set-up"));
    assert!(begun.is_err_and(|it| it[0].what.contains("more damage must need more hits")));
}

#[test]
fn nothing_that_is_sent_costs_much_or_comes_back_large() {
    let with = |from: &str, to: &str| draft(|_| ()).to_string().replacen(from, to, 1);
    let tank = draft(|_| ())["mats"][0].to_string();
    let hostile = [
        with("\"speed\":{\"Ours\":4}", "\"speed\":{\"Ours\":99999999999999999999}"),
        with("\"speed\":{\"Ours\":4}", "\"speed\":{\"Ours\":-1}"),
        with("\"unit\":\"us-tank\"", &format!("\"unit\":\"{}\"", "x/".repeat(9_000))),
        with("\"unit\":\"us-tank\"", "\"unit\":\"us-<script>alert(1)</script>\""),
        with("\"name\":{\"Ours\":\"M4", &format!("\"name\":{{\"Ours\":\"{}", "<b>".repeat(9_000))),
        format!("{{\"dice\":{{\"Ours\":[1,1,1,1,1,1]}},\"mats\":[{}]}}", vec![tank; 120].join(",")),
        "[".repeat(40_000),
        "{\"mats\":".repeat(5_000),
        "(".repeat(40_000),
        "(mats:".repeat(7_000),
        "x".repeat(60_000),
        String::new(),
    ];
    for text in &hostile {
        for file in ["mats.json", "mats.ron"] {
            let it = examined(file, text);
            assert!(!it.faults.is_empty() && it.faults.len() <= 60, "{file}: {:?}", &text.get(..40));
            let reply = serde_json::to_string(&it).expect("it can be written");
            assert!(reply.len() < 16 << 10, "{} bytes for {file}", reply.len());
        }
    }
    let many = &examined("mats.json", &hostile[5]).faults;
    assert_eq!((many.len(), many[0].says.key), (1, "aces-edit-fault-mats-many"));
}
