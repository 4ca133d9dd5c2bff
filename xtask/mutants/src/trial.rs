//! Running the rule tests against one mutant.

use std::{
    io::{self, BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

/// What the tests said of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// A test failed.
    Noticed,
    /// The tests did not end, which is noticed too.
    Hung,
    /// All tests passed.
    Missed,
    /// The change makes no program.
    DoesNotBuild,
}

/// Programs of tests that pass without a mutant.
pub(crate) struct Trial {
    programs: Vec<PathBuf>,
    folder: PathBuf,
    /// How long all of them take without a mutant.
    took: Duration,
}

impl Trial {
    /// Runs the tests without a mutant: they must pass.
    pub(crate) fn begin(programs: Vec<PathBuf>, folder: &Path) -> Result<Trial, String> {
        let mut trial = Trial { programs, folder: folder.to_path_buf(), took: Duration::from_secs(600) };
        let start = Instant::now();
        let verdict = trial.judge(None, None);
        trial.took = start.elapsed();
        match verdict {
            Verdict::Missed => Ok(trial),
            _ => Err("The rule tests fail without any change.".to_string()),
        }
    }

    pub(crate) fn took(&self) -> Duration {
        self.took
    }

    /// What the tests say of a mutant, or of the program without one. The tests of its chapter come first, since they are the most likely
    /// to notice.
    pub(crate) fn judge(&self, mutant: Option<usize>, chapter: Option<&str>) -> Verdict {
        // Tests that take ten times as long as before do not end.
        let end = Instant::now() + Duration::from_secs(20) + 10 * self.took;
        let module = chapter.map(|it| format!("{it}::"));
        let rounds: Vec<Vec<&str>> = match &module {
            Some(module) => vec![vec![module], vec!["--skip", module]],
            None => vec![Vec::new()],
        };
        for (round, program) in rounds.iter().flat_map(|it| self.programs.iter().map(move |to| (it, to))) {
            match self.start(program, mutant, round).map(|it| watch(it, end)) {
                Ok(Verdict::Missed) => {}
                Ok(verdict) => return verdict,
                Err(_) => return Verdict::DoesNotBuild,
            }
        }
        Verdict::Missed
    }

    fn start(&self, program: &Path, mutant: Option<usize>, which: &[&str]) -> io::Result<Child> {
        let mut command = Command::new(program);
        command.args(["--test-threads", "1"]).args(which).current_dir(&self.folder);
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        command.envs(mutant.map(|it| ("MUTANT", it.to_string())));
        command.spawn()
    }
}

/// Waits for a program of tests, though not for ever, and no longer than until the first test fails.
fn watch(mut child: Child, end: Instant) -> Verdict {
    let lines = lines_of(&mut child);
    loop {
        let verdict = match lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
            Ok(line) if line.ends_with(FAILED) => Verdict::Noticed,
            Ok(_) => continue,
            Err(RecvTimeoutError::Timeout) => Verdict::Hung,
            Err(RecvTimeoutError::Disconnected) => {
                let passed = child.wait().is_ok_and(|it| it.success());
                return if passed { Verdict::Missed } else { Verdict::Noticed };
            }
        };
        let _ = child.kill().and_then(|()| child.wait());
        return verdict;
    }
}

/// What ends the line of a test that has failed.
const FAILED: &str = "... FAILED";

/// The lines that a program writes, as they come, until it closes its output.
fn lines_of(child: &mut Child) -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    if let Some(output) = child.stdout.take() {
        thread::spawn(move || {
            let mut lines = BufReader::new(output).lines().map_while(Result::ok);
            lines.all(|it| sender.send(it).is_ok());
        });
    }
    receiver
}
