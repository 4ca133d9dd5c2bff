//! Lines that people type.

use std::io::{BufRead, IsTerminal, Write, stdin, stdout};

use rustyline::{DefaultEditor, error::ReadlineError};

use speech::Localizer;
use table::Dictionary;

use crate::Failure;

/// Lines from people, with questions before them. At a terminal a line can be edited, and earlier ones come back with the arrows.
pub struct Lines {
    source: Source,
    /// Commands in the language of those who type, each with the command that it stands for.
    commands: Vec<(String, String)>,
}

enum Source {
    Keyboard(Box<DefaultEditor>),
    /// A file or a program.
    Input(Box<dyn BufRead>),
}

impl Lines {
    /// From standard input.
    pub fn open(localizer: &Localizer) -> Lines {
        let editor = if stdin().is_terminal() { DefaultEditor::new().ok() } else { None };
        let source = match editor {
            Some(editor) => Source::Keyboard(Box::new(editor)),
            None => Source::Input(Box::new(stdin().lock())),
        };
        Lines { source, commands: commands(localizer) }
    }

    /// Whether a person types them.
    pub fn is_keyboard(&self) -> bool {
        matches!(self.source, Source::Keyboard(_))
    }

    /// Asks, and returns the line typed, with its command as the program knows it; nothing at the end of the input.
    pub fn ask(&mut self, question: &str) -> Result<Option<String>, Failure> {
        Ok(self.read(question)?.map(|it| meant(&self.commands, it)))
    }

    fn read(&mut self, question: &str) -> Result<Option<String>, Failure> {
        let question = format!("{question} > ");
        match &mut self.source {
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

/// The commands that a language has besides the English ones: `aiuto = help, indietro = back`.
fn commands(localizer: &Localizer) -> Vec<(String, String)> {
    let pairs = localizer.word("terminal-commands");
    let pair = |it: &str| it.split_once('=').map(|it| (it.0.trim().to_string(), it.1.trim().to_string()));
    pairs.split(',').filter_map(pair).collect()
}

/// A line whose first word is a command of the language, with the English one in its place.
fn meant(commands: &[(String, String)], line: String) -> String {
    let first = line.split_whitespace().next().unwrap_or("");
    match commands.iter().find(|it| it.0 == first.to_lowercase()) {
        Some((_, command)) => format!("{command}{}", &line[first.len()..]),
        None => line,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn line(language: &str, typed: &str) -> String {
        let localizer = Localizer::new(language, |_| Vec::new()).expect("the language is there");
        meant(&commands(&localizer), typed.to_string())
    }

    #[test]
    fn commands_may_be_typed_in_the_language() {
        for (language, typed) in
            [("it", "aiuto"), ("es", "Ayuda"), ("uk", "допомога"), ("uk", "Допомога"), ("en", "help")]
        {
            assert_eq!(line(language, typed), "help", "{language}");
        }
        assert_eq!(line("it", "salva aiuto"), "save aiuto", "only the first word is a command");
        assert_eq!(line("it", "3 aiuto"), "3 aiuto");
        assert_eq!(line("it", ""), "");
    }

    #[test]
    fn every_language_has_the_same_commands() {
        let known = |language: &str| {
            let localizer = Localizer::new(language, |_| Vec::new()).expect("the language is there");
            let known: BTreeSet<String> = commands(&localizer).into_iter().map(|it| it.1).collect();
            known
        };
        assert_eq!(known("it"), known("es"));
        assert_eq!(known("it"), known("uk"));
        assert!(20 < known("it").len());
    }
}
