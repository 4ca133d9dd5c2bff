import { api } from "$frame/lib/api";
import type { BoardInfo } from "../board/model";
import { boardOf as boardOfDraft, draftOf, type Draft } from "../edit/draft";
import { written as writtenOut } from "../edit/file";
import { kept } from "../edit/kept";
import type { Area, DrawnBoard, Ground } from "../protocol";
import { boardName } from "../short";
import written from "../boards.json";
import { BUILTIN } from "./builtin";

/** A built-in board by its name, one's own by the name under which this browser keeps it, or one of this server by its name. */
export type BoardKey = Builtin | `own-${string}` | `here-${string}`;

export { BUILTIN };
type Builtin = (typeof BUILTIN)[number];

const OWN = "own-";
const HERE = "here-";

/** The boards that this server has beside the built-in ones. */
let here: Drawn[] = [];

interface Drawn {
  draft: Draft;
  ground?: Ground;
}

export async function boardsHere(): Promise<BoardKey[]> {
  const boards = (await api.content("aces")) as DrawnBoard[];
  here = boards.map((it) => ({ draft: draftOf(it), ground: it.ground }));
  return here.map((it) => `${HERE}${it.draft.name}` as const);
}

function drawnAt(key: BoardKey): Drawn | undefined {
  if (key.startsWith(HERE)) return here.find((it) => it.draft.name === key.slice(HERE.length));
  return key.startsWith(OWN) ? kept.at(key.slice(OWN.length)) : undefined;
}

const draftAt = (key: BoardKey) => drawnAt(key)?.draft;

/** The boards of one's own that can be played, the last changed first. */
export function ownBoards(): BoardKey[] {
  return kept
    .all()
    .filter((it) => it.fine)
    .map((it) => `${OWN}${it.id}` as const);
}

/** Every board that a position can be laid out on. */
export const boardKeys = (): BoardKey[] => [...BUILTIN, ...ownBoards()];

/** A board that is one's own; nothing for a built-in one. */
export const draftOfKey = (key: BoardKey): Draft | null => draftAt(key) ?? null;

/** A built-in board, or a part of it. */
export const boardDrawn = (name: string, area: Area): BoardInfo =>
  boardOf(BUILTIN.find((it) => it === name) ?? "summer", area);

/** A board, or the half of it that is played on, as the rules describe it: for a picture before there is a match. */
export function boardOf(key: BoardKey, area: Area): BoardInfo {
  const own = draftAt(key);
  if (own) return boardOfDraft(own, area);
  const parts = (written as unknown as BoardInfo[]).filter((it) => it.name === key);
  // Half a board has one part.
  return parts.find((it) => it.area === area) ?? parts[0]!;
}

/** What the server is asked for: the name of a board that it has, or the text of one's own. */
export function boardText(key: BoardKey): string {
  if (key.startsWith(HERE)) return key.slice(HERE.length);
  const own = draftAt(key);
  return own ? writtenOut(own) : key;
}

export function boardTitle(key: BoardKey): string {
  return draftAt(key)?.name ?? boardName(key);
}

/** What a board is good for, as the table said; nothing for a built-in one. */
export function drawnGround(key: BoardKey): Ground | undefined {
  const own = drawnAt(key);
  // Boards that were kept before the table said it.
  return own && (own.ground ?? (own.draft.half ? "half" : "full"));
}
