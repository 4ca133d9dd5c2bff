//! What notices say, in the language of their reader.

use hosting::Localizer;
use rust_embed::RustEmbed;
use table::Arg;

use super::mail::Mail;

#[derive(RustEmbed)]
#[folder = "../../locales"]
#[include = "*/notices.ftl"]
struct Texts;

fn say<const N: usize>(language: &str, key: &str, args: [(&str, Arg); N]) -> String {
    let read = |language: &str| hosting::texts::<Texts>(language);
    let words = Localizer::new(language, read).or_else(|_| Localizer::new("en", read));
    words.map(|it| it.tell(key, args)).unwrap_or_default()
}

/// A match as its players know it: the game, and with whom.
pub(super) fn title(game: &str, others: &[String]) -> String {
    match others.is_empty() {
        true => game.to_string(),
        false => format!("{game} · {}", others.join(", ")),
    }
}

/// All that a notice of a turn says.
pub(super) fn turn(language: &str, title: &str) -> String {
    say(language, "web-notice-turn", [("match", Arg::Text(title.to_string()))])
}

/// Where the links of a mail lead.
pub(super) struct Links {
    /// The page that the mail is about.
    pub(super) page: String,
    /// The page that ends it all, and where programs post to do the same.
    pub(super) stop_page: String,
    pub(super) stop: String,
}

/// All that a notice of a round says: that it has begun, or that it ends in a day.
pub(super) fn round(language: &str, league: &str, round: u32, is_last_day: bool) -> String {
    let key = if is_last_day { "web-notice-round-ends" } else { "web-notice-round" };
    say(language, key, [("league", Arg::Text(league.to_string())), ("n", Arg::Number(round.into()))])
}

pub(super) fn mail(language: &str, to: &str, text: &str, links: Links) -> Mail {
    let subject = text.to_string();
    let stop = say(language, "web-notice-mail-stop", [("link", Arg::Text(links.stop_page))]);
    let body = format!("{subject}\n{}\n\n-- \n{stop}\n", links.page);
    Mail { to: to.to_string(), subject, body, stop: links.stop }
}

pub(super) fn confirmation(language: &str, to: &str, links: Links) -> Mail {
    let subject = say(language, "web-notice-mail-confirm-subject", []);
    let lead = say(language, "web-notice-mail-confirm", [("address", Arg::Text(to.to_string()))]);
    let stop = say(language, "web-notice-mail-never", [("link", Arg::Text(links.stop_page))]);
    let body = format!("{lead}\n{}\n\n-- \n{stop}\n", links.page);
    Mail { to: to.to_string(), subject, body, stop: links.stop }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_says_whose_turn_it_is() {
        let title = title("Aces & Armor", &["Bob".to_string()]);
        let said: Vec<String> = hosting::languages().iter().map(|it| turn(&it.code, &title)).collect();
        assert_eq!(said[0], "Your turn in Aces & Armor · Bob");
        for (i, text) in said.iter().enumerate() {
            assert!(text.contains("Aces & Armor · Bob") && !said[..i].contains(text), "{text}");
        }
        assert_eq!(turn("xx", "Chess"), "Your turn in Chess");
        assert_eq!(round("en", "Club night", 2, false), "Club night: round 2 has begun");
        for it in hosting::languages() {
            let [begins, ends] =
                [false, true].map(|is_last_day| round(&it.code, "Club night", 2, is_last_day));
            assert!(
                [&begins, &ends].iter().all(|it| it.contains("Club night") && it.contains('2')),
                "{begins}"
            );
            assert_ne!(begins, ends);
        }
    }
}
