//! VIC: victory.
