//! Programs, and the lines that they read and write.

use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
};

use tokio::sync::mpsc::{Receiver, channel};

/// A longer line ends the program: no request needs so much.
const LONGEST_LINE: u64 = 1 << 20;

/// How many lines may wait to be read. A program that asks faster than it is answered waits.
const LINES: usize = 16;

/// What plays at a seat.
pub trait Player: Send + 'static {
    /// The next line that it says; nothing when it has ended.
    fn said(&mut self) -> impl Future<Output = Option<Vec<u8>>> + Send;
    /// Tells it a line. That it has ended is noticed when nothing more is said.
    fn tell(&mut self, line: String);
}

/// A program of the system. It ends with what holds it.
pub struct Process {
    child: Child,
    input: mpsc::Sender<String>,
    output: Receiver<Vec<u8>>,
}

impl Process {
    /// Starts a program.
    pub fn start(command: &[String]) -> Result<Process, String> {
        let (program, arguments) = command.split_first().ok_or("There is no program.")?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|why| format!("{program} cannot be started: {why}."))?;
        let mut stdin = child.stdin.take().ok_or("It has no input.")?;
        let mut stdout = BufReader::new(child.stdout.take().ok_or("It has no output.")?);
        let (input, lines) = mpsc::channel::<String>();
        // A program that does not read must not hold up anything else.
        thread::spawn(move || {
            for line in lines {
                if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        });
        let (sender, output) = channel(LINES);
        thread::spawn(move || {
            loop {
                let mut line = Vec::new();
                let read = (&mut stdout).take(LONGEST_LINE).read_until(b'\n', &mut line);
                if read.is_err() || line.last() != Some(&b'\n') || sender.blocking_send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Process { child, input, output })
    }
}

impl Player for Process {
    async fn said(&mut self) -> Option<Vec<u8>> {
        self.output.recv().await
    }

    fn tell(&mut self, line: String) {
        drop(self.input.send(line));
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
