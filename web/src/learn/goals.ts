import type { Entry, Game } from "../protocol";

/**
 * A pattern over JSON. Values must be equal; of an object only the fields that are named must fit. `{ $any: [..] }` is one
 * of several patterns, `{ $has: .. }` a list with such an entry, `{ $lacks: .. }` one without, `{ $last: .. }` a list that ends so,
 * `{ $begins: ".." }` a text.
 */
export type Pattern = string | number | boolean | null | Pattern[] | { [name: string]: Pattern };

/** What must have happened, `n` times if given, or what the position must be. */
export type Goal = { event: Pattern; n?: number; view?: undefined } | { view: Pattern };

/** Whether a value fits the pattern. `crates/hosting/src/lessons.rs` has the same in Rust, but for `$lacks` and `$begins`, which only lessons of people's own use. */
export function fits(pattern: Pattern, value: unknown): boolean {
  if (pattern === null || typeof pattern !== "object") return pattern === value;
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) && value.length === pattern.length && pattern.every((it, i) => fits(it, value[i]))
    );
  }
  return Object.entries(pattern).every(([name, wanted]) => {
    switch (name) {
      case "$any":
        return Array.isArray(wanted) && wanted.some((it) => fits(it, value));
      case "$has":
        return list(value).some((it) => fits(wanted, it));
      case "$lacks":
        return Array.isArray(value) && !value.some((it) => fits(wanted, it));
      case "$begins":
        return typeof value === "string" && typeof wanted === "string" && value.startsWith(wanted);
      case "$last":
        return list(value).length > 0 && fits(wanted, list(value).at(-1));
      default:
        return isObject(value) && name in value && fits(wanted, value[name]);
    }
  });
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Whether a goal is reached. */
export function isMet<G extends Game>(goal: Goal, log: Entry<G>[], view: G["view"]): boolean {
  if (goal.view !== undefined) return fits(goal.view, view);
  return log.filter((it) => fits(goal.event, it.event)).length >= (goal.n ?? 1);
}
