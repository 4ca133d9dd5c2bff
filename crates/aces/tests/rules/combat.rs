//! CMB: phase 3, combat.
