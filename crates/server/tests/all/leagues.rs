//! Leagues: who sees them, how rounds begin and end, and what comes of those who leave, stay away or try to judge themselves.

use std::time::Duration;

use serde_json::{Value, json};
use server::Running;

use crate::{
    common::{Browser, Folder, hosts, opened, start},
    ladder::divided,
};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

pub fn plan() -> Value {
    json!({"game": "aces", "setup": {"players": 2}})
}

fn league(pairing: &Value) -> Value {
    json!({"name": "Club night", "pairing": pairing, "days": 4, "plan": plan()})
}

/// Makes a league: its id, and the link as requests have it.
pub async fn make(host: &Browser, wanted: &Value) -> (String, String) {
    let made = host.post("/api/leagues", wanted).await;
    assert_eq!(made.status, 201, "{}", String::from_utf8_lossy(&made.body));
    let id = made.json()["id"].as_str().expect("it has an id").to_string();
    let told = see(host, &id).await;
    let token = told["invitation"].as_str().and_then(|it| it.rsplit('/').next()).expect("a link").to_string();
    (id, format!("/api/leagues/invitations/{token}"))
}

pub async fn see(browser: &Browser, id: &str) -> Value {
    let reply = browser.get(&format!("/api/leagues/{id}")).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()
}

pub async fn act(browser: &Browser, id: &str, what: &str, body: Value) -> crate::common::Reply {
    browser.post(&format!("/api/leagues/{id}/{what}"), &body).await
}

const NAMES: [&str; 6] = ["Ada", "Bob", "Cleo", "Dora", "Emil", "Finn"];

async fn people(running: &Running, n: usize) -> Vec<Browser> {
    let mut all = Vec::new();
    for name in &NAMES[..n] {
        all.push(Browser::named(running.address, name).await);
    }
    all
}

/// A league of so many, which the first of them has started.
async fn begun(running: &Running, n: usize, pairing: Value) -> (String, Vec<Browser>) {
    let all = people(running, n).await;
    let (id, link) = make(&all[0], &league(&pairing)).await;
    for it in &all[1..] {
        assert_eq!(it.post(&link, &json!({})).await.status, 200);
    }
    let begun = act(&all[0], &id, "start", json!({})).await;
    assert_eq!(begun.status, 200, "{begun:?}");
    (id, all)
}

/// Those of this round who still play: each pair with its match, members by their places.
fn open(told: &Value) -> Vec<(usize, usize, String)> {
    let all = told["pairings"].as_array().expect("they are listed").iter();
    let open = all.filter(|it| it["points"].is_null());
    let place = |it: &Value| it.as_u64().map(|it| it as usize - 1);
    open.filter_map(|it| {
        Some((place(&it["first"])?, place(&it["second"])?, it["match"].as_str()?.to_string()))
    })
    .collect()
}

fn member<'a>(told: &'a Value, name: &str) -> &'a Value {
    let all = told["members"].as_array().expect("they are listed");
    all.iter().find(|it| it["name"] == name).expect("it is a member")
}

async fn resign(browser: &Browser, id: &str) {
    let mut socket = browser.join(id).await;
    let seat = socket.seat().expect("it sits there");
    let told = socket.ask("resign", json!({"seat": seat})).await;
    assert!(told.get("change").is_some(), "{told}");
}

