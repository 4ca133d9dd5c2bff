//! What a game puts into the messages between a server and a browser.

use serde::Serialize;

use crate::{Ask, Choice, Event, HostedGame, Space, View};

/// The types of a game that its messages carry. Every hosted game has them; messages need no more of it.
pub trait Parts {
    /// What never changes in a match.
    type WorldInfo: std::fmt::Debug + Serialize;
    /// What a viewer may know.
    type View: std::fmt::Debug + Serialize;
    /// How one view differs from the previous one.
    type Delta: std::fmt::Debug + Serialize;
    /// A question.
    type Ask: std::fmt::Debug + Serialize;
    /// An answer.
    type Choice: std::fmt::Debug + Serialize;
    /// Answers too many to list.
    type Space: std::fmt::Debug + Serialize;
    /// Something that happens.
    type Event: Clone + std::fmt::Debug + Serialize;
    /// The answer to a question about a position.
    type Found: std::fmt::Debug + Serialize;
}

impl<G: HostedGame> Parts for G {
    type WorldInfo = G::WorldInfo;
    type View = View<G>;
    type Delta = G::Delta;
    type Ask = Ask<G>;
    type Choice = Choice<G>;
    type Space = Space<G>;
    type Event = Event<G>;
    type Found = G::Found;
}
