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
  try {
    localStorage.setItem(KEPT, JSON.stringify([...new Set([...doneLessons(), id])]));
  } catch {
    // A browser that keeps nothing: the lesson was learnt all the same.
  }
}
