//! The settings of a server: from a file, the environment and flags. One list has all of them, with what they mean.

use std::{collections::BTreeMap, env, fmt::Write, fs, path::PathBuf, time::Duration};

use hosting::Failure;
use server::Settings;

/// A setting: its name in the file, which is also its flag; what it means; how it is shown and set.
struct Setting {
    name: &'static str,
    means: &'static str,
    show: fn(&Settings) -> String,
    set: fn(&mut Settings, &str) -> Result<(), String>,
}

/// A setting that is read and shown as its type does.
macro_rules! plain {
    ($name:literal, $means:literal, $($part:ident).+) => {
        Setting {
            name: $name,
            means: $means,
            show: |it| it.$($part).+.to_string(),
            set: |it, text| Ok(it.$($part).+ = parse(text)?),
        }
    };
}

/// A setting that may be left out.
macro_rules! optional {
    ($name:literal, $means:literal, $($part:ident).+) => {
        Setting {
            name: $name,
            means: $means,
            show: |it| it.$($part).+.as_ref().map(|it| it.to_string()).unwrap_or_default(),
            set: |it, text| Ok(it.$($part).+ = if text.is_empty() { None } else { Some(parse(text)?) }),
        }
    };
}

/// Several, with spaces between them.
macro_rules! list {
    ($name:literal, $means:literal, $($part:ident).+) => {
        Setting {
            name: $name,
            means: $means,
            show: |it| it.$($part).+.join(" "),
            set: |it, text| {
                it.$($part).+ = text.split_whitespace().map(str::to_string).collect();
                Ok(())
            },
        }
    };
}

/// A file that may be left out.
macro_rules! file {
    ($name:literal, $means:literal, $($part:ident).+) => {
        Setting {
            name: $name,
            means: $means,
            show: |it| it.$($part).+.as_ref().map(|it| it.display().to_string()).unwrap_or_default(),
            set: |it, text| {
                it.$($part).+ = (!text.is_empty()).then(|| PathBuf::from(text));
                Ok(())
            },
        }
    };
}

/// A time in seconds.
macro_rules! seconds {
    ($name:literal, $means:literal, $($part:ident).+) => {
        Setting {
            name: $name,
            means: $means,
            show: |it| it.$($part).+.as_secs_f64().to_string(),
            set: |it, text| Ok(it.$($part).+ = Duration::try_from_secs_f64(parse(text)?).map_err(|why| why.to_string())?),
        }
    };
}

/// How many at once, and how many a second in the long run.
macro_rules! rate {
    ($name:literal, $means:literal, $($part:ident).+) => {
        Setting {
            name: $name,
            means: $means,
            show: |it| format!("{} {}", it.$($part).+.0, it.$($part).+.1),
            set: |it, text| Ok(it.$($part).+ = parse_rate(text)?),
        }
    };
}

