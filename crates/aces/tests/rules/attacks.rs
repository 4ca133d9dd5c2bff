//! ATK: phase 2, declaring attacks.
