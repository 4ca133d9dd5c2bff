//! MOV: phase 1, movement.