/// Every setting. The order is that of `--show-config` and of docs/operating.md.
const SETTINGS: &[Setting] = &[
    plain!("address", "Where to listen: an IP address and a port, 0 for any free one.", address),
    optional!("public-url", "The address that people type, if it is another one.", public_url),
    optional!(
        "operator-address",
        "Where the operator asks for /metrics, /healthz and the operator's page.",
        operator
    ),
    list!(
        "proxies",
        "Addresses or networks of proxies on other machines, such as 10.88.0.0/16: what they report as the visitor's address is believed.",
        proxies
    ),
    optional!(
        "operator-token",
        "What the operator's page asks for; without it the page does nothing.",
        operator_token
    ),
    Setting {
        name: "data",
        means: "The folder that holds all matches.",
        show: |it| it.data.display().to_string(),
        set: |it, text| {
            it.data = PathBuf::from(text);
            Ok(())
        },
    },
    optional!(
        "store",
        "The database of PostgreSQL that holds all matches in place of a file in the folder, such as postgres://sandtable@db.example/sandtable.",
        store
    ),
    file!(
        "store-certificates",
        "A file with certificates in PEM that are trusted for PostgreSQL, besides those that browsers trust.",
        store_certificates
    ),
    optional!(
        "peer-address",
        "Where other servers on the same database reach this one: an IP address and a port.",
        peer_address
    ),
    optional!(
        "peer-secret",
        "What servers on the same database show each other; the same at all.",
        peer_secret
    ),
    seconds!(
        "peer-patience",
        "Seconds that a server may be silent before others take its matches over; the same at all.",
        peer_patience
    ),
    file!(
        "tls-certificate",
        "A file with the certificates of the server, its own first, in PEM. With tls-key, the server speaks TLS itself.",
        tls_certificate
    ),
    file!("tls-key", "The file with its private key, in PEM.", tls_key),
    file!("content", "A folder or a pack of content of your own, which people can play here.", content),
    plain!("samples", "Whether sample games are listed too.", samples),
    seconds!(
        "sleep-after",
        "Seconds that a match without anybody at its table stays in memory.",
        sleep_after
    ),
    seconds!(
        "slow-after",
        "Seconds that a browser may take to send a head, or leave a message unread.",
        slow_after
    ),
    plain!("log-page", "Entries of the log that a browser is sent at once.", log_page),
    optional!(
        "keep-finished-days",
        "Days that finished matches are kept; for ever if left out.",
        retention.finished_days
    ),
    optional!(
        "keep-unfinished-days",
        "Days that matches are kept in which nothing happens.",
        retention.unfinished_days
    ),
    optional!(
        "keep-people-days",
        "Days that people are kept who sit at no match and do not come.",
        retention.people_days
    ),
    plain!("push", "Whether browsers may be told by web push that it is someone's turn.", notices.push),
    list!(
        "push-services",
        "The hosts of push services; *.push.example is every host below it.",
        notices.push_services
    ),
    optional!(
        "mail-server",
        "The server that takes mail: smtps://name:password@mail.example, or smtp://mail.example:587?tls=required.",
        notices.mail_server
    ),
    optional!("mail-from", "Whom mail is from, such as Sandtable <table@example.org>.", notices.mail_from),
    list!(
        "webhook-hosts",
        "The hosts to which webhooks may go; with none there are no webhooks.",
        notices.webhook_hosts
    ),
    plain!(
        "private-receivers",
        "Whether push services and webhooks may be in a private network, and without TLS.",
        notices.private_receivers
    ),
    file!(
        "trusted-certificates",
        "A file with certificates in PEM that are trusted for mail and webhooks, besides those that browsers trust.",
        notices.trusted_certificates
    ),
    seconds!(
        "notify-after",
        "Seconds that someone is awaited before they are told; fifteen times that with the table open.",
        notices.after
    ),
    seconds!("notify-gap", "Seconds in which nothing more is sent about the same match.", notices.gap),
    seconds!(
        "notify-retry",
        "Seconds until something that failed is tried again; five times that each time after.",
        notices.retry
    ),
    rate!(
        "limit-requests",
        "Requests of one address that change something: at once, and a second.",
        limits.requests
    ),
    rate!("limit-readings", "Requests of one address that only read.", limits.readings),
    rate!("limit-people", "New people of one address.", limits.people),
    rate!("limit-matches", "New matches of one address.", limits.matches),
    rate!("limit-complaints", "Reports of one address.", limits.complaints),
    rate!("limit-mails", "Mails to confirm an address that one address of the net asks for.", limits.mails),
    rate!("limit-messages", "Messages of one socket; more than that waits.", limits.messages),
    rate!(
        "limit-work",
        "Thousandths of a second of work that one address causes; more than that waits.",
        limits.work
    ),
    rate!("limit-chat", "Lines of chat of one person.", limits.chat),
    rate!("limit-hints", "Hints for one person.", limits.hints),
    plain!(
        "limit-thoughts",
        "Thoughts of bots that think ahead, and hints, at the same time, of everybody.",
        limits.thoughts
    ),
    plain!(
        "limit-thoughts-waiting",
        "Thoughts that may wait; beyond that quick bots answer.",
        limits.thoughts_waiting
    ),
    plain!("limit-thoughts-of-one", "Of all these, those of one person.", limits.thoughts_of_one),
    rate!("limit-pages", "Pages of the log for one socket.", limits.pages),
    plain!("limit-sockets", "Sockets of one address.", limits.sockets),
    plain!("limit-connections", "Connections of one address.", limits.connections),
    plain!("limit-bots", "Bots with accounts of one person.", limits.bots),
    plain!("limit-bot-matches", "Matches that go on at which one such bot sits.", limits.bot_matches),
    plain!(
        "limit-challenges",
        "Seats that one person has offered to bots and that nobody has taken.",
        limits.challenges
    ),
    plain!("limit-leagues", "Leagues that one person runs and that are not over.", limits.leagues),
    plain!(
        "limit-league-members",
        "Leagues that are not over of which one person is a member.",
        limits.league_members
    ),
    plain!("limit-listed", "Matches of one person that wait in the lobby.", limits.listed),
    plain!(
        "limit-analyses",
        "Finished matches that are analysed at the same time, of everybody.",
        limits.analyses
    ),
    plain!(
        "limit-analyses-waiting",
        "Finished matches that may wait to be analysed.",
        limits.analyses_waiting
    ),
    plain!("limit-imports", "Match files that are read at the same time, of everybody.", limits.imports),
    plain!("limit-entries", "Entries after which a match is stopped.", limits.entries),
    plain!(
        "spare-loopback",
        "Whether the machine that the server runs on is not limited.",
        limits.spare_loopback
    ),
];

