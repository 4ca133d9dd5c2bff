//! What happened in a match. What is long past is packed: a match with a thousand events still has a small log.

use std::{cell::RefCell, collections::BTreeMap, io::Read};

use flate2::{Compress, Compression, FlushCompress, Status, read::DeflateDecoder};
use hosting::HostedGame;
use serde::{Deserialize, Serialize};
use table::Phrase;

/// How many events are packed together.
const PACK: usize = 48;

/// How many of the latest events are never packed: they may be taken back, or have not been reported.
const LOOSE: usize = 16;

/// Of how many answers it is kept why they were given.
const MOTIVES: usize = 256;

/// An event, with the number of the answer that led to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) struct Logged<G: HostedGame> {
    pub(super) n: u32,
    pub(super) event: hosting::Event<G>,
    /// Whether it is the first that its answer led to of which the log says something.
    leads: bool,
}

pub(super) struct Log<G: HostedGame> {
    packs: Vec<Pack>,
    loose: Vec<Logged<G>>,
    /// How many of the loose ones have been reported.
    n_told: usize,
    /// Entries from this answer on are void.
    cut: Option<u32>,
    /// Why bots answered what they answered lately, by the number of the answer.
    motives: BTreeMap<u32, Vec<Phrase>>,
}

/// Events that are long past.
struct Pack {
    /// The answer that led to the first of them.
    first: u32,
    bytes: Box<[u8]>,
}

impl<G: HostedGame> Log<G> {
    pub(super) fn new() -> Log<G> {
        Log { packs: Vec::new(), loose: Vec::new(), n_told: 0, cut: None, motives: BTreeMap::new() }
    }

    /// Something happened by the answer `n`.
    pub(super) fn add(&mut self, n: u32, events: Vec<hosting::Event<G>>) {
        let first = events.iter().position(|it| G::event(it).is_some());
        let logged = |(i, event)| Logged { n, event, leads: first == Some(i) };
        self.loose.extend(events.into_iter().enumerate().map(logged));
    }

    /// Why a bot gave the answer `n`.
    pub(super) fn explain(&mut self, n: u32, motives: Vec<Phrase>) {
        if !motives.is_empty() {
            self.motives.insert(n, motives);
        }
        while MOTIVES < self.motives.len() {
            self.motives.pop_first();
        }
    }

    /// Why a bot gave the answer that an event is the first of.
    pub(super) fn motives_of(&self, it: &Logged<G>) -> &[Phrase] {
        let found = it.leads.then(|| self.motives.get(&it.n)).flatten();
        found.map_or(&[], |it| it)
    }

    /// What came from the answer `from` on did not happen.
    pub(super) fn cut(&mut self, from: u32) {
        if self.loose.first().is_none_or(|it| from <= it.n) {
            self.unpack();
        }
        let keep = self.loose.partition_point(|it| it.n < from);
        // Events that were never reported need not be taken back.
        if keep < self.n_told {
            self.cut = Some(self.cut.map_or(from, |it| it.min(from)));
            self.n_told = keep;
        }
        self.loose.truncate(keep);
        self.motives.retain(|n, _| *n < from);
    }

    /// From which answer on what was told is void.
    pub(super) fn void_from(&self) -> Option<u32> {
        self.cut
    }

    /// The events that have not been reported.
    pub(super) fn untold(&self) -> &[Logged<G>] {
        &self.loose[self.n_told..]
    }

    /// Marks everything as reported.
    pub(super) fn set_told(&mut self) {
        self.cut = None;
        self.n_told = self.loose.len();
        while PACK + LOOSE <= self.loose.len() {
            self.pack();
        }
    }

    /// All that happened.
    pub(super) fn for_each(&self, mut f: impl FnMut(&Logged<G>)) {
        self.packs.iter().flat_map(|it| unpacked::<G>(&it.bytes)).for_each(|it| f(&it));
        self.loose.iter().for_each(f);
    }

    /// The latest events that led to at least `least` entries for someone, from before the answer `before`, and whether
    /// there are earlier ones. `entry` is what that someone may know of an event. Nothing in it depends on how much is hidden.
    pub(super) fn page<E>(
        &self,
        before: Option<u32>,
        least: usize,
        entry: impl Fn(&Logged<G>) -> Option<E>,
    ) -> (Vec<E>, bool) {
        let is_before = |n: u32| before.is_none_or(|it| n < it);
        let mut found: Vec<(u32, E)> = Vec::new();
        // From the latest back to the first; an answer is not torn apart.
        let add = |found: &mut Vec<(u32, E)>, events: &[Logged<G>]| {
            for it in events.iter().rev().filter(|it| is_before(it.n)) {
                let Some(seen) = entry(it) else { continue };
                if least <= found.len() && found.last().is_some_and(|last| last.0 != it.n) {
                    return true;
                }
                found.push((it.n, seen));
            }
            false
        };
        let mut more = add(&mut found, &self.loose);
        for pack in self.packs.iter().rev().filter(|it| is_before(it.first)) {
            if more {
                break;
            }
            more = add(&mut found, &unpacked(&pack.bytes));
        }
        (found.into_iter().rev().map(|it| it.1).collect(), more)
    }

