import type { NewMatch } from "../protocol";

/** A short position that teaches one chapter. Its name is the text `web-lesson-ID`, its goal `web-lesson-ID-goal`. */
export interface Lesson {
  id: string;
  /** The chapter of the rules, such as `MOV`. */
  chapter: string;
  /** The rule to read first. */
  rule: string;
  /** What it starts; none as long as the lesson is not written. */
  match: NewMatch | null;
}

export const lessons: Lesson[] = [
  { id: "move", chapter: "MOV", rule: "AA-MOV-1", match: null },
  { id: "roads", chapter: "MOV", rule: "AA-MOV-2", match: null },
  { id: "occupy", chapter: "FAC", rule: "AA-FAC-2", match: null },
  { id: "intercept", chapter: "INT", rule: "AA-INT-1", match: null },
  { id: "attack", chapter: "CMB", rule: "AA-CMB-2", match: null },
  { id: "arms", chapter: "CMB", rule: "AA-CMB-4", match: null },
  { id: "money", chapter: "MON", rule: "AA-MON-1", match: null },
  { id: "automa", chapter: "AUT", rule: "AA-AUT-1", match: null },
];

const KEPT = "sandtable-lessons";

/** The lessons whose goal was reached on this device. */
export function doneLessons(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((it) => typeof it === "string") : [];
  } catch {
    return [];
  }
}

/** Keeps that the goal of a lesson was reached. */
export function keepDone(id: string): void {
  localStorage.setItem(KEPT, JSON.stringify([...new Set([...doneLessons(), id])]));
}
