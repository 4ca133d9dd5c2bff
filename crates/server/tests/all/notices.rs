//! Notices, against a local receiver and a local mail sink.

use std::{
    net::SocketAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU16, Ordering::Relaxed},
    },
    time::{Duration, Instant, SystemTime},
};

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use ring::{aead, agreement, hkdf, hmac, rand::SystemRandom};
use serde_json::{Value, json};
use server::{NoticeSettings, Running, Settings};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
};

use crate::{
    common::{Browser, Folder, Socket, hosts, send_raw},
    leagues,
};

const ORIGIN: &str = "http://table.example";

/// What a receiver was asked.
#[derive(Clone, Debug)]
struct Asked {
    path: String,
    head: String,
    body: Vec<u8>,
}

impl Asked {
    fn header(&self, name: &str) -> &str {
        let line = self.head.lines().find(|it| it.to_ascii_lowercase().starts_with(&format!("{name}:")));
        line.and_then(|it| it.split_once(':')).map_or("", |it| it.1.trim())
    }
}

/// A push service and a club's program in one.
struct Receiver {
    address: SocketAddr,
    asked: Arc<Mutex<Vec<Asked>>>,
    /// What it replies; 0 if it never does.
    status: Arc<AtomicU16>,
}

impl Receiver {
    async fn new() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let (asked, status) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicU16::new(201)));
        let receiver = Receiver { address, asked: asked.clone(), status: status.clone() };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(receive(stream, asked.clone(), status.clone()));
            }
        });
        receiver
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    fn asked(&self, path: &str) -> Vec<Asked> {
        let asked = self.asked.lock().expect("nobody panics with it");
        asked.iter().filter(|it| it.path == path).cloned().collect()
    }
}

async fn receive(mut stream: TcpStream, asked: Arc<Mutex<Vec<Asked>>>, status: Arc<AtomicU16>) {
    let mut bytes = Vec::new();
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|it| it == b"\r\n\r\n") {
            break end;
        }
        if stream.read_buf(&mut bytes).await.unwrap_or(0) == 0 {
            return;
        }
    };
    let head = String::from_utf8_lossy(&bytes[..end]).to_string();
    let path = head.split(' ').nth(1).unwrap_or_default().to_string();
    let mut one = Asked { path, head, body: Vec::new() };
    let length: usize = one.header("content-length").parse().unwrap_or(0);
    while bytes.len() < end + 4 + length {
        if stream.read_buf(&mut bytes).await.unwrap_or(0) == 0 {
            return;
        }
    }
    one.body = bytes[end + 4..].to_vec();
    asked.lock().expect("nobody panics with it").push(one);
    match status.load(Relaxed) {
        0 => tokio::time::sleep(Duration::from_secs(3600)).await,
        status => {
            let reply = format!("HTTP/1.1 {status} X\r\nContent-Length: 0\r\n\r\n");
            drop(stream.write_all(reply.as_bytes()).await);
        }
    }
}

/// Takes every mail.
struct Sink {
    address: SocketAddr,
    mails: Arc<Mutex<Vec<String>>>,
}

impl Sink {
    async fn new() -> Sink {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let mails = Arc::new(Mutex::new(Vec::new()));
        let sink = Sink { address, mails: mails.clone() };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take_mail(stream, mails.clone()));
            }
        });
        sink
    }

    fn mails(&self) -> Vec<String> {
        self.mails.lock().expect("nobody panics with it").clone()
    }
}

async fn take_mail(stream: TcpStream, mails: Arc<Mutex<Vec<String>>>) {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    drop(write.write_all(b"220 sink\r\n").await);
    let mut mail: Option<String> = None;
    while let Ok(Some(line)) = lines.next_line().await {
        let reply = match &mut mail {
            Some(text) if line == "." => {
                mails.lock().expect("nobody panics with it").push(std::mem::take(text));
                mail = None;
                "250 taken\r\n"
            }
            Some(text) => {
                text.push_str(&line);
                text.push('\n');
                continue;
            }
            None if line.starts_with("DATA") => {
                mail = Some(String::new());
                "354 go on\r\n"
            }
            None => "250 fine\r\n",
        };
        drop(write.write_all(reply.as_bytes()).await);
    }
}

/// Mails are written in quoted-printable where a line is long or has other letters.
fn plain(mail: &str) -> String {
    mail.replace("=\n", "").replace("=3D", "=")
}

