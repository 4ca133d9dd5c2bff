/** The boards that every server has, in the order in which they are offered. */
export const BUILTIN = ["summer", "winter", "brook", "lakes", "steppe", "passes"] as const;