    fn pack(&mut self) {
        let old: Vec<Logged<G>> = self.loose.drain(..PACK).collect();
        self.n_told -= PACK;
        let text = serde_json::to_vec(&old).expect("events can be written");
        self.packs.push(Pack { first: old[0].n, bytes: packed(&text) });
        self.loose.shrink_to(PACK + LOOSE);
    }

    fn unpack(&mut self) {
        let mut all: Vec<Logged<G>> = self.packs.drain(..).flat_map(|it| unpacked(&it.bytes)).collect();
        self.n_told += all.len();
        all.append(&mut self.loose);
        self.loose = all;
    }
}

thread_local! {
    /// A packer takes some hundred thousand bytes: each thread makes one and keeps it.
    static PACKER: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
}

fn packed(text: &[u8]) -> Box<[u8]> {
    PACKER.with_borrow_mut(|packer| {
        packer.reset();
        let mut packed = Vec::with_capacity(text.len() / 2 + 64);
        loop {
            let rest = &text[packer.total_in() as usize..];
            match packer.compress_vec(rest, &mut packed, FlushCompress::Finish) {
                Ok(Status::StreamEnd) => return packed.into_boxed_slice(),
                Ok(_) => packed.reserve(packed.capacity()),
                Err(why) => panic!("memory can be written: {why}"),
            }
        }
    })
}

fn unpacked<G: HostedGame>(pack: &[u8]) -> Vec<Logged<G>> {
    let mut text = Vec::new();
    DeflateDecoder::new(pack).read_to_end(&mut text).expect("what was packed can be unpacked");
    serde_json::from_slice(&text).expect("what was written can be read")
}

#[cfg(test)]
mod tests {
    use aces::{Event, Faction, board::Phase};
    use aces_host::Game as Aces;

    use super::*;

    fn ns(log: &Log<Aces>) -> Vec<u32> {
        let mut ns = Vec::new();
        log.for_each(|it| ns.push(it.n));
        ns
    }

    #[test]
    fn what_is_packed_comes_back() {
        let mut log = Log::<Aces>::new();
        for n in 1..=500 {
            let events =
                vec![Event::PhaseBegan { phase: Phase::Combat }, Event::TimeRanOut { faction: Faction::Us }];
            log.add(n, events);
            log.set_told();
        }
        assert!(log.loose.len() < PACK + LOOSE && 10 < log.packs.len());
        assert_eq!(ns(&log), (1..=500).flat_map(|it| [it, it]).collect::<Vec<u32>>());
        log.add(501, vec![Event::PhaseBegan { phase: Phase::Money }]);
        log.cut(100);
        assert_eq!((ns(&log).last(), log.void_from(), log.untold().len()), (Some(&99), Some(100), 0));
        log.add(100, vec![Event::PhaseBegan { phase: Phase::Money }]);
        assert_eq!(log.untold().len(), 1);
        log.set_told();
        assert_eq!((ns(&log).len(), log.void_from()), (199, None));
    }

    #[test]
    fn a_page_has_whole_answers_and_the_next_one_goes_on_before_it() {
        let mut log = Log::<Aces>::new();
        for n in 0..=300 {
            let events =
                [Phase::Combat, Phase::Money, Phase::Combat].map(|phase| Event::PhaseBegan { phase });
            log.add(n, events.to_vec());
            log.set_told();
        }
        // A viewer who sees nothing of every other answer.
        let seen = |it: &Logged<Aces>| it.n.is_multiple_of(2).then_some(it.n);
        let (mut all, mut before) = (Vec::new(), None);
        loop {
            let (page, more) = log.page(before, 100, seen);
            assert!(page.len() <= 102 && (page.len() == 102 || !more), "{}", page.len());
            before = page.first().copied();
            all.splice(0..0, page);
            if !more {
                break;
            }
        }
        assert_eq!(all, (0..=300).step_by(2).flat_map(|it| [it; 3]).collect::<Vec<u32>>());
        assert_eq!(log.page(Some(0), 100, seen), (Vec::new(), false));
    }

    #[test]
    fn what_was_never_told_is_not_taken_back() {
        let mut log = Log::<Aces>::new();
        log.add(1, vec![Event::PhaseBegan { phase: Phase::Combat }]);
        log.set_told();
        log.add(2, vec![Event::PhaseBegan { phase: Phase::Money }]);
        log.cut(2);
        assert_eq!(log.void_from(), None);
        log.cut(1);
        assert_eq!(log.void_from(), Some(1));
    }
}
