const KEPT = "sandtable-lessons";
const TABLES = "sandtable-lesson-matches";
/** Older tables have been left long ago. */
const MOST = 200;

/** The lessons whose goal was reached on this device. */
export function doneLessons(): string[] {
  return read(KEPT);
}

/** Records that the goal of a lesson was reached. */
export function keepDone(id: string): void {
  write(KEPT, [...new Set([...doneLessons(), id])]);
}

/** The matches of lessons, which are not listed among the other matches. */
export function lessonMatches(): string[] {
  return read(TABLES);
}

export function keepLessonMatch(id: string): void {
  write(TABLES, [...lessonMatches(), id].slice(-MOST));
}

function read(name: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
    return Array.isArray(kept) ? kept.filter((it) => typeof it === "string") : [];
  } catch {
    return [];
  }
}

function write(name: string, list: string[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(list));
  } catch {
    // The browser stores nothing: the lesson was learned all the same.
  }
}
