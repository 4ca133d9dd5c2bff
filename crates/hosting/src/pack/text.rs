//! What the texts of a pack may have in them, whatever they are about. They are looked at once, from their beginning to their end.

use super::{Fault, bounds::DEEPEST};

/// Characters that are invisible, or that reverse the text after them.
pub fn is_invisible(it: char) -> bool {
    it.is_control()
        || matches!(
            it,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}'
        )
        || matches!(it, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(it, '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Notes for people, which no game reads.
pub(super) fn is_notes(file: &str) -> bool {
    file.ends_with(".txt") || file.ends_with(".md")
}

/// Whether a text can be shown as it is: one line that can be seen, without markup.
pub(super) fn is_name(text: &str, longest: usize) -> bool {
    (1..=longest).contains(&text.trim().chars().count())
        && !text.chars().any(is_invisible)
        && !text.contains(['<', '>'])
        && text.chars().any(char::is_alphanumeric)
}

/// What is wrong with the text of a file, before anything reads it.
pub(super) fn faults(file: &str, text: &str) -> Vec<Fault> {
    let unseen = text.char_indices().find(|it| is_invisible(it.1) && !['\n', '\r', '\t'].contains(&it.1));
    let unseen = unseen.map(|(at, it)| {
        let code = format!("U+{:04X}", it as u32);
        Fault::new(file, "pack-unseen").with("code", code).at(line_of(text, at))
    });
    let markup = markup(text).filter(|_| !is_notes(file));
    let markup = markup.map(|at| Fault::new(file, "pack-markup").at(line_of(text, at)));
    let deep = too_deep(text).filter(|_| file.ends_with(".ron"));
    let deep = deep.map(|at| Fault::new(file, "pack-deep").with("most", DEEPEST).at(line_of(text, at)));
    [unseen, markup, deep].into_iter().flatten().collect()
}

fn line_of(text: &str, at: usize) -> u32 {
    1 + text.as_bytes()[..at].iter().filter(|it| **it == b'\n').count() as u32
}

/// Where something begins that a page could take for a part of itself.
fn markup(text: &str) -> Option<usize> {
    let is_markup = |at: &usize| {
        let next = text[at + 1..].chars().next();
        next.is_some_and(|it| it.is_ascii_alphabetic() || ['/', '!', '?'].contains(&it))
    };
    text.match_indices('<').map(|it| it.0).find(is_markup)
}

/// Where brackets of a RON file are too deep; those in texts and comments do not count.
fn too_deep(text: &str) -> Option<usize> {
    let mut rest = text.char_indices().peekable();
    let mut depth = 0_usize;
    while let Some((at, it)) = rest.next() {
        match it {
            '"' => {
                while let Some((_, it)) = rest.next() {
                    match it {
                        '\\' => drop(rest.next()),
                        '"' => break,
                        _ => (),
                    }
                }
            }
            '/' if rest.peek().is_some_and(|it| it.1 == '/') => {
                while rest.next().is_some_and(|it| it.1 != '\n') {}
            }
            '(' | '[' | '{' => {
                depth += 1;
                if DEEPEST < depth {
                    return Some(at);
                }
            }
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => (),
        }
    }
    None
}
