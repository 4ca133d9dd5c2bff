use table::Phrase;

/// Something that a player may say in advance, such as to let bombers pass.
#[derive(Clone, Debug, PartialEq)]
pub struct StandingOrder {
    /// Its name, in messages and in the store.
    pub key: String,
    /// The order, as one gives it.
    pub says: Phrase,
}
