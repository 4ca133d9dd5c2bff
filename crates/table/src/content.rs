/// A file of people's own content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnFile {
    /// Its name within the folder, such as `cards.ron` or `scenarios/ambush.ron`.
    pub name: String,
    /// Where it is, as problems name it.
    pub place: String,
    /// What is in it.
    pub text: String,
}

/// Why a file cannot be read, as a sentence for who wrote it: without the names of types in our code, which nobody else knows. `why` is what
/// the reader of files says.
pub fn in_plain_words(why: &str) -> String {
    let why = why.trim().trim_end_matches('.');
    if let Some(field) = why.strip_prefix("Unexpected missing field named ") {
        return format!("The field {} is missing.", first(field));
    }
    if let Some(field) = why.strip_prefix("Unexpected duplicate field named ") {
        return format!("The field {} stands here twice.", first(field));
    }
    for (sort, is) in [
        ("Unexpected field named ", "field"),
        ("Unexpected variant named ", "entry"),
        ("Unexpected enum variant named ", "entry"),
    ] {
        if let Some(it) = why.strip_prefix(sort) {
            let known = it.split_once(", ").map(|it| it.1.replace(" instead", "")).unwrap_or_default();
            let known =
                known.replace("expected either ", "there are ").replace("expected one of ", "there are ");
            let known = known
                .replace("expected ", "there is ")
                .replace(" or `", " and `")
                .replace(" variants", " entries");
            let known = if known.is_empty() { known } else { format!("; {known}") };
            return format!("There is no {is} {} here{known}.", first(it));
        }
    }
    if let Some((_, found)) = why.strip_prefix("Expected struct ").and_then(|it| it.split_once(" but found "))
    {
        return format!("The name {found} does not belong here; begin with `(`.");
    }
    if why.starts_with("Expected opening `(` for struct ") || why.starts_with("Expected only opening `(`") {
        return "An opening `(` is expected here.".to_string();
    }
    if why.starts_with("Exceeded recursion limit") {
        return "Too much stands within each other here.".to_string();
    }
    if why.contains("untagged enum ") {
        return "Nothing of this form is known here.".to_string();
    }
    if let Some((expected, found)) = why.strip_prefix("Expected ").and_then(|it| it.split_once(" but found "))
    {
        return format!(
            "{} is expected here, not {}.",
            capital(&in_a_file(expected)),
            found.trim_end_matches(" instead")
        );
    }
    match why.strip_prefix("Expected ") {
        Some(expected) => format!("{} is expected here.", capital(&in_a_file(expected))),
        None if why == "Unexpected end of RON" => "The file ends too early.".to_string(),
        None if why == "Non-whitespace trailing characters" => "Nothing may follow here.".to_string(),
        None => format!("{}.", capital(why)),
    }
}

/// What is named first, in its signs.
fn first(text: &str) -> &str {
    let end = text.find([' ', ',']).unwrap_or(text.len());
    &text[..end]
}

/// What the reader expects, by what it looks like in a file.
fn in_a_file(expected: &str) -> String {
    let words: [(&str, &str); 16] = [
        ("integer", "a whole number"),
        ("float", "a number"),
        ("boolean", "`true` or `false`"),
        ("string", "a text in quotes"),
        ("end of string", "the end of the text"),
        ("char", "a single letter"),
        ("option", "`Some(…)` or `None`"),
        ("identifier", "a name"),
        ("unit", "`()`"),
        ("comma", "a comma"),
        ("colon", "a colon"),
        ("u8", "a whole number from 0 to 255"),
        ("u16", "a whole number from 0 to 65535"),
        ("u32", "a whole number that is not negative"),
        ("i32", "a whole number"),
        ("usize", "a whole number that is not negative"),
    ];
    if let Some((_, plain)) = words.iter().find(|it| it.0 == expected) {
        return plain.to_string();
    }
    // `tuple struct Point with 2 elements`, `a tuple of size 2`, `struct SideOf`, `enum Goal`.
    let n = expected.split(' ').find_map(|it| it.parse::<u32>().ok());
    match (["struct ", "enum ", "tuple ", "variant "].iter().any(|it| expected.contains(it)), n) {
        (true, Some(1)) => "an entry with one part".to_string(),
        (true, Some(n)) => format!("an entry with {n} parts"),
        (true, None) => "an entry in brackets or one of its names".to_string(),
        (false, _) => expected.to_string(),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|it| it.to_uppercase().to_string() + letters.as_str()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::in_plain_words as plain;

    #[test]
    fn types_are_not_named() {
        let all = [
            ("Unexpected missing field named `side` in `SideOf`", "The field `side` is missing."),
            ("Unexpected duplicate field named `side` in `SideOf`", "The field `side` stands here twice."),
            (
                "Unexpected variant named `Holds` in enum `Goal`, expected one of `Hold`, `Take`, or `Exit` instead",
                "There is no entry `Holds` here; there are `Hold`, `Take`, and `Exit`.",
            ),
            (
                "Unexpected field named `x` in `Point`, expected `y` instead",
                "There is no field `x` here; there is `y`.",
            ),
            ("Expected opening `(` for struct `SideOf`", "An opening `(` is expected here."),
            (
                "Expected struct `SideOf` but found `Side`",
                "The name `Side` does not belong here; begin with `(`.",
            ),
            (
                "Expected tuple struct Point with 2 elements but found one element instead",
                "An entry with 2 parts is expected here, not one element.",
            ),
            (
                "Expected enum Goal but found the string \"x\" instead",
                "An entry in brackets or one of its names is expected here, not the string \"x\".",
            ),
            ("data did not match any variant of untagged enum Sides", "Nothing of this form is known here."),
            ("Expected integer", "A whole number is expected here."),
            ("The tile 9Z does not exist.", "The tile 9Z does not exist."),
        ];
        for (why, says) in all {
            assert_eq!(plain(why), says);
        }
    }
}