/// The link in a mail that begins like this.
fn link<'a>(mail: &'a str, begins: &str) -> &'a str {
    let at = mail.find(begins).unwrap_or_else(|| panic!("{begins} in {mail}"));
    mail[at + ORIGIN.len()..].split([' ', '\n', '>']).next().expect("it ends")
}

/// A browser at a push service: it can read one message.
struct PushBrowser {
    key: agreement::EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl PushBrowser {
    fn new() -> PushBrowser {
        let key = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &SystemRandom::new());
        let key = key.expect("it is made");
        let public = key.compute_public_key().expect("it is made").as_ref().to_vec();
        PushBrowser { key, public, auth: [9; 16] }
    }

    fn subscription(&self, endpoint: &str) -> Value {
        json!({"endpoint": endpoint, "expirationTime": null,
            "keys": {"p256dh": BASE64.encode(&self.public), "auth": BASE64.encode(self.auth)}})
    }

    /// Reads as RFC 8291 tells browsers to.
    fn read(self, body: &[u8]) -> String {
        struct Length(usize);
        impl hkdf::KeyType for Length {
            fn len(&self) -> usize {
                self.0
            }
        }
        let derive = |salt: &[u8], from: &[u8], info: &[&[u8]], n: usize| {
            let mut key = vec![0; n];
            let extracted = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(from);
            extracted.expand(info, Length(n)).and_then(|it| it.fill(&mut key)).expect("it fits");
            key
        };
        let (salt, server, sealed) = (&body[..16], &body[21..86], &body[86..]);
        let theirs = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, server);
        let shared = agreement::agree_ephemeral(self.key, &theirs, <[u8]>::to_vec).expect("they agree");
        let input = derive(&self.auth, &shared, &[b"WebPush: info\0", &self.public, server], 32);
        let key = derive(salt, &input, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = derive(salt, &input, &[b"Content-Encoding: nonce\0"], 12);
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("a key"));
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce).expect("a nonce");
        let mut sealed = sealed.to_vec();
        let text = key.open_in_place(nonce, aead::Aad::empty(), &mut sealed).expect("it can be read");
        let end = text.iter().rposition(|it| *it != 0).expect("it has an end");
        assert_eq!(text[end], 2);
        String::from_utf8(text[..end].to_vec()).expect("it is text")
    }
}

/// A server with a receiver and a sink, and two people at a match over days.
struct Club {
    running: Running,
    receiver: Receiver,
    sink: Sink,
    ada: Browser,
    bob: Browser,
    id: String,
    folder: Folder,
}

fn settings(folder: &Folder, receiver: &Receiver, sink: &Sink) -> Settings {
    let host = receiver.address.to_string();
    let notices = NoticeSettings {
        push_services: vec![host.clone()],
        webhook_hosts: vec![host],
        private_receivers: true,
        mail_server: Some(format!("smtp://{}", sink.address)),
        mail_from: Some("Sandtable <table@example.org>".to_string()),
        after: Duration::from_millis(100),
        gap: Duration::ZERO,
        retry: Duration::from_millis(100),
        ..NoticeSettings::default()
    };
    Settings { public_url: Some(ORIGIN.to_string()), notices, ..folder.settings() }
}

impl Club {
    async fn new() -> Club {
        Club::with(|_| ()).await
    }

    async fn with(change: impl FnOnce(&mut Settings)) -> Club {
        let (folder, receiver, sink) = (Folder::new(), Receiver::new().await, Sink::new().await);
        let mut settings = settings(&folder, &receiver, &sink);
        change(&mut settings);
        let running = server::start(settings, hosts()).await.expect("the server starts");
        let [ada, bob] = [named(&running, "Ada").await, named(&running, "Bob").await];
        let units = json!([{"id": "us-tank-1", "hex": "C13"}, {"id": "g1-tank-1", "hex": "K16"}]);
        let new = json!({"game": "aces", "setup": {"players": 2, "position": {"units": units}}, "listed": true,
            "clock": {"days": {"days": 3}}, "seats": [{"seat": 0, "player": "me"}]});
        let id = ada.begin(new).await;
        assert_eq!(bob.post(&format!("/api/matches/{id}/seats"), &json!({"seat": 1})).await.status, 200);
        Club { running, receiver, sink, ada, bob, id, folder }
    }

