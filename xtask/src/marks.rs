//! Pages of which a part is written by a command: it stands between two marks, and nothing else of the page changes.

use std::{fs, path::Path};

/// The marks before and after what is written.
pub(crate) struct Marks {
    pub(crate) begin: &'static str,
    pub(crate) end: &'static str,
}

impl Marks {
    /// Writes new text between the marks of a page, made from the text that is there.
    pub(crate) fn rewrite(&self, page: &Path, f: impl FnOnce(&str) -> String) -> Result<(), String> {
        let unusable = |why: &str| format!("{}: {why}", page.display());
        let before = fs::read_to_string(page).map_err(|why| unusable(&why.to_string()))?;
        let missing = || unusable("the marks around the tables are missing.");
        let text = f(self.text(&before).ok_or_else(missing)?);
        let after = self.put_in(&before, &text).ok_or_else(missing)?;
        fs::write(page, after).map_err(|why| unusable(&why.to_string()))
    }

    /// What stands between the marks.
    pub(crate) fn text<'a>(&self, page: &'a str) -> Option<&'a str> {
        let (_, rest) = page.split_once(self.begin)?;
        Some(rest.split_once(self.end)?.0.trim())
    }

    /// The page with other text between its marks.
    pub(crate) fn put_in(&self, page: &str, text: &str) -> Option<String> {
        let (head, rest) = page.split_once(self.begin)?;
        let (_, tail) = rest.split_once(self.end)?;
        Some(format!("{head}{}\n\n{}\n\n{}{tail}", self.begin, text.trim(), self.end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARKS: Marks = Marks { begin: "<!-- begin -->", end: "<!-- end -->" };

    #[test]
    fn text_goes_between_the_marks_and_nothing_else_changes() {
        let page = "# Title\n\n<!-- begin -->\nold\n<!-- end -->\n\nrest\n";
        let wanted = "# Title\n\n<!-- begin -->\n\nnew\n\n<!-- end -->\n\nrest\n";
        assert_eq!(MARKS.put_in(page, "new\n").as_deref(), Some(wanted));
        assert_eq!(MARKS.text(page), Some("old"));
        assert_eq!(MARKS.put_in("nothing", "new"), None);
    }
}
