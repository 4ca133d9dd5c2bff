// Files that are opened in an editor: one thing as text, or a pack.
import { api, Refusal } from "../lib/api";
import { isPack } from "../lib/packs";
import type { Packed, Phrase } from "../protocol";
import { words } from "../words/words.svelte";
import { newId, type Keeping, type Kept } from "./kept";

/** Far more than one thing that people write is. */
const LARGEST_FILE = 48 * 1024;

/** What is said of a pack that was opened. */
export interface OpenedPack {
  name: string;
  version: string;
  author: string;
  /** How many things in it are among one's own now. */
  n: number;
  /** How many files of it cannot be opened here. */
  left: number;
}

export const sentence = (key: string, args: Phrase["args"] = {}) => new Refusal({ key, args }, 0);

/** What a file is, read: a pack of this game, or the text of one thing. */
export async function readFile(
  game: string,
  file: File,
  tooLarge: string,
): Promise<{ packed: Packed; text: null } | { packed: null; text: string }> {
  if (await isPack(file)) {
    const packed = await api.openPack(file);
    if (packed.manifest.game !== game) throw sentence("edit-pack-other-game");
    return { packed, text: null };
  }
  if (file.size > LARGEST_FILE) throw sentence(tooLarge);
  return { packed: null, text: await file.text() };
}

export function opened({ manifest }: Packed, n: number, left: number): OpenedPack {
  const { name, version, author } = manifest;
  const said = name[words.language] ?? name["en"] ?? Object.values(name)[0];
  return { name: said ?? "", version, author: author ?? "", n, left };
}

/** Keeps everything but the first, which comes onto the drawing table; it is the last changed of them. */
export function keepOthers<K extends Kept<unknown>>(
  shelf: Keeping<K>,
  all: Omit<K, "id" | "changed">[],
): void {
  const now = Date.now();
  all.slice(1).forEach((it, i) => shelf.keep({ ...it, id: newId(), changed: now - i - 1 } as K));
}
