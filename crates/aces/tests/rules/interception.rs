//! INT: interception.
