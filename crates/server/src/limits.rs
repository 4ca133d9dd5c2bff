//! How much one visitor may do.

use std::{
    collections::HashMap,
    hash::Hash,
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
    /// Thousandths of a second of work that messages and requests cause, by address. Who causes more waits.
    pub work: (f64, f64),
    /// Lines of chat, by person.
    pub chat: (f64, f64),
    /// Pages of earlier entries of the log, by socket.
    pub pages: (f64, f64),
    /// Sockets, by address.
    pub sockets: usize,
    /// Connections, by address.
    pub connections: usize,
    /// Matches of one person that wait in the lobby for others.
    pub listed: usize,
    /// Bots of one person.
    pub bots: u32,
    /// Matches that go on at which one bot sits.
    pub bot_matches: u32,
    /// Seats that one person has offered to bots and that nobody has taken.
    pub challenges: u32,
    /// Leagues that one person runs and that are not over.
    pub leagues: u32,
    /// Leagues that are not over of which one person is a member.
    pub league_members: u32,
    /// Hints, by person.
    pub hints: (f64, f64),
    /// Thoughts of bots that think ahead, and hints, at the same time, of everybody.
    pub thoughts: usize,
    /// Thoughts that may wait for their turn. When more would, quick bots answer.
    pub thoughts_waiting: usize,
    /// Of all these, those of one person: hints, and bots in matches that this person began.
    pub thoughts_of_one: usize,
    /// Finished matches that are analysed at the same time, of everybody.
    pub analyses: usize,
    /// Finished matches that may wait to be analysed.
    pub analyses_waiting: usize,
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
            work: (4000.0, 250.0),
            chat: (5.0, 0.5),
            pages: (20.0, 5.0),
            sockets: 64,
            connections: 256,
            listed: 5,
            bots: 3,
            bot_matches: 8,
            challenges: 20,
            leagues: 5,
            league_members: 20,
            hints: (4.0, 0.2),
            // One core is left to the rest of the server, if there is another.
            thoughts: processors().saturating_sub(1).max(1),
            thoughts_waiting: 64,
            thoughts_of_one: 8,
            analyses: 1,
            analyses_waiting: 16,
            imports: 2,
            entries: 50_000,
            spare_loopback: true,
        }
    }
}

/// How many processors there are.
pub(crate) fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
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
        self.fill((most, rate));
        if self.tokens < 1.0 {
            return Err(Duration::from_secs_f64((1.0 - self.tokens) / rate));
        }
        self.tokens -= 1.0;
        Ok(())
    }

    fn fill(&mut self, (most, rate): (f64, f64)) {
        let now = Instant::now();
        self.tokens = most.min(self.tokens + now.duration_since(self.at).as_secs_f64() * rate);
        self.at = now;
    }

    /// Takes as many tokens as something has cost, even if there are fewer. Nobody owes more than what may be had at once.
    fn charge(&mut self, rate: (f64, f64), cost: f64) {
        self.fill(rate);
        self.tokens = (self.tokens - cost).max(-rate.0);
    }

    /// How long to wait until nothing is owed.
    fn debt(&mut self, rate: (f64, f64)) -> Option<Duration> {
        self.fill(rate);
        (self.tokens < 0.0).then(|| Duration::from_secs_f64(-self.tokens / rate.1))
    }

    fn is_full(&self, (most, rate): (f64, f64), now: Instant) -> bool {
        most <= self.tokens + now.duration_since(self.at).as_secs_f64() * rate
    }
}

/// The buckets of all addresses, or of all people.
pub(crate) struct Buckets<K = IpAddr> {
    rate: (f64, f64),
    all: Mutex<Kept<K>>,
}

struct Kept<K> {
    buckets: HashMap<K, Bucket>,
    /// More buckets than this, and those that are full again are forgotten.
    most: usize,
}