/// The league once something holds of it.
async fn until(browser: &Browser, id: &str, holds: impl Fn(&Value) -> bool) -> Value {
    let mut told = Value::Null;
    for _ in 0..200 {
        told = see(browser, id).await;
        if holds(&told) {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it does not come to that: {told}");
}

/// The same browser at a server that was started again.
fn again(running: &Running, browser: &Browser) -> Browser {
    let at = running.address;
    Browser { address: at, origin: format!("http://{at}"), ..browser.clone() }
}

/// Time passes, by every clock.
pub async fn pass(running: &Running, time: Duration) {
    running.put_clock_forward(time);
    tokio::time::pause();
    tokio::time::advance(time).await;
    tokio::time::resume();
}

#[tokio::test]
async fn three_meet_each_other_and_the_table_shows_who_won() {
    let (_folder, running, stranger) = opened().await;
    let (id, all) = begun(&running, 3, json!("once")).await;
    // Nobody else learns that it is there.
    for (path, post) in [("", false), ("/start", true), ("/leave", true), ("/close", true)] {
        let path = format!("/api/leagues/{id}{path}");
        let reply = if post { stranger.post(&path, &json!({})).await } else { stranger.get(&path).await };
        assert_eq!((reply.status, reply.why()), (404, "league-none-such".to_string()), "{path}");
    }
    let told = see(&all[1], &id).await;
    assert_eq!(
        (&told["state"], &told["round"], &told["rounds"], &told["runs"]),
        (&json!("plays"), &json!(1), &json!(3), &json!(false))
    );
    assert!(told.get("invitation").is_none(), "it has begun");
    // Who comes first in the list loses everything, who comes last wins everything.
    for round in 1..=3 {
        let told = until(&all[0], &id, |it| it["round"] == round).await;
        let pairs = open(&told);
        let [(first, second, game)] = &pairs[..] else { panic!("{told}") };
        let seats = all[*first].join(game).await.table["seats"].clone();
        assert_eq!(
            (&seats[0]["player"]["person"], &seats[1]["player"]["person"]),
            (&json!(NAMES[*first]), &json!(NAMES[*second]))
        );
        assert_eq!(all[*first].get("/api/lobby").await.json(), json!([]));
        let own = see(&all[*second], &id).await;
        assert_eq!((&own["match"]["id"], &own["match"]["seats"][1]["yours"]), (&json!(game), &json!(true)));
        resign(&all[*first.min(second)], game).await;
    }
    let told = until(&all[2], &id, |it| it["state"] == "over").await;
    let table: Vec<(&Value, &Value, &Value)> =
        (0..3).map(|i| &told["members"][i]).map(|it| (&it["name"], &it["points"], &it["tie"])).collect();
    let (two, one, none) = (json!(2.0), json!(1.0), json!(0.0));
    assert_eq!(
        table,
        [(&json!("Cleo"), &two, &one), (&json!("Bob"), &one, &none), (&json!("Ada"), &none, &none)]
    );
    let pairings = told["pairings"].as_array().expect("they are listed");
    assert_eq!(pairings.iter().filter(|it| it["how"] == "played" && it["match"].is_string()).count(), 3);
    assert_eq!(pairings.iter().filter(|it| it["how"] == "free").count(), 3);
    assert_eq!(all[0].get("/api/leagues").await.json()[0]["state"], "over");
    running.stop().await;
}

#[tokio::test]
async fn a_league_is_made_within_bounds_and_joined_by_its_link() {
    let (_folder, running, nameless) = opened().await;
    let all = people(&running, 3).await;
    let (ada, bob) = (&all[0], &all[1]);
    let refused = async |part: &str, value: Value| {
        let mut new = league(&json!("once"));
        new[part] = value;
        ada.post("/api/leagues", &new).await.why()
    };
    assert_eq!(refused("name", json!("\u{202e}")).await, "web-name-length");
    assert_eq!(refused("days", json!(0)).await, "league-bad-days");
    assert_eq!(refused("days", json!(61)).await, "league-bad-days");
    assert_eq!(refused("days", json!(100_000)).await, "web-not-understood");
    assert_eq!(refused("pairing", json!({"swiss": {"rounds": 13}})).await, "league-bad-rounds");
    assert_eq!(refused("pairing", json!({"swiss": {"rounds": 0}})).await, "league-bad-rounds");
    assert_eq!(refused("pairing", json!("knockout")).await, "web-not-understood");
    let of = |setup: Value| json!({"game": "aces", "setup": setup});
    assert_eq!(refused("plan", of(json!({"players": 4}))).await, "league-of-two");
    assert_eq!(refused("plan", of(json!({"players": 9}))).await, "web-bad-setup");
    assert_eq!(refused("plan", json!({"game": "chess", "setup": {}})).await, "web-no-such-game");
    let mut hasty = plan();
    hasty["clock"] = json!({"days": {"days": 99}});
    assert_eq!(refused("plan", hasty).await, "web-bad-clock");
    assert_eq!(nameless.post("/api/leagues", &league(&json!("once"))).await.why(), "league-nameless");

    let (id, link) = make(ada, &league(&json!("once"))).await;
    let told = nameless.get(&link).await.json();
    assert_eq!(
        (&told["name"], &told["organiser"], &told["members"], &told["open"]),
        (&json!("Club night"), &json!("Ada"), &json!(1), &json!(true))
    );
    assert!(told.get("id").is_none(), "where it is they learn once they are in");
    assert_eq!(nameless.post(&link, &json!({})).await.why(), "league-nameless");
    let twin = Browser::named(running.address, "\u{410}d\u{430}").await;
    assert_eq!(twin.post(&link, &json!({})).await.why(), "league-name-alike");
    for _ in 0..2 {
        assert_eq!(bob.post(&link, &json!({})).await.json()["id"], id);
    }
    assert_eq!(see(bob, &id).await["members"].as_array().map(Vec::len), Some(2));
    assert_eq!(act(ada, &id, "start", json!({})).await.why(), "league-too-few");
    assert_eq!(act(bob, &id, "start", json!({})).await.why(), "league-not-organiser");
    // Who is removed does not come back by the same link.
    assert_eq!(act(ada, &id, "remove", json!({"member": 2})).await.status, 200);
    assert_eq!(bob.post(&link, &json!({})).await.why(), "league-no-invitation");
    assert_eq!(bob.get(&format!("/api/leagues/{id}")).await.status, 404);
    assert_eq!(act(ada, &id, "remove", json!({"member": 9})).await.why(), "league-no-member");
    // One person runs so many, and closing one makes room.
    for _ in 1..5 {
        make(ada, &league(&json!("twice"))).await;
    }
    assert_eq!(ada.post("/api/leagues", &league(&json!("once"))).await.why(), "league-too-many");
    assert_eq!(act(ada, &id, "close", json!({})).await.status, 204);
    assert_eq!(ada.get(&format!("/api/leagues/{id}")).await.status, 404);
    make(ada, &league(&json!("once"))).await;
    // A bot with an account cannot join, and no page of someone else can.
    let (_, token) = bob.make_bot("Maxim").await;
    let (_, link) = make(bob, &league(&json!("once"))).await;
    assert_eq!(Browser::program(running.address, &token).post(&link, &json!({})).await.status, 403);
    let forged = Browser { origin: "https://evil.example".to_string(), ..all[2].clone() };
    assert_eq!(forged.post(&link, &json!({})).await.status, 403);
    running.stop().await;
}

#[tokio::test]
async fn a_league_holds_so_many_and_one_person_is_in_so_many() {
    let folder = Folder::new();
    let mut settings = folder.settings();
    settings.limits.league_members = 2;
    let running = server::start(settings, hosts()).await.expect("it starts");
    let all = people(&running, 4).await;
    let (_, first) = make(&all[0], &league(&json!("once"))).await;
    let (_, second) = make(&all[1], &league(&json!("once"))).await;
    let (_, third) = make(&all[2], &league(&json!("once"))).await;
    for link in [&first, &second] {
        assert_eq!(all[3].post(link, &json!({})).await.status, 200);
    }
    assert_eq!(all[3].post(&third, &json!({})).await.why(), "league-too-many-joined");
    let (_, link) = make(&all[0], &league(&json!("twice"))).await;
    let mut last = String::new();
    for n in 2..=17 {
        let it = Browser::named(running.address, &format!("Member {n}")).await;
        last = it.post(&link, &json!({})).await.why();
        assert_eq!(last.is_empty(), n <= 16, "{n}");
    }
    assert_eq!(last, "league-full");
    running.stop().await;
}

#[tokio::test]
async fn a_swiss_pairs_by_points_and_nobody_twice() {
    let (_folder, running, _) = opened().await;
    let (id, all) = begun(&running, 4, json!({"swiss": {"rounds": 9}})).await;
    let mut met = Vec::new();
    for round in 1..=3 {
        let told = until(&all[0], &id, |it| it["round"] == round).await;
        assert_eq!(told["rounds"], 3, "more than that, and someone would meet again");
        let pairs = open(&told);
        assert_eq!(pairs.len(), 2);
        for (first, second, game) in pairs {
            met.push((first.min(second), first.max(second)));
            resign(&all[first.max(second)], &game).await;
        }
    }
    met.sort_unstable();
    assert_eq!(met, [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]);
    let told = until(&all[0], &id, |it| it["state"] == "over").await;
    let names: Vec<&Value> = (0..4).map(|i| &told["members"][i]["name"]).collect();
    assert_eq!(names, NAMES[..4].iter().collect::<Vec<_>>());
    running.stop().await;
}

/// After the deadline who is awaited has lost; where nobody came, nobody has anything. The matches end with that.
#[tokio::test]
async fn after_the_deadline_who_is_awaited_has_lost() {
    let (_folder, running, _) = opened().await;
    let (id, all) = begun(&running, 4, json!({"swiss": {"rounds": 2}})).await;
    let told = see(&all[0], &id).await;
    let pairs = open(&told);
    let (first, second, game) = &pairs[0];
    // The first of them comes and answers; the second one never does.
    let mut socket = all[*first].join(game).await;
    let choice = divided(&socket.table["view"], "us");
    assert!(socket.answer(0, &choice).await.get("change").is_some());
    drop(socket);
    pass(&running, 3 * DAY).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(see(&all[0], &id).await["round"], 1, "it is not time yet");
    pass(&running, DAY).await;
    let told = until(&all[0], &id, |it| it["round"] == 2).await;
    assert_eq!(
        (&member(&told, NAMES[*first])["points"], &member(&told, NAMES[*second])["points"]),
        (&json!(1.0), &json!(0.0))
    );
    let of_first = |told: &Value| told["pairings"].as_array().map(|it| it[..2].to_vec()).unwrap_or_default();
    let (played, nobody) = (&of_first(&told)[0], &of_first(&told)[1]);
    assert_eq!((&played["how"], &nobody["how"]), (&json!("late"), &json!("nobody")));
    assert_eq!((&played["points"], &nobody["points"]), (&json!([1.0, 0.0]), &json!([0.0, 0.0])));
    for (game, winners) in [(game, json!([0])), (&pairs[1].2, json!([]))] {
        let mut socket = all[*first].join(game).await;
        while socket.now["over"].is_null() {
            socket.hear().await.expect("it stays open");
        }
        assert_eq!(socket.now["over"]["winners"], winners);
    }
    // What ends later changes nothing.
    assert_eq!(of_first(&see(&all[0], &id).await), of_first(&told));
    running.stop().await;
}

/// A clock that is put forward, or a server that was away, takes no time from anybody.
#[tokio::test]
async fn a_jump_of_the_clock_ends_no_round() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let (id, all) = begun(&running, 3, json!("once")).await;
    let before = see(&all[0], &id).await["deadline"].as_u64().expect("there is one");
    // As if the machine had slept for a month while the server did not run.
    let past = "UPDATE leagues SET deadline = deadline - 2592000000, due = due - 2592000000";
    running.stop().await;
    folder.write(past);
    let running = start(&folder).await;
    let ada = again(&running, &all[0]);
    let told =
        until(&ada, &id, |it| it["deadline"].as_u64().is_some_and(|it| before - 5 * 86_400_000 < it)).await;
    assert_eq!((&told["round"], open(&told).len()), (&json!(1), 1));
    // They have a while from now on, and then the round is over.
    pass(&running, DAY / 2).await;
    until(&ada, &id, |it| it["round"] == 2).await;
    running.stop().await;
}

#[tokio::test]
async fn who_leaves_or_deletes_everything_loses_what_is_left() {
    let (_folder, running, _) = opened().await;
    let (id, all) = begun(&running, 4, json!("once")).await;
    let pairs = open(&see(&all[0], &id).await);
    let [.., (one, other, _)] = &pairs[..] else { panic!("two matches are played") };
    let leaver = if *one == 0 { *other } else { *one };
    assert_eq!(act(&all[leaver], &id, "leave", json!({})).await.status, 200);
    let told = see(&all[0], &id).await;
    assert_eq!(member(&told, NAMES[leaver])["gone"], "left");
    let opponent = if leaver == *one { *other } else { *one };
    assert_eq!(member(&told, NAMES[opponent])["points"], json!(1.0));
    // In the rounds to come there is no match with them.
    let (first, _, game) = open(&told)[0].clone();
    resign(&all[first], &game).await;
    let told = until(&all[0], &id, |it| it["round"] == 2).await;
    let open_now = open(&told);
    assert_eq!(open_now.len(), 1);
    assert!(!open_now.iter().any(|it| it.0 == leaver || it.1 == leaver));
    // Somebody deletes everything: their match is lost, and their name is gone from the table.
    let (first, second, _) = open_now[0];
    let goes = if first == 0 { second } else { first };
    assert_eq!(all[goes].post("/api/me/delete", &json!({})).await.status, 204);
    let told = until(&all[0], &id, |it| it["round"] == 3 || it["state"] == "over").await;
    let gone: Vec<&Value> =
        told["members"].as_array().expect("they are listed").iter().filter(|it| it["name"] == "").collect();
    assert_eq!((gone.len(), &gone[0]["gone"]), (1, &json!("left")));
    running.stop().await;
}

/// The league of an organiser who deletes everything goes on without one; one that has not begun goes with them.
#[tokio::test]
async fn a_league_outlives_its_organiser() {
    let (_folder, running, _) = opened().await;
    let (id, all) = begun(&running, 4, json!("once")).await;
    let (waiting, link) = make(&all[0], &league(&json!("once"))).await;
    assert_eq!(all[1].post(&link, &json!({})).await.status, 200);
    assert_eq!(all[0].get("/api/me/data").await.json()["leagues"].as_array().map(Vec::len), Some(2));
    assert_eq!(all[0].post("/api/me/delete", &json!({})).await.status, 204);
    assert_eq!(all[1].get(&format!("/api/leagues/{waiting}")).await.status, 404);
    let told = see(&all[1], &id).await;
    assert_eq!((&told["organiser"], &told["state"]), (&json!(""), &json!("plays")));
    let still = open(&told).into_iter().find(|it| it.0 != 0 && it.1 != 0);
    if let Some((first, _, game)) = still {
        resign(&all[first], &game).await;
    }
    until(&all[1], &id, |it| it["round"] == 2).await;
    running.stop().await;
}

#[tokio::test]
async fn nobody_judges_a_match_of_their_own() {
    let (_folder, running, _) = opened().await;
    let (id, all) = begun(&running, 4, json!("once")).await;
    let told = see(&all[0], &id).await;
    let pairs = open(&told);
    let (own, others): (Vec<_>, Vec<_>) = pairs.iter().partition(|it| it.0 == 0 || it.1 == 0);
    let opponent = if own[0].0 == 0 { own[0].1 } else { own[0].0 };
    let n = |place: usize| json!({"member": place + 1});
    assert_eq!(act(&all[0], &id, "forfeit", n(opponent)).await.why(), "league-own-match");
    assert_eq!(act(&all[0], &id, "remove", n(opponent)).await.why(), "league-own-match");
    assert_eq!(act(&all[opponent], &id, "forfeit", n(0)).await.why(), "league-not-organiser");
    // Nor does the organiser ask the opponent to leave the table.
    let seat = if own[0].0 == 0 { 1 } else { 0 };
    let path = format!("/api/matches/{}/turn-out", own[0].2);
    assert_eq!(all[0].post(&path, &json!({"seat": seat})).await.why(), "web-turn-out-not-yours");
    // Of others they may say so: the match ends, and counts.
    let (first, second, game) = others[0];
    assert_eq!(act(&all[0], &id, "forfeit", n(*first)).await.status, 200);
    assert_eq!(act(&all[0], &id, "forfeit", n(*first)).await.why(), "league-no-open");
    let told = see(&all[0], &id).await;
    assert_eq!(member(&told, NAMES[*second])["points"], json!(1.0));
    assert_eq!(all[*second].join(game).await.now["over"]["winners"], json!([1]));
    // Who was removed before they would have met brings the organiser nothing, and others a point.
    resign(&all[0], &own[0].2).await;
    until(&all[0], &id, |it| it["round"] == 2).await;
    let told = see(&all[0], &id).await;
    let other = open(&told).into_iter().find(|it| it.0 != 0 && it.1 != 0).expect("two others play");
    let (removed, lucky) = (other.0, other.1);
    assert_eq!(act(&all[0], &id, "remove", n(removed)).await.status, 200);
    let told = see(&all[0], &id).await;
    assert_eq!(member(&told, NAMES[removed])["gone"], "removed");
    let before = member(&told, NAMES[0])["points"].clone();
    let (first, second, game) = open(&told)[0].clone();
    assert!(first == 0 || second == 0);
    resign(&all[0], &game).await;
    let told = until(&all[lucky], &id, |it| it["round"] == 3).await;
    let is_theirs =
        |it: &&Value| it["round"] == 3 && [&it["first"], &it["second"]].contains(&&json!(removed + 1));
    let theirs =
        told["pairings"].as_array().expect("they are listed").iter().find(is_theirs).expect("it is there");
    let with_host = [&theirs["first"], &theirs["second"]].contains(&&json!(1));
    let points =
        theirs["points"].as_array().expect("it is settled").iter().filter_map(Value::as_f64).sum::<f64>();
    assert_eq!((with_host, points), (with_host, if with_host { 0.0 } else { 1.0 }));
    assert!(with_host, "this is about the two who would have met");
    assert_eq!(member(&told, NAMES[0])["points"], before);
    running.stop().await;
}

/// The third time that time runs out, the match is lost, as on the ladder.
#[tokio::test]
async fn who_stays_away_loses_on_time() {
    let (folder, running, _) = opened().await;
    let all = people(&running, 3).await;
    let mut wanted = league(&json!("once"));
    wanted["plan"]["clock"] = json!({"days": {"days": 1}});
    wanted["days"] = json!(60);
    let (id, link) = make(&all[0], &wanted).await;
    for it in &all[1..] {
        it.post(&link, &json!({})).await;
    }
    assert_eq!(act(&all[0], &id, "start", json!({})).await.status, 200);
    let (first, second, game) = open(&see(&all[0], &id).await)[0].clone();
    let mut sockets = [all[first].join(&game).await, all[second].join(&game).await];
    let missed = || folder.rows("SELECT n FROM entries WHERE kind = 'missed'").len();
    while sockets[0].now["over"].is_null() {
        assert!(missed() <= 6);
        pass(&running, DAY).await;
        sockets[0].hear().await.expect("it stays open");
    }
    drop(sockets);
    assert!(0 < missed());
    let told = until(&all[0], &id, |it| it["round"] == 2).await;
    let pairing = told["pairings"][0].clone();
    assert_eq!((&pairing["how"], pairing["points"].is_array()), (&json!("played"), true));
    running.stop().await;
}

/// Whatever is asked for at the same time, a round begins once.
#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_start_it_at_once_one_does() {
    let (folder, running, _) = opened().await;
    let all = people(&running, 4).await;
    let (id, link) = make(&all[0], &league(&json!("once"))).await;
    futures_util::future::join_all(all[1..].iter().map(|it| async { it.post(&link, &json!({})).await }))
        .await;
    assert_eq!(see(&all[0], &id).await["members"].as_array().map(Vec::len), Some(4));
    let starts = (0..8).map(|_| act(&all[0], &id, "start", json!({})));
    let replies = futures_util::future::join_all(starts).await;
    assert_eq!(replies.iter().filter(|it| it.status == 200).count(), 1, "{replies:?}");
    assert!(replies.iter().filter(|it| it.status != 200).all(|it| it.why() == "league-began"), "{replies:?}");
    assert_eq!(folder.rows("SELECT no FROM matches").len(), 2);
    // Nobody took that for a failure of the store.
    assert_eq!(all[0].get("/healthz").await.status, 200);
    running.stop().await;
}

