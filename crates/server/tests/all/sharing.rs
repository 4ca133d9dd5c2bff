//! Three servers on one PostgreSQL: any of them takes any browser, and a match is one server's at a time.

use std::{
    env,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server::{Running, Settings};
use testbed::{Cluster, Disk, free_port};

use crate::{
    common::{Browser, Database, Folder, Socket, hosts},
    leagues,
};

/// Servers on one database, each with a folder of its own.
struct Club {
    servers: Vec<Option<Running>>,
    folders: Vec<Folder>,
    cluster: Cluster,
    name: String,
}

fn settings(folder: &Folder) -> Settings {
    Settings {
        peer_address: Some(format!("127.0.0.1:{}", free_port().expect("there is one"))),
        peer_secret: Some("a secret among servers".to_string()),
        peer_patience: Duration::from_secs(4),
        ..folder.settings()
    }
}

impl Club {
    async fn of(n: usize) -> Club {
        let cluster = Cluster::start(Disk::Quick, &env::temp_dir()).unwrap_or_else(|why| panic!("{why}"));
        let databases = cluster.databases();
        let name = databases.create().expect("a database is made");
        let mut club = Club { servers: Vec::new(), folders: Vec::new(), cluster, name };
        for _ in 0..n {
            let mut folder = Folder::on(None);
            folder.1 = Some(Database { databases, name: club.name.clone() });
            let running = server::start(settings(&folder), hosts()).await.expect("it starts");
            club.servers.push(Some(running));
            club.folders.push(folder);
        }
        club
    }

    /// The same browser, at another server.
    fn at(&self, server: usize, browser: &Browser) -> Browser {
        let address = self.servers[server].as_ref().expect("it runs").address;
        Browser { address, origin: format!("http://{address}"), ..browser.clone() }
    }

    async fn new_person(&self, server: usize, name: &str) -> Browser {
        Browser::named(self.servers[server].as_ref().expect("it runs").address, name).await
    }

    fn sql(&self, sql: &str) -> Vec<Vec<String>> {
        self.cluster.databases().rows(&self.name, sql).expect("PostgreSQL answers")
    }

    /// Has the others believe that a server is gone, as they do of one that was paused.
    fn declare_gone(&self, place: usize) {
        let numbers = self.sql("SELECT number FROM servers ORDER BY number");
        self.sql(&format!("UPDATE servers SET gone = TRUE WHERE number = {} RETURNING 1", numbers[place][0]));
    }

    async fn stop(self) {
        for server in self.servers.into_iter().flatten() {
            server.stop().await;
        }
    }
}

fn listed() -> Value {
    let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "g1-tank-1", "hex": "K16"}]);
    json!({"game": "aces", "setup": {"players": 2, "position": {"units": units}}, "listed": true,
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "open"}]})
}

