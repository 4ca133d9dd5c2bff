//! Webhooks, for a club's own programs: JSON by POST, signed with a secret that only the receiver and the server know.

use ring::hmac;
use serde_json::json;

use crate::secrets;

/// The header with the signature, `sha256=` and HMAC-SHA256 of the body in hexadecimal.
pub(super) const SIGNATURE: &str = "x-sandtable-signature";

/// What a webhook is told. Nothing is in it that does not stand in the lists of matches.
pub(super) fn body(match_id: &str, title: &str, name: &str, url: &str, turn: i64) -> Vec<u8> {
    let told = json!({"kind": "your_turn", "match": match_id, "title": title, "player": name, "url": url, "turn": turn});
    told.to_string().into_bytes()
}

/// The same of a round of a league.
pub(super) fn round(league_id: &str, title: &str, url: &str, round: u32, is_last_day: bool) -> Vec<u8> {
    let kind = if is_last_day { "round_ends" } else { "round_begins" };
    let told = json!({"kind": kind, "league": league_id, "title": title, "url": url, "round": round});
    told.to_string().into_bytes()
}

pub(super) fn signature(secret: &str, body: &[u8]) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    format!("sha256={}", secrets::hex(hmac::sign(&key, body).as_ref()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The second example of RFC 4231.
    #[test]
    fn a_signature_is_that_of_the_standard() {
        assert_eq!(
            signature("Jefe", b"what do ya want for nothing?"),
            "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }
}
