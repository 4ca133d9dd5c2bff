//! Web push: a message that only the browser of its person can read (RFC 8291), from a server that the push service can tell apart
//! (VAPID, RFC 8292). All of it is put together from `ring`, which TLS needs anyway.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use ring::{
    aead, agreement, hkdf,
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair},
};
use serde_json::json;

use crate::secrets;

/// How long a push service keeps what it cannot deliver, in seconds.
pub(super) const KEPT: u32 = 24 * 60 * 60;

/// How long a signature holds, in seconds. A day is the most that services take.
const SIGNED_FOR: u64 = 12 * 60 * 60;

/// Messages are as long as a multiple of this, so that their length tells nothing of a name.
const STEP: usize = 256;

/// The size of the one record of a message.
const RECORD: u32 = 4096;

/// The longest text of a message.
const LONGEST: usize = 2 * 1024;

/// How long a public key of a browser is, and its secret.
const KEY: usize = 65;
const SECRET: usize = 16;

/// A browser's keys for its messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Keys {
    pub(crate) public: Vec<u8>,
    pub(crate) auth: Vec<u8>,
}

impl Keys {
    /// The keys as a browser writes them.
    pub(crate) fn parse(public: &str, auth: &str) -> Option<Keys> {
        let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let keys = Keys { public: bytes(public)?, auth: bytes(auth)? };
        (keys.public.len() == KEY && keys.public[0] == 4 && keys.auth.len() == SECRET).then_some(keys)
    }
}

/// The key with which this server signs.
pub(crate) struct Signer {
    pair: EcdsaKeyPair,
}

impl Signer {
    /// A new key, as it is kept.
    pub(crate) fn generate() -> Vec<u8> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        made.expect("the system has a source of chance").as_ref().to_vec()
    }

    pub(crate) fn read(kept: &[u8]) -> Option<Signer> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &SystemRandom::new());
        Some(Signer { pair: pair.ok()? })
    }

    /// What a browser needs to subscribe.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.pair.public_key())
    }

    /// The header that says who sends: to whom (`https://push.example`), from whom (an address for complaints), until when.
    pub(super) fn authorization(&self, to: &str, from: &str, now: u64) -> Option<String> {
        let part = |value: &serde_json::Value| BASE64.encode(value.to_string());
        let head = part(&json!({"typ": "JWT", "alg": "ES256"}));
        let claims = part(&json!({"aud": to, "exp": now + SIGNED_FOR, "sub": from}));
        let signed = format!("{head}.{claims}");
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature), self.public()))
    }
}

/// A message that only the browser with these keys can read.
pub(super) fn encrypt(text: &[u8], keys: &Keys) -> Option<Vec<u8>> {
    let random = SystemRandom::new();
    let own = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &random).ok()?;
    let own_public = own.compute_public_key().ok()?;
    let theirs = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, &keys.public);
    let (salt, padded) = (secrets::random(), pad(text)?);
    agreement::agree_ephemeral(own, &theirs, |shared| seal(padded, keys, shared, own_public.as_ref(), salt))
        .ok()?
}

/// The text, a mark for its end, and as many zeros as make the length say nothing.
fn pad(text: &[u8]) -> Option<Vec<u8>> {
    let mut padded = text.to_vec();
    padded.push(2);
    padded.resize(padded.len().next_multiple_of(STEP), 0);
    (text.len() <= LONGEST).then_some(padded)
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], from: &[u8], info: &[&[u8]]) -> Option<[u8; N]> {
    let mut key = [0; N];
    let extracted = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(from);
    extracted.expand(info, Length(N)).and_then(|it| it.fill(&mut key)).ok()?;
    Some(key)
}

fn seal(
    mut padded: Vec<u8>,
    keys: &Keys,
    shared: &[u8],
    own_public: &[u8],
    salt: [u8; SECRET],
) -> Option<Vec<u8>> {
    let input: [u8; 32] = derive(&keys.auth, shared, &[b"WebPush: info\0", &keys.public, own_public])?;
    let key: [u8; 16] = derive(&salt, &input, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derive(&salt, &input, &[b"Content-Encoding: nonce\0"])?;
    let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).ok()?);
    let nonce = aead::Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut padded).ok()?;
    Some([&salt[..], &RECORD.to_be_bytes(), &[KEY as u8], own_public, &padded].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).expect("it is base64")
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn a_message_is_what_the_standard_says() {
        let keys = Keys::parse(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .expect("they are keys");
        let own =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("it is a salt");
        let text = [&b"When I grow up, I want to be a watermelon"[..], &[2]].concat();
        let sealed = seal(text, &keys, &shared, &own, salt).expect("it is sealed");
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(sealed), expected);
    }

    #[test]
    fn the_length_of_a_message_says_nothing() {
        let keys =
            Keys::parse(&BASE64.encode(key_of_a_browser()), &BASE64.encode([7; SECRET])).expect("keys");
        let length = |text: &str| encrypt(text.as_bytes(), &keys).expect("it is sealed").len();
        assert_eq!(length("x"), length(&"x".repeat(200)));
        assert!(encrypt(&[b'x'; LONGEST + 1], &keys).is_none());
    }

    fn key_of_a_browser() -> Vec<u8> {
        let key = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &SystemRandom::new());
        key.and_then(|it| it.compute_public_key()).expect("it is made").as_ref().to_vec()
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let (key, auth) = (BASE64.encode(key_of_a_browser()), BASE64.encode([7; SECRET]));
        assert!(Keys::parse(&key, &auth).is_some());
        assert!(Keys::parse(&key[2..], &auth).is_none() && Keys::parse(&key, "AAAA").is_none());
        // Of the right length, and no point of the curve: no message is made.
        let off = Keys { public: [&[4u8][..], &[1; 64]].concat(), auth: vec![0; SECRET] };
        assert!(encrypt(b"x", &off).is_none());
    }

    #[test]
    fn who_sends_is_signed() {
        let signer = Signer::read(&Signer::generate()).expect("it is a key");
        let header =
            signer.authorization("https://push.example", "https://table.example", 1_000).expect("signed");
        let (token, key) =
            header.strip_prefix("vapid t=").and_then(|it| it.split_once(", k=")).expect("parts");
        let (signed, signature) = token.rsplit_once('.').expect("it is signed");
        let public =
            ring::signature::UnparsedPublicKey::new(&ring::signature::ECDSA_P256_SHA256_FIXED, bytes(key));
        assert!(public.verify(signed.as_bytes(), &bytes(signature)).is_ok());
        let claims =
            String::from_utf8(bytes(signed.split_once('.').expect("it has claims").1)).expect("text");
        assert_eq!(claims, r#"{"aud":"https://push.example","exp":44200,"sub":"https://table.example"}"#);
    }
}
