// Boards of one's own, kept in this browser.
import type { Draft } from "./draft.ts";

const KEPT = "sandtable-aces-boards";
/** More than this, and a browser might run out of room for other things. */
export const MOST_KEPT = 60;

export interface KeptBoard {
  id: string;
  draft: Draft;
  /** When it was last changed, in milliseconds. */
  changed: number;
  /** Whether the rules had nothing against it when they last looked. */
  fine: boolean;
}

/** The boards of this browser, the last changed first. What cannot be read is left alone and not shown. */
export function keptBoards(): KeptBoard[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter(isBoard).sort((a, b) => b.changed - a.changed) : [];
  } catch {
    return [];
  }
}

function isBoard(it: unknown): it is KeptBoard {
  const { id, draft } = (it ?? {}) as Partial<KeptBoard>;
  return typeof id === "string" && typeof draft === "object" && Array.isArray(draft?.land);
}

export function keptBoard(id: string | null): KeptBoard | undefined {
  return keptBoards().find((it) => it.id === id);
}

/** Whether there was room for it. */
export function keep(board: KeptBoard): boolean {
  const others = keptBoards().filter((it) => it.id !== board.id);
  if (others.length >= MOST_KEPT) return false;
  return write([board, ...others]);
}

export function forget(id: string): void {
  write(keptBoards().filter((it) => it.id !== id));
}

function write(boards: KeptBoard[]): boolean {
  try {
    localStorage.setItem(KEPT, JSON.stringify(boards));
    return true;
  } catch {
    return false;
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (it) => it.toString(16).padStart(2, "0")).join(
    "",
  );
}