/// Settings whose values are not shown. A password may be in the address of the server for mail, and of the store.
const SECRET: [&str; 4] = ["operator-token", "mail-server", "store", "peer-secret"];

fn parse<T: std::str::FromStr<Err: std::fmt::Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|why: T::Err| why.to_string())
}

fn parse_rate(text: &str) -> Result<(f64, f64), String> {
    let parts: Vec<f64> = text.split_whitespace().map(parse).collect::<Result<_, _>>()?;
    match parts[..] {
        [most, rate] if 1.0 <= most && 0.0 < rate && most.is_finite() && rate.is_finite() => Ok((most, rate)),
        _ => Err("two numbers are wanted: how many at once (1 or more), and how many a second".to_string()),
    }
}

/// Where a setting was made, for those who look for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Default,
    File(PathBuf),
    Environment,
    Flag,
}

/// All settings, and where each was made.
pub(crate) struct Config {
    pub(crate) settings: Settings,
    sources: BTreeMap<&'static str, Source>,
}

/// The variable of a setting: `SANDTABLE_PUBLIC_URL` for `public-url`.
fn variable(name: &str) -> String {
    format!("SANDTABLE_{}", name.to_ascii_uppercase().replace('-', "_"))
}

impl Config {
    /// Flags go before the environment, which goes before the file.
    pub(crate) fn read(
        file: Option<PathBuf>,
        environment: impl Fn(&str) -> Option<String>,
        flags: &[(&str, String)],
    ) -> Result<Config, Failure> {
        let data = usual_folder().unwrap_or_default();
        let mut config = Config { settings: Settings::new(data), sources: BTreeMap::new() };
        if let Some(file) = file {
            let text = fs::read_to_string(&file)
                .map_err(|why| Failure::new(format!("{} cannot be read: {why}.", file.display())))?;
            config.take_file(&file, &text)?;
        }
        for setting in SETTINGS {
            if let Some(text) = environment(&variable(setting.name)) {
                config.set(setting.name, text.trim(), Source::Environment, &variable(setting.name))?;
            }
        }
        for (name, text) in flags {
            config.set(name, text, Source::Flag, &format!("--{name}"))?;
        }
        if config.settings.data.as_os_str().is_empty() {
            let why = "There is no folder of yours to keep matches in; name one with --data.";
            return Err(Failure::new(why.to_string()));
        }
        Ok(config)
    }

    /// One setting a line: `name = value`; `#` begins a comment.
    fn take_file(&mut self, file: &std::path::Path, text: &str) -> Result<(), Failure> {
        for (line, n) in text.lines().zip(1..) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let place = format!("{}, line {n}", file.display());
            let (name, value) = line
                .split_once('=')
                .ok_or_else(|| Failure::new(format!("{place}: a setting is written name = value.")))?;
            let value = value.trim();
            let value = value.strip_prefix('"').and_then(|it| it.strip_suffix('"')).unwrap_or(value);
            self.set(name.trim(), value, Source::File(file.to_path_buf()), &place)?;
        }
        Ok(())
    }

    fn set(&mut self, name: &str, text: &str, source: Source, place: &str) -> Result<(), Failure> {
        let unknown =
            || Failure::new(format!("{place}: there is no setting \"{name}\"; --show-config lists all."));
        let setting = SETTINGS.iter().find(|it| it.name == name).ok_or_else(unknown)?;
        (setting.set)(&mut self.settings, text)
            .map_err(|why| Failure::new(format!("{place}: \"{text}\" does not fit {name}: {why}.")))?;
        self.sources.insert(setting.name, source);
        Ok(())
    }

    /// Every setting with its value, in the format of the file.
    pub(crate) fn show(&self) -> String {
        let mut text = String::new();
        for setting in SETTINGS {
            let from = match self.sources.get(setting.name).unwrap_or(&Source::Default) {
                Source::Default => "the default".to_string(),
                Source::File(file) => format!("from {}", file.display()),
                Source::Environment => format!("from {}", variable(setting.name)),
                Source::Flag => format!("from --{}", setting.name),
            };
            let value = (setting.show)(&self.settings);
            let is_secret = SECRET.contains(&setting.name) && !value.is_empty();
            let value = if is_secret { "(not shown)".to_string() } else { value };
            let _ = writeln!(text, "# {} ({from})\n{} = {value}\n", setting.means, setting.name);
        }
        text
    }
}