    /// A person wants to be told at a path of the receiver, at all hours.
    async fn subscribe(&self, who: &Browser, path: &str) -> PushBrowser {
        self.set_quiet(who, Value::Null).await;
        let browser = PushBrowser::new();
        let subscription = browser.subscription(&self.receiver.url(path));
        let reply = who.post("/api/me/notices/push", &subscription).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        browser
    }

    async fn set_quiet(&self, who: &Browser, quiet: Value) {
        let settings = json!({"language": "en", "zone": "UTC", "quiet": quiet});
        assert_eq!(who.post("/api/me/notices", &settings).await.status, 200);
    }

    async fn watch(&self, who: &Browser) {
        let reply = who.post(&format!("/api/matches/{}/notices", self.id), &json!({"on": true})).await;
        assert_eq!(reply.json()["matches"], json!([self.id]), "{reply:?}");
    }

    /// A person gives an address, and opens the link that comes.
    async fn confirm_mail(&self, who: &Browser, address: &str) {
        let n_before = self.sink.mails().len();
        let reply = who.post("/api/me/notices/mail", &json!({"address": address})).await;
        assert_eq!(reply.json()["mail"], json!({"address": address, "confirmed": false}), "{reply:?}");
        until(|| n_before < self.sink.mails().len()).await;
        let mail = plain(self.sink.mails().last().expect("there is one"));
        let token = link(&mail, &format!("{ORIGIN}/mail/confirm/")).rsplit('/').next().expect("it has one");
        let reply = who.post(&format!("/api/mail/confirm/{token}"), &json!({})).await;
        assert_eq!(reply.status, 204, "{reply:?}");
    }
}

async fn named(running: &Running, name: &str) -> Browser {
    let mut browser = Browser::named(running.address, name).await;
    browser.origin = ORIGIN.to_string();
    browser
}

