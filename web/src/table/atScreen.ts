/** What people who share this screen are called. Only this device knows: nobody else needs to. */
const LAST = "sandtable-at-screen";
const keyOf = (match: string) => `${LAST}-${match}`;

/** The names in a match, by seat; nothing if nobody has given any. */
export function namesIn(match: string): Record<number, string> | null {
  return read(keyOf(match)) as Record<number, string> | null;
}

export function keepNames(match: string, names: Record<number, string>): void {
  localStorage.setItem(keyOf(match), JSON.stringify(names));
  const given = Object.values(names).filter((it) => it !== "");
  if (given.length > 0) localStorage.setItem(LAST, JSON.stringify(given));
}

/** Those who shared this screen last time. */
export function lastNames(): string[] {
  const last = read(LAST);
  return Array.isArray(last) ? last.filter((it) => typeof it === "string") : [];
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
