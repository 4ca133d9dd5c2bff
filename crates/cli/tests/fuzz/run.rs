//! Many inputs for one target, each with a bound of time and memory. What brings an answer of a new kind is kept and changed further,
//! which takes the place of measuring which code was run.

use std::{
    collections::HashSet,
    env, fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use crate::mutate::Mutator;

/// How much is tried of a target, and what one input may cost.
pub struct Bounds {
    /// How many inputs are tried in an ordinary test.
    pub cases: u64,
    /// How many seconds one may keep the processor.
    pub seconds: u64,
    /// How much memory one may take, in MiB.
    pub memory: u64,
}

/// What is tried.
pub trait Target {
    const NAME: &'static str;
    const BOUNDS: Bounds;

    /// Real inputs.
    fn corpus(&self) -> Vec<Vec<u8>>;
    /// Takes an input. Returns the kind of the answer, or what is wrong with it.
    fn take(&mut self, input: &[u8]) -> Result<String, String>;
    /// Looks whether everything is still well, every so many inputs.
    fn look(&mut self) -> Result<(), String> {
        Ok(())
    }
}

/// Inputs that brought something new, at most.
const MOST_KEPT: usize = 4_000;

/// After so many faults there is enough to do.
const MOST_FAULTS: usize = 20;

/// Who takes so long has stopped.
const STOPPED: Duration = Duration::from_secs(120);

const SEED: u64 = 1944;

fn setting(name: &str) -> Option<u64> {
    env::var(name).ok().map(|it| it.parse().unwrap_or_else(|_| panic!("{name} is no number: {it}")))
}

/// Tries as many inputs as FUZZ_CASES says.
pub fn run<T: Target>(mut target: T) {
    let corpus = target.corpus();
    assert!(!corpus.is_empty(), "{}: there are no inputs to begin with", T::NAME);
    let n_cases = setting("FUZZ_CASES").unwrap_or(T::BOUNDS.cases);
    let mut run = Run {
        mutator: Mutator::new(&corpus, setting("FUZZ_SEED").unwrap_or(SEED)),
        kept: corpus.clone(),
        kinds: HashSet::new(),
        faults: Vec::new(),
        slowest: Duration::ZERO,
        most: 0,
        now: Watch::start(T::NAME),
    };
    let began = Instant::now();
    for input in &corpus {
        run.take(&mut target, input);
    }
    for n in 0..n_cases {
        let input = run.next();
        run.take(&mut target, &input);
        if n % 500 == 0
            && let Err(what) = target.look()
        {
            run.fail(T::NAME, &what, &input);
        }
        if MOST_FAULTS <= run.faults.len() {
            break;
        }
    }
    if let Err(what) = target.look() {
        run.fail(T::NAME, &what, &[]);
    }
    println!(
        "{}: {n_cases} inputs in {:.0} s, {} kinds of answers; the slowest took {:.0} ms, the largest {} KiB",
        T::NAME,
        began.elapsed().as_secs_f64(),
        run.kinds.len(),
        run.slowest.as_secs_f64() * 1e3,
        run.most >> 10
    );
    assert!(run.faults.is_empty(), "{}:\n{}", T::NAME, run.faults.join("\n"));
}

struct Run {
    mutator: Mutator,
    kept: Vec<Vec<u8>>,
    kinds: HashSet<String>,
    faults: Vec<String>,
    slowest: Duration,
    most: u64,
    now: Watch,
}

impl Run {
    /// A changed input. Of two the shorter one is taken: it says as much and takes less time.
    fn next(&mut self) -> Vec<u8> {
        let mut pick = || self.mutator.below(self.kept.len());
        let (one, two, other) = (pick(), pick(), pick());
        let shorter = if self.kept[one].len() < self.kept[two].len() { one } else { two };
        self.mutator.mutate(&self.kept[shorter], &self.kept[other])
    }

    fn take<T: Target>(&mut self, target: &mut T, input: &[u8]) {
        self.now.set(Some(input));
        let before = processor_time();
        let mut taken = None;
        let memory = allocation_counter::measure(|| {
            taken = Some(catch_unwind(AssertUnwindSafe(|| target.take(input))));
        });
        let time = processor_time().saturating_sub(before);
        self.now.set(None);
        (self.slowest, self.most) = (self.slowest.max(time), self.most.max(memory.bytes_max));
        match taken {
            Some(Ok(Ok(kind))) => self.learn(kind, input),
            Some(Ok(Err(what))) => self.fail(T::NAME, &what, input),
            Some(Err(panic)) => {
                let what = panic.downcast_ref::<String>().cloned();
                let what = what.or_else(|| panic.downcast_ref::<&str>().map(|it| (*it).to_string()));
                self.fail(T::NAME, &format!("a panic: {}", what.unwrap_or_default()), input);
            }
            None => (),
        }
        if Duration::from_secs(T::BOUNDS.seconds) < time {
            self.fail(T::NAME, &format!("it took {time:?}"), input);
        }
        if T::BOUNDS.memory << 20 < memory.bytes_max {
            self.fail(T::NAME, &format!("it took {} KiB", memory.bytes_max >> 10), input);
        }
    }

    /// An input that brings a new kind of answer is kept.
    fn learn(&mut self, kind: String, input: &[u8]) {
        if self.kept.len() < MOST_KEPT && self.kinds.insert(kind) {
            self.kept.push(input.to_vec());
        }
    }

    fn fail(&mut self, name: &str, what: &str, input: &[u8]) {
        let file = keep(name, self.faults.len(), input);
        self.faults.push(format!("{what}\n    {}", file.display()));
    }
}

/// Writes down an input that something is wrong with.
fn keep(name: &str, n: usize, input: &[u8]) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("fuzz");
    let file = folder.join(format!("{name}-{n}"));
    fs::create_dir_all(&folder).and_then(|()| fs::write(&file, input)).expect("it can be written");
    file
}

/// The processor time of this thread: the machine may be busy with others.
fn processor_time() -> Duration {
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(text.split(' ').next().and_then(|it| it.parse().ok()).unwrap_or(0))
}

/// Ends the program, with the input written down, if an input is never done.
struct Watch(Now);

/// The input that is tried, and since when.
type Now = Arc<Mutex<Option<(Instant, Vec<u8>)>>>;

impl Watch {
    fn start(name: &'static str) -> Watch {
        let now = Now::default();
        let watched = Arc::downgrade(&now);
        std::thread::spawn(move || {
            while let Some(now) = watched.upgrade() {
                let stopped =
                    now.lock().unwrap_or_else(PoisonError::into_inner).take_if(|it| STOPPED < it.0.elapsed());
                if let Some((_, input)) = stopped {
                    eprintln!(
                        "{name}: an input is never done: {}",
                        keep(name, MOST_FAULTS, &input).display()
                    );
                    std::process::exit(1);
                }
                drop(now);
                std::thread::sleep(Duration::from_millis(200));
            }
        });
        Watch(now)
    }

    fn set(&self, input: Option<&[u8]>) {
        let since = input.map(|it| (Instant::now(), it.to_vec()));
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = since;
    }
}
