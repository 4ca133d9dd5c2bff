//! What is written, against what was acknowledged.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::play::Played;

/// An entry: its number, its kind, what is in it.
type Entry = (u64, String, String);

/// The entries of each match, by its name in addresses.
pub type Journals = BTreeMap<String, Vec<Entry>>;

/// Every acknowledged answer is there, once, at its place; and no answer is there that nobody sent, or in another order.
pub fn check(journals: &Journals, played: &[Played]) -> String {
    let (mut n_acknowledged, mut n_unknown, mut n_entries) = (0, 0, 0);
    for it in played {
        let none = Vec::new();
        let journal = journals.get(&it.id).unwrap_or(&none);
        n_entries += journal.len();
        for ((n, _, _), place) in journal.iter().zip(1..) {
            assert_eq!(*n, place, "{}: an entry is missing", it.id);
        }
        // The place of an answer is behind all that its sender knew of.
        let sent: BTreeMap<u64, Vec<usize>> =
            it.sent.iter().enumerate().fold(BTreeMap::new(), |mut all, (i, sent)| {
                all.entry(sent.version + 1).or_insert_with(Vec::new).push(i);
                all
            });
        for sent in it.sent.iter().filter(|it| it.is_acknowledged) {
            n_acknowledged += 1;
            let entry = journal.get(sent.version as usize);
            let (_, kind, data) = entry.unwrap_or_else(|| panic!("{}: {sent:?} is lost", it.id));
            assert!(
                kind == "answer" && says(data, &sent.seat, &sent.choice),
                "{}: {sent:?} is {data}",
                it.id
            );
        }
        for (n, _, data) in journal.iter().filter(|it| it.1 == "answer") {
            let candidates =
                sent.get(n).unwrap_or_else(|| panic!("{}: nobody sent entry {n}: {data}", it.id));
            let is_one = candidates.iter().any(|i| says(data, &it.sent[*i].seat, &it.sent[*i].choice));
            assert!(is_one, "{}: nobody sent entry {n}: {data}", it.id);
            n_unknown += usize::from(candidates.iter().all(|i| !it.sent[*i].is_acknowledged));
        }
        let mut places: Vec<u64> =
            it.sent.iter().filter(|it| it.is_acknowledged).map(|it| it.version).collect();
        let n = places.len();
        assert!(places.is_sorted(), "{}: answers are in another order", it.id);
        places.dedup();
        assert_eq!(places.len(), n, "{}: two answers have one place", it.id);
    }
    format!(
        "{} matches, {n_entries} entries: all {n_acknowledged} acknowledged answers are there once and in order, \
         and {n_unknown} whose sender never heard",
        played.len()
    )
}

fn says(data: &str, seat: &Value, choice: &Value) -> bool {
    let answer: Value = serde_json::from_str(data).unwrap_or_default();
    let parts = answer.as_object().and_then(|it| it.values().next());
    parts.is_some_and(|it| it["seat"] == *seat && it["choice"] == *choice)
}