/// Both games, and what a server that was started again knows.
#[tokio::test]
async fn a_league_survives_a_restart() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let all = people(&running, 3).await;
    let mut wanted = league(&json!("twice"));
    wanted["plan"] = json!({"game": "sergeants", "setup": {}, "spectating": "end"});
    let (id, link) = make(&all[0], &wanted).await;
    for it in &all[1..] {
        assert_eq!(it.post(&link, &json!({})).await.status, 200);
    }
    assert_eq!(act(&all[0], &id, "start", json!({})).await.status, 200);
    let before = see(&all[0], &id).await;
    assert_eq!(before["rounds"], 6);
    running.stop().await;
    let running = start(&folder).await;
    let all: Vec<Browser> = all.iter().map(|it| again(&running, it)).collect();
    assert_eq!(see(&all[0], &id).await, before);
    let (first, _, game) = open(&before)[0].clone();
    resign(&all[first], &game).await;
    until(&all[1], &id, |it| it["round"] == 2).await;
    running.stop().await;
}

#[tokio::test]
async fn a_match_that_the_operator_deletes_is_a_draw_and_old_leagues_go() {
    let folder = Folder::new();
    let running = start(&folder).await;
    let (id, all) = begun(&running, 3, json!("once")).await;
    let (first, _, game) = open(&see(&all[0], &id).await)[0].clone();
    running.stop().await;
    let administer =
        async |command| server::administer(folder.settings(), hosts(), command).await.expect("it is done");
    administer(server::Command::Delete { which: game }).await;
    folder.write("UPDATE leagues SET due = 0");
    let running = start(&folder).await;
    let ada = again(&running, &all[0]);
    let told = until(&ada, &id, |it| it["round"] == 2).await;
    assert_eq!(member(&told, NAMES[first])["points"], json!(0.5));
    assert_eq!(act(&ada, &id, "close", json!({})).await.json()["state"], "closed");
    assert_eq!(act(&ada, &id, "start", json!({})).await.why(), "league-began");
    assert_eq!(act(&ada, &id, "leave", json!({})).await.why(), "league-over");
    running.stop().await;
    folder.write("UPDATE leagues SET stirred = 1");
    let keep = server::Retention { finished_days: Some(30), ..server::Retention::default() };
    let told = administer(server::Command::Retain { keep, dry_run: false }).await;
    assert_eq!(told["leagues"], 1);
    assert_eq!(folder.rows("SELECT n FROM league_members UNION SELECT n FROM league_pairings").len(), 0);
}
