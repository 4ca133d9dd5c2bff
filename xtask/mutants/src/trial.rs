//! Running the rule tests against one mutant.

use std::{
    io,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
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
        let verdict = trial.judge(None);
        trial.took = start.elapsed();
        match verdict {
            Verdict::Missed => Ok(trial),
            _ => Err("The rule tests fail without any change.".to_string()),
        }
    }

    pub(crate) fn took(&self) -> Duration {
        self.took
    }

    /// What the tests say of a mutant, or of the program without one.
    pub(crate) fn judge(&self, mutant: Option<usize>) -> Verdict {
        // Tests that take ten times as long as before do not end.
        let end = Instant::now() + Duration::from_secs(20) + 10 * self.took;
        for program in &self.programs {
            match self.start(program, mutant).map(|it| watch(it, end)) {
                Ok(Verdict::Missed) => {}
                Ok(verdict) => return verdict,
                Err(_) => return Verdict::DoesNotBuild,
            }
        }
        Verdict::Missed
    }

    fn start(&self, program: &Path, mutant: Option<usize>) -> io::Result<Child> {
        let mut command = Command::new(program);
        command.args(["--quiet", "--test-threads", "1"]).current_dir(&self.folder);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command.envs(mutant.map(|it| ("MUTANT", it.to_string())));
        command.spawn()
    }
}

/// Waits for a program of tests, though not for ever.
fn watch(mut child: Child, end: Instant) -> Verdict {
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => return Verdict::Missed,
            Ok(Some(_)) => return Verdict::Noticed,
            _ if end <= Instant::now() => {
                let _ = child.kill().and_then(|()| child.wait());
                return Verdict::Hung;
            }
            _ => thread::sleep(Duration::from_millis(20)),
        }
    }
}
