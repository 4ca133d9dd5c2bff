/// Where chance comes from. No game owns one: it is passed in from outside.
pub trait Chance {
    /// A whole number below `n`, each as likely as the other. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

impl<F: FnMut(u32) -> u32> Chance for F {
    fn below(&mut self, n: u32) -> u32 {
        self(n)
    }
}

/// A small and fast generator (SplitMix64) for simulations, playouts and tests.
///
/// Its numbers are fixed for ever by its seed, on every machine. It is not fit for a served match, where
/// no roll may be predictable.
#[derive(Clone, Debug)]
pub struct Shuffler(u64);

impl Shuffler {
    /// The generator that `seed` stands for.
    pub fn new(seed: u64) -> Shuffler {
        Shuffler(seed)
    }

    /// The generator of the `n`th of many games that share one seed.
    ///
    /// Each game has numbers of its own, on any thread and in any order.
    pub fn for_game(seed: u64, n: u64) -> Shuffler {
        let mut both = Shuffler(seed ^ n.wrapping_mul(0xd134_2543_de82_ef95));
        Shuffler(both.next_u64())
    }

    /// The next 64 bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Throws `dice.len()` dice of `sides` sides.
    #[inline]
    pub fn throw(&mut self, sides: u8, dice: &mut [u8]) {
        // Four dice from each 64 bits. A 16-bit slice favours some faces by less than one in 5,000, which no
        // simulation of ours can see; a served match does not use this generator.
        for four in dice.chunks_mut(4) {
            let mut bits = self.next_u64();
            for die in four {
                *die = 1 + (((bits & 0xffff) * sides as u64) >> 16) as u8;
                bits >>= 16;
            }
        }
    }
}

impl Chance for Shuffler {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // Multiply and shift: the bias is below n in 2^32.
        (((self.next_u64() >> 32) * n as u64) >> 32) as u32
    }
}
