//! Keys, secrets and names that nobody can guess.

use sha2::{Digest, Sha256};

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a source of chance");
    bytes
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// 132 bits that fit into an address.
pub(crate) fn unguessable() -> String {
    random::<22>().iter().map(|it| LETTERS[(it & 63) as usize] as char).collect()
}

/// Whether a text could be one of ours: nothing else needs to be looked up.
pub(crate) fn looks_right(text: &str) -> bool {
    text.len() == 22 && text.bytes().all(|it| LETTERS.contains(&it))
}

/// SHA-256.
pub(crate) fn hash(of: &[u8]) -> [u8; 32] {
    Sha256::digest(of).into()
}

/// The bytes in hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|it| format!("{it:02x}")).collect()
}

/// 32 bytes out of hexadecimal; nothing if it is anything else.
pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.bytes().all(|it| it.is_ascii_hexdigit()) {
        return None;
    }
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(bytes)
}
