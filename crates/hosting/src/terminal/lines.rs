//! Lines that people type.

use std::io::{BufRead, IsTerminal, Write, stdin, stdout};

use rustyline::{DefaultEditor, error::ReadlineError};

use crate::Failure;

/// Lines from people, with questions before them. At a terminal a line can be edited, and earlier ones come back with the arrows.
pub struct Lines(Source);

enum Source {
    Keyboard(Box<DefaultEditor>),
    /// A file or a program.
    Input(Box<dyn BufRead>),
}

impl Lines {
    /// From standard input.
    pub fn open() -> Lines {
        let editor = if stdin().is_terminal() { DefaultEditor::new().ok() } else { None };
        match editor {
            Some(editor) => Lines(Source::Keyboard(Box::new(editor))),
            None => Lines::from(stdin().lock()),
        }
    }

    /// From something else.
    pub fn from(input: impl BufRead + 'static) -> Lines {
        Lines(Source::Input(Box::new(input)))
    }

    /// Whether a person types them.
    pub fn is_keyboard(&self) -> bool {
        matches!(self.0, Source::Keyboard(_))
    }

    /// Asks, and returns the line typed; nothing at the end of the input.
    pub fn ask(&mut self, question: &str) -> Result<Option<String>, Failure> {
        let question = format!("{question} > ");
        match &mut self.0 {
            Source::Keyboard(editor) => match editor.readline(&question) {
                Ok(line) => {
                    // A line that cannot be added to the history is still valid.
                    let _ = editor.add_history_entry(&line);
                    Ok(Some(line.trim().to_string()))
                }
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                Err(why) => Err(Failure::new(format!("The keyboard cannot be read: {why}."))),
            },
            Source::Input(input) => {
                print!("{question}");
                stdout().flush()?;
                let mut line = Vec::new();
                if input.read_until(b'\n', &mut line)? == 0 {
                    println!();
                    return Ok(None);
                }
                // Another encoding is misunderstood, but does not end the game.
                Ok(Some(String::from_utf8_lossy(&line).trim().to_string()))
            }
        }
    }
}
