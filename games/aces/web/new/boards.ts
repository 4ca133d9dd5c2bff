import type { BoardInfo } from "../board/model";
import { boardOf as boardOfDraft } from "../edit/draft";
import { written as writtenOut } from "../edit/file";
import { keptBoard, keptBoards } from "../edit/kept";
import type { Area } from "../protocol";
import { boardName } from "../short";
import written from "../boards.json";

/** A built-in board by its name, or one's own by the name under which this browser keeps it. */
export type BoardKey = "summer" | "winter" | `own-${string}`;

const OWN = "own-";

const ownBoard = (key: BoardKey) => (key.startsWith(OWN) ? keptBoard(key.slice(OWN.length)) : undefined);

/** The boards of one's own that can be played, the last changed first. */
export function ownBoards(): BoardKey[] {
  return keptBoards()
    .filter((it) => it.fine)
    .map((it) => `${OWN}${it.id}` as const);
}

/** A board, or the half of it that is played on, as the rules describe it: for a picture before there is a match. */
export function boardOf(key: BoardKey, area: Area): BoardInfo {
  const own = ownBoard(key);
  if (own) return boardOfDraft(own.draft, area);
  return (written as unknown as BoardInfo[]).find((it) => it.name === key && it.area === area)!;
}

/** What the server is asked for: the name of a built-in board, or the text of one's own. */
export function boardText(key: BoardKey): string {
  const own = ownBoard(key);
  return own ? writtenOut(own.draft) : key;
}

export function boardTitle(key: BoardKey): string {
  return ownBoard(key)?.draft.name ?? boardName(key);
}

/** AA-SET-4: half a board only, for two. */
export function isHalf(key: BoardKey): boolean {
  return ownBoard(key)?.draft.half ?? false;
}
