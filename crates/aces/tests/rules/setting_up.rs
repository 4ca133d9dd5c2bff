//! SET: players and setting up.