/// So many buckets are kept before any is looked at.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: (f64, f64)) -> Buckets<K> {
        Buckets { rate, all: Mutex::new(Kept { buckets: HashMap::new(), most: MANY }) }
    }

    pub(crate) fn take_for(&self, whose: K) -> Result<(), Duration> {
        self.with(whose, |bucket| bucket.take(self.rate))
    }

    fn with<T>(&self, whose: K, f: impl FnOnce(&mut Bucket) -> T) -> T {
        let Kept { buckets, most } = &mut *self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if *most < buckets.len() {
            let now = Instant::now();
            buckets.retain(|_, it| !it.is_full(self.rate, now));
            // Where none is full, looking at all of them each time would be work that many addresses could cause.
            *most = MANY.max(2 * buckets.len());
        }
        f(buckets.entry(whose).or_insert_with(|| Bucket::full(self.rate)))
    }
}

impl Buckets {
    pub(crate) fn take(&self, address: IpAddr) -> Result<(), Duration> {
        self.take_for(block(address))
    }

    /// An address pays for what it has caused.
    pub(crate) fn charge(&self, address: IpAddr, took: Duration) {
        self.with(block(address), |bucket| bucket.charge(self.rate, took.as_secs_f64() * 1000.0));
    }

    /// How long an address that owes something has to wait.
    pub(crate) fn debt(&self, address: IpAddr) -> Option<Duration> {
        self.with(block(address), |bucket| bucket.debt(self.rate))
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

/// How many of something each address has, or each person.
pub(crate) struct Tally<K = IpAddr>(Mutex<HashMap<K, usize>>);

impl<K> Default for Tally<K> {
    fn default() -> Tally<K> {
        Tally(Mutex::default())
    }
}

impl<K: Eq + Hash> Tally<K> {
    /// Whether one more is allowed; if so it is counted.
    pub(crate) fn come_for(&self, whose: K, most: usize) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(whose).or_default();
        if most <= *count {
            return false;
        }
        *count += 1;
        true
    }

    pub(crate) fn go_for(&self, whose: &K) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(whose) {
            *count -= 1;
            if *count == 0 {
                counts.remove(whose);
            }
        }
    }
}

impl Tally {
    pub(crate) fn come(&self, address: IpAddr, most: usize) -> bool {
        self.come_for(block(address), most)
    }

    pub(crate) fn go(&self, address: IpAddr) {
        self.go_for(&block(address));
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

    #[tokio::test(start_paused = true)]
    async fn who_causes_much_work_waits() {
        let work = Buckets::new((1000.0, 250.0));
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|it| it.parse::<IpAddr>().expect("it is one"));
        work.charge(one, Duration::from_millis(900));
        assert_eq!(work.debt(one), None);
        work.charge(one, Duration::from_millis(600));
        assert_eq!(work.debt(one), Some(Duration::from_secs(2)));
        assert_eq!(work.debt(other), None);
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!(work.debt(one), None);
        // However much it was, it is forgiven in time.
        work.charge(one, Duration::from_secs(1000));
        assert_eq!(work.debt(one), Some(Duration::from_secs(4)));
    }

    /// Someone with a whole network of the sixth version has tens of thousands of addresses.
    #[tokio::test(start_paused = true)]
    async fn buckets_that_are_full_again_are_forgotten_now_and_then() {
        let buckets = Buckets::new((1.0, 1.0));
        let n = || buckets.all.lock().expect("nobody panics").buckets.len();
        for i in 0..MANY + 1 {
            assert!(buckets.take_for(i).is_ok());
        }
        assert!(buckets.take_for(MANY + 1).is_ok());
        assert_eq!((n(), buckets.all.lock().expect("nobody panics").most), (MANY + 2, 2 * (MANY + 1)));
        tokio::time::advance(Duration::from_secs(2)).await;
        for i in 0..2 * MANY {
            assert!(buckets.take_for(2 * MANY + i).is_ok());
        }
        assert_eq!(n(), 2 * MANY);
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