/// Where programs keep the data of a user.
pub(crate) fn usual_folder() -> Option<PathBuf> {
    let absolute = |name| env::var_os(name).map(PathBuf::from).filter(|it| it.is_absolute());
    let data = absolute("XDG_DATA_HOME").or_else(|| Some(absolute("HOME")?.join(".local/share")));
    Some(data?.join("sandtable"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(file: &str, variable: Option<(&str, &str)>, flags: &[(&str, &str)]) -> Result<Config, String> {
        let path = env::temp_dir().join(format!("sandtable-config-{}-{}", std::process::id(), file.len()));
        fs::write(&path, file).expect("it can be written");
        let flags: Vec<(&str, String)> = flags.iter().map(|(name, text)| (*name, text.to_string())).collect();
        let environment = |name: &str| variable.filter(|it| it.0 == name).map(|it| it.1.to_string());
        let config = Config::read(Some(path.clone()), environment, &flags);
        drop(fs::remove_file(path));
        config.map_err(|why| why.to_string())
    }

    #[test]
    fn a_flag_goes_before_the_environment_and_that_before_the_file() {
        let file = "# mine\naddress = 127.0.0.1:1\nlimit-chat = 7 0.25\nkeep-finished-days = 90\n";
        let config = read(file, None, &[]).expect("it fits");
        assert_eq!(config.settings.address, "127.0.0.1:1");
        assert_eq!(
            (config.settings.limits.chat, config.settings.retention.finished_days),
            ((7.0, 0.25), Some(90))
        );
        let variable = Some(("SANDTABLE_ADDRESS", "127.0.0.1:2"));
        assert_eq!(read(file, variable, &[]).expect("it fits").settings.address, "127.0.0.1:2");
        let flagged = read(file, variable, &[("address", "127.0.0.1:3")]).expect("it fits");
        assert_eq!(flagged.settings.address, "127.0.0.1:3");
        assert!(flagged.show().contains("(from --address)\naddress = 127.0.0.1:3\n"), "{}", flagged.show());
    }

    #[test]
    fn what_is_shown_can_be_read_again() {
        let file = "public-url = https://table.example\nsleep-after = 1.5\nlimit-sockets = 9\n";
        let shown = read(file, None, &[]).expect("it fits").show();
        let again = read(&shown, None, &[]).expect("it fits");
        assert_eq!(again.settings.sleep_after, Duration::from_millis(1500));
        assert_eq!(
            (again.settings.public_url.as_deref(), again.settings.limits.sockets),
            (Some("https://table.example"), 9)
        );
    }

    #[test]
    fn what_does_not_fit_is_a_sentence_with_its_place() {
        for (file, part) in [
            ("adress = 1", "line 1: there is no setting \"adress\""),
            ("\nlimit-chat = many", "line 2: \"many\" does not fit limit-chat"),
            ("limit-chat = 0 0", "two numbers are wanted"),
            ("sleep-after = -1", "does not fit sleep-after"),
            ("address", "a setting is written name = value"),
        ] {
            let why = read(file, None, &[]).err().unwrap_or_default();
            assert!(why.contains(part), "{file}: {why}");
        }
        for secret in [
            "operator-token = hush",
            "store = postgres://table:hush@db.example/table",
            "mail-server = smtps://table:hush@mail.example",
        ] {
            assert!(!read(secret, None, &[]).expect("it fits").show().contains("hush"), "{secret}");
        }
    }

    /// No limit can be set in the program alone.
    #[test]
    fn every_limit_is_a_setting() {
        let source = include_str!("../../server/src/limits.rs");
        let fields = source.split_once("pub struct Limits {").and_then(|it| it.1.split_once("\n}"));
        let fields = fields.expect("the limits are there").0.lines().filter_map(|it| {
            let name = it.trim().strip_prefix("pub ")?.split_once(':')?.0;
            Some(
                if name == "spare_loopback" { name.to_string() } else { format!("limit_{name}") }
                    .replace('_', "-"),
            )
        });
        let shown = read("", None, &[]).expect("it fits").show();
        let mut n = 0;
        for name in fields {
            assert!(shown.contains(&format!("\n{name} = ")), "{name}");
            n += 1;
        }
        assert!(20 < n, "{n}");
    }

    /// docs/operating.md has every setting.
    #[test]
    fn every_setting_is_documented() {
        let page = include_str!("../../../docs/operating.md");
        for setting in SETTINGS {
            assert!(page.contains(&format!("| `{}` |", setting.name)), "{}", setting.name);
            assert!(setting.means.ends_with('.'), "{}", setting.name);
        }
    }
}
