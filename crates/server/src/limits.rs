//! How much one visitor may do.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

/// How much one visitor may do. Each pair is how many at once, and how many a second in the long run.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests that change something or could be guesses, by address.
    pub requests: (f64, f64),
    /// Requests that only read, by address.
    pub readings: (f64, f64),
    /// New people, by address.
    pub people: (f64, f64),
    /// New matches, by address.
    pub matches: (f64, f64),
    /// Complaints, by address.
    pub complaints: (f64, f64),
    /// Mails to confirm an address, by address of the net.
    pub mails: (f64, f64),
    /// Messages, by socket. More than that waits its turn.
    pub messages: (f64, f64),
    /// Lines of chat, by socket.
    pub chat: (f64, f64),
    /// Pages of earlier entries of the log, by socket.
    pub pages: (f64, f64),
    /// Sockets, by address.
    pub sockets: usize,
    /// Connections, by address.
    pub connections: usize,
    /// Matches of one person that wait in the lobby for others.
    pub listed: usize,
    /// Hints, by socket.
    pub hints: (f64, f64),
    /// Thoughts of bots that think ahead, and hints, at the same time, of everybody.
    pub thoughts: usize,
    /// Thoughts that may wait for their turn. When more would, quick bots answer.
    pub thoughts_waiting: usize,
    /// Imports at the same time, of everybody.
    pub imports: usize,
    /// Entries of one match, after which it is stopped: answers, chance, and what was taken back. People who answer every ten
    /// seconds need six days for as many as there are by default.
    pub entries: u32,
    /// Whether the machine that the server runs on is spared.
    pub spare_loopback: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: (60.0, 2.0),
            readings: (300.0, 20.0),
            people: (20.0, 0.05),
            matches: (30.0, 0.02),
            complaints: (5.0, 0.005),
            mails: (5.0, 0.005),
            messages: (300.0, 60.0),
            chat: (5.0, 0.5),
            pages: (20.0, 5.0),
            sockets: 64,
            connections: 256,
            listed: 5,
            hints: (4.0, 0.2),
            // One core is left to the rest of the server, if there is another.
            thoughts: std::thread::available_parallelism().map_or(1, |it| it.get().saturating_sub(1).max(1)),
            thoughts_waiting: 64,
            imports: 2,
            entries: 50_000,
            spare_loopback: true,
        }
    }
}

/// A bucket of tokens that fills up with time.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full((most, _): (f64, f64)) -> Bucket {
        Bucket { tokens: most, at: Instant::now() }
    }

    /// Takes a token, or returns how long to wait for one.
    pub(crate) fn take(&mut self, (most, rate): (f64, f64)) -> Result<(), Duration> {
        let now = Instant::now();
        self.tokens = most.min(self.tokens + now.duration_since(self.at).as_secs_f64() * rate);
        self.at = now;
        if self.tokens < 1.0 {
            return Err(Duration::from_secs_f64((1.0 - self.tokens) / rate));
        }
        self.tokens -= 1.0;
        Ok(())
    }

    fn is_full(&self, (most, rate): (f64, f64), now: Instant) -> bool {
        most <= self.tokens + now.duration_since(self.at).as_secs_f64() * rate
    }
}

/// The buckets of all addresses.
pub(crate) struct Buckets {
    rate: (f64, f64),
    by_address: Mutex<HashMap<IpAddr, Bucket>>,
}

/// More addresses than this, and those that have been quiet are forgotten.
const MANY: usize = 10_000;

impl Buckets {
    pub(crate) fn new(rate: (f64, f64)) -> Buckets {
        Buckets { rate, by_address: Mutex::default() }
    }

    pub(crate) fn take(&self, address: IpAddr) -> Result<(), Duration> {
        let mut buckets = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if MANY < buckets.len() {
            let now = Instant::now();
            buckets.retain(|_, it| !it.is_full(self.rate, now));
        }
        buckets.entry(block(address)).or_insert_with(|| Bucket::full(self.rate)).take(self.rate)
    }
}

/// A visitor with one address of IPv6 has billions of the same network.
pub(crate) fn block(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(it) => match it.to_ipv4_mapped() {
            Some(it) => IpAddr::V4(it),
            None => IpAddr::V6((it.to_bits() & (u128::MAX << 64)).into()),
        },
    }
}

/// How many sockets each address has.
#[derive(Default)]
pub(crate) struct Tally(Mutex<HashMap<IpAddr, usize>>);

impl Tally {
    /// Whether one more is allowed; if so it is counted.
    pub(crate) fn come(&self, address: IpAddr, most: usize) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(block(address)).or_default();
        if most <= *count {
            return false;
        }
        *count += 1;
        true
    }

    pub(crate) fn go(&self, address: IpAddr) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&block(address)) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&block(address));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_bucket_fills_up_with_time() {
        let rate = (2.0, 1.0);
        let mut bucket = Bucket::full(rate);
        assert!(bucket.take(rate).is_ok() && bucket.take(rate).is_ok());
        let wait = bucket.take(rate).expect_err("it is empty");
        tokio::time::advance(wait).await;
        assert!(bucket.take(rate).is_ok() && bucket.take(rate).is_err());
    }

    #[tokio::test]
    async fn a_network_is_one_visitor() {
        let buckets = Buckets::new((1.0, 0.001));
        let address = |text: &str| text.parse::<IpAddr>().expect("it is one");
        assert!(buckets.take(address("2001:db8::1")).is_ok());
        assert!(buckets.take(address("2001:db8::2")).is_err());
        assert!(buckets.take(address("2001:db8:0:1::1")).is_ok());
        assert!(buckets.take(address("10.0.0.1")).is_ok());
        assert!(buckets.take(address("::ffff:10.0.0.1")).is_err());
    }
}