/// Comes to a table as browsers do: again and again until it is there.
async fn come(browser: &Browser, id: &str) -> (Socket, Duration) {
    let began = Instant::now();
    loop {
        assert!(began.elapsed() < Duration::from_secs(30), "it never comes back");
        if let Ok(mut socket) = browser.open(id).await
            && socket.hear().await.is_some_and(|it| it.get("table").is_some())
        {
            return (socket, began.elapsed());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Answers as the seat that is asked.
async fn play(sockets: &mut [&mut Socket; 2], n: usize) {
    for _ in 0..n {
        let seat = sockets[0].now["waiting"][0].as_u64().expect("someone is awaited");
        let socket = &mut sockets[seat as usize];
        let last = socket.now["asked"]["options"].as_array().and_then(|it| it.last()).cloned();
        let told = socket.answer(seat, &last.unwrap_or_else(|| json!("done"))).await;
        assert!(told.get("change").is_some(), "{told}");
        let version = socket.now["version"].clone();
        let other = &mut sockets[1 - seat as usize];
        while other.now["version"] != version {
            other.hear().await.expect("it stays open");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn any_server_takes_any_browser() {
    let club = Club::of(3).await;
    let (ada, bob) = (club.new_person(0, "Ada").await, club.new_person(1, "Bob").await);
    let id = ada.begin(listed()).await;
    let mut adas = ada.join(&id).await;
    // He sees it in the lobby of his server, sits down there, and plays through it.
    assert_eq!(bob.get("/api/lobby").await.json()[0]["id"], json!(id));
    assert_eq!(bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.status, 200);
    let mut bobs = bob.join(&id).await;
    assert_eq!(bobs.seat(), Some(1));
    adas.hear_until(|it| it["seats"][1]["here"] == true).await;
    play(&mut [&mut adas, &mut bobs], 6).await;
    assert_eq!(club.sql("SELECT count(*) FROM leases")[0][0], "1");
    // A new name is seen at the table, whichever server is told of it; so is a file asked for at the third.
    assert_eq!(club.at(2, &bob).post("/api/me", &json!({"name": "Robert"})).await.status, 200);
    adas.hear_until(|it| it["seats"][1]["player"]["person"] == "Robert").await;
    assert_eq!(club.at(2, &ada).get(&format!("/api/matches/{id}/file")).await.status, 200);
    // A link to another device is of all servers, and carries once.
    let path =
        ada.post("/api/me/carry", &json!({})).await.json()["path"].as_str().expect("a path").to_string();
    let stranger = Browser::stranger(club.at(2, &ada).address);
    assert_eq!(stranger.post(&format!("/api{path}"), &json!({})).await.json()["name"], "Ada");
    assert_eq!(stranger.post(&format!("/api{path}"), &json!({})).await.status, 404);
    // Everything of a person is deleted at a server that does not have the match: they resign where it is.
    assert_eq!(club.at(2, &bob).post("/api/me/delete", &json!({})).await.status, 204);
    let told = adas.hear_until(|it| it["change"]["now"]["over"].is_object()).await;
    assert_eq!(told["change"]["now"]["over"]["winners"], json!([0]));
    club.stop().await;
}

/// Whichever server is asked, and all of them at once: a round begins once, and goes on at the one that does what one does for all.
#[tokio::test(flavor = "multi_thread")]
async fn of_three_servers_one_begins_a_round() {
    let club = Club::of(3).await;
    let mut all = Vec::new();
    for (server, name) in ["Ada", "Bob", "Cleo"].into_iter().enumerate() {
        all.push(club.new_person(server, name).await);
    }
    let wanted = json!({"name": "Club night", "pairing": "once", "days": 4, "plan": leagues::plan()});
    let (id, link) = leagues::make(&all[0], &wanted).await;
    for it in &all[1..] {
        assert_eq!(it.post(&link, &json!({})).await.status, 200);
    }
    let at: Vec<Browser> = (0..6).map(|it| club.at(it % 3, &all[0])).collect();
    let starts = at.iter().map(|it| leagues::act(it, &id, "start", json!({})));
    let replies = futures_util::future::join_all(starts).await;
    assert_eq!(replies.iter().filter(|it| it.status == 200).count(), 1, "{replies:?}");
    assert_eq!(club.sql("SELECT count(*) FROM matches")[0][0], "1");
    assert_eq!(club.sql("SELECT count(*) FROM league_pairings")[0][0], "2");
    for it in &at {
        assert_eq!(it.get("/healthz").await.status, 200);
    }
    // The match is played at one server, its result is written there, and the next round begins.
    let told = leagues::see(&all[2], &id).await;
    let pairs = told["pairings"].as_array().expect("they are listed");
    let open = pairs.iter().find(|it| it["points"].is_null()).expect("one is played");
    let first = open["first"].as_u64().expect("a member") as usize - 1;
    let game = open["match"].as_str().expect("a match");
    let (mut socket, _) = come(&club.at(1, &all[first]), game).await;
    socket.ask("resign", json!({"seat": 0})).await;
    let began = Instant::now();
    while leagues::see(&all[1], &id).await["round"] != 2 {
        assert!(began.elapsed() < Duration::from_secs(30), "the next round never begins");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(club.sql("SELECT count(*) FROM matches")[0][0], "2");
    club.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_server_had_is_awake_elsewhere_when_it_ends() {
    let mut club = Club::of(2).await;
    let (ada, bob) = (club.new_person(0, "Ada").await, club.new_person(1, "Bob").await);
    let id = ada.begin(listed()).await;
    let mut adas = ada.join(&id).await;
    assert_eq!(bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.status, 200);
    let mut bobs = bob.join(&id).await;
    play(&mut [&mut adas, &mut bobs], 3).await;
    let n = bobs.now["n"].clone();
    club.servers[0].take().expect("it runs").stop().await;
    while adas.hear().await.is_some() {}
    while bobs.hear().await.is_some() {}
    let (mut bobs, took) = come(&bob, &id).await;
    assert!(took < Duration::from_secs(3), "{took:?}");
    assert_eq!(bobs.now["n"], n);
    let (mut adas, _) = come(&club.at(1, &ada), &id).await;
    play(&mut [&mut adas, &mut bobs], 3).await;
    club.stop().await;
}

/// A server that was only asleep cannot write, notices it, and comes again.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_asleep_writes_nothing() {
    let club = Club::of(2).await;
    let (ada, bob) = (club.new_person(0, "Ada").await, club.new_person(1, "Bob").await);
    let id = ada.begin(listed()).await;
    let mut adas = ada.join(&id).await;
    assert_eq!(bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.status, 200);
    let entries = || club.sql("SELECT count(*) FROM entries")[0][0].clone();
    let n = entries();
    club.declare_gone(0);
    let version = adas.now["version"].clone();
    adas.say(&json!({"answer": {"id": 99, "seat": 0, "version": version, "choice": "done"}})).await;
    while let Some(message) = adas.hear().await {
        assert!(message["change"]["id"] != 99, "{message}");
    }
    assert_eq!(entries(), n);
    // The match is at one of the two again, and both serve it.
    let (mut adas, took) = come(&ada, &id).await;
    assert!(took < Duration::from_secs(5), "{took:?}");
    let (mut bobs, _) = come(&bob, &id).await;
    play(&mut [&mut adas, &mut bobs], 3).await;
    assert_eq!(club.sql("SELECT count(*) FROM servers WHERE NOT gone")[0][0], "2");
    club.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_poses_as_a_server() {
    let club = Club::of(1).await;
    let ada = club.new_person(0, "Ada").await;
    let peer = club.sql("SELECT address FROM servers")[0][0].parse().expect("it is an address");
    let forged = Browser { address: peer, ..ada.clone() };
    assert_eq!(forged.get("/api/me").await.status, 403);
    let guessed = Browser {
        more: "X-Sandtable-Peer: 00\r\nX-Sandtable-Visitor: 127.0.0.1 local\r\n".to_string(),
        ..forged
    };
    assert_eq!(guessed.get("/metrics").await.status, 403);
    // Nor does a server come to the database that shares with nobody, or with half of what that needs.
    let folder = Folder::on(None);
    let alone = Settings { store: club.folders[0].settings().store, ..Settings::new(&folder.0) };
    let why = server::start(Settings { peer_patience: Duration::from_secs(1), ..alone.clone() }, hosts())
        .await
        .err();
    assert!(why.is_some_and(|it| it.contains("peer-address")));
    let half = Settings { peer_address: Some("127.0.0.1:9".to_string()), ..alone };
    assert!(server::start(half, hosts()).await.err().is_some_and(|it| it.contains("peer-secret")));
    club.stop().await;
}
