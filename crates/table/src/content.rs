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
