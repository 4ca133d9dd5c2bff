//! MON: phase 4, money.