/// Waits until something is so.
async fn until(is_so: impl Fn() -> bool) {
    for _ in 0..500 {
        if is_so() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it did not come");
}

/// Long enough for anything that was to be sent.
async fn a_while() {
    tokio::time::sleep(Duration::from_millis(700)).await;
}

/// Plays a seat's turn to its end.
async fn pass_turn(socket: &mut Socket, seat: u64) {
    while socket.now["waiting"] == json!([seat]) {
        let reply = socket.answer(seat, &json!("done")).await;
        assert!(reply.get("change").is_some(), "{reply}");
    }
}

/// Members who want that are told that a round has begun in which they play, and a day before it ends.
#[tokio::test]
async fn members_of_a_league_are_reminded_of_rounds() {
    let club = Club::new().await;
    let Club { running, receiver, ada, bob, .. } = &club;
    let cleo = named(running, "Cleo").await;
    let wanted = json!({"name": "Club night", "pairing": "once", "days": 3, "plan": leagues::plan()});
    let (id, link) = leagues::make(ada, &wanted).await;
    for (who, path) in [(ada, "/ada"), (bob, "/bob"), (&cleo, "/cleo")] {
        assert_eq!(who.post(&link, &json!({})).await.status, 200);
        club.set_quiet(who, Value::Null).await;
        let hook = json!({"url": receiver.url(path)});
        assert_eq!(who.post("/api/me/notices/webhook", &hook).await.status, 200);
    }
    // Ada is free in the first round, and Cleo does not want to be told.
    for who in [ada, bob] {
        assert_eq!(leagues::act(who, &id, "reminders", json!({"on": true})).await.json()["remind"], true);
    }
    assert_eq!(leagues::act(ada, &id, "start", json!({})).await.status, 200);
    until(|| receiver.asked("/bob").len() == 1).await;
    let told =
        |n: usize| serde_json::from_slice::<Value>(&receiver.asked("/bob")[n].body).expect("it is JSON");
    let begins = json!({"kind": "round_begins", "league": id, "title": "Club night", "round": 1,
        "url": format!("{ORIGIN}/league/{id}")});
    assert_eq!(told(0), begins);
    a_while().await;
    assert_eq!(receiver.asked("/bob").len(), 1, "once");
    leagues::pass(running, Duration::from_secs(2 * 24 * 60 * 60)).await;
    until(|| receiver.asked("/bob").len() == 2).await;
    assert_eq!(told(1)["kind"], "round_ends");
    a_while().await;
    assert_eq!((receiver.asked("/ada").len(), receiver.asked("/cleo").len()), (0, 0));
    club.running.stop().await;
}

#[tokio::test]
async fn a_turn_is_told_once_by_every_way_that_was_chosen() {
    let club = Club::new().await;
    let Club { receiver, sink, ada, bob, id, .. } = &club;
    let browser = club.subscribe(bob, "/push/bob").await;
    club.confirm_mail(bob, "bob@example.org").await;
    let hook = bob.post("/api/me/notices/webhook", &json!({"url": receiver.url("/club")})).await.json();
    let secret = hook["webhook"]["secret"].as_str().expect("there is one").to_string();
    club.watch(bob).await;
    let mut first = ada.join(id).await;
    a_while().await;
    assert!(receiver.asked("/push/bob").is_empty(), "it is not his turn");
    pass_turn(&mut first, 0).await;
    until(|| !receiver.asked("/push/bob").is_empty() && !receiver.asked("/club").is_empty()).await;
    until(|| sink.mails().len() == 2).await;
    a_while().await;
    let (pushed, hooked, mails) = (receiver.asked("/push/bob"), receiver.asked("/club"), sink.mails());
    assert_eq!((pushed.len(), hooked.len(), mails.len()), (1, 1, 2));

    // Nothing is in it but whose turn it is, and the link.
    let text: Value = serde_json::from_str(&browser.read(&pushed[0].body)).expect("it is JSON");
    let title = "Your turn in Aces & Armor · Ada";
    assert_eq!(text, json!({"title": title, "path": format!("/match/{id}"), "tag": id}));
    assert_eq!(pushed[0].header("content-encoding"), "aes128gcm");
    assert_eq!(pushed[0].header("topic"), id);
    assert!(pushed[0].header("authorization").starts_with("vapid t="));
    assert!(pushed[0].header("ttl").parse::<u32>().is_ok());

    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let signature = hooked[0].header("x-sandtable-signature").strip_prefix("sha256=").expect("it is signed");
    let bytes: Vec<u8> =
        (0..32).map(|i| u8::from_str_radix(&signature[2 * i..2 * i + 2], 16).expect("hexadecimal")).collect();
    assert!(hmac::verify(&key, &hooked[0].body, &bytes).is_ok());
    assert_eq!(
        serde_json::from_slice::<Value>(&hooked[0].body).expect("it is JSON"),
        json!({"kind": "your_turn", "match": id, "title": "Aces & Armor · Ada", "player": "Bob",
            "url": format!("{ORIGIN}/match/{id}"), "turn": 1})
    );

    let mail = plain(&mails[1]);
    assert!(mail.contains(&format!("{ORIGIN}/match/{id}\n")), "{mail}");
    assert!(mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{mail}");
    assert!(mail.contains("To: bob@example.org"), "{mail}");

    // The other side learns nothing of it.
    assert!(
        receiver
            .asked
            .lock()
            .expect("it is free")
            .iter()
            .all(|it| it.path == "/push/bob" || it.path == "/club")
    );
    let heard = first.heard.join("\n");
    for secret in ["notice", "push", "bob@example.org", &receiver.address.to_string(), &secret] {
        assert!(!heard.contains(secret), "{secret}");
    }
    let hers = ada.get("/api/me/notices").await.json();
    assert_eq!((&hers["matches"], &hers["pushes"], &hers["mail"]), (&json!([]), &json!([]), &Value::Null));
    let metrics = String::from_utf8_lossy(&ada.get("/api/me/data").await.body).to_string();
    assert!(!metrics.contains("bob@example.org"));
    club.running.stop().await;
}

#[tokio::test]
async fn who_chose_no_match_is_told_nothing() {
    let club = Club::new().await;
    let _browser = club.subscribe(&club.bob, "/push/bob").await;
    club.confirm_mail(&club.bob, "bob@example.org").await;
    let mut first = club.ada.join(&club.id).await;
    pass_turn(&mut first, 0).await;
    a_while().await;
    assert!(club.receiver.asked("/push/bob").is_empty());
    assert_eq!(club.sink.mails().len(), 1, "the link alone");
    club.running.stop().await;
}

/// Who has the table open, or has looked since, knows; the next turn is told again.
#[tokio::test]
async fn who_has_looked_is_not_told_and_the_next_turn_is_another_one() {
    let club = Club::with(|it| it.notices.after = Duration::from_millis(400)).await;
    let Club { receiver, ada, bob, id, .. } = &club;
    let _browser = club.subscribe(bob, "/push/bob").await;
    club.watch(bob).await;
    let (mut first, mut second) = (ada.join(id).await, bob.join(id).await);
    pass_turn(&mut first, 0).await;
    second.hear_until(|it| it["change"]["now"]["waiting"] == json!([1])).await;
    a_while().await;
    assert!(receiver.asked("/push/bob").is_empty(), "he is at the table");
    pass_turn(&mut second, 1).await;
    drop(second);
    first.hear_until(|it| it["change"]["now"]["waiting"] == json!([0])).await;
    pass_turn(&mut first, 0).await;
    // He comes at once, and goes again without an answer.
    drop(bob.join(id).await);
    a_while().await;
    assert!(receiver.asked("/push/bob").is_empty(), "he has looked");
    let mut second = bob.join(id).await;
    pass_turn(&mut second, 1).await;
    drop(second);
    first.hear_until(|it| it["change"]["now"]["waiting"] == json!([0])).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    pass_turn(&mut first, 0).await;
    until(|| receiver.asked("/push/bob").len() == 1).await;
    club.running.stop().await;
}

/// A restart tells nobody twice, and forgets nobody who was to be told.
#[tokio::test]
async fn a_restart_tells_nobody_twice() {
    let club = Club::new().await;
    let _browser = club.subscribe(&club.bob, "/push/bob").await;
    club.watch(&club.bob).await;
    let mut first = club.ada.join(&club.id).await;
    pass_turn(&mut first, 0).await;
    until(|| club.receiver.asked("/push/bob").len() == 1).await;
    let Club { running, receiver, sink, ada, bob, id, folder } = club;
    running.stop().await;
    let running = server::start(settings(&folder, &receiver, &sink), hosts()).await.expect("it starts");
    let address = running.address;
    let mut first = Browser { address, ..ada }.join(&id).await;
    a_while().await;
    assert_eq!(receiver.asked("/push/bob").len(), 1);
    let mut second = Browser { address, ..bob }.join(&id).await;
    pass_turn(&mut second, 1).await;
    drop(second);
    first.hear_until(|it| it["change"]["now"]["waiting"] == json!([0])).await;
    pass_turn(&mut first, 0).await;
    until(|| receiver.asked("/push/bob").len() == 2).await;
    running.stop().await;
}

#[tokio::test]
async fn nothing_is_sent_in_quiet_hours() {
    let club = Club::new().await;
    let Club { receiver, ada, bob, id, running, .. } = &club;
    let _browser = club.subscribe(bob, "/push/bob").await;
    let seconds = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("it is later").as_secs();
    let minute = seconds / 60 % 1440;
    club.set_quiet(bob, json!({"from": (minute + 1410) % 1440, "to": (minute + 30) % 1440})).await;
    club.watch(bob).await;
    let mut first = ada.join(id).await;
    pass_turn(&mut first, 0).await;
    a_while().await;
    let quarter = Duration::from_secs(15 * 60);
    for (time, n) in [(quarter, 0), (quarter, 1), (quarter, 1)] {
        running.put_clock_forward(time);
        tokio::time::pause();
        tokio::time::advance(time + Duration::from_secs(1)).await;
        tokio::time::resume();
        a_while().await;
        assert_eq!(receiver.asked("/push/bob").len(), n);
    }
    club.running.stop().await;
}

/// A receiver that never answers, and one that cannot be reached, take nothing from the table.
#[tokio::test]
async fn a_slow_receiver_does_not_slow_answers() {
    let club = Club::new().await;
    let Club { receiver, ada, bob, id, .. } = &club;
    receiver.status.store(0, Relaxed);
    for (who, name) in [(ada, "ada"), (bob, "bob")] {
        for i in 0..10 {
            let _browser = club.subscribe(who, &format!("/push/{name}-{i}")).await;
        }
        club.watch(who).await;
    }
    let mut longest = Duration::ZERO;
    for _ in 0..6 {
        for (who, seat) in [(ada, 0), (bob, 1)] {
            let mut socket = who.join(id).await;
            while socket.now["waiting"] == json!([seat]) {
                let began = Instant::now();
                let reply = socket.answer(seat, &json!("done")).await;
                assert!(reply.get("change").is_some(), "{reply}");
                longest = longest.max(began.elapsed());
            }
            drop(socket);
            tokio::time::sleep(Duration::from_millis(150)).await;
        }
    }
    assert!(!receiver.asked.lock().expect("it is free").is_empty(), "it was asked");
    assert!(
        longest < Duration::from_secs(2),
        "an answer took {longest:?}; a receiver is waited for ten seconds"
    );
    let began = Instant::now();
    club.running.stop().await;
    assert!(began.elapsed() < Duration::from_secs(4), "the server ends at once");
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_a_failure_is_tried_again() {
    let club = Club::new().await;
    let Club { receiver, ada, bob, id, .. } = &club;
    let _browser = club.subscribe(bob, "/push/bob").await;
    club.watch(bob).await;
    receiver.status.store(503, Relaxed);
    let mut first = ada.join(id).await;
    pass_turn(&mut first, 0).await;
    until(|| receiver.asked("/push/bob").len() == 2).await;
    receiver.status.store(410, Relaxed);
    until(|| receiver.asked("/push/bob").len() == 3).await;
    a_while().await;
    assert_eq!(receiver.asked("/push/bob").len(), 3);
    assert_eq!(bob.get("/api/me/notices").await.json()["pushes"], json!([]));
    club.running.stop().await;
}

/// What is tried again is not sent once the turn is over.
#[tokio::test]
async fn an_old_turn_is_not_told() {
    let club = Club::with(|it| it.notices.retry = Duration::from_secs(1)).await;
    let Club { receiver, ada, bob, id, .. } = &club;
    let _browser = club.subscribe(bob, "/push/bob").await;
    club.watch(bob).await;
    receiver.status.store(503, Relaxed);
    let mut first = ada.join(id).await;
    pass_turn(&mut first, 0).await;
    until(|| receiver.asked("/push/bob").len() == 1).await;
    let mut second = bob.join(id).await;
    pass_turn(&mut second, 1).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(receiver.asked("/push/bob").len(), 1);
    club.running.stop().await;
}

#[tokio::test]
async fn an_address_is_confirmed_before_anything_else_is_sent_to_it() {
    let club = Club::new().await;
    let Club { sink, ada, bob, id, running, .. } = &club;
    club.set_quiet(bob, Value::Null).await;
    let give = async |who: &Browser, address: &str| {
        who.post("/api/me/notices/mail", &json!({"address": address})).await
    };
    assert_eq!(give(bob, "nobody").await.why(), "web-notice-bad-mail");
    assert_eq!(give(bob, "bob@example.org").await.status, 200);
    until(|| sink.mails().len() == 1).await;
    // Nobody makes this server write to the same address again and again.
    assert_eq!(give(ada, "bob@example.org").await.why(), "web-notice-mail-asked");
    club.watch(bob).await;
    let mut first = ada.join(id).await;
    pass_turn(&mut first, 0).await;
    a_while().await;
    assert_eq!(sink.mails().len(), 1, "it is not confirmed");

    // A program for mail posts to the link, without a cookie and from no page. Then the address is never asked again.
    let mail = plain(&sink.mails()[0]);
    let stop = link(&mail, &format!("{ORIGIN}/api/mail/stop/"));
    let request = |method: &str, path: &str| {
        let body = "List-Unsubscribe=One-Click";
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            running.address,
            body.len()
        )
    };
    // One that only looks at the link ends nothing.
    assert_eq!(send_raw(running.address, request("GET", stop).as_bytes()).await.status, 405);
    assert_eq!(send_raw(running.address, request("POST", stop).as_bytes()).await.status, 204);
    assert_eq!(send_raw(running.address, request("POST", stop).as_bytes()).await.status, 404);
    assert_eq!(bob.get("/api/me/notices").await.json()["mail"], Value::Null);
    assert_eq!(give(ada, "Bob@example.org").await.why(), "web-notice-mail-refused");

    // Someone who confirmed an address and ends it may give it again, later.
    club.confirm_mail(bob, "bob@other.example").await;
    let mail = plain(sink.mails().last().expect("there is one"));
    let stop =
        link(&mail, &format!("{ORIGIN}/mail/stop/")).rsplit('/').next().expect("it has a token").to_string();
    assert_eq!(bob.post(&format!("/api/mail/stop/{stop}"), &json!({})).await.status, 204);
    assert_eq!(bob.get("/api/me/notices").await.json()["mail"], Value::Null);
    club.running.stop().await;
}

#[tokio::test]
async fn only_receivers_that_the_operator_allows_are_asked() {
    let club = Club::with(|it| it.notices.private_receivers = false).await;
    let bob = &club.bob;
    let browser = PushBrowser::new();
    for url in [
        "http://169.254.169.254/latest",
        "https://localhost/",
        "https://evil.example/",
        "file:///etc/passwd",
        "",
    ] {
        let reply = bob.post("/api/me/notices/push", &browser.subscription(url)).await;
        assert_eq!((reply.status, reply.why().as_str()), (400, "web-notice-bad-push"), "{url}");
        if !url.is_empty() {
            let reply = bob.post("/api/me/notices/webhook", &json!({"url": url})).await;
            assert_eq!((reply.status, reply.why().as_str()), (400, "web-notice-bad-webhook"), "{url}");
        }
    }
    // Its host is allowed, but it is in this machine, and without TLS.
    let reply = bob.post("/api/me/notices/webhook", &json!({"url": club.receiver.url("/club")})).await;
    assert_eq!(reply.why(), "web-notice-bad-webhook");
    club.running.stop().await;
}

#[tokio::test]
async fn what_is_kept_for_notices_is_exported_and_deleted() {
    let club = Club::new().await;
    let Club { receiver, bob, running, id, .. } = &club;
    let _browser = club.subscribe(bob, "/push/bob").await;
    club.confirm_mail(bob, "bob@example.org").await;
    bob.post("/api/me/notices/webhook", &json!({"url": receiver.url("/club")})).await;
    club.watch(bob).await;
    assert_eq!(
        bob.get("/api/me/data").await.json()["notices"],
        json!({"language": "en", "time_zone": "UTC", "quiet_minutes": null, "push": [receiver.url("/push/bob")],
            "mail": {"address": "bob@example.org", "confirmed": true}, "webhook": receiver.url("/club"), "matches": [id]})
    );
    // A device that is removed takes its subscription with it.
    let path =
        bob.post("/api/me/carry", &json!({})).await.json()["path"].as_str().expect("a path").to_string();
    let mut other = Browser::stranger(running.address);
    other.origin = ORIGIN.to_string();
    let reply = other.post(&format!("/api{path}"), &json!({})).await;
    other.keep_cookie(&reply);
    let _phone = club.subscribe(&other, "/push/phone").await;
    assert_eq!(other.get("/api/me/notices").await.json()["pushes"].as_array().map(Vec::len), Some(2));
    assert_eq!(other.post("/api/me/sign-out", &json!({})).await.status, 204);
    assert_eq!(bob.get("/api/me/notices").await.json()["pushes"], json!([receiver.url("/push/bob")]));
    assert_eq!(bob.post("/api/me/delete", &json!({})).await.status, 204);
    running_store_has_nothing(&club.folder);
    club.running.stop().await;
}

/// Looks into the store itself.
fn running_store_has_nothing(folder: &Folder) {
    for table in ["notice_settings", "pushes", "mail_addresses", "webhooks", "turns", "mail_refused"] {
        assert_eq!(folder.rows(&format!("SELECT count(*) FROM {table}"))[0][0], "0", "{table}");
    }
}

#[tokio::test]
async fn only_who_sits_there_is_told_and_only_in_games_over_days() {
    let club = Club::new().await;
    let eve = named(&club.running, "Eve").await;
    let watch = async |who: &Browser, id: &str| {
        who.post(&format!("/api/matches/{id}/notices"), &json!({"on": true})).await
    };
    assert_eq!(watch(&eve, &club.id).await.why(), "web-not-your-seat");
    let quick = json!({"game": "aces", "setup": {"players": 2}, "clock": {"hourglass": {"minutes": 5}},
        "seats": [{"seat": 0, "player": "me"}, {"seat": 1, "player": "bot"}]});
    let quick = eve.begin(quick).await;
    assert_eq!(watch(&eve, &quick).await.why(), "web-notice-minutes");
    let wrong = json!({"language": "xx", "zone": "UTC", "quiet": null});
    assert_eq!(eve.post("/api/me/notices", &wrong).await.why(), "web-notice-bad-hours");
    let wrong = json!({"language": "en", "zone": "Mars/Olympus", "quiet": {"from": 0, "to": 1440}});
    assert_eq!(eve.post("/api/me/notices", &wrong).await.why(), "web-notice-bad-hours");
    club.running.stop().await;
}
