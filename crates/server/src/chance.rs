//! Chance that anybody can check afterwards. `docs/fair-dice.md` specifies it.

use chacha20::{
    ChaCha20,
    cipher::{KeyIvInit, StreamCipher},
};

use hosting::messages::Mixed;
use sha2::{Digest, Sha256};

use crate::secrets::unhex;

/// What is hashed first, so that the hash means nothing else.
const MIXED: &[u8] = b"sandtable numbers 1";

/// The key that comes of the server's key and the numbers of people, in the order of their seats. Those that were not shown
/// are left out.
pub(crate) fn mix(key: &[u8; 32], numbers: &[Mixed]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(MIXED);
    hash.update(key);
    for it in numbers {
        if let Some(number) = it.number.as_deref().and_then(unhex) {
            hash.update([it.seat.0]);
            hash.update(number);
        }
    }
    hash.finalize().into()
}

/// The stream of the `n`th chance of a match: ChaCha20 of RFC 8439, the nonce is `n`, the counter begins at 0.
struct Stream {
    cipher: ChaCha20,
    block: [u8; 64],
    used: usize,
}

impl Stream {
    fn new(key: &[u8; 32], n: u64) -> Stream {
        let mut nonce = [0; 12];
        nonce[..8].copy_from_slice(&n.to_le_bytes());
        Stream { cipher: ChaCha20::new(key.into(), &nonce.into()), block: [0; 64], used: 64 }
    }

    fn byte(&mut self) -> u8 {
        if self.used == self.block.len() {
            self.block = [0; 64];
            self.cipher.apply_keystream(&mut self.block);
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }

    fn word(&mut self) -> u32 {
        u32::from_le_bytes([self.byte(), self.byte(), self.byte(), self.byte()])
    }
}

/// What `count` dice of `sides` sides show. A byte that would favour some faces is passed over.
pub(crate) fn roll(key: &[u8; 32], n: u64, count: u8, sides: u8) -> Vec<u8> {
    let mut stream = Stream::new(key, n);
    let fair = 256 - 256 % u16::from(sides);
    let mut dice = Vec::with_capacity(count.into());
    while dice.len() < count.into() {
        let byte = stream.byte();
        if u16::from(byte) < fair {
            dice.push(1 + byte % sides);
        }
    }
    dice
}

/// Which of `of` things is drawn, from 0.
pub(crate) fn draw(key: &[u8; 32], n: u64, of: u32) -> u32 {
    let mut stream = Stream::new(key, n);
    let fair = (1 << 32) - (1 << 32) % u64::from(of);
    loop {
        let word = stream.word();
        if u64::from(word) < fair {
            return word % of;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, appendix A.1, test vectors 1 and 2: blocks 0 and 1 of the zero key.
    #[test]
    fn the_stream_is_that_of_the_rfc() {
        let mut stream = Stream::new(&[0; 32], 0);
        let bytes: Vec<u8> = (0..80).map(|_| stream.byte()).collect();
        assert_eq!(bytes[..8], [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
        assert_eq!(bytes[64..72], [0x9f, 0x07, 0xe7, 0xbe, 0x55, 0x51, 0x38, 0x7a]);
    }

    /// The vectors of docs/fair-dice.md.
    #[test]
    fn the_documented_mixture_holds() {
        let given = |seat: u8, byte: u8| Mixed {
            seat: table::Seat(seat),
            pledge: String::new(),
            number: Some(crate::secrets::hex(&[byte; 32])),
            forgone: false,
        };
        let lost = Mixed { number: None, forgone: true, ..given(2, 3) };
        let key = mix(&[0; 32], &[given(0, 1), given(1, 2), lost]);
        assert_eq!(
            crate::secrets::hex(&key),
            "beccff5861f62bc4081bd0d9149565f9de8e777fb76189fa68ac12418884ce6c"
        );
        assert_ne!(key, mix(&[0; 32], &[given(0, 2), given(1, 1)]));
    }

    /// The vectors of docs/fair-dice.md.
    #[test]
    fn the_documented_vectors_hold() {
        assert_eq!(roll(&[0; 32], 0, 7, 12), [11, 5, 9, 6, 5, 2, 2]);
        assert_eq!(draw(&[0; 32], 0, 12), 0xade0_b876 % 12);
        let key: [u8; 32] = std::array::from_fn(|i| i as u8);
        assert_eq!(roll(&key, 1, 8, 12), [1, 9, 12, 10, 12, 3, 11, 11]);
        assert_eq!(roll(&key, 258, 4, 6), [2, 1, 3, 6]);
        assert_eq!(draw(&key, 2, 24), 8);
    }
}
